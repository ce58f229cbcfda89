### Richelieu: everything a player of it reads, but for the rules (richelieu-rules.ftl).

game-name = Richelieu
game-pitch = Take cards from the ends of four rows. The player with the most shields of a region scores it; every region you have no card of costs you points.
game-players = Two players, half an hour. Three or four can play too.
bot-names = Fiacre, Jacotte, Aubin, Denise, Barnabé, Colette, Guillot, Margot

seat-richelieu = Richelieu
    .mark = R
    .role = Richelieu · the Cardinal, red hats as markers
seat-queen = Queen
    .mark = Q
    .role = Queen · Maria de’ Medici, blue crowns as markers
seat-gaston = Gaston
    .mark = G
    .role = Gaston · the King’s brother, green lilies as markers (three or four players)
seat-conde = Condé
    .mark = C
    .role = Condé · prince of the blood, black stars as markers (four players)

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
    .help = The game ends when three of the four rows are empty. Cards left in the last row score for nobody.
option-name-first = First move
    .help = Who takes the first turn, in which only one card is taken.
    .random = at random
    .richelieu = Richelieu
    .queen = the Queen
setup-players = This game is for two, three or four players; there are { $n }.

## Questions

ask-take-card = Take a card from the end of a row.
    .first = First turn of the game: take one card from the end of a row. Only one, this time.
ask-second-card = You may take a second { $region } card with one shield. Or end your turn.
ask-end-turn = You have finished taking cards. End your turn, or choose something below first.
ask-pay-marker = { $card } has { $owner_seat }’s marker on it. Which of your own markers do you pay? The marker you pay goes into the box.
ask-place-marker =
    { $n ->
        [one] You may also place your marker on a card. That ends your turn.
       *[other] You may also place one of your { $n } markers on a card. That ends your turn.
    }
ask-move-marker = You may also move one of your markers, which ends your turn. Which marker do you move?
ask-put-marker = Where does the marker from { $card } go? Undo leaves it where it is.
ask-use-disc =
    { $n ->
        [one] You may also use a “marker back” disc: your marker returns from the box.
       *[other] You may also use a “marker back” disc: one of your { $n } markers returns from the box.
    }
ask-stopped = You cannot take a card now: every card at an end has a rival’s marker, and you have no marker to pay with. You wait until that changes.

## Options

side-left = left
    .at = { " from the left of row" }
side-right = right
    .at = { " from the right of row" }
side-only = last card
    .at = { ", the last card of row" }
side-inner = inside
    .at = { " from inside row" }
option-card = Row { $row } { $side }: { $card }
option-cell = Row { $row }, column { $column }: { $card }
option-pay-stock = A marker from your stock
hint-pay-stock =
    { $n ->
        [one] 1 marker in stock; those on cards stay
       *[other] { $n } markers in stock; those on cards stay
    }
hint-pay-card = your marker leaves this card
option-end-turn = End turn
hint-end-turn = the others see your turn
option-pass = Wait
hint-pass = you play again as soon as you can take a card
option-disc-marker-back = Use a “marker back” disc
hint-disc-marker-back = the disc is used up, and one of your markers returns from the box
group-row = Row { $row }

hint-nothing = { "" }
hint-card = { $region_standing }{ $symbol_standing }{ $disc_there }{ $price }
hint-place = { $region_standing }{ $symbol_standing }{ $disc_there }{ $end }
hint-also = { " · " }{ $symbol_standing }
hint-disc = { " · disc" }
hint-costs = { " · costs a marker" }
hint-own-marker = { " · your marker back" }
hint-end = { " · end of its row" }
standing-then = { $category }: you { $mine }→{ $then } of { $all }, { $best_seat } { $best }
standing-now = { $category }: you { $mine } of { $all }, { $best_seat } { $best }

## What happens

event-game-began = The cards are laid out, with eight discs on them. { $seat } begins and takes one card only.
    .you = The cards are laid out, with eight discs on them. You begin and take one card only.
event-turn-began = Turn { $turn }: { $seat }.
    .you = Turn { $turn }: it’s your turn.
summary-cards = { $n ->
[one] 1 card
   *[other] { $n } cards
 } taken, { $left } left
summary-taken = Cards taken: { LIST($counts) }.
summary-count = { $seat } { $n }
    .you = you { $n }
summary-won = { $seat } now leads in { LIST($won) }.
    .you = You now lead in { LIST($won) }.
summary-lost = { $seat } no longer leads in { LIST($lost) }.
    .you = You no longer lead in { LIST($lost) }.
summary-both = { $seat } now leads in { LIST($won) }, and no longer in { LIST($lost) }.
    .you = You now lead in { LIST($won) }, and no longer in { LIST($lost) }.
sum-costs = Costs: { $n ->
    [one] a marker
   *[other] { $n } markers
 }.
sum-opens = Uncovers for others: { LIST($card) }.
event-card-taken = { $seat } takes { $card }{ FORM($side, "at") } { $row }.
    .you = You take { $card }{ FORM($side, "at") } { $row }.
event-marker-paid = { $seat } pays a marker from stock for { $card }, which { $owner_seat } had marked.
    .card = { $seat } pays for { $card } with the marker from { $from_card }.
    .you = You pay a marker from your stock for { $card }, which { $owner_seat } had marked.
    .card-you = You pay for { $card } with your marker from { $from_card }.
    .you-owner_seat = { $seat } pays a marker from stock for { $card }, which you had marked.
event-marker-returned = { $seat } gets back the marker on { $card }.
    .you = You get your marker on { $card } back.
event-disc-taken = { $seat } takes the disc on { $card } and looks at it.
event-disc-taken-own = { $seat } takes the disc on { $card }: it is { FORM($disc, "article") }.
    .you = You take the disc on { $card }: it is { FORM($disc, "article") }.
event-disc-used = { $seat } uses a “marker back” disc: a marker returns from the box.
    .you = You use a “marker back” disc: one of your markers returns from the box.
event-marker-placed = { $seat } marks { $card }, row { $row }, column { $column }.
    .you = You mark { $card }, row { $row }, column { $column }.
event-marker-moved = { $seat } moves a marker from { $from_card } to { $card }, row { $row }, column { $column }.
    .you = You move one of your markers from { $from_card } to { $card }, row { $row }, column { $column }.
event-player-stopped = { $seat } cannot take a card and has to wait.
    .you = You cannot take a card, so you have to wait.
event-turn-passed = { $seat } waits.
    .you = You wait.
event-discs-shown = { $seat } reveals { LIST(FORM($disc, "article")) }.
    .you = You reveal { LIST(FORM($disc, "article")) }.
event-game-ended = The game is over.
    .points = The game is over. { $winner_seat } wins.
    .cards = The game is over. Points are tied; { $winner_seat } has fewer cards and wins.
    .shared = The game is over. Points and cards are tied; { LIST($winner_seat) } share the win.
told-taken = { $seat } takes { LIST($cards) }.
    .you = You take { LIST($cards) }.
told-card = { $card }{ FORM($side, "at") } { $row }

## What a seat holds

private-disc = { $disc }: { $what }
disc-use-shield = one more shield for you at the end
disc-use-symbol = one more symbol for you at the end
disc-use-marker-back = use it in your turn to get a marker back from the box
disc-bourgogne = Disc of Bourgogne
    .article = the Disc of Bourgogne
disc-languedoc = Disc of Languedoc
    .article = the Disc of Languedoc
disc-normandie = Disc of Normandie
    .article = the Disc of Normandie
disc-provence = Disc of Provence
    .article = the Disc of Provence
disc-champagne = Disc of Champagne
    .article = the Disc of Champagne
disc-anjou = Disc of Anjou
    .article = the Disc of Anjou
disc-bretagne = Disc of Bretagne
    .article = the Disc of Bretagne
disc-picardie = Disc of Picardie
    .article = the Disc of Picardie
disc-auvergne = Disc of Auvergne
    .article = the Disc of Auvergne
disc-sword = Disc with a sword
    .article = the Disc with a sword
disc-cross = Disc with a cross
    .article = the Disc with a cross
disc-tower = Disc with a tower
    .article = the Disc with a tower
disc-marker-back-1 = “Marker back” disc
    .article = a “marker back” disc
disc-marker-back-2 = “Marker back” disc
    .article = a “marker back” disc

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
score-missing = No card
score-total = Total
tie-break-fewer-cards = fewer cards (7.2)

## Refusals

refused-option = That is not one of your choices now.
refused-unknown-card = There is no card “{ $slug }”.
refused-gone = { $card } has already been taken.
refused-inner = { $card } is not at an end of its row. You can take only the cards at the ends.
refused-first-move = In the first turn of the game you take one card only.
refused-third-card = You may take at most two cards a turn. Place a marker or end your turn.
refused-other-region = { $card } is from another region. Your second card must be from { $region } too.
refused-too-many-shields = The two cards would have { $n } shields together; at most { $most } are allowed in a turn. A card with two shields is taken alone.
refused-cannot-pay = { $card } has { $owner_seat }’s marker on it. All your markers are in the box, so you cannot pay for this card.
refused-pay-first = First choose which marker you pay for { $card }, or undo.
refused-must-take = You have to take a card first.
refused-take-first = Take a card first. You may place a marker after that.
refused-marked = { $card } already has { $owner_seat }’s marker on it. Choose a card without a marker.
    .you-owner_seat = { $card } already has your marker on it. Choose a card without a marker.
refused-no-marker = You have no marker in stock. If one of your markers is on a card, you may move that marker.
refused-not-your-marker = You have no marker on { $card }.
refused-stock-first =
    { $n ->
        [one] You have a marker in stock: place it. You can move a marker only when your stock is empty.
       *[other] You have { $n } markers in stock: place one of them. You can move a marker only when your stock is empty.
    }
refused-put-down = You are moving the marker from { $card }: choose where it goes, or undo.
refused-no-disc = You have no “marker back” disc, or no marker in the box.
refused-disc-later = Answer the question first. Then you may use the disc.

## Positions

position-unknown-card = “{ $key }” of this position: there is no card { $slug }.
position-unknown-disc = “{ $key }” of this position: there is no disc { $slug }; there are { $ids }.
position-unknown-seat = “{ $key }” of this position: there is no seat { $slug } at this table; there are { $ids }.
position-disc-twice = This position has { $disc } in two places.
position-rows = “{ $key }” of this position: the cards lie in { $rows } rows of { $columns } at most.
position-gap = “{ $key }” of this position: the cards of a row lie side by side, with empty cells only at its ends.
position-takes-rows = “{ $key }” of this position must hold lists of cards, with null for an empty cell at either side.
position-takes-discs = “{ $key }” of this position must hold a table of cards, each with a disc or null.
position-takes-markers = “{ $key }” of this position must hold a table of cards, each with the seat whose marker lies there.

position-never-taken = in “taken” there are cards the active seat does not have, or more than { $n }.
position-never-over-or-not = “over” must be true if “stack” has nothing left to do, and only then.
position-never-over-early = the game is “over”, but there are still cards to take in “rows”.
position-never-gap = cards of “rows” lie apart from the rest of their row.
position-never-disc-twice = a disc is missing, or is in two places.
position-never-discs-many = more than { $n } discs are in the game: laid out, held and spent.
position-never-disc-nowhere = in “discs” a disc lies on a card that is not laid out.
position-never-disc-spent = in “spent_discs” there is a disc that brings no marker back.
position-never-marker-nowhere = in “markers” a marker lies on a card that is not laid out.
position-never-markers = { $seat } has { $n } markers in all (on cards, in “stock” and in “box”); there must be { $most }.

## Verbs of the slash group

verb-take = Take a card
    .option = card
verb-pay = Pay for a card with a marker
    .option = marker
verb-marker = Place a marker, or choose where a moved marker goes
    .option = card
verb-move = Choose a marker to move
    .option = card
verb-disc = Use a “marker back” disc
    .option = disc
verb-end = End your turn
    .option = choice

## Names of the cards

card-01 = Bourgogne (2 shields)
card-02 = Bourgogne (2 shields)
card-03 = Bourgogne (2 shields)
card-04 = Bourgogne (shield + sword)
card-05 = Bourgogne (shield + cross)
card-06 = Bourgogne (shield + tower)
card-07 = Bourgogne (1 shield)
card-08 = Languedoc (2 shields)
card-09 = Languedoc (2 shields)
card-10 = Languedoc (2 shields)
card-11 = Languedoc (shield + sword)
card-12 = Languedoc (shield + cross)
card-13 = Languedoc (shield + tower)
card-14 = Normandie (2 shields)
card-15 = Normandie (2 shields)
card-16 = Normandie (shield + sword)
card-17 = Normandie (shield + cross)
card-18 = Normandie (shield + tower)
card-19 = Normandie (1 shield)
card-20 = Provence (2 shields)
card-21 = Provence (2 shields)
card-22 = Provence (shield + sword)
card-23 = Provence (shield + cross)
card-24 = Provence (shield + tower)
card-25 = Champagne (2 shields)
card-26 = Champagne (2 shields)
card-27 = Champagne (shield + sword)
card-28 = Champagne (shield + cross)
card-29 = Champagne (shield + tower)
card-30 = Anjou (2 shields)
card-31 = Anjou (shield + sword)
card-32 = Anjou (shield + cross)
card-33 = Anjou (shield + tower)
card-34 = Anjou (1 shield)
card-35 = Bretagne (2 shields)
card-36 = Bretagne (shield + sword)
card-37 = Bretagne (shield + cross)
card-38 = Bretagne (shield + tower)
card-39 = Bretagne (1 shield)
card-40 = Picardie (2 shields)
card-41 = Picardie (shield + sword)
card-42 = Picardie (shield + cross)
card-43 = Picardie (shield + tower)
card-44 = Picardie (1 shield)
card-45 = Auvergne (2 shields)
card-46 = Auvergne (shield + sword)
card-47 = Auvergne (shield + cross)
card-48 = Auvergne (shield + tower)
