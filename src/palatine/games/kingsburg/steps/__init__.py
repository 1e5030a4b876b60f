"""The rulebook as steps, one file per chapter, in its order."""

from typing import Final

from palatine.games.kingsburg.step import Step
from palatine.games.kingsburg.steps.building import Build, Building
from palatine.games.kingsburg.steps.effects import Choice, Offer, Resolve
from palatine.games.kingsburg.steps.end import GameEnd, YearEnd
from palatine.games.kingsburg.steps.influence import Influence, InfluenceRound, WhiteDice
from palatine.games.kingsburg.steps.king import KingsAid, KingsEnvoy, KingsFavour
from palatine.games.kingsburg.steps.recruitment import PayRecruits, Recruit, Recruitment
from palatine.games.kingsburg.steps.roll import Reroll, Roll, TurnOrder
from palatine.games.kingsburg.steps.season import Season, SeasonEnd, SeasonStart
from palatine.games.kingsburg.steps.support import Support
from palatine.games.kingsburg.steps.winter import (
    Aftermath,
    Battle,
    Disband,
    LoseBuildings,
    LoseGoods,
    LosePoints,
    Reinforcements,
    Reveal,
    Strongest,
    Winter,
)  # fmt: skip
from palatine.games.kingsburg.steps.year import SetUp, Year
from palatine.kernel.frame import AUTOMATIC, DECISION, MAY_SKIP

RULEBOOK: Final[list[Step]] = [
    SetUp("set_up", "KB-2.3", AUTOMATIC),
    Year("year", "KB-3.1", AUTOMATIC),
    KingsAid("kings_aid", "KB-4.1", AUTOMATIC),
    Season("season", "KB-5.1.1", AUTOMATIC),
    SeasonStart("season_start", "KB-5.1.2", AUTOMATIC),
    Roll("roll", "KB-5.2.1", AUTOMATIC),
    Reroll("reroll", "KB-5.2.2", MAY_SKIP),
    TurnOrder("turn_order", "KB-5.2.4", AUTOMATIC),
    InfluenceRound("influence_round", "KB-5.3.1", AUTOMATIC),
    Influence("influence", "KB-5.3.1", MAY_SKIP),
    WhiteDice("white_dice", "KB-5.3.10", DECISION),
    Support("support", "KB-5.4.1", AUTOMATIC),
    Resolve("effect", "KB-5.4.3", AUTOMATIC),
    Choice("choice", "KB-0.2", DECISION),
    Offer("offer", "KB-0.12", MAY_SKIP),
    Building("building", "KB-5.5.1", AUTOMATIC),
    Build("build", "KB-5.5.1", MAY_SKIP),
    SeasonEnd("season_end", "KB-5.6.1", AUTOMATIC),
    KingsFavour("kings_favour", "KB-6.1", AUTOMATIC),
    KingsEnvoy("kings_envoy", "KB-6.2", AUTOMATIC),
    Recruitment("recruitment", "KB-8.1", AUTOMATIC),
    Recruit("recruit", "KB-8.1", MAY_SKIP),
    PayRecruits("pay_recruits", "KB-8.1", DECISION),
    Winter("winter", "KB-9.1", AUTOMATIC),
    Reinforcements("reinforcements", "KB-9.1", AUTOMATIC),
    Reveal("reveal", "KB-9.1", AUTOMATIC),
    Battle("battle", "KB-9.3", AUTOMATIC),
    Aftermath("aftermath", "KB-9.5", AUTOMATIC),
    LoseGoods("lose_goods", "KB-9.7", DECISION),
    LoseBuildings("lose_buildings", "KB-9.8", AUTOMATIC),
    LosePoints("lose_points", "KB-9.9", AUTOMATIC),
    Strongest("strongest", "KB-9.6", AUTOMATIC),
    Disband("disband", "KB-9.1", AUTOMATIC),
    YearEnd("year_end", "KB-10.1", AUTOMATIC),
    GameEnd("game_end", "KB-10.2", AUTOMATIC),
]
"""In the order of `headings`."""
