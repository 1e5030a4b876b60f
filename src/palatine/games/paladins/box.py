"""PA-15.1 The box on the table: rows of the chosen options and overlay, as columns that the rules read fast."""

from typing import Final, final

from palatine.games.paladins.components import (
    ACTIONS,
    ATTRIBUTES,
    COMMISSION,
    CONVERT_COSTS,
    FAITH_FLAGS,
    FAVOURS,
    JAR_COSTS,
    JAR_SPACES,
    JARS,
    ORDERS,
    PALADINS,
    PROVISION_COSTS,
    RECRUIT,
    RESOURCES,
    SCHEMES,
    SPACES,
    STRENGTH_FLAGS,
    SUSPICIONS,
    TAVERN,
    TAX_SUPPLY,
    TOWNSFOLK_TRACK,
    WALL_NEEDS,
    WALLS,
    WORKERS,
    WORKSHOPS,
)
from palatine.games.paladins.groups import ANY, NO_SLOT
from palatine.games.paladins.people_components import OUTSIDER_TYPES, OUTSIDERS, TOWNSFOLK
from palatine.games.paladins.seat import ACTION_COUNT
from palatine.kernel.bits import bit
from palatine.kernel.columns import column, which
from palatine.kernel.data import Family, Row
from palatine.kernel.effect import GAIN, SEQ, SPECIAL, Effect, Vocabulary
from palatine.kernel.ints import i64, vec

SPECIALS: Final = [
    "criminal", "tax", "remove_suspicion", "destroy_debt", "pay_debt", "pray", "free_recruit", "free_develop",
]  # fmt: skip
COUNTS: Final = [
    "commissions", "garrisons", "workshops", "crew", "walls", "converts", "absolutions", "strength", "influence",
    "faith", "saracens", "byzantines", "vikings", "orders", "mercenaries", "paid_debts", "suspicions",
]  # fmt: skip
"""PA-13 What Outsiders count."""
REGIONS: Final = 6
KINGS_ORDER: Final = 12
KINGS_FAVOUR: Final = 13
_SCHEMES: Final = [*[row.id for row in ACTIONS], "kings_order", "kings_favour"]

# PA-14.22 What the virtual player prefers, best first.
_LIKED: Final = ["free_recruit", "pay_debt", "pray", "two workers", "one worker", "silver", "remove_suspicion"]
LAST_CHOICE: Final = 8
PAYS_DEBT: Final = 1


def words() -> Vocabulary:
    return Vocabulary(RESOURCES, 0, SPECIALS)


def worker_words() -> Vocabulary:
    return Vocabulary(WORKERS, plain=True)


def gain_words() -> Vocabulary:
    return Vocabulary(RESOURCES, plain=True)


def ability_words() -> Vocabulary:
    return Vocabulary(RESOURCES, 0, ["tax", "remove_suspicion"])


def point_words() -> Vocabulary:
    return Vocabulary(["vp"], 0, ["debt_relief"], COUNTS)


def families(chosen: dict[str, object]) -> list[Family]:
    """What an overlay may replace. PA-A.21 The Vigilante counts what the table has chosen."""
    boost = {"strength": (0, 12), "faith": (0, 12), "influence": (0, 12)}
    cost = {"silver": (0, 9), "provision": (0, 9), "debt": (0, 1)}
    people = {"dismiss": words(), "instant": words(), "ability": ability_words()}
    return [
        Family(
            "paladins",
            list(PALADINS),
            {**boost, "silver_off": (0, 9), "provision_off": (0, 9)},
            {"workers": worker_words(), "bonus": gain_words()},
        ),
        Family("tavern", list(TAVERN), {}, {"workers": worker_words()}),
        Family("suspicions", _suspicions(chosen), {"tax": (0, 2)}, {}),
        Family("favours", list(FAVOURS), cost, {"reward": words()}),
        Family("townsfolk", list(TOWNSFOLK), {}, people),
        Family("townsfolk_track", _track(chosen), {"silver": (0, 9)}, {}),
        Family(
            "outsiders", _outsiders(chosen), {}, {"attack": words(), "convert": gain_words(), "scoring": point_words()}
        ),
        Family("walls", list(WALLS), {"vp": (0, 9)}, {"reward": words(), "choice": words()}),
        Family("spaces", list(SPACES), {}, {"reward": words()}),
        Family("jar_spaces", list(JAR_SPACES), {}, {"reward": words()}),
        Family("jars", list(JARS), {"need": (0, 12)}, {}),
        Family("workshops", list(WORKSHOPS), {}, {"reward": gain_words()}),
    ]


def _with(row: Row, field: str, value: object) -> Row:
    return Row(row.id, row.en, row.pl, {**row.fields, field: value}, row.source, row.note)


def _suspicions(chosen: dict[str, object]) -> list[Row]:
    """PA-A.37 Six without tax and ten with 2, or the other way round."""
    if chosen["suspicions"] == "rising":
        return list(SUSPICIONS)
    numbers = [row.integer("copies") for row in SUSPICIONS][::-1]
    return [_with(row, "copies", n) for row, n in zip(SUSPICIONS, numbers, strict=True)]


def _track(chosen: dict[str, object]) -> list[Row]:
    """PA-A.36"""
    return [_with(row, "silver", int(n)) for row, n in zip(TOWNSFOLK_TRACK, str(chosen["recruit_costs"]), strict=True)]


def _outsiders(chosen: dict[str, object]) -> list[Row]:
    """PA-A.21"""
    scoring = f"vp per 2 {chosen['vigilante']}"
    return [_with(row, "scoring", scoring) if row.text("kind") == "vigilante" else row for row in OUTSIDERS]


def _numbers(values: tuple[int, ...]) -> vec[i64]:
    return vec[i64]([i64(value) for value in values])


def _twins(rows: list[Row]) -> vec[i64]:
    """PA-B-01 Pairs of spaces with the same reward in the same region, one pair after the other."""
    found: list[int] = []
    for at, row in enumerate(rows):
        for before in range(at):
            other = rows[before]
            if (other.text("reward"), other.integer("region")) == (row.text("reward"), row.integer("region")):
                found += [before, at]
    return vec[i64]([i64(n) for n in found])


def _action(name: str) -> int:
    return [row.id for row in ACTIONS].index(name)


@final
class Box:
    """Immutable; every table of the same options shares one, and so do clones."""

    def __init__(self, chosen: dict[str, object], overlay: dict[str, object], seats: int) -> None:
        self.words: Final = words()
        self.points: Final = point_words()
        self.rows: Final[dict[str, list[Row]]] = {}
        for family in families(chosen):
            changes = overlay.get(family.name, {})
            assert isinstance(changes, dict)
            self.rows[family.name] = family.overlaid(changes).rows
        paladins = self.rows["paladins"]
        townsfolk = self.rows["townsfolk"]
        outsiders = self.rows["outsiders"]

        colours = [*WORKERS, "any", ""]
        slots = [[*row.text("slots").split(), "", ""][:3] for row in ACTIONS]
        self.slot: Final[vec[i64]] = vec[i64]([i64(colours.index(name)) for row in slots for name in row])
        assert colours.index("any") == ANY and colours.index("") == NO_SLOT

        self.boost: Final[vec[i64]] = vec[i64]([i64(row.integer(name)) for row in paladins for name in ATTRIBUTES])
        self.paladin_workers: Final = self._read("paladins", "workers")
        self.paladin_action: Final[vec[i64]] = vec[i64]([i64(_action(row.text("action"))) for row in paladins])
        self.silver_off: Final = column(paladins, "silver_off")
        self.provision_off: Final = column(paladins, "provision_off")
        self.bonus: Final = self._read("paladins", "bonus")
        self.tavern: Final = self._read("tavern", "workers")
        self.criminals: Final[vec[i64]] = vec[i64]([criminals_in(effect) for effect in self.tavern])
        self.suspicion_copies: Final = column(self.rows["suspicions"], "copies")
        self.tax: Final = column(self.rows["suspicions"], "tax")
        self.order_action: Final[vec[i64]] = vec[i64]([i64(_action(row.text("action"))) for row in ORDERS])

        favours = self.rows["favours"]
        self.favour_slot: Final[vec[i64]] = vec[i64]([i64(colours.index(row.text("slot"))) for row in favours])
        self.favour_silver: Final = column(favours, "silver")
        self.favour_provision: Final = column(favours, "provision")
        self.favour_debt: Final = column(favours, "debt")
        self.favour: Final = self._read("favours", "reward")

        self.dismiss: Final = self._read("townsfolk", "dismiss")
        self.instant: Final = self._read("townsfolk", "instant")
        self.ability: Final = self._read("townsfolk", "ability")
        self.after: Final[vec[i64]] = vec[i64]([which(townsfolk, "trigger", row.id) for row in ACTIONS])
        """PA-12.1 For each action the Townsfolk that work after it, as bits."""
        self.collectors: Final = which(townsfolk, "trigger", "pay_debt")
        self.at_inquisition: Final = which(townsfolk, "trigger", "inquisition")
        self.squires: Final = which(townsfolk, "condition", "no_suspicion")
        self.peddlers: Final = which(townsfolk, "condition", "suspicion_at_least_2")
        self.conspirators: Final[i64] = self._conspirators()
        self.recruit_cost: Final = column(self.rows["townsfolk_track"], "silver")

        self.type: Final[vec[i64]] = vec[i64]([i64(OUTSIDER_TYPES.index(row.text("type"))) for row in outsiders])
        self.mercenaries: Final = which(outsiders, "kind", "mercenary")
        self.attack: Final = self._read("outsiders", "attack")
        self.convert: Final = self._read("outsiders", "convert")
        self.scoring: Final = [self.points.read(row.text("scoring"), f"scoring.{row.id}") for row in outsiders]

        self.wall_copies: Final = column(self.rows["walls"], "copies")
        self.wall: Final = self._read("walls", "reward")
        self.wall_choice: Final = self._read("walls", "choice")
        self.wall_vp: Final = column(self.rows["walls"], "vp")
        self.scheme_copies: Final = column(list(SCHEMES), "copies")
        self.scheme: Final[vec[i64]] = vec[i64]([i64(_SCHEMES.index(row.text("action"))) for row in SCHEMES])

        spaces = self.rows["spaces"]
        self.space: Final = self._read("spaces", "reward")
        self.open: Final[i64] = sum([1 << at for at, row in enumerate(spaces) if row.integer("players") <= seats])
        """PA-6.2, PA-A.32 The spaces of this number of players, as bits."""
        self.region: Final[vec[i64]] = vec[i64]([i64(row.integer("region") - 1) for row in spaces])
        self.reach: Final[vec[i64]] = vec[i64]([i64(self._reach(regions)) for regions in range(REGIONS + 1)])
        """The spaces of the first regions, as bits."""
        self.twins: Final = _twins(spaces)
        self.liking: Final[vec[i64]] = vec[i64]([liking(effect) for effect in self.space])
        self.jar: Final = self._read("jar_spaces", "reward")
        self.jar_twins: Final = _twins(self.rows["jar_spaces"])
        self.jar_need: Final = column(self.rows["jars"], "need")
        self.workshop: Final = self._read("workshops", "reward")

        # Printed tables, as columns: a tuple of another module costs a look-up by name each time.
        self.provision_costs: Final = _numbers(PROVISION_COSTS)
        self.jar_costs: Final = _numbers(JAR_COSTS)
        self.convert_costs: Final = _numbers(CONVERT_COSTS)
        self.wall_needs: Final = _numbers(WALL_NEEDS)
        self.faith_flags: Final = _numbers(FAITH_FLAGS)
        self.strength_flags: Final = _numbers(STRENGTH_FLAGS)

        self.flag: Final = [self.words.read(name, f"flag.{name}") for name in ATTRIBUTES]
        self.vpl_absolve: Final = self.words.read("remove_suspicion", "vpl.absolve")
        self.vpl_settle: Final = self.words.read("pay_debt | remove_suspicion", "vpl.settle")
        self.effects: Final = self.words.effects
        three = chosen["three_player_tax"]
        assert isinstance(three, int)
        self.tax_supply: Final[i64] = three if seats == 3 else TAX_SUPPLY[seats - 1]

    def _read(self, family: str, field: str) -> list[Effect]:
        return [self.words.read(row.text(field), f"{family}.{row.id}.{field}") for row in self.rows[family]]

    def _conspirators(self) -> i64:
        """PA-12.3 Those who discard a Suspicion at any Inquisition: their owner may refuse."""
        mask = self.at_inquisition & ~self.squires & ~self.peddlers
        for number, effect in enumerate(self.ability):
            if effect.name != "remove_suspicion":
                mask &= ~bit(number)
        return mask

    def _reach(self, regions: int) -> int:
        return sum([1 << at for at, region in enumerate(self.region) if region < regions])


def criminals_in(effect: Effect) -> i64:
    """PA-14.7 The Criminals on a Tavern card."""
    if effect.tag == SEQ:
        return sum([criminals_in(part) for part in effect.parts])
    return effect.count if effect.tag == SPECIAL and effect.name == "criminal" else 0


def liking(effect: Effect) -> i64:
    """PA-14.22 The virtual player's rank of a space with this reward, 0 being the best."""
    if effect.tag == SPECIAL:
        return _LIKED.index(effect.name) if effect.name in _LIKED else len(_LIKED)
    if effect.tag != GAIN:
        return len(_LIKED)
    workers = sum([int(n) for n in effect.amounts[: len(WORKERS) - 1]])
    if workers:
        return _LIKED.index("two workers" if workers > 1 else "one worker")
    return _LIKED.index("silver") if effect.amounts[RESOURCES.index("silver")] else len(_LIKED)


assert COMMISSION == ACTION_COUNT // 2 and _SCHEMES.index("recruit") == RECRUIT
