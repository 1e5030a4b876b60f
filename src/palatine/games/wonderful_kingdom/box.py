"""The box on the table: rows of the chosen options and overlay, as columns that the rules read fast."""

from typing import Final, final

from palatine.games.wonderful_kingdom.actions import ADVISOR_COUNT, DESIGNS, FIRST_TREASURE
from palatine.games.wonderful_kingdom.components import (
    ABILITIES,
    ABILITY_PHASES,
    ADVISOR_PHASES,
    ADVISORS,
    ADVISORS_DRAWN,
    BASIC,
    BENEFITS,
    CALAMITIES,
    DEVELOPMENTS,
    DUCHIES,
    MENACES,
    PHASE_NAMES,
    QUESTS,
    RESOURCES,
    SOLO,
    SOLO_ADVISORS,
    STAGES,
    STAGES_EACH,
    TREASURES,
    TWO_PLAYERS,
    TYPES,
)
from palatine.games.wonderful_kingdom.headings import ADVISORS as ADVISORS_MODULE
from palatine.games.wonderful_kingdom.headings import MODULES
from palatine.games.wonderful_kingdom.seat import (
    FILL_BITS,
    FLAT_VP,
    KINDS,
    MOST_SPACES,
    PER_TYPE,
    VP_PER_TYPE,
    WORTH,
)
from palatine.kernel.bits import bit
from palatine.kernel.columns import amounts, amounts_of, column, overlaid
from palatine.kernel.data import Family, Row
from palatine.kernel.effect import GAIN, PER, SPECIAL, Effect, Vocabulary
from palatine.kernel.errors import BadOverlay
from palatine.kernel.ints import i64, vec

# The moments of an advisor, as bits of `phase` (WK-9.9).
CHOICE: Final = 1
BEFORE_CHOICE: Final = 2
MATERIALS_STEP: Final = 4
AFTER_PRODUCTION: Final = 64
ANY_PHASE: Final = 128
AFTER_ROUND_4: Final = 256
AFTER_TAKING: Final = 512
"""No advisor's own moment, but one that rules an advisor out (WK-R11)."""


def cost_words() -> Vocabulary:
    return Vocabulary(RESOURCES, plain=True)


def cube_words() -> Vocabulary:
    return Vocabulary(RESOURCES[:BASIC], plain=True)


def made_words() -> Vocabulary:
    return Vocabulary(RESOURCES[:BASIC], counts=TYPES)


def stock_words() -> Vocabulary:
    return Vocabulary(RESOURCES[BASIC:], plain=True)


def point_words() -> Vocabulary:
    return Vocabulary(["vp"], counts=TYPES)


def type_words() -> Vocabulary:
    return Vocabulary(TYPES, plain=True)


def ability_words() -> Vocabulary:
    return Vocabulary(RESOURCES[BASIC:], specials=ABILITIES)


def benefit_words() -> Vocabulary:
    return Vocabulary(RESOURCES[BASIC:], specials=BENEFITS)


def families() -> list[Family]:
    """Rows as printed, and what an owner of the box may type in over them."""
    return [
        Family(
            "developments",
            list(DEVELOPMENTS),
            {},
            {
                "type": type_words(),
                "cost": cost_words(),
                "recycling": cube_words(),
                "production": made_words(),
                "bonus": stock_words(),
                "vp": point_words(),
            },
        ),
        Family("treasures", list(TREASURES), {}, {"recycling": cube_words()}),
        Family("calamities", list(CALAMITIES), {"vp": (-20, 0)}, {}),
        Family(
            "duchies",
            list(DUCHIES),
            {},
            {
                "production_a": made_words(),
                "vp_a": point_words(),
                "production_b": made_words(),
                "vp_b": point_words(),
            },
        ),
        Family("menaces", list(MENACES), {"vp": (-20, 0), "soldiers": (0, 10)}, {}),
        Family("advisors", list(ADVISORS), {"cost": (0, 20), "two_player_only": (0, 1)}, {"ability": ability_words()}),
        Family(
            "stages",
            list(STAGES),
            {},
            {"cost": cost_words(), "condition": type_words(), "benefit": benefit_words()},
        ),
    ]


def _packed(row: Row) -> i64:
    """The spaces of a card, three bits for each kind."""
    packed: i64 = 0
    for kind, n in enumerate(amounts(row, "cost", cost_words())):
        if n > MOST_SPACES:
            raise _refused(
                row,
                "cost",
                f"has more than {MOST_SPACES} spaces of a kind",
                f"to ponad {MOST_SPACES} pól jednego rodzaju",
            )
        packed |= i64(n) << (FILL_BITS * kind)
    if packed == 0:
        raise _refused(
            row, "cost", "leaves no space; a card needs one", "nie daje żadnego pola, a karta musi mieć jedno"
        )
    return packed


def _type(row: Row) -> i64:
    if row.text("type") not in TYPES:
        raise _refused(row, "type", "is not exactly one type", "nie jest dokładnie jednym typem")
    return TYPES.index(row.text("type"))


def _refused(row: Row, field: str, en: str, pl: str) -> BadOverlay:
    return BadOverlay(f"{row.id}.{field}: “{row.text(field)}” {en}", f"{row.id}.{field}: „{row.text(field)}” {pl}")


def _worth(row: Row, production: str, vp: str) -> list[int]:
    """WK-6.2, WK-6.3, WK-13.1 What one card makes and scores, by itself and for each card of a type."""
    worth = [0] * WORTH
    for field, words, flat, per in ((production, made_words(), 0, PER_TYPE), (vp, point_words(), FLAT_VP, VP_PER_TYPE)):
        for part in words.read(row.text(field), f"{row.id}.{field}").things():
            if part.tag == GAIN:
                for resource, n in enumerate(part.amounts):
                    worth[flat + resource] += n
            elif part.tag == PER and part.count == 1:
                for resource, n in enumerate(part.parts[0].amounts):
                    worth[per + BASIC * resource + TYPES.index(part.name)] += n
            else:
                raise _refused(
                    row, field, "has more than amounts and “per <type>”", "to więcej niż liczby i „per <typ>”"
                )
    return worth


def _in_phase(row: Row, effect: Effect) -> Row:
    """WK-9.9, WK-B-07 Extra cubes come in the step of their resource; any other ability in the phase of the card."""
    phases = ABILITY_PHASES.get(effect.name, ADVISOR_PHASES)
    printed = row.text("phase")
    if printed not in phases:
        en = ", ".join([PHASE_NAMES[phase][0] for phase in phases])
        pl = ", ".join([PHASE_NAMES[phase][1] for phase in phases])
        raise _refused(
            row,
            "ability",
            f"does not fit the phase of this advisor ({PHASE_NAMES[printed][0]}), but: {en}",
            f"nie pasuje do fazy tego doradcy ({PHASE_NAMES[printed][1]}), tylko do: {pl}",
        )
    if not effect.name.startswith("extra_"):
        return row
    return Row(
        row.id, row.en, row.pl, {**row.fields, "phase": effect.name.removeprefix("extra_")}, row.source, row.note
    )


@final
class Box:
    """Immutable; every table of the same options shares one, and so do clones."""

    def __init__(self, chosen: dict[str, object], overlay: dict[str, object], solo: bool, rules: int) -> None:
        self.module: Final[i64] = MODULES.index(str(chosen["module"]))
        self.developments: Final = overlaid("developments", DEVELOPMENTS, overlay)
        self.treasures: Final = overlaid("treasures", TREASURES, overlay)
        self.calamities: Final = overlaid("calamities", CALAMITIES, overlay)
        self.duchies: Final = overlaid("duchies", DUCHIES, overlay)
        self.menaces: Final = overlaid("menaces", MENACES, overlay)
        self.all_stages: Final = overlaid("stages", STAGES, overlay)

        self.cost: Final[vec[i64]] = vec[i64]([_packed(row) for row in self.developments])
        self.type: Final[vec[i64]] = vec[i64]([_type(row) for row in self.developments])
        self.copies: Final = column(self.developments, "copies")
        self.recycling: Final = amounts_of([*self.developments, *self.treasures], "recycling", cube_words())
        """Four numbers for each card that can be recycled."""
        self.worth: Final = [vec[i64]([i64(n) for n in _worth(row, "production", "vp")]) for row in self.developments]
        self.bonus: Final = amounts_of(self.developments, "bonus", stock_words())
        """Krystallium and soldiers for each design."""
        for card, row in enumerate([*self.developments, *self.treasures]):
            cubes = sum([int(n) for n in self.recycling[4 * card : 4 * card + 4]])
            if cubes != (1 if card < FIRST_TREASURE else 2):
                raise _refused(
                    row,
                    "recycling",
                    "is not 1 cube for a development, 2 for a treasure",
                    "to nie 1 kostka za kartę rozwoju ani 2 za skarb",
                )
        self.site_base: Final[vec[i64]] = vec[i64]([i64(sum(list(self.copies)[:d])) for d in range(DESIGNS)])
        self.site_design: Final[vec[i64]] = vec[i64](
            [i64(design) for design in range(DESIGNS) for _ in range(self.copies[design])]
        )
        side = str(chosen["side"])
        self.duchy_worth: Final = [
            vec[i64]([i64(n) for n in _worth(row, f"production_{side}", f"vp_{side}")]) for row in self.duchies
        ]
        self.calamity_vp: Final[i64] = self.calamities[0].integer("vp")
        self.menace_vp: Final = column(self.menaces, "vp")
        self.menace_cost: Final = column(self.menaces, "soldiers")

        advisors = overlaid("advisors", ADVISORS, overlay)
        self.words: Final = ability_words()
        self.ability: Final = [self.words.read(row.text("ability"), f"advisor.{row.id}") for row in advisors]
        for row, effect in zip(advisors, self.ability, strict=True):
            if effect.tag not in (GAIN, SPECIAL):
                raise _refused(row, "ability", "is not one ability", "nie jest jedną zdolnością")
        if rules >= 2:
            advisors = [_in_phase(row, effect) for row, effect in zip(advisors, self.ability, strict=True)]
        self.advisors: Final = advisors
        self.ability_code: Final[vec[i64]] = vec[i64](
            [i64(ABILITIES.index(effect.name)) if effect.tag == SPECIAL else i64(-1) for effect in self.ability]
        )
        self.advisor_cost: Final = column(self.advisors, "cost")
        self.moment: Final[vec[i64]] = vec[i64]([bit(ADVISOR_PHASES.index(row.text("phase"))) for row in self.advisors])
        self.in_game: Final = [
            i for i in range(ADVISOR_COUNT) if not (solo and self.advisors[i].integer("two_player_only"))
        ]
        self.advisors_dealt: Final[i64] = SOLO_ADVISORS if solo and rules >= 2 else ADVISOR_COUNT
        """The most advisors that come into the deck (WK-9.11, WK-B-06)."""
        need = SOLO_ADVISORS + 1 if rules >= 2 else ADVISORS_DRAWN
        if self.module == ADVISORS_MODULE and len(self.in_game) < need:
            raise BadOverlay(
                f"advisors: the solo game needs {need} without the mark two_player_only, and there are "
                f"{len(self.in_game)} (WK-9.11)",
                f"advisors: gra jednoosobowa wymaga {need} doradców bez oznaczenia two_player_only, a jest ich "
                f"{len(self.in_game)} (WK-9.11)",
            )

        quests: list[list[Row]] = []
        for quest in QUESTS:
            side_of_card = SOLO if solo else TWO_PLAYERS
            quests.append(
                [r for r in self.all_stages if r.text("quest") == quest.id and r.text("side") == side_of_card]
            )
        self.stages: Final = [row for rows in quests for row in rows]
        """Four stages for each quest, on the side this table uses (WK-10.1, WK-10.9)."""
        assert len(self.stages) == len(QUESTS) * STAGES_EACH
        for row in self.all_stages:
            if rules >= 2 and max(amounts(row, "cost", cost_words())[:BASIC]) > MOST_SPACES:
                raise _refused(
                    row,
                    "cost",
                    f"has more than {MOST_SPACES} cubes of a kind",
                    f"to ponad {MOST_SPACES} kostek rodzaju",
                )
        self.stage_cost: Final = amounts_of(self.stages, "cost", cost_words())
        self.stage_cubes: Final[vec[i64]] = vec[i64](
            [i64(sum(amounts(row, "cost", cost_words())[:-1])) for row in self.stages]
        )
        """Cubes of a cost, krystallium included."""
        self.stage_condition: Final = amounts_of(self.stages, "condition", type_words())
        self.stage_first: Final = column(self.stages, "first")
        self.stage_final: Final = column(self.stages, "final")
        reading = benefit_words()
        self.benefit: Final = [reading.read(row.text("benefit"), f"stage.{row.id}") for row in self.stages]
        self.benefit_words: Final = reading
        self.straight_ways: Final[vec[i64]] = vec[i64](
            [self._lasting(q, "straight_to_duchy") for q in range(len(QUESTS))]
        )
        self.visions: Final[vec[i64]] = vec[i64]([self._lasting(q, "vision") for q in range(len(QUESTS))])
        self.search_each_choice: Final[bool] = chosen["search"] == "choice"

    def _lasting(self, quest: i64, special: str) -> i64:
        """The stages of a quest with this lasting benefit, as bits."""
        mask: i64 = 0
        for stage in range(STAGES_EACH):
            for part in self.benefit[quest * STAGES_EACH + stage].things():
                if part.tag == SPECIAL and part.name == special:
                    mask |= bit(stage)
        return mask

    def cost_of(self, stage: i64, kind: i64) -> i64:
        return self.stage_cost[KINDS * stage + kind]
