"""The pages of It's a Wonderful Kingdom show the cards as the engine has them."""

import re
import tomllib

import pytest
from docs.test_rules_docs import LANGUAGES, RULES, rules_page, table_after, text_of

from palatine.games.wonderful_kingdom import box, components
from palatine.kernel.data import Row, checked_overlay

# What a number in a table counts, by the first four letters.
STEMS = {
    "mate": "materials", "popu": "population", "ludn": "population", "gold": "gold", "złot": "gold",
    "expl": "exploration", "odkr": "exploration", "krys": "krystallium", "sold": "soldier", "żołn": "soldier",
    "spec": "specialist", "monu": "monument", "visi": "vision", "żeto": "vision",
}  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
def test_wonderful_kingdom_cards_as_the_engine_has_them(lang: str) -> None:
    """Of every table: the names in the order of the rows, and all numbers of a line."""
    tables = [
        ("WK-7.5", 8, 1, components.DEVELOPMENTS, ("copies", "cost", "recycling", "production", "bonus", "vp")),
        ("WK-7.5", 2, 0, components.TREASURES, ("recycling",)),
        ("WK-8.23", 5, 1, components.MENACES, ("copies", "vp", "soldiers")),
        ("WK-9.8", 4, 0, components.ADVISORS, ("cost",)),
        ("WK-10.11", 6, 2, components.STAGES, ("cost", "condition", "benefit")),
    ]
    for id, columns, name, rows, fields in tables:
        table = table_after(rules_page("wonderful_kingdom", lang), id, columns)
        assert [re.sub(r" \(.*\)", "", cells[name]) for cells in table] == [row.name(lang) for row in rows]
        for cells, row in zip(table, rows, strict=True):
            shown = [pair for cell in cells[name + 1 :] for pair in numbers(cell)]
            assert shown[: len(printed(row, fields))] == printed(row, fields), row.id


def numbers(cell: str) -> list[tuple[int, str]]:
    """The numbers of a cell with what they count, if it has a name; without rule ids and round numbers."""
    found = re.findall(r"(−?\d+)(?: ×)?(?: (\w+))?", re.sub(r"WK-\S+|(?:round|po) 4\S*", "", cell))
    return [(int(n.replace("−", "-")), STEMS.get(word.lower()[:4], "")) for n, word in found]


def printed(row: Row, fields: tuple[str, ...]) -> list[tuple[int, str]]:
    """The same from some fields of a row; what stands alone is one of it, except a special word."""
    found: list[tuple[int, str]] = []
    for field in fields:
        value = str(row.fields[field])
        for item in [item.split() for item in value.split("+") if item.strip() and item != "straight_to_duchy"]:
            number = item.pop(0) if re.fullmatch(r"-?\d+", item[0]) else "1"
            found.append((int(number), STEMS.get(item[0][:4], "") if item else ""))
    return found


def test_the_wonderful_kingdom_overlay_is_one() -> None:
    """The example is accepted, and the table of fields is that of the engine."""
    page = text_of(RULES / "wonderful_kingdom-data.md")
    families = box.families()
    overlay = tomllib.loads(re.findall(r"```toml\n(.*?)```", page, re.DOTALL)[0])
    assert checked_overlay("wonderful_kingdom", families, overlay) == overlay
    assert overlay_fields(page) == {(f.name, field) for f in families for field in [*f.numbers, *f.effects]}


def overlay_fields(page: str) -> set[tuple[str, str]]:
    return {
        (family, field)
        for family, fields in re.findall(r"^\| `(\w+)` \| (`[^|]*`) \|", page, re.MULTILINE)
        for field in re.findall(r"`(\w+)`", fields)
    }
