"""What the house refuses halts the sending, is said plainly, and is mended by a tap."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.api.caller import Table
from tests.web.dealer import Dealer, sit_down
from tests.web.house import House
from tests.web.said import money
from tests.web.typist import Typist
from tests.web.visit import Visit

pytestmark = pytest.mark.slow

LINES = ("seat anne 100 spades", "seat bess 30")
LIMITS = {"min_stake": 2, "max_stake": 50, "max_cards": 3, "cards_required": 0, "burn": 0}


def opened(house: House, *lines: str, **overrides: object) -> Table:
    rules = {"preset": "parlour", "overrides": {**LIMITS, **overrides}}
    return house.caller().table(*LINES, *lines, rules=rules, bank={"funds": 1000})


def refused(visit: Visit, table: Table, line: str) -> Dealer:
    """Come to the table and type a line that the house refuses."""
    visit.allow("409")
    dealer = sit_down(visit, table)
    Typist(visit.page).line(line)
    expect(slip(dealer)).to_contain_text("Not recorded.")
    return dealer


def slip(dealer: Dealer) -> Locator:
    return dealer.page.get_by_role("alert").filter(has_text="Not recorded.")


def mend(dealer: Dealer, words: str) -> None:
    dealer.tap(slip(dealer).get_by_role("button", name=re.compile(f"^{words}")))
    expect(slip(dealer)).to_have_count(0)
    dealer.recorded()


def stakes(table: Table) -> dict[str, int]:
    return {f"{one['punter']} {one['card']}": one["couch"] for one in table.state()["stakes"]}


def test_entering_goes_on_behind_a_refusal(visit: Visit) -> None:
    table = opened(visit.house)
    visit.allow("409")
    dealer = sit_down(visit, table)
    dealer.coin("10")
    Typist(visit.page).line("stake bess K 40")
    expect(slip(dealer)).to_contain_text("bess\u2019s purse holds 30; the king was to be 40.")
    dealer.tap(dealer.place("anne", "A"))
    expect(slip(dealer)).to_contain_text("One entry waits behind this one.")
    assert stakes(table) == {}
    mend(dealer, "Lay 30")
    assert stakes(table) == {"bess K": 30, "anne A": 10}


MENDS: list[tuple[tuple[str, ...], str, str, dict[str, int]]] = [
    ((), "stake bess K 40", "Buy in 10", {"bess K": 40}),
    ((), "stake bess K 40", "Leave it out", {}),
    ((), "stake anne K 1", "Lay 2", {"anne K": 2}),
    ((), "stake anne K 60", "Lay 50", {"anne K": 50}),
    (("stake anne K 5",), "stake anne K 9", "Change it", {"anne K": 9}),
    (("stake anne K 5", "fasse 2"), "stake anne K 9", "Mace it", {"anne K": 14}),
    (
        ("stake anne K 5", "stake bess 3 5", "fasse 2", "pair K 3"),
        "stake bess 4 5",
        "Take all",
        {"bess 4": 5},
    ),
    (("stake anne K 5", "fasse 2", "pair K K"), "paroli anne K", "Take 5", {}),
    (("stake anne K 5", "fasse 2", "pair K 3"), "take anne K 5", "Take 5", {}),
    ((), "seat anne 10", "Buy in instead", {}),
]
"""What had come before, the line that is refused, what the button says, what lies there then."""


def test_each_refusal_has_its_mends(visit: Visit) -> None:
    visit.allow("409")
    dealer = sit_down(visit, opened(visit.house))
    for lines, line, words, after in MENDS:
        table = opened(visit.house, *lines)
        before = table.version()
        visit.page.goto(f"{visit.house.address}/tables/{table.id}")
        expect(visit.page.get_by_role("grid")).to_be_visible()
        Typist(visit.page).line(line)
        mend(dealer, words)
        assert stakes(table) == after, (line, words)
        assert (table.version() > before) == (words != "Leave it out"), (line, words)


def test_what_is_needed_first_is_opened(visit: Visit) -> None:
    """Somebody unknown is seated; the line is left out, since it named nobody."""
    table = opened(visit.house)
    dealer = refused(visit, table, "seat anne 10")
    dealer.tap(slip(dealer).get_by_role("button", name="Other name"))
    visit.page.get_by_label("Name", exact=True).fill("carl")
    dealer.tap(dealer.button("Seat"))
    dealer.recorded()
    assert [there["name"] for there in table.state()["punters"]] == ["anne", "bess", "carl"]


def test_a_bank_that_must_cover_is_funded(visit: Visit) -> None:
    rules = {"preset": "parlour", "overrides": {**LIMITS, "bank_cover": "covered"}}
    table = visit.house.caller().table(*LINES, rules=rules, bank={"funds": 10})
    dealer = refused(visit, table, "stake anne K 20")
    expect(slip(dealer)).to_contain_text("holds 10")
    dealer.tap(slip(dealer).get_by_role("button", name="Fund the bank"))
    tray = visit.page.get_by_role("region", name="Fund the bank")
    dealer.tap(dealer.button(money(50, dealer.currency), tray))
    dealer.recorded()
    assert table.state()["bank"]["balance"] == 60
