"""Commands from JSON: each has one form, and the server's own have none."""

from dataclasses import replace
from typing import Any

import pytest
from pydantic import TypeAdapter, ValidationError

from palatine.server.room import command as commands
from palatine.server.room.command import (
    Answer,
    CallBot,
    Close,
    Command,
    Concede,
    HandOver,
    Move,
    ProposeEnd,
    ProposeReplace,
    ProposeUndo,
    Redo,
    SeatBot,
    SeatOpen,
    Sit,
    Stand,
    Start,
    TakeBack,
    Undo,
    Withdraw,
    decide,
)
from palatine.server.web.tables import Given
from server.room.sitting import ANNA, BEN, OPEN, Sitting

READER: TypeAdapter[Any] = TypeAdapter(Given)

FORMS: list[tuple[dict[str, object], Command]] = [
    ({"type": "sit", "seat": 1, "name": "Anna"}, Sit(1, "Anna")),
    ({"type": "stand", "seat": 1}, Stand(1)),
    ({"type": "seat_bot", "seat": 0, "bot": "random", "level": 2}, SeatBot(0, "random", 2)),
    ({"type": "seat_bot", "seat": 0}, SeatBot(0, "level2", 0)),
    ({"type": "seat_open", "seat": 2}, SeatOpen(2)),
    ({"type": "start"}, Start()),
    ({"type": "move", "seat": 0, "ask": 7, "action": 0}, Move(0, 7, 0)),
    ({"type": "move", "seat": 0, "ask": 7, "text": "pass"}, Move(0, 7, text="pass")),
    ({"type": "undo", "seat": 0, "moves": 2}, Undo(0, 2)),
    ({"type": "undo", "seat": 0}, Undo(0, 1)),
    ({"type": "redo", "seat": 0}, Redo(0)),
    ({"type": "propose", "kind": "undo", "moves": 3}, ProposeUndo(3)),
    ({"type": "propose", "kind": "abort"}, ProposeEnd("abort")),
    ({"type": "propose", "kind": "end"}, ProposeEnd("end")),
    ({"type": "propose", "kind": "replace", "seat": 1, "with": "open"}, ProposeReplace(1, by="open")),
    ({"type": "answer", "proposal": 9, "yes": False}, Answer(9, False)),
    ({"type": "withdraw"}, Withdraw()),
    ({"type": "hand_over", "seat": 0, "bot": "random"}, HandOver(0, "random")),
    ({"type": "take_back", "seat": 0}, TakeBack(0)),
    ({"type": "call_bot", "seat": 3}, CallBot(3)),
    ({"type": "concede", "seat": 0}, Concede(0)),
    ({"type": "close"}, Close()),
]


@pytest.mark.parametrize(("data", "command"), FORMS, ids=[str(data) for data, _ in FORMS])
def test_every_command_has_a_form(data: dict[str, object], command: Command) -> None:
    sent = {"id": "a-1", **data}
    assert READER.validate_python(sent) == replace(command, id="a-1")
    with pytest.raises(ValidationError, match="extra\n"):
        READER.validate_python({**sent, "extra": 1})
    with pytest.raises(ValidationError, match="id\n  Field required"):
        READER.validate_python(data)


@pytest.mark.parametrize(
    "data",
    [
        None,
        [],
        "move",
        {},
        {"type": "flag", "seat": 0},
        {"type": "rename", "seat": 0, "name": "X"},
        {"type": "transfer", "seat": 0, "holder": "a", "user": "b", "name": "X"},
        {"type": "sit", "seat": 0, "name": "Anna", "invited": True},
        {"type": "sit", "seat": 0},
        {"type": "sit", "seat": -1, "name": "Anna"},
        {"type": "sit", "seat": True, "name": "Anna"},
        {"type": "sit", "seat": 1.0, "name": "Anna"},
        {"type": "move", "seat": 0, "ask": 7},
        {"type": "move", "seat": 0, "ask": 7, "action": 1, "text": "pass"},
        {"type": "move", "seat": 0, "ask": 7, "action": -1},
        {"type": "move", "seat": 0, "ask": 7, "text": "x" * 301},
        {"type": "move", "seat": 0, "action": 1},
        {"type": "undo", "seat": 0, "moves": 0},
        {"type": "propose", "kind": "undo"},
        {"type": "propose", "kind": "replace", "seat": 0, "with": "friend"},
        {"type": "propose", "kind": "dance"},
        {"type": "answer", "proposal": 1, "yes": "yes"},
        {"type": "start", "id": ""},
        {"type": "start", "id": "x" * 65},
        {"type": "start", "id": 5},
        {"type": ["start"]},
    ],
)
def test_wrong_commands_are_refused(data: object) -> None:
    with pytest.raises(ValidationError):
        READER.validate_python({"id": "a-1", **data} if isinstance(data, dict) else data)


def test_every_command_is_decided_somewhere() -> None:
    kinds = {kind for kind in vars(commands).values() if isinstance(kind, type) and issubclass(kind, Command)}
    assert {type(command) for _, command in FORMS} < kinds
    assert [kind for kind in kinds if decide.dispatch(kind) is decide.dispatch(Command)] == [Command]


def test_a_name_is_cleaned_before_anybody_sees_it() -> None:
    sitting = Sitting("kingsburg", OPEN, OPEN)
    assert sitting.do(Sit(1, " Anna\u2063  B "), ANNA)[0].data["name"] == "Anna B"
    sitting.refuses("bad_request", Sit(0, "\u2063"), BEN)
