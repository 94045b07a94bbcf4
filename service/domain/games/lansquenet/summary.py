"""The purse, cover and net of every player at a Lansquenet table."""

from service.domain.games.lansquenet.state import State, phase
from service.domain.port.parties import Summary
from service.domain.session.players.parties import added, player_nets, player_parties


def summary(state: State) -> Summary:
    """Return phase, players and counts."""
    parties = player_parties(state.players, state.covers, _wager(state), banker=state.banker)
    return Summary(
        phase=phase(state),
        parties=parties,
        progress={"hand": state.hand},
        waiting_for=(state.banker,) if state.selling and state.banker else (),
    )


def at_table(state: State) -> dict[str, int]:
    """Return what each player has on the table: the cover, and the banker's wager."""
    return added(state.players, state.covers, _wager(state))


def _wager(state: State) -> dict[str, int]:
    return {} if state.banker is None else {state.banker: state.wager}


def nets(state: State) -> dict[str, int]:
    """Return each player's net: purse, cover, wager and cash-outs, less money brought."""
    return player_nets(state.players, at_table(state))
