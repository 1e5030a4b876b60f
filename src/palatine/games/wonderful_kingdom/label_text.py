"""The words of labels that only the table knows: what lies on a card, costs, gains, who asked."""

from typing import TYPE_CHECKING, Final

from palatine.games.wonderful_kingdom import headings
from palatine.games.wonderful_kingdom.actions import (
    ACTIVATE,
    ALCHEMY,
    AREA,
    CHOOSE,
    DO_STAGE,
    FIGHT,
    FILL_AS,
    GIVE_UP,
    HIDDEN,
    HIDING_PLACE,
    OTHER_CUBE,
    PASS,
    PAY,
    PICK,
    PLACE,
    RECYCLE,
    SITE,
    SPACE,
    THAW,
    TRAP,
)
from palatine.games.wonderful_kingdom.components import ALCHEMY as ALCHEMY_SPACES
from palatine.games.wonderful_kingdom.components import BASIC, RESOURCES
from palatine.games.wonderful_kingdom.seat import FROST_GIANT, KINDS, SPACES, design_of, in_pack
from palatine.games.wonderful_kingdom.text import (
    CARD_NOUN,
    NOUNS,
    RESOURCE_NAMES,
    STOCK,
    ability_text,
    amounts_text,
    effect_text,
    of_area,
    price_text,
    soldiers_text,
)
from palatine.games.wonderful_kingdom.zones import AREAS
from palatine.kernel.columns import total
from palatine.kernel.frame import Frame

if TYPE_CHECKING:
    from palatine.games.wonderful_kingdom.table import WonderfulKingdom


def words(g: "WonderfulKingdom", action: int, seat: int, lang: str) -> dict[str, str]:
    """What only the table knows: what lies on a card, costs, the cube to place, what happens to a card."""
    if not lang:
        return {}
    verb = g.game.book.verb_of(action)
    found: dict[str, str] = {}
    first = int(verb.first(action))
    if SITE in verb.domains:
        found["filled"] = _filled(g, seat, first, lang)
    if AREA in verb.domains:
        found["area"] = of_area(AREA.texts[verb.args(action)[verb.domains.index(AREA)]], lang)
    if PLACE.owns(action) or ALCHEMY.owns(action):
        found["cube"] = _capital(_cube(g, seat, lang, other=False))
        if ALCHEMY.owns(action):
            lying = int(total(g.seat[seat].alchemy)) if seat >= 0 else 0
            found["filled"] = f"{lying}/{ALCHEMY_SPACES}"
    elif OTHER_CUBE.owns(action):
        found["cube"] = _cube(g, seat, lang, other=True)
    elif RECYCLE.owns(action):
        found["cubes"] = _recycled(g, first, lang)
    elif GIVE_UP.owns(action):
        found["cubes"] = _recycled(g, int(g.box.site_design[first]), lang)
    elif FIGHT.owns(action) or THAW.owns(action):
        found["cost"] = soldiers_text(int(g.box.menace_cost[first if FIGHT.owns(action) else FROST_GIANT]), lang)
    elif ACTIVATE.owns(action):
        found["ability"] = ability_text(g.box.ability[first], lang)
        found["cost"] = soldiers_text(int(g.box.advisor_cost[first]), lang)
    elif DO_STAGE.owns(action):
        found.update(_stage_words(g, seat, first, lang))
    elif PAY.owns(action):
        found["resource"] = _capital(_owed(g, seat, lang))
    elif TRAP.owns(action):
        found["token"] = solo_token(g, spent=False, lang=lang)
    else:
        found.update(_deed(g, action, seat, lang))
    return found


_DEEDS: Final = {
    headings.LOOK: ("Look at", "Obejrzyj"),
    headings.TURN_UP: ("Turn up", "Odsłoń"),
    headings.DISCARD_CARD: ("Discard", "Odrzuć"),
    headings.SEARCH: ("Discard", "Odrzuć"),
    headings.MOVE_CARD: ("Move", "Przenieś"),
}
"""What happens to a card that is pointed at."""


def _deed(g: "WonderfulKingdom", action: int, seat: int, lang: str) -> dict[str, str]:
    """Answers whose verb depends on who asked."""
    polish = lang == "pl"
    frame = g.pending(seat) if seat >= 0 else None
    step = int(frame.step) if frame is not None else -1
    deed = _DEEDS.get(step, ("Point at", "Wskaż"))[1 if polish else 0]
    if PASS.owns(action):
        passes = step == headings.END_TURN
        return {"done": ("Spasuj" if passes else "Gotowe") if polish else "Pass" if passes else "Done"}
    if CHOOSE.owns(action):
        return {"deed": _choosing(g, int(CHOOSE.first(action)), lang)}
    if HIDDEN.owns(action):
        place = int(HIDDEN.first(action))
        there = of_area(HIDING_PLACE.texts[place], lang)
        return {"deed": deed, "place": f"{there} {_to_the_other(place, lang)}" if step == headings.MOVE_CARD else there}
    if PICK.owns(action):
        area = int(PICK.second(action))
        if step == headings.MOVE_CARD:
            return {"deed": f"{deed} {_to_the_other(area, lang)}"}
        return {"deed": f"{deed} {'z' if polish else 'from'} {of_area(AREA.texts[area], lang)}"}
    if FILL_AS.owns(action):
        kind = int(FILL_AS.first(action))
        if step == headings.OVERSEE_AS:
            return {"deed": f"{'Połóż' if polish else 'Put'} {NOUNS[kind].count(1, lang)}"}
        return {"deed": f"{'Zapełnij pole' if polish else 'Fill a space'}: {SPACE.word(kind, lang)}"}
    return {}


def _to_the_other(area: int, lang: str) -> str:
    return f"{'do' if lang == 'pl' else 'to'} {of_area(AREA.texts[1 - area], lang)}"


def _choosing(g: "WonderfulKingdom", area: int, lang: str) -> str:
    """WK-4.4, WK-4.5 How many cards there are to take."""
    n = len(g.pile(AREAS[area]).cards)
    if n == 0:
        if lang == "pl":
            return f"Wybierz pusty {AREA.pl[area]}"
        return f"Choose the empty {AREA.texts[area]} area"
    cards = CARD_NOUN.count(n, lang)
    there = of_area(AREA.texts[area], lang)
    return f"Zabierz {cards} z {there}" if lang == "pl" else f"Take {cards} from {there}"


def solo_token(g: "WonderfulKingdom", spent: bool, lang: str) -> str:
    """WK-11.6, WK-R18 The trap token goes first, then the vision token."""
    s = g.seat[0]
    vision = bool(s.vision_used) if spent else s.traps == 0
    if vision:
        return "Żeton wizji" if lang == "pl" else "Vision token"
    return "Żeton pułapki" if lang == "pl" else "Trap token"


def _filled(g: "WonderfulKingdom", seat: int, site: int, lang: str) -> str:
    """How many spaces are filled, such as “2/3”; by resource, where the card asks for several."""
    design = g.box.site_design[site]
    under = [s for s in (g.seat[seat].sites if seat >= 0 else []) if design_of(s) == design]
    rank = site - int(g.box.site_base[design])
    fill = under[rank] & SPACES if rank < len(under) else 0
    cost = g.box.cost[design]
    kinds = [kind for kind in range(KINDS) if in_pack(cost, kind)]
    parts = [f"{int(in_pack(fill, kind))}/{int(in_pack(cost, kind))}" for kind in kinds]
    if len(kinds) == 1:
        return parts[0]
    names = [RESOURCE_NAMES[RESOURCES[kind]][1 if lang == "pl" else 0] for kind in kinds]
    return ", ".join([f"{name} {part}" for name, part in zip(names, parts, strict=True)])


def _recycled(g: "WonderfulKingdom", card: int, lang: str) -> str:
    return amounts_text([int(n) for n in g.box.recycling[BASIC * card : BASIC * card + BASIC]], lang)


def cube_kinds(g: "WonderfulKingdom", frame: Frame) -> list[int]:
    """The kinds of fresh cubes: the first is placed now, unless the seat has asked for the other one first."""
    if frame.step == headings.PLACE and frame.b > 0:
        return [int(frame.b) - 1]
    return [kind for kind in range(BASIC) if g.seat[frame.seat].fresh[kind]]


def _cube(g: "WonderfulKingdom", seat: int, lang: str, other: bool) -> str:
    """The resource that is placed now, or the one that could come first instead."""
    frame = g.pending(seat) if seat >= 0 else None
    kinds = [] if frame is None else cube_kinds(g, frame)
    if not kinds:
        return "kostka" if lang == "pl" else "a cube"
    return RESOURCE_NAMES[RESOURCES[kinds[-1 if other else 0]]][1 if lang == "pl" else 0]


def _stage_words(g: "WonderfulKingdom", seat: int, number: int, lang: str) -> dict[str, str]:
    """WK-10.7, WK-10.11 What a second player would gain is nothing."""
    if g.quest < 0:
        return {"name": str(number + 1), "price": "…", "benefit": "…"}
    stage = int(g.stage(number))
    row = g.box.stages[stage]
    price = price_text([int(g.box.cost_of(stage, kind)) for kind in range(KINDS)], lang)
    benefit = effect_text(g.box.benefit[stage], lang, STOCK) if row.text("benefit").strip() else ""
    if benefit and row.integer("first") and seat >= 0 and not g.is_solo():
        other = g.seat[g.opponent(seat)]
        late = other.stages >> number & 1 and not other.claims >> number & 1
        benefit = "" if late else f"{benefit} ({'kto pierwszy' if lang == 'pl' else 'if first'})"
    return {
        "name": row.name(lang),
        "price": price,
        "benefit": benefit or ("bez korzyści" if lang == "pl" else "nothing"),
    }


def _owed(g: "WonderfulKingdom", seat: int, lang: str) -> str:
    """The resource of a stage's cost that is paid now."""
    frame = g.pending(seat) if seat >= 0 else None
    owed = frame.b >> 2 if frame is not None and frame.step == headings.STAGE_PAY else 0
    for kind in range(BASIC):
        if in_pack(owed, kind):
            return RESOURCE_NAMES[RESOURCES[kind]][1 if lang == "pl" else 0]
    return "koszt" if lang == "pl" else "the cost"


def _capital(text: str) -> str:
    return text[0].upper() + text[1:]
