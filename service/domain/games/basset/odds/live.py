"""The odds of a table as it stands, for the API. Fractions are texts in lowest terms."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from service.domain.games.basset.deciding.checks import exposure, worst_pair
from service.domain.games.basset.deciding.exposure import worst_rank
from service.domain.games.basset.odds.deal import Standing
from service.domain.games.basset.odds.edge import check_packs, edge
from service.domain.games.basset.odds.policies import (
    BEST,
    PAY,
    TAKE,
    Policy,
    answers,
    may_pay,
    paid,
    policies_of,
)
from service.domain.games.basset.odds.position import Packs, Position, RankStake
from service.domain.games.basset.odds.table import Chances, Table
from service.domain.games.basset.odds.worst_deal import worst_deal_pays
from service.domain.games.basset.state import DRAWING, Stake, State
from service.domain.port.odds import NoOdds
from service.domain.values.cards import RANKS

PAROLI = "paroli"


@dataclass(frozen=True, slots=True, kw_only=True)
class StakeOnTable:
    """The odds of one stake, with a couch of 1.

    ``win`` and ``lose``: by the next pair or last card that decides it. ``stand``: not in this
    deal. ``faced``: the fasse decides it. The four add up to 1. ``expectation`` is by policy, empty
    if the rules have no odds. ``answers`` is the worth of each answer to a win that waits, under
    the policy ``best``; null if no win waits.
    """

    punter: str
    card: str
    couch: int
    crooks: int
    paying: bool
    win: str
    lose: str
    stand: str
    faced: str
    expectation: Mapping[str, str]
    answers: Mapping[str, str] | None


@dataclass(frozen=True, slots=True, kw_only=True)
class BankAtRisk:
    """What the bank may have to pay, in smallest units, and what it gains on the average.

    ``exposure`` is by rank what the bank pays if that rank wins next; ``worst`` is the rank with
    the greatest, the lowest of equals, and ``worst_pays`` its amount. ``deal_worst_pays`` is the
    most that the bank can pay until the deal ends. ``next_draw_gain`` is what it gains at the next
    draw, a win counted as taken.
    """

    exposure: Mapping[str, int]
    worst: str | None
    worst_pays: int
    deal_worst_pays: int
    next_draw_gain: str


@dataclass(frozen=True, slots=True, kw_only=True)
class TableOdds:
    """The odds of a table: ``left`` cards to deal, ``unseen`` cards, stakes and bank.

    ``edge`` is what a plain stake of 1 gains before the fasse, by policy.
    """

    left: int
    unseen: int
    stakes: tuple[StakeOnTable, ...]
    bank: BankAtRisk
    edge: Mapping[str, str]


def odds_of(state: State, policies: frozenset[str]) -> TableOdds:
    """Return the odds of a table under some policies, all if none is named.

    Raises ``NoOdds`` for a policy that the rules have not.
    """
    table = Table(state.rules, max(len(state.punters), 1))
    shown = _shown(table, policies)
    position = _position(state, table)
    stakes = tuple(state.stakes.values())
    placed = [_on_rank(stake) for stake in stakes]
    at_risk = exposure(state)
    bank = position.bank_odds(stake for stake in placed if not stake.waits)
    return TableOdds(
        left=max(position.stock.left, 0),
        unseen=position.stock.unseen,
        stakes=_stakes_on_table(position, list(zip(stakes, placed, strict=True)), shown),
        bank=BankAtRisk(
            exposure={rank: at_risk[rank] for rank in RANKS if rank in at_risk},
            worst=worst_rank(at_risk),
            worst_pays=worst_pair(state),
            deal_worst_pays=worst_deal_pays(position, placed),
            next_draw_gain=str(bank.next_draw_gain),
        ),
        edge=_as_texts(edge(table.rules, table.punters), shown),
    )


def for_player(odds: TableOdds, name: str) -> Mapping[str, Any]:
    """Return what a punter may see: the own stakes, and nothing of the bank."""
    own = tuple(stake for stake in odds.stakes if stake.punter == name)
    return {"left": odds.left, "unseen": odds.unseen, "stakes": own, "edge": odds.edge}


def _shown(table: Table, policies: frozenset[str]) -> list[Policy]:
    known = list(policies_of(table.rules))
    if unknown := sorted(policies - {policy.name for policy in known}):
        names = ", ".join(policy.name for policy in known)
        raise NoOdds(f"These rules have no policy {', '.join(unknown)}. Use one of: {names}.")
    return [policy for policy in known if not policies or policy.name in policies]


def _position(state: State, table: Table) -> Position:
    if state.phase != DRAWING:
        return Position(table)
    assert state.decks is not None, "a deal has packs"
    assert state.stock is not None, "a deal has a stock"
    seen = {rank: state.seen[rank] for rank in RANKS if rank in state.seen}
    return Position(table, seen, state.run, state.retired, Packs(state.decks, state.stock))


def _on_rank(stake: Stake) -> RankStake:
    return RankStake(
        stake.rank, stake.crooks, stake.paying, stake.couch, bool(stake.win), stake.take_only
    )


Gains = Mapping[str, Fraction]
"""What a couch of 1 gains, by policy."""

NO_GAINS: Gains = {}


def _stakes_on_table(
    position: Position, stakes: Sequence[tuple[Stake, RankStake]], shown: Sequence[Policy]
) -> tuple[StakeOnTable, ...]:
    """Return the odds of each stake, in the order staked."""
    gains = _gains(position, [placed for _, placed in stakes], shown)
    chances = position.chances_of([placed for _, placed in stakes])
    return tuple(
        _stake_on_table(position.table, stake, shown, likely, gains)
        for (stake, _), likely in zip(stakes, chances, strict=True)
    )


def _gains(
    position: Position, stakes: Sequence[RankStake], shown: Sequence[Policy]
) -> Mapping[RankStake, Gains]:
    """Return what each stake gains, and what it would gain after each answer to a win.

    Empty if the rules have no odds.
    """
    asked = [
        each
        for stake in stakes
        for each in (_after_answers(position.table, stake).values() if stake.waits else (stake,))
    ]
    policies = [*shown, *(p for p in policies_of(position.table.rules) if p.is_best)]
    try:
        check_packs(position.table)
        found = position.expectations_of(asked, list(dict.fromkeys(policies)))
    except NoOdds:
        return {}
    return dict(zip(asked, found, strict=True))


def _after_answers(table: Table, stake: RankStake) -> Mapping[str, RankStake]:
    """Return the stake as it stands on after each answer to its win but to take it."""
    if stake.take_only:
        return {}
    after = {PAROLI: RankStake(stake.rank, stake.crooks + 1)}
    if may_pay(table.rules, Standing(stake.crooks)):
        after[PAY] = RankStake(stake.rank, paying=True)
    return after


def _stake_on_table(
    table: Table,
    stake: Stake,
    shown: Sequence[Policy],
    likely: Chances,
    gains: Mapping[RankStake, Gains],
) -> StakeOnTable:
    placed = _on_rank(stake)
    by_policy = _of_win(table, placed, shown, gains) if stake.win else gains.get(placed, NO_GAINS)
    chances = {name: str(part) for name, part in likely._asdict().items()}
    return StakeOnTable(
        punter=stake.punter,
        card=stake.card,
        couch=stake.couch,
        crooks=stake.crooks,
        paying=stake.paying,
        **chances,
        expectation=_as_texts(by_policy, shown),
        answers=_answers_as_texts(table, placed, gains) if stake.win else None,
    )


def _of_win(
    table: Table, stake: RankStake, shown: Sequence[Policy], gains: Mapping[RankStake, Gains]
) -> Gains:
    """Return what a win that waits is worth under each policy; empty without odds."""
    after = _after_answers(table, stake)
    if not all(each in gains for each in after.values()):
        return NO_GAINS
    return {policy.name: _worth(table, stake, policy, gains) for policy in shown}


def _worth(
    table: Table, stake: RankStake, policy: Policy, gains: Mapping[RankStake, Gains]
) -> Fraction:
    standing = Standing(stake.crooks)
    if stake.take_only:
        return Fraction(paid(table.rules, standing))
    after = _after_answers(table, stake)
    worths = [
        gains[after[PAY if option.paying else PAROLI]][policy.name]
        if isinstance(option, Standing)
        else Fraction(option)
        for option in answers(table.rules, policy, standing)
    ]
    return max(worths)


def _answers_as_texts(
    table: Table, stake: RankStake, gains: Mapping[RankStake, Gains]
) -> Mapping[str, str]:
    """Return the worth of each answer to a win under ``best``; those without odds are left out."""
    after = _after_answers(table, stake)
    known = {name: gains[each] for name, each in after.items() if each in gains}
    return {
        TAKE: str(paid(table.rules, Standing(stake.crooks))),
        **{name: str(gain[BEST]) for name, gain in known.items()},
    }


def _as_texts(gains: Gains, shown: Sequence[Policy]) -> Mapping[str, str]:
    return {policy.name: str(gains[policy.name]) for policy in shown if policy.name in gains}
