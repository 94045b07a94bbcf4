"""The score sheets of the tests."""

from pathlib import Path

FACTORIES = Path(__file__).parent


def sheet_paths() -> list[Path]:
    """Return the score sheets of all games, those of an added game from its folder."""
    folders = (FACTORIES.parent / "sheets", *FACTORIES.glob("*/sheets"))
    return sorted(path for folder in folders for path in folder.rglob("*.basset.toml"))
