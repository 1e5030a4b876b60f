"""The worked examples for the set-up, the steps of a round, passing and the refresh."""

from typing import Any

import pytest

import palatine
from palatine.kernel.table import Table
from rulebook.paladins.laying import ANN, BRIAN, CLARA, DORA, alone, bare, lay, pool, row, total, turn, virtual, vpl
from rulebook.vectors import asked, board, course, play_all, sheet, texts

FIRST_TOWNSFOLK = ["watchman_tax", "architect_provision", "acolyte_silver", "defender_labourer", "squire_faith"]
"""As they are turned up: the first one lies on the right-most space."""
FIRST_OUTSIDERS = [
    "lookout_viking", "thief_viking", "archer_saracen", "hunter_saracen", "guardian_viking", "warrior_saracen",
]  # fmt: skip
TAVERN = [f"tavern_{number:02}" for number in range(1, 25)]


def opened(seats: int, first: int) -> Table:
    """A new game with these cards and this start player."""
    return palatine.new_game("paladins", seats=seats, seed=1, draw=[*FIRST_TOWNSFOLK, *FIRST_OUTSIDERS, str(first + 1)])


def test_pa_ex_1_starting_townsfolk() -> None:
    """PA-EX-1 The Architect's instant reward: 2 provisions, still 3 silver (PA-2.8)."""
    table = opened(2, first=ANN)
    assert table.to_act == (BRIAN,)
    assert (sheet(table, BRIAN)["silver"], sheet(table, BRIAN)["provisions"]) == (3, 1)
    table.play("recruit architect_provision")
    assert (sheet(table, BRIAN)["silver"], sheet(table, BRIAN)["provisions"]) == (3, 2)
    assert sheet(table, BRIAN)["crew"] == ["architect_provision"]
    assert (sheet(table, ANN)["silver"], sheet(table, ANN)["provisions"]) == (3, 1)
    assert board(table)["townsfolk"] == ["squire_faith", "defender_labourer", "acolyte_silver", "", "watchman_tax"]


@pytest.mark.parametrize(
    ("first", "order"),
    [(ANN, [DORA, CLARA, BRIAN, ANN]), (BRIAN, [ANN, DORA, CLARA, BRIAN]), (DORA, [CLARA, BRIAN, ANN, DORA])],
)
def test_pa_ex_37_reverse_order(first: int, order: list[int]) -> None:
    """PA-EX-37 Starting Townsfolk in reverse turn order, the start player last (PA-2.8)."""
    table = opened(4, first)
    picked = []
    while asked(table) == "starting_townsfolk":
        picked.append(table.to_act[0])
        table.play(sorted(texts(table))[0])
    assert picked == order
    assert board(table)["first"] == first


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_pa_ex_3_tavern_size(seats: int) -> None:
    """PA-EX-3 One Tavern card more than players; when all have hired, one is left over (PA-3.3, PA-3.5)."""
    table = lay([bare()] * seats, ["round"], round=0, draw=["order_fortify", *TAVERN[: seats + 1]])
    assert board(table)["tavern"] == TAVERN[: seats + 1]
    for seat in range(seats):
        table.play(table.options(seat)[0], seat)
    for _ in range(seats):
        assert asked(table) == "hire"
        table.play(sorted(texts(table))[0])
    assert asked(table) == "action"
    assert board(table)["tavern"] == [TAVERN[seats]]
    assert [sheet(table, seat)["tavern"] for seat in range(seats)] == TAVERN[:seats]


def test_pa_ex_4_engelier() -> None:
    """PA-EX-4 A Fighter and a Scout, Strength + 3, Faith + 1 in total; 2 silver with each Attack (PA-3.5, PA-A.12)."""
    outsiders = row(6, at_1="lookout_viking", at_2="armourer_byzantine")
    table = lay(
        [bare("scout labourer labourer fighter cleric", strength=2, faith=1, silver=2), bare()],
        ["draw_paladins", ["reveal", ANN], ["action", ANN], ["action", ANN], ["action", ANN]],
        draw=["engelier", "roland", "ivon", "anseis", "oliver", "otton"],
        outsiders=outsiders,
    )
    table.play("play engelier top roland", ANN)
    table.play("play oliver top otton", BRIAN)
    assert pool(table) == "llssffc"
    assert [total(table, ANN, name) for name in ("strength", "faith", "influence")] == [5, 2, 0]
    assert sheet(table)["attributes"] == {"strength": 2, "faith": 1, "influence": 0}
    play_all(table, "attack lookout_viking", "use labourer+scout+fighter")
    assert sheet(table)["silver"] == 2 + 2
    play_all(table, "pray attack", "attack armourer_byzantine", "use labourer+scout+fighter")
    assert sheet(table)["silver"] == 4 - 2 + 2
    assert sheet(table)["attributes"] == {"strength": 2, "faith": 1, "influence": 2}


def test_pa_ex_5_refresh() -> None:
    """PA-EX-5 The right-most Townsfolk goes, no Outsider does; both tracks slide and are refilled (PA-10.4)."""
    players = [bare(tavern=card) for card in TAVERN[:4]]
    table = lay(
        players,
        ["refresh"],
        draw=["abbot_tax", "abbot_labourer", "peddler_silver", "warrior_saracen", "invader_saracen"],
        round=7,
        townsfolk=["", "", "squire_faith", "defender_tax", "debt_collector_scout"],
        outsiders=["", "thief_viking", "", "lookout_viking", "archer_saracen", "mercenary_viking"],
        tavern=TAVERN[4:5],
    )
    assert board(table)["townsfolk"] == [
        "peddler_silver",
        "abbot_labourer",
        "abbot_tax",
        "squire_faith",
        "defender_tax",
    ]
    assert board(table)["townsfolk_discards"] == ["debt_collector_scout"]
    assert board(table)["outsiders"] == [
        "thief_viking", "lookout_viking", "archer_saracen", "mercenary_viking", "warrior_saracen", "invader_saracen",
    ]  # fmt: skip
    assert board(table)["outsider_discards"] == []
    assert board(table)["tavern_discards"] == TAVERN[:5] and board(table)["tavern"] == []
    assert [sheet(table, seat)["tavern"] for seat in range(4)] == [""] * 4


def test_pa_ex_38_solo_refresh() -> None:
    """PA-EX-38 Alone the two right-most Townsfolk and the two left-most Outsiders go (PA-14.28)."""
    people = ["abbot_tax", "acolyte_tax", "architect_tax", "defender_tax", "gatekeeper_tax"]
    outsiders = FIRST_OUTSIDERS
    table = alone(
        virtual(),
        ["refresh"],
        draw=["squire_faith", "squire_strength", "invader_saracen", "marauder_viking"],
        round=7,
        townsfolk=people,
        outsiders=outsiders,
    )
    assert board(table)["townsfolk"] == ["squire_strength", "squire_faith", *people[:3]]
    assert sorted(board(table)["townsfolk_discards"]) == people[3:]
    assert board(table)["outsiders"] == [*outsiders[2:], "invader_saracen", "marauder_viking"]
    assert sorted(board(table)["outsider_discards"]) == sorted(outsiders[:2])
    assert vpl(table)["trophies"] == []


def test_pa_ex_39_tavern_reshuffle() -> None:
    """PA-EX-39 The last four cards, then one of the shuffled twenty; 19 stay in the deck (PA-A.39)."""
    gone = TAVERN[:20]
    table = lay(
        [bare()] * 4,
        ["round"],
        draw=["favour_tithe", *TAVERN[20:], gone[7]],
        round=4,
        tavern_discards=gone,
        favours=["favour_chapel", "favour_settle", "", "", ""],
    )
    assert board(table)["round"] == 5
    assert board(table)["tavern"] == [*TAVERN[20:], gone[7]]
    assert board(table)["tavern_discards"] == []
    assert board(table)["decks"]["tavern"] == 19
    assert course(table, "shuffle") == ["shuffle"]


def test_pa_ex_39_no_reshuffle_before_it_is_needed() -> None:
    """PA-EX-39 A card that is still in the deck comes first, whatever the shuffle would bring (PA-A.39)."""
    facts: dict[str, Any] = {
        "round": 4,
        "tavern_discards": TAVERN[:20],
        "favours": ["favour_chapel", "favour_settle", "", "", ""],
    }
    for seed in range(10):
        table = lay([bare()] * 4, ["round"], draw=["favour_tithe"], seed=seed, **facts)
        revealed = board(table)["tavern"]
        assert sorted(revealed[:4]) == TAVERN[20:] and revealed[4] in TAVERN[:20]


def test_pa_ex_40_dealing() -> None:
    """PA-EX-40 New Townsfolk from right to left, new Outsiders from left to right (PA-10.7)."""
    table = lay(
        [bare()] * 2,
        ["refresh"],
        draw=["squire_faith", "squire_strength", "squire_influence", "invader_saracen", "marauder_viking"],
        round=7,
        townsfolk=["abbot_tax", "", "acolyte_tax", "", ""],
        outsiders=["", *FIRST_OUTSIDERS[:4], ""],
    )
    assert board(table)["townsfolk"] == [
        "squire_influence", "squire_strength", "squire_faith", "abbot_tax", "acolyte_tax",
    ]  # fmt: skip
    assert board(table)["outsiders"] == [*FIRST_OUTSIDERS[:4], "invader_saracen", "marauder_viking"]
    assert board(table)["townsfolk_discards"] == board(table)["outsider_discards"] == []


def test_pa_ex_33_passing_with_five_workers() -> None:
    """PA-EX-33 Three of choice are kept, and the board is cleared (PA-10.2)."""
    placed = {"trade": ["labourer", "merchant"]}
    table = turn([bare("labourer scout scout cleric criminal", placed=placed), bare()])
    table.play("pass")
    assert asked(table) == "keep_workers"
    assert [text for text in sorted(texts(table)) if text.count("+") == 2] == [
        "keep labourer+cleric+criminal", "keep labourer+scout+cleric", "keep labourer+scout+criminal",
        "keep labourer+scout+scout", "keep scout+cleric+criminal", "keep scout+scout+cleric",
        "keep scout+scout+criminal",
    ]  # fmt: skip
    table.play("keep scout+cleric+criminal")
    assert pool(table) == "scx"
    assert sheet(table)["placed"] == {} and sheet(table)["passed"]
    assert sheet(table)["suspicions"] == []


def test_pa_ex_33_passing_with_two_workers() -> None:
    """PA-EX-33 Both are kept (PA-10.2)."""
    table = turn([bare("labourer cleric", placed={"hunt": ["scout"]}), bare()])
    table.play("pass")
    assert asked(table) == ""
    assert pool(table) == "lc" and sheet(table)["placed"] == {}
