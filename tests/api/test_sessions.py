"""Opening a session, reading it, and viewing its table."""

from uuid import uuid4

from service.domain.games import DEFAULT_GAME, GAMES
from service.domain.games.basset.presets import PRESETS
from service.domain.games.basset.rules import FIELDS
from tests.api.caller import Caller, Table, opening
from tests.api.service_under_test import ServiceUnderTest
from tests.api.tables import CLOSED, DEALING, SEATED, STAKED, TAKEN, WON


def test_opening_a_session_returns_its_location(caller: Caller) -> None:
    answer = caller.post("/v1/sessions", opening())
    body = answer.get_json()
    assert answer.status_code == 201
    assert answer.headers["Location"] == f"/v1/sessions/{body['id']}"
    assert caller.get(answer.headers["Location"]).status_code == 200


def test_opening_a_session_returns_the_recorded_event(caller: Caller) -> None:
    answer = caller.post("/v1/sessions", opening(), key="opening-told")
    body = answer.get_json()
    (event,) = body["events"]
    assert set(body) == {"id", "version", "events", "balances", "settled"}
    assert (body["version"], event["version"], body["settled"]) == (1, 1, True)
    assert (event["type"], event["entry"]) == ("basset.session_opened", "opening-told")
    assert body["balances"] == {"world": -10_000, "bank": 10_000}
    assert answer.headers["ETag"] == '"1"'


def test_a_client_may_choose_the_id(caller: Caller) -> None:
    chosen = str(uuid4())
    assert caller.post("/v1/sessions", opening(id=chosen)).get_json()["id"] == chosen


def test_an_id_cannot_be_chosen_twice(caller: Caller) -> None:
    chosen = str(uuid4())
    caller.post("/v1/sessions", opening(id=chosen))
    again = caller.post("/v1/sessions", opening(id=chosen))
    assert (again.status_code, again.get_json()["code"]) == (409, "session_exists")


def test_an_opening_defaults_to_points_and_no_holder(caller: Caller) -> None:
    table = caller.table(rules={"preset": "oak"}, bank={"funds": 0})
    state = table.state()
    assert (state["currency"], state["bank"]["holder"]) == ("points", None)
    assert state["bank"]["balance"] == 0


def test_an_override_changes_one_rule_and_leaves_the_others(caller: Caller) -> None:
    table = caller.table(rules={"preset": "parlour", "overrides": {"max_stake": 500}})
    plain = caller.table(rules={"preset": "parlour"})
    assert table.state()["rules"] == {**plain.state()["rules"], "max_stake": 500}


def test_the_view_shows_everything_on_the_table(caller: Caller) -> None:
    table = caller.table(*WON, bank={"funds": 10_000, "holder": "Mr. Vole"})
    state = table.state()
    stake = {
        "punter": "anne",
        "card": "K",
        "couch": 100,
        "crooks": 0,
        "win": 100,
        "take_only": False,
        "paying": False,
        "rung": 1,
        "hope": 100,
        "carried": False,
        "answers": {
            "take": {"pays": 100},
            "restake": {"least": 100, "most": 1100},
            "paroli": {"rung": 2, "pays": 200},
            "pay": {"rung": 2, "pays": 200},
        },
    }
    assert (state["id"], state["game"], state["name"]) == (table.id, "basset", "Twelfth Night")
    assert (state["phase"], state["deal"], state["place"]) == ("drawing", 1, 2)
    assert (state["decks"], state["stock"]) == (1, 49)
    assert state["seen"] == {"2": 1, "K": 1, "3": 1}
    assert state["stakes"] == state["waiting"] == [stake]
    assert state["bank"]["holder"] == "Mr. Vole"
    assert [punter["name"] for punter in state["punters"]] == ["anne", "bess", "carl"]
    assert (state["punters"][0]["purse"], state["punters"][0]["at_table"]) == (900, 100)
    assert state["owes_settlement"] is False


def test_the_phase_follows_the_deal(caller: Caller) -> None:
    phases = [caller.table(*lines).state()["phase"] for lines in (SEATED, DEALING, CLOSED)]
    assert phases == ["staking", "drawing", "closed"]


def test_the_view_as_of_a_version_is_the_view_at_that_version(caller: Caller) -> None:
    table = caller.table(*STAKED)
    purses = [
        {punter["name"]: punter["purse"] for punter in table.read(as_of=version).json["punters"]}  # type: ignore[index]
        for version in range(1, 6)
    ]
    assert purses == [
        {},
        {"anne": 1000},
        {"anne": 1000, "bess": 1000},
        {"anne": 1000, "bess": 1000, "carl": 1000},
        {"anne": 900, "bess": 1000, "carl": 1000},
    ]


def test_the_view_as_of_the_newest_version_is_the_current_view(caller: Caller) -> None:
    table = caller.table(*TAKEN)
    assert table.read(as_of=table.version()).data == table.read().data


def test_an_unsettled_draw_is_shown_as_of_its_version(caller: Caller) -> None:
    table = caller.table(*DEALING)
    fasse = next(e for e in table.events() if e["type"] == "basset.fasse_turned")
    assert table.read(as_of=fasse["version"]).get_json()["owes_settlement"] is True


def test_a_version_beyond_the_newest_is_unknown(seated: Table) -> None:
    now = seated.version()
    for part in ("", "journal", "balances", "standings"):
        answer = seated.read(part, as_of=now + 1)
        assert (answer.status_code, answer.get_json()["code"]) == (404, "unknown_version")
        assert answer.get_json()["version"] == now


def test_every_preset_names_its_source(service: ServiceUnderTest) -> None:
    rules = service.app.test_client().get("/v1/rules").get_json()
    by_name = {preset["name"]: preset["rules"] for preset in rules["presets"]}
    assert list(by_name) == list(PRESETS)
    assert all(list(fields) == list(FIELDS) for fields in by_name.values())
    assert by_name["cotton"]["ladder"]["value"] == [1, 7, 15, 33, 67]
    assert by_name["modern"]["fasse"]["house_choice"] is False
    chosen = by_name["modern"]["odd_half"]
    assert (chosen["house_choice"], chosen["source"]) == (True, None)
    assert chosen["why"]
    assert list(rules["fields"]) == list(FIELDS)
    assert {"points", "lsd"} <= {currency["code"] for currency in rules["currencies"]}


def test_every_preset_opens_a_table_that_plays_by_it(caller: Caller) -> None:
    rules = caller.get("/v1/rules").get_json()
    for preset in rules["presets"]:
        stated = {name: field["value"] for name, field in preset["rules"].items()}
        assert caller.table(rules={"preset": preset["name"]}).state()["rules"] == stated


def test_an_opening_may_name_a_game(caller: Caller) -> None:
    for name, game in GAMES.items():
        body = {"name": "Named", "game": name, "rules": {"preset": next(iter(game.rules.presets))}}
        bank = {"bank": {"funds": 10}} if name == DEFAULT_GAME else {}
        opened = caller.post("/v1/sessions", {**body, **bank}).get_json()
        assert caller.get(f"/v1/sessions/{opened['id']}").get_json()["game"] == name


def test_presets_can_be_read_by_game(service: ServiceUnderTest) -> None:
    first = service.caller().get("/v1/rules").get_json()
    assert first["game"] == DEFAULT_GAME
    assert first["games"] == {name: game.title for name, game in GAMES.items()}
    for game in GAMES.values():
        shown = service.caller().get("/v1/rules", game=game.name).get_json()
        assert shown["game"] == game.name
        assert list(shown["fields"]) == list(game.rules.fields)
    unknown = service.caller().get("/v1/rules", game="faro")
    assert (unknown.status_code, unknown.get_json()["code"]) == (422, "wrong_shape")
