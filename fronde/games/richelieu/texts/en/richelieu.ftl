### Richelieu: everything a player of it reads, but for the rules (richelieu-rules.ftl).

game-name = Richelieu
game-pitch = The Cardinal and the Queen share out France card by card: hold more of a region than your rivals and you score it, hold none of it and you pay.
game-players = Two players, half an hour. Three or four may play too.
bot-names = Fiacre, Jacotte, Aubin, Denise, Barnabé, Colette, Guillot, Margot

seat-richelieu = Richelieu
    .mark = R
    .role = Richelieu · the Cardinal, markers: hats, red
seat-queen = Queen
    .mark = Q
    .role = Queen · Maria de’ Medici, markers: crowns, blue
seat-gaston = Gaston
    .mark = G
    .role = Gaston · the King’s brother, markers: lilies, green (three or four players)
seat-conde = Condé
    .mark = C
    .role = Condé · prince of the blood, markers: stars, black (four players)

region-bourgogne = Bourgogne
region-languedoc = Languedoc
region-normandie = Normandie
region-provence = Provence
region-champagne = Champagne
region-anjou = Anjou
region-bretagne = Bretagne
region-picardie = Picardie
region-auvergne = Auvergne
category-bourgogne = Bourgogne
category-languedoc = Languedoc
category-normandie = Normandie
category-provence = Provence
category-champagne = Champagne
category-anjou = Anjou
category-bretagne = Bretagne
category-picardie = Picardie
category-auvergne = Auvergne
category-sword = swords
category-cross = crosses
category-tower = towers

## Options of a table

option-name-three_rows = Short ending
    .help = The game ends as soon as three of the four rows are empty; the cards of the last row count for nobody.
option-name-first = First move
    .help = Who makes the first move, in which only one card is taken.
    .random = drawn by lot
    .richelieu = Richelieu
    .queen = the Queen
setup-players = This game needs two, three or four players; there are { $n }.

## Questions

ask-take-card = Take a card from the end of a row.
    .first = The first move of the game: take one card from the end of a row. Just one, this once.
ask-second-card = A second { $region } card with one shield, too? Or end your turn here.
ask-end-turn = Your cards are taken. End your turn, or first do something below.
ask-pay-marker = { $card } bears a marker of { $owner_seat }. Which of your own markers do you pay for it? It goes into the box.
ask-place-marker =
    { $n ->
        [one] You may also place your marker on a card, which ends your turn.
       *[other] You may also place one of your { $n } markers on a card, which ends your turn.
    }
ask-move-marker = You may also move a marker, which ends your turn: which one?
ask-put-marker = Where does the marker on { $card } go? Undo leaves it there.
ask-use-disc =
    { $n ->
        [one] You may also turn over a marker back: your marker comes out of the box.
       *[other] You may also turn over a marker back: one of your { $n } markers comes out of the box.
    }
ask-stopped = You can take no card now: every end bears a marker you cannot pay for. You wait until that changes.

## Options

side-left = left
side-right = right
side-only = last card
side-inner = inside
option-card = Row { $row } { $side }: { $card }
option-cell = Row { $row }, column { $column }: { $card }
option-pay-stock = A marker from your stock
hint-pay-stock = { $n } in stock; your cards stay marked
hint-pay-card = this card loses your marker
option-end-turn = End turn
hint-end-turn = the table sees your turn
option-pass = Wait
hint-pass = you come back as soon as you can take a card
option-disc-marker-back = Turn over a marker back
hint-disc-marker-back = it goes into the box, one of your markers comes out
group-row = Row { $row }

hint-nothing = { "" }
hint-card = { $region_standing }{ $symbol_standing }{ $disc_there }{ $price }
hint-place = { $region_standing }{ $symbol_standing }{ $disc_there }{ $end }
hint-also = { " · " }{ $symbol_standing }
hint-disc = { " · disc" }
hint-costs = { " · costs a marker" }
hint-own-marker = { " · your marker back" }
hint-end = { " · end" }
standing-then = { $category } ({ $all }): you { $mine }→{ $then }, { $best_seat } { $best }
standing-now = { $category } ({ $all }): you { $mine }, { $best_seat } { $best }

## What happens

event-game-began = The cards are laid out, eight discs on them. { $seat } begins, with one card.
event-turn-began = Turn { $turn }: { $seat }.
summary-cards = { $n ->
    [one] 1 card is
   *[other] { $n } cards are
 } taken, { $left } left
summary-taken = Cards taken: { LIST($counts) }.
summary-count = { $seat } { $n }
summary-won = { $seat } leads alone now: { LIST($won) }.
summary-lost = { $seat } leads alone no longer: { LIST($lost) }.
summary-both = { $seat } leads alone now: { LIST($won) }; no longer: { LIST($lost) }.
sum-costs = Costs: { $n ->
    [one] a marker
   *[other] { $n } markers
 }.
sum-opens = Uncovers for others: { LIST($card) }.
event-card-taken = { $seat } takes { $card } (row { $row } { $side }).
event-marker-paid = { $seat } pays { $owner_seat } a marker from stock for { $card }.
    .card = { $seat } gives up the marker on { $from_card } for { $card }.
event-marker-returned = { $seat } has the marker on { $card } back.
event-disc-taken = { $seat } looks at the disc that lay on { $card }.
event-disc-taken-own = { $seat } takes the disc on { $card }: { $disc }.
event-disc-used = { $seat } turns over a marker back: a marker comes out of the box.
event-marker-placed = { $seat } marks { $card } (row { $row }, column { $column }).
event-marker-moved = { $seat } moves a marker from { $from_card } to { $card } (row { $row }, column { $column }).
event-player-stopped = { $seat } can take no card and has to wait.
event-turn-passed = { $seat } waits.
event-discs-shown = { $seat } turns over: { LIST($disc) }.
event-game-ended = The game is over.
    .points = The game is over; { $winner_seat } wins.
    .cards = The game is over; of those with most points { $winner_seat } has fewer cards and wins.
    .shared = The game is over; points and cards are level, and the win is shared: { LIST($winner_seat) }.
told-taken = { $seat } takes { LIST($cards) }.
told-card = { $card } (row { $row } { $side })

## What a seat holds

private-disc = { $disc }: { $what }
disc-use-shield = one shield more for you at the end
disc-use-symbol = one symbol more for you at the end
disc-use-marker-back = turn it over in your turn to have a paid marker back
disc-bourgogne = Disc of Bourgogne
disc-languedoc = Disc of Languedoc
disc-normandie = Disc of Normandie
disc-provence = Disc of Provence
disc-champagne = Disc of Champagne
disc-anjou = Disc of Anjou
disc-bretagne = Disc of Bretagne
disc-picardie = Disc of Picardie
disc-auvergne = Disc of Auvergne
disc-sword = Disc with a sword
disc-cross = Disc with a cross
disc-tower = Disc with a tower
disc-marker-back-1 = Disc “marker back”
disc-marker-back-2 = Disc “marker back”

## Scores

score-bourgogne = Bourgogne
score-languedoc = Languedoc
score-normandie = Normandie
score-provence = Provence
score-champagne = Champagne
score-anjou = Anjou
score-bretagne = Bretagne
score-picardie = Picardie
score-auvergne = Auvergne
score-sword = Swords
score-cross = Crosses
score-tower = Towers
score-missing = No card of it
score-total = Total
tie-break-fewer-cards = fewer cards (7.2)

## Refusals

refused-option = That is none of your choices now.
refused-unknown-card = There is no card “{ $slug }”.
refused-gone = { $card } is no longer in the middle.
refused-inner = { $card } does not lie at an end of its row; only the ends can be taken.
refused-first-move = In the very first move of the game only one card is taken.
refused-third-card = Two cards a turn are all you may take; place a marker or end your turn.
refused-other-region = { $card } is another region; a second card must be { $region } too.
refused-too-many-shields = The two cards would have { $n } shields; { $most } is all a turn allows. A card with two is taken alone.
refused-cannot-pay = { $card } bears a marker of { $owner_seat }, and all your markers are in the box: you cannot pay for it.
refused-pay-first = First choose the marker you pay for { $card }, or undo.
refused-must-take = You have to take a card first.
refused-take-first = First take a card; a marker is placed after that.
refused-marked = { $card } bears a marker of { $owner_seat } already; choose a card that bears none.
refused-no-marker = You have no marker in stock; move one that lies on a card, if there is one.
refused-not-your-marker = No marker of yours lies on { $card }.
refused-stock-first = You have { $n } in stock: place one of these. Markers on cards are moved only when none is left.
refused-put-down = The marker on { $card } is taken up: choose where it goes, or undo.
refused-no-disc = You have no marker back to turn over, or no marker in the box that it could bring.
refused-disc-later = Answer the question first; then the disc may be turned over.

## Positions

position-unknown-card = “{ $key }” of this position: there is no card { $slug }.
position-unknown-disc = “{ $key }” of this position: there is no disc { $slug }; there are { $ids }.
position-unknown-seat = “{ $key }” of this position: there is no seat { $slug } at this table; there are { $ids }.
position-card-twice = “{ $key }” of this position: { $card } is in two places.
position-disc-twice = “{ $key }” of this position: { $disc } is in two places.
position-rows = “{ $key }” of this position: the cards lie in { $rows } rows of { $columns } at most.
position-gap = “{ $key }” of this position: the cards of a row lie side by side, with empty cells only at its ends.
position-takes-rows = “{ $key }” of this position: it takes lists of cards, null for an empty cell at either side.
position-takes-discs = “{ $key }” of this position: it takes a table of cards, each with a disc or null.
position-takes-markers = “{ $key }” of this position: it takes a table of cards, each with the seat whose marker lies there.

position-never-taken = in “taken” stand cards the active seat does not have, or more than { $n }.
position-never-over-or-not = with “over” nothing is left to do in “stack”, and only then.
position-never-over-early = it is “over”, and there are still cards to take in “rows”.
position-never-card-missing = a card stands nowhere.
position-never-card-twice = in more than one place there is: { $card }.
position-never-gap = cards of “rows” lie apart from the rest of their row.
position-never-disc-twice = a disc stands nowhere, or in two places.
position-never-discs-many = more than { $n } discs are in the game: laid out, held and spent.
position-never-disc-nowhere = in “discs” one lies on a card that is not laid out.
position-never-disc-spent = in “spent_discs” there is one that brings no marker back.
position-never-marker-nowhere = in “markers” one lies on a card that is not laid out.
position-never-markers = { $seat } has { $n } markers on cards, in “stock” and in “box” together, instead of { $most }.

## Verbs of the slash group

verb-take = Take a card
    .option = card
verb-pay = Pay for a card with a marker
    .option = marker
verb-marker = Place a marker, or put down the one taken up
    .option = card
verb-move = Take up a marker to move it
    .option = card
verb-disc = Turn over a marker back
    .option = disc
verb-end = End your turn
    .option = choice

## Names of the cards

card-01 = Bourgogne, 2 shields
card-02 = Bourgogne, 2 shields
card-03 = Bourgogne, 2 shields
card-04 = Bourgogne, shield + sword
card-05 = Bourgogne, shield + cross
card-06 = Bourgogne, shield + tower
card-07 = Bourgogne, 1 shield
card-08 = Languedoc, 2 shields
card-09 = Languedoc, 2 shields
card-10 = Languedoc, 2 shields
card-11 = Languedoc, shield + sword
card-12 = Languedoc, shield + cross
card-13 = Languedoc, shield + tower
card-14 = Normandie, 2 shields
card-15 = Normandie, 2 shields
card-16 = Normandie, shield + sword
card-17 = Normandie, shield + cross
card-18 = Normandie, shield + tower
card-19 = Normandie, 1 shield
card-20 = Provence, 2 shields
card-21 = Provence, 2 shields
card-22 = Provence, shield + sword
card-23 = Provence, shield + cross
card-24 = Provence, shield + tower
card-25 = Champagne, 2 shields
card-26 = Champagne, 2 shields
card-27 = Champagne, shield + sword
card-28 = Champagne, shield + cross
card-29 = Champagne, shield + tower
card-30 = Anjou, 2 shields
card-31 = Anjou, shield + sword
card-32 = Anjou, shield + cross
card-33 = Anjou, shield + tower
card-34 = Anjou, 1 shield
card-35 = Bretagne, 2 shields
card-36 = Bretagne, shield + sword
card-37 = Bretagne, shield + cross
card-38 = Bretagne, shield + tower
card-39 = Bretagne, 1 shield
card-40 = Picardie, 2 shields
card-41 = Picardie, shield + sword
card-42 = Picardie, shield + cross
card-43 = Picardie, shield + tower
card-44 = Picardie, 1 shield
card-45 = Auvergne, 2 shields
card-46 = Auvergne, shield + sword
card-47 = Auvergne, shield + cross
card-48 = Auvergne, shield + tower
