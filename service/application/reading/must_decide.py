"""What must be decided after a correction before the later entries fit."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from service.application.sessions.correction import CorrectionPlan
from service.domain.port.game import AnyGame
from service.domain.port.offers import Offer
from service.domain.session.seats import BuyIn, CashOut

_OPEN_AGAIN = "session_open"
"""The code with which a payment is refused after its close was taken back."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MustDecide:
    """What must be decided right after the new entries, because later entries do not fit before.

    ``waiting_for`` names a player once for each entry that play waits for; it is empty if play
    waits for an entry of no player. ``offers`` are the entries that decide it. ``entry`` is the id
    of the first later entry that is refused because of it.
    """

    waiting_for: tuple[str, ...]
    offers: tuple[Offer, ...]
    entry: str


def must_decide(game: AnyGame, plan: CorrectionPlan) -> MustDecide | None:
    """Return what must be decided after the new entries of ``plan``; None: nothing.

    A refusal about a field, such as a purse that is too small, shows that the refused entry itself
    does not fit. It needs a decision only if play waits for a player. Payments that are refused
    because the session is open again need none: they are noted again after the next close.
    """
    dropped = [entry for entry in plan.dropped if entry.code != _OPEN_AGAIN]
    if not dropped:
        return None
    wait = _Wait.of(game, plan.after_added)
    about = {refusal.code: refusal.about for refusal in game.refusals}
    first = next((entry for entry in dropped if not about[entry.code]), dropped[0])
    is_first = first is dropped[0] and not about[first.code]
    if wait != _Wait.of(game, plan.at_refusal) or not (is_first or wait.players):
        return None
    offers = _deciding_offers(game, plan.after_added, wait)
    return (
        MustDecide(waiting_for=wait.players, offers=offers, entry=first.entry) if offers else None
    )


@dataclass(frozen=True, slots=True)
class _Wait:
    """What play waits for: players, and the main entry with its given values."""

    players: tuple[str, ...]
    verb: str | None
    fixed: Mapping[str, Any]

    @classmethod
    def of(cls, game: AnyGame, state: Any) -> "_Wait":
        main = next((offer for offer in game.offers(state) if offer.main), None)
        players = game.summary(state).waiting_for
        return cls(players, main.verb if main else None, main.fixed if main else {})


def _deciding_offers(game: AnyGame, state: Any, wait: _Wait) -> tuple[Offer, ...]:
    """Return the main entry; those of players too if play waits for them, or if there is no main.

    Buying in and cashing out decide nothing.
    """
    money = {kind.verb for kind in game.entries if kind.command in (BuyIn, CashOut)}
    offers, of_players = game.offers(state), bool(wait.players) or wait.verb is None
    verbs = {offer.verb for offer in offers if offer.main or (of_players and offer.player)}
    return tuple(offer for offer in offers if offer.verb in verbs - money)
