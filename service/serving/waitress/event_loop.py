"""The event loop for waitress, which many idle connections do not slow down."""

from collections.abc import Callable
from selectors import EVENT_READ, EVENT_WRITE, DefaultSelector, SelectorKey
from typing import Any

from waitress import wasyncore

# The type stubs lack these. They log an exception and close the socket.
_read: Any = wasyncore.read
_write: Any = wasyncore.write


class EventLoop(dict[int, Any]):
    """waitress's sockets by file number, and the loop that waits for them.

    waitress's own loop asks every socket before every wait what to wait for. With hundreds of
    connections, this costs more than the requests. This loop asks a socket again only after
    something happened to it, or after ``ask_again``, if ``reports_changes(socket)``: such a socket
    calls ``ask_again`` whenever it must wait for more than before.
    """

    def __init__(self, reports_changes: Callable[[Any], bool]) -> None:
        super().__init__()
        self._reports_changes = reports_changes
        self._selector = DefaultSelector()
        self._watched: dict[int, int] = {}
        self._to_ask: dict[int, None] = {}

    def __setitem__(self, number: int, found: Any) -> None:
        """Add a socket."""
        super().__setitem__(number, found)
        self._to_ask[number] = None

    def __delitem__(self, number: int) -> None:
        """Remove a socket, before it is closed."""
        super().__delitem__(number)
        self._to_ask.pop(number, None)
        self._watch(number, 0)

    def ask_again(self, number: int) -> None:
        """Ask a socket before the next wait. Any thread may call this."""
        self._to_ask[number] = None

    def is_watched(self, number: int) -> bool:
        """Return whether the loop notices input of a socket without asking it again."""
        return bool(self._watched.get(number, 0) & EVENT_READ)

    def run_once(self, seconds: float) -> None:
        """Wait for the sockets for this time at most, and handle what has happened."""
        self._ask()
        happened = self._selector.select(seconds)
        # A socket may be closed while others are handled, and a new one may get its number.
        for found, (key, events) in [(self[each[0].fd], each) for each in happened]:
            if self.get(key.fd) is found:
                self._handle(found, key, events)

    def close(self) -> None:
        """Release what the loop itself holds."""
        self._selector.close()

    def _handle(self, found: Any, key: SelectorKey, events: int) -> None:
        self._to_ask[key.fd] = None
        if events & EVENT_READ:
            if found.readable():
                _read(found)
            else:
                self._watch(key.fd, key.events & ~EVENT_READ)
        if events & EVENT_WRITE and self.get(key.fd) is found:
            _write(found)

    def _ask(self) -> None:
        for number in list(self._to_ask):
            found = self.get(number)
            if found is None or self._reports_changes(found):
                # Remove it before it is asked. A change in the meantime adds it again.
                self._to_ask.pop(number, None)
            if found is not None:
                self._watch(number, self._wanted(number, found))

    def _wanted(self, number: int, found: Any) -> int:
        # A socket that reads nothing now stays watched. Few clients send before the response,
        # and to watch it again after each response costs more.
        wanted = self._watched.get(number, 0) & EVENT_READ
        if found.readable():
            wanted = EVENT_READ
        if not found.accepting and found.writable():
            wanted |= EVENT_WRITE
        return wanted

    def _watch(self, number: int, events: int) -> None:
        before = self._watched.get(number, 0)
        if events == before:
            return
        if not events:
            del self._watched[number]
            self._selector.unregister(number)
            return
        self._watched[number] = events
        (self._selector.modify if before else self._selector.register)(number, events)
