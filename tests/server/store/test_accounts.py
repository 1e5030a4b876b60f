"""The life of an account: its password and what replaces a forgotten one, its devices."""

import pytest

from palatine.server.accounts import CODES, MAIL_LINK_AGE, Accounts
from palatine.server.errors import BadRequest, BadSetting, DeadLink, NotAllowed, NotFound, Refused, WrongPassword
from palatine.server.notices.mail import Mailer
from palatine.server.settings import Settings
from palatine.server.store.users import User
from server.store.house import House
from server.store.test_forgetting import WORD, accounts_of, member

OTHER = "another sentence of mine"


class Postbox(Mailer):
    """Keeps letters instead of sending them."""

    @property
    def is_on(self) -> bool:
        return True


def with_mail(house: House) -> Accounts:
    return Accounts(house.identity, house.hall, Postbox(house.settings))


def test_another_password_signs_other_browsers_out(house: House) -> None:
    anna = member(house, "Anna", "anna-one")
    here, there = (house.identity.login("anna-one", WORD).token for _ in range(2))
    mine = house.identity.session(here)
    assert mine is not None
    accounts = accounts_of(house)
    with pytest.raises(WrongPassword):
        accounts.change_password(anna, "a wrong one", OTHER, mine.public_id)
    with pytest.raises(BadRequest):
        accounts.change_password(anna, WORD, "short", mine.public_id)
    accounts.change_password(anna, WORD, OTHER, mine.public_id)
    assert house.identity.session(here) is not None and house.identity.session(there) is None
    with pytest.raises(WrongPassword):
        house.identity.login("anna-one", WORD)
    assert house.identity.login("anna-one", OTHER).user.id == anna.id


def test_a_code_lets_somebody_in_once(house: House) -> None:
    anna = member(house, "Anna", "anna-two")
    ben = member(house, "Ben", "ben-two")
    accounts = accounts_of(house)
    old = accounts.new_codes(anna, WORD)
    codes = accounts.new_codes(anna, WORD)
    assert len({*codes}) == CODES and all(len(code) == 19 for code in codes)
    before = house.identity.login("anna-two", WORD).token
    for name, code in (("anna-two", old[0]), ("ben-two", codes[0]), ("nobody-two", codes[0]), ("anna-two", "x")):
        with pytest.raises(WrongPassword):
            accounts.recover(name, code, OTHER)
    signed = accounts.recover("Anna-Two", f" {codes[0].upper().replace('-', ' ')}", OTHER)
    assert signed.user.id == anna.id and house.identity.session(before) is None
    assert accounts.facts(anna).codes_left == CODES - 1 and accounts.facts(ben).codes_left == 0
    with pytest.raises(WrongPassword):
        accounts.recover("anna-two", codes[0], WORD)
    assert house.identity.login("anna-two", OTHER).user.id == anna.id


def test_guests_have_neither_password_nor_codes(house: House) -> None:
    guest = house.guest()
    with pytest.raises(Refused):
        accounts_of(house).new_codes(guest, WORD)
    with pytest.raises(Refused):
        accounts_of(house).change_password(guest, WORD, OTHER, "")


def test_a_letter_lets_somebody_in_once_the_address_is_theirs(house: House) -> None:
    anna = member(house, "Anna", "anna-three")
    accounts = with_mail(house)
    with pytest.raises(BadRequest):
        accounts.set_email(anna, "no address\r\nBcc: all@example.org", WORD)
    asked = accounts.set_email(anna, "anna@example.org", WORD)
    assert asked is not None and asked.to == "anna@example.org"
    assert accounts.forgotten("anna-three") is None, "nobody has opened the letter yet"
    assert accounts.forgotten("nobody-three") is None
    with pytest.raises(DeadLink):
        accounts.reset(asked.token, OTHER)
    accounts.confirm_email(asked.token)
    with pytest.raises(DeadLink):
        accounts.confirm_email(asked.token)
    sent = accounts.forgotten("anna-three")
    assert sent is not None
    with pytest.raises(DeadLink):
        house.hall.look_at_link(sent.token, None)
    assert accounts.reset(sent.token, OTHER).user.id == anna.id
    with pytest.raises(DeadLink):
        accounts.reset(sent.token, WORD)
    late = accounts.forgotten("anna-three")
    assert late is not None
    house.time.passes(MAIL_LINK_AGE + 1)
    with pytest.raises(DeadLink):
        accounts.reset(late.token, WORD)


def test_without_smtp_there_are_no_letters(house: House) -> None:
    anna = member(house, "Anna", "anna-four")
    with pytest.raises(NotAllowed):
        accounts_of(house).set_email(anna, "anna@example.org", WORD)
    with pytest.raises(NotAllowed):
        accounts_of(house).forgotten("anna-four")


def sessions(house: House, user: User) -> list[str]:
    return [row.label for row in accounts_of(house).sessions(user)]


def test_devices_are_listed_and_signed_out(house: House) -> None:
    anna = member(house, "Anna", "anna-five")
    house.time.passes(1)
    house.identity.login("anna-five", WORD, label="Firefox, Linux")
    assert sessions(house, anna) == ["Firefox, Linux", ""]
    accounts = accounts_of(house)
    accounts.end_session(anna, accounts.sessions(anna)[0].public_id)
    with pytest.raises(NotFound):
        accounts.end_session(house.guest(), accounts.sessions(anna)[0].public_id)
    with pytest.raises(WrongPassword):
        accounts.end_sessions(anna, "", "")
    _, program = house.identity.new_token(anna, "my bot")
    assert accounts.end_sessions(anna, WORD, "")
    assert sessions(house, anna) == [] and house.identity.session(program) is not None


def test_a_guest_stays_where_they_are(house: House) -> None:
    signed = house.identity.guest("Ada", "en")
    here = house.identity.session(signed.token)
    assert here is not None
    link = house.identity.device_link(signed.user)
    there = house.identity.claim_device(link.token)
    assert not accounts_of(house).end_sessions(signed.user, "", here.public_id)
    assert house.identity.session(signed.token) is not None and house.identity.session(there.token) is None


def test_mail_is_never_sent_in_the_clear_by_a_misspelt_word() -> None:
    with pytest.raises(BadSetting, match="SMTP_SECURITY"):
        Settings.read({"PALATINE_SMTP_SECURITY": "ssl"})
