"""Moves and their questions, undo and redo, and chance that nobody can foresee."""

import pytest

import palatine
from palatine.server.errors import Stale
from palatine.server.room.command import WORKER, Move, Redo, Undo
from palatine.server.room.entry import Entry
from server.room.sitting import ANNA, BEN, CLEO, PEOPLE, Sitting, kinds

GAMES = {"kingsburg": 3, "valeria": 3, "paladins": 2, "wonderful_kingdom": 2}


def text_of(entry: Entry) -> str:
    lines = entry.data["lines"]
    assert isinstance(lines, list)
    return str(lines[0])


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_to_its_end(game: str) -> None:
    sitting = Sitting.of(game, GAMES[game] - 1, 1)
    sitting.play_until(lambda s: s.room.status != "playing")
    assert kinds(sitting.log[-2:]) == ["move", "end"]
    room = sitting.room
    assert room.status == "over" and room.asks == {} and room.next_deadline() is None
    assert room.result == {
        "reason": "finished",
        "scores": sitting.table.scores(),
        "breakdown": sitting.table.breakdown(),
        "ranking": sitting.table.ranking(),
    }
    sitting.refuses("game_over", Move(0, 1, 0), ANNA)
    sitting.refuses("game_over", Undo(0), ANNA)
    sitting.refuses("game_over", Redo(0), ANNA)
    assert palatine.replay(sitting.table.record()).digest() == sitting.table.digest()


def test_who_may_move_and_when() -> None:
    sitting = Sitting.of("kingsburg", 2, 1)
    sitting.play_until(lambda s: min(s.room.asks) == 0)
    ask, action = sitting.room.asks[0], sitting.table.options(0)[0]
    sitting.refuses("not_yours", Move(0, ask, action), BEN)
    sitting.refuses("not_yours", Move(0, ask, action), CLEO)
    sitting.refuses("stale", Move(0, ask, action), WORKER)
    sitting.refuses("not_yours", Move(2, ask, action), ANNA)
    sitting.refuses("no_such_seat", Move(3, ask, action), ANNA)
    sitting.refuses("no_such_seat", Move(3, ask, action), WORKER)
    error = sitting.refuses("stale", Move(0, ask - 1, action), ANNA)
    assert isinstance(error, Stale) and error.version == sitting.room.version
    sitting.refuses("stale", Move(1, ask, action), BEN)
    sitting.refuses("UnknownText", Move(0, ask, text="fly away"), ANNA)
    sitting.refuses("IllegalAction", Move(0, ask, 10**9), ANNA)
    entry = sitting.do(Move(0, ask, action, id="one"), ANNA)[0]
    assert entry.kind == "move" and entry.seat == 0 and entry.user == "anna" and entry.client_id == "one"
    sitting.refuses("stale", Move(0, ask, action), ANNA)


def test_a_move_by_text_is_the_move_by_id() -> None:
    sitting = Sitting.of("valeria", 1)
    options = sitting.table.options(0)
    text = sitting.table.text(options[-1], 0)
    entry = sitting.do(Move(0, sitting.room.asks[0], text=f"  {text} "), ANNA)[0]
    assert text_of(entry) == f"1: {text}"


def simultaneous(game: str) -> Sitting:
    """A table where several seats are asked at once: the dukes of Valeria, the planning of the kingdom."""
    if game == "valeria":
        sitting = Sitting.of("valeria", 3)
    else:
        sitting = Sitting.of("wonderful_kingdom", 2)
        sitting.play_until(lambda s: len(s.room.asks) > 1)
    return sitting


@pytest.mark.parametrize("game", ["valeria", "wonderful_kingdom"])
def test_moves_of_others_do_not_make_my_answer_stale(game: str) -> None:
    sitting = simultaneous(game)
    room = sitting.room
    first, *rest = sorted(room.asks)
    asked = dict(room.asks)
    mine = {seat: sitting.state(seat)["ask"] for seat in rest}
    sitting.move(first)
    assert {seat: room.asks[seat] for seat in rest} == {seat: asked[seat] for seat in rest}
    assert {seat: sitting.state(seat)["ask"] for seat in rest} == mine
    for seat in rest:
        sitting.do(Move(seat, asked[seat], sitting.table.options(seat)[0]), PEOPLE[seat])
    assert all(ask > max(asked.values()) for ask in room.asks.values())


def test_the_dukes_of_valeria_are_kept_at_once() -> None:
    sitting = simultaneous("valeria")
    assert set(sitting.room.asks) == {0, 1, 2} and len(set(sitting.room.asks.values())) == 1
    assert sitting.table.prompt(0).kind == "keep_duke"
    sitting.move(1)
    assert set(sitting.room.asks) == {0, 2}
    sitting.do(Undo(1), BEN)
    assert sitting.room.asks == dict.fromkeys((0, 1, 2), sitting.room.version), "after an undo every question is new"


@pytest.mark.parametrize("game", GAMES)
def test_undo_and_redo_lead_back_to_the_same_table(game: str) -> None:
    sitting = Sitting.of(game, GAMES[game])
    sitting.play_until(lambda s: any(s.table.undo_limit(seat) >= 2 for seat in range(GAMES[game])))
    seat = next(seat for seat in range(GAMES[game]) if sitting.table.undo_limit(seat) >= 2)
    mine = sitting.player(seat)
    marks = [entry.digest for entry in sitting.log[-3:]]
    lines = [entry.data.get("lines") for entry in sitting.log[-2:]]
    sitting.refuses("not_yours", Undo(seat), PEOPLE[(seat + 1) % GAMES[game]])
    sitting.refuses("NothingToUndo", Undo(seat, sitting.table.undo_limit(seat) + 1), mine)
    sitting.refuses("nothing_to_redo", Redo(seat), mine)
    undone = sitting.do(Undo(seat, 2), mine)
    assert kinds(undone) == ["undo"] and undone[0].digest == marks[0]
    assert sitting.room.asks[seat] == sitting.room.version
    other = (seat + 1) % GAMES[game]
    sitting.refuses("nothing_to_redo", Redo(other), PEOPLE[other])
    for line, mark in zip(lines, marks[1:], strict=True):
        entry = sitting.do(Redo(seat), mine)[0]
        assert entry.data["lines"] == line and entry.digest == mark
    sitting.refuses("nothing_to_redo", Redo(seat), mine)


def test_a_new_move_forgets_what_was_undone() -> None:
    sitting = Sitting.of("valeria", 1)
    sitting.play_until(lambda s: s.table.undo_limit(0) >= 1)
    sitting.do(Undo(0), ANNA)
    assert sitting.state(0)["table"]["redoable"] == 1  # type: ignore[index]
    sitting.move()
    sitting.refuses("nothing_to_redo", Redo(0), ANNA)


def test_undo_over_undo_keeps_the_order_of_moves() -> None:
    sitting = Sitting.of("paladins", 2)
    sitting.play_until(lambda s: s.table.undo_limit(0) >= 3 or s.table.undo_limit(1) >= 3)
    seat = 0 if sitting.table.undo_limit(0) >= 3 else 1
    mine, digest = PEOPLE[seat], sitting.table.digest()
    sitting.do(Undo(seat, 1), mine)
    sitting.do(Undo(seat, 2), mine)
    face = sitting.state(seat)["table"]
    assert isinstance(face, dict) and face["redoable"] == 3
    for _ in range(3):
        sitting.do(Redo(seat), mine)
    assert sitting.table.digest() == digest


def test_chance_is_fresh_for_every_table_and_every_move() -> None:
    rolls = set()
    for _ in range(60):  # of two orders of seats
        sitting = Sitting.of("kingsburg", 1, 1)
        rolls.add(str(sitting.log[-1].data["outcomes"]))
    assert len(rolls) > 1, "the set-up differs"
    sitting = Sitting.of("kingsburg", 1, 1)
    # The same room, the same command: what chance gives is not in the room.
    outcomes: set[str] = set()
    while len(outcomes) < 2:
        outcomes.clear()
        seat = min(sitting.room.asks)
        command = Move(seat, sitting.room.asks[seat], sitting.table.options(seat)[0])
        for _ in range(8):
            outcomes.add(str(sitting.room.decide(command, sitting.player(seat), 0)[0].data["lines"]))
        sitting.move()
    assert len(outcomes) > 1


def test_two_rooms_with_the_same_entries_get_different_dice() -> None:
    sitting = Sitting.of("kingsburg", 1, 1)
    twin = sitting.folded()
    for _ in range(300):
        seat = min(sitting.room.asks)
        command = Move(seat, sitting.room.asks[seat], sitting.table.options(seat)[0])
        here = sitting.room.decide(command, sitting.player(seat), sitting.now)
        there = twin.decide(command, sitting.player(seat), sitting.now)
        if here[0].data != there[0].data:
            return
        sitting.move()
        twin.apply(sitting.log[-1])
    raise AssertionError("three hundred moves of equal chance")


def test_the_room_keeps_no_generator_to_steal() -> None:
    """Whatever was drawn, the generator of the folded table never moved: the future is not in memory."""
    sitting = Sitting.of("kingsburg", 2)
    words = sitting.table.chance.words()
    for _ in range(40):
        sitting.move()
    assert sitting.table.chance.words() == words == sitting.folded().table.chance.words()  # type: ignore[union-attr]
