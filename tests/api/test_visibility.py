"""What a punter and a board may see: their own data, and what lies on the table."""

from typing import Any

import pytest

from service.application.keyring import BOARD, DEALER, HOUSE, KEEPER, PUNTER, Grant
from tests.api.caller import Caller, Table
from tests.api.holders import holder
from tests.api.place import Place

# Anne's king has won and waits; bess and carl have laid a side bet on it.
PLAYED = (
    *("seat anne 1000 hearts", "seat bess 700", "seat carl 500", "stake anne K 100"),
    *("stake bess Q 50", "sidebet bess carl anne K win 40", "fasse 2", "pair K 3"),
)
SECRET_OF_OTHERS = ("bess", "carl", "700", "500", "10000", "610")


@pytest.fixture(scope="module")
def table(still: Place) -> Table:
    return still.caller().table(*PLAYED)


def reader(place: Place, table: Table, role: str, **more: Any) -> Table:
    caller = holder(place, Grant(role, (table.id,), **more)).caller
    return Table(caller, table.id)


def test_a_punter_sees_their_own_line_and_what_is_public(still: Place, table: Table) -> None:
    seen, whole = reader(still, table, PUNTER, punter="anne").state(), table.state()
    assert seen["punters"] == [whole["punters"][0]]
    assert seen["stakes"] == seen["waiting"] == [whole["stakes"][0]]
    assert (seen["side_bets"], seen["seated"]) == ([], 3)
    amounts = {name: seen["bank"][name] for name in ("balance", "net", "brought_in")}
    assert set(amounts.values()) == {None}
    same = ("phase", "deal", "stock", "seen", "last_draw", "rules", "version", "name")
    assert all(seen[name] == whole[name] for name in same)


def test_a_punter_is_shown_the_draws_but_not_what_they_did_to_others(
    still: Place, table: Table
) -> None:
    whole, seen = table.state(), reader(still, table, PUNTER, punter="anne").state()
    assert seen["draws"] == [{**draw, "gain": None} for draw in whole["draws"]]
    assert len(whole["settled"]["outcomes"]) == len(whole["settled"]["bets"]) == 1
    assert seen["settled"] == {**whole["settled"], "bets": []}
    assert reader(still, table, PUNTER, punter="bess").state()["settled"] == {
        **whole["settled"],
        "outcomes": [],
    }


def test_a_punter_does_not_see_the_banks_exposure(still: Place) -> None:
    rules = {"preset": "modern", "overrides": {"bank_cover": "covered"}}
    table = still.caller().table(*PLAYED[:4], "stake bess Q 50", *PLAYED[6:], rules=rules)
    whole, seen = table.state(), reader(still, table, PUNTER, punter="anne").state()
    assert (whole["exposure"], whole["worst"]) == ({"Q": 50}, {"rank": "Q", "amount": 50})
    assert whole["cover"] is not None
    assert (seen["exposure"], seen["worst"], seen["cover"]) == ({}, None, None)
    assert whole["waiting"][0]["answers"]["restake"] == {"least": 100, "most": 1100}
    assert seen["waiting"][0]["answers"]["restake"] is None


def test_a_punter_sees_their_own_answers_and_wants(still: Place) -> None:
    rules = {"preset": "modern", "overrides": {"cards_required": 2}}
    lines = ("seat anne 100", "seat bess 100", "stake anne K 1", "stake bess K 2")
    wanting = still.caller().table(*lines, rules=rules)
    assert wanting.state()["next"] == {"draw": "fasse", "cards_wanted": 2}
    own = reader(still, wanting, PUNTER, punter="anne").state()
    assert own["next"] == {"draw": "fasse", "cards_wanted": 1}
    table = still.caller().table(*lines, "fasse 2", "pair K 3", "take *")
    told = reader(still, table, PUNTER, punter="bess").state()["answered"]
    assert told == table.state()["answered"][1:]
    assert [answered["punter"] for answered in told] == ["bess"]


@pytest.mark.parametrize("as_of", [None, 9])
def test_nothing_a_punter_reads_names_or_counts_anybody_else(
    still: Place, table: Table, as_of: int | None
) -> None:
    mine = reader(still, table, PUNTER, punter="anne")
    query: dict[str, Any] = {} if as_of is None else {"as_of": as_of}
    for part in ("", "standings"):
        answer = mine.see(part, **query)
        assert answer.status_code == 200
        shown = {k: v for k, v in answer.get_json().items() if k not in {"rules", "id"}}
        assert [secret for secret in SECRET_OF_OTHERS if secret in str(shown)] == []


def test_a_punter_sees_the_side_bets_they_are_in(still: Place, table: Table) -> None:
    for name in ("bess", "carl"):
        seen = reader(still, table, PUNTER, punter=name).state()
        assert seen["side_bets"] == table.state()["side_bets"]


def test_a_punter_has_one_line_of_the_standings(still: Place, table: Table) -> None:
    whole = table.see("standings").get_json()
    own = reader(still, table, PUNTER, punter="carl").see("standings").get_json()
    line = next(place for place in whole["standings"] if place["punter"] == "carl")
    assert own == {**whole, "standings": [line], "bank_net": None}


def test_a_punter_does_not_see_other_winners(still: Place) -> None:
    rules = {"preset": "modern", "overrides": {"target": 1001}}
    lines = ("seat anne 1000", "seat bess 500", "stake anne K 100", "fasse 2", "pair K 3")
    table = still.caller().table(*lines, "take anne K", rules=rules)
    assert table.state()["winners"] == ["anne"]
    for part in ("", "standings"):
        seen = {
            name: reader(still, table, PUNTER, punter=name).see(part).get_json()["winners"]
            for name in ("anne", "bess")
        }
        assert seen == {"anne": ["anne"], "bess": []}


def test_a_board_shows_the_table_with_purses_or_without(still: Place, table: Table) -> None:
    whole = table.state()
    assert reader(still, table, BOARD).state() == whole
    seen = reader(still, table, BOARD, purses=False).state()
    hidden: dict[str, Any] = {
        "purse": None,
        "brought_in": None,
        "cashed_out": None,
        "last_deal": [],
    }
    king = whole["stakes"][0]
    assert king["answers"]["restake"] == {"least": 100, "most": 1100}
    unbounded = {**king, "answers": {**king["answers"], "restake": None}}
    assert seen == {
        **whole,
        "punters": [{**there, **hidden} for there in whole["punters"]],
        "stakes": [unbounded, *whole["stakes"][1:]],
        "waiting": [unbounded],
    }
    assert reader(still, table, BOARD, purses=False).see("standings").get_json() == (
        table.see("standings").get_json()
    )


@pytest.mark.parametrize("role", [HOUSE, KEEPER, DEALER])
def test_bookkeepers_read_everything(still: Place, table: Table, role: str) -> None:
    assert Table(holder(still, Grant(role)).caller, table.id).state() == table.state()


def test_readers_do_not_share_cached_views(still: Place, table: Table) -> None:
    """Both have the same version: what a browser keeps must not be shown to the next who asks."""
    tag = table.see().headers["ETag"]
    for seen in (table, reader(still, table, PUNTER, punter="anne")):
        answer = seen.see()
        assert {"Authorization", "Cookie"} <= {name.strip() for name in answer.vary}
        assert answer.headers["Cache-Control"] == "private, no-cache"
    mine = reader(still, table, PUNTER, punter="anne")
    others = reader(still, table, PUNTER, punter="bess").see().headers["ETag"]
    for strange in (tag, others):
        assert mine.see(headers={"If-None-Match": strange}).status_code == 200
    own = mine.see().headers["ETag"]
    assert mine.see(headers={"If-None-Match": own}).status_code == 304


def test_a_list_holds_the_sessions_a_key_is_for(still: Place) -> None:
    tables = [still.caller().table(f"seat anne {n}") for n in range(5, 9)]
    named = tuple(t.id for t in (tables[2], tables[0], tables[3]))
    dealer = holder(still, Grant(DEALER, named)).caller
    newest_first = [tables[3].id, tables[2].id, tables[0].id]
    assert paged(dealer, 1000) == paged(dealer, 1) == newest_first
    everything = still.caller().get("/v1/sessions", limit=1000).get_json()["sessions"]
    assert [row["id"] for row in everything if row["id"] in named] == newest_first


def paged(caller: Caller, limit: int) -> list[str]:
    """Return the sessions listed, page by page."""
    found: list[str] = []
    cursor: dict[str, Any] = {}
    while True:
        page = caller.get("/v1/sessions", limit=limit, **cursor).get_json()
        found += [row["id"] for row in page["sessions"]]
        if page["next"] is None:
            return found
        cursor = {"cursor": page["next"]}
