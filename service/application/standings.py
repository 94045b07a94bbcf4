"""A session's standings, as a row that evening-wide lists can read."""

from typing import Any

from service.application.ports import StandingsRow, Store
from service.application.session import Session
from service.domain.chain import canonical_json
from service.domain.standings import standings


def standings_of(session: Session) -> dict[str, Any]:
    """Return who is ahead: places, nets in smallest units, the bank's net, winners if any."""
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
    """Return the standings as they are kept."""
    body = canonical_json(standings_of(session))
    return StandingsRow(session=session.id, version=session.version, body=body)


def reckon(store: Store, session: Session) -> None:
    """Keep the session's standings, unless newer ones are there."""
    store.put_standings(standings_row(session))
