"""Swiss Tarot events with their defaults: anne deals, and each antes 10."""

from typing import Any

from service.domain.games.tarot import events as e
from service.domain.games.tarot.rules import RULES
from service.domain.port.player_amount import PlayerAmount
from tests.factories.tarot.commands import pairs_of

THREE = ("anne", "bess", "carl")


def opened(**rules: Any) -> e.SessionOpened:
    """Return the opening of a session; ``rules`` differ from the preset's."""
    chosen = RULES.chosen("swiss_tarot", rules)
    return e.SessionOpened(
        name="Twelfth Night", preset="swiss_tarot", rules=chosen, currency="points"
    )


def seated(punter: str = "dora", purse: int = 1000) -> e.PunterSeated:
    return e.PunterSeated(punter=punter, purse=purse)


def brought_in(amount: int = 10, punter: str = "anne") -> e.MoneyBroughtIn:
    return e.MoneyBroughtIn(punter=punter, amount=amount)


def cashed_out(amount: int = 10, punter: str = "anne") -> e.MoneyCashedOut:
    return e.MoneyCashedOut(punter=punter, amount=amount)


def begun(amount: int = 10) -> e.GameBegun:
    return e.GameBegun(amount=amount, players=tuple(e.GamePlayer(punter=n) for n in THREE))


def counted(
    dealer: str = "anne",
    anne: int = 30,
    bess: int = 26,
    carl: int = 22,
    *,
    entered: int = 3,
    ends_game: bool = False,
) -> e.RoundCounted:
    """Return a round; ``entered`` of its points were entered."""
    pairs = (("anne", anne), ("bess", bess), ("carl", carl))
    return e.RoundCounted(
        dealer=dealer,
        counts=pairs_of(pairs[:entered]),
        points=pairs_of(pairs),
        ends_game=ends_game,
    )


def settled(kept: int = 0, *, scores: tuple[int, int, int], **shares: int) -> e.GameSettled:
    """Return a settlement; the winners are those with ``shares``, which may be 0."""
    return e.GameSettled(
        scores=pairs_of(tuple(zip(THREE, scores, strict=True))),
        winners=tuple(shares),
        shares=amounts({name: share for name, share in shares.items() if share}),
        kept=kept,
    )


def abandoned(amount: int = 10, kept: int = 0) -> e.GameAbandoned:
    antes = amounts(dict.fromkeys(THREE, amount)) if amount else ()
    return e.GameAbandoned(antes=antes, kept=kept)


def closed(**shares: int) -> e.SessionClosed:
    return e.SessionClosed(shares=amounts(shares))


def amounts(by_name: dict[str, int]) -> tuple[PlayerAmount, ...]:
    return tuple(PlayerAmount(punter=name, amount=amount) for name, amount in by_name.items())
