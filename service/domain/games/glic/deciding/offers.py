"""The entries that a Glic table offers; ``checks`` and ``betting`` say what it allows."""

from collections.abc import Iterator, Mapping
from typing import Any

from service.domain.games.glic import entries
from service.domain.games.glic.deciding import betting, checks
from service.domain.games.glic.pools import CARDS_OF_HAND, POOLS
from service.domain.games.glic.state import (
    Player,
    State,
    contenders,
)
from service.domain.port.list_offers import Counts, Names, pairs_of
from service.domain.port.offers import (
    Amount,
    EntryForm,
    MainEntry,
    OfferedEntries,
    Word,
    allowed,
)
from service.domain.session.offers.seat_offers import buy_in_form, cash_out_form, seat_form


def _players(state: State, *_: Any) -> Mapping[str, Player]:
    return state.players


def _in_hand(state: State, *_: Any) -> tuple[str, ...]:
    return state.hand_players


def _in_turn(state: State) -> tuple[str, ...]:
    return (state.turn,) if state.turn else ()


def _can_win(state: State, *_: Any) -> tuple[str, ...]:
    return contenders(state)


def _least_bet(state: State, _name: str) -> int:
    return state.rules.min_bet * state.rules.piece


def _check_out(state: State, name: str | None = None, *values: Any) -> None:
    following = values[-1] if len(values) % 2 else None
    checks.check_out(state, name, pairs_of(values), following=following)


def _uncounted(state: State, name: str, *values: Any) -> Iterator[str]:
    named = values[::2]
    return (other for other in checks.others_of(state, name) if other not in named)


def _cards_left(state: State, *values: Any) -> tuple[int, int]:
    """Return the limits of how many cards a player has left, and can pay for."""
    if state.rules.short_purse == "forgive":
        return 1, CARDS_OF_HAND
    return 1, min(CARDS_OF_HAND, state.players[values[-1]].purse // state.rules.piece)


def _is_whole(state: State, *values: Any) -> bool:
    return not any(_uncounted(state, *values))


_WHO_IS_IN_TURN = Word[State]("punter", _in_turn)

_DEAL = EntryForm[State](kind=entries.DEAL, check=checks.check_deal)
_CLAIM = EntryForm[State](
    kind=entries.CLAIM,
    check=checks.check_claim,
    steps=(Word("punter", _in_hand), Word("pool", lambda *_: POOLS)),
    leading=1,
)
_SEE = EntryForm[State](
    kind=entries.SEE, check=betting.check_see, steps=(_WHO_IS_IN_TURN,), leading=1
)
_BET = EntryForm[State](
    kind=entries.BET,
    check=betting.check_bet,
    steps=(_WHO_IS_IN_TURN, Amount("amount", betting.bet_limits, _least_bet)),
    leading=1,
)
_PASS = EntryForm[State](
    kind=entries.PASS, check=betting.check_turn, steps=(_WHO_IS_IN_TURN,), leading=1
)
_PASS_ALL = EntryForm[State](kind=entries.PASS, check=betting.check_pass_all, for_all=True)
_FOLD = EntryForm[State](
    kind=entries.FOLD, check=betting.check_owing, steps=(_WHO_IS_IN_TURN,), leading=1
)
_BEST = EntryForm[State](
    kind=entries.BEST, check=betting.check_best, steps=(Names("punters", _can_win),)
)
# These two name no player in their offers: under a rule, they depend on the purses of others.
_RUN = EntryForm[State](kind=entries.RUN, check=checks.check_run, steps=(Word("punter", _in_hand),))
_OUT = EntryForm[State](
    kind=entries.OUT,
    check=_check_out,
    steps=(Word("punter", _in_hand), Counts("left", _uncounted, _cards_left, _is_whole)),
)
_END = EntryForm[State](kind=entries.END, check=checks.check_dealt)
_CLOSE = EntryForm[State](kind=entries.CLOSE, check=checks.check_between)


def _main(state: State) -> MainEntry:
    """Return what the table waits for: a deal, a bettor, the best hand, or the end of the hand.

    A bettor who owes sees, if the purse allows it; otherwise the bettor passes.
    """
    match state.stage:
        case "between":
            return entries.DEAL.verb, ()
        case "claiming" | "betting":
            assert state.turn is not None, "a player is in turn while the table bets"
            sees = allowed(betting.check_see, state, state.turn)
            return (entries.SEE if sees else entries.PASS).verb, (state.turn,)
        case "showing":
            return entries.BEST.verb, ()
    return entries.OUT.verb, ()


OFFERED = OfferedEntries(
    *(_DEAL, _CLAIM, _SEE, _BET, _PASS, _PASS_ALL, _FOLD, _BEST, _RUN, _OUT, _END),
    *(
        seat_form(entries.SEAT, _players),
        buy_in_form(entries.BUY_IN, _players),
        cash_out_form(entries.CASH_OUT, _players),
    ),
    _CLOSE,
    check=checks.check_open,
    main=_main,
)
"""Every entry of Glic, with the form in which it is offered."""
