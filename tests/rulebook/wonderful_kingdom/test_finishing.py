"""WK-7 Finishing a card."""

import pytest

import palatine
from rulebook.vectors import events, play_all, sheet, texts, zone
from rulebook.wonderful_kingdom.laying import ANN, lay, makes, planning, player, producing, site, sites


def test_finished_at_once() -> None:
    """WK-7.1 At the moment when the last space is filled, by a cube, krystallium or a soldier; not earlier."""
    table = producing("materials", player(construction=["farm"]))
    table.play("place farm")
    assert sheet(table)["built"] == {} and sites(table) == {"farm": {"materials": 1}}
    table.play("place farm")
    assert sheet(table)["built"] == {"farm": 1}
    cavalry = planning(player(construction=[site("royal_cavalry", population=5)], soldiers=1), ["farm"])
    cavalry.play("soldier royal_cavalry")
    assert sheet(cavalry)["built"] == {"royal_cavalry": 1}
    with pytest.raises(palatine.BadPosition):
        planning(player(construction=[site("farm", materials=2)]))


def test_what_finishing_does() -> None:
    """WK-7.2 Cubes and soldiers go back, the bonus comes, the card lies in the duchy and is not discarded."""
    ann = player(construction=[site("triumphal_arch", materials=2, gold=3, soldier=1)], soldiers=2)
    table = planning(ann, ["farm"])
    table.play("soldier triumphal_arch")
    assert sites(table) == {} and sheet(table)["built"] == {"triumphal_arch": 1} and zone(table, "discard") == []
    assert sheet(table)["soldiers"] == 1 and sheet(table)["krystallium"] == 0 and sheet(table)["alchemy"] == {}


def test_the_bonus() -> None:
    """WK-7.3 Once, on the duchy card; the training camp has nothing to do with it."""
    table = planning(player(construction=[site("citadel", materials=4, gold=1)], camp=1, krystallium=1), ["farm"])
    table.play("krystallium citadel")
    assert (sheet(table)["soldiers"], sheet(table)["camp"]) == (2, 1)
    empty = planning(player(construction=[site("citadel", materials=4, gold=1)], krystallium=1), ["farm"])
    empty.play("krystallium citadel")
    assert (sheet(empty)["soldiers"], sheet(empty)["camp"]) == (2, 0)
    caverns = planning(player(construction=[site("crystal_caverns", exploration=4)], krystallium=1), ["farm"])
    caverns.play("krystallium crystal_caverns")
    assert sheet(caverns)["krystallium"] == 2
    again = lay([player(built={"citadel": 1}), player()], ["round_end"], phase="production")
    assert sheet(again)["soldiers"] == 0 and not events(again, "gain"), "never again"


def test_no_limit_to_constructed_cards() -> None:
    """WK-7.4 Any number, any type, several copies of one card."""
    table = producing("gold", player(built={"farm": 3, "citadel": 1}, construction=[site("farm", materials=1)],
                                     krystallium=1))  # fmt: skip
    table.play("krystallium farm")
    assert sheet(table)["built"] == {"farm": 4, "citadel": 1} and makes(table)[1] == 1 + 4


def test_chains() -> None:
    """WK-7.5 What a bonus brings can finish the next card at once, and so on."""
    ann = player(
        construction=[
            site("scholars", population=2), site("dragon_egg", exploration=3), site("alchemical_forge", gold=2),
            site("royal_cavalry", population=5), site("border_rangers", population=1),
        ],
        krystallium=1,
    )  # fmt: skip
    table = planning(ann, ["farm"])
    play_all(table, "krystallium scholars", "krystallium dragon_egg", "krystallium alchemical_forge")
    play_all(table, "krystallium border_rangers", "soldier royal_cavalry")
    assert sites(table) == {} and len(sheet(table)["built"]) == 5
    assert sheet(table)["krystallium"] == 0 and sheet(table)["soldiers"] == 0
    assert texts(table) == ["construct farm", "recycle farm"] and table.to_act == (ANN,)


def test_a_chain_between_two_cubes() -> None:
    """WK-7.5, WK-R22 Also while fresh cubes wait to be placed."""
    ann = player(construction=[site("watchtower", materials=2), site("munitions_specialists", population=2)])
    table = producing("materials", ann)
    table.play("place watchtower")
    assert sheet(table)["soldiers"] == 1 and sheet(table)["fresh"] == {"materials": 2}
    table.play("soldier munitions_specialists")
    assert sheet(table)["built"] == {"watchtower": 1, "munitions_specialists": 1}
