"""The pen in each kind of store: read from the log, verified, rebuilt, imported and raced for."""

from dataclasses import replace
from uuid import uuid4

import pytest

from service.application.application import Application
from service.application.archive.archive_export import stream_to_archive
from service.application.ports.store import Store
from service.application.recording.entry_response import EntryResult
from service.application.sessions.session_cache import SessionCache
from service.application.verification.rebuild import Rebuilt, rebuild
from service.application.verification.verify import verify
from service.domain.games.basset import GAME
from service.domain.session.control import PenTaken
from service.domain.values.errors import Refused
from service.store.log.codec import EventCodec
from tests.factories.basset import commands
from tests.factories.basset.openings import OpeningFactory
from tests.factories.devices import add_devices, from_device, key_of
from tests.memory_store.store import MemoryStore
from tests.store.archive_lines import import_session
from tests.store.session_appends import application_of, meta
from tests.store.test_races import WRITERS, at_once

TAKEN = PenTaken.NAME
DEVICES = ("tablet", "spare", "phone", *map(str, range(WRITERS)))


def open_session(store: Store) -> str:
    session = str(uuid4())
    add_devices(store.keyring, *DEVICES)
    application_of(store).recorder.open(session, GAME, OpeningFactory.build(), meta(session))
    return session


@pytest.fixture
def session(store: Store) -> str:
    """A session of two devices and a script. Versions 2, 4 and 8 of ten take the pen."""
    session, own_application = open_session(store), application_of(store)
    own_application.recorder.enter(
        session, commands.seat("anne"), from_device("tablet", meta("seat"))
    )
    own_application.recorder.take_control(session, from_device("spare", meta("pen")))
    own_application.recorder.enter(session, commands.stake(), from_device("spare", meta("stake")))
    own_application.recorder.enter(session, commands.fasse(), from_device("spare", meta("fasse")))
    own_application.recorder.take_control(session, from_device("tablet", meta("again")))
    own_application.recorder.enter(session, commands.fund_bank(), meta("fund"))
    own_application.recorder.enter(session, commands.end_deal(), from_device("tablet", meta("end")))
    return session


def test_the_stored_log_folds_to_the_live_pen(store: Store, session: str) -> None:
    live = SessionCache(store)
    assert live.current(session).control is not None
    assert [r.version for r in store.events(session) if r.name == TAKEN] == [2, 4, 8]
    pens = [live.at_version(session, version).control for version in (1, 3, 7, 10)]
    assert [pen and pen.device for pen in pens] == [None, "tablet", "spare", "tablet"]
    assert pens[3] == live.current(session).control


def test_a_stale_cache_reads_the_new_pen(store: Store, session: str) -> None:
    cached = SessionCache(store)
    cached.current(session)
    application_of(store).recorder.take_control(session, from_device("phone", meta("third")))
    pen = cached.current(session).control
    assert pen is not None
    assert (pen.holder, pen.device) == (key_of("phone"), "phone")


def test_books_with_a_pen_can_be_verified_and_rebuilt(store: Store, session: str) -> None:
    (verified,) = verify(store, EventCodec(), [session])
    assert (verified.events, verified.findings) == (10, ())
    postings = store.postings(session)
    store.replace_postings(session, [], upto=10)
    (rebuilt,) = rebuild(store, EventCodec(), [session])
    assert rebuilt == Rebuilt(session, postings_changed=True)
    assert store.postings(session) == postings


def test_an_imported_session_keeps_its_pen(store: Store, session: str) -> None:
    target = MemoryStore()
    archived = stream_to_archive(store, session)
    assert import_session(target, archived).problem is None
    assert stream_to_archive(target, session) == archived
    assert SessionCache(target).current(session) == SessionCache(store).current(session)
    again = application_of(target).recorder.enter(
        session, commands.seat("anne"), from_device("tablet", meta("seat"))
    )
    assert again.replayed


def test_only_one_of_concurrent_devices_gets_a_free_pen(store: Store) -> None:
    session = open_session(store)

    def work(own_application: Application, writer: int) -> EntryResult:
        own_application.recorder.settle(session)
        try:
            return own_application.recorder.enter(
                session, commands.fund_bank(), from_device(f"{writer}", meta(f"fund {writer}"))
            )
        except Refused as refused:
            return replace(NOTHING, body=refused.code)

    answers = at_once(store, work)
    codes = [answer.body for answer in answers if not answer.version]
    assert codes == ["pen_elsewhere"] * (WRITERS - 1)
    taken, funded = store.events(session, after=1)
    assert (taken.name, taken.actor) == (TAKEN, funded.actor)


def test_the_last_of_concurrent_takeovers_holds_the_pen(store: Store) -> None:
    session = open_session(store)
    at_once(
        store,
        lambda own_application, w: own_application.recorder.take_control(
            session, from_device(f"{w}", meta(f"pen {w}"))
        ),
    )
    events = store.events(session, after=1)
    assert len(events) == len({r.actor for r in events}) == WRITERS
    pen = SessionCache(store).current(session).control
    assert pen is not None
    assert pen.holder == events[-1].actor


NOTHING = EntryResult("", "", 0, settled=True)
