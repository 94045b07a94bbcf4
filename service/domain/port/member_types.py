"""Types of members of views and events, where the annotation does not say enough."""

from collections.abc import Mapping
from typing import Any, Final

from service.domain.port.field_type import FieldType

NUMBER: Final = FieldType.NUMBER
CARDS: Final = FieldType.CARDS


def shown_as(value_type: FieldType) -> Mapping[str, Any]:
    """Return the metadata of a dataclass field that says what the value is.

    Without it the annotation decides; a whole number is then an amount.
    """
    return {"type": value_type}
