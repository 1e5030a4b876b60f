"""WK-5 The planning phase."""

from rulebook.vectors import asked, board, events, play_all, refused, sheet, shown, texts, zone
from rulebook.wonderful_kingdom.laying import (
    ANN,
    BRIAN,
    OPEN,
    alchemy,
    face_down,
    lay,
    masks,
    planning,
    player,
    site,
    sites,
)


def test_the_reveal() -> None:
    """WK-5.1 Hidden cards are turned up, calamities go to the duchy; then free planning starts."""
    table = planning(player(), [face_down("calamity", BRIAN), "farm", face_down("citadel", ANN), "calamity"])
    assert board(table)["phase"] == "planning" and sheet(table)["calamities"] == 2
    assert zone(table, "selection.0") == ["farm", "citadel"] and masks(table, "selection.0") == [OPEN, OPEN]
    assert shown(table, "selection", BRIAN, ANN) == ["farm", "citadel"]


def test_the_reveal_with_advisors_and_menaces() -> None:
    """WK-5.1 Advisors go to the advisor area, menaces take effect before anybody plans."""
    table = planning(player(), [face_down("secret_agent", BRIAN), "farm"], module="advisors")
    assert sheet(table)["advisors"] == ["secret_agent"] and zone(table, "selection.0") == ["farm"]
    table = planning(player(), [face_down("thief", BRIAN), "farm"], module="menaces")
    assert asked(table) == "theft"
    table.play("cover gold")
    assert asked(table) == "plan" and zone(table, "selection.0") == ["farm"]


def test_every_card_must_be_used() -> None:
    """WK-5.2, WK-R23 Card by card in any order; planning, and nothing else, ends when all cards are used."""
    table = planning(player(), ["farm", "citadel", "harbour"])
    refused(table, "pass", "WK-5.2")
    play_all(table, "construct harbour", "construct farm")
    refused(table, "pass", "WK-5.2")
    table.play("construct citadel")
    assert board(table)["phase"] == "planning" and sorted(sites(table)) == ["citadel", "farm", "harbour"]
    table.play("pass")
    assert board(table)["phase"] == "production"


def test_only_selected_cards() -> None:
    """WK-5.2 Other cards cannot be used."""
    table = planning(player(), ["farm"])
    refused(table, "construct citadel", "WK-5.2")
    refused(table, "recycle citadel", "WK-5.2")


def test_both_plan_at_once() -> None:
    """WK-5.2 The phase ends when both selections are empty and both players are done; until then acts are open."""
    zones = {"selection.0": ["farm"], "selection.1": ["citadel"]}
    table = lay([player(), player()], ["reveal"], "none", zones, phase="choice")
    assert table.to_act == (ANN, BRIAN)
    table.play("construct citadel", BRIAN)
    table.play("construct farm", ANN)
    assert "give_up farm" in texts(table, ANN)
    table.play("pass", ANN)
    assert list(table.to_act) == [BRIAN] and board(table)["phase"] == "planning"
    table.play("pass", BRIAN)
    assert board(table)["phase"] == "production"


def test_construct() -> None:
    """WK-5.3 The card moves to the construction area and costs nothing now."""
    table = planning(player(soldiers=2, krystallium=1, alchemy={"gold": 3}), ["royal_guard", "farm"])
    table.play("construct royal_guard")
    assert sites(table) == {"royal_guard": {}} and zone(table, "selection.0") == ["farm"]
    assert (sheet(table)["soldiers"], sheet(table)["krystallium"], alchemy(table)) == (2, 1, {"gold": 3})


def test_recycle() -> None:
    """WK-5.4, WK-R24 Discarded for its cube: on a matching space, or into the alchemy area all the same."""
    ready = player(construction=["scholars", "citadel"])
    table = planning(ready, ["farm"])
    table.play("recycle farm")
    assert zone(table, "discard") == ["farm"] and asked(table) == "place"
    assert "place scholars" in texts(table) and "alchemy" in texts(table) and "place citadel" not in texts(table)
    refused(table, "place citadel", "WK-6.6")
    other = table.clone()
    table.play("place scholars")
    assert sites(table) == {"scholars": {"population": 1}, "citadel": {}} and alchemy(table) == {}
    other.play("alchemy")
    assert alchemy(other) == {"population": 1} and sites(other)["scholars"] == {}


def test_cubes_are_placed_before_the_next_card() -> None:
    """WK-5.4 Each cube is placed at once."""
    table = planning(player(construction=["scholars"]), ["farm", "hamlet"])
    table.play("recycle farm")
    assert not [text for text in texts(table) if text.startswith(("recycle", "construct"))]
    refused(table, "pass", "WK-6.6")


def test_finished_in_planning() -> None:
    """WK-5.5 A recycled cube that fills the last space finishes the card, which produces in this round."""
    table = planning(player(construction=[site("farm", materials=1)]), ["barracks"])
    table.play("recycle barracks")
    table.play("place farm")
    assert board(table)["round"] == 2, "everything else happened by itself"
    made = [event["count"] for event in events(table, "produce") if event["seat"] == ANN]
    assert made == [3, 2, 1, 0] and sheet(table)["built"] == {"farm": 1}


def test_treasures_must_be_recycled() -> None:
    """WK-5.6 Never constructed; two cubes, each placed by itself."""
    table = planning(player(construction=["scholars"]), ["treasure_population_gold"])
    refused(table, "construct treasure_population_gold", "WK-5.6")
    play_all(table, "recycle treasure_population_gold", "place scholars")
    assert sites(table) == {"scholars": {"population": 1}} and zone(table, "discard") == ["treasure_population_gold"]
    assert asked(table) == "place" and "place scholars" not in texts(table), "the gold cube"
    table.play("alchemy")
    assert alchemy(table) == {"gold": 1}


def test_the_other_cube_of_a_treasure_first() -> None:
    """WK-5.6 The two cubes come in any order: it decides which of them is turned into krystallium."""
    for words, left in ((["alchemy", "alchemy"], "gold"), (["other_cube", "alchemy", "alchemy"], "population")):
        table = planning(player(alchemy={"materials": 4}, construction=["citadel"]), ["treasure_population_gold"])
        play_all(table, "recycle treasure_population_gold", *words)
        assert sheet(table)["krystallium"] == 1 and alchemy(table) == {left: 1}


def test_a_treasure_of_one_colour() -> None:
    """WK-5.6 Both cubes may go on the same card."""
    table = planning(player(construction=[site("farm")]), ["treasure_materials_materials"])
    play_all(table, "recycle treasure_materials_materials", "place farm", "place farm")
    assert sheet(table)["built"] == {"farm": 1}


def test_calamities_go_to_the_duchy() -> None:
    """WK-5.7 Neither recycled nor constructed; four points down for each at the end."""
    table = planning(player(calamities=1), ["calamity", "farm"])
    assert sheet(table)["calamities"] == 2 and table.scores()[ANN] == -8
    assert texts(table) == ["construct farm", "recycle farm"]
    refused(table, "recycle calamity", "WK-5.7")
    alone = planning(player(construction=["farm"]), ["calamity"])
    assert "pass" in texts(alone), "nothing left to use"


def test_copies_filled_differently() -> None:
    """WK-5.4 Of several copies the player says which one gets the cube."""
    table = planning(player(construction=[site("farm", materials=1), "farm"]), ["barracks"])
    table.play("recycle barracks")
    assert {"place farm", "place farm_2"} <= set(texts(table))
    table.play("place farm_2")
    assert sheet(table)["built"] == {"farm": 1} and sites(table) == {"farm": {}}
