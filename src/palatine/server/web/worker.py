"""Routes of bot workers: they fetch a question, think elsewhere, and send an answer."""

import asyncio
import hmac
from typing import Annotated

from fastapi import APIRouter, Depends, Request, Response, Security
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from palatine.server.errors import NeedsIdentity, NotAllowed, Refused
from palatine.server.hall.hall import Job
from palatine.server.web.safety import StrictRoute
from palatine.server.web.schemas.common import PublicId, problems
from palatine.server.web.schemas.hints import HintAnswer
from palatine.server.web.schemas.messages import Done
from palatine.server.web.schemas.operations import JobAnswer, JobAsked, JobFace
from palatine.server.web.services import Services, ServicesHere, services_of

_Bearer = Annotated[HTTPAuthorizationCredentials | None, Security(HTTPBearer(scheme_name="worker", auto_error=False))]


async def only_workers(request: Request, bearer: _Bearer) -> None:
    """Nobody but a worker of this server."""
    if not is_worker(services_of(request).settings.worker_token, bearer.credentials if bearer else ""):
        raise NeedsIdentity("this is for the server's workers", "to jest dla procesów botów tego serwera")


def is_worker(token: str, given: str) -> bool:
    return bool(token) and hmac.compare_digest(token.encode(), given.encode())


router = APIRouter(prefix="/worker", route_class=StrictRoute, tags=["workers"], dependencies=[Depends(only_workers)])


@router.post(
    "/jobs",
    response_model=JobFace,
    responses={**problems(401, body=True), 204: {"description": "No question came up in that time."}},
)
async def take_job(asked: JobAsked, services: ServicesHere, request: Request) -> Response | JobFace:
    """The question that has waited longest, or the next one to come up while the worker waits."""
    job = await _next_job(asked, services, request)
    if job is None:
        return Response(status_code=204)
    return JobFace(
        kind="hint" if job.kind == "hint" else "move",
        id=job.public_id,
        lease=job.lease,
        seat=job.seat,
        bot=job.bot,
        level=job.level,
        seed=job.seed,
        seconds=job.seconds,
        think=job.think,
        table=job.table,
    )


async def _next_job(asked: JobAsked, services: Services, request: Request) -> Job | None:
    stopping: asyncio.Event = request.app.state.stopping
    end = asyncio.get_running_loop().time() + asked.wait
    subscription = services.bus.subscribe("jobs")
    ending = asyncio.create_task(stopping.wait())
    try:
        while not stopping.is_set() and not await request.is_disconnected():
            job = await services.database.write(services.hall.acquire_job, asked.worker)
            left = end - asyncio.get_running_loop().time()
            if job is not None or left <= 0:
                return job
            news = asyncio.create_task(subscription.wait(left))
            await asyncio.wait({news, ending}, return_when=asyncio.FIRST_COMPLETED)
            news.cancel()
        return None
    finally:
        ending.cancel()
        services.bus.unsubscribe(subscription)


@router.post("/jobs/{job}", responses=problems(401, 404, 409, body=True))
async def answer_job(job: PublicId, answer: JobAnswer, services: ServicesHere) -> Done:
    """What the bot chose. 409 if somebody else has answered, or the question is no longer asked."""
    try:
        done = await services.database.write(services.hall.finish_job, job, answer.lease, answer.action)
    except NotAllowed as error:  # the seat is a person's again
        raise Refused(error.en, error.pl) from None
    return Done.model_validate(done)


@router.post("/hints/{hint}", status_code=204, responses=problems(401, 404, 409, body=True))
async def answer_hint(hint: PublicId, answer: HintAnswer, services: ServicesHere) -> None:
    """What was found for a person. 409 if nobody waits for it any more."""
    moves = [move.model_dump() for move in answer.moves]
    await services.database.write(services.hall.finish_hint, hint, answer.lease, moves)
