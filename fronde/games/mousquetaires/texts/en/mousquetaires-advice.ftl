### Why a machine would choose so: what there is more of after its choice than after the next best one, or less.

reason-won =
    { $way ->
        [more] the quest is done
       *[less] the quest is not done
    }
reason-lost =
    { $way ->
        [more] the musketeers lose
       *[less] the musketeers do not lose
    }
reason-quest =
    { $way ->
        [more] further on the quest
       *[less] less far on the quest
    }
reason-cleared =
    { $way ->
        [more] more of the quest board done
       *[less] less of the quest board done
    }
reason-time =
    { $way ->
        [more] time runs { $n } further
       *[less] time runs { $n } less far
    }
reason-honour =
    { $way ->
        [more] the Queen’s honour { $n } worse
       *[less] the Queen’s honour { $n } better
    }
reason-siege =
    { $way ->
        [more] La Rochelle stands { $n } better
       *[less] La Rochelle stands { $n } worse
    }
reason-siege-dice =
    { $way ->
        [more] { $n ->
            [one] { $n } die more at La Rochelle
           *[other] { $n } dice more at La Rochelle
        }
       *[less] { $n ->
            [one] { $n } die less at La Rochelle
           *[other] { $n } dice fewer at La Rochelle
        }
    }
reason-pistoles =
    { $way ->
        [more] { $n ->
            [one] { $n } pistole more
           *[other] { $n } pistoles more
        }
       *[less] { $n ->
            [one] { $n } pistole less
           *[other] { $n } pistoles fewer
        }
    }
reason-epic =
    { $way ->
        [more] { $n ->
            [one] { $n } epic token more
           *[other] { $n } epic tokens more
        }
       *[less] { $n ->
            [one] { $n } epic token less
           *[other] { $n } epic tokens fewer
        }
    }
reason-one-for-all =
    { $way ->
        [more] { $n } more *One for all*
       *[less] { $n } fewer *One for all*
    }
reason-life =
    { $way ->
        [more] { $n ->
            [one] { $n } life point more
           *[other] { $n } life points more
        }
       *[less] { $n ->
            [one] { $n } life point less
           *[other] { $n } life points fewer
        }
    }
reason-weak =
    { $way ->
        [more] more musketeers with one life point left
       *[less] fewer musketeers with one life point left
    }
reason-down =
    { $way ->
        [more] more musketeers down
       *[less] fewer musketeers down
    }
reason-gear =
    { $way ->
        [more] { $n ->
            [one] { $n } piece of equipment more
           *[other] { $n } pieces of equipment more
        }
       *[less] { $n ->
            [one] { $n } piece of equipment less
           *[other] { $n } pieces of equipment fewer
        }
    }
reason-cards =
    { $way ->
        [more] { $n ->
            [one] { $n } card more in the musketeers’ hands
           *[other] { $n } cards more in the musketeers’ hands
        }
       *[less] { $n ->
            [one] { $n } card less in the musketeers’ hands
           *[other] { $n } cards fewer in the musketeers’ hands
        }
    }
reason-combat =
    { $way ->
        [more] { $n } more combat in the musketeers’ hands
       *[less] { $n } less combat in the musketeers’ hands
    }
reason-rochefort =
    { $way ->
        [more] Rochefort is { $n } weaker
       *[less] Rochefort is { $n } stronger
    }
reason-treachery =
    { $way ->
        [more] { $n ->
            [one] { $n } treachery card more
           *[other] { $n } treachery cards more
        }
       *[less] { $n ->
            [one] { $n } treachery card less
           *[other] { $n } treachery cards fewer
        }
    }
reason-louvre =
    { $way ->
        [more] { $n } more left to do at the Louvre
       *[less] { $n } less left to do at the Louvre
    }
reason-paris =
    { $way ->
        [more] { $n } more left to do in Paris
       *[less] { $n } less left to do in Paris
    }
reason-plot =
    { $way ->
        [more] a plot against the Queen goes on
       *[less] no plot against the Queen
    }
reason-kidnapped =
    { $way ->
        [more] Constance’s life is in danger
       *[less] Constance’s life is out of danger
    }
reason-held =
    { $way ->
        [more] Constance is held
       *[less] Constance is free
    }
reason-foes =
    { $way ->
        [more] foes { $n } stronger in the way
       *[less] foes { $n } weaker in the way
    }
reason-acts =
    { $way ->
        [more] { $n ->
            [one] { $n } action more to go
           *[other] { $n } actions more to go
        }
       *[less] { $n ->
            [one] { $n } action less to go
           *[other] { $n } actions fewer to go
        }
    }

## What becomes of the board: it …

change-completes-quest = completes { LIST($things) }
change-clears = clears a space of { LIST($things) }
change-overcomes = overcomes the challenge of { LIST($things) } of the passage
change-completes = completes { LIST($things) }
change-advances = brings { LIST($things) } on
change-reaches = gets to { LIST($things) }
change-beats = beats { LIST($things) }
change-downs = puts { LIST($things) } out of action
change-raises = brings { LIST($things) } back into action
change-weakens = leaves { LIST($things) } with one life point
change-heals = heals { LIST($things) }
change-lets-completes-quest = lets them complete { LIST($things) }
change-lets-clears = lets them clear a space of { LIST($things) }
change-lets-overcomes = lets them overcome the challenge of { LIST($things) } of the passage
change-lets-completes = lets them complete { LIST($things) }
change-lets-advances = lets them bring { LIST($things) } on
change-lets-beats = lets them beat { LIST($things) }
change-lets-raises = lets { LIST($things) } come back into action
change-lets-heals = lets { LIST($things) } heal

## By which rule of thumb, where nothing is reckoned

maxim-bribe = a bribe sets him free for sure, where a duel may fail
maxim-escape = to be out of the Bastille counts for more than anything else he could do now
maxim-challenge = he can meet this challenge, and what it brings counts for more than the cards it takes
maxim-character = what this character does counts for more than any deed of his now
maxim-draw = one more card counts for more than any deed of his now, the fewer he holds the more
maxim-duel = by the chances of the duel, a foe beaten counts for more than the wounds and cards it may cost
maxim-inn = every token gone at the inn brings the quest on, most on the path that is furthest cleared
maxim-return = every token gone on the way home brings the quest on
maxim-move = what he could do there counts for more, even less the way, than anything he can do here
maxim-reinforce = a card at La Rochelle counts by its strength, more where few lie there and things stand badly
maxim-trap = a trap out of the way counts for more than anything else he could do now
maxim-passage = nothing on the quest counts for as much as the secret passage
maxim-buy = equipment counts most for who has little of it, a balm for who has one life point left
maxim-order = the order goes to whoever holds most cards
maxim-nothing = nothing he could do now counts for what it costs
maxim-paris = each Paris card counts by what it has brought Milady in the games the bot has learned from
maxim-take-treachery = the treachery card that hurts most as things stand
maxim-treachery = each treachery card counts by how much it hurts as things stand, drawing another the more the fewer she holds
maxim-reroll = the exact chances of the duel say so
maxim-buy-more = a second purchase is not weighed
maxim-first = it does not tell these apart, and takes the first
maxim-place-paris = a new Paris card only where it hurts more than what is left of the one that lies there
maxim-tokens = how hard a token is to overcome says where it lies, with some chance in it
maxim-post = the strong, and those who are hard to beat, with some chance in it
maxim-destination = she likes to be where musketeers are or much is at stake, fetches cards where she has few, and does not always do the same
maxim-fight = by the chances of the duel, with a price on every card; one card against somebody face down
maxim-play-cards = every card the challenge lacks where he can meet it, with Aramis’s skill or epic tokens if need be, else none
maxim-add-epic = two epic tokens at most
