"""Every sentence of the reports exists in both languages, with the same words to fill in, and somebody says it."""

import string
from pathlib import Path

import pytest

import palatine.lab
from palatine.lab.report.voice import Voice
from palatine.lab.report.words import WORDS

MADE = ("way.", "challenge.", "medal.", "measure.", "col.", "arena.distinct", "arena.duels")
"""Keys that are put together from parts."""


def fields(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name}


@pytest.mark.parametrize("key", sorted(WORDS))
def test_both_languages_say_everything(key: str) -> None:
    english, polish = WORDS[key]
    assert english.strip() and polish.strip() and fields(english) == fields(polish)


def test_nothing_is_written_for_nobody() -> None:
    source = "\n".join([path.read_text("utf-8") for path in Path(palatine.lab.__file__).parent.rglob("*.py")])
    said = [key for key in WORDS if source.count(f'"{key}"') + source.count(f"'{key}'") > 1]
    assert [key for key in WORDS if key not in said and not key.startswith(MADE)] == []


def test_numbers_follow_the_language() -> None:
    english, polish = Voice("en"), Voice("pl")
    assert (english.number(1234.5), polish.number(1234.5)) == ("1,234.5", "1\u00a0234,5")
    assert (english.percent(0.5), polish.percent(0.5)) == ("50.0 %", "50,0%")
    assert (english.signed(0.04), english.signed(-2.0), polish.signed(2.25, 2)) == ("0.0", "−2.0", "+2,25")
    assert (english.between(1, 2), polish.between(-1, 2)) == ("1.0–2.0", "od −1,0 do 2,0")
    assert polish.listed(["a", "b", "c"]) == "a, b i c"
