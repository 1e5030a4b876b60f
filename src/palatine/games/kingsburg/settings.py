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
from palatine.games.kingsburg.scenario_components import CURRYING_FAVOUR, NO_SCENARIO, SCENARIOS
from palatine.games.kingsburg.steps.governors import CARDS_DEALT
from palatine.kernel.options import Conflict, Option

RULES_VERSION: Final = 2
"""2: KB-A-46, KB-A-47 and the order in which tile 15 is handed out (KB-19.3)."""

OPTIONS: Final = [
    Option("edition", 2, [1, 2], "Edition", "Edycja", "KB-22"),
    Option(
        "modules", [], list(MODULES), "Modules of the second edition", "Moduły drugiej edycji", "KB-2.5", many=True
    ),
    Option(
        "scenario", NO_SCENARIO, [NO_SCENARIO, *[row.id for row in SCENARIOS]],
        "Scenario: Currying Favour, Shifting Alliances or Goblin Valley",
        "Scenariusz: Kiełbasa wyborcza, Zmienne sojusze albo Dolina goblinów", "KB-20.3",
    ),
    Option(
        "row_choice", "deal", ["deal", "draft"], "Module 2: rows are dealt, or drafted openly",
        "Moduł 2: rzędy rozdaje się losowo albo wybiera jawnie", "KB-15.2",
    ),
    Option(
        "governor_choice", "deal", ["deal", "auction"], "Module 3: three governors each in secret, or an auction",
        "Moduł 3: po trzech gubernatorów w tajemnicy albo licytacja", "KB-16.2",
    ),
    Option(
        "whim_mode", "season", ["season", "tradition"],
        "Module 6: a tile is drawn each season, or all lie there and one goes each season (Return to Tradition)",
        "Moduł 6: co porę dochodzi kafelek albo leżą wszystkie i co porę jeden znika (Powrót do tradycji)", "KB-19.5",
    ),
    Option(
        "cards", "all", ["all", CONFIRMED],
        "All cards, or only those that a rulebook or a public source tells of (no reconstructed ones)",
        "Wszystkie karty albo tylko potwierdzone w instrukcji lub publicznym źródle (bez odtworzonych)", "KB-25.1",
    ),
    Option(
        "e1_queen_vp", 1, [1, 3], "VP of the Queen in the first edition: 1 as in the Polish rulebook, or 3",
        "PZ od Królowej w pierwszej edycji: 1 jak w polskiej instrukcji albo 3", "KB-A-01",
    ),
    Option(
        "guard_tower_gold", 1, [1, 2], "Gold in the price of the Guard Tower: 1 as public lists say, or 2",
        "Złoto w koszcie Kordegardy (Wieży Strażniczej): 1 jak w zestawieniach albo 2", "KB-A-03",
    ),
]  # fmt: skip


class QueenOfFirstEdition(Conflict):
    """The second edition leaves no doubt about the Queen."""

    def applies(self, chosen: dict[str, object], seats: int) -> bool:
        return chosen["edition"] == 2 and chosen["e1_queen_vp"] != 1


class OnlySecondEdition(Conflict):
    """KB-21 Modules and scenarios belong to the second edition."""

    def applies(self, chosen: dict[str, object], seats: int) -> bool:
        return chosen["edition"] == 1 and (bool(chosen["modules"]) or chosen["scenario"] != NO_SCENARIO)


class FavourWithoutTokens(Conflict):
    """KB-20.1 The Army of Currying Favour needs the reinforcement die."""

    def applies(self, chosen: dict[str, object], seats: int) -> bool:
        return chosen["scenario"] == CURRYING_FAVOUR and has_module(chosen, TOKENS)


class ModeNeedsModule(Conflict):
    """A way to play a module means nothing without it."""

    def __init__(self, rule: str, en: str, pl: str, option: str, default: str, module: str) -> None:
        super().__init__(rule, en, pl)
        self.option: Final = option
        self.default: Final = default
        self.module: Final = module

    def applies(self, chosen: dict[str, object], seats: int) -> bool:
        return chosen[self.option] != self.default and not has_module(chosen, self.module)


class ConfirmedNeedsCards(Conflict):
    """Only governors and destiny cards are partly confirmed."""

    def applies(self, chosen: dict[str, object], seats: int) -> bool:
        return chosen["cards"] == CONFIRMED and not (has_module(chosen, GOVERNING) or has_module(chosen, DESTINED))


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
    QueenOfFirstEdition(
        "KB-A-01",
        "The option about the Queen is for the first edition; in the second edition she always gives 3 VP.",
        "Wybór PZ od Królowej dotyczy pierwszej edycji; w drugiej edycji Królowa zawsze daje 3 PZ.",
    ),
    OnlySecondEdition(
        "KB-22",
        "Modules and scenarios belong to the second edition; play the first edition without them.",
        "Moduły i scenariusze należą do drugiej edycji; w pierwszej gra się bez nich.",
    ),
    FavourWithoutTokens(
        "KB-20.1",
        "Currying Favour cannot be played with soldier tokens: its Army needs the roll for reinforcements.",
        "Kiełbasy wyborczej nie można łączyć z żetonami wojsk: grupa Wojsko wymaga rzutu na posiłki.",
    ),
    ModeNeedsModule(
        "KB-15.2", "How rows are chosen is about the module Alternative Rows; add that module first.",
        "Sposób wyboru rzędów dotyczy modułu Alternatywne rzędy budynków; najpierw włącz ten moduł.",
        "row_choice", "deal", ALTERNATIVE,
    ),
    ModeNeedsModule(
        "KB-16.2", "How governors are chosen is about the module Governors; add that module first.",
        "Sposób wyboru gubernatorów dotyczy modułu Gubernatorzy; najpierw włącz ten moduł.",
        "governor_choice", "deal", GOVERNING,
    ),
    ModeNeedsModule(
        "KB-19.5", "How whims come into play is about the module Whims; add that module first.",
        "Sposób gry kaprysami dotyczy modułu Kaprysy; najpierw włącz ten moduł.",
        "whim_mode", "season", WHIMSICAL,
    ),
    ConfirmedNeedsCards(
        "KB-25.1", "Confirmed cards are governors and destiny cards; add one of these modules first.",
        "Karty potwierdzone to gubernatorzy i karty przeznaczenia; najpierw włącz jeden z tych modułów.",
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
