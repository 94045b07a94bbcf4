"""What this process has to tell the others, said by a thread so that no entry waits for it."""

import json
import logging
import threading
import time
from collections.abc import Sequence

from redis import Redis
from redis.exceptions import ResponseError

from service.application.ports import Announced
from service.messaging.connection import AWAY, channel_of
from service.messaging.job_queue import Bell, Kind, ring
from service.messaging.local_pubsub import keep_newest

RECKON_EVERY_SECONDS = 5.0
"""How often the standings of a session are rung for, by all processes together."""

SILENT_SECONDS = 1.0
"""How long nothing is tried after the server was found to be away."""

_log = logging.getLogger(__name__)


class Outbound:
    """Announces and rings through Redis. What cannot be said is forgotten: others look."""

    def __init__(self, client: "Redis") -> None:
        self._client = client
        self._channel = channel_of(client)
        self._changed = threading.Condition()
        self._news: dict[str, Announced] = {}
        self._bells: dict[tuple[Kind, str], Bell] = {}
        self._reckons: dict[str, Bell] = {}
        self._reckon_at = 0.0
        self._silent_until = 0.0
        self._troubled = False
        self._stopping = False
        self._thread = threading.Thread(target=self._work, name="paroli-outbound", daemon=True)

    def start(self) -> None:
        """Begin to speak."""
        self._thread.start()

    def stop(self) -> None:
        """Say what is left to say, and end."""
        with self._changed:
            self._stopping = True
            self._changed.notify()
        if self._thread.is_alive():
            self._thread.join()
        self._client.close()

    def announce(self, news: Announced) -> None:
        """Let other processes know how far a session is."""
        with self._changed:
            keep_newest(self._news, news)
            self._changed.notify()

    def ring(self, bell: Bell) -> None:
        """Wake a worker; a second ring for the same before the first was heard is one."""
        with self._changed:
            if bell.kind == "reckon":
                self._reckons[bell.session] = bell
            else:
                self._bells[bell.kind, bell.session] = bell
            self._changed.notify()

    def _work(self) -> None:
        while True:
            with self._changed:
                while not self._called():
                    self._changed.wait(self._patience())
                news, bells = list(self._news.values()), list(self._bells.values())
                self._news.clear()
                self._bells.clear()
                reckons = self._due_reckons()
                stopping = self._stopping
            if news or bells or reckons:
                self._say(news, bells, reckons, last=stopping)
            if stopping:
                return

    def _called(self) -> bool:
        return self._stopping or bool(self._news or self._bells) or self._patience() == 0

    def _patience(self) -> float | None:
        """Return how many seconds to wait for something to say; standings are not urgent."""
        return max(0.0, self._reckon_at - time.monotonic()) if self._reckons else None

    def _due_reckons(self) -> Sequence[Bell]:
        if not self._stopping and self._patience() != 0:
            return ()
        due = list(self._reckons.values())
        self._reckons.clear()
        self._reckon_at = time.monotonic() + RECKON_EVERY_SECONDS
        return due

    def _say(
        self,
        news: Sequence[Announced],
        bells: Sequence[Bell],
        reckons: Sequence[Bell],
        *,
        last: bool,
    ) -> None:
        if time.monotonic() < self._silent_until:
            return
        try:
            due = reckons if last else self._with_turn(reckons)
            with self._client.pipeline(transaction=False) as pipe:
                for one in news:
                    pipe.publish(self._channel, message_of(one))
                for bell in (*bells, *due):
                    ring(bell, self._client, pipe)
                # A server that is full or read-only refuses jobs, and announces all the same.
                self._note(_refusal(pipe.execute(raise_on_error=False)))
        except AWAY as error:
            self._note(error)
            self._silent_until = time.monotonic() + SILENT_SECONDS
        except Exception:  # noqa: BLE001 - whatever it was, there is more to say later
            _log.exception("What others are to know could not be said.")

    def _note(self, trouble: Exception | None) -> None:
        """Log that trouble begins, and that it is over."""
        if trouble and not self._troubled:
            how = "refuses" if isinstance(trouble, ResponseError) else "is away"
            _log.warning("Redis %s: others look for themselves meanwhile. %s", how, trouble)
        elif self._troubled and not trouble:
            _log.warning("Redis is back.")
        self._troubled = trouble is not None

    def _with_turn(self, reckons: Sequence[Bell]) -> Sequence[Bell]:
        """Return those that nobody rang for a moment ago; the others wait for their next turn."""
        if not reckons:
            return ()
        with self._client.pipeline(transaction=False) as pipe:
            for bell in reckons:
                turn = f"paroli:reckoning:{bell.session}"
                pipe.set(turn, bell.version, nx=True, px=int(1000 * RECKON_EVERY_SECONDS))
            taken = [answer is True for answer in pipe.execute(raise_on_error=False)]
        with self._changed:
            for bell, mine in zip(reckons, taken, strict=True):
                if not mine:
                    self._reckons.setdefault(bell.session, bell)
        return [bell for bell, mine in zip(reckons, taken, strict=True) if mine]


def _refusal(answers: Sequence[object]) -> Exception | None:
    return next((answer for answer in answers if isinstance(answer, Exception)), None)


def message_of(news: Announced) -> str:
    """Return an announcement as it is sent."""
    return json.dumps({"session": news.session, "version": news.version, "settled": news.settled})
