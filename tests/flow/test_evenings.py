"""Random sessions through the application: the log, the books and the written sheet."""

from hypothesis import given

from service.application.recording.score_sheets import play_sheet
from service.application.sessions.session import new_session
from service.domain.games.basset import GAME
from service.domain.ledger import balances_of
from service.domain.session.history import fold
from service.domain.values.errors import Refused
from service.sheets import read_sheet, write_sheet
from service.sheets.books import books_of
from tests.factories.memory_sessions import SESSION, entered, memory_application, meta
from tests.factories.random_sessions import RandomSession, random_sessions


@given(random_sessions())
def test_the_log_holds_every_event_in_order(played: RandomSession) -> None:
    events = entered(played).ports.store.events(SESSION)
    assert [r.event for r in events] == list(played.history())


@given(random_sessions())
def test_the_log_folds_to_the_live_state(played: RandomSession) -> None:
    application = entered(played)
    live = application.sessions.current(SESSION).state
    assert fold(GAME, application.ports.store.events(SESSION)) == live


@given(random_sessions())
def test_stored_balances_equal_those_of_the_state(played: RandomSession) -> None:
    application = entered(played)
    booked = {k: v for k, v in application.ports.store.balances(SESSION).items() if v}
    live = GAME.balances(application.sessions.current(SESSION).state)
    assert booked == {name: amount for name, amount in live.items() if amount}


@given(random_sessions())
def test_balances_of_a_session_equal_those_of_its_postings(played: RandomSession) -> None:
    application = entered(played)
    postings = [posting for _, posting in application.ports.store.postings(SESSION)]
    booked = {name: amount for name, amount in balances_of(postings).items() if amount}
    assert application.sessions.current(SESSION).balances == booked


@given(random_sessions(most=30))
def test_a_refused_entry_records_nothing(played: RandomSession) -> None:
    application = memory_application()
    application.recorder.open(SESSION, GAME, played.opening, meta("open"))
    for number, step in enumerate(played.steps):
        application.recorder.settle(SESSION)
        before = application.ports.store.events(SESSION)
        try:
            application.recorder.enter(SESSION, step.command, meta(f"entry {number}"))
        except Refused:
            assert application.ports.store.events(SESSION) == before


@given(random_sessions())
def test_an_exported_session_plays_to_the_same_state(played: RandomSession) -> None:
    application = entered(played)
    live = application.sessions.current(SESSION).state
    text = write_sheet(GAME, application.ports.store.events(SESSION), books_of(GAME, live))
    draft = memory_application().recorder.draft(new_session(SESSION, GAME))
    assert play_sheet(draft, read_sheet(text), meta("again")) == []
    assert draft.session.state == live
