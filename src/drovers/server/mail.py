"""Mails, where an operator has said by whom they go out."""

from __future__ import annotations

import logging
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid
from urllib.parse import unquote, urlsplit

from .settings import Settings

LOG = logging.getLogger(__name__)
AS_WRITTEN = SMTP.clone(max_line_length=900)  # a link is not folded, nor written in code


class Mailer:
    """Hands mails to the operator's server."""

    def __init__(self, settings: Settings):
        url = urlsplit(settings.smtp)
        self.sender, self.public = settings.mail_from, settings.public.rstrip("/")
        self.way = {
            "hostname": url.hostname,
            "port": url.port,
            "username": unquote(url.username) if url.username else None,
            "password": unquote(url.password) if url.password else None,
            "use_tls": url.scheme == "smtps",
            "timeout": 20,
        }

    @property
    def works(self) -> bool:
        """Whether all that a mail needs is known."""
        return bool(self.way["hostname"] and self.sender and self.public)

    async def send(self, to: str, subject: str, text: str, off: str = "") -> bool:
        """Whether it was taken.  `off` is the link that ends such mails, with one click (RFC 8058)."""
        import aiosmtplib  # only where mails go out

        message = EmailMessage(AS_WRITTEN)
        message["From"], message["To"], message["Subject"] = self.sender, to, subject
        message["Date"], message["Message-ID"] = formatdate(), make_msgid(domain=self.sender.rpartition("@")[2] or None)
        message["Auto-Submitted"] = "auto-generated"
        if off:
            message["List-Unsubscribe"] = f"<{off}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(text)
        try:
            await aiosmtplib.send(message.as_bytes(), sender=self.sender, recipients=[to], **self.way)  # type: ignore[arg-type]
        except (aiosmtplib.SMTPException, OSError) as error:
            LOG.warning("mail failed", extra={"problem": repr(error)})
            return False
        return True
