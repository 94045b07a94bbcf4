"""Marshmallow fields of requests: names, amounts, cards and times."""

import re
from collections.abc import Callable
from datetime import UTC, date, datetime
from typing import Any

from marshmallow import ValidationError, fields, validate

from service.domain.values.coins import COINS_MAX, BadCoins, checked_coins
from service.domain.values.money import AMOUNT_MAX
from service.domain.values.name_characters import title
from service.domain.values.names import (
    PUNTER_NAME_MAX,
    SESSION_NAME_MAX,
    BadName,
    plain_text,
    punter_name,
)

KEY_MAX = 255
_MOMENT = re.compile(
    r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)", re.ASCII
)
_CONTROL = r"\u0000-\u001f\u007f-\u009f\u2028\u2029"
NAME_PATTERN = rf'^[^\s"{_CONTROL}]([^"{_CONTROL}]*[^\s"{_CONTROL}])?$'
TEXT_PATTERN = rf"^[^{_CONTROL}]+$"
TITLE_PATTERN = rf"^[^{_CONTROL}]*[^\s{_CONTROL}][^{_CONTROL}]*$"


class Flag(fields.Boolean):
    """A strict boolean: marshmallow's own also accepts "yes" or 1."""

    def _deserialize(self, value: Any, *args: Any, **options: Any) -> Any:
        if not isinstance(value, bool):
            raise self.make_error("invalid", input=value)
        return super()._deserialize(value, *args, **options)


class QueryFlag(fields.Boolean):
    """A boolean of a query: `true` or `false`. marshmallow's own also accepts "yes" or 1."""

    truthy = {"true"}  # noqa: RUF012 - as marshmallow declares it
    falsy = {"false"}  # noqa: RUF012


class BoundedList(fields.List[Any]):
    """A list whose validators, such as its length, are checked before its items."""

    def _deserialize(self, value: Any, *args: Any, **options: Any) -> list[Any]:
        if isinstance(value, list):
            self._validate(value)
        return super()._deserialize(value, *args, **options)


class CoinList(BoundedList):
    """The coins of a table in smallest units, from the largest down."""

    def __init__(self, **options: Any) -> None:
        """Set the limits for the schema. ``options`` are marshmallow's."""
        coin = fields.Integer(strict=True, validate=validate.Range(1, AMOUNT_MAX))
        metadata = {**options.pop("metadata", {}), "uniqueItems": True}
        length = validate.Length(0, COINS_MAX)
        super().__init__(coin, validate=length, metadata=metadata, **options)

    def _deserialize(self, *args: Any, **options: Any) -> list[Any]:
        coins = super()._deserialize(*args, **options)
        try:
            return list(checked_coins(coins))
        except BadCoins as error:
            raise ValidationError(str(error)) from error


class Name(fields.String):
    """A punter's name, in NFC."""

    def __init__(self, **options: Any) -> None:
        """Set the description for the schema. ``options`` are marshmallow's."""
        limits = {"minLength": 1, "maxLength": PUNTER_NAME_MAX, "pattern": NAME_PATTERN}
        super().__init__(metadata={**options.pop("metadata", {}), **limits}, **options)

    def _deserialize(self, *args: Any, **options: Any) -> str:
        return named(punter_name, super()._deserialize(*args, **options))


class Text(fields.String):
    """A text of one line, in NFC."""

    pattern = TEXT_PATTERN

    def __init__(self, **options: Any) -> None:
        """Set the description for the schema. ``options`` are marshmallow's."""
        limits = {"minLength": 1, "maxLength": SESSION_NAME_MAX, "pattern": self.pattern}
        super().__init__(metadata={**options.pop("metadata", {}), **limits}, **options)

    def _deserialize(self, *args: Any, **options: Any) -> str:
        return named(self.checked, super()._deserialize(*args, **options))

    def checked(self, text: str) -> str:
        """Return a text in NFC. Raises: ``BadName``."""
        return plain_text(text, longest=SESSION_NAME_MAX)


class Title(Text):
    """A new title of a session or an evening, a place, or a banker's name, in NFC."""

    pattern = TITLE_PATTERN

    def checked(self, text: str) -> str:
        """Return a title in NFC. Raises: ``BadName``."""
        return title(text)


class Reference(fields.Raw):
    """The version of an entry, a number, or its key, a text."""

    def __init__(self, **options: Any) -> None:
        """Set the description for the schema. ``options`` are marshmallow's."""
        either = {"type": ["integer", "string"], "minimum": 1, "minLength": 1, "maxLength": KEY_MAX}
        super().__init__(metadata={**options.pop("metadata", {}), **either}, **options)

    def _deserialize(self, value: Any, *_args: Any, **_options: Any) -> int | str:
        is_version = type(value) is int and value >= 1
        if not is_version and not (isinstance(value, str) and 0 < len(value) <= KEY_MAX):
            raise ValidationError("This is neither a version nor a key.")
        checked: int | str = value
        return checked


def named(check: Callable[[str], str], text: str) -> str:
    """Return the name from ``check``. Raises: marshmallow's ``ValidationError``."""
    try:
        return check(text)
    except BadName as error:
        raise ValidationError(str(error)) from error


class Timestamp(fields.String):
    """A time in ISO 8601 in UTC, in a response."""

    def __init__(self, **options: Any) -> None:
        """Set the format for the schema. ``options`` are marshmallow's."""
        super().__init__(metadata={**options.pop("metadata", {}), "format": "date-time"}, **options)


class Day(fields.Date):
    """A date in ISO 8601, returned as text."""

    def _deserialize(self, value: Any, *args: Any, **options: Any) -> str:  # type: ignore[override]
        day: date = super()._deserialize(value, *args, **options)
        # Python also reads other forms, such as 20260106 and 2026-W02-2.
        if value != day.isoformat():
            raise self.make_error("invalid", input=value, obj_type=self.OBJ_TYPE)
        return day.isoformat()


class Moment(fields.AwareDateTime):
    """A time with an offset, as RFC 3339 writes it, returned as text in UTC."""

    def __init__(self, **options: Any) -> None:
        """Set the description for the schema. ``options`` are marshmallow's."""
        super().__init__(format="iso", **options)

    def _deserialize(self, value: Any, *args: Any, **options: Any) -> str:  # type: ignore[override]
        # RFC 3339 also allows the letters T and Z in lower case.
        text = value.upper() if isinstance(value, str) else value
        # Python also reads other forms, such as 20260106T20Z and 2026-W02-2T20:00Z.
        if not _MOMENT.fullmatch(str(text)):
            raise self.make_error("invalid", input=value, obj_type=self.OBJ_TYPE)
        moment: datetime = super()._deserialize(text, *args, **options)
        try:
            utc = moment.astimezone(UTC).replace(tzinfo=None)
        except (OverflowError, ValueError) as error:
            raise ValidationError("This time cannot be stored.") from error
        return f"{utc.isoformat(timespec='microseconds')}Z"
