### What the pictures of Jeanne d'Arc 1429 say: words printed in them, and their alt texts.

picture-title = Jeanne d’Arc 1429
picture-england = England
picture-castile = Castile
picture-aragon = Aragon
picture-savoy = Savoy
picture-empire = The Empire
picture-code-navarre = Na
picture-code-france = Fr
picture-code-angleterre = En
picture-code-bretagne = Br
picture-code-bourgogne = Bu
picture-code-flandres = Fl

picture-to-move = { $name } to move
picture-over = Game over
picture-round = Round { $round }
picture-now = This round
picture-now-war = At war
picture-now-peace = At peace
picture-channel = The Channel
picture-biscay = Bay of Biscay
picture-mediterranean = Mediterranean Sea
picture-war = War
picture-peace = Peace
picture-last = last
picture-end-die = 1–{ $low }
picture-phase-setup = Placing the first garrisons
picture-phase-income = Income
picture-phase-vote = Voting for war or peace
picture-phase-buying = Buying
picture-phase-events = Events
picture-phase-intervention = Foreign intervention
picture-phase-turns = Expansion and war
picture-phase-over = Game over
picture-duels = { $event }: { $pairs }
picture-ruler = Ruler of the sea: { $seat }
picture-truce = Truce: peace in the next round
picture-storm = Bad weather: next income halved
picture-plague-over = The Black Death is past
picture-deck = Deck: { $deck }, discards: { $discards }
picture-more = { $count } more

picture-key-free = Free city
picture-key-garrison = Garrison
picture-key-castle = Castle
picture-key-fortress = Fortress
picture-key-foreign = Foreign troops
picture-key-plundered = Plundered
picture-key-banned = No battles
picture-key-ground = Held in part
picture-key-whole = Held whole
picture-key-double = Two points
picture-key-port = Port
picture-key-mountain = Mountains
picture-key-road = Road
picture-key-changed = Changed
picture-key-battle = Battle
picture-key-points = throne points
picture-key-due = due for whole provinces
picture-key-money = Louis d’Or
picture-key-income = next income
picture-key-influence = influence
picture-key-hand = cards in hand
picture-key-used = cards that have won: can only defend
picture-key-hero = hero on the field
picture-key-cities = cities
picture-key-castles = castles
picture-key-fortresses = fortresses
picture-key-garrisons = garrisons left
picture-key-best = most points in a round
picture-key-end = ends the game

picture-alt-over = Jeanne d’Arc 1429: the game is over.
picture-alt-to-move = { $name } to move
picture-alt-points = Throne points: { $scores }.
picture-alt-provinces = Whole provinces: { $held }.
picture-alt-changed = Changed: { $cities }.
picture-alt-held = { $seat } holds { $cities }.
picture-alt-events = Events: { $events }.
picture-alt-plundered = Plundered: { $cities }.
picture-alt-banned = No battles for { $cities }.
picture-alt-foreign = Foreign troops in { $cities }.
picture-alt-free-works = Free cities with works: { $cities }.
picture-alt-purses = Money, influence, cards: { $purses }.

## A province, and where a power can go

picture-worth =
    { $points ->
        [one] one throne point a round
       *[other] { $points } throne points a round
    }
picture-held-whole = { $worth } · held whole by { $seat }
picture-held-parts =
    { $worth } · { $cities ->
        [one] one city
       *[other] { $cities } cities
    }, { $free } free
picture-alt-about = The question is about { $cities }.
picture-reach-of = Where { $seat } can go
picture-reach = { $free } free by road (green), { $sea } by sea (blue, dashed), { $strike } to attack (red)
picture-alt-reach-free = Free cities by road: { $cities }.
picture-alt-reach-sea = Free cities by sea: { $cities }.
picture-alt-reach-strike = Cities to attack: { $cities }.
picture-targets =
    { $count ->
        [one] One city to choose
       *[other] { $count } cities to choose from
    }
picture-alt-targets = To choose from: { $cities }.

## A battle

picture-battle-for = Battle for { $city }
picture-no-battle = No battle
picture-no-battle-yet = There has been no battle since the latest turn began.
picture-secret = Both sides choose their cards in secret.
picture-thrown = The dice are rolled: Signs of God and Retreats can follow.
picture-attack = attacks
picture-defence = defends
picture-part-cards = Cards
picture-part-influence = Influence
picture-part-hero = Hero
picture-part-works = Works
picture-part-mountain = Mountains
picture-part-landing = Landing
picture-part-strength = Strength
picture-part-sign = Sign of God
picture-part-die = Die
picture-sum = Sum
picture-saved = saved
picture-no-cards-laid = no cards
picture-alt-attack = { $name } attacks: { $parts } = { $total }.
picture-alt-defence = { $name } defends: { $parts } = { $total }.

## A hand

picture-hand-of = { $seat }’s hand
picture-no-cards = No cards
picture-defends = only defends
picture-defends-use = has won a battle: for the rest of the round it only defends
picture-hidden =
    { $count ->
        [one] one card unseen
       *[other] { $count } cards unseen
    }
picture-alt-hand = { $player } ({ $seat }) holds: { $cards }.
picture-alt-used = Cards that have won and can only defend: { $cards }.
picture-alt-purse = { $money } Louis d’Or, { $influence } influence, { $garrisons } garrisons left.
picture-alt-hero = On the field: { $hero }.

## Scores

picture-due = Due this round
picture-ties = Ties are broken in this order:
picture-by-round = Throne points round by round:
picture-fortresses = Fortresses
picture-provinces = Whole provinces
picture-castles = Castles
picture-money = Louis d’Or
picture-alt-items = { $seat } { $points } ({ $player }): { $items }.
picture-alt-rounds = Throne points round by round: { $gains }.

## What /board offers

view-score = Score sheet
view-battle = The battle
view-region-flandres = Province: { province-flandres }
view-region-brabant = Province: { province-brabant }
view-region-artois = Province: { province-artois }
view-region-calaisis = Province: { province-calaisis }
view-region-picardie = Province: { province-picardie }
view-region-normandie = Province: { province-normandie }
view-region-roumois = Province: { province-roumois }
view-region-ile-de-france = Province: { province-ile-de-france }
view-region-champagne = Province: { province-champagne }
view-region-lorraine = Province: { province-lorraine }
view-region-bretagne = Province: { province-bretagne }
view-region-maine = Province: { province-maine }
view-region-anjou = Province: { province-anjou }
view-region-touraine = Province: { province-touraine }
view-region-beauce = Province: { province-beauce }
view-region-orleanais = Province: { province-orleanais }
view-region-berry = Province: { province-berry }
view-region-nivernais = Province: { province-nivernais }
view-region-bourgogne = Province: { province-bourgogne }
view-region-bourbonnais = Province: { province-bourbonnais }
view-region-poitou = Province: { province-poitou }
view-region-saintonge = Province: { province-saintonge }
view-region-limousin = Province: { province-limousin }
view-region-perigord = Province: { province-perigord }
view-region-auvergne = Province: { province-auvergne }
view-region-lyonnais = Province: { province-lyonnais }
view-region-dauphine = Province: { province-dauphine }
view-region-provence = Province: { province-provence }
view-region-languedoc = Province: { province-languedoc }
view-region-toulousain = Province: { province-toulousain }
view-region-guyenne = Province: { province-guyenne }
view-region-gascogne = Province: { province-gascogne }
view-region-bearn = Province: { province-bearn }
view-region-foix-bearn = Province: { province-foix-bearn }
view-region-rouergue = Province: { province-rouergue }
view-region-quercy-rouergue = Province: { province-quercy-rouergue }
view-region-navarre = Province: { province-navarre }
