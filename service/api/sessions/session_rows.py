"""Sessions as lists show them."""

from typing import Any

from service.application.ports.store import SessionRow


def row_view(row: SessionRow) -> dict[str, Any]:
    """Return a session as a list shows it."""
    return {name: getattr(row, name) for name in SessionRow.__slots__}
