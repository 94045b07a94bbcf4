"""On the narrowest phones, the figures of the header are whole beside a chip with many words."""

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.api.caller import Table
from tests.web import baccarat_table
from tests.web.board_pages import import_sheet
from tests.web.browser_tab import PHONE, BrowserTab, boxes, resize
from tests.web.repeats import first_daily
from tests.web.screenshots import sheet_of
from tests.web.table_lines import SIX, STAKES

SHEETS = {
    "basset": sheet_of((*SIX, *STAKES, "fasse 3")),
    "baccarat": baccarat_table.sheet(*baccarat_table.FOUR, "bank Anne 100"),
}
IS_REACHED = """(part) => {
  const { left, right, top, bottom } = part.getBoundingClientRect();
  const middle = (top + bottom) / 2;
  return [left + 2, right - 2].every((x) => part.contains(document.elementFromPoint(x, middle)));
}"""


def take_control(context: BrowserContext, table: Table, address: str) -> None:
    answer = context.request.post(
        f"{address}/v1/sessions/{table.id}/pen",
        data={"occurred_at": None},
        headers={"Idempotency-Key": "0e5ee8a0-0d3f-4dd5-9d6c-0d4c5f0a7b11", "Origin": address},
    )
    assert answer.status == 201, answer.text()


@pytest.mark.parametrize("language", first_daily("fr", "en"))
@pytest.mark.parametrize("game", SHEETS)
def test_figures_beside_another_device_in_control(
    tab: BrowserTab, game: str, language: str
) -> None:
    table = import_sheet(tab.server, SHEETS[game])
    tab.sign_in(role="dealer", name="The bar")
    take_control(tab.page.context, table, tab.server.address)
    tab.page.context.clear_cookies()
    resize(tab.page, PHONE)
    tab.sign_in(role="dealer", name="Mine")
    tab.go(f"tables/{table.id}")
    tab.choose_language(language)
    chip = tab.page.locator(".sync-chip")
    expect(chip).to_have_attribute("data-status", "elsewhere")
    parts = tab.page.locator(".band-figure__part")
    expect(parts).to_have_count(2)
    button = tab.page.locator("button.band-figure__part")
    for width in (320, 360, 390):
        resize(tab.page, (width, 640))
        (beside,) = boxes(chip)
        assert all(box.right <= beside.left and box.top >= 0 for box in boxes(parts))
        (target,) = boxes(button)
        assert target.bottom - target.top >= 44
        assert button.evaluate(IS_REACHED)
