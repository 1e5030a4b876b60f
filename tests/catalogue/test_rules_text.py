"""The rules reader: all pages, both languages, and a paragraph for every id that the game ever cites."""

import ast
import json
from pathlib import Path
from typing import Any

import pytest
from laws.cases import Case

import palatine
from catalogue.made import GAME_CASES, catalogue_of
from palatine.api import game as game_named
from palatine.books import rulebook

SOURCE = Path(__file__).parents[2] / "src" / "palatine" / "games"
LANGUAGES = ("en", "pl")
each_game = pytest.mark.parametrize("name", palatine.games())


def items(name: str, lang: str) -> list[Any]:
    return palatine.rules_text(name, lang)


def ids(name: str, lang: str) -> list[str]:
    return [item["id"] for item in items(name, lang) if item["id"]]


def cited(name: str) -> set[str]:
    """Every id in a text of a game's code, docstrings left out."""
    found: set[str] = set()
    for path in (SOURCE / name).rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            is_saying = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
            if is_saying:
                assert isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
                node.value.value = ""
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found |= set(rulebook.ID.findall(node.value))
    return found


@each_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_id_in_the_code_has_a_paragraph(name: str, lang: str) -> None:
    """Events, prompts, reasons, options and conflicts cite rules by id."""
    assert len(cited(name)) > 50
    assert cited(name) - set(ids(name, lang)) == set()


@pytest.mark.parametrize("case", GAME_CASES, ids=str)
def test_every_rule_of_a_thing_has_a_paragraph(case: Case) -> None:
    known = set(ids(case.game, "en"))
    things = catalogue_of(case)["things"].values()
    assert {rule for thing in things for rule in thing["rules"]} - known == set()


def test_things_name_only_rules_of_their_table() -> None:
    """The Merchant of the base game has nothing to do with whim tiles."""
    plain: Any = palatine.catalogue("kingsburg")
    whims: Any = palatine.catalogue("kingsburg", {"modules": ["whims"]})
    assert "KB-19.7" in whims["things"]["advisor:merchant"]["rules"]
    assert "KB-19.7" not in plain["things"]["advisor:merchant"]["rules"]
    found = {rule for thing in plain["things"].values() for rule in thing["rules"]}
    assert not [rule for rule in found if rule.startswith(("KB-14", "KB-15", "KB-16", "KB-17", "KB-19", "KB-20"))]


@each_game
def test_what_a_game_tells_of_itself_has_a_paragraph(name: str) -> None:
    rules = game_named(name)
    asked = [option.rule for option in rules.options] + [conflict.rule for conflict in rules.conflicts]
    asked += [step.rule for step in rules.steps] + [rules.turn_rule]
    assert {rule for rule in asked if rule} - set(ids(name, "pl")) == set()


@each_game
def test_both_languages_say_the_same_things(name: str) -> None:
    english, polish = (items(name, lang) for lang in LANGUAGES)
    assert ids(name, "en") == ids(name, "pl")
    assert len(ids(name, "en")) == len(set(ids(name, "en")))
    for lang in (english, polish):
        assert [item for item in lang if not item["text"] and not item["rows"]] == []
        assert {item["kind"] for item in lang} == {"heading", "rule", "ruling", "text", "table"}
        assert json.loads(json.dumps(lang)) == lang


@each_game
def test_what_a_paragraph_cites_is_there(name: str) -> None:
    for lang in LANGUAGES:
        known = set(ids(name, lang))
        assert [(item["id"], one) for item in items(name, lang) for one in item["cites"] if one not in known] == []


def test_a_paragraph() -> None:
    found = next(item for item in items("kingsburg", "pl") if item["id"] == "KB-16.12")
    assert found["kind"] == "rule" and found["page"] == "modules" and found["chapter"] == "KB-16"
    assert found["heading"].startswith("Moduł 3") and "Księżniczka" in found["text"]
    assert found["scope"] == {"option": "modules", "value": "governors"}
    assert "ksiezniczka" in found["search"].split() and "kb-16.12" in found["search"].split()


def test_tables_keep_their_head_and_lose_their_ruler() -> None:
    phases = next(item for item in items("kingsburg", "en") if item["kind"] == "table" and item["chapter"] == "KB-3")
    assert phases["rows"][0][:2] == ["Phase", "Name"] and len(phases["rows"]) == 9


def test_the_other_language_and_files_are_not_pointed_at() -> None:
    for name in palatine.games():
        for lang in LANGUAGES:
            told = " ".join([item["text"] for item in items(name, lang)])
            assert "](" not in told and "In English:" not in told and "Po polsku:" not in told


def test_scopes_are_choices_of_the_game() -> None:
    for name in palatine.games():
        options = {option.name: option.choices for option in game_named(name).options}
        for scope in [item["scope"] for item in items(name, "en") if item["scope"]]:
            if "option" in scope:
                assert scope["value"] in [*options[scope["option"]], "any"]
            else:
                assert set(scope["seats"]) <= set(range(game_named(name).min_seats, game_named(name).max_seats + 1))


def test_nobody_can_change_the_rules() -> None:
    first = items("valeria", "en")
    first[0]["text"] = "changed"
    first[0]["cites"].append("VA-1.1")
    assert items("valeria", "en")[0]["text"] != "changed"


def test_an_unknown_game_has_no_rules() -> None:
    with pytest.raises(palatine.UnknownGame):
        palatine.rules_text("chess")
    with pytest.raises(palatine.UnknownGame):
        palatine.catalogue("../kingsburg")


@pytest.mark.parametrize(
    ("text", "words"),
    [("Żołnierz, łódź – ŹDŹBŁO", "zolnierz lodz zdzblo"), ("KB-5.3.4 (once).", "kb-5.3.4 once"), ("–", "")],
)
def test_folded(text: str, words: str) -> None:
    assert rulebook.folded(text) == words


def test_the_catalogue_says_which_rules_the_table_plays() -> None:
    """A table that began with older rules goes on by them, and its catalogue says so."""
    assert [palatine.catalogue("valeria", rules=rules)["rules"] for rules in (1, 2, None)] == [1, 2, 3]
