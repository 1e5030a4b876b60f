"""Carries notices out of the house: takes what is due, tries, and notes whether to try again."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from palatine.server import logs, metrics
from palatine.server.moment import milliseconds
from palatine.server.notices import push, wording
from palatine.server.notices.webhook import Outcome, WebhookSender
from palatine.server.settings import HOUR, MINUTE, Settings
from palatine.server.store import notices
from palatine.server.store.database import Database

_LOG = logs.logger("notices")
PAUSES: Final = (MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR)
"""After each failure; whoever could not be reached after the last of them is left in peace."""
AT_ONCE: Final = 20
HANDS: Final = 4


class Deliveries:
    """Rounds of sending. Several processes may work at once: what one has taken is not due for the others."""

    def __init__(
        self,
        database: Database,
        settings: Settings,
        sender: push.PushSender | None = None,
        now: Callable[[], int] = milliseconds,
    ) -> None:
        self.database = database
        self.settings = settings
        self.now = now
        self.webhooks = WebhookSender(settings.webhooks_private)
        self.pushes = sender if sender is not None else push.sender(settings.push)
        self.hands = ThreadPoolExecutor(HANDS, "deliveries")

    def round(self) -> int:
        """Send what is due; how many attempts that were. Blocking: for a thread."""
        moment = self.now()
        due = self.database.transact(lambda c: notices.due(c, moment, AT_ONCE))
        for one, outcome in zip(due, self.hands.map(self.attempt, due), strict=True):
            self.settle(one, outcome)
        return len(due)

    def attempt(self, due: notices.Due) -> Outcome:
        """One delivery. What needs no answer any more is not sent at all."""
        if due.answered or due.table is None:
            return Outcome("dropped")
        sent = wording.payload(due.notice, due.lang, self.settings.address)
        if due.channel == notices.WEBHOOK and due.webhook_url and due.webhook_secret:
            return self.webhooks.send(due.webhook_url, due.webhook_secret, due.notice.public_id, sent, self.now())
        if due.channel == notices.PUSH and due.endpoint:
            try:
                return self.pushes.send(push.Subscription(due.endpoint, due.keys or {}), sent)
            except Exception:  # the sender is the operator's own code
                _LOG.exception("push failed", channel=due.channel)
                return Outcome("retry", "sender")
        return Outcome("dropped")  # the address or the subscription was taken away meanwhile

    def settle(self, due: notices.Due, outcome: Outcome) -> None:
        """Write down what became of it, and when to try again."""
        metrics.DELIVERIES.labels(due.channel, outcome.word).inc()
        moment = self.now()
        if outcome.word in ("sent", "dropped"):
            self.database.transact(lambda c: notices.delivered(c, due.id, moment))
            return
        _LOG.info("not delivered", channel=due.channel, outcome=outcome.word, attempt=due.attempts)
        again = outcome.word == "retry" and due.attempts <= len(PAUSES)
        next_at = moment + PAUSES[due.attempts - 1] if again else None
        self.database.transact(lambda c: notices.failed(c, due.id, outcome.error, next_at))
        if outcome.word == "gone" and due.endpoint is not None:
            endpoint = due.endpoint
            self.database.transact(lambda c: notices.forget_push(c, endpoint))

    def close(self) -> None:
        self.hands.shutdown(wait=True, cancel_futures=True)
