### Why a machine would choose so: what there is more of after its choice than after the next best one, or less.

reason-sure =
    { $way ->
        [more] { $n ->
            [one] { $n } more safe point
           *[other] { $n } more safe points
        }
       *[less] { $n ->
            [one] { $n } fewer safe point
           *[other] { $n } fewer safe points
        }
    }
reason-expected =
    { $way ->
        [more] { $n ->
            [one] { $n } more point expected from majorities
           *[other] { $n } more points expected from majorities
        }
       *[less] { $n ->
            [one] { $n } fewer point expected from majorities
           *[other] { $n } fewer points expected from majorities
        }
    }
reason-majority-lead =
    { $way ->
        [more] a bigger lead in majorities
       *[less] a smaller lead in majorities
    }
reason-missed =
    { $way ->
        [more] less risk of having no card of a region or symbol
       *[less] more risk of having no card of a region or symbol
    }
reason-markers =
    { $way ->
        [more] { $n ->
            [one] { $n } more marker
           *[other] { $n } more markers
        }
       *[less] { $n ->
            [one] { $n } fewer marker
           *[other] { $n } fewer markers
        }
    }
reason-paid =
    { $way ->
        [more] { $n ->
            [one] { $n } more marker in the box
           *[other] { $n } more markers in the box
        }
       *[less] { $n ->
            [one] { $n } fewer marker in the box
           *[other] { $n } fewer markers in the box
        }
    }
reason-marked =
    { $way ->
        [more] better cards under your markers
       *[less] worse cards under your markers
    }
reason-discs =
    { $way ->
        [more] { $n ->
            [one] { $n } more disc in hand
           *[other] { $n } more discs in hand
        }
       *[less] { $n ->
            [one] { $n } fewer disc in hand
           *[other] { $n } fewer discs in hand
        }
    }
reason-threat =
    { $way ->
        [more] better cards for the next player
       *[less] worse cards for the next player
    }
reason-cards =
    { $way ->
        [more] more cards
       *[less] fewer cards
    }

## What happens to the board: it …

change-secures = makes your majority in { LIST($things) } safe from everything but discs
change-leads = takes the lead in { LIST($things) }
change-levels = ties for the lead in { LIST($things) }
change-loses = loses the lead in { LIST($things) }
change-extends = extends the lead in { LIST($things) }
change-spares = spares you the penalty for { LIST($things) }
change-opens = uncovers { LIST($things) } for { LIST($seats) }
