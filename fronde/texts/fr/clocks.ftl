### Le temps : horloges, rappels, pauses, heures de repos. Les moments sont des secondes pour Discord, qui les montre à l'heure locale.

# en: aaa5f170
time-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
# en: 8e9fe010
time-hours =
    { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }
# en: 37470d10
time-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }

## La salle d'attente

# en: 4cca8b8a
pace-name = Rythme
# en: 7cd72e05
pace-named = **Rythme** · le temps de chacun, de quelques minutes à plusieurs jours
# en: d62f3148
pace-name-none = sans horloge
# en: 722d7cb4
pace-name-relaxed = tranquille
# en: 262119e0
pace-name-daily = quotidien
# en: eb90c78c
pace-name-brisk = vif
# en: 7e7ce1cd
pace-name-own = temps choisis
# en: 8cb8c7bf
pace-none = -# Rythme : sans horloge ; chacun prend le temps qu’il lui faut.
# en: 4f4fdb9d
pace-line = -# Rythme : { $name } · { $bank } au départ, { $turn } de plus par tour, au plus { $most } ; { $answer } pour une réponse hors de votre tour. Temps écoulé : { $late }.
# en: 3f9e3a7b
pace-help = { $bank }, { $turn } de plus par tour, { $answer } par réponse
# en: 120137e9
late-name = Quand le temps est écoulé
# en: 6d76ab18
late-named = **Quand le temps est écoulé** · ce que devient le tour
# en: 13b8390f
late-wait = la table attend
# en: 00160936
late-pass = { $grace } plus tard, l’option permise la moins coûteuse est choisie
# en: 0c126f2a
late-stand-in = { $grace } plus tard, un bot joue à la place
# en: 24e39adb
late-open = { $grace } plus tard, n’importe qui peut prendre la place
# en: 9966efb2
late-label-wait = la table attend
# en: 889eeaff
late-label-pass = l’option permise la moins coûteuse est choisie
# en: 368de50b
late-label-stand-in = un bot joue le tour
# en: f4ade687
late-label-open = n’importe qui peut prendre la place

## Tours et questions

# en: 1c6e273d
deadline-turn = -# Échéance : <t:{ $at }:f> (<t:{ $at }:R>)
# en: 904d499e
deadline-each = -# Échéance pour { $player } : <t:{ $at }:f> (<t:{ $at }:R>)
# en: dd31b354
deadline-paused = -# La table est en pause, et les horloges sont arrêtées.
# en: 6c782494
note-clock = -# Votre échéance : <t:{ $at }:f> (<t:{ $at }:R>)
# en: 8bf0c585
note-clock-late = -# Votre temps est écoulé ; vous pouvez encore répondre jusqu’au <t:{ $at }:f> (<t:{ $at }:R>).
# en: 3f10e5b3
note-paused = -# La table est en pause, et les horloges sont arrêtées.
# en: 7efe26a0
remind-call =
    { $turn ->
        [0] **Votre réponse manque encore**
       *[other] **À vous de jouer**
    }, { $mention } (**{ LIST($seats) }**) · { $title }{ $timed ->
        [0] .
       *[other] , échéance : <t:{ $at }:f> (<t:{ $at }:R>).
    }
# en: fb99e9ef
remind-half = **La moitié de votre temps est écoulée**, { $mention } (**{ LIST($seats) }**) · { $title }, échéance : <t:{ $at }:f> (<t:{ $at }:R>).
# en: 8fa7b4a9
remind-nudge = **Votre temps est presque écoulé**, { $mention } (**{ LIST($seats) }**) · { $title }, échéance : <t:{ $at }:f> (<t:{ $at }:R>). `/clock extend` vous donne un jour de plus.
# en: 0bcbcb48
remind-channel = -# La partie se joue dans { $channel }
# en: fec1de8f
late-told-wait = **En retard**, { $mention } (**{ LIST($seats) }**) · { $title } : votre temps est écoulé ; la table attend.
# en: ddffac33
late-told-pass = **En retard**, { $mention } (**{ LIST($seats) }**) · { $title } : sans réponse de vous d’ici le <t:{ $at }:f> (<t:{ $at }:R>), l’option permise la moins coûteuse est choisie pour vous.
# en: 2adf8f02
late-told-stand-in = **En retard**, { $mention } (**{ LIST($seats) }**) · { $title } : sans réponse de vous d’ici le <t:{ $at }:f> (<t:{ $at }:R>), un bot joue pour vous jusqu’à votre retour.
# en: 3ab37614
late-told-open = **En retard**, { $mention } (**{ LIST($seats) }**) · { $title } : sans réponse de vous d’ici le <t:{ $at }:f> (<t:{ $at }:R>), n’importe qui peut prendre votre place.
# en: 1a1fa7fd
late-sealed-wait = **Le temps de choisir est écoulé** · { $title } : la table attend les joueurs qui n’ont pas choisi.
# en: a228fd58
late-sealed-pass = **Le temps de choisir est écoulé** · { $title } : à partir du <t:{ $at }:f> (<t:{ $at }:R>), l’option permise la moins coûteuse est choisie pour qui n’a pas choisi.
# en: 4cdfa1ed
late-sealed-stand-in = **Le temps de choisir est écoulé** · { $title } : à partir du <t:{ $at }:f> (<t:{ $at }:R>), un bot choisit pour qui n’a pas choisi.
# en: ce1722a4
late-sealed-open = **Le temps de choisir est écoulé** · { $title } : à partir du <t:{ $at }:f> (<t:{ $at }:R>), n’importe qui peut prendre la place d’un joueur qui n’a pas choisi.
# en: f8bfb451
clock-passed = **{ $player }** ({ LIST($seats) }) n’a plus de temps : l’option permise la moins coûteuse est choisie.
# en: 9ccd1764
clock-passed-sealed = Le temps est écoulé : l’option permise la moins coûteuse est choisie pour qui n’a pas choisi.
# en: a736bbec
clock-stand-in = **{ $player }** ({ LIST($seats) }) n’a plus de temps : un bot joue à sa place jusqu’à son retour.
# en: 80fa2c2d
clock-stand-in-sealed = Le temps est écoulé : un bot choisit pour qui n’a pas choisi.
# en: cbc8ec97
clock-extended = **{ $player }** prend un jour de plus pour { LIST(FORM($seats, "article")) } : jusqu’au <t:{ $at }:f>. { $left ->
        [0] C’était le dernier de cette partie.
        [one] Il en reste { $left } dans cette partie.
       *[other] Il en reste { $left } dans cette partie.
    }
# en: 9a6c3137
clock-away = **{ $player }** prend des vacances du <t:{ $from }:D> au <t:{ $until }:D>. Son horloge s’arrête pendant ce temps.
# en: 136f1632
clock-resumed = La pause est finie ; les horloges repartent.
# en: 456287a6
clock-waited = **{ $player }** ({ LIST($seats) }) n’a plus ni temps ni délai de grâce. La table attend. Plus de la moitié des autres peuvent confier la place à quelqu’un d’autre avec `/seat replace`.
# en: c9b4516a
offer-all-told = **Une place libre** · { $title } : { $why ->
        [away] { $player } ne joue plus depuis deux semaines
       *[late] le temps { FORM($player, "de") } est écoulé
    }. N’importe qui peut désormais prendre { LIST(FORM($seats, "article")) } et jouer. En attendant, { $player } peut encore répondre.

## Pauses

# en: bbcf4b23
pause-asked = **Une pause ?** { LIST($people) } · { $title } : { $player } demande d’arrêter les horloges{ $until ->
        [0] { "" } jusqu’à ce que la table vote la reprise.
       *[other] { "" } jusqu’au <t:{ $at }:f>.
    } Il faut l’accord de plus de la moitié des joueurs : il manque encore { $missing ->
        [one] un accord
       *[other] { $missing } accords
    }.
# en: ad9818ce
pause-told = **La table est en pause** · { $title } : les horloges sont arrêtées{ $until ->
        [0] { "" } jusqu’à ce que la table vote la reprise (`/clock resume`).
       *[other] { "" } jusqu’au <t:{ $at }:f>.
    } Vous pouvez jouer quand même si vous le voulez.
# en: a1365a0d
resume-asked = **Reprendre ?** { LIST($people) } · { $title } : { $player } propose de relancer les horloges. Il faut l’accord de plus de la moitié des joueurs : il manque encore { $missing ->
        [one] un accord
       *[other] { $missing } accords
    }.
# en: 53222c3d
resume-told = **La table reprend** · { $title } : les horloges repartent.
# en: 02ee76f1
button-pause = Faire une pause
# en: 7a3df709
button-resume = Reprendre
# en: d7112e13
vote-noted = Votre accord est noté.
# en: 22705d96
extended = Vous avez un jour de plus.

## Refus

# en: 048bde06
error-no-clock = Cette table n’a pas d’horloge.
# en: b553d391
error-pace = Chaque durée d’un rythme va d’une minute à { $days } jours.
# en: fd8940f0
error-duration = Je ne comprends pas cette durée ; écrivez-la comme 36h, 3j ou 90m.
# en: ca0d5240
error-extend-nothing = Vous n’avez rien à décider pour l’instant : vous ne pouvez donc pas prendre un jour de plus.
# en: 2fa9650d
error-extend-none = Vous avez déjà pris vos { $count } jours de plus dans cette partie.
# en: 9cf105e0
error-extend-sealed = Tout le monde choisit en secret : un jour de plus montrerait qui n’a pas choisi.
# en: cc739bf0
error-paused = La table est déjà en pause.
# en: afcab597
error-not-paused = La table n’est pas en pause.
# en: 65539448
error-moment = Je ne comprends pas cette date ; écrivez-la comme 2026-08-01 ou 2026-08-01 18:00.
# en: 7a218a62
error-moment-past = Cette date est passée.
# en: 7947ffd3
error-zone = Il n’y a pas de fuseau horaire { $zone }. Commencez à taper et choisissez dans la liste, par exemple Europe/Paris.
# en: 9e81ac08
error-quiet = Vos heures de repos durent au plus { $hours } heures par jour.
# en: 89753a70
error-quiet-form = Écrivez vos heures de repos comme 22:00-7:30.
# en: 8918bacc
error-holiday-notice = Vos vacances doivent commencer dans { $hours } heures au plus tôt, et se terminer après leur début.
# en: d678f858
error-holiday-long = Cela ferait plus de { $days } jours de vacances dans une année civile, ou en six mois.

## Commandes

# en: 0649307d
command-clock = Le temps dont dispose cette table
# en: 8bc3c31e
command-clock-pace = Régler le rythme de cette table (l’hôte, avant la partie)
    .pace = Un de ces rythmes, ou vos propres temps
    .bank = Vos temps : au départ, par exemple 24h
    .turn = Vos temps : ajouté à chaque tour, par exemple 12h
    .most = Vos temps : au plus, par exemple 3d (3 jours)
    .answer = Vos temps : pour une réponse hors de votre tour, par exemple 24h
    .grace = Vos temps : délai de plus une fois le temps écoulé, par exemple 6h
    .late = Ce qui se passe quand personne ne répond à temps
# en: 7e95f94d
command-clock-extend = Prendre un jour de plus pour votre choix en cours ; possible deux fois par partie
# en: 7739cdaa
command-clock-pause = Demander à la table d’arrêter les horloges
    .until = Un jour, ou un jour et une heure ; laissez vide pour attendre que la table vote la reprise
# en: af2de301
command-clock-resume = Demander à la table de reprendre après une pause

## Notifications, réglages, vacances

# en: 18b61a4f
call-direct = **À vous de jouer** (**{ LIST($seats) }**) · { $title }, dans { $channel }
# en: 8da5a6c3
pings-channel = dans le salon
# en: d1b0ed20
pings-dm = par message privé
# en: 58effdef
pings-both = les deux
# en: 4e9d2a6f
pings-none = nulle part
# en: 0378eaf2
pings-unset = selon chaque serveur
# en: 4f4423d1
settings-title = **Vos réglages**, pour toutes les tables :
# en: c6f79f57
settings-pings = - Notifications : { $where }. `/settings table` les change pour une seule table.
# en: 77943043
settings-stats-mine = - Statistiques : personne d’autre ne voit les vôtres.
# en: 60b9bb3e
settings-stats-shown = - Statistiques : tout le monde peut voir les vôtres avec `/stats`.
# en: c3b5c428
settings-stats-never = - Statistiques : non. Aucun résultat de partie ne vous nomme.
# en: 1a883397
settings-ratings = - Parties classées : vous pouvez y jouer.
# en: afaa8118
settings-no-ratings = - Parties classées : non. Vous n’en jouez pas, et personne ne voit de cote à votre nom.
# en: 0c8978e1
settings-language = - Langue : { $language }.
# en: 2786c826
typed-none = aucune aucun jamais non
# en: 6ebb2abe
settings-quiet = - Heures de repos : de { $begin } à { $end }, { $zone } ; vos horloges s’arrêtent alors.
# en: 96779bac
settings-later = - Vous avez changé vos heures de repos : les nouvelles valent à partir du <t:{ $at }:f>.
# en: 5d8a5673
settings-no-quiet = - Pas d’heures de repos ; fuseau horaire { $zone }. `/settings hours` change l’un et l’autre.
# en: 6465f356
settings-holiday = - Vacances : du <t:{ $begin }:f> au <t:{ $end }:f> ; vos horloges s’arrêtent alors.
# en: 161d43c7
button-settings = Changer mes réglages
# en: 131e7a9f
settings-form = Vos réglages
# en: dcc77ca7
settings-form-pings = Où vous prévenir ?
# en: 26467481
settings-form-zone = Votre fuseau horaire
    .hint = Par exemple Europe/Paris
# en: 7bd2558e
settings-form-quiet = Heures de repos
    .hint = Par exemple 22:00-7:30 ; vos horloges s’arrêtent alors. Laissez vide s’il n’y en a pas
# en: 909059e9
settings-form-from = Vacances à partir du
    .hint = Le premier jour, au moins un jour à l’avance, par exemple 2026-08-01
# en: bcf9298d
settings-form-until = Vacances jusqu’au
    .hint = Par exemple 2026-08-15 ; vos horloges s’arrêtent, et je préviens chaque table
# en: 42329e5e
table-language-set = À partir du prochain message, les messages publics de cette table sont en cette langue : { $language }.
# en: fb76c908
error-one-setting = Choisissez soit où vous prévenir, soit la langue des messages.
# en: 2967968a
table-pings-set = Notifications pour cette table : { $where }.
# en: 4f733e6e
error-holiday-form = Donnez le premier et le dernier jour, par exemple 2026-08-01, ou dites que vous êtes de retour.
# en: 3bc21afe
command-settings = Vos propres réglages, et ce que je conserve sur vous
# en: 8e111d81
command-settings-mine = Vos réglages pour toutes les tables : notifications, langue, statistiques et cotes
    .pings = Où vous prévenir que c’est à vous de jouer
    .stats = Qui voit vos statistiques ; « personne » vous retire aussi définitivement de tous les résultats
    .ratings = Si vous jouez des parties classées
    .language = La langue dans laquelle je vous parle
# en: 472c5441
stats-choice-mine = moi
# en: 978fe01d
stats-choice-shown = tout le monde
# en: 07563d53
stats-choice-never = personne ; me retirer définitivement de tous les résultats
# en: 106f5c91
command-settings-hours = Votre fuseau horaire et vos heures de repos, pour toutes les tables
    .zone = Votre fuseau horaire ; commencez à taper
    .quiet = Quand vos horloges s’arrêtent, par exemple 22:00-7:30 ; ou jamais
# en: 65e7c45b
command-settings-table = Pour cette seule table : où vous prévenir et, si vous en êtes l’hôte, la langue de ses messages
    .pings = Où vous prévenir que c’est à vous de jouer
    .language = La langue des messages publics de cette table ; seul son hôte peut la choisir
# en: a04546f7
command-settings-holiday = Prendre des vacances : vos horloges s’arrêtent, et je préviens chaque table
    .begin = Le premier jour, au moins un jour à l’avance, par exemple 2026-08-01
    .until = Le dernier jour, par exemple 2026-08-15
    .back = Vous êtes de retour ; les vacances à venir sont annulées

## Les tables

# en: 55f47f47
list-mine = **Vos tables**
# en: a6fba03b
list-here = **Sur ce serveur**
# en: 3f9874a3
list-seats = **Places à prendre**
# en: a491d981
list-mine-none = - aucune
# en: 9bfe1e9c
list-here-none = - aucune que vous puissiez voir
# en: 4e9a9fff
list-seats-none = - aucune ; `/table new` ouvre une table
# en: f1e5690c
list-more = -# … et { $count } de plus
# en: 376c20ae
list-line = - { $title } dans { $channel } · { $state }
# en: b67c3aac
list-lobby = { $count } sur { $size } à la table
# en: 383aa107
list-stands = inactive
# en: 6e6ee881
list-yours = **on vous attend**{ $timed ->
        [0] { "" }
       *[other] { "" } jusqu’au <t:{ $at }:f>
    }
# en: 134f0236
list-choice-mine = mes tables
# en: 103b5311
list-choice-here = sur ce serveur
# en: db4bf9ae
list-choice-seats = places à prendre
# en: 84a819e4
button-join-this = Rejoindre : { $title }
# en: 7d439769
followed = Vous suivez cette partie. Une fois par jour, je vous enverrai ce qui s’y est passé. Pour arrêter, tapez de nouveau `/table follow`.
# en: 4e5cd852
unfollowed = Vous ne suivez plus cette partie.
# en: f2cd6ba2
digest = **Résumé** · { $title }, dans { $channel } :
# en: 82a507de
digest-over = **Dernier résumé** · { $title }, dans { $channel } ; la partie est finie :
# en: d8ff689a
button-unfollow = Ne plus suivre
# en: cdb05913
error-follow-many = Vous suivez déjà { $most } parties ; cessez d’abord d’en suivre une.
# en: d660f1e6
error-follow-own = Vous jouez à cette table : je vous dis déjà ce qui s’y passe.
# en: 695aa2d5
command-table-list = Vos tables, celles de ce serveur, et les places à prendre
    .which = Quelles tables montrer
# en: 44c14c55
command-table-follow = Suivre cette partie sans y jouer : un résumé par jour ; à retaper pour arrêter

## Revenir en arrière

# en: 0f6cd9b5
rewind-asked = **Revenir en arrière ?** { LIST($people) } · { $title } : { $player } demande de revenir au début du tour { $turn }. Il faut l’accord de chaque personne nommée ici. Ce que personne n’avait vu à ce moment-là est redistribué.
# en: 06b98fdf
rewind-gone = **Voici ce qui serait annulé :**
# en: 51d5a2df
rewind-shown = **Au début du tour { $turn }** · ce qui diffère de la situation actuelle est marqué. Voici ce qui serait annulé, tour par tour :
# en: ff8fad2b
rewind-turn = **Tour { $turn }**
# en: 904f5bb8
button-rewind-look = Voir ce qui serait annulé
# en: b888b9f9
rewind-refused = { $player } veut continuer : rien n’est annulé.
# en: 048f5352
rewind-done-agreed = **La partie revient en arrière** · { $title } : elle reprend au début du tour { $turn }, à la demande { FORM($player, "de") } et avec l’accord de la table. Tous les choix faits depuis sont annulés, et ce que personne n’avait vu à ce moment-là est redistribué. L’enregistrement garde tout.
# en: 91f142e7
rewind-done-steward = **La partie revient en arrière** · { $title } : elle reprend au début du tour { $turn }, par décision { FORM($player, "de") }, arbitre du serveur d’origine de la table, qui ne joue pas. Tous les choix faits depuis sont annulés, et ce que personne n’avait vu à ce moment-là est redistribué. L’enregistrement garde tout.
# en: 30b5877c
rewind-asked-you = J’ai demandé à la table. La partie revient en arrière si les joueurs concernés sont d’accord ; la demande tombe si quelqu’un continue de jouer.
# en: cb650f23
rewind-done-you = La partie est revenue en arrière.
# en: 2129a693
rewind-refused-you = Rien n’est annulé.
# en: a564bec9
button-rewind-yes = Revenir en arrière
# en: 70c2f806
button-rewind-no = Continuer
# en: 199ea573
error-rewind-nothing = Il n’y a pas de tour où revenir ; pour annuler seulement votre dernier choix, il y a `/undo`.
# en: 74a01fbc
error-rewind-turn = Vous n’avez pas de tour à vous ici ; donnez le numéro du tour.
# en: 4ec339bc
error-rewind-gone = Personne ne demande plus de retour en arrière ; la partie a continué.
# en: 811f980b
error-rewind-other = Cette demande ne s’adresse pas à vous, ou vous avez déjà donné votre accord.
# en: 48171d7f
command-table-rewind = Demander d’annuler votre dernier tour ; pour l’hôte, de revenir à un tour au choix
    .turn = Le numéro du tour (réservé à l’hôte ou à un arbitre) ; laissez vide pour votre dernier tour

## Les droits de chacun

# en: 9483a709
privacy-exported = Tout ce que je conserve sur vous. `/hand` montre ce que vous avez en main dans les parties en cours, et `/review export` montre ce qui a été choisi dans une partie.
# en: 5e5619fe
privacy-ask = **Vous oublier ?** J’efface vos réglages, vos notes, vos coups prévus, vos visites et la liste des parties que vous suivez. Dans chaque partie finie, votre place devient celle d’une personne anonyme. Les parties elles-mêmes restent, sans vous. Si vous avez cédé une place dans une partie qui n’est pas finie, je garde une marque sans votre nom jusqu’à la fin de cette partie : vous ne pouvez y prendre une autre place qu’avec l’accord des autres. Je ne peux pas effacer ce qui est dans les salons de Discord. Cela ne peut pas s’annuler.
# en: 6e1f9e4b
privacy-forgotten = C’est fait : je ne sais plus rien de vous.
# en: 27d5e3af
former-player = une personne anonyme
# en: 9221772f
button-forget = M’oublier
# en: 31620d5a
error-forget-playing =
    Vous jouez encore à { $count ->
        [one] { $count } table
       *[other] { $count } tables
    } : cédez votre place avec `/seat hand-over` ou quittez la salle d’attente, puis redemandez.
# en: 1a00d582
command-settings-privacy = Ce que je conserve sur vous : le recevoir en fichier, ou l’effacer
    .choice = Que faire
# en: 9140bce5
privacy-choice-export = tout, en un fichier
# en: 6d5b426d
privacy-choice-forget = m’oublier ; les parties finies ne montreront qu’« une personne anonyme »

## Consignes

# en: 89917a46
orders-title = **Consignes** : des choix que vous faites à l’avance, pour que le jeu n’ait pas à vous les demander. Personne d’autre ne les voit. Elles ne changent rien aux questions qui vous sont posées maintenant.
# en: c45537b8
order-free = - { $seat } : { $name }
    .you = - { $name }
# en: 5eba1546
order-given = - { $seat } : **{ $name }** · { $ends }
    .you = - **{ $name }** · { $ends }
# en: 997a5b77
order-ends-once = pour une réponse
# en: 7c93f3b2
order-ends-turn = jusqu’à la fin de ce tour
# en: c0abecf3
order-ends-round = jusqu’à ce que chaque place ait joué son tour
# en: 5cc4969c
order-ends-opening = jusqu’à la fin de la mise en place
# en: b8cc737b
button-order = Donner cette consigne
# en: 4bb91565
button-order-off = Retirer la consigne
# en: 45f02158
obeyed = Votre consigne pour { FORM($seat, "article") } · { $title }, dans { $channel } : « { $name } » a choisi **{ $labels }**.
    .you = Votre consigne · { $title }, dans { $channel } : « { $name } » a choisi **{ $labels }**.
# en: d5025e22
unable = Votre consigne pour { FORM($seat, "article") } · { $title }, dans { $channel } : « { $name } » n’est pas possible ici ; c’est donc à vous de répondre.
    .you = Votre consigne · { $title }, dans { $channel } : « { $name } » n’est pas possible ici ; c’est donc à vous de répondre.
# en: d1ea9c63
error-no-order = { $title } n’a pas cette consigne.
# en: 8047d9e1
command-order = Vos consignes dans cette partie : des choix que vous faites à l’avance

## À votre retour

# en: 603a45b9
since-visit-panel = **Depuis votre passage**, dans les tours précédents :
# en: 6888e5af
button-since = Ce qui a changé

## Plusieurs tables à la fois

# en: 803038e7
call-asked =
    { $prompt }{ $count ->
        [0] { "" }
        [one] { " " }({ $count } choix)
       *[other] { " " }({ $count } choix)
    }
# en: 60ec12fe
call-asked-of = { LIST($seats) } : { $asked }
# en: e774a21d
calls = **On vous attend :**
# en: 19932db3
calls-more = **On vous attend aussi :**
# en: 53c0474b
calls-line =
    { $number }. **{ LIST($seats) }** · { $title }, dans { $channel }{ $timed ->
        [0] { "" }
       *[other] { "" }, jusqu’au <t:{ $at }:f> (<t:{ $at }:R>)
    }
    { $asked }
# en: 8c6e1db1
button-table = { $number } · { $title }
# en: 989fbb64
remind-last = La table n’attend plus que vous.

## Places à reprendre

# en: 457c4a18
offer-substitute-told = **Une place à prendre** · { $title } : { $player } cherche quelqu’un pour jouer désormais { LIST(FORM($seats, "article")) }. En attendant, { $player } continue de jouer.
# en: 45552f6b
substitute-asked = La table voit que votre place est disponible. Vous jouez jusqu’à ce que quelqu’un la prenne. Pour retirer l’offre, tapez `/seat hand-over` sans nom.
# en: 584a3e0e
error-substitute-asked = Vous proposez déjà votre place.

## Pour essayer

# en: 294bf391
analysis-title =
    ### { $past ->
        [0] Votre plateau d’analyse
       *[other] Un plateau d’analyse
    } · { $title }{ $over ->
        [0] { "" } · { FORM($seat, "article") } choisit
       *[other] { "" } · fini
    }
    -# Rien de ce qui se passe ici ne touche la partie. { $past ->
        [0] Vous voyez ce que sait votre place ; le reste est distribué au hasard.
       *[other] La partie est finie : toutes les mains sont visibles.
    }
    .you =
        ### { $past ->
            [0] Votre plateau d’analyse
           *[other] Un plateau d’analyse
        } · { $title }{ $over ->
            [0] { "" } · vous choisissez
           *[other] { "" } · fini
        }
        -# Rien de ce qui se passe ici ne touche la partie. { $past ->
            [0] Vous voyez ce que sait votre place ; le reste est distribué au hasard.
           *[other] La partie est finie : toutes les mains sont visibles.
        }
# en: 1404a2b2
board-name = { $title } · plateau { FORM($player, "de") }
# en: 4f88c714
board-thread = Le plateau est dans { $channel } : chacun peut y suivre la partie pas à pas et essayer d’autres coups.
# en: 87edea1b
board-direct = Je ne peux pas ouvrir de fil ici : je vous envoie le plateau par message privé.
# en: 8e391387
board-here = -# Je ne peux ni ouvrir de fil ici ni vous écrire : personne d’autre ne voit ce plateau.
# en: dcd4d76e
error-analysis-gone = Ce plateau est fermé ; `/review analyse` ou `/review import` en ouvre un autre.
# en: e67bf579
error-analyse-turn = Pendant une partie, vous ne pouvez faire des essais que sur la position actuelle, et non sur un tour passé.
# en: 1bcc8743
turning-title =
    ### Tournants de la partie · { $title }
    -# C’est après ces choix que vos chances de gagner ont le plus baissé. Je ne juge que d’après ce que votre place savait, dans des parties imaginées que des bots poursuivent à vue de nez.
# en: c4334078
turning-point = **{ $place }. { $turn ->
        [0] { "" }
       *[other] Tour { $turn } ·{ " " }
    }{ $seat }** : vous avez choisi **{ LIST($choice) }**. Sur { $games } parties imaginées après ce choix, vos chances de gagner étaient en moyenne de { $less } % ; après **{ LIST($better) }**, elles étaient de { $more } %.
    .you = **{ $place }{ $turn ->
            [0] { "" }
           *[other] . Tour { $turn }
        }** : vous avez choisi **{ LIST($choice) }**. Sur { $games } parties imaginées après ce choix, vos chances de gagner étaient en moyenne de { $less } % ; après **{ LIST($better) }**, elles étaient de { $more } %.
# en: 84e2b091
turning-none = **Rien de marquant** · { $title } : autant que je sache, aucun de vos choix ne vous a coûté 8 % ou plus de vos chances de gagner.
# en: c8036cc2
turning-late = -# Le temps a manqué : il y a peut-être d’autres tournants.
# en: 3b0ca4f2
turning-search = Je parcours vos choix. Cela prend jusqu’à dix minutes, car les bots qui doivent jouer passent avant. Le résultat paraîtra ici ; sinon, appuyez de nouveau sur **{ button-turning }** · { $title }.
# en: 3eb3d24d
turning-failed = Je n’ai pas pu finir cette fois. Appuyez de nouveau sur **{ button-turning }**.
# en: 4d726024
button-try-again = Réessayer
# en: 52b06ee2
error-turning-playing = Les tournants se cherchent dans une partie terminée, et celle-ci ne l’est pas.
# en: f74312be
command-review = Revoir une partie, ou faire des essais sur un plateau à vous
# en: e3736cb3
command-review-analyse = Un plateau à vous pour faire des essais, sans toucher à la partie
    .turn = Dans une partie finie : le tour où commencer
# en: 33638354
button-turn-before = Retour au tour { $turn }
# en: 18bab86a
button-turn-after = Vers le tour { $turn }
# en: 2f01b140
imported =
    { $proved ->
        [1] L’enregistrement se rejoue à l’identique, et ses dés sont justes. Dés vérifiables : assurez-vous que la salle d’attente montrait `{ $commitment }`.
       *[other] L’enregistrement se rejoue à l’identique. La table avait une graine fixée : l’enregistrement ne prouve rien sur les dés.
    }
# en: 81670c35
error-no-record = Ce n’est pas l’enregistrement d’une partie jouée ici ; `/review export` en donne un.
# en: 2a3ab4d7
error-record-changed = Cet enregistrement a été modifié, ou ses dés n’y correspondent pas : `python -m fronde verify` montre où.
# en: 22418b2d
error-record-otherwise = Avec les règles actuelles, cette partie se joue autrement que son enregistrement à partir du choix { $number } : `python -m fronde recheck` montre comment.
# en: 7d311e61
command-review-import = Ouvrir l’enregistrement d’une partie finie, dans un fil ou en privé, et la suivre pas à pas
    .file = Le fichier que donne /review export
    .turn = Le tour où commencer
