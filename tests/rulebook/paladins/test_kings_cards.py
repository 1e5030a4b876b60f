"""PA-7 King's Orders and King's Favours."""

from typing import Any

import pytest

from palatine.games.paladins.table import Paladins
from rulebook.paladins.laying import (
    ANN,
    BRIAN,
    PEOPLE,
    Player,
    acting,
    debts,
    goods,
    held,
    lay,
    player,
    points,
    pool,
    scored,
    suspicions,
    tracks,
)
from rulebook.vectors import asked, board, offered, play_all, refused, sheet, texts

SPOTS = [f"region_{region}_space_{n}" for region, n in ((3, 1), (3, 2), (3, 3), (3, 4), (4, 1), (4, 2), (4, 3))]
BUILT = ["wall_strength"] * 2 + ["wall_scout", "wall_merchant", "wall_fighter"]
JARS = ["jar_pay_debt_a", "jar_pay_debt_b", "jar_free_recruit", "jar_pray_a", "jar_pray_b"]
CARDS = ["archer_byzantine", "armourer_byzantine", "hunter_byzantine", "thief_byzantine", "warrior_byzantine"]


def fulfilling(action: str, times: int, **more: Any) -> Paladins:
    """The end of a game in which Ann has done a right-side action so often, and nothing else."""
    fields: dict[str, Any] = {
        "fortify": {"walls": BUILT[:times]},
        "absolve": {"jars": JARS[:times]},
        "attack": {"trophies": CARDS[:times]},
        "convert": {"converts": CARDS[:times]},
    }.get(action, {})
    pieces = {"commission": "monk", "garrison": "outpost"}
    if action in pieces:
        more["map"] = {space: [pieces[action], ANN] for space in SPOTS[:times]}
    return scored(player(silver=0, provisions=0, **fields), **more)


@pytest.mark.parametrize("action", ["commission", "fortify", "garrison", "absolve", "attack", "convert"])
@pytest.mark.parametrize(("slot", "vp"), [(0, 4), (1, 6), (2, 8)])
def test_orders(action: str, slot: int, vp: int) -> None:
    """PA-7.1, PA-11.1, PA-A.23 Five times in the whole game, whenever the Order was revealed: 4, 6 or 8 VP."""
    orders = ["", "", ""]
    orders[slot] = f"order_{action}"
    assert points(fulfilling(action, 5, orders=orders))["orders"] == vp
    assert "orders" not in points(fulfilling(action, 4, orders=orders))
    other = ["", "", ""]
    other[slot] = "order_attack" if action != "attack" else "order_convert"
    assert "orders" not in points(fulfilling(action, 5, orders=other))


def test_orders_are_for_everybody() -> None:
    """PA-7.1 Each player who fulfils an Order scores it."""
    brian = player(silver=0, provisions=0, trophies=CARDS)
    walls = ["archer_saracen", "hunter_saracen", "warrior_saracen", "thief_viking", "lookout_viking"]
    table = scored(player(silver=0, provisions=0, trophies=walls), brian, orders=["", "order_attack", ""])
    assert (points(table)["orders"], points(table, BRIAN)["orders"]) == (6, 6)


def asking(card: str, ann: Player, **more: Any) -> Paladins:
    """Ann may use one Favour."""
    return acting(ann, favours=["", card, "", "", ""], **more)


@pytest.mark.parametrize(
    ("card", "fits"),
    [
        ("favour_free_recruit", "sx"), ("favour_clear_name", "cx"), ("favour_two_criminals", "lsmfcx"),
        ("favour_any_attribute", "x"), ("favour_settle", "fx"), ("favour_royal_loan", "lsmfcx"),
        ("favour_royal_masons", "mx"), ("favour_labour_gang", "x"), ("favour_tithe", "lsmfcx"),
        ("favour_chapel", "lsmfcx"),
    ],
)  # fmt: skip
def test_slot_of_each_favour(card: str, fits: str) -> None:
    """PA-7.4, PA-4.2 A colour or a Criminal; a slot for Criminals takes nobody else."""
    for letter in "lsmfcx":
        table = asking(card, player(letter))
        assert (offered(table, "ask") == [card]) == (letter in fits), letter
        if letter not in fits:
            refused(table, f"ask {card}", "PA-7.4")


def test_a_favour_once_a_round() -> None:
    """PA-7.2 The slot is shared by all players; it opens again at the refresh."""
    favours = ["favour_tithe", "favour_two_criminals", "", "", ""]
    table = lay([player("ll"), player("ll")], [["action", ANN], ["action", BRIAN], ["action", ANN]], favours=favours)
    table.play("ask favour_tithe")
    refused(table, "ask favour_tithe", "PA-7.2")
    table.play("hunt 1")
    refused(table, "ask favour_tithe", "PA-7.2")
    assert "ask favour_two_criminals" in texts(table), "another one may be used in the same round (PA-7.5)"
    workers = [["scout", ANN], [], [], [], []]
    fresh = lay([player(), player()], ["refresh"], favours=favours, favour_workers=workers, round=3)
    assert [int(n) for n in fresh.favour_workers] == [0] * 5


def test_using_a_favour_is_an_action() -> None:
    """PA-7.3 Place the worker, pay, take the effect; then it is the next player's turn."""
    table = lay(
        [player("fl", unpaid=1), player("l")],
        ["next_turn"],
        phase="preparation",
        favours=["favour_settle", "", "", "", ""],
    )
    play_all(table, "ask favour_settle", "pick 1", "repay")
    assert table.to_act == (BRIAN,) and goods(table) == (2, 1) and debts(table) == (0, 1) and pool(table) == "l"
    assert board(table)["favour_workers"][0] == ["fighter", ANN]


def test_costs_of_favours() -> None:
    """PA-7.5 They must be payable, in silver or provisions; a Debt can always be taken."""
    refused(asking("favour_settle", player("f", silver=0)), "ask favour_settle", "PA-7.5")
    refused(asking("favour_royal_masons", player("m", provisions=0)), "ask favour_royal_masons", "PA-7.5")
    loan = asking("favour_royal_loan", player("l", silver=0, provisions=0))
    loan.play("ask favour_royal_loan")
    assert debts(loan) == (1, 0) and pool(loan) == "smf", "PA-A.54"


def test_the_effect_may_be_empty() -> None:
    """PA-7.5 The Favour is used all the same."""
    table = asking("favour_free_recruit", player("s"))
    table.play("ask favour_free_recruit")
    assert asked(table) == "" and pool(table) == "" and int(table.favour_workers[1]) != 0
    settle = asking("favour_settle", player("f"))
    play_all(settle, "ask favour_settle", "pick 2")
    assert asked(settle) == "" and goods(settle) == (2, 1)


def test_face_down_favours() -> None:
    """PA-7.5 They cannot be used."""
    refused(asking("favour_tithe", player("l")), "ask favour_chapel", "PA-7.5")


def test_several_favours_in_a_round() -> None:
    """PA-7.5 One in each turn."""
    favours = ["favour_tithe", "favour_two_criminals", "favour_labour_gang", "", ""]
    table = acting(player("ll"), favours=favours, turns=3, draw=["suspicion_0", "suspicion_0"])
    play_all(table, "ask favour_tithe", "ask favour_two_criminals", "ask favour_labour_gang")
    assert pool(table) == "lllx" and [int(n) > 0 for n in table.favour_workers] == [True] * 3 + [False] * 2


def test_free_recruit_favour() -> None:
    """PA-7.3 Royal Levy: a Townsfolk into the crew."""
    table = asking("favour_free_recruit", player("s"), townsfolk=PEOPLE)
    play_all(table, "ask favour_free_recruit", "recruit squire_faith")
    assert sheet(table)["crew"] == ["squire_faith"] and goods(table) == (3, 1)


def test_clear_name_favour() -> None:
    """PA-7.3 Royal Pardon: a Suspicion less and 2 tax."""
    table = asking("favour_clear_name", player("c", suspicions=suspicions("10")))
    play_all(table, "ask favour_clear_name", "discard 1")
    assert held(table) == "1" and goods(table) == (5, 1) and board(table)["tax"] == 3


def test_two_criminals_favour() -> None:
    """PA-7.3 Royal Blind Eye: two Criminals, each with its Suspicion."""
    table = asking("favour_two_criminals", player("l"), draw=["suspicion_1", "suspicion_2"])
    table.play("ask favour_two_criminals")
    assert pool(table) == "xx" and held(table) == "12" and goods(table) == (6, 1)


@pytest.mark.parametrize("way", [1, 2, 3])
def test_any_attribute_favour(way: int) -> None:
    """PA-7.3 Royal Audience: Strength, Faith or Influence."""
    table = asking("favour_any_attribute", player("x"))
    table.play("ask favour_any_attribute")
    assert texts(table) == ["pick 1", "pick 2", "pick 3"]
    table.play(f"pick {way}")
    assert tracks(table) == tuple([1 if at == way else 0 for at in (1, 2, 3)])


def test_settlement_favour() -> None:
    """PA-7.3 Royal Settlement: pay a Debt, or discard two Suspicions."""
    ann = player("f", unpaid=2, suspicions=suspicions("012"))
    table = asking("favour_settle", ann)
    play_all(table, "ask favour_settle", "pick 1", "repay")
    assert debts(table) == (1, 1) and held(table) == "012"
    table = asking("favour_settle", ann)
    play_all(table, "ask favour_settle", "pick 2", "discard 2")
    assert debts(table) == (2, 0) and held(table) == "0"


def test_masons_favour() -> None:
    """PA-7.3, PA-A.54 Royal Masons for a provision: a free Develop, or a Fighter and a Cleric."""
    table = asking("favour_royal_masons", player("m"))
    play_all(table, "ask favour_royal_masons", "pick 2")
    assert pool(table) == "fc" and goods(table) == (3, 0)
    other = {"favours": {"favour_royal_masons": {"reward": "free_develop | 2 scout"}}}
    table = asking("favour_royal_masons", player("m"), overlay=other)
    play_all(table, "ask favour_royal_masons", "pick 2")
    assert pool(table) == "ss", "an overlay changes the reconstructed colours"


def test_labour_gang_tithe_and_chapel() -> None:
    """PA-7.3 Three Labourers; 2 provisions and 1 tax; Pray."""
    gang = asking("favour_labour_gang", player("x"))
    gang.play("ask favour_labour_gang")
    assert pool(gang) == "lll"
    tithe = asking("favour_tithe", player("l"))
    tithe.play("ask favour_tithe")
    assert goods(tithe) == (4, 3) and board(tithe)["tax"] == 4
    chapel = asking("favour_chapel", player("l", placed={"hunt": ["labourer"]}))
    play_all(chapel, "ask favour_chapel", "pray hunt")
    assert sheet(chapel)["placed"] == {}
