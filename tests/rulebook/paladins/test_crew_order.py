"""PA-8.6, PA-A.10, PA-15.4 The order of a crew's abilities is its owner's, and never matters: so nobody is asked."""

from itertools import chain, combinations, permutations, product
from typing import Any

import pytest

import palatine
from palatine.games.paladins.people_components import TOWNSFOLK
from palatine.games.paladins.table import Paladins
from rulebook.paladins.laying import acting, goods, judged, player, pool, suspicions, tracks
from rulebook.vectors import asked, texts

AFTER_ACTIONS = {
    "absolve": "absolve jar_faith",
    "commission": "commission region_1_space_2",
    "develop": "develop attack 1",
    "attack": "attack guardian_byzantine",
    "fortify": "fortify",
    "convert": "convert guardian_byzantine",
    "garrison": "garrison region_1_space_2",
}
WORKERS = {
    "absolve": "lmc", "commission": "lsc", "develop": "ll", "attack": "lsf", "fortify": "lsm", "convert": "lfc",
    "garrison": "lmf",
}  # fmt: skip
AT_INQUISITIONS = ("peddler_silver", "conspirator_absolver", "squire_faith")


def crew_of(trigger: str) -> list[str]:
    return [row.id for row in TOWNSFOLK if row.text("trigger") == trigger]


def end_of(table: Paladins) -> dict[str, Any]:
    """Everything on the table but the order of the crew."""
    facts: Any = table.dump()["table"]
    for seat in facts["seats"]:
        seat["crew"] = sorted(seat["crew"])
    return {**facts, "to act": list(table.to_act)}


def after(trigger: str, crew: list[str], held: str) -> list[dict[str, Any]]:
    """How the action ends: with the last silver of the tax supply, and every answer to what is asked on the way."""
    ann = player(WORKERS[trigger], 12, 12, 12, silver=9, provisions=9, crew=crew, suspicions=suspicions(held), unpaid=1)
    start = acting(ann, tax=1, outsiders=["guardian_byzantine", *[""] * 5], draw=["wall_two_vp"])
    start.play(AFTER_ACTIONS[trigger])
    found: list[dict[str, Any]] = []
    waiting = [start]
    while waiting:
        table = waiting.pop()
        if not table.to_act:
            found.append(end_of(table))
        for action in table.options() if table.to_act else []:
            after_this = table.clone()
            assert isinstance(after_this, Paladins)
            after_this.play(action)
            waiting.append(after_this)
    return found


@pytest.mark.parametrize("trigger", list(AFTER_ACTIONS))
def test_after_an_action(trigger: str) -> None:
    """PA-A.10, PA-B-03 All pairs and triples of Townsfolk that work together: every order ends alike.

    The tax of one of them takes the last silver, so that an Inquisition comes in between with a crew of its own.
    """
    for number in (2, 3):
        for several in combinations(crew_of(trigger), number):
            for held in ("", "0", "00", "000"):
                ends = [after(trigger, [*AT_INQUISITIONS, *order], held) for order in permutations(several)]
                assert all(end == ends[0] for end in ends), (several, held)


def test_after_paying_a_debt() -> None:
    """PA-12.2 Debt Collectors bring workers, in whatever order."""
    for order in permutations(crew_of("pay_debt")):
        table = judged(player(crew=list(order), unpaid=1), player(), tax=0)
        again = palatine.load({**dict(table.origin or {}), "pending": [["pay_debt", 0]]})
        assert isinstance(again, Paladins)
        again.play("repay")
        assert pool(again) == "lsf"


Result = tuple[int, frozenset[str]]


def in_every_order(crew: tuple[str, ...], held: int) -> set[Result]:
    """By hand: what one may come to at an Inquisition, card by card in every order (PA-12.6), discarding or not."""
    found: set[Result] = set()
    conspirators = [card for card in crew if card.startswith("conspirator")]
    for order in permutations(crew):
        for wishes in product((False, True), repeat=len(conspirators)):
            left, paid, wish = held, set(), dict(zip(conspirators, wishes, strict=True))
            for card in order:
                if card in wish:
                    left -= 1 if wish[card] and left else 0
                elif left >= 2 if card.startswith("peddler") else left == 0:
                    paid.add(card)
            found.add((left, frozenset(paid)))
    return found


def as_played(crew: tuple[str, ...], held: int) -> set[Result]:
    """The same by the engine, before the verdict."""
    # Brian holds more Suspicions than Ann, so that the verdict leaves hers alone.
    start = judged(
        player(silver=0, provisions=0, crew=list(crew), suspicions=suspicions("0" * held)),
        player(suspicions=suspicions("1" * 7)),
        tax=0,
    )
    tables = [start]
    if asked(start):
        tables = []
        for text in texts(start):
            table = start.clone()
            assert isinstance(table, Paladins)
            table.play(text)
            tables.append(table)
    found: set[Result] = set()
    for table in tables:
        paid: set[str] = set()
        silver, provisions = goods(table)
        gains = {"peddler_silver": silver, "peddler_provision": provisions, "peddler_labourer": len(pool(table))}
        gains |= dict(zip(("squire_strength", "squire_faith", "squire_influence"), tracks(table), strict=True))
        paid |= {card for card, n in gains.items() if n}
        found.add((len(table.seat[0].suspicions), frozenset(paid)))
    return found


def test_at_an_inquisition() -> None:
    """PA-8.6, PA-12.6, PA-15.4, PA-B-08 Whatever another order brings, Peddlers, Conspirators, Squires bring.

    All crews of up to two Peddlers, two Conspirators and two Squires, with none to four Suspicions.
    """
    kinds = [
        ["peddler_silver", "peddler_labourer"],
        ["conspirator_absolver", "conspirator_criminal"],
        ["squire_faith", "squire_strength"],
    ]
    for numbers in product(range(3), repeat=3):
        crew = tuple(chain.from_iterable([cards[:n] for cards, n in zip(kinds, numbers, strict=True)]))
        for held in range(5):
            played = as_played(crew, held)
            wanted = in_every_order(crew, held)
            assert played <= wanted, (crew, held, "nothing that no order brings")
            for left, paid in wanted:
                assert any(left == other and paid <= more for other, more in played), (crew, held, left, paid)
