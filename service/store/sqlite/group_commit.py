"""Lets several threads share one transaction, and so one wait for the disk."""

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from time import monotonic
from typing import Any

from service.store.log.fair_lock import FairLock
from service.store.sqlite.driver import sqlite3

GROUP_SECONDS = 0.005
"""How long a transaction is open to others. The first thread in it waits for the last one."""


class _Group:
    """A transaction that threads join one after the other.

    ``size`` counts them. ``cause`` is why it was not committed, or None.
    """

    def __init__(self) -> None:
        self.size = 0
        self.cause: BaseException | None = None
        self.ended = threading.Event()
        self.closes_at = monotonic() + GROUP_SECONDS


class GroupCommit:
    """Transactions on one connection. One thread writes at a time, in the order in which they ask.

    A thread whose turn comes while a transaction is open joins it with a savepoint of its own, so
    an error undoes only its own writes. The last thread commits, when no other waits, and each
    thread goes on when its writes are on the disk. A thread that is alone commits at once.

    ``connection`` returns the connection. ``recover`` is called after it failed, and returns the
    error for all threads of the transaction, of which nothing is written. ``committed`` is called
    after each commit, before the next turn.
    """

    def __init__(
        self,
        connection: Callable[[], Any],
        recover: Callable[[], object],
        error_of: Callable[[BaseException], Exception],
        committed: Callable[[], object],
    ) -> None:
        self._connection, self._recover = connection, recover
        self._error_of, self._committed = error_of, committed
        self._turns = FairLock()
        self._open: _Group | None = None

    @contextmanager
    def writing(self) -> Iterator[Any]:
        """Yield a cursor in a transaction, which is committed when the block has ended.

        Raises: ``sqlite3.IntegrityError`` unchanged, when the writes of the other threads can be
        read; for all other errors of the database, what ``error_of`` returns.
        """
        failure: BaseException | None = None
        with self._turn():
            try:
                group = self._open or self._begin()
            except sqlite3.Error as error:
                self._recover()
                raise self._error_of(error) from error
            try:
                yield from self._join(group)
            except BaseException as error:  # noqa: BLE001 - raised below
                failure = error
                self._undo(group, error)
        group.ended.wait()
        if group.cause is not None and (failure is None or isinstance(failure, sqlite3.Error)):
            # A constraint was violated by writes that are lost with the transaction, or it failed.
            raise self._error_of(group.cause) from group.cause
        if failure is not None:
            raise failure

    @contextmanager
    def alone(self) -> Iterator[None]:
        """Let no thread write while the block runs, and no transaction be open."""
        with self._turn():
            if self._open is not None:
                self._commit(self._open)
            yield

    @contextmanager
    def _turn(self) -> Iterator[None]:
        try:
            self._turns.acquire()
        except BaseException:
            # The turn may have come in the meantime, with the transaction of other threads.
            if self._turns.try_acquire():
                self._end_turn()
            raise
        try:
            yield
        finally:
            self._end_turn()

    def _end_turn(self) -> None:
        """Commit, unless a thread waits that can join the transaction."""
        group = self._open
        try:
            if group is not None and not (self._turns.is_awaited and monotonic() < group.closes_at):
                self._commit(group)
        finally:
            self._turns.release()

    def _begin(self) -> _Group:
        self._connection().execute("BEGIN IMMEDIATE")
        self._open = _Group()
        return self._open

    def _join(self, group: _Group) -> Iterator[Any]:
        connection, is_first = self._connection(), not group.size
        if not is_first:
            connection.execute("SAVEPOINT member")
        group.size += 1
        cursor = connection.cursor()
        try:
            yield cursor
        finally:
            # A cursor resets its last statement when it is freed. Another thread may run it then.
            cursor.close()
        if not is_first:
            connection.execute("RELEASE member")

    def _undo(self, group: _Group, error: BaseException) -> None:
        """Undo what the thread wrote whose turn it is, or everything if the connection failed."""
        if isinstance(error, sqlite3.Error) and not isinstance(error, sqlite3.IntegrityError):
            self._fail(group, error)
            return
        connection = self._connection()
        try:
            if group.size > 1:
                connection.execute("ROLLBACK TO member")
                connection.execute("RELEASE member")
            else:
                self._end(group)
                connection.execute("ROLLBACK")
        except sqlite3.Error as failure:
            self._fail(group, failure)

    def _commit(self, group: _Group) -> None:
        try:
            self._connection().execute("COMMIT")
        except BaseException as error:
            self._fail(group, error)
            if not isinstance(error, sqlite3.Error):
                raise
        else:
            self._end(group)
            self._committed()

    def _fail(self, group: _Group, cause: BaseException) -> None:
        connection, group.cause = self._connection(), cause
        try:
            with suppress(sqlite3.Error):
                if connection.in_transaction:
                    connection.execute("ROLLBACK")
            self._recover()
        finally:
            self._end(group)

    def _end(self, group: _Group) -> None:
        self._open = None
        group.ended.set()
