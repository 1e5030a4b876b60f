"""The commands of the lab: arena, study, solo. Their libraries are an extra, imported when they are used."""

import json
import secrets
import shlex
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich import box
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from palatine.cli import arguments
from palatine.cli.arguments import GameName, Word, Words
from palatine.cli.boards import Board
from palatine.cli.files import program
from palatine.cli.messages import trouble
from palatine.cli.screen import Screen, console
from palatine.lab import arena as arenas
from palatine.lab import solo as solos
from palatine.lab import study as studies
from palatine.lab.folder import write_whole
from palatine.lab.match import Setting
from palatine.lab.needs import needed
from palatine.lab.pool import Workers, check_address
from palatine.lab.report.voice import Voice, plain
from palatine.lab.schedule import MODES, default_mode

Overlay = Annotated[str, typer.Option("--overlay", "--data", metavar="…")]
INTERRUPTED: Final = 130
REPORT: Final = "report.html"
OVERLAY: Final = "overlay.json"


def arena(
    game: GameName = "",
    players: Word = "greedy,random",
    games: Word = "",
    seats: Word = "2",
    mode: Word = "",
    seed: Word = "",
    processes: Word = "1",
    ray: Word = "",
    out: Word = "",
    resume: Word = "",
    lang: Word = "",
    edition: Word = "",
    option: Words = None,
    overlay: Overlay = "",
) -> None:
    screen = Screen(arguments.language(lang), Board())
    workers = workers_of(processes, ray)
    for module in ("openskill", "pyarrow"):
        needed(module, "lab")
    count = arguments.whole("--games", games, 1) if games else 0
    if resume:
        refuse_changes({"--seed": seed, "--mode": mode, "--out": out, "--option": option, "--overlay": overlay})
        path, old = Path(resume), arenas.stored(Path(resume))
        setting = old.setting
        plan = arenas.planned(setting, old.players, old.seats, count or old.games, old.seed, old.mode)
    else:
        setting = setting_of(game, edition, option, overlay)
        names = players_of(players)
        chairs = arguments.whole("--seats", seats, 1, 9)
        chosen = mode or default_mode(len(names), chairs)
        if chosen not in MODES:
            raise trouble("bad.mode", value=chosen, known=", ".join(MODES))
        path = out_folder(out, f"arena-{setting.game}")
        plan = arenas.planned(setting, names, chairs, count or 400, seed or str(secrets.randbits(64)), chosen)
    numbers = {"lineups": len(plan.lineups), "seats": plan.seats, "deals": plan.deals, "games": plan.total}
    screen.write(screen.say("arena.begin", game=plan.game, seed=plan.seed, **numbers), "dim")
    with playing(screen, "arena", path, plan.total) as told:
        found = arenas.play(plan, path, workers, told)
    show_arena(screen, plan, found, path)


def show_arena(screen: Screen, plan: arenas.Plan, games: list[arenas.Game], path: Path) -> None:
    """Rate the players, write the files, and print the table."""
    from palatine.lab import ratings, results
    from palatine.lab.report.arena import arena_report

    with console(stderr=True).status(screen.say("lab.rating")):
        rated = ratings.ratings(games, plan.players, plan.seed)
        rows = ratings.standings(games, plan.players)
    results.write_table(path / results.GAMES, results.seat_rows(games))
    results.write_table(path / results.STANDINGS, results.standing_rows(rated, rows))
    command = repeated(
        "arena", plan.setting, path, players=",".join(plan.players), seats=plan.seats, games=plan.games, mode=plan.mode,
        seed=plan.seed,
    )  # fmt: skip
    write_whole(path / REPORT, arena_report(plan, games, rated, rows, command, screen.lang))
    voice = Voice(screen.lang)
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False)
    grid.add_column(screen.say("arena.player"))
    for name in ("rating", "first", "beats", "score"):
        grid.add_column(screen.say(f"arena.{name}"), justify="right")
    of = {row.player: row for row in rows}
    for one in rated:
        row = of[one.player]
        grid.add_row(
            voice.player(one.player),
            f"{voice.number(one.rating)} ({voice.between(one.low, one.high)})",
            voice.share(row.first.value, row.first.interval),
            voice.share(row.beats.value, row.beats.interval),
            f"{voice.number(row.mean)} ± {voice.number(row.deviation)}",
        )
    screen.show(grid)
    name_files(screen, path, [results.GAMES, results.STANDINGS])


def solo(
    game: GameName = "",
    players: Word = "greedy,random",
    games: Word = "",
    seed: Word = "",
    processes: Word = "1",
    ray: Word = "",
    out: Word = "",
    resume: Word = "",
    lang: Word = "",
    option: Words = None,
    overlay: Overlay = "",
) -> None:
    screen = Screen(arguments.language(lang), Board())
    workers = workers_of(processes, ray)
    needed("pyarrow", "lab")
    count = arguments.whole("--games", games, 1) if games else 0
    if resume:
        refuse_changes({"--seed": seed, "--out": out, "--option": option, "--overlay": overlay})
        path, old = Path(resume), solos.stored(Path(resume))
        plan = solos.planned(old.game, old.players, count or old.games, old.seed, old.options, old.overlay)
    else:
        setting = setting_of(game, "", option, overlay) if game else Setting("")
        path = out_folder(out, f"solo-{game}" if game else "solo")
        start = seed or str(secrets.randbits(64))
        names = players_of(players)
        plan = solos.planned(game, names, count or 500, start, setting.options, setting.overlay)
    with playing(screen, "solo", path, plan.total) as told:
        found = solos.play(plan, path, workers, told)
    show_solo(screen, plan, found, path)


def show_solo(screen: Screen, plan: solos.Plan, found: list[solos.Result], path: Path) -> None:
    """Write the files and print the table."""
    from palatine.lab import results
    from palatine.lab.report.solo import named, of, solo_report, won

    results.write_table(path / results.GAMES, solos.result_rows(found))
    setting = Setting(plan.game, plan.options, plan.overlay)
    words = {"players": ",".join(plan.players), "games": plan.games, "seed": plan.seed}
    write_whole(path / REPORT, solo_report(plan, found, repeated("solo", setting, path, **words), screen.lang))
    voice = Voice(screen.lang)
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False)
    for at, name in enumerate(("challenge", "player", "rate", "score")):
        grid.add_column(screen.say(f"solo.{name}"), justify="right" if at > 1 else "left")
    for challenge in plan.challenges:
        for player in plan.players:
            mine = of(found, challenge, player)
            share = won(mine)
            score = voice.number(sum([one.score for one in mine]) / len(mine))
            rate = voice.share(share.value, share.interval)
            grid.add_row(named(voice, challenge, not plan.game), voice.player(player), rate, score)
    screen.show(grid)
    name_files(screen, path, [results.GAMES])


def study(
    game: GameName = "",
    players: Word = "greedy",
    games: Word = "",
    seats: Word = "",
    seed: Word = "",
    processes: Word = "1",
    ray: Word = "",
    out: Word = "",
    resume: Word = "",
    lang: Word = "",
    edition: Word = "",
    option: Words = None,
    overlay: Overlay = "",
) -> None:
    screen = Screen(arguments.language(lang), Board())
    workers = workers_of(processes, ray)
    needed("pyarrow", "lab")
    count = arguments.whole("--games", games, 2) if games else 0
    if resume:
        refuse_changes({"--seed": seed, "--seats": seats, "--out": out, "--option": option, "--overlay": overlay})
        path, old = Path(resume), studies.stored(Path(resume))
        setting = Setting(old.game, old.options, old.overlay)
        plan = studies.planned(setting, old.players, old.seats, count or old.games, old.seed)
    else:
        setting = setting_of(game, edition, option, overlay)
        rules = arguments.named_game(game)
        chairs = arguments.whole("--seats", seats, 1, 9) if seats else max(2, rules.min_seats)
        path = out_folder(out, f"study-{setting.game}")
        start = seed or str(secrets.randbits(64))
        plan = studies.planned(setting, players_of(players), chairs, count or 500, start)
    with playing(screen, "study", path, plan.total) as told:
        found = studies.play(plan, path, workers, told)
    show_study(screen, plan, found, path)


def show_study(screen: Screen, plan: studies.Plan, found: list[studies.Played], path: Path) -> None:
    """Write the files and print the conclusions."""
    from palatine.lab import results
    from palatine.lab.report.study import study_report, study_words

    with console(stderr=True).status(screen.say("lab.rating")):
        results.write_study(path, plan, found)
        setting = Setting(plan.game, plan.options, plan.overlay)
        words = {"players": ",".join(plan.players), "seats": plan.seats, "games": plan.games, "seed": plan.seed}
        write_whole(path / REPORT, study_report(plan, found, repeated("study", setting, path, **words), screen.lang))
    for sentence in study_words(plan, found, screen.lang):
        screen.write(f"• {sentence}")
    name_files(screen, path, [results.GAMES, results.TAKEN, results.THINGS])


# ---- what the commands share ---------------------------------------------------------------------------------------


def workers_of(processes: str, ray: str) -> Workers:
    count = arguments.whole("--processes", processes, 1, 1024)
    if ray:
        needed("ray", "cluster")
        check_address(ray)
    return Workers(count, ray)


def players_of(text: str) -> list[str]:
    found = arguments.split(text)
    if not found:
        raise trouble("bad.players")
    return found


def setting_of(game: str, edition: str, option: list[str] | None, overlay: str) -> Setting:
    rules = arguments.named_game(game)
    return Setting(rules.name, arguments.options(rules, edition, option or []), arguments.overlay(overlay))


def refuse_changes(given: dict[str, object]) -> None:
    """What a folder was begun with stays so."""
    for name, value in given.items():
        if value:
            raise trouble("bad.resume", option=name)


def out_folder(out: str, name: str) -> Path:
    return Path(out) if out else Path("runs") / f"{name}-{datetime.now():%Y%m%d-%H%M%S}"


@contextmanager
def playing(screen: Screen, command: str, path: Path, total: int) -> Iterator[Callable[[int], None]]:
    """A progress bar on stderr, so that tables alone can be piped. Ctrl-C is no mistake: what has been played is on the
    disk, and one line says how to go on."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    try:
        with Progress(*columns, console=console(stderr=True), transient=True) as shown:
            task = shown.add_task(screen.say("lab.progress"), total=total)
            yield lambda done: shown.advance(task, done)
    except KeyboardInterrupt:
        screen.write(f"\n{screen.say('lab.stopped')}", "yellow")
        screen.write_path(f"  {program()} {command} --resume {shlex.quote(str(path))}")
        raise typer.Exit(INTERRUPTED) from None


def repeated(command: str, setting: Setting, path: Path, **words: Any) -> str:
    """The command that plays the same again, with its overlay kept in the folder."""
    parts = ["palatine", command, setting.game]
    parts += [f"--{name.replace('_', '-')} {shlex.quote(str(value))}" for name, value in words.items() if value != ""]
    parts += [f"--option {shlex.quote(f'{name}={plain(value)}')}" for name, value in setting.options.items()]
    if setting.overlay:
        write_whole(path / OVERLAY, json.dumps(setting.overlay, ensure_ascii=False, indent=2) + "\n")
        parts.append(f"--overlay {shlex.quote(str(path / OVERLAY))}")
    return " ".join([part for part in parts if part])


def name_files(screen: Screen, path: Path, data: list[str]) -> None:
    screen.write_path(screen.say("lab.report", path=path / REPORT), "green")
    screen.write_path(screen.say("lab.data", paths=", ".join([str(path / name) for name in data])), "dim")


COMMANDS: Final[tuple[Callable[..., None], ...]] = (arena, study, solo)
