### Ce que disent les images de Jeanne d'Arc 1429 : mots imprimés et textes alternatifs.

# en: cffc5bb7
picture-title = Jeanne d’Arc 1429
# en: 0b2644ba
picture-england = Angleterre
# en: 8419d848
picture-castile = Castille
# en: 34d83c34
picture-aragon = Aragon
# en: 2b4e81aa
picture-savoy = Savoie
# en: 74b49f35
picture-empire = Empire
# en: 1f3b33b2
picture-code-navarre = Na
# en: eb8e7f5f
picture-code-france = Fr
# en: f3067a0e
picture-code-angleterre = An
# en: 228a0211
picture-code-bretagne = Br
# en: 0a58d95f
picture-code-bourgogne = Bo
# en: 077aded2
picture-code-flandres = Fl
# en: f47b80ba
picture-to-move = À { $name } de jouer
# en: 06f2fab7
picture-over = Partie finie
# en: 76374af4
picture-round = Manche { $round }
# en: fdbd4a2d
picture-now = Cette manche
# en: d5b64430
picture-now-war = En guerre
# en: 39d38569
picture-now-peace = En paix
# en: 753fa4f1
picture-channel = La Manche
# en: ba24e7df
picture-biscay = Mer Océane
# en: c796a50e
picture-mediterranean = Mer Méditerranée
# en: 458fbaab
picture-war = Guerre
# en: 14a5d1bb
picture-peace = Paix
# en: dfd302ca
picture-last = fin
# en: 16b27106
picture-end-die = 1–{ $low }
# en: 4b3fd1db
picture-phase-setup = Placement des premières garnisons
# en: d4851a0d
picture-phase-income = Revenu
# en: 5ffe5cf0
picture-phase-vote = Vote : guerre ou paix
# en: 3ec567e5
picture-phase-buying = Achats
# en: a8f05e01
picture-phase-events = Événements
# en: 53cd5da6
picture-phase-intervention = Intervention étrangère
# en: 326c21f4
picture-phase-turns = Expansion et guerre
# en: 7e6faee8
picture-phase-over = Partie finie
# en: feeb6df6
picture-duels = { $event } : { $pairs }
# en: 7c8819b7
picture-ruler = Maîtrise de la mer : { $seat }
# en: e5b3cf43
picture-truce = Trêve : prochaine manche en paix
# en: 22bd0806
picture-storm = Mauvais temps : demi-revenu à venir
# en: 152440dd
picture-plague-over = La Peste noire est passée
# en: 8c599c18
picture-deck = Pioche : { $deck }, défausse : { $discards }
# en: a8c0e2a7
picture-more =
    { $count ->
        [one] { $count } autre
       *[other] { $count } autres
    }
# en: ea25ac9a
picture-key-free = ville libre
# en: b821901e
picture-key-garrison = Garnison
# en: 6833bcea
picture-key-castle = Château
# en: ea87507a
picture-key-fortress = Forteresse
# en: b0cde3c8
picture-key-foreign = Étrangers
# en: ff518251
picture-key-plundered = Pillage
# en: 65100c57
picture-key-banned = Sans bataille
# en: 5c5fb2ad
picture-key-ground = En partie
# en: 451c0c01
picture-key-whole = En entier
# en: 97a85d90
picture-key-double = Deux points
# en: 06e67d25
picture-key-port = Port
# en: bf17a8aa
picture-key-mountain = Montagne
# en: 1d0b7a55
picture-key-road = Route
# en: e79852db
picture-key-changed = Changé
# en: 870becc1
picture-key-battle = Bataille
# en: 89ab30bd
picture-key-points = points de trône
# en: bc35d4fe
picture-key-due = dus pour provinces entières
# en: 3b42262c
picture-key-money = louis d’or
# en: c0014c53
picture-key-income = prochain revenu
# en: 04a49cfc
picture-key-influence = influence
# en: eaadc285
picture-key-hand = cartes en main
# en: 05c50b2c
picture-key-used = ont gagné : défense seule
# en: f0003c8e
picture-key-hero = héros en campagne
# en: 9c969ac0
picture-key-cities = villes
# en: ea506aef
picture-key-castles = châteaux
# en: 5cfa03e2
picture-key-fortresses = forteresses
# en: b27c0c07
picture-key-garrisons = garnisons libres
# en: f6e050d7
picture-key-best = meilleur gain d’une manche
# en: 615d5fcc
picture-key-end = finit la partie
# en: c8c89d67
picture-alt-over = Jeanne d’Arc 1429 : la partie est finie.
# en: 7289060d
picture-alt-to-move = à { $name } de jouer
# en: 6d974989
picture-alt-points = Points de trône : { $scores }.
# en: 95e16066
picture-alt-provinces = Provinces entières : { $held }.
# en: 4967d4ba
picture-alt-changed = Changé : { $cities }.
# en: 6da54348
picture-alt-held = { FORM($seat, "debut") } tient { $cities }.
# en: 7df101ca
picture-alt-events = Événements · { $events }.
# en: 183923a5
picture-alt-plundered = Pillage : { $cities }.
# en: 045b85ea
picture-alt-banned = Sans bataille : { $cities }.
# en: a3e193d2
picture-alt-foreign = Troupes étrangères : { $cities }.
# en: 864dd28f
picture-alt-free-works = Villes libres avec ouvrages : { $cities }.
# en: 641c0450
picture-alt-purses = Argent, influence, cartes : { $purses }.

## Une province, et où une puissance peut aller

# en: 80dc9f09
picture-worth =
    { $points ->
        [one] { $points } point de trône par manche
       *[other] { $points } points de trône par manche
    }
# en: 38b17059
picture-held-whole = { $worth } · en entier { FORM($seat, "a") }
# en: 6d09730e
picture-held-parts =
    { $worth } · { $cities ->
        [one] { $cities } ville
       *[other] { $cities } villes
    }, { $free ->
        [one] { $free } libre
       *[other] { $free } libres
    }
# en: a909cad2
picture-alt-about = La question porte sur { $cities }.
# en: 835001e7
picture-reach-of = Où { FORM($seat, "article") } peut aller
# en: 801ff697
picture-reach =
    { $free ->
        [one] { $free } libre
       *[other] { $free } libres
    } par la route (vert), { $sea } par mer (bleu, tirets), { $strike } à attaquer (rouge)
# en: bc50fc8d
picture-alt-reach-free = Villes libres par la route : { $cities }.
# en: 0986249e
picture-alt-reach-sea = Villes libres par mer : { $cities }.
# en: ed9ae80e
picture-alt-reach-strike = Villes à attaquer : { $cities }.
# en: 5241fba4
picture-targets =
    { $count ->
        [one] { $count } ville à choisir
       *[other] { $count } villes à choisir
    }
# en: 63e5461f
picture-alt-targets = Au choix : { $cities }.

## Une bataille

# en: 0caed0dc
picture-battle-for = Bataille pour { $city }
# en: d6b26d4c
picture-no-battle = Pas de bataille
# en: 01bf4590
picture-no-battle-yet = Il n’y a pas eu de bataille depuis le début du dernier tour.
# en: f92fc272
picture-secret = Les deux camps choisissent leurs cartes en secret.
# en: 257f534e
picture-thrown = Les dés sont lancés : des Signes de Dieu et des Retraites peuvent suivre.
# en: ea778fea
picture-attack = attaque
# en: 468d0e08
picture-defence = défend
# en: 1f9916cc
picture-part-cards = Cartes
# en: 47b6ae18
picture-part-influence = Influence
# en: 5dcda143
picture-part-hero = Héros
# en: 64528d95
picture-part-works = Ouvrages
# en: 24742b10
picture-part-mountain = Montagne
# en: 772e36ed
picture-part-landing = Débarquement
# en: 713597fb
picture-part-strength = Force
# en: 7464faf0
picture-part-sign = Signe de Dieu
# en: c5b311b7
picture-part-die = Dé
# en: 7d90502f
picture-sum = Total
# en: 9779eb2c
picture-saved = reprise
# en: 0ec2769d
picture-no-cards-laid = aucune carte
# en: 64a030c3
picture-alt-attack = Attaque ({ $name }) : { $parts } = { $total }.
# en: 3d59465e
picture-alt-defence = Défense ({ $name }) : { $parts } = { $total }.

## Une main

# en: b747b46e
picture-hand-of = Main { FORM($seat, "de") }
# en: 8d2fa573
picture-no-cards = Aucune carte
# en: e5e038e2
picture-defends = défense seule
# en: 2e999d47
picture-defends-use = a gagné une bataille : ne fait plus que défendre jusqu’à la fin de la manche
# en: c4632983
picture-hidden =
    { $count ->
        [one] { $count } carte cachée
       *[other] { $count } cartes cachées
    }
# en: 2cc94176
picture-alt-hand = Main { FORM($player, "de") } ({ $seat }) : { $cards }.
# en: 0423deb9
picture-alt-used = Cartes qui ont gagné et ne peuvent plus que défendre : { $cards }.
# en: 69b38663
picture-alt-purse = { $money } louis d’or, influence { $influence }, garnisons libres : { $garrisons }.
# en: d3a578b8
picture-alt-hero = En campagne : { $hero }.

## Scores

# en: c330620b
picture-due = Dus à cette manche
# en: 7caca462
picture-ties = Les égalités se départagent dans cet ordre :
# en: ae347edd
picture-by-round = Points de trône par manche :
# en: afe76a29
picture-fortresses = Forteresses
# en: b1f8c97f
picture-provinces = Provinces entières
# en: fa6d92d4
picture-castles = Châteaux
# en: 632fcc41
picture-money = Louis d’or
# en: 96c0f173
picture-alt-items = { $seat } { $points } ({ $player }) : { $items }.
# en: 2203b120
picture-alt-rounds = Points de trône par manche : { $gains }.

## Ce que propose /board

# en: f77096da
view-score = Feuille de score
# en: 231d2bbd
view-battle = La bataille
# en: 34cf9af5
view-region-flandres = Province : { province-flandres }
# en: e8f0c2f4
view-region-brabant = Province : { province-brabant }
# en: d7b40da2
view-region-artois = Province : { province-artois }
# en: 1cf9b191
view-region-calaisis = Province : { province-calaisis }
# en: 3130f8d7
view-region-picardie = Province : { province-picardie }
# en: 9a49bd1e
view-region-normandie = Province : { province-normandie }
# en: 61451f7d
view-region-roumois = Province : { province-roumois }
# en: 943bd6ba
view-region-ile-de-france = Province : { province-ile-de-france }
# en: 08b20d1a
view-region-champagne = Province : { province-champagne }
# en: 5870ed37
view-region-lorraine = Province : { province-lorraine }
# en: dce49559
view-region-bretagne = Province : { province-bretagne }
# en: 835e215e
view-region-maine = Province : { province-maine }
# en: 2515e34d
view-region-anjou = Province : { province-anjou }
# en: bc1796bc
view-region-touraine = Province : { province-touraine }
# en: 6472bbb3
view-region-beauce = Province : { province-beauce }
# en: 70c8c3f7
view-region-orleanais = Province : { province-orleanais }
# en: f66b1686
view-region-berry = Province : { province-berry }
# en: f771fa56
view-region-nivernais = Province : { province-nivernais }
# en: 59e52f07
view-region-bourgogne = Province : { province-bourgogne }
# en: e9648e44
view-region-bourbonnais = Province : { province-bourbonnais }
# en: 5d4c1eba
view-region-poitou = Province : { province-poitou }
# en: 28696bff
view-region-saintonge = Province : { province-saintonge }
# en: 394fe0d9
view-region-limousin = Province : { province-limousin }
# en: fac0bfd6
view-region-perigord = Province : { province-perigord }
# en: c2cf7707
view-region-auvergne = Province : { province-auvergne }
# en: 55357007
view-region-lyonnais = Province : { province-lyonnais }
# en: 1288fda6
view-region-dauphine = Province : { province-dauphine }
# en: deb36375
view-region-provence = Province : { province-provence }
# en: 3c11e977
view-region-languedoc = Province : { province-languedoc }
# en: b32d2d2e
view-region-toulousain = Province : { province-toulousain }
# en: 66c6e9a1
view-region-guyenne = Province : { province-guyenne }
# en: 3a5c774c
view-region-gascogne = Province : { province-gascogne }
# en: 5b5998c8
view-region-bearn = Province : { province-bearn }
# en: 7ceb0764
view-region-foix-bearn = Province : { province-foix-bearn }
# en: 476127f5
view-region-rouergue = Province : { province-rouergue }
# en: 33e6d758
view-region-quercy-rouergue = Province : { province-quercy-rouergue }
# en: 479f0d52
view-region-navarre = Province : { province-navarre }
