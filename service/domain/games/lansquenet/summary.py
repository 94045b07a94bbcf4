"""The purse, cover and net of every player at a Lansquenet table."""

from service.domain.games.lansquenet.state import State, phase
from service.domain.port.parties import BANKER, PLAYER, Party, Summary


def summary(state: State) -> Summary:
    """Return phase, players and counts; the banker's net includes the wager."""
    net = nets(state)
    parties = tuple(
        Party(
            name=name,
            role=BANKER if name == state.banker else PLAYER,
            purse=player.purse,
            at_table=state.covers.get(name, 0),
            brought_in=player.brought_in,
            cashed_out=player.cashed_out,
            net=net[name],
            former_names=player.former_names,
        )
        for name, player in state.players.items()
    )
    return Summary(
        phase=phase(state),
        parties=parties,
        progress={"hand": state.hand},
        waiting_for=(state.banker,) if state.selling and state.banker else (),
    )


def nets(state: State) -> dict[str, int]:
    """Return each player's net: purse, cover, wager and cash-outs, less money brought."""
    return {
        name: player.purse
        + state.covers.get(name, 0)
        + (state.wager if name == state.banker else 0)
        + player.cashed_out
        - player.brought_in
        for name, player in state.players.items()
    }
