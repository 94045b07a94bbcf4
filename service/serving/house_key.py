"""The key of the house: from the settings, or one that was made here and is kept."""

import secrets
from pathlib import Path

from service.serving.kept import keep_first
from service.settings import BadSetting, Settings, is_usable_key


def house_key_of(settings: Settings) -> str:
    """Return the key that opens everything. Raises: ``BadSetting``."""
    return settings.house_key or kept_key(settings.key_file)


def kept_key(file: Path) -> str:
    """Return the house key kept in ``file``, readable by its owner only; make it the first time.

    Raises: ``BadSetting`` where the file holds none.
    """
    if not file.exists():
        keep_first(file, f"{secrets.token_urlsafe(24)}\n")
    key = file.read_text(encoding="utf-8").strip()
    if not is_usable_key(key):
        raise BadSetting(f"There is no key in {file}. Remove it, and a new one is made.")
    return key
