### The toy: a game for the tests of the host.

game-toy = Sixty Fields

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
toy-roll = Throw the die
toy-roll-hint = One more than the die shows counts for you.
toy-hold = Hold
toy-hold-hint = Your cards alone have to do.
toy-allow = Let it pass
toy-contest = Contest it
toy-contest-hint = The cards are shown: five or less, and the field is yours.
toy-draw = Spend your token, draw a card

toy-ask-choose-field = Choose a free field of sixty.
toy-ask-stake-cards = Lay one or two cards face down on { $field }.
toy-ask-take-chance = { $cards ->
    [one] One card lies
   *[other] { $cards } cards lie
 } on the field. Throw the die as well?
toy-ask-answer-claim = { $seat } claims { $field }. Do you contest it?
toy-ask-discard-card = The round is over: discard a card.
toy-ask-spend-token = You may spend your token at any moment.

toy-event-round-begun = Round { $round } begins.
toy-event-field-chosen = { $seat } wants { $field }.
toy-event-cards-staked = { $seat } lays { $count ->
    [one] one card
   *[other] { $count } cards
 } face down.
toy-event-cards-staked-secret = You lay down { $cards }.
toy-event-die-thrown = { $seat } throws a { $value }.
toy-event-claim-allowed = { $seat } lets it pass.
toy-event-claim-contested = { $seat } contests it: the cards show { $cards }.
toy-event-field-won = { $field } goes to { $seat }.
toy-event-card-drawn = { $seat } draws a card.
toy-event-card-drawn-secret = You draw { $card }.
toy-event-token-spent = { $seat } spends a token.
toy-event-card-discarded = { $seat } discards a card.
toy-event-card-discarded-secret = You discard { $card }.
toy-event-game-ended = The game is over: { $seat } wins.

toy-error-players = Two, three or four people play this game.
toy-error-options = These options do not fit: { $problem }.
toy-error-position = That position cannot be: { $problem }.
toy-error-field-taken = { $field } is taken; choose a free field.
toy-error-no-option = { $pick } is not among the choices.
