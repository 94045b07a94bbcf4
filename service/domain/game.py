"""What a game is to the rest of the house: a record of pure functions over its own state."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from service.domain.ledger import Posting
from service.domain.money import Currency

State = Any
Event = Any
Command = Any

CLOSED = "closed"
"""The phase of a session that is over, in every game."""


@dataclass(frozen=True, slots=True)
class Tally:
    """What everybody at a table has, in smallest units.

    ``at_table`` are the couches without side bets. ``nets`` are in the order of the seats; they
    and ``bank_net`` add up to zero.
    """

    bank: int
    bank_net: int
    purses: Mapping[str, int]
    at_table: Mapping[str, int]
    nets: Mapping[str, int]
    winners: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Share:
    """What of an event concerns one of the seated, in plain values.

    ``fields`` are the event's, cut to theirs; ``draw``, in a settlement, is what it settles.
    """

    fields: Mapping[str, Any]
    draw: Mapping[str, Any] | None = None


@dataclass(frozen=True, slots=True)
class SheetHeader:
    """What stands above the entries of a score sheet; ``rules`` is a preset's name."""

    title: str
    rules: str
    currency: Currency
    bank: int
    overrides: Mapping[str, Any]
    holder: str | None = None


@dataclass(frozen=True, slots=True)
class Game:
    """One game. Every function is pure; a state is never changed in place.

    ``start(command)`` and ``decide(state, command)`` give the events a command causes or raise
    ``Refused``. ``evolve(state, event)`` gives the next state (``state`` is None for the first
    event). ``react(state)`` gives the settlement still owed, or nothing; ``owes(state)`` says
    whether there is one. ``postings(event)`` gives what an event moves. ``money(state)`` gives
    the balance of every account as the state has it, for checking the books against it.
    ``phase(state)`` is one word for the session list; ``header(opened)`` (of the first event) and
    ``write_line(events)`` (of one entry) write a score sheet, ``open_sheet(header)`` and
    ``read_line(words, currency)`` read one and raise ``BadLine`` or ``BadRules``.
    ``read_entry(verb, fields)`` gives the command of an entry as the API takes it, or raises
    ``BadLine``. ``table(state)`` gives the whole table in plain values, ``restored(table)`` the
    state again. ``share(state, event, name)`` gives what of an event, which follows that state,
    concerns one of the seated, or None; ``ends_deal(event)`` says whether a deal ends with it.
    """

    name: str
    events: Mapping[str, type]
    start: Callable[[Command], tuple[Event, ...]]
    decide: Callable[[State, Command], tuple[Event, ...]]
    evolve: Callable[[State | None, Event], State]
    owes: Callable[[State], bool]
    react: Callable[[State], tuple[Event, ...]]
    postings: Callable[[Event], tuple[Posting, ...]]
    money: Callable[[State], Mapping[str, int]]
    tally: Callable[[State], Tally]
    phase: Callable[[State], str]
    header: Callable[[Event], SheetHeader]
    open_sheet: Callable[[SheetHeader], Command]
    read_line: Callable[[Sequence[str], Currency], Command]
    write_line: Callable[[Sequence[Event]], str | None]
    read_entry: Callable[[str, Mapping[str, Any]], Command]
    table: Callable[[State], dict[str, Any]]
    restored: Callable[[Mapping[str, Any]], State]
    share: Callable[[State, Event, str], Share | None]
    ends_deal: Callable[[Event], bool]
