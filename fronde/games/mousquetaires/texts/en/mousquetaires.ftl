### Mousquetaires du Roy: everything a player of it reads, but for the rules (mousquetaires-rules.ftl).

game-name = Mousquetaires du Roy
game-pitch = Four musketeers against Milady: bring back the Queen’s jewels, hold La Rochelle and guard the Queen’s honour, together or alone.
game-players = One to six people, two to three hours. If you play alone, or nobody plays Milady, the musketeers play against the deck.
bot-names = Bastien, Fanchon, Nicaise, Perrine, Rémi, Babette, Clovis, Ursule

seat-milady = Milady
    .role = Milady · hidden, against everyone else
seat-dartagnan = d’Artagnan
    .role = d’Artagnan · gallantry, panache, a better manoeuvre
seat-athos = Athos
    .role = Athos · nobility; Rochefort does not stop him
seat-aramis = Aramis
    .role = Aramis · erudition; once a turn any card helps him
seat-porthos = Porthos
    .role = Porthos · five life points
seat-treville = M. de Tréville
    .role = M. de Tréville · gives an order once a turn (only with six people)

place-paris = Paris
    .at = in Paris
    .to = to Paris
place-louvre = the Louvre
    .at = at the Louvre
    .to = to the Louvre
place-quest = the quest
    .at = on the quest for the jewels
    .to = to the quest for the jewels
place-la-rochelle = La Rochelle
    .at = at La Rochelle
    .to = to La Rochelle
place-vieux-colombier = the Vieux-Colombier
    .at = in the Vieux-Colombier
    .to = to the Vieux-Colombier
place-richelieu = Richelieu’s den
    .at = in Richelieu’s den
    .to = to Richelieu’s den
place-bastille = the Bastille
    .at = in the Bastille
    .to = to the Bastille
place-milady-quarters = Milady’s quarters
    .at = in Milady’s quarters
    .to = to Milady’s quarters
form-at = at { $name }
form-to = to { $name }

skill-erudition = Erudition
skill-nobility = Nobility
skill-gallantry = Gallantry
skill-panache = Panache
face-sword = sword
    .many = swords
face-shield = shield
    .many = shields
face-lys = lys
    .many = lys
face-cross = cross
    .many = crosses
path-bedrooms = the bedrooms
path-stables = the stables
path-cellar = the cellar
quest-1 = The Golden Lily Inn
quest-2 = The Passage to England
quest-3 = Return to Paris
quest-4 = The Louvre Galleries

foe-boisrenard = Boisrenard
foe-lubin = Lubin
foe-brisemont = Brisemont
foe-henchman = the Henchman
foe-bernajoux = Bernajoux
foe-jussac = Jussac
foe-biscarat = Biscarat
foe-cahusac = Cahusac
foe-laffemas = Laffemas
foe-la-houdiniere = La Houdinière
foe-felton = Felton
foe-cavois = Cavois
foe-rochefort = Rochefort
foe-de-wardes = de Wardes
foe-conspirator = a conspirator
foe-guard = the prison guard
foe-red-2 = an adversary (2 dice)
foe-red-3 = an adversary (3 dice)
foe-red-4 = an adversary (4 dice)
foe-snare = a snare
foe-fixed-2s = an adversary (2 swords)
foe-fixed-1s2h = an adversary (1 sword, 2 shields)
foe-fixed-2s1h = an adversary (2 swords, 1 shield)
token-red-2 = 2 dice
token-red-3 = 3 dice
token-red-4 = 4 dice
token-snare = snare
token-fixed-2s = 2 swords
token-fixed-1s2h = 1 sword + 2 shields
token-fixed-2s1h = 2 swords + 1 shield
token-blank = blank
token-erudition = Erudition 8
token-nobility = Nobility 8
token-gallantry = Gallantry 8
token-panache = Panache 8
trap-courtesan = Courtesan
trap-beggars = Beggars
trap-nemesis = Nemesis
trap-assassin = Assassin
trap-spies = Spies
trap-informers = Informers

card-erudition = Erudition
card-nobility = Nobility
card-gallantry = Gallantry
card-panache = Panache
card-combat = Combat
card-double-combat = Double combat
card-des-essarts = M. des Essarts
card-buckingham = Buckingham
card-bassompierre = M. de Bassompierre
card-kitty = Kitty
card-la-porte = La Porte
item-thoroughbred = Thoroughbred
item-pistol = Pistol
item-armor = Armour
item-toledo-sword = Toledo sword
item-balm = Balm
item-improved-manoeuvre = Improved manoeuvre
item-upgrade-erudition = Erudition +1
item-upgrade-nobility = Nobility +1
item-upgrade-gallantry = Gallantry +1
item-upgrade-panache = Panache +1
treachery-reinforcements = Reinforcements
treachery-conscripts = Conscripts
treachery-imprisoned = Sent to the Bastille
treachery-ambush = Ambush
treachery-dead-end = Dead End
treachery-isolation = Isolation
treachery-emergency = Emergency
treachery-balm = Balm
treachery-slander = Slander
treachery-cutpurses = Cutpurses
treachery-sabotage = Sabotage
mission-smugglers = Smugglers
mission-constance-held = Constance held captive
mission-constance-kidnapped = Constance has been kidnapped!
mission-plot = Plot
mission-queens-message = Message for the Queen
mission-watch = The Watch in the rue des Fossoyeurs
mission-queens-letter = The Queen’s letter
mission-chancellor = The Chancellor’s search
mission-kings-suspicion = The King’s suspicion
mission-merlaison = The ballet of the Merlaison
mission-spanish-papers = The Spanish papers
mission-duchess = The Duchess in disguise
mission-provocation = The guards’ provocation
mission-audience = The Cardinal’s audience

## Options of a table

option-name-milady = Milady
    .help = Does one of you play Milady against the others? A single player always plays without her.
    .player = { $size ->
            [1] nobody does: you play alone against the deck
           *[other] one of you plays her
        }
    .nobody = nobody does: all together against the deck (up to five people)
option-name-absent = Who stays away
    .help = With three musketeers in play, one of the four is not used.
    .aramis = Aramis
    .athos = Athos
    .dartagnan = d’Artagnan
    .porthos = Porthos
option-name-easier = Easier
    .help = The musketeers begin with a “One for all” card.
option-name-mortal_quest = Mortal quest
    .help = Harder: a musketeer put out of action on the quest may not return. If none may return, Milady wins.
option-name-brave_athos = Athos the brave
    .help = Harder: Athos has to fight Rochefort like everyone else.
setup-players = This game is for one to six people; this table has { $n }.
setup-six = With { $n } people, one of you must play Milady. Without her, up to five can play.
setup-absent = With { $n } people, all the musketeers are used. You can leave one out only in a game with three musketeers.

score-quests = Quest boards

## Questions

ask-lay-tokens = { "" }
    .inn = { $quest }: choose the token for stage { $stage } of { $path } (space { $n } of { $all }).
    .other = { $quest }: choose the token for space { $n } of { $all }.
ask-first-paris = Which Paris card do you begin with?
ask-take-paris = Which Paris card do you take into your hand?
ask-place-paris = Play a new Paris card? The current card leaves the game, with its trap and all progress on it.
ask-post = “{ $mission }”: post adversaries and at most one trap. Strength left: { $n }.
ask-choose-destination = Turn { $turn }: where do you go? Your location card stays face down.
ask-treachery = Draw a treachery card, or play one.
ask-name-musketeer = { $what }: choose a musketeer.
ask-lose-equipment = Sabotage: choose a piece of equipment to lose.
ask-reveal = { "" }
    .siege = You are at La Rochelle and must show yourself. Which combat card do you discard?
    .other = You are { FORM($place, "at") }. Do you show yourself?
ask-take-treachery = Which card do you take from the treachery deck?
ask-act =
    { $waiting ->
        [0] You are { FORM($place, "at") }, with { $n ->
            [0] no actions left.
            [one] one action left.
           *[other] { $n } actions left.
        }
       *[other] Any musketeer may begin. Yours is { FORM($place, "at") }, with { $n ->
            [0] no actions.
            [one] one action.
           *[other] { $n } actions.
        }
    }
ask-obey = Tréville gives you an order: take one action, which does not count as one of your own. You are { FORM($place, "at") }.
ask-pay-spies = Which two cards do you discard to clear the Spies?
ask-buy-more = You may buy one more item with this action.
ask-pay-card = Which card do you discard for { $item }?
ask-replace-item = You have no room left. Which item does { $item } replace? The old one leaves the game.
ask-play-cards = { $skill } { $level }: your skill is { $own } and you need { $n } more. { $held ->
    [0] You have no card of this skill.
    [one] Do you play your card?
   *[other] How many of your { $held } cards do you play?
 }
ask-fight = Duel with { $foe }: which combat cards do you commit?
ask-add-epic = It is { $foe }. Do you spend epic tokens? Each adds a die.
ask-reroll = Round { $round } against { $foe }: you rolled { $blue }; he rolled { $red }. Reroll a die with your Toledo sword?
ask-reroll-red = Round { $round }, for { $foe }: the musketeer rolled { $blue }; you rolled { $red }. Reroll a die?
ask-scout-tokens = Which { $n } tokens of the inn do you turn face up?
ask-sacrifice = La Rochelle: { $own } blue against { $n } red { $n ->
    [one] sword
   *[other] swords
 }. Do you give { $life ->
    [one] your last life point
   *[other] one of your { $life } life points
 } to cancel one red sword?
ask-hold-time = The time token is about to reach Richelieu. Play One for all to hold it for this turn?
ask-save-queen = The Queen is dishonoured. Play One for all to give her 2 honour back?
ask-one-for-all = { $n ->
    [one] You may play One for all at any time.
   *[other] You may play One for all at any time. You have { $n } of these cards between you.
 }
ask-offer-to = You may trade with someone here.
ask-offer-give = What do you give { $partner_seat }?
ask-offer-ask = You give { $given } to { $partner_seat }. What do you ask for?
ask-offer-send = You give { $given } to { $partner_seat } and ask for { $asked }. Send the offer?
ask-offer-drop = You may withdraw your offer to { $partner_seat }.
ask-answer-offer = { $seat } offers you { $given } and asks for { $asked }.

## Options

told-nothing = { "" }
told-free = { " · free with your thoroughbred" }
told-none = none
told-unknown = an unknown adversary
option-move = Go { FORM($place, "to") }
hint-move-paris = challenges and duels of the Paris card{ $free }
hint-move-louvre = challenges and duels of the Louvre card{ $free }
hint-move-quest = the way to the Queen’s jewels{ $free }
hint-move-la-rochelle = place cards at the siege, give life points{ $free }
hint-move-vieux-colombier = meet musketeers who are out of action{ $free }
hint-move-richelieu = find Milady if she is there; if not, you go to the Bastille{ $free }
option-draw = Draw an adventure card
hint-draw = into your hand
option-character = Play { $card }
hint-character-des-essarts = you gain 3 pistoles
hint-character-buckingham = you gain 1 epic token
hint-character-bassompierre = adds a blue die at La Rochelle; counts towards the three cards allowed there
hint-character-kitty = Milady shows everyone her location card
hint-character-la-porte = the Queen regains 2 honour
option-reinforce = Place { $card } at La Rochelle
hint-reinforce = { $n ->
    [one] one more blue die; at most three cards there
   *[other] { $n } more blue dice; at most three cards there
 }
option-challenge = { $skill } challenge, level { $level }
hint-challenge = your skill is { $own }; you need { $n ->
    [0] no card
    [one] one card
   *[other] { $n } cards
 } and hold { $held ->
    [0] none
   *[other] { $held }
 }
option-duel = Duel with { $foe }
hint-duel = with { $dice } { $dice ->
    [one] die
   *[other] dice
 }, { $blood }% to hurt him, { $wound }% to be hurt · he has { $life ->
    [one] 1 life point
   *[other] { $life } life points
 }{ $again }
hint-duel-sword = with { $dice } { $dice ->
    [one] die
   *[other] dice
 }, { $plain }% to hurt, { $risk }% to be hurt; with sword { $blood }% and { $wound }% · he has { $life ->
    [one] 1 life point
   *[other] { $life } life points
 }{ $again }
hint-down = face down; with { $dice } { $dice ->
    [one] die
   *[other] dice
 }, { $blood }% to hurt him, { $wound }% to be hurt{ $laid }
hint-down-sword = face down; with { $dice } { $dice ->
    [one] die
   *[other] dice
 }, { $plain }% to hurt, { $risk }% to be hurt; with sword { $blood }% and { $wound }%{ $laid }
told-foe-rerolls = { " · he rerolls" }
told-laid-chance = { " · placed at random" }
told-laid-milady = { " · for a random token" }
hint-snare = costs you 1 life point, then it is gone
option-inn = Advance in { $path } to stage { $stage }
option-inn-enter = Enter { $path } as far as it is cleared
hint-inn-enter = one action to get there; the next stage takes another
hint-token-up = { $token }, face up
option-return = Confront adversary { $n }
option-passage = Take a secret passage
hint-passage = costs 3 epic tokens; you pass the chamber without a fight
option-trap = Clear the trap ({ $trap })
hint-trap-beggars = an obstacle that costs 2 pistoles and an action
hint-trap-spies = an obstacle that costs 2 cards and an action
hint-trap-nemesis = an obstacle that costs an action; only the musketeer named when it is turned up can clear it
hint-trap-assassin = wounds the first musketeer to attempt anything, then is gone
hint-trap-courtesan = gallantry challenges of the mission are 1 higher
hint-trap-informers = every challenge of the mission is 1 higher
option-bribe = Bribe the guards
hint-bribe = costs 1 pistole; you go to the Vieux-Colombier
option-escape = Fight your way out
option-order = Order { $seat } to act
hint-order = he takes one action at once; this costs you an action
option-scout = Turn up three tokens of the inn
hint-scout = costs 1 epic token, but no action
option-begin = Begin your turn
hint-begin = costs no action; lets you trade with someone here
option-decline = Decline
hint-decline = Tréville’s action is lost
option-end-turn = End turn
hint-end-turn = you lose any actions left
option-buy = { $item }, { $n } { $n ->
    [one] pistole
   *[other] pistoles
 }
hint-item-thoroughbred = one free move each turn
hint-item-pistol = 1 more sword in the first round of a duel
hint-item-armor = 1 more shield in every round of a duel
hint-item-toledo-sword = reroll one die in a duel
hint-item-balm = 2 life points at once
hint-item-improved-manoeuvre = lys-lys-shield; also costs a combat card
hint-item-upgrade-erudition = also costs a card
hint-item-upgrade-nobility = also costs a card
hint-item-upgrade-gallantry = also costs a card
hint-item-upgrade-panache = also costs a card
option-buy-done = Nothing more
hint-buy-done = ends this action
option-lose = { $item }
option-pay = { $cards }
group-move = Go somewhere
group-cards = Cards
group-deeds = Actions here
group-elsewhere = Actions elsewhere
group-arsenal = The arsenal
group-end = Your turn

option-any = { $card }, with your power
hint-any-challenge = counts as 1; once a turn
option-ease = Spend an epic token
hint-ease = the challenge is 1 easier; you have { $n ->
    [one] 1 epic token
   *[other] { $n } epic tokens
 }
option-play = { $n ->
    [0] No card
    [one] One { $skill } card
   *[other] { $n } { $skill } cards
 }
hint-play-enough = overcomes the challenge
hint-play-short = { $n } short: you fail, and lose the action and any cards you play
option-fight = { $cards }
option-fight-none = No card
option-epic = { $n ->
    [0] No epic token
    [one] One epic token
   *[other] { $n } epic tokens
 }
option-reroll-keep = Keep all dice
hint-reroll-keep = { $blood }% to hurt him, { $wound }% to be hurt · reroll saved for a later round
option-reroll = Reroll a { $face }
hint-reroll = { $blood }% to hurt him, { $wound }% to be hurt · once in this duel
hint-reroll-red-keep = { $wound }% to hurt the musketeer, { $blood }% to be hurt · reroll saved for a later round
hint-reroll-red = { $wound }% to hurt the musketeer, { $blood }% to be hurt · once in this duel

option-token = { $token }
option-token-rest = The rest at random
hint-token = { $n ->
    [0] no dice, no fight
    [one] 1 such token left
   *[other] { $n } of these tokens left
 }
hint-token-rest = fills every space that is left
option-paris = { $mission }
option-paris-none = No new card
hint-paris-none = the card in Paris stays
hint-mission-smugglers = strength { $n } · 1 more red die at La Rochelle while this card is in play
hint-mission-constance-held = strength { $n } · you draw a treachery card each turn
hint-mission-constance-kidnapped = strength { $n } · you roll 4 dice a turn; with 6 swords in all you win
hint-mission-plot = strength { $n } · three duels; the Queen loses 1 honour each turn
hint-mission-queens-message = strength { $n } · challenges at the Louvre are 1 higher
hint-mission-watch = strength { $n } · the musketeers lose a pistole each turn
option-post-foe = { $foe }, strength { $n }
option-post-trap = { $trap } (trap), strength { $n }
hint-foe = { $dice } { $dice ->
    [one] die
   *[other] dice
 }, { $life ->
    [one] 1 life point
   *[other] { $life } life points
 }{ $ability }
ability-no-pistol = { " · no pistol against him" }
ability-returns = { " · comes back to your hand" }
ability-better-manoeuvre = { " · manoeuvre cross-cross-sword" }
ability-guard = { " · 1 more shield in round 1" }
ability-reroll = { " · you may reroll a die" }
ability-lunge = { " · 1 more sword in round 1" }
ability-challenge-plus-1 = { " · challenges of the mission are 1 higher" }
ability-one-combat-card = { " · at most one combat card against him" }
ability-siege-die = { " · 1 more red die at La Rochelle" }
ability-two-lives = { " · keeps his wounds between duels" }
option-dest = { $place }
hint-dest-paris = Rochefort stops anyone who attempts the Paris card
hint-dest-louvre = Rochefort stops anyone who attempts the Louvre card
hint-dest-quest = Rochefort stops anyone who attempts the quest
hint-dest-la-rochelle = discard a combat card there at the end of the turn
hint-dest-richelieu = treachery cards at the end of the turn
hint-dest-milady-quarters = a Paris card of your choice at the end of the turn
option-treachery-draw = Draw a treachery card
hint-treachery-draw = { $n } in the deck
option-treachery = { $treachery }
hint-treachery-reinforcements = 2 more red dice at La Rochelle this turn
hint-treachery-conscripts = every musketeer has one fewer action this turn
hint-treachery-imprisoned = a musketeer is sent to the Bastille
hint-treachery-ambush = a musketeer loses a life point
hint-treachery-dead-end = the time token moves at once
hint-treachery-isolation = nobody may trade this turn
hint-treachery-emergency = the musketeers share a pool of two thirds of their usual actions this turn
hint-treachery-balm = Rochefort regains 3 life points
hint-treachery-slander = the Queen loses 1 honour
hint-treachery-cutpurses = the musketeers lose 2 pistoles
hint-treachery-sabotage = a musketeer loses a piece of equipment
option-seat = { $seat }
hint-seat = { FORM($place, "at") }, { $life ->
    [one] 1 life point
   *[other] { $life } life points
 }, { $n ->
    [one] 1 item
   *[other] { $n } items
 }
option-reveal-hide = Stay hidden
hint-reveal-hide = nobody learns where you were
option-reveal-show = Show yourself
hint-reveal-show = you do nothing else
option-reveal-take-richelieu = Take any treachery card
hint-reveal-take-richelieu = look through the deck; it is shuffled afterwards
option-reveal-refill = Fill your hand up to three
hint-reveal-refill = draw treachery cards at random
option-reveal-take-milady-quarters = Take a Paris card
hint-reveal-take-milady-quarters = one of your choice; you may play it next turn
option-reveal-discard = Discard { $card }
hint-reveal-discard = the musketeers have fewer dice at La Rochelle
option-space = { $path }, stage { $stage }
option-sacrifice-yes = Give a life point
hint-sacrifice-yes = cancels one red sword
option-sacrifice-no = Give nothing
hint-sacrifice-no = the red swords count
option-hold-yes = Play One for all
hint-hold-yes = the token stays; the card is used up
option-hold-no = Let the token move
hint-hold-no = Milady wins
option-save-yes = Play One for all
hint-save-yes = the Queen regains 2 honour; the card is used up
option-save-no = Let the Queen fall
hint-save-no = Milady wins
option-one-for-all-time = Play One for all to hold the clock
hint-one-for-all-time = holds the time token this turn; undoes a Dead End just played
option-one-for-all-honour = Play One for all to restore the Queen’s honour
hint-one-for-all-honour = she regains 2 honour
option-one-for-all-epic = Play One for all to gain epic tokens
hint-one-for-all-epic = you gain 2 epic tokens
thing-nothing = nothing
option-offer-to = { $seat }
option-offer-give = { $thing }
option-offer-ask = { $thing }
option-offer-send = Send the offer
option-offer-drop = Withdraw the offer
option-offer-accept = Accept
option-offer-decline = Decline

## What happened

event-game-began = Milady’s schemes begin. Against her: { LIST($seats) }.
    .you-milady = Your schemes begin. Against you: { LIST($seats) }.
event-board-laid = The quest board is set up: { $quest }.
event-chamber-opened = Tokens in chamber { $n } of the galleries: { LIST($tokens) }.
event-mission-begun = New mission { FORM($place, "at") }: { $mission }.
event-posted = { $n ->
    [0] { $traps ->
        [0] Nobody is posted { FORM($place, "at") }.
       *[other] Only a trap is posted { FORM($place, "at") }.
    }
    [one] One adversary { $traps ->
        [0] is posted { FORM($place, "at") }.
       *[other] and a trap are posted { FORM($place, "at") }.
    }
   *[other] { $n } adversaries { $traps ->
        [0] are posted { FORM($place, "at") }.
       *[other] and a trap are posted { FORM($place, "at") }.
    }
 }
event-posts-turned-up = Waiting { FORM($place, "at") }: { LIST($posts) }.
event-destination-chosen = Milady places her location card face down.
    .you-milady = You place your location card face down.
event-destination-chosen-own = You go { FORM($place, "to") }.
event-milady-revealed = Milady is { FORM($place, "at") }.
    .you-milady = Everyone learns that you are { FORM($place, "at") }.
event-milady-shown = Kitty talks: Milady is { FORM($place, "at") }.
    .you-milady = Kitty talks: everyone learns that you are { FORM($place, "at") }.
event-milady-driven = Rochefort flees, and Milady with him.
    .you-milady = Rochefort flees, and you with him.
event-milady-hid = Milady stays hidden.
    .you-milady = You stay hidden.
event-treachery-drawn = Milady draws { $n ->
    [one] a treachery card.
   *[other] { $n } treachery cards.
 }
    .you-milady =
        You draw { $n ->
            [one] a treachery card.
           *[other] { $n } treachery cards.
        }
event-treachery-drawn-own = You draw { LIST($treacheries) }.
event-treachery-played = Milady plays a treachery card: { $treachery }.
    .you-milady = You play a treachery card: { $treachery }.
event-treachery-taken = Milady takes a treachery card of her choice.
    .you-milady = You take a treachery card of your choice.
event-treachery-taken-own = You take { $treachery }.
event-paris-taken = Milady takes a Paris card of her choice.
    .you-milady = You take a Paris card of your choice.
event-paris-taken-own = You take the Paris card “{ $mission }”.
event-hurried = The musketeers share { $n } actions this turn.
event-rochefort-healed = Rochefort now has { $n } life { $n ->
    [one] point
   *[other] points
 }.
event-pistoles-lost = The musketeers { $n ->
    [0] have no pistoles to lose.
    [one] lose a pistole; { $total ->
        [0] none left.
       *[other] { $total } left.
    }
   *[other] lose { $n } pistoles; { $total ->
        [0] none left.
       *[other] { $total } left.
    }
 }
event-pistoles-gained = The musketeers { $n ->
    [0] cannot hold more than { $total } pistoles.
    [one] gain a pistole: { $total } in all.
   *[other] gain { $n } pistoles: { $total } in all.
 }
event-musketeer-named = Milady’s target is { $seat }.
    .you = You are Milady’s target.
    .you-milady = Your target is { $seat }.
event-nemesis-named = Nemesis { FORM($place, "at") } waits for { $seat }.
    .you = Nemesis { FORM($place, "at") } waits for you.
event-wounded = { $seat } loses { $n ->
    [one] a life point.
   *[other] { $n } life points.
 }
    .you =
        You lose { $n ->
            [one] a life point.
           *[other] { $n } life points.
        }
event-no-effect = { $treachery } has no effect.
event-equipment-lost = { $seat } loses his { $item }.
    .you = You lose your { $item }.
event-siege-card-lost = Milady discards { $card } from La Rochelle.
    .you-milady = You discard { $card } from La Rochelle.
event-cards-drawn = { $seat } draws { $n ->
    [one] a card.
   *[other] { $n } cards.
 }
    .you =
        You draw { $n ->
            [one] a card.
           *[other] { $n } cards.
        }
event-cards-drawn-own = { $seat } draws { LIST($cards) }.
    .you = You draw { LIST($cards) }.
event-epic-gained = The musketeers gain { $n ->
    [one] an epic token
   *[other] { $n } epic tokens
 }: { $total } in all.
event-one-for-all-earned = All for one! The musketeers now have { $n ->
    [one] a One for all card.
   *[other] { $n } One for all cards.
 }
event-one-for-all-played = { $seat }: One for all, and all for one! { $use ->
    [time] To gain time.
    [honour] For the Queen.
   *[other] For glory.
 }
    .you =
        You call out “One for all, and all for one!” { $use ->
            [time] To gain time.
            [honour] For the Queen.
           *[other] For glory.
        }
event-honour-lost = The Queen loses { $n } honour: { $total } lost in all.
event-honour-regained = { $n ->
    [0] The Queen has all her honour already.
   *[other] The Queen regains { $n } honour; { $total ->
        [0] she has all of it again.
       *[other] { $total } still lost.
    }
 }
event-put-out = { $seat } is out of action and goes to the Vieux-Colombier.
    .you = You are out of action and go to the Vieux-Colombier.
event-quest-barred = { $seat } may not return to the quest.
    .you = You may no longer return to the quest.
event-stood-up = { $seat } stands up again with all his life points.
    .you = You stand up again with all your life points.
event-jailed = { $seat } is taken to the Bastille.
    .you = You are taken to the Bastille.
event-turn-began = Turn { $turn }.
event-turn-ended = { $seat } ends his turn.
    .you = You end your turn.
event-turn-taken-up = { $seat } begins his turn.
    .you = You begin your turn.
event-time-held = The time token does not move.
event-time-moved = The time token moves to space { $n }{ $dice ->
    [0] : Richelieu.
    [one] : one red die at La Rochelle.
   *[other] : { $dice } red dice at La Rochelle.
 }
event-dead-end-undone = Dead End is undone: the time token goes back to space { $n }.
event-louvre-moved = The Louvre token moves to space { $n } of 4.
event-mission-failed = The mission “{ $mission }” fails.
event-mission-done = The mission “{ $mission }” is done!
event-paris-struck = “{ $mission }” takes effect.
event-constance-strangled = Constance is in danger: { $n ->
    [0] no sword
    [one] one sword
   *[other] { $n } swords
 } rolled, { $total } of { $most } so far.
event-moved = { $seat } goes { FORM($place, "to") }.
    .you = You go { FORM($place, "to") }.
event-reinforced = { $seat } places { $card } at La Rochelle; { $n ->
    [one] one card is
   *[other] { $n } cards are
 } there now.
    .you =
        You place { $card } at La Rochelle; { $n ->
            [one] one card is
           *[other] { $n } cards are
        } there now.
event-character-played = { $seat } plays { $card }.
    .you = You play { $card }.
event-trap-cleared = { $seat } clears a trap { FORM($place, "at") }: { $trap }.
    .you = You clear a trap { FORM($place, "at") }: { $trap }.
event-guards-bribed = { $seat } bribes the guards of the Bastille.
    .you = You bribe the guards of the Bastille.
event-order-given = { $seat } orders { $partner_seat } to act.
    .you = You order { $partner_seat } to act.
    .you-partner_seat = { $seat } orders you to act.
event-order-declined = { $seat } declines to act.
    .you = You decline to act.
event-item-bought = { $seat } buys: { $item }. Pistoles left: { $total }.
    .you = You buy: { $item }. Pistoles left: { $total }.
event-item-replaced = { $seat } gives up his { $item }.
    .you = You give up your { $item }.
event-healed = { $seat } now has { $n } life { $n ->
    [one] point
   *[other] points
 }.
    .you =
        You now have { $n } life { $n ->
            [one] point
           *[other] points
        }.
event-card-traded = { $seat } gives { $partner_seat } a card.
    .you = You give { $partner_seat } a card.
    .you-partner_seat = { $seat } gives you a card.
event-card-traded-own = { $seat } gives { $card } to { $partner_seat }.
    .you = You give { $card } to { $partner_seat }.
    .you-partner_seat = { $seat } gives you { $card }.
event-item-traded = { $seat } gives his { $item } to { $partner_seat }.
    .you = You give your { $item } to { $partner_seat }.
    .you-partner_seat = { $seat } gives you his { $item }.
event-offer-made = { $seat } makes { $partner_seat } an offer: { $given } for { $asked }.
    .you = You make { $partner_seat } an offer: { $given } for { $asked }.
    .you-partner_seat = { $seat } makes you an offer: { $given } for { $asked }.
event-offer-declined = { $partner_seat } declines { $seat }’s offer of { $given } for { $asked }.
    .you = { $partner_seat } declines your offer: { $given } for { $asked }.
    .you-partner_seat = You decline { $seat }’s offer of { $given } for { $asked }.
event-offer-withdrawn = { $seat } withdraws the offer to { $partner_seat }: { $given } for { $asked }.
    .you = You withdraw your offer to { $partner_seat }: { $given } for { $asked }.
    .you-partner_seat = { $seat } withdraws the offer to you: { $given } for { $asked }.
event-offer-lapsed = { $seat }’s offer to { $partner_seat } has expired: { $given } for { $asked }.
    .you = Your offer to { $partner_seat } expires: { $given } for { $asked }.
    .you-partner_seat = { $seat }’s offer to you has expired: { $given } for { $asked }.
event-offer-accepted = { $seat } and { $partner_seat } trade.
    .you = You and { $partner_seat } trade.
    .you-partner_seat = You and { $seat } trade.
event-duel-begun = { $seat } draws his sword.
    .you = You draw your sword.
event-die-rerolled = { $seat } rerolls with his Toledo sword: a { $face } becomes a { $new_face }.
    .you = You reroll with your Toledo sword: a { $face } becomes a { $new_face }.
event-red-rerolled = { $foe } rerolls: a { $face } becomes a { $new_face }.
event-duel-ended = { $seat } fights { $foe }{ $cards }. { $rounds }. { $outcome }
    .you = You fight { $foe }{ $cards }. { $rounds }. { $outcome }
told-with-cards = { " " }with { LIST($cards) }
told-join = { $first }; { $rest }
told-sentences = { $first } { $rest }
told-round = { $blue } against { $red }
told-no-dice = no dice
told-dice = { $swords }⚔ { $shields }🛡️{ $n ->
    [0] {""}
    [one] { " " }{ $n } { $face }
   *[other] { " " }{ $n } { FORM($face, "many") }
 }
told-dice-and = { $dice } (+{ $swords }⚔ { $shields }🛡️)
told-blood-nobody = Nobody is hurt.
told-blood-own = { $seat } loses { $hurt ->
    [one] a life point.
   *[other] { $hurt } life points.
 }
    .you =
        You lose { $hurt ->
            [one] a life point.
           *[other] { $hurt } life points.
        }
told-blood-foe = First blood for { $seat }!
    .you = First blood for you!
told-blood-both = Both are hurt: { $seat } loses { $hurt ->
    [one] a life point.
   *[other] { $hurt } life points.
 }
    .you =
        You are both hurt: you lose { $hurt ->
            [one] a life point.
           *[other] { $hurt } life points.
        }
event-tokens-shown = { COUNT($tokens) ->
        [one] A token is turned up at the inn: { LIST($tokens) }.
       *[other] Tokens turned up at the inn: { LIST($tokens) }.
    }
event-path-entered = { $seat } enters { $path }.
    .you = You enter { $path }.
event-token-cleared = { $seat } clears the token ({ $token }).
    .you = You clear the token ({ $token }).
event-token-blank = { $seat } finds nobody there.
    .you = You find nobody there.
event-snared = A snare: { $seat } loses a life point.
    .you = A snare: you lose a life point.
event-chamber-passed = { $seat } passes chamber { $n }!
    .you = You get through chamber { $n }!
event-board-completed = { $seat } completes { $quest }!{ COUNT($tokens) ->
    [0] {""}
    [one] { " " }Token never turned up: { LIST($tokens) }.
   *[other] { " " }Tokens never turned up: { LIST($tokens) }.
 }
    .you =
        You complete { $quest }!{ COUNT($tokens) ->
            [0] { "" }
            [one] { " " }Token never turned up: { LIST($tokens) }.
           *[other] { " " }Tokens never turned up: { LIST($tokens) }.
        }
event-passage-taken = { $seat } takes a secret passage.
    .you = You take a secret passage.
event-rochefort-wounded = Rochefort loses { $n ->
    [one] a life point
   *[other] { $n } life points
 }: { $total ->
    [0] none left.
   *[other] { $total } left.
 }
event-action-lost = Rochefort blocks the way: { $seat } loses the action.
    .you = Rochefort blocks the way: you lose that action.
event-assassin-struck = An assassin { FORM($place, "at") }: { $seat } loses a life point.
    .you = An assassin { FORM($place, "at") }: you lose a life point.
event-escaped = { $seat } gets out of the Bastille.
    .you = You get out of the Bastille.
event-foe-wounded = { $foe } has { $n ->
    [one] one life point
   *[other] { $n } life points
 } left.
event-foe-beaten = { $seat } beats { $foe }.
    .you = You beat { $foe }.
event-challenge-won = { $seat } overcomes the { $skill } challenge { $n ->
    [0] without a card.
    [one] with one card.
   *[other] with { $n } cards.
 }
    .you =
        You overcome the { $skill } challenge { $n ->
            [0] without a card.
            [one] with one card.
           *[other] with { $n } cards.
        }
event-challenge-lost = { $seat } fails the { $skill } challenge{ $n ->
    [0] .
    [one] { " " }and loses one card.
   *[other] { " " }and loses { $n } cards.
 }
    .you =
        You fail the { $skill } challenge{ $n ->
            [0] .
            [one] { " " }and lose one card.
           *[other] { " " }and lose { $n } cards.
        }
event-life-given = { $seat } gives a life point for La Rochelle.
    .you = You give a life point for La Rochelle.
event-siege-thrown = La Rochelle: { $blue ->
    [0] no blue dice; { $n ->
        [one] 1 sword
       *[other] { $n } swords
    }
   *[other] { $own ->
        [one] 1 sword
       *[other] { $own } swords
    } on { $blue } blue { $blue ->
        [one] die
       *[other] dice
    }, { $n ->
        [one] 1 sword
       *[other] { $n } swords
    }
 } on { $red } red { $red ->
    [one] die
   *[other] dice
 }.
event-siege-moved = The La Rochelle token { $by ->
    [0] stays at
   *[other] moves to
 } { $n }.
event-ended-by-quest = The Queen wears her jewels again: the musketeers win!
event-ended-by-time = Time has run out: Milady wins.
    .you-milady = Time has run out: you win.
event-ended-by-siege = La Rochelle is lost: Milady wins.
    .you-milady = La Rochelle is lost: you win.
event-ended-by-honour = The Queen is dishonoured: Milady wins.
    .you-milady = The Queen is dishonoured: you win.
event-ended-by-constance = Constance is dead: Milady wins.
    .you-milady = Constance is dead: you win.
event-ended-by-elimination = No musketeer may return to the quest: Milady wins.
    .you-milady = No musketeer may return to the quest: you win.

## A turn that is over

summary-turn = Turn { $n } is over, turn { $next } begins
summary-tracks = The tracks: { LIST($moved) }.
summary-time = time { $n } of { $most }
summary-siege = La Rochelle { $n } (was { $before })
summary-honour = { $n } of { $most } honour lost
summary-rochefort = Rochefort’s life { $n } of { $most }
summary-mission = New { FORM($place, "at") }: { $mission }.
summary-no-mission = There is no mission left { FORM($place, "at") }.
summary-board = The quest reaches { $quest }.
summary-quest = { $quest }: { $n ->
    [one] one more space is cleared.
   *[other] { $n } more spaces are cleared.
 }
summary-lives = Life: { LIST($lives) }.
summary-life = { $seat } { $n } of { $most }
    .you = you { $n } of { $most }
summary-goods = The musketeers have { $pistoles ->
    [one] one pistole
   *[other] { $pistoles } pistoles
 }, { $epic ->
    [one] one epic token
   *[other] { $epic } epic tokens
 } and { $one_for_all ->
    [one] one One for all card.
   *[other] { $one_for_all } One for all cards.
 }

## Before a turn ends

sum-costs = Costs: { LIST($costs) }.
spent-actions = { $n } of { $all } actions
spent-pistoles = { $n ->
    [one] a pistole
   *[other] { $n } pistoles
 }
spent-cards = { $n ->
    [one] a card
   *[other] { $n } cards
 }
spent-life = { $n ->
    [one] a life point
   *[other] { $n } life points
 }
sum-left = { $n ->
    [one] You lose your last action if you end your turn.
   *[other] You lose your { $n } remaining actions if you end your turn.
 }
sum-waiting = Still to act: { LIST($seats) }.
sum-next = When all have acted: { LIST($coming) }.
next-time = the time token goes to space { $n } of { $most } ({ $dice ->
    [one] one red die
   *[other] { $dice } red dice
 } at La Rochelle)
next-time-held = the time token stays
next-time-out = the time token reaches Richelieu, and Milady wins
next-louvre-moves = the Louvre token goes to space { $n } of { $most }
next-louvre-warning = the Louvre token goes to space { $n } of { $most } (the Queen loses 1 honour)
next-louvre-fails = the Louvre mission fails (the Queen loses 2 honour{ $draws ->
    [yes] , Milady draws a treachery card
   *[no] {""}
 })
next-paris-draw-treachery = “{ $mission }” brings Milady a treachery card
next-paris-strangle = 4 red dice are rolled for “{ $mission }”
next-paris-queen-honour = “{ $mission }” costs the Queen 1 honour
next-paris-lose-pistole = “{ $mission }” costs a pistole
sum-milady-hidden = Milady is hidden. Where she is, Rochefort ({ $life ->
    [one] 1 life point
   *[other] { $life } life points
 }) blocks every attempt.
sum-milady-elsewhere = { COUNT($absent) ->
    [one] Milady is hidden, but not { LIST(FORM($absent, "at")) }.
   *[other] Milady is hidden, but in none of these places: { LIST($absent) }.
 } Where she is, Rochefort ({ $life ->
    [one] 1 life point
   *[other] { $life } life points
 }) blocks every attempt.
sum-milady-there = Milady is { FORM($place, "at") } with Rochefort ({ $life ->
    [one] 1 life point
   *[other] { $life } life points
 }).
sum-milady-gone = Rochefort cannot stop anyone for the rest of this turn.

## What only one seat knows

private-hand = Hand: { LIST($cards) }
private-nowhere = You have not chosen yet where to go.
private-place = You are { FORM($place, "at") }.
private-treachery = Treachery: { LIST($cards) }
private-paris = Paris cards: { LIST($cards) }
private-adversaries = To post: { LIST($cards) }

## Refusals

refused-not-asked = You have nothing to decide now.
refused-option = That is not one of your choices now.
refused-unknown-place = There is no place “{ $slug }”.
refused-unknown-card = There is no card “{ $slug }”.
refused-unknown-item = The arsenal has no “{ $slug }”.
refused-no-actions = You have no actions left for that. End your turn.
refused-jailed = You are in the Bastille. Bribe the guards or fight your way out.
refused-already-there = You are already { FORM($place, "at") }.
refused-no-way = Nobody can choose to go { FORM($place, "to") }.
refused-barred = You were put out of action on the quest and may not return to it.
refused-not-in-hand = You have no { $card } in your hand.
refused-no-character = { $card } is not a character. Use it for challenges, duels or La Rochelle.
refused-no-combat = { $card } is not a combat card. You can place only combat cards at La Rochelle.
refused-not-at-siege = You can place combat cards only at La Rochelle. Go there first.
refused-siege-full = There are { $n } cards at La Rochelle already, the most it can hold.
refused-elsewhere = You can do that only { FORM($place, "at") }. Go there first.
refused-no-challenge = There is no { $skill } challenge left here.
refused-no-foe = You cannot fight { $foe } here.
refused-passage-first = De Wardes waits until you have overcome all challenges; { $n ->
    [one] 1 is left
   *[other] { $n } are left
 }.
refused-other-board = The quest is on another board now.
refused-few-epic = That costs { $n ->
    [one] an epic token
   *[other] { $n } epic tokens
 }; you have { $epic }.
refused-no-obstacle = There is no trap here that you can clear.
refused-trap-beggars = The Beggars want 2 pistoles.
refused-trap-spies = The Spies cost two cards, and you have fewer.
refused-trap-nemesis = Nemesis waits for { $seat }. Only he can clear this trap.
refused-not-jailed = You are not in the Bastille.
refused-no-pistole = You have no pistole left for a bribe. Fight your way out.
refused-not-treville = Only Tréville can give orders.
refused-ordered = You have already given your order this turn.
refused-is-down = { $seat } is out of action.
refused-two-alike = You already have { $item }. You cannot own two of the same item.
refused-sold-out = { $item } is sold out.
refused-too-dear = { $item } costs { $n ->
    [one] a pistole
   *[other] { $n } pistoles
 }; you have { $pistoles } between you.
refused-unhurt = You have all your life points. You cannot save a balm for later.
refused-no-card-for = { $item } also costs { $what }, and you have none.
told-cost-combat = a combat card
told-cost-any = a card
refused-no-deck = There is no card left to draw.
refused-no-partner = There is no one here to trade with.
refused-obeying = You are carrying out an order: act, or decline.
refused-not-obeying = Nobody has given you an order. End your turn instead.
refused-no-rochefort = While Rochefort is out of action you cannot go { FORM($place, "to") }.
refused-not-for-milady = You have no location card for { $place }.
refused-not-held = { $what } is not in your hand.
refused-one-trap = You can post at most one trap at a mission.
refused-strength = { $what } has strength { $n }, and you have { $left } strength left. You must use up your strength exactly if you can.
refused-paris-gone = “{ $mission }” has already been played.
refused-paris-not = You cannot choose that Paris card.
refused-no-treachery = You cannot take or play { $treachery } now.
refused-in-bastille = { $seat } is already in the Bastille.
refused-no-equipment = { $seat } has no equipment to lose.
refused-token-here = You cannot place { $token } on this space. Choose one of the tokens listed.
refused-play-cards = { $skill }: you are { $n } short and have { $held ->
    [one] one card
   *[other] { $held } cards
 } of this skill. You cannot play more cards than you need.
refused-one-combat = You can commit at most one combat card against La Houdinière.
refused-combat-cards = You do not have these cards, or you do not need all of them to reach { $n } dice.
refused-not-aramis = Only Aramis may use any card he likes, once a turn.
refused-helped = You have already used your power this turn, or cannot use it here.
refused-one-of-kind = You have only one { $card }.
refused-pay-combat = You must discard a combat card for this item.
refused-pay-two = The Spies cost two cards.
refused-no-such-die = No die shows that, or you cannot reroll it.
refused-not-here = { $seat } is not where you are.
    .you = You cannot trade with yourself.
refused-not-owned = You do not have that item: { $item }.

## Standing orders

order-give-life = At La Rochelle, give a life point when red swords are ahead
order-give-life-keep = Keep at least this many life points
    .never = give none
    .n1 = keep 1
    .n2 = keep 2
    .n3 = keep 3
    .n4 = keep 4
order-in-need = Play One for all when the game is lost without it
order-in-need-play = Whether to play it
    .yes = play it
    .no = do not play it
order-best-die = Toledo sword: make the reroll that gives the best odds, or none
order-stay-hidden = Milady’s Reveal: stay hidden where you may

## Positions

position-not-four = “{ $key }” of this position must be four small numbers.
position-never-over-or-not = “stack” must be empty if there is an “end”, and only then.
position-never-cards = “hands”, “deck”, “discards” and “siege_cards” do not add up to the { $n } adventure cards.
position-never-treachery = each treachery card must be somewhere, exactly once.
position-never-siege-cards = “siege_cards” has more than { $n } cards, or cards other than combat cards and M. de Bassompierre.
position-never-one-for-all = there are more One for all cards than were earned.
position-never-place = { $seat } is in a place where no musketeer can be.
position-never-life = the life points of { $seat } are too many, or do not match whether he is out of action.
position-never-down = { $seat } is out of action but not in the Vieux-Colombier.
position-never-path = { $seat } is on a path of the inn, but not at the inn.
position-never-banned = { $seat } is where he may not be, or every musketeer is barred from the quest.
position-never-gear = { $seat } has two of an item, or more items than he has room for.
position-never-stock = there are more of this item than the game has: { $item }.
position-never-offer = “offer” or “trading” does not fit the acting musketeer.
position-never-active = a seat is “active” outside the musketeers’ phase.
position-never-mission = this place has a mission that cannot be there: { $place }.
position-never-posted = an adversary or trap is in two places.
position-never-strength = the cards posted { FORM($place, "at") } have more strength than its mission allows.
position-never-mission-done = the mission of { $place } is done but still there.
position-never-rochefort = Milady is { FORM($place, "at") } although Rochefort is out of action, and she was not driven off.
position-never-absent = Milady is { FORM($place, "at") }, where everyone knows she is not.
position-never-louvre = the same Louvre card appears twice.
position-never-paris = the Paris cards do not fit together.
position-never-honour = the Queen is dishonoured but the game is not over.
position-never-siege = La Rochelle is lost but the game is not over.
position-never-time = time has run out but the game is not over.
position-never-cavois = Cavois is beaten but still in the game.
position-never-board = the quest board does not have { $n } spaces, or was cleared in an impossible order.
position-never-tokens = the tokens on the quest board and in “reserve” are not the right ones.
position-never-column = “column” does not fit the galleries.
position-never-passed = “passed” does not fit the second board.
position-never-stack = something in “stack” does not fit the rest.
position-never-duel = “duel” does not fit the current attempt.

## Verbs

verb-act = Take an action with a musketeer
    .option = action
verb-play = Play cards for a challenge, or to pay
    .option = cards
verb-fight = Commit cards to a duel, or reroll a die
    .option = choice
verb-buy = Buy another item
    .option = item
verb-lay = Place tokens, post adversaries, choose Paris cards
    .option = piece
verb-scheme = Milady’s choices
    .option = choice
verb-give = Give a life point, or lose equipment
    .option = what
verb-one-for-all = Play One for all
    .option = use
verb-scout = Turn up tokens at the inn
    .option = tokens
verb-offer = Offer a trade
    .option = offer
verb-answer = Answer an offer
    .option = answer

## In a summary: the results alone, without dice

short-event-duel-ended = { $outcome }
short-told-blood-nobody = { $seat } fights { $foe }, and nobody is hurt.
    .you = You fight { $foe }, and nobody is hurt.
short-told-blood-own = { $seat } fights { $foe } and loses { $hurt ->
    [one] a life point.
   *[other] { $hurt } life points.
 }
    .you =
        You fight { $foe } and lose { $hurt ->
            [one] a life point.
           *[other] { $hurt } life points.
        }
short-told-blood-foe = { $seat } draws first blood against { $foe }.
    .you = You draw first blood against { $foe }.
short-told-blood-both = { $seat } draws blood against { $foe } and loses { $hurt ->
    [one] a life point.
   *[other] { $hurt } life points.
 }
    .you =
        You wound { $foe } and lose { $hurt ->
            [one] a life point.
           *[other] { $hurt } life points.
        }
short-event-siege-thrown = La Rochelle: { $own ->
    [one] 1 sword
   *[other] { $own } swords
 } for the musketeers, { $n } against them.
short-event-siege-moved = La Rochelle is at { $n }.
short-event-time-moved = Time is at { $n }.
short-event-louvre-moved = The Louvre is at { $n } of 4.
short-event-token-cleared = { $seat } clears a token ({ $token }).
    .you = You clear a token ({ $token }).

luck-unit = swords
