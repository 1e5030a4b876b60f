"""Somebody deletes themselves: nothing of them stays but empty seats, and the others lose nothing."""

import json

import pytest
from sqlalchemy import select

import palatine
from palatine.server.accounts import Accounts
from palatine.server.errors import WrongPassword
from palatine.server.notices.mail import Mailer
from palatine.server.records.archive import Archive
from palatine.server.records.eyes import Eyes
from palatine.server.room import faces
from palatine.server.room.command import Command, ProposeEnd, Sit
from palatine.server.room.setting import FORMER
from palatine.server.store import schema
from palatine.server.store.users import User
from server.records.games import by_lot
from server.store.house import BOT, FRIEND, ME, OPEN, House

WORD = "a long sentence that only I know"


def accounts_of(house: House) -> Accounts:
    return Accounts(house.identity, house.hall, Mailer(house.settings))


def member(house: House, nickname: str, account: str) -> User:
    return house.identity.register(house.guest(nickname), account, WORD)


def everything_stored(house: House) -> str:
    """All rows of the database, as text."""
    with house.database.reading() as connection:
        rows = [[dict(row._mapping) for row in connection.execute(select(t))] for t in schema.metadata.sorted_tables]
    return json.dumps(rows, ensure_ascii=False)


def sat(house: House, host: User, guest: User, *more: dict[str, object]) -> str:
    """A game of two people that has begun."""
    made = house.table(host, ME, FRIEND, *more)
    house.hall.claim(made.invites[0].path.removeprefix("/claim/"), guest)
    return made.public_id


def names(house: House, table: str, lang: str) -> list[str]:
    face = faces.state(house.hall.room(table), None, lang)["table"]
    assert isinstance(face, dict)
    return [seat["name"] for seat in face["seats"]]


def test_a_game_goes_on_and_nobody_finds_the_name(house: House) -> None:
    zoe, ben = member(house, "Zoëlinda", "zoe-linda"), house.guest("Ben")
    table = sat(house, ben, zoe)
    accounts_of(house).new_codes(zoe, WORD)
    with house.beside() as other, house.beside() as third:
        assert other.hall.room(table).seats[1].name == "Zoëlinda"
        accounts_of(house).delete(zoe, WORD)
        for each in (house, other, third):
            assert names(each, table, "pl") == ["Ben", "były gracz"]
            assert names(each, table, "en") == ["Ben", "former player"]
            room = each.hall.room(table)
            assert room.status == "playing" and room.seats[1].kind == "bot" and room.seats[1].user is None
            assert "former player" in str(faces.state(room, None, "en")["view"]["names"])  # type: ignore[index]
    stored = everything_stored(house)
    assert "Zoëlinda" not in stored and "zoe-linda" not in stored
    assert house.identity.session("nothing") is None
    with pytest.raises(WrongPassword):
        house.identity.login("zoe-linda", WORD)
    assert house.hall.tables_of(ben)[0].seats[1].name == FORMER


def test_a_password_is_asked_for(house: House) -> None:
    zoe = member(house, "Zoe", "zoe-of-here")
    with pytest.raises(WrongPassword):
        accounts_of(house).delete(zoe, "something else")
    assert house.identity.login("zoe-of-here", WORD).user.id == zoe.id


def test_records_stay_playable(house: House) -> None:
    zoe = house.guest("Zoëlinda")
    over = by_lot(palatine.new_game("kingsburg", 2, seed=1, names=["Zoëlinda", "Ben"]), "forgotten")
    archive = Archive(house.hall, house.database)
    table = archive.brought(zoe, over.record()).public_id
    assert table is not None
    mine = sat(house, zoe, house.guest("Ben"))
    accounts_of(house).delete(zoe, "")
    assert palatine.replay(archive.record(table)).digest() == over.digest()
    assert archive.replay(table, Eyes(None, True), "pl")["scores"] == over.scores()
    assert house.hall.room(mine).owner == house.hall.room(mine).seats[1].user, "the table has another owner"


def test_a_seat_of_a_finished_game_is_told_in_the_readers_language(house: House) -> None:
    zoe, ben = house.guest("Zoëlinda"), house.guest("Ben")
    table = sat(house, ben, zoe)
    ended: Command = ProposeEnd("abort")
    house.hall.command(table, ben, ended)
    accounts_of(house).delete(zoe, "")
    house.hall.rooms.drop(table)
    room = house.hall.room(table)
    assert room.status == "aborted" and names(house, table, "pl") == ["Ben", "były gracz"]
    assert "Zoëlinda" not in everything_stored(house)


def test_tables_that_wait_lose_a_seat_and_a_table_without_people_ends(house: House) -> None:
    zoe, ben = house.guest("Zoe"), house.guest("Ben")
    waiting = house.table(zoe, ME, OPEN, OPEN).public_id
    house.hall.command(waiting, ben, Sit(1, "Ben"))
    lonely = house.table(zoe, ME, OPEN).public_id
    solo = house.table(zoe, ME, BOT).public_id
    accounts_of(house).delete(zoe, "")
    room = house.hall.room(waiting)
    assert room.status == "open" and room.seats[0].kind == "open" and room.owner == ben.public_id
    assert house.hall.room(lonely).status == "closed"
    assert house.hall.room(solo).status == "aborted"


def test_names_of_seats_held_earlier_go_too(house: House) -> None:
    zoe, ben = house.guest("Zoëlinda"), house.guest("Ben")
    table = house.table(ben, ME, FRIEND, shuffle=True)
    house.hall.claim(table.invites[0].path.removeprefix("/claim/"), zoe)
    seat = house.hall.room(table.public_id).seats_of(zoe.public_id)[0]
    link = house.hall.transfer(table.public_id, zoe, seat).path.removeprefix("/claim/")
    house.hall.claim(link, house.guest("Cleo"))
    accounts_of(house).delete(zoe, "")
    assert "Zoëlinda" not in everything_stored(house)
    house.hall.rooms.drop(table.public_id)
    assert sorted(names(house, table.public_id, "en")) == ["Ben", "Cleo"]
