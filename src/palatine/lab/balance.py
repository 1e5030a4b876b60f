"""What the games of a study say: seats, scores, sources of points, length, and what each thing is worth."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from palatine.lab.figures import Estimate, benjamini_hochberg, holm, mean, slope
from palatine.lab.ratings import Share
from palatine.lab.study import ORIGINAL, OVERLAY, Plan, Played

SURE = 0.05


@dataclass(frozen=True)
class Thing:
    """What a thing means in games of one kind of bot with one kind of data."""

    name: str
    """`way/id`, as the log has it."""
    rate: Share
    """Seats that took it at least once."""
    copies: float
    """How many of it a seat takes on average."""
    chosen: Share | None
    """How often it was chosen when a seat was shown it."""
    win: Estimate | None
    """By how much the share of victory grows with one more of it, against others at the same table."""
    points: Estimate | None
    """The same for the final score."""
    win_sure: bool = False
    points_sure: bool = False


@dataclass(frozen=True)
class Change:
    """What an overlay changes, on the same deals."""

    name: str
    before: float
    after: float
    difference: Estimate
    sure: bool


@dataclass(frozen=True)
class Seat:
    """How a seat fares; `sure` says whether that differs from an even share (Holm)."""

    first: Share
    score: Estimate
    sure: bool


def chosen(games: Sequence[Played], player: str, variant: str = ORIGINAL) -> list[Played]:
    return [game for game in games if game.player == player and game.variant == variant]


def seats(games: Sequence[Played], count: int) -> list[Seat]:
    """All seats; the chance of calling any even seat uneven is at most 5 % (Holm)."""
    shares = [mean([game.firsts[seat] for game in games]) for seat in range(count)]
    even = 1 / count
    against = [Estimate(share.value - even, share.error, share.n).p if count > 1 else 1.0 for share in shares]
    return [
        Seat(Share(share.value, share.n), mean([float(game.scores[seat]) for game in games]), adjusted < SURE)
        for seat, (share, adjusted) in enumerate(zip(shares, holm(against), strict=True))
    ]


def things(games: Sequence[Played], names: Sequence[str]) -> list[Thing]:
    """Every thing; of the differences called sure about 5 % are expected to be false (Benjamini-Hochberg)."""
    found: list[Thing] = []
    for name in names:
        counts = [[float(seat.get(name, 0)) for seat in game.taken] for game in games]
        flat = [count for game in counts for count in game]
        taken = sum([1 for count in flat if count])
        shown = sum([seat.get(name, 0) for game in games for seat in game.offered])
        wins = slope([(count, game.firsts) for count, game in zip(counts, games, strict=True)])
        points = slope([(count, [float(s) for s in game.scores]) for count, game in zip(counts, games, strict=True)])
        picked = Share(min(1.0, sum(flat) / shown), shown) if shown else None
        rate = Share(taken / max(1, len(flat)), len(flat))
        found.append(Thing(name, rate, sum(flat) / max(1, len(flat)), picked, wins, points))
    wins_sure = _sure([one.win for one in found])
    points_sure = _sure([one.points for one in found])
    return [
        Thing(one.name, one.rate, one.copies, one.chosen, one.win, one.points, win, score)
        for one, win, score in zip(found, wins_sure, points_sure, strict=True)
    ]


def _sure(estimates: Sequence[Estimate | None]) -> list[bool]:
    asked = [at for at, one in enumerate(estimates) if one is not None]
    adjusted = benjamini_hochberg([one.p for one in estimates if one is not None])
    sure = {at for at, value in zip(asked, adjusted, strict=True) if value < SURE}
    return [at in sure for at in range(len(estimates))]


def names_in(games: Sequence[Played]) -> list[str]:
    """Everything that anybody took or could choose, in order of names."""
    return sorted({name for game in games for seat in (*game.taken, *game.offered) for name in seat})


def sources_in(games: Sequence[Played]) -> list[str]:
    """Sources of points, in order of names."""
    return sorted({source for game in games for seat in game.points for source in seat})


def source_means(games: Sequence[Played], winners: bool = False) -> dict[str, float]:
    """Points by source of an average seat, or of an average winner."""
    rows = [
        seat
        for game in games
        for seat, place in zip(game.points, game.places, strict=True)
        if not winners or place == 1
    ]
    return {source: sum([row.get(source, 0) for row in rows]) / max(1, len(rows)) for source in sources_in(games)}


def source_gaps(games: Sequence[Played]) -> dict[str, Estimate]:
    """By how much winners have more from a source than the others at their table."""
    found: dict[str, Estimate] = {}
    for source in sources_in(games):
        gaps: list[float] = []
        for game in games:
            best = [seat.get(source, 0) for seat, place in zip(game.points, game.places, strict=True) if place == 1]
            rest = [seat.get(source, 0) for seat, place in zip(game.points, game.places, strict=True) if place != 1]
            if best and rest:
                gaps.append(sum(best) / len(best) - sum(rest) / len(rest))
        found[source] = mean(gaps)
    return found


Measure = Callable[[Played], float]


def _margin(game: Played) -> float:
    best = sorted(game.scores, reverse=True)
    return float(best[0] - best[1]) if len(best) > 1 else 0.0


def measures(plan: Plan) -> dict[str, Measure]:
    """What is compared between the data of the box and an overlay, besides things and sources."""
    found: dict[str, Measure] = {
        "score": lambda game: sum(game.scores) / len(game.scores),
        "winner": lambda game: float(max(game.scores)),
        "decisions": lambda game: float(game.decisions),
    }
    if plan.seats > 1:
        found["margin"] = _margin
        for seat in range(plan.seats):
            found[f"seat {seat}"] = lambda game, at=seat: game.firsts[at]  # type: ignore[misc]
    return found


def changes(games: Sequence[Played], player: str, of: dict[str, Measure]) -> list[Change]:
    """Paired differences between overlay and original; sure ones after Benjamini-Hochberg."""
    before = {game.number: game for game in chosen(games, player, ORIGINAL)}
    after = {game.number: game for game in chosen(games, player, OVERLAY)}
    deals = [(before[number], after[number]) for number in sorted(before) if number in after]
    found: list[Change] = []
    for name, measure in of.items():
        pairs = [(measure(one), measure(other)) for one, other in deals]
        old, new = [sum(side) / len(side) for side in zip(*pairs, strict=True)]
        found.append(Change(name, old, new, mean([other - one for one, other in pairs]), False))
    sure = _sure([one.difference if one.difference.error else None for one in found])
    return [
        Change(one.name, one.before, one.after, one.difference, is_sure)
        for one, is_sure in zip(found, sure, strict=True)
    ]


def taking(name: str) -> Measure:
    """How many of a thing a seat takes on average."""
    return lambda game: sum([seat.get(name, 0) for seat in game.taken]) / len(game.taken)


def earning(source: str) -> Measure:
    """Points from a source that a seat has on average."""
    return lambda game: sum([seat.get(source, 0) for seat in game.points]) / len(game.points)
