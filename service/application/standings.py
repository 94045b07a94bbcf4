"""A session's standings, and their row in the store."""

from typing import Any

from service.application.ports import StandingsRow, Store
from service.application.session import Session
from service.domain.chain import canonical_json
from service.domain.standings import standings


def standings_of(session: Session) -> dict[str, Any]:
    """Return places, nets in smallest units, the bank's net, and the winners, if any."""
    tally = session.game.tally(session.state)
    return {
        "version": session.version,
        "bank_net": tally.bank_net,
        "standings": [
            {"place": place.place, "punter": place.punter, "net": place.net}
            for place in standings(tally.nets.items())
        ],
        "winners": list(tally.winners),
    }


def standings_row(session: Session) -> StandingsRow:
    """Return the standings as a row of the store."""
    body = canonical_json(standings_of(session))
    return StandingsRow(session=session.id, version=session.version, body=body)


def record_standings(store: Store, session: Session) -> None:
    """Record the session's standings unless newer ones are stored."""
    store.put_standings(standings_row(session))
