"""Stored events stay readable for ever."""

import json
from dataclasses import MISSING, fields, replace
from pathlib import Path
from types import MappingProxyType
from typing import Any, get_type_hints

import pytest
from hypothesis import given
from hypothesis import strategies as st

from service.domain.evenings.gatherings import GATHERING_EVENTS
from service.domain.games import GAMES, basset
from service.domain.games.basset.events import BetSettled, Outcome, StakePlaced
from service.domain.people.person import PERSON_EVENTS
from service.domain.port.upcasts import Fields, Upcast
from service.domain.session.corrections import EntryAmended
from service.domain.session.log.chain import canonical_json
from service.domain.session.log.recorded import Recorded
from service.domain.session.session_events import SESSION_EVENTS
from service.store.log.codec import EventCodec
from service.store.log.fast_dataclass import fast_constructor

EVENTS: dict[str, type[Any]] = {
    **SESSION_EVENTS,
    **GATHERING_EVENTS,
    **PERSON_EVENTS,
    **{name: cls for game in GAMES.values() for name, cls in game.events.items()},
}
GOLDEN_FILES = (
    Path(__file__).parent / "golden" / "events.json",
    *(Path(__file__).parents[1] / "factories").glob("*/golden_events.json"),
)
"""The forms of Paroli's events, and of each invented game those in its folder."""

GOLDEN: dict[str, Fields] = {
    name: stored
    for path in GOLDEN_FILES
    for name, stored in json.loads(path.read_text(encoding="utf-8")).items()
}
CODEC = EventCodec()


def test_every_event_has_a_golden_form() -> None:
    missing, extra = EVENTS.keys() - GOLDEN.keys(), GOLDEN.keys() - EVENTS.keys()
    assert not missing, (
        f"tests/store/golden/events.json: add a form of {', '.join(sorted(missing))}."
    )
    assert not extra, (
        f"There is no event {', '.join(sorted(extra))}. Its golden form must stay read."
    )


@pytest.mark.parametrize("name", [name for name in EVENTS if name in GOLDEN])
def test_a_stored_event_is_read_and_written_byte_for_byte(name: str) -> None:
    event = CODEC.decode(name, canonical_json(GOLDEN[name]))
    assert type(event) is EVENTS[name]
    expected = with_newer_fields(GOLDEN[name], EVENTS[name])
    assert json.loads(CODEC.encode(event)) == expected
    assert CODEC.encode(event) == canonical_json(expected)


def with_newer_fields(stored: Fields, event: type[Any]) -> Fields:
    """Return a golden form with the defaults of the fields that it is older than."""
    if event is EntryAmended:
        dropped = [{"facts": None, **entry} for entry in stored["dropped"]]
        return {"takes_back": None, "restored": [], **stored, "dropped": dropped}
    if "rules" not in stored:
        return stored
    rules: type[Any] = get_type_hints(event)["rules"]
    defaults = {part.name: part.default for part in fields(rules) if part.default is not MISSING}
    return {"coins": [], **stored, "rules": {**defaults, **stored["rules"]}}


@pytest.mark.parametrize(
    ("name", "rule", "default"),
    [
        ("basset.session_opened.v2", "target", None),
        ("basset.session_opened.v2", "odd_half", "punter"),
        ("lansquenet.session_opened.v1", "winnings", "home"),
    ],
)
def test_an_event_older_than_a_rule_is_read_with_its_default(
    name: str, rule: str, default: Any
) -> None:
    older = {n: value for n, value in GOLDEN[name]["rules"].items() if n != rule}
    event = CODEC.decode(name, canonical_json({**GOLDEN[name], "rules": older}))
    assert getattr(event.rules, rule) == default


OPENINGS = [name for name in EVENTS if ".session_opened." in name and name in GOLDEN]


@pytest.mark.parametrize("name", OPENINGS)
def test_an_opening_older_than_coins_is_read_without_them(name: str) -> None:
    game = GAMES[name.partition(".")[0]]
    older = {n: value for n, value in GOLDEN[name].items() if n != "coins"}
    assert game.opening_of(CODEC.decode(name, canonical_json(older))).coins == ()
    stored = canonical_json({**older, "coins": [480, 24]})
    event = CODEC.decode(name, stored)
    assert game.opening_of(event).coins == (480, 24)
    assert json.loads(CODEC.encode(event))["coins"] == [480, 24]


def test_an_event_without_a_rule_that_has_no_default_is_not_read() -> None:
    stored = GOLDEN["basset.session_opened.v2"]
    fewer = {n: value for n, value in stored["rules"].items() if n != "fasse"}
    with pytest.raises(TypeError, match="fasse"):
        CODEC.decode("basset.session_opened.v2", canonical_json({**stored, "rules": fewer}))


@pytest.mark.parametrize("name", EVENTS)
@given(drawn=st.data())
def test_any_event_survives_a_round_trip(name: str, drawn: st.DataObject) -> None:
    event = drawn.draw(st.from_type(EVENTS[name]))
    stored = CODEC.encode(event)
    again = CODEC.decode(name, stored)
    assert again == event
    assert hash(again) == hash(event)
    assert CODEC.encode(again) == stored


def test_parts_of_events_keep_their_types() -> None:
    settled = CODEC.decode(
        "basset.draw_settled.v1", canonical_json(GOLDEN["basset.draw_settled.v1"])
    )
    assert {type(part) for part in settled.outcomes} == {Outcome}
    assert {type(part) for part in settled.bets} == {BetSettled}


@pytest.mark.parametrize(
    ("name", "stored"),
    [
        ("basset.never_was.v1", "{}"),
        ("basset.bank_funded.v1", "{}"),
        ("basset.bank_funded.v1", '{"amount":1,"more":2}'),
        ("basset.bank_funded.v1", '{"amount":1}{"amount":2}'),
        ("basset.bank_funded.v1", '{"amount":1} '),
        ("basset.bank_funded.v1", '{"amount":'),
        ("basset.bank_funded.v1", "[1]"),
    ],
)
def test_an_invalid_event_is_not_read(name: str, stored: str) -> None:
    with pytest.raises((KeyError, TypeError, ValueError)):
        CODEC.decode(name, stored)


def _with_card(fields: Fields) -> Fields:
    return {"card": f"{fields.pop('rank')}#{fields.pop('copy')}", **fields}


def _with_amount(fields: Fields) -> Fields:
    return {"amount": fields.pop("chips") * 12, **fields}


UPCASTS = MappingProxyType[str, Upcast](
    {
        "basset.stake_laid.v1": ("basset.stake_laid.v2", _with_amount),
        "basset.stake_laid.v2": ("basset.stake_placed.v1", _with_card),
    }
)


@pytest.mark.parametrize(
    ("name", "stored"),
    [
        ("basset.stake_laid.v1", '{"chips":2,"copy":3,"punter":"anne","rank":"K"}'),
        ("basset.stake_laid.v2", '{"amount":24,"copy":3,"punter":"anne","rank":"K"}'),
        ("basset.stake_placed.v1", '{"amount":24,"card":"K#3","punter":"anne"}'),
    ],
)
def test_older_event_versions_are_upcast(name: str, stored: str) -> None:
    event = EventCodec([replace(basset.GAME, upcasts=UPCASTS)]).decode(name, stored)
    assert event == StakePlaced(punter="anne", card="K#3", amount=24)


@pytest.mark.parametrize(
    ("name", "stored", "added"),
    [
        (
            "basset.win_taken.v1",
            '{"card":"K","couch":5,"punter":"anne","restake":0,"win":5}',
            {"for_all": False},
        ),
        ("lansquenet.cover_placed.v1", '{"amount":5,"punter":"anne"}', {"for_all": False}),
        ("session.entries_taken_back.v1", '{"entries":["a","b"]}', {"reason": None, "since": None}),
    ],
)
def test_events_of_older_releases_are_read(name: str, stored: str, added: Fields) -> None:
    event = CODEC.decode(name, stored)
    assert json.loads(CODEC.encode(event)) == {**json.loads(stored), **added}


def test_rules_of_older_releases_have_null_for_the_word_null() -> None:
    name = "basset.session_opened.v2"
    newest = with_newer_fields(GOLDEN[name], EVENTS[name])
    rules = {**newest["rules"], "twins": "null", "last_card": "null"}
    stored = canonical_json({**newest, "rules": rules})
    read = json.loads(CODEC.encode(CODEC.decode("basset.session_opened.v1", stored)))
    assert read == {**newest, "rules": {**rules, "twins": None, "last_card": None}}


def test_events_made_by_fast_dataclass_are_frozen() -> None:
    event = fast_constructor(StakePlaced)(punter="anne", card="K", amount=5)
    assert event == StakePlaced(punter="anne", card="K", amount=5)
    assert repr(event) == repr(StakePlaced(punter="anne", card="K", amount=5))
    with pytest.raises(AttributeError):
        event.amount = 6  # type: ignore[misc]
    with pytest.raises(TypeError):
        fast_constructor(Recorded)("too", "few")
