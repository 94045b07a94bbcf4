"""Entries of a process that knows the session: it reads no log, and notices all that it missed."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from service.application.application import Application
from service.application.errors import EntryInBetween, KeyReused
from service.application.ports.refused_keys import RepeatedRefusal
from service.application.sessions.correction import Correction
from service.domain.games.basset import GAME
from service.domain.session.corrections import Undo
from service.domain.session.history import Entry
from service.domain.values.errors import Refused
from tests.factories.basset import commands
from tests.factories.basset.openings import OpeningFactory
from tests.factories.corrected_sessions import CHANGES
from tests.factories.memory_sessions import SESSION, memory_application, meta
from tests.memory_store.store import MemoryStore

READS = ("events", "session_events", "stored_result", "idempotency_record", "row")


class CountingStore(MemoryStore):
    """Notes what is read from the log, and the versions at which something is appended."""

    def __init__(self) -> None:
        super().__init__()
        self.read: list[str] = []

    def __getattribute__(self, name: str) -> object:
        if name in READS:
            self.read.append(name)
        return super().__getattribute__(name)


@pytest.fixture
def store() -> CountingStore:
    return CountingStore()


@pytest.fixture
def application(store: CountingStore) -> Application:
    """An application that has opened a session with a purse of 100."""
    application = memory_application(store)
    application.recorder.open(SESSION, GAME, OpeningFactory.build(), meta("open"))
    application.recorder.enter(SESSION, commands.seat("anne", 100), meta("anne"))
    return application


@pytest.fixture
def other(store: CountingStore, application: Application) -> Application:
    """An application over the same store, as of another process."""
    return memory_application(store)


def test_an_entry_on_the_newest_state_reads_no_log(
    store: CountingStore, application: Application
) -> None:
    store.read.clear()
    application.recorder.enter(SESSION, commands.stake("K", 20), meta("stake"))
    application.recorder.enter(SESSION, Undo(), meta("undo"))
    # The append looks for the keys.
    assert store.read == ["stored_result", "idempotency_record"] * 2


def test_an_entry_after_a_settlement_of_another_process_reads_only_the_settlement(
    store: CountingStore, application: Application, other: Application
) -> None:
    application.recorder.enter(SESSION, commands.stake("K", 20), meta("stake"))
    application.recorder.enter(SESSION, commands.fasse("Q"), meta("fasse"))
    other.recorder.settle(SESSION)
    store.read.clear()
    application.recorder.enter(SESSION, commands.pair("9", "8"), meta("pair"))
    # The append looks for the keys.
    assert store.read == ["events", "stored_result", "idempotency_record"]


def test_a_correction_of_a_recent_entry_reads_no_log(
    store: CountingStore, application: Application
) -> None:
    enter_three_stakes(store, application)
    for card, change in zip("JA8", CHANGES, strict=True):
        new = () if change == "struck" else (commands.stake(card, 5),)
        (newest,) = newest_entries(application, 1)
        correction = Correction(change=change, version=newest.version, commands=new)
        application.recorder.correct(SESSION, correction, meta(change))
    assert not {"events", "session_events"} & set(store.read)


def test_a_correction_of_a_recent_entry_that_was_repeated_reads_no_log(
    store: CountingStore, application: Application
) -> None:
    enter_three_stakes(store, application)
    oldest, *_, named = newest_entries(application, 3)
    for number in range(3):
        (corrected, *_) = newest_entries(application, 3)
        amended = Correction(
            change="amended",
            version=corrected.version,
            commands=(commands.stake("K", 21 + number),),
        )
        application.recorder.correct(SESSION, amended, meta(f"amended {number}"))
    struck = Correction(change="struck", version=named.version)
    application.recorder.correct(SESSION, struck, meta("struck"))
    assert not {"events", "session_events"} & set(store.read)
    with pytest.raises(Refused, match="no longer counts"):
        application.recorder.correct(SESSION, replace(struck, version=oldest.version), meta("old"))


def enter_three_stakes(store: CountingStore, application: Application) -> None:
    """Enter stakes, and forget what was read meanwhile."""
    for number, card in enumerate("KQ9"):
        application.recorder.enter(SESSION, commands.stake(card, 20), meta(f"stake {number}"))
    store.read.clear()


def newest_entries(application: Application, count: int) -> Sequence[Entry]:
    """Return the newest entries that count, as this process knows them."""
    cached = application.sessions.cached(SESSION)
    assert cached is not None
    return cached.recent[-count:]


def test_a_correction_notices_an_entry_of_another_process(
    application: Application, other: Application
) -> None:
    application.recorder.enter(SESSION, commands.stake("K", 20), meta("first"))
    other.recorder.enter(SESSION, commands.stake("Q", 70), meta("second"))
    amended = Correction(change="amended", version=3, commands=(commands.stake("K", 40),))
    with pytest.raises(Refused, match=r"A later entry no longer fits\. Correct it first, or send"):
        application.recorder.correct(SESSION, amended, meta("third"))
    dropping = replace(amended, drop_refused=True)
    application.recorder.correct(SESSION, dropping, meta("fourth"))
    state = other.sessions.current(SESSION).state
    assert [(stake.card, stake.couch) for stake in state.stakes.values()] == [("K", 40)]


def test_a_settlement_of_the_same_process_reads_no_log(
    store: CountingStore, application: Application
) -> None:
    application.recorder.enter(SESSION, commands.fasse("2"), meta("fasse"))
    store.read.clear()
    settled = application.recorder.settle(SESSION)
    assert (settled.owes_settlement, store.read) == (False, [])


def test_a_settlement_of_another_process_is_noticed(
    application: Application, other: Application
) -> None:
    application.recorder.enter(SESSION, commands.fasse("2"), meta("fasse"))
    before = other.recorder.settle(SESSION)
    assert application.recorder.settle(SESSION) == before


def test_an_entry_of_another_process_is_noticed(
    application: Application, other: Application
) -> None:
    other.recorder.enter(SESSION, commands.stake("K", 80), meta("first"))
    with pytest.raises(Refused, match="20"):
        application.recorder.enter(SESSION, commands.stake("Q", 30), meta("second"))
    result = application.recorder.enter(SESSION, commands.stake("Q", 20), meta("third"))
    assert result.version == 4


def test_an_entry_is_not_refused_for_an_old_state(
    application: Application, other: Application
) -> None:
    other.recorder.enter(SESSION, commands.buy_in(50), meta("more"))
    result = application.recorder.enter(SESSION, commands.stake("K", 130), meta("stake"))
    assert result.version == 4


def test_a_condition_is_checked_on_the_newest_state(
    application: Application, other: Application
) -> None:
    version = other.recorder.enter(SESSION, commands.fund_bank(1), meta("other")).version
    known = replace(meta("mine"), if_match=version)
    assert application.recorder.enter(SESSION, commands.fund_bank(2), known).version == version + 1
    other.recorder.enter(SESSION, commands.fund_bank(3), meta("another"))
    old = replace(meta("late"), if_match=version + 1)
    with pytest.raises(EntryInBetween):
        application.recorder.enter(SESSION, commands.fund_bank(4), old)


@pytest.mark.parametrize("amount", [20, 100])
def test_a_repeated_key_returns_the_stored_result(application: Application, amount: int) -> None:
    """Decided again, the second of two large stakes would be refused."""
    stake = commands.stake("K", amount)
    first = application.recorder.enter(SESSION, stake, meta("stake"))
    again = application.recorder.enter(SESSION, stake, meta("stake"))
    assert again == replace(first, replayed=True)


def test_a_key_of_another_request_is_refused(application: Application) -> None:
    application.recorder.enter(SESSION, commands.stake("K", 20), meta("stake"))
    with pytest.raises(KeyReused):
        application.recorder.enter(
            SESSION, commands.stake("K", 30), replace(meta("stake"), fingerprint="another")
        )


def test_a_refused_key_stays_refused(application: Application) -> None:
    stake, sent = commands.stake("K", 130), replace(meta("stake"), is_from_client=True)
    with pytest.raises(Refused):
        application.recorder.enter(SESSION, stake, sent)
    application.recorder.enter(SESSION, commands.buy_in(50), meta("more"))
    with pytest.raises(RepeatedRefusal):
        application.recorder.enter(SESSION, stake, sent)
