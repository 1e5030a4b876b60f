"""VA-2 Set-up."""

from typing import Any

import pytest

import palatine
from palatine.kernel.table import Table
from rulebook.valeria.laying import ANN, BRIAN, CINDY, DOMAINS, held, keep_dukes, lay, player
from rulebook.vectors import asked, board, seen_by, sheet, texts

LISTED: dict[str, tuple[str, str, str]] = {
    "first_game": (
        "hills ruins forest valley mountains",
        "cleric merchant mercenary archer peasant knight rogue champion paladin butcher",
        "",
    ),
    "gold_rush": (
        "hills ruins forest swamp caverns",
        "monk merchant alchemist archer peasant knight rogue champion paladin butcher",
        "forgotten_sorrows violet_thorn golden_obelisk_of_nae monolith_of_ostendaar",
    ),
    "masters_of_magic": (
        "barrens ruins forest valley mountains",
        "cleric merchant alchemist wizard peasant knight thief champion paladin butcher",
        "eye_of_asteraten blood_crow_army foxgrove_palisade gargans_embrace",
    ),
    "monster_blood": (
        "barrens ruins forest swamp mountains",
        "cleric blacksmith mercenary archer peasant knight rogue warlord priestess miner",
        "forgotten_sorrows nest_of_the_weaver_witch cathedral_of_st_aquila cutthroats_truce",
    ),
}
# Bottom to top with 1 to 4 players, and the card that joins with five.
STACKS = {
    "barrens": (["witch_queen", "wraith", "gargoyle", "gargoyle", "gargoyle"], "gargoyle"),
    "hills": (["goblin_king", "goblin_mage", "goblin", "goblin", "goblin"], "goblin_mage"),
    "ruins": (["skeleton_king", "flaming_skeleton", "skeleton", "skeleton", "skeleton"], "flaming_skeleton"),
    "forest": (["spider_queen", "bane_spider", "bane_spider", "treant", "treant"], "treant"),
    "swamp": (
        ["swamp_dragon", "basilisk", "gelatinous_cube", "gelatinous_cube", "gelatinous_cube"],
        "gelatinous_cube",
    ),
    "valley": (["troll", "giant", "owlbear", "owlbear", "owlbear"], "giant"),
    "caverns": (["red_dragon", "gold_golem", "kobolds", "kobolds", "kobolds"], "kobolds"),
    "mountains": (["orc_chieftain", "orc_warrior", "orc_warrior", "dire_bear", "dire_bear"], "dire_bear"),
}
STRENGTHS = {
    "gargoyle": 1, "wraith": 4, "witch_queen": 5, "goblin": 1, "goblin_mage": 3, "goblin_king": 6, "skeleton": 2,
    "flaming_skeleton": 5, "skeleton_king": 8, "treant": 3, "bane_spider": 6, "spider_queen": 10, "gelatinous_cube": 4,
    "basilisk": 6, "swamp_dragon": 10, "owlbear": 4, "giant": 8, "troll": 12, "kobolds": 5, "gold_golem": 7,
    "red_dragon": 12, "dire_bear": 5, "orc_warrior": 9, "orc_chieftain": 14,
}  # fmt: skip


def opened(seats: int = 2, seed: int = 3, draw: list[int | str] | None = None, **options: object) -> Table:
    return palatine.new_game("valeria", seats=seats, options=options, seed=seed, draw=draw)


def test_four_rows_of_five_stacks() -> None:
    """VA-2.1 Five monster stacks, ten citizen stacks, five domain stacks; a card below the top is not on offer."""
    facts = board(opened())
    assert [len(facts[row]) for row in ("monsters", "citizens", "domains")] == [5, 10, 5]
    assert facts["exhausted"] == 0
    table = opened()
    keep_dukes(table)
    while asked(table) != "action":
        table.play(table.options(table.to_act[0])[0], table.to_act[0])
    reason = table.why_not("slay goblin_king")
    assert reason is not None and reason.rule == "VA-2.1"


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("area", list(STACKS))
def test_monster_stacks(area: str, seats: int) -> None:
    """VA-2.2, VA-2.3, VA-10.1 Weakest on top, five cards; with five players the card with their icon joins."""
    areas = [area, *[name for name in STACKS if name != area][:4]]
    facts = board(opened(seats, set="random", areas=areas))
    stack = facts["monsters"][facts["areas"].index(area)]
    cards, sixth = STACKS[area]
    assert sorted(stack) == sorted(cards + ([sixth] if seats == 5 else []))
    strengths = [STRENGTHS[name] for name in stack]
    assert strengths == sorted(strengths, reverse=True), "the top card is last"
    assert len(set(strengths)) == 3


def test_weaker_areas_lie_to_the_left() -> None:
    """VA-2.4, VA-13.12, VA-B-04 However they were named, the areas lie in the order of their strength."""
    order = ["barrens", "hills", "ruins", "forest", "swamp", "valley", "caverns", "mountains"]
    for five in (order[:5], order[3:], [*order[::2], "hills"], ["mountains", "caverns", "valley", "hills", "barrens"]):
        facts = board(opened(set="random", areas=five))
        assert facts["areas"] == sorted(five, key=order.index)
        assert [stack[0] for stack in facts["monsters"]] == [STACKS[area][0][0] for area in facts["areas"]]
    for seed in range(6):
        drawn = board(opened(2, seed, set="random", areas=["swamp"]))["areas"]
        assert drawn == sorted(drawn, key=order.index), "those that come by lot are put in order too"


@pytest.mark.parametrize("seats", [1, 2, 4, 5])
def test_citizen_stacks(seats: int) -> None:
    """VA-2.5 One kind for each of ten numbers, in their order; five of each, six with five players."""
    names = LISTED["first_game"][1].split()
    assert board(opened(seats))["citizens"] == [[name] * (6 if seats == 5 else 5) for name in names]
    for seed in range(6):
        drawn = board(opened(seats, seed, set="random"))["citizens"]
        assert (drawn[4][0], drawn[5][0]) == ("peasant", "knight"), "there is no other for 5 and 6"
        assert all(len(set(stack)) == 1 for stack in drawn)


@pytest.mark.parametrize(("seats", "below"), [(1, 2), (2, 2), (3, 2), (4, 2), (5, 3)])
def test_domain_stacks(seats: int, below: int) -> None:
    """VA-2.6, VA-10.1 One face up on two face down (three with five players); the rest is in the box, unseen."""
    table = opened(seats, draw=["coliseum", "the_tower", "desert_orchid", "violet_thorn", "orb_of_urdr"])
    facts = board(table)
    assert facts["domains"] == ["coliseum", "the_tower", "desert_orchid", "violet_thorn", "orb_of_urdr"]
    assert facts["covered"] == [below] * 5
    assert seen_by(table)["domains_unseen"] == {"count": 28 - 5}, "which of them lie on the table nobody knows"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_exhausted_cards_for_each_player(seats: int) -> None:
    """VA-2.7 The cards only mark empty places: that many end the game, one fewer does not (VA-8.3)."""
    rows = LISTED["first_game"][1].split()
    for empty in (2 * seats - 1, 2 * seats):
        offers: list[list[str]] = [[] if i < empty else [name] for i, name in enumerate(rows)]
        table = lay([player()] * seats, ["end_phase"], citizens=offers, active=seats - 1)
        assert board(table)["exhausted"] == empty
        assert table.is_over == (empty == 2 * seats)


def test_unused_cards_are_out_of_the_game() -> None:
    """VA-2.8 Of what stays in the box nothing is ever on offer: not a citizen, not an area, not a duke put back."""
    table = opened(2, set="gold_rush")
    keep_dukes(table)
    seen: set[str] = set()
    while not table.is_over:
        facts = board(table)
        seen |= {name for key in ("citizens", "monsters") for stack in facts[key] for name in stack}
        seen |= set(facts["domains"])
        seat = table.to_act[0]
        table.play(table.options(seat)[-1], seat)
    assert not seen & {"cleric", "blacksmith", "mercenary", "wizard", "thief", "warlord", "priestess", "miner"}
    assert not seen & {"gargoyle", "owlbear", "dire_bear", *LISTED["gold_rush"][2].split()}
    assert {"monk", "alchemist"} <= seen
    assert seen_by(table)["dukes_unseen"] == {"count": 7}


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_what_a_player_begins_with(seats: int) -> None:
    """VA-2.9 Two starters, 2 gold and 1 magic; no strength, no victory token, no citizen, monster or domain."""
    table = opened(seats)
    for seat in range(seats):
        assert held(table, seat) == "2g1m"
        assert [sheet(table, seat)[key] for key in ("citizens", "slain", "domains")] == [{}, {}, []]


def test_two_dukes_of_which_one_is_kept() -> None:
    """VA-2.10 All choose at once and in secret; the other goes back to the box."""
    table = opened(3)
    assert list(table.to_act) == [ANN, BRIAN, CINDY] and asked(table, CINDY) == "keep_duke"
    kept = texts(table, CINDY)[1]
    assert len(texts(table, CINDY)) == 2
    table.play(kept, CINDY)
    assert list(table.to_act) == [ANN, BRIAN], "nobody waits for the others"
    duke = kept.split()[1]
    assert seen_by(table, CINDY)["duke"][CINDY]["cards"] == [duke]
    assert seen_by(table, ANN)["duke"][CINDY]["cards"] == [None]
    assert seen_by(table, CINDY)["duke_rejected"][CINDY]["count"] == 1
    assert seen_by(table)["dukes_unseen"]["count"] == 11 - 6


@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_first_player_is_drawn_and_stays_first(first: int) -> None:
    """VA-2.11 By lot; turns go to the left, and the marker stays where it is."""
    chosen = {board(opened(3, seed))["first"] for seed in range(12)}
    assert chosen == {0, 1, 2}
    tops = ["coliseum", "the_tower", "desert_orchid", "violet_thorn", "orb_of_urdr"]
    dukes = ["reese", "simon", "node", "mico", "waryn", "elsyn"]
    table = opened(3, draw=[*tops, *dukes, str(first + 1)])
    keep_dukes(table)
    turns: list[int] = []
    while len(turns) < 5:
        if asked(table, table.to_act[0]) == "action" and turns[-1:] != [board(table)["active"]]:
            turns.append(board(table)["active"])
        assert board(table)["first"] == first
        table.play(table.options(table.to_act[0])[0], table.to_act[0])
    assert turns == [(first + i) % 3 for i in range(5)]


@pytest.mark.parametrize("name", list(LISTED))
def test_recommended_sets(name: str) -> None:
    """VA-2.12, VA-2.13, VA-2.14, VA-2.15 The option `set`: areas, citizens, and the domains that stay away."""
    areas, citizens, removed = LISTED[name]
    table = opened(2, set=name)
    facts = board(table)
    assert facts["areas"] == areas.split()
    assert [stack[-1] for stack in facts["citizens"]] == citizens.split()
    zones: Any = table.dump()["zones"]
    deck = {card for card, _ in zones["domains_unseen"]} | set(facts["domains"])
    assert deck == set(DOMAINS) - set(removed.split())
    assert facts["monsters"] == [STACKS[area][0] for area in areas.split()]


def test_the_default_set_is_the_first_game() -> None:
    """VA-2.12 Who chooses nothing plays the set for the first game, with all domains."""
    assert board(opened(seed=9))["areas"] == LISTED["first_game"][0].split()


def test_sets_by_hand_and_by_lot() -> None:
    """VA-2.16, VA-B-04 Options `areas` and `citizens`: those named are there, the rest is drawn; all domains."""
    wanted = ["monk", "blacksmith", "alchemist", "wizard", "thief", "warlord", "priestess", "miner"]
    table = opened(2, set="random", areas=["swamp"], citizens=wanted)
    assert [stack[0] for stack in board(table)["citizens"]] == [*wanted[:4], "peasant", "knight", *wanted[4:]]
    assert seen_by(table)["domains_unseen"]["count"] == 23
    areas: set[str] = set()
    kinds: set[str] = set()
    for seed in range(12):
        facts = board(opened(2, seed, set="random", areas=["swamp"], citizens=["miner"]))
        assert "swamp" in facts["areas"] and len(set(facts["areas"])) == 5
        assert facts["citizens"][9] == ["miner"] * 5
        areas |= set(facts["areas"])
        kinds |= {stack[0] for stack in facts["citizens"]}
    assert len(areas) == 8 and len(kinds) == 17, "everything but the Butcher, whose place is taken"


@pytest.mark.parametrize(
    ("options", "rule", "words"),
    [
        ({"areas": ["hills"]}, "VA-2.16", "areas and citizens can be picked by hand only with set=random"),
        ({"citizens": ["monk"]}, "VA-2.16", "areas and citizens can be picked by hand only with set=random"),
        (
            {"set": "gold_rush", "areas": ["hills"]},
            "VA-2.16",
            "areas and citizens can be picked by hand only with set=random",
        ),
        (
            {"set": "random", "areas": ["barrens", "hills", "ruins", "forest", "swamp", "valley"]},
            "VA-2.3",
            "there are only five monster stacks",
        ),
        (
            {"set": "random", "citizens": ["cleric", "monk"]},
            "VA-2.5",
            "two of these citizens have the same activation number",
        ),
        (
            {"set": "random", "mixed_stacks": True, "citizens": ["cleric"]},
            "VA-10.5",
            "mixed stacks use all citizens of a number, so none can be picked",
        ),
    ],
)
def test_options_that_contradict_each_other(options: dict[str, object], rule: str, words: str) -> None:
    """VA-2.3, VA-2.5, VA-2.16, VA-10.5 Each contradiction is refused with its own sentence and rule, in two tongues."""
    with pytest.raises(palatine.BadOption) as refusal:
        palatine.new_game("valeria", seats=2, options=options, seed=1)
    assert words in str(refusal.value) and rule in str(refusal.value)
    assert refusal.value.pl and words not in refusal.value.pl


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("set", "second_game"), ("areas", ["sea"]), ("areas", ["hills", "hills"]), ("citizens", ["starter_knight"]),
        ("mixed_stacks", 1), ("duke_resources", "mixed"), ("magic_standin", True), ("end_condition", "never"),
        ("solo_count_tokens", "yes"), ("resting_is_target", 0), ("promo_cards", None),
    ],
)  # fmt: skip
def test_options_take_only_their_values(option: str, value: object) -> None:
    """VA-2.16 Every option names its values; anything else is refused before the table is laid."""
    with pytest.raises(palatine.BadOption, match=option):
        palatine.new_game("valeria", seats=2, options={"set": "random", option: value}, seed=1)


@pytest.mark.parametrize("seats", [2, 5])
def test_without_promotional_cards(seats: int) -> None:
    """VA-13.10 `promo_cards` false: 24 domains and 10 dukes, none of them inferred; true: 28 and 11."""
    promo = {"coliseum", "jousting_field", "the_tower", "ullamalizatli_court"}
    for on in (True, False):
        table = opened(seats, promo_cards=on)
        zones: Any = table.dump()["zones"]
        deck = {card for card, _ in zones["domains_unseen"]} | set(board(table)["domains"])
        dukes = {card for name, cards in zones.items() if name.startswith("duke") for card, _ in cards}
        assert [len(deck), len(dukes)] == ([28, 11] if on else [24, 10])
        assert promo <= deck if on else not promo & deck
        assert ("mico" in dukes) == on
