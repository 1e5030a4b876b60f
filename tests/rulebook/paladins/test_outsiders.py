"""PA-6.12 to PA-6.17 Attack and Convert."""

import pytest

from palatine.games.paladins.people_components import OUTSIDERS as ALL
from palatine.kernel.data import Row
from rulebook.paladins.laying import ANN, OUTSIDERS, acting, debts, goods, held, player, pool, suspicions, tracks
from rulebook.vectors import asked, board, offered, play_all, refused, sheet, texts

CONVERTED = ["archer_byzantine", "armourer_byzantine", "champion_byzantine", "hunter_byzantine", "thief_byzantine",
             "invader_byzantine", "warrior_byzantine"]  # fmt: skip


@pytest.mark.parametrize("place", range(6))
def test_strength_for_each_space(place: int) -> None:
    """PA-6.12 1, 3, 5, 7, 9, 11 Strength by the space of the card."""
    need = (1, 3, 5, 7, 9, 11)[place]
    reached = offered(acting(player("lsf", strength=need, silver=0), outsiders=OUTSIDERS), "attack")
    assert set(reached) == set(OUTSIDERS[: place + 1])
    weak = acting(player("lsf", strength=need - 1, silver=0), outsiders=OUTSIDERS)
    refused(weak, f"attack {OUTSIDERS[place]}", "PA-6.13")


@pytest.mark.parametrize("strength", range(13))
@pytest.mark.parametrize("place", range(6))
def test_buying_strength(strength: int, place: int) -> None:
    """PA-6.13, PA-A.11 One silver for two missing points, rounded up: one for each space right of those in reach."""
    need = (1, 3, 5, 7, 9, 11)[place]
    missing = max(0, need - strength)
    alone = len([flag for flag in (1, 3, 5, 7, 9, 11) if flag <= strength])
    table = acting(player("lsf", strength=strength), outsiders=OUTSIDERS)
    cost = int(table.attack_cost(ANN, place))
    assert cost == -(-missing // 2) == max(0, place + 1 - alone)
    paying = acting(player("lsf", strength=strength, silver=cost), outsiders=OUTSIDERS)
    paying.play(f"attack {OUTSIDERS[place]}")
    assert goods(paying)[0] == 0


def test_strength_of_the_paladin_counts() -> None:
    """PA-6.12, PA-0.2 The total is compared, not the track."""
    table = acting(player("lsf", strength=1, paladin="roland", silver=0), outsiders=OUTSIDERS)
    assert len(offered(table, "attack")) == 3


WORKER = {"labourer": "l", "scout": "s", "merchant": "m", "fighter": "f", "cleric": "c", "criminal": "x"}


@pytest.mark.parametrize("row", ALL, ids=lambda row: row.id)
def test_attack_each_outsider(row: Row) -> None:
    """PA-6.14 At least 1 Influence and what else it shows; the card is a trophy."""
    ann = player("lsf", strength=1, suspicions=suspicions("01"), unpaid=1)
    words = [word.split() for word in row.text("attack").split(" + ")]
    gains = {word[-1]: int(word[0]) if len(word) > 1 else 1 for word in words}
    table = acting(ann, outsiders=[row.id, "", "", "", "", ""], draw=["suspicion_0"] if "criminal" in gains else [])
    table.play(f"attack {row.id}")
    if "remove_suspicion" in gains:
        table.play("discard 1")
    if "destroy_debt" in gains:
        table.play("destroy")
    assert asked(table) == "" and tracks(table) == (1, 0, gains["influence"])
    assert sheet(table)["trophies"] == [row.id] and sheet(table)["converts"] == []
    assert pool(table) == "".join([letter * gains.get(name, 0) for name, letter in WORKER.items()])
    assert goods(table) == (3 + gains.get("tax", 0), 1 + gains.get("provision", 0))
    assert board(table)["tax"] == 5 - gains.get("tax", 0)
    assert debts(table) == (0 if "destroy_debt" in gains else 1, 0)
    assert held(table) == {"remove_suspicion": "0", "criminal": "010"}.get(
        next((name for name in gains if name in ("remove_suspicion", "criminal")), ""), "01"
    )


@pytest.mark.parametrize("place", range(6))
def test_faith_for_each_space(place: int) -> None:
    """PA-6.15 0, 2, 4, 6, 8, 10 Faith; what is missing cannot be bought."""
    need = (0, 2, 4, 6, 8, 10)[place]
    table = acting(player("lfc", faith=need, silver=20), outsiders=OUTSIDERS)
    assert set(offered(table, "convert")) == set(OUTSIDERS[: place + 1])
    if need:
        refused(
            acting(player("lfc", faith=need - 1, silver=20), outsiders=OUTSIDERS),
            f"convert {OUTSIDERS[place]}",
            "PA-6.15",
        )


@pytest.mark.parametrize(("done", "cost"), list(enumerate((0, 1, 2, 2, 2, 3, 3))))
def test_silver_for_each_convert(done: int, cost: int) -> None:
    """PA-6.15 0, 1, 2, 2, 2, 3, 3 silver for the first to the seventh."""
    table = acting(player("lfc", silver=cost, converts=CONVERTED[:done]), outsiders=OUTSIDERS)
    table.play("convert mercenary_viking")
    assert goods(table) == (0, 1)
    assert sheet(table)["converts"] == [*CONVERTED[:done], "mercenary_viking"], "on the left-most empty space"
    if cost:
        poor = acting(player("lfc", silver=cost - 1, converts=CONVERTED[:done]), outsiders=OUTSIDERS)
        refused(poor, "convert mercenary_viking", "PA-6.15")


@pytest.mark.parametrize("row", ALL, ids=lambda row: row.id)
def test_convert_each_outsider(row: Row) -> None:
    """PA-6.16 1 Strength, for Assassin, Barbarian and Invader 2; nothing of the attack reward."""
    table = acting(player("lfc"), outsiders=[row.id, "", "", "", "", ""])
    table.play(f"convert {row.id}")
    strength = 2 if row.id.split("_")[0] in ("assassin", "barbarian", "invader") else 1
    assert tracks(table) == (strength, 0, 0) and pool(table) == "" and goods(table) == (3, 1) and asked(table) == ""
    assert sheet(table)["converts"] == [row.id] and sheet(table)["trophies"] == []


def test_emptied_spaces_stay_empty() -> None:
    """PA-6.17 Attack and Convert leave a gap until the refresh: the other cards keep their spaces."""
    table = acting(player("lsflfc", strength=3, faith=4), outsiders=OUTSIDERS, turns=2)
    play_all(table, "attack assassin_viking", "use labourer+scout+fighter")
    play_all(table, "convert warrior_saracen", "use labourer+fighter+cleric")
    assert board(table)["outsiders"] == [OUTSIDERS[0], "", "", *OUTSIDERS[3:]]
    assert "attack" in sheet(table)["placed"] and "convert" in sheet(table)["placed"]


def test_attacks_pay_before_they_gain() -> None:
    """PA-4.6 The tax of an attacked Thief cannot buy the Strength for it."""
    table = acting(player("lsf", silver=0), outsiders=["thief_viking", "", "", "", "", ""])
    assert "attack thief_viking" not in texts(table)
    refused(table, "attack thief_viking", "PA-6.13")
