"""Tables of facts: games, options, simulations, counts."""

import time

from rich import box
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

from palatine import api
from palatine.cli.screen import Screen, console
from palatine.kernel.game import Game
from palatine.kernel.table import Table
from palatine.lab.perft import perft
from palatine.lab.simulate import Series, simulate, standings


def _grid(*headings: str) -> Grid:
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False)
    for heading in headings:
        grid.add_column(heading)
    return grid


def decimal(value: float, places: int, lang: str) -> str:
    """A decimal comma in Polish, a point in English."""
    text = f"{value:.{places}f}"
    return text.replace(".", ",") if lang == "pl" else text


def percent(share: float, lang: str) -> str:
    """English sets a space before the sign in this project's tables, Polish none."""
    return f"{decimal(100 * share, 1, lang)}{'%' if lang == 'pl' else ' %'}"


def show_games(screen: Screen) -> None:
    grid = _grid(screen.say("games.title"), "", screen.say("games.seats"), screen.say("games.rules"))
    for name in api.games():
        rules = api.game(name)
        grid.add_row(
            Text(name, "bold"),
            rules.title(screen.lang),
            f"{rules.min_seats}–{rules.max_seats}",
            str(rules.rules_version),
        )
    screen.show(grid)
    screen.write(screen.say("games.more"), "dim")


def typed(value: object) -> str:
    """A value as people type it after `--option name=`."""
    if isinstance(value, list):
        return ",".join([typed(part) for part in value]) or "–"
    return str(value).lower() if isinstance(value, bool) else str(value)


def show_description(screen: Screen, rules: Game) -> None:
    """The options with their types, defaults and meaning, and what excludes each other."""
    polish = screen.lang == "pl"
    screen.rule(f"{rules.title(screen.lang)}, {screen.say('games.seats')}: {rules.min_seats}–{rules.max_seats}")
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False, expand=True)
    for key in ("name", "default"):
        grid.add_column(screen.say(f"describe.{key}"), overflow="fold")
    grid.add_column(screen.say("describe.meaning"), ratio=1)
    grid.add_column(screen.say("describe.rule"), no_wrap=True)
    for option in rules.options:
        choices = ", ".join([typed(choice) for choice in option.choices])
        meaning = Text(option.pl if polish else option.en)
        key = "describe.some" if option.many else "describe.one"
        meaning.append(f"\n{screen.say(key, choices=choices)}", style="dim")
        grid.add_row(Text(option.name), Text(typed(option.default)), meaning, Text(option.rule))
    screen.show(grid)
    if rules.conflicts:
        screen.write(screen.say("describe.conflicts"), "bold")
        for conflict in rules.conflicts:
            screen.write(f"  {conflict.pl if polish else conflict.en} [{conflict.rule}]")
    screen.write(screen.say("describe.actions", n=rules.book.count, print=rules.book.fingerprint()), "dim")
    screen.write(screen.say("describe.bots", names=", ".join(api.bots())), "dim")


def show_simulation(screen: Screen, series: Series, processes: int) -> None:
    """Play the series with a progress bar and print its table."""
    start = time.perf_counter()
    # The bar goes to stderr, so that the table alone can be piped.
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console(stderr=True), transient=True) as bar:
        task = bar.add_task(screen.say("sim.progress"), total=series.games)
        outcomes = simulate(series, processes, lambda done: bar.advance(task, done))
    seconds = time.perf_counter() - start
    lang = screen.lang
    screen.rule(screen.say("sim.title", game=series.game, n=series.games))
    grid = _grid(*[screen.say(f"sim.{key}") for key in ("bot", "wins", "rate", "score")])
    for column in grid.columns[1:]:
        column.justify = "right"
    for row in standings(series, outcomes):
        low, high = row.interval
        between = f"{percent(row.rate, lang)} ({percent(low, lang)} – {percent(high, lang)})"
        score = f"{decimal(row.mean, 2, lang)} ± {decimal(row.deviation, 2, lang)}"
        grid.add_row(row.bot, decimal(row.wins, 1, lang), between, score)
    screen.show(grid)
    if len(series.bots) > 1:
        screen.write(screen.say("sim.rotated" if series.rotate else "sim.fixed"), "dim")
        screen.write(screen.say("sim.split", share=percent(1 / len(series.bots), lang)), "dim")
    decisions = sum([one.decisions for one in outcomes]) / len(outcomes)
    speed = decimal(series.games / seconds, 1, lang)
    screen.write(screen.say("sim.speed", decisions=decimal(decisions, 1, lang), speed=speed))


def show_perft(screen: Screen, table: Table, depth: int, seed: str) -> None:
    """Counts depth by depth, each as soon as it is known."""
    words = {"game": table.game.name, "seats": int(table.seat_count), "seed": seed}
    screen.rule(screen.say("perft.title", **words))
    heads = [screen.say(f"perft.{key}") for key in ("depth", "leaves", "time")]
    screen.write(f"{heads[0]:>10} {heads[1]:>15} {heads[2]:>10}", "bold")
    for level in range(1, depth + 1):
        start = time.perf_counter()
        leaves = perft(table, level)
        seconds = decimal(time.perf_counter() - start, 3, screen.lang)
        screen.write(f"{level:>10} {leaves:>15} {seconds:>10}")
