"""Secrets in files that only their owner may read, there whole or not at all."""

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path


def keep_first(file: Path, text: str) -> None:
    """Put ``text`` there, unless somebody else was faster."""
    with written_beside(file, text) as written, suppress(FileExistsError):
        os.link(written, file)


def keep_last(file: Path, text: str) -> None:
    """Put ``text`` there in place of what was."""
    with written_beside(file, text) as written:
        written.replace(file)


@contextmanager
def written_beside(file: Path, text: str) -> Iterator[Path]:
    """Lend a file in the same folder that holds ``text``."""
    file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    handle, name = tempfile.mkstemp(dir=file.parent)
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as made:
            made.write(text)
        yield Path(name)
    finally:
        Path(name).unlink(missing_ok=True)
