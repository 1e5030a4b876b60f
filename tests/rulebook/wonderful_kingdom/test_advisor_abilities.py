"""WK-9.8 The fourteen advisors, each with its cost, its effect and its limits."""

import pytest

from palatine.kernel.table import Table
from rulebook.vectors import asked, events, play_all, refused, sheet, shown, texts, zone
from rulebook.wonderful_kingdom.laying import (
    ANN,
    BASIC,
    BRIAN,
    OPEN,
    alchemy,
    choosing,
    face_down,
    lay,
    makes,
    masks,
    planning,
    player,
    producing,
    proposing,
    site,
    sites,
)

COSTS = {
    "secret_agent": 2, "master_cartographer": 3, "grey_eminence": 3, "mercenary_captain": 4, "reckless_gambler": 5,
    "ruthless_overseer": 3, "lady_of_the_forest": 3, "nurturing_mother": 3, "lady_of_the_lakes": 4,
    "pirate_of_the_five_seas": 4, "alchemist_diviner": 7, "inspired_prophet": 5, "master_goldsmith": 5,
    "master_craftsman": 8,
}  # fmt: skip
EXTRA = {
    "materials": "lady_of_the_forest",
    "population": "nurturing_mother",
    "gold": "lady_of_the_lakes",
    "exploration": "pirate_of_the_five_seas",
}
HELPER = "inspired_prophet"
"""Keeps the window after round 4 open for a player who cannot pay the Diviner."""


def ready(advisor: str, soldiers: int, used: tuple[str, ...] = ()) -> Table:
    """Ann in the right moment for this advisor, with something for it to do."""
    helpers = [HELPER] if advisor == "alchemist_diviner" else []
    ann = player(advisors=[advisor, *helpers], soldiers=soldiers, used=list(used), traps=1, calamities=1,
                 construction=["citadel"])  # fmt: skip
    for resource, extra in EXTRA.items():
        if advisor == extra:
            return producing(resource, ann, module="advisors")
    if advisor == "ruthless_overseer":
        return producing("exploration", ann, module="advisors")
    if advisor == "alchemist_diviner":
        return lay([ann, player()], ["round_end"], "advisors", round=4, phase="production")
    if advisor in ("inspired_prophet", "master_goldsmith", "master_craftsman"):
        return planning(ann, ["farm"], module="advisors")
    return choosing(ann, [face_down("farm", BRIAN)], ["harbour"], "advisors")


@pytest.mark.parametrize(("advisor", "cost"), COSTS.items())
def test_cost(advisor: str, cost: int) -> None:
    """WK-9.8, WK-9.1 Exactly so many soldiers; one fewer is not enough; a second use in the round is refused."""
    table = ready(advisor, cost)
    table.play(f"activate {advisor}")
    assert sheet(table)["soldiers"] == 0 and events(table, "activate")[0]["advisor"] == advisor
    refused(ready(advisor, cost - 1), f"activate {advisor}", "WK-9.1")
    refused(ready(advisor, cost + 5, (advisor,)), f"activate {advisor}", "WK-9.1")


def test_secret_agent() -> None:
    """WK-9.8, WK-R10 One spent trap token comes back; WK-R34 there must be one."""
    table = proposing(player(advisors=["secret_agent"], soldiers=2, traps=0), ["farm", "hamlet"], "advisors")
    table.play("activate secret_agent")
    assert sheet(table)["traps"] == 1
    table.play("hide farm left")
    assert sheet(table)["traps"] == 0
    unspent = proposing(player(advisors=["secret_agent"], soldiers=2, traps=2), ["farm", "hamlet"], "advisors")
    refused(unspent, "activate secret_agent", "WK-R34")


def test_master_cartographer() -> None:
    """WK-9.8, WK-R11 A card from the deck, face up, into the area with fewer cards, hidden ones counted."""
    ann = player(advisors=["master_cartographer"], soldiers=3)
    table = choosing(ann, ["farm", face_down("barracks", BRIAN)], ["harbour"], "advisors", draw=["citadel"])
    table.play("activate master_cartographer")
    assert zone(table, "right") == ["harbour", "citadel"] and masks(table, "right") == [OPEN, OPEN]
    assert zone(table, "left") == ["farm", "barracks"] and "citadel" not in zone(table, "deck")
    assert asked(table) == "choose"


def test_master_cartographer_with_a_tie() -> None:
    """WK-9.8, WK-R11 Equal areas: the player picks; before a proposal as well as before a choice."""
    ann = player(advisors=["master_cartographer"], soldiers=3)
    for area, other in (("left", "right"), ("right", "left")):
        table = proposing(ann, ["farm", "hamlet"], "advisors", draw=["citadel"])
        table.play("activate master_cartographer")
        assert texts(table) == ["into left", "into right"]
        table.play(f"into {area}")
        assert zone(table, area) == ["citadel"] and zone(table, other) == [] and asked(table) == "propose"


def test_grey_eminence() -> None:
    """WK-9.8, WK-R12 A face-down card of an area or a selection is turned up; an advisor in an area stays there."""
    ann = player(advisors=["grey_eminence"], soldiers=3)
    zones = {"selection.0": [face_down("citadel", BRIAN)], "selection.1": [face_down("scholars", ANN), "farm"]}
    for words, name, card in (
        ("hidden left 1", "left", "secret_agent"),
        ("hidden mine 1", "selection.0", "citadel"),
        ("hidden theirs 1", "selection.1", "scholars"),
    ):
        table = choosing(ann, [face_down("secret_agent", BRIAN)], ["harbour"], "advisors", zones=zones)
        table.play("activate grey_eminence")
        assert texts(table) == ["hidden left 1", "hidden mine 1", "hidden theirs 1"]
        table.play(words)
        assert zone(table, name)[0] == card and masks(table, name)[0] == OPEN
        assert sheet(table)["advisors"] == ["grey_eminence"] and asked(table) == "choose"


def test_grey_eminence_and_an_advisor() -> None:
    """WK-R12 An advisor turned up in a selection joins its taker at once, with the soldier."""
    ann = player(advisors=["grey_eminence"], soldiers=3)
    zones = {"selection.1": [face_down("secret_agent", ANN), "farm"]}
    table = choosing(ann, ["harbour"], [], "advisors", zones=zones)
    play_all(table, "activate grey_eminence", "hidden theirs 1")
    assert sheet(table, BRIAN)["advisors"] == ["secret_agent"] and sheet(table, BRIAN)["soldiers"] == 1
    assert zone(table, "selection.1") == ["farm"] and sheet(table)["soldiers"] == 0


def test_grey_eminence_without_a_hidden_card() -> None:
    """WK-R34 Nothing lies face down: she cannot be used."""
    table = choosing(player(advisors=["grey_eminence"], soldiers=3), ["farm"], ["harbour"], "advisors")
    refused(table, "activate grey_eminence", "WK-R34")


def test_mercenary_captain() -> None:
    """WK-9.8, WK-R32 One card of an area is discarded; an advisor brings nobody a soldier; an area may become empty."""
    ann = player(advisors=["mercenary_captain"], soldiers=4)
    table = choosing(ann, ["secret_agent"], ["harbour", "farm"], "advisors")
    table.play("activate mercenary_captain")
    assert texts(table) == ["pick farm right", "pick harbour right", "pick secret_agent left"]
    table.play("pick secret_agent left")
    assert zone(table, "left") == [] and zone(table, "discard") == [], "it is out of the game (WK-R32, WK-B-05)"
    assert sheet(table)["soldiers"] == sheet(table, BRIAN)["soldiers"] == 0
    assert sheet(table)["advisors"] == ["mercenary_captain"]
    table.play("choose left")
    assert zone(table, "selection.0") == []


def test_mercenary_captain_and_a_hidden_card() -> None:
    """WK-R32 It stays hidden in the discard."""
    ann = player(advisors=["mercenary_captain"], soldiers=4)
    table = choosing(ann, ["farm", face_down("citadel", BRIAN)], ["harbour"], "advisors")
    play_all(table, "activate mercenary_captain", "hidden left 1")
    assert zone(table, "left") == ["farm"] and zone(table, "discard") == [] and zone(table, "buried_1") == ["citadel"]
    assert shown(table, "buried_1", ANN) == [None] and shown(table, "buried_1", BRIAN) == ["citadel"]


def test_reckless_gambler() -> None:
    """WK-9.8, WK-R32 One card changes areas and keeps its face."""
    ann = player(advisors=["reckless_gambler"], soldiers=10)
    table = choosing(ann, [face_down("citadel", BRIAN)], ["harbour"], "advisors")
    play_all(table, "activate reckless_gambler", "hidden left 1")
    assert zone(table, "left") == [] and zone(table, "right") == ["harbour", "citadel"]
    assert masks(table, "right") == [OPEN, 1 << BRIAN]
    table = choosing(ann, [face_down("citadel", BRIAN)], ["harbour"], "advisors")
    play_all(table, "activate reckless_gambler", "pick harbour right")
    assert zone(table, "left") == ["citadel", "harbour"] and masks(table, "left") == [1 << BRIAN, OPEN]


@pytest.mark.parametrize("advisor", ["mercenary_captain", "reckless_gambler"])
def test_no_card_to_touch(advisor: str) -> None:
    """WK-R32 Neither can be used when both areas are empty, nor in a proposal turn (WK-9.9)."""
    ann = player(advisors=[advisor], soldiers=9)
    refused(choosing(ann, [], [], "advisors"), f"activate {advisor}", "WK-R34")
    turn = proposing(ann, ["farm", "hamlet"], "advisors", zones={"left": ["harbour"]})
    refused(turn, f"activate {advisor}", "WK-9.9")


def test_ruthless_overseer() -> None:
    """WK-9.8, WK-R13 A basic cube on every card under construction; the kind is the player's where kinds differ."""
    cards = ["farm", "harbour", site("royal_cavalry", population=5), site("scholars", population=2)]
    ann = player(advisors=["ruthless_overseer"], soldiers=3, construction=cards)
    table = producing("exploration", ann, module="advisors")
    table.play("activate ruthless_overseer")
    assert texts(table) == ["as materials", "as gold"], "the harbour"
    table.play("as gold")
    assert sites(table) == {"farm": {"materials": 1}, "harbour": {"gold": 1}, "royal_cavalry": {"population": 5}}
    assert sheet(table)["built"] == {"scholars": 1} and sheet(table)["krystallium"] == 1 and alchemy(table) == {}


def test_the_overseers_cards_produce_later() -> None:
    """WK-R13 What she finishes is finished after the last step."""
    ann = player(advisors=["ruthless_overseer"], soldiers=3, construction=[site("watchtower", materials=2)])
    table = producing("exploration", ann, module="advisors")
    assert events(table, "produce")[ANN]["count"] == 0
    table.play("activate ruthless_overseer")
    assert makes(table)[3] == 1 and [event["count"] for event in events(table, "produce")] == [0, 1]


def test_nothing_to_oversee() -> None:
    """WK-R34 The Overseer needs a basic space, none for soldiers or krystallium; WK-9.9 and the end of production."""
    full = [site("royal_cavalry", population=5), site("phoenix_nest", exploration=4)]
    ann = player(advisors=["ruthless_overseer"], soldiers=3, construction=full)
    refused(producing("exploration", ann, module="advisors"), "activate ruthless_overseer", "WK-R34")
    early = player(advisors=["ruthless_overseer"], soldiers=3, construction=["farm"])
    refused(producing("gold", early, module="advisors"), "activate ruthless_overseer", "WK-9.9")
    brian = producing("exploration", player(), early, "advisors")
    refused(brian, "activate ruthless_overseer", "WK-9.9", BRIAN)
    brian.play("alchemy", BRIAN)
    assert "activate ruthless_overseer" in texts(brian, BRIAN), "his cube is placed now"


@pytest.mark.parametrize(("resource", "advisor"), EXTRA.items())
def test_extra_production(resource: str, advisor: str) -> None:
    """WK-9.8 Four more cubes in the step, placed like the others; they do not count for supremacy."""
    ann = player(advisors=[advisor], soldiers=4, construction=["citadel"], camp=0)
    table = producing(resource, ann, player(duchy="teressie", built={"farm": 2, "harbour": 3, "stone_quarry": 1}),
                      "advisors")  # fmt: skip
    assert sheet(table, BRIAN)["camp"] == 1, "Brian makes more"
    before = makes(table)[BASIC.index(resource)]
    table.play(f"activate {advisor}")
    assert sheet(table)["fresh"] == {resource: before + 4}
    assert (sheet(table)["camp"], sheet(table, BRIAN)["camp"], len(events(table, "supremacy"))) == (0, 1, 1)
    if resource in ("materials", "gold"):
        table.play("place citadel")
        assert sites(table)["citadel"] == {resource: 1}
    else:
        refused(table, "place citadel", "WK-6.6")


def test_extra_production_after_the_cubes() -> None:
    """WK-9.9 Also when the counted cubes are placed already, as long as the step lasts."""
    ann = player(advisors=["lady_of_the_forest"], soldiers=3, construction=["citadel"])
    table = producing("materials", ann, module="advisors")
    play_all(table, "alchemy", "alchemy", "alchemy", "activate lady_of_the_forest", *["place citadel"] * 4)
    assert sites(table) == {"citadel": {"materials": 4}} and alchemy(table) == {"materials": 3}


def test_alchemist_diviner() -> None:
    """WK-9.8, WK-R14 All calamities of both players count double; after round 4 only."""
    ann = player(advisors=["alchemist_diviner"], soldiers=7, calamities=1)
    table = lay([ann, player(calamities=3)], ["round_end"], "advisors", round=4, phase="production")
    assert table.scores() == [-4, -12]
    table.play("activate alchemist_diviner")
    assert table.is_over and table.scores() == [-8, -24]
    early = planning(ann, ["farm"], module="advisors")
    refused(early, "activate alchemist_diviner", "WK-9.9")


def test_inspired_prophet() -> None:
    """WK-9.8, WK-R33 One calamity of the own duchy is discarded; one in a selection is nobody's yet."""
    ann = player(advisors=["inspired_prophet"], soldiers=5, calamities=2)
    table = planning(ann, ["farm"], module="advisors")
    table.play("activate inspired_prophet")
    assert sheet(table)["calamities"] == 1 and table.scores()[ANN] == -4 and zone(table, "discard") == ["calamity"]
    none = player(advisors=["inspired_prophet"], soldiers=5)
    taken = proposing(none, ["farm", "hamlet"], "advisors", zones={"selection.0": ["calamity"]})
    refused(taken, "activate inspired_prophet", "WK-R34")


def test_the_prophet_needs_a_calamity() -> None:
    """WK-R34 The opponent's do not help."""
    table = planning(player(advisors=["inspired_prophet"], soldiers=5), ["farm"], player(calamities=3), "advisors")
    refused(table, "activate inspired_prophet", "WK-R34", ANN)


def test_master_goldsmith() -> None:
    """WK-9.8, WK-R14 Three krystallium, in any phase."""
    ann = player(advisors=["master_goldsmith"], soldiers=5)
    for table in (
        proposing(ann, ["farm", "hamlet"], "advisors"),
        choosing(ann, ["farm"], [], "advisors"),
        planning(ann, ["farm"], module="advisors"),
        producing("gold", ann, module="advisors"),
        lay([ann, player()], ["round_end"], "advisors", round=4, phase="production"),
    ):
        table.play("activate master_goldsmith")
        assert sheet(table)["krystallium"] == 3


def test_master_craftsman() -> None:
    """WK-9.8, WK-R14 Any card under construction, untouched or not; all spaces are waived, the bonus comes."""
    cards = ["lair_of_burning_sand", site("royal_guard", population=3, soldier=1)]
    ann = player(advisors=["master_craftsman"], soldiers=8, construction=cards)
    for name, soldiers in (("lair_of_burning_sand", 2), ("royal_guard", 0)):
        table = planning(ann, ["farm"], module="advisors")
        table.play("activate master_craftsman")
        assert texts(table) == ["finish royal_guard", "finish lair_of_burning_sand"]
        table.play(f"finish {name}")
        assert sheet(table)["built"] == {name: 1} and sheet(table)["soldiers"] == soldiers
        assert alchemy(table) == {} and zone(table, "discard") == [], "what lay on it went to the supply"


def test_the_craftsman_needs_a_card() -> None:
    """WK-R34 Nothing under construction: he cannot be used."""
    table = planning(player(advisors=["master_craftsman"], soldiers=8), ["farm"], module="advisors")
    refused(table, "activate master_craftsman", "WK-R34")
    table.play("construct farm")
    assert "activate master_craftsman" in texts(table)
