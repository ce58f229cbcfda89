### Liberté: a tip for each question of a first turn.

coach-refresh-discard = Keep cards for provinces where you already have blocks. Cards of the same colour break ties there.
coach-refresh-draw = An open card you can see is often worth more than one you cannot.
coach-choose-action = A card places blocks in provinces of its region. The highest stack wins the province, so two or three blocks in one place are better than one in each of three.
coach-place-blocks = Add to your own stack of that colour, or start one in an empty province. A province holds three stacks of up to three blocks.
coach-keep-card = A card in your display breaks ties of its colour, and a general can lead the army. It does not return to your hand this turn.
coach-discard-two = Discard cards that fit no province you want.
coach-take-card = Look for regions where you have stacks and, from turn 2, for generals.
coach-take-second = A second card is free. Take one if any of them is useful to you.
coach-special-target = Remove blocks from the stack that would narrowly outvote you.
coach-go-on = You may play a second small card of the same region. Otherwise your turn is over.
coach-province-tie = The highest card of the stack’s colour wins the vote. Cards you advance are gone.
coach-government-tie = The faction that governs decides which votes score. Advance a card if you hold votes of that side.
coach-votes-tie = The player with the most votes in the government scores five points, and the player with the most votes in the opposition three. That is often worth a card.
