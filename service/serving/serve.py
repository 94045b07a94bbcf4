"""Serving a house: one process with its own worker, or several processes at one address."""

import logging
import os
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from importlib import import_module
from importlib.util import find_spec
from typing import Any
from urllib.parse import quote

from service.serving.house_key import house_key_of
from service.serving.one_process import OneProcess
from service.serving.served import check_for_many, check_tls, open_served
from service.serving.terminal import code_for_camera
from service.serving.where import Introduced, address_of, is_for_others
from service.settings import BadSetting, Settings
from service.store.codec import EventCodec
from service.store.engines import without_password
from service.store.opening import open_store
from service.telemetry.logs import log_as
from service.telemetry.metrics import FOLDER

Say = Callable[[str], object]

_TLS = "service.serving.tls.introduced"
"""Named as a string: who serves no https should not wait until cryptography is loaded."""

_log = logging.getLogger(__name__)


def serve(settings: Settings, say: Say) -> None:
    """Serve until told to stop; ``say`` is told where, in lines for the person who started it.

    Raises: ``OSError`` where the address is taken; ``BadSetting``, ``StoreUnusable``;
    ``SystemExit`` at the end of several processes.
    """
    together = settings.processes > 1
    check_tls(settings)
    if together:
        _check(settings)
    log_as(settings.log, settings.log_level)
    (_serve_together if together else _serve_alone)(settings, say)


def _check(settings: Settings) -> None:
    """Raise ``BadSetting`` unless several processes can be had, and keep these books together."""
    check_for_many(settings)
    if os.name == "nt" or find_spec("gunicorn") is None:
        raise BadSetting(
            "More than one process needs gunicorn: install paroli[production], but not on Windows,"
            " where there is none."
        )


def _serve_alone(settings: Settings, say: Say) -> None:
    # A folder to count in together with others may be left over in the environment.
    os.environ.pop(FOLDER, None)
    tls: Any = import_module(_TLS) if settings.tls else None
    secured = tls.secure(settings, datetime.now(UTC)) if tls else None
    served = open_served(settings)
    try:
        server = OneProcess(served.app, settings, secured.context if secured else None)
        introduced = tls.introduce(secured, served.app, settings, server.port) if tls else None
        notes = (*served.store.warnings, *(secured.notes if secured else ()))
        _greet(settings, server.port, notes, say, introduced)
        server.run(served.house.stop_streams)
    finally:
        served.close()


def _serve_together(settings: Settings, say: Say) -> None:
    open_store(settings.database_url, EventCodec()).close()
    keyed = replace(settings, house_key=house_key_of(settings))
    forked = import_module("service.serving.forked")
    forked.serve_forked(keyed, lambda port: _greet(keyed, port, (), say))


def _greet(
    settings: Settings,
    port: int,
    notes: Sequence[str],
    say: Say,
    introduced: Introduced | None = None,
) -> None:
    """Tell a person where to go. A log is read by others too: it is not told the key."""
    if settings.log == "text":
        for line in _welcome(settings, port, notes, introduced):
            say(line)
        return
    for line in notes:
        _log.warning(line)
    where = {"address": address_of(settings, port), "processes": settings.processes}
    if introduced:
        where |= {"authority": introduced.page, "fingerprint": introduced.fingerprint}
    _log.info("serving", extra={**where, "database": without_password(settings.database_url)})


def _welcome(
    settings: Settings, port: int, notes: Sequence[str], introduced: Introduced | None
) -> Iterator[str]:
    here = address_of(settings, port)
    for line in notes:
        yield f"Note: {line}"
    if settings.redis_url:
        yield "Note: PAROLI_REDIS_URL is set, so `paroli work` settles, here or elsewhere."
    yield f"Paroli keeps its books in {without_password(settings.database_url)}"
    if introduced:
        yield from _first_for_tablets(settings, introduced)
    link = _sign_in_link(settings, here)
    yield f"Open    {link}"
    yield "        (the link opens everything: keep it to yourself)"
    yield from _code(settings, link)
    yield f"The API is described at {here}/docs"
    yield "Stop with Ctrl+C. Nothing that was acknowledged is lost."


def _first_for_tablets(settings: Settings, introduced: Introduced) -> Iterator[str]:
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
    if is_for_others(settings):
        yield from code_for_camera(link)


def _sign_in_link(settings: Settings, here: str) -> str:
    """Return the link that signs in whoever started the house."""
    return f"{here}/#key={quote(house_key_of(settings), safe='')}"
