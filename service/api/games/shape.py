"""What the API needs to know of a game."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from marshmallow import Schema

from service.application.keyring import Grant
from service.domain.game import Command, Game, State

Fields = dict[str, Any]


@dataclass(frozen=True, slots=True)
class EntryPoint:
    """One endpoint under a session: its last path segment, its body, and what that asks for.

    ``kinds`` maps the sheet's verbs that a batch may name to what the verb adds to the body.
    ``waits``: its settlement may be waited for.
    """

    path: str
    schema: type[Schema]
    command: Callable[[Fields], Command]
    about: str
    kinds: Mapping[str, Fields]
    waits: bool = False


@dataclass(frozen=True, slots=True)
class GameApi:
    """A game's part of the API. ``show`` gives a table as the holder of a key may see it."""

    game: Game
    opening: type[Schema]
    open_command: Callable[[Fields], Command]
    entries: Sequence[EntryPoint]
    table: type[Schema]
    show: Callable[[State, Grant], Fields]
    rules: type[Schema]
    show_rules: Callable[[], Fields]

    def entry_of(self, kind: str) -> EntryPoint | None:
        """Return the endpoint that takes entries of that verb."""
        return next((entry for entry in self.entries if kind in entry.kinds), None)
