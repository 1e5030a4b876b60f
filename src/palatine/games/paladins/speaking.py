"""The words of labels: what only the table knows. Questions stand in `prompt_text`, the log in `log_text`."""

from typing import TYPE_CHECKING, Final

from palatine.games.paladins import headings
from palatine.games.paladins.actions import (
    ABSOLVE_TO,
    ACCEPT,
    ASK_FAVOUR,
    ATTACK_CARD,
    COMMISSION_TO,
    CONVERT_CARD,
    DISCARD,
    DISMISS,
    DISMISS_DEBT,
    GARRISON_TO,
    HIRE,
    HUNT_WITH,
    KEEP_FEWER,
    PASS,
    PICK,
    RECRUIT_CARD,
    RECRUIT_DEBT,
    SPACE,
    TRADE_WITH,
)
from palatine.games.paladins.board_reasons import price
from palatine.games.paladins.components import GATHERED, GATHERED_BY_TWO, HUNT, TRADE
from palatine.games.paladins.log_text import outsider_text, within
from palatine.games.paladins.text import PROVISION_NOUN, SILVER_NOUN, SUSPICION_NOUN, price_text, saying
from palatine.kernel.speech import ACCUSATIVE, NOMINATIVE

if TYPE_CHECKING:
    from palatine.games.paladins.table import Paladins

_DECLINING: Final = {
    headings.ACTION: ("Pass", "Spasuj"),
    headings.OFFER: ("Decline", "Zrezygnuj"),
    headings.DISCARD_SUSPICION: ("Discard none", "Nie odrzucaj Podejrzeń"),
    headings.PAY_DEBT: ("Leave the Debt unpaid", "Nie spłacaj Długu"),
    headings.DESTROY_DEBT: ("Keep the Debt", "Zachowaj Dług"),
    headings.CLEAR: ("Clear no action", "Nie usuwaj Robotników"),
    headings.FREE_RECRUIT: ("Recruit nobody", "Nie rekrutuj nikogo"),
    headings.FREE_DEVELOP: ("Place no Workshop", "Nie umieszczaj Warsztatu"),
}
"""What happens when a question is declined; only the turn itself is passed."""


def words(g: "Paladins", action: int, seat: int, lang: str) -> dict[str, str]:
    """What an action is called at this table, its price and what it brings."""
    if PASS.owns(action):
        frame = g.pending(seat) if seat >= 0 else None
        said = _DECLINING.get(headings.ACTION if frame is None else int(frame.step), _DECLINING[headings.ACTION])
        return {"how": said[1 if lang == "pl" else 0]}
    if DISMISS.base <= action < RECRUIT_DEBT.base + RECRUIT_DEBT.size:
        return _townsfolk(g, action, seat, lang)
    if ATTACK_CARD.owns(action) or CONVERT_CARD.owns(action):
        return _outsider(g, action, seat, lang)
    if COMMISSION_TO.owns(action) or GARRISON_TO.owns(action):
        space = int(COMMISSION_TO.first(action) if COMMISSION_TO.owns(action) else GARRISON_TO.first(action))
        return {"place": within(SPACE.word(space, lang)), "what": saying(g.box.space[space], lang)}
    if ASK_FAVOUR.owns(action):
        card = int(ASK_FAVOUR.first(action))
        cost = price_text(*price(g, seat, action), int(g.box.favour_debt[card]), lang, ACCUSATIVE)
        return {"cost": _bracket(cost, lang)}
    if KEEP_FEWER.owns(action):
        return {"how": _keeping(action, lang)}
    return {"what": _reward(g, action, seat, lang)}


def _reward(g: "Paladins", action: int, seat: int, lang: str) -> str:
    """What a card or space brings."""
    box = g.box
    if HIRE.owns(action):
        return saying(box.tavern[HIRE.first(action)], lang)
    if ABSOLVE_TO.owns(action):
        return saying(box.jar[ABSOLVE_TO.first(action)], lang)
    if HUNT_WITH.owns(action):
        return PROVISION_NOUN.count(_gathered(g, HUNT, int(HUNT_WITH.first(action)), seat), lang, NOMINATIVE)
    if TRADE_WITH.owns(action):
        return SILVER_NOUN.count(_gathered(g, TRADE, int(TRADE_WITH.first(action)), seat), lang, NOMINATIVE)
    if DISCARD.owns(action):
        return SUSPICION_NOUN.count(int(DISCARD.first(action)) + 1, lang)
    if PICK.owns(action) or ACCEPT.owns(action):
        frame = g.pending(seat) if seat >= 0 else None
        if frame is None or frame.step not in (headings.CHOICE, headings.OFFER):
            return "…"
        effect = box.effects[frame.a]
        way = int(PICK.first(action)) if PICK.owns(action) else -1
        return saying(effect.parts[way] if 0 <= way < len(effect.parts) else effect, lang)
    return ""


def _keeping(action: int, lang: str) -> str:
    """PA-B-07 Fewer than three, or nobody."""
    group = int(KEEP_FEWER.first(action))
    domain = KEEP_FEWER.domains[0]
    if group == domain.size - 1:
        return "Nie zachowuj nikogo" if lang == "pl" else "Keep nobody"
    return f"{'Zachowaj tylko' if lang == 'pl' else 'Keep only'}: {domain.word(group, lang)}"


def _bracket(price: str, lang: str) -> str:
    """“ (for 2 silver)”, or nothing where nothing is paid."""
    return f" ({'za' if lang == 'pl' else 'for'} {price})" if price else ""


def _numbered(names: list[str], at: int, lang: str) -> str:
    """A name of a track; with the number of its space where another card has the same."""
    if names.count(names[at]) == 1:
        return names[at]
    return f"{names[at]}, {'pole' if lang == 'pl' else 'space'} {at + 1}"


def _townsfolk(g: "Paladins", action: int, seat: int, lang: str) -> dict[str, str]:
    """The name and the price: in silver where the card lies, or a Debt."""
    verb = next(v for v in (DISMISS, DISMISS_DEBT, RECRUIT_CARD, RECRUIT_DEBT) if v.owns(action))
    card = int(verb.first(action))
    row = g.box.rows["townsfolk"]
    cards = [int(other) for other in g.townsfolk]
    if card not in cards:
        return {"name": row[card].name(lang), "cost": "–", "place": "–"}
    at = cards.index(card)
    names = [row[other].name(lang) if other >= 0 else "" for other in cards]
    frame = g.pending(seat) if seat >= 0 else None
    silver, debt = 0, 0
    if verb in (DISMISS_DEBT, RECRUIT_DEBT):
        debt = 1
    elif frame is not None and frame.step in (headings.ACTION, headings.WORKERS):
        silver, _ = price(g, seat, action)
    price_said = price_text(silver, 0, debt, lang, ACCUSATIVE)
    free = "za darmo" if lang == "pl" else "free"
    cost = f"{'za' if lang == 'pl' else 'for'} {price_said}" if price_said else free
    return {"name": _numbered(names, at, lang), "cost": cost, "place": str(at + 1)}


def _outsider(g: "Paladins", action: int, seat: int, lang: str) -> dict[str, str]:
    """The name with its type; the silver for missing Strength, or for converting once more."""
    card = int(ATTACK_CARD.first(action) if ATTACK_CARD.owns(action) else CONVERT_CARD.first(action))
    rows = g.box.rows["outsiders"]
    cards = [int(other) for other in g.outsiders]
    if card not in cards or seat < 0:
        return {"name": outsider_text(rows[card].id, lang), "cost": "", "place": "–"}
    at = cards.index(card)
    names = [outsider_text(rows[other].id, lang) if other >= 0 else "" for other in cards]
    cost = _bracket(price_text(*price(g, seat, action), 0, lang, ACCUSATIVE), lang)
    return {"name": _numbered(names, at, lang), "cost": cost, "place": str(at + 1)}


def _gathered(g: "Paladins", action: int, two: int, seat: int) -> int:
    """PA-5.14, PA-5.15, PA-A.44 With the Paladin of this round."""
    amount = GATHERED_BY_TWO if two else GATHERED
    paladin = g.seat[seat].paladin if seat >= 0 else -1
    if paladin >= 0 and g.box.paladin_action[paladin] == action:
        amount += sum([int(n) for n in g.box.bonus[paladin].amounts])
    return amount
