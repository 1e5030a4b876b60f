"""Replays: every decision with its label, what came of it, and the points, for any eyes."""

import json

import pytest

from palatine.kernel.table import Table
from palatine.server.errors import NotFound
from palatine.server.records.again import again, decisions
from palatine.server.records.eyes import Eyes
from palatine.server.records.replay import at_step, moment, replayed
from server.records.games import GAMES, finished

OPEN = Eyes(None, True)


def steps(table: Table, eyes: Eyes, lang: str = "en") -> list[dict[str, object]]:
    found = replayed(table, eyes, lang)["steps"]
    assert isinstance(found, list)
    return found


@pytest.mark.parametrize("name", GAMES)
def test_every_decision_is_told(name: str) -> None:
    table = finished(name)
    told = json.loads(json.dumps(replayed(table, OPEN, "pl")))
    assert told["moves"] == decisions(table) > 20
    assert [step["number"] for step in told["steps"]] == list(range(told["moves"] + 1))
    assert all(step["label"] and step["text"] for step in told["steps"][1:])
    assert told["steps"][0]["seat"] is None and told["steps"][0]["label"] is None
    assert told["steps"][-1]["scores"] == told["scores"] == table.scores()
    assert told["steps"][-1]["to_act"] == []
    assert told["ranking"] == table.ranking()
    moves = [line.partition(": ") for line in table.record().splitlines() if line[:1].isdecimal()]
    assert [(step["seat"], step["text"]) for step in told["steps"][1:]] == [(int(m[0]) - 1, m[2]) for m in moves]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seat", [None, 0])
def test_events_are_those_the_seat_was_told(name: str, seat: int | None) -> None:
    table = finished(name).clone()
    events = [event for step in steps(table, Eyes(seat), "pl") for event in step["events"]]  # type: ignore[attr-defined]
    assert [{key: value for key, value in event.items() if key != "text"} for event in events] == table.events_since(
        0, seat
    )
    assert all(event["text"] for event in events)


def test_labels_in_both_languages() -> None:
    table = finished("valeria")
    english, polish = steps(table, OPEN, "en"), steps(table, OPEN, "pl")
    assert [step["text"] for step in english] == [step["text"] for step in polish]
    assert any(one["label"] != other["label"] for one, other in zip(english, polish, strict=True))


def test_a_seat_is_not_told_what_others_chose_in_secret() -> None:
    """Dukes are kept in secret: one's own choice has a label, that of the others only for all eyes together."""
    table = finished("valeria")
    keeping = {step["seat"]: step["number"] for step in steps(table, OPEN) if str(step["text"]).startswith("keep ")}
    assert len(keeping) == 3
    for viewer in range(3):
        told = steps(table, Eyes(viewer))
        for seat, number in keeping.items():
            assert isinstance(number, int)
            assert (told[number]["label"] is not None) == (seat == viewer)
            assert (told[number]["text"] is not None) == (seat == viewer)


@pytest.mark.parametrize("name", GAMES)
def test_moments_have_the_view_of_that_time(name: str) -> None:
    table = finished(name)
    last = decisions(table)
    for played in again(table):
        if played.number % 17 and played.number != last:
            continue
        expected = json.loads(json.dumps(played.table.view(0)))
        told = json.loads(json.dumps(moment(table, played.number, Eyes(0), "pl")))
        assert told["view"] == expected
        assert told["scores"] == played.table.scores() and told["moves"] == last
        assert at_step(table, played.number).digest() == played.table.digest()


def test_all_eyes_together_see_every_hand() -> None:
    table = finished("valeria")
    told = moment(table, 0, OPEN, "en")
    assert isinstance(told["view"], dict)
    hands = told["view"]["zones"]["dukes_dealt"]
    assert all(card is not None for hand in hands for card in hand["cards"])
    spectator = moment(table, 0, Eyes(), "en")["view"]
    assert isinstance(spectator, dict)
    assert all(card is None for hand in spectator["zones"]["dukes_dealt"] for card in hand["cards"])


@pytest.mark.parametrize("number", [-1, 100_000])
def test_steps_that_are_not_there(number: int) -> None:
    table = finished("paladins")
    for ask in (lambda: moment(table, number, Eyes(), "en"), lambda: at_step(table, number)):
        with pytest.raises(NotFound) as caught:
            ask()
        assert f"from 0 to {decisions(table)}" in caught.value.en and "kroku" in caught.value.pl


def test_a_replay_changes_nothing() -> None:
    table = finished("kingsburg")
    before = (table.digest(), table.record())
    replayed(table, OPEN, "en")
    moment(table, 3, Eyes(1), "pl")
    assert (table.digest(), table.record()) == before
