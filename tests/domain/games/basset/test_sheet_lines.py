"""Lines of a score sheet: read into commands, written from events."""

from typing import Any

import pytest

from service.domain.games.basset import GAME
from service.domain.port.entries import read_line, write_line
from service.domain.session.session_entries import entries_by_event, entries_by_verb
from service.domain.values.errors import BadLine
from service.domain.values.money import CURRENCIES
from tests.factories.basset import commands, events

KINDS = entries_by_verb(GAME)
POINTS, LSD = CURRENCIES["points"], CURRENCIES["lsd"]

LINES: list[tuple[str, Any]] = [
    ("seat dora 1000", commands.seat()),
    ("seat dora 0 clubs", commands.seat(purse=0, suit="clubs")),
    ("buyin anne 7", commands.buy_in(7)),
    ("cashout anne 7", commands.cash_out(7)),
    ("fund 1", commands.fund_bank(1)),
    ("stake anne Q#2 40", commands.stake("Q#2", 40)),
    ("withdraw anne K", commands.withdraw("K")),
    ("fasse Kh", commands.fasse("Kh")),
    ("pair 10 7c", commands.pair("10", "7c")),
    ("last A", commands.last_card("A")),
    ("take anne K", commands.take("K")),
    ("take anne K 60", commands.take("K", 60)),
    ("take *", commands.take_all()),
    ("paroli anne K", commands.paroli("K")),
    ("pay anne K", commands.pay("K")),
    ("mace anne K 5", commands.mace("K", 5)),
    ("sidebet bess carl anne K lose 5", commands.side_bet("K", outcome="lose")),
    ("book anne 0", commands.buy_book(0)),
    ("end", commands.end_deal()),
    ("close", commands.close()),
]


@pytest.mark.parametrize(("line", "command"), LINES)
def test_a_line_is_read(line: str, command: Any) -> None:
    assert read_line(KINDS, line.split(), POINTS) == command


def test_amounts_may_be_denominated() -> None:
    assert read_line(KINDS, ["stake", "anne", "K", "2s6d"], LSD) == commands.stake("K", 120)


def test_a_name_may_hold_blanks() -> None:
    assert read_line(KINDS, ["buyin", "Lady Anne", "7"], POINTS) == commands.buy_in(7, "Lady Anne")


def test_a_punter_called_star_may_take_one_win() -> None:
    assert read_line(KINDS, ["take", "*", "K"], POINTS) == commands.take("K", punter="*")


@pytest.mark.parametrize(
    "line",
    [
        "sit anne 10",
        "SEAT anne 10",
        "seat",
        "seat anne",
        "seat anne ten",
        "seat anne 10 swords",
        "seat anne 10 clubs please",
        "buyin anne 0",
        "cashout anne -5",
        "fund",
        "fund 1.5",
        "fund 1000000000001",
        "stake anne K",
        "stake anne K 0",
        "stake anne K 10 10",
        "withdraw anne K 10",
        "fasse K Q",
        "pair K",
        "pair K Q J",
        "last",
        "take anne",
        "take anne K 60 70",
        "take * K 60 70",
        "paroli anne K Q",
        "pay anne",
        "mace anne K",
        "sidebet bess carl anne K draw 5",
        "sidebet bess carl anne K win",
        "book anne",
        "end now",
        "close now",
    ],
)
def test_an_unreadable_line_is_refused(line: str) -> None:
    with pytest.raises(BadLine):
        read_line(KINDS, line.split(), POINTS)


@pytest.mark.parametrize(
    ("history", "line"),
    [
        ((events.seated("anne", 70, "clubs"),), "seat anne 70 clubs"),
        ((events.seated("Lady Anne", 70),), 'seat "Lady Anne" 70'),
        ((events.brought_in(7),), "buyin anne 7"),
        ((events.cashed_out(7),), "cashout anne 7"),
        ((events.funded(7),), "fund 7"),
        ((events.staked("Q#2", 40),), "stake anne Q#2 40"),
        ((events.replaced("Q", 40),), "stake anne Q 40"),
        ((events.withdrawn("K"),), "withdraw anne K"),
        ((events.fasse("Kh"),), "fasse Kh"),
        ((events.pair("K", "7c"),), "pair K 7c"),
        ((events.last_card("A"),), "last A"),
        ((events.win_taken("K"),), "take anne K"),
        ((events.win_taken("K", restake=60),), "take anne K 60"),
        ((events.win_taken("K"), events.win_taken("K", punter="bess")), "take *"),
        ((events.win_taken("K"), events.target_reached("anne")), "take anne K"),
        ((events.paroli_made("K"),), "paroli anne K"),
        ((events.pay_chosen("K"),), "pay anne K"),
        ((events.maced("K", 5),), "mace anne K 5"),
        ((events.bet_laid("K", "lose"),), "sidebet bess carl anne K lose 5"),
        ((events.book_bought(0),), "book anne 0"),
        ((events.deal_ended(events.couch_returned()),), "end"),
        ((events.closed(),), "close"),
        ((events.target_reached("anne"),), None),
    ],
)
def test_an_entry_is_written(history: tuple[Any, ...], line: str | None) -> None:
    assert write_line(entries_by_event(GAME), history, POINTS) == line
