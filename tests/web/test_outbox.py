"""The books on a tablet, in a real browser over a real service: nothing is lost, nothing twice."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Dialog, expect

from tests.api.caller import Table
from tests.api.line_requests import as_batched, request_of
from tests.api.sheet_parser import SHEETS, read
from tests.web.browser_tab import TABLET
from tests.web.conftest import new_context
from tests.web.outbox_page import OutboxPage, bundle
from tests.web.paroli_server import ParoliServer

NO_LOCKS = "delete Navigator.prototype.locks"
RULES = {"preset": "parlour", "overrides": {"max_cards": None, "cards_required": 0}}

Device = Callable[..., BrowserContext]
Tab = Callable[..., OutboxPage]


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return bundle(tmp_path_factory.mktemp("bundle"))


@pytest.fixture
def device(browser: Browser, server: ParoliServer) -> Iterator[Device]:
    """Call it for a tablet that is signed in; ``script`` runs before every page of it."""
    contexts: list[BrowserContext] = []

    def sign_in(script: str = "") -> BrowserContext:
        context = new_context(browser, TABLET)
        context.add_init_script(script)
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
def sit(built: Path, server: ParoliServer, session: Table) -> Iterator[Tab]:
    """Call it for a tab at the table, on a device; at the end no tab has thrown.

    Without ``pencil`` it reckons nothing itself, and is there sooner.
    """
    pages: list[OutboxPage] = []

    def down(context: BrowserContext, *, pencil: bool = False) -> OutboxPage:
        where = f"{server.address}/tables/{session.id}"
        client = OutboxPage(context, built, where, pencil=pencil)
        pages.append(client)
        client.wait("state.version !== null")
        return client

    yield down
    assert [error for client in pages for error in client.errors] == []


def stake(card: str, amount: int = 5, punter: str = "anne") -> dict[str, Any]:
    return {"kind": "stake", "punter": punter, "card": card, "amount": amount}


def recorded(session: Table) -> list[str]:
    """Return the keys of the entries after the seats, in the order of the log."""
    events = session.read("events").get_json()["events"]
    entries = [event["entry"] for event in events if event["type"] == "basset.stake_placed"]
    assert len(entries) == len(set(entries))
    return entries


def test_an_entry_is_recorded_and_another_tablet_sees_it(
    device: Device, sit: Tab, session: Table
) -> None:
    one, other = sit(device()), sit(device())
    one.wait("state.link === 'live'")
    keys = one.enter(stake("K"))
    other.page.wait_for_function("() => window.books.table.value.stakes.length === 1")
    one.all_recorded()
    assert recorded(session) == keys
    assert one.table("ink") == session.read().get_json()


def test_ten_entries_without_the_network_and_with_the_house_gone_meanwhile(
    device: Device, sit: Tab, session: Table, server: ParoliServer
) -> None:
    context = device()
    client = sit(context)
    context.set_offline(True)
    client.wait("state.link === 'offline'")
    keys = client.enter(*(stake(card) for card in ("A", "2", "3", "4", "5")))
    server.shut()
    context.set_offline(False)
    keys += client.enter(*(stake(card, punter="bess") for card in ("A", "2", "3", "4", "5")))
    assert [key for key, _ in client.state()["outbox"]] == keys
    assert client.state()["offlineSince"] is not None
    server.open()
    client.all_recorded()
    assert recorded(session) == keys
    assert client.state()["link"] == "live"


def test_a_killed_page_has_lost_nothing(
    device: Device, sit: Tab, session: Table, server: ParoliServer
) -> None:
    context = device()
    first = sit(context)
    server.shut()
    keys = first.enter(stake("K"), stake("Q"))
    first.page.close()
    second = sit(context)
    assert second.state()["version"] is not None
    assert [key for key, _ in second.state()["outbox"]] == keys
    assert len(second.table()["stakes"]) == 2
    keys += second.enter(stake("J"))
    server.open()
    second.all_recorded()
    assert recorded(session) == keys


def test_an_unsent_entry_can_be_taken_out_without_the_network(
    device: Device, sit: Tab, session: Table
) -> None:
    context = device()
    client = sit(context)
    context.set_offline(True)
    client.wait("state.link === 'offline'")
    keep, wrong = client.enter(stake("K"), stake("Q"))
    client.call("drop", wrong)
    client.wait("state.outbox.length === 1")
    context.set_offline(False)
    client.all_recorded()
    assert recorded(session) == [keep]


def test_a_refusal_halts_until_it_is_mended(device: Device, sit: Tab, session: Table) -> None:
    client = sit(device())
    first, wrong, last = client.enter(stake("K"), stake("Q", 5000), stake("J"))
    client.wait("state.refusal !== null")
    refusal = client.state()["refusal"]
    assert (refusal["key"], refusal["code"], refusal["behind"]) == (wrong, "purse_short", 1)
    assert refusal["facts"]["purse"] == 995
    assert recorded(session) == [first]
    instead = {"kind": "stake", "fields": {"punter": "anne", "card": "Q", "amount": 50}}
    client.call("mend", wrong, [instead])
    client.all_recorded()
    cards = [laid["card"] for laid in session.read().get_json()["stakes"]]
    assert cards == ["K", "Q", "J"]
    assert recorded(session)[2] == last


@pytest.mark.parametrize("script", ["", NO_LOCKS], ids=["locks", "no-locks"])
def test_seven_tabs_share_one_outbox_and_one_stream(
    device: Device, sit: Tab, session: Table, server: ParoliServer, script: str
) -> None:
    context = device(script)
    tabs = [sit(context) for _ in range(7)]
    keys = [
        key
        for client, card in zip(tabs, "2345678", strict=True)
        for key in client.enter(stake(card))
    ]
    for client in tabs:
        client.all_recorded()
        assert len(client.table()["stakes"]) == 7
    assert sorted(recorded(session)) == sorted(keys)
    streams = server.caller().get("/metrics").get_data(as_text=True)
    assert "paroli_streams 1.0" in streams


def test_where_another_tablet_has_the_pen_it_can_be_taken(
    device: Device, sit: Tab, session: Table
) -> None:
    one, other = sit(device()), sit(device())
    one.enter(stake("K"))
    one.all_recorded()
    other.enter(stake("Q"))
    other.wait("state.link === 'pen_elsewhere'")
    other.call("takePen")
    other.all_recorded()
    assert len(recorded(session)) == 2
    one.wait(f"state.version === {other.state()['version']}")
    assert one.table("ink")["pen"]["holder"] == other.table("ink")["pen"]["holder"]


def test_who_is_signed_out_sends_on_when_signed_in_again(
    device: Device, sit: Tab, session: Table, server: ParoliServer
) -> None:
    context = device()
    client = sit(context)
    cookies = context.cookies()
    context.clear_cookies()
    keys = client.enter(stake("K"))
    client.wait("state.link === 'signed_out'")
    context.add_cookies(cookies)  # type: ignore[arg-type]
    client.call("lookAgain")
    client.all_recorded()
    assert recorded(session) == keys


def test_leaving_with_something_unsent_asks_first(
    device: Device, sit: Tab, server: ParoliServer
) -> None:
    client = sit(device())
    asked: list[str] = []

    def stay(dialog: Dialog) -> None:
        asked.append(dialog.type)
        dialog.dismiss()

    client.page.on("dialog", stay)
    client.page.mouse.click(10, 10)
    server.shut()
    client.enter(stake("K"))
    client.page.close(run_before_unload=True)
    client.page.wait_for_function("() => document.title === 'Books'")
    client.wait("state.outbox.length === 1")
    assert asked == ["beforeunload"]
    server.open()
    client.call("lookAgain")
    client.all_recorded()
    with client.page.expect_event("close"):
        client.page.close(run_before_unload=True)
    assert asked == ["beforeunload"]


def test_an_evening_dealt_without_the_network_is_the_evening_of_its_sheet(
    device: Device, built: Path, server: ParoliServer
) -> None:
    """The core reckons all of it while the house is shut; then no row is otherwise."""
    sheet = read(next(path for path in SHEETS if path.name == "parlour-100.basset.toml"))
    head = sheet.head
    bank = {"funds": sheet.worth(head["bank"])}
    overrides = head.get("overrides", {})
    session = server.caller().table(
        rules={"preset": head["rules"], "overrides": overrides},
        currency=head.get("currency", "points"),
        bank=bank,
    )
    client = OutboxPage(device(), built, f"{server.address}/tables/{session.id}")
    client.wait("state.version !== null")
    # While the house is not heard, what is entered tells that the core has loaded.
    client.page.route("**/v1/**", lambda route: route.abort())
    client.enter({"kind": "fund", "amount": 1})
    client.wait("state.outbox.length === 1 && state.reckoned", within_ms=30_000)
    client.page.unroute("**/v1/**")
    client.call("lookAgain")
    client.all_recorded()
    server.shut()
    lines = [line for line, code in sheet.lines() if code is None]
    client.enter(*(as_batched(*request_of(line, sheet.currency)) for line in lines))
    client.wait("state.reckoned && state.link === 'offline'", within_ms=30_000)
    reckoned = client.table()
    server.open()
    client.call("lookAgain")
    client.all_recorded()
    ink = session.read().get_json()
    assert client.table("ink") == ink
    assert reckoned == ink
    assert client.differed() == []
    assert client.errors == []
    purses = {punter["name"]: punter["purse"] for punter in ink["punters"]}
    expected = head.get("expect", {}).get("purses")
    assert expected is None or purses == {who: sheet.worth(had) for who, had in expected.items()}


def test_a_tap_is_shown_and_settled(device: Device, sit: Tab) -> None:
    client = sit(device(), pencil=True)
    client.enter(stake("K"), {"kind": "fasse", "cards": ["2"], "place": 0})
    client.all_recorded()
    client.enter({"kind": "pair", "cards": ["K", "3"], "place": 1})
    client.all_recorded()
    assert client.table("ink")["waiting"][0]["win"] > 0
    expect(client.page).to_have_title("Books")
