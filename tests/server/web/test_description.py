"""The OpenAPI document: complete, exact, and what the answers really look like."""

from typing import Any

import httpx
import pytest

from palatine.server.web.app import create_app
from server.web.running import settings_of

UNSAFE = ("post", "put", "patch", "delete")


@pytest.fixture(scope="module")
def document(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    return create_app(settings_of(tmp_path_factory.mktemp("described"))).openapi()


def operations(document: dict[str, Any]) -> list[tuple[str, str, dict[str, Any]]]:
    return [(path, method, told) for path, item in document["paths"].items() for method, told in item.items()]


def test_every_operation_is_described(document: dict[str, Any]) -> None:
    names = [told["operationId"] for _, _, told in operations(document)]
    assert len(names) == len(set(names)) > 35
    known = {tag["name"] for tag in document["tags"]}
    for path, method, told in operations(document):
        assert told["description"], path
        assert set(told["tags"]) <= known
        for status, answer in told["responses"].items():
            assert answer["description"], (path, status)
            if status.startswith(("4", "5")):
                schema = answer["content"]["application/json"]["schema"]
                assert schema == {"$ref": "#/components/schemas/Problem"}, (path, status)
        assert {"422", "429", "500", "503"} <= set(told["responses"]), path
        if method in UNSAFE:
            assert {"400", "403", "413", "415"} <= set(told["responses"]), path
        if "security" in told:
            assert "401" in told["responses"], path


def test_requests_are_closed_and_bounded(document: dict[str, Any]) -> None:
    schemas = document["components"]["schemas"]
    asked = {ref["$ref"].rsplit("/", 1)[1] for ref in references(bodies(document), schemas)}
    assert len(asked) > 30
    for name in asked:
        schema = schemas[name]
        if schema.get("type") == "object":
            assert schema["additionalProperties"] is False, name
        for field, value in schema.get("properties", {}).items():
            for kind in value.get("anyOf", [value]):
                if kind.get("type") == "string" and "const" not in kind and "enum" not in kind:
                    assert "maxLength" in kind, (name, field)
                if kind.get("type") in ("integer", "number"):
                    assert "maximum" in kind, (name, field)
                if kind.get("type") == "array":
                    assert "maxItems" in kind, (name, field)


def bodies(document: dict[str, Any]) -> list[Any]:
    return [told["requestBody"] for _, _, told in operations(document) if "requestBody" in told]


def references(node: Any, schemas: dict[str, Any], seen: set[str] | None = None) -> list[dict[str, str]]:
    """Every reference within something, and within what it refers to."""
    seen = set() if seen is None else seen
    found: list[dict[str, str]] = []
    if isinstance(node, dict):
        if "$ref" in node and node["$ref"] not in seen:
            seen.add(node["$ref"])
            found.append(node)
            found += references(schemas[node["$ref"].rsplit("/", 1)[1]], schemas, seen)
        for inner in node.values():
            found += references(inner, schemas, seen)
    elif isinstance(node, list):
        for inner in node:
            found += references(inner, schemas, seen)
    return found


def test_the_socket_is_described_too(document: dict[str, Any]) -> None:
    schemas = document["components"]["schemas"]
    assert all("__" not in name for name in schemas)
    client = {ref["$ref"].rsplit("/", 1)[1] for ref in schemas["ClientMessage"]["oneOf"] if "$ref" in ref}
    assert {"LookMessage", "WhyMessage", "PingMessage", "Move", "Undo", "Answer"} <= client
    server = {ref["$ref"].rsplit("/", 1)[1] for ref in schemas["ServerMessage"]["oneOf"]}
    assert {"State", "DoneMessage", "RefusedMessage", "ByeMessage"} <= server
    targets = [
        target for schema in schemas.values() for target in schema.get("discriminator", {}).get("mapping", {}).values()
    ]
    assert all(isinstance(target, str) for target in targets)


def test_it_is_served_and_nothing_from_elsewhere(browser: httpx.Client) -> None:
    assert browser.get("/api/openapi.json").json()["info"]["title"] == "Palatine"
    assert browser.get("/docs").status_code == 404
    assert browser.get("/redoc").status_code == 404
