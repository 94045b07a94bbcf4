"""Basset as lines of a score sheet: ``stake anne Q#2 40``, ``pair Kh 7``, ``take anne Q 60``."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from service.domain.cards import BOOK_SUITS
from service.domain.errors import BadLine
from service.domain.game import SheetHeader
from service.domain.games.basset import commands as c
from service.domain.games.basset import events as e
from service.domain.games.basset.presets import PRESETS
from service.domain.games.basset.rules import FIELDS, as_mapping, overridden
from service.domain.games.basset.settle import LOSE, WIN
from service.domain.money import CURRENCIES, BadAmount, Currency, parse_amount
from service.domain.names import BadName, Quoted, name_in_sheet, punter_name

EVERYONE = "*"

# What a sheet writes for "none", which TOML cannot.
_NONE_IN_SHEET: dict[str, Any] = {
    "max_cards": 0,
    "pay": 0,
    "replace": "none",
    "max_stake": 0,
    "target": 0,
}


def read_line(words: Sequence[str], currency: Currency) -> c.Command:
    """Return the command that the words of one line ask for.

    A word that stands where a card should is taken as it is: whether it is one is for the rules.
    Raises: ``BadLine``.
    """
    verb, *rest = words
    reader = _READERS.get(verb)
    if reader is None:
        raise BadLine(f"There is no entry {verb!r}.")
    arguments = _Words(verb, rest, currency)
    command = reader(arguments)
    arguments.end()
    return command


class _Words:
    """The words after a verb, taken one by one, each as what it should be."""

    def __init__(self, verb: str, words: Sequence[str], currency: Currency) -> None:
        self._verb = verb
        self._words = list(words)
        self._currency = currency

    def left(self) -> bool:
        return bool(self._words)

    def are_everyone(self) -> bool:
        return self._words == [EVERYONE] and not isinstance(self._words[0], Quoted)

    def word(self, what: str) -> str:
        if not self._words:
            raise BadLine(f"{self._verb}: {what} is missing.")
        return self._words.pop(0)

    def end(self) -> None:
        if self._words:
            raise BadLine(f"{self._verb}: {' '.join(self._words)} is too much.")

    def name(self, what: str = "a name") -> str:
        try:
            return punter_name(self.word(what))
        except BadName as error:
            raise BadLine(f"{self._verb}: {what}: {error}") from error

    def amount(self, least: int = 1) -> int:
        try:
            return parse_amount(self.word("an amount"), self._currency, least=least)
        except BadAmount as error:
            raise BadLine(f"{self._verb}: {error}") from error

    def card(self) -> str:
        return self.word("a card")

    def choice(self, *allowed: str) -> str:
        word = self.word(" or ".join(allowed))
        if word not in allowed:
            raise BadLine(f"{self._verb}: {word!r} is not {' or '.join(allowed)}.")
        return word


def _seat(words: _Words) -> c.Command:
    name, purse = words.name(), words.amount(least=0)
    suit = words.choice(*BOOK_SUITS) if words.left() else None
    return c.SeatPunter(punter=name, purse=purse, suit=suit)


def _take(words: _Words) -> c.Command:
    if words.are_everyone():
        words.word("*")
        return c.TakeEveryWin()
    name, card = words.name(), words.card()
    return c.TakeWin(punter=name, card=card, restake=words.amount() if words.left() else None)


_READERS: dict[str, Callable[[_Words], c.Command]] = {
    "seat": _seat,
    "buyin": lambda w: c.BuyIn(punter=w.name(), amount=w.amount()),
    "cashout": lambda w: c.CashOut(punter=w.name(), amount=w.amount()),
    "fund": lambda w: c.FundBank(amount=w.amount()),
    "stake": lambda w: c.PlaceStake(punter=w.name(), card=w.card(), amount=w.amount()),
    "withdraw": lambda w: c.WithdrawStake(punter=w.name(), card=w.card()),
    "fasse": lambda w: c.TurnFasse(card=w.card()),
    "pair": lambda w: c.DealPair(first=w.card(), second=w.card()),
    "last": lambda w: c.TurnLastCard(card=w.card()),
    "take": _take,
    "paroli": lambda w: c.MakeParoli(punter=w.name(), card=w.card()),
    "pay": lambda w: c.ChoosePay(punter=w.name(), card=w.card()),
    "mace": lambda w: c.MaceStake(punter=w.name(), card=w.card(), amount=w.amount()),
    "sidebet": lambda w: c.LaySideBet(
        backer=w.name("the backer"),
        against=w.name("who takes it"),
        punter=w.name("whose stake"),
        card=w.card(),
        outcome=w.choice(WIN, LOSE),
        amount=w.amount(),
    ),
    "book": lambda w: c.BuyBook(punter=w.name(), price=w.amount(least=0)),
    "end": lambda _: c.EndDeal(),
    "close": lambda _: c.CloseSession(),
}

VERBS = tuple(_READERS)


def write_line(events: Sequence[e.Event]) -> str | None:
    """Return the line that made one entry's ``events``, or None if no line did."""
    made = [event for event in events if type(event) in _WRITERS]
    if not made:
        return None
    if len(made) > 1:
        return f"take {EVERYONE}"
    return _WRITERS[type(made[0])](made[0])


def _seated(event: e.PunterSeated) -> str:
    suit = f" {event.suit}" if event.suit else ""
    return f"seat {name_in_sheet(event.punter)} {event.purse}{suit}"


def _taken(event: e.WinTaken) -> str:
    restake = f" {event.restake}" if event.restake else ""
    return f"take {name_in_sheet(event.punter)} {event.card}{restake}"


def _bet_laid(event: e.SideBetLaid) -> str:
    names = " ".join(map(name_in_sheet, (event.backer, event.against, event.punter)))
    return f"sidebet {names} {event.card} {event.outcome} {event.amount}"


def _on_card(verb: str) -> Callable[[Any], str]:
    return lambda event: f"{verb} {name_in_sheet(event.punter)} {event.card}"


def _money_on_card(verb: str) -> Callable[[Any], str]:
    return lambda event: f"{_on_card(verb)(event)} {event.amount}"


def _money(verb: str) -> Callable[[Any], str]:
    return lambda event: f"{verb} {name_in_sheet(event.punter)} {event.amount}"


_WRITERS: dict[type, Callable[[Any], str]] = {
    e.PunterSeated: _seated,
    e.MoneyBroughtIn: _money("buyin"),
    e.MoneyCashedOut: _money("cashout"),
    e.BankFunded: lambda event: f"fund {event.amount}",
    e.StakePlaced: _money_on_card("stake"),
    e.StakeWithdrawn: _on_card("withdraw"),
    e.FasseTurned: lambda event: f"fasse {event.card}",
    e.PairDealt: lambda event: f"pair {event.first} {event.second}",
    e.LastCardTurned: lambda event: f"last {event.card}",
    e.WinTaken: _taken,
    e.ParoliMade: _on_card("paroli"),
    e.PayChosen: _on_card("pay"),
    e.StakeMaced: _money_on_card("mace"),
    e.SideBetLaid: _bet_laid,
    e.BookBought: lambda event: f"book {name_in_sheet(event.punter)} {event.price}",
    e.DealEnded: lambda _: "end",
    e.SessionClosed: lambda _: "close",
}


def header(opened: e.SessionOpened) -> SheetHeader:
    """Return what stands above the entries: only rules that differ from the preset's."""
    preset = as_mapping(PRESETS[opened.preset].rules)
    return SheetHeader(
        title=opened.name,
        rules=opened.preset,
        currency=CURRENCIES[opened.currency],
        bank=opened.funds,
        overrides={
            name: _NONE_IN_SHEET[name] if value is None else value
            for name, value in as_mapping(opened.rules).items()
            if value != preset[name]
        },
        holder=opened.holder,
    )


def open_sheet(header: SheetHeader) -> c.OpenSession:
    """Return the command that opens the session of a sheet.

    Raises: ``BadLine`` for an unknown preset, ``BadRules`` for overrides no table can have.
    """
    preset = PRESETS.get(header.rules)
    if preset is None:
        raise BadLine(f"There are no rules {header.rules!r}; there are {', '.join(PRESETS)}.")
    return c.OpenSession(
        name=header.title,
        preset=preset.name,
        rules=overridden(preset.rules, _from_sheet(header.overrides)),
        currency=header.currency.code,
        funds=header.bank,
        holder=header.holder,
    )


def _from_sheet(overrides: Mapping[str, Any]) -> dict[str, Any]:
    return {
        name: None if name in FIELDS and _is_none(name, value) else value
        for name, value in overrides.items()
    }


def _is_none(name: str, value: Any) -> bool:
    none = _NONE_IN_SHEET.get(name)
    return none is not None and type(value) is type(none) and value == none
