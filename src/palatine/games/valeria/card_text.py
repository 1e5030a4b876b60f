"""Cards of Valeria in words, in full and in few words. Terms follow the Polish rulebook."""

from typing import Final

from palatine.games.valeria.box import role_words, thing_words, words
from palatine.games.valeria.components import AREAS, RESOURCES, ROLE_NAMES, ROLES, TYPE_NAMES
from palatine.games.valeria.table import Valeria
from palatine.games.valeria.text import SAYINGS
from palatine.kernel.data import Row
from palatine.kernel.effect import Effect, InFull, Sayings, Style
from palatine.kernel.speech import BRIEF, NOMINATIVE, Noun, number

WORDS: Final[dict[str, tuple[str, str]]] = {
    "letters": ("gsm", "zsm"),
    "vp": ("VP", "PZ"),
    "phase.set_up": ("Set-up", "Przygotowanie"),
    "phase.roll": ("Roll phase", "Faza Kości"),
    "phase.harvest": ("Harvest phase", "Faza Zbiorów"),
    "phase.action": ("Action phase", "Faza Akcji"),
    "phase.monsters": ("Monsters phase", "Faza Potworów"),
    "phase.second_harvest": ("Second harvest phase", "Druga Faza Zbiorów"),
    "phase.end": ("End phase", "Faza Zakończenia"),
    "own": ("on your turn: {what}", "w twojej turze: {what}"),
    "off": ("off turn: {what}", "poza twoją turą: {what}"),
    "number": ("number {n}", "numer {n}"),
    "cost": ("cost {n}", "koszt {n}"),
    "base": ("base cost {n}", "koszt bazowy {n}"),
    "kind": ("{area}, {type}", "{area}, {type}"),
    "requires": ("roles: {roles}", "Role: {roles}"),
    "reward": ("reward: {what}", "nagroda: {what}"),
    "no_reward": ("no reward", "bez nagrody"),
    "every": ("1 VP for every {what} left", "1 PZ za {what}"),
    "every.kind": ("1 VP for every {what} of one kind left", "1 PZ za {what} tego samego rodzaju"),
    "each": ("{n} VP for each {what}", "{n} PZ za {what}"),
    "when.immediate": ("once: {what}", "jednorazowo: {what}"),
    "when.roll": ("in the roll phase: {what}", "w Fazie Kości: {what}"),
    "when.doubles": ("at a double: {what}", "przy dublu: {what}"),
    "when.harvest": ("in your harvest phase: {what}", "w twojej Fazie Zbiorów: {what}"),
    "when.start": ("at the start of your action phase: {what}", "na początku twojej Fazy Akcji: {what}"),
    "when.end": ("at the end of your action phase: {what}", "na koniec twojej Fazy Akcji: {what}"),
    "when.citizen": ("for every citizen you take: {what}", "za każdego nowego Mieszkańca: {what}"),
    "when.monster": ("for every monster you slay: {what}", "za każdego zgładzonego Potwora: {what}"),
    "when.cost": ("{what}", "{what}"),
    "brief.immediate": ("once: {what}", "raz: {what}"),
    "brief.roll": ("roll: {what}", "rzut: {what}"),
    "brief.doubles": ("double: {what}", "dubel: {what}"),
    "brief.harvest": ("harvest: {what}", "Zbiory: {what}"),
    "brief.start": ("start: {what}", "początek: {what}"),
    "brief.end": ("end: {what}", "koniec: {what}"),
    "brief.citizen": ("citizen: {what}", "Mieszkaniec: {what}"),
    "brief.monster": ("monster: {what}", "Potwór: {what}"),
    "brief.cost": ("{what}", "{what}"),
    "points": ("Victory points", "Punkty Zwycięstwa"),
    "points.monsters": ("Monsters", "Potwory"),
    "points.domains": ("Domains", "Włości"),
    "points.tokens": ("Victory tokens", "Znaczniki Zwycięstwa"),
    "points.duke": ("Duke", "Książę"),
    "tie.cards": ("Cards (fewer win a tie)", "Karty (przy remisie im mniej, tym lepiej)"),
    "family.citizens": ("Citizens", "Mieszkańcy"),
    "family.monsters": ("Monsters", "Potwory"),
    "family.domains": ("Domains", "Włości"),
    "family.dukes": ("Dukes", "Książęta"),
}

_BRIEF: Final[dict[str, tuple[str, str]]] = {
    "free_citizen": ("free citizen", "darmowy Mieszkaniec"),
    "cheap_citizen": ("free citizen up to {n}g", "darmowy Mieszkaniec do {n}z"),
    "cheap_soldier": ("free Soldier up to {n}g", "darmowy Żołnierz do {n}z"),
    "free_worker": ("free Worker", "darmowy Rzemieślnik"),
    "free_shadow": ("free Shadow", "darmowy Rozbójnik"),
    "free_holy": ("free Holy", "darmowy Święty"),
    "free_knight": ("free Knight", "darmowy Rycerz"),
    "slay": ("slay a monster", "zgładzenie Potwora"),
    "return_citizen": ("{n} VP for a citizen", "{n} PZ za Mieszkańca"),
    "return_monster": ("{n} VP for a monster", "{n} PZ za Potwora"),
    "steal_gold": ("steal {n}g", "zabierz {n}z"),
    "steal_magic": ("steal {n}m", "zabierz {n}m"),
    "take_gold": ("take {n}g", "zabierz {n}z"),
    "take_magic": ("take {n}m", "zabierz {n}m"),
    "take_monster": ("an opponent's monster", "Potwór przeciwnika"),
    "lower_die": ("a die −1", "kość −1"),
    "die_six": ("a die=6: 2g", "kość=6: 2z"),
    "die_one": ("a die=1: 1g per Holy", "kość=1: 1z za Świętego"),
    "no_surcharge": ("no surcharge", "bez dopłat"),
    "discount": ("domains −1g", "Włości −1z"),
}
"""What a special does in few words; in full it stands in `text`."""

_COUNTS: Final[dict[str, tuple[str, str, str, str]]] = {
    "soldier_citizens": (
        "citizen with the Soldier role", "każdego Mieszkańca z Rolą Żołnierza", "Soldier", "Żołnierza",
    ),
    "worker_citizens": (
        "citizen with the Worker role", "każdego Mieszkańca z Rolą Rzemieślnika", "Worker", "Rzemieślnika",
    ),
    "citizens": ("citizen", "każdego Mieszkańca", "citizen", "Mieszkańca"),
    "knights": ("Knight card", "każdą kartę Rycerza", "Knight", "Rycerza"),
    "domains": ("domain", "każdą Włość", "domain", "Włość"),
    "area": ("monster of this area", "każdego Potwora z tego Terenu", "monster here", "Potwora stąd"),
}  # fmt: skip

_GOLD: Final = "gold from an opponent"
_MAGIC: Final = "magic from an opponent"
_CARDS: Final = Sayings(
    {**SAYINGS.nouns, "vp": Noun("VP", "VP", "PZ", "PZ", "PZ")},
    SAYINGS.any_good,
    {
        **SAYINGS.specials,
        "take_gold": Noun(_GOLD, _GOLD, "Złoto od przeciwnika", "Złota od przeciwnika", "Złota od przeciwnika"),
        "take_magic": Noun(_MAGIC, _MAGIC, "Magia od przeciwnika", "Magie od przeciwnika", "Magii od przeciwnika"),
    },
    {name: (f"for each {en}", f"za {pl}") for name, (en, pl, _, _) in _COUNTS.items()},
)
"""Cards have no room for tokens and limits, which sentences name."""

_THINGS: Final[dict[str, tuple[str, str]]] = {
    "worker": ("Worker icon", "każdą ikonę Rzemieślnika"),
    "soldier": ("Soldier icon", "każdą ikonę Żołnierza"),
    "shadow": ("Shadow icon", "każdą ikonę Rozbójnika"),
    "holy": ("Holy icon", "każdą ikonę Świętego"),
    "citizen": ("citizen", "każdego Mieszkańca"),
    "monster": ("monster", "każdego Potwora"),
    "domain": ("domain", "każdą Włość"),
    "titan": ("Titan", "każdego Tytana"),
    "boss": ("Boss", "każdego Przywódcę"),
}

_EVERY: Final = Noun(
    "resource",
    "{n}\u00a0resources",
    "każdy pozostały zasób",
    "każde {n}\u00a0pozostałe zasoby",
    "każde {n}\u00a0pozostałych zasobów",
)


def word(key: str, lang: str, **words: object) -> str:
    """A word about cards in the language of the table."""
    return WORDS[key][1 if lang == "pl" else 0].format(**words)


class _Brief(Style):
    """“2g 1m per citizen”, for narrow boards."""

    def gains(self, amounts: list[tuple[str, int]]) -> list[str]:
        return [" ".join([self.gain(name, n) for name, n in amounts])]

    def gain(self, name: str, n: int) -> str:
        return (
            f"{n}\u00a0{word('vp', self.lang)}"
            if name == "vp"
            else f"{n}{word('letters', self.lang)[RESOURCES.index(name)]}"
        )

    def special(self, name: str, n: int) -> str:
        return _BRIEF[name][self.at].format(n=n)

    def per(self, each: str, name: str, n: int) -> str:
        return f"{each} {('per', 'za')[self.at]} {_COUNTS[name][2 + self.at]}"


def _style(lang: str, brief: bool) -> Style:
    return _Brief(lang, BRIEF, (" + ", "|", "→")) if brief else InFull(_CARDS, lang, NOMINATIVE)


def goods(amounts: list[int], lang: str, brief: bool) -> str:
    """“2 gold and 1 magic” as cards say it, or “2g 1m”."""
    style = _style(lang, brief)
    return style.together(style.gains([(name, n) for name, n in zip(RESOURCES, amounts, strict=True) if n]))


def saying(effect: Effect, lang: str, brief: bool = False) -> str:
    """An effect as cards say it, or in few words."""
    return _style(lang, brief).say(effect, RESOURCES)


def effect_saying(text: str, lang: str, brief: bool = False) -> str:
    """A text in the notation of effects, in words."""
    return saying(words().read(text, "text"), lang, brief)


def power_saying(row: Row, lang: str, brief: bool = False) -> str:
    """What a domain does and when."""
    key = f"{'brief' if brief else 'when'}.{row.text('when')}"
    return word(key, lang, what=effect_saying(row.text("power"), lang, brief))


def counted_roles(row: Row) -> list[tuple[str, int]]:
    """The role icons of a card, or those it asks for."""
    if not row.text("roles"):
        return []
    amounts = role_words().read(row.text("roles"), row.id).amounts
    return [(role, int(n)) for role, n in zip(ROLES, amounts, strict=True) if n]


def roles_saying(row: Row, lang: str) -> str:
    """“Worker, Soldier ×2”."""
    at = 1 if lang == "pl" else 0
    named = [(ROLE_NAMES[role][at], n) for role, n in counted_roles(row)]
    return ", ".join([f"{name}\u00a0×{n}" if n > 1 else name for name, n in named])


def duke_saying(table: Valeria, row: Row, lang: str) -> str:
    """VA-9.2, VA-9.3 What a duke counts."""
    amounts = thing_words().read(row.text("scoring"), row.id).amounts
    at = 1 if lang == "pl" else 0
    pairs = zip(thing_words().resources, amounts, strict=True)
    parts = [word("each", lang, n=int(n), what=_THINGS[thing][at]) for thing, n in pairs if n]
    key = "every" if table.box.pooled else "every.kind"
    every = row.integer("every")
    return ", ".join([*parts, word(key, lang, what=_EVERY.form(every, lang).format(n=every))])


def card_text(table: Valeria, family: str, row: Row, lang: str) -> str:
    """A row in words, for the list of cards."""
    at = 1 if lang == "pl" else 0
    if family == "dukes":
        return duke_saying(table, row, lang)
    if family == "citizens":
        parts = [
            word("number", lang, n=numbers_text(row)), word("base", lang, n=row.integer("cost")),
            word("requires", lang, roles=roles_saying(row, lang)),
            word("own", lang, what=effect_saying(row.text("own"), lang)),
            word("off", lang, what=effect_saying(row.text("off"), lang)),
        ]  # fmt: skip
        return "; ".join(parts)
    points = f"{number(row.integer('vp'))}\u00a0{word('vp', lang)}"
    if family == "monsters":
        area = next(area for area in AREAS if area.id == row.text("area")).name(lang)
        kind = word("kind", lang, area=area, type=TYPE_NAMES[row.text("type")][at])
        cost = goods([0, row.integer("strength"), row.integer("magic"), 0], lang, brief=False)
        reward = effect_saying(row.text("reward"), lang) or word("no_reward", lang)
        return "; ".join([kind, word("cost", lang, n=cost), points, word("reward", lang, what=reward)])
    cost = goods([row.integer("cost"), 0, 0, 0], lang, brief=False)
    roles = word("requires", lang, roles=roles_saying(row, lang))
    return "; ".join([word("cost", lang, n=cost), roles, points, power_saying(row, lang)])


def numbers_text(row: Row) -> str:
    """“9–10” for a card with two activation numbers."""
    return "–".join(row.text("activation").split())
