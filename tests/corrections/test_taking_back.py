"""Taking back a correction: everything is as before it, and a second one brings it back."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from service.application.application import Application
from service.application.sessions.correction import Correction, entered_values
from service.application.sessions.taking_back import TakeBack
from service.application.verification.verify import since_breaks
from service.domain.games import GAMES
from service.domain.port.game import AnyGame
from service.domain.session.corrections import Change, EntryAmended, Redo, Undo
from service.domain.session.entry_list import EntryList
from service.domain.session.seats import BuyIn, SeatPlayer
from service.domain.values.errors import Refused
from service.reports.build import session_report
from service.reports.documents.html import html_report
from service.reports.documents.page import page_of
from tests.factories.memory_sessions import SESSION, entered, meta
from tests.factories.random_sessions import random_session
from tests.seeds import seeds

CHANGES: tuple[Change, ...] = ("amended", "inserted", "struck")


def books(application: Application) -> Any:
    """Return what counts: the state, the balances, and the entries with their times.

    The list of all entries names those that count in the same order.
    """
    session = application.sessions.current(SESSION)
    entries = [(entered_values(session.game, e), e.events[0].happened_at) for e in session.recent]
    listed = EntryList(application.ports.store.events(SESSION)).entries
    ids = [entry.id for entry in listed if entry.removed is None]
    assert ids[len(ids) - len(session.recent) :] == [entry.id for entry in session.recent]
    return session.state, session.balances, entries


def take_back(application: Application, key: str, version: int) -> None:
    application.recorder.enter(SESSION, TakeBack(version=version), meta(key))


def version_of_correction(application: Application) -> int:
    last = application.sessions.current(SESSION).last_correction
    assert last is not None
    return last.version


def corrections(application: Application, random: Random) -> Iterator[tuple[Any, Any]]:
    """Yield the books before and after random corrections that the rules allow."""
    for number in range(12):
        session, before = application.sessions.current(SESSION), books(application)
        if not session.recent:
            return
        entry, other = random.choice(session.recent), random.choice(session.recent)
        change = random.choice(CHANGES)
        commands = () if change == "struck" else (entered_values(session.game, other).command,)
        correction = Correction(
            change=change, version=entry.version, commands=commands, drop_refused=True
        )
        try:
            application.recorder.correct(SESSION, correction, meta(f"correction {number}"))
        except Refused:
            continue
        yield before, books(application)


@pytest.mark.parametrize("seed", seeds(4, 25))
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_the_books_are_as_before_and_a_second_one_brings_the_correction_back(
    game: AnyGame, seed: int
) -> None:
    application, random = entered(random_session(Random(seed), 40, game)), Random(seed)
    tried = 0
    for tried, (before, after) in enumerate(corrections(application, random), start=1):
        first = version_of_correction(application)
        take_back(application, f"undo {tried}", first)
        assert books(application) == before
        take_back(application, f"redo {tried}", version_of_correction(application))
        assert books(application) == after
        last = application.sessions.current(SESSION).last_correction
        assert last is not None
        assert not last.is_undo
        if random.random() < 0.5:
            take_back(application, f"undo again {tried}", last.version)
            assert books(application) == before
    assert tried
    assert list(since_breaks(application.ports.store.events(SESSION))) == []


@pytest.mark.parametrize("change", CHANGES)
def test_it_is_known_whether_a_correction_takes_one_back(change: Change) -> None:
    application, _ = corrected(change)
    for is_undo in (False, True, False, True):
        last = application.sessions.current(SESSION).last_correction
        assert last is not None
        assert last.is_undo == is_undo
        take_back(application, f"back {last.version}", last.version)


def corrected(change: Change) -> tuple[Application, int]:
    """Return an application whose newest entry was corrected, and the version of the correction."""
    game = GAMES["lansquenet"]
    application = entered(random_session(Random(3), 40, game))
    name = next(iter(game.summary(application.sessions.current(SESSION).state).purses))
    enter(application, BuyIn(punter=name, amount=5))
    newest = application.sessions.current(SESSION).recent[-1]
    commands = () if change == "struck" else (BuyIn(punter=name, amount=7),)
    correction = Correction(change=change, version=newest.version, commands=commands)
    application.recorder.correct(SESSION, correction, meta("correction"))
    return application, version_of_correction(application)


def enter(application: Application, command: Any) -> None:
    application.recorder.enter(SESSION, command, meta(f"entry {command}"))


def code_of(application: Application, version: int) -> str | None:
    try:
        take_back(application, "late", version)
    except Refused as refused:
        return refused.code
    return None


@pytest.mark.parametrize("command", [Undo(), BuyIn(punter="", amount=1)], ids=["undo", "entry"])
def test_after_another_entry_it_is_refused(command: Any) -> None:
    application, version = corrected("amended")
    game, state = GAMES["lansquenet"], application.sessions.current(SESSION).state
    if isinstance(command, BuyIn):
        command = BuyIn(punter=next(iter(game.summary(state).purses)), amount=1)
    enter(application, command)
    assert application.sessions.current(SESSION).last_correction is None
    assert code_of(application, version) == "correction_refused"


def test_after_a_redo_it_is_refused() -> None:
    application, version = corrected("amended")
    enter(application, Undo())
    enter(application, Redo())
    assert code_of(application, version) == "correction_refused"


def test_another_version_is_refused() -> None:
    application, version = corrected("struck")
    assert code_of(application, version + 1) == "correction_refused"
    assert code_of(application, version) is None


def test_a_correction_with_several_new_entries_is_not_taken_back() -> None:
    application, _ = corrected("struck")
    session = application.sessions.current(SESSION)
    name = next(iter(session.game.summary(session.state).purses))
    several = (BuyIn(punter=name, amount=1), BuyIn(punter=name, amount=2))
    newest = session.recent[-1].version
    correction = Correction(change="inserted", version=newest, commands=several)
    application.recorder.correct(SESSION, correction, meta("several"))
    last = application.sessions.current(SESSION).last_correction
    assert last is not None
    assert not last.can_be_taken_back
    assert code_of(application, last.version) == "correction_refused"


def test_the_report_counts_what_a_correction_dropped_and_what_counts_again() -> None:
    game = GAMES["lansquenet"]
    application = entered(random_session(Random(3), 0, game))
    enter(application, SeatPlayer(punter="Zoe", purse=5))
    seated = application.sessions.current(SESSION).recent[-1].version
    for amount in (1, 2):
        enter(application, BuyIn(punter="Zoe", amount=amount))
    struck = Correction(change="struck", version=seated, commands=(), drop_refused=True)
    application.recorder.correct(SESSION, struck, meta("struck"))
    for key in ("undo", "redo"):
        take_back(application, key, version_of_correction(application))
    report = session_report(game, application.ports.store.events(SESSION))
    counts = [(made.change, made.dropped, made.restored) for made in report.corrections]
    assert counts == [("struck", 2, 0), ("inserted", 0, 2), ("struck", 2, 0)]
    for language, words in (("en", "2 later entries count again"), ("fr", "2 saisies suivantes")):
        assert words in html_report(page_of(report, language)).decode()


def test_the_log_names_the_correction_that_was_taken_back() -> None:
    application, version = corrected("inserted")
    take_back(application, "back", version)
    events = [r.event for r in application.ports.store.events(SESSION)]
    amended = [event for event in events if isinstance(event, EntryAmended)]
    assert [(event.change, event.takes_back) for event in amended] == [
        ("inserted", None),
        ("struck", version),
    ]
