"""KB-20 The scenario sheets, and the eight groups of Currying Favour."""

from typing import Final

from palatine.kernel.data import PUBLIC, RULEBOOK, Row

NO_SCENARIO: Final = "none"
CURRYING_FAVOUR: Final = "currying_favour"
SHIFTING_ALLIANCES: Final = "shifting_alliances"
GOBLIN_VALLEY: Final = "goblin_valley"

SCENARIOS: Final = (
    # KB-20.1, KB-20.2: destiny cards that are discarded and redrawn
    Row(
        CURRYING_FAVOUR, "Currying Favour", "Kiełbasa wyborcza", {"redraws": "rising_stars secret_deals heavy_snow"},
        RULEBOOK,
    ),
    Row(
        SHIFTING_ALLIANCES, "Shifting Alliances", "Zmienne sojusze", {"redraws": "rising_stars secret_deals"}, RULEBOOK
    ),
    # KB-20.3
    Row(
        GOBLIN_VALLEY, "Goblin Valley", "Dolina goblinów", {"redraws": ""}, PUBLIC,
        (
            "An official sheet for the first edition; whether it lies in the second-edition box is not known.",
            "Oficjalny arkusz do pierwszej edycji; nie wiadomo, czy jest w pudełku drugiej edycji.",
        ),
    ),
)  # fmt: skip


def _group(id: str, en: str, pl: str, fields: dict[str, object]) -> Row:
    return Row(id, en, pl, fields, RULEBOOK)


# KB-20.5
GROUPS: Final = (
    _group("aristocracy", "Aristocracy", "Arystokracja", {"leads": 1}),
    _group("clergy", "Clergy", "Kler", {"after_rolls": "2 vp", "if": "low_total"}),
    _group("army", "Army", "Wojsko", {"better_die": 1}),
    _group("secret_society", "Secret Society", "Tajne ugrupowanie", {"claimed": "reserve"}),
    _group("craftsmen", "Craftsmen", "Rzemieślnicy", {"season_end": "any", "if": "no_goods"}),
    _group("artists", "Artists", "Artyści", {"rerolls_any": 1}),
    _group("peasants", "Peasants", "Chłopi", {"doubles_up_to": 6}),
    _group("bandits", "Bandits", "Bandyci", {"robs": 1, "start_vp": -2}),
)
