"""The seal of a closed table, checked by the page that works alone.

``web/tests/screens/seals.screen.ts`` has the seal on the page of its table, and ``test_board.py``
the one on the board.
"""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from service.sealing.seal_keys import SealKeys
from service.sealing.seal_text import read_seals
from tests.api.caller import Table
from tests.web.closing_page import new_evening
from tests.web.paroli_server import ParoliServer


@pytest.fixture
def table(server: ParoliServer) -> Table:
    return new_evening(server, "close")


@pytest.fixture(params=["served", "saved"])
def check_page(
    request: pytest.FixtureRequest, browser: Browser, server: ParoliServer, tmp_path: Path
) -> Iterator[Page]:
    """The page that checks seals, from the service, or from a folder without a network."""
    context = browser.new_context(locale="en-IE", color_scheme="light")
    errors: list[str] = []
    context.on("weberror", lambda error: errors.append(str(error.error)))
    page = context.new_page()
    page.on("console", lambda line: errors.append(line.text) if line.type == "error" else None)
    address = f"{server.address}/docs/check-seal"
    if request.param == "saved":
        saved = tmp_path / "check-seal.html"
        saved.write_bytes(context.request.get(address).body())
        address = saved.as_uri()
        context.set_offline(True)
    page.goto(address)
    yield page
    context.close()
    assert errors == []


def test_the_check_page_names_the_event_that_was_changed(
    check_page: Page, table: Table, tmp_path: Path
) -> None:
    report = json.loads(table.read("report.json").data)
    log = tmp_path / "report.json"

    def open_log() -> None:
        log.write_text(json.dumps(report), encoding="utf-8")
        check_page.get_by_label("Open a log").set_input_files(log)

    open_log()
    expect(check_page.get_by_role("status")).to_contain_text("Add a seal and a log.")
    field = check_page.get_by_label("Text of the seal")
    field.fill(report["seal"]["text"])
    assert field.evaluate("(area) => area.scrollHeight <= area.clientHeight")
    status = check_page.get_by_role("status")
    heading = status.get_by_role("heading", level=3)
    expect(heading).to_have_text("The log matches. Compare the fingerprint.")
    expect(status).to_contain_text(report["seal"]["fingerprint"])
    fingerprint = check_page.get_by_label("Fingerprint (optional)")
    fingerprint.fill("0" * 31)
    expect(check_page.get_by_text("A fingerprint has 32 digits, 0-9 and A-F.")).to_be_visible()
    expect(heading).to_have_text("The log matches. Compare the fingerprint.")
    fingerprint.fill("0" * 32)
    expect(status).to_contain_text("The seal is not signed with the key that you entered.")
    expect(heading).to_have_text("Wrong")
    fingerprint.fill(report["seal"]["fingerprint"].lower())
    expect(status).to_contain_text("The seal is signed with the key that you entered.")
    expect(heading).to_have_text("Correct")
    report["events"][4]["actor"] = "somebody"
    open_log()
    expect(status).to_contain_text("Event 5 was changed: it does not match its hash.")
    expect(status.get_by_role("heading", name="Wrong")).to_be_visible()
    check_page.get_by_role("button", name="Français").click()
    expect(status).to_contain_text("L’événement 5 a été modifié")
    log.write_text("no log", encoding="utf-8")
    check_page.get_by_label("Ouvrir un journal").set_input_files(log)
    expect(status).to_contain_text("Ce fichier n’est pas un journal.")


def test_the_check_page_does_not_call_a_forged_seal_correct(
    check_page: Page, table: Table, tmp_path: Path
) -> None:
    report = json.loads(table.read("report.json").data)
    seal = report["seal"]
    (genuine,) = read_seals(seal["text"])
    keys = SealKeys(tmp_path / "forger.pem")
    keys.make_if_missing()
    log = tmp_path / "report.json"
    log.write_text(json.dumps(report), encoding="utf-8")
    check_page.get_by_label("Open a log").set_input_files(log)
    check_page.get_by_label("Text of the seal").fill(keys.seal(genuine.head).text)
    heading = check_page.get_by_role("status").get_by_role("heading", level=3)
    expect(heading).to_have_text("The log matches. Compare the fingerprint.")
    check_page.get_by_label("Fingerprint (optional)").fill(seal["fingerprint"])
    expect(heading).to_have_text("Wrong")
    check_page.get_by_label("Text of the seal").fill(seal["text"].replace("hash ", "hash 0", 1))
    expect(heading).to_have_count(0)
    changed = seal["text"].replace(f"version {genuine.head.version}", "version 1")
    check_page.get_by_label("Text of the seal").fill(changed)
    expect(check_page.get_by_role("status")).to_contain_text("The signature does not match.")
