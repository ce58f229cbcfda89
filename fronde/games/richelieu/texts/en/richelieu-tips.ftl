### Richelieu: a tip for each question of a first turn.

coach-take-card = The player with the most shields of a region scores it; a tie scores nothing. Look at what your rival collects, and at which card you uncover behind the one you take.
coach-second-card = You may take a second card of the same region if each of the two has one shield. Sometimes it is better not to, because of the card behind it.
coach-place-marker = A rival who takes a card with your marker pays one of their own. Mark a card they want, not one you are about to take.
coach-move-marker = You may move a marker to the card that matters most now.
coach-pay-marker = This card costs you one of your markers for good. Is it worth that?
coach-end-turn = At the end, each region and each symbol you have no card of costs you five points. Keep an eye on the ones you are missing.
