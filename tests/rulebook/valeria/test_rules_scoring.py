"""VA-9 Scoring, and what every duke counts."""

from typing import Any

import pytest

from palatine.kernel.table import Table
from rulebook.valeria.laying import ANN, acting, lay, player
from rulebook.vectors import seen_by

MONSTER_POINTS = {
    "gargoyle": 1, "wraith": 3, "witch_queen": 5, "goblin": 1, "goblin_mage": 2, "goblin_king": 4, "skeleton": 2,
    "flaming_skeleton": 3, "skeleton_king": 4, "treant": 1, "bane_spider": 2, "spider_queen": 5, "gelatinous_cube": 3,
    "basilisk": 4, "swamp_dragon": 6, "owlbear": 2, "giant": 3, "troll": 6, "kobolds": 3, "gold_golem": 4,
    "red_dragon": 7, "dire_bear": 3, "orc_warrior": 3, "orc_chieftain": 6,
}  # fmt: skip
DOMAIN_POINTS = {
    "foxgrove_palisade": 3, "desert_orchid": 3, "emerald_stronghold": 5, "pratchetts_plateau": 3,
    "cathedral_of_st_aquila": 3, "darktide_harbour": 2, "cloudriders_camp": 2, "orb_of_urdr": 1, "rogues_landing": 3,
    "blood_crow_army": 2, "eye_of_asteraten": 1, "cutthroats_truce": 1, "halfpenny_hill": 2, "shattered_hand": 3,
    "forgotten_sorrows": 3, "watcher_on_the_water": 3, "gargans_embrace": 2, "nest_of_the_weaver_witch": 3,
    "palace_of_the_dawn": 4, "grimmwater_keep": 4, "violet_thorn": 3, "purloiners_perch": 2,
    "golden_obelisk_of_nae": 3, "monolith_of_ostendaar": 3, "coliseum": 5, "jousting_field": 3, "the_tower": 2,
    "ullamalizatli_court": 3,
}  # fmt: skip
# Icons of RICH: Workers 3 + 1, Soldiers 2 + 3, Shadow 1 + 1, Holy 2 + 0; 8 citizens, 2 domains; 6 monsters, 2 of them
# Titans and 1 a Boss; 13 resources (5 gold, 6 strength, 2 magic).
RICH: dict[str, Any] = {
    "tokens": "5g6s2m7v",
    "citizens": {"peasant": 2, "miner": 1, "archer": 2, "rogue": 1, "monk": 1, "paladin": 1},
    "slain": {"goblin": 2, "goblin_mage": 1, "giant": 1, "orc_chieftain": 1, "dire_bear": 1},
    "domains": ["palace_of_the_dawn", "foxgrove_palisade"],
}
DUKES = [
    ("cornelius", 3 * 2, 13 // 3),
    ("elsyn", 2 * 2 + 2 * 2, 13 // 4),
    ("elisium", 4 + 5 + 2 + 2, 13 // 4),
    ("hrothgar", 2 * 6 + 2, 13 // 4),
    ("isabella", 5 + 2 * 2, 13 // 3),
    ("lekzandr", 4 + 2 * 2, 13 // 3),
    ("node", 5 + 2 * 2, 13 // 3),
    ("reese", 8 + 6 + 2, 13 // 4),
    ("simon", 4 + 5, 13 // 2),
    ("waryn", 4 + 2 * 2, 13 // 3),
    ("mico", 6 + 5 * 1, 13 // 2),
]


def ended(*players: dict[str, object], dukes: list[str] | None = None, **options: object) -> Table:
    names = dukes or ["simon", "waryn", "reese", "node", "elsyn"][: len(players)]
    return lay(list(players), ["game_end"], dukes=names, options=options, monsters=[[]] * 5)


@pytest.mark.parametrize(("duke", "things", "resources"), DUKES)
def test_what_dukes_count(duke: str, things: int, resources: int) -> None:
    """VA-9.1, VA-9.2, VA-9.3 Icons on citizens and domains, cards, Titans, Bosses, and full groups of resources."""
    table = ended(player(**RICH), player(), dukes=[duke, "waryn" if duke != "waryn" else "simon"])
    assert table.breakdown()[ANN] == {"monsters": 16, "domains": 7, "tokens": 7, "duke": things + resources}
    assert table.scores()[ANN] == 16 + 7 + 7 + things + resources


@pytest.mark.parametrize(("monster", "points"), MONSTER_POINTS.items())
def test_points_on_monsters(monster: str, points: int) -> None:
    """VA-9.1 The points printed on slain monsters."""
    table = ended(player("", None, {monster: 1}), player())
    assert table.breakdown()[ANN] == {"monsters": points, "domains": 0, "tokens": 0, "duke": 0}


@pytest.mark.parametrize(("domain", "points"), DOMAIN_POINTS.items())
def test_points_on_domains(domain: str, points: int) -> None:
    """VA-9.1 The points printed on domains; a duke who counts monsters has nothing to add."""
    table = ended(player("", None, None, [domain]), player(), dukes=["mico", "simon"])
    assert table.breakdown()[ANN] == {"monsters": 0, "domains": points, "tokens": 0, "duke": 0}


def test_the_parts_of_the_score() -> None:
    """VA-9.1 Monsters, domains, tokens and the duke; citizens bring nothing by themselves; the duke is turned up."""
    table = ended(player("4v", {"archer": 3}, {"goblin": 2}, ["coliseum"]), player(), dukes=["mico", "simon"])
    assert table.breakdown()[ANN] == {"monsters": 2, "domains": 5, "tokens": 4, "duke": 2}
    assert seen_by(table)["duke_shown"][ANN]["cards"] == ["mico"]
    assert seen_by(table)["duke"][ANN]["count"] == 0


def test_icons_on_citizens_and_on_domains() -> None:
    """VA-9.2 Blood Crow Army shows three Soldiers, one Archer one, the Starter Knight none: Simon counts four."""
    table = ended(player("", {"archer": 1}, None, ["blood_crow_army"]), player(), dukes=["simon", "node"])
    assert table.breakdown()[ANN]["duke"] == 4


@pytest.mark.parametrize(
    ("mode", "tokens", "points"),
    [
        ("pooled", "2g2s2m", 2), ("per_type", "2g2s2m", 0), ("pooled", "3g", 1), ("per_type", "3g", 1),
        ("pooled", "5g4s", 3), ("per_type", "5g4s", 2), ("pooled", "2m9v", 0),
    ],
)  # fmt: skip
def test_leftover_resources(mode: str, tokens: str, points: int) -> None:
    """VA-9.3, VA-13.2 `duke_resources`: all kinds together in full groups of 3, or each kind by itself."""
    table = ended(player(tokens), player(), dukes=["cornelius", "simon"], duke_resources=mode)
    assert table.breakdown()[ANN]["duke"] == points


def test_the_highest_score_wins() -> None:
    """VA-9.4 More points, a better place; the others behind."""
    assert ended(player("3v"), player("9v"), player("5v")).ranking() == [3, 1, 2]


@pytest.mark.parametrize(
    ("ann", "brian", "ranking"),
    [
        (player("2v"), player("2v", {"cleric": 1}), [1, 2]),
        (player("2v", {"cleric": 1}), player("", None, {"skeleton": 1}), [1, 1]),
        (player("3v", {"cleric": 2}), player("", None, None, ["desert_orchid"]), [2, 1]),
        (player("1v", {"cleric": 1}, {"goblin": 1}), player("", None, {"skeleton": 1}), [2, 1]),
        (player("2v"), player("2v"), [1, 1]),
    ],
    ids=["a citizen more", "a monster is a card too", "a domain is one card", "two against one", "shared"],
)
def test_ties(ann: dict[str, object], brian: dict[str, object], ranking: list[int]) -> None:
    """VA-9.4, VA-13.8 Fewer cards win: citizens, domains, monsters, starters; still tied, they win together."""
    table = lay([ann, brian], ["game_end"])
    assert len(set(table.scores())) == 1
    assert table.ranking() == ranking


def test_third_place_after_a_shared_first() -> None:
    """VA-9.4 Two who win together leave no second place."""
    assert ended(player("3v"), player("3v"), player("1v")).ranking() == [1, 1, 3]


def test_no_score_is_lost_on_the_way() -> None:
    """VA-9.1 Scores can be asked for at any time and count what lies there now."""
    table = acting(player("1s"), dukes=["mico", "simon"])
    assert table.scores()[ANN] == 0
    table.play("slay goblin")
    assert table.scores()[ANN] == 1 + 1
