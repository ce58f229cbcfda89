### Jeanne d'Arc 1429 : tout ce qu'on en lit, sauf les règles (jeanne-rules.ftl) et les noms du plateau (jeanne-names.ftl).

# en: 9e841a62
game-name = Jeanne d’Arc 1429
# en: 6518673a
game-pitch = La guerre de Cent Ans : tenez des provinces entières, négociez, assiégez les villes, et barrez aux autres le chemin du trône de France.
# en: a68cb125
game-players = De trois à six joueurs, de deux à quatre heures, de huit à dix manches.
# en: 530079d8
bot-names = Perrin, Ysabeau, Thibaut, Oudine, Colin, Alison, Aubry, Mahaut

## Variantes d'une table

# en: 2005f567
option-name-powers = Puissances
    .help = Qui joue à moins de six : un groupe proposé, ou des puissances au choix, une par joueur. Tant qu’un joueur a une puissance hors du groupe, elle en remplace une que personne n’a choisie.
    .usual = proposé à 3 : Navarre, Angleterre, Bourgogne ; 4 : ni Navarre ni Bourgogne ; 5 : sans Angleterre
    .crowns = les grandes rivales : France, Angleterre, Bourgogne (4e Bretagne, 5e Flandre)
    .north = le Nord : Angleterre, Flandre, Bourgogne (4e Bretagne, 5e France)
    .navarre = Navarre
    .france = France
    .angleterre = Angleterre
    .bretagne = Bretagne
    .bourgogne = Bourgogne
    .flandres = Flandre
# en: ccac5b61
option-name-buying = Achats
    .help = On achète l’un après l’autre, comme dans le livret, ou tous à la fois, avec moins d’attente.
    .in-order = l’un après l’autre
    .at-once = tous à la fois
# en: 5b2df58a
option-name-navarre_intrigue = Les intrigues de Navarre
    .help = Une fois par tour, la Navarre fait perdre à une autre puissance une carte rouge, sinon une jaune.
# en: e746170e
option-name-flanders_income = Le drap de Flandre
    .help = Une ville de la Flandre rapporte double. À chaque manche, la Flandre choisit laquelle.
# en: 37dfc701
option-name-burgundy_card = L’artillerie de Bourgogne
    .help = La Bourgogne reçoit à chaque manche une carte de bataille de plus.
# en: 7b85e546
option-name-france_retreat = La retraite de France
    .help = Une fois par manche, la France peut sauver une carte comme si elle jouait une Retraite.
# en: d3e003dc
option-name-england_influence = Les archers d’Angleterre
    .help = L’Angleterre gagne au moins 3 points d’influence par manche.
# en: b95fd327
table-suggested = C’est le groupe proposé à { $n } joueurs.
# en: 845c4e9f
table-even = Forces équilibrées. Victoires en { $n } parties entre bots : { LIST($shares) } ; à parts égales, chacune en aurait { $even } %.
# en: 3a51bd62
table-lopsided = Forces inégales. Victoires en { $n } parties entre bots : { LIST($shares) } ; à parts égales, chacune en aurait { $even } %.
# en: 93713569
told-share = { $seat } { $n } %
# en: 58d73bb7
setup-powers = Le nombre de puissances choisies est { $n }, mais il y a { $count } joueurs ; choisissez une puissance par joueur.
# en: 5cf51590
setup-players = Ce jeu se joue de 3 à 6 joueurs ; vous êtes { $n }.

## Questions

# en: 92ab852e
ask-choose-start =
    { $n ->
        [one] Où commence votre seconde garnison ?
       *[other] Où commencent vos { $n } garnisons ?
    }
# en: 5114a4f1
ask-place-third = Placez-vous une troisième garnison dans une ville libre ? Une route doit la relier à une des vôtres.
# en: b54556df
ask-return-city = Vous n’avez plus de ville. Laquelle de vos villes de départ reprenez-vous ?
# en: 12080933
ask-vote = Manche { $round } : la guerre ou la paix ? Le vote est secret. La moitié des voix suffit pour la guerre.
# en: 2e84bd7a
ask-buy =
    { $cards ->
        [one] Vous avez { $money } louis d’or et { $cards } carte en main. Qu’achetez-vous ?
       *[other] Vous avez { $money } louis d’or et { $cards } cartes en main. Qu’achetez-vous ?
    }
# en: 58425cca
ask-order-events = Vous avez tiré deux événements : { $events }. Lequel vient en premier ?
# en: f62fcd28
ask-revolt =
    { $n ->
        [one] { $event } : choisissez la dernière ville visée.
       *[other] { $event } : choisissez une ville visée ; il en reste { $n } à choisir.
    }
# en: e5c86e7e
ask-choose-treaty = Traité : laquelle des villes perdues à la manche précédente reprenez-vous ?
# en: e4b2ebfa
ask-confiscate = Confiscation : qui perd des cartes ?
# en: 60da9381
ask-papal-ban = Intervention du pape : dans quelle province ou pour quelle ville interdisez-vous les batailles pendant cette manche ?
# en: 7132ce33
ask-long-range-attack = Attaque à distance : quelle ville ennemie attaquez-vous ? La distance ne compte pas.
# en: d8c4ff21
ask-raid-source = Depuis laquelle de vos villes attaquez-vous { $city } ? La ville de départ ne pourra plus attaquer pendant cette manche.
# en: 29b21d68
ask-duel-card = { $event } contre { FORM($rival_seat, "article") } : quelle carte jouez-vous ? La carte du perdant est perdue.
# en: 27b37a27
ask-duel-influence = Combien de points d’influence ajoutez-vous contre { FORM($rival_seat, "article") } ? Vous les dépensez, que vous gagniez ou non.
# en: 6e6153f5
ask-expand =
    { $n ->
        [one] Vous étendez-vous à une autre ville libre, ou passez-vous aux attaques ?
       *[other] Vous étendez-vous à des villes libres ({ $n } au plus par la route, ou une par mer), ou passez-vous aux attaques ?
    }
# en: 30b08884
ask-fight =
    { $n ->
        [0] Vous ne pouvez pas attaquer en ce moment. Terminez votre tour.
       *[other]
            { $war ->
                [yes] Attaquez aussi souvent que vos cartes le permettent, ou terminez votre tour.
               *[no] Attaquez une fois, ou terminez votre tour.
            }
    }
# en: 1bf63bb3
ask-attack-cards = { $battle } Défense de la ville : { $works }. Quelles cartes jaunes jouez-vous ? Il en faut deux.
# en: 6363a694
ask-defence-cards = { $battle } Défense de la ville : { $works }. Quelle carte jouez-vous ?
# en: c56a830b
ask-battle-influence = Combien de points d’influence ajoutez-vous dans la bataille pour { $city } ? Vous les dépensez, que vous gagniez ou non.
# en: 056577b0
ask-battle-support = Ajoutez-vous une carte rouge ou votre héros à la bataille pour { $city } ?
# en: 52424c8d
ask-play-sign = { $city } : { $attack_total } pour l’attaque, { $defence_total } pour la défense. { $result } Tel est le résultat pour l’instant. Jouez-vous un Signe de Dieu ? Il double une carte que vous avez jouée.
# en: 29183eb3
ask-play-retreat = { $city } : { $attack_total } pour l’attaque, { $defence_total } pour la défense. { $result } Reprenez-vous des cartes que vous avez jouées ? Chacune vous coûte une Retraite.
# en: e664e79e
ask-forbid-landing = { FORM($attacker_seat, "debut") } va débarquer { FORM($city, "a") } depuis { $source_city }. Vous avez la maîtrise de la mer : laissez-vous faire ?
# en: 35c5af72
ask-play-plunderers = Vous pouvez envoyer vos Pillards contre une ville.
# en: 7f84baf9
ask-play-ambassador = Vous pouvez envoyer votre Ambassadeur. Deux dés décident de ce qui se passe.
# en: 50caae77
ask-navarre-intrigue = Vous pouvez mener votre intrigue de cour ce tour-ci. Qui perd une carte ?
# en: 896cefd0
ask-rebel = Rébellion : choisissez une ville d’une autre puissance. Si un dé dépasse sa défense, elle est à vous.
# en: 16ac8426
ask-double-income = Laquelle de vos villes rapporte double pendant cette manche ?
# en: 370162f5
ask-move-garrison = Vous avez pris { $city }, mais tous vos marqueurs de garnison sont sur le plateau. De laquelle de vos villes retirez-vous la garnison ? Cette ville devient libre.
# en: 46520255
ask-court-intrigue = Intrigue de cour : qui perd une carte ?
# en: 7cc5662d
ask-offer-to = Vous pouvez proposer un marché : un échange de villes de même défense, ou de l’argent. À qui ?
# en: 8391ae65
ask-offer-give = Que donnez-vous { FORM($partner_seat, "a") } ?
# en: 95c44c3a
ask-offer-ask = Vous donnez { FORM($partner_seat, "a") } : { $given }. Que demandez-vous en échange ?
# en: 96994d10
ask-offer-add = Vous offrez { $given } contre { $asked }. Ajoutez-vous de l’argent ?
# en: b5a4b030
ask-offer-send = Vous donnez { FORM($partner_seat, "a") } : { $given }. Vous demandez : { $asked }. Envoyez-vous l’offre ?
# en: c4e5c952
ask-offer-drop = Votre offre { FORM($partner_seat, "a") }
# en: 9e433d46
ask-answer-offer = { FORM($seat, "debut") } vous offre { $given } et demande { $asked }.

## Options

# en: 99363459
option-city = { $city }
# en: 00470e95
option-province = { FORM($province, "debut") } en entier
# en: 9c77d112
option-castle = Château { FORM($city, "a") }
# en: bd7d8751
option-fortress = Forteresse { FORM($city, "a") }
# en: eb481943
option-sail = { $city }, par mer
# en: a96ec5c2
option-plunder = Piller { $city }
# en: 2c5af635
option-raid = Attaquer { $city }
# en: 60b2e9df
option-attack = Attaquer { $city } depuis { $source_city }
# en: a21fb70c
option-landing = Débarquer { FORM($city, "a") } depuis { $source_city }
# en: 105cac70
option-buy-cards =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
# en: 7cd0d8e4
option-cards = { $cards }
# en: 40c47922
option-card = { $cards }
# en: 0d27dbda
option-used = { $cards } (carte qui a déjà gagné)
# en: 6e208f02
option-card-none = Aucune carte
# en: 437cc136
option-influence =
    { $n ->
        [0] Aucune influence
        [one] { $n } point d’influence
       *[other] { $n } points d’influence
    }
# en: fdf67410
option-support-none = Rien d’autre
# en: 0d5d854f
option-support-engineer = Ingénieur
# en: debbeff9
option-support-traitor = Traître
# en: 19860990
option-support-hero =
    { $hero }, { GENDER($hero) ->
        [feminine] votre héroïne
       *[other] votre héros
    }
# en: 895ae32d
option-sign-none = Pas de Signe de Dieu
# en: 3af21922
option-sign = Signe de Dieu sur { FORM($card, "article") }
# en: 4200fda4
option-retreat-none = Ne rien reprendre
# en: 1a0b8868
option-retreat = Reprendre : { LIST($cards) }
# en: 8f5be94a
option-double = { $city }
# en: 776cb315
option-empty = { $city }
# en: ea3f85e4
option-first = { $event } en premier
# en: 2e893587
option-vote-war = Guerre
# en: 4d0e3257
option-vote-peace = Paix
# en: 91d7c322
option-third-none = Pas de troisième garnison
# en: 72ce3646
option-buy-done = Terminer les achats
# en: 412b2c64
option-expand-done = Terminer l’expansion
# en: ab920833
option-end-turn = Terminer le tour
# en: 11030943
option-raid-none = Ne pas attaquer
# en: 6dcc75be
option-ambassador = Envoyer l’Ambassadeur
# en: 2a9a6465
option-landing-allow = Laisser faire
# en: e6402e0b
option-landing-forbid = Interdire
# en: 0c3cea35
option-seize = { $seat }
# en: 60a89c0e
option-intrigue = { $seat }
# en: 864bd4dd
option-offer-to = { $seat }
# en: 283528d3
option-offer-give = { $thing }
# en: 29105916
option-offer-ask = { $thing }
# en: f00934e4
option-offer-add-given = Ajouter { $thing }
# en: dc92157f
option-offer-add-asked = Demander { $thing } de plus
# en: 29c8f014
option-offer-send = Envoyer
# en: ab38824e
option-offer-drop = Retirer l’offre
# en: 43d1a963
option-offer-accept = Accepter
# en: 3b191ef5
option-offer-decline = Refuser
# en: 94f70657
thing-money = { $n } louis d’or
# en: 3cac88b0
thing-city = { $city }
# en: a4e364a0
thing-promise = une simple promesse
# en: 6e4ab1aa
thing-both = { LIST($things) }
# en: 33bb077f
hint-nothing = { "" }
# en: be1b1eb7
hint-free = ville libre
# en: 6dbce3af
hint-foreign = une puissance étrangère, qui défend avec { $n } plus un dé
# en: 02da63b7
hint-held = { $seat }, défense { $n }
    .you = à vous, défense { $n }
# en: 94f8247f
hint-castle = coûte { $n } louis d’or ; défense { $defence }, revenu 2
# en: 3063e1d7
hint-fortress = coûte { $n } louis d’or ; défense { $defence }, revenu 3
# en: 02e32dd7
hint-plunder = { $holder } ; un dé supérieur rapporte { $n } louis d’or
# en: fd29f569
hint-plunder-free = { $holder } ; tout dé rapporte { $n } louis d’or
# en: 9f712471
hint-beat = { $holder } ; il faut un dé supérieur à { $n }
# en: 16764ea2
hint-province =
    { $province } ({ $n ->
        [one] { $n } point
       *[other] { $n } points
    }) : { $lacking ->
        [0] vous l’auriez en entier
       *[other]
            vous y auriez { $mine ->
                [one] { $mine } ville
               *[other] { $mine } villes
            } sur { $all }
    }{ $port }{ $mountain }
# en: bbee19cf
hint-port = { " · port" }
# en: 5cc09514
hint-mountain = { " · montagne" }
# en: 30393ca4
hint-mountain-bonus = { "" } ; montagne +{ $n }
# en: 97df35c2
hint-landing-bonus = { "" } ; +{ $n } contre un débarquement
# en: 002f753d
hint-ban-province =
    { $n ->
        [one] sa seule ville
       *[other] toutes ses { $n } villes
    }
# en: db88e1d0
hint-attack = { $holder }{ $mountain }{ $landing }
# en: 5b728037
hint-buy-cards = coûte { $n } louis d’or
# en: 4390c8bc
hint-cards = valeur { $n } ; avec votre dé et ce que vous savez déjà, de { $low } à { $high } en tout
# en: 5102bc05
hint-card-none = seulement vos ouvrages et votre dé
# en: 680a07ac
hint-influence = il vous en reste { $n }
# en: b1dfaec5
hint-support-none = ni carte rouge ni héros
# en: 3ee36852
hint-support-engineer = en attaque, fait compter les ouvrages un niveau de moins ; en défense, annule un Ingénieur rival
# en: 58f46c43
hint-support-traitor = les ouvrages ne comptent pas
# en: 3832f11f
hint-support-hero = ajoute 2 points ; héros perdu si vous ne gagnez pas
# en: 1715f32d
hint-sign-none = les totaux ne changent pas
# en: eb1b0e3e
hint-sign = votre total devient { $n }
# en: 0cbe8729
hint-retreat =
    { $n ->
        [one] coûte { $n } Retraite
       *[other] coûte { $n } Retraites
    }
# en: 985881ea
hint-retreat-none = les cartes qui ont perdu sont défaussées, celles qui ont gagné ne font plus que défendre
# en: 3fb209a1
hint-double = rapporte deux fois { $n } louis d’or
# en: 2e419c90
hint-vote-war = six cartes, deux événements, autant d’attaques que vos cartes le permettent
# en: abff2ef0
hint-vote-peace = quatre cartes, un événement, une attaque par joueur
# en: 70b5db19
hint-third-none = vous commencez avec deux garnisons
# en: 9a1067e1
hint-buy-done = vous gardez le reste de votre argent
# en: f7484cc4
hint-expand-done = passez aux attaques, ou terminez votre tour
# en: 3bcd540f
hint-end-turn = votre tour est fini
# en: 8048e46c
hint-raid-none = l’événement n’a pas d’effet
# en: 46efc721
hint-ambassador = 2–5 rébellion, 6–8 deux cartes, 9–10 héros, 11–12 intrigue
# en: a42b2b27
hint-landing-allow = la bataille a lieu
# en: 540dd4ac
hint-landing-forbid = l’attaque s’arrête là, mais compte comme une attaque
# en: 056e584b
hint-hand =
    { $n ->
        [one] { $n } carte en main
       *[other] { $n } cartes en main
    }
# en: e4016e88
hint-event-revolt = des villes peuvent perdre un niveau de défense
# en: e1219f64
hint-event-companies = des villes peuvent perdre un niveau de défense et subir un pillage
# en: 62e9d957
hint-event-plague = la manche finit aussitôt
# en: ad8fd4ee
hint-event-bad-weather = le prochain revenu est réduit de moitié
# en: a613e865
hint-event-long-range-attack = vous pouvez attaquer n’importe quelle ville ennemie
# en: 2ef8c849
hint-event-treaty = vous reprenez une ville qu’on vous a prise
# en: b9b82703
hint-event-truce = la prochaine manche est en paix
# en: 07226450
hint-event-confiscation = une puissance rivale perd des cartes
# en: 59e72c44
hint-event-papal-intervention = vous interdisez les batailles à un endroit
# en: d0c82f81
hint-event-sea-battle = duel entre les deux puissances qui ont le plus de ports
# en: 730bd136
hint-event-field-battle = tout le monde se bat en duel, en deux camps
# en: 022d045b
group-end = Terminer
# en: d2eecf41
group-cards = Cartes
# en: b9764556
group-castle = Châteaux
# en: 7089f851
group-fortress = Forteresses
# en: 6000f61e
group-sail = Par mer
# en: 65861f22
group-source = Depuis { $city }
# en: cd54ccf3
group-north = Nord
# en: 374356ea
group-east = Est
# en: 27503808
group-west = Ouest
# en: fbe76eaa
group-centre = Centre
# en: d14a841d
group-southeast = Sud-Est
# en: e42bd7b2
group-southwest = Sud-Ouest
# en: ea610d97
group-offer-money = Argent, de { $low } à { $high } louis d’or
# en: 530dc677
group-offer-add-given = Ajouter de l’argent, de { $low } à { $high } louis d’or
# en: 4acd7e28
group-offer-add-asked = Demander de l’argent en plus, de { $low } à { $high } louis d’or
# en: 4c3f73ef
group-offer-promise = Promesse
# en: 157c2fb1
group-offer-city = Ville

## Ce qui se passe

# en: 457ad27a
event-game-began = Qui portera la couronne de France ? Les garnisons se placent dans cet ordre : { LIST($seats) }.
# en: 3ee4bfc4
event-start-chosen = { FORM($seat, "debut") } commence { LIST(FORM($cities, "a")) }.
    .you = Vous commencez { LIST(FORM($cities, "a")) }.
# en: 9e5c8f16
event-third-placed = { FORM($seat, "debut") } place sa troisième garnison { FORM($city, "a") }.
    .you = Vous placez votre troisième garnison { FORM($city, "a") }.
# en: 579d8845
event-third-declined = { FORM($seat, "debut") } ne place pas de troisième garnison.
    .you = Vous ne placez pas de troisième garnison.
# en: 5d994e1b
event-round-began = Manche { $round }.
# en: d5a9a7d4
event-power-returned = { FORM($seat, "debut") } revient, { FORM($city, "a") }.
    .you = Vous revenez en jeu { FORM($city, "a") }.
# en: 56a78743
event-power-fell = { FORM($seat, "debut") } a perdu sa dernière ville et revient à la prochaine manche.
    .you = Vous avez perdu votre dernière ville et revenez à la prochaine manche.
# en: 4cba721c
event-income-paid = { FORM($seat, "debut") } reçoit { $n } louis d’or et en a maintenant { $money }.
    .you = Vous recevez { $n } louis d’or et en avez maintenant { $money }.
# en: 1a0fa606
told-income-paid = Revenu : { $told }.
# en: e6f0edcb
told-one-income-paid = { $seat } { $n }
    .you = vous { $n }
# en: df05b1e1
event-status-voted =
    .yes = La guerre ! Voix pour la guerre : { $war_seats } ; voix pour la paix : { $peace_seats }.
    .no = La paix, pour l’instant. Voix pour la paix : { $peace_seats } ; voix pour la guerre : { $war_seats }.
# en: 3a23b3fb
event-truce-kept = La trêve tient : la paix, sans vote.
# en: 2f014450
event-cards-drawn =
    { $n ->
        [0] { FORM($seat, "debut") } ne pioche pas : il ne reste aucune carte.
        [one] { FORM($seat, "debut") } pioche une carte.
       *[other] { FORM($seat, "debut") } pioche { $n } cartes.
    }
    .you =
        { $n ->
            [0] Vous ne piochez pas : il ne reste aucune carte.
            [one] Vous piochez une carte.
           *[other] Vous piochez { $n } cartes.
        }
# en: bab3430e
event-cards-drawn-own = { FORM($seat, "debut") } pioche : { $cards }.
    .you = Vous piochez : { $cards }.
# en: 10e9a8b1
told-cards-drawn = Cartes distribuées : { $told }.
# en: 79b8b4cd
told-one-cards-drawn = { $seat } { $n }
    .you = vous { $n }
# en: c0dc500c
event-cards-bought =
    { $n ->
        [one] { FORM($seat, "debut") } achète une carte ; il lui reste { $money } louis d’or.
       *[other] { FORM($seat, "debut") } achète { $n } cartes ; il lui reste { $money } louis d’or.
    }
    .you =
        { $n ->
            [one] Vous achetez { $n } carte ; il vous reste { $money } louis d’or.
           *[other] Vous achetez { $n } cartes ; il vous reste { $money } louis d’or.
        }
# en: ec848fea
sum-costs = Coûts : { LIST($costs) }.
# en: 496149b4
spent-influence =
    { $n ->
        [one] { $n } point d’influence
       *[other] { $n } points d’influence
    }
# en: aa72127b
spent-money = { $n } louis d’or
# en: 4d1fffc3
sum-guards = Cartes qui ne peuvent plus que défendre jusqu’à la fin de la manche : { LIST($cards) }.
# en: 6b2401c8
sum-points =
    { COUNT($provinces) ->
        [0] Vous ne tenez aucune province entière : pas de point de trône pour l’instant.
       *[other]
            Si rien ne change, { LIST(FORM($provinces, "article")) } { $n ->
                [one] rapportera 1 point de trône cette manche.
               *[other]
                    { COUNT($provinces) ->
                        [one] rapportera
                       *[other] rapporteront
                    } { $n } points de trône cette manche.
            }
    }
# en: e8925df7
sum-opens =
    On peut encore attaquer pendant cette manche : { $more ->
        [0] { LIST($opened) }
        [one] { $opened } et 1 autre ville
       *[other] { $opened } et { $more } autres villes
    }.
# en: 37f004c6
opened-to = { $city } (par { LIST(FORM($seats, "article")) } ; défense { $n })
# en: 753c6e63
summary-round = La manche { $n } est finie, la manche { $next } commence
# en: d6c90c07
summary-won = { FORM($seat, "debut") } a gagné { LIST($won) }.
    .you = Vous avez gagné { LIST($won) }.
# en: 6927e97a
summary-lost = { FORM($seat, "debut") } a perdu { LIST($lost) }.
    .you = Vous avez perdu { LIST($lost) }.
# en: 46526b25
summary-both = { FORM($seat, "debut") } a gagné { LIST($won) }, et perdu { LIST($lost) }.
    .you = Vous avez gagné { LIST($won) }, et perdu { LIST($lost) }.
# en: 9163d9cc
summary-foreign = Des puissances étrangères ont pris { LIST($cities) }.
# en: 6fbe2907
summary-castle = Nouveaux châteaux : { LIST($cities) }.
# en: 9cce0001
summary-fortress = Nouvelles forteresses : { LIST($cities) }.
# en: 2967da67
summary-no-works = Plus d’ouvrages : { LIST($cities) }.
# en: 848dcd56
event-works-built =
    .castle = { FORM($seat, "debut") } bâtit un château { FORM($city, "a") } ; il lui reste { $money } louis d’or.
    .fortress = { FORM($seat, "debut") } bâtit une forteresse { FORM($city, "a") } ; il lui reste { $money } louis d’or.
    .castle-you = Vous bâtissez un château { FORM($city, "a") } ; il vous reste { $money } louis d’or.
    .fortress-you = Vous bâtissez une forteresse { FORM($city, "a") } ; il vous reste { $money } louis d’or.
# en: 819df7c9
event-buying-ended = { FORM($seat, "debut") } termine ses achats.
    .you = Vous terminez vos achats.
# en: f616ba2f
event-order-drawn =
    { $n ->
        [0] Ordre de jeu : { $seats }. { FORM($seat, "debut") } a déjà toute l’influence possible.
       *[other] Ordre de jeu : { $seats }. { FORM($seat, "debut") } gagne 1 point d’influence.
    }
    .you =
        { $n ->
            [0] Ordre de jeu : { $seats }. Vous avez déjà toute l’influence possible.
           *[other] Ordre de jeu : { $seats }. Vous gagnez 1 point d’influence.
        }
# en: 8afd9c5c
event-events-drawn = { FORM($seat, "debut") } tire : { $events }.
    .you = Vous tirez : { $events }.
# en: 552b859f
event-events-ordered = { FORM($seat, "debut") } met { FORM($event, "article") } avant l’autre événement.
    .you = Vous mettez { FORM($event, "article") } avant l’autre événement.
# en: eaa159f1
event-event-began = { $event }.
# en: 15a287a9
event-event-void = { $event } : sans effet.
# en: 8edd4e21
event-revolt-spread =
    { $die ->
        [one] { $event }, dé 1 : { FORM($seat, "article") } choisit une ville, qui est alors menacée.
       *[other] { $event }, dé { $die } : { FORM($seat, "article") } choisit au plus { $die } villes, qui sont alors menacées.
    }
    .you =
        { $die ->
            [one] { $event }, dé { $die } : vous choisissez une ville, qui est alors menacée.
           *[other] { $event }, dé { $die } : vous choisissez au plus { $die } villes, qui sont alors menacées.
        }
# en: cf43a77d
event-revolt-tried =
    .yes = { $city } se révolte : dé { $die } contre { $defence }.
    .no = { $city } reste calme : dé { $die } contre { $defence }.
# en: cfa29a6a
event-works-lost =
    .garrison = { $city } perd son château.
    .castle = { $city } perd sa forteresse, mais garde un château.
# en: 4f542bdc
event-city-freed = { $city } est maintenant une ville libre.
# en: 207be1a9
event-city-wasted = { $city } subit un pillage et ne paie rien au prochain revenu.
# en: 50a490eb
event-plague-struck = La Peste noire : la manche { $round } finit ici, sans tours ni points.
# en: 8daf5cc6
event-storm-came = Mauvais temps : le prochain revenu est réduit de moitié.
# en: eed8f4a8
event-city-restored = Le traité rend { $city } { FORM($seat, "a") }.
    .you = Le traité vous rend { $city }.
# en: a38358f4
event-truce-agreed = Une trêve est conclue : la prochaine manche est en paix.
# en: 19de5f95
event-cards-confiscated = { FORM($seat, "debut") } perd : { LIST($cards) }.
    .none = { FORM($seat, "debut") } n’a aucune carte à perdre.
    .you = Vous perdez : { LIST($cards) }.
    .none-you = Vous n’avez aucune carte à perdre.
# en: 788b9d78
event-ban-spoken =
    .province = Le pape interdit toute bataille { FORM($province, "at") } pendant cette manche.
    .city = Le pape interdit toute bataille pour { $city } pendant cette manche.
# en: d389e715
event-raid-declined = { FORM($seat, "debut") } renonce à l’attaque à distance.
    .you = Vous renoncez à l’attaque à distance.
# en: d967542e
event-attack-announced = { $opening }
# en: 2286ec5c
event-landing-forbidden = { FORM($seat, "debut") } a la maîtrise de la mer et interdit { FORM($attacker_seat, "a") } de débarquer { FORM($city, "a") }. L’attaque n’a pas lieu, mais elle compte.
    .you = Vous avez la maîtrise de la mer et interdisez { FORM($attacker_seat, "a") } de débarquer { FORM($city, "a") }. L’attaque n’a pas lieu, mais elle compte.
    .you-attacker_seat = { FORM($seat, "debut") } a la maîtrise de la mer et vous interdit de débarquer { FORM($city, "a") }. L’attaque n’a pas lieu, mais elle compte.
# en: 7223f446
event-landing-allowed = { FORM($seat, "debut") } laisse { FORM($attacker_seat, "article") } débarquer { FORM($city, "a") }.
    .you = Vous laissez { FORM($attacker_seat, "article") } débarquer { FORM($city, "a") }.
    .you-attacker_seat = { FORM($seat, "debut") } vous laisse débarquer { FORM($city, "a") }.
# en: 05d81c39
event-battle-rolled = { $opening } Attaque : { $attack } = { $attack_total }. Défense : { $defence } = { $defence_total }.{ $attack_saved }{ $defence_saved }
# en: 62979473
event-battle-fought = { $battle } { $result }
# en: 0c501206
event-garrison-moved = Tous les marqueurs de garnison { FORM($seat, "de") } sont sur le plateau : la garnison { FORM($source_city, "de") } passe { FORM($city, "a") }. { $source_city } est maintenant une ville libre.
    .you = Tous vos marqueurs de garnison sont sur le plateau : la garnison { FORM($source_city, "de") } passe { FORM($city, "a") }. { $source_city } est maintenant une ville libre.
# en: e7405699
event-income-doubled = { $city } rapporte double { FORM($seat, "a") } : { $n } louis d’or de plus.
    .you = { $city } vous rapporte le double : { $n } louis d’or de plus.
# en: 52ecaca8
told-attack-road = { FORM($attacker, "debut") } attaque { FORM($defender, "article") } { FORM($city, "a") }, depuis { $source_city }.
    .you-attacker = Vous attaquez { FORM($defender, "article") } { FORM($city, "a") }, depuis { $source_city }.
    .you-defender = { FORM($attacker, "debut") } vous attaque { FORM($city, "a") }, depuis { $source_city }.
# en: 9289eada
told-attack-landing = { FORM($attacker, "debut") } débarque { FORM($city, "a") }, depuis { $source_city }, contre { FORM($defender, "article") }.
    .you-attacker = Vous débarquez { FORM($city, "a") }, depuis { $source_city }, contre { FORM($defender, "article") }.
    .you-defender = { FORM($attacker, "debut") } débarque { FORM($city, "a") }, depuis { $source_city }, contre vous.
# en: 3751ef73
told-attack-raid = { FORM($attacker, "debut") } lance contre { FORM($defender, "article") } une attaque à distance sur { $city }, depuis { $source_city }.
    .you-attacker = Vous lancez contre { FORM($defender, "article") } une attaque à distance sur { $city }, depuis { $source_city }.
    .you-defender = { FORM($attacker, "debut") } lance contre vous une attaque à distance sur { $city }, depuis { $source_city }.
# en: c474dbe4
told-attack-foreign = { FORM($attacker, "debut") } attaque { FORM($defender, "article") } { FORM($city, "a") }.
    .you-defender = { FORM($attacker, "debut") } vous attaque { FORM($city, "a") }.
# en: 60a32e4e
told-attack-fleet = { FORM($attacker, "debut") } débarque { FORM($city, "a") } contre { FORM($defender, "article") }.
    .you-defender = { FORM($attacker, "debut") } débarque { FORM($city, "a") } contre vous.
# en: 6836d9d0
told-foreigners = des troupes étrangères
# en: 8614f207
told-taken =
    { GENDER($attacker) ->
        [other] { $city } change de mains ({ $attacker }).
       *[named] { FORM($attacker, "debut") } prend { $city }.
    }
    .you-attacker = Vous prenez { $city }.
    .you-defender =
        { GENDER($attacker) ->
            [other] Vous perdez { $city } ({ $attacker }).
           *[named] { FORM($attacker, "debut") } vous prend { $city }.
        }
# en: 0bcbccb7
told-held =
    { GENDER($defender) ->
        [other] { $city } tient bon ({ $defender }).
       *[named] { FORM($defender, "debut") } garde { $city }.
    }
    .you-defender = Vous gardez { $city }.
# en: 76ebfaff
told-tie = Égalité : { $city } tient bon, et les deux camps perdent toutes les cartes encore en jeu.
    .you-defender = Égalité : vous gardez { $city }, et les deux camps perdent toutes les cartes encore en jeu.
# en: 5f0e06f1
told-saved =
    { " " }{ FORM($seat, "debut") } reprend { LIST(FORM($cards, "article")) } avec { COUNT($cards) ->
        [one] une Retraite
       *[other] des Retraites
    }.
    .you =
        { " " }Vous reprenez { LIST(FORM($cards, "article")) } avec { COUNT($cards) ->
            [one] { COUNT($cards) } Retraite
           *[other] { COUNT($cards) } Retraites
        }.
# en: 4d227824
told-none = aucune
# en: 6036c4a2
part-card = { $card } { $n }
# en: 5f5eca7f
part-influence = influence { $n }
# en: 43768ef2
part-hero = { $hero } { $n }
# en: 249de2e0
part-engineer = Ingénieur
# en: d572d7e4
part-traitor = Traître
# en: e5c23934
part-works = ouvrages { $n }
# en: 82c73122
part-mountain = montagne { $n }
# en: a7fc1bc9
part-landing = débarquement { $n }
# en: 44d9ff86
part-strength = troupes étrangères { $n }
# en: 7d015fc9
part-die = dé { $n }
# en: d98325f4
part-sign = Signe de Dieu { $n }
# en: cf0717fb
event-duels-drawn = { $event } : { $pairs }.
# en: e486998b
told-pair = { $seat } contre { $rival_seat }
    .you = vous contre { $rival_seat }
    .you-rival_seat = { $seat } contre vous
# en: be5b11a5
event-duel-fought = { $event } : { LIST($sides) }. { FORM($seat, "debut") } gagne un point de trône.
    .level = { $event } : { LIST($sides) }. Égalité : personne ne gagne.
    .you = { $event } : { LIST($sides) }. Vous gagnez un point de trône.
# en: eff39833
told-duellist = { $seat } { $total } ({ $card }, influence { $influence }, dé { $die })
    .you = vous { $total } ({ $card }, influence { $influence }, dé { $die })
# en: ea9e4b29
told-no-card = aucune carte
# en: ba3c6a6e
event-sea-ruled = { FORM($seat, "debut") } a la maîtrise de la mer pendant cette manche et peut interdire les débarquements.
    .you = Vous avez la maîtrise de la mer pendant cette manche et pouvez interdire les débarquements.
# en: e41856b8
event-camps-level = Les deux camps ont gagné autant de duels : pas de point supplémentaire.
# en: 18a8e83f
event-camp-won = Chaque membre du camp vainqueur ({ $seats }) gagne un point de trône.
# en: 7a547e0b
event-foreigners-came =
    { FORM($foreigner, "debut") } arrive devant { $city } ({ COUNT($dice) ->
        [one] dé
       *[other] dés
    } : { $dice }).
# en: f77fef06
event-foreigners-turned =
    .banned = { FORM($foreigner, "debut") } se détourne { FORM($city, "de") } : le pape y interdit les batailles.
    .theirs = { $city } est déjà aux mains de troupes étrangères.
# en: b55a9893
event-militia-fought =
    .taken = { FORM($foreigner, "debut") } bat la milice { FORM($city, "de") }, { $total } à { $die }, et prend la ville.
    .held = La milice { FORM($city, "de") } garde la ville contre { FORM($foreigner, "article") }, { $die } à { $total }.
# en: 25b3c4aa
event-turn-began = C’est le tour { FORM($seat, "de") }.
    .you = C’est votre tour.
# en: 3904d34a
event-turn-ended = { FORM($seat, "debut") } termine son tour.
    .you = Vous terminez votre tour.
# en: 633acff5
event-city-joined =
    .road = { FORM($seat, "debut") } s’étend { FORM($city, "a") }.
    .sea = { FORM($seat, "debut") } s’étend par mer { FORM($city, "a") }.
    .road-you = Votre domaine s’étend { FORM($city, "a") }.
    .sea-you = Par mer, votre domaine s’étend { FORM($city, "a") }.
# en: 34c60c77
told-city-joined = Nouvelles garnisons : { $told }.
# en: 58a2f70c
told-one-city-joined = { $seat } { FORM($city, "a") }
    .you = vous { FORM($city, "a") }
# en: 7b397dfe
event-city-plundered =
    .yes = { FORM($seat, "debut") } pille { $city } (dé { $die } contre { $defence }) et prend { $n } louis d’or.
    .no = { FORM($seat, "debut") } envoie en vain des Pillards { FORM($city, "a") } (dé { $die } contre { $defence }).
    .yes-you = Vous pillez { $city } (dé { $die } contre { $defence }) et prenez { $n } louis d’or.
    .no-you = Vous envoyez en vain des Pillards { FORM($city, "a") } (dé { $die } contre { $defence }).
# en: 991f8ff9
event-ambassador-sent =
    .rebellion =
        { FORM($seat, "debut") } envoie son Ambassadeur ({ COUNT($dice) ->
            [one] dé
           *[other] dés
        } { $dice }) : rébellion.
    .help =
        { FORM($seat, "debut") } envoie son Ambassadeur ({ COUNT($dice) ->
            [one] dé
           *[other] dés
        } { $dice }) : aide de l’étranger, deux cartes.
    .hero =
        { FORM($seat, "debut") } envoie son Ambassadeur ({ COUNT($dice) ->
            [one] dé
           *[other] dés
        } { $dice }) : { FORM($hero, "article") } entre en campagne.
    .intrigue =
        { FORM($seat, "debut") } envoie son Ambassadeur ({ COUNT($dice) ->
            [one] dé
           *[other] dés
        } { $dice }) : intrigue de cour.
    .rebellion-you =
        Vous envoyez votre Ambassadeur ({ COUNT($dice) ->
            [one] dé
           *[other] dés
        } { $dice }) : rébellion.
    .help-you =
        Vous envoyez votre Ambassadeur ({ COUNT($dice) ->
            [one] dé
           *[other] dés
        } { $dice }) : aide de l’étranger, deux cartes.
    .hero-you =
        Vous envoyez votre Ambassadeur ({ COUNT($dice) ->
            [one] dé
           *[other] dés
        } { $dice }) : { FORM($hero, "article") } entre en campagne.
    .intrigue-you =
        Vous envoyez votre Ambassadeur ({ COUNT($dice) ->
            [one] dé
           *[other] dés
        } { $dice }) : intrigue de cour.
# en: ee4d9159
event-mission-void =
    .rebellion = { FORM($seat, "debut") } ne trouve aucune ville à soulever.
    .intrigue = { FORM($seat, "debut") } ne trouve personne qui ait une carte à perdre.
    .rebellion-you = Vous ne trouvez aucune ville à soulever.
    .intrigue-you = Vous ne trouvez personne qui ait une carte à perdre.
# en: b2611994
event-rebellion-tried =
    .yes = { $city } se rebelle contre { FORM($owner_seat, "article") } (dé { $die } contre { $defence }) et rejoint { FORM($seat, "article") }.
    .no = { $city } reste fidèle { FORM($owner_seat, "a") } (dé { $die } contre { $defence }).
    .yes-you = { $city } se rebelle contre { FORM($owner_seat, "article") } (dé { $die } contre { $defence }) et vous rejoint.
    .yes-you-owner_seat = { $city } se rebelle contre vous (dé { $die } contre { $defence }) et rejoint { FORM($seat, "article") }.
    .no-you-owner_seat = { $city } vous reste fidèle (dé { $die } contre { $defence }).
# en: 80cc710f
event-card-lost = Intrigue { FORM($seat, "de") } : { FORM($rival_seat, "article") } perd une carte { $card }.
    .none = { FORM($seat, "debut") } intrigue contre { FORM($rival_seat, "article") }, qui n’a aucune carte à perdre.
    .you = Votre intrigue : { FORM($rival_seat, "article") } perd une carte { $card }.
    .none-you = Vous intriguez contre { FORM($rival_seat, "article") }, qui n’a aucune carte à perdre.
    .you-rival_seat = Intrigue { FORM($seat, "de") } : vous perdez une carte { $card }.
    .none-you-rival_seat = { FORM($seat, "debut") } intrigue contre vous, mais vous n’avez aucune carte à perdre.
# en: 15613584
event-points-scored =
    { $n ->
        [0]
            { FORM($seat, "debut") } ne marque aucun point de trône pour ses provinces{ $influence ->
                [0] { "" }
                [one] { " " }et gagne { $influence } point d’influence
               *[other] { " " }et gagne { $influence } points d’influence
            }.
        [one]
            { FORM($seat, "debut") } gagne { $n } point de trône ({ $provinces }){ $influence ->
                [0] { "" }
                [one] { " " }et { $influence } point d’influence
               *[other] { " " }et { $influence } points d’influence
            }.
       *[other]
            { FORM($seat, "debut") } gagne { $n } points de trône ({ $provinces }){ $influence ->
                [0] { "" }
                [one] { " " }et { $influence } point d’influence
               *[other] { " " }et { $influence } points d’influence
            }.
    }
    .you =
        { $n ->
            [0]
                Vous ne marquez aucun point de trône pour vos provinces{ $influence ->
                    [0] { "" }
                    [one] { " " }et gagnez { $influence } point d’influence
                   *[other] { " " }et gagnez { $influence } points d’influence
                }.
            [one]
                Vous gagnez { $n } point de trône ({ $provinces }){ $influence ->
                    [0] { "" }
                    [one] { " " }et { $influence } point d’influence
                   *[other] { " " }et { $influence } points d’influence
                }.
           *[other]
                Vous gagnez { $n } points de trône ({ $provinces }){ $influence ->
                    [0] { "" }
                    [one] { " " }et { $influence } point d’influence
                   *[other] { " " }et { $influence } points d’influence
                }.
        }
# en: 25c14d43
told-points-scored = Points de trône de cette manche : { $told }.
# en: 1547ab9d
told-one-points-scored =
    { $seat } { $n }{ $influence ->
        [0] { "" }
       *[other] { " " }(influence +{ $influence })
    }
    .you =
        vous { $n }{ $influence ->
            [0] { "" }
           *[other] { " " }(influence +{ $influence })
        }
# en: 5bcf3ece
event-end-rolled =
    .yes = Après la manche { $round }, le dé donne { $die } : la guerre est finie.
    .no = Après la manche { $round }, le dé donne { $die } : la guerre continue.
# en: 904ce878
event-game-ended =
    .points = La partie est finie. { FORM($winner_seats, "debut") } gagne.
    .fortresses = La partie est finie. À égalité de points de trône, { FORM($winner_seats, "article") } a plus de forteresses et gagne.
    .provinces = La partie est finie. À égalité aussi de forteresses, { FORM($winner_seats, "article") } tient plus de provinces et gagne.
    .castles = La partie est finie. À égalité aussi de provinces, { FORM($winner_seats, "article") } a plus de châteaux et gagne.
    .money = La partie est finie. À égalité aussi de châteaux, { FORM($winner_seats, "article") } a plus d’argent et gagne.
    .shared = La partie est finie. À égalité en tout, { LIST(FORM($winner_seats, "article")) } partagent la victoire.
# en: cee1672a
event-money-paid = { FORM($seat, "debut") } paie { $n } louis d’or { FORM($partner_seat, "a") }.
    .you = Vous payez { $n } louis d’or { FORM($partner_seat, "a") }.
    .you-partner_seat = { FORM($seat, "debut") } vous paie { $n } louis d’or.
# en: 18483b5f
event-cities-swapped = { FORM($seat, "debut") } cède { $city } { FORM($partner_seat, "a") } contre { $other_city }.
    .you = Vous cédez { $city } { FORM($partner_seat, "a") } contre { $other_city }.
    .you-partner_seat = { FORM($seat, "debut") } vous cède { $city } contre { $other_city }.
# en: 270758ef
event-offer-made = { FORM($seat, "debut") } fait une offre { FORM($partner_seat, "a") } : { $given } contre { $asked }.
    .you = Vous faites une offre { FORM($partner_seat, "a") } : { $given } contre { $asked }.
    .you-partner_seat = { FORM($seat, "debut") } vous fait une offre : { $given } contre { $asked }.
# en: 6b38610c
event-offer-declined = { FORM($partner_seat, "debut") } refuse l’offre { FORM($seat, "de") } : { $given } contre { $asked }.
    .you = { FORM($partner_seat, "debut") } refuse votre offre : { $given } contre { $asked }.
    .you-partner_seat = Vous refusez l’offre { FORM($seat, "de") } : { $given } contre { $asked }.
# en: 9cee076c
event-offer-withdrawn = { FORM($seat, "debut") } retire son offre { FORM($partner_seat, "a") } : { $given } contre { $asked }.
    .you = Vous retirez votre offre { FORM($partner_seat, "a") } : { $given } contre { $asked }.
    .you-partner_seat = { FORM($seat, "debut") } retire l’offre que vous aviez reçue : { $given } contre { $asked }.
# en: 328286ea
event-offer-lapsed = L’offre { FORM($seat, "de") } { FORM($partner_seat, "a") } expire : { $given } contre { $asked }.
    .you = Votre offre { FORM($partner_seat, "a") } expire : { $given } contre { $asked }.
    .you-partner_seat = L’offre que vous a faite { FORM($seat, "article") } expire : { $given } contre { $asked }.
# en: e0efb77d
event-offer-accepted = { FORM($seat, "debut") } et { FORM($partner_seat, "article") } concluent un marché.
    .you = Vous concluez un marché avec { FORM($partner_seat, "article") }.
    .you-partner_seat = Vous concluez un marché avec { FORM($seat, "article") }.

## Ce qu'une place a en main

# en: b5ec486a
private-card = { $n } × { $card } : { $use }
# en: fa53ee9b
card-ladders = Échelles
    .article = les Échelles
# en: a27d6de5
card-ram = Bélier
    .article = le Bélier
# en: c2076b6b
card-sappers = Sapeurs
    .article = les Sapeurs
# en: 90e23ab2
card-cannon = Canon
    .article = le Canon
# en: f1f6f5f0
card-engineer = Ingénieur
    .article = l’Ingénieur
# en: dd1faaf7
card-traitor = Traître
    .article = le Traître
# en: 65e884ac
card-sign-of-god = Signe de Dieu
    .article = le Signe de Dieu
# en: c1833bbb
card-retreat = Retraite
    .article = la Retraite
# en: abf22ab7
card-plunderers = Pillards
    .article = les Pillards
# en: b34c6308
card-ambassador = Ambassadeur
    .article = l’Ambassadeur
# en: 8cfbb0e0
card-use-ladders = jaune, 3 points de bataille
# en: 894851fb
card-use-ram = jaune, 4 points de bataille
# en: 61beafef
card-use-sappers = jaune, 5 points de bataille
# en: ac583781
card-use-cannon = jaune, 6 points de bataille
# en: ee7a92ea
card-use-engineer = en attaque, fait compter les ouvrages un niveau de moins ; en défense, annule un Ingénieur rival
# en: bfc09dd2
card-use-traitor = en attaque, les ouvrages ne comptent pas
# en: acd8b344
card-use-sign-of-god = après les dés, double une carte jaune que vous avez jouée
# en: f4603559
card-use-retreat = après les dés, reprend une carte jaune que vous avez jouée
# en: 54a28d3f
card-use-plunderers = à votre tour, prend de l’argent à une ville si un dé dépasse sa défense
# en: 7a09716d
card-use-ambassador = à votre tour, deux dés donnent rébellion, cartes, héros ou intrigue

## Scores

# en: 0f08c30d
score-provinces = Provinces
# en: bfeb3a09
score-duels = Duels
# en: 46637659
score-total = Points de trône
# en: b6eec5e0
tie-break-fortresses = le plus de forteresses (8.6)
# en: 2e87da4e
tie-break-provinces = le plus de provinces (8.6)
# en: f17673a6
tie-break-castles = le plus de châteaux (8.6)
# en: 42cf03ac
tie-break-money = le plus d’argent (8.6)

## Consignes

# en: 7f1b06fc
order-landings = Débarquements (maîtrise de la mer)
# en: a089d87d
order-landings-which = Débarquements que vous interdisez
    .none = aucun
    .mine = dans vos propres ports
    .all = tous
# en: acb5fdd6
order-defence = Défense en votre absence
# en: 9ea8bef0
order-defence-card = Carte que vous jouez
    .weakest = la plus faible
    .strongest = la plus forte
# en: 2cf6e4fa
order-defence-influence = Influence que vous ajoutez

## Refus

# en: cc123e1c
refused-option = Ce choix ne figure pas parmi les vôtres pour l’instant.
# en: 88eee3f4
refused-unknown-city = Il n’y a pas de ville « { $slug } » sur le plateau.
# en: 20179f8d
refused-over = La partie est finie.
# en: 7de673a9
refused-moment = Ce n’est pas possible maintenant ; cela vient à un autre moment de la manche.
# en: 2ed2f2d1
refused-turn = C’est le tour { FORM($seat, "de") } ; attendez le vôtre.
# en: 882c7946
refused-waits = Il faut d’abord finir la bataille, ou répondre à la question en cours.
# en: 7f8569e3
refused-held = { $city } appartient { FORM($seat, "a") }. Vous ne pouvez vous étendre qu’à des villes libres ; attaquez plutôt cette ville.
# en: 54f190c9
refused-foreign = Une puissance étrangère tient { $city } ; attaquez plutôt cette ville.
# en: 1fcaf122
refused-no-road = Aucune route ne mène { FORM($city, "a") } depuis une ville que vous teniez avant l’expansion de ce tour.
# en: 15d69538
refused-no-port = Par mer, on s’étend d’un de ses ports à un port libre. { $city } n’est pas un port libre, ou vous n’avez pas de port.
# en: 3bcde523
refused-by-road = Une route mène { FORM($city, "a") } : étendez-vous plutôt par la route.
# en: 24552098
refused-sea-alone = Si vous vous étendez par mer, c’est votre seule expansion du tour.
# en: 94999f9b
refused-two-cities = En un tour, vous pouvez vous étendre à deux villes par la route, ou à une par mer.
# en: f5d13d51
refused-no-marker = Tous vos marqueurs de garnison sont sur le plateau ; il ne vous en reste aucun pour une autre ville.
# en: 4061b6e7
refused-not-yours = { $city } n’est pas à vous.
# en: 9eec3ecb
refused-own = { $city } est à vous.
# en: c7359259
refused-free = { $city } est une ville libre ; étendez-vous-y plutôt.
# en: a00f6407
refused-no-way = Aucune route ne relie { $source_city } et { $city }, et ce ne sont pas deux ports.
# en: 3b9a8cc9
refused-source-used = { $city } a déjà attaqué pendant cette manche.
# en: a584cc5f
refused-target-used = Vous avez déjà attaqué { $city } pendant cette manche ; vous ne pouvez le faire qu’une fois.
# en: 70e6442e
refused-banned = Le pape interdit les batailles pour { $city } pendant cette manche.
# en: 9953491d
refused-one-attack = C’est la paix : vous ne pouvez attaquer qu’une fois par manche, et vous l’avez fait.
# en: e1808bfb
refused-two-yellow = Une attaque demande deux cartes jaunes de votre main ; vous en avez { $n }. Les cartes qui ont gagné pendant cette manche ne peuvent plus que défendre.
# en: ffecdef0
refused-no-card = Vous n’avez pas de carte { $card }.
# en: b2f1e67a
refused-is-fortress = { $city } a une forteresse : aucun dé ne peut la dépasser.
# en: f500e92c
refused-is-foreign = Ce n’est pas possible : une puissance étrangère tient { $city }.
# en: fc92a6d6
refused-plundered = { $city } porte déjà un marqueur de pillage, ou tous ces marqueurs sont sur le plateau.
# en: 389e11ea
refused-no-money = Cela coûte { $n } louis d’or ; vous en avez { $money }.
# en: 1516cbf7
refused-hand-full =
    Avec { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } de plus, vous en auriez plus de { $most } en main.
# en: fe1d2acf
refused-one-castle = Vous avez déjà bâti un château pendant cette manche.
# en: 4a8427bd
refused-has-works = { $city } a déjà des ouvrages ; un château se bâtit sur une simple garnison.
# en: 40c5f914
refused-no-castle = { $city } n’a pas de château ; une forteresse se bâtit sur un château.
# en: b756e57e
refused-new-castle = Le château { FORM($city, "de") } date de cette manche. Il peut devenir une forteresse à la prochaine manche au plus tôt.
# en: 9e684328
refused-no-works-left = Il ne reste aucun de ces marqueurs : tous sont sur le plateau.
# en: bc090cee
refused-no-influence =
    Vous avez { $n ->
        [one] { $n } point d’influence
       *[other] { $n } points d’influence
    }, et personne ne peut en ajouter plus de { $most } à la fois.
# en: 51d8c17e
refused-not-start = { $city } n’est pas une de vos villes de départ.
# en: a050d3dc
refused-taken = { $city } n’est pas une ville libre.
# en: ed7f98c2
refused-tried = { $city } a déjà servi de cible, ou n’est à personne.
# en: 1b5581b9
refused-not-lost = Personne ne vous a pris { $city } à la manche précédente, ou cette ville est de nouveau à vous.
# en: c5779247
refused-no-cards = Personne d’autre n’a de carte à perdre.
# en: f3ba4292
refused-yourself = C’est votre propre puissance ; choisissez-en une autre.
# en: cd5b6d58
refused-no-player = { FORM($seat, "debut") } ne joue pas dans cette partie.
# en: d4ba7f92
refused-attack-alone = Annoncez une attaque à part, après votre expansion.
# en: a5c820d7
refused-two-cards = Une attaque demande exactement deux cartes jaunes.
# en: 84e06037
refused-one-card = Jouez ici une carte, et non deux.
# en: 3a295dee
refused-one-of-hand = Dans un duel, il faut jouer une carte si vous en avez une ; une carte rouge compte pour 0.
# en: 665cb05d
refused-not-drawn = L’événement « { $event } » n’a pas été tiré.
# en: 25a878ab
refused-hero = Votre héros n’est pas en campagne.
# en: e881c5c4
refused-one-of-kind = Vous n’avez qu’une carte { $card }.
# en: f2d945db
refused-not-yellow = La carte { $card } n’est pas jaune. On attaque avec deux cartes jaunes, et on défend avec une.
# en: 8a047370
refused-not-used = Pendant cette manche, aucune carte { $card } n’a gagné de bataille pour vous ; seules celles qui ont gagné peuvent ici défendre de nouveau.
# en: 7e395217
refused-defends-only = Les cartes qui ont gagné une bataille ne peuvent plus que défendre jusqu’à la fin de la manche.
# en: 8c5506fb
refused-traitor-attacks = Un Traître n’aide que l’attaque, jamais la défense.
# en: 0113cce2
refused-no-works-there = Une puissance étrangère n’a pas d’ouvrages qu’un Ingénieur ou un Traître puisse affaiblir.
# en: 88011c1d
refused-one-yellow = Vous avez une carte jaune en main : il faut en jouer une.
# en: 3d1f28fe
refused-no-bargain = Cette offre n’est pas possible. Échangez des villes de même défense, avec de l’argent d’un côté si vous voulez, ou payez en échange d’une promesse. À votre propre tour, vous pouvez faire jusqu’à trois offres, et chacun ne peut donner que ce qu’il a.
# en: 441afddc
refused-before-dice = Cette carte ne se joue qu’après les dés d’une bataille.
# en: dea1fb42
refused-not-laid = Vous n’avez pas joué de carte { $card } dans cette bataille, ou vous en avez joué moins.
# en: 68faac90
refused-few-retreats =
    { $n ->
        [0] Vous n’avez pas de Retraite.
        [one] Vous n’avez qu’une Retraite, qui reprend une seule carte.
       *[other] Vous n’avez que { $n } Retraites, et chacune ne reprend qu’une carte.
    }
# en: b3c0e93f
refused-no-better = Un Signe de Dieu ne changerait ici rien pour vous, ou l’autre camp décide d’abord.
# en: 6c36f8a2
refused-pays-nothing = { $city } ne rapporte rien pendant cette manche.
# en: 5c801ed5
refused-intrigue-used = La Navarre a déjà mené son intrigue ce tour-ci, ou cette table joue sans elle.
# en: 3e798985
refused-not-ruler = Seule la puissance qui a la maîtrise de la mer décide si une autre peut débarquer.
# en: db7d1ccc
refused-voting = On vote une fois par manche, avant la distribution des cartes.

## Positions

# en: d02c921a
position-unknown-city = « { $key } » de cette position : il n’y a pas de ville { $slug }.
# en: cee4959f
position-unknown-card = « { $key } » de cette position : il n’y a pas de carte { $slug } ; il y a { $ids }.
# en: 9fac6557
position-unknown-seat = « { $key } » de cette position : il n’y a pas de place { $slug } à cette table ; il y a { $ids }.
# en: 76af51df
position-unknown-event = « { $key } » de cette position : il n’y a pas d’événement { $slug } ; il y a { $ids }.
# en: 73975b31
position-unknown-phase = « { $key } » de cette position : une manche n’a pas de phase { $slug } ; elle a { $ids }.
# en: 8190904e
position-only-yellow = « { $key } » de cette position : seules des cartes jaunes peuvent avoir gagné une bataille.
# en: ce11588e
position-order = « { $key } » de cette position : il y faut les { $n } places, chacune une fois.
# en: ac5c16ab
position-never-garrisons = { FORM($seat, "debut") } a plus de { $n } garnisons dans « owner ».
# en: df91e642
position-never-starts = dans « starts », chaque place doit avoir d’une à trois villes.
# en: 48bd96b5
position-never-works = « works » a plus de châteaux ou de forteresses qu’il n’y a de marqueurs ; une forteresse prend un marqueur de chaque sorte.
# en: 452770cb
position-never-plunder = dans « plundered », il y a plus de { $n } villes.
# en: 4b3bb6e5
position-never-built = dans « built », une place a plus d’un château.
# en: 58a67349
position-never-events = dans « events », il y a plus d’événements que dans une manche, ou un événement qui est hors du jeu.
# en: 02e1b827
position-never-cards = `hands`, `used`, `deck` et `discards` ne font pas ensemble les { $n } cartes.
# en: baca584b
position-never-over-or-not = « stack » doit être vide si « over » est vrai, et seulement alors.
# en: 125fd6ff
position-never-order = dans « order », une place manque ou revient deux fois.
# en: e3c03e20
position-never-rounds = dans « by_round », il y a plus de manches qu’il n’y en a de finies, ou pas autant pour chaque place.
# en: 75fe7bf3
position-never-frame = « stack » nomme une place ou une ville qui n’existe pas.
# en: abd3ea24
position-never-battle = dans « stack », une bataille ne répond pas à qui tient la ville, ou aux cartes de l’attaque.
# en: 62994d4f
position-never-attack = dans « stack », une bataille vient d’une attaque que personne ne pouvait annoncer : place, départ, cible, genre ou marques ne vont pas ensemble.
# en: f085364e
position-never-thrown = dans « stack », une bataille a des dés ou des réponses impossibles, ou « hands », « used », « discards » et « influence » n’y répondent pas.
# en: bf124038
position-never-moved = dans « stack », une ville attend une garnison, mais qui l’a prise, ou qui la tenait, ne va pas avec le reste de la position.
# en: 1e2e6d26
position-never-landing = dans « stack », un débarquement ne va pas avec la bataille au-dessous, ou c’est à qui attaque qu’appartient la maîtrise de la mer.
# en: 71f1e2b5
position-never-duel = dans « stack », les duels n’opposent pas des places différentes.
# en: cb438ff5
position-never-active = un tour est en cours dans « stack », mais « active » ne nomme personne.
# en: 1eb5b1c7
position-never-ruler = un débarquement attend dans « stack », mais « ruler » ne nomme personne.
# en: 24d1845a
position-never-end = « stack » ne mène pas à la fin de la manche, ou place une autre étape avant la fin d’une bataille.
# en: a7f35a01
position-never-offer = « offer » n’est pas une offre que deux places puissent se faire.

## Verbes du groupe de commandes

# en: 342ec234
verb-place = Placer une garnison au début, ou à votre retour
    .option = ville
# en: cc837248
verb-vote = Voter pour la guerre ou la paix
    .option = vote
# en: af3a17c7
verb-buy = Acheter des cartes, un château, une forteresse
    .option = achat
# en: d61a822c
verb-event = Répondre à un événement
    .option = choix
# en: 33e296b5
verb-duel = Jouer une carte et de l’influence dans un duel
    .option = choix
# en: 15e117f5
verb-expand = S’étendre à une ville libre
    .option = ville
# en: ea14fd21
verb-attack = Attaquer une ville, ou terminer votre tour
    .option = attaque
# en: ab78fdea
verb-battle = Jouer des cartes et de l’influence dans une bataille
    .option = choix
# en: 560255e7
verb-landing = Permettre ou interdire un débarquement
    .option = réponse
# en: fa0d9410
verb-plunder = Envoyer des Pillards
    .option = ville
# en: 76c6a94d
verb-mission = Envoyer votre Ambassadeur, ou choisir où mène sa mission
    .option = choix
# en: 83b05ef3
verb-offer = Proposer un marché
    .option = choix
# en: 5c793a5d
verb-answer = Répondre à une offre
    .option = réponse

## Dans un résumé : les résultats seuls, sans les dés

# en: 28fd5c34
short-event-revolt-spread =
    { $event } : { FORM($seat, "article") } choisit { $die ->
        [one] { $die } ville
       *[other] au plus { $die } villes
    }.
    .you =
        { $event } : vous choisissez { $die ->
            [one] { $die } ville
           *[other] au plus { $die } villes
        }.
# en: cae32f81
short-event-revolt-tried =
    .yes = { $city } se révolte.
    .no = { $city } reste calme.
# en: 6887b878
short-event-battle-rolled = { $opening }
# en: 32a93213
short-event-battle-fought = { $result }
# en: 56cfbcd4
short-told-taken = { FORM($attacker, "debut") } bat { FORM($defender, "article") } et prend { $city }.
    .you-attacker = Vous battez { FORM($defender, "article") } et prenez { $city }.
    .you-defender = { FORM($attacker, "debut") } vous bat et prend { $city }.
# en: fc1869ed
short-told-held =
    { GENDER($defender) ->
        [other] { FORM($attacker, "debut") } attaque en vain { $city } ({ $defender }).
       *[named] { FORM($attacker, "debut") } attaque { $city } ; { FORM($defender, "article") } garde la ville.
    }
    .you-attacker =
        { GENDER($defender) ->
            [other] Vous attaquez en vain { $city } ({ $defender }).
           *[named] Vous attaquez { $city } ; { FORM($defender, "article") } garde la ville.
        }
    .you-defender = { FORM($attacker, "debut") } attaque { $city } ; vous gardez la ville.
# en: 8dc46c0d
short-told-tie =
    { GENDER($defender) ->
        [other] { FORM($attacker, "debut") } attaque en vain { $city } ({ $defender }) ; à égalité, les deux camps perdent leurs cartes.
       *[named] { FORM($attacker, "debut") } attaque { $city } ; à égalité, { FORM($defender, "article") } garde la ville, et les deux camps perdent leurs cartes.
    }
    .you-attacker =
        { GENDER($defender) ->
            [other] Vous attaquez en vain { $city } ({ $defender }) ; à égalité, les deux camps perdent leurs cartes.
           *[named] Vous attaquez { $city } ; à égalité, { FORM($defender, "article") } garde la ville, et les deux camps perdent leurs cartes.
        }
    .you-defender = { FORM($attacker, "debut") } attaque { $city } ; à égalité, vous gardez la ville, et les deux camps perdent leurs cartes.
# en: df234bd2
short-event-duel-fought = { $event } : { FORM($seat, "article") } gagne un point de trône.
    .level = { $event } : personne ne gagne.
    .you = { $event } : vous gagnez un point de trône.
# en: 5ce7290b
short-event-foreigners-came = { FORM($foreigner, "debut") } arrive devant { $city }.
# en: 9245cbae
short-event-militia-fought =
    .taken = { FORM($foreigner, "debut") } prend { $city }.
    .held = { FORM($foreigner, "debut") } attaque { $city } ; la milice garde la ville.
# en: 37029af5
short-event-city-plundered =
    .yes = { FORM($seat, "debut") } pille { $city } et prend { $n } louis d’or.
    .no = { FORM($seat, "debut") } envoie en vain des Pillards { FORM($city, "a") }.
    .yes-you = Vous pillez { $city } et prenez { $n } louis d’or.
    .no-you = Vous envoyez en vain des Pillards { FORM($city, "a") }.
# en: d2562c9e
short-event-ambassador-sent =
    .rebellion = { FORM($seat, "debut") } envoie son Ambassadeur : rébellion.
    .help = { FORM($seat, "debut") } envoie son Ambassadeur : aide de l’étranger, deux cartes.
    .hero = { FORM($seat, "debut") } envoie son Ambassadeur : { FORM($hero, "article") } entre en campagne.
    .intrigue = { FORM($seat, "debut") } envoie son Ambassadeur : intrigue de cour.
    .rebellion-you = Vous envoyez votre Ambassadeur : rébellion.
    .help-you = Vous envoyez votre Ambassadeur : aide de l’étranger, deux cartes.
    .hero-you = Vous envoyez votre Ambassadeur : { FORM($hero, "article") } entre en campagne.
    .intrigue-you = Vous envoyez votre Ambassadeur : intrigue de cour.
# en: 3b173b36
short-event-rebellion-tried =
    .yes = { $city } se rebelle contre { FORM($owner_seat, "article") } et rejoint { FORM($seat, "article") }.
    .no = { $city } reste fidèle { FORM($owner_seat, "a") }.
    .yes-you = { $city } se rebelle contre { FORM($owner_seat, "article") } et vous rejoint.
    .yes-you-owner_seat = { $city } se rebelle contre vous et rejoint { FORM($seat, "article") }.
    .no-you-owner_seat = { $city } vous reste fidèle.
# en: b6212647
short-event-points-scored =
    { FORM($seat, "debut") } gagne { $n } { $n ->
        [one] point de trône
       *[other] points de trône
    }{ $influence ->
        [0] { "" }
        [one] { " " }et { $influence } point d’influence
       *[other] { " " }et { $influence } points d’influence
    }.
    .you =
        Vous gagnez { $n } { $n ->
            [one] point de trône
           *[other] points de trône
        }{ $influence ->
            [0] { "" }
            [one] { " " }et { $influence } point d’influence
           *[other] { " " }et { $influence } points d’influence
        }.
# en: 124812ac
short-event-end-rolled =
    .yes = La guerre est finie après la manche { $round }.
    .no = Après la manche { $round }, la guerre continue.
