### What the picture of Richelieu says: words printed in it, and its alt text.

picture-title = Richelieu
picture-to-move = { $name } to move
picture-over = Game over
picture-turn = { $seat } · turn { $turn }
picture-left = { $count ->
    [one] 1 card left
   *[other] { $count } cards left
 }
picture-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
 }
picture-now = now { $points }
picture-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
 }
picture-stock = stock
picture-box = box
picture-discs = discs
picture-none = –
picture-key-take = you may take
picture-key-taken = just taken
picture-key-disc = disc, face down
picture-key-marker = marker
picture-key-new = new
picture-key-lead = leads
picture-key-scores = scores
picture-key-level = level
picture-key-missing = no card: −5
picture-code-bourgogne = BO
picture-code-languedoc = LA
picture-code-normandie = NO
picture-code-provence = PR
picture-code-champagne = CH
picture-code-anjou = AN
picture-code-bretagne = BR
picture-code-picardie = PI
picture-code-auvergne = AU

# Alt text: whose turn, what changed, what may be taken, how it stands, what lies where; at most 1,024 characters.
picture-alt-turn = Richelieu, turn { $turn }: { $player } ({ $seat }) to move, { $count ->
    [one] 1 card
   *[other] { $count } cards
 } left.
picture-alt-over = { $won } Richelieu: the game is over.
picture-alt-score-now = The scores of this game of Richelieu at turn { $turn }: { $scores }.
picture-alt-score = Points now: { $scores }.
picture-alt-final = Final points: { $scores }.
picture-alt-points = { $seat } { $points }
picture-alt-since = Since then: { $changes }.
picture-alt-took = { $seat } took { $cards }
picture-alt-marked = { $seat } marked { $places }
picture-alt-take = You may take: { $cards }.
picture-alt-ends = Ends: { $cards }.
picture-alt-end = row { $row } { $side } { $card }{ $with }
picture-alt-with-disc = { " with a disc" }
picture-alt-with-marker = { " with " }{ $seat }’s marker
picture-alt-with-both = { " with a disc and " }{ $seat }’s marker
picture-alt-counts = Shields and symbols, { $seats }: { $counts }.
picture-alt-nothing = Nobody has a card yet.
picture-alt-behind = Behind the ends of row { $row }: { $cards }.
picture-alt-count = { $category } { $numbers }
picture-alt-markers = Markers inside: { $places }.
picture-alt-marker = { $seat } row { $row } column { $column } { $card }
picture-alt-discs = Discs inside: { $places }.
picture-alt-place = row { $row } column { $column }
picture-alt-stock = Stock and box: { $seats }.
picture-alt-stocked = { $seat } { $stock } and { $box }
picture-alt-own = Your discs: { $discs }.

## Pictures to ask for with /board

view-score = Score sheet
