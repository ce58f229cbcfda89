### Frondeurs et Frondeuses : ce que dit le guide d'une première partie (data/guide.toml). Une idée à la fois, 60 mots environ.

# en: 1868e40d
guide-board = **Le plateau.** Les ronds sont des personnages, les carrés des institutions ; on les appelle tous des cases. Une pièce de couleur avec un nombre, dans une case, représente autant de cubes. Les vôtres sont noirs : vous menez le Condéen, depuis Condé, votre chef de faction. La Cabale est bleue, le Retzien rouge, le Mazariniste jaune. Laissez les autres signes pour plus tard.
# en: e2942a8e
guide-aim = **Le but.** Une case où vous avez au moins un cube marque pour vous : à côté du lys, à sa gauche, les points politiques (PP) ; à côté du drapeau, à sa droite, les points militaires (PM). Conti vous donne 3 et 3. Le plus de points des deux sortes à la fin gagne ; le bandeau sous le plateau donne le total de chacun.
# en: db935f14
guide-turn = **Votre tour.** Vous avez deux cartes en main et en jouez une. Chaque carte propose deux actions, et vous en faites une : placer des cubes de votre réserve, en déplacer, ou en retirer. Les mots qui suivent disent où elle vaut. Si vous hésitez : placer quatre cubes est un bon début.
# en: 40617095
guide-place = **Placer.** Mettez au plus quatre cubes sur le plateau, l’un après l’autre : dans les cases que vous tenez, ou dans des cases vides à une ligne de là ; jamais là où se trouve un rival. Une carte ajoute au plus deux cubes à une case. Dans la liste, le nombre après une faction est ce qui s’y trouve, et ×2 en place deux.
# en: 544c2912
guide-control = **Le contrôle.** Un cube donne l’influence, et suffit pour marquer, mais une carte peut le retirer ; un second vous rend plus sûr. Trois donnent le contrôle, ou le nombre du disque noir : la plupart des cartes ne peuvent alors plus vous retirer, aucun rival ne peut entrer, et vous gagnez la couronne ou la pièce dessinée au-dessus. Un quatrième n’ajoute rien.
# en: dd7086e3
guide-lines = **Les lignes.** D’une case que vous tenez, vous atteignez celles qui sont au bout de ses lignes. Une ligne pleine est gratuite ; une rouge aussi, d’elle vers lui. Une ligne pointillée coûte un cube de plus pour le premier cube dans une case vide : il retourne à votre réserve. Depuis Condé, Tarente est gratuit, Gaston coûte deux cubes.
# en: c6b3b3b2
guide-move = **Déplacer.** Un déplacement amène au plus quatre de vos cubes dans une case. Choisissez d’abord où, puis quels cubes. Ils traversent vos cases et font un pas de plus. La case d’arrivée, ou toutes celles qu’ils quittent, doivent être de la sorte que dit la carte. Là où un rival se tient sans contrôle, amenez plus de cubes : les siens vont à côté.
# en: 6aaa557d
guide-remove = **Retirer.** Les cubes que vous retirez retournent à la réserve de leur propriétaire. Un rival qui perd son dernier cube d’une case ne la marque plus, et vous pourrez y entrer plus tard. Là où un rival a le contrôle, vous ne pouvez rien retirer, sauf si la carte le dit.
# en: a1b8b212
guide-crown = **Votre couronne.** Vous l’avez gagnée par le premier contrôle d’une case qui en avait une. Elle agrandit votre main d’une carte. Vous avez pioché une carte Saison, qu’il faut jouer à ce tour. Si vous renoncez maintenant à la couronne, vous jouez aussi une autre carte ; ou gardez-la pour plus tard. Une pièce ajoute des cubes à une carte.
# en: 4f8b1c3f
guide-affiliate = **Le cube d’affiliation.** Outre votre carte, une fois par tour, vous pouvez placer ou retirer un cube dans toute case à pique noir, proche ou lointaine. Il faut pour cela avoir le contrôle de Condé : gardez-y donc trois cubes. Vous le trouvez sous *Facultatif*.
# en: 90faf5fe
guide-begun = **C’était un tour.** Piochez jusqu’à deux cartes, jouez-en une, faites une de ses deux actions, et peut-être le cube d’affiliation. Entre-temps, les rivaux retirent des cubes isolés. Une carte Saison avance le marqueur de la piste du haut : c’est l’horloge du jeu. Vous passez maintenant au dernier hiver, pour voir comment tout finit.
# en: c7fffb98
guide-late = **Le dernier hiver.** La piste du haut montre le temps : hiver 1652. Le marqueur avance après chaque carte Saison. Dès l’été 1652, un dé peut ensuite finir la partie ; au printemps 1653, elle finit à coup sûr. Vous avez ce tour et un autre : vous y piocherez une carte Saison, et c’est la dernière.
# en: a5f17468
guide-then-remove = **Placer, puis retirer.** Cette action place d’abord au plus deux cubes, puis en retire un, dans cet ordre. Vous pouvez cesser de placer avec *Terminé*. Un cube à côté d’un rival est un bon début : là où vous retirez, vous pourrez entrer la fois suivante.
# en: d0523ec7
guide-driven-out = **Vos cubes sont chassés.** Un rival est entré dans votre case avec plus de cubes que vous n’y en aviez. Les vôtres doivent partir, mais ils ne sont pas perdus : envoyez-les dans des cases voisines, vides ou déjà à vous.
# en: f7f8d268
guide-points = **Les points de mi-partie.** Au milieu de la partie, chacun a marqué une fois ses points politiques. Vous gardez les vôtres, 18 : ils font partie de votre total dans le bandeau. À la fin s’y ajoutent les points politiques et militaires du plateau.
# en: 5fa07f2f
guide-season = **Une carte Saison.** Elle vient quand quatre cartes Action ont été jouées, et qui la pioche doit la jouer. Elle vous donne deux cubes gratuits pour toute case sans cube rival, proche ou lointaine, avant ou après son texte, qui touche tout le monde. Celle-ci est une bataille : les drapeaux des cases orange comptent.
# en: 6f8267f0
guide-battle = **Une bataille.** Les points militaires de chacun dans les cases orange ont été comparés. Le meilleur score gagne, et peut employer les cubes de la carte dans la case qu’elle nomme, en retirant d’abord ceux des rivaux. Si les deux meilleurs sont à égalité, rien ne se passe.
# en: 2dbd5f60
guide-over = **C’est fini.** Printemps 1653 : la partie s’achève. Les cases où sont vos cubes marquent des points politiques et militaires, ceux de mi-partie s’y ajoutent, et dix pour le pion du Roi, sauf pour le Mazariniste. Avec les cases, les lignes et le contrôle, voilà tout le jeu.
# en: 0667a5f4
guide-king = **Le Roi.** Qui a le Roi peut l’envoyer dans une case : tous les cubes y partent, ainsi qu’un cube de chaque case où mène une ligne, contrôle ou non. Le Mazariniste commence avec lui. Un autre joueur qui a un cube dans sa case peut le reprendre, et il vaut dix points à la fin.
