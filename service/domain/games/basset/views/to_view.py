"""Makes the view of a Basset table from its state; ``from_view`` is the inverse."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from service.domain.games.basset.deal_history import Drawn
from service.domain.games.basset.deciding import answers, checks, draws
from service.domain.games.basset.draw_result import LAST, draw_result
from service.domain.games.basset.events import DrawSettled
from service.domain.games.basset.rules import HouseRules
from service.domain.games.basset.state import (
    DRAWING,
    STAKING,
    Punter,
    Stake,
    State,
    next_rung,
    stakes_of,
)
from service.domain.games.basset.summary import bank_net, couches, nets
from service.domain.games.basset.views import view as v
from service.domain.port.limits import amounts_within
from service.domain.port.offers import allowed
from service.domain.session.standings import places_of
from service.domain.values.cards import RANKS, rank_of
from service.domain.values.same_fields import from_same_fields

_DEALS_MAX = 256
"""How many deals' draws are kept: clients read the same table again and again."""


def table(state: State) -> v.Table:
    """Return the whole view of a table."""
    stakes = tuple(_stake(state, stake) for stake in state.stakes.values())
    return from_same_fields(
        v.Table,
        state,
        place=state.next_draw,
        seen=dict(state.seen),
        last_draw=state.history.draws[-1].cards if state.last_draw else (),
        owes_settlement=state.unsettled is not None,
        seated=len(state.punters),
        bank=_bank(state),
        punters=tuple(_punters(state)),
        stakes=stakes,
        waiting=tuple(stake for stake in stakes if stake.win),
        side_bets=tuple(from_same_fields(v.TableBet, bet) for bet in state.bets.values()),
        draws=_draws(state.rules, state.history.draws),
        settled=_settled(state.history.settled),
        answered=state.history.answered,
        **_exposure(state),
        next=_next(state),
    )


def _bank(state: State) -> v.TableBank:
    return v.TableBank(
        holder=state.holder,
        balance=state.bank,
        net=bank_net(state),
        brought_in=state.bank_brought_in,
        cashed_out=state.bank_cashed_out,
        broken=state.bank < 0,
    )


def _punters(state: State) -> Iterator[v.TablePunter]:
    net, staked = nets(state), couches(state)
    places = places_of(net.items())
    earlier = places_of((name, _net_before_deal(state, name)) for name in state.punters)
    for name, punter in state.punters.items():
        laid = state.history.laid.get(name, ())
        yield from_same_fields(
            v.TablePunter,
            punter,
            at_table=staked[name],
            net=net[name],
            escrow=sum(b.amount for b in state.bets.values() if name in {b.backer, b.against}),
            place=places[name],
            moved=earlier[name] - places[name],
            line=state.history.nets_by_deal.get(name, ()),
            wants=_cards_wanted(state, name),
            next_cards=_next_cards(state, punter),
            last_deal=tuple(v.LaidCouch(card=card, amount=amount) for card, amount in laid),
        )


def _net_before_deal(state: State, name: str) -> int:
    """Return a punter's net when the newest deal with a fasse began."""
    nets_after = state.history.nets_by_deal.get(name, ())
    earlier = nets_after if state.phase == DRAWING else nets_after[:-1]
    return earlier[-1] if earlier else 0


def _cards_wanted(state: State, name: str) -> int:
    """Return how many more cards a punter must stake before the fasse."""
    laid = len(stakes_of(state, name))
    if state.phase != STAKING or not laid:
        return 0
    return max(0, state.rules.cards_required - laid)


def _next_cards(state: State, punter: Punter) -> dict[str, str | None]:
    """Return by rank the card that a stake would get, if it is not the plain rank."""
    played = {rank_of(card) for card in punter.used}
    cards = {r: checks.next_card(state, punter.name, r) for r in RANKS if r in played}
    return {rank: card for rank, card in cards.items() if card != rank}


def _stake(state: State, stake: Stake) -> v.TableStake:
    rung = next_rung(stake, state.rules)
    return from_same_fields(
        v.TableStake,
        stake,
        rung=rung,
        hope=stake.couch * rung,
        carried=state.phase == STAKING and stake.crooks > 0,
        answers=_answers(state, stake) if stake.win else None,
    )


def _answers(state: State, stake: Stake) -> v.WinAnswers:
    key = stake.punter, stake.card
    restakes = amounts_within(answers.restake_limits(state, *key))
    parolied = allowed(answers.check_paroli, state, *key)
    pays = allowed(answers.check_pay, state, *key)
    return v.WinAnswers(
        take=v.Payment(pays=stake.win),
        restake=v.Restake(least=restakes.least, most=restakes.most) if restakes else None,
        paroli=_next_win(stake, state.rules.ladder[stake.crooks + 1]) if parolied else None,
        pay=_next_win(stake, state.rules.pay or 0) if pays else None,
    )


def _next_win(stake: Stake, rung: int) -> v.Promise:
    """Return what the next win pays. The API calls its class ``BassetPromise``."""
    return v.Promise(rung=rung, pays=stake.couch * rung)


@lru_cache(_DEALS_MAX)
def _draws(rules: HouseRules, draws: tuple[Drawn, ...]) -> tuple[v.DrawnCards, ...]:
    """Return the draws of a deal with their meaning; each depends on the one before it."""
    shown = []
    run = retired = None
    for kind, cards, gain in draws:
        result = draw_result(rules, kind, cards, run=run, retired=retired)
        run, retired = result.run, result.retired
        shown.append(
            v.DrawnCards(
                kind=kind,
                cards=cards,
                how=result.how,
                wins=result.wins,
                loses=result.loses,
                marks=dict(result.marks),
                gain=gain,
            )
        )
    return tuple(shown)


def _settled(settled: DrawSettled | None) -> v.SettledDraw | None:
    if settled is None:
        return None
    return v.SettledDraw(outcomes=settled.outcomes, bets=settled.bets)


def _exposure(state: State) -> dict[str, Any]:
    owed = checks.exposure(state)
    exposure = {rank: owed[rank] for rank in RANKS if owed.get(rank) and _can_win(state, rank)}
    worst = max(exposure, key=exposure.__getitem__, default=None)
    covered = state.rules.bank_cover == "covered"
    return {
        "exposure": exposure,
        "worst": v.WorstRank(rank=worst, amount=exposure[worst]) if worst else None,
        # The rule of cover counts every rank, even a rank that the next pair cannot pay.
        "cover": checks.free_to_pay(state) - checks.worst_pair(state) if covered else None,
    }


def _can_win(state: State, rank: str) -> bool:
    """Return whether a rank can win the next draw: there is a pair, and no repeat that loses."""
    rules = state.rules
    if draws.next_draw(state) in {LAST, None}:
        return False
    repeats = rank == state.run and rules.repeat != "ignore"
    # Twins follow their own rule, not that of repeats.
    return not repeats or (rules.twins == "first" and rules.order == "win_first")


def _next(state: State) -> v.NextDraw:
    wanted = sum(_cards_wanted(state, name) for name in state.punters)
    return v.NextDraw(draw=draws.next_draw(state), cards_wanted=wanted)
