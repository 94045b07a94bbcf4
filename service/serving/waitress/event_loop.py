"""The event loop for waitress, which many idle connections do not slow down."""

from collections.abc import Callable
from selectors import EVENT_READ, EVENT_WRITE, DefaultSelector
from typing import Any

from waitress import wasyncore

# The type stubs lack these. They log an exception and close the socket.
_read: Any = wasyncore.read
_write: Any = wasyncore.write


class EventLoop(dict[int, Any]):
    """waitress's sockets by file number, and the loop that waits for them.

    waitress's own loop asks every socket before every wait what to wait for. With hundreds of
    connections, this costs more than the requests. This loop does not ask a socket again while
    ``waits_only_for_input(socket)``: until something happens to it, it waits for input.
    """

    def __init__(self, waits_only_for_input: Callable[[Any], bool]) -> None:
        super().__init__()
        self._waits_only_for_input = waits_only_for_input
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
        for key, events in self._selector.select(seconds):
            found = self.get(key.fd)
            if found is None:
                continue
            self._to_ask[key.fd] = None
            if events & EVENT_READ:
                if found.readable():
                    _read(found)
                else:
                    self._watch(key.fd, key.events & ~EVENT_READ)
            if events & EVENT_WRITE and self.get(key.fd) is found:
                _write(found)

    def close(self) -> None:
        """Release what the loop itself holds."""
        self._selector.close()

    def _ask(self) -> None:
        for number in list(self._to_ask):
            found = self.get(number)
            if found is None:
                self._to_ask.pop(number, None)
                continue
            # A socket that reads nothing now stays watched. Few clients send before the response,
            # and to watch it again after each response costs more.
            wanted = self._watched.get(number, 0) & EVENT_READ
            if found.readable():
                wanted = EVENT_READ
            if not found.accepting and found.writable():
                wanted |= EVENT_WRITE
            self._watch(number, wanted)
            if wanted == EVENT_READ and self._waits_only_for_input(found):
                self._to_ask.pop(number, None)

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
