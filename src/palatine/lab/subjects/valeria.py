"""Valeria: citizens, monsters, domains, dukes."""

from palatine.lab.subjects import Subject, Subjects

SUBJECTS = Subjects(
    (
        Subject("duke", ("kept", "zachowani"), "duke", "duke"),
        Subject("citizen", ("taken", "pozyskani"), "citizen", "citizen"),
        Subject("slay", ("slain", "zgładzone"), "slay", "monster"),
        Subject("domain", ("acquired", "pozyskane"), "acquire", "domain"),
    ),
    turn="roll",
)
