"""The table of Paladins of the West Kingdom: the verbs of the virtual player, and what the kernel asks."""

from typing import Final, final

from palatine.games.paladins import board_reasons, facts, features, prompt_text, reading, reasons, scoring, speaking
from palatine.games.paladins.actions import ASK_FAVOUR, BOARD_ACTION, DEVELOP_SLOT, FAVOUR, SCHEME
from palatine.games.paladins.cards import Cards
from palatine.games.paladins.components import (
    COMMISSION,
    CONVERT,
    CRIMINAL,
    LABOURER,
    RESOURCES,
    SET_OF_PALADINS,
    WORKERS,
)
from palatine.games.paladins.ground import NO_SCHEMES
from palatine.games.paladins.headings import (
    CLEAR,
    CRIMINALS,
    DESTROY_DEBT,
    DISCARD_SUSPICION,
    FREE_DEVELOP,
    FREE_RECRUIT,
    INQUISITION,
    PAY_DEBT,
    SET_UP,
)
from palatine.games.paladins.headings import WORKERS as WORKERS_STEP
from palatine.games.paladins.meaning import board_action
from palatine.games.paladins.seat import NO_WORKERS, VPL
from palatine.games.paladins.step import STEPS
from palatine.kernel.blocks import Page
from palatine.kernel.columns import changed, replaced
from palatine.kernel.effect import Effect
from palatine.kernel.fields import Sheet
from palatine.kernel.frame import NOBODY, Frame, turn
from palatine.kernel.ints import i64
from palatine.kernel.prompt import Reason

_STEP_OF: Final = {
    "destroy_debt": DESTROY_DEBT,
    "pay_debt": PAY_DEBT,
    "pray": CLEAR,
    "free_recruit": FREE_RECRUIT,
    "free_develop": FREE_DEVELOP,
}
"""The questions that rewards ask."""


@final
class Paladins(Cards):
    """A game of Paladins of the West Kingdom in progress."""

    def blank(self) -> "Paladins":
        return Paladins(self.game, self.seat_count, self.chosen, self.overlay, self.rules, self.box)

    def set_up(self) -> None:
        self.stack = [turn(SET_UP)]

    # ---- verbs: the virtual player -----------------------------------------------------------------------------------

    def set_vpl_workers(self, n: i64) -> None:
        """PA-14.8 The virtual player's pool; told since rules 2, as the numbers of events are part of a stored game."""
        self.seat[VPL].pool = replaced(NO_WORKERS, LABOURER, n)
        if self.listening and n and self.rules >= 2:
            self.emit("vpl_workers", "PA-14.8", NOBODY, {"number": int(n)})

    def tell_scheme_failed(self, why: dict[str, object], instead: i64) -> None:
        """PA-14.9 What stood in the way, and what the virtual player does instead; a negative number is Rest."""
        told = BOARD_ACTION.texts[instead] if instead >= 0 else "rest"
        self.emit("scheme_failed", "PA-14.9", NOBODY, {"why": why, "instead": told})

    def place_vpl(self, action: i64, n: i64) -> None:
        """PA-14.11"""
        s = self.seat[VPL]
        s.pool = changed(s.pool, LABOURER, -n)
        s.placed = replaced(s.placed, action, n)
        if self.listening:
            self.emit("place", "PA-14.11", NOBODY, {"action": BOARD_ACTION.texts[action], "number": int(n)})

    def rest(self) -> None:
        """PA-14.21 One worker on Rest: a space for it, and one for each worker left."""
        s = self.seat[VPL]
        if self.listening:
            self.emit("rest", "PA-14.21", NOBODY, {"left": int(s.pool[LABOURER]) - 1})
        self.move_marker(s.pool[LABOURER])

    def vpl_favour(self, place: i64) -> None:
        """PA-14.27"""
        s = self.seat[VPL]
        s.pool = changed(s.pool, LABOURER, -1)
        self.favour_workers = replaced(self.favour_workers, place, 1 + LABOURER + 6 * VPL)
        if self.listening:
            self.emit("favour", "PA-14.27", NOBODY, {"favour": FAVOUR.texts[self.favours[place]]})

    def reveal_scheme(self, card: i64) -> None:
        """PA-14.9 It lies on the discards at once."""
        self.scheme_deck = changed(self.scheme_deck, card, -1)
        self.schemes_gone = changed(self.schemes_gone, card, 1)
        if self.listening:
            self.emit("scheme", "PA-14.9", NOBODY, {"scheme": SCHEME.texts[card]})

    def shuffle_schemes(self) -> None:
        """PA-14.18, PA-A.28 Deck and discards together."""
        deck = self.scheme_deck[:]
        for card in range(i64(len(deck))):
            deck[card] += self.schemes_gone[card]
        self.scheme_deck = deck
        self.schemes_gone = NO_SCHEMES
        if self.listening:
            self.emit("shuffle", "PA-14.18", NOBODY, {"deck": "schemes"})

    def discard_scheme(self, card: i64) -> None:
        """PA-14.6 The Scheme that lay on a Favour."""
        self.schemes_gone = changed(self.schemes_gone, card, 1)

    def clear_right_side(self) -> None:
        """PA-14.18 The workers of the virtual player's right side return to the supply."""
        s = self.seat[VPL]
        placed = s.placed[:]
        for action in range(i64(COMMISSION), i64(CONVERT) + 1):
            placed[action] = 0
        s.placed = placed
        if self.listening:
            self.emit("clear", "PA-14.18", NOBODY, {})

    # ---- hooks -------------------------------------------------------------------------------------------------------

    def run_step(self, frame: Frame) -> None:
        STEPS[frame.step].run(self, frame)

    def step_options(self, frame: Frame) -> list[int]:
        return STEPS[frame.step].options(self, frame)

    def choose_step(self, frame: Frame, action: i64) -> None:
        STEPS[frame.step].choose(self, frame, action)

    def skip_step(self, frame: Frame) -> None:
        STEPS[frame.step].skip(self, frame)

    def prompt_text(self, frame: Frame, lang: str) -> str:
        return prompt_text.prompt_text(self, frame, lang)

    def prompt_about(self, frame: Frame) -> list[str]:
        return prompt_text.about(self, frame)

    def prompt_facts(self, frame: Frame) -> dict[str, str | int]:
        return prompt_text.prompt_facts(self, frame)

    def explain(self, frame: Frame, action: int, target: str) -> Reason:
        return reasons.explain(self, frame, action, target)

    def words(self, action: int, seat: int, lang: str) -> dict[str, str]:
        return speaking.words(self, action, seat, lang)

    def targets(self, action: int, seat: int) -> list[str]:
        """What the action is about, and the action of the board itself."""
        found = self.game.book.targets(action)
        if DEVELOP_SLOT.base <= action < ASK_FAVOUR.base:
            found = [*found, f"action:{BOARD_ACTION.texts[board_action(action)]}"]
        return found

    def purse(self, seat: i64) -> dict[str, int]:
        s = self.seat[seat]
        goods = [int(n) for n in (s.silver, s.provisions, s.strength, s.faith, s.influence)]
        return dict(zip([*WORKERS, *RESOURCES[CRIMINAL:]], [int(n) for n in s.pool] + goods, strict=True))

    def asks_how(self, frame: Frame) -> bool:
        return frame.step == WORKERS_STEP

    def due(self, action: i64, seat: i64) -> dict[str, int]:
        """Beside the workers, which are chosen later."""
        silver, provisions = board_reasons.price(self, seat, action)
        return {name: n for name, n in (("silver", silver), ("provision", provisions)) if n}

    def measure(self, name: str, seat: i64, source: i64) -> i64:
        """PA-13 What converted Outsiders count."""
        return scoring.counted(self, name, seat)

    def special(self, effect: Effect, seat: i64, source: i64) -> None:
        """PA-4.10 Tax and Criminals are compulsory; the other words ask, since rules 2 with the name of their card."""
        name = effect.name
        asking = source if self.rules >= 2 else 0
        if name == "tax":
            if self.take_tax(seat, effect.count):
                self.stack.append(turn(INQUISITION))
        elif name == "criminal":
            self.stack.append(Frame(CRIMINALS, seat, effect.count, 0))
        elif name == "remove_suspicion":
            self.stack.append(Frame(DISCARD_SUSPICION, seat, effect.count, asking))
        else:
            step = _STEP_OF[name]
            for _ in range(effect.count):
                self.stack.append(Frame(step, seat, 0, asking))

    def effect_of(self, number: i64) -> Effect | None:
        return self.box.effects[number] if 0 <= number < len(self.box.effects) else None

    def effect_at(self, path: str) -> Effect | None:
        return self.box.words.by_path(path)

    def card_pools(self) -> list[int]:
        return [0] * SET_OF_PALADINS

    def sheet(self) -> Sheet["Paladins"]:
        return facts.TABLE

    def complete_facts(self) -> None:
        reading.complete(self)

    def audit(self) -> list[str]:
        return facts.audit(self)

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def ranking(self) -> list[int]:
        return scoring.ranking(self)

    def breakdown(self) -> list[dict[str, int]]:
        return scoring.breakdown(self)

    def observe(self, seat: i64, page: Page) -> None:
        features.observe(self, seat, page)
