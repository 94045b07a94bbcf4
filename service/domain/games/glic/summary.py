"""The parties of a Glic table: its players, and the seven pools."""

from service.domain.games.glic.state import State, nets, phase
from service.domain.port.parties import PLAYER, POOL, Party, Summary


def summary(state: State) -> Summary:
    """Return phase, parties and counts; play waits for the player in turn."""
    net = nets(state)
    players = tuple(
        Party(
            name=name,
            role=PLAYER,
            purse=player.purse,
            at_table=state.bets.get(name, 0),
            brought_in=player.brought_in,
            cashed_out=player.cashed_out,
            net=net[name],
            former_names=player.former_names,
        )
        for name, player in state.players.items()
    )
    pools = tuple(
        Party(name=pool, role=POOL, purse=held, net=held) for pool, held in state.pools.items()
    )
    return Summary(
        phase=phase(state),
        parties=(*players, *pools),
        progress={"hands": state.hands},
        waiting_for=(state.turn,) if state.turn else (),
    )
