"""A Basset table after a player got another name."""

from collections.abc import Mapping
from typing import TypeVar

from service.domain.fast_replace import changed
from service.domain.games.basset.deal_history import DealHistory
from service.domain.games.basset.state import State
from service.domain.player_renaming import former_names_after, with_names

T = TypeVar("T")


def renamed(state: State, old: str, new: str) -> State:
    """Return the table on which the punter ``old`` is called ``new``."""
    names = {old: new}
    punter = state.punters[old]
    former = former_names_after(punter.former_names, old, new)
    punters = _by_new_name(state.punters, names)
    return changed(
        state,
        punters={**punters, new: changed(punter, name=new, former_names=former)},
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
        _by_new_name(history.laid, names),
        _by_new_name(history.nets_by_deal, names),
    )


def _by_new_name(parts: Mapping[str, T], names: Mapping[str, str]) -> dict[str, T]:
    """Return the parts by the new names, in their order."""
    return {names.get(name, name): part for name, part in parts.items()}
