### Why a bot would choose this: what its choice brings more or less of than the next best one.

reason-points =
    { $way ->
        [more] { $n ->
            [one] { $n } more throne point
           *[other] { $n } more throne points
        }
       *[less] { $n ->
            [one] { $n } fewer throne point
           *[other] { $n } fewer throne points
        }
    }
reason-rivals =
    { $way ->
        [more] { $n ->
            [one] { $n } more throne point for rivals on average
           *[other] { $n } more throne points for rivals on average
        }
       *[less] { $n ->
            [one] { $n } fewer throne point for rivals on average
           *[other] { $n } fewer throne points for rivals on average
        }
    }
reason-due =
    { $way ->
        [more] { $n ->
            [one] { $n } more throne point due from whole provinces
           *[other] { $n } more throne points due from whole provinces
        }
       *[less] { $n ->
            [one] { $n } fewer throne point due from whole provinces
           *[other] { $n } fewer throne points due from whole provinces
        }
    }
reason-rivals-due =
    { $way ->
        [more] { $n ->
            [one] { $n } more throne point due for rivals on average
           *[other] { $n } more throne points due for rivals on average
        }
       *[less] { $n ->
            [one] { $n } fewer throne point due for rivals on average
           *[other] { $n } fewer throne points due for rivals on average
        }
    }
reason-near =
    { $way ->
        [more] closer to whole provinces
       *[less] further from whole provinces
    }
reason-rivals-near =
    { $way ->
        [more] rivals closer to whole provinces
       *[less] rivals further from whole provinces
    }
reason-income =
    { $way ->
        [more] { $n } more Louis d’Or income until the end
       *[less] { $n } less Louis d’Or income until the end
    }
reason-rivals-income =
    { $way ->
        [more] { $n } more Louis d’Or income for rivals on average
       *[less] { $n } less Louis d’Or income for rivals on average
    }
reason-money =
    { $way ->
        [more] { $n } more Louis d’Or in hand
       *[less] { $n } less Louis d’Or in hand
    }
reason-rivals-money =
    { $way ->
        [more] { $n } more Louis d’Or for rivals on average
       *[less] { $n } less Louis d’Or for rivals on average
    }
reason-influence =
    { $way ->
        [more] { $n ->
            [one] { $n } more influence
           *[other] { $n } more influence
        }
       *[less] { $n ->
            [one] { $n } less influence
           *[other] { $n } less influence
        }
    }
reason-cities =
    { $way ->
        [more] { $n ->
            [one] { $n } more city
           *[other] { $n } more cities
        }
       *[less] { $n ->
            [one] { $n } fewer city
           *[other] { $n } fewer cities
        }
    }
reason-castles =
    { $way ->
        [more] more protected by castles
       *[less] less protected by castles
    }
reason-fortresses =
    { $way ->
        [more] more protected by fortresses
       *[less] less protected by fortresses
    }
reason-exposed =
    { $way ->
        [more] more of your complete provinces within a rival’s reach
       *[less] fewer of your complete provinces within a rival’s reach
    }
reason-guarded =
    { $way ->
        [more] more guarded borders around your whole provinces
       *[less] fewer guarded borders around your whole provinces
    }
reason-cards =
    { $way ->
        [more] { $n ->
            [one] { $n } more yellow card
           *[other] { $n } more yellow cards
        }
       *[less] { $n ->
            [one] { $n } fewer yellow card
           *[other] { $n } fewer yellow cards
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
            [one] { $n } more red card
           *[other] { $n } more red cards
        }
       *[less] { $n ->
            [one] { $n } fewer red card
           *[other] { $n } fewer red cards
        }
    }
reason-heroes =
    { $way ->
        [more] { $n ->
            [one] { $n } more hero
           *[other] { $n } more heroes
        }
       *[less] { $n ->
            [one] { $n } fewer hero
           *[other] { $n } fewer heroes
        }
    }

## What changes on the board: it …

change-takes = takes { LIST($things) }
change-takes-from = takes { LIST($things) } from { LIST($seats) }
change-loses = loses { LIST($things) }
change-completes = gives you all of { LIST($things) }
change-breaks = costs you all of { LIST($things) }
change-yields = gives { LIST($seats) } all of { LIST($things) }
change-divides = costs { LIST($seats) } all of { LIST($things) }
change-builds = builds at { LIST($things) }
change-opens = opens { LIST($things) } to { LIST($seats) } this round
change-calms = votes for one attack each this round, while you lead
change-stirs = votes for as many attacks as cards allow, against the lead of { LIST($seats) }

## By which rule of thumb, where nothing is calculated

maxim-strongest = the strongest it can play
maxim-influence = at most two influence, and never the last one
maxim-harm = the city that hurts a rival most, if a die can win that city
maxim-rebel = the city that helps the bot most and hurts a rival most, if a die can win that city
maxim-plunder = an important but weak city of a rival, otherwise a free city
maxim-hands = the player with the most cards
maxim-support = a Traitor first, then a hero, then an Engineer
maxim-sign = only if it decides who gets the city
maxim-retreat = cards it would lose, and cards it needs for another attack
maxim-no-attack = no attack is left, or only a landing that would be forbidden
maxim-ambassador = it plays the Ambassador whenever it can
maxim-ban = the bot’s most valuable whole province, preferably at a border; otherwise any
maxim-first = it sees no difference, and takes the first
