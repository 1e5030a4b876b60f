"""The box on the table: the rows of the chosen edition, rulings and overlay, as columns that the rules read fast."""

from typing import Final, final

from palatine.games.kingsburg.actions import (
    ALL_POWERS,
    CARD,
    FIRST_DESTINY_CARD,
    FIRST_GOVERNOR_CARD,
    FIRST_WHIM_CARD,
)
from palatine.games.kingsburg.components import ENEMY_TYPES, GOLD, RANKS, STONE, WOOD
from palatine.games.kingsburg.families import (
    DESTINED,
    EXTRA,
    GOVERNING,
    LOSSES,
    TOKENS,
    WHIMSICAL,
    all_words,
    enemy_words,
    families,
    goods_words,
    has_module,
    loss_words,
)  # fmt: skip
from palatine.games.kingsburg.headings import (
    AT_SEASON_END,
    CONDITIONS,
    FIRST_DESTINY,
    FIRST_GOVERNOR,
    FIRST_GROUP,
    MOMENTS,
    NO_POWERS,
    SEASONS,
)  # fmt: skip
from palatine.games.kingsburg.manner import Manner, gained, paid_for
from palatine.games.kingsburg.scenario_components import (
    CURRYING_FAVOUR,
    GOBLIN_VALLEY,
    NO_SCENARIO,
    SCENARIOS,
    SHIFTING_ALLIANCES,
)  # fmt: skip
from palatine.kernel.columns import amounts, amounts_of, column, which
from palatine.kernel.data import Family, Row
from palatine.kernel.effect import ANY, GAIN, SPECIAL, TRADE, Effect
from palatine.kernel.ints import i64, vec
from palatine.kernel.kinds import bits_of

BUILDING_COUNT: Final[i64] = FIRST_GOVERNOR
ENEMY_COUNT: Final[i64] = FIRST_GOVERNOR_CARD
BASE_SHEET: Final[vec[i64]] = vec[i64]([0, 1, 2, 3, 4])
SEVEN_ROWS: Final[vec[i64]] = vec[i64]([5, 0, 1, 2, 3, 4, 6])
"""KB-14.1 Row A is top-most, G bottom-most."""


def _overlaid(families_: list[Family], name: str, overlay: dict[str, object]) -> list[Row]:
    """The rows of one family as this table plays them; none if it is not in play."""
    changes = overlay.get(name, {})
    assert isinstance(changes, dict)
    return [row for family in families_ if family.name == name for row in family.overlaid(changes).rows]


def _all_powers(rows: list[Row]) -> list[Row]:
    """Everything that has powers in its fixed place; what is not in play, and the last row of all, has none."""
    by_id = {row.id: row for row in rows}
    found = [by_id.get(row.id, Row(row.id, row.en, row.pl, {}, row.source, row.note)) for row in ALL_POWERS]
    assert len(found) == NO_POWERS
    return [*found, Row("none", "", "", {}, "rulebook")]


def _lost(row: Row) -> list[int]:
    """What a defeat takes that is neither of choice nor a building."""
    found = [0] * len(LOSSES)
    for part in loss_words().read(row.text("losses"), row.id).things():
        if part.tag == GAIN:
            found = [int(n) for n in part.amounts]
    return found


def _counted(rows: list[Row], tag: i64) -> vec[i64]:
    """How many goods of choice (ANY) or buildings (SPECIAL) the losses of each row name."""
    effects = [loss_words().read(row.text("losses"), row.id) for row in rows]
    return vec[i64]([i64(sum([part.count for part in effect.things() if part.tag == tag])) for effect in effects])


def _set_of(ids: str, rows: list[Row]) -> i64:
    """Named rows as bits."""
    return bits_of([number for number, row in enumerate(rows) if row.id in ids.split()])


def _mask(rows: list[Row], field: str) -> i64:
    """The set of buildings in which the field is given, as bits."""
    return bits_of([number for number, row in enumerate(rows[:BUILDING_COUNT]) if row.fields.get(field)])


def _listed(text: str) -> i64:
    """Ranks or years as bits."""
    return bits_of([int(number) for number in text.split()])


def _acts_in(row: Row, season: str) -> bool:
    """A row that names no season acts in all three."""
    return row.text("seasons") in ("", season)


@final
class Box:
    """Immutable; every table of the same options shares one, and so do clones."""

    def __init__(self, chosen: dict[str, object], overlay: dict[str, object]) -> None:
        rows = families(chosen)
        self.edition: Final[int] = 1 if chosen["edition"] == 1 else 2
        self.advisors: Final = _overlaid(rows, "advisors", overlay)
        self.enemies: Final = _overlaid(rows, "enemies", overlay)
        self.governors: Final = _overlaid(rows, "governors", overlay)
        self.destiny: Final = _overlaid(rows, "destiny", overlay)
        self.whims: Final = _overlaid(rows, "whims", overlay)
        groups = _overlaid(rows, "groups", overlay)
        self.powers: Final = _all_powers(
            [*_overlaid(rows, "buildings", overlay), *self.governors, *groups, *self.destiny]
        )
        self.buildings: Final = self.powers[:BUILDING_COUNT]
        self.words: Final = all_words()

        scenario = str(chosen["scenario"])
        self.modular: Final[bool] = bool(chosen["modules"]) or scenario != NO_SCENARIO
        """True if anything beyond the base game is in play."""
        self.has_governors: Final[bool] = has_module(chosen, GOVERNING)
        self.has_destiny: Final[bool] = has_module(chosen, DESTINED)
        self.has_tokens: Final[bool] = has_module(chosen, TOKENS)
        self.has_whims: Final[bool] = has_module(chosen, WHIMSICAL)
        self.has_groups: Final[bool] = scenario == CURRYING_FAVOUR
        self.has_alliances: Final[bool] = scenario == SHIFTING_ALLIANCES
        self.has_second_enemy: Final[bool] = scenario == GOBLIN_VALLEY
        self.keeps_tradition: Final[bool] = self.has_whims and chosen["whim_mode"] == "tradition"
        redrawn = " ".join([row.text("redraws") for row in SCENARIOS if row.id == scenario])
        self.redrawn: Final[list[int]] = [CARD.texts.index(id) for id in redrawn.split()]
        """KB-20.1, KB-20.2 Destiny cards that do not go with the scenario."""
        self.sheet: Final[vec[i64]] = SEVEN_ROWS if has_module(chosen, EXTRA) else BASE_SHEET

        self.support: Final[list[Effect]] = [self.words.read("vp", "advisor.none")]  # no advisor has rank 0
        self.support.extend([self.words.read(row.text("support"), f"advisor.{row.id}") for row in self.advisors])
        assert len(self.support) == RANKS + 1
        for field in ("private_5", "private_10"):  # KB-16.6
            for row in self.governors:
                if row.text(field):
                    self.support.append(self.words.read(row.text(field), f"advisor.{field}"))
        waived = [self.support[row.integer("waives")] for row in self.destiny if row.integer("waives")]
        self.unpaid: Final = waived[0].parts[1] if waived and waived[0].tag == TRADE else self.support[0]
        """KB-17.3 What the Smuggler gives when nothing is asked for it."""
        self.aid: Final = self.words.read("any", "aid")  # KB-4.3
        self.vp_or_good: Final = self.words.read("any | vp", "blessing")  # KB-A-29
        self.manners: Final[dict[i64, Manner]] = {}
        """How certain alternatives are chosen: under conditions, not at all, or once each."""
        self.whim: Final[list[Effect]] = [self.support[0]]
        for row in self.whims:
            effect = self.words.read(row.text("support"), f"whim.{row.id}")
            self.whim.append(effect)
            self._note_manner(row, effect)
        self.strict_from: Final[i64] = self.whim[1].number if self.whims else 1 << 30
        self.strict_to: Final[i64] = len(self.words.effects)
        """KB-A-39 The effects of whim tiles: what they ask for must be there, VP included."""

        powers = self.powers
        self.cost: Final = amounts_of(powers, "cost", goods_words())
        """Goods of building b: cost[3 * b + kind]."""
        self.vp: Final = column(powers, "vp")
        self.column: Final = column(powers, "column")
        self.battle: Final = column(powers, "battle")
        self.versus: Final[vec[i64]] = vec[i64]([i64(n) for row in powers for n in self._versus(row)])
        """Battle bonus of building b against type t: versus[6 * b + t]. The special value replaces the normal one."""
        self.battle_up_to: Final = column(powers, "battle_up_to")
        self.white_dice: Final = column(powers, "white_dice")
        self.soldier_bonus: Final = column(powers, "soldier_bonus")
        self.recruit_price: Final = column(powers, "recruit_price")
        self.recruit_extra: Final = column(powers, "recruit_extra")
        self.win_vp: Final = column(powers, "win_vp")
        self.build_vp: Final = column(powers, "build_vp")
        self.discount: Final = amounts_of(powers, "discount", goods_words())
        self.discount_from: Final = column(powers, "discount_from_column")
        self.surcharge_from: Final = column(powers, "surcharge_from_column")
        self.reroll_total: Final = column(powers, "reroll_total")

        # Numbers that only governors, groups and destiny cards have.
        self.sets_dice: Final = column(powers, "sets_dice_up_to")
        self.reflects: Final = column(powers, "reflects_up_to")
        self.turns_die: Final = column(powers, "turns_die")
        self.rerolls_any: Final = column(powers, "rerolls_any")
        self.moves_to: Final = column(powers, "moves_to")
        self.saves: Final = column(powers, "saves")
        self.skips: Final = column(powers, "skips_column")
        self.protects: Final = column(powers, "protects")
        self.served_first: Final = column(powers, "served_first")
        self.wins_need: Final = column(powers, "wins_need")
        self.start_vp: Final = column(powers, "start_vp")
        self.leads: Final = column(powers, "leads")
        self.better_die: Final = column(powers, "better_die")
        self.doubles: Final = column(powers, "doubles_up_to")
        self.robs: Final = column(powers, "robs")
        self.fewer_dice: Final = column(powers, "fewer_dice")
        self.enemy_strength: Final = column(powers, "enemy_strength")
        self.fixed: Final = column(powers, "fixed_reinforcements")
        self.gifts: Final = column(powers, "gifts")
        self.waives: Final = column(powers, "waives")
        self.favour_loss: Final = column(powers, "favour_loss")
        self.favour_extra: Final = column(powers, "favour_extra")
        self.holds_envoy: Final = column(powers, "holds_envoy")
        self.needs_roll: Final = column(powers, "needs_roll")
        self.rank_from: Final = column(powers, "rank_from")
        self.rank_to: Final = column(powers, "rank_to")
        self.private: Final[vec[i64]] = vec[i64]([i64(1 if row.text("private_5") else 0) for row in powers])
        self.forbidden: Final[vec[i64]] = vec[i64]([_listed(row.text("forbids")) for row in powers])
        self.lent: Final[vec[i64]] = vec[i64]([_set_of(row.text("lends"), self.buildings) for row in powers])
        self.lent_unless: Final[vec[i64]] = vec[i64](
            [_set_of(row.text("lends_unless"), self.buildings) for row in powers]
        )
        self.white_or: Final = self._numbers("white_or")
        self.prayer: Final = self._numbers("prayer")
        self.rank_bonus: Final = self._numbers("rank_bonus")
        self.owners_gain: Final = self._numbers("owners_gain")
        self.owners_built: Final = self._numbers("owners_built")
        self.owners_rank: Final = self._numbers("owners_rank_bonus")

        # Sets of buildings, so that a question about a quantity looks only at those that matter.
        self.rerolls_one: Final[i64] = which(self.buildings, "reroll", "one")
        self.rerolls_all: Final[i64] = which(self.buildings, "reroll", "all")
        self.shifters: Final = _mask(powers, "shift")
        self.fairs: Final = _mask(powers, "any_die_up_to")
        self.fighters: Final = _mask(powers, "battle") | _mask(powers, "versus")
        self.draw_winners: Final = _mask(powers, "wins_draws")
        self.win_scorers: Final = _mask(powers, "win_vp")
        self.white_givers: Final[vec[i64]] = vec[i64](
            [_mask(powers, "white_dice") & self._in_season(season) for season in SEASONS]
        )
        self.soldier_givers: Final = _mask(powers, "soldier_bonus")
        self.recruiters: Final = _mask(powers, "recruit_price")
        self.token_recruiters: Final = _mask(powers, "tokens_recruit")
        self.discounters: Final = _mask(powers, "discount")
        self.build_scorers: Final = _mask(powers, "build_vp")
        self.own_dice: Final = _mask(powers, "own_die")
        self.keepers: Final = _mask(powers, "keeps_soldier")
        self.reward_doublers: Final = _mask(powers, "doubles_reward")
        self.point_keepers: Final = _mask(powers, "keeps_points")
        self.indestructible: Final = _mask(powers, "indestructible")
        self.extenders: Final = _mask(powers, "extends")
        self.extended: Final[i64] = _set_of(" ".join([row.text("extends") for row in powers]), self.buildings)

        self.moments: Final[list[vec[i64]]] = [self._numbers(moment) for moment in MOMENTS]
        """The number of each power's effect at each moment; -1 for one that has none."""
        self.acting: Final[vec[i64]] = vec[i64]([_mask(powers, moment) for moment in MOMENTS])
        self.condition: Final[vec[i64]] = vec[i64](
            [i64(CONDITIONS.index(row.text("if")) if row.text("if") else 0) for row in powers]
        )
        self.seasons: Final[vec[i64]] = vec[i64](
            [bits_of([at for at, season in enumerate(SEASONS) if _acts_in(row, season)]) for row in powers]
        )
        """Bit s is set if the power acts in season s."""
        self.years: Final[vec[i64]] = vec[i64](
            [_listed(row.text("years")) if row.text("years") else -1 for row in powers]
        )
        self.must: Final = column(powers, "must")
        self.enders: Final[vec[i64]] = vec[i64](
            [self.acting[AT_SEASON_END] & self._in_season(season) for season in SEASONS]
        )

        enemies = self.enemies
        assert len(enemies) == ENEMY_COUNT
        self.enemy_year: Final = column(enemies, "year")
        self.pools: Final[list[int]] = [int(year) for year in self.enemy_year]
        for at in range(ENEMY_COUNT, CARD.size):  # behind the five years: governors, destiny cards, whim tiles
            self.pools.append(6 if at < FIRST_DESTINY_CARD else 7 if at < FIRST_WHIM_CARD else 8)
        self.enemy_type: Final[vec[i64]] = vec[i64]([i64(ENEMY_TYPES.index(row.text("type"))) for row in enemies])
        self.strength: Final = column(enemies, "strength")
        self.rewards: Final = [self.words.read(row.text("rewards"), f"enemy.{row.id}") for row in enemies]
        lost = [_lost(row) for row in enemies]
        self.loss_goods: Final[vec[i64]] = vec[i64]([i64(n[kind]) for n in lost for kind in (GOLD, WOOD, STONE)])
        """Goods of kind k taken by enemy e: loss_goods[3 * e + k]."""
        self.loss_vp: Final[vec[i64]] = vec[i64]([i64(n[LOSSES.index("vp")]) for n in lost])
        self.loss_any: Final = _counted(enemies, ANY)
        self.loss_buildings: Final = _counted(enemies, SPECIAL)
        self.effects: Final = self.words.effects
        self.pays: Final[vec[i64]] = vec[i64]([paid_for(effect) for effect in self.effects])
        """What an effect asks for, and what it gives, as bits of the resources: for effects that are in each other's
        way."""
        self.gains: Final[vec[i64]] = vec[i64]([gained(effect) for effect in self.effects])

    def _versus(self, row: Row) -> list[int]:
        special = amounts(row, "versus", enemy_words())
        useless = row.text("useless_against").split()
        normal = row.integer("battle")
        return [0 if kind in useless else n if n else normal for kind, n in zip(ENEMY_TYPES, special, strict=True)]

    def _numbers(self, field: str) -> vec[i64]:
        """The numbers of the effects in this field; -1 where there is none."""
        numbers: list[i64] = []
        for at, row in enumerate(self.powers):
            text = row.text(field)
            if text:
                effect = self.words.read(text, f"{family_of(at)}.{row.id}.{field}")
                self._note_manner(row, effect)
            numbers.append(effect.number if text else -1)
        return vec[i64](numbers)

    def _note_manner(self, row: Row, effect: Effect) -> None:
        if row.integer("may") or row.text("open"):
            conditions = [i64(CONDITIONS.index(word)) for word in row.text("open").split()]
            self.manners[effect.number] = Manner(conditions, row.integer("may") == 1, row.integer("once_each") == 1)

    def _in_season(self, season: str) -> i64:
        """Buildings that act in this season."""
        return bits_of([number for number, row in enumerate(self.buildings) if _acts_in(row, season)])

    def governor_cards(self) -> list[int]:
        """KB-16.1 The cards of Module 3 in play."""
        return [CARD.texts.index(row.id) for row in self.governors]

    def destiny_cards(self) -> list[int]:
        """KB-17.1 The cards of Module 4 in play."""
        return [CARD.texts.index(row.id) for row in self.destiny]


def family_of(number: int) -> str:
    """The word for a kind of power, in paths and sources."""
    if number < FIRST_GOVERNOR:
        return "building"
    if number < FIRST_GROUP:
        return "governor"
    return "group" if number < FIRST_DESTINY else "destiny"
