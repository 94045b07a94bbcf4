"""Names of accounts: parts joined by a colon, so that a name can be split again."""

from functools import lru_cache

WORLD = "world"
"""Where money comes from and goes to when it enters or leaves a session."""

BANK = "bank"
"""The account of a bank. In a ruling it is the bank of the table."""

_CACHED_MAX = 16_384


@lru_cache(_CACHED_MAX)
def account(*parts: str) -> str:
    """Join ``parts`` into an account's name; ``%`` and ``:`` inside a part are escaped."""
    return ":".join(part.replace("%", "%25").replace(":", "%3A") for part in parts)
