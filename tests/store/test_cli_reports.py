"""The command that writes reports of sessions, gatherings and bankrolls, on real files."""

import json
from io import BytesIO
from pathlib import Path
from uuid import uuid4
from zipfile import ZipFile

import pytest

from service.application.people.people import People
from service.application.recording.draft import Meta
from service.application.recording.gatherings import Gatherings
from service.application.recording.streams import Streams
from service.clock import SystemClock
from service.domain.evenings.gatherings import DescribeGathering
from service.domain.people.person import Deposit, RegisterPerson
from service.reports.formats import FORMATS
from service.store.log.codec import EventCodec
from service.store.opening.connect import open_store
from tests.store.imported_sheets import COMPUTED, EVENING, Paroli, import_sheet
from tests.store.session_appends import FixedClock

NAME = "Twelfth Night"
NAME_ONE = "Name a SESSION, a gathering with --gathering, or a --person."


def open_gathering(
    url: str, name: str = NAME, date: str = "2026-01-06", place: str | None = "Great hall"
) -> str:
    number = str(uuid4())
    with open_store(url, EventCodec()) as store:
        streams = Streams(store, EventCodec(), SystemClock())
        command = DescribeGathering(name=name, date=date, place=place)
        Gatherings(store, streams).open(number, command, Meta(number, "", "tests"))
    return number


@pytest.mark.slow
def test_the_report_of_a_session_is_written_to_a_new_file(paroli: Paroli, tmp_path: Path) -> None:
    session = import_sheet(paroli)
    for form in FORMATS:
        target = tmp_path / form
        paroli("report", session[:8], "--format", form, "--output", target)
        content = target.read_bytes()
        assert content
        refused = paroli("report", session, "--format", form, "--output", target, exits=1)
        assert "exists" in refused.stderr
        assert target.read_bytes() == content


def test_a_report_has_the_times_of_the_time_zone(
    paroli: Paroli, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PAROLI_TIME_ZONE", "Asia/Tokyo")
    session = import_sheet(paroli, EVENING, "--date", "2026-01-06")
    assert "6 January 2026, 20:00 (Tokyo)" in paroli("report", session).stdout


def test_an_earlier_version_of_a_session_is_reported(paroli: Paroli) -> None:
    session = import_sheet(paroli)
    report = json.loads(paroli("report", session, "--format", "json", "--as-of", "3").stdout)
    assert (report["session"], report["version"]) == (session, 3)
    refused = paroli("report", session, "--as-of", "100000", exits=1)
    assert "The session has no version 100000 yet" in refused.stderr


@pytest.mark.slow
def test_a_gathering_is_found_by_its_name_or_id(paroli: Paroli, url: str, tmp_path: Path) -> None:
    paroli("migrate")
    number = open_gathering(url)
    open_gathering(url, "Epiphany")
    for sheet in (EVENING, COMPUTED[0]):
        import_sheet(paroli, sheet, "--gathering", NAME)
    assert_same_reports(paroli, tmp_path, "--gathering", NAME, number)


def assert_same_reports(paroli: Paroli, folder: Path, option: str, name: str, number: str) -> None:
    """Check that a name and an id give the same report in every format."""
    for form in FORMATS:
        contents = []
        for how, named in (("name", name), ("id", number)):
            target = folder / f"{form}-by-{how}"
            paroli("report", option, named, "--format", form, "--output", target)
            contents.append(target.read_bytes())
        assert contents[0] == contents[1] != b"", form


def test_the_report_of_a_gathering_has_its_tables(paroli: Paroli, url: str, tmp_path: Path) -> None:
    paroli("migrate")
    number = open_gathering(url)
    session = import_sheet(paroli, EVENING, "--gathering", NAME)
    import_sheet(paroli, EVENING, "--gathering", NAME, "--practice")
    import_sheet(paroli, EVENING)
    report = json.loads(paroli("report", "--gathering", NAME, "--format", "json").stdout)
    assert report["gathering"]["id"] == number
    assert [table["session"] for table in report["tables"]] == [session]
    other = next(currency for currency in ("eur", "usd") if currency != report["currency"])
    refused = paroli("report", "--gathering", NAME, "--currency", other, exits=1)
    message = f"Error: No table has the currency {other}. Use {report['currency']}."
    assert refused.stderr.splitlines()[-1] == message
    target = tmp_path / "sheets.zip"
    paroli("report", "--gathering", NAME, "--format", "toml", "--output", target)
    with ZipFile(BytesIO(target.read_bytes())) as archive:
        (sheet,) = archive.namelist()
        (tmp_path / sheet).write_bytes(archive.read(sheet))
    paroli("play", tmp_path / sheet)


def test_an_unknown_or_ambiguous_gathering_is_refused(paroli: Paroli, url: str) -> None:
    paroli("migrate")
    refused = paroli("report", "--gathering", NAME, exits=1)
    assert f"There is no gathering {NAME}." in refused.stderr
    first, second = open_gathering(url), open_gathering(url, date="2027-01-06", place=None)
    refused = paroli("report", "--gathering", NAME, exits=1)
    assert refused.stderr.splitlines()[-3:] == [
        f"Error: More than one gathering is called {NAME}. Use an id:",
        f"  {second}  2027-01-06",
        f"  {first}  2026-01-06, Great hall",
    ]
    assert paroli("report", "--gathering", first).stdout.startswith("<!DOCTYPE html>")


def test_of_many_gatherings_with_one_name_the_newest_are_listed(paroli: Paroli, url: str) -> None:
    paroli("migrate")
    numbers = [open_gathering(url) for _ in range(6)]
    refused = paroli("report", "--gathering", NAME, exits=1)
    assert numbers[0] not in refused.stderr
    assert [line.split()[0] for line in refused.stderr.splitlines()[-6:]] == [
        *reversed(numbers[1:]),
        "...",
    ]


def add_person(url: str, name: str = "Anne") -> str:
    """Add a person with two deposits, recorded a month apart."""
    number = str(uuid4())
    register = RegisterPerson(name=name)
    with open_store(url, EventCodec()) as store:
        for day in ("2026-01-06", "2026-02-06"):
            clock = FixedClock(f"{day}T20:00:00.000000Z")
            people = People(store, Streams(store, EventCodec(), clock))
            people.register(number, register, Meta(number, "", "tests"))
            deposit = Deposit(currency="eur", amount=500)
            people.enter(number, deposit, Meta(f"{number} {day}", "", "tests"))
    return number


def test_the_statement_of_a_person_is_found_by_name_or_id(
    paroli: Paroli, url: str, tmp_path: Path
) -> None:
    paroli("migrate")
    assert_same_reports(paroli, tmp_path, "--person", "Anne", add_person(url))


def test_a_statement_has_a_period_and_a_currency(paroli: Paroli, url: str) -> None:
    paroli("migrate")
    add_person(url)
    to_json = ("report", "--person", "Anne", "--format", "json")
    january = json.loads(paroli(*to_json, "--from", "2026-01-01", "--to", "2026-01-31").stdout)
    assert (january["currency"], january["totals"]["closing_balance"]) == ("eur", 500)
    other = json.loads(paroli(*to_json, "--currency", "usd").stdout)
    assert (other["currency"], other["moves"]) == ("usd", [])


def test_an_unknown_or_ambiguous_person_is_refused(paroli: Paroli, url: str) -> None:
    paroli("migrate")
    refused = paroli("report", "--person", "Anne", exits=1)
    assert "There is no person Anne. Add the person first." in refused.stderr
    numbers = {add_person(url), add_person(url)}
    refused = paroli("report", "--person", "Anne", exits=1)
    assert "More than one person is called Anne." in refused.stderr
    assert all(number in refused.stderr for number in numbers)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ((), NAME_ONE),
        (("abc", "--gathering", NAME), NAME_ONE),
        (("--gathering", NAME, "--person", "Anne"), NAME_ONE),
        (("--gathering", NAME, "--as-of", "3"), "--as-of goes with SESSION only."),
        (("abc", "--currency", "eur"), "--currency goes with --gathering or --person only."),
        (("abc", "--from", "2026-01-01"), "--from goes with --person only."),
        (("--person", "Anne", "--from", "2026-02-01", "--to", "2026-01-31"), "before --from"),
        (("--person", "Anne", "--from", "January"), "is no day of the calendar"),
    ],
)
def test_options_that_exclude_each_other_are_refused(
    paroli: Paroli, words: tuple[str, ...], message: str
) -> None:
    assert message in paroli("report", *words, exits=2).stderr


def test_all_bankrolls_are_printed_with_their_totals(
    paroli: Paroli, url: str, tmp_path: Path
) -> None:
    paroli("migrate")
    assert paroli("bankrolls").stdout == "There are no bankrolls.\n"
    bess, anne = add_person(url, "Bess"), add_person(url)
    title, head, *rows = paroli("bankrolls").stdout.splitlines()
    assert (title, head.split()) == (
        "Euros:",
        ["person", "added", "balance", "in", "play", "owed", "id"],
    )
    assert [row.split() for row in rows] == [
        ["Anne", "2026-01-06", "10.00", "0.00", "0.00", anne],
        ["Bess", "2026-01-06", "10.00", "0.00", "0.00", bess],
        ["total", "20.00", "0.00", "0.00"],
    ]
    target = tmp_path / "bankrolls.json"
    paroli("bankrolls", "--format", "json", "--output", target)
    (total,) = json.loads(target.read_bytes())["totals"]
    assert (total["people"], total["balance"]) == (2, 2000)
    assert paroli("bankrolls", "--format", "html", "--language", "fr").stdout.count("Anne") == 1
    assert "exists already" in paroli("bankrolls", "--output", target, exits=1).stderr
