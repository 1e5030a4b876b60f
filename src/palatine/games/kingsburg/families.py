"""The rows in play for the chosen edition, modules and rulings, and what an overlay may replace.

Rows of buildings, governors, groups and destiny cards share one set of fields: see `power_components`.
"""

from typing import Final

from palatine.games.kingsburg.actions import MOST_GOODS
from palatine.games.kingsburg.components import ADVISORS, BUILDINGS, ENEMIES, ENEMY_TYPES, RESOURCES
from palatine.games.kingsburg.destiny_components import DESTINY
from palatine.games.kingsburg.governor_components import GOVERNORS
from palatine.games.kingsburg.headings import MOMENTS
from palatine.games.kingsburg.power_components import BOUNDS
from palatine.games.kingsburg.row_components import ALTERNATIVE_ROWS, EXTRA_ROWS
from palatine.games.kingsburg.scenario_components import CURRYING_FAVOUR, GROUPS
from palatine.games.kingsburg.whim_components import WHIMS
from palatine.kernel.data import ASSUMED, PUBLIC, RULEBOOK, Family, Row
from palatine.kernel.effect import Vocabulary

MOST_LOST: Final = 20
LOSSES: Final = ["gold", "wood", "stone", "vp"]

EXTRA: Final = "extra_rows"
ALTERNATIVE: Final = "alternative_rows"
GOVERNING: Final = "governors"
DESTINED: Final = "destiny"
TOKENS: Final = "soldier_tokens"
WHIMSICAL: Final = "whims"
MODULES: Final = (EXTRA, ALTERNATIVE, GOVERNING, DESTINED, TOKENS, WHIMSICAL)
"""KB-1.4, KB-2.5 In the order of their numbers, in which they are set up."""
CONFIRMED: Final = "confirmed"

SPECIALS: Final = [
    "peek", "envoy", "strength", "free_building", "reserve", "desert", "copy_lowest", "pay_token", "named_by_left",
    "named_by_right", "take_from_tile", "take_shown_good", "rival_takes_good", "rival_picks_item", "share_out",
    "others_vp", "others_gold",
]  # fmt: skip
COUNTS: Final = ["goods", "low_white_dice", "humility", "full_row", "battle_won", "even_year", "early_year"]


def all_words() -> Vocabulary:
    """Every word that a row may use."""
    return Vocabulary(RESOURCES, MOST_GOODS, SPECIALS, COUNTS)


def support_words() -> Vocabulary:
    """The words an overlay may use for what is gained."""
    return Vocabulary(RESOURCES, MOST_GOODS, ["peek"], ["goods"])


def goods_words() -> Vocabulary:
    return Vocabulary(RESOURCES[:3], plain=True)


def loss_words() -> Vocabulary:
    return Vocabulary(LOSSES, MOST_LOST, ["building"], plain=True)


def enemy_words() -> Vocabulary:
    return Vocabulary(ENEMY_TYPES, plain=True)


def has_module(chosen: dict[str, object], module: str) -> bool:
    modules = chosen["modules"]
    assert isinstance(modules, list)
    return module in modules


def is_confirmed(row: Row) -> bool:
    """True for a card whose effect a rulebook or a public source tells."""
    return row.source in (RULEBOOK, PUBLIC, ASSUMED)


def cards_in_play(rows: tuple[Row, ...], chosen: dict[str, object]) -> list[Row]:
    """KB-25.1 All cards of a deck, or with `cards` = `confirmed` only those that are not reconstructed."""
    return [row for row in rows if chosen["cards"] != CONFIRMED or is_confirmed(row)]


def _of_edition(row: Row, edition: int, changes: dict[str, object]) -> Row:
    """The row as printed in one edition, with its names and its source mark."""
    fields = {key: value for key, value in row.fields.items() if key not in ("pl_first", "source_second")}
    pl = row.text("pl_first") if edition == 1 and "pl_first" in row.fields else row.pl
    source = row.text("source_second") if edition == 2 and "source_second" in row.fields else row.source
    return Row(row.id, row.en, pl, {**fields, **changes}, source, row.note)


def building_rows(chosen: dict[str, object]) -> list[Row]:
    """KB-1.5, KB-14.1, KB-15.1 The base sheet, and the rows that modules bring; A and G only with Module 1."""
    rows = list(BUILDINGS)
    if has_module(chosen, EXTRA):
        rows += EXTRA_ROWS
    if has_module(chosen, ALTERNATIVE):
        rows += [row for row in ALTERNATIVE_ROWS if row.text("row") not in "AG" or has_module(chosen, EXTRA)]
    return rows


def _bounds(*fields: str) -> dict[str, tuple[int, int]]:
    return {field: BOUNDS[field] for field in fields}


def families(chosen: dict[str, object]) -> list[Family]:
    """The rows as the chosen edition and rulings print them, and what an overlay may replace."""
    edition = 1 if chosen["edition"] == 1 else 2
    queen = {"support": f"2 any + {chosen['e1_queen_vp']} vp + peek"} if edition == 1 else {}
    tower: dict[str, object] = {"cost": "2 gold + stone"} if chosen["guard_tower_gold"] == 2 else {}
    if edition == 1:
        tower = {**tower, "vp": 1}  # KB-22: 1 VP in the first edition, 0 in the second
    changes: dict[str, dict[str, object]] = {"queen": dict(queen), "guard_tower": tower}
    advisors = [_of_edition(row, edition, changes.get(row.id, {})) for row in ADVISORS]
    buildings = [_of_edition(row, edition, changes.get(row.id, {})) for row in building_rows(chosen)]
    enemies = [_of_edition(row, edition, {}) for row in ENEMIES]
    moments = {moment: support_words() for moment in MOMENTS}
    found = [
        Family("advisors", advisors, {}, {"support": support_words()}),
        Family(
            "buildings",
            buildings,
            _bounds("vp", "battle", "white_dice", "soldier_bonus", "recruit_price"),
            {"cost": goods_words(), "versus": enemy_words(), **moments},
        ),
        Family("enemies", enemies, _bounds("strength"), {"losses": loss_words(), "rewards": support_words()}),
    ]
    if has_module(chosen, GOVERNING):
        rows = cards_in_play(GOVERNORS, chosen)
        private = {"private_5": support_words(), "private_10": support_words()}
        found.append(Family("governors", rows, _bounds("battle", "white_dice", "start_vp"), {**moments, **private}))
    if has_module(chosen, DESTINED):
        rows = cards_in_play(DESTINY, chosen)
        found.append(Family("destiny", rows, _bounds("enemy_strength", "fixed_reinforcements"), moments))
    if has_module(chosen, WHIMSICAL):
        found.append(Family("whims", list(WHIMS), {}, {"support": support_words()}))
    if chosen["scenario"] == CURRYING_FAVOUR:
        found.append(Family("groups", list(GROUPS), _bounds("battle", "white_dice", "start_vp"), moments))
    return found
