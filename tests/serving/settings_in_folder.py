"""Settings of a service that stores its files in a folder of the test."""

from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

from service.settings import Settings, read_settings

NOW = datetime.now(UTC)


def settings_in(folder: Path, **more: str) -> Settings:
    """Return settings; names in ``more`` lack the prefix PAROLI_."""
    names = {f"PAROLI_{name.upper()}": value for name, value in more.items()}
    return replace(read_settings(names), folder=folder)
