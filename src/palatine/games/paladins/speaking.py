"""Sentences about this table: prompts and the words of labels. The log stands in `log_text`."""

from typing import TYPE_CHECKING

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
    PASS,
    PICK,
    RECRUIT_CARD,
    RECRUIT_DEBT,
    TRADE_WITH,
)
from palatine.games.paladins.components import ACTIONS, GATHERED, GATHERED_BY_TWO, HUNT, RECRUIT, TRADE
from palatine.games.paladins.people_components import OUTSIDER_TYPES, TYPE_NAMES
from palatine.games.paladins.text import (
    DEBT_NOUN,
    PROVISION_NOUN,
    SILVER_NOUN,
    SUSPICION_NOUN,
    ability_text,
    effect_text,
    scoring_text,
)
from palatine.kernel.frame import Frame
from palatine.kernel.speech import listed

if TYPE_CHECKING:
    from palatine.games.paladins.table import Paladins

_PROMPTS = {
    headings.STARTING_TOWNSFOLK: (
        "Take one of the Townsfolk into your crew, for free.",
        "Weź za darmo jednego Mieszczanina do drużyny.",
    ),
    headings.CHOOSE_PALADIN: (
        "Choose your Paladin for this round, and the one that goes on top of your deck; the third goes to the bottom.",
        "Wybierz Paladyna na tę Rundę i kartę na wierzch stosu; trzecia trafi na spód.",
    ),
    headings.HIRE: (
        "Take a Tavern card and its workers.",
        "Weź kartę Karczmy i widocznych na niej Robotników.",
    ),
    headings.ACTION: ("Take an action, or pass.", "Wykonaj akcję albo spasuj."),
    headings.CHOICE: ("Choose one of the rewards.", "Wybierz jedną z nagród."),
    headings.OFFER: ("You may take this trade.", "Możesz skorzystać z wymiany."),
    headings.DISCARD_SUSPICION: ("You may discard Suspicions.", "Możesz odrzucić Podejrzenia."),
    headings.PAY_DEBT: ("You may pay a Debt.", "Możesz spłacić Dług."),
    headings.DESTROY_DEBT: ("You may destroy an unpaid Debt.", "Możesz zniszczyć niespłacony Dług."),
    headings.CLEAR: ("Pray: you may clear one of your actions.", "Modlitwa: możesz usunąć Robotników z jednej akcji."),
    headings.FREE_RECRUIT: (
        "You may take one of the Townsfolk into your crew, for free.",
        "Możesz za darmo wziąć jednego Mieszczanina do drużyny.",
    ),
    headings.FREE_DEVELOP: (
        "You may Develop for free: choose a slot for the Workshop.",
        "Możesz wykonać darmowy Rozwój: wybierz pole dla Warsztatu.",
    ),
    headings.KEEP_WORKERS: (
        "Choose the three workers you keep for the next round.",
        "Wybierz trzech Robotników, którzy zostają na następną Rundę.",
    ),
}


def prompt_text(g: "Paladins", f: Frame, lang: str) -> str:
    polish = lang == "pl"
    if f.step == headings.WORKERS:
        label = g.label(int(f.a), lang, int(f.seat))
        return f"Których Robotników użyć? {label}" if polish else f"Which workers do you use? {label}"
    return _PROMPTS[int(f.step)][1 if polish else 0]


def words(g: "Paladins", action: int, seat: int, lang: str) -> dict[str, str]:
    """What only the table knows: where a card lies, what it costs and brings."""
    if not lang:
        return {}
    if PASS.owns(action):
        return {"how": _pass(g, seat, lang)}
    if DISMISS.owns(action) or DISMISS_DEBT.owns(action):
        card = int(DISMISS.first(action) if DISMISS.owns(action) else DISMISS_DEBT.first(action))
        return {**_townsfolk(g, card, seat, lang), "what": effect_text(g.box.dismiss[card], lang)}
    if RECRUIT_CARD.owns(action) or RECRUIT_DEBT.owns(action):
        card = int(RECRUIT_CARD.first(action) if RECRUIT_CARD.owns(action) else RECRUIT_DEBT.first(action))
        return {**_townsfolk(g, card, seat, lang), "what": crew_text(g, card, lang)}
    if ATTACK_CARD.owns(action):
        return _attack(g, int(ATTACK_CARD.first(action)), seat, lang)
    if CONVERT_CARD.owns(action):
        card = int(CONVERT_CARD.first(action))
        what = f"{effect_text(g.box.convert[card], lang)}; {scoring_text(g.box.scoring[card], lang)}"
        return {
            "type": type_name(g, card, lang),
            "place": _place([int(other) for other in g.outsiders], card),
            "what": what,
        }
    if HUNT_WITH.owns(action):
        return {"what": PROVISION_NOUN.count(_gathered(g, HUNT, int(HUNT_WITH.first(action)), seat), lang)}
    if TRADE_WITH.owns(action):
        return {"what": SILVER_NOUN.count(_gathered(g, TRADE, int(TRADE_WITH.first(action)), seat), lang)}
    return {"what": _reward(g, action, seat, lang)}


def _reward(g: "Paladins", action: int, seat: int, lang: str) -> str:
    """What a card or space brings."""
    box = g.box
    if HIRE.owns(action):
        return effect_text(box.tavern[HIRE.first(action)], lang)
    if COMMISSION_TO.owns(action):
        return effect_text(box.space[COMMISSION_TO.first(action)], lang)
    if GARRISON_TO.owns(action):
        return effect_text(box.space[GARRISON_TO.first(action)], lang)
    if ABSOLVE_TO.owns(action):
        return effect_text(box.jar[ABSOLVE_TO.first(action)], lang)
    if ASK_FAVOUR.owns(action):
        return favour_text(g, int(ASK_FAVOUR.first(action)), lang)
    if DISCARD.owns(action):
        return SUSPICION_NOUN.count(int(DISCARD.first(action)) + 1, lang)
    if PICK.owns(action) or ACCEPT.owns(action):
        frame = g.pending(seat) if seat >= 0 else None
        if frame is None or frame.step not in (headings.CHOICE, headings.OFFER):
            return "…"
        effect = box.effects[frame.a]
        way = int(PICK.first(action)) if PICK.owns(action) else -1
        return effect_text(effect.parts[way] if 0 <= way < len(effect.parts) else effect, lang)
    return ""


def _pass(g: "Paladins", seat: int, lang: str) -> str:
    frame = g.pending(seat) if seat >= 0 else None
    if frame is None or frame.step == headings.ACTION:
        return "Spasuj" if lang == "pl" else "Pass"
    return "Zrezygnuj" if lang == "pl" else "Decline"


def _place(cards: list[int], card: int) -> str:
    """The number of the space a card lies on, from the left."""
    return str(cards.index(card) + 1) if card in cards else "–"


def _townsfolk(g: "Paladins", card: int, seat: int, lang: str) -> dict[str, str]:
    place = _place([int(other) for other in g.townsfolk], card)
    frame = g.pending(seat) if seat >= 0 else None
    silver = 0
    if place != "–" and frame is not None and frame.step in (headings.ACTION, headings.WORKERS):
        silver = int(g.silver_cost(seat, RECRUIT, g.box.recruit_cost[int(place) - 1]))
    free = "za darmo" if lang == "pl" else "free"
    return {"place": place, "cost": SILVER_NOUN.count(silver, lang) if silver else free}


def crew_text(g: "Paladins", card: int, lang: str) -> str:
    """What a recruited card gives once, and from now on."""
    ability = ability_text(g.box.rows["townsfolk"][card], g.box.ability[card], lang)
    instant = g.box.instant[card]
    if instant.parts or instant.name or any([int(n) for n in instant.amounts]):
        return f"{effect_text(instant, lang)}; {ability}"
    return ability


def type_name(g: "Paladins", card: int, lang: str) -> str:
    return TYPE_NAMES[OUTSIDER_TYPES[g.box.type[card]]][1 if lang == "pl" else 0]


def _attack(g: "Paladins", card: int, seat: int, lang: str) -> dict[str, str]:
    place = _place([int(other) for other in g.outsiders], card)
    cost = ""
    if place != "–" and seat >= 0:
        silver = int(g.attack_cost(seat, int(place) - 1))
        cost = f" ({SILVER_NOUN.count(silver, lang)})" if silver else ""
    return {
        "type": type_name(g, card, lang),
        "place": place,
        "cost": cost,
        "what": effect_text(g.box.attack[card], lang),
    }


def _gathered(g: "Paladins", action: int, two: int, seat: int) -> int:
    """PA-5.14, PA-5.15, PA-A.44 With the Paladin of this round."""
    amount = GATHERED_BY_TWO if two else GATHERED
    paladin = g.seat[seat].paladin if seat >= 0 else -1
    if paladin >= 0 and g.box.paladin_action[paladin] == action:
        amount += sum([int(n) for n in g.box.bonus[paladin].amounts])
    return amount


def favour_text(g: "Paladins", card: int, lang: str) -> str:
    """The cost of a Favour and what it brings."""
    box = g.box
    costs: list[str] = []
    if box.favour_silver[card]:
        costs.append(SILVER_NOUN.count(int(box.favour_silver[card]), lang))
    if box.favour_provision[card]:
        costs.append(PROVISION_NOUN.count(int(box.favour_provision[card]), lang))
    if box.favour_debt[card]:
        costs.append(DEBT_NOUN.count(1, lang))
    what = effect_text(box.favour[card], lang)
    if not costs:
        return what
    price = listed(costs, lang)
    return f"za {price}: {what}" if lang == "pl" else f"for {price}: {what}"


def action_name(action: int, lang: str) -> str:
    return ACTIONS[action].name(lang)
