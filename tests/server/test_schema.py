"""Every route against its own description: no failure of the server, and answers of the promised shape."""

import os
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import APIOperation, Case
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from server.process import Server

EXAMPLES = int(os.environ.get("PALATINE_SCHEMA_EXAMPLES", "8"))
pytestmark = pytest.mark.slow
ENDLESS = ("/api/notices/stream",)
"""Answers without an end; they are read elsewhere."""
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("schema")
    with Server(f"sqlite:///{folder}/palatine.sqlite", folder) as started:
        yield started


@dataclass(frozen=True)
class Visit:
    """The headers of a page of ours, and what its guest has got."""

    headers: dict[str, str]
    things: dict[str, str]


def visit(server: Server, known: bool) -> Visit:
    """Somebody unknown with addresses that do not exist, or a guest with a running table."""
    headers = {"Origin": server.address}
    if not known:
        return Visit(headers, {})
    with httpx.Client(base_url=server.address, headers=headers) as client:
        client.post("/api/guest", json={"nickname": "Schema", "lang": "en"}).raise_for_status()
        seats = [{"kind": "me"}, {"kind": "me"}]
        made = client.post("/api/tables", json={"game": "valeria", "seats": seats, "visibility": "public"})
        made.raise_for_status()
        cookie = {"Cookie": f"palatine={client.cookies['palatine']}"}
        return Visit({**headers, **cookie}, {"table": made.json()["id"], "name": "valeria"})


def check_route(operation: APIOperation[Any, Any, Any, Any], visitor: Visit) -> None:
    @settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck), deadline=None, derandomize=True)
    @given(case=operation.as_strategy())
    def check(case: Case[Any]) -> None:
        for name in case.path_parameters:
            case.path_parameters[name] = visitor.things.get(name, case.path_parameters[name])
        case.call_and_validate(headers=visitor.headers, checks=CHECKS, timeout=30)

    check()


@pytest.mark.parametrize("known", [False, True], ids=["nobody", "guest"])
def test_every_route_keeps_to_its_schema(server: Server, known: bool) -> None:
    schema = schemathesis.openapi.from_url(f"{server.address}/api/openapi.json")
    tried = 0
    for result in schema.get_all_operations():
        assert isinstance(result, Ok), f"the description of the API is wrong: {result}"
        operation = result.ok()
        if operation.path not in ENDLESS:
            check_route(operation, visit(server, known))  # anew for each route: one of them is the way out
            tried += 1
    assert tried > 25, "the description of the API is missing routes"
    assert server.process is not None and server.process.poll() is None
    assert "Traceback" not in server.log.read_text()
