### Ce que dit l’image du plateau : mots imprimés et texte alternatif.

# en: 08b12366
picture-title = Frondeurs et Frondeuses
# en: f47b80ba
picture-to-move = À { $name } de jouer
# en: 06f2fab7
picture-over = Partie finie
# en: 34266cc4
picture-since =
    { $turns ->
        [one] Marqué : tour { $last }
       *[other] Marqué : tours { $first } à { $last }
    }
# en: f08dbea4
picture-since-now = Marqué : ce tour
# en: fbfd1648
picture-turn = Tour { $turn }
# en: 08b1c4e4
picture-spring = Prin
# en: 7a391f0b
picture-summer = Été
# en: 04ef7f84
picture-fall = Aut
# en: 14fd4ac7
picture-winter = Hiv
# en: 63436858
picture-die-one = 1
# en: 5832029d
picture-die = 1–{ $most }
# en: cb6d6801
picture-mid-game = mi-partie { $points }
# en: 78544984
picture-king-bonus = Roi { $points }
# en: 6b3f3546
picture-reserve-cost = fonds { $points }
# en: ee99e2b6
picture-supply = réserve
# en: 88370d8d
picture-spanish-gold = Or espagnol
# en: c34aec8a
picture-exile = Exil
# en: 11f1f081
picture-uses = { $box } (utilisé { $times }×)
# en: 83f5c590
picture-decks = Pioche Action { $action } · Saison { $season }
# en: bec8d656
picture-discard-row = Défausse { $count }
# en: 4059127c
picture-prisoners = Prisonniers : { $people }
# en: 485f15a4
picture-no-prisoners = Aucun prisonnier
# en: 0e6596a3
picture-commander = Chef de l’armée : { $person }
# en: 08d9f887
picture-letter-condeean = CO
# en: 5d305d28
picture-letter-cabalist = CA
# en: 456d0595
picture-letter-retzist = R
# en: d96f9e93
picture-letter-mazarinist = M
# en: dfda4a02
picture-key-free = sans surcoût
# en: 111098f8
picture-key-dashed = un cube de plus si vide
# en: acf272a2
picture-key-lovers = gratuit d’elle à lui, pointillé sinon
# en: b00e192f
picture-key-pp = PP
# en: c930cb28
picture-key-mp = PM
# en: 7558dd81
picture-key-need = cubes du contrôle (sinon 3)
# en: dbd7ee70
picture-key-influence = influence
# en: b7fc0c7d
picture-key-control = contrôle
# en: 111ff7aa
picture-key-marechal = maréchal
# en: c37f6646
picture-key-huguenot = huguenot
# en: 9e7b864c
picture-key-spanish = espagnol
# en: b5e489dd
picture-key-musketeer = mousquetaire
# en: adf9835f
picture-key-army = armée
# en: eda680d8
picture-key-surintendant = surintendant
# en: 0100431f
picture-key-keys = clé de forteresse
# en: a183671d
picture-key-affiliate = affiliation
# en: 41ba3832
picture-key-governor = gouverneur, province
# en: d544e88c
picture-key-government = gouvernement
# en: e9011728
picture-key-town = ville
# en: 61d07414
picture-key-frontier = frontière
# en: 6b221704
picture-key-orange = maréchal
# en: 543f21c6
picture-key-arrest = aux arrêts
# en: d2089cfb
picture-key-changed = changé
# en: f1810f8a
picture-key-gone = cubes partis
# en: 9af940bc
picture-key-avatar = chef de faction
# en: ea87507a
picture-key-fortress = forteresse
# en: f5e4b850
picture-key-never = jamais contrôlé
# en: 6ada3129
picture-key-crown = couronne à gagner
# en: f1857d6c
picture-key-coin = pièce à gagner
# en: 1a868375
picture-key-token = jeton de mousquetaire
# en: 96609b98
picture-key-king = le Roi
# en: 56aa9a20
picture-key-commander = chef de l’armée
# en: 062a2394
picture-key-prisoners = prisonniers
# en: eaadc285
picture-key-hand = cartes en main
# en: 4a07d1a9
picture-key-season-cards = dont cartes Saison
# en: 2fd9fc1a
picture-key-supply = cubes en réserve
# en: f4647b71
picture-key-gold = or espagnol
# en: 896fa7ae
picture-key-exile = exil
# en: 0c846ab0
picture-key-die = finit la partie
# Texte alternatif : à qui de jouer et où en est la partie, puis ce qui a changé, puis les détails ; 1 024 signes au plus en tout.
# en: f997a619
picture-alt-turn = Frondeurs et Frondeuses, { FORM($season, "at") }, tour { $turn } : à { $player } ({ $faction }) de jouer.
# en: cb9d4298
picture-alt-over = { $won } Frondeurs et Frondeuses, { FORM($season, "at") }, tour { $turn } : la partie est finie.
# en: 42d28b59
picture-alt-scores = Score : { $scores }.
# en: 14ce1ff3
picture-alt-score = { $faction } { $points } ({ $player })
# en: 6694d169
picture-alt-score-change = { $faction } { $points } ({ $player }, { $change })
# en: 3f2427f5
picture-alt-sides = Ce qui compte : { $sides }.
# en: 0f64bd7a
picture-alt-side = { $who } { $points }
# en: faa54097
picture-alt-changed-since =
    { $count ->
        [one] Changements depuis le tour { $turn } : { $spaces }.
       *[other] { $count } cases changées depuis le tour { $turn } : { $spaces }.
    }
# en: 9dfffc37
picture-alt-change = { $place } { $what }
# en: 7bd3c4fd
picture-alt-more =
    et { $count } { $count ->
        [one] autre
       *[other] autres
    }
# en: c864ff7a
picture-alt-gained = { $faction } +{ $cubes }
# en: cb5619b8
picture-alt-lost = { $faction } −{ $cubes }
# en: da770428
picture-alt-control-now = contrôle { $faction }
# en: 6c506431
picture-alt-control-lost = contrôle perdu
# en: 8e5c793a
picture-alt-reward-won = jeton gagné
# en: f0dc2f4f
picture-alt-arrested = désormais aux arrêts
# en: 1bcc5c2f
picture-alt-freed = de nouveau libre
# en: 47b8edf0
picture-alt-king-here = le Roi est ici
# en: 833b3a2c
picture-alt-controls =
    { $count ->
        [0] { FORM($faction, "article") }, aucune case
        [one] { FORM($faction, "article") }, { $count } case ({ $places })
       *[other] { FORM($faction, "article") }, { $count } cases ({ $places })
    }
# en: 6c40327c
picture-alt-leads = Sous contrôle : { $lines }.
# en: 7b1f16c6
picture-alt-contested = Tenues sans contrôle : { $spaces }.
# en: 14982be5
picture-alt-held = { $place } ({ $faction } { $cubes } sur { $needed })
# en: bb0fcd56
picture-alt-prisoners = Prisonniers : { $people }.
# en: 8359bc60
picture-alt-king = Le Roi est { FORM($place, "at") }.
# en: 21cc2111
picture-alt-king-holder = { FORM($faction, "debut") } détient le Roi.

# Autres vues que le plateau entier.

# en: 305cbbf5
picture-reach-of = À portée { FORM($faction, "de") }
# en: 1319c803
picture-reach =
    { $free ->
        [one] { $free } gratuite
       *[other] { $free } gratuites
    } (cercle), { $costly } pour un cube de plus (pointillé)
# en: b0fee23f
picture-targets =
    { $count ->
        [0] Rien à choisir
        [one] { $count } case à choisir
       *[other] { $count } cases à choisir
    }
# en: 16bb2bc4
picture-map-note = double trait : contrôle · gris : aux arrêts, ne rapporte rien
# en: f4e73513
picture-map-pp = Points politiques
# en: 5695c541
picture-map-mp = Points militaires
# en: a0a253a3
picture-hand-of = La main { FORM($faction, "de") }
# en: f4fc430a
picture-hidden =
    { $count ->
        [one] { $count } carte cachée
       *[other] { $count } cartes cachées
    }
# en: 8d2fa573
picture-no-cards = Aucune carte
# en: 8ce36d9d
picture-laid-aside = de côté
# en: 38cf96aa
picture-action-a = A
# en: 42c810e2
picture-action-b = B
# en: e6e54fee
picture-tokens = Jetons
# en: cc962a58
picture-no-tokens = aucun
# en: 85a18242
picture-column-pp = PP
# en: 2c4f840d
picture-column-mp = PM
# en: 7d34da0a
picture-column-midgame = mi-partie
# en: 09fe9adf
picture-column-king = Roi
# en: e9e5246f
picture-column-reserve = fonds
# en: 78824129
picture-side =
    { $players ->
        [3] { $who }, le plus haut des deux scores
       *[other] { $who }, le plus bas des deux scores
    }
# en: ed1da063
picture-counts = compte
# en: 91a92662
picture-best =
    { $count ->
        [0] aucune case sous contrôle
       *[other] { $count } sous contrôle ({ $places })
    }
# en: c77f76a3
picture-alt-held-here = Avec cubes ou jetons : { $spaces }.
# en: cb785856
picture-alt-empty = Vides : { $spaces }.
# en: fdac5e17
picture-alt-space-arrested = { $place } (aux arrêts)
# en: be07f27b
picture-alt-space-prize = { $place } ({ $prizes })
# en: e156c157
picture-alt-space-control = { $place } ({ $faction } { $cubes }, contrôle)
# en: 3eefb248
picture-alt-space-influence = { $place } ({ $faction } { $cubes })
# en: 5465386f
picture-alt-crown = couronne à gagner
# en: 9f69ce94
picture-alt-coin = pièce à gagner
# en: c77fdf48
picture-alt-musketeer = jeton à gagner
# en: b31a8f36
picture-alt-prisoners-here = prisonniers ici
# en: 404f0c58
picture-alt-king-there = le Roi
# en: 10415dc7
picture-alt-commander = chef de l’armée
# en: 3753eb51
picture-alt-reach-free = Accès gratuit : { $spaces }.
# en: 5800e4a2
picture-alt-reach-costly = Accès pour un cube de plus : { $spaces }.
# en: c60853c5
picture-alt-targets =
    { $count ->
        [0] Rien à choisir.
        [one] { $count } case à choisir : { $spaces }.
       *[other] { $count } cases à choisir : { $spaces }.
    }
# en: 6da73b19
picture-alt-map-held = { $faction } : { $spaces }.
# en: d8aaf3e0
picture-alt-map-open = Encore libres : { $spaces }.
# en: 12a79f86
picture-alt-hand = La main { FORM($player, "de") } ({ $faction }) : { $cards }.
# en: 48677510
picture-alt-card = { $card } ({ $target } : { $a }, ou { $b })
# en: 587455f7
picture-alt-season-card = { $card } (carte Saison)
# en: 0bafb9cd
picture-alt-aside = De côté : { $cards }.
# en: bdf48bec
picture-alt-tokens = Jetons : { $tokens }.
# en: 107353e5
picture-alt-token-crown =
    { $count ->
        [one] une couronne
       *[other] { $count } couronnes
    }
# en: 89dbe5bd
picture-alt-token-coins = pièces de valeur { $values }
# en: 129e8491
picture-alt-token-king = le Roi
# en: 579f37a9
picture-alt-score-side = { $side } : { $total } ({ $items }), avec { $factions }
# en: 9379b34e
picture-alt-score-row = { $faction } { $total } ({ $player }) : { $items }
# en: e6db41ea
picture-alt-score-item = { $name } { $points }
# en: 004b1657
picture-alt-score-final = { $won } Score final de Frondeurs et Frondeuses après { $turn } tours. { $rows }.
# en: 8d30503c
picture-alt-score-now = Score de Frondeurs et Frondeuses au tour { $turn }. { $rows }.

## Images à demander par /board

# en: af2e6a8e
view-political = Points politiques sur le plateau
# en: 5ce72f13
view-military = Points militaires sur le plateau
# en: f77096da
view-score = Feuille de score
# en: 9b43f05f
view-region-upper-left = En haut à gauche : la Cour et le Conseil
# en: 2fbfbd33
view-region-upper-middle = En haut au centre : Gaston, l’Espagne et le Midi
# en: 9514058f
view-region-upper-right = En haut à droite : Condé et sa maison
# en: 07ff4402
view-region-lower-left = En bas à gauche : le Parlement et Paris
# en: b45a6037
view-region-lower-middle = En bas au centre : Retz, Bordeaux et les amants
# en: 8ff7df6e
view-region-lower-right = En bas à droite : la Cabale et les Vendôme
