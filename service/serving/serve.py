"""Serving a house: one process with its own worker, or several processes at one address."""

import os
from datetime import UTC, datetime
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from service.app import make_handler
from service.application.handle import Handler
from service.serving.bootstrap_keys import BootstrapKeys, make_bootstrap_keys
from service.serving.http_service import check_for_many, check_tls, open_http_service
from service.serving.startup_message import Say, StartupMessage, show_startup_message
from service.serving.waitress_server import WaitressServer
from service.settings import BadSetting, Settings
from service.store.codec import EventCodec
from service.store.connect import open_store
from service.telemetry.logs import configure_logging
from service.telemetry.metrics import FOLDER

_TLS = "service.serving.tls.authority_server"
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
    configure_logging(settings.log, settings.log_level)
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
    served = open_http_service(settings)
    try:
        server = WaitressServer(served.app, settings, secured.context if secured else None)
        introduced = (
            tls.serve_authority(secured, served.app, settings, server.port) if tls else None
        )
        notes = (*served.store.warnings, *(secured.notes if secured else ()))
        steps = _steps(served.service.handler, settings)
        show_startup_message(StartupMessage(settings, server.port, notes, steps, introduced), say)
        server.run(served.service.stop_streams)
    finally:
        served.close()


def _serve_together(settings: Settings, say: Say) -> None:
    with open_store(settings.database_url, EventCodec()) as store:
        steps = _steps(make_handler(store), settings)
    forked = import_module("service.serving.gunicorn_server")
    forked.serve_with_gunicorn(
        settings,
        lambda port: show_startup_message(StartupMessage(settings, port, (), steps, None), say),
    )


def _steps(handler: Handler, settings: Settings) -> BootstrapKeys | None:
    """Make what lets a person in. A log is read by others too: it is told no secret."""
    return make_bootstrap_keys(handler, settings.house_key) if settings.log == "text" else None
