"""The worked examples for workers, slots and the left-side actions."""

import pytest

from rulebook.paladins.laying import ANN, BRIAN, bare, pool, row, turn
from rulebook.vectors import asked, board, play_all, refused, sheet, texts


@pytest.mark.parametrize("any_worker", ["labourer", "scout", "merchant", "fighter", "cleric", "criminal"])
def test_pa_ex_7_any_worker_on_the_clear_slot(any_worker: str) -> None:
    """PA-EX-7 Fortify takes a Merchant, any worker and a Scout (PA-4.2)."""
    table = turn([bare(f"merchant {any_worker} scout", provisions=1), bare()])
    assert "fortify" in sorted(texts(table))
    table.play("fortify")
    assert sheet(table)["placed"] == {"fortify": ["merchant", any_worker, "scout"]}
    assert "merchant" not in pool(table).split()[1:], "no worker is left but what the Wall brought"


@pytest.mark.parametrize("workers", ["fighter labourer scout", "merchant merchant labourer", "merchant scout"])
def test_pa_ex_7_wrong_workers(workers: str) -> None:
    """PA-EX-7 A Fighter does not stand in for a Merchant, nothing for the Scout, and three are needed (PA-4.2)."""
    table = turn([bare(workers, provisions=1), bare()])
    assert "fortify" not in sorted(texts(table))
    refused(table, "fortify", "PA-4.2")


def test_pa_ex_7_criminals_go_anywhere() -> None:
    """PA-EX-7 A Criminal, a Labourer and a Criminal are as good (PA-4.2)."""
    table = turn([bare("criminal labourer criminal", provisions=1), bare()], draw=["wall_two_vp"])
    table.play("fortify")
    assert sheet(table)["placed"] == {"fortify": ["criminal", "labourer", "criminal"]}
    assert sheet(table)["walls"] == ["wall_two_vp"] and pool(table) == ""


def test_pa_ex_8_develop() -> None:
    """PA-EX-8 A Labourer and a Fighter, 4 silver: a Workshop on Commission, and the Scout that it uncovers (PA-5.4)."""
    table = turn([bare("labourer fighter", silver=4), bare()])
    table.play("develop commission 1")
    assert sheet(table)["silver"] == 0
    assert sheet(table)["workshops"] == ["commission 1"]
    assert sheet(table)["placed"] == {"develop": ["labourer", "fighter", ""]}
    assert pool(table) == "s"


def test_pa_ex_8_develop_needs_four_silver() -> None:
    """PA-EX-8 With 3 silver it cannot be done (PA-5.1)."""
    refused(turn([bare("labourer fighter", silver=3), bare()]), "develop commission 1", "PA-5.1")


def test_pa_ex_8_commission_then_needs_two_workers() -> None:
    """PA-EX-8 Afterwards Commission takes any worker and a Cleric (PA-4.5)."""
    table = turn([bare("labourer labourer fighter cleric", silver=4, provisions=1), bare()], then=[["action", ANN]])
    play_all(table, "develop commission 1", "use labourer+fighter")
    assert pool(table) == "lsc"
    table.play("commission region_1_space_2")
    assert sorted(texts(table)) == ["use labourer+cleric", "use scout+cleric"]
    table.play("use labourer+cleric")
    assert sheet(table)["placed"]["commission"] == ["", "labourer", "cleric"]
    assert pool(table) == "s"


def test_pa_ex_9_dismiss() -> None:
    """PA-EX-9 The Abbot on the space for 2 silver: a Cleric and a Labourer, and the space stays empty (PA-5.7)."""
    table = turn([bare("fighter", silver=2), bare()], townsfolk=row(5, at_3="abbot_labourer", at_5="acolyte_tax"))
    table.play("dismiss abbot_labourer")
    assert sheet(table)["silver"] == 0
    assert pool(table) == "lc"
    assert sheet(table)["crew"] == []
    assert board(table)["townsfolk"] == row(5, at_5="acolyte_tax")
    assert board(table)["townsfolk_discards"] == ["abbot_labourer"]


@pytest.mark.parametrize("pays", ["silver", "debt"])
def test_pa_ex_10_recruit(pays: str) -> None:
    """PA-EX-10 The Gatekeeper for 3 silver or a Debt brings 1 silver now, and 1 with every Fortify (PA-12.1)."""
    workers = "labourer fighter" + 2 * " merchant labourer scout"
    table = turn(
        [bare(workers, silver=3, provisions=2, influence=1), bare()],
        townsfolk=row(5, at_2="gatekeeper_silver"),
        then=[["action", ANN], ["clear", ANN], ["action", ANN]],
        draw=["wall_two_vp", "wall_two_vp"],
    )
    play_all(table, "recruit gatekeeper_silver" + (" debt" if pays == "debt" else ""), "use labourer+fighter")
    assert sheet(table)["silver"] == (1 if pays == "silver" else 4)
    assert sheet(table)["unpaid"] == (0 if pays == "silver" else 1)
    assert sheet(table)["crew"] == ["gatekeeper_silver"] and board(table)["townsfolk"] == [""] * 5
    assert sheet(table)["placed"] == {"recruit": ["labourer", "fighter", ""]}

    before = sheet(table)["silver"]
    play_all(table, "fortify", "use labourer+scout+merchant")
    assert sheet(table)["silver"] == before + 1
    play_all(table, "pray fortify", "fortify")
    assert sheet(table)["silver"] == before + 2
    assert board(table)["townsfolk_discards"] == []


def test_pa_ex_10_recruiting_needs_a_fighter() -> None:
    """PA-EX-10 With any worker and no Fighter the card can only be dismissed (PA-5.8)."""
    table = turn([bare("labourer merchant", silver=3), bare()], townsfolk=row(5, at_2="gatekeeper_silver"))
    assert "dismiss gatekeeper_silver" in sorted(texts(table))
    refused(table, "recruit gatekeeper_silver", "PA-4.2")


def test_pa_ex_11_pray() -> None:
    """PA-EX-11 A Criminal prays: 2 silver, Absolve is empty, the slot of Pray is filled (PA-5.11)."""
    placed = {"absolve": ["cleric", "labourer", "merchant"], "hunt": ["scout"]}
    table = turn([bare("criminal", silver=2, placed=placed), bare()])
    assert "pray pray" not in sorted(texts(table))
    table.play("pray absolve")
    assert sheet(table)["silver"] == 0 and pool(table) == ""
    assert sheet(table)["placed"] == {"hunt": ["scout", "", ""], "pray": ["criminal", "", ""]}


def test_pa_ex_11_pray_costs_two_silver() -> None:
    """PA-EX-11 With 1 silver, or without a Cleric or Criminal, nobody prays (PA-5.11)."""
    placed = {"absolve": ["cleric", "labourer", "merchant"]}
    refused(turn([bare("criminal", silver=1, placed=placed), bare()]), "pray absolve", "PA-5.11")
    refused(turn([bare("labourer", silver=2, placed=placed), bare()]), "pray absolve", "PA-4.2")


def test_pa_ex_42_a_debt_when_dismissing() -> None:
    """PA-EX-42 Without silver the Townsfolk of space 1 is dismissed for a Debt (PA-5.6, PA-A.6)."""
    cards = row(5, at_1="squire_strength", at_3="watchman_tax")
    table = turn([bare("labourer"), bare()], townsfolk=cards)
    refused(table, "dismiss squire_strength", "PA-5.6")
    table.play("dismiss squire_strength debt")
    assert sheet(table)["unpaid"] == 1 and sheet(table)["silver"] == 0
    assert pool(table) == "f" and sheet(table)["crew"] == []
    assert board(table)["townsfolk_discards"] == ["squire_strength"]
    assert board(table)["townsfolk"] == row(5, at_3="watchman_tax")


def test_pa_ex_42_no_debt_on_the_third_space() -> None:
    """PA-EX-42 On space 3 with 1 silver the card is out of reach, with or without a Debt (PA-5.6)."""
    table = turn([bare("labourer", silver=1), bare()], townsfolk=row(5, at_3="watchman_tax"))
    refused(table, "dismiss watchman_tax", "PA-5.6")
    refused(table, "dismiss watchman_tax debt", "PA-5.6")


def test_pa_ex_51_a_favour_by_two_players() -> None:
    """PA-EX-51 A uses Favour 1 and prays: B still cannot use it this round, but Favour 2 (PA-7.2, PA-5.12)."""
    favours = ["favour_tithe", "favour_chapel", "", "", ""]
    table = turn(
        [bare("labourer cleric", silver=2, placed={"trade": ["labourer"]}), bare("labourer fighter")],
        favours=favours,
        then=[["action", ANN], ["action", BRIAN]],
    )
    play_all(table, "ask favour_tithe", "use labourer")
    assert board(table)["favour_workers"] == [["labourer", ANN], [], [], [], []]
    assert [text for text in sorted(texts(table)) if text.startswith("pray")] == ["pray trade"]
    table.play("pray trade")
    assert board(table)["favour_workers"][0] == ["labourer", ANN]

    assert table.to_act == (BRIAN,)
    refused(table, "ask favour_tithe", "PA-7.2")
    play_all(table, "ask favour_chapel", "use fighter")
    assert board(table)["favour_workers"] == [["labourer", ANN], ["fighter", BRIAN], [], [], []]
    assert asked(table) == "" and sheet(table, BRIAN)["placed"] == {}
