"""Examples about destiny cards, soldier tokens, and buildings of modules in winter."""

import pytest

from palatine.kernel.table import Table
from rulebook.kingsburg.laying import (
    ALTERNATIVE,
    ANN,
    AUTUMN,
    BRIAN,
    DESTINY,
    EXTRA,
    SPRING,
    SUMMER,
    TOKENS,
    Player,
    battle_results,
    battle_values,
    buildings,
    goods,
    modular,
    player,
    season_over,
    soldiers,
    standing,
    up_to,
    vp,
)
from rulebook.vectors import asked, refused, texts


def winter_with(players: list[Player], enemy: str, modules: list[str], king: int = 1, destiny: str = "") -> Table:
    """Phase 8 against this enemy, with as many reinforcements as the king sends."""
    year = int(enemy[4])
    return modular(players, ["winter"], modules, destiny=destiny, dice=[king], draw=[enemy], year=year)


@pytest.mark.parametrize(("enemy", "bonus"), [("year3_orcs_5", 1), ("year3_zombies_6", 0)])
def test_kb_ex_41_improvised_defenses_look_at_the_print(enemy: str, bonus: int) -> None:
    """KB-EX-41, KB-14.4, KB-A-19 Printed 5, raised to 6 by a card: +1 still applies; printed 6: no bonus."""
    players = [player("", ["improvised_defenses"]), player()]
    table = winter_with(players, enemy, [EXTRA, DESTINY], destiny="fierce_enemies")
    assert battle_values(table) == {ANN: 1 + bonus, BRIAN: 1}


def test_kb_ex_42_the_last_token_scores() -> None:
    """KB-EX-42, KB-18.2 After five winters one token is left; if it is the 4, its owner scores 4 VP."""
    seats = [player(soldiers=9, vp=0) | {"tokens": [2, 4]}, player(vp=0) | {"tokens": [0, 1]}]
    table = modular(seats, ["winter", "year_end"], [TOKENS], draw=["year5_dragons_9"], year=5)
    table.play("send 2", ANN)
    table.play("send 1", BRIAN)
    assert table.is_over
    assert vp(table, ANN) == 3 + 1 + 4, "the enemy's reward, the strongest winner's VP, the token"
    assert vp(table, BRIAN) == -5 + 0


@pytest.mark.parametrize(("own", "offered"), [(4, True), (3, False)])
def test_kb_ex_57_academy_beats_the_kings_die(own: int, offered: bool) -> None:
    """KB-EX-57, KB-14.5, KB-14.6 Against the king's 3 an own 4 may be used instead, an own 3 may not."""
    table = modular([player("", up_to("military_academy")), player()], ["reinforcements"], [EXTRA], dice=[3, own])
    assert [soldiers(table, seat) for seat in (ANN, BRIAN)] == [3, 3]
    assert (asked(table) != "") == offered
    if offered:
        assert texts(table) == ["pass", "use military_academy"]
        table.play("use military_academy")
        assert [soldiers(table, seat) for seat in (ANN, BRIAN)] == [own, 3]


@pytest.mark.parametrize(("own", "offered"), [(5, True), (4, False)])
def test_kb_ex_57_academy_and_soldier_tokens(own: int, offered: bool) -> None:
    """KB-EX-57, KB-14.5, KB-14.6 Token 2: an own 5 counts 3 and may be used, an own 4 counts 2 and may not."""
    players = [player("", up_to("military_academy")), player()]
    table = modular(players, ["reinforcements"], [EXTRA, TOKENS], dice=[own])
    table.play("send 2", ANN)
    table.play("send 0", BRIAN)
    assert soldiers(table, ANN) == 2
    assert (asked(table) != "") == offered
    if offered:
        table.play("use military_academy")
        assert soldiers(table, ANN) == 3


@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 2)])
def test_kb_ex_58_stockade_before_reinforcements(before: int, after: int) -> None:
    """KB-EX-58, KB-15.7 Without a soldier it gives nothing, whatever the king sends; one from Phase 7 becomes two."""
    players = [player("", ["stockade"], soldiers=before), player()]
    table = winter_with(players, "year1_orcs_3", [ALTERNATIVE], king=6)
    assert battle_values(table)[ANN] == after + 6


def test_kb_ex_60_hidden_refuge() -> None:
    """KB-EX-60, KB-15.8 An enemy takes 2 VP and 1 building: only the fallen Workshop's 1 VP is lost."""
    players = [player("", up_to("carpenters_workshop"), vp=10), player(vp=10)]
    table = winter_with(players, "year5_demons_8", [ALTERNATIVE])
    assert buildings(table, ANN) == ["hidden_refuge"]
    assert [vp(table, ANN), vp(table, BRIAN)] == [9, 8]


def test_a_refuge_that_falls_still_counted_for_its_battle() -> None:
    """KB-9.12, KB-15.8 The same enemy destroys the Refuge itself: the 2 VP are kept all the same."""
    players = [player("", ["hidden_refuge"], vp=10), player(vp=10)]
    table = winter_with(players, "year5_demons_8", [ALTERNATIVE])
    assert buildings(table, ANN) == []
    assert [vp(table, ANN), vp(table, BRIAN)] == [10, 8]


def test_kb_ex_80_diplomatic_moves_lend_a_town_hall() -> None:
    """KB-EX-80, KB-17.2 Neither Town Hall nor Exchange Office: 1 good for 1 VP at the end of a season, once."""
    table = season_over([player("2g", vp=0), player()], SPRING, [DESTINY], destiny="diplomatic_moves")
    table.play("give gold")
    assert (vp(table, ANN), goods(table, ANN), asked(table)) == (1, "1g", "")


def test_kb_ex_80_diplomatic_moves_and_the_town_hall() -> None:
    """KB-EX-80, KB-17.2 The owner of a Town Hall gives 1 good for 2 VP."""
    players = [player("1g", up_to("town_hall"), vp=0), player()]
    table = season_over(players, SPRING, [DESTINY], destiny="diplomatic_moves")
    table.play("give gold")
    assert (vp(table, ANN), asked(table)) == (2, "")


@pytest.mark.parametrize(("season", "points"), [(SPRING, 0), (SUMMER, 0), (AUTUMN, 3)])
def test_kb_ex_80_diplomatic_moves_and_the_exchange_office(season: int, points: int) -> None:
    """KB-EX-80, KB-17.2 The owner of an Exchange Office: spring and summer nothing, in autumn 1 good for 3 VP."""
    players = [player("1g", up_to("exchange_office"), vp=0), player()]
    table = season_over(players, season, [ALTERNATIVE, DESTINY], destiny="diplomatic_moves")
    assert (asked(table) != "") == (points > 0)
    if points:
        table.play("give gold")
    assert vp(table, ANN) == points


@pytest.mark.parametrize(
    ("owned", "rank", "expected"),
    [([], 10, 3), (up_to("stable"), 10, 3), (up_to("stable"), 13, 1), (up_to("stable"), 18, 3), ([], 13, 0)],
    ids=["General", "General with Stable", "Champion with Stable", "King with Stable", "Champion"],
)
def test_kb_ex_81_call_to_arms(owned: list[str], rank: int, expected: int) -> None:
    """KB-EX-81, KB-17.1, KB-A-36 The General gives 3 either way; a Stable brings 1 at ranks 11 to 18, so the King 3."""
    players = [player("", owned), player()]
    court = standing((rank, ANN))
    table = modular(players, [["support", -1, 1]], [DESTINY], destiny="call_to_arms", court=court)
    assert asked(table) == "" and soldiers(table, ANN) == expected


@pytest.mark.parametrize(("face", "found"), [(3, ""), (4, "1w")])
def test_kb_ex_82_uncharted_forest(face: int, found: str) -> None:
    """KB-EX-82, KB-0.11 White die 3: nothing; 4: everybody takes 1 wood, before the players' own effects."""
    players = [player("", up_to("town_hall")), player(), player()]
    table = season_over(players, SPRING, [DESTINY], destiny="uncharted_forest", dice=[face])
    assert [goods(table, seat) for seat in range(3)] == [found] * 3
    assert asked(table) == ("offer" if found else ""), "the Town Hall may take the fresh wood"


@pytest.mark.parametrize(("recruited", "answer"), [(3, "pass"), (2, "give gold")])
def test_kb_ex_88_defensive_walls(recruited: int, answer: str) -> None:
    """KB-EX-88, KB-15.13 Unpaid, a value equal to the strength wins; paid, one below the strength wins as well."""
    players = [player("1g", up_to("defensive_walls"), soldiers=recruited), player()]
    table = winter_with(players, "year3_orcs_5", [ALTERNATIVE])
    assert texts(table) == ["pass", "give gold"]
    assert soldiers(table, ANN) == recruited + 2, "one from the Stockade, one from the king"
    table.play(answer)
    assert battle_values(table)[ANN] == 5
    assert battle_results(table)[ANN] == "victory"


def test_kb_ex_90_soldier_tokens_are_used_up() -> None:
    """KB-EX-90, KB-18.1 Tokens 0, 1, 1, 2, 3, 4: a used value is refused, but of the two 1s one is left."""
    happens: list[str | list[object]] = ["reinforcements", "reinforcements", "reinforcements"]
    table = modular([player(), player()], happens, [TOKENS])
    for chosen, left in [("send 1", "0 1 2 3 4"), ("send 2", "0 1 3 4")]:
        table.play(chosen, ANN)
        table.play("send 4" if chosen == "send 1" else "send 3", BRIAN)
        assert [table.text(action) for action in table.options(ANN)] == [f"send {n}" for n in left.split()]
    assert soldiers(table, ANN) == 3
    table.play("send 1", BRIAN)
    refused(table, "send 2", "KB-18.1")
    table.play("send 1", ANN)
    assert soldiers(table, ANN) == 4


def test_kb_ex_90_a_zero_gives_no_soldiers() -> None:
    """KB-EX-90, KB-18.1, KB-18.3 The 0 can be chosen like any other, in secret until all have chosen."""
    table = modular([player(), player()], ["reinforcements"], [TOKENS])
    table.play("send 3", BRIAN)
    assert [soldiers(table, seat) for seat in (ANN, BRIAN)] == [0, 0]
    table.play("send 0", ANN)
    assert [soldiers(table, seat) for seat in (ANN, BRIAN)] == [0, 3]
