### What the pictures of Mousquetaires du Roy say: words printed in them, and their alt texts.

picture-title = Mousquetaires du Roy
picture-turn = Turn { $turn }
picture-to-move = { $name } to move ({ $seat })
picture-may-begin = { $count ->
    [one] { $names } may begin
   *[other] To move: { $names }
 }
picture-won = { $side ->
    [milady] Milady wins: { $names }
   *[other] The musketeers win: { $names }
 }
picture-lost = The musketeers have lost
picture-phase-setup = Setting up
picture-phase-milady = Milady’s phase
picture-phase-musketeers = The musketeers’ phase
picture-phase-reveal = Milady’s reveal
picture-phase-siege = The siege of La Rochelle
picture-phase-end = End of the turn
picture-phase-over = Game over
picture-budget = { $phase } · Emergency: { $n ->
    [one] one action left for all
   *[other] { $n } actions left for all
 }
picture-duel = Duel: { $seat } against { $foe }
picture-foe-unknown = an unknown adversary
picture-end-quest = the Queen wears her jewels again
picture-end-time = time has run out
picture-end-siege = La Rochelle is lost
picture-end-honour = the Queen is dishonoured
picture-end-constance = Constance is dead
picture-end-elimination = nobody may return to the quest
picture-place-paris = Paris
picture-place-louvre = Louvre
picture-place-quest = Quest
picture-place-la-rochelle = La Rochelle
picture-place-vieux-colombier = Vieux-Colombier
picture-place-bastille = Bastille
picture-place-richelieu = Richelieu’s den
picture-place-milady-quarters = Milady’s quarters
picture-track-time = Time (red dice)
picture-track-time-held = Time, held this turn
picture-track-honour = The Queen’s honour
picture-track-louvre = Louvre
picture-track-constance = Constance
picture-track-rochefort = Rochefort
picture-stake-time = the hat: Milady wins
picture-mark-lost = Milady wins
picture-mark-treachery = treachery
picture-mark-epic = epic token
picture-mark-one-for-all = One for all
picture-legend-upgrade = upgraded
picture-legend-adversary = adversary
picture-legend-trap = trap
picture-legend-changed = changed
picture-stake-honour = none left: Milady wins
picture-stake-louvre = honour lost
picture-stake-constance = six swords: Milady wins
picture-mission-in = { $place }: mission
picture-no-mission = There is no mission here yet.
picture-strength = strength { $n }
picture-toll-smugglers = 1 more red die at La Rochelle
picture-toll-constance-held = a treachery card for Milady each turn
picture-toll-constance-kidnapped = 4 red dice against Constance each turn
picture-toll-plot = the Queen loses 1 honour each turn
picture-toll-queens-message = challenges at the Louvre are 1 higher
picture-toll-watch = 1 pistole lost each turn
picture-toll-queens-letter = failure costs honour
picture-toll-chancellor = failure costs honour
picture-toll-kings-suspicion = failure costs honour
picture-toll-merlaison = failure costs honour
picture-toll-spanish-papers = failure costs honour
picture-toll-duchess = failure costs honour
picture-toll-provocation = failure costs honour
picture-toll-audience = failure costs honour
picture-duels = Duels { $won } of { $needed }
picture-post = ? { $n }
picture-nemesis = Nemesis of { $seat }
picture-unposted = no adversaries
picture-quest = Quest { $n } of { $all } · { $quest }
picture-quest-done = All four quest boards completed
picture-path-bedrooms = Bedrooms
picture-path-stables = Stables
picture-path-cellar = Cellar
picture-then-duel = then: duel with { $foe }
picture-code = { $skill ->
    [erudition] Er
    [nobility] No
    [gallantry] Ga
   *[panache] Pa
 }
picture-code-erudition = Erud. { $level }
picture-code-nobility = Nobil. { $level }
picture-code-gallantry = Gall. { $level }
picture-code-panache = Pana. { $level }
picture-named = { $seat } ({ $player })
picture-milady-at = Milady is { FORM($place, "at") }
picture-milady-hidden = Milady is in hiding
picture-milady-nowhere = Milady is about to choose where she goes
picture-milady-absent = Not at: { $places }
picture-treachery = { $n ->
    [one] one treachery card
   *[other] { $n } treachery cards
 }
picture-paris-cards = { $n ->
    [one] one Paris card in hand
   *[other] { $n } Paris cards in hand
 }
picture-effects = This turn: { $cards }
picture-pistoles = { $n ->
    [one] 1 pistole
   *[other] { $n } pistoles
 }
picture-epic = { $n ->
    [one] 1 epic token
   *[other] { $n } epic tokens
 }
picture-one-for-all = { $n } One for all
picture-down = out of action
picture-actions-cards = { $n ->
    [one] 1 action
   *[other] { $n } actions
 } · { $cards ->
    [one] 1 card
   *[other] { $cards } cards
 }
picture-turn-done = done · { $cards ->
    [one] 1 card
   *[other] { $cards } cards
 }
picture-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
 }
picture-barred = barred from the quest
picture-no-gear = no equipment
picture-none = none
picture-no-duel = No duel has been fought this turn
picture-no-dice = no dice have been rolled yet
picture-duel-open = not decided yet
picture-blood-nobody = nobody is hurt
picture-blood-own = { $seat } loses { $hurt } life
picture-blood-foe = { $foe } loses { $struck } life
picture-blood-both = { $seat } loses { $hurt } life and { $foe } { $struck }
picture-round = Round { $n }
picture-parried = parried
picture-as-it-stands = so far
picture-foe-dice = { $n ->
    [one] 1 die
   *[other] { $n } dice
 }
picture-ability-no-pistol = no pistol against him
picture-ability-returns = comes back to Milady’s hand
picture-ability-better-manoeuvre = manoeuvre: cross, cross, sword
picture-ability-guard = 1 more shield in round 1
picture-ability-reroll = rerolls a die
picture-ability-lunge = 1 more sword in round 1
picture-ability-challenge-plus-1 = challenges are 1 higher
picture-ability-one-combat-card = at most one combat card against him
picture-ability-siege-die = 1 more red die at La Rochelle
picture-ability-two-lives = keeps his wounds between duels
picture-odds-foe = adversary bleeds
picture-odds-both = both bleed
picture-odds-nobody = nobody bleeds
picture-odds-own = musketeer bleeds
picture-odds-of = Odds: { $what }
picture-with-sword = and his sword
picture-any-card = his power
picture-face-down = face down
picture-lies-snare = a snare: it costs 1 life point
picture-lies-blank = a blank: nobody is there
picture-path-on = one action to the last cleared stage
picture-down-reckoned = { $laid ->
    [milady] Face down: the odds are those of a random unseen token, but Milady placed it as she liked.
   *[chance] Face down: every unseen token is equally likely; snares wound, blanks do not.
 }
picture-again = { $who ->
    [both] The odds include a reroll by the sword and one by Milady, each where it helps most.
    [own] The odds include a reroll with his sword where that helps him most.
   *[foe] The odds include a reroll by Milady where that helps her most.
 }
picture-posts-down = Face-down cards are turned up when a musketeer comes. Until then they have no odds, and challenges can turn out harder.
picture-assassin-first = First the Assassin costs 1 life point; then the odds apply.
picture-first-yes = comes first
picture-first-perhaps = if Milady hides here
picture-deeds = What { $seat } can attempt
picture-space = Adversary { $n }
picture-keep = keep all
picture-throw = reroll a { $face }
picture-odds-dice = { $n } { $n ->
    [one] die
   *[other] dice
 }
picture-odds-cards = { $n } { $n ->
    [one] die
   *[other] dice
 }: { $cards }
picture-challenge = challenge
picture-is-there = is there
picture-need-none = skill { $own } is enough
picture-need-enough = skill { $own }, needs { $n ->
    [one] 1 card
   *[other] { $n } cards
 }, holds { $held }
picture-need-short = skill { $own }, needs { $n ->
    [one] 1 card
   *[other] { $n } cards
 }, holds { $held }: not enough
picture-need-helped = skill { $own }, needs { $n ->
    [one] 1 card
   *[other] { $n } cards
 }, holds { $held }: enough { $by ->
    [power] by his power
    [epic] with epic tokens
   *[both] by his power and epic tokens
 }
picture-need-unknown = skill { $own }, needs { $n ->
    [one] 1 card
   *[other] { $n } cards
 }
picture-rochefort-yes = Milady is here: Rochefort comes first.
picture-rochefort-perhaps = If Milady hides here, Rochefort comes first.
picture-rochefort-no = Rochefort does not come now.
picture-post-down = { $kind ->
    [trap] A trap face down, strength { $n }
   *[other] An adversary face down, strength { $n }
 }
picture-trap-beggars = cost 2 pistoles and an action
picture-trap-spies = cost 2 cards and an action
picture-trap-nemesis = costs its target an action
picture-trap-assassin = wounds the first to attempt anything
picture-trap-courtesan = gallantry challenges are 1 higher
picture-trap-informers = challenges are 1 higher
picture-hand-adventure = Adventure cards
picture-hand-gear = Equipment
picture-hand-tokens = Tokens of the quest
picture-card-skill = 1 more { $skill } in a challenge
picture-card-combat = { $n ->
    [one] 1 more die in a duel or at La Rochelle
   *[other] { $n } more dice in a duel or at La Rochelle
 }
picture-item-thoroughbred = one free move each turn
picture-item-pistol = 1 more sword in the first round of a duel
picture-item-armor = 1 more shield in every round of a duel
picture-item-toledo-sword = rerolls one die in a duel
picture-item-improved-manoeuvre = lys, lys and shield together wound the adversary
picture-item-upgrade = 1 more, already counted in the skill
picture-token-adversary = starts a duel
picture-token-snare = costs 1 life point
picture-token-blank = nobody is there
picture-token-challenge = a challenge of this level
picture-hand-treachery = Treachery
picture-hand-paris = Paris cards
picture-hand-posts = Adversaries and traps
picture-hidden = unseen

# Alt text: who is to move, tracks, where everybody is, missions, quest; at most 1,024 characters.
picture-alt-head = { $head }. Mousquetaires du Roy, turn { $turn }: { $under }.
picture-alt-since = Since then: { $changes }.
picture-alt-went = { $seat } went to { $place }
picture-alt-healed = { $seat } { $change } life
picture-alt-tracks = Time { $time } of { $last }, La Rochelle { $siege }, honour { $honour }, Louvre { $louvre } of { $stages }, Constance { $constance } of { $most }, Rochefort { $rochefort } life.
picture-alt-people = { $people }.
picture-alt-life = { $life } life
picture-alt-done = done
picture-alt-open = open
picture-alt-mission = { $place }: { $mission }, { $tasks }; posted: { $posts }.
picture-alt-back = { $kind ->
    [trap] a trap face down (strength { $n })
   *[other] an adversary face down (strength { $n })
 }
picture-alt-quest = { $title }: { $gone } of { $all } cleared.
picture-alt-tokens = { $quest } Face up: { $tokens }.
picture-alt-space = space { $n } ({ $token })
picture-alt-siege = Dice at La Rochelle: blue { $blue }, red { $red }.
picture-alt-boards = Quest boards completed: { $n } of { $all } ({ $boards }).

picture-siege-dice = { $blue } blue against { $red } red { $red ->
    [one] die
   *[other] dice
 } now
picture-siege-clock = the clock
picture-siege-room = room for a card
picture-siege-throw = Last roll: { $blue } against { $red } { $red ->
    [one] sword
   *[other] swords
 }{ $given ->
    [0] { "" }
   *[other] , { $given } life given
 }, net { $by }
picture-nobody-at-siege = Nobody is there to give life points
picture-alt-siege-track = La Rochelle: the token is on { $at } (the track runs from −{ $most } to { $most }).
picture-alt-siege-cards = Cards there: { $cards }.
picture-alt-given = A life point given by { LIST($seats) }.
picture-alt-there = There: { $people }
picture-nobody-on-quest = Nobody is on the way to the jewels
picture-alt-company = On the way: { $people }.
picture-alt-chamber = chamber { $n } ({ $tokens })
picture-alt-cleared = cleared
picture-alt-face-down = face down
picture-alt-odds = { $label } { $foe }/{ $both }/{ $nobody }/{ $own }
picture-alt-odds-read = Odds in percent: the adversary bleeds/both/nobody/the musketeer.
picture-alt-duel = { $duel }; { $outcome }.
picture-alt-arms = { $seat } fights with { $arms }.
picture-alt-parried = Swords parried: { $own } of the musketeer’s, { $foe } of the adversary’s.
picture-alt-manoeuvre-own = { $seat } shows his secret manoeuvre.
picture-alt-manoeuvre-foe = { $foe } shows his secret manoeuvre.
picture-alt-manoeuvre-both = Both show their secret manoeuvres.
picture-alt-round = Round { $n }: { $blue } against { $red }; life lost { $hurt } and { $struck }.

## Pictures to ask for with /board

view-score = The state of the game, or how it ended
view-mission-paris = The mission in Paris, with the odds
view-mission-louvre = The mission at the Louvre, with the odds
view-quest = The quest board, token by token
view-siege = La Rochelle: cards, dice, the last roll
view-odds = Odds: { $what } { FORM($place, "at") }
view-duel = The last duel, die by die
