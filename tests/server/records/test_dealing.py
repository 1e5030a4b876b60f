"""Positions that are given away: everybody's common knowledge stays, everything else could be otherwise."""

import json

import pytest

import palatine
from palatine.kernel.table import Table
from palatine.kernel.zone import OPEN
from palatine.server.errors import NotAllowed, Refused
from palatine.server.records import dealing
from palatine.server.records.again import again
from server.records.games import GAMES, begun, by_lot, finished, unfinished


def seen(table: Table, viewer: int | None) -> dict[str, object]:
    """What a viewer sees, less what a position leaves behind."""
    view = table.view(viewer)
    return {key: value for key, value in view.items() if key not in ("names", "prompt")}


def loaded(position: dict[str, object]) -> Table:
    return palatine.load(json.loads(json.dumps(position)))


@pytest.mark.parametrize("name", GAMES)
def test_the_common_position_is_the_same_table_to_spectators(name: str) -> None:
    """At every fifth moment, and in simultaneous phases: the same public table, loadable and playable to the end."""
    phases = 0
    for played in again(finished(name)):
        table = played.table
        if table.is_over or (played.number % 5 and (len(table.to_act) == 1 or phases > 20)):
            continue
        phases += len(table.to_act) > 1
        new = loaded(dealing.known_to_all(table))
        assert seen(new, None) == seen(table, None) and new.to_act == table.to_act
        assert new.rules == table.rules and new.names == [] and new.recording and new.origin
        if played.number % 25 == 0:
            assert by_lot(new, "on").is_over
            assert palatine.replay(new.record()).digest() == new.digest()
    assert phases > 0 or name == "solo"


@pytest.mark.parametrize("name", [name for name in GAMES if name != "solo"])
def test_nobodys_secrets_are_left(name: str) -> None:
    """Whoever looks at many such positions learns nothing: a card only some know changes from one to the next."""
    table = next(
        played.table
        for played in again(finished(name))
        if any(known not in (OPEN, 0) for pile in played.table.piles for known in pile.known)
    )
    secret = [
        (at, place)
        for at, pile in enumerate(table.piles)
        for place, known in enumerate(pile.known)
        if known not in (OPEN, 0) and known != (1 << table.seat_count) - 1
    ]
    deals = [loaded(dealing.known_to_all(table)) for _ in range(30)]
    for at, place in secret:
        assert len({deal.piles[at].cards[place] for deal in deals}) > 1, (at, place)


def test_a_seat_keeps_what_it_knows() -> None:
    table = unfinished("valeria", 40)
    for seat in range(3):
        new = loaded(dealing.known_to(table, seat))
        assert seen(new, seat) == seen(table, seat)
    others = {json.dumps(loaded(dealing.known_to(table, 0)).view(1)["zones"]) for _ in range(20)}
    assert len(others) > 1


def test_watchers_do_not_learn_what_all_seats_have_seen() -> None:
    """Everybody has looked at the enemy; a spectator has not."""
    table = palatine.load(
        {
            "game": "kingsburg",
            "seats": 2,
            "pending": [["recruitment"]],
            "table": {"seats": [{"goods": {"gold": 3}}, {"goods": {"gold": 3}}]},
            "zones": {"enemy_top": [["year1_orcs_3", 3]]},
        }
    )
    found = {json.dumps(loaded(dealing.known_to_watchers(table)).dump()["zones"]["enemy_top"]) for _ in range(40)}  # type: ignore[index]
    assert len(found) > 1
    assert {json.dumps(loaded(dealing.known_to_all(table)).view(0)["zones"]["enemy_top"]) for _ in range(20)} == {  # type: ignore[index]
        json.dumps({"count": 1, "cards": ["year1_orcs_3"]})
    }


def test_a_solo_game_is_its_players() -> None:
    with pytest.raises(NotAllowed):
        dealing.known_to_watchers(unfinished("solo", 10))


def test_older_rules_stay() -> None:
    table = by_lot(begun("valeria", rules=1), "old", 30)
    assert loaded(dealing.known_to_all(table)).rules == 1


def test_nobody_plays_on_after_the_end() -> None:
    with pytest.raises(Refused):
        dealing.still_played(finished("paladins"))
    table = unfinished("paladins", 3)
    assert dealing.still_played(table) is table


def test_a_position_brings_no_past() -> None:
    position = dealing.known_to_all(unfinished("kingsburg", 30))
    assert not {"log", "origin", "chance", "seed", "forced", "names", "recording"} & position.keys()
