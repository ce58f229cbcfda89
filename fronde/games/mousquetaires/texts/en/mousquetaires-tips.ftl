### Mousquetaires du Roy: a tip for each question of a first turn.

coach-act = You have three actions, in any order: move, draw, buy, or take on a challenge or duel where there is one. Plan with the others: all musketeers win or lose together.
coach-obey = This action is free. Use it for what you would have done next.
coach-play-cards = Your skill, its upgrade and cards of that skill must reach the level. If they do not, you lose the cards and the action, so play what is missing or try later.
coach-fight = Each combat card adds a die and is discarded after the duel. Against an adversary with one life point, a few dice are often enough.
coach-add-epic = An epic token adds a die. That is worth it when a wound would end your turn.
coach-choose-destination = You choose your destination in secret. Go where the musketeers have to come anyway.
coach-treachery = If you draw now, you can play the card when it hurts the musketeers most. If you play one, it takes effect at once.
coach-first-paris = Begin with a card that needs what these musketeers are bad at.
coach-take-paris = You can play this card in Paris on a later turn, when the musketeers have almost completed the current mission.
coach-place-paris = A new card wipes out all progress on the old one. That is best when the musketeers have almost completed the old one.
coach-post = Spread your strength: a strong adversary where the musketeers must win, a trap where they feel safe.
coach-lay-tokens = An adversary near the end of a path costs the musketeers most. Blanks keep them guessing.
coach-reveal = If you show yourself, you get what the place offers, but the musketeers learn where you are.
coach-name-musketeer = Choose a musketeer who is about to complete something.
coach-pay-card = Discard a card of the skill you need least.
