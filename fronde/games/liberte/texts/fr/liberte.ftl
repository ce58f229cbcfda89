### Liberté : tout ce qu’on en lit, sauf les règles (liberte-rules.ftl).

# en: 1b2a78ae
game-name = Liberté
# en: 1debebc3
game-pitch = La France, de 1789 à 1799 : soutenez royalistes, modérés et radicaux, province par province, et ayez le plus de voix dans le parti qui gouverne.
# en: 35eceee7
game-players = De trois à six joueurs, deux heures. Quatre tours, sauf si la rue ou les amis du Roi y mettent fin plus tôt.
# en: 097878db
bot-names = Rosalie, Prosper, Aurore, Scipion, Justine, Brutus, Agathe, Fulbert
# en: 60e3c15f
seat-amber = Ambre
    .mark = A
    .role = Ambre · jetons de contrôle marqués A
# en: b8600bd5
seat-green = Vert
    .mark = V
    .role = Vert · jetons de contrôle marqués V
# en: c69f4a11
seat-violet = Mauve
    .mark = M
    .role = Mauve · jetons de contrôle marqués M
# en: a8cea98b
seat-black = Noir
    .mark = N
    .role = Noir · jetons de contrôle marqués N
# en: 3b164983
seat-turquoise = Turquoise
    .mark = T
    .role = Turquoise · jetons de contrôle marqués T (à cinq ou six)
# en: 63280d0c
seat-copper = Cuivre
    .mark = C
    .role = Cuivre · jetons de contrôle marqués C (à six)
# en: e38ebf85
faction-white = Royalistes
    .article = les royalistes
    .debut = Les royalistes
    .de = des royalistes
    .a = aux royalistes
# en: a142c568
faction-blue = Modérés
    .article = les modérés
    .debut = Les modérés
    .de = des modérés
    .a = aux modérés
# en: 8c411d1d
faction-red = Radicaux
    .article = les radicaux
    .debut = Les radicaux
    .de = des radicaux
    .a = aux radicaux
# en: 7c63150e
colour-white = blanc
    .plural = blancs
    .feminine = blanche
    .feminines = blanches
    .short = bc
# en: fe0646a2
colour-blue = bleu
    .plural = bleus
    .feminine = bleue
    .feminines = bleues
    .short = bu
# en: 6e70537d
colour-red = rouge
    .plural = rouges
    .feminine = rouge
    .feminines = rouges
    .short = r
# en: f6dbcb0d
symbol-cannon = canon
# en: b4e10aa7
symbol-sans-culottes = sans-culotte
# en: 9dc89598
symbol-general = général
# en: 5a05f9cb
battle-valmy = Valmy
# en: 130a3a23
battle-fleurus = Fleurus
# en: 24496fcd
battle-rivoli = Rivoli
# en: feb53359
office-first = première place au gouvernement
    .article = la première place au gouvernement
# en: 62af25a6
office-second = seconde place au gouvernement
    .article = la seconde place au gouvernement
# en: 92d89b53
office-opposition = première place dans l’opposition
    .article = la première place dans l’opposition
# en: 8880bdb7
region-ouest = Ouest
    .debut = L’Ouest
    .article = l’Ouest
    .de = de l’Ouest
    .at = dans l’Ouest
# en: 5d53e842
region-bassin-parisien = Bassin parisien
    .debut = Le Bassin parisien
    .article = le Bassin parisien
    .de = du Bassin parisien
    .at = dans le Bassin parisien
# en: eb0fe948
region-est = Est
    .debut = L’Est
    .article = l’Est
    .de = de l’Est
    .at = dans l’Est
# en: 512e1689
region-centre = Centre
    .debut = Le Centre
    .article = le Centre
    .de = du Centre
    .at = dans le Centre
# en: 636375f6
region-sud-ouest = Sud-Ouest
    .debut = Le Sud-Ouest
    .article = le Sud-Ouest
    .de = du Sud-Ouest
    .at = dans le Sud-Ouest
# en: c5c09327
region-sud-est = Sud-Est
    .debut = Le Sud-Est
    .article = le Sud-Est
    .de = du Sud-Est
    .at = dans le Sud-Est
# en: 46f66f05
province-normandie = Normandie
    .debut = La Normandie
    .article = la Normandie
    .de = de la Normandie
    .at = en Normandie
# en: 3b7c5e03
province-bretagne = Bretagne
    .debut = La Bretagne
    .article = la Bretagne
    .de = de la Bretagne
    .at = en Bretagne
# en: bc1457d6
province-maine = Maine
    .debut = Le Maine
    .article = le Maine
    .de = du Maine
    .at = dans le Maine
# en: 8e18a3d9
province-anjou = Anjou
    .debut = L’Anjou
    .article = l’Anjou
    .de = de l’Anjou
    .at = en Anjou
# en: 1ffa8279
province-vendee = Vendée
    .debut = La Vendée
    .article = la Vendée
    .de = de la Vendée
    .at = en Vendée
# en: f14d2248
province-flandre = Flandre
    .debut = La Flandre
    .article = la Flandre
    .de = de la Flandre
    .at = en Flandre
# en: 66cce750
province-picardie = Picardie
    .debut = La Picardie
    .article = la Picardie
    .de = de la Picardie
    .at = en Picardie
# en: 9b1bdf5c
province-ile-de-france = Paris (Île-de-France)
    .debut = Paris
    .article = Paris
    .de = de Paris
    .at = à Paris
# en: 1ee581fb
province-orleanais = Orléanais
    .debut = L’Orléanais
    .article = l’Orléanais
    .de = de l’Orléanais
    .at = dans l’Orléanais
# en: 44cc10b4
province-champagne = Champagne
    .debut = La Champagne
    .article = la Champagne
    .de = de la Champagne
    .at = en Champagne
# en: 1f2b2c48
province-lorraine = Lorraine
    .debut = La Lorraine
    .article = la Lorraine
    .de = de la Lorraine
    .at = en Lorraine
# en: 6466c835
province-alsace = Alsace
    .debut = L’Alsace
    .article = l’Alsace
    .de = de l’Alsace
    .at = en Alsace
# en: be0f6461
province-franche-comte = Franche-Comté
    .debut = La Franche-Comté
    .article = la Franche-Comté
    .de = de la Franche-Comté
    .at = en Franche-Comté
# en: 0761ab77
province-bourgogne = Bourgogne
    .debut = La Bourgogne
    .article = la Bourgogne
    .de = de la Bourgogne
    .at = en Bourgogne
# en: 7a8d0798
province-berry = Berry
    .debut = Le Berry
    .article = le Berry
    .de = du Berry
    .at = en Berry
# en: 12d41804
province-bourbonnais = Bourbonnais
    .debut = Le Bourbonnais
    .article = le Bourbonnais
    .de = du Bourbonnais
    .at = dans le Bourbonnais
# en: 6cd431c6
province-limousin = Limousin
    .debut = Le Limousin
    .article = le Limousin
    .de = du Limousin
    .at = en Limousin
# en: 59425ca1
province-auvergne = Auvergne
    .debut = L’Auvergne
    .article = l’Auvergne
    .de = de l’Auvergne
    .at = en Auvergne
# en: ce8daaf9
province-lyonnais = Lyonnais
    .debut = Le Lyonnais
    .article = le Lyonnais
    .de = du Lyonnais
    .at = dans le Lyonnais
# en: 04b6a205
province-saintonge = Saintonge
    .debut = La Saintonge
    .article = la Saintonge
    .de = de la Saintonge
    .at = en Saintonge
# en: d3ba8637
province-guyenne = Guyenne
    .debut = La Guyenne
    .article = la Guyenne
    .de = de la Guyenne
    .at = en Guyenne
# en: fdac28c9
province-gascogne = Gascogne
    .debut = La Gascogne
    .article = la Gascogne
    .de = de la Gascogne
    .at = en Gascogne
# en: 42d73255
province-bearn = Béarn
    .debut = Le Béarn
    .article = le Béarn
    .de = du Béarn
    .at = en Béarn
# en: b64ceed7
province-roussillon = Roussillon
    .debut = Le Roussillon
    .article = le Roussillon
    .de = du Roussillon
    .at = en Roussillon
# en: a536e9ab
province-languedoc = Languedoc
    .debut = Le Languedoc
    .article = le Languedoc
    .de = du Languedoc
    .at = en Languedoc
# en: 3eaa6979
province-dauphine = Dauphiné
    .debut = Le Dauphiné
    .article = le Dauphiné
    .de = du Dauphiné
    .at = dans le Dauphiné
# en: 161d67a4
province-provence = Provence
    .debut = La Provence
    .article = la Provence
    .de = de la Provence
    .at = en Provence

## Variantes d’une table

# en: 49a93051
option-name-printing = Cartes
    .help = L’édition des cartes. Les couleurs sont reconstituées ; la seconde édition a moins de blocs royalistes.
    .second = seconde édition : entre bons joueurs, la partie finit de toutes les façons
    .first = première édition : entre bons joueurs, la partie finit presque toujours en contre-révolution
# en: 6117dfb1
option-name-unled_battles_are_lost = Une bataille sans chef est perdue
    .help = Que se passe-t-il dans une bataille où personne n’a à la fois un général et un jeton dans la case Bataille ?
    .true = elle est perdue, et compte pour la contre-révolution
    .false = rien
# en: 5cf51590
setup-players = Ce jeu se joue de 3 à 6 joueurs ; vous êtes { $n }.

## Questions

# en: 325f9246
ask-refresh-discard = Vous allez compléter votre main à sept cartes. Défaussez d’abord les cartes que vous ne voulez pas, ou aucune.
# en: c5080832
ask-refresh-draw =
    { $n ->
        [one] Il vous faut encore { $n } carte : prenez une carte visible, ou piochez.
       *[other] Il vous faut encore { $n } cartes : prenez une carte visible, ou piochez.
    }
# en: 27ca9dda
ask-choose-action = Manche { $round } : jouez une carte, prenez une carte, ou passez.
    .last = Une couleur de blocs est épuisée : c’est la dernière manche du tour. Jouez une carte, prenez une carte, ou passez.
# en: 52ce9f1e
ask-go-on = Jouez une autre carte, ou terminez votre tour.
# en: 1d86098e
ask-place-blocks =
    { $n ->
        [one] Où va le bloc { $colour } de la carte { $card } ?
       *[other] Où vont les { $n } blocs { FORM($colour, "plural") } de la carte { $card } ? Vous pouvez les répartir entre des provinces.
    }
# en: 296d91bd
ask-keep-card = Vous avez joué { FORM($card, "article") }. Gardez-vous la carte dans votre étalage pour de futures égalités, ou la défaussez-vous ?
# en: 79f14129
ask-discard-two = Vous avez tant de cartes qu’il faut en défausser { $n } avant d’en prendre une. Lesquelles défaussez-vous ?
# en: a0388785
ask-take-card = Quelle carte prenez-vous ?
# en: 55aff5ff
ask-take-second = Vous pouvez prendre une seconde carte visible de valeur 1.
# en: 16d440f6
ask-special-target = Que retire { FORM($card, "article") } ?
    .bread-shortage = Le pain manque : quel bloc retirez-vous ?
    .emigration = Quel royaliste quitte le pays ?
    .religious-problems = Les prêtres agitent les campagnes : quel bloc bleu ou rouge retirez-vous ?
    .guillotine = Quelle tête tombe ?
    .purge = Quelle carte épurez-vous ?
    .terror = La Terreur : quelle pile retirez-vous ?
# en: 927aaea2
ask-terror-card = La Terreur peut aussi retirer une carte d’un étalage. Laquelle, s’il y en a une ?
# en: 2e97bac4
ask-battle-tie = Bataille { FORM($battle, "de") } : vous êtes à égalité avec { LIST($others) } dans la case Bataille.{ $bids } Engagez-vous un général pour commander l’armée ?
# en: c9e356cd
ask-province-tie = { $province } : vous êtes à égalité avec { LIST($others) }, et { $stakes }.{ $bids } Engagez-vous une carte { FORM($colour, "feminine") } ?
# en: 232e6b8d
tie-bids = { " " }Jusqu’ici, { LIST($bids) }.
# en: d856469a
tie-bid = { $seat } a engagé { FORM($card, "article") } ({ $n })
    .you = vous avez engagé { FORM($card, "article") } ({ $n })
# en: 3189ea89
stakes-vote = une voix est en jeu
# en: c4f8b20c
stakes-points = une voix et { $n } PV sont en jeu
# en: fe73d9b6
stakes-paris = chaque bloc du vainqueur est une voix
# en: 7e0b256e
ask-government-tie = Égalité entre { LIST(FORM($factions, "article")) }.{ $bids } Engagez-vous une carte pour une de ces factions ?
    .government = Égalité entre { LIST(FORM($factions, "article")) } : une de ces factions va gouverner.{ $bids } Engagez-vous une carte pour votre camp ?
    .opposition = Égalité entre { LIST(FORM($factions, "article")) } pour l’opposition.{ $bids } Engagez-vous une carte pour votre camp ?
# en: 078e11b8
ask-votes-tie = Vous êtes à égalité avec { LIST($others) } pour { FORM($office, "article") }.{ $bids } Engagez-vous une carte { FORM($faction, "de") } ?

## Options

# en: be84ff0a
option-place = Placer des blocs : { $card }
# en: e42f9f3a
hint-place = { $facts }{ $short }
# en: 38103c88
hint-short =
    { " · de la place pour " }{ $n ->
        [one] { $n } bloc
       *[other] { $n } blocs
    }
# en: 53dcac94
option-cannon = Case Bataille : { $card }
# en: 0ecdd9f1
hint-cannon = { $battle } · vos jetons sur place : { $n }, libres : { $tokens }
# en: e69d7ff8
option-special = Spéciale : { $card }
# en: dbd1e109
option-take = Défausser deux cartes, puis en prendre une
# en: 8928455e
hint-take = avec { $hand } cartes en main, il faut d’abord en défausser deux
# en: c2b8e5dd
option-take-deck = Piocher une carte
# en: c99990ea
hint-take-deck = face cachée
# en: 4a18040d
option-take-rest = Compléter avec la pioche
# en: 7b767f18
hint-take-rest = toutes vos cartes manquantes, face cachée
# en: 9b5fe357
option-take-open = Prendre { FORM($card, "article") }
# en: ae44180c
option-pass = Passer
# en: 0432028d
hint-pass = vous pourrez rejouer à la manche suivante, s’il y en a une
# en: ab920833
option-end-turn = Terminer le tour
# en: a2989739
hint-end-turn = au joueur suivant
# en: c393c676
option-blocks =
    { $province } : { $n ->
        [one] { $n } { $colour }
       *[other] { $n } { FORM($colour, "plural") }
    }
# en: baf3aa7c
option-keep = La garder dans l’étalage
# en: 1e430c2e
hint-keep =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } dans l’étalage ; celle-ci peut départager, et revient dans votre main au prochain tour
# en: c19cf8e4
option-keep-end = La garder, terminer le tour
# en: 1bb9c722
hint-keep-end = les deux à la fois
# en: 42f5f0df
option-discard = La défausser
# en: 59f064e2
hint-discard = votre étalage reste tel quel
# en: 387f5e44
option-discard-end = La défausser, terminer le tour
# en: 2fc19085
hint-discard-end = les deux à la fois
# en: 8e7ef3aa
option-discard-card = Défausser { FORM($card, "article") }
# en: 5d044683
closed-stack = { $province } : la pile { FORM($seat, "de") }
    .you = { $province } : votre pile
# en: f3bf4257
option-struck = { $province } : { $stack }
# en: 5f099e9c
option-displayed = { $card } ({ $seat })
    .you = { $card } (vous)
# en: 2b0b4fab
option-spare = Aucune carte
# en: 4ab4f1ff
hint-spare = seule la pile est retirée
# en: 7b5d2902
option-advance = Engager { FORM($card, "article") } ({ $n })
# en: 5bc062ab
hint-advance =
    { $standing ->
        [first] valeur { $n } ; la carte est défaussée
        [level] valeur { $n }, égale la meilleure ; la carte est défaussée
       *[other] valeur { $n } (meilleure jusqu’ici : { $best }) ; la carte est défaussée
    }
# en: 12311836
option-last = { $card } ({ $n }), puis sauter les égalités pour une voix
# en: 72787d95
hint-last = la carte est défaussée ; vous sautez les égalités pour une seule voix, et les autres le voient alors
# en: 59c9106f
option-decline = Ne rien engager ici
# en: 00d89167
hint-decline =
    votre étalage reste tel quel, avec { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
# en: 51cd9369
option-decline-small = Ne rien engager avant que Paris ou des PV soient en jeu
# en: 435b445e
hint-decline-small = vous sautez les égalités pour une seule voix, et les autres le voient alors
# en: 7f4a3360
option-decline-all = Ne rien engager dans les provinces restantes
# en: 19697ffa
hint-decline-all = vous sautez les égalités jusqu’au gouvernement, et les autres le voient alors
# en: 7a6f4159
group-region = { $region }
# en: 5eb2909b
group-display = Étalage { FORM($seat, "de") }
    .you = Votre étalage
# en: 2ffd3e9f
group-kind =
    { $kind ->
        [place] Placer des blocs
        [cannon] Case Bataille
        [special] Cartes spéciales
        [discard] Défausser
       *[other] Prendre ou passer
    }
# en: 33bb077f
hint-nothing = { "" }
# en: 2a6cf8a1
hint-empty = personne
# en: fc8895b2
hint-province = { $stacks }{ $paris }{ $points }{ $lily }
# en: 8d6ffac4
hint-paris = { " · " }chaque bloc est une voix
# en: 061a10b3
hint-points = { " · " }{ $n } PV
# en: a7e96e4d
hint-points-later = { " · " }{ $n } PV dès le tour { $turn }
# en: 944dc31c
hint-lily = { " · fleur de lys" }
# en: 4200b71d
stack =
    { $seat } { $n ->
        [one] { $n } { $colour }
       *[other] { $n } { FORM($colour, "plural") }
    }
    .you =
        vous { $n ->
            [one] { $n } { $colour }
           *[other] { $n } { FORM($colour, "plural") }
        }
# en: d1b91dff
facts-card = { $colour } { $n } · { $where }{ $marks }
# en: 2daf4ea4
facts-club = club, toute province
# en: de349e0b
facts-symbols = { " · " }{ $symbols }
# en: 5a03eb89
effect-bread-shortage = retire un bloc de la couleur du gouvernement (au tour 1, de toute couleur)
# en: a7685cd6
effect-emigration = retire d’un étalage une personnalité royaliste
# en: 1486f8f6
effect-religious-problems = retire un bloc bleu ou rouge
# en: 7c981fe0
effect-guillotine = retire du jeu une personnalité d’un étalage
# en: b1233c50
effect-purge = avec présence au gouvernement, retire une carte d’un étalage
# en: ce30d75c
effect-terror = présence au gouvernement rouge : retire une pile là où est le rouge ; peut retirer une carte du jeu

## Ce qui se passe

# en: 9fcf5700
event-game-began = Les états généraux se réunissent. Chaque joueur a sept cartes. Ordre du tour : { $order }. Cartes visibles : { $cards }.
# en: f0eb6e13
event-turn-began = Le tour { $turn } commence.
# en: ce85d778
event-blocks-came =
    { $n ->
        [one] Le bloc en attente de chaque couleur entre
       *[other] Les { $n } blocs en attente de chaque couleur entrent
    } en jeu.
# en: 9aa18c85
event-order-set = Ordre du tour : { $order }.
# en: 460486dc
event-displays-returned = Toutes les cartes des étalages reviennent dans les mains.
# en: 472505e9
event-cards-discarded = { $seat } défausse { LIST(FORM($cards, "article")) }.
    .you = Vous défaussez { LIST(FORM($cards, "article")) }.
# en: d6e95135
event-card-taken = { $seat } prend { FORM($card, "article") }.
    .you = Vous prenez { FORM($card, "article") }.
# en: f9b30936
event-card-drawn = { $seat } pioche une carte.
    .you = Vous piochez une carte.
# en: f566320f
event-card-drawn-own = { $seat } pioche { FORM($card, "article") }.
    .you = Vous piochez { FORM($card, "article") }.
# en: fb99f0cd
event-card-opened = Carte révélée : { $card }.
# en: 01342e64
event-deck-shuffled =
    La pioche est vide : { $n ->
        [one] une carte défaussée forme
       *[other] { $n } cartes défaussées, remélangées, forment
    } une nouvelle pioche.
# en: cdbabfa0
event-action-passed = { $seat } passe.
    .you = Vous passez.
# en: a339c8fc
event-card-played = { $seat } joue { FORM($card, "article") }.
    .you = Vous jouez { FORM($card, "article") }.
# en: e2fbd243
event-blocks-placed =
    { $seat } place { $n ->
        [one] { $n } bloc { $colour }
       *[other] { $n } blocs { FORM($colour, "plural") }
    } { FORM($province, "at") }.
    .you =
        Vous placez { $n ->
            [one] { $n } bloc { $colour }
           *[other] { $n } blocs { FORM($colour, "plural") }
        } { FORM($province, "at") }.
# en: 4164d28e
event-token-placed = { $seat } joue { FORM($card, "article") } pour un jeton dans la case Bataille ({ $n } en tout).
    .you = Vous jouez { FORM($card, "article") } pour un jeton dans la case Bataille ({ $n } en tout).
# en: 029db1f3
event-card-kept = { $seat } garde { FORM($card, "article") } dans son étalage.
    .you = Vous gardez { FORM($card, "article") } dans votre étalage.
# en: e621aad3
event-card-discarded = { $seat } défausse { FORM($card, "article") }.
    .you = Vous défaussez { FORM($card, "article") }.
# en: e5998d66
event-special-played = { $seat } joue { FORM($card, "article") }.
    .you = Vous jouez { FORM($card, "article") }.
# en: 984286b2
event-blocks-removed =
    { $seat } retire { FORM($province, "at") } { $own ->
        [yes] { $n } de ses blocs { FORM($colour, "plural") }
       *[no]
            { $n ->
                [one] { $n } bloc { $colour }
               *[other] { $n } blocs { FORM($colour, "plural") }
            } { FORM($owner_seat, "de") }
    }.
    .you =
        Vous retirez { FORM($province, "at") } { $own ->
            [yes] { $n } de vos blocs { FORM($colour, "plural") }
           *[no]
                { $n ->
                    [one] { $n } bloc { $colour }
                   *[other] { $n } blocs { FORM($colour, "plural") }
                } { FORM($owner_seat, "de") }
        }.
    .you-owner_seat = { $seat } retire { FORM($province, "at") } { $n } de vos blocs { FORM($colour, "plural") }.
# en: c36879b9
event-card-removed =
    { $seat } retire { FORM($card, "article") } { $own ->
        [yes] de son étalage
       *[no] de l’étalage { FORM($owner_seat, "de") }
    }{ $gone ->
        [yes] { " " }et du jeu
       *[other] { "" }
    }.
    .you =
        Vous retirez { FORM($card, "article") } { $own ->
            [yes] de votre étalage
           *[no] de l’étalage { FORM($owner_seat, "de") }
        }{ $gone ->
            [yes] { " " }et du jeu
           *[other] { "" }
        }.
    .you-owner_seat =
        { $seat } retire { FORM($card, "article") } de votre étalage{ $gone ->
            [yes] { " " }et du jeu
           *[other] { "" }
        }.
# en: 61412f3a
event-supply-exhausted = Les blocs { FORM($colour, "plural") } sont épuisés : cette manche est la dernière du tour.
# en: 3d942547
event-action-phase-ended =
    { $why ->
        [supply] La manche est finie, et avec elle la phase d’actions.
       *[other] Tout le monde a passé : la phase d’actions est finie.
    }
# en: 398eaceb
event-battle-tied =
    { $n ->
        [one] { LIST($seats) } se disputent le commandement à { $battle }, avec { $n } jeton chacun.
       *[other] { LIST($seats) } se disputent le commandement à { $battle }, avec { $n } jetons chacun.
    }
    .you-among-seats =
        { $n ->
            [one] Vous êtes à égalité avec { LIST($seats) } pour le commandement à { $battle } : { $n } jeton chacun.
           *[other] Vous êtes à égalité avec { LIST($seats) } pour le commandement à { $battle } : { $n } jetons chacun.
        }
# en: 05c1431d
event-battle-won = { $battle } : { $seat } mène l’armée révolutionnaire à la victoire, { $n } PV.
    .you = { $battle } : vous menez l’armée révolutionnaire à la victoire, { $n } PV.
# en: 5195ba56
event-battle-lost = { $battle } : personne ne commande l’armée, et la bataille est perdue. Elle compte pour la contre-révolution.
# en: 29878140
event-battle-unfought = { $battle } : personne ne peut commander l’armée, et il ne se passe rien.
# en: 1060ddfa
event-elections-began = **Élections de { $year }.**
# en: 1706195a
event-province-tied =
    { $province } : { LIST($seats) } sont à égalité, { $n ->
        [one] { $n } bloc
       *[other] { $n } blocs
    } chacun.
# en: 7f904ddb
event-card-advanced = { $seat } engage la carte { $card }.
    .you = Vous engagez la carte { $card }.
# en: ac332c13
event-advance-declined = { $seat } n’engage aucune carte.
    .you = Vous n’engagez aucune carte.
# en: cc6836da
event-advance-declined-own = { $seat } n’engage aucune carte, comme décidé à l’avance.
    .you = Vous n’engagez aucune carte, comme décidé à l’avance.
# en: 844db20e
event-province-elected = { FORM($province, "debut") } élit { $seat } ({ $colour }, { $n } voix).
    .you = { FORM($province, "debut") } vous élit ({ $colour }, { $n } voix).
# en: ef5e0488
event-province-split = { FORM($province, "debut") } n’élit personne : { LIST($seats) } restent à égalité.
# en: db913ef6
event-provinces-voted =
    Le compte des voix : { $white ->
        [one] { $white } blanche
       *[other] { $white } blanches
    }, { $blue ->
        [one] { $blue } bleue
       *[other] { $blue } bleues
    }, { $red ->
        [one] { $red } rouge
       *[other] { $red } rouges
    }.
# en: 1b072ee0
event-factions-tied = Égalité entre { LIST(FORM($factions, "article")) }, à { $n } voix.
# en: fb4831cb
event-government-formed = { FORM($faction, "debut") } forment le nouveau gouvernement.
# en: d17fa56e
event-opposition-formed = { FORM($faction, "debut") } forment l’opposition.
# en: bdcb4ff5
event-votes-tied = { LIST($seats) } sont à égalité pour { FORM($office, "article") }, avec { $n } voix chacun.
    .you-among-seats = Vous êtes à égalité avec { LIST($seats) } pour { FORM($office, "article") } : { $n } voix chacun.
# en: 47269a91
event-office-won =
    { COUNT($seats) ->
        [one] { LIST($seats) } : { $office }, { $n } PV.
       *[other] { LIST($seats) } : { $office }, { $n } PV chacun.
    }
    .you-seats = Vous : { $office }, { $n } PV.
    .you-among-seats =
        { COUNT($seats) ->
            [one] { LIST($seats) } et vous : { $office }, { $n } PV chacun.
           *[other] Vous, { LIST($seats) } : { $office }, { $n } PV chacun.
        }
# en: 6d66da71
event-government-seated =
    { COUNT($seats) ->
        [0] Personne n’a de présence au gouvernement.
       *[other] Présence au gouvernement : { LIST($seats) }.
    }
# en: 904720f8
event-ended-by-turns = La partie est finie après quatre tours. { LIST($winners) } { $decided }.
    .you-winners = La partie est finie après quatre tours. Vous { $decided }.
    .you-among-winners = La partie est finie après quatre tours. Vous { $decided }.
# en: 45c9e842
event-ended-by-landslide = Un raz-de-marée radical met fin à la partie ; les points rouges comptent. { LIST($winners) } { $decided }.
    .you-winners = Un raz-de-marée radical met fin à la partie ; les points rouges comptent. Vous { $decided }.
    .you-among-winners = Un raz-de-marée radical met fin à la partie ; les points rouges comptent. Vous { $decided }.
# en: e079ffb4
event-ended-by-counter-revolution = La contre-révolution met fin à la partie ; les points blancs comptent. { LIST($winners) } { $decided }.
    .you-winners = La contre-révolution met fin à la partie ; les points blancs comptent. Vous { $decided }.
    .you-among-winners = La contre-révolution met fin à la partie ; les points blancs comptent. Vous { $decided }.
# en: 0127d5ea
decided-points = l’emporte aux points
    .you-winners = l’emportez aux points
# en: 213dabdc
decided-cards = l’emporte grâce aux cartes, à égalité de points
    .you-winners = l’emportez grâce aux cartes, à égalité de points
# en: 307ac0db
decided-shared = partagent la victoire, à égalité de points et de cartes
    .you-among-winners = partagez la victoire avec { LIST($winners) }, à égalité de points et de cartes
# en: f56f9acf
told-join = { $first } ; { $rest }
# en: 7bfd9c15
told-play =
    { $seat } joue { FORM($card, "article") } : { $done }{ $kept ->
        [yes] { " ; " }carte gardée
       *[other] { "" }
    }.
    .you =
        Vous jouez { FORM($card, "article") } : { $done }{ $kept ->
            [yes] { " ; " }carte gardée
           *[other] { "" }
        }.
# en: 2cecc58d
told-placed =
    { $n ->
        [one] { $n } bloc { $colour } placé
       *[other] { $n } blocs { FORM($colour, "plural") } placés
    } { FORM($province, "at") }
# en: 633c9c6b
told-strike = { $seat } joue { FORM($card, "article") } et retire { LIST($removed) }.
    .you = Vous jouez { FORM($card, "article") } et retirez { LIST($removed) }.
# en: 21084091
told-blocks-removed =
    { $own ->
        [yes] { $n } de ses blocs { FORM($colour, "plural") }
       *[no]
            { $n ->
                [one] { $n } bloc { $colour }
               *[other] { $n } blocs { FORM($colour, "plural") }
            } { FORM($owner_seat, "de") }
    } { FORM($province, "at") }
    .you =
        { $own ->
            [yes] { $n } de vos blocs { FORM($colour, "plural") }
           *[no]
                { $n ->
                    [one] { $n } bloc { $colour }
                   *[other] { $n } blocs { FORM($colour, "plural") }
                } { FORM($owner_seat, "de") }
        } { FORM($province, "at") }
    .you-owner_seat = { $n } de vos blocs { FORM($colour, "plural") } { FORM($province, "at") }
# en: 7bf83d2a
told-card-removed =
    { FORM($card, "article") } { $own ->
        [yes] de son étalage
       *[no] de l’étalage { FORM($owner_seat, "de") }
    }{ $gone ->
        [yes] { " " }et du jeu
       *[other] { "" }
    }
    .you =
        { FORM($card, "article") } { $own ->
            [yes] de votre étalage
           *[no] de l’étalage { FORM($owner_seat, "de") }
        }{ $gone ->
            [yes] { " " }et du jeu
           *[other] { "" }
        }
    .you-owner_seat =
        { FORM($card, "article") } de votre étalage{ $gone ->
            [yes] { " " }et du jeu
           *[other] { "" }
        }
# en: 6baeb5f0
told-placed-nothing = pas de place pour un bloc
# en: 0b42b8a3
told-token = un jeton dans la case Bataille ({ $n } en tout)
# en: b27a3c4b
told-hand = { $seat } { $done }.
    .you = Vous { $done }.
# en: b0e50234
told-hand-discards = défausse { LIST(FORM($cards, "article")) }
    .you = défaussez { LIST(FORM($cards, "article")) }
# en: 2aa34185
told-hand-takes = prend { LIST(FORM($cards, "article")) }
    .you = prenez { LIST(FORM($cards, "article")) }
# en: 0232e06c
told-hand-sees = pioche { LIST(FORM($cards, "article")) }
    .you = piochez { LIST(FORM($cards, "article")) }
# en: 314472c8
told-hand-draws =
    { $n ->
        [one] pioche une carte
       *[other] pioche { $n } cartes
    }
    .you =
        { $n ->
            [one] piochez { $n } carte
           *[other] piochez { $n } cartes
        }
# en: d4539ffc
told-votes =
    Total des voix : { $white ->
        [one] { $white } blanche
       *[other] { $white } blanches
    }, { $blue ->
        [one] { $blue } bleue
       *[other] { $blue } bleues
    } et { $red ->
        [one] { $red } rouge
       *[other] { $red } rouges
    }.
# en: 46a09a8e
told-won = { $seat } { $n } ({ $prizes })
    .you = vous { $n } ({ $prizes })
# en: 0
# en: 497cb0f8
told-prize =
    { $points } PV { FORM($province, "at") }{ $tied ->
        [yes] { ", " }devant { LIST($rivals) }
       *[other] { "" }
    }
    .you-rivals = { $points } PV { FORM($province, "at") }, devant vous
# en: 0
# en: 6106fbe2
told-capital =
    Paris avec { $n ->
        [one] { $n } voix { FORM($colour, "feminine") }
       *[other] { $n } voix { FORM($colour, "feminines") }
    }{ $tied ->
        [yes] { ", " }devant { LIST($rivals) }
       *[other] { "" }
    }
    .you-rivals =
        Paris avec { $n ->
            [one] { $n } voix { FORM($colour, "feminine") }
           *[other] { $n } voix { FORM($colour, "feminines") }
        }, devant vous
# en: 0
# en: ccfdee70
told-nobodys = { $results }.
# en: 0
# en: fa20ca0c
told-by-cards = Cartes engagées : { LIST($provinces) }.
# en: 0
# en: 040d95cb
told-bids-at = { $province }{ $bids }
# en: 77eb3379
told-goes-on = **Les élections continuent.**
# en: e59fb60b
told-headed = { $heading } { $line }
# en: 9616b838
told-sentences = { $first }{ $rest }
# en: 0dbe97d0
told-sentence = { " " }{ $first }{ $rest }
# en: ca389061
told-region = **{ $region }** { $results }.
# en: 41d67267
told-elected =
    { $province } : { $seat }, { $colour }{ $n ->
        [one] { "" }
       *[other] { ", " }{ $n } voix
    }{ $tied ->
        [yes] { ", " }devant { LIST($rivals) }
       *[other] { "" }
    }{ $bids }{ $gain }
    .you =
        { $province } : vous, { $colour }{ $n ->
            [one] { "" }
           *[other] { ", " }{ $n } voix
        }{ $tied ->
            [yes] { ", " }devant { LIST($rivals) }
           *[other] { "" }
        }{ $bids }{ $gain }
    .you-rivals =
        { $province } : { $seat }, { $colour }{ $n ->
            [one] { "" }
           *[other] { ", " }{ $n } voix
        }, devant vous{ $bids }{ $gain }
# en: 5e8719c0
told-split = { $province } : personne, égalité entre { LIST($seats) }{ $bids }
# en: c6229328
told-bids = { " " }({ LIST($bids) })
# en: 7b962d9c
told-bid = { FORM($card, "article") } pour { $seat }
    .you = { FORM($card, "article") } pour vous
# en: 220dc103
told-bid-open = { $seat } engage la carte { $card } { FORM($province, "at") }.
    .you = Vous engagez la carte { $card } { FORM($province, "at") }.
# en: 6f121bc0
told-gain = { ", " }{ $n } PV

## Un tour qui est fini

# en: 141a257c
summary-turn = Le tour { $n } est fini ({ $year }), le tour { $next } commence
# en: 096f8fc9
summary-battle-won = { $seat } a remporté la bataille { FORM($battle, "de") }.
    .you = Vous avez remporté la bataille { FORM($battle, "de") }.
# en: e3c0fe65
summary-battle-lost = La bataille { FORM($battle, "de") } a été perdue.
# en: aea88b77
summary-government = Gouvernement : { $faction } ; opposition : { $opposition }. Présence : { LIST($presence) }.
# en: f7fbe330
summary-nobody = personne
# en: c543a93d
summary-points = Points de victoire gagnés : { LIST($gains) }.
# en: 47828381
summary-gain = { $seat } { $n }
    .you = vous { $n }
# en: 4de494bb
summary-provinces = Provinces gagnées : { LIST($counts) }.
# en: 278a598f
summary-count = { $seat } { $n }
    .you = vous { $n }
# en: af184deb
summary-revolt = Contre-révolution : { $n } sur { $needed }.

## Avant la fin d’une action

# en: ec848fea
sum-costs = Coûts : { LIST($costs) }.
# en: 6a8e0bba
spent-tokens =
    { $n ->
        [one] { $n } jeton de contrôle (reste { $left })
       *[other] { $n } jetons de contrôle (reste { $left })
    }
# en: db0da50b
sum-votes = Si ces provinces votaient maintenant : { LIST($votes) }.
# en: dfa4e1b9
vote-own =
    { FORM($province, "article") } est à vous ({ $n ->
        [one] { $n } { $colour }
       *[other] { $n } { FORM($colour, "plural") }
    }{ $points ->
        [0] { "" }
       *[other] , { $points } PV
    })
# en: d48e3ca5
vote-other =
    { FORM($province, "article") } va à { $seat } ({ $n ->
        [one] { $n } { $colour }
       *[other] { $n } { FORM($colour, "plural") }
    }{ $points ->
        [0] { "" }
       *[other] , { $points } PV
    })
# en: 9d8b77de
vote-level = { LIST($others) } sont à égalité { FORM($province, "at") }
# en: 0
# en: 645549ec
vote-level-own = vous êtes à égalité avec { LIST($others) } { FORM($province, "at") }
# en: 52afc0c8
sum-expected =
    { $n ->
        [0] La carte étant ce qu’elle est, vous ne gagnez aucune province.
        [one]
            La carte étant ce qu’elle est, vous gagnez { $n } province : { LIST($blocks) }{ $points ->
                [0] .
               *[other] , { $points } PV.
            }
       *[other]
            La carte étant ce qu’elle est, vous gagnez { $n } provinces : { LIST($blocks) }{ $points ->
                [0] .
               *[other] , { $points } PV.
            }
    }
# en: 3d38f9bc
sum-vote-blocks =
    { $n ->
        [one] { $n } voix { FORM($colour, "feminine") }
       *[other] { $n } voix { FORM($colour, "feminines") }
    }
# en: 1f82ddc5
sum-opens = Avec une seule carte, on peut { LIST($opened) }.
# en: afcdd977
opened-pass = vous dépasser { FORM($province, "at") } ({ LIST($passing) })
# en: 8e1390e6
opened-level = vous égaler { FORM($province, "at") } ({ LIST($level) })
# en: 7bc4ba19
opened-both = vous dépasser ({ LIST($passing) }) et vous égaler ({ LIST($level) }) { FORM($province, "at") }
# en: bba860c7
sum-room = Place pour une autre pile : { LIST(FORM($provinces, "at")) }.
# en: 33329a3a
sum-supply =
    { $n ->
        [one] Il reste { $n } bloc { $colour }. Après lui, cette manche est la dernière.
       *[other] Il reste { $n } blocs { FORM($colour, "plural") }. Une fois épuisés, cette manche est la dernière.
    }
# en: b874f265
sum-open-cards = Cartes visibles à prendre pour les autres : { LIST(FORM($cards, "article")) }.

## Ce qu’une place détient

# en: 13b8cb1d
private-card = { $card } — { $facts }

## Scores

# en: 54dd92b5
score-battles = Batailles
# en: bfbeba2f
score-provinces = Provinces à points
# en: 5691b005
score-offices = Voix au gouvernement et dans l’opposition
# en: 5e7d7226
score-sudden-votes = Voix rouges détenues
# en: 68aa063e
score-sudden-map = Blocs sur la carte
# en: 697a78ad
score-sudden-cards = Blocs des cartes
# en: e65a7074
score-total = Total
# en: 70b414c9
tie-break-display = la valeur de l’étalage (9.2)
# en: ce423277
tie-break-card-points = les blocs des cartes (9.4, 9.7)

## Consignes

# en: 89b30a51
order-first-place-only = Épargner vos cartes : ne rien engager, sauf pour la première place au gouvernement.
# en: 9921a07a
order-high-cards-only = Ne rien engager là où vous n’avez aucune carte d’au moins cette valeur.
# en: 2b54ab12
order-give-up-provinces = Ne rien engager dans cette province ou cette région.

## Refus

# en: cc123e1c
refused-option = Ce choix n’est pas possible en ce moment.
# en: d70a8f24
refused-not-asked = Vous n’avez rien à décider en ce moment.
# en: 50e8c593
refused-unknown-card = Il n’y a pas de carte « { $slug } » ; les cartes vont de c1 à c129.
# en: 7db10e71
refused-unknown-province = Il n’y a pas de province « { $slug } ».
# en: 45836b9d
refused-not-in-hand = Vous n’avez pas { FORM($card, "article") } en main.
# en: 42e5c150
refused-is-special = La carte { $card } est spéciale, sans bloc à placer.
# en: fcd2e33f
refused-no-second = Une seconde carte ne se joue qu’après une carte de valeur 1 qui a placé son bloc. Terminez votre tour, ou jouez une spéciale.
# en: f43b7d62
refused-second-value = La carte { $card } n’est pas de valeur 1, ce qu’il faut pour une seconde carte.
# en: 44cc451f
refused-second-region = La carte { $card } vient d’une autre région. Une seconde carte doit venir { FORM($region, "de") } ou être un club.
# en: 232ae428
refused-second-room = Il ne reste ni place ni bloc pour une seconde carte { FORM($region, "at") }.
# en: 4928b41b
refused-no-cannon = La carte { $card } n’a pas de canon : pas de jeton pour la case Bataille.
# en: 0c06ae8c
refused-no-battle = Il n’y a pas de bataille au tour 1 : pas de jeton pour la case Bataille.
# en: f8aeb132
refused-cannon-second = Seule votre première carte du tour peut placer un jeton dans la case Bataille.
# en: e53f3ea9
refused-no-token = Vous n’avez plus de jeton de contrôle pour la case Bataille.
# en: 6298e1b4
refused-no-special = La carte { $card } n’est pas spéciale.
# en: 7af0c7c6
refused-one-special = Vous ne pouvez jouer qu’une carte spéciale par tour.
# en: aac3e930
refused-no-presence = La carte { $card } demande la présence au gouvernement, et vous ne l’avez pas.
# en: 037fb326
refused-no-red-presence = La carte { $card } demande la présence dans un gouvernement rouge, et vous ne l’avez pas.
# en: f4548d8d
refused-no-target = La carte { $card } n’a rien à retirer en ce moment.
# en: 70000849
refused-take-or-play = Vous avez joué une carte : continuez, ou terminez votre tour. On prend une carte au lieu d’en jouer une.
# en: b5ed54ae
refused-second-taken = La seconde carte doit être une carte visible de valeur 1.
# en: e63643a4
refused-not-open = La carte { $card } ne fait pas partie des cartes visibles.
# en: 655f23ab
refused-discard-first = Avec { $n } cartes en main, il faut en défausser deux avant d’en prendre une.
# en: eaeeacdc
refused-take-which = Dites quelle carte vous prenez : une carte visible, ou une de la pioche.
# en: 3c8363f0
refused-no-deck = Il ne reste aucune carte à piocher, pas même dans la défausse.
# en: 76cfc54f
refused-one-card = Vous ne pouvez prendre qu’une carte maintenant.
# en: 26aec36d
refused-pass-late = Vous avez joué une carte et ne pouvez plus passer. Terminez plutôt votre tour.
# en: ec26882a
refused-nothing-done = Vous n’avez encore rien fait : jouez une carte, prenez-en une, ou passez.
# en: e968502b
refused-out-of-reach = Cette carte ne place des blocs que { FORM($region, "at") } ; { FORM($province, "article") } est dans une autre région.
# en: 1b5d58fc
refused-other-colour = Votre pile { FORM($province, "at") } est { FORM($colour, "feminine") }, et une pile n’a qu’une couleur.
# en: c3a1c552
refused-stack-full = Votre pile { FORM($province, "at") } a déjà { $n } blocs : elle est complète.
# en: 05941568
refused-province-full = Il y a déjà { $n } piles { FORM($province, "at") } : la province est complète.
# en: 47a07350
refused-no-token-stack = Vous n’avez plus de jeton de contrôle pour commencer une pile { FORM($province, "at") }.
# en: 79236ece
refused-how-many = Ce n’est pas le bon nombre de blocs { FORM($province, "at") }. Placez-en autant qu’il y a de place, jusqu’à trois par pile.
# en: c927a055
refused-blocks-left =
    Il ne vous reste que { $n ->
        [one] { $n } bloc
       *[other] { $n } blocs
    } de cette carte à placer.
# en: 1b9b54c5
refused-place-first =
    Placez d’abord { $n ->
        [one] le bloc qui reste
       *[other] les { $n } blocs qui restent
    } de cette carte. Choisissez ensuite ce que devient la carte.
# en: 3bad7a0f
refused-no-stack = { $owner_seat } n’a pas de pile { FORM($province, "at") }.
    .you-owner_seat = Vous n’avez pas de pile { FORM($province, "at") }.
# en: 66ee1f8e
refused-no-red-stack = Il n’y a pas de pile rouge { FORM($province, "at") }, et la Terreur ne frappe que là où il y en a une.
# en: 600efe42
refused-wrong-colour = La carte { $card } ne peut pas retirer un bloc { $colour }.
# en: 910d5359
refused-not-displayed = La carte { $card } n’est dans aucun étalage.
# en: f39ff40a
refused-wrong-card = La carte { $special } ne peut pas retirer { FORM($card, "article") }.
# en: a1726ce0
refused-not-your-display = La carte { $card } n’est pas dans votre étalage ; on n’engage que les cartes qui s’y trouvent.
# en: 9c611581
refused-not-general = La carte { $card } n’est pas celle d’un général, et seuls les généraux commandent.
# en: 91ea23a5
refused-wrong-faction = La carte { $card } est d’une faction étrangère à cette égalité.
# en: 6c4c76be
refused-too-low = La carte { $card } a pour valeur { $n } et ne peut plus rien changer ; gardez-la.
# en: d2550595
refused-decline-here = Vous ne pouvez renoncer ici qu’à cette égalité, non aux suivantes.

## Positions

# en: d68cba4b
position-unknown-card = « { $key } » de cette position : il n’y a pas de carte { $slug } ; les cartes vont de « c1 » à « c129 ».
# en: 7a8589b1
position-unknown-seat = « { $key } » de cette position : il n’y a pas de place { $slug } à cette table ; il y a { $ids }.
# en: 00509c38
position-unknown-faction = « { $key } » de cette position : il n’y a pas de faction { $slug } ; il y a { $ids }.
# en: 55aaf3a2
position-unknown-province = « { $key } » de cette position : il n’y a pas de province { $slug } ; il y a { $ids }.
# en: a526d769
position-unknown-region = « { $key } » de cette position : il n’y a pas de région { $slug } ; il y a { $ids }.
# en: c186ab9e
position-not-three = « { $key } » de cette position : { $given } n’est pas une liste de trois nombres.
# en: 257efdc7
position-order = « { $key } » de cette position : il y faut chaque place exactement une fois.
# en: b93161b1
position-never-open = plus de { $n } cartes sont « open ».
# en: 384fcba2
position-never-display = l’étalage { FORM($seat, "de") } a plus de { $n } cartes, ou une carte spéciale.
# en: c56ef55d
position-never-fifth = l’étalage { FORM($seat, "de") } a plus de { $n } cartes, et aucun sans-culotte parmi elles.
# en: ced95598
position-never-first-turn = au tour 1, on ne complète pas les mains, la case Bataille est vide, et il n’y a pas de bataille.
# en: d4bb111f
position-never-later-battle = « battles » a { $battle }, bataille d’un tour ultérieur.
# en: fbcfd13d
position-never-revolt = provinces blanches et batailles perdues font { $n } en tout, donc la contre-révolution a déjà fini la partie.
# en: f2602b57
position-never-pool = dans `deck`, une carte de `pool` est au-dessus d’une carte qui n’en est pas.
# en: 72fe6d19
position-never-province = dans « provinces », il y a plus de { $n } piles { FORM($province, "at") }, ou deux piles de la même place.
# en: d3b780d5
position-never-supply = la réserve ne répond pas aux blocs de la carte.
# en: 48d80330
position-never-blocks = il y a dans « provinces », « votes » et ailleurs plus de blocs { FORM($colour, "plural") } que les { $n } du jeu.
# en: bafe71a4
position-never-tokens = { $seat } a sur la table plus de { $n } jetons de contrôle.
# en: 578e7c28
position-never-lost-blocks = « lost_blocks » dépasse le nombre de batailles perdues.
# en: 673e84c9
position-never-order = dans « order », une place manque ou revient deux fois.
# en: 48ad2af7
position-never-presence = « presence_tokens » a une place absente de « presence », ou l’une des deux listes nomme deux fois la même place.
# en: 59105688
position-never-results = dans « results », une province revient deux fois.
# en: f8ec1e8d
position-never-points = { $seat } a plus de « points » qu’on ne peut en marquer.
# en: 42e6a296
position-never-over-or-not = « stack » doit être vide si « end » est donné, et seulement alors.
# en: 2b633bb1
position-never-playing = « playing » nomme une carte qu’on ne joue pas, ou n’en nomme aucune quand on en joue une.
# en: 91550bfb
position-never-stack = dans « stack », une étape est là où elle ne peut pas être.

## Verbes du groupe de commandes

# en: c6522d10
verb-action = Jouer une carte, en prendre une, passer, ou terminer votre tour
    .option = choix
# en: 087ba330
verb-place = Placer des blocs dans une province
    .option = province
# en: 49c9010f
verb-keep = Garder la carte que vous venez de jouer, ou la défausser
    .option = choix
# en: 0b102f27
verb-take = Prendre une carte visible, ou piocher
    .option = carte
# en: b235b976
verb-discard = Défausser des cartes de votre main
    .option = carte
# en: f09ecd62
verb-strike = Choisir ce que retire une carte spéciale
    .option = cible
# en: 5a70234f
verb-advance = Engager une carte dans une égalité, ou rien
    .option = carte

## Les noms des cartes

# en: dedb98e0
card-c1 = Société de 1789
    .article = la Société de 1789
# en: 80bbaf07
card-c2 = Club des Feuillants
    .article = le club des Feuillants
# en: dd7ab5d2
card-c3 = Club des Jacobins
    .article = le club des Jacobins
# en: 38bf618b
card-c4 = Club des Cordeliers
    .article = le club des Cordeliers
# en: f3481d51
card-c5 = Club monarchique
    .article = le club monarchique
# en: 8ebce3e8
card-c6 = Salon français
    .article = le Salon français
# en: 82db872d
card-c7 = Thomas Lindet
# en: 6f2f56ef
card-c8 = Jean-Denis Lanjuinais
# en: 80589837
card-c9 = Isaac Le Chapelier
# en: 0ddccb7b
card-c10 = Comte d’Artois
    .article = le comte d’Artois
# en: e7fbcbd3
card-c11 = Comte de Botherel
    .article = le comte de Botherel
# en: 871ba0ad
card-c12 = Urbain de Hercé
# en: 90af6991
card-c13 = Marquis de La Rouërie
    .article = le marquis de La Rouërie
# en: 0a2df0de
card-c14 = Camille Desmoulins
# en: f7e89dc0
card-c15 = Maximilien Robespierre
# en: 654eb8a5
card-c16 = Antoine Santerre
# en: 0a5fbc8b
card-c17 = Jean-Sylvain Bailly
# en: 169b08e3
card-c18 = Marquis de Condorcet
    .article = le marquis de Condorcet
# en: 908b8776
card-c19 = Emmanuel Sieyès
# en: 8c1a52a3
card-c20 = Jacques Necker
# en: 7a4b8b98
card-c21 = Comte de Rochambeau
    .article = le comte de Rochambeau
# en: c43d6fcf
card-c22 = Georges Danton
# en: 2cf7de67
card-c23 = Prieur de la Marne
# en: c1aaef43
card-c24 = Frédéric de Dietrich
# en: 74ad0142
card-c25 = Charles-Maurice de Talleyrand
# en: f615ee09
card-c26 = Marquis de Bouillé
    .article = le marquis de Bouillé
# en: 55c93368
card-c27 = Prince de Condé
    .article = le prince de Condé
# en: 6aeb010d
card-c28 = Cardinal de Rohan
    .article = le cardinal de Rohan
# en: 89e8135f
card-c29 = Joseph Chalier
# en: 6bdf2ae0
card-c30 = Gilbert Romme
# en: 59214441
card-c31 = Jean-François Gaultier de Biauzat
# en: a13b7ebf
card-c32 = Marquis de Lafayette
    .article = le marquis de Lafayette
# en: 87867b12
card-c33 = Jean-Marie Roland
# en: 61ad8e65
card-c34 = Pierre-Victor Malouet
# en: 2c39e6f8
card-c35 = Comte de Montlosier
    .article = le comte de Montlosier
# en: 1a932127
card-c36 = Bertrand Barère
# en: 76a9206d
card-c37 = Jeanbon Saint-André
# en: f9643d14
card-c38 = Marguerite-Élie Guadet
# en: fbe55057
card-c39 = Joseph-Ignace Guillotin
# en: 9f478f47
card-c40 = Pierre Vergniaud
# en: a42a61c1
card-c41 = Jacques de Cazalès
# en: ca690671
card-c42 = Pierre-Louis de La Rochefoucauld
# en: dd23fd0c
card-c43 = Charles Barbaroux
# en: 0a4ccbdb
card-c44 = Jourdan Coupe-Tête
# en: 647b976e
card-c45 = Comte de Mirabeau
    .article = le comte de Mirabeau
# en: 0b3518e0
card-c46 = Jean-Joseph Mounier
# en: e89ecfc8
card-c47 = Rabaut Saint-Étienne
# en: ebd2100f
card-c48 = Abbé Maury
    .article = l’abbé Maury
# en: 70c46098
card-c49 = Comte de Provence
    .article = le comte de Provence
# en: adbf6eeb
card-c50 = Disette
    .article = la Disette
# en: 3973838c
card-c51 = Disette
    .article = la Disette
# en: 6bf680e7
card-c52 = Disette
    .article = la Disette
# en: 3d155d93
card-c53 = Disette
    .article = la Disette
# en: 2bf1acf3
card-c54 = Émigration
    .article = l’Émigration
# en: 27de2828
card-c55 = Émigration
    .article = l’Émigration
# en: 81a16c10
card-c56 = Troubles religieux
    .article = les Troubles religieux
# en: d60e9d82
card-c57 = Troubles religieux
    .article = les Troubles religieux
# en: 37c3eab6
card-c58 = Cercle social
    .article = le cercle social
# en: 0dd981ea
card-c59 = Cercle constitutionnel (club de Salm)
    .article = le cercle constitutionnel (club de Salm)
# en: 10f62939
card-c60 = Citoyennes républicaines révolutionnaires
    .article = les Citoyennes républicaines révolutionnaires
# en: 16e87d9f
card-c61 = Club électoral
    .article = le club électoral
# en: b9e15e3d
card-c62 = Club du Panthéon
    .article = le club du Panthéon
# en: de4ccefc
card-c63 = Club de Clichy
    .article = le club de Clichy
# en: f296b9ef
card-c64 = Jean-Baptiste Carrier
# en: c7fe166d
card-c65 = Robert Lindet
# en: 08eeba48
card-c66 = Lazare Hoche
# en: e25c4163
card-c67 = Jacques Cathelineau
# en: 20396b95
card-c68 = François de Charette
# en: 9e61bbf1
card-c69 = Henri de La Rochejaquelein
# en: cf411484
card-c70 = Jacques-René Hébert
# en: 69be6972
card-c71 = Jean-Paul Marat
# en: ad1d9861
card-c72 = Napoléon Bonaparte
# en: 86952788
card-c73 = Jacques-Pierre Brissot
# en: e9f59d43
card-c74 = Baron de Batz
    .article = le baron de Batz
# en: d68ffa7a
card-c75 = Lazare Carnot
# en: d452868a
card-c76 = Louis-Antoine de Saint-Just
# en: adaf7eb6
card-c77 = Euloge Schneider
# en: bfd583b0
card-c78 = François-Christophe Kellermann
# en: 7ffcfa2e
card-c79 = Charles-François Dumouriez
# en: 40c1dbcb
card-c80 = Jean-Charles Pichegru
# en: 39d16a49
card-c81 = Georges Couthon
# en: fdfd1708
card-c82 = Joseph Fouché
# en: 8c413c7d
card-c83 = Jean-Baptiste Jourdan
# en: 9de718f7
card-c84 = Louis Desaix
# en: 6825f1c3
card-c85 = Manon Roland
# en: 261acfd3
card-c86 = Louis de Précy
# en: c3601923
card-c87 = Jean-Baptiste Bernadotte
# en: 5eac3930
card-c88 = Jacques-Nicolas Billaud-Varenne
# en: 129fd01c
card-c89 = Roger Ducos
# en: 814edd4d
card-c90 = Armand Gensonné
# en: 06c3dacc
card-c91 = Joseph Lakanal
# en: 6679d6ba
card-c92 = Comte de Paulo
    .article = le comte de Paulo
# en: cee56f03
card-c93 = Louis-Stanislas Fréron
# en: c5efc1a5
card-c94 = André Masséna
# en: fc6f3dd2
card-c95 = Marquis de Sade
    .article = le marquis de Sade
# en: 62b99723
card-c96 = Antoine Barnave
# en: 37c57115
card-c97 = Paul Barras
# en: ae2973f7
card-c98 = Comte de Saillans
    .article = le comte de Saillans
# en: 43907dbc
card-c99 = Guillotine
    .article = la Guillotine
# en: 998af9e0
card-c100 = Guillotine
    .article = la Guillotine
# en: ef063417
card-c101 = Épuration
    .article = l’Épuration
# en: e5f1e21f
card-c102 = Épuration
    .article = l’Épuration
# en: de5993a0
card-c103 = Épuration
    .article = l’Épuration
# en: 4fc2e12a
card-c104 = Épuration
    .article = l’Épuration
# en: c4d47430
card-c105 = Terreur
    .article = la Terreur
# en: 4db79e8c
card-c106 = Terreur
    .article = la Terreur
# en: d6be700b
card-c107 = Terreur
    .article = la Terreur
# en: d5cce864
card-c108 = Terreur
    .article = la Terreur
# en: ef7e274d
card-c109 = Terreur
    .article = la Terreur
# en: 9a921ee7
card-c110 = Terreur
    .article = la Terreur
# en: d4567ca9
card-c111 = Club de la Sainte-Chapelle
    .article = le club de la Sainte-Chapelle
# en: 198f6706
card-c112 = Isaac Le Chapelier
# en: 17e3d556
card-c113 = Marquis de Bouillé
    .article = le marquis de Bouillé
# en: b9afb523
card-c114 = Pierre-Louis Roederer
# en: 1a8d07c8
card-c115 = Jean-Marie Roland
# en: 06087d8f
card-c116 = Louis Vitet
# en: 8a2eca6f
card-c117 = Antoine Destutt de Tracy
# en: c318bbf9
card-c118 = Bertrand Barère
# en: 8e559d46
card-c119 = Jacques de Cazalès
# en: 734637f1
card-c120 = Jean-François Ducos
# en: d7362fa2
card-c121 = Charles Barbaroux
# en: 5223133c
card-c122 = Abbé Maury
    .article = l’abbé Maury
# en: c2591507
card-c123 = Réunion Valazé
    .article = la réunion Valazé
# en: 8f3d9c9e
card-c124 = Louis-Marie de La Révellière-Lépeaux
# en: ac322120
card-c125 = Henri de La Rochejaquelein
# en: 3d4a578d
card-c126 = Jean-Baptiste Louvet
# en: 93bfa26c
card-c127 = Jean-Charles Pichegru
# en: 78a1b1f9
card-c128 = Marc-Guillaume Vadier
# en: 7eeeac81
card-c129 = Boissy d’Anglas
