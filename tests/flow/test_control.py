"""One device writes: it takes the pen with its first entry, and another may take it over."""

import json
from contextlib import suppress
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from service.application.errors import EntryInBetween, KeyReused, NoDevice
from service.application.recording import batch as batches
from service.application.recording.batch import Batch, BatchEntry, BatchRefused, Mode, Result
from service.application.recording.draft import SETTLER, Meta
from service.application.recording.entry_response import EntryResult
from service.application.recording.score_sheets import import_sheet
from service.application.sessions.session_fold import session_of_history
from service.domain.games.basset import GAME
from service.domain.port.game import Command
from service.domain.port.opening import Opening
from service.domain.session.control import Control, PenTaken
from service.domain.session.history import effective_events
from service.domain.session.log.recorded import Recorded
from service.domain.session.session_events import session_properties
from service.domain.values.errors import Refused
from service.sheets import read_sheet, write_sheet
from service.sheets.books import books_of
from tests.factories.basset import commands
from tests.factories.basset.openings import OpeningFactory
from tests.factories.devices import add_devices, from_device, key_of
from tests.factories.memory_sessions import SESSION, StoppedClock, entered, memory_application, meta
from tests.factories.random_sessions import RandomSession, random_sessions
from tests.factories.recorded import log, taken_back

NOW = StoppedClock().now()
OPENED = "basset.session_opened.v2"
TAKEN = PenTaken.NAME
OPENING = OpeningFactory.build(bank=1000)


class TableDevices:
    """A session and its devices. A device of None is a script."""

    def __init__(self, opened_by: str | None = None, opening: Opening[Any] = OPENING) -> None:
        self.application = memory_application()
        self.recorder, self.store = self.application.recorder, self.application.ports.store
        add_devices(self.store.keyring, "tablet", "spare", "phone")
        self.recorder.open(SESSION, GAME, opening, from_device(opened_by, meta("open")))

    def enter(
        self, device: str | None, command: Command, key: str = "", **more: Any
    ) -> EntryResult:
        return self.recorder.enter(SESSION, command, from_device(device, self.meta_of(key, more)))

    def take(self, device: str | None, key: str = "", **more: Any) -> EntryResult:
        return self.recorder.take_control(SESSION, from_device(device, self.meta_of(key, more)))

    def meta_of(self, key: str, more: dict[str, Any]) -> Meta:
        return replace(meta(key or f"entry-{len(self.log())}"), **more)

    def batch(self, device: str, mode: Mode, *commands: Command) -> list[Result]:
        metas = [
            from_device(device, meta(f"batched-{number}")) for number, _ in enumerate(commands)
        ]
        entries = [BatchEntry(*pair) for pair in zip(commands, metas, strict=True)]
        results: list[Result] = []

        def write(batch_results: Any, _version: int) -> str:
            results.extend(batch_results)
            return "{}"

        batch = Batch(entries, mode, from_device(device, meta("batch")), write)
        batches.enter_all(self.recorder, SESSION, batch)
        return results

    def log(self) -> list[Recorded]:
        return list(self.store.events(SESSION))

    def names(self, after: int = 0) -> list[str]:
        return [r.name for r in self.log()[after:]]

    def pen(self) -> Control | None:
        return self.application.sessions.current(SESSION).control

    def writer(self) -> str | None:
        pen = self.pen()
        return pen.device if pen else None

    def refused(self, device: str, command: Command) -> Refused:
        """Return the refusal of an entry; check that nothing is recorded."""
        before = self.log()
        with pytest.raises(Refused) as refused:
            self.enter(device, command)
        assert self.log() == before
        return refused.value


def test_the_device_that_opens_a_session_has_its_pen() -> None:
    table = TableDevices("tablet")
    assert table.names() == [OPENED, TAKEN]
    assert table.pen() == Control(key_of("tablet"), "tablet", NOW)
    assert {(r.entry, r.actor) for r in table.log()} == {("open", key_of("tablet"))}


def test_a_session_that_a_script_opened_has_no_pen() -> None:
    table = TableDevices()
    table.enter(None, commands.fund_bank(1))
    assert table.pen() is None
    assert TAKEN not in table.names()


def test_the_first_entry_takes_the_pen_and_later_ones_do_not() -> None:
    table = TableDevices()
    table.enter("tablet", commands.seat(), key="seat")
    table.enter("tablet", commands.fund_bank(1))
    assert table.names(1) == [TAKEN, "basset.punter_seated.v1", "basset.bank_funded.v1"]
    assert [r.entry for r in table.log()[1:3]] == ["seat", "seat"]
    assert table.writer() == "tablet"


def test_an_entry_that_takes_the_pen_starts_at_the_version_of_the_taking() -> None:
    table = TableDevices()
    table.enter("tablet", commands.fund_bank(1))
    assert table.application.sessions.current(SESSION).entry_version == 2
    with pytest.raises(EntryInBetween):
        table.enter("tablet", commands.fund_bank(1), if_match=1)
    table.enter("tablet", commands.fund_bank(1), if_match=2)


def test_the_taking_of_the_pen_occurred_when_its_entry_did() -> None:
    table = TableDevices()
    table.enter("tablet", commands.fund_bank(1), occurred_at="2026-01-01T00:00:00.000000Z")
    assert [r.occurred_at for r in table.log()[1:]] == ["2026-01-01T00:00:00.000000Z"] * 2
    assert table.pen() == Control(key_of("tablet"), "tablet", NOW)


def test_a_refused_entry_takes_no_pen() -> None:
    table = TableDevices()
    assert table.refused("tablet", commands.stake(punter="nobody")).code == "unknown_punter"
    assert table.pen() is None


def test_an_entry_of_another_device_is_refused() -> None:
    table = TableDevices("tablet")
    refused = table.refused("spare", commands.fund_bank(1))
    assert refused.code == "pen_elsewhere"
    assert refused.facts == {"holder": key_of("tablet"), "device": "tablet", "since": NOW}


def test_after_its_holder_signs_out_the_next_device_that_enters_takes_the_pen() -> None:
    table = TableDevices("tablet")
    table.store.keyring.end(key_of("tablet"), NOW)
    assert table.writer() == "tablet"
    table.enter("spare", commands.fund_bank(1))
    assert table.names(2) == [TAKEN, "basset.bank_funded.v1"]
    assert table.refused("phone", commands.fund_bank(1)).facts["device"] == "spare"


def test_the_holder_keeps_the_pen_if_its_key_has_just_ended() -> None:
    table = TableDevices("tablet")
    table.store.keyring.end(key_of("tablet"), NOW)
    table.enter("tablet", commands.fund_bank(1))
    assert table.names(2) == ["basset.bank_funded.v1"]


def test_an_expired_or_unknown_key_holds_no_pen() -> None:
    table = TableDevices("of another house")
    add_devices(table.store.keyring, "old", until=NOW)
    table.enter("old", commands.fund_bank(1))
    table.enter("spare", commands.fund_bank(1))
    assert [r.event.device for r in table.log() if isinstance(r.event, PenTaken)] == [
        "of another house",
        "old",
        "spare",
    ]


def test_the_first_entry_of_a_batch_takes_a_released_pen() -> None:
    table = TableDevices("tablet")
    table.store.keyring.end(key_of("tablet"), NOW)
    table.batch("spare", "atomic", commands.fund_bank(1), commands.fund_bank(2))
    assert table.names(2) == [TAKEN, "basset.bank_funded.v1", "basset.bank_funded.v1"]


def test_a_refused_entry_does_not_take_a_released_pen() -> None:
    table = TableDevices("tablet")
    table.store.keyring.end(key_of("tablet"), NOW)
    assert table.refused("spare", commands.stake(punter="nobody")).code == "unknown_punter"
    assert table.writer() == "tablet"


def test_the_pen_is_checked_before_the_rules_and_after_the_close() -> None:
    table = TableDevices("tablet")
    assert table.refused("spare", commands.stake(punter="nobody")).code == "pen_elsewhere"
    table.enter("tablet", commands.close())
    assert table.refused("spare", commands.fund_bank(1)).code == "session_closed"


def test_an_entry_of_a_script_does_not_change_the_pen() -> None:
    table = TableDevices("tablet")
    table.enter(None, commands.fund_bank(1))
    assert table.writer() == "tablet"
    assert table.names(2) == ["basset.bank_funded.v1"]


def test_a_device_takes_the_pen_over_from_another() -> None:
    table = TableDevices("tablet")
    answer = json.loads(table.take("spare").body)
    assert (answer["version"], answer["balances"], answer["settled"]) == (3, {}, True)
    assert [e["data"] for e in answer["events"]] == [{"holder": key_of("spare"), "device": "spare"}]
    table.enter("spare", commands.fund_bank(1))
    assert table.refused("tablet", commands.fund_bank(1)).facts["device"] == "spare"


def test_a_free_pen_may_be_taken() -> None:
    table = TableDevices()
    table.take("tablet")
    assert table.names(1) == [TAKEN]


def test_the_holder_may_take_the_pen_again() -> None:
    table = TableDevices("tablet")
    assert table.take("tablet").version == 3
    assert table.writer() == "tablet"


def test_taking_the_pen_makes_a_pending_settlement_first() -> None:
    table = TableDevices("tablet")
    table.enter("tablet", commands.fasse())
    table.take("spare")
    assert table.names(2) == ["basset.fasse_turned.v1", "basset.draw_settled.v1", TAKEN]


def test_the_pen_of_a_closed_session_cannot_be_taken() -> None:
    table = TableDevices("tablet")
    table.enter("tablet", commands.close())
    with pytest.raises(Refused) as refused:
        table.take("spare")
    assert refused.value.code == "session_closed"
    assert table.writer() == "tablet"


def test_a_script_does_not_take_the_pen() -> None:
    table = TableDevices("tablet")
    with pytest.raises(NoDevice):
        table.take(None)
    assert table.writer() == "tablet"


def test_taking_the_pen_may_be_conditional() -> None:
    table = TableDevices("tablet")
    table.enter("tablet", commands.fund_bank(1))
    with pytest.raises(EntryInBetween):
        table.take("spare", if_match=1)
    table.take("spare", if_match=3)
    assert table.writer() == "spare"


def test_a_repeat_gets_its_stored_response_after_the_pen_moved() -> None:
    table = TableDevices()
    first = table.enter("tablet", commands.fund_bank(1), key="fund")
    table.take("spare")
    again = table.enter("tablet", commands.fund_bank(1), key="fund")
    assert (again.body, again.replayed) == (first.body, True)
    with pytest.raises(KeyReused):
        table.enter("tablet", commands.fund_bank(1), key="fund", fingerprint="another")


def test_repeating_the_request_that_took_the_pen_does_not_take_it_again() -> None:
    table = TableDevices()
    first = table.take("tablet", key="mine")
    table.take("spare")
    again = table.take("tablet", key="mine")
    assert (again.body, again.replayed) == (first.body, True)
    assert table.writer() == "spare"


def test_the_response_to_a_draw_that_takes_the_pen_includes_its_settlement() -> None:
    table = TableDevices()
    drawn = table.enter("tablet", commands.fasse())
    assert table.application.results.wait_until_settled(drawn, 0) is None
    table.recorder.settle(SESSION)
    table.enter("tablet", commands.fund_bank(1))
    answer = table.application.results.wait_until_settled(drawn, 0)
    assert answer is not None
    event_types = [event["type"] for event in json.loads(answer.body)["events"]]
    assert event_types == ["session.pen_taken", "basset.fasse_turned", "basset.draw_settled"]


def test_a_batch_takes_the_pen_with_its_first_recorded_entry() -> None:
    table = TableDevices()
    first, *_ = table.batch(
        "tablet", "each", commands.stake(), commands.fund_bank(1), commands.fund_bank(2)
    )
    assert isinstance(first, Refused)
    funded = "basset.bank_funded.v1"
    assert table.names(1) == [TAKEN, funded, funded]


@pytest.mark.parametrize(("mode", "tried"), [("each", 2), ("until_refused", 1)])
def test_each_entry_of_a_batch_needs_the_pen(mode: Mode, tried: int) -> None:
    table = TableDevices("tablet")
    results = table.batch("spare", mode, commands.fund_bank(1), commands.fund_bank(2))
    codes = [result.code for result in results if isinstance(result, Refused)]
    assert codes == ["pen_elsewhere"] * tried
    assert len(table.log()) == 2


def test_an_atomic_batch_without_the_pen_records_nothing() -> None:
    table = TableDevices("tablet")
    with pytest.raises(BatchRefused) as refused:
        table.batch("spare", "atomic", commands.fund_bank(1), commands.fund_bank(2))
    assert refused.value.index == 0
    assert len(table.log()) == 2


def test_importing_a_sheet_takes_no_pen() -> None:
    application = memory_application()
    sheet = read_sheet('rules = "oak"\nbank = 5\nentries = "seat anne 5"\n')
    import_sheet(application.recorder, SESSION, sheet, from_device("tablet", meta("sheet")))
    assert application.sessions.current(SESSION).control is None
    application.recorder.enter(SESSION, commands.fund_bank(1), from_device("spare", meta("later")))
    assert [r.name for r in application.ports.store.events(SESSION)][2:] == [
        TAKEN,
        "basset.bank_funded.v1",
    ]


def test_the_pen_as_of_a_version_is_the_pen_at_that_version() -> None:
    table = TableDevices()
    table.take("tablet")
    table.take("spare")
    at_version = table.application.sessions.at_version
    pens = [at_version(SESSION, version).control for version in (1, 2, 3)]
    assert [pen and pen.device for pen in pens] == [None, "tablet", "spare"]


def test_undoing_an_entry_does_not_undo_the_taking_of_the_pen() -> None:
    table = TableDevices()
    table.enter("tablet", commands.fund_bank(1), key="fund")
    opened, *rest = table.log()
    undone = log(
        ("open", [opened.event]), ("fund", [r.event for r in rest]), ("undo", [taken_back("fund")])
    )
    session = session_of_history(GAME, undone)
    assert session.control == table.pen()
    assert session.balances["bank"] == 1000


DEVICES = (None, "tablet", "spare", "phone")


def entered_by_devices(played: RandomSession, random: Random) -> TableDevices:
    """Enter an evening by random devices. An entry that is refused is made by the pen's holder."""
    table = TableDevices(random.choice(DEVICES), played.opening)
    for number, step in enumerate(played.steps):
        is_closed = table.recorder.settle(SESSION).closed
        if random.random() < 0.2 and not is_closed:
            table.take(random.choice(DEVICES[1:]), key=f"pen {number}")
        device, writer = random.choice(DEVICES), table.writer()
        if device and writer not in {None, device} and not is_closed:
            assert table.refused(device, step.command).code == "pen_elsewhere"
            device = writer
        with suppress(Refused):
            table.enter(device, step.command, key=f"entry {number}")
    table.recorder.settle(SESSION)
    return table


@given(random_sessions(), st.randoms(use_true_random=False))
def test_only_the_holder_of_the_pen_writes(played: RandomSession, random: Random) -> None:
    log = entered_by_devices(played, random).log()
    for number, r in enumerate(log):
        opens = r.name == OPENED
        if not opens and r.actor not in {SETTLER, meta("any").actor} and r.name != TAKEN:
            control = session_properties(log[:number]).control
            assert r.actor == (control and control.holder)


@given(random_sessions(), st.randoms(use_true_random=False))
def test_the_pen_does_not_change_the_balances_of_an_evening(
    played: RandomSession, random: Random
) -> None:
    table, plain = entered_by_devices(played, random), entered(played)
    stores = table.store, plain.ports.store
    effective = [r.event for r in effective_events(table.log())]
    assert effective == [r.event for r in stores[1].events(SESSION)]
    moved, moved_without = ([p for _, p in store.postings(SESSION)] for store in stores)
    assert moved == moved_without
    assert stores[0].balances(SESSION) == stores[1].balances(SESSION)
    live, state = table.application.sessions.current(SESSION), plain.sessions.current(SESSION).state
    assert live.state == state
    assert session_of_history(GAME, table.log()) == live
    books = books_of(GAME, state)
    assert len({write_sheet(GAME, store.events(SESSION), books) for store in stores}) == 1
