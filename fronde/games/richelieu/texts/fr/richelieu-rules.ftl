### Richelieu : ses règles avec nos propres mots, numérotées dans l'ordre de la feuille (ses paragraphes n'ont pas de numéros).

# en: de11637e
rules-first = 1-3 3-1 3-2 3-3 4-1 6-2
# en: 27020035
rule-1-1 = Chacune des 48 cartes appartient à une de neuf régions, que montre sa couleur. Le nombre inscrit sur une carte dit combien d’écus sa région compte en tout.
    .title = Régions
# en: 307b633e
rule-1-2 = Une carte montre un ou deux écus de sa région. Beaucoup de cartes à un écu montrent aussi un symbole : une épée, une croix ou une tour. Chaque symbole figure sur neuf cartes.
    .title = Écus et symboles
# en: adffdb84
rule-1-3 = Réunissez plus d’écus d’une région, ou plus d’exemplaires d’un symbole, que tout autre joueur : c’est ce qui rapporte des points. Qui a le plus de points à la fin gagne.
    .title = Le but du jeu
# en: 1dad1cba
rule-2-1 = Mélangez les cartes et placez-les, visibles, en quatre rangées de douze.
    .title = L’étalage des cartes
# en: d786def7
rule-2-2 = Mélangez les 14 disques. Huit vont, face cachée, sur huit cases qui sont toujours les mêmes ; personne ne voit les six autres.
    .title = Les disques
# en: e3ef392f
rule-2-3 = Richelieu a trois chapeaux pour marqueurs, la Reine trois couronnes. Au début, vous avez les vôtres en main, devant vous.
    .title = Les marqueurs
# en: bea63228
rule-2-4 = Le premier joueur est désigné au hasard, ou fixé dans les options de la table. Ensuite, chacun joue à son tour.
    .title = Le premier joueur
# en: 2a06fa24
rule-3-1 = À votre tour, prenez une carte, ou deux si vous le pouvez et le voulez. Vous devez en prendre au moins une.
    .title = Une ou deux cartes
# en: 280e0151
rule-3-2 = Vous ne pouvez prendre que les cartes aux extrémités gauche et droite d’une rangée. Quand vous en prenez une, sa voisine devient aussitôt la nouvelle extrémité ; vous pouvez la prendre comme seconde carte.
    .title = Aux extrémités seulement
# en: 92792d05
rule-3-3 = Deux cartes doivent être de la même région et avoir ensemble deux écus au plus : un écu chacune, donc. Les symboles et les disques ne comptent pas. Une carte à deux écus se prend seule.
    .title = Deux cartes d’une région
# en: 3fa973ab
rule-3-4 = Au premier tour de la partie, ne prenez qu’une carte. Elle peut avoir deux écus.
    .title = Le premier tour
# en: 91023da9
rule-3-5 = Gardez les cartes prises devant vous, visibles et rangées par région, pour que tout le monde puisse les compter.
    .title = Collections
# en: 7b1b1a11
rule-4-1 = Après avoir pris vos cartes, vous pouvez placer un des marqueurs que vous avez en main. Cela termine votre tour.
    .title = Placer un marqueur
# en: fcb5ff9f
rule-4-2 = Placez le marqueur sur n’importe quelle carte des rangées, à une extrémité ou non, avec ou sans disque, pourvu qu’elle ne porte aucun marqueur, pas même un des vôtres.
    .title = Où placer un marqueur
# en: 85a52b4a
rule-4-3 = Si vous n’avez plus de marqueur en main, vous pouvez à la place en déplacer un d’une carte à une autre carte sans marqueur.
    .title = Déplacer un marqueur
# en: 3957ea55
rule-4-4 = Pour prendre une carte qui porte le marqueur d’un rival, vous payez un des vôtres. Il va dans la boîte ; vous le prenez parmi vos marqueurs en main ou sur une carte, à votre choix.
    .title = Le prix du marqueur d’un rival
# en: a2ea3ca4
rule-4-5 = Le marqueur de la carte que vous avez prise revient en main à son propriétaire.
    .title = Le marqueur revient
# en: 666d0919
rule-4-6 = Une carte qui porte votre propre marqueur ne coûte rien, et ce marqueur vous revient en main.
    .title = Votre propre marqueur
# en: f20d56ec
rule-4-7 = Si vos trois marqueurs sont dans la boîte, vous ne pouvez pas prendre de carte qui porte le marqueur d’un rival. S’il n’y a pas d’autre carte aux extrémités, vous attendez pendant que les autres jouent, jusqu’à ce que vous puissiez de nouveau prendre une carte.
    .title = Si vous ne pouvez pas prendre de carte
# en: 6626ae85
rule-5-1 = S’il y a un disque sur une carte que vous prenez, vous prenez aussi le disque. Regardez-le en secret, puis gardez-le devant vous, face cachée.
    .title = Prendre un disque
# en: f7fadd3e
rule-5-2 = À la fin, tous les disques sont révélés. Un disque qui montre un écu ou un symbole en ajoute un.
    .title = Les disques comptent à la fin
# en: c1cb6abd
rule-5-3 = Deux disques disent « retour d’un marqueur ». À tout moment de votre tour, même quand vous devez payer, vous pouvez mettre un tel disque dans la boîte : un de vos marqueurs qui s’y trouvent vous revient en main. Le disque lui-même ne compte pas à la fin.
    .title = Retour d’un marqueur
# en: b6c9117f
rule-6-1 = Quand la dernière carte est prise, comptez les points.
    .title = Fin de la partie
# en: cb2d3e82
rule-6-2 = Dans chaque région, le joueur qui a le plus d’écus, disques compris, marque un point pour chacun de ses propres écus. Les autres ne marquent rien.
    .title = Écus
# en: 3edbe3fa
rule-6-3 = Si deux joueurs sont à égalité en tête, personne ne marque dans cette région. Il en va de même pour les symboles.
    .title = Égalités
# en: 33201855
rule-6-4 = Pour chaque région dont vous n’avez aucune carte, vous perdez cinq points. Un disque n’y change rien.
    .title = Sans carte d’une région
# en: 2274e72d
rule-6-5 = Les épées, les croix et les tours comptent de la même façon : qui a le plus d’un symbole, disques compris, marque un point pour chacun des siens.
    .title = Symboles
# en: 87481bb2
rule-6-6 = Pour chaque symbole qui ne figure sur aucune de vos cartes, vous perdez aussi cinq points.
    .title = Sans carte d’un symbole
# en: e13975cb
rule-7-1 = Le joueur qui a le plus de points gagne.
    .title = Le vainqueur
# en: f4740b67
rule-7-2 = En cas d’égalité de points, celui qui a le moins de cartes gagne. S’il y a aussi égalité de cartes, la victoire est partagée.
    .title = Égalité de points
# en: 88298fb2
rule-8-1 = Avec l’option « Fin courte », le tour qui ne laisse de cartes que dans une seule rangée est le dernier. Les cartes et les disques qui restent dans cette rangée ne comptent pour personne.
    .title = Trois rangées
# en: 5e869cb7
rule-9-1 = On peut jouer à trois ou quatre, bien que les règles imprimées soient pour deux : Gaston se joint à eux avec trois lys, puis Condé avec trois étoiles. On joue dans le sens horaire. Le marqueur de tout rival vous coûte un des vôtres ; seul marque celui qui a le plus à lui seul ; chacun subit ses propres pénalités.
    .title = À trois et quatre joueurs
