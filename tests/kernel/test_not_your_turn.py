"""Whose turn it is, in the words of whoever asks: by names where there are names, else by the numbers of seats."""

import palatine


def test_people_are_called_by_their_names() -> None:
    table = palatine.new_game("kingsburg", 2, seed=1, names=["Anna", "Jan"])
    waits = table.to_act[0]
    other = 1 - waits
    reason = table.why_not("pass", other)
    assert reason is not None
    name = ["Anna", "Jan"][waits]
    assert reason.en == f"It is not your turn. Now: {name}."
    assert reason.pl == f"To jeszcze nie twoja kolej. Teraz: {name}."


def test_without_names_by_seats() -> None:
    table = palatine.new_game("kingsburg", 2, seed=1)
    waits = table.to_act[0]
    reason = table.why_not("pass", 1 - waits)
    assert reason is not None and reason.en == f"It is not the turn of seat {1 - waits} yet. Now: {waits}."
