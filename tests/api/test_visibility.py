"""What a punter and a board may see: their own data and the public table."""

from typing import Any

import pytest

from service.application.ports.keyring import BOARD, DEALER, HOUSE, KEEPER, PUNTER, Grant
from tests.api.caller import Caller, Table
from tests.api.credentials import make_credential
from tests.api.service_under_test import ServiceUnderTest

# Anne's king has a waiting win; bess and carl laid a side bet on it.
PLAYED = (
    *("seat anne 1000 hearts", "seat bess 700", "seat carl 500", "stake anne K 100"),
    *("stake bess Q 50", "sidebet bess carl anne K win 40", "fasse 2", "pair K 3"),
)
SECRET_OF_OTHERS = ("bess", "carl", "700", "500", "10000", "610")


@pytest.fixture(scope="module")
def table(inline_service: ServiceUnderTest) -> Table:
    return inline_service.caller().table(*PLAYED)


def reader(service: ServiceUnderTest, table: Table, role: str, **more: Any) -> Table:
    caller = make_credential(service, Grant(role, (table.id,), **more)).caller
    return Table(caller, table.id)


def test_a_punter_sees_their_own_line_and_the_public_data(
    inline_service: ServiceUnderTest, table: Table
) -> None:
    view, whole = reader(inline_service, table, PUNTER, punter="anne").state(), table.state()
    assert view["punters"] == [whole["punters"][0]]
    assert view["stakes"] == view["waiting"] == [whole["stakes"][0]]
    assert (view["side_bets"], view["seated"]) == ([], 3)
    amounts = {name: view["bank"][name] for name in ("balance", "net", "brought_in", "cashed_out")}
    assert set(amounts.values()) == {None}
    same = ("phase", "deal", "stock", "seen", "last_draw", "rules", "version", "name")
    assert all(view[name] == whole[name] for name in same)


def test_a_punter_sees_their_own_party_in_the_summary(
    inline_service: ServiceUnderTest, table: Table
) -> None:
    view, whole = reader(inline_service, table, PUNTER, punter="anne").state(), table.state()
    anne, bank = whole["summary"]["parties"][0], whole["summary"]["parties"][-1]
    hidden = dict.fromkeys(("purse", "brought_in", "cashed_out", "net"))
    assert view["summary"] == {**whole["summary"], "parties": [anne, {**bank, **hidden}]}
    assert (anne["name"], anne["purse"], anne["place"]) == ("anne", 900, 2)
    assert view["summary"]["waiting_for"] == ["anne"]
    own = reader(inline_service, table, PUNTER, punter="bess").state()["summary"]
    assert (own["waiting_for"], own["parties"][0]["name"]) == ([], "bess")


def test_a_board_without_purses_sees_the_bank_and_nets_in_the_summary(
    inline_service: ServiceUnderTest, table: Table
) -> None:
    view, whole = reader(inline_service, table, BOARD, purses=False).state(), table.state()
    *players, bank = whole["summary"]["parties"]
    hidden = dict.fromkeys(("purse", "brought_in", "cashed_out"))
    shown = [{**party, **hidden} for party in players]
    assert view["summary"] == {**whole["summary"], "parties": [*shown, bank]}


def test_a_punter_sees_draws_without_outcomes_of_others(
    inline_service: ServiceUnderTest, table: Table
) -> None:
    whole, view = table.state(), reader(inline_service, table, PUNTER, punter="anne").state()
    assert view["draws"] == [{**draw, "gain": None} for draw in whole["draws"]]
    assert len(whole["settled"]["outcomes"]) == len(whole["settled"]["bets"]) == 1
    assert view["settled"] == {**whole["settled"], "bets": []}
    assert reader(inline_service, table, PUNTER, punter="bess").state()["settled"] == {
        **whole["settled"],
        "outcomes": [],
    }


def test_a_punter_does_not_see_the_banks_exposure(inline_service: ServiceUnderTest) -> None:
    rules = {"preset": "modern", "overrides": {"bank_cover": "covered"}}
    table = inline_service.caller().table(*PLAYED[:4], "stake bess Q 50", *PLAYED[6:], rules=rules)
    whole, view = table.state(), reader(inline_service, table, PUNTER, punter="anne").state()
    assert (whole["exposure"], whole["worst"]) == ({"Q": 50}, {"rank": "Q", "amount": 50})
    assert whole["cover"] is not None
    assert (view["exposure"], view["worst"], view["cover"]) == ({}, None, None)
    assert whole["waiting"][0]["answers"]["restake"] == {"least": 100, "most": 1100}
    assert view["waiting"][0]["answers"]["restake"] is None


def test_a_punter_sees_their_own_answers_and_wants(inline_service: ServiceUnderTest) -> None:
    rules = {"preset": "modern", "overrides": {"cards_required": 2}}
    lines = ("seat anne 100", "seat bess 100", "stake anne K 1", "stake bess K 2")
    wanting = inline_service.caller().table(*lines, rules=rules)
    assert wanting.state()["next"] == {"draw": "fasse", "cards_wanted": 2}
    own = reader(inline_service, wanting, PUNTER, punter="anne").state()
    assert own["next"] == {"draw": "fasse", "cards_wanted": 1}
    table = inline_service.caller().table(*lines, "fasse 2", "pair K 3", "take *")
    data = reader(inline_service, table, PUNTER, punter="bess").state()["answered"]
    assert data == table.state()["answered"][1:]
    assert [answered["punter"] for answered in data] == ["bess"]


@pytest.mark.parametrize("as_of", [None, 9])
def test_a_punter_reads_no_name_and_no_amount_of_other_punters(
    inline_service: ServiceUnderTest, table: Table, as_of: int | None
) -> None:
    own_reader = reader(inline_service, table, PUNTER, punter="anne")
    query: dict[str, Any] = {} if as_of is None else {"as_of": as_of}
    for part in ("", "standings"):
        answer = own_reader.read(part, **query)
        assert answer.status_code == 200
        shown = {k: v for k, v in answer.get_json().items() if k not in {"rules", "id"}}
        assert [secret for secret in SECRET_OF_OTHERS if secret in str(shown)] == []


def test_a_punter_sees_only_their_own_side_bets(
    inline_service: ServiceUnderTest, table: Table
) -> None:
    for name in ("bess", "carl"):
        view = reader(inline_service, table, PUNTER, punter=name).state()
        assert view["side_bets"] == table.state()["side_bets"]


def test_a_punter_has_one_line_of_the_standings(
    inline_service: ServiceUnderTest, table: Table
) -> None:
    whole = table.read("standings").get_json()
    own = reader(inline_service, table, PUNTER, punter="carl").read("standings").get_json()
    line = next(row for row in whole["standings"] if row["punter"] == "carl")
    assert own == {**whole, "standings": [line], "bank_net": None, "table_net": None}


def test_a_punter_does_not_see_other_winners(inline_service: ServiceUnderTest) -> None:
    rules = {"preset": "modern", "overrides": {"target": 1001}}
    lines = ("seat anne 1000", "seat bess 500", "stake anne K 100", "fasse 2", "pair K 3")
    table = inline_service.caller().table(*lines, "take anne K", rules=rules)
    assert table.state()["winners"] == ["anne"]
    for part in ("", "standings"):
        view = {
            name: reader(inline_service, table, PUNTER, punter=name)
            .read(part)
            .get_json()["winners"]
            for name in ("anne", "bess")
        }
        assert view == {"anne": ["anne"], "bess": []}


def test_a_board_shows_the_table_with_purses_or_without(
    inline_service: ServiceUnderTest, table: Table
) -> None:
    own = dict.fromkeys(("recent", "undone", "bankrolls"))
    whole: dict[str, Any] = {**table.state(), **own, "offers": []}
    assert reader(inline_service, table, BOARD).state() == whole
    view = reader(inline_service, table, BOARD, purses=False).state()
    del view["summary"], whole["summary"]
    hidden: dict[str, Any] = {
        "purse": None,
        "brought_in": None,
        "cashed_out": None,
        "last_deal": [],
    }
    king = whole["stakes"][0]
    assert king["answers"]["restake"] == {"least": 100, "most": 1100}
    unbounded = {**king, "answers": {**king["answers"], "restake": None}}
    assert view == {
        **whole,
        "punters": [{**punter, **hidden} for punter in whole["punters"]],
        "stakes": [unbounded, *whole["stakes"][1:]],
        "waiting": [unbounded],
    }
    assert reader(inline_service, table, BOARD, purses=False).read("standings").get_json() == (
        table.read("standings").get_json()
    )


@pytest.mark.parametrize("role", [HOUSE, KEEPER, DEALER])
def test_bookkeepers_read_everything_but_offers_that_they_may_not_enter(
    inline_service: ServiceUnderTest, table: Table, role: str
) -> None:
    whole = table.state()
    if role == DEALER:
        whole["offers"] = [offer for offer in whole["offers"] if offer["verb"] != "ruling"]
    own = Table(make_credential(inline_service, Grant(role)).caller, table.id)
    assert own.state() == whole


def test_readers_do_not_share_cached_views(inline_service: ServiceUnderTest, table: Table) -> None:
    """Both views have one version, but a browser must not show a cached view to another reader."""
    tag = table.read().headers["ETag"]
    for view in (table, reader(inline_service, table, PUNTER, punter="anne")):
        answer = view.read()
        assert {"Authorization", "Cookie"} <= {name.strip() for name in answer.vary}
        assert answer.headers["Cache-Control"] == "private, no-cache"
    own_reader = reader(inline_service, table, PUNTER, punter="anne")
    others = reader(inline_service, table, PUNTER, punter="bess").read().headers["ETag"]
    for foreign_tag in (tag, others):
        assert own_reader.read(headers={"If-None-Match": foreign_tag}).status_code == 200
    own = own_reader.read().headers["ETag"]
    assert own_reader.read(headers={"If-None-Match": own}).status_code == 304


def test_a_list_has_only_the_sessions_of_the_grant(inline_service: ServiceUnderTest) -> None:
    tables = [inline_service.caller().table(f"seat anne {n}") for n in range(5, 9)]
    named = tuple(t.id for t in (tables[2], tables[0], tables[3]))
    dealer = make_credential(inline_service, Grant(DEALER, named)).caller
    newest_first = [tables[3].id, tables[2].id, tables[0].id]
    assert list_page_by_page(dealer, 1000) == list_page_by_page(dealer, 1) == newest_first
    everything = inline_service.caller().get("/v1/sessions", limit=1000).get_json()["sessions"]
    assert [row["id"] for row in everything if row["id"] in named] == newest_first


def list_page_by_page(caller: Caller, limit: int) -> list[str]:
    """Return the sessions listed, page by page."""
    found: list[str] = []
    cursor: dict[str, Any] = {}
    while True:
        page = caller.get("/v1/sessions", limit=limit, **cursor).get_json()
        found += [row["id"] for row in page["sessions"]]
        if page["next"] is None:
            return found
        cursor = {"cursor": page["next"]}
