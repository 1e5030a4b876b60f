"""VA-10 Variants: five players, mixed citizen stacks."""

from typing import Any

import pytest

import palatine
from palatine.kernel.table import Table
from rulebook.valeria.laying import (
    ANN,
    BRIAN,
    CINDY,
    CITIZENS,
    DAVID,
    EVE,
    acquiring,
    acting,
    citizens,
    harvest,
    held,
    keep_dukes,
    lay,
    player,
    rolling,
    stacks,
)
from rulebook.vectors import asked, board, refused, texts

KINDS = [
    ["cleric", "monk"], ["merchant", "blacksmith"], ["mercenary", "alchemist"], ["archer", "wizard"], ["peasant"],
    ["knight"], ["rogue", "thief"], ["champion", "warlord"], ["paladin", "priestess"], ["butcher", "miner"],
]  # fmt: skip


def test_the_stacks_of_five_players() -> None:
    """VA-10.1 Six monsters, six citizens, four domains in each stack; who sits right of the first player rests."""
    table = palatine.new_game("valeria", seats=5, seed=2)
    facts = board(table)
    assert [len(stack) for stack in facts["monsters"]] == [6] * 5
    assert [len(stack) for stack in facts["citizens"]] == [6] * 10
    assert facts["covered"] == [3] * 5 and "" not in facts["domains"]
    keep_dukes(table)
    resting = (facts["first"] + 4) % 5
    gains = [event for event in table.events_since(0) if event["kind"] == "gain"]
    assert resting not in [event["seat"] for event in gains] and resting not in table.to_act


def test_the_ruins_with_five_players() -> None:
    """VA-13.4 3 Skeletons, 2 Flaming Skeletons and the King; one Flaming Skeleton fewer otherwise."""
    five = board(palatine.new_game("valeria", seats=5, seed=2))["monsters"][1]
    assert five == ["skeleton_king", *["flaming_skeleton"] * 2, *["skeleton"] * 3]
    four = board(palatine.new_game("valeria", seats=4, seed=2))["monsters"][1]
    assert four == ["skeleton_king", "flaming_skeleton", *["skeleton"] * 3]


@pytest.mark.parametrize("dice", [(5, 6), (4, 4), (1, 2)])
def test_the_resting_player_harvests_nothing(dice: tuple[int, int]) -> None:
    """VA-10.2 No activations, and no consolation either."""
    table = harvest(dice, *[player()] * 4, player("", {"archer": 1, "merchant": 1}))
    assert held(table, EVE) == "" and EVE not in table.to_act


@pytest.mark.parametrize("active", [ANN, BRIAN, CINDY, DAVID, EVE])
def test_the_rest_marker_moves(active: int) -> None:
    """VA-10.3, VA-10.4 It is always the player to the right of the active one who rests; the others harvest."""
    table = lay([player()] * 5, ["harvest"], (5, 6), active=active)
    resting = (active - 1) % 5
    assert [held(table, seat) for seat in range(5)] == ["" if seat == resting else "1g1s" for seat in range(5)]


def test_the_marker_follows_the_dice() -> None:
    """VA-10.3 Ann's turn ends: Brian rolls, and now Ann rests."""
    table = lay([player()] * 5, ["end_phase"], rolls=[5, 6])
    assert board(table)["active"] == BRIAN
    assert [held(table, seat) for seat in range(5)] == ["", "1g1s", "1g1s", "1g1s", "1g1s"]


def test_nobody_rests_with_four() -> None:
    """VA-10.2 The marker belongs to the game of five."""
    table = lay([player()] * 4, ["harvest"], (5, 6))
    assert [held(table, seat) for seat in range(4)] == ["1g1s"] * 4


@pytest.mark.parametrize(("allowed", "victims"), [(True, [2, 3, 4, 5]), (False, [2, 3, 4])])
def test_robbing_the_resting_player(allowed: bool, victims: list[int]) -> None:
    """VA-10.4, VA-13.9 `resting_is_target`: Thieves and domains may choose Eve, or may not."""
    options: dict[str, object] = {"resting_is_target": allowed}
    rows = [player("1g", None, {"goblin": 1} if seat == EVE else None) for seat in range(1, 5)]
    thief = harvest((3, 4), player("", {"thief": 1}), *rows, options=options)
    assert texts(thief) == ["pass", *[f"steal 1gold {seat}" for seat in victims]]
    truce = acquiring("cutthroats_truce", player(), *rows, options=options)
    assert texts(truce) == ["pass", *[f"rob {seat}" for seat in victims]]
    perch = acquiring("purloiners_perch", player(), *rows, options=options)
    assert (texts(perch) == ["pass", "rob 5"]) if allowed else (asked(perch) == "action")
    end = acting(player("", None, None, ["cathedral_of_st_aquila"]), *rows, options=options)
    end.play("take gold")
    end.play("take gold")
    assert texts(end) == ["pass", *[f"rob {seat}" for seat in victims]]


@pytest.mark.parametrize("allowed", [True, False])
def test_gargans_embrace_of_the_resting_player(allowed: bool) -> None:
    """VA-10.4, VA-13.9 Doubles bring Eve her token: it is neither harvest nor resource."""
    rows = [player(), player(), player(), player("", None, None, ["gargans_embrace"])]
    table = rolling((4, 4), player(), *rows, options={"resting_is_target": allowed})
    assert held(table, EVE) == "1v"


# ---- mixed stacks ----------------------------------------------------------------------------------------------------


def mixed(seats: int = 2, seed: int = 1, draw: list[int | str] | None = None) -> Table:
    return palatine.new_game("valeria", seats=seats, options={"mixed_stacks": True}, seed=seed, draw=draw)


def mixed_centre(slot: int, hidden: int, unseen: dict[str, int], **facts: Any) -> dict[str, Any]:
    """A centre in which one stack has face-down cards."""
    row = [0] * 10
    row[slot - 1] = hidden
    return {"options": {"mixed_stacks": True}, "hidden": row, "unseen": unseen, **facts}


@pytest.mark.parametrize(("seats", "below"), [(1, 4), (2, 4), (4, 4), (5, 5)])
def test_mixed_citizen_stacks(seats: int, below: int) -> None:
    """VA-10.5 `mixed_stacks`: one face up on four face down (five with five players), out of both kinds together."""
    facts = board(mixed(seats))
    assert facts["hidden"] == [below] * 10
    assert [len(stack) for stack in facts["citizens"]] == [1] * 10
    tops = [{board(mixed(seats, seed))["citizens"][slot][0] for seed in range(12)} for slot in range(10)]
    assert [sorted(found) for found in tops] == [sorted(kinds) for kinds in KINDS]


def test_the_next_one_is_turned_up_at_once() -> None:
    """VA-10.6 As soon as the top card leaves, for the second action already; nobody knew it before."""
    table = acting(player("9g"), **mixed_centre(7, 2, {"thief": 3, "rogue": 1}, citizens=stacks(CITIZENS, 1)),
                   draw=["thief"])  # fmt: skip
    table.play("recruit rogue")
    assert board(table)["citizens"][6] == ["thief"] and board(table)["hidden"][6] == 1
    table.play("recruit thief")
    assert citizens(table) == {"rogue": 1, "thief": 1}


def test_a_mixed_stack_runs_out() -> None:
    """VA-10.6, VA-8.1 Below the last card there is nothing; the place is exhausted then, not before."""
    table = acting(player("9g"), **mixed_centre(7, 1, {"thief": 1}, citizens=stacks(CITIZENS, 1)))
    table.play("recruit rogue")
    assert board(table)["exhausted"] == 0
    table.play("recruit thief")
    assert board(table)["exhausted"] == 1


def test_copies_go_by_the_name() -> None:
    """VA-10.7 Two Rogues make the third dearer, not the Thief of the same stack."""
    centre = mixed_centre(7, 0, {}, citizens=stacks(CITIZENS, 1, slot7=["rogue", "thief"]))
    refused(acting(player("3g", {"rogue": 2}), **mixed_centre(7, 0, {}, citizens=stacks(CITIZENS, 1))),
            "recruit rogue", "VA-3.4")  # fmt: skip
    table = acting(player("2g", {"rogue": 2}), **centre)
    table.play("recruit thief")
    assert citizens(table) == {"rogue": 2, "thief": 1}


def test_a_citizen_returns_to_the_stack_of_its_number() -> None:
    """VA-10.7, VA-13.11 A Thief comes back on the Rogues, face up on top."""
    centre = mixed_centre(7, 1, {"thief": 2}, citizens=stacks(CITIZENS, 1))
    table = acquiring("nest_of_the_weaver_witch", player("", {"thief": 1}), **centre)
    table.play("return thief")
    assert board(table)["citizens"][6] == ["rogue", "thief"] and board(table)["hidden"][6] == 1


def test_a_covered_face_up_card_stays_face_up() -> None:
    """VA-10.8 Only the top card can be had; when it leaves, the Rogue below is known and no card is drawn."""
    centre = mixed_centre(7, 1, {"thief": 2}, citizens=stacks(CITIZENS, 1, slot7=["rogue", "thief"]))
    table = acting(player("9g"), **centre)
    refused(table, "recruit rogue", "VA-2.1")
    table.play("recruit thief")
    assert board(table)["citizens"][6] == ["rogue"] and board(table)["hidden"][6] == 1
    reward = acquiring("darktide_harbour", player(), **centre)
    assert texts(reward) == ["pass", "claim mercenary", "claim thief"]


def test_the_dark_lord_takes_the_visible_card() -> None:
    """VA-10.8 Solo with mixed stacks: the top card of a stack is captured, the next one is turned up."""
    centre = mixed_centre(2, 2, {"merchant": 1, "blacksmith": 1}, citizens=stacks(CITIZENS, 1), draw=["blacksmith"])
    table = lay([player()], ["dark_lord"], (2, 2), **centre)
    assert texts(table) == ["lose merchant", "lose rogue"]
    table.play("lose merchant")
    assert board(table)["captured"] == {"merchant": 1} and texts(table) == ["lose blacksmith", "lose rogue"]
