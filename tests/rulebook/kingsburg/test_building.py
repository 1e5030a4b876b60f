"""KB-5.5 Building."""

import pytest

from rulebook.kingsburg.laying import (
    ANN,
    BRIAN,
    ROWS,
    battle_values,
    both_editions,
    building_turns,
    buildings,
    goods,
    lay,
    player,
    up_to,
    vp,
    winter,
)
from rulebook.vectors import asked, play_all, refused, texts

# Building, cost, VP of the first edition, VP of the second.
PRICES = [
    ("statue", "2g", 3, 3),
    ("chapel", "3g1s", 5, 5),
    ("church", "3g1w2s", 7, 7),
    ("cathedral", "5g3s", 9, 9),
    ("inn", "1g1w", 0, 0),
    ("market", "2g2w", 1, 1),
    ("farms", "2g3w1s", 2, 2),
    ("merchants_guild", "3g1w2s", 4, 4),
    ("guard_tower", "1g1s", 1, 0),
    ("blacksmith", "1g2w", 2, 2),
    ("barracks", "2g2w1s", 4, 4),
    ("wizards_guild", "3g2w2s", 6, 6),
    ("palisade", "2w", 0, 0),
    ("stable", "1g1w1s", 2, 2),
    ("stone_wall", "2g2s", 2, 2),
    ("fortress", "3g2s", 4, 4),
    ("barricade", "1w", 0, 0),
    ("crane", "1w1s", 1, 1),
]
PRICES_WITH_CRANE = [("town_hall", "1g1w1s", 2, 2), ("embassy", "1g2w2s", 4, 4)]  # printed 2g1w1s and 2g2w2s


@both_editions
def test_each_player_may_build_once_in_turn_order(edition: int) -> None:
    """KB-5.5.1 In turn order each may erect one building, or decline."""
    table = building_turns([player("9g9w9s"), player("9g9w9s"), player("9g9w9s")], edition, order=[2, 0, 1])
    for seat, action in [(2, "build inn"), (0, "pass"), (1, "build statue")]:
        assert table.to_act == (seat,)
        table.play(action)
    assert asked(table) == ""
    assert [buildings(table, seat) for seat in range(3)] == [[], ["statue"], ["inn"]]


@both_editions
@pytest.mark.parametrize(("building", "cost", "first", "second"), [*PRICES, *PRICES_WITH_CRANE])
def test_the_price_and_the_points(edition: int, building: str, cost: str, first: int, second: int) -> None:
    """KB-5.5.2 Pay the cost, place a token, gain the printed VP at once; with one good less it is refused."""
    standing = up_to(building)[:-1]
    table = building_turns([player(cost, standing, vp=0), player()], edition)
    table.play(f"build {building}")
    assert goods(table, ANN) == ""
    assert vp(table, ANN) == (first if edition == 1 else second)
    assert buildings(table, ANN) == up_to(building)
    for kind in "gws":
        if kind in cost:
            poor = building_turns([player(one_less(cost, kind), standing), player()], edition)
            assert not poor.to_act or f"build {building}" not in texts(poor)


def one_less(cost: str, short_of: str) -> str:
    """The cost with one good of a kind missing."""
    pairs = [(int(cost[i]), cost[i + 1]) for i in range(0, len(cost), 2)]
    return "".join([f"{n - 1 if kind == short_of else n}{kind}" for n, kind in pairs])


@both_editions
@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0])
def test_rows_are_built_from_the_left(edition: int, row: list[str]) -> None:
    """KB-5.5.3 A building needs all buildings left of it; rows are independent; each stands once per player."""
    for standing in range(4):
        table = building_turns([player("50g50w50s", row[:standing]), player()], edition)
        offered = [name for name in row if f"build {name}" in texts(table)]
        assert offered == [row[standing]]
        for other in [name for name in row if name not in offered]:
            refused(table, f"build {other}", "KB-5.5.3")
        assert len(texts(table)) == 6, "passing and one building of each of the five rows"


@both_editions
@pytest.mark.parametrize(
    ("target", "rule", "words"),
    [
        ("building:inn", "KB-5.5.3", ("already", "Masz już")),
        ("building:farms", "KB-5.5.3", ("first in the row: Market", "Najpierw")),
        (
            "building:chapel",
            "KB-5.5.2",
            ("short of 2\u00a0gold and 1\u00a0stone", "Brakuje: 2\u00a0złota"),
        ),
    ],
)
def test_why_a_building_cannot_stand(edition: int, target: str, rule: str, words: tuple[str, str]) -> None:
    """KB-5.5.2, KB-5.5.3 “Why can't I?” says what stands already, what comes first, or what is short."""
    table = building_turns([player("1g1w", ["inn", "statue"]), player()], edition)
    assert texts(table) == ["pass", "build barricade"]
    reason = table.why_not(target)
    assert reason is not None and reason.rule == rule
    assert words[0] in reason.say("en")
    assert words[1] in reason.say("pl")


@both_editions
def test_effects_add_up_and_last(edition: int) -> None:
    """KB-5.5.4 Effects are cumulative: a whole row and two others defend together, later buildings switch off none."""
    owned = [*up_to("wizards_guild"), *up_to("fortress"), "barricade"]
    table = winter([player("", owned, soldiers=2), player()], "year4_goblins_6", 1, edition)
    assert battle_values(table)[ANN] == 3 + (1 + 1 + 2) + (1 + 1 + 1) + 1


@both_editions
def test_the_crane_lowers_gold_in_columns_three_and_four(edition: int) -> None:
    """KB-5.5.5 The Crane lowers gold only, by 1, in columns III and IV only."""
    crane = ["barricade", "crane"]
    for building, cost in [("church", "2g1w2s"), ("farms", "1g3w1s"), ("barracks", "1g2w1s"), ("stone_wall", "1g2s")]:
        table = building_turns([player(cost, [*up_to(building)[:-1], *crane]), player()], edition)
        table.play(f"build {building}")
        assert goods(table, ANN) == ""
    for building, cost in [("cathedral", "4g3s"), ("merchants_guild", "2g1w2s"), ("fortress", "2g2s")]:
        table = building_turns([player(cost, [*up_to(building)[:-1], *crane]), player()], edition)
        table.play(f"build {building}")
        assert goods(table, ANN) == ""
    dear = building_turns([player("2g1s", ["statue", *crane]), player()], edition)
    refused(dear, "build chapel", "KB-5.5.2")


def test_discounts_touch_only_printed_kinds_and_stop_at_zero() -> None:
    """KB-5.5.5, KB-A-33 The Crane does nothing for a building without gold, and never makes a price negative."""
    overlay: dict[str, object] = {
        "game": "kingsburg",
        "buildings": {"farms": {"cost": "3 wood"}, "barracks": {"cost": "gold + wood"}},
    }
    owned = [*up_to("market"), *up_to("blacksmith"), "barricade", "crane"]
    table = building_turns([player("2w", owned), player("1g4w", owned)], overlay=overlay)
    refused(table, "build farms", "KB-5.5.2")
    table.play("build barracks")
    assert goods(table, ANN) == "1w", "1 gold less than 1 gold is nothing"
    table.play("build farms")
    assert goods(table, BRIAN) == "1g1w"


@both_editions
def test_a_fallen_building_is_rebuilt_at_full_cost(edition: int) -> None:
    """KB-5.5.2, KB-9.8 What an enemy destroyed may be built again, for its cost and its VP."""
    happens: list[str | list[object]] = ["winter", "building"]
    table = lay([player("3g", ["statue"], vp=3), player()], happens, edition, [1], ["year1_goblins_3"])
    assert (buildings(table, ANN), vp(table, ANN), goods(table, ANN)) == ([], 0, "2g")
    play_all(table, "build statue")
    assert (buildings(table, ANN), vp(table, ANN), goods(table, ANN)) == (["statue"], 3, "")
