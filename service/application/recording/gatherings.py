"""Gatherings: opened, described, listed, and the sessions that belong to them."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from service.application.ports.store import SessionRow, Store, StreamRow
from service.application.recording.draft import Meta
from service.application.recording.entry_response import EntryResult
from service.application.recording.streams import StreamKind, Streams, stream_view
from service.domain.evenings import gatherings
from service.domain.evenings.gatherings import DescribeGathering, Gathering


def _name(state: Gathering) -> str:
    return state.name


GATHERING = StreamKind("gathering", Gathering, gatherings.evolve, _name)


@dataclass(frozen=True, slots=True)
class Gatherings:
    """Reads and records gatherings."""

    store: Store
    streams: Streams

    def open(self, number: str, command: DescribeGathering, meta: Meta) -> EntryResult:
        """Open a gathering, once for each key. Raises: ``KeyReused``."""
        return self.streams.open(
            GATHERING, number, lambda state: gatherings.decide(state, command), meta
        )

    def describe(self, number: str, command: DescribeGathering, meta: Meta) -> EntryResult:
        """Change name, date and place. Raises: ``UnknownStream``, ``KeyReused``."""
        return self.streams.record(
            GATHERING, number, lambda state: gatherings.decide(state, command), meta
        )

    def find(self, number: str) -> dict[str, Any]:
        """Return a gathering as clients see it. Raises: ``UnknownStream``."""
        return self.streams.find(GATHERING, number).view()

    def find_row(self, number: str) -> dict[str, Any] | None:
        """Return a gathering from its row, or None."""
        row = self.store.stream_row(GATHERING.stream_of(number))
        return stream_view(row) if row else None

    def newest(self, *, limit: int, before: tuple[str, str] | None) -> list[StreamRow]:
        """Return rows of gatherings, newest first."""
        return self.store.stream_rows(GATHERING.name, before=before, limit=limit)

    def sessions(self, number: str) -> Sequence[SessionRow]:
        """Return the sessions of a gathering, oldest first, hidden ones too."""
        return self.store.sessions_of_gathering(number)
