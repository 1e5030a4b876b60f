"""Valeria as a catalogue: the stacks of the centre, the cards of a kingdom, and how they are laid out."""

from typing import Final

from palatine.books.catalogue import Catalogue, Icons, Said, both, counts_of, doing, families_of, forms, said, signs
from palatine.games.valeria.box import role_words, thing_words, words
from palatine.games.valeria.card_text import WORDS, duke_saying, effect_saying, power_saying, word
from palatine.games.valeria.components import (
    AREAS,
    CITIZENS,
    COLUMNS,
    COPIES,
    DUKES_DEALT,
    EXHAUSTED_EACH,
    RESOURCES,
    ROLE_NAMES,
    ROLES,
    SETS,
    SLOTS,
    START_GOLD,
    START_MAGIC,
    STARTERS,
    TYPE_NAMES,
)
from palatine.games.valeria.steps.dark_lord import RECKONING_STACKS
from palatine.games.valeria.table import Valeria
from palatine.games.valeria.text import NOUNS
from palatine.kernel.data import Row
from palatine.kernel.table import Table

CHAPTERS: Final[dict[str, dict[str, object]]] = {"VA-11": {"seats": [1]}}
"""Chapters of the rules that hold only at some tables."""

ICONS: Final = Icons(
    {"gold": "gold", "strength": "strength-token", "magic": "magic", "vp": "vp"},
    "any-good",
    {
        "free_citizen": "citizen",
        "cheap_citizen": "citizen <=n gold",
        "cheap_soldier": "role-soldier <=n gold",
        "free_worker": "role-worker",
        "free_shadow": "role-shadow",
        "free_holy": "role-holy",
        "free_knight": "{Knight~Rycerz}",
        "slay": "monster",
        "return_citizen": "- citizen -> vp:n",
        "return_monster": "- monster -> vp:n",
        "steal_gold": "thief gold:n",
        "steal_magic": "thief magic:n",
        "take_gold": "thief gold:n",
        "take_magic": "thief magic:n",
        "take_monster": "thief monster",
        "lower_die": "die-3 -> die-2",
        "die_six": "- gold:2 -> die-6",
        "die_one": "- gold /1 role-holy -> die-1",
        "no_surcharge": "citizen {+0~+0}",
        "discount": "domain -> gold:-1",
    },
    {
        "soldier_citizens": "role-soldier",
        "worker_citizens": "role-worker",
        "citizens": "citizen",
        "knights": "{Knight~Rycerz}",
        "domains": "domain",
        "area": "monster",
    },
)
_THING_ICONS: Final = {
    **{role: f"role-{role}" for role in ROLES},
    "citizen": "citizen", "monster": "monster", "domain": "domain", "titan": "giant", "boss": "crown",
}  # fmt: skip
_WHEN_ICONS: Final = {
    "immediate": "", "roll": "die-5", "doubles": "die-5 = die-5", "harvest": "harvest", "start": "play", "end": "last",
    "citizen": "citizen", "monster": "monster", "cost": "",
}  # fmt: skip
_BEASTS: Final = {
    "owlbear": "beast-owl", "bane_spider": "beast-spider", "spider_queen": "beast-spider", "dire_bear": "beast-bear",
    "goblin": "enemy-goblin", "goblin_mage": "enemy-goblin", "goblin_king": "enemy-goblin", "skeleton": "enemy-zombie",
    "flaming_skeleton": "enemy-zombie", "skeleton_king": "enemy-zombie", "wraith": "shadow", "giant": "giant",
    "troll": "giant", "orc_warrior": "enemy-orc", "orc_chieftain": "enemy-orc", "swamp_dragon": "enemy-dragon",
    "red_dragon": "enemy-dragon",
}  # fmt: skip
_SETS_NAME_IT: Final = ("VA-2.",)
"""Paragraphs that only list a card as a part of a recommended set."""
WHEN: Final = {
    "own": ("on your turn", "w twojej turze"),
    "off": ("off turn", "poza twoją turą"),
    "reward": ("reward", "nagroda"),
    "immediate": ("once", "jednorazowo"),
    "roll": ("roll phase", "Faza Kości"),
    "doubles": ("at a double", "przy dublu"),
    "harvest": ("your harvest phase", "twoja Faza Zbiorów"),
    "start": ("start of your action phase", "początek twojej Fazy Akcji"),
    "end": ("end of your action phase", "koniec twojej Fazy Akcji"),
    "citizen": ("for every citizen you take", "za każdego nowego Mieszkańca"),
    "monster": ("for every monster you slay", "za każdego zgładzonego Potwora"),
    "cost": ("what you pay", "twoje koszty"),
    "scoring": ("at the end of the game", "na koniec gry"),
}


def catalogue(table: Table) -> dict[str, object]:
    assert isinstance(table, Valeria)
    found = Catalogue(table, CHAPTERS)
    for family in families_of(table):
        found.family(family.name, both(word, f"family.{family.name}"), family.name.removesuffix("s"))
        for row in family.rows:
            _ADD[family.name](found, table, row)
    _printed(found)
    _pieces(found)
    for key in WORDS:
        if key.startswith(("points.", "tie.", "phase.")):
            found.words[key] = both(word, key)
    for when, names in WHEN.items():
        found.words[f"when.{when}"] = said(*names)
    for type, names in TYPE_NAMES.items():
        found.words[f"type.{type}"] = said(*names)
    found.layout.update(_layout(table))
    return found.as_data()


# ---- cards -----------------------------------------------------------------------------------------------------------


def _numbers(row: Row) -> list[int]:
    return [int(n) for n in row.text("activation").split()]


def _powers(row: Row) -> tuple[list[dict[str, object]], Said]:
    """What a citizen brings in the owner's turn and in others'."""
    found: list[dict[str, object]] = []
    texts: list[Said] = []
    for field in ("own", "off"):
        what = both(effect_saying, row.text(field))
        found.append(doing(field, ICONS.read(words(), row.text(field)), what))
        texts.append(said(word(field, "en", what=what["en"]), word(field, "pl", what=what["pl"])))
    return found, said("; ".join([text["en"] for text in texts]), "; ".join([text["pl"] for text in texts]))


def _citizen(found: Catalogue, table: Valeria, row: Row) -> None:
    roles = counts_of(role_words(), row.text("roles"))
    does, text = _powers(row)
    facts: dict[str, object] = {"activation": _numbers(row), "slot": row.integer("slot"), "roles": roles}
    icon = f"role-{next(iter(roles))}" if roles else "citizen"
    cost = {"gold": row.integer("cost")}
    found.add(
        "citizens", "citizen", row, icon, facts, cost, None, does, text, ["VA-6.2", "VA-7.9"], COPIES,
        elsewhere=_SETS_NAME_IT,
    )  # fmt: skip


def _monster(found: Catalogue, table: Valeria, row: Row) -> None:
    here = f"area-{row.text('area')}"
    tokens = ICONS.read(words(), row.text("reward"))
    if " per area" in row.text("reward"):
        tokens = [{**token, "icon": here} if token.get("icon") == "monster" else token for token in tokens]
    what = both(effect_saying, row.text("reward"))
    text = said(word("reward", "en", what=what["en"]), word("reward", "pl", what=what["pl"]))
    five = row.integer("five_player")
    facts: dict[str, object] = {"area": row.text("area"), "type": row.text("type"), "five_player": five}
    facts["beast"] = _BEASTS.get(row.id, "monster")
    copies = row.integer("copies") - (0 if table.seat_count == 5 else five)
    cost = {name: row.integer(name) for name in ("strength", "magic") if row.integer(name)}
    does = [doing("reward", tokens, what)] if tokens else []
    found.add(
        "monsters", "monster", row, here, facts, cost, row.integer("vp"), does, text, ["VA-7.5"], copies,
        elsewhere=_SETS_NAME_IT,
    )  # fmt: skip


def _domain(found: Catalogue, table: Valeria, row: Row) -> None:
    when = row.text("when")
    tokens = ICONS.read(words(), row.text("power"))
    text = both(power_saying, row)
    roles = counts_of(role_words(), row.text("roles"))
    facts: dict[str, object] = {"roles": roles, "when": when, "box": row.text("box")}
    does = [doing(when, tokens, text, _WHEN_ICONS[when], "power")]
    cost = {"gold": row.integer("cost")}
    found.add(
        "domains", "domain", row, "domain", facts, cost, row.integer("vp"), does, text, ["VA-7.12"],
        elsewhere=_SETS_NAME_IT,
    )  # fmt: skip


def _duke(found: Catalogue, table: Valeria, row: Row) -> None:
    counted = counts_of(thing_words(), row.text("scoring"))
    does = [doing("scoring", signs(f"vp:{n} /1 {_THING_ICONS[thing]}")) for thing, n in counted.items()]
    does.append(doing("scoring", signs(f"vp /{row.integer('every')} gold strength-token magic"), None, "", "every"))
    facts: dict[str, object] = {"scoring": counted, "every": row.integer("every"), "box": row.text("box")}
    found.add("dukes", "duke", row, "duke", facts, None, None, does, both(duke_saying, table, row), ["VA-9.2"])


_ADD: Final = {"citizens": _citizen, "monsters": _monster, "domains": _domain, "dukes": _duke}


def _printed(found: Catalogue) -> None:
    """Starters, areas and recommended sets, which no overlay changes."""
    found.family("starters", said("Starters", "Karty Startowe"), "citizen")
    for row in STARTERS:
        does, text = _powers(row)
        facts: dict[str, object] = {"activation": _numbers(row), "named": row.text("named"), "roles": {}}
        found.add("starters", "starter", row, "citizen", facts, None, None, does, text, ["VA-1.5"], None)
    found.family("areas", said("Areas", "Tereny"), "area-hills")
    for row in AREAS:
        found.add(
            "areas", "area", row, f"area-{row.id}", {"order": row.integer("order")}, rules=["VA-13.12"], copies=None
        )
    found.family("sets", said("Recommended sets", "Zalecane zestawy"), "scroll")
    for row in SETS:
        facts = {field: row.text(field).split() for field in ("areas", "citizens", "removed")}
        found.add("sets", "set", row, "scroll", facts, rules=["VA-2.12"], copies=None)


def _pieces(found: Catalogue) -> None:
    found.family("resources", said("Resources", "Zasoby"), "gold")
    names = (("Gold", "Złoto"), ("Strength", "Siła"), ("Magic", "Magia"), ("Victory tokens", "Znaczniki Zwycięstwa"))
    for id, noun, name in zip(RESOURCES, NOUNS, names, strict=True):
        found.piece("resources", "resource", id, said(*name), ICONS.resources[id], {"forms": forms(noun)}, ["VA-1.3"])
    found.family("roles", said("Roles", "Role"), "role-worker")
    for role in ROLES:
        found.piece("roles", "role", role, said(*ROLE_NAMES[role]), f"role-{role}", {}, ["VA-1.6"])
    found.family("dice", said("Dice", "Kości"), "die-5")
    for n in (1, 2):
        found.piece("dice", "die", str(n), said(f"Die {n}", f"Kość {n}"), "die-5", {"place": n - 1}, ["VA-5.1"], False)
    found.family("columns", said("Columns", "Kolumny"), "monster")
    for n in range(1, COLUMNS + 1):
        place: dict[str, object] = {"place": n - 1}
        found.piece(
            "columns", "column", str(n), said(f"Column {n}", f"Kolumna {n}"), "monster", place, ["VA-11.5"], False
        )
    found.seats()


# ---- the centre ------------------------------------------------------------------------------------------------------


def _layout(table: Valeria) -> dict[str, object]:
    """VA-2 Monsters on top, two rows of citizens, domains below."""
    slots = []
    for slot in range(1, SLOTS + 1):
        rows = [row for row in CITIZENS if row.integer("slot") == slot]
        place = {"column": (slot - 1) % COLUMNS + 1, "row": (slot - 1) // COLUMNS + 1}
        slots.append(
            {"slot": slot, "numbers": _numbers(rows[0]), **place, "citizens": [f"citizen:{r.id}" for r in rows]}
        )
    chosen = next((row for row in SETS if row.id == table.chosen["set"]), None)
    seats = int(table.seat_count)
    return {
        "columns": COLUMNS,
        "stacks": ["monsters", "citizens", "citizens", "domains"],
        "slots": slots,
        "starters": [f"starter:{row.id}" for row in STARTERS],
        "areas": [f"area:{row.id}" for row in AREAS],
        "set": f"set:{chosen.id}" if chosen else None,
        "roles": [f"role:{role}" for role in ROLES],
        "resources": [f"resource:{id}" for id in RESOURCES],
        "dice": 2,
        "dukes_dealt": DUKES_DEALT,
        "exhausted_end": RECKONING_STACKS if seats == 1 else EXHAUSTED_EACH * seats,
        "start": {"gold": START_GOLD, "magic": START_MAGIC},
        "pooled_leftovers": bool(table.box.pooled),
    }
