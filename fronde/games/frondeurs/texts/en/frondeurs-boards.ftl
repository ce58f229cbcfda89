### Faults of a board file of one's own (fronde/games/frondeurs/boards.py).

board-line = { $name }:{ $n }: { $fault }
board-lines =
    { $first }
    { $rest }
board-refused =
    { $n ->
        [one] This board file has a fault:
       *[other] This board file has { $n } faults:
    }
    { $faults }
    { $more ->
        [0] Mend it and send it again.
       *[other] … and { $more } more.
    }
setup-board = This is no board to play on: { $fault }{ $n ->
        [0] { "" }
       *[other] { " " }There is more: { $n }.
    }

board-checked = { $name }: no fault. { $space } Spaces, { $connector } lines.
board-unreadable = { $name } cannot be read: { $problem }.

board-shape-one = one of: { $names }
board-shape-some = a list of these: { $names }
board-shape-count = a whole number from 0 to 100
board-shape-pair = two whole numbers, such as [2, 2]: with Influence, and with Control
board-shape-place = two whole numbers, [0, 0] to [1000, 700]
board-shape-source = a table of texts
board-shape-text = a text in quotation marks

board-fault-syntax = this is not TOML: { $problem }
board-fault-no-table = there is not one [[{ $slug }]].
board-fault-entry = this is not a table with keys.
board-fault-unknown-key = there is no such thing as “{ $slug }” here.
board-fault-no-key = “{ $slug }” is missing.
board-fault-value = “{ $slug }” cannot be { $given }; it takes { $shape }.
board-fault-unknown-space = there is no Space “{ $slug }”; board.toml, which `board show` writes, has every id.
board-fault-missing-space = the Space { $space } (id “{ $slug }”) is missing.
board-fault-space-twice = { $space } stands here twice, first on line { $n }.

board-fault-kind = { $space } is not of the kind “{ $slug }” (rule 2.22 and the gazetteer).
board-fault-gender =
    { $kind_is ->
        [person] { $space } needs a gender, “f” or “m” (rule 2.43).
       *[institution] { $space } is an Institution and has no gender (rule 2.43).
    }
board-fault-border = the border of { $space } does not go with its classes; they ask for: { $names } (rule 2.23).
board-fault-icon-class = { $space } has “{ $slug }” either as a class or as a Peer icon, not both; the two go together (rule 2.45).
board-fault-no-icon = { $space } has no icon at all, and every Space has one (rule 2.5).
board-fault-never-won = { $space } has Crowns or Coins, and nobody can ever Control it (rules 2.51, 2.54).
board-fault-lonely-icon = { $space } alone has the Peer icon “{ $slug }”: it joins nothing (rule 2.45).
board-fault-surintendants = { $n } Persons have the icon “surintendant”, not { $wanted } (rule 2.452).
board-fault-key-place = { $space } has “{ $slug }” and is neither a Person nor a Fortress (rule 2.453).
board-fault-key-alone = “{ $slug }” joins no Person to a Fortress (rule 2.453).

board-fault-lacks = { $space } lacks “{ $slug }” among its { $field } (rule { $rule }).
board-fault-icon-too-much = { $space } does not have “{ $slug }” (rule { $rule }).
board-fault-stated = “{ $slug }” of { $space } is { $wanted } (rule { $rule }).
board-fault-no-avatar = { $space } is nobody’s Avatar (rule 2.3).
board-fault-total =
    { $field ->
        [crowns] the board has { $n } Crowns, not { $wanted } (rule { $rule }).
       *[coins] the board has { $n } Coins, not { $wanted } (rule { $rule }).
    }
board-fault-dual = { $space } is worth more { $slug } with Control than with Influence: two different figures (rule { $rule }).
board-fault-not-dual = { $space } has one figure for { $slug }, with Influence and with Control (rule { $rule }).
board-fault-dual-order = of the two { $slug } figures of { $space } the lesser comes first (rule { $rule }).

board-fault-line-to-itself = this line leads from { $space } to itself.
board-fault-line-twice = { $from_space } and { $to_space } are joined already, on line { $n }.
board-fault-line-differs = { $from_space } and { $to_space } are joined already, on line { $n }, by a line of the type “{ $slug }”; between two Spaces there is one line.
board-fault-lovers = a Lovers’ Lane joins a woman and a man; { $from_space } and { $to_space } are not (rule 2.43).
board-fault-lovers-reversed = a Lovers’ Lane leads from the woman to the man: { $to_space } comes first (rule 2.43).
board-fault-no-line = a line between { $from_space } and { $to_space } is missing (rule { $rule }).
board-fault-one-way = the line between { $from_space } and { $to_space } is not one-way (rule { $rule }).
board-fault-line-type = the line between { $from_space } and { $to_space } is not of this type, but: { $names } (rule { $rule }).
