"""Previews a table after entries that the server has not recorded yet."""

from collections.abc import Mapping, Sequence
from typing import Any

from service.domain.games import GAMES
from service.domain.port.entries import read_entry
from service.domain.port.game import WHOLE_VIEW
from service.domain.port.parties import CLOSED
from service.domain.session.offers.session_offers import SessionOffers
from service.domain.session.session_summary import session_summary
from service.domain.values.errors import BadLine, Refused
from service.domain.values.plain import plain, typed

WRONG_SHAPE = "wrong_shape"
"""The code of an entry that its game cannot read, the same as the API's."""


class Preview:
    """One table with unrecorded entries of one device, on top of the server's view.

    The preview assumes that this device has control.
    """

    def __init__(self, game: str, view: Mapping[str, Any]) -> None:
        """Start at ``view``, a whole view of that game in plain values, with its ``version``."""
        self._game = GAMES[game]
        self._state: Any = self._game.state_of(typed(self._game.view_type, view))
        self._version: int = view["version"]
        self._control_is_free = "pen" in view and view["pen"] is None

    def enter(self, entry: Mapping[str, Any]) -> dict[str, Any]:
        """Return the result of an entry. A refused entry changes nothing.

        ``entry`` has ``key``, ``kind`` (the sheet's verb) and the fields of its endpoint. The
        result has that ``key``; ``refused``: null, or code, message and facts; ``version``: the
        version after the events of the entry and its settlement; ``table``: the view after them,
        with its ``summary``; ``offers``: what may be entered then, as far as state and players
        allow it.
        """
        refused = None
        try:
            self._play(entry)
        except (Refused, BadLine) as error:
            refused = _refusal(error)
        return {
            "key": entry.get("key"),
            "refused": refused,
            "version": self._version,
            "table": self._table(),
            "offers": plain(SessionOffers(self._game, self._state).offers()),
        }

    def _table(self) -> dict[str, Any]:
        summary = session_summary(self._game, self._state, WHOLE_VIEW)
        return {**plain(self._game.view(self._state)), "summary": plain(summary)}

    def open_field(self, verb: str, values: Sequence[Any]) -> dict[str, Any]:
        """Return the next field of an entry after ``values``, as ``SessionOffers`` has it.

        The result has ``refused`` as an entry has it, and ``field``, which is None if the entry is
        complete or refused.
        """
        field, refused = None, None
        try:
            field = SessionOffers(self._game, self._state).open_field(verb, values)
        except (Refused, BadLine) as error:
            refused = _refusal(error)
        return {"refused": refused, "field": plain(field)}

    def _play(self, entry: Mapping[str, Any]) -> None:
        game = self._game
        own = {kind.verb: kind for kind in game.entries}  # a correction needs the log
        command = read_entry(own, entry.get("kind", ""), entry)
        due = game.react(self._state)
        settled = self._after(self._state, due)
        events = game.decide(settled, command)
        state = self._after(settled, events)
        reaction = game.react(state)
        # If no device has control, the first entry takes it: one event more.
        taken = int(self._control_is_free and game.phase(settled) != CLOSED)
        self._state = self._after(state, reaction)
        self._control_is_free = self._control_is_free and not taken
        self._version += len(due) + taken + len(events) + len(reaction)

    def _after(self, state: Any, events: tuple[Any, ...]) -> Any:
        for event in events:
            state = self._game.evolve(state, event)
        return state


def _refusal(error: Refused | BadLine) -> dict[str, Any]:
    if isinstance(error, BadLine):
        return {"code": WRONG_SHAPE, "message": str(error)}
    return {**error.facts, "code": error.code, "message": error.message}
