### Why a bot would choose so: what there is more of after its choice than after the next best one, or less.

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
        [more] more progress on the quest
       *[less] less progress on the quest
    }
reason-cleared =
    { $way ->
        [more] more of the quest board cleared
       *[less] less of the quest board cleared
    }
reason-time =
    { $way ->
        [more] { $n ->
            [one] the time token { $n } space further along
           *[other] the time token { $n } spaces further along
        }
       *[less] { $n ->
            [one] the time token { $n } space further back
           *[other] the time token { $n } spaces further back
        }
    }
reason-honour =
    { $way ->
        [more] the Queen has lost { $n } more honour
       *[less] the Queen has lost { $n } less honour
    }
reason-siege =
    { $way ->
        [more] { $n ->
            [one] the La Rochelle token { $n } space further right
           *[other] the La Rochelle token { $n } spaces further right
        }
       *[less] { $n ->
            [one] the La Rochelle token { $n } space further left
           *[other] the La Rochelle token { $n } spaces further left
        }
    }
reason-siege-dice =
    { $way ->
        [more] { $n ->
            [one] the musketeers are { $n } die better off at La Rochelle
           *[other] the musketeers are { $n } dice better off at La Rochelle
        }
       *[less] { $n ->
            [one] the musketeers are { $n } die worse off at La Rochelle
           *[other] the musketeers are { $n } dice worse off at La Rochelle
        }
    }
reason-pistoles =
    { $way ->
        [more] { $n ->
            [one] { $n } more pistole
           *[other] { $n } more pistoles
        }
       *[less] { $n ->
            [one] { $n } fewer pistole
           *[other] { $n } fewer pistoles
        }
    }
reason-epic =
    { $way ->
        [more] { $n ->
            [one] { $n } more epic token
           *[other] { $n } more epic tokens
        }
       *[less] { $n ->
            [one] { $n } fewer epic token
           *[other] { $n } fewer epic tokens
        }
    }
reason-one-for-all =
    { $way ->
        [more] { $n ->
            [one] { $n } more *One for all* card
           *[other] { $n } more *One for all* cards
        }
       *[less] { $n ->
            [one] { $n } fewer *One for all* card
           *[other] { $n } fewer *One for all* cards
        }
    }
reason-life =
    { $way ->
        [more] { $n ->
            [one] { $n } more life point
           *[other] { $n } more life points
        }
       *[less] { $n ->
            [one] { $n } fewer life point
           *[other] { $n } fewer life points
        }
    }
reason-weak =
    { $way ->
        [more] more musketeers with one life point left
       *[less] fewer musketeers with one life point left
    }
reason-down =
    { $way ->
        [more] more musketeers out of action
       *[less] fewer musketeers out of action
    }
reason-gear =
    { $way ->
        [more] { $n ->
            [one] { $n } more piece of equipment
           *[other] { $n } more pieces of equipment
        }
       *[less] { $n ->
            [one] { $n } fewer piece of equipment
           *[other] { $n } fewer pieces of equipment
        }
    }
reason-cards =
    { $way ->
        [more] { $n ->
            [one] { $n } more card in the musketeers’ hands
           *[other] { $n } more cards in the musketeers’ hands
        }
       *[less] { $n ->
            [one] { $n } fewer card in the musketeers’ hands
           *[other] { $n } fewer cards in the musketeers’ hands
        }
    }
reason-combat =
    { $way ->
        [more] { $n ->
            [one] { $n } more point of combat in the musketeers’ hands
           *[other] { $n } more points of combat in the musketeers’ hands
        }
       *[less] { $n ->
            [one] { $n } fewer point of combat in the musketeers’ hands
           *[other] { $n } fewer points of combat in the musketeers’ hands
        }
    }
reason-rochefort =
    { $way ->
        [more] { $n ->
            [one] Rochefort has { $n } fewer life point
           *[other] Rochefort has { $n } fewer life points
        }
       *[less] { $n ->
            [one] Rochefort has { $n } more life point
           *[other] Rochefort has { $n } more life points
        }
    }
reason-treachery =
    { $way ->
        [more] { $n ->
            [one] { $n } more treachery card
           *[other] { $n } more treachery cards
        }
       *[less] { $n ->
            [one] { $n } fewer treachery card
           *[other] { $n } fewer treachery cards
        }
    }
reason-louvre =
    { $way ->
        [more] { $n ->
            [one] { $n } more challenge or adversary left at the Louvre
           *[other] { $n } more challenges and adversaries left at the Louvre
        }
       *[less] { $n ->
            [one] { $n } fewer challenge or adversary left at the Louvre
           *[other] { $n } fewer challenges and adversaries left at the Louvre
        }
    }
reason-paris =
    { $way ->
        [more] { $n ->
            [one] { $n } more challenge or adversary left in Paris
           *[other] { $n } more challenges and adversaries left in Paris
        }
       *[less] { $n ->
            [one] { $n } fewer challenge or adversary left in Paris
           *[other] { $n } fewer challenges and adversaries left in Paris
        }
    }
reason-plot =
    { $way ->
        [more] the Plot against the Queen continues
       *[less] no Plot against the Queen
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
        [more] the adversaries in the way are { $n } stronger
       *[less] the adversaries in the way are { $n } weaker
    }
reason-acts =
    { $way ->
        [more] { $n ->
            [one] { $n } more action left
           *[other] { $n } more actions left
        }
       *[less] { $n ->
            [one] { $n } fewer action left
           *[other] { $n } fewer actions left
        }
    }

## What happens to the board: it …

change-completes-quest = completes the board “{ LIST($things) }”
change-clears = clears a space on the board “{ LIST($things) }”
change-overcomes = overcomes the { LIST($things) } challenge of the Passage
change-completes = completes { LIST($things) }
change-advances = advances { LIST($things) }
change-reaches = reaches { LIST($things) }
change-beats = beats { LIST($things) }
change-downs = puts { LIST($things) } out of action
change-raises = brings { LIST($things) } back into action
change-weakens = leaves { LIST($things) } with one life point
change-heals = heals { LIST($things) }
change-lets-completes-quest = lets the musketeers complete the board “{ LIST($things) }”
change-lets-clears = lets the musketeers clear a space on the board “{ LIST($things) }”
change-lets-overcomes = lets the musketeers overcome the { LIST($things) } challenge of the Passage
change-lets-completes = lets the musketeers complete { LIST($things) }
change-lets-advances = lets the musketeers advance { LIST($things) }
change-lets-beats = lets the musketeers beat { LIST($things) }
change-lets-raises = lets { LIST($things) } stand up again
change-lets-heals = lets { LIST($things) } regain life points

## By which rule of thumb, where nothing is calculated

maxim-bribe = a bribe always works, while a duel can fail
maxim-escape = nothing the bot could do now is worth more than getting out of the Bastille
maxim-challenge = the bot can overcome this challenge, and the reward is worth more than the cards
maxim-character = this character is worth more than any other action now
maxim-draw = one more card is worth more than any other action now; even more so with few cards in hand
maxim-duel = by the odds of the duel, beating the adversary is worth more than the wounds and cards it can cost
maxim-inn = every token cleared at the inn advances the quest, most of all on the path with the most cleared stages
maxim-return = every token cleared on the way home advances the quest
maxim-move = what the bot could do there is worth more than anything it can do here, even counting the action it takes to get there
maxim-reinforce = a card at La Rochelle is worth its strength, and more if there are few cards there and the siege is going badly
maxim-trap = clearing the trap is worth more than anything else the bot could do now
maxim-passage = nothing on the quest is worth as much as the secret passage
maxim-buy = equipment is worth most to a musketeer who has little of it, and a balm is worth most to a musketeer with one life point left
maxim-order = the bot gives Tréville’s order to the musketeer with the most cards, who can do the most with an action
maxim-nothing = nothing the bot could do now is worth its cost
maxim-paris = a Paris card is worth what it has brought Milady in the games the bot has learned from
maxim-take-treachery = the bot takes the treachery card that hurts most now
maxim-treachery = a treachery card is worth the harm it does now; the fewer the bot has, the more another is worth
maxim-reroll = the exact odds of the duel decide
maxim-buy-more = the bot does not look for a second purchase
maxim-first = the bot sees no difference between these choices and takes the first
maxim-place-paris = the bot plays a new Paris card only if that card hurts more than what is left of the current one
maxim-tokens = the bot weighs how hard each token is to clear, with some randomness
maxim-post = the bot posts the adversaries that are strong and hard to beat, with some randomness
maxim-destination = the bot goes where musketeers are, where much is at stake or, if it has few cards, where it gets more, with some randomness
maxim-fight = the bot weighs the odds of the duel against the worth of the cards; if the adversary is face down, it plays one card
maxim-play-cards = if the bot can overcome the challenge, it plays all the cards it needs, with Aramis’s power or epic tokens if necessary; otherwise it plays none
maxim-add-epic = the bot adds at most two epic tokens
