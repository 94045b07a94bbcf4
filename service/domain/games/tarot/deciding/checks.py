"""What a Swiss Tarot table allows: checks that ``decide`` and the offers share.

A check takes the values of an entry in their order; those that are missing are not checked. It
checks in the order of ``REFUSALS``.
"""

from collections.abc import Sequence

from service.domain.games.tarot.state import ROUND_POINTS, SEATS, State, dealer, round_number
from service.domain.port.entries import PlayerCount
from service.domain.port.limits import Limit, check_amount
from service.domain.session.seats import player_at, purse_limit
from service.domain.values.errors import Refused


def check_open(state: State) -> None:
    """Refuse ``session_closed``."""
    if state.closed:
        raise Refused("session_closed", "The session is closed.")


def check_ante(state: State, amount: int | None = None) -> None:
    """Check that a game may begin, in which each antes ``amount``."""
    check_between(state)
    if len(state.players) < SEATS:
        raise Refused("too_few_players", "Three players are needed.", seated=len(state.players))
    if amount is not None:
        check_amount(amount, ante_limits(state))


def ante_limits(state: State) -> tuple[Limit, ...]:
    """Return the limits of an ante, which every purse must hold."""
    return tuple(purse_limit(player) for player in state.players.values())


def check_between(state: State) -> None:
    """Refuse ``deal_in_progress``."""
    if state.playing:
        raise Refused("deal_in_progress", "The game is not over.")


def check_playing(state: State) -> None:
    """Refuse ``deal_not_begun``."""
    if not state.playing:
        raise Refused("deal_not_begun", "No game has begun.")


def check_count(
    state: State,
    counts: Sequence[PlayerCount] = (),
    number: int | None = None,
    *,
    following: str | None = None,
) -> None:
    """Check the counts of a round, or the first of them.

    ``number``, if stated, must be that of the next round in its game. ``following`` is the player
    whose points come after ``counts``.
    """
    names = [*(each.punter for each in counts), *([following] if following is not None else [])]
    for name in names:
        player_at(state.players, name)
    check_playing(state)
    expected = round_number(state)
    if number is not None and number != expected:
        raise Refused("draw_out_of_turn", f"The round is number {expected}.", expected=expected)
    for index, name in enumerate(names):
        if name in names[:index]:
            raise Refused("counts_wrong", f"{name} is counted twice.", twice=name)
    _check_sum(counts)
    if len(counts) >= SEATS - 1:
        _check_dealer(state, counts)


def _check_sum(counts: Sequence[PlayerCount]) -> None:
    total = sum(each.count for each in counts)
    if total > ROUND_POINTS or (len(counts) == SEATS and total < ROUND_POINTS):
        message = f"The counts are {total} together; a round is {ROUND_POINTS}."
        raise Refused("counts_wrong", message, total=total, points=ROUND_POINTS)


def _check_dealer(state: State, counts: Sequence[PlayerCount]) -> None:
    """Refuse a dealer without points: the discards are a trick."""
    name = dealer(state)
    if any(each.punter == name and each.count < 1 for each in points_of_all(state, counts)):
        message = f"{name} dealt; the discards are worth 1 or more."
        raise Refused("counts_wrong", message, dealer=name)


def points_of_all(state: State, counts: Sequence[PlayerCount]) -> tuple[PlayerCount, ...]:
    """Return the points of all players in the order of their seats.

    ``counts`` are of all players, or of all but one. The player who is left out has the rest.
    """
    entered = {each.punter: each.count for each in counts}
    rest = ROUND_POINTS - sum(entered.values())
    return tuple(PlayerCount(punter=n, count=entered.get(n, rest)) for n in state.players)
