"""The stock of a table: its cards and its chance, and the log that keeps what chance gave."""

from typing import Final

from palatine.kernel import zone
from palatine.kernel.action import Chance
from palatine.kernel.chance import Generator, seeded
from palatine.kernel.errors import BadChance
from palatine.kernel.frame import NOBODY
from palatine.kernel.game import Game
from palatine.kernel.history import BARRIER, CHANCE, Entry
from palatine.kernel.hooks import Hooks
from palatine.kernel.ints import i64, mypyc_attr, vec
from palatine.kernel.speech import quoted
from palatine.kernel.zone import Pile, Zone

# Starting values of a blank table. They are replaced, never changed, so that a clone makes nothing in vain.
NO_DICE: Final[list[int]] = []
NO_DRAWS: Final[list[int | str]] = []
_NO_PILES: Final[list[Pile]] = []
_NO_CHANCE: Final = Generator(1, 2, 3, 4)


@mypyc_attr(allow_interpreted_subclasses=True)
class Stock(Hooks):
    """Base of `Table`: verbs for dice, draws and cards."""

    def __init__(self, game: Game, seat_count: int) -> None:
        super().__init__(game)
        self.seat_count: Final[i64] = seat_count
        self.piles: list[Pile] = _NO_PILES
        self.piles_are_shared: bool = True
        self.chance: Generator = _NO_CHANCE
        self.forced_dice: list[int] = NO_DICE
        self.forced_draws: list[int | str] = NO_DRAWS
        self.recording: bool = False
        self.log: Entry | None = None

    # ---- chance ------------------------------------------------------------------------------------------------------

    def roll(self, kind: Chance, seat: i64, dice: i64) -> vec[i64]:
        """Roll dice with the faces 1 … n, forced ones first."""
        faces: vec[i64] = vec[i64]([i64(0)] * dice)
        sides: i64 = kind.domain.size
        for at in range(dice):
            faces[at] = self.forced_dice.pop(0) if self.forced_dice else self.chance.below(sides) + 1
        if self.recording:
            self.log = Entry(self.log, CHANCE, seat, kind.number, tuple([int(face) - 1 for face in faces]))
        return faces

    def draw(self, kind: Chance, seat: i64, among: list[int], n: i64 = 1) -> list[int]:
        """Some of these values, without putting back, each equally likely; forced ones must be among them."""
        return self.draw_from(kind, seat, among[:], n)

    def draw_bag(self, kind: Chance, seat: i64, place: Zone, n: i64 = 1) -> list[int]:
        """Some cards of a bag, which leave it."""
        at = self.game.zones.index(place, NOBODY, self.seat_count)
        pile = self.piles[at]
        left = list(pile.cards)
        drawn = self.draw_from(kind, seat, left, n)
        self.replace_pile(at, Pile(tuple(left), pile.known[: len(left)]))
        return drawn

    def draw_from(self, kind: Chance, seat: i64, left: list[int], n: i64) -> list[int]:
        """Some of these values, which leave the list."""
        drawn: list[int] = []
        for _ in range(n):
            at: i64 = self.forced_draw(kind, left) if self.forced_draws else self.chance.below(len(left))
            drawn.append(left[at])
            del left[at]
        if self.recording:
            self.log = Entry(self.log, CHANCE, seat, kind.number, tuple(drawn))
        return drawn

    def forced_draw(self, kind: Chance, among: list[int]) -> i64:
        """Where in the list the card lies that must come next."""
        wanted = self.forced_draws.pop(0)
        card = kind.domain.value(wanted) if isinstance(wanted, str) else wanted
        if card not in among:
            names = ", ".join([kind.domain.texts[value] for value in among])
            raise BadChance(
                f"{kind.name}: {quoted(wanted, 'en')} cannot be drawn; possible are: {names}",
                f"{kind.name}: {quoted(wanted, 'pl')} nie może zostać wylosowane; możliwe: {names}",
            )
        return among.index(card)

    def force(self, dice: list[int] | None = None, draw: list[int | str] | None = None) -> None:
        """The next chance outcomes: faces of dice, names of drawn cards."""
        given: list[object] = []  # of any type: the caller may be wrong about that too
        given.extend(dice or [])
        for face in given:
            if not isinstance(face, int) or isinstance(face, bool) or not 1 <= face <= self.game.die_faces:
                raise BadChance(
                    f"{quoted(face, 'en')} is no face of a die", f"{quoted(face, 'pl')} nie jest ścianką kości"
                )
        self.forced_dice = self.forced_dice + list(dice or [])
        self.forced_draws = self.forced_draws + list(draw or [])

    def force_outcomes(self, log: list[Entry]) -> None:
        """Let the chance outcomes of this piece of a log happen next."""
        for entry in log:
            if entry.kind != CHANCE:
                continue
            if self.game.book.chances[entry.what].is_dice:
                self.forced_dice = self.forced_dice + [value + 1 for value in entry.values]
            else:
                self.forced_draws = self.forced_draws + list(entry.values)

    def reseed(self, seed: int | str) -> None:
        """Start the generator anew. Outcomes so far stay in the log; future ones follow the new seed."""
        self.chance = seeded(seed)

    # ---- cards -------------------------------------------------------------------------------------------------------

    def pile(self, place: Zone, owner: int = NOBODY) -> Pile:
        return self.piles[self.game.zones.index(place, owner, self.seat_count)]

    def put(self, card: int, place: Zone, owner: int = NOBODY) -> None:
        """A card comes to lie in a zone, known to those who may see it there."""
        at = self.game.zones.index(place, owner, self.seat_count)
        self.replace_pile(at, zone.with_card(self.piles[at], card, place.mask(owner), place.is_bag))

    def remove(self, card: int, place: Zone, owner: int = NOBODY) -> None:
        """A card leaves a zone."""
        at = self.game.zones.index(place, owner, self.seat_count)
        self.replace_pile(at, zone.without_card(self.piles[at], card))

    def move(self, card: int, place: Zone, to: Zone, owner: int = NOBODY, to_owner: int = NOBODY) -> None:
        """A card goes from one zone to another. If somebody sees it there who did not know it, undo stops here."""
        pile = self.pile(place, owner)
        known = 0 if place.is_bag else pile.known[len(pile.cards) - 1 - pile.cards[::-1].index(card)]
        self.remove(card, place, owner)
        self.put(card, to, to_owner)
        if to.mask(to_owner) & ~known:
            self.learn()

    def learn(self, seat: i64 = NOBODY) -> None:
        """Somebody has learned something without a die or a draw: undo stops here."""
        if self.recording:
            self.log = Entry(self.log, BARRIER, seat, 0, ())

    def set_pile(self, place: Zone, pile: Pile, owner: i64 = NOBODY) -> None:
        """What lies in a zone is replaced as a whole, for games that keep masks of their own."""
        self.replace_pile(self.game.zones.index(place, owner, self.seat_count), pile)

    def replace_pile(self, at: i64, pile: Pile) -> None:
        """Clones share the list of piles until one of them changes it."""
        if self.piles_are_shared:
            self.piles = self.piles[:]
            self.piles_are_shared = False
        self.piles[at] = pile

    def show(self, seat: int, place: Zone, owner: int = NOBODY) -> bool:
        """A seat looks at the top card of a pile. True if that taught it something: then undo stops here."""
        at = self.game.zones.index(place, owner, self.seat_count)
        pile = self.piles[at]
        if pile.known[-1] >> seat & 1:
            return False
        self.replace_pile(at, Pile(pile.cards, (*pile.known[:-1], pile.known[-1] | 1 << seat)))
        self.learn(seat)
        return True
