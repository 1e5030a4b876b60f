"""What a table is worth to each seat: the result of a finished game, a forecast in the middle of one."""

from math import exp
from typing import Final, final

from palatine.kernel.ints import i64, mypyc_attr
from palatine.kernel.parts import part
from palatine.kernel.table import Table

LOGISTIC: Final = 1.7
"""A logistic curve with this slope is nearly the distribution of a normal variable."""
MARGIN: Final = 0.15
"""How much of a finished game's worth is by how much it was won: search finds its way sooner."""
FIRST: Final = 0.5
"""How much of the worth is the first place; the rest is the share of opponents left behind."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Value:
    """A game's forecast, made from everything on the table: the tables it sees are imagined ones."""

    def stage(self, table: Table) -> i64:
        """A number that changes whenever the game comes to a place where it can be judged well."""
        raise NotImplementedError

    def points(self, table: Table, seat: int) -> float:
        """The points that a seat will probably have at the end."""
        raise NotImplementedError

    def doubt(self, table: Table) -> float:
        """By how much the difference between two seats usually changes from here to the end."""
        raise NotImplementedError

    def goal(self, table: Table) -> float:
        """For a game played alone: the points to beat."""
        return 0.0


@final
class Verdict:
    """What came of a table, for each seat: its worth from 0 to 1, the chance of winning, and the points."""

    def __init__(self, worth: list[float], win: list[float], points: list[float]) -> None:
        self.worth: Final = worth
        self.win: Final = win
        self.points: Final = points


def judged(table: Table, value: Value) -> Verdict:
    """A verdict on a table, finished or not."""
    if table.stack or table.lanes:
        points = [value.points(table, seat) for seat in range(table.seat_count)]
        doubt = value.doubt(table)
        if table.seat_count == 1:
            alone = _beats(points[0] - value.goal(table), doubt)
            return Verdict([alone], [alone], points)
        worth, win = _forecast(points, doubt)
        return Verdict(worth, win, points)
    return _finished(table, value)


def _finished(table: Table, value: Value) -> Verdict:
    """The places count most, the margins a little."""
    points = [float(score) for score in table.scores()]
    places = table.ranking()
    doubt = value.doubt(table)
    if table.seat_count == 1:
        won = 1.0 if places[0] == 1 else 0.0
        near = _beats(points[0] - value.goal(table), doubt)
        return Verdict([(1.0 - MARGIN) * won + MARGIN * near], [won], points)
    win: list[float] = []
    worth: list[float] = []
    margins, _ = _forecast(points, doubt)
    first = 1.0 / float(max(1, places.count(1)))  # with a quest nobody may have won
    for seat, place in enumerate(places):
        behind = 0.0
        for other in places:
            if other > place:
                behind += 1.0
            elif other == place:
                behind += 0.5
        share = (behind - 0.5) / float(table.seat_count - 1)
        win.append(first if place == 1 else 0.0)
        placed = FIRST * win[seat] + (1.0 - FIRST) * share
        worth.append((1.0 - MARGIN) * placed + MARGIN * margins[seat])
    return Verdict(worth, win, points)


def _forecast(points: list[float], doubt: float) -> tuple[list[float], list[float]]:
    """Worth and chance of winning from expected points: pair by pair, and all together."""
    count = len(points)
    most = max(points)
    chances = [exp(max(-60.0, LOGISTIC * (one - most) / doubt)) for one in points]
    total = sum(chances)
    win = [chance / total for chance in chances]
    if count == 2:
        return win, win
    worth: list[float] = []
    for seat in range(count):
        share = 0.0
        for other in range(count):
            if other != seat:
                share += _beats(points[seat] - points[other], doubt)
        worth.append(FIRST * win[seat] + (1.0 - FIRST) * share / float(count - 1))
    return worth, win


def _beats(lead: float, doubt: float) -> float:
    """How often a lead is kept."""
    return 1.0 / (1.0 + exp(max(-60.0, min(60.0, -LOGISTIC * lead / doubt))))


@final
class AsItStands(Value):
    """For any game: everybody keeps the points they have, and any lead may still be lost."""

    def stage(self, table: Table) -> i64:
        return 0

    def points(self, table: Table, seat: int) -> float:
        return float(table.scores()[seat])

    def doubt(self, table: Table) -> float:
        return 1.0 + float(max([abs(score) for score in table.scores()]))


_VALUES: Final[dict[str, Value]] = {}


def value_of(game: str) -> Value:
    """The forecast of a game, or that of any."""
    if game not in _VALUES:
        found = part(f"palatine.bots.values.{game}", "VALUE")
        _VALUES[game] = found if isinstance(found, Value) else AsItStands()
    return _VALUES[game]
