"""PA-1 What is in the box and on the boards; Townsfolk and Outsiders stand in `people_components`.

Effects are written in the notation of `palatine.kernel.effect`. Sources: see docs/rules/paladins-data.md.
"""

from typing import Final

from palatine.games.paladins.remarks_components import note_on
from palatine.kernel.data import PUBLIC, RECONSTRUCTED, RULEBOOK, Row

LABOURER: Final = 0
SCOUT: Final = 1
MERCHANT: Final = 2
FIGHTER: Final = 3
CLERIC: Final = 4
CRIMINAL: Final = 5
WORKERS: Final = ["labourer", "scout", "merchant", "fighter", "cleric", "criminal"]
WORKER_NAMES: Final = {
    "labourer": ("Labourer", "Parobek"),
    "scout": ("Scout", "Zwiadowca"),
    "merchant": ("Merchant", "Kupiec"),
    "fighter": ("Fighter", "Wojownik"),
    "cleric": ("Cleric", "Kleryk"),
    "criminal": ("Criminal", "Złoczyńca"),
}
# PA-1.1, PA-1.2 Pieces of the box, by worker, then the rest; in play they never run out (PA-A.14).
WORKER_COUNTS: Final = (22, 18, 18, 18, 18, 18)
SILVER_COUNT: Final = 50
PROVISION_COUNT: Final = 40
DEBT_COUNT: Final = 24

# Plain gains. A Criminal is none: whoever gains one draws a Suspicion (PA-8.1).
SILVER: Final = 5
PROVISION: Final = 6
STRENGTH: Final = 7
FAITH: Final = 8
INFLUENCE: Final = 9
RESOURCES: Final = [*WORKERS[:CRIMINAL], "silver", "provision", "strength", "faith", "influence"]
ATTRIBUTES: Final = ["strength", "faith", "influence"]
ATTRIBUTE_NAMES: Final = {
    "strength": ("Strength", "Siła"),
    "faith": ("Faith", "Wiara"),
    "influence": ("Influence", "Wpływy"),
}

# PA-2.3, PA-2.6 What stands ready at the start; the tax supply by players, the solo game first.
START_SILVER: Final = 3
START_PROVISIONS: Final = 1
SET_OF_PALADINS: Final = 12
WORKSHOP_COUNT: Final = 8
PIECES: Final = 7
TAX_SUPPLY: Final = (5, 5, 7, 8)
TOWNSFOLK_SPACES: Final = 5
OUTSIDER_SPACES: Final = 6

# PA-2.5, PA-3.2, PA-7.1 The King's track: in which round each card is revealed, and what an Order asks and brings.
ROUNDS: Final = 7
ORDER_SPACES: Final = 3
FAVOUR_SPACES: Final = 5
ORDER_ROUNDS: Final = (1, 2, 3)
FAVOUR_ROUNDS: Final = (3, 4, 5, 6, 7)
ORDER_GOAL: Final = 5
ORDER_POINTS: Final = (4, 6, 8)

KEPT_WORKERS: Final = 3  # PA-10.2
TOP: Final = 12  # PA-0.3, public (PA-A.38)

# PA-11.2 to PA-11.5 Points by space or by number, public; the rulebook's scoring examples agree.
ATTRIBUTE_POINTS: Final = (0, 0, 1, 1, 3, 3, 6, 6, 9, 11, 13, 16, 20)
MAP_POINTS: Final = (0, 0, 0, 0, 0, 2, 5, 9)
WALL_POINTS: Final = (0, 0, 0, 0, 0, 1, 3, 6)
DEVELOP_POINTS: Final = (0, 0, 0, 0, 0, 0, 1, 3, 6)

# PA-6.2, PA-6.8 The flags of the six regions and Outsider spaces; from the fifth on public.
FAITH_FLAGS: Final = (0, 2, 4, 6, 8, 10)
STRENGTH_FLAGS: Final = (1, 3, 5, 7, 9, 11)

# PA-5, PA-6 What the first to the seventh time costs or needs.
DEVELOP_COST: Final = 4
PRAY_COST: Final = 2
PROVISION_COSTS: Final = (1, 1, 1, 2, 2, 3, 3)
WALL_NEEDS: Final = (0, 1, 3, 5, 7, 9, 11)  # the last two are public
JAR_COSTS: Final = (1, 2, 2, 2, 3, 3, 3)
JAR_NEEDS: Final = (0, 2, 4, 6, 8, 10, 12)  # reconstructed but for the first (PA-A.3)
CONVERT_COSTS: Final = (0, 1, 2, 2, 2, 3, 3)
RECRUIT_COSTS: Final = (4, 3, 2, 1, 0)  # partly reconstructed (PA-A.36)
DEBT_SPACES: Final = 2
# PA-5.14, PA-5.15 What Hunt and Trade bring with one worker and with two.
GATHERED: Final = 1
GATHERED_BY_TWO: Final = 3

# PA-14 The virtual player.
VPL_ORDERS: Final = {"easy": 1, "standard": 3, "hard": 5}
LEVEL_NAMES: Final = {
    "easy": ("Easy", "Łatwy"),
    "standard": ("Standard", "Standardowy"),
    "hard": ("Hard", "Trudny"),
}
VPL_WORKERS: Final = 3
VPL_LEFT_SIDE: Final = ("recruit", "pray", "trade", "conspire", "rest")
VPL_DISCARDS: Final = 2
REST_NAMES: Final = ("Rest", "Odpoczynek")
RESOURCE_SPACES: Final = 5

DEVELOP: Final = 0
RECRUIT: Final = 1
PRAY: Final = 2
CONSPIRE: Final = 3
HUNT: Final = 4
TRADE: Final = 5
COMMISSION: Final = 6
FORTIFY: Final = 7
GARRISON: Final = 8
ABSOLVE: Final = 9
ATTACK: Final = 10
CONVERT: Final = 11


def _action(id: str, en: str, pl: str, side: str, slots: str, requires: str, gives: str) -> Row:
    """`slots` from left to right; the attributes it `requires` and `gives`."""
    return Row(id, en, pl, {"side": side, "slots": slots, "requires": requires, "gives": gives}, RULEBOOK, note_on(id))


# PA-4.8
ACTIONS: Final = (
    _action("develop", "Develop", "Rozwój", "left", "any any", "", ""),
    _action("recruit", "Recruit", "Rekrutacja", "left", "any fighter", "", ""),
    _action("pray", "Pray", "Modlitwa", "left", "cleric", "", ""),
    _action("conspire", "Conspire", "Konspiracja", "left", "any", "", ""),
    _action("hunt", "Hunt", "Polowanie", "left", "any scout", "", ""),
    _action("trade", "Trade", "Handel", "left", "any merchant", "", ""),
    _action("commission", "Commission", "Misja", "right", "scout any cleric", "faith", "influence"),
    _action("fortify", "Fortify", "Fortyfikacja", "right", "merchant any scout", "influence", "strength"),
    _action("garrison", "Garrison", "Mobilizacja", "right", "merchant any fighter", "strength", "faith"),
    _action("absolve", "Absolve", "Rozgrzeszenie", "right", "cleric any merchant", "influence", "faith"),
    _action("attack", "Attack", "Atak", "right", "scout any fighter", "strength", "influence"),
    _action("convert", "Convert", "Nawracanie", "right", "fighter any cleric", "faith", "strength"),
)


def _paladin(
    id: str, name: str, workers: str, boost: tuple[int, int, int], action: str, off: tuple[int, int], bonus: str,
    source: str = PUBLIC,
) -> Row:  # fmt: skip
    """`boost` is Strength, Faith, Influence; `off` the silver and provisions the action costs less, 9 being all."""
    fields: dict[str, object] = {"workers": workers, "strength": boost[0], "faith": boost[1], "influence": boost[2]}
    ability: dict[str, object] = {"action": action, "silver_off": off[0], "provision_off": off[1], "bonus": bonus}
    return Row(id, name, name, {**fields, **ability}, source, note_on(id))


# PA-1.3 One set of twelve for every player.
PALADINS: Final = (
    _paladin("anseis", "Anséis", "merchant + scout", (0, 1, 3), "fortify", (0, 9), "", RULEBOOK),
    _paladin("berengier", "Bérengier", "fighter + merchant", (3, 0, 1), "garrison", (0, 9), ""),
    _paladin("engelier", "Engelier", "fighter + scout", (3, 1, 0), "attack", (0, 0), "2 silver", RULEBOOK),
    _paladin("gerier", "Gérier", "cleric + fighter", (0, 3, 1), "convert", (9, 0), ""),
    _paladin("gerin", "Gérin", "merchant + labourer", (0, 0, 4), "conspire", (0, 0), "2 silver"),
    _paladin("girard", "Girard", "2 scout", (0, 2, 2), "hunt", (0, 0), "2 provision"),
    _paladin("ivon", "Ivon", "cleric + scout", (1, 3, 0), "commission", (0, 9), ""),
    _paladin("ivoire", "Ivoire", "cleric + merchant", (1, 0, 3), "absolve", (9, 0), ""),
    _paladin("oliver", "Oliver", "2 cleric", (0, 4, 0), "pray", (9, 0), ""),
    _paladin("otton", "Otton", "2 merchant", (2, 2, 0), "trade", (0, 0), "2 silver"),
    _paladin("roland", "Roland", "fighter + labourer", (4, 0, 0), "recruit", (9, 0), ""),
    _paladin("samson", "Samson", "scout + labourer", (2, 0, 2), "develop", (2, 0), ""),
)  # fmt: skip


def _tavern(number: int, workers: str) -> Row:
    id = f"tavern_{number:02}"
    return Row(id, f"Tavern {number}", f"Karczma {number}", {"workers": workers}, PUBLIC, note_on(id))


# PA-3.5 Four workers on every card; the numbers are ours.
TAVERN: Final = (
    _tavern(1, "2 merchant + scout + criminal"),
    _tavern(2, "2 merchant + scout + labourer"),
    _tavern(3, "fighter + merchant + scout + criminal"),
    _tavern(4, "cleric + scout + 2 labourer"),
    _tavern(5, "2 fighter + merchant + criminal"),
    _tavern(6, "2 fighter + criminal + labourer"),
    _tavern(7, "2 fighter + scout + criminal"),
    _tavern(8, "2 cleric + merchant + labourer"),
    _tavern(9, "2 cleric + merchant + scout"),
    _tavern(10, "2 cleric + fighter + scout"),
    _tavern(11, "fighter + 2 criminal + labourer"),
    _tavern(12, "fighter + scout + 2 criminal"),
    _tavern(13, "fighter + merchant + 2 criminal"),
    _tavern(14, "cleric + 2 labourer + criminal"),
    _tavern(15, "2 fighter + 2 labourer"),
    _tavern(16, "fighter + 2 labourer + criminal"),
    _tavern(17, "2 cleric + 2 merchant"),
    _tavern(18, "3 scout + labourer"),
    _tavern(19, "3 cleric + fighter"),
    _tavern(20, "2 cleric + fighter + merchant"),
    _tavern(21, "2 merchant + 2 labourer"),
    _tavern(22, "cleric + 2 scout + criminal"),
    _tavern(23, "2 merchant + 2 scout"),
    _tavern(24, "fighter + merchant + 2 scout"),
)


def _suspicion(tax: int, en: str, pl: str, copies: int) -> Row:
    id = f"suspicion_{tax}"
    return Row(id, f"Suspicion ({en})", f"Podejrzenie ({pl})", {"copies": copies, "tax": tax}, PUBLIC, note_on(id))


# PA-8.1, PA-A.37
SUSPICIONS: Final = (
    _suspicion(0, "no tax", "bez Podatku", 6),
    _suspicion(1, "1 tax", "1 Podatek", 8),
    _suspicion(2, "2 tax", "2 Podatki", 10),
)


def _order(action: Row, source: str = RULEBOOK) -> Row:
    id = f"order_{action.id}"
    en, pl = f"King's Order: {action.en}", f"Królewski Dekret: {action.pl}"
    return Row(id, en, pl, {"action": action.id}, source, note_on(id))


# PA-7.1
ORDERS: Final = (
    _order(ACTIONS[COMMISSION]),
    _order(ACTIONS[FORTIFY]),
    _order(ACTIONS[GARRISON], PUBLIC),
    _order(ACTIONS[ABSOLVE]),
    _order(ACTIONS[ATTACK]),
    _order(ACTIONS[CONVERT]),
)


def _favour(id: str, en: str, pl: str, slot: str, cost: str, reward: str, source: str = PUBLIC) -> Row:
    """`cost` is one silver, one provision, one Debt to take, or nothing."""
    costs: dict[str, object] = {what: 1 if cost == what else 0 for what in ("silver", "provision", "debt")}
    return Row(id, en, pl, {"slot": slot, **costs, "reward": reward}, source, note_on(id))


# PA-7.2 to PA-7.5, PA-A.54
FAVOURS: Final = (
    _favour("favour_free_recruit", "Royal Levy", "Królewski zaciąg", "scout", "", "free_recruit"),
    _favour(
        "favour_clear_name", "Royal Pardon", "Królewskie ułaskawienie", "cleric", "",
        "remove_suspicion + 2 tax", RULEBOOK,
    ),
    _favour("favour_two_criminals", "Royal Blind Eye", "Przymknięte oko Króla", "any", "", "2 criminal"),
    _favour(
        "favour_any_attribute", "Royal Audience", "Audiencja u Króla", "criminal", "",
        "strength | faith | influence",
    ),
    _favour(
        "favour_settle", "Royal Settlement", "Królewska ugoda", "fighter", "silver",
        "pay_debt | 2 remove_suspicion",
    ),
    _favour("favour_royal_loan", "Royal Loan", "Królewska pożyczka", "any", "debt", "scout + merchant + fighter"),
    _favour(
        "favour_royal_masons", "Royal Masons", "Królewscy murarze", "merchant", "provision",
        "free_develop | fighter + cleric",
    ),
    _favour("favour_labour_gang", "Royal Labour Gang", "Królewscy parobkowie", "criminal", "", "3 labourer"),
    _favour("favour_tithe", "Royal Tithe", "Królewska dziesięcina", "any", "", "2 provision + tax"),
    _favour("favour_chapel", "Royal Chapel", "Królewska kaplica", "any", "", "pray"),
)  # fmt: skip


def _wall(id: str, en: str, pl: str, copies: int, reward: str, choice: str, vp: int, source: str = PUBLIC) -> Row:
    """`choice` holds the alternatives, the left-most first."""
    return Row(id, en, pl, {"copies": copies, "reward": reward, "choice": choice, "vp": vp}, source, note_on(id))


# PA-6.6, PA-6.7
WALLS: Final = (
    _wall("wall_strength", "Reinforced Wall", "Wzmocniony Mur", 2, "2 strength", "", 0),
    _wall("wall_labourer_vp", "Gatehouse Wall", "Mur z bramą", 2, "strength + labourer", "", 1),
    _wall("wall_two_vp", "Great Wall", "Wielki Mur", 2, "strength", "", 2),
    _wall("wall_choice_debt", "Treasury Wall", "Mur skarbca", 3, "strength", "pay_debt | 2 silver", 0),
    _wall("wall_choice_suspicion", "Watch Wall", "Mur straży", 4, "strength", "remove_suspicion | 2 silver", 0),
    _wall("wall_three_labourers", "Builders Wall", "Mur budowniczych", 1, "strength + 3 labourer", "", 0),
    _wall("wall_two_labourers", "Yard Wall", "Mur podwórza", 1, "strength + 2 labourer", "", 0),
    _wall("wall_labourer_merchant", "Market Wall", "Mur targowy", 1, "strength + labourer + merchant", "", 0),
    _wall(
        "wall_labourer_fighter", "Barracks Wall", "Mur koszarowy", 1, "strength + labourer + fighter", "", 0,
        RULEBOOK,
    ),
    _wall("wall_labourer_scout", "Forest Wall", "Mur leśny", 1, "strength + labourer + scout", "", 0),
    _wall("wall_labourer_cleric", "Abbey Wall", "Mur opactwa", 1, "strength + labourer + cleric", "", 0),
    _wall("wall_scout", "Scouts Wall", "Mur zwiadowców", 1, "strength + scout", "", 0),
    _wall("wall_merchant", "Merchants Wall", "Mur kupców", 1, "strength + merchant", "", 0),
    _wall("wall_fighter", "Fighters Wall", "Mur wojowników", 1, "strength + fighter", "", 0),
    _wall("wall_cleric", "Clerics Wall", "Mur kleryków", 1, "strength + cleric", "", 0),
    _wall("wall_scout_merchant", "Road Wall", "Mur przy trakcie", 1, "strength + scout + merchant", "", 0),
)  # fmt: skip


def _scheme(action: str, en: str, pl: str, copies: int, source: str) -> Row:
    id = f"scheme_{action}"
    return Row(id, en, pl, {"copies": copies, "action": action}, source, note_on(id))


# PA-14.3, PA-A.53
SCHEMES: Final = (
    _scheme("commission", "Scheme: Commission", "Schemat: Misja", 1, RULEBOOK),
    _scheme("fortify", "Scheme: Fortify", "Schemat: Fortyfikacja", 1, RECONSTRUCTED),
    _scheme("garrison", "Scheme: Garrison", "Schemat: Mobilizacja", 1, RECONSTRUCTED),
    _scheme("absolve", "Scheme: Absolve", "Schemat: Rozgrzeszenie", 1, RECONSTRUCTED),
    _scheme("attack", "Scheme: Attack", "Schemat: Atak", 1, RECONSTRUCTED),
    _scheme("convert", "Scheme: Convert", "Schemat: Nawracanie", 1, RECONSTRUCTED),
    _scheme("recruit", "Scheme: Recruit", "Schemat: Rekrutacja", 2, PUBLIC),
    _scheme("kings_order", "Scheme: King's Order", "Schemat: Królewski Dekret", 4, RULEBOOK),
    _scheme("kings_favour", "Scheme: King's Favour", "Schemat: Królewska Łaska", 5, RULEBOOK),
)


def _space(region: int, number: int, players: int, reward: str) -> Row:
    id = f"region_{region}_space_{number}"
    en, pl = f"Region {region}, space {number}", f"Region {region}, pole {number}"
    return Row(id, en, pl, {"region": region, "players": players, "reward": reward}, PUBLIC, note_on(id))


def _region(region: int, *spaces: tuple[int, str]) -> list[Row]:
    """Each space with the fewest players it is open for, and its reward."""
    return [_space(region, number, players, reward) for number, (players, reward) in enumerate(spaces, start=1)]


# PA-6.2, PA-A.51 Region by region; the order within a region is that of the listing.
SPACES: Final = (
    *_region(1, (1, "free_recruit"), (1, "2 silver"), (3, "labourer"), (4, "remove_suspicion")),
    *_region(
        2, (1, "free_recruit"), (1, "2 silver"), (1, "scout"), (1, "remove_suspicion"), (4, "labourer"),
        (3, "2 silver"), (3, "remove_suspicion"),
    ),
    *_region(
        3, (1, "labourer"), (1, "merchant"), (1, "2 silver"), (1, "pray"), (1, "scout"), (1, "fighter"),
        (3, "free_recruit"), (3, "pay_debt"), (4, "2 silver"),
    ),
    *_region(
        4, (1, "fighter"), (1, "pray"), (1, "merchant"), (1, "cleric"), (1, "pay_debt"),
        (1, "labourer + scout"), (1, "2 silver"), (3, "pray"), (4, "2 labourer"), (3, "2 silver"),
    ),
    *_region(
        5, (1, "pray"), (1, "labourer + fighter"), (1, "pay_debt"), (1, "labourer + merchant"),
        (1, "labourer + cleric"), (4, "pay_debt"), (3, "2 labourer"),
    ),
    *_region(6, (1, "pay_debt"), (3, "pray"), (4, "2 labourer")),
)  # fmt: skip


def _jar(id: str, en: str, pl: str, reward: str, source: str = PUBLIC) -> Row:
    return Row(id, f"Jar space: {en}", f"Pole Dzbana: {pl}", {"reward": reward}, source, note_on(id))


# PA-6.11, PA-A.35
JAR_SPACES: Final = (
    _jar("jar_pay_debt_a", "pay 1 Debt", "spłata 1 Długu", "pay_debt", RULEBOOK),
    _jar("jar_pay_debt_b", "pay 1 Debt", "spłata 1 Długu", "pay_debt", RULEBOOK),
    _jar("jar_free_recruit", "free recruit", "darmowa Rekrutacja", "free_recruit"),
    _jar("jar_labourer", "1 Labourer", "1 Parobek", "labourer"),
    _jar("jar_pray_a", "Pray", "Modlitwa", "pray"),
    _jar("jar_pray_b", "Pray", "Modlitwa", "pray"),
    _jar("jar_faith", "1 Faith", "Wiara +1", "faith"),
    _jar("jar_provisions", "2 provisions", "2 sztuki Zapasów", "2 provision"),
    _jar("jar_remove_suspicion_a", "discard 1 Suspicion", "odrzucenie 1 Podejrzenia", "remove_suspicion"),
    _jar(
        "jar_remove_suspicion_b", "discard 1 Suspicion", "odrzucenie 1 Podejrzenia", "remove_suspicion",
        RECONSTRUCTED,
    ),
)  # fmt: skip


def _jar_piece(number: int, need: int) -> Row:
    id = f"jar_{number}"
    return Row(id, f"Jar {number}", f"Dzban {number}", {"need": need}, RECONSTRUCTED if need else RULEBOOK, note_on(id))


# PA-6.10, PA-A.3 The Influence printed on each Jar, from the left.
JARS: Final = tuple([_jar_piece(number, need) for number, need in enumerate(JAR_NEEDS, start=1)])


def _townsfolk_space(number: int, silver: int) -> Row:
    id = f"townsfolk_space_{number}"
    en, pl = f"Townsfolk space {number}", f"Pole Mieszczanina {number}"
    return Row(id, en, pl, {"silver": silver}, RULEBOOK if silver in (2, 3) else RECONSTRUCTED, note_on(id))


# PA-5.6, PA-A.36 What recruiting costs on each space, from the left.
TOWNSFOLK_TRACK: Final = tuple([_townsfolk_space(n, silver) for n, silver in enumerate(RECRUIT_COSTS, start=1)])


def _workshop(number: int, worker: str) -> Row:
    id = f"workshop_{number}"
    return Row(id, f"Workshop {number}", f"Warsztat {number}", {"reward": worker}, RECONSTRUCTED, note_on(id))


# PA-5.4, PA-A.5 The worker under each Workshop, from the left.
WORKSHOPS: Final = (
    _workshop(1, "scout"),
    _workshop(2, "merchant"),
    _workshop(3, "fighter"),
    _workshop(4, "cleric"),
    _workshop(5, "scout"),
    _workshop(6, "merchant"),
    _workshop(7, "fighter"),
    _workshop(8, "cleric"),
)
