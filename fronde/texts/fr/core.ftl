### Ce que l'hôte dit dans chaque jeu.


## Entre les éléments d'une liste, et avant le dernier

# en: 95d004da
list-between = { ", " }
# en: 9df3d476
list-and = { " et " }
# en: bb86349f
list-or = { " ou " }

## Les formes d'un nom qui n'en a pas lui-même, surtout d'un nom que quelqu'un a tapé

form-de =
    { INITIAL($name) ->
        [a] d’{ $name }
        [e] d’{ $name }
        [h] d’{ $name }
        [i] d’{ $name }
        [o] d’{ $name }
        [u] d’{ $name }
       *[other] de { $name }
    }
form-que =
    { INITIAL($name) ->
        [a] qu’{ $name }
        [e] qu’{ $name }
        [h] qu’{ $name }
        [i] qu’{ $name }
        [o] qu’{ $name }
        [u] qu’{ $name }
       *[other] que { $name }
    }
form-a = à { $name }

## Ponctuation et nombres là où le programme joint une ligne

# en: caa0c3d6
mark-colon = { " : " }
# en: 18d08812
mark-semicolon = { " ; " }
# en: ec5808b9
mark-percent = { $n } %
# en: 1f740121
mark-date = { $day }/{ $month }/{ $year }

## Qui gagne et qui mène, dans les images

# en: 75a1b95e
outcome-won =
    { $count ->
        [0] Personne ne gagne
        [one] { $who } gagne
       *[other] { $who } gagnent
    }
# en: 214db3bc
outcome-tie-break = départage : { $what }
# en: b68b2e7d
outcome-side = { $people } ({ $seats })
# en: 2b69bd3c
outcome-sentence = { $parts }.
# en: aa252169
outcome-score-now = Score actuel
# en: 6dd7773d
outcome-score-final = Score final
# en: 9133d5d1
outcome-item = { $name } { $points }
# en: 358f4628
outcome-items = { $seat } : { $items }.
# en: dd67cca7
outcome-now = Points actuels : { $scores }.
# en: 1e4894a7
outcome-turn = Tour { $turn }
# en: 0239ae0a
outcome-end = À la fin : { $scores }.

## Refus

# en: c7bfec41
error-not-your-turn = { FORM($seat, "debut") } n’a rien à décider pour l’instant.
    .you = Vous n’avez rien à décider pour l’instant.
# en: 41140407
error-stale = Cette question est déjà réglée ; voici celle qui se pose maintenant.
# en: 36a38d74
error-stale-form = Les données ont changé depuis l’ouverture du formulaire ; voici leur état actuel.
# en: 999e9439
error-already-done = C’est déjà fait.
# en: ac121a5a
error-count =
    { $least ->
        [0]
            Choisissez au plus { $most ->
                [one] { $most } option
               *[other] { $most } options
            }.
        [1]
            { $most ->
                [1] Choisissez une option.
               *[other] Choisissez au plus { $most } options.
            }
       *[other] Choisissez au moins { $least } et au plus { $most } options.
    }
# en: 84f62dde
error-undo-nothing = Vous n’avez encore fait aucun choix que vous puissiez annuler.
# en: 440a91de
error-undo-revealed = Vous ne pouvez pas annuler votre dernier choix : il a révélé quelque chose, ou d’autres doivent y répondre.
# en: d28035c0
error-undo-others = Quelqu’un d’autre a choisi depuis ; seul le dernier choix de la table peut s’annuler.
# en: d846cf35
error-unknown-game = Il n’y a pas de jeu « { $key } » ici.
# en: 51ae48dd
setup-option = L’option « { $slug } » ne convient pas : { $why }
# en: 0e6c4357
setup-options = Ces options ne vont pas ensemble.
# en: bd905775
setup-unknown-option = elle n’existe pas. Les options sont { LIST($options) }.
# en: d892b8c3
setup-wrong-value = { $given } n’est pas admis ; il faut { $takes }.
# en: a1d67291
setup-takes-either = { LIST($kinds, style: "or") }
# en: 3868dbfd
setup-takes-one-of = { LIST($values, style: "or") }
# en: 8e19ab6d
setup-takes-range = un nombre entier de { $least } à { $most }
# en: df87b493
setup-takes-boolean = true ou false
# en: df9e2939
setup-takes-integer = un nombre entier
# en: 45df026f
setup-takes-number = un nombre
# en: 2a4f14e6
setup-takes-string = du texte
# en: 31c7582c
setup-takes-array = une liste
# en: 20b5dd01
setup-takes-list = une liste de { $least } à { $most } valeurs différentes parmi { LIST($values) }
# en: 5d7a48b2
setup-takes-object = une table de noms, chacun avec une valeur
# en: 7ed9b84e
setup-takes-null = null
# en: 1b469770
setup-takes-other = une valeur du bon type
# en: 85b789ca
position-impossible = Cette position est impossible : { $problem }
# en: 98eb1bdc
position-nowhere = Cette position ne se joue pas : les étapes de son « stack » ne mènent nulle part.
# en: 62db78c2
position-unfit = Cette position ne se charge pas : ses éléments ne s’accordent pas.
# en: ca832f8a
position-unknown-key = Une position de ce jeu n’a pas de clé « { $slug } ».
# en: 796ba471
position-missing-key = « { $slug } » manque dans cette position. Une position complète (avec un « stack ») a toutes les clés.
# en: e799b3d1
position-unknown-field = « { $key } » de cette position : le champ « { $slug } » n’y est pas permis.
# en: decae030
position-missing-field = « { $key } » de cette position : le champ « { $slug } » manque.
# en: 2bde3c47
position-unknown = « { $key } » de cette position : { $slug } ne figure pas parmi { $ids }.
# en: 2df36cc5
position-no-step = « { $key } » de cette position : ce jeu n’a pas d’étape { $slug }.
# en: d50173b5
position-not-number = « { $key } » de cette position : { $given } n’est pas un nombre entier de { $least } à { $most }.
# en: cc07c3e0
position-not-dice = « random » de cette position : { $given } ne se compose pas de 64 chiffres hexadécimaux, d’un point et du nombre de tirages.
# en: 8a12d4b9
position-not-flag = « { $key } » de cette position : { $given } n’est ni true ni false.
# en: 8325a071
position-not-line = « { $key } » de cette position : { $given } n’est pas un texte de { $most } caractères au plus.
# en: 14d5edf2
position-not-list = « { $key } » de cette position : { $given } n’est pas une liste de { $most } éléments au plus.
# en: 0
# en: 2afc81c0
position-card-twice = Dans cette position, « { $card } » se trouve à deux endroits.
# en: 0
# en: f6e4af53
position-never-card-missing = il manque une carte.
# en: 0
# en: b5bd1c26
position-never-card-twice = cette carte est à plusieurs endroits : { $card }.
# en: cbde4ef9
position-not-map = « { $key } » de cette position : { $given } n’est pas une table de noms, chacun avec une valeur.
# en: b17af61e
error-position-stuck = Cette position est impossible : la partie n’est pas finie et personne n’a rien à décider, ou elle est finie et quelqu’un doit encore décider.
# en: 0656937b
error-position-sealed = « sealed » contient une réponse qui ne correspond à aucune des questions secrètes de cette position.
# en: c32cb3a0
error-not-on-offer = Ce choix ne figure pas parmi les vôtres pour l’instant.
# en: 85699476
error-used-up = Il ne reste rien pour ce choix : les précédents ont tout utilisé.
# en: d353e22c
error-two-questions = Ces options répondent à des questions différentes ; répondez à une question à la fois.
# en: d02243c8
file-toml-value = il n’y a pas ici de valeur TOML valide ; un texte se met entre guillemets droits.
# en: 1971419a
file-toml-date = cette date ou cette heure n’existe pas.
# en: 8307f02a
file-toml-string = un guillemet ouvre ici un texte, et rien ne le referme.
# en: aa6a192a
file-toml-character = il y a ici un caractère qui n’est pas admis à cette place.
# en: 502acd21
file-toml-escape = une barre oblique inverse annonce dans ce texte un code que TOML ne connaît pas ; doublez-la pour en écrire une.
# en: 5bbb88b2
file-toml-list = un crochet ouvre ici une liste, et rien ne la referme.
# en: e1a9fe71
file-toml-inline-table = une accolade ouvre ici une table, et rien ne la referme.
# en: e7748532
file-toml-twice = cette clé figure deux fois dans le fichier, ou a déjà servi à autre chose.
# en: 1228aa22
file-toml-equals = il manque un « = » après une clé.
# en: eecbc58b
file-toml-header = il manque un crochet après le nom d’une table.
# en: 27ab3d8a
file-toml-line-end = quelque chose suit ici un élément complet ; passez à la ligne.
# en: 3c0d52af
file-toml-key = aucune clé TOML ne commence ainsi.
# en: 0c7f4154
file-toml-other = ce n’est pas du TOML valide.
# en: 635b0dd4
file-shape-characters = le fichier dépasse { $most } caractères.
# en: 494cdce3
file-shape-lines = le fichier dépasse { $most } lignes.
# en: cee46838
file-shape-line-length = cette ligne dépasse { $most } caractères.
# en: 62affe7b
file-shape-tables = c’est une table de trop : le fichier peut en avoir { $most } au plus.
# en: 1abadf6c
file-shape-keys = c’est une clé de trop : le fichier peut en avoir { $most } au plus.
# en: 46e5aadc
file-shape-key-depth = cette clé a plus de { $most } parties séparées par des points.
# en: e522e4da
file-shape-key-length = cette clé dépasse { $most } caractères.
# en: 5cc5e03d
file-shape-depth = plus de { $most } crochets ou accolades sont imbriqués ici.
# en: 15b13054
file-shape-items = une liste a plus de { $most } éléments ici.

## En quoi une partie enregistrée se rejoue autrement qu'elle n'a été jouée

# en: 239a5582
difference-refused = Le choix { $number } ({ $seat }, { $step }) est maintenant refusé : { $reason }
# en: 3b0b2a71
difference-damaged = Les données de la partie sont illisibles.
# en: b4218f26
difference-draws = Les tirages du choix { $number } ({ $seat }, { $step }) ne correspondent plus à l’enregistrement.
# en: 1a489c75
difference-options = Après le choix { $number } ({ $seat }, { $step }), le nombre de réponses permises est { $now } ; il était { $then }.
# en: 94214c74
difference-seen = Après le choix { $number } ({ $seat }, { $step }), les questions ou ce que quelqu’un voit de la table ne correspondent plus à l’enregistrement.
# en: 55d115e6
difference-beginning = La partie ne se lance plus : { $reason }
# en: 84bed732
difference-met = Le choix { $number } a fait passer la partie à ses dernières règles. Après ce choix, les questions, les tirages ou ce que quelqu’un voit de la table ne correspondent plus à l’enregistrement.
# en: 9a36edb5
difference-failed = Le choix { $number } ne peut plus se jouer.
# en: f81555a8
difference-draws-all = Chaque choix est permis, mais les dés ne correspondent pas à l’enregistrement.
# en: bcb09d20
recheck-same = Se rejoue à l’identique.
# en: 43d0efef
check-finding =
    { $title }, table { $table }, règles { $version }, { $count ->
        [one] { $count } choix
       *[other] { $count } choix
    } : { $fate }
# en: d20647a6
check-untouched = continue sans changement.
# en: 74dee7a0
check-new-rules = continue avec les nouvelles règles depuis sa dernière position réglée, après le choix { $settled }. { $difference }
# en: 76e505e2
check-kept = ne s’accorde pas avec les nouvelles règles ; seul son enregistrement est conservé. { $difference }
# en: 1975e789
check-unknown = son jeu n’est pas installé.
