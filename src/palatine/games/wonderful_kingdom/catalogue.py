"""It's a Wonderful Kingdom as a catalogue: cards, areas, cubes and tokens, and how a round and a duchy are laid out."""

from typing import Final

from palatine.books.catalogue import Catalogue, Icons, Said, both, counts_of, doing, families_of, forms, said, signs
from palatine.games.wonderful_kingdom.actions import AREA, HIDING_PLACE, SITE
from palatine.games.wonderful_kingdom.box import (
    ability_words,
    benefit_words,
    cost_words,
    cube_words,
    made_words,
    point_words,
    stock_words,
    type_words,
)
from palatine.games.wonderful_kingdom.card_text import WORDS, benefit_text, side_text, types_text, what_it_does, word
from palatine.games.wonderful_kingdom.components import (
    ALCHEMY,
    BASIC,
    CAMP,
    DECKS,
    HAND,
    MEDALS,
    PROPOSED,
    QUESTS,
    RESOURCES,
    ROUNDS,
    SOLO,
    SOLO_CALAMITIES,
    SOLO_RISK,
    SOLO_SUPREMACY,
    START_SOLDIERS,
    TRAPS,
    TWO_PLAYERS,
    TYPE_NAMES,
    TYPES,
)
from palatine.games.wonderful_kingdom.headings import MODULES
from palatine.games.wonderful_kingdom.ours_catalogue import ours_of
from palatine.games.wonderful_kingdom.steps.choice import TURNS_EACH
from palatine.games.wonderful_kingdom.table import WonderfulKingdom
from palatine.games.wonderful_kingdom.text import NOUNS, RESOURCE_NAMES, STOCK, effect_text
from palatine.kernel.data import Row
from palatine.kernel.effect import GAIN, Effect
from palatine.kernel.table import Table

CHAPTERS: Final[dict[str, dict[str, object]]] = {
    "WK-8": {"option": "module", "value": "menaces"},
    "WK-9": {"option": "module", "value": "advisors"},
    "WK-10": {"option": "module", "value": "quests"},
    "WK-11": {"seats": [1]},
}
"""Chapters of the rules that hold only at some tables."""

TYPE_ICONS: Final = {"structure": "building", **{type: f"type-{type}" for type in TYPES[1:]}}
ICONS: Final = Icons(
    {
        "materials": "materials", "population": "population", "gold": "gold-cube", "exploration": "exploration",
        "krystallium": "krystallium", "soldier": "soldier", "vp": "vp", **TYPE_ICONS,
    },
    "alchemy",
    {
        "recover_trap": "trap",
        "deal_card": "{smaller area~mniejszy obszar} plus",
        "reveal_card": "peek",
        "discard_card": "cancel",
        "move_card": "arrow",
        "cube_each": "alchemy {on each card~na każdą kartę}",
        "extra_materials": "materials:n",
        "extra_population": "population:n",
        "extra_gold": "gold-cube:n",
        "extra_exploration": "exploration:n",
        "double_calamities": "calamity {×2~×2}",
        "discard_calamity": "calamity:-1",
        "finish_card": "confirm {a card~karta}",
        "straight_to_duchy": "soldier -> building",
        "vision": "peek",
    },
    TYPE_ICONS,
)  # fmt: skip
_MENACE_ICONS: Final = {
    "giant_rat": "rat", "vermin": "vermin", "frost_giant": "giant", "shadow": "shadow", "thief": "thief",
    "giant_rats": "rat", "frost_giants": "giant", "shadows": "shadow", "thieves": "thief",
}  # fmt: skip
_MENACE_DOES: Final = {
    "giant_rat": "vermin",
    "frost_giant": "lock {a card~karta}",
    "shadow": "cancel {a card~karta}",
    "thief": "theft",
}
_PHASE_ICONS: Final = {
    "choice": "spectator", "before_choice": "spectator", "materials": "materials", "population": "population",
    "gold": "gold-cube", "exploration": "exploration", "after_production": "produce", "any": "clock", "end": "last",
}  # fmt: skip
_FAMILIES: Final = {
    "developments": ("card", "building"), "treasures": ("card", "gold-cube"), "calamities": ("card", "calamity"),
    "duchies": ("duchy", "tower"), "menaces": ("menace", "rat"), "advisors": ("advisor", "user"),
    "stages": ("stage", "quest"),
}  # fmt: skip
WHEN: Final = {
    "production": ("each round", "w każdej rundzie"),
    "bonus": ("when finished", "po ukończeniu"),
    "vp": ("points", "punkty"),
    "recycling": ("recycled", "po przetworzeniu"),
    "taken": ("when taken", "po zabraniu"),
    "ability": ("ability", "zdolność"),
    "benefit": ("benefit", "korzyść"),
    "condition": ("needs", "wymaga"),
}


def catalogue(table: Table) -> dict[str, object]:
    assert isinstance(table, WonderfulKingdom)
    found = Catalogue(table, CHAPTERS)
    for family in families_of(table):
        found.family(family.name, both(word, f"family.{family.name}"), _FAMILIES[family.name][1])
        for row in family.rows:
            _ADD[family.name](found, table, row)
    for at, id in enumerate(SITE.texts):
        design = next(row.id for row in table.box.developments if row.en == SITE.en[at])
        found.aliases[f"site:{id}"] = f"card:{design}"
    _pieces(found, table)
    for key in WORDS:
        if key.startswith(("points.", "tie.", "phase.", "when.")):
            found.words[key] = {lang: text.split(":")[0] for lang, text in both(word, key, step="").items()}
    for when, names in WHEN.items():
        found.words[f"when.{when}"] = said(*names)
    for type in TYPES:
        found.words[f"type.{type}"] = said(*TYPE_NAMES[type])
    found.layout.update(_layout(table))
    return found.as_data()


# ---- cards -----------------------------------------------------------------------------------------------------------


def _sentence(table: WonderfulKingdom, family: str, row: Row) -> Said:
    """What a card does, without what stands beside it as a number."""
    return both(what_it_does, table.box, family, row)


def flat_points(effect: Effect) -> int | None:
    """The points of a card that do not depend on others; None where it has none."""
    return sum([int(part.amounts[0]) for part in effect.things() if part.tag == GAIN]) or None


def _development(found: Catalogue, table: WonderfulKingdom, row: Row) -> None:
    points = point_words().read(row.text("vp"), "catalogue")
    does = [
        doing("production", ICONS.read(made_words(), row.text("production")), None, "produce"),
        doing("bonus", ICONS.read(stock_words(), row.text("bonus")), None, "confirm"),
        doing("vp", ICONS.tokens(points, ["vp"])) if " per " in row.text("vp") else doing("vp", []),
        doing("recycling", ICONS.read(cube_words(), row.text("recycling")), None, "reroll"),
    ]
    cost = counts_of(cost_words(), row.text("cost"))
    facts: dict[str, object] = {
        "type": row.text("type"), "recycling": counts_of(cube_words(), row.text("recycling")),
        "spaces": [kind for kind in RESOURCES for _ in range(cost.get(kind, 0))],
    }  # fmt: skip
    found.add(
        "developments", "card", row, TYPE_ICONS[row.text("type")], facts, cost, flat_points(points),
        [one for one in does if one["tokens"]], _sentence(table, "developments", row), ["WK-5.3", "WK-7.1"],
        row.integer("copies"), ours_of("developments", row),
    )  # fmt: skip


def _treasure(found: Catalogue, table: WonderfulKingdom, row: Row) -> None:
    cubes = counts_of(cube_words(), row.text("recycling"))
    does = [doing("recycling", ICONS.read(cube_words(), row.text("recycling")), None, "reroll")]
    found.add(
        "treasures", "card", row, "gold-cube", {"recycling": cubes}, None, None, does,
        _sentence(table, "treasures", row), ["WK-5.6"], 1, ours_of("treasures", row),
    )  # fmt: skip


def _calamity(found: Catalogue, table: WonderfulKingdom, row: Row) -> None:
    copies = row.integer("copies")
    found.add("calamities", "card", row, "calamity", {}, None, row.integer("vp"), rules=["WK-5.7"], copies=copies)


def _duchy(found: Catalogue, table: WonderfulKingdom, row: Row) -> None:
    side = str(table.chosen["side"])
    made, points = row.text(f"production_{side}"), row.text(f"vp_{side}")
    does = [doing("production", ICONS.read(made_words(), made), None, "produce", f"production_{side}")]
    if points:
        does.append(doing("vp", ICONS.read(point_words(), points), None, "", f"vp_{side}"))
    facts: dict[str, object] = {"side": side, "production": counts_of(made_words(), made)}
    found.add(
        "duchies", "duchy", row, "tower", facts, None, None, does, both(side_text, row, side), ["WK-1.2"], 1,
        [field for field in ours_of("duchies", row) if field.endswith(side)],
    )  # fmt: skip


def _menace(found: Catalogue, table: WonderfulKingdom, row: Row) -> None:
    does = [doing("taken", signs(_MENACE_DOES[row.id]))] if row.id in _MENACE_DOES else []
    facts: dict[str, object] = {"deck": row.text("deck"), "soldiers": row.integer("soldiers")}
    found.add(
        "menaces", "menace", row, _MENACE_ICONS[row.id], facts, {"soldier": row.integer("soldiers")},
        row.integer("vp"), does, _sentence(table, "menaces", row), ["WK-8.6"], row.integer("copies"),
        ours_of("menaces", row), ("card",),
    )  # fmt: skip


def _advisor(found: Catalogue, table: WonderfulKingdom, row: Row) -> None:
    effect = ability_words().read(row.text("ability"), "catalogue")
    text = both(effect_text, effect, resources=STOCK)
    phase = next(one for one in table.box.advisors if one.id == row.id).text("phase")
    does = [doing("ability", ICONS.tokens(effect, STOCK), text, _PHASE_ICONS[phase])]
    facts: dict[str, object] = {
        "phase": phase, "two_player_only": bool(row.integer("two_player_only")),
        "in_game": row.id in [table.box.advisors[i].id for i in table.box.in_game],
    }  # fmt: skip
    found.add(
        "advisors", "advisor", row, "user", facts, {"soldier": row.integer("cost")}, None, does,
        _sentence(table, "advisors", row), ["WK-9.8"], 1, ours_of("advisors", row), ("card",),
    )  # fmt: skip


def _stage(found: Catalogue, table: WonderfulKingdom, row: Row) -> None:
    if row.text("side") != (SOLO if table.is_solo() else TWO_PLAYERS):
        return
    stages = [one.id for one in table.box.stages if one.text("quest") == row.text("quest")]
    does = [doing("benefit", ICONS.read(benefit_words(), row.text("benefit")), both(benefit_text, row))]
    condition = row.text("condition")
    if condition:
        needs = both(types_text, condition)
        does.insert(0, doing("condition", ICONS.read(type_words(), condition), needs))
    facts: dict[str, object] = {
        "quest": row.text("quest"), "number": stages.index(row.id) + 1, "final": bool(row.integer("final")),
        "first": bool(row.integer("first")), "condition": counts_of(type_words(), condition),
    }  # fmt: skip
    found.add(
        "stages", "stage", row, "quest", facts, counts_of(cost_words(), row.text("cost")), None, does,
        _sentence(table, "stages", row), ["WK-10.2"], 1, ours_of("stages", row),
    )  # fmt: skip


_ADD: Final = {
    "developments": _development, "treasures": _treasure, "calamities": _calamity, "duchies": _duchy,
    "menaces": _menace, "advisors": _advisor, "stages": _stage,
}  # fmt: skip


# ---- pieces and boards -----------------------------------------------------------------------------------------------


def _pieces(found: Catalogue, table: WonderfulKingdom) -> None:
    """Cubes, areas, menace decks, quests and the numbers of their stages."""
    found.family("resources", said("Resources", "Zasoby"), "materials")
    for id, noun in zip(RESOURCES, NOUNS, strict=True):
        facts: dict[str, object] = {"forms": forms(noun), "basic": id in RESOURCES[:BASIC]}
        found.piece("resources", "resource", id, said(*RESOURCE_NAMES[id]), ICONS.resources[id], facts, ["WK-1.4"])
    found.family("areas", said("Areas", "Obszary"), "table")
    for at, id in enumerate(HIDING_PLACE.texts):
        names = said(HIDING_PLACE.en[at], HIDING_PLACE.pl[at])
        found.piece("areas", "area", id, names, "table", {"offering": id in AREA.texts}, ["WK-1.1"])
    found.family("decks", said("Menace decks", "Talie zagrożeń"), "rat")
    for row in DECKS:
        menaces = [f"menace:{one.id}" for one in table.box.menaces if one.text("deck") == row.id]
        facts = {"difficulty": row.integer("difficulty"), "menaces": menaces}
        found.add("decks", "deck", row, _MENACE_ICONS[row.id], facts, rules=["WK-8.1"], copies=None)
    found.family("quests", said("Quests", "Misje"), "quest")
    for row in QUESTS:
        facts = {"number": row.integer("number"), "stages": _stages(table, row.id)}
        found.add("quests", "quest", row, "quest", facts, rules=["WK-10.1"], ours=ours_of("quests", row))
    for n in range(1, len(_stages(table, QUESTS[0].id)) + 1):
        of = {row.id: _stages(table, row.id)[n - 1] for row in QUESTS}
        found.piece("stages", "stage", str(n), said(f"Stage {n}", f"Etap {n}"), "quest", {"of": of}, ["WK-10.2"], False)
    found.seats()


def _stages(table: WonderfulKingdom, quest: str) -> list[str]:
    return [f"stage:{row.id}" for row in table.box.stages if row.text("quest") == quest]


def _turns(table: WonderfulKingdom) -> list[dict[str, object]]:
    """WK-4.2 The turns of a choice phase; player 1 is the first player of the round."""
    if table.is_solo():
        return []
    order = (("propose", 1), ("choose", 2), ("propose", 2), ("choose", 1))
    return [{"kind": kind, "player": player} for _ in range(TURNS_EACH) for kind, player in order]


def _layout(table: WonderfulKingdom) -> dict[str, object]:
    """WK-1, WK-3 The round, the production steps, the spaces of a duchy."""
    module = str(table.chosen["module"])
    phases = [name for name in ("choice", "planning", "production", "fight") if name != "fight" or module == "menaces"]
    types = [{"type": t, "icon": TYPE_ICONS[t], "resource": RESOURCES[at]} for at, t in enumerate(TYPES)]
    return {
        "rounds": ROUNDS,
        "phases": phases,
        "turns": _turns(table),
        "production": RESOURCES[:BASIC],
        "resources": [f"resource:{id}" for id in RESOURCES],
        "types": types,
        "areas": [f"area:{id}" for id in AREA.texts],
        "hand": HAND,
        "proposed": PROPOSED,
        "traps": 1 if table.is_solo() else TRAPS,
        "alchemy": ALCHEMY,
        "camp": CAMP,
        "duchies": [f"duchy:{row.id}" for row in table.box.duchies],
        "side": table.chosen["side"],
        "module": module,
        "modules": list(MODULES),
        "quests": {row.id: _stages(table, row.id) for row in QUESTS} if module == "quests" else {},
        "decks": [f"deck:{row.id}" for row in DECKS] if module == "menaces" else [],
        "start_soldiers": START_SOLDIERS if module == "advisors" else 0,
        "solo": {"supremacy": SOLO_SUPREMACY, "risk": SOLO_RISK, "calamities": SOLO_CALAMITIES,
                 "medals": [{"medal": name, "points": points} for name, points in MEDALS]}
        if table.is_solo() else None,
    }  # fmt: skip
