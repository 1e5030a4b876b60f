"""KB-21 Options of a table and what excludes each other, with the sentence that says why."""

from typing import Final

from palatine.games.kingsburg.families import (
    ALTERNATIVE,
    CONFIRMED,
    DESTINED,
    EXTRA,
    GOVERNING,
    MODULES,
    TOKENS,
    WHIMSICAL,
    cards_in_play,
    has_module,
)  # fmt: skip
from palatine.games.kingsburg.governor_components import GOVERNORS
from palatine.games.kingsburg.scenario_components import (
    CURRYING_FAVOUR,
    GOBLIN_VALLEY,
    NO_SCENARIO,
    SCENARIOS,
    SHIFTING_ALLIANCES,
)
from palatine.games.kingsburg.steps.governors import CARDS_DEALT
from palatine.kernel.options import Conflict, Needless, Option

RULES_VERSION: Final = 2
"""2: KB-A-46, KB-A-47 and the order in which tile 15 is handed out (KB-19.3)."""

MODULE_NAMES: Final[dict[object, tuple[str, ...]]] = {
    EXTRA: (
        "Extra rows", "Dodatkowe rzędy budynków",
        "Seven rows instead of five: a new one at the top and one at the foot.",
        "Siedem rzędów zamiast pięciu: nowy na górze i nowy na dole.",
    ),
    ALTERNATIVE: (
        "Alternative rows", "Alternatywne rzędy budynków",
        "Everybody gets two rows of other buildings and may cover their own.",
        "Każdy dostaje dwa rzędy innych budynków i może nimi zakryć swoje.",
    ),
    GOVERNING: (
        "Governors", "Karty gubernatorów", "Everybody has a governor whose talent lasts all game.",
        "Każdy ma gubernatora, którego zdolność działa przez całą grę.",
    ),
    DESTINED: (
        "Destiny", "Karty przeznaczenia",
        "Each year a card changes something for everybody until winter is over.",
        "Co roku nowa karta zmienia coś dla wszystkich do końca zimy.",
    ),
    TOKENS: (
        "Soldier tokens", "Żetony wojsk",
        "No die for reinforcements: everybody secretly spends a token of their own.",
        "Zamiast rzutu na posiłki: każdy w tajemnicy wybiera swój żeton.",
    ),
    WHIMSICAL: (
        "Whims of the court", "Kaprysy dworzan", "Tiles change what advisors give.",
        "Kafelki zmieniają to, co dają członkowie rady.",
    ),
}  # fmt: skip
SCENARIO_NAMES: Final[dict[object, tuple[str, ...]]] = {
    NO_SCENARIO: (
        "No scenario", "Bez scenariusza", "Nothing besides the modules chosen.", "Nic ponad wybrane moduły.",
    ),
    CURRYING_FAVOUR: (
        "Currying Favour", "Kiełbasa wyborcza",
        "Each year everybody claims one of eight groups of the people and enjoys its privilege.",
        "Co roku każdy zajmuje jedną z ośmiu grup społecznych i korzysta z jej przywileju.",
    ),
    SHIFTING_ALLIANCES: (
        "Shifting Alliances", "Zmienne sojusze",
        "Each year you put a token on an advisor; when others influence them, you gain points.",
        "Co roku kładziesz żeton na członku rady; gdy wpływają na niego inni, zyskujesz punkty.",
    ),
    GOBLIN_VALLEY: (
        "Goblin Valley", "Dolina goblinów", "In winter goblins may join the enemy.",
        "Zimą do wroga mogą dołączyć gobliny.",
    ),
}  # fmt: skip

OPTIONS: Final = [
    Option(
        "edition", 2, [1, 2], "Edition", "Edycja", "KB-22", is_first=True,
        names={
            1: ("1st edition", "1. edycja", "Without modules and scenarios.", "Bez modułów i scenariuszy."),
            2: (
                "2nd edition", "2. edycja", "With modules and scenarios to choose from.",
                "Z modułami i scenariuszami do wyboru.",
            ),
        },
    ),
    Option(
        "modules", [], list(MODULES), "Modules of the second edition", "Moduły drugiej edycji", "KB-2.5", many=True,
        names=MODULE_NAMES, is_first=True, needs={"edition": [2]},
    ),
    Option(
        "scenario", NO_SCENARIO, [NO_SCENARIO, *[row.id for row in SCENARIOS]],
        "Scenario: Currying Favour, Shifting Alliances or Goblin Valley",
        "Scenariusz: Kiełbasa wyborcza, Zmienne sojusze albo Dolina goblinów", "KB-20.3",
        names=SCENARIO_NAMES, is_first=True, needs={"edition": [2]},
    ),
    Option(
        "row_choice", "deal", ["deal", "draft"], "Module 2: rows are dealt, or drafted openly",
        "Moduł 2: rzędy rozdaje się losowo albo wybiera jawnie", "KB-15.2",
        title=("Choosing the rows", "Wybór rzędów"), needs={"modules": [ALTERNATIVE]},
        names={
            "deal": (
                "dealt by lot", "losowe rozdanie", "Two rows by lot for everybody.",
                "Po dwa losowe rzędy dla każdego.",
            ),
            "draft": (
                "drafted openly", "jawny wybór", "All lie face up and are taken in turn.",
                "Wszystkie leżą odkryte i bierze się je po kolei.",
            ),
        },
    ),
    Option(
        "governor_choice", "deal", ["deal", "auction"], "Module 3: three governors each in secret, or an auction",
        "Moduł 3: po trzech gubernatorów w tajemnicy albo licytacja", "KB-16.2",
        title=("Choosing the governors", "Wybór gubernatorów"), needs={"modules": [GOVERNING]},
        names={
            "deal": (
                "three cards to choose from", "trzy karty do wyboru", "Everybody keeps one of three.",
                "Każdy zachowuje jednego z trzech.",
            ),
            "auction": (
                "auction", "licytacja", "Governors are bid for with VP.", "Gubernatorów licytuje się za PZ.",
            ),
        },
    ),
    Option(
        "whim_mode", "season", ["season", "tradition"],
        "Module 6: a tile is drawn each season, or all lie there and one goes each season (Return to Tradition)",
        "Moduł 6: co porę dochodzi kafelek albo leżą wszystkie i co porę jeden znika (Powrót do tradycji)", "KB-19.5",
        title=("Whims", "Kaprysy"), needs={"modules": [WHIMSICAL]},
        names={
            "season": (
                "one each season", "jeden na porę", "One more tile each season.", "Co porę dochodzi jeden kafelek.",
            ),
            "tradition": (
                "Return to Tradition", "Powrót do tradycji",
                "At first all of them lie there; after each season one goes.",
                "Na początku leżą wszystkie; po każdej porze znika jeden.",
            ),
        },
    ),
    Option(
        "cards", "all", ["all", CONFIRMED],
        "All cards, or only those that a rulebook or a public source tells of (no reconstructed ones)",
        "Wszystkie karty albo tylko potwierdzone w instrukcji lub publicznym źródle (bez odtworzonych)", "KB-25.1",
        title=("Cards", "Karty"), needs={"modules": [GOVERNING, DESTINED]},
        names={
            "all": (
                "all", "wszystkie", "Reconstructed ones too (marked with a quill).",
                "Także odtworzone (oznaczone piórem).",
            ),
            CONFIRMED: (
                "confirmed only", "tylko potwierdzone", "Only those that the rulebook or a public source tells of.",
                "Tylko te, które zna instrukcja albo publiczne źródło.",
            ),
        },
    ),
    Option(
        "e1_queen_vp", 1, [1, 3], "VP of the Queen in the first edition: 1 as in the Polish rulebook, or 3",
        "PZ od Królowej w pierwszej edycji: 1 jak w polskiej instrukcji albo 3", "KB-A-01", needs={"edition": [1]},
    ),
    Option(
        "guard_tower_gold", 1, [1, 2], "Gold in the price of the Guard Tower: 1 as public lists say, or 2",
        "Złoto w koszcie Kordegardy (Wieży Strażniczej): 1 jak w zestawieniach albo 2", "KB-A-03",
    ),
]  # fmt: skip


class FavourWithoutTokens(Conflict):
    """KB-20.1 The Army of Currying Favour needs the reinforcement die."""

    def applies(self, chosen: dict[str, object], seats: int) -> bool:
        return chosen["scenario"] == CURRYING_FAVOUR and has_module(chosen, TOKENS)


class ConfirmedWithoutRows(Conflict):
    """No price of the additional rows is confirmed."""

    def applies(self, chosen: dict[str, object], seats: int) -> bool:
        rows = has_module(chosen, EXTRA) or has_module(chosen, ALTERNATIVE)
        return chosen["cards"] == CONFIRMED and rows


class TooFewGovernors(Conflict):
    """KB-16.1 Three cards for each player must be there."""

    def applies(self, chosen: dict[str, object], seats: int) -> bool:
        if not has_module(chosen, GOVERNING) or chosen["governor_choice"] == "auction":
            return False
        return CARDS_DEALT * seats > len(cards_in_play(GOVERNORS, chosen))


CONFLICTS: Final[list[Conflict]] = [
    Needless(
        "KB-A-01",
        "The option about the Queen is for the first edition; in the second edition she always gives 3 VP.",
        "Wybór PZ od Królowej dotyczy pierwszej edycji; w drugiej edycji Królowa zawsze daje 3 PZ.",
        OPTIONS, "e1_queen_vp",
    ),
    Needless(
        "KB-22",
        "Modules and scenarios belong to the second edition; play the first edition without them.",
        "Moduły i scenariusze należą do drugiej edycji; w pierwszej gra się bez nich.",
        OPTIONS, "modules", "scenario",
    ),
    FavourWithoutTokens(
        "KB-20.1",
        "Currying Favour cannot be played with soldier tokens: its Army needs the roll for reinforcements.",
        "Kiełbasy wyborczej nie można łączyć z żetonami wojsk: grupa Wojsko wymaga rzutu na posiłki.",
    ),
    Needless(
        "KB-15.2", "How rows are chosen is about the module Alternative Rows; add that module first.",
        "Sposób wyboru rzędów dotyczy modułu Alternatywne rzędy budynków; najpierw włącz ten moduł.",
        OPTIONS, "row_choice",
    ),
    Needless(
        "KB-16.2", "How governors are chosen is about the module Governors; add that module first.",
        "Sposób wyboru gubernatorów dotyczy modułu Gubernatorzy; najpierw włącz ten moduł.",
        OPTIONS, "governor_choice",
    ),
    Needless(
        "KB-19.5", "How whims come into play is about the module Whims; add that module first.",
        "Sposób gry kaprysami dotyczy modułu Kaprysy; najpierw włącz ten moduł.",
        OPTIONS, "whim_mode",
    ),
    Needless(
        "KB-25.1", "Confirmed cards are governors and destiny cards; add one of these modules first.",
        "Karty potwierdzone to gubernatorzy i karty przeznaczenia; najpierw włącz jeden z tych modułów.",
        OPTIONS, "cards",
    ),
    ConfirmedWithoutRows(
        "KB-25.1", "The prices of extra and alternative rows are reconstructed; with confirmed cards play without these"
        " modules.",
        "Koszty dodatkowych i alternatywnych rzędów są odtworzone; przy kartach potwierdzonych zagraj bez tych"
        " modułów.",
    ),
    TooFewGovernors(
        "KB-16.1", "There are not enough confirmed governors to deal three to everybody; choose the auction or all"
        " cards.",
        "Potwierdzonych gubernatorów jest za mało na rozdanie po trzech; wybierz licytację albo wszystkie karty.",
    ),
]  # fmt: skip
