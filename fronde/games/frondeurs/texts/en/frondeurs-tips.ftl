### Frondeurs et Frondeuses: a tip for each question of a first Turn.

coach-setup-cubes = Stay beside your own cubes: a plain line costs nothing, a dashed one a second cube. As many cubes as a Space asks for, mostly three, are Control.
coach-play-card = You play one card a Turn. Compare lists the Spaces each of its Actions reaches.
coach-choose-action = A card has two Actions and you take one of them; the card is gone after it.
coach-place-cubes = One cube in a Space counts its points already. More of them bring Control, which rivals can hardly remove, and the tokens lying there.
coach-remove-cubes = The last cube taken opens the Space to you and to others. Where somebody has Control you need a card that says so.
coach-move-destination = First say where to, then cube by cube which of yours go. More cubes than a rival has there drive him out.
coach-move-cubes = Send the cubes you miss least where they stand: the last of a Space takes its points along.
coach-lift-cubes = Your Supply is empty, so cubes come off the board: take those that are more than a Space needs.
coach-season-timing = A Season Card happens to everybody. Two free cubes come with it, and go to any Spaces without rival cubes.
coach-battle-cubes = The battle is yours: cubes here may bring Control at once, and drive out who stands there.
coach-season-price = Cubes you remove go back to your Supply. A Coin or Crown you give is spent for good; a Musketeer goes back to his Space, to be won again.
coach-lose-cubes = Give cubes where you have more than you need: the last of a Space takes its points along.
coach-displace-cubes = Cubes driven out may go on: to Spaces of your own they are safest.
coach-arrest-third = Under Arrest a Space scores nothing and is closed to all, its cubes with it.
coach-imprison = Whoever Controls the Fortress can set its prisoners free later.
coach-block-placement = A block spends d’Artagnan. Let small things pass, and keep him for a Space you cannot do without.
coach-end-turn = Above stands what your Turn has done; until you end it Undo takes it back. Below stands what your Turn still allows.
