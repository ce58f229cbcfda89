### Why a bot would choose this: what its choice brings more or less of than the next best one.

reason-points =
    { $way ->
        [more] { $n } more VP
       *[less] { $n } fewer VP
    }
reason-rivals =
    { $way ->
        [more] { $n } more VP for rivals on average
       *[less] { $n } fewer VP for rivals on average
    }
reason-offices =
    { $way ->
        [more] { $n } more VP expected from the government and the opposition
       *[less] { $n } fewer VP expected from the government and the opposition
    }
reason-rivals-offices =
    { $way ->
        [more] rivals can expect { $n } more VP from the government and the opposition
       *[less] rivals can expect { $n } fewer VP from the government and the opposition
    }
reason-stakes =
    { $way ->
        [more] { $n } more VP expected from provinces
       *[less] { $n } fewer VP expected from provinces
    }
reason-rivals-stakes =
    { $way ->
        [more] rivals can expect { $n } more VP from provinces
       *[less] rivals can expect { $n } fewer VP from provinces
    }
reason-battle =
    { $way ->
        [more] { $n } more VP expected from the battle
       *[less] { $n } fewer VP expected from the battle
    }
reason-rivals-battle =
    { $way ->
        [more] rivals can expect { $n } more VP from the battle
       *[less] rivals can expect { $n } fewer VP from the battle
    }
reason-votes =
    { $way ->
        [more] { $n ->
            [one] { $n } more vote
           *[other] { $n } more votes
        }
       *[less] { $n ->
            [one] { $n } fewer vote
           *[other] { $n } fewer votes
        }
    }
reason-rivals-votes =
    { $way ->
        [more] { $n ->
            [one] { $n } more vote for rivals on average
           *[other] { $n } more votes for rivals on average
        }
       *[less] { $n ->
            [one] { $n } fewer vote for rivals on average
           *[other] { $n } fewer votes for rivals on average
        }
    }
reason-governing =
    { $way ->
        [more] more votes in a faction that might govern
       *[less] fewer votes in a faction that might govern
    }
reason-blocks =
    { $way ->
        [more] { $n ->
            [one] { $n } more block on the map
           *[other] { $n } more blocks on the map
        }
       *[less] { $n ->
            [one] { $n } fewer block on the map
           *[other] { $n } fewer blocks on the map
        }
    }
reason-hand =
    { $way ->
        [more] { $n ->
            [one] { $n } more card in hand
           *[other] { $n } more cards in hand
        }
       *[less] { $n ->
            [one] { $n } fewer card in hand
           *[other] { $n } fewer cards in hand
        }
    }
reason-hand-value =
    { $way ->
        [more] stronger cards in hand
       *[less] weaker cards in hand
    }
reason-display =
    { $way ->
        [more] { $n ->
            [one] { $n } more card in your display
           *[other] { $n } more cards in your display
        }
       *[less] { $n ->
            [one] { $n } fewer card in your display
           *[other] { $n } fewer cards in your display
        }
    }
reason-display-value =
    { $way ->
        [more] stronger cards in your display
       *[less] weaker cards in your display
    }
reason-generals =
    { $way ->
        [more] { $n ->
            [one] { $n } more general
           *[other] { $n } more generals
        }
       *[less] { $n ->
            [one] { $n } fewer general
           *[other] { $n } fewer generals
        }
    }
reason-tokens =
    { $way ->
        [more] { $n ->
            [one] { $n } more token to use
           *[other] { $n } more tokens to use
        }
       *[less] { $n ->
            [one] { $n } fewer token to use
           *[other] { $n } fewer tokens to use
        }
    }
reason-white-near =
    { $way ->
        [more] closer to a counter-revolution that you would win
       *[less] further from a counter-revolution that you would win
    }
reason-red-near =
    { $way ->
        [more] closer to a landslide that you would win
       *[less] further from a landslide that you would win
    }

## Chances to win, in percent

reason-turns =
    { $way ->
        [more] { $n }% higher chance to win on points
       *[less] { $n }% lower chance to win on points
    }
reason-counter-revolution =
    { $way ->
        [more] { $n }% higher chance to win by a counter-revolution
       *[less] { $n }% lower chance to win by a counter-revolution
    }
reason-landslide =
    { $way ->
        [more] { $n }% higher chance to win by a landslide
       *[less] { $n }% lower chance to win by a landslide
    }

## What changes on the board: it …

change-wins = takes the lead in { LIST($things) }
change-wins-from = takes the lead in { LIST($things) } from { LIST($seats) }
change-secures = makes { LIST($things) } safer
change-shakes = makes { LIST($things) } less safe
change-levels = ties with { LIST($seats) } in { LIST($things) }
change-loses = loses { LIST($things) } to { LIST($seats) }
change-shares = lets { LIST($seats) } tie in { LIST($things) }
change-unseats = costs { LIST($seats) } the lead in { LIST($things) }
change-yields = gives { LIST($seats) } the lead in { LIST($things) }
change-battle = takes the lead in the Battle Box for { LIST($things) }
change-opens = lets { LIST($seats) } overtake you in { LIST($things) } with one card

## By which rule of thumb, where nothing is calculated

maxim-draw = the highest open card, or a card from the deck if no open card has a value above 1
maxim-discard = as few cards as possible, the lowest first
maxim-tie = the lowest card that puts the bot ahead, if it has one
maxim-province-tie = the lowest card that puts the bot ahead, if it has one; where only one vote and no points are at stake, the bot advances a card only if more than two are in its display
maxim-government-tie = the lowest card that puts the bot ahead, if it has such a card and holds votes of the card’s faction
maxim-keep = the bot keeps a general or a card of value 2 or more, and any other card while its display has fewer than two cards; it plays a second card if that helps
