"""The house: traffic goes one way, the kernel needs nobody, and files stay short enough to read."""

import ast
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent / "src" / "palatine"
FILES = sorted(ROOT.rglob("*.py"))
MODULES = {".".join(["palatine", *path.relative_to(ROOT).with_suffix("").parts]): path for path in FILES}

# A room may import from itself and from the rooms named here. The door (`palatine.api` and the package itself) stands
# above bots and below everything that people start.
ALLOWED = {
    "kernel": {"kernel"},
    "books": {"books", "kernel"},
    "games": {"games", "books", "kernel"},
    "bots": {"bots", "games", "kernel"},
    "api": {"bots", "games", "books", "kernel"},
}
OUTER = {"cli", "server", "lab", "envs"}
COMPILER = {"mypy_extensions", "librt"}
MOST_LINES = 550
UNFINISHED = ("TO" + "DO", "FIX" + "ME", "X" * 3, "HA" + "CK")


def room(module: str) -> str:
    """`palatine.games.kingsburg.table` stands in the room `games`."""
    parts = module.split(".")
    return parts[1] if len(parts) > 1 else ""


def imports(path: Path) -> list[str]:
    """Every module that a file names in an import, or in a call of `import_module` with a plain text."""
    found: list[str] = []
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are written out in full"
            found += [node.module or ""]
            found += [f"{node.module}.{alias.name}" for alias in node.names if f"{node.module}.{alias.name}" in MODULES]
        elif isinstance(node, ast.Call) and ast.unparse(node.func) == "import_module":
            found += [str(arg.value) for arg in node.args if isinstance(arg, ast.Constant)]
    return found


def ours(module: str) -> bool:
    return module == "palatine" or module.startswith("palatine.")


@pytest.mark.parametrize("module", [name for name in MODULES if room(name) in ALLOWED])
def test_traffic_goes_one_way(module: str) -> None:
    """Imports go {cli, server, lab, envs} -> bots -> games -> kernel."""
    wrong = [name for name in imports(MODULES[module]) if ours(name) and room(name) not in ALLOWED[room(module)]]
    assert wrong == []


def test_every_room_is_known() -> None:
    rooms = {path.name for path in ROOT.iterdir() if path.is_dir() and list(path.glob("*.py"))}
    assert rooms - {"__pycache__"} <= set(ALLOWED) | OUTER


@pytest.mark.parametrize("module", [name for name in MODULES if room(name) == "games" and name.count(".") > 2])
def test_games_never_import_each_other(module: str) -> None:
    game = module.split(".")[2]
    others = [name for name in imports(MODULES[module]) if name.startswith("palatine.games.")]
    assert [name for name in others if name.split(".")[2] != game] == []


def foreign(path: Path) -> set[str]:
    """Packages that are neither ours nor of the standard library."""
    names = {name.split(".")[0] for name in imports(path)}
    return names - set(sys.stdlib_module_names) - {"palatine"}


@pytest.mark.parametrize("module", [name for name in MODULES if room(name) in ALLOWED])
def test_the_core_needs_nothing_but_python(module: str) -> None:
    """Only `ints` knows the compiler, and only `vector` asks for numpy."""
    allowed = {"palatine.kernel.ints": COMPILER, "palatine.kernel.vector": {"numpy"}}.get(module, set())
    assert foreign(MODULES[module]) <= allowed


@pytest.mark.parametrize("module", [name for name in MODULES if room(name) in ("kernel", "games", "bots")])
def test_the_core_has_no_excuses_for_the_type_checker(module: str) -> None:
    if module != "palatine.kernel.ints":
        assert "type: ignore" not in MODULES[module].read_text("utf-8")


@pytest.mark.parametrize("module", [name for name in MODULES if room(name) in ("kernel", "games", "bots")])
def test_no_constant_is_shifted_within_32_bits(module: str) -> None:
    """See `palatine.kernel.bits`."""
    assert "i64(1) <<" not in MODULES[module].read_text("utf-8")


@pytest.mark.parametrize("module", MODULES)
def test_files_are_short_and_finished(module: str) -> None:
    text = MODULES[module].read_text("utf-8")
    assert len(text.splitlines()) <= MOST_LINES
    assert [word for word in UNFINISHED if word in text] == []
    assert not text.strip() or ast.get_docstring(ast.parse(text)), "a file begins by saying what it is"
