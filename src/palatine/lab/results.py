"""Results as Parquet, for whoever wants to compute something else."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from palatine.lab import balance
from palatine.lab.arena import Game
from palatine.lab.figures import Estimate
from palatine.lab.folder import unreadable
from palatine.lab.needs import needed
from palatine.lab.ratings import Rating, Standing
from palatine.lab.study import Plan, Played

GAMES = "games.parquet"
STANDINGS = "standings.parquet"
TAKEN = "taken.parquet"
THINGS = "things.parquet"


def write_table(path: Path, rows: Sequence[Mapping[str, Any]], about: Mapping[str, str] | None = None) -> None:
    """A Parquet file with these rows. `about` goes into its metadata."""
    arrow = needed("pyarrow", "lab")
    parquet = needed("pyarrow.parquet", "lab")
    table = arrow.Table.from_pylist([dict(row) for row in rows])
    table = table.replace_schema_metadata({**(table.schema.metadata or {}), **(about or {})})
    temporary = path.with_name(f".{path.name}.new")
    try:
        parquet.write_table(table, temporary, compression="zstd")
        temporary.replace(path)
    except OSError as error:
        raise unreadable(path, error) from None


def seat_rows(games: Sequence[Game]) -> list[dict[str, Any]]:
    """One row for each seat of each game."""
    return [
        {
            "game": number,
            "deal": game.deal,
            "lineup": game.lineup,
            "seat": seat + 1,
            "player": player,
            "score": game.scores[seat],
            "place": game.places[seat],
            "decisions": game.decisions,
            "end": game.end,
        }
        for number, game in enumerate(games)
        for seat, player in enumerate(game.seats)
    ]


def standing_rows(rated: Sequence[Rating], standings: Sequence[Standing]) -> list[dict[str, Any]]:
    """One row for each player, best first."""
    of = {standing.player: standing for standing in standings}
    found: list[dict[str, Any]] = []
    for one in rated:
        row = of[one.player]
        shares = {"first": row.first, "beats": row.beats}
        bounds = {name: (share.value, *share.interval) for name, share in shares.items()}
        flat = {
            f"{name}{end}": value[at] for name, value in bounds.items() for at, end in enumerate(("", "_low", "_high"))
        }
        found.append({**asdict(one), "games": row.games, **flat, "mean": row.mean, "deviation": row.deviation})
    return found


def write_study(folder: Path, plan: Plan, games: Sequence[Played]) -> None:
    """A study in three tables: seats of games, what they took, and what things are worth."""
    write_table(folder / GAMES, played_rows(games))
    write_table(folder / TAKEN, taken_rows(games))
    write_table(folder / THINGS, thing_rows(plan, games))


def played_rows(games: Sequence[Played]) -> list[dict[str, Any]]:
    """One row for each seat of each game, with its points by source."""
    sources = balance.sources_in(games)
    return [
        {
            **_whose(game, seat),
            "score": game.scores[seat],
            "place": game.places[seat],
            "first": game.firsts[seat],
            "decisions": game.decisions,
            "turns": game.turns,
            **{f"points_{source}": game.points[seat].get(source, 0) for source in sources},
        }
        for game in games
        for seat in range(len(game.scores))
    ]


def _whose(game: Played, seat: int) -> dict[str, Any]:
    return {"variant": game.variant, "player": game.player, "deal": game.number, "seat": seat + 1}


def taken_rows(games: Sequence[Played]) -> list[dict[str, Any]]:
    """One row for each thing that a seat took or could choose."""
    found: list[dict[str, Any]] = []
    for game in games:
        for seat, (taken, offered) in enumerate(zip(game.taken, game.offered, strict=True)):
            for name in sorted({*taken, *offered}):
                way, _, thing = name.partition("/")
                counts = {"count": taken.get(name, 0), "offered": offered.get(name, 0)}
                found.append({**_whose(game, seat), "way": way, "thing": thing, **counts})
    return found


def thing_rows(plan: Plan, games: Sequence[Played]) -> list[dict[str, Any]]:
    """One row for each thing, by player and data."""
    found: list[dict[str, Any]] = []
    names = balance.names_in(games)
    for variant in plan.variants:
        for player in plan.players:
            for one in balance.things(balance.chosen(games, player, variant), names):
                way, _, thing = one.name.partition("/")
                low, high = one.rate.interval
                row: dict[str, Any] = {"variant": variant, "player": player, "way": way, "thing": thing}
                row |= {"rate": one.rate.value, "rate_low": low, "rate_high": high, "copies": one.copies}
                row |= {
                    "chosen": one.chosen.value if one.chosen else None,
                    "offered": one.chosen.games if one.chosen else 0,
                }
                row |= {**_estimate("win", one.win), "win_sure": one.win_sure}
                found.append({**row, **_estimate("points", one.points), "points_sure": one.points_sure})
    return found


def _estimate(name: str, one: Estimate | None) -> dict[str, Any]:
    if one is None:
        return {name: None, f"{name}_low": None, f"{name}_high": None, f"{name}_p": None}
    low, high = one.interval
    return {name: one.value, f"{name}_low": low, f"{name}_high": high, f"{name}_p": one.p}
