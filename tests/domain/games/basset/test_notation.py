"""Lines of a score sheet: read into commands, written from events."""

from typing import Any

import pytest

from service.domain.errors import BadLine, BadRules
from service.domain.game import SheetHeader
from service.domain.games.basset import GAME
from service.domain.money import CURRENCIES
from tests.factories import ask, done
from tests.factories.commands import OpenSessionFactory
from tests.factories.events import SessionOpenedFactory

POINTS, LSD = CURRENCIES["points"], CURRENCIES["lsd"]

LINES: list[tuple[str, Any]] = [
    ("seat dora 1000", ask.seat()),
    ("seat dora 0 clubs", ask.seat(purse=0, suit="clubs")),
    ("buyin anne 7", ask.buy_in(7)),
    ("cashout anne 7", ask.cash_out(7)),
    ("fund 1", ask.fund(1)),
    ("stake anne Q#2 40", ask.stake("Q#2", 40)),
    ("withdraw anne K", ask.withdraw("K")),
    ("fasse Kh", ask.fasse("Kh")),
    ("pair 10 7c", ask.pair("10", "7c")),
    ("last A", ask.last("A")),
    ("take anne K", ask.take("K")),
    ("take anne K 60", ask.take("K", 60)),
    ("take *", ask.take_all()),
    ("paroli anne K", ask.paroli("K")),
    ("pay anne K", ask.pay("K")),
    ("mace anne K 5", ask.mace("K", 5)),
    ("sidebet bess carl anne K lose 5", ask.side_bet("K", outcome="lose")),
    ("book anne 0", ask.book(0)),
    ("end", ask.end()),
    ("close", ask.close()),
]


@pytest.mark.parametrize(("line", "command"), LINES)
def test_a_line_is_read(line: str, command: Any) -> None:
    assert GAME.read_line(line.split(), POINTS) == command


def test_amounts_may_be_denominated() -> None:
    assert GAME.read_line(["stake", "anne", "K", "2s6d"], LSD) == ask.stake("K", 120)


def test_a_name_may_hold_blanks() -> None:
    assert GAME.read_line(["buyin", "Lady Anne", "7"], POINTS) == ask.buy_in(7, "Lady Anne")


def test_a_punter_called_star_may_take_one_win() -> None:
    assert GAME.read_line(["take", "*", "K"], POINTS) == ask.take("K", punter="*")


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
def test_a_line_that_means_nothing(line: str) -> None:
    with pytest.raises(BadLine):
        GAME.read_line(line.split(), POINTS)


@pytest.mark.parametrize(
    ("events", "line"),
    [
        ((done.seated("anne", 70, "clubs"),), "seat anne 70 clubs"),
        ((done.seated("Lady Anne", 70),), 'seat "Lady Anne" 70'),
        ((done.brought_in(7),), "buyin anne 7"),
        ((done.cashed_out(7),), "cashout anne 7"),
        ((done.funded(7),), "fund 7"),
        ((done.staked("Q#2", 40),), "stake anne Q#2 40"),
        ((done.replaced("Q", 40),), "stake anne Q 40"),
        ((done.withdrew("K"),), "withdraw anne K"),
        ((done.fasse("Kh"),), "fasse Kh"),
        ((done.pair("K", "7c"),), "pair K 7c"),
        ((done.last("A"),), "last A"),
        ((done.took("K"),), "take anne K"),
        ((done.took("K", restake=60),), "take anne K 60"),
        ((done.took("K"), done.took("K", punter="bess")), "take *"),
        ((done.took("K"), done.reached("anne")), "take anne K"),
        ((done.rode("K"),), "paroli anne K"),
        ((done.chose_pay("K"),), "pay anne K"),
        ((done.maced("K", 5),), "mace anne K 5"),
        ((done.bet("K", "lose"),), "sidebet bess carl anne K lose 5"),
        ((done.bought_book(0),), "book anne 0"),
        ((done.ended(done.home()),), "end"),
        ((done.closed(),), "close"),
        ((done.reached("anne"),), None),
    ],
)
def test_an_entry_is_written(events: tuple[Any, ...], line: str | None) -> None:
    assert GAME.write_line(events) == line


def header(rules: str = "oak", **overrides: Any) -> SheetHeader:
    return SheetHeader("Twelfth Night", rules, POINTS, 10_000, overrides)


def test_a_header_opens_a_session() -> None:
    opened = OpenSessionFactory.build(preset="parlour", max_stake=60)
    assert GAME.open_sheet(header("parlour", max_stake=60)) == opened


def test_rules_that_nobody_knows() -> None:
    with pytest.raises(BadLine):
        GAME.open_sheet(header("faro"))


def test_overrides_that_no_table_can_have() -> None:
    with pytest.raises(BadRules):
        GAME.open_sheet(header("oak", burn=99))


@pytest.mark.parametrize(
    ("field", "written"),
    [("max_cards", 0), ("pay", 0), ("replace", "none"), ("max_stake", 0), ("target", 0)],
)
def test_none_is_written_so_that_toml_can(field: str, written: Any) -> None:
    preset = {"max_cards": "parlour", "pay": "cotton", "replace": "parlour"}.get(field, "oak")
    more = {"cards_required": 0} if field == "max_cards" else {}
    opening = GAME.open_sheet(header(preset, **{field: written}, **more))
    assert getattr(opening.rules, field) is None


@pytest.mark.parametrize(("field", "value"), [("pay", False), ("replace", 0), ("pay", "none")])
def test_none_is_written_in_one_way(field: str, value: Any) -> None:
    with pytest.raises(BadRules):
        GAME.open_sheet(header("oak", **{field: value}))


def test_a_header_holds_only_what_differs_from_the_preset() -> None:
    opened = SessionOpenedFactory.build(preset="cotton", pay=None, burn=2, fasse="half_stake")
    assert GAME.header(opened).overrides == {"pay": 0, "burn": 2}


def test_a_header_has_the_ladder_as_a_list() -> None:
    opened = SessionOpenedFactory.build(preset="oak", ladder=[1, 7, 15, 33, 67])
    assert GAME.header(opened).overrides == {"ladder": [1, 7, 15, 33, 67]}


def test_a_header_opens_what_it_was_written_from() -> None:
    opened = SessionOpenedFactory.build(preset="parlour", replace=None, max_cards=None, burn=0)
    assert GAME.open_sheet(GAME.header(opened)).rules == opened.rules
