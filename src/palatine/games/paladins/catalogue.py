"""Paladins as a catalogue: everything on the main board, the player boards and the cards, and how they are laid out."""

from collections.abc import Callable
from typing import Final

from palatine.books.catalogue import (
    Catalogue,
    Icons,
    Said,
    Token,
    both,
    counts_of,
    doing,
    families_of,
    forms,
    said,
    signs,
)
from palatine.games.paladins.box import Box, point_words, words
from palatine.games.paladins.card_text import (
    ALL_OFF,
    WORDS,
    ability_saying,
    action_name,
    card_text,
    favour_saying,
    scoring_saying,
    wall_saying,
    word,
)
from palatine.games.paladins.components import (
    ACTIONS,
    ATTRIBUTE_NAMES,
    ATTRIBUTES,
    DEBT_SPACES,
    DEVELOP_COST,
    GATHERED,
    GATHERED_BY_TWO,
    JAR_COSTS,
    ORDER_GOAL,
    ORDERS,
    PRAY_COST,
    RESOURCES,
    SCHEMES,
    WORKER_COUNTS,
    WORKER_NAMES,
    WORKERS,
)
from palatine.games.paladins.layout_catalogue import PRICED, layout
from palatine.games.paladins.people_components import TYPE_NAMES
from palatine.games.paladins.table import Paladins
from palatine.games.paladins.text import CRIMINAL_NOUN, NOUNS, saying
from palatine.kernel.data import RECONSTRUCTED, Row
from palatine.kernel.effect import Effect
from palatine.kernel.table import Table

CHAPTERS: Final[dict[str, dict[str, object]]] = {"PA-14": {"seats": [1]}}
"""Chapters of the rules that hold only at some tables."""

ICONS: Final = Icons(
    {**{worker: f"worker-{worker}" for worker in WORKERS}, **{name: name for name in RESOURCES[5:]}, "vp": "vp"},
    "worker-any",
    {
        "criminal": "worker-criminal:n",
        "tax": "tax:n",
        "remove_suspicion": "suspicion:-n",
        "destroy_debt": "debt:-n",
        "pay_debt": "debt-paid:n",
        "pray": "pray",
        "free_recruit": "recruit",
        "free_develop": "workshop",
        "debt_relief": "+vp /1 debt",
    },
    {
        "commissions": "monk",
        "garrisons": "outpost",
        "workshops": "workshop",
        "crew": "recruit",
        "walls": "wall",
        "converts": "{converted~Nawróconych}",
        "absolutions": "jar",
        "strength": "strength",
        "influence": "influence",
        "faith": "faith",
        "saracens": "outsider-saracen",
        "byzantines": "outsider-byzantine",
        "vikings": "outsider-viking",
        "orders": "scroll",
        "mercenaries": "{Mercenary~Najemnik}",
        "paid_debts": "debt-paid",
        "suspicions": "suspicion",
    },
)
ACTION_ICONS: Final = {
    "develop": "workshop", "recruit": "recruit", "pray": "pray", "conspire": "worker-criminal", "hunt": "provision",
    "trade": "silver", "commission": "monk", "fortify": "wall", "garrison": "outpost", "absolve": "jar",
    "attack": "sword", "convert": "outsider-saracen", "kings_order": "scroll", "kings_favour": "favour",
    "pay_debt": "debt-paid", "inquisition": "suspicion",
}  # fmt: skip
_CONDITIONS: Final = {"": "", "suspicion_at_least_2": "? suspicion >=2", "no_suspicion": "? suspicion <=0"}
_DOES: Final = {
    "develop": f"- silver:{DEVELOP_COST} -> workshop",
    "recruit": "recruit",
    "pray": f"- silver:{PRAY_COST} -> pray",
    "conspire": "worker-criminal suspicion",
    "hunt": f"provision:{GATHERED} | provision:{GATHERED_BY_TWO}",
    "trade": f"silver:{GATHERED} | silver:{GATHERED_BY_TWO}",
}
WHEN: Final = {
    "workers": ("workers", "Robotnicy"),
    "boost": ("this round", "w tej Rundzie"),
    "action": ("action", "akcja"),
    "drawn": ("tax", "Podatek"),
    "favour": ("Favour", "Łaska"),
    "dismiss": ("dismissed", "za odrzucenie karty"),
    "instant": ("at once", "natychmiast"),
    "ability": ("in your crew", "w drużynie"),
    "attack": ("Attack", "Atak"),
    "convert": ("Convert", "Nawracanie"),
    "scoring": ("points", "punkty"),
    "reward": ("reward", "nagroda"),
    "choice": ("of your choice", "do wyboru"),
    "order": ("King's Order", "Królewski Dekret"),
}
_ICON_OF: Final = {
    "paladins": ("paladin", "shield"), "tavern": ("tavern", "tavern"), "suspicions": ("suspicion", "suspicion"),
    "favours": ("favour", "favour"), "townsfolk": ("townsfolk", "recruit"), "outsiders": ("outsider", "sword"),
    "townsfolk_track": ("townsfolk_space", "silver"), "walls": ("wall", "wall"), "spaces": ("space", "area-hills"),
    "jar_spaces": ("jar", "jar"), "jars": ("jar_piece", "jar"), "workshops": ("workshop", "workshop"),
}  # fmt: skip
_RULES: Final = {
    "paladins": "PA-3.8", "tavern": "PA-3.5", "suspicions": "PA-8.1", "favours": "PA-7.2", "townsfolk": "PA-5.8",
    "outsiders": "PA-6.14", "townsfolk_track": "PA-5.6", "walls": "PA-6.6", "spaces": "PA-6.2", "jar_spaces": "PA-6.11",
    "jars": "PA-6.10", "workshops": "PA-5.4", "actions": "PA-4.8", "orders": "PA-7.1", "schemes": "PA-14.3",
}  # fmt: skip
_OURS: Final = {
    "squire_strength": ("ability",), "jar_remove_suspicion_b": ("reward",), "jars": ("need",),
    "townsfolk_track": ("silver",), "workshops": ("reward",),
}  # fmt: skip
"""What is ours of a reconstructed row, or of all such rows of a family; see docs/rules/paladins-data.md."""


def catalogue(table: Table) -> dict[str, object]:
    assert isinstance(table, Paladins)
    box = table.box
    found = Catalogue(table, CHAPTERS)
    sources = {row.id: row.source for family in table.game.families(table.chosen) for row in family.rows}
    for family in families_of(table):
        noun, icon = _ICON_OF[family.name]
        found.family(family.name, both(word, f"family.{family.name}"), icon)
        for at, row in enumerate(family.rows):
            ours = _OURS.get(row.id, _OURS.get(family.name, ())) if sources[row.id] == RECONSTRUCTED else ()
            text = both(_sentence, box, family.name, at, row)
            found.add(
                family.name, noun, row, _icon(family.name, row, icon), _facts(table, family.name, at, row),
                _cost(family.name, row), row.integer("vp") if family.name == "walls" else None,
                _EFFECTS[family.name](box, at, row), text, [_RULES[family.name]],
                row.integer("copies") if "copies" in row.fields else None if family.name == "spaces" else 1, ours,
            )  # fmt: skip
    _others(found, table)
    _pieces(found)
    _words(found)
    found.layout.update(layout(table))
    return found.as_data()


# ---- rows ------------------------------------------------------------------------------------------------------------


def _sentence(box: Box, family: str, at: int, row: Row, lang: str) -> str:
    """What a card does; what stands beside it as a number is left out."""
    if family == "walls":
        return wall_saying(box, at, lang)
    if family == "favours":
        return favour_saying(box, at, lang)
    if family == "spaces":
        return saying(box.space[at], lang)
    if family == "suspicions":
        return word("card.tax", lang, n=row.integer("tax"))
    return card_text(box, family, row, lang)


def _icon(family: str, row: Row, icon: str) -> str:
    if family == "outsiders":
        return f"outsider-{row.text('type')}"
    if family == "townsfolk":
        return ACTION_ICONS[row.text("trigger")]
    if family == "paladins":
        return ACTION_ICONS[row.text("action")]
    if family in ("spaces", "jar_spaces", "workshops"):
        shown = [token["icon"] for token in ICONS.read(words(), row.text("reward")) if "icon" in token]
        return str(shown[0]) if shown else icon
    return icon


def _facts(table: Paladins, family: str, at: int, row: Row) -> dict[str, object]:
    if family == "paladins":
        boost = {name: row.integer(name) for name in ATTRIBUTES}
        return {"boost": boost, "action": row.text("action"), "workers": counts_of(words(), row.text("workers"))}
    if family == "tavern":
        return {"workers": counts_of(words(), row.text("workers"))}
    if family == "suspicions":
        return {"tax": row.integer("tax")}
    if family == "favours":
        return {"slot": row.text("slot")}
    if family == "townsfolk":
        return {"kind": row.text("kind"), "trigger": row.text("trigger"), "condition": row.text("condition")}
    if family == "outsiders":
        return {"kind": row.text("kind"), "type": row.text("type")}
    if family == "townsfolk_track":
        return {"place": at, "silver": row.integer("silver"), "debt": at < DEBT_SPACES}
    if family == "spaces":
        is_open = bool(table.box.open >> at & 1)
        return {"region": row.integer("region"), "players": row.integer("players"), "open": is_open}
    if family == "jars":
        return {"place": at, "need": row.integer("need"), "silver": JAR_COSTS[at]}
    return {"place": at} if family in ("workshops", "jar_spaces") else {}


def _cost(family: str, row: Row) -> dict[str, int] | None:
    if family != "favours":
        return {"silver": row.integer("silver")} if family == "townsfolk_track" else None
    return {name: row.integer(name) for name in ("silver", "provision", "debt") if row.integer(name)}


def _one(
    field: str, effect: Effect, text: Said | None = None, trigger: str | list[Token] = ""
) -> list[dict[str, object]]:
    """One line of a card, nothing where the card has none."""
    tokens = ICONS.tokens(effect, RESOURCES)
    told = text or both(saying, effect)
    return [doing(field, tokens, told, trigger)] if tokens else []


def _paladin(box: Box, at: int, row: Row) -> list[dict[str, object]]:
    boost = signs(" ".join([f"+{name}:{row.integer(name)}" for name in ATTRIBUTES if row.integer(name)]))
    found = _one("workers", box.paladin_workers[at])
    found.append(doing("boost", boost))
    trigger = ACTION_ICONS[row.text("action")]
    for field, icon in (("silver_off", "silver"), ("provision_off", "provision")):
        off = row.integer(field)
        if off:
            less = f"{icon}:0" if off >= ALL_OFF else f"{icon}:-{off}"
            found.append(doing("action", signs(less), None, trigger, field))
    if row.text("bonus"):
        found.append(doing("action", ICONS.read(words(), row.text("bonus")), None, trigger, "bonus"))
    return found


def _townsfolk(box: Box, at: int, row: Row) -> list[dict[str, object]]:
    trigger = signs(f"{ACTION_ICONS[row.text('trigger')]} {_CONDITIONS[row.text('condition')]}")
    works = both(ability_saying, row, box.ability[at])
    ability = _one("ability", box.ability[at], works, trigger)
    return [*_one("dismiss", box.dismiss[at]), *_one("instant", box.instant[at]), *ability]


def _outsider(box: Box, at: int, row: Row) -> list[dict[str, object]]:
    scoring = ICONS.tokens(box.scoring[at], point_words().resources)
    counts = both(scoring_saying, box.scoring[at])
    return [*_one("attack", box.attack[at]), *_one("convert", box.convert[at]), doing("scoring", scoring, counts)]


_EFFECTS: Final[dict[str, Callable[[Box, int, Row], list[dict[str, object]]]]] = {
    "paladins": _paladin,
    "townsfolk": _townsfolk,
    "outsiders": _outsider,
    "tavern": lambda box, at, row: _one("workers", box.tavern[at]),
    "suspicions": lambda box, at, row: [doing("drawn", signs(f"tax:{row.integer('tax')}"), None, "", "tax")],
    "favours": lambda box, at, row: [{**one, "when": "favour"} for one in _one("reward", box.favour[at])],
    "walls": lambda box, at, row: [*_one("reward", box.wall[at]), *_one("choice", box.wall_choice[at])],
    "spaces": lambda box, at, row: _one("reward", box.space[at]),
    "jar_spaces": lambda box, at, row: _one("reward", box.jar[at]),
    "workshops": lambda box, at, row: _one("reward", box.workshop[at]),
    "townsfolk_track": lambda box, at, row: [],
    "jars": lambda box, at, row: [],
}


# ---- what no overlay changes -----------------------------------------------------------------------------------------


def _others(found: Catalogue, table: Paladins) -> None:
    """Actions of the player boards, King's Orders, Schemes of the virtual player."""
    found.family("actions", said("Actions", "Akcje"), "worker-any")
    for row in ACTIONS:
        gives = f"{ACTION_ICONS[row.id]} +{row.text('gives')}" if row.text("gives") else _DOES[row.id]
        facts: dict[str, object] = {
            "side": row.text("side"), "slots": row.text("slots").split(), "requires": row.text("requires") or None,
            "gives": row.text("gives") or None, **PRICED.get(row.id, {}),
        }  # fmt: skip
        if row.id == "absolve":
            facts["needs"] = [int(n) for n in table.box.jar_need]
        does = [doing("action", signs(gives), None, row.text("requires"), "slots")]
        found.add(
            "actions", "action", row, ACTION_ICONS[row.id], facts, None, None, does, rules=["PA-4.8"], copies=None
        )
    found.family("orders", both(word, "points.orders"), "scroll")
    for row in ORDERS:
        action = row.text("action")
        does = [doing("order", signs(f"scroll ? {ACTION_ICONS[action]} >={ORDER_GOAL}"))]
        found.add("orders", "order", row, ACTION_ICONS[action], {"action": action}, effects=does, rules=["PA-7.1"])
    if table.is_solo():
        found.family("schemes", said("Schemes", "Schematy"), "bot")
        for row in SCHEMES:
            action = row.text("action")
            ours = ("copies",) if row.id != "scheme_kings_favour" else ()
            found.add(
                "schemes", "scheme", row, ACTION_ICONS[action], {"action": action}, rules=["PA-14.3"],
                copies=row.integer("copies"), ours=ours,
            )  # fmt: skip


def _pieces(found: Catalogue) -> None:
    found.family("workers", said("Workers", "Robotnicy"), "worker-any")
    for at, id in enumerate(WORKERS):
        noun = CRIMINAL_NOUN if id == "criminal" else NOUNS[at]
        facts: dict[str, object] = {"supply": WORKER_COUNTS[at], "forms": forms(noun)}
        found.piece("workers", "worker", id, said(*WORKER_NAMES[id]), f"worker-{id}", facts, ["PA-4.2"])
    found.piece("workers", "worker", "any", said("any worker", "dowolny Robotnik"), "worker-any", {}, ["PA-4.2"])
    found.family("attributes", said("Attributes", "Atrybuty"), "strength")
    for id in ATTRIBUTES:
        found.piece("attributes", "attribute", id, said(*ATTRIBUTE_NAMES[id]), id, {}, ["PA-0.2"])
    found.family("resources", said("Goods and pieces", "Zasoby i elementy"), "silver")
    for id, noun in zip(("silver", "provision"), NOUNS[5:7], strict=True):
        names = said(noun.form(2, "en"), "Srebrniki" if id == "silver" else "Zapasy")
        found.piece("resources", "resource", id, names, id, {"forms": forms(noun)}, ["PA-1.2"])
    found.piece("resources", "piece", "monk", said("Monk", "Mnich"), "monk", {}, ["PA-6.2"])
    found.piece("resources", "piece", "outpost", said("Outpost", "Posterunek"), "outpost", {}, ["PA-6.9"])
    found.piece("resources", "resource", "debt", said("Debt", "Dług"), "debt", {}, ["PA-9.1"])
    found.piece("resources", "resource", "tax", said("tax", "Podatek"), "tax", {}, ["PA-8.2"])
    found.seats()


def _words(found: Catalogue) -> None:
    for key in WORDS:
        if key.startswith(("points.", "tie.", "phase.")) and key != "points.n":
            found.words[key] = both(word, key)
    for id, names in TYPE_NAMES.items():
        found.words[f"type.{id}"] = said(*names)
    for when, names in WHEN.items():
        found.words[f"when.{when}"] = said(*names)
    for id in ACTION_ICONS:
        if id in [row.id for row in ACTIONS]:
            found.words[f"action.{id}"] = both(action_name, id)
