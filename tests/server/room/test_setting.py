"""What a table is opened with: everything is checked, and nothing of a position's past comes along."""

import json

import pytest

import palatine
from palatine.kernel.errors import PalatineError
from palatine.server.errors import BadRequest
from palatine.server.room.checks import clean_name
from palatine.server.room.setting import DAY, Setting

BOTS: list[object] = [{"kind": "bot"}, {"kind": "bot"}]


def setting(**given: object) -> Setting:
    return Setting.from_data({"game": "kingsburg", "seats": BOTS, **given})


def test_a_setting_goes_through_json_unchanged() -> None:
    clock = {"kind": "live", "seconds": 30, "reserve": 600}
    whole = setting(id="t", owner="anna", options={"edition": 1}, clock=clock, on_time="call", shuffle=True)
    assert Setting.from_data(json.loads(json.dumps(whole.as_data()))) == whole
    assert whole.options["edition"] == 1 and "modules" in whole.options, "defaults are written down"


def test_absence_is_what_the_table_agreed_on() -> None:
    assert setting().absence == 3 * DAY
    assert setting(absence=5000).absence == 5000


@pytest.mark.parametrize(
    ("given", "place"),
    [
        ({"clock": {"kind": "days", "days": 31}}, "clock.days"),
        ({"clock": {"kind": "live", "seconds": 4}}, "clock.seconds"),
        ({"clock": {"kind": "live", "seconds": 5, "reserve": 7201}}, "clock.reserve"),
        ({"clock": {"kind": "sand"}}, "clock.kind"),
        ({"clock": {"kind": "none", "days": 2}}, "clock.days"),
        ({"on_time": "never"}, "on_time"),
        ({"visibility": "secret"}, "visibility"),
        ({"shuffle": 1}, "shuffle"),
        ({"hints": "some"}, "hints"),
        ({"seats": [{"kind": "bot", "bot": "mcts:iterations=900000"}, {"kind": "bot"}]}, "bot"),
        ({"seats": [{"kind": "person", "name": "Anna"}, {"kind": "bot"}]}, "seats.0.user"),
        ({"seats": [{"kind": "person", "user": "anna", "name": " "}, {"kind": "bot"}]}, "seats.0.name"),
        ({"seats": [{"kind": "ghost"}]}, "seats.0.kind"),
        ({"seats": "two"}, "seats"),
        ({"rules": 99}, "rules"),
        ({"colour": "red"}, "colour"),
        ({"overlay": []}, "overlay"),
    ],
)
def test_wrong_data_are_refused_by_name(given: dict[str, object], place: str) -> None:
    with pytest.raises(BadRequest, match=f"^{place} "):
        setting(**given)


@pytest.mark.parametrize(
    "given",
    [
        {"game": "chess"},
        {"seats": [{"kind": "bot"}]},
        {"seats": [{"kind": "bot"}] * 6},
        {"options": {"edition": 3}},
        {"seats": [{"kind": "bot", "bot": "oracle"}, {"kind": "bot"}]},
        {"seats": [{"kind": "bot", "level": 3}, {"kind": "bot"}]},
        {"stand_in": "oracle"},
        {"overlay": {"nonsense": {}}},
        {"position": {"pending": [["nothing"]]}},
    ],
)
def test_the_game_checks_its_own(given: dict[str, object]) -> None:
    with pytest.raises(PalatineError):
        setting(**given)


def test_a_setting_is_an_object() -> None:
    with pytest.raises(BadRequest):
        Setting.from_data([])


def test_a_position_leaves_its_past_behind() -> None:
    table = palatine.new_game("kingsburg", 2, seed=3, names=["X", "Y"])
    for _ in range(5):
        table.play(table.options()[0])
    whole = setting(position=table.dump())
    assert whole.position is not None
    assert not {"log", "origin", "chance", "forced", "names", "book"} & set(whole.position)
    assert palatine.load(dict(whole.position)).digest() == table.digest()
    assert Setting.from_data(json.loads(json.dumps(whole.as_data()))) == whole


def test_a_position_must_fit_the_seats() -> None:
    position = palatine.new_game("kingsburg", 3, seed=3).dump()
    with pytest.raises(BadRequest, match=r"position\.seats"):
        setting(position=position)


def test_a_position_brings_its_rules() -> None:
    position = palatine.new_game("valeria", 2, seed=1, rules=1).dump()
    old = Setting.from_data({"game": "valeria", "seats": BOTS, "position": position})
    assert old.rules == 1
    with pytest.raises(PalatineError):
        Setting.from_data({"game": "valeria", "seats": BOTS, "position": position, "rules": 2})


@pytest.mark.parametrize(
    ("given", "name"),
    [("  Anna   Maria ", "Anna Maria"), ("A\u202enna\u200b", "Anna"), ("Zo\u0308e", "Zöe"), ("a\nb\tc", "a b c")],
)
def test_names_are_one_plain_line(given: str, name: str) -> None:
    assert clean_name(given) == name


@pytest.mark.parametrize("given", ["", " \n", "\u200b\u202e", "x" * 33, "x" * 1000, 7, None])
def test_names_that_nobody_could_read_are_refused(given: object) -> None:
    with pytest.raises(BadRequest):
        clean_name(given)
