"""A Lansquenet table after a player got another name."""

from service.domain.games.lansquenet.state import State
from service.domain.session.player_renaming import by_new_name, with_names, with_player_renamed
from service.domain.values.fast_replace import changed


def renamed(state: State, old: str, new: str) -> State:
    """Return the table on which the player ``old`` is called ``new``."""
    names = {old: new}
    return changed(
        state,
        players=with_player_renamed(state.players, old, new),
        banker=new if state.banker == old else state.banker,
        covers=by_new_name(state.covers, names),
        last_hand=with_names(state.last_hand, names),
        past_hands=with_names(state.past_hands, names),
        nets_by_hand=by_new_name(state.nets_by_hand, names),
        last_covers=by_new_name(state.last_covers, names),
    )
