"""A side of a game that confers where the others do not hear it: a private thread, opened when somebody of it asks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from fronde.core.errors import TableError
from fronde.core.types import Name, Text
from fronde.host.actors import Actor
from fronde.host.announcements import open_room
from fronde.host.commands import Verdict, get_user
from fronde.host.rights import Right
from fronde.host.store import Change
from fronde.host.table import Table, get_playing


@dataclass(slots=True, frozen=True)
class Confer:
    """Have a private thread opened for one's side, or come back into it."""

    right: ClassVar[Right] = Right.PLAYER

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Raises TableError for who is not of a side that confers."""
        playing, user = get_playing(table), get_user(actor)
        if not playing.team:
            raise TableError(Text("error-confer-nobody"))
        if user.id not in [player.user for player in playing.team]:
            seats = playing.game.rules.conferring(playing.match.setup)
            raise TableError(Text("error-confer-other", {"seats": [Name("seat", seat) for seat in seats]}))
        change = Change(table.id, table.record.revision, notices=[open_room(playing, user.id)])
        return Verdict(change, playing)
