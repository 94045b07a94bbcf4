"""Taking back a correction over HTTP: the view names it, and ``take_back`` takes it back."""

from typing import Any

import pytest

from service.application.ports.keyring import DEALER, Grant
from tests.api.caller import Caller, Table
from tests.api.credentials import make_credential
from tests.api.service_under_test import ServiceUnderTest
from tests.api.tables import SEATED, STAKED, WON
from tests.api.test_corrections import PAIR, STAKE, code, correct, dry_run, version_of


def filled_balances(table: Table) -> dict[str, int]:
    """Return the accounts that are not empty."""
    balances: dict[str, int] = table.read("balances").get_json()
    return {account: amount for account, amount in balances.items() if amount}


@pytest.mark.parametrize(
    ("form", "entry"),
    [
        ("amend", {**STAKE, "amount": 70}),
        ("insert_after", {**STAKE, "card": "Q", "amount": 5}),
        ("strike", None),
    ],
)
def test_a_correction_is_taken_back_and_brought_back(
    caller: Caller, form: str, entry: dict[str, Any] | None
) -> None:
    table = caller.table(*STAKED, "stake bess Q 5")
    named = {form: version_of(table, "stake_placed") - 1, **({"entry": entry} if entry else {})}
    balances = [filled_balances(table)]
    assert table.state()["last_correction"] is None
    assert correct(table, named).status_code == 201
    for is_undo in (False, True, False):
        balances.append(filled_balances(table))
        last = table.state()["last_correction"]
        assert last == {"version": table.state()["corrected"], "is_undo": is_undo}
        assert correct(table, {"take_back": last["version"]}).status_code == 201
    assert filled_balances(table) == balances[0] == balances[2] != balances[1]
    assert balances[1] == balances[3]
    last = table.state()["last_correction"]["version"]
    table.enter_lines("buyin anne 5")
    assert table.state()["last_correction"] is None
    assert code(correct(table, {"take_back": last})) == (409, "correction_refused")


def entries_that_count(table: Table) -> list[Any]:
    """Return what was entered and counts, newest first."""
    entries = table.read("entries").get_json()["entries"]
    return [entry["entered"] for entry in entries if entry["removed"] is None]


def test_entries_that_a_correction_dropped_count_again(caller: Caller) -> None:
    table = caller.table(*WON)
    won = version_of(table, "pair_dealt")
    table.enter_lines("take anne K", "buyin anne 5", "pair 4 5")
    was = filled_balances(table), entries_that_count(table)
    lost = {**PAIR, "cards": ["9", "3"]}
    body = {"amend": won, "entry": lost, "drop_refused": True}
    assert correct(table, body).status_code == 201
    now = filled_balances(table), entries_that_count(table)
    assert len(now[1]) == len(was[1]) - 1
    for expected in (was, now, was):
        last = table.state()["last_correction"]["version"]
        tried = dry_run(table, {"take_back": last})
        assert [later["code"] for later in tried["refused"]] == (
            ["nothing_to_answer"] if expected is now else []
        )
        assert correct(table, {"take_back": last}).status_code == 201
        assert (filled_balances(table), entries_that_count(table)) == expected
    amended = [e["data"] for e in table.events() if e["type"] == "session.entry_amended"]
    assert [[each["number"] for each in data["restored"]] for data in amended] == [[], [0], [], [0]]


def test_a_restored_entry_is_corrected_by_the_version_it_had_before(caller: Caller) -> None:
    table = caller.table(*SEATED, "stake anne K 5", "withdraw anne K", "stake bess Q 5")
    was = entries_that_count(table)
    staked, withdrawn = table.version() - 2, table.version() - 1
    assert correct(table, {"strike": staked, "drop_refused": True}).status_code == 201
    last = table.state()["last_correction"]["version"]
    assert correct(table, {"take_back": last}).status_code == 201
    assert correct(table, {"strike": withdrawn}).status_code == 201
    assert entries_that_count(table) == [was[0], *was[2:]]


def test_taking_back_a_correction_can_be_tried_first(caller: Caller) -> None:
    table = caller.table(*STAKED)
    staked = version_of(table, "stake_placed")
    assert correct(table, {"amend": staked, "entry": {**STAKE, "amount": 70}}).status_code == 201
    last = table.state()["last_correction"]["version"]
    tried = dry_run(table, {"take_back": last})
    assert tried["balances"]["punter:anne:purse"] == {"before": 930, "after": 900}


def test_a_dealer_takes_back_corrections_of_the_running_deal_only(
    inline_service: ServiceUnderTest,
) -> None:
    house = inline_service.caller()
    table = house.table(*WON, "take anne K", "end")
    staked = version_of(table, "stake_placed")
    amended = {"amend": staked, "entry": {**STAKE, "amount": 70}}
    assert correct(table, amended).status_code == 201
    dealer = Table(make_credential(inline_service, Grant(DEALER)).caller, table.id)
    last = {"take_back": table.state()["last_correction"]["version"]}
    assert dealer.state()["last_correction"] is None
    assert code(correct(dealer, last)) == (403, "forbidden")
    assert correct(table, last).status_code == 201


def test_a_dealer_is_offered_corrections_of_the_running_deal(
    inline_service: ServiceUnderTest,
) -> None:
    house = inline_service.caller()
    table = house.table(*WON, "take anne K", "end", "stake bess Q 5")
    amended = {"amend": table.version(), "entry": {**STAKE, "punter": "bess", "card": "Q"}}
    assert correct(table, amended).status_code == 201
    dealer = Table(make_credential(inline_service, Grant(DEALER)).caller, table.id)
    last = dealer.state()["last_correction"]
    assert last == table.state()["last_correction"]
    assert correct(dealer, {"take_back": last["version"]}).status_code == 201


def test_a_dealer_restores_no_end_of_a_deal(inline_service: ServiceUnderTest) -> None:
    table = inline_service.caller().table(*WON, "take anne K", "end")
    struck = {"strike": version_of(table, "fasse_turned"), "drop_refused": True}
    assert correct(table, struck).status_code == 201
    dealer = Table(make_credential(inline_service, Grant(DEALER)).caller, table.id)
    last = {"take_back": table.state()["last_correction"]["version"]}
    assert dealer.state()["last_correction"] is None
    assert code(correct(dealer, last)) == (403, "forbidden")
    assert correct(table, last).status_code == 201
