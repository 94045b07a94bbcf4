"""What holds in every Lansquenet session, whatever is entered, under whatever rules."""

from copy import deepcopy
from random import Random

from hypothesis import given

from service.domain.games.lansquenet import GAME
from service.domain.ledger import balances_of
from service.store.codec import EventCodec
from tests.factories.lansquenet.random_sessions import (
    RandomSession,
    random_session,
    random_sessions,
)
from tests.factories.spec import after, settled


@given(random_sessions())
def test_balances_and_nets_sum_to_zero(played: RandomSession) -> None:
    for state in played.states():
        assert sum(GAME.balances(state).values()) == 0
        assert sum(GAME.summary(state).nets.values()) == 0


@given(random_sessions())
def test_no_account_but_world_goes_below_zero(played: RandomSession) -> None:
    for state in played.states():
        assert all(amount >= 0 for name, amount in GAME.balances(state).items() if name != "world")


@given(random_sessions())
def test_postings_lead_to_the_balances_of_the_state(played: RandomSession) -> None:
    postings = [posting for event in played.history() for posting in GAME.postings(event)]
    balances = GAME.balances(played.states()[-1])
    booked = balances_of(postings)
    assert {name: booked.get(name, 0) for name in balances} == dict(balances)
    assert booked.keys() <= balances.keys()
    assert all(posting.amount > 0 for posting in postings)


@given(random_sessions())
def test_the_history_leads_to_the_live_state(played: RandomSession) -> None:
    last = played.steps[-1]
    assert played.states()[-1] == settled(GAME, after(GAME, last.before, last.events))


@given(random_sessions(most=30))
def test_nothing_changes_a_state_in_place(played: RandomSession) -> None:
    for step in played.steps:
        before = deepcopy(step.before)
        settled(GAME, after(GAME, step.before, step.events))
        assert step.before == before


@given(random_sessions())
def test_every_event_is_stored_and_read_again(played: RandomSession) -> None:
    codec = EventCodec()
    events = list(played.history())
    assert [codec.decode(event.NAME, codec.encode(event)) for event in events] == events


@given(random_sessions())
def test_covers_stay_within_the_wager(played: RandomSession) -> None:
    for state in played.states():
        assert sum(state.covers.values()) <= state.wager
        assert state.banker not in state.covers


@given(random_sessions())
def test_nothing_is_on_the_table_of_a_closed_session(played: RandomSession) -> None:
    for state in played.states():
        if GAME.phase(state) == "closed":
            assert (state.wager, dict(state.covers)) == (0, {})


def test_random_sessions_reach_every_event() -> None:
    reached = {type(e) for seed in range(40) for e in random_session(Random(seed)).history()}
    assert reached == set(GAME.events.values())
