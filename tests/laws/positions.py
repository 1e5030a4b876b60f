"""Positions set up by hand, one for each kind of decision of each game: the laws must hold there too."""

from typing import Final

from laws.cases import loaded
from laws.kingdom_positions import KINGDOM
from laws.paladins_positions import PALADINS
from palatine.kernel.table import Table

Position = dict[str, object]


def _kingsburg(pending: list[list[object]], seats: list[Position], envoy: int = -1) -> Position:
    table: Position = {"year": 2, "phase": 4, "envoy": envoy, "seats": seats}
    return {"game": "kingsburg", "seats": 3, "seed": "position", "pending": pending, "table": table}


def _modules(
    pending: list[list[object]],
    seats: list[Position],
    options: Position,
    zones: Position | None = None,
    **facts: object,
) -> Position:
    """A game of Kingsburg with modules; what a module needs and is not named has its starting value."""
    table: Position = {"year": 2, "phase": 4, "seats": seats, **facts}
    position: Position = {"game": "kingsburg", "seats": len(seats), "seed": "position", "options": options}
    return {**position, "pending": pending, "table": table, "zones": zones or {}}


def _lane(name: str, pending: list[list[object]], options: Position, zones: Position | None = None) -> Position:
    """Three seats choose at once; two of them have chosen."""
    position = _modules(pending, [{}, {}, {}], options, zones, phase=1 if name == "keep_governor" else 8)
    return {**position, "lanes": [[], [[name, 1]], []]}


def _high_card(pending: list[list[object]]) -> Position:
    zones = {"deck": [[str(n), 0] for n in range(3, 21)], "hand.0": ["1"], "hand.1": ["2"]}
    table = {"round": 2, "points": [1, 0]}
    return {"game": "high_card", "seats": 2, "seed": 4, "pending": pending, "zones": zones, "table": table}


def _valeria(
    pending: list[list[object]], seats: list[Position], dice: list[int] | None = None, domains: list[str] | None = None
) -> Position:
    """The first-game set with full stacks; whoever is left out has the tokens everybody begins with."""
    table: Position = {
        "phase": "action",
        "dice": dice or [1, 2],
        "areas": ["hills", "ruins", "forest", "valley", "mountains"],
        "monsters": [["goblin_king", "goblin"], ["skeleton"], ["treant"], ["owlbear"], ["orc_warrior"]],
        "citizens": [
            ["cleric"] * 2, ["merchant"] * 2, ["mercenary"] * 2, ["archer"] * 2, ["peasant"] * 2, ["knight"] * 2,
            ["rogue"] * 2, ["champion"] * 2, ["paladin"] * 2, ["butcher"] * 2,
        ],
        "domains": domains or ["eye_of_asteraten", "nest_of_the_weaver_witch", "watcher_on_the_water", "", ""],
        "covered": [1, 1, 1, 1, 1],
        "seats": seats,
    }  # fmt: skip
    zones: Position = {f"duke.{seat}": [duke] for seat, duke in enumerate(["waryn", "simon", "node"][: len(seats)])}
    return {
        "game": "valeria", "seats": len(seats), "seed": "position", "pending": pending, "table": table, "zones": zones,
    }  # fmt: skip


_WEALTHY: Final[Position] = {
    "tokens": {"gold": 9, "strength": 9, "magic": 5, "vp": 1},
    "citizens": {"archer": 2, "cleric": 1, "thief": 1, "alchemist": 1},
    "slain": {"goblin": 1},
    "domains": ["foxgrove_palisade", "the_tower"],
}
_RICH: Final[Position] = {"goods": {"gold": 4, "wood": 3, "stone": 3}, "plus2": 1, "vp": 5}

_ROWS: Final[Position] = {"modules": ["extra_rows", "alternative_rows"]}
_GOVERNORS: Final[Position] = {"modules": ["governors"]}
_DESTINY: Final[Position] = {"modules": ["destiny"]}
_WHIMS: Final[Position] = {"modules": ["whims"]}
_TOKENS: Final[Position] = {"modules": ["soldier_tokens"]}
_FAVOUR: Final[Position] = {"scenario": "currying_favour"}
_ALLIANCES: Final[Position] = {"scenario": "shifting_alliances"}


def _whim(rank: int, seats: int = 3) -> Position:
    """A whim tile is about to support the first seat."""
    frame: list[object] = ["effect", 0, f"whim.whim_{rank}", rank]
    return _modules([["building"], frame], [_RICH, _RICH, {}][:seats], _WHIMS, {"whims": [f"whim_{rank}"]})


_GOLDSMITH_AND_BREWERY: Final[Position] = {
    "goods": {"gold": 1}, "rows": "ABcDEFG", "buildings": ["sawmill", "quarry", "goldsmith", "brewery"],
}  # fmt: skip
_STATION: Final[Position] = {**_RICH, "plus2": 2, "buildings": ["improvised_defenses", "recruiting_station"]}
_LATE: Final = ["improvised_defenses", "recruiting_station", "training_camp", "military_academy"]
_QUARTERS: Final[Position] = {
    "soldiers": 9, "rows": "ABCdEFG", "buildings": ["watchtower", "armoury", "quarters"],
}  # fmt: skip

KINGSBURG_MODULES: Final[dict[str, tuple[Position, list[str]]]] = {
    "kingsburg exchange_row": (
        _modules([["year"], ["exchange_row", 0]], [{"dealt": "BB"}, {"dealt": "CD"}], _ROWS, rows_left="ACDEFG"), []
    ),
    "kingsburg choose_rows": (_modules([["year"], ["choose_rows", 0]], [{"dealt": "BC"}, {}], _ROWS), []),
    "kingsburg draft_row": (
        _modules([["year"], ["draft_row", 0]], [{"dealt": "B"}, {"dealt": "C"}], _ROWS, rows_left="AABCDDEEFFGG"), []
    ),
    "kingsburg keep_governor": (
        _lane(
            "keep_governor", [["year"], ["reveal_governors"]], _GOVERNORS,
            {"governor_kept.0": ["thief"], "governors_dealt.1": ["priest", "duke", "miner"],
             "governor_kept.2": ["fairy"]},
        ),
        [],
    ),
    "kingsburg auction": (
        _modules(
            [["year"], ["reveal_governors"], ["auction", 0]], [{}, {}, {}],
            {**_GOVERNORS, "governor_choice": "auction"},
            {"governors_offered": ["thief", "priest", "duke", "miner"]}, phase=1,
        ),
        [],
    ),
    "kingsburg bid": (
        _modules(
            [["year"], ["reveal_governors"], ["auction", 0]], [{}, {}, {}],
            {**_GOVERNORS, "governor_choice": "auction"},
            {"governors_offered": ["thief", "priest", "duke", "miner"]}, phase=1,
        ),
        ["auction duke", "bid 2"],
    ),
    "kingsburg claim": (_modules([["kings_aid"], ["claim", 1], ["claim", 0]], [{}, {}], _FAVOUR, phase=1), []),
    "kingsburg reserve": (
        _modules([["kings_aid"], ["claim", 1], ["claim", 0]], [{}, {}], _FAVOUR, phase=1), ["claim secret_society"]
    ),
    "kingsburg ally": (_modules([["kings_aid"], ["ally", 1], ["ally", 0]], [{}, {}], _ALLIANCES, phase=1), []),
    "kingsburg dissolve": (
        _modules([["year_end"], ["dissolve", 0]], [{}, {"allies": {"queen": 2, "king": 1}}], _ALLIANCES, year=3), []
    ),
    "kingsburg powers": (
        _modules(
            [["season_end", -1, 1]], [_GOLDSMITH_AND_BREWERY, {}],
            {"modules": ["extra_rows", "alternative_rows"]}, phase=4,
        ),
        [],
    ),
    "kingsburg free_building": (
        _modules(
            [["kings_aid"], ["moment", -1, 1, 1]], [{}, {}], _GOVERNORS, {"governor.0": ["sorcerer"]}, year=3, phase=1
        ),
        [],
    ),
    "kingsburg prayer": (
        _modules([["roll"], ["prayer", 0]], [{}, {}], _GOVERNORS, {"governor.0": ["priest"]}), []
    ),
    "kingsburg dukes_move": (
        _modules(
            [["building"], ["support", -1, 1], ["dukes_move", 1]], [{}, {}], _GOVERNORS, {"governor.1": ["duke"]},
            court=[{"advisor": "general", "seat": 1, "dice": [4, 6]}],
        ),
        [],
    ),
    "kingsburg peasants": (
        _modules(
            [["building"], ["support", -1, 1]], [{"group": "peasants"}, {}], _FAVOUR,
            court=[{"advisor": "architect", "seat": 0, "dice": [3]}, {"advisor": "sergeant", "seat": 0, "dice": [5]}],
        ),
        [],
    ),
    "kingsburg name_good": (_whim(8), []),
    "kingsburg name_rival": (_whim(7), []),
    "kingsburg rival_takes": (_whim(7), ["rival 2"]),
    "kingsburg whim 14": (_whim(14, 2), []),
    "kingsburg share_out": (_whim(15), ["hand wood 3"]),
    "kingsburg tile_good": (_whim(4), []),
    "kingsburg surcharge": (
        _modules(
            [["building"]], [{**_RICH, "buildings": ["barricade", "crane"]}, {}], _DESTINY,
            {"destiny": ["masons_strike"]},
        ),
        ["build town_hall"],
    ),
    "kingsburg saving": (
        _modules([["building"]], [_RICH, {}], _GOVERNORS, {"governor.0": ["architect_governor"]}), ["build inn"]
    ),
    "kingsburg recruit_tokens": (
        _modules([["recruitment"]], [_STATION, {}], {"modules": ["extra_rows"]}), ["recruit 1"]
    ),
    "kingsburg soldier_token": (
        {**_lane("soldier_token", [["year_end"], ["disband"], ["battle"], ["reveal"], ["reveal_tokens"]], _TOKENS),
         "table": {"year": 2, "phase": 8, "seats": [{"token": 3}, {"tokens": [0, 1, 2]}, {"token": 0}]}},
        [],
    ),
    "kingsburg academy_offer": (
        _modules([["year_end"], ["academy_offer", 0, 2, 5]], [{"buildings": _LATE}, {}], {"modules": ["extra_rows"]}),
        [],
    ),
    "kingsburg peek": (
        _modules([["building"], ["effect", 0, "advisor.general", 10]], [{}, {}], {"scenario": "goblin_valley"}), []
    ),
    "kingsburg protect": (
        _modules(
            [["year_end"], ["protect", 0, 1]], [{"buildings": ["inn"]}, {}], _GOVERNORS, {"governor.0": ["damsel"]}
        ),
        [],
    ),
    "kingsburg keep_soldier": (
        _modules(
            [["year_end"], ["disband"], ["battle"]], [_QUARTERS, {}], _ROWS, {"enemy": ["year2_zombies_5"]}, phase=8
        ),
        [],
    ),
}  # fmt: skip

# What is pending, and what is said to get to the decision. The last row of a stack happens first.
POSITIONS: Final[dict[str, tuple[Position, list[str]]]] = {
    **KINGDOM,
    **PALADINS,
    "valeria keep_duke": ({"game": "valeria", "seats": 1, "seed": 3, "pending": [["set_up"]]}, []),
    "valeria change_dice": (_valeria([["turn"], ["change_dice", 0]], [_WEALTHY, {}]), []),
    "valeria pay": (_valeria([["turn"], ["action", 0]], [_WEALTHY, {}]), ["recruit merchant"]),
    "valeria steal": (_valeria([["turn"], ["harvest"]], [_WEALTHY, {}, {}], [3, 4]), []),
    "valeria settle": (_valeria([["turn"], ["harvest_all"]], [_WEALTHY, {}], [3, 5]), []),
    "valeria consolation": (_valeria([["turn"], ["harvest_all"]], [_WEALTHY, {}], [4, 4]), []),
    "valeria action": (_valeria([["turn"], ["action", 1]], [{}, _WEALTHY, {}]), []),
    "valeria choice": (_valeria([["turn"], ["effect", 0, "monster.bane_spider.reward", 43]], [_WEALTHY, {}]), []),
    "valeria offer": (_valeria([["turn"], ["action_end", 0]], [_WEALTHY, {}]), []),
    "valeria free_citizen": (_valeria([["turn"], ["action", 0]], [_WEALTHY, {}]), ["slay orc_warrior", "pay 0magic"]),
    "valeria granted_slaying": (_valeria([["turn"], ["granted_slaying", 0]], [_WEALTHY, {}]), []),
    "valeria return_citizen": (_valeria([["turn"], ["return_citizen", 0, 3, 60]], [_WEALTHY, {}]), []),
    "valeria return_monster": (_valeria([["turn"], ["return_monster", 0, 3, 60]], [_WEALTHY, {}]), []),
    "valeria take_from": (
        _valeria([["turn"], ["effect", 0, "domain.cutthroats_truce.power", 71]], [_WEALTHY, {}, {}]), []
    ),
    "valeria die_order": (_valeria([["turn"], ["dark_lord"]], [_WEALTHY], [3, 4]), []),
    "valeria choose_column": (_valeria([["turn"], ["dark_lord"]], [_WEALTHY], [6, 6]), []),
    "valeria capture": (_valeria([["turn"], ["dark_lord"]], [_WEALTHY], [2, 2]), []),
    "kingsburg choice": (_kingsburg([["effect", 1, "advisor.merchant", 4]], [{}, {}, {}]), []),
    "kingsburg choice of goods, with more to come": (
        _kingsburg([["building"], ["effect", 0, "advisor.queen", 17]], [_RICH, {}, _RICH]), []
    ),
    "kingsburg offer": (_kingsburg([["building"], ["effect", 0, "advisor.alchemist", 6]], [_RICH, {}, {}]), []),
    "kingsburg influence": (
        _kingsburg([["building"], ["influence_round"]], [{**_RICH, "dice": [1, 4, 4]}, {"dice": [2, 2, 5]}, {}]), []
    ),
    "kingsburg white_dice": (
        _kingsburg([["building"], ["influence_round"]], [{"dice": [1, 5, 6], "white": [1, 2, 3]}, {}, {}]),
        ["place 1+w=3 merchant"],
    ),
    "kingsburg build": (_kingsburg([["building"]], [_RICH, _RICH, {}]), []),
    "kingsburg build again": (
        _kingsburg([["year_end"], ["build", 0, 0, 1]], [{**_RICH, "buildings": ["statue"]}, {}, {}], 0), []
    ),
    "kingsburg recruit": (_kingsburg([["recruitment"]], [_RICH, {}, _RICH]), []),
    "kingsburg pay_recruits": (_kingsburg([["recruitment"]], [_RICH, {}, _RICH]), ["recruit 1"]),
    "kingsburg lose_goods": (_kingsburg([["year_end"], ["lose_goods", 0, 2]], [_RICH, {}, {}]), []),
    "kingsburg reroll": (
        _kingsburg(
            [["influence_round"], ["turn_order"], ["reroll", 0]],
            [{"buildings": ["statue", "chapel"], "dice": [2, 2, 2]}, {"dice": [1, 2, 3]}, {"dice": [4, 5, 6]}],
        ),
        [],
    ),
    **KINGSBURG_MODULES,
    "high_card pick": ({"game": "high_card", "seats": 3, "seed": 4, "pending": [["deal"]]}, []),
    "high_card choice": (_high_card([["round"], ["effect", 1, "prize", 0]]), []),
    "high_card swap": (_high_card([["round"], ["swap", 0]]), []),
}  # fmt: skip


def table_at(name: str) -> Table:
    """The table at the decision of this name."""
    position, texts = POSITIONS[name]
    table = loaded(position)
    for text in texts:
        table.play(text)
    return table
