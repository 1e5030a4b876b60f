"""The door of a game: what the kernel must know of it. Each game subclasses this once."""

from typing import TYPE_CHECKING, Final

from palatine.kernel.about import About, both
from palatine.kernel.action import ActionBook
from palatine.kernel.blocks import Block, Layout
from palatine.kernel.data import Family, checked_overlay
from palatine.kernel.errors import BadOption
from palatine.kernel.frame import MOST_STEPS, StepBase
from palatine.kernel.ints import i64, mypyc_attr, vec
from palatine.kernel.options import Conflict, Option, chosen_options
from palatine.kernel.speech import quoted
from palatine.kernel.zone import Zones

if TYPE_CHECKING:
    from palatine.kernel.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """Facts that hold for every table of the game."""

    def __init__(
        self,
        name: str,
        rules_version: int,
        title_en: str,
        title_pl: str,
        min_seats: int,
        max_seats: int,
        options: list[Option],
        conflicts: list[Conflict],
        book: ActionBook,
        zones: Zones,
        steps: list[StepBase],
        effect_step: int = -1,
        choice_step: int = -1,
        offer_step: int = -1,
        die_faces: int = 6,
        turn_rule: str = "",
        oldest_rules: int = 0,
        earlier_books: tuple[str, ...] = (),
        about: About | None = None,
    ) -> None:
        assert len(steps) <= MOST_STEPS, "frame.turn has no room for more steps"
        self.name: Final = name
        self.rules_version: Final = rules_version
        """The newest rules: those of new tables."""
        self.oldest_rules: Final = oldest_rules or rules_version
        """The oldest rules that tables, records and positions of earlier days are still played by."""
        self.earlier_books: Final = earlier_books
        """Fingerprints of the book before actions were added at its end: what was saved with them can be read."""
        self.about: Final = about or About()
        self.title_en: Final = title_en
        self.title_pl: Final = title_pl
        self.min_seats: Final = min_seats
        self.max_seats: Final = max_seats
        self.options: Final = options
        self.conflicts: Final = conflicts
        self.book: Final = book
        self.zones: Final = zones
        self.steps: Final = steps
        self.effect_step: Final[i64] = effect_step
        """The step whose frames carry the number of an effect to resolve; -1 if the game has none."""
        self.choice_step: Final[i64] = choice_step
        """The step that asks the owner of an effect to choose."""
        self.offer_step: Final[i64] = offer_step
        """The step that offers a trade, which may be declined."""
        self.die_faces: Final = die_faces
        self.turn_rule: Final = turn_rule
        """The rule that says whose turn it is, for `why_not`."""
        self.step_kinds: Final[vec[i64]] = vec[i64]([step.kind for step in steps])
        self.templates: Final[dict[str, Table]] = {}
        """Empty tables by rules, seats and options: the box of a table is read from its rows once."""
        self.step_names: Final = [step.name for step in steps]
        self.layout: Final = Layout(self.blocks())
        """How an observation is written."""

    def new_table(self, seats: int, chosen: dict[str, object], overlay: dict[str, object], rules: int) -> "Table":
        """An empty table with these checked options, overlay and rules version; nothing is set up yet."""
        raise NotImplementedError

    def families(self, chosen: dict[str, object]) -> list[Family]:
        """The game's card rows for these options, as an overlay may change them."""
        raise NotImplementedError

    def event_text(self, event: dict[str, object], names: list[str], table: "Table", lang: str) -> str:
        """A sentence for the log."""
        raise NotImplementedError

    def blocks(self) -> list[Block]:
        """The parts of an observation, in order: the same for every table of the game."""
        raise NotImplementedError

    def observation_blocks(self) -> list[tuple[str, int]]:
        """Names and sizes of the parts of an observation, in order."""
        return [(block.name, block.width()) for block in self.layout.blocks]

    def title(self, lang: str) -> str:
        return self.title_pl if lang == "pl" else self.title_en

    def usual_seats(self, wanted: int) -> int:
        """So many seats as are wanted, or as near to it as the game comes."""
        return max(self.min_seats, min(wanted, self.max_seats))

    def plays(self, rules: object) -> bool:
        """Whether this engine still plays such a rules version."""
        return type(rules) is int and self.oldest_rules <= rules <= self.rules_version

    def rules_played(self) -> str:
        """The rules versions this engine plays, for sentences."""
        newest = str(self.rules_version)
        return newest if self.oldest_rules == self.rules_version else f"{self.oldest_rules}–{newest}"

    def prepared(
        self, seats: int, options: dict[str, object], overlay: dict[str, object] | None, rules: object = None
    ) -> "Table":
        """An empty table after everything the caller gave has been checked. Without `rules`: the newest."""
        if rules is not None and not self.plays(rules):
            raise BadOption(
                f"{self.name} has no rules {quoted(rules, 'en')}; this engine plays rules {self.rules_played()}",
                f"{self.name} nie ma zasad {quoted(rules, 'pl')}; ten silnik gra według zasad {self.rules_played()}",
            )
        version = rules if isinstance(rules, int) else self.rules_version
        if not isinstance(seats, int) or isinstance(seats, bool) or not self.min_seats <= seats <= self.max_seats:
            raise BadOption(
                f"{self.name} is for {self.min_seats} to {self.max_seats} seats, not {quoted(seats, 'en')}",
                f"{self.name}: możliwa liczba graczy: {self.min_seats}–{self.max_seats}, a nie {quoted(seats, 'pl')}",
            )
        chosen = chosen_options(self.options, self.conflicts, options, seats)
        if overlay:
            return self.new_table(seats, chosen, checked_overlay(self.name, self.families(chosen), overlay), version)
        key = f"{version} {seats} {sorted(chosen.items())}"
        if key not in self.templates:
            self.templates[key] = self.new_table(seats, chosen, {}, version)
        return self.templates[key].clone()

    def described(self) -> dict[str, object]:
        return {
            "name": self.name,
            "rules_version": self.rules_version,
            "oldest_rules": self.oldest_rules,
            "title": {"en": self.title_en, "pl": self.title_pl},
            "blurb": both(self.about.blurb),
            "extent": both(self.about.extent),
            "tip": both(self.about.tip),
            "mark": self.turn_rule.partition("-")[0],
            "seats": list(range(self.min_seats, self.max_seats + 1)),
            "options": [option.described() for option in self.options],
            "conflicts": [conflict.described() for conflict in self.conflicts],
            "actions": self.book.count,
            "book": self.book.fingerprint(),
        }
