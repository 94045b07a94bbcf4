"""Plans a correction inside a session: every later entry is decided again, in its order."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from itertools import chain, count
from typing import Any

from service.application.sessions.session import Session
from service.domain.port.entries import EnteredValues, entry_of
from service.domain.port.game import AnyGame
from service.domain.session.corrections import (
    Change,
    DroppedEntry,
    EntriesTakenBack,
    EntryAmended,
    EntryRestored,
    RestoredEntry,
    with_restored,
)
from service.domain.session.history import EntriesThatCount, Entry, entries_that_count
from service.domain.session.log.recorded import Recorded
from service.domain.session.session_entries import entries_by_event
from service.domain.session.session_events import decide, evolve, follow
from service.domain.values.errors import Refused
from service.domain.values.ids import replacement_entry


@dataclass(frozen=True, slots=True, kw_only=True)
class Correction:
    """A request to correct the entry with an event of ``version``.

    ``amended``: ``commands`` take its place. ``inserted``: they come after it. ``struck``: there
    are none. ``times`` are when they happened, ISO 8601 in UTC. ``drop_refused``: later entries
    that the rules refuse then no longer count; otherwise they prevent the correction.
    ``running_round``: nothing before the running round may change. ``takes_back`` is the version of
    the correction that this one takes back, if it does. ``restored`` are the entries which that one
    dropped, by how many later entries come before each, ascending.
    """

    change: Change
    version: int
    commands: tuple[Any, ...] = ()
    times: tuple[str | None, ...] = ()
    drop_refused: bool = False
    running_round: bool = False
    reason: str | None = None
    takes_back: int | None = None
    restored: Mapping[int, Entry] = field(default_factory=dict)


class RoundIsOver(Exception):  # noqa: N818 - says what is the case
    """The correction changes a round that is over, and the request may not do that."""

    def __init__(self) -> None:
        super().__init__(
            "A dealer may correct only what was entered since the last round ended. A key with the"
            " role keeper may correct anything."
        )


@dataclass(frozen=True, slots=True)
class Step:
    """An entry that a correction adds or repeats, with its events without their settlement.

    ``actor`` is who entered it first; None: who corrects.
    """

    entry: str
    events: Sequence[Any]
    occurred_at: str | None
    actor: str | None = None


@dataclass(frozen=True, slots=True)
class CorrectionPlan:
    """What a correction does.

    ``corrected`` is the entry it names, ``taken_back`` are the entries to take back. ``added`` has
    the events of each new entry, ``repeated`` the entries that count again, with their new events.
    ``dropped`` are refused by the rules. ``after_added`` is the settled state after the new
    entries, ``at_refusal`` the one in which the first later entry is refused, if one is.
    """

    correction: Correction
    corrected: Entry
    taken_back: Sequence[Entry]
    added: Sequence[Sequence[Any]]
    repeated: Sequence[tuple[Entry, Sequence[Any]]]
    dropped: Sequence[DroppedEntry]
    after_added: Any
    at_refusal: Any

    @property
    def changed(self) -> Sequence[Entry]:
        """The entries that it removes, replaces or lets count again as they were."""
        dropped = {each.entry for each in self.dropped}
        own = () if self.correction.change == "inserted" else (self.corrected,)
        gone = [entry for entry in self.taken_back if entry.id in dropped]
        return (*own, *gone, *self.correction.restored.values())

    def steps(self, session: str, key: str) -> list[Step]:
        """Return the entries to record, in their order. The first new one has the id ``key``."""
        numbers = count(1)
        correction, corrected = self.correction, self.corrected
        amended = corrected if correction.change == "amended" else None
        times = correction.times or (None,) * len(correction.commands)
        steps = []
        for number, (events, time) in enumerate(zip(self.added, times, strict=True)):
            entry = replacement_entry(session, key, next(numbers)) if number else key
            happened_at = time or (amended.events[0].happened_at if amended else None)
            steps.append(Step(entry, events, happened_at))
        for old, events in self.repeated:
            entry = replacement_entry(session, key, next(numbers))
            first = old.events[0]
            steps.append(Step(entry, events, first.happened_at, first.actor))
        return steps

    def events(self, steps: Sequence[Step]) -> Iterator[EntriesTakenBack | EntryAmended]:
        """Yield the events that take entries back, if there are any, and say what was done."""
        if self.taken_back:
            yield EntriesTakenBack(
                since=self.taken_back[0].version,
                reason=self.correction.reason,
            )
        yield EntryAmended(
            change=self.correction.change,
            entry=self.corrected.id,
            added=tuple(step.entry for step in steps[: len(self.correction.commands)]),
            repeated=len(self.repeated),
            dropped=tuple(self.dropped),
            reason=self.correction.reason,
            takes_back=self.correction.takes_back,
            restored=tuple(
                RestoredEntry(entry=entry.id, number=number)
                for number, entry in self.correction.restored.items()
            ),
        )


def newest_entry(
    session: Session, of: int | str | None, history: Callable[[], Sequence[Recorded]]
) -> Entry:
    """Return the newest entry that counts. ``of`` is the version or the id of the entry meant.

    If a correction replaced that entry, its replacement is used. Raises: ``Refused``.
    """
    if session.counting <= 1:
        raise Refused("nothing_to_undo", "There is no entry to take back.")
    newest = session.checkpoints[-1].entry
    if of is None or _is_meant(newest, _newest_name(session, of)) or is_named(newest, of, history):
        return newest
    message = f"Entry {of} is not the newest. Read the log, then undo again."
    raise Refused("correction_refused", message, newest=newest.id, version=newest.version)


def is_named(entry: Entry, of: int | str, history: Callable[[], Sequence[Recorded]]) -> bool:
    """Return whether ``of`` names the entry, or an entry that it replaced."""
    return _is_meant(entry, of) or _replacement_of(of, history()) == entry.id


def _newest_name(session: Session, of: int | str) -> int | str:
    """Return the id as which an entry was repeated last; if it was not, ``of``, its name."""
    while of in session.repeated:
        of = session.repeated[of]
    return of


def _is_meant(entry: Entry, name: int | str) -> bool:
    """Return whether ``name`` is the id of the entry or the version of one of its events."""
    return name == entry.id or any(recorded.version == name for recorded in entry.events)


def _replacement_of(
    of: int | str, history: Sequence[Recorded], *, only_repeated: bool = False
) -> str | None:
    """Return the id of the entry that counts instead of the one that ``of`` names.

    ``only_repeated``: follow an entry only where it was repeated, and not where it was amended.
    """
    replacements = _Replacements(only_repeated=only_repeated)
    for recorded in history:
        follow(replacements, recorded)
    replaced_by = replacements.by_id
    if isinstance(of, str):
        named: str | None = of
    else:
        named = history[of - 1].entry if 0 < of <= len(history) else None
    while named in replaced_by:
        named = replaced_by.pop(named)
    return named


class _Replacements:
    """Follows a log; ``by_id`` has the id of the entry that replaced each one."""

    def __init__(self, *, only_repeated: bool) -> None:
        self._only_repeated = only_repeated
        self._entries = EntriesThatCount()
        self._taken: Sequence[str] = ()
        self._taken_by = ""
        self.by_id: dict[str, str] = {}

    def play(self, recorded: Recorded) -> None:
        """Follow an entry at the table."""
        self._entries.play(recorded)

    def take_back(self, event: EntriesTakenBack, recorded: Recorded) -> None:
        """Note which entries an amendment of the same request may repeat."""
        self._taken = [entry.id for entry in self._entries.taken_back(event)]
        self._taken_by = recorded.entry
        self._entries.take_back(event, recorded)

    def restore(self, event: EntryRestored, recorded: Recorded) -> None:
        """Let the id of a redo stand for the entry that it restored."""
        self.by_id[recorded.entry] = event.entry
        self._entries.restore(event, recorded)

    def amend(self, event: EntryAmended, recorded: Recorded) -> None:
        """Note the new ids of the repeated entries, and what replaced an amended one."""
        taken = self._taken if self._taken_by == recorded.entry else ()
        self.by_id |= event.replaced(recorded.stream, recorded.entry, taken)
        if event.change == "amended" and not self._only_repeated:
            self.by_id[event.entry] = event.added[0]
        self._entries.amend(event, recorded)


def entered_values(game: AnyGame, entry: Entry) -> EnteredValues:
    """Return what was entered in an entry that counts."""
    found = entry_of(entries_by_event(game), [recorded.event for recorded in entry.events])
    assert found is not None, "every entry but the opening has a line"
    return found


@dataclass(frozen=True, slots=True)
class _Place:
    """Where a correction begins: the entry that it names, and the state before ``taken_back``.

    ``later`` are the entries after the named one.
    """

    corrected: Entry
    state: Any
    taken_back: Sequence[Entry]
    later: Sequence[Entry]


def plan_correction(
    session: Session, history: Callable[[], Sequence[Recorded]], correction: Correction
) -> CorrectionPlan:
    """Return what a correction does to a session. ``history`` reads its log, if it is needed.

    Raises: ``Refused``, with the code of the rule that forbids the new entry, or
    ``correction_refused``; ``RoundIsOver``.
    """
    game = session.game
    place = _recent_place(session, correction) or _place_in(game, history(), correction)
    restored = correction.restored
    if correction.running_round and _ends_a_round(game, (*place.taken_back, *restored.values())):
        raise RoundIsOver
    replay = _Replay(game, place.state)
    new = [replay.enter(command) for command in correction.commands]
    after_added = game.settled(replay.state)
    repeated, dropped = replay.repeat(with_restored(place.later, restored.items()))
    if dropped and not correction.drop_refused:
        raise _later_refused(dropped)
    return CorrectionPlan(
        correction=correction,
        corrected=place.corrected,
        taken_back=place.taken_back,
        added=new,
        repeated=repeated,
        dropped=dropped,
        after_added=after_added,
        at_refusal=replay.at_refusal,
    )


def _recent_place(session: Session, correction: Correction) -> _Place | None:
    """Return where a correction of one of the newest entries begins, without the log; or None."""
    meant = _newest_name(session, correction.version)
    entries = [checkpoint.entry for checkpoint in session.checkpoints]
    states = [*(checkpoint.state for checkpoint in session.checkpoints), session.state]
    for number, entry in enumerate(entries):
        if _is_meant(entry, meant):
            first = number + (correction.change == "inserted")
            return _Place(entry, states[first], entries[first:], entries[number + 1 :])
    return None


def _place_in(game: AnyGame, history: Sequence[Recorded], correction: Correction) -> _Place:
    """Return where a correction begins in a whole log. Raises: ``Refused``."""
    counting = list(entries_that_count(history).counting.values())
    place = _index(history, counting, correction)
    first = place + (correction.change == "inserted")
    state: Any = None
    for recorded in chain.from_iterable(entry.events for entry in counting[:first]):
        state = evolve(game, state, recorded.event)
    return _Place(counting[place], state, counting[first:], counting[place + 1 :])


def _index(history: Sequence[Recorded], counting: Sequence[Entry], correction: Correction) -> int:
    """Return the index of the corrected entry among those that count."""
    version = correction.version
    named = _replacement_of(version, history, only_repeated=True)
    for place, entry in enumerate(counting):
        if entry.id == named and (place or correction.change == "inserted"):
            return place
    raise Refused(
        "correction_refused",
        f"Version {version} cannot be corrected: it is not an entry, it no longer counts, or it is"
        " the opening. Read the log for the entry that replaced it.",
        version=version,
    )


def _ends_a_round(game: AnyGame, entries: Iterable[Entry]) -> bool:
    return any(game.ends_round(recorded.event) for entry in entries for recorded in entry.events)


def _later_refused(dropped: Sequence[DroppedEntry]) -> Refused:
    count = len(dropped)
    entries: Any = [asdict(entry) for entry in dropped]
    advice = (
        "A later entry no longer fits. Correct it"
        if count == 1
        else f"{count} later entries no longer fit. Correct them"
    )
    return Refused(
        "correction_refused",
        f"{advice} first, or send `drop_refused`.",
        refused=entries,
    )


class _Replay:
    """A state in which entries are decided and settled, and nothing is recorded.

    ``at_refusal`` is the state in which an entry was refused first, or None.
    """

    def __init__(self, game: AnyGame, state: Any) -> None:
        self._game = game
        self.state = state
        self.at_refusal: Any = None

    def enter(self, command: Any) -> Sequence[Any]:
        """Decide an entry and settle what is due; return the entry's events without that.

        Raises: ``Refused``; nothing changes then.
        """
        events = decide(self._game, self.state, command)
        self._play(events)
        while due := self._game.react(self.state):
            self._play(due)
        return events

    def repeat(
        self, entries: Iterable[Entry]
    ) -> tuple[list[tuple[Entry, Sequence[Any]]], list[DroppedEntry]]:
        """Decide entries again; return them with their events, and those that are refused."""
        repeated, dropped = [], []
        for entry in entries:
            try:
                events = self.enter(entered_values(self._game, entry).command)
            except Refused as refusal:
                self.at_refusal = self.at_refusal or self.state
                code, message, facts = refusal.code, refusal.message, refusal.facts
                dropped.append(
                    DroppedEntry(entry=entry.id, code=code, message=message, facts=facts)
                )
            else:
                repeated.append((entry, events))
        return repeated, dropped

    def _play(self, events: Iterable[Any]) -> None:
        for event in events:
            self.state = evolve(self._game, self.state, event)
