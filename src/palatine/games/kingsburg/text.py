"""Words of Kingsburg in Polish and English. The Polish rulebooks use different terms; each edition speaks its own."""

from typing import Final, final

from palatine.games.kingsburg.components import RESOURCES
from palatine.games.kingsburg.module_text import COUNTS, SPECIALS
from palatine.kernel.effect import Effect, Sayings
from palatine.kernel.ints import i64, vec
from palatine.kernel.speech import Noun, listed

GOLD_NOUN: Final = Noun("gold", "gold", "złoto", "złota", "złota")
WOOD_NOUN: Final = Noun("wood", "wood", "drewno", "drewna", "drewna")
STONE_NOUN: Final = Noun("stone", "stone", "kamień", "kamienie", "kamieni")
TOKEN_NOUN: Final = Noun("+2\u00a0token", "+2\u00a0tokens", "żeton +2", "żetony +2", "żetonów +2")
POINT_NOUN: Final = Noun("VP", "VP", "PZ", "PZ", "PZ")
DIE_NOUN: Final = Noun("die", "dice", "kość", "kości", "kości")
GOODS_NOUNS: Final = (GOLD_NOUN, WOOD_NOUN, STONE_NOUN)

PHASES: Final = (
    ("", "", ""),
    # English, second edition, first edition
    ("King's Aid", "Królewska pomoc", "Pomoc od Króla"),
    ("Spring", "Wiosna", "Wiosna"),
    ("King's Favour", "Przychylność króla", "Królewska Nagroda"),
    ("Summer", "Lato", "Lato"),
    ("King's Envoy", "Królewski wysłannik", "Królewski Wysłannik"),
    ("Autumn", "Jesień", "Jesień"),
    ("Recruitment", "Rekrutacja", "Werbunek Żołnierzy"),
    ("Winter – battle", "Zima – bitwa", "Zima – bitwa"),
)


@final
class Terms:
    """The terms of one edition."""

    def __init__(self, edition: int) -> None:
        first = edition == 1
        self.edition: Final = edition
        self.soldier: Final = (
            Noun("soldier", "soldiers", "żołnierza", "żołnierzy", "żołnierzy")
            if first
            else Noun("soldier", "soldiers", "oddział", "oddziały", "oddziałów")
        )
        self.good: Final = (
            Noun("good", "goods", "surowiec", "surowce", "surowców")
            if first
            else Noun("good", "goods", "zasób", "zasoby", "zasobów")
        )
        self.any_good: Final = (
            Noun(
                "good of your choice",
                "goods of your choice",
                "dowolny surowiec",
                "dowolne surowce",
                "dowolnych surowców",
            )
            if first
            else Noun(
                "good of your choice", "goods of your choice", "wybrany zasób", "wybrane zasoby", "wybranych zasobów"
            )
        )
        self.advisor_genitive: Final = "doradcy" if first else "członka rady"
        self.advisor_accusative: Final = "doradcę" if first else "członka rady"
        self.this_season: Final = "w tym sezonie" if first else "w tej porze"
        self.build: Final = "wybuduj" if first else "postaw"
        self.envoy: Final = "Królewski Wysłannik" if first else "królewski wysłannik"
        self.enemy_deck: Final = "Talii Najeźdźców" if first else "talii wrogów"
        self.reinforcements: Final = "Żołnierze od Króla" if first else "Królewskie posiłki"
        peek = (
            "obejrzenie w ukryciu górnej karty Talii Najeźdźców" if first else "podgląd wierzchniej karty talii wrogów"
        )
        loss = "1 zniszczony budynek" if first else "1 zburzony budynek"
        self.nouns: Final = [GOLD_NOUN, WOOD_NOUN, STONE_NOUN, TOKEN_NOUN, self.soldier, POINT_NOUN]
        self.sayings: Final = Sayings(
            dict(zip(RESOURCES, self.nouns, strict=True)),
            self.any_good,
            {"peek": ("a secret look at the top enemy card", peek), "building": ("1 building", loss), **SPECIALS},
            {"goods": ("for every {n} goods", "za każde {n} " + ("surowce" if first else "zasoby")), **COUNTS},
        )

    def effect(self, effect: Effect, lang: str) -> str:
        return self.sayings.describe(effect, RESOURCES, lang)

    def amounts(self, amounts: vec[i64], lang: str) -> str:
        """“2 gold and 1 VP” from a vector over the resources."""
        counted = [noun.count(int(n), lang) for noun, n in zip(self.nouns, amounts, strict=False) if n]
        return listed(counted, lang) or ("nic" if lang == "pl" else "nothing")

    def counted(self, goods: dict[str, object], lang: str) -> str:
        """The same from the facts of an event."""
        parts: list[str] = []
        for name, noun in zip(RESOURCES, self.nouns, strict=True):
            n = goods.get(name, 0)
            if isinstance(n, int) and n:
                parts.append(noun.count(n, lang))
        return listed(parts, lang) or ("nic" if lang == "pl" else "nothing")

    def phase(self, phase: int, lang: str) -> str:
        return PHASES[phase][0 if lang != "pl" else 2 if self.edition == 1 else 1]


TERMS: Final = (Terms(2), Terms(1), Terms(2))
"""By edition; 0 stands for the newest."""
