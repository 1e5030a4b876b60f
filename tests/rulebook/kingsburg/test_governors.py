"""KB-16 Module 3: governors chosen in secret or by auction, and what they do."""

from typing import Any

import pytest

import palatine
from palatine.kernel.table import Table
from rulebook.kingsburg.laying import (
    ALTERNATIVE,
    ANN,
    BRIAN,
    CINDY,
    DESTINY,
    EXTRA,
    GOVERNORS,
    SPRING,
    buildings,
    envoy,
    goods,
    modular,
    player,
    soldiers,
    standing,
    up_to,
    vp,
)
from rulebook.vectors import asked, board, play_all, refused, sheet, texts


def dealt(*cards: str) -> Table:
    """Two players are dealt three governors each."""
    draws: list[int | str] = ["1", "2", *cards]
    return palatine.new_game("kingsburg", 2, {"modules": [GOVERNORS]}, seed=1, draw=draws)


def test_one_of_three_in_secret() -> None:
    """KB-16.1, KB-0.7, KB-0.10 Everybody keeps one of three cards, all at once; nobody sees before all have chosen."""
    table = dealt("fairy", "duke", "thief", "miner", "prince", "preacher")
    assert table.to_act == (ANN, BRIAN)
    assert sorted([table.text(action) for action in table.options(ANN)]) == ["keep duke", "keep fairy", "keep thief"]
    table.play("keep fairy", ANN)
    zones: Any = table.view(BRIAN)["zones"]
    assert zones["governor"][ANN]["cards"] == [] and "fairy" not in str(zones)
    table.play("keep miner", BRIAN)
    told: Any = table.view(None)["zones"]
    assert [told["governor"][seat]["cards"] for seat in (ANN, BRIAN)] == [["fairy"], ["miner"]]


@pytest.mark.parametrize(("year", "found"), [(1, "1g"), (5, "2g")])
def test_miner_brings_gold_every_year(year: int, found: str) -> None:
    """KB-16.4, KB-3.3, KB-10.2 At the end of every year, year V included, in time for the Cathedral."""
    start = player("" if year == 1 else "1g", up_to("cathedral"), vp=0)
    table = modular([start, player(vp=9)], ["year_end"], [GOVERNORS], governors={ANN: "miner"}, year=year)
    assert goods(table, ANN) == found
    assert vp(table, ANN) == (1 if year == 5 else 0), "the Cathedral counts the fresh gold"


@pytest.mark.parametrize(
    ("own", "others", "gained"), [(3, [3, 9], 2), (2, [3, 9], 1), (5, [3, 5], 1), (4, [3, 9], 0)],
    ids=["tied for last", "alone last", "tied elsewhere", "neither"],
)  # fmt: skip
def test_minstrel_comes_last(own: int, others: list[int], gained: int) -> None:
    """KB-16.5, KB-A-24 1 VP if nobody has fewer VP, 1 VP if tied with somebody; tied for last both."""
    players = [player(vp=own), *[player(vp=points) for points in others]]
    table = modular(players, ["year_end"], [GOVERNORS], governors={ANN: "minstrel"}, year=5)
    assert vp(table, ANN) == own + gained


def test_minstrel_after_all_other_points() -> None:
    """KB-16.5, KB-3.3, KB-10.2 In year V all other VP count first: here the rival's Cathedral."""
    players = [player(vp=10), player("2g", up_to("cathedral"), vp=9)]
    table = modular(players, ["year_end"], [GOVERNORS], governors={ANN: "minstrel"}, year=5)
    assert [vp(table, seat) for seat in (ANN, BRIAN)] == [12, 10]


def politician(dice: list[int], **facts: Any) -> Table:
    players = [player(dice=dice, vp=0), player(dice=[5]), player()]
    happens: list[str | list[object]] = ["influence_round", ["support", -1, 1]]
    return modular(players, happens, [GOVERNORS], governors={ANN: "politician"}, **facts)


def test_politician_has_two_advisors_more() -> None:
    """KB-16.6, KB-16.16 Both private spaces may be used, beside the advisors of the board; they give a good and VP."""
    table = politician([5, 4, 6])
    table.play("place 5 private_5")
    assert "place 5 sergeant" in texts(table), "the board's advisor is free for others"
    table.play("place 5 sergeant")
    table.play("place 6+4 private_10")
    assert texts(table) == ["take gold", "take wood", "take stone"]
    play_all(table, "take gold", "take wood")
    assert (goods(table, ANN), vp(table, ANN)) == ("1g1w", 1)


def test_politicians_soldiers_and_the_stable() -> None:
    """KB-A-16, KB-16.16 A private advisor who brings a soldier brings the Stable's with it."""
    overlay = {"game": "kingsburg", "governors": {"politician": {"private_5": "soldiers"}}}
    players = [player("", up_to("stable"), dice=[5], vp=0), player(), player()]
    happens: list[str | list[object]] = ["influence_round", ["support", -1, 1]]
    table = modular(players, happens, [GOVERNORS], governors={ANN: "politician"}, overlay=overlay)
    table.play("place 5 private_5")
    assert soldiers(table, ANN) == 2


def test_politicians_spaces_belong_to_nobody_else() -> None:
    """KB-16.16 Only the owner reaches them, once a season; the envoy opens one a second time."""
    table = politician([5, 5])
    table.play("place 5 private_5")
    assert not [text for text in texts(table) if "private" in text], "it is Brian's turn"
    table.play("pass", BRIAN)
    assert "place 5 private_5" not in texts(table)
    helped = politician([5, 5], envoy=ANN)
    helped.play("place 5 private_5")
    helped.play("pass", BRIAN)
    assert "place 5 private_5" in texts(helped)
    helped.play("place 5 private_5")
    assert envoy(helped) == -1


def test_architect_compares_on_his_turn() -> None:
    """KB-16.7 If nobody has fewer buildings when he builds, one good less is paid, of a kind he chooses."""
    players = [player("1w"), player("1g"), player("", ["inn"])]
    table = modular(players, ["building"], [GOVERNORS], governors={BRIAN: "architect_governor"})
    table.play("build barricade")
    assert (table.to_act, "build statue" in texts(table)) == ((BRIAN,), True), "Ann has one building now, Brian none"
    table.play("build statue")
    assert goods(table, BRIAN) == ""
    richer = [player("1w"), player("1g", ["inn"]), player("", ["inn"])]
    late = modular(richer, ["building"], [GOVERNORS], governors={BRIAN: "architect_governor"})
    late.play("pass")
    assert asked(late) == "", "Ann has fewer, so he pays in full and cannot"


def architect_with_the_envoy(rules: int) -> Table:
    """Ann builds nothing; Brian, the Architect, saves 1 gold on the Inn and may build again."""
    start = modular(
        [player("1w"), player("1g1w")], ["building"], [GOVERNORS], governors={BRIAN: "architect_governor"}, envoy=BRIAN
    )
    table = palatine.load({**start.dump(), "rules": rules})
    play_all(table, "pass", "build inn", "save gold")
    return table


def test_the_envoy_does_not_make_the_architect_pay_more() -> None:
    """KB-A-46, KB-16.7, KB-7.3 Nobody has fewer buildings when his turn comes: both buildings cost one good less."""
    table = architect_with_the_envoy(2)
    assert "build statue" in texts(table), "Ann has none, Brian has one now"
    table.play("build statue")
    assert (goods(table, BRIAN), sorted(buildings(table, BRIAN))) == ("", ["inn", "statue"])


def test_under_the_first_rules_the_architect_compared_again() -> None:
    """KB-A-46 Tables of rules 1 go on as they began: the second building is paid in full."""
    table = architect_with_the_envoy(1)
    assert asked(table) == "" and goods(table, BRIAN) == "1g"


def auction(seats: int, *cards: str) -> Table:
    draws: list[int | str] = [*[str(n) for n in range(1, seats + 1)], *cards]
    options: dict[str, object] = {"modules": [GOVERNORS], "governor_choice": "auction"}
    return palatine.new_game("kingsburg", seats, options, seed=1, draw=draws)


def test_bids_rise_by_whole_points() -> None:
    """KB-16.14, KB-16.2 The opener bids 0 to 20 VP; the others raise by at least 1 or pass for good."""
    table = auction(3, "fairy", "miner", "duke", "prince")
    table.play("auction fairy")
    assert texts(table) == [f"bid {n}" for n in range(21)]
    table.play("bid 3")
    assert texts(table) == ["pass", *[f"bid {n}" for n in range(4, 21)]]
    refused(table, "bid 3", "KB-16.14")
    play_all(table, "bid 4", "pass", "bid 6", "pass")
    assert [vp(table, seat) for seat in range(3)] == [-6, 0, 0]


def test_the_next_auction_opens_to_the_left() -> None:
    """KB-16.14, KB-16.2, KB-A-26 Next to the left of the last opener, among those without a card; the last pays 0."""
    table = auction(3, "fairy", "miner", "duke", "prince")
    play_all(table, "auction fairy", "bid 0", "bid 1", "pass", "pass")
    assert table.to_act == (CINDY,), "Brian has bought; Cindy is the next without a card"
    play_all(table, "auction duke", "bid 2", "pass")
    assert table.to_act == (ANN,)
    table.play("auction miner")
    zones: Any = table.view(None)["zones"]
    assert [zones["governor"][seat]["cards"] for seat in range(3)] == [["miner"], ["fairy"], ["duke"]]
    assert [vp(table, seat) for seat in range(3)] == [0, -1, -2]


def sorcerer(year: int) -> Table:
    """Ann's Sorcerer at the start of a year: four buildings, the Architects' Guild among them, against five."""
    players = [player("", up_to("architects_guild"), uses="G", vp=0), player("", [*up_to("farms"), *up_to("chapel")])]
    modules = [EXTRA, ALTERNATIVE, GOVERNORS]
    return modular(players, ["year"], modules, governors={ANN: "sorcerer"}, year=year, dice=[6] * 14)


def test_sorcerer_builds_for_nothing() -> None:
    """KB-A-18, KB-A-42 In year III up to three of column I, without any VP; they count for the King's Aid."""
    table = sorcerer(3)
    assert asked(table) == "free_building"
    play_all(table, "build statue", "build fountain", "build sawmill")
    assert len(buildings(table, ANN)) == 7
    assert vp(table, ANN) == 0, "no printed VP, no Fountain bonus, none from the Architects' Guild"
    assert len(sheet(table, BRIAN)["white"]) == 2, "Farms, and the King's Aid: Brian has fewer buildings now"
    assert asked(sorcerer(2)) != "free_building"


def test_sorcerers_buildings_fall_for_nothing() -> None:
    """KB-A-18 When they are destroyed they cost no VP."""
    players = [player("", ["statue"], gifted=["statue"], vp=0), player("", ["statue"], vp=3)]
    happens: list[str | list[object]] = [["lose_buildings", ANN, 1], ["lose_buildings", BRIAN, 1]]
    table = modular(players, happens, [GOVERNORS], governors={ANN: "sorcerer"})
    assert [buildings(table, seat) for seat in (ANN, BRIAN)] == [[], []]
    assert [vp(table, seat) for seat in (ANN, BRIAN)] == [0, 0]


def duke(*influenced: tuple[int, int]) -> Table:
    """Ann's Duke when all have passed, with groups of dice by rank and seat."""
    players = [player(), player(), player()]
    court = standing(*influenced)
    return modular(players, [["dukes_move", ANN]], [GOVERNORS], governors={ANN: "duke"}, court=court)


def test_duke_moves_to_the_duchess() -> None:
    """KB-A-30, KB-5.4.8 When all have passed, his highest dice may go to a free Duchess; the advisor left is free."""
    table = duke((3, ANN), (8, ANN), (1, BRIAN))
    assert texts(table) == ["pass", "use duke"]
    table.play("use duke")
    found = [(row["advisor"], row["seat"]) for row in board(table)["court"]]
    assert found == [("jester", BRIAN), ("architect", ANN), ("duchess", ANN)]
    assert asked(duke((3, ANN), (12, BRIAN))) == "", "the Duchess is taken"


def test_priest_reads_the_final_white_dice() -> None:
    """KB-A-38, KB-5.2.3 1 VP for each white 1 or 2 when all rerolls are over."""
    players = [player("", up_to("chapel"), aid=1, vp=0), player(), player()]
    happens: list[str | list[object]] = [["season", -1, SPRING]]
    faces = [1, 1, 3, 2, *[6, 6, 6] * 2]
    table = modular(players, happens, [GOVERNORS], governors={ANN: "priest"}, dice=faces)
    table.play("pass")  # no prayer
    assert texts(table) == ["pass", "reroll_all"] and vp(table, ANN) == 0
    kept = table.clone()
    kept.play("pass")
    assert vp(kept, ANN) == 1
    table.force(dice=[1, 1, 1, 6])
    table.play("reroll_all")
    assert vp(table, ANN) == 0


@pytest.mark.parametrize(("way", "good", "points"), [(["pick 1", "take gold"], "1g", 0), (["pick 2"], "", 1)])
def test_good_year_and_the_prayer(way: list[str], good: str, points: int) -> None:
    """KB-A-29, KB-5.1.2, KB-0.11 Without a white die: one die, and by the order chosen a good or 1 VP; others both."""
    players = [player(vp=0), player(aid=1, vp=0)]
    happens: list[str | list[object]] = [["season_start", -1, SPRING, 1]]
    modules = [GOVERNORS, DESTINY]
    table = modular(players, happens, modules, governors={ANN: "priest"}, destiny="good_year", phase=2)
    play_all(table, "use priest", *way)
    assert (goods(table, ANN), vp(table, ANN), sheet(table, ANN)["white_dice"]) == (good, points, 1)
    assert table.to_act == (BRIAN,)
    table.play("take wood")
    assert (goods(table, BRIAN), vp(table, BRIAN), sheet(table, BRIAN)["white_dice"]) == ("1w", 1, 1)


def test_engineer_skips_one_building_once() -> None:
    """KB-12.3, KB-5.5.3 One building on the left may be missing, not two; and that once in the game."""
    players = [player("9g9w9s", ["statue"]), player()]
    table = modular(players, ["building"], [GOVERNORS], governors={ANN: "engineer"})
    assert {"build chapel", "build church", "build market"} <= set(texts(table))
    assert "build cathedral" not in texts(table) and "build farms" not in texts(table)
    table.play("build church")
    assert buildings(table, ANN) == ["statue", "church"]
    assert sheet(table, ANN)["spent"] == ["engineer"]
    later = modular([{**players[0], "spent": ["engineer"]}, player()], ["building"], [GOVERNORS],
                    governors={ANN: "engineer"})  # fmt: skip
    assert "build church" not in texts(later)


@pytest.mark.parametrize("phase", ["kings_aid", "kings_envoy"])
def test_diplomat_wins_a_tie(phase: str) -> None:
    """KB-6.2, KB-4.3 Tied on buildings and goods, the Diplomat alone gets the white die or the envoy."""
    table = modular([player("1g"), player("1w"), player("1s")], [phase], [GOVERNORS], governors={BRIAN: "diplomat"})
    assert asked(table) == ""
    if phase == "kings_aid":
        assert [sheet(table, seat)["aid"] for seat in range(3)] == [0, 1, 0]
    else:
        assert envoy(table) == BRIAN
