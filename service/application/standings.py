"""A session's standings, as the row that evening-wide lists read."""

from typing import Any

from service.application.ports import StandingsRow, Store
from service.application.session import Session
from service.domain.chain import canonical_json
from service.domain.standings import standings


def standings_of(session: Session) -> dict[str, Any]:
    """Return places, nets in smallest units, the bank's net and the winners.

    ``bank_net`` is 0 in a game without a bank of its own.
    """
    summary = session.game.summary(session.state)
    return {
        "version": session.version,
        "bank_net": summary.bank.net if summary.bank else 0,
        "standings": [
            {"place": standing.place, "punter": standing.punter, "net": standing.net}
            for standing in standings(summary.nets.items())
        ],
        "winners": list(summary.winners),
    }


def standings_row(session: Session) -> StandingsRow:
    """Return the standings as the store holds them."""
    body = canonical_json(standings_of(session))
    return StandingsRow(session=session.id, version=session.version, body=body)


def record_standings(store: Store, session: Session) -> None:
    """Store the session's standings, unless the store has newer ones."""
    store.put_standings(standings_row(session))
