"""A card is a row: a domain added to a copy of the sources is played, observed, and met by a bot whose net is older."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from palatine.envs import versions

SOURCES = Path(__file__).parents[2] / "src" / "palatine"
ROW = '    _domain("sunken_garden", "Sunken Garden", "Zatopiony Ogród", 0, "", 4, "immediate", "2 gold + magic"),\n'

PLAYED = """
import warnings

import palatine
from palatine import api
from palatine.envs import pettingzoo, versions
from palatine.games.valeria.components import DOMAINS

assert DOMAINS[-1].id == "sunken_garden"
table = palatine.new_game("valeria", 3, seed="a garden")
taken = False
moves = 0
while not table.is_over:
    seat = table.to_act[0]
    texts = {table.text(action, seat): action for action in table.options(seat)}
    garden = texts.get("acquire sunken_garden")
    taken = taken or garden is not None
    table.act(garden if garden is not None else list(texts.values())[moves % len(texts)], seat)
    moves += 1
assert taken, "the garden never lay open"
assert "sunken_garden" in str(table.view(0))
assert palatine.load(table.dump()).digest() == table.digest()
assert "domain:sunken_garden" in palatine.catalogue("valeria")["things"]

env = pettingzoo.env("valeria", seats=2)
env.reset(seed=1)
for _ in range(40):
    observation, _, terminated, truncated, _ = env.last()
    assert not (terminated or truncated)
    assert len(observation["observation"]) == api.game("valeria").layout.width
    env.step(int(observation["action_mask"].argmax()))
assert versions.fingerprint("valeria") != OLD, "the environment needs a new version"

table = palatine.new_game("valeria", 2, seed=1)
for strongest in (palatine.bot("level5"), palatine.bot("net")):
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        moves = 0
        while moves < 3:
            seat = table.to_act[0]
            moves += len(table.options(seat)) > 1
            table.act(strongest.choose(palatine.sampler(table, seat), seat), seat)
    assert ["does not know these cards" in str(one.message) for one in told] == [True], told
assert palatine.hint(table, table.to_act[0], iterations=8)
print("played")
"""


@pytest.fixture
def another_domain(tmp_path: Path) -> Path:
    """A copy of the sources with one more row among the domains."""
    copy = tmp_path / "palatine"
    shutil.copytree(SOURCES, copy, ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
    components = copy / "games" / "valeria" / "components.py"
    before, head, behind = components.read_text(encoding="utf-8").partition("DOMAINS: Final = (\n")
    rows, end, after = behind.partition("\n)")
    assert head and end
    components.write_text(f"{before}{head}{rows}\n{ROW}{end.lstrip()}{after}", encoding="utf-8")
    return tmp_path


def run(sources: Path, program: str) -> subprocess.CompletedProcess[str]:
    surroundings = {**os.environ, "PYTHONPATH": str(sources), "PALATINE_PURE": "1"}
    return subprocess.run(
        [sys.executable, "-c", program], env=surroundings, capture_output=True, text=True, timeout=280, check=False
    )


def test_another_domain_is_played_observed_and_met_by_the_strongest_bot(another_domain: Path) -> None:
    told = run(another_domain, f"OLD = {versions.fingerprint('valeria')!r}\n{PLAYED}")
    assert told.returncode == 0, told.stderr[-2000:]
    assert told.stdout == "played\n"


def test_more_rows_than_a_set_holds_are_refused_when_the_game_is_loaded(another_domain: Path) -> None:
    components = another_domain / "palatine" / "games" / "valeria" / "components.py"
    many = "".join([ROW.replace("sunken_garden", f"garden_{n}") for n in range(40)])
    components.write_text(components.read_text(encoding="utf-8").replace(ROW, many), encoding="utf-8")
    told = run(another_domain, "import palatine; palatine.describe('valeria')")
    assert "domains of Valeria: there is room for 62 rows, and here are 68" in told.stderr
