"""Figures for the operator, in the format of Prometheus: how long moves take, who waits, and what went wrong.

Every label is a word from a short list (a route template, a command, an outcome), never an id, an address or a name.
"""

import hmac
from collections.abc import Mapping
from ipaddress import ip_address
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

REGISTRY: Final = CollectorRegistry()
CONTENT_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"
FORWARDING: Final = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "via")
_QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)

MOVE_SECONDS: Final = Histogram(
    "palatine_move_seconds", "From a command's arrival to its commit.", buckets=_QUICK, registry=REGISTRY
)
COMMANDS: Final = Counter(
    "palatine_commands", "Commands by type and outcome (done, repeated or the code of the refusal).",
    ("command", "outcome"), registry=REGISTRY,
)  # fmt: skip
REQUESTS: Final = Counter(
    "palatine_http_requests", "HTTP requests by route template.", ("method", "route", "status"), registry=REGISTRY
)
REQUEST_SECONDS: Final = Histogram(
    "palatine_http_seconds", "Time to answer, long polls and streams left out.", ("route",), buckets=_QUICK,
    registry=REGISTRY,
)  # fmt: skip
TABLES: Final = Gauge("palatine_tables", "Tables by status: open or playing.", ("status",), registry=REGISTRY)
WATCHERS: Final = Gauge("palatine_watchers", "Open sockets at tables of this process.", registry=REGISTRY)
TURNED_AWAY: Final = Counter(
    "palatine_connections_turned_away", "Connections closed for lack of room: by an address's own number, or all.",
    ("why",), registry=REGISTRY,
)  # fmt: skip
QUEUE: Final = Gauge("palatine_bot_jobs", "Questions that wait for a bot's answer.", registry=REGISTRY)
QUEUE_AGE: Final = Gauge("palatine_bot_oldest_job_seconds", "Age of the oldest of them.", registry=REGISTRY)
JOBS: Final = Counter(
    "palatine_bot_answers", "Answers of bots by who gave them: worker, rescue, or stale ones.", ("by",),
    registry=REGISTRY,
)  # fmt: skip
WORKERS: Final = Gauge("palatine_workers", "Worker processes of this server that run now.", registry=REGISTRY)
RESTARTS: Final = Counter("palatine_worker_restarts", "Worker processes started again.", registry=REGISTRY)
RESYNCS: Final = Counter(
    "palatine_resyncs", "States sent whole, since the watcher had missed too much.", registry=REGISTRY
)
MISMATCHES: Final = Counter(
    "palatine_hash_mismatches", "Tables whose replayed log did not give the stored digest.", registry=REGISTRY
)
DELIVERIES: Final = Counter(
    "palatine_deliveries", "Notices sent out by channel and outcome (sent, retry, dropped, refused, failed).",
    ("channel", "outcome"), registry=REGISTRY,
)  # fmt: skip
FAILURES: Final = Counter(
    "palatine_background_failures", "Rounds of background work that ended with an error.", ("duty",), registry=REGISTRY
)


def exposition() -> bytes:
    """Everything, as Prometheus reads it."""
    return generate_latest(REGISTRY)


def may_read(client: str | None, headers: Mapping[str, str], token: str | None) -> bool:
    """Only this machine itself, or whoever holds the token: a proxy on this machine speaks for the whole world."""
    given = headers.get("authorization", "")
    if token and hmac.compare_digest(given.encode(), f"Bearer {token}".encode()):
        return True
    return is_loopback(client) and not any(name in headers for name in FORWARDING)


def is_loopback(client: str | None) -> bool:
    try:
        return client is not None and ip_address(client).is_loopback
    except ValueError:
        return False
