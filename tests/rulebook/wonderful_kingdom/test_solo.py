"""WK-11 The solo game."""

import pytest

import palatine
from palatine.kernel.table import Table
from rulebook.vectors import asked, board, events, play_all, play_out, refused, sheet, shown, texts, zone
from rulebook.wonderful_kingdom.laying import ANN, OPEN, face_down, masks, medalled, opened, player, solo

AREAS = {"left": ["farm", "harbour"], "right": ["citadel", "scholars"]}
TOP = "great_cathedral"


def passing(number: int = 0, ann: dict[str, object] | None = None, **more: object) -> Table:
    """A pass of the choice phase (0 to 3), and what follows the last one."""
    zones = {**AREAS, "risk_deck": ["calamity", "calamity", "hamlet"], "deck_top": [TOP]}
    given = more.pop("zones", {})
    assert isinstance(given, dict)
    happens: list[str | list[object]] = [["choose", ANN, number]]
    happens += [["choose", ANN, number + 1]] if number < 3 else [["last_word", ANN], "left_overs"]
    module = str(more.pop("module", "none"))
    return solo(ann or player(), happens, module, zones={**zones, **given}, **more)


def test_set_up() -> None:
    """WK-11.1 One duchy of either side, one trap token, one camp; no hand, no proposals; a module here too."""
    for duchy in ("teressie", "valados"):
        for side in ("a", "b"):
            table = opened(seats=1, duchy=duchy, side=side)
            assert sheet(table)["duchy"] == duchy and sheet(table)["traps"] == 1 and sheet(table)["camp"] == 0
            assert asked(table) == "choose" and zone(table, "hand.0") == []
    play_out(table)
    assert not events(table, "propose") and len(board(table)["seats"]) == 1
    assert board(palatine.new_game("wonderful_kingdom", seats=1, seed=1))["quest"] == "plague_lord"


def test_risk_deck() -> None:
    """WK-11.2 Eight unseen cards of the deck and four calamities; only its size is known."""
    table = opened(seats=1)
    risk = zone(table, "risk_deck")
    assert len(risk) == 12 and risk.count("calamity") == 4 and board(table)["calamity_stack"] == 0
    zones = table.view(ANN)["zones"]
    assert isinstance(zones, dict) and zones["risk_deck"] == {"count": 12}


def test_the_deck_lies_face_up() -> None:
    """WK-11.3 Of the 69 cards the top one is always visible, and it is the one that comes next."""
    table = opened(seats=1)
    assert len(zone(table, "deck")) + 1 == 69 - 4
    for _ in range(3):
        (top,) = shown(table, "deck_top", ANN)
        assert top is not None
        table.play("choose left")
        assert zone(table, "left")[0] == top


def test_a_pass() -> None:
    """WK-11.4 Take an area; a risk card face down beside the others; two deck cards face up into the empty area."""
    table = passing(draw=["calamity", "royal_mint", "dragon_egg"])
    table.play("choose left")
    assert zone(table, "selection.0") == ["farm", "harbour"]
    assert zone(table, "right") == ["citadel", "scholars", "calamity"] and masks(table, "right") == [OPEN, OPEN, 0]
    assert shown(table, "right", ANN) == ["citadel", "scholars", None], "nobody knows it"
    assert zone(table, "left") == [TOP, "royal_mint"] and masks(table, "left") == [OPEN, OPEN]
    assert zone(table, "deck_top") == ["dragon_egg"] and zone(table, "risk_deck") == ["calamity", "hamlet"]


def test_the_round_begins() -> None:
    """WK-11.4 The trap token is back, two cards lie face up in each area, four choices follow."""
    table = solo(player(traps=0), ["round"], round=1)
    assert sheet(table)["traps"] == 1 and masks(table, "left") == masks(table, "right") == [OPEN, OPEN]
    asks = 0
    while asked(table) == "choose":
        asks += 1
        table.play("choose left")
    assert asks == 4


def test_the_fourth_pass() -> None:
    """WK-11.5, WK-R19 Only the choice; then what is left is discarded, hidden cards unseen (WK-R3)."""
    table = passing(3, zones={"right": ["citadel", face_down("scholars")]})
    table.play("choose left")
    assert zone(table, "left") == zone(table, "right") == [] and len(zone(table, "risk_deck")) == 3
    assert zone(table, "discard") == ["citadel"] and zone(table, "buried_1") == ["scholars"]
    assert shown(table, "buried_1", ANN) == [None] and zone(table, "deck_top") == [TOP]


def test_risk_cards_of_a_game() -> None:
    """WK-R19 Three a round: after four rounds the twelve are gone."""
    table = opened(seats=1)
    left: list[tuple[int, int]] = []
    while table.to_act:
        if asked(table) == "choose" and (not left or left[-1][0] != board(table)["round"]):
            left.append((board(table)["round"], len(zone(table, "risk_deck"))))
        table.play(table.options()[0])
    assert left == [(1, 12), (2, 9), (3, 6), (4, 3)] and zone(table, "risk_deck") == []


def test_trap_token() -> None:
    """WK-11.6 Once a round a face-down card of an area is turned up; it stays there."""
    table = passing(1, zones={"left": ["farm", face_down("calamity")]})
    table.play("trap")
    assert texts(table) == ["hidden left 1"]
    table.play("hidden left 1")
    assert shown(table, "left", ANN) == ["farm", "calamity"] and sheet(table)["traps"] == 0
    assert asked(table) == "choose" and "trap" not in texts(table) and sheet(table)["calamities"] == 0


def test_when_the_trap_token_helps() -> None:
    """WK-R20 Before the choice; a card in the selection area cannot be turned up; there must be a hidden card."""
    assert "trap" not in texts(passing(0))
    taken = passing(1, zones={"selection.0": [face_down("calamity")]})
    refused(taken, "trap", "WK-11.6")
    both = passing(1, zones={"selection.0": [face_down("calamity")], "right": ["citadel", face_down("scholars")]})
    both.play("trap")
    assert texts(both) == ["hidden right 1"]


def test_a_menace_or_advisor_turned_up() -> None:
    """WK-R20 It takes effect only when planning begins or when it is taken."""
    table = passing(1, module="menaces", zones={"left": ["farm", face_down("thief")], "risk_deck": ["hamlet"]})
    play_all(table, "trap", "hidden left 1")
    assert asked(table) == "choose" and sheet(table)["menaces"] == {}
    table = passing(1, module="advisors", zones={"left": ["farm", face_down("master_goldsmith")], "risk_deck": []})
    play_all(table, "trap", "hidden left 1")
    assert sheet(table)["advisors"] == []
    table.play("choose left")
    assert sheet(table)["advisors"] == ["master_goldsmith"], "taken face up (WK-9.5)"


def test_hidden_cards_stay_hidden() -> None:
    """WK-11.8 Until planning begins."""
    table = passing(3, zones={"left": ["farm", face_down("calamity")]})
    table.play("choose left")
    assert shown(table, "selection", ANN, ANN) == ["farm", None] and sheet(table)["calamities"] == 0
    planned = solo(player(), ["reveal"], zones={"selection.0": ["farm", face_down("calamity")]})
    assert sheet(planned)["calamities"] == 1 and zone(planned, "selection.0") == ["farm"]


def test_planning_alone() -> None:
    """WK-11.9 As with two players: every card is constructed or recycled."""
    table = solo(player(), ["reveal"], zones={"selection.0": ["farm", "harbour"]})
    refused(table, "pass", "WK-5.2")
    play_all(table, "construct farm", "construct harbour")
    assert board(table)["phase"] == "planning"
    table.play("pass")
    assert board(table)["phase"] == "production"


@pytest.mark.parametrize(("quarries", "camp", "after"), [(0, 0, (0, 0)), (1, 0, (1, 0)), (1, 1, (0, 1))])
def test_supremacy_alone(quarries: int, camp: int, after: tuple[int, int]) -> None:
    """WK-11.10 At least five of the resource; through the camp as usual."""
    ann = player(built={"stone_quarry": quarries}, camp=camp)
    table = solo(ann, [["production", -1, 0]], phase="production")
    assert (sheet(table)["camp"], sheet(table)["soldiers"]) == after


def test_what_counts_for_supremacy_alone() -> None:
    """WK-11.10 The count after theft tokens, without extra cubes."""
    quarry = {"stone_quarry": 1}
    stolen = player(built=quarry, thefts={"materials": 1}, menaces={"thief": 1})
    table = solo(stolen, [["production", -1, 0]], "menaces", phase="production")
    assert sheet(table)["camp"] == 0
    lady = player(advisors=["lady_of_the_forest"], soldiers=3)
    extra = solo(lady, [["production", -1, 0]], "advisors", phase="production")
    extra.play("activate lady_of_the_forest")
    assert sheet(extra)["camp"] == 0 and extra.is_over


@pytest.mark.parametrize("module", ["none", "menaces", "advisors"])
def test_medals(module: str) -> None:
    """WK-11.11 Bronze from 70, silver from 95, gold from 115, in every module; below 70 nothing."""
    for points, medal in ((69, ""), (70, "bronze"), (94, "bronze"), (95, "silver"), (114, "silver"), (115, "gold")):
        table = medalled(points, module)
        assert table.scores() == [points] and board(table)["medal"] == medal
        assert table.ranking() == [1 if medal else 2]


# ---- the search ------------------------------------------------------------------------------------------------------


def test_search() -> None:
    """WK-11.7 Two face-up cards go, one of three from the deck joins the area, then everything is taken."""
    table = passing(0, draw=["royal_mint", "dragon_egg"], zones={"left": ["farm", "harbour", face_down("hamlet")]})
    table.play("search left")
    play_all(table, "pick farm left", "pick harbour left")
    assert asked(table) == "keep_found" and sorted(texts(table)) == [
        "keep dragon_egg", f"keep {TOP}", "keep royal_mint",
    ]  # fmt: skip
    table.play("keep dragon_egg")
    assert zone(table, "selection.0") == ["hamlet", "dragon_egg"] and masks(table, "selection.0") == [0, OPEN]
    assert sorted(zone(table, "discard")) == ["farm", TOP, "harbour", "royal_mint"], "face up (WK-R21)"
    assert zone(table, "right")[:2] == ["citadel", "scholars"] and asked(table) == "choose"


def test_what_can_be_given_for_a_search() -> None:
    """WK-11.7 Never a calamity or menace, never a hidden card; one turned up by the trap token counts as face up."""
    few = passing(1, zones={"left": ["farm", face_down("harbour")], "right": ["citadel", "calamity"]})
    assert [text for text in texts(few) if text.startswith("search")] == []
    play_all(few, "trap", "hidden left 1")
    assert [text for text in texts(few) if text.startswith("search")] == ["search left"]
    three = passing(1, zones={"left": ["calamity", "farm", "harbour", "hamlet"]})
    three.play("search left")
    assert "pick calamity left" not in texts(three)
    rats = passing(1, module="menaces", zones={"left": ["giant_rat", "farm"], "risk_deck": []})
    assert "search left" not in texts(rats)


def test_treasures_and_advisors_can_be_given() -> None:
    """WK-R21 They are cards of the development deck."""
    table = passing(0, zones={"left": ["treasure_gold_gold", "farm"]})
    play_all(table, "search left", "pick farm left", "pick treasure_gold_gold left")
    assert asked(table) == "keep_found"
    table = passing(0, module="advisors", zones={"left": ["master_goldsmith", "farm"]})
    assert "search left" in texts(table)


def test_how_often() -> None:
    """WK-R21 Once in each choice, or once a round if the table plays so."""
    for option, again in (("choice", True), ("round", False)):
        table = passing(0, options={"search": option})
        play_all(table, "search left", "pick farm left", "pick harbour left")
        assert not [text for text in texts(table) if text.startswith("search")], "not twice in one choice"
        table.play(table.options()[0])
        assert ("search right" in texts(table)) == again
    with pytest.raises(palatine.BadOption):
        opened(search="round")


def test_a_short_deck() -> None:
    """WK-R21 With fewer than three cards left the player looks at what is there."""
    table = passing(0, zones={"deck": ["royal_mint"]})
    play_all(table, "search left", "pick farm left", "pick harbour left")
    assert sorted(texts(table)) == [f"keep {TOP}", "keep royal_mint"]


# ---- the empty deck --------------------------------------------------------------------------------------------------


def test_the_deck_runs_out() -> None:
    """WK-R26, WK-B-01 Open discards become a new deck; calamities, menaces and face-down discards stay out."""
    zones = {
        "deck": [], "deck_top": [], "discard": ["royal_mint", "calamity", "treasure_gold_gold", "dragon_egg"],
        "buried_1": [face_down("hidden_valley")], "risk_deck": ["hamlet"],
    }  # fmt: skip
    table = passing(0, zones=zones)
    table.play("choose left")
    assert events(table, "reshuffle")[0]["count"] == 3
    cards = zone(table, "left") + zone(table, "deck_top") + zone(table, "deck")
    assert sorted(cards) == ["dragon_egg", "royal_mint", "treasure_gold_gold"]
    assert zone(table, "discard") == ["calamity"] and zone(table, "buried_1") == ["hidden_valley"]


def test_menaces_and_advisors_in_the_discard() -> None:
    """WK-R26 Advisors are shuffled in, menaces are not."""
    empty: dict[str, list[str]] = {"deck": [], "deck_top": [], "risk_deck": []}
    table = passing(0, module="menaces", zones={**empty, "discard": ["thief", "royal_mint", "dragon_egg"]})
    table.play("choose left")
    assert zone(table, "discard") == ["thief"] and sorted(zone(table, "left")) == ["dragon_egg", "royal_mint"]
    table = passing(0, module="advisors", zones={**empty, "discard": ["master_craftsman", "dragon_egg"]})
    table.play("choose left")
    assert sorted(zone(table, "left")) == ["dragon_egg", "master_craftsman"]


def test_an_advisor_thrown_out_by_the_captain() -> None:
    """WK-B-05, WK-R32 It is out of the game: a new deck does not bring it back."""
    zones = {"left": ["master_craftsman"], "deck": [], "deck_top": [], "risk_deck": [], "discard": ["dragon_egg"]}
    ann = player(advisors=["mercenary_captain"], soldiers=4)
    table = passing(0, ann, module="advisors", zones=zones)
    play_all(table, "activate mercenary_captain", "pick master_craftsman left")
    assert zone(table, "out_of_the_game") == ["master_craftsman"] and zone(table, "discard") == ["dragon_egg"]
    table.play("choose left")
    assert zone(table, "left") == ["dragon_egg"] and zone(table, "out_of_the_game") == ["master_craftsman"]


def test_a_search_that_finds_the_deck_empty() -> None:
    """WK-R26 Then the discards, the two cards given for it among them, are shuffled and looked at."""
    table = passing(0, zones={"deck": [], "deck_top": []})
    play_all(table, "search left", "pick farm left", "pick harbour left")
    assert texts(table) == ["keep farm", "keep harbour"]


def test_two_players_never_run_out() -> None:
    """WK-R26 At the end of a game more cards are left than the Cartographer could have dealt in four rounds."""
    table = opened()
    play_out(table)
    assert len(zone(table, "deck")) >= 4 and not events(table, "reshuffle")
