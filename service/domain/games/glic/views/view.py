"""The view of a Glic table for clients. A whole view contains the state.

Amounts are whole smallest units. None instead of an amount: the viewer may not see it.
"""

from dataclasses import dataclass, field

from service.domain.games.glic.events import HandWon, PochSettled, SequenceEnded
from service.domain.games.glic.pools import PoolAmount, PoolClaim
from service.domain.games.glic.rules import GlicRules
from service.domain.games.glic.state import Phase
from service.domain.port.member_types import NUMBER, shown_as
from service.domain.port.player_amount import PlayerAmount


@dataclass(frozen=True, slots=True, kw_only=True)
class TablePlayer:
    """A seated player. ``line``: the net after each hand; ``place``: in the standings.

    ``at_table`` are the player's bets in the Poch, and ``owes`` what is missing to the level.
    ``in_hand``: the player plays the hand that is on; ``has_folded``: without a claim to its Poch.
    """

    name: str
    purse: int | None
    brought_in: int | None
    cashed_out: int | None
    at_table: int
    owes: int
    in_hand: bool
    has_folded: bool
    net: int
    place: int = field(metadata=shown_as(NUMBER))
    line: tuple[int, ...]
    former_names: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """A Glic table at one version.

    ``dealer`` dealt the hand that is on, else the last one, and ``hand_players`` play it, in line
    from the dealer on. ``next_dealer`` deals the next hand; None also for a viewer who may not see
    purses. ``turn`` is the player who bets next, and ``level`` the most that one player has in the
    Poch. ``last_poch``, ``last_run`` and ``last_win`` are the newest payments since the last deal,
    and ``last_runs`` all ends of sequences since then, oldest first.
    """

    name: str
    preset: str
    rules: GlicRules
    currency: str
    phase: Phase
    hands: int = field(metadata=shown_as(NUMBER))
    dealer: str | None
    next_dealer: str | None
    turn: str | None
    level: int
    pools: tuple[PoolAmount, ...]
    claims: tuple[PoolClaim, ...]
    hand_players: tuple[str, ...]
    bets: tuple[PlayerAmount, ...]
    folded: tuple[str, ...]
    passed: tuple[str, ...]
    winners: tuple[str, ...]
    owes_settlement: bool
    seated: int = field(metadata=shown_as(NUMBER))
    players: tuple[TablePlayer, ...]
    last_poch: PochSettled | None
    last_run: SequenceEnded | None
    last_win: HandWon | None
    last_runs: tuple[SequenceEnded, ...] = ()
