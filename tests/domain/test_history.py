"""What the game passes over: entries taken back, which no longer count, and who had the pen."""

from dataclasses import replace
from typing import Any

import pytest

from service.domain.games.basset import GAME
from service.domain.history import Recorded, effective_events, fold, journal, pen_after
from service.domain.ledger import Posting, balances_of
from tests.factories import events
from tests.factories.devices import pen_taken
from tests.factories.events import DrawSettledFactory, SessionOpenedFactory
from tests.factories.recorded import log, taken_back

OPENED = ("open", [SessionOpenedFactory.build(funds=100)])
SEATED = ("seat", [events.seated("anne", 50)])
STAKED = ("stake", [events.staked("K", 10)])
MORE = ("more", [events.staked("Q", 5)])
START = (OPENED, SEATED, STAKED, MORE)
WRITTEN = (
    ("open", [*OPENED[1], pen_taken("desk")]),
    SEATED,
    ("stake", [pen_taken("spare"), *STAKED[1]]),
    MORE,
    ("pen", [pen_taken("desk")]),
)
"""The same evening with a pen that is taken behind, before and without other events."""


def test_what_was_not_taken_back_stands() -> None:
    there = log(*START)
    assert effective_events(there) == there


def test_what_was_taken_back_does_not_stand() -> None:
    there = log(*START, ("undo", [taken_back("more")]))
    assert [r.entry for r in effective_events(there)] == ["open", "seat", "stake"]


def test_several_entries_may_be_taken_back_at_once() -> None:
    there = log(*START, ("undo", [taken_back("stake", "more")]))
    assert [r.entry for r in effective_events(there)] == ["open", "seat"]


def test_all_events_of_an_entry_are_taken_back() -> None:
    draw = ("fasse", [events.fasse("2"), DrawSettledFactory.build(kind="fasse")])
    there = log(*START, draw, ("undo", [taken_back("fasse")]))
    assert [r.entry for r in effective_events(there)] == ["open", "seat", "stake", "more"]


def test_what_comes_after_the_note_stands() -> None:
    there = log(*START, ("undo", [taken_back("more")]), ("again", [events.staked("J", 5)]))
    assert effective_events(there)[-1].entry == "again"


def test_the_fold_passes_over_what_was_taken_back() -> None:
    undone = log(*START, ("undo", [taken_back("more")]))
    assert fold(GAME, undone) == fold(GAME, log(OPENED, SEATED, STAKED))


def test_the_journal_gives_each_version_what_it_moves() -> None:
    moved = dict(journal(GAME, log(*START)))
    assert {version: len(postings) for version, postings in moved.items()} == {
        1: 1,
        2: 1,
        3: 1,
        4: 1,
    }


def test_taking_back_reverses_what_was_moved() -> None:
    moved = dict(journal(GAME, log(*START, ("undo", [taken_back("more")]))))
    assert [tuple(p) for p in moved[5]] == [("punter:anne:card:Q", "punter:anne:purse", 5)]


def test_the_newest_entry_is_reversed_first() -> None:
    moved = dict(journal(GAME, log(*START, ("undo", [taken_back("stake", "more")]))))
    assert [p.amount for p in moved[5]] == [5, 10]


def test_taking_back_touches_nothing_that_moved_nothing() -> None:
    there = log(*START, ("fasse", [events.fasse("2")]), ("undo", [taken_back("fasse")]))
    assert dict(journal(GAME, there))[6] == ()


def test_the_books_after_taking_back_are_those_of_the_state() -> None:
    there = log(*START, ("undo", [taken_back("more")]))
    postings = [posting for _, moved in journal(GAME, there) for posting in moved]
    booked = {name: amount for name, amount in balances_of(postings).items() if amount}
    assert booked == GAME.balances(fold(GAME, there))


def test_the_game_passes_over_the_pen() -> None:
    assert [r.event for r in effective_events(log(*WRITTEN))] == [r.event for r in log(*START)]
    assert fold(GAME, log(*WRITTEN)) == fold(GAME, log(*START))


def test_the_pen_moves_nothing() -> None:
    moved = dict(journal(GAME, log(*WRITTEN)))
    assert [version for version, postings in moved.items() if not postings] == [2, 4, 7]
    assert [p for postings in moved.values() for p in postings] == [
        p for _, postings in journal(GAME, log(*START)) for p in postings
    ]


def test_a_game_is_asked_what_its_own_events_move_and_no_others() -> None:
    asked: list[str] = []

    def postings(event: Any) -> tuple[Posting, ...]:
        asked.append(event.NAME)
        return GAME.postings(event)

    list(journal(replace(GAME, postings=postings), log(*WRITTEN)))
    assert set(asked) <= set(GAME.events)


def test_an_entry_that_took_the_pen_is_taken_back_whole() -> None:
    undone = log(*WRITTEN, ("undo", [taken_back("stake", "more")]))
    assert fold(GAME, undone) == fold(GAME, log(OPENED, SEATED))
    assert [p.amount for p in dict(journal(GAME, undone))[8]] == [5, 10]


PENS = {
    "of a script's evening": (log(*START), None),
    "of who took it last": (log(*WRITTEN), "desk"),
    "of who took it first": (log(*WRITTEN[:2]), "desk"),
    "of who took it over": (log(*WRITTEN[:4]), "spare"),
    "in an entry taken back": (log(*WRITTEN[:4], ("undo", [taken_back("stake")])), "spare"),
}


@pytest.mark.parametrize(("there", "device"), PENS.values(), ids=PENS)
def test_the_pen_is_where_it_was_taken_to(there: list[Recorded], device: str | None) -> None:
    pen = pen_after(None, there)
    assert (pen and pen.device) == device


def test_the_pen_stays_where_newer_events_do_not_take_it() -> None:
    before = pen_after(None, log(*WRITTEN[:1]))
    assert before is not None
    assert before.since == "2026-01-06T20:15:00.000000Z"
    assert pen_after(before, log(*START)) == before
    assert pen_after(before, []) == before
