"""The setting of a table: everything that was chosen when it was opened and never changes again."""

from dataclasses import dataclass, field
from typing import Final

import palatine
from palatine.api import game as game_named
from palatine.kernel import position
from palatine.server.room.bounds import HIGHEST_LEVEL, LONGEST_ID, MOST_SEATS
from palatine.server.room.checks import Fields, clean_name
from palatine.server.room.refusals import malformed

PERSON: Final = "person"
BOT: Final = "bot"
OPEN: Final = "open"
FRIEND: Final = "friend"
"""A seat that waits for whoever shows an invitation."""
ME: Final = "me"
"""A seat that waits for whoever opens the table, who sits down at once."""
KINDS: Final = (PERSON, BOT, OPEN, FRIEND, ME)

NONE: Final = "none"
DAYS: Final = "days"
LIVE: Final = "live"

SECOND: Final = 1000
HOUR: Final = 3600 * SECOND
DAY: Final = 24 * HOUR
ABSENCE: Final = 3 * DAY
"""Without a clock: how long a question may stay unanswered before somebody counts as absent, if nobody says so."""

LATEST: Final = 1 << 53
"""The latest time in milliseconds that every reader of JSON understands."""

FORMER: Final = "\u2063former player"
"""The name of somebody who deleted themselves. Its first sign cannot be seen, and nobody can choose it."""

OPPONENT: Final = "level2"
"""Who sits down where a bot is wanted and none is named."""
STAND_IN: Final = "level4"
"""Who plays on for somebody."""

PAST: Final = ("log", "origin", "forced", "recording", "chance", "seed", "names", "book")
"""What a position may bring along that a table at the server does not take over: its past, its chance, its people."""


@dataclass(frozen=True, slots=True)
class ClockRule:
    """How long a seat may think: not limited, days per question, or seconds per question and a reserve for the game."""

    kind: str = NONE
    days: int = 0
    seconds: int = 0
    reserve: int = 0

    @classmethod
    def from_data(cls, data: object) -> "ClockRule":
        fields = Fields({"kind": NONE} if data is None else data, "clock")
        kind = fields.choice("kind", (NONE, DAYS, LIVE))
        rule = cls(kind)
        if kind == DAYS:
            rule = cls(kind, days=fields.integer("days", 1, 30))
        elif kind == LIVE:
            rule = cls(kind, seconds=fields.integer("seconds", 5, 600), reserve=fields.integer("reserve", 0, 7200, 0))
        fields.close()
        return rule

    @property
    def allowance(self) -> int:
        """What every question gives, in milliseconds."""
        return self.days * DAY + self.seconds * SECOND

    @property
    def least(self) -> int:
        """What a question gives at least that comes back after an undo."""
        return HOUR if self.kind == DAYS else 5 * SECOND

    def as_data(self) -> dict[str, object]:
        if self.kind == DAYS:
            return {"kind": DAYS, "days": self.days}
        if self.kind == LIVE:
            return {"kind": LIVE, "seconds": self.seconds, "reserve": self.reserve}
        return {"kind": NONE}


@dataclass(frozen=True, slots=True)
class SeatPlan:
    """Who is meant to sit at a seat when the table is opened."""

    kind: str = OPEN
    user: str | None = None
    name: str = ""
    bot: str = ""
    level: int = 0

    @classmethod
    def from_data(cls, data: object, where: str) -> "SeatPlan":
        fields = Fields(data, where)
        kind = fields.choice("kind", KINDS)
        user = fields.maybe_text("user", LONGEST_ID)
        name = fields.text("name", default="")
        bot = fields.text("bot", LONGEST_ID, OPPONENT if kind == BOT else "")
        level = fields.integer("level", 0, HIGHEST_LEVEL, 0)
        fields.close()
        if kind == PERSON:
            if user is None:
                raise malformed(f"{where}.user", "must say who sits here", "musi wskazywać, kto tu siedzi")
            return cls(kind, user, name if name == FORMER else clean_name(name, f"{where}.name"))
        if kind == BOT:
            return cls(kind, None, clean_name(name, f"{where}.name") if name else "", bot_word(bot, level))
        return cls(kind, None, clean_name(name, f"{where}.name") if name else "")

    def as_data(self) -> dict[str, object]:
        return {"kind": self.kind, "user": self.user, "name": self.name, "bot": self.bot, "level": self.level}


def bot_word(name: str, level: int = 0) -> str:
    """The word of a bot (`greedy`, `level3`). Refuses what does not exist, and searches with settings of their own,
    which could think for ever."""
    palatine.bot(name, 0, level)
    word = f"level{level}" if level else name
    if word not in palatine.bots():
        raise malformed("bot", "must be a bot without settings", "musi być botem bez ustawień")
    return word


@dataclass(frozen=True, slots=True)
class Setting:
    """What a table is played with. `from_data` checks all of it, so a Setting that exists can be set up."""

    id: str
    """The table's public id."""
    game: str
    seats: tuple[SeatPlan, ...]
    options: dict[str, object] = field(default_factory=dict)
    """Every option with its value: a default that changes later does not change this table."""
    overlay: dict[str, object] | None = None
    position: dict[str, object] | None = None
    rules: int = 1
    """The rules version that the table plays to its end, whatever the newest one is by then."""
    clock: ClockRule = ClockRule()
    on_time: str = BOT
    visibility: str = "link"
    shuffle: bool = False
    absence: int = ABSENCE
    """Without a clock: after so many milliseconds a person who does not answer may be replaced."""
    stand_in: str = STAND_IN
    """The bot that plays on for somebody who is away."""
    hints: bool | None = None
    """Whether people may ask for hints; None: as long as nobody else is there to mind."""
    owner: str | None = None
    """The public id of the user who opened the table; None if the server did."""
    opened_at: int = 0

    @property
    def seat_count(self) -> int:
        return len(self.seats)

    @classmethod
    def from_data(cls, data: object) -> "Setting":
        """A setting from JSON, with the game's own checks of options, overlay and position."""
        fields = Fields(data)
        name = fields.text("game", LONGEST_ID)
        game = game_named(name)
        rows = fields.rows("seats", MOST_SEATS)
        seats = tuple(SeatPlan.from_data(row, f"seats.{i}") for i, row in enumerate(rows))
        options = fields.table("options")
        overlay = fields.maybe_table("overlay") or None
        start = fields.maybe_table("position")
        rules = fields.integer("rules", game.oldest_rules, game.rules_version, rules_of(start, game.rules_version))
        if start is not None:
            loaded = position.load(game, start, rules=rules)
            if loaded.seat_count != len(seats):
                raise malformed("position.seats", "must be one for each seat", "musi być po jednym na miejsce")
            start = {key: value for key, value in start.items() if key not in PAST}
            chosen, overlay = dict(loaded.chosen), None
        else:
            chosen = dict(game.prepared(len(seats), options, overlay, rules).chosen)
        clock = ClockRule.from_data(fields.take("clock"))
        stand_in = bot_word(fields.text("stand_in", LONGEST_ID, STAND_IN))
        setting = cls(
            id=fields.text("id", LONGEST_ID, ""),
            game=name,
            seats=seats,
            options=chosen,
            overlay=overlay,
            position=start,
            rules=rules,
            clock=clock,
            on_time=fields.choice("on_time", ("bot", "call"), "bot"),
            visibility=fields.choice("visibility", ("public", "link"), "link"),
            shuffle=fields.flag("shuffle", False),
            absence=fields.integer("absence", SECOND, 30 * DAY, ABSENCE),
            stand_in=stand_in,
            hints=fields.flag("hints") if fields.has("hints") else None,
            owner=fields.maybe_text("owner", LONGEST_ID),
            opened_at=fields.integer("opened_at", 0, LATEST, 0),
        )
        fields.close()
        return setting

    def as_data(self) -> dict[str, object]:
        return {
            "id": self.id,
            "game": self.game,
            "seats": [seat.as_data() for seat in self.seats],
            "options": self.options,
            "overlay": self.overlay,
            "position": self.position,
            "rules": self.rules,
            "clock": self.clock.as_data(),
            "on_time": self.on_time,
            "visibility": self.visibility,
            "shuffle": self.shuffle,
            "absence": self.absence,
            "stand_in": self.stand_in,
            "hints": self.hints,
            "owner": self.owner,
            "opened_at": self.opened_at,
        }


def rules_of(start: dict[str, object] | None, newest: int) -> int:
    """The rules version that a position asks for."""
    asked = None if start is None else start.get("rules")
    return asked if type(asked) is int else newest
