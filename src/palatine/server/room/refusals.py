"""Everything a room refuses, each with a stable code for programs and a sentence in both languages for people."""

from typing import Final

from palatine.server.errors import BadRequest, Damaged, ServerError, Stale

FORBIDDEN: Final = 403
MISSING: Final = 404
CONFLICT: Final = 409

SENTENCES: Final[dict[str, tuple[int, str, str]]] = {
    "no_such_seat": (
        MISSING,
        "there is no seat {seat} here; seats run from 0 to {last} (on the page from 1)",
        "nie ma tu miejsca {seat}; miejsca mają numery od 0 do {last} (na stronie od 1)",
    ),
    "not_yours": (FORBIDDEN, "this seat is not yours", "to miejsce nie należy do ciebie"),
    "not_seated": (
        FORBIDDEN,
        "only somebody with a seat at this table can do that",
        "to może zrobić tylko osoba, która ma miejsce przy tym stole",
    ),
    "not_owner": (
        FORBIDDEN,
        "only whoever opened this table can do that",
        "to może zrobić tylko osoba, do której należy ten stół",
    ),
    "not_allowed": (FORBIDDEN, "this is not yours to do", "nie masz do tego uprawnień"),
    "reserved": (
        FORBIDDEN,
        "this seat waits for somebody with an invitation",
        "to miejsce czeka na osobę z zaproszeniem",
    ),
    "not_open": (CONFLICT, "this seat is taken", "to miejsce jest zajęte"),
    "already_open": (CONFLICT, "this seat is open already", "to miejsce jest już wolne"),
    "already_seated": (CONFLICT, "you have a seat at this table already", "masz już miejsce przy tym stole"),
    "odd_position": (
        CONFLICT,
        "the position this table began with leads to something the rules do not know; this cannot be done here",
        "pozycja, od której zaczął ten stół, prowadzi do czegoś, czego zasady nie znają; tego nie można tu zrobić",
    ),
    "too_many_tables": (
        CONFLICT,
        "bots alone play at {most} of your tables already; let one of those games end first",
        "same boty grają już przy {most} twoich stołach; poczekaj, aż któraś z tych gier się skończy",
    ),
    "seats_open": (
        CONFLICT,
        "the game starts when every seat is taken",
        "gra rozpocznie się, gdy wszystkie miejsca będą zajęte",
    ),
    "not_started": (CONFLICT, "the game has not started yet", "gra jeszcze się nie rozpoczęła"),
    "already_started": (CONFLICT, "the game has started already", "gra już się rozpoczęła"),
    "game_over": (CONFLICT, "this game has ended", "ta gra jest zakończona"),
    "bot_plays": (
        CONFLICT,
        "a bot is playing this seat; take the seat back first",
        "na tym miejscu gra bot; najpierw przejmij grę od bota",
    ),
    "no_stand_in": (CONFLICT, "no bot is standing in at this seat", "na tym miejscu nie gra bot w zastępstwie"),
    "conceded": (CONFLICT, "this seat has conceded", "na tym miejscu gra jest poddana"),
    "nothing_to_redo": (CONFLICT, "there is no move to give back here", "nie ma ruchu do ponowienia"),
    "too_many_moves": (
        CONFLICT,
        "at most so many moves can be taken back: {most}",
        "można cofnąć najwyżej tyle ruchów: {most}",
    ),
    "proposal_open": (
        CONFLICT,
        "another proposal is still waiting for answers",
        "inna propozycja czeka jeszcze na odpowiedzi",
    ),
    "no_proposal": (CONFLICT, "there is no such proposal now", "nie ma teraz takiej propozycji"),
    "no_vote": (
        CONFLICT,
        "this proposal is not waiting for your answer",
        "ta propozycja nie czeka na twoją odpowiedź",
    ),
    "not_absent": (
        CONFLICT,
        "a person can be replaced only when their own clock has run out; without a clock, when they have not answered "
        "for as many days as this table agreed on",
        "zastąpić można tylko osobę, której skończył się własny czas; bez zegara: osobę, która nie odpowiada tyle dni, "
        "ile ustalono przy tym stole",
    ),
    "one_vote": (
        CONFLICT,
        "whoever takes a free seat sees its hand, so one person cannot open it alone; a bot can take it over",
        "kto zajmie wolne miejsce, zobaczy jego karty, więc jedna osoba nie może go otworzyć; może je przejąć bot",
    ),
    "no_concession": (
        CONFLICT,
        "a game ends early only after somebody has conceded; you may propose to abort it",
        "grę można zakończyć wcześniej tylko wtedy, gdy ktoś podda grę; możesz zaproponować jej przerwanie",
    ),
    "not_flagged": (
        CONFLICT,
        "a bot can be called only when the time of this seat is up",
        "bota można wezwać dopiero wtedy, gdy na tym miejscu skończy się czas",
    ),
    "no_hints": (FORBIDDEN, "hints are off at this table", "przy tym stole nie ma podpowiedzi"),
    "hint_waits": (
        CONFLICT,
        "the last hint for this seat is not ready yet",
        "poprzednia podpowiedź dla tego miejsca nie jest jeszcze gotowa",
    ),
    "time_left": (CONFLICT, "there is time left at this seat", "to miejsce ma jeszcze czas na ruch"),
}


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
