"""What It's a Wonderful Kingdom says of itself beside its rules."""

from typing import Final

from palatine.kernel.about import About, Challenge

_LOWER: Final = ["greedy:taste=3", "greedy:taste=6", "greedy:taste=10", "greedy"]

ABOUT: Final = About(
    blurb=("A duel: one divides the cards, the other chooses.", "Pojedynek: jedno dzieli karty, drugie wybiera."),
    extent=("solo, 3 modules", "solo, 3 moduły"),
    tip=("The game is always played with one module.", "Zawsze gra się z jednym modułem."),
    levels={
        0: [*_LOWER, "flat:iterations=150:width=14:stages=1:taste=99:margin=10:trust=2"],
        1: [*_LOWER, "flat:iterations=12:width=4:stages=1:taste=99:margin=3:trust=2"],
    },
    challenges=(
        Challenge("no_module", ("No module", "Bez modułu"), {"module": "none"}),
        Challenge("menaces", ("Menaces", "Zagrożenia"), {"module": "menaces"}),
        Challenge("advisors", ("Advisors", "Doradcy"), {"module": "advisors"}),
        Challenge(
            "plague_lord",
            ("Quest: The Plague Lord", "Misja: Władca Zarazy"),
            {"module": "quests", "quest": "plague_lord"},
        ),
        Challenge(
            "lost_crown",
            ("Quest: The Lost Crown", "Misja: Zaginiona korona"),
            {"module": "quests", "quest": "lost_crown"},
        ),
    ),
    environment=(1, "cedc9c4b82e8"),
)
