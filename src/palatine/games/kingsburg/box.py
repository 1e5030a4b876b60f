"""The box on the table: the rows of the chosen edition, rulings and overlay, as columns that the rules read fast."""

from typing import Final, final

from palatine.games.kingsburg.actions import MOST_GOODS
from palatine.games.kingsburg.components import (
    ADVISORS,
    BUILDINGS,
    COLUMNS,
    ENEMIES,
    ENEMY_TYPES,
    GOLD,
    RANKS,
    RESOURCES,
    STONE,
    WOOD,
)  # fmt: skip
from palatine.games.kingsburg.headings import SEASONS
from palatine.kernel.data import Family, Row
from palatine.kernel.effect import ANY, GAIN, SEQ, SPECIAL, Effect, Vocabulary
from palatine.kernel.ints import i64, vec

BUILDING_COUNT: Final = 20
ENEMY_COUNT: Final = 25
MOST_LOST: Final = 20


LOSSES: Final = ["gold", "wood", "stone", "vp"]


def support_words() -> Vocabulary:
    return Vocabulary(RESOURCES, MOST_GOODS, ["peek"], ["goods"])


def goods_words() -> Vocabulary:
    return Vocabulary(RESOURCES[:3], plain=True)


def loss_words() -> Vocabulary:
    return Vocabulary(LOSSES, MOST_LOST, ["building"], plain=True)


def enemy_words() -> Vocabulary:
    return Vocabulary(ENEMY_TYPES, plain=True)


def _of_edition(row: Row, edition: int, changes: dict[str, object]) -> Row:
    """The row as printed in one edition, with its names and its source mark."""
    fields = {key: value for key, value in row.fields.items() if key not in ("pl_first", "source_second")}
    pl = row.text("pl_first") if edition == 1 and "pl_first" in row.fields else row.pl
    source = row.text("source_second") if edition == 2 and "source_second" in row.fields else row.source
    return Row(row.id, row.en, pl, {**fields, **changes}, source, row.note)


def families(chosen: dict[str, object]) -> list[Family]:
    """The rows as the chosen edition and rulings print them, and what an overlay may replace."""
    edition = 1 if chosen["edition"] == 1 else 2
    queen = {"support": f"2 any + {chosen['e1_queen_vp']} vp + peek"} if edition == 1 else {}
    tower: dict[str, object] = {"cost": "2 gold + stone"} if chosen["guard_tower_gold"] == 2 else {}
    if edition == 1:
        tower = {**tower, "vp": 1}  # KB-22: 1 VP in the first edition, 0 in the second
    changes: dict[str, dict[str, object]] = {"queen": dict(queen), "guard_tower": tower}
    advisors = [_of_edition(row, edition, changes.get(row.id, {})) for row in ADVISORS]
    buildings = [_of_edition(row, edition, changes.get(row.id, {})) for row in BUILDINGS]
    enemies = [_of_edition(row, edition, {}) for row in ENEMIES]
    powers = {"season_start": support_words(), "season_end": support_words(), "game_end": support_words()}
    return [
        Family("advisors", advisors, {}, {"support": support_words()}),
        Family(
            "buildings",
            buildings,
            {
                "vp": (-20, 20),
                "battle": (-9, 9),
                "white_dice": (0, 3),
                "soldier_bonus": (0, 3),
                "recruit_price": (0, 2),
            },
            {"cost": goods_words(), "versus": enemy_words(), **powers},
        ),
        Family("enemies", enemies, {"strength": (0, 20)}, {"losses": loss_words(), "rewards": support_words()}),
    ]


def _overlaid(family: Family, overlay: dict[str, object]) -> list[Row]:
    changes = overlay.get(family.name, {})
    assert isinstance(changes, dict)
    return family.overlaid(changes).rows


def _parts(effect: Effect) -> list[Effect]:
    return effect.parts if effect.tag == SEQ else [effect]


def _amounts(words: Vocabulary, text: str, path: str) -> list[int]:
    """The plain amounts of a text such as `2 gold + stone`, over the vocabulary's resources."""
    amounts = [0] * len(words.resources)
    if text:
        for part in _parts(words.read(text, path)):
            if part.tag == GAIN:
                amounts = [int(n) for n in part.amounts]
    return amounts


def _count_of(words: Vocabulary, text: str, path: str, tag: i64) -> int:
    """How many goods of choice (ANY) or buildings (SPECIAL) a loss names."""
    found = 0
    for part in _parts(words.read(text, path)):
        if part.tag == tag:
            found += part.count
    return found


def _column(rows: list[Row], field: str) -> vec[i64]:
    return vec[i64]([i64(row.integer(field)) for row in rows])


def _mask(rows: list[Row], field: str) -> i64:
    """The set of rows in which the field is given, as bits."""
    mask: i64 = 0
    for number, row in enumerate(rows):
        if row.fields.get(field):
            mask |= i64(1) << number
    return mask


@final
class Box:
    """Immutable; every table of the same options shares one, and so do clones."""

    def __init__(self, chosen: dict[str, object], overlay: dict[str, object]) -> None:
        rows = families(chosen)
        self.edition: Final[int] = 1 if chosen["edition"] == 1 else 2
        self.advisors: Final = _overlaid(rows[0], overlay)
        self.buildings: Final = _overlaid(rows[1], overlay)
        self.enemies: Final = _overlaid(rows[2], overlay)
        self.words: Final = support_words()

        self.support: Final[list[Effect]] = [self.words.read("vp", "advisor.none")]  # no advisor has rank 0
        self.support.extend([self.words.read(row.text("support"), f"advisor.{row.id}") for row in self.advisors])
        assert len(self.support) == RANKS + 1
        self.aid: Final = self.words.read("any", "aid")  # KB-4.3

        buildings = self.buildings
        assert len(buildings) == BUILDING_COUNT
        self.cost: Final[vec[i64]] = vec[i64](
            [i64(n) for row in buildings for n in _amounts(goods_words(), row.text("cost"), row.id)]
        )
        """Goods of building b: cost[3 * b + kind]."""
        self.vp: Final = _column(buildings, "vp")
        self.column: Final = _column(buildings, "column")
        self.battle: Final = _column(buildings, "battle")
        self.versus: Final[vec[i64]] = vec[i64]([i64(n) for row in buildings for n in self._versus(row)])
        """Battle bonus of building b against type t: versus[6 * b + t]. The special value replaces the normal one."""
        self.white_dice: Final = _column(buildings, "white_dice")
        self.soldier_bonus: Final = _column(buildings, "soldier_bonus")
        self.recruit_price: Final = _column(buildings, "recruit_price")
        self.win_vp: Final = _column(buildings, "win_vp")
        self.discount: Final[vec[i64]] = vec[i64](
            [i64(n) for row in buildings for n in _amounts(goods_words(), row.text("discount"), row.id)]
        )
        self.discount_from: Final = _column(buildings, "discount_from_column")

        # Sets of buildings, so that a question about a quantity looks only at those that matter.
        self.rerolls_one: Final[i64] = self._having("reroll", "one")
        self.rerolls_all: Final[i64] = self._having("reroll", "all")
        self.shifters: Final = _mask(buildings, "shift")
        self.fighters: Final = _mask(buildings, "battle") | _mask(buildings, "versus")
        self.draw_winners: Final = _mask(buildings, "wins_draws")
        self.win_scorers: Final = _mask(buildings, "win_vp")
        self.white_givers: Final = _mask(buildings, "white_dice")
        self.soldier_givers: Final = _mask(buildings, "soldier_bonus")
        self.recruiters: Final = _mask(buildings, "recruit_price")
        self.discounters: Final = _mask(buildings, "discount")

        self.season_start_numbers: Final = self._powers("season_start")
        self.season_end_numbers: Final = self._powers("season_end")
        self.game_end_numbers: Final = self._powers("game_end")
        self.starters: Final = _mask(buildings, "season_start")
        self.enders: Final[vec[i64]] = vec[i64]([self._ending_in(season) for season in SEASONS])
        self.last_scorers: Final = _mask(buildings, "game_end")

        enemies = self.enemies
        assert len(enemies) == ENEMY_COUNT
        self.enemy_year: Final = _column(enemies, "year")
        self.enemy_type: Final[vec[i64]] = vec[i64]([i64(ENEMY_TYPES.index(row.text("type"))) for row in enemies])
        self.strength: Final = _column(enemies, "strength")
        self.rewards: Final = [self.words.read(row.text("rewards"), f"enemy.{row.id}") for row in enemies]
        lost = [_amounts(loss_words(), row.text("losses"), row.id) for row in enemies]
        self.loss_goods: Final[vec[i64]] = vec[i64]([i64(n[kind]) for n in lost for kind in (GOLD, WOOD, STONE)])
        """Goods of kind k taken by enemy e: loss_goods[3 * e + k]."""
        self.loss_vp: Final[vec[i64]] = vec[i64]([i64(n[LOSSES.index("vp")]) for n in lost])
        self.loss_any: Final[vec[i64]] = vec[i64](
            [i64(_count_of(loss_words(), row.text("losses"), row.id, ANY)) for row in enemies]
        )
        self.loss_buildings: Final[vec[i64]] = vec[i64](
            [i64(_count_of(loss_words(), row.text("losses"), row.id, SPECIAL)) for row in enemies]
        )
        self.effects: Final = self.words.effects

    def _versus(self, row: Row) -> list[int]:
        special = _amounts(enemy_words(), row.text("versus"), row.id)
        return [n if n else row.integer("battle") for n in special]

    def _having(self, field: str, value: str) -> i64:
        mask: i64 = 0
        for number, row in enumerate(self.buildings):
            if row.text(field) == value:
                mask |= i64(1) << number
        return mask

    def _powers(self, field: str) -> vec[i64]:
        """The numbers of the buildings' effects at one moment; -1 for a building that has none."""
        numbers: list[i64] = []
        for row in self.buildings:
            text = row.text(field)
            numbers.append(self.words.read(text, f"building.{row.id}.{field}").number if text else -1)
        return vec[i64](numbers)

    def _ending_in(self, season: str) -> i64:
        """Buildings that act at the end of this season; those that name no season act in all three."""
        mask: i64 = 0
        for number, row in enumerate(self.buildings):
            if row.text("season_end") and row.text("seasons") in ("", season):
                mask |= i64(1) << number
        return mask

    def building_at(self, row: i64, column: i64) -> i64:
        return row * COLUMNS + column
