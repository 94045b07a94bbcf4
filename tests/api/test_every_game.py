"""Every game over HTTP: one sample session of each, by the endpoints that all games share."""

import json
from http import HTTPStatus
from itertools import product

import pytest

from service.application.ports.keyring import BOARD, PUNTER
from service.domain.preview import Preview
from service.reports.formats import FORMATS
from service.reports.words import LANGUAGES
from tests.api.caller import Caller, Table
from tests.api.service_under_test import ServiceUnderTest
from tests.api.test_visibility import reader
from tests.factories.sample_tables import SAMPLE_TABLES, SampleTable

POINTS = 5000
NAMES = {"bank": "bank", "pool": "pool:{}"}


@pytest.fixture(params=SAMPLE_TABLES)
def game(request: pytest.FixtureRequest) -> str:
    name: str = request.param
    return name


@pytest.fixture
def sample(game: str) -> SampleTable:
    return SAMPLE_TABLES[game]


@pytest.fixture
def caller(inline_service: ServiceUnderTest) -> Caller:
    return inline_service.caller()


@pytest.fixture
def opened(caller: Caller, sample: SampleTable) -> Table:
    answer = caller.post("/v1/sessions", sample.opening)
    assert answer.status_code == HTTPStatus.CREATED, answer.text
    return Table(caller, answer.get_json()["id"])


@pytest.fixture
def played(opened: Table, sample: SampleTable) -> Table:
    opened.enter_lines(*sample.lines)
    return opened


def balances(table: Table) -> dict[str, int]:
    found: dict[str, int] = table.read("balances").get_json()
    return {account: amount for account, amount in found.items() if amount}


def nets(table: Table) -> dict[str, int]:
    """Return the net of each party as settling up names it; the nets add up to zero."""
    parties = table.state()["summary"]["parties"]
    found = {NAMES.get(p["role"], "{}").format(p["name"]): p["net"] for p in parties}
    assert sum(found.values()) == 0
    return found


def test_each_line_is_entered_at_its_own_endpoint(opened: Table, sample: SampleTable) -> None:
    for line in (*sample.lines, *sample.ending):
        answer = opened.line(line, headers={"Prefer": "wait=10"})
        assert answer.status_code == HTTPStatus.CREATED, (line, answer.text)
        assert answer.get_json()["settled"], line
    assert opened.state()["phase"] == "closed"
    assert sum(balances(opened).values()) == 0


def test_a_preview_of_each_line_is_the_session_after_it(
    game: str, opened: Table, sample: SampleTable
) -> None:
    for line in (*sample.lines, *sample.ending):
        before = opened.state()
        del before["pen"]  # The caller names no device, so no entry takes the pen.
        entry = json.loads(json.dumps({"key": line, **opened.batched(line)}))
        result = Preview(game, before).enter(entry)
        opened.enter_lines(line)
        state = opened.state()
        assert (result["refused"], result["version"]) == (None, state["version"]), line
        assert result["table"] == {name: state[name] for name in result["table"]}, line


def test_undo_and_redo_lead_back_to_the_same_table(played: Table) -> None:
    before = balances(played), nets(played)
    for _ in range(3):
        assert played.enter("corrections", {"undo": True}).status_code == HTTPStatus.CREATED
    assert sum(balances(played).values()) == 0
    nets(played)
    for _ in range(3):
        assert played.enter("corrections", {"redo": True}).status_code == HTTPStatus.CREATED
    assert (balances(played), nets(played)) == before


def test_a_dry_run_has_each_party_once_with_all_its_money(played: Table) -> None:
    named = 0
    for _ in range(3):
        answer = played.enter("corrections?dry_run=true", {"undo": True})
        assert answer.status_code == HTTPStatus.OK, answer.text
        changes = answer.get_json()["parties"]
        names = [(change["name"], change["role"] in {"player", "banker"}) for change in changes]
        assert len(set(names)) == len(names)
        for money in ("held", "net"):
            assert sum(each[money]["after"] - each[money]["before"] for each in changes) == 0
        assert played.enter("corrections", {"undo": True}).status_code == HTTPStatus.CREATED
        named += len(names)
    assert named > 0


def scores(table: Table) -> dict[str, int]:
    """Return the scores of a game that has scores."""
    return {p["name"]: p["score"] for p in table.state()["players"] if "score" in p}


def test_a_dry_run_has_each_score_that_changes(caller: Caller) -> None:
    rules = {"preset": "swiss_tarot", "overrides": {"rounds": 3}}
    fields = {**SAMPLE_TABLES["tarot"].opening, "rules": rules}
    table = Table(caller, caller.post("/v1/sessions", fields).get_json()["id"])
    table.enter_lines(
        "seat anne 90", "seat bess 90", "seat carl 90", "ante 20", "count anne 30 bess 26"
    )
    assert scores(table) == {"anne": 30, "bess": 26, "carl": 22}
    [counted] = [e["version"] for e in table.events() if e["type"] == "tarot.round_counted"]
    counts = [{"punter": "anne", "count": 25}, {"punter": "bess", "count": 31}]
    body = {"amend": counted, "entry": {"kind": "count", "counts": counts}}
    shown = table.enter("corrections?dry_run=true", body).get_json()
    assert (shown["parties"], shown["names"]) == ([], [])
    assert shown["counts"] == [
        {"figure": "scores", "of": "anne", "before": 30, "after": 25},
        {"figure": "scores", "of": "bess", "before": 26, "after": 31},
    ]
    table.enter("corrections", body)
    assert scores(table) == {"anne": 25, "bess": 31, "carl": 22}


def test_a_ruling_moves_money_between_players(played: Table) -> None:
    before = nets(played)
    made = {"ruling": {"from": "anne", "to": "bess", "amount": 7}}
    assert played.enter("corrections", made).status_code == HTTPStatus.CREATED
    assert nets(played) == {**before, "anne": before["anne"] - 7, "bess": before["bess"] + 7}


def test_a_player_gets_another_name_everywhere(played: Table) -> None:
    before = nets(played)
    answer = played.enter("punter-renamings", {"punter": "bess", "name": "Zoë"})
    assert answer.status_code == HTTPStatus.CREATED, answer.text
    view = played.state()
    renamed = next(party for party in view["summary"]["parties"] if party["name"] == "Zoë")
    assert (renamed["net"], renamed["former_names"]) == (before["bess"], ["bess"])
    assert not [account for account in balances(played) if ":bess:" in account]
    line = played.read("history", punter="Zoë").get_json()["history"][0]
    assert line["type"] == "session.player_renamed"


def test_a_report_is_made_in_every_format(played: Table) -> None:
    for form, language in product(FORMATS, LANGUAGES):
        answer = played.read(f"report.{form}", language=language)
        assert answer.status_code == HTTPStatus.OK, (form, answer.text)
        assert answer.mimetype == FORMATS[form].media_type


def test_the_score_sheet_of_a_session_plays_to_the_same_balances(
    caller: Caller, played: Table
) -> None:
    answer = caller.sheet(played.read("report.toml").text)
    assert answer.status_code == HTTPStatus.CREATED, answer.text
    assert balances(Table(caller, answer.get_json()["id"])) == balances(played)


def test_a_closed_session_is_settled_up_and_paid(played: Table, sample: SampleTable) -> None:
    played.enter_lines(*sample.ending)
    moved = dict.fromkeys(nets(played), 0)
    due = played.read("settling-up").get_json()["with_bank"]
    assert due
    for row in due:
        moved[row["from"]] -= row["amount"]
        moved[row["to"]] += row["amount"]
        paid = played.enter("payments", {name: row[name] for name in ("from", "to", "amount")})
        assert paid.status_code == HTTPStatus.CREATED, paid.text
    assert moved == nets(played)
    assert all(row["paid"] for row in played.read("settling-up").get_json()["with_bank"])


def test_a_bankroll_gets_back_what_its_player_has(
    caller: Caller, opened: Table, sample: SampleTable
) -> None:
    person = caller.post("/v1/people", {"name": opened.id}).get_json()["id"]
    caller.post(f"/v1/people/{person}/deposits", {"currency": "points", "amount": POINTS})
    linked = opened.enter("bankrolls", {"punter": "anne", "person": person})
    assert linked.status_code == HTTPStatus.CREATED, linked.text
    opened.enter_lines(*sample.lines, *sample.ending)
    held = caller.get(f"/v1/people/{person}").get_json()["balances"]["points"]
    assert held == POINTS + nets(opened)["anne"]


def test_a_player_and_a_board_see_their_part(
    inline_service: ServiceUnderTest, played: Table
) -> None:
    whole = played.state()["summary"]
    own = reader(inline_service, played, PUNTER, punter="bess").state()
    players = [p["name"] for p in own["summary"]["parties"] if p["role"] in {"player", "banker"}]
    assert players == ["bess"]
    assert {offer["player"] for offer in own["offers"]} <= {"bess"}
    assert "anne" not in json.dumps(own["offers"])
    board = reader(inline_service, played, BOARD, purses=False).state()["summary"]
    players = [p for p in board["parties"] if p["role"] in {"player", "banker"}]
    assert {(p["purse"], p["brought_in"]) for p in players} == {(None, None)}
    assert [p["net"] for p in board["parties"]] == [p["net"] for p in whole["parties"]]


def test_each_offer_leads_to_its_open_field(opened: Table, sample: SampleTable) -> None:
    for line in (*sample.lines, *sample.ending):
        for offer in opened.state()["offers"]:
            if offer["next"]:
                answer = opened.read(f"offers/{offer['verb']}", value=offer["values"])
                assert answer.get_json()["field"] == offer["next"], offer
        opened.enter_lines(line)


def test_each_round_has_a_list_of_its_entries(opened: Table, sample: SampleTable) -> None:
    opened.enter_lines(*sample.rounds)
    whole = opened.read("entries").get_json()
    first, second, third = (
        opened.read("entries", round=number).get_json()["entries"] for number in (1, 2, 3)
    )
    assert whole["rounds"] == 2
    assert [*second, *first] == whole["entries"]
    assert third == []
    verb, number = sample.end
    ends = [entry for entry in first if entry["entered"] and entry["entered"]["kind"] == verb]
    assert (ends[0], len(ends)) == (first[0], number + 1)
