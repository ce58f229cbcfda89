### Frondeurs et Frondeuses: a tip for each question of a first Turn.

coach-setup-cubes = Stay next to your own cubes: a plain line costs nothing, a dashed one costs a second cube. To Control a Space you need as many cubes as it asks for, usually three.
coach-play-card = You play one card a Turn. The Compare button lists the Spaces that each Action of a card reaches.
coach-choose-action = A card has two Actions, and you choose one. After that the card is gone.
coach-place-cubes = One cube in a Space is enough to score its points. More cubes bring you Control and the tokens there; Controlled cubes are hard to remove.
coach-remove-cubes = When you take the last cube, the Space is open to you and to others. If a rival has Control, you need a card that removes even Controlled cubes.
coach-move-destination = First choose where to move, then which of your cubes go, one by one. If you bring more cubes than a rival has there, you drive the rival’s cubes out.
coach-move-cubes = Send the cubes you can best spare. If you take the last cube from a Space, you lose its points.
coach-lift-cubes = Your Supply is empty, so you pick up cubes from the board. Take those you can best spare.
coach-season-timing = A Season Card affects everyone. It also gives you two free cubes for any Spaces without rival cubes.
coach-battle-cubes = You won the battle. Cubes here can bring Control at once, and drive out the rival who is there.
coach-season-price = Cubes you remove go back to your Supply. A Coin or Crown you give is gone for good. A Musketeer goes back to his Space and can be won again.
coach-lose-cubes = Give up cubes where you have more than you need. If you remove the last cube from a Space, you lose its points.
coach-displace-cubes = Your displaced cubes go to Adjacent Spaces. They are safest in Spaces you already hold.
coach-arrest-third = A Space Under Arrest scores nothing, and nobody can enter it. The cubes in it stay locked in.
coach-imprison = The player who Controls the Fortress can free its prisoners later.
coach-block-placement = Blocking uses up d’Artagnan. Let small things pass, and save him for a Space you cannot do without.
coach-end-turn = Above you see what your Turn has done. Until you end it, Undo takes back your last choice. Below you see what else your Turn allows.
