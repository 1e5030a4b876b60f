"""Words of the Kingsburg board: English, Polish of the second edition, Polish of the first."""

from typing import Final

from palatine.games.kingsburg.card_text import WORDS as CARD_WORDS
from palatine.games.kingsburg.components import RESOURCES
from palatine.games.kingsburg.text import GOODS_NOUNS, TERMS
from palatine.kernel.effect import ANY, EITHER, GAIN, SEQ, TRADE, Effect, InFull
from palatine.kernel.speech import NOMINATIVE

WORDS: Final[dict[str, tuple[str, str, str]]] = {
    **CARD_WORDS,
    "court": ("The court", "Królewska rada", "Doradcy królewscy"),
    "sheet": ("Your province", "Twój arkusz prowincji", "Twoja plansza prowincji"),
    "sheet.of": ("Province: {name}", "Arkusz prowincji: {name}", "Plansza prowincji: {name}"),
    "sheet.marks": ("✓ built, ► affordable", "✓ stoi, ► stać cię", "✓ stoi, ► stać cię"),
    "legend": (
        "Costs: g gold, w wood, s stone. ✓ stands, ► you can pay for it. w4 is a white die showing 4, +2 a +2 token, "
        "+1 or −1 the Market. B·II: row B is built up to column II.",
        "Koszty: z złoto, d drewno, k kamień. ✓ stoi, ► stać cię. b4 to biała kość z wynikiem 4, +2 to żeton +2, "
        "+1 lub −1 to Rynek. B·II: rząd B jest zabudowany do kolumny II.",
        "Koszty: z złoto, d drewno, k kamień. ✓ stoi, ► stać cię. b4 to biała kość z wynikiem 4, +2 to żeton „+2”, "
        "+1 lub −1 to Targ. B·II: rząd B jest zabudowany do kolumny II.",
    ),
    "goods": ("gws", "zdk", "zdk"),
    "players": ("Players", "Gracze", "Gracze"),
    "calendar": (
        "Year {year} · Phase {phase}/8: {name}",
        "Rok {year} · Faza {phase}/8: {name}",
        "Rok {year} · Faza {phase}/8: {name}",
    ),
    "next": ("next: {name}", "dalej: {name}", "dalej: {name}"),
    "order": ("Turn order", "Kolejność", "Kolejność"),
    "envoy": ("King's Envoy", "Królewski wysłannik", "Królewski Wysłannik"),
    "envoy.away": ("on the calendar", "na torze kalendarza", "na torze kalendarza"),
    "player": ("Player", "Gracz", "Gracz"),
    "gold": ("Gold", "Złoto", "Złoto"),
    "wood": ("Wood", "Drew.", "Drew."),
    "stone": ("Stone", "Kam.", "Kam."),
    "plus2": ("+2", "+2", "+2"),
    "soldiers": ("Sold.", "Oddz.", "Żołn."),
    "dice": ("Dice", "Kości", "Kości"),
    "buildings": ("Buildings", "Budynki", "Budynki"),
    "battle": ("battle value {n}", "wartość bojowa {n}", "wartość bojowa {n}"),
    "neutral": ("neutral", "neutralne", "nieużywane"),
    "enemy": ("Enemy", "Wróg", "Najeźdźca"),
    "enemy.seen": (
        "seen in secret; others may not know",
        "znasz tę kartę; inni mogą jej nie znać",
        "znasz tę kartę; inni mogą jej nie znać",
    ),
    "enemy.revealed": ("revealed", "karta odkryta", "karta odkryta"),
    "enemy.unknown": ("unknown, strength {low}–{high}", "nieznany, siła {low}–{high}", "nieznany, siła {low}–{high}"),
    "other_two": ("1 good → the other 2", "1 zasób → 2 pozostałe", "1 surowiec → 2 pozostałe"),
    "any": ("{n} of choice", "wybrane: {n}", "dowolne: {n}"),
    "peek": ("look at the enemy", "podgląd wroga", "podgląd najeźdźcy"),
    "peek.short": ("peek", "podgląd", "podgląd"),
}

GOODS_STYLES: Final = ("yellow", "green", "white")


def word(key: str, lang: str, edition: int, **words: object) -> str:
    """A word of the board in the language and edition of the table."""
    return WORDS[key][0 if lang != "pl" else 2 if edition == 1 else 1].format(**words)


# ---- effects in few words --------------------------------------------------------------------------------------------


class _Short(InFull):
    """For a narrow column, by the nouns of the edition; a wide one has room for a few words more."""

    def __init__(self, lang: str, edition: int, wide: bool) -> None:
        super().__init__(TERMS[edition].sayings, lang, NOMINATIVE)
        self.edition: Final = edition
        self.wide: Final = wide

    def items(self, effect: Effect, resources: list[str]) -> list[str]:
        if effect.tag == EITHER and _is_exchange(effect):
            return [word("other_two", self.lang, self.edition)]
        if effect.tag == EITHER and all(part.tag == GAIN for part in effect.parts):
            return [self.shared(effect, resources)]
        if effect.tag == SEQ:  # Goods of choice come first, as on the board.
            ordered = sorted(effect.parts, key=lambda part: part.tag != ANY)
            return [item for part in ordered for item in self.items(part, resources)]
        return super().items(effect, resources)

    def gains(self, amounts: list[tuple[str, int]]) -> list[str]:
        """Several single things are just named: „złoto, drewno, kamień”."""
        if len(amounts) > 1 and all(n == 1 for _, n in amounts):
            return [self.named(name) for name, _ in amounts]
        return super().gains(amounts)

    def gain(self, name: str, n: int) -> str:
        return self.named(name) if n == 1 and name == "plus2" else super().gain(name, n)

    def named(self, name: str) -> str:
        return self.sayings.nouns[name].form(1, self.lang, NOMINATIVE)

    def any_good(self, n: int) -> str:
        return super().any_good(n) if self.wide else word("any", self.lang, self.edition, n=n)

    def special(self, name: str, n: int) -> str:
        if name != "peek":
            return super().special(name, n)
        return word("peek" if self.wide else "peek.short", self.lang, self.edition)

    def together(self, items: list[str]) -> str:
        return ", ".join(items)

    def either(self, ways: list[str]) -> str:
        return (" albo " if self.lang == "pl" else " or ").join(ways)

    def shared(self, effect: Effect, resources: list[str]) -> str:
        """“wood + gold or stone” for wood and gold, or wood and stone."""
        ways = [[int(n) for n in part.amounts] for part in effect.parts]
        both = [min(column) for column in zip(*ways, strict=True)]
        rests = [[n - m for n, m in zip(way, both, strict=True)] for way in ways]
        if any(sum(rest) != 1 for rest in rests):
            return self.either([self.say(way, resources) for way in effect.parts])
        names = "/".join([self.named(resources[rest.index(1)]) for rest in rests])
        common = self.together(self.gains([(name, n) for name, n in zip(resources, both, strict=True) if n]))
        first = common.removeprefix("1\u00a0")
        return f"{first} + {names}" if first else names


def short_effect(effect: Effect, lang: str, edition: int, wide: bool) -> str:
    """An effect for a narrow column: “2 gold”, „2 wybrane, 3 PZ, podgląd”."""
    return _Short(lang, edition, wide).say(effect, RESOURCES)


def _is_exchange(effect: Effect) -> bool:
    """True if one good, whichever, is given for one of each of the others (the Alchemist)."""
    pays: list[list[int]] = []
    for way in effect.parts:
        if way.tag != TRADE or any(part.tag != GAIN for part in way.parts):
            return False
        pay, get = ([int(n) for n in part.amounts] for part in way.parts)
        if sum(pay) != 1 or [p + g for p, g in zip(pay, get, strict=True)] != [1, 1, 1, 0, 0, 0]:
            return False
        pays.append(pay)
    return len(pays) == len(GOODS_NOUNS)
