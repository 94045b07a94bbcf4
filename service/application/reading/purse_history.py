"""What each player of a session had over time, and what bank and pools won in each round."""

from collections.abc import Sequence
from typing import Any

from service.application.sessions.session import Session
from service.domain.port.game import Viewer
from service.domain.session.log.recorded import Recorded
from service.reports.model import ReportRound
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
            {"name": name, "amounts": list(amounts)}
            for name, amounts in course.curve.amounts.items()
            if viewer.sees_purses and viewer.player in {None, name}
        ],
        "rounds": _rounds(course.rounds, shows_table=viewer.player is None),
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
