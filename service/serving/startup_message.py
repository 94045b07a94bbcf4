"""What is said when the house is open: to a person, or to a log."""

import logging
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from service.application.access_keys import pairing_link
from service.serving.addresses import AuthorityLink, address_of, is_reachable_from_lan
from service.serving.bootstrap_keys import BootstrapKeys
from service.serving.terminal_qr import terminal_qr_lines
from service.settings import Settings
from service.store.engines import without_password

Say = Callable[[str], object]

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class StartupMessage:
    """What there is to say. ``steps`` is None where no person reads: a log is told no secret."""

    settings: Settings
    port: int
    notes: Sequence[str]
    steps: BootstrapKeys | None
    introduced: AuthorityLink | None


def show_startup_message(greeting: StartupMessage, say: Say) -> None:
    """Tell a person where to go, in lines to ``say``; or the log, where there is none."""
    if greeting.steps:
        for line in _welcome(greeting, greeting.steps):
            say(line)
    else:
        _enter(greeting)


def _enter(greeting: StartupMessage) -> None:
    settings, introduced = greeting.settings, greeting.introduced
    for line in greeting.notes:
        _log.warning(line)
    where = {"address": address_of(settings, greeting.port), "processes": settings.processes}
    if introduced:
        where |= {"authority": introduced.page, "fingerprint": introduced.fingerprint}
    _log.info("serving", extra={**where, "database": without_password(settings.database_url)})


def _welcome(greeting: StartupMessage, steps: BootstrapKeys) -> Iterator[str]:
    settings = greeting.settings
    here = address_of(settings, greeting.port)
    for line in greeting.notes:
        yield f"Note: {line}"
    if settings.redis_url:
        yield "Note: PAROLI_REDIS_URL is set, so `paroli work` settles, here or elsewhere."
    yield f"Paroli keeps its books in {without_password(settings.database_url)}"
    if greeting.introduced:
        yield from _first_for_tablets(settings, greeting.introduced)
    link = pairing_link(here, steps.link)
    yield f"Open    {link}"
    yield "        (the link opens everything to one browser, once, within ten minutes)"
    yield from _code(settings, link)
    if steps.key:
        yield f"Key     {steps.key}"
        yield "        (opens everything to scripts; it is shown this once: keep it to yourself)"
    yield f"The API is described at {here}/docs"
    yield "Stop with Ctrl+C. Nothing that was acknowledged is lost."


def _first_for_tablets(settings: Settings, introduced: AuthorityLink) -> Iterator[str]:
    """Yield how other devices come to trust this one."""
    yield f"Trust   {introduced.page}"
    yield "        (each tablet first: it installs the certificate of this house from there)"
    yield from _code(settings, introduced.page)
    yield "        The SHA-256 fingerprint of the certificate is"
    pairs = introduced.fingerprint.split(":")
    for at in range(0, len(pairs), 8):
        yield f"        {':'.join(pairs[at : at + 8])}"


def _code(settings: Settings, link: str) -> Iterator[str]:
    """Yield a QR code for the cameras of tablets, if they can come here at all."""
    if is_reachable_from_lan(settings):
        yield from terminal_qr_lines(link)
