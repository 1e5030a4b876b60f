"""Versions of the environments. A version stands for what the numbers mean: observation, action book, rules.

Whoever changes one of these changes the fingerprint; then the version that the game names goes up, so that a trained
net is never fed with numbers that mean something else.
"""

from hashlib import sha256

from palatine import api


def version(game: str) -> int:
    return api.game(game).about.environment[0]


def fingerprint(game: str) -> str:
    """Changes whenever a number of the observation or an action changes its meaning, or the rules do."""
    played = api.game(game)
    lines = [f"{b.name} {b.size} {b.times} {b.entries} {b.divisors}" for b in played.layout.blocks]
    text = "\n".join([played.book.fingerprint(), str(played.rules_version), *lines])
    return sha256(text.encode()).hexdigest()[:12]


def title(game: str) -> str:
    """The name of a game in the ids of environments: `WonderfulKingdom`."""
    return "".join([word.capitalize() for word in game.split("_")])
