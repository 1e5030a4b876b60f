"""The written rules: the same paragraphs in both languages, and the same figures as the engine plays with."""

import re
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

import palatine
from palatine.api import game
from palatine.kernel.data import Family, Row
from palatine.kernel.options import chosen_options
from palatine.kernel.table import Table

ROOT = Path(__file__).parents[2]
RULES = ROOT / "docs" / "rules"
LANGUAGES = ("en", "pl")
PREFIX = {"kingsburg": "KB", "paladins": "PA", "valeria": "VA", "wonderful_kingdom": "WK"}
RULES_OF = {"en": RULES / "kingsburg.md", "pl": RULES / "kingsburg.pl.md"}
MODULES = ["extra_rows", "alternative_rows", "governors", "destiny", "soldier_tokens", "whims"]
DATA = RULES / "kingsburg-data.md"


def paragraphs(chapter: str, *ranges: tuple[int, int]) -> list[str]:
    return [f"{chapter}.{n}" for first, last in ranges for n in range(first, last + 1)]


# Every chapter with the numbers of its first and last paragraph.
KINGSBURG = [
    *paragraphs("KB-0", (1, 12)), *paragraphs("KB-1", (1, 5)), *paragraphs("KB-2", (1, 5)),
    *paragraphs("KB-3", (1, 4)), *paragraphs("KB-4", (1, 6)), *paragraphs("KB-5.1", (1, 2)),
    *paragraphs("KB-5.2", (1, 5)), *paragraphs("KB-5.3", (1, 11)), *paragraphs("KB-5.4", (1, 9)),
    *paragraphs("KB-5.5", (1, 5)), *paragraphs("KB-5.6", (1, 4)), *paragraphs("KB-6", (1, 2)),
    *paragraphs("KB-7", (1, 4)), *paragraphs("KB-8", (1, 3)), *paragraphs("KB-9", (1, 14)),
    *paragraphs("KB-10", (1, 3)), *paragraphs("KB-11", (1, 3)), *paragraphs("KB-12", (1, 6)),
    *paragraphs("KB-13", (1, 6)),
]  # fmt: skip
# The solo endings stand last in their chapter.
VALERIA = [
    *paragraphs("VA-1", (1, 7)), *paragraphs("VA-2", (1, 16)), *paragraphs("VA-3", (1, 6)),
    *paragraphs("VA-4", (1, 2)), *paragraphs("VA-5", (1, 5)), *paragraphs("VA-6", (1, 13)),
    *paragraphs("VA-7", (1, 20)), *paragraphs("VA-8", (1, 7)), *paragraphs("VA-9", (1, 4)),
    *paragraphs("VA-10", (1, 8)), *paragraphs("VA-11", (1, 9), (14, 16), (10, 13)), *paragraphs("VA-12", (1, 11)),
    *paragraphs("VA-14", (1, 7)),
]  # fmt: skip
# The details of the fight stand with the fight; the number 12 belongs to the rulings.
WONDERFUL_KINGDOM = [
    *paragraphs("WK-1", (1, 9)), *paragraphs("WK-2", (1, 8)), *paragraphs("WK-3", (1, 3)),
    *paragraphs("WK-4", (1, 9)), *paragraphs("WK-5", (1, 7)), *paragraphs("WK-6", (1, 12)),
    *paragraphs("WK-7", (1, 5)), *paragraphs("WK-8", (1, 6), (24, 24), (7, 23)), *paragraphs("WK-9", (1, 11)),
    *paragraphs("WK-10", (1, 11)), *paragraphs("WK-11", (1, 11)), *paragraphs("WK-13", (1, 3)),
]  # fmt: skip
# The virtual player's rewards stand with its actions, the end of the solo round after them.
PALADINS = [
    *paragraphs("PA-0", (1, 4)), *paragraphs("PA-1", (1, 4)), *paragraphs("PA-2", (1, 9)),
    *paragraphs("PA-3", (1, 8)), *paragraphs("PA-4", (1, 11)), *paragraphs("PA-5", (1, 15)),
    *paragraphs("PA-6", (1, 17)), *paragraphs("PA-7", (1, 5)), *paragraphs("PA-8", (1, 8)),
    *paragraphs("PA-9", (1, 2)), *paragraphs("PA-10", (1, 7)), *paragraphs("PA-11", (1, 10)),
    *paragraphs("PA-12", (1, 8)), *paragraphs("PA-13", (1, 8)),
    *paragraphs("PA-14", (1, 27), (32, 35), (28, 31), (36, 36)), *paragraphs("PA-15", (1, 5)),
]  # fmt: skip
KINGSBURG_MODULES = [
    *paragraphs("KB-14", (1, 7)), *paragraphs("KB-15", (1, 13)), *paragraphs("KB-16", (1, 17)),
    *paragraphs("KB-17", (1, 3)), *paragraphs("KB-18", (1, 3)), *paragraphs("KB-19", (1, 8)),
    *paragraphs("KB-20", (1, 6)), *paragraphs("KB-25", (1, 1)),
]  # fmt: skip
# Pages of rules: a game may have more than one.
PARAGRAPHS = {
    "kingsburg": KINGSBURG, "kingsburg-modules": KINGSBURG_MODULES, "paladins": PALADINS, "valeria": VALERIA,
    "wonderful_kingdom": WONDERFUL_KINGDOM,
}  # fmt: skip
RULINGS = {
    "kingsburg": [
        *[f"KB-A-{n:02}" for n in range(1, 48)],
        *[f"KB-B-{n:02}" for n in range(1, 14)],
    ],
    "paladins": [*paragraphs("PA-A", (1, 56)), *[f"PA-B-{n:02}" for n in range(1, 9)]],
    "valeria": [*paragraphs("VA-13", (1, 30)), *[f"VA-B-{n:02}" for n in range(1, 9)]],
    "wonderful_kingdom": [*[f"WK-R{n}" for n in range(1, 36)], *[f"WK-B-{n:02}" for n in range(1, 8)]],
}

ROMAN = ("", "I", "II", "III", "IV", "V")
SOURCES = {
    "en": {"rulebook": "rulebook", "public": "public", "assumed": "assumed", "reconstructed": "reconstructed"},
    "pl": {"rulebook": "instrukcja", "public": "publiczne", "assumed": "przyjęte", "reconstructed": "odtworzone"},
}
FIRST_EDITION = {"en": "first edition", "pl": "1. edycja"}
PEEK = {"en": "peek", "pl": "podgląd"}
# The beginning of a counted word, in either language, and the engine's word for it.
STEMS = {
    "gold": "gold", "złot": "gold", "wood": "wood", "drewn": "wood", "stone": "stone", "kami": "stone",
    "good": "any", "wybran": "any", "VP": "vp", "PZ": "vp", "soldier": "soldiers", "oddział": "soldiers",
    "building": "building", "budyn": "building", "+2": "plus2", "żeton": "plus2",
}  # fmt: skip


def text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def rules_page(page: str, lang: str) -> Path:
    return RULES / (f"{page}.md" if lang == "en" else f"{page}.pl.md")


def rules_of(game: str) -> list[str]:
    """The names of a game's pages of rules."""
    return [page for page in PARAGRAPHS if page.partition("-")[0] == game]


def rulings_page(game: str, lang: str) -> Path:
    return RULES / (f"{game}-rulings.md" if lang == "en" else f"{game}-rulings.pl.md")


def pages_of(game: str) -> list[Path]:
    pages = [rules_page(page, lang) for page in rules_of(game) for lang in LANGUAGES]
    return [*pages, *[rulings_page(game, lang) for lang in LANGUAGES], RULES / f"{game}-data.md"]


PAGES = [path for name in PREFIX for path in pages_of(name)]


def paragraph_ids(path: Path) -> list[str]:
    return re.findall(r"^- \*\*([A-Z]{2}-[A-Z0-9.-]+)\*\* \S", text_of(path), re.MULTILINE)


def heading_ids(path: Path) -> list[str]:
    return re.findall(r"^#+ ([A-Z]{2}-[0-9.]+) \S", text_of(path), re.MULTILINE)


def written_down(game: str) -> set[str]:
    """All ids of a game's rules and rulings."""
    pages = [*[rules_page(page, "en") for page in rules_of(game)], rulings_page(game, "en")]
    return {id for page in pages for id in [*paragraph_ids(page), *heading_ids(page)]}


def table_after(path: Path, id: str, columns: int) -> list[list[str]]:
    """The cells of the first table of this many columns below the line of this id, without its head."""
    below = text_of(path).split(f"{id}** ", 1)[1].splitlines()
    rows: list[list[str]] = []
    for line in below:
        cells = [cell.strip() for cell in line.strip("|").split("|")] if line.startswith("|") else []
        if len(cells) == columns:
            rows.append(cells)
        elif rows:
            break
    return rows[2:]


def counted(text: str) -> list[tuple[int, str]]:
    """“2 goods of choice and 1 +2 token” as sorted pairs; remarks in brackets are left out."""
    found: list[tuple[int, str]] = []
    for number, word in re.findall(r"(?<![+\d])(\d+) (\+2|\w+)", re.sub(r"\(.*?\)", "", text)):
        kinds = [kind for stem, kind in STEMS.items() if word.startswith(stem)]
        assert len(kinds) == 1, f"{word} in {text}"
        found.append((int(number), kinds[0]))
    return sorted(found)


def written(effect: str) -> list[tuple[int, str]]:
    """The same from the engine's notation; a peek is not counted."""
    items = [item.split() for item in re.split(r"[+|>]", effect)]
    pairs = [(int(item[0]), item[1]) if len(item) == 2 else (1, item[0]) for item in items]
    return sorted(pair for pair in pairs if pair[1] != "peek")


def of_edition(text: str, edition: int, lang: str) -> str:
    """What a cell such as `0 (first edition: 1)` says of one edition."""
    remark = rf" \({FIRST_EDITION[lang]}: ([^)]*)\)"
    return re.sub(remark, "", text) if edition == 2 else re.sub(rf"\d+(?: \w+)?{remark}", r"\1", text)


def families_of(**options: object) -> list[Family]:
    """The families of Kingsburg as these options put them on the table."""
    rules = game("kingsburg")
    return rules.families(chosen_options(rules.options, [], options, 3))


def rows_of(family: str, edition: int, **options: object) -> list[Row]:
    return next(f.rows for f in families_of(edition=edition, **options) if f.name == family)


def name_cell(first: Row, second: Row, lang: str) -> str:
    """A name as the tables print it: in Polish with that of the first edition, if it is another one."""
    if lang == "en" or first.pl.lower() == second.pl.lower():
        return second.name(lang)
    return f"{second.pl} ({first.pl})"


@pytest.mark.parametrize("page", PARAGRAPHS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_paragraph_is_there_in_order(page: str, lang: str) -> None:
    assert paragraph_ids(rules_page(page, lang)) == PARAGRAPHS[page]


@pytest.mark.parametrize(
    ("name", "page"), [*[(name, rules_page) for name in PARAGRAPHS], *[(name, rulings_page) for name in PREFIX]]
)
def test_both_languages_have_the_same_chapters(name: str, page: Callable[[str, str], Path]) -> None:
    """The headings with their ids, and the tables with their numbers of rows, stand in the same order."""
    assert heading_ids(page(name, "pl")) == heading_ids(page(name, "en"))
    outlines = [re.findall(r"^(#+ |\|)", text_of(page(name, lang)), re.MULTILINE) for lang in LANGUAGES]
    assert outlines[0] == outlines[1]


@pytest.mark.parametrize("name", PREFIX)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_ruling_is_there_in_order(name: str, lang: str) -> None:
    assert paragraph_ids(rulings_page(name, lang)) == RULINGS[name]


@pytest.mark.parametrize("name", PREFIX)
def test_every_ruling_has_a_question_an_answer_and_a_reason(name: str) -> None:
    marks = {"en": ("Question", "Ruling", "Why"), "pl": ("Pytanie", "Rozstrzygnięcie", "Dlaczego")}
    for lang, words in marks.items():
        rulings = re.findall(r"^- \*\*.*$", text_of(rulings_page(name, lang)), re.MULTILINE)
        assert len(rulings) == len(RULINGS[name])
        for ruling in rulings:
            assert [ruling.count(f"*{word}:*") for word in words] == [1, 1, 1], ruling


@pytest.mark.parametrize("name", PREFIX)
def test_both_languages_name_the_same_options(name: str) -> None:
    named = [
        [re.findall(r"`(\w+)`", line) for line in text_of(rulings_page(name, lang)).splitlines() if "`" in line]
        for lang in LANGUAGES
    ]
    assert named[0]
    assert named[0] == named[1]


@pytest.mark.parametrize("name", ["kingsburg", "paladins"])
def test_every_rule_the_engine_names_is_written_down(name: str) -> None:
    sources = sorted((ROOT / "src" / "palatine" / "games" / name).rglob("*.py"))
    rule = rf"{PREFIX[name]}-(?:[AB][-.]\d+|\d+(?:\.\d+)*)"
    named = {id for path in sources for id in re.findall(rule, text_of(path))}
    assert len(named) > 50
    assert named <= written_down(name)


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_every_rule_a_page_names_is_written_down(path: Path) -> None:
    name = re.split(r"[-.]", path.name)[0]
    named = set(re.findall(rf"{PREFIX[name]}-(?:[AB][-.]\d+|R?\d+(?:\.\d+)*)", text_of(path)))
    assert named
    assert named <= written_down(name)


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_links_lead_somewhere(path: Path) -> None:
    links = re.findall(r"\]\(([^)]+)\)", text_of(path))
    assert links
    assert [link for link in links if not (RULES / link).is_file()] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_advisors_as_the_engine_has_them(lang: str) -> None:
    table = table_after(RULES_OF[lang], "KB-5.4.4", 5)
    assert len(table) == 18
    for rank, (cells, first, second) in enumerate(
        zip(table, rows_of("advisors", 1), rows_of("advisors", 2), strict=True), start=1
    ):
        assert cells[0] == str(rank)
        assert cells[1] == name_cell(first, second, lang)
        for edition, row in ((1, first), (2, second)):
            support = row.text("support")
            assert counted(of_edition(cells[2], edition, lang)) == written(support), row.id
            assert (PEEK[lang] in cells[2]) == ("peek" in support), row.id
        assert cells[3:] == [SOURCES[lang][first.source], SOURCES[lang][second.source]], first.id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_buildings_as_the_engine_has_them(lang: str) -> None:
    table = table_after(RULES_OF[lang], "KB-13.6", 8)
    assert len(table) == 20
    for cells, first, second in zip(table, rows_of("buildings", 1), rows_of("buildings", 2), strict=True):
        assert cells[:2] == [second.text("row"), ROMAN[second.integer("column")]], second.id
        assert cells[2] == name_cell(first, second, lang)
        for edition, row in ((1, first), (2, second)):
            assert counted(cells[3]) == written(row.text("cost")), row.id
            assert int(of_edition(cells[4], edition, lang)) == row.integer("vp"), row.id
            bonus = row.integer("battle")
            minus_or_plus = f"{bonus:+}".replace("-", "−")
            assert not bonus or minus_or_plus in cells[5], row.id
        assert cells[6:] == [SOURCES[lang][first.source], SOURCES[lang][second.source]], first.id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_enemies_as_the_engine_has_them(lang: str) -> None:
    table = table_after(RULES_OF[lang], "KB-9.14", 7)
    assert len(table) == 25
    for cells, first, second in zip(table, rows_of("enemies", 1), rows_of("enemies", 2), strict=True):
        assert cells[:3] == [ROMAN[second.integer("year")], second.name(lang), str(second.integer("strength"))]
        for row in (first, second):
            assert counted(cells[3]) == written(row.text("losses")), row.id
            assert counted(cells[4]) == written(row.text("rewards")), row.id
        assert ("(?)" in cells[3]) == bool(second.note[0]), "doubtful losses are marked"
        assert cells[5:] == [SOURCES[lang][first.source], SOURCES[lang][second.source]], first.id


def example_overlay(modules: bool = False) -> dict[str, object]:
    """The first example is about the base game, the second about modules."""
    blocks = re.findall(r"```toml\n(.*?)```", text_of(DATA), re.DOTALL)
    assert len(blocks) == 2
    return tomllib.loads(blocks[modules])


def test_the_overlay_fields_are_those_of_the_engine() -> None:
    """Every field an overlay may replace stands in the table of fields, and nothing else does."""
    listed = {
        (family, field)
        for families, fields in re.findall(r"^\| (`[\w`, ]+`) \| (`[\w`, ]+`) \|", text_of(DATA), re.MULTILINE)
        for family in re.findall(r"`(\w+)`", families)
        for field in re.findall(r"`(\w+)`", fields)
    }
    played = families_of(modules=MODULES, scenario="currying_favour")
    assert listed == {(f.name, field) for f in played for field in [*f.numbers, *f.effects]}


def test_the_python_example_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    toml, python = (
        re.findall(rf"```{language}\n(.*?)```", text_of(DATA), re.DOTALL) for language in ("toml", "python")
    )
    (tmp_path / "my-box.toml").write_text(toml[0], encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    names: dict[str, Table] = {}
    exec(python[0], names)
    assert names["table"].view(None)["overlay"] == example_overlay()


@pytest.mark.parametrize("edition", [1, 2])
def test_the_overlay_example_plays_to_the_end(edition: int) -> None:
    overlay = example_overlay()
    table = palatine.new_game("kingsburg", seats=3, options={"edition": edition}, seed=5, overlay=overlay)
    bot = palatine.bot("random", seed=5)
    while not table.is_over:
        seat = table.to_act[0]
        table.play(bot.choose(palatine.sampler(table, seat), seat), seat)
    again = palatine.replay(table.record())
    assert again.scores() == table.scores()
    assert again.view(None)["overlay"] == overlay


def test_the_overlay_example_changes_a_price_and_a_loss() -> None:
    position: dict[str, object] = {
        "game": "kingsburg",
        "seats": 3,
        "pending": [["building"]],
        "table": {"year": 1, "phase": 2, "seats": [{"goods": {"gold": 1, "stone": 1}}]},
    }
    assert "build guard_tower" in texts(palatine.load(position))
    with_overlay = palatine.load({**position, "overlay": example_overlay()})
    assert with_overlay.is_over, "nobody can afford anything"

    battle: dict[str, object] = {
        "game": "kingsburg",
        "seats": 3,
        "pending": [["winter"]],
        "forced": {"dice": [1], "draw": ["year5_barbarians_8"]},
        "table": {"year": 5, "phase": 8, "seats": [{"buildings": ["statue", "inn", "palisade"], "vp": 3}]},
    }
    assert buildings(palatine.load(battle)) == ["inn", "palisade"]
    assert buildings(palatine.load({**battle, "overlay": example_overlay()})) == ["palisade"]


def texts(table: Table) -> list[str]:
    return [table.text(action) for action in table.options(table.to_act[0])]


def buildings(table: Table) -> object:
    dumped = table.dump()["table"]
    assert isinstance(dumped, dict)
    return dumped["seats"][0]["buildings"]
