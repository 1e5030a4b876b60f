"""Routes about people: guests, accounts, tokens of programs, links to further devices."""

from typing import Final

from fastapi import APIRouter, Request, Response

from palatine.server import marks
from palatine.server.room.faces import table_face
from palatine.server.store.users import User
from palatine.server.web.browsers import browser_of
from palatine.server.web.safety import COOKIE, StrictRoute
from palatine.server.web.schemas.common import PublicId, problems
from palatine.server.web.schemas.identity import (
    Claim,
    Claimed,
    LinkAsked,
    LinkFace,
    LinkTold,
    Me,
    MeChanged,
    NewAccount,
    NewGuest,
    NewToken,
    SignIn,
    TokenLine,
    TokenList,
    TokenTold,
    Webhook,
)
from palatine.server.web.services import LONGEST_TOKEN, Anybody, Person, Services, ServicesHere, Visitor, user_of

router = APIRouter(route_class=StrictRoute, tags=["identity"])
STRANGER: Final = {"en": "Guest", "pl": "Gość"}


@router.post("/guest", status_code=201, responses=problems(body=True))
async def become_guest(
    asked: NewGuest, services: ServicesHere, visitor: Anybody, request: Request, response: Response
) -> Me:
    """A new guest. The browser is known by a cookie from now on; the answer holds no token."""
    services.limiter.spend("guests", visitor.address)
    signed = await services.database.write(services.identity.guest, asked.nickname, asked.lang, _device(request))
    set_cookie(response, services, signed.token)
    return me_of(signed.user)


@router.get("/me", responses=problems(401))
async def who_am_i(visitor: Anybody) -> Me | None:
    """The person who asks; null for a stranger, which is no mistake. A token that is not good is one."""
    return me_of(visitor.user) if visitor.user else None


@router.patch("/me", responses=problems(401, 409, body=True))
async def change_me(asked: MeChanged, services: ServicesHere, visitor: Person) -> Me:
    """Another nickname, language or webhook."""
    user = await services.database.write(
        services.identity.change, user_of(visitor), asked.nickname, asked.lang, asked.webhook
    )
    return me_of(user)


@router.get("/me/webhook", responses=problems(401))
async def my_webhook(services: ServicesHere, visitor: Person) -> Webhook:
    """Where calls are sent, and the secret that signs them."""
    user = user_of(visitor)
    return Webhook(url=user.webhook_url, secret=await services.database.read(services.identity.webhook_secret, user))


@router.post("/account", status_code=201, responses=problems(401, 409, body=True))
async def become_account(asked: NewAccount, services: ServicesHere, visitor: Person, response: Response) -> Me:
    """The guest becomes an account; seats and games stay."""
    services.limiter.spend("logins", visitor.address)
    user = await services.database.aside(services.identity.register, user_of(visitor), asked.name, asked.password)
    await mark_device(response, services, user)
    return me_of(user)


@router.post("/login", responses=problems(401, 409, body=True))
async def sign_in(asked: SignIn, services: ServicesHere, visitor: Anybody, request: Request, response: Response) -> Me:
    """Sign in to an account. A guest who does so brings the seats along."""
    await count_attempt(services, visitor, asked.name, request)
    login = services.identity.login
    signed = await services.database.aside(login, asked.name, asked.password, visitor.user, _device(request))
    await end_session(services, visitor)
    set_cookie(response, services, signed.token)
    await mark_device(response, services, signed.user)
    return me_of(signed.user)


@router.post("/logout", status_code=204, responses=problems(401, body=True))
async def sign_out(services: ServicesHere, visitor: Person, response: Response) -> None:
    """End this session. A guest without an account cannot come back."""
    await services.database.write(services.identity.logout, visitor.token)
    services.hub.sign_out(visitor.session_hash)
    forget_cookie(response, services)


@router.post("/me/tokens", status_code=201, responses=problems(401, 409, body=True))
async def new_token(asked: NewToken, services: ServicesHere, visitor: Person) -> TokenTold:
    """A token for a program that acts for me (`Authorization: Bearer …`). It is told this once."""
    services.limiter.spend("logins", visitor.key)
    line, token = await services.database.write(services.identity.new_token, user_of(visitor), asked.label)
    return TokenTold(id=line.public_id, label=line.label, created_at=line.created_at, seen_at=line.seen_at, token=token)


@router.get("/me/tokens", responses=problems(401))
async def my_tokens(services: ServicesHere, visitor: Person) -> TokenList:
    """The tokens I gave to programs."""
    lines = await services.database.read(services.identity.tokens, user_of(visitor))
    return TokenList(
        tokens=[
            TokenLine(id=line.public_id, label=line.label, created_at=line.created_at, seen_at=line.seen_at)
            for line in lines
        ]
    )


@router.delete("/me/tokens/{token}", status_code=204, responses=problems(401, 404, body=True))
async def drop_token(token: PublicId, services: ServicesHere, visitor: Person) -> None:
    """Take a token back: the program that holds it is nobody from now on."""
    await services.database.write(services.identity.drop_token, user_of(visitor), token)
    await services.hub.check_sessions(visitor.public_id)


@router.post("/me/device-link", status_code=201, responses=problems(401, body=True))
async def link_device(services: ServicesHere, visitor: Person) -> LinkFace:
    """A page address that makes another browser me: one use, ten minutes."""
    services.limiter.spend("logins", visitor.key)
    link = await services.database.write(services.identity.device_link, user_of(visitor))
    return LinkFace(path=link.path, expires_at=link.expires_at)


@router.post("/link", responses=problems(401, 404, 410, body=True))
async def look_at_link(asked: LinkAsked, services: ServicesHere, visitor: Anybody) -> LinkTold:
    """What a link would do: for the page that asks before it claims."""
    services.limiter.spend("claims", visitor.address)
    looked = await services.database.read(services.hall.look_at_link, asked.token, visitor.user)
    data = {
        "kind": looked.kind,
        "by": looked.by.nickname,
        "account": looked.by.account if looked.kind == "device" else None,
        "expires_at": looked.expires_at,
        "mine": looked.mine,
        "seat": looked.seat,
        "table": None if looked.room is None else table_face(looked.room, None, visitor.public_id or None),
    }
    return LinkTold.model_validate(data)


@router.post("/claim", responses=problems(401, 404, 409, 410, body=True))
async def claim_link(
    asked: Claim, services: ServicesHere, visitor: Anybody, request: Request, response: Response
) -> Claimed:
    """Use a link: sit where a friend invited me, take over a seat, or become known in this browser."""
    services.limiter.spend("claims", visitor.address)
    kind = await services.database.read(services.hall.link_kind, asked.token)
    if kind == "device":
        become = services.identity.claim_device
        signed = await services.database.write(become, asked.token, visitor.user, asked.leave, _device(request))
        await end_session(services, visitor)
        set_cookie(response, services, signed.token)
        return Claimed(kind="device", table=None, seat=None)
    user = visitor.user or await _new_guest(asked, services, visitor, _device(request), response)
    seat = await services.database.write(services.hall.claim, asked.token, user, asked.nickname or "")
    return Claimed(kind="transfer" if kind == "transfer" else "invite", table=seat.public_id, seat=seat.seat)


async def _new_guest(asked: Claim, services: Services, visitor: Visitor, device: str, response: Response) -> User:
    services.limiter.spend("guests", visitor.address)
    name = asked.nickname or STRANGER[asked.lang]
    signed = await services.database.write(services.identity.guest, name, asked.lang, device)
    set_cookie(response, services, signed.token)
    return signed.user


def _device(request: Request) -> str:
    return browser_of(request.headers.get("user-agent", ""))


async def end_session(services: Services, visitor: Visitor) -> None:
    """The browser is somebody else from now on; its old cookie shall open nothing any more."""
    if visitor.by_cookie:
        await services.database.write(services.identity.logout, visitor.token)
        services.hub.sign_out(visitor.session_hash)


async def count_attempt(services: Services, visitor: Visitor, name: str, request: Request) -> None:
    """One attempt to sign in. Devices of the account count for themselves; all others share what strangers may try."""
    mark = request.cookies.get(marks.COOKIE, "")[:LONGEST_TOKEN]
    is_own = mark != "" and await services.database.read(services.identity.is_own_device, name, mark)
    if is_own:
        services.limiter.spend("logins", mark)
        return
    services.limiter.spend("logins", visitor.address)
    services.limiter.spend("account", name.lower())


async def mark_device(response: Response, services: Services, user: User) -> None:
    """Remember that this browser has been signed in to the account."""
    mark = await services.database.read(services.identity.device_mark, user)
    response.set_cookie(
        marks.COOKIE,
        mark,
        max_age=services.settings.session_age // 1000,
        path="/api",
        httponly=True,
        samesite="lax",
        secure=services.settings.is_https,
    )


def set_cookie(response: Response, services: Services, token: str) -> None:
    response.set_cookie(
        COOKIE,
        token,
        max_age=services.settings.session_age // 1000,
        path="/",
        httponly=True,
        samesite="lax",
        secure=services.settings.is_https,
    )


def forget_cookie(response: Response, services: Services) -> None:
    response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax", secure=services.settings.is_https)


def me_of(user: User) -> Me:
    data = {
        "id": user.public_id,
        "nickname": user.nickname,
        "account": user.account,
        "lang": user.lang,
        "webhook": user.webhook_url,
    }
    return Me.model_validate(data)
