"""What a Glic table allows: checks that ``decide`` and the offers share.

A check takes the values of an entry in their order; those that are missing are not checked. It
checks in the order of ``REFUSALS``. ``betting`` has the checks of the Poch.
"""

from collections.abc import Iterable, Iterator, Sequence

from service.domain.games.glic.events import Ante
from service.domain.games.glic.pools import (
    CARDS_OF_HAND,
    COUPLE,
    MARRIAGE,
    POOLS,
    Pool,
    cards_of,
    pools_with,
)
from service.domain.games.glic.state import BETWEEN, CLAIMING, State, is_closed, next_hand
from service.domain.port.entries import PlayerCount
from service.domain.port.player_amount import PlayerAmount
from service.domain.session.seats import check_purse, player_at
from service.domain.values.errors import Refused

PLAYERS_MIN = 3
"""How many play at least, from S3."""


def check_open(state: State) -> None:
    """Refuse ``session_closed``."""
    if is_closed(state):
        raise Refused("session_closed", "The session is closed.")


def check_between(state: State) -> None:
    """Refuse ``deal_in_progress``."""
    if state.stage != BETWEEN:
        raise Refused("deal_in_progress", "The hand is not over.")


def check_dealt(state: State) -> None:
    """Refuse ``deal_not_begun``."""
    if state.stage == BETWEEN:
        raise Refused("deal_not_begun", "No hand has been dealt.")


def check_in_hand(state: State, *names: str | None) -> None:
    """Refuse ``unknown_punter``, ``deal_not_begun`` and ``not_in_hand``."""
    given = [name for name in names if name is not None]
    for name in given:
        player_at(state.players, name)
    check_dealt(state)
    for name in given:
        if name not in state.hand_players:
            raise Refused("not_in_hand", f"{name} does not play this hand.", punter=name)


def check_deal(state: State) -> None:
    """Check that a hand may be dealt."""
    check_between(state)
    names = next_hand(state)
    if len(names) < PLAYERS_MIN:
        message = f"{PLAYERS_MIN} players with money are needed."
        raise Refused("too_few_players", message, seated=len(names))
    antes = antes_of(state, names)
    for name in names:
        check_purse(state.players[name], sum(a.amount for a in antes if a.punter == name))
    deck = state.rules.deck
    if CARDS_OF_HAND * len(names) + 1 > deck:
        message = f"{deck} cards are too few for {len(names)} players."
        raise Refused("pack_exhausted", message, deck=deck, players=len(names))


def antes_of(state: State, names: Sequence[str]) -> tuple[Ante, ...]:
    """Return the antes of a hand that ``names`` play, in line from its dealer on."""
    return tuple(
        Ante(punter=name, pool=pool, amount=state.rules.piece)
        for name, pool in _payers(state.rules.ante_by, names)
    )


def _payers(ante_by: str, names: Sequence[str]) -> Iterator[tuple[str, Pool]]:
    """Yield who puts a piece into which pool, in turn."""
    if ante_by == "each":
        yield from ((name, pool) for name in names for pool in POOLS)
    else:
        payers = names[:1] if ante_by == "dealer" else names
        yield from ((payers[n % len(payers)], pool) for n, pool in enumerate(POOLS))


def check_claim(state: State, name: str | None = None, pool: Pool | None = None) -> None:
    """Check that a player may get a pool."""
    check_in_hand(state, name)
    if state.stage != CLAIMING:
        raise Refused("claims_closed", "The betting has begun, so no pool can be claimed.")
    if name is None or pool is None:
        return
    for needed in (pool, *(COUPLE if pool == MARRIAGE else ())):
        winner = state.claims.get(needed)
        if winner is not None and (needed == pool or winner != name):
            message = f"{winner} has won the pool {needed} in this hand."
            raise Refused("pool_claimed", message, pool=needed, punter=winner)
    held = won_by(state, name)
    cards = cards_of((*held, *pools_with(pool, held)))
    if cards > CARDS_OF_HAND:
        message = f"{name} would need {cards} cards for these pools."
        raise Refused("too_many_cards", message, punter=name, cards=cards)


def won_by(state: State, name: str) -> tuple[Pool, ...]:
    """Return the pools that a player won in this hand."""
    return tuple(pool for pool, winner in state.claims.items() if winner == name)


def check_empty_poch(state: State, *names: str | None) -> None:
    """Check an entry after the betting, about ``names``: the Poch is empty."""
    check_in_hand(state, *names)
    if poch := sum(state.bets.values()):
        raise Refused("answers_pending", "Bets lie in the Poch.", poch=poch)


def check_run(state: State, name: str | None = None) -> None:
    """Check that a player may end a sequence."""
    check_empty_poch(state, name)
    if name is not None:
        _check_payers(state, dict.fromkeys(others_of(state, name), 1))


def check_out(
    state: State,
    name: str | None = None,
    counts: Sequence[PlayerCount] = (),
    *,
    following: str | None = None,
    whole: bool = False,
) -> None:
    """Check that a player may be out of cards, by the cards that others have left.

    ``whole``: no more counts follow, so they must be all. ``following`` is the player whose count
    comes after ``counts``.
    """
    named = [each.punter for each in counts]
    check_empty_poch(state, name, *named, following)
    if name is None:
        return
    _check_counts(name, counts, following)
    if whole and (missing := [n for n in others_of(state, name) if n not in named]):
        message = f"The cards of {missing[0]} are not counted."
        raise Refused("counts_wrong", message, missing=missing[0])
    left = {each.punter: each.count for each in counts}
    _check_payers(state, {other: left.get(other, 1) for other in others_of(state, name)})


def _check_counts(name: str, counts: Sequence[PlayerCount], following: str | None) -> None:
    """Refuse ``counts_wrong`` for the winner, a name twice, or a count that no hand has."""
    named = [*(each.punter for each in counts), *([following] if following is not None else [])]
    for index, other in enumerate(named):
        if other == name or other in named[:index]:
            raise Refused("counts_wrong", f"{other} is named twice.", twice=other)
    for each in counts:
        if not 1 <= each.count <= CARDS_OF_HAND:
            message = f"{each.punter} has from 1 to {CARDS_OF_HAND} cards left."
            raise Refused("counts_wrong", message, punter=each.punter)


def others_of(state: State, name: str) -> tuple[str, ...]:
    """Return the other players of the hand, in line from the dealer on."""
    return tuple(other for other in state.hand_players if other != name)


def _check_payers(state: State, pieces: dict[str, int]) -> None:
    if state.rules.short_purse == "refuse":
        for name, count in pieces.items():
            check_purse(state.players[name], count * state.rules.piece)


def payments_of(state: State, counts: Iterable[tuple[str, int]]) -> tuple[PlayerAmount, ...]:
    """Return what players pay for so many pieces each, as far as their purses hold it."""
    due = ((name, min(n * state.rules.piece, state.players[name].purse)) for name, n in counts)
    return tuple(PlayerAmount(punter=name, amount=amount) for name, amount in due if amount)
