"""Converts older shapes of events to the newest when they are read. The log never changes."""

from collections.abc import Iterable, Mapping

from service.domain.port.game import AnyGame
from service.domain.port.upcasts import Fields, Upcast, with_fields

_SESSION_UPCASTS: Mapping[str, Upcast] = {
    "session.entries_taken_back.v1": (
        "session.entries_taken_back.v2",
        with_fields(reason=None, since=None),
    ),
}


def upcasts_of(games: Iterable[AnyGame]) -> dict[str, Upcast]:
    """Return the upcasts of sessions and of games, by stored name."""
    of_games = (each for game in games for each in game.upcasts.items())
    return {**_SESSION_UPCASTS, **dict(of_games)}


def upcast(name: str, fields: Fields, upcasts: Mapping[str, Upcast]) -> tuple[str, Fields]:
    """Return the newest name and fields of an event stored as ``name``."""
    while name in upcasts:
        name, convert = upcasts[name]
        fields = convert(fields)
    return name, fields
