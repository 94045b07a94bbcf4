"""Every reason to refuse a Swiss Tarot command, each by itself and in no order.

Written from the rules a second time, so that tests can compare it with ``decide``.
"""

from collections.abc import Callable
from typing import Any

from service.domain.games.tarot import commands as c
from service.domain.games.tarot.state import State
from service.domain.session.seats import CashOut, SeatPlayer
from tests.factories.game_refusals import GameRefusals

ROUND = 78
Reason = Callable[[State, Any], bool]


def reasons(state: State, command: Any) -> set[str]:
    """Return the codes of all reasons against ``command``; an earlier one may hide later ones."""
    if _names(command) - state.players.keys():
        return {"unknown_punter", *(["session_closed"] if state.closed else [])}
    return {code for code, applies in REASONS.items() if applies(state, command)}


def _names(command: Any) -> set[str]:
    if isinstance(command, c.CountRound):
        return {pair.punter for pair in command.counts}
    name = None if isinstance(command, SeatPlayer) else getattr(command, "punter", None)
    return {name} if name is not None else set()


def _counts_wrong(state: State, command: Any) -> bool:
    """Return whether no cards of a round can be counted like this."""
    if not isinstance(command, c.CountRound):
        return False
    points = {pair.punter: pair.count for pair in command.counts}
    if len(points) < len(command.counts):
        return True
    if len(points) == 2:
        (third,) = set(state.players) - points.keys() or {"nobody"}
        points[third] = ROUND - sum(points.values())
    rounds_before = state.deals
    dealer = list(state.players)[rounds_before % 3] if len(state.players) == 3 else None
    wrong = min(points.values()) < 0 or sum(points.values()) != ROUND
    return wrong or points.get(dealer or "", 1) < 1


def _purse_short(state: State, command: Any) -> bool:
    if isinstance(command, CashOut):
        return command.amount > state.players[command.punter].purse
    if not isinstance(command, c.BeginGame):
        return False
    ante = state.rules.ante if command.amount is None else command.amount
    return any(ante > player.purse for player in state.players.values())


REASONS: dict[str, Reason] = {
    "session_closed": lambda s, _c: s.closed,
    "punter_exists": lambda s, k: (
        isinstance(k, SeatPlayer) and k.punter.casefold() in {n.casefold() for n in s.players}
    ),
    "table_full": lambda s, k: isinstance(k, SeatPlayer) and len(s.players) == 3,
    "deal_in_progress": lambda s, k: isinstance(k, (c.BeginGame, c.CloseSession)) and s.playing,
    "deal_not_begun": lambda s, k: isinstance(k, (c.CountRound, c.AbandonGame)) and not s.playing,
    "draw_out_of_turn": lambda s, k: (
        isinstance(k, c.CountRound) and k.place not in (None, len(s.rounds) if s.playing else 0)
    ),
    "too_few_players": lambda s, k: isinstance(k, c.BeginGame) and len(s.players) < 3,
    "counts_wrong": _counts_wrong,
    "purse_short": _purse_short,
}

REFUSALS = GameRefusals(
    reasons=reasons,
    codes=frozenset({*REASONS, "unknown_punter"}),
    own_after={
        "name_looks_like_another": (
            "table_full deal_in_progress deal_not_begun draw_out_of_turn too_few_players"
        ),
        "too_many_payments": "counts_wrong",
    },
    sessions=120,
)
