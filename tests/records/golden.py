"""Plays games and keeps their records. `python tests/golden.py` writes them anew; only a new rules version asks for it.

Records of earlier rules versions are never written again: they must be read as they are. Those of later versions say it
in their name.

The games are played by lot with a preference for doing something, as in the playthroughs.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from playthroughs.golden import chosen

import palatine
from palatine.api import game as game_named
from palatine.kernel.chance import seeded
from palatine.kernel.table import Table

ROOM: Final = Path(__file__).parent
ALL_MODULES: Final = ("extra_rows", "alternative_rows", "governors", "destiny", "soldier_tokens", "whims")
MODULES: Final = ("menaces", "advisors", "quests")

OVERLAY: Final[dict[str, object]] = {
    "game": "kingsburg",
    "name": "a kinder kingdom",
    "advisors": {"jester": {"support": "vp | gold"}, "king": {"support": "2 any + soldiers + peek"}},
    "buildings": {"statue": {"vp": 4, "cost": "wood + 2 stone"}, "barricade": {"versus": "goblins + orcs"}},
    "enemies": {"year1_goblins_3": {"strength": 2, "losses": "any", "rewards": "vp > 2 any"}},
}
OWN_BOX: Final[dict[str, object]] = {
    "game": "wonderful_kingdom",
    "name": "an owner's box",
    "advisors": {
        "secret_agent": {"two_player_only": 0},
        "grey_eminence": {"two_player_only": 0},
        "lady_of_the_forest": {"ability": "4 extra_gold", "cost": 1},
        "lady_of_the_lakes": {"ability": "4 extra_materials", "cost": 1},
    },
}
"""Whose solo game was another one by version 1 of the rules (WK-B-06, WK-B-07)."""
LATE_START: Final[dict[str, object]] = {
    "game": "kingsburg",
    "seats": 3,
    "options": {"edition": 1},
    "names": ["Ala", "Bolek", "Cesia"],
    "pending": [["year_end"], ["winter"], ["recruitment"], ["season", -1, 2], ["kings_envoy"]],
    "table": {
        "year": 4,
        "phase": 4,
        "order": [2, 0, 1],
        "seats": [
            {"goods": {"gold": 2, "stone": 1}, "vp": 17, "buildings": ["statue", "chapel", "inn", "palisade"]},
            {"goods": {"wood": 3}, "vp": 12, "plus2": 2, "soldiers": 1, "buildings": ["inn", "market", "farms"]},
            {"vp": 9, "buildings": ["guard_tower", "barricade", "crane"]},
        ],
    },
}

OTHERS: list[tuple[str, int, dict[str, object]]] = [
    ("kingsburg", 2, {"modules": ["alternative_rows", "governors", "whims"], "governor_choice": "auction"}),
    ("kingsburg", 3, {"modules": ["extra_rows", "destiny", "soldier_tokens"], "scenario": "shifting_alliances"}),
    ("kingsburg", 4, {"modules": list(ALL_MODULES)}),
    ("kingsburg", 5, {"modules": ["governors", "whims"], "scenario": "currying_favour", "whim_mode": "tradition"}),
    ("paladins", 2, {}),
    ("paladins", 3, {}),
    ("paladins", 4, {}),
    ("paladins", 1, {"difficulty": "easy"}),
    ("paladins", 1, {"difficulty": "standard"}),
    ("paladins", 1, {"difficulty": "hard"}),
    ("valeria", 1, {}),
    ("valeria", 2, {}),
    ("valeria", 5, {"set": "random"}),
    ("valeria", 3, {"set": "masters_of_magic"}),
]
OTHERS += [("wonderful_kingdom", seats, {"module": module}) for seats in (1, 2) for module in MODULES]


def finished(table: Table, seed: str) -> str:
    chance = seeded(f"record {seed}")
    while not table.is_over:
        seat = table.to_act[0]
        table.play(chosen(table, seat, chance), seat)
    return table.record()


def of_its_rules(name: str) -> str:
    """The name of a record of the newest rules: later versions say so."""
    newest = game_named(name.split("-")[0]).rules_version
    return f"{name}-rules{newest}" if newest > 1 else name


def records() -> Iterator[tuple[str, str]]:
    for edition in (1, 2):
        for seats in (2, 3, 4, 5):
            name = of_its_rules(f"kingsburg-{seats}p-edition{edition}")
            yield name, finished(palatine.new_game("kingsburg", seats, {"edition": edition}, name), name)
    rulings: dict[str, object] = {"edition": 1, "e1_queen_vp": 3, "guard_tower_gold": 2}
    names = ["Ala", "Bolek", "Cesia", "Daria"]
    yield (
        of_its_rules("kingsburg-rulings"),
        finished(palatine.new_game("kingsburg", 4, rulings, 5, names=names), "rulings"),
    )
    yield of_its_rules("kingsburg-overlay"), finished(palatine.new_game("kingsburg", 3, {}, 8, OVERLAY), "overlay")
    yield of_its_rules("kingsburg-position"), finished(palatine.load(LATE_START), "position")
    advisors: dict[str, object] = {"module": "advisors"}
    own_box = palatine.new_game("wonderful_kingdom", 1, advisors, 8, OWN_BOX)
    yield of_its_rules("wonderful_kingdom-own_box"), finished(own_box, "own box")
    for game, seats, options in OTHERS:
        values = ["+".join(value) if isinstance(value, list) else str(value) for value in options.values()]
        name = of_its_rules("-".join([game, f"{seats}p", *values]))
        yield name, finished(palatine.new_game(game, seats, options, name), name)


def rewrite() -> None:
    for name, text in records():
        (ROOM / f"{name}.txt").write_text(text, "utf-8")
