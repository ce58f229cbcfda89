### Frondeurs et Frondeuses : les règles dans nos propres mots, pour /rules.
### `rule-6-43` est le passage sur 6.43. `.also` : autres numéros auxquels il répond. `.words` : ce sous quoi on peut le chercher.
### Les numéros comme (R43) sont nos décisions ; RULES.md, à côté du code du jeu, les motive.

# en: c54ff8a3
rules-first = 1-22 5-22 6-44 6-51 6-61
# en: 8945c465
rules-noise = ai au combien aux avec ce ces cet cette comme comment dans de des donc dont du elle elles en est et eux faire fait faut il ils je la le les leur leurs ma mais me mes moi mon ne ni nos notre nous on ont ou où par pas peut peux plus pour pourquoi puis qu quand que quel quelle quelles quels qui quoi règle règles sa sans se ses si son sont sur ta te tes toi ton tu un une vos votre vous

## 1 Présentation

# en: 99ea2968
rule-1-22 = La France, de 1648 à 1653. Chaque faction part de son chef avec trois cubes et s’étend dans un réseau de personnages et d’institutions. À votre tour, vous piochez, puis jouez une carte : une carte Action place, retire ou déplace des cubes ; une carte Saison touche tout le monde et fait avancer le temps. Un cube dans une case, c’est l’influence, qui suffit à en marquer les points. Trois cubes, ou le nombre imprimé, c’est le contrôle : à l’abri de la plupart des retraits, il gagne les couronnes, pièces et mousquetaires du lieu. Vous placez là où vous avez des cubes, ou dans une case voisine ; lignes pointillées, flèches et icônes coûtent un cube de plus. Les points politiques comptent à mi-partie et à la fin, les points militaires à la fin. Le plus haut total gagne. Cherchez la suite par numéro (6.43) ou par mot (roi, pointillé).
    .title = Comment on joue
    .also = 1.0 1.1 1.2 1.23
    .words = présentation aperçu commencer début apprendre résumé introduction bases aide but gagner jouer jeu partie
# en: d6f54a63
rule-1-21 = Il y a toujours quatre factions sur le plateau : Condéen (noir ♠), Cabale (bleu ♥), Retzien (rouge ♣) et Mazariniste (jaune ♦). À quatre, chacun en mène une. À deux, l’un a le Mazariniste, l’autre la Cabale, et chacun mène aussi une seconde faction. À trois, une des factions est neutre (5.3, 5.4).
    .title = Joueurs et factions
    .words = faction camp couleur couleurs joueurs deux trois quatre condéen cabale retzien mazariniste
# en: 769417bf
rule-1-3 = 90 cartes Action, 21 cartes Saison, 100 cubes par faction, 10 couronnes, 31 pièces (dont 15 servent), quatre mousquetaires, quatre paires de jetons Arrestation, le pion du Roi, le jeton du chef de l’armée et le marqueur de saison.
    .title = Ce que contient la boîte
    .words = matériel contenu éléments nombre cartes jetons
# en: adee2b81
rule-1-4 = Joueur actif : celui dont c’est le tour. Réserve : vos cubes hors du plateau. Rangée de défausse : les cartes Action jouées depuis qu’on a pioché la dernière carte Saison. Tour : celui d’un seul joueur. Saison : tous les tours jusqu’à ce que le marqueur avance. Placer : mettre un cube de votre réserve dans une case. Retirer : rendre un cube à la réserve de son propriétaire. Remplacer : mettre autant de vos cubes à la place de cubes rivaux.
    .title = Les mots qui ont un sens précis
    .words = termes vocabulaire glossaire définition réserve défausse rangée saison joueur actif
# en: f976be5d
rule-1-53 = Vous décidez jusqu’où vous exécutez l’action annoncée, mais il faut en faire au moins une partie. Ce que demande une carte Saison, il faut le faire autant que possible, même à vos dépens. Si une carte contredit les règles, la carte l’emporte. Suivez une carte dans l’ordre qu’elle donne.
    .title = Ce qu’il faut faire, et jusqu’où
    .also = 1.5 1.51 1.52 1.54 1.56
    .words = obligé obligatoire forcé facultatif arrêter partie moins
# en: d954e4db
rule-1-55 = Quand l’ordre importe, le joueur actif passe le premier, puis les autres dans l’ordre du tour. Les cartes Saison qui prennent des cubes à chacun interrogent tout le monde à la fois, car aucun paiement ne touche celui d’un autre (R107).
    .title = Qui passe le premier
    .words = priorité ordre suite simultané ensemble
# en: 14936ea6
rule-1-57 = Quand quelque chose revient à qui a le plus de points et qu’il y a égalité, il ne se passe rien : une bataille à deux meilleurs scores n’a pas de vainqueur (R57). Des scores égaux restent simplement égaux ; pour le classement final, voir 8.24.
    .title = Égalités
    .words = égalité égal départager
# en: e8e42370
rule-1-62 = Avec un cube dans une case, vous y avez de l’influence, et la case est à vous. Vous pouvez placer là et dans les cases voisines, et vous en marquez les points. Une case n’a jamais de cubes de deux couleurs.
    .title = L’influence
    .also = 1.6 1.61
    .words = influence tenir posséder occuper
# en: 9995e174
rule-1-63 = Trois de vos cubes dans une case vous donnent le contrôle ; si un nombre y est imprimé, il en faut autant. Personne ne peut avoir le contrôle là où il y a un signe infini (Gaston, Innocent X, les vagabonds) (R22), ni celui du chef d’une autre faction. Vous perdez le contrôle en perdant le cube qui le donnait.
    .title = Le contrôle
    .also = 6.42 2.54
    .words = contrôle contrôler nombre infini trois chiffre nécessaire
# en: 5184b7ec
rule-1-64 = Une carte Action ne retire rien d’une case sous le contrôle d’un autre, sauf si la carte le dit, et aucun déplacement n’entre dans une telle case (R80). Le contrôle ne protège pas des cartes Saison, du cube d’affiliation, d’Athos et d’Aramis, du voyage du Roi, ni d’un remplacement par l’or espagnol ou l’exil : celui-ci coûte seulement un cube de plus.
    .title = De quoi le contrôle protège
    .words = sûr immunité protégé protection contrôle retirer attaque défendre abri

## 2 Le plateau

# en: a40b9ff6
rule-2-22 = Les cases à quatre côtés sont des institutions, toutes les autres des personnages. Les cartes les distinguent. Les fonds (or espagnol et exil) et la piste des saisons ne sont pas des cases.
    .title = Les cases : personnages et institutions
    .also = 2.0 2.1 2.11 2.12 2.13 2.2 2.21
    .words = case forme rond carré personnage personne institution
# en: 2c9fbdee
rule-2-23 = Bordure verte : les provinces et leurs gouverneurs. Bleue : les villes. Violette : le gouvernement. Jaune : les quatre zones frontières. Fond orange : les forteresses et les maréchaux, dont les points militaires décident des batailles (8.31). Bleu plein : les mousquetaires. Une carte peut nommer les personnages, les institutions, le violet, ou le vert et le bleu ensemble.
    .title = Catégories et bordures
    .also = 2.25 2.26
    .words = catégorie bordure couleur vert bleu violet jaune orange forteresse gouverneur province ville gouvernement maréchal fond
# en: 4f797eb6
rule-2-3 = Votre chef de faction est votre foyer : Condé, la duchesse de Longueville, Retz ou Mazarin. C’est un personnage ordinaire qui vaut 0 PP, mais aucune autre faction ne peut en prendre le contrôle, quel que soit le nombre de ses cubes. On peut toujours en retirer les cubes rivaux (R56). Le contrôle de votre propre chef vous donne le cube d’affiliation (2.46).
    .title = Les chefs de faction
    .words = chef foyer départ condé retz mazarin duchesse longueville
# en: 8c3d8622
rule-2-42 = Ligne pleine : cases voisines, sans coût. Ligne pointillée : voisines, mais un cube placé dans une case vide en coûte un de plus, qui va à votre réserve. Flèche : comme une ligne pointillée, mais dans son seul sens. Des lignes qui se croisent sur un pont ne se touchent pas. Une case déjà à vous ne coûte jamais rien (R44).
    .title = Les lignes
    .also = 2.4 2.41 2.44
    .words = connexion pleine pointillé pointillée flèche fléché ligne lignes pont croisement
# en: faf63eed
rule-2-43 = Un lien des amants relie une femme et un homme. D’elle à lui, c’est une ligne pleine. De lui à elle, c’est une ligne pointillée, qui coûte un cube de plus tant que sa case à elle est vide. De la Longueville, on atteint donc La Rochefoucauld sans coût ; en sens inverse, il faut un cube de plus.
    .title = Les liens des amants
    .also = 2.431
    .words = amants amoureux cœur amour femme homme cupidon lien
# en: c49428f1
rule-2-45 = Icônes maréchal, mousquetaire, espagnole et huguenote : deux cases qui ont la même icône sont voisines comme par une ligne pointillée, où qu’elles soient. Si une ligne les relie aussi, prenez la moins chère des deux.
    .title = Les icônes de groupe
    .words = icône groupe maréchal huguenot espagnol mousquetaire symbole
# en: b63f5035
rule-2-454 = Trois icônes vont dans un seul sens, d’un personnage à une institution, pour un cube de plus. Celle du chef de l’armée mène à chaque zone frontière. Une icône que portent cinq personnages mène au Surintendant des finances. Une clé mène à la forteresse qui a une clé de la même couleur. Ces icônes ne relient jamais deux personnages, et ne servent pas à rebours.
    .title = Icônes fléchées : chef de l’armée, surintendants, clés
    .also = 2.451 2.452 2.453
    .words = flèche fléché surintendant finances clé clés clef forteresse couleur chef armée
# en: b05219fe
rule-2-46 = Une fois à chacun de vos tours, entre deux étapes, vous pouvez placer ou retirer un cube dans une case à votre écusson, votre chef de faction compris. La case n’a pas besoin d’être voisine, et vous pouvez retirer même sous le contrôle d’un rival. Il faut avoir le contrôle de votre chef (R40, R41), qui peut être aux arrêts (R42). Vous ne pouvez pas placer ce cube là où un rival en a, ni dans une case aux arrêts.
    .title = Le cube d’affiliation
    .also = 2.461 2.462 5.22xi
    .words = affiliation affilié affiliée écusson une fois bonus
# en: 314e5790
rule-2-52 = Les points politiques (PP) sont à gauche d’une case, les points militaires (PM) à droite. L’influence suffit à les marquer. Les couronnes et les pièces au-dessus d’une case vont à qui en prend le contrôle en premier.
    .title = Valeurs et gains imprimés sur le plateau
    .also = 2.5 2.51
    .words = valeur point pp pm politique militaire lys drapeau icône score marquer
# en: bf43316b
rule-2-53 = Le Parlement de Paris, le Conseil d’en haut et l’Arrêt d’union (PP), ainsi que l’archiduc Léopold (PM), montrent deux nombres. Marquez le plus petit avec l’influence, le plus grand avec le contrôle.
    .title = Cases à deux valeurs
    .words = double valeur parlement conseil arrêt archiduc léopold
# en: 50f4b1bf
rule-2-62 = Le marqueur part du printemps 1648. Il n’avance pas après une manche, mais à la fin d’un tour où une carte Saison a été jouée : d’un cran par carte de ce genre. À partir de l’été 1652, la partie peut finir (5.12).
    .title = La piste des saisons
    .also = 2.6 2.61 2.63 2.64 2.65
    .words = saison piste marqueur temps date

## 3 Le matériel

# en: 2c9cea66
rule-3-12 = Chaque faction a 100 cubes, en comptant le plateau, son fonds (or ou exil) et sa réserve. C’est une limite stricte : on ne place pas un cube qu’on n’a pas en réserve.
    .title = Les cubes
    .also = 3.0 3.1 3.11
    .words = cube cubes cent limite réserve
# en: 87ca313b
rule-3-21 = Vous avez en main des cartes Action et en jouez une par tour. Les cartes Saison viennent quand il y a quatre cartes Action dans la rangée de défausse. Chaque carte se joue une seule fois. Les cartes Aide-mémoire rappellent les règles et n’ont aucun effet.
    .title = Les cartes
    .also = 3.2 3.22 3.23 3.24 6.15
    .words = carte cartes pioche aide mémoire
# en: 51537230
rule-3-31 = Couronnes et pièces sont des gains qui servent une fois. Les quatre mousquetaires s’utilisent puis retournent dans leurs cases. Le pion du Roi peut vider une partie du plateau et vaut dix points à la fin. Tous les autres jetons sont des marqueurs.
    .title = Les jetons
    .also = 3.3 3.32 3.33 3.34
    .words = jeton jetons couronne pièce mousquetaire roi marqueur

## 4 Mise en place

# en: 1f1cfefd
rule-4-12 = Mettez gains et mousquetaires à leurs icônes, les pièces face cachée et au hasard. Rantzau (à la Bastille), Beaufort (à Vincennes) et Guise (en Espagne) sont aux arrêts, Condé commande l’armée, le Mazariniste a le Roi (R8). Mettez trois cubes sur chaque chef de faction. Puis, dans l’ordre Mazariniste, Retzien, Cabale, Condéen, jouez trois manches où chacun place deux cubes, et une où chacun en place un. Toutes les règles de placement valent, et ces cubes paient les connexions ; on peut passer (R7). Les jetons gagnés ici servent dès votre premier tour. Distribuez une carte Action à chacun.
    .title = Mise en place
    .also = 4.0 4.1 4.11
    .words = mise place début premiers départ préparer commencer sept dix cubes
# en: f6960563
rule-4-21 = Mettez en place les quatre factions dans l’ordre habituel. À deux : Mazariniste et Condéen contre Cabale et Retzien. À trois : le troisième joueur met en place le Retzien et le Condéen. Le Condéen devient alors la faction neutre, à cartes visibles.
    .title = Mise en place à deux ou trois
    .also = 4.2 4.22
    .words = deux trois joueurs mise place neutre

## 5 Le tour

# en: c62abae0
rule-5-12 = Dès que le marqueur est entré en été 1652, en automne 1652 ou en hiver 1652-1653, le tour suivant commence par un lancer de dé : 1, 1–2 ou 1–3, dans cet ordre, finit la partie aussitôt. Au printemps 1653, elle finit toujours (R5, R6). Elle finit aussi quand aucune des deux pioches ne fournit une carte que vous devez piocher (R53).
    .title = La fin de la partie
    .also = 8.11 5.22i
    .words = fin partie terminée dé lancer dernier final
# en: ccf961e3
rule-5-13 = L’ordre est Condéen, Cabale, Retzien, Mazariniste, pendant toute la partie. Une nouvelle saison n’y change rien. La mise en place se fait dans l’ordre inverse.
    .title = L’ordre du tour
    .also = 5.0 5.1 5.11 5.22xiii
    .words = ordre tour suivant joueur suite
# en: 3b46dc43
rule-5-14 = Les cartes de bataille et de campagne comparent les points militaires des cases orange ; vous ne gardez pas ces points. La carte Échange des factions fait marquer les points politiques, que vous gardez pour la fin. À la fin, vous marquez les points politiques et militaires.
    .title = Quand les points comptent
    .also = 8.12
    .words = marquer score points mi-partie quand décompte
# en: 240b6d2b
rule-5-22 = 1 Lancez le dé de fin de partie, s’il le faut. 2 Piochez jusqu’à votre limite de main, dont une carte Saison s’il y a quatre cartes Action dans la rangée de défausse. 3 Jouez une carte, avec une couronne ou une pièce si vous voulez ; une carte Saison en main doit être jouée. 4 Annoncez une des deux actions de la carte et exécutez-la. 5 Tout nouveau contrôle gagne les jetons du lieu. Entre-temps : cube d’affiliation, mousquetaire, voyage du Roi, prisonniers, or ou exil. 6 Terminez le tour ; le marqueur de saison avance pour chaque carte Saison jouée.
    .title = Un tour, étape par étape
    .also = 5.2 5.21 5.22xii
    .words = tour étapes déroulement phase maintenant
# en: 19f09021
rule-5-22-x = À n’importe quel tour, entre deux étapes, qui détient un mousquetaire peut en utiliser l’effet : un par joueur et par tour, sans compter Porthos joint à un autre (R90), et jamais un mousquetaire gagné pendant ce tour. Personne n’est tenu d’attendre que vous en utilisiez un. Annuler une carte Saison ne compte pas pour cela (R109, R143).
    .title = Quand un mousquetaire peut servir
    .words = mousquetaire moment tour fois interrompre
# en: 3aee0f85
rule-5-31 = À deux : Mazariniste et Condéen contre Cabale et Retzien ; chaque faction a son tour, sa main et ses jetons. À l’échange des factions, les secondes factions changent de mains : dès lors la Cabale mène le Condéen, et le Mazariniste le Retzien. Rien d’autre ne change. Score : 8.42.
    .title = À deux joueurs
    .also = 5.3 5.32 5.33
    .words = deux joueurs seconde première échange faction
# en: 00580ea0
rule-5-41 = Une faction est neutre : le Condéen, puis le Retzien après l’échange des factions. Elle joue son tour à cartes visibles, menée tour à tour par les joueurs du Retzien, du Mazariniste et de la Cabale. Qui l’a menée en dernier décide aussi pour elle hors de son tour (R150). Pendant le tour de cette faction, qui la mène ne peut jamais lui retirer de cubes (R151). Avant la fin de son tour, elle doit utiliser son cube d’affiliation et verser à son fonds si elle le peut (R170). Score : 8.43.
    .title = À trois joueurs, avec la faction neutre
    .also = 5.4 5.42 5.43 5.44
    .words = trois joueurs neutre visibles cartes

## 6.1 à 6.3 Les cartes

# en: dcdb6468
rule-6-11 = Au début de votre tour, piochez jusqu’à avoir deux cartes, plus une par couronne que vous détenez (R9). La carte qu’une couronne vous a donnée compte dans ce nombre (R100). Si une carte Saison est due, c’est l’une de celles que vous piochez ; vous la piochez même la main pleine (R86).
    .title = Piocher
    .also = 6.0 6.1 5.22ii
    .words = piocher main limite taille cartes
# en: 2d124298
rule-6-12 = Les mains sont secrètes. Tout le monde sait que vous avez une carte Saison, mais non laquelle (R102). Personne ne connaît la valeur d’une pièce avant qu’elle soit gagnée ; ensuite, tout le monde (R101).
    .title = Ce qui est secret
    .words = secret caché visible connu saison main pièce valeur
# en: 6c749adb
rule-6-14 = Vous jouez une carte, ou deux avec une couronne. Jouez-les dans l’ordre que vous voulez, mais finissez l’une avant de commencer l’autre.
    .title = Jouer des cartes
    .words = jouer carte seconde plusieurs ordre
# en: afd49996
rule-6-16 = S’il n’y a plus de carte Action, piochez une carte Saison à la place. S’il n’y a plus ni l’une ni l’autre, la partie finit (R53). Une couronne gagnée quand il n’y a plus de carte Action ne vous donne pas de carte (R115).
    .title = Quand une pioche est vide
    .words = vide pioche épuisée plus
# en: 54a8bd94
rule-6-21 = Une carte Action a deux actions. Annoncez-en une avant toute chose. Il faut faire au moins une partie de l’action annoncée : vous ne pouvez donc pas en annoncer une dont rien n’est possible. Les cubes d’une pièce ne comptent pas comme une partie de l’action (R117).
    .title = Deux actions par carte
    .also = 6.2 6.22 5.22iv
    .words = action choix annoncer choisir deux
# en: 8159b840
rule-6-24 = Placez jusqu’à deux cubes, PUIS retirez-en un : le placement vient d’abord. Vous pouvez l’arrêter plus tôt, même avant le premier cube si vous pouvez retirer quelque chose. La case d’où vous retirez doit être à vous, ou voisine d’une des vôtres ; elle doit être de la catégorie de la carte, et pas sous le contrôle d’un rival (R32, R87).
    .title = Placer, puis retirer
    .also = 6.23 6.55 9.15
    .words = mixte puis placer retirer ordre
# en: 32c2a6d4
rule-6-31 = Les cartes Action que vous jouez ou auxquelles vous renoncez vont dans la rangée de défausse. S’il y en a au moins quatre au début de votre tour, une des cartes que vous piochez est la première carte Saison, et la rangée quitte le jeu. Les cartes Saison ne vont jamais dans la rangée.
    .title = Quand vient une carte Saison
    .also = 6.3 6.13 5.22iii
    .words = saison carte défausse rangée quatre piocher
# en: ae9781a3
rule-6-32 = Une carte Saison en main doit être jouée pendant ce tour. Avec une couronne, vous pouvez jouer une carte Action avant ou après elle. Avec une pièce, vous pouvez en placer les cubes avant ou après elle.
    .title = Une carte Saison doit être jouée
    .also = 6.33
    .words = saison obligé obligatoire couronne pièce
# en: 817df3e3
rule-6-34 = Qui joue une carte Saison peut placer deux cubes gratuits, tous deux avant ou tous deux après son effet : dans toute case sans cube rival, voisine ou non, sans coût, dans la même case si on veut ; jamais dans une case aux arrêts ni chez un mousquetaire absent (R49). Exécutez l’effet autant que possible ; le contrôle n’en protège pas. À la fin du tour, le marqueur avance d’un cran par carte Saison jouée ; il y a ensuite au plus un lancer du dé de fin de partie (R116). Les cubes d’une pièce suivent les règles normales de placement (R50).
    .title = Ce que fait toute carte Saison
    .also = 9.21
    .words = saison carte gratuits cubes deux case marqueur effet

## 6.4 Placer

# en: 3c95de25
rule-6-41 = Prenez dans votre réserve, au plus, autant de cubes que le montre la carte. Placez-les un par un dans des cases de la catégorie que nomme la carte.
    .title = Placer des cubes
    .also = 6.4 5.22v
    .words = placer placement nombre cubes
# en: 616c395e
rule-6-43 = On ne place jamais un cube dans une case avec ceux d’un rival. Pour y entrer, retirez ses cubes, arrivez en plus grand nombre, ou remplacez-les par l’or espagnol ou l’exil.
    .title = Jamais avec un cube rival
    .words = rival adversaire occupé occupée même case
# en: 1c3fa636
rule-6-44 = Les cubes d’une carte vont dans des cases où vous avez déjà des cubes, ou dans des cases vides voisines d’une de celles-ci, toujours de la catégorie que nomme la carte. La case dont elles sont voisines peut être d’une autre catégorie. Ne placez jamais dans une case aux arrêts (7.21), ni chez un mousquetaire dont le jeton est parti (7.52).
    .title = Où on peut placer
    .words = où placer possible permis catégorie cible
# en: a8a5395e
rule-6-45 = Chaque cube compte dès qu’il est placé : le suivant peut aller dans une case voisine de la sienne. Pour chaque case, vous ne payez la connexion qu’une fois, avec le premier cube qui y entre. Chaque nouvelle case au bout d’une connexion payante coûte à nouveau.
    .title = Le passage en chaîne
    .words = chaîne passage suite suivant connexion encore
# en: 949b93e5
rule-6-46 = Une carte place au plus deux cubes dans une même case, même dans celle du Roi (R96). La limite ne vaut pas pour les pièces, le cube d’affiliation, les déplacements, les cubes gagnés en bataille, les remplacements, la mise en place (deux par manche), ni ce qu’ajoute d’Artagnan (R45, R171).
    .title = Deux cubes par case
    .also = 6.47
    .words = limite deux cubes case plus
# en: ec6f5168
rule-6-48 = Deux cases sont voisines si une ligne les relie sans aucune case entre elles, ou si elles ont la même icône de groupe, qui vaut une ligne pointillée. Les flèches, dessinées ou par icône, ne valent que dans un sens. Rien n’est voisin d’une case aux arrêts, même par icône (R46).
    .title = Cases voisines
    .words = voisin voisine voisinage proche relié
# en: 7c136443
rule-6-49 = Les lignes pleines, et les liens des amants de la femme à l’homme, sont gratuits. Toute autre entrée dans une case vide coûte un cube de plus. Il va à votre réserve, pris sur les cubes que la carte vous donne : deux cubes dépensés pour un sur le plateau (R43). S’il y a plusieurs chemins, vous payez le moins cher. Vos propres cases ne coûtent rien (R44).
    .title = Ce que coûte une connexion
    .words = coût payer prix dépenser supplément cube pointillé connexion
# en: 87cc412b
rule-6-4-10 = Les cubes que vous ne pouvez ou ne voulez pas placer restent dans la réserve. Il n’y a pas de pénalité.
    .title = Cubes en trop
    .also = 6.4.11
    .words = impossible trop reste réserve
# en: 0965b4c9
rule-6-4-12 = Si vous n’avez aucun cube sur le plateau, placez ceux d’une carte dans n’importe quelles cases vides, quelle que soit leur catégorie, au plus deux par case et sans coût ; ceux d’une pièce aussi (R111). Jamais dans une case aux arrêts ni chez un mousquetaire absent (R83).
    .title = Aucun cube sur le plateau
    .words = aucun rien éliminé retour partout vide
# en: 50d27dbb
rule-6-4-13 = Si vos cartes n’ont aucune action possible, ou si aucune carte qui place n’a de case où le faire, vous pouvez défausser une carte Action pour placer un cube dans n’importe quelle case vide, de toute catégorie, sans coût (R84). C’est permis même si vous pourriez libérer des prisonniers (R114). Ne défaussez jamais pour cela une carte Saison.
    .title = Le dernier recours
    .also = 5.22viii
    .words = bloqué rien possible défausser dernier recours
# en: aeb9cb07
rule-6-4-14 = Si votre réserve est vide et qu’aucune de vos cartes, y compris celle en jeu, ne peut retirer un cube, vous reprenez vos propres cubes à mesure que vous placez, au moins un. Vous pouvez les remettre où ils étaient, même hors de la catégorie de la carte ; cela revient à passer (R85, R112, R113).
    .title = Une réserve vide
    .words = vide réserve cubes reprendre passer

## 6.5 Retirer

# en: 585337fb
rule-6-51 = Retirez du plateau, au plus, autant de cubes que le montre la carte, dans une ou plusieurs cases, de toutes couleurs, la vôtre comprise. Chacun retourne à la réserve de son propriétaire. Hors déplacements et remplacements, c’est la seule façon dont des cubes quittent une case.
    .title = Retirer des cubes
    .also = 6.5 6.53 6.56 5.22vi
    .words = retirer retrait prendre propres plusieurs
# en: eb70bd38
rule-6-52 = Une carte qui dit « partout » atteint tout le plateau. Sinon, la case doit être à vous ou voisine d’une des vôtres. Elle doit être de la catégorie de la carte (R47). Les connexions payantes ne coûtent rien ici.
    .title = D’où on peut retirer
    .words = retirer où partout voisine lieu catégorie
# en: 508157b8
rule-6-54 = Parmi les cartes Action, seules celles qui le disent permettent de retirer des cubes d’une case sous le contrôle d’un rival. Les cartes Saison touchent les cases qu’elles nomment, sous contrôle ou non. Vous ne pouvez jamais retirer du plateau votre propre dernier cube, par aucun moyen (R106, R130) ; un rival le peut.
    .title = Contrôle et dernier cube : ce qu’on ne peut pas retirer
    .words = contrôle dernier cube retirer limite

## 6.6 Déplacer

# en: 3a2343ba
rule-6-61 = Choisissez une case, puis jusqu’à quatre de vos cubes qui peuvent s’y rendre. Choisissez-les tous avant d’en déplacer un ; tous finissent dans cette seule case. Ils peuvent venir de plusieurs cases, et vous pouvez laisser des cases vides.
    .title = Le déplacement
    .also = 6.6 6.62 6.65 6.66
    .words = déplacer déplacement aller quatre destination
# en: 4ef7f20e
rule-6-63 = Une connexion qui coûte un cube au placement coûte un des cubes qui l’empruntent, quel que soit leur nombre. Un cube seul ne peut payer, donc il reste. Chaque accès payant à la case coûte un cube ; on en emprunte aussi peu que possible (R82, R118). Entrer dans vos propres cases, ou les traverser, ne coûte rien (R54).
    .title = Ce que coûte un déplacement
    .words = déplacer coût payer pointillé connexion
# en: 1961a925
rule-6-64 = Un cube en déplacement peut traverser autant de vos propres cases que vous voulez. Il s’arrête dans une case vide ou dans celle d’un rival. Rien ne traverse une case aux arrêts.
    .title = Traverser des cases
    .words = déplacer traverser passer loin distance
# en: db377974
rule-6-67 = Un déplacement peut finir parmi les cubes d’un rival si ce rival n’y a pas le contrôle (R80) et que les vôtres, connexions payées, arrivent plus nombreux que les siens (R81). Le rival envoie alors les cubes chassés dans des cases voisines, sans coût : vides ou à lui, répartis comme il veut, mais jamais contre une flèche, dans une case aux arrêts, chez un mousquetaire absent, ni par le chemin de votre arrivée ; une ligne et une icône entre deux cases valent un seul chemin (R55, R110). Les cubes sans issue retournent à la réserve de leur propriétaire.
    .title = Chasser un rival
    .words = chasser chassé attaque nombre retraite repli entrer rival
# en: 230a6ebf
rule-6-68 = Vous placez les cubes d’une pièce avant ou après le déplacement, jamais pendant : ils peuvent renforcer un groupe avant son départ, ou la case d’arrivée. Des cubes chassés qui prennent le contrôle d’une case gagnent les jetons du lieu.
    .title = Déplacements, pièces et jetons
    .words = déplacer pièce jeton chassé contrôle gagner
# en: b79be866
rule-6-69 = Dans un déplacement, la case d’arrivée ou toutes les cases de départ doivent être de la catégorie de la carte (R88). Les cases traversées n’importent pas.
    .title = Déplacements et catégorie de la carte
    .words = déplacer catégorie restriction cible bordure
# en: 7b4bc293
rule-6-6-10 = Un déplacement du Retzien sur les bordures violettes : deux cubes de Caumartin, un des capucins et un de Retz vont par des lignes pleines au Parlement de Paris. Trois cubes du Mazariniste n’y donnent pas le contrôle (il en faut six). Quatre dépassent trois : le Mazariniste se replie chez les maîtres des requêtes. Une pièce de deux porte alors le Retzien à six, et au contrôle.
    .title = Un déplacement, en exemple
    .words = exemple déplacer parlement

## 6.7 et 6.8 Suppléments et gains

# en: c88e79a7
rule-6-71 = Outre l’action de la carte, vous pouvez placer et retirer des cubes par les pièces (6.84), le cube d’affiliation (2.46), une bataille remportée (7.32), les mousquetaires (7.53), le voyage du Roi (7.4) et l’or espagnol ou l’exil (7.6).
    .title = Autres façons de placer et de retirer
    .also = 6.7
    .words = bonus supplément placement autre
# en: 9913339d
rule-6-81 = Qui prend en premier le contrôle d’une case en emporte toutes les couronnes et les pièces, quelle que soit la façon. Une couronne ou une pièce ne sert pas pendant le tour où vous l’avez gagnée. Si vous perdez le contrôle, vous gardez ce que vous avez gagné.
    .title = Gagner couronnes et pièces
    .also = 6.8 5.22vii
    .words = gain jeton gagner couronne pièce contrôle emporter
# en: 658ecebb
rule-6-82 = Vous pouvez utiliser une couronne ou une pièce par carte jouée. Annoncez-la juste avant la carte ; une qui a été gagnée pendant ce tour ne sert pas. Si une couronne va avec la première carte, vous pouvez utiliser une pièce avec la seconde, ou une autre couronne pour en jouer une troisième (R48). Les jetons utilisés quittent le jeu.
    .title = Utiliser couronnes et pièces
    .also = 6.86
    .words = utiliser défausser jeton couronne pièce une par carte fois
# en: 1c7b23dc
rule-6-84 = Une pièce vous donne autant de cubes que sa valeur, d’un à quatre. Placez-les tous avant ou tous après l’action de la carte, comme vous l’annoncez avec la pièce. Ils suivent la catégorie de la carte et toutes les règles de placement, et paient les connexions, mais la limite de deux ne vaut pas. Avec une carte Saison, toute catégorie est permise.
    .title = Les pièces
    .also = 5.22ix
    .words = pièce pièces valeur cubes argent avant après
# en: 7be49902
rule-6-85 = Chaque couronne que vous détenez vous permet une carte de plus en main. Quand vous en gagnez une, piochez aussitôt une carte et mettez-la de côté jusqu’à la fin de votre tour. Quand vous en défaussez une, vous devez jouer une carte de plus pendant ce tour, et votre limite redescend. Une couronne par carte ; on peut les enchaîner (R48).
    .title = Les couronnes
    .words = couronne couronnes main limite seconde carte supplément

## 7.2 Arrestations

# en: 7aecd040
rule-7-21 = Une case aux arrêts est hors d’atteinte : rien n’en est voisin, ni pour y entrer ni pour en sortir (R46), et aucun cube ne peut y être placé, déplacé ou chassé. Les cubes qui s’y trouvent restent ; les effets qui se passent de voisinage peuvent les retirer. La case ne rapporte jamais de points. Qui a son chef de faction aux arrêts garde le cube d’affiliation tant qu’il en a le contrôle (R42).
    .title = Aux arrêts
    .also = 7.0 7.1 7.11 7.12 7.2
    .words = arrêts arrestation arrêté prisonnier prison enfermé
# en: 82f0baf7
rule-7-22 = Trois personnages sont aux arrêts au départ, et deux cartes Saison en arrêtent chacune trois de plus (9.26). Pour chacun, le joueur actif nomme une forteresse, n’importe laquelle des dix ; ce peut être encore la même (R61). Une forteresse qui a des prisonniers est une case ordinaire.
    .title = Qui est arrêté, et où
    .also = 7.23 7.24 7.26
    .words = arrestation prison forteresse jeton paire
# en: 813ba1bb
rule-7-25 = Si une carte d’arrestation trouve trop peu de paires de jetons, le joueur actif choisit des prisonniers à libérer, mais aucun de ceux que nomme la carte (R60). On peut aussi libérer d’une forteresse sous son contrôle : jouez une carte Action, renoncez à ses actions, retirez tous vos cubes de la forteresse, et libérez-y un prisonnier ou plusieurs ; jamais avec vos derniers cubes (R130). Les cubes d’une pièce restent permis (R103). Aramis peut aussi libérer un prisonnier.
    .title = Libération
    .words = libérer libération relâcher prisonnier forteresse délivrer
# en: ca63b9d3
rule-7-27 = À votre tour, vous pouvez transférer des prisonniers d’une forteresse sous votre contrôle à une autre, si un chemin ininterrompu de vos cases y mène, par toutes connexions ; suivez les flèches (R139). Cela ne coûte aucun cube. Chaque prisonnier n’est transféré qu’une fois par tour (R98).
    .title = Transférer des prisonniers
    .words = prisonnier transférer transfert forteresse chemin
# en: d9382a9e
rule-7-28 = Guise est prisonnier en Espagne, dans aucune forteresse, et son jeton occupe une paire (R59). Seul Aramis peut le libérer, ou une carte d’arrestation à court de jetons si le joueur qui la joue a de l’influence chez Don Carlos. S’il est arrêté plus tard en France, c’est un prisonnier comme un autre (R138).
    .title = Le duc de Guise
    .words = guise espagne don carlos prisonnier

## 7.3 Batailles

# en: b5bb9925
rule-7-31 = Les quatre zones frontières sont des institutions. L’icône du chef de l’armée mène à chacune d’elles, pour un cube de plus. Elle ne les relie pas entre elles, ni à lui en retour. Les cartes de bataille et le Vieux Noll les touchent.
    .title = Les zones frontières
    .also = 7.3
    .words = frontière zone armée nord-est allemagne italie espagne
# en: 36bbb906
rule-7-32 = Tout le monde compare ses points militaires des cases orange : forteresses et maréchaux. Le meilleur score l’emporte ; à égalité, personne. Le vainqueur engage, dans la case que nomme la carte, autant de cubes qu’elle en donne, ou moins, ou aucun (R58). Tant qu’il y a des cubes rivaux, sous contrôle ou non, chaque cube engagé en retire un ; le vainqueur place le reste. Il n’y a pas de limite de deux, et il n’est pas besoin de voisinage.
    .title = Batailles et campagnes
    .also = 9.22
    .words = bataille campagne siège militaire gagner orange guerre lens
# en: 62f83cb9
rule-7-33 = Condé commande jusqu’à ce que la carte d’arrestation des princes soit jouée. Ensuite Carignan commande pour de bon, même si Condé était déjà en prison (R137) ou est libéré plus tard. Seule vaut l’icône d’armée du chef en fonction, et pas tant qu’il est aux arrêts.
    .title = Le chef de l’armée
    .words = armée chef commandant condé carignan

## 7.4 Le Roi

# en: 56235e35
rule-7-41 = À votre tour, si vous détenez le pion du Roi, vous pouvez envoyer le Roi dans une case. Retirez-en tous les cubes, et un cube de chaque case où mène une ligne partant de là. Vos propres cubes et les cases sous contrôle n’y échappent pas ; les liens des amants comptent, non les icônes (R64). Si vous n’avez encore placé aucun cube pendant ce tour, placements et déplacements peuvent aller dans sa case sans voisinage et sans égard à la catégorie. Il ne peut aller là où vous perdriez votre propre dernier cube (R106).
    .title = Le voyage du Roi
    .also = 7.4
    .words = roi pion voyage royal vider balayer louis
# en: 893c9fcf
rule-7-43 = Le Roi ne va jamais dans une case aux arrêts, une zone frontière, chez un chef de faction ni chez un mousquetaire. Si ces cases sont à côté de lui, elles perdent un cube comme les autres (R89).
    .title = Où le Roi ne va pas
    .words = roi interdit frontière mousquetaire chef
# en: 8575b312
rule-7-44 = Qui a envoyé le Roi peut le reprendre, à l’un de ses tours suivants, pour deux cubes : deux placements en moins, deux de ses propres cubes retirés, ou un de chaque. Ce prix est dû même avec de l’influence dans la case du Roi. Tout autre joueur qui y a de l’influence peut le prendre pour rien, à tout moment. Il ne repart pas le tour où il est revenu (R65).
    .title = Reprendre le Roi
    .also = 7.45
    .words = roi reprendre retour pion revenir
# en: 7a1f673e
rule-7-46 = Si vous détenez le pion du Roi à la fin, il vaut dix points, mais aucun pour le Mazariniste, qui l’a au départ. Sur le plateau, il ne vaut rien.
    .title = Les dix points du Roi
    .words = roi dix points bonus fin

## 7.5 Mousquetaires

# en: ddf79091
rule-7-51 = Le contrôle de la case d’un mousquetaire gagne son jeton. Tous les cubes qui s’y trouvent retournent à la réserve, et aucun ne peut y entrer tant que le jeton est parti (7.52). Dès votre prochain tour, vous pouvez l’utiliser pour son effet, ou pour annuler ce que demande une carte Saison. Il retourne alors dans sa case, et on peut le regagner.
    .title = Gagner un mousquetaire
    .also = 7.5 7.52
    .words = mousquetaire jeton gagner recruter contrôle case parti
# en: 7756cf1d
rule-7-53 = Chacun a son propre effet ; voyez d’Artagnan, Athos, Aramis, Porthos. Vous pouvez donner l’un d’eux, Porthos compris, pour annuler ce qu’une carte Saison vous demande : les cartes qui retirent, une crise économique, et tout le Vieux Noll. Aucun mousquetaire n’arrête une bataille, une arrestation ou l’échange des factions.
    .title = Les quatre mousquetaires
    .words = mousquetaire effet annuler saison carte utiliser
# en: 9b79233c
rule-7-53-d-artagnan = À votre tour : un cube que vous placez vaut le plein contrôle. La carte dit toujours où, vous payez les connexions comme d’habitude, et la réserve doit avoir les cubes. Ou au tour d’un rival : quand une case est annoncée pour un placement, fermez-la au joueur actif, et à lui seul, jusqu’à la fin du tour ; ses cubes peuvent aller ailleurs. Vous pouvez bloquer tous ses placements : carte, pièce, cubes gratuits, affiliation, or et exil avec leurs remplacements, bataille, Vieux Noll, Athos et Aramis ; mais ni les déplacements, ni les cubes des autres (R104, R132, R133). On vous interroge une fois par tour sur chaque case.
    .title = D’Artagnan
    .words = artagnan dartagnan bloquer blocage arrêter contrôle placement réaction
# en: e516f951
rule-7-53-athos = Placez ou retirez un cube dans chacune de cinq cases au plus à bordure verte (provinces et gouverneurs). Choisissez pour chacune entre placer et retirer ; vous pouvez retirer même sous contrôle. Vous pouvez placer un cube de n’importe quelle faction, dans une case vide ou avec des cubes de la même couleur (R67). Il n’est pas besoin de voisinage (R91). Ne placez jamais dans une case aux arrêts.
    .title = Athos
    .words = athos gouverneur province vert cinq
# en: 8d500c85
rule-7-53-aramis = Libérez un prisonnier, Guise compris. Ou placez ou retirez un cube dans chacune de cinq cases au plus qui portent l’écusson du Retzien ou sont des ordres religieux (jésuites, dominicains, capucins), de la même façon qu’Athos.
    .title = Aramis
    .words = aramis prisonnier libérer ordre religieux clergé retzien écusson cinq
# en: 3f750ab0
rule-7-53-porthos = Porthos ne s’utilise jamais seul, sauf pour annuler ce que demande une carte Saison. Défaussez-le avec un autre mousquetaire, à vous ou à un autre joueur, pour en doubler l’effet ; Aramis peut alors faire une fois chacune des deux choses. Avec d’Artagnan à votre propre tour : deux fois le plein contrôle, ou une fois et un blocage que vous gardez jusqu’au début de votre prochain tour (R99). Au tour d’un autre : deux blocages. Vous pouvez renoncer à la seconde fois.
    .title = Porthos
    .words = porthos double deux fois aider combiner

## 7.6 Or espagnol et exil

# en: 0348638c
rule-7-61 = Vous pouvez mettre des cubes dans un fonds et les en sortir plus tard en force. Le fonds du Mazariniste est l’exil, celui des autres l’or espagnol. Le fonds sert une fois par carte, avant ou après son action et jamais pendant : pour y verser des cubes, ou pour en dépenser.
    .title = Or espagnol et exil de Mazarin
    .also = 7.6
    .words = or exil fonds réserve espagnol mazarin côté
# en: e02b21c9
rule-7-62 = L’or et l’exil sont ouverts avec toute carte qui place deux cubes au plus, y compris une carte Saison ou un retrait (R68). Si vous y recourez avant la carte, elle ne peut en placer que deux (R105). Les cubes d’une pièce comptent, mais une pièce exclut de toute façon l’or et l’exil (R69). Le cube d’affiliation et les cubes payés pour des connexions ne comptent pas (R134).
    .title = Quand l’or et l’exil sont ouverts
    .words = or exil quand deux cubes moins permis
# en: 86765689
rule-7-63 = Versez un cube à chaque fois, de votre réserve. Après le décompte de mi-partie, la faction au plus haut score en verse toujours un, celle au plus bas jusqu’à trois, et les autres jusqu’à deux. Un score partagé compte comme le plus haut ou le plus bas, et comme le plus haut si tous sont égaux (R70). Ces cubes s’ajoutent à ceux de la carte.
    .title = Combien de cubes on verse
    .words = or exil verser ajouter nombre un deux trois fonds
# en: af8fc4e2
rule-7-64 = L’or entre dans une case à l’icône espagnole, pour un cube sauf si elle est à vous ; l’exil, à côté de toute case du Mazariniste. De là vous avancez, case après case, en laissant au moins un cube dans chacune et en payant les connexions. Vous remplacez les cubes rivaux, tous, par autant des vôtres, plus un si la case est sous contrôle, plus un pour tout accès autre qu’une ligne pleine (ou un lien de la femme à l’homme) (R72). Vous ne pouvez entrer dans une case sans en payer tout le prix. Les cubes inutilisés restent dans le fonds.
    .title = Dépenser l’or ou l’exil
    .words = or exil dépenser remplacer entrer espagnol prix coût fonds
# en: c29f0d08
rule-7-65 = Chaque fois que vous dépensez des cubes du fonds, vous perdez cinq points à la fin. Y verser des cubes ne coûte pas de points (R71).
    .title = Cinq points par recours
    .words = or exil pénalité cinq moins points
# en: 705ae89c
rule-7-66 = L’or et l’exil ne se combinent pas avec un jeton : ni avec une pièce ou une couronne sur cette carte, ni dans un tour où vous avez utilisé un mousquetaire, prêté Porthos (R136) ou envoyé le Roi. La réciproque est vraie (R105). Après une couronne, vous pouvez recourir à l’or ou à l’exil avec la dernière carte. Vous pouvez toujours annuler une carte Saison avec un mousquetaire.
    .title = Pas avec des jetons
    .also = 7.67
    .words = or exil jeton combiner mousquetaire roi couronne
# en: 6507b7fc
rule-7-68 = Dix cubes de la Cabale dans le fonds : un paie l’icône espagnole jusque chez Charles IV, un autre y remplace le Condéen. Entrer chez Gaston et chez Don Carlos, par des lignes pointillées, en prend deux chaque fois ; entrer chez l’archiduc Léopold, par une ligne pleine, en prend un. Deux remplacent deux cubes du Mazariniste à la frontière du Nord-Est, et un va en Languedoc, vide. Remplacer les trois cubes chez Condé, chef de faction sous contrôle, en aurait pris quatre.
    .title = L’or, en exemple
    .words = exemple or charles remplacer

## 8 Victoire

# en: cffc0940
rule-8-21 = Vous marquez les points politiques à la fin du tour où la carte Échange des factions est jouée. À la fin de la partie, vous les marquez à nouveau, avec les points militaires. Une case aux arrêts ne rapporte jamais de points.
    .title = Ce qu’on marque, et quand
    .also = 8.0 8.1 8.2
    .words = victoire score marquer points mi-partie fin décompte
# en: 37ac3f45
rule-8-22 = Additionnez les points de toutes les cases où vous avez un cube. Le contrôle n’ajoute des points que dans les quatre cases à deux valeurs (2.53).
    .title = Compter les points
    .words = score compter points influence valeur
# en: beb20b2a
rule-8-23 = Additionnez les points politiques et militaires du plateau, les points politiques de la mi-partie, et dix pour le pion du Roi en main (sauf pour le Mazariniste). Retranchez cinq pour chaque fois où vous avez dépensé l’or ou l’exil.
    .title = Le score final
    .words = final total score fin somme résultat
# en: 9be39fea
rule-8-24 = Si les meilleurs scores sont égaux, qui a le pion du Roi en main gagne. Sinon, l’ordre départage : Retzien, Cabale, Condéen, Mazariniste (R76). Si vous menez deux factions, le Roi vaut pour l’une ou l’autre, et votre rang dans l’ordre est celui de la faction dont le score a compté (R154, R155).
    .title = Départage
    .words = égalité départager égal score vainqueur
# en: 44e8da22
rule-8-31 = Pour une bataille, seuls comptent les points militaires des forteresses et des maréchaux (orange) ; l’influence suffit. Condé a l’icône de maréchal, mais ni le fond orange ni de points. Vous ne gardez pas ces points.
    .title = Les cases orange
    .also = 8.3 8.32
    .words = orange militaire score bataille forteresse maréchal
# en: 0a4473de
rule-8-42 = À deux : à mi-partie, vous gardez le plus bas des scores de vos deux factions, et à la fin le plus bas encore, Roi et pénalités compris. Additionnez les deux.
    .title = Le score à deux
    .also = 8.4 8.41 8.421
    .words = deux joueurs score bas
# en: f0352cb2
rule-8-43 = À trois : le joueur du Retzien, qui mène le Condéen après l’échange des factions, garde le plus haut des scores de ces deux factions, à mi-partie et à la fin (R75).
    .title = Le score à trois
    .words = trois joueurs score haut neutre
# en: 4ab0346b
rule-8-51 = La partie courte finit au printemps 1650, avec huit cartes Saison dans la pioche. Ou bien l’échange des factions est la dernière, et vous ne marquez qu’à la fin ; à trois, le joueur du Retzien prend alors les PP les plus hauts et les PM les plus hauts du Retzien et du Condéen (R156). Ou bien c’est la quatrième, et l’on marque la mi-partie comme d’habitude (R77). L’or et l’exil ne servent que si on les a choisis.
    .title = La partie courte
    .also = 8.5 8.52 8.53 8.54
    .words = courte partie rapide variante durée
# en: 80afee5c
rule-8-61 = Quatre joueurs en deux équipes : Mazariniste et Condéen contre Cabale et Retzien. À l’échange des factions, le Condéen et le Retzien changent d’équipe, mais leurs joueurs non. Comptez le score entier de chaque faction ; le plus bas des deux totaux d’une équipe compte (R95).
    .title = Équipes
    .also = 8.6 8.62 8.63 8.64 8.65
    .words = équipe équipes partenaire variante
# en: 1a73f9d6
rule-8-71 = Le Mazariniste sauve le trône tel qu’il est. La Cabale rétablit les grands seigneurs. Le Retzien obtient le chapeau de cardinal et la place de son rival. Le Condéen gouverne aux côtés du Roi. Cela ne change aucune règle.
    .title = Ce que signifie la victoire
    .also = 8.7
    .words = histoire signification vainqueur

## 9 Les cartes

# en: 1c5a2e7b
rule-9-12 = Actions des 90 cartes Action : 30 placent quatre cubes, 15 placent trois, 45 retirent deux partout (dont 12 même sous contrôle), 30 placent deux puis retirent un, 60 déplacent jusqu’à quatre (R28). Cibles : 16 toute case, 26 personnages, 26 institutions, 11 vert et bleu, 11 violet (R30).
    .title = La pioche Action
    .also = 9.0 9.1 9.11 9.13 9.14
    .words = action pioche cartes nombre répartition liste
# en: bfb345f9
rule-9-2 = Dix batailles et campagnes, cinq cartes qui prennent des cubes à chacun, le Vieux Noll, deux crises économiques, deux arrestations et l’échange des factions : 21 en tout. On en joue au plus 20 avant le bout de la piste.
    .title = La pioche Saison
    .words = saison pioche cartes liste nombre
# en: b4e14a9a
rule-9-23 = Chacun retire de ses propres cubes, un par case, dans cinq cases à écusson (Le salon de la Palatine), cinq violettes (En grève), cinq vertes (Jacquerie !), toutes les bleues (Émeutes !) ou toutes les huguenotes (Agitation huguenote). Si vous avez moins de cinq de ces cases, retirez un cube de chacune, mais gardez votre dernier cube sur le plateau (R39). Donnez un mousquetaire pour annuler votre propre perte.
    .title = Cartes qui prennent des cubes à chacun
    .words = salon grève jacquerie émeutes huguenot agitation perdre émeute
# en: 245e0ac6
rule-9-24 = Le joueur actif place un cube ou en retire deux dans chaque zone frontière, et doit en faire le plus possible (R146). Tout autre joueur, interrogé dans l’ordre du tour, peut annuler le tout avec un mousquetaire (R38) ; les cubes gratuits et le marqueur valent quand même (R92).
    .title = Le Vieux Noll
    .words = noll vieux frontière annuler cromwell
# en: cff4b576
rule-9-25 = Une des deux cartes demande une pièce, l’autre une couronne (R37) : chacun en donne une, ou retire trois de ses propres cubes, d’où il veut. Donner un mousquetaire annule votre propre perte. Si vous ne pouvez pas retirer trois cubes, vous devez donner la pièce ou la couronne, ou un mousquetaire, si vous en avez (R97). Les jetons gagnés pendant ce tour ne peuvent être donnés.
    .title = Crise économique
    .words = crise dépression pièce couronne trois cubes économie
# en: 6a81114c
rule-9-26 = Les parlementaires : Pierre Broussel, Nicolas de Blancmesnil et un personnage que choisit le joueur actif, qui vaut un ou deux PP, n’est pas aux arrêts et n’est pas nommé sur l’autre carte (R62). Les princes : Condé, Conti et le duc de Longueville ; Carignan prend l’armée. Il faut les arrêter tous ; qui est déjà en prison y reste.
    .title = Arrêtez-les !
    .words = arrestation princes parlementaires broussel blancmesnil condé conti longueville
# en: eefd0401
rule-9-27 = Qui joue la carte place les deux cubes gratuits. À la fin de ce tour, une fois le marqueur avancé, chacun marque ses points politiques et les garde pour la fin (R74). À quatre, il ne se passe rien d’autre. À deux, à trois et en équipes, le Condéen et le Retzien changent de mains. La carte est huitième dans la pioche, sauf autre choix de la table.
    .title = Échange des factions et mi-partie
    .words = échange mi-partie politique huitième décompte
# en: 1d2ac055
rule-9-3 = Deux variantes : les cartes Saison dans l’ordre de l’histoire, de Lens au Vieux Noll ; ou le même ordre, mais l’arrestation des parlementaires parmi les trois premières, celle des princes sixième, septième ou huitième, et l’échange des factions juste dessous (R162).
    .title = Ordre historique
    .words = historique ordre histoire graine variante
