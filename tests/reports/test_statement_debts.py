"""The statement of a banker who owes money: every format shows it, and the sums stay right."""

import pytest

from service.application.application import Application
from service.application.sessions.assignment import Assignment
from service.domain.games import GAMES
from service.domain.games.basset.commands import CloseSession
from service.domain.ledger import BANK
from service.domain.people.person import Deposit, RegisterPerson
from service.domain.port.parties import BOX
from service.domain.session.payments import MakePayment
from service.domain.session.rulings import MakeRuling
from service.reports.statement.formats import STATEMENT_FORMATS
from service.reports.statement.model import BankrollStatement, StatementPeriod
from service.reports.statement.page import statement_page
from tests.factories.basset import commands
from tests.factories.basset.openings import OpeningFactory
from tests.factories.basset.random_houses import handler_over, meta, number
from tests.memory_store.store import MemoryStore
from tests.reports.read_formats import READERS, Figures

PELL, TABLE = number("pell"), number("table")


@pytest.fixture
def application() -> Application:
    """A service with a banker with 60 whose bank lost 150."""
    application = handler_over(MemoryStore())
    application.people.register(PELL, RegisterPerson(name="Pell"), meta("pell"))
    application.people.enter(PELL, Deposit(currency="points", amount=60), meta("deposit"))
    opening = OpeningFactory.build(bank=0)
    application.recorder.open(
        TABLE, GAMES["basset"], opening, meta("open"), Assignment(banker=PELL)
    )
    application.recorder.enter(TABLE, commands.seat("bess", 100), meta("bess"))
    application.recorder.enter(
        TABLE, MakeRuling(source=BANK, target="bess", amount=150), meta("loss")
    )
    application.recorder.enter(TABLE, CloseSession(), meta("close"))
    return application


@pytest.fixture
def statement(application: Application) -> BankrollStatement:
    return application.statements.statement(PELL, None, StatementPeriod())


def test_the_debt_is_what_the_bank_has_below_zero(statement: BankrollStatement) -> None:
    (seat,) = statement.sessions
    assert (seat.player, seat.result, seat.moved_in, seat.in_play) == (BANK, -150, 60, -90)
    assert statement.totals.closing_balance == 0
    assert statement.totals.in_play == statement.totals.moved_in + statement.totals.result
    assert sum(statement.balances.values()) == 0


def test_a_payment_of_the_bank_is_no_longer_owed(application: Application) -> None:
    for number_of_payment, left in enumerate((-45, 0)):
        payment = MakePayment(source=BANK, target=BOX, amount=45)
        application.recorder.enter(TABLE, payment, meta(f"payment {number_of_payment}"))
        (seat,) = application.statements.statement(PELL, None, StatementPeriod()).sessions
        assert (seat.in_play, seat.result) == (left, -150)


@pytest.mark.parametrize(
    ("language", "owed"),
    [("en", "Owed: 90"), ("fr", "Dû\xa0: 90")],
)
def test_a_page_names_the_debt(statement: BankrollStatement, language: str, owed: str) -> None:
    page = statement_page(statement, language)
    (row,) = page.lead[0].rows
    assert owed in row
    assert owed in [fact.text for fact in page.totals]


def test_every_format_has_the_same_sums(statement: BankrollStatement) -> None:
    amounts = [line.posting.amount for line in statement.journal]
    expected = Figures(statement.balances, len(amounts), sum(amounts))
    for form, read in READERS.items():
        content = STATEMENT_FORMATS[form].write(statement, "en")
        assert read(statement.currency, content) == expected, form
