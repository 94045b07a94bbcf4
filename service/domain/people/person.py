"""The log of a person: names, and the bankroll in each currency.

A bankroll is what a person has in the house between sessions.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar

from service.domain.ledger import WORLD, Posting, account, posted
from service.domain.values.errors import Refused
from service.domain.values.same_fields import from_same_fields


@dataclass(frozen=True, slots=True, kw_only=True)
class RegisterPerson:
    """Add a person to the house."""

    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class RenamePerson:
    """Give a person another name."""

    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class BankrollMove:
    """The fields of commands and events that move money between a bankroll and outside."""

    currency: str
    amount: int
    note: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Deposit(BankrollMove):
    """Bring money from outside into a bankroll."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Withdraw(BankrollMove):
    """Take money out of a bankroll."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PersonRegistered:
    """A person was added to the house."""

    NAME: ClassVar[str] = "person.registered.v1"
    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PersonRenamed:
    """A person has another name."""

    NAME: ClassVar[str] = "person.renamed.v1"
    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class MoneyDeposited(BankrollMove):
    """Money from outside came into the bankroll."""

    NAME: ClassVar[str] = "bankroll.deposited.v1"


@dataclass(frozen=True, slots=True, kw_only=True)
class MoneyWithdrawn(BankrollMove):
    """Money went out of the bankroll."""

    NAME: ClassVar[str] = "bankroll.withdrawn.v1"


@dataclass(frozen=True, slots=True, kw_only=True)
class SessionMove:
    """The fields of events that move money between a bankroll and a session.

    ``player`` is the seat's name, or ``BANK``. ``version`` is that of the session after it.
    """

    currency: str
    amount: int
    session: str
    player: str
    version: int


@dataclass(frozen=True, slots=True, kw_only=True)
class MovedToSession(SessionMove):
    """Money went from the bankroll into a session: to a purse, or to the bank."""

    NAME: ClassVar[str] = "bankroll.moved_to_session.v1"


@dataclass(frozen=True, slots=True, kw_only=True)
class MovedFromSession(SessionMove):
    """Money came back from a session."""

    NAME: ClassVar[str] = "bankroll.moved_from_session.v1"


PERSON_EVENTS: Mapping[str, type[Any]] = {
    event.NAME: event
    for event in (
        PersonRegistered,
        PersonRenamed,
        MoneyDeposited,
        MoneyWithdrawn,
        MovedToSession,
        MovedFromSession,
    )
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Person:
    """A person. ``balances`` are by currency; ``in_sessions`` what is in sessions, by session."""

    name: str
    balances: Mapping[str, int] = field(default_factory=dict)
    in_sessions: Mapping[str, int] = field(default_factory=dict)


Command = RegisterPerson | RenamePerson | Deposit | Withdraw

_EVENTS: Mapping[type, type] = {
    RegisterPerson: PersonRegistered,
    RenamePerson: PersonRenamed,
    Deposit: MoneyDeposited,
    Withdraw: MoneyWithdrawn,
}
"""The event of each command, which has the same fields."""


def decide(state: Person | None, command: Command) -> Sequence[Any]:
    """Return the event of a command, or refuse ``bankroll_short``."""
    if isinstance(command, Withdraw):
        assert state is not None, "a person registers first"
        check_funds(state, command.currency, command.amount)
    return (from_same_fields(_EVENTS[type(command)], command),)


def check_funds(person: Person, currency: str, amount: int) -> None:
    """Refuse ``bankroll_short`` if a bankroll has less than ``amount``."""
    balance = person.balances.get(currency, 0)
    if balance < amount:
        message = f"The bankroll of {person.name} has {balance}, which is less than {amount}."
        raise Refused("bankroll_short", message, bankroll=person.name, balance=balance)


def move_of(session: str, player: str, version: int, currency: str, amount: int) -> Any:
    """Return the event that moves ``amount`` from a bankroll to a session; below 0, back."""
    event = MovedToSession if amount > 0 else MovedFromSession
    return event(
        currency=currency, amount=abs(amount), session=session, player=player, version=version
    )


def evolve(state: Person | None, event: Any) -> Person:
    """Return the person after an event."""
    if isinstance(event, PersonRegistered):
        return Person(name=event.name)
    assert state is not None, "a person registers first"
    match event:
        case PersonRenamed(name=name):
            return Person(name=name, balances=state.balances, in_sessions=state.in_sessions)
        case MoneyDeposited(currency=currency, amount=amount):
            return _with_money(state, currency, amount)
        case MoneyWithdrawn(currency=currency, amount=amount):
            return _with_money(state, currency, -amount)
        case MovedToSession(currency=currency, amount=amount, session=session):
            return _with_money(state, currency, -amount, session)
        case MovedFromSession(currency=currency, amount=amount, session=session):
            return _with_money(state, currency, amount, session)
    raise AssertionError(f"impossible history: {event} of {state}")


def _with_money(state: Person, currency: str, amount: int, session: str | None = None) -> Person:
    balances = {**state.balances, currency: state.balances.get(currency, 0) + amount}
    in_sessions = dict(state.in_sessions)
    if session is not None:
        in_sessions[session] = in_sessions.get(session, 0) - amount
    return Person(name=state.name, balances=balances, in_sessions=in_sessions)


def postings(event: Any) -> tuple[Posting, ...]:
    """Return what an event of a person moves. ``session:ID`` is the money in that session."""
    if not isinstance(event, BankrollMove | SessionMove):
        return ()
    own = bankroll_account(event.currency)
    other = session_account(event.session) if isinstance(event, SessionMove) else WORLD
    comes_in = isinstance(event, MoneyDeposited | MovedFromSession)
    source, target = (other, own) if comes_in else (own, other)
    return posted((source, target, event.amount))


def bankroll_account(currency: str) -> str:
    """Return the account of a person's bankroll in a currency."""
    return account("bankroll", currency)


def session_account(session: str) -> str:
    """Return the account of what a person's bankroll has paid for a session."""
    return account("session", session)
