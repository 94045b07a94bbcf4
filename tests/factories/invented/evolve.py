"""How a table of the invented game changes."""

from collections.abc import Callable, Iterable
from typing import Any

from service.domain.port.player_amount import PlayerAmount, amounts_by_name, sum_of
from service.domain.session.player_renaming import by_new_name, with_names, with_player_renamed
from service.domain.session.players.purses import with_buy_in, with_cash_out, with_money
from service.domain.values.fast_replace import changed
from service.domain.values.same_fields import from_same_fields
from tests.factories.invented import events as e
from tests.factories.invented.state import Player, State
from tests.factories.invented.summary import nets


def evolve(state: State | None, event: e.Event) -> State:
    """Return the state after ``event``; ``state`` is None before the session is opened."""
    return _EVOLVE[type(event)](state, event)


def renamed(state: State, old: str, new: str) -> State:
    """Return the table on which the player ``old`` is called ``new``."""
    names = {old: new}
    return changed(
        state,
        players=with_player_renamed(state.players, old, new),
        bets=by_new_name(state.bets, names),
        scores=by_new_name(state.scores, names),
        unsettled=with_names(state.unsettled, names),
        result=with_names(state.result, names),
        nets_by_round=by_new_name(state.nets_by_round, names),
    )


def _opened(_state: None, event: e.SessionOpened) -> State:
    return from_same_fields(State, event)


def _seated(state: State, event: e.PunterSeated) -> State:
    player = Player(name=event.punter, purse=event.purse, brought_in=event.purse)
    scores = {**state.scores, event.punter: 0}
    return changed(state, players={**state.players, event.punter: player}, scores=scores)


def _ante_paid(state: State, event: e.AntePaid) -> State:
    paid = with_money(state, dict.fromkeys(event.punters, -event.amount))
    pot = event.amount * len(event.punters)
    return changed(_in_pools(paid, pot=pot), playing=True, level=0, cards=())


def _level_set(state: State, event: e.LevelSet) -> State:
    return changed(state, level=event.level)


def _card_turned(state: State, event: e.CardTurned) -> State:
    return changed(state, cards=(*state.cards, event.card))


def _bet_placed(state: State, event: e.BetPlaced) -> State:
    bets = {**state.bets, event.punter: state.bets.get(event.punter, 0) + event.amount}
    return changed(with_money(state, {event.punter: -event.amount}), bets=bets)


def _pool_claimed(state: State, event: e.PoolClaimed) -> State:
    paid = with_money(state, {event.punter: event.amount})
    return _in_pools(paid, **{event.pool: -event.amount})


def _waiting(state: State, event: Any) -> State:
    return changed(state, unsettled=event)


def _bets_settled(state: State, event: e.BetsSettled) -> State:
    state = _paid(_paid(state, event.home), event.won)
    jar = sum_of(event.lost) - sum_of(event.won)
    return changed(_in_pools(state, jar=jar), bets={}, unsettled=None)


def _round_counted(state: State, event: e.RoundCounted) -> State:
    scores = dict(state.scores)
    for points in event.points:
        scores[points.punter] += points.count
    state = changed(state, scores=scores, round=state.round + 1, playing=False)
    return changed(state, unsettled=event) if event.ends_game else _with_round(state)


def _game_settled(state: State, event: e.GameSettled) -> State:
    state = _in_pools(_paid(state, event.won), pot=-sum_of(event.won))
    scores = dict.fromkeys(state.players, 0)
    return _with_round(changed(state, scores=scores, unsettled=None, result=event.won))


def _ended(state: State, event: e.EveningEnded) -> State:
    for shares in (event.home, event.from_pot, event.from_jar):
        state = _paid(state, shares)
    state = _in_pools(state, pot=-sum_of(event.from_pot), jar=-sum_of(event.from_jar))
    return changed(state, bets={}, playing=False, closed=True)


def _with_round(state: State) -> State:
    lines = state.nets_by_round
    after = {name: (*lines.get(name, ()), net) for name, net in nets(state).items()}
    return changed(state, nets_by_round=after)


def _paid(state: State, amounts: Iterable[PlayerAmount]) -> State:
    return with_money(state, amounts_by_name(amounts))


def _in_pools(state: State, **amounts: int) -> State:
    pools = {name: held + amounts.get(name, 0) for name, held in state.pools.items()}
    return changed(state, pools=pools)


_EVOLVE: dict[type, Callable[[Any, Any], State]] = {
    e.SessionOpened: _opened,
    e.PunterSeated: _seated,
    e.MoneyBroughtIn: with_buy_in,
    e.MoneyCashedOut: with_cash_out,
    e.AntePaid: _ante_paid,
    e.LevelSet: _level_set,
    e.CardTurned: _card_turned,
    e.BetPlaced: _bet_placed,
    e.PoolClaimed: _pool_claimed,
    e.HandsShown: _waiting,
    e.BestNamed: _waiting,
    e.BetsSettled: _bets_settled,
    e.RoundCounted: _round_counted,
    e.GameSettled: _game_settled,
    e.EveningEnded: _ended,
}
