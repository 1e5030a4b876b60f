"""A server that leaks on purpose, to prove that the hunter finds what it is there to find. It is never installed.

Every state it sends leaks something, by chance: in turn, each kind would always meet the same seat.
"""

import os
import random
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from starlette.requests import HTTPConnection

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from palatine.__main__ import main
from palatine.server.room import faces
from palatine.server.room.room import Room
from palatine.server.web.services import Services, Visitor
from server.ledger import Ledger

Message = dict[str, Any]
honest: Callable[..., Message] = faces.state
honest_visitor = Services.visitor
COOKIES = [""]


def other_seat(room: Room, viewer: int | None) -> int:
    return (viewer + 1) % len(room.seats) if viewer is not None else 0


def view(room: Room, viewer: int | None, message: Message) -> None:
    assert room.table is not None
    message["view"] = room.table.view(other_seat(room, viewer))


def events(room: Room, viewer: int | None, message: Message) -> None:
    assert room.table is not None
    told = room.table.events_since(message["events_from"], other_seat(room, viewer))
    message["events"] = [{**event, "text": ""} for event in told]


def entry(room: Room, viewer: int | None, message: Message) -> None:
    message["entries"] = [{**face, "lines": ["1: keep something"]} for face in message["entries"]]


def options(room: Room, viewer: int | None, message: Message) -> None:
    assert room.table is not None
    for seat in room.table.to_act:
        if seat != viewer:
            rows = [{"action": action, "text": "", "label": "", "targets": []} for action in room.table.options(seat)]
            message["ask"] = {"number": 1, "kind": "", "rule": "", "text": "", "targets": [], "options": rows}


def digest(room: Room, viewer: int | None, message: Message) -> None:
    assert room.table is not None
    message["etag"] = room.table.digest()


def path(room: Room, viewer: int | None, message: Message) -> None:
    message["page"] = __file__


def token(room: Room, viewer: int | None, message: Message) -> None:
    message["seen"] = COOKIES[-1]


def number(room: Room, viewer: int | None, message: Message) -> None:
    with Ledger(os.environ["PALATINE_DATABASE"]) as ledger:
        message["row"] = ledger.rows("SELECT max(id) AS id FROM tables")[0]["id"]


FEW_ARE_PRIVATE = 4
LEAKS = (view, *[events] * FEW_ARE_PRIVATE, entry, options, digest, path, token, number)
DICE = random.Random(1)


def leaking_state(room: Room, viewer: int | None, *more: Any, **named: Any) -> Message:
    message = honest(room, viewer, *more, **named)
    if room.table is not None:
        DICE.choice(LEAKS)(room, viewer, message)
    return message


async def leaking_visitor(services: Services, connection: HTTPConnection) -> Visitor:
    visitor = await honest_visitor(services, connection)
    COOKIES.append(visitor.token)
    return visitor


if __name__ == "__main__":
    faces.state = leaking_state
    setattr(Services, "visitor", leaking_visitor)  # noqa: B010
    sys.argv[1:1] = ["serve"]
    main()
