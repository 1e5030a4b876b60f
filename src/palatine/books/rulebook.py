"""The written rules at run time: the pages of docs/rules, cut into headings, paragraphs and tables with their ids.

The pages are the one place where rules are written. A built package carries a copy of them (see setup.py); the source
tree reads them where they lie.
"""

import re
import unicodedata
from functools import cache
from pathlib import Path
from typing import Final

PAGES: Final = {"rules": "", "modules": "-modules", "rulings": "-rulings"}
"""Pages of a game in reading order, and what their file names add to the game's; not every game has all of them."""
ID: Final = re.compile(r"\b[A-Z]{2}-(?:[A-Z]+[-.]?)?\d+(?:\.\d+)*")
"""A rule id, such as KB-5.3.1, KB-A-08, WK-R15 or PA-A.7."""

_HEADING: Final = re.compile(r"(#+) (?:([A-Z]{2}-[0-9.]+) )?(.+)")
_RULE: Final = re.compile(r"- \*\*([A-Z]{2}-[A-Z0-9.-]+)\*\* (.+)")
_TWIN: Final = re.compile(r"\s*(?:Po polsku|In English): \[[^\]]*\]\([^)]*\)\.?")
"""The way to the same page in the other language, which a reader that knows both does not need."""
_LINK: Final = re.compile(r"\[([^\]]*)\]\([^)]*\)")


def pages_folder() -> Path:
    """Where the written rules are: beside the package's code, or in the source tree."""
    packed = Path(__file__).parents[1] / "rules"
    return packed if packed.is_dir() else Path(__file__).parents[3] / "docs" / "rules"


def folded(text: str) -> str:
    """Lower case without accents and marks, for searching: „Żołnierz” is found as “zolnierz”."""
    plain = unicodedata.normalize("NFD", text.lower().replace("ł", "l"))
    letters = [c if c.isalnum() or c in ".-" else " " for c in plain if not unicodedata.combining(c)]
    words = [word.strip(".-") for word in "".join(letters).split()]
    return " ".join([word for word in words if word])


@cache
def rules_text(game: str, lang: str) -> tuple[dict[str, object], ...]:
    """All pages of a game in one language: headings, rules, rulings, plain texts and tables, in reading order."""
    items: list[dict[str, object]] = []
    for page, suffix in PAGES.items():
        path = pages_folder() / f"{game}{suffix}{'.pl' if lang == 'pl' else ''}.md"
        if path.is_file():
            items += _items(page, path.read_text(encoding="utf-8"))
    return tuple(items)


def _items(page: str, text: str) -> list[dict[str, object]]:
    """One page. A chapter is the nearest heading with an id."""
    found: list[dict[str, object]] = []
    chapter = heading = ""
    table: list[list[str]] = []
    for line in [*_TWIN.sub("", text).splitlines(), ""]:
        if line.startswith("|"):
            cells = [_plain(cell) for cell in line.strip().strip("|").split("|")]
            if set("".join(cells)) - set("- :"):
                table.append(cells)
            continue
        if table:
            found.append(
                _item("", "table", page, 0, chapter, heading, " ".join([" ".join(row) for row in table]), table)
            )
            table = []
        title, rule = _HEADING.fullmatch(line), _RULE.fullmatch(line)
        if title:
            heading = _plain(title.group(3))
            chapter = title.group(2) or chapter
            found.append(_item(title.group(2) or "", "heading", page, len(title.group(1)), chapter, heading, heading))
        elif rule:
            kind = "ruling" if page == "rulings" else "rule"
            found.append(_item(rule.group(1), kind, page, 0, chapter, heading, _plain(rule.group(2))))
        elif line.removeprefix("- ").strip():
            found.append(_item("", "text", page, 0, chapter, heading, _plain(line.removeprefix("- "))))
    return found


def _item(
    id: str,
    kind: str,
    page: str,
    level: int,
    chapter: str,
    heading: str,
    text: str,
    rows: list[list[str]] | None = None,
) -> dict[str, object]:
    said = "" if rows else text
    cites = [cited for cited in dict.fromkeys(ID.findall(text)) if cited != id]
    return {
        "id": id, "kind": kind, "page": page, "level": level, "chapter": chapter, "heading": heading, "text": said,
        "rows": rows or [], "cites": cites, "search": folded(f"{id} {text}"),
    }  # fmt: skip


def _plain(text: str) -> str:
    """Links lead to files, which a reader does not have: their words stay."""
    return _LINK.sub(r"\1", text).replace("\\|", "|").strip()


@cache
def rules_naming(game: str, name: str) -> tuple[str, ...]:
    """The ids of what the English pages say of a card: cited in its row of a table, or in paragraphs that name it."""
    whole = re.compile(rf"(?<![\w'’]){re.escape(name)}(?![\w'’])")
    cited: dict[str, None] = {}
    named: dict[str, None] = {}
    for item in rules_text(game, "en"):
        rows = item["rows"]
        assert isinstance(rows, list)
        for row in rows:
            if name in row:
                cited.update(dict.fromkeys(ID.findall(" ".join(row))))
        if item["kind"] in ("rule", "ruling") and whole.search(str(item["text"])):
            named[str(item["id"])] = None
    return tuple({**cited, **named})
