### Ce que disent les images de Liberté : mots imprimés et textes alternatifs.

# en: f77096da
view-score = Feuille de score
# en: 15b954c0
view-elections = Élections : qui a gagné où
# en: 5ce5a940
view-revolt = Contre-révolution et raz-de-marée
# en: edb4094b
view-display = Tous les étalages
# en: e4f316b0
view-region-ouest = Ouest, en grand
# en: 5bdd2c04
view-region-bassin-parisien = Bassin parisien, en grand
# en: be7ef3b8
view-region-est = Est, en grand
# en: 651f875b
view-region-centre = Centre, en grand
# en: 0b7a385e
view-region-sud-ouest = Sud-Ouest, en grand
# en: 03f707dd
view-region-sud-est = Sud-Est, en grand
# en: d5cbe71c
picture-title = Liberté
# en: 47596e55
picture-paris = Paris
# en: f47b80ba
picture-to-move = À { $name } de jouer
# en: 453c9241
picture-tied = { $who } : égalité
# en: ef14aa42
picture-end-turns = Partie finie après quatre tours
# en: 16e54485
picture-end-landslide = Raz-de-marée radical : les points rouges comptent
# en: 88ebe42a
picture-end-counter-revolution = Contre-révolution : les points blancs comptent
# en: f8fa44e4
picture-turn = Tour { $turn } · { $year }
# en: fb616a22
picture-phase-refresh = on complète les mains
# en: ddba4dee
picture-phase-action = manche { $round }
    .last = manche { $round }, la dernière
# en: f60bfdc4
picture-phase-battle = La bataille
# en: 5b11b95d
picture-phase-elections = Élections de { $year }
# en: 501e0ed7
picture-phase-over = la fin
# en: a283c176
picture-track = Voix des élections
# en: 7fc8815e
picture-track-landslide = { $n } voix rouges : raz-de-marée
# en: 7737242b
picture-government = gouvernement
# en: d4782056
picture-opposition = opposition
# en: 949aa65e
picture-presence = Présence
# en: e5d823bd
picture-nobody = personne
# en: 5d26544f
picture-no-government = Pas encore de gouvernement
# en: 91c32c14
picture-supply = Blocs restants
# en: 34a9b3e0
picture-supply-hint = une couleur à 0 finit la phase
# en: 5c9114a5
picture-last-round = dernière manche
# en: a9cf69a7
picture-waiting = +{ $n } au tour 2
# en: 6804de82
picture-revolt = Contre-révolution
# en: 75f4fb83
picture-revolt-count = { $n } sur { $needed }
# en: 8ba696e9
picture-revolt-later = compte dès le tour 3
# en: 5dca0805
picture-battle = { $battle } · { $n } PV
# en: df7656a6
picture-no-battle = Pas de bataille au tour 1
# en: 1b5a0ef0
picture-battle-box = Case Bataille
# en: bab51cf7
picture-battle-lost = perdue
# en: 21fadd5d
picture-battle-led = chef :
# en: d3c244bb
picture-battle-ahead = tour { $turn }
# en: cfb0c971
picture-cards = Cartes
# en: 5136d512
picture-deck = Pioche { $n }
# en: cdffa21e
picture-deck-sets = série A { $a } · puis { $below }
# en: 8f246e40
picture-discard = Défausse { $n }
# en: 06e2d37e
picture-open = Visibles
# en: ce675ba0
picture-no-open = aucune
# en: 49b6719c
picture-display = Étalage
# en: f6978f0e
picture-hand-tokens = main { $hand } · jetons { $tokens }
# en: d76ce65a
picture-vp = PV
# en: 11da0234
picture-club = Club
# en: 8ffe5cea
picture-key-points = PV d’une province (tours 3, 4)
# en: 474a6572
picture-key-fleur = compte pour la contre-révolution
# en: d2089cfb
picture-key-changed = changé
# en: 4f719d0d
picture-elections = Élections de { $year }
# en: 5e77fb6a
picture-elections-none = Pas encore d’élections
# en: d13837fb
picture-elections-under = qui a gagné où : couleur de la faction, jeton du vainqueur
# en: 5f1c7331
picture-key-tied = égalité, personne d’élu
# en: 50db8c5d
picture-key-empty = pas encore voté
# en: 56a04b84
picture-votes = { $n } voix
# en: 85db18b0
picture-royalists-hold = Les royalistes tiennent { $n } sur { $needed }
# en: 071dcf9e
picture-royalists-lost =
    { $lost ->
        [0] provinces à fleur de lys ; sept mettent fin à la partie aux tours 3 et 4
        [one] provinces et une bataille perdue ; sept mettent fin à la partie aux tours 3 et 4
       *[other] provinces et { $lost } batailles perdues ; sept mettent fin à la partie aux tours 3 et 4
    }
# en: 191ef6c2
picture-landslide-now = Si tous votaient maintenant : rouge { $n } sur { $needed } pour un raz-de-marée
# en: 3c59b00b
picture-votes-now = Si on votait
# en: a66ace8b
picture-key-held = tenue par les royalistes
# en: 800d196c
picture-key-not-held = non tenue
# en: cba05410
picture-hand = Main { FORM($seat, "de") }
# en: 25b7aa2a
picture-cards-count =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
# en: 339ea785
picture-hidden =
    { $count ->
        [one] { $count } carte, face cachée
       *[other] { $count } cartes, face cachée
    }
# en: 4b1b7f4c
picture-no-cards = aucune carte
# Textes alternatifs : à qui de jouer, ce qui a changé, où en est la partie, ce qui se trouve où ; 1 024 signes au plus.
# en: 6996167c
picture-alt-head = Liberté, tour { $turn } ({ $year }), { $phase }.
# en: eb7748ae
picture-alt-move = À { $name } ({ $seat }) de jouer.
# en: 39f15907
picture-alt-tie = { LIST($seats) } sont à égalité et peuvent engager des cartes.
# en: 99688e79
picture-alt-tie-in = { LIST($seats) } sont à égalité { FORM($province, "at") } et peuvent engager des cartes.
# en: e6b674d7
picture-alt-since = Depuis : { $changes }.
# en: 516833dd
picture-alt-change = { $province } { $seat } { $change } { $colour }
# en: 56d9ea05
picture-alt-order = Ordre du tour et PV : { $scores }.
# en: 6f89d4ea
picture-alt-supply = Blocs restants : blancs { $white }, bleus { $blue }, rouges { $red }.
# en: 5fdcc350
picture-alt-last-round = C’est la dernière manche.
# en: b2e44e10
picture-alt-track = Voix : blanches { $white }, bleues { $blue }, rouges { $red }.
# en: 42fd84e5
picture-alt-government = Gouvernement { $faction }, opposition { $other }, présence { $seats }.
# en: 40cadaf0
picture-alt-box = Case Bataille de { $battle }, { $n } PV : { $seats }.
# en: b0c38d5d
picture-alt-boxed = { $seat } { $n }
# en: 58560bf2
picture-alt-fought = { $battle } : armée menée par { $seat }.
# en: 98139432
picture-alt-battle-lost = { $battle } : perdue.
# en: 592c92fa
picture-alt-revolt = Contre-révolution { $n } sur { $needed }.
# en: adba4d07
picture-alt-open = Visibles : { $cards }.
# en: 5ed0da49
picture-alt-piles = Pioche { $deck }, défausse { $discard }.
# en: 5df732a3
picture-alt-display = Étalage { FORM($seat, "de") } : { $cards }.
# en: 8e70954b
picture-alt-holds = { $seat } : main { $hand }, étalage { $display }, jetons libres { $tokens }.
# en: f5dea577
picture-alt-stacks = Piles (lettre du propriétaire, couleur, blocs) : { $stacks }.
# en: c6692e79
picture-alt-region = { $region } : { $stacks }.
# en: 1ef5c1f5
picture-alt-there = { $province } { $stacks }
# en: 5b877cb3
picture-alt-stack = { $mark } { $colour } { $n }
# en: 87f6b4de
picture-alt-short = { $mark }{ $colour }{ $n }
# en: 8d36cafc
picture-alt-empties = Vides : { $provinces }.
# en: bb4ff626
picture-alt-signs = { $province } { $signs }
# en: 8bb80af2
picture-alt-printed = Signes imprimés sur la carte : { $signs }.
# en: dad7f00d
picture-alt-fleur = fleur de lys
# en: 4ce13cef
picture-alt-vp = { $n } PV
# en: 7ae52f3c
picture-alt-elected = Élus { FORM($colour, "plural") } : { $provinces }.
# en: 572e57a8
picture-alt-returned = { $province } { $seat }
# en: 9c62dba9
picture-alt-returned-many = { $province } { $seat } avec { $n } voix
# en: b8fdd924
picture-alt-split = Égalité, personne d’élu : { $provinces }.
# en: fa263143
picture-alt-unvoted = Pas de voix : { $provinces }.
# en: 988481e9
picture-alt-none-yet = Il n’y a pas encore eu d’élections.
# en: bad77886
picture-alt-held = Tenues : { $provinces }.
# en: 0f30930d
picture-alt-not-held = Non tenues : { $provinces }.
# en: f6e16ff5
picture-alt-votes-now = Si tous votaient maintenant : blanches { $white }, bleues { $blue }, rouges { $red } ; un raz-de-marée en demande { $needed } rouges.
# en: e11721c8
picture-alt-hand = Main { FORM($player, "de") } ({ $seat }) : { $cards }.
# en: bbf45324
picture-alt-shown = Étalage : { $cards }.
# en: 2843c40c
picture-alt-tokens = Jetons de contrôle libres : { $n }.
# en: e0559622
picture-alt-displays = Étalages de Liberté, tour { $turn }. { $displays }
# en: 6f738cda
picture-alt-score-now = Score de Liberté au tour { $turn } : { $scores }.
# en: 18582d6f
picture-alt-final = Points finaux : { $scores }.
# en: cbc004e0
picture-alt-points = { $seat } { $points }
# en: fe5f986a
picture-alt-over = Liberté. { $how }.
# en: 645571ed
picture-tokens = jetons de contrôle libres : { $n }
# en: bc30510a
picture-key-target = peut être choisie
# en: e4d51b79
picture-targets =
    { $count ->
        [one] { $count } province possible
       *[other] { $count } provinces possibles
    }
# en: 7a451809
picture-alt-targets = Vous pouvez choisir : { $provinces }.
