"""The box on the table: rows of the chosen options and overlay, as columns that the rules read fast."""

from typing import Final, final

from palatine.games.valeria.components import (
    AREAS,
    CITIZENS,
    DOMAINS,
    DUKES,
    GOLD,
    INFERRED,
    MAGIC,
    MONSTERS,
    RESOURCES,
    ROLES,
    STARTERS,
    TYPES,
)
from palatine.kernel.bits import bit
from palatine.kernel.columns import amounts_of, column, overlaid, which
from palatine.kernel.data import Family, Row
from palatine.kernel.effect import EITHER, SPECIAL, TRADE, Effect, Vocabulary
from palatine.kernel.ints import i64, vec

COUNTS: Final = ["soldier_citizens", "worker_citizens", "citizens", "knights", "domains", "area"]
REWARDS: Final = [
    "free_citizen", "cheap_citizen", "cheap_soldier", "free_worker", "free_shadow", "free_holy", "free_knight", "slay",
    "return_citizen", "return_monster", "take_gold", "take_magic", "take_monster",
]  # fmt: skip
STANDING: Final = ["lower_die", "die_six", "die_one", "no_surcharge", "discount"]
SPECIALS: Final = [*REWARDS, *STANDING, "steal_gold", "steal_magic"]
THINGS: Final = [*ROLES, "citizen", "monster", "domain", "titan", "boss"]
"""What dukes count."""

# How an activation is settled.
PLAIN: Final = 0
OR_POWER: Final = 1
TRADE_POWER: Final = 2
THIEVERY: Final = 3


def words() -> Vocabulary:
    return Vocabulary(RESOURCES, 0, SPECIALS, COUNTS)


def own_words() -> Vocabulary:
    return Vocabulary(RESOURCES, 0, ["steal_gold", "steal_magic"], COUNTS[:-1])


def off_words() -> Vocabulary:
    return Vocabulary(RESOURCES, 0, [], COUNTS[:-1])


def reward_words() -> Vocabulary:
    return Vocabulary(RESOURCES, 0, REWARDS, COUNTS)


def power_words() -> Vocabulary:
    return Vocabulary(RESOURCES, 0, [*REWARDS, *STANDING], COUNTS[:-1])


def role_words() -> Vocabulary:
    return Vocabulary(ROLES, plain=True)


def thing_words() -> Vocabulary:
    return Vocabulary(THINGS, plain=True)


def families(chosen: dict[str, object]) -> list[Family]:
    """VA-13.10 Promotional cards join or stay away; an overlay may replace figures and powers."""
    promo = chosen["promo_cards"] is True
    domains = [row for row in DOMAINS if promo or row.text("box") != INFERRED]
    dukes = [row for row in DUKES if promo or row.text("box") != INFERRED]
    return [
        Family(
            "citizens",
            list(CITIZENS),
            {"cost": (0, 20)},
            {"roles": role_words(), "own": own_words(), "off": off_words()},
        ),
        Family(
            "monsters",
            list(MONSTERS),
            {"strength": (0, 20), "magic": (0, 10), "vp": (-20, 20)},
            {"reward": reward_words()},
        ),
        Family("domains", domains, {"cost": (0, 20), "vp": (-20, 20)}, {"roles": role_words(), "power": power_words()}),
        Family("dukes", dukes, {"every": (1, 20)}, {"scoring": thing_words()}),
    ]


def _numbers(text: str) -> i64:
    """Activation numbers as bits."""
    mask: i64 = 0
    for number in text.split():
        mask |= bit(int(number))
    return mask


def kind_of(effect: Effect) -> i64:
    """How an activation with this effect is settled."""
    if effect.tag == TRADE:
        return TRADE_POWER
    if effect.tag == EITHER:
        return THIEVERY if effect.parts[0].tag == SPECIAL else OR_POWER
    return PLAIN


def loot_kind(way: Effect) -> i64:
    """Gold or magic: what a theft or a taking brings."""
    return GOLD if way.name.endswith("gold") else MAGIC


@final
class Box:
    """Immutable; every table of the same options shares one, and so do clones."""

    def __init__(self, chosen: dict[str, object], overlay: dict[str, object]) -> None:
        self.words: Final = words()
        self.citizens: Final = overlaid("citizens", CITIZENS, overlay)
        self.monsters: Final = overlaid("monsters", MONSTERS, overlay)
        self.domains: Final = overlaid("domains", DOMAINS, overlay)
        self.dukes: Final = overlaid("dukes", DUKES, overlay)
        promo = chosen["promo_cards"] is True
        self.domain_pool: Final = [i for i, row in enumerate(self.domains) if promo or row.text("box") != INFERRED]
        self.duke_pool: Final = [i for i, row in enumerate(self.dukes) if promo or row.text("box") != INFERRED]

        self.cost: Final = column(self.citizens, "cost")
        self.slot: Final = vec[i64]([i64(row.integer("slot") - 1) for row in self.citizens])
        self.roles: Final = amounts_of(self.citizens, "roles", role_words())
        self.activation: Final[vec[i64]] = vec[i64]([_numbers(row.text("activation")) for row in self.citizens])
        self.own: Final = [self._read(row, "own", "citizen") for row in self.citizens]
        self.off: Final = [self._read(row, "off", "citizen") for row in self.citizens]
        self.own_kind: Final[vec[i64]] = vec[i64]([kind_of(effect) for effect in self.own])
        self.off_kind: Final[vec[i64]] = vec[i64]([kind_of(effect) for effect in self.off])
        self.starter_numbers: Final[vec[i64]] = vec[i64]([_numbers(row.text("activation")) for row in STARTERS])
        self.starter_power: Final = [self._read(row, "own", "starter") for row in STARTERS]
        ids = [row.id for row in self.citizens]
        self.starter_of: Final[vec[i64]] = vec[i64]([i64(ids.index(row.text("named"))) for row in STARTERS])
        self.knight: Final[i64] = ids.index("knight")

        areas = [row.id for row in AREAS]
        self.area: Final[vec[i64]] = vec[i64]([i64(areas.index(row.text("area"))) for row in self.monsters])
        self.type: Final[vec[i64]] = vec[i64]([i64(TYPES.index(row.text("type"))) for row in self.monsters])
        self.copies: Final = column(self.monsters, "copies")
        self.five_player: Final = column(self.monsters, "five_player")
        self.strength: Final = column(self.monsters, "strength")
        self.magic: Final = column(self.monsters, "magic")
        self.monster_vp: Final = column(self.monsters, "vp")
        self.reward: Final = [self._read(row, "reward", "monster") for row in self.monsters]

        self.domain_cost: Final = column(self.domains, "cost")
        self.domain_roles: Final = amounts_of(self.domains, "roles", role_words())
        self.domain_vp: Final = column(self.domains, "vp")
        self.power: Final = [self._read(row, "power", "domain") for row in self.domains]
        self.immediate: Final = which(self.domains, "when", "immediate")
        self.at_start: Final = which(self.domains, "when", "start")
        self.at_end: Final = which(self.domains, "when", "end")
        self.in_harvest: Final = which(self.domains, "when", "harvest")
        self.on_citizen: Final = which(self.domains, "when", "citizen")
        self.on_monster: Final = which(self.domains, "when", "monster")
        self.on_doubles: Final = which(self.domains, "when", "doubles")
        self.no_surcharge: Final = which(self.domains, "power", "no_surcharge")
        self.discount: Final = which(self.domains, "power", "discount")
        self.dice_powers: Final[vec[i64]] = vec[i64](
            [which(self.domains, "power", power) for power in ("lower_die", "die_six", "die_one")]
        )

        self.scoring: Final = amounts_of(self.dukes, "scoring", thing_words())
        self.every: Final = column(self.dukes, "every")
        self.effects: Final = self.words.effects

        self.standin_everywhere: Final[bool] = chosen["magic_standin"] == "all_payments"
        self.latched: Final[bool] = chosen["end_condition"] == "latched"
        self.pooled: Final[bool] = chosen["duke_resources"] == "pooled"
        self.solo_tokens: Final[bool] = chosen["solo_count_tokens"] is True
        self.resting_is_target: Final[bool] = chosen["resting_is_target"] is True
        self.mixed: Final[bool] = chosen["mixed_stacks"] is True

    def _read(self, row: Row, field: str, family: str) -> Effect:
        return self.words.read(row.text(field), f"{family}.{row.id}.{field}")
