"""A game at this terminal: people and bots take turns, and after every move the game is on disk."""

import shlex
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

import palatine
from palatine.bots.base import Bot
from palatine.cli.arguments import ME
from palatine.cli.boards import Choice, board, seat_names
from palatine.cli.commands import Desk
from palatine.cli.files import marked, program, write_text
from palatine.cli.screen import Screen
from palatine.cli.stories import score_sheet
from palatine.cli.understanding import fitting, verbs_now, why_impossible, written
from palatine.kernel.errors import PalatineError
from palatine.kernel.table import Table

LEFT = 0
INTERRUPTED = 130
LAST_NEWS = 10
"""How many events a resumed game tells again."""


class Quit(Exception):
    """The player leaves; the game stays on disk."""


class Moment:
    """A question, and what waits behind it: enough to tell a follow-up question from a new one."""

    def __init__(self, table: Table, seat: int) -> None:
        self.kind = table.prompt(seat).kind
        stack = [*table.stack, *(table.lanes[seat] if table.lanes else [])]
        self.behind = [(int(frame.step), int(frame.seat), int(frame.a), int(frame.b)) for frame in stack[:-1]]

    def follows(self, earlier: "Moment") -> bool:
        """True if this is asked within the answer to the earlier question, and is not that question anew."""
        return self.kind != earlier.kind and self.behind[: len(earlier.behind)] == earlier.behind


class Session:
    """The loop of `palatine play`."""

    def __init__(self, table: Table, seats: list[str], lang: str, path: Path, seed: str) -> None:
        self.table = table
        self.seats = seats
        self.path = path
        self.seed = seed
        self.screen = Screen(lang, board(table.game.name))
        moves = len([line for line in table.record().splitlines() if line[:1].isdigit()])
        self.bots: dict[int, Bot] = {
            seat: palatine.bot(name, f"{seed}/{moves}/{seat}") for seat, name in enumerate(seats) if name != ME
        }
        self.seen = [max(0, len(table.events_since(0)) - LAST_NEWS) for _ in seats]
        self.last_person = -1
        self.drawn_at: Moment | None = None
        """Where the game stood when the board was drawn last; None when it must be drawn again."""
        self.is_saved = False

    # ---- saving ------------------------------------------------------------------------------------------------------

    def text(self) -> str:
        setting: dict[str, object] = {"seats": self.seats, "lang": self.screen.lang}
        if self.seed:
            setting["seed"] = self.seed
        return marked(self.table.record(), setting)

    def save(self) -> None:
        """Write the game; a full disk is said aloud and does not end the game."""
        self.is_saved = False
        try:
            write_text(self.path, self.text())
            self.is_saved = True
        except PalatineError as error:
            why = error.say(self.screen.lang)
            self.screen.write_path(self.screen.say("save.failed", why=f"{why}."), "bold yellow")

    # ---- the loop ----------------------------------------------------------------------------------------------------

    def run(self) -> int:
        """Play to the end or until the player leaves; the exit status."""
        write_text(self.path, self.text())  # before anything else: a path that cannot be written ends here
        self.is_saved = True
        try:
            while not self.table.is_over:
                self.move_bots()
                people = [seat for seat in self.table.to_act if self.seats[seat] == ME]
                if people:
                    self.turn(people[0])
        except (Quit, EOFError):
            return self.left(LEFT)
        except KeyboardInterrupt:
            return self.left(INTERRUPTED)
        self.finish()
        return LEFT

    def move_bots(self) -> None:
        """Every bot that may act does, until only people are asked."""
        moved = False
        while waiting := [seat for seat in self.table.to_act if seat in self.bots]:
            seat = waiting[0]
            action = self.bots[seat].choose(palatine.sampler(self.table, seat), seat)
            with unhurried():
                self.table.play(action, seat)
            moved = True
        if moved:
            self.drawn_at = None
            with unhurried():
                self.save()

    def turn(self, seat: int) -> None:
        """One decision of a person."""
        self.hand_over(seat)
        self.look(seat)
        numbered = self.numbered(seat)
        self.screen.question(self.table, seat)
        self.screen.choices(numbered)
        desk = Desk(self.screen, self.table, seat, self.path, self.text)
        while True:
            line = self.screen.ask(self.invitation(numbered))
            # The text of an action comes first: `save gold` is a move, and no copy of the game.
            action = written(self.table, seat, line)
            if action is not None:
                self.move([action], seat)
                return
            undone = desk.undone(line)
            if undone is not None:
                with unhurried():
                    self.table = undone
                    self.save()
                self.seen[seat] = min(self.seen[seat], len(self.table.events_since(0)))
                self.drawn_at = None
                return
            moves = desk.planned(line)
            if moves:
                self.move(moves, seat)
                return
            if moves is not None:
                continue
            if desk.is_quit(line):
                raise Quit
            if desk.obeys(line):
                continue
            action = self.chosen(line, seat, numbered)
            if action is not None:
                self.move([action], seat)
                return

    def move(self, actions: list[int], seat: int) -> None:
        with unhurried():
            for action in actions:
                self.table.play(action, seat)
            self.save()

    def look(self, seat: int) -> None:
        """The news and the board, as this seat may know them; before a follow-up question what came of the answer."""
        news = self.table.events_since(self.seen[seat], seat)
        self.seen[seat] += len(news)
        now = Moment(self.table, seat)
        begun = any(self.screen.board.is_heading(event) for event in news)
        if self.drawn_at is not None and not begun and now.follows(self.drawn_at):
            self.screen.outcome(self.table, news)
            return
        self.drawn_at = now
        self.screen.write("")
        self.screen.news(self.table, news)
        self.screen.table(self.table, seat)

    def hand_over(self, seat: int) -> None:
        """Between two people the screen is empty, so that each sees only what that seat may know."""
        if self.last_person not in (-1, seat):
            self.screen.wipe()
            self.screen.rule(self.screen.say("hand.over", name=seat_names(self.table, self.screen.lang)[seat]))
            self.screen.ask(self.screen.say("hand.ready"))
            self.screen.wipe()
            self.drawn_at = None
        self.last_person = seat

    # ---- choosing ----------------------------------------------------------------------------------------------------

    def numbered(self, seat: int) -> list[tuple[int, Choice]]:
        """The choices with their numbers: passing is 0 and stands last; a single choice is 1 whatever it is."""
        choices = self.screen.board.choices(self.table, seat, self.screen.lang)
        if len(choices) == 1:
            return [(1, choices[0])]
        passing = [choice for choice in choices if self.table.text(choice.action, seat) == "pass"]
        others = [choice for choice in choices if choice not in passing]
        return [*enumerate(others, 1), *[(0, choice) for choice in passing]]

    def invitation(self, numbered: list[tuple[int, Choice]]) -> str:
        if len(numbered) == 1:
            return self.screen.say("choose.only")
        numbers = [number for number, _ in numbered]
        return self.screen.say("choose.number", low=min(numbers), high=max(numbers))

    def chosen(self, line: str, seat: int, numbered: list[tuple[int, Choice]]) -> int | None:
        """The action that a line means; if it means none, the reason is told."""
        if not line:
            if len(numbered) == 1:
                return numbered[0][1].action
            self.screen.write(self.screen.say("choose.empty"), "yellow")
            return None
        if line.isdecimal():
            for number, choice in numbered:
                if number == int(line):
                    return choice.action
            numbers = [number for number, _ in numbered]
            wrong = self.screen.say("choose.range", number=line, low=min(numbers), high=max(numbers))
            self.screen.write(wrong, "yellow")
            return None
        fits = fitting(numbered, line)
        if len(fits) == 1:
            return fits[0][1].action
        if fits:
            self.screen.ambiguous(line, fits)
            return None
        reason = why_impossible(self.table, seat, self.screen.board, line, self.screen.lang)
        if reason:
            self.screen.write(f"{reason.say(self.screen.lang)} [{reason.rule}]", "yellow")
        else:
            verbs = ", ".join(verbs_now(numbered))
            self.screen.write(self.screen.say("choose.unknown", line=line, verbs=verbs), "yellow")
        return None

    # ---- the end -----------------------------------------------------------------------------------------------------

    def left(self, status: int) -> int:
        """Say how to go on."""
        self.screen.write("")
        if self.is_saved:
            self.screen.write(self.screen.say("left"))
        else:
            self.screen.write_path(self.screen.say("left.unsaved", path=self.path), "bold yellow")
        self.screen.write_path(f"  {program()} play --resume {shlex.quote(str(self.path))}", "bold")
        return status

    def finish(self) -> None:
        self.save()
        people = [seat for seat, name in enumerate(self.seats) if name == ME]
        seat = people[0] if len(people) == 1 else None
        since = self.seen[seat] if seat is not None else max(self.seen)
        self.screen.news(self.table, self.table.events_since(since, seat))
        score_sheet(self.screen, self.table)
        self.screen.write_path(self.screen.say("thanks", path=self.path))


@contextmanager
def unhurried() -> Iterator[None]:
    """Ctrl-C waits until a move is made and saved."""
    pressed: list[int] = []

    def note(number: int, frame: FrameType | None) -> None:
        pressed.append(number)

    before = signal.signal(signal.SIGINT, note)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if pressed:
        raise KeyboardInterrupt
