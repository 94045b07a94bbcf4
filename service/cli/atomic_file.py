"""Files that are there whole or not at all, and never in place of another."""

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import click


@contextmanager
def placed(target: Path) -> Iterator[Path]:
    """Lend an empty file beside ``target``, its owner's only, that takes its name in the end.

    Where the block ends badly nothing is left. What keeps the file from being written comes as a
    sentence and exit 1: it is there already, there is no such folder, the disk is full.
    """
    try:
        _check_free(target)
        with _beside(target) as beside:
            yield beside
            _keep(beside)
            _put(beside, target)
    except OSError as error:
        raise click.ClickException(f"{target}: {error.strerror or error}.") from error


def _check_free(target: Path) -> None:
    if not target.parent.is_dir():
        raise click.ClickException(f"There is no folder {target.parent}.")
    if os.path.lexists(target):
        raise _there_already(target)


def _there_already(target: Path) -> click.ClickException:
    return click.ClickException(f"There is {target} already: name a file that is not there yet.")


@contextmanager
def _beside(target: Path) -> Iterator[Path]:
    descriptor, name = tempfile.mkstemp(prefix=".paroli-", suffix=".part", dir=target.parent)
    os.close(descriptor)
    try:
        yield Path(name)
    finally:
        Path(name).unlink(missing_ok=True)


def _keep(path: Path) -> None:
    """Wait until the disk has what is in the file."""
    with path.open("rb+") as there:
        os.fsync(there.fileno())


def _put(beside: Path, target: Path) -> None:
    """Give a whole file its name, unless somebody else took that in the meantime."""
    try:
        os.link(beside, target)
    except FileExistsError as error:
        raise _there_already(target) from error
    except OSError:
        # A stick or a share may know no links; there this is as near as one comes to it.
        _check_free(target)
        beside.rename(target)
    _keep_name(target.parent)


def _keep_name(folder: Path) -> None:
    # Windows opens no folders, some shares do not wait for a disk: the file is there in any case.
    with suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
