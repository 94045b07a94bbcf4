"""Who watches a session in this process, and hears when it moves on."""

import threading
from collections import OrderedDict

_REMEMBERED = 4096


class LocalNotice:
    """Announcements within one process; safe between threads."""

    def __init__(self) -> None:
        self._changed = threading.Condition()
        self._versions: OrderedDict[str, int] = OrderedDict()

    def announce(self, session: str, version: int, *, settled: bool) -> None:  # noqa: ARG002
        """Say that ``session`` is at ``version``."""
        with self._changed:
            self._versions[session] = max(version, self._versions.get(session, 0))
            self._versions.move_to_end(session)
            while len(self._versions) > _REMEMBERED:
                self._versions.popitem(last=False)
            self._changed.notify_all()

    def wait(self, session: str, *, after: int, seconds: float) -> None:
        """Return when ``session`` is announced beyond version ``after``, or time is up."""
        with self._changed:
            self._changed.wait_for(lambda: self._versions.get(session, 0) > after, seconds)
