"""Notices: who is told what, how it leaves the house, and when it is tried again."""

import json
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select, update

from palatine.server.errors import BadSetting
from palatine.server.notices import push, wording
from palatine.server.notices.arising import Arising, arising
from palatine.server.notices.deliveries import PAUSES, Deliveries
from palatine.server.notices.push import NoPush, Subscription
from palatine.server.notices.webhook import Outcome
from palatine.server.room import command as commands
from palatine.server.room.command import Actor, Command
from palatine.server.room.room import Room
from palatine.server.room.setting import Setting
from palatine.server.settings import Settings
from palatine.server.store import notices, schema
from palatine.server.store.database import Database
from server.operations.receiver import receiving
from server.waiting import PATIENCE

DAY = 24 * 3600 * 1000
NOW = 1_800_000_000_000
ANNA, BOLEK = "anna", "bolek"


def table_of_two(**more: Any) -> Room:
    """Anna has opened a table of Kingsburg and sits; the other seat is free."""
    seats = [{"kind": "person", "user": ANNA, "name": "Anna"}, {"kind": "open"}]
    data = {"id": "t", "game": "kingsburg", "seats": seats, "owner": ANNA, "clock": {"kind": "days", "days": 2}, **more}
    return Room.opened(Setting.from_data(data))


def after(room: Room, user: str, command: Command, now: int = NOW) -> tuple[Room, list[Arising]]:
    """The room after a command, and who is told."""
    changed = room.clone()
    for entry in room.decide(command, Actor(user), now):
        changed.apply(entry)
    return changed, arising(room, changed, user)


def told(found: list[Arising]) -> set[tuple[str, str]]:
    return {(one.user, one.kind) for one in found}


def playing() -> Room:
    return after(table_of_two(), BOLEK, commands.SitInvited(1, "Bolek"))[0]


def first_move(room: Room) -> tuple[str, commands.Move]:
    seat = min(room.asks)
    assert room.table is not None
    return (ANNA, BOLEK)[seat], commands.Move(seat, room.asks[seat], room.table.options(seat)[0])


def test_the_owner_hears_that_somebody_joined_or_that_it_is_time_to_play() -> None:
    room, found = after(table_of_two(), BOLEK, commands.SitInvited(1, "Bolek"))
    assert room.status == "playing"
    assert told(found) == ({(ANNA, "turn")} if 0 in room.asks else {(ANNA, "joined")})
    seats = [{"kind": "person", "user": ANNA, "name": "Anna"}, {"kind": "open"}, {"kind": "open"}]
    waiting = Room.opened(Setting.from_data({"id": "t", "game": "kingsburg", "seats": seats, "owner": ANNA}))
    assert told(after(waiting, BOLEK, commands.SitInvited(1, "Bolek"))[1]) == {(ANNA, "joined")}


def test_a_new_table_for_the_same_company_invites_the_others() -> None:
    seats = [{"kind": "person", "user": ANNA, "name": "Anna"}, {"kind": "person", "user": BOLEK, "name": "Bolek"}]
    room = Room.opened(Setting.from_data({"id": "t", "game": "kingsburg", "seats": seats, "owner": ANNA}))
    assert arising(None, room, ANNA) == [Arising(BOLEK, "invited", 1)]


def test_a_move_calls_whoever_is_asked_next_and_never_the_mover() -> None:
    room = playing()
    calls = set()
    for number in range(12):
        user, move = first_move(room)
        changed, found = after(room, user, move, NOW + number)
        for one in found:
            assert one.kind == "turn" and one.user != user and one.seat is not None
            assert one.data == {"ask": changed.asks[one.seat], "deadline": NOW + number + 2 * DAY}
            calls.add(one.user)
        room = changed
    assert calls == {ANNA, BOLEK}


def test_a_seat_played_by_a_bot_is_not_called() -> None:
    room = playing()
    waiting = BOLEK if min(room.asks) == 0 else ANNA
    room, found = after(room, waiting, commands.HandOver(1 if waiting == BOLEK else 0, "greedy"))
    assert found == []
    for _ in range(6):
        user, move = first_move(room)
        if user == waiting:
            break
        room, found = after(room, user, move)
        assert told(found) <= {(user, "turn")} and found == []


def test_a_proposal_asks_the_others_once_and_the_end_is_told() -> None:
    room = playing()
    for _ in range(8):
        room, _ = after(room, *first_move(room))
    room, found = after(room, ANNA, commands.ProposeEnd("abort"))
    assert room.proposal is not None and told(found) == {(BOLEK, "proposal")}
    assert found[0].data == {"proposal": room.proposal.number}
    room, found = after(room, BOLEK, commands.Answer(room.proposal.number, True))
    assert room.status == "aborted" and told(found) == {(ANNA, "over")}


@pytest.fixture
def warsaw(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The zone of the machine."""
    with monkeypatch.context() as changed:
        changed.setenv("TZ", "Europe/Warsaw")
        time.tzset()
        yield
    time.tzset()


@pytest.mark.usefixtures("warsaw")
def test_words_in_both_languages() -> None:
    notice = notices.Notice("n", "turn", "abc", "kingsburg", 0, {"deadline": 1_800_000_000_000}, 1, None)
    assert wording.sentence(notice, "en") == "Kingsburg: it is your turn (until 15\u00a0January, 09:00 CET)."
    assert wording.sentence(notice, "pl") == "Kingsburg: twoja kolej (do 15\u00a0stycznia, 09:00 CET)."
    for kind in wording.KINDS:
        english, polish = (wording.sentence(replace(notice, kind=kind, data={}), lang) for lang in ("en", "pl"))
        assert english.endswith(".") and polish.endswith(".") and english != polish
    sent = wording.payload(notice, "pl", "https://stol.example")
    assert sent["url"] == "https://stol.example/t/abc" and sent["text"] == sent["content"] and "seen" not in sent


# ---- deliveries ------------------------------------------------------------------------------------------------------


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    database = Database(f"sqlite:///{tmp_path}/notices.db")
    database.migrate()
    yield database
    database.close()


def waiting_notice(database: Database, url: str | None, pushes: int = 0) -> None:
    """A notice for Anna, whose webhook is this."""
    with database.begin() as c:
        user = {"public_id": ANNA, "nickname": "Anna", "lang": "pl", "created_at": NOW}
        c.execute(insert(schema.users).values(user | {"webhook_url": url, "webhook_secret": "s3cret"}))
        table = {"public_id": "abcdefghij", "game": "kingsburg", "rules": 1, "engine": "1", "setting": {}}
        table |= {"status": "playing", "version": 1, "visibility": "link", "created_at": NOW, "updated_at": NOW}
        c.execute(insert(schema.tables).values(table))
        for number in range(pushes):
            notices.add_push(c, 1, f"https://push.example/{number}", {"auth": "a", "p256dh": "b"}, NOW)
        notices.add(c, 1, "turn", 1, 0, {"ask": 3, "deadline": None}, NOW, NOW)


class Clock:
    """Time that passes when it is told to."""

    def __init__(self) -> None:
        self.now = NOW

    def __call__(self) -> int:
        return self.now


def settings(**more: Any) -> Settings:
    return Settings(public_url="https://stol.example", webhooks_private=True, **more)


def test_a_notice_is_sent_once(database: Database) -> None:
    with receiving() as receiver:
        waiting_notice(database, receiver.address)
        deliveries = Deliveries(database, settings(), now=Clock())
        assert (deliveries.round(), deliveries.round()) == (1, 0)
        sent = json.loads(receiver.got.get(timeout=PATIENCE).body)
        deliveries.close()
    assert sent["kind"] == "turn" and sent["table"] == "abcdefghij"
    assert sent["text"] == "Kingsburg: twoja kolej. https://stol.example/t/abcdefghij"


def test_it_is_tried_again_with_growing_pauses_and_then_no_more(database: Database) -> None:
    with receiving(503) as receiver:
        waiting_notice(database, receiver.address)
        clock = Clock()
        deliveries = Deliveries(database, settings(), now=clock)
        for pause in PAUSES:
            assert deliveries.round() == 1
            clock.now += pause - 1
            assert deliveries.round() == 0, "not before its time"
            clock.now += 1
        assert deliveries.round() == 1
        clock.now += 365 * DAY
        assert deliveries.round() == 0, "given up"
        assert receiver.got.qsize() == len(PAUSES) + 1
        deliveries.close()
    with database.reading() as c:
        assert c.execute(select(schema.deliveries.c.error)).scalar_one() == "503"


def test_what_was_seen_is_not_sent(database: Database) -> None:
    with receiving() as receiver:
        waiting_notice(database, receiver.address)
        with database.begin() as c:
            notices.see(c, 1, None, NOW)
        deliveries = Deliveries(database, settings(), now=Clock())
        assert (deliveries.round(), deliveries.round()) == (1, 0)
        deliveries.close()
        assert receiver.got.empty()


def test_private_addresses_are_refused_for_good_unless_the_operator_allows_them(database: Database) -> None:
    with receiving() as receiver:
        waiting_notice(database, receiver.address)
        clock = Clock()
        deliveries = Deliveries(database, replace(settings(), webhooks_private=False), now=clock)
        assert deliveries.round() == 1
        clock.now += DAY
        assert deliveries.round() == 0
        deliveries.close()
        assert receiver.got.empty()


class Pushes:
    """A sender of the operator's own."""

    key = "public-key"

    def __init__(self, *words: str) -> None:
        self.words = list(words)
        self.sent: list[tuple[Subscription, dict[str, Any]]] = []

    def send(self, subscription: Subscription, payload: dict[str, Any]) -> Outcome:
        self.sent.append((subscription, payload))
        word = self.words.pop(0)
        if word == "raise":
            raise RuntimeError("the operator's mistake")
        return Outcome(word, "x")


def test_push_goes_through_the_plug_and_forgets_browsers_that_are_gone(database: Database) -> None:
    waiting_notice(database, None, pushes=3)
    clock, sender = Clock(), Pushes("sent", "gone", "raise", "sent")
    deliveries = Deliveries(database, settings(), sender, clock)
    assert deliveries.round() == 3
    with database.reading() as c:
        assert len(c.execute(select(schema.pushes.c.endpoint)).all()) == 2
    clock.now += PAUSES[0]
    assert deliveries.round() == 1
    deliveries.close()
    assert sender.words == [] and sender.sent[0][0].as_data()["keys"] == {"auth": "a", "p256dh": "b"}


def test_without_a_plug_nobody_is_called(database: Database) -> None:
    waiting_notice(database, None, pushes=1)
    deliveries = Deliveries(database, settings(), now=Clock())
    assert isinstance(deliveries.pushes, NoPush) and (deliveries.round(), deliveries.round()) == (1, 0)
    deliveries.close()


def test_the_plug_is_named_in_the_settings() -> None:
    assert push.sender("server.operations.test_notices:PLUG").key == "public-key"
    for name in ("nowhere:sender", "json:loads", "json", "json:nothing", ":x"):
        with pytest.raises(BadSetting):
            push.sender(name)


PLUG = Pushes()


def test_a_reminder_in_the_last_quarter_once(database: Database) -> None:
    waiting_notice(database, None)
    with database.begin() as c:
        seat = {"table_id": 1, "seat": 0, "user_id": 1, "kind": "person", "name": "Anna", "to_act": True, "ask": 3}
        c.execute(insert(schema.seats).values(seat | {"asked_at": NOW, "deadline": NOW + DAY}))
        c.execute(update(schema.tables).values(next_deadline=NOW + DAY))
    for moment, expected in ((NOW + DAY // 2, []), (NOW + DAY * 4 // 5, [ANNA]), (NOW + DAY * 5 // 6, [])):
        with database.begin() as c:
            assert list(notices.near_deadlines(c, moment)) == expected
