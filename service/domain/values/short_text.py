"""Shortens texts that messages repeat: a client may send a text of any length."""

QUOTE_MAX = 100
"""The longest quoted text in a message, in characters."""

MESSAGE_MAX = 1_000
"""The longest message about what was sent, in characters."""


def shortened(text: str, longest: int = MESSAGE_MAX) -> str:
    """Return ``text``, or its first ``longest`` characters and an ellipsis."""
    return text if len(text) <= longest else f"{text[:longest]}…"


def quoted(text: str) -> str:
    """Return the beginning of ``text`` in quotes, for a message."""
    return repr(shortened(text, QUOTE_MAX))
