"""What the server writes down about its work: one line an event, JSON for machines or plain words on a terminal.

A line holds only fields of an allow-list. What other libraries log is cut down to the bare pattern of the message, and
an exception to its class and the lines of code it came through: texts of errors may quote a token, an address with
its query, a seed or a hidden card.
"""

import logging
import sys
import traceback
from collections.abc import MutableMapping
from typing import Any, Final, TextIO

import structlog

Event = MutableMapping[str, Any]

FIELDS: Final = frozenset(
    {
        "event", "level", "time", "logger", "request", "method", "route", "status", "ms", "table", "game", "kind",
        "command", "outcome", "seat", "entry", "version", "bot", "attempt", "worker", "pid", "code", "count", "seconds",
        "signal", "channel", "duty", "notice", "report", "address", "database", "error", "where",
    }
)  # fmt: skip
"""The names that may stand in a line. None of them is ever given a token, a query, a cookie, a seed or a card."""
LONGEST: Final = 200
_PLAIN = (str, int, float, bool, type(None))
_ours: Final = "palatine"


def allowed_only(_logger: object, _method: str, event: Event) -> Event:
    """Keep the fields of the allow-list, and of their values only short and plain ones."""
    kept: Event = {}
    for name, value in event.items():
        if name in FIELDS or name.startswith("_"):  # the underscore: structlog's own record, removed before rendering
            kept[name] = value[:LONGEST] if isinstance(value, str) else value
            if not name.startswith("_") and name != "where" and not isinstance(value, _PLAIN):
                kept[name] = type(value).__name__
    return kept


def bare_exception(_logger: object, _method: str, event: Event) -> Event:
    """An exception as its class and the way it took through the code, without a word of its message."""
    info = event.pop("exc_info", None)
    if not info:
        return event
    error = info if isinstance(info, BaseException) else info[1] if isinstance(info, tuple) else sys.exc_info()[1]
    if error is not None:
        event["error"] = type(error).__name__
        steps = traceback.extract_tb(error.__traceback__)[-12:]
        event["where"] = [f"{step.filename.rpartition('/palatine/')[2]}:{step.lineno} {step.name}" for step in steps]
    return event


def bare_pattern(_logger: object, _method: str, event: Event) -> Event:
    """A line of another library: the pattern of its message, since what it fills in may be anything."""
    record = event.get("_record")
    if isinstance(record, logging.LogRecord) and not record.name.startswith(_ours):
        event["event"] = str(record.msg).splitlines()[0] if str(record.msg) else ""
        event["logger"] = record.name
        if record.exc_info:
            event["exc_info"] = record.exc_info
    return event


class _PatternOnly(logging.Filter):
    """Takes the values out of a foreign record, so that no later handler can put them in."""

    def filter(self, record: logging.LogRecord) -> bool:
        if not record.name.startswith(_ours):
            record.args = None
        return True


def set_up(stream: TextIO | None = None, pretty: bool | None = None, level: int = logging.INFO) -> None:
    """Send our own lines and the warnings of every library to one stream (stderr), in one form."""
    out = stream or sys.stderr
    words = out.isatty() if pretty is None else pretty
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True, key="time"),
        bare_pattern,
        bare_exception,
        allowed_only,
    ]
    render: Any = (
        structlog.dev.ConsoleRenderer(colors=out.isatty(), timestamp_key="time")
        if words
        else structlog.processors.JSONRenderer(ensure_ascii=False)
    )
    handler = logging.StreamHandler(out)
    handler.addFilter(_PatternOnly())
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, render], foreign_pre_chain=shared
        )
    )
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        wrapper_class=structlog.stdlib.BoundLogger,
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=False,
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger(_ours).setLevel(level)


def logger(name: str) -> Any:
    """The log of one part of the server, such as `logger("worker")`."""
    return structlog.stdlib.get_logger(f"{_ours}.{name}")
