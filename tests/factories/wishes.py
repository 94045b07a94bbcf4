"""What somebody at a random table may ask for next: legal about half the time."""

from collections.abc import Callable
from random import Random

from service.domain.cards import RANKS, rank_of
from service.domain.games.basset.commands import Command
from service.domain.games.basset.state import DRAWING, Stake, State, wins_waiting
from tests.factories import ask

NAMES = ("anne", "bess", "Señora 🂮", "d:e%f")
SEATED = 3
STAKED = ("A", "7", "10", "Q", "K")

Wish = Callable[[State, Random], Command]


def wish(state: State, random: Random) -> Command:
    if len(state.punters) < SEATED:
        return _seat(state, random)
    if wins_waiting(state) and random.random() < 0.8:
        return _answer(state, random)
    if state.phase == DRAWING and not state.stakes and random.random() < 0.4:
        return ask.end()
    wishes = DRAWING_WISHES if state.phase == DRAWING else STAKING_WISHES
    (chosen,) = random.choices(list(wishes), list(wishes.values()))
    command: Command = chosen(state, random)
    return command


def _name(state: State, random: Random) -> str:
    if not state.punters or random.random() < 0.02:
        return "nobody"
    return random.choice(list(state.punters))


def _table_card(random: Random) -> str:
    copy = random.choice(("",) * 24 + ("#2", "#2", "#1"))
    return random.choice(STAKED) + copy


def _amount(random: Random) -> int:
    return random.choice((1, 2, 3, 4, 5, 6, 8, 10, 12, 20, 31, 110))


def _some_stake(state: State, random: Random) -> tuple[str, str]:
    """Return somebody's card on the table, or now and then one that is not there."""
    stakes = list(state.stakes)
    if not stakes or random.random() < 0.1:
        return _name(state, random), _table_card(random)
    return random.choice(stakes)


def _drawn(state: State, random: Random) -> str:
    """Return a card to draw: often of a rank staked on, seldom one that cannot be left."""
    staked = [stake.rank for stake in state.stakes.values()]
    ranks = staked if staked and random.random() < 0.6 else RANKS
    left = [rank for rank in ranks if state.seen.get(rank, 0) < 4 * (state.decks or 1)]
    rank = random.choice(left if left and random.random() < 0.9 else RANKS)
    return rank + random.choice(("",) * 32 + ("h", "d", "c", "s") * 2 + ("#2",))


def _seat(state: State, random: Random) -> Command:
    free = [name for name in NAMES if name not in state.punters]
    name = random.choice(free if free and random.random() < 0.9 else NAMES)
    return ask.seat(name, random.choice((0, 5, 150, 300, 300)), random.choice((None, "clubs")))


def _stake(state: State, random: Random) -> Command:
    name = _name(state, random)
    amount = _amount(random)
    if name in state.punters and state.punters[name].purse < amount and random.random() < 0.9:
        return ask.buy_in(20 * amount, name)
    return ask.stake(_free_card(state, name, random), amount, name)


def _free_card(state: State, name: str, random: Random) -> str:
    """Return a card that mostly is not on the table yet."""
    card = _table_card(random)
    return _table_card(random) if (name, card) in state.stakes else card


def _withdraw(state: State, random: Random) -> Command:
    punter, card = _some_stake(state, random)
    return ask.withdraw(card, punter)


def _fasse(state: State, random: Random) -> Command:
    return ask.fasse(_drawn(state, random), random.choice((None, None, None, 0, 0, 0, 1)))


def _pair(state: State, random: Random) -> Command:
    first = _drawn(state, random)
    second = rank_of(first) if random.random() < 0.05 else _drawn(state, random)
    return ask.pair(first, second, random.choice((None,) * 8 + (state.place, 1)))


def _pair_or_last(state: State, random: Random) -> Command:
    if state.stock is not None and state.stock < 2 and random.random() < 0.9:
        return _last(state, random) if state.stock else ask.end()
    return _pair(state, random)


def _last(state: State, random: Random) -> Command:
    return ask.last(_drawn(state, random))


def _answer(state: State, random: Random) -> Command:
    waiting = wins_waiting(state)
    stake: Stake = random.choice(waiting)
    if random.random() < 0.15:
        return ask.take_all()
    if random.random() < (0.25 if state.rules.restake else 0.05):
        restake = stake.couch + random.choice((-1, 0, 0, 1, 7, 500))
        return ask.take(stake.card, max(restake, 1), stake.punter)
    if random.random() < 0.3:
        return ask.take(stake.card, None, stake.punter)
    if random.random() < (0.5 if state.rules.pay else 0.05):
        return ask.pay(stake.card, stake.punter)
    return ask.paroli(stake.card, stake.punter)


def _stray_answer(state: State, random: Random) -> Command:
    punter, card = _some_stake(state, random)
    return random.choice((ask.take(card, None, punter), ask.paroli(card, punter), ask.take_all()))


def _mace(state: State, random: Random) -> Command:
    punter, card = _some_stake(state, random)
    return ask.mace(card, _amount(random), punter)


def _side_bet(state: State, random: Random) -> Command:
    punter, card = _some_stake(state, random)
    backer, against = _name(state, random), _name(state, random)
    outcome = random.choice(("win", "lose"))
    return ask.side_bet(card, _amount(random), outcome, backer, against, punter)


def _book(state: State, random: Random) -> Command:
    return ask.book(random.choice((0, 1, 3, 200)), _name(state, random))


def _money(state: State, random: Random) -> Command:
    return random.choice(
        (
            ask.buy_in(10 * _amount(random), _name(state, random)),
            ask.cash_out(3 * _amount(random), _name(state, random)),
            ask.fund(_amount(random)),
        )
    )


def _end(state: State, random: Random) -> Command:
    return ask.end()


def _close(state: State, random: Random) -> Command:
    return ask.close()


STAKING_WISHES: dict[Wish, float] = {
    _stake: 14,
    _withdraw: 1,
    _fasse: 4,
    _side_bet: 1,
    _book: 0.5,
    _money: 0.7,
    _seat: 0.2,
    _pair: 0.3,
    _mace: 0.2,
    _end: 0.2,
    _stray_answer: 0.4,
    _close: 0.05,
}
DRAWING_WISHES: dict[Wish, float] = {
    _pair_or_last: 14,
    _last: 0.4,
    _end: 0.5,
    _stake: 1.5,
    _mace: 1.5,
    _side_bet: 1.5,
    _book: 0.5,
    _money: 1,
    _seat: 0.3,
    _withdraw: 0.2,
    _fasse: 0.2,
    _stray_answer: 0.4,
    _close: 0.1,
}


def any_wish(state: State, random: Random) -> Command:
    """Return any wish at all, fitting or not."""
    chosen = random.choice([*STAKING_WISHES, *DRAWING_WISHES, _some_answer])
    return chosen(state, random)


def _some_answer(state: State, random: Random) -> Command:
    punter, card = _some_stake(state, random)
    return random.choice(
        (ask.pay(card, punter), ask.take(card, _amount(random), punter), ask.paroli(card, punter))
    )
