"""Check the dice and cards of a recorded game: commitment, salts, every draw, and the seal of the record.

You need not trust anyone: read these few lines, which need only Python, and run `python verify.py RECORD`."""

import argparse
import hashlib
import hmac
import json
import sys
from typing import Any

SEATING = 1 << 40  # draws from this number on shuffle the seats
RECORD = b'<script type="application/json" id="record">'  # begins the last element of a replay page


def cut_record(content: bytes) -> bytes:
    """The record in a replay page that matches its hash, as bytes; any other content unchanged."""
    before, mark, rest = content.rpartition(RECORD)
    if not mark or not content.startswith(b"<"):
        return content
    inside, end, after = rest.partition(b"</script>")
    head = b'{"page":"%s","record":' % hashlib.sha256(before + mark + end + after).hexdigest().encode()
    if not inside.startswith(head):
        raise ValueError("The page was changed.")
    return inside[len(head) : -1]


def find_fault(record: dict[str, Any]) -> str | None:
    """A description of what is wrong with a record; None if everything agrees."""
    if "key" in record:
        key = bytes.fromhex(record["key"])
        if hashlib.sha256(key).hexdigest() != record["commitment"]:
            return "The key is not the one that was committed to before the game."
        if int.from_bytes(hmac.digest(key, "\n".join(record["salts"]).encode(), "sha256"), "big") != record["seed"]:
            return "The seed was not made of the key and the players' salts."
    stream = (record["seed"] % (1 << 256)).to_bytes(32, "big")
    due: dict[bool, int] = {}
    for number, of, result in record["draws"]:
        fell = int.from_bytes(hmac.digest(stream, number.to_bytes(8, "big"), "sha256"), "big") % of
        seating = number >= SEATING
        if number != due.setdefault(seating, SEATING * seating if "key" in record else number) or result != fell:
            return f"Draw {number} of {of} is wrong: it says {result}, and {fell} came."
        due[seating] += 1
    rest = {key: value for key, value in record.items() if key != "digest"}
    text = json.dumps(rest, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return None if hashlib.sha256(text.encode()).hexdigest() == record["digest"] else "The record was changed."


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command line."""
    parser.add_argument("record", help="the file of a game's record, or its replay page")


def run(args: argparse.Namespace) -> int:
    """Check a record. Returns 0; 1 if it fails a check; 2 if the file is not a record."""
    try:
        with open(args.record, "rb") as file:
            record = json.loads(cut_record(file.read()))
        fault = find_fault(record)
    except Exception as error:  # any error means that the file is not a record
        print(f"{args.record} is no record: {error!r}", file=sys.stderr)
        return 2
    proof = "as committed to" if "key" in record else "of a seed fixed beforehand, which proves nothing more"
    print(fault or f"All {len(record['draws'])} draws are right, {proof}.")
    if "key" in record and not fault:
        print(f"The lobby must have shown {record['commitment']}; else it is the record of another game.")
    for back in () if fault else record.get("rewinds", ()):
        print(f"{len(back['actions'])} choices after the first {back['after']} were taken back ({back['how']}).")
    return 1 if fault else 0


if __name__ == "__main__":
    sys.exit(run(argparse.Namespace(record=sys.argv[-1])))
