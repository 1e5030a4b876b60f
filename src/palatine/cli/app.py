"""The commands of `palatine`. Arguments arrive as texts and are checked in `arguments`, so that every mistake is one
sentence in the player's language and exit status 2."""

import re
import secrets
import sys
from collections.abc import Sequence
from datetime import datetime
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.text import Text
from typer.core import TyperGroup

import palatine
from palatine.cli import arguments, hinting, lab, lists, operating, serving
from palatine.cli.arguments import File, GameName, Word, Words
from palatine.cli.boards import Board, board
from palatine.cli.cards import card_tables
from palatine.cli.files import make_folder, must_be_new, read_text, setting_of
from palatine.cli.messages import MESSAGES, say, trouble
from palatine.cli.screen import Screen, console, fix_streams
from palatine.cli.session import Session
from palatine.cli.stories import screen_for, story
from palatine.kernel.errors import PalatineError
from palatine.lab.simulate import Series

WRONG = 2
HELP_WORDS = ("word.usage", "word.options", "word.arguments", "word.commands", "word.help")
"""What the parser itself writes into a help text."""


class Commands(TyperGroup):
    """The group of all commands: speaks the player's language and never shows a traceback for a mistake in input."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        given = arguments.completed(list(sys.argv[1:] if args is None else args))
        lang = arguments.asked_language(given)
        fix_streams()
        self.translate(lang)
        if "--help" in given:
            self.help_out(given, prog_name or "palatine", lang)
        try:
            status = super().main(given, prog_name, complete_var, False, windows_expand_args, **extra)
        except PalatineError as error:
            complain(error.say(lang))
        except BrokenPipeError:
            sys.stderr.close()
            sys.exit(1)
        except Exception as error:
            if not hasattr(error, "format_message"):
                raise
            complain(usage_error(error, list(self.commands), lang))
        else:
            sys.exit(status if isinstance(status, int) else 0)

    def help_out(self, given: list[str], prog_name: str, lang: str) -> None:
        """Print the help of a command, headings and all in one language, and leave."""
        context = self.make_context(prog_name, [], resilient_parsing=True)
        for name in given:
            if name in self.commands:
                context = self.commands[name].make_context(name, [], parent=context, resilient_parsing=True)
                break
        text = context.get_help()
        for key in HELP_WORDS:
            text = text.replace(MESSAGES[key][0], say(key, lang))
        print(text)
        sys.exit(0)

    def translate(self, lang: str) -> None:
        """Commands and options explain themselves in one language."""
        self.help = say("cmd", lang)
        for name, command in self.commands.items():
            command.help = say(f"cmd.{name}", lang)
            for param in command.params:
                special = f"opt.{param.name}.{name}"
                key = special if special in MESSAGES else f"opt.{param.name}"
                if key in MESSAGES and hasattr(param, "help"):
                    param.help = say(key, lang)


def usage_error(error: Exception, commands: list[str], lang: str) -> str:
    """What the parser of arguments objects to, as one sentence in the player's language."""
    kind, message = type(error).__name__, str(getattr(error, "message", error))
    quoted = re.search(r"'(.+?)'|argument(?:s|\(s\))? \(?(.+?)\)?$", message)
    value = next((group for group in quoted.groups() if group), message) if quoted else message
    known = ", ".join(commands)
    if kind == "NoSuchOption":
        return say("usage.option", lang, value=getattr(error, "option_name", value))
    if kind == "BadOptionUsage":
        return say("usage.value", lang, value=getattr(error, "option_name", value))
    if message.startswith("No such command"):
        return say("usage.command", lang, value=value, known=known)
    if kind == "NoArgsIsHelpError" or message.startswith("Missing command"):
        return say("usage.missing", lang, known=known)
    if "extra argument" in message:
        return say("usage.extra", lang, value=value)
    return say("usage.other", lang, value=message)


def complain(sentence: str) -> None:
    """One sentence on stderr, and exit status 2."""
    sentence = sentence[:1].upper() + sentence[1:]
    console(stderr=True).print(Text(sentence + ("" if sentence.endswith((".", ")")) else ".")), soft_wrap=True)
    sys.exit(WRONG)


app = typer.Typer(cls=Commands, add_completion=False, pretty_exceptions_enable=False, rich_markup_mode=None)


@app.command()
def play(
    game: GameName = "",
    seats: Word = "",
    lang: Word = "",
    edition: Word = "",
    option: Words = None,
    seed: Word = "",
    data: Word = "",
    names: Word = "",
    save: Word = "",
    resume: Word = "",
) -> None:
    if resume:
        for name, value in (("--edition", edition), ("--option", option), ("--data", data), ("--seed", seed)):
            if value:
                raise trouble("bad.new_only", option=name)
        session = resumed(game, Path(resume), seats, lang, names, save)
    else:
        language = arguments.language(lang)
        rules = arguments.named_game(game)
        chairs = arguments.chairs(seats or arguments.line_up("me", "greedy", rules.usual_seats(3)), people=True)
        called = arguments.player_names(names, chairs, language)
        path = Path(save or f"saves/{game}-{datetime.now():%Y%m%d-%H%M%S}.txt")
        must_be_new(path)
        chosen = arguments.options(rules, edition, option or [])
        start = arguments.seed_of(seed) if seed else None
        table = palatine.new_game(game, len(chairs), chosen, start, arguments.overlay(data), called)
        if not save:
            make_folder(path.parent)
        session = Session(table, chairs, language, path, seed)
    raise typer.Exit(session.run())


def resumed(game: str, file: Path, seats: str, lang: str, names: str, save: str) -> Session:
    """A saved game, or any unfinished record, at the point where it stopped."""
    text = read_text(file)
    setting = setting_of(text)
    language = arguments.language(lang or str(setting.get("lang", "")))
    table = palatine.replay(text)
    if game and game != table.game.name:
        raise trouble("bad.other_game", path=file, found=table.game.name, wanted=game)
    stored = setting.get("seats")
    saved_seats = ",".join([str(seat) for seat in stored]) if isinstance(stored, list) else ""
    everybody = arguments.line_up("me", "greedy", int(table.seat_count))
    chairs = arguments.chairs(seats or saved_seats or everybody, people=True)
    if len(chairs) != table.seat_count:
        raise trouble("bad.seats_saved", given=len(chairs), seats=int(table.seat_count))
    if names or not table.names:
        table.names = arguments.player_names(names, chairs, language)
    path = Path(save) if save else file
    if path != file:
        must_be_new(path)
    # A record knows the past only. With a seed the future is the same whenever this save is resumed.
    seed = str(setting.get("seed", ""))
    table.reseed(f"{seed}/{text.count(chr(10))}" if seed else secrets.randbits(128))
    session = Session(table, chairs, language, path, seed)
    session.screen.write(session.screen.say("resumed"), "green")
    return session


@app.command()
def simulate(
    game: GameName = "",
    games: Word = "1000",
    seats: Word = "",
    rotate: bool = True,
    seed: Word = "",
    processes: Word = "1",
    lang: Word = "",
    edition: Word = "",
    option: Words = None,
    data: Word = "",
) -> None:
    language = arguments.language(lang)
    rules = arguments.named_game(game)
    chairs = arguments.chairs(seats or arguments.line_up("greedy", "random", rules.usual_seats(4)), people=False)
    count = arguments.whole("--games", games, 1)
    workers = arguments.whole("--processes", processes, 1, 1024)
    chosen = arguments.options(rules, edition, option or [])
    overlay = arguments.overlay(data)
    rules.prepared(len(chairs), chosen, overlay)  # a mistake is found before any process starts
    start = seed or str(secrets.randbits(64))
    series = Series(game, tuple(chairs), count, start, rotate, chosen, overlay)
    lists.show_simulation(Screen(language, board(game)), series, workers)


@app.command()
def replay(
    file: File = "",
    lang: Word = "",
    step: Annotated[bool, typer.Option("--step")] = False,
    to: Word = "",
    seat: Word = "",
) -> None:
    language = arguments.language(lang)
    if not file:
        raise trouble("bad.file")
    last = arguments.whole("--to", to, 0) if to else None
    text = read_text(Path(file))
    who = arguments.whole("--seat", seat, 1) - 1 if seat else None
    palatine.replay(text)
    story(screen_for(text, language), text, last, who, step)


@app.command()
def perft(
    game: GameName = "", seats: Word = "2", seed: Word = "1", depth: Word = "4", lang: Word = "",
    edition: Word = "", option: Words = None,
) -> None:  # fmt: skip
    language = arguments.language(lang)
    rules = arguments.named_game(game)
    count = arguments.whole("--seats", seats, rules.min_seats, rules.max_seats)
    deep = arguments.whole("--depth", depth, 1, 99)
    chosen = arguments.options(rules, edition, option or [])
    table = palatine.new_game(game, count, chosen, arguments.seed_of(seed))
    lists.show_perft(Screen(language, board(game)), table, deep, seed)


@app.command()
def cards(
    game: GameName = "", edition: Word = "", lang: Word = "", family: Word = "", option: Words = None, data: Word = ""
) -> None:
    language = arguments.language(lang)
    rules = arguments.named_game(game)
    chosen = arguments.options(rules, edition, option or [])
    table = rules.prepared(rules.min_seats, chosen, arguments.overlay(data))
    card_tables(Screen(language, board(game)), table, family)


@app.command()
def games(lang: Word = "") -> None:
    lists.show_games(Screen(arguments.language(lang), Board()))


@app.command()
def describe(game: GameName = "", lang: Word = "") -> None:
    language = arguments.language(lang)
    rules = arguments.named_game(game)
    lists.show_description(Screen(language, board(game)), rules)


@app.command()
def bench(game: GameName = "", quick: Annotated[bool, typer.Option("--quick")] = False, lang: Word = "") -> None:
    arguments.language(lang)
    rules = arguments.named_game(game or palatine.games()[0])
    try:
        module = import_module("palatine.lab.bench")
    except ModuleNotFoundError as error:
        if error.name != "palatine.lab.bench":
            raise
        raise trouble("bench.missing") from None
    module.run(rules.name, quick)


for further_command in (hinting.hint, *lab.COMMANDS, *serving.COMMANDS, *operating.COMMANDS):
    app.command()(further_command)
