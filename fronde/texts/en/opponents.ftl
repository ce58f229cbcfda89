### Opponents: machines that play at a table, and are called bots everywhere.

opponent-names = Ada, Bruno, Cleo, Dario, Elsa, Felix, Greta, Hugo
opponent-name = { $name } (bot)
level-quick = quick
level-thoughtful = thoughtful
lobby-opponent = - { $player } · { $level } · { $role }
button-opponents = Add an opponent

opponents-title = **Opponents**: machines that take a seat and play it by what that seat may know. They are called bots wherever they are named, are never written to, and have no vote.
opponents-none = None sits here yet.
opponents-guest = -# The host of the table adds them and has them get up.
opponents-full = -# Every seat is taken.
opponents-add = Add an opponent
opponents-remove = Have one get up
opponent-choice = { $level }, as { $role }
opponents-pace = How fast opponents play
opponents-pace-soon = soon: after a second
opponents-pace-calm = calmly: after some seconds
error-no-opponent = No such opponent sits here.
error-nobody = Somebody has to play too: machines alone have no table here.
