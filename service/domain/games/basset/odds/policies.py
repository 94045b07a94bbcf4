"""Policies: how a punter answers each win of a stake. The couch is 1; amounts are what is paid."""

from collections.abc import Iterator
from dataclasses import dataclass

from service.domain.games.basset.odds.deal import Option, Standing
from service.domain.games.basset.rules import HouseRules

TAKE, PAY, BEST = "take", "pay", "best"


@dataclass(frozen=True)
class Policy:
    """How wins are answered.

    ``name`` is public. The win with number ``rides_to``, counted from the first of the stake, is
    taken, and each one before it is left for a paroli. ``pays``: the first win is declined for
    the pay. ``is_best``: each win gets the answer that is worth most.
    """

    name: str
    rides_to: int = 1
    pays: bool = False
    is_best: bool = False


def policies_of(rules: HouseRules) -> Iterator[Policy]:
    """Yield the policies that the rules allow: take, ride to each further rung, pay, best."""
    yield Policy(TAKE)
    for wins in range(2, len(rules.ladder) + 1):
        yield Policy(f"ride:{wins}", rides_to=wins)
    if rules.pay is not None:
        yield Policy(PAY, pays=True)
    yield Policy(BEST, is_best=True)


def paid(rules: HouseRules, standing: Standing) -> int:
    """Return what the bank pays for a win that is taken."""
    if standing.paying:
        assert rules.pay is not None, "only these rules let a stake ride for the pay"
        return rules.pay
    return rules.ladder[standing.crooks]


def is_paid_at_once(rules: HouseRules, standing: Standing) -> bool:
    """Return whether a win needs no answer: one for the pay, and one on the last rung."""
    return standing.paying or standing.crooks == len(rules.ladder) - 1


def after_paroli(rules: HouseRules, standing: Standing) -> Standing:
    """Return the stake after a win was left on its card."""
    return Standing(standing.crooks + 1, has_won=rules.repeat != "ignore")


def after_pay(rules: HouseRules) -> Standing:
    """Return the stake after its first win was declined for the pay."""
    return Standing(paying=True, has_won=rules.repeat != "ignore")


def may_pay(rules: HouseRules, standing: Standing) -> bool:
    """Return whether a win may be declined for the pay."""
    return rules.pay is not None and not standing.crooks


def answers(rules: HouseRules, policy: Policy, standing: Standing) -> tuple[Option, ...]:
    """Return what a win may become under a policy, as amounts and stakes that stand on."""
    take = paid(rules, standing)
    if is_paid_at_once(rules, standing):
        return (take,)
    if policy.is_best:
        pays = (after_pay(rules),) if may_pay(rules, standing) else ()
        return (take, after_paroli(rules, standing), *pays)
    if policy.pays and may_pay(rules, standing):
        return (after_pay(rules),)
    return (take,) if standing.crooks + 1 >= policy.rides_to else (after_paroli(rules, standing),)
