"""Evenings to measure with: as long as wanted, played by the rules, the same every time."""

import random
from collections.abc import Iterator
from uuid import uuid4

from service.application.ports.store import Clock
from service.application.recording.draft import Draft, Meta
from service.application.sessions.session import new_session
from service.clock import SystemClock
from service.domain.games import GAMES
from service.domain.port.entries import read_line
from service.domain.port.opening import Opening
from service.domain.session.session_entries import entries_by_verb
from service.domain.values.cards import RANKS
from service.domain.values.money import CURRENCIES
from service.store.log.codec import EventCodec

GAME = GAMES["basset"]
CURRENCY = CURRENCIES["points"]
PUNTERS = ("anne", "bess", "carl", "dora", "emil", "fanny", "gwen", "hugh", "ines")
PURSE = 10**9
CODEC = EventCodec()
CLOCK = SystemClock()

Words = list[str]


def some_meta() -> Meta:
    """Return a fresh key, as a tablet makes one for each entry."""
    return Meta(key=str(uuid4()), fingerprint="0" * 64, actor="bench")


class Evening:
    """A draft of a session with nine punters, to be played on and recorded whole."""

    def __init__(self, seed: int = 0, clock: Clock = CLOCK) -> None:
        self._chance = random.Random(seed)  # noqa: S311 - the same evening every time
        self.draft = Draft(new_session(str(uuid4()), GAME), CODEC, clock)
        opening = Opening(
            title="Bench",
            preset="modern",
            rules=GAME.rules.chosen("modern", {"carry": False}),
            currency=CURRENCY,
            own={"bank": 10 * PURSE, "holder": None},
        )
        self.draft.open(opening, some_meta())
        for punter in PUNTERS:
            self.enter("seat", punter, str(PURSE))

    @property
    def length(self) -> int:
        """How many events there are; ten to begin with."""
        return self.draft.session.version

    def enter(self, *words: str) -> Words:
        """Enter a line of a score sheet and settle what it owes."""
        self.draft.enter(read_line(entries_by_verb(GAME), words, CURRENCY), some_meta())
        self.draft.settle()
        return list(words)

    def play(self, length: int) -> None:
        """Play whole deals until there are at least ``length`` events."""
        while self.length < length:
            for _ in self.deal():
                pass

    def deal(self) -> Iterator[Words]:
        """Play one deal and yield its lines: two to four stakes each, draws, answers."""
        for punter in PUNTERS:
            for card in self._chance.sample(RANKS, self._chance.randint(2, 4)):
                yield self.enter("stake", punter, card, str(self._chance.randint(2, 50)))
        pack = [*RANKS] * 4
        self._chance.shuffle(pack)
        yield self.enter("fasse", pack.pop())
        while self.draft.session.state.stakes and len(pack) > 1:
            yield self.enter("pair", pack.pop(), pack.pop())
            yield from self._answers()
        yield self.enter("end")

    def _answers(self) -> Iterator[Words]:
        for punter, card in self._waiting():
            yield self.enter(self._chance.choice(("take", "paroli")), punter, card)

    def taken(self) -> Iterator[Words]:
        """Take all wins that wait, and yield the lines."""
        for punter, card in self._waiting():
            yield self.enter("take", punter, card)

    def _waiting(self) -> list[tuple[str, str]]:
        stakes = self.draft.session.state.stakes.values()
        return [(stake.punter, stake.card) for stake in stakes if stake.win]


def ten_wins() -> Draft:
    """Return a draft of a session in which ten wins wait for their answer."""
    evening = Evening()
    evening.enter("seat", "john", str(PURSE))
    for punter in (*PUNTERS, "john"):
        evening.enter("stake", punter, "K", "10")
    evening.enter("fasse", "2")
    evening.enter("pair", "K", "3")
    return evening.draft
