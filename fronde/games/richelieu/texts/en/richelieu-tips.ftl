### Richelieu: a tip for each question of a first turn.

coach-take-card = Most shields of a region score, and level scores nothing: look what the other collects, and what your card uncovers at the end of its row.
coach-second-card = A second card of that region may come along if both have one shield. Sometimes one is better left, for what lies behind it.
coach-place-marker = A marker makes a card dear to the others: it costs them one of their own. Put it where they will want to go, not where you go yourself.
coach-move-marker = A marker of yours can be sent on to the card that matters now.
coach-pay-marker = One of your markers goes out of the game for this card: is it worth that?
coach-end-turn = Every region and every symbol you have no card of costs five points at the end: keep an eye on those you lack.
