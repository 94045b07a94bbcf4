"""The parties of a session of any game, with their purses, stakes and nets."""

from dataclasses import dataclass
from typing import Annotated, Final

from service.domain.ledger import BANK as BANK_ACCOUNT
from service.domain.ledger import account

PLAYER, BANKER, POOL, BANK = "player", "banker", "pool", "bank"
ROLES = (PLAYER, BANKER, POOL, BANK)
PLAYER_ROLES = frozenset({PLAYER, BANKER})

CLOSED: Final = "closed"
"""The phase of a session that is over, in every game."""

BOX: Final = "box"
"""In a payment: the money at the table, which the players paid in when they bought in."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Party:
    """One party; amounts in smallest units.

    ``role`` is one of ``ROLES``: a ``banker`` is a player who banks, a ``bank`` belongs to the
    table, a ``pool`` waits for its winner. ``staked`` is what a player has staked as score sheets
    count it. ``at_table`` is all that a player has on the table: stakes, side bets, and the bank or
    the wager of a ``banker``. ``brought_in`` came from outside, and ``cashed_out`` went back there.
    ``net`` is what the party has won, below 0 what it has lost:
    ``purse + at_table + cashed_out - brought_in``.
    ``former_names`` are a player's names before.
    """

    name: str
    role: Annotated[str, ROLES]
    purse: int
    staked: int = 0
    at_table: int = 0
    brought_in: int = 0
    cashed_out: int = 0
    net: int = 0
    former_names: tuple[str, ...] = ()

    @property
    def is_player(self) -> bool:
        """Whether a player, who may bank, is the party."""
        return self.role in PLAYER_ROLES

    @property
    def held(self) -> int:
        """What the party has at the table: in the purse, and on the table."""
        return self.purse + self.at_table

    @property
    def key(self) -> str:
        """The party's name in payments: a player's own, ``bank``, or ``pool:NAME``."""
        if self.is_player:
            return self.name
        return BANK_ACCOUNT if self.role == BANK else account(POOL, self.name)


@dataclass(frozen=True, slots=True, kw_only=True)
class Summary:
    """A session at one moment, as lists, standings and reports need it.

    ``phase`` is a word of the game, ``CLOSED`` when the session is over. ``progress`` are the
    game's own counts, by name: deals, hands, cards left. ``parties``: players in the order of their
    seats, then pools and the bank; their nets add up to zero. ``waiting_for`` names a player once
    for each entry that play waits for. ``winners`` are the winners of the session.
    """

    phase: str
    parties: tuple[Party, ...]
    progress: dict[str, int]
    waiting_for: tuple[str, ...] = ()
    winners: tuple[str, ...] = ()

    @property
    def players(self) -> tuple[Party, ...]:
        """The players in the order of their seats, including a banker."""
        return tuple(party for party in self.parties if party.is_player)

    @property
    def others(self) -> tuple[Party, ...]:
        """The pools and the bank."""
        return tuple(party for party in self.parties if not party.is_player)

    @property
    def in_pools(self) -> int:
        """What the pools hold together."""
        return sum(party.purse for party in self.parties if party.role == POOL)

    @property
    def purses(self) -> dict[str, int]:
        """The players' purses by name, in the order of their seats."""
        return {party.name: party.purse for party in self.players}

    @property
    def staked(self) -> dict[str, int]:
        """What each player has staked, by name."""
        return {party.name: party.staked for party in self.players}

    @property
    def at_table(self) -> dict[str, int]:
        """What each player has on the table, by name."""
        return {party.name: party.at_table for party in self.players}

    @property
    def nets(self) -> dict[str, int]:
        """The players' nets by name, in the order of their seats."""
        return {party.name: party.net for party in self.players}

    @property
    def bank(self) -> Party | None:
        """The table's bank, in a game that has one."""
        return next((party for party in self.parties if party.role == BANK), None)

    @property
    def banker(self) -> str | None:
        """The player who banks, in a game where a player does."""
        return next((party.name for party in self.parties if party.role == BANKER), None)
