"""The entries that a table of the invented game offers; ``checks`` says what it allows."""

from collections.abc import Iterator, Mapping
from typing import Any

from service.domain.port.entries import PlayerCount
from service.domain.port.list_offers import Counts, Hand, Names, pairs_of
from service.domain.port.offers import (
    Amount,
    EntryForm,
    MainEntry,
    OfferedEntries,
    Values,
    Word,
    allowed,
)
from service.domain.session.offers.seat_offers import buy_in_form, cash_out_form, seat_form
from service.domain.values.cards import RANKS
from tests.factories.invented import checks, entries
from tests.factories.invented.entries import POINTS
from tests.factories.invented.state import Player, State


def _players(state: State, *_: Any) -> Mapping[str, Player]:
    return state.players


def _round_number(state: State) -> Mapping[str, Any]:
    return {"place": state.round}


def _is_rules_ante_allowed(state: State) -> bool:
    return allowed(checks.check_ante, state, state.rules.ante)


def _check_counts(state: State, *values: Any) -> None:
    counts = pairs_of(values)
    named = values[-1:] if len(values) % 2 else ()
    checks.check_count(state, (*counts, *(PlayerCount(punter=name, count=0) for name in named)))


def _rest(values: Values) -> int:
    return POINTS - sum(pair.count for pair in pairs_of(values))


def _uncounted(state: State, *values: Any) -> Iterator[str]:
    named = values[::2]
    return (name for name in state.players if name not in named)


def _numbers(state: State, *values: Any) -> tuple[int, int]:
    """Return the limits of a number. The last player who is left has the rest."""
    rest, is_last = _rest(values), not any(_uncounted(state, *values))
    return (rest if is_last else 0), rest


def _is_whole(_state: State, *values: Any) -> bool:
    return len(values) >= 2 * checks.PLAYERS_MIN and not _rest(values)


_ANTE = EntryForm[State](
    kind=entries.ANTE,
    check=checks.check_ante,
    steps=(Amount("amount", checks.ante_limits, optional=_is_rules_ante_allowed),),
)
_RULES_ANTE = EntryForm[State](
    kind=entries.ANTE,
    check=checks.check_rules_ante,
    fixed=lambda state: {"amount": state.rules.ante},
    is_shortcut=True,
)
_LEVEL = EntryForm[State](kind=entries.LEVEL, check=checks.check_level, steps=(Amount("level"),))
_TURN = EntryForm[State](
    kind=entries.TURN, check=checks.check_turn, steps=(Word("card", lambda _: RANKS),)
)
_BET = EntryForm[State](
    kind=entries.BET,
    check=checks.check_bet,
    steps=(Word("punter", _players), Amount("amount", checks.bet_limits)),
    leading=1,
)
_BET_ALL = EntryForm[State](
    kind=entries.BET,
    check=checks.check_bet_all,
    steps=(Word("punter", _players),),
    leading=1,
    for_all=True,
)
_CLAIM = EntryForm[State](
    kind=entries.CLAIM,
    check=checks.check_claim,
    steps=(Word("punter", _players), Word("pool", lambda state, _: state.pools, optional=True)),
    leading=1,
)
_SHOW = EntryForm[State](
    kind=entries.SHOW,
    check=checks.check_hands,
    steps=(Hand("left"), Hand("right", lambda state: state.rules.sides > 1)),
    fixed=_round_number,
)
_BEST = EntryForm[State](
    kind=entries.BEST, check=checks.check_best, steps=(Names("punters", _players),)
)
_COUNT = EntryForm[State](
    kind=entries.COUNT,
    check=_check_counts,
    steps=(Counts("counts", _uncounted, _numbers, _is_whole),),
)
_STOP = EntryForm[State](kind=entries.STOP, check=checks.check_open)


def _main(state: State) -> MainEntry | None:
    """Return the result if there are bets, otherwise the count, or the ante of the next round."""
    if state.bets:
        return entries.SHOW.verb, ()
    return (entries.COUNT.verb, ()) if state.playing else (entries.ANTE.verb, ())


OFFERED = OfferedEntries(
    *(_ANTE, _RULES_ANTE, _LEVEL, _TURN, _BET, _BET_ALL, _CLAIM, _SHOW, _BEST, _COUNT),
    seat_form(entries.SEAT, _players, seats_of=lambda state: checks.SEAT_LIMIT.under(state.rules)),
    buy_in_form(entries.BUY_IN, _players),
    cash_out_form(entries.CASH_OUT, _players),
    _STOP,
    check=checks.check_open,
    main=_main,
)
"""Every entry of the invented game, with the form in which it is offered."""
