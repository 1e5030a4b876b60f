"""Results as Parquet, for whoever wants to compute something else."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from palatine.lab.arena import Game
from palatine.lab.folder import unreadable
from palatine.lab.needs import needed
from palatine.lab.ratings import Rating, Standing

GAMES = "games.parquet"
STANDINGS = "standings.parquet"


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
