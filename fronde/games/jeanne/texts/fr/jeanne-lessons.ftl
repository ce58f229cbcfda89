# en: 9b2f8a36
lesson-war = Guerre ou paix
    .title = Le vote
    .goal = La moitié des voix suffit pour la guerre. Quatre puissances jouent, et l’Angleterre vous a dit qu’elle vote pour la guerre. Déclenchez la guerre.
    .praise = En guerre, chacun reçoit six cartes au lieu de quatre, et peut attaquer aussi souvent que ses cartes le permettent. En paix, chacun ne peut attaquer qu’une fois.
# en: ec9ed181
lesson-castle = Bâtir un château
    .title = Ce qu’apporte un château
    .goal = Vos deux villes paient 1 louis d’or chacune. Vous avez 11 louis d’or. Faites en sorte que votre prochain revenu soit de 3.
    .praise = Un château paie 2 au lieu de 1, et défend sa ville avec 4 points au lieu de 2. Vous pouvez bâtir un château par manche.
# en: d38f6982
lesson-fortress = Bâtir une forteresse
    .title = Sur un château plus ancien seulement
    .goal = Vos deux villes ont un château, mais celui de Clermont date de cette manche. Bâtissez une forteresse là où c’est permis.
    .praise = Une forteresse paie 3 et défend avec 6. Ni Pillards ni rébellion ne peuvent l’atteindre.
# en: b6112f6e
lesson-roads = Par la route
    .title = Deux villes libres par tour
    .goal = Une province entière vaut un point de trône. Bourges est tout le Berry, Clermont toute l’Auvergne ; Nevers est à elle seule le Nivernais, Moulins le Bourbonnais. Tenez quatre provinces entières.
    .praise = Une route doit relier chaque ville à une que vous teniez déjà. On ne peut pas continuer de la première ville prise à la seconde.
# en: ff6d9860
lesson-sea = Par mer
    .title = Un port libre
    .goal = Avec un port comme Brest, vous pouvez aller par mer dans tout port libre. Aucune route ne vous mène à La Rochelle : prenez-la par mer.
    .praise = Si vous vous étendez par mer, vous prenez cette ville, et rien d’autre pendant ce tour.
# en: 9dde86ba
lesson-attack = Annoncer une attaque
    .title = S’étendre d’abord, attaquer ensuite
    .goal = L’Angleterre tient Orléans, à côté de Bourges. Vous avez les deux cartes jaunes que demande une attaque. Attaquez Orléans. Votre première attaque met fin à votre expansion.
    .praise = Chacune de vos villes peut attaquer une fois par manche, et vous pouvez attaquer chaque ville une fois par manche.
# en: 90c167d5
lesson-battle = Gagner une bataille
    .title = Deux cartes jaunes et un dé
    .goal = L’Angleterre tient Orléans avec une garnison, qui compte 2, et joue aussi une carte. Chaque camp ajoute un dé. Attaquez avec vos deux meilleures cartes, et prenez la ville. Après les dés, qui a encore une carte peut jouer une Retraite ; vous n’en avez pas.
    .praise = Le total le plus élevé gagne. Vous gardez vos cartes, mais elles ne peuvent plus que défendre jusqu’à la fin de la manche. Celles du perdant sont perdues.
# en: 422bf3bd
lesson-plunder = Envoyer des Pillards
    .title = Une carte rouge à votre tour
    .goal = Le dé de vos Pillards doit dépasser la défense de la ville : 0 pour une ville libre, 2 pour une garnison, 4 pour un château. Pillez une ville où ils ne peuvent pas échouer, et rapportez un louis d’or.
    .praise = Une ville pillée ne paie rien au prochain revenu. Vous pouvez envoyer des Pillards à tout moment de votre tour.
