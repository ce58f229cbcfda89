### Frondeurs et Frondeuses: the rules in our own words, for /rules.
### `rule-6-43` is the passage on 6.43. `.also`: further numbers it answers to. `.words`: what people may look it up by.
### Numbers such as (R43) are rulings; RULES.md next to the game's code gives the reasons.

rules-first = 1-22 5-22 6-44 6-51 6-61

rules-noise = a an and are at be but by can do does for from has have how i if in into is it its may me must my of on one only or rule rules s that the their then there this to up was what when where which who whose why will with you your

## 1 Overview

rule-1-22 = France, 1648 to 1653. Each Faction starts with three cubes on its own Person and spreads over a web of Persons and Institutions. In your Turn you draw, then play one card: an Action Card places, removes or moves cubes; a Season Card affects everyone and moves the clock. One cube in a Space is Influence, and scores the Space. Three cubes, or the number printed, give Control: you are safe from most removals, and win the Crowns, Coins and Musketeers there. You place where you have cubes or in an Adjacent Space; dashed lines, arrows and icons cost one more cube. Political Points count at mid-game and at the end, Military Points at the end. The highest total wins. Look up more by number (6.43) or word (king, dashed line).
    .title = How to play
    .also = 1.0 1.1 1.2 1.23
    .words = overview start begin beginner learn summary introduction basics help goal win play game
rule-1-21 = Four Factions are always on the board: Condéean (black ♠), Cabalist (blue ♥), Retzist (red ♣) and Mazarinist (yellow ♦). Four players run one each. With two players, one has the Mazarinist and the other the Cabalist, and each also runs a second Faction. With three, one Faction is a Dummy (5.3, 5.4).
    .title = Players and Factions
    .words = faction side colour colours players two three four
rule-1-3 = 90 Action Cards, 21 Season Cards, 100 cubes for each Faction, 10 Crowns, 31 Coins (15 are used), four Musketeers, four pairs of Arrest Tokens, the King’s Pawn, the Army Commander and the Season Marker.
    .title = What is in the box
    .words = components pieces count cards tokens
rule-1-4 = Active Player: the player whose Turn it is. Supply: your cubes off the board. Discard Row: Action Cards played since the last Season Card was drawn. Turn: one player’s turn. Season: all Turns until the marker moves. Place: put a cube from your Supply into a Space. Remove: put a cube back into its owner’s Supply. Exchange: replace rival cubes with as many of yours.
    .title = Words with a fixed meaning
    .words = terms glossary definition supply discard row season active player
rule-1-53 = You decide how far you carry out an Action you declared, but you must do at least part of it. As far as possible, you must do what a Season Card demands, even if that hurts you. If a card contradicts the rules, the card applies. Follow a card in the order it gives.
    .title = How much must be done
    .also = 1.5 1.51 1.52 1.54 1.56
    .words = must forced optional stop portion fewer
rule-1-55 = Where order matters, the Active Player goes first, then the others in Turn order. With Season Cards that take cubes from everyone, all players decide at once, since no player’s payment affects anyone else’s (R107).
    .title = Who goes first
    .words = precedence order sequence simultaneous at once
rule-1-57 = Where something goes to the player with the most points, a tie means that nothing happens: a battle with two best scores has no winner (R57). Scores that are tied simply stay tied; for the final ranking see 8.24.
    .title = Ties
    .words = tie tied draw equal
rule-1-62 = With one cube in a Space you have Influence there, and the Space is yours. You may place there and in Adjacent Spaces, and you score the Space. A Space never has cubes of two colours.
    .title = Influence
    .also = 1.6 1.61
    .words = influence own hold possess
rule-1-63 = Three of your cubes in a Space give you Control; if a number is printed there, you need that many. Nobody can have Control where there is an infinity sign (Gaston, Innocent X, the Vagabonds) (R22), or on another Faction’s Avatar. You lose Control when you lose the cube that gave it.
    .title = Control
    .also = 6.42 2.54
    .words = control numeral infinity three number needed
rule-1-64 = An Action Card removes nothing from a Space another player Controls unless the card says so, and no Move can enter such a Space (R80). Control does not protect from Season Cards, the affiliate cube, Athos, Aramis or the King’s Progress. Nor does it protect from an exchange by Spanish Gold or Exile; it only makes the exchange cost one more cube.
    .title = What Control protects from
    .words = safe immune protected control removal attack defend

## 2 The board

rule-2-22 = Four-sided Spaces are Institutions, all others are Persons. Cards distinguish between them. The Spanish Gold and Exile boxes and the Season Track are not Spaces.
    .title = Spaces: Persons and Institutions
    .also = 2.0 2.1 2.11 2.12 2.13 2.2 2.21
    .words = space shape round square person institution box
rule-2-23 = Green border: Provinces and their Governors. Blue: towns. Purple: government. Yellow: the four Frontier Zones. Orange background: Fortresses and Maréchals, whose Military Points decide battles (8.31). Solid blue: the Musketeers. A card may name Persons, Institutions, purple, or green and blue together.
    .title = Classes and borders
    .also = 2.25 2.26
    .words = class border colour green blue purple yellow orange fortress governor province town government marechal background
rule-2-3 = Your Avatar is your home: Condé, the duchesse de Longueville, Retz or Mazarin. It is an ordinary Person worth no PP, but no other Faction can ever Control your Avatar, however many cubes it has there. Rival cubes there can always be removed (R56). Control of your own Avatar gives you the affiliate cube (2.46).
    .title = Avatars
    .words = avatar home start conde retz mazarin duchess longueville
rule-2-42 = Solid line: Adjacent, at no cost. Dashed line: Adjacent, but a cube placed into an empty Space costs one more, which you discard to your Supply. Arrow: like a dashed line, but only in its direction. Lines that cross on a bridge do not connect. A Space that is already yours never costs anything (R44).
    .title = Lines
    .also = 2.4 2.41 2.44
    .words = connector solid dashed arrow line lines overpass bridge cross connection
rule-2-43 = A Lovers’ Lane connects a woman and a man. From her to him it is a solid line. From him to her it is a dashed line, which costs one more cube while her Space is empty. So from La Longueville you reach Rochefoucauld at no cost, and from him you reach her for one more cube.
    .title = Lovers’ Lanes
    .also = 2.431
    .words = lovers lane heart love woman man cupid
rule-2-45 = Maréchal, Musketeer, Spanish and Huguenot icons: any two Spaces with the same icon are Adjacent as if by a dashed line, anywhere on the board. If a line connects them too, use the cheaper connection.
    .title = Peer icons
    .words = peer icon marechal huguenot spanish musketeer marshal symbol
rule-2-454 = Three icons work in one direction, from a Person to an Institution, for one more cube. The Army Commander’s icon leads to each Frontier Zone. An icon on five Persons leads to the Surintendant des finances. A key leads to the Fortress with a key of the same colour. These icons never connect two Persons, and do not work backwards.
    .title = Icons with an arrow: commander, Surintendants, keys
    .also = 2.451 2.452 2.453
    .words = arrowed peer surintendant finances key keys fortress colour commander
rule-2-46 = In your own Turn, between any two steps, you may place or remove one cube at a Space with your shield, your Avatar included. You may do this once per Turn. The Space does not have to be Adjacent, and you may remove even where a rival has Control. You must Control your Avatar (R40, R41), which may be Under Arrest (R42). You cannot place the cube where a rival has cubes or in a Space Under Arrest.
    .title = The affiliate cube
    .also = 2.461 2.462 5.22xi
    .words = affiliate affiliated shield once bonus avatar
rule-2-52 = Political Points (PP) are on the left of a Space, Military Points (MP) on the right. You need only Influence to score them. Crowns and Coins above a Space go to the first player to Control it.
    .title = Values and rewards on the board
    .also = 2.5 2.51
    .words = value points pp mp political military fleur flag icon score
rule-2-53 = Parlement de Paris, Conseil en haut and Arrêt d’Union (PP) and Erzhog Leopold (MP) show two numbers. Score the lower one with Influence, the higher one with Control.
    .title = Spaces with two values
    .words = dual double value parlement conseil arret erzhog
rule-2-62 = The marker starts in Spring 1648. It does not move after a round, but at the end of a Turn in which a Season Card was played: one box for each such card. From Summer 1652 on the game can end (5.12).
    .title = The Season Track
    .also = 2.6 2.61 2.63 2.64 2.65
    .words = season track marker time clock box date

## 3 Parts

rule-3-12 = Each Faction has 100 cubes, counting the board, the Gold or Exile box and the Supply. This is a hard limit: you cannot place a cube that is not in your Supply.
    .title = Cubes
    .also = 3.0 3.1 3.11
    .words = cube cubes hundred limit supply
rule-3-21 = You hold Action Cards in hand and play one a Turn. Season Cards come when there are four Action Cards in the Discard Row. Each card is played once. Aide Mémoire cards are reminders and have no effect.
    .title = Cards
    .also = 3.2 3.22 3.23 3.24 6.15
    .words = card cards deck aide memoire
rule-3-31 = Crowns and Coins are rewards that you use once. Each of the four Musketeers returns to his Space after use. The King’s Pawn can clear a part of the board and is worth ten points at the end. All other tokens are markers.
    .title = Tokens
    .also = 3.3 3.32 3.33 3.34
    .words = token tokens crown coin musketeer king marker

## 4 Preparing for play

rule-4-12 = Put rewards and Musketeers at their icons, Coins face down at random. Rantzau (in the Bastille), Beaufort (in Vincennes) and Guise (in Spain) are Under Arrest, Condé commands the army, the Mazarinist has the King (R8). Put three cubes on each Avatar. Then, in the order Mazarinist, Retzist, Cabalist, Condéean, play three rounds in which each Faction places two cubes, and one round in which each places one. All rules of placing apply, and you pay for connections out of these cubes; you may pass (R7). If you win tokens now, you can use them from your first Turn on. Deal one Action Card to each.
    .title = Set-up
    .also = 4.0 4.1 4.11
    .words = setup set-up start opening prepare begin seven ten cubes
rule-4-21 = Set up all four Factions in the usual order. Two players: Mazarinist and Condéean against Cabalist and Retzist. Three: the third player sets up Retzist and Condéean. The Condéean is then the Dummy, with its cards open.
    .title = Set-up for two or three
    .also = 4.2 4.22
    .words = two three players setup dummy

## 5 The Turn

rule-5-12 = Once the marker has entered Summer 1652, Fall 1652 or Winter 1652/53, the next Turn begins with a die roll, which ends the game at once on 1, on 1–2 or on 1–3 respectively. In Spring 1653 the game always ends (R5, R6). The game also ends when neither deck can supply a card you have to draw (R53).
    .title = The end of the game
    .also = 8.11 5.22i
    .words = end game over die roll last final check
rule-5-13 = The order is Condéean, Cabalist, Retzist, Mazarinist, all game long. A new Season does not change it. Set-up goes in reverse order.
    .title = Turn order
    .also = 5.0 5.1 5.11 5.22xiii
    .words = order turn next player sequence
rule-5-14 = Battle and campaign cards compare Military Points at orange Spaces; you do not keep these points. The Faction Swap card scores Political Points, which you keep for the end. At the end you score Political and Military Points.
    .title = When points count
    .also = 8.12
    .words = scoring score points midgame when
rule-5-22 = 1 Roll the end-of-game die, if due. 2 Draw up to your hand limit; you draw a Season Card if there are four Action Cards in the Discard Row. 3 Play one card, with a Crown or Coin if you like; you must play a Season Card in your hand. 4 Declare one of the card’s two Actions and carry it out. 5 New Control wins the tokens there. In between: the affiliate cube, a Musketeer, the King’s Progress, prisoners, Gold or Exile. 6 End the Turn; the Season Marker moves for each Season Card played.
    .title = A Turn, step by step
    .also = 5.2 5.21 5.22xii
    .words = turn steps sequence phase do now
rule-5-22-x = In any Turn, between two steps, the holder of a Musketeer may use his effect. Each player may use one Musketeer per Turn, not counting Porthos used with another (R90), and never a Musketeer won this Turn. Nobody has to wait to see whether you use one. Cancelling a Season Card does not count as this use (R109, R143).
    .title = When a Musketeer may be used
    .words = musketeer any time turn once timing interrupt
rule-5-31 = Two players: Mazarinist with Condéean against Cabalist with Retzist; each Faction has its own Turn, hand and tokens. At the Faction Swap the second Factions change hands: from then on the Cabalist runs the Condéeans, the Mazarinist the Retzists. Nothing else changes. Scoring: 8.42.
    .title = Two players
    .also = 5.3 5.32 5.33
    .words = two players secondary primary swap faction
rule-5-41 = One Faction is a Dummy: first the Condéeans, then, after the Faction Swap, the Retzists. It plays its Turn with open cards, run by the Retzist, Mazarinist and Cabalist players in rotation. The player who ran it last also decides for it outside its Turn (R150). In its Turn, the player who runs it can never remove its cubes (R151). Before its Turn ends it must use its affiliate cube and add to its Gold box if it can (R170). Scoring: 8.43.
    .title = Three players and the Dummy
    .also = 5.4 5.42 5.43 5.44
    .words = three players dummy open cards

## 6.1 to 6.3 Cards

rule-6-11 = At the start of your Turn draw until you hold two cards, plus one for each Crown you hold (R9). The card a Crown gave you counts towards this number (R100). If a Season Card is due, it is one of the cards you draw; you draw it even with a full hand (R86).
    .title = Drawing cards
    .also = 6.0 6.1 5.22ii
    .words = draw hand limit size cards
rule-6-12 = Hands are secret. Everyone knows that you hold a Season Card, but not which one (R102). Nobody knows a Coin’s value until it is won; then everyone knows it (R101).
    .title = What is secret
    .words = hidden secret open concealed season hand coin value
rule-6-14 = You play one card, or two with a Crown. Play them in any order, but finish each before you begin the next.
    .title = Playing cards
    .words = play card second several order
rule-6-16 = If there is no Action Card left, draw a Season Card instead. If there is no Season Card either, the game ends (R53). A Crown you win while no Action Card is left gives you no card (R115).
    .title = When a deck runs out
    .words = empty deck exhausted run out
rule-6-21 = An Action Card has two Actions. Declare one before you do anything. You must do at least part of the Action you declare, so you cannot declare one if you can do no part of it. A Coin’s cubes do not count as part of it (R117).
    .title = Two Actions on a card
    .also = 6.2 6.22 5.22iv
    .words = action option declare choose two
rule-6-24 = Place up to two, THEN remove one: placing comes first. You may stop placing early, even before the first cube if you can remove something. The Space you remove from must be yours or next to one of yours, of the card’s class, and not Controlled by a rival (R32, R87).
    .title = Place, then remove
    .also = 6.23 6.55 9.15
    .words = hybrid then place remove order
rule-6-31 = Action Cards you play or forfeit go to the Discard Row. If four or more are there at the start of your Turn, you draw the top Season Card as one of your cards. The row then leaves the game. Season Cards never go to the row.
    .title = When a Season Card comes
    .also = 6.3 6.13 5.22iii
    .words = season card discard row four draw
rule-6-32 = If you have a Season Card in hand, you must play it this Turn. With a Crown you may play an Action Card before or after the Season Card. With a Coin you may place the Coin’s cubes before or after the Season Card’s effect.
    .title = A Season Card must be played
    .also = 6.33
    .words = season forced must crown coin
rule-6-34 = The player of a Season Card may place two free cubes, both before or both after its effect. They go in any Spaces without rival cubes, Adjacent or not, at no cost, both in one Space if you like. Never place them in a Space Under Arrest or at a Musketeer whose token is away (R49). Carry out the effect as far as possible; Control does not protect from it. At the end of the Turn the marker moves one box for each Season Card played; after that there is at most one roll of the end-of-game die (R116). A Coin’s cubes follow the normal rules of placing (R50).
    .title = What every Season Card does
    .also = 9.21
    .words = season card free cubes two any space marker effect

## 6.4 Placing

rule-6-41 = Take cubes from your Supply, up to the number the card shows. Place them one by one in Spaces of the class the card names.
    .title = Placing cubes
    .also = 6.4 5.22v
    .words = place placing placement number cubes
rule-6-43 = You never place a cube in a Space with a rival’s cubes. To enter, remove those cubes, move in with more of yours, or exchange them with Spanish Gold or Exile.
    .title = Never with a rival’s cube
    .words = rival opponent enemy occupied same space
rule-6-44 = A card’s cubes go to Spaces where you already have cubes, or to empty Spaces Adjacent to one of these, always of the class the card names. The Space they are Adjacent to may be outside that class. Never place in a Space Under Arrest (7.21), or at a Musketeer whose token is away (7.52).
    .title = Where cubes may be placed
    .words = where place eligible qualified legal class target
rule-6-45 = Each cube counts as soon as you place it: the next one may go to a Space Adjacent to it. For each Space you pay for the connection only once, with the first cube into it. Each new Space across a costly connection costs you again.
    .title = Daisy-chaining
    .words = chain daisy further next connection again
rule-6-46 = One card places at most two cubes in one Space, even at the King’s Space (R96). The limit does not apply to Coins, the affiliate cube, Moves, cubes won in battle, exchanges and set-up (two a round). Nor does it apply to what d’Artagnan adds (R45, R171).
    .title = Two cubes a Space
    .also = 6.47
    .words = limit two cubes space maximum most
rule-6-48 = Two Spaces are Adjacent if a line connects them with no Space between. They are also Adjacent if they have the same Peer icon, which counts as a dashed line. Arrows, drawn or by icon, count in one direction only. Nothing is Adjacent to a Space Under Arrest, not even by icon (R46).
    .title = Adjacent
    .words = adjacent adjacency next neighbour connected
rule-6-49 = Solid lines, and Lovers’ Lanes from the woman, are free. Any other way into an empty Space costs one more cube. It is one of the cubes the card gives you and goes back to your Supply: you use two cubes to have one on the board (R43). If there are several ways, you pay for the cheapest. Your own Spaces cost nothing (R44).
    .title = What a connection costs
    .words = cost pay price discard extra cube more dashed connection
rule-6-4-10 = Cubes that you cannot or do not want to place stay in the Supply. There is no penalty.
    .title = Cubes left over
    .also = 6.4.11
    .words = unable left over remainder supply
rule-6-4-12 = If you have no cubes on the board, you may place a card’s cubes in any empty Spaces, whatever the card’s class. Place at most two in a Space, at no cost. The same goes for a Coin’s cubes (R111). Never place them in a Space Under Arrest or at a Musketeer whose token is away (R83).
    .title = No cube on the board
    .words = none nothing wiped out eliminated return anywhere empty
rule-6-4-13 = You may discard an Action Card to place one cube in any empty Space, of any class, at no cost (R84). You may do this if you cannot do any Action of your cards, or if none of them can place a cube anywhere. You may do this even if you could free prisoners (R114). Never discard a Season Card for this.
    .title = The last resort
    .also = 5.22viii
    .words = stuck blocked nothing possible discard last resort no placement
rule-6-4-14 = If your Supply is empty, and none of your cards (including the one in play) can remove a cube, you pick up your own cubes from the board, at least one, and place those. You may put them back where they were, even outside the card’s class; this amounts to a pass (R85, R112, R113).
    .title = An empty Supply
    .words = empty supply no cubes lift pass

## 6.5 Removing

rule-6-51 = Take cubes off the board, up to the number the card shows. They may come from one Space or several and be of any colours, including yours. Each goes back to its owner’s Supply. Apart from Moves and exchanges, this is the only way cubes leave a Space.
    .title = Removing cubes
    .also = 6.5 6.53 6.56 5.22vi
    .words = remove removal take off own several
rule-6-52 = A card that says “anywhere” reaches the whole board. Otherwise the Space must be yours or Adjacent to one of yours. It must be of the card’s class (R47). To remove, you never pay for a connection.
    .title = Where cubes are removed
    .words = remove where anywhere adjacent location class
rule-6-54 = Of the Action Cards, only those that say so remove cubes from a Space a rival Controls. Season Cards affect the Spaces they name, Controlled or not. You can never remove your own last cube from the board, by any means (R106, R130); a rival can.
    .title = Control and the last cube: what cannot be removed
    .words = controlled last cube remove limit

## 6.6 Moving

rule-6-61 = Choose a Space, then up to four of your cubes that can get there. Choose all of them before the first one moves; they all end in that one Space. They may come from several Spaces, and you may leave Spaces empty.
    .title = The Move
    .also = 6.6 6.62 6.65 6.66
    .words = move moving shift four destination
rule-6-63 = A connection that costs one more cube in placing also costs one cube in a Move: one of the cubes that use it, however many there are. A single cube cannot pay, so it stays where it is. Each costly way into the Space costs one cube; the Move uses as few of these ways as possible (R82, R118). Moving into or through your own Spaces costs nothing (R54).
    .title = What a Move costs
    .words = move cost pay dashed connection
rule-6-64 = A moving cube may pass through any number of your own Spaces. It stops in an empty Space or a rival’s. Nothing passes through a Space Under Arrest.
    .title = Passing through
    .words = move through pass far distance
rule-6-67 = A Move may end among a rival’s cubes on two conditions: the rival does not have Control there (R80), and more of your cubes arrive, after paying for connections, than the rival has there (R81). The rival then sends the displaced cubes to Adjacent Spaces at no cost: empty Spaces or their own, split as they like. These cubes never go against an arrow, to a Space Under Arrest, to an absent Musketeer, or by the way you came. A line and an icon between two Spaces count as one way (R55, R110). Cubes that have nowhere to go return to their owner’s Supply.
    .title = Displacing a rival
    .words = displace displacement attack outnumber retreat drive out enter enemy
rule-6-68 = You place a Coin’s cubes before or after the Move, never during it: they can strengthen a group before it moves, or the Space where the Move ends. Displaced cubes that gain Control of a Space win the tokens there.
    .title = Moves, Coins and tokens
    .words = move coin token displaced control win
rule-6-69 = In a Move, either the Space where it ends or every Space where it starts must be of the card’s class (R88). Spaces you pass through do not matter.
    .title = Moves and the card’s class
    .words = move class restriction target border
rule-6-6-10 = A Retzist Move for purple borders: two cubes from Caumartin, one from the Capuchins and one from Retz move along solid lines into the Parlement de Paris. The three Mazarinist cubes in it are too few for Control (which takes six). Four outnumber three, so the Mazarinist withdraws to the Maîtres des requêtes. With a Coin of two, the Retzist then has six cubes, and Control.
    .title = A Move, worked out
    .words = example move parlement

## 6.7 and 6.8 Bonus and rewards

rule-6-71 = Besides the card’s Action there are other ways to place and remove cubes: Coins (6.84), the affiliate cube (2.46), a battle you won (7.32), Musketeers (7.53), the King’s Progress (7.4), and Spanish Gold or Exile (7.6).
    .title = More ways to place and remove
    .also = 6.7
    .words = bonus extra placement other
rule-6-81 = The first player to Control a Space takes all Crowns and Coins there, however they gained Control. You cannot use a Crown or Coin in the Turn in which you won it. If you lose Control, you keep what you won.
    .title = Winning Crowns and Coins
    .also = 6.8 5.22vii
    .words = reward token win crown coin control gain claim
rule-6-82 = You may use one Crown or Coin with each card you play. Declare it just before the card; you cannot use one you won this Turn. If a Crown goes with the first card, you can use a Coin with the second, or another Crown to play a third (R48). Used tokens leave the game.
    .title = Using Crowns and Coins
    .also = 6.86
    .words = use discard token crown coin one per card once
rule-6-84 = A Coin gives you as many cubes as its value, one to four. Place all of them before or all after the card’s Action, as you declare with the Coin. They follow the card’s class and all rules of placing, and you pay for connections, but the limit of two does not apply. With a Season Card you may use any class.
    .title = Coins
    .also = 5.22ix
    .words = coin coins value cubes money before after
rule-6-85 = Each Crown you hold lets you hold one more card. When you win one, draw a card at once and set it aside until your Turn is over. When you discard one, you must play another card this Turn, and your limit falls again. You may use one Crown per card, one after the other (R48).
    .title = Crowns
    .words = crown crowns hand limit second card extra

## 7.2 Arrests

rule-7-21 = A Space Under Arrest cannot be reached: no Adjacency of any kind leads into it or out of it (R46), and no cube can be placed, moved or displaced there. Cubes inside stay; effects that need no Adjacency can remove them. It never scores. The owner of an arrested Avatar keeps the affiliate cube while they have Control (R42).
    .title = Under Arrest
    .also = 7.0 7.1 7.11 7.12 7.2
    .words = arrest arrested prisoner jail locked
rule-7-22 = Three Persons start Under Arrest, and two Season Cards arrest three more each (9.26). For each Person the Active Player names a Fortress, any of the ten; it may be the same one again (R61). A Fortress with prisoners is an ordinary Space.
    .title = Who is arrested, and where
    .also = 7.23 7.24 7.26
    .words = arrest prison fortress token pair
rule-7-25 = If an Arrest card finds too few pairs of tokens, the Active Player chooses prisoners to free, but no one named on that card (R60). You can also free prisoners from a Fortress you Control: play an Action Card, give up its Actions, remove all your cubes there, and free one or more of the prisoners; you cannot do this with your last cubes on the board (R130). You may still place a Coin’s cubes (R103). Aramis can free a prisoner too.
    .title = Liberation
    .words = liberate liberation free release prisoner fortress rescue
rule-7-27 = In your Turn you may move prisoners from one Fortress you Control to another. An unbroken path of Spaces you hold must lead there, by any connectors; follow the arrows (R139). You spend no cubes. Move each prisoner only once a Turn (R98).
    .title = Moving prisoners
    .words = prisoner move transfer fortress path
rule-7-28 = Guise is a prisoner in Spain, in no Fortress, and his token takes up one pair (R59). Only Aramis can free him, or an Arrest card for which there are too few tokens, if its player has Influence at Don Carlos. If he is arrested in France later, he is a prisoner like any other (R138).
    .title = The duc de Guise
    .words = guise spain don carlos prisoner

## 7.3 Battles

rule-7-31 = The four Frontier Zones are Institutions. The Army Commander’s icon leads to each of them, for one more cube. It does not connect them to each other, or back to him. Battle cards and Old Noll affect them.
    .title = Frontier Zones
    .also = 7.3
    .words = frontier zone border army northeast german italian spanish
rule-7-32 = All players compare their Military Points at orange Spaces: Fortresses and Maréchals. The best score wins; in a tie, nobody does. The winner may use up to the card’s number of cubes in the Space it names, or fewer, or none (R58). As long as there are rival cubes there, Controlled or not, each cube used removes one; the winner places the rest. There is no limit of two, and no Adjacency is needed.
    .title = Battles and campaigns
    .also = 9.22
    .words = battle campaign siege military win orange war lens
rule-7-33 = Condé commands until the Princes’ Arrest card is played. After that Carignan commands for good, even if Condé was already in prison (R137) or is freed later. Only the commander’s army icon works, and it does not work while he is Under Arrest.
    .title = The Army Commander
    .words = army commander conde carignano

## 7.4 The King

rule-7-41 = In your Turn, if you hold the King’s Pawn, you may send the King to a Space. Remove all cubes there, and one cube from each Space that a line from there leads to. This includes your own cubes and Controlled Spaces; Lovers’ Lanes count, icons do not (R64). If you have not placed a cube yet this Turn, you may place cubes in his Space or move there without Adjacency and whatever the card’s class. He cannot go where you would lose your own last cube (R106).
    .title = The King’s Progress
    .also = 7.4
    .words = king pawn progress royal bomb clear louis
rule-7-43 = The King never goes to a Space Under Arrest, a Frontier Zone, an Avatar or a Musketeer. If these are next to him, they lose a cube like any other Space (R89).
    .title = Where the King does not go
    .words = king forbidden avatar frontier musketeer
rule-7-44 = The player who sent the King may take him back in a later Turn of their own for two cubes: they give up two placements, remove two of their own cubes, or do one of each. They pay this even if they have Influence in his Space. Any other player with Influence there may take him for nothing, at any time. He cannot be sent out again in the Turn he came back (R65).
    .title = Recovering the King
    .also = 7.45
    .words = king recover take back pawn return
rule-7-46 = If you hold the King’s Pawn at the end, it is worth ten points, but none to the Mazarinist, who begins with it. On the board it is worth nothing.
    .title = The King’s ten points
    .words = king ten points bonus end

## 7.5 Musketeers

rule-7-51 = Control of a Musketeer’s Space wins his token. All cubes there go back to the Supply, and no cube can enter while the token is away (7.52). From your next Turn on you may use him for his effect, or to cancel what a Season Card demands. Then he goes back to his Space and can be won again.
    .title = Winning a Musketeer
    .also = 7.5 7.52
    .words = musketeer token win control space away
rule-7-53 = Each has an effect of his own; see d’Artagnan, Athos, Aramis, Porthos. You can give any of them, including Porthos, to cancel what a Season Card demands of you: the removal cards, an Economic Depression, and all of Old Noll. No Musketeer stops a battle, an arrest or the Faction Swap.
    .title = The four Musketeers
    .words = musketeer effect cancel season card use
rule-7-53-d-artagnan = In your Turn: one cube you are placing becomes full Control. The card still says where, you pay for connections as usual, and the Supply must have the cubes. Or in a rival’s Turn: when a Space for a placement is declared, close it to the Active Player, and to no one else, until this Turn ends; the cubes may go elsewhere. You can block any placement of theirs: card, Coin, free cubes, affiliate, Gold and Exile with their exchanges, battle, Old Noll, Athos and Aramis; but not Moves, and not other players’ cubes (R104, R132, R133). You are asked once a Turn about each Space.
    .title = D’Artagnan
    .words = artagnan dartagnan block stop control placement reaction
rule-7-53-athos = Place or remove one cube at each of up to five Spaces with green borders (Provinces and Governors). Choose for each whether to place or remove; you may remove even where a rival has Control. You may place a cube of any Faction, in an empty Space or with cubes of the same colour (R67). No Adjacency is needed (R91). Never place in a Space Under Arrest.
    .title = Athos
    .words = athos governor province green five
rule-7-53-aramis = Either free any one prisoner, including Guise, or do as Athos does: place or remove one cube at each of up to five Spaces. These Spaces must have the Retzist shield or be Religious Orders (Jesuits, Dominicans, Capuchins).
    .title = Aramis
    .words = aramis prisoner free release religious order clergy retzist shield five
rule-7-53-porthos = You never use Porthos alone, except to cancel what a Season Card demands. Discard him with another Musketeer, yours or another player’s, to double the other’s effect; Aramis may do each of his two things once. With d’Artagnan in your own Turn: Control twice, or Control once and one block that you keep until your next Turn begins (R99). In another player’s Turn: two blocks. You may give up the second use.
    .title = Porthos
    .words = porthos double twice help combine

## 7.6 Spanish Gold and Exile

rule-7-61 = You can store cubes in a box and bring them out later in force. The Mazarinist’s box is Exile; everyone else’s is Spanish Gold. You may use the box once per card, before or after its Action and never during it: either add cubes, or spend them.
    .title = Spanish Gold and Mazarin’s Exile
    .also = 7.6
    .words = gold exile reserve box spanish mazarin lay away
rule-7-62 = You may use Gold or Exile with any card that places two cubes or fewer, including a Season Card or a Remove (R68). If you use them before the card, it may place only two (R105). A Coin’s cubes count, but a Coin rules out Gold and Exile anyway (R69). The affiliate cube and cubes paid for connections do not count (R134).
    .title = When Gold and Exile are open
    .words = gold exile when two cubes fewer qualify
rule-7-63 = Each time, add one cube from your Supply to the box. After mid-game scoring, the Faction with the highest score still adds one, the lowest adds up to three, and the others add up to two. A shared score counts as highest or lowest, and as highest if all are equal (R70). These cubes are in addition to the card’s cubes.
    .title = How many cubes you add
    .words = gold exile add contribute number one two three
rule-7-64 = Gold enters at a Space with the Spanish icon, for one cube unless the Space is yours. Exile enters next to any Space the Mazarinist holds. From there you go on, Space after Space, leaving at least one cube in each and paying for connections. You exchange all rival cubes in a Space for as many of yours. An exchange costs one more cube if the Space is Controlled, and one more if you come by any way but a solid line or a Lovers’ Lane from the woman (R72). You cannot enter a Space you cannot pay for in full. Cubes you do not use stay in the box.
    .title = Spending Gold or Exile
    .words = gold exile spend exchange enter spanish price cost
rule-7-65 = Each time you spend cubes from the box, you lose five points at the end. Adding cubes costs no points (R71).
    .title = Five points a use
    .words = gold exile penalty five minus points
rule-7-66 = You cannot combine Gold or Exile with a token. You cannot use the box with a card on which you used a Coin or Crown, or in a Turn in which you used a Musketeer, lent Porthos (R136) or sent the King. The reverse is also true (R105). After a Crown you may use the box with the last card of the Turn. You may still cancel a Season Card with a Musketeer.
    .title = Not together with tokens
    .also = 7.67
    .words = gold exile token combine musketeer king crown
rule-7-68 = Ten Cabalist cubes in the box: one pays for the way into Charles IV by the Spanish icon, and one replaces the Condéean cube there. Entering Gaston and Don Carlos by dashed lines takes two each; entering Erzhog by a solid line takes one. Two replace two Mazarinist cubes in the Northeast, and one goes to empty Languedoc. To replace the three cubes at Condé, an Avatar under Control, would have taken four.
    .title = Gold, worked out
    .words = example gold charles exchange

## 8 Victory

rule-8-21 = You score Political Points at the end of the Turn in which the Faction Swap card is played. At the end of the game you score them again, with the Military Points. A Space Under Arrest never scores.
    .title = What is scored, and when
    .also = 8.0 8.1 8.2
    .words = victory score scoring points midgame end
rule-8-22 = Add up the points of all Spaces where you have a cube. Control adds points only at the four Spaces with two values (2.53).
    .title = Counting points
    .words = score count points influence value
rule-8-23 = Add the Political and Military Points on the board and the Political Points from mid-game. The King’s Pawn in hand adds ten (not for the Mazarinist). Subtract five for each time you spent Gold or Exile.
    .title = The final score
    .words = final total score end sum result
rule-8-24 = If the best scores are tied, the player with the King’s Pawn in hand wins. Otherwise the order decides: Retzist, Cabalist, Condéean, Mazarinist (R76). If you run two Factions, the King counts in the hand of either, and your place in the order is that of the Faction whose score counted (R154, R155).
    .title = Tie-breakers
    .words = tie tiebreak equal score winner
rule-8-31 = For a battle only Military Points at Fortresses and Maréchals (orange) count; Influence is enough. Condé has the Maréchal icon, but no orange background and no points. You do not keep these points.
    .title = Orange Spaces
    .also = 8.3 8.32
    .words = orange military score battle fortress marechal
rule-8-42 = Two players: at mid-game you keep the lower of your two Factions’ scores. At the end you again take the lower of the two, including King and penalties. Add these two numbers.
    .title = Scoring for two
    .also = 8.4 8.41 8.421
    .words = two players score lower
rule-8-43 = Three players: the Retzist’s player, who runs the Condéean Faction after the Faction Swap, keeps the higher of these two Factions’ scores, at mid-game and at the end (R75).
    .title = Scoring for three
    .words = three players score higher dummy
rule-8-51 = The short game ends in Spring 1650, with eight Season Cards in the deck. Either the Faction Swap is the last card, and you score only at the end; with three players, the Retzist’s player then takes the higher PP and the higher MP of Retzist and Condéean (R156). Or the Swap is the fourth card, with mid-game scoring as usual (R77). Gold and Exile are not used unless the table chose them.
    .title = The short game
    .also = 8.5 8.52 8.53 8.54
    .words = short game quick variant length
rule-8-61 = Four players in two teams: Mazarinist and Condéean against Cabalist and Retzist. At the Faction Swap the Factions Condéean and Retzist change teams, but their players do not. Score each Faction in full; the lower of a team’s two totals counts (R95).
    .title = Teams
    .also = 8.6 8.62 8.63 8.64 8.65
    .words = team teams partner variant
rule-8-71 = The Mazarinist saves the throne as it is. The Cabalist restores the great lords. The Retzist gets a cardinal’s hat and his rival’s post. The Condéean rules at the King’s side. This changes no rule.
    .title = What victory means
    .also = 8.7
    .words = story history meaning winner

## 9 The cards

rule-9-12 = Actions on the 90 Action Cards: 30 place four cubes, 15 place three, 45 remove two anywhere (12 of these even from Control), 30 place two, then remove one, and 60 move up to four (R28). Targets: 16 all Spaces, 26 Persons, 26 Institutions, 11 green and blue, 11 purple (R30).
    .title = The Action deck
    .also = 9.0 9.1 9.11 9.13 9.14
    .words = action deck cards count distribution list
rule-9-2 = Ten battles and campaigns, five cards that take cubes from everyone, Old Noll, two Economic Depressions, two Arrests and the Faction Swap: 21 in all. At most 20 are played before the track ends.
    .title = The Season deck
    .words = season deck cards list count
rule-9-23 = Everyone removes their own cubes, one per Space. The card says where: five Spaces with a shield (Princess Palatine’s Salon), five purple (En Grève), five green (Jacquerie!), all blue Spaces (Émeutes!) or all Huguenot Spaces (Huguenot Unrest). If you have fewer than five such Spaces, remove one cube from each, but keep your last cube on the board (R39). Give a Musketeer to cancel your own loss.
    .title = Cards that take cubes from everyone
    .words = salon greve jacquerie emeutes huguenot unrest lose riot strike
rule-9-24 = The Active Player places one cube or removes two in each Frontier Zone, and must do as much as possible (R146). Any other player, asked in Turn order, may cancel all of it with a Musketeer (R38); the free cubes and the marker still apply (R92).
    .title = Old Noll
    .words = noll old frontier cancel cromwell
rule-9-25 = One of the two cards asks for a Coin, the other for a Crown (R37): everyone gives one, or removes three of their own cubes from anywhere. Giving a Musketeer cancels your loss. If you cannot remove three cubes, you must give the Coin or Crown, or a Musketeer, if you can (R97). You cannot give tokens you won this Turn.
    .title = Economic Depression
    .words = depression coin crown three cubes economy
rule-9-26 = The Parlementaires: Pierre Broussel, Nicolas de Blancmesnil and a Person the Active Player chooses. That Person is worth one or two PP, is not Under Arrest and is not named on the other card (R62). The Princes: Condé, Conti and the duc de Longueville; Carignan takes the army. All of them must be arrested; a Person already in prison stays there.
    .title = Arrest Them!
    .words = arrest princes parlementaires broussel blancmesnil conde conti longueville
rule-9-27 = The player of the card places the two free cubes. At the end of that Turn, after the marker moves, everyone scores Political Points, which they keep for the end (R74). With four players nothing else happens. With two or three, and in teams, Condéean and Retzist change hands. The card is eighth in the deck unless the table chose otherwise.
    .title = Faction Swap and mid-game
    .words = swap midgame mid-game political eighth
rule-9-3 = Two options. Either the Season Cards come in historical order from Lens to Old Noll. Or they do so with three changes: the Parlementaires’ Arrest is among the first three; the Princes’ Arrest is sixth, seventh or eighth; the Faction Swap is right under it (R162).
    .title = Historical order
    .words = historical order history seed option
