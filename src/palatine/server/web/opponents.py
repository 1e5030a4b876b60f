"""The bots as people meet them: five levels with names, and two that stand outside."""

from typing import Final

from palatine.bots.levels import level_names
from palatine.server.web.schemas.common import Both
from palatine.server.web.schemas.tables import BotFace

LINES: Final = (
    ("Still learning the ways of the court.", "Dopiero poznaje dwór."),
    ("Plays sensibly and misses a lot.", "Gra rozsądnie, choć wiele przeocza."),
    ("Plays well, with a slip now and then.", "Gra dobrze, choć czasem coś przeocza."),
    ("Makes few plain mistakes.", "Rzadko popełnia proste błędy."),
    ("The strongest; thinks for up to three seconds.", "Najsilniejszy poziom; myśli do trzech sekund."),
)
BESIDE: Final = {
    "random": (("Fool", "Trefniś"), ("Does anything at all.", "Robi cokolwiek.")),
    "greedy": (("Steward", "Klucznik"), ("Takes what stands nearest.", "Bierze to, co stoi najbliżej.")),
}


def opponents() -> list[BotFace]:
    """Every bot that is offered, the levels first."""
    names = zip(level_names("en"), level_names("pl"), strict=True)
    levels = [
        BotFace(bot=f"level{level}", level=level, name=Both(en=en, pl=pl), line=_both(LINES[level - 1]))
        for level, (en, pl) in enumerate(names, 1)
    ]
    beside = [BotFace(bot=bot, level=None, name=_both(name), line=_both(line)) for bot, (name, line) in BESIDE.items()]
    return levels + beside


def _both(words: tuple[str, str]) -> Both:
    return Both(en=words[0], pl=words[1])
