"""PA-0 Terms, PA-1 what is in the box, PA-15 data and invariants."""

import pytest

import palatine
from palatine.games.paladins.components import (
    ATTRIBUTES,
    DEBT_COUNT,
    JARS,
    ORDERS,
    PIECES,
    PROVISION_COUNT,
    SCHEMES,
    SET_OF_PALADINS,
    SILVER_COUNT,
    WORKER_COUNTS,
    WORKERS,
    WORKSHOP_COUNT,
)
from rulebook.paladins.laying import (
    ANN,
    BRIAN,
    OUTSIDERS,
    acting,
    goods,
    lay,
    opened,
    player,
    points,
    pool,
    rewarded,
    scored,
    tracks,
)
from rulebook.vectors import board, play_out, refused, sheet, texts

MOST_SEATS = 4


def test_supply_and_tax_supply_are_two() -> None:
    """PA-0.1 Trading takes silver from the supply; only tax comes out of the tax supply."""
    table = acting(player("lm"), tax=4)
    table.play("trade 2")
    assert goods(table) == (6, 1) and board(table)["tax"] == 4
    taxed = rewarded("outsiders.mercenary_saracen_b.attack", player(), tax=4)
    assert goods(taxed) == (5, 1) and board(taxed)["tax"] == 2


def test_total_of_an_attribute() -> None:
    """PA-0.2 Requirements look at track and paladin, gains move the track, and the track alone scores."""
    for paladin, regions in (("", {1}), ("ivon", {1, 2}), ("oliver", {1, 2, 3})):
        table = acting(player("lsc", provisions=9, faith=0, paladin=paladin))
        reached = {int(text.split("_")[1]) for text in texts(table) if text.startswith("commission")}
        assert reached == regions, paladin
    table = acting(player("lmf", provisions=9, faith=3, strength=1, paladin="ivon"))
    table.play("garrison region_1_space_2")
    assert tracks(table) == (1, 4, 0), "the boost of 3 Faith stays on the card"
    assert points(table)["faith"] == 3, "4 on the track, not 7"


def test_attribute_track_ends_at_twelve() -> None:
    """PA-0.3, PA-A.38 Steps beyond 12 are lost; the total may be more."""
    table = rewarded("walls.wall_strength.reward", player(strength=11, paladin="roland"))
    assert tracks(table) == (12, 0, 0)
    assert table.total(ANN, 7) == 16
    with pytest.raises(palatine.BadPosition):
        acting(player("l", faith=13))
    assert tracks(rewarded("walls.wall_strength.reward", player(strength=12))) == (12, 0, 0)


def test_crew_converts_trophies() -> None:
    """PA-0.4, PA-A.20 Recruited, converted and attacked cards lie in three places, and all of them are known."""
    ann = player("lflsflfc", silver=9)
    track = ["", "", "", "", "abbot_labourer"]
    table = acting(ann, turns=3, townsfolk=track, outsiders=OUTSIDERS, draw=[])
    for text in ("recruit abbot_labourer", "attack assassin_viking", "convert mercenary_viking"):
        table.play(text)
        while table.to_act and table.prompt().kind == "workers":
            table.play(table.options()[0])
    for viewer in (ANN, BRIAN, None):
        facts = table.view(viewer)["table"]
        assert isinstance(facts, dict)
        seat = facts["seats"][ANN]
        assert (seat["crew"], seat["converts"], seat["trophies"]) == (
            ["abbot_labourer"],
            ["mercenary_viking"],
            ["assassin_viking"],
        )


def test_workers_of_the_box() -> None:
    """PA-1.1, PA-A.14 22 Labourers and 18 of each other kind are in the box, but in play they never run out."""
    assert dict(zip(WORKERS, WORKER_COUNTS, strict=True)) == {
        "labourer": 22, "scout": 18, "merchant": 18, "fighter": 18, "cleric": 18, "criminal": 18,
    }  # fmt: skip
    table = rewarded("walls.wall_three_labourers.reward", player("l" * 22))
    assert pool(table) == "l" * 25


def test_pieces_of_the_box() -> None:
    """PA-1.2 For each of four players 8 Workshops, 7 Monks, Outposts and Jars, 3 markers; 50 silver, 40 provisions."""
    assert MOST_SEATS * WORKSHOP_COUNT == 32 and MOST_SEATS * PIECES == 28 and MOST_SEATS * len(ATTRIBUTES) == 12
    assert (SILVER_COUNT, PROVISION_COUNT) == (50, 40)
    assert len({row.integer("need") for row in JARS}) == 7
    assert "marker" in board(opened(1))["vpl"] and "first" in board(opened(2))


def test_silver_provisions_and_debts_never_run_out() -> None:
    """PA-A.14 Nor do silver, provisions and Debts."""
    rich = acting(player("lm", silver=SILVER_COUNT, provisions=PROVISION_COUNT))
    rich.play("trade 2")
    assert goods(rich) == (SILVER_COUNT + 3, PROVISION_COUNT)
    favours = ["favour_royal_loan", "", "", "", ""]
    poor = acting(player("l", unpaid=DEBT_COUNT), favours=favours)
    poor.play("ask favour_royal_loan")
    assert sheet(poor)["unpaid"] == DEBT_COUNT + 1


def test_cards_of_the_box() -> None:
    """PA-1.3 The number of cards of each kind."""
    rows = opened().box.rows
    assert {name: len(rows[name]) for name in ("paladins", "townsfolk", "outsiders", "tavern", "favours")} == {
        "paladins": 12, "townsfolk": 32, "outsiders": 36, "tavern": 24, "favours": 10,
    }  # fmt: skip
    assert SET_OF_PALADINS * MOST_SEATS == 48 and DEBT_COUNT == 24 and len(ORDERS) == 6
    for cards, n in ((rows["walls"], 24), (rows["suspicions"], 24), (list(SCHEMES), 17)):
        assert sum([row.integer("copies") for row in cards]) == n


def test_boards() -> None:
    """PA-1.4 A board for each of one to four players; alone the second one is turned over for the virtual player."""
    for seats in (2, 3, 4):
        table = opened(seats)
        assert len(board(table)["seats"]) == seats and "vpl" not in board(table)
    assert len(board(opened(1))["seats"]) == 1 and "vpl" in board(opened(1))
    with pytest.raises(palatine.BadOption):
        opened(5)


def test_rows_have_names_of_their_own() -> None:
    """PA-15.1 Ids are unique, and every effect can be read."""
    rows = [row for family in opened().box.rows.values() for row in family]
    ids = [row.id for row in rows] + [row.id for row in SCHEMES] + [row.id for row in ORDERS]
    assert len(ids) == len(set(ids)) > 200


def test_rewards_come_in_printed_order() -> None:
    """PA-15.1, PA-B-06 Plain gains first, then tax, discards and the rest as printed; alternatives from the left."""
    ann = player(suspicions=["suspicion_1"], unpaid=1)
    table = rewarded("outsiders.vigilante_saracen.attack", ann)
    assert (pool(table), tracks(table)) == ("c", (0, 0, 1)), "before the question about the Debt"
    assert texts(table) == ["pass", "destroy"]
    table = rewarded("favours.favour_clear_name.reward", ann, tax=5)
    assert texts(table) == ["pass", "discard 1"] and goods(table) == (3, 1), "the tax comes after the discard"
    table.play("discard 1")
    assert goods(table) == (5, 1)
    wall = rewarded("walls.wall_choice_debt.choice", player(unpaid=1))
    assert texts(wall) == ["pick 1", "pick 2"]
    wall.play("pick 2")
    assert goods(wall) == (5, 1), "paying a Debt stands left of it"


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_nothing_is_lost(seats: int) -> None:
    """PA-15.5 Cards and pieces add up all through a game."""
    table = opened(seats, seed=seats)
    for _ in range(150):
        if not table.to_act:
            break
        seat = table.to_act[0]
        actions = table.options(seat)
        table.play(actions[len(actions) // 2], seat)
        assert table.audit() == []
    facts = board(table)
    for who, row in enumerate([*facts["seats"], *([facts["vpl"]] if seats == 1 else [])]):
        pieces = [piece for piece, owner in facts["map"].values() if owner == who]
        assert table.seat[who].monks == pieces.count("monk") and table.seat[who].outposts == pieces.count("outpost")
        assert table.done(who, 7) == len(row["walls"]) and table.done(who, 11) == len(row["converts"])
        assert table.done(who, 10) == len(row["trophies"])


def test_a_card_in_two_places_is_found() -> None:
    """PA-15.5 A position with a card twice, or with a Monk too many, is no position."""
    with pytest.raises(palatine.BadPosition):
        acting(player("l", crew=["abbot_tax"]), townsfolk=["abbot_tax", "", "", "", ""])
    with pytest.raises(palatine.BadPosition):
        acting(player("l", suspicions=["suspicion_0"] * 7))
    monks = {f"region_{region}_space_{n}": ["monk", ANN] for region in (3, 4) for n in (1, 2, 3, 4)}
    with pytest.raises(palatine.BadPosition):
        acting(player("l"), map=monks)


def test_what_chance_decides() -> None:
    """PA-15.3 Draws are chance and go into the log: with the same seed everything is the same, else it is not."""
    first, again, other = opened(2, seed=5), opened(2, seed=5), opened(2, seed=6)
    for table in (first, again, other):
        play_out(table, until="action")
    assert first.digest() == again.digest() != other.digest()
    assert len(first.game.book.chances) == 11


def test_what_players_decide() -> None:
    """PA-15.4 Starting Townsfolk, paladins, Tavern card, action, workers, targets, alternatives, kept workers."""
    table = opened(2)
    kinds = set()
    for _ in range(400):
        if not table.to_act:
            break
        seat = table.to_act[0]
        kinds.add(table.prompt(seat).kind)
        actions = table.options(seat)
        table.play(actions[len(actions) * 2 // 3], seat)
    assert {"starting_townsfolk", "choose_paladin", "hire", "action", "workers"} <= kinds
    refused(opened(2), "pass", "PA-4.10")
    asking = lay([player("llssm"), player()], [["keep_workers", ANN]])
    assert "keep labourer+labourer+scout" in texts(asking)


def test_scores_of_nothing() -> None:
    """PA-0.4 A crew scores nothing by itself, nor do trophies."""
    table = scored(player(silver=0, provisions=0, crew=["abbot_tax"], trophies=["archer_saracen"]))
    assert points(table) == {}
