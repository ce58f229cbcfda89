"""Compares what Discord shows with what had to be told: in a channel every message that was due, once and in order; in
direct messages the hand as it is now, and at most one question a table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence, Set
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

import images
from cogs import ids
from cogs.messages.hands import hand_message
from cogs.messages.modes import SIGN
from cogs.messages.panel import question_parts
from cogs.messages.parts import Part, build_layout, join_texts
from cogs.messages.posts import Manner, Post, render
from fronde.host.notices.kinds import Notice
from fronde.host.store import DirectMessages, Player
from fronde.host.table import GameTable, Playing, Table
from fronde.host.timekeeping.timing import Times
from fronde.texts import words
from tests.e2e.fake_discord.world import Channel, Message, World
from tests.siege.findings import Findings
from tests.siege.journal import Remainder

SHORT = 90


@dataclass
class Due:
    """A message that has to stand. `sure`: it was delivered, and neither given up nor left in a channel that is gone.
    `loose`: what it says in the end may have been other than the table says now, but for its first line. `late`: it may
    have come after later ones. A message that says more was sent without its pictures, as the line below tells: drawing
    it may be what killed the bot. `spared`: a later one shows the same newer, and its pictures may not have been drawn.
    `past`: what it will say once another has taken its place, and may say already where it is not `sure`: it came, and
    was given up since the one before could not be put past. `heads`: first lines it may have besides: a sign shows some
    turn, as a rule the last. `nonces`: of the notices that may have posted it; of equal messages they tell which."""

    text: str
    files: range
    sure: bool = True
    loose: bool = False
    late: bool = False
    past: str | None = None
    spared: bool = False
    heads: set[str] = field(default_factory=set)
    nonces: set[str] = field(default_factory=set)

    def posted(self, message: Message) -> bool:
        """Whether one of its notices posted that message."""
        return (message.nonce or "").rstrip("+") in self.nonces

    def shows(self, message: Message) -> bool:
        """Whether this is that message."""
        if self.loose:
            return message.text.split("\n")[0] in {self.text.split("\n")[0], *self.heads}
        if not self.sure and self.past is not None and message.text == self.past:
            return True
        return message.text == self.text or message.text.startswith(f"{self.text}\n")

    def lacks_pictures(self, message: Message) -> bool:
        """Whether it came without what it was to show, and nothing excuses that."""
        counts = {0, *self.files} if self.spared else self.files
        return self.sure and message.text == self.text and len(message.files) not in counts


ASKING = ("question", "whisper", "answered", "given")
"""The notices that say what happens to a player's message with a question; a seat that is given takes it along."""


@dataclass
class Letters:
    """Compares, a finding each, whenever nothing is on its way."""

    findings: Findings
    world: World
    closed: Set[int] = frozenset()
    """Who has ever closed their direct messages."""
    calls: Mapping[int, int] = field(default_factory=dict)
    """The message that tells a user which tables wait."""
    remaining: Set[int] = frozenset()
    """Channels that people went on elsewhere from."""
    compared: int = 0

    def compare(self, tables: dict[int, Table], notices: Sequence[Notice], remainder: Remainder) -> None:
        """Everything: each channel, each person."""
        for number in remainder.failures:
            notice = next(n for n in notices if n.id == number)
            if not self.may_give_up(notice.to, tables[notice.table].record.venue.channel):
                self.findings.add("given-up", f"table {notice.table}: {notice.kind} to {notice.to}, notice {number}")
        for channel in self.world.channels.values():
            if channel.deleted or channel.forbidden or channel.id in self.remaining:
                continue
            if channel.recipient is None:
                here = [t for t in tables.values() if t.record.venue.channel == channel.id]
                self._compare_channel(channel, here, notices, remainder)
            elif not channel.recipient.closed:
                self._compare_private(channel, tables.values(), notices, remainder)
                self._compare_questions(channel, tables)
        for table in tables.values():
            self._compare_sealed(table, notices, remainder)

    def may_give_up(self, to: int | None, channel: int) -> bool:
        """Whether what was to be told may still be given up: its channel is gone, or was left without the rights that
        are needed; or its reader was out of reach."""
        at = self.world.channels[channel]
        return to in self.closed if to is not None else at.deleted or at.forbidden or at.silent

    def compare_slots(self, slots: Iterable[tuple[int, str, int]]) -> None:
        """What the bot thinks to stand somewhere stands there."""
        for table, slot, number in slots:
            message = self.world.messages.get(number)
            if message is None or (message.deleted and not message.channel.deleted):
                self.findings.add("slot-empty", f"table {table}: {slot}, message {number}")

    # --- a channel ---

    def _compare_channel(
        self, channel: Channel, tables: list[Table], notices: Sequence[Notice], remainder: Remainder
    ) -> None:
        dues = [expect(table, notices, remainder) for table in tables]
        due = [one for own in dues for one in own]
        messages = self.world.standing(channel)
        self.compared += len(messages)
        by_id, matches = {message.id: message for message in messages}, dict[int, Due]()
        exact = {one.text for one in due if not one.loose}

        def rank(one: Due, message: Message) -> int:
            return 2 if any(other.posted(message) for other in due) else one.loose and message.text in exact

        def place(one: Due, ids_so_far: set[int]) -> bool:
            """Find a message for this, though what has it takes another."""
            fits = [message for message in messages if message.id not in ids_so_far and one.shows(message)]
            fits.sort(key=lambda message: (not one.posted(message), rank(one, message), message.id))
            for message in fits:  # its own first, and those last that are surely another's
                ids_so_far.add(message.id)
                if message.id not in matches or place(matches[message.id], ids_so_far):
                    matches[message.id] = one
                    return True
            return False

        for one in sorted(due, key=lambda one: not one.sure):
            if not place(one, set()) and one.sure:
                instead = [message.text for message in messages if one.posted(message)]
                text = f"{one.text!r} says {instead[0]!r}" if instead else f"{one.text[:SHORT]!r} is not there"
                self.findings.add("message-missing", f"{channel.name}: {text}")
        numbers_of = {id(one): number for number, one in matches.items()}
        for number, one in matches.items():
            if one.lacks_pictures(by_id[number]):
                self.findings.add("picture-missing", f"{channel.name}, message {number}: {one.text[:SHORT]!r}")
        rest = [message for message in messages if message.id not in matches]
        for message in rest:
            doubled = any(one.shows(message) for one in due)
            kind = "message-doubled" if doubled else "message-unexpected"
            self.findings.add(kind, f"{channel.name}, message {message.id}: {message.text[:SHORT]!r}")
        for own in dues:  # two tables of a channel do not wait for each other
            placed = [one for one in own if one.sure and not one.late and id(one) in numbers_of]
            for one, other in pairwise(placed):
                if (at := numbers_of[id(one)]) > (then := numbers_of[id(other)]):
                    text = f"message {at}, {one.text[:SHORT]!r}, is below message {then}, {other.text[:SHORT]!r}"
                    self.findings.add("message-order", f"{channel.name}: {text}")

    # --- direct messages ---

    def _compare_private(
        self, channel: Channel, tables: Iterable[Table], notices: Sequence[Notice], remainder: Remainder
    ) -> None:
        assert channel.recipient is not None
        by_table: dict[int, list[Message]] = {}
        for message in self.world.standing(channel):
            if message.id != self.calls.get(channel.recipient.id):
                by_table.setdefault(table_of(message), []).append(message)
        for table in tables:
            player = table.record.find_player(channel.recipient.id)
            if player is not None and isinstance(table, GameTable):
                mine = [n for n in notices if n.table == table.id and n.to == player.user]
                if remainder.failures & {n.id for n in mine} and player.user in self.closed:
                    continue  # it goes out when one of them arrives
                mine = [n for n in mine if n.id not in remainder.failures | remainder.overtaken]
                self._compare_letters(table, player, mine, by_table.get(table.id, []))

    def _compare_questions(self, channel: Channel, tables: dict[int, Table]) -> None:
        """Whatever can be answered in direct messages is asked, and a table that is said to wait there does."""
        assert channel.recipient is not None
        for message in self.world.standing(channel):
            if message.id == self.calls.get(channel.recipient.id):
                self._compare_call(message, channel.recipient.id, tables)
            for pick in picks_of(message):
                table = tables[pick.table]
                player = table.record.find_player(channel.recipient.id)
                if player is not None and player.dm != DirectMessages.OPEN:
                    continue  # what would change it goes out when something arrives
                questions = table.questions[table.seats[pick.seat]] if isinstance(table, Playing) else []
                if (pick.stamp, pick.step, pick.place) not in [(a.stamp, a.decision.step, a.place) for a in questions]:
                    where = f"{channel.recipient.name}, message {message.id}"
                    self.findings.add("letter-open", f"{where}: {pick} is not asked: {message.text[:SHORT]!r}")

    def _compare_call(self, message: Message, user: int, tables: dict[int, Table]) -> None:
        for number in (int(part["custom_id"].split(":")[2]) for part in message.components if "custom_id" in part):
            table = tables[number]
            waits = isinstance(table, Playing) and user in [p.user for p in table.people(table.match.pending_seats())]
            player = table.record.find_player(user)
            if not waits and (player is None or player.dm == DirectMessages.OPEN):
                self.findings.add("call-open", f"table {number} does not wait for {user}: {message.text[:SHORT]!r}")

    def _compare_sealed(self, table: Table, notices: Sequence[Notice], remainder: Remainder) -> None:
        """What waits unseen for others' answers changes nothing of what a channel shows."""
        if not isinstance(table, Playing) or not table.match.held_answers:
            return
        answers, lines = [*table.match.held_answers], [one.text for one in expect(table, notices, remainder)]
        try:
            table.match.held_answers.clear()
            if [one.text for one in expect(table, notices, remainder)] != lines:
                self.findings.add("secret-shown", f"table {table.id}: {answers}")
        finally:
            table.match.held_answers.extend(answers)

    def _compare_letters(self, table: GameTable, player: Player, mine: list[Notice], messages: list[Message]) -> None:
        self.compared += len(messages)
        where = f"table {table.id}, {player.name}"
        if player.dm == DirectMessages.UNASKED or (player.dm != DirectMessages.OPEN and player.user in self.closed):
            return
        if player.dm != DirectMessages.OPEN:
            self.findings.add("dm-closed", f"{where}: taken for {player.dm}, and is not")
            return
        reader_words = words(player.locale, table.record.game)
        hands = [message for message in messages if is_hand(message)]
        prompts = [message for message in messages if not is_hand(message)]
        if len(hands) > 1 or len(prompts) > 1:
            listed = [message.text[:SHORT] for message in (hands if len(hands) > 1 else prompts)]
            self.findings.add("letter-doubled", f"{where}: {listed}")
        expected = read_layout(hand_message(table, player.user or 0, reader_words))
        lines = [n.kind for n in mine if n.kind in ("hand", "given")]  # whoever gave it away and is back gets it anew
        if lines[-1:] == ["hand"] and expected not in [message.text for message in hands]:
            self.findings.add("hand-old", f"{where}: {[m.text[:SHORT] for m in hands]} instead of {expected[:SHORT]!r}")
        last = next((n.kind for n in reversed(mine) if n.kind in ASKING), None)
        if last == "answered" and (questions := [message for message in prompts if message.body.get("content")]):
            self.findings.add("letter-left", f"{where}: {questions[0].text[:SHORT]!r} is answered and stands")
        stands = isinstance(table, Playing) and bool(question_parts(table, player.user or 0, reader_words))
        if last == "question" and stands and not prompts:
            self.findings.add("letter-missing", f"{where}: the question has not come")


def is_hand(message: Message) -> bool:
    """Whether a direct message is a hand: its one button opens the panel."""
    ids = [part["custom_id"] for part in message.components if "custom_id" in part]
    return len(ids) == 1 and ids[0].startswith("b:turn:") and not message.body.get("content")


def picks_of(message: Message) -> list[ids.Pick]:
    """The questions a message can answer."""
    names = [part["custom_id"].split(":")[1:] for part in message.components if "custom_id" in part]
    return [ids.Pick.read([part for part in name[1:] if part[:1] != "~"]) for name in names if name[0] == "pick"]


def table_of(message: Message) -> int:
    """The table a message is about, 0 for none: its buttons tell."""
    ids = (part["custom_id"] for part in message.components if "custom_id" in part)
    return next((int(custom_id.split(":")[2]) for custom_id in ids), 0)


def read(post: Post) -> str:
    """A message as it is read."""
    return join_texts(post.parts) if post.classic else read_layout(post.parts)


def read_layout(parts: Sequence[Part]) -> str:
    """The parts of a layout as they are read."""
    components: list[Any] = build_layout(parts)
    return "\n".join(part["content"] for part in components if part["type"] == 10)


def expect(table: Table, notices: Sequence[Notice], remainder: Remainder) -> list[Due]:
    """What a channel must show of a table, oldest first, after all these notices."""
    expected = ExpectedPost(table)
    own = [notice for notice in notices if notice.table == table.id and notice.to is None]
    for number, notice in enumerate(own):
        if (
            notice.id not in remainder.waiting and notice.kind != "deadlines"
        ):  # in a siege no clock runs: they say nothing
            if notice.kind == "moved":
                expected.move()
            sure, late = notice.id not in remainder.failures | remainder.overtaken, notice.id in remainder.delayed
            spared = any(later.kind in notice.body.successors for later in own[number + 1 :])
            spared = spared or notice.id in remainder.plain
            for post in render(notice, table, Times(lambda: 0)):
                expected.take(post, sure, late, spared, notice.nonce)
    return expected.standing


class ExpectedPost:
    """What a channel comes to show, post by post."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.standing: list[Due] = []
        self._slots: dict[str | None, Due] = {}

    def move(self) -> None:
        """The table goes on in a channel where only what had not yet been told stands."""
        for one in self.standing:
            one.sure = False

    def take(self, post: Post, sure: bool, late: bool, spared: bool = False, nonce: str = "") -> None:
        """A post that was delivered, or, not `sure`, may have been in part; `spared`: perhaps without its pictures."""
        if post.manner == Manner.STRIP:
            return  # a button goes, and every word stays
        old = self._slots.get(post.slot) if post.slot else None
        if old is not None and nonce and post.manner == Manner.EDIT:
            old.nonces.add(nonce)
        most = 1 if post.replay else len(post.shots)
        files = range(most - sum(shot.show == images.CHANGED for shot in post.shots), most + 1)
        past = None if post.past is None else join_texts(post.past)
        loose = (post.slot == "lobby" and isinstance(self.table, GameTable)) or post.slot == SIGN
        new = Due(read(post), files, sure, loose, late, past, spared, nonces={nonce} - {""})
        if post.slot == SIGN and post.manner == Manner.AMEND:
            if old is not None:
                old.heads.add(new.text.split("\n")[0])
            return
        if post.pins and old is not None:
            self._slots[SIGN] = old
        if old is not None and post.manner in (Manner.NEW, Manner.PAST) and old.past is not None:
            old.text = read(post) if post.manner == Manner.PAST and post.parts else old.past
            self._slots.pop(post.slot)
        if post.manner == Manner.PAST:
            self._slots.pop(post.slot, None)
            return
        changes = post.manner in (Manner.EDIT, Manner.AMEND)
        if old is not None and not sure and post.manner != Manner.NEW:
            old.sure = False  # it stands as it was, or as it was to become
        elif old is not None and changes and (old.sure or post.manner == Manner.AMEND):
            old.text, old.loose, old.past = new.text, new.loose, new.past
            return
        elif old is not None and post.manner != Manner.NEW:
            self.standing.remove(old)
            self._slots.pop(post.slot)
            new.late = new.late or changes
        if post.manner == Manner.DROP or (post.manner == Manner.AMEND and old is None):
            return
        self.standing.append(new)
        if sure or old is None:
            self._slots[post.slot] = new
