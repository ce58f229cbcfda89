### Jeanne d'Arc 1429: everything a player of it reads, but for the rules (jeanne-rules.ftl) and the names on the map
### (jeanne-names.ftl).

game-name = Jeanne d’Arc 1429
game-pitch = The Hundred Years’ War: hold whole provinces, bargain, besiege cities, and keep the others off the throne of France.
game-players = Three to six players, two to four hours, eight to ten rounds.
bot-names = Perrin, Ysabeau, Thibaut, Oudine, Colin, Alison, Aubry, Mahaut

## Options of a table

option-name-powers = Powers
    .help = Which of the six powers play where fewer than six people sit down: a suggested set, or any powers, one for each player. Whoever joins as a power that is not in the set brings it in while they have it.
    .usual = suggested: Navarre, England and Burgundy; four: France, England, Brittany, Flanders; five: all but England
    .crowns = the great rivals: France, England, Burgundy, then Brittany, Flanders
    .north = the north: England, Flanders, Burgundy, then Brittany, France
    .navarre = Navarre
    .france = France
    .angleterre = England
    .bretagne = Brittany
    .bourgogne = Burgundy
    .flandres = Flanders
option-name-buying = Buying
    .help = Whether all buy one after the other, as printed, or all at once, which waits for fewer people.
    .in-order = one after the other
    .at-once = all at once
option-name-navarre_intrigue = Navarre’s intrigues
    .help = Once in each of its turns Navarre makes another power lose a red card, or a yellow one for want of red.
option-name-flanders_income = Flanders’ cloth
    .help = One city of Flanders, which its player names each round, pays twice.
option-name-burgundy_card = Burgundy’s guns
    .help = Burgundy is dealt one battle card more each round.
option-name-france_retreat = France’s retreat
    .help = Once a round France may save a card as with a Retreat, without playing one.
option-name-england_influence = England’s longbows
    .help = England gains three points of influence a round at least.
table-suggested = This is the suggested set for { $n } players.
table-even = Evenly matched: of { $n } games of bots { LIST($shares) }; an even share is { $even } %.
table-lopsided = Lopsided: of { $n } games of bots { LIST($shares) }; an even share is { $even } %.
told-share = { $seat } won { $n } %
setup-powers = There are { $n } powers for { $count } players; name one for each player.
setup-players = This game needs three to six players; there are { $n }.

## Questions

ask-choose-start =
    { $n ->
        [one] Where does your second garrison begin?
       *[other] Where do your { $n } garrisons begin?
    }
ask-place-third = A third garrison, in a free city a road joins to yours?
ask-return-city = You hold no city any more. Which of those you began with do you take back?
ask-vote = Round { $round }: war or peace? All choose unseen; half the votes make war.
ask-buy =
    { $cards ->
        [one] You have { $money } Louis d’Or and one card in hand. What do you buy?
       *[other] You have { $money } Louis d’Or and { $cards } cards in hand. What do you buy?
    }
ask-order-events = Two events were drawn: { $events }. Which comes first?
ask-revolt =
    { $n ->
        [one] { $event }: name the last city it comes to.
       *[other] { $event }: name a city it comes to. { $n } are to be named.
    }
ask-choose-treaty = Treaty: which of the cities taken from you in the last round comes back?
ask-confiscate = Confiscation: who loses cards?
ask-papal-ban = Papal intervention: in which province or city may nobody fight this round?
ask-long-range-attack = Long-range attack: which enemy city do you attack, however far it is?
ask-raid-source = From which of your cities do you attack { $city }? It attacks no more this round.
ask-duel-card = { $event } against { $rival_seat }: which card do you lay? The loser’s card is lost.
ask-duel-influence = How much influence do you add against { $rival_seat }? It is spent.
ask-expand =
    { $n ->
        [one] Expand into one more free city, or go on to attacks?
       *[other] Expand into up to { $n } free cities by road, or into one by sea, or go on to attacks?
    }
ask-fight =
    { $n ->
        [0] You can attack nobody now: end your turn.
       *[other] { $war ->
            [yes] Attack, as often as your cards allow, or end your turn.
           *[no] Attack once, or end your turn.
        }
    }
ask-attack-cards = { $battle } The city gives its defender: { $works }. Which two yellow cards do you lay?
ask-defence-cards = { $battle } The city gives you: { $works }. Which card do you lay?
ask-battle-influence = How much influence do you add at { $city }? It is spent, whoever wins.
ask-battle-support = What else do you lay at { $city }: a red card, or your hero?
ask-play-sign = { $city }: { $attack_total } for the attack, { $defence_total } for the defence. As it stands: { $result } Do you play a Sign of God? It doubles one card you have laid.
ask-play-retreat = { $city }: { $attack_total } for the attack, { $defence_total } for the defence. { $result } Do you take cards you have laid back into your hand, with a Retreat for each?
ask-forbid-landing = { $attacker_seat } is about to land at { $city } from { $source_city }. You rule the sea.
ask-play-plunderers = You may send your Plunderers against a city.
ask-play-ambassador = You may send your Ambassador: two dice say what comes of it.
ask-navarre-intrigue = You may spin this turn’s court intrigue: who loses a card?
ask-rebel = Rebellion: in which city of another power? A die above its defence brings it over to you.
ask-double-income = Which of your cities pays twice in this round?
ask-move-garrison = You have won { $city }, and all your garrison markers are on the map. Which of your cities does its garrison come from? That city is free then.
ask-court-intrigue = Court intrigue: who loses a card?
ask-offer-to = You may offer a bargain: cities of equal defence, or money. To whom?
ask-offer-give = What do you give { $partner_seat }?
ask-offer-ask = You give { $partner_seat } { $given }. What do you ask for it?
ask-offer-add = Add money to { $given } for { $asked }?
ask-offer-send = You give { $partner_seat } { $given } and ask for { $asked }. Send the offer?
ask-offer-drop = Your offer to { $partner_seat }
ask-answer-offer = { $seat } gives you { $given } and asks for { $asked }.

## Options

option-city = { $city }
option-province = All of { $province }
option-castle = Castle at { $city }
option-fortress = Fortress at { $city }
option-sail = By sea to { $city }
option-plunder = Plunder { $city }
option-raid = Attack { $city }
option-attack = Attack { $city } from { $source_city }
option-landing = Land at { $city } from { $source_city }
option-buy-cards =
    { $n ->
        [one] One card
       *[other] { $n } cards
    }
option-cards = { $cards }
option-card = { $cards }
option-used = { $cards }, which has won already
option-card-none = No card
option-influence =
    { $n ->
        [0] No influence
       *[other] { $n } influence
    }
option-support-none = Nothing else
option-support-engineer = Engineer
option-support-traitor = Traitor
option-support-hero = { $hero }, your hero
option-sign-none = No Sign of God
option-sign = Sign of God on { $card }
option-retreat-none = Take none back
option-retreat = Take back { LIST($cards) }
option-double = { $city }
option-empty = { $city }
option-first = { $event } first
option-vote-war = War
option-vote-peace = Peace
option-third-none = No third garrison
option-buy-done = Done buying
option-expand-done = Expand no further
option-end-turn = End turn
option-raid-none = No attack
option-ambassador = Send the Ambassador
option-landing-allow = Let it pass
option-landing-forbid = Forbid it
option-seize = { $seat }
option-intrigue = { $seat }
option-offer-to = { $seat }
option-offer-give = { $thing }
option-offer-ask = { $thing }
option-offer-add-given = You add { $thing }
option-offer-add-asked = You ask for { $thing } on top
option-offer-send = Send
option-offer-drop = Withdraw
option-offer-accept = Accept
option-offer-decline = Decline
thing-money = { $n } Louis d’Or
thing-city = { $city }
thing-promise = nothing but a promise
thing-both = { LIST($things) }

hint-nothing = { "" }
hint-free = free city
hint-foreign = a foreign power: { $n } and a die
hint-held = { $seat }, defence { $n }
hint-castle = { $n } Louis d’Or: defence { $defence }, 2 income
hint-fortress = { $n } Louis d’Or: defence { $defence }, 3 income
hint-plunder = { $holder }; a die above that brings { $n } Louis d’Or
hint-plunder-free = { $holder }; any die brings { $n } Louis d’Or
hint-beat = { $holder }; a die above { $n } does it
hint-province = { $province } ({ $n }): { $lacking ->
        [0] all of it yours then
       *[other] { $mine } of { $all } yours with it
    }{ $port }{ $mountain }
hint-port = { " · port" }
hint-mountain = { " · mountains" }
hint-mountain-bonus = { "; mountains +" }{ $n }
hint-landing-bonus = { "; landing +" }{ $n }
hint-ban-province =
    { $n ->
        [one] its one city
       *[other] all its { $n } cities
    }
hint-attack = { $holder }{ $mountain }{ $landing }
hint-buy-cards = { $n } Louis d’Or
hint-cards = { $n }; with your die and what you know of: { $low } to { $high }
hint-card-none = your works and your die alone
hint-influence = { $n } left
hint-support-none = no red card, no hero
hint-support-engineer = attacking: the works count a step less; defending: stops the other’s
hint-support-traitor = the works count for nothing
hint-support-hero = 2 points; lost unless you win
hint-sign-none = the sums stay as they are
hint-sign = your sum is { $n } then
hint-retreat =
    { $n ->
        [one] for one Retreat
       *[other] for { $n } Retreats
    }
hint-retreat-none = what has lost is gone, what has won only defends
hint-double = pays { $n }, and as much again
hint-vote-war = six cards, two events, attack at will
hint-vote-peace = four cards, one event, one attack each
hint-third-none = you go on with two
hint-buy-done = what is left you keep
hint-expand-done = go on to attacks, or end your turn
hint-end-turn = your turn is over
hint-raid-none = the event passes
hint-ambassador = 2–5 rebellion, 6–8 two cards, 9–10 hero, 11–12 intrigue
hint-landing-allow = the battle is fought
hint-landing-forbid = it counts as an attack and is over
hint-hand =
    { $n ->
        [one] one card in hand
       *[other] { $n } cards in hand
    }
hint-event-revolt = cities may lose a step
hint-event-companies = cities may lose a step and are plundered
hint-event-plague = the rest of the round is lost
hint-event-bad-weather = the next income is halved
hint-event-long-range-attack = you may attack any enemy city
hint-event-treaty = a city taken from you comes back
hint-event-truce = the next round is peace
hint-event-confiscation = somebody loses cards
hint-event-papal-intervention = a place where nobody fights
hint-event-sea-battle = the two with most ports duel
hint-event-field-battle = all duel, in two camps

group-end = Enough
group-cards = Cards
group-castle = Castles
group-fortress = Fortresses
group-sail = By sea
group-source = From { $city }
group-north = The north
group-east = The east
group-west = The west
group-centre = The centre
group-southeast = The south-east
group-southwest = The south-west
group-offer-money = Money, { $low } to { $high }
group-offer-add-given = You add { $low } to { $high }
group-offer-add-asked = You ask for { $low } to { $high } on top
group-offer-promise = A promise
group-offer-city = A city

## What happens

event-game-began = Who will wear the crown of France: { LIST($seats, style: "or") }? Garrisons are placed in this order.
event-start-chosen = { $seat } begins in { LIST($cities) }.
event-third-placed = { $seat } adds { $city }.
event-third-declined = { $seat } places no third garrison.
event-round-began = Round { $round }.
event-power-returned = { $seat } is back, in { $city }.
event-power-fell = { $seat } has lost its last city, and comes back next round.
event-income-paid = { $seat } is paid { $n } Louis d’Or and has { $money }.
told-income-paid = Income: { $told }.
told-one-income-paid = { $seat } { $n }
event-status-voted =
    .yes = War! For it: { $war_seats }; for peace: { $peace_seats }.
    .no = Peace, for now. For it: { $peace_seats }; for war: { $war_seats }.
event-truce-kept = The truce holds: peace, without a vote.
event-cards-drawn =
    { $n ->
        [0] { $seat } draws no card; there is none left.
        [one] { $seat } draws a card.
       *[other] { $seat } draws { $n } cards.
    }
event-cards-drawn-own = { $seat } draws: { $cards }.
told-cards-drawn = Cards are dealt: { $told }.
told-one-cards-drawn = { $seat } { $n }
event-cards-bought =
    { $n ->
        [one] { $seat } buys a card and has { $money } Louis d’Or left.
       *[other] { $seat } buys { $n } cards and has { $money } Louis d’Or left.
    }
sum-costs = Costs: { LIST($costs) }.
spent-influence = { $n } influence
spent-money = { $n } Louis d’Or
sum-guards = Only defend for the rest of the round: { LIST($cards) }.
sum-points = { COUNT($provinces) ->
    [0] You hold no province whole: no throne point as things stand.
   *[other] As things stand { LIST($provinces) } { $n ->
        [one] brings 1 throne point this round.
       *[other] { COUNT($provinces) ->
            [one] brings
           *[other] bring
        } { $n } throne points this round.
    }
 }
sum-opens = Open to attack this round: { LIST($opened) }{ $more ->
    [0] {""}
    [one] , and 1 more city
   *[other] , and { $more } more cities
 }.
opened-to = { $city } (defence { $n }; { LIST($seats) })
summary-round = Round { $n } is over, round { $next } begins
summary-won = { $seat } has won { LIST($won) }.
summary-lost = { $seat } has lost { LIST($lost) }.
summary-both = { $seat } has won { LIST($won) }, and lost { LIST($lost) }.
summary-foreign = Foreign powers have taken { LIST($cities) }.
summary-castle = New castles: { LIST($cities) }.
summary-fortress = New fortresses: { LIST($cities) }.
summary-no-works = No works stand any more at { LIST($cities) }.
event-works-built =
    .castle = { $seat } builds a castle at { $city } and has { $money } Louis d’Or left.
    .fortress = { $seat } builds a fortress at { $city } and has { $money } Louis d’Or left.
event-buying-ended = { $seat } has bought enough.
event-order-drawn =
    { $n ->
        [0] The order of play: { $seats }. { $seat } has all the influence it can hold.
       *[other] The order of play: { $seats }. { $seat } gains a point of influence.
    }
event-events-drawn = { $seat } draws: { $events }.
event-events-ordered = { $seat } lets { $event } come first.
event-event-began = { $event }.
event-event-void = { $event } changes nothing.
event-revolt-spread =
    { $die ->
        [one] { $event }, die 1: { $seat } names one city.
       *[other] { $event }, die { $die }: { $seat } names so many cities.
    }
event-revolt-tried =
    .yes = { $city } rises: die { $die } against { $defence }.
    .no = { $city } stays quiet: die { $die } against { $defence }.
event-works-lost =
    .garrison = { $city } loses its castle.
    .castle = { $city } loses its fortress and keeps a castle.
event-city-freed = { $city } is a free city.
event-city-wasted = { $city } is laid waste and pays nothing next time.
event-plague-struck = The Black Death: round { $round } ends here, without turns and without points.
event-storm-came = Bad weather: the next income is halved.
event-city-restored = By treaty { $city } goes back to { $seat }.
event-truce-agreed = A truce is agreed: the next round is peace.
event-cards-confiscated = { $seat } has to give up { LIST($cards) }.
    .none = { $seat } has no card to give up.
event-ban-spoken =
    .province = The Pope forbids all battles in { $province } this round.
    .city = The Pope forbids all battles for { $city } this round.
event-raid-declined = { $seat } makes no long-range attack.
event-attack-announced = { $opening }
event-landing-forbidden = { $seat } rules the sea and forbids { $attacker_seat } to land at { $city }. The attack is spent.
event-landing-allowed = { $seat } lets { $attacker_seat } land at { $city }.
event-battle-rolled = { $opening } Attack: { $attack } = { $attack_total }. Defence: { $defence } = { $defence_total }.{ $saved }
event-battle-fought = { $battle } { $result }
event-garrison-moved = All garrison markers of { $seat } are on the map: the one of { $source_city } moves to { $city }, and { $source_city } is free.
event-income-doubled = { $seat } has { $city } pay twice, { $n } Louis d’Or more.
told-attack-road = { $attacker } attacks { $city } ({ $defender }) from { $source_city }.
told-attack-landing = { $attacker } lands at { $city } ({ $defender }) from { $source_city }.
told-attack-raid = { $attacker } falls upon distant { $city } ({ $defender }) from { $source_city }.
told-attack-foreign = { $attacker } attacks { $city } ({ $defender }).
told-attack-fleet = { $attacker } lands at { $city } ({ $defender }).
told-foreigners = foreign troops
told-taken = { $attacker } takes { $city }.
told-held = { $defender } holds { $city }.
told-tie = Level: { $city } is held, and all cards are lost.
told-saved = { " " }Taken back with a Retreat: { LIST($cards) }.
told-none = none
part-card = { $card } { $n }
part-influence = influence { $n }
part-hero = { $hero } { $n }
part-engineer = Engineer
part-traitor = Traitor
part-works = works { $n }
part-mountain = mountains { $n }
part-landing = landing { $n }
part-strength = foreign troops { $n }
part-die = die { $n }
part-sign = Sign of God { $n }
event-duels-drawn = { $event }: { $pairs }.
told-pair = { $seat } against { $rival_seat }
event-duel-fought = { $event }: { $sides }. { $seat } wins a throne point.
    .level = { $event }: { $sides }. Level, nobody wins.
told-duellist = { $seat } lays { $card }, influence { $influence }, die { $die } = { $total }
told-no-card = no card
event-sea-ruled = { $seat } rules the sea this round and may forbid landings.
event-camps-level = The camps have won as many duels: no further point.
event-camp-won = The winning camp gains a throne point each: { $seats }.
event-foreigners-came = { $foreigner } comes to { $city } (dice: { $dice }).
event-foreigners-turned =
    .banned = The Pope forbids all battles there. { $foreigner } turns back from { $city }.
    .theirs = { $city } is in foreign hands already.
event-militia-fought =
    .taken = The militia of { $city } is beaten, { $total } to { $die }. { $foreigner } takes the city.
    .held = The militia of { $city } holds, { $die } to { $total }.
event-turn-began = { $seat }’s turn.
event-turn-ended = { $seat } ends its turn.
event-city-joined =
    .road = { $seat } expands into { $city }.
    .sea = { $seat } expands over sea into { $city }.
told-city-joined = New garrisons: { $told }.
told-one-city-joined = { $seat } in { $city }
event-city-plundered =
    .yes = { $seat } plunders { $city } (die { $die } against { $defence }) and takes { $n } Louis d’Or.
    .no = { $seat } sends Plunderers to { $city } in vain (die { $die } against { $defence }).
event-ambassador-sent =
    .rebellion = { $seat } sends its Ambassador (dice { $dice }): a rebellion.
    .help = { $seat } sends its Ambassador (dice { $dice }): help from abroad, two cards.
    .hero = { $seat } sends its Ambassador (dice { $dice }): { $hero } takes the field.
    .intrigue = { $seat } sends its Ambassador (dice { $dice }): intrigue at court.
event-mission-void =
    .rebellion = There is no city where { $seat } could stir up a rebellion.
    .intrigue = There is no card { $seat } could make anybody lose.
event-rebellion-tried =
    .yes = { $city } rises against { $owner_seat } (die { $die } against { $defence }) and goes over to { $seat }.
    .no = { $city } stays true to { $owner_seat } (die { $die } against { $defence }).
event-card-lost = { $seat } intrigues: { $rival_seat } loses { $card }.
    .none = { $seat } intrigues against { $rival_seat }, who has no card to lose.
event-points-scored =
    { $n ->
        [0] { $seat } gains no throne point for provinces, and { $influence } influence.
        [one] { $seat } gains a throne point ({ $provinces }) and { $influence } influence.
       *[other] { $seat } gains { $n } throne points ({ $provinces }) and { $influence } influence.
    }
told-points-scored = Throne points this round: { $told }.
told-one-points-scored = { $seat } { $n } (influence +{ $influence })
event-end-rolled =
    .yes = After round { $round } the die shows { $die }: the war is over.
    .no = After round { $round } the die shows { $die }: the war goes on.
event-game-ended =
    .points = The game is over; { $winner_seats } wins.
    .fortresses = The game is over; of those with most throne points { $winner_seats } has more fortresses and wins.
    .provinces = The game is over; level so far, { $winner_seats } holds more provinces and wins.
    .castles = The game is over; level so far, { $winner_seats } has more castles and wins.
    .money = The game is over; level so far, { $winner_seats } has more money and wins.
    .shared = The game is over; all is level, and the win is shared: { $winner_seats }.
event-money-paid = { $seat } pays { $partner_seat } { $n } Louis d’Or.
event-cities-swapped = { $seat } and { $partner_seat } swap { $city } for { $other_city }.
event-offer-made = { $seat } offers { $partner_seat }: { $given } for { $asked }.
event-offer-declined = { $partner_seat } declines: { $given } for { $asked }.
event-offer-withdrawn = { $seat } withdraws the offer to { $partner_seat }: { $given } for { $asked }.
event-offer-lapsed = The offer of { $seat } to { $partner_seat } lapses: { $given } for { $asked }.
event-offer-accepted = { $seat } and { $partner_seat } come to terms.

## What a seat holds

private-card = { $n } × { $card }: { $use }
card-ladders = Ladders
card-ram = Ram
card-sappers = Sappers
card-cannon = Cannon
card-engineer = Engineer
card-traitor = Traitor
card-sign-of-god = Sign of God
card-retreat = Retreat
card-plunderers = Plunderers
card-ambassador = Ambassador
card-use-ladders = yellow, 3 battle points
card-use-ram = yellow, 4 battle points
card-use-sappers = yellow, 5 battle points
card-use-cannon = yellow, 6 battle points
card-use-engineer = in battle, works count a step less; defending, it stops the other’s Engineer
card-use-traitor = attacking, the works count for nothing
card-use-sign-of-god = once the dice are thrown, doubles a yellow card you have laid
card-use-retreat = once the dice are thrown, takes back a yellow card you have laid
card-use-plunderers = in your turn, money from a city a die can beat
card-use-ambassador = in your turn, two dice: rebellion, cards, hero or intrigue

## Scores

score-provinces = Provinces
score-duels = Duels
score-total = Throne points
tie-break-fortresses = more fortresses (8.6)
tie-break-provinces = more provinces (8.6)
tie-break-castles = more castles (8.6)
tie-break-money = more money (8.6)

## Standing orders

order-landings = Landings while you rule the sea
order-landings-which = Which you forbid
    .none = none
    .mine = those at your own ports
    .all = all
order-defence = Defence while you are away
order-defence-card = The card you lay
    .weakest = your weakest
    .strongest = your strongest
order-defence-influence = How much influence you add

## Refusals

refused-option = That is none of your choices now.
refused-unknown-city = There is no city “{ $slug }” on the map.
refused-over = The game is over.
refused-moment = That is not what is asked now; it comes at another moment of the round.
refused-turn = It is the turn of { $seat }; wait for yours.
refused-waits = First the battle, or whatever is asked now, has to come to its end.
refused-held = { $city } is held by { $seat }; only free cities can be joined, others must be attacked.
refused-foreign = A foreign power holds { $city }; it has to be attacked.
refused-no-road = No road leads to { $city } from a city you held before this turn’s expansion.
refused-no-port = Over sea you expand from a port of yours to a free port; { $city } is none, or you have none.
refused-by-road = A road leads to { $city }: take it by road.
refused-sea-alone = Over sea you take one city and no other in the same turn.
refused-two-cities = Two cities by road, or one by sea, are all a turn allows.
refused-no-marker = All your garrison markers are on the map; there is none for another city.
refused-not-yours = { $city } is not yours.
refused-own = { $city } is yours.
refused-free = { $city } is a free city; expand into it instead.
refused-no-way = No road joins { $source_city } and { $city }, and they are not both ports.
refused-source-used = { $city } has made its attack of this round.
refused-target-used = You have attacked { $city } this round; once is all you may.
refused-banned = The Pope lets nobody fight for { $city } this round.
refused-one-attack = It is peace: one attack a round is all you may make, and you have made it.
refused-two-yellow = An attack takes two yellow cards of your hand; you have { $n }. Cards that have won this round only defend.
refused-no-card = You hold no { $card }.
refused-is-fortress = { $city } is a fortress: no die can beat it.
refused-is-foreign = { $city } is held by a foreign power; this works on free cities and those of other players.
refused-plundered = { $city } is plundered already, or all plunder markers are on the map.
refused-no-money = That costs { $n } Louis d’Or; you have { $money }.
refused-hand-full = With { $n } you would hold more than { $most } cards.
refused-one-castle = You have built your castle of this round.
refused-has-works = { $city } has works already; a castle is built on a plain garrison.
refused-no-castle = { $city } has no castle; a fortress is built on one.
refused-new-castle = The castle at { $city } was built this round; it can become a fortress next round at the earliest.
refused-no-works-left = All markers for that are on the map.
refused-no-influence = You have { $n } points of influence, and lay { $most } at most.
refused-not-start = { $city } is none of the cities you may begin in.
refused-taken = { $city } is not free.
refused-tried = { $city } has been named already, or nobody holds it.
refused-not-lost = { $city } was not taken from you in the last round, or is yours again.
refused-no-cards = None of the others holds a card to lose.
refused-yourself = That is yourself; name another power.
refused-no-player = { $seat } does not play in this game.
refused-attack-alone = An attack is announced by itself, once your expansion is over.
refused-two-cards = An attack is made with exactly two yellow cards.
refused-one-card = One card is laid here, not two.
refused-one-of-hand = Whoever holds a card lays one in a duel; a red one counts nothing.
refused-not-drawn = { $event } was not drawn.
refused-hero = Your hero is not on the field.
refused-one-of-kind = You hold { $card } once only.
refused-not-yellow = { $card } is no yellow card; two yellow ones attack, one defends.
refused-not-used = { $card } has won you no battle in this round; only cards that have lie beside your hand and defend again.
refused-defends-only = Cards that have won a battle defend in this round; they attack no more.
refused-traitor-attacks = A Traitor helps whoever attacks, never the defender.
refused-no-works-there = A foreign power has no works an Engineer or Traitor could work on.
refused-one-yellow = With a yellow card in hand you have to lay one.
refused-no-bargain = That cannot be offered: cities are swapped for cities of equal defence, with money on one side if you like, and money is paid for a promise; in your own turn, three times at most, and only what both have.
refused-before-dice = That is played once the dice of a battle are thrown.
refused-not-laid = You have not laid { $card } in this battle, or not so often.
refused-few-retreats = You have Retreats for { $n } only.
refused-no-better = A Sign of God would change nothing for you here, or the other side is to say first.
refused-pays-nothing = { $city } pays nothing in this round.
refused-intrigue-used = Navarre has spun its intrigue of this turn, or this table plays without it.
refused-not-ruler = Only the ruler of the sea may say that, when somebody else is about to land.
refused-voting = Votes are cast once a round, before the cards are dealt.

## Positions

position-unknown-city = “{ $key }” of this position: there is no city { $slug }.
position-unknown-card = “{ $key }” of this position: there is no card { $slug }; there are { $ids }.
position-unknown-seat = “{ $key }” of this position: { $slug } has no seat at this table; there are { $ids }.
position-unknown-event = “{ $key }” of this position: there is no event { $slug }; there are { $ids }.
position-unknown-phase = “{ $key }” of this position: a round has no phase { $slug }; it has { $ids }.
position-only-yellow = “{ $key }” of this position: only yellow cards can have won a battle.
position-order = “{ $key }” of this position: it takes all { $n } seats, each once.
position-never-garrisons = { $seat } has more than { $n } garrisons in “owner”.
position-never-starts = in “starts” each seat has one to three cities.
position-never-works = “works” has more castles or fortresses than there are markers; a fortress takes one of each.
position-never-plunder = in “plundered” there are more than { $n } cities.
position-never-built = in “built” a seat has more than one castle.
position-never-events = in “events” there are more than a round has, or one that is out of the game.
position-never-cards = hands, “used”, “deck” and “discards” together are not the { $n } cards.
position-never-over-or-not = with “over” nothing is left to do in “stack”, and only then.
position-never-order = “order” does not hold every seat once.
position-never-rounds = “by_round” has more rounds than are over, or not as many for every seat.
position-never-frame = something in “stack” names a player or a city there is not.
position-never-battle = a battle in “stack” does not fit who holds the city, or the cards of the attacker.
position-never-attack = a battle in “stack” is not of an attack that could be announced: whose it is, from where, on what, how it comes, or the marks of it do not fit.
position-never-thrown = in a battle in “stack” the dice and answers are not such as could come about, or hands, “used”, “discards” and “influence” do not go with them.
position-never-moved = a city that was won waits in “stack” for a garrison, and who has won it, or whose it was, does not fit.
position-never-landing = a landing that waits in “stack” is not that of the battle below it, or its ruler of the sea is who lands.
position-never-duel = the duels in “stack” are not between different players.
position-never-active = a turn is under way in “stack”, and “active” is nobody.
position-never-ruler = a landing waits in “stack”, and “ruler” is nobody.
position-never-end = “stack” does not lead to the end of the round, or has something to do before a battle is over.
position-never-offer = “offer” is none two seats could make.

## Verbs of the slash group

verb-place = Place a garrison where you begin, or come back
    .option = city
verb-vote = Vote for war or peace
    .option = vote
verb-buy = Buy cards, a castle, a fortress
    .option = purchase
verb-event = Answer an event
    .option = choice
verb-duel = Lay a card and influence in a duel
    .option = choice
verb-expand = Expand into a free city
    .option = city
verb-attack = Attack a city, or end your turn
    .option = attack
verb-battle = Lay cards and influence in a battle
    .option = choice
verb-landing = Let a landing pass, or forbid it
    .option = answer
verb-plunder = Send Plunderers
    .option = city
verb-mission = Send your Ambassador, or say where the mission leads
    .option = choice
verb-offer = Offer a bargain
    .option = choice
verb-answer = Answer an offer
    .option = answer

## In a summary: the results alone, without dice

short-event-revolt-spread = { $event }: { $seat } names up to { $die } { $die ->
    [one] city
   *[other] cities
 }.
short-event-revolt-tried =
    .yes = { $city } rises.
    .no = { $city } stays quiet.
short-event-battle-rolled = { $opening }
short-event-battle-fought = { $result }
short-told-taken = { $attacker } takes { $city } from { $defender }.
short-told-held = { $attacker } attacks { $city }; { $defender } holds it.
short-told-tie = { $attacker } attacks { $city }; { $defender } holds it, and both lose their cards.
short-event-duel-fought = { $event }: { $seat } wins a throne point.
    .level = { $event }: nobody wins.
short-event-foreigners-came = { $foreigner } comes to { $city }.
short-event-militia-fought =
    .taken = { $foreigner } takes { $city }.
    .held = { $foreigner } attacks { $city }; the militia holds it.
short-event-city-plundered =
    .yes = { $seat } plunders { $city } and takes { $n } Louis d’Or.
    .no = { $seat } sends Plunderers to { $city } in vain.
short-event-ambassador-sent =
    .rebellion = { $seat } sends its Ambassador: a rebellion.
    .help = { $seat } sends its Ambassador: help from abroad, two cards.
    .hero = { $seat } sends its Ambassador: { $hero } takes the field.
    .intrigue = { $seat } sends its Ambassador: intrigue at court.
short-event-rebellion-tried =
    .yes = { $city } rises against { $owner_seat } and goes over to { $seat }.
    .no = { $city } stays true to { $owner_seat }.
short-event-points-scored = { $seat } gains { $n } throne { $n ->
    [one] point
   *[other] points
 } and { $influence } influence.
short-event-end-rolled =
    .yes = The war is over after round { $round }.
    .no = After round { $round } the war goes on.
