"""A batch that another process records while this one handles it too."""

import pytest

from service.application.ports.store import IdempotencyRecord
from service.application.recording.batch import Batch, BatchEntry, Mode, enter_all
from service.domain.games.basset import GAME
from tests.factories.basset import commands
from tests.factories.basset.openings import OpeningFactory
from tests.factories.memory_sessions import SESSION, memory_application, meta
from tests.memory_store.store import MemoryStore

BATCH = "batch"


class RecordedMeanwhile(MemoryStore):
    """A store in which another process records the batch after this one asked for its result."""

    batch: Batch | None = None

    def idempotency_record(self, scope: str, key: str) -> IdempotencyRecord | None:
        record = super().idempotency_record(scope, key)
        if key == BATCH and self.batch:
            batch, self.batch = self.batch, None
            enter_all(memory_application(self).recorder, scope, batch)
        return record


def two_funds(mode: Mode) -> Batch:
    entries = [BatchEntry(commands.fund_bank(5), meta(f"fund-{number}")) for number in (1, 2)]
    return Batch(entries, mode, meta(BATCH), lambda _results, version: f"version {version}")


@pytest.mark.parametrize("mode", ["atomic", "each", "until_refused"])
def test_a_batch_recorded_meanwhile_gets_the_response_of_the_other_process(mode: Mode) -> None:
    store = RecordedMeanwhile()
    application = memory_application(store)
    application.recorder.open(SESSION, GAME, OpeningFactory.build(), meta("open"))
    store.batch = two_funds(mode)
    result = enter_all(application.recorder, SESSION, two_funds(mode)).response
    assert (result.body, result.replayed) == ("version 3", True)
    assert len(store.events(SESSION)) == 3
