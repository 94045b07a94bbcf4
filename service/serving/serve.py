"""Serving a house: one process with its own worker, or several processes at one address."""

import logging
import os
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from importlib import import_module
from importlib.util import find_spec
from urllib.parse import quote

from service.serving.house_key import house_key_of
from service.serving.one_process import OneProcess
from service.serving.served import check_for_many, open_served
from service.settings import BadSetting, Settings
from service.store.codec import EventCodec
from service.store.engines import without_password
from service.store.opening import open_store
from service.telemetry.logs import log_as
from service.telemetry.metrics import FOLDER

Say = Callable[[str], object]

_log = logging.getLogger(__name__)


def serve(settings: Settings, say: Say) -> None:
    """Serve until told to stop; ``say`` is told where, in lines for the person who started it.

    Raises: ``OSError`` where the address is taken; ``BadSetting``, ``StoreUnusable``;
    ``SystemExit`` at the end of several processes.
    """
    together = settings.processes > 1
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
    served = open_served(settings)
    try:
        server = OneProcess(served.app, settings)
        _greet(settings, server.port, served.store.warnings, say)
        server.run(served.house.stop_streams)
    finally:
        served.close()


def _serve_together(settings: Settings, say: Say) -> None:
    open_store(settings.database_url, EventCodec()).close()
    keyed = replace(settings, house_key=house_key_of(settings))
    forked = import_module("service.serving.forked")
    forked.serve_forked(keyed, lambda port: _greet(keyed, port, (), say))


def _greet(settings: Settings, port: int, warnings: Sequence[str], say: Say) -> None:
    """Tell a person where to go. A log is read by others too: it is not told the key."""
    if settings.log == "text":
        for line in _welcome(settings, port, warnings):
            say(line)
        return
    for line in warnings:
        _log.warning(line)
    where = {"address": _address(settings, port), "processes": settings.processes}
    _log.info("serving", extra={**where, "database": without_password(settings.database_url)})


def _welcome(settings: Settings, port: int, warnings: Sequence[str]) -> Iterator[str]:
    here = _address(settings, port)
    for line in warnings:
        yield f"Note: {line}"
    if settings.redis_url:
        yield "Note: PAROLI_REDIS_URL is set, so `paroli work` settles, here or elsewhere."
    yield f"Paroli keeps its books in {without_password(settings.database_url)}"
    yield f"Open    {here}/#key={quote(house_key_of(settings), safe='')}"
    yield "        (the link opens everything: keep it to yourself)"
    yield f"The API is described at {here}/docs"
    yield "Stop with Ctrl+C. Nothing that was acknowledged is lost."


def _address(settings: Settings, port: int) -> str:
    host = f"[{settings.host}]" if ":" in settings.host else settings.host
    return f"http://{host}:{port}"
