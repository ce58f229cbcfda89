### Pourquoi un bot choisirait cela : ce qu'il y a de plus, ou de moins, après son choix qu'après le deuxième. Des noms, sans verbe.

# en: baf75212
reason-sure =
    { $way ->
        [more]
            { $n ->
                [one] { $n } point définitif de plus
               *[other] { $n } points définitifs de plus
            }
       *[less]
            { $n ->
                [one] { $n } point définitif de moins
               *[other] { $n } points définitifs de moins
            }
    }
# en: be86bf29
reason-expected =
    { $way ->
        [more]
            { $n ->
                [one] { $n } point de plus à attendre des majorités
               *[other] { $n } points de plus à attendre des majorités
            }
       *[less]
            { $n ->
                [one] { $n } point de moins à attendre des majorités
               *[other] { $n } points de moins à attendre des majorités
            }
    }
# en: c395e617
reason-majority-lead =
    { $way ->
        [more] une avance plus grande dans les majorités
       *[less] une avance moins grande dans les majorités
    }
# en: c1d7eb15
reason-missed =
    { $way ->
        [more] moins de risque de rester sans carte d’une région ou d’un symbole
       *[less] plus de risque de rester sans carte d’une région ou d’un symbole
    }
# en: 26954e77
reason-markers =
    { $way ->
        [more]
            { $n ->
                [one] { $n } marqueur de plus
               *[other] { $n } marqueurs de plus
            }
       *[less]
            { $n ->
                [one] { $n } marqueur de moins
               *[other] { $n } marqueurs de moins
            }
    }
# en: 5f966f15
reason-paid =
    { $way ->
        [more]
            { $n ->
                [one] { $n } marqueur de plus dans la boîte
               *[other] { $n } marqueurs de plus dans la boîte
            }
       *[less]
            { $n ->
                [one] { $n } marqueur de moins dans la boîte
               *[other] { $n } marqueurs de moins dans la boîte
            }
    }
# en: 82cbb3e3
reason-marked =
    { $way ->
        [more] de meilleures cartes sous vos marqueurs
       *[less] de moins bonnes cartes sous vos marqueurs
    }
# en: 1bd3802f
reason-discs =
    { $way ->
        [more]
            { $n ->
                [one] { $n } disque de plus en main
               *[other] { $n } disques de plus en main
            }
       *[less]
            { $n ->
                [one] { $n } disque de moins en main
               *[other] { $n } disques de moins en main
            }
    }
# en: 8e922a0d
reason-threat =
    { $way ->
        [more] de meilleures cartes pour le joueur suivant
       *[less] de moins bonnes cartes pour le joueur suivant
    }
# en: 61e3a539
reason-cards =
    { $way ->
        [more] plus de cartes
       *[less] moins de cartes
    }

## Ce qui change sur la table : « ce choix … »

# en: 84b51150
change-secures = vous assure, hors disques, la majorité { LIST(FORM($things, "at")) }
# en: 16103c65
change-leads = vous met en tête { LIST(FORM($things, "at")) }
# en: 77bf381b
change-levels = vous met à égalité { LIST(FORM($things, "at")) }
# en: af358c00
change-loses = vous fait perdre la première place { LIST(FORM($things, "at")) }
# en: 56adc6b3
change-extends = augmente votre avance { LIST(FORM($things, "at")) }
# en: 7c94733f
change-spares = vous épargne la pénalité pour { LIST(FORM($things, "article")) }
# en: ebff66c1
change-opens = découvre { LIST($things) } pour { LIST(FORM($seats, "article")) }
