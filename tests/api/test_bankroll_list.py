"""The report of all bankrolls: every format has each person and the totals of each currency."""

import csv
import json
from io import BytesIO, StringIO
from typing import Any
from zipfile import ZipFile

import pytest

from service.application.ports.keyring import DEALER, KEEPER, Grant
from service.reports.bankrolls.formats import BANKROLL_FORMATS
from tests.api.caller import Caller, Table, opening
from tests.api.credentials import make_credential
from tests.api.service_under_test import ServiceUnderTest
from tests.api.test_bankroll_debts import bank_table, rule
from tests.api.test_hidden_people import text_of
from tests.api.test_people import linked_table, register
from tests.reports.read_formats import text_of_pdf

TABLES = ("totals", "bankrolls")
PAGES = ("html", "pdf", "xlsx", "csv", "json")


@pytest.fixture
def played(timed_service: ServiceUnderTest) -> Caller:
    """Pell owes 90. Anne has 100 of her 500 at a table, and euros. Zoe never had money."""
    caller = timed_service.caller()
    pell, anne = register(caller, "Pell", 60), register(caller, "Anne", 500)
    register(caller, "Zoe")
    caller.post(f"/v1/people/{anne}/deposits", {"currency": "eur", "amount": 250})
    table = bank_table(caller, pell, 50)
    rule(table, "bank", "carl", 150)
    table.enter_lines("close")
    linked_table(caller, anne, "seat anne 100")
    return caller


def report(caller: Caller, form: str = "json", **query: Any) -> Any:
    answer = caller.get(f"/v1/bankrolls.{form}", **query)
    assert answer.status_code == 200, answer.text
    return answer


def test_a_row_for_each_person_and_currency_and_the_totals(played: Caller) -> None:
    found = report(played).get_json()
    rows = [
        tuple(row[name] for name in ("name", "currency", "balance", "in_play", "owed"))
        for row in found["bankrolls"]
    ]
    assert rows == [
        ("Anne", "points", 400, 100, 0),
        ("Pell", "points", 0, 0, 90),
        ("Anne", "eur", 250, 0, 0),
    ]
    assert found["totals"] == [
        {"currency": "points", "people": 2, "balance": 400, "in_play": 100, "owed": 90},
        {"currency": "eur", "people": 1, "balance": 250, "in_play": 0, "owed": 0},
    ]


def test_the_totals_are_those_of_all_pages_of_people(timed_service: ServiceUnderTest) -> None:
    caller = timed_service.caller()
    for number in range(7):
        register(caller, f"Guest {number}", 10 + number)
    people: list[Any] = []
    query: dict[str, Any] | None = {"limit": 3}
    while query:
        page = caller.get("/v1/people", **query).get_json()
        people += page["people"]
        query = {"limit": 3, "cursor": page["next"]} if page["next"] else None
    (total,) = report(caller).get_json()["totals"]
    assert total["balance"] == sum(each["balances"]["points"] for each in people) == 91
    assert total["people"] == len(people)


@pytest.mark.parametrize("form", PAGES)
@pytest.mark.parametrize(
    ("language", "title"), [("en", "All bankrolls"), ("fr", "Tous les comptes")]
)
def test_every_format_has_each_person(played: Caller, form: str, language: str, title: str) -> None:
    answer = report(played, form, language=language)
    assert answer.mimetype == BANKROLL_FORMATS[form].media_type
    assert "all-bankrolls" in answer.headers["Content-Disposition"]
    text = text_of_pdf(answer.data) if form == "pdf" else text_of(answer.data)
    for name in ("Anne", "Pell", "90"):
        assert name in text
    if form in {"html", "pdf"}:
        assert "".join(title.split()) in "".join(text.split())


def test_the_csv_files_have_the_totals(played: Caller) -> None:
    with ZipFile(BytesIO(report(played, "csv").data)) as archive:
        names = [f"{table}-{code}.csv" for code in ("points", "eur") for table in TABLES]
        assert archive.namelist() == names
        (total,) = csv.DictReader(StringIO(archive.read("totals-eur.csv").decode("utf-8-sig")))
    assert (total["currency"], total["balance"]) == ("eur", "2.50")


def test_without_people_every_format_is_empty(timed_service: ServiceUnderTest) -> None:
    caller = timed_service.caller()
    found = report(caller).get_json()
    assert (found["bankrolls"], found["totals"]) == ([], [])
    assert "No bankrolls." in report(caller, "html").text
    assert report(caller, "pdf").data.startswith(b"%PDF")
    assert report(caller, "xlsx").data


def test_only_those_who_see_people_read_the_list(timed_service: ServiceUnderTest) -> None:
    caller = timed_service.caller()
    table = Table(caller, caller.post("/v1/sessions", opening()).get_json()["id"])
    one_table = Grant(KEEPER, (table.id,))
    for grant, status in ((Grant(KEEPER), 200), (one_table, 403), (Grant(DEALER), 403)):
        for form in PAGES:
            answer = make_credential(timed_service, grant).caller.get(f"/v1/bankrolls.{form}")
            assert answer.status_code == status, (grant, form)


def test_the_hash_is_that_of_the_rows(played: Caller) -> None:
    first, again = (json.loads(report(played).data)["hash"] for _ in range(2))
    assert first == again
    register(played, "Bess", 5)
    assert report(played).get_json()["hash"] != first
