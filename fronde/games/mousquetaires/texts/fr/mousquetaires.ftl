### Mousquetaires du Roy : tout ce qu'on en lit, sauf les règles (mousquetaires-rules.ftl).

# en: 491c04a5
game-name = Mousquetaires du Roy
# en: 35045912
game-pitch = Quatre mousquetaires contre Milady : rapportez les ferrets de la Reine, tenez La Rochelle et sauvez l’honneur de la Reine, ensemble ou en solo.
# en: 802fd5b7
game-players = D’une à six personnes, deux à trois heures. En solo, ou si personne n’est Milady, les mousquetaires jouent contre la pioche.
# en: cc2eee3e
bot-names = Bastien, Fanchon, Nicaise, Perrine, Rémi, Babette, Clovis, Ursule
# en: 26727fa6
seat-milady = Milady
    .role = Milady · cachée, seule contre tous
    .gender = feminine
# en: c36e836d
seat-dartagnan = d’Artagnan
    .role = d’Artagnan · galanterie, panache, une meilleure botte secrète
    .debut = D’Artagnan
    .gender = masculine
# en: 57edf6c7
seat-athos = Athos
    .role = Athos · noblesse ; Rochefort ne l’arrête pas
    .gender = masculine
# en: ef9bc261
seat-aramis = Aramis
    .role = Aramis · érudition ; une fois par manche, n’importe quelle carte l’aide
    .gender = masculine
# en: da3de80d
seat-porthos = Porthos
    .role = Porthos · cinq points de vie
    .gender = masculine
# en: eb7314db
seat-treville = M. de Tréville
    .role = M. de Tréville · donne un ordre une fois par manche (parties à six)
    .gender = masculine
# en: 372891c1
place-paris = Paris
    .at = à Paris
    .to = à Paris
# en: c351e175
place-louvre = Louvre
    .at = au Louvre
    .to = au Louvre
# en: 86d2d503
place-quest = Quête des ferrets
    .at = sur la route des ferrets
    .to = sur la route des ferrets
# en: b3a71510
place-la-rochelle = La Rochelle
    .at = à La Rochelle
    .to = à La Rochelle
# en: b6be39e8
place-vieux-colombier = Vieux-Colombier
    .at = au Vieux-Colombier
    .to = au Vieux-Colombier
# en: 4fc68b7c
place-richelieu = Cabinet de Richelieu
    .at = chez Richelieu
    .to = chez Richelieu
# en: 04952a36
place-bastille = Bastille
    .at = à la Bastille
    .to = à la Bastille
# en: ea44b905
place-milady-quarters = Appartements de Milady
    .at = dans les appartements de Milady
    .to = dans les appartements de Milady
# en: 22ce9a4a
form-at = à { $name }
# en: c7d03216
form-to = à { $name }
# en: 4ac1a250
skill-erudition = Érudition
# en: d58805c5
skill-nobility = Noblesse
# en: 53bdfe51
skill-gallantry = Galanterie
# en: c61be7f6
skill-panache = Panache
# en: 72e1e68e
face-sword = épée
    .many = épées
    .article = une épée
# en: b2db1843
face-shield = bouclier
    .many = boucliers
    .article = un bouclier
# en: 7220b65a
face-lys = lys
    .many = lys
    .article = un lys
# en: f3b615a2
face-cross = croix
    .many = croix
    .article = une croix
# en: f5752b0c
path-bedrooms = Chambres
    .article = les chambres
# en: 318d4f6b
path-stables = Écuries
    .article = les écuries
# en: 18a72d0b
path-cellar = Cave
    .article = la cave
# en: 14733edc
quest-1 = L’auberge du Lys d’or
    .article = « L’auberge du Lys d’or »
# en: 3c736f02
quest-2 = Le passage en Angleterre
    .article = « Le passage en Angleterre »
# en: 8083ba14
quest-3 = Le retour à Paris
    .article = « Le retour à Paris »
# en: 5470ffa7
quest-4 = Les galeries du Louvre
    .article = « Les galeries du Louvre »
# en: 0638ee51
foe-boisrenard = Boisrenard
# en: 973f06a1
foe-lubin = Lubin
# en: 79c22ba5
foe-brisemont = Brisemont
# en: 31a6a54f
foe-henchman = Homme de main
    .debut = L’homme de main
    .article = l’homme de main
    .a = à l’homme de main
# en: e1de19c3
foe-bernajoux = Bernajoux
# en: 28350fea
foe-jussac = Jussac
# en: d29e23fd
foe-biscarat = Biscarat
# en: f2815efc
foe-cahusac = Cahusac
# en: 16629ce0
foe-laffemas = Laffemas
# en: b7ea28c5
foe-la-houdiniere = La Houdinière
# en: 10b9e1c1
foe-felton = Felton
# en: 0ba549a7
foe-cavois = Cavois
# en: d0c7e40b
foe-rochefort = Rochefort
# en: 39c0f463
foe-de-wardes = de Wardes
    .debut = De Wardes
# en: ae3c6da4
foe-conspirator = conspirateur
    .debut = Le conspirateur
    .article = un conspirateur
    .a = au conspirateur
# en: 6aa9c2f1
foe-guard = geôlier
    .debut = Le geôlier
    .article = le geôlier
    .a = au geôlier
# en: 67031cd0
foe-red-2 = adversaire à 2 dés
    .debut = L’adversaire à 2 dés
    .article = un adversaire à 2 dés
    .a = à l’adversaire à 2 dés
# en: 24957c17
foe-red-3 = adversaire à 3 dés
    .debut = L’adversaire à 3 dés
    .article = un adversaire à 3 dés
    .a = à l’adversaire à 3 dés
# en: 9ad37a8b
foe-red-4 = adversaire à 4 dés
    .debut = L’adversaire à 4 dés
    .article = un adversaire à 4 dés
    .a = à l’adversaire à 4 dés
# en: 4932ad3d
foe-snare = guet-apens
    .debut = Un guet-apens
    .article = un guet-apens
    .a = à un guet-apens
# en: a6e645e2
foe-fixed-2s = adversaire à 2 épées
    .debut = L’adversaire à 2 épées
    .article = un adversaire à 2 épées
    .a = à l’adversaire à 2 épées
# en: ef19ebea
foe-fixed-1s2h = adversaire à 1 épée et 2 boucliers
    .debut = L’adversaire à 1 épée et 2 boucliers
    .article = un adversaire à 1 épée et 2 boucliers
    .a = à l’adversaire à 1 épée et 2 boucliers
# en: fe6bd01a
foe-fixed-2s1h = adversaire à 2 épées et 1 bouclier
    .debut = L’adversaire à 2 épées et 1 bouclier
    .article = un adversaire à 2 épées et 1 bouclier
    .a = à l’adversaire à 2 épées et 1 bouclier
# en: ca891dac
token-red-2 = 2 dés
# en: c171be97
token-red-3 = 3 dés
# en: b3698c38
token-red-4 = 4 dés
# en: c28ee9dc
token-snare = guet-apens
# en: 41e0c59a
token-fixed-2s = 2 épées
# en: 986a9343
token-fixed-1s2h = 1 épée + 2 boucliers
# en: 738314c9
token-fixed-2s1h = 2 épées + 1 bouclier
# en: bba43b4d
token-blank = leurre
# en: 6825d7ac
token-erudition = Érudition 8
# en: 47ca2cb0
token-nobility = Noblesse 8
# en: effc7ea7
token-gallantry = Galanterie 8
# en: e81d76c7
token-panache = Panache 8
# en: e8605edb
trap-courtesan = Courtisane
    .article = la Courtisane
# en: db04e1d3
trap-beggars = Mendiants
    .article = les Mendiants
# en: 5450a2b6
trap-nemesis = Némésis
# en: 2a8c8941
trap-assassin = Assassin
    .article = l’Assassin
# en: 5eee7e75
trap-spies = Espions
    .article = les Espions
# en: 808ea8c3
trap-informers = Mouchards
    .article = les Mouchards
# en: 6f1b3f99
card-erudition = Érudition
    .article = une carte Érudition
# en: 93473671
card-nobility = Noblesse
    .article = une carte Noblesse
# en: 02208db0
card-gallantry = Galanterie
    .article = une carte Galanterie
# en: c6a80521
card-panache = Panache
    .article = une carte Panache
# en: 80562bf4
card-combat = Combat
    .article = une carte Combat
# en: 6d832fd4
card-double-combat = Double combat
    .article = une carte Double combat
# en: 3e05917b
card-des-essarts = M. des Essarts
# en: bf999f33
card-buckingham = Buckingham
# en: 803cc3c7
card-bassompierre = M. de Bassompierre
# en: 911cf88f
card-kitty = Kitty
# en: d4dbaa45
card-la-porte = La Porte
# en: 5bbeba2e
item-thoroughbred = Pur-sang
    .debut = Le pur-sang
    .article = un pur-sang
    .son = son pur-sang
    .votre = votre pur-sang
# en: 97552eca
item-pistol = Pistolet
    .debut = Le pistolet
    .article = un pistolet
    .son = son pistolet
    .votre = votre pistolet
# en: d71cb9cc
item-armor = Cuirasse
    .debut = La cuirasse
    .article = une cuirasse
    .son = sa cuirasse
    .votre = votre cuirasse
# en: d800baf9
item-toledo-sword = Épée de Tolède
    .debut = L’épée de Tolède
    .article = une épée de Tolède
    .son = son épée de Tolède
    .votre = votre épée de Tolède
# en: 2e917c62
item-balm = Baume
    .debut = Le baume
    .article = un baume
    .son = son baume
    .votre = votre baume
# en: 568d1656
item-improved-manoeuvre = Botte d’escrime améliorée
    .debut = La botte d’escrime améliorée
    .article = une botte d’escrime améliorée
    .son = sa botte d’escrime améliorée
    .votre = votre botte d’escrime améliorée
# en: 4673c002
item-upgrade-erudition = Érudition +1
    .article = un +1 en Érudition
    .debut = Le +1 en Érudition
    .son = son +1 en Érudition
    .votre = votre +1 en Érudition
# en: fbaf5e81
item-upgrade-nobility = Noblesse +1
    .article = un +1 en Noblesse
    .debut = Le +1 en Noblesse
    .son = son +1 en Noblesse
    .votre = votre +1 en Noblesse
# en: 7513ea03
item-upgrade-gallantry = Galanterie +1
    .article = un +1 en Galanterie
    .debut = Le +1 en Galanterie
    .son = son +1 en Galanterie
    .votre = votre +1 en Galanterie
# en: e16fd8ac
item-upgrade-panache = Panache +1
    .article = un +1 en Panache
    .debut = Le +1 en Panache
    .son = son +1 en Panache
    .votre = votre +1 en Panache
# en: 2479e03f
treachery-reinforcements = Renforts
# en: 9e08a9f0
treachery-conscripts = Corvées
# en: 60c4e172
treachery-imprisoned = À la Bastille
# en: 9e3d237f
treachery-ambush = Embuscade
# en: 452bf81d
treachery-dead-end = Cul-de-sac
# en: 351bd992
treachery-isolation = Isolement
# en: dc4f9eea
treachery-emergency = Alerte
# en: eed44a95
treachery-balm = Baume
# en: 7046a31b
treachery-slander = Calomnie
# en: fdad8f9f
treachery-cutpurses = Tire-laine
# en: 17af037f
treachery-sabotage = Sabotage
# en: 89a4dade
mission-smugglers = Les contrebandiers
    .article = « Les contrebandiers »
# en: a50e4e31
mission-constance-held = Constance prisonnière
    .article = « Constance prisonnière »
# en: 23311937
mission-constance-kidnapped = Constance enlevée !
    .article = « Constance enlevée ! »
# en: 5172577f
mission-plot = Le complot
    .article = « Le complot »
# en: 044459bb
mission-queens-message = Un message pour la Reine
    .article = « Un message pour la Reine »
# en: 8f25774a
mission-watch = Le guet de la rue des Fossoyeurs
    .article = « Le guet de la rue des Fossoyeurs »
# en: 9cf35105
mission-queens-letter = La lettre de la Reine
    .article = « La lettre de la Reine »
# en: 73159606
mission-chancellor = La perquisition du Chancelier
    .article = « La perquisition du Chancelier »
# en: 1ecfb513
mission-kings-suspicion = Les soupçons du Roi
    .article = « Les soupçons du Roi »
# en: 22b4d2d2
mission-merlaison = Le ballet de la Merlaison
    .article = « Le ballet de la Merlaison »
# en: e32e7c4d
mission-spanish-papers = Les papiers d’Espagne
    .article = « Les papiers d’Espagne »
# en: e6640bed
mission-duchess = La duchesse déguisée
    .article = « La duchesse déguisée »
# en: f54f3dd2
mission-provocation = La provocation des gardes
    .article = « La provocation des gardes »
# en: 735383c0
mission-audience = L’audience du Cardinal
    .article = « L’audience du Cardinal »

## Variantes d'une table

# en: 9bdcb718
option-name-milady = Milady
    .help = L’un de vous joue-t-il Milady contre les autres ? Une personne seule joue toujours sans elle.
    .player =
        { $size ->
            [1] personne : vous jouez en solo contre la pioche
           *[other] l’un de vous la joue
        }
    .nobody = personne : tous ensemble contre la pioche (cinq au plus)
# en: ffeee2b6
option-name-absent = Qui est absent
    .help = À trois mousquetaires, l’un des quatre reste dans la boîte.
    .aramis = Aramis
    .athos = Athos
    .dartagnan = d’Artagnan
    .porthos = Porthos
# en: 66d7a1f2
option-name-easier = Plus facile
    .help = Les mousquetaires commencent avec une carte « Un pour tous ».
# en: 192525c1
option-name-mortal_quest = Quête mortelle
    .help = Plus dur : hors de combat à la quête, on n’y revient pas. Si plus personne ne le peut, Milady gagne.
# en: 0de2fc25
option-name-brave_athos = Athos le Brave
    .help = Plus dur : Athos doit affronter Rochefort comme les autres.
# en: 17c96a84
setup-players = Ce jeu se joue de 1 à 6 joueurs ; vous êtes { $n }.
# en: b5454987
setup-six = À { $n }, l’un de vous doit jouer Milady. Sans elle, on joue à cinq au plus.
# en: f7bd84cd
setup-absent = À { $n }, tous les mousquetaires sont en jeu. On n’en écarte un que dans une partie à trois mousquetaires.
# en: c152848e
score-quests = Plateaux de quête

## Questions

# en: 85a34e55
ask-lay-tokens = { "" }
    .inn = { $quest } : choisissez le jeton de l’étape { $stage } dans { FORM($path, "article") } (case { $n } sur { $all }).
    .other = { $quest } : choisissez le jeton de la case { $n } sur { $all }.
# en: cfc130aa
ask-first-paris = Avec quelle carte Paris commencez-vous ?
# en: c1a2cedd
ask-take-paris = Quelle carte Paris prenez-vous en main ?
# en: 7e5407e9
ask-place-paris = Jouez-vous une nouvelle carte Paris ? L’actuelle quitte le jeu, avec son piège et tout ce qui y est déjà fait.
# en: 5b0e479a
ask-post = « { $mission } » : postez des adversaires et au plus un piège. Force restante : { $n }.
# en: 5ab4edc8
ask-choose-destination = Manche { $turn } : où allez-vous ? Votre carte Lieu reste face cachée.
# en: 7516de0c
ask-treachery = Piochez une carte Perfidie, ou jouez-en une.
# en: 509a6175
ask-name-musketeer = { $what } : choisissez un mousquetaire.
# en: 2084a22b
ask-lose-equipment = Sabotage : choisissez un équipement à perdre.
# en: ee60e7c0
ask-reveal = { "" }
    .siege = Vous êtes à La Rochelle et devez vous montrer. Quelle carte Combat défaussez-vous ?
    .other = Vous êtes { FORM($place, "at") }. Vous montrez-vous ?
# en: 73f1436a
ask-take-treachery = Quelle carte prenez-vous dans la pioche Perfidie ?
# en: 21506a7b
ask-act =
    { $waiting ->
        [0]
            Vous êtes { FORM($place, "at") } ; { $n ->
                [0] il ne vous reste aucune action.
                [one] il vous reste une action.
               *[other] il vous reste { $n } actions.
            }
       *[other]
            Chacun de vous peut commencer. Vous êtes { FORM($place, "at") } ; { $n ->
                [0] vous n’avez aucune action.
                [one] vous avez une action.
               *[other] vous avez { $n } actions.
            }
    }
# en: 07e94515
ask-obey = Tréville vous donne un ordre : faites une action, en plus des vôtres. Vous êtes { FORM($place, "at") }.
# en: 544a75bf
ask-pay-spies = Quelles deux cartes défaussez-vous pour déjouer les Espions ?
# en: 7f7d198a
ask-buy-more = Vous pouvez acheter un autre objet avec cette action.
# en: ae57797c
ask-pay-card = Quelle carte défaussez-vous pour { FORM($item, "article") } ?
# en: 65be4fad
ask-replace-item = Vous n’avez plus de place pour { FORM($item, "article") }. Quel objet quitte le jeu ?
# en: 471ba5c0
ask-play-cards =
    { $skill } { $level } : votre talent est de { $own }, il manque { $n }. { $held ->
        [0] Vous n’avez aucune carte de ce talent.
        [one] Jouez-vous votre carte ?
       *[other] Combien de vos { $held } cartes jouez-vous ?
    }
# en: ce433883
ask-fight = Duel contre { FORM($foe, "article") } : quelles cartes Combat engagez-vous ?
# en: a3833563
ask-add-epic = C’est { FORM($foe, "article") }. Dépensez-vous des jetons Épopée ? Chacun ajoute un dé.
# en: f61d7b85
ask-reroll = { FORM($foe, "debut") }, passe { $round } : vous avez { $blue } ; en face, { $red }. Relancez-vous un dé grâce à votre épée de Tolède ?
# en: f7a8f9ae
ask-reroll-red = { FORM($foe, "debut") }, passe { $round } : le mousquetaire a { $blue } ; vous avez { $red }. Relancez-vous un dé ?
# en: 80e70475
ask-scout-tokens = Quels { $n } jetons de l’auberge révélez-vous ?
# en: 2a8a6aff
ask-sacrifice =
    La Rochelle : { $own ->
        [one] { $own } épée bleue
       *[other] { $own } épées bleues
    } contre { $n ->
        [one] { $n } rouge
       *[other] { $n } rouges
    }. Donnez-vous { $life ->
        [one] votre dernier point de vie
       *[other] un de vos { $life } points de vie
    } pour annuler une épée rouge ?
# en: afbc8ef2
ask-hold-time = Le jeton Temps va atteindre Richelieu. Jouez-vous « Un pour tous » pour le retenir cette manche ?
# en: f0d37d47
ask-save-queen = La Reine est déshonorée. Jouez-vous « Un pour tous » pour lui rendre 2 points d’honneur ?
# en: 495d4d67
ask-one-for-all =
    { $n ->
        [one] Vous pouvez jouer « Un pour tous » à tout moment.
       *[other] Vous pouvez jouer « Un pour tous » à tout moment. À vous tous, vous avez { $n } de ces cartes.
    }
# en: 33c290c6
ask-offer-to = Vous pouvez faire un échange avec quelqu’un ici.
# en: 8391ae65
ask-offer-give = Que donnez-vous { FORM($partner_seat, "a") } ?
# en: cfdc500b
ask-offer-ask = Vous donnez { FORM($partner_seat, "a") } : { FORM($given, "article") }. Que demandez-vous en échange ?
# en: b5a4b030
ask-offer-send = Votre offre { FORM($partner_seat, "a") } : { FORM($given, "article") } contre { FORM($asked, "article") }. Faut-il l’envoyer ?
# en: 75dca335
ask-offer-drop = Vous pouvez retirer votre offre { FORM($partner_seat, "a") }.
# en: 9e433d46
ask-answer-offer = { FORM($seat, "debut") } vous propose un échange : { FORM($given, "article") } contre { FORM($asked, "article") }.

## Choix

# en: cf90e11b
told-nothing = { "" }
# en: a1e61622
told-free = { " · gratuit avec votre pur-sang" }
# en: 4d227824
told-none = aucune
# en: 7c965777
told-unknown = un adversaire inconnu
# en: 39b1cd5c
option-move = Aller { FORM($place, "to") }
# en: 6a1dcb42
hint-move-paris = épreuves et duels de la carte Paris{ $free }
# en: 4be34080
hint-move-louvre = épreuves et duels de la carte Louvre{ $free }
# en: 9054fe57
hint-move-quest = la quête des ferrets de la Reine{ $free }
# en: a9af8cdd
hint-move-la-rochelle = placer des cartes au siège, donner des points de vie{ $free }
# en: e8f6b5ca
hint-move-vieux-colombier = retrouver les mousquetaires hors de combat{ $free }
# en: 21c14ac1
hint-move-richelieu = trouver Milady si elle y est ; sinon, la Bastille{ $free }
# en: fe55bb0f
option-draw = Piocher une carte Aventure
# en: 6472a1e3
hint-draw = dans votre main
# en: 42e4a56a
option-character = Jouer { $card }
# en: bb0c4449
hint-character-des-essarts = vous gagnez 3 pistoles
# en: da6cbf10
hint-character-buckingham = vous gagnez 1 jeton Épopée
# en: dd3962ee
hint-character-bassompierre = ajoute un dé bleu à La Rochelle ; compte parmi les trois cartes admises
# en: f62a23e9
hint-character-kitty = Milady montre à tous sa carte Lieu
# en: f2a34c06
hint-character-la-porte = la Reine regagne 2 points d’honneur
# en: b9344cc9
option-reinforce = Placer { FORM($card, "article") } à La Rochelle
# en: 2ba22f91
hint-reinforce =
    { $n ->
        [one] un dé bleu de plus ; trois cartes au plus là-bas
       *[other] { $n } dés bleus de plus ; trois cartes au plus là-bas
    }
# en: ef229495
option-challenge = Tenter l’épreuve { FORM($skill, "de") }, niveau { $level }
# en: 7e3c626d
hint-challenge =
    votre talent est de { $own } ; il faut { $n ->
        [0] 0 carte
        [one] 1 carte
       *[other] { $n } cartes
    } et vous en avez { $held }
# en: ee599cc0
option-duel = Affronter { FORM($foe, "article") }
# en: 7efa0a3c
hint-duel =
    à { $dice } { $dice ->
        [one] dé
       *[other] dés
    }, { $blood } % de chances de le toucher, risque de blessure { $wound } % · il a { $life ->
        [one] { $life } point de vie
       *[other] { $life } points de vie
    }{ $again }
# en: 692b791e
hint-duel-sword =
    à { $dice } { $dice ->
        [one] dé
       *[other] dés
    }, touché à { $plain } %, risque { $risk } % ; avec l’épée { $blood } %, risque { $wound } % · { $life ->
        [one] { $life } point de vie
       *[other] { $life } points de vie
    }{ $again }
# en: ac069c43
hint-down =
    face cachée ; à { $dice } { $dice ->
        [one] dé
       *[other] dés
    }, { $blood } % de chances de le toucher, risque de blessure { $wound } %{ $laid }
# en: 1446462f
hint-down-sword =
    face cachée ; à { $dice } { $dice ->
        [one] dé
       *[other] dés
    }, touché à { $plain } %, risque { $risk } % ; avec l’épée { $blood } %, risque { $wound } %{ $laid }
# en: 77523547
told-foe-rerolls = { " · il relance" }
# en: b9717d10
told-laid-chance = { " · au hasard" }
# en: 5ceb804f
told-laid-milady = { " · pour un jeton au hasard" }
# en: 35fe0be1
hint-snare = vous coûte 1 point de vie, puis disparaît
# en: ac6268d6
option-inn = Avancer dans { FORM($path, "article") } jusqu’à l’étape { $stage }
# en: f8dad7a1
option-inn-enter = Entrer dans { FORM($path, "article") } jusqu’à la dernière étape dégagée
# en: 94a64a29
hint-inn-enter = une action pour y aller ; l’étape suivante en demande une autre
# en: cba08a55
hint-token-up = { $token }, visible
# en: af4cdbd1
option-return = Affronter l’adversaire { $n }
# en: e3824237
option-passage = Prendre un passage secret
# en: 45f796fe
hint-passage = coûte 3 jetons Épopée ; vous passez la salle sans combat
# en: 1a9cf7dd
option-trap = Déjouer le piège ({ $trap })
# en: 4b7bb785
hint-trap-beggars = un obstacle qui coûte 2 pistoles et une action
# en: ccf4b9e5
hint-trap-spies = un obstacle qui coûte 2 cartes et une action
# en: 0570afab
hint-trap-nemesis = un obstacle qui coûte une action au mousquetaire désigné quand Némésis est révélée
# en: addf94a5
hint-trap-assassin = blesse le premier mousquetaire qui tente quelque chose, puis disparaît
# en: fe5436d9
hint-trap-courtesan = les épreuves de galanterie de la mission sont plus dures de 1
# en: 28717ab5
hint-trap-informers = toutes les épreuves de la mission sont plus dures de 1
# en: 16749001
option-bribe = Soudoyer les geôliers
# en: 504e0dc7
hint-bribe = coûte 1 pistole ; vous allez au Vieux-Colombier
# en: a20eaa82
option-escape = S’évader l’épée à la main
# en: e628939a
option-order = Donner un ordre { FORM($seat, "a") }
# en: 716f5daf
hint-order = son action a lieu aussitôt ; elle vous en coûte une
# en: fc7202b5
option-scout = Révéler trois jetons de l’auberge
# en: 0b0dbb82
hint-scout = coûte 1 jeton Épopée, mais aucune action
# en: f1533d11
option-begin = Commencer mon tour
# en: d08ef49d
hint-begin = ne coûte aucune action ; permet d’échanger avec quelqu’un ici
# en: a8f567c0
option-decline = Refuser
# en: 5bae0fcc
hint-decline = l’action de Tréville est perdue
# en: ab920833
option-end-turn = Terminer mon tour
# en: d151fb12
hint-end-turn = vous perdez les actions qui restent
# en: ba6e5546
option-buy =
    { $item }, { $n } { $n ->
        [one] pistole
       *[other] pistoles
    }
# en: d337df9c
hint-item-thoroughbred = un déplacement gratuit par manche
# en: 45001ce0
hint-item-pistol = 1 épée de plus à la première passe d’un duel
# en: f4152a97
hint-item-armor = 1 bouclier de plus à chaque passe d’un duel
# en: c4afe8cf
hint-item-toledo-sword = un dé à relancer dans un duel
# en: e58e82f7
hint-item-balm = 2 points de vie tout de suite
# en: 8b6a0fe4
hint-item-improved-manoeuvre = lys-lys-bouclier ; coûte aussi une carte Combat
# en: 34cf2187
hint-item-upgrade-erudition = coûte aussi une carte
# en: c906b0ea
hint-item-upgrade-nobility = coûte aussi une carte
# en: c6d52ab3
hint-item-upgrade-gallantry = coûte aussi une carte
# en: 64f847b3
hint-item-upgrade-panache = coûte aussi une carte
# en: 1ab5017d
option-buy-done = Rien de plus
# en: 7bba4b7d
hint-buy-done = termine cette action
# en: 7c9a1df1
option-lose = { $item }
# en: 49246ef1
option-pay = { $cards }
# en: dcef8516
group-move = Se déplacer
# en: d2eecf41
group-cards = Cartes
# en: 3ef54f2c
group-deeds = Actions sur place
# en: 40e16a55
group-elsewhere = Actions ailleurs
# en: 2f7128ed
group-arsenal = L’arsenal
# en: 65a87219
group-end = Votre tour
# en: 6b8a6c79
option-any = { $card }, grâce à votre pouvoir
# en: da2a5bca
hint-any-challenge = compte pour 1 ; une fois par manche
# en: 1c1b1099
option-ease = Dépenser un jeton Épopée
# en: 5fdb528a
hint-ease =
    l’épreuve est plus facile de 1 ; vous avez { $n ->
        [one] { $n } jeton Épopée
       *[other] { $n } jetons Épopée
    }
# en: 48484176
option-play =
    { $n ->
        [0] Aucune carte
        [one] Une carte { $skill }
       *[other] { $n } cartes { $skill }
    }
# en: 474d0b43
hint-play-enough = surmonte l’épreuve
# en: d9fedf71
hint-play-short = il manque { $n } ; vous échouez et perdez les cartes et l’action
# en: fc8ee1dd
option-fight = { $cards }
# en: 54b11469
option-fight-none = Aucune carte
# en: c40f15bf
option-epic =
    { $n ->
        [0] Aucun jeton Épopée
        [one] Un jeton Épopée
       *[other] { $n } jetons Épopée
    }
# en: d4e28f28
option-reroll-keep = Garder tous les dés
# en: 64e29acc
hint-reroll-keep = { $blood } % de chances de le toucher, risque de blessure { $wound } % · relance gardée pour plus tard
# en: 38ec4db2
option-reroll = Relancer { FORM($face, "article") }
# en: e2c71e0a
hint-reroll = { $blood } % de chances de le toucher, risque de blessure { $wound } % · une fois par duel
# en: 0928336d
hint-reroll-red-keep = mousquetaire touché { $wound } %, adversaire touché { $blood } % · relance gardée pour plus tard
# en: 75292d3a
hint-reroll-red = mousquetaire touché { $wound } %, adversaire touché { $blood } % · une fois par duel
# en: 87803081
option-token = { $token }
# en: 9d04fc18
option-token-rest = Le reste au hasard
# en: de2af2ca
hint-token =
    { $n ->
        [0] pas de dé, pas de combat
       *[other] il vous en reste { $n }
    }
# en: dd8b3473
hint-token-rest = remplit toutes les cases qui restent
# en: 41c435de
option-paris = { $mission }
# en: e384a5cf
option-paris-none = Pas de nouvelle carte
# en: bbff26bc
hint-paris-none = la carte de Paris reste
# en: bad68ea5
hint-mission-smugglers = force { $n } · 1 dé rouge de plus à La Rochelle tant que cette carte est en jeu
# en: 9f77e7ff
hint-mission-constance-held = force { $n } · vous piochez une carte Perfidie à chaque manche
# en: 580f6a3b
hint-mission-constance-kidnapped = force { $n } · vous lancez 4 dés par manche ; à 6 épées en tout, vous gagnez
# en: c6d26d59
hint-mission-plot = force { $n } · trois duels ; la Reine perd 1 point d’honneur par manche
# en: 3f69dc81
hint-mission-queens-message = force { $n } · les épreuves du Louvre sont plus dures de 1
# en: 277f4561
hint-mission-watch = force { $n } · les mousquetaires perdent une pistole par manche
# en: d6730c19
option-post-foe = { $foe }, force { $n }
# en: 11f2a8a8
option-post-trap = { $trap } (piège), force { $n }
# en: 43ea9693
hint-foe =
    { $dice } { $dice ->
        [one] dé
       *[other] dés
    }, { $life ->
        [one] { $life } point de vie
       *[other] { $life } points de vie
    }{ $ability }
# en: c8e989fa
ability-no-pistol = { " · pas de pistolet contre lui" }
# en: 7182c732
ability-returns = { " · revient dans votre main" }
# en: 61f434ca
ability-better-manoeuvre = { " · botte croix-croix-épée" }
# en: 22f452d2
ability-guard = { " · 1 bouclier de plus à la première passe" }
# en: 0ef9ad81
ability-reroll = { " · vous pouvez relancer un dé" }
# en: 7ec3b617
ability-lunge = { " · 1 épée de plus à la première passe" }
# en: 8b71a5d1
ability-challenge-plus-1 = { " · épreuves de la mission plus dures de 1" }
# en: 18886d64
ability-one-combat-card = { " · au plus une carte Combat contre lui" }
# en: 32969a04
ability-siege-die = { " · 1 dé rouge de plus à La Rochelle" }
# en: bb6f5f9f
ability-two-lives = { " · garde ses blessures d’un duel à l’autre" }
# en: e985b48d
option-dest = { $place }
# en: 4909b2b5
hint-dest-paris = Rochefort arrête qui s’attaque à la carte Paris
# en: 91ac9b40
hint-dest-louvre = Rochefort arrête qui s’attaque à la carte Louvre
# en: 09167092
hint-dest-quest = Rochefort arrête qui tente la quête
# en: cfa3f2de
hint-dest-la-rochelle = y défausser une carte Combat à la fin de la manche
# en: 16b5d400
hint-dest-richelieu = des cartes Perfidie à la fin de la manche
# en: 00b2e0b3
hint-dest-milady-quarters = une carte Paris de votre choix à la fin de la manche
# en: de6df058
option-treachery-draw = Piocher une carte Perfidie
# en: ce4ecab2
hint-treachery-draw = il en reste { $n } dans la pioche
# en: 7e542aad
option-treachery = { $treachery }
# en: cfa0fd0d
hint-treachery-reinforcements = 2 dés rouges de plus à La Rochelle cette manche
# en: cf180040
hint-treachery-conscripts = chaque mousquetaire a une action de moins cette manche
# en: e2542924
hint-treachery-imprisoned = un mousquetaire part à la Bastille
# en: b63598f5
hint-treachery-ambush = un mousquetaire perd un point de vie
# en: 7ee2061d
hint-treachery-dead-end = le jeton Temps avance aussitôt
# en: c49d34c7
hint-treachery-isolation = personne ne peut faire d’échange cette manche
# en: aa3340de
hint-treachery-emergency = les mousquetaires se partagent les deux tiers de leurs actions cette manche
# en: 1b9fade5
hint-treachery-balm = Rochefort regagne 3 points de vie
# en: 6af76d88
hint-treachery-slander = la Reine perd 1 point d’honneur
# en: 63cdb90b
hint-treachery-cutpurses = les mousquetaires perdent 2 pistoles
# en: 103fc38e
hint-treachery-sabotage = un mousquetaire perd un équipement
# en: d4d0c0fa
option-seat = { $seat }
# en: a1f72b51
hint-seat =
    { FORM($place, "at") }, { $life ->
        [one] { $life } point de vie
       *[other] { $life } points de vie
    }, { $n ->
        [one] { $n } objet
       *[other] { $n } objets
    }
# en: 55c962ce
option-reveal-hide = Rester dans l’ombre
# en: e92a5507
hint-reveal-hide = personne ne sait où vous étiez
# en: ea8c33c2
option-reveal-show = Se montrer
# en: 8a423cd8
hint-reveal-show = et ne rien faire d’autre
# en: 71979059
option-reveal-take-richelieu = Prendre une carte Perfidie
# en: 980a8be7
hint-reveal-take-richelieu = à choisir dans toute la pioche, mélangée ensuite
# en: aa30ce8e
option-reveal-refill = Compléter sa main à trois
# en: a5e3d2ca
hint-reveal-refill = des cartes Perfidie piochées au hasard
# en: 1ec65e85
option-reveal-take-milady-quarters = Prendre une carte Paris
# en: e2e615de
hint-reveal-take-milady-quarters = de votre choix ; vous pourrez la jouer à la prochaine manche
# en: 69feb6b8
option-reveal-discard = Défausser { FORM($card, "article") }
# en: 53a3386b
hint-reveal-discard = les mousquetaires ont moins de dés à La Rochelle
# en: 76ed95b8
option-space = { $path }, étape { $stage }
# en: 7152ece6
option-sacrifice-yes = Donner un point de vie
# en: cf13428c
hint-sacrifice-yes = annule une épée rouge
# en: 3bc206a7
option-sacrifice-no = Ne rien donner
# en: dbceb28f
hint-sacrifice-no = les épées rouges comptent
# en: 17a9111d
option-hold-yes = Jouer « Un pour tous »
# en: 1c71f106
hint-hold-yes = le jeton ne bouge pas ; la carte quitte le jeu
# en: b90b82b9
option-hold-no = Laisser le jeton avancer
# en: c68fa778
hint-hold-no = Milady gagne
# en: afb96f70
option-save-yes = Jouer « Un pour tous »
# en: ba8a45f7
hint-save-yes = la Reine regagne 2 points d’honneur ; la carte quitte le jeu
# en: 6d83dbb7
option-save-no = Laisser la Reine déshonorée
# en: 8a8cbe3b
hint-save-no = Milady gagne
# en: 61d12498
option-one-for-all-time = Jouer « Un pour tous » pour retenir le temps
# en: 1ffa693b
hint-one-for-all-time = retient le jeton Temps cette manche ; annule un Cul-de-sac qui vient d’être joué
# en: d642a2d0
option-one-for-all-honour = Jouer « Un pour tous » pour l’honneur de la Reine
# en: 3b32c254
hint-one-for-all-honour = la Reine regagne 2 points d’honneur
# en: 0d566935
option-one-for-all-epic = Jouer « Un pour tous » pour gagner des jetons Épopée
# en: 439ad6a1
hint-one-for-all-epic = vous gagnez 2 jetons Épopée
# en: 2fc84ea4
thing-nothing = rien
# en: 864bd4dd
option-offer-to = { $seat }
# en: 283528d3
option-offer-give = { $thing }
# en: 29105916
option-offer-ask = { $thing }
# en: 338fccc7
option-offer-send = Envoyer l’offre
# en: f367753a
option-offer-drop = Retirer l’offre
# en: 43d1a963
option-offer-accept = Accepter
# en: 3b191ef5
option-offer-decline = Refuser

## Ce qui s'est passé

# en: 65bb50e4
event-game-began = Milady ourdit ses intrigues. Face à elle : { LIST($seats) }.
    .you-milady = Vous ourdissez vos intrigues. Face à vous : { LIST($seats) }.
# en: 3b91b57b
event-board-laid = Mise en place du plateau de quête : « { $quest } ».
# en: 859d04e2
event-chamber-opened = Jetons de la salle { $n } des galeries : { LIST($tokens) }.
# en: 549de542
event-mission-begun = Nouvelle mission { FORM($place, "at") } : « { $mission } ».
# en: 9904ac66
event-posted =
    { $n ->
        [0]
            { $traps ->
                [0] Personne n’est posté { FORM($place, "at") }.
               *[other] Seul un piège est tendu { FORM($place, "at") }.
            }
        [one]
            { $traps ->
                [0] Un adversaire est posté { FORM($place, "at") }.
               *[other] Un adversaire et un piège sont postés { FORM($place, "at") }.
            }
       *[other]
            { $traps ->
                [0] { $n } adversaires sont postés { FORM($place, "at") }.
               *[other] { $n } adversaires et un piège sont postés { FORM($place, "at") }.
            }
    }
# en: da3df5a8
event-posts-turned-up = On découvre { FORM($place, "at") } : { LIST(FORM($posts, "article")) }.
# en: 2de0a268
event-destination-chosen = Milady place sa carte Lieu face cachée.
    .you-milady = Vous placez votre carte Lieu face cachée.
# en: c007112f
event-destination-chosen-own = Vous allez { FORM($place, "to") }.
# en: edae5e08
event-milady-revealed = Milady est { FORM($place, "at") }.
    .you-milady = Tout le monde apprend que vous êtes { FORM($place, "at") }.
# en: 1fe45de4
event-milady-shown = Kitty parle : Milady est { FORM($place, "at") }.
    .you-milady = Kitty parle : tout le monde apprend que vous êtes { FORM($place, "at") }.
# en: 9e4b9b61
event-milady-driven = Rochefort s’enfuit, et Milady avec lui.
    .you-milady = Rochefort s’enfuit, et vous avec lui.
# en: a8bb1dc0
event-milady-hid = Milady reste dans l’ombre.
    .you-milady = Vous restez dans l’ombre.
# en: d8502830
event-treachery-drawn =
    Milady pioche { $n ->
        [one] une carte Perfidie.
       *[other] { $n } cartes Perfidie.
    }
    .you-milady =
        Vous piochez { $n ->
            [1] une carte Perfidie.
           *[other] { $n } cartes Perfidie.
        }
# en: 123be90e
event-treachery-drawn-own = Vous piochez : { LIST($treacheries) }.
# en: e9aac2d7
event-treachery-played = Milady joue une carte Perfidie : { $treachery }.
    .you-milady = Vous jouez une carte Perfidie : { $treachery }.
# en: 4b62d319
event-treachery-taken = Milady prend une carte Perfidie de son choix.
    .you-milady = Vous prenez une carte Perfidie de votre choix.
# en: 30e8bcb8
event-treachery-taken-own = Vous prenez : { $treachery }.
# en: f6a547f1
event-paris-taken = Milady prend une carte Paris de son choix.
    .you-milady = Vous prenez une carte Paris de votre choix.
# en: abf13087
event-paris-taken-own = Vous prenez la carte Paris « { $mission } ».
# en: 124e0bcb
event-hurried = Les mousquetaires se partagent { $n } actions cette manche.
# en: 622bc823
event-rochefort-healed =
    Rochefort a maintenant { $n } { $n ->
        [one] point de vie
       *[other] points de vie
    }.
# en: 09c5c759
event-pistoles-lost =
    Les mousquetaires { $n ->
        [0] n’ont aucune pistole à perdre.
        [one]
            perdent une pistole ; { $total ->
                [0] il n’en reste aucune.
               *[other] il en reste { $total }.
            }
       *[other]
            perdent { $n } pistoles ; { $total ->
                [0] il n’en reste aucune.
               *[other] il en reste { $total }.
            }
    }
# en: 3c1950b5
event-pistoles-gained =
    Les mousquetaires { $n ->
        [0] ne peuvent pas avoir plus de { $total } pistoles.
        [one] gagnent une pistole : { $total } en tout.
       *[other] gagnent { $n } pistoles : { $total } en tout.
    }
# en: 8b45d06c
event-musketeer-named = Milady prend { $seat } pour cible.
    .you = Milady vous prend pour cible.
    .you-milady = Vous prenez { $seat } pour cible.
# en: 6713ec4f
event-nemesis-named = Némésis attend { $seat } { FORM($place, "at") }.
    .you = Némésis vous attend { FORM($place, "at") }.
# en: 4bb03dad
event-wounded =
    { FORM($seat, "debut") } perd { $n ->
        [one] un point de vie.
       *[other] { $n } points de vie.
    }
    .you =
        Vous perdez { $n ->
            [1] un point de vie.
           *[other] { $n } points de vie.
        }
# en: 75a3f26b
event-no-effect = « { $treachery } » n’a aucun effet.
# en: 030cf2a7
event-equipment-lost = { FORM($seat, "debut") } perd { FORM($item, "son") }.
    .you = Vous perdez { FORM($item, "votre") }.
# en: 6e25ceff
event-siege-card-lost = Milady défausse { FORM($card, "article") } de La Rochelle.
    .you-milady = Vous défaussez { FORM($card, "article") } de La Rochelle.
# en: e41ceda7
event-cards-drawn =
    { FORM($seat, "debut") } pioche { $n ->
        [one] une carte.
       *[other] { $n } cartes.
    }
    .you =
        Vous piochez { $n ->
            [1] une carte.
           *[other] { $n } cartes.
        }
# en: 3f8d8cca
event-cards-drawn-own = { FORM($seat, "debut") } pioche : { LIST($cards) }.
    .you = Vous piochez : { LIST($cards) }.
# en: 21e55ff6
event-epic-gained =
    Les mousquetaires gagnent { $n ->
        [one] un jeton Épopée
       *[other] { $n } jetons Épopée
    } : { $total } en tout.
# en: 2e67c078
event-one-for-all-earned =
    Tous pour un ! Les mousquetaires ont maintenant { $n ->
        [one] une carte « Un pour tous ».
       *[other] { $n } cartes « Un pour tous ».
    }
# en: 2287ab4d
event-one-for-all-played =
    { FORM($seat, "debut") } : « Un pour tous, tous pour un ! » { $use ->
        [time] Pour gagner du temps.
        [honour] Pour la Reine.
       *[other] Pour la gloire.
    }
    .you =
        Vous lancez : « Un pour tous, tous pour un ! » { $use ->
            [time] Pour gagner du temps.
            [honour] Pour la Reine.
           *[other] Pour la gloire.
        }
# en: 3778a9b4
event-honour-lost =
    La Reine perd { $n ->
        [one] { $n } point d’honneur
       *[other] { $n } points d’honneur
    } : { $total ->
        [one] { $total } perdu en tout.
       *[other] { $total } perdus en tout.
    }
# en: 9e4e4816
event-honour-regained =
    { $n ->
        [0] L’honneur de la Reine est déjà intact.
       *[other]
            La Reine regagne { $n ->
                [one] { $n } point d’honneur
               *[other] { $n } points d’honneur
            } ; { $total ->
                [0] son honneur est intact.
                [one] il en manque encore { $total }.
               *[other] il en manque encore { $total }.
            }
    }
# en: a6edbd2b
event-put-out = { FORM($seat, "debut") } est hors de combat et va au Vieux-Colombier.
    .you = Vous êtes hors de combat et allez au Vieux-Colombier.
# en: b02db35d
event-quest-barred = { FORM($seat, "debut") } ne peut plus revenir à la quête.
    .you = Vous ne pouvez plus reprendre la quête.
# en: 60c76dea
event-stood-up = { FORM($seat, "debut") } se relève avec tous ses points de vie.
    .you = Vous vous relevez avec tous vos points de vie.
# en: 047aa528
event-jailed = On conduit { $seat } à la Bastille.
    .you = On vous conduit à la Bastille.
# en: c7eb5610
event-turn-began = Manche { $turn }.
# en: 1b695bb8
event-turn-ended = { FORM($seat, "debut") } termine son tour.
    .you = Vous terminez votre tour.
# en: 8679684f
event-turn-taken-up = { FORM($seat, "debut") } commence son tour.
    .you = Vous commencez votre tour.
# en: 294a1c82
event-time-held = Le jeton Temps ne bouge pas.
# en: 8266560e
event-time-moved =
    Le jeton Temps avance à la case { $n } : { $dice ->
        [0] Richelieu.
        [one] un dé rouge à La Rochelle.
       *[other] { $dice } dés rouges à La Rochelle.
    }
# en: 6087bb22
event-dead-end-undone = Le Cul-de-sac est annulé : le jeton Temps revient à la case { $n }.
# en: 3b313735
event-louvre-moved = Le jeton du Louvre passe à la case { $n } sur 4.
# en: 18c0d337
event-mission-failed = La mission « { $mission } » échoue.
# en: 2ebdbe42
event-mission-done = La mission « { $mission } » est accomplie !
# en: 252684a7
event-paris-struck = « { $mission } » produit son effet.
# en: cfb79e87
event-constance-strangled =
    Constance est en danger : { $n ->
        [0] aucune épée
        [one] une épée
       *[other] { $n } épées
    } aux dés, { $total } sur { $most } en tout.
# en: afdbdf73
event-moved = { FORM($seat, "debut") } va { FORM($place, "to") }.
    .you = Vous allez { FORM($place, "to") }.
# en: ce887306
event-reinforced =
    { FORM($seat, "debut") } place { FORM($card, "article") } à La Rochelle, qui compte maintenant { $n ->
        [one] une carte.
       *[other] { $n } cartes.
    }
    .you =
        Vous placez { FORM($card, "article") } à La Rochelle, qui compte maintenant { $n ->
            [1] une carte.
           *[other] { $n } cartes.
        }
# en: f43743e7
event-character-played = { FORM($seat, "debut") } joue { $card }.
    .you = Vous jouez { $card }.
# en: 20282249
event-trap-cleared = { FORM($seat, "debut") } déjoue un piège { FORM($place, "at") } : { $trap }.
    .you = Vous déjouez un piège { FORM($place, "at") } : { $trap }.
# en: 4b459795
event-guards-bribed = { FORM($seat, "debut") } soudoie les geôliers de la Bastille.
    .you = Vous soudoyez les geôliers de la Bastille.
# en: 3df38ce6
event-order-given = { FORM($seat, "debut") } ordonne { FORM($partner_seat, "a") } d’agir.
    .you = Vous ordonnez { FORM($partner_seat, "a") } d’agir.
    .you-partner_seat = { FORM($seat, "debut") } vous ordonne d’agir.
# en: 7417154b
event-order-declined = { FORM($seat, "debut") } refuse d’agir.
    .you = Vous refusez d’agir.
# en: c7aefadd
event-item-bought = { FORM($seat, "debut") } achète { FORM($item, "article") }. Pistoles restantes : { $total }.
    .you = Vous achetez { FORM($item, "article") }. Pistoles restantes : { $total }.
# en: da975696
event-item-replaced = { FORM($seat, "debut") } renonce à { FORM($item, "son") }.
    .you = Vous renoncez à { FORM($item, "votre") }.
# en: 74f785bb
event-healed =
    { FORM($seat, "debut") } a maintenant { $n } { $n ->
        [one] point de vie
       *[other] points de vie
    }.
    .you =
        Vous avez maintenant { $n } { $n ->
            [one] point de vie
           *[other] points de vie
        }.
# en: aba70296
event-card-traded = { FORM($seat, "debut") } donne une carte { FORM($partner_seat, "a") }.
    .you = Vous donnez une carte { FORM($partner_seat, "a") }.
    .you-partner_seat = { FORM($seat, "debut") } vous donne une carte.
# en: 96ab241b
event-card-traded-own = { FORM($seat, "debut") } donne { FORM($card, "article") } { FORM($partner_seat, "a") }.
    .you = Vous donnez { FORM($card, "article") } { FORM($partner_seat, "a") }.
    .you-partner_seat = { FORM($seat, "debut") } vous donne { FORM($card, "article") }.
# en: 6ae3e707
event-item-traded = { FORM($seat, "debut") } donne { FORM($item, "son") } { FORM($partner_seat, "a") }.
    .you = Vous donnez { FORM($item, "votre") } { FORM($partner_seat, "a") }.
    .you-partner_seat = { FORM($seat, "debut") } vous donne { FORM($item, "son") }.
# en: 270758ef
event-offer-made = { FORM($seat, "debut") } propose un échange { FORM($partner_seat, "a") } : { FORM($given, "article") } contre { FORM($asked, "article") }.
    .you = Vous proposez un échange { FORM($partner_seat, "a") } : { FORM($given, "article") } contre { FORM($asked, "article") }.
    .you-partner_seat = { FORM($seat, "debut") } vous propose un échange : { FORM($given, "article") } contre { FORM($asked, "article") }.
# en: e446770f
event-offer-declined = { FORM($partner_seat, "debut") } refuse l’échange que propose { $seat } : { FORM($given, "article") } contre { FORM($asked, "article") }.
    .you = { FORM($partner_seat, "debut") } refuse l’échange que vous proposez : { FORM($given, "article") } contre { FORM($asked, "article") }.
    .you-partner_seat = Vous refusez l’échange que propose { $seat } : { FORM($given, "article") } contre { FORM($asked, "article") }.
# en: 9cee076c
event-offer-withdrawn = { FORM($seat, "debut") } retire son offre { FORM($partner_seat, "a") } : { FORM($given, "article") } contre { FORM($asked, "article") }.
    .you = Vous retirez votre offre { FORM($partner_seat, "a") } : { FORM($given, "article") } contre { FORM($asked, "article") }.
    .you-partner_seat = { FORM($seat, "debut") } retire l’offre qui vous était faite : { FORM($given, "article") } contre { FORM($asked, "article") }.
# en: 8783d1ce
event-offer-lapsed = L’offre { FORM($seat, "de") } { FORM($partner_seat, "a") } n’est plus valable : { FORM($given, "article") } contre { FORM($asked, "article") }.
    .you = Votre offre { FORM($partner_seat, "a") } n’est plus valable : { FORM($given, "article") } contre { FORM($asked, "article") }.
    .you-partner_seat = L’offre que vous a faite { $seat } n’est plus valable : { FORM($given, "article") } contre { FORM($asked, "article") }.
# en: d7d3e51e
event-offer-accepted = { FORM($seat, "debut") } et { $partner_seat } font un échange.
    .you = Vous faites un échange avec { $partner_seat }.
    .you-partner_seat = Vous faites un échange avec { $seat }.
# en: 96346ba2
event-duel-begun = { FORM($seat, "debut") } tire l’épée.
    .you = Vous tirez l’épée.
# en: 20590c5c
event-die-rerolled = { FORM($seat, "debut") } relance un dé grâce à son épée de Tolède : le dé montrait { FORM($face, "article") }, il montre maintenant { FORM($new_face, "article") }.
    .you = Vous relancez un dé grâce à votre épée de Tolède : le dé montrait { FORM($face, "article") }, il montre maintenant { FORM($new_face, "article") }.
# en: 1bdd1ed3
event-red-rerolled = { FORM($foe, "debut") } relance un dé : le dé montrait { FORM($face, "article") }, il montre maintenant { FORM($new_face, "article") }.
# en: 870856b9
event-duel-ended = { FORM($seat, "debut") } affronte { FORM($foe, "article") }{ $cards }. { $rounds }. { $outcome }
    .you = Vous affrontez { FORM($foe, "article") }{ $cards }. { $rounds }. { $outcome }
# en: eb39991a
told-with-cards =
    { " " }avec { COUNT($cards) ->
        [one] la carte
       *[other] les cartes
    } { LIST($cards) }
# en: f56f9acf
told-join = { $first } ; { $rest }
# en: 9b265f52
told-sentences = { $first } { $rest }
# en: e975a75f
told-round = { $blue } contre { $red }
# en: e359197e
told-no-dice = aucun dé
# en: b0dd5cf2
told-dice =
    { $swords }⚔ { $shields }🛡️{ $n ->
        [0] { "" }
        [one] { " " }{ $n } { $face }
       *[other] { " " }{ $n } { FORM($face, "many") }
    }
# en: f0d661b5
told-dice-and = { $dice } (+{ $swords }⚔ { $shields }🛡️)
# en: f2486499
told-blood-nobody = Personne n’est touché.
# en: 9cfe98d8
told-blood-own =
    { FORM($seat, "debut") } perd { $hurt ->
        [one] un point de vie.
       *[other] { $hurt } points de vie.
    }
    .you =
        Vous perdez { $hurt ->
            [1] un point de vie.
           *[other] { $hurt } points de vie.
        }
# en: 477dac89
told-blood-foe = Premier sang pour { $seat } !
    .you = Premier sang pour vous !
# en: 8a2036a6
told-blood-both =
    Coup double : { $seat } touche, mais perd { $hurt ->
        [one] un point de vie.
       *[other] { $hurt } points de vie.
    }
    .you =
        Coup double : vous touchez, mais perdez { $hurt ->
            [1] un point de vie.
           *[other] { $hurt } points de vie.
        }
# en: 6ebcaf53
event-tokens-shown =
    { COUNT($tokens) ->
        [one] Jeton révélé à l’auberge : { LIST($tokens) }.
       *[other] Jetons révélés à l’auberge : { LIST($tokens) }.
    }
# en: b548fcf3
event-path-entered = { FORM($seat, "debut") } entre dans { FORM($path, "article") }.
    .you = Vous entrez dans { FORM($path, "article") }.
# en: b82f0619
event-token-cleared = { FORM($seat, "debut") } retire un jeton : { $token }.
    .you = Vous retirez un jeton : { $token }.
# en: 2730e51a
event-token-blank = { FORM($seat, "debut") } ne trouve personne sur place.
    .you = Vous ne trouvez personne sur place.
# en: b20be075
event-snared = Guet-apens : { $seat } perd un point de vie.
    .you = Guet-apens : vous perdez un point de vie.
# en: 798209e5
event-chamber-passed = { FORM($seat, "debut") } passe la salle { $n } !
    .you = Vous passez la salle { $n } !
# en: ecec69b9
event-board-completed =
    { FORM($seat, "debut") } achève « { $quest } » !{ COUNT($tokens) ->
        [0] { "" }
        [one] { " " }Jeton resté face cachée : { LIST($tokens) }.
       *[other] { " " }Jetons restés face cachée : { LIST($tokens) }.
    }
    .you =
        Vous achevez « { $quest } » !{ COUNT($tokens) ->
            [0] { "" }
            [one] { " " }Jeton resté face cachée : { LIST($tokens) }.
           *[other] { " " }Jetons restés face cachée : { LIST($tokens) }.
        }
# en: 2ba41fa9
event-passage-taken = { FORM($seat, "debut") } prend un passage secret.
    .you = Vous prenez un passage secret.
# en: 548b1e47
event-rochefort-wounded =
    Rochefort perd { $n ->
        [one] un point de vie
       *[other] { $n } points de vie
    } ; { $total ->
        [0] il ne lui en reste aucun.
       *[other] il lui en reste { $total }.
    }
# en: 2a5745f7
event-action-lost = Rochefort barre la route : { $seat } perd l’action.
    .you = Rochefort barre la route : vous perdez l’action.
# en: c0ea983d
event-assassin-struck = Un assassin frappe { FORM($place, "at") } : { $seat } perd un point de vie.
    .you = Un assassin frappe { FORM($place, "at") } : vous perdez un point de vie.
# en: 10e7b751
event-escaped = { FORM($seat, "debut") } sort de la Bastille.
    .you = Vous sortez de la Bastille.
# en: 15254c9d
event-foe-wounded =
    Il reste { $n ->
        [one] un point de vie
       *[other] { $n } points de vie
    } { FORM($foe, "a") }.
# en: 63b1320f
event-foe-beaten = { FORM($seat, "debut") } bat { FORM($foe, "article") }.
    .you = Vous battez { FORM($foe, "article") }.
# en: 9a696825
event-challenge-won =
    { FORM($seat, "debut") } surmonte l’épreuve { FORM($skill, "de") } { $n ->
        [0] sans jouer de carte.
        [one] avec une carte.
       *[other] avec { $n } cartes.
    }
    .you =
        Vous surmontez l’épreuve { FORM($skill, "de") } { $n ->
            [0] sans jouer de carte.
            [one] avec une carte.
           *[other] avec { $n } cartes.
        }
# en: 8e0b8be5
event-challenge-lost =
    { FORM($seat, "debut") } échoue à l’épreuve { FORM($skill, "de") }{ $n ->
        [0] .
        [one] { " " }et perd une carte.
       *[other] { " " }et perd { $n } cartes.
    }
    .you =
        Vous échouez à l’épreuve { FORM($skill, "de") }{ $n ->
            [0] .
            [one] { " " }et perdez une carte.
           *[other] { " " }et perdez { $n } cartes.
        }
# en: d9e7cef3
event-life-given = { FORM($seat, "debut") } donne un point de vie pour La Rochelle.
    .you = Vous donnez un point de vie pour La Rochelle.
# en: 823aed37
event-siege-thrown =
    La Rochelle : { $blue ->
        [0]
            aucun dé bleu ; { $n ->
                [one] { $n } épée
               *[other] { $n } épées
            }
       *[other]
            { $own ->
                [one] { $own } épée
               *[other] { $own } épées
            } sur { $blue } { $blue ->
                [one] dé bleu
               *[other] dés bleus
            }, { $n ->
                [one] { $n } épée
               *[other] { $n } épées
            }
    } sur { $red } { $red ->
        [one] dé rouge
       *[other] dés rouges
    }.
# en: 9658e44a
event-siege-moved =
    Le jeton de La Rochelle { $by ->
        [0] reste à
       *[other] passe à
    } { $n }.
# en: ae3689f2
event-ended-by-quest = La Reine porte de nouveau ses ferrets : les mousquetaires gagnent !
# en: acbe831e
event-ended-by-time = Le temps est écoulé : Milady gagne.
    .you-milady = Le temps est écoulé : vous gagnez.
# en: 7aa6ad2d
event-ended-by-siege = La Rochelle est perdue : Milady gagne.
    .you-milady = La Rochelle est perdue : vous gagnez.
# en: 53533521
event-ended-by-honour = La Reine est déshonorée : Milady gagne.
    .you-milady = La Reine est déshonorée : vous gagnez.
# en: 0067acf1
event-ended-by-constance = Constance est morte : Milady gagne.
    .you-milady = Constance est morte : vous gagnez.
# en: d3580922
event-ended-by-elimination = Plus aucun mousquetaire ne peut revenir à la quête : Milady gagne.
    .you-milady = Plus aucun mousquetaire ne peut revenir à la quête : vous gagnez.

## Une manche qui s'achève

# en: 0ab13cad
summary-turn = La manche { $n } est finie, la manche { $next } commence
# en: 2ef0fbf3
summary-tracks = Les pistes : { LIST($moved) }.
# en: 8170e35e
summary-time = temps { $n } sur { $most }
# en: df9cfe8e
summary-siege = La Rochelle { $n } (avant : { $before })
# en: 0afd673d
summary-honour = honneur perdu { $n } sur { $most }
# en: 7415a906
summary-rochefort = vie de Rochefort { $n } sur { $most }
# en: 1d52c862
summary-mission = Nouvelle mission { FORM($place, "at") } : « { $mission } ».
# en: e264056f
summary-no-mission = Il n’y a plus de mission { FORM($place, "at") }.
# en: 1040e0eb
summary-board = La quête en arrive à « { $quest } ».
# en: 04c40699
summary-quest =
    { $quest } : { $n ->
        [one] une case de plus est dégagée.
       *[other] { $n } cases de plus sont dégagées.
    }
# en: d6204b60
summary-lives = Points de vie : { LIST($lives) }.
# en: 277626f6
summary-life = { $seat } { $n } sur { $most }
    .you = vous { $n } sur { $most }
# en: 65255965
summary-goods =
    Les mousquetaires ont { $pistoles ->
        [0] 0 pistole
        [one] une pistole
       *[other] { $pistoles } pistoles
    }, { $epic ->
        [0] 0 jeton Épopée
        [one] un jeton Épopée
       *[other] { $epic } jetons Épopée
    } et { $one_for_all ->
        [0] 0 carte « Un pour tous ».
        [one] une carte « Un pour tous ».
       *[other] { $one_for_all } cartes « Un pour tous ».
    }

## Avant la fin d'un tour

# en: ec848fea
sum-costs = Dépensé : { LIST($costs) }.
# en: 9e705570
spent-actions =
    { $n } { $n ->
        [one] action
       *[other] actions
    } sur { $all }
# en: 40dfd7a0
spent-pistoles =
    { $n ->
        [one] une pistole
       *[other] { $n } pistoles
    }
# en: 704b8492
spent-cards =
    { $n ->
        [one] une carte
       *[other] { $n } cartes
    }
# en: b2cf5103
spent-life =
    { $n ->
        [one] un point de vie
       *[other] { $n } points de vie
    }
# en: 10bbccf1
sum-left =
    { $n ->
        [one] Si vous terminez votre tour, vous perdez votre dernière action.
       *[other] Si vous terminez votre tour, vous perdez les { $n } actions qui vous restent.
    }
# en: 0f865105
sum-waiting = Doivent encore agir : { LIST($seats) }.
# en: f2fcac9a
sum-next = Quand tous auront agi : { LIST($coming) }.
# en: eed20832
next-time =
    le jeton Temps avance à la case { $n } sur { $most } ({ $dice ->
        [one] un dé rouge
       *[other] { $dice } dés rouges
    } à La Rochelle)
# en: 53fee7cb
next-time-held = le jeton Temps ne bouge pas
# en: 6a28a097
next-time-out = le jeton Temps atteint Richelieu, et Milady gagne
# en: 9693b9c2
next-louvre-moves = le jeton du Louvre passe à la case { $n } sur { $most }
# en: 9260cb68
next-louvre-warning = le jeton du Louvre passe à la case { $n } sur { $most } (la Reine perd 1 point d’honneur)
# en: e4594716
next-louvre-fails =
    la mission du Louvre échoue (la Reine perd 2 points d’honneur{ $draws ->
        [yes] , Milady pioche une carte Perfidie
       *[no] { "" }
    })
# en: ba19a043
next-paris-draw-treachery = « { $mission } » vaut à Milady une carte Perfidie
# en: 632b0c32
next-paris-strangle = « { $mission } » fait lancer 4 dés rouges
# en: 8cf449f8
next-paris-queen-honour = « { $mission } » coûte à la Reine 1 point d’honneur
# en: 00e292f2
next-paris-lose-pistole = « { $mission } » coûte une pistole
# en: 140487df
sum-milady-hidden =
    Milady est cachée. Là où elle est, Rochefort ({ $life ->
        [one] { $life } point de vie
       *[other] { $life } points de vie
    }) bloque toute tentative.
# en: 13856a70
sum-milady-elsewhere =
    { COUNT($absent) ->
        [one] Milady est cachée, mais pas { LIST(FORM($absent, "at")) }.
       *[other] Milady est cachée, mais dans aucun de ces lieux : { LIST($absent) }.
    } Là où elle est, Rochefort ({ $life ->
        [one] { $life } point de vie
       *[other] { $life } points de vie
    }) bloque toute tentative.
# en: 0e4b9fa3
sum-milady-there =
    Milady est { FORM($place, "at") } avec Rochefort ({ $life ->
        [one] { $life } point de vie
       *[other] { $life } points de vie
    }).
# en: 4a078bbd
sum-milady-gone = Rochefort ne peut plus arrêter personne cette manche.

## Ce qu'une seule place sait

# en: dcc80528
private-hand = Main : { LIST($cards) }
# en: 0113fe15
private-nowhere = Vous n’avez pas encore choisi où aller.
# en: d7b57a54
private-place = Vous êtes { FORM($place, "at") }.
# en: aebd091d
private-treachery = Perfidies : { LIST($cards) }
# en: 69126b71
private-paris = Cartes Paris : { LIST($cards) }
# en: d0c7f6eb
private-adversaries = Cartes à poster : { LIST($cards) }

## Refus

# en: d70a8f24
refused-not-asked = Vous n’avez rien à décider pour l’instant.
# en: cc123e1c
refused-option = Ce choix ne figure pas parmi les vôtres pour l’instant.
# en: 8450c393
refused-unknown-place = Il n’y a pas de lieu « { $slug } ».
# en: ecedb4ae
refused-unknown-card = Il n’y a pas de carte « { $slug } ».
# en: 565f6732
refused-unknown-item = L’arsenal n’a pas de « { $slug } ».
# en: e68408d5
refused-no-actions = Il ne vous reste pas d’action pour cela. Terminez votre tour.
# en: 1a4e8864
refused-jailed = Vous êtes à la Bastille. Soudoyez les geôliers ou évadez-vous l’épée à la main.
# en: b9e07e8d
refused-already-there = Vous êtes déjà { FORM($place, "at") }.
# en: e3e42277
refused-no-way = Personne ne peut choisir d’aller { FORM($place, "to") }.
# en: b9c7a33d
refused-barred = Votre mousquetaire a été mis hors de combat à la quête et ne peut plus y revenir.
# en: cc5f2cbd
refused-not-in-hand = Vous n’avez pas cette carte en main : { $card }.
# en: faf011db
refused-no-character = { $card } n’est pas un personnage. Gardez cette carte pour une épreuve, un duel ou La Rochelle.
# en: 7db0e4a2
refused-no-combat = { $card } n’est pas une carte Combat. À La Rochelle, on ne place que des cartes Combat.
# en: c96fb63b
refused-not-at-siege = On ne place de carte Combat qu’à La Rochelle. Allez-y d’abord.
# en: 6a7c13f7
refused-siege-full = Il y a déjà { $n } cartes à La Rochelle, et c’est le plus qu’on puisse y placer.
# en: 97c4b63a
refused-elsewhere = Cela se fait seulement { FORM($place, "at") }. Allez-y d’abord.
# en: 8ef1393b
refused-no-challenge = Il ne reste ici aucune épreuve { FORM($skill, "de") }.
# en: 6b22e5d9
refused-no-foe = Vous ne pouvez pas affronter { FORM($foe, "article") } ici.
# en: 7613d6ed
refused-passage-first =
    De Wardes attend que vous ayez surmonté toutes les épreuves ; { $n ->
        [one] il en reste 1
       *[other] il en reste { $n }
    }.
# en: 1fede509
refused-other-board = La quête en est à un autre plateau.
# en: cbfcdbee
refused-few-epic =
    Cela coûte { $n ->
        [one] un jeton Épopée
       *[other] { $n } jetons Épopée
    } ; vous en avez { $epic }.
# en: 71ef646d
refused-no-obstacle = Il n’y a pas ici de piège que vous puissiez déjouer.
# en: 7f5c2d4b
refused-trap-beggars = Les Mendiants veulent 2 pistoles.
# en: 938aebc6
refused-trap-spies = Les Espions coûtent deux cartes, et vous en avez moins.
# en: ec8fe9c9
refused-trap-nemesis = Némésis attend { $seat }, qui seul peut déjouer ce piège.
# en: f9841dea
refused-not-jailed = Vous n’êtes pas à la Bastille.
# en: 0dda4593
refused-no-pistole = Il ne reste pas de pistole pour les geôliers. Évadez-vous l’épée à la main.
# en: 1f02e25b
refused-not-treville = Seul Tréville peut donner des ordres.
# en: 3c1f86c0
refused-ordered = Vous avez déjà donné votre ordre de la manche.
# en: 1ce1e563
refused-is-down = { FORM($seat, "debut") } est hors de combat.
# en: 33f77f95
refused-two-alike = Vous avez déjà { FORM($item, "article") }. On ne peut pas avoir deux objets semblables.
# en: 6d663d83
refused-sold-out = Il ne reste aucun exemplaire dans l’arsenal : { $item }.
# en: 924b764d
refused-too-dear =
    { FORM($item, "debut") } coûte { $n ->
        [one] une pistole
       *[other] { $n } pistoles
    } ; à vous tous, vous en avez { $pistoles }.
# en: b32e80e1
refused-unhurt = Vous avez tous vos points de vie. Un baume ne se garde pas pour plus tard.
# en: 8566bb94
refused-no-card-for = { FORM($item, "debut") } coûte aussi { $what }, et vous n’en avez pas.
# en: ea0d4660
told-cost-combat = une carte Combat
# en: 7f3e0ed1
told-cost-any = une carte
# en: 08ded131
refused-no-deck = Il n’y a plus de carte à piocher.
# en: b531dbe3
refused-no-partner = Il n’y a personne ici avec qui faire un échange.
# en: 4a56065f
refused-obeying = Vous exécutez un ordre : agissez, ou refusez.
# en: 79db10e9
refused-not-obeying = Personne ne vous a donné d’ordre. Terminez plutôt votre tour.
# en: 2bf297d5
refused-no-rochefort = Tant que Rochefort est hors de combat, vous ne pouvez pas aller { FORM($place, "to") }.
# en: 94ce9212
refused-not-for-milady = Vous n’avez pas de carte pour ce lieu : { $place }.
# en: cada931f
refused-not-held = Cette carte n’est pas dans votre main : { $what }.
# en: 4eae9a26
refused-one-trap = On poste au plus un piège par mission.
# en: 44fe1fe0
refused-strength = { $what } : force { $n } ; il reste { $left }. Si vous le pouvez, vous devez l’épuiser exactement.
# en: 875670db
refused-paris-gone = « { $mission } » a déjà été jouée.
# en: c9184bf3
refused-paris-not = Vous ne pouvez pas choisir cette carte Paris.
# en: 7f427f89
refused-no-treachery = Vous ne pouvez ni prendre ni jouer cette carte maintenant : { $treachery }.
# en: 60c1c5f9
refused-in-bastille = { FORM($seat, "debut") } est déjà à la Bastille.
# en: 177e789d
refused-no-equipment = { FORM($seat, "debut") } n’a pas d’équipement à perdre.
# en: 867b6aba
refused-token-here = Ce jeton ne va pas sur cette case : { $token }. Choisissez un jeton de la liste.
# en: b0b3397e
refused-play-cards =
    { $skill } : il vous manque { $n }, et vous avez { $held ->
        [0] 0 carte
        [one] une carte
       *[other] { $held } cartes
    } de ce talent. On ne joue pas plus de cartes qu’il n’en faut.
# en: c05e79b0
refused-one-combat = Contre La Houdinière, on engage au plus une carte Combat.
# en: 50666b21
refused-combat-cards = Vous n’avez pas ces cartes, ou il n’en faut pas autant pour arriver à { $n } dés.
# en: cc33eb68
refused-not-aramis = Seul Aramis peut se servir de n’importe quelle carte, une fois par manche.
# en: 3df17dbb
refused-helped = Vous avez déjà utilisé votre pouvoir cette manche, ou vous ne pouvez pas l’utiliser ici.
# en: e881c5c4
refused-one-of-kind = Vous n’avez qu’une carte de cette sorte : { $card }.
# en: 87596c80
refused-pay-combat = Pour cet objet, vous devez défausser une carte Combat.
# en: 4c4d1bf6
refused-pay-two = Les Espions coûtent deux cartes.
# en: 5636f057
refused-no-such-die = Aucun dé ne montre cela, ou vous ne pouvez pas le relancer.
# en: e0fb05d8
refused-not-here = { FORM($seat, "debut") } n’est pas là où vous êtes.
    .you = Vous ne pouvez pas faire d’échange avec vous-même.
# en: 45753b7a
refused-not-owned = Vous n’avez pas cet objet : { $item }.

## Consignes

# en: cabb7a94
order-give-life = À La Rochelle, donner un point de vie quand les épées rouges l’emportent
# en: c8a9d0c5
order-give-life-keep = Points de vie à garder au moins
    .never = n’en donner aucun
    .n1 = en garder 1
    .n2 = en garder 2
    .n3 = en garder 3
    .n4 = en garder 4
# en: bb2a04c9
order-in-need = Jouer « Un pour tous » quand la partie est perdue sans cela
# en: c159c1b6
order-in-need-play = Faut-il jouer la carte
    .yes = la jouer
    .no = ne pas la jouer
# en: 874695ff
order-best-die = Épée de Tolède : faire la relance aux meilleures probabilités, ou aucune
# en: c35be97e
order-stay-hidden = Révélation de Milady : rester dans l’ombre quand c’est permis

## Positions

# en: 8a824198
position-not-four = « { $key } » de cette position : il faut quatre petits nombres.
# en: 5fcd77e0
position-never-over-or-not = `stack` doit être vide s’il y a une `end`, et seulement alors.
# en: 12e9b7ce
position-never-cards = `hands`, `deck`, `discards` et `siege_cards` ensemble ne sont pas les { $n } cartes Aventure.
# en: 968a1dac
position-never-treachery = chaque carte Perfidie doit être quelque part, exactement une fois.
# en: 6c4221ae
position-never-siege-cards = `siege_cards` a plus de { $n } cartes, ou d’autres que des cartes Combat et M. de Bassompierre.
# en: 96bf76ee
position-never-one-for-all = il y a plus de cartes « Un pour tous » qu’on n’en a gagné.
# en: 320943c5
position-never-place = { $seat } est en un lieu où aucun mousquetaire ne peut être.
# en: dc9d1458
position-never-life = les points de vie { FORM($seat, "de") } sont trop nombreux, ou ne vont pas avec le fait qu’il soit hors de combat ou non.
# en: 04e46727
position-never-down = { $seat } est hors de combat, mais n’est pas au Vieux-Colombier.
# en: e219d095
position-never-path = { $seat } est sur un chemin de l’auberge, mais pas à l’auberge.
# en: a7a85927
position-never-banned = { $seat } est là où il ne peut pas être, ou la quête est fermée à tous les mousquetaires.
# en: d17e3e22
position-never-gear = { $seat } a deux fois le même objet, ou plus d’objets que de place.
# en: cb89b653
position-never-stock = il y a plus d’exemplaires de cet objet que le jeu n’en a : { $item }.
# en: 0e57b1b5
position-never-offer = `offer` ou `trading` ne va pas avec le mousquetaire qui joue.
# en: b187212e
position-never-active = une place est `active` hors de la phase des mousquetaires.
# en: c1131f11
position-never-mission = cette mission ne peut pas être là : { $place }.
# en: 76cb3bbd
position-never-posted = un adversaire ou un piège est en deux lieux.
# en: 11230c05
position-never-strength = la force postée dépasse celle de la mission : { $place }.
# en: c58b3418
position-never-mission-done = la mission est accomplie, mais toujours là : { $place }.
# en: 3e172060
position-never-rochefort = Milady est là où Rochefort, hors de combat, ne peut la suivre, et n’en a pas été chassée : { $place }.
# en: 7646b93e
position-never-absent = Milady est là où tous savent qu’elle n’est pas : { $place }.
# en: 04676804
position-never-louvre = la même carte Louvre figure deux fois.
# en: 22cf889b
position-never-paris = les cartes Paris ne vont pas ensemble.
# en: 66359a26
position-never-honour = la Reine est déshonorée, mais la partie n’est pas finie.
# en: 99c7be3d
position-never-siege = La Rochelle est perdue, mais la partie n’est pas finie.
# en: ea7b32cd
position-never-time = le temps est écoulé, mais la partie n’est pas finie.
# en: 7ccd462d
position-never-cavois = Cavois est battu, mais toujours en jeu.
# en: de051d33
position-never-board = le plateau de quête n’a pas { $n } cases, ou a été dégagé dans un ordre impossible.
# en: 9aaa6898
position-never-tokens = les jetons du plateau de quête et de `reserve` ne sont pas les bons.
# en: 291e0c50
position-never-column = `column` ne va pas avec les galeries.
# en: f6d73c6b
position-never-passed = `passed` ne va pas avec le deuxième plateau.
# en: 730cdd97
position-never-stack = un élément de `stack` ne va pas avec le reste.
# en: f21fdf85
position-never-duel = `duel` ne va pas avec la tentative en cours.

## Verbes

# en: 19721f30
verb-act = Faire une action avec un mousquetaire
    .option = action
# en: 468b4237
verb-play = Jouer des cartes pour une épreuve, ou pour payer
    .option = cartes
# en: ee5857d2
verb-fight = Engager des cartes dans un duel, ou relancer un dé
    .option = choix
# en: 40cc37a0
verb-buy = Acheter un autre objet
    .option = objet
# en: a2c5cf05
verb-lay = Placer des jetons, poster des adversaires, choisir des cartes Paris
    .option = élément
# en: f36be6d5
verb-scheme = Les choix de Milady
    .option = choix
# en: d0569351
verb-give = Donner un point de vie, ou perdre un équipement
    .option = quoi
# en: 25a9bbca
verb-one-for-all = Jouer « Un pour tous »
    .option = usage
# en: f5ea021f
verb-scout = Révéler des jetons de l’auberge
    .option = jetons
# en: f648e511
verb-offer = Proposer un échange
    .option = offre
# en: 5c793a5d
verb-answer = Répondre à une offre
    .option = réponse

## Dans un résumé : les résultats seuls, sans les dés

# en: b6bdf289
short-event-duel-ended = { $outcome }
# en: 6def6964
short-told-blood-nobody = { FORM($seat, "debut") } affronte { FORM($foe, "article") }, et personne n’est touché.
    .you = Vous affrontez { FORM($foe, "article") }, et personne n’est touché.
# en: 2015b223
short-told-blood-own =
    { FORM($seat, "debut") } affronte { FORM($foe, "article") } et perd { $hurt ->
        [one] un point de vie.
       *[other] { $hurt } points de vie.
    }
    .you =
        Vous affrontez { FORM($foe, "article") } et perdez { $hurt ->
            [1] un point de vie.
           *[other] { $hurt } points de vie.
        }
# en: b78dd2be
short-told-blood-foe = Premier sang pour { $seat } face { FORM($foe, "a") }.
    .you = Premier sang pour vous face { FORM($foe, "a") }.
# en: 12117ecb
short-told-blood-both =
    { FORM($seat, "debut") } touche { FORM($foe, "article") } et perd { $hurt ->
        [one] un point de vie.
       *[other] { $hurt } points de vie.
    }
    .you =
        Vous touchez { FORM($foe, "article") } et perdez { $hurt ->
            [1] un point de vie.
           *[other] { $hurt } points de vie.
        }
# en: 32dd374d
short-event-siege-thrown =
    La Rochelle : { $own ->
        [one] { $own } épée
       *[other] { $own } épées
    } pour les mousquetaires, { $n } contre eux.
# en: 49a71f9a
short-event-siege-moved = La Rochelle en est à { $n }.
# en: c02d47ca
short-event-time-moved = Le temps en est à { $n }.
# en: 9c4d00e3
short-event-louvre-moved = Le Louvre en est à { $n } sur 4.
# en: 8c27ae7e
short-event-token-cleared = { FORM($seat, "debut") } retire un jeton : { $token }.
    .you = Vous retirez un jeton : { $token }.
# en: 51268c58
luck-unit = épées
