### Jeanne d'Arc 1429 : ce que dit le guide d'une première partie (data/guide.toml). Une idée à la fois, 60 mots environ.

# en: 473f0c78
guide-aim = **Le but.** Vous êtes la Navarre, et vous voulez la couronne de France. Après chaque manche, chaque province entière que vous tenez vous donne un point de trône ; l’Île-de-France en donne deux. Vous tenez une province quand vous en tenez toutes les villes, d’une même couleur sur le plateau. Le plus de points de trône gagne. Où commencez-vous ?
# en: 2997761b
guide-third = **Une troisième ville.** Des routes relient les villes. Vous pouvez prendre une ville libre voisine d’une des vôtres. Une ville d’une province déjà commencée vous rapproche d’une province entière ; une ville dont un rival a besoin l’éloigne de la sienne.
# en: 8ab446df
guide-vote = **La guerre ou la paix.** Chacun vote en secret. En guerre, chacun reçoit six cartes et peut attaquer aussi souvent que ses cartes le permettent ; en paix, quatre cartes et une attaque. À égalité des voix, c’est la guerre.
# en: e63b307d
guide-buy = **L’argent.** Chacune de vos villes vous a payé : une pièce, deux avec un château, trois avec une forteresse. Vous pouvez acheter des cartes, ou un château dans une de vos villes : il aide à la défendre et rapporte à chaque manche. Ce que vous ne dépensez pas vous reste.
# en: 15de68f9
guide-events = **Les événements.** Vous êtes en tête de l’ordre de jeu de cette manche : les événements sont donc à vous. Lisez ce que fait celui-ci, et tournez-le contre un rival. Ensuite, une puissance étrangère attaque une ville au hasard.
# en: 423fd746
guide-expand = **S’étendre.** Les villes libres ne coûtent rien : prenez-en au plus deux à votre tour, chacune reliée par une route à une ville que vous teniez avant, ou un port par la mer. Cherchez les dernières villes d’une province. Votre première attaque y met fin.
# en: c6c77e03
guide-fight = **Attaquer.** Vous pouvez maintenant attaquer une ville voisine des vôtres que tient un rival, avec deux cartes jaunes. Ou bien terminez votre tour et gardez les cartes : les rivaux vous attaquent à leur tour, et les cartes jaunes servent aussi à votre défense. Chacune de vos villes attaque une fois par manche.
# en: 0992cc0a
guide-attack = **Une bataille.** Vous jouez deux cartes jaunes, la défense une, toutes cachées. Ajoutez les nombres de vos cartes, un dé et votre influence. La défense ajoute la ville : 2 pour une garnison, 4 avec un château, 6 avec une forteresse. Le plus haut total gagne ; à égalité, la défense garde la ville.
# en: 689a6121
guide-defence = **On vous attaque.** Jouez une carte jaune si vous en avez une. La ville elle-même vous aide : 2, avec un château 4, avec une forteresse 6, et 1 de plus en montagne. Si vous gagnez, vous gardez la carte pour une autre défense ; si vous perdez, carte et ville sont perdues.
# en: 7572e011
guide-influence = **L’influence.** Chaque point ajoute 1 à votre total, au plus cinq, et se dépense que vous gagniez ou non. Vous en gagnez 1 pour deux points de trône d’une manche : employez-les là où se décide une province.
# en: 74f25d80
guide-red = **Les cartes rouges.** Les Pillards et l’Ambassadeur se jouent à tout moment de votre tour. L’Ingénieur et le Traître accompagnent une attaque, contre les villes fortes. Un Signe de Dieu double une de vos cartes dans une bataille, et une Retraite en reprend une après elle.
# en: af445651
guide-offer = **Les marchés.** Vous pouvez proposer à un rival un échange de villes, ou de l’argent. Personne d’autre ne le voit, et rien ne se fait s’il n’accepte pas. Vous pouvez garder cela pour de prochaines parties.
# en: bc41b2bc
guide-round = **Une manche.** Revenu, vote, cartes, achats, événements, le tour de chacun, puis les points des provinces entières. Toutes les cartes sont rendues. La manche suivante se déroule de même. Vous passez maintenant au dernier tour de la guerre.
# en: 15468b87
guide-last = **La dernière manche.** La guerre finit au plus tard après la manche 10. À partir de la manche 8, un dé décide si elle continue. Ce que vous tenez après cette manche compte donc pour la dernière fois : achevez une province, ou brisez celle d’un rival.
# en: b8345257
guide-cards = **Vos cartes.** Si vous gagnez cette bataille, les deux cartes ne peuvent plus attaquer de la manche, seulement défendre. Si vous perdez, elles sont perdues. Avec quatre cartes jaunes, vous pouvez attaquer deux fois.
# en: 02297fc6
guide-result = **Après la bataille.** Si vous avez gagné, la ville est à vous, avec son château ou sa forteresse. Voyez si elle achève une province, ou si un rival vient d’en perdre une. L’un vaut l’autre quand on compte les points.
# en: 4c190013
guide-over = **C’est fini.** Les provinces ont compté pour la dernière fois, et le plus de points de trône gagne. À égalité, les forteresses départagent, puis les provinces, les châteaux et l’argent. Une guerre entière a huit à dix manches comme votre première, avec jusqu’à six puissances.
