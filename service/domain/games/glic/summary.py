"""The parties of a Glic table: its players, and the seven pools."""

from service.domain.games.glic.state import State, phase
from service.domain.port.parties import POOL, Party, Summary
from service.domain.session.players.parties import player_nets, player_parties


def summary(state: State) -> Summary:
    """Return phase, parties and counts; play waits for the player in turn."""
    players = player_parties(state.players, state.bets)
    pools = tuple(
        Party(name=pool, role=POOL, purse=held, net=held) for pool, held in state.pools.items()
    )
    return Summary(
        phase=phase(state),
        parties=(*players, *pools),
        progress={"hands": state.hands},
        waiting_for=(state.turn,) if state.turn else (),
    )


def nets(state: State) -> dict[str, int]:
    """Return each player's net: purse, own bets and cash-outs, less money brought."""
    return player_nets(state.players, state.bets)
