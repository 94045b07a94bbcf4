"""Mistakes for `sabotage`: each replaces a few lines, and names the tests that must fail."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

FAULT_RUN = "fault run"


@dataclass(frozen=True)
class Edit:
    """A replacement of ``before``, which occurs once in ``file``."""

    file: str
    before: str
    after: str


@dataclass(frozen=True)
class Mistake:
    """Something that must not happen unseen. ``judges`` are test paths, or ``FAULT_RUN``."""

    name: str
    edits: Sequence[Edit]
    judges: Sequence[str]

    def plant(self, root: Path) -> None:
        """Change the files below ``root``. Raises: ``ValueError`` if a text is not there once."""
        for edit in self.edits:
            path = root / edit.file
            text = path.read_text(encoding="utf-8")
            if text.count(edit.before) != 1:
                raise ValueError(f"{self.name}: {edit.file} must contain once: {edit.before}")
            path.write_text(text.replace(edit.before, edit.after), encoding="utf-8")


RECORDER = "service/application/recording/recorder.py"
DRAFT = "service/application/recording/draft.py"
EVENTS = "service/store/log/events.py"
ROWS = "service/store/log/rows.py"

MISTAKES = (
    Mistake(
        "a posting is dropped",
        [
            Edit(
                ROWS,
                "postings=posting_rows(append.stream, append.postings)",
                "postings=posting_rows(append.stream, append.postings)[1:]",
            )
        ],
        [FAULT_RUN, "tests/store/test_contract.py"],
    ),
    Mistake(
        "an answer without a commit",
        [
            Edit(
                RECORDER,
                "self.ports.store.append([draft.append(refused), *self._bankrolls.moves(draft)])",
                "draft.session.version % 13 and self.ports.store.append(\n"
                "                [draft.append(refused), *self._bankrolls.moves(draft)]\n"
                "            )",
            )
        ],
        [FAULT_RUN, "tests/flow/test_evenings.py"],
    ),
    Mistake(
        "an idempotency key is forgotten",
        [
            Edit(
                EVENTS,
                '"add_keys": rows.keys,',
                '"add_keys": rows.keys if append.expected % 3 != 1 else [],',
            )
        ],
        [FAULT_RUN, "tests/api/test_idempotency.py"],
    ),
    Mistake(
        "a settlement is recorded twice",
        [
            Edit(
                DRAFT,
                "self._record(events, meta, seed=settlement_seed(draw.version))",
                "self._record((*events, *events), meta, seed=settlement_seed(draw.version))",
            )
        ],
        [FAULT_RUN, "tests/api/test_entries.py"],
    ),
    Mistake(
        "a repeated entry is recorded again",
        [
            Edit(
                "service/application/recording/stored_results.py",
                "return result_of(store.stored_result(scope, meta.key), meta)",
                "return None",
            ),
            Edit(
                "service/store/log/statements.py",
                '"add_keys": insert(keys),',
                '"add_keys": insert(keys).on_conflict_do_nothing(),',
            ),
            Edit(
                DRAFT,
                "seed=seed or entry_seed(self.key),",
                'seed=seed or f"{entry_seed(self.key)}{at}",',
            ),
        ],
        [FAULT_RUN, "tests/api/test_idempotency.py", "tests/flow/test_races.py"],
    ),
    Mistake(
        "the version of a session is not checked",
        [
            Edit(
                "service/store/sqlite/engine.py",
                "if cursor.rowcount != 1:",
                "if cursor.rowcount > 1:",
            )
        ],
        ["tests/store/test_contract.py"],
    ),
    Mistake(
        "an entry is refused for an old state",
        [Edit(RECORDER, "except (Refused, EntryInBetween, KeyReused,", "except (KeyReused,")],
        ["tests/flow/test_unread_log.py"],
    ),
    Mistake(
        "a request is answered before its commit",
        [Edit("service/store/sqlite/group_commit.py", "        group.ended.wait()\n", "")],
        ["tests/store/test_group_commit.py"],
    ),
    Mistake(
        "a commit does not wait for the disk",
        [Edit("service/store/sqlite/engine.py", '"synchronous = FULL"', '"synchronous = OFF"')],
        ["tests/store/test_sqlite.py"],
    ),
    Mistake(
        "nothing is announced",
        [
            Edit(
                "service/messaging/local_pubsub.py",
                '"""Send an update to the subscriptions of its session and of all sessions."""\n'
                "        self.deliver(update)",
                '"""Send nothing."""',
            ),
            Edit(
                "service/messaging/redis_sender.py",
                '"""Send an update to the other processes."""\n'
                "        with self._changed:\n"
                "            keep_newest(self._updates, update)\n"
                "            self._changed.notify()",
                '"""Send nothing."""',
            ),
        ],
        [FAULT_RUN, "tests/messaging/test_redis_pubsub.py", "tests/messaging/test_local_pubsub.py"],
    ),
    Mistake(
        "a correction leaves out the last entry",
        [
            Edit(
                DRAFT,
                "for step in steps[1:] if first else steps:",
                "for step in (steps[1:] if first else steps)[:-1]:",
            )
        ],
        [FAULT_RUN, "tests/api/test_corrections.py"],
    ),
    Mistake(
        "every role may do everything",
        [
            Edit(
                "service/api/http/permissions.py",
                "if grant.role not in self.roles:",
                "if grant.role is None:",
            )
        ],
        [FAULT_RUN, "tests/api/test_permissions.py"],
    ),
    Mistake(
        "a stream outlives its key",
        [
            Edit(
                "service/api/sessions/feed.py",
                "if not is_key_valid():\n            return",
                "is_key_valid()",
            )
        ],
        [FAULT_RUN, "tests/api/test_feed.py"],
    ),
    Mistake(
        "an event is not linked to the one before it",
        [
            Edit(
                "service/application/recording/new_events.py",
                'end.stream.rpartition(":")[2], end.head',
                'end.stream.rpartition(":")[2], "0" * 64',
            )
        ],
        [FAULT_RUN, "tests/api/test_ledger.py"],
    ),
    Mistake(
        "a refused key is decided again",
        [
            Edit(
                "service/application/recording/stored_results.py",
                "if not meta.is_from_client or refused.code in NOT_STORED:",
                "if meta.key:",
            )
        ],
        [FAULT_RUN, "tests/api/test_refused_keys.py", "tests/flow/test_held_requests.py"],
    ),
    Mistake(
        "a seal has the time of the entry instead of that of its recording",
        [
            Edit(
                "service/application/verification/seals.py",
                "recorded_at=newest.at,",
                "recorded_at=newest.occurred_at or newest.at,",
            )
        ],
        ["tests/api/test_seals.py"],
    ),
    Mistake(
        "the standings of a session are stored only once",
        [
            Edit(
                "workers/standings.py",
                "if self._checked.get(row.id) != row.version]",
                "if row.id not in self._checked]",
            )
        ],
        ["tests/workers/test_standings.py"],
    ),
    Mistake(
        "a dealer may insert into a round that is over",
        [
            Edit(
                "service/api/sessions/corrections.py",
                'drop_refused=body["drop_refused"],\n'
                "        running_round=current_grant().role == DEALER,",
                'drop_refused=body["drop_refused"],\n'
                "        running_round=current_grant().role == DEALER "
                'and body["insert_after"] is None,',
            )
        ],
        ["tests/api/test_correction_roles.py"],
    ),
    Mistake(
        "a correction between two seats of a person needs the whole sum",
        [
            Edit(
                "service/application/recording/bankrolls.py",
                "check_funds(person, currency, max(0, sum(amount for _, amount in moves)))",
                "check_funds(person, currency, sum(max(0, amount) for _, amount in moves))",
            )
        ],
        ["tests/store/test_bankrolls.py"],
    ),
)
