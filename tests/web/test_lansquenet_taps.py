"""The tray of a cover on a phone. ``lansquenet-taps.screen.ts`` counts the taps."""

import pytest

from tests.web.browser_tab import PHONE, boxes, resize
from tests.web.conftest import OpenTab
from tests.web.lansquenet_table import dealer_at
from tests.web.repeats import first_daily

SHILLING = 48


@pytest.mark.parametrize("locale", first_daily("fr-FR", "en-IE"))
def test_the_coins_for_a_cover_are_in_one_row_on_a_phone(open_tab: OpenTab, locale: str) -> None:
    tab = open_tab(locale=locale)
    resize(tab.page, PHONE)
    dealer = dealer_at(tab)
    dealer.coin(5 * SHILLING)
    keys = boxes(tab.page.locator(".tray-frame__middle button"))
    assert len({round((top + bottom) / 2) for *_, top, bottom in keys}) == 1
