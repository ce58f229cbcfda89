# en: 13c6ced7
lesson-row-end = Prendre une carte
    .title = À l’extrémité d’une rangée
    .goal = Vous ne pouvez prendre que les cartes aux extrémités des rangées. Prenez la carte de Provence à deux écus.
    .praise = La carte qui la suivait est maintenant à l’extrémité, prête pour le joueur suivant.
# en: b6316918
lesson-two-cards = Prendre deux cartes
    .title = Deux d’un coup
    .goal = Vous pouvez prendre deux cartes d’une même région dans un tour, si elles ont ensemble deux écus au plus. Prenez deux cartes de Bourgogne, dont celle à l’épée.
    .praise = La seconde carte était derrière la première : vous les prenez l’une après l’autre.
# en: 7580029a
lesson-majority = En avoir plus
    .title = Le plus d’écus
    .goal = En Bretagne, vous avez un écu et la Reine deux. Passez devant elle, pour que la région vous rapporte des points.
    .praise = À la fin, chacun de vos écus y marque un point, tant que personne n’est à égalité avec vous.
# en: 34c1f878
lesson-marker = Marquer une carte
    .title = Un marqueur tient les autres à l’écart
    .goal = Prenez deux écus de Bourgogne. Placez ensuite un marqueur sur la carte de Normandie à deux écus, avant que la Reine ne puisse la prendre.
    .praise = Elle peut encore prendre cette carte, mais il lui en coûte un marqueur.
# en: a9836ca0
lesson-pay = Payer le prix
    .title = Une carte marquée par un rival
    .goal = La carte d’Auvergne à deux écus porte un marqueur de la Reine. Prenez-la quand même.
    .praise = Votre marqueur reste dans la boîte pour de bon, et le sien lui revient en main.
# en: 3014ca88
lesson-missing = Rien qui manque
    .title = Cinq points par absence
    .goal = Vous n’avez ni carte d’Auvergne ni symbole tour. Une carte à l’extrémité d’une rangée a les deux.
    .praise = Chaque région et chaque symbole dont vous n’avez aucune carte vous coûte cinq points à la fin.
# en: fcb13d4a
lesson-disc = Un disque
    .title = Ce qui se trouve sur une carte
    .goal = Une des cartes porte un disque, face cachée. Prenez cette carte et regardez le disque.
    .praise = Personne d’autre que vous ne sait ce qu’il montre. À la fin, une épée sur un disque compte comme une épée.
# en: f50604e4
lesson-marker-back = Un marqueur revient
    .title = Le retour d’un marqueur
    .goal = Un de vos marqueurs est dans la boîte. Vous avez un disque qui en ramène un : utilisez-le.
    .praise = Vous pouvez vous en servir à tout moment de votre tour, même pour payer une carte.
