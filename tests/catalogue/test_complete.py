"""Every target of every prompt and every name of a card in a view has a row in the catalogue, with both names.

Whole games are played at random with every choice of options; what they do not reach stands in the action books.
"""

import re
from typing import Any

import pytest
from laws.cases import Case

import palatine
from catalogue.made import GAME_CASES, catalogue_of, tables, whole_box
from palatine.api import game as game_named

MOVES = 100_000
EVERY = 60

# Texts in views that name no thing: phases and outcomes have words of their own, the rest are the engine's notes.
NO_THINGS = {
    "kingsburg": r"table\.(rows_left|seats\.\*\.(rows|dealt|used\.\*|spent\.\*))",
    "paladins": r"table\.(phase|vpl\.workshops\.\*|seats\.\*\.workshops\.\*)",
    "valeria": r"table\.(phase|ending)",
    "wonderful_kingdom": r"table\.(phase|medal|seats\.\*\.stages\.\*)",
}
# Tables whose keys are things.
KEYED = {
    "kingsburg": r"table\.(gifts|reserved|seats\.\*\.(goods|allies))",
    "paladins": r"table\.(map|suspicion_discards|seats\.\*\.(attributes|workers|placed)|vpl\.(attributes|placed))",
    "valeria": r"table\.(captured|seats\.\*\.(tokens|citizens|slain|pending))",
    "wonderful_kingdom": r"table\.seats\.\*\.(built|alchemy|fresh|thefts|menaces|production|construction\.\*\.filled)",
}


def texts(value: object, path: str, game: str) -> list[tuple[str, str]]:
    """Every text in a view that should name a thing, with its place."""
    if isinstance(value, dict):
        keys = [(path, key) for key in value] if re.fullmatch(KEYED[game], path) else []
        known = f"{path}.*" if keys else ""
        return keys + [one for key, part in value.items() for one in texts(part, known or f"{path}.{key}", game)]
    if isinstance(value, list):
        return [one for part in value for one in texts(part, f"{path}.*", game)]
    is_name = isinstance(value, str) and value not in ("", "none") and not re.fullmatch(NO_THINGS[game], path)
    return [(path, str(value))] if is_name else []


def named(catalogue: Any, target: str) -> bool:
    thing = catalogue["things"].get(catalogue["aliases"].get(target, target))
    return thing is not None and all(thing["name"][lang].strip() for lang in ("en", "pl"))


@pytest.mark.parametrize("case", GAME_CASES, ids=str)
def test_every_target_and_every_name_in_a_view_has_a_row(case: Case) -> None:
    catalogue = catalogue_of(case)
    for table in tables(case, MOVES, EVERY):
        for seat in table.to_act:
            targets = [one for action in table.options(seat) for one in table.targets(action, seat)]
            assert [one for one in {*targets, *table.prompt(seat).targets} if not named(catalogue, one)] == []
        for viewer in [None, *range(int(table.seat_count))]:
            view = table.view(viewer)
            found = [*texts(view["zones"], "zones", case.game), *texts(view["table"], "table", case.game)]
            assert [one for one in found if one[1] not in catalogue["ids"]] == []
            facts = view["table"]
            assert isinstance(facts, dict) and f"phase.{facts['phase']}" in catalogue["words"]
        sources = {source for points in table.breakdown() for source in points}
        assert [one for one in sources if f"points.{one}" not in catalogue["words"]] == []


@pytest.mark.parametrize("name", palatine.games())
def test_every_target_of_the_action_book_has_a_row(name: str) -> None:
    """Whatever a player could ever point at, in some game with some options."""
    boxes = whole_box(name)
    book = game_named(name).book
    domains = [domain for verb in book.verbs for domain in verb.domains] + [chance.domain for chance in book.chances]
    targets = {f"{domain.target}:{text}" for domain in domains if domain.target for text in domain.texts}
    assert [one for one in sorted(targets) if not any(named(catalogue, one) for catalogue in boxes)] == []


@pytest.mark.parametrize("name", palatine.games())
def test_every_card_of_every_zone_has_a_row(name: str) -> None:
    boxes = whole_box(name)
    texts_of = {text for zone in game_named(name).zones.zones for text in zone.cards.texts}
    assert [one for one in sorted(texts_of) if not any(one in catalogue["ids"] for catalogue in boxes)] == []


@pytest.mark.parametrize("case", GAME_CASES, ids=str)
def test_keys_agree(case: Case) -> None:
    """A thing stands under its key, in its family, and what a layout names is there."""
    catalogue = catalogue_of(case)
    things = catalogue["things"]
    assert [key for key, thing in things.items() if thing["key"] != key or not key.endswith(f":{thing['id']}")] == []
    listed = [key for family in catalogue["families"].values() for key in family["keys"]]
    assert sorted(listed) == sorted(things)
    pointed = [*catalogue["aliases"].values(), *catalogue["ids"].values(), *keys_in(catalogue["layout"])]
    assert [key for key in pointed if key not in things] == []


def keys_in(value: object) -> list[str]:
    """Everything in a layout that looks like a key."""
    if isinstance(value, dict):
        return [key for part in value.values() for key in keys_in(part)]
    if isinstance(value, list):
        return [key for part in value for key in keys_in(part)]
    return [value] if isinstance(value, str) and re.fullmatch(r"[a-z_]+:[a-z0-9_]+", value) else []
