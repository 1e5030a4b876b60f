"""WK-9 Module 2, Advisors: set-up, how they join, when they may be used, the window after round 4."""

import pytest

import palatine
from palatine.games.wonderful_kingdom import components
from palatine.kernel.table import Table
from rulebook.vectors import asked, board, events, play_all, play_out, refused, sheet, shown, texts, zone
from rulebook.wonderful_kingdom.laying import (
    ANN,
    BRIAN,
    choosing,
    face_down,
    lay,
    medalled,
    opened,
    planning,
    player,
    producing,
    proposing,
    scored,
    sites,
    solo,
)

ALL = [row.id for row in components.ADVISORS]
ANY = ["inspired_prophet", "master_goldsmith", "master_craftsman"]
CHOICE = ["secret_agent", "master_cartographer", "grey_eminence"]
BEFORE = ["mercenary_captain", "reckless_gambler"]
DRAWN: list[int | str] = ["1", "secret_agent", "grey_eminence", "master_goldsmith", "inspired_prophet"]


def court(soldiers: int = 99, **more: object) -> dict[str, object]:
    """Ann with all advisors, every one of whom could do something."""
    return player(advisors=ALL, soldiers=soldiers, traps=0, calamities=1, construction=["citadel"], **more)


def can_be_used(table: Table) -> list[str]:
    return [text.removeprefix("activate ") for text in texts(table, ANN) if text.startswith("activate")]


def ending(ann: dict[str, object], brian: dict[str, object] | None = None) -> Table:
    """The window after round 4, in which Brian comes first (he is first in even rounds), and the end."""
    return lay([ann, brian or player()], ["round_end"], "advisors", round=4, phase="production")


def test_activation() -> None:
    """WK-9.1 Soldiers go back to the supply, the ability happens; once a round, again in the next."""
    table = planning(player(advisors=["master_goldsmith"], soldiers=11), ["farm"], module="advisors")
    table.play("activate master_goldsmith")
    assert sheet(table)["soldiers"] == 6 and sheet(table)["krystallium"] == 3
    assert sheet(table)["used"] == ["master_goldsmith"]
    refused(table, "activate master_goldsmith", "WK-9.1")
    spent = player(advisors=["master_goldsmith"], used=["master_goldsmith"], soldiers=5)
    later = lay([spent, player()], ["round_end"], "advisors", phase="production", round=2)
    assert sheet(later)["used"] == [] and "activate master_goldsmith" in texts(later), "round 3 is Ann's"


def test_only_own_advisors_and_own_soldiers() -> None:
    """WK-9.1 The opponent's advisors do not serve; the soldier in the camp does not pay."""
    brian = player(advisors=["master_goldsmith"], soldiers=9)
    table = planning(player(soldiers=9), ["farm"], brian, "advisors")
    refused(table, "activate master_goldsmith", "WK-9.1", ANN)
    camp = planning(player(advisors=["master_goldsmith"], soldiers=4, camp=1), ["farm"], module="advisors")
    refused(camp, "activate master_goldsmith", "WK-9.1")


def test_the_first_advisor() -> None:
    """WK-9.2, WK-R9 Two drawn in secret, one kept, the other out of the game; shown together, without a bonus."""
    table = opened(module="advisors", duchy="teressie", draw=DRAWN)
    assert table.to_act == (ANN, BRIAN) and texts(table, ANN) == ["keep secret_agent", "keep grey_eminence"]
    assert shown(table, "drawn", BRIAN, ANN) == [None, None]
    table.play("keep grey_eminence", ANN)
    assert shown(table, "kept", BRIAN, ANN) == [None] and sheet(table)["advisors"] == [], "not shown yet"
    table.play("keep master_goldsmith", BRIAN)
    assert [sheet(table, seat)["advisors"] for seat in (ANN, BRIAN)] == [["grey_eminence"], ["master_goldsmith"]]
    assert [sheet(table, seat)["soldiers"] for seat in (ANN, BRIAN)] == [2, 2]
    assert zone(table, "rejected.0") == ["secret_agent"] and "secret_agent" not in zone(table, "deck")
    assert shown(table, "rejected", BRIAN, ANN) == [None] and shown(table, "rejected", ANN, ANN) == ["secret_agent"]


def test_advisors_replace_treasures() -> None:
    """WK-9.3 The ten other advisors are shuffled into the deck; calamities are used."""
    table = opened(module="advisors", draw=DRAWN, duchy="teressie")
    play_out(table, "propose")
    cards = [card for name in ("deck", "hand.0", "hand.1", "left", "right") for card in zone(table, name)]
    assert sorted([card for card in cards if card in ALL]) == sorted([id for id in ALL if id not in DRAWN])
    assert not [card for card in cards if card.startswith("treasure")] and len(cards) == 77 + 2
    assert cards.count("calamity") == 2 and board(table)["calamity_stack"] == 6


def test_two_soldiers_to_begin_with() -> None:
    """WK-9.4 In the duchy, not in the camp."""
    table = opened(module="advisors")
    assert [(sheet(table, s)["soldiers"], sheet(table, s)["camp"]) for s in (ANN, BRIAN)] == [(2, 0), (2, 0)]


def test_a_face_up_advisor_joins_at_once() -> None:
    """WK-9.5 To the advisor area with a soldier, and ready for the choice phase if that is its phase."""
    table = choosing(player(soldiers=1, traps=1), ["secret_agent", "farm", "master_goldsmith"], module="advisors")
    table.play("choose left")
    assert sheet(table)["advisors"] == ["secret_agent", "master_goldsmith"] and sheet(table)["soldiers"] == 3
    assert zone(table, "selection.0") == ["farm"]
    table.play("activate secret_agent")
    assert sheet(table)["traps"] == 2


def test_a_face_down_advisor_waits() -> None:
    """WK-9.6 It stays hidden in the selection, and brings its soldier when planning begins."""
    table = choosing(player(soldiers=1), [face_down("secret_agent", BRIAN), "farm"], module="advisors")
    table.play("choose left")
    assert sheet(table)["advisors"] == [] and sheet(table)["soldiers"] == 1
    assert zone(table, "selection.0") == ["secret_agent", "farm"]
    later = planning(player(soldiers=1), [face_down("secret_agent", BRIAN), "farm"], module="advisors")
    assert sheet(later)["advisors"] == ["secret_agent"] and sheet(later)["soldiers"] == 2


def test_advisors_are_no_developments() -> None:
    """WK-9.7 Neither recycled nor constructed, and they score nothing."""
    table = planning(player(), [face_down("secret_agent", BRIAN), "farm"], module="advisors")
    assert texts(table) == ["construct farm", "recycle farm"] and zone(table, "selection.0") == ["farm"]
    refused(table, "recycle secret_agent", "WK-9.7")
    assert scored(player(advisors=ALL), module="advisors").scores() == [0, 0]


def test_moments_of_the_choice_phase() -> None:
    """WK-9.9 Own turns; Captain and Gambler only just before the own choice; nothing between two proposed cards."""
    lying = {"left": [face_down("farm", BRIAN)], "right": ["harbour"]}
    table = proposing(court(), ["hamlet", "hamlet", "hamlet"], "advisors", zones=lying)
    assert sorted(can_be_used(table)) == sorted(CHOICE + ANY)
    table.play("propose hamlet left")
    assert can_be_used(table) == []
    table = choosing(court(), [face_down("farm", BRIAN)], ["harbour"], "advisors")
    assert sorted(can_be_used(table)) == sorted(CHOICE + BEFORE + ANY)
    table.play("choose right")
    assert sorted(can_be_used(table)) == sorted(CHOICE + ANY), "the choice is made"


def test_not_in_the_opponents_turn() -> None:
    """WK-9.9 Even any-phase abilities wait for a moment in which their owner may act."""
    table = proposing(player(), ["hamlet", "farm"], "advisors", brian=court())
    with pytest.raises(palatine.NotYourTurn):
        table.play("activate master_goldsmith", BRIAN)


def test_moments_of_planning() -> None:
    """WK-9.9 Only any-phase abilities, also between two cubes."""
    table = planning(court(), ["farm", "hamlet"], module="advisors")
    assert sorted(can_be_used(table)) == sorted(ANY)
    refused(table, "activate secret_agent", "WK-9.9")
    table.play("recycle farm")
    assert asked(table) == "place" and sorted(can_be_used(table)) == sorted(ANY)


@pytest.mark.parametrize(
    ("resource", "advisor"),
    [
        ("materials", "lady_of_the_forest"),
        ("population", "nurturing_mother"),
        ("gold", "lady_of_the_lakes"),
        ("exploration", "pirate_of_the_five_seas"),
    ],
)
def test_moments_of_production(resource: str, advisor: str) -> None:
    """WK-9.9 Extra production in its own step; the Overseer only when the exploration cubes are placed."""
    table = producing(resource, court(duchy="valados"), player(duchy="teressie"), "advisors")
    fresh = sum(sheet(table)["fresh"].values())
    if fresh:
        assert sorted(can_be_used(table)) == sorted([advisor, *ANY])
    for _ in range(fresh):
        table.play("alchemy")
    last = ["ruthless_overseer"] if resource == "exploration" else []
    assert sorted(can_be_used(table)) == sorted([advisor, *last, *ANY])


def test_after_round_four() -> None:
    """WK-9.10, WK-9.9 The Diviner and any-phase abilities, before the points are counted."""
    table = ending(court())
    assert asked(table) == "end_turn" and sorted(can_be_used(table)) == sorted(["alchemist_diviner", *ANY])
    table.play("activate master_craftsman")
    table.play("finish citadel")
    play_all(table, "pass")
    assert table.is_over and table.scores()[ANN] == 5 + 2 - 4, "the citadel and one Monument, less a calamity"


def test_the_window_after_round_four() -> None:
    """WK-R31 In turn, the first player of round 4 first, one ability or a pass, until both pass one after the other."""
    ready = player(advisors=["inspired_prophet"], soldiers=20, calamities=2)
    other = player(advisors=["master_goldsmith", "alchemist_diviner"], soldiers=20, calamities=1)
    table = ending(ready, other)
    assert table.to_act == (BRIAN,)
    table.play("pass")
    assert table.to_act == (ANN,)
    table.play("activate inspired_prophet")
    assert table.to_act == (BRIAN,), "his pass was not the last word"
    table.play("activate master_goldsmith")
    assert table.to_act == (BRIAN,), "Ann has nothing left"
    table.play("activate alchemist_diviner")
    assert table.is_over and table.scores() == [-8, -8]


def test_an_ability_spent_in_round_four() -> None:
    """WK-R31 The window belongs to round 4; the Overseer comes before it."""
    spent = player(advisors=["inspired_prophet", "master_goldsmith"], used=["inspired_prophet"], soldiers=20,
                   calamities=1)  # fmt: skip
    table = ending(spent)
    refused(table, "activate inspired_prophet", "WK-9.1")
    assert can_be_used(table) == ["master_goldsmith"]
    table = ending(court())
    refused(table, "activate ruthless_overseer", "WK-9.9")


def test_no_window_without_a_usable_advisor() -> None:
    """WK-B-04, WK-R31 Krystallium alone opens no window; after an ability its owner may place what it brought."""
    idle = player(advisors=["master_goldsmith"], soldiers=4, krystallium=3, construction=["farm"])
    assert ending(idle).is_over
    smith = player(advisors=["master_goldsmith"], soldiers=5, construction=["farm"])
    table = ending(smith)
    play_all(table, "activate master_goldsmith", "krystallium farm", "krystallium farm")
    assert sheet(table)["built"] == {"farm": 1} and sites(table) == {} and table.is_over


def test_no_window_in_earlier_rounds() -> None:
    """WK-9.10 The Diviner speaks after round 4 only."""
    table = lay([court(), player()], ["round_end"], "advisors", round=2, phase="production")
    assert asked(table) == "propose" and "activate alchemist_diviner" not in texts(table)


def test_solo_advisors() -> None:
    """WK-9.11, WK-R15 Without the three for two players; the rejected one goes back; risk cards may be advisors."""
    table = opened(seats=1, module="advisors", duchy="teressie", draw=["master_goldsmith", "inspired_prophet"])
    assert sheet(table)["soldiers"] == 2
    table.play("keep master_goldsmith")
    places = ("deck", "deck_top", "left", "right", "risk_deck")
    cards = [card for name in places for card in zone(table, name)]
    two_player = {"secret_agent", "grey_eminence", "alchemist_diviner"}
    assert sorted([card for card in cards if card in ALL]) == sorted(set(ALL) - two_player - {"master_goldsmith"})
    assert len(cards) == 77 + 4 and not [card for card in cards if card.startswith("treasure")]
    risks = [zone(opened_solo(seed), "risk_deck") for seed in range(8)]
    assert any([card in ALL for risk in risks for card in risk])


def opened_solo(seed: int) -> Table:
    table = opened(seats=1, module="advisors", seed=seed)
    play_out(table, "choose")
    return table


def test_the_mark_is_data() -> None:
    """WK-R15 Which advisors are for two players can be changed in an overlay."""
    overlay: dict[str, object] = {
        "game": "wonderful_kingdom",
        "advisors": {"secret_agent": {"two_player_only": 0}, "reckless_gambler": {"two_player_only": 1}},
    }
    table = palatine.new_game("wonderful_kingdom", seats=1, options={"module": "advisors"}, seed=1, overlay=overlay)
    play_out(table, "choose")
    places = ("deck", "deck_top", "left", "right", "risk_deck")
    cards = [card for name in places for card in zone(table, name)] + sheet(table)["advisors"]
    assert "secret_agent" in cards and "reckless_gambler" not in cards


def test_solo_medals_with_advisors() -> None:
    """WK-9.11 The same medals: 70, 95, 115."""
    for points, medal in ((69, ""), (70, "bronze"), (95, "silver"), (115, "gold")):
        assert board(medalled(points, "advisors"))["medal"] == medal


def test_solo_window() -> None:
    """WK-9.10 Alone too: ability after ability, until a pass."""
    ann = player(advisors=["master_goldsmith", "inspired_prophet"], soldiers=10, calamities=1)
    table = solo(ann, ["round_end"], "advisors", round=4, phase="production")
    play_all(table, "activate master_goldsmith", "activate inspired_prophet")
    assert table.is_over and table.scores() == [0] and len(events(table, "activate")) == 2
