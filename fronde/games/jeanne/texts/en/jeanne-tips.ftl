### Jeanne d’Arc 1429: a tip for each question of a first turn.

coach-choose-start = A province scores only if you hold all its cities. Start where you can complete one soon.
coach-place-third = Take a city in a province where you already have one, or a city that a rival needs for a whole province.
coach-vote = War brings six cards and as many attacks as they allow. Peace brings four cards and one attack. If you have much to lose, vote for peace.
coach-buy = Money buys cards, at 2 Louis d’Or each, and castles or fortresses, which last. A castle in a city between two rivals is rarely a mistake.
coach-expand = Free cities cost nothing. Complete a province if you can, because it scores every round.
coach-fight = An attack takes two yellow cards that have not won a battle this round. Look for cities without works, and keep cards for your defence.
coach-attack-cards = You need a higher total than the city. Cards that lose are gone; cards that win can only defend until the end of the round.
coach-defence-cards = The city’s works count for you. With a castle, a low card is often enough.
coach-battle-influence = You spend influence, win or lose. Keep it for cities that complete a province.
coach-battle-support = A red card can turn the battle, but then it is gone.
coach-play-sign = A Sign of God doubles one card you have played. Check whether that decides who gets the city.
coach-play-retreat = A Retreat takes back a card you would lose, or one that won and could now only defend.
coach-revolt = Choose a city of the leading rival. Castles and fortresses help against a revolt.
coach-duel-card = Only the loser’s card is lost. Play a high card if it is likely to win.
coach-duel-influence = You spend influence here, win or lose.
coach-order-events = The first event can change what the second one does.
