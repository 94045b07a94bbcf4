"""The books on a tablet, in a real browser over a real service: nothing is lost, nothing twice."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Dialog, expect

from tests.api.caller import Table
from tests.api.lines import as_batched, request_of
from tests.api.sheets import SHEETS, read
from tests.web.bare import Bare, bundle
from tests.web.conftest import tab
from tests.web.house import House
from tests.web.visit import TABLET

NO_LOCKS = "delete Navigator.prototype.locks"
RULES = {"preset": "parlour", "overrides": {"max_cards": None, "cards_required": 0}}

Device = Callable[..., BrowserContext]
Tab = Callable[..., Bare]


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return bundle(tmp_path_factory.mktemp("bundle"))


@pytest.fixture
def device(browser: Browser, house: House) -> Iterator[Device]:
    """Call it for a tablet that is signed in; ``script`` runs before every page of it."""
    there: list[BrowserContext] = []

    def sign_in(script: str = "") -> BrowserContext:
        context = tab(browser, TABLET)
        context.add_init_script(script)
        house.let_in(context, "dealer")
        there.append(context)
        return context

    yield sign_in
    for context in there:
        context.close()


@pytest.fixture
def session(house: House) -> Table:
    lines = ("seat anne 1000 hearts", "seat bess 1000")
    return house.caller().table(*lines, rules=RULES, bank={"funds": 100_000})


@pytest.fixture
def sit(built: Path, house: House, session: Table) -> Iterator[Tab]:
    """Call it for a tab at the table, on a device; at the end no tab has thrown.

    Without ``pencil`` it reckons nothing itself, and is there sooner.
    """
    there: list[Bare] = []

    def down(context: BrowserContext, *, pencil: bool = False) -> Bare:
        where = f"{house.address}/tables/{session.id}"
        bare = Bare(context, built, where, pencil=pencil)
        there.append(bare)
        bare.wait("seen.version !== null")
        return bare

    yield down
    assert [error for bare in there for error in bare.errors] == []


def stake(card: str, amount: int = 5, punter: str = "anne") -> dict[str, Any]:
    return {"kind": "stake", "punter": punter, "card": card, "amount": amount}


def recorded(session: Table) -> list[str]:
    """Return the keys of the entries after the seats, in the order of the log."""
    events = session.see("events").get_json()["events"]
    entries = [event["entry"] for event in events if event["type"] == "basset.stake_placed"]
    assert len(entries) == len(set(entries))
    return entries


def test_an_entry_is_recorded_and_another_tablet_sees_it(
    device: Device, sit: Tab, session: Table
) -> None:
    one, other = sit(device()), sit(device())
    one.wait("seen.link === 'live'")
    keys = one.enter(stake("K"))
    other.page.wait_for_function("() => window.books.table.value.stakes.length === 1")
    one.all_recorded()
    assert recorded(session) == keys
    assert one.table("ink") == session.see().get_json()


def test_ten_entries_without_the_network_and_with_the_house_gone_meanwhile(
    device: Device, sit: Tab, session: Table, house: House
) -> None:
    context = device()
    bare = sit(context)
    context.set_offline(True)
    bare.wait("seen.link === 'offline'")
    keys = bare.enter(*(stake(card) for card in ("A", "2", "3", "4", "5")))
    house.shut()
    context.set_offline(False)
    keys += bare.enter(*(stake(card, punter="bess") for card in ("A", "2", "3", "4", "5")))
    assert [key for key, _ in bare.seen()["outbox"]] == keys
    assert bare.seen()["offlineSince"] is not None
    house.open()
    bare.all_recorded()
    assert recorded(session) == keys
    assert bare.seen()["link"] == "live"


def test_a_killed_page_has_lost_nothing(
    device: Device, sit: Tab, session: Table, house: House
) -> None:
    context = device()
    first = sit(context)
    house.shut()
    keys = first.enter(stake("K"), stake("Q"))
    first.page.close()
    second = sit(context)
    assert second.seen()["version"] is not None
    assert [key for key, _ in second.seen()["outbox"]] == keys
    assert len(second.table()["stakes"]) == 2
    keys += second.enter(stake("J"))
    house.open()
    second.all_recorded()
    assert recorded(session) == keys


def test_an_unsent_entry_can_be_taken_out_without_the_network(
    device: Device, sit: Tab, session: Table
) -> None:
    context = device()
    bare = sit(context)
    context.set_offline(True)
    bare.wait("seen.link === 'offline'")
    keep, wrong = bare.enter(stake("K"), stake("Q"))
    bare.do("drop", wrong)
    bare.wait("seen.outbox.length === 1")
    context.set_offline(False)
    bare.all_recorded()
    assert recorded(session) == [keep]


def test_a_refusal_halts_until_it_is_mended(device: Device, sit: Tab, session: Table) -> None:
    bare = sit(device())
    first, wrong, last = bare.enter(stake("K"), stake("Q", 5000), stake("J"))
    bare.wait("seen.refusal !== null")
    refusal = bare.seen()["refusal"]
    assert (refusal["key"], refusal["code"], refusal["behind"]) == (wrong, "purse_short", 1)
    assert refusal["facts"]["purse"] == 995
    assert recorded(session) == [first]
    instead = {"kind": "stake", "fields": {"punter": "anne", "card": "Q", "amount": 50}}
    bare.do("mend", wrong, [instead])
    bare.all_recorded()
    cards = [there["card"] for there in session.see().get_json()["stakes"]]
    assert cards == ["K", "Q", "J"]
    assert recorded(session)[2] == last


@pytest.mark.parametrize("script", ["", NO_LOCKS], ids=["locks", "no-locks"])
def test_seven_tabs_share_one_outbox_and_one_stream(
    device: Device, sit: Tab, session: Table, house: House, script: str
) -> None:
    context = device(script)
    tabs = [sit(context) for _ in range(7)]
    keys = [
        key for bare, card in zip(tabs, "2345678", strict=True) for key in bare.enter(stake(card))
    ]
    for bare in tabs:
        bare.all_recorded()
        assert len(bare.table()["stakes"]) == 7
    assert sorted(recorded(session)) == sorted(keys)
    streams = house.caller().get("/metrics").get_data(as_text=True)
    assert "paroli_streams 1.0" in streams


def test_where_another_tablet_has_the_pen_it_can_be_taken(
    device: Device, sit: Tab, session: Table
) -> None:
    one, other = sit(device()), sit(device())
    one.enter(stake("K"))
    one.all_recorded()
    other.enter(stake("Q"))
    other.wait("seen.link === 'pen_elsewhere'")
    other.do("takePen")
    other.all_recorded()
    assert len(recorded(session)) == 2
    one.wait(f"seen.version === {other.seen()['version']}")
    assert one.table("ink")["pen"]["holder"] == other.table("ink")["pen"]["holder"]


def test_who_is_signed_out_sends_on_when_signed_in_again(
    device: Device, sit: Tab, session: Table, house: House
) -> None:
    context = device()
    bare = sit(context)
    cookies = context.cookies()
    context.clear_cookies()
    keys = bare.enter(stake("K"))
    bare.wait("seen.link === 'signed_out'")
    context.add_cookies(cookies)  # type: ignore[arg-type]
    bare.do("lookAgain")
    bare.all_recorded()
    assert recorded(session) == keys


def test_leaving_with_something_unsent_asks_first(device: Device, sit: Tab, house: House) -> None:
    bare = sit(device())
    asked: list[str] = []

    def stay(dialog: Dialog) -> None:
        asked.append(dialog.type)
        dialog.dismiss()

    bare.page.on("dialog", stay)
    bare.page.mouse.click(10, 10)
    house.shut()
    bare.enter(stake("K"))
    bare.page.close(run_before_unload=True)
    bare.page.wait_for_function("() => document.title === 'Books'")
    bare.wait("seen.outbox.length === 1")
    assert asked == ["beforeunload"]
    house.open()
    bare.do("lookAgain")
    bare.all_recorded()
    with bare.page.expect_event("close"):
        bare.page.close(run_before_unload=True)
    assert asked == ["beforeunload"]


def test_an_evening_dealt_without_the_network_is_the_evening_of_its_sheet(
    device: Device, built: Path, house: House
) -> None:
    """The core reckons all of it while the house is shut; then no row is otherwise."""
    sheet = read(next(path for path in SHEETS if path.name == "parlour-100.basset.toml"))
    head = sheet.head
    bank = {"funds": sheet.worth(head["bank"])}
    overrides = head.get("overrides", {})
    session = house.caller().table(
        rules={"preset": head["rules"], "overrides": overrides},
        currency=head.get("currency", "points"),
        bank=bank,
    )
    bare = Bare(device(), built, f"{house.address}/tables/{session.id}")
    bare.wait("seen.version !== null")
    # While the house is not heard, what is entered tells that the core has loaded.
    bare.page.route("**/v1/**", lambda route: route.abort())
    bare.enter({"kind": "fund", "amount": 1})
    bare.wait("seen.outbox.length === 1 && seen.reckoned", within_ms=30_000)
    bare.page.unroute("**/v1/**")
    bare.do("lookAgain")
    bare.all_recorded()
    house.shut()
    lines = [line for line, code in sheet.lines() if code is None]
    bare.enter(*(as_batched(*request_of(line, sheet.currency)) for line in lines))
    bare.wait("seen.reckoned && seen.link === 'offline'", within_ms=30_000)
    reckoned = bare.table()
    house.open()
    bare.do("lookAgain")
    bare.all_recorded()
    ink = session.see().get_json()
    assert bare.table("ink") == ink
    assert reckoned == ink
    assert bare.differed() == []
    assert bare.errors == []
    purses = {punter["name"]: punter["purse"] for punter in ink["punters"]}
    expected = head.get("expect", {}).get("purses")
    assert expected is None or purses == {who: sheet.worth(had) for who, had in expected.items()}


def test_a_tap_is_shown_and_settled(device: Device, sit: Tab) -> None:
    bare = sit(device(), pencil=True)
    bare.enter(stake("K"), {"kind": "fasse", "cards": ["2"], "place": 0})
    bare.all_recorded()
    bare.enter({"kind": "pair", "cards": ["K", "3"], "place": 1})
    bare.all_recorded()
    assert bare.table("ink")["waiting"][0]["win"] > 0
    expect(bare.page).to_have_title("Books")
