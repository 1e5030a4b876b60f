"""Routes about games besides playing them: records, positions, replays, continuing, reports."""

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response
from fastapi import Path as InPath
from fastapi.responses import PlainTextResponse

from palatine.server.errors import BadRequest
from palatine.server.records.archive import Archive
from palatine.server.records.eyes import Eyes
from palatine.server.web.safety import StrictRoute
from palatine.server.web.schemas.common import Lang, PublicId, TableId, problems
from palatine.server.web.schemas.records import (
    ContinueAsked,
    MomentFace,
    PastFace,
    PositionAsked,
    PositionFace,
    RecordAsked,
    RecordFace,
    ReplayFace,
    ReportAsked,
    ReportFace,
)
from palatine.server.web.schemas.tables import CreatedFace
from palatine.server.web.services import Anybody, Person, Services, ServicesHere, user_of
from palatine.server.web.tables import SeatAsked, created_face, setting_of

router = APIRouter(route_class=StrictRoute, tags=["records"])

Whose = Annotated[int | None, Query(ge=0, le=7, description="Tell it as this seat saw it; without it, as a spectator.")]
Open = Annotated[bool, Query(description="Tell what all seats together knew.")]
StepNumber = Annotated[int, InPath(ge=0, le=100_000, description="0 is the set-up, every other step is a decision.")]

EarlierStep = Annotated[int | None, Query(ge=0, le=100_000, description="After this step; 0 is the set-up.")]
EarlierEvent = Annotated[
    int | None, Query(ge=0, le=1_000_000, description="After the step that brought this event of the chronicle.")
]


def archive_of(services: Services) -> Archive:
    return Archive(services.hall, services.database)


@router.get("/tables/{table}/record", response_class=PlainTextResponse, responses=problems(404, 409))
async def get_record(table: TableId, services: ServicesHere) -> PlainTextResponse:
    """The record of a finished game, which `palatine replay` reads."""
    text = await services.database.read(archive_of(services).record, table)
    name = f'attachment; filename="{table}.txt"'
    return PlainTextResponse(text, headers={"Content-Disposition": name})


@router.get("/tables/{table}/replay", response_model=ReplayFace, responses=problems(404, 409))
async def get_replay(
    table: TableId,
    services: ServicesHere,
    request: Request,
    lang: Lang = "en",
    seat: Whose = None,
    everything: Open = False,
) -> Response:
    """A finished game, step by step, with the points after each."""
    eyes = Eyes(seat, everything)
    return await services.stories.finished(request, table, (eyes, lang), archive_of(services).replay, eyes, lang)


@router.get("/tables/{table}/replay/{number}", response_model=MomentFace, responses=problems(404, 409))
async def get_moment(
    table: TableId,
    number: StepNumber,
    services: ServicesHere,
    request: Request,
    lang: Lang = "en",
    seat: Whose = None,
    everything: Open = False,
) -> Response:
    """One step of a finished game with the table after it."""
    eyes = Eyes(seat, everything)
    moment = archive_of(services).moment
    return await services.stories.finished(request, table, (number, eyes, lang), moment, number, eyes, lang)


@router.get("/tables/{table}/past", response_model=PastFace, responses=problems(403, 404, 409))
async def get_past(
    table: TableId,
    services: ServicesHere,
    visitor: Anybody,
    lang: Lang = "en",
    seat: SeatAsked = None,
    step: EarlierStep = None,
    event: EarlierEvent = None,
) -> Response:
    """An earlier moment of a table that is played or over, as a seat of mine saw it, or as a spectator did."""
    if (step is None) == (event is None):
        raise BadRequest("say either a step or an event", "podaj albo krok, albo zdarzenie")
    past = archive_of(services).past
    return await services.stories.built(visitor.key, past, table, visitor.user, seat, lang, step, event)


@router.get("/tables/{table}/position", responses=problems(403, 404, 409))
async def get_position(
    table: TableId, services: ServicesHere, visitor: Anybody, seat: SeatAsked = None
) -> PositionFace:
    """The table as a seat of mine knows it, or as a spectator does; what is hidden is dealt anew."""
    found = await services.database.read(archive_of(services).position, table, visitor.user, seat)
    return PositionFace(position=found)


@router.post("/tables/{table}/continue", status_code=201, responses=problems(401, 404, 409, body=True))
async def continue_table(table: TableId, asked: ContinueAsked, services: ServicesHere, visitor: Person) -> CreatedFace:
    """A new table that goes on from here; what the seat that I take did not know is dealt anew."""
    services.limiter.spend("tables", visitor.key)
    setting = setting_of(asked)
    setting.pop("at", None)
    archive = archive_of(services)
    created = await services.database.aside(archive.continued, table, user_of(visitor), asked.at, setting)
    return created_face(created)


@router.post("/positions", status_code=201, responses=problems(401, 404, 409, body=True))
async def open_position(asked: PositionAsked, services: ServicesHere, visitor: Person) -> CreatedFace:
    """A new table from a position, set up by hand or taken from a table."""
    services.limiter.spend("tables", visitor.key)
    setting = setting_of(asked)
    setting.pop("position", None)
    created = await services.database.aside(archive_of(services).opened, user_of(visitor), asked.position, setting)
    return created_face(created)


@router.post("/records", status_code=201, responses=problems(401, 404, 409, body=True))
async def bring_record(asked: RecordAsked, services: ServicesHere, visitor: Person) -> RecordFace:
    """Verify a record by playing it again. A finished game is kept as a table; nothing is kept of a wrong one."""
    services.limiter.spend("imports", visitor.key)
    brought = await services.database.aside(archive_of(services).brought, user_of(visitor), asked.text)
    return RecordFace(
        game=brought.game,
        rules=brought.rules,
        seats=brought.seats,
        names=brought.names,
        moves=brought.moves,
        finished=brought.public_id is not None,
        id=brought.public_id,
        position=brought.position,
    )


@router.post("/tables/{table}/reports", status_code=201, responses=problems(401, 404, body=True))
async def report_problem(table: TableId, asked: ReportAsked, services: ServicesHere, visitor: Person) -> ReportFace:
    """Tell the operator that something is wrong here. The moment is kept so that it can be played again."""
    services.limiter.spend("reports", visitor.key)
    found = await services.database.aside(
        archive_of(services).report, table, user_of(visitor), asked.words, asked.about
    )
    return ReportFace(id=found)


@router.get("/reports/{report}", response_class=PlainTextResponse, responses=problems(401, 404))
async def get_my_report(
    report: PublicId, services: ServicesHere, visitor: Person, lang: Lang = "en"
) -> PlainTextResponse:
    """My own report as a record that gives no secret away: what is hidden from me is dealt anew."""
    text = await services.database.aside(archive_of(services).my_report, report, user_of(visitor), lang)
    return PlainTextResponse(text, headers={"Content-Disposition": f'attachment; filename="{report}.txt"'})
