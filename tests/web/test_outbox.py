"""The outbox of a tablet in a real browser: its storage, its tabs, and the end of its page."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Dialog

from tests.api.caller import Table
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
    """Return a function that opens the table in a tab of a device. No tab may throw an error."""
    pages: list[OutboxPage] = []

    def open_page(context: BrowserContext) -> OutboxPage:
        client = OutboxPage(context, bundle_folder, f"{server.address}/tables/{session.id}")
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


def test_no_entry_is_lost_without_the_network_the_server_or_the_page(
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
    client.page.close()
    # A new page has what the device stored, and sends it.
    client = open_outbox(context)
    assert client.state()["version"] is not None
    assert [key for key, _ in client.state()["entries"]] == keys
    assert len(client.table()["stakes"]) == 10
    keys += client.enter(stake("J"))
    server.start()
    client.wait_until_recorded()
    assert recorded_keys(session) == keys
    assert client.state()["link"] == "live"


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
