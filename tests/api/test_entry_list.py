"""The list of a session's entries, and the newest ones in its view."""

from typing import Any

from service.application.reading.entry_lists import RECENT_MIN
from service.application.sessions.session import RECENT_MAX
from tests.api.caller import Caller, Table
from tests.api.tables import SEATED, STAKED, WON

NOT_FOUND = 404
STAKE = {"kind": "stake", "punter": "anne", "card": "K", "amount": 30}


def listed(table: Table, **query: Any) -> list[dict[str, Any]]:
    entries: list[dict[str, Any]] = table.read("entries", **query).get_json()["entries"]
    return entries


def kinds(entries: list[dict[str, Any]]) -> list[str]:
    return [entry["entered"]["kind"] if entry["entered"] else "opening" for entry in entries]


def correct(table: Table, **body: Any) -> dict[str, Any]:
    answer = table.enter("corrections", body)
    assert answer.status_code == 201, answer.text
    result: dict[str, Any] = answer.get_json()
    return result


def recent(table: Table) -> list[dict[str, Any]]:
    return [entry["entered"] for entry in table.state()["recent"]]


def test_the_list_has_every_entry_with_its_events_newest_first(caller: Caller) -> None:
    table = caller.table(*WON)
    entries = listed(table)
    assert kinds(entries) == [line.split()[0] for line in reversed(WON)] + ["opening"]
    assert [entry["position"] for entry in entries] == list(range(len(WON), -1, -1))
    draw = entries[0]
    assert [event["type"] for event in draw["events"]] == [
        "basset.pair_dealt",
        "basset.draw_settled",
    ]
    assert draw["version"] == draw["events"][0]["version"]
    assert draw["removed"] is draw["added"] is None


def test_an_undone_entry_stays_in_the_list(caller: Caller) -> None:
    table = caller.table(*STAKED)
    undone = correct(table, undo=True, reason="Too early.")
    newest = listed(table)[0]
    (event,) = undone["events"]
    assert newest["removed"] == {
        "change": "undone",
        "refusal": None,
        "version": event["version"],
        "at": event["at"],
        "actor": event["actor"],
        "reason": "Too early.",
    }
    correct(table, redo=True)
    assert listed(table)[0]["removed"] is None


def test_an_amended_entry_stands_below_the_new_one(caller: Caller) -> None:
    table = caller.table(*STAKED, "stake bess K 5")
    version = table.version() - 1
    correct(table, amend=version, entry=STAKE)
    bess, new, old = listed(table)[:3]
    assert bess["removed"] is bess["added"] is None
    assert new["entered"] == STAKE
    assert (old["version"], old["removed"]["change"]) == (version, "amended")
    assert new["added"]["version"] == old["removed"]["version"]


def test_struck_dropped_and_inserted_entries_are_marked(caller: Caller) -> None:
    table = caller.table(*SEATED, "stake anne K 5", "withdraw anne K")
    correct(table, strike=table.version() - 1, drop_refused=True)
    correct(table, insert_after=4, entry=STAKE)
    entries = listed(table)[:3]
    assert kinds(entries) == ["stake", "withdraw", "stake"]
    assert [entry["removed"] and entry["removed"]["change"] for entry in entries] == [
        None,
        "dropped",
        "struck",
    ]
    assert entries[0]["added"]


def test_a_dropped_entry_has_the_facts_of_its_refusal(caller: Caller) -> None:
    table = caller.table("seat anne 1000", "stake anne K 100")
    body = {"amend": 2, "entry": {"kind": "seat", "name": "anne", "purse": 60}}
    shown = table.enter("corrections?dry_run=true", body).get_json()
    facts = {"punter": "anne", "purse": 60}
    assert [(later["code"], later["facts"]) for later in shown["refused"]] == [
        ("purse_short", facts)
    ]
    correct(table, **body, drop_refused=True)
    amended = next(e for e in table.events() if e["type"] == "session.entry_amended")
    assert [later["facts"] for later in amended["data"]["dropped"]] == [facts]
    refusal = listed(table)[0]["removed"]["refusal"]
    assert (refusal["code"], refusal["facts"]) == ("purse_short", facts)


def test_the_list_is_read_page_by_page(caller: Caller) -> None:
    table = caller.table(*WON)
    pages, cursor = [], None
    while True:
        page = table.read("entries", limit=2, **({} if cursor is None else {"cursor": cursor}))
        pages += page.get_json()["entries"]
        cursor = page.get_json()["next"]
        if cursor is None:
            break
    assert pages == listed(table)


def test_the_list_of_an_earlier_version_has_no_later_corrections(caller: Caller) -> None:
    table = caller.table(*STAKED, "stake bess K 5")
    before, version = listed(table), table.version()
    correct(table, amend=version - 1, entry=STAKE)
    assert listed(table, as_of=version) == before
    assert listed(table, as_of=table.version() - 1) == before
    assert listed(table, as_of=table.version()) == listed(table) != before
    assert table.read("entries", as_of=99).status_code == NOT_FOUND


def test_the_list_of_one_player(caller: Caller) -> None:
    table = caller.table(*WON, "take anne K")
    whole = listed(table)
    of_anne = listed(table, player="anne")
    assert [e for e in whole if e in of_anne] == of_anne
    assert kinds(of_anne)[:2] == ["take", "pair"]
    assert all(entry["entered"].get("punter") != "bess" for entry in of_anne)
    assert listed(table, player="nobody") == []


def test_a_card_is_not_taken_for_a_player_of_that_name(caller: Caller) -> None:
    table = caller.table(*STAKED, "seat K 100")
    assert kinds(listed(table, player="K")) == ["seat"]


def test_the_list_follows_a_log_that_was_read_before(caller: Caller) -> None:
    table = caller.table(*STAKED)
    before = listed(table)
    table.enter_lines("fund 5")
    assert kinds(listed(table))[0] == "fund"
    assert listed(table)[1:] == before


def test_the_view_has_the_newest_entries_and_the_undone_one(caller: Caller) -> None:
    table = caller.table(*STAKED)
    assert table.state()["undone"] is None
    newest = recent(table)[-1]
    assert newest["kind"] == "stake"
    correct(table, undo=True)
    assert recent(table)[-1] != newest
    assert table.state()["undone"] == newest
    assert table.state()["corrected"] == table.version()


def test_the_view_has_the_entries_since_the_last_deal_ended(caller: Caller) -> None:
    many = [f"fund {number}" for number in range(1, RECENT_MIN + 1)]
    table = caller.table(*STAKED, "fasse 2", "end", *many)
    assert recent(table) == [{"kind": "fund", "amount": n} for n in range(1, RECENT_MIN + 1)]
    correct(table, undo=True)
    assert recent(table)[0]["kind"] == "end"


def test_the_view_has_a_bounded_number_of_entries(caller: Caller) -> None:
    table = caller.table(*SEATED)
    entries = [{"kind": "fund", "amount": n} for n in range(1, RECENT_MAX // 2 + 2)]
    for _ in range(2):
        table.enter("entries", {"entries": entries})
    assert len(recent(table)) == RECENT_MAX


def test_a_round_has_pages_and_players(caller: Caller) -> None:
    table = caller.table(*WON, "take anne K", "end", "stake anne 5 10", "stake bess 5 10")
    deal = table.read("entries", round=1, limit=2).get_json()
    assert kinds(deal["entries"]) == ["end", "take"]
    earlier = table.read("entries", round=1, cursor=deal["next"], limit=9).get_json()
    assert [*deal["entries"], *earlier["entries"]] == listed(table, round=1)
    assert kinds(listed(table, round=2, player="bess")) == ["stake"]
    assert table.read("entries", round=2, limit=1, cursor=deal["next"]).get_json()["entries"] == []


def test_a_round_whose_end_was_taken_back_goes_on(caller: Caller) -> None:
    table = caller.table(*WON, "take anne K", "end")
    correct(table, strike=table.version())
    assert table.read("entries").get_json()["rounds"] == 1
    assert kinds(listed(table, round=1)) == ["end", *kinds(listed(table))[1:]]
