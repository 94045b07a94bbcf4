"""Who may write: an entry takes a free pen, and is refused if another device has the pen."""

import pytest

from service.domain.session.control import Control, first_taking
from service.domain.values.errors import Refused
from tests.factories.devices import key_of, pen_taken

HELD = Control(key_of("tablet"), "tablet", "2026-01-06T20:15:00.000000Z")


def test_a_free_pen_is_taken() -> None:
    assert first_taking(None, pen_taken("tablet")) == (pen_taken("tablet"),)


def test_the_holder_does_not_take_the_pen_again() -> None:
    assert first_taking(HELD, pen_taken("tablet")) == ()


def test_a_renamed_device_keeps_the_pen() -> None:
    assert first_taking(Control(HELD.holder, "old name", HELD.since), pen_taken("tablet")) == ()


def test_another_device_is_refused_with_the_holder() -> None:
    with pytest.raises(Refused) as refused:
        first_taking(HELD, pen_taken("spare"))
    assert (refused.value.code, refused.value.message) == (
        "pen_elsewhere",
        "tablet has the pen of this table.",
    )
    assert refused.value.facts == {
        "holder": key_of("tablet"),
        "device": "tablet",
        "since": "2026-01-06T20:15:00.000000Z",
    }


def test_a_key_with_the_same_device_name_is_refused() -> None:
    with pytest.raises(Refused):
        first_taking(Control("another key", "tablet", HELD.since), pen_taken("tablet"))
