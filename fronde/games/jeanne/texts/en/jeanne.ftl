### Jeanne d'Arc 1429: everything a player of it reads, but for the rules (jeanne-rules.ftl) and the names on the map
### (jeanne-names.ftl).

game-name = Jeanne d’Arc 1429
game-pitch = The Hundred Years’ War: hold whole provinces, bargain, besiege cities, and keep the others off the throne of France.
game-players = Three to six players, two to four hours, eight to ten rounds.
bot-names = Perrin, Ysabeau, Thibaut, Oudine, Colin, Alison, Aubry, Mahaut

## Options of a table

option-name-powers = Powers
    .help = Which of the six powers are in play with fewer than six players: a suggested set, or any powers, one for each player. While a player has a power from outside the set, that power replaces one nobody has chosen.
    .usual = suggested for 3: Navarre, England, Burgundy; 4: all but Navarre and Burgundy; 5: all but England
    .crowns = the great rivals: France, England, Burgundy (4th Brittany, 5th Flanders)
    .north = the north: England, Flanders, Burgundy (4th Brittany, 5th France)
    .navarre = Navarre
    .france = France
    .angleterre = England
    .bretagne = Brittany
    .bourgogne = Burgundy
    .flandres = Flanders
option-name-buying = Buying
    .help = Whether players buy one after another, as printed, or all at once, with less waiting.
    .in-order = one after another
    .at-once = all at once
option-name-navarre_intrigue = Navarre’s intrigues
    .help = Once in each of its turns, Navarre makes another power lose a red card, or a yellow one if that power has no red one.
option-name-flanders_income = Flanders’ cloth
    .help = Each round, one city of Flanders pays twice. The player of Flanders chooses which.
option-name-burgundy_card = Burgundy’s guns
    .help = Burgundy is dealt one extra battle card each round.
option-name-france_retreat = France’s retreat
    .help = Once per round, France may save a card as if it had played a Retreat.
option-name-england_influence = England’s longbows
    .help = England gains at least 3 influence each round.
table-suggested = This is the suggested set for { $n } players.
table-even = Evenly matched: in { $n } games between bots, { LIST($shares) }; an even share is { $even }%.
table-lopsided = Lopsided: in { $n } games between bots, { LIST($shares) }; an even share is { $even }%.
told-share = { $seat } won { $n }%
setup-powers = The number of powers chosen is { $n }, but there are { $count } players. Choose one power for each player.
setup-players = This game is for three to six players; there are { $n }.

## Questions

ask-choose-start =
    { $n ->
        [one] Where does your second garrison start?
       *[other] Where do your { $n } garrisons start?
    }
ask-place-third = Place a third garrison in a free city that a road connects to one of yours?
ask-return-city = You have no cities left. Which of your starting cities do you take back?
ask-vote = Round { $round }: war or peace? Everyone votes in secret. Half the votes are enough for war.
ask-buy =
    { $cards ->
        [one] You have { $money } Louis d’Or and one card in hand. What do you buy?
       *[other] You have { $money } Louis d’Or and { $cards } cards in hand. What do you buy?
    }
ask-order-events = You drew two events: { $events }. Which one comes first?
ask-revolt =
    { $n ->
        [one] { $event }: choose the last city to strike.
       *[other] { $event }: choose a city to strike; { $n } are left to choose.
    }
ask-choose-treaty = Treaty: which of the cities you lost last round do you take back?
ask-confiscate = Confiscation: who loses cards?
ask-papal-ban = Papal intervention: in which province or city do you forbid battles this round?
ask-long-range-attack = Long-range attack: which enemy city do you attack? The city can be any distance away.
ask-raid-source = From which of your cities do you attack { $city }? The city you choose cannot attack again this round.
ask-duel-card = { $event } against { $rival_seat }: which card do you play? The loser’s card is lost.
ask-duel-influence = How much influence do you add against { $rival_seat }? You spend it, win or lose.
ask-expand =
    { $n ->
        [one] Expand into one more free city, or go on to the attacks?
       *[other] Expand into up to { $n } free cities by road or one by sea, or go on to the attacks?
    }
ask-fight =
    { $n ->
        [0] You cannot attack now. End your turn.
       *[other] { $war ->
            [yes] Attack, as often as your cards allow, or end your turn.
           *[no] Attack once, or end your turn.
        }
    }
ask-attack-cards = { $battle } The city’s defence: { $works }. Which two yellow cards do you play?
ask-defence-cards = { $battle } The city’s defence: { $works }. Which card do you play?
ask-battle-influence = How much influence do you add at { $city }? You spend it, win or lose.
ask-battle-support = Do you add a red card or your hero at { $city }?
ask-play-sign = { $city }: { $attack_total } for the attack, { $defence_total } for the defence. Result so far: { $result } Do you play a Sign of God? It doubles one card you have played.
ask-play-retreat = { $city }: { $attack_total } for the attack, { $defence_total } for the defence. { $result } Do you take back cards you have played? Each costs you a Retreat.
ask-forbid-landing = { $attacker_seat } is about to land at { $city } from { $source_city }. You rule the sea: do you allow it?
ask-play-plunderers = You may send your Plunderers against a city.
ask-play-ambassador = You may send your Ambassador. Two dice decide what happens.
ask-navarre-intrigue = You may use your court intrigue this turn. Who loses a card?
ask-rebel = Rebellion: choose another power’s city. If your die beats its defence, the city is yours.
ask-double-income = Which of your cities pays twice this round?
ask-move-garrison = You have won { $city }, but all your garrison markers are on the map. From which of your cities do you move a garrison there? The city you choose becomes free.
ask-court-intrigue = Court intrigue: who loses a card?
ask-offer-to = You may offer a bargain: a swap of cities with equal defence, or money. To whom?
ask-offer-give = What do you give { $partner_seat }?
ask-offer-ask = You give { $given } to { $partner_seat }. What do you ask for in return?
ask-offer-add = You offer { $given } for { $asked }. Do you add money?
ask-offer-send = You give { $given } to { $partner_seat } and ask for { $asked }. Send the offer?
ask-offer-drop = Your offer to { $partner_seat }
ask-answer-offer = { $seat } offers you { $given } and asks for { $asked }.

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
option-used = { $cards } (card that has already won)
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
option-retreat-none = Take nothing back
option-retreat = Take back { LIST($cards) }
option-double = { $city }
option-empty = { $city }
option-first = { $event } first
option-vote-war = War
option-vote-peace = Peace
option-third-none = No third garrison
option-buy-done = Done buying
option-expand-done = Stop expanding
option-end-turn = End turn
option-raid-none = No attack
option-ambassador = Send the Ambassador
option-landing-allow = Allow it
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
thing-promise = only a promise
thing-both = { LIST($things) }

hint-nothing = { "" }
hint-free = free city
hint-foreign = a foreign power, defending with { $n } plus a die
hint-held = { $seat }, defence { $n }
    .you = yours, defence { $n }
hint-castle = costs { $n } Louis d’Or; defence { $defence }, income 2
hint-fortress = costs { $n } Louis d’Or; defence { $defence }, income 3
hint-plunder = { $holder }; a higher die brings { $n } Louis d’Or
hint-plunder-free = { $holder }; any die brings { $n } Louis d’Or
hint-beat = { $holder }; you need a die above { $n }
hint-province = { $province } ({ $n ->
        [one] 1 point
       *[other] { $n } points
    }): { $lacking ->
        [0] you would hold all of it
       *[other] you would hold { $mine } of its { $all } cities
    }{ $port }{ $mountain }
hint-port = { " · port" }
hint-mountain = { " · mountains" }
hint-mountain-bonus = { "; mountains +" }{ $n }
hint-landing-bonus = { "; +" }{ $n } against a landing
hint-ban-province =
    { $n ->
        [one] its only city
       *[other] all { $n } of its cities
    }
hint-attack = { $holder }{ $mountain }{ $landing }
hint-buy-cards = costs { $n } Louis d’Or
hint-cards = worth { $n }; with your die and all you know so far, your total is from { $low } to { $high }
hint-card-none = only your works and your die
hint-influence = { $n } influence left
hint-support-none = no red card, no hero
hint-support-engineer = in attack, makes works count one step lower; in defence, cancels a rival’s Engineer
hint-support-traitor = the works do not count
hint-support-hero = adds 2 points; you lose the hero unless you win
hint-sign-none = the totals do not change
hint-sign = your total becomes { $n }
hint-retreat =
    { $n ->
        [one] costs one Retreat
       *[other] costs { $n } Retreats
    }
hint-retreat-none = cards that lost are gone; those that won can only defend
hint-double = pays twice: { $n } more Louis d’Or
hint-vote-war = six cards, two events, as many attacks as your cards allow
hint-vote-peace = four cards, one event, one attack each
hint-third-none = you start with two garrisons
hint-buy-done = you keep the rest of your money
hint-expand-done = continue to attacks, or end your turn
hint-end-turn = your turn is over
hint-raid-none = the event has no effect
hint-ambassador = 2–5 rebellion, 6–8 two cards, 9–10 hero, 11–12 intrigue
hint-landing-allow = the battle takes place
hint-landing-forbid = the attack ends, but still counts as an attack
hint-hand =
    { $n ->
        [one] one card in hand
       *[other] { $n } cards in hand
    }
hint-event-revolt = cities can lose a step of their defence
hint-event-companies = cities can lose a step of their defence and be plundered
hint-event-plague = the round ends at once
hint-event-bad-weather = the next income is halved
hint-event-long-range-attack = you may attack any enemy city
hint-event-treaty = you get back a city that was taken from you
hint-event-truce = there is peace in the next round
hint-event-confiscation = a rival loses cards
hint-event-papal-intervention = you forbid battles in one place
hint-event-sea-battle = a duel between the two players with the most ports
hint-event-field-battle = everyone duels, in two camps

group-end = Finish
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
group-offer-money = Money, { $low } to { $high } Louis d’Or
group-offer-add-given = You add money, { $low } to { $high } Louis d’Or
group-offer-add-asked = You ask for money on top, { $low } to { $high } Louis d’Or
group-offer-promise = A promise
group-offer-city = A city

## What happens

event-game-began = Who will wear the crown of France? Garrisons are placed in this order: { LIST($seats) }.
event-start-chosen = { $seat } starts in { LIST($cities) }.
    .you = You start in { LIST($cities) }.
event-third-placed = { $seat } places a third garrison in { $city }.
    .you = You place a third garrison in { $city }.
event-third-declined = { $seat } places no third garrison.
    .you = You place no third garrison.
event-round-began = Round { $round }.
event-power-returned = { $seat } returns, in { $city }.
    .you = You return at { $city }.
event-power-fell = { $seat } has lost its last city and returns next round.
    .you = You have lost your last city and return next round.
event-income-paid = { $seat } receives { $n } Louis d’Or and now has { $money }.
    .you = You receive { $n } Louis d’Or and now have { $money }.
told-income-paid = Income: { $told }.
told-one-income-paid = { $seat } { $n }
    .you = you { $n }
event-status-voted =
    .yes = War! Votes for war: { $war_seats }; votes for peace: { $peace_seats }.
    .no = Peace, for now. Votes for peace: { $peace_seats }; votes for war: { $war_seats }.
event-truce-kept = The truce holds: peace, without a vote.
event-cards-drawn =
    { $n ->
        [0] { $seat } draws no card: none are left.
        [one] { $seat } draws a card.
       *[other] { $seat } draws { $n } cards.
    }
    .you =
        { $n ->
            [0] You draw no cards: none are left.
            [one] You draw a card.
           *[other] You draw { $n } cards.
        }
event-cards-drawn-own = { $seat } draws: { $cards }.
    .you = You draw: { $cards }.
told-cards-drawn = Cards dealt: { $told }.
told-one-cards-drawn = { $seat } { $n }
    .you = you { $n }
event-cards-bought =
    { $n ->
        [one] { $seat } buys a card and has { $money } Louis d’Or left.
       *[other] { $seat } buys { $n } cards and has { $money } Louis d’Or left.
    }
    .you =
        { $n ->
            [one] You buy a card and have { $money } Louis d’Or left.
           *[other] You buy { $n } cards and have { $money } Louis d’Or left.
        }
sum-costs = Costs: { LIST($costs) }.
spent-influence = { $n } influence
spent-money = { $n } Louis d’Or
sum-guards = Cards that can only defend for the rest of the round: { LIST($cards) }.
sum-points = { COUNT($provinces) ->
    [0] You hold no whole province: no throne points at the moment.
   *[other] If nothing changes, { LIST($provinces) } will bring { $n ->
        [one] 1 throne point
       *[other] { $n } throne points
    } this round.
 }
sum-opens = Open to attack this round: { LIST($opened) }{ $more ->
    [0] {""}
    [one] , and 1 more city
   *[other] , and { $more } more cities
 }.
opened-to = { $city } (by { LIST($seats) }; defence { $n })
summary-round = Round { $n } is over, round { $next } begins
summary-won = { $seat } has won { LIST($won) }.
    .you = You have won { LIST($won) }.
summary-lost = { $seat } has lost { LIST($lost) }.
    .you = You have lost { LIST($lost) }.
summary-both = { $seat } has won { LIST($won) }, and lost { LIST($lost) }.
    .you = You have won { LIST($won) }, and lost { LIST($lost) }.
summary-foreign = Foreign powers have taken { LIST($cities) }.
summary-castle = New castles: { LIST($cities) }.
summary-fortress = New fortresses: { LIST($cities) }.
summary-no-works = No works left at { LIST($cities) }.
event-works-built =
    .castle = { $seat } builds a castle at { $city } and has { $money } Louis d’Or left.
    .fortress = { $seat } builds a fortress at { $city } and has { $money } Louis d’Or left.
    .castle-you = You build a castle at { $city } and have { $money } Louis d’Or left.
    .fortress-you = You build a fortress at { $city } and have { $money } Louis d’Or left.
event-buying-ended = { $seat } finishes buying.
    .you = You finish buying.
event-order-drawn =
    { $n ->
        [0] Order of play: { $seats }. { $seat } already has all the influence it can hold.
       *[other] Order of play: { $seats }. { $seat } gains 1 influence.
    }
    .you =
        { $n ->
            [0] Order of play: { $seats }. You already have all the influence you can hold.
           *[other] Order of play: { $seats }. You gain 1 influence.
        }
event-events-drawn = { $seat } draws: { $events }.
    .you = You draw: { $events }.
event-events-ordered = { $seat } puts { $event } before the other event.
    .you = You put { $event } before the other event.
event-event-began = { $event }.
event-event-void = { $event } has no effect.
event-revolt-spread =
    { $die ->
        [one] { $event } (die 1): { $seat } chooses one city, which is then at risk.
       *[other] { $event } (die { $die }): { $seat } chooses up to { $die } cities, which are then at risk.
    }
    .you =
        { $die ->
            [one] { $event } (die 1): you choose one city, which is then at risk.
           *[other] { $event } (die { $die }): you choose up to { $die } cities, which are then at risk.
        }
event-revolt-tried =
    .yes = { $city } revolts: die { $die } against { $defence }.
    .no = { $city } stays quiet: die { $die } against { $defence }.
event-works-lost =
    .garrison = { $city } loses its castle.
    .castle = { $city } loses its fortress but keeps a castle.
event-city-freed = { $city } is now a free city.
event-city-wasted = { $city } is plundered and pays nothing at the next income.
event-plague-struck = The Black Death: round { $round } ends here, without turns or points.
event-storm-came = Bad weather: the next income is halved.
event-city-restored = By treaty { $city } returns to { $seat }.
    .you = Under the treaty, { $city } returns to you.
event-truce-agreed = A truce is agreed: there is peace in the next round.
event-cards-confiscated = { $seat } has to give up { LIST($cards) }.
    .none = { $seat } has no card to give up.
    .you = You lose { LIST($cards) }.
    .none-you = You have no card to lose.
event-ban-spoken =
    .province = The Pope forbids all battles in { $province } this round.
    .city = The Pope forbids all battles for { $city } this round.
event-raid-declined = { $seat } makes no long-range attack.
    .you = You make no long-range attack.
event-attack-announced = { $opening }
event-landing-forbidden = { $seat } rules the sea and forbids { $attacker_seat } to land at { $city }. The attack is used up.
    .you = You rule the sea and forbid { $attacker_seat } to land at { $city }. The attack is used up.
    .you-attacker_seat = { $seat } rules the sea and forbids you to land at { $city }. The attack is used up.
event-landing-allowed = { $seat } lets { $attacker_seat } land at { $city }.
    .you = You let { $attacker_seat } land at { $city }.
    .you-attacker_seat = { $seat } lets you land at { $city }.
event-battle-rolled = { $opening } Attack: { $attack } = { $attack_total }. Defence: { $defence } = { $defence_total }.{ $attack_saved }{ $defence_saved }
event-battle-fought = { $battle } { $result }
event-garrison-moved = All garrison markers of { $seat } are on the map, so the garrison of { $source_city } moves to { $city }. { $source_city } is now free.
    .you = All your garrison markers are on the map, so the garrison of { $source_city } moves to { $city }. { $source_city } is now free.
event-income-doubled = { $city } pays { $seat } twice: { $n } more Louis d’Or.
    .you = { $city } pays you twice: { $n } more Louis d’Or.
told-attack-road = { $attacker } attacks { $city } ({ $defender }) from { $source_city }.
    .you-attacker = You attack { $city } ({ $defender }) from { $source_city }.
    .you-defender = { $attacker } attacks you at { $city } from { $source_city }.
told-attack-landing = { $attacker } lands from { $source_city } at { $city }, held by { $defender }.
    .you-attacker = You land at { $city }, held by { $defender }, from { $source_city }.
    .you-defender = { $attacker } lands at your city of { $city } from { $source_city }.
told-attack-raid = { $attacker } makes a long-range attack on { $city } ({ $defender }) from { $source_city }.
    .you-attacker = You make a long-range attack on { $city } ({ $defender }) from { $source_city }.
    .you-defender = { $attacker } makes a long-range attack on you at { $city } from { $source_city }.
told-attack-foreign = { $attacker } attacks { $city } ({ $defender }).
    .you-defender = { $attacker } attacks you at { $city }.
told-attack-fleet = { $attacker } lands at { $city }, held by { $defender }.
    .you-defender = { $attacker } lands at { $city }, which you hold.
told-foreigners = foreign troops
told-taken = { $attacker } takes { $city }.
    .you-attacker = You take { $city }.
    .you-defender = { $attacker } takes { $city } from you.
told-held = { $city } stays with { $defender }.
    .you-defender = You keep { $city }.
told-tie = It is a tie, so the defender keeps { $city }, and both sides lose all cards still in play.
    .you-defender = It is a tie, so you keep { $city }, and both sides lose all cards still in play.
told-saved = { " " }{ $seat } takes back { LIST($cards) } with { COUNT($cards) ->
    [one] a Retreat
   *[other] Retreats
 }.
    .you = { " " }You take back { LIST($cards) } with { COUNT($cards) ->
        [one] a Retreat
       *[other] Retreats
     }.
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
    .you = you against { $rival_seat }
    .you-rival_seat = { $seat } against you
event-duel-fought = { $event }: { $sides }. { $seat } wins a throne point.
    .level = { $event }: { $sides }. A tie: nobody wins.
    .you = { $event }: { $sides }. You win a throne point.
told-duellist = { $seat } { $total } ({ $card }, influence { $influence }, die { $die })
    .you = you { $total } ({ $card }, influence { $influence }, die { $die })
told-no-card = no card
event-sea-ruled = { $seat } rules the sea this round and may forbid landings.
    .you = You rule the sea this round and may forbid landings.
event-camps-level = Both camps have won the same number of duels: no extra point.
event-camp-won = Each member of the winning camp ({ $seats }) gains a throne point.
event-foreigners-came = { $foreigner } comes to { $city } ({ COUNT($dice) ->
    [one] die
   *[other] dice
 }: { $dice }).
event-foreigners-turned =
    .banned = { $foreigner } turns back from { $city }: the Pope has forbidden battles there.
    .theirs = { $city } is already in foreign hands.
event-militia-fought =
    .taken = { $foreigner } beats the militia of { $city }, { $total } to { $die }, and takes the city.
    .held = { $foreigner } attacks { $city }; the militia holds it, { $die } to { $total }.
event-turn-began = { $seat }’s turn.
    .you = Your turn.
event-turn-ended = { $seat } ends its turn.
    .you = You end your turn.
event-city-joined =
    .road = { $seat } expands into { $city }.
    .sea = { $seat } expands by sea into { $city }.
    .road-you = You expand into { $city }.
    .sea-you = You expand by sea into { $city }.
told-city-joined = New garrisons: { $told }.
told-one-city-joined = { $seat } in { $city }
    .you = you in { $city }
event-city-plundered =
    .yes = { $seat } plunders { $city } (die { $die } against { $defence }) and takes { $n } Louis d’Or.
    .no = { $seat } sends Plunderers to { $city } in vain (die { $die } against { $defence }).
    .yes-you = You plunder { $city } (die { $die } against { $defence }) and take { $n } Louis d’Or.
    .no-you = You send Plunderers to { $city }, but they fail (die { $die } against { $defence }).
event-ambassador-sent =
    .rebellion = { $seat } sends its Ambassador ({ COUNT($dice) ->
        [one] die
       *[other] dice
    } { $dice }): a rebellion.
    .help = { $seat } sends its Ambassador ({ COUNT($dice) ->
        [one] die
       *[other] dice
    } { $dice }): help from abroad, two cards.
    .hero = { $seat } sends its Ambassador ({ COUNT($dice) ->
        [one] die
       *[other] dice
    } { $dice }): { $hero } takes the field.
    .intrigue = { $seat } sends its Ambassador ({ COUNT($dice) ->
        [one] die
       *[other] dice
    } { $dice }): intrigue at court.
    .rebellion-you = You send your Ambassador ({ COUNT($dice) ->
        [one] die
       *[other] dice
     } { $dice }): a rebellion.
    .help-you = You send your Ambassador ({ COUNT($dice) ->
        [one] die
       *[other] dice
     } { $dice }): help from abroad, two cards.
    .hero-you = You send your Ambassador ({ COUNT($dice) ->
        [one] die
       *[other] dice
     } { $dice }): { $hero } takes the field.
    .intrigue-you = You send your Ambassador ({ COUNT($dice) ->
        [one] die
       *[other] dice
     } { $dice }): intrigue at court.
event-mission-void =
    .rebellion = { $seat } finds no city where a rebellion could start.
    .intrigue = { $seat } finds nobody with a card to lose.
    .rebellion-you = You find no city where a rebellion could start.
    .intrigue-you = You find nobody with a card to lose.
event-rebellion-tried =
    .yes = { $city } rebels against { $owner_seat } (die { $die } against { $defence }) and joins { $seat }.
    .no = { $city } stays loyal to { $owner_seat } (die { $die } against { $defence }).
    .yes-you = { $city } rebels against { $owner_seat } (die { $die } against { $defence }) and joins you.
    .yes-you-owner_seat = { $city } rebels against you (die { $die } against { $defence }) and joins { $seat }.
    .no-you-owner_seat = { $city } stays loyal to you (die { $die } against { $defence }).
event-card-lost = { $seat }’s intrigue: { $rival_seat } loses { $card }.
    .none = { $seat } intrigues against { $rival_seat }, who has no card to lose.
    .you = Your intrigue: { $rival_seat } loses { $card }.
    .none-you = Your intrigue: { $rival_seat } has no card to lose.
    .you-rival_seat = { $seat }’s intrigue: you lose { $card }.
    .none-you-rival_seat = { $seat }’s intrigue: you have no card to lose.
event-points-scored =
    { $n ->
        [0] { $seat } scores no throne points for provinces{ $influence ->
            [0] {""}
           *[other] {" "}and gains { $influence } influence
        }.
        [one] { $seat } gains a throne point ({ $provinces }){ $influence ->
            [0] {""}
           *[other] {" "}and { $influence } influence
        }.
       *[other] { $seat } gains { $n } throne points ({ $provinces }){ $influence ->
            [0] {""}
           *[other] {" "}and { $influence } influence
        }.
    }
    .you =
        { $n ->
            [0] You score no throne points for provinces{ $influence ->
                [0] {""}
               *[other] {" "}and gain { $influence } influence
            }.
            [one] You gain a throne point ({ $provinces }){ $influence ->
                [0] {""}
               *[other] {" "}and { $influence } influence
            }.
           *[other] You gain { $n } throne points ({ $provinces }){ $influence ->
                [0] {""}
               *[other] {" "}and { $influence } influence
            }.
        }
told-points-scored = Throne points this round: { $told }.
told-one-points-scored = { $seat } { $n }{ $influence ->
    [0] {""}
   *[other] {" "}(influence +{ $influence })
 }
    .you = you { $n }{ $influence ->
        [0] {""}
       *[other] {" "}(influence +{ $influence })
     }
event-end-rolled =
    .yes = After round { $round } the die shows { $die }: the war is over.
    .no = After round { $round } the die shows { $die }: the war continues.
event-game-ended =
    .points = The game is over. { $winner_seats } wins.
    .fortresses = The game is over. Throne points are tied; { $winner_seats } has more fortresses and wins.
    .provinces = The game is over. Throne points and fortresses are tied; { $winner_seats } holds more provinces and wins.
    .castles = The game is over. Throne points, fortresses and provinces are tied; { $winner_seats } has more castles and wins.
    .money = The game is over. Throne points, fortresses, provinces and castles are tied; { $winner_seats } has more money and wins.
    .shared = The game is over. Everything is tied; { $winner_seats } share the win.
event-money-paid = { $seat } pays { $n } Louis d’Or to { $partner_seat }.
    .you = You pay { $n } Louis d’Or to { $partner_seat }.
    .you-partner_seat = { $seat } pays you { $n } Louis d’Or.
event-cities-swapped = { $seat } gives { $city } to { $partner_seat } for { $other_city }.
    .you = You give { $city } to { $partner_seat } for { $other_city }.
    .you-partner_seat = { $seat } gives you { $city } for { $other_city }.
event-offer-made = { $seat } makes { $partner_seat } an offer: { $given } for { $asked }.
    .you = You make { $partner_seat } an offer: { $given } for { $asked }.
    .you-partner_seat = { $seat } makes you an offer: { $given } for { $asked }.
event-offer-declined = { $partner_seat } declines { $seat }’s offer: { $given } for { $asked }.
    .you = { $partner_seat } declines your offer: { $given } for { $asked }.
    .you-partner_seat = You decline { $seat }’s offer: { $given } for { $asked }.
event-offer-withdrawn = { $seat } withdraws the offer to { $partner_seat }: { $given } for { $asked }.
    .you = You withdraw your offer to { $partner_seat }: { $given } for { $asked }.
    .you-partner_seat = { $seat } withdraws the offer to you: { $given } for { $asked }.
event-offer-lapsed = { $seat }’s offer to { $partner_seat } expires: { $given } for { $asked }.
    .you = Your offer to { $partner_seat } expires: { $given } for { $asked }.
    .you-partner_seat = { $seat }’s offer to you expires: { $given } for { $asked }.
event-offer-accepted = { $seat } and { $partner_seat } make a deal.
    .you = You and { $partner_seat } make a deal.
    .you-partner_seat = You and { $seat } make a deal.

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
card-use-engineer = in attack, makes works count one step lower; in defence, cancels a rival’s Engineer
card-use-traitor = in attack, the works do not count
card-use-sign-of-god = after the dice roll, doubles a yellow card you played
card-use-retreat = after the dice roll, takes back a yellow card you played
card-use-plunderers = in your turn, takes money from a city if your die beats its defence
card-use-ambassador = in your turn, roll two dice: rebellion, cards, hero or intrigue

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
order-landings-which = Landings you forbid
    .none = none
    .mine = at your own ports
    .all = all
order-defence = Defence while you are away
order-defence-card = Card you play
    .weakest = your weakest
    .strongest = your strongest
order-defence-influence = Influence you add

## Refusals

refused-option = That is not one of your choices now.
refused-unknown-city = There is no city “{ $slug }” on the map.
refused-over = The game is over.
refused-moment = You cannot do that now; it comes at another point in the round.
refused-turn = It is { $seat }’s turn; wait for yours.
refused-waits = First the battle has to end, or the open question has to be answered.
refused-held = { $seat } holds { $city }. You can expand only into free cities; attack this city instead.
refused-foreign = A foreign power holds { $city }; attack the city instead.
refused-no-road = No road leads to { $city } from a city you held before this turn’s expansion.
refused-no-port = By sea you expand from one of your ports to a free port. { $city } is not a free port, or you have no port.
refused-by-road = A road leads to { $city }: expand by road instead.
refused-sea-alone = If you expand by sea, that is your only expansion in that turn.
refused-two-cities = In one turn you may expand into two cities by road, or into one by sea.
refused-no-marker = All your garrison markers are on the map; you have none left for another city.
refused-not-yours = { $city } is not yours.
refused-own = { $city } is yours.
refused-free = { $city } is a free city; expand into it instead.
refused-no-way = No road connects { $source_city } and { $city }, and they are not both ports.
refused-source-used = { $city } has already attacked this round.
refused-target-used = You have already attacked { $city } this round; you may attack it only once.
refused-banned = The Pope forbids battles for { $city } this round.
refused-one-attack = In peace you may attack only once a round, and you have done so.
refused-two-yellow = An attack takes two yellow cards from your hand; you have { $n }. Cards that have won this round can only defend.
refused-no-card = You have no { $card }.
refused-is-fortress = { $city } is a fortress: no die can beat it.
refused-is-foreign = A foreign power holds { $city }. You cannot do this to a city in foreign hands.
refused-plundered = { $city } is already plundered, or all plunder markers are on the map.
refused-no-money = That costs { $n } Louis d’Or; you have { $money }.
refused-hand-full = With { $n } more you would hold more than { $most } cards.
refused-one-castle = You have already built a castle this round.
refused-has-works = { $city } already has works; you can build a castle only on a plain garrison.
refused-no-castle = { $city } has no castle; you can build a fortress only on a castle.
refused-new-castle = The castle at { $city } was built this round. You can make it a fortress next round at the earliest.
refused-no-works-left = All markers of that kind are on the map.
refused-no-influence = You have { $n } influence, and nobody may add more than { $most } at once.
refused-not-start = { $city } is not one of your starting cities.
refused-taken = { $city } is not free.
refused-tried = { $city } has already been chosen, or nobody holds it.
refused-not-lost = { $city } was not taken from you last round, or is yours again.
refused-no-cards = No other player has a card to lose.
refused-yourself = That is your own power; choose another.
refused-no-player = { $seat } is not in this game.
refused-attack-alone = Announce an attack on its own, after your expansion.
refused-two-cards = An attack takes exactly two yellow cards.
refused-one-card = Play one card here, not two.
refused-one-of-hand = In a duel you must play a card if you have one; a red card counts as 0.
refused-not-drawn = { $event } was not drawn.
refused-hero = Your hero is not on the field.
refused-one-of-kind = You have only one { $card }.
refused-not-yellow = { $card } is not a yellow card. You attack with two yellow cards and defend with one.
refused-not-used = { $card } has not won a battle for you this round. Only cards that have won a battle can defend again.
refused-defends-only = Cards that have won a battle can only defend for the rest of the round.
refused-traitor-attacks = A Traitor helps only the attacker, never the defender.
refused-no-works-there = A foreign power has no works for an Engineer or Traitor to weaken.
refused-one-yellow = You have a yellow card in hand, so you must play one.
refused-no-bargain = You cannot offer that. Swap cities with equal defence, with money on one side if you like, or pay money for a promise. In your own turn you may make up to three offers, and each side can give only what it has.
refused-before-dice = You can play that only after the dice of a battle are rolled.
refused-not-laid = You have not played { $card } in this battle, or you have played fewer of them.
refused-few-retreats =
    { $n ->
        [one] You have only one Retreat, which takes back one card.
       *[other] You have only { $n } Retreats, and each takes back one card.
    }
refused-no-better = A Sign of God would change nothing for you here, or the other side decides first.
refused-pays-nothing = { $city } pays nothing this round.
refused-intrigue-used = Navarre has already used its intrigue this turn, or this table plays without it.
refused-not-ruler = Only the ruler of the sea decides that, when another player is about to land.
refused-voting = You vote once a round, before the cards are dealt.

## Positions

position-unknown-city = “{ $key }” of this position: there is no city { $slug }.
position-unknown-card = “{ $key }” of this position: there is no card { $slug }; there are { $ids }.
position-unknown-seat = “{ $key }” of this position: { $slug } has no seat at this table; the possible names are { $ids }.
position-unknown-event = “{ $key }” of this position: there is no event { $slug }; there are { $ids }.
position-unknown-phase = “{ $key }” of this position: a round has no phase { $slug }; it has { $ids }.
position-only-yellow = “{ $key }” of this position: only yellow cards can have won a battle.
position-order = “{ $key }” of this position must list all { $n } seats, each once.
position-never-garrisons = { $seat } has more than { $n } garrisons in “owner”.
position-never-starts = in “starts” each seat must have one to three cities.
position-never-works = “works” has more castles or fortresses than there are markers; a fortress takes one marker of each kind.
position-never-plunder = in “plundered” there are more than { $n } cities.
position-never-built = in “built” a seat has more than one castle.
position-never-events = in “events” there are more events than a round has, or an event that is out of the game.
position-never-cards = “hands”, “used”, “deck” and “discards” do not add up to the { $n } cards.
position-never-over-or-not = “stack” must be empty if “over” is true, and only then.
position-never-order = “order” does not list every seat exactly once.
position-never-rounds = in “by_round” there are more rounds than have ended, or not the same number of rounds for every seat.
position-never-frame = “stack” names a player or a city that does not exist.
position-never-battle = a battle in “stack” does not match the holder of the city or the attacker’s cards.
position-never-attack = a battle in “stack” comes from an attack nobody could announce: its player, source, target, kind or marks do not match.
position-never-thrown = a battle in “stack” has dice or answers that are not possible, or “hands”, “used”, “discards” and “influence” do not match them.
position-never-moved = a city in “stack” waits for a garrison, but its winner or its former holder does not match the rest of the position.
position-never-landing = a landing in “stack” does not match the battle below it, or its ruler of the sea is the attacker.
position-never-duel = the duels in “stack” are not between different players.
position-never-active = a turn is under way in “stack”, but “active” names nobody.
position-never-ruler = a landing waits in “stack”, but “ruler” names nobody.
position-never-end = “stack” does not lead to the end of the round, or puts another step before the end of a battle.
position-never-offer = “offer” is not an offer that two seats could make.

## Verbs of the slash group

verb-place = Place a garrison at the start, or when you return
    .option = city
verb-vote = Vote for war or peace
    .option = vote
verb-buy = Buy cards, a castle, a fortress
    .option = purchase
verb-event = Make a choice in an event
    .option = choice
verb-duel = Play a card and spend influence in a duel
    .option = choice
verb-expand = Expand into a free city
    .option = city
verb-attack = Attack a city, or end your turn
    .option = attack
verb-battle = Play cards and spend influence in a battle
    .option = choice
verb-landing = Allow or forbid a landing
    .option = answer
verb-plunder = Send Plunderers
    .option = city
verb-mission = Send your Ambassador, or choose where the mission leads
    .option = choice
verb-offer = Offer a bargain
    .option = choice
verb-answer = Answer an offer
    .option = answer

## In a summary: the results alone, without dice

short-event-revolt-spread = { $event }: { $seat } chooses { $die ->
    [one] one city
   *[other] up to { $die } cities
 }.
    .you = { $event }: you choose { $die ->
        [one] one city
       *[other] up to { $die } cities
     }.
short-event-revolt-tried =
    .yes = { $city } revolts.
    .no = { $city } stays quiet.
short-event-battle-rolled = { $opening }
short-event-battle-fought = { $result }
short-told-taken = { $attacker } takes { $city } from { $defender }.
    .you-attacker = You take { $city } from { $defender }.
    .you-defender = { $attacker } takes { $city } from you.
short-told-held = { $attacker } attacks { $city }, but the city stays with { $defender }.
    .you-attacker = You attack { $city }, but the city stays with { $defender }.
    .you-defender = { $attacker } attacks { $city }, but you keep the city.
short-told-tie = { $attacker } attacks { $city }; after a tie the city stays with { $defender }, and both sides lose their cards.
    .you-attacker = You attack { $city }; after a tie the city stays with { $defender }, and both sides lose their cards.
    .you-defender = { $attacker } attacks { $city }; after a tie you keep the city, and both sides lose their cards.
short-event-duel-fought = { $event }: { $seat } wins a throne point.
    .level = { $event }: nobody wins.
    .you = { $event }: you win a throne point.
short-event-foreigners-came = { $foreigner } comes to { $city }.
short-event-militia-fought =
    .taken = { $foreigner } takes { $city }.
    .held = { $foreigner } attacks { $city }; the militia holds it.
short-event-city-plundered =
    .yes = { $seat } plunders { $city } and takes { $n } Louis d’Or.
    .no = { $seat } sends Plunderers to { $city } in vain.
    .yes-you = You plunder { $city } and take { $n } Louis d’Or.
    .no-you = You send Plunderers to { $city }, but they fail.
short-event-ambassador-sent =
    .rebellion = { $seat } sends its Ambassador: a rebellion.
    .help = { $seat } sends its Ambassador: help from abroad, two cards.
    .hero = { $seat } sends its Ambassador: { $hero } takes the field.
    .intrigue = { $seat } sends its Ambassador: intrigue at court.
    .rebellion-you = You send your Ambassador: a rebellion.
    .help-you = You send your Ambassador: help from abroad, two cards.
    .hero-you = You send your Ambassador: { $hero } takes the field.
    .intrigue-you = You send your Ambassador: intrigue at court.
short-event-rebellion-tried =
    .yes = { $city } rebels against { $owner_seat } and joins { $seat }.
    .no = { $city } stays loyal to { $owner_seat }.
    .yes-you = { $city } rebels against { $owner_seat } and joins you.
    .yes-you-owner_seat = { $city } rebels against you and joins { $seat }.
    .no-you-owner_seat = { $city } stays loyal to you.
short-event-points-scored = { $seat } gains { $n } throne { $n ->
    [one] point
   *[other] points
 }{ $influence ->
    [0] {""}
   *[other] {" "}and { $influence } influence
 }.
    .you = You gain { $n } throne { $n ->
        [one] point
       *[other] points
     }{ $influence ->
        [0] {""}
       *[other] {" "}and { $influence } influence
     }.
short-event-end-rolled =
    .yes = The war is over after round { $round }.
    .no = After round { $round } the war continues.
