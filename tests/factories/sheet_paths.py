"""The score sheets of the tests."""

from pathlib import Path

FACTORIES = Path(__file__).parent


def sheet_paths() -> list[Path]:
    """Return the score sheets of all games, those of the games of Paroli first."""
    added = sorted(FACTORIES.glob("*/sheets/*.basset.toml"))
    return [*released_sheet_paths(), *added]


def released_sheet_paths() -> list[Path]:
    """Return the score sheets of the games of Paroli."""
    return sorted((FACTORIES.parent / "sheets").rglob("*.basset.toml"))
