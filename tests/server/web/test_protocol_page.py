"""docs/protocol.md tells the truth: its messages have the right shape, its codes exist, its client plays."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
from pydantic import TypeAdapter, ValidationError

from palatine.server import errors as server_errors
from palatine.server.room.command import PersonsCommand
from palatine.server.room.refusals import SENTENCES
from palatine.server.web import errors
from palatine.server.web.schemas.common import Problem
from palatine.server.web.schemas.hints import HintAsked, HintFace
from palatine.server.web.schemas.messages import ClientMessage, ServerMessage
from palatine.server.web.schemas.state import ProposalFace
from palatine.server.web.schemas.tables import CreatedFace, NewTable
from server.web.running import Running

PAGE = (Path(__file__).parents[3] / "docs" / "protocol.md").read_text("utf-8")
EXAMPLES: list[dict[str, Any]] = [json.loads(block) for block in re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)]
CLIENT: TypeAdapter[Any] = TypeAdapter(ClientMessage)
SERVER: TypeAdapter[Any] = TypeAdapter(ServerMessage)


def fits(example: dict[str, Any]) -> str:
    """The kind of message that an example is."""
    kinds: dict[str, Any] = {"client": CLIENT, "server": SERVER}
    if "type" not in example:
        models = (NewTable, CreatedFace, Problem, ProposalFace, HintAsked, HintFace)
        kinds = {model.__name__: TypeAdapter(model) for model in models}
    for name, kind in kinds.items():
        try:
            kind.validate_python(example)
        except ValidationError:
            continue
        return name
    raise AssertionError(f"an example fits nothing: {example}")


def test_every_example_has_the_right_shape() -> None:
    found = [fits(example) for example in EXAMPLES]
    assert {
        "client", "server", "NewTable", "CreatedFace", "Problem", "ProposalFace", "HintAsked", "HintFace",
    } == set(found)  # fmt: skip
    told = {example["type"] for example in EXAMPLES if "type" in example}
    assert {"look", "state", "move", "done", "refused", "why", "ping", "pong", "presence", "bye"} <= told


def test_every_command_is_named() -> None:
    document = TypeAdapter[Any](PersonsCommand).json_schema()
    types = {schema["properties"]["type"]["const"] for schema in document["$defs"].values()}
    table = PAGE.split("| type | fields |")[1].split("\n\n")[0]
    named = {word for line in table.splitlines()[2:] for word in re.findall(r"`(\w+)`", line.split("|")[1])}
    assert named == types


def test_every_code_is_named() -> None:
    codes = {code for _, code in errors.OF_KERNEL.values()} | set(SENTENCES) | {"origin", "invalid", "too_many", "slow"}
    codes |= {errors.http_error(status).code for status in (400, 401, 403, 404, 405, 413, 415, 500)}
    kinds = [kind for kind in vars(server_errors).values() if isinstance(kind, type)]
    codes |= {kind.code for kind in kinds if issubclass(kind, server_errors.ServerError)}
    codes -= {"bad_setting", "bad_backup"}  # of the command line
    table = PAGE.split("| status | codes |")[1].split("\n\n")[0]
    assert set(re.findall(r"`([a-z_]+)`", table)) == codes


@pytest.fixture
def program(tmp_path: Path) -> Path:
    (block,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    assert len(block.splitlines()) <= 50
    file = tmp_path / "client.py"
    file.write_text(block)
    return file


def test_the_client_plays_a_whole_game(house: Running, anna: httpx.Client, program: Path) -> None:
    token = anna.post("/api/me/tokens", json={"label": "the page"}).json()["token"]
    table = anna.post("/api/tables", json={"game": "wonderful_kingdom", "seats": [{"kind": "me"}]}).json()["id"]
    words = [sys.executable, str(program), house.address.replace("http", "ws", 1), token, table, "0"]
    done = subprocess.run(words, capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    state = anna.get(f"/api/tables/{table}").json()
    assert json.loads(done.stdout) == state["table"]["scores"]
    assert state["table"]["status"] == "over"
