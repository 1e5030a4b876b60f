"""Grammar: Polish plurals, true minus signs, lists."""

import pytest

from palatine.kernel.speech import Noun, either, listed, number, signed

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
