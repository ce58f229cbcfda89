# en: 68e7a8d5
lesson-control = Tenir une case
    .title = Trois cubes tiennent une case
    .goal = Il y a un cube du Condéen chez Conti. Prenez-en le contrôle : il vous faut trois cubes, et vous gagnez sa couronne.
    .praise = Plus personne d’autre ne peut placer là, et ses points sont pour vous. Qui prend le contrôle en premier emporte aussi le jeton.
# en: 1a6b9e1f
lesson-dashed-line = Une ligne pointillée
    .title = Une ligne pointillée coûte un cube de plus
    .goal = Une ligne pointillée va de Retz à Lyon. Amenez-y deux cubes ; votre carte en place quatre.
    .praise = Seul le premier cube a payé la ligne. Une fois sur place, les suivants ne coûtent rien de plus.
# en: 482a01db
lesson-on-and-on = Un pas plus loin
    .title = De case en case
    .goal = L’Arrêt d’union n’est pas voisin de vos cases. Atteignez-le pourtant, avec une seule carte.
    .praise = Chaque case où vous entrez ouvre ses propres lignes à votre cube suivant.
# en: 4673ce4c
lesson-affiliate = Le cube d’affiliation
    .title = Un cube de plus par tour
    .goal = Une carte place au plus deux cubes par case, et le contrôle de la Palatine en demande trois. Elle porte votre écusson : prenez-en le contrôle.
    .praise = Une fois par tour, si vous avez le contrôle de votre chef de faction, vous pouvez placer ou retirer un cube dans une case à votre écusson.
# en: 60de3a41
lesson-remove = Retirer des cubes
    .title = Des cubes rivaux dans le voisinage
    .goal = Il y a deux cubes de la Cabale chez Conti, tout à côté de Condé. Retirez-les.
    .praise = Près d’un rival, l’influence n’est jamais sûre. Le contrôle l’est, sauf contre les cartes qui disent le contraire.
# en: 62099039
lesson-drive-out = Chasser l’occupant
    .title = Un déplacement en force
    .goal = Il y a deux cubes du Condéen chez Anne d’Autriche. Déplacez-y plus de cubes que lui : il devra partir.
    .praise = Les cubes en minorité vont dans une case voisine, ou à la réserve si aucune ne leur est ouverte.
# en: 0bd0c57a
lesson-d-artagnan = D’Artagnan
    .title = Un mousquetaire à la rescousse
    .goal = Vous avez d’Artagnan. Prenez le contrôle de Conti avec un seul cube de votre carte.
    .praise = Il ajoute les cubes qui manquent. Chaque mousquetaire a son propre effet, et vous pouvez en utiliser un par tour.
# en: 8deba5d0
lesson-king = Le Roi s’en va
    .title = Le voyage du Roi
    .goal = Il y a deux cubes du Condéen chez Chavigny. Vous détenez le Roi : jouez votre carte, et envoyez-le les balayer.
    .praise = Il retire aussi un cube de chaque case au bout des lignes, que ce cube soit à vous ou non.
