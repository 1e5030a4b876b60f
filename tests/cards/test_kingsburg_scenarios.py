"""KB-20 What the scenarios and the eight groups of Currying Favour do: numbers, moment, limits, and whom they touch."""

from typing import Any

import pytest
from rulebook.kingsburg.laying import (
    ADVISORS,
    ANN,
    AUTUMN,
    BRIAN,
    CINDY,
    DESTINY,
    EXTRA,
    SPRING,
    SUMMER,
    WHIMS,
    Player,
    battle_results,
    battle_values,
    buildings,
    envoy,
    goods,
    modular,
    order,
    player,
    reachable,
    season_over,
    soldiers,
    standing,
    up_to,
    vp,
)
from rulebook.vectors import asked, board, events, play_all, refused, sheet, texts

from palatine.kernel.table import Table

FAVOUR: dict[str, object] = {"scenario": "currying_favour"}
ALLIANCES: dict[str, object] = {"scenario": "shifting_alliances"}
VALLEY: dict[str, object] = {"scenario": "goblin_valley"}
ANY_GOOD = ["take gold", "take wood", "take stone"]
GROUPS = ["aristocracy", "clergy", "army", "secret_society", "craftsmen", "artists", "peasants", "bandits"]
each_season = pytest.mark.parametrize("season", [SPRING, SUMMER, AUTUMN])


def claimed(group: str, *happens: Any, own: Player | None = None, **facts: Any) -> Table:
    """Ann has this group; Brian and Cindy have none."""
    players = [{**(own or player(vp=0)), "group": group}, player(vp=0), player(vp=0)]
    return modular(players, list(happens), facts.pop("modules", []), options=FAVOUR, **facts)


def rolled(group: str, dice: list[int], white: int = 0, **facts: Any) -> Table:
    """Ann has rolled these dice, coloured ones first; Brian and Cindy have thrown sixes."""
    happens = ["roll", ["moment", -1, 3], "turn_order", "influence_round"]
    return claimed(group, *happens, own=player(white_dice=white, vp=0), dice=[*dice, *[6] * 6], **facts)


def gains(table: Table) -> list[int]:
    return [vp(table, seat) for seat in range(len(order(table)))]


def test_currying_favour_claims_every_year() -> None:
    """KB-20.1 In turn order each player claims one of eight groups, no group twice; at the end of the year all go."""
    players = [player(vp=0) for _ in range(5)]
    table = modular(players, ["year"], options=FAVOUR, order=[4, 3, 2, 1, 0], dice=[6] * 15)
    left = list(GROUPS)
    for seat, group in ((4, "army"), (3, "clergy"), (2, "peasants"), (1, "artists"), (0, "craftsmen")):
        assert (table.to_act, texts(table)) == ((seat,), [f"claim {name}" for name in left])
        table.play(f"claim {group}")
        left.remove(group)
    assert [sheet(table, seat)["group"] for seat in range(5)] == ["craftsmen", "artists", "peasants", "clergy", "army"]
    over = claimed("army", "year_end")
    assert (sheet(over, ANN)["group"], texts(over)) == ("none", [f"claim {name}" for name in GROUPS])


def redrawn(options: dict[str, object]) -> list[str]:
    """The destiny cards that are discarded although they were drawn."""
    found = []
    for card in ("rising_stars", "secret_deals", "heavy_snow", "famine", "call_to_arms"):
        table = modular([player() for _ in range(3)], ["destiny"], [DESTINY], options=options, draw=[card, "plague"])
        zones: Any = table.view(None)["zones"]
        if zones["destiny"]["cards"] == ["plague"]:
            assert zones["destiny_past"]["cards"] == [card]
            found.append(card)
        if table.to_act:
            assert card == "secret_deals" and asked(table) == "reserve"
    return found


def test_currying_favour_redraws_three_cards() -> None:
    """KB-21, KB-20.1 Rising Stars, Secret Deals and Heavy Snow are replaced."""
    assert redrawn(FAVOUR) == ["rising_stars", "secret_deals", "heavy_snow"]


def test_shifting_alliances_redraws_two_cards() -> None:
    """KB-21, KB-20.2 Rising Stars and Secret Deals are replaced, Heavy Snow is not."""
    assert redrawn(ALLIANCES) == ["rising_stars", "secret_deals"]


def test_goblin_valley_redraws_no_card() -> None:
    """KB-20.4 Every destiny card goes with it."""
    assert redrawn(VALLEY) == []


def test_aristocracy_leads_after_every_roll() -> None:
    """KB-20.5, KB-A-27 First in turn order whatever the total; the others by their totals."""
    faces = [6, 6, 6, 3, 3, 3, 1, 1, 1]
    assert order(claimed("aristocracy", "roll", "turn_order", dice=faces)) == [ANN, CINDY, BRIAN]
    assert order(claimed("clergy", "roll", "turn_order", dice=faces)) == [CINDY, BRIAN, ANN]


@pytest.mark.parametrize(("own", "served"), [([], True), (["inn"], False)])
def test_aristocracy_wins_ties_for_fewest(own: list[str], served: bool) -> None:
    """KB-20.5 In Phases 1 and 5 a tie on buildings is its owner's, before goods are compared; no tie, no favour."""
    rich = player("5g", own)
    aid = claimed("aristocracy", "kings_aid", own=rich)
    assert (sheet(aid, ANN)["aid"] == 1) == served
    if not served:
        assert (aid.to_act, texts(aid)) == ((BRIAN,), ANY_GOOD)
    assert envoy(claimed("aristocracy", "kings_envoy", own=rich)) == (ANN if served else -1)


@pytest.mark.parametrize(("rival", "points"), [(["inn"], [1, 0, 0]), (up_to("market"), [0, 1, 0])])
def test_aristocracy_wins_ties_for_most(rival: list[str], points: list[int]) -> None:
    """KB-A-27 In Phase 3 its owner alone gains the VP of a tie; with fewer buildings nothing."""
    players = [player("", ["inn"], group="aristocracy", vp=0), player("", rival, vp=0), player(vp=0)]
    assert gains(modular(players, ["kings_favour"], options=FAVOUR)) == points


@pytest.mark.parametrize(("dice", "points"), [([2, 2, 3, 2], 2), ([2, 2, 3, 3], 0)])
def test_clergy_likes_low_totals(dice: list[int], points: int) -> None:
    """KB-20.5 2 VP for a final total of 9 or less, white dice included."""
    assert gains(rolled("clergy", dice, white=1)) == [points, 0, 0]


@pytest.mark.parametrize("dice", [[2, 5], [5, 2]])
def test_army_takes_the_higher_die(dice: list[int]) -> None:
    """KB-20.5 Two dice are rolled: the higher is for its owner, the lower for everybody else."""
    table = claimed("army", "reinforcements", dice=dice)
    assert [soldiers(table, seat) for seat in range(3)] == [5, 2, 2]


def test_secret_society_reserves_an_advisor() -> None:
    """KB-5.3.11, KB-20.5 At once one advisor of choice is closed to the others, to their envoy too, this year."""
    players = [player(dice=[3, 5]), player(dice=[3, 5]), player()]
    table = modular(players, [["claim", ANN], "influence_round"], options=FAVOUR, envoy=BRIAN)
    table.play("claim secret_society")
    assert (table.to_act, texts(table)) == ((ANN,), [f"reserve {advisor}" for advisor in ADVISORS])
    table.play("reserve architect")
    assert "architect" in reachable(table)
    table.play("place 3 architect")
    assert (table.to_act, reachable(table)) == ((BRIAN,), ["sergeant", "treasurer"])
    refused(table, "place 3 architect", "KB-5.3.11")
    over = claimed("secret_society", "year_end", reserved={"architect": ANN})
    assert board(over)["reserved"] == {}
    pair = [player(group="secret_society"), player()]
    start: list[str | list[object]] = [["season_start", -1, SPRING]]
    neutral = modular(pair, start, options=FAVOUR, reserved={"architect": ANN}, dice=[1, 1, 1, 1, 1], phase=2)
    assert [row["advisor"] for row in board(neutral)["court"]] == ["squire", "architect"], "neutral dice may land there"


@each_season
@pytest.mark.parametrize(("held", "asks"), [("", True), ("1g", False)])
def test_craftsmen_fill_empty_stores(season: int, held: str, asks: bool) -> None:
    """KB-20.5, KB-A-35 1 good of choice at the end of each productive season without goods."""
    players = [player(held, (), 1, group="craftsmen"), player(), player()]
    table = season_over(players, season, [], options=FAVOUR)
    assert table.to_act == ((ANN,) if asks else ())
    if asks:
        assert texts(table) == ANY_GOOD
        table.play("take wood")
        assert (goods(table, ANN), goods(table, BRIAN), asked(table)) == ("1w", "", "")


@pytest.mark.parametrize(("answer", "dice", "white"), [
    ("pass", [2, 4, 6], [3]), ("reroll_die coloured 6", [1, 2, 4], [3]), ("reroll_die white 3", [2, 4, 6], [1]),
])  # fmt: skip
def test_artists_reroll_one_die(answer: str, dice: list[int], white: list[int]) -> None:
    """KB-20.5 One die, coloured or white, once a season and before turn order; or none."""
    table = rolled("artists", [2, 4, 6, 3], white=1)
    found = [f"reroll_die coloured {face}" for face in (2, 4, 6)]
    assert (table.to_act, texts(table)) == ((ANN,), ["pass", *found, "reroll_die white 3"])
    table.force(dice=[1])
    table.play(answer)
    assert (sheet(table, ANN)["dice"], sheet(table, ANN)["white"], asked(table)) == (dice, white, "influence")
    assert sheet(table, ANN)["total"] == sum([*dice, *white])


def test_peasants_are_supported_twice() -> None:
    """KB-20.5, KB-B-10 One of their advisors up to rank 6 acts twice: the last one unasked; with a 7 none does."""
    assert gains(claimed("peasants", ["support", -1, 1], court=standing((1, ANN)))) == [2, 0, 0]
    table = claimed("peasants", ["support", -1, 1], court=standing((1, ANN), (2, ANN), (8, BRIAN)))
    assert texts(table) == ["pass", "use peasants"]
    first = table.clone()
    first.play("use peasants")
    assert (vp(first, ANN), goods(first, ANN)) == (2, "1g")
    table.play("pass")
    assert (vp(table, ANN), goods(table, ANN), goods(table, BRIAN)) == (1, "2g", "2g")
    six = claimed("peasants", ["support", -1, 1], own=player("1g"), court=standing((6, ANN)))
    play_all(six, "give gold", "give wood")
    assert (goods(six, ANN), asked(six)) == ("1g2s", "")
    seven = claimed("peasants", ["support", -1, 1], court=standing((1, ANN), (7, ANN)))
    seven.play("take gold")
    assert (vp(seven, ANN), goods(seven, ANN), asked(seven)) == (1, "1g", "")


def test_peasants_without_the_stable_and_with_a_tile() -> None:
    """KB-A-36, KB-19.2 The second support brings no Stable; a whim tile counts twice like the advisor it covers."""
    own = player("", up_to("stable"), vp=0)
    table = claimed("peasants", ["support", -1, 1], own=own, court=standing((5, ANN)))
    assert soldiers(table, ANN) == 2 + 1
    facts: dict[str, Any] = {"modules": [WHIMS], "whims": [5], "tile_5": "stone"}
    tile = claimed("peasants", ["support", -1, 1], own=own, court=standing((5, ANN)), **facts)
    assert (goods(tile, ANN), soldiers(tile, ANN)) == ("2s", 0)


def test_peasants_of_the_politician() -> None:
    """KB-A-43, KB-16.16 The private advisor of rank 5 supports twice."""
    court = [{"advisor": "private_5", "seat": ANN, "dice": [5]}]
    facts: dict[str, Any] = {"modules": ["governors"], "governors": {ANN: "politician"}}
    table = claimed("peasants", ["support", -1, 1], court=court, **facts)
    play_all(table, "take gold", "take stone")
    assert (goods(table, ANN), asked(table)) == ("1g1s", "")


@pytest.mark.parametrize(("influenced", "found", "points"), [
    ([], "", 1), ([(1, BRIAN)], "1g", 0), ([(1, BRIAN), (2, ANN)], "1w", 0), ([(2, BRIAN)], "", 1),
])  # fmt: skip
def test_bandits_take_the_lowest_support(influenced: list[tuple[int, int]], found: str, points: int) -> None:
    """KB-20.5, KB-A-21 Before the advisors act, the support of the lowest whom nobody influenced."""
    table = claimed("bandits", "bandits", court=standing(*influenced))
    assert (goods(table, ANN), gains(table)) == (found, [points, 0, 0])
    tile = claimed("bandits", "bandits", modules=[WHIMS], whims=[1])
    assert goods(tile, ANN) == "1g", "whim 1 is passed over"


def test_bandits_cost_two_points() -> None:
    """KB-20.5 2 VP are lost when they are claimed, below 0 if need be."""
    table = modular([player(vp=1), player(vp=1), player(vp=1)], [["claim", ANN]], options=FAVOUR)
    table.play("claim bandits")
    assert gains(table) == [-1, 1, 1]


def allied(players: list[Player], *happens: Any, **facts: Any) -> Table:
    return modular(players, list(happens), options=ALLIANCES, **facts)


def test_shifting_alliances_place_a_token_each_year() -> None:
    """KB-20.2 In turn order one token each on any advisor; they stay, and pile up."""
    players = [player(allies={"king": 2}), player(allies={"king": 1}), player()]
    table = allied(players, "year", order=[1, 0, 2])
    assert (table.to_act, texts(table)) == ((BRIAN,), [f"ally {advisor}" for advisor in ADVISORS])
    play_all(table, "ally king", "ally king", "ally jester")
    assert [sheet(table, seat)["allies"] for seat in range(3)] == [{"king": 3}, {"king": 2}, {"jester": 1}]
    over = allied(players, "year_end", year=2)
    assert sheet(over, ANN)["allies"] == {"king": 2}


@pytest.mark.parametrize(("own", "points"), [({}, [0, 2, 1]), ({"jester": 1}, [0, 0, 0]), ({"king": 1}, [0, 2, 1])])
def test_shifting_alliances_pay_for_strangers(own: dict[str, int], points: list[int]) -> None:
    """KB-20.6 Placing without an own token there gives 1 VP for each token of others, at once; by the envoy too."""
    players = [
        player(dice=[1], allies=own, vp=0),
        player(allies={"jester": 2}, vp=0),
        player(allies={"jester": 1}, vp=0),
    ]
    table = allied(players, "influence_round")
    table.play("place 1 jester")
    assert gains(table) == points
    second = allied(players, "influence_round", court=standing((1, CINDY)), envoy=ANN)
    second.play("place 1 jester")
    assert (gains(second), envoy(second)) == (points, -1)


def test_shifting_alliances_with_two_players() -> None:
    """KB-21, KB-20.2 Neutral dice pay the tokens of both players."""
    players = [player(vp=0, allies={"squire": 1, "architect": 2}), player(vp=0, allies={"architect": 1})]
    table = allied(players, ["season_start", -1, SUMMER], dice=[1, 1, 1, 1, 1], phase=4)
    assert gains(table) == [3, 1]


@pytest.mark.parametrize(("seats", "years"), [(2, [3]), (3, [3]), (4, [3, 4]), (5, [3, 4])])
@pytest.mark.parametrize("year", [1, 2, 3, 4, 5])
def test_shifting_alliances_break_up(seats: int, years: list[int], year: int) -> None:
    """KB-20.2 At the end of year III, with four or five also of IV, everybody removes one of the left neighbour's."""
    players = [player(allies={"king": 1}) for _ in range(seats)]
    table = allied(players, "year_end", year=year)
    assert (asked(table) == "dissolve") == (year in years)
    if year in years:
        assert (table.to_act, texts(table)) == ((ANN,), ["dissolve king"])
        table.play("dissolve king")
        assert [sheet(table, seat)["allies"] for seat in (ANN, BRIAN)] == [{"king": 1}, {}]
    bare = allied([player() for _ in range(seats)], "year_end", year=year)
    assert asked(bare) != "dissolve", "nothing to remove"


def valley(players: list[Player], first: str, second: str, *modules: str) -> Table:
    """A winter in Goblin Valley; the king's die shows 1."""
    facts: dict[str, Any] = {"dice": [1], "draw": [first, second], "year": int(first[4])}
    return modular(players, ["winter"], list(modules), options=VALLEY, **facts)


@pytest.mark.parametrize(("first", "second", "strength", "more"), [
    ("year1_orcs_3", "year1_goblins_2", 5, 1), ("year3_demons_6", "year3_goblins_4", 10, 3),
    ("year3_demons_6", "year3_orcs_5", 6, 0), ("year5_demons_8", "year5_dragons_9", 17, 5),
])  # fmt: skip
def test_goblin_valley_joins_enemies(first: str, second: str, strength: int, more: int) -> None:
    """KB-20.4 Goblins, or any card of year V, join: strengths add up and the king sends the number of the year."""
    table = valley([player(), player(soldiers=2)], first, second)
    assert battle_values(table) == {ANN: 1 + more, BRIAN: 3 + more}
    assert events(table, "battle")[0]["strength"] == strength
    assert events(table, "second_enemy")[0]["joins"] == (more > 0)


def test_goblin_valley_adds_rewards_and_losses() -> None:
    """KB-20.4, KB-9.14 A winner takes both rewards, a loser pays both losses, named kinds first."""
    players = [player(soldiers=9, vp=0), player("3g1w", ["inn", "statue"], vp=9)]
    table = valley(players, "year1_barbarians_2", "year1_goblins_3")
    assert battle_results(table) == {ANN: "victory", BRIAN: "defeat"}
    assert goods(table, BRIAN) == "2g1w" and texts(table) == ["give gold", "give wood"]
    table.play("give wood")
    assert (goods(table, ANN), goods(table, BRIAN), buildings(table, BRIAN)) == ("1g1s", "2g", [])


def test_goblin_valley_and_bonuses() -> None:
    """KB-20.4, KB-21 A bonus against either kind counts once; Improvised Defenses look at the sum that is printed."""
    walls = [player("", ["barricade"]), player("", ["palisade"])]
    assert battle_values(valley(walls, "year1_zombies_4", "year1_goblins_2")) == {ANN: 1 + 1 + 1, BRIAN: 1 + 1 + 2}
    assert battle_values(valley(walls, "year1_goblins_3", "year1_goblins_2"))[ANN] == 3, "once, against two Goblins"
    players = [player("", up_to("improvised_defenses")), player()]
    for second, bonus in (("year1_goblins_2", 1), ("year1_goblins_3", 0)):
        first = "year1_orcs_3"
        assert battle_values(valley(players, first, second, EXTRA))[ANN] == 2 + bonus, second


@pytest.mark.parametrize("deck", ["first", "second"])
def test_goblin_valley_peeks_at_either_deck(deck: str) -> None:
    """KB-20.4 Whoever peeks chooses the deck, and sees that card only."""
    table = modular([player(), player()], [["support", -1, 1]], options=VALLEY, court=standing((10, ANN)))
    table.play(f"peek {deck}")
    zones: Any = table.view(ANN)["zones"]
    other = {"first": "second_enemy_top", "second": "enemy_top"}[deck]
    assert "year1_" in str(zones["enemy_top" if deck == "first" else "second_enemy_top"])
    assert "year1_" not in str(zones[other])
