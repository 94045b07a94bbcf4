"""The purse, stakes and net of every player at a Baccarat table."""

from service.domain.games.baccarat.state import (
    State,
    cards_left,
    is_broken,
    phase,
    stake_of,
    total_staked,
)
from service.domain.port.parties import Summary
from service.domain.session.players.parties import added, player_nets, player_parties


def summary(state: State) -> Summary:
    """Return phase, players and counts."""
    parties = player_parties(state.players, _stakes(state), _put_up(state), banker=state.banker)
    return Summary(
        phase=phase(state),
        parties=parties,
        progress={"hand": state.hand, "cards_left": cards_left(state)},
        waiting_for=_waiting_for(state),
    )


def _waiting_for(state: State) -> tuple[str, ...]:
    """Return who must bank, fund a broken bank, or accept stakes, before play goes on."""
    if state.closed:
        return ()
    if state.banker is None:
        return (state.in_turn,) if state.in_turn else ()
    must_accept = state.is_unlimited and total_staked(state) > state.bank
    return (state.banker,) if is_broken(state) or must_accept else ()


def at_table(state: State) -> dict[str, int]:
    """Return what each player has on the table: all stakes, and the banker's bank."""
    return added(state.players, _stakes(state), _put_up(state))


def _stakes(state: State) -> dict[str, int]:
    return {name: stake_of(state, name) for name in state.players}


def _put_up(state: State) -> dict[str, int]:
    return {} if state.banker is None else {state.banker: state.bank}


def nets(state: State) -> dict[str, int]:
    """Return each player's net: purse, stakes, bank and cash-outs, less money brought."""
    return player_nets(state.players, at_table(state))
