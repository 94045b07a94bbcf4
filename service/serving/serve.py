"""Serving a house: one process with its own worker, or several processes at one address."""

import logging
import os
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from importlib.util import find_spec

from service.app import make_handler
from service.application.access import link_to
from service.application.handle import Handler
from service.serving.first_steps import FirstSteps, first_steps
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
        steps = _steps(served.house.handler, settings)
        _greet(settings, server.port, served.store.warnings, steps, say)
        server.run(served.house.stop_streams)
    finally:
        served.close()


def _serve_together(settings: Settings, say: Say) -> None:
    with open_store(settings.database_url, EventCodec()) as store:
        steps = _steps(make_handler(store), settings)
    forked = import_module("service.serving.forked")
    forked.serve_forked(settings, lambda port: _greet(settings, port, (), steps, say))


def _steps(handler: Handler, settings: Settings) -> FirstSteps | None:
    """Make what lets a person in. A log is read by others too: it is told no secret."""
    return first_steps(handler, settings.house_key) if settings.log == "text" else None


def _greet(
    settings: Settings, port: int, warnings: Sequence[str], steps: FirstSteps | None, say: Say
) -> None:
    """Tell a person where to go."""
    if steps:
        for line in _welcome(settings, port, warnings, steps):
            say(line)
        return
    for line in warnings:
        _log.warning(line)
    where = {"address": _address(settings, port), "processes": settings.processes}
    _log.info("serving", extra={**where, "database": without_password(settings.database_url)})


def _welcome(
    settings: Settings, port: int, warnings: Sequence[str], steps: FirstSteps
) -> Iterator[str]:
    here = _address(settings, port)
    for line in warnings:
        yield f"Note: {line}"
    if settings.redis_url:
        yield "Note: PAROLI_REDIS_URL is set, so `paroli work` settles, here or elsewhere."
    yield f"Paroli keeps its books in {without_password(settings.database_url)}"
    yield f"Open    {link_to(here, steps.link)}"
    yield "        (the link opens everything to one browser, once, within ten minutes)"
    if steps.key:
        yield f"Key     {steps.key}"
        yield "        (opens everything to scripts; it is shown this once: keep it to yourself)"
    yield f"The API is described at {here}/docs"
    yield "Stop with Ctrl+C. Nothing that was acknowledged is lost."


def _address(settings: Settings, port: int) -> str:
    host = f"[{settings.host}]" if ":" in settings.host else settings.host
    return f"http://{host}:{port}"
