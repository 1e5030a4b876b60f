"""Play: the start, moves, and moves taken back, on the engine's table.

Chance is drawn once, when a command is decided, on a copy with a fresh generator; entries hold the outcomes as lines of
a record, and applying them plays those lines.
"""

import random
from typing import TYPE_CHECKING, Final

from palatine.api import game as game_named
from palatine.kernel import position, record
from palatine.kernel.errors import NothingToUndo
from palatine.kernel.frame import Frame
from palatine.kernel.table import Table
from palatine.server.room.command import Move, Redo, Start, Undo, decide
from palatine.server.room.refusals import refused, stale
from palatine.server.room.setting import Setting

if TYPE_CHECKING:
    from palatine.server.room.draft import Draft
    from palatine.server.room.entry import Entry
    from palatine.server.room.room import Room


CHANCE: Final[random.Random] = random.SystemRandom()
"""The dice and shuffles of every table come from the operating system."""


def mover(lines: list[str]) -> int:
    """The seat whose move these lines are."""
    return int(lines[0].partition(":")[0]) - 1


# ---- commands --------------------------------------------------------------------------------------------------------


@decide.register(Start)
def start(command: Start, draft: "Draft") -> None:
    draft.must_be_open()
    if draft.by.kind != "system" and draft.by.user != draft.room.owner:
        draft.playing_person()
    if not draft.room.is_full:
        raise refused("seats_open")
    start_if_full(draft)


def start_if_full(draft: "Draft") -> None:
    """The game begins with the last seat that is taken."""
    room = draft.room
    if room.status != "open" or not room.is_full:
        return
    facts: dict[str, object] = {"outcomes": record.outcome_lines(_probe(room.setting))}
    if room.setting.shuffle:
        order = list(range(len(room.seats)))
        CHANCE.shuffle(order)
        facts["order"] = order
    draft.add("start", None, facts)
    end_if_over(draft)


def _probe(setting: Setting) -> Table:
    """A table set up with chance of the operating system."""
    game = game_named(setting.game)
    if setting.position is not None:
        return position.load(game, {**setting.position, "seed": f"{CHANCE.getrandbits(128):032x}"}, rules=setting.rules)
    table = game.prepared(setting.seat_count, setting.options, setting.overlay, setting.rules)
    table.reseed(CHANCE.getrandbits(128))
    table.recording = True
    table.begin()
    return table


@decide.register(Move)
def move(command: Move, draft: "Draft") -> None:
    room = draft.room
    seat = draft.seat(command.seat) if draft.by.kind == "worker" else draft.held(command.seat)
    table = draft.must_be_playing()
    if draft.by.kind == "worker" and seat.bot_now is None:
        raise stale(room.version)  # a person has taken the seat back meanwhile
    if draft.by.kind != "worker" and seat.bot_now is not None:
        raise refused("bot_plays")
    if room.asks.get(command.seat) != command.ask:
        raise stale(room.version)
    who = command.seat
    action = command.action
    if action is None:
        assert command.text is not None, "one of them is given"
        action = table.find(command.text, who)
    probe = table.clone()
    probe.listening = False  # what happens is told when the lines are played
    probe.reseed(CHANCE.getrandbits(128))
    probe.play(action, who)
    draft.add("move", who, {"lines": [f"{who + 1}: {table.text(action, who)}", *record.outcome_lines(probe)]})
    end_if_over(draft)


def end_if_over(draft: "Draft") -> None:
    if draft.must_be_playing().is_over:
        draft.add("end", None, {"status": "over", "reason": "finished"})


@decide.register(Undo)
def undo(command: Undo, draft: "Draft") -> None:
    seat = draft.held(command.seat)
    table = draft.must_be_playing()
    if seat.bot_now is not None:
        raise refused("bot_plays")
    if command.moves > table.undo_limit(command.seat):
        en = "this lies before the last roll, reveal or move of another seat"
        pl = "to było przed ostatnim rzutem, odkryciem karty lub ruchem kogoś innego"
        if any(one.is_person and one.user != seat.user for one in draft.room.seats):
            en += "; you may ask the others to take it back"
            pl += "; możesz poprosić innych o cofnięcie"
        raise NothingToUndo(en, pl)
    draft.add("undo", command.seat, {"moves": command.moves, "agreed": False})


@decide.register(Redo)
def redo(command: Redo, draft: "Draft") -> None:
    seat = draft.held(command.seat)
    draft.must_be_playing()
    if seat.bot_now is not None:
        raise refused("bot_plays")
    undone = draft.room.redo
    if not undone or mover(undone[-1]) != command.seat:
        raise refused("nothing_to_redo")
    draft.add("redo", command.seat, {"lines": undone[-1]})
    end_if_over(draft)


# ---- entries ---------------------------------------------------------------------------------------------------------


def apply_start(room: "Room", entry: "Entry") -> None:
    setting = room.setting
    order = entry.data.get("order")
    if isinstance(order, list):
        assert sorted(order) == list(range(len(room.seats))), "the order of seats names each once"
        room.seats = [room.seats[i] for i in order]
    table = record.begun(
        game_named(setting.game),
        setting.seat_count,
        setting.options,
        setting.overlay,
        setting.position,
        setting.rules,
        _lines(entry.data["outcomes"]),
    )
    room.table = table
    room.status = "playing"
    room.name_everybody(entry.number)
    table.listen()
    for seat in table.to_act:
        room.ask(seat, entry)


def apply_move(room: "Room", entry: "Entry") -> None:
    lines = _lines(entry.data["lines"])
    if entry.kind == "redo":
        assert room.redo.pop() == lines, "only the move that was taken back last can be given back"
    else:
        room.redo = []
    table = _table(room)
    who = mover(lines)
    assert who == entry.seat and who in room.asks, "only a seat that is asked can move"
    waiting = {seat: table.pending(seat) for seat in room.asks if seat != who} if table.lanes else {}
    record.play_line(table, lines[0], lines[1:])
    room.moves.append(lines)
    room.by_people.append(entry.user is not None)
    room.stop_asking(who, entry.at)
    if entry.user is not None:
        room.unflag(who)
    for seat in table.to_act:
        if not (seat in waiting and table.lanes and _same(waiting[seat], table.pending(seat))):
            room.ask(seat, entry)


def apply_undo(room: "Room", entry: "Entry") -> None:
    moves = entry.data["moves"]
    assert isinstance(moves, int) and 1 <= moves <= len(room.moves), "there must be so many moves"
    room.redo = room.redo + room.moves[: -moves - 1 : -1]
    room.moves = room.moves[:-moves]
    room.by_people = room.by_people[:-moves]
    room.table = record.rewound(_table(room), moves, True)
    for seat in list(room.asks):
        room.stop_asking(seat, entry.at)
    for seat in room.table.to_act:
        room.ask(seat, entry, again=True)


def _table(room: "Room") -> Table:
    assert room.table is not None and room.status == "playing", "the game is not being played"
    return room.table


def _lines(value: object) -> list[str]:
    assert isinstance(value, list) and all(isinstance(line, str) for line in value), "lines are texts"
    return list(value)


def _same(one: Frame | None, other: Frame | None) -> bool:
    if one is None or other is None:
        return False
    return (one.step, one.seat, one.a, one.b) == (other.step, other.seat, other.a, other.b)
