"""Declared facts: High Card with secrets that lie in no zone, and where they do not get to."""

import json
from typing import Final

import pytest
from laws.test_no_leak import sampled, seen
from server.room.sitting import Sitting

import palatine
from kernel.high_card import SHEET, HighCard, HighCardGame
from palatine.kernel import kinds, position
from palatine.kernel.chance import seeded
from palatine.kernel.fields import COUNTED, IMPLIED, Field, SeatRows, Sheet, Told, how_many
from palatine.kernel.game import Game
from palatine.kernel.table import Table
from palatine.kernel.zone import ALL, NOBODY_SEES, OWNER

SITTING: Final = Sitting.of("kingsburg", 3)
"""A room of a server, which is given our table."""
CHARMS: Final = ["raven", "newt", "toad"]


class Purse:
    """What a seat of Omens has besides its cards."""

    def __init__(self) -> None:
        self.wish = 0
        """Known to its owner."""
        self.fate = 0
        """Known to nobody."""
        self.charms = 0
        """Known to its owner; the others can count them."""
        self.forgotten = 0
        """Somebody did not declare it."""


class Omens(HighCard):
    """High Card with secrets."""

    def __init__(
        self, game: Game, seats: int, chosen: dict[str, object], overlay: dict[str, object], rules: int
    ) -> None:
        super().__init__(game, seats, chosen, overlay, rules)
        self.omen = 0
        self.tally = 0
        self.seat = [Purse() for _ in range(seats)]

    def blank(self) -> "Omens":
        return Omens(self.game, self.seat_count, self.chosen, self.overlay, self.rules)

    def copy_from(self, other: Table) -> None:
        super().copy_from(other)
        assert isinstance(other, Omens)
        self.omen, self.tally = other.omen, other.tally
        for mine, theirs in zip(self.seat, other.seat, strict=True):
            vars(mine).update(vars(theirs))

    def sheet(self) -> Sheet[HighCard]:
        return OMENS


PURSE: Final[Sheet[HighCard]] = Sheet(
    [
        Field("wish", OWNER, kinds.number(0, 9999), imagine=lambda g, _: g.chance.below(10)),
        Field("fate", NOBODY_SEES, kinds.number(0, 9999), imagine=lambda g, _: 0),
        Field("charms", COUNTED, kinds.names(CHARMS), imagine=lambda g, _: 0),
        Told("lucky", OWNER, lambda g, seat, _: f"lucky-{seat}"),
    ],
    apart={"forgotten": "the test wants it so"},
)
OMENS: Final[Sheet[HighCard]] = Sheet(
    [
        *SHEET.facts,
        Field("omen", NOBODY_SEES, kinds.number(0, 9999), imagine=lambda g, _: 0),
        Field("tally", IMPLIED, kinds.number(0, 9999)),
        SeatRows("seats", PURSE),
    ],
    apart={},
)


class OmensGame(HighCardGame):
    def new_table(self, seats: int, chosen: dict[str, object], overlay: dict[str, object], rules: int) -> Omens:
        table = Omens(self, seats, chosen, overlay, rules)
        table.lay_out()
        return table


def told() -> Omens:
    """Three seats with secrets that can be searched for; something has happened already."""
    table = OmensGame().prepared(3, {}, None)
    assert isinstance(table, Omens)
    table.chance = seeded(3)
    table.recording = True
    table.begin()
    table.play(table.options(0)[0], 0)
    table.omen, table.tally = 7771, 6661
    for seat, purse in enumerate(table.seat):
        purse.wish, purse.fate, purse.forgotten = 8881 + seat, 9991 + seat, 5551 + seat
        purse.charms = 0b101
    return table


SECRETS: Final = ("7771", "999", "555")
"""Of nobody, and the field that was never declared. (8881, 8882, 8883 are wishes.)"""


def everything(table: Table, viewer: int | None) -> str:
    """Every way in which a watcher learns of a table, the server's state included."""
    SITTING.room.table = table
    SITTING.room.asks = dict.fromkeys(table.to_act, 1)
    return seen(table, viewer) + json.dumps(SITTING.state(viewer))


@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_a_secret_reaches_whom_it_is_declared_for(viewer: int | None) -> None:
    text = everything(told(), viewer)
    assert not [secret for secret in SECRETS if secret in text]
    assert "6661" not in text
    assert [f"888{seat + 1}" in text for seat in range(3)] == [seat == viewer for seat in range(3)]
    assert [f"lucky-{seat}" in text for seat in range(3)] == [seat == viewer for seat in range(3)]
    rows = told().public_facts(viewer)["seats"]
    assert isinstance(rows, list)
    assert [row["charms"] for row in rows] == [["raven", "toad"] if seat == viewer else 2 for seat in range(3)]


@pytest.mark.parametrize("seat", range(3))
def test_a_secret_is_in_no_sample_of_another_seat(seat: int) -> None:
    text = sampled(told(), seat)
    assert not [secret for secret in SECRETS[:2] if secret in text]
    assert [f"888{other + 1}" in text for other in range(3)] == [other == seat for other in range(3)]
    assert text.count("raven") == 4, "its own charms, in the view and in three tables"
    assert "6661" in text, "what is implied is no secret"


def test_tables_that_differ_in_secrets_look_the_same() -> None:
    table, other = told(), told()
    other.omen = 1
    for purse in other.seat[1:]:
        purse.wish, purse.fate, purse.charms = 4, 5, 0b011
    assert everything(other, None) == everything(table, None)
    assert everything(other, 0) == everything(table, 0)
    assert sampled(other, 0) == sampled(table, 0)


def test_dumps_hold_all_that_is_declared_and_positions_give_it_back() -> None:
    table = told()
    data = table.dump()
    facts = data["table"]
    assert isinstance(facts, dict)
    assert facts["omen"] == 7771 and facts["tally"] == 6661
    assert facts["seats"][1] == {"wish": 8882, "fate": 9992, "charms": ["raven", "toad"]}
    again = position.load(table.game, data)
    assert again.digest() == table.digest()
    facts["seats"][1]["lucky"] = "no"
    with pytest.raises(palatine.BadPosition, match=r"table.seats.1.lucky: unknown key"):
        position.load(table.game, data)


def test_an_audience_must_be_said_and_a_secret_imagined() -> None:
    with pytest.raises(AssertionError, match="who may see it"):
        Field("omen", "", kinds.number(0, 1))
    for audience in (OWNER, NOBODY_SEES, COUNTED):
        with pytest.raises(AssertionError, match="imagined"):
            Field("omen", audience, kinds.number(0, 1))
    with pytest.raises(AssertionError, match="imagined"):
        Field("omen", ALL, kinds.number(0, 1), imagine=lambda g, seat: 0)


def test_what_can_be_counted() -> None:
    assert how_many(["a", "", "b"]) == 2
    assert how_many([["a", "b"], [], ["c"]]) == 3
    assert how_many({"a": 2, "b": 1}) == 3
    with pytest.raises(AssertionError, match="cannot be counted"):
        how_many(5)
