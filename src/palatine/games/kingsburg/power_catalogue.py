"""What buildings, governors, groups and destiny cards do, as icons, and the words for its moments."""

from typing import Final

from palatine.books.catalogue import Icons, Token, both, doing, signs
from palatine.games.kingsburg.actions import ALL_POWERS
from palatine.games.kingsburg.components import ADVISORS, ENEMY_TYPES
from palatine.games.kingsburg.families import all_words, enemy_words, goods_words
from palatine.games.kingsburg.headings import MOMENTS
from palatine.games.kingsburg.module_text import SPECIALS
from palatine.games.kingsburg.power_components import FIELDS, IF, PRODUCTIVE, entry_of
from palatine.games.kingsburg.text import Terms
from palatine.kernel.data import Row
from palatine.kernel.speech import NOMINATIVE, ROMAN

ENEMY_ICONS: Final = {
    "barbarians": "enemy-barbarian", "goblins": "enemy-goblin", "orcs": "enemy-orc", "zombies": "enemy-zombie",
    "demons": "enemy-demon", "dragons": "enemy-dragon",
}  # fmt: skip
ICONS: Final = Icons(
    {"gold": "gold", "wood": "wood", "stone": "stone", "plus2": "plus2", "soldiers": "soldier", "vp": "vp"}
    | ENEMY_ICONS,
    "any-good",
    {
        "peek": "peek",
        "envoy": "envoy",
        "strength": "+sword:n",
        "free_building": "building:n",
        "reserve": "lock",
        "desert": "soldier:-n",
        "building": "building:n",
        "pay_token": "{for~za} plus2",
        "others_vp": "{others~inni} vp",
        "others_gold": "{others~inni} gold",
        **{
            name: f"{{{SPECIALS[name][0]}~{SPECIALS[name][1]}}}"
            for name in (
                "copy_lowest", "named_by_left", "named_by_right", "take_from_tile", "take_shown_good",
                "rival_takes_good", "rival_picks_item", "share_out",
            )
        },
    },
    {
        "goods": "any-good",
        "low_white_dice": "die-white-1 die-white-2",
        "humility": "{last, tied~ostatni, remis}",
        "full_row": "building:4",
        "battle_won": "crown",
        "even_year": "? {II, IV~II, IV}",
        "early_year": "{year before IV~rok przed IV}",
    },
)  # fmt: skip

WHEN: Final = {
    "support": ("support", "wsparcie"),
    "set_up": ("at the start of the game", "na początku gry"),
    "year_start": ("at the start of the year", "na początku roku"),
    "season_start": ("at the start of a season", "na początku pory"),
    "after_rolls": ("after the roll", "po rzucie"),
    "roll": ("roll", "rzut"),
    "order": ("turn order", "kolejność"),
    "influence": ("influencing", "wpływanie na radę"),
    "support_end": ("after the support", "po wsparciu"),
    "building": ("building", "rozbudowa"),
    "built": ("when built", "po postawieniu"),
    "other_builds": ("when another builds", "gdy buduje inny gracz"),
    "season_end": ("at the end of a season", "na koniec pory"),
    "recruitment": ("recruitment", "rekrutacja"),
    "phase7_start": ("before recruitment", "przed rekrutacją"),
    "phase7_end": ("after recruitment", "po rekrutacji"),
    "winter_start": ("at the start of winter", "na początku zimy"),
    "before_reveal": ("before the enemy is revealed", "przed odkryciem wroga"),
    "battle": ("battle", "bitwa"),
    "victory": ("when you win", "po wygranej"),
    "defeat": ("when you lose", "po przegranej"),
    "after_defeat": ("after a defeat", "po przegranej"),
    "year_end": ("at the end of the year", "na koniec roku"),
    "year_last": ("last of all in the year", "na samym końcu roku"),
    "game_end": ("at the end of the game", "na koniec gry"),
    "claimed": ("when claimed", "po zajęciu"),
    "year": ("this year", "w tym roku"),
}

PHASES_OF: Final = {"aid": 1, "favour": 3, "envoy": 5}
"""Moments that are called as the phase is, in the terms of the edition."""


def power_effects(row: Row, terms: Terms) -> list[dict[str, object]]:
    """Everything the fields of a row say, in their order; `palatine.games.kingsburg.power_components` draws them."""
    return [
        one
        for field, value in row.fields.items()
        if value and field != "support" and (field == "reroll" or field in FIELDS)
        for one in _drawn(row, field, terms)
    ]


def _drawn(row: Row, field: str, terms: Terms) -> list[dict[str, object]]:
    """The icons of a field: what it does, and what starts it."""
    entry, value = entry_of(row, field), row.fields[field]
    n = value if isinstance(value, int) else row.integer("reroll_total")
    if field == "needs_roll":  # told where the effect is that it decides on
        return []
    if field == "versus":
        amounts = enemy_words().read(str(value), "catalogue").amounts
        pairs = [(ENEMY_ICONS[kind], int(n)) for kind, n in zip(ENEMY_TYPES, amounts, strict=True) if n]
        return [doing("battle", signs(f"+sword:{n} vs {icon}"), None, "", field) for icon, n in pairs]
    start = signs(entry.trigger.replace("@", _named(row, field)), n)
    if field in MOMENTS or field.startswith("private_"):
        effect = all_words().read(str(value), "catalogue")
        tokens = ICONS.tokens(effect, all_words().resources)
        text = both(terms.effect, effect, case=NOMINATIVE)
        return [doing(entry.when, tokens, text, _when(row, field, start), field)]
    if field == "discount":
        tokens = ICONS.read(goods_words(), str(value), -1)
    elif not entry.icons:
        tokens = ICONS.read(all_words(), str(value))
    else:
        limit = f" vs <={row.integer('battle_up_to')}" if field == "battle" and row.integer("battle_up_to") else ""
        tokens = signs(entry.icons.replace("@", _named(row, field)) + limit, n)
    return [doing(entry.when, tokens, None, _when(row, "season_start", []) if field == "white_dice" else start, field)]


def _when(row: Row, field: str, start: list[Token]) -> list[Token]:
    """The season, the year, the moment itself, the roll that decides, and the condition."""
    trigger: list[Token] = []
    if row.text("seasons"):
        trigger += signs(row.text("seasons"))
    elif field in PRODUCTIVE:
        trigger += signs("season")
    if row.text("years"):
        years = ", ".join([ROMAN[int(year)] for year in row.text("years").split()])
        trigger += signs(f"{{{years}~{years}}}")
    trigger += start
    if row.integer("needs_roll"):
        trigger += signs(f"die-white >={row.integer('needs_roll')}")
    return trigger + signs(f"? {IF[row.text('if')].icons}") if row.text("if") else trigger


def _named(row: Row, field: str) -> str:
    """What a field names, as icons or in words: advisors, a column, buildings, enemies."""
    if field in ("discount", "surcharge_from_column"):
        return ROMAN[row.integer("discount_from_column") or row.integer(field)]
    if field in ("lends", "extends"):
        names = [power for power in ALL_POWERS if power.id in row.text(field).split()]
        return f"{', '.join([power.en for power in names])}~{', '.join([power.pl for power in names])}"
    if field == "useless_against":
        return " ".join([ENEMY_ICONS[kind] for kind in row.text(field).split()])
    if field in ("rank_bonus", "owners_rank_bonus"):
        ranks = [*range(row.integer("rank_from"), row.integer("rank_to") + 1)]
        return _advisors(ranks) if len(ranks) < 3 else f"user >={ranks[0]}"
    if field in ("moves_to", "waives"):
        return _advisors([row.integer(field)])
    return _advisors([int(rank) for rank in row.text(field).split()]) if field == "forbids" else ""


def _advisors(ranks: list[int]) -> str:
    return " ".join([f"adv-{ADVISORS[rank - 1].id}" for rank in ranks])
