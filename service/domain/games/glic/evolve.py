"""How a Glic table changes: an event and the state before it return the state after.

No rule is checked here; an event is a fact.
"""

from collections.abc import Callable, Iterable
from typing import Any

from service.domain.games.glic import events as e
from service.domain.games.glic.pools import PoolAmount
from service.domain.games.glic.state import (
    BETTING,
    BETWEEN,
    CLAIMING,
    PLAYING,
    SHOWING,
    Player,
    State,
    betting_order,
    bettors,
    contenders,
    line_from,
)
from service.domain.games.glic.summary import nets
from service.domain.port.parties import CLOSED
from service.domain.port.player_amount import PlayerAmount, amounts_by_name, sum_of
from service.domain.session.players.purses import with_buy_in, with_cash_out, with_money
from service.domain.values.fast_replace import changed
from service.domain.values.same_fields import from_same_fields


def evolve(state: State | None, event: e.Event) -> State:
    """Return the state after ``event``; ``state`` is None before the session is opened."""
    return _EVOLVE[type(event)](state, event)


def _opened(_state: None, event: e.SessionOpened) -> State:
    return from_same_fields(State, event)


def _seated(state: State, event: e.PunterSeated) -> State:
    player = Player(name=event.punter, purse=event.purse, brought_in=event.purse)
    return changed(state, players={**state.players, event.punter: player})


def _hand_dealt(state: State, event: e.HandDealt) -> State:
    pools = dict(state.pools)
    paid: dict[str, int] = {}
    for ante in event.antes:
        pools[ante.pool] += ante.amount
        paid[ante.punter] = paid.get(ante.punter, 0) - ante.amount
    state = changed(
        with_money(state, paid),
        pools=pools,
        hands=state.hands + 1,
        dealer=event.dealer,
        hand_players=event.players,
        stage=CLAIMING,
        claims={},
        last_poch=None,
        last_runs=(),
        last_win=None,
    )
    return changed(state, turn=betting_order(state)[0])


def _pools_claimed(state: State, event: e.PoolsClaimed) -> State:
    won = sum(part.amount for part in event.paid)
    claims = {**state.claims, **{part.pool: event.punter for part in event.paid}}
    return changed(_out_of_pools(with_money(state, {event.punter: won}), event.paid), claims=claims)


def _bet_placed(state: State, event: e.BetPlaced) -> State:
    return _with_bet(state, event.punter, event.owed + event.amount)


def _bet_seen(state: State, event: e.BetSeen) -> State:
    return _with_bet(state, event.punter, event.owed)


def _with_bet(state: State, name: str, amount: int) -> State:
    bets = {**state.bets, name: state.bets.get(name, 0) + amount}
    state = changed(with_money(state, {name: -amount}), bets=bets, passed=(), stage=BETTING)
    return _with_turn_after(state, name)


def _bet_passed(state: State, event: e.BetPassed) -> State:
    names = event.passed if event.punter is None else (event.punter,)
    state = changed(state, passed=(*state.passed, *names), stage=BETTING)
    return _after_betting(state, names[-1])


def _hand_folded(state: State, event: e.HandFolded) -> State:
    return _after_betting(changed(state, folded=(*state.folded, event.punter)), event.punter)


def _after_betting(state: State, name: str) -> State:
    """Return the state after a player passed or folded: the next in turn, or the betting stops.

    It stops if all players still in it passed since the last bet or see, or if one is left.
    """
    left = bettors(state)
    if len(left) > 1 and not {*left} <= {*state.passed}:
        return _with_turn_after(state, name)
    if not state.bets:
        return _playing(state)
    can_win = contenders(state)
    winners = can_win if len(can_win) == 1 else ()
    return changed(state, stage=SHOWING, turn=None, passed=(), winners=winners)


def _with_turn_after(state: State, name: str) -> State:
    _, *others = line_from(betting_order(state), name)
    turn = next((other for other in others if other not in state.folded), name)
    return changed(state, turn=turn)


def _best_named(state: State, event: e.BestHandNamed) -> State:
    return changed(state, winners=event.punters)


def _poch_settled(state: State, event: e.PochSettled) -> State:
    state = with_money(changed(state, bets={}, winners=()), amounts_by_name(event.shares))
    return changed(_playing(state), last_poch=event)


def _sequence_ended(state: State, event: e.SequenceEnded) -> State:
    runs = (*state.last_runs, event)
    return changed(_playing(_with_payments(state, event)), last_runs=runs)


def _hand_won(state: State, event: e.HandWon) -> State:
    return changed(_with_hand_over(_with_payments(state, event)), last_win=event)


def _hand_abandoned(state: State, event: e.HandAbandoned) -> State:
    return _with_hand_over(changed(_paid(state, event.bets), bets={}))


def _closed(state: State, event: e.SessionClosed) -> State:
    return changed(_out_of_pools(_paid(state, event.shares), event.pools), stage=CLOSED)


def _playing(state: State) -> State:
    """Return the state after the betting: the Poch is empty, and no player is in turn."""
    return changed(state, stage=PLAYING, turn=None, folded=(), passed=())


def _with_hand_over(state: State) -> State:
    """Return the state after a hand, with the nets after it."""
    state = changed(_playing(state), stage=BETWEEN, claims={})
    net = nets(state)
    players = {n: changed(p, line=(*p.line, net[n])) for n, p in state.players.items()}
    return changed(state, players=players)


def _with_payments(state: State, event: e.SequenceEnded | e.HandWon) -> State:
    paid = {name: -amount for name, amount in amounts_by_name(event.payments).items()}
    return with_money(state, {**paid, event.punter: sum_of(event.payments)})


def _paid(state: State, amounts: Iterable[PlayerAmount]) -> State:
    return with_money(state, amounts_by_name(amounts))


def _out_of_pools(state: State, amounts: Iterable[PoolAmount]) -> State:
    taken = {part.pool: part.amount for part in amounts}
    return changed(state, pools={p: held - taken.get(p, 0) for p, held in state.pools.items()})


_EVOLVE: dict[type, Callable[[Any, Any], State]] = {
    e.SessionOpened: _opened,
    e.PunterSeated: _seated,
    e.MoneyBroughtIn: with_buy_in,
    e.MoneyCashedOut: with_cash_out,
    e.HandDealt: _hand_dealt,
    e.PoolsClaimed: _pools_claimed,
    e.BetPlaced: _bet_placed,
    e.BetSeen: _bet_seen,
    e.BetPassed: _bet_passed,
    e.HandFolded: _hand_folded,
    e.BestHandNamed: _best_named,
    e.PochSettled: _poch_settled,
    e.SequenceEnded: _sequence_ended,
    e.HandWon: _hand_won,
    e.HandAbandoned: _hand_abandoned,
    e.SessionClosed: _closed,
}
