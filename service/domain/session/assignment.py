"""Where a session belongs: its evening, and whether it counts there.

It is beside the entries of the session: undo and corrections pass over it.
"""

from dataclasses import dataclass
from typing import ClassVar


@dataclass(frozen=True, slots=True, kw_only=True)
class SessionFiled:
    """Where the session belongs from now on.

    ``gathering`` is the id of its evening, or None. ``hidden``: the evening leaves it out.
    ``practice``: people learn with it, so it counts nowhere.
    """

    NAME: ClassVar[str] = "session.filed.v1"
    gathering: str | None = None
    hidden: bool = False
    practice: bool = False


NOT_ASSIGNED = SessionFiled()
"""A session that was never filed: it counts, in the evening on which it was opened."""
