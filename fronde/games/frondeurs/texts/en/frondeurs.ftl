### Frondeurs et Frondeuses: everything a player of it reads.

game-name = Frondeurs et Frondeuses
game-pitch = France, 1648 to 1653: four factions spread their influence over people and institutions while the boy king looks on.
game-players = Best with four; two or three players run several factions. An evening at one sitting, or a week by post.
bot-names = Toinon, Gervais, Suzon, Anselme, Blaise, Nanette, Hilaire, Lisette

seat-condeean = Condéean
    .mark = ♠
    .role = Condéean ♠ · Le Grand Condé and his army, black
seat-cabalist = Cabalist
    .mark = ♥
    .role = Cabalist ♥ · the duchesse de Longueville and her plots, blue
seat-retzist = Retzist
    .mark = ♣
    .role = Retzist ♣ · the Coadjutor and the streets of Paris, red
seat-mazarinist = Mazarinist
    .mark = ♦
    .role = Mazarinist ♦ · the Cardinal and the Queen Regent, yellow
faction-condeean = Condéean
faction-cabalist = Cabalist
faction-retzist = Retzist
faction-mazarinist = Mazarinist

musketeer-d-artagnan = d’Artagnan
musketeer-athos = Athos
musketeer-aramis = Aramis
musketeer-porthos = Porthos

## Options of a table

option-name-setup_placement = Opening cubes
    .help = Before play everybody places seven more cubes, two by two. Off: more room, a quicker start.
option-name-faction_swap = Mid-game scoring
    .help = Where the card lies that scores Political Points halfway.
    .eighth = eighth Season Card
    .sixth-to-tenth = sixth to tenth
    .unseeded = anywhere
option-name-arrest_before_swap = Condé arrested first
    .help = The Princes are arrested just before mid-game scoring.
option-name-card_order = Season Cards
    .help = Shuffled, or roughly as history had them.
    .shuffled = shuffled
    .historical = historical, with its own seeding
    .historical-exact = historical, card for card
option-name-short_game = Length
    .help = The whole track, or only to Spring 1650.
    .no = the whole game
    .no-help = To the end of the track of Seasons
    .end-scoring = short, scored at the end
    .end-scoring-help = To Spring 1650. Off: mid-game scoring, Faction Swap, and Gold and Exile unless chosen
    .midgame-scoring = short, with mid-game scoring
    .midgame-scoring-help = To Spring 1650. Off: Gold and Exile unless chosen; the Swap is under the third card
option-name-teams = Teams
    .help = Four players: Cardinal and Prince against Cabal and Coadjutor; the lower score of a team counts.
option-name-gold_and_exile = Spanish Gold and Exile
    .help = Cubes may be laid away and brought back later at a price.
option-name-board = Board
    .help = A board file of your own, where you have the printed game; docs/boards.md tells how.
    .None = the one that comes with the game
players-2 = Two Factions each: Cabalist and Retzist against Mazarinist and Condéean
players-3 = A Faction each; the Condéeans are nobody’s, their turns go round
players-4 = A Faction each
setup-players = This game takes two, three or four players; there are { $n }.
setup-teams = Teams are for four players.
setup-unseeded = With three players the Faction Swap needs a place in the deck; choose another order.

## Questions

ask-setup-cubes =
    { $left ->
        [0] Your opening cubes of this round are placed. End your placement, or take something back?
       *[other] Place your opening cubes ({ $left } left in this round).
    }
ask-play-card =
    { $token ->
        [crown] Which card do you play with the Crown? A second one follows it.
        [coin-before] Which card do you play with the Coin, its cubes first?
        [coin-after] Which card do you play with the Coin, its cubes last?
       *[other] Which card do you play?
    }
ask-choose-action = { $card }: which of its two Actions do you take?
ask-place-cubes =
    { $source ->
        [coin] Where does the next cube of your Coin go? { $left } left.
        [free] Where does the next free cube go? { $left } left, any Space without rival cubes.
        [last-resort] Place one cube in any empty Space.
        [anywhere] You have no cube on the board: place in any empty Space. { $left } left.
       *[other] Where does the next cube go? { $left } left.
    }
ask-lift-cubes = Your Supply is empty: which of your cubes do you take up to place it?
ask-remove-cubes = Where do you remove a cube? { $left } left.
ask-move-destination = Where do your cubes move to?
ask-move-cubes =
    { $left ->
        [4] Which cube moves to { $to }? Up to four, chosen one by one.
       *[other] To { $to } from { LIST($picked) }: another cube? { $left } left.
    }
ask-displace-cubes = Your cubes are driven out of { $start }: where does the next one go? { $left } left.
ask-affiliate-cube = Your affiliate cube: place one or remove one, where?
ask-king-progress = Where does the King go? All cubes there are removed, and one from each Space along the lines.
ask-pay-for-king = What do you give for the King’s Pawn? { $left } of { $price } to pay.
ask-arrest-third = Whom do you put Under Arrest beside { LIST($persons) }?
ask-make-room = There are not enough Arrest Tokens: who goes free? { $left } to free.
ask-imprison = In which Fortress is { $person } held?
ask-choose-prison = Which Fortress opens its gates? All your cubes there are removed.
ask-liberate-prisoners = Whom do you set free?
ask-move-prisoners = Which prisoner goes where?
ask-double-musketeer = { $seat } uses { $musketeer }. Do you add Porthos, so that it counts twice?
ask-block-placement = { $seat } is about to place at { $space }. Does d’Artagnan step in?
ask-d-artagnan-control = Where does one cube bring you full Control?
ask-musketeer-cubes = { $musketeer }: place or remove one cube, at { $left ->
    [one] one more Space
   *[other] up to { $left } more Spaces
 }.
ask-choose-colour = Whose cube do you place at { $space }?
ask-aramis-choice = What does Aramis do?
ask-release-prisoner = Whom does Aramis set free?
ask-add-reserve = How many cubes do you lay away as Spanish Gold? There are { $reserve } in the box.
    .exile = How many cubes do you lay away in Exile? There are { $reserve } in the box.
ask-spend-reserve = Where does your Spanish Gold go? { $left } left.
    .exile = Where do your cubes from Exile go? { $left } left.
ask-season-timing = You play { $card }. { $what }. Do your two free cubes come before that or after?
ask-battle-cubes =
    { $hostile ->
        [0] You win the battle. How many cubes do you place at { $space }?
       *[other] You win the battle. How many cubes do you use at { $space }? Rival cubes there: { $hostile }; each costs one.
    }
ask-season-price =
    { $left ->
        [0] { $card }: what do you give?
       *[other] { $card }: do you remove cubes ({ $left }), or give something instead?
    }
ask-lose-cubes = { $card }: where do you remove one of your cubes? { $left } left.
ask-cancel-old-noll = Old Noll is about to strike the Frontier. Do you cancel the card with a Musketeer?
ask-old-noll = Old Noll: what happens at { $space }?
ask-end-turn = Your Turn is played. End it, or do something more first?
ask-at-any-time = what else your Turn allows
ask-use-musketeer = call on a Musketeer

## Options

card-name = { $card }
option-stop = Enough
option-go = Move them now
option-end-turn = End turn
option-crown = A Crown: play two cards
option-crown-give = Give a Crown
option-coin-before = A Coin, { $n ->
    [one] 1 cube
   *[other] { $n } cubes
 } before the card
option-coin-after = A Coin, { $n ->
    [one] 1 cube
   *[other] { $n } cubes
 } after the card
option-coin-give = Give a Coin worth { $n }
option-pay = Remove cubes
option-discard = Discard { $card }
option-liberate = Free prisoners instead
option-place = Place at { $space }
option-remove = Remove at { $space }
option-move = { $person } to { $fortress }
option-affiliate = Affiliate cube
option-king-progress = King’s Progress
option-recover-king = Recover the King’s Pawn
option-move-prisoners = Move prisoners
option-reserve-add = Lay cubes away as Spanish Gold
option-reserve-add-exile = Lay cubes away in Exile
option-reserve-spend = Bring in Spanish Gold
option-reserve-spend-exile = Bring cubes back from Exile
option-forfeit = One placement less
option-musketeer = { LIST($musketeer) }
option-cancel = Cancel with { LIST($musketeer) }
option-faction = { $seat }
option-let-pass = Let it pass
option-decline = Keep Porthos
option-help = Add Porthos
option-allow = Let it pass
option-block = Block it
option-block-porthos = Block it, and once more with Porthos
option-allow-turn = Let everything pass this Turn
option-keep-block = Keep it to block a rival later
option-release = Free a prisoner
option-cubes = Place or remove cubes
option-free-first = Free cubes first
option-free-last = Free cubes last
option-add =
    { $n ->
        [one] One cube
       *[other] { $n } cubes
    }
option-spend =
    { $removed ->
        [0] { $placed ->
            [0] Nothing
           *[other] Place { $placed }
        }
       *[other] { $placed ->
            [0] Remove { $removed }
           *[other] Remove { $removed }, place { $placed }
        }
    }

group-own = Yours
group-empty = Empty
group-rival = Held by rivals
group-cards = Cards to play
group-discards = Cards to discard for one cube
group-tokens = Tokens
group-else = Or else
group-place = Place
group-remove = Remove
region-upper-left = Upper left: the Court and the Council
region-upper-middle = Upper middle: Gaston, Spain and the South
region-upper-right = Upper right: Condé and his house
region-lower-left = Lower left: the Parlement and Paris
region-lower-middle = Lower middle: Retz, Bordeaux and the lovers
region-lower-right = Lower right: the Cabal and the Vendômes

target-all = any Space
target-persons = Persons
target-institutions = Institutions
target-green-blue = governors, provinces, towns
    .sign = governors, provinces, towns (green, blue)
target-purple = government
    .sign = government (purple)

does-place = Place up to { $n }: { $target }
does-remove = Remove up to { $n } anywhere: { $target }
does-remove-controlled = Remove up to { $n } anywhere, Controlled too: { $target }
does-move = Move up to { $n }: { $target }
does-hybrid = Place up to { $n }, then remove { $removed } Adjacent: { $target }
brief-place = place { $n }
brief-remove = remove { $n }
brief-remove-controlled = remove { $n }, Controlled too
brief-move = move { $n }
brief-hybrid = place { $n }, then remove 1

## Hints

hint-space = { $worth } · { $standing }{ $outcome }{ $cost }
outcome-none = { "" }
outcome-control = { " · " }gains Control
outcome-wins = { " · " }gains Control, wins { LIST($prizes) }
outcome-towards =
    { $n ->
        [one] { " · " }after this 1 more cube wins { LIST($prizes) }
       *[other] { " · " }after this { $n } more cubes win { LIST($prizes) }
    }
outcome-fewer =
    { $n ->
        [one] { "" }
       *[other] { " · " }takes { $n }
    }
outcome-ends-control = { " · " }ends Control
outcome-last =
    { $n ->
        [one] { " · " }takes the last cube
       *[other] { " · " }takes all { $n }
    }
outcome-last-of-control =
    { $n ->
        [one] { " · " }takes the last cube, ends Control
       *[other] { " · " }takes all { $n }, ends Control
    }
outcome-prison = { " · " }frees { LIST($people) } for { $n ->
    [one] a cube
   *[other] { $n } cubes
 }
outcome-drives-out = { " · " }driven out if { $n ->
        [one] 1 arrives
       *[other] { $n } arrive
    }
outcome-struck =
    { $own ->
        [0] { " · " }strikes { $n }, none of yours
       *[other] { " · " }strikes { $n }, { $own } of them yours
    }
cost-none = { "" }
cost-more = { " · " }costs 1 more cube
cost-paid = { " · " }costs a cube at least
cost-way = { " · " }by a way that costs a cube
cost-reserve = { " · " }uses { $n }
prize-crowns =
    { $n ->
        [one] a Crown
       *[other] { $n } Crowns
    }
prize-coins =
    { $n ->
        [one] a Coin
       *[other] { $n } Coins
    }
prize-musketeer = { $musketeer } for the cubes there
worth-pp = { $pp } PP
worth-mp = { $mp } MP
worth-pp-mp = { $pp } PP, { $mp } MP
worth-none = no points
standing-empty = empty
standing-arrested = empty, Under Arrest
standing-influence = { $seat } { $n }
standing-control = { $seat } { $n }, Control
hint-card = { $a }, or { $b } · { FORM($target, "sign") }
hint-discard = One cube in any empty Space
season-line = Season Card: { $what }
season-standing = { $what }; now: { LIST($scores) }
season-battle = most Military Points at Fortresses and marshals (orange) win { $n } cubes at { $space }
season-arrest = { LIST($persons) } go Under Arrest{ $extra ->
        [0] { "" }
       *[other] , and one more Person
    }{ $commands ->
        [0] { "" }
       *[other] ; { $person } takes the army
    }
season-removal = everybody removes own cubes, one a Space: { $scope ->
        [government] five government Spaces (purple)
        [province] five governors or provinces (green)
        [town] every town (blue)
        [affiliate] five Spaces with a shield
       *[huguenot] every Huguenot Space
    }
season-economic-depression = everybody gives a { $token ->
        [coin] Coin
       *[crown] Crown
    } or removes { $n } cubes
season-faction-swap = Political Points are scored; in teams or below four players Condéean and Retzist swap
season-old-noll = whoever plays it places one cube or removes two in each Frontier Zone
hint-season-battle = Season Card: the most Military Points at Fortresses and marshals win the field
hint-season-arrest = Season Card: three Persons go Under Arrest
hint-season-removal = Season Card: everybody removes cubes of their own
hint-season-economic-depression = Season Card: everybody gives a token or three cubes
hint-season-faction-swap = Season Card: Political Points are scored
hint-season-old-noll = Season Card: you place or remove at the Frontier
hint-affiliate = Once a Turn, at a Space with your shield; even where a rival has Control
hint-king-progress = Clears a Space and takes a cube from all its lines
hint-recover-king = Worth ten points at the end, but for the Mazarinist
hint-recover-king-paid = Costs two cubes; worth ten points at the end, but for the Mazarinist
hint-move-prisoners = Between Fortresses you Control and can link
hint-reserve-add = Up to { $n }, beside { $reserve } in the box; open only while this card places two cubes or fewer
hint-reserve-spend = { $reserve } in the box; five points each time; open while this card places two cubes or fewer
hint-liberate = The card’s Actions are forfeited and your cubes in the Fortress removed
hint-musketeer-athos = One cube placed or removed at up to five governors or provinces (green)
hint-musketeer-aramis = Free a prisoner, or one cube at up to five Retzist or clerical Spaces
hint-musketeer-d-artagnan = Full Control of a Space for one of the cubes you are placing
hint-free-first =
    { $effect ->
        [battle] They may help you win the battle
        [arrest] They may go to those about to be arrested
        [old-noll] They may bar a Frontier Zone before he strikes
       *[other] They may be among the cubes you remove
    }
hint-free-last =
    { $effect ->
        [battle] You see first who wins the battle
        [arrest] Spaces Under Arrest are closed to them
        [old-noll] You see first what he leaves at the Frontier
       *[other] They are safe from the card
    }
hint-crown-give = The Crown is spent and your hand limit falls by one; you remove no cubes
hint-crown = The Crown is spent; your hand limit falls by one
hint-stop =
    { $question ->
        [remove-cubes] No more cubes are removed
        [lift-cubes] You place the cubes taken up so far
        [musketeer-cubes] The Spaces left over are given up
        [aramis-choice] His second effect is given up
        [liberate-prisoners] The others stay in prison
        [spend-reserve] The cubes left over stay in the box
       *[other] The cubes left over stay in your Supply
    }
hint-forfeit = This card places one cube fewer
hint-pay = You keep your tokens; cubes of yours go back to the Supply
hint-cancel = The token goes back to his Space; you lose nothing else
hint-let-pass = You keep your Musketeers, and the Frontier is struck
hint-decline = You keep the token
hint-help = The token goes back to his Space
hint-release = One prisoner goes free, Guise too
hint-cubes = At up to five Retzist or clerical Spaces
hint-coin-before = The Coin is spent; no other token goes with this card
hint-coin-after = The Coin is spent; no other token goes with this card
hint-coin-give = The Coin is spent; you remove no cubes
hint-add = Out of your Supply; using the box costs five points each time
hint-supply = { $n } from your Supply{ $outcome }
hint-left = { $n } left in the Supply
hint-twice = Both tokens, twice the effect: { $what }
hint-block = { $active_seat } alone places no cube there until this Turn ends; d’Artagnan is spent
hint-block-kept = { $active_seat } alone places no cube there until this Turn ends; your block is spent, no token
hint-block-porthos = { $active_seat } alone is kept out until this Turn ends; both tokens spent, you may block again
hint-allow = You are not asked about this Space again this Turn
hint-allow-turn = You are not asked again this Turn
hint-keep-block = Until your next Turn, without a token
hint-go =
    { $n ->
        [one] 1 arrives
       *[other] { $n } arrive
    }{ $paid ->
        [0] {""}
        [one] , 1 goes to the Supply for the connection
       *[other] , { $paid } go to the Supply for the connection
    }{ $outcome }

## What happened

event-game-began = The board is laid out.
event-setup-passed =
    { $left ->
        [one] { $seat } leaves a cube in the Supply.
       *[other] { $seat } leaves { $left } cubes in the Supply.
    }
event-card-dealt = { $seat } is dealt a card.
event-card-dealt-own = You are dealt { $card }.
event-turn-began = { $season }. { $seat } begins Turn { $turn }.
event-turn-ended = { $seat } ends the Turn.
event-cards-drawn =
    { $seat } draws { $actions ->
        [0] a Season Card
        [one] { $seasons ->
            [0] a card
           *[other] a card and a Season Card
        }
       *[other] { $seasons ->
            [0] { $actions } cards
           *[other] { $actions } cards and a Season Card
        }
    }.
event-cards-drawn-own = You draw { LIST($card) }.
event-cards-shown = { $seat } shows, for all to see: { LIST($card) }.
event-factions-swapped = The Faction Swap: { $runs }.
runs-of = { $seat } is { $player }’s now
event-card-played = { $seat } plays { $card }.
event-action-declared =
    { $seat } will { $action ->
        [place] place cubes
        [remove] remove cubes
        [move] move cubes
       *[other] place cubes, then remove
    }.
event-action-forfeited = { $seat } forfeits { $card } to free prisoners.
event-cube-placed =
    { $paid ->
        [0] { $seat } places { $n } at { $space } (now { $now }).
       *[other] { $seat } places { $n } at { $space } (now { $now }) and pays { $paid } for the connection.
    }
event-cube-removed =
    { $n ->
        [one] { $seat } loses a cube at { $space } ({ $now } left).
       *[other] { $seat } loses { $n } cubes at { $space } ({ $now } left).
    }
event-cube-lifted = { $seat } takes a cube up from { $space }.
event-cubes-moved =
    { $paid ->
        [0] { $seat } moves { $n } to { $to_space } from { LIST($from_space) }.
       *[other] { $seat } moves { $n } to { $to_space } from { LIST($from_space) }, { $paid } lost on the way.
    }
event-cubes-displaced = { $seat } retreats with { $n } to { $space }.
event-displaced-lost =
    { $n ->
        [one] { $seat } loses a cube with nowhere to go from { $space }.
       *[other] { $seat } loses { $n } cubes with nowhere to go from { $space }.
    }
event-cubes-exchanged =
    { $n ->
        [one] A { $seat } cube at { $space } changes sides.
       *[other] { $n } { $seat } cubes at { $space } change sides.
    }
event-control-gained = { $seat } gains Control of { $space }.
event-control-lost = { $seat } loses Control of { $space }.
event-crown-won =
    { $n ->
        [one] { $seat } wins a Crown.
       *[other] { $seat } wins { $n } Crowns.
    }
event-crown-won-own = You win a Crown; laid aside until your Turn is over: { LIST($card) }.
event-coins-won = { $seat } wins Coins worth { LIST($values) }.
event-crown-used = { $seat } discards a Crown to play a second card.
event-coin-used = { $seat } discards a Coin worth { $value }.
event-crown-given = { $seat } gives a Crown.
event-coin-given = { $seat } gives a Coin worth { $value }.
event-musketeer-won = { $seat } enlists { $musketeer }.
event-musketeer-used = { $seat } calls on { LIST($musketeer) }.
event-placement-blocked = { $seat } has d’Artagnan bar the way to { $space }: until this Turn ends, the player whose Turn it is places no cube there.
event-placement-forfeited = { $seat } gives up a placement.
event-affiliate-used = { $seat } uses the affiliate cube.
event-king-placed = { $seat } sends the King to { $space }.
event-king-recovered = { $seat } holds the King’s Pawn.
event-reserve-added = { $seat } lays { $n } away ({ $now } in the box).
event-reserve-spent = { $seat } brings out the cubes laid away (time { $uses }, five points each).
event-person-arrested = { $person } is Under Arrest, held at { $fortress }.
event-prisoner-freed = { $person } is free.
event-prisoner-moved = { $person } is taken to { $fortress }.
event-commander-changed = { $person } takes command of the army.
event-battle-won = { $seat } wins { $card } ({ $scores }).
event-battle-tied = { $card } ends in a draw ({ $scores }).
event-season-cancelled = { $seat } lets { LIST($musketeer) } turn { $card } aside.
event-old-noll-cancelled = { $seat } lets { LIST($musketeer) } turn Old Noll aside.
event-season-advanced = { $season } begins.
event-midgame-scored = Political Points at mid-game: { $scores }.
event-end-rolled = The die shows { $die }; in { $season } the game ends on { $ends_on } or less.
event-game-ended =
    { $why ->
        [decks] No card is left to draw: the game is over.
        [short] Spring 1650 has come: the short game is over.
       *[other] The game is over.
    }
summary-season = { $season } is over, { $next } begins
summary-cards = Season Cards: { LIST($card) }.
summary-gained = { $seat } gains Control of { LIST($gained) }.
summary-lost = { $seat } loses Control of { LIST($lost) }.
summary-both = { $seat } gains Control of { LIST($gained) }, and loses it of { LIST($lost) }.
summary-count = { $seat } { $n }
summary-count-more = { $seat } { $n } (+{ $more })
summary-count-less = { $seat } { $n } (−{ $less })
summary-cubes = Cubes on the board: { $counts }.
summary-arrested = Under Arrest: { LIST($persons) }.
summary-freed = Free again: { LIST($persons) }.
summary-king-held = { $seat } holds the King’s Pawn.
summary-king-at = The King is at { $space }.
summary-musketeers = { $seat } has { LIST($musketeer) }.
score-of = { $seat } { $n }
times =
    { $n ->
        [one] { $space }
       *[other] { $space } ×{ $n }
    }
told-cube-placed =
    { $paid ->
        [0] { $seat } places { $n } at { LIST($places) }.
       *[other] { $seat } places { $n } at { LIST($places) }; connections cost { $paid }.
    }
told-cube-removed =
    { $n ->
        [one] { $seat } loses a cube at { LIST($places) }.
       *[other] { $seat } loses { $n } cubes at { LIST($places) }.
    }
times-control =
    { $n ->
        [one] { $space } (Control)
       *[other] { $space } ×{ $n } (Control)
    }
told-card = { $seat } plays { $card }{ $deeds }
told-season = { $seat } plays { $card } ({ $what }){ $deeds }
deeds-none = {"."}
deeds-first = : { $deed }{ $more }
deeds-more = ; { $deed }{ $more }
deed-cube-placed =
    { $paid ->
        [0] places { $n } at { LIST($places) }
       *[other] places { $n } at { LIST($places) }, pays { $paid }
    }
deed-cube-removed =
    { $n ->
        [one] { $seat } loses a cube at { LIST($places) }
       *[other] { $seat } loses { $n } cubes at { LIST($places) }
    }
deed-cubes-moved =
    { $paid ->
        [0] moves { $n } to { LIST($goal) } from { LIST($from_space) }
       *[other] moves { $n } to { LIST($goal) } from { LIST($from_space) }, { $paid } lost on the way
    }
deed-control-gained = gains Control of { $space }
deed-control-lost = { $seat } loses Control of { $space }
deed-crown-won =
    { $n ->
        [one] wins a Crown
       *[other] wins { $n } Crowns
    }
deed-coins-won = wins Coins worth { LIST($values) }

## What a Turn did, before it ends

sum-costs = Costs: { LIST($costs) }.
sum-opens = Opens for others: { $opened }{ $more ->
    [0] {""}
    [one] , and 1 more Space
   *[other] , and { $more } more Spaces
 }.
sum-exposed = Control has ended at { LIST($space) }: cubes there can be removed.
opened-to = { $space } ({ LIST($seat) })
spent-paid =
    { $n ->
        [one] 1 cube for a connection
       *[other] { $n } cubes for connections
    }
spent-lost =
    { $n ->
        [one] 1 cube of yours from the board
       *[other] { $n } cubes of yours from the board
    }
spent-laid =
    { $n ->
        [one] 1 cube laid away
       *[other] { $n } cubes laid away
    }
spent-forfeited =
    { $n ->
        [one] a placement
       *[other] { $n } placements
    }
spent-left =
    { $n ->
        [one] 1 cube left in the Supply
       *[other] { $n } cubes left in the Supply
    }
spent-crowns =
    { $n ->
        [one] a Crown
       *[other] { $n } Crowns
    }
spent-box = five points for the cubes laid away
spent-coin = a Coin worth { $n }
spent-musketeers = { LIST($musketeer) }

## What a seat holds

private-card = { $card }: { $what }
private-aside = { $card }: { $what } (laid aside until your Turn is over)
private-musketeers = Musketeers: { LIST($musketeer) }
private-tokens = Crowns: { $crowns } · Coins: { $coins }

## Score items

score-pp = Political Points
score-mp = Military Points
score-midgame = Political Points at mid-game
score-king = King’s Pawn
score-reserve = Gold and Exile
score-total = Total

## What decided between tied scores

tie-break-king = the King in hand
tie-break-order = the order of 8.24: Retzist, Cabalist, Condéean, Mazarinist

## Refusals

refused-option = That is not among the choices you have now.
refused-open = That is open to you now, as the answer to another question.
refused-over = The game is over; nothing is chosen any more.
refused-not-asked = Nothing is asked of you now: { $seat } has to choose first.
refused-unknown-space = There is no Space “{ $slug }” on the board.
refused-no-space-asked = { $space } is no answer to what you are asked now.
refused-no-cube-left = No cube is left to place: you have placed them all.
refused-space = { $space } is not open to you now.
refused-number = Choose a number the question offers, { $n } at most.
refused-unknown-card = There is no card “{ $slug }”.
refused-not-held = You do not hold { $card }; play a card from your hand.
refused-laid-aside = { $card } is laid aside until your Turn is over.
refused-card-spent = { $card } has been played already.
refused-card-later = { $card } can be played when you are asked for a card; finish what you have begun first.
refused-cards-played = { $card } waits for your next Turn: this one’s cards are played.
refused-action-idle = Nothing of that Action can be done now; take the other.
refused-ransom = { $card } asks for another token, or you have none that may be given.
refused-season-first = A Season Card in hand has to be played before { $card }.
refused-nothing-to-do = { $card } cannot be carried out even in part now; choose another card.
refused-reserve = Spanish Gold and Exile are open before or after a card that places two cubes or fewer, once a card.
refused-reserve-token = Spanish Gold and Exile cannot be combined with a token used this Turn.
refused-king-progress = Only the holder of the King’s Pawn sends the King out, in his own Turn.
refused-king-recovered = The King’s Pawn was recovered this Turn; it can be placed from your next Turn on.
refused-recover-king = The King’s Pawn is recovered with Influence where he stands, or by whoever placed him for two cubes in a later Turn.
refused-affiliate = The affiliate cube is used once, in your own Turn, while you Control your Avatar.
refused-move-prisoners = Prisoners move between Fortresses you Control that your Influence joins.
refused-musketeer = A Musketeer is used by whoever holds his token, one a Turn, and not in the Turn it was won.
refused-crown = A Crown goes with a card about to be played, needs a second card in hand, and cannot be used in the Turn it was won.
refused-coin = A Coin goes with a card about to be played, one token a card, and cannot be used in the Turn it was won.
refused-action = One of a card’s Actions is declared once the card is played.
refused-add = Cubes are laid away in Spanish Gold or Exile, beside a card that places two or fewer.
refused-spend = Cubes are spent on a battle by whoever has won it.
refused-aramis = That is asked of whoever has called on Aramis.
refused-block = A placement is let pass or blocked by d’Artagnan’s holder, when a rival is about to place.
refused-cancel = A Musketeer cancels a Season Card when it is about to take something from you.
refused-faction = A cube’s colour is chosen where Athos or Aramis places it in an empty Space.
refused-free = The order of the free cubes is chosen as a Season Card is played.
refused-go = Cubes move once enough of them are picked for the Move.
refused-help = Porthos is added when another uses a Musketeer.
refused-keep-block = A block is kept in the second round that Porthos gives d’Artagnan.
refused-pay = Cubes are paid when a Season Card demands them.
refused-end-turn = Your Turn is not over yet: there is a card to play, or a step of it to finish.
refused-stop = Some portion of it has to be carried out first.
refused-liberate = Prisoners are freed for an Action Card in a Fortress you Control.
refused-discard = A card is discarded for one cube only when none can be played, or none that places has anywhere to place.
refused-guise = Guise is Spain’s prisoner: he goes free for want of tokens only where you have Influence at Don Carlos.
refused-king = The King does not go to { $space }: never to a Frontier Zone, an Avatar, a Musketeer or a Space Under Arrest.
refused-supply = There is no cube in the Supply to be placed at { $space }.
refused-controlled-already = You have Control of { $space } already.
refused-no-control = { $space } cannot come under your Control.
refused-control-price = Full Control of { $space } takes more cubes than you have left.
refused-taken = { $space } has given its cube to this card already.
refused-scope = { $card } takes no cube from { $space }.
refused-same-space = The cubes move to { $space }; they come from elsewhere.
refused-most-picked = { $n ->
    [one] 1 cube is
   *[other] { $n } cubes are
 } picked already, and a Move takes no more.
refused-all-picked = All your cubes at { $space } are picked already.
refused-refuge-barred = The attackers came through { $space }; the way back is closed.
refused-refuge-far = { $space } is not Adjacent to { $start }.
refused-no-shield = { $space } does not bear your shield, so the affiliate cube does nothing there.
refused-musketeer-class = { $musketeer } has no business at { $space }.
refused-musketeer-used = { $musketeer } has been at { $space } already.
refused-zone = Old Noll does not strike at { $space } now.
refused-arrested-already = { $space } is Under Arrest already.
refused-arrest-named = { $space } is named on an Arrest card, and goes to prison by that card alone.
refused-arrest-whom = { $space } cannot be chosen: a Person worth one or two Political Points can.
refused-no-prisoner = { $space } is not Under Arrest.
refused-stays = { $space } is named by { $card } and stays in prison.
refused-elsewhere = { $space } is not held at { $fortress }.
refused-no-fortress = { $space } is no Fortress.
refused-prison = Nobody is held at { $space }, or it is not under your Control.
refused-price = { $space } cannot be entered now: it must be next to where this goes on, and be paid for in full.
refused-arrested = { $space } is Under Arrest: nothing enters it until the prisoner is freed.
refused-musketeer-away = { $space }’s token is in somebody’s hands, so no cube may go there.
refused-occupied = { $space } holds { $seat } cubes; place where nobody or only you stand.
refused-blocked = d’Artagnan bars your way to { $space } until this Turn ends; place your cubes elsewhere.
refused-not-empty = { $space } is not empty; the last resort needs an empty Space.
refused-two-cubes = This card has placed its two cubes at { $space } already; choose another Space.
refused-class = { $space } is not what the card names ({ FORM($target, "sign") }).
refused-not-adjacent = { $space } is not Adjacent to any Space you hold.
refused-connection = { $space } is reached only by a connection that costs one more cube, and you have none left for it.
refused-no-cube = There is no cube at { $space }.
refused-dummy = Whoever runs the Dummy never removes its cubes.
refused-last-cube = You may not remove your own last cube from the board.
refused-not-adjacent-removal = { $space } is not Adjacent to any Space you hold, and this card removes nothing farther away.
refused-controlled = { $seat } has Control of { $space }, and this card does not reach Controlled Spaces.
refused-no-own-cube = You have no cube at { $space } to move.
refused-no-way = A cube from { $space } cannot get to { $to } with this Move.
refused-move-controlled = { $seat } has Control of { $space }; a Move cannot enter it.
refused-not-adjacent-move = { $space } is not Adjacent to any Space you hold.
refused-outnumbered = { $n ->
    [one] The 1 cube
   *[other] The { $n } cubes
 } at { $space } must be outnumbered by those that arrive, and you cannot bring enough.
refused-move-price = You cannot bring enough cubes to { $space } to pay for the connection.

## Positions

position-unknown-space = “{ $key }” of this position: there is no Space { $slug } on the board.
position-unknown-card = “{ $key }” of this position: there is no card { $slug }.
position-too-many-cubes = “{ $key }” of this position: { $seat } would have more than a hundred cubes.
position-musketeer-away = “{ $key }” of this position: there are cubes with a Musketeer whose token somebody holds.
position-commander = “{ $key }” of this position: { FORM($space, "full") } commands no army.
position-card-twice = { $card } is in two places.
position-arrest = “{ $key }” of this position: { FORM($space, "full") } cannot be arrested so.
position-takes-cubes = “{ $key }” of this position: it takes a table of Spaces, each with a Faction and a number: ["retzist", 2].
position-takes-king = “{ $key }” of this position: it takes his “holder”, or the Space he is “at” and the Faction that “placed_by” names.
position-takes-arrests = “{ $key }” of this position: it takes a list of tables, each with a “person” and a “fortress”, which may be null.
position-takes-runs = “{ $key }” of this position: it takes the place of each Faction’s player in “players”, counted from 0.

position-never-two-colours = in “cubes” two colours stand in one Space.
position-never-no-cube = in “cubes” a Space is held without a cube.
position-never-miscounted = the cubes of { $seat } in “cubes” are miscounted.
position-never-too-many-cubes = { $seat } has more than { $n } cubes in “cubes” and “reserve” together.
position-never-control = the Control of { $seat } does not follow from its cubes.
position-never-unowned = in “cubes” there are cubes in a Space nobody holds.
position-never-musketeer-away = in “cubes” there are some with a Musketeer whose token is away.
position-never-card-missing = a card stands nowhere.
position-never-card-twice = in more than one place there is: { $card }.
position-never-action-misplaced = an Action Card lies in “season_deck” or “spent_seasons”.
position-never-season-misplaced = a Season Card lies in “action_deck”, “discard_row” or “spent_actions”.
position-never-crowns = the Crowns held, on the board and spent are not { $n }.
position-never-coins = the Coins held, on the board, spent and in the box are not those of the game.
position-never-arrests-many = in “arrests” there are more people than the { $n } pairs of tokens.
position-never-arrests = in “arrests” the people Under Arrest are miscounted.
position-never-king = the King is nowhere, or in two places.
position-never-midgame = “midgame_pp” has points in a game without mid-game scoring.
position-never-dummy = “dummy” names the wrong Faction.
position-never-runs = “runs” gives a Faction to the wrong player.
position-never-runs-missing = “runs” gives not every Faction a player.

## Verbs of the slash group

verb-card = Play a card, with a token or without
    .option = card
verb-action = Declare your card’s Action
    .option = action
verb-place = Place a cube
    .option = space
verb-remove = Remove a cube
    .option = space
verb-move = Move cubes: where to, then which
    .option = space
verb-displace = Send a displaced cube next door
    .option = space
verb-affiliate = Use your affiliate cube
    .option = choice
verb-king = The King’s Progress
    .option = choice
verb-musketeer = Use a Musketeer
    .option = choice
verb-block = Let d’Artagnan block a placement
    .option = choice
verb-prisoner = Arrests, prisons and liberation
    .option = choice
verb-reserve = Spanish Gold and Mazarin’s Exile
    .option = choice
verb-season = Answer a Season Card
    .option = choice
verb-also = What you may do at any moment of your Turn
    .option = choice
verb-end = End your Turn
    .option = choice

### Frondeurs et Frondeuses: names

space-mazarin = Mazarin
    .full = Son Éminence le Cardinal Mazarin
space-conde = Condé
    .full = Louis II de Bourbon, prince de Condé
space-retz = Retz
    .full = Jean-François Paul de Gondi, Coadjuteur de Paris (Retz)
space-duchesse-longueville = La Longueville
    .full = Anne-Geneviève de Bourbon, duchesse de Longueville
space-anne-of-austria = Anne
    .full = Anne d’Autriche, Reine Régente
space-seguier = Séguier
    .full = Pierre Séguier, Chancelier de France
space-brienne = Brienne
    .full = Henri-Auguste de Loménie, comte de Brienne
space-la-garnache = La Garnache
    .full = Henri de Guénégaud, marquis de La Garnache
space-phelypeaux = Phélypeaux
    .full = Louis Phélypeaux, marquis de Châteauneuf
space-le-tellier = Le Tellier
    .full = Michel Le Tellier, marquis de Barbezieux
space-conseil-en-haut = Conseil haut
    .full = Conseil en haut
space-conseil-prive = Conseil privé
    .full = Conseil d’État privé
space-surintendant-des-finances = Surintendant
    .full = Surintendant des finances
space-d-avaux = d’Avaux
    .full = Claude de Mesmes, comte d’Avaux
space-d-aubespine = L’Aubespine
    .full = Charles de l’Aubespine, marquis de Châteauneuf
space-villeroy = Villeroy
    .full = Nicolas de Neufville, marquis de Villeroy
space-meilleraye = La Meilleraye
    .full = Charles de La Porte, marquis de La Meilleraye
space-chavigny = Chavigny
    .full = Léon Bouthillier, comte de Chavigny
space-louvre = Louvre
    .full = Le Louvre
space-saint-germain = Saint-Germain
    .full = Saint-Germain-en-Laye
space-vincennes = Vincennes
    .full = Château de Vincennes
space-la-rochelle = La Rochelle
    .full = La Rochelle
space-la-force = La Force
    .full = Armand Nompar de Caumont, duc de La Force
space-troisvilles = Troisvilles
    .full = Jean-Arnaud du Peyrer, comte de Troisvilles
space-d-artagnan = d’Artagnan
    .full = Charles de Batz, comte d’Artagnan
space-gaston = Gaston
    .full = Gaston Jean-Baptiste, duc d’Orléans, le Grand Monsieur
space-mademoiselle = Mademoiselle
    .full = Anne-Marie-Louise d’Orléans, la Grande Mademoiselle
space-princesse-conde = Mme de Condé
    .full = Claire-Clémence de Maillé-Brézé, princesse de Condé
space-plessis-praslin = Plessis-Prasl.
    .full = César, comte du Plessis-Praslin
space-orleans = Orléans
    .full = Orléans
space-languedoc = Languedoc
    .full = Languedoc
space-aix = Aix
    .full = Aix-en-Provence
space-marseille = Marseille
    .full = Marseille
space-parlement-toulouse = Parl. Toulouse
    .full = Parlement de Toulouse
space-don-carlos = Don Carlos
    .full = Don Carlos de Joux, barón de Batteville
space-schomberg = Schomberg
    .full = Charles de Schomberg, duc d’Halluin
space-frontier-northeast = Northeast
    .full = Frontière du Nord-Est
space-frontier-german = German
    .full = Frontière d’Allemagne
space-frontier-italian = Italian
    .full = Frontière d’Italie
space-frontier-spanish = Spanish
    .full = Frontière d’Espagne
space-erzhog = Erzhog Leopold
    .full = Erzherzog Leopold Wilhelm
space-charles-iv = Charles IV
    .full = Charles IV, duc de Lorraine
space-rantzau = Rantzau
    .full = Josias, comte de Rantzau
space-carignano = Carignan
    .full = Thomas-François de Savoie, 1er prince de Carignan
space-eveque-metz = Évêque de Metz
    .full = Gaston-Henri de Bourbon, évêque de Metz
space-metz = Metz
    .full = Metz
space-stenay = Stenay
    .full = Stenay
space-charleville = Charleville
    .full = Charleville-Mézières
space-dunkerque = Dunkerque
    .full = Dunkerque
space-gramont = Gramont
    .full = Antoine III, duc de Gramont
space-conti = Conti
    .full = Armand de Bourbon, prince de Conti
space-tavannes = Tavannes
    .full = Jacques de Saulx, comte de Tavannes
space-lenet = Lenet
    .full = Pierre Lenet, procureur général à la table de marbre
space-turenne = Turenne
    .full = Henri de La Tour d’Auvergne, vicomte de Turenne
space-bouillon = Bouillon
    .full = Frédéric-Maurice de La Tour d’Auvergne, duc de Bouillon
space-tarente = Tarente
    .full = Henri-Charles de La Trémoille, prince de Tarente
space-montrond = Montrond
    .full = Château de Montrond
space-dijon = Dijon
    .full = Dijon
space-rohan-chabot = Rohan-Chabot
    .full = Henri Chabot, duc de Rohan-Chabot
space-parlement-paris = Parl. de Paris
    .full = Parlement de Paris
space-maitres-requetes = Maîtres req.
    .full = Maîtres des requêtes
space-chambre-comptes = Ch. Comptes
    .full = Chambre des Comptes
space-arret-union = Arrêt d’Union
    .full = Arrêt d’Union
space-mole = Molé
    .full = Mathieu Molé
space-talon = Talon
    .full = Omer Talon, avocat général
space-ja-mesmes = J.-A. Mesmes
    .full = Jean-Antoine II de Mesmes
space-h-mesmes = H. de Mesmes
    .full = Henri II de Mesmes
space-n-blancmesnil = N. Blancmesnil
    .full = Nicolas Potier de Blancmesnil
space-r-blancmesnil = R. Blancmesnil
    .full = René Potier de Blancmesnil
space-p-broussel = P. Broussel
    .full = Pierre Broussel
space-l-broussel = L. Broussel
    .full = Louvière Broussel
space-bastille = Bastille
    .full = La Bastille
space-hotel-de-ville = Hôtel de Ville
    .full = Hôtel de Ville
space-milices-paris = Milices Paris
    .full = Milices de Paris
space-marchands-paris = Marchands
    .full = Marchands de Paris
space-apprentices = Apprentis
    .full = Apprentis
space-vagabonds = Vagabonds
    .full = Vagabonds
space-gondi = Arch. Gondi
    .full = Jean-François de Gondi, archevêque de Paris
space-caumartin = Caumartin
    .full = Louis-François Lefèvre de Caumartin
space-capuchins = Capucins
    .full = Capucins
space-dominicans = Dominicains
    .full = Dominicains
space-jesuits = Jésuites
    .full = Jésuites
space-innocent-x = Innocent X
    .full = Giovanni Battista Pamphilj — le pape Innocent X
space-lyon = Lyon
    .full = Lyon
space-d-epernon = d’Épernon
    .full = Bernard de Nogaret de La Valette, duc d’Épernon
space-bordeaux = Bordeaux
    .full = Bordeaux
space-parlement-bordeaux = Parl. Bordeaux
    .full = Parlement de Bordeaux
space-ormee = L’Ormée
    .full = L’Ormée
space-sauveboeuf = Sauveboeuf
    .full = Charles-Antoine de Ferrières, marquis de Sauveboeuf
space-lusignan = Lusignan
    .full = Marquis de Lusignan
space-chevreuse = La Chevreuse
    .full = Marie de Rohan, Madame de Chevreuse
space-charlotte-chevreuse = Mme Chevreuse
    .full = Charlotte-Marie de Lorraine, Mme de Chevreuse
space-joinville = Joinville
    .full = Claude de Lorraine, prince de Joinville et duc de Chevreuse
space-guise = Guise
    .full = Henri II de Lorraine, duc de Guise, archevêque de Reims
space-joyeuse = Joyeuse
    .full = Louis de Lorraine, duc de Joyeuse
space-montbazon = La Montbazon
    .full = Marie de Bretagne, duchesse de Montbazon
space-hercule-rohan = Hercule Rohan
    .full = Hercule de Rohan-Montbazon, comte de Rochefort
space-palatine = La Palatine
    .full = Anne-Marie de Gonzague, la Princesse Palatine
space-la-tremoille = La Trémoille
    .full = Louis II de La Trémoille, duc de Noirmoutier
space-athos = Athos
    .full = Athos
space-aramis = Aramis
    .full = Aramis
space-rochefoucauld = Rochefoucauld
    .full = François VI, duc de La Rochefoucauld
space-duc-longueville = D. Longueville
    .full = Henri II d’Orléans, duc de Longueville
space-porthos = Porthos
    .full = Porthos
space-normandie = Normandie
    .full = Normandie
space-nemours = Nemours
    .full = Charles-Amédée de Savoie, duc de Nemours
space-duchesse-nemours = Mme de Nemours
    .full = Élisabeth de Bourbon-Vendôme, duchesse de Nemours
space-beaufort = Beaufort
    .full = François de Vendôme, duc de Beaufort
space-vendome = Vendôme
    .full = César de Bourbon, duc de Vendôme
space-mercoeur = Mercœur
    .full = Louis de Vendôme, duc de Mercœur
space-elbeuf = Elbeuf
    .full = Charles II de Lorraine, duc d’Elbeuf
space-elbeuf-fils = Elbeuf fils
    .full = Charles III d’Elbeuf
space-harcourt = Harcourt
    .full = Henri de Lorraine, comte d’Harcourt
space-estrees = d’Estrées
    .full = François-Annibal, maréchal d’Estrées
space-mothe-houdancourt = La Mothe-H.
    .full = Philippe de La Mothe-Houdancourt, duc de Cardona
space-chatillon = Châtillon
    .full = Gaspard IV de Coligny, duc de Châtillon
space-duchesse-chatillon = Mme Châtillon
    .full = Isabelle-Angélique de Montmorency, duchesse de Châtillon

card-a01 = Vive le Roi!
card-a02 = The Wind of the Slings
card-a03 = A Flood of Mazarinades
card-a04 = A Duel at Dawn
card-a05 = Billets-doux
card-a06 = The Cardinal’s Nieces
card-a07 = A Masked Ball
card-a08 = A Lit de Justice
card-a09 = Offices for Sale
card-a10 = A Petition from the Quarters
card-a11 = The Grain Convoy
card-a12 = The Governor’s Entry
card-a13 = The Provincial Estates
card-a14 = The Paulette Renewed
card-a15 = Letters Patent
card-a16 = A Day of Rumours
card-a17 = Open Doors
card-a18 = A Blue Ribbon
card-a19 = The Right of the Footstool
card-a20 = Old Friendships
card-a21 = A Family Quarrel
card-a22 = An Evening at the Salon
card-a23 = The Rentes Unpaid
card-a24 = Night of the Barricades
card-a25 = The Drums of the Quarter
card-a26 = A Procession of Relics
card-a27 = A Solemn Remonstrance
card-a28 = The Taille Refused
card-a29 = Harvest Home
card-a30 = The Seals Change Hands
card-a31 = Promises to Everyone
card-a32 = The Feather and the Purse
card-a33 = A Winter of Intrigue
card-a34 = The Midnight Carriage
card-a35 = A Marriage Contract
card-a36 = Hostages and Cousins
card-a37 = The Go-between
card-a38 = The Keys of the Gate
card-a39 = A Change of Garrison
card-a40 = Thunder from the Pulpit
card-a41 = Letters of Exchange
card-a42 = A Riot on the Quays
card-a43 = The Mayor’s Dinner
card-a44 = A Closed Session
card-a45 = The Clerk’s Copy
card-a46 = The Straw Cockade
card-a47 = Turncoats
card-a48 = No Money, No Swiss
card-a49 = A Pension Granted
card-a50 = A Pension Withdrawn
card-a51 = Ladies on the Ramparts
card-a52 = An Insult in the Gallery
card-a53 = The Toll Farmers
card-a54 = The Chambers Assembled
card-a55 = A Fresh Garrison
card-a56 = Sappers and Miners
card-a57 = Troops Billeted
card-a58 = A Decree in Council
card-a59 = The Secretary’s Pen
card-a60 = The Registers Annulled
card-a61 = Everything Is for Sale
card-a62 = A General Amnesty
card-a63 = A Cousin in Need
card-a64 = The Confessor’s Ear
card-a65 = The Petits-Maîtres
card-a66 = Spanish Gloves
card-a67 = A Poisoned Compliment
card-a68 = Winter Quarters
card-a69 = A Town Meeting
card-a70 = The Corn Market
card-a71 = A Placard on the Door
card-a72 = The Vineyard Men
card-a73 = A Municipal Election
card-a74 = An Audit of the Treasury
card-a75 = An Order under Seal
card-a76 = The Kingdom in Motion
card-a77 = Bread and Barricades
card-a78 = News from the Provinces
card-a79 = Horses at the Postern
card-a80 = A Broken Promise
card-a81 = Vaulting Ambition
card-a82 = A Chill in the Antechamber
card-a83 = A Ship from Holland
card-a84 = The Supply Train
card-a85 = The Bourgeois Watch
card-a86 = Chains across the Street
card-a87 = Pamphlets by the Ream
card-a88 = A Government Exchanged
card-a89 = Roads Deep in Mud
card-a90 = The King’s Men of Law
card-s01 = Battle of Lens
card-s02 = Arrest Them! (Parlementaires)
card-s03 = En Grève
card-s04 = Émeutes!
card-s05 = Defense of Roussillon
card-s06 = Economic Depression (Coin)
card-s07 = Jacquerie!
card-s08 = Arrest Them! (Princes)
card-s09 = Faction Swap
card-s10 = The Princess Palatine’s Salon
card-s11 = Battle of Rethel
card-s12 = Italian Campaign
card-s13 = Catalonian Campaign
card-s14 = Siege of Barcelona
card-s15 = Flanders Campaign
card-s16 = Charente Campaign
card-s17 = Siege of Montrond
card-s18 = Battle of the Faubourg Saint-Antoine
card-s19 = Huguenot Unrest
card-s20 = Economic Depression (Crown)
card-s21 = Old Noll

season-0 = Spring 1648
season-1 = Summer 1648
season-2 = Fall 1648
season-3 = Winter 1648/49
season-4 = Spring 1649
season-5 = Summer 1649
season-6 = Fall 1649
season-7 = Winter 1649/50
season-8 = Spring 1650
season-9 = Summer 1650
season-10 = Fall 1650
season-11 = Winter 1650/51
season-12 = Spring 1651
season-13 = Summer 1651
season-14 = Fall 1651
season-15 = Winter 1651/52
season-16 = Spring 1652
season-17 = Summer 1652
season-18 = Fall 1652
season-19 = Winter 1652/53
season-20 = Spring 1653

## Standing orders

order-placements = Allow every placement that your d’Artagnan could block
order-placements-except = But ask me at
    .nowhere = no Space
order-losses = Cancel with a Musketeer the next Season Card that costs you cubes
order-losses-cubes = From how many cubes on
