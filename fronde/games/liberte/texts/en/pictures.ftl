### What the pictures of Liberté say: words printed in them, and their alt texts.

view-score = Score sheet
view-elections = Elections: who won where
view-revolt = Counter-revolution and landslide
view-display = Every display
view-region-ouest = Ouest, large
view-region-bassin-parisien = Bassin parisien, large
view-region-est = Est, large
view-region-centre = Centre, large
view-region-sud-ouest = Sud-Ouest, large
view-region-sud-est = Sud-Est, large

picture-title = Liberté
picture-paris = Paris
picture-to-move = { $name } to move
picture-tied = { $who }: a tie
picture-end-turns = Game over after four turns
picture-end-landslide = A Radical landslide: red points count
picture-end-counter-revolution = The counter-revolution: white points count
picture-turn = Turn { $turn } · { $year }
picture-phase-refresh = hands are filled
picture-phase-action = round { $round }
    .last = round { $round }, the last
picture-phase-battle = The battle
picture-phase-elections = Elections of { $year }
picture-phase-over = the end

picture-track = Votes of the elections
picture-track-landslide = { $n } red votes: landslide
picture-government = government
picture-opposition = opposition
picture-presence = Presence
picture-nobody = nobody
picture-no-government = No government yet
picture-supply = Blocks left
picture-supply-hint = one colour at 0 ends the phase
picture-last-round = last round
picture-waiting = +{ $n } in turn 2
picture-revolt = Counter-revolution
picture-revolt-count = { $n } of { $needed }
picture-revolt-later = counts from turn 3
picture-battle = { $battle } · { $n } VP
picture-no-battle = No battle in turn 1
picture-battle-box = Battle Box
picture-battle-lost = lost
picture-battle-led = led by
picture-battle-ahead = turn { $turn }
picture-cards = Cards
picture-deck = Deck { $n }
picture-deck-sets = A { $a } · then { $below }
picture-discard = Discard { $n }
picture-open = Open cards
picture-no-open = none
picture-display = Display
picture-hand-tokens = hand { $hand } · tokens { $tokens }
picture-vp = VP
picture-club = Club
picture-key-points = VP of a province (turns 3, 4)
picture-key-fleur = counts for the counter-revolution
picture-key-changed = changed

picture-elections = Elections of { $year }
picture-elections-none = No election yet
picture-elections-under = who won where: colour of the faction, token of the winner
picture-key-tied = tied, nobody elected
picture-key-empty = no vote yet
picture-votes = { $n ->
    [one] 1 vote
   *[other] { $n } votes
 }
picture-royalists-hold = Royalists hold { $n } of { $needed }
picture-royalists-lost = { $lost ->
    [0] counting provinces with a fleur-de-lis; seven end the game in turn 3 or 4
    [one] provinces and one lost battle together; seven end the game in turn 3 or 4
   *[other] provinces and { $lost } lost battles together; seven end the game in turn 3 or 4
 }
picture-landslide-now = If all voted now: red { $n } of { $needed } for a landslide
picture-votes-now = If all voted now
picture-key-held = held by the Royalists
picture-key-not-held = not held
picture-hand = Hand of { $seat }
picture-cards-count =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
picture-hidden = { $count ->
    [one] 1 card, face down
   *[other] { $count } cards, face down
 }
picture-no-cards = no cards

# Alt texts: whose turn, what changed, how it stands, what lies where; at most 1,024 characters.
picture-alt-head = Liberté, turn { $turn } ({ $year }), { $phase }.
picture-alt-move = { $name } ({ $seat }) to move.
picture-alt-tie = { $seats } are tied and may advance cards.
picture-alt-tie-in = { $seats } are tied in { $province } and may advance cards.
picture-alt-since = Since then: { $changes }.
picture-alt-change = { $province } { $seat } { $change } { $colour }
picture-alt-order = Player order and VP: { $scores }.
picture-alt-supply = Blocks left: white { $white }, blue { $blue }, red { $red }.
picture-alt-last-round = It is the last round.
picture-alt-track = Votes: white { $white }, blue { $blue }, red { $red }.
picture-alt-government = Government { $faction }, opposition { $other }, presence { $seats }.
picture-alt-box = Battle Box of { $battle }, { $n } VP: { $seats }.
picture-alt-boxed = { $seat } { $n }
picture-alt-fought = { $battle }: led by { $seat }.
picture-alt-battle-lost = { $battle }: lost.
picture-alt-revolt = Counter-revolution { $n } of { $needed }.
picture-alt-open = Open: { $cards }.
picture-alt-piles = Deck { $deck }, discard { $discard }.
picture-alt-display = Display of { $seat }: { $cards }.
picture-alt-holds = { $seat }: hand { $hand }, display { $display }, free tokens { $tokens }.
picture-alt-stacks = Stacks (owner’s letter, colour, blocks): { $stacks }.
picture-alt-region = { $region }: { $stacks }.
picture-alt-there = { $province } { $stacks }
picture-alt-stack = { $mark } { $colour } { $n }
picture-alt-short = { $mark }{ $colour }{ $n }
picture-alt-empties = Empty: { $provinces }.
picture-alt-signs = { $province } { $signs }
picture-alt-printed = Printed on the map: { $signs }.
picture-alt-fleur = fleur-de-lis
picture-alt-vp = { $n } VP
picture-alt-elected = Elected { $colour }: { $provinces }.
picture-alt-returned = { $province } { $seat }
picture-alt-returned-many = { $province } { $seat } with { $n } votes
picture-alt-split = Tied, nobody elected: { $provinces }.
picture-alt-unvoted = No vote from { $provinces }.
picture-alt-none-yet = There has been no election.
picture-alt-held = Held: { $provinces }.
picture-alt-not-held = Not held: { $provinces }.
picture-alt-votes-now = If all voted now: white { $white }, blue { $blue }, red { $red }; a landslide takes { $needed } red votes.
picture-alt-hand = Hand of { $player } ({ $seat }): { $cards }.
picture-alt-shown = Display: { $cards }.
picture-alt-tokens = Free control tokens: { $n }.
picture-alt-displays = Displays of Liberté, turn { $turn }. { $displays }
picture-alt-score-now = Score of Liberté at turn { $turn }: { $scores }.
picture-alt-final = Final points: { $scores }.
picture-alt-points = { $seat } { $points }
picture-alt-over = Liberté: { $how }.
picture-tokens = free control tokens: { $n }
picture-key-target = may be chosen
picture-targets =
    { $count ->
        [one] One possible province
       *[other] { $count } possible provinces
    }
picture-alt-targets = You can choose: { $provinces }.
