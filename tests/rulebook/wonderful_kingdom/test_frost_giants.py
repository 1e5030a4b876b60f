"""WK-8.11 to WK-8.15 Frost giants, and the menaces of the solo game."""

from palatine.kernel.table import Table
from rulebook.vectors import asked, board, events, play_all, refused, sheet, texts, zone
from rulebook.wonderful_kingdom.laying import (
    ANN,
    BRIAN,
    alchemy,
    fighting,
    lay,
    makes,
    medalled,
    opened,
    planning,
    player,
    producing,
    scored,
    site,
    sites,
    solo,
)


def frozen(table: Table, seat: int = ANN) -> list[str]:
    return [str(row["card"]) for row in sheet(table, seat)["construction"] if row["frozen"]]


def test_a_giant_goes_under_a_card() -> None:
    """WK-8.11 An old card under construction or one just sent there; one giant for each card; no later."""
    table = planning(player(construction=["citadel"]), ["frost_giant", "frost_giant", "farm"], module="menaces")
    table.play("construct farm")
    refused(table, "pass", "WK-8.11")
    table.play("freeze farm")
    refused(table, "freeze farm", "WK-8.11")
    refused(table, "pass", "WK-8.11")
    table.play("freeze citadel")
    assert frozen(table) == ["farm", "citadel"] and sheet(table)["menaces"] == {}


def test_a_giant_comes_when_its_owner_likes() -> None:
    """WK-8.11, WK-R6 Before or after other cards are planned."""
    table = planning(player(construction=["citadel"]), ["frost_giant", "farm"], module="menaces")
    assert {"freeze citadel", "construct farm", "recycle farm"} <= set(texts(table))
    table.play("freeze citadel")
    table.play("recycle farm")
    assert frozen(table) == ["citadel"]


def test_too_few_cards_under_construction() -> None:
    """WK-8.12 A development of the selection must be constructed for the giant."""
    table = planning(player(), ["frost_giant", "farm", "treasure_gold_gold"], module="menaces")
    refused(table, "recycle farm", "WK-R6")
    assert texts(table) == ["construct farm", "recycle treasure_gold_gold"]
    play_all(table, "construct farm", "recycle treasure_gold_gold")
    while asked(table) == "place":
        table.play("alchemy")
    assert texts(table) == ["freeze farm"]


def test_a_giant_without_a_card() -> None:
    """WK-8.13, WK-R7 It lies alone; later it waits again; alone it is fought for soldiers only."""
    table = planning(player(soldiers=2), ["frost_giant"], module="menaces")
    assert asked(table) == "fight" and sheet(table)["menaces"] == {"frost_giant": 1}
    soldiers = sheet(table)["soldiers"]
    table.play("fight frost_giant")
    assert sheet(table)["menaces"] == {} and sheet(table)["soldiers"] == soldiers - 2
    again = planning(player(menaces={"frost_giant": 1}), ["farm", "harbour"], module="menaces")
    again.play("recycle harbour")
    while asked(again) == "place":
        again.play("alchemy")
    refused(again, "recycle farm", "WK-R6")
    play_all(again, "construct farm")
    assert texts(again) == ["freeze farm"], "not alone any more"
    assert scored(player(menaces={"frost_giant": 1}), module="menaces").scores()[ANN] == -5


def test_a_frozen_card() -> None:
    """WK-8.14 It takes cubes, krystallium and soldiers, but is not finished and cannot be given up."""
    ann = player(construction=[site("munitions_specialists", frozen=True, population=1)], krystallium=1, soldiers=1)
    table = planning(ann, ["farm", "harbour"], module="menaces")
    refused(table, "give_up munitions_specialists", "WK-8.14")
    play_all(table, "soldier munitions_specialists", "krystallium munitions_specialists")
    assert sites(table) == {"munitions_specialists": {"population": 2, "soldier": 1}}
    assert sheet(table)["built"] == {} and makes(table)[0] == 3
    cubes = producing("materials", player(construction=[site("farm", frozen=True, materials=1)]), module="menaces")
    cubes.play("place farm")
    assert sheet(cubes)["built"] == {} and sites(cubes) == {"farm": {"materials": 2}}


def test_defeating_a_giant() -> None:
    """WK-8.15 The card must be full and the soldiers paid; then it is finished at once, bonus and all."""
    full = site("watchtower", frozen=True, materials=3)
    table = fighting(player(construction=[full], soldiers=2))
    table.play("thaw watchtower")
    assert sheet(table)["built"] == {"watchtower": 1} and sites(table) == {} and sheet(table)["soldiers"] == 1
    assert table.scores()[ANN] == 0
    short = fighting(player(construction=[site("watchtower", frozen=True, materials=2), "farm"], soldiers=9))
    refused(short, "thaw watchtower", "WK-8.15")
    poor = fighting(player(construction=[full, "farm"], soldiers=1))
    refused(poor, "thaw watchtower", "WK-8.15")


def test_filling_the_last_space_in_the_fight() -> None:
    """WK-8.15, WK-8.24 Krystallium may complete a frozen card just before its giant is fought."""
    ann = player(construction=[site("farm", frozen=True, materials=1)], krystallium=1, soldiers=2)
    table = fighting(ann)
    refused(table, "thaw farm", "WK-8.15")
    play_all(table, "krystallium farm", "thaw farm")
    assert sheet(table)["built"] == {"farm": 1}


def test_the_host_rule() -> None:
    """WK-R6 While giants wait, recycling, giving up and finishing may not leave too few cards for them."""
    under = [site("farm", materials=1), site("royal_cavalry", population=5), "citadel"]
    table = planning(player(construction=under, krystallium=1, soldiers=1), ["frost_giant"] * 3 + ["barracks"],
                     module="menaces")  # fmt: skip
    table.play("recycle barracks")  # four cards for three giants: one may go
    assert asked(table) == "place" and "place citadel" in texts(table)
    refused(table, "place farm", "WK-R6")
    table.play("alchemy")
    for act in ("give_up farm", "krystallium farm", "soldier royal_cavalry"):
        refused(table, act, "WK-R6")
    table.play("freeze royal_cavalry")
    table.play("soldier royal_cavalry")
    assert sites(table)["royal_cavalry"] == {"population": 5, "soldier": 1}, "frozen: it may be filled"
    refused(table, "krystallium farm", "WK-R6")
    play_all(table, "freeze farm", "krystallium farm", "freeze citadel")
    assert frozen(table) == ["farm", "royal_cavalry", "citadel"]


def test_the_host_rule_leaves_partial_filling() -> None:
    """WK-R6 A card that a giant needs may be filled, as long as it is not finished by it."""
    table = planning(player(construction=["farm"]), ["frost_giant", "barracks"], module="menaces")
    table.play("recycle barracks")
    table.play("place farm")
    assert sites(table) == {"farm": {"materials": 1}} and texts(table) == ["freeze farm"]


def test_the_host_rule_ends_with_planning() -> None:
    """WK-R7 In other phases a giant that lies alone forbids nothing."""
    ann = player(construction=["farm"], menaces={"frost_giant": 1})
    table = producing("gold", ann, module="menaces")
    assert "give_up farm" in texts(table)


def test_order_of_effects() -> None:
    """WK-R6 Shadows first, then thieves, then rats; giants wait for their owner."""
    selection = ["giant_rat", "thief", "frost_giant", "shadow", "farm", "harbour"]
    table = planning(player(), selection, module="menaces")
    assert asked(table) == "shadows"
    table.play("discard harbour")
    assert asked(table) == "theft" and "giant_rat" not in sheet(table)["menaces"]
    table.play("cover gold")
    assert sheet(table)["menaces"] == {"giant_rat": 1, "vermin": 1, "frost_giant": 1, "shadow": 1, "thief": 1}
    assert texts(table) == ["construct farm"], "the giant needs the farm"


def test_shadows_before_anybody_plans() -> None:
    """WK-R27 Both players' shadows come first; menaces cannot be discarded; nothing is owed later."""
    zones = {"selection.0": ["shadow", "thief", "farm"], "selection.1": ["citadel", "scholars"]}
    table = lay([player(menaces={"shadow": 1}), player()], ["reveal"], "menaces", zones, phase="choice")
    assert table.to_act == (ANN,) and texts(table) == ["discard farm"], "Brian waits"
    table.play("discard farm")
    assert asked(table) == "theft", "the second shadow finds nothing"
    table.play("cover gold")
    assert table.to_act == (BRIAN,) and asked(table) == "plan" and alchemy(table, BRIAN) == {"population": 1}


def test_solo_shadows() -> None:
    """WK-8.18 Nobody receives cubes."""
    table = solo(player(), ["reveal"], "menaces", zones={"selection.0": ["shadow", "farm", "harbour"]})
    table.play("discard farm")
    assert not events(table, "alchemy") and zone(table, "discard") == ["farm"] and alchemy(table) == {}


def test_solo_menaces() -> None:
    """WK-8.22 Four menaces of the chosen deck instead of calamities in the risk deck; a fight phase each round."""
    table = opened(seats=1, module="menaces")
    assert asked(table) == "pick_deck" and len(texts(table)) == 4
    table.play("deck giant_rats")
    risk = zone(table, "risk_deck")
    assert len(risk) == 12 and risk.count("giant_rat") == 4 and "vermin" not in risk and "calamity" not in risk
    while table.to_act:
        table.play(table.options()[0])
    phases = [event["phase"] for event in events(table, "phase")]
    assert phases == ["choice", "planning", "production", "fight"] * 4 + ["end"]


def test_solo_medals_with_menaces() -> None:
    """WK-8.23 Bronze 70, silver 95, gold 115, for each of the four decks."""
    for deck in ("giant_rats", "frost_giants", "shadows", "thieves"):
        for points, medal in ((69, ""), (70, "bronze"), (94, "bronze"), (95, "silver"), (114, "silver"), (115, "gold")):
            table = medalled(points, "menaces", deck=deck)
            assert board(table)["medal"] == medal and table.ranking() == [1 if medal else 2]
