"""WK-R, WK-B Rulings that reach over several chapters."""

from rulebook.vectors import asked, board, events, play_all, refused, sheet, shown, texts, zone
from rulebook.wonderful_kingdom.laying import (
    ANN,
    BRIAN,
    Card,
    alchemy,
    choosing,
    face_down,
    fighting,
    lay,
    makes,
    planning,
    player,
    producing,
    proposing,
    site,
    sites,
)


def test_hidden_left_overs_stay_hidden() -> None:
    """WK-R3 Face-down cards nobody took are discarded unseen; calamities and menaces are out of the game."""
    zones: dict[str, list[Card]] = {"left": [face_down("citadel", BRIAN), "calamity", "farm"], "right": []}
    table = lay([player(), player()], ["left_overs"], "none", zones, phase="choice")
    assert zone(table, "discard") == ["calamity", "farm"] and zone(table, "buried_1") == ["citadel"]
    assert shown(table, "buried_1", ANN) == [None] and shown(table, "buried_1", BRIAN) == ["citadel"]
    assert shown(table, "buried_1", None) == [None] and board(table)["calamity_stack"] == 4


def test_asking_one_after_the_other_is_the_same() -> None:
    """WK-R4 Planning comes out the same whoever acts first."""
    zones = {"selection.0": ["farm"], "selection.1": ["citadel"]}
    tables = [lay([player(), player()], ["planning"], "none", zones, phase="planning") for _ in range(2)]
    for table, order in zip(tables, ((ANN, BRIAN), (BRIAN, ANN)), strict=True):
        for seat in order:
            play_all(table, "construct farm" if seat == ANN else "construct citadel", "pass", seat=seat)
    assert tables[0].digest() == tables[1].digest()


def test_theft_tokens() -> None:
    """WK-R8 One cube for each token, never below none, also on icons per type; on a resource still produced."""
    built = {"expeditionary_force": 1, "merchant_caravan": 1, "master_masons": 1}
    for tokens, left in ((0, 4), (1, 3), (2, 2)):
        brian = player(built=built, thefts={"exploration": tokens}, menaces={"thief": tokens})
        assert makes(producing("gold", player(), brian, "menaces"), BRIAN)[3] == left
    over = player(thefts={"gold": 3}, menaces={"thief": 3})
    assert makes(producing("exploration", over, module="menaces"))[2] == 0
    table = planning(player(thefts={"gold": 1}, menaces={"thief": 1}), ["thief", "farm"], module="menaces")
    assert texts(table) == ["cover materials", "cover population"], "the gold is gone already"


def test_a_token_stays_on_its_resource() -> None:
    """WK-R8 Until it is removed, whatever is built or thrown away."""
    ann = player(thefts={"gold": 1}, menaces={"thief": 1}, construction=[site("merchant_caravan", population=2)],
                 krystallium=1)  # fmt: skip
    table = planning(ann, ["farm"], module="menaces")
    table.play("krystallium merchant_caravan")
    assert makes(table)[2] == 1 + 2 - 1 and sheet(table)["thefts"] == {"gold": 1}


def test_any_time() -> None:
    """WK-R22 Acts between two cubes, but every cube is placed before the next card or step."""
    ann = player(construction=["farm", site("scholars", population=2)], krystallium=1)
    table = producing("materials", ann)
    table.play("place farm")
    table.play("krystallium scholars")
    assert sheet(table)["built"] == {"scholars": 1} and sheet(table)["fresh"] == {"materials": 2}
    refused(table, "pass", "WK-6.6")
    play_all(table, "place farm")
    assert sheet(table)["built"] == {"scholars": 1, "farm": 1}


def test_what_is_done_counts_for_the_next_step() -> None:
    """WK-R22 Scholars finished with krystallium in the gold step make exploration in the next one."""
    ann = player(construction=[site("scholars", population=2)], krystallium=1)
    happens: list[str | list[object]] = [["production", -1, 2], ["production", -1, 3]]
    table = lay([ann, player()], happens, phase="production")
    play_all(table, "alchemy", "krystallium scholars")
    while table.to_act:
        table.play(table.options()[0])
    made = [(event["resource"], event["count"]) for event in events(table, "produce") if event["seat"] == ANN]
    assert made == [("gold", 1), ("exploration", 1)]


def test_no_act_between_count_and_comparison() -> None:
    """WK-R22 When the first question of a step comes, supremacy has been settled."""
    ann = player(construction=[site("stone_quarry", materials=1)], krystallium=1, duchy="valados")
    table = producing("materials", ann, player(duchy="teressie"))
    assert asked(table) == "place" and sheet(table, BRIAN)["camp"] == 1
    table.play("krystallium stone_quarry")
    assert makes(table) == [4, 2, 0, 1] and [event["seat"] for event in events(table, "supremacy")] == [BRIAN]


def test_alchemy_by_choice() -> None:
    """WK-R24 A cube may go there although a space is open; krystallium never does and never counts."""
    ann = player(construction=["farm"], alchemy={"gold": 4}, krystallium=4)
    table = producing("materials", ann)
    table.play("alchemy")
    assert sheet(table)["krystallium"] == 5 and sites(table) == {"farm": {}} and alchemy(table) == {}
    assert texts(table).count("alchemy") == 1
    assert sheet(producing("exploration", player(krystallium=6)))["krystallium"] == 6


def test_a_cube_with_nowhere_to_go() -> None:
    """WK-B-04 It is placed without a question; with anything else to do the player is asked."""
    assert producing("materials", player()).is_over
    assert alchemy(producing("materials", player())) == {"materials": 3}
    busy = producing("materials", player(construction=["scholars"]))
    assert asked(busy) == "place" and texts(busy) == ["alchemy", "give_up scholars"]


def test_no_fight_without_menaces() -> None:
    """WK-B-04 A player without menaces is not asked in the fight phase, a player with one is."""
    ready = player(construction=["farm"], krystallium=1, soldiers=2)
    assert fighting(ready).is_over
    both = fighting(ready, player(menaces={"shadow": 1}, soldiers=2))
    assert both.to_act == (BRIAN,)


def test_no_question_at_the_end_without_advisors() -> None:
    """WK-B-04 In the window after round 4 only players with a usable advisor are asked."""
    smith = player(advisors=["master_goldsmith"], soldiers=5)
    idle = player(construction=["farm"], krystallium=2)
    table = lay([smith, idle], ["round_end"], "advisors", round=4, phase="production")
    assert table.to_act == (ANN,), "Brian would have been first"
    table.play("pass")
    assert table.is_over


def test_acts_after_taking_come_with_the_proposal() -> None:
    """WK-B-03 Between a choice and the same player's next proposal there is no window of its own."""
    ann = player(soldiers=5, advisors=["inspired_prophet"], calamities=1)
    table = choosing(ann, ["farm"], [], "advisors")
    table.play("choose left")
    assert asked(table) == "propose" and table.to_act == (ANN,)
    table.play("activate inspired_prophet")
    assert sheet(table)["calamities"] == 0 and asked(table) == "propose"


def test_a_hidden_calamity_is_not_owned() -> None:
    """WK-R33, WK-5.7 In a selection area it costs nothing yet, hidden or open."""
    table = proposing(player(), ["farm", "hamlet"], zones={"selection.0": ["calamity", face_down("calamity", BRIAN)]})
    assert sheet(table)["calamities"] == 0 and table.scores()[ANN] == 0
