"""Reports over HTTP: formats, versions, languages, and large ones that a worker makes."""

from dataclasses import replace
from http import HTTPStatus
from typing import Any

import pytest
from werkzeug.test import TestResponse

from service.application.application import application_over
from service.application.ports.null_ports import NoJobQueue
from service.application.ports.report_files import FAILED, ReportFile
from service.application.reports import reports
from service.application.reports.reports import UNEXPECTED, ReportRequest
from service.application.times import later
from service.reports.formats import FORMATS
from service.zones import Zone
from tests.api.caller import Caller, Table
from tests.api.service_under_test import ServiceUnderTest
from tests.api.tables import CLOSED, TAKEN, WON

UNKNOWN = "00000000-0000-4000-8000-000000000000"


@pytest.fixture
def service(inline_service: ServiceUnderTest) -> ServiceUnderTest:
    """A service whose worker makes reports within the requests."""
    return inline_service


def report(table: Table, form: str, **query: Any) -> TestResponse:
    return table.read(f"report.{form}", **query)


@pytest.mark.parametrize("form", FORMATS)
def test_every_format_is_served_with_its_type_and_name(caller: Caller, form: str) -> None:
    table = caller.table(*TAKEN)
    answer = report(table, form)
    assert answer.status_code == HTTPStatus.OK, answer.text
    assert answer.mimetype == FORMATS[form].media_type
    disposition = answer.headers["Content-Disposition"]
    assert disposition.startswith("inline" if form in {"html", "pdf"} else "attachment")
    assert f".{FORMATS[form].suffix}" in disposition
    assert answer.headers["Cache-Control"] == "private, no-cache"
    assert report(table, form).data == answer.data


@pytest.mark.parametrize("form", FORMATS)
def test_a_client_may_ask_for_the_media_type_of_any_file(caller: Caller, form: str) -> None:
    table = caller.table(*TAKEN)
    answer = table.read(f"report.{form}", headers={"Accept": "application/octet-stream"})
    is_text = form in {"html", "json", "journal", "beancount"}
    assert answer.mimetype == (FORMATS[form].media_type if is_text else "application/octet-stream")
    assert answer.data == report(table, form).data
    assert "accept" in {name.lower() for name in answer.vary}


def test_a_known_report_is_not_sent_again(caller: Caller) -> None:
    table = caller.table(*TAKEN)
    tag = report(table, "json").headers["ETag"]
    again = table.read("report.json", headers={"If-None-Match": tag})
    assert (again.status_code, again.data) == (HTTPStatus.NOT_MODIFIED, b"")
    french = table.read("report.json", headers={"If-None-Match": tag}, language="fr")
    assert french.status_code == HTTPStatus.OK
    table.enter_lines("end")
    assert table.read("report.json", headers={"If-None-Match": tag}).status_code == HTTPStatus.OK


def test_a_known_report_is_sent_again_with_the_times_of_another_zone(
    caller: Caller, service: ServiceUnderTest, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = caller.table(*TAKEN)
    in_utc = report(table, "html")
    monkeypatch.setattr(service.application.reports, "zone", Zone("Asia/Tokyo"))
    answer = table.read("report.html", headers={"If-None-Match": in_utc.headers["ETag"]})
    assert answer.status_code == HTTPStatus.OK
    assert (" UTC<" in in_utc.text, " (Tokyo)<" in answer.text) == (True, True)
    again = table.read("report.html", headers={"If-None-Match": answer.headers["ETag"]})
    assert again.status_code == HTTPStatus.NOT_MODIFIED


def test_a_report_of_an_earlier_version_is_what_it_was(caller: Caller) -> None:
    table = caller.table(*WON)
    then = report(table, "json").get_json()
    table.enter_lines("take anne K", "end", "close")
    now = report(table, "json").get_json()
    assert report(table, "json", as_of=then["version"]).get_json() == then
    assert (then["closed"], now["closed"]) == (False, True)
    assert now["totals"]["players_net"] == -now["totals"]["table_net"] == 100


def test_a_version_inside_a_correction_is_the_one_before_it(caller: Caller) -> None:
    table = caller.table(*TAKEN)
    before = table.version()
    body = {"amend": 2, "entry": {"kind": "seat", "punter": "anne", "purse": 900}}
    table.enter("corrections", body)
    assert report(table, "json", as_of=before + 2).get_json()["version"] == before


def test_a_version_that_does_not_exist_yet_is_404(caller: Caller) -> None:
    answer = report(caller.table(*TAKEN), "html", as_of=1000)
    assert (answer.status_code, answer.get_json()["code"]) == (404, "unknown_version")


def test_an_unknown_language_is_422(caller: Caller) -> None:
    assert report(caller.table(*TAKEN), "html", language="tlh").status_code == 422


def test_an_unknown_format_is_404(caller: Caller) -> None:
    assert report(caller.table(*TAKEN), "docx").status_code == 404


def test_the_page_may_use_its_own_style_and_nothing_else(caller: Caller) -> None:
    answer = report(caller.table(*TAKEN), "html")
    policy = answer.headers["Content-Security-Policy"]
    assert policy.startswith("default-src 'none'; style-src 'sha256-")
    assert "unsafe" not in policy


def test_the_texts_are_in_the_requested_language(caller: Caller) -> None:
    table = caller.table(*TAKEN)
    assert "Standings" in report(table, "html").text
    assert "Classement" in report(table, "html", language="fr").text


def test_the_name_of_the_file_has_date_and_title(caller: Caller) -> None:
    name = report(caller.table(*CLOSED), "toml").headers["Content-Disposition"]
    assert name.endswith(".basset.toml")
    assert "/" not in name


@pytest.fixture
def large(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a worker make every report."""
    monkeypatch.setattr(reports, "QUICK_EVENTS_MAX", 0)


def test_a_large_report_is_made_by_a_worker(caller: Caller, large: None) -> None:
    table = caller.table(*TAKEN)
    asked = report(table, "csv")
    assert asked.status_code == HTTPStatus.ACCEPTED, asked.text
    address = asked.headers["Location"]
    # The worker of these tests makes it within the request; the state is from before.
    assert asked.get_json()["state"] == "waiting"
    assert asked.get_json()["total"] == table.version()
    state = caller.get(address)
    body = state.get_json()
    assert (body["state"], body["done"]) == ("done", body["total"])
    assert state.headers["Location"] == body["report"]
    made = caller.get(body["report"])
    assert (made.status_code, made.mimetype) == (HTTPStatus.OK, "application/zip")
    assert report(table, "csv").data == made.data


def test_a_large_report_is_made_again_for_another_zone(
    caller: Caller, service: ServiceUnderTest, large: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = caller.table(*TAKEN)
    for name, shown in (("UTC", " UTC<"), ("Asia/Tokyo", " (Tokyo)<")):
        monkeypatch.setattr(service.application.reports, "zone", Zone(name))
        assert report(table, "html").status_code == HTTPStatus.ACCEPTED
        assert shown in report(table, "html").text


@pytest.mark.parametrize(("zone", "of_worker"), [("Asia/Tokyo", "UTC"), ("UTC", "Asia/Tokyo")])
def test_a_worker_in_another_zone_reports_the_difference(
    caller: Caller, service: ServiceUnderTest, large: None, zone: str, of_worker: str
) -> None:
    table, ports = caller.table(*TAKEN), replace(service.application.ports, job_queue=NoJobQueue())
    current = service.application.sessions.current(table.id)
    asking = application_over(replace(ports, zone=Zone(zone))).reports
    worker = application_over(replace(ports, zone=Zone(of_worker))).reports
    request = ReportRequest(
        session=table.id,
        version=current.version,
        head=current.head,
        format="html",
        language="en",
    )
    asked = asking.content(request)
    assert isinstance(asked, ReportFile)
    worker.make(asked.id)
    made = asking.find(asked.id)
    assert made is not None
    assert made.state == FAILED
    assert made.error == (
        f"The worker has the time zone {of_worker}, and the service another one. Set"
        " PAROLI_TIME_ZONE to the same name for both."
    )


def test_a_large_report_equals_a_small_one(caller: Caller, monkeypatch: pytest.MonkeyPatch) -> None:
    table = caller.table(*TAKEN)
    at_once = {form: report(table, form).data for form in FORMATS}
    monkeypatch.setattr(reports, "QUICK_EVENTS_MAX", 0)
    for form, content in at_once.items():
        report(table, form)
        assert report(table, form).data == content, form


def test_a_failed_report_shows_no_details_and_can_be_requested_again(
    caller: Caller, service: ServiceUnderTest, large: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = caller.table(*TAKEN)
    application = service.application
    asked = {}
    with monkeypatch.context() as broken:
        broken.setattr(application.ports.job_queue, "enqueue_report", lambda *_: None)
        broken.setattr(reports, "session_report", _fail)
        asked = report(table, "html").get_json()
        with pytest.raises(RuntimeError):
            application.reports.make(asked["id"])
    state = table.read(f"reports/{asked['id']}").get_json()
    assert (state["state"], state["error"]) == ("failed", UNEXPECTED)
    assert report(table, "html").status_code == HTTPStatus.ACCEPTED
    assert report(table, "html").status_code == HTTPStatus.OK


def _fail(*_: object) -> None:
    raise RuntimeError("out of ink")


@pytest.mark.parametrize("by_state", [True, False], ids=["state", "report"])
def test_a_lost_job_is_requested_again_by_the_client(
    caller: Caller,
    service: ServiceUnderTest,
    large: None,
    monkeypatch: pytest.MonkeyPatch,
    *,
    by_state: bool,
) -> None:
    table = caller.table(*TAKEN)
    ports = service.application.ports
    with monkeypatch.context() as lost:
        lost.setattr(ports.job_queue, "enqueue_report", lambda *_: None)
        asked = report(table, "html").get_json()
        assert report(table, "html").get_json()["state"] == "waiting"
    address = f"reports/{asked['id']}" if by_state else "report.html"
    known = ports.store.report_files.find(asked["id"])
    assert known is not None
    long_ago = later(known.changed_at, -reports.STUCK_SECONDS - 1)
    ports.store.report_files.progress(known.id, 3, long_ago)
    assert table.read(address).get_json()["state"] == "running"
    answer = table.read(address)
    assert answer.get_json()["state"] == "done" if by_state else answer.status_code == HTTPStatus.OK


def test_reports_are_removed_after_a_day(
    caller: Caller, service: ServiceUnderTest, large: None
) -> None:
    table = caller.table(*TAKEN)
    first = report(table, "html").get_json()
    files = service.application.ports.store.report_files
    known = files.find(first["id"])
    assert known is not None
    content = files.content(first["id"])
    assert content
    files.finish(first["id"], content, later(known.changed_at, -reports.KEPT_SECONDS - 1))
    report(table, "json")
    answer = table.read(f"reports/{first['id']}")
    assert (answer.status_code, answer.get_json()["code"]) == (404, "unknown_report")


def test_the_report_of_another_session_is_unknown(caller: Caller, large: None) -> None:
    table, other = caller.table(*TAKEN), caller.table(*TAKEN)
    asked = report(table, "html").get_json()
    assert other.read(f"reports/{asked['id']}").status_code == 404
    assert caller.get(f"/v1/sessions/{UNKNOWN}/reports/{asked['id']}").status_code == 404
    assert caller.get(f"/v1/sessions/{UNKNOWN}/report.html").status_code == 404


def test_a_report_reads_the_log_as_it_is_stored(caller: Caller, service: ServiceUnderTest) -> None:
    table = caller.table(*TAKEN)
    body = report(table, "json").get_json()
    events = table.events()
    assert body["hash"] == events[-1]["hash"]
    assert body["version"] == events[-1]["version"]
    journal = table.read("journal", limit=1000).get_json()["postings"]
    assert len(journal) == len(body["journal"])
    assert body["balances"] == table.read("balances").get_json()


@pytest.mark.parametrize(
    ("title", "names"),
    [
        ("Twelfth Night!", "filename=DAY-twelfth-night.pdf"),
        ("Épée d'or", "filename=DAY-epee-d-or.pdf; filename*=UTF-8''DAY-%C3%A9p%C3%A9e-d-or.pdf"),
        ("十二夜", "filename=DAY-report.pdf; filename*=UTF-8''DAY-%E5%8D%81%E4%BA%8C%E5%A4%9C.pdf"),
        ("???", "filename=DAY-report.pdf"),
    ],
)
def test_a_title_in_any_script_is_a_file_name(caller: Caller, title: str, names: str) -> None:
    answer = report(caller.table(*CLOSED, name=title), "pdf")
    disposition = answer.headers["Content-Disposition"]
    disposition.encode("latin-1")
    day = answer.headers["Content-Disposition"].partition("filename=")[2][:10]
    assert disposition == f"inline; {names.replace('DAY', day)}"
