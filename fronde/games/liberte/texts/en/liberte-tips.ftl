### Liberté: a tip for each question of a first turn.

coach-refresh-discard = Keep cards of provinces where you stand already; what is of one colour decides ties there.
coach-refresh-draw = An open card you know is often worth more than one you do not.
coach-choose-action = A card puts blocks into provinces of its region. The highest stack of a province wins its vote, so two or three in one place beat one in three.
coach-place-blocks = Add to your own stack of that colour, or begin one where nobody is yet: a province holds three stacks, three blocks each.
coach-keep-card = A card kept open decides ties of its colour, and leads battles if it is a general; it does not come back to your hand this turn.
coach-discard-two = Give away what fits no province you want.
coach-take-card = Look for regions where you have stacks, and for generals from the second turn on.
coach-take-second = A card for nothing: take it unless none of them is of use to you.
coach-special-target = Strike the stack that would just outvote you.
coach-go-on = A second small card of the same region may follow at once; else your turn is done.
coach-province-tie = The highest card of the stack’s colour takes the vote; cards advanced are gone.
coach-government-tie = Who governs decides which votes score: advance a card if you hold votes of that side.
coach-votes-tie = Five points for most votes of the government, three of the opposition: a card spent here is often well spent.
