"""The purse, stakes and net of every player at a Baccarat table."""

from service.domain.games.baccarat.state import (
    State,
    cards_left,
    is_broken,
    phase,
    stake_of,
    total_staked,
)
from service.domain.port.parties import BANKER, PLAYER, Party, Summary


def summary(state: State) -> Summary:
    """Return phase, players and counts; the banker's net includes the bank."""
    net = nets(state)
    parties = tuple(
        Party(
            name=name,
            role=BANKER if name == state.banker else PLAYER,
            purse=player.purse,
            at_table=stake_of(state, name),
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


def nets(state: State) -> dict[str, int]:
    """Return each player's net: purse, stakes, bank and cash-outs, less money brought."""
    return {
        name: player.purse
        + stake_of(state, name)
        + (state.bank if name == state.banker else 0)
        + player.cashed_out
        - player.brought_in
        for name, player in state.players.items()
    }
