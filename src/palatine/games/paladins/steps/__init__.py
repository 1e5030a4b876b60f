"""The rulebook as steps, one file per chapter, in its order."""

from typing import Final

from palatine.games.paladins.step import Step
from palatine.games.paladins.steps.board import AfterAction, Crew
from palatine.games.paladins.steps.inquisition import Inquisition, Questioned, Squires, Verdict
from palatine.games.paladins.steps.refresh import Refresh
from palatine.games.paladins.steps.rewards import (
    Choice,
    Clear,
    Criminals,
    DestroyDebt,
    DiscardSuspicion,
    FreeDevelop,
    FreeRecruit,
    Offer,
    PayDebt,
    Resolve,
)
from palatine.games.paladins.steps.round import ChoosePaladin, DrawPaladins, Hire, Reveal, Round
from palatine.games.paladins.steps.set_up import Ready, SetUp, StartingTownsfolk
from palatine.games.paladins.steps.turn import Action, KeepWorkers, NextTurn, Workers
from palatine.games.paladins.steps.virtual_player import VplEffect, VplHire, VplTurn, VplWorkers
from palatine.kernel.frame import AUTOMATIC, DECISION, MAY_SKIP

RULEBOOK: Final[list[Step]] = [
    SetUp("set_up", "PA-2.1", AUTOMATIC),
    StartingTownsfolk("starting_townsfolk", "PA-2.8", DECISION),
    Ready("ready", "PA-2.8", AUTOMATIC),
    Round("round", "PA-3.1", AUTOMATIC),
    DrawPaladins("draw_paladins", "PA-3.4", AUTOMATIC),
    ChoosePaladin("choose_paladin", "PA-3.4", DECISION),
    Reveal("reveal", "PA-3.5", AUTOMATIC),
    Hire("hire", "PA-3.5", DECISION),
    NextTurn("next_turn", "PA-3.6", AUTOMATIC),
    Action("action", "PA-4.1", MAY_SKIP),
    Workers("workers", "PA-4.2", DECISION),
    AfterAction("after_action", "PA-6.3", AUTOMATIC),
    Crew("crew", "PA-12.1", AUTOMATIC),
    Resolve("effect", "PA-A.10", AUTOMATIC),
    Choice("choice", "PA-6.7", DECISION),
    Offer("offer", "PA-4.6", MAY_SKIP),
    DiscardSuspicion("discard_suspicion", "PA-4.10", MAY_SKIP),
    PayDebt("pay_debt", "PA-9.1", MAY_SKIP),
    DestroyDebt("destroy_debt", "PA-9.1", MAY_SKIP),
    Clear("clear", "PA-5.12", MAY_SKIP),
    FreeRecruit("free_recruit", "PA-5.10", MAY_SKIP),
    FreeDevelop("free_develop", "PA-A.43", MAY_SKIP),
    Criminals("criminals", "PA-8.1", AUTOMATIC),
    Inquisition("inquisition", "PA-8.6", AUTOMATIC),
    Questioned("questioned", "PA-12.3", AUTOMATIC),
    Squires("squires", "PA-12.5", AUTOMATIC),
    Verdict("verdict", "PA-8.6", AUTOMATIC),
    KeepWorkers("keep_workers", "PA-10.2", DECISION),
    Refresh("refresh", "PA-10.4", AUTOMATIC),
    VplHire("vpl_hire", "PA-14.7", AUTOMATIC),
    VplWorkers("vpl_workers", "PA-14.8", AUTOMATIC),
    VplTurn("vpl_turn", "PA-14.9", AUTOMATIC),
    VplEffect("vpl_effect", "PA-14.33", AUTOMATIC),
]
"""In the order of `headings`."""
