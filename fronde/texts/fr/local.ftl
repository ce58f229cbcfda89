### La table locale : le bot dans un navigateur, sur votre ordinateur


## La page d’accueil

# en: 15455fe0
local-page = Fronde : la table locale
# en: 01334012
local-intro = Des jeux de plateau sur l’histoire de France. Le bot connaît les règles, distribue les cartes et vous montre ce que vous pouvez faire. Choisissez un jeu : on vous appelle quand c’est à vous de jouer.
# en: 7c65284e
local-start = Commencez ici
# en: fb7eb77e
local-board = Le plateau de { $title }
# en: ed5fc88d
local-play = Jouer contre des bots
# en: a661029c
local-deal = Tenir toutes les places
# en: 3a7253b5
local-learn = Apprendre
# The name of a button for a screen reader
# en: abac3283
local-button = { $button } : { $title }
# en: a9fe2797
local-where = Vos parties
# en: 5797f1d5
local-starting = Démarrage…
# en: 4914d3ed
local-private = Messages privés
# en: 586fb34b
local-private-note = À une table où vous tenez toutes les places, les secrets de chacun sont ici.
# en: b889a864
local-how = Comment ça marche
# en: 36f17216
local-how-people = C’est le vrai bot, avec sa vraie base de données. Seul Discord n’est qu’une imitation : cet ordinateur en tient lieu, et rien ne sort de l’ordinateur. Vous êtes { $me }. { LIST($others) } sont là aussi, et vous pouvez prendre la place de chacun : choisissez le nom dans **{ $viewing }**.
# en: 8ba536b7
local-how-buttons = **{ $play }** lance une partie où vous avez une place et des bots les autres. **{ $deal }** lance une partie où vous jouez pour tout le monde : le bouton jaune, en haut, vous met à la place de qui doit jouer. **{ $learn }** vous guide dans une première partie. Si une partie est en cours dans **#{ $channel }**, la suivante a son propre fil.
# en: ae7f9503
local-how-commands = Tout peut aussi se taper comme sur Discord : `/` donne la liste des commandes, par exemple `/table new`.
# en: 75b72ec8
local-tools = Outils
# en: a9c90594
local-thread = Ouvrir un fil
# en: 44d98f4e
local-thread-note = Pour une autre partie, un fil : un salon ou un fil n’accueille qu’une partie à la fois.
# en: d3fd7c45
local-thread-name = Comment appeler ce fil ?
# en: b23116b3
local-thread-example = deuxième partie
# en: aee331df
local-restart = Arrêter et relancer le bot
# en: b7e53f91
local-restarting = Redémarrage…
# en: 5a7b0bb9
local-restarted = Le bot est relancé. Tous les anciens boutons marchent encore.
# en: 287489a3
local-lost = Le bot n’est pas revenu ; voyez le terminal.
# en: 173d11fd
local-stopped = Le bot s’est arrêté. Relancez-le dans le terminal.
# en: 6595a900
local-moment = Un instant…
# en: 543911c1
local-end = Ctrl-C dans le terminal arrête tout. Vos parties sont gardées, et vous les retrouvez au prochain démarrage.

## La barre et un salon vide

# en: ede8617c
local-viewing = Vous êtes
# en: c222168d
local-all = Tous les jeux
# en: 61a8aa3a
local-menu = Menu
# en: 1319a0de
local-other = La page de quelqu’un d’autre
# en: 47803e64
local-again = Recommencer
# en: b78db307
local-again-sure = Finir cette partie et la recommencer
# en: 43b8ea36
local-be = Jouer pour { $name }
# en: fdd9b19c
local-empty-direct = Ce que le bot dit à { $who } en privé arrive ici.
# en: 1e9fd0df
local-empty = Personne ne joue encore ici
# en: 8f702423
local-empty-note = Jouez contre des bots, ouvrez une table à plusieurs, ou apprenez un jeu avec un guide.
# en: 700cfa96
local-commands = Toutes les commandes s’obtiennent aussi avec `/`, dans le champ ci-dessous.

## Les lieux

# en: 74e8cbae
local-messages = Messages { FORM($who, "de") }
# en: 73781467
local-place-table = #{ $name }
# en: a3f1bdbc
local-place-thread = Fil : { $name }
# en: 9a514256
local-place-as = { $place }, vu par { $who }
# en: 929e3297
local-picture = une image
# en: 7ac50168
local-nothing = encore rien

## Ce qui est refusé

# en: 2f6c9e84
local-no-game = Ce jeu n’existe pas.
# en: 76b7c4ba
local-no-picture = Cette image n’existe pas.
# en: e8744a1c
local-no-button = Ce bouton n’existe pas.
# en: 4727f215
local-no-person = Personne ne porte ce nom.
# en: 8e05b918
local-no-name = Un fil a besoin d’un nom.
# en: 1b9aed99
local-no-table = On n’a encore rien joué ici.
# en: 760392b9
local-old-page = Cette page date d’un démarrage précédent du bot ; rouvrez la première page.
# en: 4f6b7b2c
local-not-ready = Le bot démarre ; réessayez dans un instant.
# en: 5bbebb18
local-foreign = La table locale n’existe que sur cet ordinateur.
