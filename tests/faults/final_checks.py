"""The conditions that must hold after all faults."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import cycle, zip_longest
from typing import Any

import tomli_w

from service.application.ports.store import Store
from service.application.recording.score_sheets import play_sheet
from service.application.sessions.session import Session, new_session
from service.application.sessions.session_cache import SessionCache
from service.application.verification.verify import sessions_of, verify
from service.application.verification.verify_database import database_findings
from service.domain.games.basset.commands import FundBank
from service.domain.session.corrections import EntryAmended
from service.sheets import Sheet as SheetOfService
from service.sheets import read_sheet, write_sheet
from service.sheets.books import books_of
from service.store.log.codec import EventCodec
from tests.api.http_client import HttpClient
from tests.api.log_assertions import DRAWS, MAY_SETTLE, SETTLED, assert_settled_once
from tests.factories.memory_sessions import SESSION, memory_application, meta
from tests.faults.bankrolls import assert_bankrolls
from tests.faults.client import Acknowledged, Recorded
from tests.faults.clients import Played
from tests.faults.devices import assert_only_the_pen_wrote
from tests.faults.readers import ImportedSheet
from tests.faults.tablets import Evening

EventRow = dict[str, Any]

THREADS = 8
AFTER_A_DRAW = {*SETTLED, "basset.target_reached"}
"""What a worker adds to a draw."""


def check_everything(store: Store, played: Played, ports: Sequence[int]) -> Mapping[str, int]:
    """Compare every session with the acknowledged entries and with the books that it must have.

    Returns the totals of what was checked. Raises: ``AssertionError`` at the first difference.
    """
    sessions = SessionCache(store)
    totals = Counter({"sessions": len(played.sessions)})
    for verified in verify(store, EventCodec(), sessions_of(store)):
        assert verified.findings == (), verified
        totals["events"] += verified.events
    assert list(database_findings(store)) == []
    assert {recorded.session for recorded in played.sessions} == set(sessions_of(store))
    _check_repeated(played, ports)
    for recorded in played.sessions:
        totals.update(_check_log(store, recorded, sessions.current(recorded.session)))
    for evening in played.evenings:
        assert_books(store, evening, sessions.current(evening.session))
    for kept in played.kept:
        assert kept.balances().items() <= store.balances(kept.session).items(), kept.session
    for imported in played.imported:
        expected = imported.sheet.expected("purses")
        session = sessions.current(imported.session)
        books = books_of(session.game, session.state)
        assert expected.items() <= books["purses"].items(), imported.session
    totals["bankrolls"] = assert_bankrolls(store, played.bankrolls)
    assert_only_the_pen_wrote(store, played.shared)
    return totals


def _check_repeated(played: Played, ports: Sequence[int]) -> None:
    """Repeat all acknowledged and all refused requests, through all services at once."""
    everything = [
        pair
        for known in played.everything
        for pair in (*known.acknowledged.items(), *known.refused.items())
    ]
    shares = [everything[start::THREADS] for start in range(THREADS)]
    with ThreadPoolExecutor(THREADS) as pool:
        for repeated in [pool.submit(assert_repeated, *turn) for turn in zip(shares, cycle(ports))]:
            repeated.result()


def _check_log(store: Store, recorded: Recorded, session: Session) -> Mapping[str, int]:
    """Check that a log is settled, has each acknowledged entry once, and sums to zero.

    Returns counts, also of the session's game.
    """
    events = _events(store, recorded.session)
    assert not session.owes_settlement
    assert_settled_once(events)
    if not isinstance(recorded, ImportedSheet):
        assert_once(recorded, events, _repeated_by_corrections(store, recorded.session))
    assert sum(store.balances(recorded.session).values()) == 0
    draws, refused = sum(event["type"] in DRAWS for event in events), len(recorded.refused)
    entries = sum(len(done.entries(key)) for key, done in recorded.acknowledged.items())
    counts = {"draws": draws, "acknowledged": entries, "stored refusals": refused}
    settlements = sum(event["type"] in SETTLED for event in events)
    of_game = {"sessions": 1, "entries": entries, "settlements": settlements}
    return counts | {f"{session.game.name} {name}": number for name, number in of_game.items()}


def _events(store: Store, session: str) -> list[EventRow]:
    return [
        {"type": r.name.rpartition(".")[0], "entry": r.entry, "version": r.version, "id": r.id}
        for r in store.events(session)
    ]


def _repeated_by_corrections(store: Store, session: str) -> set[str]:
    """Return the ids of the entries that corrections decided again."""
    return {
        entry
        for recorded in store.events(session)
        if isinstance(recorded.event, EntryAmended)
        for entry in recorded.event.ids_of_repeated(session, recorded.entry)
    }


def assert_once(known: Recorded, events: Sequence[EventRow], repeated: set[str]) -> None:
    """Check that the log has exactly the opening and the acknowledged entries, as answered.

    A refused entry must not be in the log, however often it was sent. ``repeated`` are the ids of
    entries that corrections decided again.
    """
    recorded: dict[str, list[EventRow]] = {}
    for event in events:
        recorded.setdefault(event["entry"], []).append(event)
    opening = recorded.pop(events[0]["entry"])
    assert len(opening) == 1
    for request, done in known.acknowledged.items():
        for key, ids in done.entries(request).items():
            records = recorded.pop(key, [])
            assert records, (known.session, "acknowledged, but not recorded", key)
            assert ids == [event["id"] for event in records[: len(ids)]], key
            later = {event["type"] for event in records[len(ids) :]}
            may_settle = any(event["type"] in DRAWS | MAY_SETTLE for event in records)
            assert later <= (AFTER_A_DRAW if may_settle else set()), (key, done)
    unknown = recorded.keys() - repeated - known.may_be_recorded
    assert not unknown, (known.session, "recorded, but not acknowledged", unknown)
    assert repeated <= recorded.keys(), (known.session, repeated - recorded.keys())


def assert_books(store: Store, evening: Evening, session: Session) -> None:
    """Compare the books with the session's sheet played again, and with the entered sheet."""
    game = session.game
    books = books_of(game, session.state)
    sheet = read_sheet(write_sheet(game, store.events(session.id), books))
    draft = memory_application().recorder.draft(new_session(SESSION, game))
    assert play_sheet(draft, sheet, meta("again")) == []
    assert books_of(game, draft.session.state) == books
    if evening.finished:
        assert_expected(evening, session, sheet)


def assert_expected(evening: Evening, session: Session, recorded: SheetOfService) -> None:
    """Check the books against those that the entered sheet expects; ``recorded`` is the log's."""
    entered, books = evening.play.sheet, books_of(session.game, session.state)
    expected = {**books["purses"], **entered.expected("purses")}
    if "bank" in (head := entered.head.get("expect", {})):
        expected["bank"] = entered.worth(head["bank"]) + evening.funded
    actual = {**books["purses"], **({"bank": books["bank"]} if "bank" in head else {})}
    if actual != expected:
        difference = first_difference(entered.head, recorded)
        raise AssertionError((session.id, difference, "expected", expected, "recorded", actual))


def first_difference(entered: Mapping[str, Any], recorded: SheetOfService) -> str:
    """Return the first entry in which a log differs from the sheet that was entered.

    The second client's funds, of 1 each, are left out.
    """
    wanted = _commands(read_sheet(tomli_w.dumps(entered, multiline_strings=True)))
    for number, (one, other) in enumerate(zip_longest(wanted, _commands(recorded)), start=1):
        if one != other:
            return f"entry {number} of the sheet is {one}, and {other} in the log"
    return "no entry differs"


def _commands(sheet: SheetOfService) -> list[Any]:
    commands = [line.command for line in sheet.lines if line.refusal is None]
    return [command for command in commands if command != FundBank(amount=1)]


def assert_repeated(acknowledged: Iterable[tuple[str, Acknowledged]], port: int) -> None:
    """Check that a repeated key, path and body gets the stored response or refusal.

    The key of the house repeats what a device entered, but it cannot take a pen.
    """
    with HttpClient(port) as client:
        for key, entered in acknowledged:
            if entered.path.endswith("/pen"):
                continue
            again = client.post(entered.path, entered.body, key)
            replayed = again.headers.get("Idempotency-Replayed")
            assert replayed == "true", (entered.path, key, again.data)
            is_refused = entered.answer.status >= 300
            assert is_refused is (again.status >= 300), (entered.path, key, again.data)
            if entered.answer.status == again.status:
                assert again.data == entered.answer.data, key
