"""The commands of a table, by subject: `lobby` before a game, `play` in it, `seats` that change hands, `clock`,
`orders`, `rewind`, and `life` of the table itself. `base` defines commands. `recount` recounts the votes;
`consequences` adds to every change what follows from it."""
