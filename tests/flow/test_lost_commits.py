"""A database that lost its newest commits: cached newer states must not be used."""

from copy import deepcopy
from typing import Any

import pytest

from service.app import make_application
from service.application.verification.verify import verify
from service.domain.games.basset import GAME
from service.domain.games.basset import commands as c
from service.store.log.codec import EventCodec
from tests.factories.basset.openings import OpeningFactory
from tests.factories.memory_sessions import SESSION, meta
from tests.memory_store.store import MemoryStore

Contents = dict[str, Any]
NOT_STORED = {"_lock", "_name_lock", "keyring", "refused_keys", "report_files"}


def contents(store: MemoryStore) -> Contents:
    return deepcopy({name: what for name, what in vars(store).items() if name not in NOT_STORED})


@pytest.mark.parametrize("others", [0, 1, 2, 3, 4])
def test_entries_continue_from_the_stored_version(others: int) -> None:
    store = MemoryStore()
    application, other_application = make_application(store), make_application(store)
    application.recorder.open(SESSION, GAME, OpeningFactory.build(), meta("open"))
    before = contents(store)
    for number in range(3):
        application.recorder.enter(SESSION, c.FundBank(amount=1), meta(f"lost {number}"))
    vars(store).update(before)
    for number in range(others):
        other_application.recorder.enter(SESSION, c.FundBank(amount=7), meta(f"other {number}"))
    assert application.sessions.current(SESSION).version == 1 + others
    application.recorder.enter(SESSION, c.FundBank(amount=5), meta("after"))
    (verified,) = verify(store, EventCodec(), [SESSION])
    assert (verified.events, verified.findings) == (2 + others, ())
