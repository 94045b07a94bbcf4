"""A connection to Redis through a relay, which can delay what Redis answers."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from tests.api.http_server import LOOPBACK
from tests.ports import free_port

CHUNK = 65_536


class SlowLink:
    """Relays connections on loopback. ``delay`` is the seconds that each answer waits."""

    def __init__(self, target: int) -> None:
        self.port = free_port()
        self.delay = 0.0
        self.is_listening = threading.Event()
        self._target = target

    @property
    def url(self) -> str:
        return f"redis://{LOOPBACK}:{self.port}/0"

    async def serve(self) -> None:
        """Relay until ``stop``."""
        self._loop, self._is_over = asyncio.get_running_loop(), asyncio.Event()
        server = await asyncio.start_server(self._relay, LOOPBACK, self.port)
        self.is_listening.set()
        await self._is_over.wait()
        server.close()

    def stop(self) -> None:
        """End all connections. May be called from another thread."""
        self._loop.call_soon_threadsafe(self._is_over.set)

    async def _relay(
        self, from_client: asyncio.StreamReader, to_client: asyncio.StreamWriter
    ) -> None:
        try:
            from_redis, to_redis = await asyncio.open_connection(LOOPBACK, self._target)
        except OSError:
            to_client.close()
            return
        directions = [
            asyncio.create_task(self._copy(from_client, to_redis, is_slow=False)),
            asyncio.create_task(self._copy(from_redis, to_client, is_slow=True)),
        ]
        try:
            await asyncio.wait(directions, return_when=asyncio.FIRST_COMPLETED)
        except asyncio.CancelledError:
            return  # at the end of `serve`
        finally:
            for direction in directions:
                direction.cancel()
            for writer in (to_client, to_redis):
                writer.close()

    async def _copy(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, *, is_slow: bool
    ) -> None:
        with suppress(OSError):
            while data := await reader.read(CHUNK):
                if is_slow and self.delay:
                    await asyncio.sleep(self.delay)
                writer.write(data)
                await writer.drain()


@contextmanager
def slow_link(target: int) -> Iterator[SlowLink]:
    """Yield a relay to the port ``target``; it works in a thread of its own."""
    link = SlowLink(target)
    thread = threading.Thread(target=asyncio.run, args=[link.serve()])
    thread.start()
    link.is_listening.wait()
    try:
        yield link
    finally:
        link.stop()
        thread.join()
