"""Grammar: Polish plurals, true minus signs, lists."""

import pytest

from palatine.kernel.speech import (
    ACCUSATIVE,
    GENITIVE,
    NOMINATIVE,
    Noun,
    bound,
    either,
    listed,
    number,
    signed,
)

STONE = Noun("stone", "stones", "kamień", "kamienie", "kamieni")


@pytest.mark.parametrize(
    ("n", "pl", "en"),
    [
        (0, "kamieni", "stones"), (1, "kamień", "stone"), (2, "kamienie", "stones"), (4, "kamienie", "stones"),
        (5, "kamieni", "stones"), (11, "kamieni", "stones"), (12, "kamieni", "stones"), (14, "kamieni", "stones"),
        (15, "kamieni", "stones"), (21, "kamieni", "stones"), (22, "kamienie", "stones"), (25, "kamieni", "stones"),
        (101, "kamieni", "stones"), (112, "kamieni", "stones"), (122, "kamienie", "stones"), (-1, "kamień", "stone"),
        (-3, "kamienie", "stones"),
    ],
)  # fmt: skip
def test_counted_nouns(n: int, pl: str, en: str) -> None:
    shown = f"\u2212{-n}" if n < 0 else str(n)
    assert STONE.count(n, "pl") == f"{shown}\u00a0{pl}"
    assert STONE.count(n, "en") == f"{shown}\u00a0{en}"
    assert STONE.form(n, "pl") == pl


def test_numbers_have_a_true_minus() -> None:
    assert [number(n) for n in (-12, 0, 7)] == ["\u221212", "0", "7"]
    assert [signed(n) for n in (-1, 0, 2)] == ["\u22121", "+0", "+2"]


def test_lists() -> None:
    assert [listed(list("abc"[:n]), "en") for n in range(4)] == ["", "a", "a and b", "a, b and c"]
    assert listed(["a", "b", "c"], "pl") == "a, b i c"
    assert either(["a", "b", "c"], "en") == "a, b or c"
    assert either(["a", "b"], "pl") == "a albo b"


def test_alternatives_that_are_lists_stand_between_semicolons() -> None:
    assert either(["1 a and 1 b", "2 c", "d"], "en") == "1 a and 1 b; 2 c; or d"
    assert either(["1 a i 1 b", "2 c", "d"], "pl") == "1 a i 1 b; 2 c; albo d"
    assert either(["1 a i 1 b", "2 c"], "pl") == "1 a i 1 b albo 2 c"


@pytest.mark.parametrize(
    ("case", "one", "three", "five"),
    [
        (NOMINATIVE, "1\u00a0kostka", "3\u00a0kostki", "5\u00a0kostek"),
        (ACCUSATIVE, "1\u00a0kostkę", "3\u00a0kostki", "5\u00a0kostek"),
        (GENITIVE, "1\u00a0kostki", "3\u00a0kostek", "5\u00a0kostek"),
    ],
)
def test_cases_of_a_counted_noun(case: str, one: str, three: str, five: str) -> None:
    cube = Noun("cube", "cubes", "kostkę", "kostki", "kostek", nominative="kostka", genitive="kostki")
    assert [cube.count(n, "pl", case) for n in (1, 3, 5)] == [one, three, five]
    assert [cube.count(n, "en", case) for n in (1, 3)] == ["1\u00a0cube", "3\u00a0cubes"]


def test_polish_lines_do_not_break_after_numbers_and_words_of_one_letter() -> None:
    assert bound("W tej porze weź 3 złota i 1 PZ (5 kości)", "pl") == (
        "W\u00a0tej porze weź 3\u00a0złota i\u00a01\u00a0PZ (5\u00a0kości)"
    )
    assert bound("kości 3+2 mają wynik 5", "pl") == "kości 3+2 mają wynik 5"
    assert bound("3 gold, a wood", "en") == "3 gold, a wood"
