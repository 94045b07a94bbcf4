"""The game port: everything that the rest of the project knows of a game."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Generic, TypeAlias, TypeVar

from service.domain.ledger import Postings
from service.domain.port.entries import CLOSING, EntryKind
from service.domain.port.examples import GameExamples
from service.domain.port.fairness import Trials, no_trials
from service.domain.port.game_tables import GameTable
from service.domain.port.game_texts import GameTexts
from service.domain.port.odds import NO_ODDS, Odds
from service.domain.port.offers import Offer, OpenField
from service.domain.port.opening import Opening, OpeningField
from service.domain.port.parties import Summary
from service.domain.port.refusals import Refusal
from service.domain.port.rules_table import RulesTable
from service.domain.port.seat_limit import UNLIMITED, SeatLimit
from service.domain.port.upcasts import Upcast

State = TypeVar("State")
Event = TypeVar("Event")
Command = TypeVar("Command")


@dataclass(frozen=True, slots=True)
class Viewer:
    """The viewer of a view: one ``player``, or the public with or without purses."""

    player: str | None = None
    sees_purses: bool = True


WHOLE_VIEW = Viewer()
"""The viewer who sees the whole view."""


@dataclass(frozen=True, slots=True)
class PlayerEvent:
    """The part of an event that concerns one player.

    ``fields`` are the event's fields as plain values, limited to the player's part. For a
    settlement, ``draw`` is the draw that it settles, of the game's ``draw_type``.
    """

    fields: Mapping[str, Any]
    draw: Any = None


PartsByEvent: TypeAlias = Mapping[type, Callable[[State, Any, str], PlayerEvent | None]]
"""By the class of an event: what returns the part of the event that concerns one player, or None.

It gets the state before the event, the event, and the player's name.
"""


class Figure(StrEnum):
    """The type of a figure: smallest units, a plain number, or a name or None.

    ``AMOUNTS`` are smallest units by name, and ``COUNTS`` plain numbers by name, such as scores.
    """

    AMOUNT = "amount"
    COUNT = "count"
    NAME = "name"
    AMOUNTS = "amounts"
    COUNTS = "counts"


@dataclass(frozen=True, eq=False)
class Game(Generic[State, Event, Command]):
    """One game. Every function is pure; a state is never changed in place.

    Declared: ``name``; ``texts`` by language; ``examples`` of requests; ``events`` by stored name;
    ``upcasts`` of their older shapes, by stored name; ``entries``; ``opening_fields``; ``rules``;
    ``refusals``, every refusal in order of precedence; ``view_type`` and ``draw_type``, the typed
    classes of a view and of a ``PlayerEvent.draw`` (None in a game without draws); ``figures``,
    what a score sheet's ``expect`` may have besides purses, stakes and standings; ``has_bank``,
    whether the table has a bank, which a person's bankroll may fund.

    Play: ``start(opening)`` and ``decide(state, command)`` return the events they cause or raise
    ``Refused``. ``evolve(state, event)`` returns the next state (``state`` is None before the first
    event). ``react(state)`` returns the settlement still due, or nothing;
    ``owes_settlement(state)`` says whether one is due.

    Money: ``postings_by_event`` returns what an event moves, by its class; other events move
    nothing. ``balances(state)`` returns the balance of every account as the state has it, for
    checking the ledger against it.
    ``with_money(state, changes)`` adds amounts, below 0 too, to purses by name; ``BANK`` is the
    game's bank. ``with_returned(state, amounts)`` takes amounts out of purses to outside, so that
    no net changes. ``renamed(state, old, new)`` gives a player another name; the old one is then
    among the party's ``former_names``.

    Reading: ``phase(state)``, a word of the game or ``CLOSED``; ``summary(state)``;
    ``seat_limit``, how many players may sit at a table;
    ``opening_of(event)``, of the first event; ``view(state)`` and its inverse ``state_of(view)``;
    ``visible(view, viewer)`` removes what the viewer may not see;
    ``parts_by_event`` returns the part of an event that concerns one player, by its class; other
    events concern no player; ``ends_round(event)`` says whether a round (a deal, a hand) ends with
    it and its settlement, after which the nets of the round are taken; ``figures_of(state)``
    returns the value of each of the ``figures``.

    Offers: ``offers(state)`` returns the entries that a settled state allows, and
    ``open_field(state, verb, values)`` the next field of one, by the same checks as ``decide``; see
    ``port.offers``.

    Reports: ``tables(events)`` returns the game's own tables of the events that count.

    Odds: ``odds`` says what the game knows of them. ``trials(events)`` returns what a shuffle
    decided in the events that count, for the test of fairness.
    """

    name: str
    texts: Mapping[str, GameTexts]
    examples: GameExamples
    events: Mapping[str, type[Event]]
    upcasts: Mapping[str, Upcast]
    entries: tuple[EntryKind, ...]
    opening_fields: tuple[OpeningField, ...]
    rules: RulesTable[Any]
    refusals: tuple[Refusal, ...]
    figures: Mapping[str, Figure]
    view_type: type[Any]
    draw_type: type[Any] | None
    start: Callable[[Opening[Any]], tuple[Event, ...]]
    decide: Callable[[State, Command], tuple[Event, ...]]
    evolve: Callable[[State | None, Event], State]
    owes_settlement: Callable[[State], bool]
    react: Callable[[State], tuple[Event, ...]]
    postings_by_event: Mapping[type, Callable[[Any], Postings]]
    balances: Callable[[State], Mapping[str, int]]
    with_money: Callable[[State, Mapping[str, int]], State]
    with_returned: Callable[[State, Mapping[str, int]], State]
    renamed: Callable[[State, str, str], State]
    phase: Callable[[State], str]
    summary: Callable[[State], Summary]
    opening_of: Callable[[Event], Opening[Any]]
    view: Callable[[State], Any]
    state_of: Callable[[Any], State]
    visible: Callable[[Any, Viewer], Any]
    parts_by_event: PartsByEvent[State]
    ends_round: Callable[[Event], bool]
    figures_of: Callable[[State], Mapping[str, Any]]
    offers: Callable[[State], tuple[Offer, ...]]
    open_field: Callable[[State, str, Sequence[Any]], OpenField | None]
    tables: Callable[[Iterable[Event]], tuple[GameTable, ...]]
    seat_limit: SeatLimit = UNLIMITED
    odds: Odds = NO_ODDS
    trials: Trials = no_trials
    has_bank: bool = False

    def postings(self, event: Event) -> Postings:
        """Return what an event moves, in the order in which it moves."""
        postings_of = self.postings_by_event.get(type(event))
        return postings_of(event) if postings_of else ()

    def concerns(self, state: State, event: Event, player: str) -> PlayerEvent | None:
        """Return the part of an event after ``state`` that concerns one player, or None."""
        part_of = self.parts_by_event.get(type(event))
        return part_of(state, event, player) if part_of else None

    def settled(self, state: State) -> State:
        """Return ``state`` with every settlement that is due, as a worker leaves it."""
        while due := self.react(state):
            for event in due:
                state = self.evolve(state, event)
        return state

    @property
    def closing(self) -> EntryKind:
        """The kind of entry that closes a session."""
        return next(kind for kind in self.entries if kind.role == CLOSING)

    @property
    def title(self) -> str:
        """The name of the game in English, for the API."""
        return self.english.title

    @property
    def english(self) -> GameTexts:
        """The texts that the API shows."""
        return self.texts["en"]

    @property
    def refusal_codes(self) -> tuple[str, ...]:
        """Return the code of every refusal, in order of precedence."""
        return tuple(refusal.code for refusal in self.refusals)

    def kinds_at(self, path: str) -> Sequence[EntryKind]:
        """Return the kinds of entries that share a resource path."""
        return [kind for kind in self.entries if kind.path == path]


AnyGame: TypeAlias = Game[Any, Any, Any]
"""A game of the registry, whose states, events and commands only its own functions know."""
