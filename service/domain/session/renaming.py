"""The name of a session, which may change.

A renaming is beside the entries of the session: undo and corrections pass over it.
"""

from dataclasses import dataclass
from typing import ClassVar


@dataclass(frozen=True, slots=True, kw_only=True)
class SessionRenamed:
    """The session has another name from now on. ``previous`` is the name before."""

    NAME: ClassVar[str] = "session.renamed.v1"
    name: str
    previous: str
