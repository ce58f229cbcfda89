### Richelieu : ce que dit le guide d'une première partie (data/guide.toml). Une idée à la fois, 60 mots environ.

# en: 48fd450c
guide-cards = **Les cartes.** Vous entrez dans une partie à moitié jouée. Quatre rangées de cartes sont étalées. Chaque carte montre un ou deux écus d’une région, avec les lettres et la couleur de celle-ci ; le nombre à côté dit combien d’écus la région compte en tout. Certaines cartes montrent aussi une épée, une croix ou une tour.
# en: 8b33b1a5
guide-aim = **Le but.** Vous prenez des cartes. Les deux bandeaux sous les rangées comptent ce que chacun possède, le vôtre en rouge. Qui a le plus d’écus d’une région à la fin marque un point pour chacun de ses propres écus ; l’autre ne marque rien. En Bourgogne vous menez, 3 à 1. Les symboles et −5 : plus tard.
# en: 668878d9
guide-second = **Une seconde carte.** Vous pouvez prendre deux cartes à votre tour si elles sont de la même région et ont un écu chacune. La carte derrière celle que vous avez prise est libre à présent : elle peut être la seconde. Vous pouvez aussi la laisser.
# en: 80ac6275
guide-disc = **Votre disque.** Certaines cartes portent un disque, et vous en avez pris un. Vous seul savez ce qu’il est ; il figure au-dessus de la question. Un disque avec un écu ou un symbole en vaut un de plus à la fin. Deux des disques font revenir un de vos marqueurs de la boîte.
# en: 12456b64
guide-marker = **Les marqueurs.** Après avoir pris, vous pouvez placer un de vos trois chapeaux sur n’importe quelle carte, même au milieu d’une rangée. Un rival peut encore la prendre, mais il la paie d’un de ses marqueurs. Marquez une carte qui vous tente et que la Reine peut bientôt atteindre. Cela termine votre tour.
# en: e4aef491
guide-pay = **Payer.** Le chapeau que vous payez va dans la boîte ; seul un disque « retour d’un marqueur » l’en fait revenir. Payé de votre main, il ne peut plus se placer ; repris d’une carte, il la laisse sans protection. Sans plus aucun chapeau, vous ne pouvez prendre les cartes marquées de la Reine, et si rien d’autre n’est libre, vous attendez.
# en: 176459cf
guide-move = **Déplacer un marqueur.** Vous n’avez plus de chapeau en main : tous sont sur des cartes ou dans la boîte. Après avoir pris, vous pouvez désormais déplacer un chapeau d’une carte à une autre.
# en: 4545d249
guide-uncover = **Ce que vous découvrez.** La Reine prend dans les mêmes rangées. Quand vous prenez une carte, celle de derrière devient une extrémité, et elle peut la prendre. Avant de choisir, regardez la carte de derrière : lui plairait-elle ?
# en: ede65ba9
guide-missing = **Un manque coûte 5 points.** À la fin, vous perdez 5 points pour chaque région et chaque symbole dont vous n’avez aucune carte. Les bandeaux montrent un manque par −5. Une carte suffit à le combler, même là où la Reine mène ; un disque n’y fait rien.
# en: 5c7d556f
guide-price = **Les marqueurs de la Reine.** Vous pouvez prendre une carte qui porte sa couronne bleue, mais elle vous coûte un de vos chapeaux : il va dans la boîte, et la Reine reprend sa couronne. Dans la liste, une telle carte dit « coûte un marqueur ».
# en: 9fc1d5dd
guide-tie = **Une égalité ne rapporte rien.** Si vous avez tous deux autant d’écus d’une région, personne n’y marque : le bandeau montre un cadre en pointillé. En rattrapant la Reine, vous lui ôtez donc ces points. Un écu de plus, et ils sont à vous.
# en: b0fd33fe
guide-symbols = **Épées, croix et tours.** Les symboles marquent comme les régions : qui a le plus de tours marque un point pour chacune des siennes. Les trois dernières colonnes les comptent. Une carte avec un écu et un symbole vous aide dans deux colonnes à la fois.
# en: 27f144d2
guide-last = **La fin.** La partie finit quand la dernière carte est prise. On révèle alors tous les disques, on compte chaque colonne, et le plus de points gagne ; à égalité, le moins de cartes. Le score à droite de votre bandeau est celui que vous auriez si la partie finissait maintenant, sans les disques.
# en: 5b8b2fae
guide-own-marker = **Vos propres marqueurs.** Une carte qui porte votre chapeau ne vous coûte rien. Vous reprenez le chapeau et pouvez en marquer une autre carte.
# en: dee05c06
guide-over = **C’est fini.** La dernière carte est prise : les disques sont révélés, et chaque colonne est allée à qui en avait le plus. Une partie entière commence avec les 48 cartes en quatre rangées de douze, et son tout premier tour ne prend qu’une carte. Le reste, vous le connaissez.
