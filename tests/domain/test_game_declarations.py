"""What the games declare, as data for the web app."""

import json
from dataclasses import fields

import pytest

from service.domain.entry_reference import entries_as_json
from service.domain.games import GAMES, lansquenet
from service.domain.port.game import AnyGame
from service.domain.port.rules_table import Amount, Choice, Either, Flag, OrNone, Whole, WholeList
from web.game_declarations import (
    advice_as_json,
    games_as_json,
    members,
    notes_as_json,
    rule_as_json,
    texts_as_json,
)

DATA = games_as_json(GAMES.values())


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_everything_that_a_game_declares_is_in_the_data(game: AnyGame) -> None:
    data = DATA[game.name]
    assert data["entries"] == entries_as_json([game])[game.name]
    assert list(data["rules"]) == list(game.rules.fields)
    assert list(data["events"]) == [name.rpartition(".")[0] for name in game.events]
    shown = [part.name for part in fields(game.view_type) if part.name != "rules"]
    assert [member["name"] for member in data["view"]] == shown
    assert data["has_bank"] is game.has_bank
    assert json.loads(json.dumps(DATA)) == DATA


def test_the_opening_has_the_fields_of_the_body_and_the_limit_of_seats() -> None:
    fields_of = {
        name: [(field["path"], field["type"]) for field in data["opening"]]
        for name, data in DATA.items()
    }
    assert fields_of["basset"] == [(["bank", "funds"], "amount"), (["bank", "holder"], "text")]
    assert fields_of["lansquenet"] == fields_of["invented"] == []
    assert DATA["invented"]["seat_limit"] == {"most": None, "rule": "seats"}
    assert DATA["lansquenet"]["seat_limit"] == {"most": None, "rule": ""}


def test_what_a_rule_may_hold() -> None:
    rules = DATA["lansquenet"]["rules"]
    assert rules["match"] == {
        "optional": False,
        "type": "choice",
        "choices": ["suit", "rank"],
    }
    most_wager = {name: rules["max_wager"][name] for name in ("optional", "type", "least")}
    assert most_wager == {"optional": True, "type": "amount", "least": 1}
    types = {name: rule["type"] for name, rule in DATA["basset"]["rules"].items()}
    assert types["min_stake"] == types["target"] == "amount"
    assert types["burn"] == "number"


@pytest.mark.parametrize(
    ("holds", "data"),
    [
        (Whole(0, 51), {"type": "number", "least": 0, "most": 51}),
        (
            Amount(1, 9, usual={"lsd": 4}),
            {"type": "amount", "least": 1, "most": 9, "usual": {"lsd": 4}},
        ),
        (Flag(), {"type": "flag"}),
        (
            WholeList(Whole(1, 9), 20),
            {"type": "numbers", "least": 1, "most": 9, "longest": 20},
        ),
        (
            Either(Whole(1, 9), Choice(("all",))),
            {"type": "number_or_word", "least": 1, "most": 9, "choices": ["all"]},
        ),
        (OrNone(Choice(("lost",))), {"type": "choice", "choices": ["lost"], "optional": True}),
    ],
)
def test_each_kind_of_rule(holds: Whole, data: dict[str, object]) -> None:
    assert rule_as_json(holds) == {"optional": False, **data}


def test_members_have_the_type_of_their_annotation_unless_they_are_marked() -> None:
    dealt, settled = (
        {member["name"]: member for member in members(cls, lansquenet.GAME.english)}
        for cls in (lansquenet.events.HandDealt, lansquenet.events.HandSettled)
    )
    assert dealt["outcome"]["choices"] == ["twins", "left", "right"]
    assert dealt["cards"]["type"] == "cards"
    assert settled["banker"] == {"name": "banker", "type": "text"}
    assert settled["to_banker"]["type"] == "amount"
    assert settled["selling"]["type"] == "flag"
    assert settled["covers"]["list"] is True
    assert settled["covers"]["members"][0] == {"name": "punter", "type": "text"}
    view = {member["name"]: member for member in DATA["lansquenet"]["view"]}
    assert view["hand"] == {"name": "hand", "type": "number"}
    assert view["last_hand"]["type"] == "record"
    (seen,) = (member for member in DATA["basset"]["view"] if member["name"] == "seen")
    assert seen["by_key"] is True


def test_a_member_with_a_label_of_its_own_names_it() -> None:
    sold = {
        member["name"]: member for member in DATA["lansquenet"]["events"]["lansquenet.bank_sold"]
    }
    assert sold["banker"]["label"] == "BankSold.banker"
    assert "label" not in sold["price"]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_screens_get_every_text_of_the_game(game: AnyGame, language: str) -> None:
    texts = game.texts[language]
    shown, explained = texts_as_json(texts), notes_as_json(texts)
    assert list(shown["rules"]) == list(texts.rules)
    assert shown["entries"].keys() == texts.merged("entries").keys()
    assert shown["presets"].keys() == texts.presets.keys()
    for name, rule in texts.rules.items():
        assert shown["rules"][name] == {"title": rule.title, "values": dict(rule.values)}
    assert explained["cells"] == texts.cells
    for name, table in texts.tables.items():
        assert explained["tables"][name] == {"title": table.title, "columns": dict(table.columns)}
    assert json.loads(json.dumps([shown, explained])) == [shown, explained]


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_screens_get_the_advice_of_a_refusal_and_nothing_else(game: AnyGame) -> None:
    for texts in game.texts.values():
        assert texts.refusals
        assert advice_as_json(texts) == {
            code: {"advice": text.advice, "variants": dict(text.variants)}
            for code, text in texts.refusals.items()
        }
