"""No card without a test: every row of the modules and scenarios has a test that carries its name and asserts."""

import ast
from collections.abc import Iterable
from pathlib import Path

import pytest

from palatine.games.kingsburg.families import MODULES, families
from palatine.games.kingsburg.scenario_components import SCENARIOS
from palatine.games.kingsburg.settings import OPTIONS

CHECKS = ("refused", "raises", "trades", "vein", "year_ends", "saves")
"""Calls that assert."""
COUNTS = {"buildings": 8 + 28, "governors": 25, "destiny": 30, "whims": 16, "groups": 8}


def cards(family: str) -> list[str]:
    """The ids that modules and Currying Favour bring in, without those of the base game."""
    base: dict[str, object] = {option.name: option.default for option in OPTIONS}
    modular = {**base, "modules": list(MODULES), "scenario": "currying_favour"}
    known = {row.id for found in families(base) for row in found.rows}
    return [row.id for found in families(modular) if found.name == family for row in found.rows if row.id not in known]


def proofs() -> list[str]:
    """The names of tests of this folder that assert something."""
    return [
        node.name
        for path in sorted(Path(__file__).parent.glob("test_kingsburg_*.py"))
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_") and asserts(node)
    ]


def asserts(test: ast.FunctionDef) -> bool:
    for node in ast.walk(test):
        if isinstance(node, ast.Assert):
            return True
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in CHECKS:
            return True
    return False


def without_proof(ids: Iterable[str], names: Iterable[str]) -> list[str]:
    """The cards that no test is named after: `test_<id>` or `test_<id>_…`."""
    known = list(names)
    return [id for id in ids if not any(f"{name}_".startswith(f"test_{id}_") for name in known)]


@pytest.mark.parametrize("family", list(COUNTS))
def test_every_card_has_a_proof(family: str) -> None:
    missing = without_proof(cards(family), proofs())
    assert not missing, f"{family} without a test named after them: {', '.join(missing)}"


def test_every_scenario_has_a_proof() -> None:
    assert without_proof([row.id for row in SCENARIOS], proofs()) == []


def test_all_cards_are_looked_at() -> None:
    assert {family: len(cards(family)) for family in COUNTS} == COUNTS


def test_a_card_without_a_test_is_found() -> None:
    assert without_proof(["whim_1", "fair", "prince"], ["test_whim_11_gives", "test_fairy", "test_princess"]) == [
        "whim_1", "fair", "prince",
    ]  # fmt: skip
    assert without_proof(["whim_1", "fair"], ["test_whim_1_copies", "test_fair"]) == []
    empty, full = ast.parse("def test_a(): pass\ndef test_b():\n    assert 1").body
    assert isinstance(empty, ast.FunctionDef) and isinstance(full, ast.FunctionDef)
    assert (asserts(empty), asserts(full)) == (False, True)
