"""What the catalogue says a card costs, brings and scores is what the engine plays with."""

from typing import Any

import pytest
from laws.cases import Case

import palatine
from catalogue.made import GAME_CASES, catalogue_of
from palatine.api import game
from palatine.games.kingsburg.table import Kingsburg
from palatine.games.paladins.table import Paladins
from palatine.games.valeria.table import Valeria
from palatine.games.wonderful_kingdom.card_text import costs
from palatine.games.wonderful_kingdom.components import RESOURCES as CUBES
from palatine.games.wonderful_kingdom.seat import FLAT_VP
from palatine.games.wonderful_kingdom.table import WonderfulKingdom
from palatine.kernel.table import Table


def prepared(case: Case) -> Table:
    return game(case.game).prepared(case.seats, dict(case.options), case.overlay or None)


def cases(name: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("case", [case for case in GAME_CASES if case.game == name], ids=str)


def amounts(counts: dict[str, int], names: list[str]) -> list[int]:
    return [counts.get(name, 0) for name in names]


def shown(tokens: list[Any]) -> dict[str, int]:
    """The icons of a plain gain with their counts."""
    return {token["icon"]: token["count"] for token in tokens}


@cases("kingsburg")
def test_kingsburg(case: Case) -> None:
    things = catalogue_of(case)["things"]
    table = prepared(case)
    assert isinstance(table, Kingsburg)
    box = table.box
    for number, row in enumerate(box.powers):
        thing = things.get(f"building:{row.id}")
        if thing:
            price = [int(n) for n in list(box.cost)[3 * number : 3 * number + 3]]
            assert amounts(thing["cost"], ["gold", "wood", "stone"]) == price
            assert thing["vp"] == box.vp[number]
    for number, row in enumerate(box.enemies):
        assert things[f"enemy:{row.id}"]["facts"]["strength"] == box.strength[number]
    support = things["advisor:king"]["effects"][0]["tokens"]
    assert sum(shown(support).values()) == sum([int(n) for n in box.support[18].amounts])


@cases("paladins")
def test_paladins(case: Case) -> None:
    catalogue = catalogue_of(case)
    things = catalogue["things"]
    table = prepared(case)
    assert isinstance(table, Paladins)
    box = table.box
    for at, row in enumerate(box.rows["paladins"]):
        boost = [int(n) for n in list(box.boost)[3 * at : 3 * at + 3]]
        assert amounts(things[f"paladin:{row.id}"]["facts"]["boost"], ["strength", "faith", "influence"]) == boost
    for at, row in enumerate(box.rows["favours"]):
        price = [int(box.favour_silver[at]), int(box.favour_provision[at]), int(box.favour_debt[at])]
        assert amounts(things[f"favour:{row.id}"]["cost"], ["silver", "provision", "debt"]) == price
    for at, row in enumerate(box.rows["walls"]):
        assert (things[f"wall:{row.id}"]["vp"], things[f"wall:{row.id}"]["copies"]) == (
            box.wall_vp[at],
            box.wall_copies[at],
        )
    spaces = [key for region in catalogue["layout"]["regions"] for key in region["spaces"]]
    is_open = [f"space:{row.id}" for at, row in enumerate(box.rows["spaces"]) if box.open >> at & 1]
    assert spaces == is_open
    assert things["action:absolve"]["facts"]["needs"] == [int(n) for n in box.jar_need]
    assert catalogue["layout"]["tax_supply"] == box.tax_supply


@cases("valeria")
def test_valeria(case: Case) -> None:
    things = catalogue_of(case)["things"]
    table = prepared(case)
    assert isinstance(table, Valeria)
    box = table.box
    for at, row in enumerate(box.citizens):
        thing = things[f"citizen:{row.id}"]
        assert thing["cost"] == {"gold": box.cost[at]}
        assert sum([1 << number for number in thing["facts"]["activation"]]) == box.activation[at]
    for at, row in enumerate(box.monsters):
        thing = things[f"monster:{row.id}"]
        assert amounts(thing["cost"], ["strength", "magic"]) == [box.strength[at], box.magic[at]]
        assert thing["vp"] == box.monster_vp[at]
    for at in box.domain_pool:
        thing = things[f"domain:{box.domains[at].id}"]
        assert (thing["cost"]["gold"], thing["vp"]) == (box.domain_cost[at], box.domain_vp[at])


@cases("wonderful_kingdom")
def test_wonderful_kingdom(case: Case) -> None:
    things = catalogue_of(case)["things"]
    table = prepared(case)
    assert isinstance(table, WonderfulKingdom)
    box = table.box
    for design, row in enumerate(box.developments):
        thing = things[f"card:{row.id}"]
        assert amounts(thing["cost"], CUBES) == costs(box, design)
        assert len(thing["facts"]["spaces"]) == sum(thing["cost"].values())
        assert (thing["vp"] or 0) == box.worth[design][FLAT_VP]
        assert thing["copies"] == box.copies[design]
    for at, row in enumerate(box.menaces):
        thing = things[f"menace:{row.id}"]
        assert (thing["cost"]["soldier"], thing["vp"]) == (box.menace_cost[at], box.menace_vp[at])
    for at, row in enumerate(box.stages):
        price = [int(box.cost_of(at, kind)) for kind in range(len(CUBES))]
        assert amounts(things[f"stage:{row.id}"]["cost"], CUBES) == price


def test_an_overlay_changes_the_catalogue() -> None:
    """The printed value is gone, and so is the mark that it was ours."""
    overlay: dict[str, object] = {
        "game": "wonderful_kingdom",
        "name": "My box",
        "developments": {"farm": {"cost": "3 materials + gold", "vp": "2 vp"}},
    }
    printed = palatine.catalogue("wonderful_kingdom", seats=2)
    changed: Any = palatine.catalogue("wonderful_kingdom", None, overlay, 2)
    farm = changed["things"]["card:farm"]
    assert changed["overlay"] == "My box" and printed["overlay"] is None
    assert (farm["cost"], farm["vp"], farm["source"]) == ({"materials": 3, "gold": 1}, 2, "overlay")
    assert farm["overlaid"] == ["cost", "vp"]
    assert "cost" not in farm["reconstructed"] and "recycling" in farm["reconstructed"]


def test_an_edition_speaks_its_own_words() -> None:
    first: Any = palatine.catalogue("kingsburg", {"edition": 1})
    second: Any = palatine.catalogue("kingsburg", {"edition": 2})
    assert first["things"]["building:inn"]["name"]["pl"] == "Karczma"
    assert second["things"]["building:inn"]["name"]["pl"] == "Tawerna"
    assert first["words"]["phase.3"]["pl"] == "Królewska Nagroda"


def test_seats_are_the_most_that_the_options_allow() -> None:
    assert palatine.catalogue("paladins")["seats"] == 4
    assert palatine.catalogue("paladins", {"difficulty": "hard"})["seats"] == 1
    with pytest.raises(palatine.BadOption):
        palatine.catalogue("paladins", {"difficulty": "hard"}, None, 3)
    with pytest.raises(palatine.BadOption):
        palatine.catalogue("kingsburg", {"modules": ["nothing"]})
