### Frondeurs et Frondeuses: the rules in our own words, for /rules.
### `rule-6-43` is the passage on 6.43. `.also`: further numbers it answers to. `.words`: what people may look it up by.
### Numbers such as (R43) are rulings; RULES.md beside the game's code gives the reasons.

rules-noise = a an and are at be but by can do does for from has have how i if in into is it its may me must my of on one only or rule rules s that the their then there this to up was what when where which who whose why will with you your

## 1 Overview

rule-1-22 = France, 1648 to 1653. Each Faction starts with three cubes on its own Person and spreads over a web of Persons and Institutions. In your Turn you draw, then play one card: an Action Card places, removes or moves cubes, a Season Card concerns everybody and moves the clock. One cube in a Space is Influence, and scores it. Three, or the number printed, are Control: safe from most removals, and it wins the Crowns, Coins and Musketeers lying there. You place where you stand or next door; dashed lines, arrows and icons cost a cube more. Political Points count at mid-game and at the end, Military Points at the end. The highest total wins. Look further by number (6.43) or word (king, dashed line).
    .title = How to play
    .also = 1.0 1.1 1.2 1.23
    .words = overview start begin beginner learn summary introduction basics help goal win play game
rule-1-21 = Four Factions are always on the board: Condéean (black ♠), Cabalist (blue ♥), Retzist (red ♣) and Mazarinist (yellow ♦). Four players run one each. With two, one has the Mazarinist, the other the Cabalist, and each runs a second Faction; with three, one Faction is a Dummy (5.3, 5.4).
    .title = Players and Factions
    .words = faction side colour colours players two three four
rule-1-3 = 90 Action Cards, 21 Season Cards, 100 cubes for each Faction, 10 Crowns, 31 Coins of which 15 are dealt, four Musketeers, four pairs of Arrest Tokens, the King’s Pawn, the Army Commander and the Season Marker.
    .title = What is in the box
    .words = components pieces count cards tokens
rule-1-4 = Active Player: whose Turn it is. Supply: your cubes off the board. Discard Row: Action Cards played since the last Season Card was drawn. Turn: one player’s; Season: all Turns until the marker moves. Place: from the Supply to a Space. Remove: back to its owner’s Supply. Exchange: rival cubes replaced by as many of yours.
    .title = Words with a fixed meaning
    .words = terms glossary definition supply discard row season active player
rule-1-53 = How far you carry an Action you declared is up to you, down to some portion of it. What a Season Card demands must be done as far as it goes, even where it hurts. What a card says goes before what the rules say; things happen in the order the card gives.
    .title = How much must be done
    .also = 1.5 1.51 1.52 1.54 1.56
    .words = must forced optional stop portion fewer
rule-1-55 = Where order matters the Active Player comes first, the others follow in Turn order. Season Cards that take cubes from everybody ask all players at once, since nobody’s payment touches another’s (R107).
    .title = Who goes first
    .words = precedence order sequence simultaneous at once
rule-1-57 = Where something is decided by who has most, a tie means that nothing happens: a battle with two best scores has no winner (R57). Tied scores are only tied scores; for the final ranking see 8.24.
    .title = Ties
    .words = tie tied draw equal
rule-1-62 = One cube makes a Space yours: you have Influence. You may place there and next door, and you score the Space. Cubes of two colours never stand in one Space.
    .title = Influence
    .also = 1.6 1.61
    .words = influence own hold possess
rule-1-63 = Three of your cubes in a Space are Control, unless a number is printed there: then that many. Where the sign of infinity stands (Gaston, Innocent X, the Vagabonds) nobody has Control (R22), nor ever on another’s Avatar. Control is lost with the cube that made it.
    .title = Control
    .also = 6.42 2.54
    .words = control numeral infinity three number needed
rule-1-64 = An Action Card removes nothing from a Space another player Controls unless it says so, and no Move can enter it (R80). No shield against Season Cards, the affiliate cube, Athos and Aramis, the King’s Progress, or an exchange by Spanish Gold or Exile (for one cube more).
    .title = What Control protects from
    .words = safe immune protected control removal attack defend

## 2 The board

rule-2-22 = Four-sided Spaces are Institutions, all others Persons; cards tell them apart. The Spanish Gold and Exile boxes and the Season Track are no Spaces.
    .title = Spaces: Persons and Institutions
    .also = 2.0 2.1 2.11 2.12 2.13 2.2 2.21
    .words = space shape round square person institution box
rule-2-23 = Green border: Provinces and their Governors. Blue: towns. Purple: government. Yellow: the four Frontier Zones. Orange background: Fortresses and Maréchals, whose Military Points decide battles (8.31). Solid blue: the Musketeers. A card may name Persons, Institutions, purple, or green and blue together.
    .title = Classes and borders
    .also = 2.25 2.26
    .words = class border colour green blue purple yellow orange fortress governor province town government marechal background
rule-2-3 = Your Avatar is your home: Condé, the duchesse de Longueville, Retz or Mazarin. It is an ordinary Person worth no PP, but no other Faction ever Controls it, whatever its cubes there; rival cubes on it are never immune to removal (R56). Control of your own Avatar gives you the affiliate cube (2.46).
    .title = Avatars
    .words = avatar home start conde retz mazarin duchess longueville
rule-2-42 = Solid line: next door, free. Dashed line: next door, and a cube placed into an empty Space costs one more, discarded to your Supply. Arrow: as dashed, and in its direction only. Lines that cross on a bridge do not meet. Into a Space already yours nothing is ever paid (R44).
    .title = Lines
    .also = 2.4 2.41 2.44
    .words = connector solid dashed arrow line lines overpass bridge cross connection
rule-2-43 = A Lovers’ Lane joins a woman and a man. From her to him it is a solid line; from him to her a dashed one, for one cube more while her Space is empty. So Rochefoucauld is reached from La Longueville for nothing, and she from him for a cube.
    .title = Lovers’ Lanes
    .also = 2.431
    .words = lovers lane heart love woman man cupid
rule-2-45 = Maréchal, Musketeer, Spanish and Huguenot icons: every two Spaces with the same icon are Adjacent as by a dashed line, anywhere on the board. Where a line joins them too, the cheaper way counts.
    .title = Peer icons
    .words = peer icon marechal huguenot spanish musketeer marshal symbol
rule-2-454 = Three icons lead one way, from a Person to an Institution, for one cube more: the Army Commander’s to every Frontier Zone, that of five Persons to the Surintendant des finances, a key to the Fortress with a key of its colour. They never join Person to Person, nor lead back.
    .title = Icons with an arrow: commander, Surintendants, keys
    .also = 2.451 2.452 2.453
    .words = arrowed peer surintendant finances key keys fortress colour commander
rule-2-46 = Once in your own Turn, between any two steps of it, place or remove one cube at a Space with your shield, your Avatar among them; no Adjacency needed, a removal even where a rival has Control. You must Control your Avatar (R40, R41); its being Under Arrest does not matter (R42). No cube is placed beside a rival’s or Under Arrest.
    .title = The affiliate cube
    .also = 2.461 2.462 5.22xi
    .words = affiliate affiliated shield once bonus avatar
rule-2-52 = Political Points (PP) stand left of a Space, Military Points (MP) right of it. Influence is enough to score them. Crowns and Coins above a Space wait for the first to Control it.
    .title = Values and rewards on the board
    .also = 2.5 2.51
    .words = value points pp mp political military fleur flag icon score
rule-2-53 = Parlement de Paris, Conseil en haut and Arrêt d’Union (PP) and Erzhog Leopold (MP) show two numbers: the lower counts with Influence, the higher with Control.
    .title = Spaces with two values
    .words = dual double value parlement conseil arret erzhog
rule-2-62 = The marker starts in Spring 1648. It does not move when a round is over but at the end of a Turn in which a Season Card was played, one box for each. From Summer 1652 on the game may end (5.12).
    .title = The Season Track
    .also = 2.6 2.61 2.63 2.64 2.65
    .words = season track marker time clock box date

## 3 Parts

rule-3-12 = A hundred cubes a Faction, on the board, in the Gold or Exile box and in the Supply together: a hard limit. What the Supply does not hold cannot be placed.
    .title = Cubes
    .also = 3.0 3.1 3.11
    .words = cube cubes hundred limit supply
rule-3-21 = Action Cards are held in hand and played one a Turn. Season Cards come when four Action Cards lie in the Discard Row. Every card is played once. Aide Mémoire cards are reminders without effect.
    .title = Cards
    .also = 3.2 3.22 3.23 3.24 6.15
    .words = card cards deck aide memoire
rule-3-31 = Crowns and Coins are rewards, each used once. The four Musketeers are used and go back to their Spaces. The King’s Pawn can clear a part of the board and is worth ten points at the end. The rest are markers.
    .title = Tokens
    .also = 3.3 3.32 3.33 3.34
    .words = token tokens crown coin musketeer king marker

## 4 Preparing for play

rule-4-12 = Rewards and Musketeers lie at their icons, Coins face down and random. Rantzau (in the Bastille), Beaufort (in Vincennes) and Guise (in Spain) are Under Arrest, Condé commands the army, the Mazarinist has the King (R8). Three cubes stand on every Avatar. Then, in the order Mazarinist, Retzist, Cabalist, Condéean, three rounds of two cubes and one of one, by all rules of placing, connections paid out of them; you may pass (R7). Tokens won now serve from your first Turn on. One Action Card each is dealt.
    .title = Set-up
    .also = 4.0 4.1 4.11
    .words = setup set-up start opening prepare begin seven ten cubes
rule-4-21 = All four Factions are set up, in the usual order. Two players: Mazarinist and Condéean against Cabalist and Retzist. Three: the third player sets up Retzist and Condéean; the Condéean is then the Dummy, its cards open.
    .title = Set-up for two or three
    .also = 4.2 4.22
    .words = two three players setup dummy

## 5 The Turn

rule-5-12 = When the marker has entered Summer 1652, Fall 1652 or Winter 1652/53, the next Turn begins with a die: 1, 1–2 or 1–3 ends the game at once; in Spring 1653 it always ends (R5, R6). It ends too when neither deck can supply a card that is due (R53).
    .title = The end of the game
    .also = 8.11 5.22i
    .words = end game over die roll last final check
rule-5-13 = Condéean, Cabalist, Retzist, Mazarinist, for ever; a new Season does not change it. Set-up goes the other way round.
    .title = Turn order
    .also = 5.0 5.1 5.11 5.22xiii
    .words = order turn next player sequence
rule-5-14 = Battle and campaign cards compare Military Points at orange Spaces; nothing is kept. The Faction Swap card scores Political Points, kept for the end. At the end Political and Military Points are scored.
    .title = When points count
    .also = 8.12
    .words = scoring score points midgame when
rule-5-22 = 1 The end-of-game die, where due. 2 Draw up to your hand limit; a Season Card is drawn when four Action Cards lie in the row. 3 Play one card, with a Crown or Coin beside it if you like; a Season Card in hand must be played. 4 Declare one of the card’s two Actions and carry it out. 5 Control won takes the tokens there. In between: the affiliate cube, a Musketeer, the King’s Progress, prisoners, Gold or Exile. 6 End the Turn; the Season Marker moves for every Season Card played.
    .title = A Turn, step by step
    .also = 5.2 5.21 5.22xii
    .words = turn steps sequence phase do now
rule-5-22-x = In anybody’s Turn, between two steps, the holder of a Musketeer may use it for its effect: one a player a Turn, Porthos beside another apart (R90), never one won this Turn. Nobody waits for it. To cancel a Season Card with one is no such use (R109, R143).
    .title = When a Musketeer may be used
    .words = musketeer any time turn once timing interrupt
rule-5-31 = Two players: Mazarinist with Condéean against Cabalist with Retzist, each Faction’s Turn, hand and tokens apart. At the Faction Swap the second Factions change hands: the Cabalist runs the Condéeans from then on, the Mazarinist the Retzists. Nothing else changes. Scoring: 8.42.
    .title = Two players
    .also = 5.3 5.32 5.33
    .words = two players secondary primary swap faction
rule-5-41 = One Faction is a Dummy: the Condéeans, after the Faction Swap the Retzists. It takes its Turn with open cards, run by Retzist, Mazarinist, Cabalist players in rotation; whoever ran it last also decides for it out of Turn (R150). Its play never removes its own cubes (R151); before its Turn ends it must use its affiliate cube and add to its Gold box where it can (R170). Scoring: 8.43.
    .title = Three players and the Dummy
    .also = 5.4 5.42 5.43 5.44
    .words = three players dummy open cards

## 6.1 to 6.3 Cards

rule-6-11 = At the start of your Turn you draw up to two cards and one for every Crown you hold (R9); the card a Crown brought counts (R100). Where a Season Card is due it is one of those drawn, and drawn even over a full hand (R86).
    .title = Drawing cards
    .also = 6.0 6.1 5.22ii
    .words = draw hand limit size cards
rule-6-12 = Hands are secret. That somebody holds a Season Card is not; which one, is (R102). A Coin’s value is known to nobody until it is won, then to all (R101).
    .title = What is secret
    .words = hidden secret open concealed season hand coin value
rule-6-14 = You play one card, two with a Crown. Any order, but each is finished before the next begins.
    .title = Playing cards
    .words = play card second several order
rule-6-16 = No Action Card left: a Season Card is drawn in its place. Neither left: the game ends (R53). A Crown won then brings no card (R115).
    .title = When a deck runs out
    .words = empty deck exhausted run out
rule-6-21 = An Action Card offers two Actions; declare one before doing anything. Of an Action you declare some portion must be done, so one of which nothing can be done cannot be declared. A Coin’s cubes are no portion of it (R117).
    .title = Two Actions on a card
    .also = 6.2 6.22 5.22iv
    .words = action option declare choose two
rule-6-24 = Place up to two, THEN remove one: placing comes first. You may stop placing early, even at none where something can be removed. The Space to remove from must be next to one you then hold, or your own, of the card’s class, and not Controlled by a rival (R32, R87).
    .title = Place, then remove
    .also = 6.23 6.55 9.15
    .words = hybrid then place remove order
rule-6-31 = Action Cards played or forfeited lie in the Discard Row. When four or more lie there at the start of your Turn, one card you draw is the top Season Card, and the row is put out of the game. Season Cards never lie in the row.
    .title = When a Season Card comes
    .also = 6.3 6.13 5.22iii
    .words = season card discard row four draw
rule-6-32 = A Season Card in your hand has to be played this Turn. With a Crown you may play an Action Card before or after it; with a Coin, place its cubes before or after it.
    .title = A Season Card must be played
    .also = 6.33
    .words = season forced must crown coin
rule-6-34 = Its player may place two free cubes, all before or all after its effect: in any Spaces without rival cubes, Adjacent or not, no cost, both in one Space if you like; never Under Arrest or with an absent Musketeer (R49). Then the effect, as far as it goes; Control is no shield. At the end of the Turn the marker moves one box for each such card; one roll follows (R116). A Coin’s cubes follow the normal rules of placing (R50).
    .title = What every Season Card does
    .also = 9.21
    .words = season card free cubes two any space marker effect

## 6.4 Placing

rule-6-41 = Take up to the number of cubes the card shows from your Supply and place them one by one, in Spaces of the class the card names.
    .title = Placing cubes
    .also = 6.4 5.22v
    .words = place placing placement number cubes
rule-6-43 = You never place a cube in a Space that holds a rival’s. Remove his, move in with more, or exchange them by Spanish Gold or Exile.
    .title = Never beside a rival’s cube
    .words = rival opponent enemy occupied same space
rule-6-44 = A card’s cubes go where you already have cubes, or to an empty Space Adjacent to such a one, in both cases only of the class the card names. Adjacency may run from a Space outside the class. Never Under Arrest (7.21), never to a Musketeer whose token is away (7.52).
    .title = Where cubes may be placed
    .words = where place eligible qualified legal class target
rule-6-45 = Every cube placed counts at once: the next may go next door to it. A connection is paid once a Space, for the first cube into it; every new Space over a costly connection pays again.
    .title = Daisy-chaining
    .words = chain daisy further next connection again
rule-6-46 = One card puts at most two cubes in one Space, at the King’s Space too (R96). Outside the limit: Coins, the affiliate cube, Moves, cubes won in battle, exchanges, set-up (two a round), and what d’Artagnan adds (R45, R171).
    .title = Two cubes a Space
    .also = 6.47
    .words = limit two cubes space maximum most
rule-6-48 = Two Spaces are Adjacent when a line joins them with no Space between, or when they bear the same Peer icon, which counts as a dashed line. Arrows, drawn or by icon, count one way only. Nothing is Adjacent to a Space Under Arrest, by icon neither (R46).
    .title = Adjacent
    .words = adjacent adjacency next neighbour connected
rule-6-49 = Solid lines, and Lovers’ Lanes from the woman, are free. Every other way into an empty Space costs one cube more, discarded to your Supply and taken out of the cubes the card grants: two are used up for one standing (R43). Where there are several ways you pay for the cheapest. Your own Spaces cost nothing (R44).
    .title = What a connection costs
    .words = cost pay price discard extra cube more dashed connection
rule-6-4-10 = Cubes you cannot or do not place stay in the Supply. No penalty.
    .title = Cubes left over
    .also = 6.4.11
    .words = unable left over remainder supply
rule-6-4-12 = With no cube on the board you place a card’s cubes in any empty Spaces whatever its class, two a Space at most, at no cost; a Coin’s too (R111). Never Under Arrest or with an absent Musketeer (R83).
    .title = No cube on the board
    .words = none nothing wiped out eliminated return anywhere empty
rule-6-4-13 = Where no Action of your cards can be done, or none that places has anywhere to place, you may discard an Action Card for one cube in any empty Space, of any class, at no cost (R84). Never a Season Card. A prison you could open does not take this away (R114).
    .title = The last resort
    .also = 5.22viii
    .words = stuck blocked nothing possible discard last resort no placement
rule-6-4-14 = Your Supply is empty and no card of yours, the one in play included, can remove a cube: then you take up cubes of your own as you place, one at least. Back to where they stood is allowed, even outside the card’s class, and amounts to a pass (R85, R112, R113).
    .title = An empty Supply
    .words = empty supply no cubes lift pass

## 6.5 Removing

rule-6-51 = Take up to the number of cubes the card shows off the board, from one Space or several, of any colours, your own too. Each goes back to its owner’s Supply. This, with movement and exchanges, is the only way cubes leave a Space.
    .title = Removing cubes
    .also = 6.5 6.53 6.56 5.22vi
    .words = remove removal take off own several
rule-6-52 = A card that says anywhere reaches the whole board; otherwise the Space must be Adjacent to one of yours, or yours. It must be of the card’s class (R47). Costly connections cost nothing here.
    .title = Where cubes are removed
    .words = remove where anywhere adjacent location class
rule-6-54 = From a Space Controlled by a rival only a card with the mark for it removes. Season Cards strike their own Spaces, Controlled or not. You never remove your own last cube from the board, by whatever means (R106, R130); a rival may.
    .title = Control and the last cube: what cannot be removed
    .words = controlled last cube remove limit

## 6.6 Moving

rule-6-61 = Choose a Space, then up to four of your cubes that can get there; all are declared before any moves, and all end in that one Space. They may come from several Spaces, and Spaces may be left empty.
    .title = The Move
    .also = 6.6 6.62 6.65 6.66
    .words = move moving shift four destination
rule-6-63 = A connection that costs a cube when placing costs one of the cubes using it, whatever their number; a cube alone cannot pay and stays. Each costly way into the Space pays once; the fewest are used (R82, R118). Into or through your own Spaces nothing is paid (R54).
    .title = What a Move costs
    .words = move cost pay dashed connection
rule-6-64 = A moving cube may pass through Spaces of your own, one after the other. In an empty Space or a rival’s it stops. Nothing passes through a Space Under Arrest.
    .title = Passing through
    .words = move through pass far distance
rule-6-67 = A Move may end among a rival’s cubes if they are not in Control (R80) and more of yours arrive, connections paid, than stand there (R81). Their owner then sends them next door at no cost: to empty Spaces or his own, split as he likes, never against an arrow, Under Arrest, to an absent Musketeer, or by the way you came, line and icon between two Spaces being one way (R55, R110). With nowhere to go they return to his Supply.
    .title = Displacing a rival
    .words = displace displacement attack outnumber retreat drive out enter enemy
rule-6-68 = A Coin’s cubes come before or after the Move, never within it: they can strengthen a group first or the Space afterwards. Displaced cubes that gain Control of a Space win the tokens there.
    .title = Moves, Coins and tokens
    .words = move coin token displaced control win
rule-6-69 = For a Move the card’s class has to fit either the Space it ends in, or every Space it starts from (R88). Spaces passed through do not matter.
    .title = Moves and the card’s class
    .words = move class restriction target border
rule-6-6-10 = A Retzist Move for purple borders: two cubes from Caumartin, one from the Capuchins, one from Retz, all by solid lines, into the Parlement de Paris, where three Mazarinist cubes do not make Control (six would). Four outnumber three; the Mazarinist withdraws his to the Maîtres des requêtes. A Coin of two then makes six, and Control.
    .title = A Move, worked out
    .words = example move parlement

## 6.7 and 6.8 Bonus and rewards

rule-6-71 = Beside the card’s Action cubes come and go by Coins (6.84), the affiliate cube (2.46), a battle won (7.32), Musketeers (7.53), the King’s Progress (7.4) and Spanish Gold or Exile (7.6).
    .title = Further ways to place and remove
    .also = 6.7
    .words = bonus extra placement other
rule-6-81 = The first to Control a Space takes all Crowns and Coins there, however Control came about. Nothing won in a Turn can be used in it. Lost Control gives nothing back.
    .title = Winning Crowns and Coins
    .also = 6.8 5.22vii
    .words = reward token win crown coin control gain claim
rule-6-82 = One Crown or Coin for each card played, declared just before the card; none won this very Turn. A Crown goes with the first card, so a Coin goes with the second, or another Crown for a third (R48). Used tokens are out of the game.
    .title = Using Crowns and Coins
    .also = 6.86
    .words = use discard token crown coin one per card once
rule-6-84 = A Coin gives as many cubes as its value, one to four, all before or all after the card’s Action, as you declare with it. They keep to the card’s class and to all rules of placing, connections paid from among them, but not to the limit of two. With a Season Card any class will do.
    .title = Coins
    .also = 5.22ix
    .words = coin coins value cubes money before after
rule-6-85 = Each Crown you hold lets you hold one card more. Winning one draws a card at once, laid aside until your Turn is over. Discarding one means that you must play a further card this Turn; your limit falls again. One a card, chains allowed (R48).
    .title = Crowns
    .words = crown crowns hand limit second card extra

## 7.2 Arrests

rule-7-21 = A Space Under Arrest cannot be reached: no Adjacency of any kind into it or out of it (R46), no cube placed, moved or displaced there. Cubes inside stay, and can be removed by what needs no Adjacency. It never scores. An arrested Avatar’s owner keeps the affiliate cube while in Control (R42).
    .title = Under Arrest
    .also = 7.0 7.1 7.11 7.12 7.2
    .words = arrest arrested prisoner jail locked
rule-7-22 = Three Persons start Under Arrest; two Season Cards arrest three each (9.26). For each the Active Player names a Fortress, any of the ten, the same one again if he likes (R61). A Fortress with prisoners is an ordinary Space.
    .title = Who is arrested, and where
    .also = 7.23 7.24 7.26
    .words = arrest prison fortress token pair
rule-7-25 = Prisoners go free when an Arrest card finds too few pairs of tokens: the Active Player chooses, nobody named on that card (R60). Or by you, Controlling their Fortress: play an Action Card, forfeit its Actions, remove all your cubes there, and free any number of them, one at least; never with your last cubes (R130); a Coin’s cubes stay yours to place (R103). Or by Aramis.
    .title = Liberation
    .words = liberate liberation free release prisoner fortress rescue
rule-7-27 = In your Turn you may send prisoners from one Fortress you Control to another, if an unbroken path of Spaces you hold leads there by any connectors, arrows followed (R139). No cubes are spent. Each prisoner once a Turn (R98).
    .title = Moving prisoners
    .words = prisoner move transfer fortress path
rule-7-28 = Guise sits in Spain, in no Fortress, and his token blocks one pair (R59). Only Aramis frees him, or an Arrest card short of tokens if its player has Influence at Don Carlos. Arrested in France later he is a prisoner like others (R138).
    .title = The duc de Guise
    .words = guise spain don carlos prisoner

## 7.3 Battles

rule-7-31 = The four Frontier Zones are Institutions, reached for one cube more from the Army Commander; they do not reach each other or him by that icon. Battle cards and Old Noll concern them.
    .title = Frontier Zones
    .also = 7.3
    .words = frontier zone border army northeast german italian spanish
rule-7-32 = All compare Military Points at orange Spaces: Fortresses and Maréchals. The single best score wins, a tie nobody. The winner may use up to the card’s number of cubes in the Space it names: each first takes off one rival cube, Controlled or not, and those left over are placed. No limit of two, no Adjacency. He may use fewer or none (R58).
    .title = Battles and campaigns
    .also = 9.22
    .words = battle campaign siege military win orange war lens
rule-7-33 = Condé commands until the Princes’ Arrest card is played; from then on Carignano, for good, even if Condé was in prison already (R137) or goes free later. Only the commander’s army icon works, and not while he is Under Arrest.
    .title = The Army Commander
    .words = army commander conde carignano

## 7.4 The King

rule-7-41 = In your Turn, holding the King’s Pawn, send him to a Space: all cubes there are removed, and one from every Space joined to it by a line leading away from it, your own and Controlled ones too; Lovers’ Lanes count, icons do not (R64). If you have placed no cube yet this Turn, cubes and Moves may go to his Space without Adjacency and whatever the class. Not where it would cost your own last cube (R106).
    .title = The King’s Progress
    .also = 7.4
    .words = king pawn progress royal bomb clear louis
rule-7-43 = Never to a Space Under Arrest, a Frontier Zone, an Avatar or a Musketeer. Next to him, these lose a cube like any other (R89).
    .title = Where the King does not go
    .words = king forbidden avatar frontier musketeer
rule-7-44 = Whoever sent him may take him back in a later Turn of his own for two cubes: placements forfeited or own cubes removed, in any mix, even if he has Influence there. Any other player with Influence in his Space takes him for nothing, at any moment. He is not sent out again in the Turn he came back (R65).
    .title = Recovering the King
    .also = 7.45
    .words = king recover take back pawn return
rule-7-46 = In hand at the end the King’s Pawn is worth ten points, but none to the Mazarinist, who begins with it. On the board it is worth nothing.
    .title = The King’s ten points
    .words = king ten points bonus end

## 7.5 Musketeers

rule-7-51 = Control of a Musketeer’s Space wins his token; all cubes there go back to the Supply, and no cube enters while the token is away (7.52). He serves from the next Turn on, for his effect or to cancel a Season Card’s demand, then stands in his Space again and may be won anew.
    .title = Winning a Musketeer
    .also = 7.5 7.52
    .words = musketeer token win control space away
rule-7-53 = Each has an effect of his own; see d’Artagnan, Athos, Aramis, Porthos. Any of them, Porthos too, can be given to cancel what a Season Card demands of you: the removal cards, an Economic Depression, and Old Noll altogether. No Musketeer stops a battle, an arrest or the Faction Swap.
    .title = The four Musketeers
    .words = musketeer effect cancel season card use
rule-7-53-d-artagnan = In your Turn: one cube you are placing becomes full Control; the card still says where, connection and cubes come as usual, the Supply must hold them. Or in a rival’s Turn: when a Space for a placement is declared, close it to the Active Player, and to no one else, until this Turn ends; the cubes may go elsewhere. Any placement of his can be blocked: card, Coin, free cubes, affiliate, Gold and Exile with their exchanges, battle, Old Noll, Athos and Aramis; not Moves, not other players’ cubes (R104, R132, R133). Asked once a Space and Turn.
    .title = D’Artagnan
    .words = artagnan dartagnan block stop control placement reaction
rule-7-53-athos = Place or remove one cube at up to five Spaces with green borders, Provinces and Governors, chosen each by each; removals even from Control. Any Faction’s cube may be placed, in an empty Space or beside its own kind (R67). No Adjacency (R91), never placed Under Arrest.
    .title = Athos
    .words = athos governor province green five
rule-7-53-aramis = Free any one prisoner, Guise too. Or place or remove one cube at up to five Spaces that bear the Retzist shield or are Religious Orders (Jesuits, Dominicans, Capuchins), in the way of Athos.
    .title = Aramis
    .words = aramis prisoner free release religious order clergy retzist shield five
rule-7-53-porthos = Never used alone: discarded with another Musketeer, yours or somebody else’s, he gives its effect twice; Aramis may do both things once. With d’Artagnan in your own Turn: Control twice, or Control once and one block kept until your next Turn begins (R99); in another’s Turn: two blocks. The second time may be let go. Alone he can only cancel a Season Card’s demand.
    .title = Porthos
    .words = porthos double twice help combine

## 7.6 Spanish Gold and Exile

rule-7-61 = Cubes can be laid away in a box and brought out later in force: Spanish Gold, for the Mazarinist his Exile. One such use a card, before or after its Action and never within it: add cubes, or spend them.
    .title = Spanish Gold and Mazarin’s Exile
    .also = 7.6
    .words = gold exile reserve box spanish mazarin lay away
rule-7-62 = Open with any card that places two cubes or fewer, a Season Card or a Remove too (R68). Used beforehand it binds that card to two (R105). A Coin’s cubes count, but a Coin bars it anyway (R69); the affiliate cube and cubes paid for connections do not count (R134).
    .title = When Gold and Exile are open
    .words = gold exile when two cubes fewer qualify
rule-7-63 = You add one cube a time, from your Supply. After mid-game scoring: still one for the highest score, three for the lowest, two between; a shared score counts as highest or lowest, and as highest where all are equal (R70). They do not come out of the card’s cubes.
    .title = How many cubes are laid away
    .words = gold exile add contribute number one two three
rule-7-64 = Gold enters at a Space with the Spanish icon, for one cube unless it is yours; Exile next to any Space the Mazarinist holds. From there on, Space after Space, leaving one cube at least in each, connections paid. Rival cubes are exchanged, all of them, for as many of yours, one more where Controlled, and every way but a solid line (or a lane from the woman) costs one more too (R72). What cannot be paid in full cannot be entered; cubes left stay in the box.
    .title = Spending Gold or Exile
    .words = gold exile spend exchange enter spanish price cost
rule-7-65 = Each time cubes are spent from the box you lose five points at the end; laying them away costs none (R71).
    .title = Five points a use
    .words = gold exile penalty five minus points
rule-7-66 = Gold and Exile go with no token: not with a Coin or Crown on that card, nor in a Turn in which you used a Musketeer, lent Porthos (R136) or sent the King; and the other way round (R105). After a Crown it is open on the last card. Cancelling a Season Card with a Musketeer is allowed.
    .title = Not together with tokens
    .also = 7.67
    .words = gold exile token combine musketeer king crown
rule-7-68 = Ten Cabalist cubes in the box: one pays the Spanish icon into Charles IV, one is exchanged for the Condéean there. Gaston and Don Carlos by dashed lines: two each. Erzhog by a solid line: one. Two for two Mazarinists in the Northeast, one in empty Languedoc. Condé’s Avatar, three cubes and Controlled, would have cost four.
    .title = Gold, worked out
    .words = example gold charles exchange

## 8 Victory

rule-8-21 = Political Points are scored when the Faction Swap card is played, at the end of that Turn, and again at the end of the game with the Military Points. A Space Under Arrest never scores.
    .title = What is scored, and when
    .also = 8.0 8.1 8.2
    .words = victory score scoring points midgame end
rule-8-22 = Add up the points of all Spaces where you have a cube. Control adds nothing but at the four Spaces with two values (2.53).
    .title = Counting points
    .words = score count points influence value
rule-8-23 = Political and Military Points on the board, the Political Points of mid-game, ten for the King’s Pawn in hand (not for the Mazarinist), less five for each use of Gold or Exile.
    .title = The final score
    .words = final total score end sum result
rule-8-24 = Of equal best scores the one with the King’s Pawn in hand wins; else Retzist before Cabalist before Condéean before Mazarinist (R76). With two Factions a side the King counts in either hand, and the Faction that counted is compared (R154, R155).
    .title = Tie-breakers
    .words = tie tiebreak equal score winner
rule-8-31 = For a battle only Military Points at Fortresses and Maréchals (orange) count, Influence being enough. Condé has the icon but no orange and no points. Nothing of this is kept.
    .title = Orange Spaces
    .also = 8.3 8.32
    .words = orange military score battle fortress marechal
rule-8-42 = Two players: at mid-game the lower of your two Factions’ scores is kept, and at the end, King and penalties included, the lower again. The two are added.
    .title = Scoring for two
    .also = 8.4 8.41 8.421
    .words = two players score lower
rule-8-43 = Three players: whoever runs Retzist, then Condéean keeps the higher score of the two, at mid-game and at the end (R75).
    .title = Scoring for three
    .words = three players score higher dummy
rule-8-51 = The game ends in Spring 1650, with eight Season Cards in the deck. Either the Faction Swap lies last and only the end is scored; the third of three players then takes the higher PP and the higher MP (R156). Or it lies fourth and scores mid-game as usual (R77). Gold and Exile are left out unless chosen.
    .title = The short game
    .also = 8.5 8.52 8.53 8.54
    .words = short game quick variant length
rule-8-61 = Four players in two teams: Mazarinist and Condéean against Cabalist and Retzist. At the Faction Swap Condéean and Retzist change teams, their players do not. Each Faction is scored in full; the lower of a team’s two totals counts (R95).
    .title = Teams
    .also = 8.6 8.62 8.63 8.64 8.65
    .words = team teams partner variant
rule-8-71 = The Mazarinist saves the throne as it is, the Cabalist restores the great lords, the Retzist gets the Cardinal’s hat and his rival’s place, the Condéean rules beside the King. It changes no rule.
    .title = What victory means
    .also = 8.7
    .words = story history meaning winner

## 9 The cards

rule-9-12 = Options on the 90 Action Cards: 30 place four, 15 place three, 45 remove two anywhere (12 of them from Control too), 30 place two then remove one, 60 move up to four (R28). Targets: 16 all, 26 Persons, 26 Institutions, 11 green and blue, 11 purple (R30).
    .title = The Action deck
    .also = 9.0 9.1 9.11 9.13 9.14
    .words = action deck cards count distribution list
rule-9-2 = Ten battles and campaigns, five cards that take cubes from everybody, Old Noll, two Economic Depressions, two Arrests, the Faction Swap: 21. At most twenty are played before the track ends.
    .title = The Season deck
    .words = season deck cards list count
rule-9-23 = Everybody removes own cubes, one a Space, from five Spaces with a shield (Princess Palatine’s Salon), five purple (En Grève), five green (Jacquerie!), every blue (Émeutes!) or every Huguenot one (Huguenot Unrest). With fewer than five, from all; your last cube on the board is spared (R39). A Musketeer given cancels your own loss.
    .title = Cards that take cubes from everybody
    .words = salon greve jacquerie emeutes huguenot unrest lose riot strike
rule-9-24 = The Active Player places one cube or removes two in each Frontier Zone, doing all he can (R146). Any other player, asked in Turn order, may cancel it all with a Musketeer (R38); the free cubes and the marker stay (R92).
    .title = Old Noll
    .words = noll old frontier cancel cromwell
rule-9-25 = Everybody gives a Coin, or on the other card a Crown (R37), or removes three own cubes from anywhere; a Musketeer given cancels it. Who cannot remove three must give the token, or a Musketeer, if he can (R97). Tokens won this Turn cannot be given.
    .title = Economic Depression
    .words = depression coin crown three cubes economy
rule-9-26 = The Parlementaires: Pierre Broussel, Nicolas de Blancmesnil and a Person of the Active Player’s choice worth one or two PP, not Under Arrest and not named on the other card (R62). The Princes: Condé, Conti and the duc de Longueville; Carignano takes the army. All must be arrested; who is in prison already stays there.
    .title = Arrest Them!
    .words = arrest princes parlementaires broussel blancmesnil conde conti longueville
rule-9-27 = Its player places the two free cubes; at the end of that Turn, the marker moved, everybody scores Political Points, kept for the end (R74). With four players nothing else happens; with two or three, and in teams, Condéean and Retzist change hands. It lies eighth in the deck unless the table chose otherwise.
    .title = Faction Swap and mid-game
    .words = swap midgame mid-game political eighth
rule-9-3 = Two options: the Season Cards in the order of history from Lens to Old Noll; or so, but with the Parlementaires’ Arrest among the first three, the Princes’ Arrest sixth, seventh or eighth, and the Faction Swap right under it (R162).
    .title = Historical order
    .words = historical order history seed option
