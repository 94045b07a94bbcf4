"""The address file: where a running service answers, for other commands on its database.

The service holds a lock on its file, so the file of a service that was killed is known as stale.
SQLite has one service and one file, beside the database. PostgreSQL may have several on each
machine. Their files are in the data folder.
"""

import json
import logging
import os
import re
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from time import time
from typing import TextIO
from urllib.parse import unquote, urlsplit

from service.file_lock import is_locked, lock
from service.settings import Settings

STALE_SECONDS = 60
"""A file of this age without a lock is of a service that was killed."""

_DIGITS = 12
_SQLITE = re.compile(r"sqlite(?:\+pysqlite)?:///([^?]+)(?:\?.*)?")

_log = logging.getLogger(__name__)


class AddressFile:
    """The file of the service of this process."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._file: TextIO | None = None
        self._path = _beside(settings) or _folder(settings) / f"{_key(settings)}-{os.getpid()}.json"

    def write(self, port: int) -> None:
        """Write that the service answers on ``port``. It runs without the file, too."""
        address = {"host": self._settings.host, "port": port, "tls": self._settings.tls}
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            _remove_stale(self._settings)
            self._file = self._path.open("a+", encoding="utf-8")
            lock(self._file)
            self._file.truncate(0)
            self._file.write(json.dumps(address))
            self._file.flush()
        except OSError as error:
            _log.info(
                "The address file %s cannot be written: %s. `paroli keys pair` uses the settings.",
                self._path,
                error.strerror or error,
            )

    def remove(self) -> None:
        """Remove the file when the service stops."""
        if self._file is None:
            return
        self._file.close()
        with suppress(OSError):
            self._path.unlink()


def running_services(settings: Settings) -> Sequence[Settings]:
    """Return the settings of each service that runs on the database here.

    Host, port and https are those of the service, which options of its command may have set. The
    service at the configured port is the first, then the newest.
    """
    files = [path for _, path in sorted(_locked_files(settings), reverse=True)]
    found = [read for path in files if (read := _read(path, settings))]
    return sorted(found, key=lambda read: read.port != settings.port)


def _locked_files(settings: Settings) -> Iterator[tuple[float, Path]]:
    """Yield the time and the path of each file of a running service."""
    for path in _files(settings):
        with suppress(OSError):  # a service that stops removes its file
            if is_locked(path):
                yield path.stat().st_mtime, path


def _files(settings: Settings) -> Iterator[Path]:
    beside = _beside(settings)
    if beside is None:
        yield from _folder(settings).glob(f"{_key(settings)}-*.json")
    else:
        yield beside


def _read(path: Path, settings: Settings) -> Settings | None:
    """Return the settings with the address in a file; None if a service is just writing it."""
    with suppress(OSError, ValueError, TypeError, KeyError):
        found = json.loads(path.read_text(encoding="utf-8"))
        host, port, tls = str(found["host"]), int(found["port"]), bool(found["tls"])
        return replace(settings, host=host, port=port, tls=tls)
    return None


def _remove_stale(settings: Settings) -> None:
    """Remove the files of services that were killed. A new file may not be locked yet."""
    for path in _files(settings):
        with suppress(OSError):
            if not is_locked(path) and time() - path.stat().st_mtime > STALE_SECONDS:
                path.unlink()


def _beside(settings: Settings) -> Path | None:
    """Return the file beside an SQLite database; None for PostgreSQL.

    SQLAlchemy would read the URL too, but takes longer to import than all the rest.
    """
    found = _SQLITE.fullmatch(settings.database_url)
    if found is None:
        return None
    database = Path(unquote(found[1])).resolve()
    return database.with_name(f"{database.name}-address")


def _folder(settings: Settings) -> Path:
    return settings.folder / "services"


def _key(settings: Settings) -> str:
    """Return a hash of the database, whatever the user, the password and the driver are."""
    parts = urlsplit(settings.database_url)
    server = parts.netloc.rpartition("@")[2]
    return sha256(f"{server}{parts.path}?{parts.query}".encode()).hexdigest()[:_DIGITS]
