"""What buildings, governors, groups and destiny cards do, as icons: one line for each field a row may have."""

from typing import Final

from palatine.books.catalogue import Icons, Token, both, doing, signs
from palatine.games.kingsburg.actions import ALL_POWERS
from palatine.games.kingsburg.components import ADVISORS, ENEMY_TYPES
from palatine.games.kingsburg.families import all_words, enemy_words, goods_words
from palatine.games.kingsburg.headings import MOMENTS, SEASONS
from palatine.games.kingsburg.module_text import SPECIALS
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

CONDITIONS: Final = {
    "always": "",
    "low_total": "die-5 <=9",
    "no_goods": "any-good <=0",
    "some_goods": "any-good >=1",
    "few_soldiers": "soldier <=1",
    "some_soldiers": "soldier >=1",
    "many_soldiers": "soldier >=3",
    "most_soldiers": "{most~najwięcej} soldier",
    "strongest_host": "{most~najwięcej} soldier",
    "most_buildings": "{most~najwięcej} building",
    "idle_player": "{nothing built~bez budowy}",
    "three_advisors": "user:3",
}
_PRODUCTIVE: Final = ("season_start", "season_end", "after_rolls", "support_end")
_STARTS: Final = {
    "built": "building", "other_builds": "{others~inni} building", "winter_start": "winter", "before_reveal": "winter",
    "phase7_start": "soldier", "phase7_end": "soldier",
}  # fmt: skip

# Modifiers: the moment, the icons that start it, the icons of what it does; `:n` is the number in the row.
_MODIFIERS: Final = {
    "start_vp": ("set_up", "", "vp:n"),
    "served_first": ("aid", "", "die-white"),
    "wins_need": ("aid", "{tie~remis}", "die-white envoy"),
    "leads": ("order", "", "{first~pierwszeństwo}"),
    "fewer_dice": ("roll", "", "die-5:-n"),
    "white_or": ("season_start", "season", "die-white | any-good"),
    "gifts": ("season_start", "season", "any-good:n -> user"),
    "prayer": ("season_start", "season", "{all~wszyscy} die-white | vp"),
    "rerolls_any": ("roll", "", "reroll die-3"),
    "turns_die": ("roll", "die-2", "die-1 | die-3"),
    "shift": ("influence", "", "{±1~±1}"),
    "moves_to": ("influence", "", "adv-duchess"),
    "soldier_bonus": ("support", "soldier", "+soldier:n"),
    "waives": ("support", "adv-smuggler", "{no VP~bez PZ}"),
    "robs": ("support", "", f"{{{SPECIALS['copy_lowest'][0]}~{SPECIALS['copy_lowest'][1]}}}"),
    "saves": ("building", "{fewest~najmniej} building", "any-good:-n"),
    "skips_column": ("building", "", "building {once~raz}"),
    "build_vp": ("built", "building", "+vp:n"),
    "favour_loss": ("favour", "", "any-good:-n"),
    "favour_extra": ("favour", "", "+vp:n"),
    "holds_envoy": ("envoy", "", "lock envoy"),
    "recruit_price": ("recruitment", "", "- any-good:n -> soldier"),
    "recruit_extra": ("recruitment", "soldier", "any-good:-n"),
    "tokens_recruit": ("recruitment", "", "plus2 = any-good"),
    "own_die": ("winter_start", "winter", "die-6 -> soldier"),
    "better_die": ("winter_start", "winter", "die-2 die-5 -> die-5"),
    "fixed_reinforcements": ("winter_start", "winter", "soldier:n"),
    "enemy_strength": ("battle", "{enemy~wróg}", "+sword:n"),
    "wins_draws": ("battle", "sword = sword", "crown"),
    "win_vp": ("victory", "crown", "+vp:n"),
    "doubles_reward": ("victory", "crown", "{rewards ×2~nagrody ×2}"),
    "indestructible": ("defeat", "", "lock building"),
    "protects": ("defeat", "", "lock building {once~raz}"),
    "keeps_points": ("defeat", "", "lock vp"),
    "keeps_soldier": ("year_end", "crown", "lock soldier"),
}  # fmt: skip
_HANDLED: Final = {"battle_up_to", "useless_against", "discount_from_column", "reroll_total", "rank_from", "rank_to"}
_PRINTED: Final = {"row", "column", "vp", "cost", "support", "year", "type", "strength", "losses", "rewards"}
_MANNERS: Final = {"if", "seasons", "years", "must", "may", "once_each", "needs_roll", "open", "lends_unless"}
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
    """Everything the fields of a row say, in their order."""
    found: list[dict[str, object]] = []
    for field, value in row.fields.items():
        if field in MOMENTS or field.startswith("private_"):
            found += _moment(row, field, terms)
        elif field in _MODIFIERS and value:
            when, trigger, tokens = _MODIFIERS[field]
            found.append(doing(when, signs(tokens, value if isinstance(value, int) else 1), None, trigger, field))
        elif field not in {*_HANDLED, *_PRINTED, *_MANNERS} and value:
            found += _special(row, field)
    return found


def _moment(row: Row, field: str, terms: Terms) -> list[dict[str, object]]:
    """An effect at a moment of the game, with its season, year and condition."""
    if not row.text(field):
        return []
    effect = all_words().read(row.text(field), "catalogue")
    private = field.removeprefix("private_") if field.startswith("private_") else ""
    trigger = signs(f"{{{private}~{private}}}") if private else _start(row, field)
    text = both(terms.effect, effect, case=NOMINATIVE)
    tokens = ICONS.tokens(effect, all_words().resources)
    return [doing("support" if private else field, tokens, text, trigger, field)]


def _start(row: Row, field: str) -> list[Token]:
    trigger: list[Token] = []
    if row.text("seasons"):
        trigger += signs(" ".join([season for season in SEASONS if season in row.text("seasons").split()]))
    elif field in _PRODUCTIVE:
        trigger += signs("season")
    if row.text("years"):
        years = ", ".join([ROMAN[int(year)] for year in row.text("years").split()])
        trigger += signs(f"{{{years}~{years}}}")
    trigger += signs(_STARTS.get(field, ""))
    if row.integer("needs_roll"):
        trigger += signs(f"die-white >={row.integer('needs_roll')}")
    condition = CONDITIONS[row.text("if") or "always"]
    return trigger + signs(f"? {condition}") if condition else trigger


def _special(row: Row, field: str) -> list[dict[str, object]]:
    """Fields whose icons depend on more than a number."""
    n = row.integer(field) if isinstance(row.fields[field], int) else 0
    if field == "battle":
        limit = f" vs <={row.integer('battle_up_to')}" if row.integer("battle_up_to") else ""
        found = [doing("battle", signs(f"+sword:n{limit}", n), None, "", field)]
        if row.text("useless_against"):
            immune = " ".join([ENEMY_ICONS[kind] for kind in row.text("useless_against").split()])
            found.append(doing("battle", signs(f"+sword:0 vs {immune}"), None, "", "useless_against"))
        return found
    if field == "versus":
        amounts = enemy_words().read(row.text(field), "catalogue").amounts
        pairs = [(ENEMY_ICONS[kind], int(n)) for kind, n in zip(ENEMY_TYPES, amounts, strict=True) if n]
        return [doing("battle", signs(f"+sword:{n} vs {icon}"), None, "", field) for icon, n in pairs]
    if field == "white_dice":
        return [doing("season_start", signs("die-white:n", n), None, _start(row, "season_start"), field)]
    if field == "reroll":
        if row.text(field) == "one":
            return [doing("roll", signs("reroll"), None, "die-5 = die-5", field)]
        most = row.integer("reroll_total") or 7
        return [doing("roll", signs("reroll"), None, f"die-5 <={most}", field)]
    if field in ("sets_dice_up_to", "reflects_up_to"):
        result = "die-3 die-4 die-6" if field == "sets_dice_up_to" else "reroll -> vp"
        return [doing("roll", signs(result), None, f"die-5 <={n}", field)]
    if field == "any_die_up_to":
        return [doing("influence", signs(f"user <={n}"), None, "die-1", field)]
    if field == "doubles_up_to":
        return [doing("support", signs("{×2~×2}"), None, f"user <={n}", field)]
    return _of_columns_and_ranks(row, field, n)


def _of_columns_and_ranks(row: Row, field: str, n: int) -> list[dict[str, object]]:
    """Prices by column, bonuses by rank, and buildings that are lent."""
    if field in ("discount", "surcharge_from_column"):
        column = ROMAN[row.integer("discount_from_column") or n]
        less = ICONS.read(goods_words(), row.text(field), -1) if field == "discount" else signs("+any-good")
        return [doing("building", less, None, f"building {{{column}+~{column}+}}", field)]
    if field in ("rank_bonus", "owners_rank_bonus"):
        low, high = row.integer("rank_from"), row.integer("rank_to")
        named = [f"adv-{advisor.id}" for advisor in ADVISORS[low - 1 : high]]
        whom = " ".join(named) if len(named) < 3 else f"user >={low}"
        return [doing("support", ICONS.read(all_words(), row.text(field)), None, whom, field)]
    if field in ("lends", "extends"):
        names = [power for power in ALL_POWERS if power.id in row.text(field).split()]
        en, pl = ", ".join([power.en for power in names]), ", ".join([power.pl for power in names])
        trigger = "spring autumn" if field == "extends" else ""
        return [doing("season_end" if trigger else "year", signs(f"{{{en}~{pl}}}"), None, trigger, field)]
    if field in ("owners_gain", "owners_built"):
        trigger = "building-token" if field == "owners_gain" else "building {III+~III+}"
        return [doing("year", ICONS.read(all_words(), row.text(field)), None, trigger, field)]
    assert field == "forbids", f"{row.id}: no icons for {field}"
    barred = [f"adv-{ADVISORS[int(rank) - 1].id}" for rank in row.text(field).split()]
    return [doing("influence", signs(f"lock {' '.join(barred)}"), None, "", field)]
