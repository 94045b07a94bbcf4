"""Shows where the service runs after its start: lines for a person, or one log line."""

import logging
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from service.application.access.access_keys import pairing_link
from service.pages.web_app import NO_PAGES, has_pages
from service.serving.addresses import AuthorityLink, address_of, is_reachable_from_lan
from service.serving.bootstrap_keys import BootstrapKeys, KeysNotShown
from service.serving.terminal_qr import terminal_qr_lines
from service.settings import HOUSE_KEY_SAFE, Settings
from service.store.opening.engines import without_password

Print = Callable[[str], object]

LINK_COMMAND = 'paroli keys pair "First browser" --role house --address ADDRESS'
"""Prints a link that signs in a browser with full rights."""

_NO_ACCESS = (
    "No browser is signed in, and no house key exists. Run the command where the service runs, in a"
    " container with `docker exec`. It prints a link for one browser. Replace ADDRESS with the"
    " address that the browser opens, such as %s."
)

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class StartupMessage:
    """What to show: lines with the ``keys``, or a log line if they must not be shown."""

    settings: Settings
    port: int
    notes: Sequence[str]
    keys: BootstrapKeys | KeysNotShown
    authority: AuthorityLink | None


def show_startup_message(message: StartupMessage, print_line: Print) -> None:
    """Print lines for a person with ``print_line``, or write to the log instead."""
    if isinstance(message.keys, KeysNotShown):
        _write_log(message, message.keys)
        return
    for line in _lines(message, message.keys):
        print_line(line)


def _write_log(message: StartupMessage, keys: KeysNotShown) -> None:
    settings, authority = message.settings, message.authority
    for line in (*message.notes, *_warnings(settings)):
        _log.warning(line)
    fields = {"address": address_of(settings, message.port), "processes": settings.processes}
    if authority:
        fields |= {"authority": authority.page, "fingerprint": authority.fingerprint}
    _log.info("serving", extra={**fields, "database": without_password(settings.database_url)})
    if keys.needs_link:
        _log.warning(_NO_ACCESS, fields["address"], extra={"command": LINK_COMMAND})


def _lines(message: StartupMessage, keys: BootstrapKeys) -> Iterator[str]:
    settings = message.settings
    address = address_of(settings, message.port)
    for line in (*message.notes, *_warnings(settings)):
        yield f"Note: {line}"
    if settings.redis_url:
        yield "Note: PAROLI_REDIS_URL is set, so `paroli work` settles the draws. Start it too."
    yield f"Paroli stores its data in {without_password(settings.database_url)}"
    if message.authority:
        yield from _trust_lines(settings, message.authority)
    link = pairing_link(address, keys.link)
    if has_pages():
        yield f"Open    {link}"
        yield "        (signs in one browser with full rights; works once, for ten minutes)"
        yield "        Another link: paroli keys pair NAME --role house"
        yield from _qr_lines(settings, link)
    if keys.key:
        yield f"Key     {keys.key}"
        yield "        (gives scripts full rights; it is not shown again, so store it now)"
    yield f"The API is described at {address}/docs"
    yield "Stop with Ctrl+C. Every acknowledged entry is stored."


def _warnings(settings: Settings) -> Iterator[str]:
    if not has_pages():
        yield NO_PAGES
    if settings.house_key and len(settings.house_key) < HOUSE_KEY_SAFE:
        yield (
            f"PAROLI_HOUSE_KEY has only {len(settings.house_key)} characters and may be guessed."
            " Use what `openssl rand -hex 32` prints."
        )


def _trust_lines(settings: Settings, authority: AuthorityLink) -> Iterator[str]:
    """Yield lines on how to make other devices trust this machine's certificate."""
    yield f"Trust   {authority.page}"
    yield "        (open this first on each tablet, to install this house's certificate)"
    yield from _qr_lines(settings, authority.page)
    yield "        The SHA-256 fingerprint of the certificate is"
    pairs = authority.fingerprint.split(":")
    for start in range(0, len(pairs), 8):
        yield f"        {':'.join(pairs[start : start + 8])}"


def _qr_lines(settings: Settings, link: str) -> Iterator[str]:
    """Yield a QR code of a link if other machines can connect to the service."""
    if is_reachable_from_lan(settings):
        yield from terminal_qr_lines(link)
