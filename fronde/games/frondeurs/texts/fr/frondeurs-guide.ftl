### Frondeurs et Frondeuses : ce que dit le guide d’une première partie (data/guide.toml). Une idée par texte, 60 mots en anglais au plus.

# en: 1868e40d
guide-board = **Le plateau.** Les ronds sont des personnages, les carrés des institutions ; les uns et les autres sont des cases. Une marque de couleur avec un nombre dit combien de cubes se trouvent dans une case. Les vôtres sont noirs : vous êtes le Condéen, et Condé est votre foyer. La Cabale est en bleu, le Retzien en rouge, le Mazariniste en jaune. Les autres signes viendront plus tard.
# en: b6062ba5
guide-aim = **Le but.** Une case où vous avez au moins un cube compte pour vous : près du lys, à gauche, ses points politiques (PP) ; près du drapeau, à droite, ses points militaires (PM). Conti vous donne 3 et 3. À la fin, on additionne les deux, et le plus haut total gagne ; le bandeau sous le plateau donne celui de chacun.
# en: beb46e5f
guide-turn = **Votre tour.** Vous avez deux cartes et en jouez une. Une carte offre deux actions, et vous en faites une : placer des cubes de votre réserve, en déplacer, ou en retirer. Les mots qui suivent disent dans quelles cases. Si vous hésitez : placer quatre cubes est un bon début.
# en: d10204ce
guide-place = **Placer.** Placez jusqu’à quatre cubes, un par un : dans des cases que vous tenez, ou dans des cases vides au bout d’une ligne ; jamais avec ceux d’un rival. Une carte place au plus deux cubes dans une même case. Dans la liste, le nombre après une faction dit ce qu’elle y a en ce moment, et ×2 en place deux.
# en: aaedb454
guide-control = **Le contrôle.** Un cube donne l’influence et suffit pour marquer des points, mais une carte peut le retirer ; un second vous protège mieux. Trois cubes, ou le nombre du disque noir, donnent le contrôle : presque aucune carte ne peut plus rien retirer, aucun rival ne peut entrer, et vous gagnez la couronne ou la pièce dessinée au-dessus. Des cubes au-delà n’ajoutent rien.
# en: e21f5566
guide-lines = **Les lignes.** D’une case que vous tenez, vous atteignez celles qui sont à l’autre bout de ses lignes. Une ligne pleine est gratuite ; une rouge aussi, de la femme vers l’homme. Une ligne pointillée coûte un cube de plus pour le premier qui entre dans une case vide : ce cube retourne à votre réserve. Depuis Condé, placer un cube chez Tarente en coûte un ; chez Gaston, deux.
# en: 84a37249
guide-move = **Déplacer.** Un déplacement amène jusqu’à quatre de vos cubes dans une seule case. Choisissez d’abord la case d’arrivée, puis les cubes. Ils traversent vos cases et vont une case plus loin. La case d’arrivée, ou toutes celles de départ, doivent être de la catégorie que nomme la carte. Contre un rival sans contrôle, amenez plus de cubes qu’il n’en a : les siens partent dans des cases voisines.
# en: 6aaa557d
guide-remove = **Retirer.** Les cubes que vous retirez retournent à la réserve de leur propriétaire. Un rival qui perd son dernier cube dans une case n’en marque plus les points, et vous pourrez y entrer plus tard. Là où un rival a le contrôle, vous ne pouvez rien retirer, sauf si la carte le dit.
# en: 126f0ba1
guide-crown = **Votre couronne.** Vous l’avez gagnée en prenant le premier le contrôle d’une case qui en avait une. Elle vous donne une carte de plus en main. Ou bien vous y renoncez, une fois, pour jouer une autre carte dans le même tour. Une pièce s’emploie de même : une de vos cartes place alors plus de cubes.
# en: fc4c7bee
guide-affiliate = **Le cube d’affiliation.** Outre votre carte, une fois par tour, vous pouvez placer ou retirer un cube dans une case marquée d’un pique noir, proche ou lointaine : ce sont vos affiliés. Il faut pour cela avoir le contrôle de Condé, votre chef de faction : gardez-y trois cubes. Vous trouvez ce choix sous *Facultatif*.
# en: 03c2536f
guide-begun = **Voilà un tour.** Piochez pour avoir deux cartes, jouez-en une, faites une de ses deux actions, et utilisez peut-être le cube d’affiliation. Entre vos tours, les rivaux peuvent retirer des cubes isolés. Une carte Saison fait avancer le marqueur de la piste, sur *Tout le plateau* : c’est l’horloge de la partie. Vous passez maintenant au dernier hiver, pour voir comment tout finit.
# en: 9bc4f95d
guide-late = **Le dernier hiver.** C’est l’hiver 1652-1653, comme le montre la piste sur *Tout le plateau*. Le marqueur avance après chaque carte Saison. Depuis l’été 1652, un dé peut alors mettre fin à la partie ; au printemps 1653, elle finit à coup sûr. Il vous reste ce tour et un autre, où vous piocherez la dernière carte Saison.
# en: 310d6536
guide-then-remove = **Placer, puis retirer.** Cette action place d’abord jusqu’à deux cubes, puis en retire un, dans cet ordre. Vous pouvez arrêter de placer avec *Terminé*. Un cube à côté d’un rival est un bon début : là où vous retirez le sien, vous pourrez entrer la prochaine fois.
# en: d0523ec7
guide-driven-out = **Chassés.** Un rival est entré dans votre case avec plus de cubes que vous n’en aviez. Les vôtres doivent partir, mais ne sont pas perdus : envoyez-les dans des cases voisines, vides ou déjà à vous.
# en: 94b711a8
guide-points = **Les points de la mi-partie.** Au milieu de la partie, chacun a marqué une fois ses points politiques. Vous gardez les vôtres, 18 : ils font partie de votre total, dans le bandeau. À la fin s’y ajoutent les points politiques et militaires du plateau.
# en: 0f2a4da5
guide-season = **Une carte Saison.** Elle arrive quand quatre cartes Action ont été jouées, et vous devez la jouer ce tour-ci. Son effet vaut pour tout le monde. Avant ou après cet effet, vous pouvez placer deux cubes gratuits dans n’importe quelle case sans cube rival, proche ou lointaine. Celle-ci est une bataille : seuls comptent les drapeaux des cases orange (forteresses et maréchaux).
# en: 4baad8c0
guide-battle = **Une bataille.** Les points militaires de chacun dans les cases orange ont été comparés. Le meilleur score l’emporte et donne le droit de placer les cubes de la carte dans la case qu’elle nomme ; ils y retirent d’abord les cubes rivaux. Si les deux meilleurs sont à égalité, il ne se passe rien.
# en: 1417fc7b
guide-over = **La fin.** Printemps 1653 : la partie est finie. Les cases où vous avez des cubes donnent leurs points politiques et militaires ; s’y ajoutent les points de la mi-partie, et dix pour qui a le pion du Roi, sauf si c’est le Mazariniste. Voilà tout le jeu, avec ses cases, ses lignes et son contrôle.
# en: 31a0cd2a
guide-king = **Le Roi.** Qui a le Roi peut l’envoyer dans une case : tous les cubes y sont retirés, et un de chaque case où mènent ses lignes, même sous contrôle. Un autre joueur qui y a ensuite un cube peut le prendre. Le Mazariniste commence avec le Roi, qui vaut dix points à la fin.
