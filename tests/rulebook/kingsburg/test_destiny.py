"""KB-17, KB-18, KB-20.4, KB-21 Destiny cards, soldier tokens, Goblin Valley, and what goes with what."""

from typing import Any

import pytest

import palatine
from rulebook.kingsburg.laying import (
    ALTERNATIVE,
    ANN,
    BRIAN,
    DESTINY,
    EXTRA,
    GOVERNORS,
    SPRING,
    TOKENS,
    WHIMS,
    battle_results,
    battle_values,
    envoy,
    goods,
    modular,
    player,
    reachable,
    soldiers,
    standing,
    up_to,
    vp,
)
from rulebook.vectors import asked, refused, sheet, texts

ALL = [EXTRA, ALTERNATIVE, GOVERNORS, DESTINY, TOKENS, WHIMS]
VALLEY: dict[str, object] = {"scenario": "goblin_valley"}


def test_the_parts_of_the_modules() -> None:
    """KB-1.4 25 governors, 30 destiny cards, 16 whim tiles; six soldier tokens for each player."""
    table = modular([player(), player()], ["kings_favour"], ALL)
    zones: Any = table.view(None)["zones"]
    counts = {name: zones[name]["count"] for name in ("governors_unseen", "destiny_unseen", "whims_unseen")}
    assert counts == {"governors_unseen": 25, "destiny_unseen": 30, "whims_unseen": 16}
    assert [sheet(table, seat)["tokens"] for seat in (ANN, BRIAN)] == [[0, 1, 1, 2, 3, 4]] * 2


def test_modules_are_set_up_by_their_numbers() -> None:
    """KB-2.5, KB-2.2 First the rows, then the governors and what they bring, then the first year with its card."""
    options: dict[str, object] = {"modules": [ALTERNATIVE, GOVERNORS, DESTINY, WHIMS], "whim_mode": "tradition"}
    draws: list[int | str] = ["1", "2", "b", "c", "d", "e", "princess", "thief", "duke", "fairy", "miner", "prince"]
    table = palatine.new_game("kingsburg", 2, options, seed=1, draw=[*draws, "wood", "royal_gift"])
    assert asked(table) == "choose_rows"
    table.play("rows none")
    table.play("rows none")
    assert table.prompt(ANN).kind == "keep_governor"
    table.play("keep princess", ANN)
    table.play("keep fairy", BRIAN)
    assert (envoy(table), goods(table, ANN)) == (ANN, "1g")
    zones: Any = table.view(None)["zones"]
    assert zones["destiny"]["cards"] == ["royal_gift"] and len(zones["whims"]["cards"]) == 16
    assert texts(table) == ["take gold", "take wood", "take stone"], "the Royal Gift comes before the King's Aid"


def test_a_card_for_each_year() -> None:
    """KB-17.1, KB-3.2, KB-3.3 Revealed at the start of the year and discarded at its end."""
    happens: list[str | list[object]] = ["destiny", "year_end"]
    table = modular([player(), player()], happens, [DESTINY], draw=["volunteers", "plague"])
    zones: Any = table.view(None)["zones"]
    assert zones["destiny"]["cards"] == ["plague"] and zones["destiny_past"]["cards"] == ["volunteers"]


def test_forbidden_and_reserved_advisors() -> None:
    """KB-5.3.11 The Ailing King is out of reach for all, a reserved advisor for all but one, with the envoy as well."""
    dice = [6, 6, 6]
    court = standing((18, BRIAN))
    sick = modular([player(dice=dice), player()], ["influence_round"], [DESTINY], destiny="ailing_king")
    assert "king" not in reachable(sick)
    refused(sick, "place 6+6+6 king", "KB-5.3.11")
    for seat, found in ((ANN, True), (BRIAN, False)):
        reserved: dict[str, int] = {"king": seat}
        table = modular(
            [player(dice=dice), player()], ["influence_round"], [DESTINY], destiny="secret_deals",
            reserved=reserved, envoy=ANN, court=court,
        )  # fmt: skip
        assert ("king" in reachable(table)) == found
    neutral = modular(
        [player(), player()], [["season_start", -1, SPRING]], [DESTINY], destiny="secret_deals",
        reserved={"merchant": ANN}, dice=[1, 1, 2, 1, 1], phase=2,
    )  # fmt: skip
    facts: Any = neutral.view(None)["table"]
    assert [row["advisor"] for row in facts["court"]] == ["squire", "merchant"], "neutral dice may land there"


def test_surcharge_and_discount() -> None:
    """KB-17.3 Masons' Strike: one good more, of a kind to choose; then the Crane's gold comes off."""
    owned = [*up_to("market"), *up_to("crane")]
    players = [player("2g3w1s", owned), player("1g3w1s", owned)]
    table = modular(players, ["building"], [DESTINY], destiny="masons_strike")
    table.play("build farms")
    assert goods(table, ANN) == "", "2 + 1 - 1 gold, 3 wood, 1 stone"
    assert table.to_act == (BRIAN,) and "build farms" not in texts(table), "Brian is one good short"


@pytest.mark.parametrize(("card", "rank", "tile", "points"), [("feast_of_fools", 1, 1, 1), ("royal_wedding", 1, 1, 0)])
def test_bonuses_by_rank_hold_with_a_tile(card: str, rank: int, tile: int, points: int) -> None:
    """KB-17.3 The Jester's bonus holds although a whim tile covers him."""
    table = modular(
        [player(vp=0), player(), player()], [["support", -1, 1]], [DESTINY, WHIMS], destiny=card, whims=[tile],
        court=standing((rank, ANN)),
    )  # fmt: skip
    assert (vp(table, ANN), goods(table, ANN)) == (points, "1g"), "whim 1 copies the Squire"


def test_bribed_guards_leave_whim_14_alone() -> None:
    """KB-17.3 The Smuggler asks for no VP this year; on whim 14 the card has no effect."""
    players = [player(vp=0), player(), player()]
    happens: list[str | list[object]] = [["support", -1, 1]]
    court = standing((14, ANN))
    free = modular(players, happens, [DESTINY], destiny="bribed_guards", court=court)
    free.play("take gold+wood+stone")
    assert (goods(free, ANN), vp(free, ANN)) == ("1g1w1s", 0)
    tile = modular(players, happens, [DESTINY, WHIMS], destiny="bribed_guards", whims=[14], court=court)
    assert texts(tile) == ["rival 2", "rival 3"]


def test_heavy_snow_and_soldier_tokens() -> None:
    """KB-A-23 Tokens are used as usual, the card does nothing; without tokens everybody gets 2 soldiers."""
    snow = modular([player(), player()], ["reinforcements"], [DESTINY], destiny="heavy_snow")
    assert [soldiers(snow, seat) for seat in (ANN, BRIAN)] == [2, 2]
    table = modular([player(), player()], ["reinforcements"], [DESTINY, TOKENS], destiny="heavy_snow")
    table.play("send 4", ANN)
    table.play("send 0", BRIAN)
    assert [soldiers(table, seat) for seat in (ANN, BRIAN)] == [4, 0]


def test_tokens_before_payments() -> None:
    """KB-A-40, KB-9.11 The Defensive Walls ask for their good when the tokens are known."""
    players = [player("1g", up_to("defensive_walls")), player()]
    table = modular(players, ["winter"], [ALTERNATIVE, TOKENS], draw=["year1_orcs_3"])
    assert table.prompt(ANN).kind == "soldier_token" and table.prompt(BRIAN).kind == "soldier_token"
    table.play("send 2", ANN)
    table.play("send 3", BRIAN)
    assert (table.to_act, texts(table)) == ((ANN,), ["pass", "give gold"])
    assert [soldiers(table, seat) for seat in (ANN, BRIAN)] == [2, 3]


def test_goblin_valley_two_enemies_at_once() -> None:
    """KB-20.4, KB-9.14 Goblins join: strengths, losses and rewards add up, and the king sends the year's number."""
    players = [player(soldiers=9, vp=0), player("1g5w", ["barricade"], vp=5)]
    draw = ["year2_orcs_4", "year2_goblins_4"]
    table = modular(players, ["winter"], options=VALLEY, dice=[1], draw=draw, year=2)
    assert battle_values(table) == {ANN: 9 + 1 + 2, BRIAN: 0 + 1 + 2 + 1}, "the Barricade counts once"
    assert battle_results(table) == {ANN: "victory", BRIAN: "defeat"}
    assert goods(table, ANN) == "1g1s"
    table.play("give 2wood")
    assert goods(table, BRIAN) == "3w" and sheet(table, BRIAN)["buildings"] == []


def test_goblin_valley_without_goblins() -> None:
    """KB-20.4 Another second enemy is discarded; in year V it always joins."""
    draw = ["year2_orcs_4", "year2_zombies_5"]
    table = modular([player(soldiers=4), player()], ["winter"], options=VALLEY, dice=[1], draw=draw, year=2)
    assert (battle_values(table)[ANN], battle_results(table)[ANN]) == (5, "victory")
    draw = ["year5_demons_8", "year5_dragons_9"]
    last = modular([player(soldiers=4), player()], ["winter"], options=VALLEY, dice=[1], draw=draw, year=5)
    assert (battle_values(last)[ANN], battle_results(last)[ANN]) == (10, "defeat")


def test_peeking_in_goblin_valley() -> None:
    """KB-20.4 Whoever peeks chooses the deck."""
    table = modular([player(), player()], [["support", -1, 1]], options=VALLEY, court=standing((10, ANN)))
    assert texts(table) == ["peek first", "peek second"]
    table.play("peek second")
    seen: Any = table.view(ANN)["zones"]
    hidden: Any = table.view(BRIAN)["zones"]
    assert "year1" in str(seen["second_enemy_top"]) and "year1" not in str(hidden["second_enemy_top"])


def test_the_scenarios() -> None:
    """KB-20.3 Two sheets of the rulebook and one older official sheet; one at a time, none by default."""
    described: Any = palatine.describe("kingsburg")["options"]
    scenario = next(option for option in described if option["name"] == "scenario")
    assert scenario["choices"] == ["none", "currying_favour", "shifting_alliances", "goblin_valley"]
    assert scenario["default"] == "none" and scenario["type"] == "str"


@pytest.mark.parametrize(
    ("seats", "options", "possible"),
    [
        (3, {"modules": [GOVERNORS]}, True),
        (4, {"modules": [GOVERNORS]}, False),
        (5, {"modules": [GOVERNORS], "governor_choice": "auction"}, True),
        (3, {"modules": [EXTRA, DESTINY]}, False),
        (3, {"modules": [WHIMS]}, False),
    ],
    ids=["three players", "four players", "auction", "extra rows", "nothing to leave out"],
)
def test_confirmed_cards_only(seats: int, options: dict[str, object], possible: bool) -> None:
    """KB-25.1 Reconstructed governors and destiny cards stay in the box; 11 governors do not serve four players."""
    chosen = {**options, "cards": "confirmed"}
    if not possible:
        with pytest.raises(palatine.BadOption, match=r"KB-25\.1|KB-16\.1"):
            palatine.new_game("kingsburg", seats, chosen)
        return
    table = palatine.new_game("kingsburg", seats, chosen, seed=3)
    zones = str(table.dump()["zones"])
    assert "philosopher" in zones and "quartermaster" not in zones
