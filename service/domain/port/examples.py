"""Example requests of a game, for the API's document."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple


class Example(NamedTuple):
    """A body that an operation accepts."""

    name: str
    body: Any


@dataclass(frozen=True, slots=True, kw_only=True)
class GameExamples:
    """The requests of a short session. Sent in the order of the document, each is accepted.

    ``session`` is the id of the session, and ``opening`` opens it. ``entries`` are by path; the
    names of examples at one path differ, in all games. ``batches`` are sent to a session that is
    still open; ``corrections`` and ``sheets`` are those of their operations.
    """

    session: str
    opening: Example
    entries: Mapping[str, tuple[Example, ...]]
    batches: tuple[Example, ...] = ()
    corrections: tuple[Example, ...] = ()
    sheets: tuple[Example, ...] = ()


def example(name: str, /, **body: Any) -> Example:
    """Return an example whose body has these members."""
    return Example(name, body)
