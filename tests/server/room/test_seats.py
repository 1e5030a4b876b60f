"""Sitting down, getting up, and bots that play for somebody."""

import pytest

from palatine.server.room.command import (
    SYSTEM,
    WORKER,
    CallBot,
    Concede,
    HandOver,
    Move,
    Rename,
    SeatBot,
    SeatOpen,
    Sit,
    SitInvited,
    Stand,
    Start,
    TakeBack,
    Transfer,
)
from server.room.sitting import ANNA, BEN, BOT, CLEO, OPEN, Sitting, kinds, person

FRIEND: dict[str, object] = {"kind": "friend"}


def test_the_last_seat_starts_the_game() -> None:
    sitting = Sitting("kingsburg", {"kind": "me"}, OPEN, BOT)
    assert kinds(sitting.do(Sit(0, "Anna"), ANNA)) == ["sit"]
    assert sitting.room.table is None and sitting.room.asks == {}
    assert kinds(sitting.do(Sit(1, "Ben"), BEN)) == ["sit", "start"]
    assert sitting.room.status == "playing"
    assert sitting.table.names == ["Anna", "Ben", "Bot 3"]
    assert sitting.room.asks == dict.fromkeys(sitting.table.to_act, 3)


def test_only_the_last_entry_of_a_command_carries_its_id() -> None:
    sitting = Sitting("kingsburg", OPEN, BOT)
    assert [entry.client_id for entry in sitting.do(Sit(0, "Anna", id="mine"), ANNA)] == [None, "mine"]


def test_a_table_opened_full_waits_for_start() -> None:
    sitting = Sitting("kingsburg", BOT, BOT)
    assert sitting.room.is_full
    sitting.refuses("not_seated", Start(), BEN)
    assert kinds(sitting.do(Start(), SYSTEM)) == ["start"]
    sitting.refuses("already_started", Start(), SYSTEM)
    assert all(sitting.room.bot_to_ask(seat) == ("random", 0) for seat in sitting.room.asks)


def test_start_needs_everybody() -> None:
    sitting = Sitting("kingsburg", person(ANNA), OPEN)
    sitting.refuses("seats_open", Start(), ANNA)


def test_seats_that_cannot_be_taken() -> None:
    sitting = Sitting("kingsburg", person(ANNA), FRIEND, OPEN, BOT)
    sitting.refuses("not_open", Sit(0, "Ben"), BEN)
    sitting.refuses("not_open", Sit(3, "Ben"), BEN)
    sitting.refuses("reserved", Sit(1, "Ben"), BEN)
    sitting.refuses("no_such_seat", Sit(4, "Ben"), BEN)
    sitting.refuses("not_allowed", Sit(2, "Robot"), WORKER)
    sitting.do(SitInvited(1, "Ben"), BEN)
    assert sitting.room.seats[1].user == "ben"


def test_one_user_may_hold_several_seats_at_a_table_by_link() -> None:
    sitting = Sitting("kingsburg", person(ANNA), OPEN, OPEN, OPEN)
    sitting.do(Sit(1, "Ben"), BEN)
    sitting.do(Sit(2, "Bea"), BEN)
    assert sitting.room.seats_of("ben") == [1, 2]
    assert sitting.room.seats_of(None) == []


def test_strangers_at_a_public_table_hold_one_seat_and_the_owner_any() -> None:
    sitting = Sitting("kingsburg", person(ANNA), OPEN, OPEN, OPEN, visibility="public")
    sitting.do(Sit(1, "Ben"), BEN)
    sitting.refuses("already_seated", Sit(2, "Bea"), BEN)
    sitting.do(Sit(2, "Anne"), ANNA)


def test_getting_up_and_arranging_before_the_start() -> None:
    sitting = Sitting("kingsburg", person(ANNA), FRIEND, OPEN)
    sitting.do(Sit(2, "Ben"), BEN)
    sitting.refuses("not_yours", Stand(2), ANNA)
    sitting.do(Stand(2), BEN)
    assert sitting.room.seats[2].kind == "open" and sitting.room.seats[2].user is None
    sitting.refuses("not_owner", SeatBot(2, "greedy"), BEN)
    sitting.refuses("BadOption", SeatBot(2, "oracle"), ANNA)
    sitting.refuses("BadOption", SeatBot(2, "greedy", 9), ANNA)
    sitting.do(SeatBot(2, "greedy"), ANNA)
    assert sitting.room.seats[2].bot_now == ("greedy", 0)
    sitting.do(SeatBot(2, "level", 4), ANNA)
    assert sitting.room.seats[2].bot_now == ("level4", 0)
    sitting.refuses("bad_request", SeatBot(2, "flat:seconds=900"), ANNA)
    sitting.do(SeatOpen(2), ANNA)
    sitting.refuses("already_open", SeatOpen(2), ANNA)
    sitting.refuses("not_owner", SeatOpen(1), BEN)
    sitting.do(Sit(2, "Ben"), BEN)
    sitting.refuses("not_open", SeatBot(2, "greedy"), ANNA)
    sitting.do(SeatOpen(2), ANNA)
    assert sitting.room.seats[2].user is None
    sitting.do(SeatBot(1, "greedy"), ANNA)
    assert kinds(sitting.do(SeatBot(2, "random"), ANNA)) == ["bot", "start"]
    for command in (Stand(0), SeatOpen(1), SeatBot(1, "greedy")):
        sitting.refuses("not_open" if isinstance(command, SeatBot) else "already_started", command, ANNA)


def test_seats_are_shuffled_if_wished() -> None:
    orders = set()
    for _ in range(12):
        sitting = Sitting("kingsburg", person(ANNA), person(BEN), OPEN, shuffle=True)
        start = sitting.do(Sit(2, "Cleo"), CLEO)[-1]
        names = [seat.name for seat in sitting.room.seats]
        assert sorted(names) == ["Anna", "Ben", "Cleo"] and sitting.table.names == names
        assert [["Anna", "Ben", "Cleo"][i] for i in _order(start.data["order"])] == names
        orders.add(tuple(names))
    assert len(orders) > 1


def _order(data: object) -> list[int]:
    assert isinstance(data, list)
    return data


def test_a_bot_plays_for_somebody_and_gives_the_seat_back() -> None:
    sitting = Sitting.of("kingsburg", 2)
    seat = min(sitting.room.asks)
    mine, other = sitting.player(seat), sitting.player(1 - seat)
    sitting.refuses("not_yours", HandOver(seat, "random"), other)
    sitting.refuses("BadOption", HandOver(seat, "oracle"), mine)
    ask = sitting.room.asks[seat]
    sitting.do(HandOver(seat, "random"), mine)
    assert sitting.room.bot_to_ask(seat) == ("random", 0)
    assert sitting.room.asks[seat] > ask, "the question is put to somebody else"
    sitting.refuses("bot_plays", HandOver(seat, "random"), mine)
    action = sitting.table.options(seat)[0]
    sitting.refuses("bot_plays", Move(seat, sitting.room.asks[seat], action), mine)
    assert sitting.state(seat)["ask"] is None
    sitting.refuses("not_yours", TakeBack(seat), other)
    before = sitting.room.asks[seat]
    sitting.do(TakeBack(seat), mine)
    assert sitting.room.bot_to_ask(seat) is None
    sitting.refuses("no_stand_in", TakeBack(seat), mine)
    sitting.refuses("stale", Move(seat, before, action), WORKER)
    sitting.refuses("stale", Move(seat, before, action), mine)
    sitting.do(Move(seat, sitting.room.asks[seat], action), mine)


def test_a_conceded_seat_cannot_be_taken_back() -> None:
    sitting = Sitting.of("kingsburg", 2)
    sitting.do(Concede(0), ANNA)
    for command in (TakeBack(0), HandOver(0, "random"), Concede(0)):
        sitting.refuses("conceded", command, ANNA)


def test_nothing_of_the_game_before_the_start() -> None:
    sitting = Sitting("kingsburg", person(ANNA), OPEN)
    for command in (HandOver(0, "random"), TakeBack(0), Concede(0), Move(0, 1, 0)):
        sitting.refuses("not_started", command, ANNA)
    sitting.refuses("not_started", CallBot(1), ANNA)


@pytest.mark.parametrize("command", [Rename(1, "Benno"), Transfer(1, "ben", "cleo", "Cleo")])
def test_the_servers_own_commands(command: Rename | Transfer) -> None:
    sitting = Sitting.of("kingsburg", 2)
    for actor in (ANNA, BEN, WORKER):
        sitting.refuses("not_allowed", command, actor)
    asks, clock = dict(sitting.room.asks), sitting.room.clock.as_data()
    sitting.do(command)
    assert sitting.table.names[1] == command.name
    assert sitting.room.asks == asks and sitting.room.clock.as_data() == clock
    assert sitting.room.renamed == sitting.room.version


def test_a_transfer_needs_the_holder_it_was_made_for() -> None:
    sitting = Sitting.of("kingsburg", 2, 1)
    sitting.refuses("not_yours", Transfer(1, "anna", "cleo", "Cleo"))
    sitting.refuses("not_yours", Transfer(2, "anna", "cleo", "Cleo"))
    sitting.refuses("not_yours", Rename(2, "Robot"))
    sitting.do(Transfer(1, "ben", "cleo", "Cleo"))
    assert sitting.room.seats_of("cleo") == [1] and sitting.room.seats_of("ben") == []


def test_the_table_goes_along_with_the_last_seat_of_its_owner() -> None:
    sitting = Sitting("kingsburg", person(ANNA), person(ANNA), OPEN)
    sitting.do(Transfer(0, "anna", "ben", "Ben"))
    assert sitting.room.owner == "anna"
    sitting.do(Transfer(1, "anna", "ben", "Ben"))
    assert sitting.room.owner == "ben"
    sitting.refuses("not_yours", Transfer(None, "anna", "cleo", "Cleo"))
    empty = Sitting("kingsburg", OPEN, OPEN)
    empty.do(Transfer(None, "anna", "cleo", "Cleo"))
    assert empty.room.owner == "cleo"
    empty.do(SeatBot(0, "random"), CLEO)


def test_a_finished_table_takes_nobody_but_still_changes_hands() -> None:
    sitting = Sitting.of("kingsburg", 1, 1)
    sitting.do(Concede(0), ANNA)
    assert sitting.room.status == "over"
    sitting.refuses("game_over", Sit(1, "Ben"), BEN)
    for command in (Stand(0), SeatOpen(0), SeatBot(0, "random"), TakeBack(0), Start()):
        sitting.refuses("game_over", command, ANNA)
    sitting.do(Transfer(0, "anna", "ben", "Ben"))
    assert sitting.room.seats_of("ben") == [0]


def test_hints_are_for_people_who_play_alone_unless_everybody_was_told() -> None:
    alone = Sitting("kingsburg", person(ANNA), BOT, person(ANNA))
    assert alone.room.has_hints
    together = Sitting("kingsburg", person(ANNA), OPEN, BOT)
    assert not together.room.has_hints
    together.do(Sit(1, "Ben"), BEN)
    assert not together.room.has_hints
    assert Sitting("kingsburg", person(ANNA), OPEN, hints=True).room.has_hints
    assert not Sitting("kingsburg", person(ANNA), BOT, hints=False).room.has_hints
