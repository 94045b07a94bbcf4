"""A dataclass that is made from another dataclass takes the fields of the same names."""

from dataclasses import dataclass

import pytest

from service.domain.values.same_fields import from_same_fields


@dataclass(frozen=True, slots=True)
class Source:
    name: str
    amount: int
    hidden: int = 3


@dataclass(frozen=True, slots=True, kw_only=True)
class Target:
    name: str
    amount: int
    place: int = 0


@dataclass(frozen=True)
class Named:
    name: str


SOURCE = Source("anne", 5)


def test_fields_of_one_name_are_taken_and_others_left_out() -> None:
    assert from_same_fields(Target, SOURCE) == Target(name="anne", amount=5)


def test_a_stated_value_replaces_that_of_the_field() -> None:
    made = from_same_fields(Target, SOURCE, amount=7, place=2)
    assert made == Target(name="anne", amount=7, place=2)


def test_a_field_without_a_value_is_an_error() -> None:
    with pytest.raises(TypeError, match="amount"):
        from_same_fields(Source, Named("anne"))
