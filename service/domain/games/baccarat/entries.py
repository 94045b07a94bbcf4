"""The entries of Baccarat, each declared once. ``domain.port.entries`` explains fields."""

from dataclasses import replace
from typing import get_args

from service.domain.games.baccarat import commands as c
from service.domain.games.baccarat import events as e
from service.domain.port.entries import (
    CLOSING,
    ChoiceCondition,
    EntryKind,
    Field,
    FieldType,
    RuleCondition,
)
from service.domain.session.seats import AMOUNT, PLAYER, buy_in_kind, cash_out_kind, seat_kind
from service.domain.values.cards import DRAWN_PATTERN

HAND_NUMBER_MAX = 10**6
CARDS_LEAST, CARDS_MOST = 2, 3
NOT_DEALT = "none"

TWO_SIDES = RuleCondition(rule="sides", values=(2,))

HAND_NUMBER = Field(
    name="place", type=FieldType.NUMBER, optional=True, least=0, most=HAND_NUMBER_MAX, in_line=False
)
_RESULT = Field(name="right", type=FieldType.CHOICE, choices=get_args(e.Result))
_BANK_CARDS = Field(
    name="bank",
    type=FieldType.CARDS,
    arguments=("bank_cards",),
    joined=True,
    least=CARDS_LEAST,
    most=CARDS_MOST,
    pattern=DRAWN_PATTERN,
)
_RIGHT_CARDS = replace(_BANK_CARDS, name="right", arguments=("right_cards",), optional=True)

SEAT = seat_kind(
    e.PunterSeated,
    c.SeatOrStand,
    Field(
        name="where",
        type=FieldType.CHOICE,
        choices=get_args(e.Where),
        optional=True,
        limited=ChoiceCondition(choices=e.WITH_SIDE, only_if=TWO_SIDES),
    ),
)
BUY_IN = buy_in_kind(e.MoneyBroughtIn)
CASH_OUT = cash_out_kind(e.MoneyCashedOut)
BANK = EntryKind(
    verb="bank", path="banks", command=c.TakeBank, event=e.BankTaken, fields=(PLAYER, AMOUNT)
)
FUND = EntryKind(
    verb="fund", path="bank-funds", command=c.FundBank, event=e.BankFunded, fields=(AMOUNT,)
)
STAKE = EntryKind(
    verb="stake", path="stakes", command=c.PlaceStake, event=e.StakePlaced, fields=(PLAYER, AMOUNT)
)
WITHDRAW = EntryKind(
    verb="withdraw",
    path="withdrawals",
    command=c.WithdrawStake,
    event=e.StakeWithdrawn,
    fields=(PLAYER,),
)
AGAIN = EntryKind(verb="again", path="repeats", command=c.RepeatStakes, event=e.StakesRepeated)
BANCO = EntryKind(
    verb="banco",
    path="bancos",
    command=c.ClaimBanco,
    event=e.BancoClaimed,
    fields=(
        PLAYER,
        Field(
            name="how",
            type=FieldType.CHOICE,
            choices=get_args(e.How),
            optional=True,
            only_if=RuleCondition(rule="cheval", values=(True,)),
        ),
    ),
)
ACCEPT = EntryKind(
    verb="accept", path="acceptances", command=c.AcceptStakes, event=e.StakesAccepted
)
HAND = EntryKind(
    verb="hand",
    path="hands",
    selector="kind",
    command=c.DealHand,
    event=e.HandDealt,
    fields=(
        replace(_RESULT, limited=ChoiceCondition(choices=(NOT_DEALT,), only_if=TWO_SIDES)),
        replace(_RESULT, name="left", optional=True, default=NOT_DEALT, only_if=TWO_SIDES),
        HAND_NUMBER,
    ),
    waits=True,
)
CARDS = EntryKind(
    verb="cards",
    path="hands",
    selector="kind",
    command=c.DealCards,
    event=e.HandDealt,
    fields=(
        _BANK_CARDS,
        _RIGHT_CARDS,
        replace(_RIGHT_CARDS, name="left", arguments=("left_cards",), only_if=TWO_SIDES),
        HAND_NUMBER,
    ),
    waits=True,
)
PASS = EntryKind(verb="pass", path="passes", command=c.PassDeal, event=e.DealPassed)
SHOE = EntryKind(verb="shoe", path="shoes", command=c.ShuffleCards, event=e.CardsShuffled)
CLOSE = EntryKind(
    verb="close", path="closings", command=c.CloseSession, event=e.SessionClosed, role=CLOSING
)

ENTRIES = (
    *(SEAT, BUY_IN, CASH_OUT),
    # A hand with cards is written as cards, so that kind comes before the results alone.
    *(BANK, FUND, STAKE, WITHDRAW, AGAIN, ACCEPT, BANCO, CARDS, HAND, PASS, SHOE, CLOSE),
)
