"""Who may write: a pen that nobody has is taken, one that another has is respected."""

import pytest

from service.domain.errors import Refused
from service.domain.pen import Pen, taken_first
from tests.factories.devices import key_of, pen_taken

HELD = Pen(key_of("desk"), "desk", "2026-01-06T20:15:00.000000Z")


def test_a_pen_that_nobody_has_is_taken() -> None:
    assert taken_first(None, pen_taken("desk")) == (pen_taken("desk"),)


def test_who_has_the_pen_takes_nothing() -> None:
    assert taken_first(HELD, pen_taken("desk")) == ()


def test_a_device_that_is_called_otherwise_now_is_the_same() -> None:
    assert taken_first(Pen(HELD.holder, "old name", HELD.since), pen_taken("desk")) == ()


def test_another_device_is_refused_and_told_who_has_it() -> None:
    with pytest.raises(Refused) as refused:
        taken_first(HELD, pen_taken("spare"))
    assert (refused.value.code, refused.value.message) == (
        "pen_elsewhere",
        "desk holds the pen of this table.",
    )
    assert refused.value.facts == {
        "holder": key_of("desk"),
        "device": "desk",
        "since": "2026-01-06T20:15:00.000000Z",
    }


def test_a_device_of_the_same_name_is_another() -> None:
    with pytest.raises(Refused):
        taken_first(Pen("another key", "desk", HELD.since), pen_taken("desk"))
