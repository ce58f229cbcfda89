### Les règles de Mousquetaires du Roy dans nos propres mots, par numéro.

# en: 611bd993
rules-first = 1-1 3-1 3-2 4-1 4-2 6-1 9-1
# en: 443c3f6f
rule-1-1 = Il y a des pistes pour le temps, La Rochelle, l’honneur de la Reine, la mission du Louvre, Constance et la vie de Rochefort. Chacune a une case où Milady gagne ou bien où il se passe quelque chose.
    .title = Le plateau
# en: 2da3b287
rule-1-2 = L’arsenal contient deux exemplaires de chaque objet : pur-sang, pistolet, cuirasse, épée de Tolède, baume et botte améliorée, et deux améliorations de chaque talent.
    .title = L’arsenal
# en: 43fd1374
rule-1-3 = Milady a 12 adversaires, 6 pièges, 27 jetons, ses cartes Lieu et trois cartes Perfidie. Personne d’autre ne voit ses cartes Perfidie.
    .title = Le camp de Milady
# en: aea03f50
rule-1-4 = Milady place huit jetons Adversaire et quatre leurres, face cachée, sur les douze cases du premier plateau.
    .title = Mise en place de l’auberge
# en: 96a5a785
rule-1-5 = D’Artagnan commence à Paris, Aramis à La Rochelle, Porthos au Louvre, Athos et Tréville au Vieux-Colombier. Tréville a une épée de Tolède. Tous commencent avec tous leurs points de vie.
    .title = Les mousquetaires
# en: c5591e32
rule-1-6 = Distribuez les cartes Aventure : cinq par mousquetaire ; sept s’ils ne sont que trois ; neuf pour une main qui sert à plusieurs mousquetaires.
    .title = Les mains
# en: b52a1312
rule-1-7 = Milady choisit une carte Paris, on révèle la première carte Louvre, et Milady poste des adversaires aux deux missions.
    .title = Les premières missions
# en: 56fbd5de
rule-2-1 = À chaque manche, Milady place une de ses cartes Lieu face cachée. C’est là qu’elle se trouve.
    .title = La destination de Milady
# en: 48974f73
rule-2-2 = Si Milady a une carte Paris, elle peut la jouer. L’ancienne quitte le jeu, avec son piège et tout ce qui y était fait. Ses adversaires reviennent dans la main de Milady, et le jeton de Constance revient à 0.
    .title = Une nouvelle carte Paris
# en: b521a7a8
rule-2-3 = À une mission, Milady poste des adversaires, et au plus un piège. Leurs forces font ensemble exactement celle de la mission ou, si c’est impossible, s’en approchent le plus possible par en dessous. Ils restent face cachée jusqu’à la venue d’un mousquetaire. Tous voient leurs dos et leurs écussons.
    .title = Poster
# en: f9b5dc91
rule-2-4 = Ensuite, Milady pioche une carte Perfidie, ou en joue une, dont l’effet est immédiat.
    .title = La perfidie
# en: 56449797
rule-2-5 = Renforts : 2 dés rouges de plus à La Rochelle. Corvées : chacun a une action de moins. À la Bastille : un mousquetaire y part. Embuscade : un mousquetaire perd un point de vie. Cul-de-sac : le jeton Temps avance. Isolement : aucun échange. Alerte : les mousquetaires se partagent les deux tiers de leurs actions. Baume : Rochefort regagne 3 points de vie. Calomnie : la Reine perd 1 point d’honneur. Tire-laine : 2 pistoles sont perdues. Sabotage : un mousquetaire perd un équipement.
    .title = Les cartes Perfidie
# en: 8210574e
rule-2-6 = Quand tous les mousquetaires ont agi et que personne n’a trouvé Milady, elle peut montrer sa carte et agir là où elle est. À La Rochelle, elle doit la montrer, et peut défausser une des cartes Combat qui s’y trouvent.
    .title = La révélation de Milady
# en: b86f1c8e
rule-3-1 = Chaque mousquetaire qui n’est pas hors de combat a trois actions, ou quatre si trois mousquetaires sont en jeu. On peut faire plusieurs fois la même action.
    .title = Les actions
# en: 9ac6d100
rule-3-2 = Les mousquetaires agissent dans l’ordre de leur choix. Qui a commencé fait toutes ses actions avant qu’un autre ne commence.
    .title = L’ordre
# en: 6863bfb2
rule-3-3 = Prenez la première carte Aventure de la pioche. Quand la pioche est vide, mélangez la défausse.
    .title = Piocher une carte
# en: ead8b37d
rule-3-4 = Allez où vous voulez, sauf dans les appartements de Milady et à la Bastille.
    .title = Se déplacer
# en: 48a660e4
rule-3-5 = Échangez des cartes Aventure et des équipements avec un autre mousquetaire dans le même lieu. Il faut l’accord des deux, et l’échange est sans limite. Il coûte une action au mousquetaire qui le propose. Les améliorations ne s’échangent pas.
    .title = Échanger
# en: 0dd819ca
rule-3-6 = Jouez un personnage, où que vous soyez. M. des Essarts : vous gagnez 3 pistoles. Buckingham : vous gagnez un jeton Épopée. M. de Bassompierre : placez-le à La Rochelle. Kitty : Milady montre sa carte Lieu. La Porte : la Reine regagne 2 points d’honneur.
    .title = Les personnages
# en: fa44261e
rule-3-7 = À La Rochelle, placez une carte Combat. Il y en a au plus trois, M. de Bassompierre compris. On ne reprend pas les cartes.
    .title = Renforcer La Rochelle
# en: 9c40e5bb
rule-3-8 = Dans un lieu où il y a une épreuve, vous pouvez tenter de la surmonter.
    .title = Une épreuve
# en: 4f64eebf
rule-3-9 = Dans un lieu où il y a un adversaire, vous pouvez l’affronter.
    .title = Un duel
# en: d2df97ad
rule-3-10 = Où que vous soyez, achetez jusqu’à deux objets en une action. On n’a pas deux objets semblables. Si vous n’avez plus de place, un de vos objets quitte le jeu. Un objet peut venir à manquer.
    .title = Acheter
# en: 6525a92b
rule-3-11 = Pur-sang : un déplacement gratuit par manche. Pistolet : une épée de plus à la première passe d’un duel. Cuirasse : un bouclier de plus à chaque passe. Épée de Tolède : un dé à relancer par duel.
    .title = L’équipement
# en: 93be867a
rule-3-12 = Baume : vous regagnez 2 points de vie tout de suite. Botte améliorée : elle remplace l’ancienne botte secrète, mais d’Artagnan garde les deux ; en plus du prix, défaussez une carte Combat. Amélioration d’un talent : en plus du prix, défaussez une carte, n’importe laquelle ; vous avez 1 de plus dans ce talent.
    .title = Les améliorations
# en: f838aa03
rule-3-13 = Un mousquetaire mis hors de combat se relève dans la phase des mousquetaires avec tous ses points de vie et pioche une carte. Cela lui prend tout son tour.
    .title = Les blessés
# en: 0b99ad9d
rule-4-1 = Votre talent, plus 1 pour son amélioration et 1 pour chaque carte de ce talent que vous jouez, doit atteindre le niveau. Sinon, vous perdez les cartes et l’action.
    .title = Les épreuves
# en: 3383b468
rule-4-2 = Les deux adversaires lancent en même temps : le mousquetaire trois dés bleus et ceux de ses cartes Combat, l’adversaire les dés rouges de sa carte ou de son jeton.
    .title = Les dés d’un duel
# en: 92c42008
rule-4-3 = Une carte Combat ajoute un dé, une Double combat deux, jusqu’à six dés en tout. On engage ces cartes avant le premier lancer, puis on les défausse.
    .title = Les cartes Combat
# en: e8f90ed5
rule-4-4 = Si vos dés montrent votre botte secrète, l’autre perd un point de vie, quels que soient les autres dés. Si les deux montrent la leur, chacun en perd un. Le duel est fini.
    .title = Les bottes secrètes
# en: 3a81c406
rule-4-5 = Sinon, chaque épée que l’autre n’annule pas d’un bouclier lui coûte un point de vie. La première blessure met fin au duel.
    .title = Épées et boucliers
# en: 6bd7c764
rule-4-6 = Si personne n’est touché, les deux relancent avec un dé de moins, jusqu’à n’avoir plus de dé ni l’un ni l’autre : le duel est sans vainqueur. Un jeton à résultat fixe montre ce résultat à chaque passe ; contre un tel jeton, le duel est sans vainqueur quand le mousquetaire n’a plus de dé.
    .title = Une autre passe
# en: bf212cb1
rule-4-7 = Un mousquetaire sans point de vie est hors de combat : il va au Vieux-Colombier, et son tour est fini.
    .title = Hors de combat
# en: 927366d4
rule-4-8 = La plupart des adversaires ont un point de vie. Battus, ils quittent le jeu et rapportent des pistoles et des jetons Épopée. Cavois a deux points de vie et n’en regagne pas d’un duel à l’autre.
    .title = Adversaires battus
# en: 279e458a
rule-4-9 = Il faut déjouer les obstacles : les Mendiants pour 2 pistoles, les Espions pour 2 cartes ; Némésis ne peut être déjouée que par le mousquetaire désigné quand elle est révélée. L’Assassin blesse le premier mousquetaire qui tente une épreuve ou un duel de la mission. La Courtisane et les Mouchards rendent des épreuves plus dures de 1. Aucun piège ne sert deux fois.
    .title = Les pièges
# en: 1bfed361
rule-4-10 = Lubin : pas de pistolet contre lui. Homme de main : revient dans la main de Milady. Bernajoux : une meilleure botte secrète. Jussac : un bouclier de plus à la première passe. Biscarat : relance un dé. Cahusac : une épée de plus à la première passe. Laffemas : les épreuves sont plus dures de 1. La Houdinière : au plus une carte Combat contre lui. Felton : un dé rouge de plus à La Rochelle. Cavois : deux points de vie.
    .title = Capacités
# en: 2a801727
rule-4-11 = Une fois par manche, n’importe quelle carte compte pour 1 dans une épreuve d’Aramis, ou pour un dé dans son duel, mais pas à La Rochelle.
    .title = Aramis
# en: 4c26e690
rule-4-12 = Une fois par manche, Tréville peut dépenser une de ses actions pour qu’un autre mousquetaire fasse aussitôt une action.
    .title = L’ordre de Tréville
# en: 01d6ab50
rule-5-1 = Si Milady se montre ici, elle prend une carte Paris de son choix. Les mousquetaires ne peuvent pas y aller.
    .title = Les appartements de Milady
# en: 9aa44c3f
rule-5-2 = Si Milady se montre ici, elle prend une carte Perfidie de son choix et mélange la pioche, ou complète sa main à trois. Un mousquetaire qui vient ici la trouve si elle y est, et elle ne pioche rien. Si elle n’y est pas, il va à la Bastille et son tour est fini.
    .title = Le cabinet de Richelieu
# en: 95fa75f6
rule-5-3 = Les mousquetaires hors de combat sont ici. Les autres peuvent venir y faire des échanges avec eux. Milady ne peut pas y aller.
    .title = Le Vieux-Colombier
# en: 8f602bd0
rule-5-4 = Personne n’y va de son plein gré. Pour en sortir, dépensez une action et une pistole, ou une action pour un duel contre trois dés ; quelle qu’en soit l’issue, vous êtes ensuite au Vieux-Colombier. Un mousquetaire mis hors de combat dans ce duel se relève aussitôt et pioche une carte, et son tour est fini.
    .title = La Bastille
# en: 5701142f
rule-5-5 = Une mission est accomplie, et quitte le jeu, quand toutes ses épreuves sont surmontées, ses duels gagnés, ses adversaires battus et ses obstacles déjoués.
    .title = Une mission accomplie
# en: 4a212830
rule-5-6 = La mission de Paris est la carte Paris de Milady. « Le complot » demande trois duels ; des conspirateurs se battent là où il manque un adversaire.
    .title = Paris
# en: 21c94819
rule-5-7 = Quand une mission est accomplie ou échoue, la suivante commence aussitôt, le jeton du Louvre sur la case du haut. Si vous accomplissez une mission pendant que ce jeton est sur une des deux cases les plus hautes, vous gagnez 2 jetons Épopée.
    .title = Le Louvre
# en: 41dab4f9
rule-6-1 = Si Milady est à Paris, au Louvre ou à la quête, et qu’un mousquetaire y tente une épreuve ou un duel, elle se montre.
    .title = Milady trouvée
# en: c053e514
rule-6-2 = Ce mousquetaire doit d’abord affronter Rochefort, sans que cela lui coûte une action.
    .title = Rochefort d’abord
# en: 9b373fff
rule-6-3 = Si Rochefort perd un point de vie, il s’enfuit. Milady rentre chez elle et ne fait plus rien cette manche. Si le mousquetaire est encore debout, il poursuit sa tentative.
    .title = Rochefort touché
# en: 0ac6326d
rule-6-4 = Si Rochefort n’est pas touché, l’action est perdue et il reste : tous les autres mousquetaires le rencontrent là aussi.
    .title = Rochefort indemne
# en: c2b53830
rule-6-5 = Athos et Rochefort ne s’affrontent jamais. Ce que fait Athos n’apprend à personne si Milady est là.
    .title = Athos
# en: 82675354
rule-6-6 = La première fois que Rochefort perd son dernier point de vie, les mousquetaires gagnent une carte « Un pour tous ». Tant qu’un Baume ne l’a pas soigné, Milady ne peut aller ni à Paris, ni au Louvre, ni à la quête.
    .title = Rochefort hors de combat
# en: 0df8c5c1
rule-7-1 = Milady lance les dés rouges de la piste du temps et de ses cartes. Les mousquetaires lancent un dé par point de combat placé à La Rochelle, et un pour M. de Bassompierre, jusqu’à six. Seules les épées comptent.
    .title = La Rochelle
# en: a9af08cc
rule-7-2 = Ensuite, chaque mousquetaire présent à La Rochelle peut donner un point de vie pour annuler une épée rouge.
    .title = Donner des points de vie
# en: 4a03cf79
rule-7-3 = Le jeton se déplace de la différence : à droite pour les mousquetaires, à gauche pour Milady.
    .title = Le jeton
# en: c0e3cc0e
rule-7-4 = Trois cases ont un effet la première fois que le jeton les atteint ou les dépasse : la case Épopée donne un jeton Épopée, la rouge une carte Perfidie à Milady, celle tout à droite une carte « Un pour tous ».
    .title = La première fois
# en: 84cbefde
rule-7-5 = À la fin de la manche, le jeton Temps avance d’une case.
    .title = Le temps
# en: f971de2d
rule-7-6 = Ensuite, le jeton du Louvre avance. À la troisième case, la Reine perd 1 point d’honneur. À la dernière, la mission échoue : elle en perd 2 de plus, Milady pioche une carte Perfidie, et la mission suivante commence.
    .title = Le jeton du Louvre
# en: facc9cf2
rule-7-7 = Ensuite, la carte Paris en jeu produit son effet.
    .title = La carte Paris
# en: 08f6553c
rule-7-8 = N’importe quel mousquetaire peut jouer une carte « Un pour tous » à tout moment. Elle quitte le jeu et, au choix, le jeton Temps ne bouge pas cette manche, la Reine regagne 2 points d’honneur, ou vous gagnez 2 jetons Épopée.
    .title = Un pour tous, tous pour un
# en: 3c37e290
rule-7-9 = On demande aux mousquetaires s’ils jouent une carte « Un pour tous » juste avant que le jeton Temps n’atteigne Richelieu, et quand la Reine est déshonorée. Une carte qui retient le jeton Temps annule aussi un Cul-de-sac qui vient d’être joué.
    .title = Au dernier moment
# en: aa9069d5
rule-8-1 = Il y a des jetons à dés ; des jetons à résultat fixe, qui ne change jamais ; des guets-apens, qui coûtent un point de vie malgré la cuirasse ; des leurres ; et des épreuves.
    .title = Les jetons
# en: bf996ce2
rule-8-2 = De la salle commune, une action vous mène sur un des trois chemins : à la première étape, ou jusqu’où le chemin est dégagé. Chaque étape de plus demande une action de plus. À chaque nouvelle étape, révélez le jeton et affrontez-le. Quatre étapes dégagées d’un même chemin achèvent le plateau.
    .title = L’auberge du Lys d’or
# en: 9c548e6c
rule-8-3 = Pour chaque jeton Épopée dépensé, révélez trois jetons de votre choix.
    .title = Jetons Épopée à l’auberge
# en: 7f1f713a
rule-8-4 = Il y a quatre épreuves, dans n’importe quel ordre, puis un duel contre de Wardes. Chaque jeton Épopée dépensé rend plus facile de 1 une tentative d’épreuve, mais pas le duel.
    .title = Le passage en Angleterre
# en: 4b58687a
rule-8-5 = Il y a trois jetons, de gauche à droite. Engagez vos cartes Combat avant de révéler le jeton. Ensuite, vous pouvez dépenser des jetons Épopée, dont chacun ajoute un dé, mais pas contre Rochefort.
    .title = Le retour à Paris
# en: 41137bc2
rule-8-6 = Il y a quatre salles, l’une après l’autre, aux jetons visibles. Pour passer une salle, surmontez une épreuve de niveau 8, ou battez-y les deux adversaires, ou prenez un passage secret.
    .title = Les galeries du Louvre
# en: 4ec707ab
rule-8-7 = Dépensez trois jetons Épopée et une action pour passer la salle.
    .title = Un passage secret
# en: db70e1b5
rule-8-8 = Le mousquetaire qui achève un plateau pioche deux cartes. Ce qui reste sur ce plateau quitte le jeu, et l’on met aussitôt en place le plateau suivant.
    .title = Un plateau achevé
# en: 39a1ac89
rule-9-1 = Les mousquetaires gagnent aussitôt quand l’un d’eux passe la quatrième salle.
    .title = Les ferrets
# en: b6a69ca9
rule-9-2 = Milady gagne quand le jeton Temps atteint Richelieu.
    .title = Le temps est écoulé
# en: 2b96c035
rule-9-3 = Milady gagne quand le jeton de La Rochelle arrive tout à gauche.
    .title = La Rochelle est perdue
# en: 0741f610
rule-9-4 = Milady gagne quand la Reine a perdu neuf points d’honneur.
    .title = La Reine est déshonorée
# en: 78972108
rule-9-5 = Tant que Constance est enlevée, Milady lance quatre dés rouges à chaque manche. Quand ces lancers ont donné six épées en tout, elle gagne.
    .title = Constance étranglée
# en: c5f49470
rule-9-6 = En solo : quatre mousquetaires, une main de neuf cartes, une carte de plus par manche, pas de Milady. À deux : de même, mais contre Milady. À trois : deux mains de neuf, chacune pour deux mousquetaires. À quatre : trois mousquetaires à quatre actions. À cinq : quatre mousquetaires. À six : Tréville joue aussi ; Milady a cinq cartes Perfidie et deux cartes Paris, et le temps commence à la case 3. Avec une seule main pour tous, la carte Isolement ne sert pas.
    .title = Combien jouent
# en: 6491c22c
rule-9-7 = Les mousquetaires commencent avec une carte « Un pour tous ».
    .title = Plus facile
# en: 47a0b29f
rule-9-8 = Un mousquetaire mis hors de combat à la quête ne peut plus y revenir. Si plus aucun ne le peut, Milady gagne.
    .title = Quête mortelle
# en: a650180a
rule-9-9 = Athos doit affronter Rochefort comme les autres.
    .title = Athos le Brave
# en: 20c5cdaf
rule-9-10 = À chaque manche, piochez une des cartes Lieu de Paris, du Louvre et de la quête, et montrez-la à tous. Dès qu’il y a deux cartes à La Rochelle, sa carte Lieu est mélangée aux autres pour de bon. Au quatrième plateau, Milady est toujours à la quête, sauf si Rochefort est hors de combat.
    .title = Sans Milady : où elle est
# en: 4e251837
rule-9-11 = À chaque manche, piochez une carte Perfidie, dont l’effet s’applique ; si c’est Baume et que Rochefort est indemne, piochez-en une autre. On ne pioche de cartes Perfidie à aucun autre moment.
    .title = Sans Milady : les perfidies
# en: ad616cb6
rule-9-12 = Les cartes Paris, les adversaires et les pièges sont piochés au hasard, et tous les voient. Une carte Paris accomplie, la suivante vient à la manche d’après.
    .title = Sans Milady : les missions
# en: 4ee1502e
rule-9-13 = Les jetons sont placés au hasard, et les mousquetaires choisis au hasard.
    .title = Sans Milady : les choix
