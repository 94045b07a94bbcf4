"""The results of recorded entries: of an older one, or of a draw with its settlement."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from time import monotonic

from service.application.ports.ports import Ports
from service.application.reading.queries import Queries
from service.application.recording.entry_response import EntryResult, response_json
from service.application.sessions.session import Session
from service.application.sessions.session_cache import SessionCache
from service.domain.ledger import touched_accounts
from service.domain.session.log.recorded import Recorded

_POLL_SECONDS = 1.0
"""How long a waiting request relies on notifications before it reads the store."""


@dataclass(frozen=True, slots=True)
class EntryResults:
    """Reads the results of entries; safe to share between threads."""

    ports: Ports
    sessions: SessionCache
    queries: Queries

    def wait_until_settled(self, answer: EntryResult, seconds: float) -> EntryResult | None:
        """Return a draw's result with its settlement added, or None after ``seconds``.

        Return None too if the process is about to end. Another process settles the draw then.
        """
        deadline = monotonic() + seconds
        with self.ports.notifier.subscribe(answer.session) as subscription:
            while True:
                if events := self._settlement(answer):
                    return self._with_settlement(answer, events)
                seconds_left = deadline - monotonic()
                if seconds_left <= 0 or self.ports.notifier.is_closed:
                    return None
                subscription.wait(min(seconds_left, _POLL_SECONDS))

    def entry_at(self, session: Session, version: int) -> EntryResult:
        """Return the entry with the event of a version that the session has reached.

        The result has its settlement if there is one, and the balances after it.
        """
        events = self.queries.entry_events(session, version)
        is_due = session.owes_settlement and events[-1].version == session.version
        return self._entry_result(session, events, settled=not is_due)

    def _settlement(self, answer: EntryResult) -> Sequence[Recorded]:
        """Return the draw of ``answer`` with its settlement, or nothing while it is due."""
        # Before the draw its entry may have taken control; nothing is drawn in a first event.
        before, *events = self.ports.store.events(answer.session, after=answer.version - 2, limit=5)
        same = [r for r in (before, *events) if r.entry == events[0].entry]
        return same if same[-1].version > answer.version else ()

    def _with_settlement(self, answer: EntryResult, events: Sequence[Recorded]) -> EntryResult:
        session = self.sessions.current(answer.session)
        return replace(self._entry_result(session, events, settled=True), replayed=answer.replayed)

    def _entry_result(
        self, session: Session, events: Sequence[Recorded], *, settled: bool
    ) -> EntryResult:
        version = events[-1].version
        balances = session.balances
        if session.version != version:
            balances = dict(self.ports.store.balances(session.id, upto=version))
        moved = self.ports.store.postings(session.id, after=events[0].version - 1, upto=version)
        touched = touched_accounts(posting for _, posting in moved)
        body = response_json(
            version=version, events=events, touched=touched, balances=balances, settled=settled
        )
        return EntryResult(body, session.id, version, settled=settled)
