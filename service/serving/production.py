"""The application as each worker process of gunicorn makes it, after it was forked.

`gunicorn -w 2 -k gthread --threads 64 --graceful-timeout 5 --no-control-socket
--forwarded-allow-ips '' 'service.serving.production:app()'` serves it;
`gunicorn -c python:service.serving.gunicorn_conf` does the same with everything else set up as
`paroli serve --processes 2` does.
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
from service.serving.http_service import check_for_many, check_tls, open_http_service
from service.settings import BadSetting, Settings, read_settings
from service.telemetry.logs import configure_logging
from service.telemetry.metrics import FOLDER

_log = logging.getLogger(__name__)


def app() -> Flask:
    """Return the application that the environment describes, for the process that calls this.

    Raises: gunicorn's own error with a sentence, which ends gunicorn.
    """
    try:
        settings = read_settings()
        check_for_many(settings)
        check_tls(settings)
        configure_logging(settings.log, settings.log_level)
        if not os.environ.get(FOLDER):
            _log.warning("%s is not set: /metrics is of one process, whichever answers.", FOLDER)
        return app_of(settings)
    except (BadSetting, StoreUnusable) as error:
        raise AppImportError(str(error)) from error


def app_of(settings: Settings) -> Flask:
    """Return the application that ``settings`` describe. It ends with this process.

    The database is not looked at: a process that takes another's place while it is away must not
    end them all. Raises: ``BadSetting``, ``StoreUnusable``.
    """
    served = open_http_service(settings, checked=True)
    _stop_first(served.service.stop_streams)
    # The interpreter waits for the threads that answer requests before it comes to this.
    atexit.register(served.close)
    return served.app


def _stop_first(stop_streams: Callable[[], None]) -> None:
    """End streams when a signal says to stop, before gunicorn begins to wait for its threads."""
    told: SimpleQueue[None] = SimpleQueue()

    def wait() -> None:
        told.get()
        stop_streams()

    def passing_on(handler: Any) -> Callable[[int, FrameType | None], None]:
        def handle(number: int, frame: FrameType | None) -> None:
            # A signal may come while a lock is held that stopping needs: another thread does it.
            told.put(None)
            handler(number, frame)

        return handle

    threading.Thread(target=wait, name="paroli-farewell", daemon=True).start()
    gently, at_once = signal.getsignal(signal.SIGTERM), signal.getsignal(signal.SIGQUIT)
    # Ctrl-C reaches every process of a terminal: it is as good a reason to end well as any.
    handlers = {signal.SIGTERM: gently, signal.SIGINT: gently, signal.SIGQUIT: at_once}
    for number, handler in handlers.items():
        signal.signal(number, passing_on(handler))
        signal.siginterrupt(number, False)  # noqa: FBT003 - as gunicorn has it
