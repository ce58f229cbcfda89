### Why a machine would choose so: what there is more of after its choice than after the next best one, or less.

reason-points =
    { $way ->
        [more] { $n ->
            [one] { $n } throne point more
           *[other] { $n } throne points more
        }
       *[less] { $n ->
            [one] { $n } throne point less
           *[other] { $n } throne points fewer
        }
    }
reason-rivals =
    { $way ->
        [more] { $n ->
            [one] { $n } throne point more for the others on average
           *[other] { $n } throne points more for the others on average
        }
       *[less] { $n ->
            [one] { $n } throne point less for the others on average
           *[other] { $n } throne points less for the others on average
        }
    }
reason-due =
    { $way ->
        [more] { $n ->
            [one] { $n } throne point more to come from whole provinces
           *[other] { $n } throne points more to come from whole provinces
        }
       *[less] { $n ->
            [one] { $n } throne point less to come from whole provinces
           *[other] { $n } throne points less to come from whole provinces
        }
    }
reason-rivals-due =
    { $way ->
        [more] { $n ->
            [one] { $n } throne point more to come for the others on average
           *[other] { $n } throne points more to come for the others on average
        }
       *[less] { $n ->
            [one] { $n } throne point less to come for the others on average
           *[other] { $n } throne points less to come for the others on average
        }
    }
reason-near =
    { $way ->
        [more] you nearer to whole provinces
       *[less] you further from whole provinces
    }
reason-rivals-near =
    { $way ->
        [more] the others nearer to whole provinces
       *[less] the others further from whole provinces
    }
reason-income =
    { $way ->
        [more] { $n } Louis d’Or more income until the end
       *[less] { $n } Louis d’Or less income until the end
    }
reason-rivals-income =
    { $way ->
        [more] { $n } Louis d’Or more income for the others on average
       *[less] { $n } Louis d’Or less income for the others on average
    }
reason-money =
    { $way ->
        [more] { $n } Louis d’Or more in hand
       *[less] { $n } Louis d’Or less in hand
    }
reason-rivals-money =
    { $way ->
        [more] { $n } Louis d’Or more for the others on average
       *[less] { $n } Louis d’Or less for the others on average
    }
reason-influence =
    { $way ->
        [more] { $n ->
            [one] { $n } influence point more
           *[other] { $n } influence points more
        }
       *[less] { $n ->
            [one] { $n } influence point less
           *[other] { $n } influence points fewer
        }
    }
reason-cities =
    { $way ->
        [more] { $n ->
            [one] { $n } city more
           *[other] { $n } cities more
        }
       *[less] { $n ->
            [one] { $n } city less
           *[other] { $n } cities fewer
        }
    }
reason-castles =
    { $way ->
        [more] more behind castles
       *[less] less behind castles
    }
reason-fortresses =
    { $way ->
        [more] more behind fortresses
       *[less] less behind fortresses
    }
reason-exposed =
    { $way ->
        [more] more of your whole provinces open to a rival
       *[less] less of your whole provinces open to a rival
    }
reason-guarded =
    { $way ->
        [more] more of your whole provinces’ borders guarded
       *[less] less of your whole provinces’ borders guarded
    }
reason-cards =
    { $way ->
        [more] { $n ->
            [one] { $n } yellow card more
           *[other] { $n } yellow cards more
        }
       *[less] { $n ->
            [one] { $n } yellow card less
           *[other] { $n } yellow cards fewer
        }
    }
reason-strength =
    { $way ->
        [more] { $n } more strength in yellow cards
       *[less] { $n } less strength in yellow cards
    }
reason-reds =
    { $way ->
        [more] { $n ->
            [one] { $n } red card more
           *[other] { $n } red cards more
        }
       *[less] { $n ->
            [one] { $n } red card less
           *[other] { $n } red cards fewer
        }
    }
reason-heroes =
    { $way ->
        [more] { $n ->
            [one] { $n } hero more
           *[other] { $n } heroes more
        }
       *[less] { $n ->
            [one] { $n } hero less
           *[other] { $n } heroes fewer
        }
    }

## What becomes of the board: it …

change-takes = takes { LIST($things) }
change-takes-from = takes { LIST($things) } from { LIST($seats) }
change-loses = loses { LIST($things) }
change-completes = gives you the whole of { LIST($things) }
change-breaks = costs you the whole of { LIST($things) }
change-yields = gives { LIST($seats) } the whole of { LIST($things) }
change-divides = costs { LIST($seats) } the whole of { LIST($things) }
change-builds = builds at { LIST($things) }
change-opens = opens { LIST($things) } to { LIST($seats) } in this round
change-calms = speaks for a round with one attack each, while you lead
change-stirs = speaks for a round with as many attacks as cards allow, against the lead of { LIST($seats) }

## By which rule of thumb, where nothing is reckoned

maxim-strongest = the strongest it may lay
maxim-influence = two influence at most, and the last is kept
maxim-harm = the city whose loss would hurt a rival most, as far as a die can bring it
maxim-rebel = the city that would bring it most and hurt a rival most, as far as a die can bring it
maxim-plunder = a rival’s city that counts for much and is weakly held, or else a free one
maxim-hands = whoever holds most cards
maxim-support = a traitor first, then a hero, then an engineer
maxim-sign = only where it decides who has the city
maxim-retreat = what would be lost, and what another attack needs
maxim-no-attack = no attack is left, or none but a landing that would be forbidden
maxim-ambassador = it plays him whenever it may
maxim-ban = of provinces it holds whole the dearest, above all at a border; without one, any
maxim-first = it does not tell these apart, and takes the first
