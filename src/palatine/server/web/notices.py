"""Routes of notices: what waits for me, a stream of it, and browsers that want to be called."""

from collections.abc import AsyncIterator

from fastapi import APIRouter, Request, Response
from fastapi.responses import StreamingResponse

from palatine.server.notices import push, stream, wording
from palatine.server.store import notices
from palatine.server.store.users import User
from palatine.server.web.safety import StrictRoute
from palatine.server.web.schemas.common import problems
from palatine.server.web.schemas.operations import NoticeFace, NoticeList, NoticesSeen, PushAsked, PushDropped, PushKey
from palatine.server.web.services import Person, Services, ServicesHere, Visitor, user_of

router = APIRouter(route_class=StrictRoute, tags=["notices"])


@router.get("/notices", responses=problems(401))
async def my_notices(services: ServicesHere, visitor: Person) -> NoticeList:
    """The latest notices, newest first."""
    return NoticeList(notices=await services.database.read(_listed, services, user_of(visitor)))


def _listed(services: Services, user: User) -> list[NoticeFace]:
    rows = services.database.consult(lambda connection: notices.listed(connection, user.id))
    return [NoticeFace.model_validate(wording.face(row, user.lang)) for row in rows]


@router.post("/notices/seen", status_code=204, responses=problems(401, body=True))
async def see_notices(seen: NoticesSeen, services: ServicesHere, visitor: Person) -> None:
    """I have seen these notices, or all of them."""
    await services.database.write(_seen, services, user_of(visitor), seen.ids)
    services.bus.publish(f"user:{visitor.public_id}")


def _seen(services: Services, user: User, ids: list[str] | None) -> None:
    services.database.transact(lambda connection: notices.see(connection, user.id, ids, services.hall.now()))


@router.get(
    "/notices/stream",
    response_class=Response,
    responses={
        **problems(401),
        200: {
            "description": "Server-sent events `notices`: the whole list each time.",
            "content": {"text/event-stream": {}},
        },
    },
)
async def stream_notices(request: Request, services: ServicesHere, visitor: Person) -> Response:
    """What I have not seen, now and whenever it changes."""
    events = _limited(request, services, visitor)
    first = await anext(events)
    return StreamingResponse(_from(first, events), media_type=stream.MEDIA_TYPE, headers=stream.HEADERS)


async def _limited(request: Request, services: Services, visitor: Visitor) -> AsyncIterator[bytes]:
    """The stream counts as an open connection of its reader."""
    with services.limiter.holding(address=visitor.address, user=visitor.public_id):
        source = stream.stream(services.bus, services.database, user_of(visitor), request.app.state.stopping)
        async for event in source:
            yield event


async def _from(first: bytes, rest: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    yield first
    async for event in rest:
        yield event


@router.get("/push", responses=problems())
async def push_key(services: ServicesHere) -> PushKey:
    """The key that browsers subscribe with; null if this server calls nobody that way."""
    return PushKey(key=push.sender(services.settings.push).key or None)


@router.post("/me/push", status_code=204, responses=problems(401, body=True))
async def add_push(asked: PushAsked, services: ServicesHere, visitor: Person) -> None:
    """Call this browser (a `PushSubscription`)."""
    keys = asked.keys.model_dump()
    await services.database.write(_add_push, services, user_of(visitor), asked.endpoint, keys)


def _add_push(services: Services, user: User, endpoint: str, keys: dict[str, str]) -> None:
    now = services.hall.now()
    services.database.transact(lambda connection: notices.add_push(connection, user.id, endpoint, keys, now))


@router.delete("/me/push", status_code=204, responses=problems(401, body=True))
async def drop_push(asked: PushDropped, services: ServicesHere, visitor: Person) -> None:
    """Call this browser no more."""
    await services.database.write(_drop_push, services, user_of(visitor), asked.endpoint)


def _drop_push(services: Services, user: User, endpoint: str) -> None:
    services.database.transact(lambda connection: notices.drop_push(connection, user.id, endpoint))
