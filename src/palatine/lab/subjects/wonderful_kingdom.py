"""It's a Wonderful Kingdom: cards constructed and recycled, advisors, menaces, stages of the quest, duchies."""

from palatine.lab.subjects import Subject, Subjects

SUBJECTS = Subjects(
    (
        Subject("construct", ("constructed", "skonstruowane"), "finish", "card"),
        Subject("recycle", ("recycled", "przetworzone"), "recycle", "card"),
        Subject("advisor", ("gained", "pozyskani"), "advisor", "advisor"),
        Subject("defeat", ("defeated", "pokonane"), "defeat", "menace"),
        Subject("stage", ("completed", "ukończone"), "stage", "stage"),
        Subject("duchy", ("played", "w grze"), "duchy", "duchy"),
    )
)
