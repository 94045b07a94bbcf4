"""Writes files that appear complete or not at all, readable by their owner only."""

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path


class CannotCreate(Exception):  # noqa: N818 - reads better at the raise without "Error"
    """The file exists already, or its folder does not; the message says which."""


def write_if_missing(file: Path, text: str) -> None:
    """Write ``text`` to a new file. If another process creates it first, do nothing."""
    with temporary_file(file, text) as path, suppress(FileExistsError):
        os.link(path, file)


def overwrite(file: Path, text: str) -> None:
    """Write ``text`` to a file in place of its old content."""
    with temporary_file(file, text) as path:
        path.replace(file)


@contextmanager
def temporary_file(file: Path, text: str) -> Iterator[Path]:
    """Yield a temporary file that contains ``text``. It is in the folder of ``file``.

    If the folder does not exist, it is created. The file is deleted at the end of the block.
    """
    file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    with _temporary(file) as path:
        with path.open("w", encoding="utf-8") as stream:
            stream.write(text)
            stream.flush()
            # After a power failure, the file must not be there without its content.
            os.fsync(stream.fileno())
        yield path


@contextmanager
def new_file(target: Path) -> Iterator[Path]:
    """Yield an empty temporary file; at the end, sync it to disk and rename it to ``target``.

    If the block raises, nothing is left. Raises: ``CannotCreate``, ``OSError``.
    """
    _check_free(target)
    with _temporary(target, prefix=".paroli-", suffix=".part") as path:
        yield path
        with path.open("rb+") as file:
            os.fsync(file.fileno())
        _rename(path, target)


@contextmanager
def _temporary(
    target: Path, prefix: str | None = None, suffix: str | None = None
) -> Iterator[Path]:
    descriptor, name = tempfile.mkstemp(prefix=prefix, suffix=suffix, dir=target.parent)
    os.close(descriptor)
    try:
        yield Path(name)
    finally:
        Path(name).unlink(missing_ok=True)


def _check_free(target: Path) -> None:
    if not target.parent.is_dir():
        raise CannotCreate(f"There is no folder {target.parent}.")
    if os.path.lexists(target):
        raise CannotCreate(f"{target} exists already. Name a new file.")


def _rename(path: Path, target: Path) -> None:
    """Rename a complete file, unless ``target`` was created in the meantime."""
    try:
        os.link(path, target)
    except FileExistsError:
        _check_free(target)
    except OSError:
        # USB sticks and network shares may not support links. This check can miss a race.
        _check_free(target)
        path.rename(target)
    _sync_folder(target.parent)


def _sync_folder(folder: Path) -> None:
    # Windows cannot open folders and some shares cannot sync them; the file is there anyway.
    with suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
