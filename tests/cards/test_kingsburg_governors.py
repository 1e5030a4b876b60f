"""KB-16 What each governor does but those of dice: numbers, moment, limits, and whom it touches."""

from typing import Any

import pytest
from rulebook.kingsburg.laying import (
    ANN,
    AUTUMN,
    BRIAN,
    GOVERNORS,
    SPRING,
    SUMMER,
    Player,
    battle_results,
    battle_values,
    buildings,
    envoy,
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
from rulebook.vectors import asked, board, events, play_all, sheet, texts

import palatine
from palatine.kernel.table import Table

SEASONS = [SPRING, SUMMER, AUTUMN]
ANY_GOOD = ["take gold", "take wood", "take stone"]
FAVOUR: dict[str, object] = {"scenario": "currying_favour"}


def with_governor(card: str, players: list[Player], *happens: Any, **facts: Any) -> Table:
    """Ann has this governor."""
    return modular(players, list(happens), [GOVERNORS], governors={ANN: card}, **facts)


def chosen(own: str, rival: str = "fairy", **facts: Any) -> Table:
    """A new game in which Ann has kept this governor and Brian that one."""
    others = [card for card in ("duke", "miner", "prince", "preacher") if card not in (own, rival)]
    draw: list[int | str] = ["1", "2", own, *others[:2], rival, *others[2:4]]
    table = palatine.new_game("kingsburg", 2, {"modules": [GOVERNORS]}, seed=1, draw=draw)
    table.play(f"keep {own}", ANN)
    table.play(f"keep {rival}", BRIAN)
    return table


def test_princess_starts_with_envoy_gold_and_token() -> None:
    """KB-16.12, KB-16.15 The envoy, 1 gold, 1 +2 token; in Phase 1 of year I the white die for her, nothing for him."""
    table = chosen("princess")
    assert (envoy(table), goods(table, ANN), tokens(table, ANN), vp(table, ANN)) == (ANN, "1g", 1, 0)
    assert (goods(table, BRIAN), tokens(table, BRIAN)) == ("", 0)
    assert [len(sheet(table, seat)["white"]) for seat in (ANN, BRIAN)] == [1, 0], "spring has begun"


def test_princess_is_served_first_in_year_one_only() -> None:
    """KB-16.12, KB-16.15 From year II on she is compared like everybody; an unused envoy goes back in Phase 5."""
    players = [player("1g", ["inn"]), player(), player()]
    assert sheet(with_governor("princess", players, "kings_aid"), ANN)["aid"] == 1
    later = with_governor("princess", players, "kings_aid", year=2)
    assert (sheet(later, ANN)["aid"], later.to_act) == (0, (BRIAN,))
    assert envoy(with_governor("princess", players, "kings_envoy", envoy=ANN)) == -1


@pytest.mark.parametrize("rival", ["thief", "diplomat", "aristocracy"])
def test_princess_goes_before_everybody_else(rival: str) -> None:
    """KB-21, KB-16.13 Only she is served in Phase 1 of year I, whatever decides ties for others."""
    noble = rival == "aristocracy"
    governors = {ANN: "princess"} if noble else {ANN: "princess", BRIAN: rival}
    players = [player("1g"), player(group=rival if noble else "none"), player()]
    table = modular(players, ["kings_aid"], [GOVERNORS], governors, options=FAVOUR if noble else {})
    assert [sheet(table, seat)["aid"] for seat in range(3)] == [1, 0, 0] and asked(table) == ""


def test_thief_starts_with_goods_and_a_debt() -> None:
    """KB-16.3, KB-16.13 4 goods of choice and -3 VP; his rival alone gets the white die of year I."""
    table = chosen("thief")
    assert (table.to_act, len(texts(table)), vp(table, ANN)) == ((ANN,), 15, -3)
    table.play("take 3gold+stone")
    assert (goods(table, ANN), vp(table, ANN), vp(table, BRIAN)) == ("3g1s", -3, 0)
    assert [len(sheet(table, seat)["white"]) for seat in (ANN, BRIAN)] == [0, 1]


@pytest.mark.parametrize("season", SEASONS)
@pytest.mark.parametrize(("built", "points"), [("", 1), ("1", 1), ("02", 1), ("012", 0)])
def test_preacher_scores_if_anybody_is_idle(season: int, built: str, points: int) -> None:
    """KB-16.10 1 VP at the end of each productive season if at least one player, himself included, built nothing."""
    players = [player(vp=0, used=["built"] if str(seat) in built else []) for seat in range(3)]
    table = season_over(players, season, [GOVERNORS], governors={ANN: "preacher"})
    assert [vp(table, seat) for seat in range(3)] == [points, 0, 0]


@pytest.mark.parametrize(("owned", "built", "found"), [("town_hall", "embassy", True), ("crane", "town_hall", False)])
def test_tax_collector_waits_for_column_four(owned: str, built: str, found: bool) -> None:
    """KB-16.11 1 good of choice when another player builds in column IV, at once; nothing for column III."""
    players = [player(), player("9g9w9s", up_to(owned)), player()]
    table = with_governor("tax_collector", players, "building")
    table.play(f"build {built}")
    assert table.to_act == ((ANN,) if found else ())
    if found:
        assert texts(table) == ANY_GOOD


def test_tax_collector_takes_nothing_for_his_own() -> None:
    """KB-16.11 His own building of column IV brings nothing."""
    table = with_governor("tax_collector", [player("1g2w2s", up_to("town_hall")), player(), player()], "building")
    table.play("build embassy")
    assert asked(table) == "" and goods(table, ANN) == ""


def test_tax_collector_takes_two_from_the_envoy() -> None:
    """KB-16.17 Two buildings of column IV by the envoy: two goods, the first before the second is paid."""
    rich = player("9g9w9s", [*up_to("town_hall"), *up_to("church")])
    table = with_governor("tax_collector", [player(), rich, player()], "building", envoy=BRIAN)
    play_all(table, "build embassy", "take wood")
    assert table.to_act == (BRIAN,)
    play_all(table, "build cathedral", "take stone")
    assert goods(table, ANN) == "1w1s" and asked(table) == ""


@pytest.mark.parametrize(("place", "dice", "points"), [("private_5", [5], 0), ("private_10", [4, 6], 1)])
def test_politician_is_supported_in_private(place: str, dice: list[int], points: int) -> None:
    """KB-16.6, KB-16.16 Rank 5 gives him 1 good of choice, rank 10 that and 1 VP; nobody else reaches them."""
    happens: list[Any] = ["influence_round", ["support", -1, 1]]
    table = with_governor("politician", [player(dice=dice, vp=0), player(dice=dice), player()], *happens)
    table.play(f"place {'+'.join(str(die) for die in dice[::-1])} {place}")
    assert not [text for text in texts(table) if "private" in text]
    table.play("pass", BRIAN)
    assert (texts(table), vp(table, ANN)) == (ANY_GOOD, points)
    table.play("take stone")
    assert (goods(table, ANN), vp(table, ANN), asked(table)) == ("1s", points, "")


def year_ends(card: str, found: str) -> None:
    """At the end of every year, the fifth included, the governor brings a good to its owner."""
    for year in (1, 2, 3, 4, 5):
        table = with_governor(card, [player(), player()], "year_end", year=year)
        assert [goods(table, seat) for seat in (ANN, BRIAN)] == [found, ""], year


def saves(card: str, kind: str, from_column: int) -> None:
    """Of this kind one good less is paid, from this column on; a kind that is not printed costs nothing anyway."""
    prices = {"chapel": "3g1s", "blacksmith": "1g2w", "church": "3g1w2s", "barracks": "2g2w1s", "cathedral": "5g3s",
              "wizards_guild": "3g2w2s", "statue": "2g", "palisade": "2w", "guard_tower": "1g1s"}  # fmt: skip
    columns = {"statue": 1, "palisade": 1, "guard_tower": 1, "chapel": 2, "blacksmith": 2, "church": 3, "barracks": 3}
    for building, price in prices.items():
        left = up_to(building)[:-1]
        table = with_governor(card, [player(price, left), player(price, left)], "building")
        table.play(f"build {building}")
        saved = kind in price and columns.get(building, 4) >= from_column
        assert goods(table, ANN) == (f"1{kind}" if saved else ""), building
        table.play(f"build {building}")
        assert goods(table, BRIAN) == "", "the rival pays in full"


def test_miner() -> None:
    """KB-16.4, KB-5.5.5 1 gold at the end of every year; column IV costs him 1 gold less."""
    year_ends("miner", "1g")
    saves("miner", "g", 4)


def test_carpenter() -> None:
    """KB-16.4, KB-5.5.5 1 wood at the end of every year; columns II to IV cost him 1 wood less."""
    year_ends("carpenter", "1w")
    saves("carpenter", "w", 2)


def test_sculptor() -> None:
    """KB-16.4, KB-5.5.5 1 stone at the end of every year; columns III and IV cost him 1 stone less."""
    year_ends("sculptor", "1s")
    saves("sculptor", "s", 3)


@pytest.mark.parametrize("year", [1, 2, 3, 4, 5])
@pytest.mark.parametrize(("own", "points"), [(2, 1), (3, 2), (4, 0), (9, 1), (10, 0)])
def test_minstrel_counts_at_the_end_of_every_year(year: int, own: int, points: int) -> None:
    """KB-16.5, KB-A-24 1 VP if nobody has fewer VP, 1 VP if somebody has as many; both are looked at together."""
    table = with_governor("minstrel", [player(vp=own), player(vp=3), player(vp=9)], "year_end", year=year)
    assert [vp(table, seat) for seat in range(3)] == [own + points, 3, 9]


def test_architect_governor_saves_a_good_of_choice() -> None:
    """KB-16.7 With nobody below him one good less, of the kind he names; with somebody below him the full price."""
    table = with_governor("architect_governor", [player("1g1w"), player("", ["inn"])], "building")
    table.play("build inn")
    assert texts(table) == ["save gold", "save wood"]
    table.play("save wood")
    assert goods(table, ANN) == "1w"
    poor = with_governor("architect_governor", [player(), player()], "building")
    assert texts(poor) == ["pass", "build barricade"], "only one good is saved"
    full = with_governor("architect_governor", [player("1g1w", ["statue"]), player()], "building")
    full.play("build inn")
    assert goods(full, ANN) == "" and asked(full) == ""


def test_architect_governor_scores_complete_rows() -> None:
    """KB-16.7, KB-10.2 At the end of the game 1 VP for each complete row, for him alone."""
    owned = [*up_to("wizards_guild"), *up_to("embassy"), *up_to("farms")]
    table = with_governor("architect_governor", [player("", owned, vp=0), player("", owned, vp=0)], "year_end", year=5)
    assert [vp(table, seat) for seat in (ANN, BRIAN)] == [2, 0]
    early = with_governor("architect_governor", [player("", owned, vp=0), player()], "year_end", year=4)
    assert vp(early, ANN) == 0


@pytest.mark.parametrize(("host", "points"), [(9, 3 + 1 + 3), (8, 2), (7, -5 + 2)])
def test_paladin_scores_his_victories(host: int, points: int) -> None:
    """KB-10.2 At the end of the game 1 VP for each battle won: here two and this one; a draw does not count."""
    players = [player(soldiers=host, wins=2, vp=0), player(soldiers=host, wins=2, vp=0)]
    table = with_governor("paladin", players, "winter", "year_end", dice=[1], draw=["year5_dragons_9"], year=5)
    wins = 3 if host == 9 else 2
    assert (vp(table, ANN), vp(table, ANN) - vp(table, BRIAN)) == (points, wins)


@pytest.mark.parametrize("year", [1, 2, 3, 4, 5])
def test_sorcerer_builds_in_year_three(year: int) -> None:
    """KB-A-18, KB-A-42 At the start of year III up to three buildings of column I, free, without VP; or fewer."""
    players = [player("", ["inn"], vp=0), player(), player()]
    table = with_governor("sorcerer", players, ["moment", -1, 1], year=year)
    if year != 3:
        assert asked(table) == ""
        return
    first = ["build statue", "build guard_tower", "build palisade", "build barricade"]
    assert texts(table) == ["pass", *first]
    fewer = table.clone()
    play_all(fewer, "build statue", "pass")
    assert (buildings(fewer, ANN), asked(fewer)) == (["statue", "inn"], "")
    play_all(table, *first[:3])
    assert (asked(table), vp(table, ANN), sheet(table, ANN)["gifted"]) == ("", 0, ["statue", "guard_tower", "palisade"])


@pytest.mark.parametrize(
    ("influenced", "goes"),
    [
        ([(3, 0), (8, 0)], "treasurer"),
        ([(3, 0), (15, 0)], "inventor"),
        ([(12, 1)], ""),
        ([(3, 0), (12, -1)], ""),
        ([(8, 1)], ""),
    ],
)
def test_duke_goes_to_the_duchess(influenced: list[tuple[int, int]], goes: str) -> None:
    """KB-A-30 When all have passed, his dice may go from his highest advisor to the Duchess, if nobody is there."""
    players = [player(), player()]
    table = with_governor("duke", players, ["dukes_move", ANN], court=standing(*influenced))
    assert (asked(table) == "dukes_move") == (goes != "")
    if goes:
        assert texts(table) == ["pass", "use duke"]
        stays = table.clone()
        stays.play("pass")
        assert len(board(stays)["court"]) == len(influenced) and "duchess" not in str(board(stays)["court"])
        table.play("use duke")
        found = [row["advisor"] for row in board(table)["court"]]
        assert "duchess" in found and goes not in found and len(found) == len(influenced)


@pytest.mark.parametrize("enemy", ["year1_orcs_3", "year1_zombies_4", "year3_demons_6", "year5_dragons_9"])
def test_general_governor_fights(enemy: str) -> None:
    """KB-9.4 +1 in every battle."""
    players = [player(soldiers=1), player(soldiers=1)]
    table = with_governor("general_governor", players, "winter", dice=[1], draw=[enemy], year=int(enemy[4]))
    assert battle_values(table) == {ANN: 3, BRIAN: 2}


def damsel(enemy: str, host: int = 0, **facts: Any) -> Table:
    players = [player("2g", up_to("market"), soldiers=host, vp=9, **facts), player()]
    return with_governor("damsel", players, "winter", dice=[1], draw=[enemy], year=int(enemy[4]))


@pytest.mark.parametrize(("answer", "left", "points"), [("use damsel", ["inn", "market"], 9), ("pass", ["inn"], 8)])
def test_damsel_protects_and_consoles(answer: str, left: list[str], points: int) -> None:
    """KB-9.11 After a lost battle all buildings may be saved, once in the game; then, last of all, 1 good of choice."""
    table = damsel("year1_goblins_3")
    assert texts(table) == ["pass", "use damsel"] and goods(table, ANN) == "1g"
    table.play(answer)
    assert (buildings(table, ANN), vp(table, ANN), texts(table)) == (left, points, ANY_GOOD)
    table.play("take stone")
    assert goods(table, ANN) == "1g1s"
    assert sheet(table, ANN)["spent"] == (["damsel"] if answer == "use damsel" else [])


def test_damsel_limits() -> None:
    """KB-9.11 A second time the building falls, but the good comes; a draw or a victory brings nothing."""
    again = damsel("year1_goblins_3", spent=["damsel"])
    assert (buildings(again, ANN), texts(again)) == (["inn"], ANY_GOOD)
    assert texts(damsel("year1_zombies_4")) == ANY_GOOD, "no building is at stake"
    for host, result in ((2, "draw"), (3, "victory")):
        table = damsel("year1_goblins_3", host)
        assert (battle_results(table)[ANN], asked(table), buildings(table, ANN)) == (result, "", ["inn", "market"])


@pytest.mark.parametrize(("held", "tokens_held", "host"), [("1w", 0, 1), ("", 3, 0)])
def test_quartermaster_needs_a_good(held: str, tokens_held: int, host: int) -> None:
    """KB-8.3 At the start of Phase 7 he brings 1 soldier if his owner has a good; +2 tokens are none."""
    table = with_governor("quartermaster", [player(held, (), tokens_held), player("1w"), player()], "recruitment")
    assert [soldiers(table, seat) for seat in range(3)] == [host, 0, 0]
    rich = with_governor("quartermaster", [player("2w"), player(), player()], "recruitment")
    assert (soldiers(rich, ANN), asked(rich)) == (1, "recruit"), "before anybody recruits"


@pytest.mark.parametrize("phase", ["kings_aid", "kings_envoy"])
@pytest.mark.parametrize(("held", "owned", "wins"), [("1g", [], True), ("2g", [], False), ("", ["inn"], False)])
def test_diplomat_wins_only_a_full_tie(phase: str, held: str, owned: list[str], wins: bool) -> None:
    """KB-4.3, KB-6.2 Tied on buildings and goods he alone is served; with more of either he is not."""
    table = with_governor("diplomat", [player(held, owned), player("1w"), player("1s")], phase, year=2)
    served = sheet(table, ANN)["aid"] == 1 if phase == "kings_aid" else envoy(table) == ANN
    assert served == wins
    if not wins and phase == "kings_aid":
        assert table.to_act == (BRIAN,) and texts(table) == ANY_GOOD
    assert envoy(table) in (ANN, -1)


def test_diplomat_after_the_aristocracy() -> None:
    """KB-21, KB-20.5 The Aristocracy decides first, by buildings; the Diplomat only where goods are tied too."""
    players = [player("1g"), player("5g", group="aristocracy"), player("1s")]
    for phase in ("kings_aid", "kings_envoy"):
        table = with_governor("diplomat", players, phase, options=FAVOUR)
        assert (sheet(table, BRIAN)["aid"] == 1) if phase == "kings_aid" else (envoy(table) == BRIAN)


def test_engineer_builds_past_one_gap() -> None:
    """KB-5.5.3 Once in the game one building on the left may be missing, exactly one; others may not do it."""
    players = [player("9g9w9s", ["statue"]), player("9g9w9s", ["statue"])]
    table = with_governor("engineer", players, "building", envoy=ANN)
    assert {"build church", "build market"} <= set(texts(table)) and "build cathedral" not in texts(table)
    table.play("build market")
    assert sheet(table, ANN)["spent"] == ["engineer"]
    assert "build inn" in texts(table) and "build church" not in texts(table), "not twice, even with the envoy"
    table.play("pass")
    assert table.to_act == (BRIAN,) and "build market" not in texts(table)
    plain = with_governor("engineer", [player("9g9w9s", ["statue"]), player()], "building")
    plain.play("build chapel")
    assert sheet(plain, ANN)["spent"] == [], "a building in its turn does not use him up"


@pytest.mark.parametrize(("year", "found"), [(1, 0), (2, 1), (3, 0), (4, 1), (5, 0)])
def test_explorer_looks_every_year(year: int, found: int) -> None:
    """KB-5.4.5, KB-B-11 At the start of each year he sees the enemy; in years II and IV he takes 1 +2 token."""
    table = with_governor("explorer", [player(), player(), player()], ["moment", -1, 1], year=year)
    assert [event["seat"] for event in events(table, "peek")] == [ANN]
    assert str(events(table, "peek", ANN)[0]["card"]).startswith(f"year{year}_")
    assert [tokens(table, seat) for seat in range(3)] == [found, 0, 0]
