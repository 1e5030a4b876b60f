"""What Kingsburg says of itself beside its rules."""

from typing import Final

from palatine.kernel.about import About

ABOUT: Final = About(
    blurb=(
        "Dice at court, five winters with an enemy at the gates.",
        "Kości na dworze, pięć zim z wrogiem u bram.",
    ),
    extent=("6 modules", "6 modułów"),
    tip=("First game? Play without modules.", "Pierwsza partia? Zagraj bez modułów."),
    levels={
        0: [
            "greedy:taste=1.2",
            "greedy:taste=1.5",
            "greedy:taste=2",
            "greedy",
            "flat:iterations=120:width=4:stages=2:taste=99",
        ]
    },
    environment=(1, "fb3fab9359e8"),
)
