"""Text records: what they look like, and what is wrong with broken ones, line by line."""

import pytest

import palatine
from kernel import high_card
from palatine.kernel import record
from palatine.kernel.table import Table

GAME = """palatine: 0.1.0
game: kingsburg
rules: 1
seats: 2
options: {"edition": 2}

order: 2 1
# King's Aid
2: take wood
1: take   gold
neutral: 1 2 3
neutral: 4 5
roll 2: 1 1 1
roll 1: 6 6 6
2: place 1 jester
"""


def broken(text: str) -> palatine.BrokenRecord:
    with pytest.raises(palatine.BrokenRecord) as caught:
        palatine.replay(text)
    assert caught.value.en.strip() and caught.value.pl.strip()
    return caught.value


def test_a_record_by_hand() -> None:
    table = palatine.replay(GAME)
    assert table.to_act == (0,)
    assert "1: take gold\nneutral: 1 2 3\n" in table.record()
    assert palatine.replay(table.record()).digest() == table.digest()


def test_a_record_without_moves() -> None:
    for table in (palatine.new_game("kingsburg", seed=1), palatine.load({"game": "kingsburg", "pending": [["year"]]})):
        assert palatine.replay(table.record()).digest() == table.digest()
    toy = high_card.new_game(2, 3)
    assert record.read(high_card.GAME, toy.record()).digest() == toy.digest()


@pytest.mark.parametrize("text", ["", "\n\n", "palatine: 0.1.0\nrules: 1\n"])
def test_no_game(text: str) -> None:
    assert "does not say which game" in broken(text).en


def test_bad_headers() -> None:
    assert broken("hello\n").en.startswith("line 1, “hello”: is no header; headers are: palatine, game, rules")
    assert "“speed: 3”" in broken(GAME.replace("rules: 1", "speed: 3")).en
    assert "cannot be read" in broken(GAME.replace('{"edition": 2}', '{"edition"')).en
    assert "cannot be read" in broken(GAME.replace("seats: 2", "seats: two")).en
    assert "cannot be set up: kingsburg is for 2 to 5 seats, not 9" in broken(GAME.replace("seats: 2", "seats: 9")).en
    assert "option edition: 3" in broken(GAME.replace('"edition": 2', '"edition": 3')).en
    with pytest.raises(palatine.UnknownGame):
        palatine.replay(GAME.replace("kingsburg", "chess"))


@pytest.mark.parametrize(
    "header", ["options: null", "options: [1]", 'data: {"game": "x"}', "position: 5", "position: {}"]
)
def test_headers_of_the_wrong_kind(header: str) -> None:
    text = GAME.replace('options: {"edition": 2}', header) if header.startswith("options") else GAME
    assert broken(text if "options" in header else text.replace("seats: 2", f"seats: 2\n{header}")).en


def test_another_rules_version() -> None:
    error = broken(GAME.replace("rules: 1", "rules: 7"))
    assert error.en == "this record follows rules “7” of kingsburg; this engine plays rules 1–2"


def test_unknown_lines() -> None:
    error = broken(GAME + "hello world\n")
    assert error.en.startswith("line 16, “hello world”: is neither a move nor an outcome of: order, enemy, roll")
    assert "is no move" in broken(GAME + "1 take gold\n").en
    assert "neither a move" in broken(GAME.replace("roll 1: 6 6 6", "roll 1: 6 6 7")).en
    assert "neither a move" in broken(GAME.replace("order: 2 1", "order: two one")).en


@pytest.mark.parametrize("line", ["²: pass", "1²: pass", "roll ²: 1 1 1", "0: pass", "9: pass", "1:", ":"])
def test_strange_lines(line: str) -> None:
    assert broken(f"{GAME}{line}\n").en.startswith("line 16")


def test_illegal_moves() -> None:
    error = broken(GAME + "1: place 6 jester\n")
    assert error.en.startswith(
        "line 16, “1: place 6 jester”: “place 6 jester” is not legal now; legal are: pass, place"
    )
    assert error.pl.startswith("wiersz 16, „1: place 6 jester”: ")
    assert "is not the turn of seat 1" in broken(GAME + "2: pass\n").en
    assert "is no action of kingsburg" in broken(GAME + "1: fly\n").en


def test_chance_that_does_not_fit() -> None:
    assert "line 13" in broken(GAME.replace("roll 2: 1 1 1", "roll 1: 1 1 1")).en
    assert "line 11" in broken(GAME.replace("neutral: 1 2 3", "reinforcements: 1")).en
    assert "the game needs here: nothing more" in broken(GAME + "roll 1: 3 3 3\n").en
    assert "cannot be drawn" in broken(GAME.replace("order: 2 1", "order: 2 2")).en
    missing = broken(GAME.replace("roll 1: 6 6 6\n", ""))
    assert "the game needs here: roll 1:" in missing.en
    assert broken(GAME.replace("roll 2: 1 1 1", "roll 2: 1 1")).en.startswith("line 13")


def test_wrong_scores() -> None:
    table = palatine.new_game("kingsburg", seats=2, seed=3)
    while not table.is_over:
        table.play(table.options()[-1])
    text = table.record()
    scores = " ".join([str(score) for score in table.scores()])
    assert palatine.replay(text).scores() == table.scores()
    error = broken(text.replace(f"scores: {scores}", "scores: 99 98"))
    assert error.en == f"the record says scores 99 98, the game played again gives {scores}"
    assert "gives unfinished" in broken(f"{GAME}scores: 1 2\n").en
    assert broken(f"{text}1: pass\n").en


def test_a_redealt_table_has_no_record() -> None:
    with pytest.raises(palatine.BrokenRecord, match="keeps no log"):
        palatine.new_game("kingsburg", seed=1).redeal(0, 1).record()


def played_line_by_line(text: str) -> Table:
    """A record played as a server does it: the set-up, then one move with its outcomes after another."""
    lines = [line for line in text.splitlines()[len(record.header(text)) :] if line and not line.startswith("#")]
    starts = [i for i, line in enumerate(lines) if line[0].isdecimal()]
    game = palatine.api.game("kingsburg")
    table = record.begun(game, 2, {"edition": 2}, None, None, 1, lines[: starts[0]])
    for at, end in zip(starts, [*starts[1:], len(lines)], strict=True):
        record.play_line(table, lines[at], lines[at + 1 : end])
        assert record.outcome_lines(table) == lines[at + 1 : end]
    return table


def test_a_record_line_by_line() -> None:
    table = played_line_by_line(GAME)
    assert table.digest() == palatine.replay(GAME).digest()
    assert table.record() == palatine.replay(GAME).record()


@pytest.mark.parametrize(
    ("move", "outcomes"),
    [
        ("1: take wood", ["neutral: 1 2 3", "neutral: 4 5", "roll 2: 1 1 1"]),
        ("1: take wood", ["neutral: 1 2 3", "neutral: 4 5", "roll 2: 1 1 1", "roll 1: 6 6 6", "roll 1: 6 6 6"]),
        ("1: take wood", ["neutral: 1 2 3", "neutral: 4 5", "roll 1: 1 1 1", "roll 2: 6 6 6"]),
        ("1: take wood", ["neutral: 1 2 3", "neutral: 4 5", "roll 2: 1 1 7", "roll 1: 6 6 6"]),
        ("2: take wood", []),
        ("1: take a nap", []),
        ("take wood", []),
    ],
)
def test_a_line_that_does_not_fit_changes_nothing(move: str, outcomes: list[str]) -> None:
    table = palatine.replay(GAME[: GAME.index("1: take")])
    before = table.dump()
    with pytest.raises(palatine.BrokenRecord):
        record.play_line(table, move, outcomes)
    assert table.dump() == before


def test_a_set_up_needs_exactly_its_outcomes() -> None:
    game = palatine.api.game("kingsburg")
    assert record.outcome_lines(record.begun(game, 2, {}, None, None, 1, ["order: 2 1"])) == ["order: 2 1"]
    for lines in ([], ["order: 2 1", "order: 2 1"], ["order: 3 1"]):
        with pytest.raises(palatine.PalatineError):
            record.begun(game, 2, {}, None, None, 1, lines)


def test_a_position_begins_with_its_outcomes() -> None:
    game = palatine.api.game("kingsburg")
    table = palatine.load({"game": "kingsburg", "seats": 2, "pending": [["set_up"]]})
    lines = record.outcome_lines(table)
    position: dict[str, object] = {"game": "kingsburg", "seats": 2, "pending": [["set_up"]]}
    rules = game.rules_version
    assert lines and record.begun(game, 2, {}, None, position, rules, lines).digest() == table.digest()
    with pytest.raises(palatine.BrokenRecord):
        record.begun(game, 2, {}, None, position, rules, [*lines, lines[-1]])


def test_rewinding_before_a_listener_tells_the_events_again() -> None:
    table = palatine.replay(GAME)
    told = [palatine.replay(GAME[: GAME.index("2: place")]).events_since(0), table.events_since(0)]
    back = record.rewound(table, 1, True)
    assert back.listening and back.events_since(0) == told[0] == told[1][: len(told[0])]
