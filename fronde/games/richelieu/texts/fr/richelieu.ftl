### Richelieu : tout ce que lit une personne qui y joue, sauf les règles (richelieu-rules.ftl).

# en: e2ccaa8d
game-name = Richelieu
# en: f4b97331
game-pitch = Prenez des cartes aux extrémités de quatre rangées : avoir le plus d’écus d’une région rapporte des points, et toute région dont vous n’avez aucune carte vous en coûte.
# en: 4513bc90
game-players = À deux, une demi-heure. On peut aussi jouer à trois ou quatre.
# en: b6e451b4
bot-names = Fiacre, Jacotte, Aubin, Denise, Barnabé, Colette, Guillot, Margot
# en: 94aff40e
seat-richelieu = Richelieu
    .mark = R
    .role = Richelieu · le Cardinal, chapeaux rouges pour marqueurs
    .gender = masculine
# en: 7f7f34eb
seat-queen = Reine
    .debut = La Reine
    .article = la Reine
    .de = de la Reine
    .a = à la Reine
    .mark = M
    .role = Reine · Marie de Médicis, couronnes bleues pour marqueurs
    .gender = feminine
# en: 9447ffc7
seat-gaston = Gaston
    .mark = G
    .role = Gaston · le frère du Roi, lys verts pour marqueurs (à trois ou quatre joueurs)
    .gender = masculine
# en: 5072175f
seat-conde = Condé
    .mark = C
    .role = Condé · prince du sang, étoiles noires pour marqueurs (à quatre joueurs)
    .gender = masculine
# en: 8696ddd6
region-bourgogne = Bourgogne
# en: a4ec2742
region-languedoc = Languedoc
    .de = du Languedoc
# en: aceff58f
region-normandie = Normandie
# en: 5667b9a2
region-provence = Provence
# en: be068bd3
region-champagne = Champagne
# en: 7e64bf2a
region-anjou = Anjou
# en: a8676268
region-bretagne = Bretagne
# en: d8e3ed94
region-picardie = Picardie
# en: 27fa28a5
region-auvergne = Auvergne
# en: 20957c73
category-bourgogne = Bourgogne
    .article = la Bourgogne
    .at = en Bourgogne
# en: 2ddb73f1
category-languedoc = Languedoc
    .article = le Languedoc
    .at = en Languedoc
# en: 774c28a9
category-normandie = Normandie
    .article = la Normandie
    .at = en Normandie
# en: 1b9cf600
category-provence = Provence
    .article = la Provence
    .at = en Provence
# en: a1a9889a
category-champagne = Champagne
    .article = la Champagne
    .at = en Champagne
# en: a8e22100
category-anjou = Anjou
    .article = l’Anjou
    .at = en Anjou
# en: 45375630
category-bretagne = Bretagne
    .article = la Bretagne
    .at = en Bretagne
# en: 473ed1df
category-picardie = Picardie
    .article = la Picardie
    .at = en Picardie
# en: 290d0a91
category-auvergne = Auvergne
    .article = l’Auvergne
    .at = en Auvergne
# en: a524cf9e
category-sword = épées
    .article = les épées
    .at = aux épées
# en: 5b0d4d1c
category-cross = croix
    .article = les croix
    .at = aux croix
# en: 425d8949
category-tower = tours
    .article = les tours
    .at = aux tours

## Les options d'une table

# en: 744d4c34
option-name-three_rows = Fin courte
    .help = La partie finit quand trois des quatre rangées sont vides. Les cartes de la dernière ne comptent pas.
# en: 571d47bd
option-name-first = Premier tour
    .help = Qui joue le premier tour, où l’on ne prend qu’une carte.
    .random = au hasard
    .richelieu = Richelieu
    .queen = la Reine
# en: edf865e6
setup-players = Ce jeu se joue à 2, 3 ou 4 joueurs ; vous êtes { $n }.

## Questions

# en: c86bedfb
ask-take-card = Prenez une carte à l’extrémité d’une rangée.
    .first = Premier tour de la partie : prenez une carte à l’extrémité d’une rangée. Une seule, cette fois.
# en: 19a3db12
ask-second-card = Vous pouvez prendre une seconde carte { FORM($region, "de") } à un écu. Sinon, terminez votre tour.
# en: c8979d8d
ask-end-turn = Vous avez pris vos cartes. Terminez votre tour, ou faites d’abord un choix ci-dessous.
# en: 0db27cc9
ask-pay-marker = { $card } porte un marqueur { FORM($owner_seat, "de") }. Lequel de vos propres marqueurs payez-vous ? Il va dans la boîte.
# en: ec3f3e59
ask-place-marker =
    { $n ->
        [one] Vous pouvez aussi placer votre marqueur sur une carte. Cela termine votre tour.
       *[other] Vous pouvez aussi placer un de vos { $n } marqueurs sur une carte. Cela termine votre tour.
    }
# en: b6f5c1f0
ask-move-marker = Vous pouvez aussi déplacer un de vos marqueurs, ce qui termine votre tour. Lequel déplacez-vous ?
# en: 0c64e437
ask-put-marker = Où va le marqueur placé sur { $card } ? Annuler le laisse où il est.
# en: e10aa9b4
ask-use-disc =
    { $n ->
        [one] Vous pouvez aussi utiliser un disque « retour d’un marqueur » : votre marqueur revient de la boîte.
       *[other] Vous pouvez aussi utiliser un disque « retour d’un marqueur » : un de vos { $n } marqueurs revient de la boîte.
    }
# en: c4078a88
ask-stopped = Vous ne pouvez pas prendre de carte : il y a un marqueur à chaque extrémité, et vous ne pouvez en payer aucun. Vous attendez que cela change.

## Options

# en: 60db6250
side-left = gauche
    .at = { " à gauche de la rangée" }
# en: 4f0372ed
side-right = droite
    .at = { " à droite de la rangée" }
# en: 0ca3f281
side-only = dernière carte
    .at = { ", dernière carte de la rangée" }
# en: 37f03910
side-inner = milieu
    .at = { " au milieu de la rangée" }
# en: c59e7020
option-card = Rangée { $row }, { $side } : { $card }
# en: 0994ab26
option-cell = Rangée { $row }, colonne { $column } : { $card }
# en: 084041aa
option-pay-stock = Un marqueur en main
# en: ecc0c0ae
hint-pay-stock =
    { $n ->
        [one] { $n } marqueur en main
       *[other] { $n } marqueurs en main
    } ; ceux des cartes restent
# en: a09504e5
hint-pay-card = votre marqueur quitte cette carte
# en: ab920833
option-end-turn = Terminer le tour
# en: ac403f69
hint-end-turn = les autres voient votre tour
# en: 3cbc0a86
option-pass = Attendre
# en: 8ed0ee62
hint-pass = vous rejouez dès que vous pouvez prendre une carte
# en: e0f385a8
option-disc-marker-back = Utiliser un disque « retour d’un marqueur »
# en: 38298ec8
hint-disc-marker-back = le disque est dépensé, et un de vos marqueurs revient de la boîte
# en: 710ed761
group-row = Rangée { $row }
# en: 33bb077f
hint-nothing = { "" }
# en: a7dc7d56
hint-card = { $region_standing }{ $symbol_standing }{ $disc_there }{ $price }
# en: 2a66cf1b
hint-place = { $region_standing }{ $symbol_standing }{ $disc_there }{ $end }
# en: 48a8790d
hint-also = { " · " }{ $symbol_standing }
# en: 33ef9f4f
hint-disc = { " · disque" }
# en: 269b1dda
hint-costs = { " · −1 marqueur" }
# en: 6b659aff
hint-own-marker = { " · marqueur rendu" }
# en: b09d0496
hint-end = { " · extrémité" }
# en: 38a32d25
standing-then = { $category } : vous { $mine }→{ $then } sur { $all }, { $best_seat } { $best }
# en: 0c683066
standing-now = { $category } : vous { $mine } sur { $all }, { $best_seat } { $best }

## Ce qui se passe

# en: 976591fb
event-game-began = Les cartes sont étalées, avec huit disques dessus. { FORM($seat, "debut") } commence et ne prend qu’une carte.
    .you = Les cartes sont étalées, avec huit disques dessus. Vous commencez et ne prenez qu’une carte.
# en: c83a20e3
event-turn-began = Tour { $turn } : { FORM($seat, "article") }.
    .you = Tour { $turn } : c’est à vous de jouer.
# en: 38a1c10d
summary-cards =
    { $n ->
        [one] { $n } carte prise
       *[other] { $n } cartes prises
    }, il en reste { $left }
# en: d1a95b32
summary-taken = Cartes prises : { LIST($counts) }.
# en: 278a598f
summary-count = { $seat } { $n }
    .you = vous { $n }
# en: 69e54288
summary-won = { FORM($seat, "debut") } mène maintenant { LIST(FORM($won, "at")) }.
    .you = Vous menez maintenant { LIST(FORM($won, "at")) }.
# en: b649241a
summary-lost = { FORM($seat, "debut") } ne mène plus { LIST(FORM($lost, "at")) }.
    .you = Vous ne menez plus { LIST(FORM($lost, "at")) }.
# en: 0da449e1
summary-both = { FORM($seat, "debut") } mène maintenant { LIST(FORM($won, "at")) }, et ne mène plus { LIST(FORM($lost, "at")) }.
    .you = Vous menez maintenant { LIST(FORM($won, "at")) }, et ne menez plus { LIST(FORM($lost, "at")) }.
# en: c3a930d9
sum-costs =
    Coûte : { $n ->
        [one] un marqueur
       *[other] { $n } marqueurs
    }.
# en: 624ef006
sum-opens = Découvre pour les autres : { LIST($card) }.
# en: 55d6248e
event-card-taken = { FORM($seat, "debut") } prend { $card }{ FORM($side, "at") } { $row }.
    .you = Vous prenez { $card }{ FORM($side, "at") } { $row }.
# en: 720958e6
event-marker-paid = { FORM($seat, "debut") } paie { $card }, que marquait { FORM($owner_seat, "article") }, avec un de ses marqueurs en main.
    .card = { FORM($seat, "debut") } paie { $card } avec le marqueur placé sur { $from_card }.
    .you = Vous payez { $card }, que marquait { FORM($owner_seat, "article") }, avec un de vos marqueurs en main.
    .card-you = Vous payez { $card } avec le marqueur placé sur { $from_card }.
    .you-owner_seat = { FORM($seat, "debut") } paie { $card }, qui portait votre marqueur, avec un de ses marqueurs en main.
# en: fd9353bf
event-marker-returned = { FORM($seat, "debut") } reprend en main le marqueur placé sur { $card }.
    .you = Vous reprenez en main le marqueur placé sur { $card }.
# en: 7139474e
event-disc-taken = { FORM($seat, "debut") } prend le disque placé sur { $card } et le regarde.
# en: 22098367
event-disc-taken-own = { FORM($seat, "debut") } prend le disque placé sur { $card } : c’est { FORM($disc, "article") }.
    .you = Vous prenez le disque placé sur { $card } : c’est { FORM($disc, "article") }.
# en: 81033fe8
event-disc-used = { FORM($seat, "debut") } utilise un disque « retour d’un marqueur » : un marqueur revient de la boîte.
    .you = Vous utilisez un disque « retour d’un marqueur » : un marqueur revient de la boîte.
# en: fae4aa33
event-marker-placed = { FORM($seat, "debut") } marque { $card }, rangée { $row }, colonne { $column }.
    .you = Vous marquez { $card }, rangée { $row }, colonne { $column }.
# en: 78cba497
event-marker-moved = { FORM($seat, "debut") } déplace le marqueur placé sur { $from_card } vers { $card }, rangée { $row }, colonne { $column }.
    .you = Vous déplacez le marqueur placé sur { $from_card } vers { $card }, rangée { $row }, colonne { $column }.
# en: cb583e57
event-player-stopped = { FORM($seat, "debut") } ne peut pas prendre de carte et doit attendre.
    .you = Vous ne pouvez pas prendre de carte : vous devez attendre.
# en: 8a9b1a6f
event-turn-passed = { FORM($seat, "debut") } attend.
    .you = Vous attendez.
# en: 1228f3f1
event-discs-shown = { FORM($seat, "debut") } révèle { LIST(FORM($disc, "article")) }.
    .you = Vous révélez { LIST(FORM($disc, "article")) }.
# en: 41c37a14
event-game-ended = La partie est finie.
    .points = La partie est finie. { FORM($winner_seat, "debut") } gagne.
    .cards = La partie est finie. Il y a égalité de points ; { FORM($winner_seat, "article") } a moins de cartes et gagne.
    .shared = La partie est finie. Il y a égalité de points et de cartes ; { LIST(FORM($winner_seat, "article")) } se partagent la victoire.
# en: 593b9d7e
told-taken = { FORM($seat, "debut") } prend { LIST($cards) }.
    .you = Vous prenez { LIST($cards) }.
# en: d41c4dc6
told-card = { $card }{ FORM($side, "at") } { $row }

## Ce qu'une place a en secret

# en: d3306a4c
private-disc = { $disc } : { $what }
# en: 7eacec2a
disc-use-shield = un écu de plus pour vous à la fin
# en: 7b2c6511
disc-use-symbol = un symbole de plus pour vous à la fin
# en: 7d8459fd
disc-use-marker-back = à utiliser à votre tour, pour reprendre un marqueur dans la boîte
# en: 49cc75ab
disc-bourgogne = Disque de Bourgogne
    .article = le disque de Bourgogne
# en: 0b084694
disc-languedoc = Disque du Languedoc
    .article = le disque du Languedoc
# en: 25e45609
disc-normandie = Disque de Normandie
    .article = le disque de Normandie
# en: 668a7361
disc-provence = Disque de Provence
    .article = le disque de Provence
# en: 9a0cce76
disc-champagne = Disque de Champagne
    .article = le disque de Champagne
# en: d8526d52
disc-anjou = Disque d’Anjou
    .article = le disque d’Anjou
# en: 52e95502
disc-bretagne = Disque de Bretagne
    .article = le disque de Bretagne
# en: f0e1ef6f
disc-picardie = Disque de Picardie
    .article = le disque de Picardie
# en: e83e6874
disc-auvergne = Disque d’Auvergne
    .article = le disque d’Auvergne
# en: 15358608
disc-sword = Disque à l’épée
    .article = le disque à l’épée
# en: 7823a638
disc-cross = Disque à la croix
    .article = le disque à la croix
# en: 5f93e9e3
disc-tower = Disque à la tour
    .article = le disque à la tour
# en: 39ed9de5
disc-marker-back-1 = Disque « retour d’un marqueur »
    .article = un disque « retour d’un marqueur »
# en: 6815e665
disc-marker-back-2 = Disque « retour d’un marqueur »
    .article = un disque « retour d’un marqueur »

## Scores

# en: eb19fb76
score-bourgogne = Bourgogne
# en: 3ec92044
score-languedoc = Languedoc
# en: 5385c4c0
score-normandie = Normandie
# en: a651b22c
score-provence = Provence
# en: 14ff791e
score-champagne = Champagne
# en: 74f70f97
score-anjou = Anjou
# en: 651c2759
score-bretagne = Bretagne
# en: 5fbc1a03
score-picardie = Picardie
# en: a22e041f
score-auvergne = Auvergne
# en: b3ec05e0
score-sword = Épées
# en: 3f58b1d8
score-cross = Croix
# en: 94d4b15e
score-tower = Tours
# en: 4bbee0d1
score-missing = Sans carte
# en: e65a7074
score-total = Total
# en: 832e0aa2
tie-break-fewer-cards = moins de cartes (7.2)

## Refus

# en: cc123e1c
refused-option = Ce choix ne figure pas parmi les vôtres pour l’instant.
# en: ecedb4ae
refused-unknown-card = Il n’y a pas de carte « { $slug } ».
# en: 124cae1a
refused-gone = { $card } est déjà prise.
# en: bfc86920
refused-inner = { $card } n’est pas à une extrémité de sa rangée. Vous ne pouvez prendre que les cartes aux extrémités.
# en: 9c06fdf7
refused-first-move = Au premier tour de la partie, vous ne prenez qu’une carte.
# en: 9c9f2c18
refused-third-card = Vous pouvez prendre deux cartes au plus par tour. Placez un marqueur ou terminez votre tour.
# en: 7ddd80a9
refused-other-region = { $card } est d’une autre région. Votre seconde carte doit être { FORM($region, "de") } aussi.
# en: 47a4ac05
refused-too-many-shields = Les deux cartes auraient { $n } écus ensemble ; un tour en permet { $most } au plus. Une carte à deux écus se prend seule.
# en: 64ba085d
refused-cannot-pay = { $card } porte un marqueur { FORM($owner_seat, "de") }. Tous vos marqueurs sont dans la boîte : vous ne pouvez pas payer.
# en: 97be201b
refused-pay-first = Choisissez d’abord quel marqueur vous payez pour { $card }, ou annulez.
# en: eb81d9a7
refused-must-take = Vous devez d’abord prendre une carte.
# en: 98aae515
refused-take-first = Prenez d’abord une carte. Vous pourrez ensuite placer un marqueur.
# en: 94555975
refused-marked = { $card } porte déjà un marqueur { FORM($owner_seat, "de") }. Choisissez une carte sans marqueur.
    .you-owner_seat = { $card } porte déjà votre marqueur. Choisissez une carte sans marqueur.
# en: 160ffcb2
refused-no-marker = Vous n’avez pas de marqueur en main. Vous pouvez déplacer un marqueur placé sur une carte, si vous en avez un.
# en: b5b45a89
refused-not-your-marker = Vous n’avez pas de marqueur sur { $card }.
# en: dd3afe7d
refused-stock-first =
    { $n ->
        [one] Vous avez un marqueur en main : placez-le.
       *[other] Vous avez { $n } marqueurs en main : placez-en un.
    } Vous ne pouvez déplacer un marqueur que si vous n’en avez plus en main.
# en: 5d31ba11
refused-put-down = Vous déplacez le marqueur placé sur { $card } : choisissez où il va, ou annulez.
# en: a6042f0f
refused-no-disc = Vous n’avez pas de disque « retour d’un marqueur », ou pas de marqueur dans la boîte.
# en: a38bf149
refused-disc-later = Répondez d’abord à la question. Vous pourrez ensuite utiliser le disque.

## Positions

# en: 321ad6b9
position-unknown-card = « { $key } » de cette position : il n’y a pas de carte { $slug }.
# en: 0c64479c
position-unknown-disc = « { $key } » de cette position : il n’y a pas de disque { $slug } ; il y a { $ids }.
# en: 7a8589b1
position-unknown-seat = « { $key } » de cette position : il n’y a pas de place { $slug } à cette table ; il y a { $ids }.
# en: 2b616d24
position-disc-twice = Dans cette position, « { $disc } » se trouve à deux endroits.
# en: 145d66eb
position-rows = « { $key } » de cette position : les cartes forment { $rows } rangées de { $columns } au plus.
# en: bd6c1627
position-gap = « { $key } » de cette position : les cartes d’une rangée sont côte à côte, sans case vide ailleurs qu’aux extrémités.
# en: 923a6e03
position-takes-rows = « { $key } » de cette position : il faut des listes de cartes, avec null pour une case vide d’un côté ou de l’autre.
# en: 05cdee16
position-takes-discs = « { $key } » de cette position : il faut une table de cartes, chacune avec un disque ou null.
# en: bd75f3d1
position-takes-markers = « { $key } » de cette position : il faut une table de cartes, chacune avec la place dont elle porte le marqueur.
# en: c5492ba5
position-never-taken = « taken » contient des cartes que la place active n’a pas, ou plus de { $n }.
# en: 7ba8b48c
position-never-over-or-not = « over » doit être vrai s’il ne reste rien à faire dans « stack », et seulement alors.
# en: 1a7e17ac
position-never-over-early = la partie est « over », mais il reste des cartes à prendre dans « rows ».
# en: 11dae939
position-never-gap = des cartes de « rows » sont séparées du reste de leur rangée.
# en: 977c7e45
position-never-disc-twice = un disque manque, ou se trouve à deux endroits.
# en: 747badff
position-never-discs-many = plus de { $n } disques sont en jeu : étalés, en main et dépensés.
# en: d601d3bf
position-never-disc-nowhere = « discs » place un disque sur une carte qui n’est pas étalée.
# en: 81d11c18
position-never-disc-spent = « spent_discs » contient un disque qui ne ramène aucun marqueur.
# en: ccbb2e52
position-never-marker-nowhere = « markers » place un marqueur sur une carte qui n’est pas étalée.
# en: 02c1a494
position-never-markers = { FORM($seat, "article") } a { $n } marqueurs en tout sur les cartes, dans `stock` et dans `box`, au lieu de { $most }.

## Les verbes du groupe de commandes

# en: 137aad87
verb-take = Prendre une carte
    .option = carte
# en: 281e65a6
verb-pay = Payer une carte avec un marqueur
    .option = marqueur
# en: 0fb30d7e
verb-marker = Placer un marqueur, ou choisir où va un marqueur déplacé
    .option = carte
# en: 3305d846
verb-move = Choisir un marqueur à déplacer
    .option = carte
# en: ff58af71
verb-disc = Utiliser un disque « retour d’un marqueur »
    .option = disque
# en: a6171c04
verb-end = Terminer votre tour
    .option = choix

## Les noms des cartes

# en: 8c35a317
card-01 = Bourgogne (2 écus)
# en: 6b3c6916
card-02 = Bourgogne (2 écus)
# en: d101dfe0
card-03 = Bourgogne (2 écus)
# en: 3e2dadca
card-04 = Bourgogne (écu + épée)
# en: 5dcb8427
card-05 = Bourgogne (écu + croix)
# en: d4c35085
card-06 = Bourgogne (écu + tour)
# en: fbbc17bb
card-07 = Bourgogne (1 écu)
# en: 1db97a51
card-08 = Languedoc (2 écus)
# en: 27ae9828
card-09 = Languedoc (2 écus)
# en: 0eb2069d
card-10 = Languedoc (2 écus)
# en: de6ba0d4
card-11 = Languedoc (écu + épée)
# en: 18f6c4b9
card-12 = Languedoc (écu + croix)
# en: 15cfc404
card-13 = Languedoc (écu + tour)
# en: ff47faac
card-14 = Normandie (2 écus)
# en: e735bd97
card-15 = Normandie (2 écus)
# en: 176785c1
card-16 = Normandie (écu + épée)
# en: 40ec4354
card-17 = Normandie (écu + croix)
# en: bb041a63
card-18 = Normandie (écu + tour)
# en: 7a226a1f
card-19 = Normandie (1 écu)
# en: 9260cb13
card-20 = Provence (2 écus)
# en: 8d6d2c2b
card-21 = Provence (2 écus)
# en: 32073138
card-22 = Provence (écu + épée)
# en: 639744e0
card-23 = Provence (écu + croix)
# en: 78c53c85
card-24 = Provence (écu + tour)
# en: 878653c6
card-25 = Champagne (2 écus)
# en: c28e6ff8
card-26 = Champagne (2 écus)
# en: 5fbb7dce
card-27 = Champagne (écu + épée)
# en: cd5fd49c
card-28 = Champagne (écu + croix)
# en: 712c6e7d
card-29 = Champagne (écu + tour)
# en: a46530ec
card-30 = Anjou (2 écus)
# en: e9e4410f
card-31 = Anjou (écu + épée)
# en: 7755268d
card-32 = Anjou (écu + croix)
# en: a2c96bf4
card-33 = Anjou (écu + tour)
# en: 679b827f
card-34 = Anjou (1 écu)
# en: f60610c3
card-35 = Bretagne (2 écus)
# en: 8cc4c71e
card-36 = Bretagne (écu + épée)
# en: 365e02a4
card-37 = Bretagne (écu + croix)
# en: b06d0162
card-38 = Bretagne (écu + tour)
# en: f05ec37a
card-39 = Bretagne (1 écu)
# en: 8bc76f85
card-40 = Picardie (2 écus)
# en: fa19777a
card-41 = Picardie (écu + épée)
# en: 77f4bd2e
card-42 = Picardie (écu + croix)
# en: 163227fb
card-43 = Picardie (écu + tour)
# en: 7a786c9c
card-44 = Picardie (1 écu)
# en: f69e9819
card-45 = Auvergne (2 écus)
# en: 60b04af2
card-46 = Auvergne (écu + épée)
# en: c31ea2cb
card-47 = Auvergne (écu + croix)
# en: 9931ca56
card-48 = Auvergne (écu + tour)
