"""Everything a player can say in It's a Wonderful Kingdom."""

from typing import Final

from palatine.games.wonderful_kingdom.components import (
    ADVISORS,
    CALAMITIES,
    DECKS,
    DEVELOPMENTS,
    DUCHIES,
    MENACES,
    QUESTS,
    TREASURES,
    TYPES,
)
from palatine.kernel.action import ActionBook, Domain, named
from palatine.kernel.bits import MOST, room

# Cards with a face of their own: equal copies are one value. Vermin are never held, so they are none.
_HELD: Final = ["giant_rat", "frost_giant", "shadow", "thief"]
DESIGNS: Final = len(DEVELOPMENTS)
FIRST_TREASURE: Final = DESIGNS
CALAMITY: Final = FIRST_TREASURE + len(TREASURES)
FIRST_MENACE: Final = CALAMITY + len(CALAMITIES)
FIRST_ADVISOR: Final = FIRST_MENACE + len(_HELD)
ADVISOR_COUNT: Final = room(len(ADVISORS), MOST, "advisors of Wonderful Kingdom")
CARDS: Final = FIRST_ADVISOR + ADVISOR_COUNT

CARD: Final = named(
    "card",
    [*DEVELOPMENTS, *TREASURES, *CALAMITIES, *[row for id in _HELD for row in MENACES if row.id == id], *ADVISORS],
    "card",
)
DESIGN: Final = named("card", DEVELOPMENTS, "card")
RECYCLABLE: Final = named("card", [*DEVELOPMENTS, *TREASURES], "card")
ADVISOR: Final = named("advisor", ADVISORS, "advisor")
MENACE: Final = named("menace", MENACES, "menace")
MENACE_DECK: Final = named("deck", DECKS, "deck")

_SITES: Final = [(row, copy) for row in DEVELOPMENTS for copy in range(row.integer("copies"))]
SITE: Final = Domain(
    "site",
    [row.id if copy == 0 else f"{row.id}_{copy + 1}" for row, copy in _SITES],
    [row.en for row, _ in _SITES],
    [row.pl for row, _ in _SITES],
    "site",
)
"""A card under construction: the design, and which of several that are filled differently, the emptiest first."""

_AREAS: Final = ["left", "right"]
AREA: Final = Domain("area", _AREAS, ["the left area", "the right area"], ["lewy obszar", "prawy obszar"], "area")
PLACE_NAMES: Final = ["left", "right", "mine", "theirs"]
HIDING_PLACE: Final = Domain(
    "place",
    PLACE_NAMES,
    ["the left area", "the right area", "your selection", "your opponent's selection"],
    ["lewy obszar", "prawy obszar", "twój obszar wyboru", "obszar wyboru przeciwnika"],
    "area",
)
_FEW: Final = ["1", "2", "3", "4", "5", "6", "7", "8"]
NUMBER: Final = Domain("number", _FEW, _FEW, _FEW)
BASIC_RESOURCE: Final = Domain(
    "resource",
    ["materials", "population", "gold", "exploration"],
    ["materials", "population", "gold", "exploration"],
    ["materiały", "ludność", "złoto", "odkrycia"],
    "resource",
)
SPACE: Final = Domain(
    "resource",
    [*BASIC_RESOURCE.texts, "krystallium"],
    [*BASIC_RESOURCE.en, "krystallium"],
    [*BASIC_RESOURCE.pl, "krystallium"],
    "resource",
)
PURSE: Final = Domain(
    "purse",
    ["fresh", "alchemy", "krystallium"],
    ["a fresh cube", "a cube from the alchemy area", "krystallium"],
    ["nową kostką", "kostką z obszaru alchemii", "kostką krystallium"],
)
STAGE: Final = Domain("stage", _FEW[:4], _FEW[:4], _FEW[:4], "stage")
SEAT: Final = Domain("seat", _FEW[:2], _FEW[:2], _FEW[:2], "seat")

ACTIONS: Final = ActionBook()
# In the order in which steps offer them, so that options need no sorting. Acts come behind what a step itself asks.
PASS: Final = ACTIONS.verb("pass", [], "{done}", "{done}")
PROPOSE: Final = ACTIONS.verb("propose", [CARD, AREA], "Propose: {card} into {area}", "Zaproponuj: {card} do {area}")
HIDE: Final = ACTIONS.verb(
    "hide", [CARD, AREA], "Propose face down: {card} into {area}", "Zaproponuj zakrytą: {card} do {area}"
)
CHOOSE: Final = ACTIONS.verb("choose", [AREA], "{deed}", "{deed}")
SEARCH: Final = ACTIONS.verb(
    "search", [AREA], "Search, then take the cards from {area}", "Wyszukaj, potem zabierz karty z {area}"
)
TRAP: Final = ACTIONS.verb("trap", [], "{token}: turn a face-down card up", "{token}: odsłoń zakrytą kartę")
VISION: Final = ACTIONS.verb(
    "vision", [], "Vision token: look at a face-down card", "Żeton wizji: obejrzyj zakrytą kartę"
)
CONSTRUCT: Final = ACTIONS.verb("construct", [DESIGN], "Construct: {card}", "Użyj do konstrukcji: {card}")
RECYCLE: Final = ACTIONS.verb("recycle", [RECYCLABLE], "Recycle: {card} → {cubes}", "Przetwórz: {card} → {cubes}")
FREEZE: Final = ACTIONS.verb(
    "freeze",
    [SITE],
    "Put a frost giant under: {site} ({filled})",
    "Połóż mroźnego olbrzyma pod kartę: {site} ({filled})",
)
PLACE: Final = ACTIONS.verb("place", [SITE], "{cube} onto: {site} ({filled})", "{cube} na kartę: {site} ({filled})")
ALCHEMY: Final = ACTIONS.verb(
    "alchemy", [], "{cube} into the alchemy area ({filled})", "{cube} do obszaru alchemii ({filled})"
)
OTHER_CUBE: Final = ACTIONS.verb("other_cube", [], "The other cube first: {cube}", "Najpierw druga kostka: {cube}")
FIGHT: Final = ACTIONS.verb("fight", [MENACE], "Defeat: {menace} ({cost})", "Pokonaj: {menace} ({cost})")
THAW: Final = ACTIONS.verb(
    "thaw", [SITE], "Defeat the giant under: {site} ({cost})", "Pokonaj olbrzyma pod kartą: {site} ({cost})"
)
KRYSTALLIUM: Final = ACTIONS.verb(
    "krystallium", [SITE], "Krystallium onto: {site} ({filled})", "Krystallium na kartę: {site} ({filled})"
)
SOLDIER: Final = ACTIONS.verb(
    "soldier", [SITE], "Soldier onto: {site} ({filled})", "Żołnierz na kartę: {site} ({filled})"
)
GIVE_UP: Final = ACTIONS.verb(
    "give_up",
    [SITE],
    "Give up: {site} ({filled}) → {cubes} into alchemy",
    "Odrzuć z konstrukcji: {site} ({filled}) → {cubes} do alchemii",
)
ACTIVATE: Final = ACTIONS.verb("activate", [ADVISOR], "{advisor}: {ability} ({cost})", "{advisor}: {ability} ({cost})")
DO_STAGE: Final = ACTIONS.verb(
    "stage", [STAGE], "Complete “{name}”: {price} → {benefit}", "Ukończ etap „{name}”: {price} → {benefit}"
)
# Answers to further questions.
PICK: Final = ACTIONS.verb("pick", [CARD, AREA], "{deed}: {card}", "{deed}: {card}")
HIDDEN: Final = ACTIONS.verb(
    "hidden",
    [HIDING_PLACE, NUMBER],
    "{deed} face-down card {number} of {place}",
    "{deed} zakrytą kartę nr {number} z {place}",
)
KEEP: Final = ACTIONS.verb("keep", [CARD], "Keep: {card}", "Zachowaj kartę: {card}")
DECK_PICK: Final = ACTIONS.verb("deck", [MENACE_DECK], "Take the menace deck: {deck}", "Weź talię zagrożeń: {deck}")
FINISH: Final = ACTIONS.verb("finish", [SITE], "Finish: {site} ({filled})", "Ukończ kartę: {site} ({filled})")
FILL_AS: Final = ACTIONS.verb("as", [SPACE], "{deed}", "{deed}")
DISCARD: Final = ACTIONS.verb("discard", [RECYCLABLE], "Discard: {card}", "Odrzuć: {card}")
COVER: Final = ACTIONS.verb("cover", [BASIC_RESOURCE], "Cover an icon: {resource}", "Zakryj ikonę: {resource}")
UNCOVER: Final = ACTIONS.verb(
    "uncover", [BASIC_RESOURCE], "Take off a theft token: {resource}", "Zdejmij żeton kradzieży: {resource}"
)
INTO: Final = ACTIONS.verb("into", [AREA], "Deal the card into {area}", "Dołóż kartę do {area}")
PAY: Final = ACTIONS.verb("pay", [PURSE], "{resource}: pay with {purse}", "{resource}: zapłać {purse}")

FIRST_PLAYER: Final = ACTIONS.chance("first_player", SEAT)
DUCHY_DEALT: Final = ACTIONS.chance("duchy", named("duchy", DUCHIES, "duchy"))
QUEST_DRAWN: Final = ACTIONS.chance("quest", named("quest", QUESTS, "quest"))
CARD_DEALT: Final = ACTIONS.chance("card", CARD)

assert len(TYPES) == BASIC_RESOURCE.size
