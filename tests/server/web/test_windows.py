"""Rates are counted for everybody by themselves, and counts that are over take no room."""

import pytest

from palatine.server.web.windows import FEW, Rate, Windows


class Hands:
    """A clock that is turned by hand."""

    def __init__(self) -> None:
        self.at = 100.0

    def __call__(self) -> float:
        return self.at


@pytest.mark.parametrize(
    ("text", "rate"), [("60/hour", Rate(60, 3600)), ("2/second", Rate(2, 1)), ("1200/minute", Rate(1200, 60))]
)
def test_rates_are_written_in_words(text: str, rate: Rate) -> None:
    assert Rate.read(text) == rate


def test_so_many_are_counted_and_the_next_waits_for_the_window_to_end() -> None:
    clock = Hands()
    windows, rate = Windows(clock), Rate(2, 60)
    assert [windows.hit(rate, "claims", "anna") for _ in range(2)] == [0.0, 0.0]
    clock.at += 45
    assert windows.hit(rate, "claims", "anna") == windows.hit(rate, "claims", "anna") == 15.0
    assert windows.hit(rate, "claims", "bert") == windows.hit(rate, "tables", "anna") == 0.0
    clock.at += 15
    assert [windows.hit(rate, "claims", "anna") for _ in range(3)] == [0.0, 0.0, 60.0]


def test_windows_that_are_over_are_forgotten() -> None:
    clock = Hands()
    windows, rate = Windows(clock), Rate(1, 60)
    for number in range(20 * FEW):
        clock.at += 1
        windows.hit(rate, "address", str(number))
    assert len(windows.open) <= FEW
    assert windows.hit(rate, "address", str(20 * FEW - 1)) > 0.0, "those that run are kept"
