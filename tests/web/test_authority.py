"""The page where a phone downloads the server's certificate authority, in both themes."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from service.pages.authority import AuthorityPage, create_authority_app
from tests.api.http_server import LOOPBACK, run_server
from tests.web.browser_tab import EXCESS_WIDTH, PHONE, SMALL_TARGETS, save_screenshot
from tests.web.context_pool import Device, new_context

ROOT = Path(__file__).resolve().parents[2]
STYLE_SHEETS = {
    ROOT / "web" / "src" / "styles" / "tokens.css": "data-theme='candle'] {",
    ROOT / "service" / "pages" / "authority.css": "prefers-color-scheme",
}
COLOUR = re.compile(r"--[\w-]+: #[0-9a-f]{6};")

AUTHORITY_PAGE = AuthorityPage(
    authority="Paroli of long-table",
    fingerprint=":".join(f"{number * 7:02X}" for number in range(32)),
    certificate="-----BEGIN CERTIFICATE-----\n",
    names=frozenset({LOOPBACK}),
    host=LOOPBACK,
    port=8000,
)


@pytest.mark.parametrize("candle", [False, True])
def test_the_authority_page_works_without_scripts(browser: Browser, *, candle: bool) -> None:
    screenshot = f"phone-authority-{'candle' if candle else 'day'}"
    with run_server(create_authority_app(AUTHORITY_PAGE)) as port:
        context = new_context(browser, Device(PHONE, candle))
        page = context.new_page()
        log_lines: list[str] = []
        page.on("console", lambda message: log_lines.append(message.text))
        page.goto(f"http://{LOOPBACK}:{port}/")
        save_screenshot(page, screenshot)
        page.get_by_text("iPad and iPhone").click()
        expect(page.get_by_text("Certificate Trust Settings")).to_be_visible()
        for other in page.locator("summary").all()[1:]:
            other.click()
        save_screenshot(page, f"{screenshot}-open")
        assert page.evaluate(EXCESS_WIDTH) <= 0
        assert page.evaluate(SMALL_TARGETS.replace("'button,", "'summary, button,")) == []
        assert page.locator("h1").count() == 1
        with page.expect_download() as download:
            page.get_by_role("link", name="Download the certificate").click()
        assert download.value.suggested_filename == "authority.crt"
        assert log_lines == []
        context.close()


def test_the_authority_page_uses_the_colours_of_the_web_app() -> None:
    app_colours, page_colours = (
        [set(COLOUR.findall(part)) for part in sheet.read_text("utf-8").split(candle)]
        for sheet, candle in STYLE_SHEETS.items()
    )
    assert all(part <= whole for part, whole in zip(page_colours, app_colours, strict=True))
    assert all(page_colours)
