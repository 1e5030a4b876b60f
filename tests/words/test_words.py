"""Every sentence of a game has a shape that somebody has read; everything on the board says why it is not possible."""

from collections import Counter

import pytest
from laws.cases import cases_of

import palatine
from palatine.kernel.speech import LANGUAGES
from words.pointing import pointed
from words.shapes import collected, path_of

MOST_VAGUE = 0.02


@pytest.mark.parametrize("game", palatine.games())
def test_sentences_have_the_shapes_that_were_read(game: str) -> None:
    found = collected(game)
    for lang in LANGUAGES:
        assert found[lang].written() == path_of(game, lang).read_text("utf-8"), f"{game} speaks {lang} differently"


@pytest.mark.parametrize("game", palatine.games())
def test_what_can_be_pointed_at_has_a_reason_of_its_own(game: str) -> None:
    """A reason names the condition that fails; “something else is asked” is left for the few that have none."""
    answers = [answer for case in cases_of(game) for answer in pointed(case, "pointing")]
    vague = Counter([(answer.kind, answer.target.partition(":")[0]) for answer in answers if answer.is_vague])
    assert len(answers) > 5_000
    assert vague.total() / len(answers) < MOST_VAGUE, vague.most_common(20)
