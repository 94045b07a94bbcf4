"""Names of accounts: parts joined by a colon, so that a name can be read and split again."""

WORLD = "world"
"""Where money comes from and goes to when it enters or leaves a session."""


def account(*parts: str) -> str:
    """Join ``parts`` into an account's name; ``%`` and ``:`` inside a part are escaped."""
    return ":".join(part.replace("%", "%25").replace(":", "%3A") for part in parts)
