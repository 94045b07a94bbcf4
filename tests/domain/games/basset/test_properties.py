"""Properties of every evening, with random rules and entries."""

from copy import deepcopy
from random import Random

from hypothesis import given

from service.domain.games.basset import GAME
from service.domain.games.basset.state import State
from service.domain.ledger import balances_of
from service.store.log.codec import EventCodec
from tests.factories.random_sessions import RandomSession, random_session, random_sessions
from tests.factories.spec import after, settled


def states(played: RandomSession) -> list[State]:
    """Return every state of an evening, before settlements too."""
    made = [GAME.evolve(None, next(played.history()))]
    for event in list(played.history())[1:]:
        made.append(GAME.evolve(made[-1], event))
    return made


def settled_once(state: State) -> State:
    for event in GAME.react(state):
        state = GAME.evolve(state, event)
    return state


@given(random_sessions())
def test_all_balances_sum_to_zero(played: RandomSession) -> None:
    assert {sum(GAME.balances(state).values()) for state in states(played)} == {0}


@given(random_sessions())
def test_only_world_and_bank_go_below_zero(played: RandomSession) -> None:
    outside = ("world", "bank")
    for state in states(played):
        assert all(
            amount >= 0 for name, amount in GAME.balances(state).items() if name not in outside
        )


@given(random_sessions())
def test_the_postings_sum_to_the_balances_of_the_state(played: RandomSession) -> None:
    postings = [posting for event in played.history() for posting in GAME.postings(event)]
    booked = {name: amount for name, amount in balances_of(postings).items() if amount}
    assert booked == {
        name: amount for name, amount in GAME.balances(played.end()).items() if amount
    }


@given(random_sessions())
def test_every_posting_moves_a_positive_amount(played: RandomSession) -> None:
    assert all(p.amount > 0 for event in played.history() for p in GAME.postings(event))


@given(random_sessions())
def test_the_nets_of_all_parties_sum_to_zero(played: RandomSession) -> None:
    for state in states(played):
        assert sum(party.net for party in GAME.summary(state).parties) == 0


@given(random_sessions())
def test_the_history_folds_to_the_final_state(played: RandomSession) -> None:
    assert states(played)[-1] == played.end()


@given(random_sessions(most=30))
def test_no_function_changes_a_state_in_place(played: RandomSession) -> None:
    for step in played.steps:
        before = deepcopy(step.before)
        settled(GAME, after(GAME, step.before, step.events))
        assert step.before == before


@given(random_sessions())
def test_every_event_survives_encoding(played: RandomSession) -> None:
    codec = EventCodec()
    events = list(played.history())
    assert [codec.decode(event.NAME, codec.encode(event)) for event in events] == events


@given(random_sessions())
def test_one_settlement_settles_a_draw(played: RandomSession) -> None:
    owing = [state for state in states(played) if GAME.owes_settlement(state)]
    assert not any(GAME.owes_settlement(settled_once(state)) for state in owing)


@given(random_sessions())
def test_a_settlement_is_made_exactly_when_one_is_due(played: RandomSession) -> None:
    for state in states(played):
        assert GAME.owes_settlement(state) == bool(GAME.react(state))


@given(random_sessions())
def test_stakes_on_the_table_are_within_the_ladder(played: RandomSession) -> None:
    for state in states(played):
        assert all(0 <= s.crooks < len(state.rules.ladder) for s in state.stakes.values())


@given(random_sessions())
def test_a_closed_session_has_no_money_on_the_table(played: RandomSession) -> None:
    state = played.end()
    left = sum(GAME.summary(state).at_table.values()) if GAME.phase(state) == "closed" else 0
    assert left == 0


def test_random_evenings_reach_every_event() -> None:
    reached = {type(e) for seed in range(40) for e in random_session(Random(seed)).history()}
    assert reached == set(GAME.events.values())
