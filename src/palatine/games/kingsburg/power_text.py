"""What cards, tiles and buildings do, in our own words: made from their fields, so that a changed value is said too."""

from typing import Final

from palatine.games.kingsburg.actions import ALL_POWERS
from palatine.games.kingsburg.components import COLUMNS, ENEMY_DATIVES, ENEMY_NAMES, ENEMY_TYPES, PLUS2, VP
from palatine.games.kingsburg.destiny_components import DESTINY
from palatine.games.kingsburg.families import all_words, enemy_words
from palatine.games.kingsburg.headings import MOMENTS
from palatine.games.kingsburg.own_text import OWN
from palatine.games.kingsburg.power_components import COSTS, IF, entry_of, told_fields
from palatine.games.kingsburg.prompt_text import verb_of
from palatine.games.kingsburg.source_text import capital
from palatine.games.kingsburg.text import POINT_NOUN, Terms
from palatine.games.kingsburg.whim_components import WHIMS
from palatine.kernel.data import Row
from palatine.kernel.effect import ANY, GAIN, Effect
from palatine.kernel.speech import ROMAN, Noun, bound, either, listed, number, signed

_PRINTED: Final = {row.id: row for row in (*ALL_POWERS, *WHIMS)}
_FOR_ALL: Final = {row.id for row in DESTINY}
_SEASONS: Final = {"spring": "każdej wiosny", "summer": "każdego lata", "autumn": "każdej jesieni"}
_PAY: Final = (
    # what may be paid, what must
    ("you may pay {pay} for {get}", "możesz oddać {pay} za {get}"),
    ("you must pay {pay} for {get}", "musisz oddać {pay} za {get}"),
)
_SWAP: Final = (("you may swap {pay} for {get}", "możesz wymienić {pay} na {get}"), _PAY[1])
_NOTHING: Final = ("No effect; worth its VP only.", "Bez efektu – daje tylko PZ.")


class _Number:
    """A number in a sentence; how it is told stands behind the colon (see `Field`)."""

    def __init__(self, n: int, terms: Terms, lang: str) -> None:
        self.n: Final = n
        self.lang: Final = lang
        self.nouns: Final = {
            "vp": POINT_NOUN, "good": terms.good, "any_good": terms.any_good, "soldier": terms.soldier,
        }  # fmt: skip

    def __format__(self, told: str) -> str:
        if told in self.nouns:
            return self.nouns[told].count(self.n, self.lang)
        if "|" in told:
            one, *others = told.split("|")
            noun = Noun(one, others[-1], one, others[0], others[-1])
            return noun.form(self.n, self.lang).replace("#", number(self.n))
        if "/" in told:
            return told.split("/")[0 if self.n >= 0 else 1]
        shown = {"": number(self.n), "+": signed(self.n), "abs": str(abs(self.n)), "next": str(self.n + 1)}
        return shown[told]


class _Filling(dict[str, object]):
    """What the sentence of a field is filled with: the row's values, and phrases that several fields make together."""

    def __init__(self, row: Row, field: str, terms: Terms, lang: str) -> None:
        super().__init__()
        self.row: Final = row
        self.field: Final = field
        self.terms: Final = terms
        self.lang: Final = lang
        self.at: Final = 1 if lang == "pl" else 0

    def __missing__(self, name: str) -> object:
        if name == "seasons":
            return self.row.text(name)
        if name in ("season", "in_season"):
            named = self.row.text("seasons")
            if self.lang != "pl":
                return f"each {named or 'productive season'}"
            return _SEASONS.get(named) or (self.terms.of_each_season if name == "season" else self.terms.in_each_season)
        if name == "years":
            years = [ROMAN[int(year)] for year in self.row.text("years").split()]
            one, several, always = (("year", "years", "the year"), ("roku", "lat", "roku"))[self.at]
            return f"{several if len(years) > 1 else one} {listed(years, self.lang)}" if years else always
        if name == "columns":
            column = self.row.integer("discount_from_column") or self.row.integer(self.field)
            one, several = (("column", "columns"), ("kolumny", "kolumn"))[self.at]
            columns = ROMAN[column : COLUMNS + 1]
            return f"{several if len(columns) > 1 else one} {listed([*columns], self.lang)}"
        if name == "do":
            return self._doing(all_words().read(self.row.text(self.field), self.field))
        if name == "but":
            return self._but()
        value = self.row.fields[self.field if name == "n" else name]
        if isinstance(value, int):
            return _Number(value, self.terms, self.lang)
        return "; ".join(self._versus()) if self.field == "versus" else self._effect(str(value))

    def _effect(self, text: str) -> str:
        return self.terms.effect(all_words().read(text, self.field), self.lang)

    def _doing(self, effect: Effect) -> str:
        """What an effect gives, or asks and gives, to the player who is addressed."""
        condition = IF[self.row.text("if")][self.at] if self.row.text("if") else ""
        shared = self.terms.shared_reward(effect) if len(effect.ways()) > 1 else None
        if effect.is_offer() and (shared is not None or len(effect.ways()) == 1):
            get = shared or effect.parts[1]
            pays = either([self.terms.price(way.parts[0], self.lang) for way in effect.ways()], self.lang)
            swaps = all(_is_of_goods(part) for way in effect.ways() for part in (way.parts[0], get))
            verbs = _SWAP if swaps else _PAY
            told = verbs[self.row.integer("must")][self.at].format(pay=pays, get=self.terms.effect(get, self.lang))
        else:
            may = effect.is_offer() or self.row.integer("may")
            told = f"{verb_of(effect, 'may' if may else 'card', self.lang)} {self.terms.effect(effect, self.lang)}"
            told = (f"you may {told}", f"możesz {told}")[self.at] if may else told
        once = (", each once per game", ", każde raz na grę")[self.at] if self.row.integer("once_each") else ""
        return f"{told}{once}{condition}"

    def _but(self) -> str:
        """KB-13.2 The value against one type replaces the normal one."""
        but = "".join([f" {told}" for told in self._versus()])
        if self.row.integer("battle_up_to"):
            limit = self.row.integer("battle_up_to")
            but += (
                f" against enemies whose printed strength is {limit} or less",
                f", jeśli wydrukowana siła wroga nie przekracza {limit}",
            )[self.at]
        if self.row.text("useless_against"):
            kinds = listed([self._enemy(kind) for kind in self.row.text("useless_against").split()], self.lang)
            but += (f", but +0 against {kinds}", f", lecz +0 przeciw {kinds}")[self.at]
        return but

    def _versus(self) -> list[str]:
        text = self.row.text("versus")
        if not text:
            return []
        amounts = enemy_words().read(text, self.row.id).amounts
        pattern = ("{n} in battle, only against {enemy}", "{n} w bitwie, tylko przeciw {enemy}")
        if self.row.integer("battle"):
            pattern = ("({n} against {enemy})", "({n} przeciw {enemy})")
        return [
            pattern[self.at].format(n=signed(int(n)), enemy=self._enemy(kind))
            for kind, n in zip(ENEMY_TYPES, amounts, strict=True)
            if n
        ]

    def _enemy(self, kind: str) -> str:
        return ENEMY_DATIVES[kind] if self.lang == "pl" else ENEMY_NAMES[kind][0]


def _is_of_goods(effect: Effect) -> bool:
    return effect.tag == ANY or (effect.tag == GAIN and not any(effect.amounts[kind] for kind in range(PLUS2, VP + 1)))


def power_text(row: Row, terms: Terms, lang: str) -> str:
    """What a card, tile or building does: its own sentence while that holds, and what else its fields say."""
    at = 1 if lang == "pl" else 0
    if row.id not in _PRINTED:  # a scenario
        return bound(OWN[row.id][at], lang)
    printed = _PRINTED[row.id].fields
    own = OWN.get(row.id, ("", ""))[at]
    told = told_fields(row)
    changed = [name for name in row.fields if name in printed and row.fields[name] != printed[name]]
    holds = bool(own) and not [name for name in changed if name not in COSTS and f"{{{name}" not in own]
    parts = [own.format_map(_Filling(row, "", terms, lang)).rstrip(".")] if holds else []
    parts += [_clause(row, field, terms, lang) for field in told if not (holds and field in printed)]
    return bound(f"{capital('; '.join(parts))}.", lang) if parts else _NOTHING[at]


def _clause(row: Row, field: str, terms: Terms, lang: str) -> str:
    """What one field says. A destiny card holds for everybody (KB-17.1)."""
    entry = entry_of(row, field)
    pattern = entry.en if lang != "pl" else entry.first if entry.first and terms.edition == 1 else entry.pl
    told = pattern.format_map(_Filling(row, field, terms, lang))
    if field in MOMENTS and row.id in _FOR_ALL:
        return f"dla każdego: {told}" if lang == "pl" else f"for everybody: {told}"
    return told
