"""Kingsburg: advisors, buildings, governors."""

from palatine.lab.subjects import Subject, Subjects

SUBJECTS = Subjects(
    (
        Subject("influence", ("influenced", "pod wpływem graczy"), "influence", "advisor", whole="advisors"),
        Subject("build", ("built", "postawione"), "build", "building", whole="buildings"),
        Subject("governor", ("kept", "zachowani"), "governor", "card"),
    )
)
