### Liberté : ce que dit le guide d'une première partie (data/guide.toml). Une idée à la fois, 60 mots environ.

# en: 00c2f624
guide-aim = **Le but.** La France va voter, province par province. La plus haute pile de blocs d’une province l’emporte : son propriétaire, la lettre du dessus, reçoit une voix dans la couleur de la pile. Vous êtes A, et la Saintonge serait à vous. Plus vous avez de voix des couleurs gagnantes, plus vous marquez.
# en: 854c77f0
guide-stack = **Les piles.** Une carte place des blocs de sa couleur dans des provinces de sa région. Ils y forment votre pile : au plus trois blocs d’une couleur. Vous pouvez agrandir la vôtre, jamais celle d’un autre, et une province contient trois piles. Un bloc de plus que les autres suffit pour gagner.
# en: 0e7165c8
guide-display = **Votre étalage.** La carte jouée, vous pouvez la garder, visible devant vous, ou la défausser. Dans l’étalage, elle départage les égalités de sa couleur : le plus grand nombre gagne. Un étalage contient au plus quatre cartes.
# en: 45616a7b
guide-special = **Une carte spéciale.** Elle retire un bloc ou une carte à quelqu’un d’autre. Cherchez une province où un bloc de moins change le gagnant.
# en: 106f9710
guide-second = **Une seconde carte.** Après une carte de valeur 1, vous pouvez jouer une autre carte de valeur 1 de la même région. Si vous n’en voulez pas, terminez votre tour.
# en: 0f89a26d
guide-round = **Les manches.** À chaque manche, chacun fait une action : jouer une carte, prendre une carte, ou passer. Cela continue jusqu’à ce que tout le monde passe dans une même manche, ou que les blocs d’une couleur s’épuisent : voyez *Blocs restants*. La manche s’achève alors, et les provinces votent.
# en: b4ff3a91
guide-government = **Le gouvernement.** Chaque province gagnée est une voix dans la couleur de votre pile. La couleur qui a le plus de voix gouverne : qui en a le plus marque 5 points, le deuxième 2. La couleur arrivée deuxième est l’opposition : qui en a le plus de voix marque 3 points.
# en: c7ba97af
guide-tie = **Une égalité.** Les meilleures piles, ou les voix, sont à égalité. Chacun des joueurs à égalité peut engager une carte de cette couleur de son étalage. Le plus grand nombre gagne, et ces cartes sont perdues. Si personne ne gagne une province à égalité, elle n’a pas de voix, et tous ses blocs quittent le plateau.
# en: 7ce33be5
guide-elections = **Après les élections.** Les voix sont comptées, les points marqués. Les piles restent sur le plateau, d’un bloc plus basses là où elles ont gagné. Il y a quatre tours comme celui-ci, et à partir du deuxième, chacun a aussi une bataille. Vous passez maintenant à la fin du quatrième.
# en: 8c1341a8
guide-fourth = **Le dernier tour.** Les points sont en haut. Après les élections de ce tour, qui a le plus de points gagne. Les nombres dorés du plateau comptent désormais aussi : qui gagne la Vendée marque 2 points ; le Lyonnais, la Guyenne et le Languedoc, 1 chacun.
# en: bfe53789
guide-battle = **La bataille.** Une bataille précède les élections. Une carte avec un canon peut mettre un de vos jetons dans la case Bataille au lieu de placer des blocs. Parmi ceux qui ont un général (l’épée) dans leur étalage, qui a le plus de jetons gagne les points de la bataille.
# en: c8f6ebb2
guide-revolutions = **Deux fins soudaines.** Si le rouge a 17 voix à une élection, la partie finit aussitôt, et le plus de voix et de blocs rouges gagne. Si le blanc tient sept provinces à fleur de lys au tour 3 ou 4, elle finit aussi, et le plus de blocs blancs gagne. Surveillez ces deux couleurs.
# en: c4dab782
guide-last-tie = **Les dernières égalités.** Désormais, une carte de votre étalage ne sert plus qu’à départager : employez-la là où elle rapporte une voix qui compte.
# en: 4a4d5917
guide-over = **C’est fini.** Le dernier gouvernement a rapporté ses points, et le plus de points gagne. À égalité, les cartes de l’étalage départagent. Une partie entière commence avec un plateau vide et sept cartes en main, et compte quatre tours comme ceux-ci.
