"""KB-17 The 30 destiny cards of Module 4. Whatever no source tells is reconstructed, and marked so."""

from typing import Final

from palatine.kernel.data import PUBLIC, RECONSTRUCTED, RULEBOOK, Row

_ICONS: Final = ("The icons are inferred.", "Ikony są domniemane.")
_OURS: Final = ("The name is ours.", "Nazwa jest nasza.")
_INVENTED: Final = ("Invented to fill the box.", "Karta wymyślona, by dopełnić pudełko.")
_PARTLY: Final = (
    "Only the name and the kind of effect are known.",
    "Znane są tylko nazwa i rodzaj efektu.",
)
_SHEET: Final = ("From a public sheet about the first expansion.", "Z publicznej ulotki o pierwszym dodatku.")


def _card(id: str, en: str, pl: str, source: str, note: tuple[str, str], fields: dict[str, object]) -> Row:
    return Row(id, en, pl, fields, source, note)


def _ours(id: str, en: str, pl: str, fields: dict[str, object]) -> Row:
    return Row(id, en, pl, fields, RECONSTRUCTED, _INVENTED)


# KB-17.1
DESTINY: Final = (
    _card("famine", "Famine", "Głód", PUBLIC, _SHEET, {"fewer_dice": 1}),
    _card("good_year", "Good Year", "Dobry rok", PUBLIC, _SHEET, {"white_or": "any"}),
    _card("fierce_enemies", "Fierce Enemies", "Zaciekli wrogowie", PUBLIC, _SHEET, {"enemy_strength": 1}),
    _card("heavy_snow", "Heavy Snow", "Śnieżyca", PUBLIC, _SHEET, {"fixed_reinforcements": 2}),
    _card("rising_stars", "Rising Stars", "Wschodzące gwiazdy", RECONSTRUCTED, _PARTLY, {"gifts": 3}),
    _card("secret_deals", "Secret Deals", "Tajne układy", RECONSTRUCTED, _PARTLY, {"year_start": "reserve"}),
    # KB-5.3.11
    _card("ailing_king", "Ailing King", "Choroba króla", PUBLIC, _OURS, {"forbids": "18"}),
    _card("royal_gift", "Royal Gift", "Królewski dar", PUBLIC, _OURS, {"year_start": "any"}),
    _card("stone_vein", "Stone Vein", "Złoża kamienia", PUBLIC, _OURS, {"season_end": "stone", "needs_roll": 4}),
    _ours("gold_vein", "Gold Vein", "Żyła złota", {"season_end": "gold", "needs_roll": 5}),
    _ours("weary_enemies", "Weary Enemies", "Zmęczeni wrogowie", {"enemy_strength": -1}),
    _ours("volunteers", "Volunteers", "Ochotnicy", {"phase7_start": "soldiers"}),
    _ours("war_tax", "War Tax", "Podatek wojenny", {"recruit_extra": 1}),
    _ours("deserters", "Deserters", "Dezerterzy", {"winter_start": "desert", "if": "many_soldiers"}),
    _ours(
        "grand_tournament", "Grand Tournament", "Wielki turniej",
        {"season_end": "vp", "seasons": "summer", "if": "strongest_host"},
    ),
    _card(
        "uncharted_forest", "Uncharted Forest", "Nieodkryta puszcza", RULEBOOK, _ICONS,
        {"season_end": "wood", "needs_roll": 4},
    ),
    _ours(
        "harvest_festival", "Harvest Festival", "Święto plonów",
        {"season_end": "vp", "seasons": "autumn", "if": "no_goods"},
    ),
    _ours("royal_wedding", "Royal Wedding", "Królewskie wesele", {"rank_bonus": "vp", "rank_from": 17, "rank_to": 18}),
    _ours("feast_of_fools", "Feast of Fools", "Święto błaznów", {"rank_bonus": "vp", "rank_from": 1, "rank_to": 1}),
    # KB-17.3
    _ours("bribed_guards", "Bribed Guards", "Przekupieni strażnicy", {"waives": 14}),
    _ours("plague", "Plague", "Zaraza", {"favour_loss": 1}),
    _ours("generous_king", "Generous King", "Hojny król", {"favour_extra": 1}),
    _ours("envoy_delayed", "Delayed Envoy", "Spóźniony wysłannik", {"holds_envoy": 1}),
    _ours("scouts", "Scouts", "Zwiadowcy", {"phase7_start": "peek"}),
    _ours("masons_strike", "Masons' Strike", "Strajk murarzy", {"surcharge_from_column": 3}),
    # KB-17.2
    _ours(
        "pilgrimage", "Pilgrimage", "Pielgrzymka",
        {"lends": "chapel", "lends_unless": "chapel altar", "owners_gain": "vp"},
    ),
    _ours(
        "market_days", "Market Days", "Dni targowe",
        {"lends": "market", "lends_unless": "market fair", "owners_gain": "vp"},
    ),
    _card(
        "call_to_arms", "Call to Arms", "Wezwanie do broni", RULEBOOK, _ICONS,
        {"lends": "stable", "lends_unless": "stable", "owners_rank_bonus": "soldiers", "rank_from": 11, "rank_to": 18},
    ),
    _ours(
        "master_builders", "Master Builders", "Mistrzowie budowlani",
        {"lends": "crane", "lends_unless": "crane carpenters_workshop", "owners_built": "vp"},
    ),
    _card(
        "diplomatic_moves", "Diplomatic Moves", "Dyplomatyczne zagrania", RULEBOOK, _ICONS,
        {"lends": "town_hall", "lends_unless": "town_hall exchange_office", "owners_gain": "vp"},
    ),
)  # fmt: skip
