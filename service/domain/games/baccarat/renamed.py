"""A Baccarat table after a player got another name."""

from service.domain.games.baccarat.state import State
from service.domain.session.player_renaming import by_new_name, with_names, with_player_renamed
from service.domain.values.fast_replace import changed


def renamed(state: State, old: str, new: str) -> State:
    """Return the table on which the player ``old`` is called ``new``."""
    names = {old: new}

    def rename(name: str | None) -> str | None:
        return new if name == old else name

    def rename_all(players: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(names.get(name, name) for name in players)

    return changed(
        state,
        players=with_player_renamed(state.players, old, new),
        banker=rename(state.banker),
        late_banker=rename(state.late_banker),
        in_turn=rename(state.in_turn),
        places={hand: rename_all(players) for hand, players in state.places.items()},
        turns={hand: rename(name) for hand, name in state.turns.items()},
        stakes={hand: by_new_name(stakes, names) for hand, stakes in state.stakes.items()},
        abiding={hand: frozenset(map(rename, held)) for hand, held in state.abiding.items()},
        bancos=with_names(state.bancos, names),
        bancos_lost=by_new_name(state.bancos_lost, names),
        late_losers=frozenset(map(rename, state.late_losers)),
        last_stakes=by_new_name(state.last_stakes, names),
        last_hand=with_names(state.last_hand, names),
        nets_by_tenure=by_new_name(state.nets_by_tenure, names),
    )
