"""A Lansquenet table after a player got another name."""

from collections.abc import Mapping
from typing import TypeVar

from service.domain.fast_replace import changed
from service.domain.games.lansquenet.state import State
from service.domain.player_renaming import former_names_after, with_names

T = TypeVar("T")


def renamed(state: State, old: str, new: str) -> State:
    """Return the table on which the player ``old`` is called ``new``."""
    names = {old: new}
    player = state.players[old]
    former = former_names_after(player.former_names, old, new)
    players = _by_new_name(state.players, names)
    return changed(
        state,
        players={**players, new: changed(player, name=new, former_names=former)},
        banker=new if state.banker == old else state.banker,
        covers=_by_new_name(state.covers, names),
        last_hand=with_names(state.last_hand, names),
        nets_by_hand=_by_new_name(state.nets_by_hand, names),
    )


def _by_new_name(parts: Mapping[str, T], names: Mapping[str, str]) -> dict[str, T]:
    """Return the parts by the new names, in their order."""
    return {names.get(name, name): part for name, part in parts.items()}
