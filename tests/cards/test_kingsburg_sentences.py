"""A card says itself once: its sentence and its icons come from its fields, so a changed value is in both."""

import re
from typing import Any

import pytest

import palatine
from palatine.games.kingsburg.actions import ALL_POWERS
from palatine.games.kingsburg.families import MODULES
from palatine.games.kingsburg.own_text import OWN
from palatine.games.kingsburg.power_catalogue import power_effects
from palatine.games.kingsburg.power_components import BOUNDS, FIELDS, entry_of, told_fields
from palatine.games.kingsburg.power_text import power_text
from palatine.games.kingsburg.text import TERMS
from palatine.kernel.data import OVERLAY, Row

LANGUAGES = ("en", "pl")
RULES = [module for module in MODULES if module != "soldier_tokens"]
"""Currying Favour, which has the groups, is not played with soldier tokens (KB-20.1)."""
MANNERS = {"must", "may", "once_each", "rank_to"}
"""How an effect is taken, and the end of a range of advisors who are called by name: no numbers in a sentence."""
COLUMNS = {"discount_from_column": "IV", "surcharge_from_column": "IV"}
SHOWN_AS = {"favour_extra": 1}
"""What is added to the number where the sentence tells the sum."""


def changed(row: Row, **fields: object) -> Row:
    return Row(row.id, row.en, row.pl, {**row.fields, **fields}, OVERLAY, row.note)


def said(row: Row, lang: str, edition: int = 2) -> str:
    return power_text(row, TERMS[edition], lang).replace("\u00a0", " ")


def drawn(row: Row) -> list[Any]:
    found: list[Any] = []
    for effect in power_effects(row, TERMS[2]):
        found += [effect["trigger"], effect["tokens"]]
    return found


def numbers_in(text: str) -> set[int]:
    return {int(number.replace("−", "-")) for number in re.findall(r"−?\d+", text)}


def amounts_in(tokens: list[Any]) -> set[int]:
    return {token["count"] for group in tokens for token in group if "count" in token}


def numeric() -> list[tuple[Row, str]]:
    """Every number of every row that could be another one."""
    return [
        (row, field)
        for row in ALL_POWERS
        for field, value in row.fields.items()
        if isinstance(value, int) and field not in {"column", "vp", *MANNERS} and not is_flag(field)
    ]


def is_flag(field: str) -> bool:
    """True if no row has another value than 1, and the sentence does not speak of the value."""
    return field in FIELDS and "{n" not in FIELDS[field].en


@pytest.mark.parametrize("edition", [1, 2])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_row_has_a_sentence(lang: str, edition: int) -> None:
    for row in ALL_POWERS:
        text = said(row, lang, edition)
        assert text[0] == text[0].upper() and text.endswith(".") and "{" not in text and "  " not in text, row.id


def test_a_sentence_of_its_own_is_not_what_the_fields_would_say() -> None:
    """Hand-made sentences are only there where the fields say something else, or nothing."""
    for row in ALL_POWERS:
        if row.id in OWN and told_fields(row):
            derived = [entry_of(row, field).en for field in told_fields(row)]
            assert OWN[row.id][0] not in derived, row.id


@pytest.mark.parametrize(("row", "field"), numeric(), ids=lambda of: of.id if isinstance(of, Row) else of)
def test_a_changed_number_is_said_and_drawn_and_the_old_one_is_not(row: Row, field: str) -> None:
    """The number of every row, also those that no overlay may change, in both languages and in the icons."""
    old = row.integer(field)
    new = 4 if field in COLUMNS else -7 if min(BOUNDS.get(field, (0, 0))) < 0 else 2 if field == "fewer_dice" else 13
    other = changed(row, **{field: new})
    for lang in LANGUAGES:
        before, after = said(row, lang), said(other, lang)
        if field in COLUMNS or field == "fewer_dice":  # in Roman numerals, in words
            assert before != after or old == new, lang
            continue
        more = SHOWN_AS.get(field, 0)
        shown = {abs(number) for number in numbers_in(after)}
        assert abs(new) + more in shown, (lang, after)
        rest = sorted([abs(number) for number in numbers_in(said(changed(row, **{field: 29}), lang))])
        assert rest.count(29 + more) == 1, (lang, after)
        if abs(old) + more not in rest:
            assert abs(old) + more not in shown, (lang, after)
    if field not in COLUMNS and row.id != "feast_of_fools":  # whose one advisor is drawn, not his rank
        assert {new, -new} & amounts_in(drawn(other)), drawn(other)
    assert drawn(other) != drawn(row) or old == new


def test_what_an_overlay_adds_is_said_behind_the_printed_sentence() -> None:
    explorer = next(row for row in ALL_POWERS if row.id == "explorer")
    assert said(changed(explorer, battle=3), "en") == f"{OWN['explorer'][0].rstrip('.')}; +3 in battle."


def test_what_an_overlay_changes_is_never_beside_the_old_value() -> None:
    """The Thief once said: “Start with 4 goods … (from your overlay: start_vp = -7)”."""
    thief = next(row for row in ALL_POWERS if row.id == "thief")
    assert said(changed(thief, start_vp=-7), "en") == (
        "Start with 4 goods of your choice and −7 VP (on top of any auction price)."
    )
    assert said(changed(thief, set_up="2 gold"), "pl") == "Na początku gry bierzesz 2 złota; od razu −3 PZ."
    bandits = next(row for row in ALL_POWERS if row.id == "bandits")
    assert said(changed(bandits, start_vp=3), "en").startswith("Gain 3 VP when claiming; ")


def test_overlays_of_moments_are_said_and_drawn() -> None:
    """Every effect of every row replaced by another one, through the catalogue of a table."""
    options: dict[str, object] = {"modules": RULES, "scenario": "currying_favour"}
    effects = {
        row.id: {field: "3 gold + 5 vp" for field in row.fields if field in FIELDS and "{do}" in FIELDS[field].en}
        for row in ALL_POWERS
    }
    found: dict[str, object] = {"game": "kingsburg"}
    table = palatine.new_game("kingsburg", 3, options, seed=1)
    for family in table.game.families(table.chosen):
        rows = {row.id: effects[row.id] for row in family.rows if effects.get(row.id)}
        if rows and family.name != "whims":
            found[family.name] = rows
    things: Any = palatine.catalogue("kingsburg", options, found, 3)["things"]
    for thing in things.values():
        if thing["overlaid"]:
            assert "3 gold and 5 VP" in thing["text"]["en"].replace("\u00a0", " "), thing["key"]
            assert "3 złota i 5 PZ" in thing["text"]["pl"].replace("\u00a0", " "), thing["key"]


def test_an_overlaid_tile_says_what_it_gives() -> None:
    overlay: dict[str, object] = {"game": "kingsburg", "whims": {"whim_16": {"support": "2 vp > 3 any"}}}
    things: Any = palatine.catalogue("kingsburg", {"modules": ["whims"]}, overlay, 3)["things"]
    assert things["whim:whim_16"]["text"]["en"].replace("\u00a0", " ") == (
        "You may pay 2 VP for 3 goods of your choice."
    )
