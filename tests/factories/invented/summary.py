"""The parties of a table of the invented game: its players, and two pools."""

from service.domain.port.parties import PLAYER, POOL, Party, Summary
from tests.factories.invented.state import State, nets, phase


def summary(state: State) -> Summary:
    """Return phase, parties and counts."""
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
        Party(name=name, role=POOL, purse=held, net=held) for name, held in state.pools.items()
    )
    return Summary(
        phase=phase(state),
        parties=(*players, *pools),
        progress={"round": state.round},
        waiting_for=tuple(state.bets),
    )
