"""A house that is one process: it keeps its own key, serves, and stops cleanly."""

import os
import secrets
import signal
import tempfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from types import FrameType
from urllib.parse import quote

from waitress.server import create_server

from service.app import create_app, open_house
from service.settings import BadSetting, Settings, is_usable_key
from service.store.codec import EventCodec
from service.store.engines import without_password
from service.store.opening import open_store

THREADS = 64
BUFFERED_MOST = 64_000_000
"""What the server takes in before the application can refuse it with a problem of ours."""

Say = Callable[[str], object]


def serve(settings: Settings, say: Say) -> None:
    """Serve until told to stop; ``say`` is told where, in lines for the person who started it.

    Raises: ``OSError`` where the address is taken.
    """
    store = open_store(settings.database_url, EventCodec())
    try:
        house = open_house(store, redis_url=settings.redis_url)
        try:
            key = settings.house_key or kept_key(settings.key_file)
            app = create_app(house.handler, key)
            server = create_server(
                app,
                host=settings.host,
                port=settings.port,
                threads=THREADS,
                max_request_body_size=BUFFERED_MOST,
                ident=None,
            )
            signal.signal(signal.SIGTERM, _stop)
            for line in store.warnings:
                say(f"Note: {line}")
            if settings.redis_url:
                say("Note: PAROLI_REDIS_URL is set, so `paroli work` settles, here or elsewhere.")
            for line in _welcome(settings, _port_of(server), key):
                say(line)
            server.run()
        finally:
            house.close()
    finally:
        store.close()


def kept_key(file: Path) -> str:
    """Return the house key kept in ``file``, readable by its owner only; make it the first time.

    Raises: ``BadSetting`` where the file holds none.
    """
    file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    if not file.exists():
        _make_key(file)
    key = file.read_text(encoding="utf-8").strip()
    if not is_usable_key(key):
        raise BadSetting(f"There is no key in {file}. Remove it, and a new one is made.")
    return key


def _make_key(file: Path) -> None:
    """Write a key beside ``file`` and put it there whole, unless somebody else was faster."""
    handle, written = tempfile.mkstemp(dir=file.parent)
    with os.fdopen(handle, "w", encoding="utf-8") as made:
        made.write(f"{secrets.token_urlsafe(24)}\n")
    with suppress(FileExistsError):
        os.link(written, file)
    Path(written).unlink()


def _welcome(settings: Settings, port: int, key: str) -> list[str]:
    host = f"[{settings.host}]" if ":" in settings.host else settings.host
    here = f"http://{host}:{port}"
    return [
        f"Paroli keeps its books in {without_password(settings.database_url)}",
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
