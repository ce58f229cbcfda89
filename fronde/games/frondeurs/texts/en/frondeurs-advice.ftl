### Why a bot would choose this: what it gives more or less of than the next best choice.

reason-points =
    { $way ->
        [more] { $n ->
            [one] { $n } more point of your own (PP and MP)
           *[other] { $n } more points of your own (PP and MP)
        }
       *[less] { $n ->
            [one] { $n } fewer point of your own (PP and MP)
           *[other] { $n } fewer points of your own (PP and MP)
        }
    }
reason-rivals =
    { $way ->
        [more] { $n ->
            [one] { $n } more point for the other Factions together
           *[other] { $n } more points for the other Factions together
        }
       *[less] { $n ->
            [one] { $n } fewer point for the other Factions together
           *[other] { $n } fewer points for the other Factions together
        }
    }
reason-orange =
    { $way ->
        [more] { $n ->
            [one] { $n } more MP at orange Spaces
           *[other] { $n } more MP at orange Spaces
        }
       *[less] { $n ->
            [one] { $n } fewer MP at orange Spaces
           *[other] { $n } fewer MP at orange Spaces
        }
    }
reason-crowns =
    { $way ->
        [more] { $n ->
            [one] { $n } more Crown
           *[other] { $n } more Crowns
        }
       *[less] { $n ->
            [one] { $n } fewer Crown
           *[other] { $n } fewer Crowns
        }
    }
reason-coins =
    { $way ->
        [more] { $n ->
            [one] { $n } more Coin
           *[other] { $n } more Coins
        }
       *[less] { $n ->
            [one] { $n } fewer Coin
           *[other] { $n } fewer Coins
        }
    }
reason-musketeers =
    { $way ->
        [more] { $n ->
            [one] { $n } more Musketeer
           *[other] { $n } more Musketeers
        }
       *[less] { $n ->
            [one] { $n } fewer Musketeer
           *[other] { $n } fewer Musketeers
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
            [one] { $n } more cube left in the Supply
           *[other] { $n } more cubes left in the Supply
        }
       *[less] { $n ->
            [one] { $n } fewer cube left in the Supply
           *[other] { $n } fewer cubes left in the Supply
        }
    }
reason-reserve =
    { $way ->
        [more] { $n ->
            [one] { $n } more cube in the Gold or Exile box
           *[other] { $n } more cubes in the Gold or Exile box
        }
       *[less] { $n ->
            [one] { $n } fewer cube in the Gold or Exile box
           *[other] { $n } fewer cubes in the Gold or Exile box
        }
    }
reason-uses =
    { $way ->
        [more] { $n ->
            [one] { $n } more use of Spanish Gold or Exile
           *[other] { $n } more uses of Spanish Gold or Exile
        }
       *[less] { $n ->
            [one] { $n } fewer use of Spanish Gold or Exile
           *[other] { $n } fewer uses of Spanish Gold or Exile
        }
    }
reason-avatar =
    { $way ->
        [more] a firmer hold on your Avatar
       *[less] a weaker hold on your Avatar
    }
reason-king-denied =
    { $way ->
        [more] the King out of your rivals’ reach
       *[less] the King within your rivals’ reach
    }
reason-king-at-hand =
    { $way ->
        [more] the King within your reach
       *[less] the King out of your reach
    }
reason-spaces =
    { $way ->
        [more] { $n ->
            [one] { $n } more Space with Influence
           *[other] { $n } more Spaces with Influence
        }
       *[less] { $n ->
            [one] { $n } fewer Space with Influence
           *[other] { $n } fewer Spaces with Influence
        }
    }
reason-controlled =
    { $way ->
        [more] { $n ->
            [one] { $n } more Space under Control
           *[other] { $n } more Spaces under Control
        }
       *[less] { $n ->
            [one] { $n } fewer Space under Control
           *[other] { $n } fewer Spaces under Control
        }
    }
reason-near =
    { $way ->
        [more] more Adjacent Spaces to enter
       *[less] fewer Adjacent Spaces to enter
    }
reason-firm =
    { $way ->
        [more] { $n ->
            [one] { $n } more point at Spaces with a second cube of yours
           *[other] { $n } more points at Spaces with a second cube of yours
        }
       *[less] { $n ->
            [one] { $n } fewer point at Spaces with a second cube of yours
           *[other] { $n } fewer points at Spaces with a second cube of yours
        }
    }
reason-cards =
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
reason-season-cards =
    { $way ->
        [more] { $n ->
            [one] { $n } more Season Card in hand
           *[other] { $n } more Season Cards in hand
        }
       *[less] { $n ->
            [one] { $n } fewer Season Card in hand
           *[other] { $n } fewer Season Cards in hand
        }
    }

## What a choice does to the board: it …

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
change-reopens = reopens { LIST($things) } to the { LIST($seats) }
change-opens = opens { LIST($things) } to the { LIST($seats) }
change-thins = leaves only one cube at { LIST($things) }, next to the { LIST($seats) }

## Rules of thumb, where nothing is calculated

maxim-move = move cubes from the Space that loses least, and only as many as are useful where they go
maxim-setup = place each opening cube where it gains most on its own
