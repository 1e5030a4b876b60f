"""Questions: which card asks, what is given, what is gained. Labels stand in `label_text`, the log in `log_text`.

Somebody may read a question days after what led to it, so it names its card and everything that can be known from it.
"""

from typing import TYPE_CHECKING

from palatine.games.valeria import headings
from palatine.games.valeria.actions import CITIZEN, DOMAIN, MONSTER
from palatine.games.valeria.box import Box, loot_kind
from palatine.games.valeria.components import RESOURCES, STARTERS
from palatine.games.valeria.costs import magic_cost, paid_kind, payment, turned
from palatine.games.valeria.facts import source_name
from palatine.games.valeria.text import NOUNS, VICTORY_NOUN, amounts_text, effect_text
from palatine.kernel.effect import Effect
from palatine.kernel.frame import Frame
from palatine.kernel.speech import GENITIVE

if TYPE_CHECKING:
    from palatine.games.valeria.table import Valeria

_PROMPTS = {
    headings.KEEP_DUKE: (
        "Keep one of your two dukes, in secret; the other one goes back to the box.",
        "Zachowaj w tajemnicy jedną z dwóch kart Książąt; druga wraca do pudełka.",
    ),
    headings.CHANGE_DICE: (
        "The dice show {a} and {b}: change them with a domain power, or announce the result.",
        "Na kościach {a} i {b}: zmień wynik mocą Włości albo go ogłoś.",
    ),
    headings.PAY: (
        "pay {cost}, including at least 1 {kind}. How much magic will you use?",
        "zapłać {cost}, w tym co najmniej {kind}. Ile Magii chcesz użyć?",
    ),
    headings.STEAL: (
        "from whom will you take {what}?",
        "komu zabierasz {what}?",
    ),
    headings.SETTLE: (
        "{phase}: use the powers of your activated citizens.",
        "{phase}: użyj mocy swoich aktywnych Mieszkańców.",
    ),
    headings.CONSOLATION: (
        "The dice activate none of your citizens: take 1 resource as a consolation.",
        "Kości nie aktywują żadnego z twoich Mieszkańców: weź na pocieszenie 1 zasób.",
    ),
    headings.ACTION: (
        "Action phase: choose an action ({n} of 2).",
        "Faza Akcji: wybierz akcję ({n} z 2).",
    ),
    headings.CHOICE: ("choose your reward.", "wybierz nagrodę."),
    headings.OFFER: ("exchange {give} for {get}?", "wymienić {give} na {get}?"),
    headings.FREE_CITIZEN: ("take {what}, or decline.", "weź {what} albo zrezygnuj."),
    headings.GRANTED_SLAYING: (
        "slay a monster for its usual cost, or decline.",
        "zgładź Potwora za jego zwykły koszt albo zrezygnuj.",
    ),
    headings.RETURN_CITIZEN: (
        "put one of your citizens back on its stack and take {what}, or decline.",
        "odłóż swojego Mieszkańca na jego stos i weź {what} albo zrezygnuj.",
    ),
    headings.RETURN_MONSTER: (
        "put a slain monster back on its stack and take {what}, or decline.",
        "odłóż zgładzonego Potwora na jego stos i weź {what} albo zrezygnuj.",
    ),
    headings.TAKE_FROM: (
        "from whom will you take {what}?",
        "komu zabierasz {what}?",
    ),
    headings.DIE_ORDER: (
        "Monsters phase: which die acts first?",
        "Faza Potworów: która kość działa pierwsza?",
    ),
    headings.CHOOSE_COLUMN: (
        "Monsters phase, a die with 6: name the column that loses a card to the Dark Lord.",
        "Faza Potworów, kość z wynikiem 6: wskaż kolumnę, z której Mroczny Władca zabiera kartę.",
    ),
    headings.CAPTURE: (
        "Monsters phase, column {n}: which citizen do you give up to the Dark Lord?",
        "Faza Potworów, kolumna {n}: którego Mieszkańca oddajesz Mrocznemu Władcy?",
    ),
}
_FROM_SUPPLY = ("take {what} from the supply, or decline.", "weź z puli {what} lub zrezygnuj.")
_FROM_CENTRE = (
    "take the first monster of the centre ({what}), or decline.",
    "weź pierwszego Potwora ze Stosów Centralnych ({what}) albo zrezygnuj.",
)
_HARVESTS = (
    ("Harvest on your turn", "Faza Zbiorów w twojej turze"),
    ("Harvest off turn", "Faza Zbiorów poza twoją turą"),
    ("Second harvest", "Druga Faza Zbiorów"),
)


def prompt_text(g: "Valeria", f: Frame, lang: str) -> str:
    at = 1 if lang == "pl" else 0
    said = _PROMPTS[int(f.step)][at]
    if g.is_solo() and f.step in (headings.STEAL, headings.TAKE_FROM):
        is_monster = f.step == headings.TAKE_FROM and g.box.effects[f.a].name == "take_monster"
        said = (_FROM_CENTRE if is_monster else _FROM_SUPPLY)[at]
    said = said.format(**prompt_facts(g, f), **_words(g, f, lang))
    card = _asking_card(g, f, lang)
    return f"{card}: {said}" if card else f"{said[0].upper()}{said[1:]}"


def prompt_about(g: "Valeria", f: Frame) -> list[str]:
    """The card that asks: the one that is paid for, or whose reward, trade or theft is decided on."""
    if f.step == headings.PAY:
        return [_paid_card(g, f)]
    if f.step == headings.STEAL:
        return [f"citizen:{CITIZEN.texts[f.a]}"]
    if f.step == headings.CAPTURE:
        return [f"column:{int(f.a) + 1}"]
    if f.step in _REWARDS and headings.FROM_CITIZEN <= f.b < headings.FROM_ACTION:
        return [source_name(f.b)]
    return []


_REWARDS = (
    headings.CHOICE, headings.OFFER, headings.FREE_CITIZEN, headings.GRANTED_SLAYING, headings.RETURN_CITIZEN,
    headings.RETURN_MONSTER, headings.TAKE_FROM,
)  # fmt: skip
"""Questions whose frames say which card they come from."""


def prompt_facts(g: "Valeria", f: Frame) -> dict[str, str | int]:
    """What a question counts: the dice, which action it is, what is due, what is gained or may be taken."""
    if f.step == headings.CHANGE_DICE:
        return {"a": int(g.die1), "b": int(g.die2)}
    if f.step == headings.PAY:
        due = payment(g, f.seat, f.a, f.b, magic_cost(g, f.a, f.b))
        return {name: int(n) for name, n in zip(RESOURCES, due, strict=True) if n}
    if f.step in (headings.ACTION, headings.CAPTURE):
        return {"n": int(f.a) + 1}
    if f.step in (headings.RETURN_CITIZEN, headings.RETURN_MONSTER):
        return {"vp": int(f.a)}
    if f.step == headings.TAKE_FROM and g.box.effects[f.a].name != "take_monster":
        return {"resource": RESOURCES[loot_kind(g.box.effects[f.a])], "most": int(g.box.effects[f.a].count)}
    return {}


def _asking_card(g: "Valeria", f: Frame, lang: str) -> str:
    about = prompt_about(g, f)
    if not about or f.step == headings.CAPTURE:
        return ""
    name = card_name(g.box, about[0], lang)
    if f.step == headings.PAY and f.a == headings.FOR_DIE:
        return f"{name}, {die_text(g, int(f.b) // 2, int(f.b) % 2, lang)}"
    return name


def _paid_card(g: "Valeria", f: Frame) -> str:
    if f.a == headings.FOR_CITIZEN:
        return f"citizen:{CITIZEN.texts[g.top_citizen(f.b)]}"
    if f.a == headings.FOR_MONSTER:
        return f"monster:{MONSTER.texts[g.top_monster(f.b)]}"
    return f"domain:{DOMAIN.texts[g.domains[f.b] if f.a == headings.FOR_DOMAIN else g.dice_domain(f.seat, f.b // 2)]}"


def _words(g: "Valeria", f: Frame, lang: str) -> dict[str, object]:
    """What only this table knows of a question."""
    at = 1 if lang == "pl" else 0
    if f.step == headings.PAY:
        kind = int(paid_kind(f.a))
        due = [int(n) for n in payment(g, f.seat, f.a, f.b, magic_cost(g, f.a, f.b))]
        return {"cost": amounts_text(due, lang), "kind": NOUNS[kind].count(1, lang) if at else NOUNS[kind].en_one}
    if f.step == headings.SETTLE:
        return {"phase": _HARVESTS[2 if g.phase == headings.PHASE_SECOND_HARVEST else int(f.a)][at]}
    if f.step == headings.STEAL:
        ways = [_at_most(way, lang) for way in g.box.own[f.a].parts]
        return {"what": (" albo " if at else " or ").join(ways)}
    if f.step == headings.OFFER:
        trade = g.box.effects[f.a]
        return {"give": effect_text(trade.parts[0], lang), "get": effect_text(trade.parts[1], lang)}
    if f.step == headings.FREE_CITIZEN:
        return {"what": effect_text(g.box.effects[f.a], lang)}
    if f.step in (headings.RETURN_CITIZEN, headings.RETURN_MONSTER):
        return {"what": VICTORY_NOUN.count(int(f.a), lang)}
    return {"what": _taken(g, g.box.effects[f.a], lang)} if f.step == headings.TAKE_FROM else {}


def _at_most(way: Effect, lang: str) -> str:
    """“up to 3 gold”."""
    noun = NOUNS[loot_kind(way)]
    what = noun.count(int(way.count), lang, GENITIVE)
    return f"do {what}" if lang == "pl" else f"up to {what}"


def _taken(g: "Valeria", reward: Effect, lang: str) -> str:
    if reward.name != "take_monster":
        if reward.count > 1 and not g.is_solo():
            return _at_most(reward, lang)
        return NOUNS[loot_kind(reward)].count(int(reward.count), lang)
    if g.is_solo():
        return g.box.monsters[g.top_monster(g.first_column())].name(lang)
    return "losowego zgładzonego Potwora" if lang == "pl" else "a random slain monster"


def card_name(box: Box, target: str, lang: str) -> str:
    """The name of what a target or the source of an event names."""
    kind, _, id = target.partition(":")
    rows = {"citizen": box.citizens, "monster": box.monsters, "domain": box.domains, "starter": STARTERS}[kind]
    return next(row for row in rows if row.id == id).name(lang)


def die_text(g: "Valeria", power: int, die: int, lang: str) -> str:
    """“die 4 → 6”; of a double, which of its dice."""
    shown = int(g.die1 if die == 0 else g.die2)
    which = ("die", "kość")
    if g.die1 == g.die2:
        which = (("first die", "pierwsza kość"), ("second die", "druga kość"))[die]
    return f"{which[1 if lang == 'pl' else 0]} {shown} → {int(turned(shown, power))}"
