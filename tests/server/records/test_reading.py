"""Records that somebody brings: what is wrong is named by its line, in both languages, within a limit of time."""

import pytest

import palatine
from palatine.server.errors import BadRequest
from palatine.server.records.reading import LONGEST_RECORD, TooSlow, verified
from server.records.games import GAMES, finished, unfinished


@pytest.mark.parametrize("name", GAMES)
def test_a_record_is_played_again(name: str) -> None:
    table = finished(name)
    assert verified(table.record()).digest() == table.digest()


def test_an_unfinished_record_is_read_too() -> None:
    table = unfinished("wonderful_kingdom", 33)
    assert verified(table.record()).digest() == table.digest()


def test_the_line_is_named() -> None:
    lines = finished("valeria").record().splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith("1: recruit"))
    lines[at] = "1: recruit nobody"
    with pytest.raises(palatine.BrokenRecord) as caught:
        verified("\n".join(lines))
    assert caught.value.en.startswith(f"line {at + 1}, “1: recruit nobody”: ")
    assert caught.value.pl.startswith(f"wiersz {at + 1}, „1: recruit nobody”: ")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "hello",
        "game: kingsburg\n",
        "game: kingsburg\nrules: 99\nseats: 2\n",
        "game: kingsburg\nrules: 1\nseats: 2\noptions: " + "[" * 20_000 + "\n",
        "game: kingsburg\nrules: 1\nseats: 2\nposition: " + '{"a":' * 20_000 + "\n",
        "game: kingsburg\nrules: 1\nseats: 2\nposition: " + "9" * 6_000 + "\n",
        "game: valeria\nrules: 1\nseats: 1\nposition: [1]\n",
        "game: valeria\nrules: 2\nseats: 2\ndata: {\"citizens\": 5}\n",
        "\x00" * 50,
        "palatine: 0.1.0\ngame: paladins\nrules: 1\nseats: 2\noptions: {}\n\n1: ²\n",
    ],
    ids=range(11),
)  # fmt: skip
def test_what_is_no_record_is_refused_with_a_sentence(text: str) -> None:
    with pytest.raises(palatine.PalatineError) as caught:
        verified(text)
    assert caught.value.en and caught.value.pl and caught.value.en != caught.value.pl


def test_another_game() -> None:
    with pytest.raises(palatine.UnknownGame):
        verified("game: chess\nrules: 1\n")


def test_time_is_limited() -> None:
    with pytest.raises(TooSlow) as caught:
        verified(finished("kingsburg").record(), seconds=-1.0)
    assert "after 0 moves" in caught.value.en and caught.value.status == 422


def test_size_is_limited() -> None:
    with pytest.raises(BadRequest):
        verified("#" * (LONGEST_RECORD + 1))


def test_wrong_scores() -> None:
    text = finished("paladins").record()
    with pytest.raises(palatine.BrokenRecord, match="the record says scores"):
        verified(text.rsplit("scores:", 1)[0] + "scores: 1 2\n")
