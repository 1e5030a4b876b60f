"""Clocks: since when each seat is asked, and until when it may think. Everything follows from the times of entries."""

from dataclasses import asdict, dataclass, replace
from typing import Any, Final

from palatine.server.room.setting import LIVE, NONE, SECOND, ClockRule


@dataclass(frozen=True, slots=True)
class Hand:
    """One seat's clock. `free` is what the question gives before the reserve begins to run."""

    asked_at: int | None = None
    deadline: int | None = None
    free: int = 0
    reserve: int = 0


class Clock:
    """The clocks of all seats. In a simultaneous phase each seat that is asked has its own."""

    def __init__(self, rule: ClockRule, hands: list[Hand]) -> None:
        self.rule: Final = rule
        self.hands = hands

    @classmethod
    def wound(cls, rule: ClockRule, seats: int) -> "Clock":
        """Clocks at the start of a game."""
        return cls(rule, [Hand(reserve=rule.reserve * SECOND) for _ in range(seats)])

    def clone(self) -> "Clock":
        return Clock(self.rule, self.hands[:])

    # ---- reading -----------------------------------------------------------------------------------------------------

    def deadline(self, seat: int) -> int | None:
        """When the time of this seat is up; None if it is not limited or the seat is not asked."""
        return self.hands[seat].deadline

    def asked_at(self, seat: int) -> int | None:
        """Since when the seat has been asked; None if it is not."""
        return self.hands[seat].asked_at

    def reserve(self, seat: int) -> int | None:
        """The seat's reserve when its question came, in milliseconds; None without a live clock."""
        return self.hands[seat].reserve if self.rule.kind == LIVE else None

    def next_deadline(self) -> int | None:
        """The earliest time at which somebody's time is up."""
        return min([hand.deadline for hand in self.hands if hand.deadline is not None], default=None)

    # ---- running -----------------------------------------------------------------------------------------------------

    def ask(self, seat: int, at: int, timed: bool, again: bool = False) -> None:
        """A question comes to a seat, or comes back to it `again`: then the time it took before is not given back."""
        hand = self.hands[seat]
        whole = self.rule.allowance
        free = min(whole, max(hand.free, self.rule.least)) if again else whole
        deadline = at + free + hand.reserve if timed and self.rule.kind != NONE else None
        self.hands[seat] = Hand(at, deadline, free, hand.reserve)

    def rest(self, seat: int, at: int) -> None:
        """The question is answered, or no longer asked: thinking beyond the free time is taken from the reserve."""
        hand = self.hands[seat]
        if hand.asked_at is None:
            return
        spent = at - hand.asked_at
        free, reserve = hand.free, hand.reserve
        if hand.deadline is not None:
            reserve = max(0, reserve - max(0, spent - free))
            free = max(0, free - spent)
        self.hands[seat] = Hand(None, None, free, reserve)

    def run_out(self, seat: int) -> None:
        """The time is up. The question stays, without a deadline: being late is noted once."""
        self.hands[seat] = replace(self.hands[seat], deadline=None, free=0, reserve=0)

    def stop(self) -> None:
        """Nobody is asked any more."""
        self.hands = [Hand(reserve=hand.reserve) for hand in self.hands]

    # ---- saving ------------------------------------------------------------------------------------------------------

    def as_data(self) -> list[dict[str, Any]]:
        return [asdict(hand) for hand in self.hands]

    @classmethod
    def from_data(cls, rule: ClockRule, data: list[dict[str, Any]]) -> "Clock":
        return cls(rule, [Hand(**row) for row in data])
