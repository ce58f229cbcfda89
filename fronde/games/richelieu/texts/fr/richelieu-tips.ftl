### Richelieu : un conseil pour chaque question du premier tour.

# en: 3c244fce
coach-take-card = Avoir le plus d’écus d’une région rapporte des points ; une égalité n’en rapporte pas. Regardez ce que réunit votre rival, et quelle carte vous découvrez derrière celle que vous prenez.
# en: 633f8f72
coach-second-card = Vous pouvez prendre une seconde carte de la même région si l’une et l’autre n’ont qu’un écu. Mieux vaut parfois y renoncer, à cause de la carte qui est derrière.
# en: 9cc1f459
coach-place-marker = Une carte avec votre marqueur coûte un marqueur à vos rivaux. Marquez une carte qu’ils veulent, et non celle que vous allez prendre.
# en: fc09bd74
coach-move-marker = Vous pouvez déplacer un marqueur vers la carte qui compte le plus maintenant.
# en: ad1103e5
coach-pay-marker = Cette carte vous coûte un de vos marqueurs pour de bon. En vaut-elle la peine ?
# en: a0e8e8c6
coach-end-turn = Chaque région et chaque symbole dont vous n’avez aucune carte coûte cinq points à la fin. Surveillez ce qui vous manque.
