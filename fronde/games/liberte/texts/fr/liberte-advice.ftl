### Pourquoi un bot choisirait cela : ce que son choix apporte de plus ou de moins que le suivant.

# en: b615eafc
reason-points =
    { $way ->
        [more] { $n } PV de plus
       *[less] { $n } PV de moins
    }
# en: 348e1fe2
reason-rivals =
    { $way ->
        [more] { $n } PV de plus pour les rivaux en moyenne
       *[less] { $n } PV de moins pour les rivaux en moyenne
    }
# en: 1d166caf
reason-offices =
    { $way ->
        [more] { $n } PV de plus à espérer du gouvernement et de l’opposition
       *[less] { $n } PV de moins à espérer du gouvernement et de l’opposition
    }
# en: b0754106
reason-rivals-offices =
    { $way ->
        [more] { $n } PV de plus à attendre du gouvernement et de l’opposition pour les rivaux
       *[less] { $n } PV de moins à attendre du gouvernement et de l’opposition pour les rivaux
    }
# en: 77ac161f
reason-stakes =
    { $way ->
        [more] { $n } PV de plus à espérer des provinces
       *[less] { $n } PV de moins à espérer des provinces
    }
# en: 8bb48687
reason-rivals-stakes =
    { $way ->
        [more] { $n } PV de plus à attendre des provinces pour les rivaux
       *[less] { $n } PV de moins à attendre des provinces pour les rivaux
    }
# en: ee33c0b2
reason-battle =
    { $way ->
        [more] { $n } PV de plus à espérer de la bataille
       *[less] { $n } PV de moins à espérer de la bataille
    }
# en: 03118e40
reason-rivals-battle =
    { $way ->
        [more] { $n } PV de plus à attendre de la bataille pour les rivaux
       *[less] { $n } PV de moins à attendre de la bataille pour les rivaux
    }
# en: 6f8673fd
reason-votes =
    { $way ->
        [more]
            { $n ->
                [one] { $n } voix de plus
               *[other] { $n } voix de plus
            }
       *[less]
            { $n ->
                [one] { $n } voix de moins
               *[other] { $n } voix de moins
            }
    }
# en: c4a0e149
reason-rivals-votes =
    { $way ->
        [more]
            { $n ->
                [one] { $n } voix de plus pour les rivaux en moyenne
               *[other] { $n } voix de plus pour les rivaux en moyenne
            }
       *[less]
            { $n ->
                [one] { $n } voix de moins pour les rivaux en moyenne
               *[other] { $n } voix de moins pour les rivaux en moyenne
            }
    }
# en: 74306160
reason-governing =
    { $way ->
        [more] plus de voix dans une faction qui peut gouverner
       *[less] moins de voix dans une faction qui peut gouverner
    }
# en: d3d9d62b
reason-blocks =
    { $way ->
        [more]
            { $n ->
                [one] { $n } bloc de plus sur la carte
               *[other] { $n } blocs de plus sur la carte
            }
       *[less]
            { $n ->
                [one] { $n } bloc de moins sur la carte
               *[other] { $n } blocs de moins sur la carte
            }
    }
# en: a5939bc1
reason-hand =
    { $way ->
        [more]
            { $n ->
                [one] { $n } carte de plus en main
               *[other] { $n } cartes de plus en main
            }
       *[less]
            { $n ->
                [one] { $n } carte de moins en main
               *[other] { $n } cartes de moins en main
            }
    }
# en: d1c4db43
reason-hand-value =
    { $way ->
        [more] des cartes plus fortes en main
       *[less] des cartes plus faibles en main
    }
# en: f56b8558
reason-display =
    { $way ->
        [more]
            { $n ->
                [one] { $n } carte de plus dans votre étalage
               *[other] { $n } cartes de plus dans votre étalage
            }
       *[less]
            { $n ->
                [one] { $n } carte de moins dans votre étalage
               *[other] { $n } cartes de moins dans votre étalage
            }
    }
# en: 41873639
reason-display-value =
    { $way ->
        [more] des cartes plus fortes dans votre étalage
       *[less] des cartes plus faibles dans votre étalage
    }
# en: 48b1e136
reason-generals =
    { $way ->
        [more]
            { $n ->
                [one] { $n } général de plus
               *[other] { $n } généraux de plus
            }
       *[less]
            { $n ->
                [one] { $n } général de moins
               *[other] { $n } généraux de moins
            }
    }
# en: b601271e
reason-tokens =
    { $way ->
        [more]
            { $n ->
                [one] { $n } jeton de plus à utiliser
               *[other] { $n } jetons de plus à utiliser
            }
       *[less]
            { $n ->
                [one] { $n } jeton de moins à utiliser
               *[other] { $n } jetons de moins à utiliser
            }
    }
# en: 2fe63e6f
reason-white-near =
    { $way ->
        [more] une contre-révolution à votre profit plus proche
       *[less] une contre-révolution à votre profit moins proche
    }
# en: 52353493
reason-red-near =
    { $way ->
        [more] un raz-de-marée à votre profit plus proche
       *[less] un raz-de-marée à votre profit plus lointain
    }

## Chances de gagner, en pour cent

# en: 78b66ad5
reason-turns =
    { $way ->
        [more] { $n } % de chances en plus de gagner aux points
       *[less] { $n } % de chances en moins de gagner aux points
    }
# en: 4fd55212
reason-counter-revolution =
    { $way ->
        [more] { $n } % de chances en plus de gagner par une contre-révolution
       *[less] { $n } % de chances en moins de gagner par une contre-révolution
    }
# en: 41277d27
reason-landslide =
    { $way ->
        [more] { $n } % de chances en plus de gagner par un raz-de-marée
       *[less] { $n } % de chances en moins de gagner par un raz-de-marée
    }

## Ce qui change sur le plateau : il …

# en: 13c8c427
change-wins = prend la première place { LIST(FORM($things, "at")) }
# en: eb997d04
change-wins-from = prend { LIST(FORM($seats, "a")) } la première place { LIST(FORM($things, "at")) }
# en: 2c86694c
change-secures = consolide votre avance { LIST(FORM($things, "at")) }
# en: 38f3cbd2
change-shakes = réduit votre avance { LIST(FORM($things, "at")) }
# en: 03212290
change-levels = vous met à égalité avec { LIST($seats) } { LIST(FORM($things, "at")) }
# en: cc81aec6
change-loses = perd { LIST(FORM($things, "article")) } au profit { LIST(FORM($seats, "de")) }
# en: 5298c9d0
change-shares = laisse { LIST($seats) } vous égaler { LIST(FORM($things, "at")) }
# en: 11edbf26
change-unseats = déloge { LIST($seats) } de la première place { LIST(FORM($things, "at")) }
# en: 62959568
change-yields = cède { LIST(FORM($seats, "a")) } la première place { LIST(FORM($things, "at")) }
# en: 2297288b
change-battle = prend l’avantage pour la bataille { LIST(FORM($things, "de")) }
# en: 5e4e0afa
change-opens = laisse { LIST($seats) } vous dépasser avec une seule carte { LIST(FORM($things, "at")) }

## Par quelle règle simple, quand rien n’est calculé

# en: 157d8a53
maxim-draw = la plus haute carte visible ; une carte de la pioche si aucune ne dépasse 1
# en: 9e137885
maxim-discard = le moins de cartes possible, la plus basse d’abord
# en: fd936af9
maxim-tie = la plus basse carte qui donne la première place, s’il en a une
# en: 9ac866c7
maxim-province-tie = la plus basse carte qui donne la première place, s’il en a une ; là où il n’y a en jeu qu’une voix, sans points, seulement s’il a plus de deux cartes dans l’étalage
# en: a7a2084e
maxim-government-tie = la plus basse carte qui donne la première place, s’il en a une et détient des voix de la faction de cette carte
# en: f15a9eae
maxim-keep = il garde un général ou une carte de valeur 2 ou plus, et toute autre carte tant qu’il en a moins de deux dans l’étalage ; il joue une seconde carte si elle sert
