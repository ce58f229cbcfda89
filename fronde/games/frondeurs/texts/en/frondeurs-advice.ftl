### Why a machine would choose so: what there is more of after its choice than after the next best one, or less.

reason-points =
    { $way ->
        [more] { $n ->
            [one] { $n } point more of your own (PP and MP)
           *[other] { $n } points more of your own (PP and MP)
        }
       *[less] { $n ->
            [one] { $n } point less of your own (PP and MP)
           *[other] { $n } points less of your own (PP and MP)
        }
    }
reason-rivals =
    { $way ->
        [more] { $n ->
            [one] { $n } point more for the other Factions together
           *[other] { $n } points more for the other Factions together
        }
       *[less] { $n ->
            [one] { $n } point less for the other Factions together
           *[other] { $n } points less for the other Factions together
        }
    }
reason-orange =
    { $way ->
        [more] { $n ->
            [one] { $n } MP more at orange Spaces
           *[other] { $n } MP more at orange Spaces
        }
       *[less] { $n ->
            [one] { $n } MP less at orange Spaces
           *[other] { $n } MP less at orange Spaces
        }
    }
reason-crowns =
    { $way ->
        [more] { $n ->
            [one] { $n } Crown more
           *[other] { $n } Crowns more
        }
       *[less] { $n ->
            [one] { $n } Crown less
           *[other] { $n } Crowns fewer
        }
    }
reason-coins =
    { $way ->
        [more] { $n ->
            [one] { $n } Coin more
           *[other] { $n } Coins more
        }
       *[less] { $n ->
            [one] { $n } Coin less
           *[other] { $n } Coins fewer
        }
    }
reason-musketeers =
    { $way ->
        [more] { $n ->
            [one] { $n } Musketeer more
           *[other] { $n } Musketeers more
        }
       *[less] { $n ->
            [one] { $n } Musketeer less
           *[other] { $n } Musketeers fewer
        }
    }
reason-crowns-near =
    { $way ->
        [more] nearer to a Crown on the board
       *[less] further from a Crown on the board
    }
reason-coins-near =
    { $way ->
        [more] nearer to a Coin on the board
       *[less] further from a Coin on the board
    }
reason-musketeers-near =
    { $way ->
        [more] nearer to a Musketeer’s Space
       *[less] further from a Musketeer’s Space
    }
reason-supply =
    { $way ->
        [more] { $n ->
            [one] { $n } cube more left in the Supply
           *[other] { $n } cubes more left in the Supply
        }
       *[less] { $n ->
            [one] { $n } cube less left in the Supply
           *[other] { $n } cubes fewer left in the Supply
        }
    }
reason-reserve =
    { $way ->
        [more] { $n ->
            [one] { $n } cube more in the box
           *[other] { $n } cubes more in the box
        }
       *[less] { $n ->
            [one] { $n } cube less in the box
           *[other] { $n } cubes fewer in the box
        }
    }
reason-uses =
    { $way ->
        [more] { $n ->
            [one] { $n } use more of Spanish Gold or Exile
           *[other] { $n } uses more of Spanish Gold or Exile
        }
       *[less] { $n ->
            [one] { $n } use less of Spanish Gold or Exile
           *[other] { $n } uses fewer of Spanish Gold or Exile
        }
    }
reason-avatar =
    { $way ->
        [more] more hold on your Avatar’s Space
       *[less] less hold on your Avatar’s Space
    }
reason-king-denied =
    { $way ->
        [more] the King stays out of the others’ hands
       *[less] the King comes within the others’ reach
    }
reason-king-at-hand =
    { $way ->
        [more] the King within reach
       *[less] the King out of reach
    }
reason-spaces =
    { $way ->
        [more] { $n ->
            [one] { $n } Space more with Influence
           *[other] { $n } Spaces more with Influence
        }
       *[less] { $n ->
            [one] { $n } Space less with Influence
           *[other] { $n } Spaces fewer with Influence
        }
    }
reason-controlled =
    { $way ->
        [more] { $n ->
            [one] { $n } Space more under Control
           *[other] { $n } Spaces more under Control
        }
       *[less] { $n ->
            [one] { $n } Space less under Control
           *[other] { $n } Spaces fewer under Control
        }
    }
reason-near =
    { $way ->
        [more] more to enter next door
       *[less] less to enter next door
    }
reason-firm =
    { $way ->
        [more] { $n ->
            [one] { $n } point more at Spaces with a second cube of yours
           *[other] { $n } points more at Spaces with a second cube of yours
        }
       *[less] { $n ->
            [one] { $n } point less at Spaces with a second cube of yours
           *[other] { $n } points less at Spaces with a second cube of yours
        }
    }
reason-cards =
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
reason-season-cards =
    { $way ->
        [more] { $n ->
            [one] { $n } Season card more in hand
           *[other] { $n } Season cards more in hand
        }
       *[less] { $n ->
            [one] { $n } Season card less in hand
           *[other] { $n } Season cards fewer in hand
        }
    }

## What becomes of the board: it …

change-controls = gains Control of { LIST($things) }
change-gains = gains Influence at { LIST($things) }
change-takes = takes { LIST($things) } from the { LIST($seats) }
change-musketeer = wins { LIST($things) }
change-drives = drives the { LIST($seats) } out of { LIST($things) }
change-ends = ends the { LIST($seats) }’s Control of { LIST($things) }
change-loses = gives up { LIST($things) }
change-loosens = gives up Control of { LIST($things) }
change-spends = gives away { LIST($things) }
change-strengthens = strengthens { LIST($things) }
change-reopens = leaves { LIST($things) } open to the { LIST($seats) } again
change-opens = opens { LIST($things) } to the { LIST($seats) }
change-thins = leaves one cube at { LIST($things) } beside the { LIST($seats) }

## By which rule of thumb, where nothing is reckoned

maxim-move = cubes leave the Space that loses least by it, and no more of them than bring something where they go
maxim-setup = each of the first cubes goes where it brings most by itself
