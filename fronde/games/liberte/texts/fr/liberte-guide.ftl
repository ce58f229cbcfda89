### Liberté : ce que dit le guide d’une première partie (data/guide.toml). Une idée par texte, 60 mots en anglais au plus.

# en: 5000200b
guide-aim = **Le but.** La France va voter, province par province. La plus haute pile de blocs gagne la province : le joueur dont la lettre est dessus reçoit une voix de la couleur de la pile. Vous êtes A ; si la Saintonge votait maintenant, elle serait à vous. Plus vous avez de voix des couleurs qui l’emportent, plus vous marquez de points.
# en: b46dfca9
guide-stack = **Les piles.** Une carte place autant de blocs de sa couleur que sa valeur, dans des provinces de sa région. Ils y forment votre pile : jusqu’à trois blocs d’une seule couleur. Une province contient au plus trois piles, une par joueur ; vous pouvez ajouter à la vôtre, jamais à celle d’un autre. Un bloc de plus que les autres suffit pour gagner.
# en: 79e8f549
guide-display = **Votre étalage.** Vous pouvez garder la carte que vous avez jouée, visible devant vous, ou la défausser. Une carte de votre étalage départage les égalités de sa couleur, dans les provinces et au gouvernement : la plus haute valeur gagne. Gardez donc une carte pour la fin. Un étalage peut contenir quatre cartes, ou cinq avec un sans-culotte.
# en: 0e335506
guide-special = **Une carte spéciale.** Elle retire un bloc ou une carte à un autre joueur. Cherchez une province où un bloc de moins change le vainqueur, ou une carte qui romprait une égalité.
# en: 106f9710
guide-second = **Une seconde carte.** Après une carte de valeur 1, vous pouvez jouer une autre carte de valeur 1 dans la même région. Si vous n’y tenez pas, terminez votre tour.
# en: ac562761
guide-round = **Les manches.** À chaque manche, chacun fait une action : jouer une carte, prendre une carte, ou passer. Cela continue jusqu’à ce que tout le monde passe dans la même manche, ou qu’une couleur de blocs soit épuisée : voyez *Blocs restants*. La manche se termine alors, et les provinces votent.
# en: 2353c54d
guide-government = **Le gouvernement.** Chaque province gagnée est une voix de la couleur de votre pile ; Paris en donne une par bloc de votre pile. La couleur qui a le plus de voix gouverne : qui y a le plus de voix marque 5 points, et le suivant 2. La couleur suivante forme l’opposition : qui y a le plus de voix marque 3 points.
# en: e0548ea8
guide-tie = **Une égalité.** Les meilleures piles, ou les voix, sont égales. Chaque joueur à égalité peut engager une carte de son étalage, de la couleur de sa pile ou de ses voix. La plus haute valeur gagne, et les cartes engagées sont défaussées. Si personne ne gagne une province à égalité, elle ne donne pas de voix, et tous ses blocs quittent la carte de France.
# en: d68a9187
guide-elections = **Après les élections.** On a compté les voix et marqué les points. Les piles restent sur la carte de France, avec un bloc de moins là où elles ont gagné. Il y a quatre tours comme celui-ci, avec en plus une bataille à partir du deuxième. Vous passez maintenant à la fin du quatrième.
# en: bb9126fb
guide-fourth = **Le dernier tour.** Les points sont affichés en haut. Après les élections de ce tour, qui a le plus de points gagne. Les nombres dorés de la carte de France comptent maintenant aussi : gagner la Vendée rapporte 2 points, le Lyonnais, la Guyenne et le Languedoc 1 chacun.
# en: bfe53789
guide-battle = **La bataille.** Une bataille a lieu avant les élections. Une carte à canon peut mettre un de vos jetons dans la case Bataille au lieu de placer ses blocs. Parmi les joueurs qui ont un général (l’épée) dans leur étalage, celui qui a le plus de jetons emporte les points de la bataille.
# en: b1d47fe7
guide-revolutions = **Deux fins soudaines.** Si le rouge a 17 voix dans une élection, la partie finit aussitôt, et qui a le plus de rouge en tout (voix et blocs) gagne. Si, au tour 3 ou 4, le blanc tient sept provinces à fleur de lys, la partie finit aussi, et qui a le plus de blocs blancs gagne. Surveillez les deux couleurs.
# en: a2510300
guide-last-tie = **Les dernières égalités.** Désormais, une carte de votre étalage ne sert plus qu’à départager : employez-la là où elle apporte une voix qui compte.
# en: fc6c1849
guide-over = **La fin.** Le dernier gouvernement a rapporté ses points, et qui a le plus de points gagne. À égalité de points, les cartes de l’étalage décident. Une partie entière commence avec une carte de France vide et sept cartes en main, et compte quatre tours comme ceux-ci.
