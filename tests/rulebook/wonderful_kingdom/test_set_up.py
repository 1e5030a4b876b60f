"""WK-2 Set-up, WK-3 the round."""

import pytest

import palatine
from rulebook.vectors import asked, board, events, play_out, sheet, shown, texts, zone
from rulebook.wonderful_kingdom.laying import ANN, BRIAN, alchemy, lay, opened, player, site, sites

MODULES = ("menaces", "advisors", "quests", "none")


@pytest.mark.parametrize(("drawn", "first"), [("1", ANN), ("2", BRIAN)])
def test_first_player_by_lot(drawn: str, first: int) -> None:
    """WK-2.1, WK-R2 The game begins in round 1 with player 1, whom the lot names; rounds take turns after that."""
    table = opened(draw=[drawn])
    assert board(table)["round"] == 1 and table.to_act == (first,)
    begins: dict[int, int] = {}
    while table.to_act:
        begins.setdefault(board(table)["round"], table.to_act[0])
        seat = table.to_act[0]
        table.play(table.options(seat)[0], seat)
    assert begins == {1: first, 2: 1 - first, 3: first, 4: 1 - first}


def test_both_seats_can_be_first() -> None:
    """WK-R2 The lot decides, not the seat."""
    assert {opened(seed=seed).to_act for seed in range(12)} == {(ANN,), (BRIAN,)}


def test_deck_and_calamities() -> None:
    """WK-2.2, WK-2.3 77 cards face down, 8 calamities beside them, before the deal takes 16 and 2."""
    table = opened()
    assert len(zone(table, "deck")) == 77 - 16 and board(table)["calamity_stack"] == 8 - 2
    view = table.view(ANN)["zones"]
    assert isinstance(view, dict) and view["deck"] == {"count": 61}, "only its size is known"
    assert {card.startswith("treasure_") for card in zone(table, "deck")} == {True, False}
    assert opened(seed=4).digest() != table.digest(), "shuffled"


def test_duchies_of_one_side() -> None:
    """WK-2.4, WK-R29 One duchy each, the same side for both; whose is whose is agreed or drawn, whoever begins."""
    for duchy, other in (("teressie", "valados"), ("valados", "teressie")):
        table = opened(duchy=duchy)
        assert [sheet(table, seat)["duchy"] for seat in (ANN, BRIAN)] == [duchy, other]
    dealt = {(opened(seed=seed).to_act[0], sheet(opened(seed=seed))["duchy"]) for seed in range(24)}
    assert len(dealt) == 4, "seat and duchy are independent"
    with pytest.raises(palatine.BadOption):
        opened(side="c")


def test_two_trap_tokens() -> None:
    """WK-2.5 Two for each player; in the solo game one (WK-11.1)."""
    table = opened()
    assert [sheet(table, seat)["traps"] for seat in (ANN, BRIAN)] == [2, 2]
    assert sheet(opened(seats=1))["traps"] == 1


def test_exactly_one_module() -> None:
    """WK-2.6, WK-R30 One of three, never two; none only because this table allows it."""
    for module in MODULES:
        table = opened(module=module)
        play_out(table, "propose")
        assert ("calamity" in zone(table, "hand.0")) == (module != "menaces")
        assert (board(table)["quest"] != "") == (module == "quests")
        assert bool(sheet(table)["advisors"]) == (module == "advisors")
        assert (sheet(table)["deck"] != "") == (module == "menaces")
    with pytest.raises(palatine.BadOption):
        opened(module="menaces and quests")
    with pytest.raises(palatine.BadOption, match="quest"):
        opened(module="menaces", quest="lost_crown")


def test_a_module_must_be_named_to_be_left_out() -> None:
    """WK-2.6, WK-R30 Without a word about it a module is in the game."""
    assert board(palatine.new_game("wonderful_kingdom", seats=2, seed=1))["quest"] == "plague_lord"
    table = opened(module="none")
    play_out(table)
    assert table.is_over and not events(table, "stage") and not events(table, "advisor")


def test_everything_is_empty() -> None:
    """WK-2.7 Nobody owns anything; with Advisors everybody has two soldiers (WK-9.4)."""
    for module in MODULES:
        table = opened(module=module)
        for seat in (ANN, BRIAN):
            own = sheet(table, seat)
            assert own["construction"] == [] and own["built"] == {} and zone(table, f"selection.{seat}") == []
            assert own["alchemy"] == {} and own["krystallium"] == own["camp"] == own["calamities"] == 0
            assert own["soldiers"] == (2 if module == "advisors" else 0)


def test_the_deck_is_changed_before_the_deal() -> None:
    """WK-2.8 With Advisors no treasure is ever dealt, and the deck has as many cards as without."""
    for seed in range(6):
        table = opened(module="advisors", seed=seed)
        play_out(table, "propose")
        dealt = [card for name in ("hand.0", "hand.1", "left", "right") for card in zone(table, name)]
        assert len(zone(table, "deck")) == 61
        assert not [card for card in [*dealt, *zone(table, "deck")] if card.startswith("treasure_")]


@pytest.mark.parametrize("module", ["none", "menaces"])
def test_four_rounds_of_phases(module: str) -> None:
    """WK-3.1, WK-3.2 Choice, planning, production, with Menaces a fight; after the fourth round the game is scored."""
    table = opened(module=module)
    play_out(table)
    phases = ["choice", "planning", "production", *(["fight"] if module == "menaces" else [])]
    told = [(event["round"], event["phase"]) for event in events(table, "phase")]
    assert told == [*[(number, phase) for number in range(1, 5) for phase in phases], (4, "end")]
    assert table.is_over


def test_planning_and_production_are_simultaneous() -> None:
    """WK-3.1 Turns alternate in the choice phase; afterwards both players may act at once."""
    farms = player(construction=["farm"])
    table = lay([farms, farms], ["planning"], phase="planning")
    assert table.to_act == (ANN, BRIAN) and asked(table, BRIAN) == "plan"
    table = lay([farms, farms], [["production", -1, 0]], phase="production")
    assert table.to_act == (ANN, BRIAN) and asked(table, BRIAN) == "place"
    assert len(opened().to_act) == 1


def test_the_other_player_becomes_first() -> None:
    """WK-3.2 After each of the rounds 1 to 3 the marker moves and the turn order changes."""
    for number in (1, 2, 3):
        table = lay([player(), player()], ["round_end"], round=number, phase="production", calamity_stack=4)
        assert board(table)["round"] == number + 1
        assert table.to_act == (BRIAN if number % 2 else ANN,)
    assert lay([player(), player()], ["round_end"], round=4, phase="production").is_over


def test_what_stays_from_round_to_round() -> None:
    """WK-3.3 Cards under construction with their cubes, alchemy cubes, krystallium, soldiers and the camp."""
    ann = player(
        construction=[site("citadel", materials=3)], alchemy={"gold": 4}, krystallium=2, soldiers=3, camp=1,
        built={"farm": 1}, calamities=1,
    )  # fmt: skip
    table = lay([ann, player()], ["round_end"], phase="production", calamity_stack=4)
    assert board(table)["round"] == 2
    assert sites(table) == {"citadel": {"materials": 3}} and alchemy(table) == {"gold": 4}
    own = sheet(table)
    assert (own["krystallium"], own["soldiers"], own["camp"], own["built"]) == (2, 3, 1, {"farm": 1})


def test_the_hand_is_secret() -> None:
    """WK-2.2, WK-4.1 Eight cards that only their owner sees."""
    table = opened()
    assert shown(table, "hand", BRIAN, ANN) == [None] * 8 and None not in shown(table, "hand", ANN, ANN)
    assert texts(table)[0].startswith("propose")
