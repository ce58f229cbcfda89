### Ce que l'arbitre des parties (`python -m fronde`) répond aux demandes qui ne sont pas des coups, et les outils aux fichiers.

# en: 173fd049
referee-json = Cette ligne n’est pas un objet JSON en UTF-8 : { $problem }.
# en: c60043ca
json-fault-encoding = ce n’est pas de l’UTF-8, ou il y manque la moitié d’un caractère
# en: dc0f025d
json-fault-depth = ses crochets et accolades sont trop imbriqués
# en: 43232ec0
json-fault-place = elle n’est plus valide à partir du caractère { $n }
# en: 5ad02476
json-fault-number = elle contient un nombre incorrect ou trop grand
# en: 10f847ff
referee-request = La demande est illisible ({ $where }) : { $problem }.
# en: 96cdf2f7
referee-choice = un choix a besoin d’une place et d’une étape
# en: 05069418
shape-fault-missing = l’élément manque
# en: fb2a8f4e
shape-fault-text = il faut du texte
# en: 93c88a6a
shape-fault-number = il faut un nombre entier
# en: 6b8bd8f3
shape-fault-flag = il faut true ou false
# en: 45366c7e
shape-fault-list = il faut une liste
# en: da2217c4
shape-fault-table = il faut une table de noms, chacun avec une valeur
# en: 696fe115
shape-fault-other = la valeur ne convient pas
# en: 9c1c7081
referee-op = Il n’y a pas de demande « { $op } » ; les demandes sont { LIST($ops) }.
# en: 315292e8
referee-no-game = Aucune partie n’est lancée ici ; commencez par `new`, `load` ou `replay`.
# en: e2307929
referee-seat = Il n’y a pas de place « { $slug } » dans ce jeu ; les places sont { LIST($slugs) }.
# en: 1404b240
referee-players = { $name } se joue à { LIST($counts, style: "or") } joueurs, et non à { $given }.
# en: 434cde64
referee-twice = « { $key } » figure à la fois dans la position et en dehors, avec deux valeurs différentes.
# en: 2cc44435
referee-takes-seed = « seed » de cette position : il faut un nombre entier.
# en: 97ade2f9
referee-takes-players = « players » de cette position : il faut une liste de noms.
# en: b6a2d1a0
referee-takes-options = « options » de cette position : il faut une table d’options, chacune avec sa valeur.
# en: 5f82c270
referee-other-game = Cette position est celle d’un autre jeu.
# en: 2693a6aa
referee-version = L’enregistrement a été joué avec la version { $given } des règles ; celle d’ici est la version { $version }.
# en: 8e5804c6
referee-record = Le choix { $number } de l’enregistrement est impossible : { $problem }
# en: ea7f5c5e
referee-render = L’image ne peut pas être écrite dans « { $path } » : { $problem }.
# en: bcb04450
referee-no-picture = Ce jeu n’a pas d’image.
# en: 88dd261e
referee-fault = Cette demande a échoué, et rien n’a changé ; la faute est de notre côté.
# en: 71ef5044
file-fault-missing = ce fichier ou ce dossier n’existe pas
# en: 1f7abea1
file-fault-forbidden = l’accès est interdit
# en: 3b6516a2
file-fault-folder = c’est un dossier
# en: 103e48f2
file-fault-encoding = ce n’est pas de l’UTF-8
# en: 300bf6e8
file-fault-other = le système ne le permet pas
