"""WK-10 Module 3, Quests."""

import pytest

import palatine
from palatine.kernel.table import Table
from rulebook.vectors import asked, board, events, play_all, refused, sheet, texts, zone
from rulebook.wonderful_kingdom.laying import (
    ANN,
    BRIAN,
    Player,
    alchemy,
    lay,
    medalled,
    opened,
    planning,
    player,
    producing,
    proposing,
    scored,
    site,
    sites,
    solo,
)

FOUR_M = {"materials": 4}
HUNTERS = {"border_rangers": 1, "scholars": 1}
"""Two Specialists, which the final stage of the Plague Lord asks for."""

# Quest, stage: what pays for it exactly, what it brings, and whether it is the final one.
STAGES: list[tuple[str, str, Player, dict[str, int]]] = [
    ("plague_lord", "1", player(alchemy=FOUR_M, krystallium=1), {}),
    ("plague_lord", "2", player(alchemy={"population": 4}), {"soldiers": 3}),
    ("plague_lord", "3", player(alchemy={"exploration": 4}), {}),
    ("plague_lord", "4", player(built=HUNTERS, soldiers=10), {"krystallium": 2}),
    ("lost_crown", "1", player(alchemy={"gold": 4}), {}),
    ("lost_crown", "2", player(alchemy=FOUR_M), {"soldiers": 2}),
    ("lost_crown", "3", player(soldiers=3), {"krystallium": 3}),
    ("lost_crown", "4", player(built={"royal_mint": 2}, krystallium=2, soldiers=5), {"krystallium": 2}),
]
SOLO_STAGES: list[tuple[str, str, Player, dict[str, int]]] = [
    *STAGES[:3],
    ("plague_lord", "4", player(built=HUNTERS, soldiers=6), {"krystallium": 2}),
    *STAGES[4:7],
    (
        "lost_crown", "4", player(built={"royal_mint": 2, "citadel": 1}, krystallium=2, soldiers=4),
        {"krystallium": 2},
    ),
]  # fmt: skip


def quest(ann: Player, brian: Player | None = None, name: str = "plague_lord", **more: object) -> Table:
    """Planning with a farm in Ann's selection, so that the game waits for her."""
    return planning(ann, ["farm"], brian, "quests", quest=name, **more)


def alone(ann: Player, name: str) -> Table:
    return solo(ann, ["planning"], "quests", zones={"selection.0": ["farm"]}, phase="planning", quest=name)


def one_short(payer: Player) -> list[Player]:
    """The same player with one cube, soldier or krystallium fewer, or without one of the cards; all ways."""
    found: list[Player] = []
    for key in ("krystallium", "soldiers"):
        number = payer.get(key, 0)
        assert isinstance(number, int)
        if number:
            found.append({**payer, key: number - 1})
    for key in ("alchemy", "built"):
        table = payer.get(key, {})
        assert isinstance(table, dict)
        found += [{**payer, key: {**table, name: n - 1}} for name, n in table.items()]
    return found


@pytest.mark.parametrize(("name", "stage", "payer", "benefit"), STAGES)
def test_stages_for_two(name: str, stage: str, payer: Player, benefit: dict[str, int]) -> None:
    """WK-10.2, WK-10.3, WK-10.10 Every stage: its whole cost, its benefit at once, a marker; one short: no."""
    table = quest(payer, name=name)
    table.play(f"stage {stage}")
    own = sheet(table)
    assert own["stages"] == [stage] and own["alchemy"] == {}
    assert {"krystallium": own["krystallium"], "soldiers": own["soldiers"]} == {
        "krystallium": 0, "soldiers": 0, **benefit,
    }  # fmt: skip
    for poor in one_short(payer):
        short = quest(poor, name=name)
        assert f"stage {stage}" not in texts(short, ANN)
        rule = "WK-10.11" if poor.get("built") != payer.get("built") else "WK-10.3"
        refused(short, f"stage {stage}", rule, ANN)


@pytest.mark.parametrize(("name", "stage", "payer", "benefit"), SOLO_STAGES)
def test_stages_of_the_solo_side(name: str, stage: str, payer: Player, benefit: dict[str, int]) -> None:
    """WK-10.9, WK-10.10 The solo side of both quests: cheaper endings, one more Monument for the crown."""
    table = alone(payer, name)
    table.play(f"stage {stage}")
    own = sheet(table)
    assert own["stages"] == [stage] and (own["krystallium"], own["soldiers"]) == (
        benefit.get("krystallium", 0), benefit.get("soldiers", 0),
    )  # fmt: skip
    for poor in one_short(payer):
        assert f"stage {stage}" not in texts(alone(poor, name))


def test_set_up() -> None:
    """WK-10.1 One quest card, chosen or drawn; calamities and treasures as in the base game; no marker is set."""
    for name in ("plague_lord", "lost_crown"):
        table = opened(module="quests", quest=name)
        assert board(table)["quest"] == name
        assert [sheet(table, seat)["stages"] for seat in (ANN, BRIAN)] == [[], []]
        assert zone(table, "hand.0").count("calamity") == 1 and board(table)["calamity_stack"] == 6
    assert {board(opened(module="quests", quest="random", seed=s))["quest"] for s in range(8)} == {
        "plague_lord", "lost_crown",
    }  # fmt: skip
    with pytest.raises(palatine.BadPosition, match=r"WK-10\.1"):
        scored(player(), quest="lost_crown")


def test_any_order() -> None:
    """WK-10.2 The final stage may come first; the others stay open and optional."""
    table = quest(player(built=HUNTERS, soldiers=10, alchemy={"population": 4}))
    play_all(table, "stage 4", "stage 2")
    while asked(table) == "stage_pay":
        table.play("pay alchemy")
    assert sheet(table)["stages"] == ["2", "4"]


def test_at_any_time() -> None:
    """WK-10.3 In an own turn of the choice phase, in planning, in every step of production."""
    ann = player(alchemy={"population": 4})
    for table in (
        proposing(ann, ["farm", "hamlet"], "quests"),
        quest(ann),
        *[producing(resource, ann, module="quests") for resource in ("materials", "gold", "exploration")],
    ):
        table.play("stage 2")
        assert sheet(table)["stages"] == ["2"] and sheet(table)["soldiers"] == 3


def test_no_instalments() -> None:
    """WK-10.3 What is there cannot be paid in advance."""
    table = quest(player(alchemy={"population": 3}))
    refused(table, "stage 2", "WK-10.3")
    assert alchemy(table) == {"population": 3}


def test_once_each() -> None:
    """WK-10.4 A stage done by one player stays open to the other."""
    rich = player(alchemy={"population": 4}, krystallium=9)
    table = quest(rich, rich)
    table.play("stage 2", ANN)
    while asked(table, ANN) == "stage_pay":
        table.play("pay alchemy", ANN)
    refused(table, "stage 2", "WK-10.4", ANN)
    table.play("stage 2", BRIAN)
    while asked(table, BRIAN) == "stage_pay":
        table.play("pay alchemy", BRIAN)
    assert [sheet(table, seat)["soldiers"] for seat in (ANN, BRIAN)] == [3, 3]


def test_what_pays() -> None:
    """WK-10.5, WK-R16 Fresh cubes, alchemy cubes of the colour and krystallium together; the player decides."""
    ann = player(alchemy={"materials": 2, "gold": 2}, krystallium=2, construction=["farm"])
    table = producing("materials", ann, module="quests")
    table.play("stage 1")
    assert sheet(table)["fresh"] == {"materials": 2}, "one fresh cube is needed in any case"
    assert texts(table) == ["pay fresh", "pay alchemy"]
    table.play("pay alchemy")
    assert sheet(table)["stages"] == ["1"] and sheet(table)["krystallium"] == 0
    assert alchemy(table) == {"gold": 2} and sheet(table)["fresh"] == {"materials": 2}


def test_the_colour_matters() -> None:
    """WK-R16 Alchemy cubes keep their colour for this purpose; cubes on cards cannot pay."""
    other = player(alchemy={"gold": 4}, construction=[site("scholars", population=2)])
    refused(quest(other), "stage 2", "WK-10.3")


def test_a_fresh_cube_that_pays_is_not_placed() -> None:
    """WK-R16 A cost of five with four in the alchemy area: the fifth is fresh and makes no krystallium."""
    table = planning(player(alchemy=FOUR_M, construction=["citadel"]), ["barracks"], module="quests")
    refused(table, "stage 1", "WK-10.3")
    play_all(table, "recycle barracks", "stage 1")
    assert sheet(table)["stages"] == ["1"] and alchemy(table) == {} and sheet(table)["krystallium"] == 0


def test_a_given_up_card_pays_through_alchemy() -> None:
    """WK-R16, WK-6.12 Its cube goes into the alchemy area first, so the fifth turns into krystallium."""
    table = quest(player(alchemy=FOUR_M, construction=["citadel"]))
    table.play("give_up citadel")
    assert sheet(table)["krystallium"] == 1 and alchemy(table) == {}
    refused(table, "stage 1", "WK-10.3")


def test_one_source_at_a_time() -> None:
    """WK-R16 Fresh cubes of one recycled card only: they must be placed before the next card."""
    zones = {"selection.0": ["scholars", "expeditionary_force"]}
    ann = player(alchemy={"exploration": 2}, construction=["dragon_egg"])
    table = lay([ann, player()], ["planning"], "quests", zones, phase="planning")
    table.play("recycle scholars")
    assert "recycle expeditionary_force" not in texts(table) and "stage 3" not in texts(table)


def test_krystallium_stands_in() -> None:
    """WK-R35 For any basic cube, also while cubes of the colour are at hand; never for soldiers."""
    table = quest(player(alchemy={"population": 4}, krystallium=4))
    play_all(table, "stage 2", "pay krystallium")
    assert alchemy(table) == {"population": 4} and sheet(table)["krystallium"] == 0
    refused(quest(player(built=HUNTERS, soldiers=9, krystallium=9)), "stage 4", "WK-10.3")
    crown = quest(player(soldiers=2, krystallium=5), name="lost_crown")
    refused(crown, "stage 3", "WK-10.3")


def test_a_cost_in_krystallium() -> None:
    """WK-R16 Krystallium and soldiers of a cost are paid with just these, from the duchy and not from the camp."""
    ann = player(built={"royal_mint": 2}, krystallium=2, soldiers=4, camp=1)
    refused(quest(ann, name="lost_crown"), "stage 4", "WK-10.3")


def test_who_can_win() -> None:
    """WK-10.6 Only with the final stage; both: points decide; neither: both lose."""
    rich, poor = {"great_cathedral": 1}, {"farm": 1}
    for quest_name in ("plague_lord", "lost_crown"):
        for mine, theirs, places in (
            ([], ["4"], [2, 1]), (["4"], [], [1, 2]), (["4"], ["1", "2", "3", "4"], [1, 2]),
            ([], [], [2, 2]), (["1", "2", "3"], [], [2, 2]),
        ):  # fmt: skip
            table = scored(player(built=rich, stages=mine), player(built=poor, stages=theirs), "quests",
                           quest=quest_name)  # fmt: skip
            assert table.ranking() == places


def test_if_first() -> None:
    """WK-10.7, WK-10.11 The second to complete it pays in full, puts the marker and gains nothing."""
    late = player(built={"border_rangers": 1, "mapmakers": 1}, soldiers=10)
    table = quest(late, player(stages=["4"]))
    table.play("stage 4")
    assert sheet(table)["stages"] == ["4"] and (sheet(table)["krystallium"], sheet(table)["soldiers"]) == (0, 0)
    plain = quest(player(alchemy={"population": 4}), player(stages=["2"]))
    plain.play("stage 2")
    assert sheet(plain)["soldiers"] == 3, "other benefits are for everybody"


def test_straight_to_the_duchy() -> None:
    """WK-10.8, WK-R17 No camp any more; a soldier that is there already leaves with the next bonus."""
    table = producing("materials", player(stages=["1"], soldiers=1), module="quests")
    assert (sheet(table)["camp"], sheet(table)["soldiers"]) == (0, 2)
    waiting = producing("materials", player(stages=["1"], camp=1), module="quests")
    assert (sheet(waiting)["camp"], sheet(waiting)["soldiers"]) == (0, 1)
    gained = quest(player(camp=1, krystallium=5))
    gained.play("stage 1")
    assert (sheet(gained)["camp"], sheet(gained)["soldiers"]) == (1, 0), "it stays for now"
    other = producing("materials", player(stages=["2", "3", "4"]), module="quests")
    assert (sheet(other)["camp"], sheet(other)["soldiers"]) == (1, 0)
    crown = producing("materials", player(stages=["1"]), module="quests", quest="lost_crown")
    assert (sheet(crown)["camp"], sheet(crown)["soldiers"]) == (1, 0), "a benefit of the first quest"


def test_solo_quests() -> None:
    """WK-10.9 Without the final stage no medal, whatever the points; with it 70, 95, 115."""
    for name in ("plague_lord", "lost_crown"):
        row = opened(seats=1, module="quests", quest=name)
        assert board(row)["quest"] == name and sheet(row)["stages"] == []
    for points, medal in ((69, ""), (70, "bronze"), (95, "silver"), (115, "gold")):
        won = medalled(points, "quests", stages=["4"])
        assert board(won)["medal"] == medal and won.ranking() == [1 if medal else 2]
        lost = medalled(points, "quests", stages=["1", "2", "3"])
        assert board(lost)["medal"] == "" and lost.ranking() == [2]


def test_conditions_are_checked_at_payment() -> None:
    """WK-10.11 Cards under construction do not count; gains go to the duchy; the condition costs nothing."""
    ann = player(built={"border_rangers": 1}, construction=[site("scholars", population=2)], soldiers=10, krystallium=1)
    table = quest(ann)
    refused(table, "stage 4", "WK-10.11")
    play_all(table, "krystallium scholars", "stage 4")
    assert sheet(table)["built"] == {"border_rangers": 1, "scholars": 1} and sheet(table)["krystallium"] == 1 + 2
    assert sites(table) == {} and events(table, "stage")[0]["stage"] == "defeat_plague_lord"
