"""KB-19 What each of the 16 whim tiles gives: numbers, choices, limits, and whom it touches."""

from typing import Any

import pytest
from rulebook.kingsburg.laying import (
    ANN,
    BRIAN,
    CINDY,
    WHIMS,
    Player,
    goods,
    modular,
    player,
    soldiers,
    standing,
    tokens,
    up_to,
    vp,
)
from rulebook.vectors import asked, board, events, play_all, texts

import palatine
from palatine.kernel.table import Table

ANY_GOOD = ["take gold", "take wood", "take stone"]
ANY_NAME = ["name gold", "name wood", "name stone"]
Holding = tuple[str, int, int, int]


def supported(
    influenced: list[tuple[int, int]], tiles: list[int], players: list[Player] | None = None, **facts: Any
) -> Table:
    """Advisors with these tiles act for the groups of dice that stand there, by rank and seat."""
    seats = players or [player(vp=0) for _ in range(3)]
    happens: list[str | list[object]] = [["support", -1, 1], "support_over"]
    return modular(seats, happens, [WHIMS], whims=tiles, court=standing(*influenced), **facts)


def holds(table: Table, seat: int) -> Holding:
    """Goods, +2 tokens, soldiers, VP."""
    return goods(table, seat), tokens(table, seat), soldiers(table, seat), vp(table, seat)


def ways(rank: int, own: Player, rivals: list[Player]) -> list[Holding]:
    """Everything that Ann can hold after this tile, one action each."""
    found: list[Holding] = []
    for text in texts(supported([(rank, ANN)], [rank], [own, *rivals])):
        table = supported([(rank, ANN)], [rank], [own, *rivals])
        table.play(text)
        assert asked(table) == ""
        found.append(holds(table, ANN))
    return found


def test_whim_1_copies_the_lowest_free_advisor() -> None:
    """KB-A-21 2 is free: 1 gold; neutral dice on 2 count as influence: 1 wood; whim 1 itself is passed over."""
    assert holds(supported([(1, ANN)], [1]), ANN) == ("1g", 0, 0, 0)
    pair = [player(vp=0), player()]
    assert holds(supported([(1, ANN), (2, -1)], [1], pair), ANN) == ("1w", 0, 0, 0)
    assert goods(supported([(1, ANN), (1, BRIAN)], [1]), BRIAN) == "1g", "for each group there"


def test_whim_1_brings_the_stable_with_it() -> None:
    """KB-A-36 With the Sergeant as the lowest free advisor a Stable adds its soldier."""
    players = [player("", up_to("stable"), vp=0), player(), player()]
    table = supported([(1, ANN), (2, BRIAN), (3, BRIAN), (4, CINDY)], [1], players)
    while table.to_act:
        table.play(table.options()[0])
    assert soldiers(table, ANN) == 2


@pytest.mark.parametrize(("held", "expected"), [(0, [("", 2, 0, 0)]), (1, [("", 3, 0, 0), ("1g", 0, 1, 0)])])
def test_whim_2_tokens_or_gold_and_a_soldier(held: int, expected: list[Holding]) -> None:
    """KB-19.3 2 +2 tokens; or 1 +2 token is given for 1 gold and 1 soldier, if there is one."""
    players = [player("", (), held, vp=0), player(), player()]
    if held == 0:
        assert holds(supported([(2, ANN)], [2], players), ANN) == expected[0]
    else:
        assert ways(2, players[0], players[1:]) == expected


@pytest.mark.parametrize(("seat", "left"), [(ANN, BRIAN), (CINDY, ANN)])
def test_whim_3_is_named_by_the_left_neighbour(seat: int, left: int) -> None:
    """KB-19.4 The player to the left names the good, the one who influenced takes it."""
    table = supported([(3, seat)], [3])
    assert (table.to_act, texts(table)) == ((left,), ANY_NAME)
    table.play("name stone")
    assert (goods(table, seat), goods(table, left), asked(table)) == ("1s", "", "")


def test_whim_4_empties_its_stock() -> None:
    """KB-19.7 Of gold, wood and stone on the tile one is taken; the last one is followed by three new ones."""
    table = supported([(4, ANN), (4, BRIAN)], [4])
    assert board(table)["tile_4"] == ["gold", "wood", "stone"] and texts(table) == ANY_GOOD
    table.play("take wood")
    assert (table.to_act, texts(table)) == ((BRIAN,), ["take gold", "take stone"])
    table.play("take gold")
    assert ([goods(table, seat) for seat in range(3)], board(table)["tile_4"]) == (["1w", "1g", ""], ["stone"])
    last = supported([(4, CINDY)], [4], tile_4=["stone"])
    assert (goods(last, CINDY), board(last)["tile_4"]) == ("1s", ["gold", "wood", "stone"])


@pytest.mark.parametrize(("shown", "found"), [("gold", "1g"), ("wood", "1w"), ("stone", "1s")])
def test_whim_5_gives_what_it_shows(shown: str, found: str) -> None:
    """KB-19.7 Everybody there takes the kind shown; then a new one is drawn, but only if somebody was there."""
    table = supported([(5, ANN), (5, CINDY)], [5], tile_5=shown, draw=["wood"])
    assert [goods(table, seat) for seat in range(3)] == [found, "", found] and soldiers(table, ANN) == 0
    assert board(table)["tile_5"] == "wood"
    idle = supported([(6, ANN)], [5], tile_5=shown)
    assert board(idle)["tile_5"] == shown


def test_whim_6_gives_two_for_one() -> None:
    """KB-19.3, KB-A-41 A good, a VP or a soldier is given for one each of the other two; or nothing happens."""
    own = [player("1w", soldiers=1, vp=1), player(), player()]
    table = supported([(6, ANN)], [6], own)
    assert texts(table) == ["pass", "give wood", "give vp", "give soldier"]
    for actions, after in (
        (["pass"], ("1w", 0, 1, 1)),
        (["give wood"], ("", 0, 2, 2)),
        (["give vp", "take stone"], ("1w1s", 0, 2, 0)),
        (["give soldier", "take gold"], ("1g1w", 0, 0, 2)),
    ):
        tried = table.clone()
        play_all(tried, *actions)
        assert (holds(tried, ANN), asked(tried)) == (after, "")


@pytest.mark.parametrize(("good", "one", "two"), [("gold", "1g", "2g"), ("wood", "1w", "2w"), ("stone", "1s", "2s")])
def test_whim_7_shares_a_kind(good: str, one: str, two: str) -> None:
    """KB-19.8 A named opponent takes 1 good of choice, the player 2 of the same kind; with two the rival is named."""
    table = supported([(7, BRIAN)], [7])
    assert (table.to_act, texts(table)) == ((BRIAN,), ["rival 1", "rival 3"])
    table.play("rival 1")
    assert (table.to_act, texts(table)) == ((ANN,), ANY_GOOD)
    table.play(f"take {good}")
    assert [goods(table, seat) for seat in range(3)] == [one, two, ""]
    assert supported([(7, ANN)], [7], [player(), player()]).to_act == (BRIAN,)


def test_whim_8_is_named_from_both_sides() -> None:
    """KB-19.3, KB-19.4 1 good named by the left neighbour, then 1 by the right one."""
    table = supported([(8, ANN)], [8], [player() for _ in range(4)])
    assert (table.to_act, texts(table)) == ((BRIAN,), ANY_NAME)
    table.play("name wood")
    assert (table.to_act, texts(table)) == ((3,), ANY_NAME)
    table.play("name stone")
    assert [goods(table, seat) for seat in range(4)] == ["1w1s", "", "", ""] and asked(table) == ""


def test_whim_9_offers_two_of_four() -> None:
    """KB-19.3 Two different ones of gold, wood, stone, and a soldier with a +2 token; nothing twice."""
    assert sorted(ways(9, player(vp=0), [player(), player()])) == sorted(
        [
            ("1g1w", 0, 0, 0),
            ("1g1s", 0, 0, 0),
            ("1w1s", 0, 0, 0),
            ("1g", 1, 1, 0),
            ("1w", 1, 1, 0),
            ("1s", 1, 1, 0),
        ]
    )


def test_whim_10_gives_two_of_a_kind() -> None:
    """KB-19.6 2 gold, 2 wood or 2 stone; no soldiers and no look at the enemy."""
    assert ways(10, player(vp=0), [player(), player()]) == [(held, 0, 0, 0) for held in ("2g", "2w", "2s")]
    assert events(supported([(10, ANN)], [10]), "peek") == []


RICH = player("2g", soldiers=2, vp=2)


@pytest.mark.parametrize(
    ("own", "more"),
    [
        (player("3g", soldiers=3, vp=3), []),
        (player("2g", soldiers=3, vp=3), [("2g2s", 3, 4), ("2g2s", 4, 3)]),
        (player("3g", soldiers=2, vp=3), [("3g1s", 4, 3), ("3g", 4, 4)]),
        (player("3g", soldiers=3, vp=2), [("3g1s", 3, 4), ("3g", 4, 4)]),
    ],
    ids=["never lowest", "tied for goods", "tied for soldiers", "tied for VP"],
)
def test_whim_11_helps_whoever_has_least(own: Player, more: list[tuple[str, int, int]]) -> None:
    """KB-19.8, KB-A-20 1 stone, 1 soldier, 1 VP; the lowest, ties included, may trade one for a second of the kind."""
    held: dict[str, int] = dict(own["goods"])  # type: ignore[call-overload]
    plain = (f"{held['gold']}g1s", int(str(own["soldiers"])) + 1, int(str(own["vp"])) + 1)
    if not more:
        table = supported([(11, ANN)], [11], [own, RICH, RICH])
        assert (goods(table, ANN), soldiers(table, ANN), vp(table, ANN), asked(table)) == (*plain, "")
        return
    found = [(held_goods, host, points) for held_goods, _, host, points in ways(11, own, [RICH, RICH])]
    assert sorted(found) == sorted([plain, *more])


@pytest.mark.parametrize(("answer", "own", "others"), [
    ("pick 1", ("3g", 0, 0, 0), ("", 0, 0, 1)), ("pick 2", ("", 0, 0, 3), ("1g", 0, 0, 0)),
    ("pass", ("", 0, 0, 0), ("", 0, 0, 0)),
])  # fmt: skip
def test_whim_12_pays_everybody(answer: str, own: Holding, others: Holding) -> None:
    """KB-A-41 3 gold and 1 VP for each opponent; or 3 VP and 1 gold for each; or neither."""
    table = supported([(12, BRIAN)], [12])
    table.play(answer)
    assert [holds(table, seat) for seat in range(3)] == [others, own, others]


@pytest.mark.parametrize(("owned", "host"), [((), 1), (tuple(up_to("stable")), 2)])
def test_whim_13_gives_a_little_of_everything(owned: tuple[str, ...], host: int) -> None:
    """KB-19.3, KB-A-16 1 good of choice, 1 +2 token, 1 VP, 1 soldier and a look at the enemy; a Stable adds its own."""
    table = supported([(13, ANN)], [13], [player("", owned, vp=0), player(), player()])
    assert texts(table) == ANY_GOOD
    table.play("take stone")
    assert holds(table, ANN) == ("1s", 1, host, 1)
    assert [event["seat"] for event in events(table, "peek")] == [ANN]


@pytest.mark.parametrize(("item", "own", "rival"), [
    ("gold", ("1w1s", 1, 1, 0), ("1g", 0, 0, 0)), ("wood", ("1g1s", 1, 1, 0), ("1w", 0, 0, 0)),
    ("stone", ("1g1w", 1, 1, 0), ("1s", 0, 0, 0)), ("token", ("1g1w1s", 0, 1, 0), ("", 1, 0, 0)),
    ("soldier", ("1g1w1s", 1, 0, 0), ("", 0, 1, 0)),
])  # fmt: skip
def test_whim_14_leaves_four_of_five(item: str, own: Holding, rival: Holding) -> None:
    """KB-19.8 A named opponent takes one of five things, the player the other four; the third gets nothing."""
    table = supported([(14, CINDY)], [14])
    assert (table.to_act, texts(table)) == ((CINDY,), ["rival 1", "rival 2"])
    table.play("rival 2")
    assert table.to_act == (BRIAN,)
    assert texts(table) == ["item gold", "item wood", "item stone", "item token", "item soldier"]
    table.play(f"item {item}")
    assert [holds(table, seat) for seat in range(3)] == [("", 0, 0, 0), rival, own]


@pytest.mark.parametrize(("first", "second", "found"), [
    ("hand gold 2", "hand gold 3", ["2w2s", "1g", "1g"]), ("hand wood 2", "hand wood 2", ["2g2s", "2w", ""]),
    ("hand gold 3", "hand stone 2", ["1g2w1s", "1s", "1g"]), ("hand stone 2", "hand gold 3", ["1g2w1s", "1s", "1g"]),
    ("hand stone 3", "hand stone 2", ["2g2w", "1s", "1s"]),
])  # fmt: skip
def test_whim_15_hands_out_two(first: str, second: str, found: list[str]) -> None:
    """KB-19.3 Of 2 gold, 2 wood and 2 stone four are kept and two handed to opponents, as the player likes."""
    table = supported([(15, ANN)], [15])
    assert len(texts(table)) == 6 and not [text for text in texts(table) if text.endswith("1")]
    play_all(table, first, second)
    assert ([goods(table, seat) for seat in range(3)], asked(table)) == (found, "")


def test_whim_15_under_the_first_rules() -> None:
    """KB-19.3 Tables of rules 1 go on as they began: the second good did not come before the first in the book."""
    old = palatine.load({**supported([(15, ANN)], [15]).dump(), "rules": 1})
    old.play("hand stone 2")
    assert texts(old) == ["hand stone 2", "hand stone 3"]


def test_whim_16_gives_five_points() -> None:
    """KB-19.3 5 VP, and no gold."""
    table = supported([(16, BRIAN)], [16])
    assert [holds(table, seat) for seat in range(3)] == [("", 0, 0, 0), ("", 0, 0, 5), ("", 0, 0, 0)]
