"""What watchers are sent: whole, redacted, and the same for whoever was away as for whoever comes new."""

import json
import random
from typing import Any

import pytest

from palatine.kernel.errors import PalatineError
from palatine.server.room import faces
from palatine.server.room.command import Actor, Answer, HandOver, ProposeUndo, Rename, Sit, Undo
from palatine.server.room.room import FARTHEST
from server.room.sitting import ANNA, BEN, BOT, DAN, OPEN, PEOPLE, Sitting, person
from server.room.wandering import Wanderer

GAMES = {"kingsburg": 3, "valeria": 3, "paladins": 2, "wonderful_kingdom": 2}


class Client:
    """Keeps a chronicle as a browser would: it throws away what was rewound and appends what is new."""

    def __init__(self, seat: int | None, lang: str) -> None:
        self.seat = seat
        self.lang = lang
        self.version: int | None = None
        self.events: list[dict[str, object]] = []
        self.entries: list[dict[str, object]] = []

    def look(self, sitting: Sitting) -> None:
        state: Any = sitting.state(self.seat, self.version, self.lang)
        assert state["since"] == self.version
        self.events = self.events[: state["events_from"]] + state["events"]
        self.entries += state["entries"]
        self.version = state["version"]


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("game", GAMES)
def test_who_was_away_reads_what_a_newcomer_reads(game: str, seed: int) -> None:
    sitting = Sitting.of(game, GAMES[game], stand_in="random", absence=10**9)
    wanderer = Wanderer(sitting, seed)
    chance = random.Random(seed)
    clients = [Client(None, "pl"), Client(None, "en"), Client(None, "en")]
    for _ in range(120):
        wanderer.walk(1)
        for client in clients:
            if chance.random() < 0.15:
                client.look(sitting)
    for client in clients:
        client.look(sitting)
        fresh = Client(client.seat, client.lang)
        fresh.look(sitting)
        assert client.events == fresh.events
        assert [event["n"] for event in client.events] == list(range(sitting.room.event_count))
        assert client.entries == fresh.entries
        assert [entry["number"] for entry in client.entries] == list(range(1, sitting.room.version + 1))


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_away_during_undo_reads_the_same(game: str) -> None:
    sitting = Sitting.of(game, GAMES[game])
    clients = [Client(seat, "en") for seat in range(GAMES[game])]
    chance = random.Random(game)
    for turn in range(60):
        sitting.move()
        if turn % 7 == 6:
            sitting.do(ProposeUndo(chance.randint(1, 5)), ANNA)
            for other in PEOPLE[1 : GAMES[game]]:
                if sitting.room.proposal is not None:
                    sitting.do(answer(sitting), other)
        for client in clients:
            if chance.random() < 0.2:
                client.look(sitting)
    for client in clients:
        client.look(sitting)
        fresh = Client(client.seat, "en")
        fresh.look(sitting)
        assert client.events == fresh.events


def answer(sitting: Sitting) -> Answer:
    assert sitting.room.proposal is not None
    return Answer(sitting.room.proposal.number, True)


def test_a_new_name_is_told_in_old_sentences() -> None:
    sitting = Sitting.of("kingsburg", 2)
    client = Client(None, "en")
    for _ in range(10):
        sitting.move()
    client.look(sitting)
    sitting.do(Rename(0, "Zygfryd"))
    client.look(sitting)
    assert any("Zygfryd" in str(event["text"]) for event in client.events)
    assert not any("Anna" in str(event["text"]) for event in client.events)


def test_the_shape_of_a_state() -> None:
    sitting = Sitting.of("kingsburg", 2, 1, clock={"kind": "live", "seconds": 30, "reserve": 60})
    sitting.play_until(lambda s: 0 in s.room.asks)
    state: Any = faces.state(sitting.room, 0, "pl", None, "anna", {"ben"})
    assert set(state) == {
        "type", "version", "since", "table", "seat", "view", "ask", "events_from", "events", "entries",
    }  # fmt: skip
    assert json.loads(json.dumps(state)) == state
    assert state["type"] == "state" and state["seat"] == 0 and state["since"] is None and state["events_from"] == 0
    table = state["table"]
    assert set(table) == {
        "id", "game", "rules", "status", "options", "visibility", "seats", "clock", "on_time", "absence", "hints",
        "owned",
        "proposal", "result", "undoable", "redoable",
    }  # fmt: skip
    assert table["owned"] and not table["hints"] and table["status"] == "playing" and table["result"] is None
    anna, ben, bot = table["seats"]
    assert set(anna) == {
        "seat", "kind", "name", "bot", "level", "stand_in", "conceded", "flagged", "mine", "present", "to_act",
        "deadline", "reserve",
    }  # fmt: skip
    assert anna["mine"] and anna["to_act"] and anna["deadline"] and anna["reserve"] and not anna["present"]
    assert not ben["mine"] and ben["present"] and bot["kind"] == "bot" and bot["bot"] == "random"
    ask = state["ask"]
    assert set(ask) == {"number", "kind", "rule", "text", "targets", "about", "options"}
    assert ask["number"] == sitting.room.asks[0] and ask["text"] == sitting.table.prompt(0).pl
    options = sitting.table.options(0)
    assert [option["action"] for option in ask["options"]] == options
    for option, action in zip(ask["options"], options, strict=True):
        assert option["text"] == sitting.table.text(action, 0)
        assert option["label"] == sitting.table.label(action, "pl", 0)
        assert option["targets"] == sitting.table.targets(action, 0)
    assert all(isinstance(event["text"], str) and event["text"] for event in state["events"])
    assert state["view"] == sitting.table.view(0)


def test_spectators_see_no_question_and_own_nothing() -> None:
    sitting = Sitting.of("valeria", 2)
    state: Any = faces.state(sitting.room, None, "en", None, "anna")
    assert state["ask"] is None and state["seat"] is None
    assert state["view"] == sitting.table.view(None)
    assert [seat["mine"] for seat in state["table"]["seats"]] == [True, False]
    stranger: Any = faces.state(sitting.room, None, "en", None, None)
    assert [seat["mine"] for seat in stranger["table"]["seats"]] == [False, False]
    assert not stranger["table"]["owned"] and stranger["table"]["undoable"] == 0


@pytest.mark.parametrize(("seat", "holder"), [(0, "ben"), (0, None), (2, "anna"), (9, "anna"), (-1, "ben")])
def test_nobody_looks_from_somebody_elses_seat(seat: int, holder: str | None) -> None:
    sitting = Sitting.of("valeria", 2, 1)
    with pytest.raises(PalatineError) as caught:
        faces.state(sitting.room, seat, "en", None, holder)
    assert getattr(caught.value, "code", "") == "not_yours"


def test_one_user_looks_from_each_of_her_seats() -> None:
    sitting = Sitting("valeria", person(ANNA), OPEN)
    sitting.do(Sit(1, "Other hand"), ANNA)
    first: Any = faces.state(sitting.room, 0, "en", None, "anna")
    second: Any = faces.state(sitting.room, 1, "en", None, "anna")
    assert first["ask"]["options"] != second["ask"]["options"], "each has dukes of its own"
    assert [seat["mine"] for seat in first["table"]["seats"]] == [True, True]


def test_a_table_that_waits_for_people() -> None:
    sitting = Sitting("kingsburg", person(ANNA), {"kind": "friend", "name": "for Ben"}, OPEN)
    state: Any = faces.state(sitting.room, 0, "en", None, "anna")
    assert state["view"] is None and state["ask"] is None and state["events"] == [] and state["entries"] == []
    assert state["table"]["status"] == "open"
    assert [seat["kind"] for seat in state["table"]["seats"]] == ["person", "friend", "open"]


@pytest.mark.parametrize("game", GAMES)
def test_public_faces_hold_no_text_of_moves_and_no_users(game: str) -> None:
    sitting = Sitting.of(game, GAMES[game], stand_in="random")
    Wanderer(sitting, 4).walk(150)
    allowed = {
        "number", "kind", "seat", "at", "events", "name", "reason", "bot", "level", "stand_in", "order", "moves",
        "agreed", "proposal", "target", "with", "yes", "status",
    }  # fmt: skip
    state: Any = faces.state(sitting.room, None, "en", None, None)
    for entry, face in zip(sitting.log, state["entries"], strict=True):
        assert set(face) <= allowed
        if entry.kind in ("move", "redo"):
            assert set(face) == {"number", "kind", "seat", "at", "events"}
    shown = json.dumps({**state, "view": None, "events": None, "table": {**state["table"], "seats": None}})
    for user in ("anna", "ben", "cleo", "guest"):
        assert f'"{user}' not in shown
    assert "digest" not in shown and "lines" not in shown and "outcomes" not in shown


def test_secret_choices_stay_secret() -> None:
    """Two tables that differ only in what Ben chose in secret look the same to Anna and to spectators."""
    sitting = Sitting.of("valeria", 3)
    texts = [sitting.table.text(action, 1) for action in sitting.table.options(1)]
    twin = Sitting("valeria", person(ANNA), person(BEN), OPEN)
    twin.room, twin.log, twin.now = sitting.folded(), sitting.log[:], sitting.now
    sitting.move(1, pick=0)
    twin.move(1)
    assert sitting.log[-1].data != twin.log[-1].data
    for seat in (0, 2, None):
        seen = json.dumps(sitting.state(seat), sort_keys=True)
        assert seen == json.dumps(twin.state(seat), sort_keys=True)
        assert not any(text in seen for text in texts)


def test_results_are_shown_when_the_game_is_over() -> None:
    sitting = Sitting.of("kingsburg", 1, 1)
    sitting.play_until(lambda s: s.room.status == "over")
    table: Any = sitting.state(0)["table"]
    assert table["result"] == {"reason": "finished"} and table["scores"] == sitting.table.scores()
    assert table["breakdown"] == sitting.table.breakdown() and table["ranking"] == sitting.table.ranking()
    assert table["undoable"] == table["redoable"] == 0 and sitting.state(0)["ask"] is None


def test_what_can_be_taken_back_and_given_back() -> None:
    sitting = Sitting.of("valeria", 1, 1)
    sitting.play_until(lambda s: s.table.undo_limit(0) >= 2)
    limit = sitting.table.undo_limit(0)
    table: Any = sitting.state(0)["table"]
    assert (table["undoable"], table["redoable"]) == (limit, 0)
    sitting.do(Undo(0, 2), ANNA)
    table = sitting.state(0)["table"]
    assert (table["undoable"], table["redoable"]) == (limit - 2, 2)
    sitting.do(HandOver(0, "random"), ANNA)
    table = sitting.state(0)["table"]
    assert (table["undoable"], table["redoable"]) == (0, 0)


def test_a_proposal_is_shown_by_seats() -> None:
    sitting = Sitting("kingsburg", person(ANNA), person(BEN), person(BEN), OPEN)
    sitting.do(Sit(3, "Dan"), DAN)
    sitting.play_until(lambda s: len(s.room.moves) >= 8)
    sitting.do(ProposeUndo(8), ANNA)
    number = sitting.room.version
    face: Any = faces.table_face(sitting.room, 0, "anna")["proposal"]
    assert face == {
        "number": number, "kind": "undo", "seats": [0], "at": sitting.now, "agreed": [], "awaited": [1, 2, 3],
        "mine": True, "asks_me": False, "moves": 8,
    }  # fmt: skip
    sitting.do(answer(sitting), BEN)
    face = faces.table_face(sitting.room, 3, "dan")["proposal"]
    assert face["agreed"] == [1, 2] and face["awaited"] == [3] and face["asks_me"] and not face["mine"]
    spectator: Any = faces.table_face(sitting.room)["proposal"]
    assert not spectator["mine"] and not spectator["asks_me"]


@pytest.mark.parametrize("since", [-1, 10**6])
def test_an_unknown_version_is_told_everything(since: int) -> None:
    sitting = Sitting.of("kingsburg", 2)
    sitting.move()
    state: Any = sitting.state(None, since)
    assert state["since"] is None and state["events_from"] == 0
    assert len(state["events"]) == sitting.room.event_count


def test_who_was_away_too_long_is_told_everything() -> None:
    sitting = Sitting("kingsburg", BOT, OPEN)
    for number in range(FARTHEST // 2 + 2):
        actor = Actor(f"u{number}")
        sitting.do(Sit(1, "Guest"), actor) if sitting.room.table is None else sitting.do(Rename(1, f"N{number}"))
        sitting.do(Rename(1, f"M{number}"))
    assert sitting.room.version > FARTHEST
    oldest = sitting.room.version - FARTHEST
    assert sitting.state(None, oldest - 1)["since"] is None
    state: Any = sitting.state(None, oldest)
    assert state["since"] == oldest and len(state["entries"]) == FARTHEST
    assert state["events_from"] == 0, "names have changed since"
