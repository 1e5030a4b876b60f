"""Routes of the account page: passwords and what replaces them, devices, data, the end."""

from fastapi import APIRouter, Request, Response

from palatine.server.accounts import Letter
from palatine.server.identity import SignedIn
from palatine.server.notices.letters import letter
from palatine.server.records.export import exported
from palatine.server.web.browsers import browser_of
from palatine.server.web.identity import count_attempt, end_session, forget_cookie, mark_device, me_of, set_cookie
from palatine.server.web.safety import StrictRoute
from palatine.server.web.schemas.account import (
    AccountFace,
    Codes,
    ConfirmAsked,
    EmailAsked,
    ForgottenAsked,
    PasswordAsked,
    PasswordShown,
    RecoverAsked,
    ResetAsked,
    SessionLine,
    SessionList,
)
from palatine.server.web.schemas.common import Lang, PublicId, problems
from palatine.server.web.schemas.identity import Me
from palatine.server.web.services import Anybody, Person, Services, ServicesHere, Visitor, user_of

router = APIRouter(route_class=StrictRoute, tags=["identity"])


@router.get("/me/account", responses=problems(401))
async def my_account(services: ServicesHere, visitor: Person) -> AccountFace:
    """What my account page shows."""
    facts = await services.database.read(services.accounts.facts, user_of(visitor))
    data = {**vars(facts), "mail": services.accounts.mailer.is_on}
    return AccountFace.model_validate(data)


@router.post("/me/password", status_code=204, responses=problems(401, 409, body=True))
async def change_password(asked: PasswordAsked, services: ServicesHere, visitor: Person, response: Response) -> None:
    """Another password. Other browsers of mine are signed out; programs keep their tokens."""
    spend_on_secrets(services, visitor)
    change = services.accounts.change_password
    await services.database.aside(change, user_of(visitor), asked.current, asked.password, visitor.session)
    await services.hub.check_sessions(visitor.public_id)
    await mark_device(response, services, user_of(visitor))


@router.post("/me/recovery-codes", status_code=201, responses=problems(401, 409, body=True))
async def new_recovery_codes(asked: PasswordShown, services: ServicesHere, visitor: Person) -> Codes:
    """Eight codes that replace a forgotten password, each once. They are told this once; earlier ones end."""
    spend_on_secrets(services, visitor)
    return Codes(codes=await services.database.aside(services.accounts.new_codes, user_of(visitor), asked.password))


@router.post("/me/email", status_code=204, responses=problems(401, 409, body=True))
async def change_email(asked: EmailAsked, services: ServicesHere, visitor: Person) -> None:
    """Where letters about a forgotten password go. A letter asks first whether the address is mine."""
    spend_on_secrets(services, visitor)
    services.limiter.spend("mails", visitor.key)
    sent = await services.database.aside(services.accounts.set_email, user_of(visitor), asked.email, asked.password)
    post(services, "email", sent)


@router.post("/confirm-email", status_code=204, responses=problems(410, body=True))
async def confirm_email(asked: ConfirmAsked, services: ServicesHere, visitor: Anybody) -> None:
    """The address is mine: I have opened the letter."""
    services.limiter.spend("claims", visitor.address)
    await services.database.write(services.accounts.confirm_email, asked.token)


@router.post("/recover", responses=problems(409, body=True))
async def recover(
    asked: RecoverAsked, services: ServicesHere, visitor: Anybody, request: Request, response: Response
) -> Me:
    """A new password with a recovery code. Whoever was signed in before is signed out everywhere."""
    await count_attempt(services, visitor, asked.name, request)
    label = browser_of(request.headers.get("user-agent", ""))
    signed = await services.database.aside(services.accounts.recover, asked.name, asked.code, asked.password, label)
    return await let_in(services, visitor, response, signed)


@router.post("/recover/mail", status_code=204, responses=problems(409, body=True))
async def forgotten_password(asked: ForgottenAsked, services: ServicesHere, visitor: Anybody) -> None:
    """A letter with a link, if the account has an address of its owner's. The answer is the same if not."""
    services.limiter.spend("logins", visitor.address)
    services.limiter.spend("mails", asked.name.lower())
    post(services, "reset", await services.database.write(services.accounts.forgotten, asked.name))


@router.post("/recover/link", responses=problems(410, body=True))
async def reset_password(
    asked: ResetAsked, services: ServicesHere, visitor: Anybody, request: Request, response: Response
) -> Me:
    """A new password with the link of a letter."""
    services.limiter.spend("logins", visitor.address)
    label = browser_of(request.headers.get("user-agent", ""))
    signed = await services.database.aside(services.accounts.reset, asked.token, asked.password, label)
    return await let_in(services, visitor, response, signed)


@router.get("/me/sessions", responses=problems(401))
async def my_sessions(services: ServicesHere, visitor: Person) -> SessionList:
    """Browsers where I am signed in."""
    rows = await services.database.read(services.accounts.sessions, user_of(visitor))
    lines = [
        SessionLine(
            id=row.public_id,
            label=row.label,
            created_at=row.created_at,
            seen_at=row.seen_at,
            here=row.public_id == visitor.session,
        )
        for row in rows
    ]
    return SessionList(sessions=lines)


@router.delete("/me/sessions/{session}", status_code=204, responses=problems(401, 404, body=True))
async def drop_session(session: PublicId, services: ServicesHere, visitor: Person) -> None:
    """Sign one browser of mine out."""
    await services.database.write(services.accounts.end_session, user_of(visitor), session)
    await services.hub.check_sessions(visitor.public_id)


@router.post("/me/sessions/end", status_code=204, responses=problems(401, 409, body=True))
async def sign_out_everywhere(
    asked: PasswordShown, services: ServicesHere, visitor: Person, response: Response
) -> None:
    """Sign all my browsers out, this one as well. A guest could not come back, and stays here."""
    spend_on_secrets(services, visitor)
    end = services.accounts.end_sessions
    if await services.database.aside(end, user_of(visitor), asked.password, visitor.session):
        forget_cookie(response, services)
    await services.hub.check_sessions(visitor.public_id)


@router.get("/me/export", response_class=Response, responses=problems(401))
async def export_my_data(services: ServicesHere, visitor: Person, lang: Lang = "en") -> Response:
    """Everything that is kept about me, in one ZIP."""
    services.limiter.spend("exports", visitor.key)
    packed = await services.database.aside(exported, services.hall, user_of(visitor), lang)
    name = f'attachment; filename="palatine-{visitor.public_id}.zip"'
    return Response(packed, headers={"Content-Disposition": name}, media_type="application/zip")


@router.post("/me/delete", status_code=204, responses=problems(401, 409, body=True))
async def delete_me(asked: PasswordShown, services: ServicesHere, visitor: Person, response: Response) -> None:
    """Forget me: my seats become a former player's, what others played stays. There is no way back."""
    spend_on_secrets(services, visitor)
    await services.database.aside(services.accounts.delete, user_of(visitor), asked.password)
    forget_cookie(response, services)
    await services.hub.check_sessions(visitor.public_id)


def spend_on_secrets(services: Services, visitor: Visitor) -> None:
    """Passwords are guessed slowly, also by whoever sits at somebody else's browser."""
    services.limiter.spend("logins", visitor.address)
    services.limiter.spend("logins", visitor.key)


async def let_in(services: Services, visitor: Visitor, response: Response, signed: SignedIn) -> Me:
    """This browser is signed in from now on; every other one of that person is not."""
    await end_session(services, visitor)
    await services.hub.check_sessions(signed.user.public_id)
    set_cookie(response, services, signed.token)
    await mark_device(response, services, signed.user)
    return me_of(signed.user)


def post(services: Services, kind: str, sent: Letter | None) -> None:
    if sent is not None:
        services.accounts.mailer.post(sent.to, *letter(kind, sent.lang, services.settings.address, sent.token))
