### Les bots : des programmes qui jouent à une table.

# en: b27179f0
opponent-names = Ada, Bruno, Cléo, Dario, Elsa, Félix, Greta, Hugo
# en: e900fd43
opponent-name = { $name } (bot)
# en: e7325980
level-quick = rapide
    .strength = Plus facile, pour une première partie : regarde un coup à l’avance et joue aussitôt
# en: 8b7c2afc
level-thoughtful = réfléchi
    .strength = Plus difficile : calcule plus loin, gagne environ 2 parties sur 3 contre des bots rapides
# en: b6223850
lobby-opponent = - { $player } · { $level } · { $role }
# en: eaa9087f
button-opponents = Ajouter un bot
# en: 531264a5
opponents-title = **Les bots** tiennent une place et ne se servent que de ce que cette place peut savoir. On ne peut pas leur écrire, et ils ne votent pas.
# en: f3b3a675
opponents-none = Il n’y a pas encore de bot ici.
# en: c54568be
opponents-guest = -# Seul l’hôte de la table peut ajouter ou retirer des bots.
# en: ab0dd179
opponents-full = -# Toutes les places sont prises.
# en: e8c49219
opponents-add = Ajouter un bot
# en: cc60c1d9
opponents-remove = Retirer un bot
# en: dc99d5b8
opponent-choice = { $level } · { $role }
# en: 7ff8b221
opponents-pace = La vitesse des bots
# en: bb9fc0fd
opponents-pace-soon = vite : après une seconde
# en: 67086134
opponents-pace-calm = lentement : après quelques secondes
# en: 1a11ba24
room-is-made = -# Quand toutes les places sont prises, qui rejoint la table reçoit la place d’un bot.
# en: a35c3326
room-is-not-made = -# Les bots gardent leur place quand quelqu’un rejoint la table.
# en: 09344e90
button-room-yes = Laisser prendre la place des bots
# en: 65c89971
button-room-no = Garder les bots à leur place
# en: 6546d9d2
error-no-opponent = Ce bot n’est pas ici.
# en: 5ab9473e
error-nobody = Il faut au moins une personne ; des bots seuls ne peuvent pas avoir de table.

## Un bot joue pour quelqu'un

# en: 094d2a3e
machine-told = **{ $name } joue pour vous**, { $mention } · { $title } : un bot ({ $level }) joue { LIST(FORM($seats, "article")) } jusqu’à ce que vous repreniez votre place.
# en: fd500e77
machine-asked = **{ $name } continue** · { $title } : un bot ({ $level }) joue { LIST(FORM($seats, "article")) } à la place { FORM($player, "de") }, qui peut la reprendre à tout moment.
# en: f1bfebfb
machine-stays = **{ $name } continue** · { $title } : un bot ({ $level }) joue { LIST(FORM($seats, "article")) } jusqu’à la fin de la partie, à la place { FORM($player, "de") }.
# en: 7cabbbaf
machine-plays = { $name } joue désormais.
# en: 501e80d0
machine-vote = C’est noté. Un bot jouera pour { $player } si tous les autres joueurs sont d’accord ; je le leur demande dans le salon.
# en: 6639d635
swap-opponent = **Un vote**, { LIST($people) } · { $title } : { $player } propose qu’un bot ({ $to }) joue pour { $away } ({ LIST($seats) }), qui pourra reprendre la place à tout moment. Il faut l’accord de tous les autres joueurs.
# en: 4d4502f9
button-take-back = Reprendre ma place
# en: 0390faab
taken-back = La place est de nouveau à vous : `/turn` montre ce que vous pouvez choisir, `/hand` ce que vous avez en main.
# en: a3073b03
seat-held = { $player } ({ LIST($seats) })
# en: 4b142448
error-no-seat = Personne ne joue cette place ; choisissez-en une dans la liste.
# en: 1bae3a06
error-seat-theirs = { $player } est toujours à la table : demandez-lui de laisser jouer un bot (`/seat opponent`). Vous pourrez en décider vous-même quand son temps sera écoulé, ou quand la table l’attendra depuis { $days } jours sans aucun signe de sa part. `/table end` demande à tout le monde de terminer la partie.
# en: 41b3b83b
error-which-seat = La place de qui ? Choisissez-la dans l’option `place` de `/seat opponent`.
# en: fd72ce7d
error-nothing-to-take-back = Aucun bot ne joue pour vous ici.
# en: 2c283bb5
command-seat-opponent = Donner une place à un bot, ou le faire jouer pour quelqu’un pendant la partie
    .seat = Avant la partie, un rôle ; ensuite, la personne dont le bot joue la place
    .level = La force du bot : rapide est plus facile, réfléchi plus difficile
# en: 6ad9b326
command-seat-take-back = Reprendre votre place à un bot

## Jouer tout de suite

# en: 4a0ef8b4
button-begin =
    { $what ->
        [people] Trouver des gens
        [table] Ouvrir une table
        [learn] Apprendre un jeu
       *[play] Jouer contre des bots
    }
# en: 030103a9
games-title =
    { $what ->
        [people] **Trouver des gens avec qui jouer.** Choisissez un jeu. Je vous appelle dès que vous êtes assez nombreux à l’attendre.
        [table] **Ouvrir une table.** Choisissez un jeu. D’autres peuvent ensuite vous rejoindre.
        [learn] **Apprendre.** Choisissez un jeu. Vous jouez une première partie contre des bots, et un guide explique chaque étape.
       *[play] **Jouer tout de suite contre des bots.** Choisissez un jeu.
    }
# en: cbd5d9b2
play-choose = Choisir un jeu
# en: b6272225
play-first = Pour commencer · { $facts }
# en: 804b0d44
play-game = **{ $title }** · { $facts }
# en: 6f5c3623
play-players =
    { $least ->
        [one] 1 à { $most } joueurs
       *[other] { $least } à { $most } joueurs
    }
# en: 3d4a1bc4
play-minutes =
    { $minutes ->
        [90] une heure et demie
        [120] deux heures
        [150] deux heures et demie
        [180] trois heures
       *[other] { $minutes } minutes
    }
# en: 357df144
weight-light = simple
# en: b6c21822
weight-medium = intermédiaire
# en: 15e88dc4
weight-heavy = exigeant
# en: ea9e395c
play-bots =
    { $count ->
        [one] Un bot joue l’autre place
       *[other] { $count } bots jouent les autres places
    }. Votre rôle est choisi au hasard, sauf si le jeu le fixe.
# en: c4f7f901
play-level = - **{ $level }** : { $how }
# en: d978b3fe
play-private = -# En privé : dans un fil entre vous et moi. Qui gère les fils de ce serveur peut aussi le lire.
# en: aecb3a1f
button-play =
    { $place ->
        [private] En privé, bots de niveau { $level }
       *[here] Dans ce salon, bots de niveau { $level }
    }
# en: 388aa728
play-begun = **{ $title }** : la partie commence { $here ->
        [1] dans ce salon
       *[0] dans { $channel }
    }. Vos choix s’ouvrent ici dès que vous avez à décider.
# en: a32160f4
play-place-here = dans ce salon
# en: 06372ecd
play-place-private = dans un fil privé
# en: ecf1323d
error-no-private = Je ne peux pas ouvrir de fil privé ici : il faut un salon textuel où j’ai la permission d’en créer.
# en: b52882c7
play-with-bots = des bots
# en: df1988d5
play-with-people = des gens
# en: ed230a39
command-play = Jouer tout de suite contre des bots, ou trouver des gens avec qui jouer
    .game = Le jeu
    .company = Des bots tout de suite, ou des gens de ce serveur qui attendent aussi une partie
    .level = La force des bots : rapide est plus facile, réfléchi plus difficile
    .where = Où s’ouvre la table

## Les conseils des bots. Les effets (`change-…` des jeux) sont des verbes au présent dont le sujet est « ce choix » ; les raisons (`reason-…`) sont des noms : « 2 points de plus ».

# en: 1d3b6c56
button-advise = Que ferait un bot ?
# en: b3cbe9f9
button-advice-yes = Permettre les conseils des bots
# en: e4c661f1
button-advice-no = Arrêter les conseils des bots
# en: 3ade7f9b
advice-is-on = -# Conseils des bots : permis. Quand vous avez à choisir, vous pouvez demander ce que ferait un bot.
# en: c3dd78af
advice-is-off = -# Conseils des bots : non.
# en: 76d6fa86
advice-allowed = Les conseils des bots sont permis désormais ; je préviens la table.
# en: 0cbf727e
advice-ended = Il n’y a plus de conseils des bots ; je préviens la table.
# en: b1772e64
advice-on-told = **Les conseils des bots sont permis** · { $title }, par décision { FORM($player, "de") }. Quand vous avez à choisir, vous pouvez demander dans votre panneau ce que ferait un bot. Il ne se sert que de ce que votre place peut savoir, et personne d’autre ne voit sa réponse.
# en: a6e7b822
advice-off-told = **Il n’y a plus de conseils des bots** · { $title }, par décision { FORM($player, "de") }.
# en: 9b35c4ef
advice = Un bot ({ $level }) choisirait **{ LIST($labels) }**, d’après ce que votre place peut savoir.
# en: 6b778440
advice-effects =
    -# Ce choix{ $further ->
        [yes] , avec une bonne suite,
       *[no] { "" }
    } { LIST($effects) }{ $alike ->
        [yes]  ; le meilleur des autres aussi
       *[no] { "" }
    }.
# en: 4f88408d
advice-effects-though =
    -# Ce choix{ $further ->
        [yes] , avec une bonne suite,
       *[no] { "" }
    } { LIST($effects) }, mais { LIST($though) }{ $alike ->
        [yes]  ; le meilleur des autres aussi
       *[no] { "" }
    }.
# en: 32ae6161
advice-sure = { LIST($effects) }
# en: dfba9e0a
advice-likely = { LIST($effects) } (très probable)
# en: 8c449eee
advice-probable = { LIST($effects) } (probable)
# en: fcc9889c
advice-possible = { LIST($effects) } (possible)
# en: 152c825e
advice-more =
    { $n ->
        [one] { $n } autre
       *[other] { $n } autres
    }
# en: a2e47cb9
advice-why =
    -# Par rapport à **{ LIST($other) }**{ $late ->
        [yes] , en jouant encore un tour ou deux
       *[no] { "" }
    } : { LIST($reasons) }.
# en: 786ba4c6
advice-why-though =
    -# Par rapport à **{ LIST($other) }**{ $late ->
        [yes] , en jouant encore un tour ou deux
       *[no] { "" }
    } : { LIST($reasons) } ; mais { LIST($though) }.
# en: 11a01711
advice-level =
    -# Pour le bot, **{ LIST($other) }** { COUNT($other) ->
        [one] vaut
       *[other] valent
    } à peu près autant.
# en: c16b1641
advice-close = -# C’est serré : le meilleur choix est peut-être **{ LIST($other) }**.
# en: c88b8e76
advice-level-thumb =
    -# Le bot suit une règle simple ; pour autant qu’il puisse calculer, **{ LIST($other) }** { COUNT($other) ->
        [one] vaut
       *[other] valent
    } autant.
# en: 7e74c772
advice-maxim = -# Le bot suit une règle simple : { $maxim }.
# en: 769904b9
advice-maxim-level =
    -# Le bot suit une règle simple : { $maxim }. Pour autant qu’il puisse calculer, **{ LIST($other) }** { COUNT($other) ->
        [one] vaut
       *[other] valent
    } autant.
# en: e4c9576d
advice-thumb = -# Le bot suit une règle simple ; il ne peut pas calculer aussi loin.
# en: 2737aece
advice-only = -# Il n’y a pas d’autre choix.
# en: 64a1e29f
reason-lead =
    { $way ->
        [more]
            { $n ->
                [one] { $n } point d’avance de plus
               *[other] { $n } points d’avance de plus
            }
       *[less]
            { $n ->
                [one] { $n } point d’avance de moins
               *[other] { $n } points d’avance de moins
            }
    }
# en: 2653d490
error-no-advice = Les conseils des bots ne sont pas permis à cette table ; l’hôte peut les permettre avec `/table options`.
# en: 6b329cf7
error-nothing-now = Vous n’avez rien à décider pour l’instant.
# en: 09d35900
error-no-advice-found = Le bot n’a pas trouvé de réponse cette fois ; réessayez.
# en: e1241be0
hurried-told = -# Beaucoup de bots réfléchissent en ce moment ; ceux d’ici jouent pour un temps au niveau rapide.
# en: 79dc739f
error-full-opponents = La table est complète ; l’hôte peut retirer un bot avec le bouton *Ajouter un bot*.
