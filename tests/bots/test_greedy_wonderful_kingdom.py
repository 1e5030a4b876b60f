"""The greedy bot at Wonderful Kingdom: choices that any player would call obvious, and how often it wins."""

from collections.abc import Sequence
from typing import Any

import pytest

import palatine
from bots.playing import choice, decisions_without_secrets, play_through
from palatine.bots.thumbs.wonderful_kingdom.thumb import THUMB
from palatine.kernel.table import Table

GAME = "wonderful_kingdom"
Rows = list[list[object]]
MODULES = ["menaces", "advisors", "quests", "none"]
TURN: Rows = [["round_end"], ["choose", 1], ["propose", 0]]


def lay(
    pending: Rows,
    players: Sequence[dict[str, Any]] = ({}, {}),
    zones: dict[str, object] | None = None,
    module: str = "none",
    **facts: object,
) -> Table:
    """A table in round 1, in the choice phase unless told otherwise; seat 0 plays Téressie, seat 1 Valados."""
    traps = 1 if len(players) == 1 else 2
    there: dict[str, object] = {"round": 1, "phase": "choice", "calamity_stack": 0, **facts}
    return palatine.load(
        {
            "game": GAME,
            "seats": len(players),
            "options": {"module": module},
            "seed": 1,
            "pending": pending,
            "zones": zones or {},
            "table": {**there, "seats": [{"traps": traps, **one} for one in players]},
        }
    )


def texts(table: Table, seat: int) -> list[str]:
    return [table.text(action, seat) for action in table.options(seat)]


def played(table: Table, seat: int, moves: int) -> list[str]:
    """So many choices of the bot, one after another."""
    found: list[str] = []
    for _ in range(moves):
        found.append(choice(table, seat))
        table.play(found[-1], seat)
    return found


# ---- the choice phase ------------------------------------------------------------------------------------------------


def test_takes_the_better_area() -> None:
    table = lay([["round_end"], ["choose", 1]], zones={"left": ["hamlet", "farm"], "right": ["calamity"]})
    assert choice(table, 1) == "choose left"


def test_takes_nothing_rather_than_a_calamity() -> None:
    table = lay([["round_end"], ["choose", 1]], zones={"left": ["calamity"], "right": []})
    assert choice(table, 1) == "choose right"


def test_a_calamity_goes_face_down_to_what_the_opponent_will_take() -> None:
    """With a trap token in hand nobody shows a calamity that can be hidden."""
    hand = ["calamity", "drowned_temple"]
    table = lay(TURN, zones={"hand.0": hand, "left": ["hamlet", "farm"], "right": ["tax_office"]})
    moves = played(table, 0, 2)
    assert [move for move in moves if move.startswith("propose calamity")] == []
    assert [move for move in moves if move.startswith("hide calamity")] == ["hide calamity left"]


def test_nobody_gives_up_cards_or_spends_krystallium_while_proposing() -> None:
    mine = {"construction": ["farm", "great_cathedral"], "krystallium": 3, "soldiers": 2}
    table = lay(TURN, [mine, {}], {"hand.0": ["calamity", "farm", "hamlet"], "left": ["tax_office"], "right": []})
    assert {"give_up farm", "krystallium farm"} <= set(texts(table, 0))
    assert played(table, 0, 1)[0].split()[0] in ("propose", "hide")


# ---- planning and production -----------------------------------------------------------------------------------------


def test_constructs_what_can_be_finished_and_recycles_the_rest() -> None:
    """Round 4, three materials and one gold: the farm can be finished, the temple cannot."""
    table = lay(
        [["round_end"], ["planning"]], zones={"selection.0": ["terraced_gardens", "drowned_temple"]},
        phase="planning", round=4, players=[{"built": {"royal_mint": 1}}, {}],
    )  # fmt: skip
    assert played(table, 0, 2) == ["construct terraced_gardens", "recycle drowned_temple"]


def test_a_recycled_cube_goes_where_it_finishes_a_card() -> None:
    site = {"card": "hamlet", "filled": {"materials": 2}}
    table = lay(
        [["round_end"], ["production", -1, 0], ["planning"]], [{"construction": [site, "tax_office"]}, {}],
        {"selection.0": ["treasure_materials_materials"]}, phase="planning",
    )  # fmt: skip
    assert played(table, 0, 2) == ["recycle treasure_materials_materials", "place hamlet"]


def test_cubes_finish_one_card_instead_of_beginning_two() -> None:
    """Three materials, a barracks and a watchtower of three spaces each: one of them stands in the next step."""
    table = lay(
        [["round_end"], ["production", -1, 3], ["production", -1, 2], ["production", -1, 1], ["production", -1, 0]],
        [{"construction": ["barracks", "watchtower"]}, {}], phase="production",
    )  # fmt: skip
    assert len(set(played(table, 0, 3))) == 1


def test_krystallium_finishes_a_card_in_the_last_step() -> None:
    """After the last step nothing is worth keeping."""
    mine = {"construction": [{"card": "drowned_temple", "filled": {"exploration": 5}}], "krystallium": 1}
    table = lay([["round_end"], ["production", -1, 3]], [mine, {}], phase="production", round=4)
    assert texts(table, 0) == ["pass", "krystallium drowned_temple", "give_up drowned_temple"]
    assert choice(table, 0) == "krystallium drowned_temple"


def test_nobody_gives_up_a_card_without_need() -> None:
    mine = {"construction": ["drowned_temple"]}
    table = lay([["round_end"], ["production", -1, 3]], [mine, {}], phase="production", round=2)
    assert texts(table, 0) == ["pass", "give_up drowned_temple"]
    assert choice(table, 0) == "pass"


# ---- modules ---------------------------------------------------------------------------------------------------------


def test_fights_what_it_can_pay_for() -> None:
    mine = {"menaces": {"giant_rat": 1, "vermin": 1}, "soldiers": 3}
    table = lay([["round_end"], ["fight_phase"]], [mine, {}], module="menaces", phase="fight", round=4)
    assert sorted(played(table, 0, 2)) == ["fight giant_rat", "fight vermin"]


def test_a_shadow_takes_the_card_that_matters_least() -> None:
    table = lay(
        [["round_end"], ["reveal"]], zones={"selection.0": ["shadow", "hamlet", "phoenix_nest"]}, module="menaces",
    )  # fmt: skip
    assert texts(table, 0) == ["discard hamlet", "discard phoenix_nest"]
    assert choice(table, 0) == "discard phoenix_nest"


def test_the_final_stage_comes_before_everything_else() -> None:
    mine = {"built": {"scholars": 2}, "soldiers": 10, "construction": ["royal_guard"]}
    table = lay(
        [["round_end"], ["production", -1, 3]], [mine, {}], module="quests", phase="production", round=4,
    )  # fmt: skip
    assert {"stage 4", "soldier royal_guard"} <= set(texts(table, 0))
    assert choice(table, 0) == "stage 4"


def test_an_advisor_is_used_when_nothing_else_needs_soldiers() -> None:
    """After round 4 soldiers are good for nothing: a calamity goes."""
    table = lay(
        [["game_end"], ["end_turn", 0]], [{"advisors": ["inspired_prophet"], "soldiers": 5, "calamities": 2}, {}],
        module="advisors", phase="production", step="exploration", round=4,
    )  # fmt: skip
    assert choice(table, 0) == "activate inspired_prophet"


# ---- whole games -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("module", MODULES)
def test_hidden_cards_do_not_matter(module: str, seats: int) -> None:
    table = palatine.new_game(GAME, seats, {"module": module}, "hidden")
    assert decisions_without_secrets(THUMB, table, every=3) > 60


def test_the_same_seed_plays_the_same_game() -> None:
    first, second = [play_through(GAME, ["greedy", "greedy"], "again", {"module": "advisors"}) for _ in range(2)]
    assert first.record() == second.record()


@pytest.mark.parametrize(("module", "choices"), [
    ("menaces", {}), ("advisors", {"side": "b"}), ("none", {}), ("quests", {"quest": "plague_lord"}),
    ("quests", {"quest": "lost_crown", "side": "b"}),
])  # fmt: skip
def test_wins_against_a_random_player(module: str, choices: dict[str, object]) -> None:
    """With a quest a win needs the final stage (WK-10.6)."""
    won = 0
    for number in range(4):
        mine = number % 2
        bots = ["random", "greedy"] if mine else ["greedy", "random"]
        places = play_through(GAME, bots, f"win {number}", {"module": module, **choices}).ranking()
        won += places[mine] == 1 and places[1 - mine] != 1
    assert won >= 3


def test_alone_it_wins_a_medal() -> None:
    scores = [play_through(GAME, ["greedy"], f"solo {number}", {"module": "none"}).scores()[0] for number in range(6)]
    assert sum([score >= 70 for score in scores]) >= 4
