"""Settles a draw: all stakes and side bets together, winners before losers.

``docs/explanation/rules.md`` gives the source of each line.
"""

from collections.abc import Collection, Iterable, Iterator
from typing import Final

from service.domain.games.basset import events as e
from service.domain.games.basset.draw_result import (
    FASSE,
    PAIR,
    RANK_LOST,
    RANK_WON,
    TWINS_FIRST,
    DrawResult,
    Kind,
    draw_result,
)
from service.domain.games.basset.evolve import evolve
from service.domain.games.basset.rules import HouseRules
from service.domain.games.basset.state import (
    Stake,
    StakeKey,
    State,
    drawn_in,
    next_rung,
    stakes_of_rank,
    wins_waiting,
)
from service.domain.values.same_fields import from_same_fields

WON: Final = "won"
PAID: Final = "paid"
LOST: Final = "lost"
FACED: Final = "faced"
SPARED: Final = "spared"
WIN: Final = "win"
LOSE: Final = "lose"


def owes_settlement(state: State) -> bool:
    """Return whether a draw waits for its settlement."""
    return state.unsettled is not None


def react(state: State) -> tuple[e.Event, ...]:
    """Return the settlement of the draw that still waits for one, or nothing."""
    if state.unsettled is None:
        return ()
    kind, cards = drawn_in(state.unsettled)
    result = draw_result(state.rules, kind, cards, run=state.run, retired=state.retired)
    outcomes = tuple(_outcomes(state, kind, result))
    decide_bets = _bets_on_leavers if kind == FASSE else _bets_decided
    settled = e.DrawSettled(
        kind=kind,
        outcomes=outcomes,
        bets=tuple(decide_bets(state, outcomes)),
        run=result.run,
        retired=result.retired,
    )
    return (settled, *winners_after(state, (settled,)))


def bets_returned(state: State, keys: Collection[StakeKey] | None) -> tuple[e.BetSettled, ...]:
    """Return the refunds of open side bets on the stakes of ``keys``, or on all for None."""
    return tuple(
        from_same_fields(e.BetSettled, bet, to_backer=bet.amount, to_against=bet.amount)
        for bet in state.bets.values()
        if keys is None or (bet.punter, bet.card) in keys
    )


def winners_after(state: State, events: Iterable[e.Event]) -> tuple[e.Event, ...]:
    """Return the winners of the evening if ``events`` end a draw or a deal and reach the target.

    Checked once all wins of a settled draw are answered, and at a deal's end. It happens once.
    """
    target = state.rules.target
    if target is None or state.winners:
        return ()
    after, may_reach_target = state, False
    for event in events:
        after = evolve(after, event)
        may_reach_target |= isinstance(event, _MAY_REACH_TARGET)
    best = max((punter.purse for punter in after.punters.values()), default=0)
    if not may_reach_target or wins_waiting(after) or best < target:
        return ()
    return (
        e.TargetReached(
            winners=tuple(name for name, punter in after.punters.items() if punter.purse == best)
        ),
    )


_MAY_REACH_TARGET = (e.DrawSettled, e.WinTaken, e.ParoliMade, e.PayChosen, e.DealEnded)


def _outcomes(state: State, kind: Kind, result: DrawResult) -> Iterator[e.Outcome]:
    for rank, mark in result.marks.items():
        if kind == FASSE:
            yield from _fasse(state, rank)
        elif mark == RANK_WON:
            yield from _won(state, rank, take_only=result.how == TWINS_FIRST)
        elif mark == RANK_LOST:
            # A card lost to the fasse or to the last card is not replaced.
            yield from _lost(state, rank, replaceable=kind == PAIR)


def _fasse(state: State, rank: str) -> Iterator[e.Outcome]:
    """Yield what the fasse does to each stake of its rank, in the order staked."""
    purses = {name: punter.purse for name, punter in state.punters.items()}
    for stake in stakes_of_rank(state, rank):
        outcome = _faced(stake, state.rules, purses[stake.punter])
        purses[stake.punter] -= outcome.from_purse
        yield outcome


def _faced(stake: Stake, rules: HouseRules, purse: int) -> e.Outcome:
    couch = stake.couch
    half = (couch + (rules.odd_half == "bank")) // 2
    from_purse, from_couch, home, leaves = 0, couch, 0, False
    match rules.fasse:
        case "half_purse":
            from_purse = min(purse, half)
            from_couch = half - from_purse
            leaves = from_couch == couch
        case "half_stake":
            from_couch, home, leaves = half, couch - half, True
        case "whole_out":
            leaves = True
    return e.Outcome(
        punter=stake.punter,
        card=stake.card,
        result=FACED,
        from_purse=from_purse,
        from_couch=from_couch,
        home=home,
        leaves=leaves,
    )


def _won(state: State, rank: str, *, take_only: bool = False) -> Iterator[e.Outcome]:
    """Yield the winners: most wait for an answer; a pay and the last rung are paid at once."""
    for stake in stakes_of_rank(state, rank):
        if stake.couch:
            at_once = stake.paying or stake.crooks == len(state.rules.ladder) - 1
            yield e.Outcome(
                punter=stake.punter,
                card=stake.card,
                result=PAID if at_once else WON,
                win=stake.couch * next_rung(stake, state.rules),
                home=stake.couch if at_once else 0,
                leaves=at_once,
                take_only=take_only and not at_once,
            )


def _lost(state: State, rank: str, *, replaceable: bool) -> Iterator[e.Outcome]:
    """Yield the losers: they lose the couch with any crooks; a pay that misses is returned."""
    stays = state.rules.after_loss == "stays"
    for stake in stakes_of_rank(state, rank):
        leaves = stake.paying or not stays
        yield e.Outcome(
            punter=stake.punter,
            card=stake.card,
            result=SPARED if stake.paying else LOST,
            from_couch=0 if stake.paying else stake.couch,
            home=stake.couch if stake.paying else 0,
            leaves=leaves,
            replaceable=replaceable and not stays and state.rules.replace == "lost",
        )


def _bets_on_leavers(state: State, outcomes: Iterable[e.Outcome]) -> tuple[e.BetSettled, ...]:
    """Return the side bets on cards that leave. A fasse decides no side bet."""
    return bets_returned(state, {(o.punter, o.card) for o in outcomes if o.leaves})


def _bets_decided(state: State, outcomes: Iterable[e.Outcome]) -> Iterator[e.BetSettled]:
    """Yield the decided side bets: the first draw that wins or loses the stake decides."""
    results = {(o.punter, o.card): WIN if o.result in (WON, PAID) else LOSE for o in outcomes}
    for bet in state.bets.values():
        if result := results.get((bet.punter, bet.card)):
            right = result == bet.outcome
            yield from_same_fields(
                e.BetSettled,
                bet,
                to_backer=2 * bet.amount if right else 0,
                to_against=0 if right else 2 * bet.amount,
            )
