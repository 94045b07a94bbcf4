"""One question about odds as plain data, and its answer: for the command line and for tests.

Every fraction of an answer is a text in lowest terms, such as ``-1237/10829`` or ``0``.
"""

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from service.domain.games.basset.odds.edge import check_size
from service.domain.games.basset.odds.policies import PAY
from service.domain.games.basset.odds.position import BankOdds, Position, RankStake, StakeOdds
from service.domain.games.basset.odds.table import Table
from service.domain.games.basset.presets import RULES
from service.domain.games.basset.rules import HouseRules
from service.domain.games.basset.state import DRAWING, STAKING
from service.domain.port.odds import NoOdds
from service.domain.values.cards import RANKS
from service.domain.values.money import AMOUNT_MAX

Json = dict[str, Any]

PUNTERS_MAX = 100


def answer(case: Mapping[str, Any]) -> Json:
    """Return the answer to a case.

    ``case`` has ``rules`` (a preset), ``overrides``, ``punters`` (1 if absent), ``phase``
    (``staking`` or ``drawing``), ``seen`` (counts by rank), ``run``, ``retired``, and either
    ``stake`` or ``stakes``. Raises ``NoOdds`` and ``BadRules``.
    """
    _check_members(case, "the case", _CASE)
    rules = RULES.chosen(_text(case, "rules"), _mapping(case, "overrides"))
    position = _position(case, Table(rules, _number(case, "punters", 1, PUNTERS_MAX, 1)))
    if ("stake" in case) == ("stakes" in case):
        raise NoOdds("Give either stake or stakes.")
    stock: Json = {"left": position.stock.left, "unseen": position.stock.unseen}
    if "stake" in case:
        stake = _stake(_mapping(case, "stake"), rules)
        return {**stock, **stake_odds_as_json(position.odds_of([stake])[0])}
    stakes = case["stakes"]
    if not isinstance(stakes, list) or not all(isinstance(stake, Mapping) for stake in stakes):
        raise NoOdds("stakes is a list of objects.")
    bank = position.bank_odds(_stake(stake, rules) for stake in stakes)
    return {**stock, **bank_odds_as_json(bank)}


def read_stake(text: str) -> Json:
    """Return a stake as a case has it from ``RANK[:CROOKS][:pay]``. Raises ``NoOdds``."""
    rank, *marks = text.split(":")
    crooks = [int(mark) for mark in marks if mark.isdecimal()]
    if len(crooks) > 1 or any(mark != PAY and not mark.isdecimal() for mark in marks):
        raise NoOdds("A stake is RANK[:CROOKS][:pay], such as K:2.")
    return {"rank": rank, "crooks": sum(crooks), "paying": PAY in marks}


def stake_odds_as_json(odds: StakeOdds) -> Json:
    """Return the chances of a stake, and its expectation by policy."""
    chances = {name: str(part) for name, part in odds.chances._asdict().items()}
    return {**chances, "expectation": fractions_as_json(odds.expectation)}


def bank_odds_as_json(bank: BankOdds) -> Json:
    """Return what the bank may expect."""
    return {
        "exposure": dict(bank.exposure),
        "worst": bank.worst,
        "worst_pays": bank.worst_pays,
        "next_draw_gain": str(bank.next_draw_gain),
    }


def fractions_as_json(fractions: Mapping[str, Fraction]) -> Json:
    """Return fractions by name as texts in lowest terms."""
    return {name: str(value) for name, value in fractions.items()}


_CASE = frozenset(
    {"rules", "overrides", "punters", "phase", "seen", "run", "retired", "stake", "stakes"}
)
_STAKE = frozenset({"rank", "crooks", "paying", "couch"})


def _position(case: Mapping[str, Any], table: Table) -> Position:
    check_size(table)
    phase = case.get("phase", STAKING)
    if phase == STAKING:
        if any(case.get(name) for name in ("seen", "run", "retired")):
            raise NoOdds("Before the fasse, no card is seen, and no rank has won or is retired.")
        return Position(table)
    if phase != DRAWING:
        raise NoOdds("phase is staking or drawing.")
    run, retired = (_rank(case, name) if case.get(name) else None for name in ("run", "retired"))
    position = Position(table, _seen(case, table), run, retired)
    if position.stock.left < 0:
        raise NoOdds("More cards are seen than can be dealt.")
    return position


def _seen(case: Mapping[str, Any], table: Table) -> Mapping[str, int]:
    given = _mapping(case, "seen")
    for rank, count in given.items():
        if rank not in RANKS:
            raise NoOdds(f"seen: {_no_rank(rank)}")
        if type(count) is int and count > table.of_rank:
            raise NoOdds(
                f"seen: there are {count} cards of rank {rank}, but the packs have {table.of_rank}."
            )
    seen = {rank: _number(given, rank, 0, table.of_rank, 0) for rank in given}
    if not any(seen.values()):
        raise NoOdds("In a deal, seen has at least the fasse.")
    return seen


def _stake(stake: Mapping[str, Any], rules: HouseRules) -> RankStake:
    _check_members(stake, "a stake", _STAKE)
    crooks = _number(stake, "crooks", 0, len(rules.ladder) - 1, 0)
    paying = stake.get("paying", False)
    if not isinstance(paying, bool):
        raise NoOdds("paying is true or false.")
    if paying and (rules.pay is None or crooks):
        raise NoOdds("These rules have no pay for this stake.")
    couch = _number(stake, "couch", 0, AMOUNT_MAX, 1)
    return RankStake(_rank(stake, "rank"), crooks, paying, couch)


def _check_members(given: Mapping[str, Any], what: str, known: frozenset[str]) -> None:
    if unknown := sorted(given.keys() - known):
        raise NoOdds(f"Unknown member of {what}: {', '.join(unknown)}.")


def _rank(given: Mapping[str, Any], name: str) -> str:
    rank = _text(given, name)
    if rank not in RANKS:
        raise NoOdds(f"{name}: {_no_rank(rank)}")
    return rank


def _no_rank(rank: str) -> str:
    return f"{rank} is no rank. Use one of: {', '.join(RANKS)}."


def _text(given: Mapping[str, Any], name: str) -> str:
    text = given.get(name)
    if not isinstance(text, str):
        raise NoOdds(f"{name} is a text.")
    return text


def _mapping(given: Mapping[str, Any], name: str) -> Mapping[str, Any]:
    value = given.get(name) or {}
    if not isinstance(value, Mapping):
        raise NoOdds(f"{name} is an object.")
    return value


def _number(given: Mapping[str, Any], name: str, least: int, most: int, absent: int) -> int:
    value = given.get(name)
    if value is None:
        return absent
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise NoOdds(f"{name} is a whole number from {least} to {most}.")
    return value
