"""A house whose people and sessions move money at random, with its sums checked."""

from random import Random
from typing import Any
from uuid import UUID, uuid5

from service.application.application import Application, application_over
from service.application.ports.null_ports import NoJobQueue, NoNotifier
from service.application.ports.ports import Ports
from service.application.ports.store import Append, Clock, Store
from service.application.recording.bankrolls import PERSON
from service.application.recording.draft import Meta
from service.application.sessions.assignment import Assignment
from service.application.sessions.correction import Correction
from service.clock import SystemClock
from service.domain.games import GAMES
from service.domain.games.basset.commands import CloseSession
from service.domain.ledger import BANK, WORLD, standing_postings
from service.domain.people.person import Deposit, RegisterPerson, Withdraw, bankroll_account
from service.domain.session.bankrolls import links_by_any_name, links_by_name, outside_money
from service.domain.session.corrections import Redo, Undo
from service.domain.session.player_renaming import RenamePlayer
from service.domain.session.rulings import MakeRuling
from service.domain.session.seats import BuyIn, CashOut
from service.domain.session.settling_up import settling_up
from service.domain.values.errors import Refused
from service.domain.values.money import CURRENCIES, Currency
from service.store.log.codec import EventCodec
from tests.factories.basset import commands
from tests.factories.basset.openings import OpeningFactory
from tests.factories.random_play import RANDOM_PLAY

SPACE = UUID("5f0c8b52-30c5-4c0e-8d2c-3f8d8d2f0c01")
NAMES = ("anne", "bess", "carl")
NEW_NAMES = ("ann", "bessie")


class Crash(Exception):  # noqa: N818 - what happens
    """The process ended before or after the transaction."""


class CrashingStore:
    """A store whose appends sometimes end in a crash, before or after the commit."""

    def __init__(self, store: Store, random: Random, share: float) -> None:
        self._store, self._random, self._share = store, random, share

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    def append(self, appends: list[Append]) -> None:
        before = self._random.random() < self._share
        if before:
            raise Crash
        self._store.append(appends)
        if self._random.random() < self._share:
            raise Crash


def handler_over(store: Any, clock: Clock | None = None) -> Application:
    """Return an application over a store, with the real clock or another one."""
    return application_over(
        Ports(store, EventCodec(), clock or SystemClock(), NoJobQueue(), NoNotifier())
    )


def meta(key: str) -> Meta:
    return Meta(key=key, fingerprint=key, actor="tests")


def number(name: str) -> str:
    return str(uuid5(SPACE, name))


class RandomHouse:
    """People and sessions that move money at random.

    ``funds`` are those of each bank. ``withdraws_all`` is how often a withdrawal takes everything.
    ``debts`` counts how often a check found a closed bank that owes money.
    """

    funds, withdraws_all = 300, 0.0

    def __init__(
        self,
        store: Store,
        random: Random,
        crashes: float = 0.0,
        currency: Currency = CURRENCIES["points"],
        clock: Clock | None = None,
    ) -> None:
        self.store, self.random, self.crashes, self.currency = store, random, 0.0, currency
        self.clock, self.count, self.debts = clock, 0, 0
        self.sessions = [number(f"session {each}") for each in range(3)]
        self.application = handler_over(store, clock)
        for name in NAMES:
            self.application.people.register(number(name), RegisterPerson(name=name), meta(name))
            self.pay_in(name, 2000)
        for session in self.sessions:
            self.open(session)
        self.crashes = crashes
        self.restart()

    def restart(self) -> None:
        """Start over with empty caches, as after a crash."""
        store = CrashingStore(self.store, self.random, self.crashes) if self.crashes else self.store
        self.application = handler_over(store, self.clock)

    def pay_in(self, name: str, amount: int) -> None:
        self.count += 1
        command = Deposit(currency=self.currency.code, amount=amount)
        self.application.people.enter(number(name), command, meta(f"deposit {self.count}"))

    def open(self, session: str) -> None:
        banker = number(self.random.choice(NAMES))
        opening = OpeningFactory.build(bank=self.funds, currency=self.currency)
        assignment = Assignment(banker=banker)
        self.application.recorder.open(
            session, GAMES["basset"], opening, meta(f"open {session}"), assignment
        )
        for name in NAMES:
            self.application.recorder.link(
                session, name, number(name), meta(f"link {name} {session}")
            )

    def step(self) -> None:
        """Do something at random; a crash or a refusal may end it."""
        self.count += 1
        session = self.random.choice(self.sessions)
        acts = (self.play, self.play, self.play, self.money, self.undo, self.correct, self.rule)
        act = self.random.choice((*acts, self.rename, self.bankroll, self.close))
        try:
            act(session, self.meta())
        except Refused:
            pass
        except Crash:
            self.restart()
        self.check()

    def meta(self) -> Meta:
        """Return the key of the present step."""
        return meta(f"step {self.count}")

    def state(self, session: str) -> Any:
        return handler_over(self.store).sessions.current(session).state

    def play(self, session: str, key: Meta) -> None:
        command = RANDOM_PLAY["basset"].command(self.state(session), self.random)
        self.application.recorder.enter(session, command, key)

    def money(self, session: str, key: Meta) -> None:
        name, amount = self.random.choice(NAMES), self.random.randint(1, 900)
        command = self.random.choice((BuyIn, CashOut))(punter=name, amount=amount)
        seat = commands.seat(name, amount)
        seated = name in self.state(session).punters
        self.application.recorder.enter(session, command if seated else seat, key)

    def undo(self, session: str, key: Meta) -> None:
        self.application.recorder.enter(session, self.random.choice((Undo, Undo, Redo))(), key)

    def correct(self, session: str, key: Meta) -> None:
        """Strike out any entry."""
        version = self.random.randint(1, self.application.sessions.current(session).version)
        correction = Correction(
            change="struck", version=version, drop_refused=self.random.random() < 0.8
        )
        self.application.recorder.correct(session, correction, key)

    def rule(self, session: str, key: Meta) -> None:
        source, target = self.random.sample((*NAMES, BANK), 2)
        command = MakeRuling(source=source, target=target, amount=self.random.randint(1, 40))
        self.application.recorder.enter(session, command, key)

    def rename(self, session: str, key: Meta) -> None:
        punter, name = self.random.choice(NAMES), self.random.choice((*NAMES, *NEW_NAMES))
        self.application.recorder.enter(session, RenamePlayer(punter=punter, name=name), key)

    def bankroll(self, _session: str, key: Meta) -> None:
        kind = self.random.choice((Deposit, Withdraw))
        amount, name = self.random.randint(1, 500), self.random.choice(NAMES)
        if self.withdraws_all and kind is Withdraw and self.random.random() < self.withdraws_all:
            amount = max(1, self.bankroll_of(number(name)))
        command = kind(currency=self.currency.code, amount=amount)
        self.application.people.enter(number(name), command, key)

    def bankroll_of(self, person: str) -> int:
        stream = self.application.people.streams.find(PERSON, person)
        balance: int = stream.state.balances[self.currency.code]
        return balance

    def close(self, session: str, key: Meta) -> None:
        if self.random.random() < 0.4:
            self.application.recorder.enter(session, CloseSession(), key)

    def check(self) -> None:
        """Check every sum of the house, from what is stored."""
        application, total = handler_over(self.store), 0
        bankroll = bankroll_account(self.currency.code)
        in_sessions: dict[str, int] = {}
        for name in NAMES:
            person = application.people.streams.find(PERSON, number(name)).state
            assert person.balances[self.currency.code] >= 0, name
            balances = self.store.balances(PERSON.stream_of(number(name)))
            assert sum(balances.values()) == 0
            assert balances[bankroll] == person.balances[self.currency.code]
            total += sum(balances[account] for account in (bankroll, WORLD))
            for session, amount in person.in_sessions.items():
                in_sessions[session] = in_sessions.get(session, 0) + amount
        for session in self.sessions:
            current = application.sessions.current(session)
            assert sum(current.balances.values()) == 0
            moves = standing_postings(self.store.postings(session))
            summary = current.game.summary(current.state)
            links = links_by_any_name(current.links, summary)
            inside = sum(outside_money(moves, links).values())
            assert in_sessions.get(session, 0) == inside
            total += inside
            if current.closed and summary.bank:
                assert not any(summary.purses.get(player, 0) for player in links)
                self.debts += summary.bank.purse < 0
                assert 0 >= summary.bank.purse >= -current.bank_debt
                paid = settling_up(summary, current.payments, links_by_name(current.links, summary))
                given = sum(row.amount for row in paid.payouts if row.source == BANK)
                got = sum(row.amount for row in paid.payouts if row.target == BANK)
                assert got - given == summary.bank.purse
        assert total == 0
