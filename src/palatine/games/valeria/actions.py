"""Everything a player can say in Valeria."""

from typing import Final

from palatine.games.valeria.components import AREAS, CITIZENS, DOMAINS, DUKES, MONSTERS
from palatine.kernel.action import ActionBook, Domain, named

MOST_MAGIC: Final = 30
"""The most magic one payment can use."""

RESOURCE: Final = Domain(
    "resource", ["gold", "strength", "magic"], ["1 gold", "1 strength", "1 magic"], ["1 Złoto", "1 Siłę", "1 Magię"]
)
CITIZEN: Final = named("citizen", CITIZENS, "citizen")
MONSTER: Final = named("monster", MONSTERS, "monster")
DOMAIN: Final = named("domain", DOMAINS, "domain")
DUKE: Final = named("duke", DUKES, "duke")
_DICE: Final = ["1", "2"]
DIE: Final = Domain("die", _DICE, _DICE, _DICE, "die")
_POWERS: Final = ["lower", "six", "one"]
POWER: Final = Domain("power", _POWERS, _POWERS, _POWERS)
_AMOUNTS: Final = [str(n) for n in range(MOST_MAGIC + 1)]
AMOUNT: Final = Domain("amount", _AMOUNTS, _AMOUNTS, _AMOUNTS)
_FEW: Final = ["1", "2", "3", "4", "5"]
SEAT: Final = Domain("seat", _FEW, _FEW, _FEW, "seat")
COLUMN: Final = Domain("column", _FEW, _FEW, _FEW, "column")
WAY: Final = Domain("way", _FEW[:4], _FEW[:4], _FEW[:4])
_LOOT: Final = ["gold", "magic"]
LOOT: Final = Domain("loot", _LOOT, _LOOT, _LOOT)
LOOT_AMOUNT: Final = Domain("number", _FEW[:3], _FEW[:3], _FEW[:3])
_FACES: Final = ["1", "2", "3", "4", "5", "6"]
FACE: Final = Domain("face", _FACES, _FACES, _FACES)

ACTIONS: Final = ActionBook()
PASS: Final = ACTIONS.verb("pass", [], "{how}", "{how}")
TAKE: Final = ACTIONS.verb("take", [RESOURCE], "Take {resource}", "Weź {resource}")
RECRUIT: Final = ACTIONS.verb(
    "recruit", [CITIZEN], "Recruit the {citizen} ({cost})", "Zwerbuj Mieszkańca: {citizen} ({cost})"
)
SLAY: Final = ACTIONS.verb("slay", [MONSTER], "Slay the {monster} ({cost})", "Zgładź Potwora: {monster} ({cost})")
ACQUIRE: Final = ACTIONS.verb("acquire", [DOMAIN], "Acquire {domain} ({cost})", "Pozyskaj Włość: {domain} ({cost})")
PAY_MAGIC: Final = ACTIONS.verb("pay", [AMOUNT], "Pay {price}", "Zapłać {price}", "pay {amount}magic")
TRADE: Final = ACTIONS.verb("trade", [CITIZEN], "Use the {citizen} ({what})", "Użyj Mieszkańca: {citizen} ({what})")
CHOOSE: Final = ACTIONS.verb(
    "choose", [CITIZEN, WAY], "{citizen}: take {what}", "{citizen}: weź {what}", "choose {citizen} {way}"
)
PICK: Final = ACTIONS.verb("pick", [WAY], "Take {what}", "Weź {what}")
ACCEPT: Final = ACTIONS.verb("accept", [], "Exchange {give} for {get}", "Wymień {give} na {get}")
CLAIM: Final = ACTIONS.verb("claim", [CITIZEN], "Take the {citizen} for free", "Weź bez opłaty Mieszkańca: {citizen}")
CHANGE: Final = ACTIONS.verb(
    "change", [POWER, DIE], "{domain}: {what} ({cost})", "{domain}: {what} ({cost})", "change {die} {power}"
)
KEEP: Final = ACTIONS.verb("keep", [DUKE], "Keep {duke}", "Zachowaj kartę: {duke}")
ROB: Final = ACTIONS.verb("rob", [SEAT], "{how}", "{how}")
STEAL: Final = ACTIONS.verb("steal", [SEAT, LOOT, LOOT_AMOUNT], "{how}", "{how}", "steal {number}{loot} {seat}")
RETURN: Final = ACTIONS.verb("return", [CITIZEN], "Return the {citizen}", "Odłóż Mieszkańca: {citizen}")
RELEASE: Final = ACTIONS.verb("release", [MONSTER], "Return the {monster}", "Odłóż Potwora: {monster}")
CAPTURED: Final = ACTIONS.verb("lose", [CITIZEN], "Give up the {citizen}", "Oddaj Mieszkańca: {citizen}")
NAME_COLUMN: Final = ACTIONS.verb(
    "column", [COLUMN], "Name column {column} ({what})", "Wskaż kolumnę {column} ({what})"
)
FIRST_DIE: Final = ACTIONS.verb("first", [DIE], "First the {face} ({what})", "Najpierw kość {face} ({what})")

# VA-14.6 Everything random.
DICE_ROLLED: Final = ACTIONS.chance("roll", FACE, is_dice=True)
DUKE_DEALT: Final = ACTIONS.chance("duke", DUKE)
DOMAIN_TURNED: Final = ACTIONS.chance("domain", DOMAIN)
CITIZEN_TURNED: Final = ACTIONS.chance("citizen", CITIZEN)
MONSTER_TAKEN: Final = ACTIONS.chance("monster", MONSTER)
FIRST_PLAYER: Final = ACTIONS.chance("first_player", SEAT)
AREA_CHOSEN: Final = ACTIONS.chance("area", named("area", AREAS, "area"))
