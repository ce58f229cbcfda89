### Pourquoi un bot choisirait cela : ce qu'il y a de plus, ou de moins, après son choix qu'après le deuxième. Des noms, sans verbe.

# en: df7611be
reason-won =
    { $way ->
        [more] la quête accomplie
       *[less] la quête inachevée
    }
# en: c014bd8f
reason-lost =
    { $way ->
        [more] la défaite des mousquetaires
       *[less] pas de défaite des mousquetaires
    }
# en: 56140ddf
reason-quest =
    { $way ->
        [more] une quête plus avancée
       *[less] une quête moins avancée
    }
# en: bc81af3a
reason-cleared =
    { $way ->
        [more] un plateau de quête plus dégagé
       *[less] un plateau de quête moins dégagé
    }
# en: f2b4a1ba
reason-time =
    { $way ->
        [more]
            { $n ->
                [one] le jeton Temps { $n } case plus loin
               *[other] le jeton Temps { $n } cases plus loin
            }
       *[less]
            { $n ->
                [one] le jeton Temps { $n } case moins loin
               *[other] le jeton Temps { $n } cases moins loin
            }
    }
# en: a3cb9085
reason-honour =
    { $way ->
        [more]
            { $n ->
                [one] { $n } point d’honneur de plus à perdre pour la Reine
               *[other] { $n } points d’honneur de plus à perdre pour la Reine
            }
       *[less]
            { $n ->
                [one] { $n } point d’honneur de moins à perdre pour la Reine
               *[other] { $n } points d’honneur de moins à perdre pour la Reine
            }
    }
# en: dc93097c
reason-siege =
    { $way ->
        [more]
            { $n ->
                [one] le jeton de La Rochelle { $n } case plus à droite
               *[other] le jeton de La Rochelle { $n } cases plus à droite
            }
       *[less]
            { $n ->
                [one] le jeton de La Rochelle { $n } case plus à gauche
               *[other] le jeton de La Rochelle { $n } cases plus à gauche
            }
    }
# en: 5de31471
reason-siege-dice =
    { $way ->
        [more]
            { $n ->
                [one] { $n } dé de plus pour les mousquetaires à La Rochelle
               *[other] { $n } dés de plus pour les mousquetaires à La Rochelle
            }
       *[less]
            { $n ->
                [one] { $n } dé de moins pour les mousquetaires à La Rochelle
               *[other] { $n } dés de moins pour les mousquetaires à La Rochelle
            }
    }
# en: 9bc0caf2
reason-pistoles =
    { $way ->
        [more]
            { $n ->
                [one] { $n } pistole de plus
               *[other] { $n } pistoles de plus
            }
       *[less]
            { $n ->
                [one] { $n } pistole de moins
               *[other] { $n } pistoles de moins
            }
    }
# en: bb240173
reason-epic =
    { $way ->
        [more]
            { $n ->
                [one] { $n } jeton Épopée de plus
               *[other] { $n } jetons Épopée de plus
            }
       *[less]
            { $n ->
                [one] { $n } jeton Épopée de moins
               *[other] { $n } jetons Épopée de moins
            }
    }
# en: edb2a84e
reason-one-for-all =
    { $way ->
        [more]
            { $n ->
                [one] { $n } carte *Un pour tous* de plus
               *[other] { $n } cartes *Un pour tous* de plus
            }
       *[less]
            { $n ->
                [one] { $n } carte *Un pour tous* de moins
               *[other] { $n } cartes *Un pour tous* de moins
            }
    }
# en: bd52d69f
reason-life =
    { $way ->
        [more]
            { $n ->
                [one] { $n } point de vie de plus
               *[other] { $n } points de vie de plus
            }
       *[less]
            { $n ->
                [one] { $n } point de vie de moins
               *[other] { $n } points de vie de moins
            }
    }
# en: 14dc0054
reason-weak =
    { $way ->
        [more] plus de mousquetaires à leur dernier point de vie
       *[less] moins de mousquetaires à leur dernier point de vie
    }
# en: 2c1f0f90
reason-down =
    { $way ->
        [more] plus de mousquetaires hors de combat
       *[less] moins de mousquetaires hors de combat
    }
# en: 6f675639
reason-gear =
    { $way ->
        [more]
            { $n ->
                [one] { $n } équipement de plus
               *[other] { $n } équipements de plus
            }
       *[less]
            { $n ->
                [one] { $n } équipement de moins
               *[other] { $n } équipements de moins
            }
    }
# en: ecce740b
reason-cards =
    { $way ->
        [more]
            { $n ->
                [one] { $n } carte de plus dans les mains des mousquetaires
               *[other] { $n } cartes de plus dans les mains des mousquetaires
            }
       *[less]
            { $n ->
                [one] { $n } carte de moins dans les mains des mousquetaires
               *[other] { $n } cartes de moins dans les mains des mousquetaires
            }
    }
# en: fa519552
reason-combat =
    { $way ->
        [more]
            { $n ->
                [one] { $n } point de combat de plus dans les mains des mousquetaires
               *[other] { $n } points de combat de plus dans les mains des mousquetaires
            }
       *[less]
            { $n ->
                [one] { $n } point de combat de moins dans les mains des mousquetaires
               *[other] { $n } points de combat de moins dans les mains des mousquetaires
            }
    }
# en: e9c739a5
reason-rochefort =
    { $way ->
        [more]
            { $n ->
                [one] { $n } point de vie de moins pour Rochefort
               *[other] { $n } points de vie de moins pour Rochefort
            }
       *[less]
            { $n ->
                [one] { $n } point de vie de plus pour Rochefort
               *[other] { $n } points de vie de plus pour Rochefort
            }
    }
# en: 851853d6
reason-treachery =
    { $way ->
        [more]
            { $n ->
                [one] { $n } carte Perfidie de plus
               *[other] { $n } cartes Perfidie de plus
            }
       *[less]
            { $n ->
                [one] { $n } carte Perfidie de moins
               *[other] { $n } cartes Perfidie de moins
            }
    }
# en: a52bdc50
reason-louvre =
    { $way ->
        [more]
            { $n ->
                [one] { $n } épreuve ou adversaire de plus au Louvre
               *[other] { $n } épreuves et adversaires de plus au Louvre
            }
       *[less]
            { $n ->
                [one] { $n } épreuve ou adversaire de moins au Louvre
               *[other] { $n } épreuves et adversaires de moins au Louvre
            }
    }
# en: adb334b5
reason-paris =
    { $way ->
        [more]
            { $n ->
                [one] { $n } épreuve ou adversaire de plus à Paris
               *[other] { $n } épreuves et adversaires de plus à Paris
            }
       *[less]
            { $n ->
                [one] { $n } épreuve ou adversaire de moins à Paris
               *[other] { $n } épreuves et adversaires de moins à Paris
            }
    }
# en: de8edbc9
reason-plot =
    { $way ->
        [more] un complot contre la Reine qui continue
       *[less] pas de complot contre la Reine
    }
# en: 013ecd18
reason-kidnapped =
    { $way ->
        [more] Constance en danger de mort
       *[less] Constance hors de danger
    }
# en: c0f0f3ea
reason-held =
    { $way ->
        [more] Constance prisonnière
       *[less] Constance libre
    }
# en: 1cbd3de8
reason-foes =
    { $way ->
        [more] des adversaires plus forts de { $n } sur le chemin
       *[less] des adversaires moins forts de { $n } sur le chemin
    }
# en: feb3208c
reason-acts =
    { $way ->
        [more]
            { $n ->
                [one] { $n } action de plus à faire
               *[other] { $n } actions de plus à faire
            }
       *[less]
            { $n ->
                [one] { $n } action de moins à faire
               *[other] { $n } actions de moins à faire
            }
    }

## Ce que devient la table : ce choix …

# en: 5e760ffd
change-completes-quest = achève { LIST(FORM($things, "article")) }
# en: baa97e24
change-clears = dégage une case de { LIST(FORM($things, "article")) }
# en: 1c9687c5
change-overcomes = surmonte l’épreuve { LIST(FORM($things, "de")) } du passage en Angleterre
# en: 1225c6e8
change-completes = accomplit { LIST(FORM($things, "article")) }
# en: 0f567bec
change-advances = fait avancer { LIST(FORM($things, "article")) }
# en: ce127ec1
change-reaches = amène un mousquetaire à { LIST(FORM($things, "article")) }
# en: abb9730a
change-beats = bat { LIST(FORM($things, "article")) }
# en: d485c8a2
change-downs = met { LIST(FORM($things, "article")) } hors de combat
# en: 5e25d8e7
change-raises = remet { LIST(FORM($things, "article")) } en état de combattre
# en: bc7b1059
change-weakens = ne laisse qu’un point de vie { LIST(FORM($things, "a")) }
# en: 5fa0a9de
change-heals = rend des points de vie { LIST(FORM($things, "a")) }
# en: 1457c556
change-lets-completes-quest = laisse les mousquetaires achever { LIST(FORM($things, "article")) }
# en: c326dab1
change-lets-clears = laisse les mousquetaires dégager une case de { LIST(FORM($things, "article")) }
# en: d7b9e62d
change-lets-overcomes = laisse les mousquetaires surmonter l’épreuve { LIST(FORM($things, "de")) } du passage en Angleterre
# en: 2cf780f2
change-lets-completes = laisse les mousquetaires accomplir { LIST(FORM($things, "article")) }
# en: 0c539873
change-lets-advances = laisse les mousquetaires faire avancer { LIST(FORM($things, "article")) }
# en: 9c771261
change-lets-beats = laisse les mousquetaires battre { LIST(FORM($things, "article")) }
# en: ce150e03
change-lets-raises = laisse { LIST(FORM($things, "article")) } se relever
# en: addc1b29
change-lets-heals = laisse { LIST(FORM($things, "article")) } reprendre des points de vie

## Selon quelle règle simple, là où rien n'est calculé

# en: fae7c10b
maxim-bribe = les geôliers se laissent toujours soudoyer, alors qu’un duel peut échouer
# en: ec6ac540
maxim-escape = rien de ce qu’il pourrait faire ne vaut mieux que de sortir de la Bastille
# en: 91ff01a8
maxim-challenge = il peut surmonter cette épreuve, et elle rapporte plus que les cartes qu’elle coûte
# en: 7c6b91e1
maxim-character = jouer ce personnage vaut mieux que toute autre action en ce moment
# en: 223cdce4
maxim-draw = piocher une carte vaut mieux que toute autre action en ce moment, surtout avec une main peu fournie
# en: 376b4af8
maxim-duel = d’après les probabilités du duel, battre l’adversaire vaut plus que les blessures et les cartes qu’il peut en coûter
# en: fd1a051b
maxim-inn = chaque jeton retiré à l’auberge fait avancer la quête, surtout sur le chemin le plus dégagé
# en: 8d3863a5
maxim-return = chaque jeton retiré sur le chemin du retour fait avancer la quête
# en: 62905885
maxim-move = ce qu’il pourrait faire là-bas vaut mieux que tout ce qu’il peut faire ici, même en comptant l’action pour y aller
# en: d6d716ce
maxim-reinforce = une carte à La Rochelle vaut sa force, et davantage si les cartes y sont rares et que le siège tourne mal
# en: 72357f4c
maxim-trap = déjouer le piège vaut mieux que tout ce qu’il pourrait faire d’autre en ce moment
# en: 0e713c2d
maxim-passage = rien à la quête ne vaut le passage secret
# en: ae5e1cb3
maxim-buy = un équipement sert le plus à un mousquetaire qui en a peu, un baume à qui n’a plus qu’un point de vie
# en: e3a69b83
maxim-order = le bot donne l’ordre de Tréville au mousquetaire qui a le plus de cartes : c’est à lui qu’une action profite le plus
# en: a914180e
maxim-nothing = rien de ce qu’il pourrait faire ne vaut son coût
# en: dbc116de
maxim-paris = une carte Paris vaut ce qu’elle a rapporté à Milady dans les parties qui ont instruit le bot
# en: a33564b8
maxim-take-treachery = il prend la carte Perfidie qui nuit le plus en ce moment
# en: 0167a443
maxim-treachery = une carte Perfidie vaut le tort qu’elle cause en ce moment ; en piocher une autre vaut d’autant plus que la main est petite
# en: 1ef066d2
maxim-reroll = les probabilités exactes du duel décident
# en: beb54fe3
maxim-buy-more = le bot ne cherche pas de second achat
# en: 59d25a5e
maxim-first = le bot ne voit pas de différence entre ces choix et prend le premier
# en: 781c62e5
maxim-place-paris = il ne joue une nouvelle carte Paris que si elle nuit davantage que ce qui reste de l’actuelle
# en: d7bf4042
maxim-tokens = il se fonde sur la difficulté des jetons, avec une part de hasard
# en: 01c18abb
maxim-post = le bot poste les adversaires forts et difficiles à battre, avec une part de hasard
# en: 643ac512
maxim-destination = le bot va là où sont les mousquetaires, là où l’enjeu est grand ou, s’il a peu de cartes, là où il en prend, avec une part de hasard
# en: 984cb94f
maxim-fight = il met en balance les probabilités du duel et le prix des cartes ; contre un adversaire face cachée, il joue une seule carte
# en: d7981803
maxim-play-cards = s’il peut surmonter l’épreuve, il joue toutes les cartes qu’il faut, avec le pouvoir d’Aramis ou des jetons Épopée au besoin ; sinon, il n’en joue aucune
# en: 5e8a6215
maxim-add-epic = il ajoute deux jetons Épopée au plus
