"""Keys and devices: the house signs devices in and out, and makes keys for scripts."""

from typing import Any

import segno
from playwright.sync_api import Locator, expect

from tests.web.browser_tab import TWO_FRAMES, BrowserTab, hold
from tests.web.conftest import OpenTab
from tests.web.paroli_server import ParoliServer

# Each module of the QR code as it is drawn, dark ones as 1.
MODULES = """([image, count, border]) => {
  const across = count + 2 * border;
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = across * 4;
  const drawn = canvas.getContext('2d', { willReadFrequently: true });
  drawn.fillStyle = '#fff';
  drawn.fillRect(0, 0, canvas.width, canvas.height);
  drawn.drawImage(image, 0, 0, canvas.width, canvas.height);
  const middle = (module) => 4 * (module + border) + 2;
  const dark = (x, y) => Number(drawn.getImageData(middle(x), middle(y), 1, 1).data[0] < 128);
  const numbers = Array.from({ length: count }, (_, number) => number);
  return numbers.map((y) => numbers.map((x) => dark(x, y)));
}"""
BORDER = 4


def begin(tab: BrowserTab) -> None:
    tab.control_clock()
    tab.enter()
    tab.menu("Keys and devices")
    expect(tab.page.get_by_role("heading", name="Keys and devices")).to_be_focused()


def table(server: ParoliServer, name: str = "Twelfth Night") -> Any:
    return server.caller().table("seat anne 1000", "seat bess 1000", name=name)


def fill_in(tab: BrowserTab, name: str, role: str) -> Locator:
    """Return the form, in which a name and a role are chosen."""
    form = tab.page.locator(".pairing")
    form.get_by_label("Name").fill(name)
    form.get_by_label("Role").select_option(role)
    return form


def row(tab: BrowserTab, name: str) -> Locator:
    heading = tab.page.get_by_role("heading", name=name)
    return tab.page.get_by_role("listitem").filter(has=heading)


def the_link(tab: BrowserTab) -> str:
    return tab.page.get_by_label("Or open this link on the device").input_value()


def granted(server: ParoliServer, name: str) -> Any:
    keys = server.caller().get("/v1/keys").get_json()["keys"]
    return next(key for key in keys if key["name"] == name)


def is_drawn(tab: BrowserTab, link: str) -> bool:
    """Say whether the QR code on the page is that of ``link``."""
    picture = tab.page.locator(".pairing__code")
    picture.evaluate("image => image.decode()")
    wanted = [list(line) for line in segno.make(link, micro=False).matrix]
    image = picture.element_handle()
    drawn = tab.page.evaluate(MODULES, [image, len(wanted), BORDER])
    box = picture.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 280
    return bool(drawn == wanted)


def test_nothing_is_said_to_be_missing_before_it_is_known(tab: BrowserTab) -> None:
    tab.allow("net::ERR_FAILED")
    tab.page.route("**/v1/keys", lambda asked: asked.abort(), times=1)
    begin(tab)
    expect(tab.page.get_by_text("Paroli is not responding.")).to_be_visible()
    expect(tab.page.locator(".key-lists__none")).to_have_count(0)
    tab.button("Try again").click()
    expect(tab.page.locator(".key-lists__none")).to_have_count(2)


def test_a_device_is_signed_in_by_a_code_and_ended_again(open_tab: OpenTab) -> None:
    admin, dealer = open_tab(), open_tab()
    dealer.allow("401")
    table(admin.server)
    table(admin.server, "Another night")
    begin(admin)
    form = fill_in(admin, "The long table", "dealer")
    expect(form.get_by_text("record entries")).to_be_visible()
    form.get_by_label("Tables", exact=True).select_option("some")
    form.get_by_role("checkbox", name="Twelfth Night, today").check()
    admin.check_layout("pairing-form")
    admin.button("Create a link").click()
    expect(admin.page.get_by_text("Works once, for another ten minutes.")).to_be_visible()
    expect(admin.page.get_by_text("because you opened this page at 127.0.0.1")).to_be_visible()
    link = the_link(admin)
    assert is_drawn(admin, link)
    expect(row(admin, "The long table")).to_contain_text("ten minutes left")
    admin.check_layout("pairing")
    dealer.page.goto(link)
    expect(dealer.page.locator(".table-row__name")).to_have_text(["Twelfth Night"])
    admin.advance_clock()
    expect(admin.page.get_by_role("heading", name="The long table is signed in.")).to_be_visible()
    assert link.partition("=")[2] not in admin.page.content()
    device = row(admin, "The long table")
    expect(device).to_contain_text("dealer · Twelfth Night")
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


def test_those_who_sit_at_a_table_are_not_offered_for_another(tab: BrowserTab) -> None:
    first = table(tab.server)
    other = tab.server.caller().table("seat carl 1000", name="Another night")
    begin(tab)
    form, page = fill_in(tab, "A phone", "punter"), tab.page
    late = f"**/v1/sessions/{first.id}"
    held = hold(page, late)
    form.get_by_label("Table", exact=True).select_option(first.id)
    form.get_by_label("Table", exact=True).select_option(other.id)
    offered = form.get_by_label("Player").locator("option")
    expect(offered).to_have_text(["Choose\u2026", "carl"])
    with page.expect_response(late):
        held[0].continue_()
    page.evaluate(TWO_FRAMES)
    expect(offered).to_have_text(["Choose\u2026", "carl"])


def test_a_code_is_dark_on_light_by_candle_too(open_tab: OpenTab) -> None:
    tab = open_tab(candle=True)
    begin(tab)
    fill_in(tab, "The wall", "house")
    tab.button("Create a link").click()
    assert is_drawn(tab, the_link(tab))
    ground = tab.page.locator(".pairing__code").evaluate(
        "one => getComputedStyle(one).backgroundColor"
    )
    assert ground == "rgb(255, 255, 255)"
    tab.button("Revoke The wall").click()
    tab.check_layout("pairing")


def test_a_new_link_is_not_said_to_be_over_before_the_house_lists_it(tab: BrowserTab) -> None:
    begin(tab)
    fill_in(tab, "The till", "keeper")
    held = hold(tab.page, "**/v1/keys", times=None)
    tab.button("Create a link").click()
    expect(tab.page.get_by_role("heading", name="Scan this with The till")).to_be_visible()
    tab.page.route("**/v1/keys", lambda asked: asked.continue_())
    for one in held:
        one.continue_()
    expect(row(tab, "The till")).to_be_visible()
    expect(tab.page.get_by_role("heading", name="Scan this with The till")).to_be_visible()


def test_a_link_that_is_ended_is_taken_off_the_page(tab: BrowserTab) -> None:
    begin(tab)
    fill_in(tab, "The till", "keeper")
    tab.button("Create a link").click()
    tab.button("Revoke The till").click()
    expect(tab.page.get_by_text("It can no longer be used.")).to_be_visible()
    tab.button("Yes, revoke it").click()
    over = tab.page.get_by_role("heading", name="This link no longer works.")
    expect(over).to_be_visible()
    expect(tab.page.locator(".pairing__code")).to_have_count(0)
    tab.button("Sign in another device").click()
    expect(tab.page.locator("#pair-name")).to_be_visible()


def test_a_punter_is_chosen_among_those_who_sit_there(tab: BrowserTab) -> None:
    night = table(tab.server)
    begin(tab)
    form = fill_in(tab, "Bess's phone", "punter")
    form.get_by_label("Table", exact=True).select_option(night.id)
    who = form.get_by_label("Player")
    expect(who.get_by_role("option")).to_have_text(["Choose…", "anne", "bess"])
    who.select_option("bess")
    tab.check_layout("punter-form")
    tab.button("Create a link").click()
    expect(row(tab, "Bess's phone")).to_contain_text("player · bess, Twelfth Night")
    grant = granted(tab.server, "Bess's phone")
    assert (grant["sessions"], grant["punter"]) == ([night.id], "bess")


def test_a_board_may_show_no_purses(tab: BrowserTab) -> None:
    night = table(tab.server)
    begin(tab)
    form = fill_in(tab, "The wall", "board")
    form.get_by_label("Table", exact=True).select_option(night.id)
    form.get_by_role("checkbox", name="Show purses").uncheck()
    tab.button("Create a link").click()
    expect(row(tab, "The wall")).to_contain_text("board · Twelfth Night, purses hidden")
    assert granted(tab.server, "The wall")["purses"] is False


def test_what_is_missing_stands_beside_its_field(tab: BrowserTab) -> None:
    tab.allow("422")
    page = tab.page
    empty = table(tab.server, "Nobody's night").caller.table(name="Empty chairs")
    begin(tab)
    tab.button("Create a link").click()
    form = page.locator(".pairing")
    expect(form.get_by_text("Enter a name.")).to_be_visible()
    expect(form.get_by_label("Name")).to_be_focused()
    fill_in(tab, "x", "dealer")
    form.get_by_label("Tables", exact=True).select_option("some")
    tab.button("Create a link").click()
    expect(form.get_by_text("Choose a table.")).to_be_visible()
    fill_in(tab, "x", "punter")
    where = form.get_by_label("Table", exact=True)
    tab.button("Create a link").click()
    expect(where).to_be_focused()
    where.select_option(empty.id)
    expect(form.get_by_label("Player").get_by_role("option")).to_have_text(
        "No players at this table"
    )
    tab.button("Create a link").click()
    expect(form.get_by_text("Choose a player.")).to_be_visible()
    tab.check_layout("pairing-faults")
    assert "/v1/pairings" not in tab.server.posted


def test_a_key_is_shown_once(tab: BrowserTab) -> None:
    page = tab.page
    begin(tab)
    expect(page.get_by_text("None. Keys are for scripts. Devices do not need one.")).to_be_visible()
    page.get_by_text("Create a key for a script").click()
    page.locator("#key-name").fill("Nightly backup")
    page.locator("#key-role").select_option("keeper")
    days = page.get_by_label("Valid for how many days")
    days.fill("a few")
    tab.button("Create a key").click()
    expect(page.get_by_text("Enter a number of days, or leave it empty.")).to_be_visible()
    days.fill("30")
    tab.check_layout("key-form")
    tab.button("Create a key").click()
    secret = page.get_by_label("Shown only once").input_value()
    tab.check_layout("new-key")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    tab.button("Copy").click()
    expect(tab.button("Copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == secret
    expect(row(tab, "Nightly backup")).to_contain_text("keeper · all tables")
    expect(row(tab, "Nightly backup")).to_contain_text("never used · until")
    answer = tab.server.caller().get("/v1/me", {"Authorization": f"Bearer {secret}"})
    assert answer.get_json()["role"] == "keeper"
    tab.button("I have copied it").click()
    expect(page.locator("#key-name")).to_have_value("")
    assert secret not in page.content()


def test_without_a_clipboard_for_scripts_it_is_copied_the_old_way(tab: BrowserTab) -> None:
    page = tab.page
    page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    begin(tab)
    fill_in(tab, "The till", "house")
    tab.button("Create a link").click()
    tab.button("Copy").click()
    expect(tab.button("Copied")).to_be_visible()
    assert page.evaluate("getSelection().toString()") == the_link(tab)


def test_this_device_is_marked_and_can_sign_itself_out(tab: BrowserTab) -> None:
    tab.allow("401")
    begin(tab)
    own = row(tab, "A house's device")
    expect(own.locator(".key-lists__own")).to_have_text("this device")
    expect(own).to_contain_text("house · everything")
    own.get_by_role("button").click()
    expect(own).to_contain_text("You are using it now.")
    tab.button("Yes, revoke it").click()
    expect(tab.page.get_by_role("heading", name="This browser is not signed in")).to_be_visible()
    assert tab.server.posted == ["/v1/sign-outs"]


def test_keys_are_looked_up_again_when_the_house_is_back(tab: BrowserTab) -> None:
    tab.allow("net::ERR_")
    begin(tab)
    expect(row(tab, "A house's device")).to_be_visible()
    tab.server.shut()
    tab.advance_clock()
    alert = tab.page.get_by_role("alert").filter(has_text="Paroli is not responding.")
    expect(alert).to_be_visible()
    tab.server.open()
    tab.advance_clock()
    expect(alert).to_have_count(0)
