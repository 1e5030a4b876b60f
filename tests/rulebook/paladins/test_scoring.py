"""PA-11 Final scoring, PA-13 converted Outsiders."""

from typing import Any

import pytest

from palatine.games.paladins.table import Paladins
from rulebook.paladins.laying import ANN, BRIAN, RIGHT_SIDE, player, points, score, scored, suspicions

SPOTS = [f"region_{region}_space_{n}" for region, n in ((3, 1), (3, 2), (3, 3), (3, 4), (4, 1), (4, 2), (4, 3))]
BUILT = ["wall_strength"] * 2 + ["wall_scout", "wall_merchant", "wall_fighter", "wall_cleric", "wall_three_labourers"]
JARS = ["jar_pay_debt_a", "jar_pay_debt_b", "jar_free_recruit", "jar_pray_a", "jar_pray_b", "jar_faith", "jar_labourer"]
WORKSHOPS = [f"{action} {slot}" for action in RIGHT_SIDE for slot in (1, 2)]
PLAIN = ["traitor_viking", "traitor_byzantine"]
BYZANTINES = ["archer_byzantine", "armourer_byzantine", "hunter_byzantine"]
SARACENS = ["archer_saracen", "hunter_saracen", "marauder_saracen"]
VIKINGS = ["armourer_viking", "marauder_viking", "guardian_viking"]


def scoring(map: dict[str, Any] | None = None, options: dict[str, Any] | None = None, **fields: Any) -> Paladins:
    """The end of a game for Ann, who has nothing but these."""
    facts: dict[str, Any] = {"orders": fields.pop("orders", ["", "", ""])}
    tracks = {name: fields.pop(name, 0) for name in ("strength", "faith", "influence")}
    ann = player(**{"silver": 0, "provisions": 0, **tracks, **fields})
    return scored(ann, map=map or {}, options=options, **facts)


def counting(card: str, **fields: Any) -> int:
    """What one converted card scores."""
    return points(scoring(converts=[card], **fields)).get("converts", 0)


def test_orders_score_by_slot() -> None:
    """PA-11.1 4, 6 and 8 together."""
    table = scoring(
        walls=BUILT[:5],
        jars=JARS[:5],
        trophies=[*SARACENS, *VIKINGS[:2]],
        orders=["order_fortify", "order_absolve", "order_attack"],
    )
    assert points(table)["orders"] == 18


@pytest.mark.parametrize("name", ["strength", "faith", "influence"])
@pytest.mark.parametrize(
    ("space", "vp"),
    [(0, 0), (1, 0), (2, 1), (3, 1), (4, 3), (5, 3), (6, 6), (7, 6), (8, 9), (9, 11), (10, 13), (11, 16), (12, 20)],
)
def test_attributes(name: str, space: int, vp: int) -> None:
    """PA-11.2 By the space of the track."""
    fields: dict[str, Any] = {name: space}
    assert points(scoring(**fields)).get(name, 0) == vp == score(scoring(**fields))


@pytest.mark.parametrize(("number", "vp"), [(0, 0), (4, 0), (5, 2), (6, 5), (7, 9)])
@pytest.mark.parametrize(("piece", "name"), [("monk", "commission"), ("outpost", "garrison")])
def test_monks_and_outposts(number: int, vp: int, piece: str, name: str) -> None:
    """PA-11.3 5 are worth 2, 6 are worth 5, 7 are worth 9; those of others count for them."""
    assert points(scoring({space: [piece, ANN] for space in SPOTS[:number]})).get(name, 0) == vp
    assert points(scoring({space: [piece, BRIAN] for space in SPOTS})).get(name, 0) == 0


@pytest.mark.parametrize(("number", "vp"), [(0, 0), (4, 0), (5, 1), (6, 3), (7, 6)])
def test_walls_and_jars(number: int, vp: int) -> None:
    """PA-11.4 5 are worth 1, 6 are worth 3, 7 are worth 6."""
    assert points(scoring(walls=BUILT[:number])).get("fortify", 0) == vp
    assert points(scoring(jars=JARS[:number])).get("absolve", 0) == vp


def test_points_on_walls() -> None:
    """PA-11.4, PA-6.7 Printed VP are added."""
    table = scoring(walls=["wall_two_vp", "wall_two_vp", "wall_labourer_vp", "wall_scout"])
    assert points(table) == {"walls": 5}


@pytest.mark.parametrize(("number", "vp"), [(5, 0), (6, 1), (7, 3), (8, 6)])
def test_workshops(number: int, vp: int) -> None:
    """PA-11.5 6 are worth 1, 7 are worth 3, 8 are worth 6."""
    assert points(scoring(workshops=WORKSHOPS[:number])).get("develop", 0) == vp


def test_converts_are_added_up() -> None:
    """PA-11.6 Each card by its own line."""
    table = scoring(converts=["protector_viking", "thief_viking"], paid=2, suspicions=suspicions("222"))
    assert points(table) == {"converts": 5, "paid_debts": 2}


@pytest.mark.parametrize(("traitors", "vp"), [(0, -9), (1, -6), (2, -3)])
def test_debts_and_traitors(traitors: int, vp: int) -> None:
    """PA-11.7, PA-13.7 -3 for each unpaid Debt, 1 less with each Traitor; the Traitor himself brings nothing."""
    table = scoring(unpaid=3, paid=1, converts=PLAIN[:traitors])
    assert points(table) == {"unpaid_debts": vp, "paid_debts": 1}


@pytest.mark.parametrize(
    ("silver", "provisions", "vp"), [(2, 0, 0), (1, 2, 1), (2, 3, 1), (4, 2, 2), (0, 9, 3), (8, 0, 2)]
)
def test_resources(silver: int, provisions: int, vp: int) -> None:
    """PA-11.8 1 VP for three, in any mix."""
    assert points(scoring(silver=silver, provisions=provisions)).get("resources", 0) == vp


def test_attacks_score_nothing() -> None:
    """PA-11.9 Nor do workers, Suspicions and the crew."""
    table = scoring(trophies=[*SARACENS, *VIKINGS], pool="lllxx", suspicions=suspicions("2"), crew=["abbot_tax"])
    assert points(table) == {}


def test_ties() -> None:
    """PA-11.10 More VP from Orders, then fewer Suspicions, then the victory is shared."""
    walls = ["wall_two_vp", "wall_two_vp"]
    ordered = player(silver=0, provisions=0, trophies=[*SARACENS, *VIKINGS[:2]])
    other = player(silver=0, provisions=0, walls=walls)
    table = scored(other, ordered, orders=["order_attack", "", ""])
    assert [score(table), score(table, BRIAN)] == [4, 4] and table.ranking() == [2, 1]
    careful = player(silver=0, provisions=0, suspicions=suspicions("0"))
    careless = player(silver=0, provisions=0, suspicions=suspicions("12"))
    assert scored(careless, careful).ranking() == [2, 1]
    assert scored(careful, player(silver=0, provisions=0, suspicions=suspicions("2"))).ranking() == [1, 1]
    assert scored(player(silver=3, provisions=0), careful).ranking() == [1, 2]


@pytest.mark.parametrize(
    ("card", "fields"),
    [
        ("adventurer_viking", {"map": {space: ["monk", ANN] for space in SPOTS[:5]}}),
        ("archer_saracen", {"map": {space: ["outpost", ANN] for space in SPOTS[:5]}}),
        ("guardian_viking", {"workshops": WORKSHOPS[:5]}),
        ("hunter_saracen", {"crew": ["abbot_tax", "abbot_labourer", "squire_faith", "acolyte_tax", "defender_tax"]}),
        ("lookout_viking", {"walls": BUILT[:5]}),
    ],
)  # fmt: skip
def test_one_for_two(card: str, fields: dict[str, Any]) -> None:
    """PA-13.1, PA-13.8, PA-A.21, PA-A.22 Five of what the card counts are worth 2, rounded down."""
    assert counting(card, **fields) == 2
    assert counting(card) == 0


def test_hunter_counts_the_crew() -> None:
    """PA-A.22 Not those who were dismissed."""
    table = scored(
        player(converts=["hunter_saracen"], crew=["abbot_tax", "squire_faith"], silver=0, provisions=0),
        townsfolk_discards=["acolyte_tax", "defender_tax"],
    )
    assert points(table) == {"converts": 1}


@pytest.mark.parametrize(("option", "vp"), [("converts", 2), ("absolutions", 3)])
def test_vigilante(option: str, vp: int) -> None:
    """PA-A.21, PA-13.1 He counts converts, himself included; or Jars, if the table prefers it."""
    converts = ["vigilante_viking", "traitor_viking", "traitor_byzantine", "adventurer_viking"]
    table = scoring(converts=converts, jars=JARS, options={"vigilante": option})
    assert points(table)["converts"] == vp


@pytest.mark.parametrize(
    ("card", "name"), [("armourer_viking", "strength"), ("marauder_saracen", "influence"), ("warrior_saracen", "faith")]
)
@pytest.mark.parametrize(("value", "vp"), [(3, 0), (4, 1), (7, 1), (8, 2), (12, 3)])
def test_one_for_four(card: str, name: str, value: int, vp: int) -> None:
    """PA-13.2, PA-0.2 By the track, without the paladin."""
    assert counting(card, **{name: value}, paladin="girard") == vp


@pytest.mark.parametrize(
    ("card", "trophies"),
    [("assassin_viking", SARACENS), ("barbarian_viking", BYZANTINES), ("invader_saracen", VIKINGS)],
)
def test_one_for_each_trophy(card: str, trophies: list[str]) -> None:
    """PA-13.3 Of one type; the others count nothing."""
    assert counting(card, trophies=trophies) == 3
    others = [other for other in [*SARACENS, *BYZANTINES, *VIKINGS] if other not in trophies]
    assert counting(card, trophies=others) == 0


@pytest.mark.parametrize(("walls", "vp"), [(4, 1), (5, 2)])
def test_champion(walls: int, vp: int) -> None:
    """PA-13.4 1 and 1 for each fulfilled Order."""
    orders = ["order_fortify", "order_absolve", "order_attack"]
    assert counting("champion_saracen", walls=BUILT[:walls], orders=orders) == vp
    assert counting("champion_saracen", walls=BUILT[:5], jars=JARS[:5], orders=orders) == 3


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_mercenaries(number: int) -> None:
    """PA-13.5 n of them are worth n + 1 each; attacked ones do not count."""
    names = ["mercenary_viking", "mercenary_byzantine", "mercenary_saracen_a", "mercenary_saracen_b"]
    table = scoring(converts=names[:number], trophies=names[number:])
    assert points(table) == {"converts": number * (number + 1)}


def test_protector_and_thief() -> None:
    """PA-13.6 1 for each paid Debt; 1 for each Suspicion."""
    assert counting("protector_saracen", paid=3, unpaid=2) == 3
    assert counting("thief_viking", suspicions=suspicions("0122")) == 4


def test_traitors_help_only_their_owner() -> None:
    """PA-13.7 The Debts of others cost what they cost."""
    table = scored(player(silver=0, provisions=0, converts=PLAIN[:1]), player(silver=0, provisions=0, unpaid=1))
    assert score(table) == 0 and score(table, BRIAN) == -3


def test_divisions_round_down() -> None:
    """PA-13.8 Each card for itself: two Lookouts with three Walls are worth 1 each."""
    table = scoring(converts=["lookout_viking", "lookout_byzantine"], walls=BUILT[:3])
    assert points(table) == {"converts": 2}
