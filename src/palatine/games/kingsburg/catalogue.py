"""Kingsburg as a catalogue: everything on its board, sheets and cards, and how they are laid out."""

from typing import Final

from palatine.books.catalogue import Catalogue, Said, both, counts_of, doing, families_of, forms, said, signs
from palatine.games.kingsburg.actions import ADVISOR, DIE_KIND, ROW
from palatine.games.kingsburg.card_text import WORDS, effect_text, losses_text, power_sentence, word
from palatine.games.kingsburg.components import (
    COLOURED_DICE,
    COLUMNS,
    ENEMY_NAMES,
    NEUTRAL_THREE,
    NEUTRAL_TWO,
    RANKS,
    RESOURCES,
    YEARS,
)
from palatine.games.kingsburg.families import (
    ALTERNATIVE,
    EXTRA,
    GOVERNING,
    all_words,
    goods_words,
    has_module,
    loss_words,
)
from palatine.games.kingsburg.headings import SEASONS
from palatine.games.kingsburg.module_text import WHIMS_IN_SHORT
from palatine.games.kingsburg.power_catalogue import ENEMY_ICONS, ICONS, PHASES_OF, WHEN, power_effects
from palatine.games.kingsburg.row_components import ALTERNATIVE_ROWS, EXTRA_ROWS, REASSIGNED
from palatine.games.kingsburg.scenario_components import NO_SCENARIO, SCENARIOS
from palatine.games.kingsburg.seat import ALL_TOKENS, TOKEN_VALUES
from palatine.games.kingsburg.source_text import capital
from palatine.games.kingsburg.table import Kingsburg
from palatine.games.kingsburg.text import TERMS
from palatine.kernel.data import OVERLAY, RECONSTRUCTED, Family, Row
from palatine.kernel.speech import NOMINATIVE
from palatine.kernel.table import Table

CHAPTERS: Final[dict[str, dict[str, object]]] = {
    "KB-11": {"seats": [2]},
    "KB-14": {"option": "modules", "value": "extra_rows"},
    "KB-15": {"option": "modules", "value": "alternative_rows"},
    "KB-16": {"option": "modules", "value": "governors"},
    "KB-17": {"option": "modules", "value": "destiny"},
    "KB-18": {"option": "modules", "value": "soldier_tokens"},
    "KB-19": {"option": "modules", "value": "whims"},
    "KB-20": {"option": "scenario", "value": "any"},
}
"""Chapters of the rules that hold only at some tables."""

_PHASE_ICONS: Final = ("", "crown", "spring", "vp", "summer", "envoy", "autumn", "soldier", "winter")
_FAMILIES: Final = {
    "advisors": ("advisor", "user", "KB-5.4.4"),
    "buildings": ("building", "building", "KB-5.5.4"),
    "enemies": ("enemy", "sword", "KB-9.5"),
    "governors": ("governor", "duke", "KB-16.1"),
    "destiny": ("destiny", "scroll", "KB-17.1"),
    "whims": ("whim", "luck", "KB-19.2"),
    "groups": ("group", "population", "KB-20.5"),
}
"""The noun of each family, its icon, its rule."""
_OURS: Final = {
    # Symbols or parts of a card that is otherwise known.
    "mint": ("cost",),
    "princess": ("set_up",),
    "thief": ("set_up",),
    "tax_collector": ("other_builds",),
    "priest": ("after_rolls", "prayer"),
    "duke": ("moves_to",),
    "famine": ("fewer_dice",),
    "uncharted_forest": ("season_end",),
    "call_to_arms": ("lends", "owners_rank_bonus"),
    "diplomatic_moves": ("lends", "owners_gain"),
}
"""What is ours of single cards, where their mark does not tell; see docs/rules/kingsburg-data.md."""
_WHIM_SIGNS: Final = {
    2: "plus2:2 | - plus2 -> gold soldier",
    12: "gold:3 {others~inni} vp | vp:3 {others~inni} gold",
    14: "gold wood stone plus2 soldier {without one~bez jednego}",
}
_DERIVED: Final = (6, 10, 13, 16)
"""Tiles whose effect says everything; the others are told in a few words."""


def catalogue(table: Table) -> dict[str, object]:
    assert isinstance(table, Kingsburg)
    found = Catalogue(table, CHAPTERS)
    for family in families_of(table):
        names = WORDS[f"family.{family.name}"]
        polish = names[2] if table.box.edition == 1 else names[1]
        found.family(family.name, said(names[0], polish), _FAMILIES[family.name][1])
        for number, row in enumerate(family.rows, start=1):
            _ADD[family.name](found, table, family, row, number)
    _pieces(found, table)
    _words(found, table)
    found.layout.update(_layout(found, table))
    return found.as_data()


# ---- cards -----------------------------------------------------------------------------------------------------------


def _rule(family: Family) -> list[str]:
    return [_FAMILIES[family.name][2]]


def _advisor(found: Catalogue, table: Kingsburg, family: Family, row: Row, rank: int) -> None:
    effect = table.box.support[rank]
    terms = TERMS[table.box.edition]
    text = both(terms.effect, effect, case=NOMINATIVE)
    does = [doing("support", ICONS.tokens(effect, RESOURCES), text)]
    found.add(
        family.name, "advisor", row, f"adv-{row.id}", {"rank": rank}, effects=does, text=text, rules=_rule(family),
        elsewhere=("KB-16", "KB-10"),
    )  # fmt: skip


def _building(found: Catalogue, table: Kingsburg, family: Family, row: Row, number: int) -> None:
    kind = "base"
    ours: tuple[str, ...] = ()
    does = power_effects(row, TERMS[table.box.edition])
    if row.id in [one.id for one in EXTRA_ROWS]:
        kind, ours = "extra", _OURS.get(row.id, ("cost", "vp"))
    elif row.id in [one.id for one in ALTERNATIVE_ROWS]:
        kind = "alternative"
        ours = ("cost", *[str(one["field"]) for one in does]) if row.id in REASSIGNED else ("cost",)
    facts: dict[str, object] = {"row": row.text("row"), "column": row.integer("column"), "row_kind": kind}
    icons = [token["icon"] for one in does for token in _tokens(one) if "icon" in token]
    found.add(
        family.name, "building", row, str(icons[0]) if icons else "building", facts,
        counts_of(goods_words(), row.text("cost")), row.integer("vp"), does,
        both(power_sentence, table, row), _rule(family), copies=2 if kind == "alternative" else 1,
        ours=ours,
        aliases=("power",),
    )  # fmt: skip


def _tokens(one: dict[str, object]) -> list[dict[str, object]]:
    tokens = one["tokens"]
    assert isinstance(tokens, list)
    return tokens


def _enemy(found: Catalogue, table: Kingsburg, family: Family, row: Row, number: int) -> None:
    edition = table.box.edition
    rewards = both(effect_text, table, row.text("rewards"))
    losses = both(losses_text, table, row)
    does = [
        doing("victory", ICONS.read(all_words(), row.text("rewards")), rewards, "crown", "rewards"),
        doing("defeat", ICONS.read(loss_words(), row.text("losses"), -1), losses, "", "losses"),
    ]
    texts = [
        f"{word('reward', lang, edition, what=rewards[lang])}; {word('loss', lang, edition, what=losses[lang])}"
        for lang in ("en", "pl")
    ]
    facts: dict[str, object] = {
        "year": row.integer("year"), "type": row.text("type"), "strength": row.integer("strength"),
    }  # fmt: skip
    found.add(
        family.name, "enemy", row, ENEMY_ICONS[row.text("type")], facts, effects=does, text=said(*texts),
        rules=_rule(family), aliases=("card",),
    )  # fmt: skip


def _power(found: Catalogue, table: Kingsburg, family: Family, row: Row, number: int) -> None:
    """Governors, destiny cards and groups."""
    does = power_effects(row, TERMS[table.box.edition])
    printed = next(one for one in table.game.families(table.chosen) if one.name == family.name).rows[number - 1]
    ours = _OURS.get(row.id, tuple([str(one["field"]) for one in does]) if printed.source == RECONSTRUCTED else ())
    sentence = both(power_sentence, table, row)
    elsewhere = ("KB-5", "KB-19", "KB-B-12") if row.id.endswith("_governor") else ()
    noun, icon, rule = _FAMILIES[family.name]
    found.add(
        family.name, noun, row, icon, {"number": number}, effects=does, text=sentence, rules=[rule], ours=ours,
        aliases=("power",) if family.name == "groups" else ("power", "card"), elsewhere=elsewhere,
    )  # fmt: skip


def _whim(found: Catalogue, table: Kingsburg, family: Family, row: Row, rank: int) -> None:
    if row.source == OVERLAY or rank in _DERIVED:
        tokens = ICONS.read(all_words(), row.text("support"))
    else:
        tokens = signs(_WHIM_SIGNS.get(rank, f"{{{WHIMS_IN_SHORT[rank][0]}~{WHIMS_IN_SHORT[rank][1]}}}"))
    sentence = both(power_sentence, table, row)
    icon = f"adv-{table.box.advisors[rank - 1].id}"
    facts: dict[str, object] = {"rank": rank, "advisor": table.box.advisors[rank - 1].id}
    does = [doing("support", tokens, sentence)]
    found.add(
        family.name, "whim", row, icon, facts, effects=does, text=sentence, rules=_rule(family), aliases=("card",)
    )


_ADD: Final = {
    "advisors": _advisor, "buildings": _building, "enemies": _enemy, "governors": _power, "destiny": _power,
    "groups": _power, "whims": _whim,
}  # fmt: skip


# ---- pieces, words, boards -------------------------------------------------------------------------------------------


def _pieces(found: Catalogue, table: Kingsburg) -> None:
    """What has no row: goods, dice, rows of the sheet, players, the scenario."""
    terms = TERMS[table.box.edition]
    found.family("resources", said("Goods and tokens", "Zasoby i żetony"), "any-good")
    for id, noun in zip(RESOURCES, terms.nouns, strict=True):
        names = both(noun.form, 1, case=NOMINATIVE)
        found.piece("resources", "resource", id, names, ICONS.resources[id], {"forms": forms(noun)}, ["KB-0.1"])
    found.family("dice", said("Dice", "Kości"), "die-5")
    for at in range(COLOURED_DICE):
        names = said(f"Die {at + 1}", f"Kość {at + 1}")
        found.piece("dice", "die", str(at), names, "die-5", {"place": at}, ["KB-5.3.2"], False)
    for face in range(1, 7):
        names = said(f"White die: {face}", f"Biała kość: {face}")
        found.piece("dice", "white", str(face), names, f"die-white-{face}", {"face": face}, ["KB-5.3.2"], False)
    for at, id in enumerate(DIE_KIND.texts):
        names = said(f"{DIE_KIND.en[at]} die", f"kość {'kolorowa' if id == 'coloured' else 'biała'}")
        found.piece("dice", "dice", id, names, "die-5" if id == "coloured" else "die-white", {}, ["KB-5.2.2"])
    found.family("rows", said("Rows", "Rzędy"), "building")
    for at, id in enumerate(ROW.texts):
        letter = ROW.en[at]
        found.piece("rows", "row", id, said(f"Row {letter}", f"Rząd {letter}"), "building", {"letter": letter})
    if has_module(table.chosen, GOVERNING):
        _private_advisors(found, table)
    if table.chosen["scenario"] != NO_SCENARIO:
        found.family("scenarios", said("Scenario", "Scenariusz"), "scroll")
        row = next(one for one in SCENARIOS if one.id == table.chosen["scenario"])
        sentence = both(power_sentence, table, row)
        found.add("scenarios", "scenario", row, "scroll", text=sentence, rules=["KB-20.3"])
    found.seats()


def _private_advisors(found: Catalogue, table: Kingsburg) -> None:
    """KB-16.16 The Politician's two spaces."""
    politician = table.box.powers[[row.id for row in table.box.powers].index("politician")]
    for at in range(RANKS, ADVISOR.size):
        id = ADVISOR.texts[at]
        does = [one for one in power_effects(politician, TERMS[table.box.edition]) if one["field"] == id]
        names = said(capital(ADVISOR.en[at]), capital(ADVISOR.pl[at]))
        key = found.piece("advisors", "advisor", id, names, "user", {"rank": int(id[8:])}, ["KB-16.6", "KB-16.16"])
        found.things[key]["effects"] = does


def _words(found: Catalogue, table: Kingsburg) -> None:
    edition = table.box.edition
    for key in WORDS:
        if key.startswith(("points.", "tie.")):
            found.words[key] = both(word, key, edition=edition)
    for kind, names in ENEMY_NAMES.items():
        found.words[f"type.{kind}"] = said(*names)
    for when, names in WHEN.items():
        found.words[f"when.{when}"] = said(*names)
    for when, phase in PHASES_OF.items():
        found.words[f"when.{when}"] = _phase(table, phase)
    for phase in range(1, len(_PHASE_ICONS)):
        found.words[f"phase.{phase}"] = _phase(table, phase)


def _phase(table: Kingsburg, phase: int) -> Said:
    return both(TERMS[table.box.edition].phase, phase)


def _layout(found: Catalogue, table: Kingsburg) -> dict[str, object]:
    """KB-1.1, KB-1.5 The board, the sheet and the calendar."""
    buildings = next(family for family in families_of(table) if family.name == "buildings").rows
    rows: dict[str, list[dict[str, object]]] = {"sheet": [], "alternative": []}
    alternative = [row.id for row in ALTERNATIVE_ROWS]
    letters = "ABCDEFG" if has_module(table.chosen, EXTRA) else "BCDEF"
    for letter in letters:
        for kind in ("sheet", "alternative"):
            cells = [r for r in buildings if r.text("row") == letter and (r.id in alternative) == (kind != "sheet")]
            if cells:
                mark = letter if kind == "sheet" else letter.lower()
                rows[kind].append({"row": mark, "letter": letter, "cells": [f"building:{r.id}" for r in cells]})
    strengths: dict[str, list[int]] = {}
    for year in range(1, YEARS + 1):
        those = [row.integer("strength") for row in table.box.enemies if row.integer("year") == year]
        strengths[str(year)] = [min(those), max(those)]
    seasons = {2: SEASONS[0], 4: SEASONS[1], 6: SEASONS[2]}
    calendar = [
        {"phase": phase, "name": _phase(table, phase), "icon": icon, "season": seasons.get(phase)}
        for phase, icon in enumerate(_PHASE_ICONS)
        if phase
    ]
    tokens = [value for value in range(TOKEN_VALUES) for _ in range(int(ALL_TOKENS >> 2 * value & 3))]
    private = ADVISOR.texts[RANKS:] if has_module(table.chosen, GOVERNING) else []
    return {
        "advisors": [f"advisor:{row.id}" for row in table.box.advisors],
        "private_advisors": [f"advisor:{id}" for id in private],
        "province": {"columns": COLUMNS, "rows": rows["sheet"], "alternative": rows["alternative"]},
        "has_alternative_rows": has_module(table.chosen, ALTERNATIVE),
        "years": YEARS,
        "calendar": calendar,
        "enemy_strength": strengths,
        "dice": {
            "coloured": COLOURED_DICE,
            "neutral": [NEUTRAL_THREE, NEUTRAL_TWO] if found.table.seat_count == 2 else [],
        },
        "goods": [f"resource:{id}" for id in RESOURCES[:3]],
        "soldier_tokens": tokens,
        "points": [key.removeprefix("points.") for key in WORDS if key.startswith("points.")],
        "tie_breaks": [key.removeprefix("tie.") for key in WORDS if key.startswith("tie.")],
    }
