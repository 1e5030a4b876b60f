"""Taking back: freely up to the last information barrier, never beyond."""

import pytest

import palatine
from kernel import high_card
from palatine.kernel.history import BARRIER, CHANCE, MOVE, Entry, entries, free_moves
from palatine.kernel.table import Table


def test_free_moves_end_at_every_barrier() -> None:
    log = None
    for kind, seat in ((MOVE, 0), (CHANCE, 0), (MOVE, 0), (MOVE, 1), (MOVE, 1)):
        log = Entry(log, kind, seat, 0, ())
    assert [free_moves(log, seat) for seat in (0, 1)] == [0, 2]
    assert [entry.seat for entry in entries(log)] == [0, 0, 0, 1, 1]
    assert free_moves(Entry(log, BARRIER, 1, 0, ()), 1) == 0
    assert free_moves(None, 0) == 0 and entries(None) == []


def recruiting() -> Table:
    """Seat 0 recruits alone: three questions in a row without chance."""
    facts = {"year": 1, "phase": 7, "seats": [{"goods": {"gold": 4, "wood": 4}}, {"goods": {"gold": 2}}]}
    return palatine.load({"game": "kingsburg", "pending": [["recruitment"]], "table": facts})


def test_undone_gives_the_table_before() -> None:
    table = recruiting()
    before = [table.dump()]
    for text in ("recruit 2", "give 2gold+2wood", "recruit 1"):
        table.play(text)
        before.append(table.dump())
    assert table.undo_limit(0) == 3 and table.undo_limit(1) == 0
    for moves in (1, 2, 3):
        undone = table.undone(0, moves)
        assert undone.dump() == before[3 - moves]
        assert undone.options() and undone.undo_limit(0) == 3 - moves
    assert table.dump() == before[3]


def test_another_seats_move_is_a_barrier() -> None:
    table = recruiting()
    table.play("pass")
    assert table.undo_limit(0) == 1
    table.play("recruit 1")
    assert table.undo_limit(0) == 0
    with pytest.raises(palatine.NothingToUndo) as caught:
        table.undone(0)
    assert caught.value.en and caught.value.pl


def test_a_roll_is_a_barrier() -> None:
    table = palatine.new_game("kingsburg", seats=2, seed=1, draw=["1", "2"])
    table.play("take gold")
    assert table.undo_limit(0) == 1
    table.play("take gold")
    assert table.undo_limit(1) == 0 and table.undo_limit(0) == 0


def peeking(known: int) -> Table:
    """Seat 0 answers for the Duchess, then the Queen lets it peek at a card which is drawn already."""
    unseen = [f"year1_{name}" for name in ("barbarians_2", "goblins_2", "orcs_3", "zombies_4")]
    later = [row[0] for row in zones(palatine.new_game("kingsburg").dump())["enemies_unseen"] if row[0][4] != "1"]
    facts = {"year": 1, "phase": 4, "seats": [{"goods": {"gold": 2}}, {}]}
    return palatine.load(
        {
            "game": "kingsburg",
            "pending": [["building"], ["effect", 0, "advisor.general", 10], ["effect", 0, "aid", 20]],
            "zones": {
                "enemies_unseen": [[name, 0] for name in unseen + later],
                "enemy_top": [["year1_goblins_3", known]],
            },
            "table": facts,
        }
    )


def zones(data: dict[str, object]) -> dict[str, list[list[str]]]:
    found = data["zones"]
    assert isinstance(found, dict)
    return found


def test_a_look_at_a_card_already_drawn_is_a_barrier() -> None:
    table = peeking(0b10)
    table.play("take gold")
    assert table.prompt().kind == "build"
    assert table.undo_limit(0) == 0
    with pytest.raises(palatine.NothingToUndo):
        table.undone(0)


def test_a_look_at_a_card_already_known_is_none() -> None:
    table = peeking(0b01)
    table.play("take gold")
    assert table.prompt().kind == "build"
    assert table.undo_limit(0) == 1
    assert table.undone(0).prompt().kind == "choice"


def test_a_draw_is_a_barrier() -> None:
    facts = {"year": 1, "phase": 4, "seats": [{"goods": {"gold": 2}}, {}]}
    pending = [["building"], ["effect", 0, "advisor.general", 10], ["effect", 0, "aid", 20]]
    table = palatine.load({"game": "kingsburg", "pending": pending, "table": facts})
    table.play("take gold")
    assert table.prompt().kind == "build" and table.undo_limit(0) == 0


def test_a_reveal_is_a_barrier() -> None:
    """Whoever picks last sees all picks at once, and must not take its own back."""
    table = high_card.new_game(2, 3)
    table.play(table.options(0)[0], 0)
    assert table.undo_limit(0) == 1
    table.play(table.options(1)[0], 1)
    assert table.undo_limit(1) == 0


def test_forced_chance_waits_on_after_an_undo() -> None:
    table = recruiting()
    table.force(dice=[6])
    before = table.dump()
    table.play("recruit 2")
    assert table.undone(0).dump() == before


@pytest.mark.parametrize("moves", [0, -1, 2])
def test_only_so_many_moves(moves: int) -> None:
    table = recruiting()
    table.play("recruit 2")
    with pytest.raises(palatine.NothingToUndo):
        table.undone(0, moves)


def test_chance_does_not_repeat_after_an_undo() -> None:
    """Taking back and going on must not let anybody try the dice again."""
    table = recruiting()
    table.play("pass")
    table.reseed("new")
    assert table.undone(0).chance.words() == table.chance.words()
