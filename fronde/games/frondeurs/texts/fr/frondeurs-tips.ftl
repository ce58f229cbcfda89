### Frondeurs et Frondeuses : un conseil pour chaque question d’un premier tour.

# en: 191377c0
coach-setup-cubes = Restez à côté de vos propres cubes : une ligne pleine ne coûte rien, une ligne pointillée coûte un second cube. Pour prendre le contrôle d’une case, il faut autant de cubes qu’elle en demande, en général trois.
# en: f13e935a
coach-play-card = Vous jouez une carte par tour. Le bouton Comparer donne les cases qu’atteint chacune des actions de la carte.
# en: 8d669a76
coach-choose-action = Une carte a deux actions, et vous choisissez l’une d’elles. Ensuite la carte est perdue.
# en: 282f3ed3
coach-place-cubes = Un cube dans une case suffit pour en marquer les points. D’autres cubes donnent le contrôle et les jetons qui s’y trouvent ; des cubes sous contrôle sont difficiles à retirer.
# en: f156285d
coach-remove-cubes = Si vous prenez le dernier cube, la case vous est ouverte, et aux autres aussi. Si un rival a le contrôle, il vous faut une carte qui dit « retirer, même sous contrôle ».
# en: e2af261f
coach-move-destination = Choisissez d’abord la case d’arrivée, puis les cubes à déplacer, un par un. Amenez-en plus qu’un rival n’en a sur place, et vous le chassez.
# en: e9debb23
coach-move-cubes = Déplacez vos cubes les moins utiles. Si vous prenez le dernier cube d’une case, vous en perdez les points.
# en: 463c5cf3
coach-lift-cubes = Votre réserve est vide : vous reprenez des cubes du plateau. Prenez ceux qui servent le moins là où ils sont.
# en: 10f08838
coach-season-timing = Une carte Saison touche tout le monde. Elle vous donne aussi deux cubes gratuits, à placer dans n’importe quelle case sans cube rival.
# en: 791d7a6a
coach-battle-cubes = Vous avez remporté la bataille. Des cubes ici peuvent donner aussitôt le contrôle, et chasser le rival qui s’y trouve.
# en: 016a92d0
coach-season-price = Vos cubes retirés retournent à votre réserve. Une pièce ou une couronne donnée est perdue pour de bon. Un mousquetaire retourne dans sa case, et on peut le regagner.
# en: a07b774b
coach-lose-cubes = Cédez des cubes là où vous en avez trop. Si vous retirez le dernier cube d’une case, vous en perdez les points.
# en: a9e6b308
coach-displace-cubes = Vos cubes chassés vont dans des cases voisines. C’est dans celles que vous tenez déjà qu’ils sont le plus en sûreté.
# en: 38c2be04
coach-arrest-third = Une case aux arrêts ne rapporte rien, et personne ne peut y entrer. Ses cubes sont enfermés avec elle.
# en: b00ef1b5
coach-imprison = Qui a le contrôle de la forteresse pourra plus tard en libérer les prisonniers.
# en: 58be81ad
coach-block-placement = Bloquer vous coûte d’Artagnan. Laissez passer ce qui compte peu, et gardez-le pour une case qui vous est indispensable.
# en: 2c702850
coach-end-turn = En haut, ce que votre tour a fait ; tant que vous ne l’avez pas terminé, Annuler reprend votre dernier choix. En bas, ce que votre tour permet encore.
