"""The effective history: the game skips undone entries and events of the pen."""

from typing import Any

import pytest

from service.domain.games.basset import GAME
from service.domain.ledger import Posting, Postings, balances_of
from service.domain.port.game import AnyGame, Game
from service.domain.session.history import effective_events, fold, journal
from service.domain.session.log.recorded import Recorded
from service.domain.session.session_events import properties_after, session_properties
from tests.factories.basset import events
from tests.factories.basset.events import DrawSettledFactory, SessionOpenedFactory
from tests.factories.devices import pen_taken
from tests.factories.recorded import log, taken_back

OPENED = ("open", [SessionOpenedFactory.build(funds=100)])
SEATED = ("seat", [events.seated("anne", 50)])
STAKED = ("stake", [events.staked("K", 10)])
MORE = ("more", [events.staked("Q", 5)])
START = (OPENED, SEATED, STAKED, MORE)
WRITTEN = (
    ("open", [*OPENED[1], pen_taken("tablet")]),
    SEATED,
    ("stake", [pen_taken("spare"), *STAKED[1]]),
    MORE,
    ("pen", [pen_taken("tablet")]),
)
"""The same evening with events of the pen after, before and without other events."""


def test_without_an_undo_all_events_are_effective() -> None:
    recorded = log(*START)
    assert effective_events(recorded) == recorded


def test_events_of_an_undone_entry_are_not_effective() -> None:
    recorded = log(*START, ("undo", [taken_back("more")]))
    assert [r.entry for r in effective_events(recorded)] == ["open", "seat", "stake"]


def test_one_undo_may_take_back_several_entries() -> None:
    recorded = log(*START, ("undo", [taken_back("stake", "more")]))
    assert [r.entry for r in effective_events(recorded)] == ["open", "seat"]


def test_undo_takes_back_all_events_of_an_entry() -> None:
    draw = ("fasse", [events.fasse("2"), DrawSettledFactory.build(kind="fasse")])
    recorded = log(*START, draw, ("undo", [taken_back("fasse")]))
    assert [r.entry for r in effective_events(recorded)] == ["open", "seat", "stake", "more"]


def test_entries_after_an_undo_are_effective() -> None:
    recorded = log(*START, ("undo", [taken_back("more")]), ("again", [events.staked("J", 5)]))
    assert effective_events(recorded)[-1].entry == "again"


def test_the_fold_skips_undone_events() -> None:
    undone = log(*START, ("undo", [taken_back("more")]))
    assert fold(GAME, undone) == fold(GAME, log(OPENED, SEATED, STAKED))


def test_the_journal_has_the_postings_of_each_version() -> None:
    moved = dict(journal(GAME, log(*START)))
    assert {version: len(postings) for version, postings in moved.items()} == {
        1: 1,
        2: 1,
        3: 1,
        4: 1,
    }


def test_undo_reverses_the_postings_of_the_entry() -> None:
    moved = dict(journal(GAME, log(*START, ("undo", [taken_back("more")]))))
    assert moved[5] == (Posting("punter:anne:card:Q", "punter:anne:purse", 5, reverses=(4, 1)),)


def test_the_newest_entry_is_reversed_first() -> None:
    moved = dict(journal(GAME, log(*START, ("undo", [taken_back("stake", "more")]))))
    assert [p.amount for p in moved[5]] == [5, 10]


def test_undoing_an_event_without_postings_posts_nothing() -> None:
    recorded = log(*START, ("fasse", [events.fasse("2")]), ("undo", [taken_back("fasse")]))
    assert dict(journal(GAME, recorded))[6] == ()


def test_balances_after_an_undo_equal_those_of_the_state() -> None:
    recorded = log(*START, ("undo", [taken_back("more")]))
    postings = [posting for _, moved in journal(GAME, recorded) for posting in moved]
    booked = {name: amount for name, amount in balances_of(postings).items() if amount}
    assert booked == GAME.balances(fold(GAME, recorded))


def test_the_game_skips_events_of_the_pen() -> None:
    assert [r.event for r in effective_events(log(*WRITTEN))] == [r.event for r in log(*START)]
    assert fold(GAME, log(*WRITTEN)) == fold(GAME, log(*START))


def test_events_of_the_pen_have_no_postings() -> None:
    moved = dict(journal(GAME, log(*WRITTEN)))
    assert [version for version, postings in moved.items() if not postings] == [2, 4, 7]
    assert [p for postings in moved.values() for p in postings] == [
        p for _, postings in journal(GAME, log(*START)) for p in postings
    ]


def test_a_game_gets_only_its_own_events_for_postings(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def postings(_game: AnyGame, event: Any) -> Postings:
        asked.append(event.NAME)
        return ()

    monkeypatch.setattr(Game, "postings", postings)
    list(journal(GAME, log(*WRITTEN)))
    assert asked
    assert set(asked) <= set(GAME.events)


def test_an_entry_that_took_the_pen_is_undone_completely() -> None:
    undone = log(*WRITTEN, ("undo", [taken_back("stake", "more")]))
    assert fold(GAME, undone) == fold(GAME, log(OPENED, SEATED))
    assert [p.amount for p in dict(journal(GAME, undone))[8]] == [5, 10]


PENS = {
    "of a script's evening": (log(*START), None),
    "of who took it last": (log(*WRITTEN), "tablet"),
    "of who took it first": (log(*WRITTEN[:2]), "tablet"),
    "of who took it over": (log(*WRITTEN[:4]), "spare"),
    "in an entry taken back": (log(*WRITTEN[:4], ("undo", [taken_back("stake")])), "spare"),
}


@pytest.mark.parametrize(("recorded", "device"), PENS.values(), ids=PENS)
def test_the_last_device_that_took_the_pen_holds_it(
    recorded: list[Recorded], device: str | None
) -> None:
    control = session_properties(recorded).control
    assert (control and control.device) == device


def test_events_that_do_not_take_the_pen_leave_it_unchanged() -> None:
    before = session_properties(log(*WRITTEN[:1]))
    assert before.control is not None
    assert before.control.since == "2026-01-06T20:15:00.000000Z"
    assert properties_after(before, log(*START)) == before
    assert properties_after(before, []) == before
