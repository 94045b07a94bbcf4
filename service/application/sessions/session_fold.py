"""Folds a session from its events."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import islice
from typing import Any

from service.application.ports.store import SessionRow
from service.application.sessions.session import (
    CHECKPOINTS_MAX,
    RECENT_MAX,
    REPEATED_MAX,
    Checkpoint,
    RoundEnd,
    Session,
    new_session,
)
from service.domain.ledger import Posting, balances_of
from service.domain.port.game import AnyGame
from service.domain.port.opening import Opening
from service.domain.port.parties import CLOSED
from service.domain.session.corrections import EntriesTakenBack, EntryAmended, EntryRestored
from service.domain.session.history import Entry, entries_that_count
from service.domain.session.last_correction import last_correction
from service.domain.session.log.recorded import Recorded
from service.domain.session.properties import SessionProperties
from service.domain.session.session_events import (
    evolve,
    follow,
    postings_of,
    properties_after,
    session_event_kind,
)


class CheckpointMissing(Exception):  # noqa: N818 - says which checkpoints are missing
    """A correction goes further back than the checkpoints: fold the session from its start."""


def with_events(
    session: Session,
    recorded: Sequence[Recorded],
    postings: Sequence[Sequence[Posting]] | None = None,
) -> Session:
    """Return ``session`` after newer events. Raises: ``CheckpointMissing``.

    ``postings`` are what each event moves, if the caller has computed them already.
    """
    if not recorded:
        return session
    fold = _Fold(session)
    for number, r in enumerate(recorded):
        fold.add(r, postings[number] if postings is not None else None)
    return fold.session(recorded)


def session_of_history(game: AnyGame, history: Sequence[Recorded]) -> Session:
    """Return the session after its whole history, without the entries that were taken back."""
    entries = entries_that_count(history)
    counting = list(entries.counting.values())
    older = max(1, len(counting) - CHECKPOINTS_MAX)
    fold = _Fold(new_session(history[0].stream, game))
    fold.recent = counting[1:older][-RECENT_MAX:]
    for entry in counting[:older]:
        fold.replay(entry)
    fold.balances = _without_zeros(game.balances(fold.state))
    for entry in counting[older:]:
        fold.begin(entry)
        fold.replay(entry)
        fold.balances = _without_zeros(game.balances(fold.state))
    fold.undone = tuple(entries.undone)
    return fold.session(history)


class _Fold:
    """A session while events are added to it."""

    def __init__(self, session: Session) -> None:
        self._before = session
        self._game = session.game
        self.state = session.state
        self.balances = session.balances
        self._round_ends = list(session.round_ends)
        self._after_close = session.after_close
        self._close = session.game.closing.event
        self._closed_at = session.closed_at
        self.recent = list(session.recent)
        self._checkpoints = list(session.checkpoints)
        self._counting = session.counting
        self._opening = ""
        self.undone = session.undone
        self._postings: Iterable[Posting] | None = None
        self._taken: Sequence[Entry] = ()
        self._taken_by = ""
        self._repeated = session.repeated

    def begin(self, entry: Entry) -> None:
        """Make a checkpoint before an entry."""
        before = (self.state, self.balances, tuple(self._round_ends), self._after_close)
        self._checkpoints.append(Checkpoint(entry, *before))
        del self._checkpoints[:-CHECKPOINTS_MAX]
        self.recent.append(entry)
        del self.recent[:-RECENT_MAX]

    def replay(self, entry: Entry) -> None:
        """Add the events of an entry."""
        self._counting += 1
        for recorded in entry.events:
            self._evolve(recorded)

    def add(self, recorded: Recorded, postings: Iterable[Posting] | None) -> None:
        """Add a newer event. Without ``postings``, compute what it moves."""
        if self.state is None:
            self._opening = recorded.entry
            self._counting = 1
        self._postings = postings
        follow(self, recorded)

    def play(self, recorded: Recorded) -> None:
        """Add an event of an entry at the table."""
        self._extend(recorded)
        self._evolve(recorded)
        known = self._postings
        self._move(postings_of(self._game, recorded.event) if known is None else known)

    def _move(self, postings: Iterable[Posting]) -> None:
        self.balances = balances_of(postings, self.balances)

    def take_back(self, event: EntriesTakenBack, recorded: Recorded) -> None:
        """Return to the checkpoint before the oldest of the entries. They are the newest ones."""
        taken: list[Entry] = []
        while self._takes_newest(event):
            if not self._checkpoints:
                raise CheckpointMissing
            before = self._checkpoints.pop()
            self.recent.pop()
            self.state, self.balances = before.state, before.balances
            self._round_ends, self._after_close = list(before.round_ends), before.after_close
            self._counting -= 1
            self.undone = (*self.undone, replace(before.entry, postings_version=recorded.version))
            taken.insert(0, before.entry)
        self._taken, self._taken_by = taken, recorded.entry

    def _takes_newest(self, event: EntriesTakenBack) -> bool:
        """Return whether ``event`` takes back the newest entry that counts."""
        if self._counting <= 1:
            return False
        if not self.recent:
            raise CheckpointMissing
        newest = self.recent[-1]
        if event.entries or event.since is None:
            return newest.id in event.entries
        return newest.version >= event.since

    def restore(self, _event: EntryRestored, recorded: Recorded) -> None:
        """Bring back the entry that was undone last."""
        restored = replace(self.undone[-1], postings_version=recorded.version)
        self.undone = self.undone[:-1]
        self.begin(restored)
        self.replay(restored)
        for played in restored.events:
            self._move(postings_of(self._game, played.event))

    def amend(self, event: EntryAmended, recorded: Recorded) -> None:
        """Forget what a redo could bring back; the entries that count again follow."""
        self.undone = ()
        taken = self._taken if self._taken_by == recorded.entry else ()
        now = event.replaced(recorded.stream, recorded.entry, [entry.id for entry in taken])
        repeated = dict(self._repeated)
        repeated.update(now.items())
        versions = {each.version: entry.id for entry in taken for each in entry.events}
        repeated.update((version, now[old]) for version, old in versions.items() if old in now)
        self._repeated = dict(islice(repeated.items(), max(0, len(repeated) - REPEATED_MAX), None))

    def _extend(self, recorded: Recorded) -> None:
        """Add an event to the newest entry, or to a new one."""
        newest = self._checkpoints[-1] if self._checkpoints else None
        if newest and newest.entry.id == recorded.entry:
            entry = replace(newest.entry, events=(*newest.entry.events, recorded))
            self._checkpoints[-1] = replace(newest, entry=entry)
            self.recent[-1] = entry
        elif recorded.entry == self._opening:
            return
        else:
            self.undone = ()
            self._counting += 1
            self.begin(Entry(recorded.entry, (recorded,)))

    def _evolve(self, recorded: Recorded) -> None:
        event, kind = recorded.event, session_event_kind(recorded.event)
        self.state = evolve(self._game, self.state, event)
        if kind is not None:
            if kind.settle:
                summary = self._game.summary(self.state)
                self._after_close = kind.settle(self._after_close, event, summary)
        elif isinstance(event, self._close):
            self._closed_at = recorded.happened_at
        elif self._game.ends_round(event):
            self._round_ends.append(self._round_end(recorded.happened_at, recorded.entry))
        elif self._round_ends and self._round_ends[-1].entry == recorded.entry:
            self._round_ends[-1] = self._round_end(self._round_ends[-1].at, recorded.entry)

    def _round_end(self, at: str, entry: str) -> RoundEnd:
        return RoundEnd(at, self._game.summary(self.state).nets, entry)

    def session(self, recorded: Sequence[Recorded]) -> Session:
        """Return the session after ``recorded``, with everything that follows from it."""
        before, last, state = self._before, recorded[-1], self.state
        opening = None if before.version else self._game.opening_of(recorded[0].event)
        properties = properties_after(before.properties, recorded)
        row = self._row(recorded, opening, properties)
        return Session(
            id=before.id,
            game=self._game,
            state=state,
            version=last.version,
            head=last.hash,
            entry=last.entry,
            entry_version=_entry_version(before, recorded),
            balances=_without_zeros(self.balances),
            row=row,
            preset=opening.preset if opening else before.preset,
            changed_rules=self._changed_rules(opening) if opening else before.changed_rules,
            coins=opening.coins if opening else before.coins,
            properties=properties,
            round_ends=tuple(self._round_ends),
            closed_at=self._closed_at if row.phase == CLOSED else None,
            after_close=self._after_close,
            recent=tuple(self.recent),
            checkpoints=tuple(self._checkpoints),
            counting=self._counting,
            undone=self.undone,
            corrected=_newest_remedy(recorded) or before.corrected,
            last_correction=last_correction(before.last_correction, recorded),
            repeated=self._repeated,
        )

    def _changed_rules(self, opening: Opening[Any]) -> int:
        return len(self._game.rules.overrides(opening.preset, opening.rules))

    def _row(
        self,
        recorded: Sequence[Recorded],
        opening: Opening[Any] | None,
        properties: SessionProperties,
    ) -> SessionRow:
        """Return the row after ``recorded``; ``opening`` if the first of them opens the session."""
        row, last, filing = self._before.row, recorded[-1], properties.filing
        if opening:
            currency, at = opening.currency.code, recorded[0].happened_at
            row = replace(row, name=opening.title, currency=currency, opened_at=at)
        return SessionRow(
            id=row.id,
            game=row.game,
            name=row.name if properties.name is None else properties.name,
            currency=row.currency,
            phase=self._game.phase(self.state),
            version=last.version,
            owes_settlement=self._game.owes_settlement(self.state),
            opened_at=row.opened_at,
            changed_at=last.at,
            gathering=filing.gathering,
            hidden=filing.hidden,
            practice=filing.practice,
        )


def _newest_remedy(recorded: Sequence[Recorded]) -> int:
    """Return the version of the newest correction or ruling, or 0."""
    kinds = ((each.version, session_event_kind(each.event)) for each in reversed(recorded))
    return next((version for version, kind in kinds if kind and kind.remedies_error), 0)


def _entry_version(before: Session, recorded: Sequence[Recorded]) -> int:
    """Return the version of the first event of the newest entry."""
    newest = recorded[-1]
    first = newest.version
    for r in reversed(recorded):
        if r.entry != newest.entry:
            return first
        first = r.version
    return before.entry_version if newest.entry == before.entry else first


def _without_zeros(balances: Mapping[str, int]) -> dict[str, int]:
    return {account: amount for account, amount in balances.items() if amount}
