"""A Swiss Tarot table after a player got another name."""

from service.domain.games.tarot.state import State
from service.domain.session.player_renaming import with_names, with_player_renamed
from service.domain.values.fast_replace import changed


def renamed(state: State, old: str, new: str) -> State:
    """Return the table on which the player ``old`` is called ``new``."""
    names = {old: new}
    return changed(
        state,
        players=with_player_renamed(state.players, old, new),
        rounds=with_names(state.rounds, names),
        last_game=with_names(state.last_game, names),
    )
