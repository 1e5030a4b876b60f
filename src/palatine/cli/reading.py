"""The written rules in the terminal: `rule KB-5.3.4` at the prompt."""

import re
from typing import Final

from rich.text import Text

from palatine.books.rulebook import rules_text
from palatine.cli.messages import trouble
from palatine.cli.screen import Screen

_EMPHASIS: Final = re.compile(r"\*{1,2}(\S(?:[^*]*\S)?)\*{1,2}")


def show_rule(screen: Screen, game: str, wanted: str) -> None:
    """The paragraph with this id; of a chapter its heading and all its paragraphs."""
    id = wanted.upper().rstrip(".")
    found = [item for item in rules_text(game, screen.lang) if _is_of(str(item["id"]), id)]
    if not any(item["id"] == id for item in found):
        raise trouble("bad.rule", value=wanted)
    for item in found:
        text = Text(f"{item['id']} ", style="bold")
        text.append(_EMPHASIS.sub(r"\1", str(item["text"])), style="bold" if item["kind"] == "heading" else "not bold")
        screen.show(text)


def _is_of(id: str, wanted: str) -> bool:
    return id == wanted or id.startswith(f"{wanted}.")
