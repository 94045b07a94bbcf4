"""What each player had and had won over time, and what bank and pools won in each round."""

from collections.abc import Sequence
from typing import Any

from service.application.sessions.session import Session
from service.domain.port.game import Viewer
from service.domain.session.log.recorded import Recorded
from service.reports.model import Curve, ReportRound
from service.reports.progress import played


def purse_history(session: Session, history: Sequence[Recorded], viewer: Viewer) -> dict[str, Any]:
    """Return what a viewer may see; amounts are in smallest units.

    ``history`` is the log up to the session's version. A player sees the own line, and not what
    bank and pools won. A viewer who sees no purses gets no lines.
    """
    course = played(session.game, history, lambda _done, _of: None)
    return {
        "version": session.version,
        "currency": session.row.currency,
        "versions": list(course.curve.versions),
        "players": [
            _player(course.curve, name)
            for name in course.curve.amounts
            if viewer.sees_purses and viewer.player in {None, name}
        ],
        "rounds": _rounds(course.rounds, shows_table=viewer.player is None),
    }


def _player(curve: Curve, name: str) -> dict[str, Any]:
    moves = [{"version": move.version, "amount": move.amount} for move in curve.moves[name]]
    return {
        "name": name,
        "amounts": list(curve.amounts[name]),
        "nets": list(curve.nets[name]),
        "moves": moves,
    }


def _rounds(rounds: tuple[ReportRound, ...], *, shows_table: bool) -> list[dict[str, Any]]:
    shown, earlier = [], 0
    for ended in rounds:
        shown.append(
            {
                "number": ended.number,
                "version": ended.version,
                "at": ended.at,
                "table": ended.table if shows_table else None,
                "gain": ended.table - earlier if shows_table else None,
            }
        )
        earlier = ended.table
    return shown
