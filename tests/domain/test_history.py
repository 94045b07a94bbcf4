"""Entries taken back: they stay in the log and no longer count."""

from service.domain.games.basset import GAME
from service.domain.history import fold, journal, standing
from service.domain.ledger import balances_of
from tests.factories import done
from tests.factories.events import SessionOpenedFactory
from tests.factories.logs import log, taken_back
from tests.factories.parts import DrawSettledFactory

OPENED = ("open", [SessionOpenedFactory.build(funds=100)])
SEATED = ("seat", [done.seated("anne", 50)])
STAKED = ("stake", [done.staked("K", 10)])
MORE = ("more", [done.staked("Q", 5)])
START = (OPENED, SEATED, STAKED, MORE)


def test_what_was_not_taken_back_stands() -> None:
    there = log(*START)
    assert standing(there) == there


def test_what_was_taken_back_does_not_stand() -> None:
    there = log(*START, ("undo", [taken_back("more")]))
    assert [r.entry for r in standing(there)] == ["open", "seat", "stake"]


def test_several_entries_may_be_taken_back_at_once() -> None:
    there = log(*START, ("undo", [taken_back("stake", "more")]))
    assert [r.entry for r in standing(there)] == ["open", "seat"]


def test_all_events_of_an_entry_are_taken_back() -> None:
    draw = ("fasse", [done.fasse("2"), DrawSettledFactory.build(kind="fasse")])
    there = log(*START, draw, ("undo", [taken_back("fasse")]))
    assert [r.entry for r in standing(there)] == ["open", "seat", "stake", "more"]


def test_what_comes_after_the_note_stands() -> None:
    there = log(*START, ("undo", [taken_back("more")]), ("again", [done.staked("J", 5)]))
    assert standing(there)[-1].entry == "again"


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
    there = log(*START, ("fasse", [done.fasse("2")]), ("undo", [taken_back("fasse")]))
    assert dict(journal(GAME, there))[6] == ()


def test_the_books_after_taking_back_are_those_of_the_state() -> None:
    there = log(*START, ("undo", [taken_back("more")]))
    postings = [posting for _, moved in journal(GAME, there) for posting in moved]
    booked = {name: amount for name, amount in balances_of(postings).items() if amount}
    assert booked == GAME.money(fold(GAME, there))
