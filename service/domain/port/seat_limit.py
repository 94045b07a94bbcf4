"""How many players may sit at a table, as a game declares it."""

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatLimit:
    """The limit to the number of players: ``most``, or else what the rule ``rule`` holds.

    Without either, any number of players may sit down. Forms read it before a table is open.
    """

    most: int | None = None
    rule: str = ""

    def under(self, rules: Any) -> int | None:
        """Return the most players under these rules; None without a limit."""
        return getattr(rules, self.rule) if self.rule else self.most


UNLIMITED = SeatLimit()
