"""Serves with one process and its embedded worker, or with several processes."""

import os
from collections.abc import Sequence
from datetime import UTC, datetime
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from service.app import make_application
from service.application.application import Application
from service.sealing.seal_keys import SealKeys
from service.serving.address_file import AddressFile
from service.serving.bootstrap_keys import (
    BootstrapKeys,
    KeysNotShown,
    has_house_access,
    make_bootstrap_keys,
)
from service.serving.container import storage_warnings
from service.serving.http_service import (
    check_multiprocess,
    check_port,
    check_tls,
    open_http_service,
    redis_notes,
)
from service.serving.interpreter import limit_pauses
from service.serving.run_file import record_serving
from service.serving.startup_message import Print, StartupMessage, show_startup_message
from service.serving.waitress.server import WaitressServer
from service.settings import BadSetting, Settings, misspelt_settings
from service.store.log.codec import EventCodec
from service.store.opening.connect import missing_file, open_store, service_lock
from service.telemetry.logs import configure_logging
from service.telemetry.metrics import FOLDER

_TLS = "service.serving.authority_server"
"""Named as a string: without https there is no need to wait for the import of cryptography."""


def serve(settings: Settings, print_line: Print) -> None:
    """Serve until a stop signal; ``print_line`` prints lines for the person who started it.

    Raises: ``OSError`` if the address is in use; ``BadSetting``, ``StoreUnusable``;
    ``SystemExit`` at the end if there are several processes.
    """
    is_multiprocess = settings.processes > 1
    check_tls(settings)
    if is_multiprocess:
        _check_gunicorn(settings)
    configure_logging(settings.log, settings.log_level)
    notes = (*misspelt_settings(), *redis_notes(settings))
    (_serve_multiprocess if is_multiprocess else _serve_one_process)(settings, notes, print_line)


def _check_gunicorn(settings: Settings) -> None:
    """Raise ``BadSetting`` unless several processes can run here."""
    check_multiprocess(settings)
    if os.name == "nt" or find_spec("gunicorn") is None:
        raise BadSetting(
            "More than one process needs gunicorn, which does not run on Windows. Install it:"
            " pip install 'paroli[production]'"
        )


def _serve_one_process(settings: Settings, notes: Sequence[str], print_line: Print) -> None:
    # The environment may still name a folder for counting with other processes.
    os.environ.pop(FOLDER, None)
    tls: Any = import_module(_TLS) if settings.tls else None
    with service_lock(settings.database_url):
        _serve_locked(settings, notes, print_line, tls)


def _serve_locked(settings: Settings, notes: Sequence[str], print_line: Print, tls: Any) -> None:
    check_port(settings)
    new_file = missing_file(settings.database_url)
    server_tls = tls.prepare_tls(settings, datetime.now(UTC)) if tls else None
    opened = open_http_service(settings)
    address_file = AddressFile(settings)
    try:
        server = WaitressServer(opened.app, settings, server_tls.context if server_tls else None)
        authority = (
            tls.serve_authority(server_tls, opened.app, settings, server.port) if tls else None
        )
        notes = (
            *notes,
            *opened.warnings,
            *([f"New database: {new_file}"] if new_file else ()),
            *storage_warnings(settings.database_url),
            *(server_tls.notes if server_tls else ()),
        )
        keys = _bootstrap_keys(opened.service.application, settings)
        show_startup_message(
            StartupMessage(settings, server.port, notes, keys, authority), print_line
        )
        record_serving(settings, server.port)
        limit_pauses()
        address_file.write(server.port)
        server.run(opened.service.stop_streams)
    finally:
        address_file.remove()
        opened.close()


def _serve_multiprocess(settings: Settings, notes: Sequence[str], print_line: Print) -> None:
    with open_store(settings.database_url, EventCodec()) as store:
        keys = _bootstrap_keys(make_application(store), settings)
    notes = (*notes, *SealKeys(settings.seal_key_file).make_if_missing())

    def ready(port: int) -> None:
        show_startup_message(StartupMessage(settings, port, notes, keys, None), print_line)

    import_module("service.serving.gunicorn.server").serve_with_gunicorn(settings, ready)


def _bootstrap_keys(application: Application, settings: Settings) -> BootstrapKeys | KeysNotShown:
    """Return the first link and key, but no secrets if the output is a JSON log."""
    if settings.log == "text":
        return make_bootstrap_keys(application, settings.house_key)
    return KeysNotShown(needs_link=not has_house_access(application, settings.house_key))
