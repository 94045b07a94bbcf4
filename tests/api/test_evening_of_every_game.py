"""One evening with a table of every game, and of both forms of Baccarat.

One player's bankroll goes from table to table.
"""

from dataclasses import dataclass, replace
from http import HTTPStatus
from typing import Any

import pytest

from service.domain.values.money import CURRENCIES
from service.reports.gathering.formats import GATHERING_FORMATS
from tests.api.caller import Caller, Table
from tests.api.service_under_test import ServiceUnderTest
from tests.factories.sample_tables import SAMPLE_TABLES
from tests.reports.read_formats import READERS, Figures, from_hledger
from tests.servers.hledger import Hledger

POINTS = CURRENCIES["points"]
DEPOSIT = 1500
"""More than one purse of the sample tables, which is 1000, and less than two."""


CHEMIN_DE_FER = replace(
    SAMPLE_TABLES["baccarat"],
    opening={"name": "Elm", "game": "baccarat", "rules": {"preset": "chemin_de_fer"}},
    lines=(
        *("seat anne 1000", "seat bess 1000", "seat carl 1000", "bank anne 60", "stake bess 20"),
        *("hand bank", "banco carl", "hand punters", "bank bess 50", "stake anne 30", "hand tie"),
    ),
    ending=("close",),
)
"""The form of Baccarat that the sample table does not have."""
TABLES = {**SAMPLE_TABLES, "chemin_de_fer": CHEMIN_DE_FER}


@dataclass(frozen=True)
class Evening:
    """An evening whose tables are closed; ``tables`` are by their names in ``TABLES``."""

    caller: Caller
    gathering: str
    person: str
    tables: dict[str, Table]

    def report(self, form: str) -> Any:
        answer = self.caller.get(f"/v1/gatherings/{self.gathering}/report.{form}")
        assert answer.status_code == HTTPStatus.OK, answer.text
        return answer


@pytest.fixture(scope="module")
def evening(inline_service: ServiceUnderTest) -> Evening:
    caller = inline_service.caller()
    opened = caller.post("/v1/gatherings", {"name": "Twelfth Night", "date": "2026-01-06"})
    gathering = opened.get_json()["id"]
    person = caller.post("/v1/people", {"name": "Anne Hall"}).get_json()["id"]
    caller.post(f"/v1/people/{person}/deposits", {"currency": "points", "amount": DEPOSIT})
    tables = {}
    for game, sample in TABLES.items():
        answer = caller.post("/v1/sessions", {**sample.opening, "gathering": gathering})
        table = tables[game] = Table(caller, answer.get_json()["id"])
        linked = table.enter("bankrolls", {"punter": "anne", "person": person})
        assert linked.status_code == HTTPStatus.CREATED, linked.text
        table.enter_lines(*sample.lines, *sample.ending)
        assert table.state()["phase"] == "closed"
    return Evening(caller, gathering, person, tables)


def parties(table: Table) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = table.state()["summary"]["parties"]
    return found


def nets_of(evening: Evening, name: str) -> int:
    """Return what a player won at all tables together."""
    found = [p for t in evening.tables.values() for p in parties(t) if p["name"] == name]
    return sum(int(party["net"]) for party in found)


def balances_of(evening: Evening) -> list[int]:
    """Return the balances of all accounts of all tables."""
    read = (table.read("balances").get_json() for table in evening.tables.values())
    return sorted(amount for balances in read for amount in balances.values())


def test_the_nets_of_each_table_and_of_the_evening_sum_to_zero(evening: Evening) -> None:
    for game, table in evening.tables.items():
        assert sum(party["net"] for party in parties(table)) == 0, game
        assert sum(table.read("balances").get_json().values()) == 0, game
    shown = evening.caller.get("/v1/evening", gathering=evening.gathering).get_json()
    assert len(shown["sessions"]) == len(TABLES)
    assert {table["game"] for table in shown["sessions"]} == {*SAMPLE_TABLES}
    assert shown["punters_net"] + shown["tables_net"] == 0


def test_the_standings_are_over_all_tables(evening: Evening) -> None:
    shown = evening.caller.get("/v1/evening", gathering=evening.gathering).get_json()
    nets = {line["name"]: line["net"] for line in shown["punters"]}
    assert nets == {name: nets_of(evening, name) for name in nets}
    assert {"anne", "bess", "carl"} <= nets.keys()


def test_a_bankroll_goes_from_table_to_table(evening: Evening) -> None:
    held = evening.caller.get(f"/v1/people/{evening.person}").get_json()["balances"]["points"]
    assert held == DEPOSIT + nets_of(evening, "anne")


def test_each_table_is_settled_up(evening: Evening) -> None:
    for game, table in evening.tables.items():
        moved = {party["name"]: 0 for party in parties(table)}
        for row in table.read("settling-up").get_json()["without_bank"]:
            for name, amount in ((row["from"], -row["amount"]), (row["to"], row["amount"])):
                moved[name] = moved.get(name, 0) + amount
        assert sum(moved.values()) == 0, game
        others = [p for p in parties(table) if p["role"] not in {"player", "banker"}]
        if not any(party["net"] for party in others):
            nets = {p["name"]: p["net"] for p in parties(table) if p["name"] != "anne"}
            assert {name: moved[name] for name in nets} == nets, game


@pytest.mark.parametrize("form", GATHERING_FORMATS)
def test_one_report_of_the_evening_is_made_in_every_format(evening: Evening, form: str) -> None:
    answer = evening.report(form)
    assert answer.mimetype == GATHERING_FORMATS[form].media_type
    assert answer.data


@pytest.mark.parametrize("form", READERS)
def test_other_programs_read_the_same_balances(evening: Evening, form: str) -> None:
    check_figures(evening, READERS[form](POINTS, evening.report(form).data))


def test_hledger_reads_the_same_balances(evening: Evening, hledger: Hledger) -> None:
    check_figures(evening, from_hledger(POINTS, evening.report("journal").data, hledger))


def check_figures(evening: Evening, read: Figures) -> None:
    assert sum(read.balances.values()) == 0
    assert sorted(filter(None, read.balances.values())) == [*filter(None, balances_of(evening))]
