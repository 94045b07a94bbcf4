"""Corrections at the same time: one is recorded whole, and the other is refused."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

from service.application.application import Application
from service.application.sessions.correction import Correction
from service.application.verification.verify import verify
from service.domain.session.corrections import Undo
from service.domain.session.history import entries_that_count
from service.domain.values.errors import Refused
from tests.factories.basset import commands
from tests.factories.memory_sessions import imported, meta

SHEET = """
rules = 'modern'
bank = 1000
entries = '''
seat anne 100
stake anne K 10
fasse 2
pair K 3
take anne K
'''
"""
BOTH = 2


def at_once(*acts: Callable[[], object]) -> list[str]:
    """Run calls at the same time; return "done" or the code of the refusal of each."""
    barrier = Barrier(len(acts))

    def run(act: Callable[[], object]) -> str:
        barrier.wait()
        try:
            act()
        except Refused as refusal:
            return refusal.code
        return "done"

    with ThreadPoolExecutor(len(acts)) as pool:
        return list(pool.map(run, acts))


def check_books(application: Application, session: str) -> None:
    (verified,) = verify(application.ports.store, application.ports.codec, [session])
    assert verified.findings == ()


def test_of_two_amendments_of_one_entry_one_is_recorded() -> None:
    for round_ in range(20):
        application, session = imported(SHEET.replace("modern'", f"modern'\ntitle = '{round_}'"))
        staked = application.sessions.current(session).checkpoints[1].entry.version

        def amend(
            amount: int,
            session: str = session,
            application: Application = application,
            version: int = staked,
        ) -> object:
            new = (commands.stake("K", amount),)
            correction = Correction(change="amended", version=version, commands=new)
            return application.recorder.correct(session, correction, meta(f"amend {amount}"))

        results = at_once(lambda: amend(20), lambda: amend(30))
        assert sorted(results) == ["correction_refused", "done"]
        won = 20 if results[0] == "done" else 30
        purse = application.sessions.current(session).balances["punter:anne:purse"]
        assert purse == 100 + won
        check_books(application, session)


def test_of_two_undos_of_one_entry_one_is_recorded() -> None:
    application, session = imported(SHEET)
    newest = application.sessions.current(session).checkpoints[-1].entry
    undo = Undo(of=newest.id)
    acts = [
        lambda key=key: application.recorder.enter(session, undo, meta(key)) for key in ("a", "b")
    ]
    assert sorted(at_once(*acts)) == ["correction_refused", "done"]
    counting = entries_that_count(application.ports.store.events(session)).counting
    assert newest.id not in counting
    assert len(counting) == BOTH + 3
    check_books(application, session)


def test_an_undo_with_one_key_happens_once() -> None:
    application, session = imported(SHEET)
    acts = [lambda: application.recorder.enter(session, Undo(), meta("once"))] * BOTH
    assert at_once(*acts) == ["done", "done"]
    left = ["open", "seat", "stake", "fasse", "pair"]
    assert application.sessions.current(session).counting == len(left)
