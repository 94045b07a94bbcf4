"""All clients of a run: they play, correct, share tables and read until time is up."""

import threading
from collections import Counter
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass, field
from random import Random
from typing import TypeVar
from uuid import UUID

from tests.faults.bankrolls import Bankroll, BankrollOwner
from tests.faults.client import Client, Recorded, Shared
from tests.faults.devices import House, SharedTable
from tests.faults.evenings import plays
from tests.faults.readers import ImportedSheet, ReportReader, SheetImporter
from tests.faults.score_keeper import ENTRIES_MAX, KeptSession, ScoreKeeper
from tests.faults.tablets import Evening, Tablet

FUND_SECONDS = 0.3
THINK_SECONDS = 0.2
RECENT, LARGE_SHARE = 6, 2
REPORT_PAUSE_SECONDS = 1.0

C = TypeVar("C", bound=Client)


@dataclass
class Played:
    """The sessions and bankrolls of a run by kind, in the order of their opening."""

    evenings: list[Evening] = field(default_factory=list)
    kept: list[KeptSession] = field(default_factory=list)
    shared: list[SharedTable] = field(default_factory=list)
    imported: list[ImportedSheet] = field(default_factory=list)
    bankrolls: list[Bankroll] = field(default_factory=list)
    others: list[Recorded] = field(default_factory=list)

    @property
    def sessions(self) -> list[Recorded]:
        linked = [table for bankroll in self.bankrolls for table in bankroll.tables]
        return [*self.evenings, *self.kept, *self.shared, *self.imported, *linked, *self.others]

    @property
    def everything(self) -> list[Recorded]:
        """All sessions and people."""
        return [*self.sessions, *self.bankrolls]


class Clients:
    """Starts the clients. ``opened`` gets the id of each new session."""

    def __init__(self, seed: str, shared: Shared, opened: Callable[[str], None]) -> None:
        self.played = Played()
        self.running: list[Future[None]] = []
        self._seed = seed
        self._shared = shared
        self._opened = opened
        self._over = threading.Event()
        self._clients: list[Client] = []

    def start(self, tables: int, *, has_large_session: bool) -> None:
        """Start to play at ``tables`` tables, with one each of the other clients."""
        self._has_large_session = has_large_session
        work: list[Callable[[], None]] = [
            *((lambda number=number: self._play(number)) for number in range(tables)),
            *(self._keep_score, self._share_tables, self._import_sheets, self._read_reports),
            self._play_with_bankrolls,
        ]
        self.running = [self._shared.pool.submit(each) for each in work]

    def end(self) -> None:
        """Let every client end what it does, and start nothing more."""
        self._over.set()

    def finish(self) -> Counter[str]:
        """Wait for every client to end; return what they counted. Raises: what failed in one."""
        self.end()
        for client in self.running:
            client.result()
        return sum((client.counts for client in self._clients), Counter())

    def _play(self, number: int) -> None:
        """Play evenings at one table, each with a tablet and another client."""
        chance = Random(f"{self._seed} table {number}")
        dealer = self._added(Tablet(f"{self._seed} dealer {number}", self._shared))
        keeper = self._added(Tablet(f"{self._seed} keeper {number}", self._shared))
        for play in plays(chance):
            evening = dealer.open(play, self._id(chance))
            self.played.evenings.append(evening)
            self._opened(evening.session)
            self._enter(evening, dealer, keeper)
            if self._over.is_set():
                return

    def _enter(self, evening: Evening, dealer: Tablet, keeper: Tablet) -> None:
        """Enter the sheet. During some evenings, a second client funds the bank."""
        is_over = threading.Event()
        funding = (
            self._shared.pool.submit(_fund, evening, keeper, is_over)
            if evening.play.is_funded
            else None
        )
        lines = [(number, *line) for number, line in enumerate(evening.play.sheet.lines())]
        try:
            while lines and not self._over.is_set():
                del lines[: dealer.enter_next(evening, lines)]
                dealer.think()
            evening.finished = not lines
        finally:
            is_over.set()
        if funding:
            funding.result()

    def _keep_score(self) -> None:
        keeper = self._added(ScoreKeeper(f"{self._seed} score-keeper", self._shared))
        while not self._over.is_set():
            kept = keeper.open(self._id(keeper.chance))
            self.played.kept.append(kept)
            for number in range(ENTRIES_MAX):
                if not self._over.is_set():
                    keeper.act(kept, number)
                    keeper.wait(keeper.chance.uniform(0, 2 * THINK_SECONDS))

    def _share_tables(self) -> None:
        house = self._added(House(f"{self._seed} house", self._shared))
        table = house.open(self._id(house.chance))
        self.played.shared.append(table)
        number = 0
        while not self._over.is_set():
            house.play_round(table, number)
            number += 1

    def _import_sheets(self) -> None:
        importer = self._added(SheetImporter(f"{self._seed} importer", self._shared))
        while not self._over.is_set():
            self.played.imported.append(importer.import_one())
            importer.wait(importer.chance.uniform(0, 2 * REPORT_PAUSE_SECONDS))

    def _play_with_bankrolls(self) -> None:
        owner = self._added(BankrollOwner(f"{self._seed} bankrolls", self._shared))
        while not self._over.is_set():
            owner.play_round(self.played.bankrolls, lambda: self._id(owner.chance))

    def _read_reports(self) -> None:
        reader = self._added(ReportReader(f"{self._seed} reader", self._shared))
        if self._has_large_session:
            self.played.others.append(reader.open_large(self._id(reader.chance)))
        while not self._over.is_set():
            large = [recorded.session for recorded in self.played.others] * LARGE_SHARE
            recent = [evening.session for evening in self.played.evenings[-RECENT:]]
            if large or recent:
                reader.read_one([*large, *recent])
            reader.wait(reader.chance.uniform(0, 2 * REPORT_PAUSE_SECONDS))

    def _added(self, client: C) -> C:
        self._clients.append(client)
        return client

    @staticmethod
    def _id(chance: Random) -> str:
        return str(UUID(int=chance.getrandbits(128), version=4))


def _fund(evening: Evening, keeper: Tablet, is_over: threading.Event) -> None:
    number = 0
    while not is_over.wait(FUND_SECONDS):
        keeper.fund(evening, number)
        number += 1
