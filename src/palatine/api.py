"""The public functions: games, tables, positions, records, bots."""

import os
import secrets
from copy import deepcopy
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Final

from palatine.books import rulebook
from palatine.books.plain import plain_catalogue
from palatine.bots import advice, base, naming
from palatine.kernel import position, record
from palatine.kernel.chance import seeded
from palatine.kernel.errors import BadOption, BadPosition, BrokenRecord, UnknownGame
from palatine.kernel.game import Game
from palatine.kernel.parts import part
from palatine.kernel.speech import bound, quoted
from palatine.kernel.table import Table

GUESTS: Final = "PALATINE_GAMES"
"""In the environment: modules with a `GAME` that every process is to know, as workers of a server are processes too."""
_HOUSE: Final = sorted([module.name for module in iter_modules(import_module("palatine.games").__path__)])
_guests: Final[dict[str, Game]] = {}


def register(game: Game) -> None:
    """Make a game known that does not lie in `palatine/games`: from here on it is played like those that do."""
    assert game.name not in _HOUSE, f"there is a game {game.name} already"
    _guests[game.name] = game


@cache
def _invite() -> None:
    """Games that the environment names, once."""
    for module in os.environ.get(GUESTS, "").split():
        register(import_module(module).GAME)


def games() -> list[str]:
    """The names of the games that can be played."""
    _invite()
    return [*_HOUSE, *_guests]


def game(name: str) -> Game:
    """The definition of a game: its options, steps, actions and cards."""
    if name not in games():
        names = ", ".join(games())
        raise UnknownGame(
            f"there is no game {quoted(name, 'en')}; the games are: {names}",
            f"nie ma gry {quoted(name, 'pl')}; dostępne gry: {names}",
        )
    found = _guests.get(name) or import_module(f"palatine.games.{name}").GAME
    assert isinstance(found, Game)
    return found


def describe(name: str) -> dict[str, object]:
    """Seats, options with types, defaults and conflicts, rules version, size of the action book."""
    return game(name).described()


def new_game(
    name: str,
    seats: int = 0,
    options: dict[str, object] | None = None,
    seed: int | str | None = None,
    overlay: dict[str, object] | None = None,
    names: list[str] | None = None,
    draw: list[int | str] | None = None,
    rules: int | None = None,
) -> Table:
    """A new table at its first decision.

    Without a seed chance comes from the operating system. `overlay` replaces card values (docs/rules/<game>-data.md),
    `draw` forces the draws of the set-up. `rules` is an older version of the rules to play by; without it the newest.
    """
    played = game(name)
    if names and (len(names) != (seats or played.min_seats) or any(not isinstance(n, str) for n in names)):
        raise BadOption(
            f"names: {quoted(names, 'en')} must be a name for each seat",
            f"names: {quoted(names, 'pl')} – podaj imię dla każdego miejsca",
        )
    if type(seats) is not int:
        raise BadOption(
            f"seats: {quoted(seats, 'en')} must be a whole number",
            f"seats: {quoted(seats, 'pl')} musi być liczbą całkowitą",
        )
    table = played.prepared(seats or played.min_seats, options or {}, overlay, rules)
    table.chance = seeded(secrets.randbits(128) if seed is None else seed)
    table.names = list(names or [])
    table.recording = True
    table.force(draw=draw)
    table.begin()
    return table


def catalogue(
    name: str,
    options: dict[str, object] | None = None,
    overlay: dict[str, object] | None = None,
    seats: int = 0,
    rules: int | None = None,
) -> dict[str, object]:
    """Everything that can be a target or stand in a view, and the facts of the boards, ready for JSON.

    It depends on options, overlay, rules and the number of seats, never on the state of a table; without a number of
    seats it is the largest that the options allow. docs/catalogue.md tells what is in it.
    """
    played = game(name)
    counts = [seats] if seats else list(range(played.max_seats, played.min_seats - 1, -1))
    for count in counts:
        try:
            table = played.prepared(count, options or {}, overlay, rules)
        except BadOption:
            if count == counts[-1]:
                raise
        else:
            break
    return catalogue_of(table)


def catalogue_of(table: Table) -> dict[str, object]:
    """The catalogue of a table, however far it has been played."""
    made = part(f"{_home(table.game)}.catalogue", "catalogue")
    found = made(table) if callable(made) else plain_catalogue(table)
    assert isinstance(found, dict)
    return found


def _home(game: Game) -> str:
    """The package of a game, which its door stands in."""
    return type(game).__module__


def rules_text(name: str, lang: str = "en") -> list[dict[str, object]]:
    """The written rules of a game with its modules and rulings: headings, paragraphs and tables, in reading order.

    `scope` says at which tables a chapter holds: with an option, or with a number of seats; None means at every table.
    """
    chapters = part(f"{_home(game(name))}.catalogue", "CHAPTERS")
    found = deepcopy(rulebook.rules_text(name, "pl" if lang == "pl" else "en"))
    return [{**item, "scope": chapters.get(item["chapter"]) if isinstance(chapters, dict) else None} for item in found]


def load(data: dict[str, object]) -> Table:
    """A table from a dump, or from a position set up by hand."""
    if not isinstance(data, dict) or not isinstance(data.get("game"), str):
        raise BadPosition("a position is a table with a game", "pozycja to tabela z nazwą gry (game)")
    return position.load(game(str(data["game"])), data)


def replay(text: str) -> Table:
    """The table at the end of a text record, which is verified on the way."""
    name = record.header(text).get("game")
    if name is None:
        raise BrokenRecord("this is no record: it does not say which game", "to nie jest zapis gry: brak nazwy gry")
    return record.read(game(name), text)


def event_text(table: Table, event: dict[str, object], lang: str = "en") -> str:
    """A sentence for one event of `table.events_since`."""
    names = table.names or [f"{'Gracz' if lang == 'pl' else 'Player'} {seat + 1}" for seat in range(table.seat_count)]
    return bound(table.game.event_text(event, names, table, lang), lang)


def sampler(table: Table, seat: int) -> base.Sampler:
    """What a bot is given: the seat's options, and tables as they could be from where it sits."""
    return base.Sampler(table, seat)


def bots() -> list[str]:
    """The bots by the words that `bot` understands; search bots take settings too, as in `mcts:iterations=400`."""
    return naming.words()


def bot(name: str = "greedy", seed: int | str = 0, level: int = 0) -> base.Bot:
    """A bot by its word; `level3` may also be written as the name `level` and the number."""
    return base.bot(name, seed, level)


def hint(
    table: Table, seat: int, seconds: float = 0.0, iterations: int = 0, seed: int | str = 0, most: int = 5
) -> list[dict[str, object]]:
    """The best options of a seat, ready for JSON: action, text, win probability, expected points, tables tried.

    They come from what the seat knows. With `iterations` the answer is the same on every machine.
    """
    found = advice.advise(sampler(table, seat), seat, seconds, iterations, seed)[:most]
    return [
        {
            "action": one.action,
            "text": table.text(one.action, seat),
            "win": round(one.win, 4),
            "points": round(one.points, 2),
            "visits": one.visits,
        }
        for one in found
    ]
