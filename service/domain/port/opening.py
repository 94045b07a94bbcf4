"""The opening of a session: title, rules, currency, and fields of its game."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from service.domain.port.entries import Field
from service.domain.values.coins import Coins
from service.domain.values.money import CURRENCIES, Currency

Rules = TypeVar("Rules")

OPENING = "opening"
"""In place of a verb: the texts of fields of the opening."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Opening(Generic[Rules]):
    """A checked request for a new session.

    ``rules`` are the preset's with the overrides in them. ``own`` has a value for each of the
    game's opening fields, by name. ``coins`` are the coins on the table; none means those of the
    currency.
    """

    title: str
    preset: str
    rules: Rules
    currency: Currency
    own: Mapping[str, Any]
    coins: Coins = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class GameOpened:
    """The fields of every game's first event, beside ``rules`` and those of the game.

    ``coins`` are what each coin on the table is worth, from the largest down. An event without
    coins, or older than them, means those of the currency.
    """

    name: str
    preset: str
    currency: str
    coins: Coins = ()


Opened = TypeVar("Opened", bound=GameOpened)


def opened_fields(opening: Opening[Any]) -> dict[str, Any]:
    """Return the fields that every game's first event has."""
    return {
        "name": opening.title,
        "preset": opening.preset,
        "rules": opening.rules,
        "currency": opening.currency.code,
        "coins": opening.coins,
    }


def start_with(event: type[Opened]) -> Callable[[Opening[Any]], tuple[Opened, ...]]:
    """Return the ``start`` of a game that adds no fields to a session's first event."""
    return lambda opening: (event(**opened_fields(opening)),)


def opening_from(event: Any, **own: Any) -> Opening[Any]:
    """Return the opening of a session's first event, with the game's own fields."""
    # isinstance would narrow the type to one without ``rules``, which each game declares.
    assert issubclass(type(event), GameOpened), "a session's first event opens it"
    return Opening(
        title=event.name,
        preset=event.preset,
        rules=event.rules,
        currency=CURRENCIES[event.currency],
        own=own,
        coins=event.coins,
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class OpeningField:
    """A field that one game adds to the opening of a session.

    ``field.name`` is its key in a score sheet; if it is missing there, ``default`` is used.
    ``path`` is its path in the API's body. If empty, the field is for sheets only.
    """

    field: Field
    default: Any
    path: tuple[str, ...] = ()
