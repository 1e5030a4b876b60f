"""The pages of the environments are what the engine says today, and versions stand for what they name."""

import re
from pathlib import Path

import pytest

import palatine
from palatine import api
from palatine.envs import needs, pages, versions

DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.parametrize("game", palatine.games())
def test_pages_are_up_to_date(game: str) -> None:
    """If not: `python -m palatine.envs.pages`."""
    assert (DOCS / "envs" / f"{game}.md").read_text("utf-8") == pages.page(game)
    assert f"envs/{game}.md" in (DOCS / "envs.md").read_text("utf-8")


@pytest.mark.parametrize("game", palatine.games())
def test_a_version_stands_for_what_the_numbers_mean(game: str) -> None:
    """If this fails, nets trained before would be fed with other numbers: raise the version in `about.py`."""
    assert api.game(game).about.environment[1] == versions.fingerprint(game)


@pytest.mark.parametrize("game", palatine.games())
def test_every_block_is_described(game: str) -> None:
    blocks = palatine.api.game(game).layout.blocks
    assert len({block.name for block in blocks}) == len(blocks)
    assert all(block.meaning for block in blocks)


def test_a_missing_library_is_named_with_the_way_to_get_it() -> None:
    with pytest.raises(needs.MissingExtra, match=r"pip install palatine\[rl\]"):
        needs.needed("no_such_library", "rl")


@pytest.mark.parametrize("number", range(4))
def test_the_examples_run_as_they_stand(number: int) -> None:
    examples = re.findall(r"```python\n(.*?)```", (DOCS / "envs.md").read_text("utf-8"), re.DOTALL)
    assert len(examples) == 4
    exec(compile(examples[number], "docs/envs.md", "exec"), {})
