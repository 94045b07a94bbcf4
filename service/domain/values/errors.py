"""Refusals, and errors of what a client or a score sheet sends."""

from collections.abc import Mapping
from itertools import islice

from service.domain.values.short_text import QUOTE_MAX, quoted, shortened

Fact = str | int | list[str] | list[dict[str, str]] | None


class Refused(Exception):  # noqa: N818 - a refusal is a result, not a failure
    """A rule forbids a command. Nothing is recorded.

    ``code`` is one of the game's ``refusals``, ``message`` a sentence for the person at the table,
    ``facts`` are the figures behind it (amounts in smallest units).
    """

    def __init__(self, code: str, message: str, **facts: Fact) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.facts = facts


class BadLine(ValueError):  # noqa: N818 - reads as what it says at the call
    """A line, a header or an entry that its game cannot read; the message says why."""


class UnknownEntry(BadLine):
    """A line whose first word, ``verb``, begins no entry of the game."""

    def __init__(self, verb: str) -> None:
        super().__init__(f"There is no entry {quoted(verb)}.")
        self.verb = shortened(verb, QUOTE_MAX)


class BadRules(ValueError):  # noqa: N818 - reads as what it says at the call
    """Rules that cannot be played; ``errors`` has a sentence for each field.

    The message has the first ten of them.
    """

    def __init__(self, errors: Mapping[str, str]) -> None:
        sentences = [f"{field}: {error}" for field, error in islice(errors.items(), 10)]
        left_out = len(errors) - len(sentences)
        more = [f"and {left_out} more"] if left_out else []
        super().__init__("; ".join(sentences + more))
        self.errors = dict(errors)
