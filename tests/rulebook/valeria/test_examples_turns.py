"""The rulebook's examples about the set-up, whole turns, five players, the end of the game and scoring."""

import pytest

import palatine
from palatine.kernel.table import Table
from rulebook.valeria.laying import (
    ANN,
    BRIAN,
    CINDY,
    Player,
    action_phase,
    citizens,
    exhausted,
    first_game,
    harvest,
    held,
    monster_stack,
    player,
    slain,
    stack_of,
)
from rulebook.vectors import asked, board, events, play_all, texts

START = "2g1m"
NOT_IN_HAND = [3, 4]
"""Dice that call neither starter, nor Cleric, nor Merchant, nor Peasant."""


def take_consolation(table: Table) -> None:
    """Everybody to whom the dice bring nothing takes a gold."""
    while table.to_act and asked(table, table.to_act[0]) == "consolation":
        table.play("take gold", table.to_act[0])


@pytest.mark.parametrize(
    ("seats", "from_the_top"),
    [
        (2, ["skeleton", "skeleton", "skeleton", "flaming_skeleton", "skeleton_king"]),
        (3, ["skeleton", "skeleton", "skeleton", "flaming_skeleton", "skeleton_king"]),
        (4, ["skeleton", "skeleton", "skeleton", "flaming_skeleton", "skeleton_king"]),
        (5, ["skeleton", "skeleton", "skeleton", "flaming_skeleton", "flaming_skeleton", "skeleton_king"]),
    ],
)
def test_va_ex_9_sorting_the_ruins(seats: int, from_the_top: list[str]) -> None:
    """VA-EX-9 The weakest on top (VA-2.3); with five players a second Flaming Skeleton (VA-10.1, VA-13.4)."""
    assert monster_stack(palatine.new_game("valeria", seats=seats, seed=1), "ruins") == from_the_top


def test_va_ex_14_mixed_stack_with_four_players() -> None:
    """VA-EX-14 6 Clerics and 6 Monks: 4 face down, 1 face up, 7 back to the box unseen (VA-10.5)."""
    table = palatine.new_game("valeria", seats=4, options={"mixed_stacks": True}, seed=1)
    facts = board(table)
    assert len(facts["citizens"][0]) == 1 and facts["citizens"][0][0] in ("cleric", "monk")
    assert facts["hidden"][0] == 4
    secret = table.dump()["table"]
    assert isinstance(secret, dict)
    unseen = secret["unseen"]["cleric"] + secret["unseen"]["monk"]
    assert unseen - facts["hidden"][0] == 7


def test_va_ex_19_nest_of_the_weaver_witch_prolongs_the_game() -> None:
    """VA-EX-19 The Cleric goes back to its exhausted stack (VA-12.9), which is open again (VA-8.2).

    VA-8.5 Four stacks would have ended the game of two after the last player's turn; three do not.
    """
    table = action_phase(
        [player("6g", ["peasant", "merchant", "cleric"]), player()],
        ["end_phase"],
        first=BRIAN,
        active=ANN,
        rolls=NOT_IN_HAND,
        domains=["nest_of_the_weaver_witch"],
        stacks={"cleric": 0, "rogue": 0, "champion": 0, "paladin": 0},
    )
    assert exhausted(table) == 4
    table.play("acquire nest_of_the_weaver_witch")
    assert sorted(texts(table)) == ["pass", "return cleric", "return merchant", "return peasant"]
    table.play("return cleric")
    assert held(table) == "3v"
    assert citizens(table) == {"merchant": 1, "peasant": 1}
    assert stack_of(table, "cleric") == 1 and exhausted(table) == 3
    table.play("take gold")
    assert not table.is_over and board(table)["active"] == BRIAN


def test_va_ex_29_the_resting_player_sits_to_the_right() -> None:
    """VA-EX-29 The rest marker starts with P5 and moves with the dice (VA-10.2, VA-10.3)."""
    table = first_game([player(START) for _ in range(5)], ["turn"], rolls=[5, 6] * 7)
    resting: list[int] = []
    for turn in range(6):
        assert board(table)["active"] == turn % 5
        paid = [event["seat"] for event in events(table, "gain") if event["source"] == "starter:starter_peasant"]
        this_turn = paid[4 * turn :]
        assert len(this_turn) == 4
        resting += [seat for seat in range(5) if seat not in this_turn]
        play_all(table, "take gold", "take gold")
    assert resting == [4, 0, 1, 2, 3, 4]


def test_va_ex_30_everybody_has_the_same_number_of_turns() -> None:
    """VA-EX-30 The sixth stack is exhausted in P2's turn of three (VA-8.3): P3 plays the last turn (VA-8.4)."""
    table = action_phase(
        [player(), player("3g"), player()],
        ["end_phase"],
        active=BRIAN,
        rolls=[3, 4],
        stacks={"merchant": 0, "rogue": 0, "champion": 0, "paladin": 0, "butcher": 0, "cleric": 1},
    )
    assert exhausted(table) == 5
    play_all(table, "recruit cleric", "take gold")
    assert exhausted(table) == 6
    assert not table.is_over and board(table)["active"] == CINDY
    take_consolation(table)
    assert table.to_act == (CINDY,)
    play_all(table, "take gold", "take gold")
    assert table.is_over


def test_va_ex_31_scoring_with_waryn() -> None:
    """VA-EX-31 Monsters, domains, tokens and duke (VA-9.1); icons on citizens and domains (VA-9.2).

    VA-9.3 All leftovers together: 7 resources are 2 groups of 3.
    """

    def scored(tableau: Player, **options: object) -> Table:
        return first_game(
            [tableau, player()], ["game_end"], zones={"duke.0": ["waryn"], "duke.1": ["simon"]}, options=options
        )

    people, landing = ["peasant", "rogue", "rogue"], ["rogues_landing"]
    monsters = ["goblin", "skeleton"]
    table = scored(player("4g2s1m2v", people, monsters, landing))
    assert table.breakdown()[ANN] == {"monsters": 3, "domains": 3, "tokens": 2, "duke": 10}
    assert table.scores()[ANN] == 18
    assert table.is_over

    assert scored(player("2v", people, monsters, landing)).breakdown()[ANN]["duke"] == 8  # 2 Workers, 3 Shadows
    assert scored(player("", people)).breakdown()[ANN]["duke"] == 5  # 1 Worker, 2 Shadows on citizens
    assert scored(player("", [], [], landing)).breakdown()[ANN]["duke"] == 3  # 1 Worker, 1 Shadow on the domain
    assert scored(player("4g2s1m")).breakdown()[ANN]["duke"] == 2
    assert scored(player("4g2s1m"), duke_resources="per_type").breakdown()[ANN]["duke"] == 1


def test_va_ex_34_fewer_cards_win_a_tie() -> None:
    """VA-EX-34 50 points each: 19 cards in the tableau beat 21 (VA-9.4, VA-13.8)."""
    # Cards: 2 + 11 + 6 + 2 and 2 + 10 + 5 + 2. Points: monsters 9, domains 6, tokens 35 on both sides.
    goblins = ["goblin", "goblin", "goblin", "goblin_mage", "skeleton", "skeleton"]
    others = ["treant", "treant", "bane_spider", "bane_spider", "dire_bear"]
    many = ["cleric"] * 5 + ["merchant"] * 5 + ["butcher"]
    few = ["peasant"] * 5 + ["knight"] * 5
    players = [
        player("35v", many, goblins, ["rogues_landing", "shattered_hand"]),
        player("35v", few, others, ["forgotten_sorrows", "violet_thorn"]),
    ]
    table = first_game(players, ["game_end"])
    assert table.scores() == [50, 50]
    assert table.ranking() == [2, 1]

    even = [player("35v", many[2:], goblins, ["rogues_landing", "shattered_hand"]), players[1]]
    assert first_game(even, ["game_end"]).ranking() == [1, 1]


def test_va_ex_36_a_whole_turn_with_two_players() -> None:
    """VA-EX-36 Roll, harvest, two actions, end (VA-4.1); numbers 1, 5 and 6 (VA-6.2); then the dice go on (VA-8.6).

    VA-7.2 Two different actions: a citizen and a monster.
    """
    table = first_game(
        [player(START, ["cleric"]), player(START)], ["turn"], rolls=[1, 5, *NOT_IN_HAND], stacks={"cleric": 5}
    )
    assert held(table, ANN) == "3g1s4m" and held(table, BRIAN) == "3g1s1m"
    assert table.to_act == (ANN,) and asked(table) == "action"
    play_all(table, "recruit merchant", "pay 0magic")
    assert asked(table) == "action" and held(table, ANN) == "1g1s4m"
    table.play("slay goblin")

    assert citizens(table, ANN) == {"cleric": 1, "merchant": 1} and slain(table, ANN) == {"goblin": 1}
    assert held(table, ANN) == "2g4m"
    assert held(table, BRIAN) == "3g1s1m"
    assert stack_of(table, "merchant") == 4
    assert monster_stack(table, "hills") == ["goblin", "goblin", "goblin_mage", "goblin_king"]
    assert exhausted(table) == 0
    assert not table.is_over and board(table)["active"] == BRIAN


def test_va_ex_38_harvest_of_five_with_a_resting_player() -> None:
    """VA-EX-38 P2 is active, P1 rests (VA-10.3): neither activations nor consolation (VA-10.2)."""
    players = [player(START) for _ in range(5)]
    called = harvest([5, 6], *players, active=1)
    assert [held(called, seat) for seat in range(5)] == ["2g1m", "3g1s1m", "3g1s1m", "3g1s1m", "3g1s1m"]
    assert called.is_over

    uncalled = harvest([1, 2], *players, active=1)
    assert uncalled.to_act == (1, 2, 3, 4)
    assert [asked(uncalled, seat) for seat in (1, 2, 3, 4)] == ["consolation"] * 4
    take_consolation(uncalled)
    assert [held(uncalled, seat) for seat in range(5)] == ["2g1m", "3g1m", "3g1m", "3g1m", "3g1m"]
    assert uncalled.is_over


@pytest.mark.parametrize("end_condition", ["live", "latched"])
def test_va_ex_46_a_condition_lost_again(end_condition: str) -> None:
    """VA-EX-46 P1 exhausts the fourth stack, P2 returns a Cleric: play goes on (VA-8.5), unless latched (VA-13.7)."""
    table = action_phase(
        [player("3g"), player("6g", ["peasant", "merchant", "cleric"])],
        ["end_phase"],
        rolls=NOT_IN_HAND * 2,
        domains=["nest_of_the_weaver_witch"],
        stacks={"cleric": 1, "rogue": 0, "champion": 0, "paladin": 0},
        options={"end_condition": end_condition},
    )
    assert exhausted(table) == 3
    play_all(table, "recruit cleric", "take gold")
    assert exhausted(table) == 4 and not table.is_over
    assert board(table)["active"] == BRIAN
    assert board(table)["is_ending"] == (end_condition == "latched")

    take_consolation(table)
    assert table.to_act == (BRIAN,)
    play_all(table, "acquire nest_of_the_weaver_witch", "return cleric", "take gold")
    assert exhausted(table) == 3
    if end_condition == "latched":
        assert table.is_over
    else:
        assert not table.is_over and board(table)["active"] == ANN
