# en: bab95e4a
lesson-challenge = Surmonter une épreuve
    .title = Talent et cartes
    .goal = « La perquisition du Chancelier » demande 7 en noblesse. Athos en a 5, et quelques cartes. Surmontez l’épreuve, et gardez les cartes dont vous n’avez pas besoin.
    .praise = Il suffit d’atteindre le niveau ; aucun dé n’entre en jeu. Avec une carte de moins, vous auriez perdu les cartes jouées, et l’action avec.
# en: 5e379980
lesson-duel = Se battre en duel
    .title = Les cartes sont des dés
    .goal = Jussac a 3 dés, et 1 bouclier de plus à la première passe. Porthos a 3 dés ; une carte Combat en ajoute un, une Double combat deux. Affrontez Jussac avec tout ce que vous avez.
    .praise = Les boucliers annulent les épées, et la première épée qui passe met fin au duel. Mais trois dés qui montrent votre botte secrète comptent avant tout le reste. Les probabilités figurent à côté de chaque choix, avant que vous n’engagiez de cartes.
# en: be726e39
lesson-arsenal = S’équiper
    .title = Deux objets en une action
    .goal = Les mousquetaires ont 4 pistoles en commun. D’Artagnan peut acheter deux objets en une action : achetez un pistolet et une cuirasse.
    .praise = On achète à l’arsenal d’où que l’on soit. Un pistolet ajoute une épée à la première passe, une cuirasse un bouclier à chaque passe. Ils n’ajoutent pas de dé.
# en: 0affc23e
lesson-siege = Tenir La Rochelle
    .title = Dés bleus contre dés rouges
    .goal = Il se fait tard, et Milady lance trois dés rouges à La Rochelle à chaque manche. Aucun dé bleu ne leur répond encore. Faites placer à Aramis des cartes pour trois dés bleus.
    .praise = Ces cartes restent là. À la fin de la manche, les deux camps lancent leurs dés, et le jeton se déplace de la différence entre les épées. Tout à gauche, Milady gagne.
# en: 643d0718
lesson-inn = Prendre un chemin de l’auberge
    .title = Jusqu’où il est dégagé
    .goal = Deux étapes des écuries sont dégagées, et la troisième est visible : un guet-apens. D’Artagnan a des points de vie à revendre. Menez-le là et retirez le jeton.
    .praise = La première action vous mène à la dernière étape dégagée, la deuxième au jeton suivant. Si vous quittez la quête, il faut entrer de nouveau.
# en: 71739bde
lesson-one-for-all = Un pour tous
    .title = À tout moment
    .goal = Il reste à la Reine un point d’honneur, et la mission du Louvre va échouer. Vous avez une carte « Un pour tous » : rendez-lui tout de suite deux points d’honneur.
    .praise = N’importe quel mousquetaire peut la jouer, au tour de n’importe qui. Elle peut aussi retenir le temps pour une manche, ou vous donner deux jetons Épopée.
# en: 48428f12
lesson-bastille = Sortir de la Bastille
    .title = Soudoyer ou se battre
    .goal = Aramis est à la Bastille, alors qu’on a besoin de lui au Louvre. Il reste une pistole : amenez-le là-bas.
    .praise = Les geôliers soudoyés, il passe au Vieux-Colombier et garde ses autres actions. Un duel contre le geôlier, gagné ou perdu, en fait autant, sauf s’il met Aramis hors de combat.
# en: effecb93
lesson-posting = Avec Milady : garnir une mission
    .title = Exactement sa force
    .goal = Vous êtes Milady. Tendez vos filets à Paris : jouez-y « Un message pour la Reine », gardé par Felton et la Courtisane. Leur force est de 4, exactement celle de la mission.
    .praise = Personne ne voit ce que vous avez posté avant qu’un mousquetaire n’y vienne. Tant que vous y êtes aussi, qui tente la mission rencontre d’abord Rochefort.
