"""High Card: the smallest game that needs the whole kernel. Copy it to begin a new one (docs/adding-a-game.md).

Everybody is dealt three cards. In each round all pick one in secret and at the same time; the picks are shown together
and the highest card wins. The winner takes either two points, or one point and a swap: discard a card, draw another.
The rules have ids (HC-…) as those of a real game do: searched for, an id leads to the step that carries it out.

There are two rules versions. In the first a swap had to be made; since the second it may be declined.
"""

from typing import Final

from palatine.kernel import kinds
from palatine.kernel.action import ActionBook, Domain
from palatine.kernel.blocks import Block, Page
from palatine.kernel.chance import seeded
from palatine.kernel.data import Family
from palatine.kernel.effect import Effect, Sayings, Vocabulary
from palatine.kernel.fields import Field, Sheet
from palatine.kernel.frame import AUTOMATIC, DECISION, MAY_SKIP, NOBODY, Frame, StepBase, turn
from palatine.kernel.game import Game
from palatine.kernel.ints import i64, vec
from palatine.kernel.options import Conflict, Option
from palatine.kernel.prompt import Reason
from palatine.kernel.speech import Noun
from palatine.kernel.table import Table
from palatine.kernel.zone import ALL, EMPTY, NOBODY_SEES, OWNER, Pile, Zone, Zones

HAND_SIZE: Final = 3

# ---- components: what is in the box, and the one effect on it, written like a printed card --------------------------

_CARDS: Final = [str(n) for n in range(1, 21)]
CARD: Final = Domain("card", _CARDS, _CARDS, _CARDS, "card")
WAY: Final = Domain("way", ["1", "2"], ["1", "2"], ["1", "2"])
WORDS: Final = Vocabulary(["points"], specials=["swap"])
PRIZE: Final = WORDS.read("2 points | points + swap", "prize")
SAYINGS: Final = Sayings(
    {"points": Noun("point", "points", "punkt", "punkty", "punktów")},
    Noun("thing", "things", "rzecz", "rzeczy", "rzeczy"),
    {"swap": ("a swap", "wymiana karty")},
    {},
)

# ---- actions: everything a player can say, and every kind of chance -------------------------------------------------

BOOK: Final = ActionBook()
PLAY: Final = BOOK.verb("play", [CARD], "Play the {card}", "Zagraj {card}")
DISCARD: Final = BOOK.verb("discard", [CARD], "Discard the {card}", "Odrzuć {card}")
TAKE: Final = BOOK.verb("take", [WAY], "Take {what}", "Weź {what}")
DEALT: Final = BOOK.chance("deal", CARD)
BOOK_OF_RULES_1: Final = BOOK.fingerprint()
DECLINE: Final = BOOK.verb("decline", [], "Keep your cards", "Zachowaj karty")
"""New in rules 2, hence at the end: every older action keeps its id."""

# ---- zones: who sees what. Views, redaction and re-dealing follow from these four lines -----------------------------

DECK: Final = Zone("deck", CARD, NOBODY_SEES, is_bag=True)
HAND: Final = Zone("hand", CARD, OWNER, per_seat=True)
PICKED: Final = Zone("picked", CARD, OWNER, per_seat=True)
SPENT: Final = Zone("spent", CARD, ALL)
ZONES: Final = Zones([DECK, HAND, PICKED, SPENT])

# ---- headings: the steps that frames refer to -----------------------------------------------------------------------

DEAL: Final = 0
ROUND: Final = 1
PICK: Final = 2
REVEAL: Final = 3
EFFECT: Final = 4
CHOICE: Final = 5
SWAP: Final = 6


class Step(StepBase):
    """A heading of the rules. Each game has its own base, so that steps know their table without a cast."""

    def run(self, g: "HighCard", f: Frame) -> None:
        raise NotImplementedError(self.name)

    def options(self, g: "HighCard", f: Frame) -> list[int]:
        raise NotImplementedError(self.name)

    def choose(self, g: "HighCard", f: Frame, action: int) -> None:
        raise NotImplementedError(self.name)


class HighCard(Table):
    """A game of High Card in progress: fields, then verbs, then the answers to the kernel's questions."""

    def __init__(
        self, game: Game, seats: int, chosen: dict[str, object], overlay: dict[str, object], rules: int
    ) -> None:
        super().__init__(game, seats, chosen, overlay, rules)
        self.round: int = 0
        self.points: vec[i64] = vec[i64]()

    def blank(self) -> "HighCard":
        return HighCard(self.game, self.seat_count, self.chosen, self.overlay, self.rules)

    def copy_from(self, other: Table) -> None:
        assert isinstance(other, HighCard)
        self.copy_base(other)
        self.round = other.round
        self.points = other.points[:]

    def lay_out(self) -> None:
        self.points = vec[i64]([i64(0)] * self.seat_count)
        deck = Pile(tuple(range(CARD.size)), tuple([0] * CARD.size))
        self.piles = [deck] + [EMPTY] * (2 * self.seat_count + 1)

    def set_up(self) -> None:
        self.stack = [turn(DEAL)]

    # Verbs: the only code that changes the table, and the only code that tells of it.

    def deal(self, seat: int, n: int) -> None:
        """HC-1 Cards from the deck into a hand. The deck is a bag, so its order is chance."""
        cards = self.draw(DEALT, seat, list(self.pile(DECK).cards), n)
        for card in cards:
            self.move(card, DECK, HAND, to_owner=seat)
        if self.listening:
            self.emit("deal", "HC-1", seat, {"cards": [CARD.texts[c] for c in cards]}, 1 << seat, {"count": n})

    def pick(self, seat: int, card: int) -> None:
        """HC-2.1 A card is laid face down."""
        self.move(card, HAND, PICKED, seat, seat)
        if self.listening:
            self.emit("pick", "HC-2.1", seat, {"card": CARD.texts[card]}, 1 << seat, {})

    def reveal(self) -> int:
        """HC-2.2 All picks are turned over; the seat of the highest."""
        picks = [self.pile(PICKED, seat).cards[0] for seat in range(self.seat_count)]
        for seat, card in enumerate(picks):
            self.move(card, PICKED, SPENT, seat)
        if self.listening:
            self.emit("reveal", "HC-2.2", NOBODY, {"cards": [CARD.texts[card] for card in picks]})
        return picks.index(max(picks))

    def discard(self, seat: int, card: int) -> None:
        """HC-3.2 A card of the hand goes away, face up."""
        self.move(card, HAND, SPENT, seat)
        if self.listening:
            self.emit("discard", "HC-3.2", seat, {"card": CARD.texts[card]})

    def purse(self, seat: i64) -> dict[str, int]:
        return {"points": int(self.points[seat])}

    def gain(self, seat: i64, amounts: vec[i64], source: i64) -> None:
        self.points[seat] += amounts[0]
        if self.listening:
            self.emit("gain", "HC-3.1", seat, {"points": int(amounts[0])})

    def special(self, effect: Effect, seat: i64, source: i64) -> None:
        self.then([turn(SWAP, seat)])

    # Answers: steps, sentences, data.

    def run_step(self, frame: Frame) -> None:
        STEPS[frame.step].run(self, frame)

    def step_options(self, frame: Frame) -> list[int]:
        return STEPS[frame.step].options(self, frame)

    def choose_step(self, frame: Frame, action: i64) -> None:
        STEPS[frame.step].choose(self, frame, action)

    def prompt_text(self, frame: Frame, lang: str) -> str:
        asked = {
            PICK: ("Pick a card.", "Wybierz kartę."),
            CHOICE: ("Take your prize.", "Odbierz nagrodę."),
            SWAP: ("Discard a card, and draw another.", "Odrzuć kartę i dobierz nową."),
        }
        return asked[frame.step][1 if lang == "pl" else 0]

    def explain(self, frame: Frame, action: int, target: str) -> Reason:
        return Reason(self.game.steps[frame.step].rule, "You do not have it.", "Nie masz tego.")

    def words(self, action: int, seat: int, lang: str) -> dict[str, str]:
        if not TAKE.owns(action):
            return {}
        return {"what": SAYINGS.describe(PRIZE.parts[TAKE.first(action)], WORDS.resources, lang)}

    def effect_of(self, number: i64) -> Effect | None:
        return WORDS.effects[number] if 0 <= number < len(WORDS.effects) else None

    def effect_at(self, path: str) -> Effect | None:
        return WORDS.by_path(path)

    def card_pools(self) -> list[int]:
        return [0] * CARD.size

    def sheet(self) -> Sheet["HighCard"]:
        return SHEET

    def audit(self) -> list[str]:
        cards = sorted([card for pile in self.piles for card in pile.cards])
        return [] if cards == list(range(CARD.size)) else ["HC-0: every card lies in exactly one place"]

    def scores(self) -> list[int]:
        return [int(n) for n in self.points]

    def ranking(self) -> list[int]:
        return [1 + sum([1 for other in self.points if other > mine]) for mine in self.points]

    def breakdown(self) -> list[dict[str, int]]:
        return [{"prizes": int(points)} for points in self.points]

    def observe(self, seat: int, page: Page) -> None:
        for card in (*self.pile(HAND, seat).cards, *self.pile(PICKED, seat).cards):
            page.add(card)
        page.skip(CARD.size)
        for card in self.pile(SPENT).cards:
            page.add(card)
        page.skip(CARD.size)


# ---- facts: what lies in no zone, and who may see it. Dumps, positions, views and samples follow from these lines ----

SHEET: Final[Sheet[HighCard]] = Sheet(
    [
        Field("round", ALL, kinds.number(0, HAND_SIZE)),
        Field("points", ALL, kinds.numbers(0, 99, size=0)),
    ],
    apart={},
)

# ---- steps: the rules, one class for each heading -------------------------------------------------------------------


class Deal(Step):
    """HC-1 Three cards each."""

    def run(self, g: HighCard, f: Frame) -> None:
        for seat in range(g.seat_count):
            g.deal(seat, HAND_SIZE)
        g.then([turn(ROUND)])


class Round(Step):
    """HC-2 All pick at once: every seat has a lane of its own, and the reveal waits for all of them."""

    def run(self, g: HighCard, f: Frame) -> None:
        if g.round < (2 if g.chosen["short"] else HAND_SIZE):
            g.round += 1
            g.then([turn(REVEAL), turn(ROUND)])
            g.together([turn(PICK, seat) for seat in range(g.seat_count)])


class Pick(Step):
    """HC-2.1 One card of the hand, in secret."""

    def options(self, g: HighCard, f: Frame) -> list[int]:
        return [PLAY.at(card) for card in sorted(g.pile(HAND, f.seat).cards)]

    def choose(self, g: HighCard, f: Frame, action: int) -> None:
        g.pick(f.seat, PLAY.first(action))


class Reveal(Step):
    """HC-2.2 The highest card wins the prize."""

    def run(self, g: HighCard, f: Frame) -> None:
        g.then([Frame(EFFECT, g.reveal(), PRIZE.number)])


class Resolve(Step):
    """HC-3 The frame carries the number of an effect; the kernel carries it out."""

    def run(self, g: HighCard, f: Frame) -> None:
        g.resolve(WORDS.effects[f.a], f.seat, f.b)


class Choice(Step):
    """HC-3.1 Two points, or one point and a swap."""

    def options(self, g: HighCard, f: Frame) -> list[int]:
        return [TAKE.at(way) for way in range(len(WORDS.effects[f.a].parts))]

    def choose(self, g: HighCard, f: Frame, action: int) -> None:
        g.resolve(WORDS.effects[f.a].parts[TAKE.first(action)], f.seat, f.b)


class Swap(Step):
    """HC-3.2 Discard a card and draw another; passed over with an empty hand. HC-3.3 Since rules 2: or decline."""

    def options(self, g: HighCard, f: Frame) -> list[int]:
        found = [DISCARD.at(card) for card in sorted(g.pile(HAND, f.seat).cards)]
        if found and g.rules >= 2:
            found.append(DECLINE.at())
        return found

    def choose(self, g: HighCard, f: Frame, action: int) -> None:
        if DECLINE.owns(action):
            return
        g.discard(f.seat, DISCARD.first(action))
        g.deal(f.seat, 1)


STEPS: Final[list[Step]] = [
    Deal("deal", "HC-1", AUTOMATIC),
    Round("round", "HC-2", AUTOMATIC),
    Pick("pick", "HC-2.1", DECISION),
    Reveal("reveal", "HC-2.2", AUTOMATIC),
    Resolve("effect", "HC-3", AUTOMATIC),
    Choice("choice", "HC-3.1", DECISION),
    Swap("swap", "HC-3.2", MAY_SKIP),
]


class ShortForFour(Conflict):
    """Four players always play the whole game."""

    def applies(self, chosen: dict[str, object], seats: int) -> bool:
        return chosen["short"] is True and seats == 4


class HighCardGame(Game):
    """The door: what holds for every table of the game."""

    def __init__(self) -> None:
        options = [Option("short", False, [False, True], "Two rounds only", "Tylko dwie rundy", "HC-2")]
        conflict = ShortForFour("HC-2", "four players play three rounds", "we czworo gra się trzy rundy")
        steps: list[StepBase] = list(STEPS)
        super().__init__(
            "high_card", 2, "High Card", "Wysoka karta", 2, 4, options, [conflict], BOOK, ZONES, steps, EFFECT, CHOICE,
            turn_rule="HC-2", oldest_rules=1, earlier_books=(BOOK_OF_RULES_1,),
        )  # fmt: skip

    def new_table(self, seats: int, chosen: dict[str, object], overlay: dict[str, object], rules: int) -> HighCard:
        table = HighCard(self, seats, chosen, overlay, rules)
        table.lay_out()
        return table

    def families(self, chosen: dict[str, object]) -> list[Family]:
        return []

    def event_text(self, event: dict[str, object], names: list[str], table: Table, lang: str) -> str:
        return f"{event['kind']} {event['seat']}"

    def blocks(self) -> list[Block]:
        return [Block("mine", CARD.size, "own cards", 1, CARD.texts), Block("spent", CARD.size, "spent cards")]


GAME: Final = HighCardGame()


def new_game(
    seats: int = 2, seed: int | str = 0, short: bool = False, names: list[str] | None = None, rules: int | None = None
) -> HighCard:
    """What `palatine.new_game` does for the games of the house."""
    table = GAME.prepared(seats, {"short": short}, None, rules)
    assert isinstance(table, HighCard)
    table.chance = seeded(seed)
    table.names = list(names or [])
    table.recording = True
    table.begin()
    return table
