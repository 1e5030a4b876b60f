"""Cards of Kingsburg in words: English, Polish of the second edition, Polish of the first."""

from typing import TYPE_CHECKING, Final

from palatine.games.kingsburg.families import all_words, loss_words
from palatine.games.kingsburg.power_text import power_text
from palatine.games.kingsburg.text import TERMS
from palatine.kernel.data import Row
from palatine.kernel.speech import NOMINATIVE, ROMAN

if TYPE_CHECKING:
    from palatine.games.kingsburg.table import Kingsburg

WORDS: Final[dict[str, tuple[str, str, str]]] = {
    "vp": ("VP", "PZ", "PZ"),
    "strength": ("strength {n}", "siła {n}", "siła {n}"),
    "reward": ("reward: {what}", "nagroda: {what}", "nagroda: {what}"),
    "loss": ("losses: {what}", "straty: {what}", "straty: {what}"),
    "rank": ("rank {n}", "ranga {n}", "wartość {n}"),
    "year": ("year {n}", "rok {n}", "rok {n}"),
    "cost": ("cost: {what}", "koszt: {what}", "koszt: {what}"),
    "place": ("row {row}, column {column}", "rząd {row}, kolumna {column}", "rząd {row}, kolumna {column}"),
    "points.before": ("From before", "Wcześniejsze punkty", "Wcześniejsze punkty"),
    "points.advisors": ("Advisors", "Rada", "Doradcy"),
    "points.buildings": ("Buildings", "Budynki", "Budynki"),
    "points.powers": ("Powers", "Zdolności", "Zdolności"),
    "points.favour": ("Favour", "Przychylność", "Nagroda"),
    "points.battles": ("Battles", "Bitwy", "Bitwy"),
    "points.losses": ("Losses", "Straty", "Straty"),
    "points.governors": ("Governors", "Gubernatorzy", "Gubernatorzy"),
    "points.destiny": ("Destiny", "Przeznaczenie", "Przeznaczenie"),
    "points.scenario": ("Scenario", "Scenariusz", "Scenariusz"),
    "points.tokens": ("Soldier tokens", "Żetony wojsk", "Żetony wojsk"),
    "tie.goods": ("Goods left", "Zasoby", "Surowce"),
    "tie.buildings": ("Buildings built", "Liczba budynków", "Liczba budynków"),
    "family.advisors": ("Advisors", "Członkowie rady", "Doradcy"),
    "family.buildings": ("Buildings", "Budynki", "Budynki"),
    "family.enemies": ("Enemies", "Wrogowie", "Najeźdźcy"),
    "family.governors": ("Governors", "Gubernatorzy", "Gubernatorzy"),
    "family.destiny": ("Destiny cards", "Karty przeznaczenia", "Karty przeznaczenia"),
    "family.whims": ("Whim tiles", "Kafelki kaprysów", "Kafelki kaprysów"),
    "family.groups": ("Groups", "Grupy", "Grupy"),
}


def word(key: str, lang: str, edition: int, **words: object) -> str:
    """A word about cards in the language and edition of the table."""
    return WORDS[key][0 if lang != "pl" else 2 if edition == 1 else 1].format(**words)


def effect_text(table: "Kingsburg", text: str, lang: str) -> str:
    """A text in the notation of effects, as a card has it."""
    if not text:
        return TERMS[table.box.edition].counted({}, lang)
    return TERMS[table.box.edition].effect(all_words().read(text, "text"), lang, NOMINATIVE)


def losses_text(table: "Kingsburg", row: Row, lang: str) -> str:
    """What a defeat against this enemy costs."""
    words = loss_words()
    effect = words.read(row.text("losses"), row.id)
    return TERMS[table.box.edition].sayings.describe(effect, words.resources, lang, NOMINATIVE)


def power_sentence(table: "Kingsburg", row: Row, lang: str) -> str:
    """What a building, card, tile or scenario does, in the terms of the table's edition."""
    return power_text(row, TERMS[table.box.edition], lang)


def card_text(table: "Kingsburg", family: str, row: Row, lang: str) -> str:
    """A row in words, for the list of cards."""
    edition = table.box.edition
    if family in ("governors", "destiny", "whims", "groups"):
        return power_sentence(table, row, lang)
    if family == "advisors":
        rank = [advisor.id for advisor in table.box.advisors].index(row.id) + 1
        return (
            f"{word('rank', lang, edition, n=rank)}: {TERMS[edition].effect(table.box.support[rank], lang, NOMINATIVE)}"
        )
    if family == "enemies":
        year = ROMAN[row.integer("year")]
        reward = effect_text(table, row.text("rewards"), lang)
        return "; ".join(
            [
                f"{word('year', lang, edition, n=year)}, {word('strength', lang, edition, n=row.integer('strength'))}",
                word("reward", lang, edition, what=reward),
                word("loss", lang, edition, what=losses_text(table, row, lang)),
            ]
        )
    cost = effect_text(table, row.text("cost"), lang)
    column = ROMAN[row.integer("column")]
    points = f"{row.integer('vp')}\u00a0{word('vp', lang, edition)}"
    place = word("place", lang, edition, row=row.text("row"), column=column)
    return f"{place}; {word('cost', lang, edition, what=cost)}; {points}; {power_sentence(table, row, lang)}"
