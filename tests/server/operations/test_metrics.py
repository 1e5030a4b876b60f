"""Figures are for the operator: who may read them, and that no label tells of a person."""

import asyncio
from typing import Any

import pytest
from starlette.types import Message, Scope

from palatine.server import metrics
from palatine.server.observing import Observed

TOKEN = "metrics-token"


@pytest.mark.parametrize(
    ("client", "headers", "token", "allowed"),
    [
        ("127.0.0.1", {}, "", True),
        ("::1", {}, "", True),
        ("127.0.0.1", {"x-forwarded-for": "127.0.0.1"}, "", False),
        ("127.0.0.1", {"forwarded": "for=1.2.3.4"}, "", False),
        ("127.0.0.1", {"x-real-ip": "1.2.3.4"}, "", False),
        ("10.0.0.5", {}, "", False),
        (None, {}, "", False),
        ("testclient", {}, "", False),
        ("10.0.0.5", {"authorization": "Bearer metrics-token"}, TOKEN, True),
        ("127.0.0.1", {"x-forwarded-for": "1.2.3.4", "authorization": "Bearer metrics-token"}, TOKEN, True),
        ("10.0.0.5", {"authorization": "Bearer wrong"}, TOKEN, False),
        ("10.0.0.5", {"authorization": "Bearer żółw"}, TOKEN, False),
        ("10.0.0.5", {"authorization": "Bearer "}, "", False),
    ],
)
def test_who_may_read(client: str | None, headers: dict[str, str], token: str, allowed: bool) -> None:
    assert metrics.may_read(client, headers, token) is allowed


def test_the_text_is_what_prometheus_reads() -> None:
    metrics.MOVE_SECONDS.observe(0.004)
    metrics.COMMANDS.labels("move", "done").inc()
    text = metrics.exposition().decode()
    for name in (
        "palatine_move_seconds_bucket", "palatine_commands_total", "palatine_watchers", "palatine_bot_jobs",
        "palatine_bot_oldest_job_seconds", "palatine_resyncs_total", "palatine_hash_mismatches_total",
        "palatine_workers", "palatine_worker_restarts_total",
    ):  # fmt: skip
        assert f"\n{name}" in text
    assert 'palatine_commands_total{command="move",outcome="done"}' in text


class Route:
    """A declared route, as routers leave it in the scope."""

    path = "/api/tables/{id}"


async def _asked(scope: Scope, status: int) -> list[Message]:
    sent: list[Message] = []

    async def app(_scope: Any, _receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": status, "headers": [(b"a", b"b")]})
        await send({"type": "http.response.body", "body": b""})

    async def receive() -> Message:
        return {"type": "http.request"}

    async def send(message: Message) -> None:
        sent.append(message)

    await Observed(app)(scope, receive, send)
    return sent


def test_requests_are_counted_by_template_and_get_an_id() -> None:
    path = "/api/tables/secretid?token=abc"
    scope: Scope = {"type": "http", "method": "GET", "path": path, "route": Route()}
    sent = asyncio.run(_asked(scope, 404))
    asyncio.run(_asked({"type": "http", "method": "BREW", "path": "/wp-login.php"}, 405))
    headers = dict(sent[0]["headers"])
    assert headers[b"a"] == b"b" and len(headers[b"x-request-id"]) == 16
    text = metrics.exposition().decode()
    assert 'palatine_http_requests_total{method="GET",route="/api/tables/{id}",status="404"}' in text
    assert 'palatine_http_requests_total{method="other",route="other",status="405"}' in text
    assert "secretid" not in text and "wp-login" not in text
