"""Which command an entry asks for: a verb of the score sheet, and fields as in the API."""

from collections.abc import Callable, Mapping
from typing import Any

from service.domain.cards import BOOK_SUITS
from service.domain.errors import BadLine
from service.domain.games.basset import commands as c
from service.domain.games.basset.settle import LOSE, WIN
from service.domain.money import AMOUNT_MAX
from service.domain.names import BadName, punter_name


def read_entry(kind: str, fields: Mapping[str, Any]) -> c.Command:
    """Return the command that an entry asks for; fields that its verb does not know are left out.

    A word that stands where a card should is taken as it is: whether it is one is for the rules.
    Raises: ``BadLine``.
    """
    reader = _READERS.get(kind)
    if reader is None:
        raise BadLine(f"There is no entry {kind!r}.")
    return reader(_Fields(kind, fields))


class _Fields:
    """The fields of an entry, each as what it should be; null is as good as left out."""

    def __init__(self, kind: str, fields: Mapping[str, Any]) -> None:
        self._kind = kind
        self._fields = fields

    def has(self, field: str) -> bool:
        return self._fields.get(field) is not None

    def get(self, field: str, expected: type) -> Any:
        if not self.has(field):
            raise BadLine(f"{self._kind}: {field} is missing.")
        value = self._fields[field]
        if type(value) is not expected:
            raise BadLine(f"{self._kind}: {field} is not what it should be.")
        return value

    def name(self, field: str = "punter") -> str:
        try:
            return punter_name(self.get(field, str))
        except BadName as error:
            raise BadLine(f"{self._kind}: {field}: {error}") from error

    def card(self) -> str:
        card: str = self.get("card", str)
        return card

    def cards(self, due: int) -> list[str]:
        cards: list[str] = self.get("cards", list)
        if len(cards) != due or not all(isinstance(card, str) for card in cards):
            raise BadLine(f"{self._kind}: This draw has {due} card(s).")
        return cards

    def whole(self, field: str = "amount", least: int = 1) -> int:
        amount: int = self.get(field, int)
        if not least <= amount <= AMOUNT_MAX:
            raise BadLine(f"{self._kind}: {field} must be from {least} to {AMOUNT_MAX}.")
        return amount

    def place(self) -> int | None:
        return self.whole("place", least=0) if self.has("place") else None

    def choice(self, field: str, *allowed: str) -> str:
        word: str = self.get(field, str)
        if word not in allowed:
            raise BadLine(f"{self._kind}: {field} is not {' or '.join(allowed)}.")
        return word


def _seat(fields: _Fields) -> c.Command:
    return c.SeatPunter(
        punter=fields.name("name"),
        purse=fields.whole("purse", least=0),
        suit=fields.choice("suit", *BOOK_SUITS) if fields.has("suit") else None,
    )


def _pair(fields: _Fields) -> c.Command:
    first, second = fields.cards(2)
    return c.DealPair(first=first, second=second, place=fields.place())


def _take(fields: _Fields) -> c.Command:
    if fields.has("all") and fields.get("all", bool):
        return c.TakeEveryWin(place=fields.place())
    restake = fields.whole("restake") if fields.has("restake") else None
    return c.TakeWin(
        punter=fields.name(), card=fields.card(), restake=restake, place=fields.place()
    )


def _side_bet(fields: _Fields) -> c.Command:
    return c.LaySideBet(
        backer=fields.name("backer"),
        against=fields.name("against"),
        punter=fields.name(),
        card=fields.card(),
        outcome=fields.choice("outcome", WIN, LOSE),
        amount=fields.whole(),
    )


_READERS: dict[str, Callable[[_Fields], c.Command]] = {
    "seat": _seat,
    "buyin": lambda f: c.BuyIn(punter=f.name(), amount=f.whole()),
    "cashout": lambda f: c.CashOut(punter=f.name(), amount=f.whole()),
    "fund": lambda f: c.FundBank(amount=f.whole()),
    "stake": lambda f: c.PlaceStake(punter=f.name(), card=f.card(), amount=f.whole()),
    "withdraw": lambda f: c.WithdrawStake(punter=f.name(), card=f.card()),
    "fasse": lambda f: c.TurnFasse(card=f.cards(1)[0], place=f.place()),
    "pair": _pair,
    "last": lambda f: c.TurnLastCard(card=f.cards(1)[0], place=f.place()),
    "take": _take,
    "paroli": lambda f: c.MakeParoli(punter=f.name(), card=f.card(), place=f.place()),
    "pay": lambda f: c.ChoosePay(punter=f.name(), card=f.card(), place=f.place()),
    "mace": lambda f: c.MaceStake(punter=f.name(), card=f.card(), amount=f.whole()),
    "sidebet": _side_bet,
    "book": lambda f: c.BuyBook(punter=f.name(), price=f.whole("price", least=0)),
    "end": lambda _: c.EndDeal(),
    "close": lambda _: c.CloseSession(),
}
