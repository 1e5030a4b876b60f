"""The rulebook as steps, one file per chapter, in its order."""

from typing import Final

from palatine.games.valeria.step import Step
from palatine.games.valeria.steps.action import Action, ActionDone, ActionEnd, ActionStart, GrantedSlaying
from palatine.games.valeria.steps.dark_lord import Capture, ChooseColumn, DarkLord, DieFalls, DieOrder
from palatine.games.valeria.steps.end import EndPhase, GameEnd
from palatine.games.valeria.steps.harvest import Consolation, Harvest, HarvestAll, SecondHarvest, Settle, Steal
from palatine.games.valeria.steps.payment import Pay
from palatine.games.valeria.steps.rewards import (
    Choice,
    FreeCitizen,
    Offer,
    Resolve,
    ReturnCitizen,
    ReturnMonster,
    TakeFrom,
    Uncover,
)
from palatine.games.valeria.steps.set_up import KeepDuke, SetUp
from palatine.games.valeria.steps.turn import ChangeDice, Roll, Turn
from palatine.kernel.frame import AUTOMATIC, DECISION, MAY_SKIP

RULEBOOK: Final[list[Step]] = [
    SetUp("set_up", "VA-2.1", AUTOMATIC),
    KeepDuke("keep_duke", "VA-2.10", DECISION),
    Turn("turn", "VA-4.1", AUTOMATIC),
    Roll("roll", "VA-5.1", AUTOMATIC),
    ChangeDice("change_dice", "VA-5.2", MAY_SKIP),
    Pay("pay", "VA-3.5", DECISION),
    Harvest("harvest", "VA-6.4", AUTOMATIC),
    Steal("steal", "VA-12.10", MAY_SKIP),
    HarvestAll("harvest_all", "VA-6.9", AUTOMATIC),
    Settle("settle", "VA-6.6", MAY_SKIP),
    Consolation("consolation", "VA-6.8", DECISION),
    ActionStart("action_start", "VA-7.1", AUTOMATIC),
    Action("action", "VA-7.2", DECISION),
    Resolve("effect", "VA-7.16", AUTOMATIC),
    Choice("choice", "VA-7.7", DECISION),
    Offer("offer", "VA-6.6", MAY_SKIP),
    FreeCitizen("free_citizen", "VA-7.8", MAY_SKIP),
    GrantedSlaying("granted_slaying", "VA-7.18", MAY_SKIP),
    ReturnCitizen("return_citizen", "VA-12.9", MAY_SKIP),
    ReturnMonster("return_monster", "VA-12.9", MAY_SKIP),
    TakeFrom("take_from", "VA-12.1", MAY_SKIP),
    Uncover("uncover", "VA-7.15", AUTOMATIC),
    ActionDone("action_done", "VA-7.4", AUTOMATIC),
    ActionEnd("action_end", "VA-7.3", AUTOMATIC),
    DarkLord("dark_lord", "VA-11.5", AUTOMATIC),
    DieOrder("die_order", "VA-11.14", DECISION),
    DieFalls("die_falls", "VA-11.5", AUTOMATIC),
    ChooseColumn("choose_column", "VA-11.15", MAY_SKIP),
    Capture("capture", "VA-11.6", MAY_SKIP),
    SecondHarvest("second_harvest", "VA-11.8", AUTOMATIC),
    EndPhase("end_phase", "VA-8.3", AUTOMATIC),
    GameEnd("game_end", "VA-9.1", AUTOMATIC),
]
"""In the order of `headings`."""
