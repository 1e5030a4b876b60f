"""What a front end draws from: the catalogue of a table, and the written rules."""

from typing import Any, Literal

from pydantic import Field

from palatine.server.web.schemas.common import Both, Told


class Token(Told):
    """A sign of the icon grammar: an icon with a count, or an operation; docs/catalogue.md lists them."""

    icon: str | None = Field(default=None, description="A symbol of the sprite.", examples=["gold"])
    op: Literal["to", "or", "pay", "per", "if", "equal", "versus", "at_most", "at_least", "word"] | None = None
    count: int | None = Field(default=None, description="Of an icon, `per`, `at_most` or `at_least`; below 0: lost.")
    signed: bool | None = Field(default=None, description="Show the count with its sign.")
    en: str | None = Field(default=None, description="A few words, with `op` = `word`.")
    pl: str | None = None


class Doing(Told):
    """One thing a card does: when, what starts it, what follows."""

    when: str = Field(description="A moment; `words` has it as `when.<when>`.")
    field: str = Field(description="The field of the card's row, as overlays call it.")
    trigger: list[Token]
    tokens: list[Token]
    text: Both


class Thing(Told):
    """A card, space, piece or place: everything printed on it, and where that comes from."""

    key: str = Field(examples=["building:inn"])
    id: str = Field(examples=["inn"])
    family: str
    name: Both
    icon: str
    facts: dict[str, Any]
    cost: dict[str, int] | None = Field(description="Counts by resource; null where nothing is ever paid.")
    vp: int | None
    effects: list[Doing]
    text: Both
    rules: list[str]
    copies: int | None
    source: Literal["rulebook", "public", "assumed", "reconstructed", "overlay"]
    reconstructed: list[str] = Field(description="Fields with a value of our own, because no source was found.")
    overlaid: list[str] = Field(description="Fields that the table's overlay replaces.")
    note: Both | None


class ThingFamily(Told):
    """Things of one kind, in the order of the rules."""

    name: Both
    icon: str
    keys: list[str]


class CatalogueFace(Told):
    """Everything that can be a target or stand in a view of a table, and the facts of its boards."""

    game: str
    rules: int
    seats: int
    options: dict[str, Any]
    overlay: str | None = Field(description="The name of the table's overlay.")
    things: dict[str, Thing]
    aliases: dict[str, str] = Field(description="Other targets of a thing, and its key.")
    ids: dict[str, str] = Field(description="Names as views use them, and the key of the thing.")
    families: dict[str, ThingFamily]
    words: dict[str, Both]
    sources: dict[str, Both]
    layout: dict[str, Any] = Field(description="The boards of the game in numbers; docs/catalogue.md tells.")


class RuleItem(Told):
    """A heading, a rule, a ruling, a text or a table of the written rules."""

    id: str = Field(examples=["KB-5.3.4"])
    kind: Literal["heading", "rule", "ruling", "text", "table"]
    page: Literal["rules", "modules", "rulings"]
    level: int = Field(description="Of a heading, 1 to 3; otherwise 0.")
    chapter: str
    heading: str
    text: str = Field(description="With **bold**, *italics* and `code`; empty for a table.")
    rows: list[list[str]] = Field(description="The cells of a table, its head first.")
    cites: list[str]
    search: str = Field(description="Its words in lower case without accents.")
    scope: dict[str, Any] | None = Field(description="At which tables it holds; null: at every one.")


class RulesFace(Told):
    """The written rules of a game in one language, in reading order."""

    game: str
    lang: Literal["pl", "en"]
    paragraphs: list[RuleItem]
