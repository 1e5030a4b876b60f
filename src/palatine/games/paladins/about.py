"""What Paladins of the West Kingdom says of itself beside its rules."""

from typing import Final

from palatine.kernel.about import About, Challenge

_VIRTUAL: Final = {
    "easy": ("Virtual player, easy", "Gracz wirtualny, łatwy"),
    "standard": ("Virtual player, standard", "Gracz wirtualny, standardowy"),
    "hard": ("Virtual player, hard", "Gracz wirtualny, trudny"),
}

ABOUT: Final = About(
    blurb=(
        "Faith, Strength and Influence, with the Inquisition behind you.",
        "Wiara, Siła i Wpływy – z Inkwizycją za plecami.",
    ),
    extent=("solo, 3 levels", "solo, 3 poziomy"),
    tip=("First game? Play as two with a bot.", "Pierwsza partia? Zagraj w dwie osoby z botem."),
    levels={
        0: [
            "greedy:taste=2",
            "greedy:taste=4",
            "greedy:taste=8",
            "greedy",
            "flat:iterations=60:width=10:stages=1:taste=99:trust=4",
        ]
    },
    challenges=tuple([Challenge(name, said, {"difficulty": name}) for name, said in _VIRTUAL.items()]),
    environment=(1, "62e4e04a09d8"),
)
