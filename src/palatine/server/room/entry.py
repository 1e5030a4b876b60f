"""Entries: everything that ever happened at a table, numbered 1, 2, 3 … without gaps.

kind       seat        data
sit        the seat    name
stand      the seat    reason: left, opened, replaced
bot        the seat    bot, level, stand_in; name (a bot of its own); reason: handed_over, called, time, conceded,
                       replaced
back       the seat
start                  outcomes: the lines of the set-up; order: for each seat, who sat where before
move       the seat    lines: the move and its outcomes as a record writes them
undo       who asked   moves; agreed: whether people were asked
redo       the seat    lines, as they were
propose    who asks    proposal: undo, abort, end, replace; moves; target, with
answer     who says    proposal: its number; yes
withdraw   who asked   proposal: its number
flag       the seat
concede    the seat
end        who asked   status: over, aborted, closed; reason: finished, conceded, agreed, aborted, closed
name       the seat    name
transfer   the seat    name, user, holder: from whom
former     the seat    bot: who plays on, if the game is not over
"""

from dataclasses import dataclass, field
from typing import Final

from palatine.server.room.bounds import LONGEST_ID, MOST_SEATS
from palatine.server.room.checks import Fields
from palatine.server.room.setting import LATEST

PUBLIC: Final[dict[str, tuple[str, ...]]] = {
    "sit": ("name",),
    "stand": ("reason",),
    "bot": ("bot", "level", "name", "stand_in", "reason"),
    "back": (),
    "start": ("order",),
    "move": (),
    "undo": ("moves", "agreed"),
    "redo": (),
    "propose": ("proposal", "moves", "target", "with"),
    "answer": ("proposal", "yes"),
    "withdraw": ("proposal",),
    "flag": (),
    "concede": (),
    "end": ("status", "reason"),
    "name": ("name",),
    "transfer": ("name",),
    "former": ("bot",),
}
"""The kinds of entries, and which of their data everybody may know. The text of a move may be secret."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing that happened. `digest` is the state of the game after it, for entries that change the game."""

    number: int
    kind: str
    seat: int | None
    user: str | None
    at: int
    client_id: str | None = None
    data: dict[str, object] = field(default_factory=dict)
    digest: str | None = None

    def as_data(self) -> dict[str, object]:
        return {
            "number": self.number,
            "kind": self.kind,
            "seat": self.seat,
            "user": self.user,
            "at": self.at,
            "client_id": self.client_id,
            "data": self.data,
            "digest": self.digest,
        }

    @classmethod
    def from_data(cls, data: object) -> "Entry":
        fields = Fields(data, "entry")
        seat = fields.integer("seat", 0, MOST_SEATS - 1) if fields.has("seat") else None
        entry = cls(
            fields.integer("number", 1, LATEST),
            fields.choice("kind", tuple(PUBLIC)),
            seat,
            fields.maybe_text("user", LONGEST_ID),
            fields.integer("at", 0, LATEST),
            fields.maybe_text("client_id", LONGEST_ID),
            fields.table("data"),
            fields.maybe_text("digest"),
        )
        fields.close()
        return entry

    def public(self) -> dict[str, object]:
        """What everybody may know of it."""
        face: dict[str, object] = {"number": self.number, "kind": self.kind, "seat": self.seat, "at": self.at}
        for name in PUBLIC[self.kind]:
            if name in self.data:
                face[name] = self.data[name]
        return face
