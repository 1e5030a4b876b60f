"""Labels of actions: what only the table knows of them, and what on the table they are about."""

from typing import TYPE_CHECKING

from palatine.games.valeria import headings
from palatine.games.valeria.actions import (
    ACCEPT,
    ACQUIRE,
    CHANGE,
    CHOOSE,
    DOMAIN,
    FIRST_DIE,
    NAME_COLUMN,
    PASS,
    PAY_MAGIC,
    PICK,
    RECRUIT,
    ROB,
    SLAY,
    STEAL,
    TRADE,
)
from palatine.games.valeria.box import loot_kind
from palatine.games.valeria.components import AREAS, COLUMNS, GOLD, MAGIC, RESOURCES
from palatine.games.valeria.costs import dice_cost, payment
from palatine.games.valeria.facts import source_name
from palatine.games.valeria.speaking import die_text
from palatine.games.valeria.text import COUNTED, NOUNS, TRADE_NOUN, amounts_text, effect_text, price_text
from palatine.kernel.columns import total
from palatine.kernel.effect import PER, Effect
from palatine.kernel.frame import Frame
from palatine.kernel.speech import GENITIVE, NOMINATIVE

if TYPE_CHECKING:
    from palatine.games.valeria.table import Valeria

_DECLINE = {headings.CHANGE_DICE: ("Announce the result", "Ogłoś wynik")}
_NO = ("Decline", "Zrezygnuj")
_UNKNOWN = "…"


def targets(g: "Valeria", action: int, seat: int) -> list[str]:
    """What an action is about; of a side of a reward what it brings, of a trade the card that offers it."""
    if CHANGE.owns(action):
        domain = g.dice_domain(seat, CHANGE.first(action)) if seat >= 0 else -1
        return [*g.game.book.targets(action), *([f"domain:{DOMAIN.texts[domain]}"] if domain >= 0 else [])]
    if not PICK.owns(action) and not ACCEPT.owns(action):
        return g.game.book.targets(action)
    frame = g.pending(seat) if seat >= 0 else None
    if frame is None or frame.step not in (headings.CHOICE, headings.OFFER, headings.STEAL):
        return []
    if ACCEPT.owns(action):
        return [source_name(frame.b)]
    way = _way(g, frame, action)
    if way is None:
        return []
    if frame.step == headings.STEAL:
        return [f"resource:{RESOURCES[loot_kind(way)]}"]
    kinds = [kind for kind, n in enumerate(way.amounts) if n]
    return [f"resource:{RESOURCES[kinds[0]]}"] if len(kinds) == 1 else []


def player_name(g: "Valeria", seat: int, lang: str) -> str:
    if g.names:
        return g.names[seat]
    return f"Gracz {seat + 1}" if lang == "pl" else f"Player {seat + 1}"


def words(g: "Valeria", action: int, seat: int, lang: str) -> dict[str, str]:
    """What only the table knows: costs, what a power does, who a seat is."""
    if not lang:
        return {}
    if PASS.owns(action):
        return {"how": _declined(g, seat, lang)}
    if RECRUIT.owns(action) or SLAY.owns(action) or ACQUIRE.owns(action):
        return {"cost": price_text(due(g, action, seat), lang)}
    if PAY_MAGIC.owns(action):
        return {"price": _payment(g, action, seat, lang)}
    if TRADE.owns(action) or CHOOSE.owns(action):
        return {"what": _power_text(g, action, seat, lang)}
    if PICK.owns(action) or ACCEPT.owns(action):
        return _reward_words(g, action, seat, lang)
    if CHANGE.owns(action):
        return _change_words(g, action, seat, lang)
    if FIRST_DIE.owns(action):
        face = int(g.die1 if FIRST_DIE.first(action) == 0 else g.die2)
        return {"face": str(face), "what": _die_falls(g, face, lang)}
    if NAME_COLUMN.owns(action):
        return {"what": _column(g, int(NAME_COLUMN.first(action)), lang)}
    if STEAL.owns(action):
        kind = GOLD if STEAL.second(action) == 0 else MAGIC
        return {"how": _taking(g, kind, int(STEAL.third(action)) + 1, int(STEAL.first(action)), lang)}
    if ROB.owns(action):
        return {"how": _robbing(g, int(ROB.first(action)), seat, lang)}
    return {}


def _frame(g: "Valeria", seat: int) -> Frame | None:
    return g.pending(seat) if seat >= 0 else None


def _declined(g: "Valeria", seat: int, lang: str) -> str:
    """The verb of what happens: passing itself is not allowed in this game (VA-7.2)."""
    frame = _frame(g, seat)
    at = 1 if lang == "pl" else 0
    if frame is not None and frame.step == headings.SETTLE:
        left = int(total(g.seat[seat].pending))
        if at:
            return f"Zakończ zbiory (zrezygnuj z {TRADE_NOUN.count(left, lang, GENITIVE)})"
        return f"End the harvest (decline {TRADE_NOUN.count(left, lang)})"
    return (_DECLINE.get(int(frame.step), _NO) if frame is not None else _NO)[at]


# ---- prices ----------------------------------------------------------------------------------------------------------


def due(g: "Valeria", action: int, seat: int) -> list[int]:
    """VA-7.9, VA-7.13, VA-5.2 What this seat would pay now; what is printed for nobody's eyes."""
    if RECRUIT.owns(action):
        citizen = RECRUIT.first(action)
        return [int(g.citizen_cost(seat, citizen) if seat >= 0 else g.box.cost[citizen]), 0, 0, 0]
    if SLAY.owns(action):
        monster = SLAY.first(action)
        return [0, int(g.box.strength[monster]), int(g.box.magic[monster]), 0]
    if CHANGE.owns(action):
        return [int(dice_cost(g, seat, CHANGE.first(action))) if seat >= 0 else 0, 0, 0, 0]
    domain = ACQUIRE.first(action)
    return [int(g.domain_cost(seat, domain) if seat >= 0 else g.box.domain_cost[domain]), 0, 0, 0]


def _payment(g: "Valeria", action: int, seat: int, lang: str) -> str:
    """VA-3.5 All that is paid, not only the magic."""
    frame = _frame(g, seat)
    magic = PAY_MAGIC.first(action)
    if frame is None or frame.step != headings.PAY:
        return NOUNS[MAGIC].count(int(magic), lang)
    amounts = [int(n) for n in payment(g, seat, frame.a, frame.b, magic)]
    return amounts_text(amounts, lang) if min(amounts) >= 0 else NOUNS[MAGIC].count(int(magic), lang)


def _change_words(g: "Valeria", action: int, seat: int, lang: str) -> dict[str, str]:
    power, die = int(CHANGE.first(action)), int(CHANGE.second(action))
    domain = g.dice_domain(seat, power) if seat >= 0 else -1
    name = g.box.domains[domain].name(lang) if domain >= 0 else _UNKNOWN
    cost = price_text(due(g, action, seat), lang)
    return {"domain": name, "what": die_text(g, power, die, lang), "cost": cost}


# ---- powers and rewards ----------------------------------------------------------------------------------------------


def _power_text(g: "Valeria", action: int, seat: int, lang: str) -> str:
    frame = _frame(g, seat)
    own = frame is not None and frame.step == headings.SETTLE and frame.a == 0
    if TRADE.owns(action):
        citizen = TRADE.first(action)
        return effect_text(g.box.own[citizen] if own else g.box.off[citizen], lang, NOMINATIVE)
    citizen = CHOOSE.first(action)
    parts = (g.box.own[citizen] if own else g.box.off[citizen]).parts
    way = CHOOSE.second(action)
    return effect_text(parts[way], lang) if way < len(parts) else _UNKNOWN


def _way(g: "Valeria", frame: Frame, action: int) -> Effect | None:
    """The side of the reward that is decided on."""
    effect = g.box.own[frame.a] if frame.step == headings.STEAL else g.box.effects[frame.a]
    at = PICK.first(action)
    return effect.parts[at] if at < len(effect.parts) else None


def _reward_words(g: "Valeria", action: int, seat: int, lang: str) -> dict[str, str]:
    frame = _frame(g, seat)
    if ACCEPT.owns(action):
        if frame is None or frame.step != headings.OFFER:
            return {"give": _UNKNOWN, "get": _UNKNOWN}
        trade = g.box.effects[frame.a]
        return {"give": effect_text(trade.parts[0], lang), "get": effect_text(trade.parts[1], lang)}
    if frame is None or frame.step not in (headings.CHOICE, headings.STEAL):
        return {"what": _UNKNOWN}
    way = _way(g, frame, action)
    if way is None:
        return {"what": _UNKNOWN}
    if frame.step == headings.STEAL:  # alone, up to rules 2
        what = NOUNS[loot_kind(way)].count(int(way.count), lang)
        return {"what": f"{what} z puli" if lang == "pl" else f"{what} from the supply"}
    return {"what": _total(g, way, seat, int(frame.b), lang) if way.tag == PER else effect_text(way, lang)}


def _total(g: "Valeria", reward: Effect, seat: int, source: int, lang: str) -> str:
    """VA-7.7, VA-12.11 What a reward that counts something comes to: „6 Złota (Potwory z tego Terenu: 3)”."""
    counted = int(g.measure(reward.name, seat, source))
    times = counted // int(reward.count)
    what = amounts_text([int(n) * times for n in reward.parts[0].amounts], lang)
    named = f"{COUNTED[reward.name][1 if lang == 'pl' else 0]}: {counted}"
    return f"{what or ('nic' if lang == 'pl' else 'nothing')} ({named})"


# ---- taking ----------------------------------------------------------------------------------------------------------


def _taking(g: "Valeria", kind: int, n: int, victim: int, lang: str) -> str:
    """VA-11.3 Alone, from the supply."""
    what = NOUNS[kind].count(n, lang)
    if g.is_solo():
        return f"Weź {what} z puli" if lang == "pl" else f"Take {what} from the supply"
    name = player_name(g, victim, lang)
    return f"Zabierz {what} (od: {name})" if lang == "pl" else f"Take {what} from {name}"


def _robbing(g: "Valeria", victim: int, seat: int, lang: str) -> str:
    """VA-12.1, VA-13.21 What would really be taken; VA-13.29 somebody who has nothing can be named too."""
    polish = lang == "pl"
    frame = _frame(g, seat)
    if frame is None or frame.step != headings.TAKE_FROM or victim >= g.seat_count:
        return _UNKNOWN
    reward = g.box.effects[frame.a]
    if reward.name == "take_monster":
        return _taking_monster(g, victim, lang)
    kind = int(loot_kind(reward))
    most = int(reward.count)
    taken = most if g.is_solo() else min(most, int(g.seat[victim].tokens[kind]))
    if taken:
        return _taking(g, kind, taken, victim, lang)
    name = player_name(g, victim, lang)
    if polish:
        return f"Wskaż: {name} (nie ma {NOUNS[kind].form(0, lang, GENITIVE)})"
    return f"Name {name} (has no {NOUNS[kind].en_one})"


def _taking_monster(g: "Valeria", victim: int, lang: str) -> str:
    """VA-12.8 A random one; VA-13.17 alone, the first from the left."""
    if g.is_solo():
        column = g.first_column()
        name = g.box.monsters[g.top_monster(column)].name(lang) if column >= 0 else _UNKNOWN
        return f"Weź Potwora: {name}" if lang == "pl" else f"Take the {name}"
    name = player_name(g, victim, lang)
    return f"Zabierz losowego Potwora (od: {name})" if lang == "pl" else f"Take a random monster from {name}"


# ---- the Dark Lord ---------------------------------------------------------------------------------------------------


def _die_falls(g: "Valeria", face: int, lang: str) -> str:
    """VA-11.5 What a die does in the monsters phase."""
    polish = lang == "pl"
    if face > COLUMNS:
        return "kolumna do wyboru" if polish else "you name the column"
    if not len(g.monsters[face - 1]):
        return "wyczerpany stos, nic się nie dzieje" if polish else "an exhausted stack, nothing happens"
    return f"kolumna {face}: {_column(g, face - 1, lang)}" if polish else f"column {face}: {_column(g, face - 1, lang)}"


def _column(g: "Valeria", column: int, lang: str) -> str:
    """VA-11.6, VA-11.7 The area, and what a column without citizens loses."""
    polish = lang == "pl"
    area = AREAS[g.areas[column]].name(lang) if column < COLUMNS and g.areas[column] >= 0 else _UNKNOWN
    if g.top_citizen(column) >= 0 or g.top_citizen(column + COLUMNS) >= 0:
        return area
    domain = g.domains[column]
    if domain < 0:
        return f"{area}, Klęska" if polish else f"{area}, ruin"
    name = g.box.domains[domain].name(lang)
    return f"{area}, tracisz Włość {name}" if polish else f"{area}, you lose {name}"
