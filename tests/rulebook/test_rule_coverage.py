"""Coverage by rule: every paragraph of the written rules has code that carries it out and a test that proves it.

A rule id searched for gives three hits: the rules, the code, the test. What has no code or no proof stands below, with
a reason that a player would accept; a hole that has been filled must leave the list.
"""

import ast
import re
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from palatine.api import game

ROOT = Path(__file__).parents[2]
CODE = "code"
PROOF = "proof"


@dataclass
class RuleBook:
    """Where the rules of one game are written, carried out and proved, and which of them are holes."""

    name: str
    prefix: str
    rules: list[str]
    holes: dict[str, tuple[str, str]] = field(default_factory=dict)
    """Rule id: what is missing (code, proof, or both), and why."""
    examples: list[int] = field(default_factory=list)
    """Numbers of the worked examples that can be played."""

    @property
    def ledger(self) -> str:
        """The page of the rulings, in English."""
        return self.rules[-1]

    @property
    def source(self) -> Path:
        return ROOT / "src" / "palatine" / "games" / self.name

    @property
    def tests(self) -> Path:
        return ROOT / "tests" / "rulebook" / self.name

    def ids(self, text: str) -> set[str]:
        """All rule ids in a text, such as KB-5.3.1, KB-A-08, WK-R15 or PA-A.7; KB-5.3.10 is not KB-5.3.1."""
        return set(re.findall(rf"\b{self.prefix}-(?:[A-Z]+[-.]?)?\d+(?:\.\d+)*", text))


MISPRINT = (
    "it explains a slip in a printed example; there is nothing to carry out, the example itself is played as a test"
)

BOOKS = [
    RuleBook(
        "kingsburg",
        "KB",
        ["docs/rules/kingsburg.md", "docs/rules/kingsburg-modules.md", "docs/rules/kingsburg-rulings.md"],
        {
            "KB-A-04": ("code", MISPRINT),
            "KB-A-05": ("code", MISPRINT),
            "KB-A-44": ("code, proof", "it only says how we number the rulebook's examples"),
        },
        [*range(1, 92)],
    ),
    RuleBook(
        "paladins",
        "PA",
        ["docs/rules/paladins.md", "docs/rules/paladins-rulings.md"],
        {},
        [*range(1, 62)],
    ),
    RuleBook(
        "valeria",
        "VA",
        ["docs/rules/valeria.md", "docs/rules/valeria-rulings.md"],
        {
            "VA-1.2": (
                "code, proof",
                "it counts the tokens in the box; in play they never run out (VA-1.4)",
            ),
            "VA-13.25": ("code, proof", "it says how we read misprints of the rulebook; there is nothing to carry out"),
        },
        [*range(1, 50)],
    ),
    RuleBook(
        "wonderful_kingdom",
        "WK",
        ["docs/rules/wonderful_kingdom.md", "docs/rules/wonderful_kingdom-rulings.md"],
        {},
        [*range(1, 34)],
    ),
]
each_book = pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.name)


def written(book: RuleBook) -> list[str]:
    """The paragraphs of the rules, in their order: lines such as `- **KB-5.3.4** …`."""
    return [id for path in book.rules for id in paragraphs(book, path)]


def paragraphs(book: RuleBook, path: str) -> dict[str, str]:
    """The paragraphs of one page by id."""
    paragraph = re.compile(rf"^- \*\*({book.prefix}-[A-Z0-9.-]+)\*\* (.*)", re.MULTILINE)
    return dict(paragraph.findall((ROOT / path).read_text(encoding="utf-8")))


def headings(book: RuleBook) -> set[str]:
    """Ids of chapters, which paragraphs and code may refer to as a whole."""
    found: set[str] = set()
    for path in book.rules:
        for line in (ROOT / path).read_text(encoding="utf-8").splitlines():
            if line.startswith("#"):
                found |= book.ids(line)
    return found


def carried_out(book: RuleBook) -> set[str]:
    """The ids that the game's code cites."""
    return {id for path in book.source.rglob("*.py") for id in book.ids(path.read_text(encoding="utf-8"))}


def vectors_of(book: RuleBook) -> dict[str, ast.FunctionDef]:
    """Every test of the game's rules by file and name."""
    return {
        f"{path.stem}.{node.name}": node
        for path in book.tests.rglob("test_*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    }


def docstrings(book: RuleBook) -> dict[str, str]:
    """What each test of the game says it proves."""
    return {name: ast.get_docstring(node) or "" for name, node in vectors_of(book).items()}


def proved(book: RuleBook) -> set[str]:
    """The ids in the docstrings of tests."""
    return {id for text in docstrings(book).values() for id in book.ids(text)}


def without(kind: str, rules: list[str], found: set[str], holes: dict[str, tuple[str, str]]) -> list[str]:
    """Rules that lack code or proof and are no known hole."""
    return [id for id in rules if id not in found and kind not in holes.get(id, ("", ""))[0]]


def filled(kind: str, rules: list[str], found: set[str], holes: dict[str, tuple[str, str]]) -> list[str]:
    """Holes that are none: the rule is cited after all, or the rules have no such paragraph."""
    return [id for id, (missing, _) in holes.items() if (kind in missing and id in found) or id not in rules]


def read(ids: list[str], what: str) -> str:
    return f"{what}: {', '.join(ids)}"


@each_book
def test_every_rule_has_code(book: RuleBook) -> None:
    missing = without(CODE, written(book), carried_out(book), book.holes)
    assert not missing, read(missing, f"rules that no file under {book.source.relative_to(ROOT)} cites")


@each_book
def test_every_rule_has_a_proof(book: RuleBook) -> None:
    missing = without(PROOF, written(book), proved(book), book.holes)
    assert not missing, read(missing, f"rules that no test under {book.tests.relative_to(ROOT)} names in its docstring")


@each_book
def test_holes_are_holes(book: RuleBook) -> None:
    rules = written(book)
    no_code = filled(CODE, rules, carried_out(book), book.holes)
    no_proof = filled(PROOF, rules, proved(book), book.holes)
    assert not no_code, read(no_code, "no longer holes in the code (or not in the rules): take them off the list")
    assert not no_proof, read(no_proof, "no longer holes in the tests (or not in the rules): take them off the list")
    assert all(missing in ("code", "proof", "code, proof") and reason for missing, reason in book.holes.values())


@each_book
def test_every_cited_rule_is_written_down(book: RuleBook) -> None:
    """A citation leads somewhere: to a paragraph, to a chapter, or to one of the rulebooks' examples."""
    rules = written(book)
    known = {*rules, *headings(book), *[id.rpartition(".")[0] for id in rules if "." in id]}
    cited = carried_out(book) | proved(book)
    unknown = sorted([id for id in cited - known if not id.startswith(f"{book.prefix}-EX-")])
    assert not unknown, read(unknown, f"cited, but not in {' or '.join(book.rules)}")


@each_book
def test_every_test_names_its_rule(book: RuleBook) -> None:
    nameless = [name for name, text in docstrings(book).items() if not text.startswith(f"{book.prefix}-")]
    assert not nameless, read(nameless, "docstrings that do not begin with a rule")


@each_book
def test_every_worked_example_is_played(book: RuleBook) -> None:
    """Each has a test named after it, whose docstring begins with its number."""
    tests = {name.partition(".")[2]: text for name, text in docstrings(book).items()}
    missing = [
        f"{book.prefix}-EX-{n}"
        for n in book.examples
        if not any(
            name.startswith(f"test_{book.prefix.lower()}_ex_{n}_") and re.match(rf"{book.prefix}-EX-{n}\b", text)
            for name, text in tests.items()
        )
    ]
    assert not missing, read(missing, "examples without a test of their own")


def ruling_options(book: RuleBook) -> set[tuple[str, str]]:
    """The options that choose between readings of a rule, with the ruling: either names the other."""
    rulings = paragraphs(book, book.ledger)
    named = {(name, id) for id, text in rulings.items() for name in re.findall(r"\*Option:\* `(\w+)`", text)}
    return named | {(option.name, option.rule) for option in game(book.name).options if option.rule in rulings}


def sets(test: ast.FunctionDef, option: str) -> bool:
    """Whether a test plays with this option: `{"option": …}` or `option=…`."""
    return any(
        (isinstance(node, ast.Dict) and any(isinstance(key, ast.Constant) and key.value == option for key in node.keys))
        or (isinstance(node, ast.keyword) and node.arg == option)
        for node in ast.walk(test)
    )


@each_book
@pytest.mark.parametrize(("ending", "word"), [(".md", "Option"), (".pl.md", "Opcja")], ids=["en", "pl"])
def test_every_ruling_option_has_its_entry_in_the_ledger(book: RuleBook, ending: str, word: str) -> None:
    """The ruling it belongs to names it, so that whoever reads the answer learns that it can be had otherwise."""
    entries = paragraphs(book, book.ledger.removesuffix(".md") + ending)
    silent = [f"{name} ({id})" for name, id in ruling_options(book) if f"*{word}:* `{name}`" not in entries[id]]
    assert not silent, read(silent, f"options that their ruling does not name as *{word}:*")


@each_book
def test_every_option_of_the_ledger_is_one_of_the_game(book: RuleBook) -> None:
    assert {name for name, _ in ruling_options(book)} <= {option.name for option in game(book.name).options}


@each_book
def test_every_ruling_option_has_a_proof(book: RuleBook) -> None:
    """A test that cites the ruling plays with the option."""
    played = [(book.ids(ast.get_docstring(test) or ""), test) for test in vectors_of(book).values()]
    unproved = [
        f"{name} ({id})"
        for name, id in ruling_options(book)
        if not any(id in cited and sets(test, name) for cited, test in played)
    ]
    assert not unproved, read(unproved, "options that no test of their ruling sets")


@each_book
def test_no_rule_is_written_twice(book: RuleBook) -> None:
    rules = written(book)
    assert len(rules) > 100
    twice = sorted({id for id in rules if rules.count(id) > 1})
    assert not twice, read(twice, "two paragraphs with one id")


def test_a_missing_rule_is_found() -> None:
    rules = ["KB-5.3.1", "KB-5.3.10", "KB-9.1"]
    found = BOOKS[0].ids("KB-5.3.10 White dice; KB-A-08, KB-EX-5.")
    assert found == {"KB-5.3.10", "KB-A-08", "KB-EX-5"}
    assert RuleBook("wonderful_kingdom", "WK", []).ids("WK-R15 and WK-B-02, WK-13.3; not WK-R.") == {
        "WK-R15",
        "WK-B-02",
        "WK-13.3",
    }
    pa = RuleBook("paladins", "PA", []).ids("PA-A.7. PA-A.70, PA-B-02 and PA-14.30; not PA-A.")
    assert pa == {"PA-A.7", "PA-A.70", "PA-B-02", "PA-14.30"}
    assert without(CODE, rules, found, {}) == ["KB-5.3.1", "KB-9.1"]
    assert without(CODE, rules, found, {"KB-9.1": ("code", "not built")}) == ["KB-5.3.1"]
    assert without(PROOF, rules, found, {"KB-9.1": ("code", "not built")}) == ["KB-5.3.1", "KB-9.1"]
    assert filled(CODE, rules, found, {"KB-5.3.10": ("code", ""), "KB-9.2": ("proof", "")}) == ["KB-5.3.10", "KB-9.2"]
