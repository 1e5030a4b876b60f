"""PA-14.1 to PA-14.8, PA-14.28 to PA-14.36 The solo game: set-up, rounds, refresh, scoring."""

from typing import Any

import pytest

from palatine.games.paladins.components import SCHEMES
from palatine.games.paladins.table import Paladins
from rulebook.paladins.laying import (
    ANN,
    OUTSIDERS,
    PEOPLE,
    VPL,
    alone,
    goods,
    held,
    lay,
    opened,
    player,
    points,
    pool,
    scheming,
    score,
    scored,
    suspicions,
    taxes,
    virtual,
    vpl,
    vpl_tracks,
)
from rulebook.vectors import asked, board, course, events, play_all, play_out, sheet

FIVE = ["abbot_labourer", "acolyte_silver", "peddler_silver", "watchman_silver", "architect_provision"]
SIX = ["archer_saracen", "thief_viking", "warrior_saracen", "hunter_saracen", "lookout_viking", "invader_saracen"]
SPOTS = [f"region_{region}_space_{n}" for region, n in ((3, 1), (3, 2), (3, 3), (3, 4), (4, 1), (4, 2), (4, 3))]


def test_the_human_sets_up_as_usual() -> None:
    """PA-14.1 Tax supply 5, one free Townsfolk; no start player marker, the human always goes first."""
    table = opened(1, draw=[*FIVE, *SIX])
    assert board(table)["tax"] == 5 and goods(table) == (3, 1) and board(table)["townsfolk"] == FIVE[::-1]
    assert table.to_act == (ANN,), "nothing is drawn for a start player"
    table.play("recruit acolyte_silver")
    assert goods(table) == (4, 1)
    for number in (1, 2, 3):
        play_out(table, until="action")
        assert table.to_act == (ANN,) and board(table)["first"] == 0 and board(table)["round"] == number
        while board(table)["round"] == number and asked(table) != "choose_paladin":
            play_all(table, "pass" if asked(table) == "action" else table.text(table.options()[0]))


def test_board_of_the_virtual_player() -> None:
    """PA-14.2 Everything at 0; Strength on top of Faith and Influence; the Resource marker on the left."""
    table = opened(1)
    assert vpl_tracks(table) == (0, 0, 0) and vpl(table)["stacked"] == ["strength", "faith", "influence"]
    assert vpl(table)["marker"] == 1 and vpl(table)["jars"] == 0 and vpl(table)["walls"] == []
    assert vpl(table)["workers"] == 0 and vpl(table)["suspicions"] == []


def test_scheme_deck() -> None:
    """PA-14.3, PA-14.5, PA-A.53 Twelve Schemes in the deck; the five of the King's Favour lie on the Favours."""
    table = opened(1)
    assert board(table)["decks"]["schemes"] == 12
    assert {row.id: int(n) for row, n in zip(SCHEMES, table.scheme_deck, strict=True)} == {
        "scheme_commission": 1, "scheme_fortify": 1, "scheme_garrison": 1, "scheme_absolve": 1, "scheme_attack": 1,
        "scheme_convert": 1, "scheme_recruit": 2, "scheme_kings_order": 4, "scheme_kings_favour": 0,
    }  # fmt: skip
    assert sum([row.integer("copies") for row in SCHEMES]) == 17


@pytest.mark.parametrize(("level", "number"), [("easy", 1), ("standard", 3), ("hard", 5)])
def test_levels(level: str, number: int) -> None:
    """PA-14.4 1, 3 or 5 Workshops by Orders that are drawn and shuffled back."""
    orders = ["order_attack", "order_convert", "order_fortify", "order_garrison", "order_absolve"][:number]
    table = opened(1, draw=[*FIVE, *SIX, *orders], difficulty=level)
    names = [order.removeprefix("order_") + " 1" for order in orders]
    assert sorted(vpl(table)["workshops"]) == sorted(names)
    assert board(table)["orders"] == ["", "", ""] and int(table.order_deck) == 0b111111, "all six again"
    assert vpl(opened(1, difficulty="standard"))["workshops"] != [] and len(vpl(opened(1))["workshops"]) == 3


@pytest.mark.parametrize("number", [1, 2, 3])
def test_a_revealed_order_brings_its_workshop(number: int) -> None:
    """PA-14.5, PA-14.6 To the first marked slot without one."""
    table = alone(virtual(workshops=["attack 1"]), ["round"], round=number - 1, phase="end", draw=["order_attack"])
    assert vpl(table)["workshops"] == ["attack 1", "attack 2"]
    other = alone(virtual(), ["round"], round=number - 1, phase="end", draw=["order_convert"])
    assert vpl(other)["workshops"] == ["convert 1"]


@pytest.mark.parametrize("number", [3, 4, 5, 6, 7])
def test_a_revealed_favour_brings_its_scheme(number: int) -> None:
    """PA-14.6 It goes to the Scheme discards."""
    orders = ["order_attack", "order_convert", "order_fortify" if number > 3 else ""]
    shown = ["favour_tithe", "favour_chapel", "favour_settle", "favour_royal_loan"][: number - 3]
    facts: dict[str, Any] = {"orders": orders, "favours": [*shown, *[""] * (5 - len(shown))]}
    table = alone(virtual(), ["round"], round=number - 1, phase="end", **facts)
    assert vpl(table)["scheme_discards"] == {"scheme_kings_favour": 1}
    assert board(table)["decks"]["schemes"] == 12 + len(shown)


def test_no_scheme_with_an_order_alone() -> None:
    """PA-14.6 Rounds 1 and 2 reveal no Favour."""
    assert vpl(alone(virtual(), ["round"], round=0, phase="end"))["scheme_discards"] == {}


def hiring(tax: int, draw: list[str]) -> Paladins:
    """Ann hires; tavern_11 has two Criminals, tavern_01 has one."""
    facts: dict[str, Any] = {"tavern": ["tavern_01", "tavern_11"], "phase": "preparation", "round": 4, "tax": tax}
    return alone(virtual(), [["hire", ANN], "vpl_hire"], draw=draw, active=ANN, **facts)


def test_two_tavern_cards() -> None:
    """PA-14.7, PA-14.32 The human takes one; for each Criminal on the other the virtual player draws a Suspicion."""
    opening = alone(virtual(), ["round"], round=3, phase="end")
    assert len(board(opening)["tavern"]) == 2
    table = hiring(5, suspicions("012"))
    table.play("hire tavern_01")
    assert held(table) == "0" and taxes(vpl(table)["suspicions"]) == "12"
    assert board(table)["tax"] == 2 and vpl(table)["marker"] == 4
    assert board(table)["tavern"] == ["tavern_11"], "it lies there until the refresh"
    other = hiring(5, suspicions("012"))
    other.play("hire tavern_11")
    assert held(other) == "01" and taxes(vpl(other)["suspicions"]) == "2"


@pytest.mark.parametrize("number", range(1, 8))
def test_workers_of_the_virtual_player(number: int) -> None:
    """PA-14.8 The round and 3; none of its workers has a colour, and it keeps none."""
    table = alone(virtual(2), ["vpl_workers"], round=number)
    assert vpl(table)["workers"] == number + 3


def test_order_of_a_round() -> None:
    """PA-14.35 King's cards, Tavern, the human's paladin, the human hires, then Suspicions and workers."""
    table = opened(1, seed=8)
    play_out(table, until="action")
    kinds = course(table, "order", "workshop", "tavern", "draw_paladins", "paladin", "hire", "phase")
    start = kinds.index("order")
    assert kinds[start:] == ["order", "workshop", "tavern", "draw_paladins", "paladin", "hire", "phase"]
    assert vpl(table)["workers"] == 4


def test_no_townsfolk_for_the_virtual_player() -> None:
    """PA-14.32 It takes no starting Townsfolk and has no crew, paladin or Tavern card."""
    table = opened(1, seed=8)
    play_out(table, until="action")
    assert len(events(table, "recruit")) == 1 and len(events(table, "hire")) == 1
    board_of_it = table.seat[VPL]
    assert list(board_of_it.crew) == [] and int(board_of_it.paladin) == -1 and int(board_of_it.tavern) == -1


def test_solo_refresh() -> None:
    """PA-14.28 Two Townsfolk and two Outsiders leave; PA-14.29 the Schemes are not shuffled."""
    gone = {"scheme_attack": 1, "scheme_recruit": 2}
    table = alone(virtual(scheme_discards=gone), ["refresh"], round=2, townsfolk=PEOPLE, outsiders=OUTSIDERS)
    assert board(table)["townsfolk_discards"] == sorted(PEOPLE[3:], key=lambda name: name != "abbot_labourer")
    assert board(table)["townsfolk"][2:] == PEOPLE[:3] and board(table)["outsiders"][:4] == OUTSIDERS[2:]
    assert set(board(table)["outsider_discards"]) == set(OUTSIDERS[:2])
    assert vpl(table)["scheme_discards"]["scheme_attack"] == 1 and not events(table, "shuffle")
    gap = alone(virtual(), ["refresh"], round=2, townsfolk=[*PEOPLE[:3], "", PEOPLE[4]], outsiders=OUTSIDERS)
    assert board(gap)["townsfolk_discards"] == [PEOPLE[4]] and board(gap)["townsfolk"][2:] == PEOPLE[:3]


# ---- scoring ---------------------------------------------------------------------------------------------------------


def ended(it: dict[str, Any], ann: dict[str, Any] | None = None, **more: Any) -> Paladins:
    row = ann or player(silver=0, provisions=0)
    return lay([row], [], round=7, phase="end", vpl=it, **more)


def test_score_of_the_virtual_player() -> None:
    """PA-14.30, PA-14.36 As a player: Orders, attributes, pieces, Walls, Debts; no resources and no Workshops."""
    it = virtual(
        0, 8, 4, 2, jars=5, walls=["wall_two_vp", "wall_labourer_vp", "wall_strength", "wall_strength", "wall_scout"],
        unpaid=1, paid=2, marker=5,
        workshops=[f"{action} {n}" for action in ("attack", "convert", "absolve", "fortify") for n in (1, 2)],
    )  # fmt: skip
    pieces = {space: ["monk", VPL] for space in SPOTS[:5]}
    table = ended(it, map=pieces, orders=["order_absolve", "order_commission", "order_attack"])
    assert points(table, VPL) == {
        "orders": 10, "strength": 9, "faith": 3, "influence": 1, "commission": 2, "fortify": 1, "walls": 3,
        "absolve": 1, "paid_debts": 2, "unpaid_debts": -3,
    }  # fmt: skip


def test_its_converts_score_at_least_one() -> None:
    """PA-14.30, PA-A.33, PA-14.36 Each card; a Traitor is worth the penalty he takes away, and the crew counts 0."""
    converts = ["hunter_saracen", "lookout_viking", "invader_saracen", "guardian_viking"]
    it = virtual(
        converts=converts,
        trophies=["thief_viking", "lookout_byzantine"],
        workshops=["attack 1", "attack 2", "convert 1", "convert 2"],
    )
    assert points(ended(it), VPL) == {"converts": 1 + 1 + 1 + 2}
    for unpaid, vp in ((0, 1), (1, 1), (2, 2)):
        traitor = points(ended(virtual(converts=["traitor_viking"], unpaid=unpaid)), VPL)
        assert traitor["converts"] == vp and traitor.get("unpaid_debts", 0) == -3 * unpaid
    human = scored(player(silver=0, provisions=0, converts=converts))
    assert score(human) == 0, "a player has no such minimum"


def test_who_wins() -> None:
    """PA-14.31 The human with more VP; ties by Orders and Suspicions."""
    assert ended(virtual(0, 4), player(faith=6, silver=0, provisions=0)).ranking() == [1]
    assert ended(virtual(0, 6), player(faith=4, silver=0, provisions=0)).ranking() == [2]
    assert ended(virtual(0, 4), player(faith=4, silver=0, provisions=0, suspicions=suspicions("0"))).ranking() == [2]
    assert ended(virtual(0, 4, suspicions=suspicions("0")), player(faith=4, silver=0, provisions=0)).ranking() == [1]


def test_map_spaces_alone() -> None:
    """PA-A.32 The solo game counts as one player: 25 spaces are open, and not those for three or four."""
    table = opened(1)
    assert int(table.free).bit_count() == 25
    taken = {f"region_1_space_{n}": ["outpost", ANN] for n in (1, 2)}
    wanting = scheming("commission", virtual(3), map=taken)
    assert "commission" not in vpl(wanting)["placed"], "the two other spaces of region 1 are closed"
    assert sheet(table)["crew"] == [] and pool(table) == ""
