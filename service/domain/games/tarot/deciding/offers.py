"""The entries that a Swiss Tarot table offers; ``checks`` says what it allows."""

from collections.abc import Iterator, Mapping
from typing import Any

from service.domain.games.tarot import entries
from service.domain.games.tarot.deciding import checks
from service.domain.games.tarot.state import (
    ROUND_POINTS,
    SEATS,
    Player,
    State,
    dealer,
    round_number,
)
from service.domain.port.list_offers import Counts, pairs_of
from service.domain.port.offers import Amount, EntryForm, MainEntry, OfferedEntries, allowed
from service.domain.session.offers.seat_offers import buy_in_form, cash_out_form, seat_form


def _players(state: State, *_: Any) -> Mapping[str, Player]:
    return state.players


def _rules_ante(state: State) -> int | None:
    return state.rules.ante or None


def _is_rules_ante_allowed(state: State) -> bool:
    return allowed(checks.check_ante, state, state.rules.ante)


def _round_number(state: State) -> Mapping[str, Any]:
    return {"place": round_number(state)}


def _check_counts(state: State, *values: Any) -> None:
    following = values[-1] if len(values) % 2 else None
    checks.check_count(state, pairs_of(values), following=following)


def _least(state: State, name: str) -> int:
    """Return the least that a player can count: the discards of the dealer are a trick."""
    return 1 if name == dealer(state) else 0


def _uncounted(state: State, *values: Any) -> Iterator[str]:
    named = values[::2]
    return (name for name in state.players if name not in named)


def _points(state: State, *values: Any) -> tuple[int, int]:
    """Return the limits of a player's points. The last player has the rest."""
    rest = ROUND_POINTS - sum(pair.count for pair in pairs_of(values))
    others = list(_uncounted(state, *values))
    if not others:
        return rest, rest
    return _least(state, values[-1]), rest - sum(_least(state, name) for name in others)


def _is_whole(_state: State, *values: Any) -> bool:
    return len(values) >= 2 * (SEATS - 1)


_ANTE = EntryForm[State](
    kind=entries.ANTE,
    check=checks.check_ante,
    steps=(Amount("amount", checks.ante_limits, _rules_ante, optional=_is_rules_ante_allowed),),
)
_COUNT = EntryForm[State](
    kind=entries.COUNT,
    check=_check_counts,
    steps=(Counts("counts", _uncounted, _points, _is_whole),),
    fixed=_round_number,
)
_END = EntryForm[State](kind=entries.END, check=checks.check_playing)
_CLOSE = EntryForm[State](kind=entries.CLOSE, check=checks.check_between)


def _main(state: State) -> MainEntry:
    """Return the count of the round that is played, otherwise the ante of the next game."""
    return (entries.COUNT if state.playing else entries.ANTE).verb, ()


OFFERED = OfferedEntries(
    *(_ANTE, _COUNT, _END),
    *(
        seat_form(entries.SEAT, _players, seats_of=lambda _: SEATS),
        buy_in_form(entries.BUY_IN, _players),
        cash_out_form(entries.CASH_OUT, _players),
    ),
    _CLOSE,
    check=checks.check_open,
    main=_main,
)
"""Every entry of Swiss Tarot, with the form in which it is offered."""
