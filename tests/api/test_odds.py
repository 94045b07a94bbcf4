"""The odds of a session over HTTP, what each key sees of them, and those of rules of one's own."""

import json
from fractions import Fraction
from typing import Any

import pytest

from service.application.ports.keyring import BOARD, PUNTER, Grant
from service.domain.games import GAMES
from service.domain.games.basset.odds.case import answer
from tests.api.caller import Caller, Table
from tests.api.credentials import make_credential
from tests.api.service_under_test import ServiceUnderTest
from tests.api.tables import DEALING, STAKED, WON
from tests.factories.sample_tables import SAMPLE_TABLES

OAK = {"preset": "oak", "overrides": {}}


def odds(table: Table, **query: Any) -> Any:
    answered = table.read("odds", **query)
    assert answered.status_code == 200, answered.text
    return answered.get_json()


def test_the_odds_of_a_table(caller: Caller) -> None:
    table = caller.table(*STAKED, rules=OAK)
    body = odds(table)
    assert body.keys() == {"version", "left", "unseen", "stakes", "bank", "edge"}
    (stake,) = body["stakes"]
    case = answer({"rules": "oak", "punters": 3, "stake": {"rank": "K"}})
    assert (stake["punter"], stake["card"], stake["couch"]) == ("anne", "K", 100)
    assert stake["expectation"] == body["edge"] == case["expectation"]
    assert (stake["win"], stake["faced"]) == (case["win"], "1/13")
    assert body["bank"] == {
        "exposure": {"K": 100},
        "worst": "K",
        "worst_pays": 100,
        "deal_worst_pays": 3000,
        "next_draw_gain": "100/13",
    }


def test_the_odds_of_an_earlier_version_and_of_one_policy(caller: Caller) -> None:
    table = caller.table(*DEALING, rules=OAK)
    before = table.version()
    table.enter_lines("pair 3 K")
    assert odds(table, as_of=before)["stakes"][0]["answers"] is None
    (stake,) = odds(table, policy="ride:2")["stakes"]
    assert list(stake["expectation"]) == ["ride:2"]
    assert stake["answers"].keys() == {"take", "paroli"}
    assert stake["answers"]["take"] == "1"


def test_an_answer_that_the_client_has_is_not_sent_again(caller: Caller) -> None:
    table = caller.table(*WON)
    first = table.read("odds")
    again = table.read("odds", headers={"If-None-Match": first.headers["ETag"]})
    assert (again.status_code, again.data) == (304, b"")


def test_a_version_and_a_policy_that_do_not_exist(caller: Caller) -> None:
    table = caller.table(*STAKED)
    missing = table.read("odds", as_of=99)
    assert (missing.status_code, missing.get_json()["code"]) == (404, "unknown_version")
    wrong = table.read("odds", policy="hope")
    assert (wrong.status_code, wrong.get_json()["code"]) == (422, "wrong_shape")
    assert "These rules have no policy hope" in wrong.text
    other = caller.post("/v1/sessions", SAMPLE_TABLES["tarot"].opening).get_json()["id"]
    refused = Table(caller, other).read("odds", policy="take")
    assert (refused.status_code, "Swiss Tarot has no policies" in refused.text) == (422, True)


def test_a_punter_sees_the_own_stakes_and_no_bank(
    service: ServiceUnderTest, caller: Caller
) -> None:
    table = caller.table(*STAKED, "stake bess Q 50")
    punter = make_credential(service, Grant(PUNTER, (table.id,), "bess")).caller
    body = punter.get(f"{table.path}/odds").get_json()
    assert body.keys() == {"version", "left", "unseen", "stakes", "edge"}
    assert [stake["card"] for stake in body["stakes"]] == ["Q"]


def test_a_board_sees_the_edge_only(service: ServiceUnderTest, caller: Caller) -> None:
    """A public best answer would play for the punters."""
    table = caller.table(*WON, rules=OAK)
    board = make_credential(service, Grant(BOARD, (table.id,))).caller
    body = board.get(f"{table.path}/odds").get_json()
    assert body.keys() == {"version", "edge"}
    assert body["edge"]["take"] == "-1237/10829"


@pytest.mark.parametrize("game", [name for name, game in GAMES.items() if game.odds.live is None])
def test_other_games_have_their_figures(caller: Caller, game: str) -> None:
    session = caller.post("/v1/sessions", SAMPLE_TABLES[game].opening).get_json()["id"]
    body = odds(Table(caller, session))
    assert body.keys() == {"version", "figures"}
    known = GAMES[game].odds
    rules = GAMES[game].rules.presets[next(iter(GAMES[game].rules.presets))].rules
    assert bool(body["figures"]) is bool(known.figures(rules, known.usual_players))
    for figure in body["figures"]:
        assert figure.keys() == {"name", "value", "note"}
        assert 0 < Fraction(figure["value"]) < 1
        assert "{" not in figure["note"]


def test_the_figures_of_lansquenet_are_sentences(caller: Caller) -> None:
    session = caller.post("/v1/sessions", SAMPLE_TABLES["lansquenet"].opening).get_json()["id"]
    notes = [figure["note"] for figure in odds(Table(caller, session))["figures"]]
    assert "The banker wins 21 hands of 34." in notes
    assert "On average, a cover loses 4/17 of its amount." in notes


def test_the_figures_of_glic_are_those_of_the_hand_that_is_on(caller: Caller) -> None:
    opened = caller.post("/v1/sessions", SAMPLE_TABLES["glic"].opening)
    table = Table(caller, opened.get_json()["id"])
    table.enter_lines("seat anne 20", "seat bess 20", "seat carl 20", "deal")
    dealt = odds(table)["figures"]
    table.enter_lines("seat dora 20")
    assert odds(table)["figures"] == dealt
    table.enter_lines("pass *", "out bess anne 1 carl 1")
    assert odds(table)["figures"] != dealt


def test_presets_say_what_they_cost(caller: Caller) -> None:
    presets = {p["name"]: p for p in caller.get("/v1/rules").get_json()["presets"]}
    assert presets["modern"]["edge"]["take"] == "-1/26"
    assert presets["modern"]["warning"] is None
    for name, gain in (("oak", "+69.9"), ("parlour", "+91.8")):
        found = presets[name]["warning"]
        assert found["policy"] == "ride:2"
        assert found["gain"] == presets[name]["edge"]["ride:2"]
        assert found["mended_by"] == {"ladder": [1, 2, 7, 15, 33, 67]}
        assert gain[1:] in found["text"]
    glic = caller.get("/v1/rules", game="glic").get_json()["presets"][0]
    assert (glic["edge"], glic["warning"]) == ({}, None)
    assert {f["name"]: f["value"] for f in glic["figures"]}["marriage"] == "88/3315"


def test_rules_of_ones_own_say_what_they_cost(caller: Caller) -> None:
    def asked(**query: Any) -> Any:
        return caller.get("/v1/rules/odds", **query)

    ladder = json.dumps({"ladder": [1, 2, 7, 15, 33, 67]})
    mended = asked(preset="oak", overrides=ladder).get_json()
    assert (mended["players"], mended["warning"]) == (1, None)
    sca = asked(preset="sca", players=4).get_json()
    assert (sca["players"], sca["edge"]["take"][0]) == (4, "-")
    decks = json.dumps({"deck": 32})
    assert asked(game="glic", preset="glic", overrides=decks).get_json()["players"] == 4
    for query in (
        {"preset": "nobody"},
        {"preset": "oak", "overrides": "{"},
        {"preset": "oak", "overrides": "[]"},
        {"preset": "oak", "overrides": '{"ladder": "high"}'},
        {"preset": "oak", "players": 0},
        {},
    ):
        wrong = asked(**query)
        assert (wrong.status_code, wrong.get_json()["code"]) == (422, "wrong_shape"), query
