"""A refusal gives the first of its reasons, in the order of the list."""

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from service.domain.games.basset import GAME
from tests.factories.basset import commands, events
from tests.factories.basset.random_commands import any_command
from tests.factories.basset.refusal_reasons import reasons
from tests.factories.basset.tables import table
from tests.factories.game_refusals import random_entries, reasons_found, wrong_reason
from tests.factories.random_sessions import random_session, step
from tests.factories.spec import Spec


@given(st.integers(0, 10**9), st.integers(10, 60))
def test_a_refusal_in_any_session_gives_the_first_of_all_reasons(seed: int, entries: int) -> None:
    """If the sessions of ``test_every_refusal`` have a wrong reason, that test alone reports it."""
    if wrong_reason("basset"):
        return
    random, order = Random(seed), GAME.refusal_codes
    for entered in random_session(Random(seed), entries).steps:
        other = step(entered.before, any_command(entered.before, random))
        for entry in (entered, other):
            code = entry.refusal.code if entry.refusal else None
            found = reasons(entry.before, entry.command)
            assert code == min(found, key=order.index, default=None), f"{entry.command}: {found}"


def test_random_play_reaches_many_pairs_of_reasons() -> None:
    found = zip(random_entries("basset"), reasons_found("basset"), strict=True)
    refused = [(entry.refusal.code, codes) for entry, codes in found if entry.refusal]
    pairs = {(code, other) for code, codes in refused for other in codes - {code}}
    assert len(pairs) > 120


def crowded(preset: str = "parlour", **rules: Any) -> Spec:
    """A table with hard rules: anne lost a king, rides a queen, and has six left."""
    hard = {"cards_required": 0, "max_cards": 2, "max_stake": 8, "bank_cover": "covered", **rules}
    start = table(preset, purses={"anne": 26, "bess": 4}, bank=100, odd_half="refuse", **hard)
    dealt = start.given(events.staked("K"), events.staked("Q"), events.fasse(stock=12))
    return dealt.given(events.pair("3", "K"), events.pair("Q", "4"))


RIDES = (events.paroli_made("Q"),)


@pytest.mark.parametrize(
    ("start", "command", "code"),
    [
        (crowded(), commands.stake("K#9", 9, "nobody"), "unknown_punter"),
        (crowded(replace=None), commands.stake("K#9", 9), "unknown_card"),
        (crowded(replace=None), commands.stake("Q", 9), "staking_closed"),
        (crowded(), commands.stake("Q", 9), "answers_pending"),
        (crowded(max_cards=1).given(*RIDES), commands.stake("Q", 9), "card_in_play"),
        (crowded(max_cards=1).given(*RIDES), commands.stake("K", 9), "card_used"),
        (crowded(max_cards=1).given(*RIDES), commands.stake("J", 9), "too_many_cards"),
        (crowded().given(*RIDES), commands.stake("J", 9, "bess"), "no_replacement_owed"),
        (crowded().given(*RIDES), commands.stake("J", 9), "stake_above_maximum"),
        (crowded(max_stake=None).given(*RIDES), commands.stake("J", 77), "odd_stake"),
        (crowded(max_stake=None).given(*RIDES), commands.stake("J", 500), "purse_short"),
        (
            crowded(max_stake=None).given(*RIDES, events.brought_in(500)),
            commands.stake("J", 500),
            "bank_cover_short",
        ),
    ],
)
def test_a_stake_is_refused_for_the_first_reason(start: Spec, command: Any, code: str) -> None:
    start.when(command).refused(code)


WON = (events.staked("K", 10), events.fasse(), events.pair("K", "K"))


def twin_won(**rules: Any) -> Spec:
    """Anne's king won, as twins under rules with twins; her purse is empty."""
    hard = {"max_stake": 12, "odd_half": "refuse", "bank_cover": "covered", **rules}
    return table("oak", purses={"anne": 10}, bank=10, order="win_first", **hard).given(*WON)


def plainly_won(**rules: Any) -> Spec:
    hard = {"max_stake": 12, "odd_half": "refuse", "bank_cover": "covered", "restake": True}
    start = table("oak", purses={"anne": 10}, bank=10, order="win_first", **{**hard, **rules})
    return start.given(events.staked("K", 10), events.fasse(), events.pair("K", "3"))


@pytest.mark.parametrize(
    ("start", "restake", "code"),
    [
        (twin_won(), 7, "restake_not_allowed"),
        (twin_won(restake=True), 7, "take_only"),
        (plainly_won(min_stake=8), 7, "restake_too_small"),
        (plainly_won(max_stake=None).given(events.brought_in(1)), 23, "odd_stake"),
        (plainly_won(), 23, "stake_above_maximum"),
        (plainly_won(max_stake=None), 24, "purse_short"),
        (plainly_won(), 12, "bank_cover_short"),
    ],
)
def test_a_restake_is_refused_for_the_first_reason(start: Spec, restake: int, code: str) -> None:
    start.when(commands.take("K", restake)).refused(code)


STAKED = (events.staked("K"), events.fasse("Kh", stock=1))


@pytest.mark.parametrize(
    ("start", "command", "code"),
    [
        (table(), commands.pair("Kh", "Kh", place=7), "deal_not_begun"),
        (table().given(*STAKED), commands.pair("Kh", "Kh", place=7), "draw_out_of_turn"),
        (table().given(*STAKED), commands.pair("Kh", "Kh"), "card_seen"),
        (
            table().given(events.fasse("K", stock=3), events.pair("K", "K")),
            commands.pair("K", "K"),
            "rank_exhausted",
        ),
        (table().given(*STAKED), commands.pair("K", "3"), "pack_exhausted"),
        (
            table().given(events.fasse("K", stock=6), events.pair("K", "K"), events.pair("K", "3")),
            commands.last_card("K"),
            "rank_exhausted",
        ),
        (table().given(events.fasse("Kh")), commands.last_card("Kh"), "card_seen"),
    ],
)
def test_a_draw_is_refused_for_the_first_reason(start: Spec, command: Any, code: str) -> None:
    start.when(command).refused(code)


def test_the_message_of_a_refusal_is_a_sentence() -> None:
    for played in random_session(Random(1)).steps:
        if played.refusal:
            assert played.refusal.message.endswith((".", "?"))
