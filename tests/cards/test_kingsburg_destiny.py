"""KB-17 What each of the 30 destiny cards does this year: numbers, moment, limits, and whom it touches."""

from typing import Any

import pytest
from rulebook.kingsburg.laying import (
    ADVISORS,
    ALTERNATIVE,
    ANN,
    AUTUMN,
    BRIAN,
    CINDY,
    DESTINY,
    EXTRA,
    SPRING,
    SUMMER,
    Player,
    battle_results,
    battle_values,
    envoy,
    goods,
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
from rulebook.vectors import asked, board, events, play_all, refused, sheet, texts

import palatine
from palatine.kernel.table import Table

SEASONS = [SPRING, SUMMER, AUTUMN]
ANY_GOOD = ["take gold", "take wood", "take stone"]
STABLE = tuple(up_to("stable"))
each_season = pytest.mark.parametrize("season", SEASONS)


def this_year(card: str, players: list[Player], *happens: Any, **facts: Any) -> Table:
    """This card lies open."""
    return modular(players, list(happens), facts.pop("modules", [DESTINY]), destiny=card, **facts)


def three(**facts: Any) -> list[Player]:
    return [player(**facts) for _ in range(3)]


def supported(card: str, influenced: list[tuple[int, int]], owned: tuple[str, ...] = (), **facts: Any) -> Table:
    """The advisors act for the groups of dice that stand there, by rank and seat; Ann owns these buildings."""
    players = [player("", owned, vp=0), player(vp=0), player(vp=0)]
    return this_year(card, players, ["support", -1, 1], court=standing(*influenced), **facts)


@each_season
def test_famine_leaves_two_coloured_dice(season: int) -> None:
    """KB-5.2.1 Everybody rolls two coloured dice in every productive season; white dice are rolled as always."""
    players = [player("", up_to("farms")), player(), player()]
    table = this_year("famine", players, ["season", -1, season], dice=[5, 4, 3, 6, 6, 6, 6])
    assert [sheet(table, seat)["dice"] for seat in range(3)] == [[4, 5], [6, 6], [6, 6]]
    assert sheet(table, ANN)["white"] == [3]


@each_season
def test_good_year_gives_a_die_or_a_good(season: int) -> None:
    """KB-5.1.2 Before each roll: whoever has no white die gets one, everybody else takes 1 good of choice."""
    players = [player("", up_to("farms")), player(), player()]
    table = this_year("good_year", players, ["season_start", -1, season, 1], phase=2 + 2 * season)
    assert (table.to_act, texts(table)) == ((ANN,), ANY_GOOD)
    table.play("take stone")
    assert [sheet(table, seat)["white_dice"] for seat in range(3)] == [1, 1, 1]
    assert [goods(table, seat) for seat in range(3)] == ["1s", "", ""] and asked(table) == ""


def fought(card: str, *hosts: int) -> list[str]:
    """How hosts of this size, reinforced by 1, do against Orcs of printed strength 5."""
    players = [player(soldiers=host) for host in hosts]
    table = this_year(card, players, "winter", dice=[1], draw=["year3_orcs_5"], year=3)
    results = battle_results(table)
    return [results[seat] for seat in range(len(hosts))]


def test_fierce_enemies_are_one_stronger() -> None:
    """KB-9.5 Strength 5 becomes 6 for everybody."""
    assert fought("fierce_enemies", 4, 5, 6) == ["defeat", "draw", "victory"]


def test_weary_enemies_are_one_weaker() -> None:
    """KB-9.5 Strength 5 becomes 4 for everybody."""
    assert fought("weary_enemies", 2, 3, 4) == ["defeat", "draw", "victory"]


def test_heavy_snow_sends_two_soldiers() -> None:
    """KB-9.1 No roll for reinforcements: everybody gets exactly 2 soldiers."""
    table = this_year("heavy_snow", [player(soldiers=1), player(), player()], "reinforcements")
    assert [soldiers(table, seat) for seat in range(3)] == [3, 2, 2]
    assert events(table, "reinforcements")[0]["count"] == 2


@pytest.mark.parametrize(("own", "offered"), [(4, False), (5, True)])
def test_heavy_snow_halves_the_academy(own: int, offered: bool) -> None:
    """KB-21, KB-14.5 The Academy's roll counts half, rounded up: 5 is 3 and beats the king's 2, 4 does not."""
    players = [player("", up_to("military_academy")), player()]
    table = this_year("heavy_snow", players, "reinforcements", modules=[EXTRA, DESTINY], dice=[own])
    assert (asked(table) != "") == offered
    if offered:
        table.play("use military_academy")
    assert soldiers(table, ANN) == (3 if offered else 2)


def starry() -> Table:
    """Spring begins: gold on the Jester, wood on the Architect, stone on the Alchemist."""
    players = [player(dice=[1]), player(), player()]
    draw = ["jester", "architect", "alchemist", "gold", "wood", "stone"]
    return this_year("rising_stars", players, ["season", -1, SPRING], dice=[1, 3, 6, *[6] * 6], draw=draw)


def test_rising_stars_lay_three_gifts() -> None:
    """KB-5.1.1 A random good on each of three random advisors of rank 1 to 6; the first there takes it at once."""
    table = starry()
    found: set[str] = set()
    assert board(table)["gifts"] == {"jester": "gold", "architect": "wood", "alchemist": "stone"}
    assert table.to_act == (ANN,)
    table.play("place 3 architect")
    assert goods(table, ANN) == "1w" and board(table)["gifts"] == {"jester": "gold", "alchemist": "stone"}
    for seed in range(40):
        position = {"game": "kingsburg", "seats": 3, "options": {"modules": [DESTINY]}, "seed": seed}
        zones = {"destiny": ["rising_stars"]}
        found.update(board(palatine.load({**position, "zones": zones, "pending": ["gifts"]}))["gifts"])
    assert found == set(ADVISORS[:6])


def test_rising_stars_are_taken_once_and_go_back() -> None:
    """KB-5.6.4 The envoy's group finds nothing more; what is left goes back at the end of the season."""
    gifts = {"jester": "gold", "squire": "stone"}
    players = [player(dice=[1, 1]), player(), player()]
    table = this_year("rising_stars", players, "influence_round", ["season_end", -1, SPRING], gifts=gifts, envoy=ANN,
                      phase=2)  # fmt: skip
    play_all(table, "place 1 jester", "place 1 jester")
    assert goods(table, ANN) == "1g" and board(table)["gifts"] == {}


def test_secret_deals_reserve_an_advisor_each() -> None:
    """KB-5.3.11 In turn order each player reserves an advisor nobody has; the others cannot reach it until year end."""
    table = modular(three(), ["destiny", "influence_round"], [DESTINY], draw=["secret_deals"], order=[2, 0, 1])
    assert len(texts(table)) == 18
    for seat, advisor in ((CINDY, "king"), (ANN, "jester"), (BRIAN, "queen")):
        assert table.to_act == (seat,)
        table.play(f"reserve {advisor}")
    assert board(table)["reserved"] == {"jester": ANN, "queen": BRIAN, "king": CINDY}
    players = [player(dice=[1, 2]), player(dice=[1, 2]), player()]
    mine = this_year("secret_deals", players, "influence_round", reserved={"jester": ANN})
    assert "jester" in reachable(mine)
    mine.play("pass")
    assert (mine.to_act, reachable(mine)) == ((BRIAN,), ["squire", "architect"])
    refused(mine, "place 1 jester", "KB-5.3.11")
    over = this_year("secret_deals", three(), "year_end", reserved={"jester": ANN}, draw=["plague"])
    assert board(over)["reserved"] == {}
    again = this_year("secret_deals", three(), ["reserve", ANN], reserved={"jester": BRIAN})
    assert "reserve jester" not in texts(again)


def test_ailing_king_sees_nobody() -> None:
    """KB-5.3.11 Nobody may influence the King, not with the envoy; the Queen may be influenced."""
    players = [player(dice=[6, 6, 6], white=[5]), player(), player()]
    table = this_year("ailing_king", players, "influence_round", envoy=ANN)
    assert "queen" in reachable(table) and "king" not in reachable(table)
    refused(table, "place 6+6+6 king", "KB-5.3.11")


def test_royal_gift_comes_before_the_kings_aid() -> None:
    """KB-3.2 At the start of the year everybody takes 1 good of choice, in turn order, before Phase 1 compares."""
    table = modular(three(), ["year"], [DESTINY], draw=["royal_gift"], order=[1, 2, 0], dice=[6] * 9)
    for seat, good in ((BRIAN, "gold"), (CINDY, "wood"), (ANN, "stone")):
        assert (table.to_act, texts(table)) == ((seat,), ANY_GOOD)
        table.play(f"take {good}")
    assert [goods(table, seat) for seat in range(3)] == ["1s", "1g", "1w"]
    assert (table.to_act, texts(table)) == ((BRIAN,), ANY_GOOD), "now the King's Aid, with all tied"


def vein(card: str, needs: int, found: str) -> None:
    """At the end of every productive season a die decides whether everybody gains this good."""
    for season in SEASONS:
        for face in (needs - 1, needs, 6):
            table = season_over(three(), season, [DESTINY], destiny=card, dice=[face])
            assert [goods(table, seat) for seat in range(3)] == [found if face >= needs else ""] * 3, (season, face)
            assert events(table, "fate")[0]["face"] == face


def test_stone_vein() -> None:
    """KB-17.1 On 4 or more 1 stone for everybody, at the end of each productive season."""
    vein("stone_vein", 4, "1s")


def test_gold_vein() -> None:
    """KB-17.1 On 5 or more 1 gold for everybody, at the end of each productive season."""
    vein("gold_vein", 5, "1g")


def test_uncharted_forest() -> None:
    """KB-17.1 On 4 or more 1 wood for everybody, at the end of each productive season."""
    vein("uncharted_forest", 4, "1w")


def test_volunteers_join_in_phase_7() -> None:
    """KB-8.3 At the start of Phase 7 everybody gains 1 soldier, before anybody recruits."""
    table = this_year("volunteers", [player("2g"), player(soldiers=2), player()], "recruitment")
    assert ([soldiers(table, seat) for seat in range(3)], asked(table)) == ([1, 3, 1], "recruit")


@pytest.mark.parametrize(("owned", "price"), [((), 3), (tuple(up_to("barracks")), 2)])
def test_war_tax_raises_the_price(owned: tuple[str, ...], price: int) -> None:
    """KB-8.3 A soldier costs 1 good more, with Barracks as well: 3 instead of 2, 2 instead of 1."""
    poor = this_year("war_tax", [player(f"{price - 1}g", owned), player(), player()], "recruitment")
    assert asked(poor) == ""
    table = this_year("war_tax", [player(f"{price}g", owned), player(), player()], "recruitment")
    table.play("recruit 1")
    assert (goods(table, ANN), soldiers(table, ANN), asked(table)) == ("", 1, "")


def test_deserters_leave_large_hosts() -> None:
    """KB-9.11, KB-0.11 At the start of winter 3 soldiers or more lose 1, before the Stockade adds its own."""
    players = [player("", ["stockade"], soldiers=3), player(soldiers=4), player(soldiers=2)]
    table = this_year("deserters", players, "winter", modules=[ALTERNATIVE, DESTINY], dice=[1], draw=["year1_orcs_3"])
    assert battle_values(table) == {ANN: 3 - 1 + 1 + 1, BRIAN: 4 - 1 + 1, CINDY: 2 + 1}


@each_season
@pytest.mark.parametrize(("hosts", "points"), [((2, 2, 1), [1, 1, 0]), ((0, 0, 1), [0, 0, 1]), ((0, 0, 0), [0, 0, 0])])
def test_grand_tournament_honours_the_largest_host(season: int, hosts: tuple[int, ...], points: list[int]) -> None:
    """KB-17.1 At the end of summer, and only then, 1 VP for everybody with the most soldiers, at least 1."""
    players = [player(soldiers=host, vp=0) for host in hosts]
    table = season_over(players, season, [DESTINY], destiny="grand_tournament")
    assert [vp(table, seat) for seat in range(3)] == (points if season == SUMMER else [0, 0, 0])


@each_season
def test_harvest_festival_comforts_the_poor(season: int) -> None:
    """KB-A-35 At the end of autumn, and only then, 1 VP for everybody without goods; +2 tokens are no goods."""
    players = [player(vp=0), player("1g", vp=0), player("", (), 2, vp=0)]
    table = season_over(players, season, [DESTINY], destiny="harvest_festival")
    assert [vp(table, seat) for seat in range(3)] == ([1, 0, 1] if season == AUTUMN else [0, 0, 0])


@pytest.mark.parametrize(("rank", "points"), [(16, 0), (17, 3 + 1), (18, 1)])
def test_royal_wedding_at_queen_and_king(rank: int, points: int) -> None:
    """KB-5.4.9 Influencing the Queen or the King brings 1 VP more, once for each group."""
    table = supported("royal_wedding", [(rank, BRIAN)])
    if rank == 17:
        table.play("take 2gold")
    assert [vp(table, seat) for seat in range(3)] == [0, points, 0]
    twice = supported("royal_wedding", [(18, ANN), (18, ANN)])
    assert vp(twice, ANN) == 2


@pytest.mark.parametrize(("rank", "points"), [(1, 2), (2, 0)])
def test_feast_of_fools_at_the_jester(rank: int, points: int) -> None:
    """KB-5.4.9 Influencing the Jester brings 1 VP more."""
    assert vp(supported("feast_of_fools", [(rank, ANN)]), ANN) == points


def test_bribed_guards_let_the_smuggler_pass() -> None:
    """KB-17.3 3 goods of choice, no VP, and nothing to decline."""
    table = supported("bribed_guards", [(14, ANN)])
    assert len(texts(table)) == 10 and "pass" not in texts(table)
    table.play("take 2gold+wood")
    assert (goods(table, ANN), vp(table, ANN)) == ("2g1w", 0)


def test_plague_takes_goods_instead() -> None:
    """KB-6.1 Phase 3 brings no VP; everybody with the most buildings loses 1 good of choice."""
    players = [player("1g1s", ["inn"], vp=0), player("1w", ["inn"], vp=0), player("1g", vp=0)]
    table = this_year("plague", players, "kings_favour")
    assert (table.to_act, texts(table)) == ((ANN,), ["give gold", "give stone"])
    table.play("give stone")
    assert [goods(table, seat) for seat in range(3)] == ["1g", "", "1g"]
    assert [vp(table, seat) for seat in range(3)] == [0, 0, 0]


def test_generous_king_doubles_his_favour() -> None:
    """KB-6.1 2 VP instead of 1, for everybody tied."""
    table = this_year("generous_king", [player("", ["inn"], vp=0), player("", ["inn"], vp=0), player(vp=0)],
                      "kings_favour")  # fmt: skip
    assert [vp(table, seat) for seat in range(3)] == [2, 2, 0]


@pytest.mark.parametrize("holder", [-1, ANN])
def test_envoy_delayed(holder: int) -> None:
    """KB-6.2 Nobody receives the envoy in Phase 5; an unused one goes back all the same."""
    players = [player(), player("", ["inn"]), player("", ["inn"])]
    assert envoy(this_year("envoy_delayed", players, "kings_envoy", envoy=holder)) == -1
    assert envoy(this_year("plague", players, "kings_envoy", envoy=holder)) == ANN


def test_scouts_show_the_enemy_to_all() -> None:
    """KB-B-11 At the start of Phase 7 everybody sees the enemy card, in secret."""
    table = this_year("scouts", three(), "recruitment", year=2)
    assert [event["seat"] for event in events(table, "peek")] == [ANN, BRIAN, CINDY]
    assert str(events(table, "peek", CINDY)[2]["card"]).startswith("year2_")
    assert "card" not in events(table, "peek")[0]


@pytest.mark.parametrize(("row", "dear"), [("chapel", False), ("church", True), ("cathedral", True)])
def test_masons_strike_from_column_three(row: str, dear: bool) -> None:
    """KB-17.3, KB-B-12 Columns III and IV cost 1 good of choice more; column II costs what it did."""
    price = {"chapel": "3g1s", "church": "3g1w2s", "cathedral": "5g3s"}[row]
    exact = this_year("masons_strike", [player(price, up_to(row)[:-1]), player()], "building")
    assert (exact.to_act == (ANN,) and f"build {row}" in texts(exact)) != dear
    held = "6g1w4s" if row == "cathedral" else "4g2w3s"
    table = this_year("masons_strike", [player(held, up_to(row)[:-1]), player()], "building")
    table.play(f"build {row}")
    if dear:
        assert texts(table) == ["extra gold", "extra wood", "extra stone"]
        table.play("extra stone")
        assert goods(table, ANN) == "1g1w"
    assert asked(table) == ""


def pilgrims(owned: list[str], dice: list[int]) -> Table:
    """Ann has rolled these dice."""
    players = [player("", owned, vp=0), player(), player()]
    happens = ["roll", "turn_order", "influence_round"]
    return this_year("pilgrimage", players, *happens, dice=[*dice, *[6] * 6], modules=[ALTERNATIVE, DESTINY])


@pytest.mark.parametrize(("owned", "points"), [([], 0), (up_to("chapel"), 1), (up_to("altar"), 1)])
def test_pilgrimage_lends_the_chapel(owned: list[str], points: int) -> None:
    """KB-17.2 With a total of 7 or less everybody may reroll, once a season; an owner gains 1 VP when using it."""
    table = pilgrims(owned, [1, 2, 4])
    assert texts(table) == ["pass", "reroll_all"] and vp(table, ANN) == 0
    table.force(dice=[1, 1, 2])
    table.play("reroll_all")
    assert (vp(table, ANN), asked(table)) == (points, "influence")
    idle = pilgrims(owned, [1, 2, 4])
    idle.play("pass")
    assert vp(idle, ANN) == 0
    assert asked(pilgrims(owned, [2, 2, 4])) == ("reroll" if "altar" in owned else "influence"), "8: the Altar only"


@pytest.mark.parametrize(("owned", "text", "points"), [
    ([], "place 5-market merchant", 0), (up_to("market"), "place 5-market merchant", 1),
    (up_to("fair"), "place 5+fair squire", 1),
])  # fmt: skip
def test_market_days_lend_the_market(owned: list[str], text: str, points: int) -> None:
    """KB-17.2 Everybody may shift by 1, once a season; an owner gains 1 VP when using Market or Travelling Market."""
    players = [player("", owned, dice=[5, 5], vp=0), player()]
    table = this_year("market_days", players, "influence_round", modules=[ALTERNATIVE, DESTINY])
    plain = table.clone()
    plain.play("place 5 sergeant")
    assert vp(plain, ANN) == 0
    assert ("place 5-market merchant" in texts(table)) == ("fair" not in owned)
    table.play(text)
    assert vp(table, ANN) == points
    assert table.to_act == (ANN,) and not [text for text in texts(table) if "market" in text or "fair" in text]


@pytest.mark.parametrize(("owned", "rank", "host"), [
    ((), 5, 2), ((), 11, 0), ((), 18, 2), (STABLE, 5, 2), (STABLE, 10, 3), (STABLE, 11, 1), (STABLE, 18, 3),
])  # fmt: skip
def test_call_to_arms(owned: tuple[str, ...], rank: int, host: int) -> None:
    """KB-17.2 No Stable: 1 soldier more where soldiers are given; a Stable: 1 for each rank from 11 on."""
    table = supported("call_to_arms", [(rank, ANN)], owned)
    while table.to_act:
        table.play(table.options()[0])
    assert soldiers(table, ANN) == host


@pytest.mark.parametrize(("owned", "paid", "points"), [([], "2g1w2s", 0), (up_to("crane"), "2g1w2s", 1),
                                                       (up_to("carpenters_workshop"), "3g2s", 1)])  # fmt: skip
def test_master_builders_lend_the_crane(owned: list[str], paid: str, points: int) -> None:
    """KB-17.2 Column III costs 1 gold less without Crane and Workshop; their owners gain 1 VP for columns III, IV."""
    players = [player(paid, [*owned, *up_to("chapel")], vp=0), player()]
    table = this_year("master_builders", players, "building", modules=[ALTERNATIVE, DESTINY])
    table.play("build church")
    assert (goods(table, ANN), vp(table, ANN)) == ("", 7 + points)
    low = this_year("master_builders", [player("1g1w", owned, vp=0), player()], "building",
                    modules=[ALTERNATIVE, DESTINY])  # fmt: skip
    low.play("build inn")
    assert vp(low, ANN) == 0, "column I"


@each_season
@pytest.mark.parametrize(("owned", "points"), [((), 1), (tuple(up_to("town_hall")), 2)])
@pytest.mark.parametrize("pay", ["give gold", "give token"])
def test_diplomatic_moves_lend_the_town_hall(season: int, owned: tuple[str, ...], points: int, pay: str) -> None:
    """KB-17.2 At the end of each season 1 good or 1 +2 token for 1 VP, once; the owner of a Town Hall gains 1 more."""
    players = [player("2g", owned, 2, vp=0), player(), player()]
    table = season_over(players, season, [DESTINY], destiny="diplomatic_moves")
    assert texts(table) == ["pass", "give gold", "give token"]
    table.play(pay)
    assert (vp(table, ANN), asked(table)) == (points, "")
    assert (goods(table, ANN), tokens(table, ANN)) == (("1g", 2) if pay == "give gold" else ("2g", 1))
    office = [player("2g", up_to("exchange_office")), player(), player()]
    owner = season_over(office, season, [ALTERNATIVE, DESTINY], destiny="diplomatic_moves")
    assert owner.to_act == ((ANN,) if season == AUTUMN else ()), "an Exchange Office works in autumn only"
