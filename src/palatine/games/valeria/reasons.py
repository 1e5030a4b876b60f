"""“Why can't I?”: for anything that is not possible now, the condition that fails and its rule, in both languages.

Answers about cards of the centre and of the tableaux stand in `card_reasons`.
"""

from typing import TYPE_CHECKING, Final

from palatine.games.valeria import card_reasons, headings
from palatine.games.valeria.actions import CITIZEN, COLUMN, DIE, DOMAIN, DUKE, MONSTER, RESOURCE, SEAT
from palatine.games.valeria.components import COLUMNS, GOLD, MAGIC, RESOURCES
from palatine.games.valeria.costs import least_magic, most_magic, paid_kind
from palatine.games.valeria.text import NOUNS
from palatine.kernel.columns import total
from palatine.kernel.errors import UnknownText
from palatine.kernel.frame import Frame
from palatine.kernel.prompt import Reason, not_asked
from palatine.kernel.speech import LANGUAGES

if TYPE_CHECKING:
    from palatine.games.valeria.table import Valeria

_NO_PASSING: Final = {
    headings.KEEP_DUKE: Reason(
        "VA-2.10", "You always keep one of the two dukes.", "Zawsze zachowujesz jedną z dwóch kart Książąt."
    ),
    headings.PAY: Reason(
        "VA-7.16", "You have chosen this already; now it is paid for.", "Wybór już padł, teraz trzeba zapłacić."
    ),
    headings.SETTLE: Reason(
        "VA-6.6",
        "One side of an “or” power must be chosen; only trades can be declined.",
        "Z mocy „albo” trzeba wybrać jedną stronę; zrezygnować można tylko z wymian.",
    ),
    headings.CONSOLATION: Reason(
        "VA-6.8",
        "The consolation is always taken; choose the resource.",
        "Pocieszenie bierze się zawsze; wybierz zasób.",
    ),
    headings.ACTION: Reason(
        "VA-7.2",
        "In the action phase passing is not allowed; you can always take a resource.",
        "W Fazie Akcji nie można spasować; zawsze możesz wziąć zasób.",
    ),
    headings.CHOICE: Reason("VA-7.7", "One side of the reward must be chosen.", "Jedną z nagród trzeba wybrać."),
    headings.DIE_ORDER: Reason(
        "VA-11.14", "Both dice act, one after the other.", "Działają obie kości, jedna po drugiej."
    ),
    headings.CHOOSE_COLUMN: Reason(
        "VA-11.15", "For each 6 a column must be named.", "Za każdą 6 trzeba wskazać kolumnę."
    ),
    headings.CAPTURE: Reason(
        "VA-11.6",
        "The Dark Lord always takes a card of this column.",
        "Mroczny Władca zawsze zabiera kartę z tej kolumny.",
    ),
}
_NOUNS: Final = {
    "citizen": CITIZEN, "monster": MONSTER, "domain": DOMAIN, "duke": DUKE, "die": DIE, "seat": SEAT, "column": COLUMN,
    "resource": RESOURCE,
}  # fmt: skip
_BY_VERB: Final = {
    "take": "resource", "recruit": "citizen", "slay": "monster", "acquire": "domain", "trade": "citizen",
    "choose": "citizen", "claim": "citizen", "keep": "duke", "rob": "seat", "return": "citizen", "release": "monster",
    "lose": "citizen", "column": "column", "first": "die",
}  # fmt: skip
"""What a verb is about, where that says why it is not possible."""


def explain(g: "Valeria", f: Frame, action: int, target: str) -> Reason:
    """The first condition that fails."""
    text = g.text(action) if action >= 0 else target
    verb, *arguments = text.split(" ")
    if verb in [known.name for known in g.game.book.verbs]:
        of_verb = _verb(g, f, verb, arguments)
        if of_verb is not None:
            return of_verb
        noun, id = _BY_VERB.get(verb, ""), arguments[0] if arguments else ""
        return _thing(g, f, noun, id) if _is_here(noun, id) else not_asked(g, f)
    noun, _, id = text.partition(":")
    if _is_here(noun, id):
        return _thing(g, f, noun, id)
    en, pl = ("citizen:<name>, monster:<name>", "citizen:<nazwa>, monster:<nazwa>")
    raise UnknownText(
        f"“{target}” is nothing on this table; ask for an action, {en} or domain:<name>",
        f"Na tym stole nie ma „{target}”; podaj akcję, {pl} albo domain:<nazwa>",
    )


def _is_here(noun: str, id: str) -> bool:
    return noun in _NOUNS and (id in _NOUNS[noun].texts or (noun == "resource" and id == RESOURCES[-1]))


def _thing(g: "Valeria", f: Frame, noun: str, id: str) -> Reason:
    """Reasons about what is pointed at."""
    if noun in ("citizen", "monster", "domain"):
        return card_reasons.explain(g, f, noun, _NOUNS[noun].texts.index(id))
    if noun == "duke":
        return _duke(f)
    if noun == "die":
        return _die(g, f, int(id) - 1)
    if noun == "seat":
        return _seat(g, f, int(id) - 1)
    return _column(g, f, int(id) - 1) if noun == "column" else _resource(g, f, id)


def _verb(g: "Valeria", f: Frame, verb: str, arguments: list[str]) -> Reason | None:
    """Reasons that are about the verb itself, whatever it names."""
    if verb == "pass":
        return _NO_PASSING.get(int(f.step), not_asked(g, f))
    if verb == "pay":
        return _payment(g, f)
    if verb == "pick":
        return _side(g, f)
    if verb == "steal":
        return _seat(g, f, int(arguments[-1]) - 1) if arguments and arguments[-1] in SEAT.texts else not_asked(g, f)
    if verb == "change" and len(arguments) == 2 and arguments[0] in DIE.texts and f.step != headings.CHANGE_DICE:
        return _die(g, f, int(arguments[0]) - 1)
    if verb == "change" and len(arguments) == 2 and arguments[1] in ("lower", "six", "one"):
        return card_reasons.dice_power(g, f, ("lower", "six", "one").index(arguments[1]))
    if verb in ("trade", "choose") and f.step != headings.SETTLE:
        return Reason(
            "VA-6.6", "Powers of citizens are used in the harvest phase.", "Mocy Mieszkańców używa się w Fazie Zbiorów."
        )
    return None


def _payment(g: "Valeria", f: Frame) -> Reason:
    if f.step != headings.PAY:
        return Reason("VA-3.1", "There is nothing to pay for now.", "Teraz nie ma za co płacić.")
    kind = int(paid_kind(f.a))
    least, most = (int(bound(g, f.seat, f.a, f.b)) for bound in (least_magic, most_magic))
    return Reason(
        "VA-3.5",
        f"Here you can use {least} to {most} magic; at least {NOUNS[kind].count(1, 'en')} must be paid.",
        f"Tutaj możesz użyć Magii: od {least} do {most}. Co najmniej {NOUNS[kind].count(1, 'pl')} musisz zapłacić.",
    )


def _side(g: "Valeria", f: Frame) -> Reason:
    if f.step != headings.CHOICE:
        return not_asked(g, f)
    return Reason(
        "VA-7.19",
        "The side with a citizen can be chosen only while a fitting citizen is on offer.",
        "Nagrodę z Mieszkańcem można wybrać tylko wtedy, gdy odpowiedni Mieszkaniec leży na wierzchu stosu.",
    )


def _duke(f: Frame) -> Reason:
    if f.step == headings.KEEP_DUKE:
        return Reason(
            "VA-2.10",
            "You choose between the two dukes that were dealt to you.",
            "Wybierasz między dwiema rozdanymi ci kartami Książąt.",
        )
    return Reason(
        "VA-9.1",
        "Dukes do nothing before the scoring at the end of the game.",
        "Książęta działają dopiero w punktacji na koniec gry.",
    )


def _die(g: "Valeria", f: Frame, die: int) -> Reason:
    if f.step == headings.CHANGE_DICE:
        shown = int(g.die1 if die == 0 else g.die2)
        return Reason(
            "VA-13.20",
            f"None of the powers you can use now changes a die that shows {shown}.",
            f"Żadna moc, której możesz teraz użyć, nie zmienia kości z wynikiem {shown}.",
        )
    if g.phase == headings.PHASE_ROLL:
        return card_reasons.finish_first(g, f)
    return Reason(
        "VA-5.3",
        "Dice are changed in the roll phase of the active player only, by domains.",
        "Kości zmienia się tylko w Fazie Kości aktywnego gracza, mocą Włości.",
    )


def _seat(g: "Valeria", f: Frame, seat: int) -> Reason:
    if f.step not in (headings.STEAL, headings.TAKE_FROM):
        return Reason(
            "VA-12.1",
            "Only the Thief and some domains take from players, and none of them asks now.",
            "Innym zabierają tylko Złodziej i niektóre Włości, a teraz żadna z tych kart o to nie pyta.",
        )
    rule = "VA-12.10" if f.step == headings.STEAL else "VA-12.1"
    if seat == f.seat or seat >= g.seat_count:
        return Reason(rule, "Name one of your opponents.", "Wskaż kogoś z przeciwników.")
    if seat not in [int(other) for other in g.opponents(f.seat)]:
        return Reason(
            "VA-13.9",
            "At this table nobody may take from the resting player.",
            "Przy tym stole odpoczywającemu graczowi nie można zabierać.",
        )
    if f.step == headings.TAKE_FROM and not total(g.seat[seat].slain):
        return Reason("VA-13.29", "This player has slain no monster.", "Ten gracz nie ma zgładzonych Potworów.")
    gold, magic = (int(g.seat[seat].tokens[kind]) for kind in (GOLD, MAGIC))
    return Reason(
        rule,
        f"The Thief takes at most 3 and no more than there is, gold or magic; this player has {gold} and {magic}.",
        f"Złodziej zabiera najwyżej 3 i nie więcej, niż jest; ten gracz ma Złoto: {gold}, Magia: {magic}.",
    )


def _column(g: "Valeria", f: Frame, column: int) -> Reason:
    if f.step == headings.CHOOSE_COLUMN and column < COLUMNS:
        return Reason("VA-11.15", "This monster stack is exhausted.", "Ten stos Potworów jest wyczerpany.")
    return Reason(
        "VA-11.5",
        "A column is named only for a die with 6 in the monsters phase of the solo game.",
        "Kolumnę wskazuje się tylko za kość z wynikiem 6, w Fazie Potworów gry jednoosobowej.",
    )


def _resource(g: "Valeria", f: Frame, id: str) -> Reason:
    if id == RESOURCES[-1]:
        return Reason(
            "VA-1.3",
            "Victory tokens are no resource and cannot be taken by an action.",
            "Znaczniki Zwycięstwa nie są zasobem i nie można ich wziąć akcją.",
        )
    if f.step in (headings.ACTION, headings.CONSOLATION):
        en, pl = (NOUNS[RESOURCES.index(id)].count(1, lang) for lang in LANGUAGES)
        return Reason("VA-7.11", f"Choose “Take {en}”.", f"Wybierz „Weź {pl}”.")
    if f.step == headings.CHOICE:
        return Reason(
            "VA-7.7", "This reward does not offer that resource alone.", "Ta nagroda nie daje samego tego zasobu."
        )
    if g.phase == headings.PHASE_ACTION:
        return card_reasons.finish_first(g, f)
    return Reason(
        "VA-7.11",
        "A resource is taken as one of the two actions of your turn.",
        "Zasób bierze się w ramach jednej z dwóch akcji swojej tury.",
    )
