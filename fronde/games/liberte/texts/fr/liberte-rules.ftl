### Les règles dans nos propres mots, pour /rules : rule-<chapitre>-<numéro>.

# en: 2b4acec1
rules-first = 2-1 3-2 3-5 7-3 7-4 8-4
# en: 3a050774
rules-noise = ai au aux avec ce ces cet cette combien comme comment dans de des donc dont du elle elles en est et eux faire fait faut il ils je la le les leur leurs ma mais me mes moi mon ne ni nos notre nous on ont ou où par pas peut peux pour pourquoi puis qu quand que quel quelle quelles quels qui quoi règle règles sa sans se ses si son sont sur ta te tes toi ton tu un une vos votre vous
# en: 4e6df95e
rule-1-1 = La carte a 27 provinces en six régions. Elles votent dans l’ordre de leurs numéros, de la Normandie à la Provence ; Paris est la huitième. Quatorze ont une fleur de lys, et quatre valent des points de victoire.
    .title = La carte de France
# en: fd8db9d7
rule-1-2 = Il y a 110 cartes en deux séries, A sur B. Une personnalité montre d’un à trois blocs d’une faction, et la région où on peut les placer. Un club montre un bloc qu’on peut placer n’importe où. Une carte spéciale retire quelque chose. Le blanc est aux royalistes, le bleu aux modérés, le rouge aux radicaux.
    .title = Les cartes
    .words = personnalité club spéciale faction couleur
# en: a35d4aad
rule-1-3 = Avec un canon, vous pouvez placer un jeton dans la case Bataille. Avec un sans-culotte, votre étalage peut contenir une cinquième carte. Un général peut commander l’armée.
    .title = Les symboles des cartes
# en: 6cb75d0e
rule-1-4 = Choisissez au hasard un premier joueur ; les autres suivent dans le sens des aiguilles d’une montre. Chaque tour suivant a un nouvel ordre.
    .title = Premier joueur
# en: b2922fb0
rule-1-5 = Distribuez à chacun sept cartes de la série A. Mettez le reste de la série A sur la série B : c’est la pioche. Placez à côté trois cartes visibles.
    .title = Distribuer les cartes
# en: 5ecabd47
rule-1-6 = Mettez de côté deux blocs de chaque couleur. Ils entrent en jeu au début du tour 2. Les autres forment les réserves.
    .title = Blocs en attente
# en: b7781337
rule-1-7 = Points de victoire et voix partent de 0. Chacun a 18 jetons de contrôle pour les piles, la case Bataille et la présence ; deux autres marquent les points et l’ordre du tour.
    .title = Marqueurs et jetons
# en: 769747c6
rule-2-1 = Un tour comprend ces phases : ordre du tour, mains complétées, actions, bataille, élections. Le tour 1 n’a que les actions et les élections. Il y a quatre tours.
    .title = Le tour
# en: 3e73b3ee
rule-2-2 = Dans chaque phase, on joue dans l’ordre du tour.
    .title = Dans l’ordre du tour
# en: f75ceacf
rule-2-3 = Au début du tour 2, ajoutez les blocs en attente à leurs réserves.
    .title = Les blocs entrent en jeu
# en: e3dc4c34
rule-2-4 = Dès le tour 2, qui a le plus de points de victoire joue en premier, qui en a le moins en dernier. Les égalités se départagent au hasard.
    .title = L’ordre du tour
# en: 8653c212
rule-2-5 = D’abord, toutes les cartes des étalages reviennent dans les mains de leurs propriétaires.
    .title = Les étalages reviennent
# en: d76c57da
rule-2-6 = Puis, l’un après l’autre, chacun peut défausser les cartes qu’il veut, visibles.
    .title = Défausser
# en: b3884351
rule-2-7 = Si vous avez moins de sept cartes, complétez votre main à sept, carte par carte, parmi les cartes visibles ou dans la pioche. Une carte visible prise est aussitôt remplacée.
    .title = Compléter la main
# en: 71f4974f
rule-2-8 = Si la pioche est vide quand il faut piocher, mélangez les défausses en une nouvelle pioche. S’il n’y a pas de défausses, les places de cartes visibles restent vides.
    .title = La pioche est vide
# en: 5529051f
rule-3-1 = On joue par manches. À chaque manche, chacun fait une action, dans l’ordre du tour : jouer des cartes, prendre une carte, ou passer.
    .title = Une action par manche
# en: 79b0d6e6
rule-3-2 = Jouez un club ou une personnalité. Placez les blocs d’une personnalité dans des provinces de sa région, celui d’un club dans n’importe quelle province.
    .title = Jouer une carte
# en: f1b155fd
rule-3-3 = Vous pouvez répartir deux ou trois blocs entre des provinces de la région.
    .title = Répartir les blocs
# en: ff93ae18
rule-3-4 = Placez autant de blocs que possible. S’il n’y a pas de place, ou si la réserve manque de blocs, placez-en moins, ou aucun.
    .title = Autant que possible
# en: 475e07c8
rule-3-5 = Une pile a d’un à trois blocs, d’une seule couleur et d’un seul propriétaire. Une province contient au plus trois piles, une seule par joueur. Vous pouvez ajouter à votre propre pile, jamais à celle d’un autre.
    .title = Les piles
# en: 6291e004
rule-3-6 = Chaque pile a un jeton de contrôle. Sans jeton libre, vous ne pouvez ni commencer une pile ni entrer dans la case Bataille.
    .title = Jetons de contrôle
# en: cbf4d281
rule-3-7 = Dès le tour 2, une carte à canon peut placer un jeton dans la case Bataille au lieu de ses blocs. La case Bataille peut contenir autant de jetons qu’on veut.
    .title = La case Bataille
    .words = canon jeton
# en: 99201555
rule-3-8 = Si votre première carte est de valeur 1 et a placé son bloc, vous pouvez jouer une seconde carte de valeur 1 : de la même région, ou un club. Son bloc va dans la même région.
    .title = Une seconde carte
# en: 39c2cae9
rule-3-9 = Défaussez le club ou la personnalité que vous venez de jouer, ou gardez la carte visible dans votre étalage. Un étalage peut contenir quatre cartes, ou cinq avec un sans-culotte.
    .title = L’étalage
# en: e60b63fb
rule-4-1 = Vous pouvez jouer une carte spéciale par action : seule, ou avant, entre ou après vos autres cartes. Il faut qu’elle ait quelque chose à retirer.
    .title = Cartes spéciales
# en: 16fee808
rule-4-2 = La Disette retire un bloc de la couleur du gouvernement ; au tour 1, un bloc de n’importe quelle couleur.
    .title = Disette
# en: 605c6878
rule-4-3 = L’Émigration retire d’un étalage, le vôtre ou un autre, une personnalité royaliste et la défausse.
    .title = Émigration
# en: 62ef7625
rule-4-4 = Les Troubles religieux retirent un bloc bleu ou rouge.
    .title = Troubles religieux
# en: 4a75c238
rule-4-5 = La Guillotine retire du jeu une personnalité d’un étalage, le vôtre ou un autre.
    .title = Guillotine
# en: 67ded1db
rule-4-6 = L’Épuration demande la présence au gouvernement. Elle retire d’un étalage, le vôtre ou un autre, un club ou une personnalité et défausse la carte.
    .title = Épuration
# en: 722774bb
rule-4-7 = La Terreur demande la présence dans un gouvernement rouge. Elle retire d’une province qui a une pile rouge toute une pile, de n’importe quelle couleur ; ce peut être cette pile rouge. Ensuite, si vous voulez, elle retire aussi du jeu un club ou une personnalité d’un étalage, le vôtre ou un autre.
    .title = Terreur
# en: 99762740
rule-5-1 = Si vous avez neuf cartes en main ou plus, défaussez-en deux avant d’en prendre une.
    .title = Neuf cartes
# en: 6003655f
rule-5-2 = Prenez une carte visible, aussitôt remplacée, ou piochez.
    .title = Prendre une carte
# en: 25b02371
rule-5-3 = Après une carte visible de valeur 1, vous pouvez prendre une seconde carte visible de valeur 1, même celle qui vient d’être révélée. Pour cette seconde carte, vous ne défaussez rien.
    .title = Une seconde carte visible
# en: 9836099b
rule-5-4 = Vous pouvez passer, et rejouer à la manche suivante. Quand tout le monde passe dans une même manche, la phase est finie.
    .title = Passer
# en: 8159a572
rule-5-5 = Quand une couleur de blocs est épuisée, finissez la manche, pour que chacun ait le même nombre d’actions. La phase est alors finie.
    .title = La dernière manche
# en: a0e313f4
rule-5-6 = La phase finit après la dernière manche, même si des blocs retournent à la réserve.
    .title = Pas de prolongation
# en: 79560e89
rule-6-1 = Dès le tour 2, il y a une bataille par tour. Pour commander l’armée, il faut un général dans votre étalage et un jeton dans la case Bataille.
    .title = Qui peut commander
# en: cdd56a64
rule-6-2 = Parmi ceux qui peuvent commander, qui a le plus de jetons commande l’armée et gagne les points de la bataille. Le général reste dans l’étalage.
    .title = Remporter une bataille
# en: e79e1309
rule-6-3 = À égalité de jetons, chacun de ceux qui sont à égalité peut, dans l’ordre du tour, engager un général. Personne n’en engage un second. La plus haute valeur commande. Défaussez les généraux engagés. Si aucun de vos généraux ne peut rien changer, vous sautez cette étape et les gardez.
    .title = Égalité pour le commandement
# en: 84442403
rule-6-4 = Si l’égalité demeure, ou si personne ne peut commander, la bataille est perdue. Placez un bloc blanc sur cette bataille, qui compte comme une province pour la contre-révolution.
    .title = Une bataille perdue
# en: 582253fe
rule-6-5 = Ensuite, tous les jetons de la case Bataille reviennent à leurs propriétaires.
    .title = Après la bataille
# en: cb6adac0
rule-7-1 = La présence dans l’ancien gouvernement prend fin, et les marqueurs des factions reviennent à 0.
    .title = Les élections commencent
# en: 7be186b8
rule-7-2 = Les 27 provinces votent l’une après l’autre.
    .title = Province par province
# en: 9745af2b
rule-7-3 = La plus haute pile gagne. Son propriétaire en prend un bloc, qu’il détient comme voix, et le marqueur de la faction de la pile avance d’une case. Le reste de la pile demeure.
    .title = Gagner une province
# en: 67538670
rule-7-4 = Si les plus hautes piles sont à égalité, chacun de leurs propriétaires peut, dans l’ordre du tour, engager une carte de son étalage, de la couleur de sa pile. La plus haute valeur gagne. Défaussez les cartes engagées. Si aucune de vos cartes ne peut rien changer, vous sautez cette étape et les gardez.
    .title = Une égalité
    .words = engager étalage égal
# en: d82334f1
rule-7-5 = Si personne n’engage à lui seul la plus haute carte, la province n’élit personne.
    .title = Si l’égalité demeure
# en: 802d5aa2
rule-7-6 = Après une égalité, départagée ou non, tous les blocs restants de la province retournent à la réserve, même ceux des joueurs qui n’étaient pas à égalité.
    .title = Une égalité vide la province
# en: d07d2318
rule-7-7 = À Paris, le vainqueur prend tous les blocs de la pile. Chacun est une voix.
    .title = Paris
# en: 264c0c11
rule-7-8 = À Paris, ceux qui sont encore à égalité continuent d’engager des cartes, jusqu’à ce que l’égalité soit rompue ou que personne n’en engage. Comme partout, vous ne pouvez engager qu’une carte qui pourrait changer quelque chose.
    .title = Une égalité à Paris
# en: fa810705
rule-7-9 = Aux tours 3 et 4, quatre provinces valent des points de victoire à qui les gagne : Vendée 2 ; Lyonnais, Guyenne et Languedoc 1 chacune.
    .title = Provinces à points
# en: 1cd23a36
rule-8-1 = La faction qui a le plus de voix est le gouvernement, la deuxième est l’opposition.
    .title = Gouvernement et opposition
# en: 62e3d162
rule-8-2 = Si des factions sont à égalité, chacun peut, dans l’ordre du tour, engager une carte de l’une d’elles. La faction de la meilleure carte gagne ; si des factions sont encore à égalité, on continue. Vous ne pouvez engager qu’une carte qui pourrait changer la faction gagnante. Les marqueurs des autres factions, à égalité ou derrière, reculent d’une case.
    .title = Factions à égalité
# en: 31c7962b
rule-8-3 = Si l’égalité demeure, les radicaux passent avant les modérés, et les modérés avant les royalistes.
    .title = Préséance
# en: 031c8057
rule-8-4 = Qui a le plus de voix de la faction au gouvernement marque 5 points, le deuxième 2. Qui a le plus de voix de la faction d’opposition en marque 3.
    .title = Points des voix
# en: 58ef5f58
rule-8-5 = À égalité, on peut engager des cartes de la faction, dans l’ordre du tour, jusqu’à ce que l’égalité soit rompue ou que personne n’en engage. Vous ne pouvez engager qu’une carte qui pourrait changer quelque chose.
    .title = Voix à égalité
# en: df6e5c61
rule-8-6 = Qui perd une égalité pour la première place prend la seconde. Si plusieurs la perdent, ils se départagent entre eux pour la seconde.
    .title = Second après une égalité
# en: 3ef477cc
rule-8-7 = Si une égalité demeure, chacun de ceux qui sont à égalité marque 3 points pour la première place (la seconde rapporte quand même les siens), 1 pour la seconde, 2 dans l’opposition.
    .title = Places partagées
# en: 3117c045
rule-8-8 = Qui a une voix de la faction au gouvernement y a la présence jusqu’aux prochaines élections.
    .title = Présence
# en: 375d9ad8
rule-8-9 = Toutes les voix retournent à la réserve ; les blocs de la carte restent. Le tour suivant commence.
    .title = Les voix retournent à la réserve
# en: ba5f1426
rule-9-1 = Après quatre tours, qui a le plus de points de victoire gagne.
    .title = La fin
# en: 9c11b9c9
rule-9-2 = À égalité de points, la plus haute valeur totale des cartes de l’étalage gagne. Si elle est égale aussi, la victoire est partagée.
    .title = Points à égalité
# en: a14a68f4
rule-9-3 = Si le rouge a 17 voix ou plus une fois que toutes les provinces ont voté, à n’importe quel tour, la partie finit aussitôt par un raz-de-marée.
    .title = Raz-de-marée des radicaux
# en: 361f0cac
rule-9-4 = Après un raz-de-marée, les points rouges comptent au lieu des points de victoire : voix rouges détenues, blocs rouges sur la carte de France, et blocs rouges des cartes en main et dans l’étalage. Les blocs des cartes départagent.
    .title = Points rouges
# en: ee8679b8
rule-9-5 = Aux tours 3 et 4, hors des élections, la partie finit aussitôt quand le blanc contrôle sept provinces à fleur de lys. Le blanc contrôle une province si sa plus haute pile est blanche et qu’aucune pile d’une autre couleur n’est aussi haute.
    .title = Contre-révolution
# en: 1eb9e12d
rule-9-6 = Chaque bataille perdue compte comme une des sept provinces.
    .title = Les batailles perdues comptent
# en: d116dcb2
rule-9-7 = Après une contre-révolution, les points blancs comptent : blocs blancs sur la carte de France, et blocs blancs des cartes en main et dans l’étalage. Les blocs des cartes départagent.
    .title = Points blancs
