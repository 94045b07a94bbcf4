"""The parties of a Swiss Tarot table: its players, and the pot."""

from service.domain.games.tarot.journal import POT
from service.domain.games.tarot.state import State, nets, phase, round_number
from service.domain.port.parties import PLAYER, POOL, Party, Summary


def summary(state: State) -> Summary:
    """Return phase, parties and counts."""
    net = nets(state.players.values())
    players = tuple(
        Party(
            name=name,
            role=PLAYER,
            purse=player.purse,
            brought_in=player.brought_in,
            cashed_out=player.cashed_out,
            net=net[name],
            former_names=player.former_names,
        )
        for name, player in state.players.items()
    )
    return Summary(
        phase=phase(state),
        parties=(*players, Party(name=POT, role=POOL, purse=state.pot, net=state.pot)),
        progress={"games": state.games, "round": round_number(state)},
    )
