### Richelieu : ce que dit le guide d’une première partie (data/guide.toml). Une idée par texte, 60 mots en anglais au plus.

# en: 48fd450c
guide-cards = **Les cartes.** Vous entrez dans une partie déjà à moitié jouée. Quatre rangées de cartes sont étalées. Chaque carte montre un ou deux écus d’une région, avec ses lettres et sa couleur ; le nombre à côté dit combien d’écus la région compte en tout. Certaines cartes montrent aussi une épée, une croix ou une tour.
# en: 133a4f4d
guide-aim = **Le but.** Vous prenez des cartes. Les deux bandes sous les rangées comptent ce que chacun a ; la vôtre est en rouge. Qui a le plus d’écus d’une région à la fin marque un point pour chacun de ses écus ; l’autre ne marque rien. En Bourgogne, vous menez par 3 à 1. Les symboles et les −5 viendront plus tard.
# en: e28ba117
guide-second = **Deux cartes.** Vous pouvez prendre deux cartes dans le même tour si elles sont de la même région et ont un seul écu chacune. Elles peuvent être dans deux rangées, ou l’une derrière l’autre : une carte découverte est libre. La seconde vous est demandée après la première. La Reine peut en faire autant.
# en: 70c75af8
guide-disc = **Votre disque.** Certaines cartes portent un disque, et vous en avez pris un. Vous lisez au-dessus de la question ce qu’il montre, et personne d’autre ne le sait. Un disque avec un écu ou un symbole en ajoute un à la fin. Deux disques, eux, ramènent chacun un de vos marqueurs de la boîte.
# en: 290f8969
guide-marker = **Les marqueurs.** Après avoir pris vos cartes, vous pouvez placer un de vos marqueurs, les chapeaux, sur n’importe quelle carte, même au milieu d’une rangée. Un rival peut encore prendre cette carte, mais la paie d’un de ses marqueurs. Marquez une carte que vous voulez et que la Reine pourra bientôt prendre. Cela termine votre tour.
# en: a27f0153
guide-pay = **Payer.** Le marqueur que vous payez va dans la boîte ; seul un disque « retour d’un marqueur » l’en ramène. S’il vient de votre main, vous ne pouvez plus le placer ; s’il vient d’une carte, il ne la protège plus. Sans aucun marqueur, vous ne pouvez plus prendre les cartes marquées par la Reine, et si rien d’autre n’est libre, vous attendez.
# en: 15565250
guide-move = **Déplacer un marqueur.** Vous n’avez plus de marqueur en main : tous sont sur des cartes ou dans la boîte. Après avoir pris vos cartes, vous pouvez maintenant déplacer un marqueur d’une carte à une autre.
# en: 4545d249
guide-uncover = **Ce que vous découvrez.** La Reine prend dans les mêmes rangées. Quand vous prenez une carte, celle de derrière devient une extrémité, et la Reine peut la prendre. Avant de choisir, regardez la carte de derrière : lui plairait-elle ?
# en: 522320dd
guide-missing = **Un manque coûte 5 points.** À la fin, vous perdez 5 points pour chaque région et chaque symbole dont vous n’avez aucune carte. Les bandes l’indiquent par −5. Une carte suffit à y remédier, même là où la Reine mène ; un disque n’y change rien.
# en: ddfcff8e
guide-price = **Les marqueurs de la Reine.** Vous pouvez prendre une carte qui porte sa couronne bleue, mais cela vous coûte un de vos marqueurs, pris dans votre main ou sur une carte : il va dans la boîte, et la couronne revient à la Reine. Elle paie de même pour une carte qui porte votre marqueur. Dans la liste, une carte à la couronne porte « coûte un marqueur ».
# en: 841e2443
guide-tie = **À égalité, personne ne marque.** Si vous avez tous deux le même nombre d’écus d’une région, aucun de vous n’y marque de points : la bande montre un cadre pointillé. En rattrapant la Reine, vous lui faites donc perdre ces points. Avec un écu de plus, ils sont à vous.
# en: b0fd33fe
guide-symbols = **Épées, croix et tours.** Les symboles comptent comme les régions : qui a le plus de tours marque un point pour chacune de ses tours. Les trois dernières colonnes en tiennent le compte. Une carte avec un écu et un symbole vous aide dans deux colonnes à la fois.
# en: 920bbe09
guide-last = **La fin.** La partie finit quand la dernière carte est prise. On retourne alors tous les disques : la plupart valent un écu ou un symbole de plus, et une avance d’un ou deux écus n’est pas sûre. Chaque colonne rapporte ses points, et qui a le plus de points gagne ; à égalité, qui a le moins de cartes. « Score », à droite de votre bande, ne compte pas les disques.
# en: 5b8b2fae
guide-own-marker = **Vos propres marqueurs.** Une carte qui porte votre marqueur ne vous coûte rien. Vous reprenez le marqueur en main et pouvez le placer sur une autre carte.
# en: f1c95a13
guide-over = **La fin.** La dernière carte est prise : les disques sont révélés, et chaque colonne revient à qui en a le plus. Une partie entière commence avec les 48 cartes en quatre rangées de douze, et au tout premier tour on ne prend qu’une carte. Vous savez tout le reste.
