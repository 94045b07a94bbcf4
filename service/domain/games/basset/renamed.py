"""A Basset table after a player got another name."""

from collections.abc import Mapping

from service.domain.games.basset.deal_history import DealHistory
from service.domain.games.basset.state import State
from service.domain.session.player_renaming import by_new_name, with_names, with_player_renamed
from service.domain.values.fast_replace import changed


def renamed(state: State, old: str, new: str) -> State:
    """Return the table on which the punter ``old`` is called ``new``."""
    names = {old: new}
    return changed(
        state,
        punters=with_player_renamed(state.punters, old, new),
        stakes={
            (names.get(name, name), card): with_names(stake, names)
            for (name, card), stake in state.stakes.items()
        },
        bets={number: with_names(bet, names) for number, bet in state.bets.items()},
        winners=tuple(names.get(name, name) for name in state.winners),
        history=_history(state.history, names),
    )


def _history(history: DealHistory, names: Mapping[str, str]) -> DealHistory:
    return DealHistory(
        history.draws,
        with_names(history.settled, names),
        with_names(history.answered, names),
        by_new_name(history.laid, names),
        by_new_name(history.nets_by_deal, names),
    )
