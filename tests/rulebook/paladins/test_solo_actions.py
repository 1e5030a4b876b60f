"""PA-14.22 to PA-14.27 The right side of the virtual player, its Orders and Favours."""

from typing import Any

import pytest

from palatine.games.paladins.components import SPACES
from palatine.games.paladins.table import Paladins
from rulebook.paladins.laying import ANN, OUTSIDERS, PEOPLE, VPL, scheming, suspicions, taxes, virtual, vpl, vpl_tracks
from rulebook.vectors import board, events

OPEN = [row for row in SPACES if row.integer("players") == 1]
FAVOURS = ["favour_tithe", "favour_labour_gang", "favour_royal_loan", "favour_any_attribute", "favour_settle"]
BUILT = ["wall_strength"] * 2 + ["wall_scout", "wall_merchant", "wall_fighter", "wall_cleric"]


def all_but(*free: str) -> dict[str, Any]:
    """The map with only these spaces free: Ann's Monks and Outposts, then the virtual player's."""
    taken = [row.id for row in OPEN if row.id not in free]
    owners: list[list[object]] = (
        [["monk", ANN]] * 7 + [["outpost", ANN]] * 7 + [["outpost", VPL]] * 6 + [["monk", VPL]] * 6
    )
    return dict(zip(taken, owners, strict=False))


def sent(table: Paladins) -> str:
    """Where its last Monk or Outpost went."""
    found = events(table, "monk") + events(table, "outpost")
    return str(found[-1]["space"]) if found else ""


PREFERRED = [
    "region_1_space_1", "region_4_space_5", "region_3_space_4", "region_4_space_6", "region_3_space_1",
    "region_1_space_2", "region_2_space_4",
]  # fmt: skip


@pytest.mark.parametrize("at", range(7))
@pytest.mark.parametrize("action", ["commission", "garrison"])
def test_preferred_spaces(at: int, action: str) -> None:
    """PA-14.22 Free recruit, pay a Debt, pray, two workers, one worker, 2 silver, discard a Suspicion."""
    it = virtual(3, 12, 12, unpaid=1, suspicions=suspicions("0"))
    table = scheming(action, it, map=all_but(*PREFERRED[at:]), townsfolk=["abbot_labourer", "", "", "", ""])
    assert sent(table) == PREFERRED[at]
    assert vpl_tracks(table)[2 if action == "commission" else 1] == (1 if action == "commission" else 12)


def test_pay_debt_spaces_without_a_debt() -> None:
    """PA-14.22, PA-A.50 Only as the last choice, without reward."""
    table = scheming("commission", virtual(3, faith=12), map=all_but("region_4_space_5", "region_2_space_4"))
    assert sent(table) == "region_2_space_4"
    table = scheming("commission", virtual(3, faith=12), map=all_but("region_4_space_5"))
    assert sent(table) == "region_4_space_5" and vpl(table)["paid"] == 0 and vpl_tracks(table) == (0, 12, 1)


def test_left_most_of_equal_spaces() -> None:
    """PA-A.51 The lower region, then the order of the list."""
    free = ("region_3_space_2", "region_3_space_6", "region_4_space_1", "region_2_space_3")
    assert sent(scheming("commission", virtual(3, faith=12), map=all_but(*free))) == "region_2_space_3"
    assert sent(scheming("commission", virtual(3, faith=12), map=all_but(*free[:3]))) == "region_3_space_2"


@pytest.mark.parametrize(("action", "need"), [("commission", 4), ("garrison", 5)])
def test_it_needs_attributes_for_regions(action: str, need: int) -> None:
    """PA-14.22, PA-A.27 Like a player; else it turns to its left side."""
    for value, space in ((need, "region_3_space_1"), (need - 1, "")):
        it = virtual(3, value if action == "garrison" else 0, value if action == "commission" else 0)
        table = scheming(action, it, map=all_but("region_3_space_1"))
        assert sent(table) == space and (action in vpl(table)["placed"]) == bool(space)


def test_a_free_recruit_space_dismisses() -> None:
    """PA-14.22, PA-A.7 First the reward of the space, then Influence."""
    table = scheming("commission", virtual(3, marker=5), townsfolk=PEOPLE)
    assert board(table)["townsfolk_discards"] == ["abbot_labourer"] and vpl(table)["workers"] == 2
    kinds = [event["kind"] for event in table.events_since(0) if event["kind"] in ("dismiss", "gain")]
    assert kinds == ["dismiss", "gain", "gain"] and vpl_tracks(table) == (0, 0, 1)


def test_absolve() -> None:
    """PA-14.23, PA-14.36 A Jar is flipped: 1 Faith, a Suspicion goes, then a Debt is paid, or one more goes."""
    it = virtual(3, suspicions=suspicions("012"), unpaid=1)
    table = scheming("absolve", it)
    assert vpl(table)["jars"] == 1 and vpl_tracks(table) == (0, 1, 0)
    assert taxes(vpl(table)["suspicions"]) == "01" and (vpl(table)["unpaid"], vpl(table)["paid"]) == (0, 1)
    table = scheming("absolve", virtual(3, suspicions=suspicions("012")))
    assert taxes(vpl(table)["suspicions"]) == "0"
    table = scheming("absolve", virtual(3))
    assert board(table)["tax"] == 3, "nothing to discard: tax silver twice (PA-14.16)"
    assert "absolve" not in vpl(scheming("absolve", virtual(3, influence=1, jars=1)))["placed"]
    assert "absolve" in vpl(scheming("absolve", virtual(3, influence=2, jars=1)))["placed"]
    assert "absolve" not in vpl(scheming("absolve", virtual(3, influence=12, jars=7)))["placed"], "PA-4.7"


def test_fortify() -> None:
    """PA-14.24 It needs Influence for its next Wall and takes the rewards in order."""
    table = scheming("fortify", virtual(3, influence=3, walls=BUILT[:2]), ["wall_labourer_fighter"])
    assert vpl_tracks(table) == (1, 0, 3) and vpl(table)["workers"] == 2 and len(vpl(table)["walls"]) == 3
    assert "fortify" not in vpl(scheming("fortify", virtual(3, influence=2, walls=BUILT[:2])))["placed"]


@pytest.mark.parametrize(
    ("wall", "fields", "marker", "tax"),
    [
        ("wall_choice_debt", {"unpaid": 1}, 1, 5), ("wall_choice_debt", {}, 3, 5),
        ("wall_choice_suspicion", {"suspicions": suspicions("0")}, 1, 5), ("wall_choice_suspicion", {}, 1, 4),
    ],
)  # fmt: skip
def test_alternatives_of_walls(wall: str, fields: dict[str, Any], marker: int, tax: int) -> None:
    """PA-14.24, PA-A.48 The left-most it can use: a Debt only if unpaid, a Suspicion always."""
    table = scheming("fortify", virtual(3, **fields), [wall])
    assert vpl_tracks(table) == (1, 0, 0) and vpl(table)["marker"] == marker and board(table)["tax"] == tax
    assert vpl(table)["paid"] == (1 if fields.get("unpaid") else 0) and vpl(table)["suspicions"] == []


def test_attack_within_its_strength() -> None:
    """PA-14.25 No buying of Strength; the reward as for a player."""
    table = scheming("attack", virtual(3, 3, marker=2), outsiders=OUTSIDERS)
    assert (
        vpl(table)["trophies"] == ["assassin_viking"] and vpl(table)["workers"] == 2 and vpl_tracks(table) == (3, 0, 1)
    )
    weak = scheming("attack", virtual(3, 2, marker=2), outsiders=OUTSIDERS)
    assert vpl(weak)["trophies"] == ["mercenary_viking"], "from the left again"
    assert vpl(scheming("attack", virtual(3), outsiders=OUTSIDERS))["trophies"] == []


def test_convert_within_its_faith() -> None:
    """PA-14.25 Seven times at most; Strength as for a player."""
    table = scheming("convert", virtual(3, faith=2, marker=2), outsiders=OUTSIDERS)
    assert vpl(table)["converts"] == ["assassin_viking"] and vpl_tracks(table) == (2, 2, 0)
    weak = scheming("convert", virtual(3, faith=1, marker=2), outsiders=OUTSIDERS)
    assert vpl(weak)["converts"] == ["mercenary_viking"]
    kinds = ("archer", "armourer", "champion", "hunter", "thief", "invader", "warrior")
    full = scheming(
        "convert", virtual(3, faith=12, converts=[f"{kind}_byzantine" for kind in kinds]), outsiders=OUTSIDERS
    )
    assert len(vpl(full)["converts"]) == 7 and "convert" not in vpl(full)["placed"]


# ---- King's Orders and Favours ---------------------------------------------------------------------------------------

ORDERS = ["order_absolve", "order_attack", "order_convert"]
FIVE_CONVERTS = ["archer_byzantine", "armourer_byzantine", "hunter_byzantine", "thief_byzantine", "warrior_byzantine"]


@pytest.mark.parametrize(
    ("orders", "fields", "done"),
    [
        (ORDERS, {}, "convert"), ([*ORDERS[:2], ""], {}, "attack"), (ORDERS, {"placed": {"convert": 3}}, "attack"),
        (ORDERS, {"converts": FIVE_CONVERTS}, "attack"),
        (ORDERS, {"converts": FIVE_CONVERTS, "placed": {"attack": 3}}, "absolve"),
        (ORDERS, {"converts": FIVE_CONVERTS, "placed": {"attack": 3, "absolve": 3}}, "convert"),
        (ORDERS, {"placed": {"convert": 3, "attack": 3, "absolve": 3}}, "pray"), (["", "", ""], {}, "pray"),
    ],
)  # fmt: skip
def test_kings_order_scheme(orders: list[str], fields: dict[str, Any], done: str) -> None:
    """PA-14.26, PA-A.49 The right-most revealed Order it has not fulfilled, then to the left, then fulfilled ones."""
    it = virtual(3, 1, **fields)
    table = scheming("kings_order", it, orders=orders, outsiders=["archer_saracen", "", "", "", "", ""])
    places = [event["action"] for event in events(table, "place")]
    assert places == [done]


def test_kings_order_scheme_without_workers() -> None:
    """PA-14.26 Possible means workers, too: with one worker only the action with two Workshops."""
    it = virtual(1, 1, workshops=["absolve 1", "absolve 2"])
    table = scheming("kings_order", it, orders=ORDERS, outsiders=OUTSIDERS)
    assert vpl(table)["placed"] == {"absolve": 1}


@pytest.mark.parametrize(
    ("marker", "favours", "occupied", "used"),
    [
        (1, FAVOURS, [], 0), (3, FAVOURS, [], 2), (3, FAVOURS, [2], 3), (5, FAVOURS, [4], 0),
        (4, [*FAVOURS[:2], "", "", ""], [], 0),
    ],
)  # fmt: skip
def test_kings_favour_scheme(marker: int, favours: list[str], occupied: list[int], used: int) -> None:
    """PA-14.27, PA-14.15 One worker on the indicated Favour among those revealed and free."""
    workers = [["scout", ANN] if at in occupied else [] for at in range(5)]
    table = scheming("kings_favour", virtual(4, marker=marker), favours=favours, favour_workers=workers)
    assert board(table)["favour_workers"][used] == ["labourer", VPL]
    assert [event["favour"] for event in events(table, "favour")] == [FAVOURS[used]]


def test_no_favour_is_free() -> None:
    """PA-14.27, PA-14.9 Then its left side."""
    workers = [["scout", ANN], [], [], [], []]
    table = scheming("kings_favour", virtual(4), favours=["favour_tithe", "", "", "", ""], favour_workers=workers)
    assert vpl(table)["placed"] == {"pray": 1}


def favoured(card: str, draw: list[str] | None = None, **fields: Any) -> Paladins:
    """The virtual player uses this Favour with one of four workers."""
    it = virtual(4, **fields)
    return scheming("kings_favour", it, draw or [], favours=[card, "", "", "", ""], townsfolk=PEOPLE)


def test_choices_on_favours() -> None:
    """PA-A.29, PA-A.48 The lowest attribute; a Debt before Suspicions; workers for a Develop; a Debt for workers."""
    table = favoured("favour_any_attribute", strength=2, faith=1, influence=3)
    assert vpl_tracks(table) == (2, 2, 3) and vpl(table)["workers"] == 3, (
        "a slot for Criminals takes any of its workers"
    )
    top = favoured("favour_any_attribute", stacked=["influence", "faith", "strength"])
    assert vpl_tracks(top) == (0, 0, 1)
    paying = favoured("favour_settle", unpaid=1, suspicions=suspicions("00"))
    assert vpl(paying)["paid"] == 1 and taxes(vpl(paying)["suspicions"]) == "00"
    settling = favoured("favour_settle", suspicions=suspicions("000"))
    assert taxes(vpl(settling)["suspicions"]) == "0"
    masons = favoured("favour_royal_masons")
    assert vpl(masons)["workers"] == 5 and vpl(masons)["workshops"] == []
    loan = favoured("favour_royal_loan")
    assert vpl(loan)["workers"] == 6 and vpl(loan)["unpaid"] == 1


def test_other_favours() -> None:
    """PA-14.33 Criminals, tax, Labourers, Pray, free recruit and discards, all without paying."""
    blind = favoured("favour_two_criminals", suspicions("12"))
    assert vpl(blind)["workers"] == 5 and taxes(vpl(blind)["suspicions"]) == "12" and board(blind)["tax"] == 2
    assert vpl(favoured("favour_labour_gang"))["workers"] == 6
    tithe = favoured("favour_tithe")
    assert vpl(tithe)["marker"] == 4 and board(tithe)["tax"] == 4
    chapel = favoured("favour_chapel", placed={"attack": 3})
    assert vpl(chapel)["placed"] == {} and vpl(chapel)["scheme_discards"] == {}
    levy = favoured("favour_free_recruit", suspicions("0"))
    assert board(levy)["townsfolk_discards"] == ["squire_faith"] and vpl(levy)["workers"] == 4
    pardon = favoured("favour_clear_name", suspicions=suspicions("0"))
    assert vpl(pardon)["suspicions"] == [] and board(pardon)["tax"] == 3 and vpl(pardon)["marker"] == 3
