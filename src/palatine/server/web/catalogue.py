"""Routes about what a front end draws from: catalogues of games and tables, and the written rules.

Both are the same for everybody and change only with the engine, so they are made once and a browser that has them is
told so.
"""

from functools import lru_cache
from hashlib import sha256
from typing import Annotated, Final

import orjson
from fastapi import APIRouter, Header, Query, Request, Response
from pydantic import TypeAdapter, ValidationError

import palatine
from palatine.server.hall.hall import Hall
from palatine.server.room.bounds import Word
from palatine.server.web.errors import invalid
from palatine.server.web.packing import for_the_way
from palatine.server.web.safety import StrictRoute
from palatine.server.web.schemas.catalogue import CatalogueFace, RulesFace
from palatine.server.web.schemas.common import Lang, TableId, problems
from palatine.server.web.schemas.tables import Options
from palatine.server.web.services import ServicesHere

router = APIRouter(route_class=StrictRoute, tags=["games"])

KEPT: Final = 48
"""Catalogues and rules that are kept ready; each has about 200 KB."""
_OPTIONS: Final = TypeAdapter(Options)

Seats = Annotated[int | None, Query(ge=1, le=8, description="Without it: the most that the options allow.")]
Chosen = Annotated[str | None, Query(max_length=2000, description="Options as JSON.", examples=['{"edition": 1}'])]
Known = Annotated[str | None, Header(alias="If-None-Match", max_length=200, include_in_schema=False)]


@router.get("/games/{name}/catalogue", response_model=CatalogueFace, responses=problems(404))
async def game_catalogue(
    name: Word,
    services: ServicesHere,
    request: Request,
    seats: Seats = None,
    options: Chosen = None,
    known: Known = None,
) -> Response:
    """Cards, pieces and boards of a game with these options."""
    key = orjson.dumps([_chosen(options), None], option=orjson.OPT_SORT_KEYS)
    return _answer(await services.database.read(_catalogue, name, key, seats or 0), known, request)


@router.get("/tables/{table}/catalogue", response_model=CatalogueFace, responses=problems(404))
async def table_catalogue(table: TableId, services: ServicesHere, request: Request, known: Known = None) -> Response:
    """Cards, pieces and boards as this table plays them, with its options and its overlay."""
    return _answer(await services.database.read(_of_table, services.hall, table), known, request)


@router.get("/rules/{name}", response_model=RulesFace, responses=problems(404))
async def written_rules(
    name: Word, services: ServicesHere, request: Request, lang: Lang = "en", known: Known = None
) -> Response:
    """The rules of a game with its modules and rulings, for reading and searching."""
    return _answer(await services.database.read(_rules, name, lang), known, request)


def _chosen(text: str | None) -> dict[str, object]:
    if text is None:
        return {}
    try:
        return {**_OPTIONS.validate_json(text, strict=True)}
    except ValidationError as error:
        raise invalid([{"loc": ("query", "options"), "type": "options"}]) from error


def _of_table(hall: Hall, table: str) -> bytes:
    room = hall.room(table)
    setting = room.setting
    options, overlay = setting.options, setting.overlay
    if room.table is not None:
        options, overlay = room.table.chosen, room.table.overlay or None
    key = orjson.dumps([options, overlay], option=orjson.OPT_SORT_KEYS)
    return _catalogue(setting.game, key, setting.seat_count, setting.rules)


@lru_cache(KEPT)
def _catalogue(name: str, key: bytes, seats: int, rules: int | None = None) -> bytes:
    """The catalogue as JSON; `key` holds options and overlay."""
    options, overlay = orjson.loads(key)
    return orjson.dumps(palatine.catalogue(name, options, overlay, seats, rules))


@lru_cache(KEPT)
def _rules(name: str, lang: str) -> bytes:
    return orjson.dumps({"game": name, "lang": lang, "paragraphs": palatine.rules_text(name, lang)})


def _answer(body: bytes, known: str | None, request: Request) -> Response:
    """The answer with its mark, or only the mark if the browser has it already."""
    mark = f'"{sha256(body).hexdigest()[:32]}"'
    sent, headers = for_the_way(body, request.headers)
    headers |= {"ETag": mark, "Cache-Control": "private, no-cache"}
    if known is not None and mark in known:
        headers.pop("Content-Encoding", None)
        return Response(status_code=304, headers=headers)
    return Response(sent, headers=headers, media_type="application/json")
