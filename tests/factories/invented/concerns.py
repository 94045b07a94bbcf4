"""The part of an event that concerns one player: their own events, and their part of others."""

from service.domain.port.game import PartsByEvent, PlayerEvent
from service.domain.session.players.event_parts import event_part, own_event
from service.domain.values.plain import plain
from tests.factories.invented import events as e
from tests.factories.invented.state import State


def _named(_state: State, event: e.AntePaid | e.BestNamed, player: str) -> PlayerEvent | None:
    """Return an event with no other player of its list."""
    if player not in event.punters:
        return None
    return PlayerEvent({**plain(event), "punters": [player]})


PARTS: PartsByEvent[State] = {
    e.PunterSeated: own_event,
    e.MoneyBroughtIn: own_event,
    e.MoneyCashedOut: own_event,
    e.AntePaid: _named,
    e.BetPlaced: own_event,
    e.PoolClaimed: own_event,
    e.BestNamed: _named,
    e.BetsSettled: event_part("home", "lost", "won"),
    e.RoundCounted: event_part("counts", "points"),
    e.GameSettled: event_part("won"),
    e.EveningEnded: event_part("home", "from_pot", "from_jar"),
}
