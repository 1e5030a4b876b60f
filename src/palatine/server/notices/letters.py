"""What letters say, in the language of whoever gets them."""

from typing import Final

LETTERS: Final[dict[str, dict[str, tuple[str, str]]]] = {
    "email": {
        "en": (
            "Palatine: is this your address?",
            "Somebody gave this address for an account at {address}.\n\nIf it was you, open this page within half "
            "an hour:\n{link}\n\nIf not, there is nothing to do: without it no letters come here.\n",
        ),
        "pl": (
            "Palatine: czy to twój adres?",
            "Ktoś podał ten adres dla konta na {address}.\n\nJeśli to ty, otwórz tę stronę w ciągu pół godziny:"
            "\n{link}\n\nJeśli nie, nic nie rób: bez tego listy nie będą tu przychodzić.\n",
        ),
    },
    "reset": {
        "en": (
            "Palatine: a new password",
            "Somebody has forgotten the password of your account at {address}.\n\nIf it was you, choose a new one "
            "within half an hour:\n{link}\n\nIf not, there is nothing to do: your password stays as it is.\n",
        ),
        "pl": (
            "Palatine: nowe hasło",
            "Ktoś nie pamięta hasła do twojego konta na {address}.\n\nJeśli to ty, ustaw nowe w ciągu pół godziny:"
            "\n{link}\n\nJeśli nie, nic nie rób: twoje hasło się nie zmieni.\n",
        ),
    },
}
PAGES: Final = {"email": "/account/confirm/", "reset": "/account/reset/"}


def letter(kind: str, lang: str, address: str, token: str) -> tuple[str, str]:
    """The subject and the words of a letter with a link."""
    subject, words = LETTERS[kind]["pl" if lang == "pl" else "en"]
    return subject, words.format(address=address, link=f"{address}{PAGES[kind]}{token}")
