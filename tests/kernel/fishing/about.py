"""What Fishing says of itself beside its rules."""

from typing import Final

from palatine.kernel.about import About, Challenge

ABOUT: Final = About(
    blurb=("Cast once more, or go home?", "Zarzucić jeszcze raz czy wracać do domu?"),
    extent=("solo", "solo"),
    challenges=(Challenge("good_catch", ("A good catch", "Dobry połów")),),
)
