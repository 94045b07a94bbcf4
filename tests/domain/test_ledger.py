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


def test_moves_of_zero_are_not_posted() -> None:
    assert posted(("a", "b", 0), ("b", "c", 1)) == (Posting("b", "c", 1),)


def test_balances_follow_the_money() -> None:
    balances = balances_of([Posting("world", "bank", 5), Posting("bank", "anne", 2)])
    assert balances == {"world": -5, "bank": 3, "anne": 2}


def test_balances_continue_from_given_balances() -> None:
    assert balances_of([Posting("a", "b", 1)], {"a": 1, "c": 7}) == {"a": 0, "c": 7, "b": 1}


def test_given_balances_are_not_changed_in_place() -> None:
    start = {"a": 1}
    balances_of([Posting("a", "b", 1)], start)
    assert start == {"a": 1}


@given(POSTINGS)
def test_balances_sum_to_zero(postings: list[Posting]) -> None:
    assert sum(balances_of(postings).values()) == 0


@given(POSTINGS)
def test_postings_and_their_reversal_cancel_out(postings: list[Posting]) -> None:
    placed = [((1, line), posting) for line, posting in enumerate(postings, start=1)]
    assert set(balances_of([*postings, *reversed_postings(placed)]).values()) <= {0}


def test_a_reversal_is_in_reverse_order() -> None:
    postings = [((4, 1), Posting("a", "b", 1)), ((4, 2), Posting("b", "c", 2))]
    assert reversed_postings(postings) == (
        Posting("c", "b", 2, reverses=(4, 2)),
        Posting("b", "a", 1, reverses=(4, 1)),
    )


def test_touched_accounts_are_listed_in_the_order_of_the_postings() -> None:
    touched = touched_accounts([Posting("b", "a", 1), Posting("c", "b", 1)])
    assert list(touched) == ["b", "a", "c"]


def test_an_account_name_joins_its_parts() -> None:
    assert account("punter", "anne", "card", "Q#2") == "punter:anne:card:Q#2"


@given(st.lists(st.text(alphabet="ab:%25A3"), min_size=1))
def test_an_account_name_can_be_split_into_its_parts(parts: list[str]) -> None:
    split = account(*parts).split(":")
    assert [part.replace("%3A", ":").replace("%25", "%") for part in split] == parts
