### The toy: a game for the tests of the host.

game-name = Sixty Fields
game-pitch = Claim fields with hidden cards and a die.
game-players = Two to four players, five minutes.

seat-red = Red
seat-blue = Blue
seat-green = Green
seat-gold = Gold

pile-deck = the deck

toy-field = Field { $number }
toy-field-hint = Row { $row }, worth { $worth }.
toy-field-group = Row { $row }
toy-card = Card { $value }
toy-card-hint = Suit { $suit }
toy-roll = Roll the die
toy-roll-hint = One more than the die shows counts for you.
toy-hold = Hold
toy-hold-hint = You use only your cards.
toy-allow = Let it pass
toy-contest = Contest it
toy-contest-hint = The cards are shown. With five or less, the field is yours.
toy-draw = Spend your token, draw a card

toy-0 = Bid nothing
toy-1 = Bid one
toy-2 = Bid two
toy-3 = Bid three
toy-left = Begin, turns going left
toy-right = Begin, turns going right
given-token = a token
asked-card = a card
option-offer-to = Make { $seat } an offer
option-offer-give = Give { $given }
option-offer-ask = Ask for { $asked }
option-offer-send = Send the offer
option-offer-drop = Drop the offer
option-offer-accept = Accept, giving { $way }
option-offer-decline = Decline

order-let-pass = Let claims with few cards pass.
guide-field = **Fields.** Win a field: it scores its number.
guide-cards = **Cards.** Stake a card for it.
guide-won = **Won.** The field is yours.
guide-round = **A round** is over.
guide-bids = **Bids** are hidden.
guide-over = **The end** of the toy.
tie-break-turn-order = earlier in turn order

ask-seal-bid = Bid for a token, unseen.
ask-go-first = Who begins? The first player to say so.
ask-mark-fields = Mark a field: it will be worth three more.
ask-offer-to = Who gets your offer?
ask-offer-give = What do you give { $partner_seat }?
ask-offer-ask = { $partner_seat } gets { $given }. What do you ask for it?
ask-offer-send = { $given } for { $asked }: send it to { $partner_seat }?
ask-offer-drop = You may drop your offer to { $partner_seat }.
ask-answer-offer = { $seat } offers { $given } for { $asked }.
ask-choose-field = Choose a free field.
ask-stake-cards = Lay one or two cards face down on { $field }.
ask-take-chance = { $cards ->
    [one] There is one card
   *[other] There are { $cards } cards
 } on the field. Do you roll the die as well?
ask-answer-claim = { $seat } claims { $field }. Do you contest it?
ask-discard-card = The round is over: discard a card.
ask-spend-token = You may spend your token at any moment.

event-round-begun = Round { $round } begins.
event-field-chosen = { $seat } wants { $field }.
event-cards-staked = { $seat } lays { $count ->
    [one] one card
   *[other] { $count } cards
 } face down.
event-cards-staked-own = You lay down { $cards }.
event-die-thrown = { $seat } rolls a { $value }.
event-claim-allowed = { $seat } lets it pass.
event-claim-contested = { $seat } contests it: the cards show { $cards }.
event-field-won = { $field } goes to { $seat }.
event-card-drawn = { $seat } draws a card.
event-card-drawn-own = You draw { $card }.
event-token-spent = { $seat } spends a token.
event-card-discarded = { $seat } discards a card.
event-card-discarded-own = You discard { $card }.
event-bid-opened = { $seat } has bid { $bid }.
event-bid-won = { $seat } has the highest bid and gains a token.
event-volunteered = { $seat } begins.
event-field-marked = { $seat } marks { $field }.
event-offer-made = { $seat } offers { $partner_seat } { $given } for { $asked }.
event-offer-declined = { $partner_seat } declines.
event-offer-withdrawn = { $seat } withdraws the offer.
event-offer-lapsed = The offer of { $seat } has expired.
event-offer-accepted = { $seat } and { $partner_seat } have traded.
event-card-swapped = { $seat } has { $card } for a token.
event-game-ended = The game is over: { $seat } wins.

setup-players = Two, three or four people play this game.
position-never-cards = a card is in two places, or missing.
toy-error-hunt = With two players, nobody can be hunted.
toy-error-field-taken = { $field } is taken; choose a free field.
toy-error-no-option = { $pick } is not among the choices.
toy-error-board = { $file } is not a board.
toy-error-line = Line { $line }: “{ $found }” is not in capitals.

private-line = { $card }

option-name-board = Board

rules-first = 1-1
rule-1-1 = Choose a free field.
    .title = Fields
rule-1-2 = Lay one or two cards on it, face down.
    .title = Stakes
