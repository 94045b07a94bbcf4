"""Statements of bankrolls: every format has the same totals, read back."""

import json
from dataclasses import asdict, fields
from datetime import datetime
from io import BytesIO
from random import Random
from zipfile import ZipFile

import pytest

from service.domain.ledger import BANK
from service.domain.values.money import CURRENCIES
from service.reports.amounts import amount_text, net_text
from service.reports.statement.formats import STATEMENT_FORMATS
from service.reports.statement.model import (
    BankrollStatement,
    StatementPeriod,
    StatementTotals,
)
from service.reports.words import LANGUAGES, WORDS
from service.sheets.books import books_of_sheet
from tests.factories.basset.random_houses import NAMES, RandomHouse, handler_over, number
from tests.memory_store.store import MemoryStore
from tests.reports.read_formats import (
    READERS,
    Figures,
    csv_tables,
    from_hledger,
    in_units,
    replayed,
    text_of_html,
    text_of_pdf,
    xlsx_sheets,
)
from tests.seeds import seeds
from tests.servers.hledger import Hledger

STEPS = 60
ALL = StatementPeriod()


@pytest.fixture(scope="module", params=range(6))
def house(request: pytest.FixtureRequest) -> RandomHouse:
    """A house with a season of random moves, in each currency in turn."""
    currency = list(CURRENCIES.values())[request.param % len(CURRENCIES)]
    made = RandomHouse(MemoryStore(), Random(request.param), currency=currency)
    for _ in range(STEPS):
        made.step()
    return made


def statement_of(house: RandomHouse, name: str) -> BankrollStatement:
    return handler_over(house.store).statements.statement(number(name), None, ALL)


def statements_of(house: RandomHouse) -> list[BankrollStatement]:
    return [statement_of(house, name) for name in NAMES]


def written(statement: BankrollStatement, form: str, language: str = "en") -> bytes:
    return STATEMENT_FORMATS[form].write(statement, language)


def test_the_totals_are_what_the_store_has(house: RandomHouse) -> None:
    for name, statement in zip(NAMES, statements_of(house), strict=True):
        person = house.application.people.find(number(name))
        totals = statement.totals
        assert totals.closing_balance == person["balances"][house.currency.code]
        assert totals.closing_balance == (
            totals.opening_balance
            + (totals.deposited - totals.withdrawn)
            + (totals.moved_out - totals.moved_in)
        )
        assert totals.in_play == totals.moved_in - totals.moved_out + totals.result
        assert sum(statement.balances.values()) == 0


def test_what_is_in_play_is_what_the_seats_of_open_tables_have(house: RandomHouse) -> None:
    for statement in statements_of(house):
        for seat in statement.sessions:
            current = house.application.sessions.current(seat.table.session)
            parties = {party.name: party for party in current.game.summary(current.state).players}
            bank = current.game.summary(current.state).bank
            party = bank if seat.player == BANK else parties.get(seat.player)
            if party is None:
                assert (seat.in_play, seat.result) == (0, 0)
                continue
            held = 0 if current.closed else party.purse + party.at_table
            assert seat.in_play == held
            assert seat.result == party.net


def test_every_format_has_the_same_totals(house: RandomHouse, hledger: Hledger) -> None:
    for statement in statements_of(house):
        amounts = [line.posting.amount for line in statement.journal]
        expected = Figures(statement.balances, len(amounts), sum(amounts))
        for form, read in READERS.items():
            assert read(statement.currency, written(statement, form)) == expected, form
        found = from_hledger(statement.currency, written(statement, "journal"), hledger)
        assert (found.postings, found.posted) == (expected.postings, expected.posted)
        assert sorted(found.balances.values()) == sorted(expected.balances.values())


def test_every_summary_has_the_totals(house: RandomHouse) -> None:
    for statement in statements_of(house):
        totals = asdict(statement.totals)
        assert json.loads(written(statement, "json"))["totals"] == totals
        files = csv_tables(written(statement, "csv"))
        in_csv = {row["key"]: row["value"] for row in files["summary"]}
        titles = {title: key for key, title in WORDS["fr"].summary.items()}
        in_xlsx = {
            titles[str(row["Rubrique"])]: row["Valeur"]
            for row in xlsx_sheets(written(statement, "xlsx", "fr"))["Résumé"]
        }
        for key, day in (("from", statement.period.start), ("to", statement.period.end)):
            assert in_csv[key] == (day or "")
            assert in_xlsx[key] == (datetime.fromisoformat(day) if day else None)
        for field in fields(StatementTotals):
            for summary in (in_csv, in_xlsx):
                found = in_units(str(summary[field.name]), statement.currency)
                assert found == totals[field.name], field.name
        assert len(files["moves"]) == len(statement.moves)
        assert len(files["sessions"]) == len(statement.sessions)


@pytest.mark.parametrize("turn", seeds(1, 2))
def test_every_page_has_the_totals_and_every_balance(house: RandomHouse, turn: int) -> None:
    """Each day, the houses have the languages in turn."""
    place = list(CURRENCIES.values()).index(house.currency)
    language = LANGUAGES[(place + turn) % len(LANGUAGES)]
    for statement in statements_of(house):
        totals, currency = asdict(statement.totals), statement.currency
        shown = [net_text(totals.pop("result"), currency, language)]
        shown += [amount_text(amount, currency, language) for amount in totals.values()]
        shown += [amount_text(move.balance, currency, language) for move in statement.moves]
        pages = {
            "html": text_of_html(written(statement, "html", language)),
            "pdf": text_of_pdf(written(statement, "pdf", language)),
        }
        for form, text in pages.items():
            for amount in shown:
                assert "".join(amount.split()) in text, form
            assert statement.head in text, form


def test_the_score_sheets_play_to_the_books_of_their_tables(house: RandomHouse) -> None:
    statement = statement_of(house, NAMES[0])
    with ZipFile(BytesIO(written(statement, "toml"))) as archive:
        assert len(archive.namelist()) == len(statement.tables)
        for name, table in zip(archive.namelist(), statement.tables, strict=True):
            books = replayed(archive.read(name).decode())
            state = house.application.sessions.current(table.session).state
            log = house.store.events(table.session)
            assert books["purses"] == books_of_sheet(table.game, log, state)["purses"]


def test_the_same_log_gives_the_same_bytes(house: RandomHouse) -> None:
    one, other = (statement_of(house, NAMES[1]) for _ in range(2))
    assert one is not other
    for form in STATEMENT_FORMATS:
        assert written(one, form, "fr") == written(other, form, "fr"), form
