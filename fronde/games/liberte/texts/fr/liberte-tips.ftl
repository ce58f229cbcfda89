### Liberté : un conseil pour chaque question d’un premier tour.

# en: d8a0b282
coach-refresh-discard = Gardez des cartes pour les provinces où vous avez déjà des blocs. Celles de la couleur de vos blocs peuvent y rompre les égalités.
# en: 41d555c8
coach-refresh-draw = Une carte visible, que vous connaissez, vaut souvent mieux qu’une carte inconnue.
# en: 1b47a733
coach-choose-action = Une carte place des blocs dans des provinces de sa région. La plus haute pile gagne la province : deux ou trois blocs au même endroit valent mieux qu’un seul dans trois provinces.
# en: bcbbc976
coach-place-blocks = Ajoutez des blocs à votre pile de cette couleur, ou commencez-en une dans une province vide. Une province contient au plus trois piles, de trois blocs au plus chacune.
# en: c9e9f464
coach-keep-card = Une carte de votre étalage départage les égalités de sa couleur, et un général peut commander l’armée. Une carte gardée ne revient pas dans votre main pendant ce tour.
# en: 3784eb29
coach-discard-two = Défaussez les cartes qui ne servent dans aucune province que vous visez.
# en: cf6f4aba
coach-take-card = Cherchez des cartes des régions où vous avez des piles ; dès le tour 2, cherchez aussi des généraux.
# en: de86c965
coach-take-second = Une seconde carte est gratuite. Prenez-en une, sauf si aucune ne vous sert.
# en: 1adbe671
coach-special-target = Retirez des blocs à la pile qui vous battrait de peu.
# en: 2ee2f542
coach-go-on = Après une carte de valeur 1, vous pouvez jouer une seconde carte de valeur 1 dans la même région. Si vous ne jouez plus rien, votre tour est fini.
# en: 37c72641
coach-province-tie = Chaque joueur à égalité peut engager une carte de la couleur de sa pile, et la plus haute gagne la voix. Les cartes engagées sont perdues.
# en: 780f2557
coach-government-tie = La faction qui gouverne détermine quelles voix rapportent des points. Engagez une carte si vous avez des voix de sa faction.
# en: 6048029e
coach-votes-tie = Qui a le plus de voix du gouvernement marque cinq points ; qui a le plus de voix de l’opposition, trois. Cela mérite souvent qu’on y engage une carte.
