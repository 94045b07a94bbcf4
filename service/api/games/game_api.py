"""What the API needs to know of a game."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from marshmallow import Schema

from service.application.keyring import Grant
from service.domain.game import Command, Game, State

Fields = dict[str, Any]


@dataclass(frozen=True, slots=True)
class EntryPoint:
    """One endpoint under a session: its last path segment, its body, and what that asks for.

    ``kinds`` are the sheet's verbs that a batch may name; where there are several, ``named_by`` is
    the field of the body that says which. ``waits``: its settlement may be waited for.
    """

    path: str
    schema: type[Schema]
    about: str
    kinds: tuple[str, ...]
    named_by: str | None = None
    waits: bool = False

    def kind_in(self, body: Fields) -> str:
        """Return the verb that a checked body asks for."""
        return body[self.named_by] if self.named_by else self.kinds[0]

    def added_by(self, kind: str) -> Fields:
        """Return what a verb adds to a body that came without it."""
        return {self.named_by: kind} if self.named_by else {}


@dataclass(frozen=True, slots=True)
class GameApi:
    """A game's part of the API. ``show`` gives a table as the holder of a key may see it.

    ``history`` is the shape of a page of one punter's history.
    """

    game: Game
    opening: type[Schema]
    open_command: Callable[[Fields], Command]
    entries: Sequence[EntryPoint]
    table: type[Schema]
    show: Callable[[State, Grant], Fields]
    history: type[Schema]
    rules: type[Schema]
    show_rules: Callable[[], Fields]

    def command(self, point: EntryPoint, body: Fields) -> Command:
        """Return what a body that was checked for an endpoint asks for."""
        return self.game.read_entry(point.kind_in(body), body)

    def entry_of(self, kind: str) -> EntryPoint | None:
        """Return the endpoint that takes entries of that verb."""
        return next((entry for entry in self.entries if kind in entry.kinds), None)
