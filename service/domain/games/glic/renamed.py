"""A Glic table after a player got another name."""

from service.domain.games.glic.state import State
from service.domain.session.player_renaming import by_new_name, with_names, with_player_renamed
from service.domain.values.fast_replace import changed


def renamed(state: State, old: str, new: str) -> State:
    """Return the table on which the player ``old`` is called ``new``."""
    names = {old: new}

    def of(name: str) -> str:
        return names.get(name, name)

    return changed(
        state,
        players=with_player_renamed(state.players, old, new),
        dealer=state.dealer and of(state.dealer),
        hand_players=tuple(map(of, state.hand_players)),
        claims={pool: of(name) for pool, name in state.claims.items()},
        bets=by_new_name(state.bets, names),
        folded=tuple(map(of, state.folded)),
        passed=tuple(map(of, state.passed)),
        turn=state.turn and of(state.turn),
        last_poch=with_names(state.last_poch, names),
        last_runs=with_names(state.last_runs, names),
        last_win=with_names(state.last_win, names),
    )
