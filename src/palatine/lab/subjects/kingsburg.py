"""Kingsburg: advisors, buildings, governors."""

from palatine.lab.subjects import Subject, Subjects

SUBJECTS = Subjects(
    (
        Subject("influence", "influence", "advisor", whole="advisors"),
        Subject("build", "build", "building", whole="buildings"),
        Subject("governor", "governor", "card"),
    )
)
