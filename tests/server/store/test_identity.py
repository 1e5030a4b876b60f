"""Guests, accounts, sessions and tokens: whoever shows the capability is the user, and nobody learns anything else."""

import pytest
from sqlalchemy import select, update

from palatine.server.errors import BadRequest, LeavesSeats, NotFound, Refused, ServerError, WrongPassword
from palatine.server.identity import MOST_TOKENS, Identity
from palatine.server.room.command import Close
from palatine.server.settings import DAY, HOUR, MINUTE
from palatine.server.store import schema, tokens
from server.store.house import BOT, FRIEND, ME, OPEN, House

PASSWORD = "correct horse"


def test_a_guest_is_known_by_the_token(house: House) -> None:
    signed = house.identity.guest("  Ada \n Lovelace ", "pl")
    session = house.identity.session(signed.token)
    assert session is not None and session.user == signed.user and session.kind == "browser"
    assert (signed.user.nickname, signed.user.account, signed.user.lang) == ("Ada Lovelace", None, "pl")
    assert house.identity.session("something else") is None
    assert house.identity.session("\ud800") is None


def test_tokens_are_long_and_only_their_hash_is_kept(house: House) -> None:
    token = house.identity.guest("Ada", "en").token
    assert len(token) == tokens.TOKEN_LENGTH
    with house.database.reading() as connection:
        kept = connection.execute(select(schema.sessions)).one()
    assert token not in str(kept) and kept.token_hash == tokens.hashed(token)


def test_sessions_end_with_logout_and_with_time(house: House) -> None:
    first, second = house.identity.guest("Ada", "en"), house.identity.guest("Bea", "en")
    house.identity.logout(first.token)
    assert house.identity.session(first.token) is None
    house.time.passes(house.settings.session_age)
    assert house.identity.session(second.token) is None
    house.hall.tidy()
    with house.database.reading() as connection:
        assert connection.execute(select(schema.sessions)).all() == []


def test_a_session_in_use_lives_on(house: House) -> None:
    signed = house.identity.guest("Ada", "en")
    for _ in range(3):
        house.time.passes(house.settings.session_age - DAY)
        assert house.identity.session(signed.token) is not None


@pytest.mark.parametrize("name", ["", "  ", "x" * 33, "\u202e", "\x00"])
def test_names_that_nobody_could_read_are_refused(house: House, name: str) -> None:
    with pytest.raises(BadRequest, match="nickname"):
        house.identity.guest(name, "en")


def test_a_guest_becomes_an_account_and_keeps_everything(house: House) -> None:
    signed = house.identity.guest("Ada", "en")
    table = house.table(signed.user).public_id
    user = house.identity.register(signed.user, "Ada.L", PASSWORD)
    assert (user.id, user.account, user.nickname) == (signed.user.id, "ada.l", "Ada")
    session = house.identity.session(signed.token)
    assert session is not None and session.user == user
    assert house.identity.login("ADA.l ", PASSWORD).user == user
    assert [line.public_id for line in house.hall.tables_of(user)] == [table]
    with pytest.raises(Refused, match="already"):
        house.identity.register(user, "other", PASSWORD)


def test_account_names_are_taken_whatever_they_look_like(house: House) -> None:
    house.identity.register(house.guest(), "Straße", PASSWORD)
    with pytest.raises(Refused, match="taken"):
        house.identity.register(house.guest(), "STRASSE", PASSWORD)


@pytest.mark.parametrize("name", ["ab", "a" * 33, "a b", "-ab-", "<b>", "ada\n", ""])
def test_account_names_are_plain(house: House, name: str) -> None:
    if name == "ada\n":
        assert house.identity.register(house.guest(), name, PASSWORD).account == "ada"
        return
    with pytest.raises(BadRequest, match="name"):
        house.identity.register(house.guest(), name, PASSWORD)


@pytest.mark.parametrize("password", ["short", "x" * 201])
def test_passwords_have_a_sensible_length(house: House, password: str) -> None:
    with pytest.raises(BadRequest, match="password"):
        house.identity.register(house.guest(), "ada", password)


def test_unknown_names_and_wrong_passwords_are_one_answer_and_one_work(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    house.identity.register(house.guest(), "ada", PASSWORD)
    verified: list[str] = []
    verify = type(house.identity.hasher).verify

    def counted(self: object, hash: str, password: str) -> object:
        verified.append(hash.rpartition("$")[0].rpartition("$")[0])
        return verify(house.identity.hasher, hash, password)

    monkeypatch.setattr(type(house.identity.hasher), "verify", counted)
    answers = []
    for name, password in (("ada", "wrong horse"), ("nobody", PASSWORD), ("\x00", ""), ("a b", "x" * 9999)):
        with pytest.raises(WrongPassword) as refused:
            house.identity.login(name, password)
        answers.append((refused.value.code, refused.value.en, refused.value.pl))
    assert len(set(answers)) == 1 and len(verified) == 4
    assert len(set(verified)) == 1, "all with the same parameters"


def test_an_old_hash_is_made_stronger_at_login(house: House) -> None:
    user = house.identity.register(house.guest(), "ada", PASSWORD)
    stronger = Identity(house.database, house.settings, house.hall)
    assert stronger.login("ada", PASSWORD).user == user
    with house.database.reading() as connection:
        kept = connection.execute(select(schema.users.c.password_hash)).scalar_one()
    assert not stronger.hasher.check_needs_rehash(kept)


def test_login_brings_the_seats_of_the_guest(house: House) -> None:
    account = house.identity.register(house.guest("Ada"), "ada", PASSWORD)
    guest = house.identity.guest("Ada at work", "en")
    mine = house.table(guest.user, ME, BOT).public_id
    waiting = house.table(guest.user, FRIEND, OPEN).public_id
    other = house.table(house.guest("Bea"), ME, FRIEND)
    theirs = other.public_id
    house.hall.claim(other.invites[0].path.rpartition("/")[2], guest.user)
    signed = house.identity.login("ada", PASSWORD, guest.user)
    assert signed.user == account
    for table in (mine, theirs):
        room = house.hall.room(table)
        assert room.seats_of(guest.user.public_id) == [] and len(room.seats_of(account.public_id)) == 1
        assert house.hall.entries(table)[-1].kind == "transfer"
    assert house.hall.tables_of(guest.user) == []
    assert {line.public_id: line.owned for line in house.hall.tables_of(account)} == {
        mine: True, waiting: True, theirs: False,
    }  # fmt: skip
    house.hall.command(waiting, account, Close())
    assert house.identity.session(guest.token) is None, "the guest is nobody any more"


def test_login_as_oneself_moves_nothing(house: House) -> None:
    signed = house.identity.guest("Ada", "en")
    account = house.identity.register(signed.user, "ada", PASSWORD)
    table = house.table(account).public_id
    house.identity.login("ada", PASSWORD, account)
    assert house.identity.session(signed.token) is not None
    assert [entry.kind for entry in house.hall.entries(table)] == ["start"]


def test_another_account_keeps_its_seats(house: House) -> None:
    ada = house.identity.register(house.guest("Ada"), "ada", PASSWORD)
    bea = house.identity.register(house.guest("Bea"), "bea", PASSWORD)
    table = house.table(bea).public_id
    house.identity.login("ada", PASSWORD, bea)
    assert house.hall.room(table).seats_of(bea.public_id) == [0, 1]
    assert house.hall.tables_of(ada) == []


def test_a_login_that_cannot_move_a_seat_changes_nothing(house: House) -> None:
    house.identity.register(house.guest("Ada"), "ada", PASSWORD)
    guest = house.identity.guest("Guest", "en")
    fine, broken = house.table(guest.user).public_id, house.table(guest.user).public_id
    with house.database.begin() as connection:
        number = select(schema.tables.c.id).where(schema.tables.c.public_id == broken).scalar_subquery()
        connection.execute(update(schema.entries).where(schema.entries.c.table_id == number).values(kind="magic"))
    house.hall.rooms.drop(broken)
    with pytest.raises(ServerError, match="damaged"):
        house.identity.login("ada", PASSWORD, guest.user)
    assert house.hall.room(fine).seats_of(guest.user.public_id) == [0, 1]
    assert house.identity.session(guest.token) is not None


def test_people_change_how_they_are_called(house: House) -> None:
    ada = house.guest()
    changed = house.identity.change(ada, nickname="Adela", lang="pl", webhook="https://example.org/hook")
    assert (changed.nickname, changed.lang, changed.webhook_url) == ("Adela", "pl", "https://example.org/hook")
    assert len(house.identity.webhook_secret(changed) or "") == tokens.TOKEN_LENGTH
    plain = house.identity.change(changed, webhook="")
    assert (plain.webhook_url, house.identity.webhook_secret(plain), plain.nickname) == (None, None, "Adela")
    assert house.identity.change(plain) == plain
    with pytest.raises(BadRequest, match="lang"):
        house.identity.change(plain, lang="de")


def test_api_tokens_are_listed_without_their_text_and_taken_back(house: House) -> None:
    ada, bea = house.guest("Ada"), house.guest("Bea")
    line, token = house.identity.new_token(ada, " my  script ")
    session = house.identity.session(token)
    assert session is not None and (session.user, session.kind) == (ada, "token")
    assert line.label == "my script" and house.identity.tokens(ada) == [line]
    with pytest.raises(NotFound):
        house.identity.drop_token(bea, line.public_id)
    house.identity.drop_token(ada, line.public_id)
    assert house.identity.session(token) is None and house.identity.tokens(ada) == []


def test_there_are_not_endlessly_many_tokens(house: House) -> None:
    ada = house.guest()
    for number in range(MOST_TOKENS):
        house.identity.new_token(ada, f"t{number}")
    with pytest.raises(Refused, match="at most"):
        house.identity.new_token(ada, "one more")
    with pytest.raises(BadRequest, match="label"):
        house.identity.new_token(house.guest(), " ")


def test_a_device_link_makes_another_browser_the_same_user_once(house: House) -> None:
    ada = house.guest()
    link = house.identity.device_link(ada)
    assert house.hall.link_kind(link.token) == "device" and link.path == f"/claim/{link.token}"
    signed = house.identity.claim_device(link.token)
    assert signed.user == ada and house.identity.session(signed.token) is not None
    with pytest.raises(ServerError, match="no longer works"):
        house.identity.claim_device(link.token)


def test_a_device_link_dies_after_ten_minutes(house: House) -> None:
    link = house.identity.device_link(house.guest())
    house.time.passes(10 * MINUTE)
    with pytest.raises(ServerError, match="no longer works"):
        house.identity.claim_device(link.token)


def test_nobody_loses_seats_by_opening_a_strange_link(house: House) -> None:
    stranger, ada = house.guest("Stranger"), house.guest("Ada")
    house.table(ada)
    link = house.identity.device_link(stranger)
    with pytest.raises(LeavesSeats):
        house.identity.claim_device(link.token, ada)
    house.time.passes(HOUR // 60)
    assert house.identity.claim_device(link.token, ada, leave=True).user == stranger
