### Ce que disent les images de Mousquetaires du Roy : les mots qui y figurent, et leurs textes alternatifs.

# en: d91a14b7
picture-title = Mousquetaires du Roy
# en: fbfd1648
picture-turn = Manche { $turn }
# en: 381640ab
picture-to-move = À { $name } de jouer ({ $seat })
# en: 8bf61370
picture-may-begin =
    { $count ->
        [one] { $names } peut commencer
       *[other] Au choix : { $names }
    }
# en: f345fb7e
picture-won =
    { $side ->
        [milady] Milady gagne : { $names }
       *[other] Les mousquetaires gagnent : { $names }
    }
# en: 59a5e71a
picture-lost = Les mousquetaires ont perdu
# en: 053350f2
picture-phase-setup = Mise en place
# en: 5de1c106
picture-phase-milady = Phase de Milady
# en: fe3e4cc5
picture-phase-musketeers = Phase des mousquetaires
# en: b91495f2
picture-phase-reveal = Révélation de Milady
# en: acfeaca8
picture-phase-siege = Siège de La Rochelle
# en: ea6d0ea2
picture-phase-end = Fin de la manche
# en: 7e6faee8
picture-phase-over = Partie finie
# en: 12161fd9
picture-budget =
    { $phase } · Alerte : { $n ->
        [one] { $n } action pour tous
       *[other] { $n } actions pour tous
    }
# en: eb522dd9
picture-duel = Duel : { $seat } contre { FORM($foe, "article") }
# en: 4364fa53
picture-foe-unknown = un adversaire inconnu
# en: 6f245787
picture-end-quest = la Reine porte de nouveau ses ferrets
# en: 4b5740eb
picture-end-time = le temps est écoulé
# en: 443e800c
picture-end-siege = La Rochelle est perdue
# en: 72e57918
picture-end-honour = la Reine est déshonorée
# en: fdd924b6
picture-end-constance = Constance est morte
# en: f9ca9484
picture-end-elimination = personne ne peut revenir à la quête
# en: d9a7c6da
picture-place-paris = Paris
# en: 62180411
picture-place-louvre = Louvre
# en: 4e3b0cd7
picture-place-quest = Quête
# en: b5884a16
picture-place-la-rochelle = La Rochelle
# en: 0a51e953
picture-place-vieux-colombier = Vieux-Colombier
# en: 967bc763
picture-place-bastille = Bastille
# en: df7f9462
picture-place-richelieu = Chez Richelieu
# en: b3e2b33a
picture-place-milady-quarters = Chez Milady
# en: 9d9810ab
picture-track-time = Temps (dés rouges)
# en: a76536ce
picture-track-time-held = Temps, retenu cette manche
# en: ede1db59
picture-track-honour = Honneur de la Reine
# en: 685fb82a
picture-track-louvre = Louvre
# en: 65ba894a
picture-track-constance = Constance
# en: 577cb746
picture-track-rochefort = Rochefort
# en: ff27ce49
picture-stake-time = fin : Milady gagne
# en: b09dec8f
picture-mark-lost = Milady gagne
# en: 2b6a1ba7
picture-mark-treachery = perfidie
# en: 3114257c
picture-mark-epic = jeton Épopée
# en: 26d8d71e
picture-mark-one-for-all = Un pour tous
# en: 11e7e45b
picture-legend-upgrade = amélioré
# en: 070e8854
picture-legend-adversary = adversaire
# en: ddfaaf97
picture-legend-trap = piège
# en: 42c4de56
picture-legend-changed = changé
# en: accd3a16
picture-stake-honour = épuisé : Milady gagne
# en: f62a00d0
picture-stake-louvre = honneur perdu
# en: 3514b0fc
picture-stake-constance = six épées : Milady gagne
# en: 3e842171
picture-mission-in = { $place } : mission
# en: ddcc0367
picture-no-mission = Il n’y a pas encore de mission ici.
# en: dbe1635e
picture-strength = force { $n }
# en: 26210ba4
picture-toll-smugglers = 1 dé rouge de plus à La Rochelle
# en: afaa5e93
picture-toll-constance-held = 1 carte Perfidie à Milady par manche
# en: aaa60833
picture-toll-constance-kidnapped = 4 dés rouges contre Constance par manche
# en: 1bba0996
picture-toll-plot = la Reine perd 1 point d’honneur par manche
# en: f5c3460c
picture-toll-queens-message = épreuves du Louvre plus dures de 1
# en: f7d2ec4b
picture-toll-watch = 1 pistole perdue par manche
# en: 5341c121
picture-toll-queens-letter = échec : perte d’honneur
# en: c4bdfc97
picture-toll-chancellor = échec : perte d’honneur
# en: 245cd22d
picture-toll-kings-suspicion = échec : perte d’honneur
# en: 179a13e1
picture-toll-merlaison = échec : perte d’honneur
# en: 2e764872
picture-toll-spanish-papers = échec : perte d’honneur
# en: d5eb32c3
picture-toll-duchess = échec : perte d’honneur
# en: e61b10b7
picture-toll-provocation = échec : perte d’honneur
# en: 904ec3e0
picture-toll-audience = échec : perte d’honneur
# en: 74d35c13
picture-duels = Duels { $won } sur { $needed }
# en: e4728c32
picture-post =  ? { $n }
# en: 195a3951
picture-nemesis = Némésis { FORM($seat, "de") }
# en: e40dd506
picture-unposted = aucun adversaire
# en: 4365ece3
picture-quest = Quête { $n } sur { $all } · { $quest }
# en: c1234d55
picture-quest-done = Les quatre plateaux de quête sont achevés
# en: e9e70d33
picture-path-bedrooms = Chambres
# en: 27831049
picture-path-stables = Écuries
# en: 1f0facc1
picture-path-cellar = Cave
# en: 00fb7e40
picture-then-duel = puis : duel contre { FORM($foe, "article") }
# en: 80b13257
picture-code =
    { $skill ->
        [erudition] Ér
        [nobility] No
        [gallantry] Ga
       *[panache] Pa
    }
# en: e382a975
picture-code-erudition = Érud. { $level }
# en: 5879e802
picture-code-nobility = Nobl. { $level }
# en: db28592e
picture-code-gallantry = Gal. { $level }
# en: fa5b16b8
picture-code-panache = Pan. { $level }
# en: ffec4413
picture-named = { $seat } ({ $player })
# en: b359145e
picture-milady-at = Milady est { FORM($place, "at") }
# en: 6dfb2fea
picture-milady-hidden = Milady est cachée
# en: 6f241846
picture-milady-nowhere = Milady va choisir où aller
# en: 5cb31daf
picture-milady-absent = Absente de : { $places }
# en: a6e241ef
picture-treachery =
    { $n ->
        [one] { $n } carte Perfidie
       *[other] { $n } cartes Perfidie
    }
# en: a85932c5
picture-paris-cards =
    { $n ->
        [one] { $n } carte Paris en main
       *[other] { $n } cartes Paris en main
    }
# en: c336a475
picture-effects = Cette manche : { $cards }
# en: 9adfca77
picture-pistoles =
    { $n ->
        [one] { $n } pistole
       *[other] { $n } pistoles
    }
# en: 5a599098
picture-epic =
    { $n ->
        [one] { $n } jeton Épopée
       *[other] { $n } jetons Épopée
    }
# en: b939f642
picture-one-for-all = { $n } Un pour tous
# en: ad7078cb
picture-down = hors de combat
# en: 411730db
picture-actions-cards =
    { $n ->
        [one] { $n } action
       *[other] { $n } actions
    } · { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
# en: f3190688
picture-turn-done =
    fini · { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
# en: 61161178
picture-cards =
    { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
# en: 48986726
picture-barred = exclu de la quête
# en: 7609f1bb
picture-no-gear = pas d’équipement
# en: 79c9dc39
picture-none = rien
# en: f07bf7f1
picture-no-duel = Pas encore de duel cette manche
# en: 7d53651b
picture-no-dice = les dés n’ont pas encore roulé
# en: 48b445c7
picture-duel-open = pas encore décidé
# en: 117b0cdc
picture-blood-nobody = personne n’est touché
# en: 1d511ec2
picture-blood-own =
    { $seat } perd { $hurt ->
        [one] { $hurt } point de vie
       *[other] { $hurt } points de vie
    }
# en: 75909ee7
picture-blood-foe =
    { FORM($foe, "article") } perd { $struck ->
        [one] { $struck } point de vie
       *[other] { $struck } points de vie
    }
# en: 8ad2bfe5
picture-blood-both =
    { $seat } perd { $hurt ->
        [one] { $hurt } point de vie
       *[other] { $hurt } points de vie
    }, { FORM($foe, "article") } { $struck }
# en: 61244535
picture-round = Passe { $n }
# en: df4eef29
picture-parried = paré
# en: d7b51553
picture-as-it-stands = en cours
# en: b0f982b9
picture-foe-dice =
    { $n ->
        [one] { $n } dé
       *[other] { $n } dés
    }
# en: 746c3a8d
picture-ability-no-pistol = pas de pistolet contre lui
# en: 07a4f3f2
picture-ability-returns = revient dans la main de Milady
# en: c61a6cce
picture-ability-better-manoeuvre = botte : croix, croix, épée
# en: 6b230329
picture-ability-guard = 1 bouclier de plus, passe 1
# en: 129f9f47
picture-ability-reroll = relance un dé
# en: 53e48f99
picture-ability-lunge = 1 épée de plus, passe 1
# en: 4549b1aa
picture-ability-challenge-plus-1 = épreuves plus dures de 1
# en: cf455457
picture-ability-one-combat-card = une carte Combat au plus contre lui
# en: 176455a1
picture-ability-siege-die = 1 dé rouge de plus à La Rochelle
# en: e76918ac
picture-ability-two-lives = garde ses blessures
# en: c5c28e15
picture-odds-foe = adversaire touché
# en: f896f318
picture-odds-both = les deux
# en: f153aa58
picture-odds-nobody = personne
# en: 5148c9db
picture-odds-own = mousquetaire
# en: df0efdde
picture-odds-of = Probabilités : { $what }
# en: b3a4c4a9
picture-with-sword = et son épée
# en: 8fed25cc
picture-any-card = son pouvoir
# en: b7ed0fe4
picture-face-down = face cachée
# en: ee135bb8
picture-lies-snare = un guet-apens : il coûte 1 point de vie
# en: f325f469
picture-lies-blank = un leurre : il n’y a personne
# en: 2e2b6313
picture-path-on = une action jusqu’à la dernière étape dégagée
# en: a921fd44
picture-down-reckoned =
    { $laid ->
        [milady] Face cachée : ces probabilités sont celles d’un jeton non vu pris au hasard, mais Milady l’a placé à son gré.
       *[chance] Face cachée : tout jeton non vu est aussi probable ; un guet-apens blesse, un leurre non.
    }
# en: 3f2dd3a1
picture-again =
    { $who ->
        [both] Les probabilités comptent une relance de l’épée et une de Milady, là où chacune est la plus utile.
        [own] Les probabilités comptent une relance de son épée là où elle lui sert le plus.
       *[foe] Les probabilités comptent une relance de Milady là où elle lui sert le plus.
    }
# en: 3b7276a5
picture-posts-down = Les cartes face cachée sont révélées quand un mousquetaire vient. D’ici là, elles n’ont pas de probabilités, et les épreuves peuvent être plus dures.
# en: 08be5b8c
picture-assassin-first = L’Assassin coûte d’abord 1 point de vie ; ces probabilités valent ensuite.
# en: d1806321
picture-first-yes = passe d’abord
# en: d504b65e
picture-first-perhaps = si Milady se cache ici
# en: 6ec71fd2
picture-deeds = Ce que { $seat } peut tenter
# en: 24bb5df4
picture-space = Adversaire { $n }
# en: 3207845a
picture-keep = tout garder
# en: 7a19e2a8
picture-throw = relancer { FORM($face, "article") }
# en: 909157b8
picture-odds-dice =
    { $n } { $n ->
        [one] dé
       *[other] dés
    }
# en: a2335ebd
picture-odds-cards =
    { $n } { $n ->
        [one] dé
       *[other] dés
    } : { $cards }
# en: fde33f83
picture-challenge = épreuve
# en: 44a52482
picture-is-there = sur place
# en: 82f4758b
picture-need-none = a { $own }, cela suffit
# en: e96c32bc
picture-need-enough =
    a { $own }, il lui faut { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }, { $held } en main
# en: bcad1598
picture-need-short =
    a { $own }, il lui faut { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }, { $held } en main (trop peu)
# en: 43d69842
picture-need-helped =
    a { $own }, il lui faut { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }, { $held } en main ; cela suffit { $by ->
        [power] grâce à son pouvoir
        [epic] avec des jetons Épopée
       *[both] grâce à son pouvoir et à des jetons Épopée
    }
# en: f8dca66f
picture-need-unknown =
    a { $own }, il lui faut { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
# en: c7b0a690
picture-rochefort-yes = Milady est ici : Rochefort passe d’abord.
# en: c2ed5a7d
picture-rochefort-perhaps = Si Milady se cache ici, Rochefort passe d’abord.
# en: f270fea9
picture-rochefort-no = Rochefort ne vient pas maintenant.
# en: ef0e8b84
picture-post-down =
    { $kind ->
        [trap] Un piège face cachée, force { $n }
       *[other] Un adversaire face cachée, force { $n }
    }
# en: 47b0c74f
picture-trap-beggars = coûtent 2 pistoles et une action
# en: 27ff3c35
picture-trap-spies = coûtent 2 cartes et une action
# en: 4bef5158
picture-trap-nemesis = coûte une action à sa cible
# en: 87f3042e
picture-trap-assassin = blesse le premier qui tente quelque chose
# en: aab129bc
picture-trap-courtesan = épreuves de galanterie plus dures de 1
# en: db4ed937
picture-trap-informers = épreuves plus dures de 1
# en: 8edd6c1b
picture-hand-adventure = Cartes Aventure
# en: 736106e0
picture-hand-gear = Équipement
# en: 6e1829bc
picture-hand-tokens = Jetons de la quête
# en: b1e43aea
picture-card-skill = 1 de plus en { $skill } dans une épreuve
# en: 788162a6
picture-card-combat =
    { $n ->
        [one] { $n } dé de plus dans un duel ou à La Rochelle
       *[other] { $n } dés de plus dans un duel ou à La Rochelle
    }
# en: 04dd0243
picture-item-thoroughbred = un déplacement gratuit par manche
# en: bb4283d6
picture-item-pistol = 1 épée de plus à la première passe d’un duel
# en: e55d5474
picture-item-armor = 1 bouclier de plus à chaque passe d’un duel
# en: a1e230bd
picture-item-toledo-sword = relance un dé dans un duel
# en: 730237b0
picture-item-improved-manoeuvre = lys, lys et bouclier ensemble blessent l’adversaire
# en: 025bb001
picture-item-upgrade = 1 de plus, déjà compté dans le talent
# en: d0f5c547
picture-token-adversary = affronte qui le révèle
# en: 8b2aa1fe
picture-token-snare = coûte 1 point de vie
# en: 98704104
picture-token-blank = il n’y a personne
# en: e9a96943
picture-token-challenge = une épreuve de ce niveau
# en: 587387a9
picture-hand-treachery = Perfidies
# en: af02d58c
picture-hand-paris = Cartes Paris
# en: f9306832
picture-hand-posts = Adversaires et pièges
# en: 33d0b6ff
picture-hidden = non vue
# Texte alternatif : à qui de jouer, les pistes, où est chacun, les missions, la quête ; au plus 1 024 caractères.
# en: 76b75c36
picture-alt-head = { $head }. Mousquetaires du Roy, manche { $turn } : { $under }.
# en: e6b674d7
picture-alt-since = Depuis : { $changes }.
# en: 71e55347
picture-alt-went = { $seat } arrive ({ $place })
# en: 849b799f
picture-alt-healed = { $seat } { $change } vie
# en: a2c12dc3
picture-alt-tracks = Temps { $time } sur { $last }, La Rochelle { $siege }, honneur { $honour }, Louvre { $louvre } sur { $stages }, Constance { $constance } sur { $most }, vie de Rochefort { $rochefort }.
# en: 206397a2
picture-alt-people = Mousquetaires : { $people }.
# en: 12a1d482
picture-alt-life = vie { $life }
# en: 245a5bf7
picture-alt-done = (c’est fait)
# en: 7493f7ea
picture-alt-open = (à faire)
# en: 43595567
picture-alt-mission = { $place } : { $mission }, { $tasks } ; en face, { $posts }.
# en: 9ab41a7c
picture-alt-back =
    { $kind ->
        [trap] un piège face cachée (force { $n })
       *[other] un adversaire face cachée (force { $n })
    }
# en: ecde69e9
picture-alt-quest = { $title } : cases dégagées { $gone } sur { $all }.
# en: 157f587e
picture-alt-tokens = { $quest } Visibles : { $tokens }.
# en: 2fe83606
picture-alt-space = case { $n } ({ $token })
# en: 323f93d5
picture-alt-siege =
    Dés à La Rochelle : { $blue ->
        [one] { $blue } bleu
       *[other] { $blue } bleus
    }, { $red ->
        [one] { $red } rouge
       *[other] { $red } rouges
    }.
# en: bc92dc94
picture-alt-boards = Plateaux de quête achevés : { $n } sur { $all } ({ $boards }).
# en: 05df8ad0
picture-siege-dice =
    En ce moment, { $blue ->
        [one] { $blue } dé bleu
       *[other] { $blue } dés bleus
    } contre { $red ->
        [one] { $red } rouge
       *[other] { $red } rouges
    }
# en: 3f56803c
picture-siege-clock = le temps
# en: 1226e28f
picture-siege-room = place pour une carte
# en: a2171b47
picture-siege-throw =
    Dernier lancer : { $blue } contre { $red } { $red ->
        [one] épée
       *[other] épées
    }{ $given ->
        [0] { "" }
        [one] , { $given } point de vie donné
       *[other] , { $given } points de vie donnés
    }, soit { $by }
# en: fbc1e1e8
picture-nobody-at-siege = Personne n’est là pour donner des points de vie
# en: e199e7c3
picture-alt-siege-track = La Rochelle : le jeton est à { $at }, sur une piste de −{ $most } à { $most }.
# en: acaab6e2
picture-alt-siege-cards = Cartes placées : { $cards }.
# en: 17ee58af
picture-alt-given = Un point de vie donné par { LIST($seats) }.
# en: 7f76f019
picture-alt-there = Sur place : { $people }
# en: d181daa2
picture-nobody-on-quest = Personne n’est sur la route des ferrets
# en: 45eb29e8
picture-alt-company = En route : { $people }.
# en: 1a7ffc1e
picture-alt-chamber = salle { $n } ({ $tokens })
# en: 4689b43d
picture-alt-cleared = case dégagée
# en: 703f4807
picture-alt-face-down = face cachée
# en: 4872f3c8
picture-alt-odds = { $label } { $foe }/{ $both }/{ $nobody }/{ $own }
# en: a834cb82
picture-alt-odds-read = Probabilités, en pourcentage : adversaire touché/les deux/personne/mousquetaire touché.
# en: 89c37747
picture-alt-duel = { $duel } ; { $outcome }.
# en: f7b84293
picture-alt-arms = Équipement { FORM($seat, "de") } : { $arms }.
# en: 0a36af61
picture-alt-parried = Épées parées : { $own } du mousquetaire, { $foe } de l’adversaire.
# en: 53771d94
picture-alt-manoeuvre-own = { FORM($seat, "debut") } réussit sa botte secrète.
# en: e00d3b15
picture-alt-manoeuvre-foe = Botte secrète réussie { FORM($foe, "de") }.
# en: 043c1f1d
picture-alt-manoeuvre-both = Tous deux réussissent leur botte secrète.
# en: 20a9805b
picture-alt-round = Passe { $n } : { $blue } contre { $red } ; vie perdue { $hurt } et { $struck }.

## Images que demande /board

# en: 85f05465
view-score = L’état de la partie, ou comment elle a fini
# en: b0a4a4e0
view-mission-paris = La mission de Paris, avec les probabilités
# en: 24953dbb
view-mission-louvre = La mission du Louvre, avec les probabilités
# en: c1aafd61
view-quest = Le plateau de quête, jeton par jeton
# en: fab8d77a
view-siege = La Rochelle : cartes, dés, dernier lancer
# en: 106cae81
view-odds = Probabilités : { $what } { FORM($place, "at") }
# en: 13a0c49f
view-duel = Le dernier duel, dé par dé
