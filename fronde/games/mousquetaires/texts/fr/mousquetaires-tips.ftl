### Mousquetaires du Roy : un conseil pour chaque question du premier tour.

# en: 64c00778
coach-act = Vous avez trois actions, dans l’ordre de votre choix : vous déplacer, piocher, acheter, ou tenter une épreuve ou un duel s’il y en a. Concertez-vous : tous les mousquetaires gagnent ou perdent ensemble.
# en: af612dd0
coach-obey = Cette action est gratuite. Faites celle que vous alliez faire ensuite.
# en: 09a0aa20
coach-play-cards = Votre talent, son amélioration et les cartes de ce talent doivent atteindre le niveau. Sinon, vous perdez les cartes et l’action : jouez ce qui manque, ou revenez plus tard.
# en: 33cfce39
coach-fight = Chaque carte Combat ajoute un dé et se défausse après le duel. Contre un adversaire qui n’a qu’un point de vie, quelques dés suffisent souvent.
# en: 2f5bfdf2
coach-add-epic = Un jeton Épopée ajoute un dé. Il en vaut la peine quand une blessure mettrait fin à votre tour.
# en: b5b73b42
coach-choose-destination = Vous choisissez en secret où aller. Préférez un lieu où les mousquetaires doivent venir de toute façon.
# en: d754be8b
coach-treachery = Si vous piochez, vous pourrez jouer la carte au pire moment pour les mousquetaires. Si vous en jouez une, son effet est immédiat.
# en: 9f820fcb
coach-first-paris = Commencez par une carte qui demande un talent où ces mousquetaires sont faibles.
# en: 1de09ba9
coach-take-paris = Vous pourrez jouer cette carte à Paris lors d’une autre manche, quand les mousquetaires auront presque accompli la mission en cours.
# en: a8c4d7c5
coach-place-paris = Une nouvelle carte efface tout ce qui est fait sur l’ancienne. Le meilleur moment : quand les mousquetaires l’ont presque accomplie.
# en: 795f2617
coach-post = Répartissez votre force : un adversaire redoutable là où les mousquetaires doivent gagner, un piège là où ils se croient à l’abri.
# en: fe7a176a
coach-lay-tokens = C’est au bout d’un chemin qu’un adversaire coûte le plus aux mousquetaires. Les leurres entretiennent le doute.
# en: b5e49082
coach-reveal = Si vous vous montrez, vous profitez du lieu, mais les mousquetaires savent où vous êtes.
# en: 3ef57bc9
coach-name-musketeer = Choisissez un mousquetaire qui est près du but.
# en: 1340e070
coach-pay-card = Défaussez une carte du talent dont vous avez le moins besoin.
