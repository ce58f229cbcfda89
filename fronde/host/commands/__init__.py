"""What can be done at a table, by subject: `lobby` before a game, `play` in it, `seats` that change hands, `clock`,
`orders`, `rewind`, `life` of the table itself. `base` says what a command is, `recount` counts the votes again."""
