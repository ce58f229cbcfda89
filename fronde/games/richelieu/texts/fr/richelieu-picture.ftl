### Ce que dit l'image de Richelieu : les mots qui y figurent, et son texte alternatif.

# en: bfb43a62
picture-title = Richelieu
# en: f47b80ba
picture-to-move = À { $name } de jouer
# en: 06f2fab7
picture-over = Partie finie
# en: e3011360
picture-turn = { $seat } · tour { $turn }
# en: 13e93189
picture-left =
    { $count ->
        [one] { $count } carte restante
       *[other] { $count } cartes restantes
    }
# en: 7fc51314
picture-points =
    { $count ->
        [one] { $points } point
       *[other] { $points } points
    }
# en: dd2116e6
picture-now = score { $points }
# en: e71f909b
picture-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
# en: 667ae12e
picture-stock = en main
# en: 30e82e9b
picture-box = boîte
# en: cb17ed3b
picture-discs = disques
# en: dc223c17
picture-none = –
# en: 0ec91411
picture-key-take = à prendre
# en: b11ce406
picture-key-taken = tout juste prise
# en: 613f2ece
picture-key-disc = disque face cachée
# en: eb0a4495
picture-key-marker = marqueur
# en: 534f144c
picture-key-new = nouveau
# en: 8490abb1
picture-key-lead = en tête
# en: e91c89ee
picture-key-scores = marque
# en: a3d29340
picture-key-level = à égalité
# en: 77419c0e
picture-key-missing = sans carte : −5
# en: d7d7ee38
picture-code-bourgogne = BO
# en: fb825e40
picture-code-languedoc = LA
# en: d57b547a
picture-code-normandie = NO
# en: c055c2fa
picture-code-provence = PR
# en: 7a6b1536
picture-code-champagne = CH
# en: c95b979a
picture-code-anjou = AN
# en: 296c9bcc
picture-code-bretagne = BR
# en: c066718a
picture-code-picardie = PI
# en: cdeb97e3
picture-code-auvergne = AU
# Texte alternatif : à qui est le tour, ce qui a changé, ce qu'on peut prendre, où en est la partie, ce qui se trouve où ; au plus 1 024 caractères.
# en: 46aac290
picture-alt-turn =
    Richelieu, tour { $turn } : à { $player } ({ $seat }) de jouer, il reste { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
# en: 3cb71e65
picture-alt-over = { $won } Richelieu : la partie est finie.
# en: b2d159e1
picture-alt-score-now = Richelieu, scores au tour { $turn } : { $scores }.
# en: 9a72bdd8
picture-alt-score = Points actuels : { $scores }.
# en: 18582d6f
picture-alt-final = Points à la fin : { $scores }.
# en: cbc004e0
picture-alt-points = { $seat } { $points }
# en: e6b674d7
picture-alt-since = Depuis : { $changes }.
# en: 00628f35
picture-alt-took = { FORM($seat, "article") } a pris { $cards }
# en: b7690bf6
picture-alt-marked = { FORM($seat, "article") } a marqué { $places }
# en: 800fb52c
picture-alt-take = Vous pouvez prendre : { $cards }.
# en: b279dc21
picture-alt-ends = Extrémités : { $cards }.
# en: 9b137bd9
picture-alt-end = rangée { $row } { $side } { $card }{ $with }
# en: 1a09b7e4
picture-alt-with-disc = { " (disque)" }
# en: 87d98f3d
picture-alt-with-marker = { " (" }marqueur { FORM($seat, "de") })
# en: f5dfd86f
picture-alt-with-both = { " (disque, " }marqueur { FORM($seat, "de") })
# en: 73f3e99e
picture-alt-counts = Écus et symboles, { $seats } : { $counts }.
# en: 5ebe9cab
picture-alt-nothing = Personne n’a encore de carte.
# en: 03152f1f
picture-alt-behind = Derrière les extrémités de la rangée { $row } : { $cards }.
# en: 0418a070
picture-alt-count = { $category } { $numbers }
# en: 81394d5a
picture-alt-markers = Marqueurs au milieu : { $places }.
# en: edf903fb
picture-alt-marker = { $seat } rangée { $row } colonne { $column } { $card }
# en: a7ff8577
picture-alt-discs = Disques au milieu : { $places }.
# en: e241a0a1
picture-alt-place = rangée { $row } colonne { $column }
# en: e9c7711f
picture-alt-stock = Marqueurs en main et dans la boîte : { $seats }.
# en: fe88772e
picture-alt-stocked = { $seat } { $stock } et { $box }
# en: a6e697e2
picture-alt-own = Vos disques : { FORM($discs, "article") }.

## Images à demander avec /board

# en: f77096da
view-score = Feuille de score
