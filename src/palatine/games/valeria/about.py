"""What Valeria: Card Kingdoms says of itself beside its rules."""

from typing import Final

from palatine.kernel.about import About, Challenge

_LOWER: Final = ["greedy:taste=2", "greedy:taste=3", "greedy:taste=5", "greedy"]

ABOUT: Final = About(
    blurb=(
        "Citizens, monsters and domains; every roll gives something to everybody.",
        "Mieszkańcy, Potwory i Włości; każdy rzut daje coś każdemu.",
    ),
    extent=("solo, 4 sets", "solo, 4 zestawy"),
    tip=("First game? Choose the set “First game”.", "Pierwsza partia? Wybierz zestaw „Pierwsza rozgrywka”."),
    levels={
        0: [*_LOWER, "net:tables=8:width=3"],
        1: [
            "greedy:taste=1.5",
            "greedy:taste=2",
            "greedy:taste=3",
            "greedy",
            "flat:iterations=80:width=6:stages=2:taste=99",
        ],
        2: [*_LOWER, "net:tables=96:rounds=8:width=8:trust=0.01"],
    },
    challenges=(Challenge("dark_lord", ("The Dark Lord", "Mroczny Władca")),),
    environment=(1, "8a9fa8ff27fe"),
    bench_seats=2,
)
