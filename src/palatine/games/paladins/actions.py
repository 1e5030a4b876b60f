"""Everything a player can say in Paladins of the West Kingdom."""

from typing import Final

from palatine.games.paladins.components import (
    ACTIONS as BOARD_ACTIONS,
)
from palatine.games.paladins.components import (
    COMMISSION,
    FAVOURS,
    JAR_SPACES,
    ORDERS,
    PALADINS,
    SCHEMES,
    SPACES,
    SUSPICIONS,
    TAVERN,
    WALLS,
    WORKER_NAMES,
    WORKERS,
)
from palatine.games.paladins.groups import FEWER, GROUP_TEXTS, GROUPS, TRIPLES
from palatine.games.paladins.people_components import OUTSIDERS, TOWNSFOLK
from palatine.kernel.action import ActionBook, Domain, named


def _group_names(at: int) -> list[str]:
    return [" + ".join([WORKER_NAMES[WORKERS[worker]][at] for worker in group]) for group in GROUPS]


PALADIN: Final = named("paladin", PALADINS, "paladin")
BACK_ON_TOP: Final = named("top", PALADINS, "paladin")
TAVERN_CARD: Final = named("tavern", TAVERN, "tavern")
TOWNSFOLK_CARD: Final = named("townsfolk", TOWNSFOLK, "townsfolk")
OUTSIDER: Final = named("outsider", OUTSIDERS, "outsider")
SPACE: Final = named("space", SPACES, "space")
JAR_SPACE: Final = named("jar", JAR_SPACES, "jar")
FAVOUR: Final = named("favour", FAVOURS, "favour")
WALL: Final = named("wall", WALLS, "wall")
SUSPICION: Final = named("suspicion", SUSPICIONS, "suspicion")
ORDER: Final = named("order", ORDERS, "order")
SCHEME: Final = named("scheme", SCHEMES, "scheme")
BOARD_ACTION: Final = named("action", BOARD_ACTIONS, "action")
RIGHT_ACTION: Final = named("action", BOARD_ACTIONS[COMMISSION:], "action")
_FEW: Final = ["1", "2", "3", "4"]
SLOT: Final = Domain("slot", _FEW[:2], ["left", "middle"], ["lewe", "środkowe"])
HOW_MANY: Final = Domain("number", _FEW[:2], _FEW[:2], _FEW[:2])
WAY: Final = Domain("way", _FEW[:3], _FEW[:3], _FEW[:3])
SEAT: Final = Domain("seat", _FEW, _FEW, _FEW, "seat")
GROUP: Final = Domain("workers", GROUP_TEXTS, _group_names(0), _group_names(1))
KEPT: Final = Domain("workers", GROUP_TEXTS[TRIPLES:], _group_names(0)[TRIPLES:], _group_names(1)[TRIPLES:])
KEPT_FEWER: Final = Domain(
    "workers",
    [*[GROUP_TEXTS[group] for group in FEWER], "nobody"],
    [*[_group_names(0)[group] for group in FEWER], "nobody"],
    [*[_group_names(1)[group] for group in FEWER], "nikt"],
)

ACTIONS: Final = ActionBook()
PASS: Final = ACTIONS.verb("pass", [], "{how}", "{how}")
PLAY: Final = ACTIONS.verb(
    "play", [PALADIN, BACK_ON_TOP], "Play {paladin}; on top of the deck: {top}",
    "Zagraj: {paladin}; na wierzch stosu: {top}", "play {paladin} top {top}",
)  # fmt: skip
HIRE: Final = ACTIONS.verb("hire", [TAVERN_CARD], "Take the card: {what}", "Weź kartę: {what}")
DEVELOP_SLOT: Final = ACTIONS.verb(
    "develop", [RIGHT_ACTION, SLOT], "Develop: Workshop on the {slot} slot of {action}",
    "Rozwój: Warsztat na {slot} pole akcji {action}",
)  # fmt: skip
DISMISS: Final = ACTIONS.verb("dismiss", [TOWNSFOLK_CARD], "Dismiss: {name} ({cost})", "Odrzuć kartę: {name} ({cost})")
DISMISS_DEBT: Final = ACTIONS.verb(
    "dismiss_debt", [TOWNSFOLK_CARD], "Dismiss: {name} ({cost})", "Odrzuć kartę: {name} ({cost})",
    "dismiss {townsfolk} debt",
)  # fmt: skip
RECRUIT_CARD: Final = ACTIONS.verb("recruit", [TOWNSFOLK_CARD], "Recruit: {name} ({cost})", "Rekrutuj: {name} ({cost})")
RECRUIT_DEBT: Final = ACTIONS.verb(
    "recruit_debt", [TOWNSFOLK_CARD], "Recruit: {name} ({cost})", "Rekrutuj: {name} ({cost})",
    "recruit {townsfolk} debt",
)  # fmt: skip
PRAY_FOR: Final = ACTIONS.verb(
    "pray", [BOARD_ACTION], "Pray: clear {action}", "Modlitwa: usuń Robotników z akcji {action}"
)
CONSPIRE_NOW: Final = ACTIONS.verb(
    "conspire", [], "Conspire: a Criminal and a Suspicion", "Konspiracja: Złoczyńca i Podejrzenie"
)
HUNT_WITH: Final = ACTIONS.verb("hunt", [HOW_MANY], "Hunt: {what}", "Polowanie: {what}")
TRADE_WITH: Final = ACTIONS.verb("trade", [HOW_MANY], "Trade: {what}", "Handel: {what}")
COMMISSION_TO: Final = ACTIONS.verb("commission", [SPACE], "Commission: {place} ({what})", "Misja: {place} ({what})")
FORTIFY_NOW: Final = ACTIONS.verb("fortify", [], "Fortify: place a Wall", "Fortyfikacja: połóż kartę Muru")
GARRISON_TO: Final = ACTIONS.verb("garrison", [SPACE], "Garrison: {place} ({what})", "Mobilizacja: {place} ({what})")
ABSOLVE_TO: Final = ACTIONS.verb(
    "absolve", [JAR_SPACE], "Absolve: Jar on the space “{what}”", "Rozgrzeszenie: Dzban na pole „{what}”"
)
ATTACK_CARD: Final = ACTIONS.verb("attack", [OUTSIDER], "Attack: {name}{cost}", "Zaatakuj: {name}{cost}")
CONVERT_CARD: Final = ACTIONS.verb("convert", [OUTSIDER], "Convert: {name}{cost}", "Nawróć: {name}{cost}")
ASK_FAVOUR: Final = ACTIONS.verb("ask", [FAVOUR], "King's Favour: {favour}{cost}", "Królewska Łaska: {favour}{cost}")
USE: Final = ACTIONS.verb("use", [GROUP], "Send: {workers}", "Wyślij: {workers}")
KEEP: Final = ACTIONS.verb("keep", [KEPT], "Keep: {workers}", "Zachowaj: {workers}")
PICK: Final = ACTIONS.verb("pick", [WAY], "Choose: {what}", "Wybierz: {what}")
ACCEPT: Final = ACTIONS.verb("accept", [], "Take the trade: {what}", "Przyjmij wymianę: {what}")
DISCARD: Final = ACTIONS.verb("discard", [HOW_MANY], "Discard {what}", "Odrzuć {what}")
REPAY: Final = ACTIONS.verb("repay", [], "Pay a Debt", "Spłać Dług")
DESTROY: Final = ACTIONS.verb("destroy", [], "Destroy an unpaid Debt", "Zniszcz niespłacony Dług")
KEEP_FEWER: Final = ACTIONS.verb("keep_fewer", [KEPT_FEWER], "{how}", "{how}", "keep {workers}")

# PA-15.3 Everything random.
FIRST_PLAYER: Final = ACTIONS.chance("first_player", SEAT)
TOWNSFOLK_TURNED: Final = ACTIONS.chance("townsfolk", TOWNSFOLK_CARD)
OUTSIDER_TURNED: Final = ACTIONS.chance("outsiders", OUTSIDER)
TAVERN_TURNED: Final = ACTIONS.chance("tavern", TAVERN_CARD)
PALADINS_DRAWN: Final = ACTIONS.chance("paladins", PALADIN)
ORDER_TURNED: Final = ACTIONS.chance("order", ORDER)
FAVOUR_TURNED: Final = ACTIONS.chance("favour", FAVOUR)
WALL_DRAWN: Final = ACTIONS.chance("wall", WALL)
SUSPICION_DRAWN: Final = ACTIONS.chance("suspicion", SUSPICION)
LEVEL_ORDERS: Final = ACTIONS.chance("level_orders", ORDER)
SCHEME_REVEALED: Final = ACTIONS.chance("scheme", SCHEME)
