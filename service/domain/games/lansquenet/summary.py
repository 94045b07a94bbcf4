"""The purse, cover and net of every player at a Lansquenet table."""

from service.domain.games.lansquenet.state import State, phase
from service.domain.port.parties import Summary
from service.domain.session.players.parties import player_nets, player_parties


def summary(state: State) -> Summary:
    """Return phase, players and counts; the banker's net includes the wager."""
    parties = player_parties(state.players, nets(state), state.covers, banker=state.banker)
    return Summary(
        phase=phase(state),
        parties=parties,
        progress={"hand": state.hand},
        waiting_for=(state.banker,) if state.selling and state.banker else (),
    )


def nets(state: State) -> dict[str, int]:
    """Return each player's net: purse, cover, wager and cash-outs, less money brought."""
    return player_nets(state.players, state.covers, banker=state.banker, bank=state.wager)
