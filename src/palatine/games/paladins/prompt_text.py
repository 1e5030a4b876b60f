"""Questions: whose card asks, what is given and gained, and what it is about."""

from typing import TYPE_CHECKING, Final

from palatine.games.paladins import facts, headings
from palatine.games.paladins.board_reasons import price
from palatine.games.paladins.components import DEVELOP, KEPT_WORKERS, WORKSHOP_COUNT
from palatine.games.paladins.log_text import source_text
from palatine.games.paladins.text import SUSPICION_NOUN, price_text, saying
from palatine.kernel.columns import total
from palatine.kernel.effect import EITHER
from palatine.kernel.frame import Frame
from palatine.kernel.speech import ACCUSATIVE, GENITIVE, NOMINATIVE

if TYPE_CHECKING:
    from palatine.games.paladins.table import Paladins

_PROMPTS: Final = {
    headings.STARTING_TOWNSFOLK: (
        "Take one of the Townsfolk into your crew, for free.",
        "Weź za darmo jednego Mieszczanina do drużyny.",
    ),
    headings.CHOOSE_PALADIN: (
        "Choose your Paladin for this round, and the one that goes on top of your deck; the third goes to the bottom.",
        "Wybierz Paladyna na tę Rundę i kartę na wierzch stosu; trzecia trafi na spód.",
    ),
    headings.HIRE: (
        "Take a Tavern card and its workers; every Criminal draws a Suspicion.",
        "Weź kartę Karczmy i widocznych na niej Robotników; za każdego Złoczyńcę dobierasz Podejrzenie.",
    ),
    headings.ACTION: (
        "Take an action, or pass. Workers in your pool: {workers}.",
        "Wykonaj akcję albo spasuj. Robotnicy w twojej puli: {workers}.",
    ),
    headings.WORKERS: ("{label}.{cost} Which workers do you send?", "{label}.{cost} Których Robotników wysłać?"),
    headings.CHOICE: ("choose one of the rewards.", "wybierz jedną z nagród."),
    headings.OFFER: ("you may trade {pay} for {get}.", "możesz wymienić {pay} na {get}."),
    headings.DISCARD_SUSPICION: (
        "you may discard {number} (you hold {held}).",
        "możesz odrzucić {number} (masz {held}).",
    ),
    headings.PAY_DEBT: (
        "you may pay a Debt; it is then worth 1 VP instead of −3 VP.",
        "możesz spłacić Dług; daje wtedy 1 PZ zamiast −3 PZ.",
    ),
    headings.DESTROY_DEBT: (
        "you may destroy an unpaid Debt (−3 VP).",
        "możesz zniszczyć niespłacony Dług (−3 PZ).",
    ),
    headings.CLEAR: (
        "you may clear the workers off one of your actions, to use it again this round.",
        "możesz usunąć Robotników z jednej akcji, aby użyć jej jeszcze raz w tej Rundzie.",
    ),
    headings.FREE_RECRUIT: (
        "you may take one of the Townsfolk into your crew, for free.",
        "możesz za darmo wziąć jednego Mieszczanina do drużyny.",
    ),
    headings.FREE_DEVELOP: (
        "you may place a Workshop for free{workshop}.",
        "możesz za darmo umieścić Warsztat{workshop}.",
    ),
    headings.KEEP_WORKERS: (
        "Choose the workers you keep for the next round (at most {most}); the others go back to the supply.",
        "Wybierz Robotników, którzy zostają na następną Rundę (najwyżej {most}); pozostali wracają do puli głównej.",
    ),
}
"""Those in lower case follow the name of the card or space that asks."""
_KEEP_ALL: Final = (
    "Choose the {most} workers you keep for the next round; the others go back to the supply.",
    "Wybierz {most} Robotników, którzy zostają na następną Rundę; pozostali wracają do puli głównej.",
)
"""PA-B-07 Before rules 2."""
_TRADES: Final = ("you may take one of the trades.", "możesz skorzystać z jednej z wymian.")
_INQUISITION: Final = (" Whoever holds the most takes a Debt.", " Kto ma ich najwięcej, bierze Dług.")


def prompt_text(g: "Paladins", frame: Frame, lang: str) -> str:
    """Why a seat is asked."""
    at = 1 if lang == "pl" else 0
    said = _PROMPTS[frame.step][at]
    if frame.step == headings.KEEP_WORKERS and g.rules < 2:
        said = _KEEP_ALL[at]
    if frame.step == headings.OFFER and g.box.effects[frame.a].tag == EITHER:
        said = _TRADES[at]
    said = said.format(**prompt_facts(g, frame), **_words(g, frame, lang))
    if said[0].isupper():
        return said
    source = _asking(g, frame, lang)
    if _is_inquisition(g, frame):
        said += _INQUISITION[at]
    return f"{source}: {said}" if source else said[0].upper() + said[1:]


def about(g: "Paladins", frame: Frame) -> list[str]:
    """Which workers: the action they are for, its space and its card; else the card or space that asks."""
    if frame.step == headings.WORKERS:
        return g.targets(int(frame.a), int(frame.seat))
    return [facts.source_name(frame.b)] if frame.step in facts.WITH_SOURCE and frame.b else []


def prompt_facts(g: "Paladins", frame: Frame) -> dict[str, str | int]:
    """What a question counts; of workers, the action they are for and what it costs beside them."""
    s = g.seat[frame.seat]
    if frame.step == headings.ACTION:
        return {"workers": int(total(s.pool))}
    if frame.step == headings.WORKERS:
        action = int(frame.a)
        verb = g.game.book.verb_of(action).name
        return {"verb": verb, "option": g.text(action, int(frame.seat)), **g.due(action, frame.seat)}
    if frame.step == headings.DISCARD_SUSPICION:
        held = len(s.suspicions)
        return {"held": held, "most": min(int(frame.a), held)}
    return {"most": KEPT_WORKERS} if frame.step == headings.KEEP_WORKERS else {}


def _asking(g: "Paladins", frame: Frame, lang: str) -> str:
    """The name of the card or space behind a question, as a sentence begins."""
    if not frame.b:
        return ""
    if _is_inquisition(g, frame):
        conspirators = ("Conspirator", "Spiskowiec") if frame.a == 1 else ("Conspirators", "Spiskowcy")
        name = conspirators[1 if lang == "pl" else 0]
        return f"Inkwizycja ({name})" if lang == "pl" else f"Inquisition ({name})"
    name = source_text(facts.source_name(frame.b), lang)
    return name[0].upper() + name[1:]


def _is_inquisition(g: "Paladins", frame: Frame) -> bool:
    """PA-12.3 A Conspirator asks."""
    card = int(frame.b) - headings.FROM_TOWNSFOLK
    return frame.step == headings.DISCARD_SUSPICION and 0 <= card < 50 and bool(g.box.conspirators >> card & 1)


def _words(g: "Paladins", frame: Frame, lang: str) -> dict[str, str]:
    """What a question counts, costs and brings."""
    step, seat = frame.step, int(frame.seat)
    if step == headings.WORKERS:
        action = int(frame.a)
        cost = "" if "{cost}" in g.game.book.verb_of(action).en else _cost(g, seat, action, lang)
        return {"label": g.label(action, lang, seat), "cost": cost}
    if step == headings.OFFER:
        trade = g.box.effects[frame.a]
        pay, get = [saying(part, lang, ACCUSATIVE) for part in trade.parts[:2]]
        return {"pay": pay, "get": get}
    if step == headings.DISCARD_SUSPICION:
        most = min(int(frame.a), len(g.seat[seat].suspicions))
        up_to = ("do " if lang == "pl" else "up to ") if most > 1 else ""
        case = GENITIVE if most > 1 else ACCUSATIVE
        return {"number": up_to + SUSPICION_NOUN.count(most, lang, case)}
    if step == headings.FREE_DEVELOP:
        done = int(g.done(seat, DEVELOP))
        what = saying(g.box.workshop[done], lang, ACCUSATIVE) if done < WORKSHOP_COUNT else ""
        return {"workshop": (f"; zyskujesz {what}" if lang == "pl" else f"; you gain {what}") if what else ""}
    return {}


def _cost(g: "Paladins", seat: int, action: int, lang: str) -> str:
    """What the action costs beside its workers, where its label does not say it."""
    cost = price_text(*price(g, seat, action), 0, lang, NOMINATIVE)
    return (f" Koszt: {cost}." if lang == "pl" else f" Cost: {cost}.") if cost else ""
