# en: 5dd4bccf
lesson-place = Placer des blocs
    .title = Des blocs sur la carte
    .goal = Vert a un bloc radical à Paris. Jouez Bailly et placez-y deux blocs modérés, pour que votre pile soit la plus haute.
    .praise = La plus haute pile gagne la province quand elle vote. Les blocs d’une personnalité restent dans sa région ; vous pouvez les y répartir entre les provinces.
# en: 23209ba8
lesson-club = Un club
    .title = Deux cartes de valeur 1
    .goal = Romme et les Jacobins ont chacun un bloc. Placez les deux dans le Lyonnais, en un seul tour.
    .praise = Après une carte de valeur 1, vous pouvez en jouer une seconde, dans la même région. Un club convient partout : il peut suivre n’importe laquelle.
# en: 89ecb516
lesson-keep = Garder une carte
    .title = Dans l’étalage
    .goal = Vert a trois blocs en Champagne. Jouez Danton pour y faire égalité, gardez-le dans votre étalage, et terminez votre tour.
    .praise = Quand la Champagne votera, Danton pourra départager. Seules les cartes de votre étalage le peuvent, non celles de votre main.
# en: adf420a4
lesson-take = Prendre des cartes
    .title = Deux cartes visibles
    .goal = Guadet et Jourdan Coupe-Tête sont visibles, tous deux de valeur 1. Prenez-les en un seul tour.
    .praise = Toute autre carte se prend seule, de même qu’une carte de la pioche. Une carte visible prise est aussitôt remplacée.
# en: 4aa7e477
lesson-special = Une carte spéciale
    .title = Retirer un bloc
    .goal = En Bretagne, vous êtes à égalité avec Vert, deux blocs chacun. Jouez les Troubles religieux et retirez un des blocs de Vert.
    .praise = Votre pile est maintenant la plus haute. Vous pouvez jouer une carte spéciale par tour, seule ou avec d’autres cartes.
# en: 9798aebc
lesson-battle = Commander l’armée
    .title = Un général et le plus de jetons
    .goal = Vous et Vert avez chacun un jeton dans la case Bataille. Avec le canon de Rochambeau, ajoutez-en un second, gardez-le comme général, et terminez votre tour. Puis passez, et remportez la bataille de Valmy.
    .praise = Quand tout le monde a passé, la bataille a eu lieu. Parmi ceux qui ont un général dans l’étalage et un jeton dans la case, qui a le plus de jetons commande l’armée.
# en: 92b93984
lesson-tie = Rompre une égalité
    .title = Une carte pour deux égalités
    .goal = Vous êtes à égalité avec Vert en Normandie, et en Vendée, qui vaut deux points ce tour-ci. Vous avez une seule carte bleue. Gagnez la Vendée avec elle.
    .praise = Une carte engagée est défaussée, qu’elle gagne ou perde. Elle doit avoir la couleur de votre pile.
# en: d3de99a6
lesson-office = Premier au gouvernement
    .title = Cinq points
    .goal = Les radicaux gouvernent, et vous avez autant de leurs voix que Vert. Rompez l’égalité pour prendre la première place.
    .praise = Qui a le plus de voix du gouvernement marque cinq points, le deuxième en marque deux. Qui a le plus de voix de l’opposition en marque trois.
