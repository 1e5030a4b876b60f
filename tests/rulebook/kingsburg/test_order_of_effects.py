"""KB-12.2, KB-A-47 Several effects of one player at the same moment: every order that makes a difference can be had.

The brute force below knows the season ends in a dozen plain sentences of its own. It plays all orders of random season
ends by them, and asks whether the engine reaches the same results, and asks no more than it must.
"""

from collections.abc import Callable, Iterator
from itertools import permutations

import pytest

import palatine
from palatine.kernel.chance import Generator, seeded
from palatine.kernel.table import Table
from rulebook.kingsburg.laying import (
    ALTERNATIVE,
    ANN,
    AUTUMN,
    DESTINY,
    EXTRA,
    GOVERNORS,
    SPRING,
    SUMMER,
    envoy,
    goods,
    modular,
    player,
    season_over,
    soldiers,
    tokens,
    up_to,
    vp,
)
from rulebook.vectors import asked, events, play_all, sheet, texts

BOTH = [EXTRA, ALTERNATIVE]
COURT = {"scenario": "currying_favour"}


def goldsmith_and_brewery(held: int = 0) -> Table:
    """End of summer with 1 gold."""
    owned = [*up_to("goldsmith"), "brewery"]
    return season_over([player("1g", owned, soldiers=held, vp=0), player()], SUMMER, BOTH)


def test_a_compulsory_effect_may_be_put_first_although_it_does_nothing() -> None:
    """KB-A-47, KB-12.2, KB-5.6.1 The Brewery finds no soldier; then the Goldsmith's stays."""
    table = goldsmith_and_brewery()
    assert texts(table) == ["pass", "use goldsmith", "use brewery"]
    play_all(table, "use brewery", "give gold")
    assert (soldiers(table, ANN), vp(table, ANN), tokens(table, ANN), asked(table)) == (1, 1, 0, "")
    assert [event["power"] for event in events(table, "idle")] == ["brewery"]


def test_the_other_order_of_the_same_effects() -> None:
    """KB-A-47, KB-15.5 Goldsmith first: the Brewery takes his soldier for 1 VP and a token."""
    table = goldsmith_and_brewery()
    play_all(table, "use goldsmith", "give gold")
    assert (soldiers(table, ANN), vp(table, ANN), tokens(table, ANN), asked(table)) == (0, 2, 1, "")


def test_what_can_act_only_after_another_is_not_lost_by_declining() -> None:
    """KB-A-47, KB-0.12 Everything left may be given up at once; so may the Goldsmith alone."""
    table = goldsmith_and_brewery()
    table.play("pass")
    assert (soldiers(table, ANN), vp(table, ANN), goods(table, ANN), asked(table)) == (0, 0, "1g", "")
    table = goldsmith_and_brewery()
    play_all(table, "use goldsmith", "pass")
    assert (soldiers(table, ANN), vp(table, ANN), goods(table, ANN), asked(table)) == (0, 0, "1g", "")


@pytest.mark.parametrize(("first", "left"), [("use craftsmen", ""), ("use town_hall", "1s")])
def test_no_goods_at_the_end_of_the_season(first: str, left: str) -> None:
    """KB-A-47, KB-13.4, KB-20.5 Craftsmen before the Town Hall give nothing: Ann has no goods, and gets the envoy."""
    players = [player("1w", up_to("town_hall"), group="craftsmen", vp=0), player("1g", up_to("town_hall"))]
    happens: list[str | list[object]] = [["season_end", -1, SUMMER], "kings_envoy"]
    table = modular(players, happens, phase=4, options=COURT)
    assert texts(table) == ["pass", "use town_hall", "use craftsmen"]
    play_all(table, first, "give wood")
    if left:
        table.play("take stone")
    table.play("pass")
    assert (goods(table, ANN), vp(table, ANN), envoy(table)) == (left, 1, ANN if not left else -1)


def test_tables_of_the_first_rules_ask_as_they_did() -> None:
    """KB-B-01 Rules 1: what cannot act now waits, so the Brewery takes the Goldsmith's soldier unasked."""
    table = goldsmith_and_brewery()
    position = {**table.dump(), "rules": 1}
    position["pending"] = [["season_end", -1, SUMMER]]
    old = palatine.load({key: fact for key, fact in position.items() if key not in ("log", "digest")})
    assert asked(old) == "offer"
    old.play("give gold")
    assert (soldiers(old, ANN), vp(old, ANN)) == (0, 2)


# ---- brute force -----------------------------------------------------------------------------------------------------

Purse = tuple[int, int, int, int, int, int]  # gold, wood, stone, +2 tokens, soldiers, VP
NOTHING: Purse = (0, 0, 0, 0, 0, 0)
GOLD, WOOD, STONE, TOKEN, SOLDIER, POINT = [tuple(int(i == k) for i in range(6)) for k in range(6)]
KINDS = (GOLD, WOOD, STONE)


def with_(purse: Purse, *changes: tuple[int, ...]) -> Purse:
    a, b, c, d, e, f = [sum(numbers) for numbers in zip(purse, *changes, strict=True)]
    return (a, b, c, d, e, f)


def times(n: int, thing: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(n * number for number in thing)


def trade(*ways: tuple[tuple[int, ...], tuple[int, ...]]) -> Callable[[Purse], list[Purse]]:
    """May be declined; what is paid must be there."""

    def results(purse: Purse) -> list[Purse]:
        paid = [with_(purse, times(-1, cost), gain) for cost, gain in ways]
        return [purse, *[after for after in paid if min(after[:5]) >= 0]]

    return results


def gain(*things: tuple[int, ...]) -> Callable[[Purse], list[Purse]]:
    return lambda purse: [with_(purse, *things)]


def no_goods(purse: Purse) -> bool:
    return sum(purse[:3]) == 0


EVERY, EXTENDED = (SPRING, SUMMER, AUTUMN), (SUMMER,)
PLAIN: dict[str, tuple[tuple[int, ...], Callable[[Purse], list[Purse]]]] = {
    "inn": ((SUMMER,), gain(TOKEN)),
    "town_hall": (EVERY, trade((TOKEN, POINT), *[(kind, POINT) for kind in KINDS])),
    "embassy": (EVERY, gain(POINT)),
    "sawmill": (EXTENDED, trade((WOOD, times(2, GOLD)))),
    "quarry": (EXTENDED, trade((STONE, times(3, GOLD)))),
    "goldsmith": (EXTENDED, trade((GOLD, with_(NOTHING, POINT, SOLDIER)))),
    "training_camp": ((AUTUMN,), lambda p: [with_(p, SOLDIER) if p[4] <= 1 else p]),
    "tournament_field": ((SUMMER,), gain(POINT)),
    "stadium": ((SUMMER,), gain(POINT)),
    "monastery": ((SUMMER,), lambda p: [with_(p, POINT) if no_goods(p) else p]),
    "brewery": ((SUMMER,), lambda p: [with_(p, times(-1, SOLDIER), POINT, TOKEN) if p[4] else p]),
    "exchange_office": ((AUTUMN,), trade(*[(kind, times(2, POINT)) for kind in KINDS])),
    "preacher": (EVERY, gain(POINT)),
    "craftsmen": (EVERY, lambda p: [with_(p, kind) for kind in KINDS] if no_goods(p) else [p]),
}  # fmt: skip
ROWS = (
    "embassy", "town_hall", "inn", "goldsmith", "sawmill", "mint", "training_camp", "colosseum", "stadium", "monastery",
    "brewery", "exchange_office",
)  # fmt: skip


def season_ends(chance: Generator) -> Iterator[tuple[Table, list[str], Purse, int]]:
    """Random season ends with at least two effects: the table, the effects, Ann's purse, the soldiers of Brian."""
    while True:
        owned: list[str] = []
        for building in ROWS:
            row = up_to(building)
            same_letter = {"exchange_office": up_to("embassy"), "brewery": ["inn"], "sawmill": up_to("colosseum")}
            rivals = [*same_letter.get(building, []), *[b for b, clash in same_letter.items() if set(row) & set(clash)]]
            if chance.below(3) == 0 and not set(row + rivals) & set(owned):
                owned += row
        if "colosseum" in owned and "mint" in owned:
            continue
        season = chance.below(3)
        purse: Purse = (chance.below(3), chance.below(2), chance.below(2), chance.below(2), chance.below(4), 0)
        rival = chance.below(4)
        group = "craftsmen" if chance.below(2) else ""
        governor = "preacher" if chance.below(3) == 0 else ""
        lent = chance.below(4) == 0 and not {"town_hall", "exchange_office"} & set(owned)
        seasons = {"sawmill", "quarry", "goldsmith"} if "mint" in owned else set()
        acting = [name for name in [*owned, governor, group] if name in PLAIN]
        acting = [name for name in acting if season in PLAIN[name][0] or name in seasons]
        acting += ["town_hall"] * lent + ["colosseum"] * ("colosseum" in owned)
        if not 2 <= len(acting) <= 5:
            continue
        held = "".join([f"{n}{kind}" for n, kind in zip(purse, "gws", strict=False)])
        ann = player(held, owned, purse[3], soldiers=purse[4], vp=0, **({"group": group} if group else {}))
        table = season_over(
            [ann, player("", soldiers=rival)], season, [*BOTH, GOVERNORS, DESTINY],
            governors={ANN: governor} if governor else None, destiny="diplomatic_moves" if lent else "royal_gift",
            options=COURT if group else {},
        )  # fmt: skip
        yield table, acting, purse, rival


def results_of(acting: tuple[str, ...], purse: Purse, rival: int) -> set[Purse]:
    """What can come of one order."""
    found = {purse}
    for name in acting:
        if name == "colosseum":
            found = {with_(p, POINT) if p[4] >= rival else p for p in found}
        else:
            found = {after for p in found for after in PLAIN[name][1](p)}
    return found


def purse_of(table: Table) -> Purse:
    held = sheet(table, ANN)
    kinds = held["goods"]
    return (kinds["gold"], kinds["wood"], kinds["stone"], held["plus2"], held["soldiers"], held["vp"])


def reached(table: Table, orders: list[set[str]]) -> set[Purse]:
    """What the engine lets Ann have; notes what it asked her to put in order."""
    if ANN not in table.to_act:
        return {purse_of(table)}
    if asked(table) == "powers":
        orders.append({text.removeprefix("use ") for text in texts(table)} - {"pass"})
    found: set[Purse] = set()
    for action in table.options():
        after = table.clone()
        after.play(action)
        found |= reached(after, orders)
    return found


@pytest.mark.parametrize("seed", range(12))
def test_every_order_that_makes_a_difference_can_be_had(seed: int) -> None:
    """KB-12.2, KB-5.6.1, KB-A-47, KB-B-01 Exactly the results of all orders, and no order asked for in vain."""
    ends = season_ends(seeded(f"orders {seed}"))
    questions = 0
    for _ in range(40):
        table, acting, purse, rival = next(ends)
        results = {order: results_of(order, purse, rival) for order in permutations(acting)}
        every = set().union(*results.values())
        orders: list[set[str]] = []
        opening = asked(table) == "powers"
        assert reached(table, orders) == every, (acting, purse, rival)
        if opening:
            questions += 1
            for name in orders[0]:
                first = set().union(*[found for order, found in results.items() if order[0] == name])
                assert first != every, f"{name} could have come first unasked: {acting}, {purse}, {rival}"
    assert questions, "some of them must be asked"
