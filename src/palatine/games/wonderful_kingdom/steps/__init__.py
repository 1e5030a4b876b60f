"""The rulebook as steps, one file per chapter, in its order."""

from typing import Final

from palatine.games.wonderful_kingdom.step import Step
from palatine.games.wonderful_kingdom.steps.advisors import (
    DealInto,
    DiscardCard,
    EndTurn,
    Finish,
    Look,
    MoveCard,
    Oversee,
    OverseeAs,
    TurnUp,
)
from palatine.games.wonderful_kingdom.steps.choice import Choose, LastWord, LeftOvers, Propose, Round, TakeArea
from palatine.games.wonderful_kingdom.steps.end import GameEnd, RoundEnd
from palatine.games.wonderful_kingdom.steps.menaces import Fight, FightPhase, Rats, Shadows, Theft, Uncover
from palatine.games.wonderful_kingdom.steps.planning import FillAs, Place, Plan, Planning, Reveal
from palatine.games.wonderful_kingdom.steps.production import Production
from palatine.games.wonderful_kingdom.steps.quests import Claims, StagePay
from palatine.games.wonderful_kingdom.steps.set_up import KeepAdvisor, PickDeck, SetUp, ShowAdvisors
from palatine.games.wonderful_kingdom.steps.solo import KeepFound, Search
from palatine.kernel.frame import AUTOMATIC, DECISION, MAY_SKIP

RULEBOOK: Final[list[Step]] = [
    SetUp("set_up", "WK-2.1", AUTOMATIC),
    PickDeck("pick_deck", "WK-8.1", DECISION),
    KeepAdvisor("keep_advisor", "WK-9.2", DECISION),
    ShowAdvisors("show_advisors", "WK-R9", AUTOMATIC),
    Round("round", "WK-4.1", AUTOMATIC),
    Propose("propose", "WK-4.3", DECISION),
    Choose("choose", "WK-4.4", DECISION),
    Search("search", "WK-11.7", DECISION),
    KeepFound("keep_found", "WK-11.7", DECISION),
    TakeArea("take_area", "WK-4.4", AUTOMATIC),
    LastWord("last_word", "WK-4.9", MAY_SKIP),
    LeftOvers("left_overs", "WK-4.6", AUTOMATIC),
    Reveal("reveal", "WK-5.1", AUTOMATIC),
    Shadows("shadows", "WK-8.16", MAY_SKIP),
    Theft("theft", "WK-8.19", MAY_SKIP),
    Rats("rats", "WK-8.9", AUTOMATIC),
    Planning("planning", "WK-5.2", AUTOMATIC),
    Plan("plan", "WK-5.2", MAY_SKIP),
    Place("place", "WK-6.6", MAY_SKIP),
    FillAs("fill_as", "WK-6.10", DECISION),
    Production("production", "WK-6.1", AUTOMATIC),
    FightPhase("fight_phase", "WK-8.6", AUTOMATIC),
    Fight("fight", "WK-8.6", MAY_SKIP),
    Uncover("uncover", "WK-8.21", DECISION),
    StagePay("stage_pay", "WK-R16", MAY_SKIP),
    Claims("claims", "WK-R4", AUTOMATIC),
    Look("look", "WK-R18", DECISION),
    TurnUp("turn_up", "WK-R12", DECISION),
    DealInto("deal_into", "WK-R11", DECISION),
    DiscardCard("discard_card", "WK-9.8", DECISION),
    MoveCard("move_card", "WK-9.8", DECISION),
    Oversee("oversee", "WK-R13", AUTOMATIC),
    OverseeAs("oversee_as", "WK-R13", DECISION),
    Finish("finish", "WK-R14", DECISION),
    RoundEnd("round_end", "WK-3.2", AUTOMATIC),
    EndTurn("end_turn", "WK-R31", MAY_SKIP),
    GameEnd("game_end", "WK-13.1", AUTOMATIC),
]
"""In the order of `headings`."""
