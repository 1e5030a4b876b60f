"""KB-9 Phase 8: winter."""

import pytest

from palatine.kernel.table import Table
from rulebook.kingsburg.laying import (
    ANN,
    BRIAN,
    CINDY,
    battle_results,
    battle_values,
    both_editions,
    buildings,
    goods,
    lay,
    player,
    soldiers,
    tokens,
    up_to,
    vp,
    winter,
)
from rulebook.vectors import asked, board, events, texts


def kinds(table: Table) -> list[str]:
    return [str(event["kind"]) for event in table.events_since(0)]


def test_second_edition_rolls_first_and_reveals_second() -> None:
    """KB-9.1, KB-A-02 Reinforcements, reveal, battles, the strongest winner's VP, then soldiers and enemy leave."""
    table = winter([player(soldiers=4), player("1g")], "year1_zombies_4", 2)
    assert kinds(table) == [
        "phase", "reinforcements", "reveal", "battle", "gain", "battle", "lose", "gain", "disband",
    ]  # fmt: skip
    assert [(e["source"], e["seat"]) for e in events(table, "gain")] == [("enemy", ANN), ("strongest", ANN)]
    assert [soldiers(table, seat) for seat in (ANN, BRIAN)] == [0, 0]
    zones = table.view(None)["zones"]
    assert isinstance(zones, dict)
    assert zones["enemy"]["cards"] == [] and zones["enemies_fought"]["cards"] == ["year1_zombies_4"]


def test_first_edition_reveals_first_and_rolls_second() -> None:
    """KB-9.2 The enemy lies open before the reinforcement die is rolled; the rest is the same."""
    table = winter([player(soldiers=4), player("1g")], "year1_zombies_4", 2, 1)
    assert kinds(table)[:4] == ["phase", "reveal", "reinforcements", "battle"]
    assert kinds(table)[-1] == "disband"


@both_editions
def test_the_first_player_rolls_for_everybody(edition: int) -> None:
    """KB-9.1 One die, rolled by the first player in turn order; every player gains that many soldiers."""
    table = winter([player(), player(soldiers=2), player()], "year1_orcs_3", 5, edition, order=[2, 0, 1])
    assert events(table, "reinforcements")[0]["seat"] == CINDY
    assert battle_values(table) == {CINDY: 5, ANN: 5, BRIAN: 7}


@both_editions
def test_everybody_fights_the_same_enemy_alone(edition: int) -> None:
    """KB-9.3 One card for all, and one player's victory does not help another."""
    table = winter([player(soldiers=9), player("1g", vp=4)], "year1_orcs_3", 1, edition)
    assert battle_results(table) == {ANN: "victory", BRIAN: "defeat"}
    assert {int(e["strength"]) for e in events(table, "battle")} == {3}
    assert (vp(table, BRIAN), goods(table, BRIAN)) == (3, "")


@both_editions
def test_the_battle_value(edition: int) -> None:
    """KB-9.4 Soldiers, reinforcements included, and all modifiers against this kind of enemy."""
    owned = ["guard_tower", "palisade", "barricade", *up_to("farms")]
    for enemy, bonus in [("year4_goblins_6", 2), ("year4_zombies_7", 2), ("year4_orcs_7", 1)]:
        table = winter([player("", owned, soldiers=2), player()], enemy, 3, edition)
        assert battle_values(table)[ANN] == 2 + 3 + bonus


@both_editions
def test_the_battle_value_is_seen_before_the_battle(edition: int) -> None:
    """KB-9.4 Against any enemy while it lies face down, exactly once it is known."""
    players = [player("", ["guard_tower", "palisade", "barricade", *up_to("farms")], soldiers=2), player()]
    hidden = board(lay(players, ["building"], edition, year=4))
    assert hidden["seats"][ANN]["battle"] == {"value": 3, "bonus": 1, "against": {"goblins": 2, "zombies": 2}}
    assert "enemy_strength" not in hidden
    known = board(lay(players, ["building"], edition, year=4, zones={"enemy": ["year4_goblins_6"]}))
    assert (known["seats"][ANN]["battle"]["value"], known["seats"][BRIAN]["battle"]["value"]) == (4, 0)
    assert known["enemy_strength"] == 6


@both_editions
@pytest.mark.parametrize(
    ("force", "result", "points", "held", "standing"),
    [(3, "victory", 11, "1g1s", ["inn"]), (2, "draw", 10, "1g", ["inn"]), (1, "defeat", 10, "", [])],
)
def test_more_wins_equal_draws_less_loses(
    edition: int, force: int, result: str, points: int, held: str, standing: list[str]
) -> None:
    """KB-9.5 Above the strength: the rewards. Equal: nothing. Below: the losses."""
    table = winter([player("1g", ["inn"], soldiers=force, vp=10), player()], "year1_goblins_3", 1, edition)
    assert battle_results(table)[ANN] == result
    assert (vp(table, ANN), goods(table, ANN), buildings(table, ANN)) == (points, held, standing)


@both_editions
@pytest.mark.parametrize(
    ("forces", "gains"),
    [([5, 4, 0], [1, 0, 0]), ([5, 5, 0], [1, 1, 0]), ([0, 0, 0], [0, 0, 0]), ([2, 2, 1], [0, 0, 0])],
    ids=["one", "tied", "all lost", "only draws"],
)
def test_the_strongest_winner(edition: int, forces: list[int], gains: list[int]) -> None:
    """KB-9.6, KB-A-14 The highest value gains 1 VP if it won, tied winners each; a draw is no victory."""
    overlay: dict[str, object] = {"game": "kingsburg", "enemies": {"year1_orcs_3": {"losses": "gold"}}}
    table = winter([player(soldiers=n) for n in forces], "year1_orcs_3", 1, edition, overlay=overlay)
    assert [vp(table, seat) for seat in range(3)] == gains


@both_editions
def test_named_goods_are_lost_kind_by_kind(edition: int) -> None:
    """KB-9.7 Of each named kind up to the named number; a shortage is not made up with other kinds or tokens."""
    table = winter([player("7g1w5s", (), 2, vp=5), player()], "year3_goblins_4", 1, edition)
    assert (goods(table, ANN), tokens(table, ANN), vp(table, ANN)) == ("7g2s", 2, 4)


@both_editions
def test_goods_of_choice_are_the_losers_choice(edition: int) -> None:
    """KB-9.7, KB-B-05 Any mix of the number named; with no more than that one gives everything, unasked."""
    table = winter([player("1g3w"), player("1s")], "year2_orcs_4", 1, edition)
    assert texts(table) == ["give gold+wood", "give 2wood"]
    table.play("give 2wood")
    assert goods(table, ANN) == "1g1w"
    assert asked(table) == "" and goods(table, BRIAN) == ""


@both_editions
@pytest.mark.parametrize(
    ("owned", "fallen"),
    [
        (["statue", "inn", "guard_tower"], "statue"),
        (["statue", *up_to("market"), *up_to("stable")], "market"),
        ([*up_to("chapel"), *up_to("town_hall")], "town_hall"),
        ([*up_to("cathedral"), *up_to("embassy")], "cathedral"),
        (["inn", "palisade"], "inn"),
    ],
)
def test_which_building_falls(edition: int, owned: list[str], fallen: str) -> None:
    """KB-9.8 Always in the right-most occupied column, there in the top-most row; its printed VP go with it."""
    printed = {"statue": 3, "market": 1, "town_hall": 2, "cathedral": 9, "inn": 0}
    table = winter([player("", owned, vp=20), player()], "year5_barbarians_8", 1, edition)
    assert sorted(buildings(table, ANN)) == sorted([name for name in owned if name != fallen])
    assert vp(table, ANN) == 20 - printed[fallen]


@both_editions
def test_several_buildings_fall_one_by_one(edition: int) -> None:
    """KB-9.8 Each loss looks anew; who has no buildings loses none, and nothing else instead."""
    overlay: dict[str, object] = {"game": "kingsburg", "enemies": {"year5_barbarians_8": {"losses": "3 building"}}}
    players = [player("", ["statue", *up_to("market")], vp=9), player("1g", ["inn"], vp=9), player("1g", vp=9)]
    table = winter(players, "year5_barbarians_8", 1, edition, overlay=overlay)
    assert [e["building"] for e in events(table, "raze")] == ["market", "statue", "inn", "inn"]
    assert [vp(table, seat) for seat in range(3)] == [5, 9, 9]
    assert [goods(table, seat) for seat in range(3)] == ["", "1g", "1g"]


@both_editions
def test_lost_points_go_below_zero(edition: int) -> None:
    """KB-9.9 Lost VP may take a player below zero."""
    table = winter([player(vp=3), player(vp=0)], "year5_barbarians_7", 1, edition)
    assert [vp(table, ANN), vp(table, BRIAN)] == [-5, -8]


@both_editions
def test_a_victory_pays_everything_together(edition: int) -> None:
    """KB-9.10 Fortress VP, the enemy's reward and the strongest winner's VP all come for one victory."""
    table = winter([player("", up_to("fortress"), soldiers=20, vp=0), player()], "year5_dragons_9", 1, edition)
    assert vp(table, ANN) == 1 + 3 + 1
    loser = winter([player("", up_to("fortress"), vp=0), player()], "year5_dragons_9", 1, edition)
    assert vp(loser, ANN) == -5, "no Fortress VP without a victory"


@both_editions
def test_losses_in_turn_order_goods_then_buildings_then_points(edition: int) -> None:
    """KB-9.11 The first player has paid goods, buildings and VP before the next one is asked."""
    overlay: dict[str, object] = {"game": "kingsburg", "enemies": {"year1_orcs_3": {"losses": "vp + any + building"}}}
    players = [player("1g1w", ["inn"]), player("1g1w", ["inn"])]
    table = winter(players, "year1_orcs_3", 1, edition, order=[1, 0], overlay=overlay)
    assert table.to_act == (BRIAN,)
    assert buildings(table, BRIAN) == ["inn"] and vp(table, BRIAN) == 0
    table.play("give gold")
    assert buildings(table, BRIAN) == [] and vp(table, BRIAN) == -1
    assert table.to_act == (ANN,) and buildings(table, ANN) == ["inn"]
    table.play("give wood")
    told = [(e["kind"], e["seat"]) for e in table.events_since(0) if e["kind"] in ("lose", "raze")]
    assert told == [(kind, seat) for seat in (BRIAN, ANN) for kind in ("lose", "raze", "lose")]


@both_editions
def test_values_are_fixed_before_any_loss(edition: int) -> None:
    """KB-9.12 A building that falls still counted for this battle, as the fallen tower does here."""
    players = [player("", ["guard_tower"], soldiers=0), player(soldiers=1)]
    table = winter(players, "year1_goblins_3", 1, edition)
    assert battle_values(table) == {ANN: 2, BRIAN: 2}
    assert buildings(table, ANN) == []
    drawn = winter([player("", ["guard_tower"], soldiers=1), player(soldiers=9)], "year1_goblins_3", 1, edition)
    assert battle_results(drawn)[ANN] == "draw" and buildings(drawn, ANN) == ["guard_tower"]


@both_editions
def test_named_kinds_are_paid_before_goods_of_choice(edition: int) -> None:
    """KB-9.14 When a loss names both, the named kinds go first, then the goods of choice."""
    overlay: dict[str, object] = {"game": "kingsburg", "enemies": {"year1_orcs_3": {"losses": "2 gold + any"}}}
    table = winter([player("2g1w1s"), player("3g")], "year1_orcs_3", 1, edition, overlay=overlay)
    assert texts(table) == ["give wood", "give stone"], "the gold is gone already"
    table.play("give wood")
    assert [goods(table, seat) for seat in (ANN, BRIAN)] == ["1s", ""]


def test_recruits_fight_and_then_go_home() -> None:
    """KB-9.1, KB-9.4 Soldiers recruited in Phase 7 fight in Phase 8; afterwards the track is back at 0."""
    table = lay([player("4g"), player()], ["recruitment", "winter"], dice=[1], draw=["year1_orcs_3"])
    table.play("recruit 2")
    assert battle_values(table)[ANN] == 3
    assert soldiers(table, ANN) == 0
