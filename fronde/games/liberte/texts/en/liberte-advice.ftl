### Why a machine would choose so: what there is more of after its choice than after the next best one, or less.

reason-points =
    { $way ->
        [more] { $n } VP more
       *[less] { $n } VP less
    }
reason-rivals =
    { $way ->
        [more] { $n } VP more for the others on average
       *[less] { $n } VP less for the others on average
    }
reason-offices =
    { $way ->
        [more] { $n } VP more to expect of the government and the opposition
       *[less] { $n } VP less to expect of the government and the opposition
    }
reason-rivals-offices =
    { $way ->
        [more] { $n } VP more for the others to expect of the government and the opposition
       *[less] { $n } VP less for the others to expect of the government and the opposition
    }
reason-stakes =
    { $way ->
        [more] { $n } VP more to expect of provinces
       *[less] { $n } VP less to expect of provinces
    }
reason-rivals-stakes =
    { $way ->
        [more] { $n } VP more for the others to expect of provinces
       *[less] { $n } VP less for the others to expect of provinces
    }
reason-battle =
    { $way ->
        [more] { $n } VP more to expect of the battle
       *[less] { $n } VP less to expect of the battle
    }
reason-rivals-battle =
    { $way ->
        [more] { $n } VP more for the others to expect of the battle
       *[less] { $n } VP less for the others to expect of the battle
    }
reason-votes =
    { $way ->
        [more] { $n ->
            [one] { $n } vote more
           *[other] { $n } votes more
        }
       *[less] { $n ->
            [one] { $n } vote less
           *[other] { $n } votes fewer
        }
    }
reason-rivals-votes =
    { $way ->
        [more] { $n ->
            [one] { $n } vote more for the others on average
           *[other] { $n } votes more for the others on average
        }
       *[less] { $n ->
            [one] { $n } vote less for the others on average
           *[other] { $n } votes fewer for the others on average
        }
    }
reason-governing =
    { $way ->
        [more] more votes for whoever may govern
       *[less] fewer votes for whoever may govern
    }
reason-blocks =
    { $way ->
        [more] { $n ->
            [one] { $n } block more on the map
           *[other] { $n } blocks more on the map
        }
       *[less] { $n ->
            [one] { $n } block less on the map
           *[other] { $n } blocks fewer on the map
        }
    }
reason-hand =
    { $way ->
        [more] { $n ->
            [one] { $n } card more in hand
           *[other] { $n } cards more in hand
        }
       *[less] { $n ->
            [one] { $n } card less in hand
           *[other] { $n } cards fewer in hand
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
            [one] { $n } card more laid out
           *[other] { $n } cards more laid out
        }
       *[less] { $n ->
            [one] { $n } card less laid out
           *[other] { $n } cards fewer laid out
        }
    }
reason-display-value =
    { $way ->
        [more] stronger cards laid out
       *[less] weaker cards laid out
    }
reason-generals =
    { $way ->
        [more] { $n ->
            [one] { $n } general more
           *[other] { $n } generals more
        }
       *[less] { $n ->
            [one] { $n } general less
           *[other] { $n } generals fewer
        }
    }
reason-tokens =
    { $way ->
        [more] { $n ->
            [one] { $n } token more to use
           *[other] { $n } tokens more to use
        }
       *[less] { $n ->
            [one] { $n } token less to use
           *[other] { $n } tokens fewer to use
        }
    }
reason-white-near =
    { $way ->
        [more] nearer to a royalist end that would be yours
       *[less] further from a royalist end that would be yours
    }
reason-red-near =
    { $way ->
        [more] nearer to a radical landslide that would be yours
       *[less] further from a radical landslide that would be yours
    }

## Chances to win, in percent

reason-turns =
    { $way ->
        [more] { $n } % more of a chance to win by points
       *[less] { $n } % less of a chance to win by points
    }
reason-counter-revolution =
    { $way ->
        [more] { $n } % more of a chance to win by a counter-revolution
       *[less] { $n } % less of a chance to win by a counter-revolution
    }
reason-landslide =
    { $way ->
        [more] { $n } % more of a chance to win by a landslide
       *[less] { $n } % less of a chance to win by a landslide
    }

## What becomes of the board: it …

change-wins = takes the lead in { LIST($things) }
change-wins-from = takes the lead in { LIST($things) } from { LIST($seats) }
change-secures = makes { LIST($things) } safer
change-shakes = makes { LIST($things) } less safe
change-levels = draws level with { LIST($seats) } in { LIST($things) }
change-loses = loses { LIST($things) } to { LIST($seats) }
change-shares = lets { LIST($seats) } draw level in { LIST($things) }
change-unseats = costs { LIST($seats) } the lead in { LIST($things) }
change-yields = gives { LIST($seats) } the lead in { LIST($things) }
change-battle = takes the lead for { LIST($things) }
change-opens = opens { LIST($things) } to { LIST($seats) }, one card from passing you there

## By which rule of thumb, where nothing is reckoned

maxim-draw = the highest open card; one unseen where none of more than 1 lies open
maxim-discard = as few as it must, the lowest first
maxim-tie = the lowest card that puts it ahead, where there is one
maxim-province-tie = the lowest card that puts it ahead, where there is one; in a province of one vote and no points only with more than two in its display
maxim-government-tie = the lowest card that puts it ahead, where there is one and it holds votes of that faction
maxim-keep = a card is kept that may decide a tie or lead an army, or where fewer than two are kept, and the turn goes on where another card brings something
