"""Who comes next: rotation, places, the order of cover, and who holds the cards.

Source: S4; † in `docs/explanation/baccarat.md` where it is silent.
"""

from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import NamedTuple

from service.domain.games.baccarat.events import Hand, Result
from service.domain.games.baccarat.state import HANDS, State, is_bystander, sides_dealt
from service.domain.values.fast_replace import changed


class CoveredStake(NamedTuple):
    """A stake, and what of it the bank reaches in the order of cover; smallest units."""

    hand: Hand
    punter: str
    amount: int
    covered: int


def rotation(state: State) -> tuple[str, ...]:
    """Return the seated players in the order in which they sat down."""
    return tuple(name for name in state.players if not is_bystander(state, name))


def starting_after(names: Sequence[str], name: str | None) -> tuple[str, ...]:
    """Return names that go round, beginning after ``name``, which comes last if it is there."""
    start = names.index(name) + 1 if name in names else 0
    return (*names[start:], *names[:start])


def next_in_rotation(state: State, name: str) -> str | None:
    """Return who is in turn after a player; None where the bank is put up to auction."""
    if state.rules.bank_goes == "auction":
        return None
    return starting_after(rotation(state), name)[0]


def cover_order(state: State) -> tuple[str, ...]:
    """Return the punters, the nearest to the banker first, and bystanders last as they came.

    With two sides: right 1, left 1, right 2, and so on. While the bank is open, the late banker
    counts as the banker.
    """
    bystanders = (name for name in state.players if is_bystander(state, name))
    return (*_seated_in_order(state), *bystanders)


def _seated_in_order(state: State) -> Iterator[str]:
    if state.rules.sides > 1:
        pairs = zip_longest(*(state.places[hand] for hand in HANDS))
        return (name for pair in pairs for name in pair if name is not None)
    banker = state.banker or state.late_banker
    return (name for name in starting_after(rotation(state), banker) if name != banker)


def covered_stakes(state: State) -> tuple[CoveredStake, ...]:
    """Return the stakes in the order of cover."""
    left, covered = state.bank, []
    for name in cover_order(state):
        for hand in HANDS:
            if amount := state.stakes[hand].get(name, 0):
                reached = min(amount, left)
                covered.append(CoveredStake(hand, name, amount, reached))
                left -= reached
    return tuple(covered)


def holder(state: State, hand: Hand) -> str | None:
    """Return who holds the cards of a hand: a claimant, a seated player, or else a bystander."""
    staked = [stake for stake in covered_stakes(state) if stake.hand == hand]
    if not staked or state.bancos:
        return staked[0].punter if staked else None
    seated = [stake for stake in staked if not is_bystander(state, stake.punter)]
    candidates = seated or staked
    if state.rules.sides == 1:
        return max(candidates, key=lambda stake: stake.covered).punter
    names = [stake.punter for stake in candidates]
    return next((name for name in _in_turn_at(state, hand) if name in names), names[0])


def _in_turn_at(state: State, hand: Hand) -> tuple[str, ...]:
    """Return the punters of a side, beginning with the one in turn to hold the cards."""
    places, turn = state.places[hand], state.turns[hand]
    start = places.index(turn) if turn in places else 0
    return (*places[start:], *places[:start])


def turn_after(state: State, hand: Hand, result: Result) -> str | None:
    """Return who is in turn to hold the cards after a hand: after a loss, the next place."""
    holds = holder(state, hand)
    if state.bancos or holds not in state.places[hand]:
        return state.turns[hand]
    return starting_after(state.places[hand], holds)[0] if result == "bank" else holds


def places_left(state: State, hand: Hand) -> int | None:
    """Return how many more players may sit at a side; None: no limit. The banker sits apart."""
    if state.rules.seats is None:
        return None
    if state.rules.sides > 1:
        return max(0, state.rules.seats // 2 - len(state.places[hand]))
    banker = state.banker or state.late_banker
    return max(0, state.rules.seats - len(rotation(state)) + (banker is not None))


def emptier_side(state: State) -> Hand:
    """Return the side with fewer seated players; the right one if they are equal."""
    return min(sides_dealt(state), key=lambda hand: len(state.places[hand]))


def with_banker_away(state: State, banker: str) -> State:
    """Return the table after a new banker left a place at a side.

    The first banker leaves none behind. A later one leaves it to the late banker, with its turn at
    the cards.
    """
    hand = next((hand for hand in HANDS if banker in state.places[hand]), None)
    if hand is None:
        return state
    late = state.late_banker
    comes = (late,) if late is not None else ()
    at = state.places[hand].index(banker)
    places = (*state.places[hand][:at], *comes, *state.places[hand][at + 1 :])
    turn = late if state.turns[hand] == banker else state.turns[hand]
    return _with_places(state, hand, places, turn)


def _with_places(state: State, hand: Hand, places: tuple[str, ...], turn: str | None) -> State:
    return changed(state, places={**state.places, hand: places}, turns={**state.turns, hand: turn})
