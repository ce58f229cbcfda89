### Les ligues


## Les commandes

# en: c4caf033
command-league = Des saisons de parties entre les gens de ce serveur
# en: 2dae4e94
command-league-open = Ouvrir une ligue dans ce salon ; ou changer ses règles entre deux saisons
    .game = Le jeu de la ligue
    .seats = Combien de personnes jouent à une table
    .size = Combien de personnes compte une division
    .rounds = Combien de parties chacun joue à chaque place
    .at_once = Parties simultanées d’une personne, au plus
    .moves = Combien de personnes montent et descendent après une saison
    .days = Combien de jours dure une saison
    .pace = À quelle vitesse vous voulez jouer
# en: ccb7248c
command-league-join = Rejoindre une ligue pour la prochaine saison ; en cours de saison, pour remplacer qui part
    .game = Le jeu de la ligue
# en: cc2d9e1c
command-league-leave = Quitter une ligue ; quelqu’un qui attend, ou un bot, prend votre place
    .game = Le jeu de la ligue
# en: 7534d3d0
command-league-remove = Remplacer un membre qui ne joue pas, si vous organisez la ligue
    .player = Qui ne joue pas
    .game = Le jeu de la ligue
# en: e7f66930
command-league-begin = Commencer une saison, si vous organisez la ligue
    .game = Le jeu de la ligue
# en: e366a183
command-league-standings = Le classement d’une division
    .game = Le jeu de la ligue
    .division = Le numéro de la division
    .season = Le numéro d’une saison passée
# en: 1cb133b4
command-league-report = Les parties d’une division
    .game = Le jeu de la ligue
    .division = Le numéro de la division
# en: 76ca3f14
command-league-close = Si vous organisez la ligue : terminer la saison ou, entre deux saisons, supprimer la ligue
    .game = Le jeu de la ligue
    .for_good = Entre deux saisons, supprimer la ligue et tous ses classements

## Les réponses

# en: 666776d7
league-open = La ligue de **{ $title }** est ouverte. Dans une division de { $size } personnes, chacun joue { $games } parties, autant de fois à chaque place. { $spread } On la rejoint avec `/league join` ; vous commencez la saison avec `/league begin`.
# en: 9efbd673
league-spread =
    { $spread ->
        [0] Chacun rencontre tous les autres le même nombre de fois.
        [one] D’un adversaire à l’autre, le nombre de rencontres diffère d’une partie au plus.
       *[other] D’un adversaire à l’autre, le nombre de rencontres diffère de { $spread } parties au plus : je n’ai pas trouvé de meilleur calendrier.
    }
# en: 2e5ab0ff
league-joined =
    { $count ->
        [one] C’est fait : vous êtes la première personne.
       *[other] C’est fait : la ligue compte maintenant { $count } membres.
    }
# en: b3fe79e4
league-joined-on = C’est fait. Une saison est en cours : vous remplacez la prochaine personne qui la quitte, ou vous jouez la saison suivante.
# en: c6eb1fa6
league-terms =
    -# { $title } · { $seats } joueurs par table, { $size } personnes par division · saison de { $days } jours, rythme : { $pace } · { $most ->
        [one] { $most } partie
       *[other] { $most } parties
    } à la fois, au plus · { $moves ->
        [0] ni montée ni descente
        [one] une montée et une descente
       *[other] { $moves } montées et { $moves } descentes
    }
# en: e060c3c9
league-left = Vous avez quitté la ligue. En cours de saison, quelqu’un qui attend, ou un bot, prend votre place, y compris à vos tables.
# en: 188f7374
league-removed = En cours de saison, quelqu’un qui attend, ou un bot, prend la place du membre retiré, y compris à ses tables.
# en: 14f2f7de
league-begins =
    La saison { $season } commence, avec { $count ->
        [one] { $count } division
       *[other] { $count } divisions
    }. { $spread }
# en: 50284128
league-closed = La saison est terminée. Les parties inachevées comptent comme des égalités entre tous les joueurs de la table. Commencez la saison suivante avec `/league begin`.
# en: 767ee84f
league-deleted = La ligue et tous ses classements sont supprimés.
# en: f0c63abc
league-under = saison { $season }, division { $division }
# en: b05e0c4a
league-standings = **{ $title }** · { $under }
# en: b709b51c
league-dates = -# Début le <t:{ $began }:D>, fin prévue le <t:{ $ends }:D>.
# en: 59ec777c
league-line =
    { $rank }. { $player } · { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $wins ->
        [one] { $wins } victoire
       *[other] { $wins } victoires
    } en { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
# en: 2448af3b
league-unplayed =
    Aucune partie de cette division n’est terminée. { LIST($people) } y { COUNT($people) ->
        [one] joue
       *[other] jouent
    }.
# en: 6d37898d
league-brackets = -# Les points sont entre parenthèses.
# en: db836ef7
league-rank = { $rank }. { $player }
# en: 10749c71
league-figure = { $n }
# en: 5cd2d81c
league-table = Classement
# en: 3a5840ed
league-column-games = parties
# en: 9abc2983
league-column-wins = victoires
# en: 5e0f8040
league-column-points = points
# en: 2470aec3
league-note-rises =
    { $closed ->
        [1] monte
       *[0] monte si la saison finit ainsi
    }
# en: afd77eac
league-note-falls =
    { $closed ->
        [1] descend
       *[0] descend si la saison finit ainsi
    }
# en: 0443aba7
league-vacant = (ancien joueur)
# en: 9af40fbd
league-games = **{ $title }** · saison { $season }, division { $division } · parties
# en: 8b243755
league-playing = - { LIST($people) } jouent dans { $channel }
# en: 6ed8f001
league-result = - { $rows }
# en: acab5785
league-rest =
    -# { $count ->
        [one] Une partie est encore à venir.
       *[other] { $count } parties sont encore à venir.
    }

## Dans le salon de la ligue

# en: eb3e4ac3
league-is-open = **Une ligue de { $title } est ouverte.** Rejoignez-la avec `/league join` ; la personne qui l’organise commence la saison.
# en: 86b9b7ea
league-begin = **{ $title } : la saison { $season } de la ligue commence.** Sa fin est prévue le <t:{ $ends }:D>.
# en: 389aa3bc
league-members = **Division { $division }** · { LIST($people) }
# en: 4982fda2
league-begin-how = -# J’ouvre les parties ici, l’une après l’autre, chacune dans son fil. Points des rangs 1 à 4 : 10, 6, 3 et 1. `/league standings` montre le classement, `/league report` les parties.
# en: bb352a3c
league-opened = **{ $title }** · nouvelles parties de la saison { $season }
# en: b448f40f
league-opened-game = - Division { $division } : { LIST($people) } jouent dans { $channel }
# en: 229f57ae
league-end = **{ $title } : la saison { $season } de la ligue est terminée.**
# en: 4cdee6e8
league-end-division = **Division { $division }** · { $rows }
# en: 69ddbd01
league-end-row = { $rank }. { $player } ({ $points })
# en: 1765a8da
league-rise =
    - { LIST($people) } { $count ->
        [one] monte
       *[other] montent
    } dans la division supérieure.
# en: ca164cad
league-fall =
    - { LIST($people) } { $count ->
        [one] descend
       *[other] descendent
    } dans la division au-dessous.
# en: 268b280f
league-end-how = -# Les points sont entre parenthèses. Tous les membres restent pour la saison suivante, sauf ceux qui partent avec `/league leave`.
# en: 4897ae39
league-closure = **La ligue de { $title } est terminée pour de bon.**
# en: 8da3ede7
league-loss = Vous avez perdu votre place dans la ligue de **{ $title }** ({ $link }) : votre réponse s’y est trop fait attendre, vous avez quitté le serveur, ou un retrait a été décidé par la personne qui organise la ligue. Quelqu’un d’autre prend votre place, y compris à vos tables. `/league join` vous y ramène pour la prochaine saison.
# en: 8aabad92
league-trouble =
    { $pings ->
        [0] { "" }
       *[other] { LIST($people) } ·{ " " }
    }{ $lost ->
        [0] Je ne peux pas ouvrir une partie de la ligue de **{ $title }**. { $why } Je continue d’essayer.
        [one] Le fil d’une partie de la ligue de **{ $title }** n’existe plus : elle compte comme une égalité entre tous ses joueurs. `/league report` la montre.
       *[other] Les fils de { $lost } parties de la ligue de **{ $title }** n’existent plus : chacune compte comme une égalité entre tous ses joueurs. `/league report` montre ces parties.
    }

## Les refus

# en: fdc61a97
error-league-size = Une division compte de { $least } à { $most } personnes, et chacun joue de 1 à 3 parties à chaque place.
# en: ab0b5c90
error-league-uneven = Je ne trouve pas de calendrier où { $places } personnes se rencontrent toutes à peu près aussi souvent. Choisissez un autre nombre de personnes, de places ou de parties.
# en: c406f280
error-league-joined = Vous êtes déjà dans cette ligue.
# en: 5a6ec5ca
error-league-full = Cette ligue compte { $most } personnes. Revenez quand la prochaine saison commencera.
# en: f08a64ba
error-league-no-member = Vous n’êtes pas dans cette ligue.
# en: 5cfdb514
error-league-not-theirs = Cette personne n’est pas dans cette ligue.
# en: 25819b1a
error-league-on = Une saison est en cours. Terminez-la d’abord avec `/league close`.
# en: b5d5577b
error-league-off = Aucune saison n’est en cours. `/league close définitif:` supprime toute la ligue.
# en: 125a435f
error-league-few = Il faut au moins { $least } personnes pour une saison. On rejoint la ligue avec `/league join`.
# en: 189d6f7d
error-league-channel = Le salon de cette ligue n’existe plus, ou je ne le vois pas. Terminez la saison avec `/league close`, puis utilisez `/league open` dans un autre salon.
# en: 2fc018ba
error-league-place = Les parties d’une ligue s’ouvrent dans des fils d’un salon textuel que je vois : utilisez-y `/league open`.
# en: 4d172f97
error-league-no-thread = Discord refuse d’ouvrir un nouveau fil dans le salon de la ligue.
# en: 706e2998
error-no-league = Ce n’est pas une ligue de ce serveur.
# en: 6c94498e
error-league-seats = Ce jeu se joue à { LIST($counts, style: "or") } joueurs.
# en: 26c13554
error-league-pace = Il faut des horloges à une ligue : choisissez un autre rythme.
# en: a1ff3310
error-organiser-only = Seule la personne qui organise cette ligue, ou un arbitre, peut faire cela.
# en: 91b47435
error-league-none = Cette ligue n’existe pas ici. Qui gère le serveur peut en ouvrir une avec `/league open`.
# en: 8ba22c86
error-league-several = Il y a plusieurs ligues ici. Nommez le jeu avec l’option `jeu:`.
# en: 8d5640c1
error-league-division =
    { $count ->
        [0] Cette saison n’existe pas encore.
        [one] Cette saison n’a qu’une division.
       *[other] Cette saison a { $count } divisions.
    }
