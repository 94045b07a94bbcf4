"""The entries that a Lansquenet table offers; ``checks`` says what it allows."""

from collections.abc import Iterable, Mapping
from typing import Any, get_args

from service.domain.games.lansquenet import entries
from service.domain.games.lansquenet.deciding import checks
from service.domain.games.lansquenet.events import Outcome
from service.domain.games.lansquenet.hand_result import LEFT_AND_RIGHT, find_outcome
from service.domain.games.lansquenet.state import Player, State, uncovered
from service.domain.port.offers import (
    Amount,
    EntryForm,
    MainEntry,
    OfferedEntries,
    OpenField,
    Step,
    Values,
    Word,
)
from service.domain.session.offers.seat_offers import buy_in_form, cash_out_form, seat_form
from service.domain.session.seats import purse_limit
from service.domain.values.cards import PACK, RANKS, SUIT_LETTERS


def _players(state: State, *_: Any) -> Mapping[str, Player]:
    return state.players


def _banker(state: State) -> str | None:
    return state.banker


def _hand_number(state: State) -> Mapping[str, Any]:
    return {"place": state.hand}


def _last_wager(state: State) -> int | None:
    return state.past_hands[-1].wager if state.past_hands else None


def _rest(state: State, _name: str) -> int:
    return uncovered(state)


class _HandCards(Step[State]):
    """The cards of a hand, one after the other until one matches."""

    repeats = True

    def open_field(self, form: EntryForm[State], state: State, values: Values) -> OpenField | None:
        match = state.rules.match
        if find_outcome(values, match):
            return None
        marks: Iterable[str] = SUIT_LETTERS if match == "suit" else RANKS
        return OpenField(
            name=self.name,
            choices=tuple(mark for mark in marks if form.allows(state, (*values, mark))),
            least=max(1, LEFT_AND_RIGHT - len(values)),
            most=PACK - len(values),
        )


_WAGER = EntryForm[State](
    kind=entries.WAGER,
    check=checks.check_wager,
    steps=(Amount("amount", checks.wager_limits, _last_wager),),
    player=_banker,
)
_COVER = EntryForm[State](
    kind=entries.COVER,
    check=checks.check_cover,
    steps=(Word("punter", _players), Amount("amount", checks.cover_limits, _rest)),
    leading=1,
)
_COVER_REST = EntryForm[State](
    kind=entries.COVER,
    check=checks.check_cover_rest,
    steps=(Word("punter", _players),),
    leading=1,
    for_all=True,
)
_WITHDRAW = EntryForm[State](
    kind=entries.WITHDRAW,
    check=checks.check_withdraw,
    steps=(Word("punter", _players),),
    leading=1,
)
_MATCH = EntryForm[State](
    kind=entries.MATCH,
    check=lambda state, *_: checks.check_hand(state),
    steps=(Word("outcome", lambda _: get_args(Outcome)),),
    fixed=_hand_number,
)
_CARDS = EntryForm[State](
    kind=entries.CARDS,
    check=lambda state, *cards: checks.check_hand_cards(state, cards),
    steps=(_HandCards("cards"),),
    fixed=_hand_number,
)
_PASS = EntryForm[State](kind=entries.PASS, check=checks.check_pass, player=_banker)
_AUCTION = EntryForm[State](
    kind=entries.AUCTION,
    check=checks.check_sale,
    steps=(
        Word("punter", _players),
        Amount("price", lambda state, name: (purse_limit(state.players[name]),)),
    ),
    leading=1,
)
_CLOSE = EntryForm[State](kind=entries.CLOSE, check=checks.check_open)


def _main(state: State) -> MainEntry | None:
    """Return the hand if the wager is covered, otherwise the wager if there is none."""
    if state.covers:
        return entries.MATCH.verb, ()
    return None if state.wager or state.selling else (entries.WAGER.verb, ())


OFFERED = OfferedEntries(
    *(_MATCH, _CARDS, _WAGER, _COVER, _COVER_REST, _WITHDRAW, _AUCTION, _PASS),
    *(
        seat_form(entries.SEAT, _players),
        buy_in_form(entries.BUY_IN, _players),
        cash_out_form(entries.CASH_OUT, _players),
    ),
    _CLOSE,
    check=checks.check_open,
    main=_main,
)
"""Every entry of Lansquenet, with the form in which it is offered."""
