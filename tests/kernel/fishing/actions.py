"""The headings, and everything an angler can say."""

from typing import Final

from kernel.fishing.components import FISH
from palatine.kernel.action import ActionBook, Domain

TURN: Final = 0
CAST: Final = 1

_FACES: Final = [str(face) for face in range(1, 7)]
FACE: Final = Domain("face", _FACES, _FACES, _FACES)
CATCH: Final = Domain("fish", [row.id for row in FISH], [row.en for row in FISH], [row.pl for row in FISH], "fish")

BOOK: Final = ActionBook()
CAST_LINE: Final = BOOK.verb("cast", [], "Cast your line", "Zarzuć wędkę")
GO_HOME: Final = BOOK.verb("home", [], "Go home with {catch}", "Wróć do domu: {catch}")
SET_FREE: Final = BOOK.verb("free", [CATCH], "Set free: {fish}", "Wypuść: {fish}")
BITE: Final = BOOK.chance("bite", FACE, is_dice=True)
