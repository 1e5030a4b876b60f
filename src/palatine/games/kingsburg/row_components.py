"""KB-14, KB-15 The rows of Modules 1 and 2, one building each, as printed or as we had to reconstruct them.

What a field means is told in `power_components`; sources: see docs/rules/kingsburg-data.md.
"""

from typing import Final

from palatine.kernel.data import RECONSTRUCTED, Row

_FIRST_MODULE: Final = (
    "Effect from the rulebook; cost and VP are reconstructed.",
    "Efekt z instrukcji; koszt i PZ odtworzone.",
)
_SECOND_MODULE: Final = (
    "Effect and VP from the rulebook; which of its printed prices belongs here is reconstructed.",
    "Efekt i PZ z instrukcji; odtworzone jest to, który z podanych w niej kosztów tu należy.",
)
_ASSIGNED: Final = (
    "VP from the rulebook; the cost, and which of its effects belongs here, are reconstructed.",
    "PZ z instrukcji; odtworzone są koszt oraz to, który z jej efektów tu należy.",
)
REASSIGNED: Final = ("stadium", "gladiator_school", "bridge", "armoury")


def _row(
    place: str, id: str, en: str, pl: str, vp: int, cost: str, fields: dict[str, object],
    note: tuple[str, str] = _SECOND_MODULE,
) -> Row:  # fmt: skip
    printed: dict[str, object] = {"row": place[0], "column": int(place[1]), "vp": vp, "cost": cost}
    return Row(id, en, pl, {**printed, **fields}, RECONSTRUCTED, _ASSIGNED if id in REASSIGNED else note)


def _extra(place: str, id: str, en: str, pl: str, vp: int, cost: str, fields: dict[str, object]) -> Row:
    return _row(place, id, en, pl, vp, cost, fields, _FIRST_MODULE)


# KB-14.1 Module 1: row A above all others, row G below them.
EXTRA_ROWS: Final = (
    # KB-14.2, KB-14.7
    _extra(
        "A1", "sawmill", "Sawmill", "Tartak", 1, "gold + 2 wood", {"season_end": "wood > 2 gold", "seasons": "summer"}
    ),
    _extra(
        "A2", "quarry", "Quarry", "Kamieniołom", 2, "2 gold + wood + stone",
        {"season_end": "stone > 3 gold", "seasons": "summer"},
    ),
    _extra(
        "A3", "goldsmith", "Goldsmith", "Warsztat złotnika", 2, "2 gold + wood + 2 stone",
        {"season_end": "gold > vp + soldiers", "seasons": "summer"},
    ),
    _extra(
        "A4", "mint", "Mint", "Mennica", 6, "3 gold + 2 wood + 2 stone", {"extends": "sawmill quarry goldsmith"}
    ),
    # KB-14.4
    _extra(
        "G1", "improvised_defenses", "Improvised Defenses", "Prowizoryczne mury", 0, "gold + wood",
        {"battle": 1, "battle_up_to": 5},
    ),
    # KB-8.2
    _extra(
        "G2", "recruiting_station", "Recruiting Station", "Punkt rekrutacji", 1, "gold + stone", {"tokens_recruit": 1}
    ),
    # KB-14.3
    _extra(
        "G3", "training_camp", "Training Camp", "Obóz szkoleniowy", 2, "2 gold + 2 wood",
        {"season_end": "soldiers", "seasons": "autumn", "if": "few_soldiers"},
    ),
    # KB-14.5
    _extra(
        "G4", "military_academy", "Military Academy", "Akademia wojskowa", 4, "2 gold + wood + 2 stone", {"own_die": 1}
    ),
)  # fmt: skip

# KB-15.1 Module 2: seven rows, two copies of each in the box.
ALTERNATIVE_ROWS: Final = (
    _row(
        "A1", "tournament_field", "Tournament Field", "Szranki", 0, "2 gold", {"season_end": "vp", "seasons": "summer"}
    ),
    _row("A2", "stadium", "Stadium", "Stadion", 2, "2 gold + wood", {"season_end": "vp", "seasons": "summer"}),
    _row("A3", "gladiator_school", "Gladiators' School", "Szkoła gladiatorów", 4, "2 gold + 2 wood + stone",
         {"battle": 1}),
    _row(
        "A4", "colosseum", "Colosseum", "Koloseum", 6, "3 gold + wood + 3 stone",
        {"season_end": "vp", "if": "most_soldiers"},
    ),
    _row("B1", "bridge", "Bridge", "Most", 4, "2 wood + stone", {}),
    # KB-15.3
    _row("B2", "altar", "Altar", "Ołtarz", 4, "2 gold + stone", {"reroll": "all", "reroll_total": 9}),
    # KB-15.6
    _row(
        "B3", "monastery", "Monastery", "Klasztor", 5, "4 gold",
        {"season_end": "vp", "seasons": "summer", "if": "no_goods"},
    ),
    # KB-15.10
    _row("B4", "basilica", "Basilica", "Bazylika", 8, "4 gold + wood + 2 stone", {"indestructible": 1}),
    # KB-15.5
    _row(
        "C1", "brewery", "Brewery", "Browar", 0, "gold + wood",
        {"season_end": "soldiers > vp + plus2", "seasons": "summer", "must": 1},
    ),
    # KB-A-09
    _row("C2", "fair", "Travelling Market", "Jarmark", 1, "gold + 2 wood", {"any_die_up_to": 6}),
    _row("C3", "vineyard", "Vineyard", "Winnica", 1, "gold + 2 wood + stone", {"white_dice": 1, "seasons": "autumn"}),
    _row("C4", "port", "Port", "Port", 2, "2 gold + 2 wood + 2 stone", {"season_start": "any"}),
    _row(
        "D1", "watchtower", "Watchtower", "Strażnica", 0, "gold + stone",
        {"battle": 1, "year_start": "peek", "years": "4 5"},
    ),
    _row(
        "D2", "armoury", "Armoury", "Zbrojownia", 1, "gold + 2 wood", {"battle": 2, "useless_against": "zombies demons"}
    ),
    # KB-A-15
    _row("D3", "quarters", "Quarters", "Koszary", 3, "2 gold + 2 wood", {"keeps_soldier": 1}),
    # KB-15.13
    _row(
        "D4", "alchemists_guild", "Alchemists' Guild", "Gildia alchemików", 5, "3 gold + 2 stone",
        {"battle": 1, "before_reveal": "any > 2 strength"},
    ),
    # KB-15.7
    _row(
        "E1", "stockade", "Stockade", "Częstokół", 0, "2 wood", {"winter_start": "soldiers", "if": "some_soldiers"}
    ),
    # KB-15.3
    _row(
        "E2", "griffin_tower", "Griffin Ranch", "Wieża gryfów", 2, "gold + wood + stone",
        {"after_rolls": "soldiers", "if": "low_total"},
    ),
    # KB-15.13
    _row(
        "E3", "defensive_walls", "Defensive Walls", "Mury obronne", 2, "gold + 2 stone",
        {"wins_draws": 1, "before_reveal": "any > strength"},
    ),
    # KB-9.13
    _row("E4", "manor", "Manor", "Dwór", 5, "2 gold + 2 wood + 2 stone", {"doubles_reward": 1}),
    # KB-15.8
    _row("F1", "hidden_refuge", "Hidden Refuge", "Ukryty azyl", 0, "wood", {"keeps_points": 1}),
    # KB-5.5.5
    _row(
        "F2", "carpenters_workshop", "Carpenter's Workshop", "Warsztat ciesielski", 1, "gold + wood",
        {"discount": "wood", "discount_from_column": 3},
    ),
    _row(
        "F3", "exchange_office", "Exchange Office", "Kantor", 2, "2 gold + wood + stone",
        {"season_end": "any > 2 vp", "seasons": "autumn"},
    ),
    # KB-15.4
    _row(
        "F4", "architects_guild", "Architects' Guild", "Cech architektów", 3, "3 gold + wood + 2 stone",
        {"build_vp": 1, "game_end": "3 vp", "if": "most_buildings"},
    ),
    # KB-15.11
    _row("G1", "fountain", "Fountain", "Fontanna", 0, "gold + stone", {"built": "vp per early_year"}),
    _row("G2", "park", "Park", "Park", 1, "gold + wood", {"support_end": "vp", "if": "three_advisors"}),
    # KB-15.9
    _row("G3", "school", "School", "Szkoła", 2, "2 gold + wood", {"phase7_end": "2 vp", "if": "many_soldiers"}),
    # KB-15.3
    _row(
        "G4", "university", "University", "Uniwersytet", 2, "2 gold + 2 stone",
        {"after_rolls": "2 vp", "if": "low_total"},
    ),
)  # fmt: skip
