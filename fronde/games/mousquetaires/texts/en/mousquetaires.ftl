### Mousquetaires du Roy: everything a player of it reads, but for the rules (mousquetaires-rules.ftl).

game-name = Mousquetaires du Roy
game-pitch = Four musketeers against Milady: bring the Queen’s jewels home, hold La Rochelle and guard the Queen’s honour, together or alone.
game-players = One to six people, two to three hours. Alone, or with nobody as Milady, everybody plays musketeers against the deck.
bot-names = Bastien, Fanchon, Nicaise, Perrine, Rémi, Babette, Clovis, Ursule

seat-milady = Milady
    .role = Milady · against all the others, unseen
seat-dartagnan = d’Artagnan
    .role = d’Artagnan · gallantry, panache, the better manoeuvre
seat-athos = Athos
    .role = Athos · nobility; Rochefort does not stop him
seat-aramis = Aramis
    .role = Aramis · erudition; once a turn any card helps him
seat-porthos = Porthos
    .role = Porthos · five life points
seat-treville = M. de Tréville
    .role = M. de Tréville · gives an order once a turn (six people)

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
face-shield = shield
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
foe-red-2 = an adversary with 2 dice
foe-red-3 = an adversary with 3 dice
foe-red-4 = an adversary with 4 dice
foe-snare = a snare
foe-fixed-2s = an adversary with 2 swords
foe-fixed-1s2h = an adversary with 1 sword, 2 shields
foe-fixed-2s1h = an adversary with 2 swords, 1 shield
token-red-2 = 2 dice
token-red-3 = 3 dice
token-red-4 = 4 dice
token-snare = snare
token-fixed-2s = 2 swords
token-fixed-1s2h = 1 sword, 2 shields
token-fixed-2s1h = 2 swords, 1 shield
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
treachery-emergency = Emergency!
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
    .help = Whether one of you plays Milady against the others. One person alone always plays without her.
    .player = { $size ->
            [1] nobody does: you play alone against the deck
           *[other] one of you plays her
        }
    .nobody = nobody does: all together against the deck (up to five people)
option-name-absent = Who stays away
    .help = With three musketeers in play, the fourth is not used.
    .aramis = Aramis
    .athos = Athos
    .dartagnan = d’Artagnan
    .porthos = Porthos
option-name-easier = Easier
    .help = The musketeers begin with a One for all card.
option-name-mortal_quest = Mortal quest
    .help = Harder: whoever is put out of action on the quest may not go back there; if that is everybody, Milady wins.
option-name-brave_athos = Athos the brave
    .help = Harder: Athos has to fight Rochefort like anybody else.
setup-players = This game is for one to six people; there are { $n }.
setup-six = { $n } people need somebody who plays Milady; without her five can play.
setup-absent = With { $n } people nobody stays away; that goes with three who play musketeers.

score-quests = Quest boards

## Questions

ask-lay-tokens = { "" }
    .inn = { $quest }: the token for stage { $stage } of { $path } (space { $n } of { $all }).
    .other = { $quest }: the token for space { $n } of { $all }.
ask-first-paris = Which card do you begin with in Paris?
ask-take-paris = Which Paris card do you take into your hand?
ask-place-paris = Lay a new Paris card? The one that lies there, its trap and what was done for it are gone.
ask-post = { $mission }: post adversaries, and one trap at most. Strength left: { $n }.
ask-choose-destination = Turn { $turn }: where do you go? The card lies face down.
ask-treachery = Draw a treachery card, or play one.
ask-name-musketeer = { $what }: whom does it strike?
ask-lose-equipment = Sabotage: which equipment do you lose?
ask-reveal = { "" }
    .siege = You are at La Rochelle and have to show yourself. Which combat card do you put away?
    .other = You are { FORM($place, "at") }. Do you show yourself?
ask-take-treachery = Which card do you take from the treachery deck?
ask-act =
    { $waiting ->
        [0] You are { FORM($place, "at") }, { $n ->
            [one] one action left.
           *[other] { $n } actions left.
        }
       *[other] Any of you may begin. You are { FORM($place, "at") }, { $n ->
            [one] one action.
           *[other] { $n } actions.
        }
    }
ask-obey = Tréville gives you an order: one action, at no cost to you. You are { FORM($place, "at") }.
ask-pay-spies = Which two cards do you discard to be rid of the Spies?
ask-buy-more = You may buy another item with this action.
ask-pay-card = Which card do you discard for { $item }?
ask-replace-item = There is no room left. What does { $item } replace? It leaves the game.
ask-play-cards = { $skill } { $level }: you have { $own } and are short of { $n }. { $held ->
    [one] Do you play your card?
   *[other] How many of your { $held } cards do you play?
 }
ask-fight = A duel with { $foe }. Which combat cards do you commit?
ask-add-epic = It is { $foe }. Add epic tokens, a die each?
ask-reroll = { $foe }, round { $round }: you show { $blue }; he shows { $red }. Throw a die again with your Toledo sword?
ask-reroll-red = { $foe }, round { $round }: the musketeer shows { $blue }; you show { $red }. Throw a die again?
ask-scout-tokens = Which { $n } tokens of the inn do you turn up?
ask-sacrifice = La Rochelle: { $own } blue against { $n } red { $n ->
    [one] sword
   *[other] swords
 }. Give { $life ->
    [one] your last life point
   *[other] one of your { $life } life points
 } to cancel one?
ask-hold-time = The time token is about to reach Richelieu. Play One for all to hold it for this turn?
ask-save-queen = The Queen is dishonoured. Play One for all to give her 2 honour back?
ask-one-for-all = { $n ->
    [one] You may play One for all at any moment.
   *[other] You may play One for all at any moment; there are { $n }.
 }
ask-offer-to = You may trade with somebody here.
ask-offer-give = What do you give { $partner_seat }?
ask-offer-ask = You give { $partner_seat } { $given }. What do you ask for?
ask-offer-send = You give { $partner_seat } { $given } and ask for { $asked }. Send the offer?
ask-offer-drop = Your offer to { $partner_seat }
ask-answer-offer = { $seat } gives you { $given } and asks for { $asked }.

## Options

told-nothing = { "" }
told-free = { " · free, on your thoroughbred" }
told-none = none
told-unknown = an unknown adversary
option-move = Go { FORM($place, "to") }
hint-move-paris = challenges and duels of the Paris card{ $free }
hint-move-louvre = challenges and duels of the Louvre card{ $free }
hint-move-quest = the way to the jewels{ $free }
hint-move-la-rochelle = reinforce the siege, give life for it{ $free }
hint-move-vieux-colombier = meet who lies there{ $free }
hint-move-richelieu = finds Milady if she is there; if not, the Bastille{ $free }
option-draw = Draw an adventure card
hint-draw = into your hand
option-character = Play { $card }
hint-character-des-essarts = 3 pistoles
hint-character-buckingham = 1 epic token
hint-character-bassompierre = laid at La Rochelle: one blue die more there, one of its three cards
hint-character-kitty = Milady shows her location card to all
hint-character-la-porte = the Queen regains 2 honour
option-reinforce = Lay { $card } at La Rochelle
hint-reinforce = { $n ->
    [one] one blue die more; three cards at most lie there
   *[other] { $n } blue dice more; three cards at most lie there
 }
option-challenge = Challenge: { $skill } { $level }
hint-challenge = you have { $own }; needs { $n ->
    [0] no card
    [one] one card
   *[other] { $n } cards
 }, in hand { $held }
option-duel = Duel with { $foe }
hint-duel = { $dice } { $dice ->
    [one] die
   *[other] dice
 }: you hurt him { $blood } %, he you { $wound } % · his life { $life }{ $again }
hint-duel-sword = { $dice } { $dice ->
    [one] die
   *[other] dice
 }: you hurt him { $plain } %, he you { $risk } %; with the sword { $blood } %, { $wound } % · his life { $life }{ $again }
hint-down = face down, { $dice } { $dice ->
    [one] die
   *[other] dice
 }: you hurt him { $blood } %, he you { $wound } %{ $laid }
hint-down-sword = face down, { $dice } { $dice ->
    [one] die
   *[other] dice
 }: you hurt { $plain } %, he { $risk } %; with the sword { $blood } %, { $wound } %{ $laid }
told-foe-rerolls = { " · he rerolls" }
told-laid-chance = { " · dealt at random" }
told-laid-milady = { " · as if dealt; Milady laid it" }
hint-snare = costs you 1 life point, and is gone
option-inn = Advance in { $path }: stage { $stage }
option-inn-enter = Enter { $path } as far as it is cleared
hint-inn-enter = one action to get there; the next stage is another
hint-token-up = there lies: { $token }
option-return = Confront adversary { $n }
option-passage = Take a secret passage
hint-passage = 3 epic tokens; the chamber is passed without a fight
option-trap = Be rid of the { $trap }
hint-trap-beggars = obstacle: 2 pistoles and an action
hint-trap-spies = obstacle: 2 cards and an action
hint-trap-nemesis = obstacle: an action of the musketeer named when he is turned up
hint-trap-assassin = wounds whoever first attempts anything, then is gone
hint-trap-courtesan = gallantry challenges there are 1 higher
hint-trap-informers = every challenge there is 1 higher
option-bribe = Bribe the guards
hint-bribe = 1 pistole, to the Vieux-Colombier
option-escape = Fight your way out
option-order = Order { $seat } to act
hint-order = one action of his, at once, for one of yours
option-scout = Turn up three tokens of the inn
hint-scout = 1 epic token, no action
option-begin = Begin your turn
hint-begin = no action yet: to trade with somebody here
option-decline = Decline
hint-decline = Tréville’s action is lost
option-end-turn = End turn
hint-end-turn = actions left are lost
option-buy = { $item }, { $n } { $n ->
    [one] pistole
   *[other] pistoles
 }
hint-item-thoroughbred = one free move each turn
hint-item-pistol = 1 sword more in the first round of a duel
hint-item-armor = 1 shield more in every round of a duel
hint-item-toledo-sword = one die of a duel may be thrown again
hint-item-balm = 2 life points at once
hint-item-improved-manoeuvre = lys-lys-shield; a combat card is discarded for it
hint-item-upgrade-erudition = a card is discarded for it
hint-item-upgrade-nobility = a card is discarded for it
hint-item-upgrade-gallantry = a card is discarded for it
hint-item-upgrade-panache = a card is discarded for it
option-buy-done = Nothing more
hint-buy-done = the action is over
option-lose = { $item }
option-pay = { $cards }
group-move = Go somewhere
group-cards = Cards
group-deeds = Deeds here
group-elsewhere = Deeds elsewhere
group-arsenal = The arsenal
group-end = Your turn

option-any = { $card }, by Aramis’s power
hint-any-challenge = counts 1; once a turn
option-ease = An epic token
hint-ease = the challenge is 1 easier; you have { $n }
option-play = { $n ->
    [0] No card
    [one] One { $skill } card
   *[other] { $n } { $skill } cards
 }
hint-play-enough = overcomes the challenge
hint-play-short = short of { $n }: fails, cards and action are lost
option-fight = { $cards }
option-fight-none = No card
option-epic = { $n ->
    [0] No epic token
    [one] One epic token
   *[other] { $n } epic tokens
 }
option-reroll-keep = Keep all dice
hint-reroll-keep = you hurt him { $blood } %, he you { $wound } % · kept for a later round
option-reroll = Throw a { $face } again
hint-reroll = you hurt him { $blood } %, he you { $wound } % · once in this duel
hint-reroll-red-keep = the musketeer bleeds { $wound } %, yours { $blood } % · kept for a later round
hint-reroll-red = the musketeer bleeds { $wound } %, yours { $blood } % · once in this duel

option-token = { $token }
option-token-rest = The rest at random
hint-token = { $n ->
    [0] no dice, no fight
   *[other] you have { $n } left
 }
hint-token-rest = every space that is left, at once
option-paris = { $mission }
option-paris-none = No new card
hint-paris-none = what lies in Paris stays
hint-mission-smugglers = strength { $n } · 1 red die more at La Rochelle while it lies there
hint-mission-constance-held = strength { $n } · you draw a treachery card each turn
hint-mission-constance-kidnapped = strength { $n } · 4 dice a turn; at 6 swords in all you win
hint-mission-plot = strength { $n } · three duels; the Queen loses 1 honour each turn
hint-mission-queens-message = strength { $n } · challenges at the Louvre are 1 higher
hint-mission-watch = strength { $n } · they lose a pistole each turn
option-post-foe = { $foe }, strength { $n }
option-post-trap = Trap: { $trap }, strength { $n }
hint-foe = { $dice } { $dice ->
    [one] die
   *[other] dice
 }, { $life } life{ $ability }
ability-no-pistol = { " · no pistol against him" }
ability-returns = { " · comes back to your hand" }
ability-better-manoeuvre = { " · cross-cross-sword" }
ability-guard = { " · 1 shield more in round 1" }
ability-reroll = { " · you may throw a die again" }
ability-lunge = { " · 1 sword more in round 1" }
ability-challenge-plus-1 = { " · challenges there are 1 higher" }
ability-one-combat-card = { " · one combat card at most against him" }
ability-siege-die = { " · 1 red die more at La Rochelle" }
ability-two-lives = { " · keeps his wounds between duels" }
option-dest = { $place }
hint-dest-paris = Rochefort stops whoever attempts the Paris card
hint-dest-louvre = Rochefort stops whoever attempts the Louvre card
hint-dest-quest = Rochefort stops whoever attempts the quest
hint-dest-la-rochelle = put a combat card away there at the end of the turn
hint-dest-richelieu = treachery cards at the end of the turn
hint-dest-milady-quarters = a Paris card of your choice at the end of the turn
option-treachery-draw = Draw a treachery card
hint-treachery-draw = { $n } in the deck
option-treachery = { $treachery }
hint-treachery-reinforcements = 2 red dice more at La Rochelle this turn
hint-treachery-conscripts = every musketeer has an action fewer this turn
hint-treachery-imprisoned = a musketeer is sent to the Bastille
hint-treachery-ambush = a musketeer loses a life point
hint-treachery-dead-end = the time token moves at once
hint-treachery-isolation = nobody trades this turn
hint-treachery-emergency = the musketeers share two thirds of their actions this turn
hint-treachery-balm = Rochefort regains 3 life points
hint-treachery-slander = the Queen loses 1 honour
hint-treachery-cutpurses = they lose 2 pistoles
hint-treachery-sabotage = a musketeer loses a piece of equipment
option-seat = { $seat }
hint-seat = { FORM($place, "at") }, life { $life }, items { $n }
option-reveal-hide = Stay hidden
hint-reveal-hide = nobody learns where you were
option-reveal-show = Show yourself
hint-reveal-show = no more follows from it
option-reveal-take-richelieu = Take any treachery card
hint-reveal-take-richelieu = you look through the deck; it is shuffled then
option-reveal-refill = Fill your hand up to three
hint-reveal-refill = treachery cards by chance
option-reveal-take-milady-quarters = Take a Paris card
hint-reveal-take-milady-quarters = of your choice; you may lay it next turn
option-reveal-discard = Put { $card } away
hint-reveal-discard = the musketeers have fewer dice there
option-space = { $path }, stage { $stage }
option-sacrifice-yes = Give a life point
hint-sacrifice-yes = one red sword is cancelled
option-sacrifice-no = Give nothing
hint-sacrifice-no = the swords stand
option-hold-yes = Play One for all
hint-hold-yes = the token stays; the card is gone
option-hold-no = Let it move
hint-hold-no = Milady wins
option-save-yes = Play One for all
hint-save-yes = she regains 2 honour; the card is gone
option-save-no = Let her fall
hint-save-no = Milady wins
option-one-for-all-time = One for all: hold the clock
hint-one-for-all-time = the time token stays this turn; undoes Dead End just played
option-one-for-all-honour = One for all: the Queen’s honour
hint-one-for-all-honour = she regains 2
option-one-for-all-epic = One for all: epic tokens
hint-one-for-all-epic = 2 of them
thing-nothing = nothing
option-offer-to = { $seat }
option-offer-give = { $thing }
option-offer-ask = { $thing }
option-offer-send = Send the offer
option-offer-drop = Drop the offer
option-offer-accept = Accept
option-offer-decline = Decline

## What happened

event-game-began = Milady’s schemes begin. In the field: { LIST($seats) }.
event-board-laid = { $quest } is set up.
event-chamber-opened = Chamber { $n } of the galleries: { LIST($tokens) }.
event-mission-begun = A mission { FORM($place, "at") }: { $mission }.
event-posted = { $n ->
    [0] { $traps ->
        [0] Nobody is posted { FORM($place, "at") }.
       *[other] A trap alone is posted { FORM($place, "at") }.
    }
    [one] One adversary is posted { FORM($place, "at") }{ $traps ->
        [0] .
       *[other] , and a trap.
    }
   *[other] { $n } adversaries are posted { FORM($place, "at") }{ $traps ->
        [0] .
       *[other] , and a trap.
    }
 }
event-posts-turned-up = Waiting { FORM($place, "at") }: { LIST($posts) }.
event-destination-chosen = Milady has laid her location card.
event-destination-chosen-own = You go { FORM($place, "to") }.
event-milady-revealed = Milady is { FORM($place, "at") }.
event-milady-shown = Kitty talks: Milady is { FORM($place, "at") }.
event-milady-driven = Rochefort flees, and Milady with him.
event-milady-hid = Milady stays hidden.
event-treachery-drawn = Milady draws { $n ->
    [one] a treachery card.
   *[other] { $n } treachery cards.
 }
event-treachery-drawn-own = You draw { LIST($treacheries) }.
event-treachery-played = Treachery: { $treachery }.
event-treachery-taken = Milady takes a treachery card of her choice.
event-treachery-taken-own = You take { $treachery }.
event-paris-taken = Milady takes a Paris card of her choice.
event-paris-taken-own = You take { $mission }.
event-hurried = The musketeers have { $n } actions between them this turn.
event-rochefort-healed = Rochefort has { $n } life { $n ->
    [one] point
   *[other] points
 } again.
event-pistoles-lost = The musketeers lose { $n ->
    [one] a pistole
   *[other] { $n } pistoles
 }, { $total } left.
event-pistoles-gained = The musketeers gain { $n ->
    [one] a pistole
   *[other] { $n } pistoles
 }: { $total }.
event-musketeer-named = { $seat } is struck.
event-nemesis-named = Nemesis { FORM($place, "at") } asks for { $seat }.
event-wounded = { $seat } loses { $n ->
    [one] a life point.
   *[other] { $n } life points.
 }
event-no-effect = { $treachery } strikes nobody.
event-equipment-lost = { $seat } loses his { $item }.
event-siege-card-lost = Milady puts { $card } away at La Rochelle.
event-cards-drawn = { $seat } draws { $n ->
    [one] a card.
   *[other] { $n } cards.
 }
event-cards-drawn-own = { $seat } draws { LIST($cards) }.
event-epic-gained = { $n ->
    [one] An epic token
   *[other] { $n } epic tokens
 }: { $total }.
event-one-for-all-earned = All for one! The musketeers hold { $n ->
    [one] a One for all card.
   *[other] { $n } One for all cards.
 }
event-one-for-all-played = { $seat }: One for all, and all for one! { $use ->
    [time] For time.
    [honour] For the Queen.
   *[other] For glory.
 }
event-honour-lost = The Queen loses { $n } honour: { $total } lost.
event-honour-regained = The Queen regains { $n } honour: { $total } lost.
event-put-out = { $seat } is out of action and lies in the Vieux-Colombier.
event-quest-barred = { $seat } may not go back to the quest.
event-stood-up = { $seat } stands up with all his life points.
event-jailed = { $seat } is taken to the Bastille.
event-turn-began = Turn { $turn }.
event-turn-ended = { $seat } has ended his turn.
event-turn-taken-up = { $seat } begins his turn.
event-time-held = The clock stands still.
event-time-moved = The time token is on space { $n }{ $dice ->
    [0] : Richelieu.
    [one] : one red die at La Rochelle.
   *[other] : { $dice } red dice at La Rochelle.
 }
event-dead-end-undone = Dead End is undone: the time token is back on space { $n }.
event-louvre-moved = The Louvre token is on space { $n } of 4.
event-mission-failed = { $mission } has failed.
event-mission-done = { $mission } is done!
event-paris-struck = { $mission } takes its toll.
event-constance-strangled = { $n ->
    [0] No sword
    [one] One sword
   *[other] { $n } swords
 } for Constance: { $total } of { $most }.
event-moved = { $seat } goes { FORM($place, "to") }.
event-reinforced = { $seat } lays { $card } at La Rochelle; { $n ->
    [one] one card lies
   *[other] { $n } cards lie
 } there.
event-character-played = { $seat } plays { $card }.
event-trap-cleared = { $seat } is rid of the { $trap } { FORM($place, "at") }.
event-guards-bribed = { $seat } bribes the guards of the Bastille.
event-order-given = { $seat } orders { $partner_seat } to act.
event-order-declined = { $seat } declines.
event-item-bought = { $seat } buys: { $item }. Pistoles left: { $total }.
event-item-replaced = { $seat } gives up his { $item }.
event-healed = { $seat } has { $n } life { $n ->
    [one] point
   *[other] points
 }.
event-card-traded = { $seat } hands { $partner_seat } a card.
event-card-traded-own = { $seat } hands { $partner_seat } { $card }.
event-item-traded = { $seat } hands { $partner_seat } his { $item }.
event-offer-made = { $seat } offers { $partner_seat } { $given } for { $asked }.
event-offer-declined = { $partner_seat } declines { $given } for { $asked }.
event-offer-withdrawn = { $seat } withdraws the offer of { $given } for { $asked }.
event-offer-lapsed = The offer of { $given } for { $asked } has lapsed.
event-offer-accepted = { $seat } and { $partner_seat } trade.
event-duel-begun = { $seat } draws his sword.
event-die-rerolled = { $seat }’s Toledo sword: a { $face } becomes a { $new_face }.
event-red-rerolled = { $foe } throws again: a { $face } becomes a { $new_face }.
event-duel-ended = { $seat }{ $cards } against { $foe }. { $rounds }. { $outcome }
told-with-cards = { " " }with { LIST($cards) }
told-join = { $first }; { $rest }
told-sentences = { $first } { $rest }
told-round = { $blue } against { $red }
told-no-dice = no dice
told-dice = { $swords }⚔ { $shields }🛡️ { $n }{ " " }{ $n ->
    [one] { $face }
   *[other] { FORM($face, "many") }
 }
told-dice-and = { $dice } (+{ $swords }⚔ { $shields }🛡️)
told-blood-nobody = Nobody is hurt.
told-blood-own = { $seat } loses { $hurt }.
told-blood-foe = First blood for { $seat }!
told-blood-both = Both bleed: { $seat } loses { $hurt }.
event-tokens-shown = The inn: { LIST($tokens) } are turned up.
event-path-entered = { $seat } goes into { $path }.
event-token-cleared = { $seat } has dealt with it: { $token }.
event-token-blank = Nobody is there.
event-snared = A snare: { $seat } loses a life point.
event-chamber-passed = { $seat } is through chamber { $n }!
event-board-completed = { $quest } is complete, by { $seat }! Never met: { LIST($tokens) }.
event-passage-taken = { $seat } finds a secret passage.
event-rochefort-wounded = Rochefort loses { $n ->
    [one] a life point
   *[other] { $n } life points
 }: { $total } left.
event-action-lost = Rochefort bars the way; { $seat }’s action is lost.
event-assassin-struck = An assassin { FORM($place, "at") }: { $seat } loses a life point.
event-escaped = { $seat } is out of the Bastille.
event-foe-wounded = { $foe } has { $n ->
    [one] one life point
   *[other] { $n } life points
 } left.
event-foe-beaten = { $seat } has beaten { $foe }.
event-challenge-won = { $seat } overcomes { $skill } with { $n ->
    [0] no card.
    [one] one card.
   *[other] { $n } cards.
 }
event-challenge-lost = { $seat } fails at { $skill }; { $n ->
    [0] no card is
    [one] one card is
   *[other] { $n } cards are
 } lost.
event-life-given = { $seat } gives a life point for La Rochelle.
event-siege-thrown = La Rochelle: { $own ->
    [one] 1 sword
   *[other] { $own } swords
 } on { $blue } blue { $blue ->
    [one] die
   *[other] dice
 }, { $n } on { $red } red { $red ->
    [one] die
   *[other] dice
 }.
event-siege-moved = The La Rochelle token { $by ->
    [0] stays where it is
   *[other] moves
 }: { $n }.
event-ended-by-quest = The jewels are on the Queen’s shoulder: the musketeers have won!
event-ended-by-time = Time has run out: Milady has won.
event-ended-by-siege = La Rochelle is lost: Milady has won.
event-ended-by-honour = The Queen is dishonoured: Milady has won.
event-ended-by-constance = Constance is dead: Milady has won.
event-ended-by-elimination = Nobody may go on with the quest: Milady has won.

## A turn that is over

summary-turn = Turn { $n } is over, turn { $next } begins
summary-tracks = The tracks: { LIST($moved) }.
summary-time = time { $n } of { $most }
summary-siege = La Rochelle { $n } (was { $before })
summary-honour = { $n } of { $most } honour lost
summary-rochefort = Rochefort’s life { $n } of { $most }
summary-mission = New { FORM($place, "at") }: { $mission }.
summary-no-mission = No mission is left { FORM($place, "at") }.
summary-board = The quest has come to { $quest }.
summary-quest = { $quest }: { $n ->
    [one] one space more is cleared.
   *[other] { $n } spaces more are cleared.
 }
summary-lives = Life: { LIST($lives) }.
summary-life = { $seat } { $n } of { $most }
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
    [one] The action you have left is lost if you end your turn.
   *[other] The { $n } actions you have left are lost if you end your turn.
 }
sum-waiting = Still to act: { LIST($seats) }.
sum-next = When all have acted: { LIST($coming) }.
next-time = the time token goes to space { $n } of { $most } ({ $dice ->
    [one] one red die
   *[other] { $dice } red dice
 } at La Rochelle)
next-time-held = the time token stays where it is
next-time-out = the time token reaches Richelieu, and Milady wins
next-louvre-moves = the Louvre token goes to space { $n } of { $most }
next-louvre-warning = the Louvre token goes to space { $n } of { $most } (the Queen loses 1 honour)
next-louvre-fails = the Louvre mission fails (the Queen loses 2 honour{ $draws ->
    [yes] , Milady draws a treachery card
   *[no] {""}
 })
next-paris-draw-treachery = “{ $mission }” brings Milady a treachery card
next-paris-strangle = 4 red dice are thrown for “{ $mission }”
next-paris-queen-honour = “{ $mission }” costs the Queen 1 honour
next-paris-lose-pistole = “{ $mission }” costs a pistole
sum-milady-hidden = Milady is hidden: where she is, Rochefort ({ $life } life) stops whoever attempts anything.
sum-milady-elsewhere = Milady is hidden, and not { LIST($absent) }: where she is, Rochefort ({ $life } life) stops whoever attempts anything.
sum-milady-there = Milady is { FORM($place, "at") } with Rochefort ({ $life } life).
sum-milady-gone = Rochefort stops nobody any more in this turn.

## What only one seat knows

private-hand = Hand: { LIST($cards) }
private-nowhere = You have not chosen yet where you go.
private-place = You are { FORM($place, "at") }.
private-treachery = Treachery: { LIST($cards) }
private-paris = Paris cards: { LIST($cards) }
private-adversaries = To post: { LIST($cards) }

## Refusals

refused-not-asked = You are not asked anything now.
refused-option = That is none of your choices now.
refused-unknown-place = There is no place “{ $slug }”.
refused-unknown-card = There is no card “{ $slug }”.
refused-unknown-item = The arsenal has no “{ $slug }”.
refused-no-actions = You have no action left for that; end your turn.
refused-jailed = You are in the Bastille: bribe the guards or fight your way out.
refused-already-there = You are { FORM($place, "at") } already.
refused-no-way = Nobody goes { FORM($place, "to") } of his own will.
refused-barred = You were put out of action on the quest and may not go back there.
refused-not-in-hand = You hold no { $card }.
refused-no-character = { $card } is no character; it is played for challenges, duels or La Rochelle.
refused-no-combat = { $card } is no combat card; only those are laid at La Rochelle.
refused-not-at-siege = Combat cards are laid at La Rochelle: go there first.
refused-siege-full = { $n } cards lie at La Rochelle, which is all there may be.
refused-elsewhere = That is done { FORM($place, "at") }: go there first.
refused-no-challenge = There is no challenge of { $skill } to overcome here.
refused-no-foe = { $foe } is not here to be fought.
refused-passage-first = De Wardes waits until all challenges are overcome; { $n ->
    [one] 1 is left
   *[other] { $n } are left
 }.
refused-other-board = The quest has another board now.
refused-few-epic = That takes { $n ->
    [one] an epic token
   *[other] { $n } epic tokens
 }; you have { $epic }.
refused-no-obstacle = There is no trap here that could be cleared.
refused-trap-beggars = The Beggars want 2 pistoles.
refused-trap-spies = The Spies take two cards, and you have fewer.
refused-trap-nemesis = Nemesis asks for { $seat }; he has to come himself.
refused-not-jailed = You are not in the Bastille.
refused-no-pistole = There is no pistole left for a bribe; fight your way out.
refused-not-treville = Only Tréville gives orders.
refused-ordered = Tréville has given his order in this turn.
refused-is-down = { $seat } is out of action.
refused-two-alike = You have { $item } already, and nobody has two alike.
refused-sold-out = { $item } is no longer to be had.
refused-too-dear = { $item } costs { $n ->
    [one] a pistole
   *[other] { $n } pistoles
 }; the purse holds { $pistoles }.
refused-unhurt = You have all your life points; a balm cannot be kept for later.
refused-no-card-for = For { $item } { $what } has to be discarded, and you hold none.
told-cost-combat = a combat card
told-cost-any = a card
refused-no-deck = There is no card left to draw.
refused-no-partner = There is nobody here to trade with.
refused-obeying = You carry out an order: act, or decline.
refused-not-obeying = Nobody has given you an order; end your turn instead.
refused-no-rochefort = While Rochefort is out of action you cannot go { FORM($place, "to") }.
refused-not-for-milady = You have no card for { $place }.
refused-not-held = { $what } is not in your hand.
refused-one-trap = One trap at most is posted at a mission.
refused-strength = Strength left is { $left }, and is to be filled exactly if that can be done: { $what } has { $n }.
refused-paris-gone = { $mission } has been played.
refused-paris-not = That Paris card is not among your choices.
refused-no-treachery = { $treachery } is not there to be taken or played.
refused-in-bastille = { $seat } is in the Bastille already.
refused-no-equipment = { $seat } has no equipment to lose.
refused-token-here = { $token } is not there to be laid on this space; what can be laid is among your choices.
refused-play-cards = You are short of { $n } and hold { $held ->
    [one] one card
   *[other] { $held } cards
 } of { $skill }; no more are played than help.
refused-one-combat = Against La Houdinière one combat card at most may be committed.
refused-combat-cards = You do not hold these cards, or they would be more than the { $n } dice there are.
refused-not-aramis = Only Aramis may use any card he likes, once a turn.
refused-helped = Aramis has used his power already, or cannot use it here: it serves once a turn.
refused-one-of-kind = You hold { $card } once only.
refused-pay-combat = For this item a combat card has to be discarded.
refused-pay-two = The Spies take two cards.
refused-no-such-die = None of the dice shows that, or it cannot be thrown again.
refused-not-here = { $seat } is not where you are.
refused-not-owned = You have no { $item } to give up.

## Standing orders

order-give-life = At La Rochelle, give a life point where red swords are ahead
order-give-life-keep = How many life points you keep at least
    .never = give none
    .n1 = keep 1
    .n2 = keep 2
    .n3 = keep 3
    .n4 = keep 4
order-in-need = One for all where the game is lost without it
order-in-need-play = Whether it is played
    .yes = play it
    .no = do not
order-best-die = Toledo sword: throw again the die that promises most, or none
order-stay-hidden = Milady’s reveal: stay hidden where you may

## Positions

position-not-four = “{ $key }” of this position: four small numbers are to stand there.
position-never-over-or-not = with an “end” nothing is left to do in “stack”, and only then.
position-never-cards = hands, “deck”, “discards” and “siege_cards” together are not the { $n } adventure cards.
position-never-treachery = the treachery cards are not all somewhere, each once.
position-never-siege-cards = in “siege_cards” lie more than { $n }, or others than combat cards and M. de Bassompierre.
position-never-one-for-all = there are more One for all cards than were earned.
position-never-place = { $seat } is where no musketeer can be.
position-never-life = the life points of { $seat } do not fit who is out of action, or are too many.
position-never-down = { $seat } is out of action and not in the Vieux-Colombier.
position-never-path = { $seat } stands on a path of the inn and is not there.
position-never-banned = { $seat } is where he may not be, or everybody is barred from the quest.
position-never-gear = { $seat } has two items alike, or more than there is room for.
position-never-stock = there are more of { $item } than the arsenal has.
position-never-offer = “offer” or “trading” is none that whoever acts could have made.
position-never-active = somebody is “active” outside the musketeers’ phase.
position-never-mission = the mission of { $place } is none that could lie there.
position-never-posted = an adversary or trap is in two places.
position-never-strength = more strength is posted at { $place } than its mission has.
position-never-mission-done = the mission of { $place } is done and still lies there.
position-never-rochefort = Milady is at { $place } with Rochefort out of action, and was not driven off.
position-never-absent = Milady is at { $place }, where all know that she is not.
position-never-louvre = a Louvre card stands twice.
position-never-paris = the Paris cards do not fit together.
position-never-honour = the Queen is dishonoured and the game is not over.
position-never-siege = La Rochelle is lost and the game is not over.
position-never-time = time has run out and the game is not over.
position-never-cavois = Cavois is beaten and still in the game.
position-never-board = the quest board has not { $n } spaces, or is cleared in an order that cannot be.
position-never-tokens = the tokens on the quest board and in “reserve” are not those there are.
position-never-column = “column” does not fit the galleries.
position-never-passed = “passed” does not fit the second board.
position-never-stack = something in “stack” does not fit the rest.
position-never-duel = “duel” does not fit what is attempted.

## Verbs

verb-act = Act with a musketeer
    .option = action
verb-play = Play cards for a challenge, or to pay
    .option = cards
verb-fight = Commit cards to a duel, or throw a die again
    .option = choice
verb-buy = Buy another item
    .option = item
verb-lay = Lay tokens, post adversaries, choose Paris cards
    .option = piece
verb-scheme = Milady’s choices
    .option = choice
verb-give = Give a life point or lose equipment
    .option = what
verb-one-for-all = Play One for all
    .option = use
verb-scout = Turn up tokens of the inn
    .option = tokens
verb-offer = Offer a trade
    .option = offer
verb-answer = Answer an offer
    .option = answer

## In a summary: the results alone, without dice

short-event-duel-ended = { $outcome }
short-told-blood-nobody = { $seat } fights { $foe }, and nobody is hurt.
short-told-blood-own = { $seat } fights { $foe } and loses { $hurt ->
    [one] a life point.
   *[other] { $hurt } life points.
 }
short-told-blood-foe = { $seat } draws first blood against { $foe }.
short-told-blood-both = { $seat } draws blood against { $foe } and loses { $hurt ->
    [one] a life point.
   *[other] { $hurt } life points.
 }
short-event-siege-thrown = La Rochelle: { $own ->
    [one] 1 sword
   *[other] { $own } swords
 } for the musketeers, { $n } against them.
short-event-siege-moved = La Rochelle stands at { $n }.
short-event-time-moved = Time stands at { $n }.
short-event-louvre-moved = The Louvre stands at { $n } of 4.
short-event-token-cleared = { $seat } clears a token: { $token }.
