### Ce que règlent les administrateurs d'un serveur, et ce que demande la personne qui gère le bot.

# en: 2fd2a3cc
setup-title = **Ce serveur**
# en: 57aa0e36
setup-where = - Les tables s’ouvrent dans <#{ $channel }>.
# en: cfcb1c1f
setup-anywhere = - Les tables peuvent s’ouvrir dans tout salon où je peux écrire.
# en: fe68ded1
setup-who = - Les membres qui ont le rôle <@&{ $role }> peuvent ouvrir une table.
# en: 5c8a70ab
setup-anybody = - Tout le monde peut ouvrir une table.
# en: 6cf5126a
setup-steward = - Arbitres, qui s’occupent des tables : qui gère tous les salons, et les membres qui ont le rôle <@&{ $role }>.
# en: accb435d
setup-no-steward = - Arbitres, qui s’occupent des tables : qui gère tous les salons.
# en: 457b892b
setup-threads = - Chaque table a son propre fil, là où je peux en ouvrir un.
# en: 45738a1d
setup-no-threads = - Les tables sont dans le salon même.
# en: e9b8a176
setup-forum = - Chaque table est une publication dans <#{ $forum }>, si je peux l’y ouvrir ; le tag montre où en est la table.
# en: 3f86c79b
setup-lacks = **Rien n’est encore enregistré.** Il me manque la permission { LIST(FORM($permission, "de")) } là où ces réglages l’exigent. Donnez-la-moi et vérifiez de nouveau, ou enregistrez quand même.
# en: e8c44a66
button-setup-again = Vérifier de nouveau
# en: 244240d5
button-setup-anyway = Enregistrer quand même
# en: 2af11180
button-setup-tables = Où s’ouvrent les tables, et par qui
# en: 4f5507cb
button-setup-talk = Notifications, langue et autres réglages
# en: fa7752d1
button-setup-more = Ligues et problème du jour
# en: 5b16b1c4
setup-form = Ce serveur
# en: 417d17f9
setup-form-channel = Le seul salon des tables ; vide : tous
# en: a69b09ca
setup-form-forum = Un forum : une publication par partie
# en: f16cc040
setup-form-threads = Un fil pour chaque partie ?
# en: 01eca40b
setup-form-role = Qui peut ouvrir une table ; vide : tous
# en: 6c82e5af
setup-form-steward = Arbitres, outre qui gère les salons
# en: 559facf0
setup-form-queue = Le salon où trouver avec qui jouer
# en: 8dbaacc4
setup-form-pings = Où prévenir qui n’a rien choisi ?
# en: fc414e1d
setup-form-language = La langue que je parle en public
# en: e1272748
setup-form-stats = Des statistiques pour ce serveur ?
# en: 9faa72f9
setup-form-leagues = Nombre de tables de ligue à la fois
# en: bb6f69dc
setup-form-ratings = Des parties classées sur ce serveur ?
# en: dfd8187a
setup-form-puzzles = Le salon du problème du jour
# en: 30b50cf0
setup-forum-tags =
    Il manque au forum { COUNT($tags) ->
        [one] ce tag
       *[other] ces tags
    } : { LIST($tags) }. Je ne peux pas créer de tags. Créez ce qui manque, et je le mettrai sur les publications.
# en: 484cf3b9
setup-queue = - On trouve des gens avec qui jouer dans <#{ $channel }>.
# en: e4572c5a
setup-no-queue = - Il n’y a pas de salon où trouver des gens avec qui jouer. `/fronde setup attente:` en désigne un.
# en: bb429486
setup-puzzles =
    - Un problème paraît chaque jour dans <#{ $channel }>{ $silent ->
        [0] .
       *[other] { "" }, dès que j’y aurai la permission { LIST(FORM($lacks, "de")) }.
    }
# en: 918a3f78
setup-no-puzzles = - Aucun salon ne reçoit le problème du jour. `/fronde setup problèmes:` en désigne un.
# en: 269ab161
setup-pings = - Notifications de qui n’a rien choisi avec `/settings mine` : { $where }.
# en: 6bef4ace
setup-stats = - Statistiques : `/stats` montre celles de ce serveur, et celles des membres qui le permettent.
# en: a839eedc
setup-no-stats = - Statistiques : non. `/stats` ne montre à chacun que les siennes.
# en: b0aae19f
setup-ratings = - Parties classées : l’hôte d’une table peut en demander une.
# en: 67427fbf
setup-no-ratings = - Parties classées : non. Aucune partie ne peut être classée ici.
# en: 96f3ec42
setup-leagues =
    - Ligues : { $count ->
        [one] { $count } table ouverte
       *[other] { $count } tables ouvertes
    } à la fois, au plus.
# en: c5f305b5
setup-language = - Langue en public : { $language }.
# en: 60b721f4
language-en = anglais
# en: 2b42fcfe
language-fr = français
# en: d3eee617
language-client = celle de Discord
# en: 7b000b12
setup-own-language = la langue du serveur
# en: 5a72b4a0
status = **Depuis** le { $since } : { $servers ->
        [one] { $servers } serveur
       *[other] { $servers } serveurs
    }, { $tables ->
        [one] { $tables } table ouverte
       *[other] { $tables } tables ouvertes
    }, dont { $games } avec une partie en cours, { $loaded } en mémoire. { $waiting ->
        [one] { $waiting } message attend
       *[other] { $waiting } messages attendent
    }, le plus ancien depuis { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } ; { $given_up ->
        [one] { $given_up } a été abandonné
       *[other] { $given_up } ont été abandonnés
    }.
# en: 7c0c1acb
status-process =
    - Processus { $process } : { $count ->
        [one] fragment { LIST($shards) }
       *[other] fragments { LIST($shards) }
    } sur { $total }, dernier signe il y a { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }.
# en: 665aa4fb
status-waits = - Processus { $process }, en attente de l’arrêt d’un autre.
# en: ca23fd3c
status-copies = **Copies.** { $reason } (`docs/operating.md`)
# en: f31fce88
status-results = **Résultats des parties anciennes.** { $missing ->
        [0] Il n’en manque aucun
        [one] Il en manque encore un
       *[other] Il en manque encore { $missing }
    } ; { $unreadable ->
        [0] toutes les parties sont lisibles.
        [one] une partie est illisible.
       *[other] { $unreadable } parties sont illisibles.
    }
# en: 5b5e8378
status-usage = **Les 30 derniers jours.** { $opened ->
        [one] { $opened } table ouverte
       *[other] { $opened } tables ouvertes
    }, dont { $filled } au complet et { $finished } jusqu’à la fin de la partie. Jusqu’ici, { $first ->
        [one] { $first } personne a commencé
       *[other] { $first } personnes ont commencé
    } une première partie, { $second } une deuxième, { $fifth } une cinquième.
# en: 3ff46833
status-gaps = **Temps d’un tour à l’autre** : moins d’un jour { $days0 }×, un jour { $days1 }×, deux jours { $days2 }×, plus { $days3 }×.
# en: c117cf05
status-stuck =
    - Table { $table } : { $count ->
        [one] { $count } message abandonné
       *[other] { $count } messages abandonnés
    } ({ $fault })
# en: f95c6629
told-all =
    { $count ->
        [one] Envoyé à { $count } table.
       *[other] Envoyé à { $count } tables.
    }
# en: 3d62342d
operator = **Un message de la personne qui gère ce bot** : { $words }
# en: bf9c7f67
table-opened-in = La table est ouverte dans { $channel } · { $title }. Appuyez là-bas sur Rejoindre pour jouer.
# en: c8184b9c
table-opened-homeless = -# Ce serveur a un forum pour les tables, mais je ne peux rien y publier : il me manque une permission, ou le forum exige un tag que je ne connais pas.
# en: 5348fc40
forum-tag-open = place libre
# en: 40e14de2
forum-tag-playing = en cours
# en: 3d2f2e7a
forum-tag-over = finie
# en: 5e9ceb73
forum-opened = **{ $title }** : { $player } ouvre une table. Appuyez sur Rejoindre pour jouer.
# en: 7109c9df
error-other-channel = Sur ce serveur, les tables s’ouvrent dans <#{ $channel }>.
# en: b579f029
error-other-role = Sur ce serveur, seuls les membres qui ont le rôle <@&{ $role }> ouvrent des tables.
# en: df1dae56
error-no-forum = Je ne vois pas ce forum ; donnez-moi d’abord la permission de le voir.
# en: c0d4539d
error-administrators = Il faut avoir le droit de gérer ce serveur pour faire cela.
# en: 9fceb738
error-owner-only = Seule la personne qui gère ce bot peut faire cela.
# en: 5243fe09
command-fronde = Les réglages du bot sur ce serveur, et son état
# en: bd4ade1d
command-fronde-setup = Où les tables s’ouvrent, qui les ouvre, et comment
    .channel = Le seul salon où s’ouvrent les tables
    .role = Le rôle dont les membres peuvent ouvrir des tables
    .steward = Le rôle dont les membres sont arbitres, outre qui gère tous les salons
    .threads = Si chaque partie a son propre fil
    .forum = Le forum où chaque partie a sa publication
    .pings = Où prévenir les personnes qui n’ont rien choisi elles-mêmes
    .language = La langue que je parle ici en public
    .stats = S’il y a des statistiques de ce serveur
    .ratings = Si les parties d’ici peuvent être classées
    .queue = Le salon où trouver des gens avec qui jouer
    .leagues = Combien de tables de ligues peuvent être ouvertes à la fois
    .puzzles = Le salon où paraît le problème du jour
    .reset = Effacer d’abord les réglages précédents
# en: 1b21691f
command-fronde-status = L’état du bot, pour la personne qui le gère
# en: bcf0fdb3
command-fronde-reports = Les textes que les lecteurs ont signalés, dans un fichier, pour la personne qui gère le bot
# en: 0f2e078c
reports =
    { $count ->
        [0] Personne n’a signalé de texte.
        [one] Un texte signalé ces trois derniers mois.
       *[other] { $count } textes signalés ces trois derniers mois.
    }
# en: 50bc3dae
command-fronde-tell = Envoyer un message à toutes les tables ouvertes, pour la personne qui gère le bot
    .words = Le message
