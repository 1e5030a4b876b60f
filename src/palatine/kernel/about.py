"""What a game says of itself beside its rules: words for the door, levels of bots, ways to play it alone."""

from dataclasses import dataclass, field

Said = tuple[str, str]
"""A text in English and in Polish."""


def both(said: tuple[str, ...]) -> dict[str, str] | None:
    """A text as front ends read it; None where there is none."""
    return {"en": said[0], "pl": said[1]} if said and said[0] else None


@dataclass(frozen=True)
class Challenge:
    """One way to play a game alone."""

    name: str
    said: Said
    options: dict[str, object] = field(default_factory=dict)


@dataclass(frozen=True)
class About:
    """Whatever is left out is answered for any game: bots that look one move ahead, no words, no challenge."""

    blurb: Said = ("", "")
    """The game in a sentence."""
    extent: Said = ("", "")
    """What is in the box beside the game itself, in a few words."""
    tip: Said = ("", "")
    """For whoever sets a table for the first time."""
    levels: dict[int, list[str]] = field(default_factory=dict)
    """The words of the five levels of bots by number of seats; under 0 for every number that is not named."""
    challenges: tuple[Challenge, ...] = ()
    environment: tuple[int, str] = (1, "")
    """The version of the environments, and the fingerprint it stands for (`palatine.envs.versions`)."""
    bench_seats: int = 4
    """How many play in the measured games, as far as there are seats."""
