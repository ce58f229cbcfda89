### La table : salle d'attente, panneau, messages, commandes. Ce que tous les jeux ont en commun.


## Salle d'attente

# en: b6aefda6
lobby-title = ## { $title }
# en: 3a08b68c
lobby-players = **À la table : { $count } sur { $size }**
# en: 318c438d
lobby-player = - { $player } · { $role }
# en: 93e78737
lobby-missing =
    { $count ->
        [one] Il manque **{ $count } joueur**. Ensuite, chacun à la table peut appuyer sur **Lancer la partie**.
       *[other] Il manque **{ $count } joueurs**. Ensuite, chacun à la table peut appuyer sur **Lancer la partie**.
    }
# en: 005fbcca
lobby-full =
    { $people ->
        [1] **Tout est prêt** : appuyez sur **Lancer la partie** quand vous voulez.
       *[other] **Tout le monde est là** : chacun de vous peut appuyer sur **Lancer la partie**.
    } Ensuite, { $drawn ->
        [0] les options sont fixées,
       *[other] les rôles que personne n’a choisis sont distribués au hasard, les options sont fixées,
    } chacun reçoit ses informations secrètes, et j’appelle ici la première personne à jouer.
# en: 73bfbf24
lobby-misfit = Avec ces options, on joue à { LIST($counts, style: "or") } joueurs. L’hôte peut changer les options ou le nombre de joueurs avec **Options**.
# en: 0aafb93b
lobby-sizes = -# Se joue à { LIST($counts, style: "or") } joueurs. L’hôte règle le nombre avec *Options*.
# en: ebb4164d
size-name = **Nombre de joueurs** · et qui joue quoi
# en: f7216d25
size-choose = À combien jouez-vous ?
# en: 5650ecf1
size-entry =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
# en: b471541d
size-roles = { LIST($seat) }
# en: e01807db
lobby-begun = La partie est lancée.
# en: ba3884b7
chance-promised = -# Chacun peut vérifier les dés après la partie. Dés vérifiables : ||`{ $commitment }` est le SHA-256 de mon secret ; les clics sur Rejoindre s’y mêlent : { $salts }||
# en: 43eb3044
chance-shown = -# Chacun peut vérifier les dés : `/review export` donne l’enregistrement, et `python -m fronde verify` contrôle chaque tirage. Dés vérifiables : ||secret `{ $key }`, clics sur Rejoindre : { $salts }||
# en: 72305cf8
chance-fixed = -# Cette table a une graine fixée, pour des essais : ses dés ne prouvent rien.
# en: d452b4f7
lobby-runs = { $player } joue { LIST(FORM($seats, "article")) }.
# en: 918154a7
lobby-nobody = { FORM($seat, "debut") } n’a pas de joueur ; à chaque tour, je dis qui joue à sa place.
# en: cbe9908c
lobby-role = Rejoindre avec un rôle
# en: 3c14103c
role-any = rôle indifférent
# en: 647930a4
option-line = -# { $name } : { $value }
# en: c2f3932f
values-list = { LIST($values) }
# en: 3c9b41b6
own-file = un fichier à vous ({ $file })
# en: b313cc99
option-no-file = celui du jeu
# en: 43775fed
own-file-how = -# { $name } : `/table board` avec un fichier met le vôtre ; sans fichier, vous jouez sur celui du jeu.
# en: 3b648137
board-set = Vous jouerez sur { $file }.
# en: 8e753118
board-unset = Vous jouerez sur le plateau du jeu.
# en: 0d8cc71a
board-faults = Vous ne pouvez pas jouer sur { $file } :
# en: 8af5c33e
board-more-faults =
    { $count ->
        [one] … et encore { $count } défaut.
       *[other] … et encore { $count } défauts.
    }
# en: 1392317b
options-title = **Options**
# en: 4dd1b405
options-changed = **Autres changements**
# en: 2ed7c129
options-entry = **{ $name }** : { $value }
# en: cee1f053
yes = oui
# en: 8b9b2791
no = non
# en: afa69b09
button-join = Rejoindre
# en: 8707e5d2
button-leave = Quitter
# en: 60a86031
button-start = Lancer la partie
# en: b970cd60
button-options = Options
# en: 68ec05ab
button-lists = Choisir dans toutes les listes à la fois
# en: 15b6dc8e
button-rest = Choisir le reste pour moi
# en: f4084745
rest-chosen = Choix faits pour vous, dans cet ordre : { $choices }. **Annuler** retire le dernier ; **Tout annuler** retire tous ceux qui peuvent l’être.
# en: d5909c3e
rest-lasts = Quand la mise en place redonnera la main { FORM($seat, "a") }, je choisirai pour vous. **Annuler** y met fin, et `/order` aussi.
    .you = Quand la mise en place vous redonnera la main, je choisirai pour vous. **Annuler** y met fin, et `/order` aussi.
# en: 680f2800
lists-then = Et ensuite
# en: ebbf8ab6
button-terms = Changer plusieurs options à la fois
# en: f4c298c9
options-checks = En jeu
# en: 60619824
table-opened = La table est ouverte · { $title }. Appuyez sur Rejoindre pour jouer.
# en: 67e5d5cc
table-opened-full =
    La table est de nouveau ouverte · { $title }. Toutes les places sont prises : { $alone ->
        [1] appuyez sur Lancer la partie quand vous voulez.
       *[other] chacun de vous peut appuyer sur Lancer la partie.
    }
# en: c9381948
table-opened-alone = La table est ouverte, pour vous en solo · { $title }. Appuyez sur Lancer la partie quand vous voulez.
# en: 1daaed8f
table-alone = -# Vous pouvez aussi jouer à ce jeu en solo : `/table new jeu:{ $game } places:1`, dans n’importe quel salon.
# en: 92fc8a26
joined = Vous avez une place ({ $role }).
# en: c445c9d6
left = Vous avez quitté la table.
# en: 5ea0df52
started = La partie commence.
# en: 9dc2633b
table-closed = La table est fermée.
# en: a15993bb
lobby-closed = Cette table est fermée · **{ $title }**.
# en: bcc3d86e
table-ended = La partie s’arrête sans vainqueur · **{ $title }**.
# en: 86c433e4
offer-made = Vous proposez votre place à { $player }. Elle reste la vôtre jusqu’à ce que l’offre soit acceptée. Pour la retirer, tapez `/seat hand-over` sans nom.
# en: 2d34fc9d
offer-withdrawn = Votre offre est retirée.
# en: 3bdb2f30
offer-accepted = La place est à vous : `/turn` montre ce que vous pouvez choisir, `/hand` ce que vous avez en main.
# en: 49605f11
offer-declined = Vous avez refusé la place.
# en: dd76f340
offer-told = **Une place pour vous**, { $mention } · { $title } : { $player } vous propose { LIST(FORM($seats, "article")) }. Si vous acceptez, vous jouez aussitôt ; jusque-là, { $player } continue de jouer.
# en: 286da700
offer-withdrawn-told = { $player } a retiré son offre et continue de jouer.
# en: 160fb9e1
offer-declined-told = Personne n’a pris la place ; { $player } continue de jouer.
# en: 98494db2
offer-accepted-told = Quelqu’un a pris la place que proposait { $player }.
# en: cafd6912
hand-over-told = **Votre place**, { $mention } · { $title } : { $player } vous a cédé { LIST(FORM($seats, "article")) }. Vous jouez désormais.
# en: 468c5f59
move-told = **La partie est ici maintenant**, { LIST($people) } · { $title } : { $player } a déplacé la table, et elle continue dans ce salon.
# en: 277bc90c
move-gone = La partie continue dans { $channel } · **{ $title }**.
# en: 64acd26f
moved = La table est ici maintenant.
# en: 397a35da
moved-there = Votre accord est noté. La table est maintenant dans { $link }.
# en: 1000dfcc
move-asked = **Changer de serveur ?** { LIST($people) } · { $title } : { $player } propose de continuer dans { $what }. La table s’y déplace si plus de la moitié des autres joueurs sont d’accord : il manque encore { $missing ->
        [one] un accord
       *[other] { $missing } accords
    }.
# en: 78ba6e02
move-asked-you = J’ai demandé aux autres joueurs. La table se déplace dans { $link } si plus de la moitié d’entre eux sont d’accord.
# en: 04024c60
move-away = La partie continue dans { $link } · **{ $title }**, comme { $player } l’a proposé et avec l’accord des joueurs. Un autre vote peut la ramener (`/table move`).
# en: cf23b3ef
shown-again = La table est de nouveau affichée ici.
# en: 0d08d842
table-which = Vous avez une place à plusieurs tables. De laquelle s’agit-il ?
# en: c740e223
table-with =
    { $count ->
        [0] personne d’autre pour l’instant
       *[other] avec { $people }
    }
# en: ddc31386
hand-given = Vous avez cédé votre place ; vous n’avez plus rien à faire ici.
# en: 68fe362e
vote-call = **Un vote**, { LIST($people) } · { $title } : { $player } propose d’arrêter cette partie sans vainqueur. Elle s’arrête si chaque personne nommée ici est d’accord.
# en: 3ed3b840
vote-lapses = -# Le vote expire <t:{ $at }:R>.
# en: fb7adc20
vote-lapsed = Le vote { $what } a expiré · { $title } : trop peu d’entre vous ont donné leur accord à temps.
# en: f55479e9
vote-gone = Le vote { $what } est annulé · { $title } : la situation a changé.
# en: 2750c04f
vote-on-end = sur l’arrêt de la partie
# en: 2d29ebe0
vote-on-pause = sur la pause
# en: 463c6520
vote-on-back = sur le retour en arrière
# en: 02311802
vote-on-swap = sur la reprise d’une place
# en: 33306a24
vote-on-move = sur le changement de serveur
# en: 3721122d
vote-on-host = sur un autre hôte
# en: e48129f5
vote-off = { $player } veut continuer : la partie se poursuit.
# en: 0d2bb5b6
vote-counted = Votre accord pour arrêter la partie est noté. Elle s’arrête si tout le monde est d’accord.
# en: f9c1fa4e
vote-refused = Vous voulez continuer ; le vote est annulé.
# en: 405b0fc2
button-offer-yes = Prendre la place
# en: 2b3e3e02
button-offer-no = Non merci
# en: c6873192
button-end-yes = Arrêter la partie
# en: 510c5c05
button-end-no = Continuer

## Le salon

# en: 2b3e7509
turn-call = **À vous de jouer**, { $mention } (**{ $seat }**) · { $title }
# en: 8048fa57
turn-opponent = **{ $mention }** (**{ $seat }**) joue · { $title }
# en: 82c7ed2a
turn-nobodys = -# { FORM($seat, "debut") } n’a pas de joueur : vous jouez ce tour à sa place.
# en: b9f3548b
sign-turn = **{ $title }** : c’est à **{ $player }** (**{ $seat }**) de jouer
# en: bad3686e
sign-link = -# Publié ici : { $link }
# en: 00d14bba
sign-question = **{ $title }** : la partie attend { LIST($people) }
# en: 9b9de60c
turn-past = Tour de jeu : **{ $player }** (**{ $seat }**) · { $title }
# en: 2a22022d
opening = **La mise en place** · { $title } : les joueurs s’installent l’un après l’autre, et ce plateau est mis à jour à chaque fois.
# en: b22dd070
opening-done = **La mise en place** · { $title } : tout est en place, et la partie commence.
# en: fd28e242
turn-others = -# { $player } joue aussi { LIST(FORM($others, "article")) } ; ce tour est seulement celui { FORM($seat, "de") }.
# en: 79ca1032
turn-on = **Les autres ont répondu**, { $mention } (**{ $seat }**) · { $title } : continuez votre tour.
# en: 79dc3fec
question-call = **Une question** pour { LIST($people) } · { $title } : la partie attend { $count ->
        [one] votre réponse.
       *[other] la réponse de chacun.
    }
# en: ce9be43c
question-past = Une question pour { LIST($people) } · { $title }
# en: bde51b58
question-held = **Une question** pour { LIST($people) } · { $title } : le tour { FORM($player, "de") } ({ $seat }) attend la réponse.
# en: 739dd340
question-first = **Une question** pour { LIST($people, style: "or") } · { $title } : la première réponse compte.
# en: 849debb1
question-any = **Une question** pour { LIST($people) } · { $title } : répondez pour une seule de ces places, au choix.
# en: d197c83d
confer-here =
    { LIST($people) } sont du même camp et peuvent se concerter en privé, sans { LIST($others) }. Je peux vous ouvrir un fil privé.
    -# Qui gère les fils de ce serveur peut aussi le lire.
# en: bf228992
confer-elsewhere = { LIST($people) } sont du même camp et peuvent se concerter en privé, sans { LIST($others) }. Je ne peux pas ouvrir de fil privé ici ; retrouvez-vous ailleurs.
# en: f1ab5bf6
confer-opening = Le fil privé de votre camp est sous ce salon, ou y sera dans un instant. Je vous y ajoute.
# en: cc381c8e
room-name = { $title } · entre nous · { $table }
# en: 211fc0dd
room-team = **{ $title }** : { LIST($people) } peuvent parler ici en privé, sans { LIST($others) }.
# en: 7f082e27
room-welcome =
    La partie continue dans { $channel } ; je n’en publie rien ici.
    -# Qui gère les fils de ce serveur peut aussi lire celui-ci, de même que toute personne qu’on y ajoute.
# en: c1e607a6
whisper = **Pour vous seulement** · { $title }, dans { $channel } :
# en: 9e54ae7a
question-direct = **Une question pour vous** ({ LIST($seats) }) · { $title }, dans { $channel } :
# en: 6b44a80e
player-seat = { $mention } ({ $seat })
    .you = vous
# en: 70448c6f
player-seats = { $mention } ({ LIST($seats) })
# en: d8c6dc03
story-more = -# … et { $count } de plus (`/log`)
# en: f6ab9723
story-repeated = { $line } (×{ $n })
# en: 7cb3ccb9
score-line = { $totals }
# en: 80793211
score-entry = { $player } ({ $seat }) **{ $total }**{ $change }
    .you = Vous **{ $total }**{ $change }
# en: a10f2714
score-entry-nobody = { $seat } **{ $total }**{ $change }
# en: c579cd01
score-gain = { " " }(+{ $n })
# en: d3b5816b
score-loss = { " " }(−{ $n })
# en: f7b69e0f
score-item = { $name } { $n }
# en: ad764b16
score-detail = **{ $player } ({ $seat }) : { $total }**{ $items }
    .you = **Vous : { $total }**{ $items }
# en: 2f511f0d
score-detail-nobody = **{ $seat } (sans joueur) : { $total }**{ $items }
# en: 2a979dd3
summary = **{ $heading }** · { $title }
# en: f1ed0ea8
over-title = **Fin de partie · { $title }**{ $count ->
        [0] { "" }
       *[other] { "" } · { LIST($people) }
    }
# en: a2025efc
over-winners =
    { $count ->
        [0] Personne ne gagne.
        [one] **{ LIST($people) } gagne.**
       *[other] **{ LIST($people) } gagnent ensemble.**
    }
# en: ee64933c
over-tie-break = Il y a égalité. Départage : { $reason }.
# en: 6ce8bde1
over-line = { $place }. **{ $player }** ({ $seat }) : **{ $total }**{ $items }
# en: eadcb70e
over-seats = Chaque place à part :
# en: 4a721bc5
over-ratings = **Cotes** · { LIST($ratings) }
# en: ebc24980
over-rating =
    { $player } { $points } ± { $spread }{ $way ->
        [up] { " " }(+{ $change })
        [down] { " " }(−{ $change })
       *[none] { "" }
    }
# en: 8bd26db5
over-rated =
    { $how ->
        [on] -# Cette partie est classée. Une cote s’affiche après 5 parties classées.
        [steward] -# Cette partie n’est pas classée : un arbitre l’a ramenée à un tour précédent.
       *[nobody] -# Cette partie ne change aucune cote : personne n’a joué jusqu’à la fin contre quelqu’un d’autre.
    }
# en: 39b36f79
new-rules =
    Les règles ont changé pendant cette partie · { $title }. Elle continue désormais avec les nouvelles règles. { $lost ->
        [0] Rien de ce qui s’est passé n’est perdu.
        [one] Le dernier choix n’est plus permis et est annulé.
       *[other] Les { $lost } derniers choix ne sont plus permis et sont annulés.
    } Si votre dernier choix n’est pas encore révélé, je vous le redemanderai peut-être.
# en: 9530691a
kept = Les règles ont changé · { $title }. Cette partie ne peut pas continuer avec les nouvelles. Son enregistrement est conservé : `/review export` vous le donne. Ce salon est libre pour une autre partie.
# en: 60fb7833
rematch = **Une revanche**, { LIST($people) } · { $title } : { $player } propose de rejouer, avec les mêmes options. Appuyez sur Rejoindre pour jouer.
# en: 9810e1ed
rematch-full = **Une revanche** · { $title } : tout le monde est là, et chacun de vous peut appuyer sur **Lancer la partie**.
# en: a55a15d9
button-rematch = Revanche
# en: 3e713873
button-record = La partie en fichier
# en: fa8ca9d8
button-turning = Mes tournants de la partie
# en: 220b88e0
over-replay = Toute la partie, tour par tour : téléchargez cette page et ouvrez-la dans un navigateur. Elle fonctionne hors ligne et contient l’enregistrement.
# en: 8586b919
button-turn = Jouer mon tour
# en: 2f3d50e1
button-answer = Répondre
# en: 43baf21c
button-confer = Se concerter en privé
# en: ab39b8e5
button-panel = Mes choix

## Le panneau

# en: 28eaf1fe
panel-title = ### { $title } · { $seat }
# en: 86d9e9f3
panel-seat = ### { $seat }
# en: e3c49afb
panel-hand = **Personne d’autre ne voit ceci**
# en: 7e67e430
panel-hand-open = **Tout le monde peut voir ceci**
# en: 950cf4eb
panel-idle = -# Vous jouez aussi { LIST(FORM($seats, "article")) }. De ce côté, vous n’avez rien à décider maintenant ; `/hand` montre toutes vos mains.
# en: 104dff7e
panel-waiting = La partie attend : { LIST($people) }.
# en: 8e2c739d
panel-waiting-hidden = La partie attend une réponse. Qui doit la donner reste caché pour l’instant.
# en: 53435ebb
panel-over = Cette partie est finie.
# en: 0fde2ef2
prompt = **{ $prompt }**
# en: e7f9df70
prompt-rule = { $prompt } (règle { $rule })
# en: 7d997342
prompt-answered = Votre choix : **{ $labels }**. Vous pouvez en changer tant que tout le monde n’a pas choisi. · { $prompt }
# en: 0a5e5bc2
prompt-optional = *Facultatif* · { $prompt }
# en: 831945e4
option-hint = -# { $label } — { $hint }
# en: dfcd64ea
choice-then = { $first } · { $then }
# en: 2f46361c
choice-twice = { $label } ×2
# en: 2f89656e
choice-later = ensuite : { $label }
# en: e211e445
choice-reach =
    { $count ->
        [0] Aucun autre choix
        [one] { $count } choix : { $labels }
       *[other]
            { $count } choix : { $more ->
                [0] { $labels }
               *[other] { $labels } …
            }
    }
# en: e793cd2c
choice-final = { " " }· ne s’annule pas
# en: ca5d25ac
choice-final-alone = ne s’annule pas
# en: 170b91db
choices-final = -# Aucun de ces choix ne peut s’annuler.
# en: 856caa48
compare-option = { $label }{ $change }
# en: 70a1177d
compare-line = - **{ $label }** — { $reach }
# en: 33d493df
compare-points = -# Entre parenthèses : les points que vous gagnez ou perdez aussitôt.
# en: 643cd62f
choice-why = Pourquoi pas… ?
    .hint = Ce que vous ne pouvez pas choisir maintenant, et pourquoi
# en: a7081f9d
choice-back = Revenir à vos choix
# en: 5a5120a0
menu-why = Pourquoi pas… ? { $title }
# en: 37f1518c
why-not = **{ $label }** : { $reason }
# en: b78ea57e
closed-now =
    -# Ce n’est plus possible : { $more ->
        [0] { LIST($labels) }
       *[other] { $labels } et { $more } de plus
    }. { $reason }
# en: 5a2e6ba6
suggest-why = { $label } — pas maintenant : { $reason }
# en: c5cfc61b
stopped-refused = Pas fait : { LIST($left) }. { $reason }
# en: de0e2694
stopped-waiting = Pas encore fait : { LIST($left) }. Il faut d’abord une réponse : { LIST($seats) }.
# en: 6bc96649
stopped-revealed = Pas encore fait : { LIST($left) }. Il y a du nouveau ; choisissez encore.
# en: 3f7461e3
menu-choose = Choisir
# en: 34cbc6ee
menu-several =
    { $least ->
        [0] { $title } (jusqu’à { $most })
        [one]
            { $most ->
                [0] { $title }
                [one]
                    { $title }{ $ends ->
                        [0] { "" }
                       *[other] { " " }(en choisir un termine l’étape)
                    }
               *[other] { $title } (jusqu’à { $most } à la fois)
            }
       *[other]
            { $title } ({ $exactly ->
                [1] exactement { $most }
               *[0] { $least } à { $most }
            })
    }
# en: 819b3e22
button-nothing = Rien de tout cela
# en: b1f0de67
menu-page = Où ? Choisissez d’abord un groupe
# en: 131c740c
page-count =
    { $count ->
        [one] { $count } choix
       *[other] { $count } choix
    }
# en: 3fe63aa1
button-undo = Annuler
# en: 5b826472
button-undo-all = Tout annuler
# en: 6ff0ae54
button-compare = Comparer
# en: d6c902f4
button-rule = Règle { $rule }
# en: 5ec2d698
button-no-coach = Sans conseils
# en: 1b9ecd38
tips-end = -# C’était votre premier tour à ce jeu. Il n’y a plus de conseils désormais ; `/learn` guide votre première partie ou vous donne un problème, `/rules` montre les règles.
# en: d81de32e
tips-off = Il n’y a plus de conseils. `/learn` guide votre première partie, et les boutons « Règle » montrent les règles.
# en: 784d4cf2
button-whole-turn = Le tour entier
# en: 29023765
panel-points = -# Jusqu’ici : { $changes }
# en: 3a4de36d
panel-tip = > *{ $tip }*
# en: ec80ce3e
panel-sum = **Ce tour jusqu’ici**
# en: f4d2f905
panel-sum-points = Points : { $changes }
# en: 630b8090
score-change = { $seat }{ $change }
    .you = vous{ $change }
# en: 9071e57a
score-you = vous
# en: 20e84961
button-board = Plateau
# en: 9d0bf394
button-choices =
    { $several ->
        [0] Voir les choix
       *[other] Choix : { $seat }
    }
# en: 66697700
button-choices-more = Voir la vue { $part } sur { $parts }
# en: c4e253c4
choices-part = -# Vos choix sont dispersés sur le plateau, et l’image a plusieurs vues : voici la vue { $part } sur { $parts }.
# en: ead06453
button-reach =
    { $several ->
        [0] Voir la portée
       *[other] Portée : { $seat }
    }
# en: 05a5eb71
button-hand =
    { $several ->
        [0] Voir la main
       *[other] Main : { $seat }
    }
# en: 27219249
done = C’est fait.
# en: b5d51dd0
button-plan = Prévoir mon coup
# en: 00f41b14
button-note = Ma note
# en: a8ada9a0
button-plan-drop = Effacer ce choix
# en: f1348554
plan-title =
    ### { $title } · ce que vous prévoyez
    -# Personne d’autre ne le voit, et vous pouvez changer d’avis.
# en: 32547005
plan-none = Vous n’avez pas encore de note.
# en: 893e85e8
plan-note = **Votre note** : { $note }
# en: 09651576
plan-meant = **Vous prévoyez de choisir** { $label }.
# en: 4527da40
plan-hindered = **Ce n’est plus possible** : vous aviez prévu de choisir { $label }. { $reason }
# en: 3a3b8130
plan-now = C’est à vous de jouer : `/turn` montre ce que vous pouvez choisir.
# en: 15e289a3
plan-unknown = Je ne sais pas encore ce qui vous sera demandé ensuite. Vous pouvez tout de même écrire une note.
# en: fdc2ee97
plan-foreseen = Si rien ne change, voici ce qui vous sera demandé ({ $seat }) : { $prompt } Que prévoyez-vous de choisir ? Je vous rappellerai ce choix quand ce sera à vous de jouer.
    .you = Si rien ne change, voici ce qui vous sera demandé : { $prompt } Que prévoyez-vous de choisir ? Je vous rappellerai ce choix quand ce sera à vous de jouer.
# en: 2d049a92
note-form = Une note pour vous
# en: 994096e3
note-label = Montrée à vous seulement, à votre tour
# en: 34cd7112
note-again = L’ouverture a pris trop de temps ; appuyez de nouveau.
# en: 5884c5ad
undone = Votre dernier choix est annulé.
# en: 65fc04b9
undone-choice = Votre dernier choix est annulé : { $choice }.
# en: 6b2a5bc5
hand-title = ### { $title } · { $seats }
# en: cea8c2e6
hand-empty = Vous n’avez rien de secret pour l’instant.
# en: 9e455d0e
hand-channel = -# La partie se joue dans { $channel }
# en: 6efa6e84
note-dm-closed = -# Je ne peux pas vous écrire : vos messages privés sont fermés. `/hand` montre ce que vous y recevriez.
# en: 19429b5d
note-channel-missing = -# Le salon de cette partie n’existe plus. Vous pouvez continuer ici. Pour déplacer la partie dans un autre salon, tapez-y `/table move`.
# en: 7bb3349a
note-channel-forbidden = -# Je ne peux pas écrire dans le salon de cette partie. Une personne qui gère le serveur peut me donner la permission de voir le salon, d’envoyer des messages et de joindre des fichiers ; ou tapez `/table move` dans un autre salon pour y déplacer la partie.
# en: a5e05c66
note-channel-pictures = -# Je ne peux pas joindre de fichiers dans le salon de cette partie : ce salon reste sans images. Une personne qui gère le serveur peut me le permettre.
# en: 767b4de2
note-channel-failed = -# Je n’ai pas pu afficher le dernier message de cette partie dans son salon. `/turn` montre qui doit jouer, et `/log` ce qui s’est passé.
# en: 142226b5
picture-withheld = -# Je ne peux pas joindre de fichiers ici : l’image manque. `/board` la montre.
# en: e1e073cd
picture-elsewhere =
    { $n ->
        [one] Encore { $n } changement ailleurs sur le plateau.
       *[other] Encore { $n } changements ailleurs sur le plateau.
    }
# en: dcbae5e4
picture-left-out = -# Ce message n’a pas d’image ; `/board` la montre.

## Regarder

# en: 085d17a8
log-title =
    ### Ce qui s’est passé · { $title }{ $pages ->
        [1] { "" }
       *[other]
            { "" }
            -# Page { $page } sur { $pages }
    }
# en: 0765b2da
log-turn = **Tour { $turn }**
# en: 1fea7f84
log-turn-of = **Tour { $turn } · { $player } ({ $seat })**
    .you = **Tour { $turn } · vous**
# en: 350901a5
log-turn-nobody = **Tour { $turn } · { $seat }**
# en: 8efcc623
log-before = **Avant le changement des règles de cette partie**
# en: 7dc1aefd
log-about = -# Seulement ce qui concerne { FORM($about, "article") }.
# en: 5c7b45ea
log-nothing = Rien de ce qui s’est passé ne concerne { FORM($about, "article") }.
# en: d4d900ee
log-player = { $player } ({ $seat })
# en: 1a4ed9a7
button-log-first = Début
# en: 01639009
button-log-earlier = Plus tôt
# en: d0f6686c
button-log-later = Plus tard
# en: 0ff825e7
button-log-newest = Fin
# en: 313c4d96
log-empty = Il ne s’est encore rien passé.
# en: a7c54ee1
log-seat = -# Seulement ce que sait { FORM($seat, "article") }.
    .you = -# Seulement ce que vous savez.
# en: 79baa9f3
since-visit = **Depuis votre dernier passage** : les changements sont marqués.
# en: 560e8376
since-beginning = **Votre premier passage** : tous les changements depuis le début sont marqués.
# en: 6e7702f5
since-begun = **Depuis le début de la partie** : les changements sont marqués.
# en: 60a4151b
since-turn = **Depuis le début du tour { $turn }** : les changements sont marqués.
# en: 402e3a21
since-nothing = Il ne s’est rien passé depuis.
# en: 8e288799
past-board = **Au début du tour { $turn }** : le plateau, où les changements du tour d’avant sont marqués, et ce qui s’est passé pendant le tour { $turn }.
# en: f5fdb902
explained = **Ce qui s’est passé ici**
# en: 517ba532
explained-rules = **Les règles en cause**
# en: 76997bdc
explained-more =
    -# { COUNT($rules) ->
        [one] Une autre règle : { LIST($rules) }
       *[other] D’autres règles : { LIST($rules) }
    }. `/rules` montre toutes les règles.
# en: 1fa8cc1b
menu-explain = Expliquer ce message
# en: c494aa3b
menu-report = Signaler ce texte
# en: e0c1cb1e
report-text = Quel texte ?
# en: 78e9da11
report-remark = Qu’est-ce qui ne va pas ?
# en: 95e329d5
report-send = Ce qui est envoyé
# en: d805293a
report-send-yes = Envoyer aussi la phrase, avec les noms et les cartes qu’elle contient
# en: 950f07f0
report-again = Fermez le formulaire pour revenir ; le bouton le rouvre.
# en: 33245faa
report-kept =
    { $count ->
        [0] Merci. Je ne sais pas lequel de mes textes c’est, mais votre remarque est gardée.
       *[other] Merci. J’ai trouvé le texte, et votre remarque va aux personnes qui s’en occupent.
    }
# en: 43a269ec
button-report = Signaler un texte
# en: 57b86121
error-no-text = Ce message ne contient aucun texte de moi. Choisissez un de mes messages.
# en: e2534678
error-file-refused = Discord n’accepte pas le fichier ici. Essayez dans un autre salon, ou en message privé avec moi.
# en: 257bf66b
error-stopping = Je redémarre. Réessayez dans un instant ; si votre choix a été enregistré, la table le montre.
# en: 004a9f31
error-report-unknown = Je ne trouve pas ce texte parmi les miens. Copiez-en une phrase entière, ou passez par le bouton sous `/help`.
# en: d446f136
error-report-empty = Choisissez le texte et écrivez ce qui ne va pas.
# en: aa367847
error-many-reports = Vous avez signalé dix textes aujourd’hui. Envoyez le suivant demain.
# en: 4ff8d2d2
rule-line = **{ $number } { $title }** { $rule }
# en: 7e1034ee
rules-none = Aucune règle ne contient « { $find } ».
# en: 7673cfd5
board-view-mine = vu de ma place
# en: 92a82b2f
board-view-all = vu de tout le monde
# en: a9b3c002
board-view-large = en grand, à ouvrir en entier
# en: 8bc93222
board-view-dark = sur fond sombre
# en: af835729
board-view-visit = ce qui a changé depuis mon dernier passage
# en: 5d32997f
board-view-reach = où { FORM($seat, "article") } peut aller
# en: c8d77d96
error-nothing-told = Je ne peux expliquer que mes propres messages sur un tour. Celui-ci n’en est pas un, il est trop ancien, ou son tour a été annulé. `/log` montre tout ce qui s’est passé, `/rules` toutes les règles.
# en: ed3e76cc
error-no-picture = Cette image n’existe pas ; choisissez-en une que `/board` propose.

## Refus

# en: bd371b7f
refusal = { $reason } (règle { $rule })
# en: 4d56db70
text-missing = Il manque une phrase ici. La personne qui gère ce bot la trouvera dans le journal.
# en: 9c001682
apology = Quelque chose a échoué de mon côté. Rien n’est perdu. La personne qui gère ce bot trouvera l’incident sous le nom { $incident }.
# en: 7fd8d796
error-old-command = Cette commande a changé depuis que votre Discord l’a chargée. Relancez Discord (ou attendez une minute) et retapez-la.
# en: 69163902
error-renamed = Cette commande s’appelle maintenant { LIST($names, style: "or") }.
# en: 6d31f8a2
error-no-table-here = Il n’y a pas de partie dans ce salon ; `/table new` en ouvre une.
# en: 82340925
error-no-table-of-yours = Vous n’avez pas de table ; `/table new` dans un salon en ouvre une.
# en: 9f332aa2
error-no-table = Cette table n’existe plus.
# en: faad2182
error-not-started = La partie n’est pas lancée ; elle peut l’être quand tout le monde est à la table.
# en: a6f06751
error-started = La partie est déjà lancée.
# en: 123905a7
error-ended = Cette partie est finie ; `/table new` en ouvre une autre.
# en: 6f7b1505
error-export-playing = L’enregistrement contient les secrets de chacun. Il est disponible à la fin de la partie.
# en: 39fb4514
exported = La partie en une page : ouvrez le fichier dans un navigateur pour la parcourir tour par tour. Il contient l’enregistrement : la mise en place, chaque choix et chaque tirage. `/review import` l’ouvre ici, `python -m fronde verify` vérifie les dés.
# en: f83927d5
exported-known = Ce que votre place sait de la partie jusqu’ici, en une page pour votre navigateur. L’enregistrement complet, qu’on peut rejouer, est disponible à la fin de la partie.
# en: 209e8231
error-export-failed = Je ne peux pas faire cette page pour l’instant. Rien n’est perdu ; réessayez plus tard.
# en: 92fa2235
error-kept = Cette partie ne peut pas continuer : ses règles ont changé, et sa position ne s’y accorde plus. Son enregistrement est conservé ; `/review export` vous le donne.
# en: 58cb96a9
error-damaged = Les données de cette table sont illisibles : la partie ne peut pas continuer. `/table end` l’arrête.
# en: 69278797
error-fault = une erreur du programme.
# en: 2ba8aff4
error-past-rules = C’était avant le changement des règles de cette partie. Je ne peux montrer que ce qui a suivi ce changement.
# en: 484874ed
error-record = Les règles ont changé après la fin de cette partie, et elle finirait autrement avec les nouvelles. Il n’en reste que l’enregistrement ; `/review export` vous le donne.
# en: 4d9e7517
error-only-in-channel = Une table a besoin d’un salon sur un serveur : tapez cette commande dans l’un d’eux.
# en: 535eb52d
error-channel-taken = Il y a déjà une partie dans ce salon. Ouvrez-en une autre dans un fil, ou quand celle-ci sera finie.
# en: b8ee6b91
error-many-lobbies = Vous avez déjà { $most } salles d’attente ouvertes. Lancez une partie ou fermez une table, puis ouvrez-en une autre.
# en: caad9b66
error-many-tables = Ce serveur a déjà { $most } parties ouvertes. Vous pourrez en ouvrir une autre quand l’une d’elles sera finie.
# en: 3b3359cb
error-too-often =
    C’est possible seulement { $most ->
        [one] une fois
       *[other] { $most } fois
    } par { $in ->
        [hour] heure
       *[minute] minute
    } ; réessayez dans { $minutes ->
        [0]
            { $seconds ->
                [one] { $seconds } seconde.
               *[other] { $seconds } secondes.
            }
       *[other] { $minutes } minutes.
    }
# en: 45cd02bb
error-permissions = Il me manque ici la permission { LIST(FORM($permission, "de")) }. Une personne qui gère le serveur peut me la donner.
# en: 5b2c36b4
error-cannot-post = Je ne peux pas écrire ici : je n’ai pas ouvert de table. Une personne qui gère le serveur peut me laisser voir ce salon et y envoyer des messages ; dans un fil privé, quelqu’un doit d’abord m’ajouter.
# en: 03b3740b
permission-view_channel = voir le salon
# en: aace83e5
permission-send_messages = envoyer des messages
# en: c04d9d86
permission-attach_files = joindre des fichiers
# en: b826fa4d
permission-create_public_threads = créer des fils
# en: 2a5b19d5
permission-send_messages_in_threads = envoyer des messages dans les fils
# en: ffcc7947
error-player-count = { $title } se joue à { LIST($counts, style: "or") } joueurs.
# en: 8b52c08a
error-unknown-role = Ce rôle n’existe pas ; les rôles sont { LIST($seat) }.
# en: 1e1402d5
error-role-taken = { $player } a déjà ce rôle ({ $seat }) ; choisissez-en un autre.
# en: bb1ed993
error-joined = Vous êtes déjà à cette table.
# en: 4983ad02
error-full = La table est complète.
# en: d64c48ce
error-seated = Il y a déjà { $count } joueurs à cette table : elle ne peut pas avoir moins de places.
# en: c3a84514
error-missing =
    { $count ->
        [one] La partie ne peut pas encore se lancer : il manque { $count } joueur.
       *[other] La partie ne peut pas encore se lancer : il manque { $count } joueurs.
    }
# en: 05432f81
error-confer-nobody = Aucun camp de cette table ne peut se concerter en privé.
# en: b52d9eb1
error-confer-other = Ce fil est réservé { LIST(FORM($seats, "a")) }.
# en: 763d25f0
error-not-at-table = Vous n’avez pas de place à cette table.
# en: 0cc20713
error-host-only = Seul l’hôte de la table peut faire cela.
# en: ce3e0622
error-leave-started = La partie est lancée : `/seat hand-over` propose votre place à quelqu’un d’autre, `/table end` demande à tout le monde d’arrêter la partie.
# en: 8a03ccc4
error-rematch = Seuls les joueurs de cette partie peuvent demander une revanche ; `/table new` ouvre une table pour tout le monde.
# en: 900089bb
error-rematch-early = Cette partie n’est pas encore finie.
# en: 23e10f38
error-voted = Vous avez déjà donné votre accord ; d’autres, pas encore.
# en: 47ece71e
error-no-option = Cette option n’existe pas.
# en: 0c78abb9
error-no-files = { $title } se joue toujours sur son propre plateau ; vous ne pouvez pas en ajouter.
# en: a499b55a
error-file-size = Ce fichier est trop gros ; la limite est de { $most } Kio.
# en: 07ecd98a
error-file-text = Ce n’est pas un fichier texte en UTF-8 ; enregistrez-le en texte brut.
# en: 45d0f5fe
error-file-limits = Lire ce fichier demande trop de mémoire ou de temps ; rendez-le plus court et plus simple.
# en: 9f1be9d8
error-file-gone = Discord ne me donne pas ce fichier ; envoyez-le de nouveau.
# en: b6b3f6d9
error-log-about = Rien de ce qui s’est passé ne concerne « { $about } ». Commencez à taper le nom d’un joueur ou d’un lieu et choisissez dans la liste.
# en: c80a6ad1
error-no-turn = Ce tour n’existe pas ; choisissez-en un de { $first } à { $last }.
# en: f419960f
error-hand-over-lobby = La partie n’est pas lancée : `/table leave` libère votre place.
# en: a3cf859b
error-hand-over-bot = Un bot ne peut pas prendre de place.
# en: 1ff457b6
error-hand-over-seated = { $player } a déjà une place ; choisissez quelqu’un qui n’en a pas.
# en: 061ce309
error-hand-over-stranger = { $player } n’est pas sur ce serveur ; choisissez quelqu’un qui s’y trouve.
# en: 7d5d228c
error-hand-over-yours = Vous avez déjà une place à cette table ; personne ne joue pour deux.
# en: 8f81c6cf
error-no-offer = Vous n’avez proposé votre place à personne ; `/seat hand-over` avec un nom la propose.
# en: daa850f4
error-vote-gone = Ce vote est terminé.
# en: 880bbef3
error-move-there = Je ne peux pas écrire dans ce salon : il n’existe plus, ou il me manque une permission. La table reste où elle est.
# en: 80d76f70
error-offer-gone = Cette place n’est plus disponible.
# en: 6ce1c169
error-seat-seen = Vous avez déjà occupé une autre place dans cette partie et pouvez en connaître la main : il faut l’accord de tous avant que vous preniez celle-ci. La personne qui l’occupe peut le leur demander avec `/seat hand-over`.
# en: 97057217
error-no-offer-yours = Personne ne vous propose de place dans cette partie.
# en: 6d081404
error-offers-several = { LIST($players) } vous proposent chacun leur place ; dites de qui vous prenez la place.
# en: 452d322f
error-offer-other = Cette place est proposée à quelqu’un d’autre.
# en: e204a9d8
error-other-game = On joue à un autre jeu ici ; utilisez `/do`, ou les commandes de ce jeu.
# en: cfc93351
error-verb-not-asked = Vous ne pouvez pas décider cela maintenant ; `/turn` montre ce que vous pouvez choisir.
# en: 7d36d200
error-no-such-choice = « { $typed } » ne figure pas parmi vos choix pour l’instant. Commencez à taper et choisissez dans la liste, ou tapez `/turn`.
# en: 092d2493
error-no-rules = Vous ne pouvez pas chercher ici dans les règles de ce jeu.
# en: 63e72d5f
error-odd-form = Je ne comprends pas cet envoi. Rouvrez le formulaire, le menu ou la commande ; `/turn` montre ce que vous pouvez choisir maintenant.
# en: 685b24c0
error-old-button = Ce bouton vient d’une version précédente ; `/turn` montre ce que vous pouvez choisir maintenant.

## La page de la partie

# en: 70f9e7c5
replay-start = Avant le premier tour
# en: fc02f3f9
replay-people = { LIST($people) }
# en: 4ddb979f
replay-quiet = Rien à raconter.
# en: d55d3e14
replay-score = Score
# en: 37cdf4fa
replay-chart = Les scores au fil du temps
# en: 42f2ca91
replay-turns = Tours
# en: 193d70aa
replay-hands = Voir les mains
# en: fa28f870
replay-none = Personne n’a rien de caché ici.
# en: 82f717a8
replay-zoom = Taille réelle
# en: e91eaee0
replay-slider = Tour
# en: a7b67d3f
replay-keys = Les flèches du clavier mènent d’un tour à l’autre ; Début et Fin, au premier et au dernier.
# en: 314090cd
replay-first = Premier tour
# en: 8562de4d
replay-previous = Tour précédent
# en: c0443ff7
replay-next = Tour suivant
# en: b4514253
replay-last = Dernier tour
# en: 75b8e584
replay-coarse = Les plateaux sont moins fins que d’ordinaire, pour alléger ce fichier.
# en: 50eba08b
replay-rounds = Ce fichier a un plateau par manche, pour rester léger.
# en: 8e38b237
replay-bare = Les plateaux de cette partie ne peuvent pas être montrés ici.

## Commandes

# en: c6adacb9
command-table = Ouvrir, rejoindre, lancer, suivre et arrêter des parties
# en: e5f113ed
command-table-new = Ouvrir une table dans ce salon
    .game = Le jeu
    .seats = Le nombre de joueurs ; certains jeux se jouent en solo (1)
    .pace = Le temps dont chacun dispose ; laissez vide pour jouer sans horloge
# en: 9d36091a
command-table-join = Rejoindre la table de ce salon
    .role = Le rôle voulu ; laissez vide s’il vous est indifférent
# en: 2acb812f
command-table-leave = Quitter la table avant la partie
# en: 9ed985eb
command-table-start = Lancer la partie, quand tout le monde est là
# en: f37177c8
command-table-options = Voir les options ; l’hôte les change
# en: f54aa764
command-table-end = Arrêter la table : avant la partie, l’hôte décide ; pendant la partie, il faut l’accord de tous
    .steward = Arrêter la table aussitôt, en tant qu’arbitre de son serveur d’origine
# en: 92845cf4
command-table-move = Déplacer votre table dans ce salon, ou l’y afficher de nouveau
    .table = Pour les arbitres : une autre table dont ce serveur est l’origine
# en: 2b2b850c
command-table-board = Jouer sur un plateau à vous ; sans fichier, de nouveau sur celui du jeu
    .file = Le plateau en fichier texte ; laissez vide pour retirer le vôtre
# en: b2901f24
command-review-export = Une partie en une page pour votre navigateur, avec son enregistrement une fois la partie finie
# en: 60a0f1dd
command-review-history = Voir le plateau d’un tour passé, ou ce qui a changé
    .turn = Le numéro du tour ; laissez vide pour votre dernier passage
    .changes = Montrer ce qui a changé depuis le début de ce tour
# en: 98d875cf
command-seat = Qui joue une place : une autre personne, un bot, ou vous de nouveau
# en: a4c7f0c8
command-seat-hand-over = Proposer votre place à quelqu’un qui prend la suite
    .player = Qui prend la suite ; laissez vide pour retirer votre offre
    .anybody = Proposer la place à tout le monde ; vous jouez jusqu’à ce que quelqu’un la prenne
# en: ae07faad
command-seat-take = Prendre une place qu’on vous propose, à vous ou à tout le monde
    .player = À la place de qui, si on vous en propose plusieurs
# en: 20cfd3f7
command-options = Options
    .about = sujet
    .answer = réponse
    .anybody = tout_le_monde
    .at_once = simultanées
    .back = retour
    .bank = réserve
    .by = par
    .changes = changements
    .channel = salon
    .choice = choix
    .days = jours
    .division = division
    .file = fichier
    .find = chercher
    .for_good = définitif
    .forum = forum
    .from = début
    .game = jeu
    .grace = sursis
    .language = langue
    .late = retard
    .leagues = ligues
    .level = niveau
    .most = plafond
    .moves = montées
    .pace = rythme
    .pings = notifications
    .player = joueur
    .puzzles = problèmes
    .queue = attente
    .quiet = repos
    .ratings = cotes
    .reset = effacer
    .role = rôle
    .remark = remarque
    .rounds = parties
    .season = saison
    .seat = place
    .seats = places
    .server = serveur
    .size = taille
    .stats = statistiques
    .steward = arbitre
    .table = table
    .text = phrase
    .threads = fils
    .turn = tour
    .until = fin
    .view = vue
    .what = quoi
    .where = où
    .which = lesquelles
    .with = avec
    .words = texte
    .zone = fuseau
# en: 93d3cd22
command-turn = Voir ce que vous pouvez choisir maintenant
# en: 5efb9508
command-do = Répondre par des mots à ce qui vous est demandé
    .choice = Un de vos choix du moment ; commencez à taper
# en: 6c00ecc2
command-plan = Pendant que les autres jouent : prévoir votre prochain choix, pour vous
# en: 1a2d0d3a
command-note = Écrire une note pour vous, que vous verrez à votre tour
    .words = La note ; laissez vide pour l’écrire dans un formulaire
# en: 05868eae
command-undo = Annuler votre dernier choix
# en: 04ee8914
command-hand = Voir ce que personne d’autre ne peut voir
# en: 4c1b9928
command-board = Voir le plateau
    .view = Quelle vue du plateau
# en: 2b4a9bb1
command-score = Voir le score, poste par poste
# en: 5bbbefc9
command-log = Voir ce qui s’est passé, tour par tour
    .about = Seulement ce qui concerne ce joueur, ce lieu ou cette carte ; commencez à taper
# en: 73971fa8
command-rules = Chercher une règle
    .find = Un numéro, par exemple 6.43, ou un mot
    .game = Le jeu ; laissez vide pour celui qui se joue ici
# en: a79f8d8b
command-learn = Apprendre un jeu par une première partie guidée ou par des problèmes, pour vous seulement
    .game = Le jeu ; laissez vide pour celui qui se joue ici
    .what = Une première partie guidée, ou un problème
# en: 8a8c7219
learn-what-guide = une première partie guidée
# en: 88c01a85
learn-what-puzzle = un problème
# en: bb46e0b5
command-help = Ce que vous pouvez faire ici, et comment
    .text = Pour signaler un de mes textes mal écrits : copiez-le ici
    .remark = Ce qui ne va pas dans ce texte, ou ce qu’il devrait dire
# en: 522d249c
help-page = **Des jeux de plateau historiques**, à jouer dans un salon sur plusieurs jours : { LIST($games) }.
    - **Jouer** : `/table new` ouvre une table ici, `/table join` la rejoint, `/table start` lance la partie. Je vous appelle quand c’est à vous de jouer. *Jouer mon tour* ou `/turn` ouvre votre panneau, `/do` fait les mêmes choix par des mots, `/undo` annule le dernier.
    - **En solo** : `/play` lance aussitôt une partie contre des bots. *Ajouter un bot* dans la salle d’attente donne une place à un bot. `/seat opponent` fait jouer un bot pour vous, `/seat take-back` y met fin.
    - **Regarder** : `/board`, `/score`, `/log`, et `/hand` pour ce que personne d’autre ne peut voir. Personne d’autre ne voit ces réponses.
    - **Apprendre** : `/learn` guide votre première partie ou vous donne un problème, `/rules` trouve une règle par son numéro ou par un mot.
    - **Partir** : `/seat hand-over` propose votre place à quelqu’un d’autre, `/table end` arrête une partie si tout le monde est d’accord.
# en: 243843c5
guide-title =
    ### { $title } : votre première partie guidée
    -# Vous jouez { LIST(FORM($seats, "article")) }{ $bots ->
        [0] { "" }
       *[other] , des bots jouent le reste
    }. Personne d’autre ne voit ceci, et cela ne compte nulle part.
# en: 700a2b3a
guide-back = Vous revoilà là où vous en étiez.
# en: 3f2831ad
guide-changed = Cette partie guidée a changé depuis votre départ ; elle recommence donc.
# en: e0829a03
guide-end = **Vous en savez assez pour une table.** Jouez contre des bots, ou ouvrez une table et invitez du monde. Le panneau y est celui que vous connaissez, et il donne un conseil à chaque étape de votre premier tour.
# en: 287407fc
review-good = **Bon choix.**
# en: 24627337
review-fair = **Choix honorable.**
# en: d952dc59
review-better = Mieux : **{ LIST($labels) }**. *Annuler* vous laisse essayer.
# en: 15d0baac
button-guide-look =
    { $what ->
        [board] Tout le plateau
        [hand] Vos cartes
       *[choices] Vos choix ({ $part })
    }
# en: a1a08104
button-guide-again = Recommencer
# en: 2d33dd11
button-guide-on = Continuer
# en: 3d3cc73b
button-guide-end =
    { $what ->
        [table] Ouvrir une table
       *[play] Jouer contre des bots
    }
# en: 99d66ddc
error-no-guide = Ce jeu n’a pas encore de partie guidée.
# en: ed4875c3
error-guide-changed = Cette partie guidée a changé. `/learn` ouvre la nouvelle.
# en: 70186a79
puzzle-title = ### { $title } : problème { $number } sur { $count }
# en: 3ab70498
puzzle-daily = ### { $title } : le problème du jour
# en: 20fcd0a2
puzzle-about =
    -# { $turn ->
        [0] { "" }
       *[other] Tour { $turn }.{ " " }
    }Vous jouez { FORM($seat, "article") }. Quel choix vous donne le plus de chances de gagner ? Ce problème est du bot ({ $level }), qui a imaginé de nombreuses fois la suite de la partie : la solution est le choix qui a gagné le plus souvent.
# en: f70aabf9
puzzle-rate =
    -# Résolu du premier coup par { $percent } % de { $people ->
        [one] { $people } personne
       *[other] { $people } personnes
    }.
# en: ff8d0e64
puzzle-hint = **Indice** : le meilleur choix est **{ LIST($first) }** ou **{ LIST($other) }**.
# en: b3481106
puzzle-right = **Bonne réponse : { LIST($best) }.**
# en: 86d7b09c
puzzle-wrong = **Pas tout à fait.** Vous avez choisi **{ LIST($own) }** ; mieux vaut **{ LIST($best) }**.
# en: a6298e5c
puzzle-solution = **Solution : { LIST($best) }.**
# en: c80f679f
puzzle-chances = Le bot a imaginé { $games } fois la suite de la partie pour chaque choix : vous avez gagné dans { $more } % des cas après **{ LIST($best) }**, et dans { $less } % après **{ LIST($other) }**.
# en: 255bcbbf
button-puzzle = Résoudre le problème
# en: 9f55b579
button-puzzle-hint = Indice
# en: 8a4cb937
button-puzzle-solve = Voir la solution
# en: 7763552c
button-puzzle-board = Essayer sur un plateau
# en: ba4ddadb
button-puzzle-next = Problème suivant
# en: 122157ab
error-no-puzzles = Ce jeu n’a pas encore de problèmes.
# en: d8d836cd
error-puzzle-gone = Ce problème n’existe plus. `/learn` vous en donne un autre.
# en: d065c709
command-game = Tout ce que vous pouvez décider dans ce jeu, par des mots
# en: d32d87d7
verb-choice = choix
