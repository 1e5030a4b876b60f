"""The table of Wonderful Kingdom as data: dumps, hand-made positions, views, and what can never be true of it."""

from typing import TYPE_CHECKING

from palatine.games.wonderful_kingdom.actions import (
    ADVISOR,
    AREA,
    CALAMITY,
    CARD,
    DESIGN,
    DESIGNS,
    FIRST_ADVISOR,
    FIRST_TREASURE,
    MENACE,
    MENACE_DECK,
    STAGE,
)
from palatine.games.wonderful_kingdom.components import (
    ALCHEMY,
    BASIC,
    CAMP,
    DUCHIES,
    QUESTS,
    RESOURCES,
    ROUNDS,
    TRAPS,
)
from palatine.games.wonderful_kingdom.headings import (
    ADVISORS,
    FROM_ADVISOR,
    FROM_STAGE,
    MENACES,
    PHASE_PLANNING,
    PHASES,
)
from palatine.games.wonderful_kingdom.headings import QUESTS as QUESTS_MODULE
from palatine.games.wonderful_kingdom.scoring import medal
from palatine.games.wonderful_kingdom.seat import (
    DESIGN_SHIFT,
    FROST_GIANT,
    FROZEN,
    KINDS,
    WORTH,
    design_of,
    in_pack,
    is_frozen,
    one_of,
    total,
    with_site,
)
from palatine.games.wonderful_kingdom.zones import AREAS, DECK, HAND, SELECTION
from palatine.kernel.bits import bit
from palatine.kernel.data import Reader, wrong
from palatine.kernel.ints import i64, vec
from palatine.kernel.zone import OPEN, Pile, without_card

if TYPE_CHECKING:
    from palatine.games.wonderful_kingdom.seat import Seat
    from palatine.games.wonderful_kingdom.table import WonderfulKingdom

MANY = 10_000
_BASIC = RESOURCES[:BASIC]
_DUCHIES = [row.id for row in DUCHIES]
_QUESTS = [row.id for row in QUESTS]
_SOURCES = ("alchemy", "bonus", "selection")
_RULES = ("WK-6.9", "WK-7.3", "WK-9.5")


# ---- pieces of events ------------------------------------------------------------------------------------------------


def area_name(area: i64) -> str:
    return AREA.texts[area]


def hidden_number(pile: Pile, at: i64) -> int:
    """Which of the face-down cards of a pile it is, counted from 1."""
    return sum([1 for known in pile.known[: at + 1] if known != OPEN])


def source_name(source: i64) -> str:
    if source >= FROM_STAGE:
        return f"stage:{source - FROM_STAGE + 1}"
    if source >= FROM_ADVISOR:
        return f"advisor:{ADVISOR.texts[source - FROM_ADVISOR]}"
    return _SOURCES[source]


def rule_of(source: i64) -> str:
    if source >= FROM_STAGE:
        return "WK-10.3"
    return "WK-9.8" if source >= FROM_ADVISOR else _RULES[source]


def gained(amounts: vec[i64], source: i64) -> dict[str, object]:
    goods = {name: int(n) for name, n in zip(RESOURCES[BASIC:], amounts, strict=True) if n}
    return {"goods": goods, "source": source_name(source)}


def filled(design: i64, kind: i64, cube: i64) -> dict[str, object]:
    return {"card": DESIGN.texts[design], "space": RESOURCES[kind], "cube": RESOURCES[cube]}


# ---- out -------------------------------------------------------------------------------------------------------------


def dumped(g: "WonderfulKingdom") -> dict[str, object]:
    """Every field, readable."""
    return {
        "round": int(g.round),
        "phase": PHASES[g.phase],
        "step": _BASIC[g.step],
        "player1": int(g.player1),
        "calamity_stack": int(g.calamity_stack),
        "vermin_stack": int(g.vermin_stack),
        "quest": _QUESTS[g.quest] if g.quest >= 0 else "",
        "searched": g.searched,
        "doubled": g.doubled,
        "seats": [seat_dumped(s) for s in g.seat],
    }


def seat_dumped(s: "Seat") -> dict[str, object]:
    return {
        "duchy": _DUCHIES[s.duchy] if s.duchy >= 0 else "",
        "built": {DESIGN.texts[d]: int(n) for d, n in enumerate(s.built) if n},
        "construction": [site_row(site) for site in s.sites],
        "alchemy": _counted(s.alchemy),
        "fresh": _counted(s.fresh),
        "thefts": _counted(s.thefts),
        "menaces": {MENACE.texts[m]: int(n) for m, n in enumerate(s.menaces) if n},
        "krystallium": int(s.krystallium),
        "soldiers": int(s.soldiers),
        "camp": int(s.camp),
        "traps": int(s.traps),
        "calamities": int(s.calamities),
        "advisors": _named(s.advisors, ADVISOR.texts),
        "used": _named(s.used, ADVISOR.texts),
        "vision_used": s.vision_used != 0,
        "stages": _named(s.stages, STAGE.texts),
        "claims": _named(s.claims, STAGE.texts),
        "deck": MENACE_DECK.texts[s.deck] if s.deck >= 0 else "",
        "deck_left": int(s.deck_left),
    }


def site_row(site: i64) -> dict[str, object]:
    """A card under construction: what lies on its spaces, and whether a giant lies under it."""
    filled = {RESOURCES[kind]: int(in_pack(site, kind)) for kind in range(KINDS) if in_pack(site, kind)}
    return {"card": DESIGN.texts[design_of(site)], "filled": filled, "frozen": is_frozen(site)}


def public(g: "WonderfulKingdom") -> dict[str, object]:
    """Everything but the cards in zones is open; of the areas it is also open which cards lie face down."""
    known = dumped(g)
    seats = known["seats"]
    assert isinstance(seats, list)
    for seat, row in enumerate(seats):
        row["production"] = {_BASIC[r]: int(g.production(seat, r)) for r in range(BASIC)}
        row["face_down"] = _face_down(g.pile(SELECTION, seat))
        del row["claims"]
    known["face_down"] = {area_name(at): _face_down(g.pile(place)) for at, place in enumerate(AREAS)}
    known["scores"] = g.scores()
    if g.is_solo() and g.is_over:
        known["medal"] = medal(g)
    return known


def _face_down(pile: Pile) -> list[bool]:
    return [known != OPEN for known in pile.known]


def _counted(v: vec[i64]) -> dict[str, int]:
    return {name: int(n) for name, n in zip(_BASIC, v, strict=True) if n}


def _named(bits: i64, names: list[str]) -> list[str]:
    return [name for i, name in enumerate(names) if bits >> i & 1]


# ---- in --------------------------------------------------------------------------------------------------------------


def read(g: "WonderfulKingdom", reader: Reader) -> None:
    g.round = reader.integer("round", 1, 0, ROUNDS)
    g.phase = reader.word("phase", PHASES[0], list(PHASES))
    g.step = reader.word("step", _BASIC[0], _BASIC)
    g.player1 = reader.integer("player1", 0, 0, int(g.seat_count) - 1)
    g.calamity_stack = reader.integer("calamity_stack", int(g.calamity_stack), 0, 8)
    g.vermin_stack = reader.integer("vermin_stack", int(g.vermin_stack), 0, 10)
    standard = _QUESTS[0] if g.box.module == QUESTS_MODULE else ""
    g.quest = reader.word("quest", standard, ["", *_QUESTS]) - 1
    g.searched = reader.flag("searched", False)
    g.doubled = reader.flag("doubled", False)
    rows = reader.rows("seats")
    if len(rows) > g.seat_count:
        raise wrong(
            reader.at("seats"), len(rows), f"rows for {g.seat_count} seats", f"wierszy na {g.seat_count} miejsc"
        )
    for seat in range(g.seat_count):
        row = rows[seat] if seat < len(rows) else {}
        _read_seat(g, seat, Reader(row, f"{reader.path}.seats.{seat}"))
    reader.close()
    for seat in range(g.seat_count):
        in_order(g, seat)
    counts = counted_cards(g)
    for card in in_play(g):  # what lies on the table is not in the deck as well
        if counts[card] > copies(g, card) and card in g.pile(DECK).cards:
            g.set_pile(DECK, without_card(g.pile(DECK), card))
            counts[card] -= 1


def in_order(g: "WonderfulKingdom", seat: i64) -> None:
    """A hand, and in planning a selection, are kept in the order of the cards."""
    hand = g.pile(HAND, seat)
    g.set_pile(HAND, Pile(tuple(sorted(hand.cards)), hand.known), seat)
    selection = g.pile(SELECTION, seat)
    if g.phase == PHASE_PLANNING and not any(_face_down(selection)):
        g.set_pile(SELECTION, Pile(tuple(sorted(selection.cards)), selection.known), seat)


def in_play(g: "WonderfulKingdom") -> list[int]:
    """Cards that lie in no zone: built, under construction, or in an advisor area."""
    cards: list[int] = []
    for s in g.seat:
        cards += [design for design in range(DESIGNS) for _ in range(s.built[design])]
        cards += [int(design_of(site)) for site in s.sites]
        cards += [FIRST_ADVISOR + a for a in range(ADVISOR.size) if s.advisors >> a & 1]
    return cards


def _read_seat(g: "WonderfulKingdom", seat: i64, reader: Reader) -> None:
    s = g.seat[seat]
    duchy = reader.word("duchy", _DUCHIES[seat], ["", *_DUCHIES]) - 1
    if duchy >= 0:
        g.take_duchy(seat, duchy)
    built = reader.table("built")
    for design, name in enumerate(DESIGN.texts):
        n = built.integer(name, 0, 0, int(g.box.copies[design]))
        if n:
            g.add_built(seat, design, n)
    built.close()
    for i, row in enumerate(reader.rows("construction")):
        s.sites = with_site(s.sites, _read_site(g, row, f"{reader.at('construction')}.{i}"))
    s.alchemy = _read_counts(reader, "alchemy", _BASIC)
    s.fresh = _read_counts(reader, "fresh", _BASIC)
    s.thefts = _read_counts(reader, "thefts", _BASIC)
    s.menaces = _read_counts(reader, "menaces", MENACE.texts)
    s.krystallium = reader.integer("krystallium", 0, 0, MANY)
    s.soldiers = reader.integer("soldiers", 0, 0, MANY)
    s.camp = reader.integer("camp", 0, 0, CAMP)
    s.traps = reader.integer("traps", 1 if g.is_solo() else TRAPS, 0, TRAPS)
    s.calamities = reader.integer("calamities", 0, 0, 8)
    s.advisors = _bits(reader.words("advisors", ADVISOR.texts))
    s.used = _bits(reader.words("used", ADVISOR.texts))
    s.vision_used = 1 if reader.flag("vision_used", False) else 0
    s.stages = _bits(reader.words("stages", STAGE.texts))
    s.claims = _bits(reader.words("claims", STAGE.texts))
    s.deck = reader.word("deck", "", ["", *MENACE_DECK.texts]) - 1
    s.deck_left = reader.integer("deck_left", 0, 0, 4)
    reader.close()


def _read_site(g: "WonderfulKingdom", row: object, path: str) -> i64:
    """A name, or a table with what lies on the card."""
    reader = Reader({"card": row} if isinstance(row, str) else row, path)
    design = i64(reader.word("card", "", DESIGN.texts))
    site = design << DESIGN_SHIFT
    filled = reader.table("filled")
    for kind, name in enumerate(RESOURCES):
        n = filled.integer(name, 0, 0, int(in_pack(g.box.cost[design], kind)))
        site += n * one_of(kind)
    filled.close()
    if reader.flag("frozen", False):
        site |= FROZEN
    reader.close()
    if g.missing(site) == 0 and not is_frozen(site):
        raise wrong(
            path, row, "is full and not frozen, so it is finished", "jest pełna i niezamrożona, czyli ukończona"
        )
    return site


def _read_counts(reader: Reader, key: str, names: list[str]) -> vec[i64]:
    table = reader.table(key)
    counts = vec[i64]([i64(table.integer(name, 0, 0, MANY)) for name in names])
    table.close()
    return counts


def _bits(numbers: list[int]) -> i64:
    bits: i64 = 0
    for number in numbers:
        bits |= bit(number)
    return bits


# ---- what can never be -----------------------------------------------------------------------------------------------


def audit(g: "WonderfulKingdom") -> list[str]:
    """WK-1.3 No card is there more often than printed, and nothing is below zero or above its limit."""
    broken: list[str] = []
    for seat, s in enumerate(g.seat):
        broken += _audit_seat(g, seat, s)
    counts = counted_cards(g)
    for card in range(CARD.size):
        most = copies(g, card)
        if counts[card] > most:
            broken.append(f"WK-1.3: {counts[card]} cards {CARD.texts[card]}")
    calamities = counts[CALAMITY] + g.calamity_stack + sum([s.calamities for s in g.seat])
    if g.box.module == MENACES:
        calamities = counts[CALAMITY] + sum([s.calamities for s in g.seat])
    if calamities > (0 if g.box.module == MENACES else 4 if g.is_solo() else 8):
        broken.append(f"WK-1.3: {calamities} calamities")
    if (g.quest >= 0) != (g.box.module == QUESTS_MODULE) and g.round > 0:
        broken.append("WK-10.1: a quest card lies here just in the Quests module")
    return broken


def counted_cards(g: "WonderfulKingdom") -> list[int]:
    """How often each card is on the table."""
    counts = [0] * CARD.size
    for pile in g.piles:
        for card in pile.cards:
            counts[card] += 1
    for card in in_play(g):
        counts[card] += 1
    return counts


def copies(g: "WonderfulKingdom", card: int) -> int:
    """How often a card is in the box of this table."""
    if card < FIRST_TREASURE:
        return int(g.box.copies[card])
    if card < CALAMITY:
        return 0 if g.box.module == ADVISORS else 1
    if card == CALAMITY:
        return 8
    if card < FIRST_ADVISOR:
        return 4 if g.box.module == MENACES else 0
    return 1 if g.box.module == ADVISORS else 0


def _audit_seat(g: "WonderfulKingdom", seat: int, s: "Seat") -> list[str]:
    broken: list[str] = []
    if min([int(s.krystallium), int(s.soldiers), int(s.traps), int(s.calamities), int(s.deck_left)]) < 0:
        broken.append(f"WK-1.4: seat {seat} has less than nothing")
    for name, v in (("alchemy", s.alchemy), ("fresh", s.fresh), ("thefts", s.thefts), ("menaces", s.menaces)):
        if min([int(n) for n in v]) < 0:
            broken.append(f"WK-1.4: seat {seat} has {name} below zero")
    if total(s.alchemy) >= ALCHEMY:
        broken.append(f"WK-6.9: seat {seat} keeps {int(total(s.alchemy))} cubes in the alchemy area")
    if not 0 <= s.camp <= CAMP:
        broken.append(f"WK-6.4: seat {seat} has {int(s.camp)} soldiers in the camp")
    types = [0] * BASIC
    worth = [int(n) for n in g.box.duchy_worth[s.duchy]] if s.duchy >= 0 else [0] * WORTH
    for design in range(DESIGNS):
        n = int(s.built[design])
        types[g.box.type[design]] += n
        for i in range(WORTH):
            worth[i] += n * int(g.box.worth[design][i])
    if types != [int(n) for n in s.types] or worth != [int(n) for n in s.worth]:
        broken.append(f"WK-6.2: the sums of seat {seat} do not agree with its cards")
    previous = -1
    for site in s.sites:
        if site < previous:
            broken.append(f"WK-5.3: the construction area of seat {seat} is not in order")
        previous = int(site)
        for kind in range(KINDS):
            if in_pack(site, kind) > in_pack(g.box.cost[design_of(site)], kind):
                broken.append(f"WK-6.6: too much on {DESIGN.texts[design_of(site)]} of seat {seat}")
        if g.missing(site) == 0 and not is_frozen(site):
            broken.append(f"WK-7.1: {DESIGN.texts[design_of(site)]} of seat {seat} is full and not finished")
    giants = int(s.menaces[FROST_GIANT]) + sum([1 for site in s.sites if is_frozen(site)])
    if g.box.module != MENACES and (giants or total(s.menaces) or total(s.thefts)):
        broken.append(f"WK-8.1: seat {seat} has menaces without the module")
    if g.box.module != ADVISORS and s.advisors:
        broken.append(f"WK-9.1: seat {seat} has advisors without the module")
    return broken
