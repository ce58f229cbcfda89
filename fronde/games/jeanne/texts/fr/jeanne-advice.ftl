### Pourquoi un bot choisirait cela : ce que son choix apporte de plus ou de moins que le suivant.

# en: bc4bc749
reason-points =
    { $way ->
        [more]
            { $n ->
                [one] { $n } point de trône de plus
               *[other] { $n } points de trône de plus
            }
       *[less]
            { $n ->
                [one] { $n } point de trône de moins
               *[other] { $n } points de trône de moins
            }
    }
# en: 2a4a8c53
reason-rivals =
    { $way ->
        [more]
            { $n ->
                [one] { $n } point de trône de plus pour les rivaux en moyenne
               *[other] { $n } points de trône de plus pour les rivaux en moyenne
            }
       *[less]
            { $n ->
                [one] { $n } point de trône de moins pour les rivaux en moyenne
               *[other] { $n } points de trône de moins pour les rivaux en moyenne
            }
    }
# en: ed32d577
reason-due =
    { $way ->
        [more]
            { $n ->
                [one] { $n } point de trône de plus à venir des provinces entières
               *[other] { $n } points de trône de plus à venir des provinces entières
            }
       *[less]
            { $n ->
                [one] { $n } point de trône de moins à venir des provinces entières
               *[other] { $n } points de trône de moins à venir des provinces entières
            }
    }
# en: 7f8d26da
reason-rivals-due =
    { $way ->
        [more]
            { $n ->
                [one] { $n } point de trône de plus à venir pour les rivaux en moyenne
               *[other] { $n } points de trône de plus à venir pour les rivaux en moyenne
            }
       *[less]
            { $n ->
                [one] { $n } point de trône de moins à venir pour les rivaux en moyenne
               *[other] { $n } points de trône de moins à venir pour les rivaux en moyenne
            }
    }
# en: d4a77e07
reason-near =
    { $way ->
        [more] des provinces plus près d’être tenues en entier
       *[less] des provinces plus loin d’être tenues en entier
    }
# en: f0047178
reason-rivals-near =
    { $way ->
        [more] des rivaux plus près de provinces entières
       *[less] des rivaux plus loin de provinces entières
    }
# en: ac2e9d9f
reason-income =
    { $way ->
        [more] { $n } louis d’or de revenu de plus jusqu’à la fin
       *[less] { $n } louis d’or de revenu de moins jusqu’à la fin
    }
# en: 5b3a6ad1
reason-rivals-income =
    { $way ->
        [more] { $n } louis d’or de revenu de plus pour les rivaux en moyenne
       *[less] { $n } louis d’or de revenu de moins pour les rivaux en moyenne
    }
# en: e9635325
reason-money =
    { $way ->
        [more] { $n } louis d’or de plus en caisse
       *[less] { $n } louis d’or de moins en caisse
    }
# en: 6f5c0dfa
reason-rivals-money =
    { $way ->
        [more] { $n } louis d’or de plus pour les rivaux en moyenne
       *[less] { $n } louis d’or de moins pour les rivaux en moyenne
    }
# en: 2d25c4b9
reason-influence =
    { $way ->
        [more]
            { $n ->
                [one] { $n } point d’influence de plus
               *[other] { $n } points d’influence de plus
            }
       *[less]
            { $n ->
                [one] { $n } point d’influence de moins
               *[other] { $n } points d’influence de moins
            }
    }
# en: 85ee1ca4
reason-cities =
    { $way ->
        [more]
            { $n ->
                [one] { $n } ville de plus
               *[other] { $n } villes de plus
            }
       *[less]
            { $n ->
                [one] { $n } ville de moins
               *[other] { $n } villes de moins
            }
    }
# en: 531b2fa5
reason-castles =
    { $way ->
        [more] une meilleure protection par des châteaux
       *[less] une moins bonne protection par des châteaux
    }
# en: d874d1cb
reason-fortresses =
    { $way ->
        [more] une meilleure protection par des forteresses
       *[less] une moins bonne protection par des forteresses
    }
# en: 8b12d333
reason-exposed =
    { $way ->
        [more] davantage de provinces entières à la portée d’un rival
       *[less] moins de provinces entières à la portée d’un rival
    }
# en: 2dce1133
reason-guarded =
    { $way ->
        [more] plus de frontières gardées autour de vos provinces entières
       *[less] moins de frontières gardées autour de vos provinces entières
    }
# en: 80279514
reason-cards =
    { $way ->
        [more]
            { $n ->
                [one] { $n } carte jaune de plus
               *[other] { $n } cartes jaunes de plus
            }
       *[less]
            { $n ->
                [one] { $n } carte jaune de moins
               *[other] { $n } cartes jaunes de moins
            }
    }
# en: 6a6b2163
reason-strength =
    { $way ->
        [more] des cartes jaunes plus fortes de { $n } en tout
       *[less] des cartes jaunes moins fortes de { $n } en tout
    }
# en: f54fc814
reason-reds =
    { $way ->
        [more]
            { $n ->
                [one] { $n } carte rouge de plus
               *[other] { $n } cartes rouges de plus
            }
       *[less]
            { $n ->
                [one] { $n } carte rouge de moins
               *[other] { $n } cartes rouges de moins
            }
    }
# en: 2f6a3830
reason-heroes =
    { $way ->
        [more]
            { $n ->
                [one] { $n } héros de plus
               *[other] { $n } héros de plus
            }
       *[less]
            { $n ->
                [one] { $n } héros de moins
               *[other] { $n } héros de moins
            }
    }

## Ce qu'un choix fait au plateau : il …

# en: 9d3a0758
change-takes = prend { LIST($things) }
# en: 60e7e6ef
change-takes-from = prend { LIST($things) } { LIST(FORM($seats, "a")) }
# en: 8d30b679
change-loses = perd { LIST($things) }
# en: a0b8d1a3
change-completes = vous donne { LIST(FORM($things, "article")) } en entier
# en: b343db23
change-breaks = entame { LIST(FORM($things, "article")) }, que vous teniez en entier
# en: 1d61eb45
change-yields = donne { LIST(FORM($things, "article")) } en entier { LIST(FORM($seats, "a")) }
# en: e798f7a1
change-divides =
    entame { LIST(FORM($things, "article")) }, que { LIST(FORM($seats, "article")) } { COUNT($seats) ->
        [one] tenait
       *[other] tenaient
    } en entier
# en: acbef36d
change-builds = fortifie { LIST($things) }
# en: 62443d73
change-opens = expose { LIST($things) } { LIST(FORM($seats, "a")) } pendant cette manche
# en: 738f7db0
change-calms = vote pour une seule attaque par joueur pendant cette manche, alors que vous menez
# en: 95edc592
change-stirs =
    vote pour autant d’attaques que les cartes le permettent, parce que { LIST(FORM($seats, "article")) } { COUNT($seats) ->
        [one] mène
       *[other] mènent
    }

## Règles simples, quand rien n'est calculé

# en: f4354280
maxim-strongest = jouer les cartes permises les plus fortes
# en: 180cff02
maxim-influence = deux points d’influence au plus, et garder le dernier
# en: 919f0e1e
maxim-harm = la ville dont la perte nuit le plus à un rival, si un dé peut dépasser sa défense
# en: ac2447b9
maxim-rebel = la ville qui l’aide le plus et dont la perte nuit le plus à un rival, si un dé peut la prendre
# en: d1317853
maxim-plunder = une ville importante mais mal défendue d’un rival, sinon une ville libre
# en: 2402b2d1
maxim-hands = la puissance qui a le plus de cartes
# en: 01716502
maxim-support = d’abord un Traître, puis un héros, puis un Ingénieur
# en: d58eaa47
maxim-sign = seulement si cela décide à qui va la ville
# en: 191b47ca
maxim-retreat = reprendre les cartes qu’il perdrait, et celles qu’il lui faut pour une autre attaque
# en: 250b0650
maxim-no-attack = il ne reste aucune attaque, ou seulement un débarquement qui serait interdit
# en: 64bd6933
maxim-ambassador = jouer l’Ambassadeur dès que possible
# en: e786e913
maxim-ban = sa province entière la plus précieuse, si possible à une frontière ; s’il n’a aucune province entière, n’importe quel choix
# en: 59d25a5e
maxim-first = il ne voit aucune différence, et prend le premier choix
