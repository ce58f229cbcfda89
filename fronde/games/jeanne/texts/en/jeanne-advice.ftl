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
        [more] { $n } more Louis d’Or of income until the end
       *[less] { $n } fewer Louis d’Or of income until the end
    }
reason-rivals-income =
    { $way ->
        [more] { $n } more Louis d’Or of income for rivals on average
       *[less] { $n } fewer Louis d’Or of income for rivals on average
    }
reason-money =
    { $way ->
        [more] { $n } more Louis d’Or in hand
       *[less] { $n } fewer Louis d’Or in hand
    }
reason-rivals-money =
    { $way ->
        [more] { $n } more Louis d’Or for rivals on average
       *[less] { $n } fewer Louis d’Or for rivals on average
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
        [more] { $n ->
            [one] { $n } more battle point in yellow cards
           *[other] { $n } more battle points in yellow cards
        }
       *[less] { $n ->
            [one] { $n } fewer battle point in yellow cards
           *[other] { $n } fewer battle points in yellow cards
        }
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
change-breaks = means that you no longer hold all of { LIST($things) }
change-yields = gives { LIST($seats) } all of { LIST($things) }
change-divides = means that { LIST($seats) } no longer { COUNT($seats) ->
    [one] holds
   *[other] hold
 } all of { LIST($things) }
change-builds = builds works at { LIST($things) }
change-opens = leaves { LIST($things) } open to attack by { LIST($seats) } this round
change-calms = votes to limit this round to one attack per player, while you lead
change-stirs = votes to let everyone attack as often as their cards allow, because { LIST($seats) } { COUNT($seats) ->
    [one] leads
   *[other] lead
 }

## By which rule of thumb, where nothing is calculated

maxim-strongest = the strongest card or cards the bot can play
maxim-influence = at most 2 points of influence, and never its last point
maxim-harm = the city whose loss hurts a rival most, if a die can beat its defence
maxim-rebel = the city that helps the bot most and whose loss hurts a rival most, if a die can win it
maxim-plunder = an important but weak city of a rival, otherwise a free city
maxim-hands = the player with the most cards
maxim-support = a Traitor first, then a hero, then an Engineer
maxim-sign = a Sign of God only if that decides who gets the city
maxim-retreat = it takes back cards it would lose, and cards it needs for another attack
maxim-no-attack = no attack is left, or only a landing that would be forbidden
maxim-ambassador = it plays the Ambassador whenever it can
maxim-ban = the bot’s most valuable whole province, preferably one at a border; if the bot has no whole province, any choice
maxim-first = the bot sees no difference between these choices and takes the first
