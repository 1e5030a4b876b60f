"""The place for web push: subscriptions are stored and every notice passes here, but no sender is built in.

Web push needs keys of the operator (VAPID) and a cryptographic library, so it is left to a few lines of your own:

    # my_push.py
    import json
    from pywebpush import WebPushException, webpush
    from palatine.server.notices.push import Subscription
    from palatine.server.notices.webhook import Outcome

    class Sender:
        key = "BExample…"                                    # public VAPID key; browsers ask for it

        def send(self, subscription: Subscription, payload: dict) -> Outcome:
            try:
                webpush(subscription.as_data(), json.dumps(payload),
                        vapid_private_key="/etc/palatine/vapid.pem", vapid_claims={"sub": "mailto:me@example.org"})
            except WebPushException as error:
                status = error.response.status_code if error.response is not None else 0
                return Outcome("gone" if status in (404, 410) else "retry", str(status))
            return Outcome("sent")

    sender = Sender()

and `PALATINE_PUSH=my_push:sender palatine serve`. Endpoints come from browsers: pywebpush posts to them, so give it a
session that refuses private addresses if your network holds anything worth protecting (`guard.resolved` tells).
"""

from dataclasses import dataclass
from importlib import import_module
from typing import Any, Protocol, runtime_checkable

from palatine.kernel.speech import quoted
from palatine.server.errors import BadSetting
from palatine.server.notices.webhook import Outcome


@dataclass(frozen=True)
class Subscription:
    """A browser that wants to be called, as `PushSubscription.toJSON()` describes it."""

    endpoint: str
    keys: dict[str, str]

    def as_data(self) -> dict[str, Any]:
        return {"endpoint": self.endpoint, "keys": dict(self.keys)}


@runtime_checkable
class PushSender(Protocol):
    """What a plug-in offers: the key that browsers subscribe with, and one attempt to send."""

    key: str

    def send(self, subscription: Subscription, payload: dict[str, Any]) -> Outcome: ...


class NoPush:
    """The default: nobody is called this way, and without a key browsers do not subscribe."""

    key = ""

    def send(self, subscription: Subscription, payload: dict[str, Any]) -> Outcome:
        return Outcome("refused", "no sender")


def sender(name: str) -> PushSender:
    """The sender that settings name as `module:attribute`; none by default."""
    if not name:
        return NoPush()
    module, _, attribute = name.partition(":")
    try:
        found = getattr(import_module(module), attribute)
    except (ImportError, AttributeError, ValueError):
        found = None
    if not isinstance(found, PushSender):
        raise BadSetting(
            f"PALATINE_PUSH: {quoted(name, 'en')} must be module:attribute of a push sender",
            f"PALATINE_PUSH: {quoted(name, 'pl')} musi mieć postać moduł:atrybut i wskazywać nadawcę powiadomień",
        )
    return found
