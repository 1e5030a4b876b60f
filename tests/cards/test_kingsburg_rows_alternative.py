"""KB-15 What each building of the alternative rows does: numbers, moment, limits."""

import pytest
from cards.provinces import fight, over, rolled, rowed
from rulebook.kingsburg.laying import (
    ALTERNATIVE,
    ANN,
    AUTUMN,
    BRIAN,
    EXTRA,
    SPRING,
    SUMMER,
    battle_results,
    battle_values,
    buildings,
    goods,
    group,
    modular,
    player,
    reachable,
    season_over,
    soldiers,
    standing,
    tokens,
    up_to,
    vp,
)
from rulebook.vectors import asked, events, play_all, refused, sheet, texts

BOTH = [EXTRA, ALTERNATIVE]
ANY_GOOD = ["take gold", "take wood", "take stone"]
each_season = pytest.mark.parametrize("season", [SPRING, SUMMER, AUTUMN])


@each_season
def test_tournament_field(season: int) -> None:
    """KB-5.6.1 1 VP at the end of summer."""
    table = over(season, "", "tournament_field")
    assert [vp(table, seat) for seat in range(3)] == [1 if season == SUMMER else 0, 0, 0]


@each_season
def test_stadium(season: int) -> None:
    """KB-5.6.1 1 VP at the end of summer, besides that of the Tournament Field."""
    table = over(season, "", "stadium")
    assert [vp(table, seat) for seat in range(3)] == [2 if season == SUMMER else 0, 0, 0]


@pytest.mark.parametrize("enemy", ["year1_orcs_3", "year3_zombies_6", "year5_demons_8"])
def test_gladiator_school(enemy: str) -> None:
    """KB-9.4 +1 in every battle."""
    assert battle_values(fight("gladiator_school", enemy)) == {ANN: 2, BRIAN: 1}


@each_season
@pytest.mark.parametrize(("own", "rival", "points"), [(0, 0, 1), (2, 2, 1), (1, 2, 0)])
def test_colosseum(season: int, own: int, rival: int, points: int) -> None:
    """KB-5.6.4 1 VP at the end of each productive season if nobody has more soldiers, even with none at all."""
    players = [player("", up_to("colosseum"), soldiers=own, vp=0), player(soldiers=rival, vp=0), player()]
    games = 2 if season == SUMMER else 0
    assert vp(season_over(players, season, BOTH), ANN) == points + games, "Tournament Field and Stadium in summer"


def test_bridge() -> None:
    """KB-15.1 No effect: nothing in a season, nothing in battle, nothing at the end; only its VP."""
    for season in (SPRING, SUMMER, AUTUMN):
        table = over(season, "", "bridge")
        assert (vp(table, ANN), goods(table, ANN), soldiers(table, ANN)) == (0, "", 0)
    assert battle_values(fight("bridge", "year1_orcs_3"))[ANN] == 1
    last = rowed([player("", ["bridge"], vp=4), player(vp=4)], "year_end", year=5)
    assert [vp(last, seat) for seat in (ANN, BRIAN)] == [4, 4]


@pytest.mark.parametrize(("dice", "usable"), [([2, 2, 3, 2], True), ([2, 2, 3, 3], False)])
def test_altar(dice: list[int], usable: bool) -> None:
    """KB-15.3 A total of 9 or less, white dice included: all dice may be rerolled, once a season."""
    table = rolled("altar", dice, white=1)
    assert (asked(table) == "reroll") == usable
    if usable:
        table.force(dice=[1, 1, 1, 1])
        table.play("reroll_all")
        assert (sheet(table, ANN)["dice"], sheet(table, ANN)["white"], asked(table)) == ([1, 1, 1], [1], "influence")


@each_season
@pytest.mark.parametrize(("held", "points"), [("", 1), ("1s", 0)])
def test_monastery(season: int, held: str, points: int) -> None:
    """KB-15.6 1 VP at the end of summer without goods."""
    assert vp(over(season, held, "monastery"), ANN) == (points if season == SUMMER else 0)


def test_basilica() -> None:
    """KB-15.10 It cannot fall: the next building falls instead; alone it stays, with its VP."""
    table = rowed([player("", [*up_to("basilica"), "inn"], vp=0), player()], ["lose_buildings", ANN, 4])
    assert (buildings(table, ANN), vp(table, ANN)) == (["basilica"], -13)
    alone = rowed([player("", ["basilica"], vp=0), player()], ["lose_buildings", ANN, 2])
    assert (buildings(alone, ANN), vp(alone, ANN)) == (["basilica"], 0)


@each_season
@pytest.mark.parametrize(("host", "after"), [(0, (0, 0, 0)), (1, (0, 1, 1)), (3, (2, 1, 1))])
def test_brewery(season: int, host: int, after: tuple[int, int, int]) -> None:
    """KB-15.5 At the end of summer 1 soldier must be given for 1 VP and 1 +2 token; without one nothing happens."""
    table = over(season, "", "brewery", soldiers=host)
    found = (soldiers(table, ANN), vp(table, ANN), tokens(table, ANN))
    assert asked(table) == "" and found == (after if season == SUMMER else (host, 0, 0))


def test_fair() -> None:
    """KB-A-09 Once a season one coloured die, whatever it shows, may go to any rank up to 6."""
    players = [player("", up_to("fair"), dice=[1, 6]), player(dice=[1])]
    table = modular(players, ["influence_round"], [ALTERNATIVE])
    low = ["jester", "squire", "architect", "merchant", "sergeant", "alchemist"]
    assert reachable(table) == [*low, "astronomer"] and "place 6+fair jester" in texts(table)
    table.play("place 6+fair merchant")
    table.play("pass", BRIAN)
    assert reachable(table) == ["jester"]
    refused(table, "place 1+fair squire", "KB-5.3.2")


@pytest.mark.parametrize(("season", "dice"), [(SPRING, 0), (SUMMER, 0), (AUTUMN, 1)])
def test_vineyard(season: int, dice: int) -> None:
    """KB-5.1.2 One more white die in autumn."""
    players = [player("", up_to("vineyard")), player(), player()]
    table = rowed(players, ["season_start", -1, season, 1], phase=2 + 2 * season)
    assert [sheet(table, seat)["white_dice"] for seat in range(3)] == [dice, 0, 0]


@each_season
def test_port(season: int) -> None:
    """KB-5.1.2 1 good of choice at the start of each productive season, before the roll."""
    players = [player("", up_to("port")), player(), player()]
    table = rowed(players, ["season", -1, season], dice=[6] * 10)
    assert (table.to_act, texts(table), sheet(table, ANN)["dice"]) == ((ANN,), ANY_GOOD, [])
    table.play("take wood")
    assert [goods(table, seat) for seat in range(3)] == ["1w", "", ""] and len(sheet(table, ANN)["dice"]) == 3


@pytest.mark.parametrize("year", [1, 2, 3, 4, 5])
def test_watchtower(year: int) -> None:
    """KB-5.4.5, KB-9.4 At the start of years IV and V its owner sees the enemy; +1 in battle."""
    table = rowed([player("", ["watchtower"]), player()], ["moment", -1, 1], year=year)
    assert [event["seat"] for event in events(table, "peek")] == ([ANN] if year >= 4 else [])
    assert battle_values(fight("watchtower", "year1_zombies_4"))[ANN] == 2


@pytest.mark.parametrize(("enemy", "bonus"), [
    ("year1_barbarians_2", 2), ("year1_goblins_3", 2), ("year1_orcs_3", 2), ("year5_dragons_9", 2),
    ("year1_zombies_4", 0), ("year3_demons_6", 0),
])  # fmt: skip
def test_armoury(enemy: str, bonus: int) -> None:
    """KB-9.4 +2 in battle, but nothing against Zombies and Demons; the Watchtower adds 1."""
    assert battle_values(fight("armoury", enemy))[ANN] == 1 + 1 + bonus


@pytest.mark.parametrize(("enemy", "host", "asks"), [("year1_orcs_3", 0, True), ("year1_zombies_4", 0, False)])
def test_quarters(enemy: str, host: int, asks: bool) -> None:
    """KB-A-15 A winner with the highest value may keep 1 soldier into the next year; not without a victory."""
    table = fight("quarters", enemy, host)
    assert (asked(table) == "keep_soldier") == asks, "1 soldier, Watchtower, and Armoury but against Zombies"
    if asks:
        left = table.clone()
        left.play("pass")
        assert soldiers(left, ANN) == 0
        table.play("use quarters")
        assert soldiers(table, ANN) == 1


@pytest.mark.parametrize(("answer", "value"), [("pass", 1 + 1 + 2 + 1), ("give stone", 1 + 1 + 2 + 3)])
def test_alchemists_guild(answer: str, value: int) -> None:
    """KB-15.13 +1 in battle, +3 for 1 good paid before the reveal, once; without a good nothing is asked."""
    table = fight("alchemists_guild", "year3_orcs_5", held="1g1s")
    assert texts(table) == ["pass", "give gold", "give stone"] and events(table, "reveal") == []
    table.play(answer)
    assert battle_values(table)[ANN] == value
    assert battle_values(fight("alchemists_guild", "year3_orcs_5"))[ANN] == 5


@pytest.mark.parametrize(("host", "value"), [(0, 1), (1, 3), (4, 6)])
def test_stockade(host: int, value: int) -> None:
    """KB-15.7 At the start of winter 1 soldier more for an owner with at least 1, before the king's arrive."""
    assert battle_values(fight("stockade", "year3_orcs_5", host))[ANN] == value


@pytest.mark.parametrize(("dice", "low"), [([2, 2, 3, 2], True), ([2, 2, 3, 3], False)])
def test_griffin_tower_and_university(dice: list[int], low: bool) -> None:
    """KB-15.3 A final total of 9 or less, white dice included: 1 soldier from the Ranch, 2 VP from the University."""
    table = rolled("griffin_tower", dice, white=1)
    assert [soldiers(table, seat) for seat in range(3)] == [int(low), 0, 0] and vp(table, ANN) == 0
    learned = rolled("university", dice, white=1)
    assert [vp(learned, seat) for seat in range(3)] == [2 * low, 0, 0] and soldiers(learned, ANN) == 0


@pytest.mark.parametrize(("answer", "value", "result"), [("pass", 5, "victory"), ("give stone", 6, "victory")])
def test_defensive_walls(answer: str, value: int, result: str) -> None:
    """KB-15.13 A draw is won, paid or not; 1 good, paid before the reveal, is +1."""
    table = fight("defensive_walls", "year3_orcs_5", 3, "1g1s")
    assert texts(table) == ["pass", "give gold", "give stone"] and events(table, "reveal") == []
    table.play(answer)
    assert (battle_values(table)[ANN], battle_results(table)[ANN]) == (value, result)
    assert battle_results(fight("defensive_walls", "year3_orcs_5", 2))[ANN] == "defeat"


@pytest.mark.parametrize(("enemy", "found"), [("year3_orcs_5", "2g"), ("year3_goblins_5", "2s")])
def test_manor(enemy: str, found: str) -> None:
    """KB-9.13 A winner takes the rewards on the card twice, the VP of the strongest once."""
    table = fight("manor", enemy, 9)
    assert (goods(table, ANN), vp(table, ANN)) == (found, 1)
    assert goods(fight("defensive_walls", enemy, 9), ANN) == found.replace("2", "1")


@pytest.mark.parametrize(("enemy", "points"), [("year1_zombies_4", 0), ("year5_barbarians_7", 0)])
def test_hidden_refuge(enemy: str, points: int) -> None:
    """KB-15.8 The VP named on the card are not lost; others lose them."""
    table = fight("hidden_refuge", enemy)
    assert vp(table, ANN) == points and vp(table, BRIAN) < 0


@pytest.mark.parametrize(("building", "paid"), [("barracks", "2g1w1s"), ("wizards_guild", "3g1w2s"),
                                                ("blacksmith", "1g2w"), ("stone_wall", "2g2s")])  # fmt: skip
def test_carpenters_workshop(building: str, paid: str) -> None:
    """KB-5.5.5, KB-A-33 Columns III and IV cost 1 wood less, where wood is printed at all; column II does not."""
    players = [player(paid, [*up_to("carpenters_workshop"), *up_to(building)[:-1]]), player()]
    table = rowed(players, "building")
    table.play(f"build {building}")
    assert goods(table, ANN) == ""


@each_season
def test_exchange_office(season: int) -> None:
    """KB-5.6.1 At the end of autumn 1 good may be given for 2 VP, once."""
    table = over(season, "1g1s", "exchange_office")
    assert (asked(table) == "offer") == (season == AUTUMN)
    if season == AUTUMN:
        assert texts(table) == ["pass", "give gold", "give stone"]
        table.play("give stone")
        assert (goods(table, ANN), vp(table, ANN), asked(table)) == ("1g", 2, "")


@pytest.mark.parametrize(("rival", "points"), [(up_to("town_hall"), 3), (up_to("embassy"), 3),
                                               ([*up_to("embassy"), "inn"], 0)])  # fmt: skip
def test_architects_guild(rival: list[str], points: int) -> None:
    """KB-15.4 1 VP more for each building after it; 3 VP at the end of the game if nobody has more buildings."""
    players = [player("", up_to("architects_guild"), vp=0), player("", rival, vp=0)]
    assert vp(rowed(players, "year_end", year=5), ANN) == points
    assert vp(rowed(players, "year_end", year=4), ANN) == 0
    table = rowed([player("2w", up_to("architects_guild"), vp=0), player("2w", vp=0)], "building")
    play_all(table, "build palisade", "build palisade")
    assert [vp(table, seat) for seat in (ANN, BRIAN)] == [1, 0]


@pytest.mark.parametrize(("year", "points"), [(1, 3), (2, 2), (3, 1), (4, 0), (5, 0)])
def test_fountain(year: int, points: int) -> None:
    """KB-15.11 3, 2 or 1 VP when it is erected in year I, II or III; they stay when it falls."""
    table = rowed([player("1g1s", uses="G", vp=0), player()], "building", ["lose_buildings", ANN, 1], year=year)
    table.play("build fountain")
    assert (vp(table, ANN), buildings(table, ANN)) == (points, [])


@pytest.mark.parametrize(("influenced", "points"), [
    ([(1, ANN), (8, ANN), (13, ANN)], 1), ([(1, ANN), (8, ANN), (8, ANN)], 0), ([(1, ANN), (8, ANN), (13, BRIAN)], 0),
])  # fmt: skip
@each_season
def test_park(season: int, influenced: list[tuple[int, int]], points: int) -> None:
    """KB-5.4.8 1 VP after the support for three different advisors of one's own."""
    players = [player("", up_to("park"), vp=0), player(), player()]
    table = rowed(players, ["moment", -1, 4], court=standing(*influenced), phase=2 + 2 * season)
    assert vp(table, ANN) == points


def test_park_counts_private_advisors() -> None:
    """KB-16.16 The Politician's advisors count."""
    court = [group("jester", ANN), group("private_5", ANN), group("private_10", ANN)]
    players = [player("", up_to("park"), vp=0), player(), player()]
    table = modular(players, [["moment", -1, 4]], [*BOTH, "governors"], {ANN: "politician"}, court=court, phase=2)
    assert vp(table, ANN) == 1


@pytest.mark.parametrize(("host", "points"), [(2, 0), (3, 2), (5, 2)])
def test_school(host: int, points: int) -> None:
    """KB-15.9 2 VP at the end of Phase 7 for 3 soldiers or more."""
    players = [player("", up_to("school"), soldiers=host, vp=0), player(soldiers=9, vp=0)]
    assert [vp(rowed(players, "recruitment"), seat) for seat in (ANN, BRIAN)] == [points, 0]


def test_university_counts_the_final_dice() -> None:
    """KB-5.2.3, KB-12.4 2 VP when the Altar has made a 9 of a 4, and none when it has made a 10."""
    for faces, points in (([3, 3, 3], 2), ([3, 3, 4], 0)):
        players = [player("", [*up_to("university"), *up_to("altar")], vp=0), player(), player()]
        table = rowed(players, "roll", ["moment", -1, 3], dice=[1, 1, 2, *[6] * 6], phase=4)
        table.force(dice=faces)
        table.play("reroll_all")
        assert vp(table, ANN) == points
