"""KB-19, KB-20 Whim tiles season by season, and the claims of Currying Favour."""

from typing import Any

import pytest

import palatine
from palatine.kernel.table import Table
from rulebook.kingsburg.laying import (
    ANN,
    BRIAN,
    CINDY,
    DESTINY,
    EXTRA,
    SPRING,
    TOKENS,
    WHIMS,
    goods,
    group,
    modular,
    order,
    player,
    soldiers,
    standing,
)
from rulebook.vectors import asked, board, events, play_out, sheet, texts

FAVOUR: dict[str, object] = {"scenario": "currying_favour"}


def tiles(table: Table) -> list[str]:
    """The tiles that lie on advisors."""
    zones: Any = table.view(None)["zones"]
    return [str(card) for card in zones["whims"]["cards"]]


def test_the_tiles_are_shuffled_face_down() -> None:
    """KB-19.1 Any of the sixteen tiles may be the first, and nobody sees which."""
    first = set()
    for seed in range(120):
        table = palatine.load(
            {"game": "kingsburg", "seats": 3, "options": {"modules": [WHIMS]}, "seed": seed, "pending": ["whim_tile"]}
        )
        first.update(tiles(table))
    assert first == {f"whim_{rank}" for rank in range(1, 17)}


def test_a_tile_each_season() -> None:
    """KB-19.2 One is drawn at the start of each productive season and stays: 15 in a whole game."""
    table = palatine.new_game("kingsburg", 3, {"modules": [WHIMS]}, seed=5)
    seen: set[int] = set()
    while table.to_act:
        seen.add(len(tiles(table)))
        table.play(table.options(table.to_act[0])[0], table.to_act[0])
    assert seen >= set(range(1, 16)) and len(tiles(table)) == 15


def test_a_tile_works_at_once_and_hides_the_support() -> None:
    """KB-19.6, KB-19.2 Drawn at the start of spring, whim 10 acts this spring: two goods, no soldiers, no peek."""
    faces = [4, 6, 1, 5, 5, 5, 6, 6, 6]
    table = modular([player(), player(), player()], [["season", -1, SPRING]], [WHIMS], dice=faces, draw=["whim_10"])
    assert tiles(table) == ["whim_10"]
    table.play("place 6+4 general", ANN)
    for seat in (BRIAN, CINDY, ANN):
        if table.to_act == (seat,) and asked(table) == "influence":
            table.play("pass", seat)
    assert (table.to_act, texts(table)) == ((ANN,), ["take 2gold", "take 2wood", "take 2stone"])
    table.play("take 2wood")
    assert (goods(table, ANN), soldiers(table, ANN)) == ("2w", 0)
    assert [event for event in table.events_since(0, ANN) if event["kind"] == "peek"] == []


def test_queen_and_king_have_no_tile() -> None:
    """KB-19.6 Return to Tradition begins with all sixteen tiles, on ranks 1 to 16, and draws none later."""
    options: dict[str, object] = {"modules": [WHIMS], "whim_mode": "tradition"}
    table = palatine.new_game("kingsburg", 3, options, seed=5)
    assert tiles(table) == [f"whim_{rank}" for rank in range(1, 17)]
    assert board(table)["tile_4"] == ["gold", "wood", "stone"]
    play_out(table)
    assert len(tiles(table)) == 1, "one has gone in each of the 15 seasons"


def test_groups_are_claimed_in_turn_order() -> None:
    """KB-20.1 Each player claims one group, each group once a year; at the end of the year the claims are gone."""
    table = modular([player(), player(), player()], ["year"], options=FAVOUR, order=[2, 0, 1])
    claimed = []
    for name in ("clergy", "army", "artists"):
        claimed.append(table.to_act[0])
        assert len(texts(table)) == 8 - len(claimed) + 1
        table.play(f"claim {name}")
    assert claimed == [CINDY, ANN, BRIAN]
    assert [sheet(table, seat)["group"] for seat in range(3)] == ["army", "artists", "clergy"]
    over = modular([player(group="army"), player(), player()], ["year_end"], options=FAVOUR)
    assert asked(over) == "claim" and sheet(over, ANN)["group"] == "none"


def test_the_aristocracy_leads_when_all_have_claimed() -> None:
    """KB-20.5, KB-A-27, KB-3.4 Its owner moves to the front when everybody has claimed, not before."""
    table = modular([player(), player(), player()], ["year"], options=FAVOUR)
    table.play("claim army")
    table.play("claim aristocracy")
    assert order(table) == [ANN, BRIAN, CINDY]
    table.play("claim clergy")
    assert events(table, "order")[0]["order"] == [BRIAN, ANN, CINDY], "before the first roll"


@pytest.mark.parametrize("seats", [2, 3])
def test_the_aristocracy_serves_even_the_thief(seats: int) -> None:
    """KB-A-45, KB-16.13, KB-20.5 Ties in buildings are settled before goods: its owner alone gets the white die."""
    players = [player("1g1w2s", group="aristocracy"), *[player() for _ in range(seats - 1)]]
    table = modular(players, ["kings_aid"], ["governors"], governors={ANN: "thief"}, options=FAVOUR)
    assert asked(table) == "" and [sheet(table, seat)["aid"] for seat in range(seats)] == [1, 0, 0][:seats]


def test_some_cards_are_redrawn() -> None:
    """KB-20.1, KB-20.2, KB-3.2 Destiny cards that do not go with the scenario are discarded and another is drawn."""
    for scenario, redrawn in (
        ("currying_favour", ["rising_stars", "secret_deals", "heavy_snow"]),
        ("shifting_alliances", ["rising_stars", "secret_deals"]),
    ):
        options: dict[str, object] = {"scenario": scenario}
        draw = [*redrawn, "plague"]
        table = modular([player(), player(), player()], ["destiny"], [DESTINY], options=options, draw=draw)
        zones: Any = table.view(None)["zones"]
        assert (zones["destiny"]["cards"], zones["destiny_past"]["cards"]) == (["plague"], redrawn)


def test_currying_favour_without_soldier_tokens() -> None:
    """KB-20.1 The scenario and Module 5 exclude each other."""
    with pytest.raises(palatine.BadOption, match=r"KB-20\.1"):
        palatine.new_game("kingsburg", 3, {**FAVOUR, "modules": [TOKENS]})
    assert palatine.new_game("kingsburg", 3, {**FAVOUR, "modules": [EXTRA]}, seed=1).to_act


def test_peasants_of_somebody_who_influenced_nobody() -> None:
    """KB-A-43 Without a placement there is nothing to double; neutral dice and others do not count."""
    court = standing((3, BRIAN), (8, CINDY))
    table = modular([player(group="peasants"), player(), player()], [["support", -1, 1]], options=FAVOUR, court=court)
    assert [goods(table, seat) for seat in range(3)] == ["", "1w", "2g"] and asked(table) == ""


@pytest.mark.parametrize(("private", "found"), [("private_5", True), ("private_10", False)])
def test_peasants_and_the_politician(private: str, found: bool) -> None:
    """KB-A-43, KB-16.16 The rank decides: a private advisor of rank 5 is low enough, one of rank 10 is not."""
    court = [group("architect", ANN, [3]), group(private, ANN, [5])]
    table = modular(
        [player(group="peasants"), player(), player()], [["support", -1, 1]], ["governors"],
        governors={ANN: "politician"}, options=FAVOUR, court=court,
    )  # fmt: skip
    assert ("use peasants" in texts(table)) == found


def test_plague_spares_the_aristocracy() -> None:
    """KB-B-08, KB-6.1, KB-20.5 Tied for most buildings only the others lose a good; alone its owner loses too."""
    players = [player("1g", ["inn"], group="aristocracy"), player("1g", ["inn"]), player("1g")]
    for owned, left in ((["inn"], ["1g", "", "1g"]), (["inn", "statue"], ["", "1g", "1g"])):
        seats = [{**players[0], "buildings": owned}, *players[1:]]
        table = modular(seats, ["kings_favour"], [DESTINY], options=FAVOUR, destiny="plague")
        assert [goods(table, seat) for seat in range(3)] == left
