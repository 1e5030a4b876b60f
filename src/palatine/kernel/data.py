"""Card rows with the mark of their source, and data from outside: overlays and hand-made positions.

A row is the printed card. An overlay is a file that replaces values of rows; it is data, checked field by field against
the family it speaks of, never code.
"""

from typing import Final, final

from palatine.kernel.effect import Vocabulary
from palatine.kernel.errors import BadOverlay, BadPosition
from palatine.kernel.speech import quoted

RULEBOOK: Final = "rulebook"
PUBLIC: Final = "public"
ASSUMED: Final = "assumed"
RECONSTRUCTED: Final = "reconstructed"
OVERLAY: Final = "overlay"

SOURCES: Final = {
    RULEBOOK: ("stated in the Polish rulebook", "podane w polskiej instrukcji"),
    PUBLIC: ("from public listings", "z publicznych zestawień"),
    ASSUMED: ("assumed equal to the other edition", "przyjęte jak w innej edycji tej gry"),
    RECONSTRUCTED: ("our own balanced value, no source was found", "nasza wyważona wartość, źródła nie znaleziono"),
    OVERLAY: ("from your data overlay", "z twojej nakładki danych"),
}


@final
class Row:
    """One card, space or building: its names, its printed values, where they come from."""

    def __init__(
        self, id: str, en: str, pl: str, fields: dict[str, object], source: str, note: tuple[str, str] = ("", "")
    ) -> None:
        assert source in SOURCES, f"{id}: unknown source {source}"
        self.id: Final = id
        self.en: Final = en
        self.pl: Final = pl
        self.fields: Final = fields
        self.source: Final = source
        self.note: Final = note
        """A remark on the figures, in English and Polish."""

    def name(self, lang: str) -> str:
        return self.pl if lang == "pl" else self.en

    def integer(self, field: str) -> int:
        value = self.fields.get(field, 0)
        assert isinstance(value, int)
        return value

    def text(self, field: str) -> str:
        value = self.fields.get(field, "")
        assert isinstance(value, str)
        return value

    def described(self) -> dict[str, object]:
        return {
            "id": self.id,
            "en": self.en,
            "pl": self.pl,
            **self.fields,
            "source": self.source,
            "note": list(self.note),
        }


@final
class Family:
    """Rows of one kind, and what an overlay may say of them: numbers within bounds, or effects in a vocabulary."""

    def __init__(
        self, name: str, rows: list[Row], numbers: dict[str, tuple[int, int]], effects: dict[str, Vocabulary]
    ) -> None:
        self.name: Final = name
        self.rows: Final = rows
        self.numbers: Final = numbers
        self.effects: Final = effects

    def overlaid(self, changes: dict[str, dict[str, object]]) -> "Family":
        """The family with these values replaced; every changed row is marked."""
        rows = [
            Row(r.id, r.en, r.pl, {**r.fields, **changes[r.id]}, OVERLAY, r.note) if r.id in changes else r
            for r in self.rows
        ]
        return Family(self.name, rows, self.numbers, self.effects)

    def checked(self, changes: object) -> dict[str, dict[str, object]]:
        """The changes of an overlay, if every row and every value exists and fits."""
        ids = [row.id for row in self.rows]
        result: dict[str, dict[str, object]] = {}
        for id, values in _table(changes, self.name).items():
            if id not in ids:
                raise _bad(f"{self.name}.{id}", "no such row; the rows are: ", "nie ma takiego wiersza; wiersze: ", ids)
            fields = _table(values, f"{self.name}.{id}")
            for field, value in fields.items():
                self._check(f"{self.name}.{id}.{field}", field, value)
            result[id] = fields
        return result

    def _check(self, path: str, field: str, value: object) -> None:
        if field in self.numbers:
            low, high = self.numbers[field]
            if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
                raise BadOverlay(
                    f"{path}: {quoted(value, 'en')} must be a whole number from {low} to {high}",
                    f"{path}: {quoted(value, 'pl')} musi być liczbą całkowitą od {low} do {high}",
                )
        elif field in self.effects:
            if not isinstance(value, str):
                raise BadOverlay(
                    f"{path}: {quoted(value, 'en')} must be a text such as “2 gold + 1 wood”",
                    f"{path}: {quoted(value, 'pl')} musi być tekstem, na przykład „2 gold + 1 wood”",
                )
            self.effects[field].read(value, path)
        else:
            fields = sorted([*self.numbers, *self.effects])
            raise _bad(path, "no such field; the fields are: ", "nie ma takiego pola; pola: ", fields)


def checked_overlay(game: str, families: list[Family], overlay: dict[str, object]) -> dict[str, object]:
    """An overlay in its plain form, or an error that names the place."""
    if overlay.get("game") != game:
        raise BadOverlay(
            f"this overlay is for {quoted(overlay.get('game'), 'en')}, not for {quoted(game, 'en')}",
            f"ta nakładka jest do gry {quoted(overlay.get('game'), 'pl')}, a nie {quoted(game, 'pl')}",
        )
    by_name = {family.name: family for family in families}
    result: dict[str, object] = {"game": game, "name": str(overlay.get("name", "overlay"))}
    for key, value in overlay.items():
        if key in by_name:
            result[key] = by_name[key].checked(value)
        elif key not in result:
            raise _bad(key, "no such family; the families are: ", "nie ma takiej rodziny; rodziny: ", sorted(by_name))
    return result


def _table(value: object, path: str) -> dict[str, object]:
    if not isinstance(value, dict) or not all(isinstance(key, str) for key in value):
        raise BadOverlay(
            f"{path}: {quoted(value, 'en')} must be a table", f"{path}: {quoted(value, 'pl')} musi być tabelą"
        )
    return value


def _bad(path: str, en: str, pl: str, known: list[str]) -> BadOverlay:
    names = ", ".join(known)
    return BadOverlay(f"{path}: {en}{names}", f"{path}: {pl}{names}")


@final
class Reader:
    """Reads one table of a position, says exactly where it is wrong, and refuses what nobody asked for."""

    def __init__(self, value: object, path: str) -> None:
        if not isinstance(value, dict):
            raise wrong(path, value, "must be a table", "musi być tabelą")
        self.path: Final = path
        self.left: Final[dict[object, object]] = dict(value)

    def at(self, key: str) -> str:
        return f"{self.path}.{key}" if self.path else key

    def has(self, key: str) -> bool:
        return key in self.left

    def take(self, key: str, default: object) -> object:
        return self.left.pop(key, default)

    def integer(self, key: str, default: int, low: int, high: int) -> int:
        value = self.take(key, default)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise wrong(
                self.at(key), value, f"must be a whole number from {low} to {high}",
                f"musi być liczbą całkowitą od {low} do {high}",
            )  # fmt: skip
        return value

    def flag(self, key: str, default: bool) -> bool:
        value = self.take(key, default)
        if not isinstance(value, bool):
            raise wrong(self.at(key), value, "must be true or false", "musi mieć wartość true albo false")
        return value

    def integers(self, key: str, default: list[int], low: int, high: int) -> list[int]:
        value = self.take(key, default)
        if not isinstance(value, list) or any(type(x) is not int or not low <= x <= high for x in value):
            raise wrong(
                self.at(key), value, f"must be a list of numbers from {low} to {high}",
                f"musi być listą liczb od {low} do {high}",
            )  # fmt: skip
        return [int(x) for x in value]

    def word(self, key: str, default: str, words: list[str]) -> int:
        """The place of the word in the list."""
        value = self.take(key, default)
        if not isinstance(value, str) or value not in words:
            raise wrong(
                self.at(key), value, f"must be one of: {', '.join(words)}", f"jedna z wartości: {', '.join(words)}"
            )
        return words.index(value)

    def words(self, key: str, words: list[str]) -> list[int]:
        value = self.take(key, [])
        if not isinstance(value, list) or any(x not in words for x in value):
            raise wrong(
                self.at(key), value, f"must be a list of: {', '.join(words)}", f"musi być listą z: {', '.join(words)}"
            )
        return [words.index(x) for x in value]

    def rows(self, key: str) -> list[object]:
        value = self.take(key, [])
        if not isinstance(value, list):
            raise wrong(self.at(key), value, "must be a list", "musi być listą")
        return list(value)

    def table(self, key: str) -> "Reader":
        return Reader(self.take(key, {}), self.at(key))

    def close(self) -> None:
        """Everything has been read: whatever is left is a mistake."""
        for key in self.left:
            raise BadPosition(f"{self.at(str(key))}: unknown key", f"{self.at(str(key))}: nieznany klucz")


def wrong(path: str, value: object, en: str, pl: str) -> BadPosition:
    return BadPosition(f"{path}: {quoted(value, 'en')} {en}", f"{path}: {quoted(value, 'pl')} {pl}")
