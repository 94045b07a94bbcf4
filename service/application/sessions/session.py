"""A session folded from its events."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from service.application.ports.store import SessionRow
from service.domain.games import GAMES
from service.domain.port.game import AnyGame
from service.domain.port.parties import CLOSED
from service.domain.session.assignment import SessionFiled
from service.domain.session.bankrolls import Links
from service.domain.session.control import Control
from service.domain.session.history import Entry
from service.domain.session.last_correction import LastCorrection
from service.domain.session.log.chain import GENESIS
from service.domain.session.log.recorded import Recorded
from service.domain.session.payments import AfterClose, PaymentMade
from service.domain.session.properties import SessionProperties
from service.domain.values.coins import Coins

CHECKPOINTS_MAX = 32
"""How many undos in a row need no reading of the log."""

RECENT_MAX = 200
"""How many of the newest entries a folded session has."""

REPEATED_MAX = 1024
"""How many versions and ids of repeated entries a folded session has."""


@dataclass(frozen=True, slots=True)
class RoundEnd:
    """The end of a round: when, as ISO 8601 in UTC, and the players' nets in smallest units.

    ``entry`` is the entry that ended it. The nets are those after its settlement.
    """

    at: str
    nets: Mapping[str, int]
    entry: str


@dataclass(frozen=True, slots=True)
class Checkpoint:
    """A session before one of its newest entries, and that entry."""

    entry: Entry
    state: Any
    balances: dict[str, int]
    round_ends: tuple[RoundEnd, ...]
    after_close: AfterClose


@dataclass(frozen=True, slots=True)
class Session:
    """A folded session. ``balances`` has the accounts that are not empty.

    ``head`` is the last event's hash. ``entry_version`` is the version of the first event of the
    newest entry: a client that saw that version or a later one knows the present state. ``preset``
    names the rules it opened with, and ``changed_rules`` counts those that differ from it.
    ``coins`` are the coins chosen then, none for those of the currency. ``closed_at`` is when the
    close happened, ISO 8601 in UTC, or None. ``after_close`` is what was settled after that, and
    ``properties`` what the session has beside its entries.

    ``recent`` are the newest entries that count, at most ``RECENT_MAX``, the newest last, without
    the opening. ``checkpoints`` are of the newest of them, at most ``CHECKPOINTS_MAX``.
    ``counting`` is how many entries count. ``undone`` may be restored, the last one first.
    ``corrected`` is the version of the newest correction or ruling, or 0.

    ``repeated`` says as what corrections repeated an entry: its new id, by its id before and by the
    versions of its events before, the newest ``REPEATED_MAX`` of them. A session that was folded
    from its whole log has none.
    """

    id: str
    game: AnyGame
    state: Any
    version: int
    head: str
    entry: str
    entry_version: int
    balances: dict[str, int]
    row: SessionRow
    preset: str = ""
    changed_rules: int = 0
    coins: Coins = ()
    properties: SessionProperties = field(default_factory=SessionProperties)
    round_ends: tuple[RoundEnd, ...] = ()
    closed_at: str | None = None
    after_close: AfterClose = field(default_factory=AfterClose)
    recent: tuple[Entry, ...] = ()
    checkpoints: tuple[Checkpoint, ...] = ()
    counting: int = 0
    undone: tuple[Entry, ...] = ()
    corrected: int = 0
    last_correction: LastCorrection | None = None
    repeated: Mapping[int | str, str] = field(default_factory=dict, compare=False)

    @property
    def owes_settlement(self) -> bool:
        """Whether a draw still waits for its settlement."""
        return self.game.owes_settlement(self.state)

    @property
    def control(self) -> Control | None:
        """The device that may write; None until one has taken control."""
        return self.properties.control

    @property
    def filing(self) -> SessionFiled:
        """Where the session belongs."""
        return self.properties.filing

    @property
    def links(self) -> Links:
        """The ids of people by the seat that plays with their bankroll."""
        return self.properties.links

    @property
    def payments(self) -> tuple[PaymentMade, ...]:
        """The payments that were made after the close."""
        return self.after_close.payments

    @property
    def bank_debt(self) -> int:
        """What a linked bank owed when its money went back."""
        return self.after_close.bank_debt

    @property
    def closed(self) -> bool:
        """Whether the session is over."""
        return self.row.phase == CLOSED


def new_session(session: str, game: AnyGame) -> Session:
    """Return a session without events."""
    row = SessionRow(
        id=session,
        game=game.name,
        name="",
        currency="",
        phase="",
        version=0,
        owes_settlement=False,
        opened_at="",
        changed_at="",
    )
    return Session(
        id=session,
        game=game,
        state=None,
        version=0,
        head=GENESIS,
        entry="",
        entry_version=0,
        balances={},
        row=row,
    )


def game_of(opened: Recorded) -> AnyGame:
    """Return the game whose session ``opened`` begins."""
    return GAMES[opened.event.NAME.partition(".")[0]]
