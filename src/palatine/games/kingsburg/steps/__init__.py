"""The rulebook as steps, one file per chapter, in its order."""

from typing import Final

from palatine.games.kingsburg.step import Step
from palatine.games.kingsburg.steps.building import Build, Building, FreeBuilding, Saving, Surcharge
from palatine.games.kingsburg.steps.destiny import Blessing, Destiny, Gifts, Prayer, Reserve
from palatine.games.kingsburg.steps.effects import Choice, Offer, Peek, Resolve
from palatine.games.kingsburg.steps.end import GameEnd, YearEnd
from palatine.games.kingsburg.steps.governors import (
    Auction,
    Bid,
    DealGovernors,
    DukesMove,
    KeepGovernor,
    RevealGovernors,
)  # fmt: skip
from palatine.games.kingsburg.steps.influence import Influence, InfluenceRound, WhiteDice
from palatine.games.kingsburg.steps.king import KingsAid, KingsEnvoy, KingsFavour
from palatine.games.kingsburg.steps.losses import LoseBuildings, LoseGoods, LosePoints, Protect
from palatine.games.kingsburg.steps.moments import Moment, Powers
from palatine.games.kingsburg.steps.recruitment import PayRecruits, Recruit, Recruitment, RecruitTokens
from palatine.games.kingsburg.steps.roll import Reroll, Roll, TurnOrder
from palatine.games.kingsburg.steps.rows import ChooseRows, DealRows, DraftRow, ExchangeRow
from palatine.games.kingsburg.steps.scenarios import Ally, Bandits, Claim, Dissolve, Lead, Peasants
from palatine.games.kingsburg.steps.season import Season, SeasonEnd, SeasonStart
from palatine.games.kingsburg.steps.support import Support
from palatine.games.kingsburg.steps.tokens import Academy, AcademyOffer, LastToken, RevealTokens, SoldierToken
from palatine.games.kingsburg.steps.whims import (
    NameGood,
    NameRival,
    RivalPicks,
    RivalTakes,
    ShareOut,
    SupportOver,
    TileGood,
    Tradition,
    WhimTile,
)  # fmt: skip
from palatine.games.kingsburg.steps.winter import (
    Aftermath,
    Battle,
    Disband,
    KeepSoldier,
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
    DealRows("deal_rows", "KB-15.1", AUTOMATIC),
    ExchangeRow("exchange_row", "KB-15.12", MAY_SKIP),
    ChooseRows("choose_rows", "KB-15.1", DECISION),
    DraftRow("draft_row", "KB-15.2", DECISION),
    DealGovernors("deal_governors", "KB-16.1", AUTOMATIC),
    KeepGovernor("keep_governor", "KB-16.1", DECISION),
    RevealGovernors("reveal_governors", "KB-16.1", AUTOMATIC),
    Auction("auction", "KB-16.2", DECISION),
    Bid("bid", "KB-16.14", MAY_SKIP),
    Tradition("tradition", "KB-19.5", AUTOMATIC),
    Destiny("destiny", "KB-17.1", AUTOMATIC),
    Claim("claim", "KB-20.1", DECISION),
    Reserve("reserve", "KB-5.3.11", DECISION),
    Ally("ally", "KB-20.2", DECISION),
    Lead("lead", "KB-A-27", AUTOMATIC),
    Moment("moment", "KB-0.11", AUTOMATIC),
    Powers("powers", "KB-12.2", MAY_SKIP),
    FreeBuilding("free_building", "KB-A-18", MAY_SKIP),
    WhimTile("whim_tile", "KB-19.2", AUTOMATIC),
    Gifts("gifts", "KB-5.1.1", AUTOMATIC),
    Prayer("prayer", "KB-5.1.2", DECISION),
    Blessing("blessing", "KB-A-29", AUTOMATIC),
    DukesMove("dukes_move", "KB-A-30", MAY_SKIP),
    Bandits("bandits", "KB-20.5", AUTOMATIC),
    Peasants("peasants", "KB-20.5", MAY_SKIP),
    SupportOver("support_over", "KB-19.7", AUTOMATIC),
    NameGood("name_good", "KB-19.3", DECISION),
    NameRival("name_rival", "KB-19.8", DECISION),
    RivalTakes("rival_takes", "KB-19.8", DECISION),
    RivalPicks("rival_picks", "KB-19.8", DECISION),
    ShareOut("share_out", "KB-19.3", DECISION),
    TileGood("tile_good", "KB-19.7", DECISION),
    Surcharge("surcharge", "KB-17.3", DECISION),
    Saving("saving", "KB-16.7", DECISION),
    RecruitTokens("recruit_tokens", "KB-8.2", DECISION),
    SoldierToken("soldier_token", "KB-18.1", DECISION),
    RevealTokens("reveal_tokens", "KB-18.1", AUTOMATIC),
    Academy("academy", "KB-14.5", AUTOMATIC),
    AcademyOffer("academy_offer", "KB-14.6", DECISION),
    Peek("peek", "KB-20.4", DECISION),
    Protect("protect", "KB-9.11", MAY_SKIP),
    KeepSoldier("keep_soldier", "KB-A-15", MAY_SKIP),
    Dissolve("dissolve", "KB-20.2", MAY_SKIP),
    LastToken("last_token", "KB-18.2", AUTOMATIC),
]
"""In the order of `headings`."""
