### Liberté: everything a player of it reads, but for the rules (liberte-rules.ftl).

game-name = Liberté
game-pitch = France, 1789 to 1799: back Royalists, Moderates and Radicals province by province, and hold the most votes in the party that governs.
game-players = Three to six players, two hours. Four turns, unless the streets or the King’s friends end the game sooner.
bot-names = Rosalie, Prosper, Aurore, Scipion, Justine, Brutus, Agathe, Fulbert

seat-amber = Amber
    .mark = A
    .role = Amber · control tokens with an A
seat-green = Green
    .mark = G
    .role = Green · control tokens with a G
seat-violet = Violet
    .mark = V
    .role = Violet · control tokens with a V
seat-black = Black
    .mark = B
    .role = Black · control tokens with a B
seat-turquoise = Turquoise
    .mark = T
    .role = Turquoise · control tokens with a T (five or six players)
seat-copper = Copper
    .mark = C
    .role = Copper · control tokens with a C (six players)

faction-white = Royalists
faction-blue = Moderates
faction-red = Radicals
colour-white = white
    .short = w
colour-blue = blue
    .short = b
colour-red = red
    .short = r
symbol-cannon = cannon
symbol-sans-culottes = sans-culottes
symbol-general = general
battle-valmy = Valmy
battle-fleurus = Fleurus
battle-rivoli = Rivoli
office-first = first place in the government
office-second = second place in the government
office-opposition = first place in the opposition

region-ouest = Ouest
region-bassin-parisien = Bassin parisien
region-est = Est
region-centre = Centre
region-sud-ouest = Sud-Ouest
region-sud-est = Sud-Est
province-normandie = Normandie
province-bretagne = Bretagne
province-maine = Maine
province-anjou = Anjou
province-vendee = Vendée
province-flandre = Flandre
province-picardie = Picardie
province-ile-de-france = Paris (Île-de-France)
province-orleanais = Orléanais
province-champagne = Champagne
province-lorraine = Lorraine
province-alsace = Alsace
province-franche-comte = Franche-Comté
province-bourgogne = Bourgogne
province-berry = Berry
province-bourbonnais = Bourbonnais
province-limousin = Limousin
province-auvergne = Auvergne
province-lyonnais = Lyonnais
province-saintonge = Saintonge
province-guyenne = Guyenne
province-gascogne = Gascogne
province-bearn = Béarn
province-roussillon = Roussillon
province-languedoc = Languedoc
province-dauphine = Dauphiné
province-provence = Provence

## Options of a table

option-name-printing = Cards
    .help = The printing of the cards you play with; the second printing has fewer Royalist blocks. The cards’ colours are reconstructed.
    .second = second printing: with good players, games end in all possible ways
    .first = first printing: with good players, nearly all games end by counter-revolution
option-name-unled_battles_are_lost = A battle without a leader is lost
    .help = What happens in a battle where nobody has both a general and a token in the Battle Box.
    .true = it is lost, and counts for the counter-revolution
    .false = nothing happens
setup-players = This game is for three to six players; there are { $n }.

## Questions

ask-refresh-discard = You are about to fill your hand up to seven cards. First discard any cards you do not want, or none.
ask-refresh-draw =
    { $n ->
        [one] You need one more card: take an open card, or draw from the deck.
       *[other] You need { $n } more cards: take an open card, or draw from the deck.
    }
ask-choose-action = Round { $round }: play a card, take a card, or pass.
    .last = A colour of blocks has run out, so this is the last round of the turn. Play a card, take a card, or pass.
ask-go-on = Play another card, or end your turn.
ask-place-blocks =
    { $n ->
        [one] Where does the { $colour } block of { $card } go?
       *[other] Where do the { $n } { $colour } blocks of { $card } go? You may split them among provinces.
    }
ask-keep-card = You have played { $card }. Keep it in your display for later ties, or discard it?
ask-discard-two = You have so many cards that you must discard { $n } before you take one. Which do you discard?
ask-take-card = Which card do you take?
ask-take-second = You may take a second open card of value 1.
ask-special-target = What does { $card } remove?
    .bread-shortage = Bread is short: which block do you remove?
    .emigration = Which Royalist leaves the country?
    .religious-problems = The priests stir up trouble: which blue or red block do you remove?
    .guillotine = Whose head falls?
    .purge = Which card do you purge?
    .terror = The Terror: which stack do you remove?
ask-terror-card = The Terror may also remove a card from a display. Which one, if any?
ask-battle-tie = The battle of { $battle }: you are tied with { LIST($others) } in the Battle Box.{ $bids } Advance a general to lead the army?
ask-province-tie = { $province }: you are tied with { LIST($others) }, and { $stakes }.{ $bids } Advance a { $colour } card?
tie-bids = { " " }{ LIST($bids) } so far.
tie-bid = { $seat } has advanced { $card } ({ $n })
    .you = you have advanced { $card } ({ $n })
stakes-vote = a vote is at stake
stakes-points = a vote and { $n } VP are at stake
stakes-paris = each of the winner’s blocks is a vote
ask-government-tie = { LIST($factions) } are tied.{ $bids } Advance a card for one of them?
    .government = { LIST($factions) } are tied, and one of them will govern.{ $bids } Advance a card for your side?
    .opposition = { LIST($factions) } are tied for the opposition.{ $bids } Advance a card for your side?
ask-votes-tie = You are tied with { LIST($others) } for { $office }.{ $bids } Advance a card of the { $faction }?

## Options

option-place = Place blocks: { $card }
hint-place = { $facts }{ $short }
hint-short = { " · room for " }{ $n ->
    [one] 1 block
   *[other] { $n } blocks
 }
option-cannon = Battle Box: { $card }
hint-cannon = { $battle } · your tokens there: { $n }, free: { $tokens }
option-special = Special: { $card }
option-take = Discard two, then take a card
hint-take = with { $hand } cards in hand you must discard first
option-take-deck = Draw a card from the deck
hint-take-deck = face down
option-take-rest = Fill up from the deck
hint-take-rest = all your missing cards, face down
option-take-open = Take { $card }
option-pass = Pass
hint-pass = you may act again next round, if there is one
option-end-turn = End turn
hint-end-turn = the next player acts
option-blocks = { $province }: { $n } { $colour }
option-keep = Keep it in the display
hint-keep = { $n ->
    [one] 1 card
   *[other] { $n } cards
 } there now; this one can break ties, and returns to your hand next turn
option-keep-end = Keep it, end turn
hint-keep-end = both at once
option-discard = Discard it
hint-discard = your display stays the same
option-discard-end = Discard it, end turn
hint-discard-end = both at once
option-discard-card = Discard { $card }
closed-stack = { $province }: { $seat }’s stack
    .you = { $province }: your stack
option-struck = { $province }: { $stack }
option-displayed = { $card } ({ $seat })
    .you = { $card } (you)
option-spare = No card
hint-spare = only the stack is removed
option-advance = Advance { $card } ({ $n })
hint-advance = { $standing ->
        [first] value { $n }; you discard the card
        [level] value { $n }, as high as the best so far; you discard the card
       *[other] value { $n } (best so far: { $best }); you discard the card
    }
option-last = { $card } ({ $n }), then skip ties over a single vote
hint-last = you discard the card and skip ties over a single vote; others can see that you are skipped
option-decline = Advance nothing here
hint-decline = your display stays the same, with { $n ->
    [one] 1 card
   *[other] { $n } cards
 }
option-decline-small = Advance nothing until Paris or VP are at stake
hint-decline-small = you skip ties over a single vote; others can see that you are skipped
option-decline-all = Advance nothing in the remaining provinces
hint-decline-all = you skip ties until the government forms; others can see that you are skipped

group-region = { $region }
group-display = { $seat }’s display
    .you = Your display
group-kind = { $kind ->
        [place] Place blocks
        [cannon] Battle Box
        [special] Special cards
        [discard] Discard
       *[other] Take or pass
    }

hint-nothing = { "" }
hint-empty = nobody there
hint-province = { $stacks }{ $paris }{ $points }{ $lily }
hint-paris = { " · " }every block votes
hint-points = { " · " }{ $n } VP
hint-points-later = { " · " }{ $n } VP from turn { $turn }
hint-lily = { " · fleur-de-lis" }
stack = { $seat } { $n } { $colour }
    .you = you { $n } { $colour }
facts-card = { $colour } { $n } · { $where }{ $marks }
facts-club = Club, any province
facts-symbols = { " · " }{ $symbols }
effect-bread-shortage = removes a block of the government’s colour (any in turn 1)
effect-emigration = removes a Royalist Personality from a display
effect-religious-problems = removes a blue or red block
effect-guillotine = removes a Personality from a display, for good
effect-purge = needs presence in the government; removes a card from a display
effect-terror = needs presence in a red government; removes a red stack or one beside it; can remove a card for good

## What happens

event-game-began = The Estates General meet. Each player has seven cards. Player order: { $order }. Open cards: { $cards }.
event-turn-began = Turn { $turn } begins.
event-blocks-came = { $n ->
    [one] The waiting block of each colour comes
   *[other] The { $n } waiting blocks of each colour come
 } into play.
event-order-set = Player order: { $order }.
event-displays-returned = All cards in displays return to their owners’ hands.
event-cards-discarded = { $seat } discards { LIST($cards) }.
    .you = You discard { LIST($cards) }.
event-card-taken = { $seat } takes { $card }.
    .you = You take { $card }.
event-card-drawn = { $seat } draws a card from the deck.
    .you = You draw a card from the deck.
event-card-drawn-own = { $seat } draws { $card } from the deck.
    .you = You draw { $card } from the deck.
event-card-opened = { $card } is revealed.
event-deck-shuffled = The deck has run out: { $n ->
    [one] one discarded card is
   *[other] { $n } discarded cards are
 } shuffled into a new deck.
event-action-passed = { $seat } passes.
    .you = You pass.
event-card-played = { $seat } plays { $card }.
    .you = You play { $card }.
event-blocks-placed = { $seat } places { $n ->
    [one] 1 { $colour } block
   *[other] { $n } { $colour } blocks
 } in { $province }.
    .you =
        You place { $n ->
            [one] 1 { $colour } block
           *[other] { $n } { $colour } blocks
        } in { $province }.
event-token-placed = { $seat } plays { $card } for a token in the Battle Box, and now has { $n } there.
    .you = You play { $card } for a token in the Battle Box, and now have { $n } there.
event-card-kept = { $seat } keeps { $card } in the display.
    .you = You keep { $card } in your display.
event-card-discarded = { $seat } discards { $card }.
    .you = You discard { $card }.
event-special-played = { $seat } plays { $card }.
    .you = You play { $card }.
event-blocks-removed = { $seat } removes { $n ->
    [one] one
   *[other] { $n }
 } of { $own ->
    [yes] their own
   *[no] { $owner_seat }’s
 } { $colour } blocks from { $province }.
    .you =
        You remove { $n ->
            [one] one
           *[other] { $n }
        } of { $own ->
            [yes] your own
           *[no] { $owner_seat }’s
        } { $colour } blocks from { $province }.
    .you-owner_seat =
        { $seat } removes { $n ->
            [one] one
           *[other] { $n }
        } of your { $colour } blocks from { $province }.
event-card-removed = { $seat } removes { $card } from { $own ->
    [yes] their own
   *[no] { $owner_seat }’s
 } display{ $gone ->
        [yes] {", "}for good
       *[other] {""}
    }.
    .you =
        You remove { $card } from { $own ->
            [yes] your own
           *[no] { $owner_seat }’s
        } display{ $gone ->
            [yes] { ", " }for good
           *[other] { "" }
        }.
    .you-owner_seat =
        { $seat } removes { $card } from your display{ $gone ->
            [yes] { ", " }for good
           *[other] { "" }
        }.
event-supply-exhausted = The { $colour } blocks have run out: this round is the last of the turn.
event-action-phase-ended = { $why ->
        [supply] The round is over, and so is the action phase.
       *[other] Everyone has passed: the action phase is over.
    }
event-battle-tied =
    { $n ->
        [one] { LIST($seats) } are tied for command at { $battle }, with one token each.
       *[other] { LIST($seats) } are tied for command at { $battle }, with { $n } tokens each.
    }
    .you-among-seats =
        { $n ->
            [one] You are tied with { LIST($seats) } for command at { $battle }, with one token each.
           *[other] You are tied with { LIST($seats) } for command at { $battle }, with { $n } tokens each.
        }
event-battle-won = { $battle }: { $seat } leads the revolutionary army to victory, { $n } VP.
    .you = { $battle }: you lead the revolutionary army to victory, { $n } VP.
event-battle-lost = { $battle }: nobody leads the army, and the battle is lost. It counts for the counter-revolution.
event-battle-unfought = { $battle }: nobody can lead the army, and nothing happens.
event-elections-began = **Elections of { $year }.**
event-province-tied = { $province }: { LIST($seats) } are tied at { $n ->
        [one] 1 block
       *[other] { $n } blocks
    }.
event-card-advanced = { $seat } advances { $card }.
    .you = You advance { $card }.
event-advance-declined = { $seat } advances nothing.
    .you = You advance nothing.
event-advance-declined-own = { $seat } advances nothing, as decided earlier.
    .you = You advance nothing, as you decided earlier.
event-province-elected = { $province } elects { $seat } ({ $colour }, { $n ->
    [one] 1 vote
   *[other] { $n } votes
 }).
    .you =
        { $province } elects you ({ $colour }, { $n ->
            [one] 1 vote
           *[other] { $n } votes
        }).
event-province-split = { $province } elects nobody: { LIST($seats) } stay tied.
event-provinces-voted = The count: { $white } white, { $blue } blue, { $red } red.
event-factions-tied = { LIST($factions) } are tied at { $n ->
    [one] 1 vote
   *[other] { $n } votes
 }.
event-government-formed = The { $faction } form the new government.
event-opposition-formed = The { $faction } are the opposition.
event-votes-tied =
    { $n ->
        [one] { LIST($seats) } are tied for { $office }, with one vote each.
       *[other] { LIST($seats) } are tied for { $office }, with { $n } votes each.
    }
    .you-among-seats =
        { $n ->
            [one] You are tied with { LIST($seats) } for { $office }, with one vote each.
           *[other] You are tied with { LIST($seats) } for { $office }, with { $n } votes each.
        }
event-office-won =
    { COUNT($seats) ->
        [one] { LIST($seats) }: { $office }, { $n } VP.
       *[other] { LIST($seats) }: { $office }, { $n } VP each.
    }
    .you-seats = You: { $office }, { $n } VP.
    .you-among-seats =
        { COUNT($seats) ->
            [one] You and { LIST($seats) }: { $office }, { $n } VP each.
           *[other] You, { LIST($seats) }: { $office }, { $n } VP each.
        }
event-government-seated =
    { COUNT($seats) ->
        [0] Nobody has presence in the government.
       *[other] Presence in the government: { LIST($seats) }.
    }
event-ended-by-turns = The game is over after four turns. { LIST($winners) } { $decided }.
    .you-winners = The game is over after four turns. You { $decided }.
    .you-among-winners = The game is over after four turns. You { $decided }.
event-ended-by-landslide = A Radical landslide ends the game; red points count. { LIST($winners) } { $decided }.
    .you-winners = A Radical landslide ends the game; red points count. You { $decided }.
    .you-among-winners = A Radical landslide ends the game; red points count. You { $decided }.
event-ended-by-counter-revolution = The counter-revolution ends the game; white points count. { LIST($winners) } { $decided }.
    .you-winners = The counter-revolution ends the game; white points count. You { $decided }.
    .you-among-winners = The counter-revolution ends the game; white points count. You { $decided }.
decided-points = wins on points
    .you-winners = win on points
decided-cards = wins on cards, with points tied
    .you-winners = win on cards, with points tied
decided-shared = share the win, tied on points and cards
    .you-among-winners = share the win with { LIST($winners) }, tied on points and cards

told-join = { $first }; { $rest }
told-play = { $seat } plays { $card }: { $done }{ $kept ->
        [yes] {"; "}the card is kept
       *[other] {""}
    }.
    .you =
        You play { $card }: { $done }{ $kept ->
            [yes] { "; " }the card is kept
           *[other] { "" }
        }.
told-placed = { $n ->
    [one] 1 { $colour } block
   *[other] { $n } { $colour } blocks
 } in { $province }
told-strike = { $seat } plays { $card } and removes { LIST($removed) }.
    .you = You play { $card } and remove { LIST($removed) }.
told-blocks-removed = { $n ->
    [one] one
   *[other] { $n }
 } of { $own ->
    [yes] their own
   *[no] { $owner_seat }’s
 } { $colour } blocks from { $province }
    .you =
        { $n ->
            [one] one
           *[other] { $n }
        } of { $own ->
            [yes] your own
           *[no] { $owner_seat }’s
        } { $colour } blocks from { $province }
    .you-owner_seat =
        { $n ->
            [one] one
           *[other] { $n }
        } of your { $colour } blocks from { $province }
told-card-removed = { $card } from { $own ->
    [yes] their own
   *[no] { $owner_seat }’s
 } display{ $gone ->
        [yes] {", "}for good
       *[other] {""}
    }
    .you =
        { $card } from { $own ->
            [yes] your own
           *[no] { $owner_seat }’s
        } display{ $gone ->
            [yes] { ", " }for good
           *[other] { "" }
        }
    .you-owner_seat =
        { $card } from your display{ $gone ->
            [yes] { ", " }for good
           *[other] { "" }
        }
told-placed-nothing = no room for a block
told-token = a token in the Battle Box ({ $n } in all)
told-hand = { $seat } { $done }.
    .you = You { $done }.
told-hand-discards = discards { LIST($cards) }
    .you = discard { LIST($cards) }
told-hand-takes = takes { LIST($cards) }
    .you = take { LIST($cards) }
told-hand-sees = draws { LIST($cards) }
    .you = draw { LIST($cards) }
told-hand-draws =
    { $n ->
        [one] draws a card
       *[other] draws { $n } cards
    }
    .you =
        { $n ->
            [one] draw a card
           *[other] draw { $n } cards
        }
told-votes = Total votes: { $white } white, { $blue } blue and { $red } red.
told-won = { $seat } { $n } ({ $prizes })
    .you = you { $n } ({ $prizes })
told-prize = { $points } VP for { $province }{ $tied ->
    [yes] {", "}over { LIST($rivals) }
   *[other] {""}
 }
    .you-rivals = { $points } VP for { $province }, over you
told-capital = Paris with { $n ->
    [one] 1 { $colour } vote
   *[other] { $n } { $colour } votes
 }{ $tied ->
    [yes] {", "}over { LIST($rivals) }
   *[other] {""}
 }
    .you-rivals =
        Paris with { $n ->
            [one] 1 { $colour } vote
           *[other] { $n } { $colour } votes
        }, over you
told-nobodys = { $results }.
told-by-cards = Cards advanced: { LIST($provinces) }.
told-bids-at = { $province }{ $bids }
told-goes-on = **The elections continue.**
told-headed = { $heading } { $line }
told-sentences = { $first }{ $rest }
told-sentence = {" "}{ $first }{ $rest }
told-region = **{ $region }** { $results }.
told-elected = { $province }: { $seat }, { $colour }{ $n ->
        [one] {""}
       *[other] {" "}with { $n } votes
    }{ $tied ->
        [yes] {", "}over { LIST($rivals) }
       *[other] {""}
    }{ $bids }{ $gain }
    .you =
        { $province }: you, { $colour }{ $n ->
            [one] { "" }
           *[other] { " " }with { $n } votes
        }{ $tied ->
            [yes] { ", " }over { LIST($rivals) }
           *[other] { "" }
        }{ $bids }{ $gain }
    .you-rivals =
        { $province }: { $seat }, { $colour }{ $n ->
            [one] { "" }
           *[other] { " " }with { $n } votes
        }, over you{ $bids }{ $gain }
told-split = { $province }: nobody, with { LIST($seats) } tied{ $bids }
told-bids = { " " }({ LIST($bids) })
told-bid = { $card } for { $seat }
    .you = { $card } for you
told-bid-open = { $seat } advances { $card } in { $province }.
    .you = You advance { $card } in { $province }.
told-gain = {", "}{ $n } VP

## A turn that is over

summary-turn = Turn { $n } is over ({ $year }), turn { $next } begins
summary-battle-won = { $seat } won the battle of { $battle }.
    .you = You won the battle of { $battle }.
summary-battle-lost = The battle of { $battle } was lost.
summary-government = Government: { $faction }; opposition: { $opposition }. Presence: { LIST($presence) }.
summary-nobody = nobody
summary-points = Victory points gained: { LIST($gains) }.
summary-gain = { $seat } { $n }
    .you = you { $n }
summary-provinces = Provinces won: { LIST($counts) }.
summary-count = { $seat } { $n }
    .you = you { $n }
summary-revolt = Counter-revolution: { $n } of { $needed }.

## Before an action ends

sum-costs = Costs: { LIST($costs) }.
spent-tokens =
    { $n ->
        [one] 1 control token ({ $left } left)
       *[other] { $n } control tokens ({ $left } left)
    }
sum-votes = If these provinces voted now: { LIST($votes) }.
vote-own = { $province } is yours ({ $n } { $colour }{ $points ->
        [0] {""}
       *[other] , { $points } VP
    })
vote-other = { $province } goes to { $seat } ({ $n } { $colour }{ $points ->
        [0] {""}
       *[other] , { $points } VP
    })
vote-level = { LIST($others) } are tied in { $province }
vote-level-own = you are tied with { LIST($others) } in { $province }
sum-expected =
    { $n ->
        [0] With the map as it is, you win no province.
        [one] With the map as it is, you win 1 province: { LIST($blocks) }{ $points ->
            [0] .
           *[other] , { $points } VP.
        }
       *[other] With the map as it is, you win { $n } provinces: { LIST($blocks) }{ $points ->
            [0] .
           *[other] , { $points } VP.
        }
    }
sum-vote-blocks =
    { $n ->
        [one] 1 { $colour } vote
       *[other] { $n } { $colour } votes
    }
sum-opens = Others can answer with one card: { LIST($opened) }.
opened-pass = { LIST($passing) } can overtake you in { $province }
opened-level = { LIST($level) } can tie with you in { $province }
opened-both = { LIST($passing) } can overtake you and { LIST($level) } can tie with you in { $province }
sum-room = Room for another stack: { LIST($provinces) }.
sum-supply =
    { $n ->
        [one] 1 { $colour } block is left. When it is gone, this round is the last.
       *[other] { $n } { $colour } blocks are left. When they are gone, this round is the last.
    }
sum-open-cards = Open cards others can take: { LIST($cards) }.

## What a seat holds

private-card = { $card }: { $facts }

## Scores

score-battles = Battles
score-provinces = Provinces with points
score-offices = Votes in government and opposition
score-sudden-votes = Red votes held
score-sudden-map = Blocks on the map
score-sudden-cards = Blocks on cards
score-total = Total
tie-break-display = the value of the display (9.2)
tie-break-card-points = the blocks on cards (9.4, 9.7)

## Standing orders

order-first-place-only = Save your cards: advance nothing unless first place in the government is at stake.
order-high-cards-only = Advance nothing where you have no card of this value or higher.
order-give-up-provinces = Advance nothing in this province or region.

## Refusals

refused-option = That is not one of your choices now.
refused-not-asked = You have nothing to decide now.
refused-unknown-card = There is no card “{ $slug }”; cards are c1 to c129.
refused-unknown-province = There is no province “{ $slug }”.
refused-not-in-hand = { $card } is not in your hand.
refused-is-special = { $card } is a Special and has no blocks to place.
refused-no-second = You may play a second card only after a first card of value 1 that has placed its block. End your turn, or play a Special.
refused-second-value = { $card } does not have value 1. A second card must have value 1.
refused-second-region = { $card } is from another region. A second card must be from { $region } or be a Club.
refused-second-room = There is no room or no block left for a second card in { $region }.
refused-no-cannon = { $card } has no cannon, so it cannot place a token in the Battle Box.
refused-no-battle = There is no battle in turn 1, so you cannot place a token in the Battle Box.
refused-cannon-second = Only your first card in a turn may place a token in the Battle Box.
refused-no-token = You have no control token left for the Battle Box.
refused-no-special = { $card } is not a Special.
refused-one-special = You may play only one Special per turn.
refused-no-presence = { $card } needs presence in the government, and you have none.
refused-no-red-presence = { $card } needs presence in a red government, and you have none.
refused-no-target = There is nothing { $card } could remove now.
refused-take-or-play = You have played a card: play on, or end your turn. You may take a card only instead of playing one.
refused-second-taken = The second card must be an open card of value 1.
refused-not-open = { $card } is not an open card.
refused-discard-first = With { $n } cards in hand you must discard two before you take one.
refused-take-which = Say which card you take: an open card, or one from the deck.
refused-no-deck = There is no card left to draw, not even in the discard pile.
refused-one-card = You may take only one card now.
refused-pass-late = You have played a card and can no longer pass. End your turn instead.
refused-nothing-done = You have done nothing yet: play a card, take one, or pass.
refused-out-of-reach = This card places blocks only in { $region }; { $province } is in another region.
refused-other-colour = Your stack in { $province } is { $colour }, and a stack has only one colour.
refused-stack-full = Your stack in { $province } already has { $n } blocks, the most it can hold.
refused-province-full = { $province } already has { $n } stacks, the most it can hold.
refused-no-token-stack = You have no control token left to start a stack in { $province }.
refused-how-many = That is the wrong number of blocks for { $province }. Place as many as fit, up to three in a stack.
refused-blocks-left = You have only { $n ->
    [one] 1 block
   *[other] { $n } blocks
 } of this card left to place.
refused-place-first = First place { $n ->
    [one] the remaining block
   *[other] the remaining { $n } blocks
 } of this card. Then choose what happens to the card.
refused-no-stack = { $owner_seat } has no stack in { $province }.
    .you-owner_seat = You have no stack in { $province }.
refused-no-red-stack = There is no red stack in { $province }, and Terror works only where there is one.
refused-wrong-colour = { $card } cannot remove a { $colour } block.
refused-not-displayed = { $card } is not in any display.
refused-wrong-card = { $special } cannot remove { $card }.
refused-not-your-display = { $card } is not in your display; you can advance only cards from there.
refused-not-general = { $card } is not a general, and only generals lead in battle.
refused-wrong-faction = { $card } is from a faction that is not in this tie.
refused-too-low = { $card } has value { $n } and can no longer change anything; keep it.
refused-decline-here = Here you can decline only this tie, not later ones.

## Positions

position-unknown-card = “{ $key }” of this position: there is no card { $slug }; cards are "c1" to "c129".
position-unknown-seat = “{ $key }” of this position: there is no seat { $slug } at this table; there are { $ids }.
position-unknown-faction = “{ $key }” of this position: there is no faction { $slug }; there are { $ids }.
position-unknown-province = “{ $key }” of this position: there is no province { $slug }; there are { $ids }.
position-unknown-region = “{ $key }” of this position: there is no region { $slug }; there are { $ids }.
position-not-three = “{ $key }” of this position: { $given } is not a list of three numbers.
position-order = “{ $key }” of this position: it must name every seat exactly once.

position-never-open = more than { $n } cards are “open”.
position-never-display = the display of { $seat } has more than { $n } cards, or a Special.
position-never-fifth = the display of { $seat } has more than { $n } cards and no sans-culottes among them.
position-never-first-turn = in turn 1 hands are not refreshed, the Battle Box is empty, and there is no battle.
position-never-later-battle = “battles” has { $battle }, which is fought in a later turn.
position-never-revolt = white provinces and lost battles add up to { $n }, so the counter-revolution has already ended the game.
position-never-pool = in “deck”, a card that is listed in “pool” lies above a card that is not listed there.
position-never-province = in “provinces” { $province } has more than { $n } stacks, or two stacks of the same seat.
position-never-supply = the supply does not fit the blocks on the map.
position-never-blocks = there are more { $colour } blocks in “provinces”, “votes” and elsewhere than the { $n } in the game.
position-never-tokens = { $seat } has more than { $n } control tokens on the table.
position-never-lost-blocks = “lost_blocks” is higher than the number of lost battles.
position-never-order = in “order” a seat is missing or listed twice.
position-never-presence = “presence_tokens” names a seat that is not in “presence”, or one of the two names a seat twice.
position-never-results = in “results” a province is listed twice.
position-never-points = { $seat } has more “points” than can be scored.
position-never-over-or-not = “stack” must be empty if “end” is given, and only then.
position-never-playing = “playing” names a card that is not being played, or names none while a card is being played.
position-never-stack = in “stack” a step is where it cannot be.

## Verbs of the slash group

verb-action = Play a card, take one, pass, or end your turn
    .option = choice
verb-place = Place blocks in a province
    .option = province
verb-keep = Keep the card you just played, or discard it
    .option = choice
verb-take = Take an open card, or draw
    .option = card
verb-discard = Discard cards from your hand
    .option = card
verb-strike = Choose what a Special removes
    .option = target
verb-advance = Advance a card to break a tie, or advance nothing
    .option = card

## Names of the cards

card-c1 = Société de 1789
card-c2 = Club des Feuillants
card-c3 = Club des Jacobins
card-c4 = Club des Cordeliers
card-c5 = Club monarchique
card-c6 = Salon français
card-c7 = Thomas Lindet
card-c8 = Jean-Denis Lanjuinais
card-c9 = Isaac Le Chapelier
card-c10 = Comte d’Artois
card-c11 = Comte de Botherel
card-c12 = Urbain de Hercé
card-c13 = Marquis de La Rouërie
card-c14 = Camille Desmoulins
card-c15 = Maximilien Robespierre
card-c16 = Antoine Santerre
card-c17 = Jean-Sylvain Bailly
card-c18 = Marquis de Condorcet
card-c19 = Emmanuel Sieyès
card-c20 = Jacques Necker
card-c21 = Comte de Rochambeau
card-c22 = Georges Danton
card-c23 = Prieur de la Marne
card-c24 = Frédéric de Dietrich
card-c25 = Charles-Maurice de Talleyrand
card-c26 = Marquis de Bouillé
card-c27 = Prince de Condé
card-c28 = Cardinal de Rohan
card-c29 = Joseph Chalier
card-c30 = Gilbert Romme
card-c31 = Jean-François Gaultier de Biauzat
card-c32 = Marquis de Lafayette
card-c33 = Jean-Marie Roland
card-c34 = Pierre-Victor Malouet
card-c35 = Comte de Montlosier
card-c36 = Bertrand Barère
card-c37 = Jeanbon Saint-André
card-c38 = Marguerite-Élie Guadet
card-c39 = Joseph-Ignace Guillotin
card-c40 = Pierre Vergniaud
card-c41 = Jacques de Cazalès
card-c42 = Pierre-Louis de La Rochefoucauld
card-c43 = Charles Barbaroux
card-c44 = Jourdan Coupe-Tête
card-c45 = Comte de Mirabeau
card-c46 = Jean-Joseph Mounier
card-c47 = Rabaut Saint-Étienne
card-c48 = Abbé Maury
card-c49 = Comte de Provence
card-c50 = Bread Shortage
card-c51 = Bread Shortage
card-c52 = Bread Shortage
card-c53 = Bread Shortage
card-c54 = Emigration
card-c55 = Emigration
card-c56 = Religious Problems
card-c57 = Religious Problems
card-c58 = Cercle social
card-c59 = Cercle constitutionnel (club de Salm)
card-c60 = Citoyennes républicaines révolutionnaires
card-c61 = Club électoral
card-c62 = Club du Panthéon
card-c63 = Club de Clichy
card-c64 = Jean-Baptiste Carrier
card-c65 = Robert Lindet
card-c66 = Lazare Hoche
card-c67 = Jacques Cathelineau
card-c68 = François de Charette
card-c69 = Henri de La Rochejaquelein
card-c70 = Jacques-René Hébert
card-c71 = Jean-Paul Marat
card-c72 = Napoléon Bonaparte
card-c73 = Jacques-Pierre Brissot
card-c74 = Baron de Batz
card-c75 = Lazare Carnot
card-c76 = Louis-Antoine de Saint-Just
card-c77 = Euloge Schneider
card-c78 = François-Christophe Kellermann
card-c79 = Charles-François Dumouriez
card-c80 = Jean-Charles Pichegru
card-c81 = Georges Couthon
card-c82 = Joseph Fouché
card-c83 = Jean-Baptiste Jourdan
card-c84 = Louis Desaix
card-c85 = Manon Roland
card-c86 = Louis de Précy
card-c87 = Jean-Baptiste Bernadotte
card-c88 = Jacques-Nicolas Billaud-Varenne
card-c89 = Roger Ducos
card-c90 = Armand Gensonné
card-c91 = Joseph Lakanal
card-c92 = Comte de Paulo
card-c93 = Louis-Stanislas Fréron
card-c94 = André Masséna
card-c95 = Marquis de Sade
card-c96 = Antoine Barnave
card-c97 = Paul Barras
card-c98 = Comte de Saillans
card-c99 = Guillotine
card-c100 = Guillotine
card-c101 = Purge
card-c102 = Purge
card-c103 = Purge
card-c104 = Purge
card-c105 = Terror
card-c106 = Terror
card-c107 = Terror
card-c108 = Terror
card-c109 = Terror
card-c110 = Terror
card-c111 = Club de la Sainte-Chapelle
card-c112 = Isaac Le Chapelier
card-c113 = Marquis de Bouillé
card-c114 = Pierre-Louis Roederer
card-c115 = Jean-Marie Roland
card-c116 = Louis Vitet
card-c117 = Antoine Destutt de Tracy
card-c118 = Bertrand Barère
card-c119 = Jacques de Cazalès
card-c120 = Jean-François Ducos
card-c121 = Charles Barbaroux
card-c122 = Abbé Maury
card-c123 = Réunion Valazé
card-c124 = Louis-Marie de La Révellière-Lépeaux
card-c125 = Henri de La Rochejaquelein
card-c126 = Jean-Baptiste Louvet
card-c127 = Jean-Charles Pichegru
card-c128 = Marc-Guillaume Vadier
card-c129 = Boissy d’Anglas
