"""WK-6 The production phase."""

import pytest

import palatine
from rulebook.vectors import asked, board, events, play_all, refused, sheet, texts, zone
from rulebook.wonderful_kingdom.laying import (
    ANN,
    BASIC,
    BRIAN,
    alchemy,
    lay,
    makes,
    planning,
    player,
    producing,
    site,
    sites,
)


def test_four_steps_in_order() -> None:
    """WK-6.1 Materials, population, gold, exploration, each for both players before the next one begins."""
    table = planning(player())
    order = [(event["resource"], event["seat"]) for event in events(table, "produce")]
    assert order == [(resource, seat) for resource in BASIC for seat in (ANN, BRIAN)]


def test_the_next_step_waits() -> None:
    """WK-6.1 It starts when both have placed everything and say so."""
    both = player(construction=["farm"])
    happens: list[str | list[object]] = [["production", -1, 0], ["production", -1, 1]]
    table = lay([both, both], happens, phase="production")
    for _ in range(3):
        table.play("alchemy", ANN)
    refused(table, "place farm", "WK-6.6", ANN)
    table.play("pass", ANN)
    assert table.to_act == (BRIAN,) and board(table)["step"] == "materials"
    refused(table, "pass", "WK-6.6", BRIAN)
    play_all(table, "alchemy", "alchemy", "pass", seat=BRIAN)
    assert board(table)["step"] == "population" and list(table.to_act) == [ANN, BRIAN]


def test_count() -> None:
    """WK-6.2 Icons of the duchy card and of constructed cards; cards under construction make nothing."""
    table = producing("materials", player(built={"stone_quarry": 1, "hidden_valley": 1}, construction=["citadel"]))
    assert makes(table) == [3 + 2 + 3, 1, 1, 0]
    assert events(table, "produce")[ANN]["count"] == 8


def test_per_type() -> None:
    """WK-6.3 As many cubes as constructed cards of the type, itself included; none: nothing."""
    assert makes(producing("gold", player(built={"grand_library": 1})))[3] == 1, "it is a Monument itself"
    four = player(
        built={"grand_library": 1, "royal_mint": 2, "citadel": 1, "farm": 3}, construction=["great_cathedral"]
    )
    assert makes(producing("gold", four))[3] == 4
    assert makes(producing("gold", player(built={"master_masons": 1})))[0] == 3, "no Structure"
    assert makes(producing("gold", player(built={"spring_of_dawn": 1, "dragon_egg": 2})))[1] == 1 + 3


def test_per_type_is_counted_in_its_step() -> None:
    """WK-6.3 A Structure finished in the planning phase is counted by the Master Masons in this round."""
    ann = player(built={"master_masons": 1}, construction=[site("farm", materials=1)])
    table = planning(ann, ["barracks"])
    play_all(table, "recycle barracks", "place farm")
    assert [event["count"] for event in events(table, "produce") if event["seat"] == ANN] == [4, 2, 1, 0]


def test_supremacy() -> None:
    """WK-6.4 Strictly more: first into the camp, then from the camp to the duchy; a tie gives nobody anything."""
    table = producing("materials", player())
    assert (sheet(table)["camp"], sheet(table)["soldiers"]) == (1, 0)
    assert (sheet(table, BRIAN)["camp"], sheet(table, BRIAN)["soldiers"]) == (0, 0)
    table = producing("materials", player(camp=1, soldiers=2))
    assert (sheet(table)["camp"], sheet(table)["soldiers"]) == (0, 3)
    tie = producing("materials", player(), player(built={"citadel": 1}))
    assert [sheet(tie, seat)["camp"] for seat in (ANN, BRIAN)] == [0, 0] and not events(tie, "supremacy")
    brian = producing("population", player())
    assert [sheet(brian, seat)["camp"] for seat in (ANN, BRIAN)] == [0, 1]


def test_soldiers_in_the_camp() -> None:
    """WK-6.5 Soldiers stay until spent; the one in the camp cannot be spent."""
    table = planning(player(construction=["royal_guard"], camp=1), ["farm"])
    refused(table, "soldier royal_guard", "WK-6.5")
    table = planning(player(construction=["royal_guard"], camp=1, soldiers=1), ["farm"])
    table.play("soldier royal_guard")
    assert (sheet(table)["soldiers"], sheet(table)["camp"]) == (0, 1)
    refused(table, "soldier royal_guard", "WK-6.5")


def test_construction() -> None:
    """WK-6.6 Every cube on a matching empty space or into the alchemy area, one by one; none can be kept back."""
    table = producing("materials", player(construction=["farm", "scholars"]))
    refused(table, "pass", "WK-6.6")
    refused(table, "place scholars", "WK-6.6")
    table.play("place farm")
    table.play("alchemy")
    assert sites(table) == {"farm": {"materials": 1}, "scholars": {}} and alchemy(table) == {"materials": 1}
    table.play("place farm")
    assert sheet(table)["built"] == {"farm": 1} and sheet(table)["fresh"] == {}


def test_no_space_beyond_the_cost() -> None:
    """WK-6.6 A card takes no more cubes than it has spaces."""
    table = producing("materials", player(construction=[site("harbour", materials=2)]))
    refused(table, "place harbour", "WK-6.6")
    assert "alchemy" in texts(table)


def test_placed_cubes_stay() -> None:
    """WK-6.7 No action takes a cube from a card or from the alchemy area; they leave with the card."""
    ann = player(construction=[site("citadel", materials=3), "farm"], alchemy={"gold": 4}, krystallium=1)
    table = planning(ann, ["harbour"])
    assert texts(table) == [
        "construct harbour", "recycle harbour", "krystallium farm", "krystallium citadel", "give_up farm",
        "give_up citadel",
    ]  # fmt: skip
    table.play("construct harbour")
    assert sites(table)["citadel"] == {"materials": 3} and alchemy(table) == {"gold": 4}


def test_a_finished_card_does_not_change_its_step() -> None:
    """WK-6.8 Neither production nor supremacy of the step; the next steps and rounds see it."""
    ann = player(duchy="valados", construction=[site("stone_quarry", materials=1)], soldiers=0)
    brian = player(duchy="teressie")
    happens: list[str | list[object]] = [["production", -1, 0], ["production", -1, 1]]
    table = lay([ann, brian], happens, phase="production")
    table.play("place stone_quarry")
    assert makes(table)[0] == 4
    made = [event["count"] for event in events(table, "produce") if event["resource"] == "materials"]
    assert made == [2, 3] and sheet(table, BRIAN)["camp"] == 1 and sheet(table)["camp"] == 1, "Ann wins population only"
    farm = lay([player(construction=["farm"]), player()], happens, phase="production")
    play_all(farm, "place farm", "place farm")
    assert [event["count"] for event in events(farm, "produce") if event["seat"] == ANN] == [3, 2]


def test_alchemy() -> None:
    """WK-6.9 Five cubes of whatever colours become one krystallium at once; the rest stays."""
    table = producing("materials", player(alchemy={"gold": 2, "exploration": 2}))
    assert sheet(table)["krystallium"] == 1 and alchemy(table) == {"materials": 2}
    with pytest.raises(palatine.BadPosition, match=r"WK-6\.9"):
        producing("materials", player(alchemy={"gold": 5}))


def test_krystallium() -> None:
    """WK-6.10 On any basic space or a krystallium space, at any time; never for a soldier; no limit."""
    table = planning(player(construction=["secret_fellowship"], krystallium=12), ["farm"])
    table.play("krystallium secret_fellowship")
    assert texts(table) == ["as population", "as gold", "as krystallium"]
    table.play("as gold")
    assert sites(table) == {"secret_fellowship": {"gold": 1}} and sheet(table)["krystallium"] == 11
    guard = planning(player(construction=[site("royal_guard", population=4)], krystallium=3), ["farm"])
    refused(guard, "krystallium royal_guard", "WK-6.11")
    none = planning(player(construction=["farm"]), ["farm"])
    refused(none, "krystallium farm", "WK-6.10")


def test_krystallium_and_soldier_spaces() -> None:
    """WK-6.11 They take nothing else, and can be filled from stock whenever the player may act."""
    ann = player(construction=[site("phoenix_nest", exploration=4), "royal_cavalry"], krystallium=2, soldiers=1)
    for table in (
        planning(ann, ["farm"]),
        producing("gold", ann),
        lay([ann, player()], [["propose", ANN]], "none", {"hand.0": ["farm", "farm"]}, phase="choice"),
    ):
        play_all(table, "krystallium phoenix_nest", "krystallium phoenix_nest")
        assert sheet(table)["built"] == {"phoenix_nest": 1}
        table.play("soldier royal_cavalry")
        assert sites(table) == {"royal_cavalry": {"soldier": 1}}
    basic = planning(player(construction=["farm"], soldiers=1), ["harbour"])
    refused(basic, "soldier farm", "WK-6.11")


def test_giving_up() -> None:
    """WK-6.12 Everything on the card goes back; its recycling cube goes into the alchemy area and nowhere else."""
    ann = player(construction=[site("triumphal_arch", materials=1, soldier=2), "farm"], alchemy={"gold": 1})
    table = producing("gold", ann)
    table.play("give_up triumphal_arch")
    assert zone(table, "discard") == ["triumphal_arch"] and sites(table) == {"farm": {}}
    assert alchemy(table) == {"materials": 1, "gold": 1}, "not on the farm, which has a space for it"
    assert sheet(table)["soldiers"] == 0 and asked(table) == "place"
    fifth = planning(player(construction=["farm"], alchemy={"gold": 4}), ["harbour"])
    fifth.play("give_up farm")
    assert sheet(fifth)["krystallium"] == 1 and alchemy(fifth) == {}


def test_giving_up_what_is_not_there() -> None:
    """WK-6.12 Only a card in the own construction area."""
    table = planning(player(built={"farm": 1}), ["harbour"], player(construction=["citadel"]))
    refused(table, "give_up farm", "WK-5.3", ANN)
    refused(table, "give_up citadel", "WK-5.3", ANN)
