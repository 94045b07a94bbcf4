"""A score-keeper who corrects a session again and again during faults, beside a list of its own."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

from tests.faults.client import Client, Recorded

PLAYERS = ("anne", "bess", "carl")
PURSE, BANK = 1000, 10_000
ENTRIES_MAX = 150

Body = dict[str, Any]


@dataclass(frozen=True)
class Amount:
    """An entry that counts: what it moves between an account and another, and its version.

    ``account`` is the bank or a player; a ruling moves from the bank to the player.
    """

    kind: str
    account: str
    amount: int
    version: int = 0

    def body(self) -> Body:
        """Return the entry as a member of a batch or a correction."""
        if self.kind == "ruling":
            return {"kind": "ruling", "from": "bank", "to": self.account, "amount": self.amount}
        if self.kind == "fund":
            return {"kind": "fund", "amount": self.amount}
        return {"kind": "buyin", "punter": self.account, "amount": self.amount}


@dataclass
class KeptSession(Recorded):
    """A session and the entries that must count at its end, in their order."""

    counting: list[Amount] = field(default_factory=list)

    def balances(self) -> dict[str, int]:
        """Return what bank and purses must hold."""
        held = Counter({"bank": BANK, **{f"punter:{name}:purse": PURSE for name in PLAYERS}})
        for entry in self.counting:
            account = "bank" if entry.account == "bank" else f"punter:{entry.account}:purse"
            held[account] += entry.amount
            if entry.kind == "ruling":
                held["bank"] -= entry.amount
        return dict(held)


class ScoreKeeper(Client):
    """Enters, corrects and rules. Every entry must be accepted."""

    def open(self, session: str) -> KeptSession:
        kept = KeptSession(session)
        self.open_session(session)
        for player in PLAYERS:
            self._done(kept, "punters", {"name": player, "purse": PURSE}, f"seat-{player}")
        return kept

    def act(self, kept: KeptSession, number: int) -> None:
        """Do one thing at random."""
        work: list[Callable[[KeptSession, str], None]] = [self._batch]
        if kept.counting:
            work += [self._amend, self._insert, self._strike, self._undo_and_redo, self._rule]
        self.chance.choice(work)(kept, f"act-{number}")

    def _batch(self, kept: KeptSession, key: str) -> None:
        new = [self._amount() for _ in range(self.chance.randint(1, 4))]
        refused = {"kind": "cashout", "punter": "anne", "amount": 10**9, "key": f"{key}-refused"}
        entries = [{**entry.body(), "key": f"{key}-{n}"} for n, entry in enumerate(new)]
        batch = {"mode": "each", "entries": [*entries, refused]}
        answer = self.record(kept, "entries", batch, key)
        assert answer.status == 200, answer.data
        *results, last = answer.json()["results"]
        assert last["status"] == 409, answer.data
        kept.counting += [
            replace(entry, version=result["events"][0]["version"])
            for entry, result in zip(new, results, strict=True)
        ]

    def _amend(self, kept: KeptSession, key: str) -> None:
        index = self._index(kept)
        known = kept.counting[index]
        amended = replace(known, amount=self.chance.randint(1, 50))
        body = {"amend": known.version, "entry": amended.body(), "reason": "It was misread."}
        kept.counting[index] = replace(amended, version=self._corrected(kept, body, key))

    def _insert(self, kept: KeptSession, key: str) -> None:
        index, new = self._index(kept), self._amount()
        body = {"insert_after": kept.counting[index].version, "entry": new.body()}
        version = self._corrected(kept, body, key)
        kept.counting.insert(index + 1, replace(new, version=version))

    def _strike(self, kept: KeptSession, key: str) -> None:
        struck = kept.counting.pop(self._index(kept))
        self._corrected(kept, {"strike": struck.version}, key)

    def _undo_and_redo(self, kept: KeptSession, key: str) -> None:
        newest = kept.counting[-1].version
        self._corrected(kept, {"undo": True, "of": newest}, key)
        if self.chance.random() < 0.5:
            self._corrected(kept, {"redo": True}, f"{key}-redo")
        else:
            kept.counting.pop()

    def _rule(self, kept: KeptSession, key: str) -> None:
        ruled = Amount("ruling", self.chance.choice(PLAYERS), self.chance.randint(1, 20))
        body = {"ruling": {"from": "bank", "to": ruled.account, "amount": ruled.amount}}
        kept.counting.append(replace(ruled, version=self._corrected(kept, body, key)))

    def _corrected(self, kept: KeptSession, body: Body, key: str) -> int:
        """Correct; return the version of the last event of the response."""
        version: int = self._done(kept, "corrections", body, key)["events"][-1]["version"]
        self.counts["corrections"] += 1
        return version

    def _done(self, kept: KeptSession, point: str, body: Body, key: str) -> Any:
        answer = self.record(kept, point, body, key)
        assert answer.status == 201, (body, answer.data)
        return answer.json()

    def _amount(self) -> Amount:
        account = self.chance.choice(("bank", *PLAYERS))
        kind = "fund" if account == "bank" else "buyin"
        return Amount(kind, account, self.chance.randint(1, 50))

    def _index(self, kept: KeptSession) -> int:
        return self.chance.randrange(len(kept.counting))
