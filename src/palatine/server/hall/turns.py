"""Whose turn it is when many wait for the workers: people first, and among them everybody in turn."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from palatine.server.store.hints import HintRow
from palatine.server.store.jobs import Offer

MOST_KNOWN: Final = 10_000


@dataclass(frozen=True)
class Claimant:
    """Something that a worker could do next, and for whom."""

    owner: int | None
    is_waited_for: bool
    what: Offer | HintRow


class Turns:
    """Remembers who was served when. Each process for itself, which is fair enough among a few of them."""

    def __init__(self) -> None:
        self._count = 0
        self._served: dict[int | None, int] = {}

    def served(self, owner: int | None) -> None:
        self._count += 1
        if len(self._served) >= MOST_KNOWN:
            self._served.clear()
        self._served[owner] = self._count

    def in_turn(
        self,
        offers: Iterable[Offer],
        hints: Iterable[HintRow],
        busy: Mapping[tuple[int | None, bool], int],
        workers: int,
    ) -> list[Claimant]:
        """Everything that may be done now, in the order in which it should be.

        First what a person waits for: hints, and bots at tables where somebody plays. Then whoever has the fewest
        workers thinking for them, then who has not been served for longest. The last of several workers is kept for
        people: it does not begin what nobody waits for.
        """
        lone = sum([count for (_, waited), count in busy.items() if not waited])
        may_begin_lone = workers < 2 or lone < workers - 1
        found = [Claimant(hint.owner, True, hint) for hint in hints]
        found += [
            Claimant(offer.owner, offer.is_waited_for, offer)
            for offer in offers
            if offer.is_waited_for or may_begin_lone
        ]
        return sorted(found, key=lambda one: self._rank(one, busy))

    def _rank(self, one: Claimant, busy: Mapping[tuple[int | None, bool], int]) -> tuple[bool, int, int, bool, int]:
        thinking = busy.get((one.owner, True), 0) + busy.get((one.owner, False), 0)
        is_bot = isinstance(one.what, Offer)
        return not one.is_waited_for, thinking, self._served.get(one.owner, 0), is_bot, one.what.id
