"""Routes for operators: whether the server is well, and its figures."""

from fastapi import APIRouter, Request, Response

from palatine.server import metrics
from palatine.server.web.errors import http_error
from palatine.server.web.safety import StrictRoute
from palatine.server.web.schemas.common import problems
from palatine.server.web.schemas.operations import Health
from palatine.server.web.services import ServicesHere

router = APIRouter(route_class=StrictRoute, tags=["operations"])


@router.get("/healthz", responses=problems())
async def health(services: ServicesHere) -> Health:
    """200 when the server runs and its database answers and takes changes, otherwise 503."""
    await services.database.read(services.database.check)
    return Health(status="ok")


@router.get(
    "/metrics",
    response_class=Response,
    responses={
        **problems(403),
        200: {"description": "Figures in the format of Prometheus.", "content": {"text/plain": {}}},
    },
)
async def figures(request: Request, services: ServicesHere) -> Response:
    """Figures for the operator: from this machine, or with the operator's token."""
    client = request.client.host if request.client else None
    if not metrics.may_read(client, request.headers, services.settings.metrics_token):
        raise http_error(403)
    return Response(metrics.exposition(), media_type=metrics.CONTENT_TYPE)
