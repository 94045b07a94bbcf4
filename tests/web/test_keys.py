"""Keys and devices: a house key signs devices in and out, and creates keys for scripts."""

from typing import Any

import segno
from playwright.sync_api import Locator, expect

from tests.web.browser_tab import BrowserTab
from tests.web.conftest import OpenTab
from tests.web.paroli_server import ParoliServer

# Returns each module of a QR code image: 1 for a dark one, 0 for a light one.
MODULES = """([image, count, border]) => {
  const across = count + 2 * border;
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = across * 4;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const middle = (module) => 4 * (module + border) + 2;
  const dark = (x, y) => Number(context.getImageData(middle(x), middle(y), 1, 1).data[0] < 128);
  const numbers = Array.from({ length: count }, (_, number) => number);
  return numbers.map((y) => numbers.map((x) => dark(x, y)));
}"""
BORDER = 4


def open_keys_page(tab: BrowserTab) -> None:
    tab.control_clock()
    tab.sign_in_and_open()
    tab.menu("Keys and devices")
    expect(tab.page.get_by_role("heading", name="Keys and devices")).to_be_focused()


def new_table(server: ParoliServer, name: str = "Twelfth Night") -> Any:
    return server.caller().table("seat anne 1000", "seat bess 1000", name=name)


def fill_in(tab: BrowserTab, name: str, role: str) -> Locator:
    """Fill a name and a role into the form for a new device; return the form."""
    form = tab.page.locator(".pairing")
    form.get_by_label("Name").fill(name)
    form.get_by_label("Role").select_option(role)
    return form


def key_row(tab: BrowserTab, name: str) -> Locator:
    heading = tab.page.get_by_role("heading", name=name)
    return tab.page.get_by_role("listitem").filter(has=heading)


def shown_link(tab: BrowserTab) -> str:
    return tab.page.get_by_label("Or open this link on the device").input_value()


def shows_qr_code(tab: BrowserTab, link: str) -> bool:
    """Return whether the QR code on the page is that of ``link``, and is large enough."""
    picture = tab.page.locator(".pairing__code")
    picture.evaluate("image => image.decode()")
    modules = [list(line) for line in segno.make(link, micro=False).matrix]
    image = picture.element_handle()
    shown = tab.page.evaluate(MODULES, [image, len(modules), BORDER])
    box = picture.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 280
    return bool(shown == modules)


def test_a_device_is_signed_in_by_a_link_and_revoked(open_tab: OpenTab) -> None:
    admin, dealer = open_tab(), open_tab()
    dealer.allow("401")
    new_table(admin.server)
    new_table(admin.server, "Another night")
    open_keys_page(admin)
    form = fill_in(admin, "The long table", "dealer")
    expect(form.get_by_text("record entries")).to_be_visible()
    form.get_by_label("Tables", exact=True).select_option("some")
    form.get_by_role("checkbox", name="Twelfth Night, today").check()
    admin.check_layout("pairing-form")
    admin.button("Create a link").click()
    expect(admin.page.get_by_text("Works once, for another ten minutes.")).to_be_visible()
    expect(admin.page.get_by_text("because you opened this page at 127.0.0.1")).to_be_visible()
    link = shown_link(admin)
    assert shows_qr_code(admin, link)
    expect(key_row(admin, "The long table")).to_contain_text("Ten minutes left")
    admin.check_layout("pairing")
    dealer.page.goto(link)
    expect(dealer.page.locator(".table-card__link")).to_have_text(["Twelfth Night"])
    admin.advance_clock()
    expect(admin.page.get_by_role("heading", name="The long table is signed in.")).to_be_visible()
    assert link.partition("=")[2] not in admin.page.content()
    device = key_row(admin, "The long table")
    expect(device).to_contain_text("Dealer · Twelfth Night")
    admin.check_layout("paired")
    device.get_by_role("button", name="Revoke The long table").click()
    expect(device).to_contain_text("It is signed out immediately.")
    admin.check_layout("ending")
    admin.button("Keep it").click()
    expect(device.get_by_role("button", name="Revoke The long table")).to_be_focused()
    device.get_by_role("button", name="Revoke The long table").click()
    admin.button("Yes, revoke it").click()
    expect(device).to_have_count(0)
    expect(admin.page.locator("h2[data-kind=device]")).to_be_focused()
    dealer.page.get_by_role("link", name="Twelfth Night").click()
    expect(dealer.page.get_by_text("This device was signed out. Sign in again.")).to_be_visible()


def test_the_forms_fit_and_a_new_key_and_a_link_are_copied(tab: BrowserTab) -> None:
    """``web/tests/screens/keys.screen.ts`` has what the forms refuse and create."""
    page = tab.page
    night = new_table(tab.server)
    empty = night.caller.table(name="Empty chairs")
    open_keys_page(tab)
    form = fill_in(tab, "Bess's phone", "punter")
    where = form.get_by_label("Table", exact=True)
    where.select_option(night.id)
    form.get_by_label("Player").select_option("bess")
    tab.check_layout("punter-form")
    where.select_option(empty.id)
    tab.button("Create a link").click()
    expect(form.get_by_text("Choose a player.")).to_be_visible()
    tab.check_layout("pairing-faults")
    page.get_by_text("Create a key for a script").click()
    page.locator("#key-name").fill("Nightly backup")
    page.locator("#key-role").select_option("keeper")
    page.get_by_label("Valid for how many days").fill("30")
    tab.check_layout("key-form")
    tab.button("Create a key").click()
    secret = page.get_by_label("Shown only once").input_value()
    tab.check_layout("new-key")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    tab.button("Copy").click()
    expect(tab.button("Copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == secret
    check_qr_code_and_selection(tab)


def check_qr_code_and_selection(tab: BrowserTab) -> None:
    """Check a link in the dark theme. Without the clipboard API, Copy selects it."""
    tab.page.emulate_media(color_scheme="dark")
    expect(tab.page.locator("html[data-theme=candle]")).to_be_attached()
    tab.page.evaluate("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    fill_in(tab, "The wall", "house")
    tab.button("Create a link").click()
    assert shows_qr_code(tab, shown_link(tab))
    pairing = tab.page.locator(".pairing")
    expect(pairing.locator(".pairing__code")).to_have_css("background-color", "rgb(255, 255, 255)")
    tab.button("Copy").click()
    # The key above was copied before.
    expect(tab.button("Copied")).to_have_count(2)
    assert tab.page.evaluate("getSelection().toString()") == shown_link(tab)
    tab.button("Revoke The wall").click()
    tab.check_layout("pairing")
