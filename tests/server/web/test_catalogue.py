"""Catalogues and rules over HTTP: what the engine says, in the shape the document describes, sent once."""

from typing import Any

import httpx
import pytest
from pydantic import BaseModel, ConfigDict

import palatine
from palatine.server.web.schemas.catalogue import CatalogueFace, RulesFace
from server.web.running import Running

OVERLAY: dict[str, object] = {"game": "kingsburg", "name": "My box", "buildings": {"inn": {"cost": "3 gold"}}}
each_game = pytest.mark.parametrize("name", palatine.games())


def same(model: type[BaseModel], data: Any) -> None:
    """The model describes every key of the data, and nothing else."""
    shown = model.model_validate(data).model_dump(exclude_unset=True)
    assert shown == data


def opened(client: httpx.Client, **more: object) -> str:
    body = {"game": "kingsburg", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}], **more}
    answer = client.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def test_answers_are_models_that_leave_nothing_out() -> None:
    assert CatalogueFace.model_config == ConfigDict(extra="ignore", from_attributes=True)
    for name in palatine.games():
        same(CatalogueFace, palatine.catalogue(name))
        same(RulesFace, {"game": name, "lang": "pl", "paragraphs": palatine.rules_text(name, "pl")})


@each_game
def test_the_catalogue_of_a_game(browser: httpx.Client, name: str) -> None:
    assert browser.get(f"/api/games/{name}/catalogue").json() == palatine.catalogue(name)


def test_options_and_seats(browser: httpx.Client) -> None:
    asked: dict[str, str | int] = {"options": '{"edition": 1}', "seats": 2}
    answer = browser.get("/api/games/kingsburg/catalogue", params=asked)
    assert answer.json() == palatine.catalogue("kingsburg", {"edition": 1}, None, 2)


@pytest.mark.parametrize(
    ("params", "code"),
    [
        ({"options": "{"}, "invalid"),
        ({"options": "[1]"}, "invalid"),
        ({"options": '{"edition": {"a": 1}}'}, "invalid"),
        ({"options": '{"edition": 9}'}, "bad_option"),
        ({"seats": 7}, "bad_option"),
        ({"seats": 99}, "invalid"),
    ],
)
def test_what_cannot_be_is_refused(browser: httpx.Client, params: dict[str, Any], code: str) -> None:
    answer = browser.get("/api/games/kingsburg/catalogue", params=params)
    assert answer.status_code == 422
    assert answer.json()["error"]["code"] == code


def test_unknown_games_and_tables(browser: httpx.Client) -> None:
    for path in ("/api/games/chess/catalogue", "/api/rules/chess", "/api/tables/aaaaaaaaaa/catalogue"):
        assert browser.get(path).status_code == 404


def test_a_table_shows_its_own_options_and_overlay(anna: httpx.Client, browser: httpx.Client) -> None:
    table = opened(anna, options={"modules": ["governors"]}, overlay=OVERLAY)
    shown = browser.get(f"/api/tables/{table}/catalogue").json()
    assert shown == palatine.catalogue("kingsburg", {"modules": ["governors"]}, OVERLAY, 2)
    assert shown["things"]["building:inn"]["cost"] == {"gold": 3}
    assert "governor:princess" in shown["things"]


def test_a_table_that_waits_for_people_has_a_catalogue(anna: httpx.Client) -> None:
    table = opened(anna, seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    assert anna.get(f"/api/tables/{table}/catalogue").json()["seats"] == 3


@each_game
def test_the_rules_are_there_in_both_languages(browser: httpx.Client, name: str) -> None:
    for lang in ("pl", "en"):
        found = browser.get(f"/api/rules/{name}", params={"lang": lang}).json()
        assert (found["game"], found["lang"]) == (name, lang)
        assert found["paragraphs"] == palatine.rules_text(name, lang)
    assert browser.get(f"/api/rules/{name}", params={"lang": "de"}).status_code == 422


def test_what_a_browser_has_is_not_sent_again(house: Running, browser: httpx.Client) -> None:
    for path in ("/api/games/valeria/catalogue", "/api/rules/valeria?lang=pl"):
        first = browser.get(path)
        again = browser.get(path, headers={"If-None-Match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        assert browser.get(path, headers={"If-None-Match": '"else"'}).content == first.content
        assert first.headers["cache-control"] == "private, no-cache"
