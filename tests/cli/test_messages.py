"""Both languages say everything: no sentence is empty, and both have the same words to fill in."""

import re
import string
from pathlib import Path

import pytest

import palatine.cli
from palatine.cli.boards.kingsburg.words import WORDS, word
from palatine.cli.messages import MESSAGES, say, trouble


def fields(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name}


@pytest.mark.parametrize("key", sorted(MESSAGES))
def test_messages_are_complete(key: str) -> None:
    english, polish = MESSAGES[key]
    assert english.strip() and polish.strip()
    assert fields(english) == fields(polish)


@pytest.mark.parametrize("key", sorted(WORDS))
def test_words_of_the_board_are_complete(key: str) -> None:
    texts = WORDS[key]
    assert len(texts) == 3 and all(text.strip() for text in texts)
    assert fields(texts[0]) == fields(texts[1]) == fields(texts[2])


def test_every_message_is_used() -> None:
    """A message nobody says is a message nobody keeps right."""
    source = "\n".join([path.read_text(encoding="utf-8") for path in Path(palatine.cli.__file__).parent.rglob("*.py")])
    # keys put together from parts
    made = (
        "opt.",
        "cmd",
        "help.",
        "sim.",
        "perft.",
        "describe.",
        "word.",
        "reports.",
        "admin.",
        "arena.",
        "solo.",
        "study.",
    )
    said = [key for key in MESSAGES if source.count(f'"{key}"') + source.count(f"'{key}'") > 1]
    assert [key for key in MESSAGES if key not in said and not key.startswith(made)] == []


def test_errors_speak_both_languages() -> None:
    error = trouble("file.missing", path="x.txt")
    assert (error.say("en"), error.say("pl")) == ("there is no file x.txt", "nie ma pliku x.txt")


def test_polish_has_no_gendered_past_and_editions_differ() -> None:
    polish = " ".join([pl for _, pl in MESSAGES.values()] + [text for row in WORDS.values() for text in row[1:]])
    assert re.findall(r"\b\w+(?:łeś|łaś|ałeś|ałaś)\b", polish) == []
    assert word("court", "pl", 2) != word("court", "pl", 1)
    assert say("turn.yours", "pl", name="Anna") == "Anna: twoja kolej."
