"""The table of Paladins as data: dumps, hand-made positions, views, and what can never be true of it."""

from typing import TYPE_CHECKING, Final

from palatine.games.paladins import reading, scoring
from palatine.games.paladins.actions import (
    BOARD_ACTION,
    FAVOUR,
    JAR_SPACE,
    ORDER,
    OUTSIDER,
    PALADIN,
    SCHEME,
    SPACE,
    SUSPICION,
    TAVERN_CARD,
    TOWNSFOLK_CARD,
    WALL,
)
from palatine.games.paladins.components import (
    COMMISSION,
    CRIMINAL,
    FAVOUR_SPACES,
    PIECES,
    RESOURCES,
    SCHEMES,
    SET_OF_PALADINS,
    STRENGTH,
    TOP,
    WORKERS,
    WORKSHOP_COUNT,
)
from palatine.games.paladins.groups import GROUP_TEXTS, NO_GROUP
from palatine.games.paladins.headings import (
    CHOICE,
    CLEAR,
    DESTROY_DEBT,
    DISCARD_SUSPICION,
    EFFECT,
    FREE_DEVELOP,
    FREE_RECRUIT,
    FROM_ACTION,
    FROM_FAVOUR,
    FROM_JAR,
    FROM_OUTSIDER,
    FROM_SPACE,
    FROM_TAVERN,
    FROM_TOWNSFOLK,
    FROM_VPL,
    FROM_WALL,
    FROM_WORKSHOP,
    OFFER,
    PAY_DEBT,
    PHASES,
)
from palatine.games.paladins.seat import ACTION_COUNT, NO_CARD, VPL, total
from palatine.kernel.bits import bit_count, members
from palatine.kernel.data import Reader
from palatine.kernel.ints import i64, vec

if TYPE_CHECKING:
    from palatine.games.paladins.seat import Seat
    from palatine.games.paladins.table import Paladins


WITH_SOURCE: Final = (
    CHOICE, EFFECT, OFFER, DISCARD_SUSPICION, PAY_DEBT, DESTROY_DEBT, CLEAR, FREE_RECRUIT, FREE_DEVELOP,
)  # fmt: skip
"""Steps whose frames say where an effect comes from."""


# ---- pieces of events ------------------------------------------------------------------------------------------------


def exchange(amounts: vec[i64], source: i64) -> dict[str, object]:
    goods = {name: int(n) for name, n in zip(RESOURCES, amounts, strict=True) if n}
    return {"goods": goods, "source": source_name(source)}


def placing(action: i64, group: i64) -> dict[str, object]:
    return {"action": action_name(action), "workers": GROUP_TEXTS[group]}


def favour(card: i64, group: i64) -> dict[str, object]:
    return {"favour": favour_name(card), "workers": GROUP_TEXTS[group]}


def group(number: i64) -> dict[str, object]:
    return {"workers": GROUP_TEXTS[number] if number != NO_GROUP else ""}


def action_name(action: i64) -> str:
    return BOARD_ACTION.texts[action]


def townsfolk_name(card: i64) -> str:
    return TOWNSFOLK_CARD.texts[card]


def outsider_name(card: i64) -> str:
    return OUTSIDER.texts[card]


def tavern_name(card: i64) -> str:
    return TAVERN_CARD.texts[card]


def order_name(card: i64) -> str:
    return ORDER.texts[card]


def favour_name(card: i64) -> str:
    return FAVOUR.texts[card]


def wall_name(card: i64) -> str:
    return WALL.texts[card]


def scheme_name(card: i64) -> str:
    return SCHEME.texts[card]


def space_name(space: i64) -> str:
    return SPACE.texts[space]


def jar_name(space: i64) -> str:
    return JAR_SPACE.texts[space]


def source_name(source: i64) -> str:
    """Where an effect comes from, such as `townsfolk:abbot_tax`."""
    if source >= FROM_VPL:
        return "virtual player"
    if source >= FROM_ACTION:
        return f"action:{BOARD_ACTION.texts[source - FROM_ACTION]}"
    if source >= FROM_WORKSHOP:
        return f"workshop:{source - FROM_WORKSHOP + 1}"
    for noun, first, names in (
        ("jar", FROM_JAR, JAR_SPACE.texts),
        ("space", FROM_SPACE, SPACE.texts),
        ("favour", FROM_FAVOUR, FAVOUR.texts),
        ("wall", FROM_WALL, WALL.texts),
        ("outsider", FROM_OUTSIDER, OUTSIDER.texts),
        ("townsfolk", FROM_TOWNSFOLK, TOWNSFOLK_CARD.texts),
        ("tavern", FROM_TAVERN, TAVERN_CARD.texts),
    ):
        if source >= first:
            return f"{noun}:{names[source - first]}"
    return f"paladin:{PALADIN.texts[source]}"


def rule_of(source: i64) -> str:
    if source >= FROM_VPL:
        return "PA-14.33"
    if source >= FROM_ACTION:
        return "PA-4.8"
    if source >= FROM_WORKSHOP:
        return "PA-5.4"
    for first, rule in (
        (FROM_JAR, "PA-6.11"),
        (FROM_SPACE, "PA-6.3"),
        (FROM_FAVOUR, "PA-7.3"),
        (FROM_WALL, "PA-6.6"),
        (FROM_OUTSIDER, "PA-6.14"),
        (FROM_TOWNSFOLK, "PA-12.1"),
        (FROM_TAVERN, "PA-3.5"),
    ):
        if source >= first:
            return rule
    return "PA-3.8"


# ---- views and dumps -------------------------------------------------------------------------------------------------


def dumped(g: "Paladins") -> dict[str, object]:
    """Decks are not written: what lies in a deck is what lies nowhere else (PA-15.5)."""
    found: dict[str, object] = {
        "phase": PHASES[g.phase],
        "round": int(g.round),
        "first": int(g.first),
        "active": int(g.active),
        "tax": int(g.tax),
        "townsfolk": cards(g.townsfolk, TOWNSFOLK_CARD.texts),
        "townsfolk_discards": names(g.townsfolk_gone, TOWNSFOLK_CARD.texts),
        "outsiders": cards(g.outsiders, OUTSIDER.texts),
        "outsider_discards": names(g.outsiders_gone, OUTSIDER.texts),
        "tavern": cards(g.tavern, TAVERN_CARD.texts),
        "tavern_discards": names(g.tavern_gone, TAVERN_CARD.texts),
        "orders": cards(g.orders, ORDER.texts),
        "favours": cards(g.favours, FAVOUR.texts),
        "favour_workers": [favour_worker(n) for n in g.favour_workers],
        "suspicion_discards": counts(g.suspicions_gone, SUSPICION.texts),
        "map": {SPACE.texts[space]: piece(n) for space, n in enumerate(g.map) if n},
        "seats": [_seat(s) for s in g.seat[: g.seat_count]],
    }
    if g.is_solo():
        found["vpl"] = _vpl(g)
    return found


def public(g: "Paladins") -> dict[str, object]:
    """PA-15.2 Everything but the order of decks, face-down King's cards and hidden Paladins, which lie in zones."""
    found = dumped(g)
    decks: dict[str, object] = {
        "townsfolk": int(bit_count(g.townsfolk_deck)),
        "outsiders": int(bit_count(g.outsider_deck)),
        "tavern": int(bit_count(g.tavern_deck)),
        "walls": int(total(g.wall_deck)),
        "suspicions": int(total(g.suspicion_deck)),
    }
    if g.is_solo():
        decks["schemes"] = int(total(g.scheme_deck))
    found["decks"] = decks
    found["scores"] = [scoring.board_score(g, seat) for seat in range(g.seat_count)]
    if g.is_solo():
        found["vpl_score"] = scoring.board_score(g, VPL)
    return found


def cards(row: vec[i64], texts: list[str]) -> list[object]:
    """A name for each place, an empty one where no card lies face up."""
    return [texts[card] if card != NO_CARD else "" for card in row]


def names(bits: i64, texts: list[str]) -> list[object]:
    return [texts[card] for card in members(bits)]


def counts(row: vec[i64], texts: list[str]) -> dict[str, object]:
    return {name: int(n) for name, n in zip(texts, row, strict=True) if n}


def favour_worker(n: i64) -> list[object]:
    """The colour and the board of the worker on a Favour; empty while it is free."""
    return [WORKERS[(n - 1) % 6], int((n - 1) // 6)] if n else []


def piece(n: i64) -> list[object]:
    return ["outpost" if (n - 1) % 2 else "monk", int((n - 1) // 2)]


def _common(s: "Seat") -> dict[str, object]:
    return {
        "attributes": {"strength": int(s.strength), "faith": int(s.faith), "influence": int(s.influence)},
        "suspicions": cards(s.suspicions, SUSPICION.texts),
        "unpaid": int(s.unpaid),
        "paid": int(s.paid),
        "walls": cards(s.walls, WALL.texts),
        "converts": cards(s.converts, OUTSIDER.texts),
        "trophies": cards(s.trophies, OUTSIDER.texts),
        "workshops": [f"{BOARD_ACTION.texts[COMMISSION + at // 2]} {at % 2 + 1}" for at in members(s.workshops)],
        "passed": bool(s.passed),
    }


def _seat(s: "Seat") -> dict[str, object]:
    placed = {BOARD_ACTION.texts[action]: slots(n) for action, n in enumerate(s.placed) if n}
    return {
        **_common(s),
        "silver": int(s.silver),
        "provisions": int(s.provisions),
        "workers": counts(s.pool, WORKERS),
        "placed": placed,
        "crew": cards(s.crew, TOWNSFOLK_CARD.texts),
        "jars": names(s.jar_spaces, JAR_SPACE.texts),
        "paladin": PALADIN.texts[s.paladin] if s.paladin >= 0 else "",
        "tavern": TAVERN_CARD.texts[s.tavern] if s.tavern >= 0 else "",
    }


def slots(packed: i64) -> list[object]:
    """The workers on the three slots of an action."""
    return [WORKERS[(packed >> 3 * at & 7) - 1] if packed >> 3 * at & 7 else "" for at in range(3)]


def _vpl(g: "Paladins") -> dict[str, object]:
    s = g.seat[VPL]
    return {
        **_common(s),
        "workers": int(s.pool[0]),
        "placed": counts(s.placed, BOARD_ACTION.texts),
        "jars": int(s.jars),
        "marker": int(g.marker) + 1,
        "stacked": [RESOURCES[which] for which in g.stacked],
        "scheme_discards": counts(g.schemes_gone, SCHEME.texts),
    }


def read(g: "Paladins", reader: Reader) -> None:
    reading.read(g, reader)


# ---- what can never be -----------------------------------------------------------------------------------------------


def audit(g: "Paladins") -> list[str]:
    """PA-15.5 Every card lies in one place, pieces add up, and nothing is below zero."""
    broken: list[str] = []
    for who, s in enumerate(g.seat):
        broken += _audit_board(g, who, s)
    people = [int(c) for c in g.townsfolk if c != NO_CARD] + members(g.townsfolk_deck | g.townsfolk_gone)
    people += [int(c) for s in g.seat for c in s.crew]
    outsiders = [int(c) for c in g.outsiders if c != NO_CARD] + members(g.outsider_deck | g.outsiders_gone)
    outsiders += [int(c) for s in g.seat for c in [*s.converts, *s.trophies]]
    tavern = [int(c) for c in g.tavern] + members(g.tavern_deck | g.tavern_gone)
    tavern += [int(s.tavern) for s in g.seat if s.tavern != NO_CARD]
    orders = [int(c) for c in g.orders if c != NO_CARD] + members(g.order_deck)
    favours = [int(c) for c in g.favours if c != NO_CARD] + members(g.favour_deck)
    for found, texts in (
        (people, TOWNSFOLK_CARD.texts), (outsiders, OUTSIDER.texts), (tavern, TAVERN_CARD.texts),
        (orders, ORDER.texts), (favours, FAVOUR.texts),
    ):  # fmt: skip
        broken += [f"PA-1.3: {texts[card]} lies in two places" for card in set(found) if found.count(card) > 1]
        broken += [f"PA-15.5: {texts[card]} is nowhere" for card in range(len(texts)) if card not in found]
    broken += _audit_counts(g)
    broken += _audit_map(g)
    for frame in g.stack:
        if frame.step in WITH_SOURCE and not 0 <= frame.b <= FROM_VPL:
            broken.append(f"an effect cannot come from {frame.b}")
    return broken


def _audit_counts(g: "Paladins") -> list[str]:
    """PA-15.5 Walls, Suspicions and Schemes, of which there are several copies."""
    broken: list[str] = []
    for card, copies in enumerate(g.box.suspicion_copies):
        held = sum([1 for s in g.seat for other in s.suspicions if other == card])
        if held + g.suspicion_deck[card] + g.suspicions_gone[card] != copies or g.suspicion_deck[card] < 0:
            broken.append(f"PA-15.5: the cards {SUSPICION.texts[card]} are not {copies}")
    for card, copies in enumerate(g.box.wall_copies):
        built = sum([1 for s in g.seat for other in s.walls if other == card])
        if built + g.wall_deck[card] != copies or g.wall_deck[card] < 0:
            broken.append(f"PA-1.3: the cards {WALL.texts[card]} are not {copies}")
    if g.is_solo():
        covered = sum([1 for card in g.favours if card == NO_CARD])
        for card, copies in enumerate(g.box.scheme_copies):
            waiting = covered if card == len(SCHEMES) - 1 else 0
            if g.scheme_deck[card] + g.schemes_gone[card] + waiting != copies or g.scheme_deck[card] < 0:
                broken.append(f"PA-14.5: the cards {SCHEME.texts[card]} are not {copies}")
    return broken


def _audit_map(g: "Paladins") -> list[str]:
    """PA-15.5 Monks and Outposts on the map are those that left the boards."""
    broken: list[str] = []
    for who, s in enumerate(g.seat):
        monks = sum([1 for n in g.map if n == 1 + 2 * who])
        outposts = sum([1 for n in g.map if n == 2 + 2 * who])
        if monks != s.monks or outposts != s.outposts or monks > PIECES or outposts > PIECES:
            broken.append(f"PA-15.5: pieces of board {who} on the map do not agree")
    free = sum([1 << space for space, n in enumerate(g.map) if n == 0]) & g.box.open
    if free != g.free or any([n for space, n in enumerate(g.map) if not g.box.open >> space & 1]):
        broken.append("PA-6.2: a space of the map is not open")
    boards = len(g.seat)
    if any([n and not 0 <= (n - 1) // 6 < boards for n in g.favour_workers]) or len(g.favour_workers) != FAVOUR_SPACES:
        broken.append("PA-7.2: a worker of nobody stands on a Favour")
    return broken


def _audit_board(g: "Paladins", who: int, s: "Seat") -> list[str]:
    broken: list[str] = []
    numbers = [s.silver, s.provisions, s.unpaid, s.paid, *s.pool, *s.placed]
    if min([int(n) for n in numbers]) < 0:
        broken.append(f"PA-4.6: board {who} has something below zero")
    if not all([0 <= s.attribute(which) <= TOP for which in range(STRENGTH, STRENGTH + 3)]):
        broken.append(f"PA-0.3: an attribute of board {who} is off the track")
    if s.jars > PIECES or len(s.walls) > PIECES or len(s.converts) > PIECES or bit_count(s.workshops) > WORKSHOP_COUNT:
        broken.append(f"PA-4.7: board {who} has more pieces than it can have")
    if who < g.seat_count:
        if bit_count(s.jar_spaces) != s.jars or s.crew_bits != sum([1 << int(card) for card in s.crew]):
            broken.append(f"PA-15.5: board {who} does not add up")
        for action in range(ACTION_COUNT):
            for at in range(3):
                worker = (s.placed[action] >> 3 * at & 7) - 1
                slot = g.box.slot[3 * action + at]
                if worker >= 0 and ((slot not in (worker, CRIMINAL + 1) and worker != CRIMINAL) or slot > CRIMINAL + 1):
                    broken.append(f"PA-4.2: a wrong worker stands on an action of board {who}")
                if (
                    worker >= 0
                    and at < 2
                    and action >= COMMISSION
                    and s.workshops >> 2 * (action - COMMISSION) + at & 1
                ):
                    broken.append(f"PA-4.5: a worker of board {who} stands on a Workshop")
        paladins = [card for at, pile in enumerate(g.piles) for card in pile.cards if at % g.seat_count == who]
        if sorted(paladins) != list(range(SET_OF_PALADINS)):
            broken.append(f"PA-2.6: seat {who} does not have the twelve Paladins")
    return broken
