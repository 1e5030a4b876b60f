"""VA-1 What is in the box: citizens, starters, monsters, domains, dukes and the recommended sets, as printed.

Effects are written in the notation of `palatine.kernel.effect`.
"""

from typing import Final

from palatine.kernel.data import PUBLIC, RULEBOOK, Row

# VA-1.3 Gold, strength and magic are the three resources; victory tokens are counted beside them.
GOLD: Final = 0
STRENGTH: Final = 1
MAGIC: Final = 2
VP: Final = 3
RESOURCES: Final = ["gold", "strength", "magic", "vp"]

WORKER: Final = 0
SOLDIER: Final = 1
SHADOW: Final = 2
HOLY: Final = 3
ROLES: Final = ["worker", "soldier", "shadow", "holy"]
ROLE_NAMES: Final = {
    "worker": ("Worker", "Rzemieślnik"),
    "soldier": ("Soldier", "Żołnierz"),
    "shadow": ("Shadow", "Rozbójnik"),
    "holy": ("Holy", "Święty"),
}

MINION: Final = 0
BEAST: Final = 1
TITAN: Final = 2
BOSS: Final = 3
TYPES: Final = ["minion", "beast", "titan", "boss"]
TYPE_NAMES: Final = {
    "minion": ("Minion", "Sługus"),
    "beast": ("Beast", "Bestia"),
    "titan": ("Titan", "Tytan"),
    "boss": ("Boss", "Przywódca"),
}

# VA-1.1, VA-2.1 The cards of one citizen and of one area; the columns of the centre, and its citizen stacks.
COPIES: Final = 6
AREA_CARDS: Final = 6
COLUMNS: Final = 5
SLOTS: Final = 10
# VA-2.7, VA-8.3 Exhausted stacks for each player that end the game.
EXHAUSTED_EACH: Final = 2

# VA-2.9, VA-2.10 What a player begins with.
START_GOLD: Final = 2
START_MAGIC: Final = 1
DUKES_DEALT: Final = 2

_REMARKS: Final = (
    (
        "The Polish name is our translation.",
        "Polska nazwa to nasze tłumaczenie.",
        {
            "gargoyle", "witch_queen", "basilisk", "swamp_dragon", "kobolds", "gold_golem", "red_dragon",
            "emerald_stronghold", "darktide_harbour", "cloudriders_camp", "orb_of_urdr", "rogues_landing",
            "halfpenny_hill", "shattered_hand", "grimmwater_keep", "coliseum", "jousting_field", "the_tower",
            "ullamalizatli_court", "cornelius", "elsyn", "elisium", "hrothgar", "isabella", "lekzandr", "node", "reese",
            "simon", "waryn", "mico",
        },
    ),
    (
        "Only one public listing says which cards of this area join with five players.",
        "Tylko jedno publiczne zestawienie podaje, które karty tego Terenu dochodzą przy pięciu graczach.",
        {"gargoyle", "gelatinous_cube", "kobolds"},
    ),
    (
        "A promotional card: the Polish box holds 28 domains, the English one 24; that this is one of the other four "
        "is our inference (VA-13.10).",
        "Karta promocyjna: w polskim pudełku jest 28 Włości, w angielskim 24; to, że należy do czterech dodatkowych, "
        "jest naszym wnioskiem (VA-13.10).",
        {"coliseum", "jousting_field", "the_tower", "ullamalizatli_court"},
    ),
    (
        "A promotional card: the Polish box holds 11 dukes, the English one 10; that this is the eleventh is our "
        "inference (VA-13.10).",
        "Karta promocyjna: w polskim pudełku jest 11 Książąt, w angielskim 10; to, że jest jedenastym, jest naszym "
        "wnioskiem (VA-13.10).",
        {"mico"},
    ),
)  # fmt: skip
"""Remarks on single cards, in English and Polish, and the cards they are about."""


def _note(id: str) -> tuple[str, str]:
    """All remarks on one card."""
    about = [(en, pl) for en, pl, ids in _REMARKS if id in ids]
    return " ".join([en for en, _ in about]), " ".join([pl for _, pl in about])


def _citizen(slot: int, id: str, en: str, pl: str, activation: str, cost: int, roles: str, own: str, off: str) -> Row:
    """`own` is the power in the owner's turn, `off` the one in other turns."""
    fields: dict[str, object] = {"activation": activation, "slot": slot, "cost": cost, "roles": roles}
    return Row(id, en, pl, {**fields, "own": own, "off": off}, PUBLIC, _note(id))


# VA-2.5 In order of their place in the centre.
CITIZENS: Final = (
    _citizen(1, "cleric", "Cleric", "Kapłan", "1", 3, "holy", "3 magic", "magic"),
    _citizen(1, "monk", "Monk", "Mnich", "1", 3, "holy", "gold + 2 magic", "gold > 2 magic"),
    _citizen(2, "merchant", "Merchant", "Handlarz", "2", 2, "worker", "2 gold | 2 magic", "gold"),
    _citizen(2, "blacksmith", "Blacksmith", "Kowal", "2", 3, "worker", "gold per soldier_citizens", "gold"),
    _citizen(3, "mercenary", "Mercenary", "Najemnik", "3", 3, "shadow", "strength + gold", "strength > 2 gold"),
    _citizen(3, "alchemist", "Alchemist", "Alchemik", "3", 3, "shadow", "gold > 3 magic", "magic > 2 gold"),
    _citizen(4, "archer", "Archer", "Łucznik", "4", 4, "soldier", "2 strength", "strength"),
    _citizen(4, "wizard", "Wizard", "Czarodziej", "4", 4, "soldier", "magic + strength", "magic"),
    _citizen(5, "peasant", "Peasant", "Chłop", "5", 2, "worker", "gold", "gold"),
    _citizen(6, "knight", "Knight", "Rycerz", "6", 2, "soldier", "strength", "strength"),
    _citizen(7, "rogue", "Rogue", "Łotrzyk", "7", 2, "shadow", "2 strength + 2 gold", "strength + gold"),
    # VA-12.10
    _citizen(7, "thief", "Thief", "Złodziej", "7", 2, "shadow", "3 steal_gold | 3 steal_magic", "2 gold | 2 magic"),
    _citizen(8, "champion", "Champion", "Obrońca", "8", 2, "soldier", "4 strength", "gold > 4 strength"),
    _citizen(
        8, "warlord", "Warlord", "Watażka", "8", 2, "soldier", "strength per soldier_citizens", "strength per knights"
    ),
    _citizen(9, "paladin", "Paladin", "Paladyn", "9 10", 2, "holy", "strength + 2 magic", "strength > 3 magic"),
    _citizen(9, "priestess", "Priestess", "Kapłanka", "9 10", 2, "holy", "2 strength + magic", "magic > 3 strength"),
    _citizen(10, "butcher", "Butcher", "Rzeźnik", "11 12", 1, "worker", "2 gold per worker_citizens", "4 gold"),
    _citizen(10, "miner", "Miner", "Górnik", "11 12", 1, "worker", "gold + gold per domains", "4 gold"),
)


def _starter(id: str, en: str, pl: str, named: str, activation: str, power: str) -> Row:
    """A starter counts as the citizen it is `named` after, wherever names count; it has no role (VA-1.5, VA-13.1)."""
    return Row(id, en, pl, {"activation": activation, "named": named, "own": power, "off": power}, PUBLIC, _note(id))


STARTERS: Final = (
    _starter("starter_peasant", "Starter Peasant", "Startowy Chłop", "peasant", "5", "gold"),
    _starter("starter_knight", "Starter Knight", "Startowy Rycerz", "knight", "6", "strength"),
)

# VA-13.12 From left to right: by the weakest monster, then by the strongest.
AREAS: Final = (
    Row("barrens", "Barrens", "Pustkowie", {"order": 1}, RULEBOOK),
    Row("hills", "Hills", "Wzgórza", {"order": 2}, RULEBOOK),
    Row("ruins", "Ruins", "Ruiny", {"order": 3}, RULEBOOK),
    Row("forest", "Forest", "Las", {"order": 4}, RULEBOOK),
    Row("swamp", "Swamp", "Mokradła", {"order": 5}, RULEBOOK),
    Row("valley", "Valley", "Dolina", {"order": 6}, RULEBOOK),
    Row("caverns", "Caverns", "Jaskinie", {"order": 7}, RULEBOOK),
    Row("mountains", "Mountains", "Góry", {"order": 8}, RULEBOOK),
)


def _monster(
    area: str, id: str, en: str, pl: str, type: str, copies: tuple[int, int],
    strength: int, magic: int, vp: int, reward: str,
) -> Row:  # fmt: skip
    """`copies`: all in the box, and those of them that only join with five players (VA-2.2)."""
    fields: dict[str, object] = {"area": area, "type": type, "copies": copies[0], "five_player": copies[1]}
    cost: dict[str, object] = {"strength": strength, "magic": magic}
    return Row(id, en, pl, {**fields, **cost, "vp": vp, "reward": reward}, PUBLIC, _note(id))


# VA-2.3 Area by area, the weakest first: copies, strength and magic to slay it, points, reward.
MONSTERS: Final = (
    _monster("barrens", "gargoyle", "Gargoyle", "Gargulec", "minion", (4, 1), 1, 0, 1, "magic"),
    _monster("barrens", "wraith", "Wraith", "Zjawa", "titan", (1, 0), 4, 3, 3, "2 cheap_citizen"),
    _monster("barrens", "witch_queen", "Witch Queen", "Królowa Wiedźm", "boss", (1, 0), 5, 4, 5, "magic per area"),
    _monster("hills", "goblin", "Goblin", "Goblin", "minion", (3, 0), 1, 0, 1, "gold"),
    _monster("hills", "goblin_mage", "Goblin Mage", "Goblin Czarownik", "titan", (2, 1), 3, 0, 2, "gold | magic"),
    _monster("hills", "goblin_king", "Goblin King", "Król Goblinów", "boss", (1, 0), 6, 0, 4, "gold per area"),
    _monster("ruins", "skeleton", "Skeleton", "Szkielet", "minion", (3, 0), 2, 0, 2, "gold"),
    # VA-13.4
    _monster(
        "ruins", "flaming_skeleton", "Flaming Skeleton", "Płomienny Szkielet", "titan", (2, 1), 5, 0, 3, "gold + magic"
    ),
    _monster("ruins", "skeleton_king", "Skeleton King", "Król Szkieletów", "boss", (1, 0), 8, 0, 4, "2 gold per area"),
    _monster("forest", "treant", "Treant", "Drzewiec", "minion", (3, 1), 3, 0, 1, "gold + magic"),
    # VA-12.2
    _monster("forest", "bane_spider", "Bane Spider", "Pająk Zguby", "beast", (2, 0), 6, 0, 2, "3 gold | free_knight"),
    _monster(
        "forest", "spider_queen", "Spider Queen", "Królowa Pająków", "boss", (1, 0), 10, 3, 5,
        "2 gold per area | free_citizen + vp",
    ),
    _monster(
        "swamp", "gelatinous_cube", "Gelatinous Cube", "Galaretowaty Sześcian", "minion", (4, 1), 4, 1, 3, "2 gold"
    ),
    _monster("swamp", "basilisk", "Basilisk", "Bazyliszek", "beast", (1, 0), 6, 3, 4, "3 gold | 3 magic"),
    _monster("swamp", "swamp_dragon", "Swamp Dragon", "Bagienny Smok", "boss", (1, 0), 10, 4, 6, "2 magic per area"),
    _monster("valley", "owlbear", "Owlbear", "Sowostwór", "beast", (3, 0), 4, 0, 2, "2 magic"),
    _monster("valley", "giant", "Giant", "Olbrzym", "titan", (2, 1), 8, 0, 3, "gold + 2 magic"),
    _monster("valley", "troll", "Troll", "Troll", "boss", (1, 0), 12, 0, 6, "2 magic per area"),
    _monster("caverns", "kobolds", "Kobolds", "Koboldy", "minion", (4, 1), 5, 1, 3, "2 gold + magic"),
    _monster("caverns", "gold_golem", "Gold Golem", "Złoty Golem", "titan", (1, 0), 7, 3, 4, "5 gold"),
    _monster("caverns", "red_dragon", "Red Dragon", "Czerwony Smok", "boss", (1, 0), 12, 6, 7, "3 gold per area"),
    _monster(
        "mountains", "dire_bear", "Dire Bear", "Żarłoczny Niedźwiedź", "beast", (3, 1), 5, 0, 3, "2 gold | 2 magic"
    ),
    # VA-12.3
    _monster("mountains", "orc_warrior", "Orc Warrior", "Ork Wojownik", "minion", (2, 0), 9, 0, 3, "3 cheap_citizen"),
    _monster(
        "mountains", "orc_chieftain", "Orc Chieftain", "Herszt Orków", "boss", (1, 0), 14, 0, 6, "2 gold per area"
    ),
)  # fmt: skip

# When a domain works: once when acquired, in a phase or at its start or end, at an event, or on what things cost.
WHEN: Final = ["immediate", "roll", "doubles", "harvest", "start", "end", "citizen", "monster", "cost"]
CONFIRMED: Final = "confirmed"
INFERRED: Final = "inferred"


def _domain(
    id: str, en: str, pl: str, cost: int, roles: str, vp: int, when: str, power: str, box: str = CONFIRMED
) -> Row:
    """`box` says how sure it is that the card lies in the Polish box (VA-13.10)."""
    fields: dict[str, object] = {"cost": cost, "roles": roles, "vp": vp, "when": when, "power": power, "box": box}
    return Row(id, en, pl, fields, PUBLIC, _note(id))


# VA-1.1 Cost in gold, icons the citizens must show, points, power.
DOMAINS: Final = (
    # VA-12.4
    _domain(
        "foxgrove_palisade", "Foxgrove Palisade", "Ostrokół w Lisim Zagajniku", 9, "soldier + shadow", 3,
        "roll", "die_six",
    ),
    # VA-12.7
    _domain("desert_orchid", "The Desert Orchid", "Pustynna Orchidea", 9, "holy + shadow", 3, "roll", "die_one"),
    _domain(
        "emerald_stronghold", "Emerald Stronghold", "Szmaragdowa Twierdza", 12, "worker + soldier + holy", 5,
        "cost", "no_surcharge",
    ),
    _domain(
        "pratchetts_plateau", "Pratchett's Plateau", "Płaskowyż Pratchetta", 8, "worker + holy", 3, "cost", "discount"
    ),
    _domain(
        "cathedral_of_st_aquila", "Cathedral of St Aquila", "Katedra św. Akwilina", 8, "2 holy", 3, "end", "take_gold"
    ),
    _domain(
        "darktide_harbour", "Darktide Harbour", "Port Mrocznego Przypływu", 6, "shadow + worker + soldier", 2,
        "immediate", "free_shadow",
    ),
    _domain(
        "cloudriders_camp", "Cloudrider's Camp", "Obóz Podniebnego Jeźdźca", 8, "soldier + holy", 2,
        "immediate", "3 strength + 2 cheap_soldier",
    ),
    _domain("orb_of_urdr", "The Orb of Urdr", "Kula Urdr", 6, "shadow + holy", 1, "end", "take_magic"),
    _domain(
        "rogues_landing", "Rogue's Landing", "Przystań Łotrzyka", 7, "worker + shadow", 3, "immediate", "free_worker"
    ),
    _domain("blood_crow_army", "Blood Crow Army", "Oddziały Krwawej Wrony", 5, "3 soldier", 2, "start", "strength"),
    # VA-7.18
    _domain(
        "eye_of_asteraten", "Eye of Asteraten", "Oko Asteratenu", 8, "holy + soldier", 1,
        "immediate", "5 strength + slay",
    ),
    _domain(
        "cutthroats_truce", "Cutthroat's Truce", "Układ Rzezimieszków", 5, "shadow + holy", 1,
        "immediate", "3 take_gold",
    ),
    _domain("halfpenny_hill", "Halfpenny Hill", "Półpensowe Wzgórze", 6, "3 worker", 2, "start", "gold"),
    _domain("shattered_hand", "Shattered Hand", "Strzaskana Dłoń", 7, "holy + worker", 3, "immediate", "free_holy"),
    # VA-13.23
    _domain("forgotten_sorrows", "Forgotten Sorrows", "Zapomniane Żale", 9, "worker + shadow", 3, "citizen", "magic"),
    # VA-12.9
    _domain(
        "watcher_on_the_water", "Watcher on the Water", "Czatownik na Wodzie", 6, "2 soldier", 3,
        "immediate", "3 return_monster",
    ),
    # VA-12.5
    _domain("gargans_embrace", "Gargan's Embrace", "Objęcia Gargana", 7, "2 soldier", 2, "doubles", "vp"),
    # VA-12.9
    _domain(
        "nest_of_the_weaver_witch", "Nest of the Weaver Witch", "Gniazdo Wiedźmy Tkaczki", 6, "2 worker", 3,
        "immediate", "3 return_citizen",
    ),
    # VA-12.6
    _domain(
        "palace_of_the_dawn", "Palace of the Dawn", "Pałac Świtu", 11, "worker + 2 soldier", 4, "roll", "lower_die"
    ),
    _domain(
        "grimmwater_keep", "Grimmwater Keep", "Warownia Grimmwater", 10, "2 worker + shadow", 4,
        "immediate", "3 cheap_citizen",
    ),
    # VA-13.23
    _domain("violet_thorn", "The Violet Thorn", "Fioletowy Cierń", 7, "soldier + holy", 3, "monster", "magic"),
    # VA-12.8
    _domain("purloiners_perch", "Purloiner's Perch", "Grzęda Rabusia", 10, "2 shadow", 2, "immediate", "take_monster"),
    _domain(
        "golden_obelisk_of_nae", "Golden Obelisk of Nae", "Złoty Obelisk Nae", 6, "worker + holy", 3,
        "immediate", "3 magic > 3 vp",
    ),
    _domain(
        "monolith_of_ostendaar", "Monolith of Ostendaar", "Monolit Ostendaaru", 9, "worker + soldier", 3,
        "start", "magic",
    ),
    _domain(
        "coliseum", "Coliseum", "Koloseum", 15, "2 soldier + shadow", 5,
        "immediate", "strength per citizens", INFERRED,
    ),
    # VA-6.11
    _domain(
        "jousting_field", "Jousting Field", "Pole Turniejowe", 13, "soldier + worker + shadow", 3,
        "harvest", "gold per knights", INFERRED,
    ),
    _domain(
        "the_tower", "The Tower", "Wieża", 10, "worker + soldier + shadow + holy", 2, "end", "2 magic > vp", INFERRED
    ),
    _domain(
        "ullamalizatli_court", "Ullamalizatli Court", "Boisko Ullamalizatli", 11, "2 worker + holy", 3,
        "immediate", "magic per citizens", INFERRED,
    ),
)  # fmt: skip


def _duke(id: str, en: str, pl: str, scoring: str, every: int, box: str = CONFIRMED) -> Row:
    """`scoring` is points for each thing named, then 1 point for `every` so many resources left (VA-9.2, VA-9.3)."""
    return Row(id, en, pl, {"scoring": scoring, "every": every, "box": box}, PUBLIC, _note(id))


DUKES: Final = (
    _duke("cornelius", "Cornelius the Dreamer", "Korneliusz Marzyciel", "3 domain", 3),
    _duke("elsyn", "El'syn, Saint of Shadows", "El’syn, Święty Cieni", "2 holy + 2 shadow", 4),
    _duke("elisium", "Elisium the Allsmith", "Elizjusz Wszechkowal", "worker + soldier + shadow + holy", 4),
    _duke("hrothgar", "Hrothgar the Conqueror", "Hrothgar Zdobywca", "2 monster + titan", 4),
    _duke("isabella", "Isabella the Righteous", "Izabella Sprawiedliwa", "soldier + 2 holy", 3),
    _duke("lekzandr", "Lekzand'r the Protector", "Lekzand’r Protektor", "worker + 2 holy", 3),
    _duke("node", "Node, Master of Swords", "Node, Mistrz Mieczy", "soldier + 2 shadow", 3),
    _duke("reese", "Reese the Firebrand", "Reese Podżegacz", "citizen + monster + domain", 4),
    _duke("simon", "Simon the Unclean", "Szymon Nieczysty", "worker + soldier", 2),
    _duke("waryn", "Waryn, Lord of Rogues", "Waryn, Pan Łotrzyków", "worker + 2 shadow", 3),
    _duke("mico", "Mico the Monster Slayer", "Mico Pogromca Potworów", "monster + 5 boss", 2, INFERRED),
)


def _set(id: str, en: str, pl: str, areas: str, citizens: str, removed: str) -> Row:
    return Row(id, en, pl, {"areas": areas, "citizens": citizens, "removed": removed}, RULEBOOK)


# VA-2.12, VA-2.13, VA-2.14, VA-2.15 Areas from left to right, citizens by slot, the domains that stay in the box.
SETS: Final = (
    _set(
        "first_game", "First game", "Pierwsza rozgrywka", "hills ruins forest valley mountains",
        "cleric merchant mercenary archer peasant knight rogue champion paladin butcher",
        "",
    ),
    _set(
        "gold_rush", "Gold Rush", "Gorączka złota", "hills ruins forest swamp caverns",
        "monk merchant alchemist archer peasant knight rogue champion paladin butcher",
        "forgotten_sorrows violet_thorn golden_obelisk_of_nae monolith_of_ostendaar",
    ),
    _set(
        "masters_of_magic", "Masters of Magic", "Mistrzowie magii", "barrens ruins forest valley mountains",
        "cleric merchant alchemist wizard peasant knight thief champion paladin butcher",
        "eye_of_asteraten blood_crow_army foxgrove_palisade gargans_embrace",
    ),
    _set(
        "monster_blood", "Monster Blood", "Krew potworów", "barrens ruins forest swamp mountains",
        "cleric blacksmith mercenary archer peasant knight rogue warlord priestess miner",
        "forgotten_sorrows nest_of_the_weaver_witch cathedral_of_st_aquila cutthroats_truce",
    ),
)  # fmt: skip
