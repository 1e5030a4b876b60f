"""A game is named in its own folders and nowhere else: everybody asks which games there are."""

import ast
from pathlib import Path

import palatine

ROOT = Path(__file__).parents[2]


def own(path: Path) -> bool:
    """Whether a file belongs to one game: it or its folder bears its name."""
    return any(part.removesuffix(".py").removesuffix("_weights") in palatine.games() for part in path.parts)


def words(path: Path) -> set[str]:
    """The texts of a file that are one word, as a key or an argument would be."""
    tree = ast.parse(path.read_text("utf-8"))
    return {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def test_no_module_names_a_game() -> None:
    files = [path for path in (ROOT / "src").rglob("*.py") if not own(path.relative_to(ROOT))]
    assert len(files) > 200
    assert {str(path): found for path in files if (found := words(path) & set(palatine.games()))} == {}


def test_no_file_of_the_page_names_a_game() -> None:
    """But its board: a folder that is found by its name."""
    page = [path for path in (ROOT / "web/src").rglob("*.*") if path.suffix in (".ts", ".svelte", ".css")]
    files = [path for path in page if path.name != "api.generated.ts" and not own(path.relative_to(ROOT))]
    assert len(files) > 80
    texts = {path: path.read_text("utf-8").lower() for path in files}
    assert {str(path): name for path, text in texts.items() for name in palatine.games() if name in text} == {}
