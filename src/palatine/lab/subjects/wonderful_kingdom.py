"""It's a Wonderful Kingdom: cards constructed and recycled, advisors, menaces, stages of the quest, duchies."""

from palatine.lab.subjects import Subject, Subjects

SUBJECTS = Subjects(
    (
        Subject("construct", "finish", "card"),
        Subject("recycle", "recycle", "card"),
        Subject("advisor", "advisor", "advisor"),
        Subject("defeat", "defeat", "menace"),
        Subject("stage", "stage", "stage"),
        Subject("duchy", "duchy", "duchy"),
    )
)
