"""The log of a person: what its events make of names and bankrolls."""

import pytest

from service.domain.people.person import (
    Deposit,
    Person,
    PersonRegistered,
    RegisterPerson,
    RenamePerson,
    Withdraw,
    decide,
    evolve,
    move_of,
    postings,
)


def test_a_person_follows_from_the_events() -> None:
    person: Person | None = None
    for command in (
        RegisterPerson(name="Anne"),
        RenamePerson(name="Lady Anne"),
        Deposit(currency="lsd", amount=100),
        Withdraw(currency="lsd", amount=30),
    ):
        for event in decide(person, command):
            person = evolve(person, event)
    person = evolve(person, move_of("s", "anne", 3, "lsd", 50))
    person = evolve(person, move_of("s", "anne", 4, "lsd", -60))
    assert person == Person(name="Lady Anne", balances={"lsd": 80}, in_sessions={"s": -10})
    assert postings(PersonRegistered(name="Anne")) == ()


def test_an_impossible_event_is_an_error() -> None:
    with pytest.raises(AssertionError, match="impossible history"):
        evolve(Person(name="Anne"), object())
