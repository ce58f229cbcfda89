### Noms des puissances, des villes, des provinces, des événements et des puissances étrangères.

# en: a6070d38
seat-navarre = Navarre
    .mark = N
    .role = Navarre · commence à Pampelune, en vert ; héros : Charles le Mauvais
    .debut = La Navarre
    .article = la Navarre
    .de = de la Navarre
    .a = à la Navarre
    .gender = feminine
# en: b559bd3b
seat-france = France
    .mark = F
    .role = France · commence à Bourges, en bleu ; héroïne : Jeanne d’Arc
    .debut = La France
    .article = la France
    .de = de la France
    .a = à la France
    .gender = feminine
# en: f380f62c
seat-angleterre = Angleterre
    .mark = A
    .role = Angleterre · commence à Calais, en rouge ; héros : le Prince Noir
    .debut = L’Angleterre
    .article = l’Angleterre
    .de = de l’Angleterre
    .a = à l’Angleterre
    .gender = feminine
# en: 22749050
seat-bretagne = Bretagne
    .mark = B
    .role = Bretagne · commence à Brest, en blanc ; héros : Bertrand du Guesclin
    .debut = La Bretagne
    .article = la Bretagne
    .de = de la Bretagne
    .a = à la Bretagne
    .gender = feminine
# en: db6c14d0
seat-bourgogne = Bourgogne
    .mark = U
    .role = Bourgogne · commence à Besançon, en noir ; héros : Jean sans Peur
    .debut = La Bourgogne
    .article = la Bourgogne
    .de = de la Bourgogne
    .a = à la Bourgogne
    .gender = feminine
# en: 387d9794
seat-flandres = Flandre
    .mark = L
    .role = Flandre · commence dans deux villes de Flandre, en jaune ; héros : Jacob van Artevelde
    .debut = La Flandre
    .article = la Flandre
    .de = de la Flandre
    .a = à la Flandre
    .gender = feminine
# en: c7a22f05
hero-navarre = Charles le Mauvais
# en: c95b2d65
hero-france = Jeanne d’Arc
    .gender = feminine
# en: 5c3846ef
hero-angleterre = Prince Noir
    .debut = Le Prince Noir
    .article = le Prince Noir
# en: 790b850c
hero-bretagne = Bertrand du Guesclin
# en: 4b61ffa1
hero-bourgogne = Jean sans Peur
# en: f2a16f7d
hero-flandres = Jacob van Artevelde
# en: d6596734
city-bruges = Bruges
# en: cf5a109f
city-gand = Gand
# en: b1a77250
city-bruxelles = Bruxelles
# en: 2d2353ad
city-calais = Calais
# en: 09000b6b
city-arras = Arras
# en: 90e6a0e0
city-amiens = Amiens
# en: d69dd7d5
city-rouen = Rouen
# en: c9da4726
city-caen = Caen
# en: 8c83a4d5
city-cherbourg = Cherbourg
# en: 3a0627ed
city-paris = Paris
# en: 052f304f
city-compiegne = Compiègne
# en: 892104a9
city-melun = Melun
# en: 0e1d6522
city-reims = Reims
# en: faa88402
city-troyes = Troyes
# en: b248b52d
city-metz = Metz
# en: 58ad494c
city-nancy = Nancy
# en: 1a1ce052
city-brest = Brest
# en: 58b65d62
city-rennes = Rennes
# en: e801491b
city-nantes = Nantes
# en: fc775b5a
city-le-mans = Le Mans
    .de = du Mans
    .a = au Mans
# en: a4371dd3
city-angers = Angers
# en: 7562250f
city-saumur = Saumur
# en: de24c9ae
city-tours = Tours
# en: f45a167e
city-chinon = Chinon
# en: 18304abb
city-orleans = Orléans
# en: 58cbf5e0
city-chartres = Chartres
# en: 5c366b70
city-bourges = Bourges
# en: 429268f3
city-nevers = Nevers
# en: bc21b2e4
city-dijon = Dijon
# en: 9cce2539
city-macon = Mâcon
# en: a3e4be5f
city-auxerre = Auxerre
# en: f1e95a66
city-besancon = Besançon
# en: b865a5e7
city-moulins = Moulins
# en: 9a1d44ce
city-poitiers = Poitiers
# en: 010a31f1
city-la-rochelle = La Rochelle
# en: 37a05503
city-saintes = Saintes
# en: 91b3038e
city-angouleme = Angoulême
# en: 6b246d25
city-limoges = Limoges
# en: 3cf0b445
city-perigueux = Périgueux
# en: 170ba665
city-clermont = Clermont
# en: 8c1364d3
city-le-puy = Le Puy
    .de = du Puy
    .a = au Puy
# en: 5c05ba3a
city-lyon = Lyon
# en: b3c7b3aa
city-grenoble = Grenoble
# en: 7079d3f1
city-valence = Valence
# en: 325a3ac8
city-aix = Aix
# en: d2e2de0b
city-marseille = Marseille
# en: 64dd5887
city-avignon = Avignon
# en: 28b65149
city-montpellier = Montpellier
# en: 12a85ef2
city-carcassonne = Carcassonne
# en: 617cfc87
city-narbonne = Narbonne
# en: d652cb64
city-toulouse = Toulouse
# en: ea34ca2a
city-bordeaux = Bordeaux
# en: f1ea277d
city-agen = Agen
# en: 6c9bb232
city-bayonne = Bayonne
# en: 0ef843f2
city-mont-de-marsan = Mont-de-Marsan
# en: 95592781
city-orthez = Orthez
# en: 3abe8408
city-foix = Foix
# en: 3770d193
city-cahors = Cahors
# en: 5b6bdc83
city-rodez = Rodez
# en: 20c0aa2a
city-pampelune = Pampelune
# en: e62d092e
province-flandres = Flandre
    .debut = La Flandre
    .article = la Flandre
    .at = en Flandre
# en: 6582fdd9
province-brabant = Brabant
    .debut = Le Brabant
    .article = le Brabant
    .at = en Brabant
# en: 7a72ab20
province-artois = Artois
    .debut = L’Artois
    .article = l’Artois
    .at = en Artois
# en: e8a2da69
province-calaisis = Calaisis
    .debut = Le Calaisis
    .article = le Calaisis
    .at = dans le Calaisis
# en: e7ebdedc
province-picardie = Picardie
    .debut = La Picardie
    .article = la Picardie
    .at = en Picardie
# en: 1572f776
province-normandie = Normandie
    .debut = La Normandie
    .article = la Normandie
    .at = en Normandie
# en: b9b7950b
province-roumois = Roumois
    .debut = Le Roumois
    .article = le Roumois
    .at = dans le Roumois
# en: 5a99b902
province-ile-de-france = Île-de-France
    .debut = L’Île-de-France
    .article = l’Île-de-France
    .at = en Île-de-France
# en: 44cc10b4
province-champagne = Champagne
    .debut = La Champagne
    .article = la Champagne
    .at = en Champagne
# en: 7fd2075c
province-lorraine = Marche d’Empire
    .debut = La Marche d’Empire
    .article = la Marche d’Empire
    .at = dans la Marche d’Empire
# en: 7e190920
province-bretagne = Bretagne
    .debut = La Bretagne
    .article = la Bretagne
    .at = en Bretagne
# en: bc1457d6
province-maine = Maine
    .debut = Le Maine
    .article = le Maine
    .at = dans le Maine
# en: 8e18a3d9
province-anjou = Anjou
    .debut = L’Anjou
    .article = l’Anjou
    .at = en Anjou
# en: 0f81ede5
province-touraine = Touraine
    .debut = La Touraine
    .article = la Touraine
    .at = en Touraine
# en: 487ed906
province-beauce = Beauce
    .debut = La Beauce
    .article = la Beauce
    .at = en Beauce
# en: 1ee581fb
province-orleanais = Orléanais
    .debut = L’Orléanais
    .article = l’Orléanais
    .at = dans l’Orléanais
# en: 7a8d0798
province-berry = Berry
    .debut = Le Berry
    .article = le Berry
    .at = dans le Berry
# en: 95cd6580
province-nivernais = Nivernais
    .debut = Le Nivernais
    .article = le Nivernais
    .at = dans le Nivernais
# en: 9431bc4c
province-bourgogne = Bourgogne
    .debut = La Bourgogne
    .article = la Bourgogne
    .at = en Bourgogne
# en: 12d41804
province-bourbonnais = Bourbonnais
    .debut = Le Bourbonnais
    .article = le Bourbonnais
    .at = dans le Bourbonnais
# en: b9868c37
province-poitou = Poitou
    .debut = Le Poitou
    .article = le Poitou
    .at = en Poitou
# en: 04b6a205
province-saintonge = Saintonge
    .debut = La Saintonge
    .article = la Saintonge
    .at = en Saintonge
# en: 6cd431c6
province-limousin = Limousin
    .debut = Le Limousin
    .article = le Limousin
    .at = en Limousin
# en: 959b1592
province-perigord = Périgord
    .debut = Le Périgord
    .article = le Périgord
    .at = en Périgord
# en: 59425ca1
province-auvergne = Auvergne
    .debut = L’Auvergne
    .article = l’Auvergne
    .at = en Auvergne
# en: ce8daaf9
province-lyonnais = Lyonnais
    .debut = Le Lyonnais
    .article = le Lyonnais
    .at = dans le Lyonnais
# en: 3eaa6979
province-dauphine = Dauphiné
    .debut = Le Dauphiné
    .article = le Dauphiné
    .at = dans le Dauphiné
# en: 161d67a4
province-provence = Provence
    .debut = La Provence
    .article = la Provence
    .at = en Provence
# en: a536e9ab
province-languedoc = Languedoc
    .debut = Le Languedoc
    .article = le Languedoc
    .at = en Languedoc
# en: 010c7d63
province-toulousain = Toulousain
    .debut = Le Toulousain
    .article = le Toulousain
    .at = dans le Toulousain
# en: d3ba8637
province-guyenne = Guyenne
    .debut = La Guyenne
    .article = la Guyenne
    .at = en Guyenne
# en: b858c435
province-gascogne = Gascogne
    .debut = La Gascogne
    .article = la Gascogne
    .at = en Gascogne
# en: 42d73255
province-bearn = Béarn
    .debut = Le Béarn
    .article = le Béarn
    .at = en Béarn
# en: 3e42e6a5
province-foix-bearn = Foix
    .debut = Le pays de Foix
    .article = le pays de Foix
    .at = dans le pays de Foix
# en: b1b5e325
province-rouergue = Rouergue
    .debut = Le Rouergue
    .article = le Rouergue
    .at = dans le Rouergue
# en: 366479ad
province-quercy-rouergue = Quercy
    .debut = Le Quercy
    .article = le Quercy
    .at = dans le Quercy
# en: 4494b05d
province-navarre = Navarre
    .debut = La Navarre
    .article = la Navarre
    .at = en Navarre
# en: 8ace0196
counter-revolt = Révolte
    .article = la Révolte
# en: 4507351c
counter-companies = Grandes Compagnies
    .article = les Grandes Compagnies
# en: 9103c1bf
counter-plague = Peste noire
    .article = la Peste noire
# en: 2002addc
counter-bad-weather = Mauvais temps
    .article = le Mauvais temps
# en: e3cd6551
counter-long-range-attack = Attaque à distance
    .article = l’Attaque à distance
# en: 260cf736
counter-treaty = Traité
    .article = le Traité
# en: da8b1486
counter-truce = Trêve
    .article = la Trêve
# en: e9bafc76
counter-confiscation = Confiscation
    .article = la Confiscation
# en: c9fd5bfa
counter-papal-intervention = Intervention du pape
    .article = l’Intervention du pape
# en: d7dbd20a
counter-sea-battle = Bataille navale
    .article = la Bataille navale
# en: bec6885f
counter-field-battle = Bataille rangée
    .article = la Bataille rangée
# en: 02940a41
foreigner-castile = Castille
    .debut = La Castille
    .article = la Castille
    .gender = feminine
# en: 61c61918
foreigner-aragon = Aragon
    .debut = L’Aragon
    .article = l’Aragon
    .gender = masculine
# en: cdc4b716
foreigner-savoy = Savoie
    .debut = La Savoie
    .article = la Savoie
    .gender = feminine
# en: 7b669d41
foreigner-empire = Empire
    .debut = L’Empire
    .article = l’Empire
    .gender = masculine
# en: c5215252
foreigner-hainaut = Hainaut
    .debut = Le Hainaut
    .article = le Hainaut
    .gender = masculine
# en: d1c1d6b0
foreigner-fleet = Flotte génoise
    .debut = La flotte génoise
    .article = la flotte génoise
    .gender = feminine
# en: 2df81a44
luck-unit = points
