"""Checks evenings and people against their logs, and rebuilds what follows from these."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from service.application.ports.store import Codec, IdempotencyRecord, Store
from service.application.recording.bankrolls import PERSON, move_seed
from service.application.recording.entry_response import to_json
from service.application.recording.gatherings import GATHERING
from service.application.recording.streams import (
    KIND_ENDS,
    Folded,
    row_of,
    rows_of_kind,
    stream_after,
)
from service.application.verification.findings import Finding, Unreadable, Verified
from service.application.verification.rebuild import Rebuilt, check_no_event_is_lost, rebuild_each
from service.application.verification.verify import (
    chain_breaks,
    history_of,
    unreadable_on_error,
    wrong_ids,
)
from service.application.verification.verify_keys import stream_key_breaks
from service.domain.ledger import Posting, standing_postings
from service.domain.people.person import MovedFromSession, MovedToSession, Person
from service.domain.session.bankrolls import outside_money
from service.domain.session.history import effective_events
from service.domain.session.log.chain import GENESIS
from service.domain.session.log.recorded import Recorded
from service.domain.session.player_renaming import PlayerRenamed
from service.domain.session.session_events import session_properties
from service.domain.values.ids import entry_seed

KINDS = {kind.name: kind for kind in (GATHERING, PERSON)}


def streams_of(store: Store) -> list[str]:
    """Return the ids of all evenings and people, in order of id, also those with only a row."""
    streams = {stream for stream in store.streams() if KIND_ENDS in stream}
    return sorted(
        streams.union(row.id for kind in KINDS.values() for row in rows_of_kind(store, kind))
    )


def verify_streams(store: Store, codec: Codec, streams: Iterable[str]) -> Iterator[Verified]:
    """Check each stream; yield its result."""
    for stream in streams:
        stored = store.stored_events(stream)
        findings = [*chain_breaks(stored)]
        name = ""
        try:
            history = history_of(codec, stored)
            with unreadable_on_error():
                state = stream_after(Folded(KINDS[stream.partition(KIND_ENDS)[0]], stream), history)
                name = state.kind.title(state.state)
                if not findings:
                    findings += stream_id_breaks(state.number, history)
                    records = store.idempotency_records(stream)
                    findings += stream_key_breaks_of(state, history, records)
                findings += _breaks(store, state, history)
        except Unreadable as error:
            findings.append(Finding(str(error)))
        head = stored[-1].hash if stored else GENESIS
        yield Verified(stream, name, len(stored), head, tuple(findings))


def _breaks(store: Store, stream: Folded, history: Sequence[Recorded]) -> Iterator[Finding]:
    """Yield rows, postings and amounts that do not follow from the events."""
    if store.stream_row(stream.id) != row_of(stream, history[-1].at):
        yield Finding("The row in the list does not follow from the events.")
    if store.postings(stream.id) != _postings(stream, history):
        yield Finding("The stored postings do not follow from the events.")
    yield from bankroll_breaks(store, stream)


def _postings(stream: Folded, history: Iterable[Recorded]) -> list[tuple[int, Posting]]:
    """Return what a stream's events move, each with its version."""
    return [(r.version, p) for r in history for p in stream.kind.postings(r.event)]


def rebuild_streams(store: Store, codec: Codec, streams: Iterable[str]) -> Iterator[Rebuilt]:
    """Rebuild rows and postings of evenings and people; yield the result of each stream."""
    return rebuild_each(streams, lambda stream: _rebuild_stream(store, codec, stream))


def _rebuild_stream(store: Store, codec: Codec, stream: str) -> Rebuilt:
    stored = store.stored_events(stream)
    history = history_of(codec, stored)
    for finding in chain_breaks(stored):
        raise Unreadable(finding.message)
    with unreadable_on_error():
        state = stream_after(Folded(KINDS[stream.partition(KIND_ENDS)[0]], stream), history)
        row, postings = row_of(state, history[-1].at), _postings(state, history)
    listed = store.stream_row(stream)
    check_no_event_is_lost(store, stream, state.version, listed.version if listed else 0)
    # Newer postings and a newer row came with events that were recorded in the meantime.
    is_changed = store.postings(stream, upto=state.version) != postings
    if is_changed:
        store.replace_postings(stream, postings, upto=state.version)
    was_wrong = store.stream_row(stream) != row
    if was_wrong:
        store.replace_stream_row(row)
    return Rebuilt(stream, postings_changed=is_changed, row_changed=was_wrong)


def stream_key_breaks_of(
    stream: Folded, history: Sequence[Recorded], records: Sequence[IdempotencyRecord]
) -> Iterator[Finding]:
    """Yield keys that are missing, or do not follow from the events."""
    entries, responses = dict[str, int](), dict[int, str]()
    state = Folded(stream.kind, stream.id)
    for recorded in history:
        state = stream_after(state, [recorded])
        responses[recorded.version] = to_json(state.view())
        # The entry that moved money is in the session, and so is its key.
        if not isinstance(recorded.event, (MovedToSession, MovedFromSession)):
            entries.setdefault(recorded.entry, recorded.version)
    known = [record for record in records if record.version <= len(history)]
    yield from stream_key_breaks(stream.id, entries, responses, known)


def stream_id_breaks(number: str, history: Sequence[Recorded]) -> Iterator[Finding]:
    """Yield the first event whose id is taken, or is not the one that ``Streams`` computes."""
    entries = ((seed, group) for seed, group in groupby(history, key=_seed))
    yield from wrong_ids(number, entries)


def _seed(recorded: Recorded) -> str:
    if isinstance(recorded.event, (MovedToSession, MovedFromSession)):
        return move_seed(recorded.event.session, recorded.event.version)
    return entry_seed(recorded.entry)


def bankroll_breaks(store: Store, stream: Folded) -> Iterator[Finding]:
    """Yield amounts of a person that differ from those of the sessions; none for an evening."""
    if not isinstance(stream.state, Person):
        return
    number, person = stream.number, stream.state
    for currency, balance in person.balances.items():
        if balance < 0:
            yield Finding(f"The bankroll in {currency} is below zero: {balance}.")
    for session, amount in person.in_sessions.items():
        moved = _moved_into(store, session, number)
        if moved != amount:
            yield Finding(f"Session {session} got {moved} from the bankroll instead of {amount}.")


def _moved_into(store: Store, session: str, person: str) -> int:
    """Return what a session got from a person's bankroll, less what went back."""
    of_session = store.session_events(session)
    linked = session_properties(of_session).links
    links = {player: known for player, known in linked.items() if known == person}
    for recorded in effective_events(of_session):
        if isinstance(recorded.event, PlayerRenamed) and recorded.event.punter in links:
            links[recorded.event.name] = person
    return sum(outside_money(standing_postings(store.postings(session)), links).values())
