"""KB-14 What the buildings of all module rows cost and are worth, and what the extra rows A and G do."""

from typing import Any

import pytest
from cards.provinces import fight, over, rowed
from rulebook.kingsburg.laying import (
    ALTERNATIVE,
    ALTERNATIVE_ROWS,
    ANN,
    AUTUMN,
    BRIAN,
    EXTRA,
    SPRING,
    SUMMER,
    battle_values,
    buildings,
    goods,
    modular,
    player,
    season_over,
    soldiers,
    tokens,
    up_to,
    vp,
)
from rulebook.vectors import asked, play_all, texts

from palatine.games.kingsburg.row_components import ALTERNATIVE_ROWS as ROWS

BOTH = [EXTRA, ALTERNATIVE]
ANY_GOOD = ["take gold", "take wood", "take stone"]
each_season = pytest.mark.parametrize("season", [SPRING, SUMMER, AUTUMN])


PRICES = {
    "sawmill": ("1g2w", 1), "quarry": ("2g1w1s", 2), "goldsmith": ("2g1w2s", 2), "mint": ("3g2w2s", 6),
    "improvised_defenses": ("1g1w", 0), "recruiting_station": ("1g1s", 1), "training_camp": ("2g2w", 2),
    "military_academy": ("2g1w2s", 4), "tournament_field": ("2g", 0), "stadium": ("2g1w", 2),
    "gladiator_school": ("2g2w1s", 4), "colosseum": ("3g1w3s", 6), "bridge": ("2w1s", 4), "altar": ("2g1s", 4),
    "monastery": ("4g", 5), "basilica": ("4g1w2s", 8), "brewery": ("1g1w", 0), "fair": ("1g2w", 1),
    "vineyard": ("1g2w1s", 1), "port": ("2g2w2s", 2), "watchtower": ("1g1s", 0), "armoury": ("1g2w", 1),
    "quarters": ("2g2w", 3), "alchemists_guild": ("3g2s", 5), "stockade": ("2w", 0), "griffin_tower": ("1g1w1s", 2),
    "defensive_walls": ("1g2s", 2), "manor": ("2g2w2s", 5), "hidden_refuge": ("1w", 0),
    "carpenters_workshop": ("1g1w", 1), "exchange_office": ("2g1s", 2), "architects_guild": ("3g2s", 3),
    "fountain": ("1g1s", 0), "park": ("1g1w", 1), "school": ("2g1w", 2), "university": ("2g2s", 2),
}  # fmt: skip
"""What is paid, and the printed VP; the Workshop has taken 1 wood off the two buildings behind it."""


@pytest.mark.parametrize("building", list(PRICES))
def test_price_and_points(building: str) -> None:
    """KB-5.5.2, KB-14.1, KB-15.1 Everything is paid, not more; the printed VP come at once and go when it falls."""
    price, points = PRICES[building]
    row = up_to(building)
    letter = "" if building in up_to("mint") + up_to("military_academy") else _letter(building)
    table = rowed([player(price, row[:-1], uses=letter, vp=0), player()], "building", year=5)
    table.play(f"build {building}")
    assert (goods(table, ANN), vp(table, ANN), buildings(table, ANN)) == ("", points, row)
    poor = rowed([player(price[:-2] + _one_less(price[-2:]), row[:-1], uses=letter), player()], "building", year=5)
    assert poor.to_act == () or f"build {building}" not in texts(poor)
    if building != "basilica":
        razed = rowed([player("", row, vp=0), player()], ["lose_buildings", ANN, 1])
        assert (vp(razed, ANN), buildings(razed, ANN)) == (-points, row[:-1])


@pytest.mark.parametrize(("building", "printed"), [
    ("exchange_office", "2 gold + wood + stone"), ("architects_guild", "3 gold + wood + 2 stone"),
])  # fmt: skip
def test_prices_behind_the_workshop(building: str, printed: str) -> None:
    """KB-5.5.5 The Workshop stands on their left, so nobody ever pays the wood that is printed."""
    row = next(row for row in ROWS if row.id == building)
    assert row.text("cost") == printed


def _letter(building: str) -> str:
    return next(letter for letter, row in ALTERNATIVE_ROWS.items() if building in row)


def _one_less(good: str) -> str:
    return f"{int(good[0]) - 1}{good[1]}" if good[0] != "1" else ""


def trades(building: str, held: str, pay: str, after: tuple[str, int, int]) -> None:
    """One exchange at the end of summer; with the Mint at the end of spring and autumn too; it may be declined."""
    for season in (SPRING, SUMMER, AUTUMN):
        row = up_to(building)
        for owned in (row, [*up_to("mint")]):
            works = season == SUMMER or "mint" in owned
            table = season_over([player(held, owned, vp=0), player(held, vp=0)], season, [EXTRA])
            assert (asked(table) == "offer") == works, (season, owned)
            if works:
                assert (table.to_act, texts(table)) == ((ANN,), ["pass", pay])
                table.play(pay)
                assert (goods(table, ANN), soldiers(table, ANN), vp(table, ANN)) == after


def test_sawmill() -> None:
    """KB-14.2, KB-14.7 1 wood for 2 gold."""
    trades("sawmill", "1w", "give wood", ("2g", 0, 0))
    table = season_over([player("2w", up_to("sawmill")), player()], SUMMER, [EXTRA])
    table.play("give wood")
    assert asked(table) == "" and goods(table, ANN) == "2g1w", "once a season"


def test_quarry() -> None:
    """KB-14.2, KB-14.7 1 stone for 3 gold."""
    trades("quarry", "1s", "give stone", ("3g", 0, 0))


def test_goldsmith() -> None:
    """KB-14.2, KB-14.7 1 gold for 1 VP and 1 soldier."""
    trades("goldsmith", "1g", "give gold", ("", 1, 1))


@each_season
def test_mint_works_in_the_season_it_is_built(season: int) -> None:
    """KB-14.7 All three exchanges at the end of spring, summer and autumn, in the very season of the Mint as well."""
    owner = player("3g3w3s", up_to("goldsmith"), vp=0)
    happens: list[Any] = ["building", ["season_end", -1, season]]
    table = modular([owner, player()], happens, [EXTRA], phase=2 + 2 * season)
    play_all(table, "build mint", "give wood", "give stone", "give gold")
    assert (goods(table, ANN), soldiers(table, ANN), vp(table, ANN)) == ("4g", 1, 6 + 1) and asked(table) == ""


@pytest.mark.parametrize(("enemy", "bonus"), [("year1_zombies_4", 1), ("year3_orcs_5", 1), ("year3_demons_6", 0)])
def test_improvised_defenses(enemy: str, bonus: int) -> None:
    """KB-14.4 +1 in battle against a printed strength of 5 or less."""
    assert battle_values(fight("improvised_defenses", enemy)) == {ANN: 1 + bonus, BRIAN: 1}


def test_recruiting_station() -> None:
    """KB-8.2 In Phase 7 +2 tokens pay like goods, as many as its owner likes; for others they do not."""
    players = [player("2g", up_to("recruiting_station"), 2), player("1g", (), 1)]
    table = modular(players, ["recruitment"], [EXTRA])
    assert texts(table) == ["pass", "recruit 1", "recruit 2"]
    table.play("recruit 1")
    assert texts(table) == ["tokens 0", "tokens 1", "tokens 2"]
    table.play("tokens 2")
    assert (goods(table, ANN), tokens(table, ANN), soldiers(table, ANN)) == ("2g", 0, 1)
    assert asked(table) == "", "Brian has one good and a token: not enough"


@each_season
@pytest.mark.parametrize(("host", "after"), [(0, 1), (1, 2), (2, 2)])
def test_training_camp(season: int, host: int, after: int) -> None:
    """KB-14.3 At the end of autumn 1 soldier for an owner with at most 1."""
    table = over(season, "", "training_camp", soldiers=host)
    assert soldiers(table, ANN) == (after if season == AUTUMN else host) and soldiers(table, BRIAN) == 0


@pytest.mark.parametrize("answer", ["pass", "use military_academy"])
def test_military_academy_may_replace_the_kings_die(answer: str) -> None:
    """KB-14.5, KB-14.6 Its owner may use the own, higher die instead; nobody else gains from it."""
    players = [player("", up_to("military_academy"), soldiers=1), player(), player()]
    table = modular(players, ["reinforcements"], [EXTRA], dice=[2, 6])
    assert texts(table) == ["pass", "use military_academy"]
    table.play(answer)
    assert [soldiers(table, seat) for seat in range(3)] == [1 + (2 if answer == "pass" else 6), 2, 2]


@pytest.mark.parametrize(("own", "offered"), [(5, False), (6, True)])
def test_military_academy_and_the_army(own: int, offered: bool) -> None:
    """KB-14.6 With the Army in play the die that counts for the owner must be beaten."""
    players = [player("", up_to("military_academy"), group="army"), player()]
    table = modular(players, ["reinforcements"], [EXTRA], dice=[5, 2, own], options={"scenario": "currying_favour"})
    assert [soldiers(table, seat) for seat in (ANN, BRIAN)] == [5, 2] and (asked(table) != "") == offered
