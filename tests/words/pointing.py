"""What a player can point at, and what is answered: a reason of its own, or only that something else is asked.

Whoever looks at the page can point at every card the seat may see, and at everything that a move of this game has named
so far: dice, spaces, stacks, tracks.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

from laws.cases import Case

from palatine.api import catalogue_of
from palatine.books.catalogue import families_of
from palatine.kernel.prompt import NOT_ASKED
from palatine.kernel.table import Table

EVERY: Final = 7
"""One position in so many is looked at."""


class Pointed(NamedTuple):
    """Somebody points at something that is not possible now."""

    kind: str
    target: str
    is_vague: bool


def pointed(case: Case, seed: str) -> Iterator[Pointed]:
    named: dict[str, None] = {}
    cards: dict[str, str] = {}
    for number, table in enumerate(case.walk(seed)):
        cards = cards or _keys_of_cards(table)
        for seat in table.to_act:
            for action in table.options(seat):
                named.update(dict.fromkeys(table.targets(action, seat)))
        if number % EVERY == 0:
            for seat in table.to_act:
                yield from _answers(table, seat, [*named, *_seen(table.view(seat), cards)])


def _answers(table: Table, seat: int, targets: list[str]) -> Iterator[Pointed]:
    kind = table.prompt(seat).kind
    for target in dict.fromkeys(targets):
        reason = table.why_not(target, seat)
        if reason is not None:
            yield Pointed(kind, target, reason.en.startswith(NOT_ASKED))


def _keys_of_cards(table: Table) -> dict[str, str]:
    """The key of each card of the box by the name that views use."""
    catalogue = catalogue_of(table)
    ids, things = catalogue["ids"], catalogue["things"]
    assert isinstance(ids, dict) and isinstance(things, dict)
    families = {family.name for family in families_of(table)}
    return {name: key for name, key in ids.items() if things[key]["family"] in families}


def _seen(view: object, cards: dict[str, str]) -> Iterator[str]:
    """Every card that a view names, wherever it lies."""
    if isinstance(view, str):
        if view in cards:
            yield cards[view]
    elif isinstance(view, dict):
        for key, value in view.items():
            yield from _seen(key, cards)
            yield from _seen(value, cards)
    elif isinstance(view, list):
        for value in view:
            yield from _seen(value, cards)
