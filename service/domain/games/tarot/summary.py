"""The parties of a Swiss Tarot table: its players, and the pot."""

from service.domain.games.tarot.journal import POT
from service.domain.games.tarot.state import State, phase, round_number
from service.domain.port.parties import POOL, Party, Summary
from service.domain.session.players.parties import player_nets, player_parties


def summary(state: State) -> Summary:
    """Return phase, parties and counts."""
    players = player_parties(state.players)
    return Summary(
        phase=phase(state),
        parties=(*players, Party(name=POT, role=POOL, purse=state.pot, net=state.pot)),
        progress={"games": state.games, "round": round_number(state)},
    )


def nets(state: State) -> dict[str, int]:
    """Return each player's net: purse and cash-outs, less money brought."""
    return player_nets(state.players)
