"""What a request is told when it fails: a status, a code for programs, and a sentence in English and in Polish."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final

import orjson
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

from palatine.kernel import errors as kernel
from palatine.kernel.errors import PalatineError
from palatine.server import errors as server

OF_KERNEL: Final[dict[type[PalatineError], tuple[int, str]]] = {
    kernel.UnknownGame: (404, "unknown_game"),
    kernel.BadOption: (422, "bad_option"),
    kernel.NotYourTurn: (409, "not_your_turn"),
    kernel.IllegalAction: (409, "illegal"),
    kernel.UnknownText: (422, "unknown_text"),
    kernel.AmbiguousText: (409, "ambiguous"),
    kernel.BadChance: (422, "bad_chance"),
    kernel.BadPosition: (422, "bad_position"),
    kernel.BadOverlay: (422, "bad_overlay"),
    kernel.BrokenRecord: (422, "broken_record"),
    kernel.NothingToUndo: (409, "nothing_to_undo"),
}

_OF_HTTP: Final[dict[int, tuple[str, str, str]]] = {
    400: ("malformed", "the request cannot be read", "nie można odczytać żądania"),
    401: ("identity", "choose a nickname or sign in first", "najpierw wybierz pseudonim albo zaloguj się"),
    403: ("not_allowed", "this is not allowed", "to nie jest dozwolone"),
    404: ("not_found", "there is nothing here", "nic tu nie ma"),
    405: ("method", "this address does not take this method", "ten adres nie obsługuje tej metody"),
    413: ("too_large", "the request is too large", "żądanie jest za duże"),
    415: ("content_type", "send JSON (Content-Type: application/json)", "wyślij JSON (Content-Type: application/json)"),
    500: (
        "internal",
        "an error of the server; nothing has changed at the table",
        "błąd po stronie serwera; na stole nic się nie zmieniło",
    ),
}


class WebError(PalatineError):
    """A refusal of the web itself: wrong origin, too large, too often."""

    def __init__(self, status: int, code: str, en: str, pl: str, retry_after: int = 0) -> None:
        super().__init__(en, pl)
        self.status: Final = status
        self.code: Final = code
        self.retry_after: Final = retry_after


def http_error(status: int) -> WebError:
    """The usual words for a status."""
    code, en, pl = _OF_HTTP.get(status, _OF_HTTP[400 if status < 500 else 500])
    return WebError(status, code, en, pl)


def code_of(error: PalatineError) -> str:
    """The word that programs compare."""
    for kind, (_, code) in OF_KERNEL.items():
        if isinstance(error, kind):
            return code
    own = getattr(error, "code", None)
    return own if isinstance(own, str) else "refused"


def status_of(error: PalatineError) -> int:
    """The HTTP status that fits best."""
    for kind, (status, _) in OF_KERNEL.items():
        if isinstance(error, kind):
            return status
    own = getattr(error, "status", None)
    return own if isinstance(own, int) else 422


def fault_of(error: PalatineError) -> dict[str, object]:
    """The inside of `{"error": …}`."""
    return {"code": code_of(error), "en": error.en[:2000], "pl": error.pl[:2000]}


def answer(error: PalatineError) -> Response:
    """The error as a response."""
    headers: dict[str, str] = {}
    retry = getattr(error, "retry_after", 0) or (1 if isinstance(error, server.Busy) else 0)
    if retry:
        headers["Retry-After"] = str(retry)
    body: dict[str, object] = {"error": fault_of(error)}
    if isinstance(error, server.Stale):
        body["version"] = error.version
    return Response(orjson.dumps(body), status_of(error), headers, "application/json")


def invalid(found: list[Mapping[str, Any]]) -> WebError:
    """What is wrong with the shape of a request. It says where, never what was sent."""
    first = found[0]
    place = [part for part in first["loc"] if isinstance(part, int) or str(part).isidentifier()]
    if place and place[0] == "path":
        return http_error(404)
    if first["type"] == "json_invalid":
        return http_error(400)
    if first["type"] == "extra_forbidden":  # the last part is a word of the sender
        place = place[:-1]
        why = ("holds something unknown", "zawiera coś nieznanego")
    elif first["type"] in ("missing", "union_tag_not_found"):
        why = ("is missing", "– brak wartości")
    else:
        why = ("is not right", "– niewłaściwa wartość")
    where = ".".join([str(part)[:32] for part in place if part not in ("body", "query")][:6])
    if not where:
        where_en, where_pl = "the request", "żądanie"
    else:
        where_en, where_pl = f"“{where}”", f"„{where}”"
    return WebError(422, "invalid", f"{where_en} {why[0]}", f"{where_pl} {why[1]}")


def install(app: FastAPI) -> None:
    """Every error that a route lets through becomes an answer in our shape."""

    async def on_palatine(_: Request, error: Exception) -> Response:
        assert isinstance(error, PalatineError)
        return answer(error)

    async def on_shape(_: Request, error: Exception) -> Response:
        assert isinstance(error, RequestValidationError)
        return answer(invalid(list(error.errors())))

    async def on_http(_: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        response = answer(http_error(error.status_code))
        allow = (error.headers or {}).get("Allow")
        if allow:
            response.headers["Allow"] = allow
        return response

    handlers: dict[type[Exception], Callable[[Request, Exception], Awaitable[Response]]] = {
        PalatineError: on_palatine,
        RequestValidationError: on_shape,
        HTTPException: on_http,
    }
    for kind, handler in handlers.items():
        app.add_exception_handler(kind, handler)
