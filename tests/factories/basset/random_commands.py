"""Random Basset commands; about half of them are legal."""

from collections.abc import Callable
from random import Random

from service.domain.games.basset.commands import Command
from service.domain.games.basset.state import DRAWING, Stake, State, wins_waiting
from service.domain.values.cards import RANKS, rank_of
from tests.factories.basset import commands

NAMES = ("anne", "bess", "Señora 🂮", "d:e%f")
SEATED = 3
STAKED = ("A", "7", "10", "Q", "K")

Choose = Callable[[State, Random], Command]


def random_command(state: State, random: Random) -> Command:
    if len(state.punters) < SEATED:
        return _seat(state, random)
    if wins_waiting(state) and random.random() < 0.8:
        return _answer(state, random)
    if state.phase == DRAWING and not state.stakes and random.random() < 0.4:
        return commands.end_deal()
    choices = WHILE_DRAWING if state.phase == DRAWING else WHILE_STAKING
    (chosen,) = random.choices(list(choices), list(choices.values()))
    command: Command = chosen(state, random)
    return command


def _name(state: State, random: Random) -> str:
    if not state.punters or random.random() < 0.02:
        return "stranger"
    return random.choice(list(state.punters))


def _table_card(random: Random) -> str:
    copy = random.choice(("",) * 24 + ("#2", "#2", "#1"))
    return random.choice(STAKED) + copy


def _amount(random: Random) -> int:
    return random.choice((1, 2, 3, 4, 5, 6, 8, 10, 12, 20, 31, 110))


def _some_stake(state: State, random: Random) -> tuple[str, str]:
    """Return a punter and their card on the table, or at times a card that is not on it."""
    stakes = list(state.stakes)
    if not stakes or random.random() < 0.1:
        return _name(state, random), _table_card(random)
    return random.choice(stakes)


def _drawn(state: State, random: Random) -> str:
    """Return a card to draw: often of a staked rank, seldom a card that the pack lacks."""
    staked = [stake.rank for stake in state.stakes.values()]
    ranks = staked if staked and random.random() < 0.6 else RANKS
    left = [rank for rank in ranks if state.seen.get(rank, 0) < 4 * (state.decks or 1)]
    rank = random.choice(left if left and random.random() < 0.9 else RANKS)
    return rank + random.choice(("",) * 32 + ("h", "d", "c", "s") * 2 + ("#2",))


def _seat(state: State, random: Random) -> Command:
    free = [name for name in NAMES if name not in state.punters]
    name = random.choice(free if free and random.random() < 0.9 else NAMES)
    return commands.seat(name, random.choice((0, 5, 150, 300, 300)), random.choice((None, "clubs")))


def _stake(state: State, random: Random) -> Command:
    name = _name(state, random)
    amount = _amount(random)
    if name in state.punters and state.punters[name].purse < amount and random.random() < 0.9:
        return commands.buy_in(20 * amount, name)
    return commands.stake(_free_card(state, name, random), amount, name)


def _free_card(state: State, name: str, random: Random) -> str:
    """Return a card that mostly is not on the table yet."""
    card = _table_card(random)
    return _table_card(random) if (name, card) in state.stakes else card


def _withdraw(state: State, random: Random) -> Command:
    punter, card = _some_stake(state, random)
    return commands.withdraw(card, punter)


def _fasse(state: State, random: Random) -> Command:
    return commands.fasse(_drawn(state, random), random.choice((None, None, None, 0, 0, 0, 1)))


def _pair(state: State, random: Random) -> Command:
    first = _drawn(state, random)
    second = rank_of(first) if random.random() < 0.05 else _drawn(state, random)
    return commands.pair(first, second, random.choice((None,) * 8 + (state.next_draw, 1)))


def _pair_or_last(state: State, random: Random) -> Command:
    if state.stock is not None and state.stock < 2 and random.random() < 0.9:
        return _last(state, random) if state.stock else commands.end_deal()
    return _pair(state, random)


def _last(state: State, random: Random) -> Command:
    return commands.last_card(_drawn(state, random))


def _answer(state: State, random: Random) -> Command:
    waiting = wins_waiting(state)
    stake: Stake = random.choice(waiting)
    if random.random() < 0.15:
        return commands.take_all()
    if random.random() < (0.25 if state.rules.restake else 0.05):
        restake = stake.couch + random.choice((-1, 0, 0, 1, 7, 500))
        return commands.take(stake.card, max(restake, 1), stake.punter)
    if random.random() < 0.3:
        return commands.take(stake.card, None, stake.punter)
    if random.random() < (0.5 if state.rules.pay else 0.05):
        return commands.pay(stake.card, stake.punter)
    return commands.paroli(stake.card, stake.punter)


def _stray_answer(state: State, random: Random) -> Command:
    punter, card = _some_stake(state, random)
    return random.choice(
        (commands.take(card, None, punter), commands.paroli(card, punter), commands.take_all())
    )


def _mace(state: State, random: Random) -> Command:
    punter, card = _some_stake(state, random)
    return commands.mace(card, _amount(random), punter)


def _side_bet(state: State, random: Random) -> Command:
    punter, card = _some_stake(state, random)
    backer, against = _name(state, random), _name(state, random)
    outcome = random.choice(("win", "lose"))
    return commands.side_bet(card, _amount(random), outcome, backer, against, punter)


def _book(state: State, random: Random) -> Command:
    return commands.buy_book(random.choice((0, 1, 3, 200)), _name(state, random))


def _money(state: State, random: Random) -> Command:
    return random.choice(
        (
            commands.buy_in(10 * _amount(random), _name(state, random)),
            commands.cash_out(3 * _amount(random), _name(state, random)),
            commands.fund_bank(_amount(random)),
        )
    )


def _end(state: State, random: Random) -> Command:
    return commands.end_deal()


def _close(state: State, random: Random) -> Command:
    return commands.close()


WHILE_STAKING: dict[Choose, float] = {
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
WHILE_DRAWING: dict[Choose, float] = {
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


def any_command(state: State, random: Random) -> Command:
    """Return any command, whether it fits the phase or not."""
    chosen = random.choice([*WHILE_STAKING, *WHILE_DRAWING, _some_answer])
    return chosen(state, random)


def _some_answer(state: State, random: Random) -> Command:
    punter, card = _some_stake(state, random)
    return random.choice(
        (
            commands.pay(card, punter),
            commands.take(card, _amount(random), punter),
            commands.paroli(card, punter),
        )
    )
