"""What Basset states of its odds, for the game's record."""

from service.domain.games.basset.odds.case import answer, read_stake
from service.domain.games.basset.odds.de_moivre import (
    FACED,
    FACED_IN_FRANCE,
    bassete_table,
    pharaon_table,
)
from service.domain.games.basset.odds.deal import Standing
from service.domain.games.basset.odds.policies import policies_of
from service.domain.games.basset.odds.table import Table, expectation_before_fasse
from service.domain.games.basset.rules import HouseRules
from service.domain.port.odds import ExactFigure, Odds, OddsTable


def edge(rules: HouseRules, players: int) -> tuple[ExactFigure, ...]:
    """Return what a plain stake of 1 gains before the fasse, by policy. Raises ``NeverDecided``."""
    table = Table(rules, players)
    return tuple(
        ExactFigure(policy.name, expectation_before_fasse(table, policy, Standing()))
        for policy in policies_of(rules)
    )


def moivre_tables() -> tuple[OddsTable, ...]:
    """Return the losses in Bassette by de Moivre and in France, and those in Pharaon."""
    return (
        OddsTable(
            "bassete_y_1_2",
            "Bassette, de Moivre: the fasse costs 1/2",
            tuple(bassete_table(FACED)),
        ),
        OddsTable(
            "bassete_y_2_3",
            "Bassette in France: the fasse costs 2/3",
            tuple(bassete_table(FACED_IN_FRANCE)),
        ),
        OddsTable("pharaon", "Pharaon", tuple(pharaon_table())),
    )


ODDS = Odds(figures=edge, answer=answer, read_stake=read_stake, tables={"moivre": moivre_tables})
