### Pourquoi un bot choisirait cela : ce que son choix donne de plus ou de moins que le suivant.

# en: 52075654
reason-points =
    { $way ->
        [more]
            { $n ->
                [one] { $n } point de plus pour vous (PP et PM)
               *[other] { $n } points de plus pour vous (PP et PM)
            }
       *[less]
            { $n ->
                [one] { $n } point de moins pour vous (PP et PM)
               *[other] { $n } points de moins pour vous (PP et PM)
            }
    }
# en: 99235cd4
reason-rivals =
    { $way ->
        [more]
            { $n ->
                [one] { $n } point de plus pour l’ensemble des autres factions
               *[other] { $n } points de plus pour l’ensemble des autres factions
            }
       *[less]
            { $n ->
                [one] { $n } point de moins pour l’ensemble des autres factions
               *[other] { $n } points de moins pour l’ensemble des autres factions
            }
    }
# en: 15dd88fa
reason-orange =
    { $way ->
        [more]
            { $n ->
                [one] { $n } PM de plus dans les cases orange
               *[other] { $n } PM de plus dans les cases orange
            }
       *[less]
            { $n ->
                [one] { $n } PM de moins dans les cases orange
               *[other] { $n } PM de moins dans les cases orange
            }
    }
# en: b6bc6639
reason-crowns =
    { $way ->
        [more]
            { $n ->
                [one] { $n } couronne de plus
               *[other] { $n } couronnes de plus
            }
       *[less]
            { $n ->
                [one] { $n } couronne de moins
               *[other] { $n } couronnes de moins
            }
    }
# en: b3b9b0c7
reason-coins =
    { $way ->
        [more]
            { $n ->
                [one] { $n } pièce de plus
               *[other] { $n } pièces de plus
            }
       *[less]
            { $n ->
                [one] { $n } pièce de moins
               *[other] { $n } pièces de moins
            }
    }
# en: 43d3219d
reason-musketeers =
    { $way ->
        [more]
            { $n ->
                [one] { $n } mousquetaire de plus
               *[other] { $n } mousquetaires de plus
            }
       *[less]
            { $n ->
                [one] { $n } mousquetaire de moins
               *[other] { $n } mousquetaires de moins
            }
    }
# en: fb0eccf6
reason-crowns-near =
    { $way ->
        [more] plus près d’une couronne du plateau
       *[less] plus loin d’une couronne du plateau
    }
# en: f08866fc
reason-coins-near =
    { $way ->
        [more] plus près d’une pièce du plateau
       *[less] plus loin d’une pièce du plateau
    }
# en: d38e9ea7
reason-musketeers-near =
    { $way ->
        [more] plus près de la case d’un mousquetaire
       *[less] plus loin de la case d’un mousquetaire
    }
# en: fa4552e4
reason-supply =
    { $way ->
        [more]
            { $n ->
                [one] { $n } cube de plus en réserve
               *[other] { $n } cubes de plus en réserve
            }
       *[less]
            { $n ->
                [one] { $n } cube de moins en réserve
               *[other] { $n } cubes de moins en réserve
            }
    }
# en: de4973be
reason-reserve =
    { $way ->
        [more]
            { $n ->
                [one] { $n } cube de plus dans le fonds (or ou exil)
               *[other] { $n } cubes de plus dans le fonds (or ou exil)
            }
       *[less]
            { $n ->
                [one] { $n } cube de moins dans le fonds (or ou exil)
               *[other] { $n } cubes de moins dans le fonds (or ou exil)
            }
    }
# en: 260285ea
reason-uses =
    { $way ->
        [more]
            { $n ->
                [one] { $n } recours de plus à l’or espagnol ou à l’exil
               *[other] { $n } recours de plus à l’or espagnol ou à l’exil
            }
       *[less]
            { $n ->
                [one] { $n } recours de moins à l’or espagnol ou à l’exil
               *[other] { $n } recours de moins à l’or espagnol ou à l’exil
            }
    }
# en: 5be5e436
reason-avatar =
    { $way ->
        [more] un contrôle plus sûr de votre chef de faction
       *[less] un contrôle moins sûr de votre chef de faction
    }
# en: 20189673
reason-king-denied =
    { $way ->
        [more] le Roi hors de portée de vos rivaux
       *[less] le Roi à portée de vos rivaux
    }
# en: 495fddb2
reason-king-at-hand =
    { $way ->
        [more] le Roi à votre portée
       *[less] le Roi hors de votre portée
    }
# en: 5e48527d
reason-spaces =
    { $way ->
        [more]
            { $n ->
                [one] { $n } case de plus sous votre influence
               *[other] { $n } cases de plus sous votre influence
            }
       *[less]
            { $n ->
                [one] { $n } case de moins sous votre influence
               *[other] { $n } cases de moins sous votre influence
            }
    }
# en: 9e136cd7
reason-controlled =
    { $way ->
        [more]
            { $n ->
                [one] { $n } case de plus sous votre contrôle
               *[other] { $n } cases de plus sous votre contrôle
            }
       *[less]
            { $n ->
                [one] { $n } case de moins sous votre contrôle
               *[other] { $n } cases de moins sous votre contrôle
            }
    }
# en: b8c2daf0
reason-near =
    { $way ->
        [more] plus de cases voisines où entrer
       *[less] moins de cases voisines où entrer
    }
# en: c1fbccf3
reason-firm =
    { $way ->
        [more]
            { $n ->
                [one] { $n } point de plus dans des cases où vous avez un second cube
               *[other] { $n } points de plus dans des cases où vous avez un second cube
            }
       *[less]
            { $n ->
                [one] { $n } point de moins dans des cases où vous avez un second cube
               *[other] { $n } points de moins dans des cases où vous avez un second cube
            }
    }
# en: 732ac61d
reason-cards =
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
# en: 2f07210a
reason-season-cards =
    { $way ->
        [more]
            { $n ->
                [one] { $n } carte Saison de plus en main
               *[other] { $n } cartes Saison de plus en main
            }
       *[less]
            { $n ->
                [one] { $n } carte Saison de moins en main
               *[other] { $n } cartes Saison de moins en main
            }
    }

## Ce qu’un choix fait au plateau : il …

# en: 9c2faefc
change-controls = prend le contrôle { LIST(FORM($things, "de")) }
# en: e01575ea
change-gains = gagne de l’influence sur { LIST(FORM($things, "article")) }
# en: b4bce7a9
change-takes = prend { LIST(FORM($things, "article")) } { LIST(FORM($seats, "a")) }
# en: 74658b11
change-musketeer = gagne { LIST($things) }
# en: c69ab93c
change-drives = chasse { LIST(FORM($seats, "article")) } { LIST(FORM($things, "de")) }
# en: 30cf7d69
change-ends = met fin au contrôle { LIST(FORM($seats, "de")) } sur { LIST(FORM($things, "article")) }
# en: eb71d531
change-loses = abandonne { LIST(FORM($things, "article")) }
# en: 1fccb4bc
change-loosens = abandonne le contrôle { LIST(FORM($things, "de")) }
# en: 3981f056
change-spends = se défait { LIST(FORM($things, "de")) }
# en: 4f215d27
change-strengthens = renforce { LIST(FORM($things, "article")) }
# en: a57ebd55
change-reopens = rouvre { LIST(FORM($things, "article")) } { LIST(FORM($seats, "a")) }
# en: 56aab9c1
change-opens = ouvre { LIST(FORM($things, "article")) } { LIST(FORM($seats, "a")) }
# en: abeb6078
change-thins = ne laisse qu’un cube sur { LIST(FORM($things, "article")) }, à portée { LIST(FORM($seats, "de")) }

## Règles simples, quand rien n’est calculé

# en: e95e59c1
maxim-move = prendre les cubes dans la case qui y perd le moins, et pas plus qu’il n’en faut à l’arrivée
# en: 09b47673
maxim-setup = placer chaque premier cube là où il rapporte le plus à lui seul
