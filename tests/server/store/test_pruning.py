"""Terms: what nobody needs any more goes, and nothing else does."""

import pytest

from palatine.server.errors import NotFound
from palatine.server.pruning import prune, remove
from palatine.server.records.archive import Archive
from palatine.server.settings import DAY
from palatine.server.store import users
from server.store.house import FRIEND, ME, OPEN, House
from server.store.test_forgetting import member, sat


def is_there(house: House, table: str) -> bool:
    house.hall.rooms.drop(table)
    try:
        house.hall.room(table)
    except NotFound:
        return False
    return True


def test_unfinished_tables_go_after_their_term(house: House) -> None:
    ada, ben = house.guest("Ada"), house.guest("Ben")
    old = sat(house, ada, ben)
    waiting = house.table(ada, ME, OPEN).public_id
    reported = house.table(ada, ME, FRIEND).public_id
    Archive(house.hall, house.database, house.time).report(reported, ada, "look at this")
    house.time.passes(20 * DAY)
    fresh = sat(house, ada, ben)
    house.time.passes(11 * DAY)
    assert prune(house.hall, 30, 0, dry=True).tables == [old, waiting]
    assert is_there(house, old)
    assert prune(house.hall, 0, 0).tables == []
    assert prune(house.hall, 30, 0).tables == [old, waiting]
    assert [is_there(house, table) for table in (old, waiting, reported, fresh)] == [False, False, True, True]


def test_finished_games_stay(house: House) -> None:
    ada = house.guest("Ada")
    table = house.table(ada).public_id
    while house.hall.room(table).status == "playing":
        house.move(table, ada)
    house.time.passes(400 * DAY)
    assert prune(house.hall, 30, 30).tables == [] and is_there(house, table)


def test_guests_without_games_go_and_nobody_else(house: House) -> None:
    idle, player, account = house.guest("Idle"), house.guest("Player"), member(house, "Member", "member-one")
    signed = house.identity.guest("Returning", "en")
    house.table(player, ME, OPEN)
    house.time.passes(31 * DAY)
    assert house.identity.session(signed.token) is not None
    assert prune(house.hall, 0, 30, dry=True).guests == 1
    assert prune(house.hall, 0, 30).guests == 1
    found = house.database.consult(
        lambda c: [users.by_public_id(c, one.public_id) is None for one in (idle, player, account, signed.user)]
    )
    assert found == [True, False, False, False]
    house.time.passes(31 * DAY)
    pruned = prune(house.hall, 30, 30)
    assert len(pruned.tables) == 1, "a table first, and its guest with the next round"


def test_the_operator_removes_a_table_whatever_is_there(house: House) -> None:
    ada, ben = house.guest("Ada"), house.guest("Ben")
    table = sat(house, ada, ben)
    Archive(house.hall, house.database, house.time).report(table, ada, "rude", about=1)
    remove(house.hall, table)
    assert not is_there(house, table)
    with pytest.raises(NotFound):
        remove(house.hall, table)
