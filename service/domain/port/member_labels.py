"""Labels for members of views and events, where name and type do not say enough."""

from collections.abc import Mapping
from typing import Any, Final

from service.domain.port.entries import FieldType

NUMBER: Final = FieldType.NUMBER
CARDS: Final = FieldType.CARDS


def labelled(label: str, value_type: FieldType | None = None) -> Mapping[str, Any]:
    """Return the metadata of a dataclass field: a label in lower case, and what the value is.

    Without ``value_type`` the annotation decides; a whole number is then an amount.
    """
    return {"label": label, "type": value_type}
