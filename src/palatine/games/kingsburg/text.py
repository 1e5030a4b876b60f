"""Words of Kingsburg in Polish and English. The Polish rulebooks use different terms; each edition speaks its own."""

from typing import Final, final

from palatine.games.kingsburg.components import RESOURCES
from palatine.games.kingsburg.module_text import ASIDES, COUNTS, PAY_TOKEN, SPECIALS
from palatine.kernel.effect import ANY, EITHER, SEQ, TRADE, Effect, InFull, Sayings
from palatine.kernel.ints import i64, vec
from palatine.kernel.speech import ACCUSATIVE, Noun, listed

GOLD_NOUN: Final = Noun("gold", "gold", "złoto", "złota", "złota", genitive="złota")
WOOD_NOUN: Final = Noun("wood", "wood", "drewno", "drewna", "drewna", genitive="drewna")
STONE_NOUN: Final = Noun("stone", "stone", "kamień", "kamienie", "kamieni", genitive="kamienia")
TOKEN_NOUN: Final = Noun("+2\u00a0token", "+2\u00a0tokens", "żeton +2", "żetony +2", "żetonów +2", genitive="żetonu +2")
POINT_NOUN: Final = Noun("VP", "VP", "PZ", "PZ", "PZ")
DIE_NOUN: Final = Noun("die", "dice", "kość", "kości", "kości", genitive="kości")
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


class _Effects(InFull):
    """What several trades give alike is said once (the Town Hall's VP); what goes with a gain stands in a bracket."""

    def __init__(self, terms: "Terms", lang: str, case: str) -> None:
        super().__init__(terms.sayings, lang, case)
        self.terms: Final = terms

    def items(self, effect: Effect, resources: list[str]) -> list[str]:
        get = self.terms.shared_reward(effect) if effect.tag == EITHER else None
        if get is not None:
            pays = self.either([self.say(way.parts[0], resources) for way in effect.parts])
            return [self.trade(pays, self.say(get, resources))]
        aside = next((part.name for part in effect.parts if part.name in ASIDES), "")
        if effect.tag != SEQ or not aside:
            return super().items(effect, resources)
        others = [part for part in effect.parts if part.name != aside]
        gains = self.together([item for part in others for item in self.items(part, resources)])
        if aside == PAY_TOKEN:
            return [self.trade(TOKEN_NOUN.count(1, self.lang, self.form), gains)]
        return [f"{gains} ({ASIDES[aside][self.at]})"]


@final
class Terms:
    """The terms of one edition."""

    def __init__(self, edition: int) -> None:
        first = edition == 1
        self.edition: Final = edition
        self.soldier: Final = (
            Noun(
                "soldier", "soldiers", "żołnierza", "żołnierzy", "żołnierzy",
                nominative="żołnierz", genitive="żołnierza",
            )
            if first
            else Noun("soldier", "soldiers", "oddział", "oddziały", "oddziałów", genitive="oddziału")
        )  # fmt: skip
        self.good: Final = (
            Noun("good", "goods", "surowiec", "surowce", "surowców", genitive="surowca")
            if first
            else Noun("good", "goods", "zasób", "zasoby", "zasobów", genitive="zasobu")
        )
        self.any_good: Final = (
            Noun(
                "good of your choice", "goods of your choice", "dowolny surowiec", "dowolne surowce",
                "dowolnych surowców", genitive="dowolnego surowca",
            )
            if first
            else Noun(
                "good of your choice", "goods of your choice", "wybrany zasób", "wybrane zasoby", "wybranych zasobów",
                genitive="wybranego zasobu",
            )
        )  # fmt: skip
        self.advisor_genitive: Final = "doradcy" if first else "członka rady"
        self.advisor_accusative: Final = "doradcę" if first else "członka rady"
        self.this_advisor_accusative: Final = "tego doradcę" if first else "tego członka rady"
        self.this_advisor_locative: Final = "tym doradcy" if first else "tym członku rady"
        self.advisors_genitive: Final = "doradców" if first else "członków rady"
        self.in_season: Final = "w sezonie produkcyjnym" if first else "w porze zbiorów"
        self.in_each_season: Final = "w każdym sezonie produkcyjnym" if first else "w każdej porze zbiorów"
        self.of_each_season: Final = "każdego sezonu produkcyjnego" if first else "każdej pory zbiorów"
        self.when_built: Final = (
            "Budynki wznosi się, gdy w sezonie produkcyjnym przychodzi twoja kolej budowy."
            if first
            else "Budynki stawia się, gdy w porze zbiorów przychodzi twoja tura rozbudowy."
        )
        self.when_attacked: Final = (
            "Najeźdźca atakuje zimą, w fazie 8; nikt go nie wybiera."
            if first
            else "Wróg atakuje zimą, w fazie 8; nikt go nie wybiera."
        )
        self.stock_moves: Final = (
            "Surowce, żetony i żołnierzy bierze się i oddaje"
            if first
            else "Zasoby, żetony i oddziały bierze się i oddaje"
        )
        self.this_season: Final = "w tym sezonie" if first else "w tej porze"
        self.build: Final = "wybuduj" if first else "postaw"
        self.building: Final = "Budowa" if first else "Rozbudowa prowincji"
        self.build_nothing: Final = "Nic nie buduj" if first else "Nic nie stawiaj"
        self.builds: Final = "buduje:" if first else "stawia budynek"
        self.builder: Final = "Wybuduj:" if first else "Postaw budynek"
        self.envoy: Final = "Królewski Wysłannik" if first else "królewski wysłannik"
        self.envoy_genitive: Final = "Królewskiego Wysłannika" if first else "królewskiego wysłannika"
        self.envoy_instrumental: Final = "Królewskim Wysłannikiem" if first else "królewskim wysłannikiem"
        self.keep_envoy: Final = "zachowaj Wysłannika" if first else "zachowaj wysłannika"
        self.how_many: Final = "ilu żołnierzy" if first else "ile oddziałów"
        self.recruit: Final = "Zwerbuj" if first else "Zrekrutuj"
        self.recruits: Final = "werbuje" if first else "rekrutuje"
        self.no_recruits: Final = "Bez werbunku" if first else "Bez rekrutacji"
        self.enemy_deck: Final = "Talii Najeźdźców" if first else "talii wrogów"
        self.revealed: Final = "Odkryto najeźdźcę" if first else "Odkryto wroga"
        self.disbanded: Final = (
            "Żołnierze wracają do domu, najeźdźca odchodzi." if first else "Wojska rozwiązane, wróg odchodzi."
        )
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

    def effect(self, effect: Effect, lang: str, case: str = ACCUSATIVE) -> str:
        """The effect as a phrase: in the accusative after a verb, in the nominative on cards and in brackets."""
        return _Effects(self, lang, case).say(effect, RESOURCES) or ("nic" if lang == "pl" else "nothing")

    def price(self, effect: Effect, lang: str) -> str:
        """What is paid: any goods are simply goods."""
        return self.good.count(effect.count, lang) if effect.tag == ANY else self.effect(effect, lang)

    def shared_reward(self, effect: Effect) -> Effect | None:
        """What several trades give alike, whichever is paid: the Town Hall's VP."""
        if any(way.tag != TRADE for way in effect.parts):
            return None
        said = {self.sayings.describe(way.parts[1], RESOURCES, "en") for way in effect.parts}
        return effect.parts[0].parts[1] if len(said) == 1 else None

    def amounts(self, amounts: vec[i64], lang: str, case: str = ACCUSATIVE) -> str:
        """“2 gold and 1 VP” from a vector over the resources."""
        counted = [noun.count(int(n), lang, case) for noun, n in zip(self.nouns, amounts, strict=False) if n]
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
