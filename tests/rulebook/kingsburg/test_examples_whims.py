"""Examples about whim tiles: what each gives, and the return to tradition."""

from typing import Any

import pytest

from palatine.kernel.table import Table
from rulebook.kingsburg.laying import (
    ANN,
    BRIAN,
    CINDY,
    SUMMER,
    WHIMS,
    Player,
    goods,
    modular,
    player,
    season_over,
    soldiers,
    standing,
    tokens,
    up_to,
    vp,
)
from rulebook.vectors import asked, board, play_all, texts

ALL_TILES = list(range(1, 17))


def supported(players: list[Player], influenced: list[tuple[int, int]], tiles: list[int], **facts: Any) -> Table:
    """Advisors with these tiles act for the groups of dice that stand there, by rank and seat."""
    happens: list[str | list[object]] = [["support", -1, 1], "support_over"]
    return modular(players, happens, [WHIMS], whims=tiles, court=standing(*influenced), **facts)


def taken_from_whim_11(own: Player) -> list[tuple[str, int, int]]:
    """Goods, soldiers and VP that Ann can be left with; both rivals have 1 gold, 1 soldier and 5 VP."""
    found: list[tuple[str, int, int]] = []
    rival = player("1g", soldiers=1, vp=5)
    for text in texts(supported([own, rival, rival], [(11, ANN)], [11])):
        table = supported([own, rival, rival], [(11, ANN)], [11])
        table.play(text)
        found.append((goods(table, ANN), soldiers(table, ANN), vp(table, ANN)))
    return sorted(found)


def test_kb_ex_43_whim_11_lowest_in_points() -> None:
    """KB-EX-43, KB-19.8 Lowest in VP: the tile as it is, 2 VP and a stone, or 2 VP and a soldier; never 3 VP."""
    start = player("1w1s", soldiers=2, vp=0)
    assert taken_from_whim_11(start) == [("1w1s", 3, 2), ("1w2s", 2, 2), ("1w2s", 3, 1)]


def test_kb_ex_43_whim_11_lowest_in_several() -> None:
    """KB-EX-43, KB-19.8, KB-A-20 Lowest in goods, soldiers and VP: still only one trade."""
    assert taken_from_whim_11(player(vp=0)) == [
        ("", 1, 2), ("", 2, 1), ("1s", 0, 2), ("1s", 1, 1), ("1s", 2, 0), ("2s", 0, 1), ("2s", 1, 0),
    ]  # fmt: skip


def test_kb_ex_44_whim_6_without_soldiers() -> None:
    """KB-EX-44, KB-19.3 With no soldier the option that dismisses one is not offered."""
    table = supported([player("1g", vp=3), player()], [(6, ANN)], [6])
    assert texts(table) == ["pass", "give gold", "give vp"]


def test_kb_ex_45_whim_8_with_two_players() -> None:
    """KB-EX-45, KB-19.4 With two players the rival makes both choices."""
    table = supported([player(), player()], [(8, ANN)], [8])
    for kind in ("gold", "stone"):
        assert table.to_act == (BRIAN,)
        table.play(f"name {kind}")
    assert goods(table, ANN) == "1g1s" and goods(table, BRIAN) == ""


def test_kb_ex_45_whim_15_with_two_players() -> None:
    """KB-EX-45, KB-19.4 With two players the rival receives both goods."""
    table = supported([player(), player()], [(15, ANN)], [15])
    play_all(table, "hand gold 2", "hand stone 2")
    assert goods(table, ANN) == "1g2w1s" and goods(table, BRIAN) == "1g1s"


def test_kb_ex_68_whim_4_is_refilled_at_once() -> None:
    """KB-EX-68, KB-19.7 One wood lies there: the first takes it, the second finds g, w, s, and two goods stay."""
    table = supported([player(), player(), player()], [(4, ANN), (4, BRIAN)], [4], tile_4=["wood"])
    assert goods(table, ANN) == "1w", "there was nothing to choose"
    assert (table.to_act, texts(table)) == ((BRIAN,), ["take gold", "take wood", "take stone"])
    table.play("take stone")
    assert goods(table, BRIAN) == "1s"
    assert board(table)["tile_4"] == ["gold", "wood"]


def test_kb_ex_69_whim_5_shows_one_kind() -> None:
    """KB-EX-69, KB-19.7 Both groups get the stone that is shown; then one new good is drawn."""
    players = [player(), player(), player()]
    table = supported(players, [(5, ANN), (5, BRIAN)], [5], tile_5="stone", draw=["wood"])
    assert goods(table, ANN) == "1s" and goods(table, BRIAN) == "1s"
    assert board(table)["tile_5"] == "wood"


def test_kb_ex_70_whim_2_without_a_token() -> None:
    """KB-EX-70, KB-19.3 Without a +2 token only "two +2 tokens" is possible; with one there is a choice."""
    table = supported([player(), player()], [(2, ANN)], [2])
    assert asked(table) == "" and tokens(table, ANN) == 2
    able = supported([player(tokens=1), player()], [(2, ANN)], [2])
    assert texts(able) == ["pick 1", "pick 2"]
    able.play("pick 2")
    assert (tokens(able, ANN), goods(able, ANN), soldiers(able, ANN)) == (0, "1g", 1)


def test_kb_ex_71_whim_6_needs_the_means() -> None:
    """KB-EX-71, KB-A-39 With 0 VP, goods and soldiers there is no option; with 3 VP, 1 VP buys soldier and good."""
    nothing = supported([player(vp=0), player()], [(6, ANN)], [6])
    assert asked(nothing) == "" and vp(nothing, ANN) == 0
    table = supported([player(vp=3), player()], [(6, ANN)], [6])
    assert texts(table) == ["pass", "give vp"]
    play_all(table, "give vp", "take wood")
    assert (vp(table, ANN), soldiers(table, ANN), goods(table, ANN)) == (2, 1, "1w")


def test_kb_ex_72_whim_7() -> None:
    """KB-EX-72, KB-19.8 The named opponent takes 1 wood, the player 2 wood."""
    table = supported([player(), player(), player()], [(7, ANN)], [7])
    assert texts(table) == ["rival 2", "rival 3"]
    table.play("rival 3")
    assert (table.to_act, texts(table)) == ((CINDY,), ["take gold", "take wood", "take stone"])
    table.play("take wood")
    assert [goods(table, seat) for seat in range(3)] == ["2w", "", "1w"]


@pytest.mark.parametrize(("way", "own", "others"), [(1, ("3g", 0), ("", 1)), (2, ("", 3), ("1g", 0))])
def test_kb_ex_72_whim_12(way: int, own: tuple[str, int], others: tuple[str, int]) -> None:
    """KB-EX-72, KB-A-41 3 gold and the others 1 VP each; or 3 VP and the others 1 gold each; it may be declined."""
    table = supported([player(vp=0), player(vp=0), player(vp=0)], [(12, ANN)], [12])
    assert texts(table) == ["pass", "pick 1", "pick 2"]
    table.play(f"pick {way}")
    assert (goods(table, ANN), vp(table, ANN)) == own
    assert [(goods(table, seat), vp(table, seat)) for seat in (BRIAN, CINDY)] == [others, others]


def test_kb_ex_73_whim_14_opponent_takes_the_soldier() -> None:
    """KB-EX-73, KB-A-36 The player gets g, w, s and a token; the opponent's Stable adds nothing."""
    table = supported([player(), player("", up_to("stable")), player()], [(14, ANN)], [14])
    table.play("rival 2")
    assert table.to_act == (BRIAN,)
    table.play("item soldier")
    assert (goods(table, ANN), tokens(table, ANN), soldiers(table, ANN)) == ("1g1w1s", 1, 0)
    assert soldiers(table, BRIAN) == 1


def test_kb_ex_73_whim_14_with_a_stable() -> None:
    """KB-EX-73, KB-A-16 The opponent picks gold, the player owns a Stable: w, s, a token and 2 soldiers."""
    table = supported([player("", up_to("stable")), player(), player()], [(14, ANN)], [14])
    play_all(table, "rival 2", "item gold")
    assert (goods(table, ANN), tokens(table, ANN), soldiers(table, ANN)) == ("1w1s", 1, 2)
    assert goods(table, BRIAN) == "1g"


def test_kb_ex_74_whim_1_copies_the_lowest_free_advisor() -> None:
    """KB-EX-74, KB-A-21 1 and 2 are influenced and 3 is not: 1 wood."""
    table = supported([player(vp=0), player(), player()], [(1, ANN), (2, BRIAN)], [1])
    assert goods(table, ANN) == "1w" and vp(table, ANN) == 0


def test_kb_ex_74_whim_1_copies_a_tile() -> None:
    """KB-EX-74, KB-A-21 If whim 3 lies on 3, the left neighbour names the good."""
    table = supported([player(), player(), player()], [(1, ANN), (2, CINDY)], [1, 3])
    assert (table.to_act, texts(table)) == ((BRIAN,), ["name gold", "name wood", "name stone"])
    table.play("name stone")
    assert goods(table, ANN) == "1s"


@pytest.mark.parametrize(
    ("seats", "influenced", "tiles", "goes"),
    [
        (3, [(3, 0), (9, 1), (17, 2)], ALL_TILES, 9),
        (3, [(17, 0), (18, 1)], ALL_TILES[3:], 4),
        (2, [(11, -1), (3, 0), (9, 1)], ALL_TILES, 11),
    ],
    ids=["highest with a tile", "none has a tile", "neutral dice"],
)
def test_kb_ex_75_return_to_tradition(
    seats: int, influenced: list[tuple[int, int]], tiles: list[int], goes: int
) -> None:
    """KB-EX-75, KB-19.5 The tile of the highest influenced advisor who has one goes, or else the lowest tile left."""
    players = [player() for _ in range(seats)]
    mode = {"whim_mode": "tradition"}
    table = season_over(players, SUMMER, [WHIMS], options=mode, whims=tiles, court=standing(*influenced))
    zones: Any = table.view(None)["zones"]
    assert zones["whims"]["cards"] == [f"whim_{rank}" for rank in tiles if rank != goes]
