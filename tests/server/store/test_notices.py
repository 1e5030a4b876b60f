"""Notices: written with the entry that calls for them, settled with the one that answers, delivered once."""

from concurrent.futures import ThreadPoolExecutor
from functools import partial

from sqlalchemy import select

from palatine.server.room.command import Answer, Concede, ProposeEnd
from palatine.server.settings import DAY, SECOND
from palatine.server.store import notices, reports, schema
from palatine.server.store.notices import Due, Notice
from palatine.server.store.users import User
from server.store.house import FRIEND, ME, House, first_move

HOOK = "https://example.org/hook"


def listed(house: House, user: User) -> list[Notice]:
    return house.database.consult(lambda c: notices.listed(c, user.id))


def due(house: House) -> list[Due]:
    return house.database.transact(lambda c: notices.due(c, house.time.now))


def pair(house: House, webhook: bool = False) -> tuple[User, User, str]:
    """Ada and Bea at one table."""
    ada, bea = house.guest("Ada"), house.guest("Bea")
    if webhook:
        ada, bea = house.identity.change(ada, webhook=HOOK), house.identity.change(bea, webhook=HOOK)
    created = house.table(ada, ME, FRIEND)
    house.hall.claim(created.invites[0].path.removeprefix("/claim/"), bea)
    return ada, bea, created.public_id


def asked(house: House, table: str, *people: User) -> tuple[User, User]:
    """Who is asked now, and the other."""
    seat = next(iter(house.hall.room(table).asks))
    user = house.hall.room(table).seats[seat].user
    first = next(person for person in people if person.public_id == user)
    return first, next(person for person in people if person is not first)


def until_turn_passes(house: House, table: str, *people: User) -> tuple[User, User]:
    mover, other = asked(house, table, *people)
    while asked(house, table, *people)[0] is mover:
        house.hall.command(table, mover, first_move(house.hall.room(table), mover.public_id))
    return other, mover


def test_a_turn_is_told_and_settled_by_the_answer(house: House) -> None:
    ada, bea, table = pair(house)
    waiting, moved = until_turn_passes(house, table, ada, bea)
    turn = next(notice for notice in listed(house, waiting) if notice.kind == "turn" and notice.seen_at is None)
    assert (turn.table, turn.game, turn.data["ask"]) == (table, "kingsburg", house.hall.room(table).version)
    until_turn_passes(house, table, ada, bea)
    assert [notice.seen_at for notice in listed(house, waiting) if notice.public_id == turn.public_id] != [None]
    assert [n.kind for n in listed(house, moved) if n.seen_at is None and n.kind == "turn"] == ["turn"]


def test_seen_notices_are_new_no_more(house: House) -> None:
    ada, bea, table = pair(house)
    waiting, other = until_turn_passes(house, table, ada, bea)
    new = [notice.public_id for notice in listed(house, waiting) if notice.seen_at is None]

    def see(user: User, which: list[str] | None) -> int:
        return house.database.transact(lambda c: notices.see(c, user.id, which, house.time.now))

    assert see(other, new) == 0, "nobody sees for others"
    assert see(waiting, new[:1]) == 1 and see(waiting, None) == len(new) - 1
    assert [notice.seen_at for notice in listed(house, waiting) if notice.seen_at is None] == []


def test_a_proposal_calls_the_others_until_it_is_answered(house: House) -> None:
    ada, bea, table = pair(house)
    until_turn_passes(house, table, ada, bea)
    until_turn_passes(house, table, ada, bea)
    house.hall.command(table, ada, ProposeEnd("abort"))
    proposal = house.hall.room(table).proposal
    assert proposal is not None
    called = [notice for notice in listed(house, bea) if notice.kind == "proposal"]
    assert [(notice.data, notice.seen_at) for notice in called] == [({"proposal": proposal.number}, None)]
    house.hall.command(table, bea, Answer(proposal.number, False))
    assert [notice.seen_at for notice in listed(house, bea) if notice.kind == "proposal"] != [None]


def test_calls_wait_for_those_who_are_looking_anyway(house: House) -> None:
    ada, bea, table = pair(house, webhook=True)
    waiting, _ = until_turn_passes(house, table, ada, bea)
    turns = [one for one in due(house) if one.notice.kind == "turn"]
    assert turns == []
    house.time.passes(house.settings.notice_delay)
    turns = [one for one in due(house) if one.user == waiting.public_id and not one.answered]
    assert [(one.channel, one.webhook_url, one.attempts, one.notice.kind) for one in turns] == [
        ("webhook", HOOK, 1, "turn")
    ]
    assert turns[0].webhook_secret and turns[0].lang == "en" and turns[0].table == table


def test_a_call_that_was_answered_meanwhile_says_so(house: House) -> None:
    ada, bea, table = pair(house, webhook=True)
    until_turn_passes(house, table, ada, bea)
    until_turn_passes(house, table, ada, bea)
    house.time.passes(house.settings.notice_delay)
    state = {one.answered for one in due(house) if one.notice.kind == "turn"}
    assert state == {True, False}


def test_a_delivery_belongs_to_one_process(house: House) -> None:
    ada, _, table = pair(house, webhook=True)
    house.hall.command(table, ada, Concede(house.hall.room(table).seats_of(ada.public_id)[0]))
    house.time.passes(DAY)
    with house.beside() as other, ThreadPoolExecutor(4) as pool:
        found = list(pool.map(lambda n: due((house, other)[n % 2]), range(4)))
    taken = [one.id for some in found for one in some]
    assert taken and len(taken) == len(set(taken))
    house.time.passes(notices.LEASE)
    again = due(house)
    assert {one.id for one in again} == set(taken) and {one.attempts for one in again} == {2}


def test_deliveries_end_by_arriving_or_by_giving_up(house: House) -> None:
    ada = house.identity.change(house.guest(), webhook=HOOK)
    for _ in range(3):
        house.database.transact(lambda c: notices.add(c, ada.id, "over", None, None, {}, 1, 1))
    first, second, third = due(house)
    house.database.transact(lambda c: notices.delivered(c, first.id, house.time.now))
    house.database.transact(lambda c: notices.failed(c, second.id, "no such host", None))
    house.time.passes(DAY)
    assert [one.id for one in due(house)] == [third.id]


def test_a_failed_delivery_is_tried_again_later(house: House) -> None:
    pair(house, webhook=True)
    house.time.passes(house.settings.notice_delay)
    found = due(house)
    later = house.time.now + 30 * SECOND
    for number in [one.id for one in found]:
        house.database.transact(partial(notices.failed, delivery_id=number, error="x" * 9999, next_at=later))
    house.time.passes(30 * SECOND - 1)
    assert due(house) == []
    house.time.passes(1)
    assert {one.attempts for one in due(house)} == {2}


def test_browsers_are_called_by_their_own_address(house: House) -> None:
    ada = house.guest()
    keys = {"p256dh": "k", "auth": "a"}
    house.database.transact(lambda c: notices.add_push(c, ada.id, "https://push.example/1", keys, 1))
    house.database.transact(lambda c: notices.add_push(c, ada.id, "https://push.example/2", keys, 1))
    house.database.transact(lambda c: notices.add(c, ada.id, "over", None, None, {}, house.time.now, house.time.now))
    assert {(one.channel, one.endpoint) for one in due(house)} == {
        ("push", "https://push.example/1"),
        ("push", "https://push.example/2"),
    }
    assert house.database.transact(lambda c: notices.drop_push(c, ada.id, "https://push.example/1"))
    house.database.transact(lambda c: notices.forget_push(c, "https://push.example/2"))
    house.time.passes(notices.LEASE)
    assert {(one.channel, one.endpoint, one.keys) for one in due(house)} == {("push", None, None)}


def test_old_notices_are_thrown_away_with_their_deliveries(house: House) -> None:
    pair(house, webhook=True)
    house.time.passes(house.settings.notices_kept + 1)
    house.hall.tidy()
    with house.database.reading() as connection:
        assert (
            connection.execute(select(schema.notices)).all()
            == connection.execute(select(schema.deliveries)).all()
            == []
        )


def test_reports_are_kept_for_the_operator(house: House) -> None:
    ada = house.guest()
    table = house.table(ada).public_id
    first = house.database.transact(lambda c: reports.add(c, table, ada.id, 1, "odd", "{}", 5))
    second = house.database.transact(lambda c: reports.add(c, table, None, 1, "odder", "{}", 6))
    assert [one.public_id for one in house.database.consult(reports.listed)] == [second, first]
    found = house.database.consult(lambda c: reports.by_public_id(c, first))
    assert found == reports.Report(first, table, ada.public_id, 1, "odd", "{}", 5)
    assert house.database.consult(lambda c: reports.by_public_id(c, "nothing")) is None
