### What the toy of tests/core/toy_referee.py says beside the toy.

tie-break-first-seat = Equal scores go to who sits first.
