"""Reports of whole evenings over HTTP: which tables they have, and large ones of a worker."""

import re
from http import HTTPStatus
from io import BytesIO
from typing import Any
from uuid import uuid4
from zipfile import ZipFile

import pytest

from service.application.ports.keyring import DEALER, KEEPER, Grant
from service.application.ports.report_files import ReportFile
from service.application.recording.streams import UnknownStream
from service.application.reports import reports
from service.application.reports.gathering_reports import TablesChanged
from service.reports.gathering.formats import GATHERING_FORMATS
from service.zones import Zone
from tests.api.caller import Caller, Table
from tests.api.credentials import make_credential
from tests.api.gathering import EVENING, Evening
from tests.api.service_under_test import ServiceUnderTest
from tests.api.tables import SEATED, TAKEN

JOB_ID = re.compile(r"[a-zA-Z0-9_-]+")


@pytest.fixture
def service(inline_service: ServiceUnderTest) -> ServiceUnderTest:
    """A service whose worker makes reports within the requests."""
    return inline_service


@pytest.fixture
def evening(caller: Caller) -> Evening:
    return Evening(caller)


@pytest.mark.parametrize("form", GATHERING_FORMATS)
def test_every_format_is_served_with_its_type_and_name(evening: Evening, form: str) -> None:
    evening.table(*TAKEN)
    evening.table(*SEATED)
    answer = evening.report(form)
    assert answer.status_code == HTTPStatus.OK, answer.text
    assert answer.mimetype == GATHERING_FORMATS[form].media_type
    disposition = answer.headers["Content-Disposition"]
    assert disposition.startswith("inline" if form in {"html", "pdf"} else "attachment")
    assert f"2026-01-06-twelfth-night-points.{GATHERING_FORMATS[form].suffix}" in disposition
    assert ("Content-Security-Policy" in answer.headers) or form != "html"
    assert evening.report(form).data == answer.data


def test_files_of_one_gathering_have_different_names(evening: Evening) -> None:
    evening.table()
    names = [evening.report(form).headers["Content-Disposition"] for form in GATHERING_FORMATS]
    assert len(set(names)) == len(GATHERING_FORMATS)


def test_the_report_has_the_tables_that_count(evening: Evening) -> None:
    first, second = evening.table(), evening.table()
    practice, hidden = evening.table(practice=True), evening.table()
    hidden.enter("filing", {"hidden": True})
    evening.caller.table(*SEATED)
    assert evening.sessions() == [first.id, second.id]
    practice.enter("filing", {"practice": False})
    first.enter("filing", {"gathering": None})
    assert evening.sessions() == [second.id, practice.id]


def test_the_report_equals_the_evening(evening: Evening) -> None:
    evening.table(*TAKEN)
    evening.table("seat anne 500", "stake anne 3 70", "fasse 3")
    shown = evening.caller.get("/v1/evening", gathering=evening.id).get_json()
    body = evening.report("json").get_json()
    people = [(person["name"], person["net"], person["line"]) for person in body["standings"]]
    assert people == [(p["name"], p["net"], p["line"]) for p in shown["punters"]]
    assert [len(person["nets"]) for person in body["standings"]].count(2) == 1
    assert body["totals"]["players_net"] == shown["punters_net"]
    assert body["totals"]["table_net"] == shown["tables_net"]
    assert [table["session"] for table in body["tables"]] == [t["id"] for t in shown["sessions"]]


def test_a_report_is_of_one_currency(evening: Evening) -> None:
    euros, livres = evening.table(currency="eur"), evening.table(currency="livre")
    assert evening.sessions() == [livres.id]
    assert evening.sessions(currency="eur") == [euros.id]
    body = evening.report("json").get_json()
    assert (body["currency"], body["other_currencies"]) == ("livre", ["eur"])
    assert "euros" in evening.report("html").text
    assert evening.report("html", currency="groats").status_code == 422
    assert evening.report("html", language="tlh").status_code == 422


def test_a_currency_without_a_table_is_an_error_that_names_the_others(evening: Evening) -> None:
    evening.table(currency="eur")
    evening.table(currency="livre")
    problem = evening.report("csv", currency="points")
    assert problem.status_code == HTTPStatus.UNPROCESSABLE_ENTITY
    assert problem.get_json()["code"] == "wrong_shape"
    message = "No table has the currency points. Use eur or livre."
    assert problem.get_json()["errors"] == {"query.currency": [message]}


def test_reports_in_two_currencies_have_different_names(evening: Evening) -> None:
    evening.table(currency="eur")
    evening.table(currency="livre")
    for currency in ("eur", "livre"):
        shown = evening.report("pdf", currency=currency).headers["Content-Disposition"]
        assert shown == f"inline; filename=2026-01-06-twelfth-night-{currency}.pdf"


def test_a_gathering_without_tables_has_an_empty_report(evening: Evening) -> None:
    body = evening.report("json").get_json()
    assert (body["currency"], body["tables"], body["standings"]) == ("points", [], [])
    for form in GATHERING_FORMATS:
        assert evening.report(form).status_code == HTTPStatus.OK, form


def test_an_unknown_gathering_is_404(caller: Caller) -> None:
    for part in ("report.html", f"reports/{uuid4()}"):
        answer = caller.get(f"/v1/gatherings/{uuid4()}/{part}")
        assert (answer.status_code, answer.get_json()["code"]) == (404, "unknown_gathering")


def test_a_known_report_is_not_sent_again(evening: Evening) -> None:
    table = evening.table()
    tag = evening.report("json").headers["ETag"]
    known = {"If-None-Match": tag}
    again = evening.report("json", known)
    assert (again.status_code, again.data) == (HTTPStatus.NOT_MODIFIED, b"")
    assert evening.report("json", known, language="fr").status_code == HTTPStatus.OK
    table.enter_lines("seat dora 5")
    changed = evening.report("json", known)
    assert changed.status_code == HTTPStatus.OK
    known = {"If-None-Match": changed.headers["ETag"]}
    evening.caller.post(f"{evening.path}/descriptions", {**EVENING, "name": "Epiphany"})
    renamed = evening.report("json", known)
    assert renamed.get_json()["gathering"]["name"] == "Epiphany"


def test_a_known_report_is_sent_again_with_the_times_of_another_zone(
    service: ServiceUnderTest, evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening.table()
    known = {"If-None-Match": evening.report("html").headers["ETag"]}
    assert evening.report("html", known).status_code == HTTPStatus.NOT_MODIFIED
    monkeypatch.setattr(service.application.reports, "zone", Zone("Asia/Tokyo"))
    answer = evening.report("html", known)
    assert "Played (Tokyo)" in answer.text
    known = {"If-None-Match": answer.headers["ETag"]}
    assert evening.report("html", known).status_code == HTTPStatus.NOT_MODIFIED


def test_a_key_for_some_sessions_gets_no_report(
    service: ServiceUnderTest, evening: Evening
) -> None:
    table = evening.table()
    for role in (KEEPER, DEALER):
        scoped = make_credential(service, Grant(role, (table.id,))).caller
        for path in (f"{evening.path}/report.html", f"{evening.path}/reports/x"):
            assert scoped.get(path).status_code == HTTPStatus.FORBIDDEN
        whole = make_credential(service, Grant(role)).caller
        assert whole.get(f"{evening.path}/report.html").status_code == HTTPStatus.OK


def test_score_sheets_can_be_imported_again(evening: Evening) -> None:
    table = evening.table(*TAKEN, "end", "close")
    with ZipFile(BytesIO(evening.report("toml").data)) as archive:
        (sheet,) = (archive.read(name).decode() for name in archive.namelist())
    answer = evening.caller.sheet(sheet)
    assert answer.status_code == HTTPStatus.CREATED, answer.text
    again = Table(evening.caller, answer.get_json()["id"])
    assert again.read("balances").get_json() == table.read("balances").get_json()


@pytest.fixture
def large(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a worker make every report."""
    monkeypatch.setattr(reports, "QUICK_EVENTS_MAX", 0)


def test_a_large_report_is_made_by_a_worker(evening: Evening, large: None) -> None:
    tables = [evening.table(*TAKEN), evening.table()]
    events = sum(table.version() for table in tables)
    asked = evening.report("csv")
    assert asked.status_code == HTTPStatus.ACCEPTED, asked.text
    body = asked.get_json()
    assert (body["version"], body["total"], body["state"]) == (events, events, "waiting")
    address = asked.headers["Location"]
    assert address == f"{evening.path}/reports/{body['id']}"
    state = evening.caller.get(address)
    assert (state.get_json()["state"], state.get_json()["done"]) == ("done", events)
    assert state.headers["Location"] == state.get_json()["report"]
    made = evening.caller.get(body["report"])
    assert (made.status_code, made.mimetype) == (HTTPStatus.OK, "application/zip")
    assert evening.report("csv").data == made.data


def test_a_large_report_is_made_again_for_another_zone(
    service: ServiceUnderTest, evening: Evening, large: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening.table(*TAKEN)
    for name, shown in (("UTC", "Played (UTC)"), ("America/New_York", "Played (New York)")):
        monkeypatch.setattr(service.application.reports, "zone", Zone(name))
        assert evening.report("html").status_code == HTTPStatus.ACCEPTED
        assert shown in evening.report("html").text


def test_a_large_report_equals_a_small_one(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening.table(*TAKEN)
    evening.table()
    at_once = {form: evening.report(form).data for form in GATHERING_FORMATS}
    monkeypatch.setattr(reports, "QUICK_EVENTS_MAX", 0)
    for form, content in at_once.items():
        evening.report(form)
        assert evening.report(form).data == content, form


def test_a_finished_report_stays_while_the_tables_change(evening: Evening, large: None) -> None:
    table = evening.table()
    asked = evening.report("json").get_json()
    made = evening.caller.get(asked["report"])
    table.enter_lines("seat dora 5")
    assert evening.caller.get(asked["report"]).data == made.data
    newer = evening.report("json").get_json()
    assert newer["id"] != asked["id"]
    assert newer["version"] > asked["version"]
    wrong = asked["report"].replace("report.json", "report.html")
    assert evening.caller.get(wrong).get_json()["code"] == "unknown_report"


def test_a_report_is_of_the_versions_that_were_requested(
    service: ServiceUnderTest, evening: Evening, large: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = evening.table()
    asked = requested(service, evening, monkeypatch)
    table.enter_lines("seat dora 5")
    evening.caller.post(f"{evening.path}/descriptions", {**EVENING, "name": "Epiphany"})
    service.application.reports.make(asked["id"])
    made = evening.caller.get(asked["report"]).get_json()
    assert (made["events"], made["gathering"]["name"]) == (asked["version"], "Twelfth Night")


@pytest.mark.parametrize("change", ["another table", "a table less", "another session"])
def test_a_report_of_other_tables_fails(
    service: ServiceUnderTest,
    evening: Evening,
    large: None,
    monkeypatch: pytest.MonkeyPatch,
    change: str,
) -> None:
    table = evening.table()
    asked = requested(service, evening, monkeypatch)
    if change != "a table less":
        evening.table()
    if change != "another table":
        table.enter("filing", {"gathering": None})
    service.application.reports.make(asked["id"])
    state = evening.caller.get(f"{evening.path}/reports/{asked['id']}").get_json()
    assert (state["state"], state["error"]) == ("failed", str(TablesChanged()))
    assert evening.caller.get(asked["report"]).get_json()["code"] == "unknown_report"


def requested(service: ServiceUnderTest, evening: Evening, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Request a report whose job is lost."""
    with monkeypatch.context() as lost:
        lost.setattr(service.application.ports.job_queue, "enqueue_report", lambda *_: None)
        asked = evening.report("json")
    assert asked.status_code == HTTPStatus.ACCEPTED, asked.text
    return asked.get_json()


def test_the_progress_counts_the_events_of_all_tables(
    service: ServiceUnderTest, evening: Evening, large: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = evening.table(), evening.table()
    asked = requested(service, evening, monkeypatch)
    files = service.application.ports.store.report_files
    steps: list[int] = []
    monkeypatch.setattr(files, "progress", lambda _report, done, _at: steps.append(done))
    service.application.reports.make(asked["id"])
    assert steps == [first.version(), first.version() + second.version()]


def test_the_id_of_a_report_can_be_part_of_the_id_of_a_job(evening: Evening, large: None) -> None:
    for _ in range(3):
        evening.table()
    asked = evening.report("beancount").get_json()
    assert JOB_ID.fullmatch(asked["id"])
    assert asked["id"].startswith(evening.id)


def test_the_report_of_another_gathering_is_unknown(
    service: ServiceUnderTest, evening: Evening, large: None
) -> None:
    table = evening.table()
    asked = evening.report("html").get_json()
    other = Evening(evening.caller)
    of_session = table.read("report.html").get_json()
    for report in (asked["id"], of_session["id"], "x"):
        for path in (f"{other.path}/reports/{report}", f"{other.path}/report.html?report={report}"):
            answer = evening.caller.get(path)
            assert (answer.status_code, answer.get_json()["code"]) == (404, "unknown_report"), path
    assert table.read(f"reports/{asked['id']}").status_code == 404


def test_a_stored_report_names_its_gathering(
    service: ServiceUnderTest, evening: Evening, large: None
) -> None:
    evening.table()
    asked = evening.report("pdf", language="fr").get_json()
    known = service.application.ports.store.report_files.find(asked["id"])
    assert isinstance(known, ReportFile)
    assert known.session == f"gathering:{evening.id}"
    assert (known.format, known.language, known.version) == ("pdf", "fr", asked["version"])


def test_a_request_for_an_unknown_gathering_is_refused(service: ServiceUnderTest) -> None:
    with pytest.raises(UnknownStream):
        service.application.reports.gathering_request(str(uuid4()), None, "html", "en")
