"""The action book: everything a player can ever say, declared once.

One declaration gives an action its four faces: the dense id (masks, nets), the text (records, logs, tests), the label
(for people, in Polish and English) and the targets (what a front end lights up).
"""

from collections.abc import Sequence
from hashlib import sha256
from typing import Final, final

from palatine.kernel.data import Row
from palatine.kernel.ints import i64


@final
class Domain:
    """The values an argument can have, with their names. `target` is the noun a front end knows them by."""

    def __init__(self, name: str, texts: list[str], en: list[str], pl: list[str], target: str = "") -> None:
        assert len(texts) == len(en) == len(pl), f"domain {name}: every value needs a text and both names"
        assert len(set(texts)) == len(texts), f"domain {name}: texts must differ"
        self.name: Final = name
        self.texts: Final = texts
        self.en: Final = en
        self.pl: Final = pl
        self.target: Final = target
        self.size: Final[int] = len(texts)

    def word(self, value: int, lang: str) -> str:
        """The value's name in a language, or its text when the language is empty."""
        if lang == "pl":
            return self.pl[value]
        return self.en[value] if lang else self.texts[value]

    def value(self, text: str) -> int:
        """The value with this text, or -1."""
        return self.texts.index(text) if text in self.texts else -1


def named(name: str, rows: Sequence[Row], target: str) -> Domain:
    """The cards of a family as values: by their ids and names."""
    return Domain(name, [row.id for row in rows], [row.en for row in rows], [row.pl for row in rows], target)


@final
class Verb:
    """One thing a player can say, with up to four arguments. Ids run through the last argument first."""

    def __init__(self, name: str, base: i64, domains: list[Domain], text: str, en: str, pl: str) -> None:
        self.name: Final = name
        self.base: Final = base
        self.domains: Final = domains
        self.pattern: Final = text
        self.en: Final = en
        self.pl: Final = pl
        sizes = [d.size for d in domains] + [1] * (4 - len(domains))
        self.size: Final[int] = sizes[0] * sizes[1] * sizes[2] * sizes[3]
        self.s1: Final[i64] = sizes[1]
        self.s2: Final[i64] = sizes[2]
        self.s3: Final[i64] = sizes[3]

    def at(self, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> i64:
        """The id of this verb with these arguments."""
        return self.base + ((a * self.s1 + b) * self.s2 + c) * self.s3 + d

    def owns(self, action: i64) -> bool:
        return self.base <= action < self.base + self.size

    def first(self, action: i64) -> i64:
        return (action - self.base) // (self.s1 * self.s2 * self.s3)

    def second(self, action: i64) -> i64:
        return (action - self.base) // (self.s2 * self.s3) % self.s1

    def third(self, action: i64) -> i64:
        return (action - self.base) // self.s3 % self.s2

    def fourth(self, action: i64) -> i64:
        return (action - self.base) % self.s3

    def args(self, action: int) -> list[int]:
        """The arguments, one for each domain."""
        found = [self.first(action), self.second(action), self.third(action), self.fourth(action)]
        return [int(x) for x in found[: len(self.domains)]]


@final
class Chance:
    """A kind of chance: dice or draws, with the names of its outcomes."""

    def __init__(self, name: str, number: i64, domain: Domain, is_dice: bool) -> None:
        self.name: Final = name
        self.number: Final = number
        self.domain: Final = domain
        self.is_dice: Final = is_dice


@final
class ActionBook:
    """All verbs and kinds of chance of one game."""

    def __init__(self) -> None:
        self.verbs: Final[list[Verb]] = []
        self.chances: Final[list[Chance]] = []
        self.count: int = 0

    def verb(self, name: str, domains: list[Domain], en: str, pl: str, text: str = "") -> Verb:
        pattern = text or " ".join([name] + [f"{{{d.name}}}" for d in domains])
        verb = Verb(name, self.count, domains, pattern, en, pl)
        self.verbs.append(verb)
        self.count += verb.size
        return verb

    def chance(self, name: str, domain: Domain, is_dice: bool = False) -> Chance:
        chance = Chance(name, len(self.chances), domain, is_dice)
        self.chances.append(chance)
        return chance

    def verb_of(self, action: int) -> Verb:
        for verb in self.verbs:
            if verb.owns(action):
                return verb
        raise IndexError(f"action {action} is not in 0..{self.count - 1}")

    def say(self, action: int, lang: str, words: dict[str, str]) -> str:
        """The text (no language) or the label of an action; `words` replaces names that only the table knows."""
        verb = self.verb_of(action)
        pattern = verb.pattern if not lang else verb.pl if lang == "pl" else verb.en
        names = {d.name: d.word(value, lang) for d, value in zip(verb.domains, verb.args(action), strict=True)}
        names.update(words)
        return pattern.format(**names)

    def args(self, action: int, words: dict[str, str]) -> dict[str, str]:
        """The arguments by name, as texts; `words` replaces those that only the table knows."""
        verb = self.verb_of(action)
        pairs = zip(verb.domains, verb.args(action), strict=True)
        return {d.name: words.get(d.name, d.texts[value]) for d, value in pairs}

    def targets(self, action: int) -> list[str]:
        """What on the table the action is about, such as `advisor:queen`."""
        verb = self.verb_of(action)
        pairs = zip(verb.domains, verb.args(action), strict=True)
        return [f"{d.target}:{d.texts[value]}" for d, value in pairs if d.target]

    def fingerprint(self) -> str:
        """Changes whenever an id changes its meaning."""
        lines = [f"{verb.name} {' '.join(f'{d.name}{d.texts}' for d in verb.domains)}" for verb in self.verbs]
        lines += [f"{chance.name} {chance.domain.texts}" for chance in self.chances]
        return sha256("\n".join(lines).encode()).hexdigest()[:12]
