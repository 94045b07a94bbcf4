"""What holds in every evening, whatever is entered, under whatever rules."""

from copy import deepcopy
from random import Random

from hypothesis import given

from service.domain.games.basset import GAME
from service.domain.games.basset.state import State
from service.domain.ledger import balances_of
from service.store.codec import EventCodec
from tests.factories.random_sessions import RandomSession, random_session, random_sessions
from tests.factories.spec import after, settled


def states(played: RandomSession) -> list[State]:
    """Every state of an evening, also those that owe a settlement."""
    made = [GAME.evolve(None, next(played.history()))]
    for event in list(played.history())[1:]:
        made.append(GAME.evolve(made[-1], event))
    return made


def settled_once(state: State) -> State:
    for event in GAME.react(state):
        state = GAME.evolve(state, event)
    return state


@given(random_sessions())
def test_no_money_is_made_or_lost(played: RandomSession) -> None:
    assert {sum(GAME.balances(state).values()) for state in states(played)} == {0}


@given(random_sessions())
def test_no_account_but_world_and_bank_goes_below_zero(played: RandomSession) -> None:
    outside = ("world", "bank")
    for state in states(played):
        assert all(
            there >= 0 for name, there in GAME.balances(state).items() if name not in outside
        )


@given(random_sessions())
def test_the_postings_come_to_what_the_state_says(played: RandomSession) -> None:
    postings = [posting for event in played.history() for posting in GAME.postings(event)]
    booked = {name: there for name, there in balances_of(postings).items() if there}
    assert booked == {name: there for name, there in GAME.balances(played.end()).items() if there}


@given(random_sessions())
def test_no_posting_moves_nothing_or_less(played: RandomSession) -> None:
    assert all(p.amount > 0 for event in played.history() for p in GAME.postings(event))


@given(random_sessions())
def test_what_is_won_is_lost(played: RandomSession) -> None:
    for state in states(played):
        assert sum(party.net for party in GAME.summary(state).parties) == 0


@given(random_sessions())
def test_the_history_alone_leads_to_where_the_evening_is(played: RandomSession) -> None:
    assert states(played)[-1] == played.end()


@given(random_sessions(most=30))
def test_nothing_changes_a_state_in_place(played: RandomSession) -> None:
    for there in played.steps:
        before = deepcopy(there.before)
        settled(GAME, after(GAME, there.before, there.events))
        assert there.before == before


@given(random_sessions())
def test_every_event_comes_back_from_what_is_stored(played: RandomSession) -> None:
    codec = EventCodec()
    events = list(played.history())
    assert [codec.decode(event.NAME, codec.encode(event)) for event in events] == events


@given(random_sessions())
def test_one_settlement_is_all_that_a_draw_owes(played: RandomSession) -> None:
    owing = [state for state in states(played) if GAME.owes_settlement(state)]
    assert not any(GAME.owes_settlement(settled_once(state)) for state in owing)


@given(random_sessions())
def test_nothing_is_settled_where_nothing_is_owed(played: RandomSession) -> None:
    for state in states(played):
        assert GAME.owes_settlement(state) == bool(GAME.react(state))


@given(random_sessions())
def test_stakes_on_the_table_are_within_the_ladder(played: RandomSession) -> None:
    for state in states(played):
        assert all(0 <= s.crooks < len(state.rules.ladder) for s in state.stakes.values())


@given(random_sessions())
def test_nothing_lies_on_the_table_of_a_closed_session(played: RandomSession) -> None:
    state = played.end()
    left = sum(GAME.summary(state).at_table.values()) if GAME.phase(state) == "closed" else 0
    assert left == 0


def test_random_evenings_reach_every_event() -> None:
    reached = {type(e) for seed in range(40) for e in random_session(Random(seed)).history()}
    assert reached == set(GAME.events.values())
