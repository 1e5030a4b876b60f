"""Strength: OpenSkill ratings with intervals, and who beats whom.

A rating is the mu of OpenSkill's Plackett-Luce model, which knows tables of any size and ties. The model learns game by
game, so the order matters a little: ratings are averaged over several orders drawn by lot. Its own sigma says how sure
the model is if every game were independent; the intervals here come instead from drawing whole deals anew (bootstrap):
games of one deal belong together, since they share cards and dice.
"""

import random
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev

from palatine.lab.arena import Game
from palatine.lab.match import first_share
from palatine.lab.needs import needed
from palatine.lab.simulate import Z95, wilson

ORDERS = 10
"""Orders over which a rating is averaged."""
MOST_DRAWS = 200
FEWEST_DRAWS = 30
WORK = 150_000
"""About as many games as are rated for the intervals: a few seconds."""


@dataclass(frozen=True)
class Rating:
    """How strong a player is. `low` and `high` bound the rating at 95 %."""

    player: str
    rating: float
    low: float
    high: float
    sigma: float


@dataclass(frozen=True)
class Share:
    """A mean of results between 0 and 1, one for each of `games`, with its 95 % interval."""

    value: float
    games: int

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.value * self.games, self.games)


@dataclass(frozen=True)
class Standing:
    """A player's part in an arena."""

    player: str
    games: int
    first: Share
    """Its seats that came first; shared victories are split."""
    beats: Share
    """Opponents it is placed above, ties half, averaged over games."""
    mean: float
    deviation: float


def ratings(games: Sequence[Game], players: Sequence[str], seed: str) -> list[Rating]:
    """The ratings, best first. The same for the same games and seed."""
    model = needed("openskill.models", "lab").PlackettLuce()
    lot = random.Random(f"{seed}/ratings")
    orders = [_rated(model, lot.sample(games, len(games)), players) for _ in range(ORDERS)]
    by_deal: dict[int, list[Game]] = defaultdict(list)
    for game in games:
        by_deal[game.deal].append(game)
    deals = list(by_deal.values())
    draws: list[dict[str, tuple[float, float]]] = []
    for _ in range(max(FEWEST_DRAWS, min(MOST_DRAWS, WORK // max(1, len(games))))):
        drawn = [game for deal in lot.choices(deals, k=len(deals)) for game in deal]
        lot.shuffle(drawn)
        draws.append(_rated(model, drawn, players))
    found: list[Rating] = []
    for player in players:
        middle = fmean([order[player][0] for order in orders])
        half = Z95 * stdev([draw[player][0] for draw in draws])
        found.append(Rating(player, middle, middle - half, middle + half, fmean([one[player][1] for one in orders])))
    return sorted(found, key=lambda one: -one.rating)


def _rated(model: object, games: Sequence[Game], players: Sequence[str]) -> dict[str, tuple[float, float]]:
    """Mu and sigma of everybody after these games, in this order.

    A player who sits at a table several times enters once for each seat, and takes the mean of what they learn.
    """
    rating, rate = model.rating, model.rate  # type: ignore[attr-defined]
    known = {player: rating() for player in players}
    for game in games:
        after = rate([[known[player]] for player in game.seats], ranks=list(game.places))
        learnt: dict[str, list[tuple[float, float]]] = defaultdict(list)
        for player, (team,) in zip(game.seats, after, strict=True):
            learnt[player].append((team.mu, team.sigma))
        for player, values in learnt.items():
            mus, sigmas = zip(*values, strict=True)
            known[player] = rating(mu=sum(mus) / len(mus), sigma=sum(sigmas) / len(sigmas))
    return {player: (one.mu, one.sigma) for player, one in known.items()}


def beaten(game: Game, player: str, rival: str = "") -> float | None:
    """The share of opponents, or of one rival, a player is placed above, ties half; None if they do not meet."""
    mine = [place for name, place in zip(game.seats, game.places, strict=True) if name == player]
    theirs = [
        place
        for name, place in zip(game.seats, game.places, strict=True)
        if name != player and (not rival or name == rival)
    ]
    if not mine or not theirs:
        return None
    points = [1.0 if one < other else 0.5 if one == other else 0.0 for one in mine for other in theirs]
    return fmean(points)


def share(games: Sequence[Game], player: str, rival: str = "") -> Share:
    """How often a player is placed above its opponents, or above one of them."""
    found = [value for value in [beaten(game, player, rival) for game in games] if value is not None]
    return Share(fmean(found) if found else 0.5, len(found))


def standings(games: Sequence[Game], players: Sequence[str]) -> list[Standing]:
    """The table of an arena, in order of players."""
    found: list[Standing] = []
    for player in players:
        chairs = [(game, at) for game in games for at, name in enumerate(game.seats) if name == player]
        firsts = [first_share(game.places, at) for game, at in chairs]
        scores = [game.scores[at] for game, at in chairs]
        mean = fmean(scores)
        spread = sqrt(sum([(score - mean) ** 2 for score in scores]) / max(1, len(scores) - 1))
        beats = share(games, player)
        found.append(Standing(player, beats.games, Share(fmean(firsts), len(firsts)), beats, mean, spread))
    return found
