### What the picture of the board says: words printed in it, and its alt text.

picture-title = Frondeurs et Frondeuses
picture-to-move = { $name } to move
picture-over = Game over
picture-since =
    { $turns ->
        [one] Marked: turn { $last }
       *[other] Marked: turns { $first } to { $last }
    }
picture-since-now = Marked: this turn
picture-turn = Turn { $turn }
picture-spring = Spr
picture-summer = Sum
picture-fall = Fall
picture-winter = Win
picture-die-one = 1
picture-die = 1–{ $most }
picture-mid-game = mid-game { $points }
picture-king-bonus = King { $points }
picture-reserve-cost = boxes { $points }
picture-supply = supply
picture-spanish-gold = Spanish Gold
picture-exile = Exile
picture-uses = { $box } (used { $times }×)
picture-decks = Action deck { $action } · Season deck { $season }
picture-discard-row = Discard row { $count }
picture-prisoners = Prisoners: { $people }
picture-no-prisoners = No prisoners
picture-commander = Army Commander { $person }
picture-letter-condeean = Co
picture-letter-cabalist = Ca
picture-letter-retzist = R
picture-letter-mazarinist = M
picture-key-free = no extra cube
picture-key-dashed = one extra cube if empty
picture-key-lovers = lovers: free from her to him
picture-key-pp = PP
picture-key-mp = MP
picture-key-need = cubes for Control (else 3)
picture-key-influence = Influence
picture-key-control = Control
picture-key-marechal = Maréchal
picture-key-huguenot = Huguenot
picture-key-spanish = Spanish
picture-key-musketeer = Musketeer
picture-key-army = Army
picture-key-surintendant = Surintendant
picture-key-keys = key to a Fortress
picture-key-affiliate = affiliate
picture-key-governor = governor, province
picture-key-government = government
picture-key-town = town
picture-key-frontier = frontier
picture-key-orange = Maréchal
picture-key-arrest = Under Arrest
picture-key-changed = changed
picture-key-gone = cubes that left
picture-key-avatar = Avatar
picture-key-fortress = Fortress
picture-key-never = never Controlled
picture-key-crown = Crown to win
picture-key-coin = Coin to win
picture-key-token = Musketeer’s token
picture-key-king = the King
picture-key-commander = Army Commander
picture-key-prisoners = prisoners held
picture-key-hand = cards in hand
picture-key-season-cards = Season Cards among them
picture-key-supply = cubes in Supply
picture-key-gold = Spanish Gold box
picture-key-exile = Exile box
picture-key-die = ends the game

# Alt text: whose turn and how it stands, then what changed, then details; together at most 1,024 characters.
picture-alt-turn = Frondeurs et Frondeuses, { $season }, turn { $turn }: { $player } ({ $faction }) to move.
picture-alt-over = { $won } Frondeurs et Frondeuses, { $season }, turn { $turn }: the game is over.
picture-alt-scores = Score: { $scores }.
picture-alt-score = { $faction } { $points } ({ $player })
picture-alt-score-change = { $faction } { $points } ({ $player }, { $change })
picture-alt-sides = What counts: { $sides }.
picture-alt-side = { $who } { $points }
picture-alt-changed-since =
    { $count ->
        [one] Changed since turn { $turn }: { $spaces }.
       *[other] { $count } Spaces changed since turn { $turn }: { $spaces }.
    }
picture-alt-change = { $place } { $what }
picture-alt-more = and { $count } more
picture-alt-gained = { $faction } +{ $cubes }
picture-alt-lost = { $faction } −{ $cubes }
picture-alt-control-now = now { $faction } Control
picture-alt-control-lost = Control lost
picture-alt-reward-won = reward won
picture-alt-arrested = arrested
picture-alt-freed = freed
picture-alt-king-here = the King is here
picture-alt-controls =
    { $count ->
        [0] { $faction } Controls no Space
        [one] { $faction } Controls 1 Space: { $places }
       *[other] { $faction } Controls { $count } Spaces: { $places }
    }
picture-alt-leads = { $lines }.
picture-alt-contested = Held without Control: { $spaces }.
picture-alt-held = { $place } ({ $faction } { $cubes } of { $needed })
picture-alt-prisoners = Prisoners: { $people }.
picture-alt-king = The King is at { $place }.
picture-alt-king-holder = The { $faction } has the King.

# Other views than the whole board.

picture-reach-of = Within { $faction } reach
picture-reach = { $free } free (ringed), { $costly } for one more cube (dashed)
picture-targets =
    { $count ->
        [0] Nothing to choose
        [one] 1 Space to choose
       *[other] { $count } Spaces to choose
    }
picture-map-note = double edge: Control · grey: Under Arrest, scores nothing
picture-map-pp = Political Points
picture-map-mp = Military Points
picture-hand-of = The { $faction } hand
picture-hidden =
    { $count ->
        [one] 1 hidden card
       *[other] { $count } hidden cards
    }
picture-no-cards = No cards
picture-laid-aside = set aside
picture-action-a = A
picture-action-b = B
picture-tokens = Tokens
picture-no-tokens = no tokens
picture-column-pp = PP
picture-column-mp = MP
picture-column-midgame = mid-game
picture-column-king = King
picture-column-reserve = boxes
picture-side = { $players ->
    [3] { $who }, the higher of two scores
   *[other] { $who }, the lower of two scores
 }
picture-counts = counts
picture-best = { $count ->
    [0] no Space Controlled
   *[other] { $count } Controlled: { $places }
 }

picture-alt-held-here = With cubes or tokens: { $spaces }.
picture-alt-empty = Empty: { $spaces }.
picture-alt-space-arrested = { $place } (Under Arrest)
picture-alt-space-prize = { $place } ({ $prizes })
picture-alt-space-control = { $place } ({ $faction } { $cubes }, Control)
picture-alt-space-influence = { $place } ({ $faction } { $cubes })
picture-alt-crown = Crown to win
picture-alt-coin = Coin to win
picture-alt-musketeer = token to win
picture-alt-prisoners-here = prisoners held
picture-alt-king-there = the King
picture-alt-commander = Army Commander
picture-alt-reach-free = Free to enter: { $spaces }.
picture-alt-reach-costly = One more cube to enter: { $spaces }.
picture-alt-targets =
    { $count ->
        [0] Nothing to choose.
        [one] 1 Space to choose: { $spaces }.
       *[other] { $count } Spaces to choose: { $spaces }.
    }
picture-alt-map-held = { $faction }: { $spaces }.
picture-alt-map-open = Still open: { $spaces }.
picture-alt-hand = The hand of { $player } ({ $faction }): { $cards }.
picture-alt-card = { $card } ({ $target }: { $a }, or { $b })
picture-alt-season-card = { $card } (Season Card)
picture-alt-aside = Set aside: { $cards }.
picture-alt-tokens = Tokens: { $tokens }.
picture-alt-token-crown =
    { $count ->
        [one] a Crown
       *[other] { $count } Crowns
    }
picture-alt-token-coins = Coins worth { $values }
picture-alt-token-king = the King
picture-alt-score-side = { $side }: { $total } ({ $items }), from { $factions }
picture-alt-score-row = { $faction } { $total } ({ $player }): { $items }
picture-alt-score-item = { $name } { $points }
picture-alt-score-final = { $won } Final score of Frondeurs et Frondeuses after { $turn } turns. { $rows }.
picture-alt-score-now = Score of Frondeurs et Frondeuses at turn { $turn }. { $rows }.

## Pictures to ask for with /board

view-political = Political Points on the board
view-military = Military Points on the board
view-score = Score sheet
view-region-upper-left = Upper left: the Court and the Council
view-region-upper-middle = Upper middle: Gaston, Spain and the South
view-region-upper-right = Upper right: Condé and his house
view-region-lower-left = Lower left: the Parlement and Paris
view-region-lower-middle = Lower middle: Retz, Bordeaux and the lovers
view-region-lower-right = Lower right: the Cabal and the Vendômes
