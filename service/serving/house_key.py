"""The key of the house: from the settings, or one that was made here and is kept."""

import os
import secrets
import tempfile
from contextlib import suppress
from pathlib import Path

from service.settings import BadSetting, Settings, is_usable_key


def house_key_of(settings: Settings) -> str:
    """Return the key that opens everything. Raises: ``BadSetting``."""
    return settings.house_key or kept_key(settings.key_file)


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
