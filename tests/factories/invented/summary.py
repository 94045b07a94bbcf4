"""The parties of a table of the invented game: its players, and two pools."""

from service.domain.port.parties import POOL, Party, Summary
from service.domain.session.players.parties import player_nets, player_parties
from tests.factories.invented.state import State, phase


def summary(state: State) -> Summary:
    """Return phase, parties and counts."""
    players = player_parties(state.players, state.bets)
    pools = tuple(
        Party(name=name, role=POOL, purse=held, net=held) for name, held in state.pools.items()
    )
    return Summary(
        phase=phase(state),
        parties=(*players, *pools),
        progress={"round": state.round},
        waiting_for=tuple(state.bets),
    )


def nets(state: State) -> dict[str, int]:
    """Return each player's net: purse, bet and cash-outs, less money brought."""
    return player_nets(state.players, state.bets)
