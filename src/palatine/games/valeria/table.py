"""The table of Valeria: how it is copied, and its answers to the kernel."""

from typing import final

from palatine.games.valeria import facts, features, label_text, reasons, scoring, speaking
from palatine.games.valeria.actions import DOMAIN
from palatine.games.valeria.components import RESOURCES, SOLDIER, WORKER
from palatine.games.valeria.headings import (
    FREE_CITIZEN,
    FROM_MONSTER,
    GRANTED_SLAYING,
    PAY,
    RETURN_CITIZEN,
    RETURN_MONSTER,
    SET_UP,
    TAKE_FROM,
)
from palatine.games.valeria.step import STEPS
from palatine.games.valeria.verbs import Verbs
from palatine.kernel.bits import bit_count
from palatine.kernel.blocks import Page
from palatine.kernel.effect import Effect
from palatine.kernel.fields import Sheet
from palatine.kernel.frame import Frame, turn
from palatine.kernel.ints import i64
from palatine.kernel.prompt import Reason
from palatine.kernel.table import Table


@final
class Valeria(Verbs):
    """A game of Valeria in progress."""

    def blank(self) -> "Valeria":
        return Valeria(self.game, self.seat_count, self.chosen, self.overlay, self.rules, self.box)

    def copy_from(self, other: Table) -> None:
        assert isinstance(other, Valeria)
        self.copy_base(other)
        self.phase = other.phase
        self.first = other.first
        self.active = other.active
        self.die1 = other.die1
        self.die2 = other.die2
        self.changed_by = other.changed_by
        self.is_ending = other.is_ending
        self.ending = other.ending
        self.areas = other.areas
        self.monsters = other.monsters
        self.offers = other.offers
        self.hidden = other.hidden
        self.unseen = other.unseen
        self.domains = other.domains
        self.covered = other.covered
        self.captured = other.captured
        self.captured_domains = other.captured_domains
        self.seat = [seat.clone() for seat in other.seat]

    def set_up(self) -> None:
        self.stack = [turn(SET_UP)]

    def run_step(self, frame: Frame) -> None:
        STEPS[frame.step].run(self, frame)

    def step_options(self, frame: Frame) -> list[int]:
        return STEPS[frame.step].options(self, frame)

    def choose_step(self, frame: Frame, action: i64) -> None:
        STEPS[frame.step].choose(self, frame, action)

    def skip_step(self, frame: Frame) -> None:
        STEPS[frame.step].skip(self, frame)

    def prompt_text(self, frame: Frame, lang: str) -> str:
        return speaking.prompt_text(self, frame, lang)

    def prompt_about(self, frame: Frame) -> list[str]:
        return speaking.prompt_about(self, frame)

    def prompt_facts(self, frame: Frame) -> dict[str, str | int]:
        return speaking.prompt_facts(self, frame)

    def targets(self, action: int, seat: int) -> list[str]:
        return label_text.targets(self, action, seat)

    def explain(self, frame: Frame, action: int, target: str) -> Reason:
        return reasons.explain(self, frame, action, target)

    def words(self, action: int, seat: int, lang: str) -> dict[str, str]:
        return label_text.words(self, action, seat, lang)

    def purse(self, seat: i64) -> dict[str, int]:
        return dict(zip(RESOURCES, [int(n) for n in self.seat[seat].tokens], strict=True))

    def asks_how(self, frame: Frame) -> bool:
        return frame.step == PAY

    def due(self, action: i64, seat: i64) -> dict[str, int]:
        """VA-3.5 Before any magic stands in."""
        return {name: n for name, n in zip(RESOURCES, label_text.due(self, action, seat), strict=True) if n}

    def measure(self, name: str, seat: i64, source: i64) -> i64:
        """VA-6.7, VA-7.7 What powers and rewards count: the owner's own cards."""
        s = self.seat[seat]
        if name == "soldier_citizens":
            return self.citizens_with(seat, SOLDIER)
        if name == "worker_citizens":
            return self.citizens_with(seat, WORKER)
        if name == "knights":
            return self.named(seat, self.box.knight)
        if name == "domains":
            return bit_count(s.domains)
        if name == "area":
            return self.slain_of_area(seat, self.box.area[source - FROM_MONSTER])
        count: i64 = 0
        for n in s.citizens:
            count += n
        return count

    def special(self, effect: Effect, seat: i64, source: i64) -> None:
        name = effect.name
        if name == "slay":
            self.stack.append(Frame(GRANTED_SLAYING, seat, 0, source if self.rules >= 3 else 0))
        elif name == "return_citizen":
            self.stack.append(Frame(RETURN_CITIZEN, seat, effect.count, source))
        elif name == "return_monster":
            self.stack.append(Frame(RETURN_MONSTER, seat, effect.count, source))
        elif name.startswith("take_"):
            self.stack.append(Frame(TAKE_FROM, seat, effect.number, source))
        else:
            assert name.startswith(("free_", "cheap_")), f"{effect.path}: {name} is no reward"
            self.stack.append(Frame(FREE_CITIZEN, seat, effect.number, source))

    def effect_of(self, number: i64) -> Effect | None:
        return self.box.effects[number] if 0 <= number < len(self.box.effects) else None

    def effect_at(self, path: str) -> Effect | None:
        return self.box.words.by_path(path)

    def card_pools(self) -> list[int]:
        return [0] * DOMAIN.size

    def sheet(self) -> Sheet["Valeria"]:
        return facts.TABLE

    def complete_facts(self) -> None:
        facts.complete(self)

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
