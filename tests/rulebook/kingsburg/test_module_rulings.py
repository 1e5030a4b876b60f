"""Rulings about modules and scenarios that only come up when a program runs the game (KB-B-09 and following)."""

from collections.abc import Mapping

import palatine
from palatine.kernel.table import Table

Seats = list[dict[str, object]]


def position(
    pending: list[list[object]], seats: Seats, options: dict[str, object], zones: Mapping[str, object], **facts: object
) -> Table:
    table = {"year": 2, "phase": 4, "seats": seats, **facts}
    start = {"game": "kingsburg", "seats": len(seats), "seed": 1, "options": options}
    return palatine.load({**start, "pending": pending, "zones": zones, "table": table})


def texts(table: Table) -> list[str]:
    seat = table.to_act[0]
    return [table.text(action, seat) for action in table.options(seat)]


def seat_facts(table: Table, seat: int) -> dict[str, object]:
    facts = table.view(None)["table"]
    assert isinstance(facts, dict)
    found = facts["seats"][seat]
    assert isinstance(found, dict)
    return found


def test_the_dukes_move_is_no_placement() -> None:
    """KB-B-09 The Duke's dice bring no VP to the owner of tokens on the Duchess."""
    court = [{"advisor": "general", "seat": 1, "dice": [4, 6]}]
    table = position(
        [["building"], ["dukes_move", 1]],
        [{"allies": {"duchess": 2}}, {"goods": {"gold": 9}}],
        {"modules": ["governors"], "scenario": "shifting_alliances"},
        {"governor.1": ["duke"]},
        court=court,
    )
    table.play("use duke")
    facts = table.view(None)["table"]
    assert isinstance(facts, dict)
    assert [group["advisor"] for group in facts["court"]] == ["duchess"]
    assert table.scores() == [0, 0]


def test_the_last_advisor_supports_twice_unasked() -> None:
    """KB-B-10 Peasants on 1 and 3: asked at the Jester, not at the Architect."""
    court = [{"advisor": "jester", "seat": 0, "dice": [1]}, {"advisor": "architect", "seat": 0, "dice": [3]}]
    table = position(
        [["building"], ["support", -1, 1]],
        [{"group": "peasants"}, {"goods": {"gold": 9}}],
        {"scenario": "currying_favour"},
        {},
        court=court,
    )
    assert texts(table) == ["pass", "use peasants"]
    twice = table.clone()
    twice.play("use peasants")
    assert (twice.scores()[0], seat_facts(twice, 0)["goods"]) == (2, {"gold": 0, "wood": 1, "stone": 0})
    table.play("pass")
    assert (table.scores()[0], seat_facts(table, 0)["goods"]) == (1, {"gold": 0, "wood": 2, "stone": 0})


def test_a_look_is_not_asked_for() -> None:
    """KB-B-11 The Explorer's card is shown at the start of the year; only Goblin Valley asks for the deck."""
    pending: list[list[object]] = [["kings_aid"], ["moment", -1, 1, 1]]
    zones = {"governor.0": ["explorer"]}
    table = position(pending, [{}, {}], {"modules": ["governors"]}, zones, year=3, phase=1)
    shown = table.view(0)["zones"]
    assert isinstance(shown, dict)
    assert table.prompt().kind == "choice" and shown["enemy_top"]["cards"] != [None]
    options: dict[str, object] = {"modules": ["governors"], "scenario": "goblin_valley"}
    assert texts(position(pending, [{}, {}], options, zones, year=3, phase=1)) == ["peek first", "peek second"]


def test_a_surcharge_is_named_before_a_saving() -> None:
    """KB-B-12 Masons' Strike and the Architect: a good more, then a good less; not asked if only one can be paid."""
    built = ["barricade", "crane"]
    rich: Seats = [{"goods": {"gold": 4, "wood": 4, "stone": 4}, "buildings": built}, {"buildings": built}]
    options: dict[str, object] = {"modules": ["governors", "destiny"]}
    zones = {"governor.0": ["architect_governor"], "destiny": ["masons_strike"]}
    table = position([["building"]], rich, options, zones)
    table.play("build town_hall")
    assert texts(table) == ["extra gold", "extra wood", "extra stone"]
    table.play("extra wood")
    assert texts(table) == ["save gold", "save wood", "save stone"]
    table.play("save stone")
    assert seat_facts(table, 0)["goods"] == {"gold": 3, "wood": 2, "stone": 4}
    poor: Seats = [{"goods": {"gold": 1, "wood": 2, "stone": 0}, "buildings": built}, {"buildings": built}]
    table = position([["building"], ["building"]], poor, options, zones)
    table.play("build town_hall")
    assert seat_facts(table, 0)["goods"] == {"gold": 0, "wood": 0, "stone": 0}


def test_dealt_rows_lie_open() -> None:
    """KB-B-13 Everybody sees who was dealt which rows."""
    table = palatine.new_game("kingsburg", 3, {"modules": ["alternative_rows"]}, 3)
    for viewer in (None, 0, 1, 2):
        facts = table.view(viewer)["table"]
        assert isinstance(facts, dict)
        assert [len(row["dealt"]) for row in facts["seats"]] == [2, 2, 2]
        assert len(facts["rows_left"]) == 4
