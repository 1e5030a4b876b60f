"""PA-12 What the crew does, and the abilities of the Paladins."""

from typing import Any

import pytest

from palatine.games.paladins.people_components import TOWNSFOLK
from palatine.kernel.data import Row
from rulebook.paladins.laying import (
    ANN,
    BRIAN,
    NEEDED,
    OUTSIDERS,
    PEOPLE,
    acting,
    debts,
    goods,
    held,
    judged,
    player,
    pool,
    rewarded,
    suspicions,
    tracks,
)
from rulebook.vectors import asked, board, course, events, offered, play_all, refused, sheet, texts

DO = {
    "absolve": "absolve jar_faith",
    "commission": "commission region_2_space_3",
    "develop": "develop attack 1",
    "attack": "attack invader_saracen",
    "fortify": "fortify",
    "convert": "convert invader_saracen",
    "garrison": "garrison region_3_space_5",
}
ACTIVE = [row for row in TOWNSFOLK if row.text("trigger") in DO]


@pytest.mark.parametrize("row", ACTIVE, ids=lambda row: row.id)
def test_after_each_action(row: Row) -> None:
    """PA-12.1 Labourer, silver, provision or tax each time the owner does the action, and at no other."""
    action = row.text("trigger")
    gains = {}
    for crew in ([row.id], []):
        for done in (action, "commission" if action != "commission" else "garrison"):
            workers = NEEDED.get(done, "ll")
            ann = player(workers, 9, 9, 9, silver=9, provisions=9, crew=crew)
            draw = ["wall_two_vp"] if done == "fortify" else []
            table = acting(ann, outsiders=["invader_saracen", "", "", "", "", ""], draw=draw)
            table.play(DO[done])
            gains[bool(crew), done == action] = (*goods(table), pool(table).count("l"), 5 - int(board(table)["tax"]))
    plain = gains[False, True]
    more = {"labourer": (0, 0, 1, 0), "silver": (1, 0, 0, 0), "provision": (0, 1, 0, 0), "tax": (1, 0, 0, 1)}
    assert tuple([a - b for a, b in zip(gains[True, True], plain, strict=True)]) == more[row.text("ability")]
    assert gains[True, False] == gains[False, False]


@pytest.mark.parametrize(("card", "worker"), [("labourer", "l"), ("scout", "s"), ("fighter", "f")])
def test_debt_collectors(card: str, worker: str) -> None:
    """PA-12.2, PA-12.8 Whenever a Debt is really turned over, from any source; not when it is destroyed."""
    crew = [f"debt_collector_{card}"]
    for path in ("spaces.region_3_space_8.reward", "jar_spaces.jar_pay_debt_a.reward"):
        table = rewarded(path, player(crew=crew, unpaid=1))
        table.play("repay")
        assert pool(table) == worker
    for text, unpaid in (("pass", 1), ("", 0)):
        table = rewarded("spaces.region_3_space_8.reward", player(crew=crew, unpaid=unpaid))
        if text:
            table.play(text)
        assert pool(table) == "" and asked(table) == ""
    destroyed = rewarded("townsfolk.abbot_tax.dismiss", player(crew=crew, unpaid=1))
    destroyed.play("destroy")
    assert pool(destroyed) == "" and debts(destroyed) == (0, 0)


def test_conspirators() -> None:
    """PA-12.3, PA-A.40 Each discards one Suspicion at each Inquisition, if the owner likes."""
    table = judged(player(suspicions=suspicions("012"), crew=["conspirator_absolver"]), player(), tax=0)
    assert texts(table) == ["pass", "discard 1"]
    table.play("discard 1")
    assert held(table) == "0", "one by the Conspirator, half of two by the verdict"
    none = judged(player(crew=["conspirator_absolver"]), player(), tax=0)
    assert asked(none) == ""


@pytest.mark.parametrize(("number", "works"), [(0, False), (1, False), (2, True), (3, True)])
@pytest.mark.parametrize("card", ["provision", "silver", "labourer"])
def test_peddlers(number: int, works: bool, card: str) -> None:
    """PA-12.4 With two or more Suspicions: 2 provisions, 2 silver or a Labourer."""
    table = judged(player(suspicions=suspicions("0" * number), crew=[f"peddler_{card}"]), player(), tax=0)
    gained = (*goods(table), pool(table))
    plain = {"provision": (3, 3, ""), "silver": (5, 1, ""), "labourer": (3, 1, "l")}
    assert gained == (plain[card] if works else (3, 1, ""))


@pytest.mark.parametrize(("number", "works"), [(0, True), (1, False), (2, False)])
@pytest.mark.parametrize("card", ["strength", "faith", "influence"])
def test_squires(number: int, works: bool, card: str) -> None:
    """PA-12.5 Without any Suspicion: the shown attribute rises by 1."""
    table = judged(player(suspicions=suspicions("0" * number), crew=[f"squire_{card}"]), player(), tax=0)
    at = ("strength", "faith", "influence").index(card)
    assert tracks(table) == tuple([1 if works and place == at else 0 for place in range(3)])


def test_conditions_are_checked_card_by_card() -> None:
    """PA-12.6, PA-15.4 Peddlers, Conspirators, Squires: the best order for their owner."""
    crew = ["squire_faith", "conspirator_absolver", "peddler_silver", "conspirator_criminal"]
    table = judged(player(suspicions=suspicions("00"), crew=crew), player(), tax=0)
    assert goods(table) == (5, 1), "the Peddler saw two Suspicions"
    table.play("discard 2")
    assert tracks(table) == (0, 1, 0) and debts(table) == (0, 0), "the Squire saw none"
    half = judged(player(suspicions=suspicions("00"), crew=crew), player(), tax=0)
    half.play("discard 1")
    assert tracks(half) == (0, 0, 0)


def test_several_copies() -> None:
    """PA-12.7, PA-B-03 All of them work, in the order of recruiting; an instant reward comes once."""
    crew = ["watchman_silver", "watchman_tax", "watchman_labourer"]
    ann = player("lmf", 9, crew=crew)
    table = acting(ann, tax=1, suspicion_discards={})
    table.play("garrison region_1_space_2")
    assert goods(table) == (7, 0) and pool(table) == "l"
    sources = [
        event.get("source", event["kind"]) for event in table.events_since(0) if event["kind"] in ("gain", "tax")
    ]
    assert sources[-3:] == ["townsfolk:watchman_silver", "tax", "townsfolk:watchman_labourer"]
    again = acting(player("lf", crew=["watchman_labourer"]), townsfolk=["", "", "", "", "watchman_silver"])
    again.play("recruit watchman_silver")
    assert goods(again) == (4, 1) and pool(again) == "", "recruiting is no Garrison"


def test_new_in_the_crew() -> None:
    """PA-12.8, PA-A.42 A card gained during an action works from the next one on."""
    ann = player("lscx", provisions=9)
    table = acting(ann, townsfolk=["acolyte_labourer", "", "", "", ""])
    play_all(table, "commission region_1_space_1", "use labourer+scout+cleric", "recruit acolyte_labourer")
    assert pool(table) == "x" and tracks(table) == (0, 0, 1)
    next_one = acting(player("lsc", crew=["acolyte_labourer"]))
    next_one.play("commission region_1_space_2")
    assert pool(next_one) == "l"


def test_others_crews_do_not_work() -> None:
    """PA-12.1 It is the owner's action that counts."""
    table = acting(player("lsc"), player(crew=["acolyte_labourer"]))
    table.play("commission region_1_space_2")
    assert pool(table, BRIAN) == "" and pool(table) == ""


# ---- Paladins --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("paladin", "text", "workers", "cost", "with_paladin"),
    [
        ("anseis", "fortify", "lsm", (0, 3), (0, 0)), ("berengier", "garrison region_1_space_3", "lmf", (0, 3), (0, 0)),
        ("ivon", "commission region_1_space_3", "lsc", (0, 3), (0, 0)),
        ("gerier", "convert invader_saracen", "lfc", (3, 0), (0, 0)),
        ("ivoire", "absolve jar_faith", "lmc", (3, 0), (0, 0)), ("oliver", "pray hunt", "c", (2, 0), (0, 0)),
        ("samson", "develop attack 1", "ll", (4, 0), (2, 0)), ("roland", "recruit squire_faith", "lf", (4, 0), (0, 0)),
        ("roland", "dismiss squire_strength", "l", (3, 0), (0, 0)),
    ],
)  # fmt: skip
def test_paladins_that_make_an_action_cheaper(
    paladin: str, text: str, workers: str, cost: tuple[int, int], with_paladin: tuple[int, int]
) -> None:
    """PA-3.8 The ability: no provisions or silver for one action, for Samson 2 silver less; for nobody else."""
    spots = [f"region_{region}_space_{n}" for region, n in ((3, 1), (3, 2), (3, 3), (4, 1), (4, 3), (4, 7))]
    piece = "outpost" if paladin == "berengier" else "monk"
    walls = ["wall_strength"] * 2 + ["wall_scout", "wall_merchant", "wall_fighter", "wall_cleric"]
    cards = ["archer_byzantine", "armourer_byzantine", "hunter_byzantine", "thief_byzantine", "warrior_byzantine"]
    jars = ["jar_pay_debt_a", "jar_pay_debt_b", "jar_pray_a", "jar_pray_b", "jar_remove_suspicion_a"]
    facts: dict[str, Any] = {
        "outsiders": ["invader_saracen", "", "", "", "", ""],
        "townsfolk": ["squire_faith", "squire_strength", "", "", ""],
        "map": {space: [piece, ANN] for space in spots},
        "draw": ["wall_two_vp"] if text == "fortify" else [],
    }
    for name, price in (("girard", cost), (paladin, with_paladin)):
        ann = player(
            workers, 12, 12, 12, silver=price[0], provisions=price[1], walls=walls, converts=cards, jars=jars,
            placed={"hunt": ["labourer"]}, paladin=name,
        )  # fmt: skip
        table = acting(ann, **{**facts, "draw": list(facts["draw"])})
        target = text.replace("region_1_space_3", "region_2_space_3")
        table.play(target)
        assert goods(table) == (0, 0), name


@pytest.mark.parametrize(
    ("paladin", "text", "workers", "gained"),
    [
        ("engelier", "attack mercenary_viking", "lsf", (2, 0)), ("gerin", "conspire", "l", (2, 0)),
        ("girard", "hunt 1", "l", (0, 3)), ("girard", "hunt 2", "ls", (0, 5)), ("otton", "trade 1", "l", (3, 0)),
        ("otton", "trade 2", "lm", (5, 0)),
    ],
)  # fmt: skip
def test_paladins_that_pay(paladin: str, text: str, workers: str, gained: tuple[int, int]) -> None:
    """PA-A.12, PA-A.44, PA-A.10 2 more silver or provisions after the action, with one worker or two."""
    table = acting(
        player(workers, 1, silver=0, provisions=0, paladin=paladin),
        outsiders=OUTSIDERS,
        draw=suspicions("0") if text == "conspire" else [],
    )
    table.play(text)
    assert goods(table) == gained
    last = events(table, "gain")[-1]
    assert last["source"] == f"paladin:{paladin}"


def test_paladins_pay_each_time() -> None:
    """PA-A.12 With a Pray the same action pays twice in a round; another action pays nothing."""
    table = acting(player("lcl", silver=2, provisions=0, paladin="girard"), turns=4)
    play_all(table, "hunt 1", "use labourer", "pray hunt", "hunt 1")
    assert goods(table) == (0, 6)
    trade = acting(player("l", silver=0, provisions=0, paladin="girard"))
    trade.play("trade 1")
    assert goods(trade) == (1, 0)


def test_roland_and_debts() -> None:
    """PA-A.13 Both modes cost no silver, and no Debt is offered."""
    table = acting(player("lf", silver=0, paladin="roland"), townsfolk=PEOPLE)
    assert sorted(offered(table, "dismiss")) == sorted(offered(table, "recruit")) == sorted(PEOPLE)
    refused(table, "recruit squire_faith debt", "PA-A.13")


def test_paladin_before_crew() -> None:
    """PA-A.10 The paladin's ability, then the crew's."""
    ann = player("lsf", 1, paladin="engelier", crew=["defender_provision", "defender_tax"])
    table = acting(ann, outsiders=OUTSIDERS)
    table.play("attack mercenary_viking")
    assert [event["source"] for event in events(table, "gain")][-2:] == [
        "paladin:engelier", "townsfolk:defender_provision",
    ]  # fmt: skip
    assert course(table, "gain", "tax")[-1] == "tax" and goods(table) == (6, 2) and sheet(table)["trophies"]
