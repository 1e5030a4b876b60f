"""Words of the board for modules and scenarios; these belong to the second edition, so there is one Polish."""

from typing import Final

from palatine.cli.cards import MARKS
from palatine.games.kingsburg.actions import GOOD
from palatine.games.kingsburg.module_text import WHIMS_IN_SHORT
from palatine.games.kingsburg.table import Kingsburg
from palatine.kernel.data import RECONSTRUCTED, RULEBOOK, Row

WHIM_SIGN: Final = "◊"

WORDS: Final[dict[str, tuple[str, str]]] = {
    "rulebook": ("rulebook", "z instrukcji"),
    "public": ("public source", "ze źródeł publicznych"),
    "assumed": ("as in the other edition", "jak w innej edycji"),
    "reconstructed": ("reconstructed", "odtworzone"),
    "overlay": ("your overlay", "z twojej nakładki"),
    "scenario": ("Scenario", "Scenariusz"),
    "destiny": ("Destiny of the year", "Przeznaczenie roku"),
    "lent": (
        "{building}: its effect is lent this year to {names}",
        "{building}: z tego efektu korzystają w tym roku: {names}",
    ),
    "lent.nobody": ("{building}: lent to nobody this year", "{building}: z tego efektu nikt w tym roku nie korzysta"),
    "governors": ("Governors", "Gubernatorzy"),
    "groups": ("Groups of this year", "Grupy w tym roku"),
    "tokens": ("Soldier tokens left", "Pozostałe żetony wojsk"),
    "tokens.none": ("none", "brak"),
    "token": ("your choice for this winter: {n}, in secret", "twój wybór na tę zimę: {n}, w tajemnicy"),
    "whims": ("Whim tiles on the court", "Kafelki kaprysów w radzie"),
    "tile": ("On the tile: {goods}.", "Na kafelku: {goods}."),
    "gift": ("gift: {good}", "dar: {good}"),
    "only": ("only {name}", "tylko {name}"),
    "closed": ("nobody this year", "w tym roku nikt"),
    "allies": ("tokens: {names}", "żetony: {names}"),
    "wins": ("battles won: {n}", "wygrane bitwy: {n}"),
    "spent": ("used up", "już użyte"),
    "spent.gifts": ("gifts taken: {what}", "wzięte dary: {what}"),
    "gift_1": ("two +2 tokens", "2\u00a0żetony +2"),
    "gift_2": ("2\u00a0soldiers", "2\u00a0oddziały"),
    "gift_3": ("2\u00a0goods", "2\u00a0zasoby"),
    "gift_4": ("2\u00a0VP", "2\u00a0PZ"),
    "gifted": ("came free, without VP: {what}", "postawione za darmo, bez PZ: {what}"),
    "kept": ("Your choice (secret until all have chosen)", "Twój wybór (tajny, dopóki nie wybiorą wszyscy)"),
    "dealt": ("Governors dealt to you (secret)", "Twoje karty gubernatorów (tajne)"),
    "offered": ("Governors still to be auctioned", "Gubernatorzy do licytacji"),
    "lot": ("Under the hammer", "Licytacja"),
    "bid": ("Highest bid: {n}\u00a0VP by {name}", "Najwyższa oferta: {n}\u00a0PZ, {name}"),
    "bid.none": ("No bid yet", "Na razie bez ofert"),
    "bids": ("Your bid", "Twoja oferta"),
    "in": ("still in: {names}", "licytują: {names}"),
    "out": ("out: {names}", "poza licytacją: {names}"),
    "rows": ("Alternative rows in hand", "Rzędy alternatywne na ręce"),
    "rows.left": ("Open to be drafted", "Do wyboru"),
    "rows.unseen": ("Not dealt", "Nierozdane"),
    "row": ("Alternative row {letter}", "Rząd alternatywny {letter}"),
    "row.covers": ("it covers: {names}", "zakrywa: {names}"),
    "enemy.more": ("{name}: strength {n}", "{name}: siła {n}"),
    "second": ("Second enemy", "Drugi wróg"),
    "second.unknown": (
        "unknown; it joins the first one only if it is the Goblins",
        "nieznany; dołączy do pierwszego tylko wtedy, gdy to Gobliny",
    ),
    "second.last": (
        "unknown, strength {low}–{high}; it joins in any case and counts as Goblins",
        "nieznany, siła {low}–{high}; na pewno dołączy i liczy się jako Gobliny",
    ),
    "second.joins": ("joins the first one", "dołącza do pierwszego"),
    "second.as_goblins": ("counts as Goblins", "liczy się jako Gobliny"),
    "second.stays": ("does not join this winter", "nie dołącza tej zimy"),
    "legend": (
        "A? is a row with reconstructed figures, a small letter an alternative row. {sign} is a whim tile in place of "
        "the advisor's own support. Behind a price, +1 is one good more and −1 one less, of your choice. 6* is "
        "a die of the Travelling Market. Sources: {marks}.",
        "A? to rząd z odtworzonymi liczbami, mała litera to rząd alternatywny. {sign} to kafelek kaprysu zamiast "
        "zwykłego wsparcia. Przy koszcie +1 to jeden wybrany zasób więcej, a −1 – jeden mniej. "
        "6* to kość użyta z Jarmarkiem. Źródła: {marks}.",
    ),
}


def said(key: str, lang: str, **words: object) -> str:
    return WORDS[key][1 if lang == "pl" else 0].format(**words)


def short_whim(rank: int, lang: str) -> str:
    """A tile in very few words."""
    return f"{WHIM_SIGN} {WHIMS_IN_SHORT[rank][1 if lang == 'pl' else 0]}"


def goods(ids: list[str], lang: str) -> str:
    return ", ".join([GOOD.word(GOOD.texts.index(id), lang) for id in ids])


def mark(row: Row, lang: str, with_note: bool = True) -> str:
    """KB-25.1 Where a card comes from; a reconstructed one says what is reconstructed."""
    text = f"{MARKS[row.source]} {said(row.source, lang)}"
    note = row.note[1 if lang == "pl" else 0] if row.source == RECONSTRUCTED and with_note else ""
    if note[1:2].islower():  # not for VP
        note = note[0].lower() + note[1:]
    return f"[{text}: {note.rstrip('.')}]" if note else f"[{text}]"


def mark_unless_printed(row: Row, lang: str) -> str:
    """For what is in the rulebook as a rule: nothing to say."""
    return "" if row.source == RULEBOOK else f" {mark(row, lang, with_note=False)}"


def building_mark(row: Row, lang: str) -> str:
    """Buildings of the base game need no mark; those of modules are partly reconstructed."""
    return mark_unless_printed(row, lang) if row.source == RECONSTRUCTED else ""


def marks_legend(lang: str) -> str:
    return said("legend", lang, sign=WHIM_SIGN, marks=", ".join([f"{MARKS[s]} {said(s, lang)}" for s in MARKS]))


def row_of(table: Kingsburg, id: str) -> Row:
    """The card of this id as the table plays it."""
    return next(row for row in [*table.box.powers, *table.box.whims] if row.id == id)
