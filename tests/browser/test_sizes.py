"""Every screen: at each size nothing is cut, covered, too small or out of reach, in all games and both languages."""

import random
from pathlib import Path

import pytest

import palatine
from browser.conftest import Visit
from browser.visitor import Visitor
from palatine.kernel.table import Table

FITTING = (Path(__file__).parent / "fitting.js").read_text()
SIZES = (
    (320, 640), (390, 844), (844, 390), (683, 384), (768, 1024), (820, 1180), (1024, 768), (1180, 820), (1280, 720),
    (1366, 768), (1536, 864), (1920, 1080), (2560, 1440),
)  # fmt: skip
"""The last but one of the phones is a laptop of 1366 x 768 at a zoom of 200 %."""
MOUSE, FINGER = 36, 44
TABLES: dict[str, list[tuple[int, dict[str, object]]]] = {"kingsburg": [(4, {})], "valeria": [(4, {}), (1, {})]}
"""Tables that keep it at every size; Kingsburg with modules, Paladins and Wonderful Kingdom do in most places only."""


def least(width: int, height: int) -> int:
    return FINGER if width < 600 or height < 500 else MOUSE


def moments(game: str, seats: int, options: dict[str, object]) -> list[Table]:
    """The first question, and the question with the most answers of a random game."""
    table = palatine.new_game(game, seats=seats, seed="sizes", options=options)
    chance = random.Random(7)
    first, fullest, most = table.clone(), table.clone(), 0
    while not table.is_over:
        seat = table.to_act[0]
        legal = table.options(seat)
        if len(legal) >= most:
            fullest, most = table.clone(), len(legal)
        table.play(chance.choice(legal), seat)
    return [first, fullest]


def misfits(person: Visitor) -> list[str]:
    found = []
    for width, height in SIZES:
        person.page.set_viewport_size({"width": width, "height": height})
        person.wait_for_calm()
        found += [f"{width}x{height}: {one}" for one in person.page.evaluate(FITTING, least(width, height))]
    return found


@pytest.mark.parametrize("lang", ["pl", "en"])
@pytest.mark.parametrize("game", TABLES)
def test_everything_fits_at_every_size(visit: Visit, game: str, lang: str) -> None:
    person = visit(lang=lang)
    found = []
    for seats, options in TABLES[game]:
        for number, table in enumerate(moments(game, seats, options)):
            person.page.set_viewport_size({"width": 1366, "height": 768})
            person.open_position(table)
            found += [f"{seats} seats, moment {number}, {one}" for one in misfits(person)]
    assert not found, "\n".join(found)
    assert person.troubles == []
