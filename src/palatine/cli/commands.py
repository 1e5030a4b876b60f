"""What can be typed at the prompt besides a move."""

from collections.abc import Callable
from pathlib import Path

from rich.table import Table as Grid

from palatine.cli.boards import seat_names
from palatine.cli.cards import card_tables
from palatine.cli.files import must_be_new, write_text
from palatine.cli.hinting import MOVES, show_advice
from palatine.cli.messages import trouble
from palatine.cli.reading import show_rule
from palatine.cli.screen import Screen
from palatine.cli.understanding import plain
from palatine.kernel.errors import PalatineError
from palatine.kernel.table import Table

WORDS = {
    "undo": "u", "cofnij": "u", "help": "?", "pomoc": "?", "h": "?", "why": "w", "dlaczego": "w", "save": "s",
    "zapisz": "s", "export": "e", "log": "l", "kronika": "l", "dziennik": "l", "cards": "r", "karty": "r", "quit": "q",
    "exit": "q", "wyjdź": "q", "podpowiedz": "hint", "podpowiedź": "hint", "reguła": "rule", "regula": "rule",
    "zasada": "rule",
}  # fmt: skip


AUTO = "auto"
"""The board plays a plan of ordinary moves, where a game has such a helper."""


class Desk:
    """The commands of one prompt. Everything but undo and quit leaves the game as it is."""

    def __init__(self, screen: Screen, table: Table, seat: int, path: Path, text: Callable[[], str]) -> None:
        self.screen = screen
        self.table = table
        self.seat = seat
        self.path = path
        self.text = text
        self.lang = screen.lang

    def obeys(self, line: str) -> bool:
        """Carry out a command; False if the line is none."""
        command, argument = split(line)
        if command == "u":
            return True  # `undone` has said why not
        doing: dict[str, Callable[[str], None]] = {
            "?": self.help, "w": self.why, "s": self.save, "e": self.export, "l": self.log, "r": self.cards,
            "p": self.province, "hint": self.hint, "rule": self.rule,
        }  # fmt: skip
        if command not in doing:
            return False
        try:
            doing[command](argument)
        except PalatineError as error:
            self.screen.write_error(error)
        return True

    def is_quit(self, line: str) -> bool:
        return split(line)[0] == "q"

    def planned(self, line: str) -> list[int] | None:
        """The moves of the board's helper if the line asks for it and this game has one."""
        board = self.screen.board
        if split(line)[0] != AUTO or not board.helper(self.lang):
            return None
        moves = board.plan(self.table, self.seat)
        if not moves:
            self.screen.write(self.screen.say("auto.nothing"), "yellow")
        return moves

    def undone(self, line: str) -> Table | None:
        """The table some moves ago if the line asks for it and the rules of undo allow it."""
        command, argument = split(line)
        if command != "u":
            return None
        if argument and not argument.isdecimal():
            self.screen.write(self.screen.say("undo.count", text=argument), "yellow")
            return None
        try:
            before = self.table.undone(self.seat, int(argument or 1))
        except PalatineError as error:
            self.screen.write_error(error)
            return None
        self.screen.write(self.screen.say("undo.done", what="; ".join(self.gone(before))), "cyan")
        return before

    def gone(self, before: Table) -> list[str]:
        """The labels of the moves that were taken back: played again, for a label depends on its table."""
        again = before.clone()
        labels: list[str] = []
        for text in moves_of(self.table)[len(moves_of(before)) :]:
            action = again.find(text, self.seat)
            labels.append(again.label(action, self.lang, self.seat))
            again.play(action, self.seat)
        return labels

    def help(self, argument: str) -> None:
        example = self.table.label(self.table.options(self.seat)[-1], self.lang, self.seat)
        rows = [
            (self.screen.say("help.number"), self.screen.say("help.number.does")),
            (self.screen.say("help.text"), self.screen.say("help.text.does", example=example)),
            ("u", f"{self.screen.say('help.u')}; {self.screen.say('help.u.limit')}"),
            ("w …", self.screen.say("help.w", example=self.screen.board.why_example(self.lang))),
            *[(key, self.screen.say(f"help.{key}")) for key in ("p", "l", "r")],
            (self.screen.say("help.rule.key"), self.screen.say("help.rule", example=self.table.prompt(self.seat).rule)),
            (self.screen.say("help.hint.key"), self.screen.say("help.hint")),
            *[(key, self.screen.say(f"help.{key}")) for key in ("s", "e", "q")],
        ]
        helper = self.screen.board.helper(self.lang)
        if helper:
            rows.insert(2, (AUTO, helper))
        grid = Grid(box=None, show_header=False, title=self.screen.say("help.title"), title_justify="left")
        for command, does in rows:
            grid.add_row(command, does)
        self.screen.show(grid)
        self.screen.write(self.screen.board.legend(self.table, self.lang), "dim")

    def why(self, argument: str) -> None:
        """Why something is not possible now; plain names in either language are understood."""
        if not argument:
            raise trouble("why.what", example=self.screen.board.why_example(self.lang))
        target = self.target(argument)
        reason = self.table.why_not(target, self.seat)
        if reason is None:
            self.screen.write(self.screen.say("why.possible", target=argument), "green")
        else:
            self.screen.write(f"{reason.say(self.lang)} [{reason.rule}]", "yellow")

    def target(self, argument: str) -> str:
        known = {plain(name): target for name, target in self.screen.board.targets(self.table, self.lang).items()}
        return known.get(plain(argument), argument)

    def province(self, argument: str) -> None:
        """The board again, or what lies before one player."""
        if not argument:
            self.screen.table(self.table, self.seat)
            return
        names = seat_names(self.table, self.lang)
        found = [at for at, name in enumerate(names) if plain(argument) in (plain(name), str(at + 1))]
        if not found:
            raise trouble("bad.player", value=argument, known=", ".join(names))
        board = self.screen.board
        self.screen.show(board.province(self.table, self.seat, found[0], self.lang, self.screen.console.width))

    def hint(self, argument: str) -> None:
        """Advice from what this seat knows."""
        if argument and not argument.isdecimal():
            raise trouble("hint.seconds", text=argument)
        show_advice(self.screen, self.table, self.seat, float(argument or 1), 0, 0, MOVES)

    def rule(self, argument: str) -> None:
        """A written rule by its id, a chapter with all its rules; without an id the rule of this question."""
        show_rule(self.screen, self.table.game.name, argument or self.table.prompt(self.seat).rule)

    def log(self, argument: str) -> None:
        self.screen.rule(self.screen.say("log.title"))
        for line in self.screen.lines(self.table, self.table.events_since(0, self.seat)):
            self.screen.show(line)

    def cards(self, argument: str) -> None:
        card_tables(self.screen, self.table, argument)

    def save(self, argument: str) -> None:
        path = Path(argument) if argument else self.path
        self.write(path, self.text())
        self.screen.write_path(self.screen.say("saved", path=path), "green")

    def export(self, argument: str) -> None:
        """The record alone, without who plays here."""
        path = Path(argument) if argument else self.path.with_name(f"{self.path.stem}-record.txt")
        self.write(path, self.table.record())
        self.screen.write_path(self.screen.say("exported", path=path), "green")

    def write(self, path: Path, text: str) -> None:
        if path != self.path and not _is_older(path, self.table):
            must_be_new(path)
        write_text(path, text)


def _is_older(path: Path, table: Table) -> bool:
    """True if the file holds an earlier state of this same game, which may be replaced."""
    try:
        old = path.read_text(encoding="utf-8")
    except (OSError, ValueError):
        return False
    lines = [line for line in old.splitlines() if not line.startswith("#")]
    return bool(lines) and lines == table.record().splitlines()[: len(lines)]


def split(line: str) -> tuple[str, str]:
    """The command of a line and the rest; `?` needs no space after it."""
    if line.startswith("?"):
        return "?", line[1:].strip()
    head, _, rest = line.partition(" ")
    word = head.lower()
    return WORDS.get(word, word), rest.strip()


def moves_of(table: Table) -> list[str]:
    """The moves so far as the record writes them."""
    return [line.partition(": ")[2] for line in table.record().splitlines() if line[:1].isdigit()]
