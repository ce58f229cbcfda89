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
        [0] Correct it and send it again.
       *[other] … and { $more } more.
    }
setup-board = You cannot play on this board: { $fault }{ $n ->
        [0] { "" }
       *[other] { " " }More faults: { $n }.
    }

board-checked = { $name }: no fault. { $space } Spaces, { $connector } lines.
board-unreadable = { $name } cannot be read: { $problem }.

board-shape-one = one of: { $names }
board-shape-some = a list of these: { $names }
board-shape-count = a whole number from 0 to 100
board-shape-pair = two whole numbers, such as [2, 2]: the first for Influence, the second for Control
board-shape-place = two whole numbers, [0, 0] to [1000, 700]
board-shape-source = a table of texts
board-shape-text = a text in quotation marks

board-fault-syntax = this is not TOML: { $problem }
board-fault-no-table = there is no table [[{ $slug }]].
board-fault-entry = this is not a table with keys.
board-fault-unknown-key = “{ $slug }” does not exist here.
board-fault-no-key = “{ $slug }” is missing.
board-fault-value = “{ $slug }” cannot be { $given }; it must be { $shape }.
board-fault-unknown-space = there is no Space “{ $slug }”; board.toml, which `board show` writes, has every id.
board-fault-missing-space = the Space { $space } (id “{ $slug }”) is missing.
board-fault-space-twice = { $space } is listed twice, first on line { $n }.

board-fault-kind = { $space } is not of the kind “{ $slug }” (rule 2.22 and the gazetteer).
board-fault-gender =
    { $kind_is ->
        [person] { $space } needs a gender, “f” or “m” (rule 2.43).
       *[institution] { $space } is an Institution and has no gender (rule 2.43).
    }
board-fault-border = the border of { $space } does not match its classes; they need: { $names } (rule 2.23).
board-fault-icon-class = { $space } has “{ $slug }” only as a class or only as a Peer icon; it needs both (rule 2.45).
board-fault-no-icon = { $space } has no icon, and every Space has one (rule 2.5).
board-fault-never-won = { $space } has Crowns or Coins, but nobody can ever Control it (rules 2.51, 2.54).
board-fault-lonely-icon = only { $space } has the Peer icon “{ $slug }”, so it connects nothing (rule 2.45).
board-fault-surintendants = { $n } Persons have the icon “surintendant”, not { $wanted } (rule 2.452).
board-fault-key-place = { $space } has “{ $slug }” but is neither a Person nor a Fortress (rule 2.453).
board-fault-key-alone = “{ $slug }” does not connect a Person to a Fortress (rule 2.453).

board-fault-lacks = { $space } does not have “{ $slug }” among its { $field } (rule { $rule }).
board-fault-icon-too-much = { $space } must not have “{ $slug }” (rule { $rule }).
board-fault-stated = “{ $slug }” of { $space } must be { $wanted } (rule { $rule }).
board-fault-no-avatar = { $space } is nobody’s Avatar (rule 2.3).
board-fault-total =
    { $field ->
        [crowns] the board has { $n } Crowns, not { $wanted } (rule { $rule }).
       *[coins] the board has { $n } Coins, not { $wanted } (rule { $rule }).
    }
board-fault-dual = { $space } must be worth more { $slug } with Control than with Influence: give two different numbers (rule { $rule }).
board-fault-not-dual = { $space } must have the same { $slug } with Influence and with Control: give one number (rule { $rule }).
board-fault-dual-order = { $space } has two { $slug } numbers, and the lower must come first (rule { $rule }).

board-fault-line-to-itself = this line leads from { $space } to itself.
board-fault-line-twice = { $from_space } and { $to_space } are already connected, on line { $n }.
board-fault-line-differs = { $from_space } and { $to_space } are already connected, on line { $n }, by a line of the type “{ $slug }”; there can be only one line between two Spaces.
board-fault-lovers = { $from_space } and { $to_space } are not a woman and a man, so no Lovers’ Lane can connect them (rule 2.43).
board-fault-lovers-reversed = a Lovers’ Lane leads from the woman to the man, so { $to_space } must be named first (rule 2.43).
board-fault-no-line = there is no line between { $from_space } and { $to_space } (rule { $rule }).
board-fault-one-way = the line between { $from_space } and { $to_space } is not one-way (rule { $rule }).
board-fault-line-type = the line between { $from_space } and { $to_space } has the wrong type; it must be: { $names } (rule { $rule }).
