"""Whose eyes a game is seen with: a seat's, a spectator's, or everybody's together once it is over."""

from dataclasses import dataclass

from palatine.kernel.event import Event
from palatine.kernel.table import Table


@dataclass(frozen=True)
class Eyes:
    """A viewer. `is_open` sees what all seats together know; a face-down deck has no order even then."""

    seat: int | None = None
    is_open: bool = False

    def event(self, event: Event, seats: int) -> dict[str, object]:
        """The event as these eyes saw it."""
        if self.is_open and not event.is_seen_by(None):
            for seat in range(seats):
                if event.is_seen_by(seat):
                    return event.told_to(seat)
        return event.told_to(self.seat)

    def view(self, table: Table) -> dict[str, object]:
        """The table as these eyes see it."""
        if not self.is_open:
            return table.view(self.seat)
        view = table.view(None)
        for seat in range(int(table.seat_count)):
            other = table.view(seat)
            _uncover(view["zones"], other["zones"])
            _own_facts(view["table"], other["table"], seat)
        return view


def _uncover(zones: object, known: object) -> None:
    """Put the cards that somebody knows where a spectator sees only backs."""
    assert isinstance(zones, dict) and isinstance(known, dict)
    for name, seen in zones.items():
        pairs = zip(seen, known[name], strict=True) if isinstance(seen, list) else [(seen, known[name])]
        for pile, better in pairs:
            if "cards" in pile:
                pile["cards"] = [mine or theirs for mine, theirs in zip(pile["cards"], better["cards"], strict=True)]


def _own_facts(facts: object, known: object, seat: int) -> None:
    """What only the seat itself is told of its own side."""
    assert isinstance(facts, dict) and isinstance(known, dict)
    if isinstance(facts.get("seats"), list):
        facts["seats"][seat] = known["seats"][seat]
