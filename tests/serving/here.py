"""A house that keeps what it makes in a folder of the test."""

from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

from service.settings import Settings, read_settings

NOW = datetime.now(UTC)


def settings_in(folder: Path, **more: str) -> Settings:
    """Return settings, those of ``more`` by their names without PAROLI_ in front."""
    names = {f"PAROLI_{name.upper()}": value for name, value in more.items()}
    return replace(read_settings(names), folder=folder)
