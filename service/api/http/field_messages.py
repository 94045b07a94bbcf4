"""The messages of wrong fields. They replace those of marshmallow, which name its own types."""

from collections.abc import Mapping
from typing import Any

from marshmallow import Schema, fields, validate

MISSING = "This is missing."
REPEATED = "This is given more than once."
_OBJECT = "Must be an object."
_LIST = "Must be a list."
_TIME = "Must be a time with an offset, such as 2026-01-06T20:15:00Z."
_DAY = "Must be a date, such as 2026-01-06."
_NUMBER = "Must be a number."

FIELD_MESSAGES: Mapping[type[fields.Field[Any]], Mapping[str, str]] = {
    fields.Field: {
        "required": MISSING,
        "null": "Must not be null.",
        "validator_failed": "This value is not allowed.",
    },
    fields.Nested: {"type": _OBJECT},
    fields.List: {"invalid": _LIST},
    fields.Mapping: {"invalid": _OBJECT},
    fields.String: {"invalid": "Must be a text.", "invalid_utf8": "Must be a text in UTF-8."},
    fields.UUID: {"invalid_uuid": "Must be a UUID, such as 8f4e2c1a-3b5d-4e6f-8a9b-0c1d2e3f4a5b."},
    fields.Number: {"invalid": _NUMBER, "too_large": "This number is too large."},
    fields.Integer: {"invalid": "Must be a whole number."},
    fields.Boolean: {"invalid": "Must be true or false."},
    fields.DateTime: {"invalid": _TIME, "invalid_awareness": _TIME, "format": _TIME},
    fields.Date: {"invalid": _DAY, "invalid_awareness": _DAY, "format": _DAY},
}
"""By the class of the field, and by marshmallow's name of the fault."""

SCHEMA_MESSAGES: Mapping[str, str] = {"type": _OBJECT, "unknown": "There is no such member."}
"""By marshmallow's name of the fault."""

VALIDATOR_MESSAGES: Mapping[type[validate.Validator], Mapping[str, str]] = {
    validate.Range: {
        "message_min": "Must be {{min}} or more.",
        "message_max": "Must be {{max}} or less.",
        "message_all": "Must be from {{min}} to {{max}}.",
    },
    validate.Length: {
        "message_min": "Must have a length of {min} or more.",
        "message_max": "Must have a length of {max} or less.",
        "message_all": "Must have a length from {min} to {max}.",
        "message_equal": "Must have a length of {equal}.",
    },
    validate.OneOf: {"default_message": "Must be one of: {choices}."},
    validate.Regexp: {"default_message": "This text does not have the right form."},
}
"""By the class of the validator, and by the attribute that holds the message."""


def use_own_messages() -> None:
    """Replace the library's messages. Call it before any schema is made: fields copy them."""
    for field, messages in FIELD_MESSAGES.items():
        field.default_error_messages = {**vars(field).get("default_error_messages", {}), **messages}
    Schema._default_error_messages = dict(SCHEMA_MESSAGES)  # noqa: SLF001 - there is no other way
    for validator, texts in VALIDATOR_MESSAGES.items():
        for name, text in texts.items():
            setattr(validator, name, text)
