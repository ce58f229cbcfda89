### Les statistiques, surtout les mots d'une image : courts, sans balisage.

# en: 102f369e
command-stats = Statistiques : les vôtres, ou celles d’un joueur, d’un jeu ou de ce serveur
    .player = Un joueur qui montre ses statistiques
    .game = Seulement ce jeu ; sans l’option joueur, les parties de tout le monde
    .server = Toutes les parties de ce serveur
# en: 78a3bf7c
stats-page-overview = Aperçu
# en: 22770c81
stats-page-roles = Rôles
# en: c53b8fb5
stats-page-people = Joueurs
# en: ff561bf6
stats-page-records = Titres et parties longues
# en: 37274bf8
stats-under = { $page } · { $game }, parties à plusieurs
# en: 7e7abb9c
stats-titles-note = Chaque rôle a un titre sur ce serveur. Il revient à la dernière personne qui a gagné avec ce rôle.
# en: 080150f4
stats-all-games = tous les jeux
# en: cc2998f5
stats-here = Ce serveur
# en: bd870300
stats-games = parties
# en: e8412da5
stats-wins = victoires
# en: 665ba4ba
stats-won = gagnées
# en: cc1b92cc
stats-of = { $part } sur { $whole }
# en: dfae7a3f
stats-apart = en solo ou contre des bots
# en: 382c4876
stats-apart-won = gagnées en solo ou contre des bots
# en: 1a150640
stats-unfinished = inachevées
# en: 3fda2b0a
stats-share = part
# en: 88f5e2c1
stats-places = Rangs
# en: 80a1e081
stats-place =
    { $place ->
        [1] 1er
        [2] 2e
        [3] 3e
       *[other] { $place }e
    }
# en: b6770175
stats-by-game = Jeux
# en: 1b9a1dd2
stats-by-size = Nombre de joueurs
# en: 65307005
stats-size =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
# en: 9fba1874
stats-pace = Temps de réponse habituel
# en: e9fe9894
stats-quarter = au plus, 1 partie sur 4
# en: 80bcf44d
stats-half = au plus, 2 sur 4
# en: 5ae746e8
stats-three-quarters = au plus, 3 sur 4
# en: 292d2f7e
stats-roles = Rôles
# en: c492cdba
stats-people = Face à face
# en: 1f752928
stats-players = Joueurs
# en: 8cab445c
stats-ahead = devant
# en: ad6c5a8b
stats-behind = derrière
# en: 6f939135
stats-somebody = quelqu’un
# en: a56c594d
stats-titles = Titres
# en: 94689b96
stats-titles-own = Titres sur ce serveur
# en: f4a77758
stats-holder = { $role } : { $name }
# en: 4e3e655f
stats-holds = depuis { $since }
# en: 1cf2171d
stats-held = { $since } – { $until }
# en: 3939e753
stats-before = avant : { $names }
# en: 3a77394e
stats-longest = Parties longues
# en: 553cafcf
stats-choices = choix
# en: 873bab11
stats-ratings = Cotes
# en: be6db784
stats-rating = cote
# en: 4e679b36
stats-range = marge
# en: 2937b01f
stats-points = points
# en: 19dec984
stats-handicaps = Ce que vaut un rôle
# en: 4d173db6
stats-task = Le jeu lui-même
# en: 1bbfa5c3
stats-time = durée
# en: acb89097
stats-dice = Dés
# en: 671e525a
stats-rolled = lancés
# en: 67f9b011
stats-total = total
# en: 6440d36e
stats-expected = attendu
# en: 1b0f9d97
stats-luck = { $unit } · séries plus heureuses : { $percent }
# en: f4629203
stats-nothing = Rien encore
# en: a5a6aaf5
stats-none-person = Il n’y a pas encore de statistiques : aucune partie n’est finie.
# en: 09043ca6
stats-none-server = Aucune partie de ce serveur n’est encore finie.
# en: f8450476
stats-none-title = Personne n’a encore joué ce jeu jusqu’au bout.
# en: 313a4321
rated-is-on = -# Partie classée : oui. Votre rang compte pour votre cote, et il n’y a pas de conseil.
# en: 41c8a705
rated-is-off = -# Partie classée : non.
# en: a2c9519d
button-rated-yes = Partie classée
# en: c6bab04f
button-rated-no = Partie non classée
# en: 8d751401
error-rated-advice = Cette partie est classée, donc sans conseil. Avant qu’elle se lance, l’hôte peut en faire une partie non classée.
# en: ee0c6b14
error-rated-mine = Vous ne jouez pas de parties classées, or celle de cette table en est une. `/settings mine` les permet de nouveau ; ou bien l’hôte peut faire de celle-ci une partie non classée.
# en: 35d01290
error-rated-player = { $player } ne joue pas de parties classées : celle de cette table ne peut donc pas être classée. L’hôte peut en faire une partie non classée avec `/table options`.
# en: 29e10217
error-rated-server = Ce serveur ne permet pas de parties classées. L’hôte peut faire de cette table une partie non classée avec `/table options`.
# en: da55a08d
error-stats-never = Vous avez désactivé vos statistiques. `/settings mine` les réactive, pour les nouvelles parties.
# en: f81a0955
error-stats-server = Ce serveur a désactivé les statistiques. `/stats` sans option vous montre les vôtres.
# en: 62ec2942
error-stats-hidden = Les statistiques de ce joueur sont privées ; `/settings mine` lui permet de les partager.
