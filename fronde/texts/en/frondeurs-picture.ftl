### What the picture of the board says: words printed in it, and its alt text.

picture-title = Frondeurs et Frondeuses
picture-to-move = { $name } to move
picture-over = Game over
picture-since = Marked: since turn { $turn }
picture-turn = Turn { $turn }
picture-spring = Spring
picture-summer = Summer
picture-fall = Fall
picture-winter = Winter
picture-die-one = die 1
picture-die = die 1–{ $most }
picture-mid-game = mid-game { $points }
picture-king-bonus = King { $points }
picture-reserve-cost = boxes { $points }
picture-hand = hand
picture-season-cards = Season
picture-supply = supply
picture-spanish-gold = Spanish Gold
picture-exile = Exile
picture-used = used { $times }
picture-uses = { $box } (used { $times }×)
picture-decks = Action deck { $action } · Season deck { $season }
picture-discard-row = Discard row { $count }
picture-prisoners = Prisoners { $people }
picture-no-prisoners = No prisoners
picture-commander = Army Commander { $person }
picture-letter-condeean = Co
picture-letter-cabalist = Ca
picture-letter-retzist = R
picture-letter-mazarinist = M
picture-key-free = no extra cube
picture-key-dashed = one extra cube if empty
picture-key-lovers = free from her, dashed from him
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
picture-key-orange = marshal
picture-key-arrest = under Arrest
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

# Alt text: whose turn and how it stands, then what changed, then details; together at most 1,024 characters.
picture-alt-turn = Frondeurs et Frondeuses, { $season }, turn { $turn }: { $player } ({ $faction }) to move.
picture-alt-over = Frondeurs et Frondeuses, { $season }, turn { $turn }: the game is over.
picture-alt-scores = Score: { $scores }.
picture-alt-score = { $faction } { $points } ({ $player })
picture-alt-changed = Changed: { $spaces }.
picture-alt-changed-since = Changed since turn { $turn }: { $spaces }.
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
picture-alt-king-holder = The King is with the { $faction }.
