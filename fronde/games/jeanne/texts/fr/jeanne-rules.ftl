### Les règles de Jeanne d'Arc 1429 dans nos propres mots, numérotées ici, car la feuille n'a pas de numéros ; ses phases dans leur ordre.

# en: 4d575912
rules-first = 1-1 1-5 3-3 7-3-1 7-4-1 7-5-1
# en: 97f75630
rules-noise = ai au aux avec ce ces cet cette combien comme comment dans de des donc dont du elle elles en est et eux faire fait faut il ils je la le les leur leurs ma mais me mes moi mon ne ni nos notre nous on ont ou où par pas peut peux pour pourquoi puis qu quand que quel quelle quelles quels qui quoi règle règles sa sans se ses si son sont sur ta te tes toi ton tu un une vos votre vous
# en: 89b26c41
rule-1-1 = À chaque manche, vous gagnez des points de trône pour les provinces entières que vous tenez. Qui en a le plus à la fin de la guerre devient roi de France et gagne.
    .title = Le but du jeu
# en: d18ff4ee
rule-1-2 = Une province a d’une à trois villes. Vous tenez la province entière tant que vous les tenez toutes. Un marqueur de garnison montre qui tient une ville.
    .title = Les provinces
# en: 06a80b14
rule-1-3 = Des routes relient les villes. Douze villes sont des ports, et chaque port communique par mer avec tous les autres. Huit villes sont en montagne, ce qui aide la défense et ne ralentit personne.
    .title = Le plateau
    .words = port ports montagne montagnes route routes mer carte
# en: eb8b3236
rule-1-4 = Chaque puissance a 20 marqueurs de garnison, et ne peut avoir plus de 6 points d’influence. Il y a 20 châteaux, 10 forteresses, 10 marqueurs de pillage, 74 cartes de bataille, un héros par puissance, et 12 jetons d’événement.
    .title = Le matériel
    .words = matériel marqueurs limite
# en: e05f8466
rule-1-5 = Une manche a huit phases, toujours dans cet ordre : revenu, guerre ou paix, cartes, achats, ordre de jeu, événements et intervention étrangère, tours, points.
    .title = La manche
    .words = phase phases déroulement
# en: 13775d4c
rule-2-1 = Chaque joueur a une puissance : Navarre, France, Angleterre, Bretagne, Bourgogne ou Flandre.
    .title = Les puissances
# en: 4e00b9ae
rule-2-2 = Placez les garnisons dans cet ordre : Navarre, France, Angleterre, Bretagne, Bourgogne, Flandre. C’est aussi l’ordre de jeu jusqu’au premier tirage d’un nouvel ordre.
    .title = Le premier ordre
# en: 9aa7b504
rule-2-3 = La Navarre commence à Pampelune, et à Rouen ou Caen ; la France à Bourges, et à Clermont ou Montpellier ; l’Angleterre à Calais, et à Bordeaux ou Bayonne ; la Bretagne à Brest, et à Rennes ou Nantes ; la Bourgogne à Besançon, et à Dijon ou Mâcon ; la Flandre dans deux villes parmi Bruges, Gand et Bruxelles.
    .title = Les villes de départ
    .words = départ début garnison
# en: 3addc859
rule-2-4 = Puis, dans le même ordre, chacun peut placer une troisième garnison dans une ville libre qu’une route relie à une des siennes. La mer ne suffit pas.
    .title = La troisième garnison
# en: 762f1f6d
rule-2-5 = Vous commencez sans argent, sans influence et sans cartes, et aucun héros n’est en campagne.
    .title = Rien au départ
# en: a0eecca5
rule-3-1 = Chacune de vos villes paie 1 louis d’or si elle n’a qu’une garnison, 2 avec un château et 3 avec une forteresse.
    .title = Le revenu
    .words = argent or louis
# en: 9135a078
rule-3-2 = Une ville pillée ne paie rien. Après le revenu, retirez tous les marqueurs de pillage.
    .title = Les villes pillées
# en: 20ee6815
rule-3-3 = À chaque manche, les joueurs votent pour la guerre ou la paix. Chacun choisit en secret, et les votes se révèlent ensemble.
    .title = Le vote
    .words = politique statut
# en: 1e711108
rule-3-4 = Si au moins la moitié des joueurs votent pour la guerre, c’est la guerre. Chacun reçoit six cartes, on tire deux événements, et chacun peut attaquer aussi souvent que ses cartes le permettent.
    .title = La guerre
# en: 6bc0fad6
rule-3-5 = Sinon, c’est la paix : quatre cartes chacun, un événement, et une attaque par joueur.
    .title = La paix
# en: 4f163029
rule-4-1 = Distribuez à chacun six cartes en guerre, quatre en paix. Elles servent à l’attaque et à la défense.
    .title = La distribution
# en: dd9ad343
rule-4-2 = Les cartes jaunes sont du matériel de siège et valent des points de bataille : Échelles 3, Bélier 4, Sapeurs 5, Canon 6.
    .title = Les cartes jaunes
# en: f168e9d6
rule-4-3 = L’Ingénieur se joue avec vos cartes jaunes. Si vous attaquez, les ouvrages de la ville comptent un niveau de moins dans cette bataille : une forteresse comme un château, un château comme une garnison, une garnison comme rien. Un Ingénieur de la défense annule le vôtre. Chaque camp peut en jouer un par bataille.
    .title = Ingénieur
# en: c037120a
rule-4-4 = Le Traître se joue en attaque, avec vos cartes jaunes. Les ouvrages de la ville ne comptent pas dans cette bataille. Les bonus de montagne et de débarquement comptent toujours.
    .title = Traître
# en: 06192125
rule-4-5 = Le Signe de Dieu se joue une fois les totaux connus. Il double une carte jaune que vous avez jouée. Chaque camp peut jouer un Signe de Dieu par bataille.
    .title = Signe de Dieu
# en: 6e1cd70a
rule-4-6 = La Retraite se joue après la bataille, gagnée ou perdue. Elle ramène dans votre main une carte jaune que vous avez jouée. Vous pouvez jouer plusieurs Retraites, une par carte.
    .title = Retraite
# en: 309f5c87
rule-4-7 = Les Pillards se jouent à tout moment de votre tour contre une ville libre ou une ville d’un autre joueur, mais jamais contre une forteresse. Lancez un dé : s’il dépasse la défense de la ville (libre 0, garnison 2, château 4), vous gagnez 1 louis d’or, ou 2 si la ville a un château, et vous y placez un marqueur de pillage.
    .title = Pillards
    .words = piller pillage
# en: e12ad814
rule-4-8 = L’Ambassadeur se joue à tout moment de votre tour. Lancez deux dés : un total de 2 à 5 amène une rébellion, de 6 à 8 une aide de l’étranger, de 9 ou 10 votre héros, de 11 ou 12 une intrigue de cour.
    .title = Ambassadeur
# en: b8a7ae5f
rule-4-8-1 = Rébellion : choisissez une ville d’un autre joueur, sans forteresse, et lancez un dé. S’il dépasse la défense de la ville, votre garnison remplace la sienne. Un château reste.
    .title = Rébellion
# en: ce025bb6
rule-4-8-2 = Aide de l’étranger : piochez aussitôt deux cartes.
    .title = Aide de l’étranger
# en: 56df6770
rule-4-8-3 = Votre héros entre en campagne jusqu’à la fin de la manche. Il peut prendre part à chacune de vos batailles, et y ajoute 2 points. Si vous ne gagnez pas une bataille où il est engagé, vous le perdez ; un autre Ambassadeur peut le ramener.
    .title = Héros
    .words = héroïne
# en: b8388a67
rule-4-8-4 = Intrigue de cour : choisissez un autre joueur, qui perd une carte rouge au hasard, ou une jaune s’il n’en a pas de rouge.
    .title = Intrigue de cour
# en: d9ed3601
rule-5-1 = On achète dans l’ordre de jeu de la manche précédente, car le nouveau n’est pas encore tiré. Vous gardez l’argent que vous ne dépensez pas. Avec la variante « Achats », tous achètent en même temps.
    .title = Les achats
    .words = acheter achat
# en: 724040f0
rule-5-2 = Une carte coûte 2 louis d’or, un château 6, une forteresse 8. À trois ou quatre joueurs, un château coûte 8 et une forteresse 10.
    .title = Les prix
    .words = coût prix
# en: a9643582
rule-5-3 = Vous ne pouvez pas acheter de cartes au-delà de douze en main.
    .title = Douze cartes
# en: 0eeab20a
rule-5-4 = Vous pouvez bâtir un château par manche, dans une de vos villes qui n’a qu’une garnison.
    .title = Les châteaux
# en: aad23c57
rule-5-5 = Un château peut devenir une forteresse dès la manche qui suit sa construction. Une garnison ne devient jamais une forteresse d’un seul coup. Si vous prenez une ville, vous prenez aussi ses ouvrages.
    .title = Les forteresses
# en: fe989d93
rule-5-6 = Il peut y avoir au plus 20 châteaux et 10 forteresses sur le plateau. Quand un château devient une forteresse, son marqueur de château reste sur le plateau.
    .title = Les marqueurs d’ouvrages
# en: 42d0e169
rule-5-7 = Après les achats, on tire l’ordre de jeu au hasard.
    .title = L’ordre de jeu
# en: 8d26fe90
rule-5-8 = Personne n’est premier deux manches de suite. Si le tirage y mène, tirez l’ordre de nouveau.
    .title = Jamais premier deux fois
# en: 195b0962
rule-5-9 = Le premier joueur gagne 1 point d’influence, et s’occupe des événements et de l’intervention étrangère.
    .title = Le premier joueur
# en: 1fb31d48
rule-6-1 = Le premier joueur tire un événement en paix, deux en guerre, et choisit alors lequel des deux vient en premier. Les jetons reviennent après la manche, sauf la Peste noire.
    .title = Les événements
# en: 845af1ab
rule-6-2-1 = Révolte : lancez un dé pour le nombre de villes. Le premier joueur les choisit une à une et lance un dé pour chacune. S’il dépasse la défense de la ville, elle perd un niveau : une forteresse devient un château, un château une garnison, une garnison une ville libre.
    .title = Révolte
# en: 5baa29f2
rule-6-2-2 = Grandes Compagnies : comme une Révolte, mais chaque ville qui perd un niveau subit aussi un pillage.
    .title = Grandes Compagnies
    .words = mercenaires routiers
# en: 162205fa
rule-6-2-3 = La Peste noire met aussitôt fin à la manche : ni second événement, ni intervention, ni tours, ni points. Retirez son jeton du jeu.
    .title = Peste noire
    .words = peste épidémie
# en: 7eaca5b1
rule-6-2-4 = Mauvais temps : le prochain revenu est réduit de moitié, arrondi au supérieur.
    .title = Mauvais temps
# en: 02953ae1
rule-6-3-1 = Traité : le premier joueur reprend une ville qu’on lui a prise à la manche précédente.
    .title = Traité
# en: 39bbaff4
rule-6-3-2 = Trêve : la prochaine manche est en paix, sans vote.
    .title = Trêve
# en: 15d52b01
rule-6-3-3 = Confiscation : le premier joueur choisit un autre joueur, qui perd deux cartes au hasard s’il en a plus de six en main, une sinon.
    .title = Confiscation
# en: 3b07e4a6
rule-6-3-4 = Intervention du pape : le premier joueur choisit une province ou une ville pour laquelle personne ne peut se battre pendant cette manche. Les Pillards, l’Ambassadeur et les révoltes y restent possibles.
    .title = Intervention du pape
    .words = pape interdit
# en: e1f5a346
rule-6-4 = Attaque à distance : le premier joueur peut attaquer n’importe quelle ville ennemie depuis n’importe laquelle des siennes, sans égard à la distance ni au terrain. Cela compte comme une attaque, et la ville d’où elle part ne peut plus attaquer pendant cette manche.
    .title = Attaque à distance
    .words = distance lointaine
# en: cb2f74a5
rule-6-5 = Bataille navale : les deux joueurs qui ont le plus de ports se battent en duel ; à égalité de ports, le hasard décide qui se bat. Chacun joue une carte de bataille et jusqu’à cinq points d’influence, et lance un dé. Qui a le total le plus élevé gagne un point de trône et garde sa carte ; celle du perdant est perdue.
    .title = Bataille navale
# en: 74416837
rule-6-6 = Le vainqueur d’une bataille navale a la maîtrise de la mer pendant cette manche et peut interdire toute attaque par débarquement, une fois annoncée. Un débarquement interdit compte quand même comme une attaque.
    .title = La maîtrise de la mer
    .words = débarquement interdire maître
# en: 414a4b9b
rule-6-7 = Bataille rangée : répartissez au hasard tous les joueurs en deux camps, et formez des paires d’un joueur de chaque camp ; si les joueurs sont en nombre impair, l’un d’eux reste à l’écart. Chaque paire se bat en duel pour un point de trône, comme dans une bataille navale. Si un camp gagne plus de duels que l’autre, chacun de ses membres gagne encore un point de trône.
    .title = Bataille rangée
# en: 280c309c
rule-6-8 = À chaque manche, une puissance étrangère attaque une ville que désignent les dés, avec une force de 3 plus un dé. Un joueur se défend comme d’habitude ; une ville libre lance un dé et tient bon à égalité. Une ville prise reçoit un marqueur étranger.
    .title = L’intervention étrangère
    .words = étrangers étrangère
# en: cf8c21ac
rule-6-9 = Une ville aux mains d’une puissance étrangère n’est pas libre. Attaquez-la comme toute ville ennemie ; elle se défend avec 3 plus un dé. Si vous la prenez, vous prenez ses ouvrages.
    .title = Les villes étrangères
# en: f1588f0a
rule-7-1 = Chacun joue son tour dans l’ordre de jeu. À votre tour, vous vous étendez d’abord, puis vous attaquez ; votre première attaque met fin à votre expansion. Quand vous terminez votre tour, le joueur suivant commence le sien.
    .title = Les tours
# en: 5dc5abf5
rule-7-2-1 = Jusqu’à trois fois dans votre tour, vous pouvez offrir d’échanger une de vos villes contre celle d’un autre joueur, de même défense, avec de l’argent d’un côté ou de l’autre si vous voulez. L’échange se fait en entier dès que l’autre joueur accepte, ou pas du tout, et jamais pendant une bataille. Vous deux seuls voyez une offre, et elle expire à la fin du tour.
    .title = Échanger des villes
    .words = marché offre échange
# en: f5ca2c8c
rule-7-2-2 = Vous pouvez offrir à un autre joueur une somme quelconque, ou lui en demander une, contre une promesse. Les promesses n’engagent à rien.
    .title = Payer
    .words = marché offre paiement
# en: e85a68d1
rule-7-3 = Vous pouvez d’abord vous étendre à des villes libres. Rien ne vous y oblige.
    .title = L’expansion
# en: 5f398e23
rule-7-3-1 = Par la route : prenez jusqu’à deux villes libres, chacune reliée par une route à une ville que vous teniez déjà. On ne peut pas continuer de la première à la seconde.
    .title = L’expansion par la route
# en: 4c997a3c
rule-7-3-2 = Par mer : si vous tenez un port, vous pouvez prendre un port libre. Vous ne prenez alors aucune autre ville libre pendant ce tour.
    .title = L’expansion par mer
# en: edad5cc2
rule-7-3-3 = Si vos 20 marqueurs de garnison sont tous sur le plateau, vous ne pouvez pas vous étendre, et ni rébellion ni traité ne vous apportent de ville. Vous pouvez toujours attaquer : si vous prenez une ville, déplacez-y la garnison d’une autre de vos villes, qui devient alors libre.
    .title = Les marqueurs de garnison
# en: fd04a314
rule-7-4 = Après l’expansion, ou à sa place, vous pouvez attaquer des villes d’autres joueurs et de puissances étrangères. Rien ne vous y oblige.
    .title = Les attaques
# en: d3d4e997
rule-7-4-1 = Une attaque demande deux cartes jaunes de votre main qui n’ont pas gagné de bataille pendant cette manche.
    .title = Deux cartes jaunes
# en: 083434db
rule-7-4-2 = Par la route, vous attaquez une ville voisine d’une des vôtres. Par un débarquement, vous attaquez n’importe quel port depuis n’importe lequel des vôtres, sauf si une route relie les deux.
    .title = Par la route ou par débarquement
# en: ecbdb8b1
rule-7-4-3 = Chacune de vos villes peut attaquer une fois par manche, et vous pouvez attaquer chaque ville une fois par manche.
    .title = Une fois par ville
# en: fff796ed
rule-7-4-4 = En guerre, vous pouvez attaquer aussi souvent que possible, même depuis une ville que vous venez de prendre. En paix, vous pouvez attaquer une fois. Une attaque à distance et un débarquement interdit comptent comme des attaques.
    .title = Combien d’attaques
# en: 32e1204a
rule-7-5 = Les deux camps choisissent leurs cartes en secret et les révèlent ensemble. Un défenseur qui a une carte, de l’influence ou un héros choisit toujours ce qu’il joue.
    .title = Une bataille
    .words = combat combattre
# en: f3c10103
rule-7-5-1 = L’attaquant joue deux cartes jaunes. Il peut ajouter de l’influence, et soit son héros, soit une carte rouge : Ingénieur ou Traître.
    .title = Ce que joue l’attaquant
# en: 675731bd
rule-7-5-2 = Le défenseur doit jouer une carte jaune s’il en a une en main. Il peut ajouter de l’influence, et soit son héros, soit un Ingénieur. Sans carte jaune, il lui reste ses ouvrages, son dé, son influence et son héros.
    .title = Ce que joue le défenseur
# en: 53dca611
rule-7-5-3 = Chaque camp lance un dé. Additionnez cartes, influence, dé et héros ; le défenseur ajoute les ouvrages : garnison 2, château 4, forteresse 6.
    .title = Les totaux
    .words = ouvrages défense
# en: 4e307e67
rule-7-5-4 = Le défenseur ajoute 1 en montagne, et 1 contre un débarquement.
    .title = Montagnes et débarquements
# en: 9e6a39c7
rule-7-5-5 = Vous pouvez jouer jusqu’à cinq points d’influence, qui valent un point de bataille chacun. Vous les dépensez, que vous gagniez ou non.
    .title = L’influence dans une bataille
# en: b73f4a73
rule-7-6-1 = Une fois les dés lancés et tout révélé, chaque camp à son tour peut jouer un Signe de Dieu sur une carte jaune qu’il a jouée. Le camp au total le plus bas décide en premier ; à égalité, c’est l’attaquant. On demande à tout joueur qui a encore une carte en main s’il joue un Signe de Dieu, tant que ce Signe pourrait améliorer son résultat.
    .title = Les Signes après les dés
# en: cb1c3c5e
rule-7-6-2 = Après les Signes de Dieu, les deux camps peuvent jouer des Retraites pour reprendre des cartes, autant qu’ils veulent ; le défenseur commence. Le vainqueur peut y avoir intérêt aussi, car une carte qui a gagné ne pourrait plus que défendre.
    .title = Les Retraites après les dés
# en: 586e7a00
rule-7-7-1 = Le total le plus élevé gagne. Si l’attaquant gagne, il prend la ville avec ses ouvrages.
    .title = La victoire
# en: e47794eb
rule-7-7-2 = Défaussez toutes les cartes rouges jouées, et les cartes jaunes du perdant. Le vainqueur garde ses cartes jaunes ; jusqu’à la fin de la manche, elles ne peuvent plus que défendre.
    .title = Les cartes après une bataille
    .words = défausse perdues
# en: 974cff76
rule-7-7-3 = À égalité, le défenseur garde la ville. Les deux camps perdent toutes les cartes qu’ils ont jouées, et leurs héros.
    .title = L’égalité
# en: 1106f644
rule-7-8 = Après le dernier tour, toutes les cartes, mains comprises, reviennent et sont mélangées pour la prochaine manche.
    .title = Les cartes reviennent
# en: 6e7dcc05
rule-8-1 = À la fin d’une manche, chaque province entière que vous tenez vous rapporte un point de trône ; l’Île-de-France en rapporte deux.
    .title = Les points de trône
    .words = score paris
# en: 7fb18a85
rule-8-2 = Par tranche de deux points de trône gagnés pendant cette manche, duels compris, vous gagnez 1 point d’influence.
    .title = L’influence
# en: 13a353d1
rule-8-3 = Vous ne pouvez jamais avoir plus de 6 points d’influence. Le reste est perdu.
    .title = Six points d’influence
# en: 7ba38533
rule-8-4 = Si vous avez perdu toutes vos villes, vous revenez au début de la prochaine manche dans une de vos villes de départ, quel que soit celui qui la tient, et la prenez avec ses ouvrages.
    .title = L’élimination
# en: 53a44a5e
rule-8-5 = Après la huitième manche, la guerre finit si le dé donne 1 ou 2 ; après la neuvième, de 1 à 4 ; après la dixième, dans tous les cas.
    .title = La fin de la guerre
# en: fdac8eed
rule-8-6 = À égalité de points de trône gagne qui a le plus de forteresses, puis de provinces entières, de châteaux, d’argent. À égalité en tout, on partage la victoire.
    .title = Les égalités
# en: b54050a3
rule-9-1 = On peut jouer à trois, quatre ou cinq, avec les puissances qu’on veut. Les villes de départ des autres puissances sont des villes libres ordinaires.
    .title = À moins de six
# en: 065bb4cb
rule-9-2 = Avec la variante « Les intrigues de Navarre » : une fois à chacun de ses tours, la Navarre peut faire perdre à un autre joueur une carte rouge au hasard, ou une jaune s’il n’en a pas de rouge.
    .title = Les intrigues de Navarre
# en: bf850ede
rule-9-3 = Avec la variante « Le drap de Flandre » : une ville de la Flandre rapporte double. À chaque manche, la Flandre choisit laquelle, sauf si toutes paient autant.
    .title = Le drap de Flandre
# en: ea3d0b9a
rule-9-4 = Avec la variante « L’artillerie de Bourgogne » : la Bourgogne reçoit une carte de plus.
    .title = L’artillerie de Bourgogne
# en: f0586406
rule-9-5 = Avec la variante « La retraite de France » : une fois par manche, après une bataille, la France peut reprendre une carte jaune sans jouer de Retraite.
    .title = La retraite de France
# en: 65c42b46
rule-9-6 = Avec la variante « Les archers d’Angleterre » : l’Angleterre gagne au moins 3 points d’influence au décompte.
    .title = Les archers d’Angleterre
