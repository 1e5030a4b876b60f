"""Versions of the environments. A version stands for what the numbers mean: observation, action book, rules.

Whoever changes one of these changes the fingerprint; then the version goes up, so that a trained net is never fed
with numbers that mean something else.
"""

from hashlib import sha256

from palatine import api

VERSIONS = {
    "kingsburg": (1, "fb3fab9359e8"),
    "paladins": (1, "62e4e04a09d8"),
    "valeria": (1, "8a9fa8ff27fe"),
    "wonderful_kingdom": (1, "cedc9c4b82e8"),
}
"""The version of each game's environments, and the fingerprint it stands for."""


def version(game: str) -> int:
    return VERSIONS[api.game(game).name][0]


def fingerprint(game: str) -> str:
    """Changes whenever a number of the observation or an action changes its meaning, or the rules do."""
    played = api.game(game)
    lines = [f"{b.name} {b.size} {b.times} {b.entries} {b.divisors}" for b in played.layout.blocks]
    text = "\n".join([played.book.fingerprint(), str(played.rules_version), *lines])
    return sha256(text.encode()).hexdigest()[:12]


def title(game: str) -> str:
    """The name of a game in the ids of environments: `WonderfulKingdom`."""
    return "".join([word.capitalize() for word in game.split("_")])
