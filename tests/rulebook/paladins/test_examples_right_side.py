"""The worked examples for the right-side actions."""

from typing import Any

import pytest

from rulebook.paladins.laying import (
    ANN,
    PLAIN_CONVERTS,
    PLAIN_WALLS,
    bare,
    held,
    pieces,
    pieces_of,
    points,
    pool,
    row,
    total,
    tracks,
    turn,
)
from rulebook.vectors import asked, board, course, play_all, refused, sheet, texts

WORKERS = {
    "commission": "scout labourer cleric",
    "fortify": "merchant labourer scout",
    "garrison": "merchant labourer fighter",
    "absolve": "cleric labourer merchant",
    "attack": "scout labourer fighter",
    "convert": "fighter labourer cleric",
}
PAIRS = [
    # what is done, the attribute and the number it needs, what it gives, on which board
    ("commission region_2_space_2", "faith", 2, "influence", {}),
    ("fortify", "influence", 1, "strength", {"walls": PLAIN_WALLS[:1]}),
    ("garrison region_2_space_2", "strength", 3, "faith", {}),
    ("absolve jar_provisions", "influence", 2, "faith", {"jars": ["jar_labourer"], "silver": 2}),
    ("attack lookout_viking", "strength", 3, "influence", {}),
    ("convert lookout_viking", "faith", 2, "strength", {}),
]
ORDER = ["strength", "faith", "influence"]


@pytest.mark.parametrize(
    ("does", "needs", "number", "gives", "facts"), PAIRS, ids=[pair[0].split()[0] for pair in PAIRS]
)
def test_pa_ex_6_pairs(does: str, needs: str, number: int, gives: str, facts: dict[str, Any]) -> None:
    """PA-EX-6 Each right-side action checks one attribute and raises another (PA-4.8)."""
    workers = WORKERS[does.split()[0]]
    board_of: dict[str, Any] = {"provisions": 1, **facts}
    lacks: dict[str, Any] = {**dict.fromkeys(ORDER, 12), needs: number - 1}
    outsiders = row(6, at_2="lookout_viking")
    assert does not in sorted(texts(turn([bare(workers, **lacks, **board_of), bare()], outsiders=outsiders)))

    table = turn([bare(workers, **board_of | {needs: number}), bare()], outsiders=outsiders, draw=["wall_scout"])
    table.play(does)
    expected = {**dict.fromkeys(ORDER, 0), needs: number}
    expected[gives] += 1
    assert dict(zip(ORDER, tracks(table), strict=True)) == expected


@pytest.mark.parametrize("sent", [0, 1, 2])
def test_pa_ex_12_commission(sent: int) -> None:
    """PA-EX-12 Faith 2 and 1 of Anséis reach flag 2: 1 provision, a Scout, 1 Influence on the track (PA-6.3)."""
    facts: dict[str, Any] = {"paladin": "anseis", "faith": 2, "influence": 1, "workshops": ["commission 1"]}
    table = turn([bare("labourer cleric", provisions=1, **facts), bare()], map=pieces("monk", ANN, sent))
    assert total(table, ANN, "faith") == 3 and total(table, ANN, "influence") == 4
    refused(table, "commission region_3_space_1", "PA-6.2")
    table.play("commission region_2_space_3")
    assert sheet(table)["provisions"] == 0
    assert pool(table) == "s"
    assert tracks(table) == (0, 2, 2)
    assert pieces_of(table, "monk") == [*pieces("monk", ANN, sent), "region_2_space_3"]
    assert sheet(table)["placed"] == {"commission": ["", "labourer", "cleric"]}


def test_pa_ex_13_fortify() -> None:
    """PA-EX-13 With Anséis the fourth Wall costs nothing: 1 Strength, a Labourer and a Fighter (PA-6.6)."""
    facts: dict[str, Any] = {"paladin": "anseis", "influence": 2, "walls": PLAIN_WALLS[:3]}
    table = turn([bare("merchant labourer scout", **facts), bare()], draw=["wall_labourer_fighter"])
    assert total(table, ANN, "influence") == 5
    table.play("fortify")
    assert sheet(table)["provisions"] == 0
    assert tracks(table) == (1, 0, 2)
    assert pool(table) == "lf"
    assert sheet(table)["walls"] == [*PLAIN_WALLS[:3], "wall_labourer_fighter"]


def test_pa_ex_13_without_anseis() -> None:
    """PA-EX-13 The fourth Wall normally costs 2 provisions (PA-6.5)."""
    facts: dict[str, Any] = {"influence": 5, "walls": PLAIN_WALLS[:3]}
    poor = turn([bare("merchant labourer scout", provisions=1, **facts), bare()])
    assert "fortify" not in sorted(texts(poor))
    table = turn([bare("merchant labourer scout", provisions=2, **facts), bare()], draw=["wall_two_vp"])
    table.play("fortify")
    assert sheet(table)["provisions"] == 0


def test_pa_ex_13_the_next_wall() -> None:
    """PA-EX-13 The fifth Wall needs 7 Influence and 2 provisions (PA-6.5)."""
    workers, walls = "merchant labourer scout", PLAIN_WALLS[:4]
    refused(turn([bare(workers, influence=6, provisions=9, walls=walls), bare()]), "fortify", "PA-6.5")
    assert "fortify" not in sorted(texts(turn([bare(workers, influence=7, provisions=1, walls=walls), bare()])))
    table = turn([bare(workers, influence=7, provisions=2, walls=walls), bare()], draw=["wall_two_vp"])
    table.play("fortify")
    assert sheet(table)["provisions"] == 0 and len(sheet(table)["walls"]) == 5


@pytest.mark.parametrize("placed", [0, 1, 2])
def test_pa_ex_14_garrison(placed: int) -> None:
    """PA-EX-14 Total Strength 5 reaches the Pray space of region 3: an action is cleared, 1 Faith (PA-6.9)."""
    facts: dict[str, Any] = {"paladin": "engelier", "strength": 2, "placed": {"trade": ["labourer"], "hunt": ["scout"]}}
    table = turn([bare("merchant labourer fighter", provisions=1, **facts), bare()], map=pieces("outpost", ANN, placed))
    refused(table, "garrison region_4_space_1", "PA-6.8")
    table.play("garrison region_3_space_4")
    assert sorted(texts(table)) == ["pass", "pray garrison", "pray hunt", "pray trade"]
    assert tracks(table) == (2, 0, 0), "the reward of the space comes first"
    table.play("pray trade")
    assert sheet(table)["provisions"] == 0
    assert sheet(table)["placed"] == {"hunt": ["scout", "", ""], "garrison": ["merchant", "labourer", "fighter"]}
    assert tracks(table) == (2, 1, 0)


def test_pa_ex_15_absolve() -> None:
    """PA-EX-15 The first Jar on a pay-Debt space: the Debt is paid, 1 Faith, one Suspicion less (PA-6.11)."""
    table = turn([bare("cleric labourer merchant", silver=1, unpaid=1, suspicions=[1, 2]), bare()])
    table.play("absolve jar_pay_debt_a")
    assert asked(table) == "pay_debt" and tracks(table) == (0, 0, 0)
    table.play("repay")
    assert asked(table) == "discard_suspicion" and tracks(table) == (0, 1, 0)
    table.play("discard 1")
    assert sheet(table)["silver"] == 0
    assert (sheet(table)["paid"], sheet(table)["unpaid"]) == (1, 0)
    assert held(table) == "1" and board(table)["suspicion_discards"] == {"suspicion_2": 1}
    assert sheet(table)["jars"] == ["jar_pay_debt_a"]


def test_pa_ex_16_attack() -> None:
    """PA-EX-16 Strength 5 against flag 7: 1 silver; 1 Influence, 2 Labourers and a Viking as a trophy (PA-6.13)."""
    table = turn(
        [bare("scout labourer fighter", silver=3, strength=5), bare()], outsiders=row(6, at_4="mercenary_viking")
    )
    table.play("attack mercenary_viking")
    assert sheet(table)["silver"] == 2
    assert tracks(table) == (5, 0, 1)
    assert pool(table) == "ll"
    assert sheet(table)["trophies"] == ["mercenary_viking"] and sheet(table)["converts"] == []
    assert board(table)["outsiders"] == [""] * 6


@pytest.mark.parametrize("converts", [2, 3, 4])
def test_pa_ex_17_convert(converts: int) -> None:
    """PA-EX-17 An Assassin for 2 silver: 2 Strength, and 1 VP for every Saracen attacked (PA-6.16, PA-13.3)."""
    facts: dict[str, Any] = {
        "faith": 3,
        "paladin": "engelier",
        "converts": PLAIN_CONVERTS[:converts],
        "trophies": ["invader_saracen", "marauder_saracen", "thief_viking", "warrior_byzantine"],
    }
    table = turn([bare("fighter labourer cleric", silver=2, **facts), bare()], outsiders=row(6, at_2="assassin_viking"))
    table.play("convert assassin_viking")
    assert sheet(table)["silver"] == 0
    assert tracks(table) == (2, 3, 0)
    assert sheet(table)["converts"] == [*PLAIN_CONVERTS[:converts], "assassin_viking"]
    assert points(table)["converts"] == 2


@pytest.mark.parametrize(
    ("strength", "space", "flag", "silver"), [(0, 1, 1, 1), (6, 4, 7, 1), (5, 6, 11, 3), (7, 4, 7, 0), (0, 6, 11, 6)]
)
def test_pa_ex_32_buying_strength(strength: int, space: int, flag: int, silver: int) -> None:
    """PA-EX-32 One silver for every two points that are missing, rounded up (PA-6.13, PA-A.11)."""
    assert silver == max(0, -((strength - flag) // 2))
    outsiders = row(6, **{f"at_{space}": "lookout_viking"})
    workers = "scout labourer fighter"
    if silver:
        poor = turn([bare(workers, strength=strength, silver=silver - 1), bare()], outsiders=outsiders)
        refused(poor, "attack lookout_viking", "PA-6.13")
    table = turn([bare(workers, strength=strength, silver=silver), bare()], outsiders=outsiders)
    table.play("attack lookout_viking")
    assert sheet(table)["silver"] == 0 and sheet(table)["trophies"] == ["lookout_viking"]
    assert tracks(table) == (strength, 0, 1)


def test_pa_ex_41_a_pray_reward_clears_its_own_action() -> None:
    """PA-EX-41 Garrison on a Pray space clears itself and is done again this round (PA-A.41)."""
    table = turn([bare(2 * "merchant labourer fighter ", strength=5, provisions=2), bare()], then=[["action", ANN]])
    play_all(table, "garrison region_3_space_4", "use labourer+merchant+fighter")
    assert sorted(texts(table)) == ["pass", "pray garrison"]
    table.play("pray garrison")
    assert sheet(table)["placed"] == {} and pool(table) == "lmf"
    table.play("garrison region_3_space_6")
    assert pieces_of(table, "outpost") == ["region_3_space_4", "region_3_space_6"]
    assert tracks(table) == (5, 2, 0)
    assert pool(table) == "f" and sheet(table)["placed"]["garrison"] == ["merchant", "labourer", "fighter"]


def test_pa_ex_41_a_pray_reward_may_be_declined() -> None:
    """PA-EX-41 The player may clear Garrison, and need not: then it stays used (PA-4.10, PA-4.3)."""
    table = turn([bare(2 * "merchant labourer fighter ", strength=5, provisions=2), bare()], then=[["action", ANN]])
    play_all(table, "garrison region_3_space_4", "use labourer+merchant+fighter", "pass")
    assert sheet(table)["placed"] == {"garrison": ["merchant", "labourer", "fighter"]}
    refused(table, "garrison region_3_space_6", "PA-4.3")


def test_pa_ex_43_what_the_third_wall_needs() -> None:
    """PA-EX-43 Influence 2 is too little for it, with 3 it costs 1 provision (PA-6.5)."""
    walls = PLAIN_WALLS[:2]
    table = turn([bare("merchant labourer scout", influence=2, provisions=5, walls=walls), bare()])
    refused(table, "fortify", "PA-6.5")
    # Anséis brings 3 Influence, but also pays: Girard's 2 make the total.
    facts: dict[str, Any] = {"influence": 1, "paladin": "girard"}
    table = turn([bare("merchant labourer scout", provisions=5, walls=walls, **facts), bare()])
    table.play("fortify")
    assert sheet(table)["provisions"] == 4 and len(sheet(table)["walls"]) == 3


def test_pa_ex_44_a_new_crew_card() -> None:
    """PA-EX-44 A Watchman who joins by a Garrison works from the next Garrison on (PA-12.8, PA-A.42)."""
    table = turn(
        [bare(2 * "merchant labourer fighter ", strength=1, provisions=2), bare()],
        townsfolk=row(5, at_2="watchman_silver"),
        then=[["clear", ANN], ["action", ANN]],
    )
    play_all(table, "garrison region_1_space_1", "use labourer+merchant+fighter", "recruit watchman_silver")
    assert sheet(table)["crew"] == ["watchman_silver"]
    assert sheet(table)["silver"] == 1 and tracks(table) == (1, 1, 0)
    play_all(table, "pray garrison", "garrison region_1_space_2")
    assert sheet(table)["silver"] == 1 + 2 + 1, "2 of the space, 1 of the Watchman"
    assert tracks(table) == (1, 2, 0)


def test_pa_ex_50_the_order_of_an_attack() -> None:
    """PA-EX-50 The card's reward, Engelier's silver, then the Defender's tax and the Inquisition (PA-A.10, PA-A.17)."""
    attacker = bare("scout labourer fighter", paladin="engelier", crew=["defender_tax"])
    table = turn([attacker, bare(), bare(), bare()], outsiders=row(6, at_1="mercenary_viking"), tax=1)
    table.play("attack mercenary_viking")
    assert tracks(table) == (0, 0, 1)
    assert pool(table) == "ll"
    assert sheet(table)["silver"] == 2 + 1
    assert board(table)["tax"] == 8
    assert course(table, "attack", "gain", "tax", "inquisition", "refill_tax") == [
        "attack", "gain", "gain", "tax", "inquisition", "refill_tax",
    ]  # fmt: skip
    assert [sheet(table, seat)["unpaid"] for seat in range(4)] == [0, 0, 0, 0]


@pytest.mark.parametrize(("converts", "silver"), [(0, 0), (1, 1), (2, 2), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_pa_ex_61_what_converts_cost(converts: int, silver: int) -> None:
    """PA-EX-61 The first to seventh convert cost 0, 1, 2, 2, 2, 3, 3 silver (PA-6.15)."""
    outsiders = row(6, at_1="thief_viking")
    mine, workers = PLAIN_CONVERTS[:converts], "fighter labourer cleric"
    if silver:
        poor = turn([bare(workers, converts=mine, silver=silver - 1), bare()], outsiders=outsiders)
        refused(poor, "convert thief_viking", "PA-6.15")
    table = turn([bare(workers, converts=mine, silver=silver), bare()], outsiders=outsiders)
    table.play("convert thief_viking")
    assert sheet(table)["silver"] == 0 and len(sheet(table)["converts"]) == converts + 1


def test_pa_ex_61_no_eighth_convert() -> None:
    """PA-EX-61 There is no eighth (PA-4.7)."""
    rich = bare("fighter labourer cleric", converts=PLAIN_CONVERTS, silver=9, faith=12)
    refused(turn([rich, bare()], outsiders=row(6, at_1="thief_viking")), "convert thief_viking", "PA-4.7")


def test_pa_ex_13_the_price_of_a_wall_cites_its_rule() -> None:
    """PA-EX-13 What the fourth Wall costs stands in PA-6.5 (PA-6.1 is about Monks)."""
    short = bare("merchant labourer scout", provisions=1, influence=5, walls=PLAIN_WALLS[:3])
    refused(turn([short, bare()]), "fortify", "PA-6.5")
