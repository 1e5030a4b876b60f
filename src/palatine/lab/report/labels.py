"""What things and sources of points are called, from the catalogue of the game."""

from typing import Any

from palatine import api
from palatine.lab.report.voice import Voice
from palatine.lab.study import Plan
from palatine.lab.subjects import subjects_of


class Labels:
    """The names of one game in one language."""

    def __init__(self, voice: Voice, plan: Plan) -> None:
        book: Any = api.catalogue(plan.game, plan.options, plan.overlay, plan.seats)
        things = book["things"]
        rows = things.values() if isinstance(things, dict) else things
        self._voice = voice
        self._ids: dict[str, str] = book["ids"]
        self._words: dict[str, Any] = book["words"]
        self._names = {row["key"]: voice.named(row["name"], row["id"]) for row in rows}
        self._families = {key: name for name, family in book["families"].items() for key in family["keys"]}
        self._titles = {name: voice.named(family["name"], name) for name, family in book["families"].items()}
        self._order = {key: at for at, key in enumerate(self._families)}
        subjects = subjects_of(plan.game).subjects
        self._ways = {subject.way: voice.of(subject.said) for subject in subjects}
        ways = {subject.whole: subject.way for subject in subjects if subject.whole}
        by_key = {key: name for name, key in self._ids.items()}
        self.whole = [
            f"{ways[family]}/{by_key[key]}"
            for key, family in self._families.items()
            if family in ways and key in by_key
        ]
        """Everything that can be taken in every game, whether anybody did or not."""

    def name(self, thing: str) -> str:
        """A thing of the log, `way/id`, as people call it."""
        one = thing.partition("/")[2]
        return self._names.get(self._ids.get(one, ""), one)

    def group(self, thing: str) -> tuple[str, str]:
        """The way and the family of a thing: what is shown together."""
        way, _, one = thing.partition("/")
        return way, self._families.get(self._ids.get(one, ""), "")

    def group_title(self, group: tuple[str, str]) -> str:
        way, family = group
        return f"{self._titles.get(family, family)}: {self._ways[way]}"

    def source(self, source: str) -> str:
        return self._voice.named(self._words.get(f"points.{source}"), source)

    def ordered(self, sources: list[str]) -> list[str]:
        """Sources of points in the order of the score sheet."""
        order = [word.removeprefix("points.") for word in self._words if word.startswith("points.")]
        return sorted(sources, key=lambda source: (order.index(source) if source in order else len(order), source))

    def place(self, thing: str) -> int:
        """Where a thing stands in the rules."""
        return self._order.get(self._ids.get(thing.partition("/")[2], ""), len(self._order))
