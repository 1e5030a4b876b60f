"""Logs say what happened and never what must not be known."""

import io
import json
import logging
from collections.abc import Iterator
from typing import Any

import pytest
import structlog

from palatine.server import logs

SECRET = "s3cret-0f-a-seat"


@pytest.fixture
def lines() -> Iterator[io.StringIO]:
    """The log as JSON in memory; afterwards logging is as it was."""
    root = logging.getLogger()
    before = (root.handlers, root.level, structlog.get_config())
    stream = io.StringIO()
    logs.set_up(stream, pretty=False)
    yield stream
    root.handlers, level, config = before
    root.setLevel(level)
    structlog.configure(**config)


def told(stream: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def test_only_known_fields_are_written(lines: io.StringIO) -> None:
    logs.logger("hall").info("moved", table="abc", seat=1, token=SECRET, query=SECRET, cookie=SECRET, seed=SECRET)
    (line,) = told(lines)
    assert line.pop("time").endswith("Z")
    assert line == {"event": "moved", "level": "info", "table": "abc", "seat": 1}


def test_values_are_short_and_plain(lines: io.StringIO) -> None:
    logs.logger("hall").info("moved", table="x" * 5000, kind={"card": SECRET}, code=[SECRET])
    (line,) = told(lines)
    assert len(line["table"]) == logs.LONGEST and line["kind"] == "dict" and line["code"] == "list"


def test_an_exception_tells_where_and_not_what(lines: io.StringIO) -> None:
    try:
        raise ValueError(f"INSERT … [parameters: ({SECRET!r})]")
    except ValueError:
        logs.logger("hall").exception("failed", duty="clocks")
        logging.getLogger("uvicorn.error").exception("Exception in ASGI application\n")
    ours, theirs = told(lines)
    assert ours["error"] == theirs["error"] == "ValueError"
    assert "test_an_exception_tells_where_and_not_what" in ours["where"][0]
    assert theirs["event"] == "Exception in ASGI application"
    assert SECRET not in lines.getvalue()


def test_other_libraries_are_cut_down_to_their_pattern(lines: io.StringIO) -> None:
    logging.getLogger("uvicorn.error").warning('%s - "WebSocket %s" 403', "1.2.3.4", f"/socket?token={SECRET}")
    logging.getLogger("httpx").info("GET %s", f"https://example.org/{SECRET}")
    (line,) = told(lines)
    assert line["event"] == '%s - "WebSocket %s" 403' and line["logger"] == "uvicorn.error"
    assert SECRET not in lines.getvalue()


def test_the_request_id_goes_with_every_line(lines: io.StringIO) -> None:
    with structlog.contextvars.bound_contextvars(request="r1"):
        logs.logger("web").info("request", status=200)
    logs.logger("web").info("request", status=200)
    first, second = told(lines)
    assert first["request"] == "r1" and "request" not in second


def test_words_for_a_terminal() -> None:
    stream = io.StringIO()
    root = logging.getLogger()
    before = (root.handlers, root.level, structlog.get_config())
    try:
        logs.set_up(stream, pretty=True)
        logs.logger("web").info("request", status=200, token=SECRET)
    finally:
        root.handlers, level, config = before
        root.setLevel(level)
        structlog.configure(**config)
    assert "status=200" in stream.getvalue() and SECRET not in stream.getvalue()
