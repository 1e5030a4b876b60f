"""The facts of Wonderful Kingdom: pieces of events, what is on the table and who may see it, what can never be."""

from typing import TYPE_CHECKING, Final

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
    with_site,
)
from palatine.games.wonderful_kingdom.zones import AREAS, DECK, HAND, SELECTION
from palatine.kernel import kinds
from palatine.kernel.bits import members
from palatine.kernel.columns import total
from palatine.kernel.data import Reader, wrong
from palatine.kernel.fields import IMPLIED, Field, SeatRows, Sheet, Special, Told
from palatine.kernel.ints import i64, vec
from palatine.kernel.kinds import MANY, NO_CARD, vector_of
from palatine.kernel.zone import ALL, OPEN, Pile, without_card

if TYPE_CHECKING:
    from palatine.games.wonderful_kingdom.seat import Seat
    from palatine.games.wonderful_kingdom.table import WonderfulKingdom

_BASIC = RESOURCES[:BASIC]
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


# ---- what is on the table, and who may see it ------------------------------------------------------------------------


def _built(g: "WonderfulKingdom", seat: int) -> dict[str, int]:
    return {DESIGN.texts[design]: int(n) for design, n in enumerate(g.seat[seat].built) if n}


def _read_built(g: "WonderfulKingdom", seat: int, reader: Reader) -> None:
    table = reader.table("built")
    counts = [table.integer(name, 0, 0, int(g.box.copies[design])) for design, name in enumerate(DESIGN.texts)]
    table.close()
    g.seat[seat].built = vector_of(counts)


def _construction(g: "WonderfulKingdom", seat: int) -> list[dict[str, object]]:
    """Cards under construction: what lies on their spaces, and whether a giant lies under them."""
    return [
        {
            "card": DESIGN.texts[design_of(site)],
            "filled": {RESOURCES[kind]: int(in_pack(site, kind)) for kind in range(KINDS) if in_pack(site, kind)},
            "frozen": is_frozen(site),
        }
        for site in g.seat[seat].sites
    ]


def _read_construction(g: "WonderfulKingdom", seat: int, reader: Reader) -> None:
    s = g.seat[seat]
    for i, row in enumerate(reader.rows("construction")):
        s.sites = with_site(s.sites, _read_site(g, row, f"{reader.at('construction')}.{i}"))


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


def _production(g: "WonderfulKingdom", seat: int, _viewer: int | None) -> dict[str, int]:
    return {name: int(g.production(seat, resource)) for resource, name in enumerate(_BASIC)}


def _areas_face_down(g: "WonderfulKingdom", _seat: int, _viewer: int | None) -> dict[str, list[bool]]:
    return {area_name(at): _face_down(g.pile(place)) for at, place in enumerate(AREAS)}


def _face_down(pile: Pile) -> list[bool]:
    """Which cards lie face down is open, unlike the cards."""
    return [known != OPEN for known in pile.known]


SEAT: Final[Sheet["WonderfulKingdom"]] = Sheet(
    [
        Field("duchy", ALL, kinds.card([row.id for row in DUCHIES]), start=lambda g, seat: seat),
        Special("built", ALL, ["built"], _built, _read_built),
        Special("construction", ALL, ["sites"], _construction, _read_construction),
        Field("alchemy", ALL, kinds.counts(_BASIC)),
        Field("fresh", ALL, kinds.counts(_BASIC)),
        Field("thefts", ALL, kinds.counts(_BASIC)),
        Field("menaces", ALL, kinds.counts(MENACE.texts)),
        Field("krystallium", ALL, kinds.number(0, MANY)),
        Field("soldiers", ALL, kinds.number(0, MANY)),
        Field("camp", ALL, kinds.number(0, CAMP)),
        Field("traps", ALL, kinds.number(0, TRAPS), start=lambda g, seat: 1 if g.is_solo() else TRAPS),
        Field("calamities", ALL, kinds.number(0, 8)),
        Field("advisors", ALL, kinds.names(ADVISOR.texts)),
        Field("used", ALL, kinds.names(ADVISOR.texts)),
        Field("vision_used", ALL, kinds.mark()),
        Field("stages", ALL, kinds.names(STAGE.texts)),
        Field("claims", IMPLIED, kinds.names(STAGE.texts)),
        Field("deck", ALL, kinds.card(MENACE_DECK.texts)),
        Field("deck_left", ALL, kinds.number(0, 4)),
        Told("production", ALL, _production),
        Told("face_down", ALL, lambda g, seat, viewer: _face_down(g.pile(SELECTION, seat))),
    ],
    apart={"types": "counted from what is built", "worth": "summed over the duchy and what is built"},
)

TABLE: Final[Sheet["WonderfulKingdom"]] = Sheet(
    [
        Field("round", ALL, kinds.number(0, ROUNDS), start=lambda g, seat: 1),
        Field("phase", ALL, kinds.word(PHASES)),
        Field("step", ALL, kinds.word(_BASIC)),
        Field("player1", ALL, kinds.seat()),
        Field("calamity_stack", ALL, kinds.number(0, 8)),
        Field("vermin_stack", ALL, kinds.number(0, 10)),
        Field(
            "quest", ALL, kinds.card([row.id for row in QUESTS]), start=lambda g, seat: 0 if g.is_quest() else NO_CARD
        ),
        Field("searched", ALL, kinds.flag()),
        Field("doubled", ALL, kinds.flag()),
        SeatRows("seats", SEAT),
        Told("face_down", ALL, _areas_face_down),
        Told("scores", ALL, lambda g, seat, viewer: g.scores()),
        Told("medal", ALL, lambda g, seat, viewer: medal(g) if g.is_solo() and g.is_over else None),
    ],
    apart={"box": "what was printed"},
)


def complete(g: "WonderfulKingdom") -> None:
    """Sums are those of the cards, piles are kept in order, and what lies on the table is not in the deck as well."""
    for seat, s in enumerate(g.seat):
        s.types, s.worth = _sums(g, s)
        in_order(g, seat)
    counts = counted_cards(g)
    for card in in_play(g):
        if counts[card] > copies(g, card) and card in g.pile(DECK).cards:
            g.set_pile(DECK, without_card(g.pile(DECK), card))
            counts[card] -= 1


def _sums(g: "WonderfulKingdom", s: "Seat") -> tuple[vec[i64], vec[i64]]:
    """WK-6.2, WK-6.3 Constructed cards by type, and what they and the duchy card are worth together."""
    types = vector_of([0] * BASIC)
    worth = g.box.duchy_worth[s.duchy][:] if s.duchy >= 0 else vector_of([0] * WORTH)
    for design in range(i64(DESIGNS)):
        n = s.built[design]
        if n:
            types[g.box.type[design]] += n
            for i in range(i64(WORTH)):
                worth[i] += n * g.box.worth[design][i]
    return types, worth


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
        cards += [FIRST_ADVISOR + advisor for advisor in members(s.advisors)]
    return cards


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
    if (g.quest >= 0) != g.is_quest() and g.round > 0:
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
    types, worth = _sums(g, s)
    if list(types) != list(s.types) or list(worth) != list(s.worth):
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
