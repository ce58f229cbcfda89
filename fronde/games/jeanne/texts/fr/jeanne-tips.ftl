### Jeanne d'Arc 1429 : un conseil pour chaque question d'un premier tour.

# en: 364d7695
coach-choose-start = Une province ne rapporte des points que si vous en tenez toutes les villes. Commencez là où vous pourrez bientôt en compléter une.
# en: 7d1d6b85
coach-place-third = Prenez une ville d’une province où vous en avez déjà une, ou une ville dont un rival a besoin pour une province entière.
# en: 348b736b
coach-vote = La guerre apporte six cartes et autant d’attaques qu’elles en permettent ; la paix, quatre cartes et une attaque. Si vous avez beaucoup à perdre, votez pour la paix.
# en: 45a26245
coach-buy = L’argent achète des cartes, à 2 louis d’or, et des ouvrages qui durent. Un château dans une ville entre deux rivaux est rarement une erreur.
# en: 7d070373
coach-expand = Les villes libres ne coûtent rien. Complétez une province si vous pouvez : elle rapporte des points à chaque manche.
# en: 2c886770
coach-fight = Une attaque demande deux cartes jaunes qui n’ont pas gagné de bataille pendant cette manche. Cherchez des villes sans ouvrages, et gardez des cartes pour vous défendre.
# en: 5a6d132d
coach-attack-cards = Il vous faut un total plus élevé que celui de la ville. Les cartes qui perdent sont défaussées ; celles qui gagnent ne peuvent plus que défendre jusqu’à la fin de la manche.
# en: 2c7fc4c7
coach-defence-cards = Les ouvrages de la ville comptent pour vous. Avec un château, une petite carte suffit souvent.
# en: 84ae3225
coach-battle-influence = L’influence se dépense, que vous gagniez ou non. Gardez-la pour les villes qui complètent une province.
# en: 7d8146bb
coach-battle-support = Une carte rouge peut renverser la bataille, mais ne sert qu’une fois.
# en: 88017882
coach-play-sign = Un Signe de Dieu double une carte que vous avez jouée. Regardez si cela décide à qui va la ville.
# en: f20d3f80
coach-play-retreat = Une Retraite reprend une carte que vous perdriez, ou une carte qui a gagné et ne pourrait plus que défendre.
# en: 65cc0924
coach-revolt = Choisissez une ville de la puissance rivale qui mène. Les ouvrages protègent d’une révolte.
# en: bbc1ba03
coach-duel-card = Seule la carte du perdant est perdue. Jouez une carte élevée si elle a de bonnes chances de gagner.
# en: dd8da375
coach-duel-influence = L’influence se dépense ici, que vous gagniez ou non.
# en: 7dd93132
coach-order-events = Le premier événement peut changer ce que fait le second.
