"""The seal of a closed table: on its page and board, and checked by the page that works alone."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from service.sealing.seal_keys import SealKeys
from service.sealing.seal_text import SealedHead, read_seals
from tests.api.caller import Table
from tests.waiting import until
from tests.web.board_pages import open_board
from tests.web.browser_tab import PHONE, BrowserTab, resize
from tests.web.closing_page import new_evening, open_closed
from tests.web.paroli_server import ParoliServer


@pytest.fixture
def table(server: ParoliServer) -> Table:
    return new_evening(server, "close")


def test_the_page_of_a_closed_table_gives_its_seal_as_a_file(tab: BrowserTab, table: Table) -> None:
    closing = open_closed(tab, table)
    expect(tab.page.get_by_role("img", name="The seal as a QR code")).to_be_visible()
    # A payment is an event, so the seal is a new one.
    before = table.version()
    closing.tick("Mrs Sago")
    closing.tick("Mrs Sago")
    shown = tab.page.locator(".session-seal")
    expect(shown).to_contain_text(table.read("seal").get_json()["fingerprint"])

    def saved_head() -> SealedHead:
        with tab.page.expect_download() as download:
            shown.get_by_role("button", name="Save the seal").click()
        (seal,) = read_seals(download.value.path().read_text("utf-8"))
        return seal.head

    until(lambda: saved_head().version == before + 2, "the seal of the last event is not shown")
    assert saved_head().session == table.id
    shown.get_by_role("link", name="Check a seal").click()
    expect(tab.page.get_by_role("heading", name="Check a seal")).to_be_visible()


def test_the_board_of_a_closed_table_shows_its_seal(tab: BrowserTab, table: Table) -> None:
    open_board(tab, table)
    code = tab.page.get_by_role("img", name="The seal as a QR code")
    expect(code).to_be_visible()
    box = code.bounding_box()
    assert box is not None
    assert box["width"] == box["height"] > 300
    assert tab.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    resize(tab.page, PHONE)
    expect(tab.page.get_by_role("button", name="Save the seal")).to_be_visible()


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
