"""The state of a Basset table after its history. Frozen; ``evolve`` makes the next one."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final, Literal

from service.domain.games.basset.deal_history import NO_HISTORY, DealHistory, Laid
from service.domain.games.basset.draw_result import FASSE, LAST, PAIR, Kind
from service.domain.games.basset.events import BetWord, FasseTurned, LastCardTurned, PairDealt
from service.domain.games.basset.rules import HouseRules
from service.domain.values.cards import rank_of

STAKING: Final = "staking"
DRAWING: Final = "drawing"
Phase = Literal["staking", "drawing", "closed"]

StakeKey = tuple[str, str]
Draw = FasseTurned | PairDealt | LastCardTurned


@dataclass(frozen=True)
class Punter:
    """A seated punter; amounts in smallest units.

    ``used`` has the cards staked in this deal, once per stake, and those carried into it.
    """

    name: str
    suit: str | None
    purse: int
    brought_in: int
    cashed_out: int = 0
    books: int = 1
    used: tuple[str, ...] = ()
    replacements: int = 0
    former_names: tuple[str, ...] = ()


@dataclass(frozen=True)
class Stake:
    """One card of one punter on the table; a ``couch`` of 0 is an empty card.

    ``win`` above 0 waits for its answer. ``paying``: the win was declined for the pay.
    """

    punter: str
    card: str
    rank: str
    couch: int
    crooks: int = 0
    win: int = 0
    take_only: bool = False
    paying: bool = False


@dataclass(frozen=True)
class SideBet:
    """A bet between two punters on a stake; each has ``amount`` in escrow."""

    number: int
    backer: str
    against: str
    punter: str
    card: str
    outcome: BetWord
    amount: int


@dataclass(frozen=True)
class State:
    """The whole table. ``punters`` in the order seated, ``stakes`` in the order staked.

    ``next_draw`` is the number of the next draw in its deal (the fasse is 0). ``seen`` counts cards
    drawn in this deal by rank and, if suits were called, by card. ``unsettled`` is a draw
    whose settlement is due. ``history`` is the history that a table shows, and ``book_price`` the
    price of the newest book that the bank sold; no rule reads them.
    """

    name: str
    preset: str
    rules: HouseRules
    currency: str
    holder: str | None
    bank: int
    bank_brought_in: int
    bank_cashed_out: int = 0
    punters: dict[str, Punter] = field(default_factory=dict)
    stakes: dict[StakeKey, Stake] = field(default_factory=dict)
    bets: dict[int, SideBet] = field(default_factory=dict)
    bets_laid: int = 0
    phase: Phase = STAKING
    deal: int = 1
    next_draw: int = 0
    decks: int | None = None
    stock: int | None = None
    seen: dict[str, int] = field(default_factory=dict)
    run: str | None = None
    retired: str | None = None
    unsettled: Draw | None = None
    last_draw: Draw | None = None
    winners: tuple[str, ...] = ()
    history: DealHistory = NO_HISTORY
    book_price: int | None = None


def stakes_of_rank(state: State, rank: str) -> Iterator[Stake]:
    """Yield the stakes on ``rank``, in the order staked."""
    return (stake for stake in state.stakes.values() if stake.rank == rank)


def stakes_of(state: State, punter: str) -> list[Stake]:
    """Return the cards that ``punter`` has on the table, empty ones too."""
    return [stake for stake in state.stakes.values() if stake.punter == punter]


def laid_for_fasse(state: State) -> dict[str, Laid]:
    """Return by punter the couches laid in this staking, as (card, amount); no carried parolis."""
    laid: dict[str, Laid] = {}
    for stake in state.stakes.values():
        if not stake.crooks:
            laid[stake.punter] = (*laid.get(stake.punter, ()), (stake.card, stake.couch))
    return laid


def wins_waiting(state: State) -> list[Stake]:
    """Return the won stakes that wait for an answer, in the order staked."""
    return [stake for stake in state.stakes.values() if stake.win]


def decks_for(rules: HouseRules, punters: int) -> int:
    """Return the number of packs in a deal with that many ``punters``."""
    return rules.decks if isinstance(rules.decks, int) else punters // 4 + 1


def next_rung(stake: Stake, rules: HouseRules) -> int:
    """Return the multiple of its couch that the stake would win in the next pair."""
    if stake.paying and rules.pay:
        return rules.pay
    return rules.ladder[stake.crooks]


def new_stake(punter: str, card: str, couch: int) -> Stake:
    """Return a fresh stake at no crooks."""
    return Stake(punter=punter, card=card, rank=rank_of(card), couch=couch)


def drawn_in(draw: Draw) -> tuple[Kind, tuple[str, ...]]:
    """Return the kind and the cards of a draw, in the order dealt."""
    if isinstance(draw, PairDealt):
        return PAIR, (draw.first, draw.second)
    return (FASSE if isinstance(draw, FasseTurned) else LAST), (draw.card,)
