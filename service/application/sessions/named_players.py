"""Finds the players that an event names."""

import json
from collections.abc import Container, Iterator
from functools import cache
from typing import Any

from service.domain.port.entries import FieldType
from service.domain.port.game import AnyGame
from service.domain.session.log.recorded import Recorded
from service.domain.session.player_renaming import NAME_MEMBERS, PlayerRenamed, name_members
from service.domain.session.session_entries import all_entries

_HOLDER = "holder"
"""Names the banker when a session is opened."""


def names_player(game: AnyGame, recorded: Recorded, player: str) -> bool:
    """Return whether an event names a player."""
    if isinstance(recorded.event, PlayerRenamed):
        return recorded.event.concerns(player)
    return player in _texts_in(json.loads(recorded.data), _members(game))


@cache
def _members(game: AnyGame) -> frozenset[str]:
    """Return the members of a game's events that name players."""
    members = {*NAME_MEMBERS, _HOLDER}
    for event in game.events.values():
        members |= name_members(event)
    for kind in all_entries(game):
        for field in kind.fields:
            if field.type in {FieldType.PLAYER, FieldType.PLAYERS}:
                members.update(field.arguments or (field.name,))
    # The new name of a player, but in other events the name of a session.
    return frozenset(members - {"name"})


def _texts_in(value: Any, members: Container[str], within: str = "") -> Iterator[str]:
    """Yield the texts in plain data that stand in one of ``members``, and the keys of mappings."""
    if isinstance(value, str) and within in members:
        yield value
    elif isinstance(value, dict):
        yield from value if within in members else ()
        for name, part in value.items():
            yield from _texts_in(part, members, name)
    elif isinstance(value, list):
        for part in value:
            yield from _texts_in(part, members, within)
