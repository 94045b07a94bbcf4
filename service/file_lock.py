"""Locks on files. The kernel frees a lock when the process ends, however it ends."""

import sys
from pathlib import Path
from typing import TextIO


def is_locked(path: Path) -> bool:
    """Return whether a process holds the lock of a file. Raises: ``OSError`` if there is none."""
    with path.open(encoding="utf-8") as file:
        return not _try_shared(file)


if sys.platform == "win32":
    import msvcrt

    # Windows locks bytes, which others then cannot read. This one is behind all text.
    _LOCKED_BYTE = 1000

    def try_lock(file: TextIO) -> bool:
        """Lock a file until it is closed; return False if another process has locked it."""
        file.seek(_LOCKED_BYTE)
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

    def lock(file: TextIO) -> None:
        """Lock a file until it is closed. Waits for readers that ask ``is_locked``."""
        file.seek(_LOCKED_BYTE)
        msvcrt.locking(file.fileno(), msvcrt.LK_LOCK, 1)

    _try_shared = try_lock

else:
    import fcntl

    def try_lock(file: TextIO) -> bool:
        """Lock a file until it is closed; return False if another process has locked it."""
        return _try(file, fcntl.LOCK_EX)

    def lock(file: TextIO) -> None:
        """Lock a file until it is closed. Waits for readers that ask ``is_locked``."""
        fcntl.flock(file, fcntl.LOCK_EX)

    def _try_shared(file: TextIO) -> bool:
        # A shared lock, so that readers do not take each other for a service.
        return _try(file, fcntl.LOCK_SH)

    def _try(file: TextIO, kind: int) -> bool:
        try:
            fcntl.flock(file, kind | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True
