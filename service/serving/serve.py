"""Serving a house: one process with its own worker, or several processes at one address."""

import os
from datetime import UTC, datetime
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from service.app import make_handler
from service.application.handle import Handler
from service.serving.bootstrap_keys import FirstSteps, first_steps
from service.serving.greeting import Greeting, Say, greet
from service.serving.served import check_for_many, check_tls, open_served
from service.serving.waitress_server import OneProcess
from service.settings import BadSetting, Settings
from service.store.codec import EventCodec
from service.store.connect import open_store
from service.telemetry.logs import log_as
from service.telemetry.metrics import FOLDER

_TLS = "service.serving.tls.introduced"
"""Named as a string: who serves no https should not wait until cryptography is loaded."""


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
        steps = _steps(served.house.handler, settings)
        greet(Greeting(settings, server.port, notes, steps, introduced), say)
        server.run(served.house.stop_streams)
    finally:
        served.close()


def _serve_together(settings: Settings, say: Say) -> None:
    with open_store(settings.database_url, EventCodec()) as store:
        steps = _steps(make_handler(store), settings)
    forked = import_module("service.serving.gunicorn_server")
    forked.serve_forked(
        settings, lambda port: greet(Greeting(settings, port, (), steps, None), say)
    )


def _steps(handler: Handler, settings: Settings) -> FirstSteps | None:
    """Make what lets a person in. A log is read by others too: it is told no secret."""
    return first_steps(handler, settings.house_key) if settings.log == "text" else None
