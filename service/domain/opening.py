"""How a session begins: title, rules, currency, and what its game asks for besides."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from service.domain.entries import Field
from service.domain.money import Currency

Rules = TypeVar("Rules")


@dataclass(frozen=True, slots=True, kw_only=True)
class Opening(Generic[Rules]):
    """A checked request for a new session.

    ``rules`` are the preset's with the overrides in them. ``own`` has a value for each of the
    game's opening fields, by name.
    """

    title: str
    preset: str
    rules: Rules
    currency: Currency
    own: Mapping[str, Any]


@dataclass(frozen=True, slots=True, kw_only=True)
class OpeningField:
    """What one game asks for when a session opens.

    ``field.name`` is its key in a score sheet, where it may be missing: ``default`` then. ``path``
    is where it stands in the API's body; without one it is for sheets only.
    """

    field: Field
    default: Any
    path: tuple[str, ...] = ()
