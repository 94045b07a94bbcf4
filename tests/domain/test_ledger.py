"""Postings and balances."""

from hypothesis import given
from hypothesis import strategies as st

from service.domain.ledger import (
    Posting,
    account,
    balances_of,
    posted,
    reversed_postings,
    touched_accounts,
)

ACCOUNTS = st.sampled_from(["world", "bank", "punter:anne:purse", "sidebet:1"])
POSTINGS = st.lists(st.builds(Posting, ACCOUNTS, ACCOUNTS, st.integers(1, 10**12)))


def test_moves_of_nothing_are_not_posted() -> None:
    assert posted(("a", "b", 0), ("b", "c", 1)) == (Posting("b", "c", 1),)


def test_balances_follow_the_money() -> None:
    made = balances_of([Posting("world", "bank", 5), Posting("bank", "anne", 2)])
    assert made == {"world": -5, "bank": 3, "anne": 2}


def test_balances_go_on_from_where_they_were() -> None:
    assert balances_of([Posting("a", "b", 1)], {"a": 1, "c": 7}) == {"a": 0, "c": 7, "b": 1}


def test_the_balances_gone_on_from_are_left_alone() -> None:
    start = {"a": 1}
    balances_of([Posting("a", "b", 1)], start)
    assert start == {"a": 1}


@given(POSTINGS)
def test_balances_add_up_to_nothing(postings: list[Posting]) -> None:
    assert sum(balances_of(postings).values()) == 0


@given(POSTINGS)
def test_reversing_undoes(postings: list[Posting]) -> None:
    assert set(balances_of([*postings, *reversed_postings(postings)]).values()) <= {0}


def test_reversing_goes_back_the_way_that_was_come() -> None:
    there = [Posting("a", "b", 1), Posting("b", "c", 2)]
    assert reversed_postings(there) == (Posting("c", "b", 2), Posting("b", "a", 1))


def test_accounts_are_named_in_the_order_touched() -> None:
    touched = touched_accounts([Posting("b", "a", 1), Posting("c", "b", 1)])
    assert list(touched) == ["b", "a", "c"]


def test_an_account_is_its_parts() -> None:
    assert account("punter", "anne", "card", "Q#2") == "punter:anne:card:Q#2"


@given(st.lists(st.text(alphabet="ab:%25A3"), min_size=1))
def test_the_parts_of_an_account_can_be_told_apart(parts: list[str]) -> None:
    split = account(*parts).split(":")
    assert [part.replace("%3A", ":").replace("%25", "%") for part in split] == parts
