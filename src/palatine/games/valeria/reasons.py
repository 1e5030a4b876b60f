"""“Why can't I?”: for anything that is not possible now, the condition that fails and its rule, in both languages."""

from typing import TYPE_CHECKING

from palatine.games.valeria import headings
from palatine.games.valeria.actions import ACQUIRE, CHOOSE, CITIZEN, DOMAIN, MONSTER, PASS, RECRUIT, SLAY
from palatine.games.valeria.box import THIEVERY
from palatine.games.valeria.components import ROLE_NAMES, ROLES
from palatine.games.valeria.text import GOLD_NOUN, MAGIC_NOUN, STRENGTH_NOUN
from palatine.kernel.errors import UnknownText
from palatine.kernel.frame import Frame
from palatine.kernel.ints import i64
from palatine.kernel.prompt import Reason, not_asked

if TYPE_CHECKING:
    from palatine.games.valeria.table import Valeria

_NOUNS = {"recruit": "citizen", "slay": "monster", "acquire": "domain"}


def explain(g: "Valeria", f: Frame, action: int, target: str) -> Reason:
    """The first condition that fails."""
    if action >= 0:
        if RECRUIT.owns(action):
            target = f"citizen:{CITIZEN.texts[RECRUIT.first(action)]}"
        elif SLAY.owns(action):
            target = f"monster:{MONSTER.texts[SLAY.first(action)]}"
        elif ACQUIRE.owns(action):
            target = f"domain:{DOMAIN.texts[ACQUIRE.first(action)]}"
        else:
            target = PASS.name if PASS.owns(action) else g.text(action)
    if target == PASS.name and f.step == headings.ACTION:
        return Reason(
            "VA-7.2",
            "Passing is not allowed; taking a resource is always possible.",
            "Nie można pasować; zawsze da się wziąć zasób.",
        )
    noun, _, id = target.partition(":")
    if not id and len(target.split()) > 1 and target.split()[0] in _NOUNS:
        noun, id = _NOUNS[target.split()[0]], target.split()[-1]
    if noun == "citizen" and id in CITIZEN.texts:
        return _citizen(g, f, CITIZEN.texts.index(id))
    if noun == "monster" and id in MONSTER.texts:
        return _monster(g, f, MONSTER.texts.index(id))
    if noun == "domain" and id in DOMAIN.texts:
        return _domain(g, f, DOMAIN.texts.index(id))
    if target.split(" ")[0] in [verb.name for verb in g.game.book.verbs]:
        return _another_question(g, f)
    raise UnknownText(
        f"“{target}” is nothing on this table; ask for an action, citizen:<name>, monster:<name> or domain:<name>",
        f"„{target}” nie ma na tym stole; podaj akcję, citizen:<nazwa>, monster:<nazwa> albo domain:<nazwa>",
    )


def _not_on_offer() -> Reason:
    return Reason("VA-2.1", "This card does not lie on top of a stack.", "Ta karta nie leży na wierzchu stosu.")


def _short(rule: str, cost_en: str, cost_pl: str) -> Reason:
    return Reason(
        rule,
        f"You cannot pay {cost_en}; at least one token must be of the kind asked for, magic may stand in for the rest.",
        f"Nie możesz zapłacić: {cost_pl}; co najmniej jeden znacznik musi być właściwy, resztę może zastąpić Magia.",
    )


def _another_question(g: "Valeria", f: Frame) -> Reason:
    first = g.legal(f.seat)[0]
    off_turn = f.step == headings.SETTLE and f.a == 1
    if off_turn and g.rules >= 2 and CHOOSE.owns(first) and g.box.own_kind[CHOOSE.first(first)] == THIEVERY:
        return Reason(
            "VA-6.4", "The Thief comes before your other cards.", "Złodziej działa przed twoimi innymi kartami."
        )
    return not_asked(g, f)


def _citizen(g: "Valeria", f: Frame, citizen: i64) -> Reason:
    if f.step != headings.ACTION:
        return _another_question(g, f)
    if g.top_citizen(g.box.slot[citizen]) != citizen:
        return _not_on_offer()
    cost = int(g.citizen_cost(f.seat, citizen))
    return _short("VA-3.4", GOLD_NOUN.count(cost, "en"), GOLD_NOUN.count(cost, "pl"))


def _monster(g: "Valeria", f: Frame, monster: i64) -> Reason:
    if f.step not in (headings.ACTION, headings.GRANTED_SLAYING):
        return not_asked(g, f)
    if monster not in [g.top_monster(column) for column in range(5)]:
        return _not_on_offer()
    strength, magic = int(g.box.strength[monster]), int(g.box.magic[monster])
    en = f"{STRENGTH_NOUN.count(strength, 'en')} and {MAGIC_NOUN.count(magic, 'en')}"
    return _short("VA-3.3", en, f"{STRENGTH_NOUN.count(strength, 'pl')} i {MAGIC_NOUN.count(magic, 'pl')}")


def _domain(g: "Valeria", f: Frame, domain: i64) -> Reason:
    if f.step != headings.ACTION:
        return not_asked(g, f)
    if domain not in [int(d) for d in g.domains]:
        return _not_on_offer()
    missing = [role for i, role in enumerate(ROLES) if g.seat[f.seat].icons[i] < g.box.domain_roles[4 * domain + i]]
    if missing:
        en = ", ".join([ROLE_NAMES[role][0] for role in missing])
        pl = ", ".join([ROLE_NAMES[role][1] for role in missing])
        return Reason(
            "VA-7.12",
            f"Your citizens lack role icons: {en}. Starters have none.",
            f"Brakuje ikon Ról: {pl}. Startowi Mieszkańcy ich nie mają.",
        )
    cost = int(g.domain_cost(f.seat, domain))
    return _short("VA-3.4", GOLD_NOUN.count(cost, "en"), GOLD_NOUN.count(cost, "pl"))
