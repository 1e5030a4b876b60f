"""The tables of Paladins in the written rules: the same cards, figures and marks as the engine plays with."""

import re
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

from palatine.api import game
from palatine.games.paladins import components
from palatine.games.paladins.components import (
    ACTIONS,
    FAVOURS,
    JAR_SPACES,
    JARS,
    ORDERS,
    PALADINS,
    SCHEMES,
    SPACES,
    SUSPICIONS,
    TAVERN,
    TOWNSFOLK_TRACK,
    WALLS,
    WORKER_NAMES,
    WORKSHOPS,
)
from palatine.games.paladins.people_components import OUTSIDERS, TOWNSFOLK, TYPE_NAMES
from palatine.kernel.data import Family, Row, checked_overlay
from palatine.kernel.table import Table

RULES = Path(__file__).parents[2] / "docs" / "rules"
DATA = RULES / "paladins-data.md"
PAGE = {"en": RULES / "paladins.md", "pl": RULES / "paladins.pl.md"}
EN = 0
PL = 1
LANGUAGES = (EN, PL)
MARKS = {
    "rulebook": ("rulebook", "instrukcja"),
    "public": ("public", "publiczne"),
    "reconstructed": ("reconstructed", "odtworzone"),
}
# The beginning of a phrase, in either language, and the engine's word for it; `#` is the number.
PHRASES = {
    "# Labourer": "labourer", "# Parob": "labourer", "# Scout": "scout", "# Zwiadowc": "scout",
    "# Merchant": "merchant", "# Kup": "merchant", "# Fighter": "fighter", "# Wojownik": "fighter",
    "# Cleric": "cleric", "# Kleryk": "cleric", "# Criminal": "criminal", "# Złoczyńc": "criminal",
    "# silver": "silver", "# Srebrnik": "silver", "# provision": "provision", "# sztuk": "provision",
    "# Strength": "strength", "Siła +#": "strength", "# Faith": "faith", "Wiara +#": "faith",
    "# Influence": "influence", "Wpływy +#": "influence", "# tax": "tax", "# Podat": "tax",
    "discard # Suspicion": "remove_suspicion", "odrzucenie # Podejrze": "remove_suspicion",
    "destroy # Debt": "destroy_debt", "zniszczenie # Długu": "destroy_debt", "pay # Debt": "pay_debt",
    "spłata # Długu": "pay_debt", "Pray": "pray", "Modlitwa": "pray", "free recruit": "free_recruit",
    "darmowa Rekrutacja": "free_recruit", "free Develop": "free_develop", "darmowy Rozwój": "free_develop",
}  # fmt: skip


def page(lang: int) -> str:
    return PAGE["pl" if lang else "en"].read_text(encoding="utf-8")


def tables(lang: int) -> list[list[list[str]]]:
    """The tables after the heading on cards and boards, as cells, without their heads; the glossary is left out."""
    below = re.split(r"^## (?:Cards and boards|Karty i plansze)$", page(lang), flags=re.MULTILINE)[1]
    blocks = re.findall(r"(?:^\|.*\n)+", below, re.MULTILINE)
    return [[[cell.strip() for cell in row.strip("|").split("|")] for row in b.splitlines()[2:]] for b in blocks][:-1]


def engine_word(phrase: str) -> str:
    """“2 Scouts” as `2 scout`."""
    number = re.search(r"\d+", phrase)
    bare = re.sub(r"\d+", "#", phrase)
    words = {word for start, word in PHRASES.items() if bare.startswith(start)}
    assert len(words) == 1, phrase
    amount = int(number.group()) if number else 1
    return words.pop() if amount == 1 else f"{amount} {words.pop()}"


def engine_effect(cell: str) -> str:
    """A reward of a table in the engine's notation."""
    if cell == "–":
        return ""
    ways = re.split(r" or | albo ", cell)
    return " | ".join([" + ".join([engine_word(part) for part in re.split(r", | and | i ", way)]) for way in ways])


def mark(row: Row, lang: int) -> str:
    return MARKS[row.source][lang]


def named(row: Row, lang: int) -> str:
    return row.name("pl" if lang else "en")


def paladin(row: Row, lang: int, cells: list[str]) -> None:
    assert cells[0] == named(row, lang)
    assert engine_effect(cells[1]) == row.text("workers")
    assert [int(cell) for cell in cells[2:5]] == [row.integer(attribute) for attribute in components.ATTRIBUTES]
    action = next(action for action in ACTIONS if action.id == row.text("action"))
    head, _, what = cells[5].partition(": ")
    assert head == named(action, lang)
    if row.text("bonus"):
        assert engine_effect(what.split(" ", 1)[1]) == row.text("bonus")
    elif row.integer("silver_off") == 2:
        assert "2" in what and re.search("silver|Srebrnik", what)
    else:
        assert re.search("silver|Srebrnik", what) if row.integer("silver_off") else re.search("prov|Zapas", what)
    assert cells[6] == mark(row, lang)


def tavern(row: Row, _lang: int, cells: list[str]) -> None:
    assert row.id == f"tavern_{int(cells[0]):02}"
    assert engine_effect(cells[1]) == row.text("workers")


def suspicion(row: Row, lang: int, cells: list[str]) -> None:
    assert cells == [str(row.integer("tax")), str(row.integer("copies")), mark(row, lang)]


def order(row: Row, lang: int, cells: list[str]) -> None:
    assert cells == [named(row, lang).partition(": ")[2], mark(row, lang)]


def favour(row: Row, lang: int, cells: list[str]) -> None:
    assert cells[0] == named(row, lang)
    slot = row.text("slot")
    names = {"any": ("any", "dowolny"), "criminal": ("Criminal only", "tylko Złoczyńca")}
    assert cells[1] == names.get(slot, WORKER_NAMES.get(slot, ("", "")))[lang]
    costs = {"silver": ("1 silver", "1 Srebrnik"), "provision": ("1 provision", "1 sztuka Zapasów")}
    costs["debt"] = ("take 1 Debt", "weź 1 Dług")
    assert cells[2] == next((texts[lang] for what, texts in costs.items() if row.integer(what)), "–")
    assert engine_effect(cells[3]) == row.text("reward")
    assert cells[4] == mark(row, lang)


def townsfolk(row: Row, lang: int, cells: list[str]) -> None:
    assert cells[0] == named(row, lang)
    assert [engine_effect(cells[n]) for n in (1, 2, 4)] == [row.text(f) for f in ("dismiss", "instant", "ability")]
    stems = {
        "absolve": "Absolve|Rozgrzesze", "commission": "Commission|Misji", "develop": "Develop|Rozwoju",
        "attack": "Attack|Ataku", "fortify": "Fortify|Fortyfikacji", "convert": "Convert|Nawróceniu",
        "garrison": "Garrison|Mobilizacji", "pay_debt": "Debt paid|spłacie Długu", "inquisition": "Inqui|Inkwi",
    }  # fmt: skip
    assert [trigger for trigger, stem in stems.items() if re.search(stem, cells[3])] == [row.text("trigger")]
    conditions = {"suspicion_at_least_2": "2 or more|co najmniej 2", "no_suspicion": "without|nie masz"}
    found = [condition for condition, words in conditions.items() if re.search(words, cells[3])]
    assert found == [condition for condition in (row.text("condition"),) if condition]
    assert cells[5] == mark(row, lang)


def outsider(row: Row, lang: int, cells: list[str]) -> None:
    assert cells[:2] == [TYPE_NAMES[row.text("type")][lang], named(row, lang)]
    assert [engine_effect(cells[2]), engine_effect(cells[3])] == [row.text("attack"), row.text("convert")]
    scoring = row.text("scoring")
    measure = re.search(r"per (\d)", scoring)
    numbers = re.findall(r"\d+", cells[4])
    assert numbers == ["1"] * (1 + scoring.count("vp +")) + ([measure.group(1)] if measure else [])
    assert cells[5] == mark(row, lang)


def wall(row: Row, lang: int, cells: list[str]) -> None:
    assert cells[:2] == [named(row, lang), str(row.integer("copies"))]
    assert [engine_effect(cells[2]), engine_effect(cells[3])] == [row.text("reward"), row.text("choice")]
    assert cells[4:] == [str(row.integer("vp")), mark(row, lang)]


def space(row: Row, lang: int, cells: list[str]) -> None:
    assert row.id == f"region_{cells[0]}_space_{cells[1]}"
    fewest = re.search(r"\d", cells[2])
    assert int(fewest.group() if fewest else 1) == row.integer("players")
    assert engine_effect(cells[3]) == row.text("reward")
    assert cells[4] == mark(row, lang)


def jar_space(row: Row, lang: int, cells: list[str]) -> None:
    assert [engine_effect(cells[0]), cells[1]] == [row.text("reward"), mark(row, lang)]


def jar(row: Row, lang: int, cells: list[str]) -> None:
    assert cells == [row.id.removeprefix("jar_"), str(row.integer("need")), mark(row, lang)]


def workshop(row: Row, lang: int, cells: list[str]) -> None:
    assert cells == [row.id.removeprefix("workshop_"), WORKER_NAMES[row.text("reward")][lang], mark(row, lang)]


def townsfolk_space(row: Row, lang: int, cells: list[str]) -> None:
    number = int(row.id.removeprefix("townsfolk_space_"))
    debt = (("no", "nie"), ("yes", "tak"))[number <= components.DEBT_SPACES][lang]
    assert cells == [str(number), str(row.integer("silver")), debt, mark(row, lang)]


def scheme(row: Row, lang: int, cells: list[str]) -> None:
    doubtful = " (?)" if row.note[EN] else ""
    assert cells == [named(row, lang).partition(": ")[2], f"{row.integer('copies')}{doubtful}", mark(row, lang)]


Check = Callable[[Row, int, list[str]], None]
# In the order of the page.
PRINTED: list[tuple[tuple[Row, ...], Check]] = [
    (PALADINS, paladin), (TAVERN, tavern), (SUSPICIONS, suspicion), (ORDERS, order), (FAVOURS, favour),
    (TOWNSFOLK, townsfolk), (OUTSIDERS, outsider), (WALLS, wall), (SPACES, space), (JAR_SPACES, jar_space),
    (JARS, jar), (WORKSHOPS, workshop), (TOWNSFOLK_TRACK, townsfolk_space), (SCHEMES, scheme),
]  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("number", range(len(PRINTED)), ids=lambda n: PRINTED[n][1].__name__)
def test_a_table_as_the_engine_has_it(number: int, lang: int) -> None:
    assert len(tables(lang)) == len(PRINTED)
    rows, check = PRINTED[number]
    for row, cells in zip(rows, tables(lang)[number], strict=True):
        check(row, lang, cells)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_actions_as_the_engine_has_them(lang: int) -> None:
    """PA-4.8"""
    below = page(lang).split("PA-4.8** ", 1)[1].split("PA-4.9", 1)[0]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in re.findall(r"^\|.*", below, re.M)][2:]
    for row, (name, slots, needs, gives) in zip(ACTIONS, cells, strict=True):
        assert name == named(row, lang)
        words = [("any", "dowolny")[lang] if s == "any" else WORKER_NAMES[s][lang] for s in row.text("slots").split()]
        assert slots == ", ".join(words)
        if row.text("side") == "right":
            required, given = (components.ATTRIBUTE_NAMES[row.text(end)][lang] for end in ("requires", "gives"))
            assert needs.split(", ")[0] == required and gives == given


@pytest.mark.parametrize("lang", LANGUAGES)
def test_tracks_as_the_engine_has_them(lang: int) -> None:
    """PA-6, PA-11 Costs, needs, flags and points."""
    lines = re.findall(r"^\|[^|]+\|((?: [\d–]+ \|)+)$", page(lang), re.MULTILINE)
    numbers = [[int(n) for n in re.findall(r"\d+", line.replace("–", " "))] for line in lines]
    for steps in (
        components.PROVISION_COSTS, components.WALL_NEEDS, components.JAR_COSTS, components.JAR_NEEDS,
        components.CONVERT_COSTS, components.FAITH_FLAGS, components.STRENGTH_FLAGS, components.MAP_POINTS[5:],
        components.WALL_POINTS[5:], components.DEVELOP_POINTS[5:],
    ):  # fmt: skip
        assert list(steps) in numbers
    points = components.ATTRIBUTE_POINTS
    assert [points[n] for n in (0, 2, 4, 6, *range(8, components.TOP + 1))] in numbers
    for players, tax in enumerate(components.TAX_SUPPLY, start=1):
        opened = sum([row.integer("players") <= players for row in SPACES])
        assert f"| {players} | {tax} | {players + 1} | {opened} |" in page(lang)


def data() -> str:
    return DATA.read_text(encoding="utf-8")


def test_the_marks_are_counted() -> None:
    every = [ACTIONS, *[rows for rows, _ in PRINTED]]
    counts = sorted([[sum([r.source == m for r in rows]) for m in MARKS] for rows in every])
    listed = re.findall(r"^\| [A-Z][^|`]+ \| (\d+) \| (\d+) \| (\d+) \|$", data(), re.MULTILINE)
    assert sorted([[int(n) for n in line] for line in listed]) == counts


def test_the_reconstructed_rows_are_listed() -> None:
    section = data().split("## What is reconstructed", 1)[1].split("\n## ", 1)[0]
    ids: set[str] = set()
    for line in re.findall(r"^\| (`.*?) \|", section, re.MULTILINE):
        span = re.fullmatch(r"`(\w+_)(\d)` to `\w+_(\d)`", line)
        if span:
            ids |= {f"{span.group(1)}{n}" for n in range(int(span.group(2)), int(span.group(3)) + 1)}
        else:
            ids |= set(re.findall(r"`(\w+)`", line))
    assert ids == {row.id for rows, _ in PRINTED for row in rows if row.source == "reconstructed"}


def offered() -> list[Family]:
    return game("paladins").families({option.name: option.default for option in game("paladins").options})


def test_the_overlay_fields_are_those_of_the_engine() -> None:
    """Every field an overlay may replace stands in the table of fields, and nothing else does."""
    listed = {
        (family, field)
        for family, fields in re.findall(r"^\| `(\w+)` \| (`[^|]*`) \|", data(), re.MULTILINE)
        for field in re.findall(r"`(\w+)`", fields)
        if family in [f.name for f in offered()]
    }
    assert listed == {(f.name, field) for f in offered() for field in [*f.numbers, *f.effects]}


def example(language: str) -> str:
    (block,) = re.findall(rf"```{language}\n(.*?)```", data(), re.DOTALL)
    return str(block)


def test_the_python_example_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "my-box.toml").write_text(example("toml"), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    names: dict[str, Table] = {}
    exec(example("python"), names)
    assert names["table"].view(None)["overlay"] == tomllib.loads(example("toml"))


def test_the_overlay_example_is_accepted() -> None:
    overlay = tomllib.loads(example("toml"))
    assert checked_overlay("paladins", offered(), overlay) == overlay
    for family in offered():
        changes = family.checked(overlay.get(family.name, {}))
        for id, values in changes.items():
            before = next(row for row in family.rows if row.id == id)
            after = next(row for row in family.overlaid(changes).rows if row.id == id)
            assert after.source == "overlay"
            assert any(after.fields[field] != before.fields[field] for field in values), id
