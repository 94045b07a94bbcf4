"""A person who plays at two tables at once during faults, with one bankroll."""

from collections import Counter
from collections.abc import Callable
from concurrent.futures import wait
from dataclasses import dataclass, field
from typing import Any, ClassVar

from service.application.ports.store import Store
from service.application.recording.bankrolls import MOVER, PERSON
from service.domain.people.person import bankroll_account
from tests.api.http_client import HttpResponse
from tests.faults.client import Client, Recorded

PLAYER, CURRENCY = "anne", "points"
TABLES = 2
ACTIONS = 8
DEPOSIT, MOVE_MAX = 300, 200
"""Small deposits and large moves, so that the rules refuse many of them."""

THINK_SECONDS = 0.05
REFUSALS = frozenset({"bankroll_short", "purse_short"})


@dataclass
class LinkedTable(Recorded):
    """A session at which a person plays with the bankroll, and what is in the purse."""

    purse: int = 0


@dataclass
class Bankroll(Recorded):
    """The log of a person: deposits less withdrawals, and the tables at which they play.

    ``session`` is the id of the person.
    """

    is_watched: ClassVar[bool] = False

    outside: int = 0
    tables: list[LinkedTable] = field(default_factory=list)

    @property
    def opening(self) -> str:
        """The key under which the person was registered."""
        return f"register-{self.session}"

    def path(self, point: str) -> str:
        return f"/v1/people/{self.session}/{point}"

    @property
    def expected(self) -> int:
        """What must be in the bankroll."""
        return self.outside - sum(table.purse for table in self.tables)


class Player(Client):
    """Moves money of a bankroll; the rules may refuse any move."""

    def buy_in_and_cash_out(self, table: LinkedTable, name: str) -> None:
        """Move money between the bankroll and the purse of one table."""
        for number in range(ACTIONS):
            amount = self.chance.randint(1, MOVE_MAX)
            sign, point = self.chance.choice([(1, "buy-ins"), (-1, "cash-outs")])
            body = {"punter": PLAYER, "amount": amount}
            if self._is_recorded(table, point, body, f"{name}-{number}"):
                table.purse += sign * amount
            self.wait(self.chance.uniform(0, 2 * THINK_SECONDS))

    def deposit_and_withdraw(self, bankroll: Bankroll, name: str) -> None:
        """Move money between the bankroll and outside."""
        for number in range(ACTIONS):
            amount = self.chance.randint(1, MOVE_MAX)
            sign, point = self.chance.choice([(1, "deposits"), (-1, "withdrawals")])
            body = {"currency": CURRENCY, "amount": amount}
            if self._is_recorded(bankroll, point, body, f"{name}-{number}"):
                bankroll.outside += sign * amount
            self.wait(self.chance.uniform(0, 2 * THINK_SECONDS))

    def _is_recorded(self, recorded: Recorded, point: str, body: Any, key: str) -> bool:
        answer = self.record(recorded, point, body, key)
        self.counts["bankroll moves"] += 1
        if answer.status == 201:
            return True
        assert answer.status == 409, answer.data
        assert answer.json()["code"] in REFUSALS, answer.data
        self.counts["refused"] += 1
        return False


class BankrollOwner(Player):
    """Registers a person, opens tables for them, and plays at all of them at once."""

    def play_round(self, bankrolls: list[Bankroll], new_id: Callable[[], str]) -> None:
        """Play with a new bankroll, which is added to ``bankrolls``."""
        bankroll = Bankroll(new_id())
        bankrolls.append(bankroll)
        self._register(bankroll)
        for _ in range(TABLES):
            bankroll.tables.append(LinkedTable(new_id()))
            self._open(bankroll.tables[-1], bankroll)
        self._play(bankroll)
        for table in bankroll.tables:
            self._done(table, "closings", {}, "close")
            table.purse = 0

    def _register(self, bankroll: Bankroll) -> None:
        # Names of people must not look alike.
        body = {"id": bankroll.session, "name": bankroll.session.replace("-", "")}
        answer = self.post("/v1/people", body, bankroll.opening)
        assert answer.status == 201, answer.data
        self._done(bankroll, "deposits", {"currency": CURRENCY, "amount": DEPOSIT}, "first")
        bankroll.outside = DEPOSIT

    def _open(self, table: LinkedTable, bankroll: Bankroll) -> None:
        self.open_session(table.session)
        self._done(table, "bankrolls", {"punter": PLAYER, "person": bankroll.session}, "link")
        self._done(table, "punters", {"name": PLAYER, "purse": 0}, "seat")

    def _play(self, bankroll: Bankroll) -> None:
        pool, seed = self.shared.pool, self.chance.random()
        players = [Player(f"{seed} {number}", self.shared) for number in range(TABLES + 1)]
        moving = [
            pool.submit(player.buy_in_and_cash_out, table, f"move-{number}")
            for number, (player, table) in enumerate(zip(players[1:], bankroll.tables, strict=True))
        ]
        moving.append(pool.submit(players[0].deposit_and_withdraw, bankroll, "outside"))
        wait(moving)
        for done in moving:
            done.result()
        self.counts.update(sum((player.counts for player in players), Counter()))

    def _done(self, recorded: Recorded, point: str, body: Any, key: str) -> HttpResponse:
        answer = self.record(recorded, point, body, key)
        assert answer.status == 201, (body, answer.data)
        return answer


def assert_bankrolls(store: Store, bankrolls: list[Bankroll]) -> int:
    """Check that each bankroll has what came in and did not go out; return how many there are."""
    for bankroll in bankrolls:
        stream = PERSON.stream_of(bankroll.session)
        balance = store.balances(stream).get(bankroll_account(CURRENCY), 0)
        assert balance == bankroll.expected, (bankroll.session, balance, bankroll.expected)
        entries = {r.entry for r in store.events(stream) if r.actor != MOVER}
        assert entries == {bankroll.opening, *bankroll.acknowledged}, bankroll.session
        for table in bankroll.tables:
            purse = store.balances(table.session).get(f"punter:{PLAYER}:purse", 0)
            assert purse == table.purse, (table.session, purse, table.purse)
    return len(bankrolls)
