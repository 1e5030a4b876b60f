"""The conditions of the actions of a board, one sentence for each."""

from typing import TYPE_CHECKING

from palatine.games.paladins.actions import (
    ASK_FAVOUR,
    ATTACK_CARD,
    COMMISSION_TO,
    CONVERT_CARD,
    DISMISS_DEBT,
    GARRISON_TO,
    RECRUIT_DEBT,
)
from palatine.games.paladins.components import (
    ABSOLVE,
    ACTIONS,
    ATTACK,
    ATTRIBUTE_NAMES,
    ATTRIBUTES,
    COMMISSION,
    CONVERT,
    CRIMINAL,
    DEVELOP,
    DEVELOP_COST,
    FAITH,
    FAITH_FLAGS,
    FORTIFY,
    GARRISON,
    INFLUENCE,
    PIECES,
    PRAY,
    PRAY_COST,
    RECRUIT,
    STRENGTH,
    STRENGTH_FLAGS,
    WALL_NEEDS,
    WORKER_NAMES,
    WORKERS,
    WORKSHOP_COUNT,
)
from palatine.games.paladins.groups import ANY
from palatine.games.paladins.meaning import board_action, slots_of
from palatine.games.paladins.text import PROVISION_NOUN, SILVER_NOUN
from palatine.kernel.prompt import Reason
from palatine.kernel.speech import NOMINATIVE

if TYPE_CHECKING:
    from palatine.games.paladins.table import Paladins

_NO_TARGET = {
    "townsfolk": (
        "PA-4.9", "This card does not lie face up on the Townsfolk track.", "Ta karta nie leży na torze Mieszczan.",
    ),
    "debt": (
        "PA-5.6", "A Debt can be taken instead of silver on the two left-most spaces only.",
        "Dług zamiast Srebrników można wziąć tylko na dwóch pierwszych polach od lewej.",
    ),
    "nothing due": (
        "PA-A.13", "No silver is due, so there is nothing a Debt could replace.",
        "Nic tu nie trzeba płacić, więc nie ma czego zastąpić Długiem.",
    ),
    "outsider": (
        "PA-4.9", "This card does not lie face up on the Outsider track.", "Ta karta nie leży na torze Najeźdźców.",
    ),
    "space": ("PA-6.2", "Somebody stands on this space already.", "To pole jest już zajęte."),
    "closed": (
        "PA-6.2", "This space is closed with so few players.", "To pole jest niedostępne przy tej liczbie graczy.",
    ),
    "twin": (
        "PA-B-01", "An equal space before it is free: use that one.",
        "Wcześniejsze takie samo pole jest wolne: wybierz tamto.",
    ),
    "favour": ("PA-7.5", "This King's Favour has not been revealed.", "Ta Królewska Łaska nie jest odkryta."),
    "jar": ("PA-6.11", "A Jar lies on this space already.", "Na tym polu leży już Dzban."),
    "clear": ("PA-4.9", "No workers stand on this action.", "Na tej akcji nie ma Robotników."),
    "workshop": ("PA-5.2", "This slot has a Workshop already.", "Na tym polu jest już Warsztat."),
}  # fmt: skip


def no_target(what: str) -> Reason:
    """PA-4.9"""
    return Reason(*_NO_TARGET[what])


def pieces_reason(g: "Paladins", seat: int, action: int) -> Reason | None:
    """PA-4.7 Pieces run out; PA-A.15 so do Walls."""
    board = int(board_action(action))
    most = WORKSHOP_COUNT if board == DEVELOP else PIECES
    limited = board == DEVELOP or (board >= COMMISSION and board != ATTACK)
    if limited and g.done(seat, board) >= most:
        rule = "PA-5.5" if board == DEVELOP else "PA-4.7"
        return Reason(rule, f"You have done this {most} times.", f"Ta akcja została wykonana już {most} razy.")
    if board == FORTIFY and not any([int(n) for n in g.wall_deck]):
        return Reason("PA-A.15", "There are no Walls left.", "Nie ma już kart Murów.")
    return None


def workers_reason(g: "Paladins", seat: int, action: int) -> Reason | None:
    """PA-4.3 The action is in use, or PA-4.2 the workers do not fit."""
    board = int(board_action(action))
    if g.seat[seat].placed[board]:
        return Reason("PA-4.3", "Workers stand on this action already.", "Na tej akcji stoją już Robotnicy.")
    slots = int(slots_of(g, seat, action))
    if g.fits(seat, board, slots):
        return None
    colours = [int(g.box.slot[3 * board + at]) for at in range(3) if slots >> at & 1]
    en = ", ".join(["any worker" if c == ANY else WORKER_NAMES[WORKERS[c]][0] for c in colours])
    pl = ", ".join(["dowolny Robotnik" if c == ANY else WORKER_NAMES[WORKERS[c]][1] for c in colours])
    return Reason(
        "PA-4.2",
        f"Your workers do not fit. {ACTIONS[board].en} needs: {en}. A Criminal stands in for any.",
        f"Brakuje odpowiednich Robotników. {ACTIONS[board].pl} – potrzebni: {pl}. Każdego może zastąpić Złoczyńca.",
    )


def _need(g: "Paladins", seat: int, action: int) -> tuple[int, int, str]:
    """The attribute an action needs, how much of it, and the rule."""
    board = int(board_action(action))
    if board == COMMISSION:
        return FAITH, FAITH_FLAGS[g.box.region[COMMISSION_TO.first(action)]], "PA-6.2"
    if board == GARRISON:
        return STRENGTH, STRENGTH_FLAGS[g.box.region[GARRISON_TO.first(action)]], "PA-6.8"
    if board == FORTIFY:
        return INFLUENCE, WALL_NEEDS[g.done(seat, FORTIFY)], "PA-6.5"
    if board == ABSOLVE:
        return INFLUENCE, int(g.box.jar_need[g.seat[seat].jars]), "PA-6.10"
    if board == CONVERT:
        return FAITH, FAITH_FLAGS[g.outsider_at(CONVERT_CARD.first(action))], "PA-6.15"
    return STRENGTH, 0, ""


def attribute_reason(g: "Paladins", seat: int, action: int) -> Reason | None:
    """PA-4.9 The attribute is too low."""
    which, need, rule = _need(g, seat, action)
    have = int(g.total(seat, which))
    if have >= need:
        return None
    boost = have - int(g.seat[seat].attribute(which))
    en, pl = ATTRIBUTE_NAMES[ATTRIBUTES[which - STRENGTH]]
    of_which = (f" (from your Paladin: {boost})", f" (w tym z Paladyna: {boost})") if boost else ("", "")
    return Reason(
        rule,
        f"{en} {need} is required; you have {have}{of_which[0]}.",
        f"Wymagane: {pl} {need}. Masz: {have}{of_which[1]}.",
    )


_PRICE_RULES = {
    DEVELOP: "PA-5.1", RECRUIT: "PA-5.6", PRAY: "PA-5.11", COMMISSION: "PA-6.1", FORTIFY: "PA-6.5", GARRISON: "PA-6.8",
    ABSOLVE: "PA-6.10", ATTACK: "PA-6.13", CONVERT: "PA-6.15",
}  # fmt: skip


def board_price(g: "Paladins", seat: int, board: int) -> tuple[int, int]:
    """PA-4.6 The silver and provisions of the next time a board action is done, with the Paladin of this round.

    Recruiting and attacking cost what their card's space says; the last price stays when it cannot be done again.
    """
    if board in (DEVELOP, PRAY):
        return int(g.silver_cost(seat, board, DEVELOP_COST if board == DEVELOP else PRAY_COST)), 0
    if board < COMMISSION or board == ATTACK:
        return 0, 0
    done = min(int(g.done(seat, board)), PIECES - 1)
    if board in (ABSOLVE, CONVERT):
        return int(g.silver_cost(seat, board, (g.box.jar_costs if board == ABSOLVE else g.box.convert_costs)[done])), 0
    return 0, int(g.provision_cost(seat, board, g.box.provision_costs[done]))


def price(g: "Paladins", seat: int, action: int) -> tuple[int, int]:
    """The silver and provisions that an action of the book or a King's Favour costs beside its workers."""
    if ASK_FAVOUR.owns(action):
        card = ASK_FAVOUR.first(action)
        return int(g.box.favour_silver[card]), int(g.box.favour_provision[card])
    if ATTACK_CARD.owns(action):
        return int(g.attack_cost(seat, g.outsider_at(ATTACK_CARD.first(action)))), 0
    board = int(board_action(action))
    if board == RECRUIT and not DISMISS_DEBT.owns(action) and not RECRUIT_DEBT.owns(action):
        card = g.game.book.verb_of(action).first(action)
        return int(g.silver_cost(seat, board, g.box.recruit_cost[g.townsfolk_at(card)])), 0
    return board_price(g, seat, board)


def price_reason(g: "Paladins", seat: int, action: int) -> Reason | None:
    """PA-4.6 The cost cannot be paid."""
    return _short(g, seat, *price(g, seat, action), _PRICE_RULES.get(int(board_action(action)), ""))


def _short(g: "Paladins", seat: int, silver: int, provisions: int, rule: str) -> Reason | None:
    s = g.seat[seat]
    for noun, cost, have in ((SILVER_NOUN, silver, int(s.silver)), (PROVISION_NOUN, provisions, int(s.provisions))):
        if have < cost:
            return Reason(
                rule,
                f"You are short of {noun.count(cost - have, 'en')}. Cost: {noun.count(cost, 'en')}; you have {have}.",
                f"Brakuje: {noun.count(cost - have, 'pl', NOMINATIVE)}. "
                f"Koszt: {noun.count(cost, 'pl', NOMINATIVE)}; masz: {have}.",
            )
    return None


def favour_reason(g: "Paladins", seat: int, card: int) -> Reason:
    """PA-7.2 Not revealed or used; PA-7.5 the cost; PA-7.4 the worker."""
    places = [int(other) for other in g.favours]
    if card not in places:
        return no_target("favour")
    if g.favour_workers[places.index(card)]:
        return Reason(
            "PA-7.2",
            "This King's Favour has been used this round.",
            "Ta Królewska Łaska jest już w tej Rundzie zajęta.",
        )
    box = g.box
    short = _short(g, seat, *price(g, seat, ASK_FAVOUR.at(card)), "PA-7.5")
    if short is not None:
        return short
    slot = int(box.favour_slot[card])
    name = WORKER_NAMES[WORKERS[slot]] if slot < ANY else ("any worker", "dowolny Robotnik")
    wild = ("", "") if slot == CRIMINAL else (" (or a Criminal)", " (albo Złoczyńca)")
    return Reason(
        "PA-7.4", f"The slot takes only: {name[0]}{wild[0]}.", f"Na to pole pasuje tylko: {name[1]}{wild[1]}."
    )
