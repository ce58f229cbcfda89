### Frondeurs et Frondeuses: everything a player of it reads.

game-name = Frondeurs et Frondeuses
game-pitch = France, 1648 to 1653: four factions spread their influence over people and institutions while the boy king looks on.
game-players = Best with four; two or three players run several factions. One long evening, or about a week turn by turn.
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
    .help = Before the first Turn each player places seven more cubes, two at a time. Off: more room, a quicker start.
option-name-faction_swap = Mid-game scoring
    .help = Where in the deck you find the card that scores Political Points mid-game.
    .eighth = eighth Season Card
    .sixth-to-tenth = sixth to tenth
    .unseeded = anywhere
option-name-arrest_before_swap = Condé arrested first
    .help = The Princes are arrested just before mid-game scoring.
option-name-card_order = Season Cards
    .help = Shuffled, or in roughly historical order.
    .shuffled = shuffled
    .historical = historical, except for key cards
    .historical-exact = historical, card for card
option-name-short_game = Length
    .help = The whole Season Track, or only up to Spring 1650.
    .no = the whole game
    .no-help = To the end of the Season Track
    .end-scoring = short, scored at the end
    .end-scoring-help = Ends in Spring 1650, without mid-game scoring or Faction Swap; Gold and Exile are optional
    .midgame-scoring = short, with mid-game scoring
    .midgame-scoring-help = Ends in Spring 1650. The Faction Swap lies under the third Season Card; Gold and Exile are optional
option-name-teams = Teams
    .help = Four players: Cardinal and Prince against Cabal and Coadjutor. Each team counts only the lower of its two scores.
option-name-gold_and_exile = Spanish Gold and Exile
    .help = You may store cubes in a box and bring them back later at a price.
option-name-board = Board
    .help = Your own board file, if you have the printed game. docs/boards.md explains how.
    .None = the built-in board
players-2 = Two Factions each: Cabalist and Retzist against Mazarinist and Condéean
players-3 = One Faction each; nobody owns the Condéeans, and players take turns running them
players-4 = One Faction each
setup-players = This game is for two, three or four players; this table has { $n }.
setup-teams = Teams are for four players.
setup-unseeded = With three players the Faction Swap needs a set place in the deck. Choose another setting.

## Questions

ask-setup-cubes =
    { $left ->
        [0] You have placed your opening cubes for this round. End your placement, or undo.
       *[other] Place your opening cubes ({ $left } left this round).
    }
ask-play-card =
    { $token ->
        [crown] Which card do you play first with the Crown? A second one follows.
        [coin-before] Which card do you play with the Coin? You place the Coin’s cubes first.
        [coin-after] Which card do you play with the Coin? You place the Coin’s cubes last.
       *[other] Which card do you play?
    }
ask-choose-action = { $card }: which of its two Actions do you choose?
ask-place-cubes =
    { $source ->
        [coin] Where does the next cube of your Coin go? { $left } left.
        [free] Where does the next free cube go? Any Space without rival cubes will do. { $left } left.
        [last-resort] Place one cube in any empty Space.
        [anywhere] You have no cubes on the board, so you may place in any empty Space. Where does the next cube go? { $left } left.
       *[other] Where does the next cube go? { $left } left.
    }
ask-lift-cubes = Your Supply is empty. Which of your cubes do you pick up to place again?
ask-remove-cubes = Where do you remove a cube? { $left } left.
ask-move-destination = Where do your cubes move to?
ask-move-cubes =
    { $left ->
        [4] Which cubes do you move to { $to }? Choose up to four, one by one.
       [one] Moving to { $to }, from { LIST($picked) } so far. Move another cube? One more can go.
       *[other] Moving to { $to }, from { LIST($picked) } so far. Move another cube? Up to { $left } more can go.
    }
ask-displace-cubes = Your cubes have to leave { $start }. Where does the next one go? { $left } left.
ask-affiliate-cube = Affiliate cube: where do you place or remove one?
ask-king-progress = Where does the King go? You remove all cubes in his Space, and one cube from each Space its lines lead to.
ask-pay-for-king = How do you pay for the King’s Pawn? Cubes still to pay: { $left } of { $price }.
ask-arrest-third = Which Person do you arrest, in addition to { LIST($persons) }?
ask-make-room = There are not enough Arrest Tokens. Which prisoner do you free? Still to free: { $left }.
ask-imprison = In which Fortress do you put { $person }?
ask-choose-prison = From which Fortress do you free prisoners? You remove all your cubes there.
ask-liberate-prisoners = Which prisoner do you free?
ask-move-prisoners = Which prisoner do you move, and where?
ask-double-musketeer = { $seat } uses { $musketeer }. Do you add Porthos to double the effect?
ask-block-placement = { $seat } is about to place at { $space }. Do you block it with d’Artagnan?
ask-d-artagnan-control = Where do you gain full Control with one cube?
ask-musketeer-cubes = { $musketeer }: place or remove one cube at { $left ->
    [one] one more Space
   *[other] each of up to { $left } more Spaces
 }.
ask-choose-colour = Which Faction’s cube do you place at { $space }?
ask-aramis-choice = How do you use Aramis?
ask-release-prisoner = Which prisoner does Aramis free?
ask-add-reserve = How many cubes do you add to your Spanish Gold? In the box now: { $reserve }.
    .exile = How many cubes do you add to Exile? In the box now: { $reserve }.
ask-spend-reserve = Where do the cubes of your Spanish Gold go? { $left } left.
    .exile = Where do your cubes from Exile go? { $left } left.
ask-season-timing = You play { $card }. { $what }. Do you place your two free cubes before or after this effect?
ask-battle-cubes =
    { $hostile ->
        [0] You win the battle. How many cubes do you place at { $space }?
       *[other] You win the battle. How many cubes do you use at { $space }? Rival cubes there: { $hostile }; each one you remove uses up one of your own.
    }
ask-season-price =
    { $left ->
        [0] { $card }: what do you give?
        [one] { $card }: do you remove one cube, or give something instead?
       *[other] { $card }: do you remove { $left } cubes, or give something instead?
    }
ask-lose-cubes = { $card }: where do you remove one of your cubes? { $left } left.
ask-cancel-old-noll = Old Noll is about to strike the Frontier. Do you cancel the card with a Musketeer?
ask-old-noll = Old Noll: what do you do at { $space }?
ask-end-turn = You have played your Turn. End it, or do something else first?
ask-at-any-time = what else you may do this Turn
ask-use-musketeer = use a Musketeer

## Options

card-name = { $card }
option-stop = Done
option-go = Move them now
option-end-turn = End turn
option-crown = A Crown: play two cards
option-crown-give = Give a Crown
option-coin-before = A Coin: place { $n ->
    [one] 1 cube
   *[other] { $n } cubes
 } before the card
option-coin-after = A Coin: place { $n ->
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
option-reserve-add = Add cubes to Spanish Gold
option-reserve-add-exile = Add cubes to Exile
option-reserve-spend = Spend Spanish Gold
option-reserve-spend-exile = Bring cubes back from Exile
option-forfeit = Give up one placement
option-musketeer = { LIST($musketeer) }
option-cancel = Cancel with { LIST($musketeer) }
option-faction = { $seat }
    .you = Yours
option-let-pass = Do not cancel
option-decline = Keep Porthos
option-help = Add Porthos
option-allow = Allow it
option-block = Block it
option-block-porthos = Block it, and gain one more block with Porthos
option-allow-turn = Allow everything this Turn
option-keep-block = Keep the block for later
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
group-else = Or instead
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

does-place = Place up to { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
 }: { $target }
does-remove = Remove up to { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
 } anywhere: { $target }
does-remove-controlled = Remove up to { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
 } anywhere, even Controlled: { $target }
does-move = Move up to { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
 }: { $target }
does-hybrid = Place up to { $n }, then remove { $removed ->
    [one] { $removed } Adjacent cube
   *[other] { $removed } Adjacent cubes
 }: { $target }
brief-place = place { $n }
brief-remove = remove { $n }
brief-remove-controlled = remove { $n } (even Controlled)
brief-move = move { $n }
brief-hybrid = place { $n } then remove 1

## Hints

hint-space = { $worth } · { $standing }{ $outcome }{ $cost }
outcome-none = { "" }
outcome-control = { " · " }gains Control
outcome-wins = { " · " }gains Control, wins { LIST($prizes) }
outcome-towards =
    { $n ->
        [one] { " · " }then 1 more cube wins { LIST($prizes) }
       *[other] { " · " }then { $n } more cubes win { LIST($prizes) }
    }
outcome-fewer =
    { $n ->
        [one] { "" }
       *[other] { " · " }takes away { $n } of its cubes
    }
outcome-ends-control = { " · " }ends Control
outcome-last =
    { $n ->
        [one] { " · " }takes away its last cube
       *[other] { " · " }takes away its last { $n } cubes
    }
outcome-last-of-control =
    { $n ->
        [one] { " · " }takes away its last cube, ends Control
       *[other] { " · " }takes away its last { $n } cubes, ends Control
    }
outcome-prison = { " · " }frees { LIST($people) }, costs { $n ->
    [one] a cube
   *[other] { $n } cubes
 }
outcome-drives-out = { " · " }the rival is driven out if { $n ->
        [one] 1 cube arrives
       *[other] { $n } cubes arrive
    }
outcome-struck =
    { $own ->
        [0] { " · " }removes { $n ->
            [one] a cube here or nearby, not yours
           *[other] { $n } cubes here and nearby, none of yours
        }
       *[other] { " · " }removes { $n ->
            [one] a cube of yours here or nearby
           *[other] { $n } cubes here and nearby, { $own } of them yours
        }
    }
cost-none = { "" }
cost-more = { " · " }costs 1 more cube
cost-paid = { " · " }costs at least one cube
cost-way = { " · " }on a route that costs a cube
cost-reserve = { " · " }uses { $n ->
    [one] a cube
   *[other] { $n } cubes
 } from the box
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
prize-musketeer = { $musketeer } (the cubes leave)
worth-pp = { $pp } PP
worth-mp = { $mp } MP
worth-pp-mp = { $pp } PP, { $mp } MP
worth-none = no points
standing-empty = empty
standing-arrested = empty, Under Arrest
standing-influence = { $seat } { $n }
    .you = you { $n }
standing-control = { $seat } { $n }, Control
    .you = you { $n }, Control
hint-card = { $a }, or { $b } · { FORM($target, "sign") }
hint-discard = One cube in any empty Space
season-line = Season Card: { $what }
season-standing = { $what } (MP now: { LIST($scores) })
season-battle = the most MP at Fortresses and Maréchals wins { $n } cubes at { FORM($space, "at") }
season-arrest = { LIST($persons) } go Under Arrest{ $extra ->
        [0] { "" }
       *[other] , as does one more Person
    }{ $commands ->
        [0] { "" }
       *[other] ; { $person } takes command of the army
    }
season-removal = everyone removes one of their cubes at { $scope ->
        [government] each of five government Spaces (purple)
        [province] each of five governors or provinces (green)
        [town] every town (blue)
        [affiliate] each of five Spaces with a shield
       *[huguenot] every Huguenot Space
    }
season-economic-depression = everyone gives a { $token ->
        [coin] Coin
       *[crown] Crown
    } or removes { $n } cubes
season-faction-swap = PP are scored; in teams or with 2–3 players, Condéean and Retzist change hands
season-old-noll = its player places one cube or removes two in each Frontier Zone
hint-season-battle = Season Card: the most Military Points at Fortresses and Maréchals win the battle
hint-season-arrest = Season Card: three Persons go Under Arrest
hint-season-removal = Season Card: everyone removes some of their own cubes
hint-season-economic-depression = Season Card: everyone gives a token or removes three cubes
hint-season-faction-swap = Season Card: Political Points are scored
hint-season-old-noll = Season Card: you place or remove cubes in the Frontier Zones
hint-affiliate = Once a Turn, at a Space with your shield: place a cube, or remove one even under a rival’s Control
hint-king-progress = Clears a Space and removes one cube from each Space its lines lead to
hint-recover-king = Worth ten points at the end, except to the Mazarinist
hint-recover-king-paid = Costs two cubes; worth ten points at the end, except to the Mazarinist
hint-move-prisoners = Between Fortresses you Control, through Spaces you hold
hint-reserve-add =
    Up to { $n ->
        [one] { $n } cube
       *[other] { $n } cubes
    } (in the box now: { $reserve }); only with a card that places at most two cubes
hint-reserve-spend = In the box: { $reserve }. Any number costs five points. Only with a card that places at most two cubes.
hint-liberate = You give up the card’s Actions and remove your cubes in the Fortress
hint-musketeer-athos = Place or remove one cube at each of up to five governors or provinces (green)
hint-musketeer-aramis = Free a prisoner, or place or remove one cube at up to five Retzist or clerical Spaces
hint-musketeer-d-artagnan = One of the cubes you are placing gains full Control of its Space
hint-free-first =
    { $effect ->
        [battle] They can help you win the battle
        [arrest] They may go to Persons about to be arrested
        [old-noll] They can take a Frontier Zone before Old Noll strikes
       *[other] They can be among the cubes you remove
    }
hint-free-last =
    { $effect ->
        [battle] You first see who wins the battle
        [arrest] They cannot go to Spaces Under Arrest
        [old-noll] You first see what Old Noll leaves in the Frontier Zones
       *[other] The card cannot take them
    }
hint-crown-give = You spend the Crown, and your hand limit falls by one; you remove no cubes
hint-crown = You spend the Crown; your hand limit falls by one
hint-stop =
    { $question ->
        [remove-cubes] You remove no more cubes
        [lift-cubes] You place the cubes you have picked up
        [musketeer-cubes] You give up the remaining Spaces
        [aramis-choice] You give up the second effect of Aramis
        [liberate-prisoners] The others stay in prison
        [spend-reserve] The remaining cubes stay in the box
       *[other] The remaining cubes stay in your Supply
    }
hint-forfeit = This card places one fewer cube
hint-pay = You keep your tokens; your cubes go back to the Supply
hint-cancel = The Musketeer goes back to his Space; you lose nothing else
hint-let-pass = You keep your Musketeers; Old Noll strikes the Frontier
hint-decline = You keep the token
hint-help = Porthos goes back to his Space
hint-release = One prisoner goes free; you may choose Guise
hint-cubes = One cube at each of up to five Retzist or clerical Spaces
hint-coin-before = You spend the Coin; you can use no other token with this card
hint-coin-after = You spend the Coin; you can use no other token with this card
hint-coin-give = You spend the Coin and remove no cubes
hint-add = From your Supply; spending from the box costs five points each time
hint-supply = { $n ->
    [one] 1 cube
   *[other] { $n } cubes
 } from your Supply{ $outcome }
hint-left = { $n ->
    [one] 1 cube
   *[other] { $n } cubes
 } left in the Supply
hint-twice = Both tokens, double effect: { $what }
hint-block = { $active_seat } cannot place there until this Turn ends, but others can; you spend d’Artagnan
hint-block-kept = { $active_seat } cannot place there until this Turn ends, but others can; you spend your kept block
hint-block-porthos = { $active_seat } cannot place there until this Turn ends; you spend both tokens and can block once more
hint-allow = You are not asked about this Space again this Turn
hint-allow-turn = You are not asked again this Turn
hint-keep-block = Until your next Turn you can block once without spending a token
hint-go =
    { $n ->
        [one] 1 cube arrives
       *[other] { $n } cubes arrive
    }{ $paid ->
        [0] {""}
        [one] , 1 goes to the Supply for the connection
       *[other] , { $paid } go to the Supply for the connection
    }{ $outcome }

## What happened

event-game-began = The board is set up.
event-setup-passed =
    { $left ->
        [one] { $seat } leaves a cube in the Supply.
       *[other] { $seat } leaves { $left } cubes in the Supply.
    }
    .you =
        { $left ->
            [one] You leave a cube in the Supply.
           *[other] You leave { $left } cubes in the Supply.
        }
event-card-dealt = { $seat } is dealt a card.
event-card-dealt-own = You are dealt { $card }.
event-turn-began = { $season }. { $seat } begins Turn { $turn }.
    .you = { $season }. You begin Turn { $turn }.
event-turn-ended = { $seat } ends the Turn.
    .you = You end your Turn.
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
    .you =
        You draw { $actions ->
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
event-cards-shown = { $seat } reveals { LIST($card) }.
    .you = You reveal { LIST($card) }.
event-factions-swapped = The Faction Swap: { $runs }.
runs-of = { $player } now runs { $seat }
event-card-played = { $seat } plays { $card }.
    .you = You play { $card }.
event-action-declared =
    { $seat } will { $action ->
        [place] place cubes
        [remove] remove cubes
        [move] move cubes
       *[other] place cubes, then remove
    }.
    .you =
        You will { $action ->
            [place] place cubes
            [remove] remove cubes
            [move] move cubes
           *[other] place cubes, then remove
        }.
event-action-forfeited = { $seat } gives up the Actions of { $card } to free prisoners.
    .you = You give up the Actions of { $card } to free prisoners.
event-cube-placed =
    { $paid ->
        [0] { $seat } places { $n ->
            [one] a cube
           *[other] { $n } cubes
        } at { $space } (now { $now }).
       *[other] { $seat } places { $n ->
            [one] a cube
           *[other] { $n } cubes
        } at { $space } (now { $now }) and pays { $paid ->
            [one] 1 cube
           *[other] { $paid } cubes
        } for the connection.
    }
    .you =
        { $paid ->
            [0] You place { $n ->
                [one] a cube
               *[other] { $n } cubes
            } at { $space } (now { $now }).
           *[other] You place { $n ->
                [one] a cube
               *[other] { $n } cubes
            } at { $space } (now { $now }) and pay { $paid ->
                [one] 1 cube
               *[other] { $paid } cubes
            } for the connection.
        }
event-cube-removed =
    { $n ->
        [one] { $seat } loses a cube at { $space } ({ $now } left).
       *[other] { $seat } loses { $n } cubes at { $space } ({ $now } left).
    }
    .you =
        { $n ->
            [one] You lose a cube at { $space } ({ $now } left).
           *[other] You lose { $n } cubes at { $space } ({ $now } left).
        }
event-cube-lifted = { $seat } picks up a cube from { $space }.
    .you = You pick up a cube from { $space }.
event-cubes-moved =
    { $paid ->
        [0] { $seat } moves { $n ->
            [one] a cube
           *[other] { $n } cubes
        } to { $to_space } from { LIST($from_space) }.
       *[other] { $seat } moves { $n ->
            [one] a cube
           *[other] { $n } cubes
        } to { $to_space } from { LIST($from_space) }, { $paid } more lost on the way.
    }
    .you =
        { $paid ->
            [0] You move { $n ->
                [one] a cube
               *[other] { $n } cubes
            } to { $to_space } from { LIST($from_space) }.
           *[other] You move { $n ->
                [one] a cube
               *[other] { $n } cubes
            } to { $to_space } from { LIST($from_space) }, { $paid } more lost on the way.
        }
event-cubes-displaced = { $seat } retreats with { $n ->
    [one] a cube
   *[other] { $n } cubes
 } to { $space }.
    .you =
        { $n ->
            [one] One of your cubes retreats to { $space }.
           *[other] { $n } of your cubes retreat to { $space }.
        }
event-displaced-lost =
    { $n ->
        [one] A { $seat } cube from { $space } has nowhere to go and is lost.
       *[other] { $n } { $seat } cubes from { $space } have nowhere to go and are lost.
    }
    .you =
        { $n ->
            [one] One of your cubes from { $space } has nowhere to go and is lost.
           *[other] { $n } of your cubes from { $space } have nowhere to go and are lost.
        }
event-cubes-exchanged =
    { $n ->
        [one] A { $seat } cube at { $space } changes sides.
       *[other] { $n } { $seat } cubes at { $space } change sides.
    }
    .you =
        { $n ->
            [one] One of your cubes at { $space } changes sides.
           *[other] { $n } of your cubes at { $space } change sides.
        }
event-control-gained = { $seat } gains Control of { $space }.
    .you = You gain Control of { $space }.
event-control-lost = { $seat } loses Control of { $space }.
    .you = You lose Control of { $space }.
event-crown-won =
    { $n ->
        [one] { $seat } wins a Crown.
       *[other] { $seat } wins { $n } Crowns.
    }
    .you =
        { $n ->
            [one] You win a Crown.
           *[other] You win { $n } Crowns.
        }
event-crown-won-own =
    { COUNT($card) ->
        [0] You win a Crown. No card is left to draw.
       *[other] You win a Crown and draw { LIST($card) }, set aside until your Turn is over.
    }
event-coins-won =
    { COUNT($values) ->
        [one] { $seat } wins a Coin worth { LIST($values) }.
       *[other] { $seat } wins Coins worth { LIST($values) }.
    }
    .you =
        { COUNT($values) ->
            [one] You win a Coin worth { LIST($values) }.
           *[other] You win Coins worth { LIST($values) }.
        }
event-crown-used = { $seat } discards a Crown to play a second card.
    .you = You discard a Crown to play a second card.
event-coin-used = { $seat } discards a Coin worth { $value }.
    .you = You discard a Coin worth { $value }.
event-crown-given = { $seat } gives a Crown.
    .you = You give a Crown.
event-coin-given = { $seat } gives a Coin worth { $value }.
    .you = You give a Coin worth { $value }.
event-musketeer-won = { $seat } enlists { $musketeer }.
    .you = You enlist { $musketeer }.
event-musketeer-used = { $seat } uses { LIST($musketeer) }.
    .you = You use { LIST($musketeer) }.
event-placement-blocked = { $seat } blocks { $space } with d’Artagnan. The Active Player cannot place there until this Turn ends.
    .you = You block { $space } with d’Artagnan. The Active Player cannot place there until this Turn ends.
event-placement-forfeited = { $seat } gives up a placement.
    .you = You give up a placement.
event-affiliate-used = { $seat } uses the affiliate cube.
    .you = You use your affiliate cube.
event-king-placed = { $seat } sends the King to { $space }.
    .you = You send the King to { $space }.
event-king-recovered = { $seat } takes the King’s Pawn.
    .you = You take the King’s Pawn.
event-reserve-added = { $seat } adds { $n ->
    [one] a cube
   *[other] { $n } cubes
 } to the Gold or Exile box (now { $now }).
    .you = You add { $n ->
        [one] a cube
       *[other] { $n } cubes
     } to your Gold or Exile box (now { $now }).
event-reserve-spent = { $seat } spends cubes from the Gold or Exile box ({ $uses ->
    [one] once
   *[other] { $uses } times
 } so far; each time costs five points).
    .you = You spend cubes from your Gold or Exile box ({ $uses ->
        [one] once
       *[other] { $uses } times
     } so far; each time costs 5 points).
event-person-arrested = { $person } is Under Arrest, held at { $fortress }.
event-prisoner-freed = { $person } is free.
event-prisoner-moved = { $person } is moved to { $fortress }.
event-commander-changed = { $person } takes command of the army.
event-battle-won = { $seat } wins { $card } ({ $scores }).
    .you = You win the { $card } ({ $scores }).
event-battle-tied = { $card } ends in a tie ({ $scores }).
event-season-cancelled = { $seat } gives { LIST($musketeer) } to escape { $card }.
    .you = You give { LIST($musketeer) } to escape { $card }.
event-old-noll-cancelled = { $seat } cancels Old Noll with { LIST($musketeer) }.
    .you = You cancel Old Noll with { LIST($musketeer) }.
event-season-advanced = { $season } begins.
event-midgame-scored = Political Points at mid-game: { $scores }.
event-end-rolled = The die shows { $die }; in { $season } the game ends { $ends_on ->
    [1] on a 1
   *[other] on a { $ends_on } or less
 }.
event-game-ended =
    { $why ->
        [decks] There is no card left to draw. The game is over.
        [short] It is Spring 1650. The short game is over.
       *[other] The game is over.
    }
summary-season = { $season } is over, { $next } begins
summary-cards = Season Cards: { LIST($card) }.
summary-gained = { $seat } gains Control of { LIST($gained) }.
    .you = You gain Control of { LIST($gained) }.
summary-lost = { $seat } loses Control of { LIST($lost) }.
    .you = You lose Control of { LIST($lost) }.
summary-both = { $seat } gains Control of { LIST($gained) }, and loses Control of { LIST($lost) }.
    .you = You gain Control of { LIST($gained) }, and lose Control of { LIST($lost) }.
summary-count = { $seat } { $n }
    .you = you { $n }
summary-count-more = { $seat } { $n } (+{ $more })
    .you = you { $n } (+{ $more })
summary-count-less = { $seat } { $n } (−{ $less })
    .you = you { $n } (−{ $less })
summary-cubes = Cubes on the board: { $counts }.
summary-arrested = Under Arrest: { LIST($persons) }.
summary-freed = Free again: { LIST($persons) }.
summary-king-held = { $seat } holds the King’s Pawn.
    .you = You hold the King’s Pawn.
summary-king-at = The King is at { $space }.
summary-musketeers = { $seat } has { LIST($musketeer) }.
    .you = You have { LIST($musketeer) }.
score-of = { $seat } { $n }
    .you = you { $n }
times =
    { $n ->
        [one] { $space }
       *[other] { $space } ×{ $n }
    }
told-cube-placed =
    { $paid ->
        [0] { $seat } places { $n ->
            [one] a cube
           *[other] { $n } cubes
        } at { LIST($places) }.
       *[other] { $seat } places { $n ->
            [one] a cube
           *[other] { $n } cubes
        } at { LIST($places) } and pays { $paid ->
            [one] 1 cube for a connection
           *[other] { $paid } cubes for connections
        }.
    }
    .you =
        { $paid ->
            [0] You place { $n ->
                [one] a cube
               *[other] { $n } cubes
            } at { LIST($places) }.
           *[other] You place { $n ->
                [one] a cube
               *[other] { $n } cubes
            } at { LIST($places) } and pay { $paid ->
                [one] 1 cube for a connection
               *[other] { $paid } cubes for connections
            }.
        }
told-cube-removed =
    { $n ->
        [one] { $seat } loses a cube at { LIST($places) }.
       *[other] { $seat } loses { $n } cubes at { LIST($places) }.
    }
    .you =
        { $n ->
            [one] You lose a cube at { LIST($places) }.
           *[other] You lose { $n } cubes at { LIST($places) }.
        }
times-control =
    { $n ->
        [one] { $space } (Control)
       *[other] { $space } ×{ $n } (Control)
    }
told-card = { $seat } plays { $card }{ $deeds }
    .you = You play { $card }{ $deeds }
told-season = { $seat } plays { $card } ({ $what }){ $deeds }
    .you = You play { $card } ({ $what }){ $deeds }
deeds-none = {"."}
deeds-first = : { $deed }{ $more }
deeds-more = ; { $deed }{ $more }
deed-again = { $seat } { $deed }
    .you = { $deed }
deed-cube-placed =
    { $paid ->
        [0] places { $n ->
            [one] a cube
           *[other] { $n } cubes
        } at { LIST($places) }
       *[other] places { $n ->
            [one] a cube
           *[other] { $n } cubes
        } at { LIST($places) }, pays { $paid ->
            [one] 1 cube for a connection
           *[other] { $paid } cubes for connections
        }
    }
    .you =
        { $paid ->
            [0] you place { $n ->
                [one] a cube
               *[other] { $n } cubes
            } at { LIST($places) }
           *[other] you place { $n ->
                [one] a cube
               *[other] { $n } cubes
            } at { LIST($places) }, pay { $paid ->
                [one] 1 cube for a connection
               *[other] { $paid } cubes for connections
            }
        }
deed-cube-removed =
    { $n ->
        [one] { $seat } loses a cube at { LIST($places) }
       *[other] { $seat } loses { $n } cubes at { LIST($places) }
    }
    .you =
        { $n ->
            [one] you lose a cube at { LIST($places) }
           *[other] you lose { $n } cubes at { LIST($places) }
        }
deed-cubes-moved =
    { $paid ->
        [0] moves { $n ->
            [one] a cube
           *[other] { $n } cubes
        } to { LIST($goal) } from { LIST($from_space) }
       *[other] moves { $n ->
            [one] a cube
           *[other] { $n } cubes
        } to { LIST($goal) } from { LIST($from_space) }, { $paid } more lost on the way
    }
    .you =
        { $paid ->
            [0] you move { $n ->
                [one] a cube
               *[other] { $n } cubes
            } to { LIST($goal) } from { LIST($from_space) }
           *[other] you move { $n ->
                [one] a cube
               *[other] { $n } cubes
            } to { LIST($goal) } from { LIST($from_space) }, { $paid } more lost on the way
        }
deed-control-gained = gains Control of { $space }
    .you = you gain Control of { $space }
deed-control-lost = { $seat } loses Control of { $space }
    .you = you lose Control of { $space }
deed-crown-won =
    { $n ->
        [one] wins a Crown
       *[other] wins { $n } Crowns
    }
    .you =
        { $n ->
            [one] you win a Crown
           *[other] you win { $n } Crowns
        }
deed-coins-won =
    { COUNT($values) ->
        [one] wins a Coin worth { LIST($values) }
       *[other] wins Coins worth { LIST($values) }
    }
    .you =
        { COUNT($values) ->
            [one] you win a Coin worth { LIST($values) }
           *[other] you win Coins worth { LIST($values) }
        }

## What a Turn did, before it ends

sum-costs = Costs: { LIST($costs) }.
sum-opens = Opens for others: { $opened }{ $more ->
    [0] {""}
    [one] , and 1 more Space
   *[other] , and { $more } more Spaces
 }.
sum-exposed = No longer under Control: { LIST($space) }. Cubes there can be removed.
opened-to = { $space } ({ LIST($seat) })
spent-paid =
    { $n ->
        [one] 1 cube for a connection
       *[other] { $n } cubes for connections
    }
spent-lost =
    { $n ->
        [one] 1 of your cubes on the board
       *[other] { $n } of your cubes on the board
    }
spent-laid =
    { $n ->
        [one] 1 cube put in the box
       *[other] { $n } cubes put in the box
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
spent-box = five points for cubes from the box
spent-coin = a Coin worth { $n }
spent-musketeers = { LIST($musketeer) }

## What a seat holds

private-card = { $card } — { $what }
private-aside = { $card } — { $what } (set aside until your Turn is over)
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

tie-break-king = the King’s Pawn in hand
tie-break-order = the order of rule 8.24 (Retzist, Cabalist, Condéean, Mazarinist)

## Refusals

refused-option = That is not one of your choices now.
refused-open = You can choose that now, but as the answer to another question.
refused-over = The game is over. There is nothing left to choose.
refused-not-asked = You have nothing to choose now. { $seat } has to choose first.
refused-unknown-space = There is no Space “{ $slug }” on the board.
refused-no-space-asked = You cannot answer this question with { $space }.
refused-no-cube-left = You have already placed all the cubes you may place now.
refused-space = You cannot choose { $space } now.
refused-number = Choose one of the numbers offered, { $n } at most.
refused-unknown-card = There is no card “{ $slug }”.
refused-not-held = You do not have { $card }. Play a card from your hand.
refused-laid-aside = { $card } is set aside until your Turn is over.
refused-card-spent = { $card } has already been played.
refused-card-later = You can play { $card } when you are asked for a card. Finish what you have begun first.
refused-cards-played = You have played your cards for this Turn. Keep { $card } for your next one.
refused-action-idle = You cannot do any part of that Action now. Choose the other one.
refused-ransom = { $card } asks for a different token, or you have no token that you may give.
refused-season-first = You have a Season Card in hand. Play it before { $card }.
refused-nothing-to-do = You cannot carry out any part of { $card } now. Choose another card.
refused-reserve = You can use Spanish Gold or Exile once per card, before or after it, if the card places two cubes or fewer.
refused-reserve-token = You have used a token this Turn, so you cannot use Spanish Gold or Exile now.
refused-king-progress = Only the player who holds the King’s Pawn can send the King out, and only in their own Turn.
refused-king-recovered = The King’s Pawn was recovered this Turn. It can be placed from your next Turn on.
refused-recover-king = To recover the King’s Pawn you need Influence in the King’s Space. If you placed him yourself, you pay two cubes instead, in a later Turn.
refused-affiliate = You can use the affiliate cube once in each of your own Turns, while you Control your Avatar.
refused-move-prisoners = You can move prisoners only between two Fortresses that you Control and that your Influence connects.
refused-musketeer = You can use one Musketeer a Turn. You need his token, and you cannot use a token you won this Turn.
refused-crown = You use a Crown just before you play a card. You need a second card in hand, and you cannot use a Crown you won this Turn.
refused-coin = You use a Coin just before you play a card, and only one token per card. You cannot use a Coin you won this Turn.
refused-action = Play a card first. Then you declare one of its Actions.
refused-add = You can add cubes to Spanish Gold or Exile only with a card that places two cubes or fewer.
refused-spend = Only the winner of a battle can spend cubes on it.
refused-aramis = Only the player who uses Aramis chooses between his two effects.
refused-block = Only the holder of d’Artagnan can allow or block a placement, when a rival is about to place.
refused-cancel = You can cancel a Season Card with a Musketeer only when the card is about to take something from you.
refused-faction = You choose a cube’s colour only when Athos or Aramis places it in an empty Space.
refused-free = Only when you play a Season Card do you choose whether your free cubes come before or after its effect.
refused-go = You can move your cubes once you have chosen enough of them for the Move.
refused-help = You can add Porthos only when another player uses a Musketeer.
refused-keep-block = You can keep a block only when Porthos lets you use d’Artagnan a second time.
refused-pay = You remove cubes as a payment only when a Season Card demands it.
refused-end-turn = You cannot end your Turn yet: you have a card to play, or a step to finish.
refused-stop = You have to do at least part of this step first.
refused-liberate = You can free prisoners only with an Action Card, in a Fortress you Control.
refused-discard = To discard a card for one cube, you must have no card that you can play, or none that can place a cube.
refused-guise = Guise is Spain’s prisoner. When Arrest Tokens run short, you can free him only if you have Influence at Don Carlos.
refused-king = The King cannot go to { $space }. He never goes to a Frontier Zone, an Avatar, a Musketeer or a Space Under Arrest.
refused-supply = There is no cube in the Supply to place at { $space }.
refused-controlled-already = You already have Control of { $space }.
refused-no-control = You cannot gain Control of { $space }.
refused-control-price = Full Control of { $space } takes more cubes than you have left.
refused-taken = This card has already taken a cube from { $space }.
refused-scope = { $card } does not take cubes from { $space }.
refused-same-space = The cubes move to { $space }, so they have to come from other Spaces.
refused-most-picked = You have already chosen { $n ->
    [one] 1 cube
   *[other] { $n } cubes
 }, and a Move takes no more.
refused-all-picked = You have already chosen all your cubes at { $space }.
refused-refuge-barred = The attackers came through { $space }, so your cubes cannot go there.
refused-refuge-far = { $space } is not Adjacent to { $start }.
refused-no-shield = { $space } does not have your shield, so you cannot use the affiliate cube there.
refused-musketeer-class = { $musketeer } has no effect at { $space }.
refused-musketeer-used = { $musketeer } has already been at { $space }.
refused-zone = Old Noll does not strike at { $space } now.
refused-arrested-already = { $space } is already Under Arrest.
refused-arrest-named = An Arrest card names { $space }: only that card can arrest this Person.
refused-arrest-whom = You cannot choose { $space }. Choose a Person worth one or two Political Points.
refused-no-prisoner = { $space } is not Under Arrest.
refused-stays = { $card } names { $space }, so this Person stays in prison.
refused-elsewhere = { $space } is not held at { $fortress }.
refused-no-fortress = { $space } is not a Fortress.
refused-prison = There is no prisoner at { $space }, or you do not Control it.
refused-price = You cannot enter { $space } now: the Space must be next to one that your cubes have reached, and you must pay its full price.
refused-arrested = { $space } is Under Arrest. Nothing can enter it until the prisoner is freed.
refused-musketeer-away = A player holds the token of { $space }, so no cube can go there.
refused-occupied = There are { $seat } cubes at { $space }. Place in an empty Space or in one of yours.
refused-blocked = D’Artagnan closes { $space } to you until this Turn ends. Place your cubes elsewhere.
refused-not-empty = { $space } is not empty. For the last resort you need an empty Space.
refused-two-cubes = This card has already placed its two cubes at { $space }. Choose another Space.
refused-class = { $space } is not what the card names ({ FORM($target, "sign") }).
refused-not-adjacent = { $space } is not Adjacent to any Space you hold.
refused-connection = The only way to { $space } costs one more cube, and you have none left for it.
refused-no-cube = There is no cube at { $space }.
refused-dummy = The player who runs the Dummy cannot remove its cubes.
refused-last-cube = You cannot remove your own last cube from the board.
refused-not-adjacent-removal = { $space } is not Adjacent to any Space you hold, and this card reaches no farther.
refused-controlled = { $seat } has Control of { $space }, and this card does not reach Controlled Spaces.
refused-no-own-cube = You have no cube at { $space } to move.
refused-no-way = A cube at { $space } cannot get to { $to } with this Move.
refused-move-controlled = { $seat } has Control of { $space }, so a Move cannot enter it.
refused-not-adjacent-move = { $space } is not Adjacent to any Space you hold.
refused-outnumbered = You cannot bring enough cubes to outnumber the { $n ->
    [one] 1 cube
   *[other] { $n } cubes
 } at { $space }.
refused-move-price = You cannot bring enough cubes to { $space } to pay for the connection.

## Positions

position-unknown-space = “{ $key }” of this position: there is no Space { $slug } on the board.
position-unknown-card = “{ $key }” of this position: there is no card { $slug }.
position-too-many-cubes = “{ $key }” of this position: { $seat } would have more than 100 cubes.
position-musketeer-away = “{ $key }” of this position: there are cubes at a Musketeer whose token a player holds.
position-commander = “{ $key }” of this position: { FORM($space, "full") } cannot command the army.
position-arrest = “{ $key }” of this position: { FORM($space, "full") } cannot be arrested like this.
position-takes-cubes = “{ $key }” of this position: give a table of Spaces, each with a Faction and a number: ["retzist", 2].
position-takes-king = “{ $key }” of this position: give the King’s “holder”, or his Space in “at” and the Faction that placed him in “placed_by”.
position-takes-arrests = “{ $key }” of this position: give a list of tables, each with a “person” and a “fortress”, which may be null.
position-takes-runs = “{ $key }” of this position: give the place of each Faction’s player in “players”, counted from 0.

position-never-two-colours = in “cubes” one Space has cubes of two colours.
position-never-no-cube = in “cubes” a Space is held without a cube.
position-never-miscounted = the cubes of { $seat } in “cubes” are not counted correctly.
position-never-too-many-cubes = { $seat } has more than { $n } cubes in “cubes” and “reserve” together.
position-never-control = the Control of { $seat } does not match its cubes.
position-never-unowned = in “cubes” there are cubes in a Space that nobody holds.
position-never-musketeer-away = in “cubes” there are cubes at a Musketeer whose token is away.
position-never-action-misplaced = an Action Card is in “season_deck” or “spent_seasons”.
position-never-season-misplaced = a Season Card is in “action_deck”, “discard_row” or “spent_actions”.
position-never-crowns = the Crowns held, on the board and spent do not add up to { $n }.
position-never-coins = the Coins held, on the board, spent and left in the game box do not match those of the game.
position-never-arrests-many = in “arrests” there are more people than pairs of tokens ({ $n }).
position-never-arrests = in “arrests” the people Under Arrest are not counted correctly.
position-never-king = the King is nowhere, or in two places.
position-never-midgame = “midgame_pp” has points, but the game has no mid-game scoring.
position-never-dummy = “dummy” names the wrong Faction.
position-never-runs = “runs” gives a Faction to the wrong player.
position-never-runs-missing = “runs” does not give every Faction a player.

## Verbs of the slash group

verb-card = Play a card, with or without a token
    .option = card
verb-action = Declare your card’s Action
    .option = action
verb-place = Place a cube
    .option = space
verb-remove = Remove a cube
    .option = space
verb-move = Move cubes: choose where to, then which
    .option = space
verb-displace = Send a displaced cube to an Adjacent Space
    .option = space
verb-affiliate = Use your affiliate cube
    .option = choice
verb-king = Send the King out, or pay to recover him
    .option = choice
verb-musketeer = Use a Musketeer
    .option = choice
verb-block = Block a placement with d’Artagnan, or allow it
    .option = choice
verb-prisoner = Choose whom to arrest, where to hold them, or whom to free
    .option = choice
verb-reserve = Use Spanish Gold or Mazarin’s Exile
    .option = choice
verb-season = Answer a Season Card
    .option = choice
verb-also = Do what you may do at any time in your Turn
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
    .full = Conseil d’en haut
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
space-frontier-northeast = Northeast Frontier
    .board = Northeast
    .at = the Northeast Frontier
    .full = Frontière du Nord-Est
space-frontier-german = German Frontier
    .board = German
    .at = the German Frontier
    .full = Frontière d’Allemagne
space-frontier-italian = Italian Frontier
    .board = Italian
    .at = the Italian Frontier
    .full = Frontière d’Italie
space-frontier-spanish = Spanish Frontier
    .board = Spanish
    .at = the Spanish Frontier
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

order-opening = Place your opening cubes where a quick bot would
order-placements = Allow every placement that your d’Artagnan could block
order-placements-except = You are still asked at
    .nowhere = no Space
order-losses = Cancel with a Musketeer the next Season Card that costs you cubes
order-losses-cubes = Only if the card costs at least this many cubes
