"""The worked examples for the virtual player of the solo game."""

from typing import Any

import pytest

import palatine
from rulebook.paladins.laying import (
    ANN,
    PLAIN_WALLS,
    VPL,
    alone,
    bare,
    held,
    lay,
    pieces_of,
    pool,
    row,
    taxes,
    virtual,
    vpl,
    vpl_tracks,
)
from rulebook.vectors import board, course, sheet

TOWNSFOLK = ["defender_labourer", "missionary_provision", "squire_influence", "acolyte_labourer", "watchman_tax"]
OUTSIDERS = [
    "lookout_viking", "warrior_saracen", "armourer_byzantine", "guardian_byzantine", "protector_saracen",
    "marauder_saracen",
]  # fmt: skip
FAVOURS = ["favour_settle", "favour_clear_name", "favour_royal_loan", "favour_labour_gang", "favour_royal_masons"]
LEFT_BUT_REST = {"recruit": 1, "pray": 1, "trade": 1, "conspire": 1}
TAKEN: list[object] = ["scout", ANN]
"""A worker of the human on a Favour."""


# ---- set-up and the start of a round ---------------------------------------------------------------------------------


def set_up(level: str, *orders: str) -> dict[str, Any]:
    """The virtual player after the set-up in which these Orders were drawn for the level."""
    options: dict[str, object] = {"difficulty": level}
    draw: list[int | str] = [*TOWNSFOLK, *OUTSIDERS, *orders]
    table = palatine.new_game("paladins", seats=1, options=options, seed=1, draw=draw)
    assert board(table)["orders"] == ["", "", ""], "the Orders of the level do not stay"
    return vpl(table)


def test_pa_ex_21_solo_set_up() -> None:
    """PA-EX-21 Standard level: one Workshop on the action of each of the three Orders (PA-14.4)."""
    him = set_up("standard", "order_commission", "order_attack", "order_absolve")
    assert him["workshops"] == ["commission 1", "absolve 1", "attack 1"]


@pytest.mark.parametrize(("level", "workshops"), [("easy", 1), ("standard", 3), ("hard", 5)])
def test_pa_ex_21_the_levels(level: str, workshops: int) -> None:
    """PA-EX-21 One, three or five Workshops (PA-14.4)."""
    assert len(set_up(level)["workshops"]) == workshops


def test_pa_ex_21_three_more_on_the_orders() -> None:
    """PA-EX-21 All six Orders are shuffled again; each that is revealed brings its Workshop (PA-14.5, PA-14.6)."""
    him = virtual(workshops=["commission 1", "absolve 1", "attack 1"])
    table = alone(him, ["round"], draw=["order_commission"], round=0)
    assert vpl(table)["workshops"] == ["commission 1", "commission 2", "absolve 1", "attack 1"]
    table = alone(vpl(table), ["round"], draw=["order_fortify"], round=1, orders=board(table)["orders"])
    assert vpl(table)["workshops"] == ["commission 1", "commission 2", "fortify 1", "absolve 1", "attack 1"]
    table = alone(vpl(table), ["round"], draw=["order_attack"], round=2, orders=board(table)["orders"])
    assert vpl(table)["workshops"] == ["commission 1", "commission 2", "fortify 1", "absolve 1", "attack 1", "attack 2"]
    assert board(table)["orders"] == ["order_commission", "order_fortify", "order_attack"]


@pytest.mark.parametrize(("round_number", "workers"), [(1, 4), (2, 5), (4, 7), (7, 10)])
def test_pa_ex_24_workers(round_number: int, workers: int) -> None:
    """PA-EX-24 As many workers as the number of the round and three (PA-14.8)."""
    table = alone(virtual(), ["vpl_hire"], round=round_number, tavern=["tavern_15"])
    assert vpl(table)["workers"] == workers
    assert taxes(vpl(table)["suspicions"]) == ""


def test_pa_ex_59_tavern() -> None:
    """PA-EX-59 The human takes the card with one Criminal; it draws two Suspicions for the other (PA-14.7)."""
    table = lay(
        [bare()],
        [["hire", ANN], "vpl_hire"],
        draw=["suspicion_1", "suspicion_0", "suspicion_2"],
        round=1,
        phase="preparation",
        tavern=["tavern_01", "tavern_11"],
    )
    table.play("hire tavern_01")
    assert pool(table) == "smmx"
    assert held(table) == "1" and sheet(table)["silver"] == 1
    assert taxes(vpl(table)["suspicions"]) == "02"
    assert vpl(table)["workers"] == 1 + 3, "none of the card"
    assert board(table)["tax"] == 5 - 1 - 2
    assert vpl(table)["marker"] == 1 + 2
    assert course(table, "suspicion", "tax") == ["suspicion", "tax", "suspicion", "suspicion", "tax"]


# ---- the marker ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("missing", range(5))
def test_pa_ex_22_townsfolk(missing: int) -> None:
    """PA-EX-22 From space 3: Townsfolk 3, 4, 5, 1, 2 (PA-14.15)."""
    order = [3, 4, 5, 1, 2]
    cards = [card if at not in order[:missing] else "" for at, card in enumerate(TOWNSFOLK, start=1)]
    table = alone(virtual(workers=1, marker=3), draw=["scheme_recruit"], townsfolk=cards)
    assert board(table)["townsfolk_discards"] == [TOWNSFOLK[order[missing] - 1]]


@pytest.mark.parametrize("missing", range(6))
def test_pa_ex_22_outsiders(missing: int) -> None:
    """PA-EX-22 From space 3: Outsiders 3, 4, 5, 6, 1, 2 (PA-14.15)."""
    order = [3, 4, 5, 6, 1, 2]
    cards = [card if at not in order[:missing] else "" for at, card in enumerate(OUTSIDERS, start=1)]
    table = alone(virtual(workers=3, marker=3, strength=12), draw=["scheme_attack"], outsiders=cards)
    assert vpl(table)["trophies"] == [OUTSIDERS[order[missing] - 1]]


@pytest.mark.parametrize("used", range(5))
def test_pa_ex_22_favours(used: int) -> None:
    """PA-EX-22 From space 3: Favours 3, 4, 5, 1, 2 (PA-14.15, PA-14.27)."""
    order = [3, 4, 5, 1, 2]
    rows: list[list[object]] = [TAKEN if at in order[:used] else [] for at in range(1, 6)]
    table = alone(
        virtual(workers=1, marker=3), draw=["scheme_kings_favour"], favours=FAVOURS, favour_workers=rows, round=7
    )
    place = order[used] - 1
    assert board(table)["favour_workers"][place] == ["labourer", VPL]
    assert board(table)["favour_workers"].count(TAKEN) == used


@pytest.mark.parametrize(
    ("favour", "facts", "expected"),
    [
        ("favour_settle", {"unpaid": 1}, {"unpaid": 0, "paid": 1, "workers": 1}),
        ("favour_royal_masons", {}, {"workers": 3}),
    ],
)
def test_pa_ex_23_costs_are_ignored(favour: str, facts: dict[str, Any], expected: dict[str, object]) -> None:
    """PA-EX-23 A Favour that costs 1 silver or 1 provision: nothing is paid, the marker stays (PA-14.12)."""
    table = alone(virtual(workers=2, marker=2, **facts), draw=["scheme_kings_favour"], favours=["", favour, "", "", ""])
    assert board(table)["favour_workers"][1] == ["labourer", VPL]
    assert {key: vpl(table)[key] for key in expected} == expected
    assert vpl(table)["marker"] == 2
    assert board(table)["tax"] == 5


def test_pa_ex_27_kings_favour_scheme() -> None:
    """PA-EX-27 From space 5, with 5 and 1 occupied: Favour 2, one Suspicion less, 2 tax, the marker wraps once."""
    table = alone(
        virtual(workers=3, marker=5, suspicions=[1, 0], strength=2, faith=1, influence=3),
        draw=["scheme_kings_favour"],
        favours=FAVOURS,
        favour_workers=[TAKEN, [], [], [], ["labourer", VPL]],
        tax=3,
        round=7,
    )
    assert board(table)["favour_workers"] == [TAKEN, ["labourer", VPL], [], [], ["labourer", VPL]]
    assert vpl(table)["workers"] == 2
    assert taxes(vpl(table)["suspicions"]) == "1"
    assert board(table)["tax"] == 1
    assert vpl(table)["marker"] == 2
    assert vpl_tracks(table) == (2, 2, 3)


STACK = [(1, (1, 0, 0)), (2, (1, 1, 0)), (3, (1, 1, 1)), (4, (1, 1, 2)), (5, (1, 2, 2)), (6, (2, 2, 2))]


@pytest.mark.parametrize(("wraps", "expected"), STACK)
def test_pa_ex_53_the_stack_of_attributes(wraps: int, expected: tuple[int, int, int]) -> None:
    """PA-EX-53 Strength, Faith, Influence, and then back: Influence, Faith, Strength (PA-14.14)."""
    table = alone(virtual(workers=5 * wraps, placed=LEFT_BUT_REST), draw=["scheme_attack"])
    assert vpl(table)["marker"] == 1, "5 spaces for each wrap"
    assert vpl_tracks(table) == expected


# ---- its turns -------------------------------------------------------------------------------------------------------


def test_pa_ex_25_commission_scheme() -> None:
    """PA-EX-25 With one Workshop on Commission 2 workers are enough (PA-14.11)."""
    him = virtual(workers=2, workshops=["commission 1"])
    table = alone(him, draw=["scheme_commission"], townsfolk=TOWNSFOLK, map={"region_1_space_1": ["monk", ANN]})
    assert vpl(table)["workers"] == 0
    assert vpl(table)["placed"] == {"commission": 2}
    assert pieces_of(table, "monk", VPL) == ["region_1_space_2"]
    assert vpl_tracks(table) == (0, 0, 1) and vpl(table)["marker"] == 3


@pytest.mark.parametrize(
    ("placed", "goes_to", "workers", "marker"),
    [
        ({}, "recruit", 0, 1),
        ({"recruit": 1}, "pray", 1, 1),
        ({"recruit": 1, "pray": 1}, "trade", 0, 2),
        ({"recruit": 1, "pray": 1, "trade": 1}, "conspire", 2, 1),
    ],
)
def test_pa_ex_25_with_one_worker(placed: dict[str, int], goes_to: str, workers: int, marker: int) -> None:
    """PA-EX-25 One worker is too few: the left-most free action of the left side (PA-14.9, PA-14.17 to PA-14.20)."""
    him = virtual(workers=1, workshops=["commission 1"], placed=placed)
    table = alone(him, draw=["scheme_commission", "suspicion_0"], townsfolk=TOWNSFOLK)
    assert vpl(table)["placed"] == {**placed, goes_to: 1}
    assert pieces_of(table, "monk", VPL) == []
    assert board(table)["townsfolk_discards"] == (TOWNSFOLK[:1] if goes_to == "recruit" else [])
    assert (vpl(table)["workers"], vpl(table)["marker"]) == (workers, marker)


@pytest.mark.parametrize(
    ("facts", "monks", "does"),
    [
        ({}, 0, "commission"),
        ({"placed": {"commission": 3}}, 0, "convert"),
        ({"placed": {"commission": 3, "convert": 3}}, 0, "fortify"),
        ({}, 5, "convert"),
        ({}, 4, "commission"),
    ],
)
def test_pa_ex_26_kings_order_scheme(facts: dict[str, Any], monks: int, does: str) -> None:
    """PA-EX-26 The right-most Order that is not fulfilled and can be done: Commission, Convert, Fortify (PA-14.26)."""
    spaces = ["region_1_space_1", "region_1_space_2", "region_2_space_1", "region_2_space_2", "region_2_space_3"]
    table = alone(
        virtual(workers=3, faith=2, **facts),
        draw=["scheme_kings_order"],
        orders=["order_fortify", "order_convert", "order_commission"],
        outsiders=OUTSIDERS,
        map={space: ["monk", VPL] for space in spaces[:monks]},
    )
    assert vpl(table)["placed"] == {**facts.get("placed", {}), does: 3}
    assert len(pieces_of(table, "monk", VPL)) == monks + (1 if does == "commission" else 0)
    assert len(vpl(table)["converts"]) == (1 if does == "convert" else 0)
    assert len(vpl(table)["walls"]) == (1 if does == "fortify" else 0)


@pytest.mark.parametrize(("influence", "does"), [(9, "fortify"), (8, "recruit")])
def test_pa_ex_57_fulfilled_orders(influence: int, does: str) -> None:
    """PA-EX-57 Convert is occupied: the fulfilled Fortify comes next, and only then the left side (PA-A.49)."""
    table = alone(
        virtual(workers=3, faith=12, influence=influence, walls=PLAIN_WALLS[:5], placed={"convert": 3}),
        draw=["scheme_kings_order", "wall_two_vp"] if does == "fortify" else ["scheme_kings_order"],
        orders=["order_fortify", "order_convert", ""],
        outsiders=OUTSIDERS,
        townsfolk=row(5, at_1="acolyte_labourer"),
    )
    assert vpl(table)["placed"] == {"convert": 3, does: 3 if does == "fortify" else 1}
    assert len(vpl(table)["walls"]) == (6 if does == "fortify" else 5)


def test_pa_ex_57_the_unfulfilled_order_comes_first() -> None:
    """PA-EX-57 With free slots it converts, though Fortify could be done (PA-14.26)."""
    table = alone(
        virtual(workers=3, influence=12, walls=PLAIN_WALLS[:5]),
        draw=["scheme_kings_order"],
        orders=["order_convert", "order_fortify", ""],
        outsiders=OUTSIDERS,
    )
    assert vpl(table)["placed"] == {"convert": 3}


def test_pa_ex_52_rest() -> None:
    """PA-EX-52 Of 3 workers one rests: the marker moves 1 + 2 spaces, and the virtual player has passed (PA-14.21)."""
    table = alone(virtual(workers=3, placed=LEFT_BUT_REST), draw=["scheme_attack"], outsiders=OUTSIDERS)
    assert vpl(table)["marker"] == 1 + 3
    assert vpl(table)["passed"] and vpl(table)["workers"] == 0 and vpl(table)["placed"] == {}
    assert vpl_tracks(table) == (0, 0, 0)


def test_pa_ex_54_conspire() -> None:
    """PA-EX-54 Its Suspicion takes the last 2 tax: Inquisition; the marker wraps; 1 - 1 + 2 workers (PA-14.20)."""
    table = alone(
        virtual(workers=1, marker=4, placed={"recruit": 1, "pray": 1, "trade": 1}),
        ann=bare(),
        draw=["scheme_attack", "suspicion_2"],
        tax=2,
    )
    assert vpl(table)["workers"] == 2
    assert board(table)["tax"] == 5
    assert vpl(table)["marker"] == 1
    assert vpl_tracks(table) == (1, 0, 0)
    assert taxes(vpl(table)["suspicions"]) == "2" and vpl(table)["unpaid"] == 1
    assert sheet(table)["silver"] == 0
    assert course(table, "suspicion", "tax", "inquisition", "refill_tax") == [
        "suspicion", "tax", "inquisition", "refill_tax",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("wall", "facts", "marker", "tax", "paid", "suspicions"),
    [
        ("wall_choice_debt", {}, 3, 5, 0, ""),
        ("wall_choice_debt", {"unpaid": 1}, 1, 5, 1, ""),
        ("wall_choice_suspicion", {}, 1, 4, 0, ""),
        ("wall_choice_suspicion", {"suspicions": [2, 1]}, 1, 5, 0, "2"),
    ],
)
def test_pa_ex_55_walls(wall: str, facts: dict[str, Any], marker: int, tax: int, paid: int, suspicions: str) -> None:
    """PA-EX-55 Of a Wall's alternatives the left-most it can use (PA-14.24, PA-A.48, PA-14.16)."""
    table = alone(virtual(workers=3, **facts), draw=["scheme_fortify", wall])
    assert vpl(table)["walls"] == [wall]
    assert vpl_tracks(table) == (1, 0, 0)
    assert vpl(table)["marker"] == marker
    assert board(table)["tax"] == tax
    assert (vpl(table)["paid"], vpl(table)["unpaid"]) == (paid, 0)
    assert taxes(vpl(table)["suspicions"]) == suspicions


def test_pa_ex_56_a_pray_space() -> None:
    """PA-EX-56 Its whole right side is cleared, also the Commission itself, and all Schemes are shuffled (PA-14.18)."""
    table = alone(
        virtual(
            workers=3,
            faith=4,
            placed={"attack": 3, "trade": 1},
            scheme_discards={"scheme_attack": 1, "scheme_recruit": 2},
        ),
        draw=["scheme_commission"],
        map={"region_1_space_1": ["monk", ANN], "region_2_space_1": ["outpost", ANN]},
    )
    assert pieces_of(table, "monk", VPL) == ["region_3_space_4"]
    assert vpl(table)["placed"] == {"trade": 1}
    assert vpl(table)["workers"] == 0
    assert vpl_tracks(table) == (0, 4, 1)
    assert vpl(table)["scheme_discards"] == {} and board(table)["decks"]["schemes"] == 12


@pytest.mark.parametrize(("strength", "space"), [(4, 1), (5, 3), (0, 0), (12, 3)])
def test_pa_ex_58_which_outsider(strength: int, space: int) -> None:
    """PA-EX-58 Marker 3: with Strength 4 it attacks space 1, with 5 space 3, and it buys no Strength (PA-14.25)."""
    table = alone(virtual(workers=3, marker=3, strength=strength), draw=["scheme_attack"], outsiders=OUTSIDERS)
    assert vpl(table)["trophies"] == ([OUTSIDERS[space - 1]] if space else [])
    assert vpl(table)["placed"].get("attack", 0) == (3 if space else 0)
