"""The balances of a session as a sheet's ``expect`` and ``play --json`` state them."""

from collections.abc import Sequence
from typing import Any

from service.domain.port.game import AnyGame
from service.domain.session.bankrolls import PursesReturned
from service.domain.session.history import entries_that_count
from service.domain.session.log.recorded import Recorded
from service.domain.session.standings import standings
from service.domain.values.plain import plain


def books_of(game: AnyGame, state: Any) -> dict[str, Any]:
    """Return the game's own figures, purses, stakes and standings, in smallest units."""
    summary = game.summary(state)
    return {
        **game.figures_of(state),
        "purses": summary.purses,
        "at_table": summary.staked,
        "standings": plain(standings(summary.nets.items())),
    }


def books_of_sheet(game: AnyGame, history: Sequence[Recorded], state: Any) -> dict[str, Any]:
    """Return the balances to which the score sheet of a log plays; ``state`` is after the log.

    Playing a sheet settles everything. A sheet has no bankrolls, so no money went back to any.
    """
    for entry in entries_that_count(history).counting.values():
        for recorded in entry.events:
            if isinstance(recorded.event, PursesReturned):
                amounts = {name: -amount for name, amount in recorded.event.amounts.items()}
                state = game.with_returned(state, amounts)
    return books_of(game, game.settled(state))
