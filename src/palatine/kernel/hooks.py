"""What a game answers: the questions the kernel asks of every table."""

from typing import TYPE_CHECKING, Any, Final

from palatine.kernel.blocks import Page
from palatine.kernel.data import Reader
from palatine.kernel.effect import Effect
from palatine.kernel.fields import DUMP, Sheet
from palatine.kernel.frame import NOBODY, Frame
from palatine.kernel.game import Game
from palatine.kernel.ints import i64, mypyc_attr, vec
from palatine.kernel.prompt import Reason

if TYPE_CHECKING:
    from palatine.kernel.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Hooks:
    """Base of `Table`. A game overrides these, and nothing else of the kernel."""

    def __init__(self, game: Game) -> None:
        self.game: Final = game

    def blank(self) -> "Table":
        """A new empty table of the same kind, for `clone`."""
        raise NotImplementedError

    def copy_from(self, other: "Table") -> None:
        """Become an exact copy of another table of the same kind."""
        raise NotImplementedError

    def set_up(self) -> None:
        """Push the first frames."""
        raise NotImplementedError

    def run_step(self, frame: Frame) -> None:
        raise NotImplementedError

    def step_options(self, frame: Frame) -> list[int]:
        raise NotImplementedError

    def choose_step(self, frame: Frame, action: i64) -> None:
        raise NotImplementedError

    def skip_step(self, frame: Frame) -> None:
        """A step that may be skipped had no option."""

    def prompt_text(self, frame: Frame, lang: str) -> str:
        raise NotImplementedError

    def prompt_rule(self, frame: Frame) -> str:
        """The rule behind a question; a game may name a closer one than its step's."""
        return self.game.steps[frame.step].rule

    def prompt_about(self, frame: Frame) -> list[str]:
        """What a question is about besides what its options name: the card or space that is being decided on."""
        return []

    def prompt_facts(self, frame: Frame) -> dict[str, str | int]:
        """The facts of a question that none of its options has, by name; its sentence is made of them too."""
        return {}

    def explain(self, frame: Frame, action: int, target: str) -> Reason:
        """Why an action (-1: none) or a target is not possible at this frame."""
        raise NotImplementedError

    def words(self, action: int, seat: int, lang: str) -> dict[str, str]:
        """Names in texts and labels that depend on the table."""
        return {}

    def targets(self, action: int, seat: int) -> list[str]:
        return self.game.book.targets(action)

    def purse(self, seat: i64) -> dict[str, int] | None:
        """What a seat has of each resource, zero included: what options cost and bring is told by it."""
        return None

    def asks_how(self, frame: Frame) -> bool:
        """Whether a question only asks how a choice is paid or carried out: with which dice, workers or goods."""
        return False

    def due(self, action: i64, seat: i64) -> dict[str, int] | None:
        """The price of a legal action by resource, where it is asked later how it is paid."""
        return None

    def gain(self, seat: i64, amounts: vec[i64], source: i64) -> None:
        """A seat gets these amounts of the game's resources; effects arrive here."""
        raise NotImplementedError

    def measure(self, name: str, seat: i64, source: i64) -> i64:
        """The count that a `per` effect speaks of."""
        raise NotImplementedError

    def special(self, effect: Effect, seat: i64, source: i64) -> None:
        """An effect that only this game knows."""
        raise NotImplementedError

    def effect_of(self, number: i64) -> Effect | None:
        """The effect with this number, for frames that carry one."""
        return None

    def effect_at(self, path: str) -> Effect | None:
        """The effect with this path, for saved frames."""
        return None

    def card_pools(self) -> list[int]:
        """For each card the pool it is re-dealt within."""
        return []

    def sheet(self) -> Sheet[Any]:
        """The game's own fields, declared with who may see them: dumps, positions, views and samples follow from it."""
        raise NotImplementedError

    def facts(self) -> dict[str, object]:
        """The game's own fields for `dump`, complete and readable."""
        return self.sheet().shown(self, self, NOBODY, DUMP)

    def public_facts(self, viewer: int | None) -> dict[str, object]:
        """The game's own fields as a seat or spectator may know them."""
        return self.sheet().shown(self, self, NOBODY, viewer)

    def read_facts(self, reader: Reader) -> None:
        """Take the game's own fields from a position; missing ones have their starting value."""
        self.sheet().read(self, self, NOBODY, reader)
        self.complete_facts()

    def complete_facts(self) -> None:
        """What follows from the fields of a position: sums kept beside them, cards that are elsewhere now."""

    def forget(self, seat: int) -> None:
        """Every secret that lies in no zone becomes what the seat could imagine."""
        sheet = self.sheet()
        if sheet.has_secrets:
            sheet.forget(self, self, NOBODY, seat)
        self.reckon(seat)

    def reckon(self, seat: int) -> None:
        """Deal unknown cards once more where the seat can reckon more than zones say."""

    def audit(self) -> list[str]:
        """Sentences about everything that cannot be: conservation, negative goods, impossible buildings."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        raise NotImplementedError

    def ranking(self) -> list[int]:
        """The place of each seat after tie-breaks, 1 for the winner; seats that share victory share a place."""
        raise NotImplementedError

    def breakdown(self) -> list[dict[str, int]]:
        """The points of each seat by source."""
        raise NotImplementedError

    def observe(self, seat: i64, page: Page) -> None:
        """Write what the seat may know, block after block as `Game.blocks` lists them."""
        raise NotImplementedError
