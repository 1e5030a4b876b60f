"""VA-14 What is hidden."""

import json
import random
from typing import Any

import pytest

import palatine
from palatine.kernel.table import Table
from rulebook.valeria.laying import ANN, BRIAN, DOMAINS, keep_dukes, lay, player
from rulebook.vectors import board, seen_by, sheet, texts

DUKES = ["cornelius", "elsyn", "elisium", "hrothgar", "isabella", "lekzandr", "node", "reese", "simon", "waryn", "mico"]


def named(table: Table, viewer: int | None) -> set[str]:
    """The dukes that appear anywhere in what a viewer is shown or told."""
    told = json.dumps([table.view(viewer), table.events_since(0, viewer)])
    return {duke for duke in DUKES if f'"{duke}"' in told}


def test_your_duke_is_known_to_you_alone() -> None:
    """VA-14.1, VA-14.7 The kept one and the one put back; others see a card, not which; at the end all see it."""
    table = palatine.new_game("valeria", seats=3, seed=6)
    dealt = {text.split()[1] for text in texts(table, ANN)}
    assert named(table, ANN) == dealt and named(table, None) == set()
    keep_dukes(table)
    zones: Any = table.dump()["zones"]
    assert {zones["duke.0"][0][0], zones["duke_rejected.0"][0][0]} == dealt
    assert named(table, ANN) == dealt, "hers and the one she put back"
    assert not named(table, BRIAN) & dealt and named(table, None) == set()
    assert seen_by(table, BRIAN)["duke"][ANN] == {"count": 1, "cards": [None]}
    assert seen_by(table, BRIAN)["duke_rejected"][ANN] == {"count": 1, "cards": [None]}
    over = lay([player(), player()], ["game_end"], dukes=["simon", "mico"])
    assert named(over, None) == {"simon", "mico"}


def test_face_down_domains() -> None:
    """VA-14.2 Five tops are seen; of the others only how many lie in each stack. What a set leaves out is public."""
    table = palatine.new_game("valeria", seats=2, options={"set": "gold_rush"}, seed=6)
    for viewer in (None, ANN):
        told = json.dumps(table.view(viewer))
        assert sum([f'"{name}"' in told for name in DOMAINS]) == 5
        assert seen_by(table, viewer)["domains_unseen"] == {"count": 28 - 4 - 5}
    assert table.view(None)["options"]["set"] == "gold_rush"  # type: ignore[index]


def test_face_down_citizens() -> None:
    """VA-14.3 With mixed stacks a number of cards, and nothing that tells which are left."""
    table = palatine.new_game("valeria", seats=2, options={"mixed_stacks": True}, seed=6)
    facts = board(table)
    assert facts["hidden"] == [4] * 10 and "unseen" not in facts
    assert sum([len(stack) for stack in facts["citizens"]]) == 10


def test_the_dark_lords_duke() -> None:
    """VA-14.4 You do not know it before the reckoning, then everybody does."""
    table = palatine.new_game("valeria", seats=1, seed=6)
    keep_dukes(table)
    zones: Any = table.dump()["zones"]
    dark = zones["dark_lord"][0][0]
    assert dark not in named(table, ANN) and dark not in named(table, None)
    over = lay([player()], ["dark_lord"], (1, 1), dukes=["simon"], zones={"dark_lord": ["mico"]},
               citizens=[[]] * 10, covered=[0] * 5)  # fmt: skip
    assert over.is_over and seen_by(over, ANN)["dark_lord_shown"]["cards"] == ["mico"]


@pytest.mark.parametrize("viewer", [None, ANN, BRIAN])
def test_everything_else_is_public(viewer: int | None) -> None:
    """VA-14.5, VA-13.26 Tableaux, victory stacks, resources, tokens, dice, stacks with their order and number."""
    rows = [player("3g2s1m4v", {"archer": 2}, {"goblin": 1}, ["coliseum"]), player("1g")]
    table = lay(rows, [["action", 0, 0]], (3, 5), monsters=[["goblin_king", "goblin"], [], [], [], []])
    facts: Any = table.view(viewer)["table"]
    seen = facts["seats"][ANN]
    assert seen["tokens"] == {"gold": 3, "strength": 2, "magic": 1, "vp": 4}
    assert (seen["citizens"], seen["slain"], seen["domains"]) == ({"archer": 2}, {"goblin": 1}, ["coliseum"])
    assert facts["dice"] == [3, 5] and facts["monsters"][0] == ["goblin_king", "goblin"]
    assert facts["covered"] == [2] * 5 and [len(stack) for stack in facts["citizens"]] == [2] * 10
    captured = lay([player()], ["dark_lord"], (1, 1))
    captured.play("lose cleric")
    assert board(captured)["captured"] == {"cleric": 1}


@pytest.mark.parametrize("options", [{}, {"set": "random"}, {"mixed_stacks": True}])
@pytest.mark.parametrize("seats", [1, 3])
def test_chance_comes_from_one_source(options: dict[str, object], seats: int) -> None:
    """VA-14.6 The same seed deals, rolls and draws the same; a record can be replayed to the same table."""
    tables = [palatine.new_game("valeria", seats=seats, options=options, seed=seed) for seed in (8, 8, 9)]
    for table in tables:
        keep_dukes(table)
        for _ in range(40):
            if table.is_over:
                break
            seat = table.to_act[0]
            actions = table.options(seat)
            table.play(actions[len(actions) // 2], seat)
    assert tables[0].digest() == tables[1].digest() != tables[2].digest()
    assert palatine.replay(tables[0].record()).digest() == tables[0].digest()


def test_what_a_player_is_shown() -> None:
    """VA-14.7 During set-up both dukes dealt to them, afterwards their own; for the rest blanks and numbers."""
    table = palatine.new_game("valeria", seats=2, seed=6)
    mine = seen_by(table, ANN)["dukes_dealt"]
    assert None not in mine[ANN]["cards"] and mine[BRIAN] == {"count": 2, "cards": [None, None]}
    assert seen_by(table, None)["dukes_dealt"] == [{"count": 2, "cards": [None, None]}] * 2
    keep_dukes(table)
    assert seen_by(table, ANN)["dukes_dealt"][ANN]["count"] == 0
    assert None not in seen_by(table, ANN)["duke"][ANN]["cards"]
    assert "duke" not in sheet(table, ANN)


def test_points_are_seen_and_what_the_duke_adds_only_by_its_owner() -> None:
    """VA-9.1, VA-9.2"""
    table = palatine.new_game("valeria", seats=3, seed=4)
    chance = random.Random(4)
    for _ in range(120):
        seat = table.to_act[0]
        table.play(chance.choice(table.options(seat)), seat)
        for viewer in range(3):
            facts: Any = table.view(viewer)["table"]
            own = facts["seats"][viewer]
            assert own["points"] + own.get("duke_points", 0) == table.scores()[viewer]
            assert all("duke_points" not in facts["seats"][other] for other in range(3) if other != viewer)
