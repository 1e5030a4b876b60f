"""The examples in README and docs run as they stand."""

import doctest
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
WITH_EXAMPLES = [page for page in PAGES if ">>> " in page.read_text(encoding="utf-8")]


@pytest.mark.parametrize("page", WITH_EXAMPLES, ids=lambda page: page.name)
def test_examples_of_a_page(page: Path) -> None:
    """Every `>>>` line gives what the page says."""
    result = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert result.attempted > 0
    assert result.failed == 0


def test_the_readme_has_a_whole_game() -> None:
    """A newcomer sees a game played to its end on the first page."""
    assert ROOT / "README.md" in WITH_EXAMPLES
