"""Everything a room refuses, each with a stable code for programs and a sentence in both languages for people."""

from typing import Final

from palatine.server.errors import BadRequest, Damaged, ServerError, Stale

Sentences = dict[str, tuple[str, str]]

_MISSING: Final[Sentences] = {
    "no_such_seat": (
        "there is no seat {seat} here; seats run from 0 to {last} (on the page from 1)",
        "nie ma tu miejsca {seat}; miejsca mają numery od 0 do {last} (na stronie od 1)",
    ),
}
_FORBIDDEN: Final[Sentences] = {
    "not_yours": ("this seat is not yours", "to miejsce nie należy do ciebie"),
    "not_seated": (
        "only somebody with a seat at this table can do that",
        "to może zrobić tylko osoba, która ma miejsce przy tym stole",
    ),
    "not_owner": (
        "only whoever opened this table can do that",
        "to może zrobić tylko osoba, do której należy ten stół",
    ),
    "not_allowed": ("this is not yours to do", "nie masz do tego uprawnień"),
    "reserved": ("this seat waits for somebody with an invitation", "to miejsce czeka na osobę z zaproszeniem"),
    "no_hints": ("hints are off at this table", "przy tym stole nie ma podpowiedzi"),
}
_CONFLICT: Final[Sentences] = {
    "not_open": ("this seat is taken", "to miejsce jest zajęte"),
    "already_open": ("this seat is open already", "to miejsce jest już wolne"),
    "already_seated": ("you have a seat at this table already", "masz już miejsce przy tym stole"),
    "odd_position": (
        "the position this table began with leads to something the rules do not know; this cannot be done here",
        "pozycja, od której zaczął ten stół, prowadzi do czegoś, czego zasady nie znają; tego nie można tu zrobić",
    ),
    "too_many_tables": (
        "bots alone play at {most} of your tables already; let one of those games end first",
        "same boty grają już przy {most} twoich stołach; poczekaj, aż któraś z tych gier się skończy",
    ),
    "seats_open": ("the game starts when every seat is taken", "gra rozpocznie się, gdy wszystkie miejsca będą zajęte"),
    "not_started": ("the game has not started yet", "gra jeszcze się nie rozpoczęła"),
    "already_started": ("the game has started already", "gra już się rozpoczęła"),
    "game_over": ("this game has ended", "ta gra jest zakończona"),
    "bot_plays": (
        "a bot is playing this seat; take the seat back first",
        "na tym miejscu gra bot; najpierw przejmij grę od bota",
    ),
    "no_stand_in": ("no bot is standing in at this seat", "na tym miejscu nie gra bot w zastępstwie"),
    "conceded": ("this seat has conceded", "na tym miejscu gra jest poddana"),
    "nothing_to_redo": ("there is no move to give back here", "nie ma ruchu do ponowienia"),
    "too_many_moves": ("at most so many moves can be taken back: {most}", "można cofnąć najwyżej tyle ruchów: {most}"),
    "proposal_open": ("another proposal is still waiting for answers", "inna propozycja czeka jeszcze na odpowiedzi"),
    "no_proposal": ("there is no such proposal now", "nie ma teraz takiej propozycji"),
    "no_vote": ("this proposal is not waiting for your answer", "ta propozycja nie czeka na twoją odpowiedź"),
    "not_absent": (
        "a person can be replaced only when their own clock has run out; without a clock, when they have not "
        "answered for as many days as this table agreed on",
        "zastąpić można tylko osobę, której skończył się własny czas; bez zegara: osobę, która nie odpowiada "
        "tyle dni, ile ustalono przy tym stole",
    ),
    "one_vote": (
        "whoever takes a free seat sees its hand, so one person cannot open it alone; a bot can take it over",
        "kto zajmie wolne miejsce, zobaczy jego karty, więc jedna osoba nie może go otworzyć; może je przejąć bot",
    ),
    "no_concession": (
        "a game ends early only after somebody has conceded; you may propose to abort it",
        "grę można zakończyć wcześniej tylko wtedy, gdy ktoś podda grę; możesz zaproponować jej przerwanie",
    ),
    "not_flagged": (
        "a bot can be called only when the time of this seat is up",
        "bota można wezwać dopiero wtedy, gdy na tym miejscu skończy się czas",
    ),
    "hint_waits": (
        "the last hint for this seat is not ready yet",
        "poprzednia podpowiedź dla tego miejsca nie jest jeszcze gotowa",
    ),
    "time_left": ("there is time left at this seat", "to miejsce ma jeszcze czas na ruch"),
}

SENTENCES: Final[dict[str, tuple[int, str, str]]] = {
    code: (status, en, pl)
    for status, sentences in ((404, _MISSING), (403, _FORBIDDEN), (409, _CONFLICT))
    for code, (en, pl) in sentences.items()
}
"""Every code with its HTTP status and what people are told."""


class RoomError(ServerError):
    """A command that is not possible at this table as it stands. Nothing has changed."""

    def __init__(self, code: str, status: int, en: str, pl: str) -> None:
        super().__init__(en, pl)
        self.code = code
        self.status = status


def refused(code: str, **words: object) -> RoomError:
    """The error with this code."""
    status, en, pl = SENTENCES[code]
    return RoomError(code, status, en.format(**words), pl.format(**words))


def stale(version: int) -> Stale:
    """The question that was answered is no longer asked."""
    return Stale(
        "the table has moved on; look at it again and choose once more",
        "sytuacja przy stole już się zmieniła; spójrz na stół i wybierz ponownie",
        version,
    )


def damaged(number: int) -> Damaged:
    """An entry that does not lead where it says. It is named by number only: its text may be secret."""
    return Damaged(
        f"the log of this table cannot be read from entry {number} on",
        f"zapisu tego stołu nie da się odczytać od wpisu {number}",
    )


def malformed(where: str, en: str, pl: str) -> BadRequest:
    """Data of the wrong form; `where` names the field."""
    return BadRequest(f"{where} {en}", f"{where} {pl}")
