### Jeanne d’Arc 1429 : ce que dit le guide d’une première partie (data/guide.toml). Une idée par texte, 60 mots en anglais au plus.

# en: a3f79678
guide-aim = **Le but.** Vous êtes la Navarre, et vous voulez la couronne de France. Une ville où vous avez une garnison est à vous ; Pampelune l’est déjà. Après chaque manche, toute province dont vous tenez toutes les villes vous donne un point de trône ; l’Île-de-France, deux. Des pointillés bordent les provinces. Qui a le plus de points de trône gagne. Où commencez-vous ?
# en: 41c16266
guide-third = **Une troisième ville.** Des routes relient les villes. Vous pouvez prendre une ville libre voisine d’une des vôtres. Si vous tenez déjà une ville d’une province, prenez-en une autre pour vous rapprocher de la province entière. Ou prenez une ville dont un rival a besoin, pour le priver d’une province entière.
# en: f8781a2b
guide-vote = **Guerre ou paix.** Tout le monde vote en secret. En guerre, chacun reçoit six cartes et peut attaquer aussi souvent que ses cartes le permettent ; en paix, quatre cartes et une attaque. En cas d’égalité des votes, c’est la guerre.
# en: 20647585
guide-buy = **L’argent.** Chacune de vos villes vous a payé 1 louis d’or, 2 avec un château, 3 avec une forteresse. Vous pouvez acheter des cartes, ou un château dans une de vos villes : il aide à la défendre et rapporte à chaque manche. Ce que vous ne dépensez pas, vous le gardez.
# en: 15de68f9
guide-events = **Les événements.** Vous êtes en tête de l’ordre de jeu de cette manche : c’est à vous de régler les événements. Lisez ce que fait celui-ci, et faites-le tomber sur un rival. Ensuite, une puissance étrangère attaque une ville au hasard.
# en: 2c18ff47
guide-expand = **S’étendre.** Les villes libres ne coûtent rien : à votre tour, prenez-en jusqu’à deux par la route depuis des villes que vous teniez déjà, ou prenez un seul port par mer. Cherchez les dernières villes d’une province. Votre première attaque met fin à l’expansion.
# en: ed356869
guide-fight = **Attaquer.** D’une de vos villes, vous pouvez attaquer une ville voisine qu’un rival tient, avec deux cartes jaunes. Si vous ne pouvez ou ne voulez pas, terminez votre tour et gardez vos cartes : les rivaux vous attaquent à leur tour, et les cartes jaunes sont aussi votre défense. Chacune de vos villes attaque une fois par manche.
# en: fddd76e3
guide-attack = **Une bataille.** Vous jouez deux cartes jaunes, la défense une, toutes face cachée. Additionnez les nombres de vos cartes, un dé et votre influence. La défense ajoute la ville : 2 pour une garnison, 4 avec un château, 6 avec une forteresse, 1 de plus en montagne, et encore 1 de plus si vous venez par mer. Le plus haut total gagne ; à égalité, la défense garde la ville.
# en: f9d7e7b5
guide-defence = **On vous attaque.** Jouez une carte jaune si vous en avez une. La ville elle-même ajoute 2, ou 4 avec un château, ou 6 avec une forteresse, et 1 de plus en montagne. Si vous gagnez, vous gardez votre carte pour une autre défense ; si vous perdez, la carte et la ville sont perdues.
# en: 3056eb7c
guide-influence = **L’influence.** Vous pouvez jouer jusqu’à cinq points d’influence dans une bataille. Chacun ajoute 1 à votre total, et se dépense, que vous gagniez ou non. Pour deux points de trône gagnés dans une manche, vous gagnez 1 point d’influence. Employez l’influence là où elle décide d’une province.
# en: e6c5c2ed
guide-red = **Les cartes rouges.** Les Pillards nuisent à la ville d’un rival pendant votre tour. L’Ambassadeur lance deux dés : avec de la chance vient votre héros, Jeanne d’Arc pour la France, qui ajoute 2 aux batailles de la manche. L’Ingénieur ou le Traître affaiblit une ville forte que vous attaquez. Un Signe de Dieu double une de vos cartes, et une Retraite en reprend une après la bataille.
# en: 3031a260
guide-offer = **Les marchés.** Vous pouvez proposer un marché à un rival : un échange de villes, ou de l’argent. Personne d’autre ne le voit, et rien ne se fait si le rival n’accepte pas. Rien ne presse : vous pourrez essayer dans d’autres parties.
# en: 72e2e58e
guide-round = **Une manche.** Revenu, vote, cartes, achats, événements, le tour de chacun, puis les points des provinces entières. Toutes les cartes retournent à la pioche, et la manche suivante se déroule de même. Vous passez maintenant au dernier tour de la guerre.
# en: c6bef206
guide-last = **La dernière manche.** La guerre finit au plus tard après la dixième manche ; à partir de la huitième, un dé décide si elle continue. Ce que vous tenez après cette manche rapporte donc des points pour la dernière fois : complétez une province, ou brisez celle d’un rival.
# en: b8345257
guide-cards = **Vos cartes.** Si vous gagnez cette bataille, les deux cartes ne peuvent plus que défendre jusqu’à la fin de la manche. Si vous perdez, elles sont perdues. Avec quatre cartes jaunes, vous pouvez attaquer deux fois.
# en: f5894a6c
guide-result = **Après la bataille.** Si vous avez gagné, la ville est à vous, avec son château ou sa forteresse. Regardez si elle complète une province, ou si un rival en a perdu une. L’un vaut l’autre quand on compte les points.
# en: efc9c4e5
guide-over = **La fin.** Les provinces ont rapporté pour la dernière fois, et qui a le plus de points de trône gagne. Les « Duels » sont des points de trône gagnés dans les événements, lors de batailles navales ou rangées. À égalité, les forteresses décident, puis les provinces, les châteaux et l’argent. Une guerre entière a de huit à dix manches comme votre première, et jusqu’à six puissances.
