### Les tables que personne ne touche, les joueurs absents, et qui s'occupe des tables d'un serveur.

# en: b77b0fd6
ageing-lobby = **Cette table va fermer** le { $end }, { LIST($people) } · { $title }. Elle reste ouverte si quelqu’un la rejoint, la quitte ou appuie sur le bouton.
# en: d21bb49f
ageing-game = **Cette partie va être archivée** le { $end }, { LIST($people) } · { $title }. Elle reste active si quelqu’un joue. Rien n’est perdu : `/table wake` la reprend.
# en: 3d451ba0
ageing-off = { $player } garde cette table ouverte.
# en: b04a3274
expired = Personne ne s’est servi de cette table depuis une semaine : elle est fermée. `/table new` en ouvre une autre.
# en: 403cea71
rested = **{ $title }** : la partie est archivée, car personne n’y a joué depuis longtemps. Rien n’est perdu : chacun de ses joueurs peut reprendre la partie avec `/table wake`, ici ou dans un autre salon. Ce salon est libre pour une autre partie.
# en: cb246e82
woken = **La partie reprend**, { LIST($people) } · { $title } : { $player } l’a ramenée, et elle continue dans ce salon.
# en: 6886d17c
stranded = **{ $title }** : { $server } ne m’accueille plus, et c’est là que vous jouez cette partie. Je la garde jusqu’au { $until }. Chacun de ses joueurs peut l’amener sur un autre serveur, avec `/table move` dans un salon de ce serveur (`/table wake` si la partie est archivée). { $known ->
        [1] Ce que vos places savent de la partie jusqu’ici est joint ; pour le recevoir de nouveau, tapez `/review export` ici.
       *[0] { "" }
    }
# en: b88158a2
stranded-server = le serveur
# en: 15793529
button-keep = Garder ouvert
# en: cbff43e1
kept-open = La table reste ouverte.
# en: 9aca2c81
resumed = La partie reprend ici.
# en: d49702d8
steward-ended = { $player } arrête cette table, en qualité d’arbitre de son serveur d’origine.
# en: aaa37fcd
steward-taken-over = { $player }, arbitre du serveur d’origine de cette table, en devient l’hôte par intérim. { $host } peut redevenir hôte à tout moment.
# en: 03fb5164
steward-back = { $player } est de nouveau l’hôte de cette table.
# en: 67afa4c1
host-away = L’hôte d’origine
# en: c137990e
button-host-back = Redevenir hôte
# en: 58c1d8d6
host-back = Vous êtes de nouveau l’hôte.
# en: 57ee6279
taken-over = Vous êtes maintenant l’hôte de cette table, par intérim.
# en: 50b054a7
steward-named = { $player } devient l’hôte de cette table, par un vote de ses joueurs.
# en: 4a9fb08e
host-choose = Proposer un autre hôte
# en: 8cde89ec
host-asked = **Un autre hôte ?** { LIST($people) } · { $title } : { $player } propose { $what } comme hôte. Il faut l’accord de plus de la moitié des joueurs : il manque encore { $missing ->
        [one] un accord
       *[other] { $missing } accords
    }.
# en: c92205bf
swap-call = **Un vote**, { LIST($people) } · { $title } : { $player } propose { $anybody ->
        [1] que la première personne qui prendra la place
       *[0] { FORM($to, "que") }
    } joue { LIST(FORM($seats, "article")) } au lieu { FORM($away, "de") }, { $why ->
        [known] bien { FORM($to, "que") } ait déjà occupé une autre place dans cette partie et puisse en connaître la main
        [late] dont le temps est écoulé
       *[away] qui ne joue plus depuis deux semaines
    }. La place sera proposée quand { $why ->
        [known] tous les autres seront d’accord
       *[other] plus de la moitié des autres seront d’accord
    } : il manque encore { $missing ->
        [one] un accord
       *[other] { $missing } accords
    }.
# en: e54ffe0a
swap-known = Votre accord est noté. { $player } a déjà occupé une autre place dans cette partie : je demande donc aussi l’accord de tous les autres.
# en: 0094cd62
swap-asked =
    Votre accord est noté : { $anybody ->
        [1] quelqu’un d’autre
       *[0] { $player }
    } doit reprendre la place. J’ai demandé l’avis des autres.
# en: 3d12043f
swap-offered =
    La place est proposée à { $anybody ->
        [1] toute personne qui la veut
       *[0] { $player }
    }. Qui l’occupe la garde jusqu’à ce qu’elle soit prise, et peut encore jouer d’ici là.
# en: a362a443
offer-away = **Une place pour vous**, { $mention } · { $title } : { $why ->
        [late] le temps { FORM($player, "de") } est écoulé
       *[away] { $player } ne joue plus depuis deux semaines
    }. La table vous propose de jouer désormais { LIST(FORM($seats, "article")) }.
# en: 239561f9
offer-returned-told = { $player } est de retour et continue de jouer ; la place n’est plus disponible.
# en: 09cbf458
offer-returned = { $player } est de retour et continue de jouer.
# en: ac2efef5
button-swap-yes = D’accord
# en: bc21af9a
error-resting = Cette partie est archivée, car personne n’y a joué depuis longtemps ; `/table wake` la reprend.
# en: 400458cd
error-resume-elsewhere = Cette partie est archivée sur un autre serveur. Reprenez-la là-bas avec `/table wake` ; ensuite, `/table move` l’amène ici si les autres joueurs sont d’accord.
# en: b829aa45
error-not-resting = Cette partie n’est pas archivée.
# en: 3d9de77a
error-no-resting = Aucune de vos parties n’est archivée.
# en: 6f096c98
error-not-due = C’est trop tôt.
# en: 55df5f52
error-steward-only = Seul un arbitre du serveur d’origine de cette table peut faire cela.
# en: 91c13052
error-steward-unknown = Je ne peux pas vérifier pour l’instant si vous êtes arbitre du serveur d’origine de cette table. Réessayez plus tard.
# en: a2d970b0
error-host-not-former = Aucun arbitre n’est hôte à votre place.
# en: be14f05f
error-host-not-acting = Aucun arbitre ne remplace l’hôte ici ; la table garde donc le sien.
# en: fa03ceca
error-host-no-player = Seul un joueur de cette table peut en devenir l’hôte.
# en: e7cae24a
error-host-already = Vous êtes déjà l’hôte de cette table.
# en: 65e510db
error-not-away = Vous ne pouvez faire remplacer qu’un joueur dont le temps est écoulé, ou qui n’a rien fait ici alors que la table l’attend depuis { $days } jours.
# en: 7ea4bd5f
error-export-resting = L’enregistrement contient les secrets de chacun. Il est disponible à la fin de la partie. Celle-ci est archivée ; `/table wake` la reprend.
# en: 6b3c8c39
command-table-wake = Reprendre dans ce salon une de vos parties archivées
# en: a3020d8c
command-seat-take-over = Devenir hôte par intérim de cette table, si vous êtes arbitre de son serveur d’origine
# en: 4fc26a82
command-seat-replace = Faire remplacer un joueur dont le temps est écoulé, ou absent depuis deux semaines
    .player = Qui est en retard ou ne joue plus
    .by = Qui prend la suite ; laissez vide pour que n’importe qui puisse prendre la place
