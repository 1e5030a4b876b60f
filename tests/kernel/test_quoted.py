"""What a caller gave stands in a sentence in the quotation marks of its language, never in Python's."""

import re
from pathlib import Path

import palatine
from palatine.kernel.speech import quoted

SOURCES = Path(palatine.__file__).parent


def test_texts_are_quoted_by_language_and_numbers_are_not() -> None:
    assert (quoted("Ola", "pl"), quoted("Ola", "en")) == ("„Ola”", "“Ola”")
    assert (quoted(7, "pl"), quoted(None, "en"), quoted([1], "pl")) == ("7", "None", "[1]")
    assert quoted("O'Hara\n", "pl") == "„O'Hara\\n”", "a sentence stays on its line"


def test_no_sentence_quotes_as_python_does() -> None:
    """A `!r` next to Polish letters or words is a sentence for people."""
    polish = re.compile(r"[ąćęłńóśźż]|\b(?:nie|jest|musi|do|ma)\b.*![r]}|![r]}.*\b(?:nie|jest|musi|do|ma)\b")
    for path in [path for path in SOURCES.rglob("*.py") if "games" not in path.parts]:
        for line in path.read_text(encoding="utf-8").splitlines():
            assert "!r}" not in line or not polish.search(line), f"{path.name}: {line.strip()}"
