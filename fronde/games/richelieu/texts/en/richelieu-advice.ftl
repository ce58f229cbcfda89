### Why a machine would choose so: what there is more of after its choice than after the next best one, or less.

reason-sure =
    { $way ->
        [more] { $n ->
            [one] { $n } point more that nobody can take from you
           *[other] { $n } points more that nobody can take from you
        }
       *[less] { $n ->
            [one] { $n } point less that nobody can take from you
           *[other] { $n } points fewer that nobody can take from you
        }
    }
reason-expected =
    { $way ->
        [more] { $n ->
            [one] { $n } point more to expect of majorities
           *[other] { $n } points more to expect of majorities
        }
       *[less] { $n ->
            [one] { $n } point less to expect of majorities
           *[other] { $n } points fewer to expect of majorities
        }
    }
reason-lead =
    { $way ->
        [more] further ahead in majorities
       *[less] less far ahead in majorities
    }
reason-missed =
    { $way ->
        [more] less danger of a category without a card
       *[less] more danger of a category without a card
    }
reason-markers =
    { $way ->
        [more] { $n ->
            [one] { $n } marker more
           *[other] { $n } markers more
        }
       *[less] { $n ->
            [one] { $n } marker less
           *[other] { $n } markers fewer
        }
    }
reason-paid =
    { $way ->
        [more] { $n ->
            [one] { $n } marker more in the box
           *[other] { $n } markers more in the box
        }
       *[less] { $n ->
            [one] { $n } marker less in the box
           *[other] { $n } markers fewer in the box
        }
    }
reason-marked =
    { $way ->
        [more] better cards under your markers
       *[less] less good cards under your markers
    }
reason-discs =
    { $way ->
        [more] { $n ->
            [one] { $n } disc more in hand
           *[other] { $n } discs more in hand
        }
       *[less] { $n ->
            [one] { $n } disc less in hand
           *[other] { $n } discs fewer in hand
        }
    }
reason-threat =
    { $way ->
        [more] more left to take for whoever is next
       *[less] less left to take for whoever is next
    }
reason-cards =
    { $way ->
        [more] more cards
       *[less] fewer cards
    }

## What becomes of the board: it …

change-secures = makes the majority of { LIST($things) } yours for good
change-leads = takes the lead in { LIST($things) }
change-levels = draws level in { LIST($things) }
change-loses = loses the lead in { LIST($things) }
change-extends = extends the lead in { LIST($things) }
change-spares = spares you the penalty for { LIST($things) }
change-opens = uncovers { LIST($things) } for { LIST($seats) }
