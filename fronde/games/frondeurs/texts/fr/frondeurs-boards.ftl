### Fautes d’un fichier de plateau personnel (fronde/games/frondeurs/boards.py).

# en: 77a7102b
board-line = { $name }, ligne { $n } : { $fault }
# en: c069c883
board-lines =
    { $first }
    { $rest }
# en: b8da3182
board-refused =
    { $n ->
        [one] Ce fichier de plateau a une faute :
       *[other] Ce fichier de plateau a { $n } fautes :
    }
    { $faults }
    { $more ->
        [0] Corrigez-le et envoyez-le à nouveau.
        [one] … et { $more } autre.
       *[other] … et { $more } autres.
    }
# en: 9de5309a
setup-board =
    On ne peut pas jouer sur ce plateau : { $fault }{ $n ->
        [0] { "" }
       *[other] { " " }Autres fautes : { $n }.
    }
# en: 2bbf8cb0
board-checked = { $name } : aucune faute. { $space } cases, { $connector } lignes.
# en: 45b1e01a
board-unreadable = { $name } est illisible : { $problem }.
# en: 8e2a9a4b
board-shape-one = une de ces valeurs : { $names }
# en: 4b84f3f0
board-shape-some = une liste de ces valeurs : { $names }
# en: b119868e
board-shape-count = un nombre entier de 0 à 100
# en: acbed8d4
board-shape-pair = deux nombres entiers, par exemple [2, 2] : avec influence, et avec contrôle
# en: 6163c767
board-shape-place = deux nombres entiers, de [0, 0] à [1000, 700]
# en: 53595dd6
board-shape-source = une table de textes
# en: ea78a930
board-shape-text = un texte entre guillemets
# en: 9a098711
board-fault-syntax = ce n’est pas du TOML : { $problem }
# en: 43af65c9
board-fault-no-table = il n’y a aucune table [[{ $slug }]].
# en: 05a8b2d4
board-fault-entry = ce n’est pas une table avec des clés.
# en: c1ba196d
board-fault-unknown-key = « { $slug } » n’existe pas ici.
# en: 1b061d79
board-fault-no-key = « { $slug } » manque.
# en: 720ecebe
board-fault-value = « { $slug } » ne peut pas être { $given }, mais { $shape }.
# en: e6239af8
board-fault-unknown-space = il n’y a pas de case « { $slug } » ; board.toml, que `board show` écrit, a tous les identifiants.
# en: 8735f10b
board-fault-missing-space = il manque une case : { $space } (identifiant « { $slug } »).
# en: c4f80ffd
board-fault-space-twice = { FORM($space, "article") } : case inscrite deux fois, d’abord à la ligne { $n }.
# en: 089db3bb
board-fault-kind = { FORM($space, "article") } : pas de la sorte « { $slug } » (règle 2.22 et répertoire des noms).
# en: a2208e2e
board-fault-gender =
    { $kind_is ->
        [person] { FORM($space, "article") } doit avoir un sexe, « f » ou « m » (règle 2.43).
       *[institution] { FORM($space, "article") } : une institution n’a pas de sexe (règle 2.43).
    }
# en: 808a5d62
board-fault-border = la bordure { FORM($space, "de") } ne répond pas à ses catégories ; il faut : { $names } (règle 2.23).
# en: 6214c605
board-fault-icon-class = { FORM($space, "article") } n’a « { $slug } » que comme catégorie ou que comme icône de groupe ; il faut les deux (règle 2.45).
# en: 792c3458
board-fault-no-icon = { FORM($space, "article") } n’a aucune icône, et toute case en a une (règle 2.5).
# en: b83b0265
board-fault-never-won = il y a des couronnes ou des pièces { FORM($space, "at") }, dont personne ne peut prendre le contrôle (règles 2.51, 2.54).
# en: 570fef52
board-fault-lonely-icon = une seule case a l’icône de groupe « { $slug } », { FORM($space, "article") } : elle ne relie rien (règle 2.45).
# en: 2afe52f8
board-fault-surintendants = le nombre de personnages à l’icône « surintendant » est { $n }, et non { $wanted } (règle 2.452).
# en: b07bb0e4
board-fault-key-place = { FORM($space, "article") } a « { $slug } » sans être un personnage ni une forteresse (règle 2.453).
# en: 13aa4880
board-fault-key-alone = « { $slug } » ne relie pas un personnage à une forteresse (règle 2.453).
# en: 5e46a912
board-fault-lacks = il manque { FORM($space, "a") } « { $slug } » dans « { $field } » (règle { $rule }).
# en: 98406ad2
board-fault-icon-too-much = { FORM($space, "article") } ne doit pas avoir « { $slug } » (règle { $rule }).
# en: f2c296bb
board-fault-stated = « { $slug } » { FORM($space, "de") } doit être { $wanted } (règle { $rule }).
# en: fdb26f7a
board-fault-no-avatar = { FORM($space, "article") } n’est le chef d’aucune faction (règle 2.3).
# en: 6a0d70ac
board-fault-total =
    { $field ->
        [crowns]
            le plateau a { $n ->
                [one] { $n } couronne
               *[other] { $n } couronnes
            }, et non { $wanted } (règle { $rule }).
       *[coins]
            le plateau a { $n ->
                [one] { $n } pièce
               *[other] { $n } pièces
            }, et non { $wanted } (règle { $rule }).
    }
# en: c88b4369
board-fault-dual = { FORM($space, "article") } doit valoir plus de { $slug } avec contrôle qu’avec influence : donnez deux nombres différents (règle { $rule }).
# en: 293001e2
board-fault-not-dual = { FORM($space, "article") } doit valoir autant de { $slug } avec influence qu’avec contrôle : donnez un seul nombre (règle { $rule }).
# en: 09759697
board-fault-dual-order = des deux nombres { $slug } { FORM($space, "de") }, le plus petit doit venir d’abord (règle { $rule }).
# en: ea93f4c3
board-fault-line-to-itself = cette ligne va { FORM($space, "de") } à la même case.
# en: 1271c63f
board-fault-line-twice = { FORM($from_space, "article") } et { FORM($to_space, "article") } ont déjà une connexion, à la ligne { $n }.
# en: 48b3005e
board-fault-line-differs = { FORM($from_space, "article") } et { FORM($to_space, "article") } ont déjà, à la ligne { $n }, une connexion du type « { $slug } » ; il n’y en a qu’une entre deux cases.
# en: 9006f56c
board-fault-lovers = un lien des amants relie une femme et un homme, ce que ne sont pas { FORM($from_space, "article") } et { FORM($to_space, "article") } (règle 2.43).
# en: 30989995
board-fault-lovers-reversed = un lien entre amants va de la femme à l’homme : il faut nommer d’abord { FORM($to_space, "article") } (règle 2.43).
# en: e0d71ec6
board-fault-no-line = il n’y a pas de ligne entre { FORM($from_space, "article") } et { FORM($to_space, "article") } (règle { $rule }).
# en: a86a407f
board-fault-one-way = la ligne entre { FORM($from_space, "article") } et { FORM($to_space, "article") } n’est pas à sens unique (règle { $rule }).
# en: e7ae2baf
board-fault-line-type = la ligne entre { FORM($from_space, "article") } et { FORM($to_space, "article") } n’a pas le bon type ; il faut : { $names } (règle { $rule }).
