"""What an option costs and brings: it is chosen on a copy, by the steps and verbs that would carry it out.

So there is no second table of prices, and whatever a card or a module changes about them is in them. A rehearsal ends
where the seat cannot know what comes next: at the first roll, draw or card that it did not know, at the next question,
or when everything that the choice itself has set off is done. What waited beneath the question is not run.
"""

from typing import TYPE_CHECKING, Final, final

from palatine.kernel.frame import AUTOMATIC
from palatine.kernel.history import CHANCE
from palatine.kernel.ints import i64
from palatine.kernel.zone import OPEN

if TYPE_CHECKING:
    from palatine.kernel.table import Table


@final
class Tally:
    """What a seat gives and takes, added up from event to event: a price and a reward of one kind stay apart."""

    def __init__(self, seat: i64, purse: dict[str, int], hidden: int) -> None:
        self.seat: Final = seat
        self.hidden: Final = hidden
        """How many cards the seat does not know before it chooses."""
        self.purse: dict[str, int] = purse
        self.cost: Final[dict[str, int]] = {}
        self.gain: Final[dict[str, int]] = {}
        self.is_certain: bool = True
        """Nothing has been rolled, drawn or turned over yet."""
        self.was_asked_how: bool = False

    def note(self, table: "Table") -> None:
        """Something has happened: whatever is in the purse now has come or gone since the last time."""
        self.is_certain = self.is_certain and not self.has_news(table)
        now = table.purse(self.seat)
        if now is None or not self.is_certain:
            return
        for name, n in now.items():
            change = n - self.purse[name]
            if change < 0:
                self.cost[name] = self.cost.get(name, 0) - change
            elif change > 0:
                self.gain[name] = self.gain.get(name, 0) + change
        self.purse = now

    def has_news(self, table: "Table") -> bool:
        """Whether something is known now that the seat could not know before."""
        return _has_chance(table) or hidden_cards(table, self.seat) < self.hidden

    def known_gain(self) -> dict[str, int] | None:
        """What comes before the first roll or draw is certain; if nothing does, the gain is not known."""
        return self.gain if self.is_certain or self.gain else None


def _has_chance(table: "Table") -> bool:
    entry = table.log
    while entry is not None:
        if entry.kind == CHANCE:
            return True
        entry = entry.before
    return False


def hidden_cards(table: "Table", seat: i64) -> int:
    """How many cards in all piles this seat does not know."""
    bit = 1 << seat
    return sum([1 for pile in table.piles for known in pile.known if known != OPEN and not known & bit])


def exchange(table: "Table", action: i64, seat: i64) -> tuple[dict[str, int] | None, dict[str, int] | None]:
    """What a legal action makes its seat give, and what it brings at once; None where nobody can know it yet.

    Where it is still to be asked how a price is paid, and the answers differ, the price is what the rules say is due.
    """
    purse = table.purse(seat)
    if purse is None:
        return None, None
    hidden = hidden_cards(table, seat)
    first = rehearsed(table, action, Tally(seat, purse, hidden), 0)
    if not first.was_asked_how:
        return first.cost, first.known_gain()
    last = rehearsed(table, action, Tally(seat, purse, hidden), -1)
    cost = first.cost if first.cost == last.cost else table.due(action, seat)
    return cost, first.known_gain() if first.gain == last.gain else None


def rehearsed(table: "Table", action: i64, tally: Tally, answer: int) -> Tally:
    """The action on a copy; questions how it is carried out are given the first (0) or the last (-1) answer.

    An answer to such a question costs what it costs itself, not what the next of them will.
    """
    copy = table.clone()
    copy.listening = True
    copy.recording = True
    copy.log = None
    copy.events = None
    copy.rehearsal = tally
    if copy.lanes:
        copy.stack = copy.lanes[tally.seat]
    beneath = len(copy.stack) - 1
    goes_on = not copy.asks_how(copy.stack[-1])
    copy.choose_step(copy.stack.pop(), action)
    while len(copy.stack) > beneath and len(copy.lanes) == len(table.lanes) and not tally.has_news(copy):
        frame = copy.stack[-1]
        if copy.kinds[frame.step] == AUTOMATIC:
            copy.run_step(copy.stack.pop())
            continue
        options = copy.step_options(frame)
        if not options:
            copy.skip_step(copy.stack.pop())
        elif goes_on and frame.seat == tally.seat and copy.asks_how(frame):
            tally.was_asked_how = True
            copy.choose_step(copy.stack.pop(), options[answer])
        else:
            break
    tally.note(copy)
    return tally
