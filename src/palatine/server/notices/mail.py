"""Letters: sent where the operator has set up SMTP, by one thread, so that nobody learns from a pause who has an
address."""

import smtplib
import ssl
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final

from palatine.server import logs, metrics
from palatine.server.settings import Settings

SECONDS: Final = 20.0
MOST_WAITING: Final = 200
"""Letters that wait for the thread; what comes beyond is dropped and counted."""
_LOG = logs.logger("mail")


class Mailer:
    """Sends letters in the background. Without `smtp_host` it is off."""

    def __init__(self, settings: Settings) -> None:
        self.settings: Final = settings
        self.hand = ThreadPoolExecutor(1, "palatine-mail")
        self.waiting = 0

    @property
    def is_on(self) -> bool:
        return bool(self.settings.smtp_host)

    def post(self, to: str, subject: str, words: str) -> None:
        """Send a letter soon."""
        if not self.is_on or self.waiting >= MOST_WAITING:
            metrics.DELIVERIES.labels("mail", "dropped").inc()
            return
        self.waiting += 1
        self.hand.submit(self._attempt, to, subject, words)

    def _attempt(self, to: str, subject: str, words: str) -> None:
        try:
            self.send(to, subject, words)
            metrics.DELIVERIES.labels("mail", "sent").inc()
        except (OSError, smtplib.SMTPException, ValueError):
            metrics.DELIVERIES.labels("mail", "failed").inc()
            _LOG.warning("a letter was not sent", channel="mail", exc_info=True)
        finally:
            self.waiting -= 1

    def send(self, to: str, subject: str, words: str) -> None:
        """One letter, now. Blocking."""
        settings = self.settings
        letter = EmailMessage()
        letter["From"], letter["To"], letter["Subject"] = settings.smtp_from, to, subject
        letter["Date"], letter["Message-ID"] = formatdate(), make_msgid(domain=settings.smtp_from.rpartition("@")[2])
        letter["Auto-Submitted"] = "auto-generated"
        letter.set_content(words)
        if settings.smtp_security == "tls":
            context = ssl.create_default_context()
            server: smtplib.SMTP = smtplib.SMTP_SSL(
                settings.smtp_host, settings.smtp_port, timeout=SECONDS, context=context
            )
        else:
            server = smtplib.SMTP(settings.smtp_host, settings.smtp_port, None, SECONDS)
        with server:
            if settings.smtp_security == "starttls":
                server.starttls(context=ssl.create_default_context())
            if settings.smtp_user:
                server.login(settings.smtp_user, settings.smtp_password)
            server.send_message(letter)

    def close(self) -> None:
        self.hand.shutdown(wait=True, cancel_futures=True)
