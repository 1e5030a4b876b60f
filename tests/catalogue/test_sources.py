"""What is marked as reconstructed is what the data pages call ours, field by field where they tell."""

import re
from pathlib import Path
from typing import Any

import pytest
from laws.cases import Case

import palatine
from catalogue.made import GAME_CASES, catalogue_of, whole_box
from palatine.api import game

PAGES = Path(__file__).parents[2] / "docs" / "rules"
NAMES = ("name", "Polish name", "–")
"""What the column “Ours” says where no figure is ours."""
FIELD_OF = {"cost": "cost", "VP": "vp"}


def tables_of(page: str, *headings: str) -> list[list[str]]:
    """Rows of every table of a data page with these column headings."""
    rows: list[list[str]] = []
    inside = False
    for line in (PAGES / page).read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")] if line.startswith("|") else []
        if not cells:
            inside = False
        elif tuple(cells) == headings:
            inside = True
        elif inside and set("".join(cells)) - set("- "):
            rows.append(cells)
    return rows


def things_of(name: str, family: str = "") -> dict[str, Any]:
    """Everything of a game, or one family, by its English name."""
    things = [thing for made in whole_box(name) for thing in made["things"].values()]
    return {thing["name"]["en"]: thing for thing in things if thing["family"] == (family or thing["family"])}


@pytest.mark.parametrize("case", GAME_CASES, ids=str)
def test_a_reconstructed_row_says_what_is_ours_and_why(case: Case) -> None:
    """Nothing of our own goes unmarked, and no mark is without a field of the row; an overlay takes the mark away."""
    rules = game(case.game)
    chosen = rules.prepared(case.seats, dict(case.options), None).chosen
    printed = {row.id: row for family in rules.families(chosen) for row in family.rows}
    for thing in catalogue_of(case)["things"].values():
        fields = {"cost", "vp", "copies", *thing["facts"], *[effect["field"] for effect in thing["effects"]]}
        row = printed.get(thing["id"])
        known = fields | (set(row.fields) if row else set())
        assert set(thing["reconstructed"]) <= known, thing["key"]
        assert not set(thing["reconstructed"]) & set(thing["overlaid"])
        if thing["source"] == "reconstructed":
            assert thing["reconstructed"], thing["key"]
        if row and not thing["overlaid"]:
            assert thing["source"] == row.source


def test_modules_of_kingsburg_agree_with_the_data_page() -> None:
    things = {**things_of("kingsburg")}
    governors = {
        t["name"]["en"]: t for m in whole_box("kingsburg") for t in m["things"].values() if t["family"] == "governors"
    }
    rows = tables_of("kingsburg-data.md", "Building", "Confirmed by the rulebook", "From public sources", "Ours")
    assert len(rows) == 8
    for name, _, _, ours in rows:
        fields = [FIELD_OF[part] for part in ours.split(", ") if part in FIELD_OF]
        assert things[name]["reconstructed"] == fields, name
    for heading, them in (("Governor", governors), ("Card", things)):
        table = tables_of("kingsburg-data.md", heading, "Confirmed by the rulebook", "From public sources", "Ours")
        assert len(table) > 10
        for name, _, _, ours in [row for row in table if not row[0].startswith("the other")]:
            for one in name.split(", "):
                assert bool(them[one]["reconstructed"]) == (ours not in NAMES), one


def test_paladins_agree_with_the_data_page() -> None:
    """Every row that the page names as reconstructed, and no other."""
    listed: set[str] = set()
    for cell, *_ in tables_of("paladins-data.md", "Row", "Our value", "Why"):
        if " to " in cell:
            stem, first, last = re.findall(r"`([a-z_]+)(\d+)` to `[a-z_]+(\d+)`", cell)[0]
            listed |= {f"{stem}{n}" for n in range(int(first), int(last) + 1)}
        else:
            listed |= set(re.findall(r"`([a-z0-9_]+)`", cell))
    made = {thing["id"]: thing for box in whole_box("paladins") for thing in box["things"].values()}
    assert {id for id, thing in made.items() if thing["source"] == "reconstructed"} == listed
    others = {"scheme_commission", "scheme_recruit", "scheme_kings_order"}  # only how many there are is ours
    assert {id for id, thing in made.items() if thing["reconstructed"]} == listed | others


def test_developments_agree_with_the_data_page() -> None:
    """What the page confirms as a whole figure carries no mark."""
    made = {thing["id"]: thing for box in whole_box("wonderful_kingdom") for thing in box["things"].values()}
    rows = tables_of("wonderful_kingdom-data.md", "Development", "Row", "Confirmed by the rulebook")
    assert len(rows) == 16
    for _, cell, confirmed in rows:
        ours = made[cell.strip("`")]["reconstructed"]
        stated = any(
            re.fullmatch(r"no victory points|\d+ VP|4 VP per Monument", part) for part in confirmed.split("; ")
        )
        assert ("vp" not in ours) == stated, cell
        assert "recycling" in ours and "copies" in ours
    others = [thing for thing in made.values() if thing["family"] == "developments"]
    assert len(others) == 42
    assert [thing["id"] for thing in others if "cost" not in thing["reconstructed"]] == ["barracks"]


def test_valeria_has_nothing_reconstructed() -> None:
    assert [t["id"] for m in whole_box("valeria") for t in m["things"].values() if t["reconstructed"]] == []


def test_sources_have_sentences() -> None:
    sources = palatine.catalogue("kingsburg")["sources"]
    assert isinstance(sources, dict)
    assert set(sources) == {"rulebook", "public", "assumed", "reconstructed", "overlay"}
