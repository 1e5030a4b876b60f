"""Links to seats work once, for a while, and only for what they were made for."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from palatine.server.errors import DeadLink, NotAllowed, NotFound, Refused, ServerError
from palatine.server.hall.hall import Claimed, Invite
from palatine.server.room.command import Concede
from palatine.server.settings import DAY
from server.store.house import BOT, FRIEND, ME, OPEN, House


def token(invite: Invite) -> str:
    return invite.path.removeprefix("/claim/")


def test_an_invitation_seats_a_friend_once(house: House) -> None:
    ada, bea, eve = house.guest("Ada"), house.guest("Bea"), house.guest("Eve")
    created = house.table(ada, ME, FRIEND)
    link = token(created.invites[0])
    assert house.hall.link_kind(link) == "invite"
    assert house.hall.claim(link, bea) == Claimed(created.public_id, 1)
    room = house.hall.room(created.public_id)
    assert (room.status, room.seats[1].user, room.seats[1].name) == ("playing", bea.public_id, "Bea")
    with pytest.raises(DeadLink):
        house.hall.claim(link, eve)
    assert house.hall.claim(link, bea) == Claimed(created.public_id, 1), "whose answer was lost may ask again"
    assert house.hall.room(created.public_id).version == room.version


def test_of_two_who_open_a_link_at_once_one_sits(house: House) -> None:
    created = house.table(house.guest(), ME, ME, FRIEND)
    link = token(created.invites[0])
    people = [house.guest(f"P{number}") for number in range(4)]
    with house.beside() as other:
        halls = (house.hall, other.hall)

        def claim(number: int) -> bool:
            try:
                halls[number % 2].claim(link, people[number])
            except DeadLink:
                return False
            return True

        with ThreadPoolExecutor(4) as pool:
            assert sum(pool.map(claim, range(4))) == 1


def test_links_expire(house: House) -> None:
    created = house.table(house.guest(), ME, FRIEND)
    house.time.passes(14 * DAY)
    with pytest.raises(DeadLink):
        house.hall.claim(token(created.invites[0]), house.guest())
    with pytest.raises(DeadLink):
        house.hall.link_kind(token(created.invites[0]))
    with pytest.raises(DeadLink):
        house.hall.claim("nothing", house.guest())


def test_a_new_invitation_ends_the_old_one(house: House) -> None:
    ada, bea = house.guest("Ada"), house.guest("Bea")
    created = house.table(ada, ME, FRIEND)
    again = house.hall.invite(created.public_id, ada, 1)
    with pytest.raises(DeadLink):
        house.hall.claim(token(created.invites[0]), bea)
    assert house.hall.claim(token(again), bea, "Beata").seat == 1
    assert house.hall.room(created.public_id).seats[1].name == "Beata"


def test_a_link_that_could_not_be_used_stays_good(house: House) -> None:
    ada, bea = house.guest("Ada"), house.guest("Bea")
    created = house.table(ada, ME, ME, FRIEND)
    link = token(created.invites[0])
    with pytest.raises(ServerError, match="name"):
        house.hall.claim(link, bea, "x" * 99)
    assert house.hall.claim(link, bea).seat == 2


def test_only_people_of_the_table_invite_to_free_seats(house: House) -> None:
    ada, bea = house.guest("Ada"), house.guest("Bea")
    table = house.table(ada, ME, BOT, OPEN).public_id
    with pytest.raises(NotAllowed):
        house.hall.invite(table, bea, 2)
    with pytest.raises(Refused, match="taken"):
        house.hall.invite(table, ada, 0)
    with pytest.raises(NotFound):
        house.hall.invite(table, ada, 9)
    with pytest.raises(NotFound):
        house.hall.invite("nothing", ada, 0)
    assert house.hall.claim(token(house.hall.invite(table, ada, 2)), bea).seat == 2


def test_a_seat_is_given_to_whoever_opens_the_link(house: House) -> None:
    ada, bea = house.guest("Ada"), house.guest("Bea")
    table = house.table(ada, ME, BOT).public_id
    asks = house.hall.room(table).asks
    with pytest.raises(NotAllowed):
        house.hall.transfer(table, bea, 0)
    link = token(house.hall.transfer(table, ada, 0))
    with pytest.raises(Refused, match="your own seat"):
        house.hall.claim(link, ada)
    assert house.hall.claim(link, bea) == Claimed(table, 0)
    room = house.hall.room(table)
    assert (room.seats[0].user, room.seats[0].name, room.asks) == (bea.public_id, "Bea", asks)
    assert room.owner == bea.public_id


def test_a_link_to_a_seat_that_has_gone_on_to_somebody_else_is_refused(house: House) -> None:
    ada, bea, eve = house.guest("Ada"), house.guest("Bea"), house.guest("Eve")
    table = house.table(ada, ME, BOT).public_id
    first = token(house.hall.transfer(table, ada, 0))
    house.hall.claim(first, bea)
    second = token(house.hall.transfer(table, bea, 0))
    with pytest.raises(DeadLink):
        house.hall.claim(first, eve)
    house.hall.claim(second, eve)
    assert house.hall.room(table).seats[0].user == eve.public_id


def test_there_are_no_links_to_games_that_have_ended(house: House) -> None:
    ada = house.guest()
    table = house.table(ada, ME, BOT).public_id
    house.hall.command(table, ada, Concede(0))
    with pytest.raises(Refused, match="ended"):
        house.hall.transfer(table, ada, 0)
