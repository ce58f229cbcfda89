### Mousquetaires du Roy : ce que dit le guide d’une première partie (data/guide.toml). Une idée par texte, 60 mots en anglais au plus.

# en: 3012a491
guide-aim = **Le but.** Vous menez les quatre mousquetaires, avec une seule main de cartes. Ils gagnent quand ils ont rapporté les ferrets de la Reine, au bout des quatre plateaux de la *quête*. Mais à chaque manche, le camp de Milady avance : le temps passe, La Rochelle est assiégée, la Reine perd de l’honneur, Constance est en danger. Si une de ces pistes arrive au bout, vous perdez.
# en: 03c35175
guide-actions = **Les actions.** Chaque mousquetaire a trois actions par manche : se déplacer, piocher une carte, acheter, jouer un personnage, tenter une épreuve ou un duel là où il est. Ils agissent dans l’ordre que vous voulez, mais chacun finit avant que le suivant commence. *Terminer mon tour* ne termine que le tour de ce mousquetaire.
# en: 613606e8
guide-challenge = **Une épreuve.** Elle a un talent et un niveau. Le talent du mousquetaire, son amélioration et les cartes de ce talent que vous jouez, qui valent 1 chacune, doivent atteindre ce niveau. Sinon, vous perdez les cartes et l’action : comptez avant de jouer. Là où est Milady, Rochefort passe d’abord : un duel avec lui précède l’épreuve.
# en: 98fd0155
guide-duel = **Un duel.** Vous lancez des dés bleus, l’adversaire des rouges, en même temps. Chaque épée qu’aucun bouclier n’annule coûte un point de vie, et la première blessure met fin au duel. Une carte Combat ajoute un dé, puis se défausse. Si vos dés montrent votre botte secrète, l’adversaire perd un point de vie, quels que soient ses dés.
# en: ea3b99b1
guide-reroll = **Relancer.** Vous pouvez relancer ici un dé. Une épée de plus ne sert que si les boucliers d’en face ne l’arrêtent pas ; un bouclier vous épargne un point de vie.
# en: 08abe175
guide-missions = **Les missions.** Il y a une mission à Paris et une au Louvre : des épreuves à surmonter, des adversaires à battre. Accomplie à temps, une mission disparaît. Si celle du Louvre arrive d’abord au bout de sa piste, la Reine perd de l’honneur ; celle de Paris vous nuit à chaque manche. Personne n’a à tout faire à lui seul.
# en: cd80a6c7
guide-quest = **La quête.** Les ferrets sont le seul moyen de gagner : envoyez tôt des mousquetaires à leur recherche. Sur le premier plateau, trois chemins s’offrent à vous. Chaque étape révèle un jeton, peut-être un adversaire ou un guet-apens. Quatre étapes dégagées sur un même chemin achèvent le plateau.
# en: 1250fa9d
guide-siege = **La Rochelle.** À la fin de chaque manche, les deux camps lancent des dés au siège. Les vôtres viennent des cartes Combat que vous y avez placées, et les mousquetaires présents peuvent donner des points de vie. Le jeton se déplace de la différence ; tout à gauche, vous avez perdu. Deux ou trois cartes le retiennent un moment.
# en: 74e24364
guide-arsenal = **L’arsenal.** Vos pistoles paient des équipements et des améliorations, où que vous soyez : jusqu’à deux objets en une action. Vous gagnez des pistoles en battant des adversaires. Sans point de vie, un mousquetaire est hors de combat : il se relève à la manche suivante au Vieux-Colombier, avec tous ses points de vie, mais cela lui prend tout son tour.
# en: f2573632
guide-evening = **La fin de la manche.** Quand tous les mousquetaires ont agi, c’est au tour du camp de Milady : on lance les dés du siège, le temps avance d’une case, la mission du Louvre aussi. Puis une nouvelle manche commence, avec de nouveaux ennuis. Vous passez maintenant au dernier plateau de la quête.
# en: dd157cfb
guide-chamber = **Le dernier plateau.** Il y a quatre salles, l’une après l’autre, et trois ont déjà été passées. Le mousquetaire qui passe la quatrième gagne la partie pour tous. On passe une salle par une épreuve de niveau 8, en y battant les deux adversaires, ou par un passage secret.
# en: 9b6afc47
guide-level = **Niveau 8.** Votre talent, son amélioration et vos cartes de ce talent doivent totaliser au moins 8. Ici, tous les mousquetaires partagent votre main : choisissez celui qui a le meilleur talent.
# en: adc72229
guide-epic = **Les jetons Épopée.** Ils viennent des missions et des actes de bravoure. Trois jetons et une action ouvrent un passage secret ; un seul peut ajouter un dé à un duel, ou rendre certaines épreuves plus faciles. Gardez-les pour ce que vous ne pouvez pas faire autrement.
# en: 30fb0f2c
guide-defeat = **Comment on perd.** Le jeton Temps atteint Richelieu, au bout de sa piste ; le jeton du siège est tout à gauche ; la Reine a perdu neuf points d’honneur ; ou Milady a obtenu six épées contre Constance, une fois qu’elle la détient. Surveillez ces quatre menaces avant chaque manche, et chargez un mousquetaire de parer à la plus pressante.
# en: 4e9de207
guide-over = **La fin.** La partie se termine quand les ferrets sont gagnés, dans la quatrième salle, ou quand une des pistes arrive au bout. Tous les mousquetaires gagnent ou perdent ensemble. À plusieurs, l’un de vous peut jouer Milady, qui se cache, tend des pièges et joue contre les autres ; le reste est comme vous l’avez vu.
# en: 61f22d60
guide-unfinished = **Assez pour aujourd’hui.** Une partie entière continue jusqu’à ce que la quatrième salle soit passée ou qu’une piste arrive au bout. Tous les mousquetaires gagnent ou perdent ensemble. À plusieurs, l’un de vous peut jouer Milady, qui se cache, tend des pièges et joue contre les autres ; le reste est comme vous l’avez vu.
