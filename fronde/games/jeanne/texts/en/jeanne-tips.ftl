### Jeanne d’Arc 1429: a tip for each question of a first turn.

coach-choose-start = A province scores only when all its cities are yours: begin where a whole one is near.
coach-place-third = Take a city of the same province, or one that bars the way to it.
coach-vote = War brings six cards and as many attacks as they allow, peace four and one attack. Who has much to lose votes for peace.
coach-buy = Money buys cards for 2, and works that last. A castle in a city between two rivals is seldom wrong.
coach-expand = Free cities cost nothing: complete a province if you can, for it scores every round.
coach-fight = An attack needs two yellow cards that have not won a battle this round. Look for cities without works, and keep cards to defend with.
coach-attack-cards = Your sum has to be above the city’s. Cards that lose are gone, those that win only defend until the round ends.
coach-defence-cards = The city’s works count for you. A low card is often enough where a castle stands.
coach-battle-influence = Influence is spent whoever wins; keep it for cities that complete a province.
coach-battle-support = A red card can turn the battle, and is gone after it.
coach-play-sign = A Sign of God doubles one card you have laid. Look whether that decides who has the city.
coach-play-retreat = A Retreat takes back a card you would lose, or one that has won and could only defend from now on.
coach-revolt = Name a city of the rival who leads; works help against a revolt.
coach-duel-card = Only the loser’s card is lost: a high card is well laid here if it wins.
coach-duel-influence = Influence is spent here in any case.
coach-order-events = The first of the two may change what the second finds.
