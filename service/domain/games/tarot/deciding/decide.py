"""Decides whether a Swiss Tarot table allows a command: returns its events, or refuses it.

Source: S3 and the session's rules; see `docs/explanation/tarot.md`.
"""

from collections.abc import Callable
from typing import Any

from service.domain.games.tarot import commands as c
from service.domain.games.tarot import events as e
from service.domain.games.tarot.deciding import checks
from service.domain.games.tarot.entries import BUY_IN, CASH_OUT, SEAT
from service.domain.games.tarot.state import SEATS, State, dealer, round_number
from service.domain.port.player_amount import PlayerAmount, equal_parts, sum_of
from service.domain.session.seats import seat_decisions

Events = tuple[e.Event, ...]


def decide(state: State, command: c.Command) -> Events:
    """Return the events ``command`` causes in a settled ``state``; raise ``Refused`` otherwise."""
    assert state.unsettled is None, "settle what is due before deciding"
    checks.check_open(state)
    return _DECIDE[type(command)](state, command)


def _begin_game(state: State, command: c.BeginGame) -> Events:
    amount = state.rules.ante if command.amount is None else command.amount
    checks.check_ante(state, amount)
    players = tuple(e.GamePlayer(punter=name) for name in state.players)
    return (e.GameBegun(amount=amount, players=players),)


def _count_round(state: State, command: c.CountRound) -> Events:
    checks.check_count(state, command.counts, command.place)
    dealt_by = dealer(state)
    assert dealt_by is not None, "a game has players"
    return (
        e.RoundCounted(
            dealer=dealt_by,
            counts=command.counts,
            points=checks.points_of_all(state, command.counts),
            ends_game=round_number(state) + 1 == state.rules.rounds,
        ),
    )


def _abandon_game(state: State, _command: c.AbandonGame) -> Events:
    checks.check_playing(state)
    paid = [name for name in state.players if state.ante]
    antes = tuple(PlayerAmount(punter=name, amount=state.ante) for name in paid)
    return (e.GameAbandoned(antes=antes, kept=state.pot - sum_of(antes)),)


def _close(state: State, _command: c.CloseSession) -> Events:
    checks.check_between(state)
    return (e.SessionClosed(shares=equal_parts(state.pot, state.players)),)


_DECIDE: dict[type, Callable[[State, Any], Events]] = {
    **seat_decisions(lambda state: state.players, SEAT, BUY_IN, CASH_OUT, lambda _: SEATS),
    c.BeginGame: _begin_game,
    c.CountRound: _count_round,
    c.AbandonGame: _abandon_game,
    c.CloseSession: _close,
}
