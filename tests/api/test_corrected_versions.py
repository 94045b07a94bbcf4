"""Versions and keys that name entries of a session that was corrected."""

from tests.api.caller import Caller
from tests.api.tables import SEATED, STAKED

STAKE = {"kind": "stake", "punter": "anne", "card": "K", "amount": 30}


def test_a_repeated_entry_may_be_named_by_its_old_version(caller: Caller) -> None:
    table = caller.table(*STAKED, "stake bess K 5")
    staked = table.version()
    table.enter("corrections", {"amend": staked - 1, "entry": STAKE})
    assert table.enter("corrections", {"strike": staked}).status_code == 201
    assert [(s["punter"], s["couch"]) for s in table.state()["stakes"]] == [("anne", 30)]


def test_a_version_inside_a_correction_shows_the_table_before_it(caller: Caller) -> None:
    table = caller.table(*STAKED, "stake bess K 5")
    before, version = table.state(), table.version()
    balances = table.read("balances").get_json()
    table.enter("corrections", {"amend": table.version() - 1, "entry": STAKE})
    last = table.version()
    assert last > version + 2
    for inside in range(version, last):
        assert table.read(as_of=inside).get_json() == before
        assert table.read("balances", as_of=inside).get_json() == balances
    assert table.read(as_of=last).get_json() == table.state() != before


def test_an_insertion_at_the_end_has_no_version_inside(caller: Caller) -> None:
    table = caller.table(*STAKED)
    version = table.version()
    table.enter("corrections", {"insert_after": version, "entry": {**STAKE, "punter": "bess"}})
    assert table.read(as_of=version).get_json()["version"] == version
    assert table.read(as_of=version + 1).get_json()["version"] == version
    table.enter_lines("fund 5")
    assert table.read(as_of=version + 2).get_json()["version"] == version + 2


def test_redo_names_the_entry_it_means(caller: Caller) -> None:
    table = caller.table(*SEATED)
    for name in ("first", "second"):
        table.enter(
            "stakes",
            {"punter": "anne", "card": {"first": "K", "second": "Q"}[name], "amount": 5},
            key=name,
        )
    table.enter("corrections", {"undo": True})
    refused = table.enter("corrections", {"redo": True, "of": "first"})
    assert refused.get_json()["code"] == "correction_refused"
    assert table.enter("corrections", {"redo": True, "of": "second"}).status_code == 201


def test_redo_names_an_amended_entry_by_its_old_version(caller: Caller) -> None:
    table = caller.table(*STAKED)
    staked = table.version()
    table.enter("corrections", {"amend": staked, "entry": STAKE})
    for act in ("undo", "redo"):
        assert table.enter("corrections", {act: True, "of": staked}).status_code == 201
    assert [stake["couch"] for stake in table.state()["stakes"]] == [30]
