"""“Why can't I?”: for anything that is not possible now, the condition that fails and its rule, in both languages."""

from typing import TYPE_CHECKING, Final

from palatine.games.paladins.actions import (
    ABSOLVE_TO,
    ASK_FAVOUR,
    ATTACK_CARD,
    BOARD_ACTION,
    COMMISSION_TO,
    CONVERT_CARD,
    DEVELOP_SLOT,
    DISMISS,
    DISMISS_DEBT,
    GARRISON_TO,
    PASS,
    PRAY_FOR,
    RECRUIT_CARD,
    RECRUIT_DEBT,
)
from palatine.games.paladins.board_reasons import (
    attribute_reason,
    favour_reason,
    no_target,
    pieces_reason,
    price_reason,
    workers_reason,
)
from palatine.games.paladins.components import DEBT_SPACES, RECRUIT
from palatine.games.paladins.meaning import board_action
from palatine.games.paladins.thing_reasons import first_reason, known_thing, thing_reason
from palatine.kernel.errors import UnknownText
from palatine.kernel.frame import Frame
from palatine.kernel.prompt import Reason, not_asked

if TYPE_CHECKING:
    from palatine.games.paladins.table import Paladins


def explain(g: "Paladins", f: Frame, action: int, target: str) -> Reason:
    """What a thing lacks by itself, what has to be decided first, then the conditions of an action."""
    if action < 0 and known_thing(target):
        found = thing_reason(g, f, target) or first_reason(g, f)
        if found is not None:
            return found
    if action < 0:
        action = _meant(g, f, target)
    if PASS.owns(action):
        return Reason("PA-4.10", "This cannot be declined.", "Z tego nie można zrezygnować.")
    first, last = DEVELOP_SLOT.base, ASK_FAVOUR.base + ASK_FAVOUR.size
    if not first <= action < last:
        return not_asked(g, f)
    return first_reason(g, f) or _condition(g, int(f.seat), action) or not_asked(g, f)


def _condition(g: "Paladins", seat: int, action: int) -> Reason | None:
    """The first condition of an action that fails: the target, the workers, the attribute, the cost."""
    if ASK_FAVOUR.owns(action):
        return favour_reason(g, seat, int(ASK_FAVOUR.first(action)))
    return (
        _missing_target(g, seat, action)
        or pieces_reason(g, seat, action)
        or workers_reason(g, seat, action)
        or attribute_reason(g, seat, action)
        or price_reason(g, seat, action)
        or _twin(g, seat, action)
    )


_VERBS: Final = {
    "townsfolk": DISMISS, "outsider": ATTACK_CARD, "space": COMMISSION_TO, "jar": ABSOLVE_TO, "favour": ASK_FAVOUR,
}  # fmt: skip
"""What one could do with a thing, the easiest first."""


def _meant(g: "Paladins", f: Frame, target: str) -> int:
    """The action that a text or a target speaks of; the last one of the book if it is another question's."""
    wanted = " ".join(target.split())
    noun, _, id = target.partition(":")
    if noun == "action" and id in BOARD_ACTION.texts:
        board = BOARD_ACTION.texts.index(id)
        ways = [a for a in range(DEVELOP_SLOT.base, ASK_FAVOUR.base) if board_action(a) == board]
        there = [a for a in ways if _missing_target(g, int(f.seat), a) is None]
        return (there or ways)[0]
    if noun in _VERBS and id in _VERBS[noun].domains[0].texts:
        return int(_VERBS[noun].at(_VERBS[noun].domains[0].texts.index(id)))
    for action in [PASS.base, *range(DEVELOP_SLOT.base, g.action_count)]:
        if g.text(action) == wanted:
            return int(action)
    if wanted.split(" ")[0] in [verb.name for verb in g.game.book.verbs]:
        return g.action_count - 1
    raise UnknownText(
        f"“{target}” is nothing on this table; ask for an action, townsfolk:<name>, outsider:<name>, space:<name>, "
        "jar:<name>, favour:<name>, paladin:<name>, tavern:<name> or action:<name>",
        f"Na tym stole nie ma „{target}”; podaj akcję, townsfolk:<nazwa>, outsider:<nazwa>, space:<nazwa>, "
        "jar:<nazwa>, favour:<nazwa>, paladin:<nazwa>, tavern:<nazwa> albo action:<nazwa>",
    )


def _missing_target(g: "Paladins", seat: int, action: int) -> Reason | None:
    """PA-4.9 What the action is about is not there."""
    s = g.seat[seat]
    if DISMISS.base <= action < PRAY_FOR.base:
        return _townsfolk(g, seat, action)
    if ATTACK_CARD.owns(action) or CONVERT_CARD.owns(action):
        card = int(ATTACK_CARD.first(action) if ATTACK_CARD.owns(action) else CONVERT_CARD.first(action))
        return None if card in [int(other) for other in g.outsiders] else no_target("outsider")
    if COMMISSION_TO.owns(action) or GARRISON_TO.owns(action):
        space = int(COMMISSION_TO.first(action) if COMMISSION_TO.owns(action) else GARRISON_TO.first(action))
        if not g.free >> space & 1:
            return no_target("space" if g.box.open >> space & 1 else "closed")
    if ABSOLVE_TO.owns(action):
        return no_target("jar") if s.jar_spaces >> ABSOLVE_TO.first(action) & 1 else None
    if PRAY_FOR.owns(action):
        return None if s.placed[PRAY_FOR.first(action)] else no_target("clear")
    if DEVELOP_SLOT.owns(action):
        return no_target("workshop") if s.workshops >> action - DEVELOP_SLOT.base & 1 else None
    return None


def _twin(g: "Paladins", seat: int, action: int) -> Reason | None:
    """PA-B-01 An equal space before this one is free, and as legal as this one."""
    if ABSOLVE_TO.owns(action):
        pairs, space, free = g.box.jar_twins, int(ABSOLVE_TO.first(action)), ~int(g.seat[seat].jar_spaces)
    elif COMMISSION_TO.owns(action) or GARRISON_TO.owns(action):
        verb = COMMISSION_TO if COMMISSION_TO.owns(action) else GARRISON_TO
        pairs, space, free = g.box.twins, int(verb.first(action)), int(g.free)
    else:
        return None
    return no_target("twin") if _has_free_twin([int(n) for n in pairs], space, free) else None


def _has_free_twin(pairs: list[int], space: int, free: int) -> bool:
    """PA-B-01"""
    before = [first for first, second in zip(pairs[::2], pairs[1::2], strict=True) if second == space]
    return any([free >> first & 1 for first in before])


def _townsfolk(g: "Paladins", seat: int, action: int) -> Reason | None:
    """PA-5.6 The card must lie face up, and a Debt stands in for silver on the two left-most spaces only."""
    verb = next(v for v in (DISMISS, DISMISS_DEBT, RECRUIT_CARD, RECRUIT_DEBT) if v.owns(action))
    cards = [int(card) for card in g.townsfolk]
    card = int(verb.first(action))
    if card not in cards:
        return no_target("townsfolk")
    if verb not in (DISMISS_DEBT, RECRUIT_DEBT):
        return None
    place = cards.index(card)
    if place >= DEBT_SPACES:
        return no_target("debt")
    return None if g.silver_cost(seat, RECRUIT, g.box.recruit_cost[place]) else no_target("nothing due")
