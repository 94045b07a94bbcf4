"""A house that is one process: it keeps its own key, serves, and stops cleanly."""

import os
import secrets
import signal
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from urllib.parse import quote

from waitress.server import create_server

from service.app import create_app, open_house
from service.settings import Settings
from service.store.codec import EventCodec
from service.store.opening import open_store

THREADS = 64
BODY_MOST = 64_000_000

Say = Callable[[str], object]


def serve(settings: Settings, say: Say) -> None:
    """Serve until told to stop; ``say`` is told where, in lines for the person who started it.

    Raises: ``OSError`` where the address is taken.
    """
    store = open_store(settings.database_url, EventCodec())
    try:
        house = open_house(store)
        try:
            key = settings.house_key or kept_key(settings.key_file)
            app = create_app(house.handler, key)
            server = create_server(
                app,
                host=settings.host,
                port=settings.port,
                threads=THREADS,
                max_request_body_size=BODY_MOST,
                ident=None,
            )
            signal.signal(signal.SIGTERM, _stop)
            for line in store.warnings:
                say(f"Note: {line}")
            for line in _welcome(settings, _port_of(server), key):
                say(line)
            server.run()
        finally:
            house.close()
    finally:
        store.close()


def kept_key(file: Path) -> str:
    """Return the house key kept in ``file``, readable by its owner only; make it the first time."""
    file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    try:
        handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return file.read_text(encoding="utf-8").strip()
    with os.fdopen(handle, "w", encoding="utf-8") as made:
        key = secrets.token_urlsafe(24)
        made.write(f"{key}\n")
    return key


def _welcome(settings: Settings, port: int, key: str) -> list[str]:
    host = f"[{settings.host}]" if ":" in settings.host else settings.host
    here = f"http://{host}:{port}"
    return [
        f"Paroli keeps its books in {settings.database_url}",
        f"Open    {here}/#key={quote(key, safe='')}",
        "        (the link opens everything: keep it to yourself)",
        f"The API is described at {here}/docs",
        "Stop with Ctrl+C. Nothing that was acknowledged is lost.",
    ]


def _port_of(server: object) -> int:
    """Return the port served on; a name with several addresses makes several sockets."""
    listening: list[tuple[str, int]] = getattr(server, "effective_listen", [])
    return listening[0][1] if listening else getattr(server, "effective_port", 0)


def _stop(_signal: int, _frame: FrameType | None) -> None:
    raise SystemExit(0)
