"""The messages of wrong fields, by the path of the field."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from service.domain.values.short_text import shortened

BODY = "body"
"""The path of the body as a whole."""

ERRORS_MAX = 50
"""The most messages of one problem."""

NAME_MAX = 100
"""The longest name in a path, in characters; a client may send a name of any length."""

_WHOLE = "_schema"
"""How marshmallow names a whole object."""

Messages = dict[str, list[str]]


def messages_by_path(errors: Mapping[str, Any]) -> Messages:
    """Return the messages by path, such as ``entries.3.card``, from messages by field.

    ``errors`` may be nested, and may have one message in place of a list.
    """
    found: Messages = {}
    for path, message in _pairs(errors, ()):
        found.setdefault(".".join(path) or BODY, []).append(message)
    return found


def error_members(errors: Messages) -> dict[str, Any]:
    """Return ``errors`` as a member of a problem, with the first ``ERRORS_MAX`` messages.

    If there are others, ``more_errors`` is their number.
    """
    pairs = [(path, message) for path, messages in errors.items() for message in messages]
    shown: Messages = {}
    for path, message in pairs[:ERRORS_MAX]:
        shown.setdefault(path, []).append(message)
    left_out = len(pairs) - ERRORS_MAX
    return {"errors": shown, "more_errors": left_out} if left_out > 0 else {"errors": shown}


def first_error(errors: Messages) -> str:
    """Return the first message as a sentence with its path, and how many others there are."""
    (path, (message, *_)), *_ = errors.items()
    others = sum(map(len, errors.values())) - 1
    more = f" `errors` has {min(others, ERRORS_MAX - 1)} more." if others else ""
    return (message if path == BODY else f"{path}: {message}") + more


def _pairs(errors: Any, path: Sequence[str]) -> Iterator[tuple[Sequence[str], str]]:
    if isinstance(errors, Mapping):
        for name, part in errors.items():
            yield from _pairs(
                part, path if name == _WHOLE else (*path, shortened(str(name), NAME_MAX))
            )
    elif isinstance(errors, str):
        yield path, errors
    else:
        for part in errors:
            yield from _pairs(part, path)
