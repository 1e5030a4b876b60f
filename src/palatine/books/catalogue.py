"""The catalogue of a table: everything that can be a target or stand in a view, as data that a front end draws from.

Nothing here is written for a screen: names, prices, points and sources come from the rows of the box, icons from the
effects on them, sentences from the games' own sayings. So a card can never show what it does not do.
"""

import re
from collections.abc import Callable, Sequence
from typing import Final, final

from palatine.books.rulebook import ID, rules_naming, rules_text
from palatine.kernel.data import OVERLAY, SOURCES, Family, Row
from palatine.kernel.effect import GAIN, Effect, Style, Vocabulary
from palatine.kernel.speech import Noun
from palatine.kernel.table import Table

Said = dict[str, str]
"""A text in both languages, by `en` and `pl`."""
Token = dict[str, object]
"""One sign of the icon grammar; docs/catalogue.md lists them."""

_OPERATIONS: Final = {"->": "to", "|": "or", "-": "pay", "?": "if", "=": "equal", "vs": "versus"}
_COUNTED: Final = {"/": "per", "<=": "at_most", ">=": "at_least"}
_SIGN: Final = re.compile(r"\{([^~}]*)~([^}]*)\}|(/|<=|>=)(\d+)|(\+?)([a-z][a-z0-9_-]*)(?::(-?\d+))?")
_NUMBER: Final = re.compile(r"(?:(?<=[:/=])|(?<=:-))n\b")
_PARTS: Final = re.compile(r"\{[^}]*\}|\S+")


def said(en: str, pl: str) -> Said:
    return {"en": en, "pl": pl}


def both(tell: Callable[..., str], *about: object, **words: object) -> Said:
    """A saying of a game in both languages."""
    return said(tell(*about, lang="en", **words), tell(*about, lang="pl", **words))


def signs(text: str, n: int = 1) -> list[Token]:
    """Icons in a short notation: `- vp -> any-good:3` pays a point for three goods; `:n` stands for a number."""
    found: list[Token] = []
    for part in _PARTS.findall(_NUMBER.sub(str(n), text)):
        if part in _OPERATIONS:
            found.append({"op": _OPERATIONS[part]})
            continue
        sign = _SIGN.fullmatch(part)
        assert sign is not None, f"{part!r} is no sign"
        en, pl, counted, number, plus, icon, count = sign.groups()
        if counted:
            found.append({"op": _COUNTED[counted], "count": int(number)})
        elif icon:
            token: Token = {"icon": icon, "count": int(count or 1)}
            found.append({**token, "signed": True} if plus else token)
        else:
            found.append({"op": "word", "en": en, "pl": pl})
    return found


@final
class Icons(Style):
    """The icons of one game, a style of effects: of resources, goods of choice, specials and counts, in signs."""

    def __init__(
        self, resources: dict[str, str], any_good: str, specials: dict[str, str], counts: dict[str, str]
    ) -> None:
        super().__init__("", "icons", (" ", " | ", " -> "))
        self.resources: Final = resources
        self.choice: Final = any_good
        self.specials: Final = specials
        self.counts: Final = counts

    def gain(self, name: str, n: int) -> str:
        return f"{self.resources[name]}:{n}"

    def any_good(self, n: int) -> str:
        return f"{self.choice}:{n}"

    def special(self, name: str, n: int) -> str:
        return _NUMBER.sub(str(n), self.specials[name])

    def per(self, each: str, name: str, n: int) -> str:
        counted = self.counts[name]
        return f"{each} {counted}" if counted.startswith("? ") else f"{each} /{n} {counted}"

    def trade(self, pay: str, get: str) -> str:
        return f"- {super().trade(pay, get)}"

    def tokens(self, effect: Effect, resources: list[str], sign: int = 1) -> list[Token]:
        """An effect over these resources; `sign` is −1 for what is lost."""
        found = signs(self.say(effect, resources))
        return found if sign > 0 else [{**token, "count": -int(str(token["count"]))} for token in found]

    def read(self, words: Vocabulary, text: str, sign: int = 1) -> list[Token]:
        """The icons of a text in the notation of effects."""
        return self.tokens(words.read(text, "catalogue"), words.resources, sign)


def counts_of(words: Vocabulary, text: str) -> dict[str, int]:
    """A plain text such as `2 gold + stone` as counts by name; goods of choice and specials under their own names."""
    found: dict[str, int] = {}
    for part in words.read(text, "catalogue").things():
        if part.tag == GAIN:
            found.update({name: int(n) for name, n in zip(words.resources, part.amounts, strict=True) if n})
        else:
            found[part.name] = int(part.count)
    return found


def doing(
    when: str, tokens: list[Token], text: Said | None = None, trigger: str | list[Token] = "", field: str = ""
) -> dict[str, object]:
    """One thing a card does: its moment, the icons of what starts it, the icons of what follows, the row's field."""
    start = signs(trigger) if isinstance(trigger, str) else trigger
    return {"when": when, "field": field or when, "trigger": start, "tokens": tokens, "text": text or said("", "")}


def forms(noun: Noun) -> dict[str, list[str]]:
    """A counted noun: English one/other, Polish one/few/many (accusative)."""
    return {"en": [noun.en_one, noun.en_other], "pl": [noun.pl_one, noun.pl_few, noun.pl_many]}


def families_of(table: Table) -> list[Family]:
    """The families as this table plays them, its overlay included."""
    found: list[Family] = []
    for family in table.game.families(table.chosen):
        changes = table.overlay.get(family.name, {})
        assert isinstance(changes, dict)
        found.append(family.overlaid(changes))
    return found


def holds(scope: dict[str, object], table: Table) -> bool:
    """Whether a chapter with this scope holds at a table: by its number of seats, or by a choice of its options."""
    seats = scope.get("seats")
    if isinstance(seats, list):
        return int(table.seat_count) in seats
    option = next(option for option in table.game.options if option.name == scope["option"])
    chosen = table.chosen[option.name]
    if scope["value"] == "any":
        return chosen != option.default
    return scope["value"] in chosen if isinstance(chosen, list) else scope["value"] == chosen


@final
class Catalogue:
    """Gathers the things of one table. A game adds its families, its words and the facts of its boards."""

    def __init__(self, table: Table, chapters: dict[str, dict[str, object]]) -> None:
        """`chapters` of the rules that hold only at some tables, each with its scope."""
        self.table: Final = table
        silent = [chapter for chapter, scope in chapters.items() if not holds(scope, table)]
        items = rules_text(table.game.name, "en")
        self.silent: Final = {str(item["id"]) for item in items if item["chapter"] in silent}
        """Rules that do not hold at this table."""
        self.things: Final[dict[str, dict[str, object]]] = {}
        self.aliases: Final[dict[str, str]] = {}
        self.ids: Final[dict[str, str]] = {}
        self.families: Final[dict[str, dict[str, object]]] = {}
        self.words: Final[dict[str, Said]] = {}
        self.layout: Final[dict[str, object]] = {}

    def family(self, name: str, names: Said, icon: str) -> None:
        self.families[name] = {"name": names, "icon": icon, "keys": []}

    def add(
        self,
        family: str,
        noun: str,
        row: Row,
        icon: str,
        facts: dict[str, object] | None = None,
        cost: dict[str, int] | None = None,
        vp: int | None = None,
        effects: list[dict[str, object]] | None = None,
        text: Said | None = None,
        rules: Sequence[str] = (),
        copies: int | None = 1,
        ours: Sequence[str] = (),
        aliases: Sequence[str] = (),
        elsewhere: tuple[str, ...] = (),
    ) -> str:
        """One thing from its row. `ours`: the fields whose values no source tells, unless an overlay does.

        `elsewhere` begins the ids of rules that speak of something else with the same name.
        """
        key = f"{noun}:{row.id}"
        changed = self._changed(family, row)
        about = [id for id in rules_naming(self.table.game.name, row.en) if id not in self.silent]
        named = [id for id in about if not elsewhere or not id.startswith(elsewhere)]
        noted = [*rules, *ID.findall(row.note[0]), *named]
        self.things[key] = {
            "key": key,
            "id": row.id,
            "family": family,
            "name": said(row.en, row.pl),
            "icon": icon,
            "facts": facts or {},
            "cost": cost,
            "vp": vp,
            "effects": effects or [],
            "text": text or said("", ""),
            "rules": list(dict.fromkeys(noted)),
            "copies": copies,
            "source": row.source,
            "reconstructed": [field for field in ours if field not in changed],
            "overlaid": changed,
            "note": said(*row.note) if row.note[0] else None,
        }
        assert row.id not in self.ids, f"{row.id} means two things"
        self.ids[row.id] = key
        self._list(family, key)
        for other in aliases:
            self.aliases[f"{other}:{row.id}"] = key
        return key

    def piece(
        self, family: str, noun: str, id: str, names: Said, icon: str, facts: dict[str, object] | None = None,
        rules: Sequence[str] = (), is_named: bool = True,
    ) -> str:  # fmt: skip
        """A thing without a row: a die, a seat, a resource. `is_named`: its id alone says what it is."""
        key = f"{noun}:{id}"
        self.things[key] = {
            "key": key, "id": id, "family": family, "name": names, "icon": icon, "facts": facts or {}, "cost": None,
            "vp": None, "effects": [], "text": said("", ""), "rules": list(rules), "copies": None,
            "source": "rulebook", "reconstructed": [], "overlaid": [], "note": None,
        }  # fmt: skip
        if is_named:
            assert id not in self.ids, f"{id} means two things"
            self.ids[id] = key
        self._list(family, key)
        return key

    def seats(self) -> None:
        """Players, as targets name them: by number, from 1."""
        self.family("seats", said("Players", "Gracze"), "user")
        for n in range(1, int(self.table.seat_count) + 1):
            self.piece("seats", "seat", str(n), said(f"Player {n}", f"Gracz {n}"), "user", {"seat": n - 1}, (), False)

    def _list(self, family: str, key: str) -> None:
        keys = self.families[family]["keys"]
        assert isinstance(keys, list)
        keys.append(key)

    def _changed(self, family: str, row: Row) -> list[str]:
        """The fields of a row that the table's overlay replaces."""
        changes = self.table.overlay.get(family, {})
        assert isinstance(changes, dict)
        return sorted(changes.get(row.id, {})) if row.source == OVERLAY else []

    def as_data(self) -> dict[str, object]:
        game, overlay = self.table.game, self.table.overlay
        return {
            "game": game.name,
            "rules": int(self.table.rules),
            "seats": int(self.table.seat_count),
            "options": dict(self.table.chosen),
            "overlay": str(overlay["name"]) if overlay else None,
            "things": self.things,
            "aliases": self.aliases,
            "ids": self.ids,
            "families": self.families,
            "words": self.words,
            "sources": {source: said(*sentences) for source, sentences in SOURCES.items()},
            "layout": self.layout,
        }
