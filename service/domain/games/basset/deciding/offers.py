"""The entries that a Basset table offers; ``deciding`` says what it allows."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from service.domain.games.basset import entries
from service.domain.games.basset.deciding import answers, checks, draws, side_bets, stakes
from service.domain.games.basset.draw_result import FASSE, LAST, PAIR
from service.domain.games.basset.settle import LOSE, WIN
from service.domain.games.basset.state import Punter, State, stakes_of, wins_waiting
from service.domain.port.entries import EntryKind
from service.domain.port.offers import Amount, EntryForm, MainEntry, OfferedEntries, Word
from service.domain.session.offers.seat_offers import buy_in_form, cash_out_form, seat_form
from service.domain.session.seats import purse_limit
from service.domain.values.cards import RANKS, SUITS


def _punters(state: State, *_: Any) -> Mapping[str, Punter]:
    return state.punters


def _ranks(*_: Any) -> tuple[str, ...]:
    return RANKS


def _next_cards(state: State, punter: str) -> Iterator[str]:
    """Yield the card that a new stake on each rank would get."""
    cards = (checks.next_card(state, punter, rank) for rank in RANKS)
    return (card for card in cards if card is not None)


def _cards(state: State, punter: str) -> Iterator[str]:
    return (stake.card for stake in stakes_of(state, punter))


def _winners(state: State) -> tuple[str, ...]:
    """Return the punters with a win that waits, in the order staked."""
    return tuple(dict.fromkeys(stake.punter for stake in wins_waiting(state)))


def _wins(state: State, punter: str) -> Iterator[str]:
    return (stake.card for stake in wins_waiting(state) if stake.punter == punter)


def _staked(state: State, *_parties: str) -> tuple[str, ...]:
    """Return the punters with a card on the table."""
    return tuple(dict.fromkeys(stake.punter for stake in state.stakes.values()))


def _staked_cards(state: State, _backer: str, _against: str, punter: str) -> Iterator[str]:
    return _cards(state, punter)


def _newest_draw(state: State) -> Mapping[str, Any]:
    return {"place": state.next_draw - 1}


_PUNTER = Word[State]("punter", _punters)
_WIN = (Word[State]("punter", _winners), Word[State]("card", _wins))
_CARD = Word[State]("cards", _ranks, left=1)


def _draw_form(
    kind: EntryKind, check: Callable[..., None], *steps: Word[State]
) -> EntryForm[State]:
    return EntryForm(
        kind=kind,
        check=lambda state, *cards: check(state, cards),
        steps=steps,
        fixed=lambda state: {"place": state.next_draw},
    )


_FASSE = _draw_form(entries.FASSE, draws.check_fasse, _CARD)
_PAIR = _draw_form(entries.PAIR, draws.check_pair, Word("cards", _ranks, left=2), _CARD)
_LAST = _draw_form(entries.LAST, draws.check_last_card, _CARD)
_TAKE = EntryForm[State](
    kind=entries.TAKE,
    check=answers.check_take,
    steps=(*_WIN, Amount("restake", answers.restake_limits, optional=lambda *_: True)),
    leading=2,
    fixed=_newest_draw,
)
_TAKE_EVERY = EntryForm[State](
    kind=entries.TAKE, check=answers.check_take_every, fixed=_newest_draw, for_all=True
)
_PAROLI = EntryForm[State](
    kind=entries.PAROLI, check=answers.check_paroli, steps=_WIN, leading=2, fixed=_newest_draw
)
_PAY = EntryForm[State](
    kind=entries.PAY, check=answers.check_pay, steps=_WIN, leading=2, fixed=_newest_draw
)
_STAKE = EntryForm[State](
    kind=entries.STAKE,
    check=stakes.check_stake,
    steps=(_PUNTER, Word("card", _next_cards), Amount("amount", stakes.stake_limits)),
    leading=1,
)
_WITHDRAW = EntryForm[State](
    kind=entries.WITHDRAW,
    check=stakes.check_withdraw,
    steps=(_PUNTER, Word("card", _cards)),
    leading=1,
)
_MACE = EntryForm[State](
    kind=entries.MACE,
    check=stakes.check_mace,
    steps=(_PUNTER, Word("card", _cards), Amount("amount", stakes.mace_limits)),
    leading=1,
)
_SIDE_BET = EntryForm[State](
    kind=entries.SIDE_BET,
    check=side_bets.check_side_bet,
    steps=(
        Word("backer", _punters),
        Word("against", _punters),
        Word("punter", _staked),
        Word("card", _staked_cards),
        Word("outcome", lambda *_: (WIN, LOSE)),
        Amount("amount", side_bets.side_bet_limits),
    ),
)
_BOOK = EntryForm[State](
    kind=entries.BOOK,
    check=checks.check_book,
    steps=(
        _PUNTER,
        Amount("price", lambda state, name: (purse_limit(state.punters[name]),)),
    ),
    leading=1,
)
_FUND = EntryForm[State](
    kind=entries.FUND, check=lambda state, *_: checks.check_open(state), steps=(Amount("amount"),)
)
_END = EntryForm[State](kind=entries.END, check=checks.check_end)
_CLOSE = EntryForm[State](kind=entries.CLOSE, check=checks.check_not_dealing)

_DRAWS = {FASSE: entries.FASSE, PAIR: entries.PAIR, LAST: entries.LAST}


def _main(state: State) -> MainEntry:
    """Return the first win that waits, or the next draw, or the end of the deal."""
    if waiting := wins_waiting(state):
        return entries.TAKE.verb, (waiting[0].punter, waiting[0].card)
    kind = draws.next_draw(state)
    return (_DRAWS[kind] if kind else entries.END).verb, ()


OFFERED = OfferedEntries(
    *(_FASSE, _PAIR, _LAST, _TAKE, _TAKE_EVERY, _PAROLI, _PAY, _END),
    *(_STAKE, _WITHDRAW, _MACE, _SIDE_BET, _BOOK),
    seat_form(entries.SEAT, _punters, Word("suit", lambda *_: SUITS, optional=True)),
    buy_in_form(entries.BUY_IN, _punters),
    cash_out_form(entries.CASH_OUT, _punters),
    *(_FUND, _CLOSE),
    check=checks.check_open,
    main=_main,
)
"""Every entry of Basset, with the form in which it is offered."""
