"""Positions set up by hand: what is left out has its starting value, and what is wrong is named by its place."""

import json
from hashlib import sha256

import pytest

import palatine
from palatine.kernel.table import Table


def load(**data: object) -> Table:
    return palatine.load({"game": "kingsburg", "seats": 2, **data})


def seats(*rows: dict[str, object], **facts: object) -> dict[str, object]:
    return {"seats": list(rows), **facts}


def test_the_smallest_position() -> None:
    table = palatine.load({"game": "kingsburg", "pending": [["set_up"]]})
    assert table.seat_count == 2 and table.to_act and table.chosen["edition"] == 2


def test_the_last_row_happens_first() -> None:
    table = load(pending=[["building"], ["effect", 1, "aid", 20], "recruitment"], table=seats({"goods": {"gold": 3}}))
    assert (table.prompt().kind, table.to_act) == ("recruit", (0,))
    table.play("pass")
    assert (table.prompt().kind, table.to_act) == ("choice", (1,))


def test_a_position_does_not_keep_what_it_was_given() -> None:
    data: dict[str, object] = {"game": "kingsburg", "pending": [["building"]], "table": seats({"goods": {"wood": 2}})}
    table = palatine.load(data)
    before = table.record()
    assert isinstance(data["table"], dict)
    data["table"]["seats"][0]["goods"]["wood"] = 77
    assert table.record() == before


def test_a_named_card_leaves_the_place_where_the_box_has_it() -> None:
    """Cards that are named nowhere stay where the box has them; a named one lies only where it is said to lie."""
    table = load(
        pending=[["recruitment"]], table=seats({"goods": {"gold": 3}}), zones={"enemy_top": [["year1_orcs_3", 1]]}
    )
    zones = table.view(0)["zones"]
    assert isinstance(zones, dict)
    assert zones["enemy_top"] == {"count": 1, "cards": ["year1_orcs_3"]}
    assert zones["enemies_unseen"] == {"count": 24}


BAD = [
    ({"speed": 3}, "speed: unknown key"),
    ({"seats": 9}, "seats: 9 must be a whole number from 2 to 5"),
    ({"names": ["Ala"]}, "names: ['Ala'] must be a name for each seat"),
    ({"rules": 99}, "this position was saved with rules 99 of kingsburg; this engine plays rules 1"),
    ({"options": 5}, "options: 5 must be a table"),
    ({"overlay": 5}, "overlay: 5 must be a table"),
    ({"table": 5}, "table: 5 must be a table"),
    ({"table": {"year": 6}}, "table.year: 6 must be a whole number from 1 to 5"),
    ({"table": {"month": 6}}, "table.month: unknown key"),
    ({"table": {"order": [0, 0]}}, "impossible position: KB-0.3: turn order must name every seat once"),
    ({"table": seats({"goods": {"gold": -1}})}, "table.seats.0.goods.gold: -1 must be a whole number from 0 to 10000"),
    ({"table": seats({}, {"goods": {"silver": 1}})}, "table.seats.1.goods.silver: unknown key"),
    ({"table": seats({}, {"dice": [7]})}, "table.seats.1.dice: [7] must be a list of numbers from 1 to 6"),
    ({"table": seats({"buildings": ["chapel"]})}, "impossible position: seat 0: KB-5.5.3: chapel needs statue"),
    ({"table": {"court": [{"advisor": "pope"}]}}, "table.court.0.advisor: “pope” must be one of: jester, "),
    ({"table": {"court": [{"advisor": "king", "seat": 4}]}}, "table.court.0.seat: 4 must be a whole number"),
    ({"pending": "build"}, "pending: “build” must be a list"),
    ({"pending": [["fly", 0]]}, "pending.0: ['fly', 0] must be [step, seat, a, b] with a step of: set_up, year"),
    ({"pending": [["build", 7]]}, "pending.0: ['build', 7] has a seat or number that is not possible"),
    ({"pending": [["effect", 0, "advisor.pope", 1]]}, "names no effect"),
    ({"lanes": [[]]}, "lanes: [[]] must have a lane for each seat"),
    ({"zones": {"enemy": ["year9_elves_1"]}}, "zones.enemy: “year9_elves_1” must be a card, or [card, known by]"),
    ({"zones": {"attic": []}}, "zones.attic: unknown key"),
    ({"forced": {"dice": [7]}}, "forced.dice: [7] must be a list of numbers from 1 to 6"),
    ({"log": [[0, 0]]}, "log.0: [0, 0] must be [kind, seat, what, values]"),
    ({"log": [[0, "0", 0, []]]}, "log.0: [0, '0', 0, []] must hold numbers"),
    ({"recording": 1}, "recording: 1 must be true or false"),
]  # fmt: skip


@pytest.mark.parametrize(("data", "message"), BAD, ids=[message[:40] for _, message in BAD])
def test_bad_positions_name_the_place(data: dict[str, object], message: str) -> None:
    with pytest.raises(palatine.BadPosition) as caught:
        load(**data)
    assert message in caught.value.en
    assert caught.value.pl.strip() and caught.value.pl != caught.value.en


@pytest.mark.parametrize("data", [None, [], "kingsburg", {}, {"game": 5}])
def test_what_is_no_position(data: object) -> None:
    with pytest.raises(palatine.BadPosition):
        palatine.load(data)  # type: ignore[arg-type]


UNPLAYABLE: list[list[object]] = [
    ["effect", 0, 9999, 1],
    ["effect", 0, "advisor.queen", 999],
    ["effect", -1, "advisor.jester", 1],
    ["choice", 0, "advisor.jester", 1],
    ["offer", 0, "advisor.jester", 1],
    ["influence"],
    ["build", -1],
    ["lose_goods", 0, 3],
    ["pay_recruits", 0, 9],
    ["battle"],
    ["disband"],
    ["aftermath", 0, 2, 3],
]


@pytest.mark.parametrize("frame", UNPLAYABLE, ids=str)
def test_pending_steps_that_cannot_be_are_refused(frame: list[object]) -> None:
    """Bad data give a clear error; a table that loads has somebody with something to choose, or is over."""
    with pytest.raises(palatine.BadPosition):
        load(pending=[frame], table=seats({"goods": {"gold": 2}}))


def test_names_are_checked_where_they_are_given() -> None:
    """What a new game takes, a load takes as well."""
    with pytest.raises(palatine.BadOption):
        palatine.new_game("kingsburg", seats=3, names=["Ala"])


def test_a_broken_generator_is_refused() -> None:
    with pytest.raises(palatine.BadPosition, match=r"^chance: "):
        load(chance=[1, 2], pending=[["year"]])


@pytest.mark.parametrize("game", palatine.games())
def test_a_digest_is_the_hash_of_what_is(game: str) -> None:
    table = palatine.new_game(game, 2, seed=5)
    for _ in range(30):
        data = table.dump()
        for past in ("book", "names", "chance", "forced", "recording", "origin", "log"):
            del data[past]
        assert table.digest() == sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()
        seat = table.to_act[0]
        table.play(table.options(seat)[-1], seat)
