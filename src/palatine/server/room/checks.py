"""Reads JSON that came from outside: each field is taken once, checked, and named in the error if it is wrong."""

import unicodedata

from palatine.server.errors import BadRequest
from palatine.server.room.bounds import LONGEST_NAME, LONGEST_TEXT
from palatine.server.room.refusals import malformed


class Fields:
    """An object of JSON whose fields are taken one by one; what is left over at the end is refused."""

    def __init__(self, data: object, where: str = "") -> None:
        if not isinstance(data, dict):
            raise malformed(where or "data", "must be an object", "musi być obiektem")
        self.left: dict[str, object] = {str(key): value for key, value in data.items()}
        self.where = where

    def path(self, name: str) -> str:
        return f"{self.where}.{name}" if self.where else name

    def take(self, name: str, default: object = None) -> object:
        value = self.left.pop(name, default)
        return default if value is None else value

    def integer(self, name: str, low: int, high: int, default: int | None = None) -> int:
        value = self.take(name, default)
        if type(value) is not int or not low <= value <= high:
            raise malformed(
                self.path(name),
                f"must be a whole number from {low} to {high}",
                f"musi być liczbą całkowitą od {low} do {high}",
            )
        return value

    def text(self, name: str, longest: int = LONGEST_TEXT, default: str | None = None) -> str:
        value = self.take(name, default)
        if not isinstance(value, str) or len(value) > longest:
            raise malformed(
                self.path(name),
                f"must be a text of at most {longest} characters",
                f"musi być tekstem o długości do {longest} znaków",
            )
        return value

    def maybe_text(self, name: str, longest: int = LONGEST_TEXT) -> str | None:
        return self.text(name, longest) if self.has(name) else None

    def has(self, name: str) -> bool:
        """Whether a field is there; null is as good as nothing and is taken away."""
        if self.left.get(name) is not None:
            return True
        self.left.pop(name, None)
        return False

    def flag(self, name: str, default: bool | None = None) -> bool:
        value = self.take(name, default)
        if not isinstance(value, bool):
            raise malformed(self.path(name), "must be true or false", "musi być wartością true lub false")
        return value

    def choice(self, name: str, among: tuple[str, ...], default: str | None = None) -> str:
        value = self.take(name, default)
        if not isinstance(value, str) or value not in among:
            known = ", ".join(among)
            raise malformed(self.path(name), f"must be one of: {known}", f"musi być jedną z wartości: {known}")
        return value

    def table(self, name: str) -> dict[str, object]:
        value = self.take(name, {})
        if not isinstance(value, dict):
            raise malformed(self.path(name), "must be an object", "musi być obiektem")
        return {str(key): inner for key, inner in value.items()}

    def maybe_table(self, name: str) -> dict[str, object] | None:
        return self.table(name) if self.has(name) else None

    def rows(self, name: str, most: int) -> list[object]:
        value = self.take(name, [])
        if not isinstance(value, list) or len(value) > most:
            raise malformed(
                self.path(name), f"must be a list of at most {most}", f"musi być listą o długości do {most}"
            )
        return list(value)

    def close(self) -> None:
        """Nothing may be left: a misspelt field must not be passed over in silence."""
        if self.left:
            name = min(self.left)
            raise malformed(self.path(name[:40]), "is not a field here", "nie jest tu polem")


def clean_name(value: object, where: str = "name") -> str:
    """A name as people may see it: one line, no control or direction marks, 1 to 32 characters."""
    if isinstance(value, str) and len(value) <= 4 * LONGEST_NAME:
        plain = unicodedata.normalize("NFC", value)
        shown = "".join(" " if c.isspace() else c for c in plain if c.isspace() or unicodedata.category(c)[0] != "C")
        name = " ".join(shown.split())
        if 1 <= len(name) <= LONGEST_NAME:
            return name
    polish = {"nickname": "pseudonim", "name": "imię"}.get(where, where)
    raise BadRequest(
        f"{where} must be a name of 1 to {LONGEST_NAME} characters",
        f"{polish} musi mieć od 1 do {LONGEST_NAME} znaków",
    )
