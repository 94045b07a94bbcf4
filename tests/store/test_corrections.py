"""Every store reads the events of corrections, and which posting one reverses."""

from service.application.ports.store import Store
from service.domain.session.corrections import Undo
from service.domain.session.rulings import MakeRuling, RulingMade
from tests.factories.memory_sessions import meta
from tests.store.session_appends import append_session, application_of


def test_events_of_the_session_are_read_alone(store: Store) -> None:
    application, session = application_of(store), append_session(store)
    before = store.events(session)[-1].version
    application.recorder.enter(
        session, MakeRuling(source="bank", target="anne", amount=1), meta("ruling")
    )
    application.recorder.enter(session, Undo(), meta("undo"))
    assert [r.version for r in store.session_events(session)] == [before + 1, before + 2]
    assert [r.version for r in store.session_events(session, upto=before + 1)] == [before + 1]
    (_, reversal) = store.postings(session)[-1]
    assert reversal.reverses == (before + 1, 1)


def test_events_of_all_sessions_are_read_by_name(store: Store) -> None:
    application = application_of(store)
    sessions = sorted(append_session(store) for _ in range(3))
    before = store.session_events_named(RulingMade.NAME)
    for session in sessions[:2]:
        for number in "12":
            ruling = MakeRuling(source="bank", target="anne", amount=1)
            application.recorder.enter(session, ruling, meta(f"{session} {number}"))
        application.recorder.enter(session, Undo(), meta(f"{session} undo"))
    found = [r for r in store.session_events_named(RulingMade.NAME) if r not in before]
    assert found == [
        r
        for session in sessions
        for r in store.session_events(session)
        if isinstance(r.event, RulingMade)
    ]
    assert len(found) == 4
