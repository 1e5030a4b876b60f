"""Routes about tables: opening, finding, watching, playing, and links to seats."""

import re
from dataclasses import replace
from typing import Annotated

from fastapi import APIRouter, Body, Query, Response, WebSocket
from fastapi import Path as InPath

from palatine.kernel.errors import PalatineError
from palatine.server.errors import NeedsIdentity, NotFound
from palatine.server.hall.hall import Created, TableLine
from palatine.server.room.bounds import BIGGEST, MOST_SEATS
from palatine.server.room.command import PersonsCommand
from palatine.server.room.former import called
from palatine.server.web.errors import WebError
from palatine.server.web.hub import Look
from palatine.server.web.safety import StrictRoute
from palatine.server.web.schemas.common import TABLE_PATTERN, Lang, TableId, problems
from palatine.server.web.schemas.messages import Done
from palatine.server.web.schemas.state import State
from palatine.server.web.schemas.tables import (
    CreatedFace,
    InviteAsked,
    InviteFace,
    NewSitting,
    NewTable,
    TableLineFace,
    TableList,
)
from palatine.server.web.services import Anybody, Person, ServicesHere, Visitor, services_of, socket_visitor, user_of
from palatine.server.web.socket import ALLOWED_CODE, FAILED_CODE, LIMITS_CODE, TABLE_CODE, TableSocket, turned_away

router = APIRouter(route_class=StrictRoute, tags=["tables"])
sockets = APIRouter()

SeatAsked = Annotated[int | None, Query(ge=0, le=MOST_SEATS - 1, description="A seat of mine; without it I look on.")]
Since = Annotated[int | None, Query(ge=0, le=BIGGEST, description="The version I have; trims events and entries.")]
Given = Annotated[PersonsCommand, Body(discriminator="type")]


@router.get("/tables", responses=problems())
async def lobby(services: ServicesHere, visitor: Anybody) -> TableList:
    """Public tables with an open seat, newest first."""
    lines = await services.database.read(services.hall.lobby, visitor.user)
    return TableList(tables=_lines(lines, visitor.user.lang if visitor.user else "en"))


@router.get("/me/tables", responses=problems(401))
async def my_tables(services: ServicesHere, visitor: Person) -> TableList:
    """Tables where I sit or that I opened: those that wait for me first."""
    user = user_of(visitor)
    return TableList(tables=_lines(await services.database.read(services.hall.tables_of, user), user.lang))


@router.post("/tables", status_code=201, responses=problems(401, 404, 409, body=True))
async def create_table(new: NewTable, services: ServicesHere, visitor: Person) -> CreatedFace:
    """Open a table. Each friend's seat comes with a link that works once."""
    services.limiter.spend("tables", visitor.key)
    created = await services.database.write(services.hall.create, user_of(visitor), setting_of(new))
    return created_face(created)


@router.get("/tables/{table}", response_model=State, responses=problems(401, 403, 404))
async def watch_table(
    table: TableId,
    services: ServicesHere,
    visitor: Anybody,
    seat: SeatAsked = None,
    lang: Lang = "en",
    since: Since = None,
) -> Response:
    """The table as it stands, as the socket sends it."""
    built = await services.hub.fresh(table, Look(seat, lang, since), visitor.public_id, visitor.key)
    return Response(built.text, media_type="application/json")


@router.post("/tables/{table}/commands", responses=problems(401, 404, 409, body=True))
async def command_table(table: TableId, command: Given, services: ServicesHere, visitor: Person) -> Done:
    """Carry out a command. Sent again with the same id it is done only once, and answers the same."""
    return Done.model_validate(await services.command(table, visitor, command))


@router.post("/tables/{table}/invites", status_code=201, responses=problems(401, 404, 409, body=True))
async def invite_friend(table: TableId, asked: InviteAsked, services: ServicesHere, visitor: Person) -> InviteFace:
    """A link to a free seat, which works once; earlier links to the seat stop working."""
    services.limiter.spend("tables", visitor.key)
    invite = await services.database.write(services.hall.invite, table, user_of(visitor), asked.seat)
    return InviteFace.model_validate(invite)


@router.post("/tables/{table}/seats/{seat}/transfer", status_code=201, responses=problems(401, 404, 409, body=True))
async def transfer_seat(
    table: TableId, seat: Annotated[int, InPath(ge=0, le=MOST_SEATS - 1)], services: ServicesHere, visitor: Person
) -> InviteFace:
    """A link that gives my seat to whoever opens it first."""
    services.limiter.spend("tables", visitor.key)
    invite = await services.database.write(services.hall.transfer, table, user_of(visitor), seat)
    return InviteFace.model_validate(invite)


@sockets.websocket("/tables/{table}/socket")
async def table_socket(socket: WebSocket, table: str) -> None:
    """The socket of a table; docs/protocol.md tells what goes over it."""
    services = services_of(socket)
    if not re.fullmatch(TABLE_PATTERN, table):
        await turned_away(socket, "not_found", TABLE_CODE)
        return
    try:
        visitor: Visitor = await socket_visitor(socket)
        await services.database.read(services.hall.room, table)
    except NeedsIdentity:
        await turned_away(socket, "identity", ALLOWED_CODE)
        return
    except NotFound:
        await turned_away(socket, "not_found", TABLE_CODE)
        return
    except PalatineError:
        await turned_away(socket, "damaged", FAILED_CODE)
        return
    try:
        with services.limiter.holding(address=visitor.address, user=visitor.public_id, table=table):
            await socket.accept()
            await TableSocket(socket, table, visitor, services).run()
    except WebError:
        await turned_away(socket, "too_many", LIMITS_CODE)


def created_face(created: Created) -> CreatedFace:
    invites = [InviteFace.model_validate(invite) for invite in created.invites]
    return CreatedFace(id=created.public_id, invites=invites)


def setting_of(new: NewSitting) -> dict[str, object]:
    """A new table as the hall reads it: what was left out is left out."""
    data = new.model_dump(exclude_none=True)
    return {name: value for name, value in data.items() if value != {} or name == "options"}


def _lines(lines: list[TableLine], lang: str) -> list[TableLineFace]:
    return [
        TableLineFace.model_validate(
            {
                **vars(line),
                "id": line.public_id,
                "my_turn": line.my_turn,
                "seats": [replace(seat, name=called(seat.name, lang)) for seat in line.seats],
            }
        )
        for line in lines
    ]
