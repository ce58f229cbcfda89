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

## Le client, tel que simcord l’imite : messages, formulaires, menus et commandes

# en: 95ad2a70
local-client-only-you = Ce message n’est visible que pour vous
# en: 32ad9f2e
local-client-used = { $a } a utilisé
# en: 9f258278
local-client-app = APPLI
# en: bc9b434d
local-client-edited = (modifié)
# en: e2f96c03
local-client-edited-at = Modifié : { $a }
# en: b8c6c140
local-client-thinking = Réflexion en cours…
# en: bca3d8fc
local-client-reply = Répondre
# en: 44a84cac
local-client-edit = Modifier
# en: 7b19bfc2
local-client-delete = Supprimer
# en: 3cdbe291
local-client-pin = Épingler
# en: ce9fa869
local-client-unpin = Désépingler
# en: 64898ae4
local-client-actions = Actions : { $a }
# en: 414b7012
local-client-delete-sure = Supprimer ce message ? C’est définitif.
# en: 56431a39
local-client-page = Salon
# en: 6bdb9f8c
local-client-dialog = Formulaire
# en: 26421851
local-client-earlier = Messages précédents
# en: ce167e0c
local-client-newer = Messages suivants
# en: 607ca546
local-client-latest = Nouveaux messages · aller au dernier
# en: 493bb5c9
local-client-write = Envoyer un message : { $a }{ $b }
# en: 7c4d0b5f
local-client-write-command = Tapez / pour les commandes
# en: 1761bb18
local-client-send = Envoyer
# en: 4c9704c2
local-client-save = Enregistrer
# en: 06faeb09
local-client-enter = { $a } (Entrée)
# en: 75c306f0
local-client-edit-message = Modifier le message
# en: 552a79ec
local-client-editing = Modification du message { $a }
# en: e4d0eb30
local-client-replying = Réponse à { $a } : { $b }
# en: 1e09d650
local-client-cancel-edit = Ne pas modifier
# en: 047adb91
local-client-cancel-reply = Ne pas répondre
# en: 617e2f92
local-client-cancel = Annuler
# en: 4273324e
local-client-submit = Valider
# en: 3fd01108
local-client-close = Fermer
# en: a2048c34
local-client-form-note = Ce formulaire est envoyé à { $a }. N’y mettez ni mot de passe ni autre secret.
# en: 15d3021e
local-client-required = Ce champ est obligatoire.
# en: 11a6e5b4
local-client-too-short = Nombre minimal de caractères : { $a }.
# en: 5a39b2ca
local-client-too-long = Nombre maximal de caractères : { $a }.
# en: 62f941ed
local-client-choose-some = Choisissez au moins une option.
# en: 109e7cff
local-client-choose-one = Choisissez une option.
# en: b657dc40
local-client-choose-valid = Cette valeur n’est pas acceptée.
# en: 3b07b45a
local-client-too-few = Choisissez-en au moins { $a }.
# en: 92512b43
local-client-too-many = N’en choisissez pas plus de { $a }.
# en: 3bce8252
local-client-selected = Choix faits : { $a } ; il en faut de { $b } à { $c }.
# en: faac8d46
local-client-choose-file = Choisissez un fichier
# en: 7151fa36
local-client-files = Fichiers : { $a } au plus, de 10 Mo chacun.
# en: f61f80db
local-client-drop = Déposez des fichiers ici ou
# en: df520f70
local-client-browse = choisissez-les
# en: 4a165f49
local-client-file-too-large = C’est trop gros pour être envoyé.
# en: 3112277f
local-client-file-type = Ce type de fichier n’est pas accepté.
# en: d51bb99a
local-client-remove = Retirer { $a }
# en: 071cc0ca
local-client-select = Choisissez une option
# en: 7955cbc4
local-client-select-several = Choisissez une ou plusieurs options
# en: 83e16d66
local-client-clear = Effacer le choix
# en: 0b57a23e
local-client-search = Chercher dans les options
# en: 77a78e59
local-client-previous = Précédent
# en: f9959355
local-client-next = Suivant
# en: 5e5676d5
local-client-apply = Valider
# en: affbe1c3
local-client-tick = Cochez, puis Valider
# en: c106bc6b
local-client-loading = Chargement…
# en: 97cce372
local-client-none = Aucune option
# en: 09110e63
local-client-failed = Options indisponibles
# en: a87a6d32
local-client-more-commands = Il y a d’autres commandes : continuez à taper
# en: cf2f4e48
local-client-commands = COMMANDES
# en: 0a1437f8
local-client-members = MEMBRES
# en: c0a1ca67
local-client-roles = RÔLES
# en: e518c418
local-client-channels = SALONS
# en: 5ada9d56
local-client-matching = CHOIX { $a }
# en: aae4700a
local-client-optional = +{ $a } en option
# en: 77c8377c
local-client-more = de plus
# en: 797ae418
local-client-show-commands = Commandes de { $a }
# en: 9acc0b44
local-client-command = Commande /{ $a }
# en: 85dcb554
local-client-leave-command = Quitter la commande
# en: 0056c5b5
local-client-command-gone = Cette commande n’existe plus.
# en: de5bdf81
local-client-missing = Options obligatoires manquantes : { $a }
# en: c6f5e946
local-client-out-of-range = C’est trop long, trop grand ou trop petit.
# en: 85da83ad
local-client-lost = Connexion perdue ; nouvel essai…
# en: 1b4465bc
local-client-back = Connexion rétablie.
# en: 7cd67a1f
local-client-ended = Cette page est fermée. Rouvrez-la depuis la première page.
# en: e5e71ac2
local-client-is-required = , obligatoire
# en: ff5cf6e1
local-client-unknown = Auteur inconnu
# en: 5a43b251
local-client-used-alone = Commande utilisée :
# en: fe93df66
local-client-count = Commandes : { $a }
# en: c09602b4
local-client-missing-there = /{ $a } ; options obligatoires manquantes : { $b }
# en: 75f9676a
local-client-dropped = La commande a changé. Valeurs retirées : { $a }
# en: 09a1edc8
local-client-option-gone = Une option choisie n’existe plus.
# en: a5f50117
local-client-wait = Attendez la réponse au dernier clic.
