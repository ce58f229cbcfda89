### Frondeurs et Frondeuses : tout ce qu’on en lit.

# en: b80c19a8
game-name = Frondeurs et Frondeuses
# en: 2f9fd844
game-pitch = La France, de 1648 à 1653 : quatre factions étendent leur influence sur les personnes et les institutions, sous les yeux d’un roi enfant.
# en: 22fe772f
game-players = Surtout à quatre ; à deux ou trois, on mène plusieurs factions. Une longue soirée, ou environ une semaine, tour après tour.
# en: dac8f6ce
bot-names = Toinon, Gervais, Suzon, Anselme, Blaise, Nanette, Hilaire, Lisette
# en: b0b8f56a
seat-condeean = Condéen
    .mark = ♠
    .role = Condéen ♠ · le Grand Condé et son armée, en noir
    .debut = Le Condéen
    .article = le Condéen
    .de = du Condéen
    .a = au Condéen
    .gender = masculine
# en: beeae42c
seat-cabalist = Cabale
    .mark = ♥
    .role = Cabale ♥ · la duchesse de Longueville et ses intrigues, en bleu
    .debut = La Cabale
    .article = la Cabale
    .de = de la Cabale
    .a = à la Cabale
    .gender = feminine
# en: 526cbc98
seat-retzist = Retzien
    .mark = ♣
    .role = Retzien ♣ · le Coadjuteur et le pavé de Paris, en rouge
    .debut = Le Retzien
    .article = le Retzien
    .de = du Retzien
    .a = au Retzien
    .gender = masculine
# en: 5128295f
seat-mazarinist = Mazariniste
    .mark = ♦
    .role = Mazariniste ♦ · le Cardinal et la Reine régente, en jaune
    .debut = Le Mazariniste
    .article = le Mazariniste
    .de = du Mazariniste
    .a = au Mazariniste
    .gender = masculine
# en: f2448cac
faction-condeean = Condéen
    .debut = Le Condéen
    .article = le Condéen
    .de = du Condéen
    .a = au Condéen
    .gender = masculine
# en: 1655eded
faction-cabalist = Cabale
    .debut = La Cabale
    .article = la Cabale
    .de = de la Cabale
    .a = à la Cabale
    .gender = feminine
# en: 37fb3b75
faction-retzist = Retzien
    .debut = Le Retzien
    .article = le Retzien
    .de = du Retzien
    .a = au Retzien
    .gender = masculine
# en: 2e2f7f72
faction-mazarinist = Mazariniste
    .debut = Le Mazariniste
    .article = le Mazariniste
    .de = du Mazariniste
    .a = au Mazariniste
    .gender = masculine
# en: eb3ea5cd
musketeer-d-artagnan = d’Artagnan
    .debut = D’Artagnan
    .de = de d’Artagnan
# en: ee35f28d
musketeer-athos = Athos
# en: 47811cfc
musketeer-aramis = Aramis
# en: 819e2f42
musketeer-porthos = Porthos

## Variantes d’une table

# en: c0928a67
option-name-setup_placement = Premiers cubes
    .help = Avant le premier tour, chacun place sept cubes de plus, deux par deux. Sinon : plus de place, départ plus vif.
# en: 6b91d3d1
option-name-faction_swap = Décompte de mi-partie
    .help = Où se trouve, dans la pioche, la carte qui fait marquer les points politiques à mi-partie.
    .eighth = huitième carte Saison
    .sixth-to-tenth = de la sixième à la dixième
    .unseeded = n’importe où
# en: d85a23f4
option-name-arrest_before_swap = Condé arrêté d’abord
    .help = L’arrestation des princes vient juste avant le décompte de mi-partie.
# en: 6f350e11
option-name-card_order = Cartes Saison
    .help = Mélangées, ou à peu près dans l’ordre de l’histoire.
    .shuffled = mélangées
    .historical = ordre historique, sauf les cartes clés
    .historical-exact = ordre historique, carte pour carte
# en: 973488b5
option-name-short_game = Durée
    .help = Toute la piste des saisons, ou seulement jusqu’au printemps 1650.
    .no = partie complète
    .no-help = Jusqu’au bout de la piste des saisons
    .end-scoring = courte, décompte final seul
    .end-scoring-help = Jusqu’au printemps 1650. Ni mi-partie ni échange des factions ; or et exil en variante
    .midgame-scoring = courte, avec la mi-partie
    .midgame-scoring-help = Jusqu’au printemps 1650. Échange des factions sous la 3e carte ; or et exil en variante
# en: e54b2858
option-name-teams = Équipes
    .help = À quatre : le Cardinal et le Prince contre la Cabale et le Coadjuteur. Seul compte le plus bas score d’une équipe.
# en: 0bbf1625
option-name-gold_and_exile = Or espagnol et exil
    .help = Vous pouvez mettre des cubes de côté et les ramener plus tard, en y mettant le prix.
# en: 8b7579f8
option-name-board = Plateau
    .help = Votre propre fichier de plateau, si vous avez le jeu imprimé. Voir docs/boards.md.
    .None = le plateau fourni
# en: d0b756db
players-2 = Deux factions chacun : Cabale et Retzien contre Mazariniste et Condéen
# en: 84a04ef2
players-3 = Une faction chacun ; le Condéen n’est à personne, et chacun le joue à son tour
# en: d9022f29
players-4 = Une faction chacun
# en: 16d583fa
setup-players = Ce jeu se joue à 2, 3 ou 4 joueurs ; cette table en a { $n }.
# en: 24291a6f
setup-teams = Les équipes se jouent à quatre.
# en: 91c1f3dd
setup-unseeded = À trois, l’échange des factions doit avoir une place fixe dans la pioche. Choisissez un autre réglage.

## Questions

# en: f2a173e1
ask-setup-cubes =
    { $left ->
        [0] Vous avez placé vos premiers cubes de cette manche. Terminez, ou annulez.
       *[other] Placez vos premiers cubes (reste { $left } pour cette manche).
    }
# en: 8041b95a
ask-play-card =
    { $token ->
        [crown] Quelle carte jouez-vous d’abord avec la couronne ? Une seconde suivra.
        [coin-before] Quelle carte jouez-vous avec la pièce ? Vous placez d’abord les cubes de la pièce.
        [coin-after] Quelle carte jouez-vous avec la pièce ? Vous placez les cubes de la pièce en dernier.
       *[other] Quelle carte jouez-vous ?
    }
# en: d3962b5c
ask-choose-action = « { $card } » : laquelle de ses deux actions choisissez-vous ?
# en: 2e0381f7
ask-place-cubes =
    { $source ->
        [coin] Où va le prochain cube de votre pièce ? Il en reste { $left }.
        [free] Où va le prochain cube gratuit ? Il en reste { $left }, pour toute case sans cube rival.
        [last-resort] Placez un cube dans une case vide, où vous voulez.
        [anywhere] Vous n’avez aucun cube sur le plateau : toute case vide vous est ouverte. Il reste { $left } à placer.
       *[other] Où va le prochain cube ? Il en reste { $left }.
    }
# en: 623ef3bc
ask-lift-cubes = Votre réserve est vide. Lequel de vos cubes reprenez-vous pour le replacer ?
# en: f45ebb12
ask-remove-cubes = Où retirez-vous un cube ? Il en reste { $left } à retirer.
# en: 18feca5e
ask-move-destination = Vers quelle case déplacez-vous vos cubes ?
# en: ef75edd2
ask-move-cubes =
    { $left ->
        [4] Quels cubes déplacez-vous { FORM($to, "at") } ? Choisissez-en jusqu’à quatre, un par un.
       *[other] Vers { FORM($to, "article") }, pour l’instant depuis { LIST(FORM($picked, "article")) }. Déplacez-vous un autre cube ? Encore { $left } au plus.
    }
# en: ac5bd8c4
ask-displace-cubes = Vos cubes sont chassés { FORM($start, "de") }. Où va le prochain ? Il en reste { $left }.
# en: ff20c0d8
ask-affiliate-cube = Cube d’affiliation : où en placez-vous ou en retirez-vous un ?
# en: bc80e096
ask-king-progress = Où va le Roi ? Vous retirez tous les cubes de cette case, et un cube de chaque case où mènent ses lignes.
# en: 5eebb78b
ask-pay-for-king = Comment payez-vous le pion du Roi ? Cubes restant à payer : { $left } sur { $price }.
# en: d1fdd1d0
ask-arrest-third = Qui arrêtez-vous, en plus { LIST(FORM($persons, "de")) } ?
# en: 784a0944
ask-make-room = Il n’y a pas assez de jetons Arrestation. Qui libérez-vous ? Il en reste { $left } à libérer.
# en: 160d63e5
ask-imprison = Dans quelle forteresse enfermez-vous { FORM($person, "article") } ?
# en: 029cfeb7
ask-choose-prison = De quelle forteresse libérez-vous des prisonniers ? Vous en retirez tous vos cubes.
# en: 39101535
ask-liberate-prisoners = Qui libérez-vous ?
# en: a98dc786
ask-move-prisoners = Quel prisonnier transférez-vous, et où ?
# en: f32b062d
ask-double-musketeer = { FORM($seat, "debut") } utilise { $musketeer }. Ajoutez-vous Porthos pour doubler l’effet ?
# en: 8a1371ff
ask-block-placement = { FORM($seat, "debut") } va placer { FORM($space, "at") }. Bloquez-vous avec d’Artagnan ?
# en: ce23a2ec
ask-d-artagnan-control = Où prenez-vous le plein contrôle avec un seul cube ?
# en: b2324a8f
ask-musketeer-cubes =
    { FORM($musketeer, "debut") } : placez ou retirez un cube { $left ->
        [one] dans une case encore
       *[other] par case, dans { $left } cases encore au plus
    }.
# en: 1d253b50
ask-choose-colour = De quelle faction placez-vous un cube { FORM($space, "at") } ?
# en: 0e41b66f
ask-aramis-choice = Comment utilisez-vous Aramis ?
# en: 51c3a17b
ask-release-prisoner = Quel prisonnier Aramis libère-t-il ?
# en: 942b7f57
ask-add-reserve = Combien de cubes ajoutez-vous à votre or espagnol ? Dans le fonds : { $reserve }.
    .exile = Combien de cubes ajoutez-vous à l’exil ? Dans le fonds : { $reserve }.
# en: 515ae46b
ask-spend-reserve = Où vont les cubes de votre or espagnol ? Il en reste { $left }.
    .exile = Où vont vos cubes d’exil ? Il en reste { $left }.
# en: 91f8bb80
ask-season-timing = Vous jouez « { $card } ». { $what }. Placez-vous vos deux cubes gratuits avant ou après ?
# en: 17372e23
ask-battle-cubes =
    { $hostile ->
        [0] Vous remportez la bataille. Combien de cubes placez-vous { FORM($space, "at") } ?
       *[other] Vous remportez la bataille. Combien de cubes engagez-vous { FORM($space, "at") } ? Cubes rivaux sur place : { $hostile } ; chaque cube retiré vous en coûte un.
    }
# en: 780bc7a5
ask-season-price =
    { $left ->
        [0] « { $card } » : que donnez-vous ?
        [one] « { $card } » : retirez-vous un cube, ou donnez-vous autre chose ?
       *[other] « { $card } » : retirez-vous { $left } cubes, ou donnez-vous autre chose ?
    }
# en: 6ec2bfd3
ask-lose-cubes = « { $card } » : où retirez-vous un de vos cubes ? Il en reste { $left } à retirer.
# en: 0fc48f24
ask-cancel-old-noll = Le Vieux Noll va frapper la frontière. Annulez-vous la carte avec un mousquetaire ?
# en: 97c3ad6c
ask-old-noll = Le Vieux Noll : que faites-vous { FORM($space, "at") } ?
# en: 4ff20581
ask-end-turn = Votre tour est joué. Le terminez-vous, ou faites-vous d’abord autre chose ?
# en: 0473ccba
ask-at-any-time = ce que vous pouvez faire d’autre pendant ce tour
# en: aeb62211
ask-use-musketeer = utiliser un mousquetaire

## Options

# en: 10f9d276
card-name = { $card }
# en: b3437c8e
option-stop = Terminé
# en: 66afb782
option-go = Les déplacer
# en: ab920833
option-end-turn = Terminer le tour
# en: b4b1a126
option-crown = Une couronne : jouer deux cartes
# en: e9b2906e
option-crown-give = Donner une couronne
# en: 46e21684
option-coin-before =
    Une pièce : placer { $n ->
        [one] 1 cube
       *[other] { $n } cubes
    } avant la carte
# en: c3a488b9
option-coin-after =
    Une pièce : placer { $n ->
        [one] 1 cube
       *[other] { $n } cubes
    } après la carte
# en: f7eded2b
option-coin-give = Donner une pièce de valeur { $n }
# en: a8176799
option-pay = Retirer des cubes
# en: 323e4327
option-discard = Défausser « { $card } »
# en: 983fad1b
option-liberate = Libérer des prisonniers à la place
# en: a3c5e75a
option-place = Placer { FORM($space, "at") }
# en: e6f2a0c8
option-remove = Retirer { FORM($space, "at") }
# en: cb637bcc
option-move = Transférer { FORM($person, "article") } { FORM($fortress, "at") }
# en: f53ffdf6
option-affiliate = Cube d’affiliation
# en: 270f5adc
option-king-progress = Voyage du Roi
# en: 9d07fd6f
option-recover-king = Reprendre le pion du Roi
# en: f76ff8f9
option-move-prisoners = Transférer des prisonniers
# en: e15ba482
option-reserve-add = Ajouter des cubes à l’or espagnol
# en: 04def9d2
option-reserve-add-exile = Ajouter des cubes à l’exil
# en: 4cc66e7c
option-reserve-spend = Dépenser l’or espagnol
# en: 1e557754
option-reserve-spend-exile = Ramener des cubes d’exil
# en: 65edb8c4
option-forfeit = Renoncer à un placement
# en: fa62fed7
option-musketeer = { LIST($musketeer) }
# en: 8dc4194d
option-cancel = Annuler avec { LIST($musketeer) }
# en: 492bc78a
option-faction = { $seat }
    .you = La vôtre
# en: f2813de5
option-let-pass = Ne pas annuler
# en: b66a3f30
option-decline = Garder Porthos
# en: 92d42a81
option-help = Ajouter Porthos
# en: 74311610
option-allow = Laisser faire
# en: 74ef5ad7
option-block = Bloquer
# en: 78b57a0f
option-block-porthos = Bloquer, et gagner un second blocage avec Porthos
# en: 8ed9c670
option-allow-turn = Tout laisser faire ce tour-ci
# en: 03ec3da1
option-keep-block = Garder le blocage pour plus tard
# en: 98a18d93
option-release = Libérer un prisonnier
# en: 7566cced
option-cubes = Placer ou retirer des cubes
# en: 3c6f3b0d
option-free-first = Cubes gratuits d’abord
# en: 6da7a9b1
option-free-last = Cubes gratuits ensuite
# en: 5ecfda0a
option-add =
    { $n ->
        [one] 1 cube
       *[other] { $n } cubes
    }
# en: 13e38cde
option-spend =
    { $removed ->
        [0]
            { $placed ->
                [0] Rien
               *[other] En placer { $placed }
            }
       *[other]
            { $placed ->
                [0] En retirer { $removed }
               *[other] En retirer { $removed }, en placer { $placed }
            }
    }
# en: 2837a4d6
group-own = À vous
# en: 3694b196
group-empty = Vides
# en: 87e49be7
group-rival = Aux rivaux
# en: 715227f6
group-cards = Cartes à jouer
# en: cffdba3f
group-discards = Cartes à défausser pour un cube
# en: adf5e232
group-tokens = Jetons
# en: 077a6218
group-else = Ou bien
# en: 8aafabdd
group-place = Placer
# en: c85edfb5
group-remove = Retirer
# en: dff36cf3
region-upper-left = En haut à gauche : la Cour et le Conseil
# en: 48a00e94
region-upper-middle = En haut au centre : Gaston, l’Espagne et le Midi
# en: bea6f694
region-upper-right = En haut à droite : Condé et sa maison
# en: 261e00ab
region-lower-left = En bas à gauche : le Parlement et Paris
# en: 466bc4c0
region-lower-middle = En bas au centre : Retz, Bordeaux et les amants
# en: c5e03616
region-lower-right = En bas à droite : la Cabale et les Vendôme
# en: ba0f105a
target-all = toute case
# en: d6e3ff15
target-persons = personnages
# en: fd2e160c
target-institutions = institutions
# en: 6f1b94d9
target-green-blue = gouverneurs, provinces, villes
    .sign = gouverneurs, provinces, villes (vert, bleu)
# en: 02678ccc
target-purple = gouvernement
    .sign = gouvernement (violet)
# en: 3ae96c5c
does-place =
    Placer jusqu’à { $n ->
        [one] { $n } cube
       *[other] { $n } cubes
    } : { $target }
# en: 07379102
does-remove =
    Retirer partout jusqu’à { $n ->
        [one] { $n } cube
       *[other] { $n } cubes
    } : { $target }
# en: fc569871
does-remove-controlled = Retirer jusqu’à { $n } partout, même sous contrôle : { $target }
# en: 97d98c47
does-move =
    Déplacer jusqu’à { $n ->
        [one] { $n } cube
       *[other] { $n } cubes
    } : { $target }
# en: 1d9132b2
does-hybrid = Placer jusqu’à { $n }, puis en retirer { $removed } dans le voisinage : { $target }
# en: d7cd1fe7
brief-place = placer { $n }
# en: 7fce7bda
brief-remove = retirer { $n }
# en: 1fdc223f
brief-remove-controlled = retirer { $n }, même sous contrôle
# en: 6af4064c
brief-move = déplacer { $n }
# en: e3d9e1df
brief-hybrid = placer { $n }, puis retirer 1

## Ce que fait un choix

# en: 718c9abd
hint-space = { $worth } · { $standing }{ $outcome }{ $cost }
# en: 6db6e20b
outcome-none = { "" }
# en: de8bf765
outcome-control = { " · " }prend le contrôle
# en: 9988c3ba
outcome-wins = { " · " }prend le contrôle, gagne { LIST($prizes) }
# en: 7b859693
outcome-towards =
    { $n ->
        [one] { " · " }ensuite, 1 cube de plus gagne { LIST($prizes) }
       *[other] { " · " }ensuite, { $n } cubes de plus gagnent { LIST($prizes) }
    }
# en: d6dd18c1
outcome-fewer =
    { $n ->
        [one] { "" }
       *[other] { " · " }retire { $n } cubes
    }
# en: d927b658
outcome-ends-control = { " · " }met fin au contrôle
# en: 45df6b27
outcome-last =
    { $n ->
        [one] { " · " }retire le dernier cube
       *[other] { " · " }retire les { $n } derniers cubes
    }
# en: c9e5f432
outcome-last-of-control =
    { $n ->
        [one] { " · " }retire le dernier cube, met fin au contrôle
       *[other] { " · " }retire les { $n } derniers cubes, met fin au contrôle
    }
# en: dd05af64
outcome-prison =
    { " · " }libère { LIST(FORM($people, "article")) }, coûte { $n ->
        [one] 1 cube
       *[other] { $n } cubes
    }
# en: fdde43d5
outcome-drives-out =
    { " · " }chasse l’occupant si { $n ->
        [one] 1 cube arrive
       *[other] { $n } cubes arrivent
    }
# en: f52706c8
outcome-struck =
    { $own ->
        [0]
            { " · " }{ $n ->
                [one] retire { $n } cube ici ou à côté, pas à vous
               *[other] retire { $n } cubes ici et à côté, aucun à vous
            }
       *[other]
            { " · " }{ $n ->
                [one] retire { $n } cube à vous, ici ou à côté
               *[other] retire { $n } cubes ici et à côté, dont { $own } à vous
            }
    }
# en: cd1cf835
cost-none = { "" }
# en: a0b8825e
cost-more = { " · " }coûte 1 cube de plus
# en: 5b014a1f
cost-paid = { " · " }coûte au moins 1 cube
# en: 010df41b
cost-way = { " · " }par un chemin qui coûte 1 cube
# en: 8c9b130a
cost-reserve =
    { " · " }emploie { $n ->
        [one] { $n } cube
       *[other] { $n } cubes
    } du fonds
# en: 43adb17a
prize-crowns =
    { $n ->
        [one] une couronne
       *[other] { $n } couronnes
    }
# en: 7d95df09
prize-coins =
    { $n ->
        [one] une pièce
       *[other] { $n } pièces
    }
# en: 8df19bfb
prize-musketeer = { $musketeer } contre les cubes sur place
# en: 86ac3839
worth-pp = { $pp } PP
# en: e8b807b8
worth-mp = { $mp } PM
# en: e31ba460
worth-pp-mp = { $pp } PP, { $mp } PM
# en: 6baf29e0
worth-none = aucun point
# en: 00ac7870
standing-empty = vide
# en: a535b7d0
standing-arrested = vide, aux arrêts
# en: 1cb84bba
standing-influence = { $seat } { $n }
    .you = vous { $n }
# en: 78efb97d
standing-control = { $seat } { $n }, contrôle
    .you = vous { $n }, contrôle
# en: 45048963
hint-card = { $a }, ou { $b } · { FORM($target, "sign") }
# en: 1ac48217
hint-discard = Un cube dans la case vide de votre choix
# en: 440d3e4d
season-line = Carte Saison : { $what }
# en: b4311748
season-standing = { $what } (PM pour l’instant : { LIST($scores) })
# en: f968db9d
season-battle = qui a le plus de PM dans les forteresses et chez les maréchaux gagne { $n } cubes { FORM($space, "at") }
# en: fdee10e5
season-arrest =
    arrestation { LIST(FORM($persons, "de")) }{ $extra ->
        [0] { "" }
       *[other] , et d’un autre personnage
    }{ $commands ->
        [0] { "" }
       *[other] { " ; " }{ FORM($person, "article") } commande l’armée
    }
# en: 2cfa5c6c
season-removal =
    chacun retire un de ses cubes par case, dans { $scope ->
        [government] cinq cases violettes (gouvernement)
        [province] cinq cases vertes (gouverneurs, provinces)
        [town] toutes les villes (bleu)
        [affiliate] cinq cases à écusson
       *[huguenot] toutes les cases huguenotes
    }
# en: 3bde8177
season-economic-depression =
    chacun donne une { $token ->
        [coin] pièce
       *[crown] couronne
    } ou retire { $n } cubes
# en: bb7b8ff0
season-faction-swap = on marque les PP ; en équipes, à deux ou à trois, Condéen et Retzien changent de mains
# en: cbbb30d9
season-old-noll = qui joue la carte place 1 cube ou en retire 2 dans chaque zone frontière
# en: 2093e740
hint-season-battle = Carte Saison : qui a le plus de points militaires dans les forteresses et chez les maréchaux l’emporte
# en: 35a9d890
hint-season-arrest = Carte Saison : trois personnages sont mis aux arrêts
# en: f69b6d43
hint-season-removal = Carte Saison : chacun retire quelques-uns de ses cubes
# en: 515ad804
hint-season-economic-depression = Carte Saison : chacun donne un jeton ou retire trois cubes
# en: ca7bef5f
hint-season-faction-swap = Carte Saison : on marque les points politiques
# en: 4eb4d721
hint-season-old-noll = Carte Saison : vous placez ou retirez des cubes aux frontières
# en: e91c4044
hint-affiliate = Par tour, dans une case à votre écusson : un cube placé, ou retiré même sous contrôle rival
# en: cb605b15
hint-king-progress = Vide une case et retire un cube de chaque case où mènent ses lignes
# en: d61a48ba
hint-recover-king = Vaut dix points à la fin, sauf pour le Mazariniste
# en: 4e740ca7
hint-recover-king-paid = Coûte deux cubes ; vaut dix points à la fin, sauf pour le Mazariniste
# en: dad39f9e
hint-move-prisoners = Entre forteresses sous votre contrôle, par des cases à vous
# en: 5ae649ca
hint-reserve-add =
    { $n ->
        [one] { $n } cube au plus
       *[other] { $n } cubes au plus
    } (au fonds : { $reserve }) ; seulement si cette carte place deux cubes au plus
# en: 6f677670
hint-reserve-spend = Dans le fonds : { $reserve }. Cela coûte cinq points en tout. La carte doit placer deux cubes au plus.
# en: 44c2871a
hint-liberate = Vous renoncez aux actions de la carte et retirez vos cubes de la forteresse
# en: fff2f7ef
hint-musketeer-athos = Placer ou retirer un cube, dans cinq cases au plus : gouverneurs et provinces (vert)
# en: 8bbd7b3c
hint-musketeer-aramis = Libérer un prisonnier, ou placer ou retirer un cube dans cinq cases au plus (Retzien ou clergé)
# en: b1dc8ca1
hint-musketeer-d-artagnan = Un des cubes que vous placez donne le plein contrôle de sa case
# en: a7fbddf9
hint-free-first =
    { $effect ->
        [battle] Ils peuvent vous aider à remporter la bataille
        [arrest] Ils peuvent aller chez les personnages qu’on va arrêter
        [old-noll] Ils peuvent prendre une zone frontière avant que le Vieux Noll frappe
       *[other] Ils peuvent être du nombre des cubes que vous retirez
    }
# en: 41e759d9
hint-free-last =
    { $effect ->
        [battle] Vous voyez d’abord qui remporte la bataille
        [arrest] Ils ne peuvent pas aller dans une case aux arrêts
        [old-noll] Vous voyez d’abord ce que le Vieux Noll laisse aux frontières
       *[other] La carte ne peut pas les prendre
    }
# en: 9554a047
hint-crown-give = Vous perdez la couronne, et votre limite de main baisse d’une carte ; vous ne retirez aucun cube
# en: 555cb6be
hint-crown = Vous dépensez la couronne ; votre limite de main baisse d’une carte
# en: 42503c76
hint-stop =
    { $question ->
        [remove-cubes] Vous ne retirez plus de cubes
        [lift-cubes] Vous placez les cubes que vous avez repris
        [musketeer-cubes] Vous renoncez aux cases restantes
        [aramis-choice] Vous renoncez au second effet d’Aramis
        [liberate-prisoners] Les autres restent en prison
        [spend-reserve] Les cubes restants demeurent dans le fonds
       *[other] Les cubes restants demeurent dans votre réserve
    }
# en: badc7220
hint-forfeit = Cette carte place un cube de moins
# en: a9b726eb
hint-pay = Vous gardez vos jetons ; vos cubes retournent à la réserve
# en: b909fbc2
hint-cancel = Le mousquetaire retourne dans sa case ; vous ne perdez rien d’autre
# en: 78d4088a
hint-let-pass = Vous gardez vos mousquetaires ; le Vieux Noll frappe la frontière
# en: 7ce62801
hint-decline = Vous gardez le jeton
# en: baff0b57
hint-help = Porthos retourne dans sa case
# en: d306dfba
hint-release = Un prisonnier sort de prison ; ce peut être Guise
# en: 6cd9430f
hint-cubes = Un cube dans chacune de cinq cases au plus, du Retzien ou du clergé
# en: 1c9f6d35
hint-coin-before = Vous dépensez la pièce ; aucun autre jeton avec cette carte
# en: 0890956a
hint-coin-after = Vous dépensez la pièce ; aucun autre jeton avec cette carte
# en: de223b1a
hint-coin-give = Vous perdez la pièce et ne retirez aucun cube
# en: dce8063b
hint-add = De votre réserve ; les ressortir du fonds coûte cinq points à chaque fois
# en: 74d0961b
hint-supply =
    { $n ->
        [one] { $n } cube
       *[other] { $n } cubes
    } de votre réserve{ $outcome }
# en: 7c247504
hint-left =
    { $n ->
        [one] { $n } cube
       *[other] { $n } cubes
    } dans la réserve
# en: 795af41b
hint-twice = Deux jetons, double effet : { $what }
# en: 90e78b4c
hint-block =
    { FORM($active_seat, "debut") }, et { GENDER($active_seat) ->
        [feminine] elle seule
       *[other] lui seul
    }, ne peut rien y placer jusqu’à la fin du tour ; vous dépensez d’Artagnan
# en: ce978c25
hint-block-kept =
    { FORM($active_seat, "debut") }, et { GENDER($active_seat) ->
        [feminine] elle seule
       *[other] lui seul
    }, ne peut rien y placer jusqu’à la fin du tour ; vous dépensez votre blocage
# en: dbdc800e
hint-block-porthos = Case fermée { FORM($active_seat, "a") } jusqu’à la fin du tour ; vous dépensez les deux jetons et pouvez bloquer encore
# en: 0c66fd8f
hint-allow = Plus de question sur cette case pendant ce tour
# en: 6f00e51d
hint-allow-turn = Plus de question pendant ce tour
# en: dd2105dd
hint-keep-block = Jusqu’à votre prochain tour, vous pouvez bloquer une fois sans dépenser de jeton
# en: 79f2a2ab
hint-go =
    { $n ->
        [one] { $n } cube arrive
       *[other] { $n } cubes arrivent
    }{ $paid ->
        [0] { "" }
        [one] , 1 va à la réserve pour la connexion
       *[other] , { $paid } vont à la réserve pour les connexions
    }{ $outcome }

## Ce qui s’est passé

# en: bf0085a0
event-game-began = Le plateau est en place.
# en: bc003491
event-setup-passed =
    { $left ->
        [one] { FORM($seat, "debut") } laisse { $left } cube en réserve.
       *[other] { FORM($seat, "debut") } laisse { $left } cubes en réserve.
    }
    .you =
        { $left ->
            [one] Vous laissez { $left } cube en réserve.
           *[other] Vous laissez { $left } cubes en réserve.
        }
# en: 3a506b3e
event-card-dealt = { FORM($seat, "debut") } reçoit une carte.
# en: 381381e4
event-card-dealt-own = Vous recevez « { $card } ».
# en: b61ca1eb
event-turn-began = { $season }. { FORM($seat, "debut") } commence le tour { $turn }.
    .you = { $season }. Vous commencez le tour { $turn }.
# en: b3d1cc09
event-turn-ended = { FORM($seat, "debut") } termine le tour.
    .you = Vous terminez votre tour.
# en: 8e807b77
event-cards-drawn =
    { FORM($seat, "debut") } pioche { $actions ->
        [0] une carte Saison
        [one]
            { $seasons ->
                [0] une carte
               *[other] une carte et une carte Saison
            }
       *[other]
            { $seasons ->
                [0] { $actions } cartes
               *[other] { $actions } cartes et une carte Saison
            }
    }.
    .you =
        Vous piochez { $actions ->
            [0] une carte Saison
            [one]
                { $seasons ->
                    [0] une carte
                   *[other] une carte et une carte Saison
                }
           *[other]
                { $seasons ->
                    [0] { $actions } cartes
                   *[other] { $actions } cartes et une carte Saison
                }
        }.
# en: 6d3495cb
event-cards-drawn-own = Vous piochez { LIST(FORM($card, "cite")) }.
# en: 70ac7294
event-cards-shown = { FORM($seat, "debut") } révèle { LIST(FORM($card, "cite")) }.
    .you = Vous révélez { LIST(FORM($card, "cite")) }.
# en: 836b8b49
event-factions-swapped = Échange des factions : { $runs }.
# en: e07c4097
runs-of = { $player } mène désormais { FORM($seat, "article") }
# en: a339c8fc
event-card-played = { FORM($seat, "debut") } joue « { $card } ».
    .you = Vous jouez « { $card } ».
# en: 3a7fb7c9
event-action-declared =
    { FORM($seat, "debut") } va { $action ->
        [place] placer des cubes
        [remove] retirer des cubes
        [move] déplacer des cubes
       *[other] placer des cubes, puis en retirer
    }.
    .you =
        Vous allez { $action ->
            [place] placer des cubes
            [remove] retirer des cubes
            [move] déplacer des cubes
           *[other] placer des cubes, puis en retirer
        }.
# en: 18e2a021
event-action-forfeited = Pour libérer des prisonniers, { FORM($seat, "article") } renonce aux actions de « { $card } ».
    .you = Pour libérer des prisonniers, vous renoncez aux actions de « { $card } ».
# en: c947d543
event-cube-placed =
    { FORM($seat, "debut") } place { $n ->
        [one] { $n } cube
       *[other] { $n } cubes
    } { FORM($space, "at") } ({ $now } en tout){ $paid ->
        [0] .
       *[other] { " " }et en paie { $paid } pour la connexion.
    }
    .you =
        Vous placez { $n ->
            [one] { $n } cube
           *[other] { $n } cubes
        } { FORM($space, "at") } ({ $now } en tout){ $paid ->
            [0] .
           *[other] { " " }et en payez { $paid } pour la connexion.
        }
# en: 0dbcc912
event-cube-removed =
    { $n ->
        [one] { FORM($seat, "debut") } perd { $n } cube { FORM($space, "at") } (reste { $now }).
       *[other] { FORM($seat, "debut") } perd { $n } cubes { FORM($space, "at") } (reste { $now }).
    }
    .you =
        { $n ->
            [one] Vous perdez { $n } cube { FORM($space, "at") } (reste { $now }).
           *[other] Vous perdez { $n } cubes { FORM($space, "at") } (reste { $now }).
        }
# en: 92342b2d
event-cube-lifted = { FORM($seat, "debut") } retire un de ses cubes { FORM($space, "at") } pour le placer ailleurs.
    .you = Vous retirez un de vos cubes { FORM($space, "at") } pour le placer ailleurs.
# en: 6a6971aa
event-cubes-moved =
    { FORM($seat, "debut") } déplace { $n ->
        [one] { $n } cube
       *[other] { $n } cubes
    } { FORM($to_space, "at") }, depuis { LIST(FORM($from_space, "article")) }{ $paid ->
        [0] .
        [one] { " ; " }{ $paid } autre se perd en route.
       *[other] { " ; " }{ $paid } autres se perdent en route.
    }
    .you =
        Vous déplacez { $n ->
            [one] { $n } cube
           *[other] { $n } cubes
        } { FORM($to_space, "at") }, depuis { LIST(FORM($from_space, "article")) }{ $paid ->
            [0] .
            [one] { " ; " }{ $paid } autre se perd en route.
           *[other] { " ; " }{ $paid } autres se perdent en route.
        }
# en: 1c37afa3
event-cubes-displaced =
    { FORM($seat, "debut") } se replie { FORM($space, "at") } avec { $n ->
        [one] { $n } cube
       *[other] { $n } cubes
    }.
    .you =
        Vous vous repliez { FORM($space, "at") } avec { $n ->
            [one] { $n } cube
           *[other] { $n } cubes
        }.
# en: 19c68368
event-displaced-lost =
    { $n ->
        [one] { FORM($seat, "debut") } perd { $n } cube { FORM($space, "at") } : ce cube n’a nulle part où aller.
       *[other] { FORM($seat, "debut") } perd { $n } cubes { FORM($space, "at") } : ces cubes n’ont nulle part où aller.
    }
    .you =
        { $n ->
            [one] Vous perdez { $n } cube { FORM($space, "at") } : ce cube n’a nulle part où aller.
           *[other] Vous perdez { $n } cubes { FORM($space, "at") } : ces cubes n’ont nulle part où aller.
        }
# en: 59bb7feb
event-cubes-exchanged =
    { $n ->
        [one] Un cube { FORM($seat, "de") } change de camp { FORM($space, "at") }.
       *[other] { $n } cubes { FORM($seat, "de") } changent de camp { FORM($space, "at") }.
    }
    .you =
        { $n ->
            [one] Un de vos cubes change de camp { FORM($space, "at") }.
           *[other] { $n } de vos cubes changent de camp { FORM($space, "at") }.
        }
# en: 0f5fa2ba
event-control-gained = { FORM($seat, "debut") } prend le contrôle { FORM($space, "de") }.
    .you = Vous prenez le contrôle { FORM($space, "de") }.
# en: 7ff74201
event-control-lost = { FORM($seat, "debut") } perd le contrôle { FORM($space, "de") }.
    .you = Vous perdez le contrôle { FORM($space, "de") }.
# en: 2f251fb8
event-crown-won =
    { $n ->
        [one] { FORM($seat, "debut") } gagne une couronne.
       *[other] { FORM($seat, "debut") } gagne { $n } couronnes.
    }
    .you =
        { $n ->
            [1] Vous gagnez une couronne.
           *[other] Vous gagnez { $n } couronnes.
        }
# en: 3778bad7
event-crown-won-own =
    { COUNT($card) ->
        [0] Vous gagnez une couronne. Il ne reste aucune carte Action à piocher.
       *[other] Vous gagnez une couronne et piochez { LIST(FORM($card, "cite")) }, de côté jusqu’à la fin de votre tour.
    }
# en: 2406d134
event-coins-won =
    { COUNT($values) ->
        [one] { FORM($seat, "debut") } gagne une pièce de valeur { LIST($values) }.
       *[other] { FORM($seat, "debut") } gagne des pièces de valeur { LIST($values) }.
    }
    .you =
        { COUNT($values) ->
            [1] Vous gagnez une pièce de valeur { LIST($values) }.
           *[other] Vous gagnez des pièces de valeur { LIST($values) }.
        }
# en: edfadc33
event-crown-used = { FORM($seat, "debut") } défausse une couronne pour jouer une seconde carte.
    .you = Vous défaussez une couronne pour jouer une seconde carte.
# en: abd0bd98
event-coin-used = { FORM($seat, "debut") } défausse une pièce de valeur { $value }.
    .you = Vous défaussez une pièce de valeur { $value }.
# en: d53008df
event-crown-given = { FORM($seat, "debut") } donne une couronne.
    .you = Vous donnez une couronne.
# en: fb3cf346
event-coin-given = { FORM($seat, "debut") } donne une pièce de valeur { $value }.
    .you = Vous donnez une pièce de valeur { $value }.
# en: 2a6dad95
event-musketeer-won = { FORM($seat, "debut") } recrute { $musketeer }.
    .you = Vous recrutez { $musketeer }.
# en: d14c8c45
event-musketeer-used = { FORM($seat, "debut") } utilise { LIST($musketeer) }.
    .you = Vous utilisez { LIST($musketeer) }.
# en: 2e3bb5ed
event-placement-blocked = { FORM($seat, "debut") } bloque { FORM($space, "article") } avec d’Artagnan : le joueur actif ne peut rien y placer jusqu’à la fin du tour.
    .you = Vous bloquez { FORM($space, "article") } avec d’Artagnan : le joueur actif ne peut rien y placer jusqu’à la fin du tour.
# en: d1940d00
event-placement-forfeited = { FORM($seat, "debut") } renonce à un placement.
    .you = Vous renoncez à un placement.
# en: 5c2c6fe0
event-affiliate-used = { FORM($seat, "debut") } utilise son cube d’affiliation.
    .you = Vous utilisez votre cube d’affiliation.
# en: f583ae98
event-king-placed = { FORM($seat, "debut") } envoie le Roi { FORM($space, "at") }.
    .you = Vous envoyez le Roi { FORM($space, "at") }.
# en: 97c6ec60
event-king-recovered = { FORM($seat, "debut") } prend le pion du Roi.
    .you = Vous prenez le pion du Roi.
# en: 208ce89e
event-reserve-added =
    { FORM($seat, "debut") } verse { $n ->
        [one] { $n } cube
       *[other] { $n } cubes
    } à son fonds d’or ou d’exil ({ $now } en tout).
    .you =
        Vous versez { $n ->
            [one] { $n } cube
           *[other] { $n } cubes
        } à votre fonds d’or ou d’exil ({ $now } en tout).
# en: b9952455
event-reserve-spent =
    { FORM($seat, "debut") } puise dans son fonds d’or ou d’exil ({ $uses ->
        [1] premier recours
       *[other] { $uses }e recours
    } ; chacun coûte cinq points).
    .you =
        Vous puisez dans votre fonds d’or ou d’exil ({ $uses ->
            [1] premier recours
           *[other] { $uses }e recours
        } ; chacun coûte cinq points).
# en: cd6e9177
event-person-arrested = { FORM($person, "debut") } est aux arrêts { FORM($fortress, "at") }.
# en: af8b4e6b
event-prisoner-freed = { FORM($person, "debut") } sort de prison.
# en: ce8dec8f
event-prisoner-moved = On transfère { FORM($person, "article") } { FORM($fortress, "at") }.
# en: ac7f5a15
event-commander-changed = { FORM($person, "debut") } prend le commandement de l’armée.
# en: dc98168e
event-battle-won = { FORM($seat, "debut") } remporte { FORM($card, "article") } ({ $scores }).
    .you = Vous remportez { FORM($card, "article") } ({ $scores }).
# en: e2b3f945
event-battle-tied = { FORM($card, "debut") } reste sans vainqueur : égalité ({ $scores }).
# en: 320e5d85
event-season-cancelled = { FORM($seat, "debut") } donne { LIST($musketeer) } pour échapper à « { $card } ».
    .you = Vous donnez { LIST($musketeer) } pour échapper à « { $card } ».
# en: 2e043e0f
event-old-noll-cancelled = { FORM($seat, "debut") } annule « Le Vieux Noll » avec { LIST($musketeer) }.
    .you = Vous annulez « Le Vieux Noll » avec { LIST($musketeer) }.
# en: 5f31be03
event-season-advanced = { FORM($season, "debut") } commence.
# en: 8e9eac56
event-midgame-scored = Points politiques à mi-partie : { $scores }.
# en: 7c52fc0a
event-end-rolled =
    Le dé donne { $die } ; { FORM($season, "at") }, la partie finit sur { $ends_on ->
        [1] 1
       *[other] { $ends_on } ou moins
    }.
# en: 1b93f769
event-game-ended =
    { $why ->
        [decks] Il ne reste aucune carte à piocher. La partie est finie.
        [short] Le printemps 1650 est là. La partie courte est finie.
       *[other] La partie est finie.
    }
# en: f1ed39a5
summary-season = { FORM($season, "debut") } s’achève, { FORM($next, "article") } commence
# en: b7cfa823
summary-cards = Cartes Saison : { LIST(FORM($card, "cite")) }.
# en: e9634318
summary-gained = { FORM($seat, "debut") } prend le contrôle { LIST(FORM($gained, "de")) }.
    .you = Vous prenez le contrôle { LIST(FORM($gained, "de")) }.
# en: 48d5c8c7
summary-lost = { FORM($seat, "debut") } perd le contrôle { LIST(FORM($lost, "de")) }.
    .you = Vous perdez le contrôle { LIST(FORM($lost, "de")) }.
# en: cf3d7d27
summary-both = { FORM($seat, "debut") } prend le contrôle { LIST(FORM($gained, "de")) }, et perd celui { LIST(FORM($lost, "de")) }.
    .you = Vous prenez le contrôle { LIST(FORM($gained, "de")) }, et perdez celui { LIST(FORM($lost, "de")) }.
# en: 278a598f
summary-count = { $seat } { $n }
    .you = vous { $n }
# en: 97424ff7
summary-count-more = { $seat } { $n } (+{ $more })
    .you = vous { $n } (+{ $more })
# en: 84c6a983
summary-count-less = { $seat } { $n } (−{ $less })
    .you = vous { $n } (−{ $less })
# en: 7eab2fa2
summary-cubes = Cubes sur le plateau : { $counts }.
# en: 8a8b5c43
summary-arrested = Aux arrêts : { LIST(FORM($persons, "article")) }.
# en: 156c494c
summary-freed = De nouveau libres : { LIST(FORM($persons, "article")) }.
# en: b32baff1
summary-king-held = { FORM($seat, "debut") } détient le pion du Roi.
    .you = Vous détenez le pion du Roi.
# en: e04c5621
summary-king-at = Le Roi est { FORM($space, "at") }.
# en: 8378c043
summary-musketeers = { FORM($seat, "debut") } a { LIST($musketeer) }.
    .you = Vous avez { LIST($musketeer) }.
# en: a5015f67
score-of = { $seat } { $n }
    .you = vous { $n }
# en: c193b665
times =
    { $n ->
        [one] { FORM($space, "at") }
       *[other] { FORM($space, "at") } (×{ $n })
    }
# en: 27e8ca81
told-cube-placed =
    { FORM($seat, "debut") } place { $n ->
        [one] { $n } cube
       *[other] { $n } cubes
    } { LIST($places) }{ $paid ->
        [0] .
        [one] { " ; " }la connexion en coûte { $paid }.
       *[other] { " ; " }les connexions en coûtent { $paid }.
    }
    .you =
        Vous placez { $n ->
            [one] { $n } cube
           *[other] { $n } cubes
        } { LIST($places) }{ $paid ->
            [0] .
            [one] { " ; " }la connexion en coûte { $paid }.
           *[other] { " ; " }les connexions en coûtent { $paid }.
        }
# en: 6a52f134
told-cube-removed =
    { $n ->
        [one] { FORM($seat, "debut") } perd { $n } cube { LIST($places) }.
       *[other] { FORM($seat, "debut") } perd { $n } cubes { LIST($places) }.
    }
    .you =
        { $n ->
            [one] Vous perdez { $n } cube { LIST($places) }.
           *[other] Vous perdez { $n } cubes { LIST($places) }.
        }
# en: eb81d5e2
times-control =
    { $n ->
        [one] { FORM($space, "at") } (contrôle)
       *[other] { FORM($space, "at") } (×{ $n }, contrôle)
    }
# en: 099e489b
told-card = { FORM($seat, "debut") } joue « { $card } »{ $deeds }
    .you = Vous jouez « { $card } »{ $deeds }
# en: 02e2a58c
told-season = { FORM($seat, "debut") } joue « { $card } » ({ $what }){ $deeds }
    .you = Vous jouez « { $card } » ({ $what }){ $deeds }
# en: 6bb2a1bf
deeds-none = { "." }
# en: 35acd7d9
deeds-first = { " : " }{ $deed }{ $more }
# en: 553d9450
deeds-more = { " ; " }{ $deed }{ $more }
# en: 9eea7922
deed-again = { $seat } : { $deed }
    .you = { $deed }
# en: 0
# en: 8fde80b0
deed-cube-placed =
    { $n ->
        [one] { $n } cube placé
       *[other] { $n } cubes placés
    } { LIST($places) }{ $paid ->
        [0] { "" }
        [one] { ", " }{ $paid } payé pour la connexion
       *[other] { ", " }{ $paid } payés pour les connexions
    }
    .you =
        { $n ->
            [one] { $n } cube placé
           *[other] { $n } cubes placés
        } { LIST($places) }{ $paid ->
            [0] { "" }
            [one] { ", " }{ $paid } payé pour la connexion
           *[other] { ", " }{ $paid } payés pour les connexions
        }
# en: 7ade8583
deed-cube-removed =
    { $n ->
        [one] { $n } cube { FORM($seat, "de") } perdu { LIST($places) }
       *[other] { $n } cubes { FORM($seat, "de") } perdus { LIST($places) }
    }
    .you =
        { $n ->
            [one] vous perdez { $n } cube { LIST($places) }
           *[other] vous perdez { $n } cubes { LIST($places) }
        }
# en: a0c47daf
deed-cubes-moved =
    { $n ->
        [one] { $n } cube déplacé
       *[other] { $n } cubes déplacés
    } { LIST($goal) }, depuis { LIST(FORM($from_space, "article")) }{ $paid ->
        [0] { "" }
        [one] { ", " }{ $paid } autre perdu en route
       *[other] { ", " }{ $paid } autres perdus en route
    }
    .you =
        { $n ->
            [one] { $n } cube déplacé
           *[other] { $n } cubes déplacés
        } { LIST($goal) }, depuis { LIST(FORM($from_space, "article")) }{ $paid ->
            [0] { "" }
            [one] { ", " }{ $paid } autre perdu en route
           *[other] { ", " }{ $paid } autres perdus en route
        }
# en: 38089288
deed-control-gained = prise de contrôle { FORM($space, "de") }
    .you = prise de contrôle { FORM($space, "de") }
# en: 0b999737
deed-control-lost = contrôle { FORM($space, "de") } perdu pour { FORM($seat, "article") }
    .you = vous perdez le contrôle { FORM($space, "de") }
# en: 13c16e9e
deed-crown-won =
    { $n ->
        [one] une couronne gagnée
       *[other] { $n } couronnes gagnées
    }
    .you =
        { $n ->
            [1] une couronne gagnée
           *[other] { $n } couronnes gagnées
        }
# en: a55fba56
deed-coins-won =
    { COUNT($values) ->
        [one] une pièce de valeur { LIST($values) } gagnée
       *[other] pièces de valeur { LIST($values) } gagnées
    }
    .you =
        { COUNT($values) ->
            [1] une pièce de valeur { LIST($values) } gagnée
           *[other] pièces de valeur { LIST($values) } gagnées
        }

## Ce qu’un tour a fait, avant sa fin

# en: ec848fea
sum-costs = Coûts : { LIST($costs) }.
# en: 34f63c89
sum-opens =
    Ouvre aux autres : { $opened }{ $more ->
        [0] { "" }
        [one] , et 1 autre case
       *[other] , et { $more } autres cases
    }.
# en: 997b9d1a
sum-exposed = Plus sous contrôle : { LIST(FORM($space, "article")) }. On peut en retirer des cubes.
# en: ae5e2fb1
opened-to = { FORM($space, "article") } ({ LIST($seat) })
# en: 0ac82761
spent-paid =
    { $n ->
        [one] { $n } cube pour une connexion
       *[other] { $n } cubes pour des connexions
    }
# en: 22e9f82e
spent-lost =
    { $n ->
        [one] { $n } de vos cubes sur le plateau
       *[other] { $n } de vos cubes sur le plateau
    }
# en: d5fdcb48
spent-laid =
    { $n ->
        [one] { $n } cube versé au fonds
       *[other] { $n } cubes versés au fonds
    }
# en: 4acb65ec
spent-forfeited =
    { $n ->
        [one] un placement
       *[other] { $n } placements
    }
# en: aacdd92e
spent-left =
    { $n ->
        [one] { $n } cube laissé en réserve
       *[other] { $n } cubes laissés en réserve
    }
# en: e818d30a
spent-crowns =
    { $n ->
        [one] une couronne
       *[other] { $n } couronnes
    }
# en: 28869954
spent-box = cinq points pour les cubes du fonds
# en: 6f323ba3
spent-coin = une pièce de valeur { $n }
# en: 9caaac08
spent-musketeers = { LIST($musketeer) }

## Ce qu’une place détient

# en: 16416082
private-card = { $card } — { $what }
# en: 99f2444a
private-aside = { $card } — { $what } (de côté jusqu’à la fin de votre tour)
# en: 1f1c5605
private-musketeers = Mousquetaires : { LIST($musketeer) }
# en: 6dd6e026
private-tokens = Couronnes : { $crowns } · Pièces : { $coins }

## Éléments du score

# en: 9b291cdd
score-pp = Points politiques
# en: f3943af9
score-mp = Points militaires
# en: 38440ec0
score-midgame = Points politiques à mi-partie
# en: f8c9495b
score-king = Pion du Roi
# en: f6713d1d
score-reserve = Or et exil
# en: e65a7074
score-total = Total

## Ce qui départage

# en: 169048ff
tie-break-king = le pion du Roi en main
# en: b94475e0
tie-break-order = l’ordre de la règle 8.24 (Retzien, Cabale, Condéen, Mazariniste)

## Refus

# en: cc123e1c
refused-option = Ce choix n’est pas possible en ce moment.
# en: c0a64fd1
refused-open = Vous pouvez choisir cela maintenant, mais en réponse à une autre question.
# en: 13244d27
refused-over = La partie est finie. Il n’y a plus rien à choisir.
# en: 196e771e
refused-not-asked = Vous n’avez rien à choisir pour l’instant. { FORM($seat, "debut") } doit choisir d’abord.
# en: b56f6db9
refused-unknown-space = Il n’y a pas de case « { $slug } » sur le plateau.
# en: b8f50b37
refused-no-space-asked = On ne répond pas à cette question par une case : { $space }.
# en: db785502
refused-no-cube-left = Vous avez déjà placé tous les cubes que vous pouvez placer ici.
# en: 3c5ed928
refused-space = Vous ne pouvez pas choisir { FORM($space, "article") } en ce moment.
# en: 71a47321
refused-number = Choisissez un des nombres proposés, { $n } au plus.
# en: ecedb4ae
refused-unknown-card = Il n’y a pas de carte « { $slug } ».
# en: 8f57b9ba
refused-not-held = Vous n’avez pas « { $card } ». Jouez une carte de votre main.
# en: f7bb738b
refused-laid-aside = « { $card } » est de côté jusqu’à la fin de votre tour.
# en: 81f65ba4
refused-card-spent = La carte « { $card } » est déjà jouée.
# en: e047a77c
refused-card-later = Vous jouerez « { $card } » quand une carte vous sera demandée. Finissez d’abord ce qui est commencé.
# en: 39f12b46
refused-cards-played = Vous avez joué vos cartes de ce tour. Gardez « { $card } » pour le prochain.
# en: 4ee557f2
refused-action-idle = Vous ne pouvez rien faire de cette action en ce moment. Choisissez l’autre.
# en: 095d6ad8
refused-ransom = « { $card } » demande un autre jeton, ou vous n’en avez aucun que vous puissiez donner.
# en: 1257abe6
refused-season-first = Vous avez une carte Saison en main. Jouez-la avant « { $card } ».
# en: dcd8e1ac
refused-nothing-to-do = Vous ne pouvez rien faire de « { $card } » en ce moment. Choisissez une autre carte.
# en: 0d55fcdf
refused-reserve = L’or espagnol et l’exil servent une fois par carte, avant ou après elle, si la carte place deux cubes au plus.
# en: 6d61779e
refused-reserve-token = Vous avez utilisé un jeton pendant ce tour : vous ne pouvez donc utiliser ni l’or espagnol ni l’exil en ce moment.
# en: 04b2912e
refused-king-progress = Pour envoyer le Roi, il faut détenir son pion, et que ce soit votre tour.
# en: 6c25fe53
refused-king-recovered = Le pion du Roi a été repris pendant ce tour. Il peut repartir à votre prochain tour.
# en: 0d85b62c
refused-recover-king = Pour reprendre le pion du Roi, il faut avoir de l’influence dans sa case. Si c’est vous qui l’avez envoyé, vous payez plutôt deux cubes, à un de vos tours suivants.
# en: 644b9771
refused-affiliate = Le cube d’affiliation sert une fois à chacun de vos tours, tant que vous avez le contrôle de votre chef de faction.
# en: 5861eb30
refused-move-prisoners = Un transfert de prisonniers va d’une forteresse sous votre contrôle à une autre, reliées par votre influence.
# en: c35934eb
refused-musketeer = Pour utiliser un mousquetaire, il faut avoir son jeton : un par tour, et jamais le tour où vous l’avez gagné.
# en: 306719b8
refused-crown = La couronne s’utilise juste avant de jouer une carte. Il vous faut une seconde carte en main, et une couronne qui ne date pas de ce tour.
# en: 271c929c
refused-coin = La pièce s’utilise juste avant de jouer une carte, un jeton par carte. Une pièce gagnée pendant ce tour ne sert pas encore.
# en: 7a40c074
refused-action = Jouez d’abord une carte. Vous annoncez ensuite une de ses actions.
# en: 81f605e4
refused-add = Vous ne pouvez ajouter à l’or espagnol ou à l’exil qu’avec une carte qui place deux cubes au plus.
# en: 710e8296
refused-spend = Seul le vainqueur d’une bataille y engage des cubes.
# en: 91992394
refused-aramis = Seul le joueur qui utilise Aramis choisit entre ses deux effets.
# en: 06380369
refused-block = Seul le détenteur de d’Artagnan laisse faire ou bloque un placement, quand un rival va placer.
# en: b9066e47
refused-cancel = Un mousquetaire n’annule une carte Saison que si elle va vous prendre quelque chose.
# en: 1e1c8744
refused-faction = Vous ne choisissez la couleur d’un cube que si Athos ou Aramis le place dans une case vide.
# en: 3f84981f
refused-free = C’est seulement en jouant une carte Saison que vous choisissez si vos cubes gratuits viennent avant ou après son effet.
# en: 59edfa91
refused-go = Vous pourrez déplacer vos cubes quand vous en aurez choisi assez.
# en: 1c876035
refused-help = Vous ne pouvez ajouter Porthos que si un autre joueur utilise un mousquetaire.
# en: 7baed6ee
refused-keep-block = Vous ne pouvez garder un blocage que si Porthos vous offre une seconde fois d’Artagnan.
# en: 75d6c524
refused-pay = Vous ne payez en cubes que si une carte Saison le demande.
# en: cd4a8595
refused-end-turn = Vous ne pouvez pas encore terminer votre tour : il reste une carte à jouer, ou une étape à finir.
# en: 5db8507a
refused-stop = Il faut d’abord faire au moins une partie de l’action.
# en: cc6550ab
refused-liberate = Vous ne libérez des prisonniers qu’avec une carte Action, dans une forteresse sous votre contrôle.
# en: d642efed
refused-discard = Vous ne pouvez défausser une carte pour un cube que si aucune de vos cartes n’est jouable, ou si aucune carte qui place n’a de case pour ses cubes.
# en: 79e348a1
refused-guise = Guise est prisonnier de l’Espagne. Quand les jetons Arrestation manquent, il faut de l’influence chez Don Carlos pour le libérer.
# en: 4e4ee62f
refused-king = Le Roi ne peut pas aller { FORM($space, "at") }. Il ne va jamais à une frontière, chez un chef de faction ou un mousquetaire, ni dans une case aux arrêts.
# en: 863c62cc
refused-supply = Il n’y a aucun cube en réserve à placer { FORM($space, "at") }.
# en: 19120b44
refused-controlled-already = Vous avez déjà le contrôle { FORM($space, "de") }.
# en: 1d0ff660
refused-no-control = Vous ne pouvez pas prendre le contrôle { FORM($space, "de") }.
# en: cafe210d
refused-control-price = Le plein contrôle { FORM($space, "de") } demande plus de cubes qu’il ne vous en reste.
# en: d72cc6ef
refused-taken = Cette carte a déjà pris un cube { FORM($space, "at") }.
# en: 0798131b
refused-scope = « { $card } » ne prend aucun cube { FORM($space, "at") }.
# en: 193b1c21
refused-same-space = Les cubes arrivent { FORM($space, "at") } : ils doivent partir d’autres cases.
# en: 3c3b6b68
refused-most-picked =
    Vous avez déjà choisi { $n ->
        [one] { $n } cube
       *[other] { $n } cubes
    }, et un déplacement n’en prend pas plus.
# en: b349917e
refused-all-picked = Vous avez déjà choisi tous vos cubes { FORM($space, "de") }.
# en: 005ca3df
refused-refuge-barred = L’attaque est venue { FORM($space, "de") } : vos cubes ne peuvent pas y aller.
# en: 66564c4a
refused-refuge-far = Il n’y a pas de connexion entre { FORM($start, "article") } et { FORM($space, "article") }.
# en: a6775675
refused-no-shield = Il n’y a pas votre écusson { FORM($space, "at") } : le cube d’affiliation ne peut pas y servir.
# en: a5c1c01d
refused-musketeer-class = { FORM($musketeer, "debut") } n’a aucun effet { FORM($space, "at") }.
# en: 8c0fdc64
refused-musketeer-used = { FORM($musketeer, "debut") } est déjà passé { FORM($space, "at") }.
# en: 2cb8c375
refused-zone = Le Vieux Noll ne frappe pas { FORM($space, "at") } en ce moment.
# en: 80517a63
refused-arrested-already = { FORM($space, "debut") } est déjà aux arrêts.
# en: e2975390
refused-arrest-named = Une carte d’arrestation nomme { FORM($space, "article") } : elle seule peut l’arrêter.
# en: da828b60
refused-arrest-whom = Vous ne pouvez pas arrêter { FORM($space, "article") }. Choisissez un personnage qui vaut un ou deux points politiques.
# en: d1556e13
refused-no-prisoner = Il n’y a pas de prisonnier de ce nom : { $space }.
# en: 52e438e1
refused-stays = « { $card } » nomme { FORM($space, "article") } : pas de libération possible.
# en: 8562ef23
refused-elsewhere = { FORM($space, "debut") } n’est pas en prison { FORM($fortress, "at") }.
# en: 358b4c5f
refused-no-fortress = Ce n’est pas une forteresse : { $space }.
# en: 688a3ee1
refused-prison = Vous ne pouvez libérer personne { FORM($space, "at") } : il n’y a pas de prisonnier, ou vous n’en avez pas le contrôle.
# en: b51743d6
refused-price = Vous ne pouvez pas entrer { FORM($space, "at") } en ce moment : la case doit être voisine de celle où vos cubes sont arrivés, et il faut en payer tout le prix.
# en: f964d497
refused-arrested = { FORM($space, "debut") } est aux arrêts. Rien n’y entre avant sa libération.
# en: 10377a2d
refused-musketeer-away = Le jeton { FORM($space, "de") } est chez un joueur : aucun cube ne peut aller dans cette case.
# en: 273c48ae
refused-occupied = Il y a des cubes { FORM($seat, "de") } { FORM($space, "at") }. Placez vos cubes dans une case vide ou dans une des vôtres.
# en: ad3a4587
refused-blocked = D’Artagnan vous interdit { FORM($space, "article") } jusqu’à la fin du tour. Placez vos cubes ailleurs.
# en: e936a3fc
refused-not-empty = Il y a déjà des cubes { FORM($space, "at") }. Pour le dernier recours, il faut une case vide.
# en: 3910981a
refused-two-cubes = Cette carte a déjà placé ses deux cubes { FORM($space, "at") }. Choisissez une autre case.
# en: aa0fa64e
refused-class = La carte ne vise pas { FORM($space, "article") }, seulement : { FORM($target, "sign") }.
# en: dc6c98a4
refused-not-adjacent = Aucune de vos cases n’est voisine { FORM($space, "de") }.
# en: 4077f03b
refused-connection = Le seul accès { FORM($space, "a") } coûte un cube de plus, et il ne vous en reste pas.
# en: e58bf8d5
refused-no-cube = Il n’y a aucun cube { FORM($space, "at") }.
# en: 78509a8e
refused-dummy = Qui joue la faction neutre ne peut pas retirer ses cubes.
# en: 7296718d
refused-last-cube = Vous ne pouvez pas retirer du plateau votre dernier cube.
# en: 9d0beaf2
refused-not-adjacent-removal = Aucune de vos cases n’est voisine { FORM($space, "de") }, et cette carte ne porte pas plus loin.
# en: 32afa37e
refused-controlled = { FORM($seat, "debut") } a le contrôle { FORM($space, "de") }, et cette carte n’atteint pas les cases sous contrôle.
# en: 2808fec3
refused-no-own-cube = Vous n’avez aucun cube à déplacer { FORM($space, "at") }.
# en: c15cb6a4
refused-no-way = Ce déplacement ne mène aucun cube { FORM($space, "de") } { FORM($to, "at") }.
# en: 60749f0e
refused-move-controlled = { FORM($seat, "debut") } a le contrôle { FORM($space, "de") } : aucun déplacement ne peut y entrer.
# en: 85e82ce0
refused-not-adjacent-move = Aucune de vos cases n’est voisine { FORM($space, "de") }.
# en: b14edd09
refused-outnumbered =
    Vous ne pouvez pas amener assez de cubes pour dépasser { $n ->
        [one] le cube présent
       *[other] les { $n } cubes présents
    } { FORM($space, "at") }.
# en: 75ea8498
refused-move-price = Vous ne pouvez pas amener assez de cubes { FORM($space, "at") } pour payer la connexion.

## Positions

# en: 009313c8
position-unknown-space = « { $key } » de cette position : il n’y a pas de case { $slug } sur le plateau.
# en: 321ad6b9
position-unknown-card = « { $key } » de cette position : il n’y a pas de carte { $slug }.
# en: 15c5f582
position-too-many-cubes = « { $key } » de cette position : { FORM($seat, "article") } aurait plus de 100 cubes.
# en: 9c46f87f
position-musketeer-away = « { $key } » de cette position : il y a des cubes chez un mousquetaire dont un joueur a le jeton.
# en: 219a647f
position-commander = « { $key } » de cette position : l’armée ne peut pas avoir pour chef { FORM($space, "full") }.
# en: 040e5d41
position-arrest = « { $key } » de cette position : cette arrestation n’est pas possible : { FORM($space, "full") }.
# en: 0eb2bea9
position-takes-cubes = « { $key } » de cette position : donnez une table de cases, chacune avec une faction et un nombre : `["retzist", 2]`.
# en: c1e36a1f
position-takes-king = « { $key } » de cette position : donnez son détenteur (« holder »), ou la case où il est (« at ») et la faction qui l’y a envoyé (« placed_by »).
# en: fc986c7a
position-takes-arrests = « { $key } » de cette position : donnez une liste de tables, chacune avec « person » et « fortress », qui peut être null.
# en: e9c3d4aa
position-takes-runs = « { $key } » de cette position : donnez, pour chaque faction, le rang de qui la mène dans « players », à partir de 0.
# en: 480679c2
position-never-two-colours = dans « cubes », une case a des cubes de deux couleurs.
# en: f91d72ab
position-never-no-cube = dans « cubes », une case est tenue sans cube.
# en: 32e94c36
position-never-miscounted = les cubes { FORM($seat, "de") } dans « cubes » sont mal comptés.
# en: 450fa4d6
position-never-too-many-cubes = { FORM($seat, "article") } a plus de { $n } cubes en tout dans « cubes » et « reserve ».
# en: ed30336c
position-never-control = le contrôle { FORM($seat, "de") } ne répond pas à ses cubes.
# en: 8511528a
position-never-unowned = dans « cubes », il y a des cubes dans une case que personne ne tient.
# en: d2713989
position-never-musketeer-away = dans « cubes », il y a des cubes chez un mousquetaire dont le jeton est parti.
# en: b03081b6
position-never-action-misplaced = une carte Action est dans « season_deck » ou « spent_seasons ».
# en: 5048c3eb
position-never-season-misplaced = une carte Saison est dans « action_deck », « discard_row » ou « spent_actions ».
# en: 3b753e2c
position-never-crowns = les couronnes détenues, sur le plateau et dépensées ne font pas { $n } en tout.
# en: 663cf24c
position-never-coins = les pièces détenues, sur le plateau, dépensées et dans la boîte ne sont pas celles du jeu.
# en: 4b60fa97
position-never-arrests-many = dans « arrests », il y a plus de personnes que de paires de jetons ({ $n }).
# en: 8dc44f0d
position-never-arrests = dans « arrests », les personnes aux arrêts sont mal comptées.
# en: d768b8d5
position-never-king = le Roi n’est nulle part, ou il est à deux endroits.
# en: 56025edc
position-never-midgame = « midgame_pp » a des points, mais la partie n’a pas de décompte de mi-partie.
# en: 678071d3
position-never-dummy = « dummy » nomme une autre faction que la faction neutre.
# en: 8e9b9c3e
position-never-runs = « runs » donne une faction à quelqu’un d’autre que prévu.
# en: 4cb07b78
position-never-runs-missing = « runs » ne donne pas un joueur à chaque faction.

## Verbes du groupe de commandes

# en: de840a05
verb-card = Jouer une carte, avec ou sans jeton
    .option = carte
# en: c1ca3a90
verb-action = Annoncer l’action de votre carte
    .option = action
# en: 3b68c837
verb-place = Placer un cube
    .option = case
# en: b362a3d4
verb-remove = Retirer un cube
    .option = case
# en: 4c0b5baa
verb-move = Déplacer des cubes : choisir où, puis lesquels
    .option = case
# en: a4b904ff
verb-displace = Envoyer un cube chassé dans une case voisine
    .option = case
# en: c36dfa64
verb-affiliate = Utiliser votre cube d’affiliation
    .option = choix
# en: 162cfb90
verb-king = Envoyer le Roi, ou payer pour le reprendre
    .option = choix
# en: dae3f5c1
verb-musketeer = Utiliser un mousquetaire
    .option = choix
# en: 0abb1ee8
verb-block = Bloquer un placement avec d’Artagnan, ou laisser faire
    .option = choix
# en: 862d1f98
verb-prisoner = Choisir les arrestations, les prisons et les libérations
    .option = choix
# en: 265541b3
verb-reserve = Utiliser l’or espagnol ou l’exil de Mazarin
    .option = choix
# en: 3b1ac43a
verb-season = Répondre à une carte Saison
    .option = choix
# en: a2c6c69a
verb-also = Faire ce qui est permis à tout moment de votre tour
    .option = choix
# en: 35bc1c0a
verb-end = Terminer votre tour
    .option = choix

### Frondeurs et Frondeuses : les noms

# en: c57ecc2a
space-mazarin = Mazarin
    .full = Son Éminence le cardinal Mazarin
    .de = de Mazarin
    .a = à Mazarin
    .at = chez Mazarin
# en: 78838337
space-conde = Condé
    .full = Louis II de Bourbon, prince de Condé
    .de = de Condé
    .a = à Condé
    .at = chez Condé
# en: 8eb721d3
space-retz = Retz
    .full = Jean-François Paul de Gondi, coadjuteur de Paris (Retz)
    .de = de Retz
    .a = à Retz
    .at = chez Retz
# en: e81c7410
space-duchesse-longueville = La Longueville
    .full = Anne-Geneviève de Bourbon, duchesse de Longueville
    .article = la Longueville
    .de = de la Longueville
    .a = à la Longueville
    .at = chez la Longueville
# en: dacb4518
space-anne-of-austria = Anne
    .full = Anne d’Autriche, Reine régente
    .debut = Anne d’Autriche
    .article = Anne d’Autriche
    .de = d’Anne d’Autriche
    .a = à Anne d’Autriche
    .at = chez Anne d’Autriche
# en: aee5f3cf
space-seguier = Séguier
    .full = Pierre Séguier, chancelier de France
    .de = de Séguier
    .a = à Séguier
    .at = chez Séguier
# en: 928505c7
space-brienne = Brienne
    .full = Henri-Auguste de Loménie, comte de Brienne
    .de = de Brienne
    .a = à Brienne
    .at = chez Brienne
# en: 9712dcc6
space-la-garnache = La Garnache
    .full = Henri de Guénégaud, marquis de La Garnache
    .de = de La Garnache
    .a = à La Garnache
    .at = chez La Garnache
# en: 2f1d7b84
space-phelypeaux = Phélypeaux
    .full = Louis Phélypeaux, marquis de Châteauneuf
    .de = de Phélypeaux
    .a = à Phélypeaux
    .at = chez Phélypeaux
# en: 47967d16
space-le-tellier = Le Tellier
    .full = Michel Le Tellier, marquis de Barbezieux
    .de = de Le Tellier
    .a = à Le Tellier
    .at = chez Le Tellier
# en: f4a78175
space-conseil-en-haut = Cons. d’en haut
    .full = Conseil d’en haut
    .debut = Le Conseil d’en haut
    .article = le Conseil d’en haut
    .de = du Conseil d’en haut
    .a = au Conseil d’en haut
    .at = au Conseil d’en haut
# en: 45d60f88
space-conseil-prive = Conseil privé
    .full = Conseil d’État privé
    .debut = Le Conseil privé
    .article = le Conseil privé
    .de = du Conseil privé
    .a = au Conseil privé
    .at = au Conseil privé
# en: 9dc32e4f
space-surintendant-des-finances = Surintendant
    .full = Surintendant des finances
    .debut = Le Surintendant des finances
    .article = le Surintendant des finances
    .de = du Surintendant des finances
    .a = au Surintendant des finances
    .at = chez le Surintendant des finances
# en: 17e5db92
space-d-avaux = d’Avaux
    .full = Claude de Mesmes, comte d’Avaux
    .debut = Le comte d’Avaux
    .article = le comte d’Avaux
    .de = du comte d’Avaux
    .a = au comte d’Avaux
    .at = chez le comte d’Avaux
# en: e10c6998
space-d-aubespine = L’Aubespine
    .full = Charles de L’Aubespine, marquis de Châteauneuf
    .de = de L’Aubespine
    .a = à L’Aubespine
    .at = chez L’Aubespine
# en: dadeb996
space-villeroy = Villeroy
    .full = Nicolas de Neufville, marquis de Villeroy
    .de = de Villeroy
    .a = à Villeroy
    .at = chez Villeroy
# en: 0fb150d6
space-meilleraye = La Meilleraye
    .full = Charles de La Porte, marquis de La Meilleraye
    .de = de La Meilleraye
    .a = à La Meilleraye
    .at = chez La Meilleraye
# en: ffeaf8ab
space-chavigny = Chavigny
    .full = Léon Bouthillier, comte de Chavigny
    .de = de Chavigny
    .a = à Chavigny
    .at = chez Chavigny
# en: 6da34182
space-louvre = Louvre
    .full = Le Louvre
    .debut = Le Louvre
    .article = le Louvre
    .de = du Louvre
    .a = au Louvre
    .at = au Louvre
# en: dd7233d0
space-saint-germain = Saint-Germain
    .full = Saint-Germain-en-Laye
    .de = de Saint-Germain
    .a = à Saint-Germain
    .at = à Saint-Germain
# en: 1c517953
space-vincennes = Vincennes
    .full = Château de Vincennes
    .de = de Vincennes
    .a = à Vincennes
    .at = à Vincennes
# en: b83c9685
space-la-rochelle = La Rochelle
    .full = La Rochelle
    .de = de La Rochelle
    .a = à La Rochelle
    .at = à La Rochelle
# en: 20c13bca
space-la-force = La Force
    .full = Armand Nompar de Caumont, duc de La Force
    .de = de La Force
    .a = à La Force
    .at = chez La Force
# en: f67de648
space-troisvilles = Troisvilles
    .full = Jean-Arnaud du Peyrer, comte de Troisvilles
    .de = de Troisvilles
    .a = à Troisvilles
    .at = chez Troisvilles
# en: 2d96fc04
space-d-artagnan = d’Artagnan
    .full = Charles de Batz, comte d’Artagnan
    .debut = D’Artagnan
    .de = de d’Artagnan
    .a = à d’Artagnan
    .at = chez d’Artagnan
# en: 889c69f7
space-gaston = Gaston
    .full = Gaston Jean-Baptiste, duc d’Orléans, le Grand Monsieur
    .de = de Gaston
    .a = à Gaston
    .at = chez Gaston
# en: 9016a5f8
space-mademoiselle = Mademoiselle
    .full = Anne-Marie-Louise d’Orléans, la Grande Mademoiselle
    .de = de Mademoiselle
    .a = à Mademoiselle
    .at = chez Mademoiselle
# en: 737174dd
space-princesse-conde = Mme de Condé
    .full = Claire-Clémence de Maillé-Brézé, princesse de Condé
    .de = de Mme de Condé
    .a = à Mme de Condé
    .at = chez Mme de Condé
# en: 5f0807e3
space-plessis-praslin = Plessis-Prasl.
    .full = César, comte du Plessis-Praslin
    .debut = Plessis-Praslin
    .article = Plessis-Praslin
    .de = de Plessis-Praslin
    .a = à Plessis-Praslin
    .at = chez Plessis-Praslin
# en: 0507474f
space-orleans = Orléans
    .full = Orléans
    .de = d’Orléans
    .a = à Orléans
    .at = à Orléans
# en: c517326f
space-languedoc = Languedoc
    .full = Languedoc
    .debut = Le Languedoc
    .article = le Languedoc
    .de = du Languedoc
    .a = au Languedoc
    .at = en Languedoc
# en: be3c4f1d
space-aix = Aix
    .full = Aix-en-Provence
    .de = d’Aix
    .a = à Aix
    .at = à Aix
# en: dfdc4343
space-marseille = Marseille
    .full = Marseille
    .de = de Marseille
    .a = à Marseille
    .at = à Marseille
# en: 7bff50da
space-parlement-toulouse = Parl. Toulouse
    .full = Parlement de Toulouse
    .debut = Le Parlement de Toulouse
    .article = le Parlement de Toulouse
    .de = du Parlement de Toulouse
    .a = au Parlement de Toulouse
    .at = au Parlement de Toulouse
# en: fb4681ee
space-don-carlos = Don Carlos
    .full = Don Carlos de Joux, baron de Batteville
    .de = de Don Carlos
    .a = à Don Carlos
    .at = chez Don Carlos
# en: 9ecff1d5
space-schomberg = Schomberg
    .full = Charles de Schomberg, duc d’Halluin
    .de = de Schomberg
    .a = à Schomberg
    .at = chez Schomberg
# en: f0c377fd
space-frontier-northeast = Nord-Est
    .board = Nord-Est
    .full = Frontière du Nord-Est
    .debut = La frontière du Nord-Est
    .article = la frontière du Nord-Est
    .de = de la frontière du Nord-Est
    .a = à la frontière du Nord-Est
    .at = à la frontière du Nord-Est
# en: 005601ae
space-frontier-german = Allemagne
    .board = Allemagne
    .full = Frontière d’Allemagne
    .debut = La frontière d’Allemagne
    .article = la frontière d’Allemagne
    .de = de la frontière d’Allemagne
    .a = à la frontière d’Allemagne
    .at = à la frontière d’Allemagne
# en: c52a12a5
space-frontier-italian = Italie
    .board = Italie
    .full = Frontière d’Italie
    .debut = La frontière d’Italie
    .article = la frontière d’Italie
    .de = de la frontière d’Italie
    .a = à la frontière d’Italie
    .at = à la frontière d’Italie
# en: 6da9561f
space-frontier-spanish = Espagne
    .board = Espagne
    .full = Frontière d’Espagne
    .debut = La frontière d’Espagne
    .article = la frontière d’Espagne
    .de = de la frontière d’Espagne
    .a = à la frontière d’Espagne
    .at = à la frontière d’Espagne
# en: 42c533bd
space-erzhog = Archid. Léopold
    .full = Archiduc Léopold-Guillaume
    .debut = L’archiduc Léopold
    .article = l’archiduc Léopold
    .de = de l’archiduc Léopold
    .a = à l’archiduc Léopold
    .at = chez l’archiduc Léopold
# en: 86f7b51c
space-charles-iv = Charles IV
    .full = Charles IV, duc de Lorraine
    .de = de Charles IV
    .a = à Charles IV
    .at = chez Charles IV
# en: 4b6b9132
space-rantzau = Rantzau
    .full = Josias, comte de Rantzau
    .de = de Rantzau
    .a = à Rantzau
    .at = chez Rantzau
# en: 9214a92e
space-carignano = Carignan
    .full = Thomas-François de Savoie, premier prince de Carignan
    .de = de Carignan
    .a = à Carignan
    .at = chez Carignan
# en: d5b2bdd7
space-eveque-metz = Évêque de Metz
    .full = Gaston-Henri de Bourbon, évêque de Metz
    .debut = L’évêque de Metz
    .article = l’évêque de Metz
    .de = de l’évêque de Metz
    .a = à l’évêque de Metz
    .at = chez l’évêque de Metz
# en: 9e12518c
space-metz = Metz
    .full = Metz
    .de = de Metz
    .a = à Metz
    .at = à Metz
# en: e25fcfaa
space-stenay = Stenay
    .full = Stenay
    .de = de Stenay
    .a = à Stenay
    .at = à Stenay
# en: a4064d40
space-charleville = Charleville
    .full = Charleville et Mézières
    .de = de Charleville
    .a = à Charleville
    .at = à Charleville
# en: f10b0501
space-dunkerque = Dunkerque
    .full = Dunkerque
    .de = de Dunkerque
    .a = à Dunkerque
    .at = à Dunkerque
# en: 0420174b
space-gramont = Gramont
    .full = Antoine III, duc de Gramont
    .de = de Gramont
    .a = à Gramont
    .at = chez Gramont
# en: 73fc04f9
space-conti = Conti
    .full = Armand de Bourbon, prince de Conti
    .de = de Conti
    .a = à Conti
    .at = chez Conti
# en: d537729f
space-tavannes = Tavannes
    .full = Jacques de Saulx, comte de Tavannes
    .de = de Tavannes
    .a = à Tavannes
    .at = chez Tavannes
# en: 5dea407e
space-lenet = Lenet
    .full = Pierre Lenet, procureur général à la Table de marbre
    .de = de Lenet
    .a = à Lenet
    .at = chez Lenet
# en: 47313cf6
space-turenne = Turenne
    .full = Henri de La Tour d’Auvergne, vicomte de Turenne
    .de = de Turenne
    .a = à Turenne
    .at = chez Turenne
# en: 06e0bbe3
space-bouillon = Bouillon
    .full = Frédéric-Maurice de La Tour d’Auvergne, duc de Bouillon
    .de = de Bouillon
    .a = à Bouillon
    .at = chez Bouillon
# en: 8601c239
space-tarente = Tarente
    .full = Henri-Charles de La Trémoille, prince de Tarente
    .de = de Tarente
    .a = à Tarente
    .at = chez Tarente
# en: b6786a14
space-montrond = Montrond
    .full = Château de Montrond
    .de = de Montrond
    .a = à Montrond
    .at = à Montrond
# en: 23918810
space-dijon = Dijon
    .full = Dijon
    .de = de Dijon
    .a = à Dijon
    .at = à Dijon
# en: e7b9d5cb
space-rohan-chabot = Rohan-Chabot
    .full = Henri Chabot, duc de Rohan-Chabot
    .de = de Rohan-Chabot
    .a = à Rohan-Chabot
    .at = chez Rohan-Chabot
# en: d804d808
space-parlement-paris = Parl. de Paris
    .full = Parlement de Paris
    .debut = Le Parlement de Paris
    .article = le Parlement de Paris
    .de = du Parlement de Paris
    .a = au Parlement de Paris
    .at = au Parlement de Paris
# en: 50bdaec6
space-maitres-requetes = Maîtres req.
    .full = Maîtres des requêtes
    .debut = Les maîtres des requêtes
    .article = les maîtres des requêtes
    .de = des maîtres des requêtes
    .a = aux maîtres des requêtes
    .at = chez les maîtres des requêtes
# en: e3dbf875
space-chambre-comptes = Ch. comptes
    .full = Chambre des comptes
    .debut = La Chambre des comptes
    .article = la Chambre des comptes
    .de = de la Chambre des comptes
    .a = à la Chambre des comptes
    .at = à la Chambre des comptes
# en: cc10b306
space-arret-union = Arrêt d’union
    .full = Arrêt d’union
    .debut = L’Arrêt d’union
    .article = l’Arrêt d’union
    .de = de l’Arrêt d’union
    .a = à l’Arrêt d’union
    .at = à l’Arrêt d’union
# en: 9f23d3c8
space-mole = Molé
    .full = Mathieu Molé
    .de = de Molé
    .a = à Molé
    .at = chez Molé
# en: e64244f8
space-talon = Talon
    .full = Omer Talon, avocat général
    .de = de Talon
    .a = à Talon
    .at = chez Talon
# en: 99f52ab9
space-ja-mesmes = J.-A. Mesmes
    .full = Jean-Antoine II de Mesmes
    .debut = Jean-Antoine de Mesmes
    .article = Jean-Antoine de Mesmes
    .de = de Jean-Antoine de Mesmes
    .a = à Jean-Antoine de Mesmes
    .at = chez Jean-Antoine de Mesmes
# en: ab15479e
space-h-mesmes = H. de Mesmes
    .full = Henri II de Mesmes
    .debut = Henri de Mesmes
    .article = Henri de Mesmes
    .de = d’Henri de Mesmes
    .a = à Henri de Mesmes
    .at = chez Henri de Mesmes
# en: 5394009b
space-n-blancmesnil = N. Blancmesnil
    .full = Nicolas Potier de Blancmesnil
    .debut = Nicolas de Blancmesnil
    .article = Nicolas de Blancmesnil
    .de = de Nicolas de Blancmesnil
    .a = à Nicolas de Blancmesnil
    .at = chez Nicolas de Blancmesnil
# en: 85c358f0
space-r-blancmesnil = R. Blancmesnil
    .full = René Potier de Blancmesnil
    .debut = René de Blancmesnil
    .article = René de Blancmesnil
    .de = de René de Blancmesnil
    .a = à René de Blancmesnil
    .at = chez René de Blancmesnil
# en: d4db6a7b
space-p-broussel = P. Broussel
    .full = Pierre Broussel
    .debut = Pierre Broussel
    .article = Pierre Broussel
    .de = de Pierre Broussel
    .a = à Pierre Broussel
    .at = chez Pierre Broussel
# en: 906d52dc
space-l-broussel = L. Broussel
    .full = Louvière Broussel
    .debut = Louvière Broussel
    .article = Louvière Broussel
    .de = de Louvière Broussel
    .a = à Louvière Broussel
    .at = chez Louvière Broussel
# en: 5cc757b3
space-bastille = Bastille
    .full = La Bastille
    .debut = La Bastille
    .article = la Bastille
    .de = de la Bastille
    .a = à la Bastille
    .at = à la Bastille
# en: 4a7a1cf1
space-hotel-de-ville = Hôtel de Ville
    .full = Hôtel de Ville
    .debut = L’Hôtel de Ville
    .article = l’Hôtel de Ville
    .de = de l’Hôtel de Ville
    .a = à l’Hôtel de Ville
    .at = à l’Hôtel de Ville
# en: 8d99fac2
space-milices-paris = Milices Paris
    .full = Milices de Paris
    .debut = Les milices de Paris
    .article = les milices de Paris
    .de = des milices de Paris
    .a = aux milices de Paris
    .at = parmi les milices de Paris
# en: 46a14d9b
space-marchands-paris = Marchands
    .full = Marchands de Paris
    .debut = Les marchands de Paris
    .article = les marchands de Paris
    .de = des marchands de Paris
    .a = aux marchands de Paris
    .at = chez les marchands de Paris
# en: 85194478
space-apprentices = Apprentis
    .full = Apprentis
    .debut = Les apprentis
    .article = les apprentis
    .de = des apprentis
    .a = aux apprentis
    .at = chez les apprentis
# en: cf49cb18
space-vagabonds = Vagabonds
    .full = Vagabonds
    .debut = Les vagabonds
    .article = les vagabonds
    .de = des vagabonds
    .a = aux vagabonds
    .at = parmi les vagabonds
# en: c3dd9f67
space-gondi = Arch. Gondi
    .full = Jean-François de Gondi, archevêque de Paris
    .debut = L’archevêque Gondi
    .article = l’archevêque Gondi
    .de = de l’archevêque Gondi
    .a = à l’archevêque Gondi
    .at = chez l’archevêque Gondi
# en: 3ab33f73
space-caumartin = Caumartin
    .full = Louis-François Lefèvre de Caumartin
    .de = de Caumartin
    .a = à Caumartin
    .at = chez Caumartin
# en: c4641c50
space-capuchins = Capucins
    .full = Capucins
    .debut = Les capucins
    .article = les capucins
    .de = des capucins
    .a = aux capucins
    .at = chez les capucins
# en: 6df0ccc3
space-dominicans = Dominicains
    .full = Dominicains
    .debut = Les dominicains
    .article = les dominicains
    .de = des dominicains
    .a = aux dominicains
    .at = chez les dominicains
# en: f6d5ae67
space-jesuits = Jésuites
    .full = Jésuites
    .debut = Les jésuites
    .article = les jésuites
    .de = des jésuites
    .a = aux jésuites
    .at = chez les jésuites
# en: e69f4c84
space-innocent-x = Innocent X
    .full = Giovanni Battista Pamphilj, le pape Innocent X
    .de = d’Innocent X
    .a = à Innocent X
    .at = chez Innocent X
# en: 5c9576e7
space-lyon = Lyon
    .full = Lyon
    .de = de Lyon
    .a = à Lyon
    .at = à Lyon
# en: 888d46a1
space-d-epernon = d’Épernon
    .full = Bernard de Nogaret de La Valette, duc d’Épernon
    .debut = Le duc d’Épernon
    .article = le duc d’Épernon
    .de = du duc d’Épernon
    .a = au duc d’Épernon
    .at = chez le duc d’Épernon
# en: ba763cf8
space-bordeaux = Bordeaux
    .full = Bordeaux
    .de = de Bordeaux
    .a = à Bordeaux
    .at = à Bordeaux
# en: d3e20002
space-parlement-bordeaux = Parl. Bordeaux
    .full = Parlement de Bordeaux
    .debut = Le Parlement de Bordeaux
    .article = le Parlement de Bordeaux
    .de = du Parlement de Bordeaux
    .a = au Parlement de Bordeaux
    .at = au Parlement de Bordeaux
# en: 5425c9a7
space-ormee = L’Ormée
    .full = L’Ormée
    .article = l’Ormée
    .de = de l’Ormée
    .a = à l’Ormée
    .at = à l’Ormée
# en: 1cb3f098
space-sauveboeuf = Sauvebœuf
    .full = Charles-Antoine de Ferrières, marquis de Sauvebœuf
    .de = de Sauvebœuf
    .a = à Sauvebœuf
    .at = chez Sauvebœuf
# en: 4307557b
space-lusignan = Lusignan
    .full = Marquis de Lusignan
    .de = de Lusignan
    .a = à Lusignan
    .at = chez Lusignan
# en: 30db1689
space-chevreuse = La Chevreuse
    .full = Marie de Rohan, duchesse de Chevreuse
    .article = la Chevreuse
    .de = de la Chevreuse
    .a = à la Chevreuse
    .at = chez la Chevreuse
# en: a26f63a3
space-charlotte-chevreuse = Mlle Chevreuse
    .full = Charlotte-Marie de Lorraine, Mlle de Chevreuse
    .debut = Mlle de Chevreuse
    .article = Mlle de Chevreuse
    .de = de Mlle de Chevreuse
    .a = à Mlle de Chevreuse
    .at = chez Mlle de Chevreuse
# en: 0bd185d2
space-joinville = Joinville
    .full = Claude de Lorraine, prince de Joinville et duc de Chevreuse
    .de = de Joinville
    .a = à Joinville
    .at = chez Joinville
# en: 6b92c9cd
space-guise = Guise
    .full = Henri II de Lorraine, duc de Guise, archevêque de Reims
    .de = de Guise
    .a = à Guise
    .at = chez Guise
# en: 0973dae0
space-joyeuse = Joyeuse
    .full = Louis de Lorraine, duc de Joyeuse
    .de = de Joyeuse
    .a = à Joyeuse
    .at = chez Joyeuse
# en: 6b04aeb3
space-montbazon = La Montbazon
    .full = Marie de Bretagne, duchesse de Montbazon
    .article = la Montbazon
    .de = de la Montbazon
    .a = à la Montbazon
    .at = chez la Montbazon
# en: e2991de0
space-hercule-rohan = Hercule Rohan
    .full = Hercule de Rohan-Montbazon, comte de Rochefort
    .debut = Hercule de Rohan
    .article = Hercule de Rohan
    .de = d’Hercule de Rohan
    .a = à Hercule de Rohan
    .at = chez Hercule de Rohan
# en: f3fbf177
space-palatine = La Palatine
    .full = Anne-Marie de Gonzague, la princesse Palatine
    .article = la Palatine
    .de = de la Palatine
    .a = à la Palatine
    .at = chez la Palatine
# en: 65926f70
space-la-tremoille = La Trémoille
    .full = Louis II de La Trémoille, duc de Noirmoutier
    .de = de La Trémoille
    .a = à La Trémoille
    .at = chez La Trémoille
# en: 0ceeceb4
space-athos = Athos
    .full = Athos
    .de = d’Athos
    .a = à Athos
    .at = chez Athos
# en: 6f7584ff
space-aramis = Aramis
    .full = Aramis
    .de = d’Aramis
    .a = à Aramis
    .at = chez Aramis
# en: 814afd05
space-rochefoucauld = La Rochefoucauld
    .full = François VI, duc de La Rochefoucauld
    .de = de La Rochefoucauld
    .a = à La Rochefoucauld
    .at = chez La Rochefoucauld
# en: f2093822
space-duc-longueville = D. Longueville
    .full = Henri II d’Orléans, duc de Longueville
    .debut = Le duc de Longueville
    .article = le duc de Longueville
    .de = du duc de Longueville
    .a = au duc de Longueville
    .at = chez le duc de Longueville
# en: a975790e
space-porthos = Porthos
    .full = Porthos
    .de = de Porthos
    .a = à Porthos
    .at = chez Porthos
# en: 2e5fed77
space-normandie = Normandie
    .full = Normandie
    .debut = La Normandie
    .article = la Normandie
    .de = de la Normandie
    .a = à la Normandie
    .at = en Normandie
# en: 4ece6a82
space-nemours = Nemours
    .full = Charles-Amédée de Savoie, duc de Nemours
    .de = de Nemours
    .a = à Nemours
    .at = chez Nemours
# en: 45bc0e92
space-duchesse-nemours = Mme de Nemours
    .full = Élisabeth de Bourbon-Vendôme, duchesse de Nemours
    .de = de Mme de Nemours
    .a = à Mme de Nemours
    .at = chez Mme de Nemours
# en: 3709cabc
space-beaufort = Beaufort
    .full = François de Vendôme, duc de Beaufort
    .de = de Beaufort
    .a = à Beaufort
    .at = chez Beaufort
# en: fec52336
space-vendome = Vendôme
    .full = César de Bourbon, duc de Vendôme
    .de = de Vendôme
    .a = à Vendôme
    .at = chez Vendôme
# en: 8e795f6b
space-mercoeur = Mercœur
    .full = Louis de Vendôme, duc de Mercœur
    .de = de Mercœur
    .a = à Mercœur
    .at = chez Mercœur
# en: 9dd53e14
space-elbeuf = Elbeuf
    .full = Charles II de Lorraine, duc d’Elbeuf
    .de = d’Elbeuf
    .a = à Elbeuf
    .at = chez Elbeuf
# en: 22f4fc37
space-elbeuf-fils = Elbeuf fils
    .full = Charles III d’Elbeuf
    .de = d’Elbeuf fils
    .a = à Elbeuf fils
    .at = chez Elbeuf fils
# en: c1f40552
space-harcourt = Harcourt
    .full = Henri de Lorraine, comte d’Harcourt
    .de = d’Harcourt
    .a = à Harcourt
    .at = chez Harcourt
# en: 8dcfa4d1
space-estrees = d’Estrées
    .full = François-Annibal, maréchal d’Estrées
    .debut = Le maréchal d’Estrées
    .article = le maréchal d’Estrées
    .de = du maréchal d’Estrées
    .a = au maréchal d’Estrées
    .at = chez le maréchal d’Estrées
# en: 055f8847
space-mothe-houdancourt = La Mothe-H.
    .full = Philippe de La Mothe-Houdancourt, duc de Cardona
    .debut = La Mothe-Houdancourt
    .article = La Mothe-Houdancourt
    .de = de La Mothe-Houdancourt
    .a = à La Mothe-Houdancourt
    .at = chez La Mothe-Houdancourt
# en: 33dec9c1
space-chatillon = Châtillon
    .full = Gaspard IV de Coligny, duc de Châtillon
    .de = de Châtillon
    .a = à Châtillon
    .at = chez Châtillon
# en: d7e0b92d
space-duchesse-chatillon = Mme Châtillon
    .full = Isabelle-Angélique de Montmorency, duchesse de Châtillon
    .debut = Mme de Châtillon
    .article = Mme de Châtillon
    .de = de Mme de Châtillon
    .a = à Mme de Châtillon
    .at = chez Mme de Châtillon
# en: e785c799
card-a01 = Vive le Roi !
    .cite = « Vive le Roi ! »
# en: ff82456a
card-a02 = Le vent des frondes
    .cite = « Le vent des frondes »
# en: 559e5e2b
card-a03 = Déluge de mazarinades
    .cite = « Déluge de mazarinades »
# en: 01041ea8
card-a04 = Un duel à l’aube
    .cite = « Un duel à l’aube »
# en: 6877cc87
card-a05 = Billets doux
    .cite = « Billets doux »
# en: 5787cd11
card-a06 = Les nièces du Cardinal
    .cite = « Les nièces du Cardinal »
# en: bb79b96e
card-a07 = Un bal masqué
    .cite = « Un bal masqué »
# en: 76033062
card-a08 = Un lit de justice
    .cite = « Un lit de justice »
# en: bc0b3d1f
card-a09 = Offices à vendre
    .cite = « Offices à vendre »
# en: f43c1cb3
card-a10 = La requête des quartiers
    .cite = « La requête des quartiers »
# en: 2610eb7d
card-a11 = Le convoi de blé
    .cite = « Le convoi de blé »
# en: 2134004a
card-a12 = L’entrée du gouverneur
    .cite = « L’entrée du gouverneur »
# en: 29ea05e2
card-a13 = Les états de la province
    .cite = « Les états de la province »
# en: 0aa9c4aa
card-a14 = La paulette renouvelée
    .cite = « La paulette renouvelée »
# en: b6657e5b
card-a15 = Lettres patentes
    .cite = « Lettres patentes »
# en: 7911acec
card-a16 = Une journée de rumeurs
    .cite = « Une journée de rumeurs »
# en: db5643bb
card-a17 = Portes ouvertes
    .cite = « Portes ouvertes »
# en: eb371871
card-a18 = Un cordon bleu
    .cite = « Un cordon bleu »
# en: 34c1892e
card-a19 = Le droit au tabouret
    .cite = « Le droit au tabouret »
# en: 6885a286
card-a20 = Vieilles amitiés
    .cite = « Vieilles amitiés »
# en: 1c10c8ff
card-a21 = Une querelle de famille
    .cite = « Une querelle de famille »
# en: 281d3e2d
card-a22 = Une soirée au salon
    .cite = « Une soirée au salon »
# en: 3b3dc72d
card-a23 = Les rentes impayées
    .cite = « Les rentes impayées »
# en: 45dac091
card-a24 = La nuit des barricades
    .cite = « La nuit des barricades »
# en: 1364f345
card-a25 = Les tambours du quartier
    .cite = « Les tambours du quartier »
# en: a7f54b99
card-a26 = La procession des reliques
    .cite = « La procession des reliques »
# en: 61e5d099
card-a27 = Solennelles remontrances
    .cite = « Solennelles remontrances »
# en: f4791ce2
card-a28 = La taille refusée
    .cite = « La taille refusée »
# en: f2006e40
card-a29 = La fin des moissons
    .cite = « La fin des moissons »
# en: f86e96c2
card-a30 = Les sceaux changent de mains
    .cite = « Les sceaux changent de mains »
# en: ff26db11
card-a31 = Promesses à tout le monde
    .cite = « Promesses à tout le monde »
# en: 1d2bd3ae
card-a32 = La plume et la bourse
    .cite = « La plume et la bourse »
# en: 0995e04b
card-a33 = Un hiver d’intrigues
    .cite = « Un hiver d’intrigues »
# en: 59399b6f
card-a34 = Le carrosse de minuit
    .cite = « Le carrosse de minuit »
# en: d5658bc4
card-a35 = Un contrat de mariage
    .cite = « Un contrat de mariage »
# en: 58d8c828
card-a36 = Otages et cousins
    .cite = « Otages et cousins »
# en: d9a04878
card-a37 = L’entremetteuse
    .cite = « L’entremetteuse »
# en: 0a02df42
card-a38 = Les clés de la porte
    .cite = « Les clés de la porte »
# en: e8b1f0cf
card-a39 = Relève de la garnison
    .cite = « Relève de la garnison »
# en: 932c4d7c
card-a40 = Tonnerre en chaire
    .cite = « Tonnerre en chaire »
# en: 77740713
card-a41 = Lettres de change
    .cite = « Lettres de change »
# en: 2c71a11b
card-a42 = Une émeute sur les quais
    .cite = « Une émeute sur les quais »
# en: 9d827906
card-a43 = Le dîner du maire
    .cite = « Le dîner du maire »
# en: 18d7abda
card-a44 = Séance à huis clos
    .cite = « Séance à huis clos »
# en: 7e58f56d
card-a45 = La copie du greffier
    .cite = « La copie du greffier »
# en: 43e09110
card-a46 = La paille au chapeau
    .cite = « La paille au chapeau »
# en: 762cf97c
card-a47 = Casaques retournées
    .cite = « Casaques retournées »
# en: 0afb1e18
card-a48 = Point d’argent, point de Suisse
    .cite = « Point d’argent, point de Suisse »
# en: 3b18ef53
card-a49 = Une pension accordée
    .cite = « Une pension accordée »
# en: c88ec4bd
card-a50 = Une pension supprimée
    .cite = « Une pension supprimée »
# en: b9eae392
card-a51 = Dames aux remparts
    .cite = « Dames aux remparts »
# en: 91cbda22
card-a52 = Un affront dans la galerie
    .cite = « Un affront dans la galerie »
# en: 22a8d999
card-a53 = Les fermiers des péages
    .cite = « Les fermiers des péages »
# en: 39cb9ca6
card-a54 = Toutes chambres assemblées
    .cite = « Toutes chambres assemblées »
# en: 300f8485
card-a55 = Une garnison fraîche
    .cite = « Une garnison fraîche »
# en: 331d9762
card-a56 = Sapeurs et mineurs
    .cite = « Sapeurs et mineurs »
# en: fc943c8b
card-a57 = Logement des gens de guerre
    .cite = « Logement des gens de guerre »
# en: 34bad73c
card-a58 = Un arrêt du Conseil
    .cite = « Un arrêt du Conseil »
# en: 3b90acde
card-a59 = La plume du secrétaire
    .cite = « La plume du secrétaire »
# en: 8c62d879
card-a60 = Les registres biffés
    .cite = « Les registres biffés »
# en: 0665a58e
card-a61 = Tout est à vendre
    .cite = « Tout est à vendre »
# en: d57a75e7
card-a62 = Une amnistie générale
    .cite = « Une amnistie générale »
# en: 3ca4763a
card-a63 = Un cousin dans le besoin
    .cite = « Un cousin dans le besoin »
# en: 7e4a5ec6
card-a64 = L’oreille du confesseur
    .cite = « L’oreille du confesseur »
# en: a516c776
card-a65 = Les petits-maîtres
    .cite = « Les petits-maîtres »
# en: 6f585fd7
card-a66 = Gants d’Espagne
    .cite = « Gants d’Espagne »
# en: 5c13f580
card-a67 = Un compliment empoisonné
    .cite = « Un compliment empoisonné »
# en: 68fa8b57
card-a68 = Quartiers d’hiver
    .cite = « Quartiers d’hiver »
# en: 90eeec7a
card-a69 = L’assemblée de ville
    .cite = « L’assemblée de ville »
# en: c373a62c
card-a70 = La halle au blé
    .cite = « La halle au blé »
# en: e35a224e
card-a71 = Un placard sur la porte
    .cite = « Un placard sur la porte »
# en: bc1d27ce
card-a72 = Les vignerons
    .cite = « Les vignerons »
# en: 21389e43
card-a73 = L’élection des échevins
    .cite = « L’élection des échevins »
# en: 7b8aba3a
card-a74 = Les comptes de l’Épargne
    .cite = « Les comptes de l’Épargne »
# en: 999a2d6d
card-a75 = Un ordre scellé
    .cite = « Un ordre scellé »
# en: d1e3a198
card-a76 = Le royaume en branle
    .cite = « Le royaume en branle »
# en: a6ff1636
card-a77 = Du pain et des barricades
    .cite = « Du pain et des barricades »
# en: 8e0b85ca
card-a78 = Nouvelles des provinces
    .cite = « Nouvelles des provinces »
# en: 836eb778
card-a79 = Des chevaux à la poterne
    .cite = « Des chevaux à la poterne »
# en: 8b2245ba
card-a80 = Une promesse rompue
    .cite = « Une promesse rompue »
# en: e08ca48f
card-a81 = Une ambition démesurée
    .cite = « Une ambition démesurée »
# en: 97b08a76
card-a82 = Froid dans l’antichambre
    .cite = « Froid dans l’antichambre »
# en: 1b984214
card-a83 = Un navire de Hollande
    .cite = « Un navire de Hollande »
# en: 6fdb5e05
card-a84 = Les chariots de vivres
    .cite = « Les chariots de vivres »
# en: 1056e809
card-a85 = La garde bourgeoise
    .cite = « La garde bourgeoise »
# en: c041b897
card-a86 = Les chaînes tendues
    .cite = « Les chaînes tendues »
# en: 006e889d
card-a87 = Des libelles par rames
    .cite = « Des libelles par rames »
# en: 1f9bc6d5
card-a88 = Un gouvernement troqué
    .cite = « Un gouvernement troqué »
# en: 4508c0b6
card-a89 = Chemins boueux
    .cite = « Chemins boueux »
# en: b6fece1a
card-a90 = Les gens du Roi
    .cite = « Les gens du Roi »
# en: 9a1dadff
card-s01 = Bataille de Lens
    .cite = « Bataille de Lens »
    .debut = La bataille de Lens
    .article = la bataille de Lens
# en: 024b9609
card-s02 = Arrêtez-les ! (parlementaires)
    .cite = « Arrêtez-les ! (parlementaires) »
# en: 9a82a05d
card-s03 = En grève
    .cite = « En grève »
# en: 78115c12
card-s04 = Émeutes !
    .cite = « Émeutes ! »
# en: b1da1619
card-s05 = Défense du Roussillon
    .cite = « Défense du Roussillon »
    .debut = La défense du Roussillon
    .article = la défense du Roussillon
# en: 5dc2e917
card-s06 = Crise économique (pièce)
    .cite = « Crise économique (pièce) »
# en: 8f3686bb
card-s07 = Jacquerie !
    .cite = « Jacquerie ! »
# en: b64ee87a
card-s08 = Arrêtez-les ! (princes)
    .cite = « Arrêtez-les ! (princes) »
# en: 03797458
card-s09 = Échange des factions
    .cite = « Échange des factions »
# en: 62d2fe8b
card-s10 = Le salon de la Palatine
    .cite = « Le salon de la Palatine »
# en: 3245c38d
card-s11 = Bataille de Rethel
    .cite = « Bataille de Rethel »
    .debut = La bataille de Rethel
    .article = la bataille de Rethel
# en: 8aa4f0ce
card-s12 = Campagne d’Italie
    .cite = « Campagne d’Italie »
    .debut = La campagne d’Italie
    .article = la campagne d’Italie
# en: 028b74e1
card-s13 = Campagne de Catalogne
    .cite = « Campagne de Catalogne »
    .debut = La campagne de Catalogne
    .article = la campagne de Catalogne
# en: 2b75aea0
card-s14 = Siège de Barcelone
    .cite = « Siège de Barcelone »
    .debut = Le siège de Barcelone
    .article = le siège de Barcelone
# en: 1ee41c0d
card-s15 = Campagne de Flandre
    .cite = « Campagne de Flandre »
    .debut = La campagne de Flandre
    .article = la campagne de Flandre
# en: f63c8ea9
card-s16 = Campagne de Charente
    .cite = « Campagne de Charente »
    .debut = La campagne de Charente
    .article = la campagne de Charente
# en: a1809b99
card-s17 = Siège de Montrond
    .cite = « Siège de Montrond »
    .debut = Le siège de Montrond
    .article = le siège de Montrond
# en: 4788ee8a
card-s18 = Bataille du faubourg Saint-Antoine
    .cite = « Bataille du faubourg Saint-Antoine »
    .debut = La bataille du faubourg Saint-Antoine
    .article = la bataille du faubourg Saint-Antoine
# en: aea88005
card-s19 = Agitation huguenote
    .cite = « Agitation huguenote »
# en: ab5e906a
card-s20 = Crise économique (couronne)
    .cite = « Crise économique (couronne) »
# en: 85387d6f
card-s21 = Le Vieux Noll
    .cite = « Le Vieux Noll »
# en: 9b7d8f62
season-0 = Printemps 1648
    .debut = Le printemps 1648
    .article = le printemps 1648
    .at = au printemps 1648
# en: 0a9a43e0
season-1 = Été 1648
    .debut = L’été 1648
    .article = l’été 1648
    .at = à l’été 1648
# en: a3708ef8
season-2 = Automne 1648
    .debut = L’automne 1648
    .article = l’automne 1648
    .at = à l’automne 1648
# en: 342a9f1b
season-3 = Hiver 1648-1649
    .debut = L’hiver 1648-1649
    .article = l’hiver 1648-1649
    .at = à l’hiver 1648-1649
# en: 427bdecd
season-4 = Printemps 1649
    .debut = Le printemps 1649
    .article = le printemps 1649
    .at = au printemps 1649
# en: a8813759
season-5 = Été 1649
    .debut = L’été 1649
    .article = l’été 1649
    .at = à l’été 1649
# en: 71a67988
season-6 = Automne 1649
    .debut = L’automne 1649
    .article = l’automne 1649
    .at = à l’automne 1649
# en: a4fe0282
season-7 = Hiver 1649-1650
    .debut = L’hiver 1649-1650
    .article = l’hiver 1649-1650
    .at = à l’hiver 1649-1650
# en: 78632cf8
season-8 = Printemps 1650
    .debut = Le printemps 1650
    .article = le printemps 1650
    .at = au printemps 1650
# en: db9a580a
season-9 = Été 1650
    .debut = L’été 1650
    .article = l’été 1650
    .at = à l’été 1650
# en: 51c7860e
season-10 = Automne 1650
    .debut = L’automne 1650
    .article = l’automne 1650
    .at = à l’automne 1650
# en: a9461ef2
season-11 = Hiver 1650-1651
    .debut = L’hiver 1650-1651
    .article = l’hiver 1650-1651
    .at = à l’hiver 1650-1651
# en: 1b7c7657
season-12 = Printemps 1651
    .debut = Le printemps 1651
    .article = le printemps 1651
    .at = au printemps 1651
# en: b87b98f2
season-13 = Été 1651
    .debut = L’été 1651
    .article = l’été 1651
    .at = à l’été 1651
# en: c8ffdba8
season-14 = Automne 1651
    .debut = L’automne 1651
    .article = l’automne 1651
    .at = à l’automne 1651
# en: cfd8784e
season-15 = Hiver 1651-1652
    .debut = L’hiver 1651-1652
    .article = l’hiver 1651-1652
    .at = à l’hiver 1651-1652
# en: ae77ee3e
season-16 = Printemps 1652
    .debut = Le printemps 1652
    .article = le printemps 1652
    .at = au printemps 1652
# en: 495c44cc
season-17 = Été 1652
    .debut = L’été 1652
    .article = l’été 1652
    .at = à l’été 1652
# en: 9472f19f
season-18 = Automne 1652
    .debut = L’automne 1652
    .article = l’automne 1652
    .at = à l’automne 1652
# en: 14fc714c
season-19 = Hiver 1652-1653
    .debut = L’hiver 1652-1653
    .article = l’hiver 1652-1653
    .at = à l’hiver 1652-1653
# en: 318fa5bd
season-20 = Printemps 1653
    .debut = Le printemps 1653
    .article = le printemps 1653
    .at = au printemps 1653

## Consignes

# en: b80cf4e5
order-opening = Placer vos premiers cubes comme le ferait un bot rapide
# en: 12597ab4
order-placements = Laisser faire tout placement que votre d’Artagnan pourrait bloquer
# en: 283df9f0
order-placements-except = La question vous reste posée pour
    .nowhere = aucune case
# en: 628e434a
order-losses = Annuler avec un mousquetaire la prochaine carte Saison qui vous coûte des cubes
# en: 1ef1786a
order-losses-cubes = À partir de combien de cubes
