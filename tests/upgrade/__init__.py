"""A database of an older version, and the Discord it was used in: it goes on with this one.

`table.db.gz` was written by the code of commit 0709e97 (schema 1012), `world.json.gz` is the Discord of that moment
(`tests.upgrade.world`), both by `tests.upgrade.make`, which tells how each came about. `tests.upgrade.opened` opens
copies of them. `world["tables"]` names the tables:

finished, resting     a game that is over, one that was put to rest
ageing, lobby         a lobby that says it closes soon, one with a machine and a role to choose
absent                a vote on replacing somebody who has been away for two weeks
end-vote              a vote on ending the game; clocks, standing orders, a holiday, quiet hours, a follower
pause-vote            a vote on a pause, and messages that wait
resume-vote           a pause, and a vote on its end
rewind-vote           a vote on going back
machine-vote          a vote on having a machine play on for somebody
sealed                a sealed question that some have answered
offers                a seat offered to somebody, one to whoever comes first, and messages that wait
machines              a machine from the start, and one that plays for somebody who may take the seat back
moved                 opened on one server, moved to another, and messages that wait
refused, killed       messages given up, since Discord refused them, or since the process ended with them

`world["buttons"]` has every button and menu that stood anywhere, with who may use it, `world["forms"]` the forms that
were open, `world["names"]` the people.
"""
