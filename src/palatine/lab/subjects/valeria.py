"""Valeria: citizens, monsters, domains, dukes."""

from palatine.lab.subjects import Subject, Subjects

SUBJECTS = Subjects(
    (
        Subject("duke", "duke", "duke"),
        Subject("citizen", "citizen", "citizen"),
        Subject("slay", "slay", "monster"),
        Subject("domain", "acquire", "domain"),
    ),
    turn="roll",
)
