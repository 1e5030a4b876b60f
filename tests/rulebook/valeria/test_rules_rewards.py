"""VA-7.7, VA-7.8, VA-12 Rewards of all monsters and powers of all domains."""

from typing import Any

import pytest

from palatine.kernel.table import Table
from rulebook.valeria.laying import ANN, BRIAN, CINDY, acquiring, acting, citizens, held, player, slain, stacks
from rulebook.vectors import asked, board, events, play_all, refused, texts

CENTRE = ["cleric", "merchant", "mercenary", "archer", "peasant", "knight", "rogue", "champion", "paladin", "butcher"]
ORDER = ["barrens", "hills", "ruins", "forest", "swamp", "valley", "caverns", "mountains"]
WEAKEST = ["gargoyle", "goblin", "skeleton", "treant", "gelatinous_cube", "owlbear", "kobolds", "dire_bear"]
NONE: dict[str, int] = {}
# Area, monster, strength, magic, slain before, decided, gained.
REWARDS: list[tuple[str, str, int, int, dict[str, int], list[str], str]] = [
    ("barrens", "gargoyle", 1, 0, NONE, [], "1m"),
    ("barrens", "wraith", 4, 3, NONE, ["claim rogue"], "rogue"),
    ("barrens", "witch_queen", 5, 4, NONE, [], "1m"),
    ("barrens", "witch_queen", 5, 4, {"gargoyle": 2, "wraith": 1, "goblin": 1}, [], "4m"),
    ("hills", "goblin", 1, 0, NONE, [], "1g"),
    ("hills", "goblin_mage", 3, 0, NONE, ["pick 1"], "1g"),
    ("hills", "goblin_mage", 3, 0, NONE, ["pick 2"], "1m"),
    ("hills", "goblin_king", 6, 0, NONE, [], "1g"),
    ("hills", "goblin_king", 6, 0, {"goblin": 2, "goblin_mage": 1, "skeleton": 1}, [], "4g"),
    ("ruins", "skeleton", 2, 0, NONE, [], "1g"),
    ("ruins", "flaming_skeleton", 5, 0, NONE, [], "1g1m"),
    ("ruins", "skeleton_king", 8, 0, {"skeleton": 1, "treant": 2}, [], "4g"),
    ("forest", "treant", 3, 0, NONE, [], "1g1m"),
    ("forest", "bane_spider", 6, 0, NONE, ["pick 1"], "3g"),
    ("forest", "bane_spider", 6, 0, NONE, ["pick 2"], "knight"),
    ("forest", "spider_queen", 10, 3, {"treant": 2}, ["pick 1"], "6g"),
    ("forest", "spider_queen", 10, 3, NONE, ["pick 2", "claim archer"], "1v archer"),
    ("swamp", "gelatinous_cube", 4, 1, NONE, [], "2g"),
    ("swamp", "basilisk", 6, 3, NONE, ["pick 1"], "3g"),
    ("swamp", "basilisk", 6, 3, NONE, ["pick 2"], "3m"),
    ("swamp", "swamp_dragon", 10, 4, {"basilisk": 1}, [], "4m"),
    ("valley", "owlbear", 4, 0, NONE, [], "2m"),
    ("valley", "giant", 8, 0, NONE, [], "1g2m"),
    ("valley", "troll", 12, 0, {"owlbear": 1, "giant": 1}, [], "6m"),
    ("caverns", "kobolds", 5, 1, NONE, [], "2g1m"),
    ("caverns", "gold_golem", 7, 3, NONE, [], "5g"),
    ("caverns", "red_dragon", 12, 6, {"kobolds": 2}, [], "9g"),
    ("mountains", "dire_bear", 5, 0, NONE, ["pick 1"], "2g"),
    ("mountains", "dire_bear", 5, 0, NONE, ["pick 2"], "2m"),
    ("mountains", "orc_warrior", 9, 0, NONE, ["claim cleric"], "cleric"),
    ("mountains", "orc_chieftain", 14, 0, {"dire_bear": 1, "orc_warrior": 1}, [], "6g"),
]


def facing(monster: str, area: str, **facts: Any) -> dict[str, Any]:
    """A centre with this monster on top in its area."""
    areas = sorted([area, *[name for name in ORDER if name != area][:4]], key=ORDER.index)
    tops = [[monster if name == area else WEAKEST[ORDER.index(name)]] for name in areas]
    return {"areas": areas, "monsters": tops, **facts}


@pytest.mark.parametrize(("area", "monster", "strength", "magic", "before", "decided", "gained"), REWARDS)
def test_what_monsters_cost_and_bring(
    area: str, monster: str, strength: int, magic: int, before: dict[str, int], decided: list[str], gained: str
) -> None:
    """VA-7.5, VA-7.7, VA-12.11 Its cost in full, then the reward; bosses count their area, themselves included."""
    centre = facing(monster, area)
    refused(acting(player(f"{strength - 1}s{magic}m", None, before), **centre), f"slay {monster}", "VA-3.3")
    table = acting(player(f"{strength}s{magic}m", None, before), **centre)
    table.play(f"slay {monster}")
    if asked(table) == "pay":
        table.play(f"pay {magic}magic")
    play_all(table, *decided)
    assert asked(table) == "action"
    tokens, _, citizen = gained.partition(" ") if gained[0].isdigit() else ("", "", gained)
    assert held(table) == tokens
    assert citizens(table) == ({citizen: 1} if citizen else {})
    assert slain(table) == {**before, monster: 1}


def test_points_in_a_reward_are_tokens() -> None:
    """VA-7.7 The Spider Queen's token is held now; the 5 points printed on her come at the end, on top."""
    table = acting(player("10s3m"), dukes=["simon", "node"], **facing("spider_queen", "forest"))
    table.play("slay spider_queen")
    play_all(table, "pick 2", "pass")
    assert held(table) == "1v"
    assert table.breakdown()[ANN] == {"monsters": 5, "domains": 0, "tokens": 1, "duke": 0}


@pytest.mark.parametrize(
    ("monster", "area", "offered"),
    [
        ("wraith", "barrens", ["merchant", "peasant", "knight", "rogue", "champion", "paladin", "butcher"]),
        ("orc_warrior", "mountains", [name for name in CENTRE if name != "archer"]),
    ],
)
def test_a_free_citizen_within_the_limit(monster: str, area: str, offered: list[str]) -> None:
    """VA-7.8, VA-12.3 Base cost at most 2 (Wraith) or 3 (Orc Warrior); copies owned do not matter, nothing is paid."""
    owned = {"merchant": 3, "cleric": 2}
    table = acting(player("9s9m", owned), **facing(monster, area))
    table.play(f"slay {monster}")
    if asked(table) == "pay":
        table.play(texts(table)[0])
    assert texts(table) == ["pass", *[f"claim {name}" for name in offered]]
    before = held(table)
    table.play("claim merchant")
    assert citizens(table)["merchant"] == 4 and held(table) == before


def test_bane_spider() -> None:
    """VA-12.2, VA-B-07 3 gold, or a Knight from the centre, who is taken then; without a Knight the 3 gold."""
    table = acting(player("6s"), **facing("bane_spider", "forest"))
    table.play("slay bane_spider")
    assert texts(table) == ["pick 1", "pick 2"]
    table.play("pick 2")
    assert asked(table) == "action" and citizens(table) == {"knight": 1} and held(table) == ""
    none = acting(player("6s"), **facing("bane_spider", "forest", citizens=stacks(CENTRE, 1, slot6=[])))
    play_all(none, "slay bane_spider", "pick 1")
    assert held(none) == "3g"


def test_the_spider_queen_without_citizens() -> None:
    """VA-13.28 Her second side needs a citizen on offer; while there is one it may be declined, the token stays."""
    none = acting(player("10s3m"), **facing("spider_queen", "forest", citizens=[[]] * 10))
    none.play("slay spider_queen")
    assert texts(none) == ["pick 1"]
    table = acting(player("10s3m"), **facing("spider_queen", "forest"))
    table.play("slay spider_queen")
    table.play("pick 2")
    assert texts(table) == ["pass", *[f"claim {name}" for name in CENTRE]]
    table.play("pass")
    assert held(table) == "1v" and citizens(table) == {}


# ---- domains ---------------------------------------------------------------------------------------------------------


def left(table: Table) -> str:
    """What Ann holds beside the gold that `acquiring` lends her."""
    return held(table).partition("g")[2]


def spent(table: Table) -> int:
    return int(events(table, "pay")[0]["goods"]["gold"])


@pytest.mark.parametrize(
    ("domain", "offered"),
    [
        ("darktide_harbour", ["mercenary", "rogue"]),
        ("rogues_landing", ["merchant", "peasant", "butcher"]),
        ("shattered_hand", ["cleric", "paladin"]),
        ("cloudriders_camp", ["knight", "champion"]),
        ("grimmwater_keep", [name for name in CENTRE if name != "archer"]),
    ],
)
def test_domains_that_bring_a_citizen(domain: str, offered: list[str]) -> None:
    """VA-7.14, VA-7.8, VA-12.1 Shadow, Worker, Holy; a Soldier for at most 2; anybody for at most 3. Or nobody."""
    table = acquiring(domain, player())
    assert texts(table) == ["pass", *[f"claim {name}" for name in offered]]
    before = citizens(table).get(offered[0], 0)
    tokens = held(table)
    table.play(f"claim {offered[0]}")
    assert citizens(table)[offered[0]] == before + 1 and held(table) == tokens
    assert ("3s" in tokens) == (domain == "cloudriders_camp")
    declined = acquiring(domain, player())
    declined.play("pass")
    assert asked(declined) == "action" and sum(citizens(declined).values()) == 10


@pytest.mark.parametrize(("domain", "gain"), [("coliseum", "12s"), ("ullamalizatli_court", "12m")])
def test_domains_that_count_citizens(domain: str, gain: str) -> None:
    """VA-7.14, VA-12.1 Coliseum 1 strength, Ullamalizatli Court 1 magic for each citizen, starters not counted."""
    table = acquiring(domain, player("", {"archer": 2}))
    assert held(table).endswith(gain)


def test_eye_of_asteraten() -> None:
    """VA-7.14 5 strength and a slaying."""
    table = acquiring("eye_of_asteraten", player())
    assert left(table) == "5s" and asked(table) == "granted_slaying"


def test_cutthroats_truce() -> None:
    """VA-12.1, VA-13.21, VA-13.29 3 gold from a chosen opponent, less if there is less; a poor victim may be named."""
    for gold, taken in [(5, 3), (2, 2), (0, 0)]:
        table = acquiring("cutthroats_truce", player(), player(f"{gold}g"), player("9g"))
        assert texts(table) == ["pass", "rob 2", "rob 3"]
        table.play("rob 2")
        assert held(table) == f"{15 - 5 + taken}g"
        assert held(table, BRIAN) == (f"{gold - taken}g" if gold > taken else "")
        assert held(table, CINDY) == "9g"
    declined = acquiring("cutthroats_truce", player(), player("5g"))
    declined.play("pass")
    assert held(declined, BRIAN) == "5g"


@pytest.mark.parametrize(("domain", "kind"), [("cathedral_of_st_aquila", "g"), ("orb_of_urdr", "m")])
def test_domains_that_take_at_the_end(domain: str, kind: str) -> None:
    """VA-7.3, VA-12.1 Cathedral: 1 gold, Orb: 1 magic from a chosen opponent at the end of each own action phase."""
    table = acting(player("", None, None, [domain]), player("3g3m"), player("3g3m"))
    play_all(table, "take strength", "take strength")
    assert texts(table) == ["pass", "rob 2", "rob 3"]
    table.play("rob 3")
    assert held(table) in ("1g2s", "2s1m") and kind in held(table)
    assert held(table, CINDY) == ("2g3m" if kind == "g" else "3g2m") and held(table, BRIAN) == "3g3m"
    declined = acting(player("", None, None, [domain]), player("3g3m"))
    play_all(declined, "take strength", "take strength", "pass")
    assert held(declined, BRIAN) == "3g3m" and asked(declined) == ""


def test_the_golden_obelisk_of_nae() -> None:
    """VA-6.6, VA-7.14 3 magic for 3 victory tokens, once, if the owner likes."""
    table = acquiring("golden_obelisk_of_nae", player("4m"))
    assert texts(table) == ["pass", "accept"]
    table.play("accept")
    assert left(table) == "1m3v"
    declined = acquiring("golden_obelisk_of_nae", player("4m"))
    declined.play("pass")
    assert left(declined) == "4m"


def test_the_tower() -> None:
    """VA-6.6, VA-7.3 2 magic for 1 victory token at the end of the phase, if the owner likes and can."""
    table = acting(player("1m", None, None, ["the_tower"]))
    play_all(table, "take magic", "take gold", "accept")
    assert held(table) == "1g1v"
    short = acting(player("", None, None, ["the_tower"]))
    play_all(short, "take magic", "take gold")
    assert asked(short) == ""


def test_forgotten_sorrows_and_the_violet_thorn() -> None:
    """VA-13.23 1 magic for every citizen gained and every monster slain, free or paid; not for one taken away."""
    owner = player("9g2s", None, None, ["forgotten_sorrows", "violet_thorn"])
    table = acting(owner)
    table.play("recruit rogue")
    assert held(table) == "7g2s1m"
    play_all(table, "slay skeleton", "pay 0magic")
    assert held(table) == "8g2m"
    free = acquiring("darktide_harbour", player("", None, None, ["forgotten_sorrows"]))
    free.play("claim rogue")
    assert left(free) == "1m"
    granted = acquiring("eye_of_asteraten", player("", None, None, ["violet_thorn"]))
    granted.play("slay goblin")
    assert left(granted) == "4s1m"
    perch = acquiring("purloiners_perch", player("", None, None, ["violet_thorn"]), player("", None, {"goblin": 1}))
    perch.play("rob 2")
    assert left(perch) == "" and slain(perch) == {"goblin": 1}


def test_each_reacts_to_its_own_kind_of_card() -> None:
    """VA-13.23 The Thorn does not see citizens, the Sorrows do not see monsters; those of others bring nothing."""
    thorn = acting(player("2g", None, None, ["violet_thorn"]), player("", None, None, ["forgotten_sorrows"]))
    thorn.play("recruit rogue")
    assert (held(thorn), held(thorn, BRIAN)) == ("", "")
    sorrows = acting(player("1s", None, None, ["forgotten_sorrows"]), player("", None, None, ["violet_thorn"]))
    sorrows.play("slay goblin")
    assert (held(sorrows), held(sorrows, BRIAN)) == ("1g", "")


def test_emerald_stronghold() -> None:
    """VA-7.9, VA-7.14 No surcharge for copies from now on, not for the starter's name either."""
    table = acting(player("6g", {"archer": 2}, None, ["emerald_stronghold"]))
    play_all(table, "recruit archer", "recruit knight")
    assert held(table) == "" and citizens(table) == {"archer": 3, "knight": 1}


def test_pratchetts_plateau() -> None:
    """VA-7.13, VA-13.6 Domains cost 1 gold less; citizens do not."""
    owner = player("14g", {"peasant": 1, "paladin": 1}, None, ["pratchetts_plateau"])
    table = acting(owner, domains=["shattered_hand", "", "", "", ""])
    table.play("acquire shattered_hand")
    assert spent(table) == 6
    refused(acting(player("1g", None, None, ["pratchetts_plateau"])), "recruit rogue", "VA-3.4")


def test_purloiners_perch() -> None:
    """VA-12.8, VA-13.29 A random monster of a chosen opponent who has one, without its reward; or none at all."""
    rows = [player("", None, {"owlbear": 1, "goblin_king": 1}), player(), player("", None, {"goblin": 1})]
    table = acquiring("purloiners_perch", player(), *rows, draw=["goblin_king"])
    assert texts(table) == ["pass", "rob 2", "rob 4"]
    table.play("rob 2")
    assert slain(table) == {"goblin_king": 1} and slain(table, BRIAN) == {"owlbear": 1}
    assert held(table) == "5g", "the Goblin King's gold is not paid"
    nobody = acquiring("purloiners_perch", player(), player())
    assert asked(nobody) == "action" and slain(nobody) == {}


def test_every_card_has_the_same_chance() -> None:
    """VA-13.29 Three Goblins and one King: over many draws the King comes about once in four."""
    found: list[str] = []
    table = acquiring(
        "purloiners_perch", player(), player("", None, {"goblin": 3, "goblin_king": 1}), monsters=[[]] * 5
    )
    for seed in range(60):
        imagined = table.redeal(ANN, seed)
        imagined.play("rob 2")
        found += list(slain(imagined))
    assert set(found) == {"goblin", "goblin_king"} and 5 <= found.count("goblin_king") <= 27


def test_nest_of_the_weaver_witch() -> None:
    """VA-12.9, VA-13.11, VA-13.24 A citizen back on its stack for 3 tokens, or not; never a starter."""
    table = acquiring("nest_of_the_weaver_witch", player(), citizens=stacks(CENTRE, 2, slot7=[]))
    assert texts(table) == ["pass", "return peasant", "return knight", "return rogue", "return paladin"]
    assert board(table)["exhausted"] == 1
    table.play("return rogue")
    assert citizens(table)["rogue"] == 1 and left(table) == "3v"
    assert board(table)["citizens"][6] == ["rogue"] and board(table)["exhausted"] == 0
    assert "recruit rogue" in texts(table), "anybody may take it from there at once"
    declined = acquiring("nest_of_the_weaver_witch", player())
    declined.play("pass")
    assert left(declined) == ""


def test_watcher_on_the_water() -> None:
    """VA-12.9, VA-13.11 A slain monster back on top of its area's stack, unsorted, for 3 tokens, or not."""
    owner = player("", None, {"goblin_king": 1, "owlbear": 1})
    table = acquiring("watcher_on_the_water", owner)
    assert texts(table) == ["pass", "release goblin_king", "release owlbear"]
    table.play("release goblin_king")
    assert board(table)["monsters"][0] == ["goblin", "goblin", "goblin_king"], "the strong one lies on top"
    assert slain(table) == {"owlbear": 1} and left(table) == "3v"
    none = acquiring("watcher_on_the_water", player())
    assert asked(none) == "action", "nobody slain, nothing asked"
    declined = acquiring("watcher_on_the_water", owner)
    declined.play("pass")
    assert slain(declined) == {"goblin_king": 1, "owlbear": 1} and left(declined) == ""


def test_a_returned_card_wakes_an_exhausted_stack() -> None:
    """VA-12.9, VA-8.2 The exhausted card goes away and the monster can be slain again."""
    owner = player("1s", None, {"goblin": 1})
    monsters = [[], ["skeleton"], ["treant"], ["owlbear"], ["dire_bear"]]
    table = acquiring("watcher_on_the_water", owner, monsters=monsters)
    assert board(table)["exhausted"] == 1
    table.play("release goblin")
    assert board(table)["exhausted"] == 0 and "slay goblin" in texts(table)


def test_what_may_be_declined() -> None:
    """VA-13.21 Taking, free citizens and granted actions may be declined; a plain gain comes by itself."""
    for domain in ("cutthroats_truce", "shattered_hand", "eye_of_asteraten"):
        table = acquiring(domain, player(), player("5g"))
        assert "pass" in texts(table)
    gain = acting(player("1s"))
    gain.play("slay goblin")
    assert held(gain) == "1g" and asked(gain) == "action"
