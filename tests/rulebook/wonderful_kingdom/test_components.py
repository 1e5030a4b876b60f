"""WK-1 Components."""

from collections import Counter

import pytest

import palatine
from palatine.games.wonderful_kingdom import components
from palatine.kernel.table import Table
from rulebook.vectors import board, events, play_all, sheet, zone
from rulebook.wonderful_kingdom.laying import (
    ANN,
    BASIC,
    BRIAN,
    STRUCTURES,
    makes,
    opened,
    planning,
    player,
    producing,
    scored,
    site,
    sites,
)


def cards_of(table: Table) -> Counter[str]:
    """All cards in zones, by their kind in the box."""
    zones = table.dump()["zones"]
    assert isinstance(zones, dict)
    return Counter([str(card) for pile in zones.values() for card, _ in pile])


def test_board() -> None:
    """WK-1.1 Two offering areas, a camp for each player, a round track that ends at 4."""
    table = opened()
    assert len(zone(table, "left")) == len(zone(table, "right")) == 1
    assert board(table)["round"] == 1 and [sheet(table, seat)["camp"] for seat in (ANN, BRIAN)] == [0, 0]
    with pytest.raises(palatine.BadPosition):
        scored(player(camp=2))
    with pytest.raises(palatine.BadPosition):
        palatine.load({"game": "wonderful_kingdom", "seats": 2, "table": {"round": 5}, "pending": ["round_end"]})


@pytest.mark.parametrize(
    ("side", "ann", "brian"), [("a", [3, 1, 1, 0], [2, 2, 0, 1]), ("b", [3, 1, 2, 1], [2, 2, 1, 2])]
)
def test_duchy_cards(side: str, ann: list[int], brian: list[int]) -> None:
    """WK-1.2 Two duchies with two sides: what they make, and on side A points for cards of a type."""
    table = opened(side=side, duchy="teressie")
    assert makes(table, ANN) == ann and makes(table, BRIAN) == brian
    mine, theirs = {"border_rangers": 1, "explorers_gallery": 1}, {"border_rangers": 1, "hall_of_banners": 1}
    end = scored(player(built=mine), player(built=theirs), options={"side": side})
    assert end.scores() == ([2, 2] if side == "a" else [0, 0])


def test_base_cards() -> None:
    """WK-1.3 85 cards: 67 developments, 10 treasures, 8 calamities; no more copies than printed."""
    table = opened()
    found = cards_of(table)
    developments = {row.id: row.integer("copies") for row in components.DEVELOPMENTS}
    assert {id: found[id] for id in developments} == developments and sum(developments.values()) == 67
    assert sum([found[row.id] for row in components.TREASURES]) == len(components.TREASURES) == 10
    assert found["calamity"] + board(table)["calamity_stack"] == 8
    assert sum(found.values()) + board(table)["calamity_stack"] == 85
    with pytest.raises(palatine.BadPosition, match=r"WK-1\.3"):
        scored(player(built={"citadel": 1}), player(built={"citadel": 1}))


def test_supply_is_no_limit() -> None:
    """WK-1.4, WK-1.9, WK-R1 More than 20 cubes of a colour, 10 krystallium or 30 soldiers are no problem."""
    rich = player(built={**STRUCTURES, "master_masons": 1}, krystallium=10, soldiers=30, camp=1)
    table = producing("materials", rich)
    assert makes(table)[0] == 3 + 6 + 24
    assert sheet(table)["krystallium"] == 10 + 33 // 5 and sheet(table)["soldiers"] == 31


def test_trap_tokens() -> None:
    """WK-1.5 Two trap tokens in each colour, and no third one."""
    table = opened()
    assert [sheet(table, seat)["traps"] for seat in (ANN, BRIAN)] == [2, 2]
    with pytest.raises(palatine.BadPosition):
        scored(player(traps=3))


def test_parts_of_the_modules() -> None:
    """WK-1.6 26 menaces, 14 advisors, 2 quests of 4 stages."""
    printed = {row.id: row.integer("copies") for row in components.MENACES}
    assert printed == {"giant_rat": 4, "vermin": 10, "frost_giant": 4, "shadow": 4, "thief": 4}
    table = opened(module="menaces")
    play_all(table, "deck thieves", "deck giant_rats")
    assert board(table)["vermin_stack"] == 10
    assert [sheet(table, seat)["deck_left"] for seat in (ANN, BRIAN)] == [3, 3]
    table = opened(module="advisors")
    names = {row.id for row in components.ADVISORS}
    assert sum([n for id, n in cards_of(table).items() if id in names]) == len(names) == 14
    for quest in ("plague_lord", "lost_crown"):
        for side in ("two_players", "solo"):
            rows = [row for row in components.STAGES if (row.text("quest"), row.text("side")) == (quest, side)]
            assert len(rows) == 4


def test_a_development_with_everything() -> None:
    """WK-1.7 Type, spaces of several kinds, a recycling cube, production, a bonus and points on one card."""
    table = planning(player(construction=[site("lair_of_burning_sand", exploration=3)], krystallium=1), ["farm"])
    table.play("krystallium lair_of_burning_sand")
    assert sites(table) == {} and sheet(table)["built"] == {"lair_of_burning_sand": 1}
    assert sheet(table)["soldiers"] == 2, "the bonus"
    assert makes(table) == [3, 1, 1 + 3, 0] and table.scores()[ANN] == 1
    throne = scored(player(built={"lair_of_burning_sand": 1, "throne_of_the_ancients": 1}))
    assert throne.scores()[ANN] == 1 + 3 * 2, "it is a Discovery"
    thrown = planning(player(), ["lair_of_burning_sand"])
    thrown.play("recycle lair_of_burning_sand")
    assert events(thrown, "alchemy")[0]["resource"] == "gold"


@pytest.mark.parametrize(
    ("field", "value"),
    [("type", "structure + monument"), ("cost", ""), ("recycling", "2 gold"), ("recycling", "")],
)
def test_what_every_development_has(field: str, value: str) -> None:
    """WK-1.7 One type, at least one space, one recycling cube: cards typed in otherwise are refused."""
    with pytest.raises(palatine.BadOverlay, match=rf"farm\.{field}"):
        scored(player(), overlay={"developments": {"farm": {field: value}}})


def test_types_lean_on_resources() -> None:
    """WK-1.8, WK-R28 Structure, Specialist, Monument, Discovery ask mostly for the resource of the same number."""
    assert components.TYPES == ["structure", "specialist", "monument", "discovery"]
    assert [components.TYPE_NAMES[type] for type in components.TYPES] == [
        ("Structure", "Budowla"), ("Specialist", "Specjalista"), ("Monument", "Monument"), ("Discovery", "Znalezisko"),
    ]  # fmt: skip
    for type, resource in zip(components.TYPES, BASIC, strict=True):
        spaces: Counter[str] = Counter()
        for row in [row for row in components.DEVELOPMENTS if row.text("type") == type]:
            for part in row.text("cost").split(" + "):
                number, _, name = part.rpartition(" ")
                spaces[name] += int(number or 1) * row.integer("copies")
        assert 2 * spaces[resource] > sum(spaces.values()), type
