"""The OpenAPI document, with the messages of the socket added to what FastAPI finds by itself."""

from typing import Any, Final

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from fastapi.routing import APIRoute
from pydantic import TypeAdapter

from palatine.server.web.schemas.common import Problem
from palatine.server.web.schemas.messages import ClientMessage, ServerMessage

TAGS: Final = [
    {"name": "games", "description": "Games, their options, and whether a choice can be played."},
    {"name": "identity", "description": "Guests, accounts, tokens of programs, links to further devices."},
    {"name": "tables", "description": "Opening, finding, watching and playing tables."},
    {"name": "records", "description": "Records, positions, replays, reports."},
    {"name": "notices", "description": "Calls to people who are not looking."},
    {"name": "workers", "description": "For the bots of this server."},
    {"name": "operations", "description": "For the operator."},
]
_REF: Final = "#/components/schemas/{model}"


def operation_id(route: APIRoute) -> str:
    """Every route is called by the name of its function."""
    return route.name


def described(app: FastAPI) -> dict[str, Any]:
    """The document, made once."""
    if app.openapi_schema is None:
        document = get_openapi(
            title=app.title, version=app.version, description=app.description, routes=app.routes, tags=app.openapi_tags
        )
        schemas: dict[str, Any] = document["components"]["schemas"]
        client = TypeAdapter[Any](ClientMessage).json_schema(ref_template=_REF, mode="validation")
        server = TypeAdapter[Any](ServerMessage).json_schema(ref_template=_REF, mode="serialization")
        problem = Problem.model_json_schema(ref_template=_REF, mode="serialization")
        for name, found in (("ClientMessage", client), ("ServerMessage", server), ("Problem", problem)):
            for inner, schema in found.pop("$defs", {}).items():
                schemas.setdefault(inner, schema)
            schemas[name] = found
        _drop_nested_discriminators(document)
        app.openapi_schema = document
    return app.openapi_schema


def _drop_nested_discriminators(node: Any) -> None:
    """OpenAPI knows no discriminator within a discriminator (`propose` and its kind); the constants stay and tell."""
    if isinstance(node, dict):
        mapping = (
            node.get("discriminator", {}).get("mapping", {}) if isinstance(node.get("discriminator"), dict) else {}
        )
        if any(not isinstance(target, str) for target in mapping.values()):
            del node["discriminator"]
        for inner in node.values():
            _drop_nested_discriminators(inner)
    elif isinstance(node, list):
        for inner in node:
            _drop_nested_discriminators(inner)
