"""The one table of what the laws are tried on: every game with every number of seats and every choice of every option.

The toy game of the kernel tests takes part like any other; a real game appears here as soon as `palatine.games()` names
it.
"""

import json
from collections.abc import Iterator
from typing import Final, NamedTuple

from kernel import high_card

import palatine
from laws.combined import COMBINED
from palatine.api import game as game_named
from palatine.api import games
from palatine.kernel import position, record
from palatine.kernel.chance import seeded
from palatine.kernel.game import Game
from palatine.kernel.table import Table


class Case(NamedTuple):
    """A way to set up a game."""

    game: str
    seats: int
    options: dict[str, object]
    overlay: dict[str, object]

    def __str__(self) -> str:
        chosen = [f"{name}={value}" for name, value in self.options.items()]
        return "-".join([self.game, f"{self.seats}p", *chosen, *(["overlay"] if self.overlay else [])])

    def new(self, seed: int | str, names: list[str] | None = None) -> Table:
        """A new table at its first decision."""
        if self.game in games():
            return palatine.new_game(self.game, self.seats, self.options, seed, self.overlay or None, names)
        return high_card.new_game(self.seats, seed, self.options.get("short") is True, names)

    def walk(self, seed: int | str, moves: int = 100_000) -> Iterator[Table]:
        """The same table at each of its decisions, and at the end of the game, under random play."""
        table = self.new(seed)
        chance = seeded(f"walk {seed}")
        yield table
        while not table.is_over and moves:
            step(table, chance.below(1 << 16), chance.below(1 << 16))
            moves -= 1
            yield table


def moments(case: Case, seed: int | str, every: int) -> Iterator[tuple[int, Table]]:
    """Of a whole game at random: one table in so many, the end, and the first table of each kind of question.

    Each comes with its number. The toy game is short, and all of it counts.
    """
    met: set[str] = set()
    for number, table in enumerate(case.walk(seed)):
        kinds = {table.prompt(seat).kind for seat in table.to_act}
        if number % every == 0 or table.is_over or kinds - met or table.game.name == "high_card":
            yield number, table
        met |= kinds


def step(table: Table, who: int, what: int) -> None:
    """Play one of the legal actions of one of the seats that may act, chosen by two numbers."""
    seat = table.to_act[who % len(table.to_act)]
    options = table.options(seat)
    table.play(options[what % len(options)], seat)


def snapshot(table: Table) -> str:
    """The whole table as text, which nothing can change afterwards."""
    return json.dumps(table.dump(), sort_keys=True)


def loaded(data: dict[str, object]) -> Table:
    """`palatine.load`, for the toy game too."""
    return position.load(high_card.GAME, data) if data["game"] == "high_card" else palatine.load(data)


def replayed(text: str) -> Table:
    """`palatine.replay`, for the toy game too."""
    toy = record.header(text)["game"] == "high_card"
    return record.read(high_card.GAME, text) if toy else palatine.replay(text)


def game_of(name: str) -> Game:
    return high_card.GAME if name == "high_card" else game_named(name)


MOST_CASES: Final = 40
"""More option sets than this are not crossed with every number of seats."""


def single_choices(game: Game) -> list[dict[str, object]]:
    """Every choice of every option by itself; of a list one entry, the last few, and all at once."""
    found: list[dict[str, object]] = [{}]
    for option in game.options:
        some = option.choices
        values = [some[:1], some[-3:], some] if option.many else some
        found += [{option.name: value} for value in values if value != option.default]
    return found


def is_possible(game: Game, seats: int, options: dict[str, object]) -> bool:
    try:
        game.prepared(seats, options, None)
    except palatine.BadOption:
        return False
    return True


def option_sets(game: Game, seats: int) -> list[dict[str, object]]:
    """Every possible choice; one that the defaults exclude is tried together with each other choice."""
    found: list[dict[str, object]] = []
    singles = single_choices(game)
    for single in singles:
        if is_possible(game, seats, single):
            found.append(single)
        else:
            pairs = [{**other, **single} for other in singles if not other.keys() & single.keys()]
            found += [pair for pair in pairs if is_possible(game, seats, pair)]
    return found


def one_higher(game: Game) -> dict[str, object]:
    """An overlay that prints every number of the box one higher; nothing if the game has no numbers."""
    overlay: dict[str, object] = {}
    for family in game.families(default_options(game)):
        rows = {}
        for row in family.rows:
            numbers = [name for name in family.numbers if name in row.fields]
            rows[row.id] = {name: min(row.integer(name) + 1, family.numbers[name][1]) for name in numbers}
        overlay[family.name] = {id: fields for id, fields in rows.items() if fields}
    return {"game": game.name, "name": "one higher", **overlay} if overlay else {}


def default_options(game: Game) -> dict[str, object]:
    return {option.name: option.default for option in game.options}


def combined_cases(name: str, game: Game) -> list[Case]:
    """Every number of seats by itself, the listed combinations, and each choice that no combination makes."""
    counts = range(game.min_seats, game.max_seats + 1)
    covered = {key for _, options in COMBINED[name] for key in options}
    choices = [choice for choice in option_sets(game, game.max_seats) if choice and not choice.keys() & covered]
    found = [Case(name, seats, {}, {}) for seats in counts]
    found += [Case(name, counts[i % len(counts)], choice, {}) for i, choice in enumerate(choices)]
    found += [Case(name, seats, options, {}) for seats, options in COMBINED[name]]
    overlay = one_higher(game)
    return [*found, Case(name, game.max_seats, {}, overlay)] if overlay else found


def cases_of(name: str) -> list[Case]:
    game = game_of(name)
    counts = range(game.min_seats, game.max_seats + 1)
    if name in COMBINED:
        return combined_cases(name, game)
    found = [Case(name, seats, options, {}) for seats in counts for options in option_sets(game, seats)]
    if len(found) > MOST_CASES:
        # Too many to play them all: every number of seats by itself, and every choice with some number of seats.
        found = [Case(name, seats, {}, {}) for seats in counts]
        choices = option_sets(game, game.max_seats)
        found += [Case(name, counts[i % len(counts)], choice, {}) for i, choice in enumerate(choices) if choice]
    overlay = one_higher(game)
    return [*found, Case(name, game.max_seats, {}, overlay)] if overlay else found


GAMES: Final = [*games(), "high_card"]
CASES: Final = [case for name in GAMES for case in cases_of(name)]
