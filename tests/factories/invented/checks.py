"""What a table of the invented game allows: checks that ``decide`` and the offers share.

A check takes the values of an entry in their order; those that are missing are not checked. It
checks in the order of ``REFUSALS``.
"""

from collections.abc import Sequence

from service.domain.port.entries import PlayerCount
from service.domain.port.limits import Limit, check_amount
from service.domain.port.seat_limit import SeatLimit
from service.domain.session.seats import player_at, purse_limit
from service.domain.values.cards import COPIES_PER_PACK, is_drawn_card, rank_of, suit_of
from service.domain.values.errors import Refused
from tests.factories.invented.entries import POINTS
from tests.factories.invented.rules import BY_PLAYERS
from tests.factories.invented.state import State

PLAYERS_MIN = 2
SEAT_LIMIT = SeatLimit(rule="seats")


def check_open(state: State) -> None:
    """Refuse ``session_closed``."""
    if state.closed:
        raise Refused("session_closed", "The session is closed.")


def check_ante(state: State, amount: int | None = None) -> None:
    """Check that a round may begin with an ante."""
    if state.playing:
        raise Refused("deal_in_progress", "The round is not over.")
    if len(state.players) < PLAYERS_MIN:
        raise Refused("too_few_players", "Two players are needed.", seated=len(state.players))
    if amount is not None:
        check_amount(amount, ante_limits(state))


def ante_limits(state: State) -> tuple[Limit, ...]:
    """Return the limits of an ante, which every purse must hold."""
    return tuple(purse_limit(player) for player in state.players.values())


def check_rules_ante(state: State) -> None:
    """Check that a round may begin with the ante of the rules, and that there is one."""
    check_ante(state, state.rules.ante)
    if not state.rules.ante:
        raise Refused("deal_not_begun", "The rules have no ante.")


def check_playing(state: State) -> None:
    """Refuse ``deal_not_begun``."""
    if not state.playing:
        raise Refused("deal_not_begun", "No round has begun.")


def check_level(state: State, _level: int | None = None) -> None:
    """Check a level."""
    check_playing(state)


def check_turn(state: State, card: str | None = None) -> None:
    """Check a card that is turned."""
    if card is not None:
        check_card(card)
    check_playing(state)
    packs = len(state.players) if state.rules.packs == BY_PLAYERS else int(state.rules.packs)
    if card is None:
        return
    if suit_of(card) and state.cards.count(card) >= packs:
        raise Refused("card_seen", f"{card} has been turned.", card=card)
    ranks = [rank_of(other) for other in state.cards]
    if ranks.count(rank_of(card)) >= COPIES_PER_PACK * packs:
        raise Refused("rank_exhausted", f"Every {rank_of(card)} is turned.", rank=rank_of(card))


def check_card(card: str) -> None:
    """Refuse ``unknown_card``."""
    if not is_drawn_card(card):
        raise Refused("unknown_card", f"{card} is not a card.", card=card)


def check_bet(state: State, name: str | None = None, amount: int | None = None) -> None:
    """Check a bet."""
    if name is not None:
        player_at(state.players, name)
    check_playing(state)
    if not state.rules.bets:
        raise Refused("bets_not_allowed", "These rules allow no bets.")
    if name is not None and amount is not None:
        check_amount(amount, bet_limits(state, name))


def check_bet_all(state: State, name: str | None = None) -> None:
    """Check a bet of everything in the purse."""
    check_bet(state, name)
    if name is not None:
        # A bet is 1 or more, so an empty purse is short.
        check_amount(max(1, state.players[name].purse), bet_limits(state, name))


def bet_limits(state: State, name: str) -> tuple[Limit, ...]:
    """Return the limits of what a player may add to their bet."""
    most, held = state.rules.max_bet, state.bets.get(name, 0)
    return (
        Limit(
            lambda _: Refused("stake_above_maximum", f"The maximum is {most}.", maximum=most),
            most=most,
            held=held,
        ),
        purse_limit(state.players[name]),
    )


def check_claim(state: State, name: str | None = None, pool: str | None = None) -> None:
    """Check that a player may get a pool."""
    if name is not None:
        player_at(state.players, name)
    check_playing(state)
    if pool is not None and not state.pools[pool]:
        raise Refused("pool_claimed", f"The {pool} is empty.", pool=pool)


def check_hands(
    state: State,
    left: Sequence[str] = (),
    right: Sequence[str] | None = None,
    place: int | None = None,
) -> None:
    """Check the hands of a result. ``right`` None: it is still open."""
    for card in (*left, *(right or ())):
        check_card(card)
    check_playing(state)
    if place is not None and place != state.round:
        message = f"The round is number {state.round}."
        raise Refused("draw_out_of_turn", message, expected=state.round)
    check_staked(state)
    if right is not None and bool(right) != (state.rules.sides > 1):
        raise Refused("result_missing", "There is one hand for each side.", sides=state.rules.sides)


def check_staked(state: State) -> None:
    """Refuse ``nothing_staked``."""
    if not state.bets:
        raise Refused("nothing_staked", "There is no bet.")


def check_best(state: State, *names: str) -> None:
    """Check the players with the best hand."""
    for name in names:
        player_at(state.players, name)
    check_playing(state)
    check_staked(state)
    for name in names:
        if name not in state.bets:
            raise Refused("no_such_stake", f"{name} has no bet.", punter=name)


def check_count(state: State, counts: Sequence[PlayerCount] = (), *, whole: bool = False) -> None:
    """Check the points of a round; ``whole``: no more follow, so they must be all."""
    for pair in counts:
        player_at(state.players, pair.punter)
    check_playing(state)
    if state.bets:
        raise Refused("answers_pending", "The bets are not settled.")
    total = sum(pair.count for pair in counts)
    names = {pair.punter for pair in counts}
    if len(names) < len(counts) or total > POINTS or (whole and total != POINTS):
        raise Refused("counts_wrong", f"A round has {POINTS} points.", total=total, points=POINTS)
