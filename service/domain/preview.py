"""A table in pencil: how it would stand after entries that are not recorded yet."""

from collections.abc import Mapping
from typing import Any

from service.domain.errors import BadLine, Refused
from service.domain.game import CLOSED, Event, State
from service.domain.games import GAMES

MISSHAPEN = "wrong_shape"
"""The code of an entry that means nothing in its game, as the API has it."""


class Pencil:
    """One table in pencil, over what is known of it in ink.

    Entries go on from one another, all by one device. Where another holds the pen of the table they
    are reckoned as if this one did.
    """

    def __init__(self, game: str, table: Mapping[str, Any]) -> None:
        """Begin at ``table``, a whole table as that game shows it, with its ``version``."""
        self._game = GAMES[game]
        self._state: State = self._game.restored(table)
        self._version: int = table["version"]
        self._pen_is_free = "pen" in table and table["pen"] is None

    def enter(self, entry: Mapping[str, Any]) -> dict[str, Any]:
        """Return what an entry would come to.

        ``entry`` has ``key``, ``kind`` (the sheet's verb) and the fields of its endpoint. The
        answer has that ``key``; ``refused``, None or code, message and the facts behind them;
        ``version``, with the events that the entry and its settlement would append; ``table``. A
        refused entry changes nothing.
        """
        refused = None
        try:
            self._play(entry)
        except Refused as no:
            refused = {**no.facts, "code": no.code, "message": no.message}
        except BadLine as no:
            refused = {"code": MISSHAPEN, "message": str(no)}
        return {
            "key": entry.get("key"),
            "refused": refused,
            "version": self._version,
            "table": self._game.table(self._state),
        }

    def _play(self, entry: Mapping[str, Any]) -> None:
        command = self._game.read_entry(entry.get("kind", ""), entry)
        owed = self._game.react(self._state)
        settled = self._after(self._state, owed)
        made = self._game.decide(settled, command)
        state = self._after(settled, made)
        reaction = self._game.react(state)
        self._state = self._after(state, reaction)
        # With its first entry the device takes the pen that nobody has: one event more.
        taken = int(self._pen_is_free and self._game.phase(settled) != CLOSED)
        self._pen_is_free = self._pen_is_free and not taken
        self._version += len(owed) + taken + len(made) + len(reaction)

    def _after(self, state: State, events: tuple[Event, ...]) -> State:
        for event in events:
            state = self._game.evolve(state, event)
        return state
