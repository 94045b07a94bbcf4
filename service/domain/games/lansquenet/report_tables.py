"""The table of a Lansquenet report: what each banker won."""

from collections.abc import Iterable

from service.domain.games.lansquenet.events import Event, HandSettled
from service.domain.port.game_tables import Cell, GameTable

_COLUMNS = {"banker": Cell.NAME, "hands": Cell.NUMBER, "won": Cell.NUMBER, "net": Cell.AMOUNT}


def tables(events: Iterable[Event]) -> tuple[GameTable, ...]:
    """Return the hands of each banker: how many, how many won money, and the net of them."""
    hands: dict[str, int] = {}
    won: dict[str, int] = {}
    net: dict[str, int] = {}
    for event in events:
        if isinstance(event, HandSettled):
            gain = sum(cover.lost - cover.paid for cover in event.covers)
            hands[event.banker] = hands.get(event.banker, 0) + 1
            won[event.banker] = won.get(event.banker, 0) + (gain > 0)
            net[event.banker] = net.get(event.banker, 0) + gain
    rows = tuple((name, count, won[name], net[name]) for name, count in hands.items())
    return (GameTable(name="bankers", columns=_COLUMNS, rows=rows),)
