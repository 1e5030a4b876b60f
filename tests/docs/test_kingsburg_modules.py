"""The pages on Kingsburg's modules and scenarios say what the engine plays with."""

import pytest
from docs.test_rules_docs import (
    DATA,
    LANGUAGES,
    MODULES,
    ROMAN,
    RULES,
    SOURCES,
    counted,
    example_overlay,
    rows_of,
    table_after,
    text_of,
    written,
)  # fmt: skip

import palatine
from palatine.kernel.data import Row

PAGE = {"en": RULES / "kingsburg-modules.md", "pl": RULES / "kingsburg-modules.pl.md"}


def module_rows(family: str) -> list[Row]:
    """The rows of a family with all modules and the groups of Currying Favour."""
    return rows_of(family, 2, modules=MODULES, scenario="currying_favour")


def both_names(row: Row, lang: str) -> list[str]:
    """The name in the page's language, then in the other one."""
    return [row.en, row.pl] if lang == "en" else [row.pl, row.en]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_module_buildings_as_the_engine_has_them(lang: str) -> None:
    tables = [table_after(PAGE[lang], id, 8) for id in ("KB-14.7", "KB-15.13")]
    assert [len(table) for table in tables] == [8, 28]
    buildings = module_rows("buildings")[20:]
    for cells, row in zip([*tables[0], *tables[1]], buildings, strict=True):
        assert cells[:4] == [row.text("row"), ROMAN[row.integer("column")], *both_names(row, lang)]
        assert counted(cells[4]) == written(row.text("cost")), row.id
        assert int(cells[5]) == row.integer("vp"), row.id
        bonus = row.integer("battle")
        assert not bonus or f"+{bonus}" in cells[6], row.id
        assert cells[7] == SOURCES[lang][row.source], row.id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_governors_as_the_engine_has_them(lang: str) -> None:
    table = table_after(PAGE[lang], "KB-16.17", 4)
    assert len(table) == 25
    for cells, row in zip(table, module_rows("governors"), strict=True):
        assert cells[:2] == both_names(row, lang)
        assert cells[3] == SOURCES[lang][row.source], row.id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_destiny_cards_as_the_engine_has_them(lang: str) -> None:
    table = table_after(PAGE[lang], "KB-17.3", 5)
    assert len(table) == 30
    for number, (cells, row) in enumerate(zip(table, module_rows("destiny"), strict=True), start=1):
        assert cells[:3] == [str(number), *both_names(row, lang)]
        assert cells[4] == SOURCES[lang][row.source], row.id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whims_and_groups_as_the_engine_has_them(lang: str) -> None:
    whims = table_after(PAGE[lang], "KB-19.8", 4)
    assert len(whims) == 16
    for cells, row, advisor in zip(whims, module_rows("whims"), rows_of("advisors", 2)[:16], strict=True):
        assert cells[:3] == [*both_names(row, lang), advisor.name(lang)]
        assert row.source == "rulebook", row.id
    groups = table_after(PAGE[lang], "KB-20.6", 4)
    assert len(groups) == 8
    for number, (cells, row) in enumerate(zip(groups, module_rows("groups"), strict=True), start=1):
        assert cells[:3] == [str(number), *both_names(row, lang)]
        assert row.source == "rulebook", row.id


def test_the_confirmed_cards_are_those_of_the_engine() -> None:
    """What the data notes list as left is what the option leaves."""
    for family, heading, total in (("governors", "Governors", 25), ("destiny", "Destiny", 30)):
        left = rows_of(family, 2, modules=MODULES, cards="confirmed")
        assert f"| {heading} | {len(left)} of {total} | {', '.join([row.en for row in left])} |" in text_of(DATA)


def test_the_overlay_example_with_modules_is_accepted() -> None:
    overlay = example_overlay(modules=True)
    table = palatine.new_game("kingsburg", seats=3, options={"modules": MODULES}, seed=5, overlay=overlay)
    assert table.view(None)["overlay"] == overlay
