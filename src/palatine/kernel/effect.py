"""Effects: one small vocabulary for every card family, written like the printed card.

    2 gold                       gain
    1 any + 1 plus2              both, in this order; `any` is a good of choice
    wood | gold                  one of them, the owner's choice
    vp > 3 any                   may pay what stands left of `>` for what stands right of it
    vp per 2 goods               as often as the count holds
    2 soldiers + peek            a word that is no resource is a special of the game

Cards and data overlays use the same notation; sentences in Polish and English are derived from it.
"""

import re
from collections.abc import Mapping
from typing import Final, final

from palatine.kernel.errors import BadOverlay
from palatine.kernel.ints import i64, mypyc_attr, vec
from palatine.kernel.speech import ACCUSATIVE, CASES, NOMINATIVE, Noun, either, listed

GAIN: Final = 0
ANY: Final = 1
SEQ: Final = 2
EITHER: Final = 3
TRADE: Final = 4
PER: Final = 5
SPECIAL: Final = 6

_ITEM: Final = re.compile(r"(?:(\d{1,2})\s+)?([a-z_][a-z0-9_]*)")


@final
class Effect:
    """A frozen tree. `path` names it for saves; `number` is its place in the list that frames refer to."""

    def __init__(
        self, path: str, number: i64, tag: i64, amounts: list[int], count: i64, parts: "list[Effect]", name: str
    ) -> None:
        self.path: Final = path
        self.number: Final = number
        self.tag: Final = tag
        self.amounts: Final[vec[i64]] = vec[i64]([i64(n) for n in amounts])
        self.count: Final = count
        self.parts: Final = parts
        self.name: Final = name

    def ways(self) -> "list[Effect]":
        """What the owner picks from: the alternatives, or the one thing itself."""
        return self.parts if self.tag == EITHER else [self]

    def things(self) -> "list[Effect]":
        """What comes one after another: the parts of a sequence, or the one thing itself."""
        return self.parts if self.tag == SEQ else [self]

    def is_offer(self) -> bool:
        """True if it asks for a payment, and so may be declined."""
        return self.tag == TRADE or (self.tag == EITHER and self.parts[0].tag == TRADE)


@final
class Vocabulary:
    """The words of one place on a card: resources, goods of choice (at most so many at once), specials, counts.

    A `plain` one knows no alternatives, trades and counts: for prices and losses.
    """

    def __init__(
        self, resources: list[str], most_any: int = 0, specials: list[str] | None = None,
        counts: list[str] | None = None, plain: bool = False,
    ) -> None:  # fmt: skip
        self.resources: Final = resources
        self.most_any: Final = most_any
        self.specials: Final = specials or []
        self.counts: Final = counts or []
        self.plain: Final = plain
        self.effects: Final[list[Effect]] = []

    def read(self, text: str, path: str) -> Effect:
        """The effect written in this notation; an empty text is the effect that does nothing."""
        if not text.strip():
            return self._add(path, SEQ, [], 0, [])
        if self.plain and any([mark in text for mark in ("|", ">", " per ")]):
            raise self._unknown(text, path)
        return self._either(text.strip(), path)

    def by_path(self, path: str) -> Effect | None:
        for effect in self.effects:
            if effect.path == path:
                return effect
        return None

    def _add(self, path: str, tag: i64, amounts: list[int], count: int, parts: list[Effect], name: str = "") -> Effect:
        effect = Effect(path, len(self.effects), tag, amounts, count, parts, name)
        self.effects.append(effect)
        return effect

    def _either(self, text: str, path: str) -> Effect:
        texts = text.split("|")
        if len(texts) == 1:
            return self._trade(text, path)
        parts = [self._trade(part, f"{path}.{i + 1}") for i, part in enumerate(texts)]
        trades = [part for part in parts if part.tag == TRADE]
        if len(trades) not in (0, len(parts)):
            raise _refused(path, text, "mixes trades with gifts", "miesza wymiany z podarunkami")
        gains = [part for part in parts if part.tag in (GAIN, ANY)]
        if len({_price(gain) for gain in gains}) < len(gains):
            raise _refused(path, text, "offers the same thing twice", "oferuje dwa razy to samo")
        if len({_price(trade.parts[0]) for trade in trades}) < len(trades):
            raise _refused(path, text, "offers two things at the same price", "oferuje dwie rzeczy w tej samej cenie")
        return self._add(path, EITHER, [], 0, parts)

    def _trade(self, text: str, path: str) -> Effect:
        cost, arrow, reward = text.partition(">")
        if not arrow:
            return self._seq(text, path)
        price = self._seq(cost, f"{path}.pay")
        if price.tag not in (GAIN, ANY):
            raise _refused(path, text, "has a price of more than one kind", "ma cenę więcej niż jednego rodzaju")
        return self._add(path, TRADE, [], 0, [price, self._seq(reward, f"{path}.get")])

    def _seq(self, text: str, path: str) -> Effect:
        """Things joined by `+`: plain gains together and first, then the rest in the order written."""
        amounts = [0] * len(self.resources)
        others: list[str] = []
        for item in text.split("+"):
            if " per " in item:
                others.append(item)
                continue
            number, name = self._item(item, path)
            if name in self.resources:
                amounts[self.resources.index(name)] += number
            elif name in self.specials or (name == "any" and number <= self.most_any):
                others.append(item)
            else:
                raise self._unknown(item, path)
        alone = (1 if sum(amounts) else 0) + len(others) == 1
        parts: list[Effect] = []
        if sum(amounts):
            parts.append(self._add(path if alone else f"{path}.gain", GAIN, amounts, 0, []))
        for i, item in enumerate(others):
            name = str(i + 1) if " per " in item else item.split()[-1]
            parts.append(self._other(item, path if alone else f"{path}.{name}"))
        return parts[0] if alone else self._add(path, SEQ, [], 0, parts)

    def _other(self, text: str, path: str) -> Effect:
        """Goods of choice, a special, or a gain for each of something."""
        what, per, measure = text.partition(" per ")
        if per:
            number, name = self._item(measure, path)
            if name not in self.counts:
                raise self._unknown(measure, path)
            each = self._seq(what, f"{path}.each")
            if each.tag != GAIN:
                raise _refused(path, text, "counts no plain gain", "nie liczy zwykłego zysku")
            return self._add(path, PER, [], number, [each], name)
        number, name = self._item(text, path)
        return self._add(path, ANY if name == "any" else SPECIAL, [], number, [], name)

    def _item(self, text: str, path: str) -> tuple[int, str]:
        found = _ITEM.fullmatch(text.strip())
        if found is None:
            raise self._unknown(text, path)
        number = int(found.group(1) or 1)
        if number == 0:
            raise self._unknown(text, path)
        return number, found.group(2)

    def _unknown(self, text: str, path: str) -> BadOverlay:
        known = [*self.resources, *self.specials] + ([f"any (at most {self.most_any})"] if self.most_any else [])
        words = ", ".join(known)
        joined = "+" if self.plain else "+ | > per"
        return _refused(
            path,
            text,
            f"cannot stand here; words: {words}, each with a number from 1 before it, joined by {joined}",
            f"nie może tu stać; słowa: {words}, przed każdym liczba od 1, spójniki: {joined}",
        )


def _price(cost: Effect) -> str:
    return f"any {cost.count}" if cost.tag == ANY else str([int(n) for n in cost.amounts])


def _refused(path: str, text: str, en: str, pl: str) -> BadOverlay:
    return BadOverlay(f"{path}: “{text.strip()}” {en}", f"{path}: „{text.strip()}” {pl}")


@mypyc_attr(allow_interpreted_subclasses=True)
class Style:
    """One way to put effects: in full (`form` is a case), in few words (`BRIEF`), as icons.

    The walk over an effect stands here and nowhere else. A style tells how a resource, a special and a count read;
    beside the cases, which have their grammar, `marks` stand between things, between ways, and before what one gets.
    """

    def __init__(self, lang: str, form: str, marks: tuple[str, str, str] = (", ", " | ", " → ")) -> None:
        self.lang: Final = lang
        self.form: Final = form
        self.marks: Final = marks
        self.at: Final = 1 if lang == "pl" else 0
        """Where a pair of English and Polish has the word."""

    def say(self, effect: Effect, resources: list[str]) -> str:
        """The effect as a phrase; nothing at all is an empty text."""
        return self.together(self.items(effect, resources))

    def items(self, effect: Effect, resources: list[str]) -> list[str]:
        """The things of an effect one by one, so that a list within a list has one “and” only."""
        if effect.tag == GAIN:
            return self.gains([(name, int(n)) for name, n in zip(resources, effect.amounts, strict=True) if n])
        if effect.tag == ANY:
            return [self.any_good(int(effect.count))]
        if effect.tag == SPECIAL:
            return [self.special(effect.name, int(effect.count))]
        if effect.tag == SEQ:
            return [item for part in effect.parts for item in self.items(part, resources)]
        said = [self.say(part, resources) for part in effect.parts]
        if effect.tag == EITHER:
            return [self.either(said)]
        if effect.tag == TRADE:
            return [self.trade(said[0], said[1])]
        return [self.per(said[0], effect.name, int(effect.count))]

    def gains(self, amounts: list[tuple[str, int]]) -> list[str]:
        return [self.gain(name, n) for name, n in amounts]

    def gain(self, name: str, n: int) -> str:
        raise NotImplementedError

    def any_good(self, n: int) -> str:
        raise NotImplementedError

    def special(self, name: str, n: int) -> str:
        raise NotImplementedError

    def per(self, each: str, name: str, n: int) -> str:
        raise NotImplementedError

    def together(self, items: list[str]) -> str:
        return listed(items, self.lang) if self.form in CASES else self.marks[0].join(items)

    def either(self, ways: list[str]) -> str:
        return either(ways, self.lang) if self.form in CASES else self.marks[1].join(ways)

    def trade(self, pay: str, get: str) -> str:
        """After a verb “2 gold for 1 wood”; in a bracket or on a card as it is printed, “1 wood → 2 gold”."""
        if self.form == ACCUSATIVE:
            return f"{get} za {pay}" if self.lang == "pl" else f"{get} for {pay}"
        return f"{pay}{self.marks[2]}{get}"


@final
class Sayings:
    """How a game's effects read: a noun for each resource, a phrase for each special and each count (`{n}` in them).

    The phrase of a special is English, Polish in the accusative and, where it differs, Polish in the nominative; a
    special that is counted like a resource is a noun too.
    """

    def __init__(
        self,
        nouns: dict[str, Noun],
        any_good: Noun,
        specials: Mapping[str, tuple[str, ...] | Noun],
        counts: Mapping[str, tuple[str, str]],
    ) -> None:
        self.nouns: Final = nouns
        self.any_good: Final = any_good
        self.specials: Final = specials
        self.counts: Final = counts

    def describe(self, effect: Effect, resources: list[str], lang: str, case: str = ACCUSATIVE) -> str:
        """The effect as a phrase of a sentence."""
        return InFull(self, lang, case).say(effect, resources) or ("nic" if lang == "pl" else "nothing")


@mypyc_attr(allow_interpreted_subclasses=True)
class InFull(Style):
    """Effects in sentences and on cards, by the sayings of a game."""

    def __init__(self, sayings: Sayings, lang: str, case: str) -> None:
        super().__init__(lang, case)
        self.sayings: Final = sayings

    def gain(self, name: str, n: int) -> str:
        return self.sayings.nouns[name].count(n, self.lang, self.form)

    def any_good(self, n: int) -> str:
        return self.sayings.any_good.count(n, self.lang, self.form)

    def special(self, name: str, n: int) -> str:
        said = self.sayings.specials[name]
        if isinstance(said, Noun):
            return said.count(n, self.lang, self.form)
        phrase = said[0] if self.lang != "pl" else said[-1] if self.form == NOMINATIVE else said[1]
        return phrase.format(n=n)

    def per(self, each: str, name: str, n: int) -> str:
        return f"{each} {self.sayings.counts[name][self.at].format(n=n)}"
