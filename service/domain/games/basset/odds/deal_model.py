"""How stakes fare in a deal, as tables of moves, for simulation."""

from typing import NamedTuple

from service.domain.deal_model import LAID, OUT, UNITS, DealModel, Move, StakeMoves
from service.domain.games.basset.odds.deal import Option, Outcomes, Standing
from service.domain.games.basset.odds.edge import check_size
from service.domain.games.basset.odds.policies import Policy, policies_of
from service.domain.games.basset.odds.table import Table, lost_to_fasse, valuation_of
from service.domain.games.basset.rules import HouseRules


def deal_model(rules: HouseRules, players: int) -> DealModel:
    """Return a deal under every policy but ``best``, whose answers depend on the cards seen.

    Raises ``NoOdds`` if the packs are too small for a deal.
    """
    table = Table(rules, players)
    check_size(table)
    return DealModel(
        cards=table.cards,
        of_rank=table.of_rank,
        dealt=table.after_fasse.left,
        first_wins=rules.order == "win_first",
        cards_each=max(rules.cards_required, 1),
        moves={
            policy.name: _Standings(rules, policy).moves()
            for policy in policies_of(rules)
            if not policy.is_best
        },
    )


class _Row(NamedTuple):
    """The moves of a stake in one state."""

    first_card: Move
    last_card: Move
    pair: tuple[Move, ...]
    deal_end: int


NOTHING = Move(0, OUT)


class _Standings:
    """The standings of a stake under a policy, numbered as they are met."""

    def __init__(self, rules: HouseRules, policy: Policy) -> None:
        self._rules = rules
        self._valuation = valuation_of(rules, policy, UNITS, lambda _: 0)
        self._outcomes = Outcomes(rules, self._valuation)
        self._numbers = {Standing(): LAID}

    def moves(self) -> StakeMoves:
        """Return the moves of all standings that can be reached."""
        rows = [_Row(NOTHING, NOTHING, (NOTHING,) * 4, OUT)]
        while len(rows) <= len(self._numbers):
            rows.append(self._row(list(self._numbers)[len(rows) - 1]))
        missed, wins, loses, both = zip(*(row.pair for row in rows), strict=True)
        return StakeMoves(
            first_card=tuple(row.first_card for row in rows),
            pair=(missed, wins, loses, both),
            last_card=tuple(row.last_card for row in rows),
            deal_end=tuple(row.deal_end for row in rows),
        )

    def _row(self, standing: Standing) -> _Row:
        rules = self._rules
        is_carried = rules.carry and standing.crooks > 0
        loss = self._valuation.lose(standing)
        half_stays = rules.fasse == "half_purse"
        return _Row(
            first_card=Move(
                -int(lost_to_fasse(rules) * UNITS), self._number(standing) if half_stays else OUT
            ),
            last_card=self._move(standing if rules.last_card is None else loss),
            pair=tuple(self._move(only) for (only,) in self._outcomes.of(standing)),
            deal_end=self._number(Standing(standing.crooks)) if is_carried else OUT,
        )

    def _move(self, option: Option) -> Move:
        if isinstance(option, Standing):
            return Move(0, self._number(option))
        return Move(option, OUT)

    def _number(self, standing: Standing) -> int:
        return self._numbers.setdefault(standing, len(self._numbers) + 1)
