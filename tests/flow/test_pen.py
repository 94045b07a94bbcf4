"""One device writes: it takes the pen with its first entry, and another may take it over."""

import json
from contextlib import suppress
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from service.application.batch import Batch, BatchEntry, BatchRefused, Mode, Result, enter_all
from service.application.draft import SETTLER, EntryResult, Meta
from service.application.errors import EntryInBetween, KeyReused, NoDevice
from service.application.score_sheets import import_sheet
from service.application.session import session_of_history
from service.domain.errors import Refused
from service.domain.game import Command
from service.domain.games.basset import GAME
from service.domain.games.basset.rules import HouseRules
from service.domain.history import Recorded, effective_events, pen_after
from service.domain.opening import Opening
from service.domain.pen import Pen, PenTaken
from service.sheets import read_sheet, write_sheet
from service.sheets.books import books_of
from tests.factories import commands
from tests.factories.devices import add_devices, from_device, key_of
from tests.factories.memory_sessions import SESSION, StoppedClock, entered, memory_handler, meta
from tests.factories.openings import OpeningFactory
from tests.factories.random_sessions import RandomSession, random_sessions
from tests.factories.recorded import log, taken_back

NOW = StoppedClock().now()
OPENED = "basset.session_opened.v1"
TAKEN = PenTaken.NAME
OPENING = OpeningFactory.build(bank=1000)


class TableDevices:
    """A session and the devices around it; None is a script."""

    def __init__(
        self, opened_by: str | None = None, opening: Opening[HouseRules] = OPENING
    ) -> None:
        self.handler = memory_handler()
        add_devices(self.handler.ports.store.keyring, "desk", "spare", "phone")
        self.handler.open(SESSION, GAME, opening, from_device(opened_by, meta("open")))

    def enter(
        self, device: str | None, command: Command, key: str = "", **more: Any
    ) -> EntryResult:
        return self.handler.enter(SESSION, command, from_device(device, self.asked(key, more)))

    def take(self, device: str | None, key: str = "", **more: Any) -> EntryResult:
        return self.handler.take_pen(SESSION, from_device(device, self.asked(key, more)))

    def asked(self, key: str, more: dict[str, Any]) -> Meta:
        return replace(meta(key or f"entry-{len(self.log())}"), **more)

    def batch(self, device: str, mode: Mode, *commands: Command) -> list[Result]:
        metas = [
            from_device(device, meta(f"batched-{number}")) for number, _ in enumerate(commands)
        ]
        entries = [BatchEntry(*pair) for pair in zip(commands, metas, strict=True)]
        results: list[Result] = []

        def write(made: Any, _version: int) -> str:
            results.extend(made)
            return "{}"

        enter_all(
            self.handler, SESSION, Batch(entries, mode, from_device(device, meta("batch")), write)
        )
        return results

    def log(self) -> list[Recorded]:
        return list(self.handler.ports.store.events(SESSION))

    def names(self, after: int = 0) -> list[str]:
        return [r.name for r in self.log()[after:]]

    def pen(self) -> Pen | None:
        return self.handler.sessions.current(SESSION).pen

    def writer(self) -> str | None:
        pen = self.pen()
        return pen.device if pen else None

    def refused(self, device: str, command: Command) -> Refused:
        """Return the refusal of an entry, of which nothing is recorded."""
        before = self.log()
        with pytest.raises(Refused) as refused:
            self.enter(device, command)
        assert self.log() == before
        return refused.value


def test_the_device_that_opens_a_session_has_its_pen() -> None:
    desk = TableDevices("desk")
    assert desk.names() == [OPENED, TAKEN]
    assert desk.pen() == Pen(key_of("desk"), "desk", NOW)
    assert {(r.entry, r.actor) for r in desk.log()} == {("open", key_of("desk"))}


def test_a_session_that_a_script_opened_has_no_pen() -> None:
    desk = TableDevices()
    desk.enter(None, commands.fund_bank(1))
    assert desk.pen() is None
    assert TAKEN not in desk.names()


def test_the_first_entry_takes_the_pen_and_later_ones_do_not() -> None:
    desk = TableDevices()
    desk.enter("desk", commands.seat(), key="seat")
    desk.enter("desk", commands.fund_bank(1))
    assert desk.names(1) == [TAKEN, "basset.punter_seated.v1", "basset.bank_funded.v1"]
    assert [r.entry for r in desk.log()[1:3]] == ["seat", "seat"]
    assert desk.writer() == "desk"


def test_an_entry_that_takes_the_pen_begins_with_it() -> None:
    desk = TableDevices()
    desk.enter("desk", commands.fund_bank(1))
    assert desk.handler.sessions.current(SESSION).entry_version == 2
    with pytest.raises(EntryInBetween):
        desk.enter("desk", commands.fund_bank(1), if_match=1)
    desk.enter("desk", commands.fund_bank(1), if_match=2)


def test_what_happened_before_took_the_pen_then_too() -> None:
    desk = TableDevices()
    desk.enter("desk", commands.fund_bank(1), occurred_at="2026-01-01T00:00:00.000000Z")
    assert [r.occurred_at for r in desk.log()[1:]] == ["2026-01-01T00:00:00.000000Z"] * 2
    assert desk.pen() == Pen(key_of("desk"), "desk", NOW)


def test_a_refused_entry_takes_no_pen() -> None:
    desk = TableDevices()
    assert desk.refused("desk", commands.stake(punter="nobody")).code == "unknown_punter"
    assert desk.pen() is None


def test_an_entry_of_another_device_is_refused() -> None:
    desk = TableDevices("desk")
    refused = desk.refused("spare", commands.fund_bank(1))
    assert refused.code == "pen_elsewhere"
    assert refused.facts == {"holder": key_of("desk"), "device": "desk", "since": NOW}


def test_a_device_that_is_signed_out_leaves_the_pen_to_the_next_that_writes() -> None:
    desk = TableDevices("desk")
    desk.handler.ports.store.keyring.end(key_of("desk"), NOW)
    assert desk.writer() == "desk"
    desk.enter("spare", commands.fund_bank(1))
    assert desk.names(2) == [TAKEN, "basset.bank_funded.v1"]
    assert desk.refused("phone", commands.fund_bank(1)).facts["device"] == "spare"


def test_the_holder_does_not_take_the_pen_again_though_its_key_just_ended() -> None:
    desk = TableDevices("desk")
    desk.handler.ports.store.keyring.end(key_of("desk"), NOW)
    desk.enter("desk", commands.fund_bank(1))
    assert desk.names(2) == ["basset.bank_funded.v1"]


def test_an_expired_or_unknown_key_holds_no_pen() -> None:
    desk = TableDevices("of another house")
    add_devices(desk.handler.ports.store.keyring, "old", until=NOW)
    desk.enter("old", commands.fund_bank(1))
    desk.enter("spare", commands.fund_bank(1))
    assert [r.event.device for r in desk.log() if isinstance(r.event, PenTaken)] == [
        "of another house",
        "old",
        "spare",
    ]


def test_the_first_entry_of_a_batch_takes_a_released_pen() -> None:
    desk = TableDevices("desk")
    desk.handler.ports.store.keyring.end(key_of("desk"), NOW)
    desk.batch("spare", "atomic", commands.fund_bank(1), commands.fund_bank(2))
    assert desk.names(2) == [TAKEN, "basset.bank_funded.v1", "basset.bank_funded.v1"]


def test_a_refused_entry_does_not_take_a_released_pen() -> None:
    desk = TableDevices("desk")
    desk.handler.ports.store.keyring.end(key_of("desk"), NOW)
    assert desk.refused("spare", commands.stake(punter="nobody")).code == "unknown_punter"
    assert desk.writer() == "desk"


def test_the_pen_is_asked_before_the_rules_and_behind_the_close() -> None:
    desk = TableDevices("desk")
    assert desk.refused("spare", commands.stake(punter="nobody")).code == "pen_elsewhere"
    desk.enter("desk", commands.close())
    assert desk.refused("spare", commands.fund_bank(1)).code == "session_closed"


def test_a_script_enters_without_changing_the_pen() -> None:
    desk = TableDevices("desk")
    desk.enter(None, commands.fund_bank(1))
    assert desk.writer() == "desk"
    assert desk.names(2) == ["basset.bank_funded.v1"]


def test_the_pen_is_taken_over() -> None:
    desk = TableDevices("desk")
    answer = json.loads(desk.take("spare").body)
    assert (answer["version"], answer["balances"], answer["settled"]) == (3, {}, True)
    assert [e["data"] for e in answer["events"]] == [{"holder": key_of("spare"), "device": "spare"}]
    desk.enter("spare", commands.fund_bank(1))
    assert desk.refused("desk", commands.fund_bank(1)).facts["device"] == "spare"


def test_a_free_pen_may_be_taken() -> None:
    desk = TableDevices()
    desk.take("desk")
    assert desk.names(1) == [TAKEN]


def test_the_holder_may_take_the_pen_again() -> None:
    desk = TableDevices("desk")
    assert desk.take("desk").version == 3
    assert desk.writer() == "desk"


def test_taking_the_pen_makes_a_pending_settlement_first() -> None:
    desk = TableDevices("desk")
    desk.enter("desk", commands.fasse())
    desk.take("spare")
    assert desk.names(2) == ["basset.fasse_turned.v1", "basset.draw_settled.v1", TAKEN]


def test_the_pen_of_a_closed_session_cannot_be_taken() -> None:
    desk = TableDevices("desk")
    desk.enter("desk", commands.close())
    with pytest.raises(Refused) as refused:
        desk.take("spare")
    assert refused.value.code == "session_closed"
    assert desk.writer() == "desk"


def test_a_script_does_not_take_the_pen() -> None:
    desk = TableDevices("desk")
    with pytest.raises(NoDevice):
        desk.take(None)
    assert desk.writer() == "desk"


def test_taking_the_pen_may_be_conditional() -> None:
    desk = TableDevices("desk")
    desk.enter("desk", commands.fund_bank(1))
    with pytest.raises(EntryInBetween):
        desk.take("spare", if_match=1)
    desk.take("spare", if_match=3)
    assert desk.writer() == "spare"


def test_a_repeat_gets_its_stored_response_after_the_pen_moved() -> None:
    desk = TableDevices()
    first = desk.enter("desk", commands.fund_bank(1), key="fund")
    desk.take("spare")
    again = desk.enter("desk", commands.fund_bank(1), key="fund")
    assert (again.body, again.replayed) == (first.body, True)
    with pytest.raises(KeyReused):
        desk.enter("desk", commands.fund_bank(1), key="fund", fingerprint="another")


def test_a_repeated_taking_does_not_take_the_pen_back() -> None:
    desk = TableDevices()
    first = desk.take("desk", key="mine")
    desk.take("spare")
    again = desk.take("desk", key="mine")
    assert (again.body, again.replayed) == (first.body, True)
    assert desk.writer() == "spare"


def test_a_draw_that_takes_the_pen_is_answered_whole_with_its_settlement() -> None:
    desk = TableDevices()
    drawn = desk.enter("desk", commands.fasse())
    assert desk.handler.wait_until_settled(drawn, 0) is None
    desk.handler.settle(SESSION)
    desk.enter("desk", commands.fund_bank(1))
    answer = desk.handler.wait_until_settled(drawn, 0)
    assert answer is not None
    told = [event["type"] for event in json.loads(answer.body)["events"]]
    assert told == ["session.pen_taken", "basset.fasse_turned", "basset.draw_settled"]


def test_a_batch_takes_the_pen_with_its_first_entry_that_is_recorded() -> None:
    desk = TableDevices()
    first, *_ = desk.batch(
        "desk", "each", commands.stake(), commands.fund_bank(1), commands.fund_bank(2)
    )
    assert isinstance(first, Refused)
    funded = "basset.bank_funded.v1"
    assert desk.names(1) == [TAKEN, funded, funded]


@pytest.mark.parametrize(("mode", "tried"), [("each", 2), ("until_refused", 1)])
def test_each_entry_of_a_batch_needs_the_pen(mode: Mode, tried: int) -> None:
    desk = TableDevices("desk")
    results = desk.batch("spare", mode, commands.fund_bank(1), commands.fund_bank(2))
    codes = [result.code for result in results if isinstance(result, Refused)]
    assert codes == ["pen_elsewhere"] * tried
    assert len(desk.log()) == 2


def test_an_atomic_batch_without_the_pen_is_refused_whole() -> None:
    desk = TableDevices("desk")
    with pytest.raises(BatchRefused) as refused:
        desk.batch("spare", "atomic", commands.fund_bank(1), commands.fund_bank(2))
    assert refused.value.index == 0
    assert len(desk.log()) == 2


def test_a_sheet_is_no_devices_writing() -> None:
    handler = memory_handler()
    sheet = read_sheet('rules = "oak"\nbank = 5\nentries = "seat anne 5"\n')
    import_sheet(handler, SESSION, sheet, from_device("desk", meta("sheet")))
    assert handler.sessions.current(SESSION).pen is None
    handler.enter(SESSION, commands.fund_bank(1), from_device("spare", meta("later")))
    names = [r.name for r in handler.ports.store.events(SESSION)]
    assert names[2:] == [TAKEN, "basset.bank_funded.v1"]


def test_the_pen_as_of_a_version_is_the_pen_at_that_version() -> None:
    desk = TableDevices()
    desk.take("desk")
    desk.take("spare")
    pens = [desk.handler.sessions.at_version(SESSION, version).pen for version in (1, 2, 3)]
    assert [pen and pen.device for pen in pens] == [None, "desk", "spare"]


def test_taking_entries_back_takes_no_pen_back() -> None:
    desk = TableDevices()
    desk.enter("desk", commands.fund_bank(1), key="fund")
    opened, *rest = desk.log()
    undone = log(
        ("open", [opened.event]), ("fund", [r.event for r in rest]), ("undo", [taken_back("fund")])
    )
    session = session_of_history(GAME, undone)
    assert session.pen == desk.pen()
    assert session.balances["bank"] == 1000


# Random evenings


DEVICES = (None, "desk", "spare", "phone")


def written(played: RandomSession, random: Random) -> TableDevices:
    """Enter an evening by devices at random; what one may not, the one with the pen enters."""
    desk = TableDevices(random.choice(DEVICES), played.opening)
    for number, step in enumerate(played.steps):
        over = desk.handler.settle(SESSION).closed
        if random.random() < 0.2 and not over:
            desk.take(random.choice(DEVICES[1:]), key=f"pen {number}")
        device, writer = random.choice(DEVICES), desk.writer()
        if device and writer not in {None, device} and not over:
            assert desk.refused(device, step.command).code == "pen_elsewhere"
            device = writer
        with suppress(Refused):
            desk.enter(device, step.command, key=f"entry {number}")
    desk.handler.settle(SESSION)
    return desk


@given(random_sessions(), st.randoms(use_true_random=False))
def test_only_the_holder_of_the_pen_writes(played: RandomSession, random: Random) -> None:
    pen = None
    for r in written(played, random).log():
        opens = r.name == OPENED
        if not opens and r.actor not in {SETTLER, meta("any").actor} and r.name != TAKEN:
            assert pen is not None
            assert r.actor == pen.holder
        pen = pen_after(pen, [r])


@given(random_sessions(), st.randoms(use_true_random=False))
def test_the_books_are_those_of_the_same_evening_without_pens(
    played: RandomSession, random: Random
) -> None:
    desk, plain = written(played, random), entered(played)
    there, here = desk.handler.ports.store, plain.ports.store
    assert [r.event for r in effective_events(desk.log())] == [
        r.event for r in here.events(SESSION)
    ]
    assert [p for _, p in there.postings(SESSION)] == [p for _, p in here.postings(SESSION)]
    assert there.balances(SESSION) == here.balances(SESSION)
    live, state = desk.handler.sessions.current(SESSION), plain.sessions.current(SESSION).state
    assert live.state == state
    assert session_of_history(GAME, desk.log()) == live
    sheets = [
        write_sheet(GAME, store.events(SESSION), books_of(GAME, state)) for store in (there, here)
    ]
    assert sheets[0] == sheets[1]
