"""Settling up a session: the transfers in coins, for clients."""

from collections.abc import Iterable
from typing import Any

from service.application.session import Session
from service.domain.money import CURRENCIES, Currency
from service.domain.settling_up import Transfer, coins_of, settling_up

Json = dict[str, Any]


def settling_up_of(session: Session) -> Json:
    """Return the three ways to settle a session; see ``SettlingUp``.

    ``coins`` are the coins of all payouts together. Nothing is to be paid while the session is
    open.
    """
    currency = CURRENCIES[session.row.currency]
    if not session.closed:
        return _ways(session, (), (), (), currency)
    ways = settling_up(session.game.summary(session.state), session.payments)
    return _ways(session, ways.payouts, ways.with_bank, ways.without_bank, currency)


def _ways(
    session: Session,
    payouts: Iterable[Transfer],
    with_bank: Iterable[Transfer],
    without_bank: Iterable[Transfer],
    currency: Currency,
) -> Json:
    listed = [_transfer(transfer, currency) for transfer in payouts]
    return {
        "version": session.version,
        "closed": session.closed,
        "currency": currency.code,
        "payouts": listed,
        "coins": _coins_together(listed),
        "with_bank": [_transfer(transfer, currency) for transfer in with_bank],
        "without_bank": [_transfer(transfer, currency) for transfer in without_bank],
    }


def _transfer(transfer: Transfer, currency: Currency) -> Json:
    return {
        "from": transfer.source,
        "to": transfer.target,
        "amount": transfer.amount,
        "coins": [
            {"units": units, "count": count}
            for units, count in coins_of(transfer.amount, currency.cash)
        ],
        "paid": transfer.paid,
    }


def _coins_together(transfers: Iterable[Json]) -> list[Json]:
    """Return the coins of all transfers, the largest first."""
    counts: dict[int, int] = {}
    for transfer in transfers:
        for coin in transfer["coins"]:
            counts[coin["units"]] = counts.get(coin["units"], 0) + coin["count"]
    return [{"units": units, "count": counts[units]} for units in sorted(counts, reverse=True)]
