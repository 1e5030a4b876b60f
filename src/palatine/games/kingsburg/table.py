"""The table of Kingsburg: the verbs of modules and scenarios, and the answers to the kernel's questions."""

from typing import final

from palatine.games.kingsburg import (
    court,
    facts,
    features,
    module_facts,
    powers,
    prompt_text,
    reasons,
    scoring,
    speaking,
)
from palatine.games.kingsburg.actions import (
    CARD,
    FIRST_DESTINY_CARD,
    FIRST_GOVERNOR_CARD,
    FIRST_WHIM_CARD,
    GOOD_DRAWN,
    WHIM_DRAWN,
)  # fmt: skip
from palatine.games.kingsburg.box import ENEMY_COUNT
from palatine.games.kingsburg.components import (
    FIRST_ALTERNATIVE,
    LETTERS,
    RESOURCES,
    ROW_LETTERS,
    VP,
)  # fmt: skip
from palatine.games.kingsburg.headings import (
    CHOICE,
    FIRST_DESTINY,
    FIRST_GOVERNOR,
    FROM_AUCTION,
    FROM_BUILDING,
    NO_POWERS,
    OFFER,
    PAY_RECRUITS,
    RECRUIT_TOKENS,
    SAVING,
    SET_UP,
    SURCHARGE,
    WHITE_DICE,
)  # fmt: skip
from palatine.games.kingsburg.seat import NOT_CHOSEN
from palatine.games.kingsburg.step import STEPS
from palatine.games.kingsburg.verbs import Verbs
from palatine.games.kingsburg.zones import (
    DESTINY,
    DESTINY_PAST,
    DESTINY_UNSEEN,
    GOVERNOR,
    GOVERNOR_KEPT,
    GOVERNORS_DEALT,
    GOVERNORS_OFFERED,
    GOVERNORS_REJECTED,
    GOVERNORS_UNSEEN,
    UNSEEN,
    WHIMS,
    WHIMS_PAST,
    WHIMS_UNSEEN,
    ZONES,
)  # fmt: skip
from palatine.kernel.bits import bit
from palatine.kernel.blocks import Page
from palatine.kernel.effect import EITHER, Effect
from palatine.kernel.fields import Sheet
from palatine.kernel.frame import NOBODY, Frame, turn
from palatine.kernel.ints import append, i64, vec
from palatine.kernel.prompt import Reason
from palatine.kernel.table import Table
from palatine.kernel.zone import EMPTY, Pile, Zone

ALL_GOODS: int = 7
"""KB-19.7 A full tile 4: one good of each kind, as bits."""


@final
class Kingsburg(Verbs):
    """A game of Kingsburg in progress."""

    def blank(self) -> "Kingsburg":
        return Kingsburg(self.game, self.seat_count, self.chosen, self.overlay, self.rules, self.box)

    def copy_from(self, other: Table) -> None:
        assert isinstance(other, Kingsburg)
        self.copy_fields(other)

    def lay_out(self) -> None:
        """KB-2.1, KB-2.2, KB-2.4 Everything in its place, nothing drawn: all 25 enemies are still unseen."""
        self.lay_fields()
        self.piles = [EMPTY] * ZONES.pile_count(self.seat_count)
        self.lay_deck(UNSEEN, list(range(ENEMY_COUNT)))
        if self.box.has_governors:
            self.lay_deck(GOVERNORS_UNSEEN, self.box.governor_cards())
        if self.box.has_destiny:
            self.lay_deck(DESTINY_UNSEEN, self.box.destiny_cards())
        if self.box.has_whims:
            self.lay_deck(WHIMS_UNSEEN, list(range(FIRST_WHIM_CARD, CARD.size)))

    def lay_deck(self, place: Zone, cards: list[int]) -> None:
        """KB-17.1, KB-19.1 A shuffled deck is a bag."""
        self.replace_pile(ZONES.index(place, NOBODY, self.seat_count), Pile(tuple(cards), tuple([0] * len(cards))))

    def set_up(self) -> None:
        self.stack = [turn(SET_UP)]

    def carry_out(self, effect: Effect, seat: i64, source: i64) -> None:
        """Like `resolve`; where only one alternative is open, nothing is asked."""
        if effect.tag == EITHER and self.box.manners and effect.number in self.box.manners:
            manner = self.box.manners[effect.number]
            if not manner.may_decline:
                ways = powers.open_ways(self, effect, seat)
                if len(ways) == 1:
                    self.resolve(effect.parts[ways[0]], seat, source)
                    return
        self.resolve(effect, seat, source)

    # ---- Module 2: alternative rows ----------------------------------------------------------------------------------

    def take_row(self, seat: i64, row: i64) -> None:
        """KB-15.1, KB-15.2 An alternative row goes to a player; KB-B-13 openly."""
        self.rows_left -= bit(2 * row)
        self.seat[seat].dealt += bit(2 * row)
        if self.listening:
            self.emit("row", "KB-15.1", seat, {"row": LETTERS[row]})

    def hand_in_row(self, seat: i64, row: i64) -> None:
        """KB-15.12 One of two equal rows leaves the game."""
        self.seat[seat].dealt -= bit(2 * row)
        if self.listening:
            self.emit("hand_in", "KB-15.12", seat, {"row": LETTERS[row]})

    def lay_rows(self, seat: i64, used: tuple[int, ...]) -> None:
        """KB-15.1 The rows used cover those with the same letter."""
        sheet: vec[i64] = vec[i64]()
        for row in self.box.sheet:
            letter = LETTERS.index(ROW_LETTERS[row])
            sheet = append(sheet, FIRST_ALTERNATIVE + letter if letter in used else row)
        self.seat[seat].sheet = sheet
        if self.listening:
            self.emit("rows", "KB-15.1", seat, {"rows": [LETTERS[row] for row in used]})

    # ---- Module 3: governors -----------------------------------------------------------------------------------------

    def deal_governors(self, seat: i64, cards: list[int]) -> None:
        """KB-16.1 Cards for one player's eyes."""
        for card in cards:
            self.move(card, GOVERNORS_UNSEEN, GOVERNORS_DEALT, to_owner=seat)
        if self.listening:
            told: dict[str, object] = {"cards": [CARD.texts[card] for card in cards]}
            self.emit("deal", "KB-16.1", seat, told, bit(seat), {"count": len(cards)})

    def keep_governor(self, seat: i64, kept: i64) -> None:
        """KB-16.1 One card is kept, the others leave the game unseen."""
        for card in self.pile(GOVERNORS_DEALT, seat).cards:
            self.move(card, GOVERNORS_DEALT, GOVERNOR_KEPT if card == kept else GOVERNORS_REJECTED, seat, seat)
        if self.listening:
            self.emit("keep", "KB-16.1", seat, {"card": CARD.texts[kept]}, bit(seat), {})

    def appoint(self, seat: i64, card: i64, place: Zone) -> None:
        """KB-16.1, KB-16.2 A governor lies open before a player."""
        self.move(card, place, GOVERNOR, seat if place.per_seat else NOBODY, seat)
        self.seat[seat].governor = FIRST_GOVERNOR + card - FIRST_GOVERNOR_CARD
        if self.listening:
            self.emit("governor", "KB-16.1", seat, {"card": CARD.texts[card]})

    def put_up(self, seat: i64, governor: i64) -> None:
        """KB-16.2 A card comes under the hammer."""
        self.lot = governor
        self.bid = NOBODY
        self.bidder = NOBODY
        self.outbid = 0
        if self.listening:
            self.emit("lot", "KB-16.2", seat, {"card": self.box.powers[governor].id})

    def raise_bid(self, seat: i64, bid: i64) -> None:
        """KB-16.14"""
        self.bid = bid
        self.bidder = seat
        if self.listening:
            self.emit("bid", "KB-16.2", seat, {"vp": int(bid)})

    def drop_out(self, seat: i64) -> None:
        """KB-16.2 Final for this card."""
        self.outbid |= bit(seat)
        if self.listening:
            self.emit("drop_out", "KB-16.2", seat, {})

    def knock_down(self) -> None:
        """KB-16.2 The last bidder pays in VP and takes the card."""
        card = FIRST_GOVERNOR_CARD + self.lot - FIRST_GOVERNOR
        if self.bid > 0:
            self.pay_points(self.bidder, self.bid, FROM_AUCTION)
        self.appoint(self.bidder, card, GOVERNORS_OFFERED)
        self.lot = NO_POWERS
        self.bid = 0
        self.bidder = NOBODY
        self.outbid = 0

    def pay_points(self, seat: i64, n: i64, source: i64) -> None:
        """KB-0.8 VP may go below 0."""
        amounts = vec[i64]([i64(0)] * 6)
        amounts[VP] = n
        self.pay(seat, amounts, source)

    # ---- Module 4: destiny -------------------------------------------------------------------------------------------

    def turn_destiny(self, card: int) -> bool:
        """KB-17.1 This year's card; KB-20.1, KB-20.2 one that the scenario excludes is discarded: then False."""
        fits = card not in self.box.redrawn
        self.move(card, DESTINY_UNSEEN, DESTINY if fits else DESTINY_PAST)
        if fits:
            self.set_destiny(FIRST_DESTINY + card - FIRST_DESTINY_CARD)
        if self.listening:
            self.emit("destiny", "KB-17.1", NOBODY, {"card": CARD.texts[card], "stays": fits})
        return fits

    def set_destiny(self, power: i64) -> None:
        self.destiny = power
        self.lent = self.box.lent[power]
        self.lent_unless = self.box.lent_unless[power]

    def end_destiny(self) -> None:
        """KB-3.3 The card is discarded, with the reservations of the year."""
        for card in self.pile(DESTINY).cards:
            self.move(card, DESTINY, DESTINY_PAST)
        self.set_destiny(NO_POWERS)
        self.reserved = 0

    def lay_gift(self, rank: i64, good: i64) -> None:
        """Rising Stars: a good lies on an advisor."""
        self.gifts |= (good + 1) << 2 * (rank - 1)
        if self.listening:
            told: dict[str, object] = {"advisor": self.box.advisors[rank - 1].id, "good": int(good)}
            self.emit("gift", "KB-17.1", NOBODY, told)

    def take_gift(self, seat: i64, rank: i64) -> None:
        """Rising Stars: the first to influence the advisor takes the good at once."""
        if rank > 6 or not self.gifts >> 2 * (rank - 1) & 3:
            return
        good = (self.gifts >> 2 * (rank - 1) & 3) - 1
        self.gifts &= ~(i64(3) << 2 * (rank - 1))
        self.gain_one(seat, good, 1, FROM_BUILDING + self.destiny)

    # ---- Module 5: soldier tokens ------------------------------------------------------------------------------------

    def choose_token(self, seat: i64, value: i64) -> None:
        """KB-18.1 In secret."""
        self.seat[seat].token = value
        if self.listening:
            self.emit("choose_token", "KB-18.1", seat, {"token": int(value)}, bit(seat), {})

    def spend_token(self, seat: i64) -> i64:
        """KB-18.1 The chosen token is revealed, gives its soldiers and leaves the game."""
        s = self.seat[seat]
        value = s.token
        s.soldiers += value
        s.tokens -= bit(2 * value)
        s.token = NOT_CHOSEN
        if self.listening:
            self.emit("token", "KB-18.1", seat, {"count": int(value)})
        return value

    # ---- Module 6: whims ---------------------------------------------------------------------------------------------

    def draw_whim(self, seat: i64) -> None:
        """KB-19.2 A tile covers the advisor of its number."""
        self.lay_whim(self.draw(WHIM_DRAWN, seat, list(self.pile(WHIMS_UNSEEN).cards))[0])

    def lay_whim(self, card: int) -> None:
        """KB-19.3 The stock of tiles 4 and 5 is filled when they are laid."""
        rank = card - FIRST_WHIM_CARD + 1
        self.move(card, WHIMS_UNSEEN, WHIMS)
        self.whims |= bit(rank)
        if self.listening:
            self.emit("whim", "KB-19.2", NOBODY, {"card": CARD.texts[card]})
        if rank == 4:
            self.tile_goods = ALL_GOODS
        elif rank == 5:
            self.draw_tile_good()

    def draw_tile_good(self) -> None:
        """KB-19.7 Three kinds, equally likely."""
        self.tile_good = self.draw(GOOD_DRAWN, NOBODY, [0, 1, 2])[0]
        self.tile_taken = 0
        if self.listening:
            self.emit("tile", "KB-19.7", NOBODY, {"good": int(self.tile_good)})

    def take_from_tile(self, seat: i64, good: i64, source: i64) -> None:
        """KB-19.7 An empty tile is refilled at the very moment."""
        self.tile_goods &= ~bit(good)
        if self.tile_goods == 0:
            self.tile_goods = ALL_GOODS
        self.gain_one(seat, good, 1, source)

    def remove_whim(self, rank: i64) -> None:
        """KB-19.5 Return to Tradition; KB-19.6 what lies on the tile goes with it."""
        card = FIRST_WHIM_CARD + rank - 1
        self.move(card, WHIMS, WHIMS_PAST)
        self.whims &= ~bit(rank)
        if rank == 4:
            self.tile_goods = 0
        if self.listening:
            self.emit("whim_gone", "KB-19.5", NOBODY, {"card": CARD.texts[card]})

    # ---- scenarios ---------------------------------------------------------------------------------------------------

    def start_with(self, seat: i64, power: i64) -> None:
        """KB-16.3, KB-20.1 VP that a governor or a group costs, or brings, to begin with."""
        points = self.box.start_vp[power]
        if points < 0:
            self.pay_points(seat, -points, FROM_BUILDING + power)
        elif points:
            self.gain_one(seat, VP, points, FROM_BUILDING + power)

    def claim(self, seat: i64, group: i64) -> None:
        """KB-20.1 A group follows a player for this year."""
        self.seat[seat].group = group
        if self.listening:
            self.emit("claim", "KB-20.1", seat, {"group": self.box.powers[group].id})
        self.start_with(seat, group)

    def reserve(self, seat: i64, rank: i64) -> None:
        """KB-5.3.11 Nobody else may influence this advisor until the year ends."""
        self.reserved |= (seat + 1) << 3 * (rank - 1)
        if self.listening:
            self.emit("reserve", "KB-5.3.11", seat, {"advisor": self.box.advisors[rank - 1].id})

    def ally(self, seat: i64, rank: i64) -> None:
        """KB-20.2 A token on an advisor, for good."""
        self.seat[seat].allies += bit(3 * (rank - 1))
        if self.listening:
            self.emit("ally", "KB-20.2", seat, {"advisor": self.box.advisors[rank - 1].id})

    def dissolve(self, seat: i64, owner: i64, rank: i64) -> None:
        """KB-20.2 A token of the left neighbour goes."""
        self.seat[owner].allies -= bit(3 * (rank - 1))
        if self.listening:
            told: dict[str, object] = {"advisor": self.box.advisors[rank - 1].id, "owner": int(owner)}
            self.emit("dissolve", "KB-20.2", seat, told)

    def move_group(self, seat: i64, old: i64, new: i64) -> None:
        """KB-A-30 The Duke's dice go to another advisor; the one they leave counts as not influenced."""
        places = self.court[:]
        at = 2 * old if court.owner(places[2 * old]) == seat else 2 * old + 1
        group = places[at]
        if at == 2 * old:
            places[at] = places[at + 1]
        places[2 * old + 1] = 0
        self.court = places
        if self.doubled >> old & 1:
            self.doubled &= ~bit(old)
        else:
            self.taken &= ~bit(old)
        self.stand(new, group)
        if self.listening:
            told: dict[str, object] = {"advisor": self.box.advisors[new - 1].id}
            self.emit("duke", "KB-A-30", seat, {**told, "before": self.box.advisors[old - 1].id})

    def tell(self, kind: str, rule: str, seat: i64, told: dict[str, object]) -> None:
        """Say what a step of a module has done."""
        if self.listening:
            self.emit(kind, rule, seat, told)

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
        return speaking.prompt_about(self, frame)

    def prompt_facts(self, frame: Frame) -> dict[str, str | int]:
        return prompt_text.prompt_facts(self, frame)

    def prompt_rule(self, frame: Frame) -> str:
        if frame.step in (CHOICE, OFFER):
            return facts.rule_of(frame.b)
        return self.game.steps[frame.step].rule

    def explain(self, frame: Frame, action: int, target: str) -> Reason:
        return reasons.explain(self, frame, action, target)

    def words(self, action: int, seat: int, lang: str) -> dict[str, str]:
        return speaking.words(self, action, seat, lang)

    def targets(self, action: int, seat: int) -> list[str]:
        return self.game.book.targets(action) + speaking.dice_targets(self, action, seat)

    def purse(self, seat: i64) -> dict[str, int]:
        s = self.seat[seat]
        held = [int(n) for n in s.goods] + [int(s.plus2), int(s.soldiers), int(s.vp())]
        return dict(zip(RESOURCES, held, strict=True))

    def asks_how(self, frame: Frame) -> bool:
        return frame.step in (WHITE_DICE, SURCHARGE, SAVING, RECRUIT_TOKENS, PAY_RECRUITS)

    def measure(self, name: str, seat: i64, source: i64) -> i64:
        return powers.measured(self, name, seat)

    def special(self, effect: Effect, seat: i64, source: i64) -> None:
        if effect.name == "peek" and not self.box.has_second_enemy:
            self.peek(seat)
        else:
            powers.special(self, effect, seat, source)

    def effect_of(self, number: i64) -> Effect | None:
        return self.box.effects[number] if 0 <= number < len(self.box.effects) else None

    def effect_at(self, path: str) -> Effect | None:
        return self.box.words.by_path(path)

    def card_pools(self) -> list[int]:
        """KB-2.4 Each year's enemies are shuffled separately; governors, destiny cards and whims among themselves."""
        return self.box.pools

    def sheet(self) -> Sheet["Kingsburg"]:
        return facts.TABLE

    def complete_facts(self) -> None:
        module_facts.complete(self)

    def audit(self) -> list[str]:
        return facts.audit(self)

    def scores(self) -> list[int]:
        return [int(s.vp()) for s in self.seat]

    def ranking(self) -> list[int]:
        return scoring.ranking(self)

    def breakdown(self) -> list[dict[str, int]]:
        return scoring.breakdown(self)

    def observe(self, seat: i64, page: Page) -> None:
        features.observe(self, seat, page)
