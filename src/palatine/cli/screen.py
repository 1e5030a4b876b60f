"""The screen: what is printed and what is asked. It knows how things look, not what they mean."""

import shutil
import sys
from itertools import groupby

from rich.console import Console, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

import palatine
from palatine.cli.boards import Board, Choice, seat_names, seat_style
from palatine.cli.messages import say
from palatine.kernel.errors import PalatineError
from palatine.kernel.table import Table

MANY_CHOICES = 8
"""Longer lists are shown by group."""
LOW_SCREEN = 32


def console(stderr: bool = False) -> Console:
    """Colours and width follow the terminal, NO_COLOR and COLUMNS; nothing in a text is read as markup."""
    return Console(stderr=stderr, highlight=False, markup=False, emoji=False)


class Screen:
    """One terminal in one language."""

    def __init__(self, lang: str, board: Board) -> None:
        self.lang = lang
        self.board = board
        self.console = console()

    def say(self, key: str, **words: object) -> str:
        return say(key, self.lang, **words)

    def write(self, text: str, style: str = "") -> None:
        self.console.print(Text(text, style=style))

    def write_path(self, text: str, style: str = "") -> None:
        """A sentence that ends in a path, which must stay whole."""
        self.console.print(Text(text, style=style), soft_wrap=True)

    def write_error(self, error: PalatineError) -> None:
        text = error.say(self.lang)
        self.write(text[:1].upper() + text[1:] + ("" if text.endswith((".", "?", "…")) else "."), "yellow")

    def show(self, what: RenderableType) -> None:
        self.console.print(what)

    def rule(self, title: str) -> None:
        self.console.print(Rule(Text(title, style="bold"), style="dim", align="left"))

    def ask(self, question: str) -> str:
        """A line from the player. The end of input and Ctrl-C are the caller's business."""
        self.console.file.flush()
        return input(question).strip()

    def wipe(self) -> None:
        """Nothing of the last player's screen stays visible, not even by scrolling up."""
        if self.console.is_terminal:
            self.console.file.write("\x1b[2J\x1b[3J\x1b[H")
            self.console.file.flush()

    # ---- the table ---------------------------------------------------------------------------------------------------

    def lines(self, table: Table, events: list[dict[str, object]]) -> list[Text]:
        """The log in sentences; chapters stand out."""
        found: list[Text] = []
        for event in self.board.gathered(events):
            if not self.board.is_told(event):
                continue
            text = palatine.event_text(table, event, self.lang)
            if self.board.is_heading(event):
                found.append(Text(text, style="bold"))
            else:
                found.append(Text(f"  {text}", style=_event_style(event)))
        return found

    def news(self, table: Table, events: list[dict[str, object]]) -> None:
        """What happened since the last look: as much as the screen can bear."""
        if not events:
            return
        lines = self.lines(table, events)
        room = 8 if shutil.get_terminal_size().lines < LOW_SCREEN else 18
        self.rule(self.say("news.title"))
        if len(lines) > room + 1:
            self.write(self.say("news.more", n=len(lines) - room), "dim")
            lines = lines[-room:]
        for line in lines:
            self.show(line)

    def outcome(self, table: Table, events: list[dict[str, object]]) -> None:
        """What came of an answer, before the question that follows it."""
        lines = self.lines(table, events)
        for line in [Text(""), *lines] if lines else []:
            self.show(line)

    def table(self, table: Table, seat: int) -> None:
        name = seat_names(table, self.lang)[seat]
        self.rule(self.say("turn.yours", name=name))
        self.show(self.board.draw(table, seat, self.lang, self.console.width))

    def question(self, table: Table, seat: int) -> None:
        prompt = table.prompt(seat)
        text = Text(f"\n{prompt.say(self.lang)} ", style=seat_style(seat))
        text.append(f"[{prompt.rule}]", style="not bold dim")
        self.show(text)

    def choices(self, numbered: list[tuple[int, Choice]]) -> None:
        """Numbers and sentences; long lists by group, one line for each."""
        grouped = len(numbered) > MANY_CHOICES and any(choice.group for _, choice in numbered)
        grid = Grid.grid(padding=(0, 1, 0, 0))
        grid.add_column(justify="left" if grouped else "right")
        grid.add_column()
        longest = max([len(choice.group) for _, choice in numbered])
        for group, members in groupby(numbered, key=lambda pair: pair[1].group if grouped else ""):
            if group:
                ways = [_numbered(number, choice.short) for number, choice in members]
                grid.add_row(Text(group), packed(ways, self.console.width - longest - 1))
                continue
            for number, choice in members:
                label = Text(_apart(choice.label))
                if choice.note:
                    label.append(f" · {choice.note}", style="dim")
                grid.add_row(_numbered(number, ""), label)
        self.show(grid)

    def ambiguous(self, line: str, fits: list[tuple[int, Choice]]) -> None:
        """A line that fits several choices: which, as many as can be read at once."""
        self.write(self.say("choose.several", line=line, n=len(fits)), "yellow")
        self.choices([(number, Choice(choice.action, choice.label)) for number, choice in fits[:MANY_CHOICES]])


def packed(items: list[Text], room: int) -> Text:
    """Items beside each other, as many to a line as fit, so that none is broken; where one does not, as it comes."""
    gap = Text("  ")
    if max([len(item) for item in items]) > room:
        return gap.join(items)
    lines: list[list[Text]] = [[]]
    for item in items:
        if lines[-1] and len(gap.join([*lines[-1], item])) > room:
            lines.append([])
        lines[-1].append(item)
    return Text("\n").join([gap.join(line) for line in lines])


def _numbered(number: int, text: str) -> Text:
    """The number of a choice before its text; two numbers never stand side by side."""
    return Text(f"{number})", style="bold cyan").append(f" {_apart(text)}" if text else "", style="not bold default")


def _apart(text: str) -> str:
    """A text that begins with a number is set off; a dash there would read as a minus."""
    return f"· {text}" if text[:1].isdigit() else text


def _event_style(event: dict[str, object]) -> str:
    seat = event["seat"]
    assert isinstance(seat, int)
    return seat_style(seat).removeprefix("bold ") if seat >= 0 else ""


def fix_streams() -> None:
    """A terminal that cannot show a letter shows a question mark; nothing ever fails for that."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
