"""Examples about the extra and the alternative rows: dice, the end of a season, recruiting, the deal of rows."""

import pytest

import palatine
from palatine.kernel.table import Table
from rulebook.kingsburg.laying import (
    ALTERNATIVE,
    ANN,
    AUTUMN,
    BRIAN,
    DESTINY,
    EXTRA,
    SUMMER,
    buildings,
    goods,
    modular,
    player,
    reachable,
    season_over,
    soldiers,
    tokens,
    up_to,
    vp,
)
from rulebook.vectors import asked, play_all, refused, texts

BOTH = [EXTRA, ALTERNATIVE]


def rolled(owned: list[str], dice: list[int]) -> Table:
    """Ann, who owns these buildings, has rolled these dice in spring; the others have thrown sixes."""
    faces = [*dice, *[6, 6, 6] * 2]
    return modular([player("", owned, vp=0), player(), player()], [["season", -1, 0]], BOTH, dice=faces)


def test_kb_ex_22_university_waits_for_the_chapel() -> None:
    """KB-EX-22, KB-5.2.3, KB-12.4 1,2,3 (6): the Chapel is asked first; whoever keeps the roll gains 2 VP."""
    table = rolled([*up_to("chapel"), *up_to("university")], [1, 2, 3])
    assert texts(table) == ["pass", "reroll_all"] and vp(table, ANN) == 0
    refused(table, "use university", "KB-5.2.3")
    table.play("pass")
    assert vp(table, ANN) == 2


@pytest.mark.parametrize(("faces", "points"), [([2, 3, 4], 2), ([3, 3, 4], 0)])
def test_kb_ex_22_university_after_the_chapel(faces: list[int], points: int) -> None:
    """KB-EX-22, KB-5.2.3, KB-12.4 After a reroll there are 2 VP only if the new total is 9 or less."""
    table = rolled([*up_to("chapel"), *up_to("university")], [1, 2, 3])
    table.force(dice=faces)
    table.play("reroll_all")
    assert vp(table, ANN) == points


def test_kb_ex_23_university_and_griffin_ranch() -> None:
    """KB-EX-23, KB-15.3 1,2,3 with University and Griffin Ranch: 2 VP and 1 soldier."""
    table = rolled([*up_to("university"), *up_to("griffin_tower")], [1, 2, 3])
    assert (vp(table, ANN), soldiers(table, ANN)) == (2, 1)


def test_kb_ex_32_quarry_once_a_season() -> None:
    """KB-EX-32, KB-14.2 The Quarry swaps 1 stone for 3 gold once at summer's end; 2 stone for 6 gold is refused."""
    table = season_over([player("2s", up_to("quarry")), player()], SUMMER, [EXTRA])
    refused(table, "give 2stone", "KB-0.12")
    table.play("give stone")
    assert asked(table) == "" and goods(table, ANN) == "3g1s"


def test_kb_ex_46_guild_of_architects_pays_for_what_follows() -> None:
    """KB-EX-46, KB-15.4 With the Guild the Statue brings 3 + 1 VP."""
    table = modular([player("2g", up_to("architects_guild"), vp=6), player()], ["building"], [ALTERNATIVE])
    table.play("build statue")
    assert vp(table, ANN) == 6 + 4


def test_kb_ex_46_buildings_cost_their_printed_points() -> None:
    """KB-EX-46, KB-15.4 Falling one by one: Guild -3, Exchange Office -2, Workshop -1, Statue -3 (not -4), Refuge 0."""
    standing = [*up_to("architects_guild"), "statue"]
    points = 10
    for falls, lost in [
        ("architects_guild", 3),
        ("exchange_office", 2),
        ("carpenters_workshop", 1),
        ("statue", 3),
        ("hidden_refuge", 0),
    ]:
        table = modular([player("", standing, vp=points), player()], [["lose_buildings", ANN, 1]], [ALTERNATIVE])
        standing.remove(falls)
        points -= lost
        assert set(buildings(table, ANN)) == set(standing) and vp(table, ANN) == points, falls


@pytest.mark.parametrize(("last", "points"), [("architects_guild", 3), ("exchange_office", 0)])
def test_kb_ex_46_the_guild_must_stand_at_the_end(last: str, points: int) -> None:
    """KB-EX-46, KB-15.4 Without the Guild standing at the end of the game there are no 3 VP."""
    table = modular([player("", up_to(last), vp=0), player()], ["year_end"], [ALTERNATIVE], year=5)
    assert table.is_over and vp(table, ANN) == points


@pytest.mark.parametrize(("before", "after"), [(2, (1, 1, 1)), (0, (0, 0, 0))])
def test_kb_ex_47_brewery(before: int, after: tuple[int, int, int]) -> None:
    """KB-EX-47, KB-15.5 Brewery at summer's end: of 2 soldiers 1 is left, +1 VP, +1 token; with 0 nothing happens."""
    table = season_over([player("", ["brewery"], soldiers=before, vp=0), player()], SUMMER, [ALTERNATIVE])
    assert (soldiers(table, ANN), vp(table, ANN), tokens(table, ANN)) == after


def camp_and_goldsmith() -> Table:
    """End of autumn with Training Camp, Goldsmith and Mint; 1 soldier and 1 gold."""
    start = player("1g", [*up_to("mint"), *up_to("training_camp")], soldiers=1, vp=0)
    table = season_over([start, player()], AUTUMN, [EXTRA])
    assert sorted(texts(table)) == ["use goldsmith", "use training_camp"]
    return table


def test_kb_ex_56_training_camp_before_the_goldsmith() -> None:
    """KB-EX-56, KB-14.3, KB-14.7, KB-12.2 Camp first: 2 soldiers; then the Goldsmith: 3 soldiers and 1 VP."""
    table = camp_and_goldsmith()
    play_all(table, "use training_camp", "give gold")
    assert (soldiers(table, ANN), vp(table, ANN), goods(table, ANN), asked(table)) == (3, 1, "", "")


def test_kb_ex_56_goldsmith_before_the_training_camp() -> None:
    """KB-EX-56, KB-14.3, KB-14.7, KB-12.2 Goldsmith first: 2 soldiers and 1 VP, and the Camp gives nothing."""
    table = camp_and_goldsmith()
    play_all(table, "use goldsmith", "give gold")
    assert (soldiers(table, ANN), vp(table, ANN), asked(table)) == (2, 1, "")


def test_kb_ex_59_school_counts_after_recruiting() -> None:
    """KB-EX-59, KB-15.9, KB-8.3 2 soldiers and 1 recruited in Phase 7 make 3 at its end: 2 VP."""
    table = modular([player("2g", up_to("school"), soldiers=2, vp=0), player()], ["recruitment"], BOTH)
    assert vp(table, ANN) == 0
    table.play("recruit 1")
    assert (soldiers(table, ANN), vp(table, ANN)) == (3, 2)


def test_kb_ex_61_basilica_is_passed_over() -> None:
    """KB-EX-61, KB-15.10, KB-A-13 The Monastery falls (column III, row B above C) for -5 VP, then the Vineyard."""
    owned = [*up_to("basilica"), *up_to("vineyard")]
    table = modular([player("", owned, vp=50), player()], [["lose_buildings", ANN, 1]], [ALTERNATIVE])
    owned.remove("monastery")
    assert buildings(table, ANN) == owned and vp(table, ANN) == 45
    again = modular([player("", owned, vp=45), player()], [["lose_buildings", ANN, 1]], [ALTERNATIVE])
    owned.remove("vineyard")
    assert buildings(again, ANN) == owned and vp(again, ANN) == 44


def dealt(hands: list[str], *exchanged: str) -> Table:
    """Module 2 without Module 1: each seat is dealt these two rows, and these come in exchange."""
    seats = [str(n) for n in range(1, len(hands) + 1)]
    draws: list[int | str] = [*seats, *[letter for hand in hands for letter in hand], *exchanged]
    return palatine.new_game("kingsburg", len(hands), {"modules": [ALTERNATIVE]}, seed=1, draw=draws)


def test_kb_ex_62_no_exchange_with_five_players() -> None:
    """KB-EX-62, KB-15.12 All ten rows are dealt: with C and C one decides at once, for one of them or none."""
    table = dealt(["cc", "bb", "dd", "ee", "ff"])
    assert asked(table) == "choose_rows"
    assert texts(table) == ["rows none", "rows c"]


def test_kb_ex_62_two_exchanges_with_four_players() -> None:
    """KB-EX-62, KB-15.12 Two undealt rows: the first two players with a pair may exchange, a third may not."""
    table = dealt(["bb", "cc", "dd", "ee"], "f", "f")
    assert (table.to_act, texts(table)) == ((0,), ["pass", "exchange b"])
    table.play("exchange b")
    assert (table.to_act, texts(table)) == ((1,), ["pass", "exchange c"])
    table.play("exchange c")
    assert (table.to_act, asked(table)) == ((0,), "choose_rows"), "a third exchange is not possible"
    assert texts(table) == ["rows none", "rows b", "rows f", "rows b+f"]


def test_kb_ex_66_brewery_is_not_refused() -> None:
    """KB-EX-66, KB-15.5 With a single soldier the Brewery still acts, and nobody is asked."""
    table = season_over([player("", ["brewery"], soldiers=1, vp=0), player()], SUMMER, [ALTERNATIVE])
    assert asked(table) == ""
    assert (soldiers(table, ANN), vp(table, ANN), tokens(table, ANN)) == (0, 1, 1)


def test_kb_ex_67_monastery_ignores_tokens() -> None:
    """KB-EX-67, KB-15.6 No goods but three +2 tokens: the Monastery gives its VP; with a good it does not."""
    owned = up_to("monastery")
    table = season_over([player("", owned, 3, vp=0), player("1g", owned, vp=0)], SUMMER, [ALTERNATIVE])
    assert [vp(table, seat) for seat in (ANN, BRIAN)] == [1, 0]


@pytest.mark.parametrize(("year", "points"), [(1, 3), (2, 2), (3, 1), (4, 0), (5, 0)])
def test_kb_ex_83_fountain_by_year(year: int, points: int) -> None:
    """KB-EX-83, KB-15.11 Built in year I, II, III, IV, V the Fountain brings 3, 2, 1, 0, 0 VP."""
    table = modular([player("1g1s", uses="G", vp=0), player()], ["building"], BOTH, year=year)
    table.play("build fountain")
    assert vp(table, ANN) == points


def test_kb_ex_84_travelling_market() -> None:
    """KB-EX-84, KB-A-09 A coloured 6 goes to rank 2, once a season; with a white die, a token or to 7 it does not."""
    start = player("", up_to("fair"), 1, dice=[6, 6], white=[1])
    table = modular([start, player(dice=[6])], ["influence_round"], [ALTERNATIVE])
    fair = [text for text in texts(table) if "fair" in text]
    assert fair == [f"place 6+fair {name}" for name in ("jester", "squire", "architect", "merchant", "sergeant")]
    for text in ("place 6+w1+fair squire", "place 6+token+fair squire", "place 6+fair astronomer"):
        with pytest.raises((palatine.IllegalAction, palatine.UnknownText)):
            table.play(text)
    table.play("place 6+fair squire")
    table.play("pass", BRIAN)
    assert reachable(table) == ["alchemist", "astronomer", "treasurer", "master_hunter"]
    refused(table, "place 6+fair jester", "KB-5.3.2")


@pytest.mark.parametrize(
    ("owned", "destiny", "most"),
    [([], "", 1), (up_to("barracks"), "", 2), (up_to("barracks"), "war_tax", 1)],
    ids=["alone", "Barracks", "Barracks and War Tax"],
)
def test_kb_ex_89_recruiting_station(owned: list[str], destiny: str, most: int) -> None:
    """KB-EX-89, KB-8.2, KB-8.3 1 good and a token: 1 soldier; with Barracks 2; with Barracks and War Tax 1."""
    players = [player("1g", [*up_to("recruiting_station"), *owned], 1), player()]
    table = modular(players, ["recruitment"], [EXTRA, DESTINY], destiny=destiny)
    assert texts(table) == ["pass", *[f"recruit {n + 1}" for n in range(most)]]
    table.play(f"recruit {most}")
    assert (soldiers(table, ANN), goods(table, ANN), tokens(table, ANN)) == (most, "", 0)
