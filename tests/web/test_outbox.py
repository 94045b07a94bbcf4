"""The outbox of a tablet in a real browser: no entry is lost, and none is recorded twice."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Dialog, expect

from tests.api.caller import Table
from tests.api.sheet_parser import SHEETS, read
from tests.web.browser_tab import TABLET
from tests.web.context_pool import Device, new_context
from tests.web.outbox_page import OutboxPage, bundle
from tests.web.paroli_server import ParoliServer

NO_LOCKS = "delete Navigator.prototype.locks"
RULES = {"preset": "parlour", "overrides": {"max_cards": None, "cards_required": 0}}

NewDevice = Callable[..., BrowserContext]
OpenOutbox = Callable[..., OutboxPage]


@pytest.fixture(scope="module")
def bundle_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return bundle(tmp_path_factory.mktemp("bundle"))


@pytest.fixture
def new_device(browser: Browser, server: ParoliServer) -> Iterator[NewDevice]:
    """Return a function that signs in a tablet. ``init_script`` runs before each of its pages."""
    contexts: list[BrowserContext] = []

    def sign_in(init_script: str = "") -> BrowserContext:
        context = new_context(browser, Device(TABLET))
        context.add_init_script(init_script)
        server.sign_in(context, "dealer")
        contexts.append(context)
        return context

    yield sign_in
    for context in contexts:
        context.close()


@pytest.fixture
def session(server: ParoliServer) -> Table:
    lines = ("seat anne 1000 hearts", "seat bess 1000")
    return server.caller().table(*lines, rules=RULES, bank={"funds": 100_000})


@pytest.fixture
def open_outbox(bundle_folder: Path, server: ParoliServer, session: Table) -> Iterator[OpenOutbox]:
    """Return a function that opens the table in a tab of a device. No tab may throw an error.

    Without ``preview`` the tab does not load the engine, and opens sooner.
    """
    pages: list[OutboxPage] = []

    def open_page(context: BrowserContext, *, preview: bool = False) -> OutboxPage:
        address = f"{server.address}/tables/{session.id}"
        client = OutboxPage(context, bundle_folder, address, preview=preview)
        pages.append(client)
        client.wait("state.version !== null")
        return client

    yield open_page
    assert [error for client in pages for error in client.errors] == []


def stake(card: str, amount: int = 5, punter: str = "anne") -> dict[str, Any]:
    return {"kind": "stake", "punter": punter, "card": card, "amount": amount}


def recorded_keys(session: Table) -> list[str]:
    """Return the keys of the entries after the seats, in the order of the log."""
    events = session.read("events").get_json()["events"]
    entries = [event["entry"] for event in events if event["type"] == "basset.stake_placed"]
    assert len(entries) == len(set(entries))
    return entries


def without_offers(table: dict[str, Any]) -> dict[str, Any]:
    """Return a table without its offers, which depend on the key and on the log."""
    return {name: value for name, value in table.items() if name != "offers"}


def test_an_entry_is_recorded_and_another_tablet_shows_it(
    new_device: NewDevice, open_outbox: OpenOutbox, session: Table
) -> None:
    first, second = open_outbox(new_device()), open_outbox(new_device())
    first.wait("state.link === 'live'")
    keys = first.enter(stake("K"))
    second.page.wait_for_function("() => window.outbox.optimisticView.value.stakes.length === 1")
    first.wait_until_recorded()
    assert recorded_keys(session) == keys
    assert without_offers(first.server_table()) == without_offers(session.read().get_json())


def test_ten_entries_are_recorded_after_the_network_and_the_server_were_away(
    new_device: NewDevice, open_outbox: OpenOutbox, session: Table, server: ParoliServer
) -> None:
    context = new_device()
    client = open_outbox(context)
    context.set_offline(True)
    client.wait("state.link === 'offline'")
    keys = client.enter(*(stake(card) for card in ("A", "2", "3", "4", "5")))
    server.stop()
    context.set_offline(False)
    keys += client.enter(*(stake(card, punter="bess") for card in ("A", "2", "3", "4", "5")))
    assert [key for key, _ in client.state()["entries"]] == keys
    assert client.state()["offlineSince"] is not None
    server.start()
    client.wait_until_recorded()
    assert recorded_keys(session) == keys
    assert client.state()["link"] == "live"


def test_a_closed_page_loses_no_entry(
    new_device: NewDevice, open_outbox: OpenOutbox, session: Table, server: ParoliServer
) -> None:
    context = new_device()
    first = open_outbox(context)
    server.stop()
    keys = first.enter(stake("K"), stake("Q"))
    first.page.close()
    second = open_outbox(context)
    assert second.state()["version"] is not None
    assert [key for key, _ in second.state()["entries"]] == keys
    assert len(second.table()["stakes"]) == 2
    keys += second.enter(stake("J"))
    server.start()
    second.wait_until_recorded()
    assert recorded_keys(session) == keys


def test_an_unsent_entry_can_be_removed_offline(
    new_device: NewDevice, open_outbox: OpenOutbox, session: Table
) -> None:
    context = new_device()
    client = open_outbox(context)
    context.set_offline(True)
    client.wait("state.link === 'offline'")
    keep, wrong = client.enter(stake("K"), stake("Q"))
    client.call("remove", wrong)
    client.wait("state.entries.length === 1")
    context.set_offline(False)
    client.wait_until_recorded()
    assert recorded_keys(session) == [keep]


def test_a_refusal_stops_sending_until_it_is_corrected(
    new_device: NewDevice, open_outbox: OpenOutbox, session: Table
) -> None:
    client = open_outbox(new_device())
    first, wrong, last = client.enter(stake("K"), stake("Q", 5000), stake("J"))
    client.wait("state.refusal !== null")
    refusal = client.state()["refusal"]
    assert (refusal["key"], refusal["code"], refusal["behind"]) == (wrong, "purse_short", 1)
    assert refusal["facts"]["purse"] == 995
    assert recorded_keys(session) == [first]
    correction = {"kind": "stake", "fields": {"punter": "anne", "card": "Q", "amount": 50}}
    client.call("replace", wrong, [correction])
    client.wait_until_recorded()
    cards = [couch["card"] for couch in session.read().get_json()["stakes"]]
    assert cards == ["K", "Q", "J"]
    assert recorded_keys(session)[2] == last


@pytest.mark.parametrize("init_script", ["", NO_LOCKS], ids=["locks", "no-locks"])
def test_seven_tabs_share_one_outbox_and_one_stream(
    new_device: NewDevice,
    open_outbox: OpenOutbox,
    session: Table,
    server: ParoliServer,
    init_script: str,
) -> None:
    context = new_device(init_script)
    tabs = [open_outbox(context) for _ in range(7)]
    keys = [
        key
        for client, card in zip(tabs, "2345678", strict=True)
        for key in client.enter(stake(card))
    ]
    for client in tabs:
        client.wait_until_recorded()
        assert len(client.table()["stakes"]) == 7
    assert sorted(recorded_keys(session)) == sorted(keys)
    assert server.open_streams == 1


def test_control_can_be_taken_from_another_tablet(
    new_device: NewDevice, open_outbox: OpenOutbox, session: Table
) -> None:
    first, second = open_outbox(new_device()), open_outbox(new_device())
    first.enter(stake("K"))
    first.wait_until_recorded()
    second.enter(stake("Q"))
    second.wait("state.link === 'pen_elsewhere'")
    second.call("takePen")
    second.wait_until_recorded()
    assert len(recorded_keys(session)) == 2
    first.wait(f"state.version === {second.state()['version']}")
    assert first.server_table()["pen"]["holder"] == second.server_table()["pen"]["holder"]


def test_entries_made_while_signed_out_are_sent_after_sign_in(
    new_device: NewDevice, open_outbox: OpenOutbox, session: Table, server: ParoliServer
) -> None:
    context = new_device()
    client = open_outbox(context)
    cookies = context.cookies()
    context.clear_cookies()
    keys = client.enter(stake("K"))
    client.wait("state.link === 'signed_out'")
    context.add_cookies(cookies)  # type: ignore[arg-type]
    client.call("retry")
    client.wait_until_recorded()
    assert recorded_keys(session) == keys


def test_leaving_the_page_with_unsent_entries_asks_for_confirmation(
    new_device: NewDevice, open_outbox: OpenOutbox, server: ParoliServer
) -> None:
    client = open_outbox(new_device())
    dialogs: list[str] = []

    def dismiss(dialog: Dialog) -> None:
        dialogs.append(dialog.type)
        dialog.dismiss()

    client.page.on("dialog", dismiss)
    client.page.mouse.click(10, 10)
    server.stop()
    client.enter(stake("K"))
    client.page.close(run_before_unload=True)
    client.page.wait_for_function("() => document.title === 'Outbox'")
    client.wait("state.entries.length === 1")
    assert dialogs == ["beforeunload"]
    server.start()
    client.call("retry")
    client.wait_until_recorded()
    with client.page.expect_event("close"):
        client.page.close(run_before_unload=True)
    assert dialogs == ["beforeunload"]


def test_an_evening_entered_offline_has_the_balances_of_its_sheet(
    new_device: NewDevice, bundle_folder: Path, server: ParoliServer
) -> None:
    """The engine computes it while the server is stopped. The server then gives the same result."""
    sheet = read(next(path for path in SHEETS if path.name == "parlour-100.basset.toml"))
    head = sheet.head
    bank = {"funds": sheet.worth(head["bank"])}
    overrides = head.get("overrides", {})
    session = server.caller().table(
        rules={"preset": head["rules"], "overrides": overrides},
        currency=head.get("currency", "points"),
        bank=bank,
    )
    client = OutboxPage(new_device(), bundle_folder, f"{server.address}/tables/{session.id}")
    client.wait("state.version !== null")
    # Without responses of the server, a computed preview shows that the engine has loaded.
    client.page.route("**/v1/**", lambda route: route.abort())
    client.enter({"kind": "fund", "amount": 1})
    client.wait("state.entries.length === 1 && state.isExact", within_ms=30_000)
    client.page.unroute("**/v1/**")
    client.call("retry")
    client.wait_until_recorded()
    server.stop()
    lines = [line for line, code in sheet.lines() if code is None]
    client.enter(*(sheet.batched(line) for line in lines))
    client.wait("state.isExact && state.link === 'offline'", within_ms=30_000)
    computed = client.table()
    server.start()
    client.call("retry")
    client.wait_until_recorded()
    server_table = session.read().get_json()
    assert without_offers(client.server_table()) == without_offers(server_table)
    assert without_offers({**computed, "recent": None}) == without_offers(
        {**server_table, "recent": None}
    )
    assert client.differed() == []
    assert client.errors == []
    purses_in_browser = {punter["name"]: punter["purse"] for punter in server_table["punters"]}
    expected = head.get("expect", {}).get("purses")
    assert expected is None or purses_in_browser == {
        name: sheet.worth(purse) for name, purse in expected.items()
    }


def test_a_draw_is_recorded_and_settled(new_device: NewDevice, open_outbox: OpenOutbox) -> None:
    client = open_outbox(new_device(), preview=True)
    client.enter(stake("K"), {"kind": "fasse", "cards": ["2"], "place": 0})
    client.wait_until_recorded()
    client.enter({"kind": "pair", "cards": ["K", "3"], "place": 1})
    client.wait_until_recorded()
    assert client.server_table()["waiting"][0]["win"] > 0
    expect(client.page).to_have_title("Outbox")
