"""The archive over a real database: records, replays, positions, continuing and imports."""

import pytest
from sqlalchemy import func, select

import palatine
from palatine.kernel.errors import PalatineError
from palatine.server.errors import BadRequest, NotAllowed, NotFound, Refused
from palatine.server.records.eyes import Eyes
from palatine.server.room.command import Concede, Move, Undo
from palatine.server.store import schema
from palatine.server.store.users import User
from server.records.conftest import House
from server.records.games import GAMES, NAMES, begun, by_lot, finished, unfinished


def tables(house: House) -> int:
    return int(
        house.database.consult(lambda c: c.execute(select(func.count()).select_from(schema.tables)).scalar_one())
    )


def test_a_game_is_played_exported_and_brought_back(either_house: House) -> None:
    house = either_house
    table = house.late()
    for ask in (house.archive.record, lambda t: house.archive.replay(t, Eyes(), "en")):
        with pytest.raises(Refused, match="when the game is over"):
            ask(table)
    room = house.play(table)
    assert room.status == "over" and room.table is not None
    text = house.archive.record(table)
    assert palatine.replay(text).digest() == room.table.digest()
    brought = house.archive.brought(house.bob, text)
    assert brought.public_id not in (None, table) and brought.names == ["Seat 1", "Seat 2"]
    assert brought.public_id is not None
    again = house.archive.record(brought.public_id)
    assert body(again) == body(text)


def body(text: str) -> str:
    """A record without its header."""
    return text.partition("\n\n")[2]


@pytest.mark.parametrize("name", GAMES)
def test_a_finished_record_becomes_a_table(house: House, name: str) -> None:
    table = finished(name)
    brought = house.archive.brought(house.ann, table.record())
    assert brought.public_id is not None and brought.position is None
    house.hall.rooms.drop(brought.public_id)
    room = house.hall.room(brought.public_id)
    assert room.status == "over" and room.table is not None and room.table.digest() == table.digest()
    assert room.result is not None and room.result["scores"] == table.scores()
    assert room.result["ranking"] == table.ranking() and room.result["reason"] == "imported"
    assert [seat.user for seat in room.seats] == [None] * len(room.seats)
    told = house.archive.replay(brought.public_id, Eyes(0), "pl")
    assert told["scores"] == table.scores() and told["names"] == list(NAMES[: len(room.seats)])
    with pytest.raises(PalatineError):
        house.give(brought.public_id, house.ann, Move(0, room.version, 0))


def test_a_record_of_older_rules_stays_under_them(house: House) -> None:
    table = by_lot(begun("valeria", rules=1), "old")
    brought = house.archive.brought(house.ann, table.record())
    assert brought.rules == 1 and brought.public_id is not None
    house.hall.rooms.drop(brought.public_id)
    assert "\nrules: 1\n" in house.archive.record(brought.public_id)
    half = house.archive.brought(house.ann, by_lot(begun("valeria", rules=1), "old", 40).record())
    assert half.position is not None and half.position["rules"] == 1
    me: list[dict[str, object]] = [{"kind": "me"}] * 3
    created = house.archive.opened(house.ann, half.position, {"seats": me})
    room = house.hall.room(created.public_id)
    assert room.setting.rules == 1 and room.table is not None and room.table.rules == 1


def test_an_unfinished_record_can_go_on(house: House) -> None:
    before = tables(house)
    table = unfinished("wonderful_kingdom", 60)
    brought = house.archive.brought(house.ann, table.record())
    assert brought.public_id is None and brought.position is not None and brought.moves == 60
    assert tables(house) == before
    seats: list[dict[str, object]] = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
    created = house.archive.opened(house.ann, brought.position, {"seats": seats})
    room = house.hall.room(created.public_id)
    assert room.status == "playing" and room.table is not None
    assert room.table.view(None)["table"] == table.view(None)["table"]


@pytest.mark.parametrize(
    "spoil",
    [
        lambda text: text.replace("scores:", "score:"),
        lambda text: text.replace("\n1: ", "\n2: ", 1),
        lambda text: text.rsplit("scores:", 1)[0] + "scores: 0 0 0\n",
        lambda text: text.replace("rules: 3", "rules: 99"),
        lambda text: "nonsense\n" + text,
    ],
    ids=["line", "seat", "scores", "rules", "header"],
)
def test_nothing_is_kept_of_a_wrong_record(house: House, spoil: object) -> None:
    before = tables(house)
    assert callable(spoil)
    with pytest.raises(PalatineError) as caught:
        house.archive.brought(house.ann, spoil(finished("valeria").record()))
    assert caught.value.en != caught.value.pl and tables(house) == before


def test_a_record_from_a_position_is_brought_too(house: House) -> None:
    start = palatine.load({"game": "kingsburg", "seats": 2, "pending": [["year_end"], ["winter"], ["recruitment"]],
                           "table": {"year": 5, "seats": [{"goods": {"gold": 2}}, {"vp": 7}]}})  # fmt: skip
    text = by_lot(start, "late").record()
    brought = house.archive.brought(house.ann, text)
    assert brought.public_id is not None and brought.names == ["1", "2"]
    assert palatine.replay(house.archive.record(brought.public_id)).scores() == palatine.replay(text).scores()


# ---- positions and continuing ----------------------------------------------------------------------------------------


def test_positions_of_seats_and_watchers(house: House) -> None:
    table = house.opened("valeria", [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}])
    room = house.hall.room(table)
    assert room.table is not None
    mine = palatine.load(house.archive.position(table, house.ann, 0))
    assert mine.view(0)["zones"] == room.table.view(0)["zones"]
    for user, seat in ((house.ann, 1), (house.bob, 0), (None, 0), (house.ann, 5)):
        with pytest.raises(PalatineError, match="not yours"):
            house.archive.position(table, user, seat)
    seen = palatine.load(house.archive.position(table, None, None))
    assert seen.view(None)["zones"] == room.table.view(None)["zones"]


def test_the_position_of_a_solo_game_is_its_players(house: House) -> None:
    table = house.hot_seat("valeria", 1)
    assert house.archive.position(table, house.ann, 0)["seats"] == 1
    with pytest.raises(NotAllowed):
        house.archive.position(table, house.bob, None)
    with pytest.raises(PalatineError, match="not yours"):
        house.archive.continued(table, house.bob, None, {"seats": [{"kind": "me"}]})


def test_a_table_that_has_not_begun_has_nothing(house: House) -> None:
    table = house.opened("valeria", [{"kind": "me"}, {"kind": "open"}])
    for ask in (
        lambda: house.archive.position(table, house.ann, 0),
        lambda: house.archive.record(table),
        lambda: house.archive.continued(table, house.ann, None, {"seats": [{"kind": "me"}] * 2}),
    ):
        with pytest.raises(PalatineError, match="has not started"):
            ask()
    with pytest.raises(NotFound):
        house.archive.record("nosuchone0")


def test_going_on_from_any_moment_of_a_finished_game(house: House) -> None:
    """Also in the middle of a simultaneous phase: dukes, of which one has been kept already."""
    table = house.archive.brought(house.ann, finished("valeria").record()).public_id
    assert table is not None
    for at in (1, 40):
        moment = house.archive.moment(table, at, Eyes(), "en")
        created = house.archive.continued(table, house.bob, at, {"seats": [{"kind": "me"}] * 3})
        room = house.hall.room(created.public_id)
        assert room.table is not None and room.setting.position is not None
        assert isinstance(moment["view"], dict)
        assert room.table.view(None)["zones"] == moment["view"]["zones"]
        assert list(room.table.to_act) == moment["to_act"] and room.status == "playing"
        assert created.public_id != table and room.setting.owner == house.bob.public_id
    last = house.archive.replay(table, Eyes(), "en")["moves"]
    assert isinstance(last, int)
    with pytest.raises(Refused, match="over at this point"):
        house.archive.continued(table, house.bob, last, {"seats": [{"kind": "me"}] * 3})
    with pytest.raises(NotFound):
        house.archive.continued(table, house.bob, last + 1, {"seats": [{"kind": "me"}] * 3})


def test_going_on_from_a_game_that_is_being_played(house: House) -> None:
    table = house.hot_seat("kingsburg", 2)
    house.play(table, 5)
    created = house.archive.continued(table, house.bob, None, {"seats": [{"kind": "me"}, {"kind": "bot"}]})
    one, other = house.hall.room(table), house.hall.room(created.public_id)
    assert one.table is not None and other.table is not None
    assert one.table.view(None)["table"] == other.table.view(None)["table"]
    assert other.table.record().count("\n1: ") + other.table.record().count("\n2: ") == 0


def test_a_watcher_goes_on_without_what_all_seats_have_seen(house: House) -> None:
    """Everybody at the table has looked at the enemy; whoever only watches must not get that card into a new game."""
    peeked = {
        "game": "kingsburg",
        "seats": 2,
        "pending": [["build", 0]],
        "table": {"seats": [{"goods": {"gold": 3}}, {"goods": {"gold": 3}}]},
        "zones": {"enemy_top": [["year1_orcs_3", 3]]},
    }
    table = house.hot_seat("kingsburg", 2, position=peeked)

    def enemies(user: User) -> set[str]:
        found = set()
        for _ in range(25):
            created = house.archive.continued(table, user, None, {"seats": [{"kind": "me"}] * 2})
            there = house.hall.room(created.public_id).table
            assert there is not None
            zones = there.dump()["zones"]
            assert isinstance(zones, dict)
            found.add(zones["enemy_top"][0][0])
        return found

    assert enemies(house.ann) == {"year1_orcs_3"}
    assert len(enemies(house.bob)) > 1


def test_whoever_takes_their_own_seat_again_knows_what_it_knew(house: House) -> None:
    """The first player has looked at the enemy, the second has not: the same card for the first, any for the second."""
    peeked = {
        "game": "kingsburg",
        "seats": 2,
        "pending": [["build", 0]],
        "table": {"seats": [{"goods": {"gold": 3}}, {"goods": {"gold": 3}}]},
        "zones": {"enemy_top": [["year1_orcs_3", 1]]},
    }
    table = house.opened("kingsburg", [{"kind": "me"}, {"kind": "bot"}], position=peeked)

    def enemies(user: User, seats: list[dict[str, object]]) -> set[str]:
        found = set()
        for _ in range(25):
            created = house.archive.continued(table, user, None, {"seats": seats})
            there = house.hall.room(created.public_id).table
            assert there is not None
            zones = there.dump()["zones"]
            assert isinstance(zones, dict)
            found.add(zones["enemy_top"][0][0])
        return found

    first: list[dict[str, object]] = [{"kind": "me"}, {"kind": "bot"}]
    second = first[::-1]
    assert enemies(house.ann, first) == {"year1_orcs_3"}
    assert len(enemies(house.ann, second)) > 1, "nobody knows what another seat knows"
    assert len(enemies(house.bob, first)) > 1, "the seat is somebody else's"


def test_seats_must_fit_the_position(house: House) -> None:
    table = house.hot_seat("kingsburg", 2)
    with pytest.raises(BadRequest):
        house.archive.continued(table, house.ann, None, {"seats": [{"kind": "me"}] * 3})
    wrong: list[dict[str, object]] = [{}, {"game": 5}, {"game": "kingsburg", "speed": 3}]
    for position in wrong:
        with pytest.raises(PalatineError):
            house.archive.opened(house.ann, position, {"seats": [{"kind": "me"}] * 2})


def test_a_game_somebody_conceded_can_be_replayed(house: House) -> None:
    table = house.opened("kingsburg", [{"kind": "me"}, {"kind": "bot"}])
    house.give(table, house.ann, Concede(0))
    assert house.hall.room(table).status == "over"
    told = house.archive.replay(table, Eyes(None, True), "en")
    assert isinstance(told["result"], dict) and told["result"]["reason"] == "conceded"
    assert palatine.replay(house.archive.record(table)).is_over is False


def test_moves_taken_back_are_not_in_the_record(house: House) -> None:
    table = house.late()
    room = house.play(table, 1)
    while room.table is not None and not room.table.undo_limit(0):
        room = house.play(table, 1)
    house.give(table, house.ann, Undo(0, 1))
    room = house.play(table)
    assert room.table is not None
    assert palatine.replay(house.archive.record(table)).digest() == room.table.digest()
