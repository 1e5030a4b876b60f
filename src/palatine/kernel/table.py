"""The table: what the game is waiting for, and the few ways anything on it can change.

    prompt (who chooses, among what) -> action -> verbs change the table, emit events -> views

A game subclasses `Table`, adds its fields and verbs, and answers the hooks in `palatine.kernel.hooks`.
"""

from typing import Any, Final

from palatine.kernel import position, record, zone
from palatine.kernel.blocks import Page
from palatine.kernel.chance import Generator, seeded
from palatine.kernel.dealing import Deal
from palatine.kernel.effect import GAIN, PER, SEQ, SPECIAL, Effect
from palatine.kernel.errors import AmbiguousText, BadChance, IllegalAction, NothingToUndo, NotYourTurn, UnknownText
from palatine.kernel.event import EVERYBODY, Event, events_from, retold
from palatine.kernel.frame import AUTOMATIC, DECISION, NOBODY, Frame
from palatine.kernel.game import Game
from palatine.kernel.history import MOVE, Entry, free_moves
from palatine.kernel.ints import i64, mypyc_attr, vec
from palatine.kernel.prompt import Answer, Prompt, Reason, not_your_turn
from palatine.kernel.rehearsal import Tally, exchange
from palatine.kernel.speech import bound
from palatine.kernel.stock import NO_DICE, NO_DRAWS, Stock
from palatine.kernel.vector import vector

# Starting values of a blank table. They are replaced, never changed, so that a clone makes nothing in vain.
_NO_NAMES: Final[list[str]] = []
_NO_FRAMES: Final[list[Frame]] = []
_NO_LANES: Final[list[list[Frame]]] = []
_NOT_ASKED: Final[list[int]] = []
_NO_OPTIONS: Final[list[list[int]]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(Stock):
    """A game in progress. Public methods are the contract; the rest is for the rules."""

    def __init__(
        self, game: Game, seat_count: int, chosen: dict[str, object], overlay: dict[str, object], rules: int
    ) -> None:
        super().__init__(game, seat_count)
        self.chosen: Final[dict[str, object]] = chosen
        self.overlay: Final = overlay
        self.rules: Final[i64] = rules
        """The rules version this table plays, from its first move to its last."""
        self.names: list[str] = _NO_NAMES
        self.stack: list[Frame] = _NO_FRAMES
        self.lanes: list[list[Frame]] = _NO_LANES
        self.lane_options: list[list[int]] = _NO_OPTIONS
        """For each lane the options of its seat, once they are known. No lane changes what another one may do."""
        self.listening: bool = False
        self.origin: dict[str, object] | None = None
        self.events: Event | None = None
        self.cached: list[int] | None = None
        self.kinds: Final = game.step_kinds
        self.rehearsal: Tally | None = None
        """In a rehearsal of an option: what its seat gives and takes."""

    # ---- who decides, among what -------------------------------------------------------------------------------------

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may act now; empty when the game is over."""
        if self.lanes:
            return tuple([seat for seat, lane in enumerate(self.lanes) if lane])
        return (int(self.stack[-1].seat),) if self.stack else ()

    @property
    def is_over(self) -> bool:
        return not self.stack and not self.lanes

    @property
    def action_count(self) -> int:
        """The size of the action book."""
        return self.game.book.count

    def waiting(self, n: i64) -> i64:
        """One of the seats that may act, the n-th of them in the round: for choosing at random."""
        if not self.lanes:
            return self.stack[-1].seat
        count: i64 = 0
        for lane in self.lanes:
            if lane:
                count += 1
        n %= count
        for seat in range(i64(len(self.lanes))):
            if self.lanes[seat]:
                if n == 0:
                    return seat
                n -= 1
        raise AssertionError("nobody may act")

    def pending(self, seat: i64) -> Frame | None:
        """The frame this seat must answer, if any."""
        if self.lanes:
            lane = self.lanes[seat] if 0 <= seat < len(self.lanes) else []
            return lane[-1] if lane else None
        if self.stack and self.stack[-1].seat == seat:
            return self.stack[-1]
        return None

    def waits_for(self, seat: i64) -> bool:
        """Whether this seat may act now."""
        if self.lanes:
            return len(self.lanes[seat]) > 0
        return len(self.stack) > 0 and self.stack[-1].seat == seat

    def asked(self, viewer: i64) -> i64:
        """The step that asks the viewer, or another seat before all eyes; -1 if neither."""
        if self.lanes:
            lane = self.lanes[viewer]
            return lane[-1].step if lane else -1
        return self.stack[-1].step if self.stack else -1

    def legal(self, seat: i64) -> list[int]:
        """The options of a seat, shared with the cache: for reading only."""
        if self.lanes:
            if 0 <= seat < len(self.lane_options) and self.lane_options[seat]:
                return self.lane_options[seat]
        elif self.cached is not None:
            return self.cached if self.stack and self.stack[-1].seat == seat else []
        frame = self.pending(seat)
        if frame is None:
            return []
        options = self.step_options(frame)
        if self.lanes:
            self.lane_options[seat] = options
        else:
            self.cached = options
        return options

    def options(self, seat: int | None = None) -> list[int]:
        """Sorted ids of the legal actions; empty for a seat that may not act."""
        return self.legal(self.acting(seat) if seat is None else seat)[:]

    def acting(self, seat: int | None) -> int:
        """The seat that is meant: the given one, or the only one that may act."""
        if not self.lanes and self.stack and (seat is None or seat == self.stack[-1].seat):
            return self.stack[-1].seat
        waiting = self.to_act
        if seat is None and len(waiting) == 1:
            return waiting[0]
        if seat is None or seat not in waiting:
            raise NotYourTurn(not_your_turn(self, seat, "en"), not_your_turn(self, seat, "pl"))
        return seat

    def prompt(self, seat: int | None = None) -> Prompt:
        """Why this seat is asked, and what it is about."""
        who = self.acting(seat)
        frame = self.pending(who)
        assert frame is not None
        step = self.game.steps[frame.step]
        targets = self.prompt_about(frame)
        for action in self.legal(who):
            targets += [target for target in self.targets(action, who) if target not in targets]
        return Prompt(
            who,
            step.name,
            self.prompt_rule(frame),
            self.prompt_text(frame, "en"),
            self.prompt_text(frame, "pl"),
            targets,
            self.prompt_facts(frame),
        )

    # ---- actions and their faces -------------------------------------------------------------------------------------

    def text(self, action: int, seat: int | None = None) -> str:
        """The action as records write it."""
        return self.game.book.say(action, "", self.words(action, self.speaking(seat), ""))

    def label(self, action: int, lang: str = "en", seat: int | None = None) -> str:
        """The action as a sentence for people."""
        return bound(self.game.book.say(action, lang, self.words(action, self.speaking(seat), lang)), lang)

    def answer(self, action: int, seat: int | None = None) -> Answer:
        """A legal action as data: verb, arguments, targets, and what it costs and brings where that is known."""
        who = self.speaking(seat)
        words = self.words(action, who, "")
        book = self.game.book
        cost, gain = exchange(self, action, who)
        return Answer(
            int(action), book.say(action, "", words), book.verb_of(action).name, book.args(action, words),
            self.targets(action, who), cost, gain,
        )  # fmt: skip

    def answers(self, seat: int | None = None) -> list[Answer]:
        """Every option of a seat as data."""
        who = self.acting(seat)
        return [self.answer(action, who) for action in self.legal(who)]

    def speaking(self, seat: int | None) -> int:
        waiting = self.to_act
        return seat if seat is not None else waiting[0] if waiting else NOBODY

    def find(self, text: str, seat: int | None = None) -> int:
        """The legal action with this text."""
        who = self.acting(seat)
        wanted = " ".join(text.split())
        found = [action for action in self.legal(who) if self.reads(action, wanted, who)]
        if len(found) == 1:
            return found[0]
        if found:
            raise AmbiguousText(
                f"“{wanted}” fits {len(found)} actions", f"„{wanted}” pasuje do kilku akcji (liczba: {len(found)})"
            )
        word = wanted.split(" ")[0]
        if word in [verb.name for verb in self.game.book.verbs]:
            raise self.illegal(wanted, who)
        verbs = ", ".join([verb.name for verb in self.game.book.verbs])
        raise UnknownText(
            f"“{wanted}” is no action of {self.game.name}; actions begin with: {verbs}",
            f"„{wanted}” nie jest akcją gry {self.game.name}; akcje zaczynają się od: {verbs}",
        )

    def reads(self, action: int, text: str, seat: int) -> bool:
        """Whether the action has this text; its words are looked up only if it begins as the verb's pattern does."""
        beginning = self.game.book.verb_of(action).pattern.partition("{")[0].rstrip()
        return text.startswith(beginning) and self.text(action, seat) == text

    def illegal(self, what: str, seat: i64) -> IllegalAction:
        legal = self.legal(seat)
        some = ", ".join([self.text(action, seat) for action in legal[:12]]) + (", …" if len(legal) > 12 else "")
        return IllegalAction(
            f"“{what}” is not legal now; legal are: {some}", f"„{what}” nie jest teraz dozwolone; dozwolone: {some}"
        )

    def why_not(self, target: int | str, seat: int | None = None) -> Reason | None:
        """Why an action (id or text) or a target such as `advisor:queen` is not possible now; None if it is."""
        waiting = self.to_act
        if not waiting or (seat is not None and seat not in waiting) or (seat is None and len(waiting) > 1):
            return Reason(self.game.turn_rule, not_your_turn(self, seat, "en"), not_your_turn(self, seat, "pl"))
        who = self.acting(seat)
        for action in self.legal(who):
            if target == action:
                return None
            if isinstance(target, str) and (self.reads(action, target, who) or target in self.targets(action, who)):
                return None
        frame = self.pending(who)
        assert frame is not None
        if target in self.prompt_about(frame):
            return None
        if isinstance(target, int):
            if not 0 <= target < self.action_count:
                raise UnknownText(
                    f"there is no action {target}; ids run from 0 to {self.action_count - 1}",
                    f"nie ma akcji {target}; numery akcji: od 0 do {self.action_count - 1}",
                )
            return self.explain(frame, target, "")
        return self.explain(frame, -1, target)

    # ---- playing -----------------------------------------------------------------------------------------------------

    def play(self, action: int | str, seat: int | None = None) -> None:
        """Play an action, by id or by text. Raises and changes nothing if it is not legal."""
        who = self.acting(seat)
        number = self.find(action, who) if isinstance(action, str) else action
        if number not in self.legal(who):
            known = 0 <= number < self.action_count
            raise self.illegal(self.text(number, who) if known else str(number), who)
        if not self.forced_dice and not self.forced_draws:
            self.act(number, who)
            return
        before = self.clone()
        try:
            self.act(number, who)
        except BadChance:
            self.copy_from(before)
            raise

    def act(self, action: i64, seat: i64) -> None:
        """Play an action that is known to be legal: the fast way for search and simulation."""
        if self.recording:
            self.log = Entry(self.log, MOVE, seat, action, ())
        if self.lanes:
            main = self.stack
            self.stack = self.lanes[seat]
            self.choose_step(self.stack.pop(), action)
            self.stack = main
            self.lane_options[seat] = _NOT_ASKED
            if not self.settle_lanes():
                self.settle()
            return
        self.choose_step(self.stack.pop(), action)
        self.cached = None
        if self.advance() or self.lanes:
            self.settle()

    def begin(self) -> None:
        """From the box to the first decision."""
        self.set_up()
        self.settle()

    def settle(self) -> None:
        """Run everything that happens by itself, until somebody must choose or the game is over."""
        self.cached = None
        while True:
            if self.lanes:
                self.lane_options = [_NOT_ASKED] * len(self.lanes)
                if self.settle_lanes():
                    return
            if not self.advance():
                return

    def settle_lanes(self) -> bool:
        """Advance every seat's own lane, and close them when all are empty; True while somebody still has to choose."""
        main = self.stack
        waiting = False
        for seat, lane in enumerate(self.lanes):
            if self.lane_options[seat]:  # nothing has changed for this seat
                waiting = True
                continue
            self.stack = lane
            self.cached = None
            self.advance()
            if lane:
                waiting = True
                self.lane_options[seat] = self.just_found()
        self.cached = None
        self.stack = main
        if not waiting:
            self.lanes = _NO_LANES
            self.lane_options = _NO_OPTIONS
        return waiting

    def just_found(self) -> list[int]:
        """The options that `advance` computed on its way, if it had to."""
        return self.cached if self.cached is not None else _NOT_ASKED

    def advance(self) -> bool:
        """Run the active stack down to its next decision; True when lanes were opened instead."""
        stack = self.stack
        kinds = self.kinds
        while stack:
            frame = stack[-1]
            kind = kinds[frame.step]
            if kind == AUTOMATIC:
                stack.pop()
                opened = len(self.lanes)
                self.run_step(frame)
                if len(self.lanes) > opened:
                    return True
            elif kind == DECISION:
                return False
            else:
                options = self.step_options(frame)
                if options:
                    self.cached = options
                    return False
                stack.pop()
                self.skip_step(frame)
        return False

    def then(self, frames: list[Frame]) -> None:
        """These come next, in this order, before whatever waits already."""
        for at in range(i64(len(frames)) - 1, i64(-1), i64(-1)):
            self.stack.append(frames[at])

    def push(self, frame: Frame) -> None:
        """This comes next, before whatever waits already."""
        self.stack.append(frame)

    def together(self, frames: list[Frame]) -> None:
        """Each seat's frames form a lane of its own: those seats act at once, and the rest waits for all of them."""
        assert not self.lanes, "lanes do not nest"
        self.lanes = [[] for _ in range(self.seat_count)]
        for frame in reversed(frames):
            self.lanes[frame.seat].append(frame)

    def resolve(self, effect: Effect, seat: i64, source: i64) -> None:
        """Carry out an effect; what needs a choice is pushed for the game's own choosing step."""
        if effect.tag == GAIN:
            self.gain(seat, effect.amounts, source)
        elif effect.tag == SEQ:
            self.resolve_in_order(effect.parts, seat, source)
        elif effect.tag == PER:
            times = self.measure(effect.name, seat, source) // effect.count
            if times:
                each = effect.parts[0]
                assert each.tag == GAIN, f"{effect.path}: only gains can be counted"
                self.gain(seat, vec[i64]([n * times for n in each.amounts]), source)
        elif effect.tag == SPECIAL:
            self.special(effect, seat, source)
        elif effect.is_offer():
            self.stack.append(Frame(self.game.offer_step, seat, effect.number, source))
        else:
            self.stack.append(Frame(self.game.choice_step, seat, effect.number, source))

    def resolve_in_order(self, parts: list[Effect], seat: i64, source: i64) -> None:
        """Plain gains at once; whatever comes behind the first part that may ask something waits for it."""
        if not parts:
            return
        at: i64 = 0
        while at < len(parts) - 1 and parts[at].tag == GAIN:
            self.gain(seat, parts[at].amounts, source)
            at += 1
        for part in parts[:at:-1]:
            self.stack.append(Frame(self.game.effect_step, seat, part.number, source))
        self.resolve(parts[at], seat, source)

    # ---- what happened -----------------------------------------------------------------------------------------------

    def emit(
        self,
        kind: str,
        rule: str,
        seat: i64,
        facts: dict[str, object],
        audience: i64 = EVERYBODY,
        shadow: dict[str, object] | None = None,
    ) -> None:
        """Say what happened. Verbs call this only while somebody listens."""
        self.events = Event(self.events, kind, rule, seat, facts, audience, shadow)
        if self.rehearsal is not None:
            self.rehearsal.note(self)

    def events_since(self, number: int, seat: int | None = None) -> list[dict[str, object]]:
        """Everything from this event on, redacted for the seat (None: for a spectator)."""
        self.listen()
        return [event.told_to(seat) for event in events_from(self.events, number)]

    def listen(self) -> None:
        """Start telling events. What happened so far is told by playing the log again."""
        if self.listening:
            return
        if self.origin is None or self.origin:  # a re-dealt table has no past to tell
            self.events = record.retold_events(self)
        self.listening = True

    # ---- copies, saves, records --------------------------------------------------------------------------------------

    def clone(self) -> "Table":
        """An exact copy that shares only what never changes."""
        copy = self.blank()
        copy.copy_from(self)
        return copy

    def __copy__(self) -> "Table":
        return self.clone()

    def __deepcopy__(self, memo: dict[int, object]) -> "Table":
        return self.clone()

    def copy_base(self, other: "Table") -> None:
        """Copy what the kernel keeps; games call this in `copy_from`."""
        self.names = other.names
        self.stack = other.stack[:]
        self.lanes = [lane[:] for lane in other.lanes] if other.lanes else _NO_LANES
        self.lane_options = other.lane_options[:] if other.lanes else _NO_OPTIONS
        self.piles = other.piles
        self.piles_are_shared = True
        other.piles_are_shared = True
        self.chance = other.chance.clone()
        self.forced_dice = other.forced_dice[:] if other.forced_dice else NO_DICE
        self.forced_draws = other.forced_draws[:] if other.forced_draws else NO_DRAWS
        self.recording = other.recording
        self.listening = other.listening
        self.origin = other.origin
        self.log = other.log
        self.events = other.events
        self.cached = other.cached

    def redeal(self, seat: int, seed: int | str) -> "Table":
        """A copy with everything this seat cannot know dealt anew, chance included. It has no record."""
        self.listen()
        copy = self.imagined(seat, seed)
        copy.events = retold(self.events, seat)
        copy.listening = True
        return copy

    def imagined(self, seat: int, seed: int | str) -> "Table":
        """The quiet form of `redeal`, for search: no log, no events."""
        copy = self.clone()
        copy.chance = seeded(seed)
        copy.forced_dice = []
        copy.forced_draws = []
        copy.recording = False
        copy.listening = False
        copy.origin = {}
        copy.log = None
        copy.events = None
        copy.cached = None
        copy.lane_options = [_NOT_ASKED] * len(copy.lanes)
        places = self.game.zones.places(self.seat_count)
        copy.piles = zone.redealt(places, self.piles, self.card_pools(), seat, copy.chance)
        copy.forget(seat)
        return copy

    def imagine_again(self, deal: Deal, seat: int, chance: Generator) -> "Table":
        """Another table as it could be, from one that has been imagined already: the quick way for many of them."""
        copy = self.clone()
        copy.chance = chance.split()
        copy.cached = None
        copy.lane_options = [_NOT_ASKED] * len(copy.lanes)
        copy.piles = deal.dealt(self.piles, copy.chance)
        copy.forget(seat)
        return copy

    def deal_for(self, seat: int) -> Deal:
        """What the seat cannot know, ready to be dealt anew many times."""
        return Deal(self.game.zones.places(self.seat_count), self.piles, self.card_pools(), seat)

    def view(self, seat: int | None = None) -> dict[str, object]:
        """What this seat (None: a spectator) may know, ready for JSON."""
        return position.view(self, seat)

    def dump(self) -> dict[str, object]:
        """The whole table, secrets included, ready for JSON; `palatine.load` brings it back."""
        return position.dump(self)

    def digest(self) -> str:
        """A hash of the whole state: equal tables have equal digests, on every machine."""
        return position.digest(self)

    def record(self) -> str:
        """The game so far as readable text; `palatine.replay` plays it again."""
        return record.write(self)

    def undo_limit(self, seat: int) -> int:
        """How many of its moves this seat may take back freely: those since the last information barrier."""
        return free_moves(self.log, seat)

    def undone(self, seat: int, moves: int = 1) -> "Table":
        """A copy in which the seat's last moves have not happened."""
        if not 1 <= moves <= self.undo_limit(seat):
            raise NothingToUndo(
                "nothing to take back since the last roll, reveal or move of another seat",
                "od ostatniego rzutu, odkrycia karty lub ruchu innej osoby nie ma czego cofnąć",
            )
        return record.rewound(self, moves)

    def observation(self, seat: int) -> Any:
        """What the seat may know as a numpy vector; `game.blocks` names its parts."""
        layout = self.game.layout
        page = Page(layout.width)
        self.observe_row(seat, page)
        return vector(page.out.getvalue(), layout)

    def observe_row(self, seat: i64, page: Page) -> None:
        """What the seat may know as the next row of a page."""
        page.start_row()
        self.observe(seat, page)
        assert page.at == len(page.out), "an observation has the size of its blocks"
