### Liberté: a tip for each question of a first turn.

coach-refresh-discard = Keep cards for provinces where you already have blocks. Cards of the same colour as your blocks can break ties there.
coach-refresh-draw = An open card, which you can see, is often worth more than an unknown card from the deck.
coach-choose-action = A card places blocks in provinces of its region. The highest stack wins the province, so two or three blocks in one place are better than one block in each of three provinces.
coach-place-blocks = Add to your own stack of that colour, or start one in an empty province. A province holds three stacks of up to three blocks.
coach-keep-card = A card in your display breaks ties of its colour, and a general can lead the army. A card you keep does not return to your hand this turn.
coach-discard-two = Discard cards that fit no province you want.
coach-take-card = Look for cards of regions where you have stacks and, from turn 2, for generals.
coach-take-second = A second card is free. Take one if any of these open cards is useful to you.
coach-special-target = Remove blocks from the stack that would narrowly outvote you.
coach-go-on = After a card of value 1 you may play a second card of value 1 in the same region. If you play nothing more, your turn is over.
coach-province-tie = Each tied player may advance a card in the colour of their stack, and the highest card wins the vote. Cards you advance are gone.
coach-government-tie = The faction that governs decides which votes score. Advance a card if you hold votes of the card’s faction.
coach-votes-tie = The player with the most votes in the government scores five points, and the player with the most votes in the opposition three. That is often worth a card.
