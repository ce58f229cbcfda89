### Mousquetaires du Roy: a tip for each question of a first turn.

coach-act = Three actions, in any order: move, draw, buy, meet a challenge or duel where one waits. Talk with the others: all win or lose together.
coach-obey = An action for nothing: take the one you would have taken next.
coach-play-cards = Your skill, its upgrade and cards of that skill have to reach the level; if they do not, all is gone, so play what is missing or try later.
coach-fight = Each combat card is a die more, and is gone after the duel. Against one life point few dice are often enough.
coach-add-epic = An epic token is a die more: worth it where a wound would end your turn.
coach-choose-destination = You go there unseen. You gain most where the musketeers have to come anyway.
coach-treachery = A card drawn now may be played at the worst moment for them; one played strikes at once.
coach-first-paris = Begin with the card that asks for what these musketeers do badly.
coach-take-paris = It may be laid in Paris in a later turn, when yours is nearly done.
coach-place-paris = A new card throws away what was done for the old one: best when that is nearly overcome.
coach-post = Spread what you have: a strong adversary where they must win, a trap where they feel safe.
coach-lay-tokens = An adversary where the path is longest costs them most; blanks make them guess.
coach-reveal = Showing yourself brings what the place gives, and tells them where you are.
coach-name-musketeer = Strike whoever is about to finish something.
coach-pay-card = Give the card whose skill you meet least.
