"""What people type after the command, checked: every mistake becomes one sentence."""

import json
import os
from pathlib import Path
from typing import Annotated

import typer

from palatine import api
from palatine.cli.files import read_overlay
from palatine.cli.messages import say, trouble
from palatine.kernel.errors import BadOption
from palatine.kernel.game import Game
from palatine.kernel.options import Option
from palatine.kernel.speech import LANGUAGES

Word = Annotated[str, typer.Option(metavar="…")]
Words = Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE")]
GameName = Annotated[str, typer.Argument(metavar="GAME", show_default=False)]
File = Annotated[str, typer.Argument(metavar="FILE", show_default=False)]

ME = "me"
MANY = 10**9


def environment_language() -> str:
    """Polish if the system speaks it, else English."""
    return "pl" if os.environ.get("LANG", "").lower().startswith("pl") else "en"


def completed(args: list[str]) -> list[str]:
    """The arguments with a value for `--ray`, which may stand alone: a cluster of this machine."""
    found: list[str] = []
    for at, arg in enumerate(args):
        alone = arg == "--ray" and (at + 1 == len(args) or args[at + 1].startswith("-"))
        found.append("--ray=local" if alone else arg)
    return found


def language(value: str) -> str:
    if not value:
        return environment_language()
    if value not in LANGUAGES:
        raise trouble("bad.lang", value=value)
    return value


def asked_language(args: list[str]) -> str:
    """The language of help and usage errors, before the arguments have been parsed."""
    for at, arg in enumerate(args):
        value = arg.removeprefix("--lang=") if arg.startswith("--lang=") else ""
        if arg == "--lang" and at + 1 < len(args):
            value = args[at + 1]
        if value in LANGUAGES:
            return value
    return environment_language()


def whole(option: str, value: str, low: int, high: int = MANY) -> int:
    try:
        number = int(value)
    except ValueError:
        number = low - 1
    if not low <= number <= high:
        raise trouble("bad.number", option=option, value=value, low=low, high=high)
    return number


def named_game(name: str) -> Game:
    if not name:
        raise trouble("bad.game", games=", ".join(api.games()))
    return api.game(name)


def seed_of(value: str) -> int | str:
    """A number is a number, so that `--seed 7` is the same game as `seed=7` in Python."""
    return int(value) if value.lstrip("-").isdigit() else value


def split(text: str) -> list[str]:
    return [part.strip() for part in text.split(",")] if text.strip() else []


def check_bot(name: str, known: str) -> None:
    """Before anything starts: is there such a bot, and are the settings behind its colons right?"""
    try:
        api.bot(name)
    except BadOption:
        if ":" in name:
            raise
        raise trouble("bad.seat", value=name, known=known) from None


def chairs(text: str, people: bool) -> list[str]:
    """Who sits where: `me` for a person at this terminal, or the name of a bot."""
    found = split(text)
    bots = api.bots()
    known = ", ".join([ME, *bots] if people else bots)
    for name in found:
        if name == ME and not people:
            raise trouble("bad.me", known=known)
        if name != ME:
            check_bot(name, known)
    if people and ME not in found:
        raise trouble("bad.nobody")
    return found


def line_up(first: str, others: str, seats: int) -> str:
    """Who sits where if nobody says it: one, and the others alike."""
    return ",".join([first, *[others] * (seats - 1)])


def player_names(text: str, seats: list[str], lang: str) -> list[str]:
    """The given names, or plain ones; two players of the same name are numbered."""
    names = split(text)
    if names and len(names) != len(seats):
        raise trouble("bad.names", given=len(names), seats=len(seats))
    if not names:
        people, bots = say("name.person", lang), say("name.bot", lang)
        names = [people if seat == ME else bots for seat in seats]
    names = [name or f"{say('name.person', lang)} {at + 1}" for at, name in enumerate(names)]
    return [f"{name} {names[: at + 1].count(name)}" if names.count(name) > 1 else name for at, name in enumerate(names)]


def options(rules: Game, edition: str, given: list[str]) -> dict[str, object]:
    """`name=value` pairs in the type of each option; the game itself checks the values."""
    pairs = [f"edition={edition}"] if edition else []
    found: dict[str, object] = {}
    known = {option.name: option for option in rules.options}
    if edition and "edition" not in known:
        raise trouble("bad.edition", game=rules.name, known=", ".join(known))
    for pair in [*pairs, *given]:
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise trouble("bad.option", value=pair)
        found[name] = _typed(known.get(name), value)
    return found


def _typed(option: Option | None, text: str) -> object:
    if option is None:
        return text
    if option.many:
        return [_like(option.choices[0], part) if option.choices else part for part in split(text)]
    return _like(option.default, text)


def _like(sample: object, text: str) -> object:
    """A text in the type of a sample; what does not fit stays a text, and the option refuses it by name."""
    if isinstance(sample, str):
        return text
    try:
        return json.loads(text.lower())
    except ValueError:
        return text


def overlay(path: str) -> dict[str, object] | None:
    return read_overlay(Path(path)) if path else None
