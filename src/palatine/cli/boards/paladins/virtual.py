"""PA-14 The virtual player of the solo game: its Resource track, Schemes and board."""

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from palatine.cli.boards.paladins.boards import VPL_STYLE, Boards, times
from palatine.cli.boards.paladins.look import Virtual
from palatine.cli.boards.paladins.words import word
from palatine.games.paladins.card_text import TYPE_BRIEF, action_name, mark, outsider_name
from palatine.games.paladins.components import (
    ACTIONS,
    ATTRIBUTE_NAMES,
    COMMISSION,
    LEVEL_NAMES,
    RESOURCE_SPACES,
    SCHEMES,
    VPL_WORKERS,
)
from palatine.kernel.data import Row


def virtual_board(page: Boards) -> RenderableType:
    """Everything public about the virtual player that does not stand in the table of players."""
    virtual = page.seen.virtual
    assert virtual is not None
    level = LEVEL_NAMES[str(page.table.chosen["difficulty"])][page.at].lower()
    text = Text(page.word("vpl"), style=VPL_STYLE)
    track = "".join(["●" if space == virtual.marker else "○" for space in range(1, RESOURCE_SPACES + 1)])
    parts = [
        page.word("vpl.level", level=level),
        page.word("vpl.track", track=track, n=virtual.marker),
        page.word("vpl.next", attribute=ATTRIBUTE_NAMES[virtual.rises][page.at]),
    ]
    text.append(f" · {' · '.join(parts)}", style="not bold default")
    lines = [_right_side(page, virtual), _left_side(page, virtual), _cards(page, virtual), *_schemes(page, virtual)]
    return Group(text, *[Padding(line, (0, 0, 0, 2)) for line in lines if line])


def _right_side(page: Boards, virtual: Virtual) -> Text:
    """PA-14.11 How often each action was done, and the workers it takes; ■ where they stand."""
    parts: list[Text] = []
    for row in ACTIONS[COMMISSION:]:
        workshops = len(virtual.workshops.get(row.id, []))
        need = VPL_WORKERS - workshops
        part = Text(f"{row.name(page.lang)}\u00a0{virtual.done(row.id)}\u00a0({'⌂' * workshops}")
        part.append("■" * virtual.placed[row.id] if row.id in virtual.placed else "□" * need, style="bold")
        parts.append(part.append(")"))
    return page.titled("done", Text(", ").join(parts))


def _left_side(page: Boards, virtual: Virtual) -> Text:
    """PA-14.9 Its left side knows no slots: an action is used or not."""
    used = [row.name(page.lang) for row in ACTIONS[:COMMISSION] if row.id in virtual.placed]
    return page.titled("vpl.used", Text(", ".join(used))) if used else Text()


def _cards(page: Boards, virtual: Virtual) -> Text:
    """Converted Outsiders, and those attacked by type."""
    converts = ", ".join([outsider_name(page.row("outsiders", id), page.lang, True) for id in virtual.converts])
    types = [page.row("outsiders", id).text("type") for id in virtual.trophies]
    attacked = ", ".join([times(TYPE_BRIEF[type][page.at], types.count(type)) for type in dict.fromkeys(types)])
    parts = [page.line(key, what) for key, what in (("converts", converts), ("trophies", attacked)) if what]
    return Text(" · ").join(parts)


def _schemes(page: Boards, virtual: Virtual) -> list[Text]:
    """PA-14.5 What is still in the deck, in no order, and what has been revealed since it was shuffled."""
    left = {row.id: int(n) for row, n in zip(SCHEMES, page.table.scheme_deck, strict=True)}
    lines = [Text(page.word("vpl.deck", n=sum(left.values()), what=_counted(left, page.lang)))]
    if virtual.schemes_gone:
        lines.append(Text(page.word("vpl.gone", what=_counted(virtual.schemes_gone, page.lang)), style="dim"))
    return lines


def _counted(counts: dict[str, int], lang: str) -> str:
    rows = [(row, counts.get(row.id, 0)) for row in SCHEMES]
    return ", ".join([times(scheme_name(row, lang) + mark(row), n) for row, n in rows if n]) or "–"


def scheme_name(row: Row, lang: str) -> str:
    """The action a Scheme names."""
    action = row.text("action")
    return word(action, lang) if action.startswith("kings_") else action_name(action, lang)
