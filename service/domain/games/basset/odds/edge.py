"""What the rules cost a plain stake by policy, and whether they pay a punter who rides."""

from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction
from functools import lru_cache

from service.domain.games.basset.odds.deal import Standing
from service.domain.games.basset.odds.policies import policies_of
from service.domain.games.basset.odds.table import Table, expectation_before_fasse
from service.domain.games.basset.rules import HouseRules
from service.domain.port.odds import EdgeWarning, NoOdds

PACKS_TIMES_RUNGS_MAX = 30
"""With more, the odds would take seconds: the time grows with the square of both."""

SAFE_LADDER = (1, 2, 7, 15, 33, 67)
"""The ladder that the warning tries. Source: S0 Modern."""


def check_size(table: Table) -> None:
    """Raise ``NoOdds`` if the packs are too small for a deal."""
    if table.undealt < 1 + table.rules.burn:
        raise NoOdds("The packs are too small for the hands, the fasse and the burnt cards.")


def check_packs(table: Table) -> None:
    """Raise ``NoOdds`` if the packs are too small for a deal, or too many to compute."""
    check_size(table)
    if table.packs * len(table.rules.ladder) > PACKS_TIMES_RUNGS_MAX:
        raise NoOdds("The packs and the rungs of the ladder are too many.")


@lru_cache(maxsize=256)
def edge(rules: HouseRules, players: int) -> Mapping[str, Fraction]:
    """Return what a plain stake of 1 gains before the fasse, by policy.

    Empty if the rules have no odds: the packs are too small or too many, or a stake is never
    decided.
    """
    table = Table(rules, players)
    try:
        check_packs(table)
        return {
            policy.name: expectation_before_fasse(table, policy, Standing())
            for policy in policies_of(rules)
        }
    except NoOdds:
        return {}


def warning(rules: HouseRules, players: int) -> EdgeWarning | None:
    """Return a warning if a play of a plain stake gains on the average, else None.

    It names the simplest play that gains: to ride once, before to ride more often.
    """
    gains = edge(rules, players)
    policy = next((name for name, gain in gains.items() if gain > 0), None)
    if policy is None:
        return None
    mended = edge(replace(rules, ladder=SAFE_LADDER), players)
    is_mended = bool(mended) and max(mended.values()) <= 0
    return EdgeWarning(policy, gains[policy], {"ladder": SAFE_LADDER} if is_mended else {})
