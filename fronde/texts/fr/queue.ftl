### Trouver des gens avec qui jouer


## La liste dans le salon

# en: 5ae3d173
queue-title = **Trouver des gens avec qui jouer**
# en: 46ce4926
queue-empty = Personne n’attend encore. Commencez : qui viendra ensuite vous trouvera ici.
# en: db779206
queue-how = -# Appuyez sur **Rejoindre la file**, choisissez un jeu et votre façon de jouer. Dès que vous êtes assez nombreux à attendre le même jeu au même rythme, je vous appelle.
# en: 5709be1b
queue-calling =
    - **{ $title }** · une table est prête : { $count ->
        [one] une personne doit
       *[other] { $count } personnes doivent
    } confirmer.
# en: b84892a4
queue-group = **{ $title }** · { $pace } · { $count } en attente
# en: ff0c9cbd
queue-line =
    - { $player }, à { LIST($sizes, style: "or") } joueurs, inscription <t:{ $since }:R>{ $bots ->
        [never] { "" }
       *[later] { "" } ; avec des bots à partir de <t:{ $at }:t>
    }
# en: 36a094dd
button-queue-join = Rejoindre la file
# en: 2ef37b99
button-queue-leave = Quitter la file

## Votre inscription

# en: 4e3f94a6
queue-terms = **Trouver des gens avec qui jouer.** Choisissez vos conditions, puis appuyez sur **Rejoindre la file**. Quand une table est prête, je vous appelle, et vous avez { $confirm } pour appuyer sur **Je suis là**. La partie se lance quand tout le monde l’a fait.
# en: fa5c071a
queue-pace = **Rythme** · à quelle vitesse vous voulez jouer
# en: 6e0151aa
queue-pace-hint =
    { $live ->
        [1] D’une traite ; vous attendez { $ticket } au plus
       *[0] Environ un tour par jour ; vous attendez { $ticket } au plus
    }
# en: 2814ef1c
queue-sizes = **Joueurs** · à combien vous pouvez jouer ; plus votre choix est large, plus tôt on commence
# en: 983af5b0
queue-fill = **Bots** · quand ils peuvent prendre les places vides
# en: 56fa05dd
queue-fill-choose = Quand les bots peuvent-ils venir ?
# en: 4ba69493
queue-fill-never = Jamais, seulement des gens
# en: 34e7de3d
queue-fill-after = Après { $wait } d’attente
# en: fbe4cb61
button-queue-change = Changer mes choix
# en: 70a7422e
queue-ticket = Vous attendez une partie de **{ $title }** · { $pace } · { LIST($sizes, style: "or") } joueurs. Je vous appellerai dans { $channel }. Si personne ne vient, vous quittez la file d’attente <t:{ $until }:R>.
# en: c5f7db0f
queue-ticket-bots = -# À partir de <t:{ $at }:t>, des bots prennent les places vides.
# en: 3c19a5ba
queue-ticket-rest = -# Vous avez en ce moment des heures de repos ou des vacances (`/settings mine`). Je ne vous appellerai pas avant leur fin.
# en: f0a79e01
queue-ticket-no-pings = -# Vous ne recevez pas de notification (`/settings mine`) : regardez le salon de temps en temps.
# en: 225d7854
queue-ready = **Une table est prête** · { $title }. Appuyez sur **Je suis là**.
# en: f8dd87a9
queue-left = Vous avez quitté la file d’attente.
# en: 778cbe9d
queue-confirmed =
    { $count ->
        [0] C’est noté. Votre table s’ouvre.
       *[other]
            C’est noté. La partie se lance { $count ->
                [one] dès la confirmation
               *[other] dès les confirmations
            } { LIST(FORM($missing, "de")) }. Si elle ne se lance pas, vous passez en tête de la file d’attente.
    }
# en: ccc5b0ab
queue-started = C’est noté. Votre partie est lancée dans { $channel }.
# en: e33154ff
queue-confirmed-over = C’est noté. Mon message dans le salon dit où est votre table, ou pourquoi la partie ne se lance pas.

## Un appel

# en: ce1c8389
queue-call = **Une table est prête**, { LIST($people) } · { $title }, { $pace } : appuyez sur **Je suis là** avant <t:{ $at }:t> (<t:{ $at }:R>). { $bots ->
        [0] La partie se lance quand tout le monde l’a fait.
        [one] Un bot prend la place vide. La partie se lance quand tout le monde l’a fait.
       *[other] { $bots } bots prennent les places vides. La partie se lance quand tout le monde l’a fait.
    }
# en: e0af098a
queue-call-here = Déjà là : { LIST($here) }. On attend : { LIST($missing) }.
# en: d5e6295d
queue-call-chance = -# Chacun peut vérifier les dés après la partie. Dés vérifiables : ||`{ $commitment }` est le SHA-256 de mon secret ; les clics sur **Je suis là** s’y mêlent||
# en: 70d34540
button-queue-here = Je suis là
# en: 8d0ade11
queue-letter = **Une table est prête** · { $title } : appuyez sur **Je suis là** avant <t:{ $at }:t> (<t:{ $at }:R>) dans { $link }.
# en: 7a8f82b6
queue-over-starts = **{ $title }** : la partie est lancée dans { $channel } · { LIST($people) }.
# en: 10ee7244
queue-over-late = **{ $title }** : la partie n’a pas été lancée. Sans réponse : { LIST($absent) }.{ $others ->
        [0] { "" }
        [one] { "" } { LIST($here) } passe en tête de la file d’attente.
       *[other] { "" } { LIST($here) } passent en tête de la file d’attente.
    }
# en: adcf966f
queue-over-withdrawn = **{ $title }** : la partie n’a pas été lancée, car quelqu’un a quitté la file d’attente. Les autres y restent.
# en: 0cecaa15
queue-over-failed = **{ $title }** : la partie n’a pas été lancée. { $why } Tout le monde reste dans la file d’attente ; je réessaie dans quelques minutes.

## Refus

# en: d085b151
error-no-queue = Ce serveur n’a pas de salon où trouver des gens avec qui jouer. Qui gère le serveur peut en désigner un avec `/fronde setup attente:`. D’ici là, `/table new` ouvre une table que d’autres peuvent rejoindre.
# en: ec9fa5f2
error-queue-alone = C’est un jeu pour une seule personne : lancez-le avec `/table new`.
# en: 93f86b7d
error-queue-called = Une table de ce jeu est prête pour vous. Appuyez sur **Je suis là** sous mon appel. Pour changer vos choix, quittez d’abord la file d’attente.
# en: 525ffb06
error-queue-full = { $most } personnes sont déjà dans la file d’attente. Revenez plus tard, ou ouvrez une table avec `/table new`.
# en: 72a02ed3
error-queue-no-ticket = Vous n’êtes pas dans la file d’attente.
# en: 70976cee
error-queue-starts = Votre partie se lance à l’instant. Ensuite, `/seat hand-over` propose votre place à quelqu’un d’autre.
# en: c2713622
error-queue-call-over = Cet appel est terminé. Si vous voulez jouer, rejoignez de nouveau la file d’attente.
# en: c161cc2b
error-queue-not-yours = Cet appel s’adresse à d’autres. Appuyez sur **Rejoindre la file** ci-dessus, et je vous appellerai aussi.
# en: 6876fdf0
error-queue-confirmed = Vous avez déjà confirmé. La partie se lance quand tout le monde l’a fait.
# en: fa81f838
error-queue-no-thread = Je n’ai pas pu ouvrir de table dans le fil de cet appel. Vous gardez votre rang dans la file.
# en: 55c23e1b
error-queue-silent = Je ne peux pas écrire dans le salon où l’on trouve des gens avec qui jouer, donc pas vous appeler. Qui gère le serveur peut m’y permettre d’écrire, ou en désigner un autre avec `/fronde setup attente:`.
