"""New events at the end of a log, and the attempts to record them."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from service.application.errors import ATTEMPTS, KeyTaken, TooBusy, WrongVersion
from service.application.ports.store import Codec
from service.domain.session.log.chain import link
from service.domain.session.log.recorded import Recorded
from service.domain.session.session_events import is_correction
from service.domain.values.ids import event_id

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class LogEnd:
    """Where a log ends: the id of its stream, and the version and hash of its newest event."""

    stream: str
    version: int
    head: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Source:
    """Where events come from: the id of their entry, and who caused it.

    ``at`` and ``occurred_at`` are those of ``Recorded``. The events' ids follow from ``seed``.
    """

    entry: str
    actor: str
    at: str
    occurred_at: str | None
    seed: str


def recorded_after(
    end: LogEnd, events: Sequence[Any], source: Source, codec: Codec
) -> Iterator[Recorded]:
    """Yield ``events`` as they are recorded after the end of a log."""
    uuid, previous = end.stream.rpartition(":")[2], end.head
    for number, event in enumerate(events):
        fields: dict[str, Any] = {
            "stream": end.stream,
            "version": end.version + number + 1,
            "id": event_id(uuid, f"{source.seed}:{number}"),
            "entry": source.entry,
            "name": event.NAME,
            "data": codec.encode(event),
            "at": source.at,
            # A correction is made now, whenever the corrected entry happened.
            "occurred_at": None if is_correction(event) else source.occurred_at,
            "actor": source.actor,
            "previous_hash": previous,
        }
        recorded = Recorded(event=event, hash=link(**fields), **fields)
        previous = recorded.hash
        yield recorded


def record_in_turn(stream: str, attempt: Callable[[], T]) -> T:
    """Return what ``attempt`` returns; run it again if another writer wins. Raises: ``TooBusy``."""
    for _ in range(ATTEMPTS):
        try:
            return attempt()
        except (WrongVersion, KeyTaken):
            continue
    raise TooBusy(stream)
