"""How many of something a player has: the points of a round, or the cards left in a hand."""

from dataclasses import dataclass, field

from service.domain.port.member_types import NUMBER, shown_as


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerCount:
    """A player and a plain number, which is not an amount."""

    punter: str
    count: int = field(metadata=shown_as(NUMBER))
