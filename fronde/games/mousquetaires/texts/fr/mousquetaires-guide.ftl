### Mousquetaires du Roy : ce que dit le guide d'une première partie (data/guide.toml). Une idée à la fois, 60 mots environ.

# en: 2b4ed7ea
guide-aim = **Le but.** Vous menez les quatre mousquetaires, avec une seule main de cartes. Ils gagnent en rapportant les ferrets de la Reine, par les quatre plateaux de la *quête*. Pendant ce temps, le camp de Milady gagne du terrain à chaque manche : le temps passe, La Rochelle est assiégée, la Reine perd son honneur. Si l’une de ces pistes arrive au bout, vous perdez.
# en: 03c35175
guide-actions = **Les actions.** Chaque mousquetaire a trois actions par manche : se déplacer, piocher une carte, acheter, jouer un personnage, ou tenter une épreuve ou un duel là où il se trouve. Les mousquetaires jouent dans l’ordre de votre choix, mais chacun finit avant le suivant. *Terminer mon tour* ne termine que le tour de ce mousquetaire.
# en: 7e236f3f
guide-challenge = **Une épreuve.** Elle a un talent et un niveau. Le talent du mousquetaire, ses améliorations et les cartes de ce talent que vous jouez, 1 chacune, doivent atteindre le niveau. Sinon, les cartes et l’action sont perdues : comptez donc avant de jouer.
# en: 20f2317c
guide-duel = **Un duel.** Vous lancez des dés bleus, l’adversaire des rouges, en même temps. Chaque épée qu’aucun bouclier n’annule retire un point de vie, et la première blessure termine le duel. Une carte Combat ajoute un dé, puis est perdue. Si vos dés montrent votre botte secrète, il perd un point de vie quoi qu’il ait lancé.
# en: 8140211d
guide-reroll = **Encore une fois.** Vous pouvez ici relancer un dé. Une épée de plus n’est utile que si elle passe ses boucliers ; un bouclier sauve un point de vie.
# en: 008a6051
guide-missions = **Les missions.** À Paris et au Louvre, il y a une mission : des épreuves à surmonter et des adversaires à battre. Accomplie à temps, elle disparaît. Si la mission du Louvre arrive au bout, la Reine perd de l’honneur, et celle de Paris vous nuit à chaque manche. Personne n’a à tout faire sans aide.
# en: d9ad59ca
guide-quest = **La quête.** Les ferrets sont la seule façon de gagner : envoyez-y tôt des mousquetaires. Sur le premier plateau, trois chemins s’ouvrent. Chaque pas découvre un jeton, peut-être un adversaire ou un guet-apens. Quatre étapes dégagées d’un même chemin achèvent le plateau.
# en: f4590058
guide-siege = **La Rochelle.** À la fin de chaque manche, les deux camps lancent des dés au siège. Les vôtres sont les cartes Combat que vous y avez placées, et les mousquetaires présents peuvent donner des points de vie. Le jeton se déplace de la différence ; au bout à gauche, vous avez perdu. Deux ou trois cartes le tiennent un moment.
# en: 74e24364
guide-arsenal = **L’arsenal.** Les pistoles achètent équipement et améliorations, d’où que ce soit : au plus deux choses pour une action. Vous gagnez des pistoles en battant des adversaires. Un mousquetaire sans point de vie est hors de combat : il se réveille à la manche suivante au Vieux-Colombier, en pleine forme, mais sa manche est perdue.
# en: 37323790
guide-evening = **La fin d’une manche.** Quand tous les mousquetaires ont joué, le camp de Milady s’avance : on lance les dés du siège, le temps avance d’une case, la mission du Louvre aussi. Puis la manche suivante commence, avec de nouveaux ennuis. Vous passez maintenant au dernier plateau de la quête.
# en: 59f94da1
guide-chamber = **Le dernier plateau.** Quatre salles, l’une derrière l’autre, et trois sont franchies. Le mousquetaire qui franchit la quatrième gagne la partie pour tous. On franchit une salle par une épreuve de niveau 8, en y battant les deux adversaires, ou par un passage secret.
# en: 37739e84
guide-level = **Niveau 8.** Votre talent, ses améliorations et les cartes de ce talent doivent faire 8 ensemble. Tous les mousquetaires partagent ici votre main : choisissez celui dont le talent est le meilleur.
# en: f2ddac4f
guide-epic = **Les jetons Épopée.** Ils viennent des missions et des hauts faits. Trois d’entre eux et une action ouvrent un passage secret ; un seul peut ajouter un dé à un duel, ou rendre certaines épreuves plus faciles. Employez-les à ce que vous ne pouvez pas faire autrement.
# en: c2fe7d5a
guide-defeat = **Comment on perd.** Le temps arrive à Richelieu ; le jeton du siège est au bout à gauche ; ou la Reine a perdu neuf points d’honneur. Regardez les trois avant chaque manche, et laissez un mousquetaire tenir le point le plus faible.
# en: b07c2aba
guide-over = **C’est fini.** La partie s’achève : par la quatrième salle, avec les ferrets, ou par l’une des pistes. Tous les mousquetaires gagnent ou perdent ensemble. De deux à cinq joueurs, l’un est Milady, qui se cache, tend des pièges et joue contre vous ; le reste est comme vous l’avez vu.
# en: 5e0354c1
guide-unfinished = **Cela suffit pour aujourd’hui.** Dans une partie entière, on continue jusqu’à ce que la quatrième salle soit franchie ou qu’une piste arrive au bout. Tous les mousquetaires gagnent ou perdent ensemble. De deux à cinq joueurs, l’un est Milady, qui se cache, tend des pièges et joue contre vous ; le reste est comme vous l’avez vu.
