"""The application that each gunicorn process creates after its fork.

`gunicorn -w 2 -k service.serving.gunicorn.worker.WaitressWorker --threads 64 --no-control-socket
'service.serving.gunicorn.production:app()'` serves it.
`gunicorn -c python:service.serving.gunicorn.conf` does the same with all settings of
`paroli serve --processes 2`.
"""

import atexit
import logging
import os
import signal
import threading
from collections.abc import Callable
from queue import SimpleQueue
from types import FrameType
from typing import Any

from flask import Flask
from gunicorn.errors import AppImportError

from service.application.errors import StoreUnusable
from service.sealing.seal_keys import SealKeys
from service.serving.http_service import check_multiprocess, check_tls, open_http_service
from service.serving.interpreter import limit_pauses
from service.settings import BadSetting, Settings, read_settings
from service.telemetry.logs import configure_logging
from service.telemetry.metrics import FOLDER

_log = logging.getLogger(__name__)


def app() -> Flask:
    """Return the application that the environment describes.

    Raises: gunicorn's ``AppImportError`` with a sentence, which ends gunicorn.
    """
    try:
        settings = read_settings()
        check_multiprocess(settings)
        check_tls(settings)
        configure_logging(settings.log, settings.log_level)
        if not os.environ.get(FOLDER):
            _log.warning(
                "%s is not set: /metrics shows one process only, the one that answers.", FOLDER
            )
        for line in SealKeys(settings.seal_key_file).make_if_missing():
            _log.warning(line)
        return app_of(settings)
    except (BadSetting, StoreUnusable) as error:
        raise AppImportError(str(error)) from error


def app_of(settings: Settings) -> Flask:
    """Return the application that ``settings`` describe; close it when the process exits.

    The schema version is not checked: a replacement process that fails while the database is down
    would end gunicorn. Raises: ``BadSetting``, ``StoreUnusable``.
    """
    service = open_http_service(settings, checked=True)
    _stop_streams_on_signal(service.service.stop_streams)
    # The server has waited for open requests before the interpreter runs this.
    atexit.register(service.close)
    limit_pauses()
    return service.app


def _stop_streams_on_signal(stop_streams: Callable[[], None]) -> None:
    """End streams on a stop signal, before gunicorn waits for its threads."""
    signals: SimpleQueue[None] = SimpleQueue()

    def wait() -> None:
        signals.get()
        stop_streams()

    def with_stop(handler: Any) -> Callable[[int, FrameType | None], None]:
        def handle(number: int, frame: FrameType | None) -> None:
            # The interrupted code may hold a lock that stopping needs, so a thread stops streams.
            signals.put(None)
            handler(number, frame)

        return handle

    threading.Thread(target=wait, name="paroli-stop-streams", daemon=True).start()
    graceful, immediate = signal.getsignal(signal.SIGTERM), signal.getsignal(signal.SIGQUIT)
    # Ctrl-C reaches every process of the terminal: end gracefully there too.
    handlers = {signal.SIGTERM: graceful, signal.SIGINT: graceful, signal.SIGQUIT: immediate}
    for number, handler in handlers.items():
        signal.signal(number, with_stop(handler))
        signal.siginterrupt(number, False)  # noqa: FBT003 - as gunicorn sets it
