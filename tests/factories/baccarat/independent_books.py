"""Baccarat's books, computed a second time: written from the rules, not from the game's code.

It plays entries that were accepted, asks no rule whether they may be, and keeps the money of every
party. Tests compare it with the game.
"""

from typing import Any

from service.domain.games.baccarat import commands as c
from service.domain.games.baccarat.rules import BaccaratRules
from service.domain.session.player_renaming import RenamePlayer
from service.domain.session.rulings import MakeRuling
from service.domain.session.seats import BuyIn, CashOut

RIGHT, LEFT = "right", "left"
Key = tuple[str, str]
"""A player and a hand."""


class IndependentBooks:
    """One evening's money. Amounts are in smallest units; a stake is by player and hand."""

    def __init__(self, rules: BaccaratRules) -> None:
        self.rules = rules
        self.purse: dict[str, int] = {}
        self.standing: dict[str, str] = {}
        self.at: dict[str, list[str]] = {RIGHT: [], LEFT: []}
        self.stake: dict[Key, int] = {}
        self.abiding: set[Key] = set()
        self.bank, self.passed_sum = 0, 0
        self.banker: str | None = None
        self.late: str | None = None
        self.turn: str | None = None
        self.claims: list[tuple[str, bool]] = []
        self.won: set[str] = set()
        self.laid: dict[str, int] = {}
        self.cards: dict[str, str | None] = {RIGHT: None, LEFT: None}
        self.unlimited = False

    # Who is where

    @property
    def in_two(self) -> bool:
        return self.rules.sides == 2

    def seated(self) -> list[str]:
        return [name for name in self.purse if name not in self.standing]

    def hand(self, name: str) -> str:
        if name in self.standing:
            return self.standing[name]
        return LEFT if name in self.at[LEFT] else RIGHT

    def order(self) -> list[str]:
        """Return the order of cover."""
        punters: list[str] = []
        if self.in_two:
            for number in range(len(self.purse)):
                for hand in (RIGHT, LEFT):
                    punters += self.at[hand][number : number + 1]
        else:
            seated, banker = self.seated(), self.banker or self.late
            first = seated.index(banker) + 1 if banker in seated else 0
            punters = [n for n in seated[first:] + seated[:first] if n != banker]
        return punters + list(self.standing)

    def keys(self) -> list[Key]:
        """Return the stakes in the order of cover."""
        both = [(name, hand) for name in self.order() for hand in (RIGHT, LEFT)]
        return [key for key in both if key in self.stake]

    def next_in_turn(self, name: str) -> str | None:
        if self.rules.bank_goes == "auction":
            return None
        seated = self.seated()
        return seated[(seated.index(name) + 1) % len(seated)]

    # Money

    def lay(self, name: str, hand: str, amount: int) -> None:
        self.purse[name] -= amount
        self.stake[name, hand] = self.stake.get((name, hand), 0) + amount

    def home(self, *names: str) -> None:
        """Return the stakes of some players, or of all."""
        for name, hand in list(self.stake):
            if not names or name in names:
                self.purse[name] += self.stake.pop((name, hand))
                self.abiding.discard((name, hand))
        staked = {name for name, _ in self.stake}
        self.claims = [claim for claim in self.claims if claim[0] in staked]

    def end_tenure(self) -> None:
        assert self.banker is not None
        self.purse[self.banker] += self.bank
        self.turn = self.next_in_turn(self.banker)
        self.late, self.banker, self.bank, self.unlimited = self.banker, None, 0, False

    # Entries

    def play(self, command: Any) -> None:
        match command:
            case c.SeatOrStand():
                self.sit(command)
            case BuyIn():
                self.purse[command.punter] += command.amount
            case CashOut():
                self.purse[command.punter] -= command.amount
            case MakeRuling():
                self.purse[command.source] -= command.amount
                self.purse[command.target] += command.amount
            case RenamePlayer():
                self.rename(command.punter, command.name)
            case c.TakeBank():
                self.take_bank(command.punter, command.amount)
            case c.FundBank():
                self.put_in(command.amount)
            case c.PlaceStake():
                self.lay(command.punter, self.hand(command.punter), command.amount)
            case c.WithdrawStake():
                self.home(command.punter)
            case c.RepeatStakes():
                self.again()
            case c.ClaimBanco():
                self.banco(command.punter, command.how == "cheval")
            case c.AcceptStakes():
                self.put_in(sum(self.stake.values()) - self.bank)
                self.unlimited = self.rules.accepted == "unlimited"
            case c.DealHand():
                self.settle({RIGHT: command.right, LEFT: command.left}, ())
            case c.DealCards():
                self.settle(*read_cards(command))
            case c.PassDeal():
                self.pass_deal()
            case c.ShuffleCards():
                self.shuffle()
            case c.CloseSession():
                self.home()
                if self.banker:
                    self.end_tenure()

    def sit(self, command: c.SeatOrStand) -> None:
        name, where = command.punter, command.where or ""
        self.purse[name] = command.purse
        side = min((RIGHT, LEFT), key=lambda hand: len(self.at[hand]))
        side = LEFT if "left" in where else RIGHT if "right" in where else side
        side = side if self.in_two else RIGHT
        if "standing" in where:
            self.standing[name] = side
            return
        if self.in_two:
            self.at[side].append(name)
        if self.turn is None and self.rules.bank_goes == "rotation":
            self.turn = name

    def rename(self, old: str, new: str) -> None:
        def named(name: Any) -> Any:
            return new if name == old else name

        self.purse = {named(n): amount for n, amount in self.purse.items()}
        self.standing = {named(n): hand for n, hand in self.standing.items()}
        self.at = {hand: [named(n) for n in names] for hand, names in self.at.items()}
        self.stake = {(named(n), hand): amount for (n, hand), amount in self.stake.items()}
        self.abiding = {(named(n), hand) for n, hand in self.abiding}
        self.claims = [(named(n), cheval) for n, cheval in self.claims]
        self.won = {named(n) for n in self.won}
        self.laid = {named(n): amount for n, amount in self.laid.items()}
        self.cards = {hand: named(n) for hand, n in self.cards.items()}
        self.banker, self.late, self.turn = map(named, (self.banker, self.late, self.turn))

    def take_bank(self, name: str, amount: int) -> None:
        if self.passed_sum and amount == self.passed_sum:
            self.home(name)
        else:
            self.home()
        for hand in (RIGHT, LEFT):
            if name in self.at[hand]:
                place = self.at[hand].index(name)
                self.at[hand][place : place + 1] = [self.late] if self.late else []
                if self.cards[hand] == name:
                    self.cards[hand] = self.late
        self.banker, self.passed_sum = name, 0
        self.put_in(amount)

    def put_in(self, amount: int) -> None:
        assert self.banker is not None
        self.purse[self.banker] -= amount
        self.bank += amount

    def again(self) -> None:
        rules = self.rules
        for name in self.order():
            amount = self.laid.get(name, 0)
            has_one = any(key[0] == name for key in self.stake)
            by_seated = sum(a for (n, _), a in self.stake.items() if n not in self.standing)
            shut_out = name in self.standing and by_seated >= self.bank and not self.unlimited
            fits = rules.min_stake <= amount <= (rules.max_stake or amount)
            if amount and fits and not has_one and not shut_out and self.purse[name] >= amount:
                self.lay(name, self.hand(name), amount)

    def banco(self, name: str, cheval: bool) -> None:  # noqa: FBT001 - as in the entry
        claims = [claim for claim in self.claims if self.hand(claim[0]) != self.hand(name)]
        claims.append((name, cheval))
        self.home()
        half, order = self.bank // 2, self.order()
        if len(claims) == 2:
            first, second = sorted((claim[0] for claim in claims), key=order.index)
            self.lay(first, self.hand(first), self.bank - half)
            self.lay(second, self.hand(second), half)
        elif cheval:
            other = LEFT if self.hand(name) == RIGHT else RIGHT
            self.lay(name, self.hand(name), self.bank - half)
            self.lay(name, other, half)
        else:
            self.lay(name, self.hand(name), self.bank)
        self.claims, self.won = claims, set()

    def pass_deal(self) -> None:
        if self.banker is None:
            assert self.turn is not None
            self.turn = self.next_in_turn(self.turn)
            return
        passed_sum = self.bank
        self.end_tenure()
        self.passed_sum = passed_sum

    def shuffle(self) -> None:
        if self.rules.bank_ends == "shoe":
            self.home()
            if self.banker:
                self.end_tenure()
            self.passed_sum = 0

    # A hand

    def holder(self, hand: str, covered: dict[Key, int]) -> str | None:
        """Return who holds the cards of a hand."""
        names = [name for name, at in covered if at == hand]
        sitting = [name for name in names if name not in self.standing] or names
        if not names or self.claims:
            return names[0] if names else None
        if not self.in_two:
            most = max(covered[name, hand] for name in sitting)
            return next(name for name in sitting if covered[name, hand] == most)
        places, turn = self.at[hand], self.cards[hand]
        start = places.index(turn) if turn in places else 0
        return next((n for n in places[start:] + places[:start] if n in sitting), sitting[0])

    def settle(self, results: dict[str, str], false_draws: tuple[str, ...]) -> None:
        rules, left, covered = self.rules, self.bank, {}
        for key in self.keys():
            covered[key] = min(left, self.stake[key])
            left -= covered[key]
        holders = {hand: self.holder(hand, covered) for hand in (RIGHT, LEFT)}
        if not self.claims:
            self.laid = {}
            for (name, _), amount in self.stake.items():
                self.laid[name] = self.laid.get(name, 0) + amount
        if rules.excess == "declined":
            for (name, hand), reached in covered.items():
                self.purse[name] += self.stake[name, hand] - reached
                self.stake[name, hand] = reached
        lost: dict[Key, int] = {}
        for key, reached in covered.items():
            if results[key[1]] == "bank":
                takes = self.stake[key] if rules.uncovered == "lost" else reached
                lost[key] = takes
                self.bank += takes
                self.purse[key[0]] += self.stake.pop(key) - takes
        for key in covered:
            if results[key[1]] == "punters":
                stake = self.stake.pop(key)
                paid = min(stake, self.bank)
                self.bank -= paid
                self.purse[key[0]] += stake + paid
                self.won.add(key[0])
        self.stake = {key: amount for key, amount in self.stake.items() if amount}
        self.abiding = set(self.stake)
        self.settle_false_draws(false_draws, holders, lost)
        self.move_cards(results, holders)
        staked = {name for name, _ in self.stake}
        self.claims = [claim for claim in self.claims if claim[0] in staked]
        if rules.bank_ends == "loss" and results[RIGHT] == "punters":
            self.end_tenure()

    def settle_false_draws(
        self, hands: tuple[str, ...], holders: dict[str, str | None], lost: dict[Key, int]
    ) -> None:
        for hand in hands:
            name = holders[hand]
            if name is None:
                continue
            if self.rules.false_draw == "fine":
                fine = min(self.rules.fine, self.purse[name])
                self.purse[name] -= fine
                self.bank += fine
            if self.rules.false_draw == "liable":
                for (other, at), amount in lost.items():
                    if at == hand and other != name:
                        paid = min(amount, self.purse[name])
                        self.purse[name] -= paid
                        self.purse[other] += paid

    def move_cards(self, results: dict[str, str], holders: dict[str, str | None]) -> None:
        """Pass the cards of a side on after a loss; a banco and a bystander move no turn."""
        for hand, name in holders.items():
            places = self.at[hand]
            if name in places and not self.claims:
                lost = results[hand] == "bank"
                self.cards[hand] = places[(places.index(name) + lost) % len(places)]


PIPS = {"A": 1, "10": 0, "J": 0, "Q": 0, "K": 0}


def count(cards: tuple[str, ...]) -> int:
    """Return the points of cards."""
    ranks = [card.rstrip("hdcs") for card in cards]
    return sum(PIPS.get(rank, 0) if rank in PIPS else int(rank) for rank in ranks) % 10


def read_cards(command: c.DealCards) -> tuple[dict[str, str], tuple[str, ...]]:
    """Return what won on each hand, and the hands with a false draw."""
    bank, results, wrong = command.bank_cards, {}, []
    for hand, cards in ((RIGHT, command.right_cards), (LEFT, command.left_cards)):
        if not cards:
            results[hand] = "none"
            continue
        two, natural = count(cards[:2]), count(cards[:2]) > 7
        against = count(bank[:2]) if natural else count(bank)
        own = count(cards)
        results[hand] = "tie" if own == against else "punters" if own > against else "bank"
        if not natural and count(bank[:2]) < 8:
            drew = len(cards) == 3
            if (drew and two in (6, 7)) or (not drew and two < 5):
                wrong.append(hand)
    return results, tuple(wrong)
