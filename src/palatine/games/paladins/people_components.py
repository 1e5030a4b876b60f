"""PA-1.3 The people of the game: 32 Townsfolk and 36 Outsiders, one row each, as printed.

Effects are written in the notation of `palatine.kernel.effect`. Sources: see docs/rules/paladins-data.md.
"""

from typing import Final

from palatine.games.paladins.remarks_components import note_on
from palatine.kernel.data import PUBLIC, RECONSTRUCTED, RULEBOOK, Row

# PA-12.1 to PA-12.5 Names, what makes the ability work, and on what condition.
TOWNSFOLK_KINDS: Final = {
    "abbot": ("Abbot", "Opat", "absolve", ""),
    "acolyte": ("Acolyte", "Akolita", "commission", ""),
    "architect": ("Architect", "Architekt", "develop", ""),
    "defender": ("Defender", "Ochroniarz", "attack", ""),
    "gatekeeper": ("Gatekeeper", "Strażnik Bramy", "fortify", ""),
    "missionary": ("Missionary", "Misjonarz", "convert", ""),
    "watchman": ("Watchman", "Wartownik", "garrison", ""),
    "conspirator": ("Conspirator", "Spiskowiec", "inquisition", ""),
    "debt_collector": ("Debt Collector", "Komornik", "pay_debt", ""),
    "peddler": ("Peddler", "Domokrążca", "inquisition", "suspicion_at_least_2"),
    "squire": ("Squire", "Giermek", "inquisition", "no_suspicion"),
}


def _townsfolk(id: str, dismiss: str, instant: str, ability: str, source: str = PUBLIC) -> Row:
    kind = id.rpartition("_")[0]
    en, pl, trigger, condition = TOWNSFOLK_KINDS[kind]
    fields: dict[str, object] = {"kind": kind, "dismiss": dismiss, "instant": instant}
    works: dict[str, object] = {"trigger": trigger, "condition": condition, "ability": ability}
    return Row(id, en, pl, {**fields, **works}, source, note_on(id))


# PA-5.7, PA-5.8 The reward for dismissing, the instant reward, the permanent ability.
TOWNSFOLK: Final = (
    _townsfolk("abbot_labourer", "cleric + labourer", "", "labourer", RULEBOOK),
    _townsfolk("abbot_tax", "destroy_debt", "remove_suspicion", "tax"),
    _townsfolk("abbot_provision", "pray", "provision", "provision"),
    _townsfolk("acolyte_labourer", "cleric", "", "labourer"),
    _townsfolk("acolyte_silver", "pray", "silver", "silver"),
    _townsfolk("acolyte_tax", "2 remove_suspicion", "remove_suspicion", "tax"),
    _townsfolk("architect_labourer", "criminal", "", "labourer"),
    _townsfolk("architect_provision", "labourer + provision", "provision", "provision", RULEBOOK),
    _townsfolk("architect_tax", "2 tax", "remove_suspicion", "tax"),
    _townsfolk("defender_labourer", "strength", "", "labourer"),
    _townsfolk("defender_provision", "labourer + provision", "provision", "provision"),
    _townsfolk("defender_tax", "2 tax", "remove_suspicion", "tax"),
    _townsfolk("gatekeeper_silver", "scout", "silver", "silver", RULEBOOK),
    _townsfolk("gatekeeper_labourer", "merchant + labourer", "", "labourer"),
    _townsfolk("gatekeeper_tax", "2 tax", "remove_suspicion", "tax"),
    _townsfolk("missionary_labourer", "pray", "", "labourer"),
    _townsfolk("missionary_provision", "faith", "provision", "provision"),
    _townsfolk("missionary_tax", "scout + labourer", "remove_suspicion", "tax"),
    _townsfolk("watchman_labourer", "fighter + labourer", "", "labourer"),
    _townsfolk("watchman_silver", "labourer + provision", "silver", "silver"),
    _townsfolk("watchman_tax", "merchant", "remove_suspicion", "tax"),
    _townsfolk("conspirator_absolver", "2 remove_suspicion", "", "remove_suspicion"),
    _townsfolk("conspirator_criminal", "criminal", "", "remove_suspicion"),
    _townsfolk("debt_collector_labourer", "2 labourer", "", "labourer"),
    _townsfolk("debt_collector_scout", "2 remove_suspicion", "", "scout"),
    _townsfolk("debt_collector_fighter", "destroy_debt", "", "fighter"),
    _townsfolk("peddler_provision", "labourer + provision", "", "2 provision"),
    _townsfolk("peddler_silver", "2 remove_suspicion", "", "2 silver"),
    _townsfolk("peddler_labourer", "2 labourer", "", "labourer"),
    _townsfolk("squire_faith", "criminal", "", "faith"),
    _townsfolk("squire_influence", "influence", "", "influence"),
    _townsfolk("squire_strength", "fighter", "", "strength", RECONSTRUCTED),
)

OUTSIDER_TYPES: Final = ["byzantine", "saracen", "viking"]
TYPE_NAMES: Final = {
    "byzantine": ("Byzantine", "Bizantyjczyk"),
    "saracen": ("Saracen", "Saracen"),
    "viking": ("Viking", "Wiking"),
}

# PA-13 Names, what converting brings, what the converted card scores.
OUTSIDER_KINDS: Final = {
    "adventurer": ("Adventurer", "Awanturnik", "strength", "vp per 2 commissions"),
    "archer": ("Archer", "Łucznik", "strength", "vp per 2 garrisons"),
    "armourer": ("Armourer", "Zbrojmistrz", "strength", "vp per 4 strength"),
    "assassin": ("Assassin", "Zabójca", "2 strength", "vp per saracens"),
    "barbarian": ("Barbarian", "Barbarzyńca", "2 strength", "vp per byzantines"),
    "champion": ("Champion", "Czempion", "strength", "vp + vp per orders"),
    "guardian": ("Guardian", "Gwardzista", "strength", "vp per 2 workshops"),
    "hunter": ("Hunter", "Łowca", "strength", "vp per 2 crew"),
    "invader": ("Invader", "Zbrojny", "2 strength", "vp per vikings"),
    "lookout": ("Lookout", "Zwiadowca", "strength", "vp per 2 walls"),
    "marauder": ("Marauder", "Maruder", "strength", "vp per 4 influence"),
    "mercenary": ("Mercenary", "Najemnik", "strength", "vp + vp per mercenaries"),
    "protector": ("Protector", "Obrońca", "strength", "vp per paid_debts"),
    "thief": ("Thief", "Złodziej", "strength", "vp per suspicions"),
    "traitor": ("Traitor", "Zdrajca", "strength", "debt_relief"),
    "vigilante": ("Vigilante", "Strażnik", "strength", "vp per 2 converts"),  # PA-A.21
    "warrior": ("Warrior", "Wojownik", "strength", "vp per 4 faith"),
}


def _outsider(id: str, attack: str, source: str = PUBLIC) -> Row:
    kind, type = id.split("_")[:2]
    en, pl, convert, scoring = OUTSIDER_KINDS[kind]
    fields: dict[str, object] = {"kind": kind, "type": type, "attack": attack, "convert": convert, "scoring": scoring}
    return Row(id, en, pl, fields, source, note_on(id))


# PA-6.14 What attacking them brings.
OUTSIDERS: Final = (
    _outsider("archer_byzantine", "influence + scout + provision"),
    _outsider("armourer_byzantine", "influence + fighter"),
    _outsider("assassin_byzantine", "influence + labourer + provision"),
    _outsider("champion_byzantine", "influence + remove_suspicion + merchant"),
    _outsider("mercenary_byzantine", "influence + remove_suspicion + labourer"),
    _outsider("guardian_byzantine", "influence + 2 labourer"),
    _outsider("hunter_byzantine", "influence + remove_suspicion + fighter"),
    _outsider("invader_byzantine", "influence + tax + provision"),
    _outsider("lookout_byzantine", "influence + labourer + merchant"),
    _outsider("thief_byzantine", "influence + criminal"),
    _outsider("traitor_byzantine", "influence + destroy_debt"),
    _outsider("warrior_byzantine", "influence + 2 provision"),
    _outsider("adventurer_saracen", "influence + labourer + scout"),
    _outsider("archer_saracen", "influence + 2 provision"),
    _outsider("barbarian_saracen", "influence + labourer + scout"),
    _outsider("champion_saracen", "influence + remove_suspicion + scout"),
    _outsider("hunter_saracen", "influence + destroy_debt"),
    _outsider("invader_saracen", "2 influence"),
    _outsider("marauder_saracen", "2 influence"),
    _outsider("mercenary_saracen_a", "influence + labourer + provision"),
    _outsider("mercenary_saracen_b", "influence + 2 tax"),
    _outsider("protector_saracen", "influence + 2 labourer"),
    _outsider("vigilante_saracen", "influence + destroy_debt + cleric"),
    _outsider("warrior_saracen", "influence + cleric"),
    _outsider("adventurer_viking", "influence + labourer + cleric"),
    _outsider("armourer_viking", "influence + labourer + provision"),
    _outsider("assassin_viking", "influence + labourer + fighter"),
    _outsider("barbarian_viking", "influence + tax + provision"),
    _outsider("guardian_viking", "influence + merchant + provision"),
    _outsider("lookout_viking", "influence + merchant"),
    _outsider("marauder_viking", "influence + criminal"),
    _outsider("mercenary_viking", "influence + 2 labourer", RULEBOOK),
    _outsider("protector_viking", "influence + labourer + provision"),
    _outsider("thief_viking", "influence + 2 tax"),
    _outsider("traitor_viking", "influence + criminal"),
    _outsider("vigilante_viking", "influence + destroy_debt"),
)
