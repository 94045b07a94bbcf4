"""Sessions with random corrections, each beside the sheet that it should equal."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random
from typing import Any

from service.application.sessions.correction import Correction
from service.application.sessions.session_cache import SessionCache
from service.application.sessions.session_fold import session_of_history
from service.application.verification.verify import verify
from service.domain.ledger import BANK, balances_of
from service.domain.port.game import AnyGame
from service.domain.session.corrections import Change, Redo, Undo
from service.domain.session.entry_list import EntryList, ListedEntry
from service.domain.session.history import entries_that_count
from service.domain.session.log.recorded import Recorded
from service.domain.session.player_renaming import RenamePlayer
from service.domain.session.rulings import MakeRuling
from service.domain.session.session_events import decide, evolve
from service.domain.values.errors import Refused
from service.domain.values.money import Currency
from tests.factories.memory_sessions import SESSION, memory_application, meta
from tests.factories.random_play import RANDOM_PLAY

NEW_NAMES = ("Zoë: 50 %", "yves", "anne")

CHANGES: tuple[Change, ...] = ("amended", "inserted", "struck")


class CorrectedSheet:
    """What a session should be: the commands that count, played from the start.

    ``states`` has the settled state after the opening and after each line, so that only the lines
    after a correction are played again.
    """

    def __init__(self, game: AnyGame, opening: Any) -> None:
        self.game = game
        self.opening = opening
        self.lines: list[Any] = []
        self.undone: list[Any] = []
        state: Any = None
        for event in game.start(opening):
            state = game.evolve(state, event)
        self.states = [state]

    def state(self, upto: int | None = None) -> Any:
        """Return the state after ``upto`` lines, or after all."""
        return self.states[-1 if upto is None else upto]

    def after(self, state: Any, command: Any) -> Any:
        """Return the settled state after a command. Raises: ``Refused``."""
        for event in decide(self.game, state, command):
            state = evolve(self.game, state, event)
        for event in self.game.react(state):
            state = evolve(self.game, state, event)
        return state

    def enter(self, command: Any) -> None:
        self.after(self.state(), command)
        self._append(without_place(command))
        self.undone.clear()

    def undo(self) -> None:
        if not self.lines:
            raise Refused("nothing_to_undo", "")
        self.states.pop()
        self.undone.append(self.lines.pop())

    def redo(self) -> None:
        if not self.undone:
            raise Refused("nothing_to_undo", "")
        self._append(self.undone.pop())

    def correct(self, first: int, later: int, commands: list[Any], *, drop: bool) -> None:
        """Put ``commands`` at ``first``; the lines from ``later`` on follow them."""
        before = (self.lines, self.states)
        following = self.lines[later:]
        self.lines, self.states = self.lines[:first], self.states[: first + 1]
        try:
            for command in commands:
                self.after(self.state(), command)
                self._append(without_place(command))
            for command in following:
                self._append_or_drop(command, drop=drop)
        except Refused:
            self.lines, self.states = before
            raise
        self.undone.clear()

    def _append(self, line: Any) -> None:
        self.states.append(self.after(self.state(), line))
        self.lines.append(line)

    def _append_or_drop(self, line: Any, *, drop: bool) -> None:
        try:
            self._append(line)
        except Refused:
            if not drop:
                raise


def without_place(command: Any) -> Any:
    """Return a command as a sheet's line has it: without the number of a draw."""
    return replace(command, place=None) if getattr(command, "place", None) is not None else command


def refusal_of(act: Callable[[], object]) -> str | None:
    """Return the code with which a call is refused, or None."""
    try:
        act()
    except Refused as refusal:
        return refusal.code
    return None


class VersionsOfEntries:
    """The entries of a log by the versions of their events, also of those before a repetition."""

    def __init__(self) -> None:
        self._list = EntryList()
        self._by_version: dict[int, ListedEntry] = {}
        self._read = 0

    def read(self, log: Sequence[Recorded]) -> None:
        """Follow what is new in a log."""
        for recorded in log[self._read :]:
            self._list.add(recorded)
            for entry in self._list.entries:
                if entry.events and entry.events[-1] is recorded:
                    self._by_version[recorded.version] = entry
        self._read = len(log)

    def of(self, entry: str) -> list[int]:
        """Return the versions that the entry has and had."""
        return [version for version, each in self._by_version.items() if each.id == entry]


class CorrectedTable:
    """A session in a store, and the sheet that it should equal."""

    def __init__(
        self,
        game: AnyGame,
        random: Random,
        currency: Currency | None = None,
        session: str = SESSION,
        opening: Any = None,
    ) -> None:
        self.random, self.session = random, session
        self.play = RANDOM_PLAY[game.name]
        opening = opening or self.play.opening(random)
        if currency:
            opening = replace(opening, currency=currency)
        self.sheet = CorrectedSheet(game, opening)
        self.application = memory_application()
        self.application.recorder.open(self.session, game, opening, meta("open"))
        self.number = 0
        self.folded_version = 0
        self.versions = VersionsOfEntries()

    def step(self) -> None:
        """Do something at random on both; both do it, or both refuse it."""
        (action,) = self.random.choices(
            (self.enter, self.undo, self.redo, self.rule, self.rename, self.correct),
            (12, 2, 2, 1, 1, 3),
        )
        action()

    def both(self, real: Callable[[str], object], model: Callable[[], object]) -> None:
        self.number += 1
        key = f"entry {self.number}"
        codes = [refusal_of(lambda: real(key)), refusal_of(model)]
        assert (codes[0] is None) == (codes[1] is None), codes

    def enter(self) -> None:
        self.enter_command(self.play.command(self.sheet.state(), self.random))

    def enter_command(self, command: Any) -> None:
        self.both(
            lambda key: self.application.recorder.enter(self.session, command, meta(key)),
            lambda: self.sheet.enter(command),
        )

    def undo(self) -> None:
        self.both(
            lambda key: self.application.recorder.enter(self.session, Undo(), meta(key)),
            self.sheet.undo,
        )

    def redo(self) -> None:
        self.both(
            lambda key: self.application.recorder.enter(self.session, Redo(), meta(key)),
            self.sheet.redo,
        )

    def rule(self) -> None:
        names = [*self.sheet.game.summary(self.sheet.state()).nets, BANK]
        source, target = (self.random.choice(names) for _ in range(2))
        self.enter_command(MakeRuling(source=source, target=target, amount=3))

    def rename(self) -> None:
        names = [*self.sheet.game.summary(self.sheet.state()).nets, "a stranger"]
        punter, name = self.random.choice(names), self.random.choice((*names, *NEW_NAMES))
        self.enter_command(RenamePlayer(punter=punter, name=name))

    def correct(self) -> None:
        """Amend, insert or strike at any depth, the entry named by a version that it has or had."""
        log = self.log()
        self.versions.read(log)
        counting = list(entries_that_count(log).counting.values())
        place = self.random.randrange(len(counting))
        change = self.random.choice(CHANGES)
        first = place if change == "inserted" else place - 1
        new = [] if change == "struck" else self.new_commands(max(first, 0))
        drop = self.random.random() < 0.8
        correction = Correction(
            change=change,
            version=self.random.choice(self.versions.of(counting[place].id)),
            commands=tuple(new),
            drop_refused=drop,
        )

        def model() -> None:
            if first < 0:
                raise Refused("correction_refused", "")
            self.sheet.correct(first, place, new, drop=drop)

        self.both(
            lambda key: self.application.recorder.correct(self.session, correction, meta(key)),
            model,
        )

    def new_commands(self, first: int) -> list[Any]:
        state, commands = self.sheet.state(first), []
        for _ in range(self.random.choice((1, 1, 2))):
            commands.append(self.play.command(state, self.random))
            try:
                state = self.sheet.after(state, commands[-1])
            except Refused:
                break
        return commands

    def log(self) -> Any:
        return self.application.ports.store.events(self.session)

    def check(self) -> None:
        game, store = self.sheet.game, self.application.ports.store
        session, state = self.application.recorder.settle(self.session), self.sheet.state()
        assert session.state == state
        balances = {name: amount for name, amount in game.balances(state).items() if amount}
        assert session.balances == balances
        assert sum(balances.values()) == 0
        assert {k: v for k, v in store.balances(self.session).items() if v} == balances
        if session.version != self.folded_version:
            self.folded_version = session.version
            self._check_folded(session)

    def _check_folded(self, session: Any) -> None:
        """Check that the log folds to the session."""
        store = self.application.ports.store
        for folded in (
            session_of_history(self.sheet.game, self.log()),
            SessionCache(store).current(self.session),
        ):
            bounded: dict[str, Any] = {"checkpoints": (), "recent": (), "undone": ()}
            assert replace(folded, **bounded) == replace(session, **bounded)
            assert folded.undone == session.undone
            assert folded.recent[len(folded.recent) - len(session.recent) :] == session.recent
            kept = len(session.checkpoints)
            assert folded.checkpoints[len(folded.checkpoints) - kept :] == session.checkpoints

    def check_log(self) -> None:
        """Check the sums after every event, that no posting is reversed twice, and the chain."""
        store = self.application.ports.store
        postings = store.postings(self.session)
        balances: dict[str, int] = {}
        for _, posting in postings:
            balances = balances_of([posting], balances)
            assert sum(balances.values()) == 0
        reversed_ones = [posting.reverses for _, posting in postings if posting.reverses]
        assert len(reversed_ones) == len(set(reversed_ones))
        (verified,) = verify(store, self.application.ports.codec, [self.session])
        assert verified.findings == ()
        listed = [entry for entry in EntryList(self.log()).entries if entry.removed is None]
        counting = entries_that_count(self.log()).counting.values()
        assert [(one.id, *one.events) for one in listed] == [(e.id, *e.events) for e in counting]
