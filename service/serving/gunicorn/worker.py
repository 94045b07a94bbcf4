"""A serving process of gunicorn that serves with waitress.

gunicorn's own threads read requests, so a slow client would hold a thread.
"""

import os
from dataclasses import replace
from types import FrameType
from typing import Any

from gunicorn.workers.base import Worker

from service.serving.waitress.server import WaitressServer
from service.settings import read_settings

_HEARTBEAT_SECONDS = 1.0


class WaitressWorker(Worker):  # type: ignore[misc]
    """Serves on the sockets of the parent process until a stop signal, or until the parent ends."""

    _server: WaitressServer | None = None

    def run(self) -> None:
        """Serve, and tell the parent regularly that this process works."""
        settings = replace(read_settings(), threads=self.cfg.threads)
        self._server = WaitressServer(
            self.wsgi, settings, sockets=[listener.sock for listener in self.sockets]
        )
        while self.alive and self.ppid == os.getppid():
            self.notify()
            self._server.serve_for(_HEARTBEAT_SECONDS)
        self._server.finish()

    def handle_exit(self, sig: int, frame: FrameType | None) -> Any:
        """Stop after the current requests."""
        super().handle_exit(sig, frame)
        if self._server:
            self._server.wake()
